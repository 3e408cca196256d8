# SPDX-License-Identifier: Apache-2.0
"""Memory as an object: its address while it exists, and which work in flight still uses it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from harness.cuda.context import Context
from harness.cuda.driver import api, check
from harness.cuda.event import Event
from harness.cuda.resource import InFlight, Resource

if TYPE_CHECKING:
    from harness.cuda.stream import Stream


class Memory(Resource):
    """nbytes of memory. Ops that use it call `use`; until they are done it can be neither freed nor, on the host, seen.

    on_host: whether the host may look at it; device: its address on the device.
    """

    kind = "memory"
    on_host = False

    def __init__(self, context: Context, nbytes: int, label: str = "") -> None:
        super().__init__(context, label)
        self.nbytes = nbytes
        self.device = 0
        self._uses: dict[int, Event] = {}

    @property
    def address(self) -> int:
        """Of its first byte. Raises Gone."""
        return int(self.handle)

    def use(self, stream: Stream) -> None:
        """What was submitted to the stream so far uses it; recorded, each launch of the graph will."""
        if stream.recording is not None:
            stream.recording.uses(self)
            return
        event = self._uses.get(stream.number)
        if event is None:
            event = self._uses[stream.number] = Event(self.context, label=f"use of {self.label or self.kind}")
        event.record(stream)

    def in_flight(self) -> bool:
        """Whether work that uses it is not done."""
        for number, event in tuple(self._uses.items()):
            if not event.open or event.done():  # closed: the context is being closed, and has been waited for
                del self._uses[number]
                event.close()
        return bool(self._uses)

    def settled(self, doing: str) -> None:
        """Raises InFlight while work that uses it is not done."""
        if self.context.alive and self._uses and self.in_flight():
            raise InFlight(
                f"{self} is {doing} while work in flight uses it", remedy="wait for the stream or an event first"
            )

    def _may_close(self) -> None:
        self.settled("freed")


class DeviceMemory(Memory):
    """Plain device memory; its contents are whatever was there."""

    kind = "device memory"

    def __init__(self, context: Context, nbytes: int, label: str = "") -> None:
        super().__init__(context, nbytes, label)
        with context.current():
            self._hold(check(api().cuMemAlloc(nbytes), f"cuMemAlloc of {nbytes} bytes {label}".rstrip()))
        self.device = int(self._handle)

    def _destroy(self, handle: Any) -> None:
        check(api().cuMemFree(handle), "cuMemFree")
