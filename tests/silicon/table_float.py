# SPDX-License-Identifier: Apache-2.0
"""Forms of PTX ISA, "Floating-Point", "Half Precision Floating-Point", "Mixed Precision Floating-Point"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tests.silicon.forms import Form
from tests.silicon.table_integer import simple
from tests.silicon.values import width

_ROUNDINGS = ("", ".rn", ".rz", ".rm", ".rp")
_HALVES = ("f16", "bf16", "f16x2", "bf16x2")
_FLAGS = ("", ".ftz")
_FLOAT = "floating point"
_HALF = "half precision"


def rows() -> Iterator[Form]:
    """All of them."""
    yield from _arithmetic()
    yield from _fused()
    yield from _sign()
    yield from _min_max()
    yield from _unary()
    yield from _half()
    yield from _mixed()


def _arithmetic() -> Iterator[Form]:
    for op in ("add", "sub", "mul"):
        for rnd in _ROUNDINGS:
            for ftz, sat in product(_FLAGS, ("", ".sat")):
                yield simple(f"{op}{rnd}{ftz}{sat}.f32", _FLOAT, ("f32", "f32"), 32)
            yield simple(f"{op}{rnd}.f64", _FLOAT, ("f64", "f64"), 64)
            for ftz in _FLAGS:
                yield simple(f"{op}{rnd}{ftz}.f32x2", _FLOAT, ("f32x2", "f32x2"), 64)
    for ftz in _FLAGS:
        for rnd in _ROUNDINGS[1:]:
            yield simple(f"div{rnd}{ftz}.f32", _FLOAT, ("f32", "f32"), 32)
        for how in ("approx", "full"):
            yield simple(f"div.{how}{ftz}.f32", _FLOAT, ("f32", "f32"), 32, "approx")
    for rnd in _ROUNDINGS[1:]:
        yield simple(f"div{rnd}.f64", _FLOAT, ("f64", "f64"), 64)


def _fused() -> Iterator[Form]:
    for op, rnd in product(("fma", "mad"), _ROUNDINGS[1:]):
        for ftz, sat in product(_FLAGS, ("", ".sat")):
            yield simple(f"{op}{rnd}{ftz}{sat}.f32", _FLOAT, ("f32",) * 3, 32)
        yield simple(f"{op}{rnd}.f64", _FLOAT, ("f64",) * 3, 64)
        if op == "fma":
            for ftz in _FLAGS:
                yield simple(f"{op}{rnd}{ftz}.f32x2", _FLOAT, ("f32x2",) * 3, 64)


def _sign() -> Iterator[Form]:
    for op, ftz in product(("abs", "neg"), _FLAGS):
        yield simple(f"{op}{ftz}.f32", _FLOAT, ("f32",), 32)
        for t in _HALVES:
            yield simple(f"{op}{ftz}.{t}", _HALF, (t,), width(t))
    for t in ("f32", "f64"):
        yield simple(f"copysign.{t}", _FLOAT, (t, t), width(t))
        for test in ("finite", "infinite", "number", "notanumber", "normal", "subnormal"):
            yield simple(f"testp.{test}.{t}", _FLOAT, (t,), 1)
    for op in ("abs", "neg"):
        yield simple(f"{op}.f64", _FLOAT, ("f64",), 64)


def _min_max() -> Iterator[Form]:
    for op in ("min", "max"):
        yield simple(f"{op}.f64", _FLOAT, ("f64", "f64"), 64)
        for ftz, nan, sign in product(_FLAGS, ("", ".NaN"), ("", ".xorsign.abs")):
            yield simple(f"{op}{ftz}{nan}{sign}.f32", _FLOAT, ("f32", "f32"), 32)
            for t in _HALVES:
                yield simple(f"{op}{ftz}{nan}{sign}.{t}", _HALF, (t, t), width(t))
        for ftz, nan, size in product(_FLAGS, ("", ".NaN"), ("", ".abs")):
            yield simple(f"{op}{ftz}{nan}{size}.f32", _FLOAT, ("f32",) * 3, 32, variant="of three")


def _unary() -> Iterator[Form]:
    for op in ("rcp", "sqrt"):
        for rnd in _ROUNDINGS[1:]:
            for ftz in _FLAGS:
                yield simple(f"{op}{rnd}{ftz}.f32", _FLOAT, ("f32",), 32)
            yield simple(f"{op}{rnd}.f64", _FLOAT, ("f64",), 64)
    for op, ftz in product(("rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh"), _FLAGS):
        yield simple(f"{op}.approx{ftz}.f32", _FLOAT, ("f32",), 32, "approx")
    for op, ftz in product(("rcp", "rsqrt"), _FLAGS):
        yield simple(f"{op}.approx{ftz}.f64", _FLOAT, ("f64",), 64, "approx")
    for op, ftz, t in product(("ex2", "tanh"), _FLAGS, _HALVES):
        yield simple(f"{op}.approx{ftz}.{t}", _HALF, (t,), width(t), "approx")


def _half() -> Iterator[Form]:
    for t in _HALVES:
        for op, rnd, ftz, sat in product(("add", "sub", "mul"), ("", ".rn"), _FLAGS, ("", ".sat")):
            yield simple(f"{op}{rnd}{ftz}{sat}.{t}", _HALF, (t, t), width(t))
        for ftz, last, oob in product(_FLAGS, ("", ".sat", ".relu"), ("", ".oob")):
            yield simple(f"fma.rn{ftz}{oob}{last}.{t}", _HALF, (t,) * 3, width(t))


def _mixed() -> Iterator[Form]:
    for t, rnd, sat in product(("f16", "bf16"), _ROUNDINGS, ("", ".sat")):
        for op in ("add", "sub"):
            yield simple(f"{op}{rnd}{sat}.f32.{t}", "mixed precision", (t, "f32"), 32)
        if rnd:
            yield simple(f"fma{rnd}{sat}.f32.{t}", "mixed precision", (t, t, "f32"), 32)
