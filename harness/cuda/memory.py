# SPDX-License-Identifier: Apache-2.0
"""Buffers between redzones: bytes around each that nobody may write, with a pattern that betrays who did."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from harness.cuda.context import Context
from harness.cuda.driver import api, check
from harness.program import Buffer

Bytes: TypeAlias = npt.NDArray[np.uint8]

REDZONE = 1024  # bytes before and after each buffer
_BASE_ALIGNMENT = 256  # what cuMemAlloc gives at least (programming guide, "Device memory accesses")


def redzone_pattern(nbytes: int, start: int = 0) -> Bytes:
    """The bytes of a redzone: no two neighbours alike, no period of a power of two, so that a shifted copy shows."""
    i = np.arange(start, start + nbytes, dtype=np.int64)
    return ((i * 73 + (i >> 3) % 251 + 0x5B) % 251 + 2).astype(np.uint8)


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


class DeviceBuffer:
    """Device memory for a `Buffer`, filled: redzones, then `init` or the poison byte. Its context must be current."""

    def __init__(self, context: Context, buffer: Buffer, poison: int) -> None:
        cu = api()
        self.context, self.buffer = context, buffer
        self._allocation: Any = check(cu.cuMemAlloc(span(buffer)), f"cuMemAlloc for {buffer.name}")
        self._base = int(self._allocation)
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
            check(cu.cuMemsetD8(self.address, poison, buffer.nbytes), f"cuMemsetD8 of {buffer.name}")

    def read(self) -> tuple[Bytes, tuple[int, int, int] | None]:
        """The bytes now, and the redzones' `damage`."""
        whole = np.empty(self.layout.total, dtype=np.uint8)
        check(api().cuMemcpyDtoH(whole.ctypes.data, self._base, whole.size), f"cuMemcpyDtoH of {self.buffer.name}")
        return _split(whole, self.layout)

    def close(self) -> None:
        """Free it. Twice, or after its context, is harmless."""
        if self._allocation is not None and self.context.alive:
            check(api().cuMemFree(self._allocation), f"cuMemFree of {self.buffer.name}")
        self._allocation = None


class HostBuffer:
    """Pinned host memory for a `Buffer`, zeroed before anything sees it, then filled like a `DeviceBuffer`."""

    def __init__(self, context: Context, buffer: Buffer, poison: int) -> None:
        self.context, self.buffer = context, buffer
        self._pinned = Pinned(context, span(buffer))
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


class Pinned:
    """Zeroed page-locked host memory that the device sees too.

    view: uint8 array over it, valid until `close`; address: the host's; device: the device's.
    """

    def __init__(self, context: Context, nbytes: int) -> None:
        cu = api()
        self.context = context
        flags = cu.CU_MEMHOSTALLOC_PORTABLE | cu.CU_MEMHOSTALLOC_DEVICEMAP
        self.address = int(check(cu.cuMemHostAlloc(nbytes, flags), "cuMemHostAlloc"))
        self.device = int(check(cu.cuMemHostGetDevicePointer(self.address, 0), "cuMemHostGetDevicePointer"))
        ctypes.memset(self.address, 0, nbytes)
        self.view: Bytes = np.frombuffer((ctypes.c_uint8 * nbytes).from_address(self.address), dtype=np.uint8)

    def close(self) -> None:
        """Free it. Twice, or after its context, is harmless."""
        if self.address and self.context.alive:
            self.view = np.empty(0, dtype=np.uint8)
            check(api().cuMemFreeHost(self.address), "cuMemFreeHost")
        self.address = 0


def _upload(address: int, data: Bytes, name: str) -> None:
    if data.size:
        check(api().cuMemcpyHtoD(address, data.ctypes.data, data.size), f"cuMemcpyHtoD to {name}")


def _bytes_of(array: npt.NDArray[Any]) -> Bytes:
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)


def _split(whole: Bytes, at: Layout) -> tuple[Bytes, tuple[int, int, int] | None]:
    end = at.head + at.nbytes
    return whole[at.head : end].copy(), damage(whole[: at.head], whole[end:], at.nbytes)
