# SPDX-License-Identifier: Apache-2.0
"""Barriers that some threads of a block never reach (PTX ISA, "bar, barrier": all threads of the block take part)."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.cfg import EXIT, Flow
from harness.ptx.checks.registry import Report, Subject, rule
from harness.ptx.module import Imm, Instruction
from harness.ptx.opcodes import read, space_of, written

_THREAD = frozenset({"%tid", "%laneid", "%warpid", "%clock", "%clock64", "%clock_hi", "%globaltimer"})
_LANE_MASKS = "%lanemask_"
# Results that differ by thread whatever the operands are.
_PER_THREAD = frozenset({"atom", "activemask", "elect", "match", "shfl", "vote", "call", "ldmatrix", "wgmma", "mma"})


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


def thread_dependent(flow: Flow) -> set[str]:
    """Registers whose value may differ between threads of one block, by name (scopes are not told apart).

    Data flow only: loads from thread-dependent addresses, atomics, and what is computed from them. A value that
    differs only because a branch did is not seen, so the rule built on this misses rather than invents.
    """
    readers: dict[str, list[Instruction]] = {}
    for i in flow.code:
        for r in read(i):
            readers.setdefault(r.name, []).append(i)
    dependent: set[str] = set()
    todo = list(flow.code)
    while todo:
        i = todo.pop()
        results = [r.name for r in written(i) if r.name not in dependent]
        if results and _makes_dependent(i, dependent):
            dependent.update(results)
            for name in results:
                todo += readers.get(name, ())
    return dependent


def _makes_dependent(i: Instruction, dependent: set[str]) -> bool:
    if i.opcode in ("bar", "barrier"):
        # bar.red gives every thread the same answer.
        return False
    if i.opcode in _PER_THREAD:
        return True
    if i.opcode in ("ld", "ldu") and space_of(i) == "local":
        return True
    return any(r.name in dependent or r.name in _THREAD or r.name.startswith(_LANE_MASKS) for r in read(i))


@rule("barrier-skipped", "warning", "threads that leave before a barrier the rest of the block waits at")
def barrier_skipped(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        flow = s.flow(entry)
        live = flow.reachable()
        waiting = {k for k in live if any(waits_for_block(flow.code[j]) for j in _range(flow, k))}
        if not waiting:
            continue
        dependent = thread_dependent(flow)
        told: set[int] = set()
        reaches = flow.leading_to(waiting)
        exits = flow.leading_to(k for k in live if EXIT in flow.blocks[k].successors)
        for k in sorted(live):
            last = flow.blocks[k].last
            i = flow.code[last]
            if i.guard is None or i.guard.reg not in dependent or len(flow.blocks[k].successors) < 2:
                continue
            stay = [t for t in flow.blocks[k].successors if t in reaches]
            leave = [t for t in flow.blocks[k].successors if t not in reaches and (t == EXIT or t in exits)]
            # An unrolled loop leaves for one place at many branches: the first one tells all.
            if stay and not told.issuperset(leave):
                told.update(leave)
                barrier = _first_barrier(flow, stay, waiting)
                yield Report(
                    i.line,
                    f"threads for which this branch leaves never reach the barrier on line {barrier.line}",
                    "let every thread of the block reach the barrier: guard the work between the barriers instead",
                    f"{i.guard.reg} depends on the thread, and one way past it has no barrier left",
                    i.column,
                    i,
                    entry.name,
                )


def _range(flow: Flow, block: int) -> range:
    return range(flow.blocks[block].first, flow.blocks[block].last + 1)


def _first_barrier(flow: Flow, blocks: list[int], waiting: set[int]) -> Instruction:
    """The nearest barrier in text from some blocks on."""
    found = [j for b in blocks for k in flow.reachable(b) & waiting for j in _range(flow, k)]
    start = min(flow.blocks[b].first for b in blocks)
    barriers = [j for j in found if waits_for_block(flow.code[j])]
    return flow.code[min(barriers, key=lambda j: (j < start, j))]
