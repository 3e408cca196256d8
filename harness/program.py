# SPDX-License-Identifier: Apache-2.0
"""Program: buffers and the operations that touch them, on streams. Everything that runs is one.

Ops are listed in the order the host submits them. Stream 0 … n-1 are non-blocking streams of the program.
The type knows nothing of engines; `harness.order` computes what orders what.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import numpy.typing as npt


@dataclass(frozen=True, slots=True, eq=False)
class Buffer:
    """One allocation, sized exactly.

    Attributes:
        name: unique in the program, shown in findings ("x+28").
        nbytes: its size.
        kind: "device", or "host" (pinned host memory, only copies touch it).
        init: initial bytes (any dtype, viewed as uint8), written before op 0; None: uninitialised (poisoned on a GPU).
        dtype, shape: how to show and compare it; dtype is an element name ("f32", "u8", …).
        role: "in", "out", "inout", "scratch": `out` must be written completely, `in` must not change.
        alignment: of its first byte; misalign: extra bytes before the first, to give an unaligned base.
    """

    name: str
    nbytes: int
    kind: Literal["device", "host"] = "device"
    init: npt.NDArray[Any] | None = None
    dtype: str = "u8"
    shape: tuple[int, ...] = ()
    role: Literal["in", "out", "inout", "scratch"] = "inout"
    alignment: int = 256
    misalign: int = 0


@dataclass(frozen=True, slots=True)
class Ptr:
    """A kernel argument: the address of byte `offset` of a buffer."""

    buffer: str
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Scalar:
    """A kernel argument by value: its little-endian bytes, of the parameter's width. `text` is for people."""

    data: bytes
    text: str = ""


@dataclass(frozen=True, slots=True)
class TensorMap:
    """A kernel argument by value (128 bytes, aligned to 64): a tiled tensor map of a buffer; see `harness.tensormap`.

    Attributes:
        buffer, offset: where element 0 lies.
        dtype: element type ("f32", "bf16", …).
        shape: extents in elements, innermost dimension first, as the driver has them; strides: bytes from one element
            to the next along each dimension but the innermost.
        box: extents of a box; steps: element strides within it (none: all 1).
        swizzle: 0, 32, 64 or 128 bytes. What lies outside the tensor reads as zero.
    """

    buffer: str
    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]
    offset: int = 0
    steps: tuple[int, ...] = ()
    swizzle: int = 0


Arg: TypeAlias = Ptr | Scalar | TensorMap


@dataclass(frozen=True, slots=True, eq=False)
class Code:
    """A PTX text and one entry of it. `file` is the name shown in findings; `source` maps source names to text."""

    ptx: str
    entry: str
    file: str = "kernel.ptx"
    source: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class PreparedLaunch:
    """The token `harness.contract.prepare` returns, bound to kernel, geometry and device; what an engine launches.

    grid, block: 3-tuples (x, y, z); shared_bytes: dynamic shared memory; params: (offset, size, align) of each
    parameter in the parameter block; cooperative: all blocks must be resident at once; cluster: blocks per cluster.
    """

    code: Code
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared_bytes: int = 0
    params: tuple[tuple[int, int, int], ...] = ()
    cooperative: bool = False
    cluster: tuple[int, int, int] = (1, 1, 1)
    name: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Launch:
    """Run a kernel.

    Attributes:
        allow_race: (PTX line or source text, why) pairs that the contract declares harmless.
        declared: (reads, writes) the contract allows it, each a tuple of (buffer, begin, end) byte ranges; None:
            unknown, so that `harness.order` falls back on the roles of the buffers it is given.
    """

    stream: int
    token: PreparedLaunch
    args: tuple[Arg, ...]
    allow_race: tuple[tuple[str, str], ...] = ()
    declared: tuple[tuple[tuple[str, int, int], ...], tuple[tuple[str, int, int], ...]] | None = None


@dataclass(frozen=True, slots=True)
class Copy:
    """Asynchronous copy of nbytes between buffers (any kinds; the direction follows from them)."""

    stream: int
    dst: str
    src: str
    nbytes: int
    dst_offset: int = 0
    src_offset: int = 0


@dataclass(frozen=True, slots=True)
class Fill:
    """Asynchronous memset of nbytes with one byte value."""

    stream: int
    dst: str
    value: int
    nbytes: int
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """Record event `event` on a stream. Recording again moves the event."""

    stream: int
    event: str


@dataclass(frozen=True, slots=True)
class Wait:
    """The stream waits for the newest record of `event` submitted before this op; none: no wait (CUDA's rule)."""

    stream: int
    event: str


@dataclass(frozen=True, slots=True)
class HostSync:
    """The host waits for a stream, or for an event's newest record, or for everything (both None)."""

    stream: int | None = None
    event: str | None = None


Op: TypeAlias = Launch | Copy | Fill | Record | Wait | HostSync


@dataclass(frozen=True, slots=True, eq=False)
class Program:
    """Buffers, and ops in submission order on `streams` streams. name is shown in findings and pages."""

    name: str
    buffers: tuple[Buffer, ...]
    ops: tuple[Op, ...]
    streams: int = 1

    def buffer(self, name: str) -> Buffer:
        """The buffer of that name. Raises KeyError."""
        for b in self.buffers:
            if b.name == name:
                return b
        raise KeyError(name)
