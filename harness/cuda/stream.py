# SPDX-License-Identifier: Apache-2.0
"""A non-blocking stream: it never waits for the legacy default stream."""

from __future__ import annotations

from typing import Any

from harness.cuda.context import Context
from harness.cuda.driver import NOT_READY, api, check
from harness.cuda.event import Event


class Stream:
    """A stream of a context that must be current for every call but `close`."""

    def __init__(self, context: Context) -> None:
        cu = api()
        self.context = context
        self.handle: Any = check(cu.cuStreamCreate(cu.CUstream_flags.CU_STREAM_NON_BLOCKING.value), "cuStreamCreate")

    def done(self) -> bool:
        """Whether everything submitted so far has finished. Raises the error of work that failed."""
        status = api().cuStreamQuery(self.handle)
        if int(status[0]) == NOT_READY:
            return False
        check(status, "cuStreamQuery")
        return True

    def wait(self, event: Event) -> None:
        """Later work of this stream waits for the event's newest record; one never recorded is no wait."""
        check(api().cuStreamWaitEvent(self.handle, event.handle, 0), "cuStreamWaitEvent")

    def synchronise(self) -> None:
        """Block the host until the stream is done."""
        check(api().cuStreamSynchronize(self.handle), "cuStreamSynchronize")

    def close(self) -> None:
        """Destroy it. Twice, or after its context, is harmless."""
        if self.handle is not None and self.context.alive:
            check(api().cuStreamDestroy(self.handle), "cuStreamDestroy")
        self.handle = None
