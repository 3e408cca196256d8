# SPDX-License-Identifier: Apache-2.0
"""Stream capture: what is submitted inside is recorded as a graph and not executed.

CUDA C++ Programming Guide, "Creating a Graph Using Stream Capture": other streams join by waiting for an event that was
recorded inside, and must be joined again before the end. A query, a host wait or an allocation has no place in a graph;
whoever tries is refused, and the capture is closed whatever happens, so that its streams can be used again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Literal

from harness.cuda.driver import CudaError, api, check
from harness.cuda.graph import Graph
from harness.errors import AssayError, ContextLost

if TYPE_CHECKING:
    from harness.cuda.resource import Resource
    from harness.cuda.stream import Stream

Mode = Literal["global", "thread-local", "relaxed"]

# CUresult 900 to 908: unsupported, invalidated, merge, unmatched, unjoined, isolation, implicit, captured event,
# wrong thread (driver API manual, CUresult).
REFUSED = range(900, 909)


class CaptureRefused(AssayError):
    """Something that a graph cannot hold was tried while a stream was captured. code: the CUresult, or 0."""

    def __init__(self, message: str, *, code: int = 0) -> None:
        super().__init__(message, remedy="do it before the capture begins or after it ends")
        self.code = code


class Recording:
    """A capture. streams: those that take part; broken: why it gives no graph, empty while it may; open: not ended."""

    def __init__(self, origin: Stream) -> None:
        self.origin = origin
        self.streams: list[Stream] = []
        self.memories: dict[int, Resource] = {}
        self.broken = ""
        self.open = True
        self.join(origin)

    def join(self, stream: Stream) -> None:
        """The stream takes part from now on."""
        if stream.recording is None:
            stream.recording = self
            self.streams.append(stream)

    def uses(self, memory: Resource) -> None:
        """A recorded op has an address of it."""
        self.memories[id(memory)] = memory

    def refuse(self, what: str) -> CaptureRefused:
        """The error for a call that has no place here; the capture gives no graph any more."""
        self.broken = self.broken or what
        return CaptureRefused(f"{what} while {self.origin.name} is captured")


@contextmanager
def capture(stream: Stream, *, mode: Mode = "thread-local", label: str = "") -> Iterator[Graph]:
    """Record what the block submits to the stream, and to those that join it, into the graph that it yields.

    mode: which calls of which threads the driver refuses meanwhile (driver API manual, cuStreamBeginCapture). The graph
    is complete when the block has ended. Raises CaptureRefused for what cannot be captured; the capture is closed then
    as well, and after any other exception.
    """
    context, cu = stream.context, api()
    modes = cu.CUstreamCaptureMode
    flag = {
        "global": modes.CU_STREAM_CAPTURE_MODE_GLOBAL,
        "thread-local": modes.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL,
        "relaxed": modes.CU_STREAM_CAPTURE_MODE_RELAXED,
    }[mode]
    if stream.recording is not None:
        raise stream.recording.refuse("a second capture begins")
    with context.current():
        check(cu.cuStreamBeginCapture(stream.handle, flag), "cuStreamBeginCapture")
    recording = Recording(stream)
    graph = Graph.__new__(Graph)
    try:
        yield graph
    except BaseException as e:
        _discard(recording, _end(recording))
        if isinstance(e, CudaError) and (e.code in REFUSED or recording.broken):
            raise CaptureRefused(f"{e.what} while {stream.name} is captured: {e.name} ({e.code})", code=e.code) from e
        raise
    status = _end(recording)
    code = int(status[0])
    if code or recording.broken:
        _discard(recording, status)
        why = recording.broken or f"{status[0].name} ({code})"
        raise CaptureRefused(f"the capture of {stream.name} gives no graph: {why}", code=code)
    Graph.__init__(graph, context, label or f"captured from {stream.name}", handle=status[1])
    for memory in recording.memories.values():
        graph.uses(memory)


def _end(recording: Recording) -> tuple[Any, ...]:
    """End the capture; whatever the driver says, the streams are out of it."""
    stream = recording.origin
    recording.open = False
    for s in recording.streams:
        s.recording = None
    try:
        with stream.context.current():
            status: tuple[Any, ...] = api().cuStreamEndCapture(stream.handle)
    except ContextLost:
        return (api().CUresult.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED, None)
    return status if len(status) > 1 else (*status, None)


def _discard(recording: Recording, status: tuple[Any, ...]) -> None:
    """Destroy the graph of a capture that nobody will get."""
    if int(status[0]) == 0 and status[1] is not None:
        with recording.origin.context.current():
            check(api().cuGraphDestroy(status[1]), "cuGraphDestroy of a capture that was refused")
