# SPDX-License-Identifier: Apache-2.0
"""A pool of device memory whose blocks are handed out again only when the work that used them is done.

Each block carries the events of its uses. The stream that asks next gets a block whose events have passed, or one
that its own later work is made to wait for.
"""

from __future__ import annotations

from harness.cuda.allocation import DeviceMemory
from harness.cuda.context import Context
from harness.cuda.event import Event
from harness.cuda.stream import Stream
from harness.errors import UsageError

_STEP = 512  # block sizes are multiples of it, so that a block fits more than one request


class PoolBlock(DeviceMemory):
    """A block on loan from a `Pool`, until `give`."""

    kind = "pool block"

    def waits(self) -> list[Event]:
        """The events of uses that are not done."""
        self.in_flight()
        return list(self._uses.values())


class Pool:
    """Blocks of device memory of one context, at most `limit` bytes in all.

    on_loan: bytes handed out and not given back; reserved: bytes held from the driver.
    """

    def __init__(self, context: Context, limit: int) -> None:
        self.context, self.limit = context, limit
        self.reserved = 0
        self._free: list[PoolBlock] = []
        self._lent: dict[int, PoolBlock] = {}

    @property
    def on_loan(self) -> int:
        """Bytes handed out and not given back."""
        return sum(b.nbytes for b in self._lent.values())

    def take(self, nbytes: int, stream: Stream) -> PoolBlock:
        """A block of at least nbytes for work on `stream`. Raises UsageError when the pool's limit is spent."""
        size = -(-max(nbytes, 1) // _STEP) * _STEP
        fitting = [b for b in self._free if size <= b.nbytes <= 2 * size]
        block = next((b for b in fitting if not b.in_flight()), None)
        if block is None and self.reserved + size <= self.limit:
            block = PoolBlock(self.context, size, label="of a pool")
            self.reserved += size
        elif block is None and fitting:
            block = fitting[0]
            for event in block.waits():
                stream.wait(event)
        elif block is None:
            raise UsageError(f"a pool of {self.limit} bytes has none left for {nbytes}: {self.on_loan} are on loan")
        if block in self._free:
            self._free.remove(block)
        self._lent[id(block)] = block
        return block

    def give(self, block: PoolBlock) -> None:
        """Hand a block back while its work may still be in flight. Raises UsageError for one that is not on loan."""
        if self._lent.pop(id(block), None) is None:
            raise UsageError(f"{block} is given back twice, or to a pool that did not lend it")
        self._free.append(block)

    def close(self) -> None:
        """Free what was given back. Raises UsageError when blocks are still on loan, InFlight while work uses one."""
        if self._lent and self.context.alive:
            raise UsageError(f"a pool is closed with {len(self._lent)} blocks on loan ({self.on_loan} bytes)")
        while self._free:
            block = self._free[-1]
            block.close()
            self._free.pop()
            self.reserved -= block.nbytes
