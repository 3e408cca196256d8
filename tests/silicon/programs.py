# SPDX-License-Identifier: Apache-2.0
"""Seeded small whole programs: control flow, calls, shared memory, warp collectives, atomics.

Each ends, and its result does not depend on the order of its threads: a thread writes its own bytes of the output, of
shared memory between two barriers, or joins commuting atomics. What a warp does together it does where the lanes that
are there are known: all of them, or those that a vote counted before the branch.

A program is a tree of nodes, any of which may be dropped and leave a program that is as well defined
(`minimise_program.py` does). The text depends on the seed and VERSION alone: only `random.Random.random`, whose
sequence Python guarantees, is drawn from.
"""

from __future__ import annotations

import hashlib
import random
import re
import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from tests.silicon import program_ops as ops
from tests.silicon.program_memory import CALLED, MEMORY

VERSION = 1
"""Of the generator: raised by every change of what a seed gives."""
HEADER = ".version 8.4\n.target sm_90\n.address_size 64\n"
T = TypeVar("T")
SHAPES = ((64, 1), (128, 1), (32, 2), (16, 4), (32, 4), (32, 1), (8, 8))
POOLS = {"r": 12, "d": 6, "f": 8, "g": 4, "h": 8, "p": 6, "u": 4}
INNER = {"r": 6, "d": 3, "f": 4, "g": 2, "h": 4, "p": 3}
"""Registers of each kind in a kernel, and in a function."""
SLICE, INPUT, SUMS = 256, 8192, 1024
"""Bytes of the output that each thread owns (64 to work in, then its registers), of the input, of the atomics."""


