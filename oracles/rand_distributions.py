# SPDX-License-Identifier: Apache-2.0
"""Numbers of a distribution from Philox4x32-10, from the words and the definitions; permutations without memory.

What is made of words by whole numbers, or by operations that round once, is exact. Errors of logf, sinpif and cospif
are those of the CUDA C++ Programming Guide, "Mathematical Functions", table of single precision: 1 unit in the last
place from the correctly rounded result each, which is 3/2 of a unit, 3 u, from the exact one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from harness.bounds import Array, gamma, magnitudes, within_range
from harness.contract import In, Out, Size, bounded, cdiv, exact, f32, f64, kernel, u8, u32, u64
from oracles.rand import philox4x32, words

_SIZES = (513, 0, 1, 3, 4, 5, 127, 129, 511, 1025)


def _counter(rng: np.random.Generator, n: int) -> dict[str, int]:
    """Any key and counter; at every other size a lower half that carries after the first block."""
    seed, subsequence, offset = (int(v) for v in rng.integers(0, 2**64, 3, dtype=np.uint64))
    return {"seed": seed, "subsequence": subsequence, "offset": 2**64 - 1 if n % 2 else offset}


def _philox(
    entry: str, per: int = 4, more: Callable[..., dict[str, Any]] | None = None, **sizes: int
) -> dict[str, Any]:
    """per: elements of a counter block; more(rng, n, **sizes): further inputs."""
    return {
        "entry": f"philox_{entry}", "ptx": "rand/distributions", "block": 128, "within": exact,
        "grid": lambda n: max(1, cdiv(n, 256 * per)),  # two blocks a thread: the stride of the grid is used
        "sizes": [{"n": n, **sizes} for n in _SIZES],
        "inputs": lambda rng, n, **s: _counter(rng, n) | (more(rng, n, **s) if more else {}),
    }  # fmt: skip


def open_f32(word: Array) -> Array:
    """The middle of a word's step of 2^-32, the word rounded to single precision first: in (0, 1]."""
    wide = word.astype(np.float32).astype(np.float64) * 2.0**-32 + 2.0**-33  # exact: 34 bits at most
    return wide.astype(np.float32).astype(np.float64)


@kernel("rand/philox_uniform", variant="f32", **_philox("open_f32"))
def philox_uniform_f32(n: Size, seed: u64, subsequence: u64, offset: u64, out: Out[f32, "n"]):
    """Uniform floats on (0, 1]: (w + 1/2) 2^-32 with w rounded first, then one rounding."""
    return open_f32(words(n, seed, subsequence, offset))


@kernel("rand/philox_uniform", variant="f64", **_philox("open_f64", per=2))
def philox_uniform_f64(n: Size, seed: u64, subsequence: u64, offset: u64, out: Out[f64, "n"]):
    """Uniform doubles on (0, 1]: (w + 1/2) 2^-53 for the upper 53 bits w of two words, the second the higher one."""
    pair = words(2 * n, seed, subsequence, offset).reshape(-1, 2)
    return ((pair[:, 1] << np.uint64(32) | pair[:, 0]) >> np.uint64(11)).astype(np.float64) * 2.0**-53 + 2.0**-54


def sin_cos_pi(t: Array) -> tuple[Array, Array]:
    """sin(pi t) and cos(pi t) for t in [0, 2), of angles up to pi / 4 alone, so that zeros are exact."""
    eighth = np.rint(2 * t)
    near = np.pi * (t - eighth / 2)
    s, c = np.sin(near), np.cos(near)
    turn = eighth.astype(np.int64) % 4
    sines = np.choose(turn, [s, c, -s, -c])
    return sines, np.choose(turn, [c, -s, -c, s])


