# SPDX-License-Identifier: Apache-2.0
"""The arguments of `assay launch`: text to buffers and scalars, checked against the kernel's parameters."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from harness.errors import UsageError
from harness.program import Arg, Buffer, Ptr, Scalar
from harness.ptx.module import Function

FORMS = "buf:f32:1024, buf:u32:64:zeros (or random, ones, iota, uninit), u32:7, f32:0.5, same:0, same:0:128"
"""The forms an argument may have, for messages."""

_SIZES = {
    "u8": 1, "i8": 1, "s8": 1, "b8": 1, "u16": 2, "i16": 2, "s16": 2, "b16": 2, "f16": 2, "bf16": 2,
    "u32": 4, "i32": 4, "s32": 4, "b32": 4, "f32": 4, "u64": 8, "i64": 8, "s64": 8, "b64": 8, "f64": 8,
}  # fmt: skip
_MOST = 1 << 40  # bytes of one buffer


@dataclass(frozen=True, slots=True, eq=False)
class Bound:
    """Arguments ready for a Program: its buffers, and one argument for each parameter."""

    buffers: tuple[Buffer, ...]
    args: tuple[Arg, ...]


def bind(texts: tuple[str, ...], function: Function, seed: int) -> Bound:
    """Read the arguments and hold them against the kernel's parameters.

    A buffer of floats begins with seeded values in [-1, 1), one of integers with zeros, unless it says otherwise.
    Raises UsageError naming the argument: count, kind or width does not fit, or it cannot be read.
    """
    if len(texts) != len(function.params):
        names = ", ".join(f"{p.name} ({p.size_bytes} bytes)" for p in function.params) or "none"
        raise UsageError(
            f"{function.name} takes {len(function.params)} parameters, {len(texts)} were given",
            remedy=f"give one --arg for each of: {names}",
        )
    rng = np.random.default_rng(seed)
    buffers: list[Buffer] = []
    by_index: dict[int, Buffer] = {}
    args: list[Arg] = []
    for i, (text, param) in enumerate(zip(texts, function.params, strict=True)):
        about = f"--arg {text!r} (for {param.name})"
        head, *rest = text.split(":")
        if head == "buf":
            buffer = _buffer(rest, param.name, about, rng)
            buffers.append(buffer)
            by_index[i] = buffer
            arg: Arg = Ptr(buffer.name)
        elif head == "same":
            arg = _same(rest, by_index, about)
        else:
            arg = _scalar(head, rest, about)
        width = 8 if isinstance(arg, Ptr) else len(arg.data)
        if width != param.size_bytes:
            raise UsageError(
                f"{about} is {width} bytes wide, the parameter is {param.size_bytes}",
                remedy="give a type of that width; a pointer is 8 bytes",
            )
        args.append(arg)
    return Bound(tuple(buffers), tuple(args))


def _buffer(rest: list[str], name: str, about: str, rng: np.random.Generator) -> Buffer:
    if len(rest) not in (2, 3) or rest[0] not in _SIZES or not re.fullmatch(r"[1-9]\d*", rest[1]):
        raise _unreadable(about)
    dtype, count = rest[0], int(rest[1])
    if count * _SIZES[dtype] > _MOST:
        raise UsageError(f"{about} is larger than {_MOST >> 30} GiB", remedy="give a smaller buffer")
    start = rest[2] if len(rest) == 3 else "random" if "f" in dtype else "zeros"
    if start not in ("random", "zeros", "ones", "iota", "uninit"):
        raise _unreadable(about)
    init = None if start == "uninit" else _values(start, dtype, count, rng)
    return Buffer(name, count * _SIZES[dtype], init=init, dtype=dtype, shape=(count,), role="inout")


def _values(start: str, dtype: str, count: int, rng: np.random.Generator) -> npt.NDArray[np.generic]:
    if start == "zeros":
        return np.zeros(count * _SIZES[dtype], np.uint8)
    if start == "random":
        if "f" not in dtype:
            return rng.integers(0, 256, count * _SIZES[dtype], dtype=np.uint8)
        numbers: npt.NDArray[np.generic] = rng.uniform(-1, 1, count)
    else:
        numbers = np.ones(count) if start == "ones" else np.arange(count)
    return encode(numbers, dtype)


def encode(numbers: npt.NDArray[np.generic], dtype: str) -> npt.NDArray[np.generic]:
    """Numbers in an element type; integers wrap."""
    if dtype == "bf16":
        import ml_dtypes

        return numbers.astype(ml_dtypes.bfloat16)
    if "f" in dtype:
        return numbers.astype(f"f{_SIZES[dtype]}")
    return numbers.astype(np.int64).astype(f"{'i' if dtype[0] in 'is' else 'u'}{_SIZES[dtype]}")


def _same(rest: list[str], by_index: dict[int, Buffer], about: str) -> Ptr:
    if not rest or len(rest) > 2 or not all(r.isdecimal() for r in rest):
        raise _unreadable(about)
    index, offset = int(rest[0]), int(rest[1]) if len(rest) == 2 else 0
    if index not in by_index:
        raise UsageError(f"{about}: argument {index} is not a buffer given before it", remedy="count from 0")
    return Ptr(by_index[index].name, offset)


def _scalar(dtype: str, rest: list[str], about: str) -> Scalar:
    if dtype not in _SIZES or len(rest) != 1:
        raise _unreadable(about)
    try:
        if "f" in dtype:
            data = encode(np.array([float(rest[0])]), dtype).tobytes()
        else:
            value = int(rest[0], 0)
            bits = 8 * _SIZES[dtype]
            low = 0 if dtype[0] == "u" else -(1 << bits - 1)
            high = (1 << bits - (dtype[0] in "is")) - 1
            if not low <= value <= high:
                raise UsageError(f"{about} is not in {low} … {high}", remedy="give a value that the type can hold")
            data = (value & (1 << bits) - 1).to_bytes(_SIZES[dtype], "little")
    except ValueError as e:
        raise _unreadable(about) from e
    return Scalar(data, rest[0])


def _unreadable(about: str) -> UsageError:
    return UsageError(f"{about} cannot be read", remedy=f"the forms are {FORMS}")
