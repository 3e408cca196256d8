# SPDX-License-Identifier: Apache-2.0
"""Flags and counters between blocks that order nothing (PTX ISA, "Memory Consistency Model": release and acquire
patterns): data stored before one and read by who saw it, without a release there or an acquire here."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.analyses import Analysis
from harness.ptx.checks.registry import Report, Subject, report, rule
from harness.ptx.module import Instruction

_STRONG = frozenset({"volatile", "relaxed", "release", "acquire", "acq_rel", "mmio"})


@rule("flag-not-released", "warning", "a flag or counter that tells of data whose stores no fence puts before it")
def flag_not_released(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        a = s.analysis(entry)
        flags = [k for k in a.live() if _is_flag(a, k)]
        if not flags:
            continue
        pending = _unfenced(a)
        for k in flags:
            if any(spin == k for spin, _ in _spins(a, set(a.pointers.address(k).roots))):
                # An atomic that only looks.
                continue
            i = a.flow.code[k]
            stores = {x: a.pointers.address(x).roots for x in pending[k]}
            waiting = _waits_on(a, k)
            for x in sorted(stores):
                data = stores[x] - a.pointers.address(k).roots
                reader = next((r for r in waiting if a.pointers.address(r).roots & data), None)
                if reader is None:
                    continue
                yield report(
                    i,
                    entry.name,
                    f"who sees this {i.opcode} need not see the store on line {a.flow.code[x].line}, which line "
                    f"{a.flow.code[reader].line} reads",
                    why="it is relaxed, and no fence at gpu scope stands between the two",
                    fix="put __threadfence() (membar.gl, fence.acq_rel.gpu) before it, or make it .release",
                    other=a.flow.code[x],
                    role="store",
                )
                break


@rule("flag-not-acquired", "warning", "data read after waiting for a flag without an acquire or a fence between")
def flag_not_acquired(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        a = s.analysis(entry)
        flags = {r for k in a.live() if _is_flag(a, k) or _is_release(a, k) for r in a.pointers.address(k).roots}
        written = {r for k in a.live() if _is_plain(a, k, "st") for r in a.pointers.address(k).roots} - flags
        if not flags or not written:
            continue
        for spin, exits in _spins(a, flags):
            if {"acquire", "acq_rel"} & set(a.flow.code[spin].modifiers):
                continue
            reader = _first_unfenced_read(a, exits, written)
            if reader is not None:
                i = a.flow.code[reader]
                yield report(
                    i,
                    entry.name,
                    f"this need not see what was stored before the flag that line {a.flow.code[spin].line} waits for",
                    why="that read is relaxed or weak, and no fence at gpu scope stands between the two",
                    fix="wait with ld.acquire, or put __threadfence() (membar.gl, fence.acq_rel.gpu) behind the loop",
                    other=a.flow.code[spin],
                    role="wait",
                )


def _is_global(a: Analysis, k: int) -> bool:
    return a.pointers.space(k) in ("global", "generic")


def _is_plain(a: Analysis, k: int, opcode: str) -> bool:
    """A weak load or store of global memory."""
    i = a.flow.code[k]
    return i.opcode == opcode and not _STRONG & set(i.modifiers) and _is_global(a, k)


def _is_flag(a: Analysis, k: int) -> bool:
    """A strong write of global memory that releases nothing by itself: a relaxed atomic or store, a volatile one."""
    i = a.flow.code[k]
    if i.opcode not in ("atom", "red", "st") or {"release", "acq_rel", "cta"} & set(i.modifiers):
        return False
    return (i.opcode != "st" or bool(_STRONG & set(i.modifiers))) and _is_global(a, k)


def _is_release(a: Analysis, k: int) -> bool:
    i = a.flow.code[k]
    released = {"release", "acq_rel"} & set(i.modifiers) and "cta" not in i.modifiers
    return i.opcode in ("atom", "red", "st") and bool(released) and _is_global(a, k)


def _is_fence(i: Instruction) -> bool:
    """Whether an instruction orders memory for other blocks."""
    if i.opcode == "membar":
        return "cta" not in i.modifiers and "proxy" not in i.modifiers
    return i.opcode == "fence" and "cta" not in i.modifiers and "proxy" not in i.text


def _unfenced(a: Analysis) -> dict[int, frozenset[int]]:
    """For each flag: the plain stores with no fence since, on some way."""
    flow = a.flow
    flags = {k for k in a.live() if _is_flag(a, k)}
    stores = {k for k in a.live() if _is_plain(a, k, "st")}
    entering: dict[int, frozenset[int]] = {0: frozenset()}
    found: dict[int, frozenset[int]] = {k: frozenset() for k in flags}
    todo = [0]
    while todo:
        b = todo.pop()
        now = entering[b]
        for k in range(flow.blocks[b].first, flow.blocks[b].last + 1):
            if k in flags:
                found[k] |= now
            elif k in stores:
                now |= {k}
            elif _is_fence(flow.code[k]) and flow.code[k].guard is None:
                now = frozenset()
        for s in flow.blocks[b].successors:
            if s >= 0 and not (s in entering and now <= entering[s]):
                entering[s] = entering.get(s, frozenset()) | now
                todo.append(s)
    return found


def _waits_on(a: Analysis, k: int) -> list[int]:
    """Loads that run because of what a flag's write gave, or after a loop that waits for the flag."""
    roots = a.pointers.address(k).roots
    blocks: set[int] = set()
    if a.flow.code[k].opcode == "atom":
        decided = _influenced(a, k)
        for b in a.graph.finishing:
            if a.flow.blocks[b].last in decided:
                blocks |= a.graph.decided_by(b)
    for _, exits in _spins(a, set(roots)):
        for e in exits:
            blocks |= a.flow.reachable(e)
    return [x for x in a.flow.run_by(blocks) if a.flow.code[x].opcode == "ld" and _is_global(a, x)]


