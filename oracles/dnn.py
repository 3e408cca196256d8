# SPDX-License-Identifier: Apache-2.0
"""Row softmax and layer normalisation, and how far single precision may be from them.

Sums are d = cdiv(cols, 128) + 10 additions deep: a thread's own elements in order, then two trees of shuffles.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.bounds import Array, gamma, magnitudes, within_range
from harness.contract import In, Out, Size, bounded, cdiv, f32, kernel

_BLOCK = 128
_U = f32.unit
_SMALLEST_NORMAL = 2.0**-126


_SIZES = [
    {"rows": r, "cols": c} for r, c in ((1, 1), (2, 31), (3, 32), (1, 127), (2, 128), (3, 129), (5, 300), (2, 1000))
]


def _depth(cols: int) -> int:
    return cdiv(cols, _BLOCK) + 10


def _softmax(x: Array) -> Array:
    with np.errstate(invalid="ignore"):
        e = np.exp(x - x.max(axis=1, keepdims=True, initial=-np.inf))
        return e / e.sum(axis=1, keepdims=True)


def softmax_bound(x: Array, cols: int, **_: Any) -> Array:
    """Componentwise bound of a softmax that subtracts the maximum m, calls expf and divides.

    With t_j = x_j - m and p the exact result: the subtraction is off by |t_j| u, which exp turns into a relative
    error; expf is within 2 ulp of the rounded result (CUDA C++ Programming Guide, Mathematical Functions), so within
    5 u; the sum of positive terms adds gamma_d and the mean of its terms' errors, weighted by p; the division adds u.
    exp2 flushes subnormals, so terms below the smallest normal number are off by it at most; the sum is at least 1.
    """
    with np.errstate(invalid="ignore"):
        t = np.abs(x - x.max(axis=1, keepdims=True, initial=-np.inf))
        # Beyond 200 the exact value is under 2^-288 and the floor below covers whatever becomes of it.
        t = np.minimum(np.nan_to_num(t, nan=0.0), 200.0)
        p = np.nan_to_num(_softmax(x))
        steps = (t + 5) + (p * (t + 5)).sum(axis=1, keepdims=True) + _depth(cols) + 1
        return gamma(steps, _U) * p + (1 + cols * p) * _SMALLEST_NORMAL * 2


@kernel(
    "dnn/softmax", variant="f32", entry="softmax_f32", block=_BLOCK, grid=lambda rows, **_: max(1, cdiv(rows, 2)),
    sizes=_SIZES, special=True, within=bounded(softmax_bound),
)  # fmt: skip
def softmax_f32(rows: Size, cols: Size, x: In[f32, "rows cols"], y: Out[f32, "rows cols"]):
    """y = exp(x) / sum(exp(x)) along rows. A row with NaN or +infinity, or of -infinity alone, is NaN."""
    return _softmax(x)


def layernorm_bound(x: Array, weight: Array, bias: Array, eps: float, cols: int, **_: Any) -> Array:
    """Running error analysis (Higham, section 3.3) of the two-pass formula, rigorous up to the rounding of this bound.

    mean: gamma_{d+1} mean|x|. Centred value c: that, and u. Variance: each square carries 2|c| dc + dc^2 and
    gamma_{d+2}; adding eps, u. Its reciprocal root: the change over that interval, gamma_2; product and sum: gamma_3.
    Sums are exact below the normal range (Higham, section 2.1); a product or a quotient there is off by less than the
    smallest subnormal: the mean, each square, the variance, and both factors of c in the result.
    Nothing can be said of rows whose squares may overflow, and of an infinite weight on a c of unknown sign.
    """
    # A row with one element that is not finite is NaN throughout.
    x = np.where(np.isfinite(x).all(axis=1, keepdims=True), x, 0.0)
    weights, d = magnitudes(weight), _depth(cols)
    c = np.abs(x - x.mean(axis=1, keepdims=True))
    dmean = gamma(d + 1, _U) * np.abs(x).mean(axis=1, keepdims=True) + f32.smallest
    dc = dmean + _U * (c + dmean)
    squares = (c + dc) ** 2
    dvar = (squares - c**2 + gamma(d + 2, _U) * squares).mean(axis=1, keepdims=True) + 2 * f32.smallest
    w = (c**2).mean(axis=1, keepdims=True) + eps
    dw = dvar + _U * (w + dvar)
    s = 1 / np.sqrt(w)
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        ds = np.where(dw < w, 1 / np.sqrt(np.maximum(w - dw, 0)) - s, np.inf)
        ds = ds + gamma(2, _U) * (s + ds)
        product = weights * (c + dc) * (s + ds)
        bound = product - weights * c * s + gamma(3, _U) * (product + magnitudes(bias)) + (weights + 1) * f32.smallest
        bound = np.where(np.isfinite(weight) | (c > dc), bound, np.inf)
        largest = squares.sum(axis=1, keepdims=True) + np.abs(x).sum(axis=1, keepdims=True) + product
    return within_range(bound, largest + magnitudes(bias), f32)


@kernel(
    "dnn/layernorm", variant="f32", entry="layernorm_f32", block=_BLOCK, grid=lambda rows, **_: max(1, cdiv(rows, 2)),
    sizes=_SIZES, special=True, within=bounded(layernorm_bound),
)  # fmt: skip
def layernorm_f32(rows: Size, cols: Size, x: In[f32, "rows cols"], weight: In[f32, "cols"], bias: In[f32, "cols"],
                  eps: f32, y: Out[f32, "rows cols"]):  # fmt: skip
    """y = (x - mean) / sqrt(variance + eps) * weight + bias by rows (Ba, Kiros, Hinton: Layer Normalization, 2016)."""
    mean = x.mean(axis=1, keepdims=True)
    variance = ((x - mean) ** 2).mean(axis=1, keepdims=True)
    return (x - mean) / np.sqrt(variance + eps) * weight + bias
