# SPDX-License-Identifier: Apache-2.0
"""The driver API's one door: every status goes through `check`, and every error carries name, number and operation."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from harness.errors import AssayError, ContextLost, DeviceUnavailable

# After one of these every later driver call of the process fails (driver API manual, CUresult: "the process must be
# terminated and relaunched"). 201 and 709 are what a lost context answers afterwards.
STICKY = frozenset({214, 220, 226, 700, 702, 709, 710, 714, 715, 716, 717, 718, 719, 721, 999})

NOT_READY = 600


class CudaError(AssayError):
    """A driver call that failed.

    Attributes:
        code: CUresult number; name: its CUDA name; what: the operation.
    """

    def __init__(self, message: str, *, code: int = 0, name: str = "", what: str = "", remedy: str = "") -> None:
        super().__init__(message, remedy=remedy)
        self.code = code
        self.name = name
        self.what = what


class CudaContextLost(ContextLost):
    """A sticky error. Attributes as in `CudaError`; `what` is where it was first seen.

    caused_by: the op that failed, or the ops that were running, as far as the context keeps a journal.
    """

    def __init__(self, message: str, *, code: int = 0, name: str = "", what: str = "", remedy: str = "") -> None:
        super().__init__(message, remedy=remedy)
        self.code = code
        self.name = name
        self.what = what
        self.caused_by: tuple[str, ...] = ()

    def __str__(self) -> str:
        text = super().__str__()
        if not self.caused_by:
            return text
        return f"{text} (first seen at {self.what}; caused by {' or '.join(self.caused_by)})"


def environment() -> None:
    """What the driver reads from the environment when it initialises, as gates need it. Call before `cuInit`.

    Lazy module loading can block behind a closed gate; with fewer hardware queues than streams an unrelated stream
    would queue behind one. 32 is the most CUDA_DEVICE_MAX_CONNECTIONS takes.
    """
    os.environ["CUDA_MODULE_LOADING"] = "EAGER"
    os.environ["CUDA_DEVICE_MAX_CONNECTIONS"] = str(MAX_CONNECTIONS)


MAX_CONNECTIONS = 32


_instead: list[Any] = []


def api() -> Any:
    """The module `cuda.bindings.driver`, initialised. Raises DeviceUnavailable when bindings or driver are absent."""
    return _instead[-1] if _instead else _loaded()


@contextmanager
def through(driver: Any) -> Iterator[None]:
    """Inside, the whole process reaches the driver through this object, which answers as the module does."""
    _instead.append(driver)
    try:
        yield
    finally:
        _instead.remove(driver)


@cache
def _loaded() -> Any:
    environment()
    try:
        from cuda.bindings import driver
    except ImportError as e:
        raise DeviceUnavailable(
            f"the driver bindings are not installed ({e})", remedy="pip install cuda-bindings (Linux and Windows)"
        ) from e
    try:
        status = driver.cuInit(0)
    except (RuntimeError, OSError) as e:  # raised by the bindings where libcuda cannot be loaded
        raise DeviceUnavailable(
            "the NVIDIA driver library (libcuda) is not installed",
            remedy="install the NVIDIA display driver; in a container start it with --gpus all",
        ) from e
    code = int(status[0])
    if code == 100:
        raise DeviceUnavailable(
            "the driver sees no device (CUDA_ERROR_NO_DEVICE, 100)",
            remedy="look at nvidia-smi and at CUDA_VISIBLE_DEVICES",
        )
    if code:
        raise DeviceUnavailable(
            f"cuInit failed: {_name(driver, code)} ({code})", remedy="look at nvidia-smi; restart or update the driver"
        )
    return driver


def check(status: tuple[Any, ...], what: str) -> Any:
    """The values of a driver call's answer: None, the one value, or a tuple.

    status: (CUresult, values…) as the bindings return it; what: the operation, for the error text.
    Raises CudaError, or CudaContextLost when no later call of this process can succeed.
    """
    code = int(status[0])
    if code == 0:
        return None if len(status) == 1 else status[1] if len(status) == 2 else status[1:]
    name = _name_of(status[0])
    kind = CudaContextLost if code in STICKY else CudaError
    raise kind(f"{what}: {name} ({code})", code=code, name=name, what=what)


def _name_of(result: Any) -> str:
    return str(getattr(result, "name", "")) or f"CUDA error {int(result)}"


def _name(driver: Any, code: int) -> str:
    try:
        return str(driver.CUresult(code).name)
    except ValueError:
        return "an unknown error"
