# SPDX-License-Identifier: Apache-2.0
"""Forms of PTX ISA, "Data Movement and Conversion": mov, cvt, cvta, isspacep."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tests.silicon.forms import Form
from tests.silicon.table_integer import simple
from tests.silicon.values import width

_MOVE = "data movement"
_CONVERT = "conversion"
_INTS = ("u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64")
_FLOATS = ("f16", "bf16", "f32", "f64")
_TO_INT = (".rni", ".rzi", ".rmi", ".rpi")
_ROUND = (".rn", ".rz", ".rm", ".rp", ".rna")


def rows() -> Iterator[Form]:
    """All of them."""
    yield from _moves()
    yield from _scalar()
    yield from _packed()
    yield from _eight()
    yield from _spaces()


def _moves() -> Iterator[Form]:
    for t in ("b16", "b32", "b64", "u16", "u32", "u64", "s16", "s32", "s64", "f32", "f64", "pred"):
        yield simple(f"mov.{t}", _MOVE, (t,), width(t))
    yield Form("mov.b32", _MOVE, "mov.b32 {d}, {{a}, {b}};", ("b16", "b16"), (32,), variant="packs 2 b16")
    yield Form("mov.b32", _MOVE, "mov.b32 {{d}, {e}}, {a};", ("b32",), (16, 16), variant="unpacks 2 b16")
    yield Form("mov.b64", _MOVE, "mov.b64 {d}, {{a}, {b}};", ("b32", "b32"), (64,), variant="packs 2 b32")
    yield Form("mov.b64", _MOVE, "mov.b64 {{d}, {e}}, {a};", ("b64",), (32, 32), variant="unpacks 2 b32")
    four = "mov.b64 {d}, {{a}, {b}, {c}, {f}};"
    yield Form("mov.b64", _MOVE, four, ("b16",) * 4, (64,), variant="packs 4 b16")
    for first, second in (("{d}, {e}, {h}, {k}", "low"), ("{h}, {k}, {d}, {e}", "high")):
        code = "mov.b64 {" + first + "}, {a};"
        yield Form("mov.b64", _MOVE, code, ("b64",), (16, 16), variant=f"unpacks 4 b16, {second}")
    for half in ("{d}, _", "_, {d}"):
        yield Form(
            "mov.b64", _MOVE, "mov.b64 {" + half + "}, {a};", ("b64",), (32,), variant=f"sinks {half.index('_')}"
        )
    wide = "mov.b128 %w, {{a}, {b}}; mov.b128 {{d}, {e}}, %w;"
    yield Form("mov.b128", _MOVE, wide, ("b64", "b64"), (64, 64))


def _scalar() -> Iterator[Form]:
    """cvt between scalars: the whole product of roundings, .ftz and .sat; the assembler judges which exist."""
    for to, source in product((*_INTS, *_FLOATS), repeat=2):
        both_float = to in _FLOATS and source in _FLOATS
        if both_float:
            roundings: tuple[str, ...] = ("", *_TO_INT, *_ROUND)
        elif to in _FLOATS:
            roundings = ("", *_ROUND)
        elif source in _FLOATS:
            roundings = ("", *_TO_INT)
        else:
            roundings = ("",)
        flags = ("", ".ftz") if "f32" in (to, source) else ("",)
        for rnd, ftz, sat in product(roundings, flags, ("", ".sat")):
            yield simple(f"cvt{rnd}{ftz}{sat}.{to}.{source}", _CONVERT, (source,), max(width(to), 16))
    for to, rnd, relu, fin in product(("f16", "bf16"), (".rn", ".rz"), ("", ".relu"), ("", ".satfinite")):
        if relu or fin:
            yield simple(f"cvt{rnd}{relu}{fin}.{to}.f32", _CONVERT, ("f32",), 16)
    for rnd, fin, relu in product((".rn", ".rz", ".rna"), ("", ".satfinite"), ("", ".relu")):
        yield simple(f"cvt{rnd}{fin}{relu}.tf32.f32", _CONVERT, ("f32",), 32)
        if relu and fin:
            yield simple(f"cvt{rnd}{relu}{fin}.tf32.f32", _CONVERT, ("f32",), 32)


def _packed() -> Iterator[Form]:
    for to, rnd in product(("f16x2", "bf16x2"), (".rn", ".rz")):
        for relu, fin in product(("", ".relu"), ("", ".satfinite")):
            yield simple(f"cvt{rnd}{relu}{fin}.{to}.f32", _CONVERT, ("f32", "f32"), 32)
    for to in ("u16", "s16"):
        yield simple(f"cvt.pack.sat.{to}.s32", _CONVERT, ("s32", "s32"), 32)
    for to in ("u2", "s2", "u4", "s4", "u8", "s8"):
        yield simple(f"cvt.pack.sat.{to}.s32.b32", _CONVERT, ("s32", "s32", "b32"), 32)


def _eight() -> Iterator[Form]:
    for eight, relu in product(("e4m3x2", "e5m2x2"), ("", ".relu")):
        yield simple(f"cvt.rn.satfinite{relu}.{eight}.f32", _CONVERT, ("f32", "f32"), 16)
        yield simple(f"cvt.rn.satfinite{relu}.{eight}.f16x2", _CONVERT, ("f16x2",), 16)
        yield simple(f"cvt.rn{relu}.f16x2.{eight}", _CONVERT, (eight,), 32)


def _spaces() -> Iterator[Form]:
    """Addresses differ between machines: cvta there and back, memory through it, and which space an address is in."""
    for space, at in (("global", "g"), ("shared", "s"), ("shared::cta", "s"), ("local", "l")):
        here = "{" + at + "}"
        plain = space.split("::")[0]
        back = f"cvta.{space}.u64 {{x}}, {here}; cvta.to.{space}.u64 {{y}}, {{x}}; sub.u64 {{d}}, {{y}}, {here};"
        yield Form(f"cvta.to.{space}.u64", _MOVE, back, ("b64",), (64,))
        through = f"st.{plain}.b64 [{here}+16], {{a}}; cvta.{space}.u64 {{x}}, {here}; ld.b64 {{d}}, [{{x}}+16];"
        yield Form(f"cvta.{space}.u64", _MOVE, through, ("b64",), (64,))
    for space, at in product(("global", "shared", "shared::cta", "local", "const", "shared::cluster"), "gsl"):
        plain = {"g": "global", "s": "shared", "l": "local"}[at]
        code = f"cvta.{plain}.u64 {{x}}, {{{at}}}; isspacep.{space} {{d}}, {{x}};"
        yield Form(f"isspacep.{space}", _MOVE, code, ("b32",), (1,), variant=f"of {plain}")
