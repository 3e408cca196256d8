# SPDX-License-Identifier: Apache-2.0
"""The CUDA engine: programs on a real GPU, through the driver API. Importing this needs no driver and no GPU."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from harness.cuda.context import Context as Context
    from harness.cuda.driver import CudaContextLost as CudaContextLost
    from harness.cuda.driver import CudaError as CudaError
    from harness.cuda.driver import check as check
    from harness.cuda.engine import CudaEngine as CudaEngine
    from harness.cuda.event import Event as Event
    from harness.cuda.gate import Gate as Gate
    from harness.cuda.memory import DeviceBuffer as DeviceBuffer
    from harness.cuda.memory import HostBuffer as HostBuffer
    from harness.cuda.module import JitError as JitError
    from harness.cuda.module import JitModule as JitModule
    from harness.cuda.module import PtxTooNew as PtxTooNew
    from harness.cuda.probe import Device as Device
    from harness.cuda.probe import DeviceReport as DeviceReport
    from harness.cuda.stream import Stream as Stream

_HOME = {
    "Context": "context",
    "CudaContextLost": "driver",
    "CudaEngine": "engine",
    "CudaError": "driver",
    "Device": "probe",
    "DeviceBuffer": "memory",
    "DeviceReport": "probe",
    "Event": "event",
    "Gate": "gate",
    "HostBuffer": "memory",
    "JitError": "module",
    "JitModule": "module",
    "PtxTooNew": "module",
    "Stream": "stream",
    "check": "driver",
}

__all__ = sorted(_HOME)


def __getattr__(name: str) -> Any:
    if name in _HOME:
        from importlib import import_module

        return getattr(import_module(f"harness.cuda.{_HOME[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
