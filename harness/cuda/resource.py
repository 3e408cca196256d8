# SPDX-License-Identifier: Apache-2.0
"""What every object of a context has in common: it is given back once, in any order, from any thread, or is a leak."""

from __future__ import annotations

from typing import Any

from harness.cuda.context import Context, Gone
from harness.errors import AssayError

__all__ = ["Gone", "InFlight", "Resource"]


class InFlight(AssayError):
    """Memory was asked for, or given back, that work still in flight uses."""


class Resource:
    """An object of the driver that lives in a context.

    A subclass calls `_hold` with the new handle and destroys it in `_destroy`, which runs with the context current.
    kind: what messages and the leak account call it.
    """

    kind = "resource"

    def __init__(self, context: Context, label: str = "") -> None:
        self.context = context
        self.label = label
        self._handle: Any = None
        self._ticket = 0

    def _hold(self, handle: Any) -> None:
        self._handle = handle
        self._ticket = self.context.adopt(self)

    @property
    def handle(self) -> Any:
        """The driver's handle. Raises Gone once this object or its context was closed."""
        if self._handle is None or not self.context.alive:
            raise Gone(f"{self}: used after {'it' if self._handle is None else 'its context'} was closed")
        return self._handle

    @property
    def open(self) -> bool:
        """Whether it may still be used."""
        return self._handle is not None and self.context.alive

    def close(self) -> None:
        """Give it back. Twice, after its context, or from another thread is harmless."""
        with self.context.guard:
            if self._handle is not None and self.context.alive:
                self._may_close()
            handle, self._handle = self._handle, None
            if handle is not None and self.context.disown(self._ticket):
                with self.context.current():
                    self._destroy(handle)

    def _may_close(self) -> None:
        """Raises when it is no time to."""

    def _release(self) -> None:
        """Let go whatever waits for this object: its context is about to be closed."""

    def _destroy(self, handle: Any) -> None:
        raise NotImplementedError

    def __str__(self) -> str:
        name = f" {self.label}" if self.label else ""
        return f"{self.kind}{name} (number {self._ticket}) of context {self.context.generation}"
