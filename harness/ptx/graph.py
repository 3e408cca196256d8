# SPDX-License-Identifier: Apache-2.0
"""Shape of a control-flow graph: dominators, post-dominators, loops, and what a branch decides.

Dominators by the iterative algorithm of Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm" (2001).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from harness.ptx.cfg import EXIT, Flow


@dataclass(frozen=True, slots=True)
class Loop:
    """A natural loop. header: its first block; blocks: all of it; latches: where it goes back;
    exits: (block inside, block outside or EXIT)."""

    header: int
    blocks: frozenset[int]
    latches: tuple[int, ...]
    exits: tuple[tuple[int, int], ...]


class Graph:
    """The graph of a flow's blocks that can run. Everything is computed when it is first asked for."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow

    @cached_property
    def live(self) -> frozenset[int]:
        """Blocks that can run."""
        return frozenset(self.flow.reachable())

    @cached_property
    def finishing(self) -> frozenset[int]:
        """Blocks that can run and from which the function's end can be reached: neither doomed to trap nor to loop."""
        ends = [k for k in self.live if EXIT in self.flow.blocks[k].successors]
        return frozenset(self.flow.leading_to(ends) & self.live)

    @cached_property
    def idom(self) -> dict[int, int]:
        """The immediate dominator of each block that can run; the entry's is itself."""
        if not self.live:
            return {}
        blocks = self.flow.blocks
        return _dominators(
            0,
            lambda k: [s for s in blocks[k].successors if s != EXIT],
            lambda k: [p for p in blocks[k].predecessors if p in self.live],
        )

    @cached_property
    def ipdom(self) -> dict[int, int]:
        """The immediate post-dominator of each finishing block, EXIT where only the end is common to all ways on.

        Ways that can only trap, or never end, are left out: a thread on them joins nobody.
        """
        blocks, finishing = self.flow.blocks, self.finishing
        ends = [k for k in sorted(finishing) if EXIT in blocks[k].successors]
        found = _dominators(
            EXIT,
            lambda k: ends if k == EXIT else [p for p in blocks[k].predecessors if p in finishing],
            lambda k: [s for s in blocks[k].successors if s == EXIT or s in finishing],
        )
        found.pop(EXIT, None)
        return found

    def dominates(self, a: int, b: int) -> bool:
        """Whether every way from the entry to block b passes block a."""
        first, last = self._intervals.get(a, (1, 0))
        at = self._intervals.get(b, (-1, -1))[0]
        return first <= at <= last

    @cached_property
    def _intervals(self) -> dict[int, tuple[int, int]]:
        """Entry and exit times of a walk over the dominator tree: ancestors enclose their descendants."""
        children: dict[int, list[int]] = {}
        for b, parent in self.idom.items():
            if b != parent:
                children.setdefault(parent, []).append(b)
        out: dict[int, tuple[int, int]] = {}
        time = 0
        todo: list[tuple[int, int]] = [(0, -1)] if self.idom else []
        while todo:
            b, began = todo.pop()
            if began >= 0:
                out[b] = (began, time - 1)
                continue
            todo.append((b, time))
            todo += [(c, -1) for c in children.get(b, ())]
            time += 1
        return out

    @cached_property
    def loops(self) -> list[Loop]:
        """Natural loops, one a header, in text order of the headers."""
        blocks = self.flow.blocks
        latches: dict[int, list[int]] = {}
        for k in sorted(self.live):
            for s in blocks[k].successors:
                if s != EXIT and self.dominates(s, k):
                    latches.setdefault(s, []).append(k)
        return [self._loop(header, tuple(back)) for header, back in sorted(latches.items())]

    def _loop(self, header: int, latches: tuple[int, ...]) -> Loop:
        inside = {header, *latches}
        todo = [k for k in latches if k != header]
        while todo:
            for p in self.flow.blocks[todo.pop()].predecessors:
                if p in self.live and p not in inside:
                    inside.add(p)
                    todo.append(p)
        exits = tuple((k, s) for k in sorted(inside) for s in self.flow.blocks[k].successors if s not in inside)
        return Loop(header, frozenset(inside), latches, exits)

    def decided_by(self, block: int) -> frozenset[int]:
        """Blocks that run or not, or run a number of times, as the branch at the end of `block` decides: those on its
        ways on, up to where all of them meet again. The block itself is among them where the branch closes a loop."""
        mask = self._region(block)
        return frozenset(k for k in self.finishing if mask >> k & 1)

    def decides(self, branch: int, block: int) -> bool:
        """Whether `block` is among those that the branch at the end of `branch` decides."""
        return bool(self._region(branch) >> block & 1)

    @cached_property
    def _regions(self) -> dict[int, int]:
        return {}

    def _region(self, block: int) -> int:
        """`decided_by` as bits: a function may have thousands of branches, each with thousands of blocks."""
        known = self._regions.get(block)
        if known is not None:
            return known
        meets = self.ipdom.get(block, EXIT)
        seen: set[int] = set()
        todo = [s for s in self.flow.blocks[block].successors if s in self.finishing and s != meets]
        while todo:
            k = todo.pop()
            if k not in seen:
                seen.add(k)
                todo += [s for s in self.flow.blocks[k].successors if s in self.finishing and s != meets]
        bits = bytearray(len(self.flow.blocks) // 8 + 1)
        for k in seen:
            bits[k >> 3] |= 1 << (k & 7)
        self._regions[block] = int.from_bytes(bits, "little")
        return self._regions[block]


def _dominators(
    root: int, after: Callable[[int], Iterable[int]], before: Callable[[int], Iterable[int]]
) -> dict[int, int]:
    """Immediate dominators of everything that `after` leads to from `root`."""
    order = _postorder(root, after)
    number = {k: i for i, k in enumerate(order)}
    idom = {root: root}
    changed = True
    while changed:
        changed = False
        for k in reversed(order):
            if k == root:
                continue
            new: int | None = None
            for p in before(k):
                if p in idom:
                    new = p if new is None else _common(new, p, idom, number)
            if new is not None and idom.get(k) != new:
                idom[k] = new
                changed = True
    return idom


def _common(a: int, b: int, idom: dict[int, int], number: dict[int, int]) -> int:
    while a != b:
        while number[a] < number[b]:
            a = idom[a]
        while number[b] < number[a]:
            b = idom[b]
    return a


def _postorder(root: int, after: Callable[[int], Iterable[int]]) -> list[int]:
    order: list[int] = []
    seen = {root}
    todo = [(root, iter(after(root)))]
    while todo:
        k, rest = todo[-1]
        for s in rest:
            if s not in seen:
                seen.add(s)
                todo.append((s, iter(after(s))))
                break
        else:
            order.append(k)
            todo.pop()
    return order
