# SPDX-License-Identifier: Apache-2.0
"""Documented errors of the approximate instructions, against references in binary64.

PTX ISA, "Floating-Point Instructions: div, rcp, sqrt, rsqrt, sin, cos, lg2, ex2, tanh", "Half Precision: tanh, ex2".
A result is right when it lies within the bound of the reference; where the reference is NaN, infinite or zero, the
emulator must give silicon's very bits. Rows that the manual leaves open are counted, not judged.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt

from tests.silicon.forms import Form
from tests.silicon.values import Words

Doubles = npt.NDArray[np.float64]
_NUMPY: dict[str, Any] = {
    "f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64,
}  # fmt: skip
# type -> (bits, fraction bits, smallest normal exponent)
_SHAPE = {"f16": (16, 10, -14), "bf16": (16, 7, -126), "f32": (32, 23, -126), "f64": (64, 52, -1022)}


@dataclass(frozen=True, slots=True)
class Bound:
    """reference: exact enough; allowed: largest absolute error; open: rows where the manual promises nothing."""

    reference: Doubles
    allowed: Doubles
    open: npt.NDArray[np.bool_]


def element(form: Form) -> str:
    """The element type of a form: "f16" of ex2.approx.f16x2."""
    return form.name.rsplit(".", 1)[1].removesuffix("x2")


def doubles(words: npt.NDArray[Any], kind: str) -> Doubles:
    """Bits of an element type as binary64."""
    bits = _SHAPE[kind][0]
    with np.errstate(invalid="ignore"):  # signalling NaN become quiet
        found: Doubles = words.astype(f"u{bits // 8}").view(_NUMPY[kind]).astype(np.float64)
    return found


def halves(words: npt.NDArray[Any], form: Form) -> npt.NDArray[Any]:
    """Elements of packed operands and results, those of one row beside each other."""
    if not form.name.endswith("x2"):
        return words
    return np.stack([words & words.dtype.type(0xFFFF), words >> words.dtype.type(16)], axis=1).reshape(-1)


def bound(form: Form, operands: tuple[Words, ...]) -> Bound:
    """Reference and bound of each element. Raises KeyError for a form without a documented error."""
    kind, op = element(form), form.name.split(".")[0]
    columns = [doubles(halves(c, form), kind) for c in operands[: len(form.takes)]]
    _, fraction, least = _SHAPE[kind]
    tiny = 2.0**least
    flushes = ".ftz." in form.name
    if flushes and kind == "f64":  # the upper halves of operands alone are read
        columns = [doubles(c & np.uint64(0xFFFFFFFF00000000), kind) for c in operands[: len(form.takes)]]
    if flushes:
        columns = [np.where(np.abs(c) < tiny, np.copysign(0.0, c), c) for c in columns]
    with np.errstate(all="ignore"):
        reference = _FUNCTIONS[op](*columns)
        size = np.maximum(np.abs(reference), tiny)
        ulp = 2.0 ** (np.floor(np.log2(np.where(np.isfinite(size), size, 1.0))) - fraction)
        allowed = _ALLOWED[op, kind](columns, reference, ulp)
        unknown = _OPEN.get(op, _nothing)(columns, form)
    # What is below the normal range may be flushed, and rounds to half its last place otherwise.
    allowed = allowed + np.where(np.abs(reference) < tiny * (1 + 2.0**-10), tiny if flushes else ulp, 0.0)
    return Bound(reference, allowed, unknown)


def outside(form: Form, found: npt.NDArray[Any], b: Bound) -> npt.NDArray[np.bool_]:
    """Elements of results that break the bound."""
    kind = element(form)
    value = doubles(halves(found, form), kind)
    largest = float(np.finfo(np.float32).max) if kind == "bf16" else float(np.finfo(_NUMPY[kind]).max)
    with np.errstate(all="ignore"):
        near = np.abs(value - b.reference) <= b.allowed
        # A reference at the edge of the range may round to infinity.
        edge = np.isinf(value) & (np.sign(value) == np.sign(b.reference)) & (np.abs(b.reference) + b.allowed >= largest)
        same = (value == b.reference) | (np.isnan(value) & np.isnan(b.reference))
    return ~(near | edge | same | b.open)


def exact_rows(b: Bound) -> npt.NDArray[np.bool_]:
    """Elements whose reference is no finite number or zero: there bits are defined."""
    return (~np.isfinite(b.reference) | (b.reference == 0)) & ~b.open


def _nothing(columns: list[Doubles], form: Form) -> npt.NDArray[np.bool_]:
    return np.zeros(columns[0].shape, np.bool_)


def _division_open(columns: list[Doubles], form: Form) -> npt.NDArray[np.bool_]:
    """div.approx promises 2 ulp for 2^-126 <= |b| <= 2^126, and 0 or NaN above (infinite a); nothing below."""
    b = np.abs(columns[1])
    if form.name.startswith("div.approx"):
        return ((b > 2.0**126) & np.isfinite(b)) | ((b < 2.0**-126) & (b > 0))
    return np.zeros(b.shape, np.bool_)


def _angle_open(columns: list[Doubles], form: Form) -> npt.NDArray[np.bool_]:
    return (np.abs(columns[0]) > 100 * np.pi) & np.isfinite(columns[0])


_FUNCTIONS: dict[str, Any] = {
    "div": lambda a, b: a / b,
    "rcp": lambda a: 1.0 / a,
    "sqrt": np.sqrt,
    "rsqrt": lambda a: 1.0 / np.sqrt(a),
    "sin": np.sin,
    "cos": np.cos,
    "lg2": np.log2,
    "ex2": np.exp2,
    "tanh": np.tanh,
}
_OPEN: dict[str, Any] = {"div": _division_open, "sin": _angle_open, "cos": _angle_open}


def _ulps(n: float) -> Any:
    return lambda columns, reference, ulp: n * ulp


def _relative(bits: float) -> Any:
    return lambda columns, reference, ulp: np.abs(reference) * 2.0**-bits


def _absolute(bits: float) -> Any:
    return lambda columns, reference, ulp: np.full(reference.shape, 2.0**-bits)


def _trigonometric(columns: list[Doubles], reference: Doubles, ulp: Doubles) -> Doubles:
    return np.where(np.abs(columns[0]) <= 2 * np.pi, 2.0**-20.5, 2.0**-14.7)


def _logarithm(columns: list[Doubles], reference: Doubles, ulp: Doubles) -> Doubles:
    a = columns[0]
    return np.where((a > 0.5) & (a < 2), 2.0**-22, np.abs(reference) * 2.0**-22)


_ALLOWED: dict[tuple[str, str], Any] = {
    ("div", "f32"): _ulps(2),
    ("rcp", "f32"): _ulps(1),
    ("sqrt", "f32"): _relative(23),
    ("rsqrt", "f32"): _relative(22.9),
    ("sin", "f32"): _trigonometric,
    ("cos", "f32"): _trigonometric,
    ("lg2", "f32"): _logarithm,
    ("ex2", "f32"): _ulps(2),
    ("tanh", "f32"): _relative(11),
    ("ex2", "f16"): _relative(9.9),
    ("ex2", "bf16"): _relative(7),
    ("tanh", "f16"): _absolute(10.987),
    # The manual says 2^-8; an H200 errs by 1.013 * 2^-8 at -0.746.
    ("tanh", "bf16"): _absolute(7.98),
    # "A gross approximation": the manual names no error; 20 bits are those of the upper half of the result.
    ("rcp", "f64"): _relative(20),
    ("rsqrt", "f64"): _relative(20),
}
