# SPDX-License-Identifier: Apache-2.0
"""Small programs for the CUDA engine and its workers; the PTX is inline, for sm_75."""

from __future__ import annotations

import numpy as np

from harness.program import (
    Buffer,
    Code,
    Copy,
    Fill,
    HostSync,
    Launch,
    Op,
    PreparedLaunch,
    Program,
    Ptr,
    Record,
    Scalar,
    Wait,
)

N = 1024

# produce: p[i] = i + 7.   consume: q[i] = 2 * p[i].   add: p[i] += k (one thread an element).
PTX = """
.version 7.0
.target sm_75
.address_size 64

.visible .entry produce(.param .u64 p)
{
    .reg .b32 %r<4>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [p];
    cvta.to.global.u64 %d1, %d1;
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d2, %r1, 4;
    add.s64 %d3, %d1, %d2;
    add.s32 %r2, %r1, 7;
    st.global.u32 [%d3], %r2;
    ret;
}

.visible .entry consume(.param .u64 q, .param .u64 p)
{
    .reg .b32 %r<4>;
    .reg .b64 %d<6>;
    ld.param.u64 %d1, [q];
    ld.param.u64 %d2, [p];
    cvta.to.global.u64 %d1, %d1;
    cvta.to.global.u64 %d2, %d2;
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d3, %r1, 4;
    add.s64 %d4, %d1, %d3;
    add.s64 %d5, %d2, %d3;
    ld.global.u32 %r2, [%d5];
    shl.b32 %r3, %r2, 1;
    st.global.u32 [%d4], %r3;
    ret;
}

.visible .entry mix(.param .u64 p, .param .u32 k)
{
    .reg .b32 %r<6>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [p];
    ld.param.u32 %r1, [k];
    cvta.to.global.u64 %d1, %d1;
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %d2, %r2, 4;
    add.s64 %d3, %d1, %d2;
    ld.global.u32 %r3, [%d3];
    mad.lo.s32 %r4, %r3, 31, %r1;
    st.global.u32 [%d3], %r4;
    ret;
}

.visible .entry store_at(.param .u64 p, .param .u64 offset)
{
    .reg .b32 %r<2>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [p];
    ld.param.u64 %d2, [offset];
    cvta.to.global.u64 %d1, %d1;
    add.s64 %d3, %d1, %d2;
    mov.u32 %r1, 99;
    st.global.u32 [%d3], %r1;
    ret;
}

.visible .entry stop(.param .u64 p)
{
    trap;
    ret;
}

.visible .entry forever(.param .u64 p)
{
    .reg .pred %p<2>;
    .reg .b32 %r<2>;
    .reg .b64 %d<2>;
    ld.param.u64 %d1, [p];
    cvta.to.global.u64 %d1, %d1;
AGAIN:
    ld.volatile.global.u32 %r1, [%d1];
    setp.ne.s32 %p1, %r1, 123456789;
    @%p1 bra AGAIN;
    ret;
}

.extern .shared .align 4 .b8 dyn[];

.visible .entry through_shared(.param .u64 p, .param .u32 last)
{
    .reg .b32 %r<6>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [p];
    ld.param.u32 %r1, [last];
    cvta.to.global.u64 %d1, %d1;
    mov.u32 %r2, %tid.x;
    shl.b32 %r3, %r2, 2;
    mov.u32 %r4, dyn;
    sub.s32 %r5, %r1, %r3;
    add.s32 %r4, %r4, %r5;
    st.shared.u32 [%r4], %r2;
    ld.shared.u32 %r5, [%r4];
    mul.wide.u32 %d2, %r2, 4;
    add.s64 %d3, %d1, %d2;
    st.global.u32 [%d3], %r5;
    ret;
}

.visible .entry rank_in_cluster(.param .u64 p)
{
    .reg .b32 %r<3>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [p];
    cvta.to.global.u64 %d1, %d1;
    mov.u32 %r1, %ctaid.x;
    mul.wide.u32 %d2, %r1, 4;
    add.s64 %d3, %d1, %d2;
    st.global.u32 [%d3], %r1;
    ret;
}
"""

POINTER = (0, 8, 8)


def token(entry: str, params: tuple[tuple[int, int, int], ...], block: int = N, **more: object) -> PreparedLaunch:
    """A launch of one block of `block` threads."""
    return PreparedLaunch(Code(PTX, entry, "programs.ptx"), (1, 1, 1), (block, 1, 1), params=params, **more)  # type: ignore[arg-type]


def u64(value: int) -> Scalar:
    return Scalar(value.to_bytes(8, "little", signed=value < 0), str(value))


