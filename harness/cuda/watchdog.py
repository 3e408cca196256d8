# SPDX-License-Identifier: Apache-2.0
"""A time limit on work behind gates: when it is up, the gates are held open until the work has ended."""

from __future__ import annotations

import threading
import time

from harness.cuda.gate import Gate

_REOPEN_S = 0.001  # work that ends writes the counter too, so it is opened again and again
GRACE_S = 5.0  # seconds that work has to end once its gates are open


class Watchdog:
    """A time limit beside a submission.

    threaded: keep it by a thread, as it must be where the submission may itself block in the driver behind a gate; else
    whoever waits keeps it by asking what is left.

    late: set when the time was up, or `trip` was called, and the gates were opened; counters: as they stood then.
    """

    def __init__(self, gate: Gate, limit_s: float, *, threaded: bool = True) -> None:
        self.late = threading.Event()
        self.counters: list[int] | None = None
        self._gate, self._limit_s, self._threaded = gate, limit_s, threaded
        self._limit = time.monotonic() + limit_s
        self._end = self._limit + GRACE_S
        self._over = threading.Event()
        self._wake = threading.Event()
        if threaded:
            self._thread = threading.Thread(target=self._watch, daemon=True, name="assay-watchdog")

    def left(self) -> float:
        """Seconds until work that still runs counts as hung."""
        now = time.monotonic()
        if not self._threaded and now >= self._limit and not self.late.is_set():
            self._open()
        return self._end - now

    def trip(self) -> None:
        """Open the gates now."""
        self._open()
        self._end = min(self._end, time.monotonic() + GRACE_S)
        self._wake.set()

    def __enter__(self) -> Watchdog:
        if self._threaded:
            self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._wake.set()
        if self._threaded:
            self._thread.join()

    def _open(self) -> None:
        if self.counters is None:
            self.counters = self._gate.values()
        self.late.set()
        self._gate.open()

    def _watch(self) -> None:
        self._wake.wait(self._limit_s)
        while not self._over.is_set():
            self._open()
            self._over.wait(_REOPEN_S)
