# SPDX-License-Identifier: Apache-2.0
"""wgmma: PTX that runs one product of a warpgroup, multiplicands laid out in shared memory, references."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np

from tests.emulator.fragments import BITS, codes

SWIZZLES = {0: 16, 1: 128, 2: 64, 3: 32}
"""Bytes of a row of the pattern, by the descriptor's mode. PTX ISA, "Matrix descriptor format"."""


@dataclass(frozen=True)
class Group:
    """A form: "m64n16k16.f32.f16.f16"; how a and b lie; signs; whether c is added.

    registers: a comes from registers. swizzle: mode of both descriptors. across: which of a and b lie by
    columns of a, rows of b ("MN-major"). ahead: bytes of the pattern's row before the multiplicand begins.
    """

    text: str
    registers: bool = False
    swizzle: int = 1
    across: str = ""
    negate: str = ""
    adds: bool = True
    rule: str = ""
    ahead: int = 0
    base: int = 0

    @property
    def shape(self) -> tuple[int, int, int]:
        m, n, k = (int(x) for x in re.match(r"m(\d+)n(\d+)k(\d+)", self.text).groups())
        return m, n, k

    def type(self, part: str) -> str:
        d, a, b = self.text.split(".")[1:4]
        return {"a": a, "b": b}.get(part, d)

    def extent(self, part: str) -> tuple[int, int]:
        m, n, k = self.shape
        return {"a": (m, k), "b": (k, n)}.get(part, (m, n))

    @property
    def held(self) -> int:
        """Elements of the accumulator in one lane."""
        return self.shape[1] // 2

    def strides(self, part: str) -> tuple[int, int]:
        """Leading and stride byte offsets of a descriptor. PTX ISA, "Strides", the canonical layouts."""
        m, n, k = self.shape
        row = SWIZZLES[self.swizzle]
        lines = m if part == "a" else n
        if part in self.across:
            if self.swizzle == 0:
                return 128 * (lines // 8) + 16, 128
            return row * k, row * 8  # to the next `row` bytes of lines; to the next 8 of k
        if self.swizzle == 0:
            return 128, 256 + 16 * (part == "b")
        return 16, 8 * row

    def address(self, part: str, line: int, k: int) -> int:
        """Byte of an element from the start of its matrix, before swizzling. line: of a a row, of b a column."""
        bits, row = BITS[self.type(part)], SWIZZLES[self.swizzle]
        leading, stride = self.strides(part)
        per = 128 // bits
        if part in self.across:
            if self.swizzle == 0:
                return line % per * 2 + line // per * stride + k % 8 * 16 + k // 8 * leading
            wide = row // 2
            return line % wide * 2 + line // wide * leading + k % 8 * row + k // 8 * stride
        if self.swizzle == 0:
            return line % 8 * 16 + line // 8 * stride + k // per * leading + k % per * bits // 8
        return line % 8 * row + line // 8 * stride + k * bits // 8

    def swizzled(self, at: int) -> int:
        """Bits 7… of the address turn bits 4…, as many as the mode has."""
        mask = SWIZZLES[self.swizzle] // 16 - 1
        return at ^ ((at >> 7 & mask) << 4)

    @property
    def room(self) -> int:
        """Bytes of one matrix's place, a multiple of 1024."""
        m, n, k = self.shape
        last = 0
        for part, lines in (("a", m), ("b", n)):
            corners = [(i, j) for i in {0, lines - 1} for j in {0, k - 1}]
            last = max([last, *(self.address(part, i, j) for i, j in corners)])
        return (last + 2048 + self.ahead) // 1024 * 1024

    def image(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        """Shared memory holding element codes of a, then of b."""
        out = np.zeros(2 * self.room, np.uint8)
        for part, matrix in (("a", a), ("b", b.T)):
            bits = BITS[self.type(part)]
            base = self.ahead + (self.room if part == "b" else 0)
            for line in range(matrix.shape[0]):
                for k in range(matrix.shape[1]):
                    if bits >= 8:
                        at = self.swizzled(base + self.address(part, line, k))
                        out[at : at + bits // 8] = np.frombuffer(
                            int(matrix[line, k]).to_bytes(bits // 8, "little"), np.uint8
                        )
                    else:
                        at = self.swizzled(base + self.address(part, line, k))
                        out[at] |= int(matrix[line, k]) << (k * bits % 8)
        return out

    def descriptor(self, part: str) -> int:
        """Without the start address."""
        leading, stride = self.strides(part)
        return (leading >> 4 & 0x3FFF) << 16 | (stride >> 4 & 0x3FFF) << 32 | self.base << 49 | self.swizzle << 62

    def spot_a(self, thread: int, i: int) -> tuple[int, int]:
        """Element i of a thread's a in registers."""
        per, lane = 32 // BITS[self.type("a")], thread % 32
        row = thread // 32 * 16 + lane // 4 + 8 * (i // per % 2)
        return row, lane % 4 * per + i % per + i // (2 * per) * 4 * per

    def spot_d(self, thread: int, i: int) -> tuple[int, int]:
        """Element i of a thread's accumulator."""
        lane = thread % 32
        return thread // 32 * 16 + lane // 4 + 8 * (i // 2 % 2), i // 4 * 8 + lane % 4 * 2 + i % 2

    def threads(self, part: str, matrix: np.ndarray) -> np.ndarray:
        """Bytes of each thread's registers, (128, n)."""
        kind, spot = self.type(part), self.spot_a if part == "a" else self.spot_d
        bits = BITS[kind]
        held = self.held if part != "a" else 128 // bits
        out = []
        for thread in range(128):
            total = sum(int(matrix[spot(thread, i)]) << (i * bits) for i in range(held))
            out.append(np.frombuffer(total.to_bytes(held * bits // 8, "little"), np.uint8))
        return np.array(out)

    def inputs(self, a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
        """The bytes of `in`: shared memory, a in registers, c in registers."""
        parts = [self.image(a, b), self.threads("a", a).reshape(-1), self.threads("c", c).reshape(-1)]
        return np.concatenate(parts)

    def unpack(self, data: np.ndarray) -> np.ndarray:
        """Element codes of d."""
        bits = BITS[self.type("d")]
        words = np.ascontiguousarray(data).view(f"u{bits // 8}").reshape(128, self.held)
        d = np.zeros(self.extent("d"), words.dtype)
        for thread in range(128):
            for i in range(self.held):
                d[self.spot_d(thread, i)] = words[thread, i]
        return d

    def product(self, registers: str, a: str, b: str) -> str:
        """The instruction, its predicate %p."""
        shape, *types = self.text.split(".")
        head = f"wgmma.mma_async.sync.aligned.{shape}.{'.'.join(types)}"
        if types[1] == "b1":
            return f"{head}.and.popc {{{registers}}}, {a}, {b}, %p;"
        if types[1] in ("s8", "u8"):
            head = head.replace(shape, shape + self.rule)
            return f"{head} {{{registers}}}, {a}, {b}, %p;"
        signs = ", ".join("-1" if p in self.negate else "1" for p in "ab")
        turns = [str(int(p in self.across)) for p in ("b" if self.registers else "ab")] if BITS[types[1]] == 16 else []
        return f"{head} {{{registers}}}, {a}, {b}, {', '.join(['%p', signs, *turns])};"

    def kernel(
        self, *, more: str = "", fence: str = "fence.proxy.async;", wait: str = "wgmma.wait_group.sync.aligned 0;",
        order: str = "wgmma.fence.sync.aligned;", after: str = "", late: str = "",
    ) -> str:  # fmt: skip
        """Entry k(in, out): 128 threads fill shared memory, multiply, store d. after: between commit and wait."""
        bits_d = BITS[self.type("d")]
        count_d, count_a = self.held * bits_d // 32, 4
        names_d = ", ".join(f"%d{i}" for i in range(count_d))
        start_c = 2 * self.room + 128 * 16
        lines = [".version 9.0", ".target sm_90a", ".address_size 64"]
        lines += [f".visible .entry k(.param .u64 in, .param .u64 out{more})", "{"]
        lines += [
            f".shared .align 1024 .b8 s[{2 * self.room}];",
            ".reg .pred %p, %q; .reg .b32 %t, %u, %s, %a<4>, %v<4>;",
        ]
        kind = "f32" if self.type("d") == "f32" else "b32"
        lines += [f".reg .{kind} %d<{count_d}>; .reg .b64 %x, %y, %o, %m, %n;"]
        lines += ["mov.u32 %t, %tid.x; ld.param.u64 %x, [in]; mov.u32 %s, s; shl.b32 %u, %t, 4;"]
        lines += ["FILL:", "cvt.u64.u32 %o, %u; add.u64 %o, %o, %x; ld.global.v4.b32 {%v0, %v1, %v2, %v3}, [%o];"]
        lines += [
            "add.u32 %v0, %v0, 0; { .reg .b32 %w; add.u32 %w, %s, %u; st.shared.v4.b32 [%w], {%v0, %v1, %v2, %v3}; }"
        ]
        lines += [f"add.u32 %u, %u, 2048; setp.lt.u32 %q, %u, {2 * self.room};", "@%q bra FILL;"]
        lines += [f"mad.wide.u32 %y, %t, 16, %x; ld.global.v4.b32 {{%a0, %a1, %a2, %a3}}, [%y+{2 * self.room}];"]
        lines += [f"mad.wide.u32 %y, %t, {4 * count_d}, %x;"]
        lines += [f"ld.global.{kind} %d{i}, [%y+{start_c + 4 * i}];" for i in range(count_d)]
        for name, part, base in (("%m", "a", self.ahead), ("%n", "b", self.room + self.ahead)):
            lines += [f"add.u32 %u, %s, {base}; shr.u32 %u, %u, 4; and.b32 %u, %u, 0x3fff; cvt.u64.u32 {name}, %u;"]
            lines += [f"mov.b64 %o, {self.descriptor(part)}; or.b64 {name}, {name}, %o;"]
        lines += [fence, "bar.sync 0;", f"setp.eq.u32 %p, 0, {int(not self.adds)};", order]
        a = "{%a0, %a1, %a2, %a3}" if self.registers else "%m"
        lines += [self.product(names_d, a, "%n"), "wgmma.commit_group.sync.aligned;", after, wait, late]
        lines += [f"ld.param.u64 %y, [out]; mad.wide.u32 %y, %t, {4 * count_d}, %y;"]
        lines += [f"st.global.{kind} [%y+{4 * i}], %d{i};" for i in range(count_d)]
        del count_a
        return "\n".join([*(line for line in lines if line), "ret;", "}"])


def exact(form: Group, a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """D as numbers."""
    if form.type("a") == "b1":
        d = (a[:, :, None] & b[None]).astype(bool).sum(axis=1)
    else:
        d = a @ b * (-1) ** len(form.negate)
    return d + c if form.adds else d


def encoded(form: Group, a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """`in` for matrices of numbers."""
    return form.inputs(*(codes(form.type(p), x) for p, x in zip("abc", (a, b, c), strict=True)))


_SIXTEEN = ("f32.f16.f16", "f16.f16.f16", "f32.bf16.bf16")
_EIGHT = [f"{d}.{a}.{b}" for d in ("f16", "f32") for a in ("e4m3", "e5m2") for b in ("e4m3", "e5m2")]


def every_form() -> list[Group]:
    """Each type, source, layout and sign at some n; each n once at least."""
    out = []
    widths = iter([8, 16, 24, 40, 64, 96, 128, 256, 72, 88] * 40)
    for types in _SIXTEEN:
        for swizzle in SWIZZLES:
            for across in ("", "a", "b", "ab"):
                n = next(widths)
                if "b" in across and n % (SWIZZLES[swizzle] // 2):
                    n = max(64, n // 64 * 64)
                out.append(Group(f"m64n{n}k16.{types}", False, swizzle, across))
                if "a" not in across:
                    out.append(Group(f"m64n{n}k16.{types}", True, swizzle, across))
        out += [Group(f"m64n16k16.{types}", r, 1, "", sign) for r in (False, True) for sign in ("a", "b", "ab")]
        out += [Group(f"m64n32k16.{types}", r, 1, adds=False) for r in (False, True)]
        out += [Group(f"m64n32k16.{types}", False, mode, ahead=32) for mode in (1, 2)]
    for types, k in (("f32.tf32.tf32", 8), *((t, 32) for t in _EIGHT)):
        for swizzle in SWIZZLES:
            out += [Group(f"m64n{next(widths)}k{k}.{types}", r, swizzle) for r in (False, True)]
        out += [Group(f"m64n8k{k}.{types}", False, 1, "", "a"), Group(f"m64n8k{k}.{types}", True, 2, "", "b")]
    for a in ("s8", "u8"):
        for b in ("s8", "u8"):
            for rule in ("", ".satfinite"):
                out += [Group(f"m64n{n}k32.s32.{a}.{b}", n > 16, n % 4, rule=rule) for n in (8, 16, 32, 96)]
    out += [Group(f"m64n{n}k256.s32.b1.b1", r, mode) for n, mode in ((8, 0), (24, 1), (64, 2)) for r in (False, True)]
    return out
