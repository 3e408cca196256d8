# SPDX-License-Identifier: Apache-2.0
"""A happens-before checker of its own, and random small traces to hold the shadow memory against it.

The checker keeps every access and every event that is ordered before it, takes no shortcut and shares no code with the
emulator: program order; block barriers with `sync` and `arrive`, counted or not; warp barriers; release and acquire
patterns with scopes, fences, observation through chains of read-modify-writes; launches, ordered by the Program alone.
PTX ISA, "Memory Consistency Model": "Morally strong operations", "Release and Acquire Patterns", "Observation Order",
"Causality Order", "Data Races". What comes after a trace's first race means nothing, so the first race is what both
must agree on.

`python tests/emulator/happens_before.py N [SEED]` holds N traces.
"""

from __future__ import annotations

import ctypes
import random
import struct
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from harness.emulator.abi import GLOBAL_BASE, Flag, Op, Scope, Sem, Site, Space
from harness.emulator.native import LaunchRecord, native

ACCESS, FENCE, BARRIER, WARP_BARRIER, EXIT = range(5)
WINDOW = 24  # bytes of global and of shared memory that traces touch
FAR = (Scope.GPU, Scope.SYS)
RELEASES = (Sem.RELEASE, Sem.ACQ_REL, Sem.SC)
ACQUIRES = (Sem.ACQUIRE, Sem.ACQ_REL, Sem.SC)
Who = tuple[int, int, int]  # launch, block, thread


@dataclass(frozen=True)
class Event:
    """One step of one thread. mask: lanes of a warp barrier; number, count: of a block barrier, 0 for no count."""

    what: int
    who: Who
    op: Op = Op.NONE
    space: Space = Space.GLOBAL
    at: int = 0
    size: int = 0
    sem: Sem = Sem.WEAK
    scope: Scope = Scope.NONE
    flags: int = 0
    mask: int = 0
    number: int = 0
    count: int = 0

    @property
    def writes(self) -> bool:
        return self.what == ACCESS and self.op in (Op.STORE, Op.ATOM, Op.RED)

    @property
    def strong(self) -> bool:
        return self.sem is not Sem.WEAK

    @property
    def coherent(self) -> bool:
        return not self.flags & Flag.NONCOHERENT

    @property
    def places(self) -> frozenset[tuple[int, int, int]]:
        """The bytes touched: (launch, block) of shared memory or (-1, -1), and the byte."""
        home = self.who[:2] if self.space is Space.SHARED else (-1, -1)
        return frozenset((*home, self.at + i) for i in range(self.size))


def cover(a: Scope, who_a: Who, b: Scope, who_b: Who) -> bool:
    """Whether each scope includes the other's thread."""
    return (a in FAR and b in FAR) or who_a[:2] == who_b[:2]


@dataclass
class Pattern:
    """A release: the scope and thread of its first operation, and all that is ordered before its end."""

    scope: Scope
    who: Who
    past: int


@dataclass
class Write:
    """A strong write that a read may observe, with the release patterns that it ends."""

    event: Event
    patterns: list[Pattern]


