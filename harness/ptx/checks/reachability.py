# SPDX-License-Identifier: Apache-2.0
"""Code that no thread runs, and branches that always go one way."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from harness.ptx.analyses import Analysis
from harness.ptx.checks.registry import Report, Subject, report, rule
from harness.ptx.evaluate import compute
from harness.ptx.module import Imm, Instruction, Operand, Reg
from harness.ptx.opcodes import type_of

# What compilers put after a trap or a call that does not return: it only ends.
_ENDS = frozenset({"ret", "exit", "trap", "bra", "brkpt"})


@rule("unreachable-code", "warning", "instructions that no path from the entry reaches")
def unreachable_code(s: Subject) -> Iterator[Report]:
    for f, flow in s.bodies():
        a = s.analysis(f)
        before = True
        for b, block in enumerate(flow.blocks):
            live = b in a.graph.live
            code = flow.code[block.first : block.last + 1]
            if not live and before and any(i.opcode not in _ENDS for i in code):
                i = next(i for i in code if i.opcode not in _ENDS)
                yield report(
                    i,
                    f.name,
                    "no path from the entry reaches this instruction",
                    why="what stands before it jumps away or ends the thread, and no branch leads here",
                    fix="remove it, or give the jump before it its condition",
                    other=flow.code[block.first - 1] if block.first else None,
                    role="leaves",
                )
                before = False
            before = before or live


@rule("constant-condition", "warning", "a branch whose condition compares constants")
def constant_condition(s: Subject) -> Iterator[Report]:
    for f, flow in s.bodies():
        a = s.analysis(f)
        for b in sorted(a.graph.live):
            k = flow.blocks[b].last
            branch = flow.code[k]
            if branch.opcode != "bra" or branch.guard is None:
                continue
            key = a.data.key_at(k, branch.guard.reg)
            found = a.data.reaching(k, key) if key is not None else ()
            if len(found) != 1 or found[0] < 0:
                continue
            value = _decided(a, found[0])
            if value is not None:
                taken = value != branch.guard.negated
                yield report(
                    branch,
                    f.name,
                    f"this branch is {'always' if taken else 'never'} taken",
                    why=f"line {flow.code[found[0]].line} compares what cannot change: {flow.code[found[0]].text}",
                    fix="compare what the branch is to depend on, or remove the branch",
                    other=flow.code[found[0]],
                    role="compares",
                )


def _decided(a: Analysis, d: int) -> bool | None:
    """What a comparison always gives; None where it may give either."""
    i = a.flow.code[d]
    if i.opcode != "setp" or len(i.operands) != 3 or i.guard is not None or type_of(i)[:1] not in ("b", "s", "u"):
        return None
    x, y = i.operands[1:]
    if isinstance(x, Reg) and x == y:
        # A number is equal to itself, whatever it is.
        return i.modifiers[0] in ("eq", "le", "ge", "ls", "hs") if not _volatile(x) else None
    numbers = [_number(a, d, o) for o in (x, y)]
    if None in numbers:
        return None
    values = [np.array([n or 0], np.int64).view(np.uint64) for n in numbers]
    return bool(compute(i, values)[0])


def _volatile(x: Reg) -> bool:
    return x.name.startswith(("%clock", "%globaltimer"))


def _number(a: Analysis, d: int, o: Operand) -> int | None:
    """A constant operand: written so, or moved from one."""
    if isinstance(o, Imm):
        return _in_range(o.value)
    key = a.data.key_at(d, o.name) if isinstance(o, Reg) else None
    if key is None:
        return None
    found = a.data.reaching(d, key)
    source: Instruction | None = a.flow.code[found[0]] if len(found) == 1 and found[0] >= 0 else None
    if source is None or source.opcode != "mov" or len(source.operands) != 2:
        return None
    return _in_range(source.operands[1].value) if isinstance(source.operands[1], Imm) else None


def _in_range(value: int) -> int:
    return (value + 2**63) % 2**64 - 2**63
