# SPDX-License-Identifier: Apache-2.0
"""Buffers between redzones: bytes around each that nobody may write, with a pattern that betrays who did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from harness.cuda.context import Context
from harness.cuda.driver import api, check
from harness.cuda.host import Pinned
from harness.cuda.resource import Resource
from harness.program import Buffer

Bytes: TypeAlias = npt.NDArray[np.uint8]

REDZONE = 1024  # bytes before and after each buffer
_BASE_ALIGNMENT = 256  # what cuMemAlloc gives at least (programming guide, "Device memory accesses")


def redzone_pattern(nbytes: int, start: int = 0) -> Bytes:
    """The bytes of a redzone: no two neighbours alike, no period of a power of two, so that a shifted copy shows."""
    first = start % _PERIOD
    if first + nbytes <= _PATTERN.size:
        return _PATTERN[first : first + nbytes]
    return _pattern(np.arange(first, first + nbytes, dtype=np.int64))


def _pattern(i: npt.NDArray[np.int64]) -> Bytes:
    return ((i * 73 + (i >> 3) % 251 + 0x5B) % 251 + 2).astype(np.uint8)


_PERIOD = 8 * 251
_PATTERN = _pattern(np.arange(4 * _PERIOD, dtype=np.int64))
_PATTERN.setflags(write=False)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a buffer lies in its allocation: `head` bytes before, `nbytes`, `tail` bytes after; `total` in all."""

    head: int
    nbytes: int
    tail: int

    @property
    def total(self) -> int:
        """Bytes of the whole allocation."""
        return self.head + self.nbytes + self.tail


def layout(buffer: Buffer, base: int) -> Layout:
    """The layout that puts the first byte at `alignment` plus `misalign`, redzones at least REDZONE wide."""
    first = -(-(base + REDZONE) // buffer.alignment) * buffer.alignment + buffer.misalign
    return Layout(first - base, buffer.nbytes, REDZONE)


def span(buffer: Buffer) -> int:
    """Bytes to allocate so that `layout` fits at any base."""
    return REDZONE + max(buffer.alignment, _BASE_ALIGNMENT) + buffer.misalign + buffer.nbytes + REDZONE


def damage(head: Bytes, tail: Bytes, nbytes: int) -> tuple[int, int, int] | None:
    """(first offset, last offset, count) of changed redzone bytes, as offsets from the buffer's first byte; or None."""
    before = np.flatnonzero(head != redzone_pattern(head.size)) - head.size
    after = np.flatnonzero(tail != redzone_pattern(tail.size, head.size + nbytes)) + nbytes
    changed = np.concatenate([before, after])
    return (int(changed[0]), int(changed[-1]), int(changed.size)) if changed.size else None


class DeviceBuffer(Resource):
    """Device memory for a `Buffer`, filled: redzones, then `init` or the poison byte."""

    kind = "device buffer"

    def __init__(self, context: Context, buffer: Buffer, poison: int) -> None:
        super().__init__(context, buffer.name)
        self.buffer = buffer
        with context.current():
            self._hold(check(api().cuMemAlloc(span(buffer)), f"cuMemAlloc for {buffer.name}"))
            self._fill(buffer, poison)

    def _fill(self, buffer: Buffer, poison: int) -> None:
        self._base = int(self.handle)
        self.layout = layout(buffer, self._base)
        self.address = self._base + self.layout.head
        _upload(self._base, redzone_pattern(self.layout.head), buffer.name)
        _upload(
            self.address + buffer.nbytes,
            redzone_pattern(self.layout.tail, self.layout.head + buffer.nbytes),
            buffer.name,
        )
        if buffer.init is not None:
            _upload(self.address, _bytes_of(buffer.init), buffer.name)
        elif buffer.nbytes:
            check(api().cuMemsetD8(self.address, poison, buffer.nbytes), f"cuMemsetD8 of {buffer.name}")

    def read(self) -> tuple[Bytes, tuple[int, int, int] | None]:
        """The bytes now, and the redzones' `damage`."""
        whole = np.empty(self.layout.total, dtype=np.uint8)
        with self.context.current():
            check(api().cuMemcpyDtoH(whole.ctypes.data, self._base, whole.size), f"cuMemcpyDtoH of {self.buffer.name}")
        return _split(whole, self.layout)

    def _destroy(self, handle: Any) -> None:
        check(api().cuMemFree(handle), f"cuMemFree of {self.buffer.name}")


class HostBuffer:
    """Pinned host memory for a `Buffer`, zeroed before anything sees it, then filled like a `DeviceBuffer`."""

    def __init__(self, context: Context, buffer: Buffer, poison: int) -> None:
        self.context, self.buffer = context, buffer
        self._pinned = Pinned(context, span(buffer), label=buffer.name)
        self.layout = layout(buffer, self._pinned.address)
        self.address = self._pinned.address + self.layout.head
        view = self._pinned.view[: self.layout.total]
        view[: self.layout.head] = redzone_pattern(self.layout.head)
        end = self.layout.head + buffer.nbytes
        view[end:] = redzone_pattern(self.layout.tail, end)
        view[self.layout.head : end] = poison if buffer.init is None else _bytes_of(buffer.init)

    def read(self) -> tuple[Bytes, tuple[int, int, int] | None]:
        """The bytes now (a copy), and the redzones' `damage`."""
        return _split(self._pinned.view[: self.layout.total].copy(), self.layout)

    def close(self) -> None:
        """Free it. Twice, or after its context, is harmless."""
        self._pinned.close()


def _upload(address: int, data: Bytes, name: str) -> None:
    if data.size:
        check(api().cuMemcpyHtoD(address, data.ctypes.data, data.size), f"cuMemcpyHtoD to {name}")


def _bytes_of(array: npt.NDArray[Any]) -> Bytes:
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)


def _split(whole: Bytes, at: Layout) -> tuple[Bytes, tuple[int, int, int] | None]:
    end = at.head + at.nbytes
    return whole[at.head : end].copy(), damage(whole[: at.head], whole[end:], at.nbytes)
