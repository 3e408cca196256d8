# SPDX-License-Identifier: Apache-2.0
"""MT19937, xoshiro128++, PCG32 and its jumps, SplitMix64, Threefry2x32, Sobol's sequence; all exact, in whole numbers.

Sources: Matsumoto, Nishimura, Mersenne Twister, ACM TOMACS 8, 1998; Blackman, Vigna, Scrambled Linear Pseudorandom
Number Generators, ACM TOMS 47, 2021; O'Neill, PCG, HMC-CS-2014-0905; Steele, Lea, Flood, Fast Splittable Pseudorandom
Number Generators, OOPSLA 2014; Salmon, Moraes, Dror, Shaw, SC 2011; Joe, Kuo, Constructing Sobol Sequences with Better
Two-Dimensional Projections, SIAM J. Sci. Comput. 30, 2008.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.bounds import Array
from harness.contract import In, InOut, Out, Size, cdiv, exact, f32, kernel, u32, u64
from harness.dtypes import DType

PCG = 6364136223846793005
_32, _64 = 2**32 - 1, 2**64 - 1
_SHAPES = [{"streams": s, "each": e} for s, e in (
    (257, 2), (1, 20), (31, 3), (255, 1), (256, 4), (33, 0), (64, 17))]  # fmt: skip


def _streams(name: str) -> dict[str, Any]:
    return {
        "entry": name, "ptx": "rand/streams", "block": 256, "grid": lambda streams: max(1, cdiv(streams, 256)),
        "sizes": _SHAPES, "within": exact,
    }  # fmt: skip


@kernel(
    "rand/mt19937", variant="u32", entry="mt19937_u32", ptx="rand/streams", block=256, within=exact,
    grid=lambda streams: max(1, streams),
    sizes=[{"streams": s, "rounds": r} for s, r in ((2, 1), (1, 1), (1, 3), (3, 0), (3, 2), (0, 2), (1, 5))],
    inputs=lambda rng, streams, rounds: {"state": rng.integers(0, 2**32, (streams, 624))},
)  # fmt: skip
def mt19937(streams: Size, rounds: Size, state: InOut[u32, "streams 624"], out: Out[u32, "streams rounds*624"]):
    """So many rounds of 624 numbers of every stream, and the states after them."""
    after, rows = state.copy(), np.zeros((streams, rounds, 624), np.int64)
    for s in range(streams):
        words = after[s].tolist()
        for r in range(rounds):
            for i in range(624):
                y = words[i] & 0x80000000 | words[(i + 1) % 624] & 0x7FFFFFFF
                words[i] = words[(i + 397) % 624] ^ y >> 1 ^ (0x9908B0DF if y & 1 else 0)
            y = np.array(words, np.int64)
            y ^= y >> 11
            y ^= y << 7 & 0x9D2C5680
            y ^= y << 15 & 0xEFC60000
            rows[s, r] = y ^ y >> 18
        after[s] = words
    return after, rows.reshape(streams, rounds * 624)


def _rotl(x: Array, k: int) -> Array:
    return (x << k | x >> (32 - k)) & _32


@kernel(
    "rand/xoshiro128pp", variant="u32",
    **_streams("xoshiro128pp_u32") | {"inputs": lambda rng, streams, each: {
        "state": rng.integers(0, 2**32, (4, streams))}},
)  # fmt: skip
def xoshiro128pp(streams: Size, each: Size, state: InOut[u32, "4 streams"], out: Out[u32, "each streams"]):
    """`each` numbers of every stream, a column, and the states after them."""
    a, b, c, d = state
    rows = np.zeros((each, streams), np.int64)
    for row in rows:
        row[:] = (_rotl(a + d & _32, 7) + a) & _32
        t = b << 9 & _32
        c, d = c ^ a, d ^ b
        b, a = b ^ c, a ^ d
        c, d = c ^ t, _rotl(d, 11)
    return np.stack([a, b, c, d]), rows


def _pcg_inputs(rng: np.random.Generator, streams: int, **_: int) -> dict[str, Any]:
    """Any states; increments are odd."""
    state, increments = rng.integers(0, 2**64, (2, streams), dtype=np.uint64)
    return {"state": state, "increments": increments | np.uint64(1)}


@kernel("rand/pcg32", variant="u32", **_streams("pcg32_u32") | {"inputs": _pcg_inputs})
def pcg32(streams: Size, each: Size, increments: In[u64, "streams"], state: InOut[u64, "streams"],
          out: Out[u32, "each streams"]):  # fmt: skip
    """`each` numbers of every stream, a column, and the states after them (XSH RR 64/32)."""
    after, rows = [int(s) for s in state], np.zeros((each, streams), np.int64)
    for i in range(streams):
        for k in range(each):
            s = after[i]
            folded, turn = (s >> 18 ^ s) >> 27 & _32, s >> 59
            rows[k, i] = (folded >> turn | folded << (32 - turn)) & _32
            after[i] = (s * PCG + int(increments[i])) & _64
    return np.array(after, np.uint64), rows


@kernel(
    "rand/pcg32_advance", variant="u64",
    **_streams("pcg32_advance") | {
        "inputs": _pcg_inputs, "sizes": [{"streams": s} for s in (257, 1, 31, 33, 255, 256)]},
)  # fmt: skip
def pcg32_advance(streams: Size, stride: u64, increments: In[u64, "streams"], state: InOut[u64, "streams"]):
    """Stream i goes on by i strides: a^k s + c (a^k - 1) / (a - 1) modulo 2^64, the division by (a - 1) exact."""
    out = []
    for i in range(streams):
        steps = i * stride % 2**64
        # a^k modulo (a - 1) 2^64 tells (a^k - 1) / (a - 1) modulo 2^64.
        power = pow(PCG, steps, (PCG - 1) << 64)
        out.append((power * int(state[i]) + int(increments[i]) * ((power - 1) // (PCG - 1))) & _64)
    return np.array(out, np.uint64)


_SIZES = [{"n": n} for n in (257, 0, 1, 2, 31, 255, 256, 511, 512, 515)]


@kernel(
    "rand/splitmix64", variant="u64", entry="splitmix64_u64", ptx="rand/streams", block=256, within=exact,
    grid=lambda n: max(1, cdiv(n, 256)), sizes=_SIZES,
)  # fmt: skip
def splitmix64(n: Size, seed: u64, out: Out[u64, "n"]):
    """The first n numbers of the stream of a seed."""

    def one(z: int) -> int:
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _64
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _64
        return z ^ z >> 31

    return np.array([one((seed + (i + 1) * 0x9E3779B97F4A7C15) & _64) for i in range(n)], np.uint64)


def threefry2x32(counter: tuple[int, int], key: tuple[int, int], rounds: int = 20) -> tuple[int, int]:
    """The bijection itself, on words below 2^32."""
    keys = (*key, 0x1BD11BDA ^ key[0] ^ key[1])
    x, y = ((c + k) & _32 for c, k in zip(counter, key, strict=True))
    for r in range(rounds):
        x = (x + y) & _32
        turn = (13, 15, 26, 6, 17, 29, 16, 24)[r % 8]
        y = (y << turn | y >> (32 - turn)) & _32 ^ x
        if r % 4 == 3:
            j = r // 4 + 1
            x, y = (x + keys[j % 3]) & _32, (y + keys[(j + 1) % 3] + j) & _32
    return x, y


@kernel(
    "rand/threefry", variant="u32", entry="threefry_u32", ptx="rand/streams", block=256, within=exact,
    grid=lambda n: max(1, cdiv(n, 512)), sizes=_SIZES,
    inputs=lambda rng, n: {"seed": rng.integers(0, 2**64, dtype=np.uint64),
                           "offset": 2**64 - 2 if n % 2 else rng.integers(0, 2**64, dtype=np.uint64)},
)  # fmt: skip
def threefry(n: Size, seed: u64, offset: u64, out: Out[u32, "n"]):
    """n words of Threefry2x32-20 under key seed, from counter offset on, which goes round at 2^64."""
    counters = [(offset + b) & _64 for b in range(cdiv(n, 2))]
    pairs = [threefry2x32((c & _32, c >> 32), (seed & _32, seed >> 32)) for c in counters]
    return np.array(pairs, np.int64).ravel()[:n]


# Degree and inner coefficients of the primitive polynomial of each dimension from the second on, and initial numbers m:
# the first rows of Joe and Kuo's table new-joe-kuo-6.21201.
_POLYNOMIALS = (
    (1, 0, (1,)), (2, 1, (1, 3)), (3, 1, (1, 3, 1)), (3, 2, (1, 1, 1)), (4, 1, (1, 1, 3, 3)), (4, 4, (1, 3, 5, 13)),
)  # fmt: skip


def directions(dims: int) -> Array:
    """Direction numbers of up to 7 dimensions, 32 bits each: column b is that of bit b of a point's number."""
    out = np.zeros((dims, 32), np.int64)
    out[0] = 1 << np.arange(31, -1, -1)
    for row, (degree, inner, first) in zip(out[1:], _POLYNOMIALS, strict=False):
        for b in range(32):
            if b < degree:
                row[b] = first[b] << (31 - b)
                continue
            row[b] = row[b - degree] ^ row[b - degree] >> degree
            for k in range(1, degree):
                row[b] ^= row[b - k] * (inner >> (degree - 1 - k) & 1)
    return out


