# SPDX-License-Identifier: Apache-2.0
"""What this machine's CUDA devices are, or which part is missing and what to do. Never raises, needs no driver."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

from harness.cuda.driver import api, check
from harness.errors import AssayError, DeviceUnavailable

# The oldest architecture that PTX for sm_75, what the bundled kernels are, can be loaded on.
_OLDEST = (7, 5)


@dataclass(frozen=True, slots=True)
class Device:
    """One device. memory and *_bytes in bytes; limits of one block unless the name says otherwise."""

    index: int
    name: str
    arch: str
    memory: int
    multiprocessors: int
    max_threads: int
    max_block: tuple[int, int, int]
    max_grid: tuple[int, int, int]
    shared_bytes: int
    shared_optin_bytes: int
    registers: int
    threads_per_multiprocessor: int
    cooperative: bool
    cluster: bool
    wait_value: bool
    uuid: str = ""

    def __str__(self) -> str:
        gates = "wait-value gates" if self.wait_value else "spinning gates"
        return (
            f"{self.index}: {self.name}, {self.arch}, {self.memory / 2**30:.0f} GiB, "
            f"{self.multiprocessors} multiprocessors, {self.shared_optin_bytes // 1024} KiB shared, {gates}"
        )


@dataclass(frozen=True, slots=True)
class DeviceReport:
    """ok: a usable device is here; otherwise `missing` says which part is not and `remedy` what to do.

    driver: "580.159.04, CUDA 13.0" as far as known; devices: the usable ones.
    """

    ok: bool
    missing: str = ""
    remedy: str = ""
    driver: str = ""
    devices: tuple[Device, ...] = ()

    @property
    def reason(self) -> str:
        """`missing`, by the name results use."""
        return self.missing


def probe() -> DeviceReport:
    """Look for devices. Initialises the driver, creates no context."""
    try:
        cu = api()
        number = int(check(cu.cuDriverGetVersion(), "cuDriverGetVersion"))
        driver = driver_text(number)
        count = int(check(cu.cuDeviceGetCount(), "cuDeviceGetCount"))
        if count == 0:
            return DeviceReport(False, "the driver sees no device", _visible_remedy(), driver)
        found = [_device(i) for i in range(count)]
    except DeviceUnavailable as e:
        return DeviceReport(False, str(e), e.remedy)
    except (AssayError, RuntimeError, OSError, ValueError) as e:
        return DeviceReport(False, f"the driver does not answer as it should: {e}", "update the NVIDIA driver")
    usable = tuple(d for d in found if _capability(d.arch) >= _OLDEST)
    if not usable:
        have = ", ".join(f"{d.name} ({d.arch})" for d in found)
        return DeviceReport(False, f"no device of sm_75 or newer: {have}", "use a newer GPU", driver)
    return DeviceReport(True, "", "", driver, usable)


def driver_text(number: int) -> str:
    """The driver's own version where the system shows it, and the CUDA version it implements (cuDriverGetVersion)."""
    cuda = f"CUDA {number // 1000}.{number % 1000 // 10}"
    try:
        text = Path("/proc/driver/nvidia/version").read_text()
    except OSError:
        return cuda
    found = re.search(r"\s(\d{3}\.\d+(?:\.\d+)?)\s", text)
    return f"{found[1]}, {cuda}" if found else cuda


def _device(index: int) -> Device:
    cu = api()
    handle = check(cu.cuDeviceGet(index), f"cuDeviceGet({index})")

    def attribute(name: str) -> int:
        full = getattr(cu.CUdevice_attribute, f"CU_DEVICE_ATTRIBUTE_{name}")
        return int(check(cu.cuDeviceGetAttribute(full, handle), f"cuDeviceGetAttribute({name})"))

    name = check(cu.cuDeviceGetName(128, handle), "cuDeviceGetName")
    uuid = bytes(check(cu.cuDeviceGetUuid(handle), "cuDeviceGetUuid").bytes).hex()
    major, minor = attribute("COMPUTE_CAPABILITY_MAJOR"), attribute("COMPUTE_CAPABILITY_MINOR")
    return Device(
        index=index,
        name=bytes(name).split(b"\0")[0].decode(errors="replace"),
        arch=f"sm_{major}{minor}",
        memory=int(check(cu.cuDeviceTotalMem(handle), "cuDeviceTotalMem")),
        multiprocessors=attribute("MULTIPROCESSOR_COUNT"),
        max_threads=attribute("MAX_THREADS_PER_BLOCK"),
        max_block=(attribute("MAX_BLOCK_DIM_X"), attribute("MAX_BLOCK_DIM_Y"), attribute("MAX_BLOCK_DIM_Z")),
        max_grid=(attribute("MAX_GRID_DIM_X"), attribute("MAX_GRID_DIM_Y"), attribute("MAX_GRID_DIM_Z")),
        shared_bytes=attribute("MAX_SHARED_MEMORY_PER_BLOCK"),
        shared_optin_bytes=attribute("MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"),
        registers=attribute("MAX_REGISTERS_PER_BLOCK"),
        threads_per_multiprocessor=attribute("MAX_THREADS_PER_MULTIPROCESSOR"),
        cooperative=bool(attribute("COOPERATIVE_LAUNCH")),
        cluster=bool(attribute("CLUSTER_LAUNCH")),
        # The v2 memory operations need no opt-in since CUDA 12; where 64-bit ones exist, 32-bit ones do.
        wait_value=bool(attribute("CAN_USE_64_BIT_STREAM_MEM_OPS")),
        uuid=f"GPU-{uuid[:8]}-{uuid[8:12]}-{uuid[12:16]}-{uuid[16:20]}-{uuid[20:]}",
    )


def _capability(arch: str) -> tuple[int, int]:
    digits = arch.removeprefix("sm_")
    return int(digits[:-1]), int(digits[-1])


def _visible_remedy() -> str:
    seen = os.environ.get("CUDA_VISIBLE_DEVICES")
    return "look at nvidia-smi" if seen is None else f"CUDA_VISIBLE_DEVICES is {seen!r}: unset it or name a device"
