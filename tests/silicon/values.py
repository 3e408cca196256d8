# SPDX-License-Identifier: Apache-2.0
"""Operand columns by domain, from a seed alone: specials crossed, then random values of every size.

A domain is an element type ("f32", "u64", "bf16x2") or a role ("shift", "lane"). The generator is splitmix64, written
here so that no library's version can change a value that a device has answered.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

SEED = 0xA55A
ROWS = 512
Words = npt.NDArray[np.uint64]

# Zeros, signs, subnormals, ones, neighbours of one, extremes, infinities, quiet and signalling NaN, halves, 2^24.
_F32 = [
    0x00000000, 0x80000000, 0x00000001, 0x807FFFFF, 0x00800000, 0x3F800000, 0xBF800000, 0x3F800001, 0x3F7FFFFF,
    0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00001, 0x7F800001, 0xFFD55555, 0x4B800000, 0xCF000000,
    0x3F000000, 0x40490FDB, 0x33800000, 0x5F000000,
]  # fmt: skip
_F64 = [
    0, 1 << 63, 1, 0x800FFFFFFFFFFFFF, 0x0010000000000000, 0x3FF0000000000000, 0xBFF0000000000000, 0x3FF0000000000001,
    0x3FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x7FF0000000000000, 0xFFF0000000000000,
    0x7FF8000000000001, 0x7FF0000000000001, 0xFFFAAAAAAAAAAAAA, 0x4330000000000000, 0xC1E0000000000000,
    0x3FE0000000000000, 0x400921FB54442D18, 0x47EFFFFFE0000000, 0x43E0000000000000,
]  # fmt: skip
_F16 = [
    0x0000, 0x8000, 0x0001, 0x83FF, 0x0400, 0x3C00, 0xBC00, 0x3C01, 0x3BFF, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00, 0x7E01,
    0x7C01, 0xFD55, 0x6400, 0xE800, 0x3800, 0x4248, 0x1000,
]  # fmt: skip
_BF16 = [
    0x0000, 0x8000, 0x0001, 0x807F, 0x0080, 0x3F80, 0xBF80, 0x3F81, 0x3F7F, 0x7F7F, 0xFF7F, 0x7F80, 0xFF80, 0x7FC1,
    0x7F81, 0xFFD5, 0x4380, 0xCF00, 0x3F00, 0x4049, 0x3380,
]  # fmt: skip


def _integers(bits: int) -> list[int]:
    top = 1 << (bits - 1)
    values = [0, 1, 2, 3, top - 1, top, top + 1, 2 * top - 1, 2 * top - 2, 0x7F, 0x80, 0xFF, 10, top >> 1]
    values += [(1 << (bits // 2)) - 1, 1 << (bits // 2), 0x5555555555555555 % (2 * top), 0xAAAAAAAAAAAAAAAA % (2 * top)]
    return list(dict.fromkeys(v % (2 * top) for v in values))


_SHIFTS = [0, 1, 7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 0x80000000, 0xFFFFFFFF, 0x10001]
_FLOATS = {"f32": (32, 23, _F32), "f64": (64, 52, _F64), "f16": (16, 10, _F16), "bf16": (16, 7, _BF16)}


class Stream:
    """splitmix64 from a seed: `words(n)` gives the next n."""

    def __init__(self, *key: object) -> None:
        self.state = zlib.crc32(repr((SEED, *key)).encode()) * 0x9E3779B97F4A7C15 % 2**64

    def words(self, n: int) -> Words:
        """The next n 64-bit words."""
        steps = np.arange(1, n + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        z = steps + np.uint64(self.state)
        self.state = int(z[-1]) if n else self.state
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return z ^ (z >> np.uint64(31))

    def below(self, n: int, limit: int) -> npt.NDArray[np.int64]:
        """n integers in [0, limit)."""
        return ((self.words(n) >> np.uint64(33)) % np.uint64(limit)).astype(np.int64)


def width(domain: str) -> int:
    """Bits of a domain's register."""
    if domain in ("shift", "lane", "clamp"):
        return 32
    if domain.startswith("few"):
        return int(domain[3:])
    if domain == "pred":
        return 1
    if domain.endswith("x2"):
        return {"f32x2": 64, "e4m3x2": 16, "e5m2x2": 16}.get(domain, 32)
    return 16 if domain == "bf16" else int(domain[1:])


