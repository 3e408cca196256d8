# SPDX-License-Identifier: Apache-2.0
"""A stream, in the context asked for. Unless it is told otherwise it never waits for the legacy default stream."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from harness.cuda.context import Context
from harness.cuda.driver import NOT_READY, api, check
from harness.cuda.event import Event
from harness.cuda.resource import Resource

if TYPE_CHECKING:
    from harness.cuda.capture import Recording

Ordering = Literal["non-blocking", "blocking"]


class Stream(Resource):
    """A stream of a context; every call leaves the caller's current context as it was.

    ordering: "blocking" takes part in the legacy default stream's rules; priority: as the driver counts, lower first.
    """

    kind = "stream"
    recording: Recording | None = None
    """The capture that it takes part in."""

    def __init__(
        self, context: Context, *, ordering: Ordering = "non-blocking", priority: int = 0, label: str = ""
    ) -> None:
        super().__init__(context, label)
        with context.current():
            self._hold(self._make(ordering, priority))

    def _make(self, ordering: Ordering, priority: int) -> Any:
        cu = api()
        flag = cu.CUstream_flags.CU_STREAM_NON_BLOCKING if ordering == "non-blocking" else None
        flags = int(flag.value) if flag is not None else 0
        if priority:
            return check(cu.cuStreamCreateWithPriority(flags, priority), "cuStreamCreateWithPriority")
        return check(cu.cuStreamCreate(flags), "cuStreamCreate")

    @property
    def number(self) -> int:
        """Never reused in this process."""
        return self._ticket

    @property
    def name(self) -> str:
        """For messages."""
        return f"stream {self.label or self._ticket}"

    def done(self) -> bool:
        """Whether everything submitted so far has finished. Raises the error of work that failed."""
        self._not_captured("a query")
        with self.context.current():
            status = api().cuStreamQuery(self.handle)
            if int(status[0]) == NOT_READY:
                return False
            check(status, "cuStreamQuery")
            return True

    def wait(self, event: Event) -> None:
        """Later work of this stream waits for the event's newest record; one never recorded is no wait."""
        with self.context.current():
            check(api().cuStreamWaitEvent(self.handle, event.handle, 0), "cuStreamWaitEvent")
        if event.recording is not None and event.recording.open:
            event.recording.join(self)

    def synchronise(self) -> None:
        """Block the host until the stream is done. Raises the error of work that failed."""
        self._not_captured("a host wait")
        with self.context.current():
            check(api().cuStreamSynchronize(self.handle), "cuStreamSynchronize")

    def _not_captured(self, what: str) -> None:
        if self.recording is not None:
            raise self.recording.refuse(f"{what} of {self.name}")

    def _destroy(self, handle: Any) -> None:
        check(api().cuStreamDestroy(handle), "cuStreamDestroy")


class DefaultStream(Stream):
    """One of the two streams that the driver itself provides; closing it only ends this object.

    which: "legacy", which blocking streams and it wait for each other; or "per-thread", the calling thread's own.
    """

    kind = "default stream"

    def __init__(self, context: Context, which: Literal["legacy", "per-thread"] = "legacy") -> None:
        self._which = which
        super().__init__(context, label=which)

    def _make(self, ordering: Ordering, priority: int) -> Any:
        # Driver API manual, "Stream synchronization behavior": the handles CU_STREAM_LEGACY and CU_STREAM_PER_THREAD.
        return 1 if self._which == "legacy" else 2

    def _destroy(self, handle: Any) -> None:
        pass
