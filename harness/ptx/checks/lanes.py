# SPDX-License-Identifier: Apache-2.0
"""Masks of the instructions that a warp executes together (PTX ISA, "shfl.sync", "vote.sync", "bar.warp.sync").

Undefined is: an executing thread that its own mask does not name, and a mask that names a lane which does not come.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from harness.ptx.analyses import Analysis
from harness.ptx.checks.registry import Report, Subject, report, rule
from harness.ptx.evaluate import Values
from harness.ptx.module import Instruction, Operand
from harness.ptx.threads import WARP, Mask, Threads

_FULL = 0xFFFFFFFF
_MOST = 200_000
_FIX = "name the lanes that come here, no more and no fewer: take the mask from a vote before the branch"


def mask_of(i: Instruction) -> Operand | None:
    """The member mask of an instruction that a warp executes together, None where it has none."""
    if i.opcode in ("shfl", "vote", "match", "redux", "elect") and "sync" in i.modifiers and len(i.operands) > 1:
        return i.operands[-1]
    if i.opcode in ("bar", "barrier") and "warp" in i.modifiers and i.operands:
        return i.operands[0]
    return None


@rule("lane-mask", "warning", "a shuffle, vote or warp barrier whose mask does not fit the lanes that execute it")
def lane_mask(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        a = s.analysis(entry)
        sites = [(k, m) for k in a.live() if (m := mask_of(a.flow.code[k])) is not None]
        if not sites:
            continue
        threads = Threads(a.graph, a.data, a.lanes)
        if len(sites) * threads.branches > _MOST:
            # Each place is held against each branch: beyond this nothing is claimed.
            continue
        told: set[object] = set()
        for k, operand in sites:
            mask = threads.value(k, operand)
            said = _fault(a, threads, k, mask, [x for x, _ in sites]) if mask is not None else None
            # An unrolled reduction has the same fault in each step.
            if said is not None and said[:2] not in told:
                told.add(said[:2])
                message, branch, why = said
                yield report(
                    a.flow.code[k],
                    entry.name,
                    message,
                    why=why,
                    fix=_FIX,
                    other=a.flow.code[branch] if branch is not None else None,
                    role="branch",
                )


def _fault(a: Analysis, threads: Threads, k: int, mask: Values, sites: list[int]) -> tuple[str, int | None, str] | None:
    """(message, the branch that parts the lanes, why), or None where nothing can be said against a mask."""
    here, parting = threads.arriving(k)
    there = np.arange(threads.count) < threads.at_most
    # The lanes of the block's last warp that are no threads.
    if (narrow := _narrow(threads, k, mask, here, a)) is not None:
        return narrow
    here = here & there & _certain(threads, here)
    named = (mask >> threads.lane) & np.uint64(1) != 0
    if parting is None:
        outside = here & ~named
        if outside.any() and not (threads.at_most < WARP and not threads.known):
            lane = int(threads.lane[outside][0])
            return f"lane {lane} executes this and its mask {_hex(mask, outside)} does not name it", None, _WHY_CALLER
    missing = _missing(threads, mask, here, there)
    if missing is None or _elsewhere(a, threads, k, sites):
        return _unknown(a, threads, k, mask, parting)
    branch = _branch(a, threads, k)
    where = f", the branch on line {a.flow.code[branch].line} leads it elsewhere" if branch is not None else ""
    return f"the mask {_hex(mask, here)} names lane {missing}, which does not come here{where}", branch, _WHY_MISSING


def _certain(threads: Threads, here: Mask) -> Mask:
    """The warps that a block surely has: the first one, and those that a condition of the kernel divides."""
    if threads.known:
        return np.ones(threads.count, np.bool_)
    warps = here.reshape(-1, WARP).sum(axis=1)
    some = ((warps > 0) & (warps < WARP)) | (np.arange(len(warps)) == 0)
    return np.repeat(some, WARP)


_WHY_CALLER = "a thread that is not in its own mask gets an undefined result"
_WHY_MISSING = (
    "the instruction waits for every lane that its mask names; one that left or went on gives nothing defined"
)


def _narrow(threads: Threads, k: int, mask: Values, here: Mask, a: Analysis) -> tuple[str, int | None, str] | None:
    """A mask that names lanes which the block does not have."""
    left = threads.at_most % WARP
    if not left or not (threads.known or threads.at_most < WARP):
        return None
    if threads.at_most > WARP and a.flow.code[k].opcode != "shfl":
        # Votes count nothing for lanes that are not there; only a shuffle reads from them.
        return None
    last = np.arange(threads.count) // WARP == threads.at_most // WARP
    callers = here & last & (np.arange(threads.count) < threads.at_most)
    beyond = mask >> np.uint64(left)
    if not callers.any() or not (cut32(beyond)[callers] != 0).any():
        return None
    what = f"a block of {threads.at_most} threads has only {left} lanes in its last warp"
    return f"the mask {_hex(mask, callers)} names lane {left}, and {what}", None, _WHY_MISSING


def cut32(values: Values) -> Values:
    """The low 32 bits."""
    return values & np.uint64(_FULL)


def _missing(threads: Threads, mask: Values, here: Mask, there: Mask) -> int | None:
    """A lane that the mask of an executing thread names and that does not come, though its thread exists."""
    if here.all() or not here.any():
        return None
    for warp in range(0, threads.count, WARP):
        mine = slice(warp, warp + WARP)
        if not here[mine].any():
            continue
        named = int(np.bitwise_or.reduce(mask[mine][here[mine]]))
        absent = [x for x in range(len(here[mine])) if named >> x & 1 and there[warp + x] and not here[warp + x]]
        if absent:
            return absent[0]
    return None


def _elsewhere(a: Analysis, threads: Threads, k: int, sites: list[int]) -> bool:
    """Whether lanes that do not come here execute the same operation elsewhere: then they do meet."""
    i = a.flow.code[k]
    here, _ = threads.arriving(k)
    for x in sites:
        if x != k and a.flow.code[x].opcode == i.opcode and a.flow.code[x].modifiers == i.modifiers:
            others, _ = threads.arriving(x)
            if not (others & here).any() and a.flow.block_of[x] != a.flow.block_of[k]:
                return True
    return False


def _unknown(
    a: Analysis, threads: Threads, k: int, mask: Values, parting: int | None
) -> tuple[str, int | None, str] | None:
    """A mask of all lanes where the lanes of a warp may part before."""
    if parting is None or not (cut32(mask) == _FULL).all():
        return None
    branch = a.flow.blocks[parting].last if parting != a.flow.block_of[k] else k
    i = a.flow.code[branch]
    return (
        "the mask names all lanes, and those of one warp may part at "
        + (f"the branch on line {i.line}" if branch != k else "this instruction's guard"),
        branch if branch != k else None,
        f"{i.guard.reg if i.guard else 'its condition'} differs between lanes: right only where all of a warp agree",
    )


def _branch(a: Analysis, threads: Threads, k: int) -> int | None:
    """The last branch in text before an instruction that decides whether it runs, by lane."""
    block = a.flow.block_of[k]
    found = [a.flow.blocks[b].last for b in a.lanes.branches if a.graph.decides(b, block) and a.flow.blocks[b].last < k]
    return max(found, default=None)


def _hex(mask: Values, chosen: Mask) -> str:
    return f"0x{int(mask[chosen][0]) & _FULL:08x}"
