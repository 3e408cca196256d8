# SPDX-License-Identifier: Apache-2.0
"""Extremes and logic of tiles, places of extremes, permutations, search, transpose, segments, sorted tiles."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from harness.bounds import Array, gamma, magnitudes, within_range
from harness.contract import In, Out, Size, T, bounded, cdiv, dot, exact, f32, f64, i32, kernel, u32
from harness.dtypes import DType

_TILE = 1024
_TILES: dict[str, Any] = {
    "block": 256, "grid": lambda n: cdiv(n, _TILE), "requires": [("n >= 1", lambda n: n >= 1)], "within": exact,
    "sizes": [{"n": n} for n in (1, 31, 32, 33, 255, 256, 257, 1023, 1024, 1025, 2049, 3100)],
}  # fmt: skip


def _extremes(name: str, dtype: DType, redux: bool = False) -> dict[str, Any]:
    return _TILES | {
        "element": dtype, "variant": f"{dtype.name}_redux" if redux else dtype.name,
        "entry": f"{name.replace('reduce', 'redux') if redux else name}_{dtype.name}",
        "ptx": "primitives/redux" if redux else "primitives/extremes", "special": dtype is f32,
    }  # fmt: skip


def _tiles(values: Any) -> list[Any]:
    return [values[i : i + _TILE] for i in range(0, len(values), _TILE)]


@kernel("primitives/reduce_min", **_extremes("reduce_min", f32))
@kernel("primitives/reduce_min", **_extremes("reduce_min", i32))
@kernel("primitives/reduce_min", **_extremes("reduce_min", u32))
@kernel("primitives/reduce_min", **_extremes("reduce_min", i32, redux=True))
@kernel("primitives/reduce_min", **_extremes("reduce_min", u32, redux=True))
def reduce_min(n: Size, values: In[T, "n"], out: Out[T, "cdiv(n, 1024)"]):
    """The smallest of each 1,024 elements. A NaN is passed over, unless there is nothing else (PTX ISA, min)."""
    return np.array([np.fmin.reduce(t) for t in _tiles(values)])


@kernel("primitives/reduce_max", **_extremes("reduce_max", f32))
@kernel("primitives/reduce_max", **_extremes("reduce_max", i32))
@kernel("primitives/reduce_max", **_extremes("reduce_max", u32))
@kernel("primitives/reduce_max", **_extremes("reduce_max", i32, redux=True))
@kernel("primitives/reduce_max", **_extremes("reduce_max", u32, redux=True))
def reduce_max(n: Size, values: In[T, "n"], out: Out[T, "cdiv(n, 1024)"]):
    """The largest of each 1,024 elements. A NaN is passed over, unless there is nothing else (PTX ISA, max)."""
    return np.array([np.fmax.reduce(t) for t in _tiles(values)])


@kernel("primitives/reduce_add", **_extremes("reduce_add", u32, redux=True))
def reduce_add(n: Size, values: In[T, "n"], out: Out[T, "cdiv(n, 1024)"]):
    """The sum of each 1,024 elements modulo 2^32."""
    return np.array([t.sum() % 2**32 for t in _tiles(values)])


@kernel("primitives/reduce_and", **_extremes("reduce_and", u32))
@kernel("primitives/reduce_and", **_extremes("reduce_and", u32, redux=True))
def reduce_and(n: Size, values: In[T, "n"], out: Out[T, "cdiv(n, 1024)"]):
    """Bits that all of each 1,024 elements have."""
    return np.array([np.bitwise_and.reduce(t) for t in _tiles(values)])


@kernel("primitives/reduce_or", **_extremes("reduce_or", u32))
@kernel("primitives/reduce_or", **_extremes("reduce_or", u32, redux=True))
def reduce_or(n: Size, values: In[T, "n"], out: Out[T, "cdiv(n, 1024)"]):
    """Bits that any of each 1,024 elements has."""
    return np.array([np.bitwise_or.reduce(t) for t in _tiles(values)])


@kernel("primitives/reduce_xor", **_extremes("reduce_xor", u32))
@kernel("primitives/reduce_xor", **_extremes("reduce_xor", u32, redux=True))
def reduce_xor(n: Size, values: In[T, "n"], out: Out[T, "cdiv(n, 1024)"]):
    """Bits that an odd number of each 1,024 elements has."""
    return np.array([np.bitwise_xor.reduce(t) for t in _tiles(values)])


def _places(values: Any, first: Any) -> Array:
    return np.array([i * _TILE + first(t) for i, t in enumerate(_tiles(values))])


@kernel("primitives/argmin", **_extremes("argmin", f32) | {"special": False})
@kernel("primitives/argmin", **_extremes("argmin", i32))
def argmin(n: Size, values: In[T, "n"], out: Out[u32, "cdiv(n, 1024)"]):
    """The first index of the smallest of each 1,024 elements; indices of the whole."""
    return _places(values, np.argmin)


@kernel("primitives/argmax", **_extremes("argmax", f32) | {"special": False})
@kernel("primitives/argmax", **_extremes("argmax", i32))
def argmax(n: Size, values: In[T, "n"], out: Out[u32, "cdiv(n, 1024)"]):
    """The first index of the largest of each 1,024 elements; indices of the whole."""
    return _places(values, np.argmax)


def _elements(name: str, dtype: DType, of: str = "n") -> dict[str, Any]:
    return {
        "element": dtype, "variant": dtype.name, "entry": f"{name}_{dtype.name}", "ptx": "primitives/elements",
        "block": 256, "grid": lambda **sizes: max(1, cdiv(sizes[of], 256)), "within": exact,
        "sizes": [{"n": n} for n in (0, 1, 31, 33, 255, 256, 257, 513, 1021)],
    }  # fmt: skip


@kernel("primitives/iota", **_elements("iota", u32))
def iota(n: Size, first: u32, step: u32, out: Out[u32, "n"]):
    """out_i = first + i step modulo 2^32."""
    return (first + step * np.arange(n, dtype=object)) % 2**32 if n else np.zeros(0)


@kernel("primitives/popcount", **_elements("popcount", u32))
def popcount(n: Size, values: In[u32, "n"], out: Out[u32, "n"]):
    """How many bits of each element are set."""
    return np.array([int(v).bit_count() for v in values])


@kernel("primitives/reverse", **_elements("reverse", u32))
@kernel("primitives/reverse", **_elements("reverse", f64) | {"special": True})
def reverse(n: Size, values: In[T, "n"], out: Out[T, "n"]):
    """The last element first."""
    return values[::-1].copy()


def _indexed(name: str, dtype: DType) -> dict[str, Any]:
    return _elements(name, dtype, "m") | {
        "sizes": [{"n": n, "m": m} for n, m in (
            (1, 0), (1, 1), (5, 31), (40, 33), (256, 255), (3, 256), (257, 257), (1000, 513))],
        "requires": [("n >= 1", lambda n: n >= 1)], "special": dtype is f64,
        "inputs": lambda rng, n, m: {"index": rng.integers(0, n, m)},
    }  # fmt: skip


@kernel("primitives/gather", **_indexed("gather", u32))
@kernel("primitives/gather", **_indexed("gather", f64))
def gather(n: Size, m: Size, values: In[T, "n"], index: In[u32, "m"], out: Out[T, "m"]):
    """out_i = values[index_i], indices below n."""
    return values[index]


_PERMUTED: dict[str, Any] = {"inputs": lambda rng, n: {"index": rng.permutation(n)}}


@kernel("primitives/scatter", **_elements("scatter", u32) | _PERMUTED)
@kernel("primitives/scatter", **_elements("scatter", f64) | _PERMUTED | {"special": True})
def scatter(n: Size, values: In[T, "n"], index: In[u32, "n"], out: Out[T, "n"]):
    """out[index_i] = values_i for a permutation."""
    out_ = np.zeros_like(values)
    out_[index] = values
    return out_


@kernel(
    "primitives/lower_bound", **_elements("lower_bound", i32, "m") | {
        "sizes": [{"n": n, "m": m} for n, m in (
            (0, 3), (1, 5), (2, 31), (7, 33), (64, 255), (100, 256), (33, 257), (500, 600))],
        "inputs": lambda rng, n, m: {"table": np.sort(rng.integers(-50, 50, n)), "keys": rng.integers(-55, 55, m)},
    })  # fmt: skip
def lower_bound(n: Size, m: Size, table: In[i32, "n"], keys: In[i32, "m"], out: Out[u32, "m"]):
    """How many entries of a sorted table are below each key."""
    return np.searchsorted(table, keys, side="left")


def _transpose(dtype: DType) -> dict[str, Any]:
    return _elements("transpose", dtype) | {
        "block": (32, 8), "grid": lambda rows, columns: (max(1, cdiv(columns, 32)), max(1, cdiv(rows, 32))),
        "sizes": [{"rows": r, "columns": c} for r, c in (
            (0, 3), (1, 1), (1, 33), (31, 32), (32, 31), (33, 1), (65, 40), (17, 100))],
        "special": dtype is f64,
    }  # fmt: skip


@kernel("primitives/transpose", **_transpose(u32))
@kernel("primitives/transpose", **_transpose(f64))
def transpose(rows: Size, columns: Size, values: In[T, "rows columns"], out: Out[T, "columns rows"]):
    """Rows become columns."""
    return values.T.copy()


@kernel(
    "primitives/adjacent_difference",
    **_elements("adjacent_difference", f32) | {"within": dot("1"), "special": True},
)
def adjacent_difference(n: Size, values: In[T, "n"], out: Out[T, "n"]):
    """out_0 = values_0, then each element less the one before it: one rounding."""
    out_ = values.copy()
    out_[1:] = values[1:] - values[:-1]
    return out_


def segments_bound(offsets: Array, values: Array, segments: int, **_: Any) -> Array:
    """gamma_d sum |x| of each segment, d = cdiv(length, 32) + 5: a lane's own, then a tree (Higham, section 4.2)."""
    size = np.array([magnitudes(values[a:b]).sum() for a, b in pairwise(offsets)])
    depth = -(-np.diff(offsets) // 32) + 5
    return within_range(gamma(depth.astype(np.float64), f32.unit) * size, size, f32)


def _cuts(rng: np.random.Generator, segments: int, n: int) -> Array:
    cuts = np.sort(rng.integers(0, n + 1, segments + 1))
    cuts[0], cuts[-1] = 0, n
    return cuts


@kernel(
    "primitives/segmented_sum", variant="f32", entry="segmented_sum_f32", ptx="primitives/elements", block=128,
    grid=lambda segments: max(1, cdiv(segments, 4)), requires=[("segments >= 1", lambda segments: segments >= 1)],
    sizes=[{"segments": s, "n": n} for s, n in (
        (1, 0), (1, 1), (2, 33), (3, 31), (4, 64), (5, 100), (33, 700), (9, 2000))],
    inputs=lambda rng, segments, n: {"offsets": _cuts(rng, segments, n)}, special=True, within=bounded(segments_bound),
)  # fmt: skip
def segmented_sum(segments: Size, n: Size, offsets: In[u32, "segments+1"], values: In[f32, "n"],
                  out: Out[f32, "segments"]):  # fmt: skip
    """The sum of the elements between each offset and the next; an empty segment gives 0."""
    return np.array([values[a:b].sum() for a, b in pairwise(offsets)])


@kernel(
    "primitives/exclusive_scan_rows", variant="u32", entry="exclusive_scan_rows_u32", ptx="primitives/elements",
    block=256, grid=lambda rows: max(1, rows), within=exact,
    sizes=[{"rows": r, "columns": c} for r, c in (
        (0, 4), (1, 1), (2, 31), (3, 255), (1, 256), (2, 257), (1, 1024), (2, 700))],
)  # fmt: skip
def exclusive_scan_rows(rows: Size, columns: Size, values: In[u32, "rows columns"], out: Out[u32, "rows columns"]):
    """out_ij = the sum of what stands before it in its row, modulo 2^32."""
    return (np.cumsum(values, axis=1) - values) % 2**32


@kernel(
    "primitives/sort_tiles", variant="u32", entry="sort_tiles_u32", ptx="primitives/elements", block=256,
    grid=lambda n: max(1, cdiv(n, 512)), within=exact,
    sizes=[{"n": n} for n in (0, 1, 2, 31, 255, 511, 512, 513, 1300)],
)  # fmt: skip
def sort_tiles(n: Size, values: In[u32, "n"], out: Out[u32, "n"]):
    """Each 512 elements in ascending order."""
    return np.concatenate([np.sort(values[i : i + 512]) for i in range(0, n, 512)]) if n else values.copy()
