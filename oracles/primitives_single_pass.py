# SPDX-License-Identifier: Apache-2.0
"""Selection, partition, unique elements, runs, sums and scans by key: all exact.

What lies past the last selected element of a result stays as it is. status and counter are zero before the launch.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.bounds import Array
from harness.contract import In, InOut, Out, Scratch, Size, T, cdiv, exact, f32, f64, i32, kernel, u8, u32, u64, zeros
from harness.dtypes import DType

_TILE = 512


def _tiles(n: int) -> int:
    return max(1, cdiv(n, _TILE))


def _single_pass(name: str, dtype: DType, redux: bool = False) -> dict[str, Any]:
    return {
        "element": dtype, "variant": f"{dtype.name}_redux" if redux else dtype.name,
        "entry": f"{name}_{dtype.name}{'_redux' if redux else ''}", "ptx": "primitives/single_pass", "block": 128,
        "grid": _tiles, "dims": lambda n: {"tiles": _tiles(n)}, "within": exact,
        "requires": [("n < 2^30", lambda n: n < 2**30)],  # places and counts have 30 bits
        "sizes": [{"n": n} for n in (513, 0, 1, 3, 127, 128, 129, 511, 512, 1031, 2053)],
    }  # fmt: skip


def _flags(rng: np.random.Generator, n: int) -> Array:
    """A third of them set, by any nonzero byte; of some sizes all, of others none."""
    flags = np.where(rng.random(n) < 1 / 3, rng.integers(1, 256, n), 0)
    return np.full(n, 255) if n % 64 == 1 else np.zeros(n) if n == 127 else flags


def _runs(rng: np.random.Generator, n: int) -> Array:
    """Runs of equal keys: mostly short ones, and one over more than a tile where there is room."""
    keys = np.repeat(rng.integers(0, 5, n), rng.integers(1, 6, n))[:n]
    keys[n // 8 : n // 8 + 700] = 9
    return keys


_FLAGGED: dict[str, Any] = {"inputs": lambda rng, n: {"flags": _flags(rng, n)}}
_IN_RUNS: dict[str, Any] = {"inputs": lambda rng, n: {"values": _runs(rng, n)}}
_BY_KEY: dict[str, Any] = {"inputs": lambda rng, n: {"keys": _runs(rng, n)}}


def _front(out: Array, found: Array) -> tuple[Array, Array]:
    """What was found at the front of what was there, and how many that are."""
    out = out.copy()
    out[: len(found)] = found
    return out, np.array([len(found)])


@kernel("primitives/select_flagged", **_single_pass("select_flagged", u32) | _FLAGGED)
@kernel("primitives/select_flagged", **_single_pass("select_flagged", f64) | _FLAGGED | {"special": True})
@kernel("primitives/select_flagged", **_single_pass("select_flagged", u32, redux=True) | _FLAGGED)
@kernel("primitives/select_flagged", **_single_pass("select_flagged", f64, redux=True) | _FLAGGED | {"special": True})
def select_flagged(n: Size, values: In[T, "n"], flags: In[u8, "n"], out: InOut[T, "n"], count: Out[u32, "1"],
                   status: Scratch[u64, "tiles", zeros], counter: Scratch[u32, "1", zeros]):  # fmt: skip
    """The elements whose flag is not 0, in order; how many."""
    return _front(out, values[flags != 0])


@kernel("primitives/select_below", **_single_pass("select_below", i32))
@kernel("primitives/select_below", **_single_pass("select_below", f32) | {"special": True})
@kernel("primitives/select_below", **_single_pass("select_below", i32, redux=True))
@kernel("primitives/select_below", **_single_pass("select_below", f32, redux=True) | {"special": True})
def select_below(n: Size, limit: T, values: In[T, "n"], out: InOut[T, "n"], count: Out[u32, "1"],
                 status: Scratch[u64, "tiles", zeros], counter: Scratch[u32, "1", zeros]):  # fmt: skip
    """The elements below a limit, in order; how many. A NaN is not below it."""
    return _front(out, values[values < limit])


_SPARSE: dict[str, Any] = {"inputs": lambda rng, n: {"values": _flags(rng, n) * rng.integers(1, 2**23, n)}}


@kernel("primitives/nonzero", **_single_pass("nonzero", u32) | _SPARSE)
@kernel("primitives/nonzero", **_single_pass("nonzero", u32, redux=True) | _SPARSE)
def nonzero(n: Size, values: In[u32, "n"], out: InOut[u32, "n"], count: Out[u32, "1"],
            status: Scratch[u64, "tiles", zeros], counter: Scratch[u32, "1", zeros]):  # fmt: skip
    """The indices of the elements that are not 0, in order; how many."""
    return _front(out, np.flatnonzero(values))


def _heads(values: Array) -> Array:
    """Whether each element is the first of a run of equal ones; a NaN equals nothing."""
    return np.concatenate([np.ones(min(len(values), 1), bool), values[1:] != values[:-1]])


@kernel("primitives/unique", **_single_pass("unique", u32) | _IN_RUNS)
@kernel("primitives/unique", **_single_pass("unique", f32) | {"special": True})
@kernel("primitives/unique", **_single_pass("unique", u32, redux=True) | _IN_RUNS)
@kernel("primitives/unique", **_single_pass("unique", f32, redux=True) | {"special": True})
def unique(n: Size, values: In[T, "n"], out: InOut[T, "n"], count: Out[u32, "1"],
           status: Scratch[u64, "tiles", zeros], counter: Scratch[u32, "1", zeros]):  # fmt: skip
    """The first of each run of equal elements, in order; how many runs."""
    return _front(out, values[_heads(values)])


@kernel("primitives/partition_flagged", **_single_pass("partition_flagged", u32) | _FLAGGED)
@kernel("primitives/partition_flagged", **_single_pass("partition_flagged", f64) | _FLAGGED | {"special": True})
@kernel("primitives/partition_flagged", **_single_pass("partition_flagged", u32, redux=True) | _FLAGGED)
@kernel(
    "primitives/partition_flagged",
    **_single_pass("partition_flagged", f64, redux=True) | _FLAGGED | {"special": True},
)
def partition_flagged(n: Size, values: In[T, "n"], flags: In[u8, "n"], out: Out[T, "n"], count: Out[u32, "1"],
                      status: Scratch[u64, "tiles", zeros], counter: Scratch[u32, "1", zeros]):  # fmt: skip
    """The elements whose flag is not 0 in order, then the others from the last to the first; how many are flagged."""
    chosen = flags != 0
    return np.concatenate([values[chosen], values[~chosen][::-1]]), np.array([chosen.sum()])


@kernel("primitives/exclusive_scan", **_single_pass("exclusive_scan", u32))
@kernel("primitives/exclusive_scan", **_single_pass("exclusive_scan", u32, redux=True))
def exclusive_scan(n: Size, initial: u32, values: In[u32, "n"], out: Out[u32, "n"],
                   status: Scratch[u64, "tiles", zeros], counter: Scratch[u32, "1", zeros]):  # fmt: skip
    """out_i = initial + the sum of what stands before element i, modulo 2^32."""
    return (initial + np.cumsum(values) - values) % 2**32


@kernel("primitives/max_scan", **_single_pass("max_scan", i32))
@kernel("primitives/max_scan", **_single_pass("max_scan", i32, redux=True))
def max_scan(n: Size, values: In[i32, "n"], out: Out[i32, "n"], status: Scratch[u64, "tiles", zeros],
             counter: Scratch[u32, "1", zeros]):  # fmt: skip
    """The largest of all elements up to each."""
    return np.maximum.accumulate(values)


def _within(heads: Array, values: Array) -> Array:
    """Sums modulo 2^32 from the last head on, up to each element; before the first head, from the start."""
    sums = np.cumsum(values)
    starts = np.maximum.accumulate(np.where(heads, np.arange(len(values)), 0))
    return (sums - sums[starts] + values[starts]) % 2**32 if len(values) else values


@kernel("primitives/scan_by_key", **_single_pass("scan_by_key", u32) | _BY_KEY)
def scan_by_key(n: Size, keys: In[u32, "n"], values: In[u32, "n"], out: Out[u32, "n"],
                status: Scratch[u64, "tiles", zeros], counter: Scratch[u32, "1", zeros]):  # fmt: skip
    """The sum of all elements of its run of equal keys up to each, modulo 2^32."""
    return _within(_heads(keys), values)


@kernel(
    "primitives/segmented_scan",
    **_single_pass("segmented_scan", u32)
    | {"inputs": lambda rng, n: {"heads": _flags(rng, n) * (rng.random(n) < 0.1)}},
)
def segmented_scan(n: Size, heads: In[u8, "n"], values: In[u32, "n"], out: Out[u32, "n"],
                   status: Scratch[u64, "tiles", zeros], counter: Scratch[u32, "1", zeros]):  # fmt: skip
    """The sum of all elements from the last flag that is not 0 up to each, modulo 2^32."""
    return _within(heads != 0, values)


@kernel("primitives/reduce_by_key", **_single_pass("reduce_by_key", u32) | _BY_KEY)
def reduce_by_key(n: Size, keys: In[u32, "n"], values: In[u32, "n"], keys_out: InOut[u32, "n"], sums: InOut[u32, "n"],
                  count: Out[u32, "1"], status: Scratch[u64, "tiles", zeros],
                  counter: Scratch[u32, "1", zeros]):  # fmt: skip
    """The key and the sum modulo 2^32 of each run of equal keys; how many runs."""
    places = np.flatnonzero(_heads(keys))
    found = np.add.reduceat(values, places) % 2**32 if len(places) else values
    return _front(keys_out, keys[places])[0], *_front(sums, found)


@kernel("primitives/run_length_encode", **_single_pass("run_length_encode", u32) | _IN_RUNS)
def run_length_encode(n: Size, values: In[u32, "n"], firsts: InOut[u32, "n"], lengths: InOut[u32, "n"],
                      count: Out[u32, "1"], status: Scratch[u64, "tiles", zeros],
                      counter: Scratch[u32, "1", zeros]):  # fmt: skip
    """The value and the length of each run of equal elements; how many runs."""
    places = np.flatnonzero(_heads(values))
    return _front(firsts, values[places])[0], *_front(lengths, np.diff(np.append(places, n)))
