# SPDX-License-Identifier: Apache-2.0
"""XORWOW and MRG32k3a from their recurrences, in whole numbers; their jumps by powers of matrices. All exact.

Sources: G. Marsaglia, Xorshift RNGs, Journal of Statistical Software 8(14), 2003, section 3.1; P. L'Ecuyer, Good
Parameters and Implementations for Combined Multiple Recursive Random Number Generators, Operations Research 47, 1999;
jumps: L'Ecuyer, Simard, Chen, Kelton, An Object-Oriented Random-Number Package with Many Long Streams and Substreams,
Operations Research 50, 2002, section 2. A state is a column of six words; a stream a column.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from harness.bounds import Array
from harness.contract import In, InOut, Out, Size, cdiv, exact, f32, f64, kernel, u32
from harness.dtypes import DType

M1, M2 = 4294967087, 4294944443
XORWOW_SEED = (123456789, 362436069, 521288629, 88675123, 5783321, 6615241)
NORM = 2.328306549295727688e-10  # 1 / (M1 + 1) in double precision, as the paper's program has it
_32 = 0xFFFFFFFF


def xorwow_step(state: Array) -> tuple[Array, Array]:
    """(the next state, the number it gives) of six words a column."""
    x, *rest, v, d = state
    t = x ^ x >> 2
    v = (v ^ v << 4 ^ t ^ t << 1) & _32
    d = (d + 362437) & _32
    return np.stack([*rest, state[4], v, d]), (v + d) & _32


def mrg32k3a_step(state: Array) -> tuple[Array, Array]:
    """(the next state, the number z it gives, 0 < z <= M1) of six words a column. Products stay below 2^54."""
    a, b, c, d, e, f = (s.astype(np.int64) for s in state)
    p, q = (1403580 * b - 810728 * a) % M1, (527612 * f - 1370589 * d) % M2
    z = (p - q) % M1
    return np.stack([b, c, p, e, f, q]), np.where(z == 0, M1, z)


_STEPS = {"xorwow": xorwow_step, "mrg32k3a": mrg32k3a_step}


def numbers(name: str, state: Array, each: int) -> tuple[Array, Array]:
    """(`each` numbers of every stream, row by row; the states after them)."""
    rows = [np.zeros((0, state.shape[1]), np.int64)]
    for _ in range(each):
        state, row = _STEPS[name](state)
        rows.append(row[None])
    return np.concatenate(rows), state


def states(rng: np.random.Generator, name: str, streams: int) -> Array:
    """States that a generator may have: words of MRG32k3a below its moduli; the last number of one stream is M1."""
    state = rng.integers(0, 2**32, (6, streams))
    if name == "mrg32k3a":
        state = np.concatenate([rng.integers(0, M1, (3, streams)), rng.integers(0, M2, (3, streams))])
        state[:, :1] = np.array([[0, 0, 5, 0, 7, 0]]).T[:, :streams]  # 0 - 0 is the number M1
    elif streams:
        state[:, 0] = XORWOW_SEED
    return state


_SHAPES = [{"streams": s, "each": e} for s, e in (
    (1, 20), (31, 3), (127, 4), (128, 1), (129, 5), (257, 2), (33, 0), (64, 17))]  # fmt: skip


def _generator(name: str, dtype: DType) -> dict[str, Any]:
    return {
        "element": dtype, "variant": dtype.name, "entry": f"{name}_{dtype.name}", "ptx": "rand/generators",
        "block": 128, "grid": lambda streams: max(1, cdiv(streams, 128)), "sizes": _SHAPES, "within": exact,
        "inputs": lambda rng, streams, each: {"state": states(rng, name, streams)},
    }  # fmt: skip


@kernel("rand/xorwow", **_generator("xorwow", u32))
def xorwow_u32(streams: Size, each: Size, state: InOut[u32, "6 streams"], out: Out[u32, "each streams"]):
    """`each` numbers of every stream, and the states after them."""
    rows, after = numbers("xorwow", state, each)
    return after, rows


@kernel("rand/xorwow", **_generator("xorwow", f32))
def xorwow_f32(streams: Size, each: Size, state: InOut[u32, "6 streams"], out: Out[f32, "each streams"]):
    """`each` uniform floats on [0, 1) of every stream: the upper 24 bits of each number times 2^-24."""
    rows, after = numbers("xorwow", state, each)
    return after, (rows >> 8) * 2.0**-24


@kernel("rand/mrg32k3a", **_generator("mrg32k3a", u32))
def mrg32k3a_u32(streams: Size, each: Size, state: InOut[u32, "6 streams"], out: Out[u32, "each streams"]):
    """`each` numbers from 1 to M1 of every stream, and the states after them."""
    rows, after = numbers("mrg32k3a", state, each)
    return after, rows


@kernel("rand/mrg32k3a", **_generator("mrg32k3a", f64))
def mrg32k3a_f64(streams: Size, each: Size, state: InOut[u32, "6 streams"], out: Out[f64, "each streams"]):
    """`each` uniform doubles on (0, 1) of every stream: the number times NORM, one rounding that both sides make."""
    rows, after = numbers("mrg32k3a", state, each)
    return after, rows * NORM


@cache
def xorwow_matrix(log2: int) -> Array:
    """The 160 x 160 matrix of 2^log2 steps over GF(2): row r is what becomes of bit r of the words x y z w v."""
    if log2:
        half = xorwow_matrix(log2 - 1).astype(np.float64)
        return (half @ half % 2).astype(np.uint8)
    state = np.zeros((6, 160), np.int64)
    bit = np.arange(160)
    state[bit // 32, bit] = 1 << bit % 32
    return np.stack([xorwow_step(state)[0][r // 32] >> r % 32 & 1 for r in range(160)], axis=1).astype(np.uint8)


def packed(matrix: Array) -> Array:
    """Rows of 160 bits as five words, bit 0 the lowest."""
    return np.packbits(matrix, axis=-1, bitorder="little").view("<u4")


@cache
def mrg32k3a_matrix(log2: int) -> tuple[Any, Any]:
    """The matrices of 2^log2 steps of both halves, of Python's whole numbers, each modulo its own."""
    if log2:
        a, b = mrg32k3a_matrix(log2 - 1)
        return a @ a % M1, b @ b % M2
    a = np.array([[0, 1, 0], [0, 0, 1], [-810728, 1403580, 0]], object)
    b = np.array([[0, 1, 0], [0, 0, 1], [-1370589, 0, 527612]], object)
    return a % M1, b % M2


