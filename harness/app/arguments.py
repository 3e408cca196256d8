# SPDX-License-Identifier: Apache-2.0
"""The arguments of `assay launch`: text to buffers and scalars, checked against the kernel's parameters."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from harness.errors import UsageError
from harness.program import Arg, Buffer, Ptr, Scalar
from harness.ptx.module import Addr, Function, Instruction, Scope, Statement, Sym

FORMS = (
    "buf:f32:1024, buf:u32:64:zeros (or random, ones, iota, uninit, =3.5), npy:FILE, u32:7, f32:0.5, null, same:0, "
    "same:0:128, slice:f32:64 (Rust: pointer, length), array:f32:8x4 (numba: seven scalars and more), "
    "struct:f32=1.5,u32=3, bytes:00ff"
)
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
    reader = _Reader(function, np.random.default_rng(seed))
    for text in texts:
        reader.take(text)
    reader.finish(len(texts))
    return Bound(tuple(reader.buffers), tuple(reader.args))


class _Reader:
    """Takes the arguments one by one and gives the parameters what they say."""

    def __init__(self, function: Function, rng: np.random.Generator) -> None:
        self.function, self.rng = function, rng
        self.buffers: list[Buffer] = []
        self.args: list[Arg] = []
        self.given: dict[int, Buffer] = {}
        self.count = 0

    def take(self, text: str) -> None:
        """One argument; some give several parameters their values."""
        params = self.function.params
        if len(self.args) >= len(params):
            raise _miscounted(self.function, "more were given")
        param = params[len(self.args)]
        about = f"--arg {text!r} (for {param.name})"
        head, *rest = text.split(":")
        made: list[Arg]
        if head in ("buf", "npy", "slice", "array"):
            at = min(len(self.args) + (4 if head == "array" else 0), len(params) - 1)
            made = self._memory(head, rest, params[at].name, about)
        elif head == "same":
            made = [_same(rest, self.given, about)]
        elif head == "null" and not rest:
            made = [Scalar(bytes(param.size_bytes), "null")]
        elif head in ("struct", "bytes"):
            made = [_by_value(head, ":".join(rest), param.size_bytes, about)]
        else:
            made = [_scalar(head, rest, about)]
        if len(self.args) + len(made) > len(params):
            raise _miscounted(self.function, f"{about} stands for {len(made)}")
        for arg in made:
            param = params[len(self.args)]
            about = f"--arg {text!r} (for {param.name})"
            width = len(arg.data) if isinstance(arg, Scalar) else 8
            if width != param.size_bytes:
                raise UsageError(
                    f"{about} is {width} bytes wide, the parameter is {param.size_bytes}",
                    remedy="give a type of that width; a pointer is 8 bytes",
                )
            self.args.append(arg)
        self.count += 1

    def _memory(self, head: str, rest: list[str], name: str, about: str) -> list[Arg]:
        """A buffer, and what the compiler's convention passes with it."""
        if head == "npy" or rest[:1] == ["npy"]:
            buffer = _file(":".join(rest).removeprefix("npy:"), name, about)
        else:
            buffer = _buffer(rest, name, about, self.rng, shaped=head == "array")
        self.buffers.append(buffer)
        self.given[self.count] = buffer
        pointer = Ptr(buffer.name)
        items = int(np.prod(buffer.shape))
        if head == "slice":
            return [pointer, _word(items)]
        if head == "array":
            size = _SIZES[buffer.dtype]
            strides = [size * int(np.prod(buffer.shape[i + 1 :])) for i in range(len(buffer.shape))]
            null = Scalar(bytes(8), "null")
            return [null, null, _word(items), _word(size), pointer, *map(_word, buffer.shape), *map(_word, strides)]
        return [pointer]

    def finish(self, given: int) -> None:
        """Trailing pointers that the kernel never reads, as Triton's two hidden ones, may be left out."""
        missing = self.function.params[len(self.args) :]
        if not missing:
            return
        names = {p.name for p in missing} & set(_symbols(self.function.body or []))
        if names or not all(p.is_ptr for p in missing):
            raise _miscounted(self.function, f"{given} were given")
        self.args += [Scalar(bytes(p.size_bytes), "never read") for p in missing]


