# SPDX-License-Identifier: Apache-2.0
"""Which schedules of a Program to enforce: small classes, each reproducible from a seed.

A strategy sees a `Space` (the program, its happens-before, its unordered conflicts) and yields orders; the base class
turns each distinct one into a `Schedule`. A new one is a class with `orders`.
"""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from harness.order import (
    HB,
    Conflict,
    Footprint,
    complete,
    extension_with,
    happens_before,
    random_linear_extension,
    unordered_conflicts,
    work_orders,
)
from harness.program import HostSync, Program
from harness.schedule import Schedule


@dataclass(frozen=True, slots=True, eq=False)
class Space:
    """What a strategy may look at: a program, what orders its ops, and which conflicts nothing orders."""

    program: Program
    hb: HB
    conflicts: tuple[Conflict, ...]

    @staticmethod
    def of(program: Program, footprints: Mapping[int, Footprint] | None = None) -> Space:
        """The space of a program; footprints as in `harness.order.unordered_conflicts`."""
        hb = happens_before(program)
        return Space(program, hb, tuple(unordered_conflicts(program, hb, footprints)))

    def submission(self) -> tuple[int, ...]:
        """The sequential meaning: the order in which the host submits."""
        return complete(self.hb, self.hb.work)


class Strategy(ABC):
    """A way to choose orders. Subclasses yield them; duplicates are dropped here."""

    @abstractmethod
    def orders(self, space: Space, rng: Random) -> Iterator[tuple[int, ...]]:
        """Orders of all ops, each a linear extension of `space.hb`; a finite number, drawn from `rng` alone."""

    def schedules(
        self,
        program: Program,
        seed: int = 0,
        *,
        limit: int | None = None,
        footprints: Mapping[int, Footprint] | None = None,
        threads: str = "random",
    ) -> Iterator[Schedule]:
        """Distinct schedules, at most `limit`; the same for the same program, seed and footprints.

        Each carries its own seed for the interleaving of threads, drawn from `seed` and its place in the sequence.
        """
        space = Space.of(program, footprints)
        seen: set[tuple[int, ...]] = set()
        rng = Random(f"{type(self).__name__}/{seed}")
        for order in self.orders(space, rng):
            if limit is not None and len(seen) >= limit:
                return
            if order in seen:
                continue
            seen.add(order)
            yield Schedule(order, schedule_seed(seed, len(seen) - 1), threads)


def schedule_seed(seed: int, index: int) -> int:
    """The thread seed of the index-th schedule of a run: 32 bits, unlike those of its neighbours."""
    return Random(f"schedule/{seed}/{index}").getrandbits(32)


class Exhaustive(Strategy):
    """Every distinct order of the ops that touch memory, lexicographic, the first `limit` of them."""

    def __init__(self, limit: int = 1024) -> None:
        self.limit = limit

    def orders(self, space: Space, rng: Random) -> Iterator[tuple[int, ...]]:
        return work_orders(space.hb, self.limit)


class RandomOrders(Strategy):
    """`count` orders, each built by choosing among the ops that are ready; duplicates do not count."""

    def __init__(self, count: int = 16) -> None:
        self.count = count

    def orders(self, space: Space, rng: Random) -> Iterator[tuple[int, ...]]:
        seen: set[tuple[int, ...]] = set()
        for _ in range(4 * self.count):  # a program with few orders ends here instead of drawing for ever
            if len(seen) == self.count:
                return
            order = random_linear_extension(space.hb, rng)
            order = complete(space.hb, [i for i in order if i in space.hb.work])
            if order not in seen:
                seen.add(order)
                yield order


class BothOrders(Strategy):
    """The order of submission, then for each unordered conflicting pair an order for each way round not seen yet.

    This realises every race of the program once, however many orders there are: at most 1 + 2 x pairs schedules.
    """

    def orders(self, space: Space, rng: Random) -> Iterator[tuple[int, ...]]:
        pairs = list(dict.fromkeys((c.i, c.j) for c in space.conflicts))
        wanted = {way for i, j in pairs for way in ((i, j), (j, i))}

        def realised(order: tuple[int, ...]) -> set[tuple[int, int]]:
            at = {op: place for place, op in enumerate(order)}
            return {(i, j) for i, j in wanted if at[i] < at[j]}

        first = space.submission()
        yield first
        wanted -= realised(first)
        for way in [(j, i) for i, j in pairs] + pairs:
            if way in wanted:
                order = extension_with(space.hb, *way)
                order = complete(space.hb, [i for i in order if i in space.hb.work])
                yield order
                wanted -= realised(order)


class StreamPriorities(Strategy):
    """Probabilistic concurrency testing over streams, `count` runs of depth `depth`.

    Burckhardt, Kothari, Musuvathi and Nagarakatte, "A randomized scheduler with probabilistic guarantees of finding
    bugs" (ASPLOS 2010): streams get random priorities, the ready op of the highest runs, and at depth-1 random steps
    the stream just run drops below all others. A stream plays the part of their thread. A bug that takes `depth`
    ordering constraints to show is hit by one run with probability at least 1 / (streams * ops^(depth-1)). Host waits
    come as soon as they may: they touch no memory.
    """

    def __init__(self, count: int = 16, depth: int = 3) -> None:
        self.count = count
        self.depth = depth

    def orders(self, space: Space, rng: Random) -> Iterator[tuple[int, ...]]:
        for _ in range(self.count):
            yield complete(space.hb, self._one(space, rng))

    def _one(self, space: Space, rng: Random) -> list[int]:
        stream = {i: op.stream for i in space.hb.work if not isinstance(op := space.program.ops[i], HostSync)}
        names = sorted(set(stream.values()))
        shuffled = rng.sample(range(self.depth, self.depth + len(names)), len(names))
        priority = dict(zip(names, shuffled, strict=True))
        drops = sorted(rng.sample(range(len(stream)), min(self.depth - 1, len(stream))))
        order: list[int] = []
        done: set[int] = set()
        while len(order) < len(stream):
            ready = [j for j in stream if j not in done and all(i in done for i in stream if space.hb.before(i, j))]
            node = max(ready, key=lambda j: priority[stream[j]])
            if drops and len(order) == drops[0]:
                priority[stream[node]] = len(drops)
                drops.pop(0)
            order.append(node)
            done.add(node)
        return order


class Default(Strategy):
    """Every order when there are at most `small`; else both ways round each conflict, priorities, then random ones."""

    def __init__(self, small: int = 64, count: int = 8) -> None:
        self.small = small
        self.count = count

    def orders(self, space: Space, rng: Random) -> Iterator[tuple[int, ...]]:
        every = list(work_orders(space.hb, self.small + 1))
        if len(every) <= self.small:
            return iter(every)
        parts = (BothOrders(), StreamPriorities(self.count), RandomOrders(self.count))
        return itertools.chain.from_iterable(part.orders(space, rng) for part in parts)
