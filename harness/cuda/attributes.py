# SPDX-License-Identifier: Apache-2.0
"""What a launch may ask for beyond its geometry, in the driver's form, and how many blocks fit at once.

CUDA driver API manual, CUlaunchAttributeID; CUDA C++ Programming Guide, "Cooperative Groups", "Thread Block Clusters",
"Programmatic Dependent Launch and Synchronization".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from harness.cuda.driver import api, check
from harness.errors import NotResident

Extent = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Attributes:
    """cooperative: all blocks at once; cluster: blocks of one; priority: as the driver counts, lower first.

    programmatic: it may begin once all blocks of the launch before it on its stream have allowed that or ended, and
    must itself wait (griddepcontrol.wait) before it touches what that launch made.
    """

    cooperative: bool = False
    cluster: Extent = (1, 1, 1)
    programmatic: bool = False
    priority: int | None = None

    @property
    def plain(self) -> bool:
        """Whether it asks for nothing."""
        return self == PLAIN

    def values(self) -> list[tuple[Any, Any]]:
        """(CUlaunchAttributeID, CUlaunchAttributeValue) of each."""
        cu = api()
        ids, out = cu.CUlaunchAttributeID, []

        def add(which: str) -> Any:
            value = cu.CUlaunchAttributeValue()
            out.append((getattr(ids, f"CU_LAUNCH_ATTRIBUTE_{which}"), value))
            return value

        if self.cooperative:
            add("COOPERATIVE").cooperative = 1
        if prod(self.cluster) > 1:
            dims = add("CLUSTER_DIMENSION").clusterDim
            dims.x, dims.y, dims.z = self.cluster
        if self.programmatic:
            add("PROGRAMMATIC_STREAM_SERIALIZATION").programmaticStreamSerializationAllowed = 1
        if self.priority is not None:
            add("PRIORITY").priority = self.priority
        return out

    def config(self, grid: Sequence[int], block: Sequence[int], shared_bytes: int, stream: Any) -> Any:
        """The CUlaunchConfig of a launch; what it points to lives as long as it does."""
        cu = api()
        config = cu.CUlaunchConfig()
        config.gridDimX, config.gridDimY, config.gridDimZ = grid
        config.blockDimX, config.blockDimY, config.blockDimZ = block
        config.sharedMemBytes, config.hStream = shared_bytes, stream
        attributes = []
        for which, value in self.values():
            attribute = cu.CUlaunchAttribute()
            attribute.id, attribute.value = which, value
            attributes.append(attribute)
        config.attrs, config.numAttrs = attributes, len(attributes)
        return config


PLAIN = Attributes()


def residency(function: Any, device: Any, block: Sequence[int], shared_bytes: int = 0) -> int:
    """How many blocks of a launch the device holds at once: what a cooperative grid may have at most.

    function: already opted in to that much shared memory. The device's context must be current.
    """
    cu = api()
    each = int(
        check(
            cu.cuOccupancyMaxActiveBlocksPerMultiprocessor(function, prod(block), shared_bytes),
            "cuOccupancyMaxActiveBlocksPerMultiprocessor",
        )
    )
    which = cu.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
    return each * int(check(cu.cuDeviceGetAttribute(which, device), "cuDeviceGetAttribute"))


def resident(
    entry: str, function: Any, device: Any, grid: Sequence[int], block: Sequence[int], shared_bytes: int = 0
) -> None:  # fmt: skip
    """Raises NotResident, with both numbers, for a cooperative grid that the device cannot hold at once."""
    most = residency(function, device, block, shared_bytes)
    if prod(grid) > most:
        raise NotResident(
            f"{entry}: {prod(grid)} blocks that wait for each other, the device holds {most} at once",
            required=f"at most {most} blocks", actual=str(prod(grid)),
            remedy="launch fewer blocks, each doing more",
        )  # fmt: skip


def priorities() -> tuple[int, int]:
    """(least, greatest) stream priority of the current context's device; the greatest is the lower number."""
    least, greatest = check(api().cuCtxGetStreamPriorityRange(), "cuCtxGetStreamPriorityRange")
    return int(least), int(greatest)


def shared_limit(device: Any) -> int:
    """Most bytes of shared memory that a block of the device may opt in to."""
    which = api().CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
    return int(check(api().cuDeviceGetAttribute(which, device), "cuDeviceGetAttribute"))


__all__ = ["PLAIN", "Attributes", "priorities", "residency", "resident", "shared_limit"]