def _deviates(n: int, seed: int, subsequence: int, offset: int) -> Array:
    """Box and Muller's: of each two words the first gives the radius, the second the angle; sine first."""
    pair = words(cdiv(n, 2) * 2, seed, subsequence, offset).reshape(-1, 2)
    radius = np.sqrt(-2 * np.log(open_f32(pair[:, 0])))
    s, c = sin_cos_pi((pair[:, 1] >> np.uint64(8)).astype(np.float64) * 2.0**-23)
    return np.stack([radius * s, radius * c], axis=1).ravel()[:n]


def normal_bound(n: int, seed: int, subsequence: int, offset: int, mean: Array, deviation: Array, **_: Any) -> Array:
    """gamma_7 |deviation z| + u |result|: half of logf's 3 u, the root's u, sinpif's 3 u, a product's u; a sum's."""
    scaled = magnitudes(deviation) * np.abs(_deviates(n, seed, subsequence, offset))
    size = scaled + magnitudes(mean)
    inner = gamma(7, f32.unit) * scaled
    result = np.abs(mean + deviation * _deviates(n, seed, subsequence, offset))
    return within_range(inner + f32.unit * (result + inner) + f32.smallest, size, f32)


@kernel("rand/philox_normal", variant="f32", **_philox("normal_f32") | {"within": bounded(normal_bound)})
def philox_normal(n: Size, seed: u64, subsequence: u64, offset: u64, mean: In[f32, "n"], deviation: In[f32, "n"],
                  out: Out[f32, "n"]):  # fmt: skip
    """Normal numbers of each element's mean and deviation (Box, Muller, 1958)."""
    return mean + deviation * _deviates(n, seed, subsequence, offset)


def exponential_bound(n: int, seed: int, subsequence: int, offset: int, scale: Array, **_: Any) -> Array:
    """gamma_4 |result|: logf's 3 u, a product's u."""
    result = np.abs(-np.log(open_f32(words(n, seed, subsequence, offset))) * scale)
    return within_range(gamma(4, f32.unit) * result + f32.smallest, result, f32)


@kernel("rand/philox_exponential", variant="f32", **_philox("exponential_f32") | {"within": bounded(exponential_bound)})
def philox_exponential(n: Size, seed: u64, subsequence: u64, offset: u64, scale: In[f32, "n"], out: Out[f32, "n"]):
    """-scale log(u): exponential numbers of each element's mean."""
    return -np.log(open_f32(words(n, seed, subsequence, offset))) * scale


@kernel("rand/bernoulli", variant="u8", **_philox("bernoulli"), ranges={"p": (0, 1)})
def bernoulli(n: Size, seed: u64, subsequence: u64, offset: u64, p: f32, out: Out[u8, "n"]):
    """1 where the upper 24 bits of a word, as a fraction, are below p; else 0."""
    return ((words(n, seed, subsequence, offset) >> np.uint64(8)).astype(np.float64) * 2.0**-24 < p).astype(np.uint8)