def _sobol(dtype: DType) -> dict[str, Any]:
    return {
        "variant": dtype.name, "entry": f"sobol_{dtype.name}", "ptx": "rand/streams", "block": 256, "within": exact,
        "grid": lambda n, dims: (max(1, cdiv(n, 256)), dims), "requires": [("dims >= 1", lambda dims: dims >= 1)],
        "sizes": [{"n": n, "dims": d} for n, d in (
            (257, 2), (1, 1), (31, 7), (255, 1), (256, 3), (513, 4), (0, 2))],
        "inputs": lambda rng, n, dims: {
            "first": 0 if n % 2 else 2**32 - 100 if n == 256 else rng.integers(0, 2**32),
            "directions": directions(dims)},
    }  # fmt: skip


def _points(n: int, first: int, directions: Array) -> Array:
    """Dimension by dimension, the exclusive or of the direction numbers at the bits of (first + i)'s Gray code."""
    number = (first + np.arange(n)) % 2**32
    gray = number ^ number >> 1
    chosen = np.where(gray[:, None] >> np.arange(32) & 1, directions[:, None, :], 0)
    return np.bitwise_xor.reduce(chosen, axis=2)


@kernel("rand/sobol", **_sobol(u32))
def sobol_u32(n: Size, dims: Size, first: u32, directions: In[u32, "dims 32"], out: Out[u32, "dims n"]):
    """Points first to first + n - 1 of Sobol's sequence in every dimension, as multiples of 2^-32."""
    return _points(n, first, directions)


@kernel("rand/sobol", **_sobol(f32))
def sobol_f32(n: Size, dims: Size, first: u32, directions: In[u32, "dims 32"], out: Out[f32, "dims n"]):
    """The same as fractions on [0, 1): the upper 24 bits times 2^-24."""
    return (_points(n, first, directions) >> 8) * 2.0**-24