def _symbols(statements: list[Statement]) -> Iterator[str]:
    """Names of variables and parameters that instructions mention."""
    for s in statements:
        if isinstance(s, Scope):
            yield from _symbols(s.body)
        elif isinstance(s, Instruction):
            for operand in s.operands:
                base = operand.base if isinstance(operand, Addr) else operand
                if isinstance(base, Sym):
                    yield base.name


def _miscounted(function: Function, said: str) -> UsageError:
    names = ", ".join(f"{p.name} ({p.size_bytes} bytes)" for p in function.params) or "none"
    return UsageError(
        f"{function.name} takes {len(function.params)} parameters, {said}",
        remedy=f"give one --arg for each of: {names}",
    )


def _word(value: int) -> Scalar:
    return Scalar(value.to_bytes(8, "little"), str(value))


def _file(path: str, name: str, about: str) -> Buffer:
    """The array in a .npy file. Raises UsageError when there is none, or one of elements no kernel has."""
    try:
        data = np.ascontiguousarray(np.load(path, allow_pickle=False))
    except (OSError, ValueError) as e:
        raise UsageError(f"{about}: {path} is no readable .npy file", remedy="write one with numpy.save") from e
    kind = {"f": "f", "i": "i", "u": "u", "b": "u"}.get(data.dtype.kind)
    if kind is None or f"{kind}{8 * data.itemsize}" not in _SIZES or not data.size:
        raise UsageError(f"{about}: {path} holds {data.size} of {data.dtype}", remedy="save numbers of 1 to 8 bytes")
    dtype = f"{kind}{8 * data.itemsize}"
    return Buffer(name, data.nbytes, init=data, dtype=dtype, shape=data.shape, role="inout")


def _by_value(head: str, rest: str, size: int, about: str) -> Scalar:
    """A structure: its fields laid out as C does, or its bytes; short ones are padded with zeros."""
    data = b""
    if head == "bytes":
        try:
            data = bytes.fromhex(rest)
        except ValueError as e:
            raise _unreadable(about) from e
    else:
        for part in rest.split(","):
            dtype, _, value = part.partition("=")
            one = _scalar(dtype, [value], about).data
            data += bytes(-len(data) % len(one)) + one
    if len(data) > size:
        raise UsageError(
            f"{about} is {len(data)} bytes, the parameter is {size}", remedy="give fewer or narrower fields"
        )
    return Scalar(data + bytes(size - len(data)), rest)


def _buffer(rest: list[str], name: str, about: str, rng: np.random.Generator, *, shaped: bool = False) -> Buffer:
    number = r"[1-9]\d*(x[1-9]\d*)*" if shaped else r"[1-9]\d*"
    if len(rest) not in (2, 3) or rest[0] not in _SIZES or not re.fullmatch(number, rest[1]):
        raise _unreadable(about)
    dtype, shape = rest[0], tuple(map(int, rest[1].split("x")))
    count = math.prod(shape)
    if count * _SIZES[dtype] > _MOST:
        raise UsageError(f"{about} is larger than {_MOST >> 30} GiB", remedy="give a smaller buffer")
    start = rest[2] if len(rest) == 3 else "random" if "f" in dtype else "zeros"
    if start.startswith("="):
        one = np.frombuffer(_scalar(dtype, [start[1:]], about).data, np.uint8)
        init: npt.NDArray[np.generic] | None = np.tile(one, count)
    elif start in ("random", "zeros", "ones", "iota", "uninit"):
        init = None if start == "uninit" else _values(start, dtype, count, rng)
    else:
        raise _unreadable(about)
    return Buffer(name, count * _SIZES[dtype], init=init, dtype=dtype, shape=shape, role="inout")


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


def as_elements(data: npt.NDArray[np.uint8], dtype: str) -> npt.NDArray[np.generic]:
    """Bytes as elements of a type; bfloat16 as its bits."""
    if dtype == "bf16":
        return data.view(np.uint16)
    letter = "f" if "f" in dtype else "i" if dtype[0] in "is" else "u"
    return data.view(f"{letter}{_SIZES[dtype]}")


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
