# SPDX-License-Identifier: Apache-2.0
"""Device memory of one run: a sparse arena with its shadow, and the regions that programs may touch.

The arena is address space only; pages exist once touched. Regions lie apart, so that an access past one meets nothing.
"""

from __future__ import annotations

import ctypes
import mmap
import sys
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from harness.emulator.abi import GLOBAL_BASE
from harness.errors import AssayError

REDZONE = 512
HEAP = "device heap"
_CELL_BYTES_PER_BYTE = 4
_NORESERVE = 0x4000 if sys.platform == "linux" else 0
_SIZES = tuple(1 << n for n in (36, 34, 32, 30, 28))


def _reserve(size: int) -> mmap.mmap:
    if sys.platform == "win32":
        return mmap.mmap(-1, size)
    return mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NORESERVE)


@dataclass(frozen=True, slots=True)
class Region:
    """A named range of device addresses. flags: 1 initialised, 2 read-only, 4 a declared input."""

    name: str
    begin: int
    end: int
    flags: int


class Arena:
    """Reserved address space for data, shadow cells and validity bytes. Raises AssayError when none can be had."""

    def __init__(self, race: bool) -> None:
        for size in _SIZES:
            maps: list[mmap.mmap] = []
            try:
                maps = [
                    _reserve(size),
                    _reserve(size * _CELL_BYTES_PER_BYTE if race else 4096),
                    _reserve(size // 4 if not race else 4096),
                ]
            except (OSError, ValueError):
                for m in maps:
                    m.close()
                continue
            self._maps, self.size = maps, size
            break
        else:
            raise AssayError(
                "no address space for the emulator's memory", remedy="allow memory overcommit, or free memory"
            )
        self.data = np.frombuffer(self._maps[0], np.uint8)
        self.pointers = [ctypes.addressof(ctypes.c_char.from_buffer(m)) for m in self._maps]
        self.regions: list[Region] = []
        self._next = 0x10000

    def allocate(self, name: str, nbytes: int, *, flags: int, alignment: int = 256, misalign: int = 0) -> Region:
        """A new region, at the alignment plus `misalign` bytes, with a red zone on either side."""
        alignment = max(alignment, 1)
        begin = self._next + (-self._next % alignment) + misalign
        self._next = begin + nbytes + REDZONE
        if self._next > self.size:
            raise AssayError(
                f"{name} needs {nbytes} bytes; the emulator's memory holds {self.size}", remedy="use smaller buffers"
            )
        region = Region(name, GLOBAL_BASE + begin, GLOBAL_BASE + begin + nbytes, flags)
        self.regions.append(region)
        return region

    def view(self, region: Region) -> npt.NDArray[np.uint8]:
        """The region's bytes, writable."""
        return self.data[region.begin - GLOBAL_BASE : region.end - GLOBAL_BASE]

    def near(self, address: int) -> tuple[Region | None, int]:
        """The region an address lies in or nearest to, and the offset from its begin (negative before it)."""
        best: Region | None = None
        distance = 1 << 63
        for region in self.regions:
            gap = max(region.begin - address, address - region.end + 1, 0)
            if gap < distance:
                best, distance = region, gap
        return best, address - best.begin if best else 0

    def close(self) -> None:
        """Give the address space back. Views must be gone."""
        del self.data
        for m in self._maps:
            try:
                m.close()
            except BufferError:
                # ctypes keeps an export until its object is collected; the map goes with the last reference.
                continue