@dataclass
class Checker:
    """before: pairs of launches that the Program orders."""

    before: set[tuple[int, int]]
    events: list[Event] = field(default_factory=list)
    pasts: list[int] = field(default_factory=list)
    last: dict[Who, int] = field(default_factory=dict)
    fences: dict[Who, list[Pattern]] = field(default_factory=dict)
    seen: dict[Who, list[Pattern]] = field(default_factory=dict)
    chains: dict[frozenset[tuple[int, int, int]], list[Write]] = field(default_factory=dict)
    launches: Counter[int] = field(default_factory=Counter)

    def add(self, event: Event) -> bool:
        """One more event; True when it races with an earlier one."""
        i, who = len(self.events), event.who
        past = self.last.get(who, 0)
        for first, second in self.before:
            if second == who[0]:
                past |= self.launches[first]
        self.events.append(event)
        self.pasts.append(past)
        self.last[who] = past | 1 << i
        self.launches[who[0]] |= 1 << i
        if event.what == FENCE:
            self._fence(event)
        if event.what != ACCESS:
            return False
        self._synchronises(event)
        past |= self.last[who] & ~(1 << i)  # an acquire stands behind what it acquires
        return any(self._races(j, event, past) for j in range(i))

    def meet(self, arrivals: list[int], waiting: list[Who]) -> None:
        """A barrier completes: who waits is ordered after everything before the arrivals."""
        joined = 0
        for i in arrivals:
            joined |= self.pasts[i] | 1 << i
        for who in waiting:
            self.last[who] |= joined

    def _races(self, j: int, event: Event, past: int) -> bool:
        other = self.events[j]
        if other.what != ACCESS or not (event.writes or other.writes) or not event.places & other.places:
            return False
        if other.who[0] == event.who[0] and not (event.coherent and other.coherent):
            return True  # read through the non-coherent path, and written in the same grid
        if past >> j & 1:
            return False
        together = event.strong and other.strong and event.places == other.places
        return not (together and cover(event.scope, event.who, other.scope, other.who))

    def _fence(self, event: Event) -> None:
        if event.sem is not Sem.RELEASE:
            for p in self.seen.get(event.who, []):
                if cover(p.scope, p.who, event.scope, event.who):
                    self.last[event.who] |= p.past
        if event.sem is not Sem.ACQUIRE:
            self.fences.setdefault(event.who, []).append(Pattern(event.scope, event.who, self.last[event.who]))

    def _synchronises(self, event: Event) -> None:
        """Observe, then publish."""
        key, who = event.places, event.who
        chain = self._observed(event) if event.strong else []
        if event.strong and event.op in (Op.LOAD, Op.ATOM):
            for write in chain:
                for p in write.patterns:
                    self.seen.setdefault(who, []).append(p)
                    if event.sem in ACQUIRES and cover(p.scope, p.who, event.scope, who):
                        self.last[who] |= p.past
        if not event.writes:
            return
        for other in [k for k in self.chains if k & key]:
            if other != key or event.op is Op.STORE or not event.strong:
                del self.chains[other]
        if event.strong:
            patterns = list(self.fences.get(who, []))
            if event.sem in RELEASES:
                patterns.append(Pattern(event.scope, who, self.last[who]))
            self.chains[key] = [*(chain if event.op is not Op.STORE else []), Write(event, patterns)]

    def _observed(self, event: Event) -> list[Write]:
        """The writes that precede a read in observation order: each link of the chain is morally strong."""
        out: list[Write] = []
        link = event
        for write in reversed(self.chains.get(event.places, [])):
            e = write.event
            if e.who != link.who and not cover(e.scope, e.who, link.scope, link.who):
                break
            if e.who[0] != event.who[0]:
                break  # the Program alone orders launches
            out.insert(0, write)
            link = e
        return out


@dataclass
class Block:
    """Who of a block lives, waits and has arrived where."""

    threads: tuple[int, ...]
    size: int
    blocked: set[int] = field(default_factory=set)
    arrived: dict[int, list[tuple[int, int, bool]]] = field(default_factory=dict)
    warp: dict[int, tuple[int, int]] = field(default_factory=dict)


