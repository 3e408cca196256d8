# SPDX-License-Identifier: Apache-2.0
"""An event: a place in a stream that others wait for, with the device's time when it was passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from harness.cuda.context import Context
from harness.cuda.driver import NOT_READY, api, check
from harness.cuda.resource import Resource

if TYPE_CHECKING:
    from harness.cuda.capture import Recording


class Event(Resource):
    """An event of a context; every call leaves the caller's current context as it was.

    timing: whether it keeps a time.
    """

    kind = "event"
    recording: Recording | None = None
    """The capture that its newest record is part of."""

    def __init__(self, context: Context, *, timing: bool = False, label: str = "") -> None:
        super().__init__(context, label)
        cu = api()
        flag = cu.CUevent_flags.CU_EVENT_DEFAULT if timing else cu.CUevent_flags.CU_EVENT_DISABLE_TIMING
        with context.current():
            self._hold(check(cu.cuEventCreate(flag.value), "cuEventCreate"))

    def record(self, stream: Any) -> None:
        """Record it on a `Stream`; recording again moves it."""
        with self.context.current():
            check(api().cuEventRecord(self.handle, stream.handle), "cuEventRecord")
        self.recording = stream.recording

    def done(self) -> bool:
        """Whether its newest record was passed; True when there is none. Raises the error of work that failed."""
        self._not_captured("a query")
        with self.context.current():
            status = api().cuEventQuery(self.handle)
            if int(status[0]) == NOT_READY:
                return False
            check(status, "cuEventQuery")
            return True

    def synchronise(self) -> None:
        """Block the host until its newest record was passed. Raises the error of work that failed."""
        self._not_captured("a host wait")
        with self.context.current():
            check(api().cuEventSynchronize(self.handle), "cuEventSynchronize")

    def _not_captured(self, what: str) -> None:
        if self.recording is not None and self.recording.open:
            raise self.recording.refuse(f"{what} of {self}")

    def since(self, earlier: Event) -> float:
        """Microseconds from `earlier` to this one; both were recorded with timing and passed."""
        with self.context.current():
            return 1e3 * float(check(api().cuEventElapsedTime(earlier.handle, self.handle), "cuEventElapsedTime"))

    def _destroy(self, handle: Any) -> None:
        check(api().cuEventDestroy(handle), "cuEventDestroy")
