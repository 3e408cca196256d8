# SPDX-License-Identifier: Apache-2.0
"""Holds a result against its oracle: class first (NaN, infinity, finite), then the bound, element by element."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from harness.bounds import spacing
from harness.dtypes import DType

Array = npt.NDArray[Any]
_WORST = 8
_HISTOGRAM = (0, 1, 2, 4, 16, 256, 65536)


@dataclass(slots=True)
class Comparison:
    """How a result compares. wrong: flat indices of elements outside; ratio: largest error over its bound (0 exact,
    inf where a class differs); max_error: largest absolute error of finite elements; worst: the worst ones in order,
    as {index, actual, expected, error, bound, why}; ulps: histogram of errors in units in the last place.
    """

    wrong: npt.NDArray[np.intp]
    ratio: float = 0.0
    max_error: float = 0.0
    worst: list[dict[str, Any]] = field(default_factory=list)
    ulps: dict[str, int] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        """No element is outside its bound."""
        return self.wrong.size == 0


def compare(actual: Array, expected: Array, bound: Array, dtype: DType) -> Comparison:
    """Compare flat or shaped arrays of one shape.

    actual: in the element type; expected: float64 or 64-bit integers; bound: float64, not negative, infinite only
    where nothing can be said. An expected value beyond the type's range, by no more than its bound, may come out as
    infinity or finite. Signed zeros are equal. Raises ValueError when shapes differ.
    """
    if actual.shape != expected.shape or np.shape(bound) != expected.shape:
        raise ValueError(f"shapes differ: {actual.shape}, {expected.shape}, {np.shape(bound)}")
    a, e, b = actual.reshape(-1), expected.reshape(-1), np.asarray(bound, np.float64).reshape(-1)
    if dtype.kind != "float":
        return _integers(a, e, b)
    x, y = a.astype(np.float64), e.astype(np.float64)
    with np.errstate(all="ignore"):
        rounded = dtype.round(y).astype(np.float64)
        error = np.abs(x - y)
        error[x == y] = 0.0
        # Class: NaN with NaN, an infinity with that infinity. Near overflow the bound decides: an infinity is right if
        # some value within the bound rounds to it, a finite number if it is within the bound of the exact value.
        nan = np.isnan(x) != np.isnan(y)
        reachable = dtype.round(y + np.copysign(b, x)).astype(np.float64) == x
        inf_wrong = np.isinf(x) & ~np.isnan(y) & (x != rounded) & ~(np.isfinite(y) & reachable)
        missing = np.isinf(rounded) & np.isfinite(x)
        missing_wrong = missing & ~(np.isfinite(y) & (error <= b))
        unknown = np.isinf(b) & ~np.isnan(y)  # nothing can be said, not even the class
        klass = (nan | inf_wrong | missing_wrong) & ~unknown
        both_special = np.isnan(y) | np.isinf(x) | np.isinf(rounded) | unknown
        over = ~both_special & ~(error <= b)
    wrong = klass | over
    finite = ~both_special & ~nan
    ratio = _ratio(error, b, klass, finite)
    with np.errstate(all="ignore"):
        ulps = np.where(finite, error / np.maximum(spacing(y, dtype), dtype.smallest), 0.0)
    return Comparison(
        np.flatnonzero(wrong), ratio, float(error[finite].max(initial=0.0)), _worst(x, y, error, b, klass, wrong),
        _histogram(ulps[finite]),
    )  # fmt: skip


def _integers(a: Array, e: Array, b: Array) -> Comparison:
    """Exact: in float64 for narrow types (what it cannot hold is far off), in Python's integers for wide ones."""
    if a.dtype.itemsize < 8 or e.dtype.kind == "f":
        with np.errstate(all="ignore"):
            difference = np.abs(a.astype(np.float64) - e.astype(np.float64))
        known = np.isfinite(e) & (e == np.floor(e)) if e.dtype.kind == "f" else np.ones(e.shape, bool)
        if a.dtype.itemsize == 8:
            known &= np.abs(e) < 2.0**53
        difference = np.where(known, difference, np.inf)
    else:
        difference = np.array([abs(int(p) - int(q)) for p, q in zip(a, e, strict=True)], dtype=np.float64)
    wrong = difference > b
    ratio = _ratio(difference, b, np.zeros(len(a), bool), np.ones(len(a), bool))
    return Comparison(
        np.flatnonzero(wrong), ratio, float(difference.max(initial=0.0)),
        _worst(a, e, difference, b, np.zeros(len(a), bool), wrong),
    )  # fmt: skip


def _ratio(error: Array, bound: Array, klass: Array, finite: Array) -> float:
    if klass.any():
        return float("inf")
    with np.errstate(all="ignore"):
        ratio = np.where(error == 0, 0.0, error / bound)
    return float(np.max(ratio[finite], initial=0.0))


def _worst(a: Array, e: Array, error: Array, bound: Array, klass: Array, wrong: Array) -> list[dict[str, Any]]:
    if not wrong.any():
        return []
    with np.errstate(all="ignore"):
        score = np.where(klass, np.inf, np.where(bound > 0, error / bound, np.inf))
        score = np.where(wrong, score, -1.0)
    order = np.argsort(-score, kind="stable")[:_WORST]
    return [
        {
            "index": int(i), "actual": _plain(a[i]), "expected": _plain(e[i]), "error": _plain(error[i]),
            "bound": _plain(bound[i]), "why": "class" if klass[i] else "bound",
        }
        for i in order
        if wrong[i]
    ]  # fmt: skip


def _plain(value: Any) -> float | int | str:
    """A JSON value: numbers as they are, NaN and infinities as text."""
    number = value.item() if hasattr(value, "item") else value
    if isinstance(number, float) and not np.isfinite(number):
        return str(number)
    return number if isinstance(number, int | float) else float(number)


def _histogram(ulps: Array) -> dict[str, int]:
    out = {}
    last = -1.0
    for edge in _HISTOGRAM:
        out[f"<={edge}"] = int(((ulps > last) & (ulps <= edge)).sum())
        last = edge
    out["more"] = int((ulps > last).sum())
    return out


def untouched(first: Array, second: Array, poison: tuple[int, int], width: int) -> npt.NDArray[np.intp]:
    """Elements (of `width` bytes) that still hold the poison of both runs: nobody wrote them. first, second: uint8."""
    a, b = first.reshape(-1, width), second.reshape(-1, width)
    return np.flatnonzero((a == poison[0]).all(axis=1) & (b == poison[1]).all(axis=1))


def unwritten_bytes(first: Array, second: Array, poison: tuple[int, int]) -> npt.NDArray[np.intp]:
    """Bytes that hold the poison of both runs, of elements written in part too. first, second: uint8."""
    return np.flatnonzero((first == poison[0]) & (second == poison[1]))
