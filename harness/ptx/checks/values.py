# SPDX-License-Identifier: Apache-2.0
"""Registers whose value nobody made: a forward analysis of which registers may have been written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from harness.ptx.cfg import Flow
from harness.ptx.checks.registry import Report, Subject, rule
from harness.ptx.module import Function, Instruction
from harness.ptx.opcodes import is_special, read, written

# LLVM says so where it leaves a register undefined on purpose.
_IMPLICIT = re.compile(r"//\s*implicit-def:\s*\$?%?(\w+)")

Key = tuple[int, str]


def keys(flow: Flow, i: Instruction, scope: int, names: list[str]) -> Iterator[Key]:
    """Registers as (declaring frame, name); undeclared and special ones are left out."""
    for name in names:
        if not is_special(name):
            found = flow.find(name, scope)
            if found is not None and found[1].space == "reg":
                yield found[0], name


class Numbers:
    """Registers as bits, so that sets of them are integers."""

    def __init__(self) -> None:
        self._bits: dict[Key, int] = {}

    def bit(self, key: Key) -> int:
        """The bit of one register."""
        return 1 << self._bits.setdefault(key, len(self._bits))

    def bits(self, keys: Iterable[Key]) -> int:
        """The union of some registers' bits."""
        out = 0
        for key in keys:
            out |= self.bit(key)
        return out


def may_be_written(flow: Flow, given: int, numbers: Numbers) -> list[int]:
    """For each block, the registers that some path has written before it begins; `given` are there from the start."""
    made = [numbers.bits(key for k in range(b.first, b.last + 1) for key in _written(flow, k)) for b in flow.blocks]
    before = [0] * len(flow.blocks)
    if before:
        before[0] = given
    todo = [0] if before else []
    visited: set[int] = set()
    while todo:
        k = todo.pop()
        visited.add(k)
        after = before[k] | made[k]
        for s in flow.blocks[k].successors:
            if s >= 0 and (s not in visited or after & ~before[s]):
                before[s] |= after
                todo.append(s)
    return before


def _written(flow: Flow, k: int) -> Iterator[Key]:
    i = flow.code[k]
    return keys(flow, i, flow.scope[k], [r.name for r in written(i)])


@rule("never-written", "error", "a register that is read where no path has written it")
def never_written(s: Subject) -> Iterator[Report]:
    implicit = {m.group(1).lstrip("%$") for m in _IMPLICIT.finditer(s.module.text)}
    for f, flow in s.bodies():
        yield from _reads(f, flow, implicit)


def _reads(f: Function, flow: Flow, implicit: set[str]) -> Iterator[Report]:
    numbers = Numbers()
    given = numbers.bits((0, v.name) for v in f.params if v.space == "reg")
    before = may_be_written(flow, given, numbers)
    seen: set[Key] = set()
    for b in sorted(flow.reachable()):
        have = before[b]
        for k in range(flow.blocks[b].first, flow.blocks[b].last + 1):
            i = flow.code[k]
            for key in keys(flow, i, flow.scope[k], [r.name for r in read(i)]):
                name = key[1]
                if have & numbers.bit(key) or key in seen or name.lstrip("%") in implicit or _harmless(i):
                    continue
                seen.add(key)
                yield Report(
                    i.line,
                    f"{name} is read here, and nothing has written it on any path",
                    f"write {name} first, or correct the name",
                    "a register holds an undefined value until an instruction writes it",
                    i.column,
                    i,
                    f.name,
                )
            have |= numbers.bits(_written(flow, k))


def _harmless(i: Instruction) -> bool:
    """xor r, a, a and sub r, a, a are zero whatever a is; an argument passed on undefined may stay unread."""
    if i.opcode == "st" and "param" in i.modifiers:
        return True
    return i.opcode in ("xor", "sub") and len(i.operands) == 3 and i.operands[1] == i.operands[2]