def u32(value: int) -> Scalar:
    return Scalar(value.to_bytes(4, "little"), str(value))


def words(name: str, role: str = "inout", n: int = N, init: bool = True) -> Buffer:
    data = np.zeros(n, np.uint32) if init else None
    return Buffer(name, 4 * n, init=data, dtype="u32", shape=(n,), role=role)  # type: ignore[arg-type]


def producer_consumer(*, ordered: bool = False) -> Program:
    """op 0 produces p on stream 0, op 1 (or 3, after an event) makes q = 2p on stream 1."""
    produce = Launch(0, token("produce", (POINTER,)), (Ptr("p"),))
    consume = Launch(1, token("consume", (POINTER, (8, 8, 8))), (Ptr("q"), Ptr("p")))
    middle: tuple[Op, ...] = (Record(0, "made"), Wait(1, "made")) if ordered else ()
    return Program("producer-consumer", (words("p"), words("q")), (produce, *middle, consume), streams=2)


PRODUCED = (np.arange(N, dtype=np.uint32) + 7) * 2


def mixing(ops: int = 100, streams: int = 4) -> Program:
    """Ops that do not commute, spread over streams: p = 31 p + k for op k; only one order gives each answer."""
    launches = tuple(Launch(k % streams, token("mix", (POINTER, (8, 4, 4))), (Ptr("p"), u32(k))) for k in range(ops))
    return Program("mixing", (words("p"),), launches, streams=streams)


def mixed(order: tuple[int, ...]) -> int:
    """What every element of `mixing` is after its ops ran in that order."""
    value = 0
    for k in order:
        value = (31 * value + k) & 0xFFFF_FFFF
    return value


def store(offset: int, *, entry: str = "store_at", before: int = 0) -> Program:
    """One 4-byte store at a byte offset from a buffer of 4 KiB, after `before` harmless launches on the stream."""
    first = tuple(Launch(0, token("mix", (POINTER, (8, 4, 4))), (Ptr("p"), u32(k))) for k in range(before))
    bad = Launch(0, token(entry, (POINTER, (8, 8, 8)), block=1), (Ptr("p"), u64(offset)))
    return Program("store", (words("p"),), (*first, bad))


def alone(entry: str, block: int = 1) -> Program:
    """One launch of an entry that takes one pointer."""
    return Program(entry, (words("p"),), (Launch(0, token(entry, (POINTER,), block), (Ptr("p"),)),))


def copies() -> Program:
    """Host to host, host to device, device to device, device to host, a fill, and host waits of every kind."""
    data = np.arange(256, dtype=np.uint8)
    buffers = (
        Buffer("h0", 256, "host", init=data, role="in"),
        Buffer("h1", 256, "host", role="out"),
        Buffer("d0", 256, role="out"),
        Buffer("d1", 256, role="out", misalign=3),
        Buffer("h2", 256, "host", role="out"),
        Buffer("untouched", 64, role="scratch"),
        Buffer("empty", 0, role="out"),
    )
    ops = (
        Copy(0, "h1", "h0", 256),
        HostSync(stream=0),
        Copy(1, "d0", "h1", 256),
        Record(1, "up"),
        HostSync(event="up"),
        Fill(2, "d1", 0x11, 256),
        HostSync(),
        Copy(2, "d1", "d0", 200, dst_offset=16, src_offset=8),
        Fill(2, "empty", 1, 0),
        Copy(2, "h2", "d1", 256),
        Wait(0, "never"),
    )
    return Program("copies", buffers, ops, streams=3)


def copied() -> np.ndarray:
    """What h2 of `copies` holds afterwards."""
    out = np.full(256, 0x11, np.uint8)
    out[16:216] = np.arange(256, dtype=np.uint8)[8:208]
    return out


def opted_in(shared_bytes: int) -> Program:
    """A launch that uses `shared_bytes` of dynamic shared memory up to its last word."""
    t = token("through_shared", (POINTER, (8, 4, 4)), shared_bytes=shared_bytes)
    return Program("opted-in", (words("p"),), (Launch(0, t, (Ptr("p"), u32(shared_bytes - 4))),))


def grid(*, cluster: int = 1, cooperative: bool = False) -> Program:
    """8 blocks, each writing its index."""
    t = PreparedLaunch(
        Code(PTX, "rank_in_cluster", "programs.ptx"), (8, 1, 1), (32, 1, 1), params=(POINTER,),
        cooperative=cooperative, cluster=(cluster, 1, 1),
    )  # fmt: skip
    return Program("grid", (words("p", n=8),), (Launch(0, t, (Ptr("p"),)),))
