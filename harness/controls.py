# SPDX-License-Identifier: Apache-2.0
"""Controls: outputs that are wrong on purpose, which a case's own oracle and bound must reject.

All zeros, poison, the copied input, everything shifted by one element, and the right answer with one element moved by
four times its bound: each is planted wherever it is not the right answer. A check that cannot fail is a defect.
What is the right answer is not left to the bound alone: an output far from the oracle in most elements is wrong even if
a bound would have it, so that a bound too wide to tell anything is found out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from harness.compare import compare
from harness.dtypes import DType

Array = npt.NDArray[Any]
POISON = 0xA5
_CLEARLY = 4.0
_FAR, _ENOUGH = 0.5, 16
"""Off by this part of its size, an element is far off; fewer elements than this may all cancel, and prove nothing."""


@dataclass(frozen=True, slots=True)
class Planted:
    """One control: its name, whether it was rejected, and the result it was planted in."""

    name: str
    found: bool
    result: str = ""


def plant(
    expected: list[Array], bounds: list[Array], dtypes: list[DType], names: list[str], inputs: list[Array], seed: int,
    judge: Callable[[Array, Array, Array, DType], Any] = compare,
) -> list[Planted]:  # fmt: skip
    """Plant every control in every result, one at a time. judge: what is being tested (default `compare`)."""
    out = []
    for e, b, d, name in zip(expected, bounds, dtypes, names, strict=True):
        if not e.size:
            continue
        for kind, wrong in _wrong(e, b, d, inputs, seed):
            if _is_right(wrong, e, b, d):
                continue
            out.append(Planted(f"{kind} in {name}", not judge(wrong, e, b, d).ok, name))
    return out


def _wrong(e: Array, b: Array, d: DType, inputs: list[Array], seed: int) -> list[tuple[str, Array]]:
    right = d.round(e)
    out = [("zeros", np.zeros_like(right)), ("poison", _poison(right))]
    out += [
        ("copied input", np.asarray(x).reshape(e.shape))
        for x in inputs[:1]
        if x.size == e.size and x.dtype == right.dtype
    ]
    if e.size > 1:
        out.append(("shifted by one", np.roll(right.reshape(-1), 1).reshape(e.shape)))
    moved = _moved(right, e, b, d, seed)
    if moved is not None:
        out.append(("one element moved by four bounds", moved))
    return out


def _poison(like: Array) -> Array:
    return np.full(like.nbytes, POISON, np.uint8).view(like.dtype).reshape(like.shape)


def _moved(right: Array, e: Array, b: Array, d: DType, seed: int) -> Array | None:
    """The right answer but for one finite element, moved by four bounds (where it is exact, by 1 or to a neighbour)."""
    flat, bound = e.reshape(-1).astype(np.float64), np.asarray(b, np.float64).reshape(-1)
    with np.errstate(over="ignore"):
        small = np.abs(flat) + _CLEARLY * bound < d.largest / 2
    candidates = np.flatnonzero(np.isfinite(flat) & np.isfinite(bound) & small)
    if not candidates.size:
        return None
    at = int(candidates[np.random.default_rng(seed).integers(candidates.size)])
    out = right.reshape(-1).copy()
    if d.kind != "float":
        step = max(1, int(np.ceil(_CLEARLY * bound[at])))
        out[at] = out[at] - step if out[at] > step else out[at] + step
        return out.reshape(e.shape)
    target = d.round(np.array([flat[at] + _CLEARLY * bound[at]]))
    if target[0] == out[at] or abs(float(target[0]) - flat[at]) <= bound[at]:
        # Four bounds are less than a spacing: the next number that is outside.
        step = max(abs(flat[at]) * 2 * d.unit, d.smallest)
        target = d.round(np.array([flat[at] + bound[at] + 2 * step]))
    out[at] = target[0]
    return out.reshape(e.shape)


def _is_right(planted: Array, e: Array, b: Array, d: DType) -> bool:
    """Whether a planted output happens to be the right answer: no element's class differs or is clearly off.

    Elements that are far off tell by themselves, if they are most of those that anything is known of.
    """
    x, y = planted.astype(np.float64).reshape(-1), d.round(e).astype(np.float64).reshape(-1)
    with np.errstate(all="ignore"):
        bound = np.asarray(b, np.float64).reshape(-1)
        unknown = np.isinf(bound) & ~np.isnan(y)
        same = (x == y) | (np.isnan(x) & np.isnan(y)) | (np.abs(x - y) <= bound) | unknown
        known = np.isfinite(x) & np.isfinite(y) & np.isfinite(bound)
        far = known & (np.abs(x - y) > _FAR * np.maximum(np.abs(x), np.abs(y)))
    plainly_wrong = known.sum() >= _ENOUGH and 2 * far.sum() >= known.sum()
    return bool(same.all()) and not plainly_wrong
