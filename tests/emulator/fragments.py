# SPDX-License-Identifier: Apache-2.0
"""Matrix products of one warp: PTX that runs one, fragments packed as the PTX ISA manual lays them out, references."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import numpy as np

from harness.emulator.lower_matrix import MMA_ROWS, SPARSE_ROWS

BITS = {
    "f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "e5m2": 8, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "b1": 1, "f64": 64,
    "f32": 32, "s32": 32,
}  # fmt: skip
NUMPY: dict[str, Any] = {
    "f16": np.float16, "tf32": np.float32, "s8": np.int8, "u8": np.uint8, "f64": np.float64, "f32": np.float32,
    "s32": np.int32,
}  # fmt: skip
FLOATS = ("f16", "bf16", "tf32", "e4m3", "e5m2", "f64")


@dataclass(frozen=True)
class Form:
    """An `mma` form by its modifiers, "m16n8k16.row.col.f32.f16.f16.f32". selector: of a sparse one."""

    text: str
    selector: int | None = None
    ordered: bool = False

    @property
    def shape(self) -> tuple[int, int, int]:
        m, n, k = (int(x) for x in re.match(r"m(\d+)n(\d+)k(\d+)", self.text).groups())
        return m, n, k

    @property
    def types(self) -> tuple[str, str, str, str]:
        """d, a, b, c."""
        d, a, b, c = (x for x in self.text.split(".") if x in BITS)
        return d, a, b, c

    @property
    def quads(self) -> bool:
        """Four products, one each quad pair."""
        return self.shape == (8, 8, 4) and self.types[1] == "f16"

    @property
    def chunks(self) -> int:
        """Of a row of a sparse a: 4 elements each, of tf32 2, of 4-bit types 8."""
        return self.shape[2] // {32: 2, 4: 8}.get(BITS[self.type("a")], 4)

    def held(self, part: str) -> int:
        """Elements of a fragment in one lane."""
        m, n, k = self.shape
        if self.quads:
            return {"a": 4, "b": 4}.get(part, 8)
        packed = 1 if self.selector is None else 2
        return {"a": m * k // packed, "b": n * k}.get(part, m * n) // 32

    def type(self, part: str) -> str:
        return self.types["dabc".index(part)]

    def place(self, part: str, lane: int, i: int) -> tuple[int, ...]:
        """Row and column (of quad-pair forms: product, row, column) of element i in a lane, as the manual has it."""
        if self.quads:
            return self._place_884(part, lane, i)
        group, inside = lane >> 2, lane % 4
        m = self.shape[0]
        if part in "cd":
            return group + 8 * (i >= 2), inside * 2 + (i & 1)
        per = max(32 // BITS[self.type(part)], 1)
        if part == "b":
            return inside * per + i % per + (i // per) * 4 * per, group
        if m == 8:
            return group, inside * per + i % per
        return group + 8 * (i // per % 2), inside * per + i % per + (i // (2 * per)) * 4 * per

    def _place_884(self, part: str, lane: int, i: int) -> tuple[int, ...]:
        layouts = [x for x in self.text.split(".") if x in ("row", "col")]
        low = lane % 4 if lane < 16 else lane % 4 + 4
        q = lane % 16 // 4
        if part == "a":
            return (q, low, i) if layouts[0] == "row" else (q, i if lane < 16 else i + 4, lane % 4)
        if part == "b":
            return (q, lane % 4, i if lane < 16 else i + 4) if layouts[1] == "row" else (q, i, low)
        if self.type(part) == "f16":
            return q, low, i
        x = (lane & 1) + (i & 2)
        return q, x if lane < 16 else x + 4, (i & 4) + (lane & 2) + (i & 1)

    def extent(self, part: str) -> tuple[int, ...]:
        m, n, k = self.shape
        packed = 1 if self.selector is None else 2
        size = {"a": (m, k // packed), "b": (k, n)}.get(part, (m, n))
        return (4, *size) if self.quads else size


def _eight(exponent: int, fraction: int) -> np.ndarray:
    """Values of the positive codes of an 8-bit format, ascending, up to the largest number."""
    bias, codes_ = (1 << (exponent - 1)) - 1, np.arange(128)
    field, low = codes_ >> fraction, codes_ & ((1 << fraction) - 1)
    value = np.where(field > 0, low + (1 << fraction), low) * 2.0 ** (np.maximum(field, 1) - bias - fraction)
    return value[: 127 if exponent == 4 else 124]


_EIGHT = {"e4m3": _eight(4, 3), "e5m2": _eight(5, 2)}


def codes(kind: str, values: Any) -> np.ndarray:
    """Element codes as uint64, to nearest even. Integers and single bits are given as numbers; tf32 as binary32."""
    if kind in ("s4", "u4", "b1"):
        return np.asarray(values).astype(np.int64).astype(np.uint64) & np.uint64((1 << BITS[kind]) - 1)
    if kind in _EIGHT:
        value, table = np.asarray(values, np.float64), _EIGHT[kind]
        middles = (table[1:] + table[:-1]) / 2
        low, high = (np.searchsorted(middles, np.abs(value), side) for side in ("left", "right"))
        nearest = np.where(low % 2 == 0, low, high)
        return (nearest + np.where(np.signbit(value), 128, 0)).astype(np.uint64)
    if kind == "bf16":
        bits = np.asarray(values).astype(np.float32).view(np.uint32).astype(np.uint64)
        return (bits + np.uint64(0x7FFF) + (bits >> np.uint64(16) & np.uint64(1))) >> np.uint64(16)
    array = np.ascontiguousarray(np.asarray(values).astype(NUMPY[kind]))
    return array.view(f"u{BITS[kind] // 8}").astype(np.uint64)


def numbers(kind: str, elements: np.ndarray) -> np.ndarray:
    """The values of element codes, as binary64 or integers. Of 8-bit formats and bfloat16, finite ones."""
    if kind in _EIGHT:
        sign = np.where(elements & np.uint64(128), -1.0, 1.0)
        return sign * _EIGHT[kind][(elements & np.uint64(127)).astype(np.int64)]
    if kind == "bf16":
        return (elements << np.uint64(16)).astype(np.uint32).view(np.float32).astype(np.float64)
    return elements.astype(f"u{BITS[kind] // 8}").view(NUMPY[kind]).astype(np.float64)


def small(kind: str, extent: tuple[int, ...], rng: np.random.Generator) -> np.ndarray:
    """Values whose products and sums are exact in every accumulator."""
    if kind in FLOATS or kind == "f32":
        return rng.integers(-4, 5, extent).astype(np.float64) / 2
    low, high = {"s8": (-128, 128), "u8": (0, 256), "s4": (-8, 8), "u4": (0, 16), "b1": (0, 2)}.get(kind, (-1000, 1000))
    return rng.integers(low, high, extent)


def pack(form: Form, part: str, matrix: np.ndarray) -> np.ndarray:
    """Element codes of a matrix -> bytes of each lane's registers, (32, n)."""
    bits, held = BITS[form.type(part)], form.held(part)
    out = np.zeros((32, held * bits // 8), np.uint8)
    for lane in range(32):
        total = 0
        for i in range(held):
            total |= int(matrix[form.place(part, lane, i)]) << (i * bits)
        out[lane] = np.frombuffer(total.to_bytes(held * bits // 8, "little"), np.uint8)
    return out


def unpack(form: Form, lanes: np.ndarray) -> np.ndarray:
    """Bytes of each lane's answer -> element codes of d."""
    kind = form.type("d")
    words = np.ascontiguousarray(lanes).view(f"u{BITS[kind] // 8}")
    d = np.zeros(form.extent("d"), words.dtype)
    for lane in range(32):
        for i in range(form.held("d")):
            d[form.place("d", lane, i)] = words[lane, i]
    return d


def sparse_place(form: Form, row: int, chunk: int) -> tuple[int, int]:
    """(lane, bit) of the 4 bits of metadata of a chunk of a row of a. PTX ISA, figures of the sparse fragments."""
    chunks, selector = form.chunks, form.selector or 0
    group, below = row % 8 * 4, row // 8
    if chunks == 4:
        return group + selector, 16 * below + 4 * chunk
    if chunks == 8 and BITS[form.type("a")] < 16:
        return group + 2 * selector + below, 4 * chunk
    if chunks == 8:
        return group + 2 * selector + chunk // 4, 16 * below + 4 * (chunk % 4)
    return group + chunk // 8 * 2 + below, 4 * (chunk % 8)


def unpack_sparse(form: Form, a: np.ndarray, metadata: np.ndarray) -> np.ndarray:
    """Whole rows of a packed matrix, by the metadata words of 32 lanes."""
    m, _, k = form.shape
    whole = np.zeros((m, k), a.dtype)
    width = k // form.chunks
    for row in range(m):
        for chunk in range(form.chunks):
            lane, bit = sparse_place(form, row, chunk)
            x = int(metadata[lane]) >> bit & 15
            packed = a[row, chunk * width // 2 :][: width // 2]
            if width == 2:
                whole[row, 2 * chunk + (x & 1 if x & 3 == x >> 2 else x >> 1 & 1)] = packed[0]
                continue
            for i, which in enumerate((x & 3, x >> 2)):
                at = chunk * width + which * width // 4
                whole[row, at : at + width // 4] = packed[i * width // 4 : (i + 1) * width // 4]
    return whole


def metadata_of(form: Form, picks: np.ndarray) -> np.ndarray:
    """Legal metadata, a word a lane, indices ascending, by (32, 8) integers from 0."""
    legal = [0b0100, 0b1110] if form.shape[2] // form.chunks == 2 else [0b0100, 0b1000, 0b1100, 0b1001, 0b1101, 0b1110]
    nibbles = np.array(legal, np.uint64)[picks % len(legal)]
    return (nibbles << (np.arange(8, dtype=np.uint64) * np.uint64(4))).sum(axis=1).astype(np.uint32)


def kernel(form: Form, *, guard: str = "", more: str = "") -> str:
    """PTX: entry k(in, out); each lane of block b reads its a, b, c (and metadata) from the b-th part of in.

    guard: of the product. more: further parameters.
    """
    widths = {p: max(BITS[form.type(p)], 32) for p in "dabc"}
    counts = {p: form.held(p) * BITS[form.type(p)] // widths[p] for p in "dabc"}
    kinds = {p: {"f32": "f32", "f64": "f64"}.get(form.type(p), f"b{widths[p]}") for p in "dabc"}
    names = {p: [f"%{p}{i}" for i in range(counts[p])] for p in "dabc"}
    sparse = form.selector is not None
    size = sum(widths[p] // 8 * counts[p] for p in "abc") + 4 * sparse
    step = widths["d"] // 8
    lines = [".version 9.0", ".target sm_90a", ".address_size 64"]
    lines += [f".visible .entry k(.param .u64 in, .param .u64 out{more})", "{"]
    lines += [".reg .pred %p; .reg .b32 %t, %u, %e; .reg .b64 %x, %o;"]
    lines += [f".reg .{kinds[p]} {', '.join(names[p])};" for p in "dabc"]
    lines += ["mov.u32 %t, %tid.x; setp.lt.u32 %p, %t, 16; mov.u32 %u, %ctaid.x; mad.lo.u32 %u, %u, 32, %t;"]
    lines += [f"ld.param.u64 %x, [in]; mul.wide.u32 %o, %u, {size}; add.s64 %x, %x, %o;"]
    at = 0
    for part in "abc":
        for name in names[part]:
            lines.append(f"ld.global.{kinds[part]} {name}, [%x+{at}];")
            at += widths[part] // 8
    if sparse:
        lines.append(f"ld.global.b32 %e, [%x+{at}];")
    if kinds["d"] == kinds["c"] and guard:
        lines += [f"mov.{kinds['d']} {name}, {names['c'][0]};" for name in names["d"]]
    vectors = ", ".join("{" + ", ".join(names[p]) + "}" for p in "dabc")
    head = "mma" if not sparse else "mma.sp::ordered_metadata" if form.ordered else "mma.sp"
    lines += [f"{guard} {head}.sync.aligned.{form.text} {vectors}{f', %e, {form.selector}' if sparse else ''};"]
    lines += [f"ld.param.u64 %x, [out]; mul.wide.u32 %o, %u, {counts['d'] * step}; add.s64 %x, %x, %o;"]
    lines += [f"st.global.{kinds['d']} [%x+{i * step}], {name};" for i, name in enumerate(names["d"])]
    return "\n".join([*lines, "ret;", "}"])


def inputs(form: Form, a: np.ndarray, b: np.ndarray, c: np.ndarray, metadata: np.ndarray | None = None) -> np.ndarray:
    """The bytes of `in` for element codes of the matrices, and for a sparse one the metadata words of the lanes."""
    parts = [pack(form, p, x) for p, x in zip("abc", (a, b, c), strict=True)]
    if metadata is not None:
        parts.append(metadata.astype("<u4").view(np.uint8).reshape(32, 4))
    return np.concatenate(parts, axis=1).reshape(-1)


def dense_forms() -> list[str]:
    """All forms of the table, as modifiers."""
    out = set()
    for row in MMA_ROWS:
        for d, a, b, c in row.types():
            tails = [""]
            if a == "b1":
                tails = [".xor.popc", ".and.popc"]
            layouts = ["row.col"]
            if row.shape == "m8n8k4" and a == "f16":
                layouts = ["row.col", "row.row", "col.col", "col.row"]
            for layout in layouts:
                saturating = [f"{layout}.satfinite"] if BITS[a] in (4, 8) and a[0] in "su" else []
                for how in [layout, *saturating]:
                    out |= {f"{row.shape}.{how}.{d}.{a}.{b}.{c}{tail}" for tail in tails}
    return sorted(out)


def sparse_forms() -> list[Form]:
    """All sparse forms, with every selector."""
    out = []
    for row in SPARSE_ROWS:
        for d, a, b, c in sorted(row.types()):
            for rule in ("", "satfinite.") if d == "s32" else ("",):
                text = f"{row.shape}.row.col.{rule}{d}.{a}.{b}.{c}"
                for selector in range(16 // Form(text, 0).chunks):
                    out.append(Form(text, selector, ordered=bool(len(out) % 2)))
    return out
