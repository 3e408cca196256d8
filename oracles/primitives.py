# SPDX-License-Identifier: Apache-2.0
"""Reduction, scan and histogram: sums in single precision within a bound, everything of integers exact."""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.bounds import Array
from harness.contract import In, InOut, Out, Scratch, Size, cdiv, dot, exact, f32, i32, kernel, u8, u32, u64, zeros

_TILE = 1024


def _tiles(values: Array) -> Array:
    """Sums of 1,024 elements each, the last of what is left."""
    return np.add.reduceat(values, np.arange(0, len(values), _TILE)) if len(values) else values[:0]


_REDUCE: dict[str, Any] = {
    "block": 256,
    "grid": lambda n: cdiv(n, _TILE),
    "requires": [("n >= 1", lambda n: n >= 1)],
    "sizes": [{"n": n} for n in (1, 31, 32, 33, 255, 256, 257, 1023, 1024, 1025, 2049, 3100)],
}


@kernel("primitives/reduce", variant="f32", entry="reduce_sum_f32", special=True, within=dot("4 + 8"), **_REDUCE)
def reduce_sum_f32(n: Size, values: In[f32, "n"], out: Out[f32, "cdiv(n, 1024)"]):
    """out[b] = sum of the b-th 1,024 elements. A thread adds 4 elements, two trees of shuffles have 8 levels."""
    return _tiles(values)


@kernel("primitives/reduce", variant="i32", entry="reduce_sum_i32", within=exact, **_REDUCE)
def reduce_sum_i32(n: Size, values: In[i32, "n"], out: Out[i32, "cdiv(n, 1024)"]):
    """out[b] = sum of the b-th 1,024 elements, modulo 2^32."""
    return (_tiles(values) + 2**31) % 2**32 - 2**31


@kernel(
    "primitives/scan", variant="u32", entry="scan_inclusive_u32", block=128,
    grid=lambda n: max(1, cdiv(n, 512)), dims=lambda n: {"tiles": max(1, cdiv(n, 512))},
    sizes=[{"n": n} for n in (0, 1, 3, 127, 128, 129, 511, 512, 513, 2000, 20000)],
    within=exact,
)  # fmt: skip
def scan_inclusive_u32(n: Size, values: In[u32, "n"], out: Out[u32, "n"], status: Scratch[u64, "tiles", zeros],
                       counter: Scratch[u32, "1", zeros]):  # fmt: skip
    """out[i] = values[0] + ... + values[i] modulo 2^32; status and counter are zero before the launch."""
    return np.cumsum(values) % 2**32


@kernel(
    "primitives/histogram", variant="u8", entry="histogram_u8", block=256, grid=lambda n: max(1, cdiv(n, 1024)),
    sizes=[{"n": n} for n in (0, 1, 255, 256, 257, 1023, 1024, 1025, 5000)],
    within=exact,
)  # fmt: skip
def histogram_u8(n: Size, data: In[u8, "n"], counts: InOut[u32, "256"]):
    """counts[v] += how often v occurs, modulo 2^32."""
    return (counts + np.bincount(data, minlength=256)) % 2**32


@kernel(
    "primitives/histogram", variant="i32", entry="histogram_i32", block=256,
    grid=lambda n, **_: max(1, cdiv(n, 1024)), shared=lambda bins, **_: 4 * bins,
    requires=[("bins <= 12288", lambda bins, **_: bins <= 12288)],
    sizes=[{"n": n, "bins": b} for n, b in ((1, 1), (255, 10), (256, 255), (257, 256), (1025, 257), (5000, 37))],
    inputs=lambda rng, n, bins: {"data": _near(rng, n, bins)},
    within=exact,
)  # fmt: skip
def histogram_i32(n: Size, data: In[i32, "n"], bins: Size, counts: InOut[u32, "bins"]):
    """counts[v] += how often v occurs, modulo 2^32; values outside [0, bins) are not counted."""
    inside = data[(data >= 0) & (data < bins)]
    return (counts + np.bincount(inside, minlength=bins)) % 2**32


def _near(rng: np.random.Generator, n: int, bins: int) -> Array:
    """Values in and just outside [0, bins), some extreme ones, and a run of equal ones."""
    data = rng.integers(-2, bins + 2, n)
    data[rng.random(n) < 0.02] = np.iinfo(np.int32).min
    data[rng.random(n) < 0.02] = np.iinfo(np.int32).max
    data[: n // 8] = bins // 2
    return data.astype(np.int32)
