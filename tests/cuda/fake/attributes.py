# SPDX-License-Identifier: Apache-2.0
"""Launch attributes and occupancy of the fake driver: 4 multiprocessors that hold 8 blocks each."""

from __future__ import annotations

from math import prod
from typing import Any

from cuda.bindings import driver as real

from tests.cuda.fake import launching
from tests.cuda.fake.calls import call, error

_SMS, _EACH, _MOST_SHARED = 4, 8, 227 << 10
_LEAST, _GREATEST = 0, -2
_IDS = real.CUlaunchAttributeID


class Attributes:
    """The part of the fake driver that launches by a configuration."""

    @call
    def cuDeviceGetAttribute(self, which: Any, device: Any) -> Any:
        names = real.CUdevice_attribute
        return {
            names.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: _SMS,
            names.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: _MOST_SHARED,
        }[which]

    @call
    def cuOccupancyMaxActiveBlocksPerMultiprocessor(self, function: Any, threads: int, shared: int) -> Any:
        return _EACH

    @call
    def cuCtxGetStreamPriorityRange(self) -> Any:
        return _LEAST, _GREATEST

    @call
    def cuStreamCreateWithPriority(self, flags: int, priority: int) -> Any:
        _, handle = self.cuStreamCreate(flags)
        self._queue(handle).priority = min(_LEAST, max(_GREATEST, priority))
        return handle

    @call
    def cuStreamGetPriority(self, stream: Any) -> Any:
        return self._queue(stream).priority

    @call
    def cuLaunchKernelEx(self, config: Any, f: Any, params: int, extra: int) -> Any:
        grid = (config.gridDimX, config.gridDimY, config.gridDimZ)
        block = (config.blockDimX, config.blockDimY, config.blockDimZ)
        asked = {a.id: a.value for a in config.attrs[: config.numAttrs]}
        if _IDS.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION in asked:
            return error(801)  # kernels run one after another here
        if _IDS.CU_LAUNCH_ATTRIBUTE_COOPERATIVE in asked and prod(grid) > _SMS * _EACH:
            return error(720)
        cluster = (1, 1, 1)
        if _IDS.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION in asked:
            dims = asked[_IDS.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION].clusterDim
            cluster = (dims.x, dims.y, dims.z)
        values = launching.arguments(f, params)
        self._submit(config.hStream, self._launching(f, grid, block, config.sharedMemBytes, values, cluster))
        return None
