# SPDX-License-Identifier: Apache-2.0
"""Barriers that some threads of a block never reach (PTX ISA, "bar, barrier": all threads of the block take part)."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.analyses import Analysis
from harness.ptx.cfg import EXIT
from harness.ptx.checks.registry import Report, Subject, report, rule
from harness.ptx.module import Imm, Instruction

# Ways out of one kernel that are told.
_ENOUGH = 16


def waits_for_block(i: Instruction) -> bool:
    """Whether the instruction waits for every thread of the block: a barrier without a thread count."""
    if i.opcode not in ("bar", "barrier") or "arrive" in i.modifiers:
        return False
    if "warp" in i.modifiers or "cluster" in i.modifiers:
        return False
    if "red" in i.modifiers:
        # d, a {, b}, c: three operands without a count.
        return len(i.operands) == 3
    return len(i.operands) <= 1 and (not i.operands or isinstance(i.operands[0], Imm))


def block_barriers(a: Analysis) -> list[int]:
    """Instructions that can run and wait for the whole block, in text order."""
    return [k for k in a.live() if waits_for_block(a.flow.code[k])]


@rule("barrier-skipped", "warning", "threads that leave before a barrier the rest of the block waits at")
def barrier_skipped(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        a = s.analysis(entry)
        barriers = block_barriers(a)
        if not barriers:
            continue
        flow = a.flow
        reaches = flow.leading_to({flow.block_of[k] for k in barriers})
        told: set[int] = set()
        for b in sorted(a.divergence.branches):
            successors = flow.blocks[b].successors
            stay = [t for t in successors if t in reaches]
            leave = [t for t in successors if t not in reaches and (t == EXIT or t in a.graph.finishing)]
            # An unrolled loop leaves for one place at many branches: the first one tells all.
            if stay and not told.issuperset(leave) and len(told) < _ENOUGH:
                told.update(leave)
                i = flow.code[flow.blocks[b].last]
                barrier = flow.code[_first(a, stay, barriers)]
                yield report(
                    i,
                    entry.name,
                    f"threads for which this branch leaves never reach the barrier on line {barrier.line}",
                    why=_why(i) + ": right only in launches where all threads of a block decide alike",
                    fix="let every thread of the block reach the barrier: guard the work between the barriers instead",
                    other=barrier,
                    role="barrier",
                )


@rule("barrier-divergent", "warning", "a barrier that only the threads on one side of a branch reach")
def barrier_divergent(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        a = s.analysis(entry)
        barriers = block_barriers(a)
        if not barriers:
            continue
        flow, told = a.flow, set[int]()
        reaches = flow.leading_to({flow.block_of[k] for k in barriers})
        # A way that reaches no barrier any more is what barrier-skipped is about.
        parting = [b for b in sorted(a.divergence.branches) if all(t in reaches for t in flow.blocks[b].successors)]
        for k in barriers:
            i = flow.code[k]
            branch: Instruction | None = None
            if i.guard is not None and a.divergence.differs(k, i.guard.reg):
                branch = i
            for b in parting:
                if branch is None and a.graph.decides(b, flow.block_of[k]) and b not in told:
                    told.add(b)
                    branch = flow.code[flow.blocks[b].last]
            if branch is None:
                continue
            where = "its own guard" if branch is i else f"the branch on line {branch.line}"
            yield report(
                i,
                entry.name,
                f"threads of one block part at {where}, and not all of them come to this barrier",
                why=_why(branch) + ", and the barrier waits for every thread of the block",
                fix="move the barrier to where all threads of the block pass, the same number of times",
                other=branch if branch is not i else None,
                role="branch",
            )


def _why(branch: Instruction) -> str:
    what = branch.guard.reg if branch.guard is not None else "the branch's index"
    return f"{what} depends on the thread"


def _first(a: Analysis, blocks: list[int], barriers: list[int]) -> int:
    """The nearest barrier in text from some blocks on."""
    after = {k for b in blocks for k in a.flow.reachable(b)}
    start = min(a.flow.blocks[b].first for b in blocks)
    return min((j for j in barriers if a.flow.block_of[j] in after), key=lambda j: (j < start, j))
