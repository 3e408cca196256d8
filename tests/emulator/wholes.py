# SPDX-License-Identifier: Apache-2.0
"""wmma: PTX that multiplies whole matrices from memory to memory, and the forms there are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product as pairs

import numpy as np

from harness.emulator.lower_matrix import WMMA_ROWS
from tests.emulator.fragments import BITS, codes


@dataclass(frozen=True)
class Whole:
    """A wmma form: "m16n16k16.f32.f16.f16.f32", with the layout of a, b and the accumulators, and where they lie."""

    text: str
    layouts: tuple[str, str, str] = ("row", "col", "row")
    space: str = ".global"
    rule: str = ""
    pad: int = 0  # elements of 16 bytes between lines

    @property
    def shape(self) -> tuple[int, int, int]:
        m, n, k = (int(x) for x in re.match(r"m(\d+)n(\d+)k(\d+)", self.text).groups())
        return m, n, k

    @property
    def types(self) -> tuple[str, ...]:
        return tuple(self.text.split(".")[1:5])

    def type(self, part: str) -> str:
        return self.types["dabc".index(part)]

    def extent(self, part: str) -> tuple[int, int]:
        m, n, k = self.shape
        return {"a": (m, k), "b": (k, n)}.get(part, (m, n))

    def stride(self, part: str) -> int:
        layout = self.layouts[min("abcd".index(part), 2)]
        return self.extent(part)[layout == "row"] + self.pad * 128 // BITS[self.type(part)]

    def size(self, part: str) -> int:
        layout = self.layouts[min("abcd".index(part), 2)]
        return self.stride(part) * self.extent(part)[layout != "row"] * BITS[self.type(part)] // 8

    def bytes_of(self, part: str, matrix: np.ndarray) -> np.ndarray:
        """Element codes of a matrix as it lies in memory; what is between the lines is all ones."""
        layout = self.layouts[min("abcd".index(part), 2)]
        lines, bits = (matrix if layout == "row" else matrix.T), BITS[self.type(part)]
        total = bytearray()
        for line in lines:
            word = sum(int(x) << (i * bits) for i, x in enumerate(line))
            word |= ((1 << (self.stride(part) * bits)) - 1) & ~((1 << (len(line) * bits)) - 1)
            total += word.to_bytes(self.stride(part) * bits // 8, "little")
        return np.frombuffer(bytes(total), np.uint8)

    def kernel(self, *, change: str = "") -> str:
        """Entry k(in, out): in holds a, b, c, each at a multiple of 32 bytes. change: lines before the store."""
        parts, at = {}, 0
        for part in "abcd":
            parts[part] = at if part != "d" else 0
            at += -(-self.size(part) // 32) * 32
        shared = at
        counts = {p: self._registers(p) for p in "abcd"}
        names = {p: "{" + ", ".join(f"%{p}{i}" for i in range(n)) + "}" for p, n in counts.items()}
        lines = [".version 9.0", ".target sm_90", ".address_size 64"]
        lines += [".visible .entry k(.param .u64 in, .param .u64 out)", "{"]
        lines += [f".shared .align 32 .b8 s[{shared}];", ".reg .pred %p; .reg .b32 %t, %s, %v; .reg .b64 %x, %y, %o;"]
        for p, n in counts.items():
            kind = {"f32": "f32", "f64": "f64"}.get(self.type(p), "b32")
            lines.append(f".reg .{kind} " + ", ".join(f"%{p}{i}" for i in range(n)) + ";")
        lines += ["ld.param.u64 %x, [in]; ld.param.u64 %y, [out]; mov.u32 %t, %tid.x; mov.u32 %s, s;"]
        lines += ["cvta.to.global.u64 %x, %x; cvta.to.global.u64 %y, %y;"]
        base = "%x"
        if self.space == ".shared":
            base = "%s"
            lines += ["shl.b32 %v, %t, 2;", "L:", "cvt.u64.u32 %o, %v; add.u64 %o, %x, %o;", ".reg .b32 %w, %z;"]
            lines += ["ld.global.b32 %w, [%o]; add.u32 %z, %s, %v; st.shared.b32 [%z], %w; add.u32 %v, %v, 128;"]
            lines += [f"setp.lt.u32 %p, %v, {shared - -(-self.size('d') // 32) * 32};", "@%p bra L;", "bar.sync 0;"]
        tail = f"{self.shape_name}{self.space}"
        for i, p in enumerate("abc"):
            load = f"wmma.load.{p}.sync.aligned.{self.layouts[i]}.{tail}.{self.type(p)}"
            lines.append(f"{load} {names[p]}, [{base}+{parts[p]}], {self.stride(p)};")
        named = f"{self.types[0]}.{self.types[3]}" if self.types[1] == "f16" else ".".join(self.types)
        head = f"wmma.mma{self.rule if 'popc' in self.rule else ''}.sync.aligned.{self.layouts[0]}.{self.layouts[1]}"
        after = "" if "popc" in self.rule else self.rule
        lines.append(f"{head}.{self.shape_name}.{named}{after} {names['d']}, {names['a']}, {names['b']}, {names['c']};")
        lines += [change]
        store = f"wmma.store.d.sync.aligned.{self.layouts[2]}.{self.shape_name}.global.{self.type('d')}"
        lines += [f"{store} [%y], {names['d']}, {self.stride('d')};", "ret;", "}"]
        return "\n".join(lines)

    @property
    def shape_name(self) -> str:
        return self.text.split(".")[0]

    def _registers(self, part: str) -> int:
        rows, columns = self.extent(part)
        kind = self.type(part)
        if part in "ab" and kind == "f16":
            return 8
        return rows * columns // 32 * BITS[kind] // max(BITS[kind], 32)

    def inputs(self, a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
        parts = [self.bytes_of(p, codes(self.type(p), x)) for p, x in zip("abc", (a, b, c), strict=True)]
        return np.concatenate([np.pad(x, (0, -len(x) % 32)) for x in parts])


def every_form() -> list[Whole]:
    out = []
    for i, row in enumerate(WMMA_ROWS):
        for j, (d, a, b, c) in enumerate(sorted(row.types())):
            text = f"{row.shape}.{d}.{a}.{b}.{c}"
            rules = {"s": ["", ".satfinite"], "u": ["", ".satfinite"]}.get(a[0], [""])
            if a == "b1":
                rules = [".xor.popc", ".and.popc"]
            layouts = list(pairs(("row", "col"), repeat=3))
            if BITS[a] < 8:
                layouts = [x for x in layouts if x[:2] == ("row", "col")]
            for number, (rule, layout) in enumerate(pairs(rules, layouts)):
                space = (".global", ".shared", "")[(number + i + j) % 3]
                # Sub-byte lines must stay words; accumulators of 8 columns stay whole.
                out.append(Whole(text, layout, space, rule, pad=2 * ((number + j) % 2)))
    return out
