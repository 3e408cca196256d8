# SPDX-License-Identifier: Apache-2.0
"""Which ops have begun and ended, as marks in mapped memory that can be read when the context answers no call any more.

The driver reports an error of asynchronous work at whatever call comes next. The marks say whose it is: the op that
had begun and has not ended.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from harness.cuda.context import Context
from harness.cuda.gate import Gate
from harness.errors import AssayError, ContextLost

if TYPE_CHECKING:
    from harness.cuda.stream import Stream

STREAMS = 256


class Journal:
    """Marks for up to STREAMS streams of a context, from now on; `context.journal` is set to it.

    wait_value: write the marks by stream memory operations, which use no multiprocessor (else by a kernel).
    """

    def __init__(self, context: Context, *, wait_value: bool = True) -> None:
        self._gate = Gate(context, 2 * STREAMS, wait_value=wait_value, limit_s=60.0, marks=True)
        self._slots: dict[int, int] = {}
        self._ops: dict[int, deque[tuple[int, str]]] = {}
        self._counts: dict[int, int] = {}
        self._lock = threading.Lock()
        context.journal = self

    @contextmanager
    def op(self, stream: Stream, what: str) -> Iterator[None]:
        """Submit one op inside: it is marked before and after on its stream."""
        with self._lock:
            slot = self._slots.setdefault(stream.number, len(self._slots) % STREAMS)
            number = self._counts[slot] = self._counts.get(slot, 0) + 1
            ops = self._ops.setdefault(slot, deque())
            done = self._gate.value(2 * slot + 1)
            while ops and ops[0][0] <= done:
                ops.popleft()
            ops.append((number, f"{what} on {stream.name}"))
        self._gate.write(stream, number, slot=2 * slot)
        try:
            yield
        except ContextLost:
            raise
        except AssayError:
            self._gate.write(stream, number, slot=2 * slot + 1)  # it never began
            raise
        self._gate.write(stream, number, slot=2 * slot + 1)

    def suspects(self) -> tuple[str, ...]:
        """The ops that had begun and not ended; launches alone where there are any, as copies are checked before."""
        running = [
            what
            for slot, ops in self._ops.items()
            for number, what in tuple(ops)
            if self._gate.value(2 * slot) >= number > self._gate.value(2 * slot + 1)
        ]
        launches = [what for what in running if what.startswith("launch")]
        return tuple(launches or running)
