# SPDX-License-Identifier: Apache-2.0
"""The suite: every shape with every semantics, fence, scope, width and placement that can be written.

Names of shapes are the literature's (Alglave, Maranget, Tautschnig: Herding Cats, 2014). In a shape, W writes, R reads,
A adds, X exchanges and C compares with 0 and swaps; F is where a fence stands; location d is data, which only weak
accesses touch in the variants "d+…", and the others are flags.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.litmus.program import SCOPES, Litmus, Op

# shape: (threads, locations whose final value counts)
SHAPES: dict[str, tuple[str, str]] = {
    "MP": ("W d 1; F; W y 1 | a=R y; F; b=R d", ""),
    "SB": ("W x 1; F; a=R y | W y 1; F; b=R x", ""),
    "LB": ("a=R x; F; W y 1 | b=R y; F; W x 1", ""),
    "LB+data": ("a=R x; F; W y a | b=R y; F; W x b", ""),
    "S": ("W d 2; F; W y 1 | a=R y; F; W d 1", "d"),
    "R": ("W x 1; F; W y 1 | W y 2; F; a=R x", "y"),
    "2+2W": ("W x 1; F; W y 2 | W y 1; F; W x 2", "x y"),
    "WRC": ("W x 1 | a=R x; F; W y 1 | b=R y; F; c=R x", ""),
    "RWC": ("W x 1 | a=R x; F; b=R y | W y 1; F; c=R x", ""),
    "ISA2": ("W d 1; F; W y 1 | a=R y; F; W z 1 | b=R z; F; c=R d", ""),
    "IRIW": ("W x 1 | W y 1 | a=R x; F; b=R y | c=R y; F; d=R x", ""),
    "CoRR": ("W x 1 | a=R x; F; b=R x", ""),
    "CoRR2": ("W x 1 | W x 2 | a=R x; F; b=R x | c=R x; F; d=R x", ""),
    "CoWW": ("W x 1; F; W x 2 | a=R x; F; b=R x", "x"),
    "CoRW": ("a=R x; F; W x 1 | W x 2", "x"),
    "CoWR": ("W x 1; F; a=R x | W x 2", "x"),
    "MP+exch": ("W d 1; F; c=X y 1 | a=R y; F; b=R d", ""),
    "MP+add": ("W d 1; F; W y 1 | a=A y 2; F; b=R d", ""),
    "MP+red": ("W d 1; F; W y 1 | A y 2; F; b=R d", "y"),
    "MP+cas": ("W d 1; F; a=C y 1 | b=R y; F; c=R d", ""),
    "chain": ("W d 1; F; W y 1 | a=A y 2 | b=R y; F; c=R d", ""),
    "chain+red": ("W d 1; F; A y 1 | A y 2 | b=R y; F; c=R d", ""),
    "chain+st": ("W d 1; F; W y 1 | W y 2 | b=R y; F; c=R d", ""),
    "SB+add": ("A x 1; F; a=R y | A y 1; F; b=R x", ""),
    "SB+exch": ("a=X x 1; F; b=X y 2 | c=X y 1; F; d=X x 2", ""),
    "add2": ("a=A x 1 | b=A x 2", "x"),
    "add3": ("a=A x 1 | b=A x 2 | c=A x 4", "x"),
    "cas2": ("a=C x 1 | b=C x 2", "x"),
    "add+st": ("a=A x 1 | W x 4", "x"),
}
SEMANTICS = ("weak", "relaxed", "acqrel", "volatile", "d+relaxed", "d+acqrel", "d+volatile")
FENCES = ("none", "acq_rel", "sc", "membar")
WIDTHS = (4, 1, 2, 8)


@dataclass(frozen=True)
class Place:
    """Blocks of the threads (the last goes on), and whether they are lanes of a warp, a cluster, in shared memory."""

    blocks: tuple[int, ...]
    lanes: bool = False
    clustered: bool = False
    space: str = "global"

    def of(self, threads: int) -> tuple[int, ...]:
        last = self.blocks[-1]
        return (*self.blocks, *(last + k if last else 0 for k in range(1, threads)))[:threads]


PLACES = {
    "grid.global": Place((0, 1)),
    "block.global": Place((0,)),
    "block.shared": Place((0,), space="shared"),
    "warp.global": Place((0,), lanes=True),
    "warp.shared": Place((0,), lanes=True, space="shared"),
    "cluster.global": Place((0, 1), clustered=True),
    "cluster.shared": Place((0, 1), clustered=True, space="shared"),
    "2+1.global": Place((0, 0, 1)),
    "1+2.global": Place((0, 1, 1)),
}


UNLIKE = ("grid.global", "block.global", "cluster.global")  # where threads that differ in scope or fence are placed


def build(
    shape: str, sem: str, fence: str, scopes: tuple[str, ...], fenced: tuple[bool, ...]
) -> tuple[tuple[Op, ...], ...]:
    """The threads of a shape. scopes, fenced: of each thread; the last goes on."""

    def per(values: tuple[str, ...] | tuple[bool, ...], t: int) -> str | bool:
        return values[min(t, len(values) - 1)]

    threads = []
    for t, thread in enumerate(SHAPES[shape][0].split("|")):
        ops = []
        for part in thread.split(";"):
            scope = str(per(scopes, t))
            if part.strip() == "F":
                if fence != "none" and per(fenced, t):
                    kind = "membar" if fence == "membar" else "fence"
                    ops.append(Op(kind, sem="sc" if kind == "membar" else fence, scope=scope))
                continue
            ops.append(_access(part.strip(), sem, scope))
        threads.append(tuple(ops))
    return tuple(threads)


def _access(text: str, sem: str, scope: str) -> Op:
    reg, _, rest = text.rpartition("=")
    what, loc, *value = rest.split()
    if sem.startswith("d+"):
        sem = "weak" if loc == "d" else sem[2:]
    orders = {"R": "acquire", "W": "release"}
    kind, do = {"R": ("ld", ""), "W": ("st", "")}.get(
        what, ("atom" if reg else "red", {"A": "add", "X": "exch"}.get(what, "cas"))
    )
    if kind in ("atom", "red") and sem in ("weak", "volatile"):
        sem = "relaxed"
    if sem == "acqrel":
        sem = orders.get(what, "acq_rel" if reg else "release")
    stored: int | str = int(value[0]) if value and value[0].isdecimal() else value[0] if value else 0
    return Op(kind, loc, sem, "" if sem in ("weak", "volatile") else scope, stored, reg, do or "add")


def _scoped(shape: str, sem: str, fence: str) -> tuple[str, ...]:
    """Scopes that make a difference to the text."""
    if fence == "membar":
        return ("cta", "gpu", "sys")
    bare = sem in ("weak", "volatile", "d+volatile") and fence == "none"
    return ("sys",) if bare and not any(c in SHAPES[shape][0] for c in "AXC") else SCOPES


def suite(widths: tuple[int, ...] = WIDTHS) -> Iterator[Litmus]:
    """Every test; those of other widths than the first in three placements."""
    seen = set()
    for test in _all(widths):
        if test.text() not in seen:
            seen.add(test.text())
            yield test


def _all(widths: tuple[int, ...]) -> Iterator[Litmus]:
    for shape, (text, finals) in SHAPES.items():
        count = text.count("|") + 1
        atomic = any(c in text for c in "AXC")
        for sem, fence, scopes, fenced, note in _variants(shape, text, count):
            threads = build(shape, sem, fence, scopes, fenced)
            for place, p in PLACES.items():
                if (len(p.blocks) > 2 and count < 3) or (note and place not in UNLIKE):
                    continue
                for width in widths:
                    others = width != widths[0] and (
                        note or place not in ("grid.global", "block.shared", "cluster.shared")
                    )
                    if others or (atomic and width < 4):
                        continue
                    name = f"{shape}+{sem}+{fence}.{'-'.join(scopes)}{note.rstrip()}@{place}.{8 * width}"
                    yield Litmus(
                        name, threads, p.of(count), tuple(finals.split()), p.lanes, p.clustered, p.space, width
                    )


def _variants(shape: str, text: str, count: int) -> Iterator[tuple[str, str, tuple[str, ...], tuple[bool, ...], str]]:
    """(semantics, fence, scopes, which threads are fenced, note): alike in all threads, then one that is not."""
    semantics = [s for s in SEMANTICS if " d" in text or not s.startswith("d+")]
    fences = FENCES if "F" in text else ("none",)
    for sem in semantics:
        for fence in fences:
            for scope in _scoped(shape, sem, fence):
                yield sem, fence, (scope,), (True,), ""
    if count != 2:
        return
    for sem in semantics:
        for a in SCOPES:
            for b in SCOPES:
                if a == b:
                    continue
                if sem.endswith("acqrel") or "F" not in text:
                    yield sem, "none", (a, b), (True,), " "
                elif shape in ("MP", "SB", "LB", "S"):
                    yield sem, "sc", (a, b), (True,), " "
    for sem in ("weak", "relaxed", "d+relaxed"):
        for fence in ("acq_rel", "sc"):
            if sem in semantics and "F" in text:
                yield sem, fence, ("gpu",), (True, False), " first"
                yield sem, fence, ("gpu",), (False, True), " second"
