# SPDX-License-Identifier: Apache-2.0
"""What generated programs draw: choices, and the bytes they read."""

from __future__ import annotations

import random
import struct
from collections.abc import Sequence
from typing import TypeVar

INPUT, SUMS = 8192, 1024
"""Bytes of the input, and of the words on which atomics meet."""
T = TypeVar("T")


class Draw:
    """Choices, from one sequence."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def chance(self, p: float) -> bool:
        return self._random() < p

    def weighted(self, items: Sequence[tuple[T, float]]) -> T:
        at = self._random() * sum(w for _, w in items)
        for item, weight in items:
            at -= weight
            if at < 0:
                return item
        return items[-1][0]


def inputs(seed: int) -> tuple[bytes, bytes]:
    """What a program reads: INPUT bytes (words, f32, f64, 16-bit floats, a quarter each), SUMS bytes of atomics."""
    draw = Draw(seed * 7919 + 17)
    quarter = INPUT // 4
    few = (0, 1, 2**32 - 1, 2**31, 2**31 - 1, 2, 255, 65535)
    word = b"".join(
        struct.pack("<I", draw.pick(few) if draw.chance(0.2) else draw.below(2**32) >> draw.below(32))
        for _ in range(quarter // 4)
    )
    single = b"".join(_number(draw, "<f", 8, 23) for _ in range(quarter // 4))
    double = b"".join(_number(draw, "<d", 11, 52) for _ in range(quarter // 8))
    half = b"".join(_number(draw, "<e", 5, 10) for _ in range(quarter // 2))
    sums = b"".join(struct.pack("<I", draw.below(2**32)) for _ in range(SUMS // 4))
    return word + single + double + half, sums


def _number(draw: Draw, form: str, exponent: int, mantissa: int) -> bytes:
    """A float: mostly of ordinary size; else any bits, a subnormal, an infinity, a NaN, a zero."""
    size = struct.calcsize(form)
    top = (1 << exponent) - 1
    kind = draw.below(20)
    if kind < 13:
        return struct.pack(form, (draw.below(2**20) - 2**19) / 2 ** draw.pick((10, 14, 18, 19)))
    sign = draw.below(2) << exponent + mantissa
    fraction = draw.below(1 << mantissa)
    bits = {
        13: fraction,
        14: top << mantissa,
        15: top << mantissa | fraction | 1,
        16: 0,
        17: (top - 1) << mantissa | fraction,
    }.get(kind, draw.below(top) << mantissa | fraction)
    return (sign | bits).to_bytes(size, "little")
