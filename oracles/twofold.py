# SPDX-License-Identifier: Apache-2.0
"""Products summed as if in twice the precision: references that are better than the double precision they judge.

Ogita, Rump, Oishi, Accurate Sum and Dot Product, SIAM J. Sci. Comput. 26, 2005, algorithms 2.4 to 2.6 and Dot2: of k
products the error is u |result| + gamma_k^2 |a| |b|, one rounding for all that matters here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.bounds import Array

_SPLIT = float(2**27 + 1)
_ROOM = 540  # a product of two numbers below 2^1024, each taken down by so much, leaves room for 2^80 of them


def matmul(a: Any, b: Any) -> Any:
    """a @ b for a (..., m, k) and b (..., k, n) or (k,).

    Infinities and NaN among the factors keep their rules. Where finite terms overflow, whose bound is infinite in every
    order, the result is a large number of the right sign, so that nothing made of it turns into NaN.
    """
    with np.errstate(all="ignore"):
        plain = a @ b
    if type(a) is not np.ndarray or type(b) is not np.ndarray:  # magnitudes, of which the size alone counts
        return plain
    vector = b.ndim == 1
    right = b[:, None] if vector else b
    high: Array = np.zeros((*np.broadcast_shapes(a.shape[:-2], right.shape[:-2]), a.shape[-2], right.shape[-1]))
    low = np.zeros_like(high)
    with np.errstate(all="ignore"):
        for k in range(a.shape[-1]):
            product, error = two_product(a[..., :, k, None], right[..., None, k, :])
            high, rest = two_sum(high, product)
            low = low + (rest + error)
        whole = high + low
    whole = whole[..., 0] if vector else whole
    rest = ~(np.isfinite(whole) & np.isfinite(plain))
    if rest.any():
        with np.errstate(all="ignore"):
            scaled = _small(a) @ _small(b)
            scaled = np.where(np.isfinite(scaled), np.copysign(2.0**1000, scaled), scaled)
            whole = np.where(rest, np.where(np.isfinite(plain), plain, scaled), whole)
    return whole


def times(a: Any, b: Any) -> Any:
    """a b, where finite factors overflow a large number of the right sign: as in `matmul`, no NaN comes of it."""
    with np.errstate(all="ignore"):
        value = a * b
        over = np.isinf(value) & np.isfinite(a) & np.isfinite(b)
        return np.where(over, np.copysign(2.0**1000, value), value)


def _small(a: Any) -> Any:
    """The factor scaled down; what underflows stays apart from 0, which times an infinity would be NaN."""
    down = np.ldexp(a, -_ROOM)
    return np.where((down == 0) & (a != 0), np.copysign(np.finfo(np.float64).smallest_subnormal, a), down)


def two_sum(a: Any, b: Any) -> tuple[Any, Any]:
    """(a + b rounded, what that lost)."""
    s = a + b
    t = s - a
    return s, (a - (s - t)) + (b - t)


def two_product(a: Any, b: Any) -> tuple[Any, Any]:
    """(a b rounded, what that lost), for factors below 2^996."""
    p = a * b
    (ah, al), (bh, bl) = _halves(a), _halves(b)
    return p, al * bl - (((p - ah * bh) - al * bh) - ah * bl)


def _halves(a: Any) -> tuple[Any, Any]:
    c = _SPLIT * a
    high = c - (c - a)
    return high, a - high