def _skip(name: str, powers: Any) -> dict[str, Any]:
    """powers(bit): the words of the matrix that goes on by 2^bit strides."""

    def inputs(rng: np.random.Generator, streams: int, bits: int) -> dict[str, Any]:
        return {"state": states(rng, name, streams), "powers": np.array([powers(b) for b in range(bits)])}

    return {
        "variant": "u32", "entry": f"{name}_skip", "ptx": "rand/generators", "block": 128, "within": exact,
        "grid": lambda streams: max(1, cdiv(streams, 128)),
        "requires": [("streams <= 2^bits", lambda streams, bits: streams <= 2**bits), ("bits <= 32", _few)],
        "sizes": [{"streams": s, "bits": b} for s, b in (
            (33, 6), (1, 1), (2, 1), (31, 5), (32, 5), (128, 7), (129, 8))],
        "inputs": inputs,
    }  # fmt: skip


def _few(bits: int) -> bool:
    return bits <= 32


@kernel("rand/xorwow_skip", **_skip("xorwow", lambda bit: packed(xorwow_matrix(67 + bit))))
def xorwow_skip(streams: Size, bits: Size, steps: u32, powers: In[u32, "bits 160 5"], state: InOut[u32, "6 streams"]):
    """Stream s goes on by s strides: its words times the powers that the bits of s choose, d by s steps of Weyl's."""
    out = state.copy()
    matrices = np.unpackbits(powers.astype("<u4").view(np.uint8).reshape(bits, 160, 20), axis=2, bitorder="little")
    for s in range(streams):
        row = np.array([int(state[r // 32, s]) >> r % 32 & 1 for r in range(160)])
        for bit in range(bits):
            row = row @ matrices[bit].astype(np.int64) % 2 if s >> bit & 1 else row
        out[:5, s] = packed(row.astype(np.uint8))
        out[5, s] = (int(state[5, s]) + 362437 * steps * s) % 2**32
    return out


def _halves(bit: int) -> Any:
    return np.stack(mrg32k3a_matrix(76 + bit)).astype(np.int64)


@kernel("rand/mrg32k3a_skip", **_skip("mrg32k3a", _halves))
def mrg32k3a_skip(streams: Size, bits: Size, powers: In[u32, "bits 2 3 3"], state: InOut[u32, "6 streams"]):
    """Stream s goes on by s strides: each half of its state times the powers that the bits of s choose."""
    out = state.astype(object)
    for s in range(streams):
        for half, modulus in enumerate((M1, M2)):
            column = out[3 * half : 3 * half + 3, s]
            for bit in range(bits):
                column = powers[bit, half].astype(object) @ column % modulus if s >> bit & 1 else column
            out[3 * half : 3 * half + 3, s] = column
    return out.astype(np.int64)
