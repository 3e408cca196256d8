# SPDX-License-Identifier: Apache-2.0
"""Statements of generated programs that threads execute together: through shared memory, between barriers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.silicon import program_ops as ops

if TYPE_CHECKING:
    from tests.silicon.program_draw import Draw
    from tests.silicon.programs import Node, Where


class Together:
    """What `Maker` knows about sharing."""

    draw: Draw
    threads: int

    def fill(self, template: str, where: Where) -> str:
        """A template with its registers."""
        raise NotImplementedError

    def some(self, where: Where, count: int) -> list[Node]:
        """Statements that may stand at a place."""
        raise NotImplementedError

    def node(self, *parts: Any) -> Node:
        """A statement."""
        raise NotImplementedError

    def exchange(self, where: Where) -> Node:
        """Each thread stores its own 16 bytes; all wait; anyone reads anything; all wait."""
        stores, loads = self.shared_forms()
        barrier = self.draw.pick(
            ("bar.sync 0;", "barrier.sync 0;", f"bar.sync 4, {self.threads};", "barrier.cta.sync.aligned 5;")
        )
        mixed = self.some(where.down("thread"), self.draw.below(3))
        lines: list[Any] = [self.fill(line, where) for line in stores]
        lines += [barrier, mixed]
        for load in loads:
            lines += [
                self.fill(f"rem.u32 %t0, $r, {self.threads};", where),
                "shl.b32 %t0, %t0, 4;",
                "add.u32 %t0, %t0, %shb;",
                self.fill(load, where),
            ]
        return self.node(*lines, "bar.sync 0;")

    def shared_forms(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        forms = (
            (("st.shared.v4.b32 [%sh], {$r, $r, $r, $r};",), ("ld.shared.v4.b32 {$R, $R, $R, $R}, [%t0];",)),
            (
                ("st.shared.v2.b64 [%sh], {$d, $d};",),
                ("ld.shared.b64 $D, [%t0+8];", "ld.shared.v2.f32 {$F, $F}, [%t0];"),
            ),
            (
                ("st.shared.b64 [%sh], $d;", "st.shared.v4.b16 [%sh+8], {$h, $h, $h, $h};"),
                ("ld.shared.u8 $R, [%t0+3];", "ld.shared.s16 $R, [%t0+10];", "ld.shared.b32 $R, [%t0+4];"),
            ),
            (
                ("st.shared.f32 [%sh], $f;", "st.shared.f32 [%sh+4], $f;", "st.shared.f64 [%sh+8], $g;"),
                ("ld.shared.f32 $F, [%t0+4];", "ld.shared.f64 $G, [%t0+8];"),
            ),
            (
                (
                    "st.shared.v2.b32 [%sh], {$r, $r};",
                    "st.shared.u8 [%sh+8], $r;",
                    "st.shared.u8 [%sh+9], $h;",
                    "st.shared.b16 [%sh+10], $h;",
                    "st.shared.b32 [%sh+12], $r;",
                ),
                ("ld.shared.v4.u8 {$R, $R, $R, $R}, [%t0+8];", "ld.shared.s8 $R, [%t0+9];", "ld.shared.u64 $D, [%t0];"),
            ),
            (
                (
                    "cvt.u64.u32 %td0, %sh; cvta.shared.u64 %td0, %td0; isspacep.shared $P, %td0;",
                    "st.v2.b64 [%td0], {$d, $d};",
                ),
                ("cvt.u64.u32 %td0, %t0; cvta.shared.u64 %td0, %td0; ld.v2.u32 {$R, $R}, [%td0+8];",),
            ),
            (
                (
                    "and.b32 %t0, $r, 0x7f0; cvt.u64.u32 %td0, %t0; add.s64 %td0, %inp, %td0; "
                    "cp.async.cg.shared.global [%sh], [%td0], 16; cp.async.commit_group; cp.async.wait_group 0;",
                ),
                ("ld.shared.v4.b32 {$R, $R, $R, $R}, [%t0];", "ld.shared.u8 $R, [%t0+15];"),
            ),
            (
                (
                    "cp.async.ca.shared.global [%sh], [%inp+2048], 4;",
                    "cp.async.ca.shared.global [%sh+8], [%inp+4096], 8; cp.async.wait_all; st.shared.b32 [%sh+4], $r;",
                ),
                ("ld.shared.v2.f32 {$F, $F}, [%t0];", "ld.shared.f64 $G, [%t0+8];"),
            ),
        )
        return self.draw.pick(forms)

    def shared_sums(self, where: Where) -> Node:
        """Every thread clears its word; atomics that commute; all read."""
        op, kind, bits = self.draw.pick(
            (
                ("add", "u32", 32),
                ("min", "s32", 32),
                ("max", "s32", 32),
                ("min", "u32", 32),
                ("and", "b32", 32),
                ("or", "b32", 32),
                ("xor", "b32", 32),
                ("add", "u64", 64),
                ("max", "s64", 64),
                ("min", "u64", 64),
                ("xor", "b64", 64),
                ("inc", "u32", 32),
                ("dec", "u32", 32),
            )
        )
        value, target, shift = ("$r", "$R", 2) if bits == 32 else ("$d", "$D", 3)
        bound = str(5 + self.draw.below(60)) if op in ("inc", "dec") else value
        start = "0" if op in ("inc", "dec", "add") else "%lin" if bits == 32 else "%rd1"
        lines: list[Any] = [
            f"shl.b32 %t0, %lin, {shift};",
            "add.u32 %t0, %t0, %shs;",
            f"st.shared.b{bits} [%t0], {start};",
            "bar.sync 0;",
        ]
        for _ in range(1 + self.draw.below(3)):
            form = self.draw.pick(("red.shared", "atom.shared", "red.relaxed.cta.shared", "atom.shared.cta"))
            unused = "" if form.startswith("red") else "%trash, " if bits == 32 else "%trashd, "
            lines += [
                self.fill(f"rem.u32 %t0, $r, {self.threads};", where),
                f"shl.b32 %t0, %t0, {shift};",
                "add.u32 %t0, %t0, %shs;",
                self.fill(f"{form}.{op}.{kind} {unused}[%t0], {bound};", where),
            ]
        lines += [
            "bar.sync 0;",
            self.fill(f"rem.u32 %t0, $r, {self.threads};", where),
            f"shl.b32 %t0, %t0, {shift};",
            "add.u32 %t0, %t0, %shs;",
            self.fill(f"ld.shared.b{bits} {target}, [%t0];", where),
            "bar.sync 0;",
        ]
        return self.node(*lines)

    def hand_over(self, where: Where) -> Node:
        """Through shared memory within a warp, ordered by bar.warp.sync of the lanes that are here."""
        kind, source, target = self.draw.pick(
            (("b32", "$r", "$R"), ("f32", "$f", "$F"), ("b64", "$d", "$D"), ("b16", "$h", "$H"))
        )
        lines = [f"st.shared.{kind} [%sh], {source};", f"bar.warp.sync {where.mask};"]
        lines += [f"{line};" for line in ops.SOURCE_LANE.split("; ")]
        lines += [
            "sub.u32 %t1, %lin, %lane;",
            "add.u32 %t0, %t0, %t1;",
            "shl.b32 %t0, %t0, 4;",
            "add.u32 %t0, %t0, %shb;",
            f"ld.shared.{kind} {target}, [%t0];",
            f"bar.warp.sync {where.mask};",
        ]
        return self.node(*(self.fill(line, where) for line in lines))

    def halves(self, where: Where) -> Node:
        """Each half of the block waits at a barrier of its own, with a count."""
        half = self.threads // 2
        q = f"%q{where.depth}"
        sides = []
        for number in (6, 7):
            lines = [
                "st.shared.b32 [%sh], $r;",
                f"barrier.sync {number}, {half};",
                f"rem.u32 %t0, $r, {half};",
                f"add.u32 %t0, %t0, {half if number == 7 else 0};",
                "shl.b32 %t0, %t0, 4;",
                "add.u32 %t0, %t0, %shb;",
                "ld.shared.b32 $R, [%t0];",
                f"barrier.sync {number}, {half};",
            ]
            sides.append([self.node(*(self.fill(line, where) for line in lines))])
        more = self.some(where.down("warp"), 1 + self.draw.below(2))
        return self.node(
            f"setp.lt.u32 {q}, %lin, {half};",
            f"@{q} bra ~Y;",
            sides[1],
            more,
            "bra ~J;",
            "~Y:",
            sides[0],
            "~J:",
            "bar.sync 0;",
        )
