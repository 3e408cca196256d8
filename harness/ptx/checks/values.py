# SPDX-License-Identifier: Apache-2.0
"""Registers whose value nobody made: on no path, or not on every one (PTX ISA, "State Spaces": registers)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from harness.ptx.analyses import Analysis
from harness.ptx.checks.registry import Report, Subject, report, rule
from harness.ptx.dataflow import NOBODY, Key
from harness.ptx.module import Imm, Instruction, Reg
from harness.ptx.paths import Paths

# LLVM says so where it leaves a register undefined on purpose.
_IMPLICIT = re.compile(r"//\s*implicit-def:\s*\$?%?(\w+)")
_WHY = "a register holds an undefined value until an instruction writes it"


@rule("never-written", "error", "a register that is read where no path has written it")
def never_written(s: Subject) -> Iterator[Report]:
    implicit = _left_undefined(s)
    for f, _ in s.bodies():
        a = s.analysis(f)
        seen: set[Key] = set()
        for k in a.live():
            for key in a.data.reads[k]:
                if key in seen or a.data.reaching(k, key) != (NOBODY,) or _harmless(a, k, key, implicit):
                    continue
                seen.add(key)
                yield report(
                    a.flow.code[k],
                    f.name,
                    f"{key[1]} is read here, and nothing has written it on any path",
                    why=_WHY,
                    fix=f"write {key[1]} first, or correct the name",
                )


@rule("maybe-unwritten", "warning", "a register that is read where some path has not written it")
def maybe_unwritten(s: Subject) -> Iterator[Report]:
    implicit = _left_undefined(s)
    for f, _ in s.bodies():
        a = s.analysis(f)
        found = [x for x in sorted(Paths(a.data).unwritten()) if not _harmless(a, *x, implicit)]
        if not found:
            continue
        # A guard that is missing leaves many registers unset at once: the first read stands for all of them.
        k, key = found[0]
        others = len({other for _, other in found} - {key})
        more = f" ({others} other register{'s' if others > 1 else ''} of this function too)" if others else ""
        yield report(
            a.flow.code[k],
            f.name,
            f"{key[1]} is read here, and a path from the entry comes here without writing it{more}",
            why=_WHY,
            fix=f"write {key[1]} on every path, for example before the first branch",
            other=a.flow.code[a.data.definitions[key][0]],
            role="written only",
        )


def _left_undefined(s: Subject) -> frozenset[str]:
    return frozenset(m.group(1).lstrip("%$") for m in _IMPLICIT.finditer(s.module.text))


def _harmless(a: Analysis, k: int, key: Key, implicit: frozenset[str]) -> bool:
    """xor r, a, a and sub r, a, a are zero whatever a is; an argument passed on undefined may stay unread, and so may
    what is only put by, in local or shared memory: the padding of a structure, the items past a tile's end."""
    i = a.flow.code[k]
    if key[1].lstrip("%") in implicit or (i.opcode == "st" and "param" in i.modifiers):
        return True
    if i.opcode == "wgmma" and key in a.data.writes[k] and not _adds(i):
        return True
    if i.opcode in ("xor", "sub"):
        return len(i.operands) == 3 and i.operands[1] == i.operands[2]
    return i.opcode == "st" and _is_value(i, key) and a.pointers.space(k) in ("local", "shared")


def _adds(i: Instruction) -> bool:
    """Whether wgmma surely adds to its destination: scale-d, behind the descriptors, is a number other than 0."""
    scale = i.operands[5 if "sp" in i.modifiers else 3 :][:1]
    return bool(scale) and isinstance(scale[0], Imm) and scale[0].value != 0


def _is_value(i: Instruction, key: Key) -> bool:
    return len(i.operands) == 2 and i.operands[1] == Reg(key[1])
