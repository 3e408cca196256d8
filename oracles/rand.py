# SPDX-License-Identifier: Apache-2.0
"""Philox4x32-10 from its definition, in 64-bit integers; every output is exact.

Source: J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw, Parallel Random Numbers: As Easy as 1, 2, 3, SC 2011,
section 4.3 and the known-answer vectors of its library Random123.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from harness.contract import Out, Size, cdiv, exact, f32, kernel, u32, u64

_MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
_WEYL = (0x9E3779B9, 0xBB67AE85)
_LOW = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)


def philox4x32(counter: npt.NDArray[np.uint64], key: tuple[int, int], rounds: int = 10) -> npt.NDArray[np.uint64]:
    """The bijection itself. counter: (blocks, 4) words below 2^32; key: two words; returns (blocks, 4) words."""
    c0, c1, c2, c3 = (counter[:, i] for i in range(4))
    k0, k1 = key
    for _ in range(rounds):
        p0, p1 = c0 * np.uint64(_MULTIPLIERS[0]), c2 * np.uint64(_MULTIPLIERS[1])
        c0, c1, c2, c3 = (
            (p1 >> _32) ^ c1 ^ np.uint64(k0), p1 & _LOW, (p0 >> _32) ^ c3 ^ np.uint64(k1), p0 & _LOW,
        )  # fmt: skip
        k0, k1 = (k0 + _WEYL[0]) & 0xFFFFFFFF, (k1 + _WEYL[1]) & 0xFFFFFFFF
    return np.stack([c0, c1, c2, c3], axis=1)


def words(n: int, seed: int, subsequence: int, offset: int) -> npt.NDArray[np.uint64]:
    """The first n words from counter offset + 2^64 subsequence on, under key seed."""
    start = int(subsequence) << 64 | int(offset)
    counters = [(start + b) % 2**128 for b in range(cdiv(int(n), 4))]
    parts = [[c >> s & 0xFFFFFFFF for s in (0, 32, 64, 96)] for c in counters]
    counter = np.array(parts, dtype=np.uint64).reshape(-1, 4)
    return philox4x32(counter, (int(seed) & 0xFFFFFFFF, int(seed) >> 32)).reshape(-1)[: int(n)]


def _inputs(rng: np.random.Generator, n: int) -> dict[str, int]:
    """Any key; at every other size a counter that carries out of its lower half after the first block."""
    seed, subsequence, offset = (int(v) for v in rng.integers(0, 2**64, 3, dtype=np.uint64))
    return {"seed": seed, "subsequence": subsequence, "offset": 2**64 - 1 if n % 2 else offset}


_PHILOX: dict[str, Any] = {
    "block": 128,
    "grid": lambda n: max(1, cdiv(n, 1024)),  # two counter blocks a thread: the stride of the grid is used
    "sizes": [{"n": n} for n in (0, 1, 3, 4, 5, 511, 512, 513, 1025, 3000)],
    "inputs": _inputs,
    "within": exact,
}


@kernel("rand/philox", variant="u32", entry="philox_u32", **_PHILOX)
def philox_u32(n: Size, seed: u64, subsequence: u64, offset: u64, out: Out[u32, "n"]):
    """n raw words of Philox4x32-10."""
    return words(n, seed, subsequence, offset)


@kernel("rand/philox", variant="f32", entry="philox_uniform_f32", **_PHILOX)
def philox_uniform_f32(n: Size, seed: u64, subsequence: u64, offset: u64, out: Out[f32, "n"]):
    """n uniform floats on [0, 1): the upper 24 bits of each word times 2^-24, which single precision holds exactly."""
    return (words(n, seed, subsequence, offset) >> np.uint64(8)).astype(np.float64) * 2.0**-24
