# SPDX-License-Identifier: Apache-2.0
"""Host memory that the device reaches: pinned, managed, and the caller's own registered. Zeroed before it is shown."""

from __future__ import annotations

import ctypes
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from harness.cuda.allocation import Memory
from harness.cuda.context import Context
from harness.cuda.driver import api, check
from harness.cuda.resource import Gone
from harness.errors import UsageError

Bytes: TypeAlias = npt.NDArray[np.uint8]


class HostMemory(Memory):
    """Memory that host and device address. `view`: its bytes, while nothing in flight uses them."""

    on_host = True
    _view: Bytes

    def _show(self, address: int, nbytes: int) -> None:
        ctypes.memset(address, 0, nbytes)
        self._view = np.frombuffer((ctypes.c_uint8 * nbytes).from_address(address), dtype=np.uint8)

    @property
    def view(self) -> Bytes:
        """The bytes themselves, uint8, valid until `close`. Raises Gone, or InFlight while a copy uses them."""
        if self._handle is None or (not self.context.alive and not self.context.lost):
            raise Gone(f"{self}: looked at after it was closed")
        self.settled("looked at")
        return self._view


class Pinned(HostMemory):
    """Page-locked host memory, zeroed, mapped into the device's address space.

    address: the host's; device: where kernels find it.
    """

    kind = "pinned memory"

    def __init__(self, context: Context, nbytes: int, label: str = "") -> None:
        super().__init__(context, nbytes, label)
        cu = api()
        flags = cu.CU_MEMHOSTALLOC_PORTABLE | cu.CU_MEMHOSTALLOC_DEVICEMAP
        with context.current():
            self._hold(int(check(cu.cuMemHostAlloc(nbytes, flags), "cuMemHostAlloc")))
            self.device = int(check(cu.cuMemHostGetDevicePointer(self.address, 0), "cuMemHostGetDevicePointer"))
        self._show(self.address, nbytes)

    def _destroy(self, handle: Any) -> None:
        self._view = np.empty(0, dtype=np.uint8)
        check(api().cuMemFreeHost(handle), "cuMemFreeHost")


class Managed(HostMemory):
    """Managed memory, zeroed from the host. Raises UsageError when it would not fit what the device has free."""

    kind = "managed memory"

    def __init__(self, context: Context, nbytes: int, label: str = "") -> None:
        super().__init__(context, nbytes, label)
        cu = api()
        with context.current():
            free, _ = check(cu.cuMemGetInfo(), "cuMemGetInfo")
            if nbytes > int(free):
                raise UsageError(f"{nbytes} bytes of managed memory are asked for and {free} are free on the device")
            flag = cu.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL.value
            self._hold(int(check(cu.cuMemAllocManaged(nbytes, flag), "cuMemAllocManaged")))
        self.device = self.address
        self._show(self.address, nbytes)

    def _destroy(self, handle: Any) -> None:
        self._view = np.empty(0, dtype=np.uint8)
        check(api().cuMemFree(handle), "cuMemFree of managed memory")


class Registered(HostMemory):
    """The caller's own array (uint8, contiguous), page-locked and mapped where it lies; its contents stay."""

    kind = "registered memory"

    def __init__(self, context: Context, array: Bytes, label: str = "") -> None:
        super().__init__(context, array.nbytes, label)
        cu = api()
        flags = cu.CU_MEMHOSTREGISTER_PORTABLE | cu.CU_MEMHOSTREGISTER_DEVICEMAP
        with context.current():
            check(cu.cuMemHostRegister(array.ctypes.data, array.nbytes, flags), "cuMemHostRegister")
            self._hold(array.ctypes.data)
            self.device = int(check(cu.cuMemHostGetDevicePointer(self.address, 0), "cuMemHostGetDevicePointer"))
        self._view = array  # also keeps it alive

    def _destroy(self, handle: Any) -> None:
        check(api().cuMemHostUnregister(handle), "cuMemHostUnregister")