def _influenced(a: Analysis, k: int) -> set[int]:
    """Instructions that depend on a result, through shared memory too."""
    seen = {k}
    todo = [k]
    while todo:
        d = todo.pop()
        after = list(a.data.users(d))
        if a.flow.code[d].opcode == "st" and a.pointers.space(d) == "shared":
            roots = a.pointers.address(d).roots
            after += [
                x
                for x in a.live()
                if a.flow.code[x].opcode == "ld"
                and a.pointers.space(x) == "shared"
                and a.pointers.address(x).roots & roots
            ]
        new = [u for u in after if u not in seen]
        seen.update(new)
        todo += new
    return seen


def _spins(a: Analysis, flags: set[str]) -> Iterator[tuple[int, list[int]]]:
    """(the read, the blocks after the loop) of loops that end by what they read of a flag."""
    for loop in a.graph.loops:
        for b, _ in loop.exits:
            seen = {a.flow.blocks[b].last}
            todo = list(seen)
            while todo:
                k = todo.pop()
                for d in a.data.sources(k):
                    if d not in seen and a.flow.block_of[d] in loop.blocks:
                        seen.add(d)
                        todo.append(d)
            reads = [k for k in sorted(seen) if a.flow.code[k].opcode in ("ld", "atom") and _is_global(a, k)]
            found = next((k for k in reads if a.pointers.address(k).roots & flags), None)
            if found is not None:
                yield found, [x for _, x in loop.exits if x >= 0]
                break


def _first_unfenced_read(a: Analysis, start: list[int], written: set[str]) -> int | None:
    """The first plain load of data in text that some way from these blocks comes to without a fence."""
    found: list[int] = []
    seen = set(start)
    todo = list(start)
    while todo:
        b = todo.pop()
        fenced = False
        for k in range(a.flow.blocks[b].first, a.flow.blocks[b].last + 1):
            i = a.flow.code[k]
            if _is_fence(i) or (i.opcode in ("ld", "atom") and {"acquire", "acq_rel"} & set(i.modifiers)):
                fenced = True
                break
            if _is_plain(a, k, "ld") and a.pointers.address(k).roots & written:
                found.append(k)
        if not fenced:
            new = [x for x in a.flow.blocks[b].successors if x >= 0 and x not in seen]
            seen.update(new)
            todo += new
    return min(found, default=None)
