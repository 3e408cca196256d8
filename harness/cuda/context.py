# SPDX-License-Identifier: Apache-2.0
"""Contexts: made current only for the length of a call, numbered so that none is taken for another, with an account.

Handles are reused by the driver after a destroy; a context's `generation` never is.
"""

from __future__ import annotations

import itertools
import threading
from collections import Counter
from typing import TYPE_CHECKING, Any

from harness.cuda.driver import CudaContextLost, api, check
from harness.errors import AssayError, ContextLost, DeviceUnavailable

if TYPE_CHECKING:
    from harness.cuda.journal import Journal
    from harness.cuda.resource import Resource


class Gone(AssayError):
    """An object was used after it was closed, or after its context was. The driver may have given its handle away."""


_numbers = itertools.count(1)
_live: dict[int, Context] = {}
_here = threading.local()


def live_contexts() -> tuple[Context, ...]:
    """The contexts of this process that were made and not closed, oldest first."""
    return tuple(_live.values())


class Context:
    """A context of device `index` (an index into what CUDA_VISIBLE_DEVICES leaves): its primary one, or one of its own.

    Attributes:
        device: the driver's device; handle: the driver's context; generation: this context's number in this process.
        alive: whether things made in it still exist; False once closed or lost. lost: why, empty while it is not.
        guard: held while something of it is given back. journal: marks of finished ops, where it keeps them.

    Raises DeviceUnavailable when there is no such device.
    """

    def __init__(self, index: int = 0, *, own: bool = False) -> None:
        cu = api()
        count = int(check(cu.cuDeviceGetCount(), "cuDeviceGetCount"))
        if not 0 <= index < count:
            raise DeviceUnavailable(f"there is no device {index}: the driver sees {count}", remedy="assay doctor")
        self.index = index
        self.own = own
        self.device: Any = check(cu.cuDeviceGet(index), f"cuDeviceGet({index})")
        self.handle: Any = self._make()
        self.generation = next(_numbers)
        self.guard = threading.RLock()
        self.alive = True
        self.lost = ""
        self.journal: Journal | None = None
        self._held: dict[int, Resource] = {}
        _live[self.generation] = self

    def _make(self) -> Any:
        cu = api()
        if not self.own:
            return check(cu.cuDevicePrimaryCtxRetain(self.device), "cuDevicePrimaryCtxRetain")
        made = check(cu.cuCtxCreate(None, 0, self.device), "cuCtxCreate")
        check(cu.cuCtxPopCurrent(), "cuCtxPopCurrent")  # cuCtxCreate makes it the caller's
        return made

    # ---- current --------------------------------------------------------------------------------------------------

    def current(self) -> Current:
        """Inside, this context is current; after it, what was current before, also after an exception.

        A sticky error passing through marks the context as lost and is given the ops that may have caused it.
        """
        return Current(self)

    # ---- the account ----------------------------------------------------------------------------------------------

    def adopt(self, resource: Resource) -> int:
        """Enter an object into the account. Returns its number, never reused."""
        number = next(_numbers)
        self._held[number] = resource
        return number

    def disown(self, number: int) -> bool:
        """Take it off the account. Whether it must still be destroyed: False when the context took it along."""
        return self._held.pop(number, None) is not None and self.alive

    def held(self) -> tuple[Resource, ...]:
        """What was made in it and not closed, oldest first."""
        return tuple(self._held.values())

    def census(self) -> Counter[str]:
        """How many objects of each kind are on the account."""
        return Counter(r.kind for r in self.held())

    # ---- the end --------------------------------------------------------------------------------------------------

    def lose(self, why: str) -> None:
        """No further call in this context can succeed."""
        self.lost = self.lost or why
        self.alive = False
        _live.pop(self.generation, None)

    def close(self) -> None:
        """Close all that is left in it, newest first, then the context. Twice is harmless.

        Raises the first error met, an error of work that nobody had waited for among them; the rest is still closed.
        """
        with self.guard:
            if not self.alive:
                return
            problem: AssayError | None = None
            for resource in reversed(self.held()):
                resource._release()
            try:
                with self.current():
                    check(api().cuCtxSynchronize(), "cuCtxSynchronize before the context is closed")
            except AssayError as e:
                problem = e
            for resource in reversed(self.held()):
                try:
                    resource.close()
                except AssayError as e:
                    problem = problem or e
            if self.alive:
                self.alive = False
                _live.pop(self.generation, None)
                self._held.clear()
                self._end()
        if problem is not None:
            raise problem

    def _end(self) -> None:
        if self.own:
            check(api().cuCtxDestroy(self.handle), "cuCtxDestroy")
        else:
            check(api().cuDevicePrimaryCtxRelease(self.device), "cuDevicePrimaryCtxRelease")

    def __enter__(self) -> Context:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            self.close()
        except AssayError:
            if kind is None:  # an exception already on its way is the one to tell
                raise


class Current:
    """See `Context.current`. Within the same thread a context that is already current is not pushed again."""

    __slots__ = ("_context", "_pushed")

    def __init__(self, context: Context) -> None:
        self._context = context
        self._pushed = False

    def __enter__(self) -> None:
        context = self._context
        if context.lost:
            raise ContextLost(f"the context is lost: {context.lost}", remedy="start a new process")
        if not context.alive:
            raise Gone(f"something of context {context.generation} is used after the context was closed")
        stack = _stack()
        if not stack or stack[-1] is not context:
            try:
                check(api().cuCtxPushCurrent(context.handle), "cuCtxPushCurrent")
            except ContextLost as e:
                self._lose(e)
                raise
            self._pushed = True
        stack.append(context)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        context = self._context
        _stack().pop()
        if isinstance(error, ContextLost):
            self._lose(error)
        if self._pushed:
            status = api().cuCtxPopCurrent()
            if not context.lost and error is None:  # the error on its way, or the one that lost it, is the one to tell
                check(status, "cuCtxPopCurrent")

    def _lose(self, error: ContextLost) -> None:
        context = self._context
        if isinstance(error, CudaContextLost) and context.journal is not None and not error.caused_by:
            error.caused_by = context.journal.suspects()
        context.lose(str(error))


def _stack() -> list[Context]:
    try:
        found: list[Context] = _here.stack
    except AttributeError:
        found = _here.stack = []
    return found