def specials(domain: str) -> list[int]:
    """The values of a domain where rules change."""
    if domain in _FLOATS:
        return _FLOATS[domain][2]
    if domain in ("e4m3x2", "e5m2x2"):
        return [a | b << 8 for a, b in zip(range(0, 256, 2), range(255, 0, -2), strict=True)]
    if domain in ("f16x2", "bf16x2", "f32x2"):
        bits, _, values = _FLOATS[domain[:-2]]
        return [v | values[(5 * i + 3) % len(values)] << bits for i, v in enumerate(values)]
    if domain in ("u16x2", "s16x2"):
        values = _integers(16)
        return [v | values[(5 * i + 3) % len(values)] << 16 for i, v in enumerate(values)]
    if domain == "shift":
        return _SHIFTS
    if domain == "pred":
        return [0, 1]
    if domain == "lane":
        return [0, 1, 2, 15, 16, 30, 31, 32, 33, 63, 0xFFFFFFFF]
    if domain == "clamp":  # of shfl: bits 0 to 4 clamp, 8 to 12 segment mask
        return [0x1F, 0x0, 0x181F, 0x1C1F, 0x100F, 0x1E01, 0x10, 0x1F1F]
    if domain.startswith("few"):
        top = 1 << (width(domain) - 1)
        return [0, 1, 2 * top - 1, 5, top]
    return _integers(width(domain))


def _random(domain: str, n: int, s: Stream) -> Words:
    """Random values of every magnitude; floating-point ones half near one, half any bits."""
    if domain in ("lane", "clamp", "shift", "pred") or domain.startswith("few"):
        table = np.array(specials(domain), np.uint64)
        return table[s.below(n, len(table))]
    if domain.endswith("x2") and domain[:-2] in (*_FLOATS, "u16", "s16"):
        half = width(domain) // 2
        return _random(domain[:-2], n, s) | _random(domain[:-2], n, s) << np.uint64(half)
    bits = width(domain)
    words = s.words(n) >> np.uint64(64 - bits)
    if domain in _FLOATS:
        _, fraction, _ = _FLOATS[domain]
        bias = (1 << (bits - fraction - 2)) - 1
        exponent = (bias - 8 + s.below(n, 17)).astype(np.uint64)
        near = (words & np.uint64((1 << (bits - 1)) | ((1 << fraction) - 1))) | exponent << np.uint64(fraction)
        return np.where(s.below(n, 2) == 1, near, words)
    sizes = s.below(n, bits).astype(np.uint64)
    small = words >> sizes
    negative = (np.uint64(0) - small) & np.uint64((1 << bits) - 1)
    return np.where(s.below(n, 2) == 1, small, negative)


def _as_float(domain: str) -> Callable[[Words], npt.NDArray[np.float64]] | None:
    if domain == "f32":
        return lambda w: w.astype(np.uint32).view(np.float32).astype(np.float64)
    if domain == "f64":
        return lambda w: w.view(np.float64)
    return None


def _related(takes: tuple[str, ...], columns: list[Words], where: npt.NDArray[np.bool_], s: Stream) -> None:
    """On some rows, operands that nearly cancel: b near -a or a, c near -a b."""
    domain = takes[0]
    if domain not in _FLOATS or any(t != domain for t in takes) or len(takes) < 2:
        return
    bits = width(domain)
    noise = s.words(len(where)) & np.uint64(7)
    sign = (s.words(len(where)) & np.uint64(1)) << np.uint64(bits - 1)
    if len(takes) == 2:
        columns[1] = np.where(where, columns[0] ^ noise ^ sign, columns[1])
        return
    view = _as_float(domain)
    if view is None:
        return
    with np.errstate(all="ignore"):
        product = -(view(columns[0]) * view(columns[1]))
        near = (
            product.astype(np.float32).view(np.uint32).astype(np.uint64) if domain == "f32" else product.view(np.uint64)
        )
    # What a NaN product carries is the host's affair: such rows keep their own c.
    usable = where & ~np.isnan(product)
    columns[2] = np.where(usable, near ^ noise, columns[2])


def columns(takes: tuple[str, ...], rows: int = ROWS) -> list[Words]:
    """One column of 64-bit words an operand, zero-extended; the same for the same domains, for ever."""
    s = Stream(takes, rows)
    made = [_random(t, rows, s) for t in takes]
    _related(takes, made, s.below(rows, 3) == 0, s)
    tables = [np.array(specials(t), np.uint64) for t in takes]
    if len(takes) == 1:
        n = min(len(tables[0]), rows)
        made[0][:n] = tables[0][:n]
    elif len(takes) == 2:
        first, second = (table[:20] for table in tables)
        n = min(len(first) * len(second), rows * 3 // 4)
        pick = np.arange(n)
        made[0][:n], made[1][:n] = first[pick % len(first)], second[pick // len(first) % len(second)]
    else:
        # Every pair of specials would be too many of three: each operand is one in 5 of 8 rows of the first half.
        for k, table in enumerate(tables):
            chosen = (s.below(rows, 8) < 5) & (np.arange(rows) < rows // 2)
            made[k] = np.where(chosen, table[s.below(rows, len(table))], made[k])
    return made
