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
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from tests.silicon import program_ops as ops
from tests.silicon.program_draw import Draw
from tests.silicon.program_memory import CALLED, MEMORY
from tests.silicon.program_together import Together

VERSION = 2
"""Of the generator: raised by every change of what a seed gives."""
HEADER = ".version 8.4\n.target sm_90\n.address_size 64\n"
SHAPES = ((64, 1), (128, 1), (32, 2), (16, 4), (32, 4), (32, 1), (8, 8))
POOLS = {"r": 12, "d": 6, "f": 8, "g": 4, "h": 8, "p": 6, "u": 4}
INNER = {"r": 6, "d": 3, "f": 4, "g": 2, "h": 4, "p": 3}
"""Registers of each kind in a kernel, and in a function."""
SLICE = 256
"""Bytes of the output that each thread owns: 64 to work in, then its registers."""


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


class Maker(Together):
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
        written: list[str] = []

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
            if key == "w":
                return written[-1]
            kind = {"Q": "p"}.get(key, key.lower())
            if kind == "u" and where.function >= 0:
                kind = "r"
            register = f"%{kind}{self.draw.below(sizes[kind])}"
            if key.isupper():
                while register in written:
                    register = f"%{kind}{self.draw.below(sizes[kind])}"
                written.append(register)
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
        template = self.draw.pick(
            (
                "setp.lt.s32 Q, $r, $r",
                "setp.ne.s32 Q, $r, $j",
                "setp.gt.f32 Q, $f, $f",
                "and.b32 %t0, $r, 5; setp.eq.u32 Q, %t0, 0",
                "mov.pred Q, $p",
                "setp.lt.u32 Q, %lane, $j",
                "and.b32 %t0, %lane, $j; setp.eq.u32 Q, %t0, 0",
            )
        )
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
        parts: list[Any] = [
            self.fill(f"rem.u32 %t0, $r, {n};", where),
            f"~T: .branchtargets {targets};",
            "brx.idx %t0, ~T;",
        ]
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
            self.fill(f"and.b32 {b}, $r, {self.draw.pick((3, 5, 7))};", where),
            f"mov.u32 {c}, 0;",
            "~L:",
            f"setp.ge.u32 {q}, {c}, {b};",
            f"@{q} bra ~J;",
            first,
            *leave,
            second,
            f"add.u32 {c}, {c}, 1;",
            "bra ~L;",
            "~J:",
        )

    def split(self, where: Where) -> Node:
        """A branch both of whose sides know which lanes they have."""
        q, old, new = f"%q{where.depth}", where.mask, f"%m{where.masks + 1}"
        inside = where.down("mask", masked=True)
        sides = [self.some(inside, 1 + self.draw.below(4)) for _ in range(2)]
        return self.node(
            *self.condition(where),
            f"vote.sync.ballot.b32 {new}, {q}, {old};",
            f"@{q} bra ~Y;",
            f"not.b32 {new}, {new};",
            f"and.b32 {new}, {new}, {old};" if old != "-1" else "",
            sides[1],
            "bra ~J;",
            "~Y:",
            sides[0],
            "~J:",
            f"bar.warp.sync {old};" if self.draw.chance(0.5) else "",
        )

    def shrinking_loop(self, where: Where) -> Node:
        """A loop that lanes leave one by one; those that stay count themselves at its head."""
        c, b, q = (f"%{k}{where.depth}" for k in "cbq")
        new = f"%m{where.masks + 1}"
        if where.loops >= 2:
            return self.split(where)
        body = self.some(where.down("mask", loop=True, masked=True), 1 + self.draw.below(4))
        return self.node(
            self.fill(f"and.b32 {b}, $r, {self.draw.pick((3, 6, 7))};", where),
            f"mov.u32 {c}, 0;",
            f"mov.b32 {new}, {where.mask};",
            "~L:",
            f"setp.lt.u32 {q}, {c}, {b};",
            f"vote.sync.ballot.b32 {new}, {q}, {new};",
            f"@!{q} bra ~J;",
            body,
            f"add.u32 {c}, {c}, 1;",
            "bra ~L;",
            "~J:",
        )

    def uniform_branch(self, where: Where) -> Node:
        q = f"%q{where.depth}"
        sides = [self.some(where.down(), 1 + self.draw.below(3)) for _ in range(2)]
        return self.node(
            self.fill(f"and.b32 %t0, $u, {self.draw.pick((1, 2, 4))};", where),
            f"setp.eq.u32 {q}, %t0, 0;",
            f"@{q} bra ~E;",
            sides[0],
            "bra ~J;",
            "~E:",
            sides[1],
            "~J:",
        )

    def uniform_loop(self, where: Where) -> Node:
        c, b, q = (f"%{k}{where.depth}" for k in "cbq")
        body = self.some(where.down(loop=True), 1 + self.draw.below(4))
        return self.node(
            self.fill(f"and.b32 {b}, $u, 3;", where),
            f"mov.u32 {c}, 0;",
            "~L:",
            body,
            f"add.u32 {c}, {c}, 1;",
            f"setp.le.u32 {q}, {c}, {b};",
            f"@{q} bra ~L;",
        )

    def warps(self, where: Where) -> Node:
        """A branch that whole warps take."""
        q = f"%q{where.depth}"
        sides = [self.some(where.down("warp"), 1 + self.draw.below(4)) for _ in range(2)]
        return self.node(
            self.fill("add.u32 %t0, $u, %wid;", where),
            "and.b32 %t0, %t0, 1;",
            f"setp.eq.u32 {q}, %t0, 0;",
            f"@{q} bra ~E;",
            sides[0],
            "bra ~J;",
            "~E:",
            sides[1],
            "~J:",
        )

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
        lines = [
            "{",
            ".param .b32 c0;",
            ".param .b64 c1;",
            ".param .b64 c2;",
            ".param .b64 c3;",
            result,
            "st.param.b32 [c0], $r;",
            "st.param.b64 [c1], $d;",
            "st.param.b64 [c2], %locg;",
            "st.param.b64 [c3], %inp;",
            f"call (w), {name}, (c0, c1, c2, c3);",
            *read,
            "}",
        ]
        return self.node(*(self.fill(line, where) for line in lines))


def mnemonics(text: str) -> Iterator[str]:
    """The opcode with its modifiers of each instruction of a text."""
    for line in text.splitlines():
        m = re.match(r"(?:@!?%\w+ )?([a-z][\w.:]*)( |;)", line)
        if m and not line.startswith("."):
            yield m[1]


def generate(seed: int) -> Program:
    """The program of a seed."""
    return Maker(seed).make()
