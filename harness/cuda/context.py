# SPDX-License-Identifier: Apache-2.0
"""A device's primary context, made current only for the length of a call: the caller's own current one comes back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from harness.cuda.driver import api, check
from harness.errors import AssayError, ContextLost, DeviceUnavailable


class Context:
    """The primary context of device `index` (an index into what CUDA_VISIBLE_DEVICES leaves).

    alive: whether things made in it still exist and may be freed; False once closed or lost, so that resources can be
    given up in any order. Raises DeviceUnavailable when there is no such device.
    """

    def __init__(self, index: int = 0) -> None:
        cu = api()
        count = int(check(cu.cuDeviceGetCount(), "cuDeviceGetCount"))
        if not 0 <= index < count:
            raise DeviceUnavailable(f"there is no device {index}: the driver sees {count}", remedy="assay doctor")
        self.index = index
        self.handle: Any = check(cu.cuDeviceGet(index), f"cuDeviceGet({index})")
        self._context: Any = check(cu.cuDevicePrimaryCtxRetain(self.handle), "cuDevicePrimaryCtxRetain")
        self.alive = True
        self.lost = ""

    @contextmanager
    def current(self) -> Iterator[None]:
        """Inside, this context is current; after it, what was current before, also after an exception.

        A sticky error passing through marks the context as lost.
        """
        if self.lost:
            raise ContextLost(f"the context is lost: {self.lost}", remedy="start a new process")
        cu = api()
        check(cu.cuCtxPushCurrent(self._context), "cuCtxPushCurrent")
        try:
            yield
        except ContextLost as e:
            self.lose(str(e))
            raise
        finally:
            status = cu.cuCtxPopCurrent()
            if not self.lost:  # a lost context may answer anything here; the error that lost it is the one to tell
                check(status, "cuCtxPopCurrent")

    def lose(self, why: str) -> None:
        """No further call in this context can succeed."""
        self.lost = self.lost or why
        self.alive = False

    def close(self) -> None:
        """Release the primary context. Twice is harmless."""
        if self.alive:
            self.alive = False
            check(api().cuDevicePrimaryCtxRelease(self.handle), "cuDevicePrimaryCtxRelease")

    def __enter__(self) -> Context:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            self.close()
        except AssayError:
            if kind is None:  # an exception already on its way is the one to tell
                raise
