# SPDX-License-Identifier: Apache-2.0
"""An event: a place in a stream that others wait for, with the device's time when it was passed."""

from __future__ import annotations

from typing import Any

from harness.cuda.context import Context
from harness.cuda.driver import NOT_READY, api, check


class Event:
    """An event of a context that must be current for every call but `close`. timing: whether it keeps a time."""

    def __init__(self, context: Context, *, timing: bool = False) -> None:
        cu = api()
        flag = cu.CUevent_flags.CU_EVENT_DEFAULT if timing else cu.CUevent_flags.CU_EVENT_DISABLE_TIMING
        self.context = context
        self.handle: Any = check(cu.cuEventCreate(flag.value), "cuEventCreate")

    def record(self, stream: Any) -> None:
        """Record it on a `Stream`; recording again moves it."""
        check(api().cuEventRecord(self.handle, stream.handle), "cuEventRecord")

    def done(self) -> bool:
        """Whether its newest record was passed; True when there is none. Raises the error of work that failed."""
        status = api().cuEventQuery(self.handle)
        if int(status[0]) == NOT_READY:
            return False
        check(status, "cuEventQuery")
        return True

    def since(self, earlier: Event) -> float:
        """Microseconds from `earlier` to this one; both were recorded with timing and passed."""
        return 1e3 * float(check(api().cuEventElapsedTime(earlier.handle, self.handle), "cuEventElapsedTime"))

    def close(self) -> None:
        """Destroy it. Twice, or after its context, is harmless."""
        if self.handle is not None and self.context.alive:
            check(api().cuEventDestroy(self.handle), "cuEventDestroy")
        self.handle = None