def _own(i: int, attempt: int, seed: int, subsequence: int, offset: int) -> int:
    """Word `attempt` of element i's own: four a counter, offset + i in subsequence after subsequence."""
    counter = (((subsequence + attempt // 4) << 64) + offset + i) % 2**128
    part = np.array([[counter >> s & 0xFFFFFFFF for s in (0, 32, 64, 96)]], np.uint64)
    return int(philox4x32(part, (seed & 0xFFFFFFFF, seed >> 32))[0, attempt % 4])


_BOUNDS = (1, 2, 3, 6, 2**31 + 1, 2**32 - 1, 3 * 2**30, 1000003)


def _of_its_own(name: str, more: Callable[..., dict[str, Any]]) -> dict[str, Any]:
    return _philox(name, more=more) | {
        "grid": lambda n: max(1, cdiv(n, 128)),
        "sizes": [{"n": n} for n in (127, 0, 1, 31, 33, 128, 129, 257)],
    }


@kernel(
    "rand/randint", variant="u32",
    **_of_its_own("randint_u32", lambda rng, n: {"bound": _BOUNDS[4] if n == 257 else rng.choice(_BOUNDS)}),
)  # fmt: skip
def randint(n: Size, seed: u64, subsequence: u64, offset: u64, bound: u32, out: Out[u32, "n"]):
    """Whole numbers below a bound: words w with (w bound) mod 2^32 below 2^32 mod bound are passed over (Lemire, 2019),
    so that each result has equally many words.
    """

    def one(i: int) -> int:
        attempt = 0
        while True:
            product = _own(i, attempt, seed, subsequence, offset) * bound
            if product % 2**32 >= 2**32 % bound:
                return product >> 32
            attempt += 1

    return np.array([one(i) for i in range(n)], np.int64)


def poisson_table(mean: float, entries: int) -> Array:
    """2^32 P(X <= j), rounded down, of a Poisson variable: the sum of mean^k e^-mean / k!."""
    k = np.arange(1, entries)
    terms = np.exp(np.concatenate([[0.0], np.cumsum(np.log(mean / k))]) - mean)
    return np.minimum(np.floor(np.cumsum(terms) * 2.0**32), 2.0**32 - 1).astype(np.uint32)


@kernel(
    "rand/inverse_transform", variant="u32",
    **_philox("inverted_u32", more=lambda rng, n, entries: {"table": poisson_table(rng.uniform(0.5, 12.0), entries)},
              entries=40),
)  # fmt: skip
def inverse_transform(n: Size, seed: u64, subsequence: u64, offset: u64, entries: Size, table: In[u32, "entries"],
                      out: Out[u32, "n"]):  # fmt: skip
    """How many entries of an ascending table of 2^32 P(X <= j) a word reaches: X, Poisson distributed here."""
    return np.searchsorted(table, words(n, seed, subsequence, offset).astype(np.int64), side="right")


@kernel(
    "rand/poisson", variant="u32",
    **_of_its_own("poisson_u32", lambda rng, n: {"limit": np.exp(-rng.uniform(0.5, 12.0))}),
)  # fmt: skip
def poisson(n: Size, seed: u64, subsequence: u64, offset: u64, limit: f64, out: Out[u32, "n"]):
    """How many products of words w 2^-32, each rounded once, stay above exp(-mean) (Knuth, volume 2, section 3.4.1)."""

    def one(i: int) -> int:
        product, count = 1.0, 0
        while True:
            product *= _own(i, count, seed, subsequence, offset) * 2.0**-32
            if product <= limit:
                return count
            count += 1

    return np.array([one(i) for i in range(n)], np.int64)


def mix(h: int) -> int:
    """The last step of MurmurHash3, of 32 bits."""
    for shift, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35)):
        h = (h ^ h >> shift) * factor % 2**32
    return h ^ h >> 16


@kernel(
    "rand/permutation", variant="u32", entry="permutation_u32", ptx="rand/distributions", block=128, within=exact,
    grid=lambda n: max(1, cdiv(n, 128)), sizes=[{"n": n} for n in (129, 0, 1, 2, 3, 5, 16, 17, 127, 128, 257)],
    inputs=lambda rng, n: {"seed": rng.integers(0, 2**64, dtype=np.uint64)},
)  # fmt: skip
def permutation(n: Size, seed: u64, out: Out[u32, "n"]):
    """A permutation of 0 .. n-1: eight Feistel rounds on halves of as few bits as hold n-1, gone through again while
    they lead past n (Black, Rogaway, 2002).
    """
    half = max(1, cdiv(max(n - 1, 0).bit_length(), 2))
    keys = [mix((seed + r * 0x9E3779B9) % 2**32) ^ seed >> 32 for r in range(8)]

    def through(x: int) -> int:
        left, right = x >> half, x % 2**half
        for key in keys:
            left, right = right, left ^ mix(right ^ key) % 2**half
        x = left << half | right
        return x if x < n else through(x)

    return np.array([through(i) for i in range(n)], np.int64)
