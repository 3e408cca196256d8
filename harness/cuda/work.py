# SPDX-License-Identifier: Apache-2.0
"""Single ops on a stream, checked before the driver sees them: launches, copies of every direction, fills."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from harness.cuda.allocation import Memory
from harness.cuda.attributes import PLAIN, Attributes
from harness.cuda.driver import CudaError, api, check
from harness.cuda.host import Bytes, Pinned
from harness.cuda.module import JitModule
from harness.cuda.stream import Stream
from harness.errors import LaunchRefused, UsageError

Argument = Memory | ctypes.c_uint32 | ctypes.c_uint64

# Driver API manual, CUresult: 1 invalid value, 701 too many resources, 720 cooperative launch too large.
_REFUSED = frozenset({1, 2, 9, 701, 720})


def launch(
    stream: Stream, module: JitModule, entry: str, *args: Argument,
    grid: Sequence[int] = (1, 1, 1), block: Sequence[int] = (1, 1, 1), shared_bytes: int = 0,
    attributes: Attributes = PLAIN,
) -> None:  # fmt: skip
    """Launch an entry; memory among the arguments is passed by its device address and counts as used.

    Raises LaunchRefused when the driver does not launch it, CudaContextLost when earlier work failed.
    """
    context = stream.context
    with context.current(), _entered(stream, f"launch of {entry}"):
        function = module.function(entry, shared_bytes=shared_bytes, cluster=prod(attributes.cluster))
        held: list[Any] = []
        for a in args:
            if isinstance(a, Memory):
                a.handle  # noqa: B018 - raises Gone
                held.append(ctypes.c_uint64(a.device))
            else:
                held.append(a)
        pointers = (ctypes.c_void_p * max(1, len(held)))(*(ctypes.addressof(a) for a in held))
        params = ctypes.addressof(pointers)
        if attributes.plain:
            status = api().cuLaunchKernel(function, *grid, *block, shared_bytes, stream.handle, params, 0)
        else:
            config = attributes.config(grid, block, shared_bytes, stream.handle)
            status = api().cuLaunchKernelEx(config, function, params, 0)
        try:
            check(status, f"launch of {entry}")
        except CudaError as e:
            if e.code in _REFUSED:
                raise LaunchRefused(
                    f"{e}: nothing was launched", required="a launch that the device can hold",
                    actual=f"grid {tuple(grid)}, block {tuple(block)}, {shared_bytes} bytes of shared memory",
                ) from e  # fmt: skip
            raise
    for a in args:
        if isinstance(a, Memory):
            a.use(stream)


def copy(stream: Stream, dst: Memory, src: Memory, nbytes: int, *, dst_offset: int = 0, src_offset: int = 0) -> None:
    """Copy on the stream, in the direction that the two memories have; the host does not wait.

    Raises UsageError for ranges that leave their memory or overlap.
    """
    _inside(dst, dst_offset, nbytes)
    _inside(src, src_offset, nbytes)
    to, origin = dst.address + dst_offset, src.address + src_offset
    if nbytes and abs(to - origin) < nbytes:
        raise UsageError(f"a copy of {nbytes} bytes from {src} to {dst}: the ranges overlap")
    if nbytes == 0:
        return
    cu = api()
    with stream.context.current(), _entered(stream, f"copy of {nbytes} bytes"):
        if dst.on_host and src.on_host:
            # By the host's addresses the driver may block the host; by the device's it is a copy like any other.
            check(
                cu.cuMemcpyDtoDAsync(dst.device + dst_offset, src.device + src_offset, nbytes, stream.handle),
                "cuMemcpyDtoDAsync between host memories",
            )
        elif dst.on_host:
            check(cu.cuMemcpyDtoHAsync(to, origin, nbytes, stream.handle), "cuMemcpyDtoHAsync")
        elif src.on_host:
            check(cu.cuMemcpyHtoDAsync(to, origin, nbytes, stream.handle), "cuMemcpyHtoDAsync")
        else:
            check(cu.cuMemcpyDtoDAsync(to, origin, nbytes, stream.handle), "cuMemcpyDtoDAsync")
    dst.use(stream)
    src.use(stream)


def fill(stream: Stream, dst: Memory, value: int, nbytes: int, *, offset: int = 0) -> None:
    """Set nbytes to one byte value, on the stream. Raises UsageError for a range that leaves the memory."""
    _inside(dst, offset, nbytes)
    if nbytes == 0:
        return
    with stream.context.current(), _entered(stream, f"fill of {nbytes} bytes"):
        check(api().cuMemsetD8Async(dst.device + offset, value, nbytes, stream.handle), "cuMemsetD8Async")
    dst.use(stream)


def upload(stream: Stream, dst: Memory, data: npt.NDArray[Any]) -> None:
    """Copy an array to memory on the stream, through pinned memory: the array may change as soon as this returns."""
    raw = np.ascontiguousarray(data).reshape(-1).view(np.uint8)
    if not raw.size:
        return
    staging = Pinned(stream.context, raw.size, label="upload")
    staging.view[:] = raw
    copy(stream, dst, staging, raw.size)
    stream.synchronise()
    staging.close()


def download(stream: Stream, src: Memory, nbytes: int | None = None) -> Bytes:
    """The memory's bytes as they are when the stream's work so far is done; the host waits for that stream alone."""
    n = src.nbytes if nbytes is None else nbytes
    if n == 0:
        return np.empty(0, dtype=np.uint8)
    staging = Pinned(stream.context, n, label="download")
    copy(stream, staging, src, n)
    stream.synchronise()
    out = staging.view.copy()
    staging.close()
    return out


def _inside(memory: Memory, offset: int, nbytes: int) -> None:
    if offset < 0 or nbytes < 0 or offset + nbytes > memory.nbytes:
        raise UsageError(f"bytes {offset} to {offset + nbytes} of {memory}, which has {memory.nbytes}")


def _entered(stream: Stream, what: str) -> AbstractContextManager[None]:
    journal = stream.context.journal
    return nullcontext() if journal is None or stream.recording is not None else journal.op(stream, what)
