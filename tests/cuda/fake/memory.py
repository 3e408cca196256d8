# SPDX-License-Identifier: Apache-2.0
"""Memory of the fake driver: host memory with the rules of the device's. New memory is dirty, so that it shows."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

DIRTY = 0xDB
_ALIGN = 512


@dataclass(eq=False)
class Block:
    address: int
    nbytes: int
    kind: str  # device, pinned, managed, registered
    context: int
    keep: Any


class Fault(Exception):
    """An access outside every allocation."""


class Memory:
    def __init__(self) -> None:
        self.blocks: dict[int, Block] = {}

    def allocate(self, nbytes: int, kind: str, context: int) -> Block:
        raw = (ctypes.c_uint8 * (nbytes + 2 * _ALIGN))()
        address = -(-ctypes.addressof(raw) // _ALIGN) * _ALIGN
        ctypes.memset(address, DIRTY, nbytes)
        block = self.blocks[address] = Block(address, nbytes, kind, context, raw)
        return block

    def register(self, address: int, nbytes: int, context: int) -> None:
        self.blocks[address] = Block(address, nbytes, "registered", context, None)

    def find(self, address: int, nbytes: int = 1) -> Block | None:
        for b in self.blocks.values():
            if b.address <= address and address + nbytes <= b.address + b.nbytes:
                return b
        return None

    def move(self, dst: int, src: int, nbytes: int) -> None:
        for at in (dst, src):
            if self.find(at, nbytes) is None:
                raise Fault(f"{at:#x}")
        ctypes.memmove(dst, src, nbytes)

    def fill(self, dst: int, value: int, nbytes: int) -> None:
        if self.find(dst, nbytes) is None:
            raise Fault(f"{dst:#x}")
        ctypes.memset(dst, value, nbytes)

    def pattern(self, dst: int, data: bytes) -> None:
        if self.find(dst, len(data)) is None:
            raise Fault(f"{dst:#x}")
        ctypes.memmove(dst, data, len(data))

    def word(self, address: int) -> ctypes.c_uint32:
        return ctypes.c_uint32.from_address(address)
