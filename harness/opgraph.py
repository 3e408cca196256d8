# SPDX-License-Identifier: Apache-2.0
"""A Program as a graph of its memory ops: the edges are happens-before, and an order to enforce where there is one.

Nothing else may order two nodes, so a Program that races races as a graph too, and an enforced order needs no gate.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

import numpy as np

from harness.errors import UsageError
from harness.order import HB, happens_before, is_linear_extension
from harness.program import HostSync, Program, Record, Wait


@dataclass(frozen=True, slots=True)
class OpGraph:
    """nodes: op indices that touch memory, each after all that it waits for; after: the direct predecessors of each."""

    nodes: tuple[int, ...]
    after: dict[int, tuple[int, ...]]

    @property
    def edges(self) -> tuple[tuple[int, int], ...]:
        """(earlier, later) pairs, none of which follows from others."""
        return tuple((i, j) for j in self.nodes for i in self.after[j])

    def within(self, ops: Sequence[int]) -> OpGraph:
        """The part of the graph that lies among these ops."""
        kept = set(ops)
        nodes = tuple(i for i in self.nodes if i in kept)
        return OpGraph(nodes, {j: tuple(i for i in self.after[j] if i in kept) for j in nodes})

    def draw(self, rng: Random) -> tuple[int, ...]:
        """An order that the edges allow, each ready node equally likely at each step."""
        missing = {j: len(self.after[j]) for j in self.nodes}
        following: dict[int, list[int]] = {j: [] for j in self.nodes}
        for i, j in self.edges:
            following[i].append(j)
        ready, out = [j for j in self.nodes if not missing[j]], []
        while ready:
            node = ready.pop(rng.randrange(len(ready)))
            out.append(node)
            for j in following[node]:
                missing[j] -= 1
                if not missing[j]:
                    ready.append(j)
        return tuple(out)


def graph_of(program: Program, order: Sequence[int] | None = None, hb: HB | None = None) -> OpGraph:
    """The graph of a Program: happens-before between its memory ops, and `order` between each two neighbours of it.

    order: of all ops, as in `Schedule.order`; None: happens-before alone, without edges that follow from others.
    Raises UsageError when the order contradicts happens-before.
    """
    hb = happens_before(program) if hb is None else hb
    if order is not None:
        if not is_linear_extension(hb, order):
            raise UsageError(f"{program.name}: not an order that its streams and events allow: {tuple(order)}")
        work = set(hb.work)
        return in_order(tuple(i for i in order if i in work))
    columns = np.packbits(hb.matrix, axis=0, bitorder="little")
    work_bits = sum(1 << i for i in hb.work)
    before = {j: int.from_bytes(columns[:, j].tobytes(), "little") & work_bits for j in hb.work}
    after: dict[int, tuple[int, ...]] = {}
    for j in hb.work:
        left, direct = before[j], []
        while left:  # the latest that is left is implied by none of the others
            i = left.bit_length() - 1
            direct.append(i)
            left &= ~(before[i] | 1 << i)
        after[j] = tuple(reversed(direct))
    return OpGraph(hb.work, after)


def in_order(work: tuple[int, ...]) -> OpGraph:
    """Memory ops one after another. Every edge of happens-before follows from a chain that does not contradict it."""
    return OpGraph(work, {**dict.fromkeys(work[:1], ()), **{b: (a,) for a, b in pairwise(work)}})


@dataclass(frozen=True, slots=True)
class Segment:
    """Ops between two host waits, in an order to record them in. waits: the host waits after it."""

    ops: tuple[int, ...]
    waits: bool


def segments(program: Program, order: Sequence[int] | None = None) -> Iterator[Segment]:
    """A Program cut at its host waits: what can be captured as one graph each, since a capture cannot wait."""
    run: list[int] = []
    for i in range(len(program.ops)) if order is None else order:
        if isinstance(program.ops[i], HostSync):
            yield Segment(tuple(run), True)
            run = []
        else:
            run.append(i)
    if run:
        yield Segment(tuple(run), False)


def recorded_before(program: Program) -> dict[int, int]:
    """By wait, the index of the record that it waits for; a wait for an event never recorded waits for nothing."""
    newest: dict[str, int] = {}
    out: dict[int, int] = {}
    for i, op in enumerate(program.ops):
        if isinstance(op, Record):
            newest[op.event] = i
        elif isinstance(op, Wait) and op.event in newest:
            out[i] = newest[op.event]
    return out