class Draw:
    """Choices, from one sequence."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def chance(self, p: float) -> bool:
        return self._random() < p

    def weighted(self, items: Sequence[tuple[T, float]]) -> T:
        at = self._random() * sum(w for _, w in items)
        for item, weight in items:
            at -= weight
            if at < 0:
                return item
        return items[-1][0]


@dataclass
class Node:
    """A statement: lines, and lists of statements inside it. `~name` in a line is a label of this node."""

    uid: int
    parts: list[Any]

    def lines(self) -> list[str]:
        out: list[str] = []
        for part in self.parts:
            if isinstance(part, str):
                out.append(re.sub(r"~(\w+)", rf"L{self.uid}_\1", part))
            else:
                out += [line for child in part for line in child.lines()]
        return out


@dataclass(frozen=True)
class Where:
    """What is known at a place.

    level: "block" (all its threads are here), "warp" (all lanes of this warp), "mask" (the lanes in register %mK),
    "thread" (nothing). depth: of branches and loops, which names their registers. loops: how many surround it.
    """

    level: str = "block"
    masks: int = 0
    depth: int = 0
    loops: int = 0
    pools: tuple[tuple[str, int], ...] = tuple(POOLS.items())
    function: int = -1

    @property
    def mask(self) -> str:
        return f"%m{self.masks}" if self.level == "mask" else "-1"

    def down(self, level: str = "", loop: bool = False, masked: bool = False) -> Where:
        return replace(
            self, level=level or self.level, depth=self.depth + 1, loops=self.loops + loop, masks=self.masks + masked
        )


@dataclass
class Function:
    """A device function: how it takes its arguments, and its body."""

    index: int
    style: str
    body: list[Node] = field(default_factory=list)


@dataclass
class Program:
    """A generated kernel: its text, its launch and its inputs follow from the seed."""

    seed: int
    block: tuple[int, int]
    grid: int
    body: list[Node]
    functions: list[Function]
    constants: list[int]

    @property
    def name(self) -> str:
        return f"k{self.seed}"

    @property
    def threads(self) -> int:
        return self.block[0] * self.block[1]

    def text(self) -> str:
        """The kernel, its functions and its variables; without the header, so that many make a module."""
        from tests.silicon.program_text import whole

        return whole(self)

    def digest(self) -> str:
        return hashlib.sha256(self.text().encode()).hexdigest()[:16]


class Maker:
    """Builds one program."""

    def __init__(self, seed: int) -> None:
        self.draw = Draw(seed * 1000003 + VERSION)
        self.uid = 0
        self.seed = seed
        self.block = self.draw.pick(SHAPES)
        self.threads = self.block[0] * self.block[1]
        self.functions: list[Function] = []

    def make(self) -> Program:
        for index in range(self.draw.below(4)):
            self.functions.append(Function(index, self.draw.pick(("word", "pair", "pointer", "registers"))))
            where = Where("thread", pools=tuple(INNER.items()), function=index)
            self.functions[-1].body = self.some(where, 3 + self.draw.below(8))
        body = self.some(Where(), 14 + self.draw.below(22))
        constants = [self.draw.below(2**32) for _ in range(16)]
        return Program(self.seed, self.block, 1 + self.draw.below(3), body, self.functions, constants)

    def some(self, where: Where, count: int) -> list[Node]:
        return [self.statement(where) for _ in range(count)]

    def node(self, *parts: Any) -> Node:
        self.uid += 1
        return Node(self.uid, list(parts))

    def statement(self, where: Where) -> Node:
        kinds: list[tuple[Callable[[Where], Node], float]] = [(self.operation, 50), (self.memory, 16)]
        shallow = where.depth < 4
        if shallow:
            kinds += [(self.branch, 5), (self.switch, 1.5)]
            if where.loops < 2:
                kinds.append((self.loop, 4))
        if where.function < 0 and where.function + 1 < len(self.functions):
            kinds.append((self.call, 4))
        if where.function > 0:
            kinds.append((self.call, 1.5))
        if where.level != "thread":
            kinds.append((self.collective, 12))
            if shallow:
                kinds += [(self.split, 3), (self.shrinking_loop, 2), (self.hand_over, 2)]
        if where.level == "block":
            kinds += [(self.uniform, 5), (self.exchange, 4), (self.shared_sums, 3)]
            if shallow:
                kinds += [(self.uniform_branch, 2), (self.uniform_loop, 2 if where.loops < 2 else 0)]
                kinds += [(self.warps, 2), (self.halves, 1 if self.threads > 32 else 0)]
        return self.draw.weighted(kinds)(where)

    # --- straight lines ---

    def fill(self, template: str, where: Where) -> str:
        """The template with registers: no register is written twice by it."""
        sizes = dict(where.pools)
        written: set[str] = set()

        def one(m: re.Match[str]) -> str:
            key = m[1]
            if key == "i":
                return str(self.draw.below(2**32) if self.draw.chance(0.7) else self.draw.below(9))
            if key == "j":
                return str(self.draw.below(40))
            if key == "l":
                return str(self.draw.below(256))
            if key == "c":
                return str(self.draw.pick((31, 0, 0x181F, 0x1000, 0x1C1F)))
            if key == "m":
                return where.mask
            kind = {"Q": "p"}.get(key, key.lower())
            if kind == "u" and where.function >= 0:
                kind = "r"
            register = f"%{kind}{self.draw.below(sizes[kind])}"
            if key.isupper():
                while register in written:
                    register = f"%{kind}{self.draw.below(sizes[kind])}"
                written.add(register)
            elif key == "r" and where.function < 0 and self.draw.chance(0.08):
                register = self.draw.pick(("%u0", "%u1", "%lin", "%lane", "%gid", "%wid"))
            return register

        return re.sub(r"\$([a-zA-Z])", one, template)

    def lines_of(self, template: str, where: Where, guard: float = 0.0) -> Node:
        lines = [f"{line};" for line in self.fill(template, where).split("; ")]
        if len(lines) == 1 and self.draw.chance(guard):
            lines[0] = f"@{self.draw.pick(('', '!'))}%p{self.draw.below(dict(where.pools)['p'])} {lines[0]}"
        return self.node(*lines)

    def operation(self, where: Where) -> Node:
        group = self.draw.weighted(list(ops.THREAD.values()))
        return self.lines_of(self.draw.pick(self.draw.pick(group)), where, 0.15)

    def memory(self, where: Where) -> Node:
        table = CALLED if where.function >= 0 else MEMORY
        return self.lines_of(self.draw.pick(self.draw.pick(table)), where, 0.15)

    def collective(self, where: Where) -> Node:
        table = ops.MASKED if where.level == "mask" or self.draw.chance(0.5) else ops.WARP
        return self.lines_of(self.draw.pick(self.draw.pick(table)), where)

    def uniform(self, where: Where) -> Node:
        return self.lines_of(self.draw.pick(self.draw.pick(ops.UNIFORM)), where)

    # --- control flow ---

    def condition(self, where: Where) -> list[str]:
        """Lines that set %qN from the thread's own values, or from which lane it is."""
        q = f"%q{where.depth}"
        template = self.draw.pick(("setp.lt.s32 Q, $r, $r", "setp.ne.s32 Q, $r, $j", "setp.gt.f32 Q, $f, $f",
                                   "and.b32 %t0, $r, 5; setp.eq.u32 Q, %t0, 0", "mov.pred Q, $p",
                                   "setp.lt.u32 Q, %lane, $j", "and.b32 %t0, %lane, $j; setp.eq.u32 Q, %t0, 0"))  # fmt: skip
        if where.function >= 0:
            template = template.replace("%lane", "$r")
        return [f"{line};" for line in self.fill(template.replace("Q", q), where).split("; ")]

    def branch(self, where: Where) -> Node:
        inside = where.down("thread")
        q = f"%q{where.depth}"
        if self.draw.chance(0.5):
            body = self.some(inside, 1 + self.draw.below(4))
            return self.node(*self.condition(where), f"@!{q} bra ~J;", body, "~J:")
        yes, no = self.some(inside, 1 + self.draw.below(4)), self.some(inside, 1 + self.draw.below(3))
        return self.node(*self.condition(where), f"@!{q} bra ~E;", yes, "bra ~J;", "~E:", no, "~J:")

    def switch(self, where: Where) -> Node:
        inside = where.down("thread")
        cases = [self.some(inside, 1 + self.draw.below(2)) for _ in range(2 + self.draw.below(3))]
        n = len(cases)
        targets = ", ".join(f"~C{i}" for i in range(n))
        parts: list[Any] = [self.fill(f"rem.u32 %t0, $r, {n};", where), f"~T: .branchtargets {targets};",
                            "brx.idx %t0, ~T;"]  # fmt: skip
        for i, body in enumerate(cases):
            parts += [f"~C{i}:", body, "bra ~J;"]
        return self.node(*parts, "~J:")

    def loop(self, where: Where) -> Node:
        """A trip count of each thread's own, and sometimes a way out in the middle."""
        c, b, q = (f"%{k}{where.depth}" for k in "cbq")
        inside = where.down("thread", loop=True)
        first = self.some(inside, 1 + self.draw.below(3))
        leave = [*self.condition(where), f"@{q} bra ~J;"] if self.draw.chance(0.3) else []
        second = self.some(inside, 1 + self.draw.below(3))
        return self.node(
            self.fill(f"and.b32 {b}, $r, {self.draw.pick((3, 5, 7))};", where), f"mov.u32 {c}, 0;",
            "~L:", f"setp.ge.u32 {q}, {c}, {b};", f"@{q} bra ~J;", first, *leave, second,
            f"add.u32 {c}, {c}, 1;", "bra ~L;", "~J:",
        )  # fmt: skip

    def split(self, where: Where) -> Node:
        """A branch both of whose sides know which lanes they have."""
        q, old, new = f"%q{where.depth}", where.mask, f"%m{where.masks + 1}"
        inside = where.down("mask", masked=True)
        sides = [self.some(inside, 1 + self.draw.below(4)) for _ in range(2)]
        return self.node(
            *self.condition(where), f"vote.sync.ballot.b32 {new}, {q}, {old};", f"@{q} bra ~Y;",
            f"not.b32 {new}, {new};", f"and.b32 {new}, {new}, {old};" if old != "-1" else "", sides[1], "bra ~J;",
            "~Y:", sides[0], "~J:", f"bar.warp.sync {old};" if self.draw.chance(0.5) else "",
        )  # fmt: skip

    def shrinking_loop(self, where: Where) -> Node:
        """A loop that lanes leave one by one; those that stay count themselves at its head."""
        c, b, q = (f"%{k}{where.depth}" for k in "cbq")
        new = f"%m{where.masks + 1}"
        if where.loops >= 2:
            return self.split(where)
        body = self.some(where.down("mask", loop=True, masked=True), 1 + self.draw.below(4))
        return self.node(
            self.fill(f"and.b32 {b}, $r, {self.draw.pick((3, 6, 7))};", where), f"mov.u32 {c}, 0;",
            f"mov.b32 {new}, {where.mask};", "~L:", f"setp.lt.u32 {q}, {c}, {b};",
            f"vote.sync.ballot.b32 {new}, {q}, {new};", f"@!{q} bra ~J;", body,
            f"add.u32 {c}, {c}, 1;", "bra ~L;", "~J:",
        )  # fmt: skip

    def uniform_branch(self, where: Where) -> Node:
        q = f"%q{where.depth}"
        sides = [self.some(where.down(), 1 + self.draw.below(3)) for _ in range(2)]
        return self.node(
            self.fill(f"and.b32 %t0, $u, {self.draw.pick((1, 2, 4))};", where), f"setp.eq.u32 {q}, %t0, 0;",
            f"@{q} bra ~E;", sides[0], "bra ~J;", "~E:", sides[1], "~J:",
        )  # fmt: skip

    def uniform_loop(self, where: Where) -> Node:
        c, b, q = (f"%{k}{where.depth}" for k in "cbq")
        body = self.some(where.down(loop=True), 1 + self.draw.below(4))
        return self.node(
            self.fill(f"and.b32 {b}, $u, 3;", where), f"mov.u32 {c}, 0;", "~L:", body, f"add.u32 {c}, {c}, 1;",
            f"setp.le.u32 {q}, {c}, {b};", f"@{q} bra ~L;",
        )  # fmt: skip

    def warps(self, where: Where) -> Node:
        """A branch that whole warps take."""
        q = f"%q{where.depth}"
        sides = [self.some(where.down("warp"), 1 + self.draw.below(4)) for _ in range(2)]
        return self.node(
            self.fill("add.u32 %t0, $u, %wid;", where), "and.b32 %t0, %t0, 1;", f"setp.eq.u32 {q}, %t0, 0;",
            f"@{q} bra ~E;", sides[0], "bra ~J;", "~E:", sides[1], "~J:",
        )  # fmt: skip

    def call(self, where: Where) -> Node:
        limit = len(self.functions) if where.function < 0 else where.function
        f = self.functions[self.draw.below(limit)]
        name = f"f{self.seed}_{f.index}"
        if f.style == "registers":
            return self.lines_of(f"call ($R), {name}, ($r, $d, %locg, %inp)", where)
        result, read = {
            "word": (".param .b32 w;", ("ld.param.b32 $R, [w];",)),
            "pair": (".param .align 8 .b8 w[16];", ("ld.param.b64 $D, [w];", "ld.param.f32 $F, [w+8];")),
            "pointer": (".param .b64 w;", ("ld.param.f64 $G, [w];",)),
        }[f.style]
        lines = ["{", ".param .b32 c0;", ".param .b64 c1;", ".param .b64 c2;", ".param .b64 c3;", result,
                 "st.param.b32 [c0], $r;", "st.param.b64 [c1], $d;", "st.param.b64 [c2], %locg;",
                 "st.param.b64 [c3], %inp;", f"call (w), {name}, (c0, c1, c2, c3);", *read, "}"]  # fmt: skip
        return self.node(*(self.fill(line, where) for line in lines))

    # --- threads together ---

    def exchange(self, where: Where) -> Node:
        """Each thread stores its own 16 bytes; all wait; anyone reads anything; all wait."""
        stores, loads = self.shared_forms()
        barrier = self.draw.pick(("bar.sync 0;", "barrier.sync 0;", f"bar.sync 4, {self.threads};",
                                  "barrier.cta.sync.aligned 5;"))  # fmt: skip
        mixed = self.some(where.down("thread"), self.draw.below(3))
        lines: list[Any] = [self.fill(line, where) for line in stores]
        lines += [barrier, mixed]
        for load in loads:
            lines += [self.fill(f"rem.u32 %t0, $r, {self.threads};", where), "shl.b32 %t0, %t0, 4;",
                      "add.u32 %t0, %t0, %shb;", self.fill(load, where)]  # fmt: skip
        return self.node(*lines, "bar.sync 0;")

    def shared_forms(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        forms = (
            (("st.shared.v4.b32 [%sh], {$r, $r, $r, $r};",), ("ld.shared.v4.b32 {$R, $R, $R, $R}, [%t0];",)),
            (("st.shared.v2.b64 [%sh], {$d, $d};",), ("ld.shared.b64 $D, [%t0+8];", "ld.shared.v2.f32 {$F, $F}, [%t0];")),
            (("st.shared.b64 [%sh], $d;", "st.shared.v4.b16 [%sh+8], {$h, $h, $h, $h};"),
             ("ld.shared.u8 $R, [%t0+3];", "ld.shared.s16 $R, [%t0+10];", "ld.shared.b32 $R, [%t0+4];")),
            (("st.shared.f32 [%sh], $f;", "st.shared.f32 [%sh+4], $f;", "st.shared.f64 [%sh+8], $g;"),
             ("ld.shared.f32 $F, [%t0+4];", "ld.shared.f64 $G, [%t0+8];")),
            (("st.shared.v2.b32 [%sh], {$r, $r};", "st.shared.u8 [%sh+8], $r;", "st.shared.u8 [%sh+9], $h;",
              "st.shared.b16 [%sh+10], $h;", "st.shared.b32 [%sh+12], $r;"),
             ("ld.shared.v4.u8 {$R, $R, $R, $R}, [%t0+8];", "ld.shared.s8 $R, [%t0+9];", "ld.shared.u64 $D, [%t0];")),
            (("cvt.u64.u32 %td0, %sh; cvta.shared.u64 %td0, %td0; isspacep.shared $P, %td0; st.v2.b64 [%td0], {$d, $d};",),
             ("cvt.u64.u32 %td0, %t0; cvta.shared.u64 %td0, %td0; ld.v2.u32 {$R, $R}, [%td0+8];",)),
            (("and.b32 %t0, $r, 0x7f0; cvt.u64.u32 %td0, %t0; add.s64 %td0, %inp, %td0; "
              "cp.async.cg.shared.global [%sh], [%td0], 16; cp.async.commit_group; cp.async.wait_group 0;",),
             ("ld.shared.v4.b32 {$R, $R, $R, $R}, [%t0];", "ld.shared.u8 $R, [%t0+15];")),
            (("cp.async.ca.shared.global [%sh], [%inp+2048], 4; cp.async.ca.shared.global [%sh+8], [%inp+4096], 8; "
              "cp.async.wait_all; st.shared.b32 [%sh+4], $r;",),
             ("ld.shared.v2.f32 {$F, $F}, [%t0];", "ld.shared.f64 $G, [%t0+8];")),
        )  # fmt: skip
        return self.draw.pick(forms)

    def shared_sums(self, where: Where) -> Node:
        """Every thread clears its word; atomics that commute; all read."""
        op, kind, bits = self.draw.pick((
            ("add", "u32", 32), ("min", "s32", 32), ("max", "s32", 32), ("min", "u32", 32), ("and", "b32", 32),
            ("or", "b32", 32), ("xor", "b32", 32), ("add", "u64", 64), ("max", "s64", 64), ("min", "u64", 64),
            ("xor", "b64", 64), ("inc", "u32", 32), ("dec", "u32", 32),
        ))  # fmt: skip
        value, target, shift = ("$r", "$R", 2) if bits == 32 else ("$d", "$D", 3)
        bound = str(5 + self.draw.below(60)) if op in ("inc", "dec") else value
        start = "0" if op in ("inc", "dec", "add") else "%lin" if bits == 32 else "%rd1"
        lines: list[Any] = [f"shl.b32 %t0, %lin, {shift};", "add.u32 %t0, %t0, %shs;", f"st.shared.b{bits} [%t0], {start};",
                            "bar.sync 0;"]  # fmt: skip
        for _ in range(1 + self.draw.below(3)):
            form = self.draw.pick(("red.shared", "atom.shared", "red.relaxed.cta.shared", "atom.shared.cta"))
            unused = "" if form.startswith("red") else "%trash, " if bits == 32 else "%trashd, "
            lines += [self.fill(f"rem.u32 %t0, $r, {self.threads};", where), f"shl.b32 %t0, %t0, {shift};",
                      "add.u32 %t0, %t0, %shs;", self.fill(f"{form}.{op}.{kind} {unused}[%t0], {bound};", where)]  # fmt: skip
        lines += ["bar.sync 0;", self.fill(f"rem.u32 %t0, $r, {self.threads};", where), f"shl.b32 %t0, %t0, {shift};",
                  "add.u32 %t0, %t0, %shs;", self.fill(f"ld.shared.b{bits} {target}, [%t0];", where), "bar.sync 0;"]  # fmt: skip
        return self.node(*lines)

    def hand_over(self, where: Where) -> Node:
        """Through shared memory within a warp, ordered by bar.warp.sync of the lanes that are here."""
        kind, source, target = self.draw.pick((("b32", "$r", "$R"), ("f32", "$f", "$F"), ("b64", "$d", "$D"),
                                               ("b16", "$h", "$H")))  # fmt: skip
        lines = [f"st.shared.{kind} [%sh], {source};", f"bar.warp.sync {where.mask};"]
        lines += [f"{line};" for line in ops.SOURCE_LANE.split("; ")]
        lines += ["sub.u32 %t1, %lin, %lane;", "add.u32 %t0, %t0, %t1;", "shl.b32 %t0, %t0, 4;", "add.u32 %t0, %t0, %shb;",
                  f"ld.shared.{kind} {target}, [%t0];", f"bar.warp.sync {where.mask};"]  # fmt: skip
        return self.node(*(self.fill(line, where) for line in lines))

    def halves(self, where: Where) -> Node:
        """Each half of the block waits at a barrier of its own, with a count."""
        half = self.threads // 2
        q = f"%q{where.depth}"
        sides = []
        for number in (6, 7):
            lines = ["st.shared.b32 [%sh], $r;", f"barrier.sync {number}, {half};", f"rem.u32 %t0, $r, {half};",
                     f"add.u32 %t0, %t0, {half if number == 7 else 0};", "shl.b32 %t0, %t0, 4;", "add.u32 %t0, %t0, %shb;",
                     "ld.shared.b32 $R, [%t0];", f"barrier.sync {number}, {half};"]  # fmt: skip
            sides.append([self.node(*(self.fill(line, where) for line in lines))])
        more = self.some(where.down("warp"), 1 + self.draw.below(2))
        return self.node(
            f"setp.lt.u32 {q}, %lin, {half};", f"@{q} bra ~Y;", sides[1], more, "bra ~J;", "~Y:", sides[0], "~J:",
            "bar.sync 0;",
        )  # fmt: skip


def mnemonics(text: str) -> Iterator[str]:
    """The opcode with its modifiers of each instruction of a text."""
    for line in text.splitlines():
        m = re.match(r"(?:@!?%\w+ )?([a-z][\w.:]*)( |;)", line)
        if m and not line.startswith("."):
            yield m[1]


def generate(seed: int) -> Program:
    """The program of a seed."""
    return Maker(seed).make()


def inputs(seed: int) -> tuple[bytes, bytes]:
    """What a program reads: INPUT bytes (words, f32, f64, 16-bit floats, a quarter each), SUMS bytes of atomics."""
    draw = Draw(seed * 7919 + 17)
    quarter = INPUT // 4
    few = (0, 1, 2**32 - 1, 2**31, 2**31 - 1, 2, 255, 65535)
    word = b"".join(
        struct.pack("<I", draw.pick(few) if draw.chance(0.2) else draw.below(2**32) >> draw.below(32))
        for _ in range(quarter // 4)
    )
    single = b"".join(_number(draw, "<f", 8, 23) for _ in range(quarter // 4))
    double = b"".join(_number(draw, "<d", 11, 52) for _ in range(quarter // 8))
    half = b"".join(_number(draw, "<e", 5, 10) for _ in range(quarter // 2))
    sums = b"".join(struct.pack("<I", draw.below(2**32)) for _ in range(SUMS // 4))
    return word + single + double + half, sums


def _number(draw: Draw, form: str, exponent: int, mantissa: int) -> bytes:
    """A float: mostly of ordinary size; else any bits, a subnormal, an infinity, a NaN, a zero."""
    size = struct.calcsize(form)
    top = (1 << exponent) - 1
    kind = draw.below(20)
    if kind < 13:
        return struct.pack(form, (draw.below(2**20) - 2**19) / 2 ** draw.pick((10, 14, 18, 19)))
    sign = draw.below(2) << exponent + mantissa
    fraction = draw.below(1 << mantissa)
    bits = {
        13: fraction, 14: top << mantissa, 15: top << mantissa | fraction | 1, 16: 0, 17: (top - 1) << mantissa | fraction,
    }.get(kind, draw.below(top) << mantissa | fraction)  # fmt: skip
    return (sign | bits).to_bytes(size, "little")