class Trace:
    """A random trace, made with the checker beside it. race: (launch, index of the event in it) of the first race."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        count = self.rng.choice((1, 1, 1, 2, 3))
        streams = [self.rng.randrange(2) for _ in range(count)]
        before = {(i, j) for j in range(count) for i in range(j) if streams[i] == streams[j] or self.rng.random() < 0.3}
        for j in range(count):  # in order of j: each is closed before it is used
            before |= {(h, j) for i in range(j) if (i, j) in before for h in range(i) if (h, i) in before}
        self.before, self.launches = before, count
        self.checker = Checker(before)
        self.plans: dict[Who, list[Event]] = {}
        self.simple = [self.rng.random() < 0.4 for _ in range(count)]
        self.passing = [self.rng.random() < 0.6 for _ in range(count)]
        self.sizes: list[int] = []
        self.blocks: list[int] = []
        self.events: list[list[Event]] = []
        self.race: tuple[int, int] | None = None
        for launch in range(count):
            if not self._launch(launch):
                break

    def _launch(self, launch: int) -> bool:
        rng = self.rng
        wide = rng.random() < 0.5
        threads, size = ((0, 1, 32, 33), 34) if wide else ((0, 1, 2, 3), 4)
        blocks = {b: Block(threads, size) for b in range(rng.choice((1, 2)))}
        self.sizes.append(size)
        self.blocks.append(len(blocks))
        events: list[Event] = []
        self.events.append(events)
        for b in blocks:
            for t in range(size):
                if t not in threads:
                    events.append(Event(EXIT, (launch, b, t)))
        for event in self._duet(launch, list(blocks), threads) if self.passing[launch] and rng.random() < 0.4 else ():
            events.append(event)
            if self.checker.add(event):
                self.race = (launch, len(events) - 1)
                return False
        for _ in range(rng.randrange(4, 26)):
            ready = [(b, t) for b, block in blocks.items() for t in block.threads if t not in block.blocked]
            if not ready:
                return True
            b, t = rng.choice(ready)
            event = self._event(launch, b, t, blocks[b])
            if event is None:
                continue
            events.append(event)
            if self.checker.add(event):
                self.race = (launch, len(events) - 1)
                return False
            self._arrives(event, blocks[b], len(self.checker.events) - 1)
        return True

    def _event(self, launch: int, b: int, t: int, block: Block) -> Event | None:
        who, rng = (launch, b, t), self.rng
        draw = rng.random()
        if self.simple[launch]:
            return Event(BARRIER, who, Op.BARRIER_SYNC, flags=Flag.ALIGNED) if draw < 0.35 else self._access(who)
        if self.passing[launch] and draw < 0.95:
            if any(m >> t % 32 & 1 and x // 32 == t // 32 for x, (m, _) in block.warp.items()) and rng.random() < 0.5:
                return self._warp(who, block)
            plan = self.plans.setdefault(who, [])
            if not plan:
                plan += self._message(who, block)
            return plan.pop(0) if plan else None
        if draw < 0.12:
            return Event(FENCE, who, Op.FENCE, sem=rng.choice((Sem.ACQ_REL, Sem.SC)), scope=self._scope())
        if draw < 0.22:
            return Event(BARRIER, who, Op.BARRIER_SYNC, flags=Flag.ALIGNED)
        if draw < 0.30:
            return self._counted(who, block)
        if draw < 0.38:
            return self._warp(who, block)
        return self._access(who)

    def _duet(self, launch: int, blocks: list[int], threads: tuple[int, ...]) -> list[Event]:
        """One thread's message, then perhaps another's step in between, then a third's reading of it."""
        rng = self.rng
        writer, between, reader = ((launch, rng.choice(blocks), rng.choice(threads)) for _ in range(3))
        if self.simple[launch]:
            return []

        def fence(who: Who) -> Event:
            return Event(FENCE, who, Op.FENCE, sem=rng.choice((Sem.ACQ_REL, Sem.SC)), scope=self._scope())

        def flag(who: Who, *ops: Op) -> Event:
            op = rng.choice(ops)
            sems = (Sem.RELAXED, Sem.ACQUIRE if op is Op.LOAD else Sem.RELEASE)
            sem = rng.choice(sems) if op is not Op.ATOM else rng.choice((Sem.RELAXED, Sem.ACQ_REL))
            return Event(ACCESS, who, op, Space.GLOBAL, 16, 4, sem, self._scope())

        steps = [
            Event(ACCESS, writer, Op.STORE, Space.GLOBAL, 4, 4),
            fence(writer),
            flag(writer, Op.STORE, Op.ATOM, Op.RED),
        ]
        if rng.random() < 0.3:
            steps.append(flag(between, Op.STORE, Op.ATOM, Op.RED))
        steps += [flag(reader, Op.LOAD, Op.ATOM), fence(reader), Event(ACCESS, reader, Op.LOAD, Space.GLOBAL, 4, 4)]
        return [s for s in steps if rng.random() < 0.9]

    def _message(self, who: Who, block: Block) -> list[Event]:
        """Data, a fence, a flag; or a flag, a fence, data; or a step in between: with what fits not always. Or data for
        the lanes beside, through the warp's barrier."""
        rng = self.rng
        if rng.random() < 0.25:
            slot = 4 * block.threads.index(who[2])
            step = self._warp(who, block)
            steps = [Event(ACCESS, who, Op.STORE, Space.SHARED, slot, 4), step]
            return [*steps, Event(ACCESS, who, Op.LOAD, Space.SHARED, 4 * rng.randrange(4), 4)]
        space = Space.GLOBAL if rng.random() < 0.8 else Space.SHARED
        fence = Event(FENCE, who, Op.FENCE, sem=rng.choice((Sem.ACQ_REL, Sem.SC)), scope=self._scope())
        role = rng.random()
        if role < 0.15:
            return [Event(ACCESS, who, rng.choice((Op.ATOM, Op.RED)), space, 16, 4, Sem.RELAXED, self._scope())]
        data = 4 * rng.randrange(3)
        if role < 0.55:
            op, sem = rng.choice((Op.STORE, Op.STORE, Op.ATOM, Op.RED)), rng.choice((Sem.RELAXED, Sem.RELEASE))
            flag = Event(ACCESS, who, op, space, 16, 4, sem, self._scope())
            steps = [Event(ACCESS, who, Op.STORE, space, data, 4), fence, flag]
        else:
            op, sem = rng.choice((Op.LOAD, Op.LOAD, Op.ATOM)), rng.choice((Sem.RELAXED, Sem.ACQUIRE))
            flag = Event(ACCESS, who, op, space, 16, 4, sem, self._scope())
            steps = [flag, fence, Event(ACCESS, who, Op.LOAD, space, data, 4)]
        return [s for s in steps if rng.random() < 0.88]

    def _scope(self) -> Scope:
        return self.rng.choice((Scope.CTA, Scope.GPU, Scope.SYS))

    def _counted(self, who: Who, block: Block) -> Event | None:
        """Barrier 1 of the whole block, or 2 and 3 of a warp: exited lanes count with their warp."""
        t = who[2]
        warp = t // 32
        number, count = (
            (1, block.size) if self.rng.random() < 0.6 else (2 + warp, 32 if block.size == 34 and not warp else 2)
        )
        if block.size == 4 and number == 2:
            number, count = 2 + t // 2, 2
        if any(x == t for x, _, _ in block.arrived.get(number, [])):
            return None
        op = self.rng.choice((Op.BARRIER_SYNC, Op.BARRIER_SYNC, Op.BARRIER_ARRIVE))
        return Event(BARRIER, who, op, flags=Flag.COUNTED | Flag.ALIGNED, number=number, count=count)

    def _warp(self, who: Who, block: Block) -> Event:
        lane, warp = who[2] % 32, who[2] // 32
        for other, (mask, _) in block.warp.items():
            if other // 32 == warp and mask >> lane & 1:
                return Event(WARP_BARRIER, who, Op.WARP_BARRIER, mask=mask)
        waiting = {x % 32 for x in block.warp if x // 32 == warp}
        lanes = [x % 32 for x in block.threads if x // 32 == warp and x % 32 not in waiting]
        mask = 1 << lane
        for other in lanes:
            if self.rng.random() < 0.7:
                mask |= 1 << other
        return Event(WARP_BARRIER, who, Op.WARP_BARRIER, mask=mask)

    def _access(self, who: Who) -> Event:
        rng, simple = self.rng, self.simple[who[0]]
        space = rng.choice((Space.GLOBAL, Space.SHARED))
        size = rng.choice((4, 4, 4, 8, 1, 2))
        slot = who[2] % 4 if who[2] < 32 else who[2] - 30
        at = 4 * slot if rng.random() < 0.45 else rng.randrange(0, WINDOW, 4) + rng.choice((0, 0, 0, 1, 2, 3))
        at = min(at - at % size, WINDOW - size)
        draw = rng.random()
        op = Op.LOAD if draw < 0.4 else Op.STORE if draw < 0.75 else Op.ATOM if draw < 0.9 else Op.RED
        if op in (Op.ATOM, Op.RED):
            size, at = (8, min(at - at % 8, WINDOW - 8)) if size == 8 else (4, at - at % 4)
            orders = (Sem.RELAXED,) if simple else (Sem.RELAXED, Sem.RELEASE, Sem.ACQ_REL, Sem.ACQUIRE)
            sem = rng.choice(orders if op is Op.ATOM or simple else (Sem.RELAXED, Sem.RELEASE))
            return Event(ACCESS, who, op, space, at, size, sem, self._scope())
        if rng.random() < (0.75 if simple else 0.5):
            nc = op is Op.LOAD and space is Space.GLOBAL and rng.random() < 0.15
            return Event(ACCESS, who, op, space, at, size, flags=Flag.NONCOHERENT if nc else 0)
        ordered = Sem.ACQUIRE if op is Op.LOAD else Sem.RELEASE
        sem = Sem.RELAXED if simple else rng.choice((Sem.RELAXED, ordered, ordered))
        return Event(ACCESS, who, op, space, at, size, sem, self._scope())

    def _arrives(self, event: Event, block: Block, index: int) -> None:
        """Barriers: who waits, and what completes."""
        launch, b, t = event.who
        if event.what == BARRIER:
            here = block.arrived.setdefault(event.number, [])
            waits = event.op is Op.BARRIER_SYNC
            here.append((t, index, waits))
            if waits:
                block.blocked.add(t)
            warps = {x // 32 for x, _, _ in here}
            gone = sum(x not in block.threads and x // 32 in warps for x in range(block.size))
            if len(here) + gone >= event.count if event.count else len(here) >= len(block.threads):
                self.checker.meet([i for _, i, _ in here], [(launch, b, x) for x, _, w in here if w])
                block.blocked -= {x for x, _, w in here if w}
                here.clear()
        elif event.what == WARP_BARRIER:
            block.warp[t] = (event.mask, index)
            block.blocked.add(t)
            named = [x for x in block.threads if x // 32 == t // 32 and event.mask >> x % 32 & 1]
            if all(x in block.warp and block.warp[x][0] == event.mask for x in named):
                self.checker.meet([block.warp[x][1] for x in named], [(launch, b, x) for x in named])
                block.blocked -= set(named)
                for x in named:
                    del block.warp[x]


def emulated(trace: Trace, slim: bool) -> tuple[int, int] | None:
    """The first race that the shadow memory sees. slim: plain accesses go the fast tier's way."""
    n, count = native(), trace.launches
    data = np.zeros(1024, np.uint8)
    cells = np.zeros(4 * 1024 + 64, np.uint8)
    valid = np.zeros(1024, np.uint8)
    before = bytes((i, j) in trace.before for i in range(count) for j in range(count))
    keep: list[object] = []
    rt = n.rt_new(data.ctypes.data, data.size, cells.ctypes.data, valid.ctypes.data, 1, before, count)
    try:
        n.rt_region(rt, GLOBAL_BASE + 256, GLOBAL_BASE + 256 + WINDOW, 1)
        for launch, events in enumerate(trace.events):
            sites = b"".join(
                Site(i, e.op, e.space, e.size, e.sem, e.scope, int(e.flags)).pack() for i, e in enumerate(events)
            )
            packed = b"".join(
                struct.pack(
                    "<4IQ2I", e.what, e.who[1], e.who[2], i,
                    e.at + (GLOBAL_BASE + 256 if e.space is Space.GLOBAL else 0),
                    e.mask if e.what == WARP_BARRIER else e.number, e.count,
                )
                for i, e in enumerate(events)
            )  # fmt: skip
            keep += [sites, packed]
            record = LaunchRecord(
                sites=ctypes.cast(ctypes.c_char_p(sites), ctypes.c_void_p).value, op=launch, frame_bytes=256,
                shared_bytes=WINDOW, simple=int(trace.simple[launch]), resident_limit=8, site_count=len(events), seed=1,
            )  # fmt: skip
            record.grid[:], record.block[:], record.cluster[:] = (
                (trace.blocks[launch], 1, 1), (trace.sizes[launch], 1, 1), (1, 1, 1),
            )  # fmt: skip
            keep.append(record)
            first = n.rt_trace(rt, ctypes.byref(record), packed, len(events), int(slim and trace.simple[launch]))
            if first < len(events):
                return launch, first
        return None
    finally:
        n.rt_free(rt)


def disagreements(seeds: range) -> Iterator[tuple[int, str]]:
    """Seeds whose trace is judged differently, with both judgements."""
    for seed in seeds:
        trace = Trace(seed)
        for slim in (False, True) if any(trace.simple) else (False,):
            got = emulated(trace, slim)
            if got != trace.race:
                yield seed, f"checker {trace.race}, shadow memory {got}{' by the fast way' if slim else ''}"


def main() -> None:
    """Hold the traces that the arguments ask for; print what they were, and every disagreement."""
    count, start = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    wrong = list(disagreements(range(start, start + count)))
    races = sum(Trace(seed).race is not None for seed in range(start, start + min(count, 2000)))
    print(
        f"{count} traces from seed {start}: {len(wrong)} disagreements; of the first {min(count, 2000)}, {races} race"
    )
    for seed, text in wrong[:20]:
        print(seed, text)


if __name__ == "__main__":
    main()
