# SPDX-License-Identifier: Apache-2.0
"""Matrix instructions: every form of mma, mma.sp, wmma, wgmma and the moves of 8 by 8 matrices, one kernel each.

Integers, binary64 and sums that are exact in every order are held to silicon bit for bit; random floating-point data to
the rounding that any order of accumulation may add.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from tests.emulator import rows, warpgroups, wholes
from tests.emulator.fragments import (
    BITS,
    FLOATS,
    Form,
    codes,
    dense_forms,
    inputs,
    kernel,
    metadata_of,
    numbers,
    sparse_forms,
    unpack_sparse,
)
from tests.silicon.forms import Output, Trial, trial
from tests.silicon.special import made, own
from tests.silicon.values import Stream

GROUP = "matrix"
_MORE = ", .param .u64 scratch"
_RANGE = {"s8": (-128, 256), "u8": (0, 256), "s4": (-8, 16), "u4": (0, 16), "b1": (0, 2), "s32": (-(2**31), 2**32)}
Matrix = npt.NDArray[Any]


def _integers(kind: str, extent: tuple[int, ...], s: Stream) -> Matrix:
    """Of the type's whole range."""
    low, count = _RANGE[kind]
    return s.below(int(np.prod(extent)), count).reshape(extent) + low


def _small(kind: str, extent: tuple[int, ...], s: Stream) -> Matrix:
    """Halves of -4 to 4, or integers: products whose sums are exact in every accumulator."""
    if kind not in FLOATS and kind != "f32":
        return _integers(kind, extent, s) % 1000 if kind == "s32" else _integers(kind, extent, s)
    return (s.below(int(np.prod(extent)), 9).reshape(extent) - 4) / 2


def _random(kind: str, extent: tuple[int, ...], s: Stream) -> Matrix:
    """Numbers of the type, of both signs, from 2^-4 to 2^3."""
    n = int(np.prod(extent))
    fraction = 1 + (s.words(n) >> np.uint64(11)).astype(np.float64) / 2.0**53
    value = fraction * 2.0 ** (s.below(n, 7) - 4) * (1 - 2 * s.below(n, 2))
    if kind == "tf32":
        bits = value.astype(np.float32).view(np.uint32) & np.uint32(0xFFFFE000)
        return bits.view(np.float32).astype(np.float64).reshape(extent)
    return numbers(kind, codes(kind, value)).reshape(extent)


def slack(a: Matrix, b: Matrix, c: Matrix, kind: str) -> Matrix:
    """How far two sums of the same products may lie apart, whatever their order.

    Each of k + 1 terms is aligned and cut to 2^-23 of the largest; a sum in binary16 is rounded to 2^-11 of itself, at
    most once for each 8 terms; wgmma keeps 13 bits of the fraction in sums of 8-bit products ("f8": DeepSeek-V3
    Technical Report, 3.3.2). Fasi, Higham, Mikaitis, Pranesh, Numerical behavior of NVIDIA tensor cores (2021).
    """
    size = np.abs(a) @ np.abs(b) + np.abs(c)
    unit = {"f16": 2.0**-10, "f8": 2.0**-12}.get(kind, 2.0**-22)
    return size * unit * (4 if kind == "f16" else a.shape[1] + 2)


def _within(bound: npt.NDArray[np.float64]) -> Callable[[Any, npt.NDArray[Any]], npt.NDArray[Any]]:
    return lambda _trial, _found: bound


# --- mma and mma.sp ------------------------------------------------------------------------------------------------


def _lanes(form: Form, matrix: Matrix) -> Matrix:
    """The elements of d in the order lanes store them."""
    return np.array([matrix[form.place("d", lane, i)] for lane in range(32) for i in range(form.held("d"))])


def _tile(form: Form, draw: Callable[[str, tuple[int, ...], Stream], Matrix], s: Stream) -> tuple[Matrix, ...]:
    return tuple(draw(form.type(p), form.extent(p), s) for p in "abc")


_FINITE = {
    "f16": [0, 0x8000, 1, 0x83FF, 0x0400, 0x7BFF, 0xFBFF, 0x3C00, 0xBC01],
    "bf16": [0, 0x8000, 1, 0x807F, 0x0080, 0x7F7F, 0xFF7F, 0x3F80, 0xBF81],
    "tf32": [0, 1 << 31, 0x2000, 0x807FE000, 0x00800000, 0x7F7FE000, 0xFF7FE000, 0x3F800000, 0x3F801FFF],
    "e4m3": [0, 0x80, 1, 0x87, 8, 0x7E, 0xFE, 0x38, 0xB9],
    "e5m2": [0, 0x80, 1, 0x83, 4, 0x7B, 0xFB, 0x3C, 0xBD],
    "f32": [0, 1 << 31, 1, 0x807FFFFF, 0x00800000, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F800000, 0xBF800001],
    "f64": [0, 1 << 63, 1, 0x800FFFFFFFFFFFFF, 1 << 52, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FF << 52],
}
_REST = {
    "f16": [0x7C00, 0xFC00, 0x7E01, 0xFD00], "bf16": [0x7F80, 0xFF80, 0x7FC1, 0xFFA0], "e4m3": [0x7F, 0xFF],
    "tf32": [0x7F800000, 0xFF800000, 0x7FC02000, 0xFFA00000], "e5m2": [0x7C, 0xFC, 0x7E, 0xFF],
    "f32": [0x7F800000, 0xFF800000, 0x7FC00001, 0xFFA00000],
    "f64": [0x7FF << 52, 0xFFF << 52, 0x7FF8000000000001, 0xFFF4 << 48],
}  # fmt: skip


