# SPDX-License-Identifier: Apache-2.0
"""A litmus test as data: small threads of memory operations, and where the threads are placed.

The vocabulary is the PTX ISA's ("Memory Consistency Model": operation types, scope). An outcome is the value of each
register, thread by thread in program order, then the final value of each location in `finals`; memory begins as zero.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, replace

SCOPES = ("cta", "cluster", "gpu", "sys")
Outcome = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Op:
    """One operation.

    kind: "ld", "st", "atom" and "red" (of `do`: "add", "exch", or "cas" that stores `value` where it finds `compare`),
    "fence", "membar", "bar" (of the whole block). sem: "weak", "relaxed", "acquire", "release", "acq_rel", "volatile";
    of a fence "acq_rel" or "sc". value: what is stored or added, a register's name for what that register holds.
    """

    kind: str
    loc: str = ""
    sem: str = "weak"
    scope: str = ""
    value: int | str = 0
    reg: str = ""
    do: str = "add"
    compare: int = 0

    @property
    def reads(self) -> bool:
        return self.kind in ("ld", "atom", "red")

    @property
    def writes(self) -> bool:
        return self.kind in ("st", "atom", "red")

    def text(self) -> str:
        """As PTX has it, but for the width."""
        if self.kind == "bar":
            return "bar.sync"
        if self.kind == "membar":
            return f"membar.{'gl' if self.scope == 'gpu' else self.scope}"
        what = f"{self.kind}.{self.sem}" + (f".{self.scope}" if self.scope else "")
        if self.kind in ("atom", "red"):
            what += f".{self.do}"
        operands = [self.reg] if self.reg else []
        operands += [f"[{self.loc}]"] if self.loc else []
        operands += [str(self.compare)] if self.do == "cas" and self.kind == "atom" else []
        operands += [str(self.value)] if self.writes else []
        return f"{what} {', '.join(operands)}".strip()


@dataclass(frozen=True, slots=True)
class Litmus:
    """A test.

    blocks: the block that each thread is in. lanes: threads of one block are lanes of one warp, else one a warp.
    clustered: the blocks form a cluster. space: "global", or "shared" of block 0. width: bytes of a location.
    """

    name: str
    threads: tuple[tuple[Op, ...], ...]
    blocks: tuple[int, ...]
    finals: tuple[str, ...] = ()
    lanes: bool = False
    clustered: bool = False
    space: str = "global"
    width: int = 4

    @property
    def locations(self) -> tuple[str, ...]:
        return tuple(sorted({op.loc for ops in self.threads for op in ops if op.loc}))

    @property
    def registers(self) -> tuple[tuple[int, str], ...]:
        """(thread, name) of each register, in the order of an outcome."""
        return tuple((t, op.reg) for t, ops in enumerate(self.threads) for op in ops if op.reg)

    def covers(self, scope: str, thread: int, other: int) -> bool:
        """Whether a scope named by one thread includes another. PTX ISA, "Scope"."""
        if scope == "cta":
            return self.blocks[thread] == self.blocks[other]
        return scope in ("gpu", "sys") or self.clustered or self.blocks[thread] == self.blocks[other]

    def text(self) -> str:
        """Every thread on a line."""
        place = "lanes" if self.lanes else "warps"
        head = f"{self.space}.{8 * self.width} {place}{' cluster' if self.clustered else ''}"
        rows = [
            f"block {b}: {'; '.join(o.text() for o in ops)}" for b, ops in zip(self.blocks, self.threads, strict=True)
        ]
        return "\n".join([head, *rows, *([f"finally {' '.join(self.finals)}"] if self.finals else [])])

    def digest(self) -> int:
        """Of the text: what a recording was asked."""
        return zlib.crc32(self.text().encode())

    def canonical(self) -> Litmus:
        """What the model judges: volatile is relaxed at sys, membar is fence.sc, and of scopes that cover the same
        threads one stands for all; width, space and lanes make no difference to it."""

        def plain(t: int, op: Op) -> Op:
            if op.sem == "volatile":
                op = replace(op, sem="relaxed", scope="sys")
            if op.kind == "membar":
                op = replace(op, kind="fence", sem="sc")
            if not op.scope:
                return op
            who = [self.covers(op.scope, t, u) for u in range(len(self.threads))]
            wide = [s for s in SCOPES if [self.covers(s, t, u) for u in range(len(self.threads))] == who]
            return replace(op, scope=wide[-1])

        threads = tuple(tuple(plain(t, op) for op in ops) for t, ops in enumerate(self.threads))
        return Litmus("", threads, self.blocks, self.finals)


def threads_of(text: str) -> tuple[tuple[Op, ...], ...]:
    """Threads from a text: `|` between threads, `;` between operations ("st.weak x 1; fence.sc.gpu | r=ld.weak x").

    `r=atom.relaxed.gpu.cas x 0 1` finds 0 and stores 1; `bar`; `membar.gl`; a value that is no number is a register.
    """
    return tuple(tuple(_op(part.strip()) for part in thread.split(";") if part.strip()) for thread in text.split("|"))


def _op(text: str) -> Op:
    reg, _, rest = text.rpartition("=")
    words = rest.split()
    kind, *suffixes = words[0].split(".")
    if kind == "bar":
        return Op("bar")
    if kind == "membar":
        return Op("membar", sem="sc", scope="gpu" if suffixes[0] == "gl" else suffixes[0])
    sem = suffixes.pop(0)
    scope = suffixes.pop(0) if suffixes and suffixes[0] in SCOPES else ""
    do = suffixes.pop(0) if suffixes else "add"
    values = [int(w) if w.isdecimal() else w for w in words[2:]]
    compare = values.pop(0) if do == "cas" else 0
    assert isinstance(compare, int)
    return Op(
        kind, words[1] if len(words) > 1 else "", sem, scope, values[0] if values else 0, reg.strip(), do, compare
    )
