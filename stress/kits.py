# SPDX-License-Identifier: Apache-2.0
"""What checks of the foundation share: kernels, doors that watch the driver or make it hostile, closed gates."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from harness.cuda.driver import api, through
from stress.foundation import Kit

# add: p[i] += k, one thread an element.   stop: traps.
PTX = """
.version 7.0
.target sm_75
.address_size 64

.visible .entry add(.param .u64 p, .param .u32 k)
{
    .reg .b32 %r<4>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [p];
    ld.param.u32 %r1, [k];
    cvta.to.global.u64 %d1, %d1;
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %d2, %r2, 4;
    add.s64 %d3, %d1, %d2;
    ld.global.u32 %r3, [%d3];
    add.s32 %r3, %r3, %r1;
    st.global.u32 [%d3], %r3;
    ret;
}

.visible .entry stop(.param .u64 p)
{
    trap;
    ret;
}
"""

SECRET = 0xEE
_BLOCKED_S = 0.5  # how long a host call may wait behind a gate before the gate is opened for it


class Door:
    """The driver as it is, but for some functions."""

    def __init__(self, instead: dict[str, Callable[..., Any]]) -> None:
        self._inner, self._instead = api(), instead

    def __getattr__(self, name: str) -> Any:
        return self._instead.get(name) or getattr(self._inner, name)


# What makes a thing, and what gives it back: the driver's own pairs.
_PAIRS = {
    "cuStreamCreate": "cuStreamDestroy", "cuEventCreate": "cuEventDestroy", "cuModuleLoadDataEx": "cuModuleUnload",
    "cuMemAlloc": "cuMemFree", "cuMemAllocManaged": "cuMemFree", "cuMemHostAlloc": "cuMemFreeHost",
    "cuCtxCreate": "cuCtxDestroy", "cuDevicePrimaryCtxRetain": "cuDevicePrimaryCtxRelease",
    "cuMemHostRegister": "cuMemHostUnregister",
}  # fmt: skip


class Balance(Door):
    """Counts what is made and given back, and stops a second destroy of one handle, which could end the process.

    twice: functions that were called again for a handle that is gone; open: how many of each are not given back.
    """

    def __init__(self) -> None:
        self.twice: set[str] = set()
        self.open: dict[str, list[int]] = {}
        self._lock = threading.Lock()
        ends = {end: self._ended(end) for end in set(_PAIRS.values())}
        super().__init__({**{made: self._made(made, end) for made, end in _PAIRS.items()}, **ends})

    def left(self) -> dict[str, int]:
        """How many calls of each destroying function are missing."""
        return {end: len(held) for end, held in self.open.items() if held}

    def _made(self, name: str, end: str) -> Callable[..., Any]:
        def make(*args: Any) -> Any:
            status = getattr(self._inner, name)(*args)
            if int(status[0]) == 0:
                by_argument = name in ("cuDevicePrimaryCtxRetain", "cuMemHostRegister")
                with self._lock:
                    self.open.setdefault(end, []).append(int(args[0] if by_argument else status[1]))
            return status

        return make

    def _ended(self, name: str) -> Callable[..., Any]:
        def end(handle: Any) -> Any:
            with self._lock:
                held = self.open.setdefault(name, [])
                if int(handle) not in held:
                    self.twice.add(name)
                    return (self._inner.CUresult.CUDA_SUCCESS,)
                held.remove(int(handle))
                if name == "cuCtxDestroy" and not held:  # the last context took along what was in it
                    self.open.clear()
            return getattr(self._inner, name)(handle)

        return end


@contextmanager
def counted() -> Iterator[Balance]:
    """Count what the block makes and gives back."""
    door = Balance()
    with through(door):
        yield door


@contextmanager
def dirty() -> Iterator[None]:
    """Inside, host memory comes from the driver with somebody's secret in it."""
    import ctypes

    cu = api()

    def filled(name: str) -> Callable[..., Any]:
        def allocate(nbytes: int, *rest: Any) -> Any:
            status = getattr(cu, name)(nbytes, *rest)
            if int(status[0]) == 0:
                ctypes.memset(int(status[1]), SECRET, nbytes)
            return status

        return allocate

    with through(Door({n: filled(n) for n in ("cuMemHostAlloc", "cuMemAllocManaged")})):
        yield


@contextmanager
def handles_used(*names: str) -> Iterator[list[tuple[str, int]]]:
    """Record (function, stream handle) of each call of these functions; the stream is their last argument."""
    cu = api()
    used: list[tuple[str, int]] = []

    def watched(name: str) -> Callable[..., Any]:
        def enter(*args: Any) -> Any:
            used.append((name, int(args[-1])))
            return getattr(cu, name)(*args)

        return enter

    with through(Door({n: watched(n) for n in names})):
        yield used


class Closed:
    """A closed gate before a stream's later work. `blocked` runs a host call that may wait behind it."""

    def __init__(self, kit: Kit, context: Any, stream: Any) -> None:
        self._gate = kit.Gate(context, 1, wait_value=True, limit_s=10.0)
        self._gate.wait(stream, 1)
        self.forced = False

    def open(self) -> None:
        """Let the work through."""
        self._gate.open()

    @contextmanager
    def forcing(self) -> Iterator[None]:
        """A call inside that does not return is let go after a while; `forced` says that this happened."""
        over = threading.Event()

        def watch() -> None:
            if not over.wait(_BLOCKED_S):
                self.forced = True
                self._gate.open()

        guard = threading.Thread(target=watch, daemon=True)
        guard.start()
        try:
            yield
        finally:
            over.set()
            guard.join()


def objects(kit: Kit, context: Any) -> list[Any]:
    """A stream, an event recorded on it, and memory that it filled: each depends on the others."""
    stream, event, memory = kit.Stream(context), kit.Event(context), kit.DeviceMemory(context, 1024)
    kit.fill(stream, memory, 1, 1024)
    event.record(stream)
    stream.synchronise()
    return [stream, event, memory]


class Reader:
    """Reads device or host memory on a stream of its own into memory made before any gate closed: it waits for nobody.

    Made of the engine's own objects, not of a kit's: what a fault did is seen, not covered.
    """

    def __init__(self, context: Any, nbytes: int) -> None:
        from harness.cuda.host import Pinned
        from harness.cuda.stream import Stream

        self._stream, self._memory = Stream(context), Pinned(context, nbytes)

    def read(self, memory: Any) -> Any:
        """Its bytes as they are now."""
        from harness.cuda.work import copy

        copy(self._stream, self._memory, memory, memory.nbytes)
        self._stream.synchronise()
        return self._memory.view.copy()


def words(kit: Kit, stream: Any, n: int, value: int) -> Any:
    """Device memory of n 32-bit words of one value."""
    memory = kit.DeviceMemory(stream.context, 4 * n)
    kit.upload(stream, memory, np.full(n, value, np.uint32))
    return memory