def _special(form: Form) -> list[Matrix]:
    """Element codes: one product of specials in each sum, the other terms of a zeros, b finite, c special."""
    kinds = [form.type(p) for p in "abc"]
    a, b, c = (np.zeros(form.extent(p), np.uint64) for p in "abc")
    values = [np.array(_FINITE[k] + (_REST[k] if i != 1 else []), np.uint64) for i, k in enumerate(kinds)]
    depth = form.shape[2] if form.selector is None else form.shape[2] // 2
    for row in np.ndindex(a.shape[:-1]):
        a[(*row, (3 * row[-1] + 1) % depth)] = values[0][(row[-1] + 5 * (row[0] if form.quads else 0)) % len(values[0])]
    places = np.arange(b.size).reshape(b.shape)
    b[...] = values[1][(places * 5 + places // b.shape[-1]) % len(values[1])]
    places = np.arange(c.size).reshape(c.shape)
    c[...] = np.where(places % 3 == 0, values[2][places // 3 % len(values[2])], 0)
    return [a, b, c]


# Where a product beyond binary16 meets an infinite c (silicon rounds before it adds), or a subnormal c is cut off a sum
# (silicon cuts towards zero): the manual leaves both open.
_OWN_WAY = {
    "mma.sync.aligned.m16n8k32.row.col.f16.e5m2.e5m2.f16",
    "mma.sp.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 selector 0",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 selector 1",
}


def _name(form: Form) -> str:
    if form.selector is None:
        return f"mma.sync.aligned.{form.text}"
    return f"mma.sp{'::ordered_metadata' if form.ordered else ''}.sync.aligned.{form.text} selector {form.selector}"


def product(form: Form) -> Trial:
    """Tiles of exact, random and special data, a block each."""
    s = Stream("mma", form.text, form.selector or 0)
    floats = form.type("a") in FLOATS
    tiles = [_tile(form, _small, s), _tile(form, _small, s)]
    tiles += [_tile(form, _random if floats else _integers, s) for _ in range(2)]
    coded = [tuple(codes(form.type(p), x) for p, x in zip("abc", t, strict=True)) for t in tiles]
    if floats:
        coded.append(tuple(_special(form)))
    words: list[Any] = [None] * 5
    if form.selector is not None:
        words = [metadata_of(form, s.below(256, 6).reshape(32, 8)) for _ in range(5)]
    data = np.concatenate([inputs(form, *t, w) for t, w in zip(coded, words, strict=False)])
    size = BITS[form.type("d")] // 8
    count, bits = 32 * form.held("d"), form.type("d")
    step = count * size
    name = _name(form)
    exact = not floats or form.type("a") == "f64"
    outputs = [own(name, GROUP, 0, size, 2 * count, part="exact")]
    if exact:
        outputs.append(own(name, GROUP, 2 * step, size, 2 * count, part="random"))
    else:
        bound = np.concatenate([_lanes(form, _bound(form, t, w)) for t, w in zip(tiles[2:], words[2:4], strict=True)])
        outputs.append(
            own(name, GROUP, 2 * step, size, 2 * count, part="random", dtype=bits, within=_within(bound))
        )  # fmt: skip
    if floats and name not in _OWN_WAY:
        outputs.append(own(name, GROUP, 4 * step, size, count, part="special"))
    ptx = kernel(form, more=_MORE)
    return _made(name, ptx, data, len(coded) * step, outputs, grid=(len(coded), 1, 1), block=(32, 1, 1))


def _bound(form: Form, tile: tuple[Matrix, ...], words: Any) -> Matrix:
    a, b, c = tile
    if words is not None:
        a = unpack_sparse(form, a, words)
    return (
        slack(a, b, c, form.type("d"))
        if not form.quads
        else np.stack([slack(*(x[q] for x in (a, b, c)), form.type("d")) for q in range(4)])
    )


def _made(name: str, ptx: str, data: Matrix, nbytes: int, outputs: list[Output], **shape: Any) -> Trial:
    return made(Trial(name, "matrix", ptx, data, nbytes, tuple(outputs), **shape))


@trial
def products() -> list[Trial]:
    """Every form of mma, dense and sparse."""
    forms = [Form(text) for text in dense_forms()] + sparse_forms()
    return [product(form) for form in forms]


# --- rows of 8 by 8 matrices ---------------------------------------------------------------------------------------


def _move(name: str, text: str, s: Stream) -> Trial:
    text = text.replace(".param .u64 out)", f".param .u64 out{_MORE})")
    data = s.words(64).view(np.uint16).astype(np.uint16).view(np.uint8)
    return _made(name, text, data, 512, [own(name, GROUP, 0, 4, 128)], block=(32, 1, 1))


@trial
def moves() -> list[Trial]:
    """ldmatrix, stmatrix, movmatrix."""
    out = []
    for count in (1, 2, 4):
        for trans in ("", ".trans"):
            s = Stream("rows", count, trans)
            for space in (".shared", ""):
                text = rows.rows_kernel(count, trans, space=space)
                if not space:
                    text = text.replace("[%w];", "[%o];").replace(
                        "ldmatrix", "cvt.u64.u32 %o, %w; cvta.shared.u64 %o, %o;\nldmatrix"
                    )
                out.append(_move(f"ldmatrix.sync.aligned.m8n8.x{count}{trans}{space}.b16", text, s))
            text = rows.store_kernel(count, trans)
            out.append(_move(f"stmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16", text, s))
    body = "ld.global.v4.b32 {%r0, %r1, %r2, %r3}, [%x];\nmovmatrix.sync.aligned.m8n8.trans.b16 %r0, %r1;\n"
    text = rows.HEAD + body + rows.TAIL
    return [*out, _move("movmatrix.sync.aligned.m8n8.trans.b16", text, Stream("movmatrix"))]


# --- wmma ----------------------------------------------------------------------------------------------------------


def whole(form: wholes.Whole) -> Trial:
    """From memory to memory. The name is of the product; its loads and store are recorded beside it."""
    s = Stream("wmma", str(form))
    matrices = [_small(form.type(p), form.extent(p), s) for p in "abc"]
    text = form.kernel().replace(".param .u64 out)", f".param .u64 out{_MORE})")
    lines = [line for line in text.split("\n") if line.startswith("wmma.")]
    named = [line.split(" ")[0].rstrip(";") for line in lines]
    size = BITS[form.type("d")] // 8
    name = f"{named[3]} {form.layouts[2]}{form.space}{' padded' if form.pad else ''}"
    outputs = [own(name, GROUP, 0, size, form.size("d") // size)]
    return _made(name, text, form.inputs(*matrices), form.size("d"), outputs, block=(32, 1, 1), also=tuple(named))


@trial
def whole_matrices() -> list[Trial]:
    """Every form of wmma."""
    return [whole(form) for form in wholes.every_form()]


# --- wgmma ---------------------------------------------------------------------------------------------------------


def _group_name(form: warpgroups.Group) -> str:
    shape, types = form.text.split(".", 1)
    how = [f"swizzle {form.swizzle}", *(["registers"] if form.registers else [])]
    how += [f"{what} {text}" for what, text in (("across", form.across), ("minus", form.negate)) if text]
    how += [f"{what} {n}" for what, n in (("ahead", form.ahead), ("base", form.base)) if n]
    how += [] if form.adds else ["no c"]
    return f"wgmma.mma_async.sync.aligned.{shape}{form.rule}.{types} {', '.join(how)}"


def group(form: warpgroups.Group, *, random: bool = False) -> Trial:
    """One product of a warpgroup."""
    s = Stream("wgmma", str(form), random)
    a, b, c = ((_random if random else _small)(form.type(p), form.extent(p), s) for p in "abc")
    size, name, where = BITS[form.type("d")] // 8, _group_name(form), {}
    if random:
        kind = "f8" if BITS[form.type("a")] == 8 and form.type("d") == "f32" else form.type("d")
        bound = slack(a, b, c if form.adds else c * 0, kind)
        lanes = np.array([bound[form.spot_d(t, i)] for t in range(128) for i in range(form.held)])
        where = {"dtype": form.type("d"), "within": _within(lanes), "part": "random"}
    nbytes = 128 * form.held * size
    outputs = [own(name, GROUP, 0, size, 128 * form.held, **where)]
    return _made(
        f"{name}{' random' * random}", form.kernel(more=_MORE), warpgroups.encoded(form, a, b, c), nbytes, outputs
    )


@trial
def groups() -> list[Trial]:
    """wgmma: each type, source, layout, sign; then random data for each floating-point type."""
    forms = [f for f in warpgroups.every_form() if f.shape[1] <= 64]
    forms += [warpgroups.Group("m64n256k16.f32.bf16.bf16", True, 3), warpgroups.Group("m64n128k16.f16.f16.f16")]
    forms += [warpgroups.Group("m64n16k16.f32.f16.f16", False, mode, ahead=512, base=base)
              for mode, base in ((1, 4), (1, 0), (2, 4), (3, 2))]  # fmt: skip
    kinds = ("16.f32.f16.f16", "16.f16.f16.f16", "16.f32.bf16.bf16", "8.f32.tf32.tf32", "32.f32.e4m3.e5m2")
    return [group(f) for f in forms] + [group(warpgroups.Group(f"m64n16k{k}"), random=True) for k in kinds]
