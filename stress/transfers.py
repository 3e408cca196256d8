# SPDX-License-Identifier: Apache-2.0
"""Memory: what is in it on first sight, what copies do, what may be touched while they are in flight, pools, peers."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import numpy as np

from harness.cuda.driver import api, check
from harness.cuda.resource import InFlight
from harness.errors import UsageError
from harness.findings import Kind
from stress.foundation import Fault, Kit, NotHere, Seen, foundation
from stress.kits import Closed, Reader, dirty, handles_used, words


def _unzeroed(name: str) -> Callable[[Kit], Kit]:
    def plant(kit: Kit) -> Kit:
        class AsFound(getattr(kit, name)):  # type: ignore[misc]
            def _show(self, address: int, nbytes: int) -> None:
                import ctypes

                self._view = np.frombuffer((ctypes.c_uint8 * nbytes).from_address(address), dtype=np.uint8)

        return kit.but(**{name: AsFound})

    return plant


@foundation(
    "memory-on-first-sight",
    "pinned and managed memory is zero when it is first seen, whatever the driver hands out",
    Fault("pinned memory as found", "zeroing before it is shown", _unzeroed("Pinned"), "mem-1"),
    Fault("managed memory as found", "zeroing before it is shown", _unzeroed("Managed"), "mem-1"),
)
def first_sight(kit: Kit, seen: Seen) -> None:
    context = kit.Context(kit.index)
    with dirty():
        for name in ("Pinned", "Managed"):
            for nbytes in (1, 4096, 1 << 20):
                memory = getattr(kit, name)(context, nbytes)
                seen.that(not memory.view.any(), f"{memory.kind} shows what somebody else left in it")
                memory.close()
    context.close()


def _copy_with(change: Callable[[Kit, Any], Callable[..., None]]) -> Callable[[Kit], Kit]:
    return lambda kit: kit.but(copy=change(kit, kit.copy))


def _elsewhere(kit: Kit, copy: Any) -> Callable[..., None]:
    def moved(stream: Any, *args: Any, **more: Any) -> None:
        copy(kit.Stream(stream.context), *args, **more)

    return moved


def _backwards(kit: Kit, copy: Any) -> Callable[..., None]:
    return lambda stream, dst, src, nbytes, **more: copy(stream, src, dst, nbytes, **more)


def _whole_words(kit: Kit, copy: Any) -> Callable[..., None]:
    return lambda stream, dst, src, nbytes, **more: copy(stream, dst, src, nbytes // 4 * 4, **more)


def _whole_source(kit: Kit, copy: Any) -> Callable[..., None]:
    return lambda stream, dst, src, nbytes, **more: copy(stream, dst, src, src.nbytes)


def _unchecked(kit: Kit, copy: Any) -> Callable[..., None]:
    def anyhow(*args: Any, **more: Any) -> None:
        with contextlib.suppress(UsageError):
            copy(*args, **more)

    return anyhow


@foundation(
    "copies",
    "copies of all four directions wait for their stream, move exactly their bytes, and overlapping ones are refused",
    Fault("another stream", "the stream asked for", _copy_with(_elsewhere), "mem-2"),
    Fault("the other direction", "the direction asked for", _copy_with(_backwards), "mem-2"),
    Fault("whole words only", "the last bytes", _copy_with(_whole_words), "mem-2"),
    Fault("the whole source", "the size asked for", _copy_with(_whole_source), "mem-2"),
    Fault("overlaps accepted", "the rule that ranges do not overlap", _copy_with(_unchecked), "mem-2"),
)
def copies(kit: Kit, seen: Seen) -> None:
    context = kit.Context(kit.index)
    stream = kit.Stream(context)
    n = 4099
    reader = Reader(context, n)
    data = (np.arange(n) * 7 % 251).astype(np.uint8)
    for to in ("DeviceMemory", "Pinned"):
        for origin in ("DeviceMemory", "Pinned"):
            way = f"from {origin} to {to}"
            dst, src = getattr(kit, to)(context, n), getattr(kit, origin)(context, n)
            kit.upload(stream, src, data)
            for nbytes, at, start in ((1, 0, 0), (3, 5, 2), (4095, 1, 3), (n, 0, 0)):
                kit.fill(stream, dst, 0xA5, n)
                closed = Closed(kit, context, stream)
                kit.copy(stream, dst, src, nbytes, dst_offset=at, src_offset=start)
                before = reader.read(dst)
                seen.that((before == 0xA5).all(), f"a copy {way} did not wait for its stream", Kind.RACE)
                closed.open()
                stream.synchronise()
                expected = np.full(n, 0xA5, np.uint8)
                expected[at : at + nbytes] = data[start : start + nbytes]
                seen.that((reader.read(dst) == expected).all(), f"a copy {way} moved other bytes", Kind.MISMATCH)
                seen.that((reader.read(src) == data).all(), f"a copy {way} changed its source", Kind.MISMATCH)
                if seen.findings:
                    return
    for dst_at, src_at in ((0, 1), (1, 0), (0, 0), (0, 1023)):
        with seen.raises(UsageError, "a copy of ranges that overlap is accepted", Kind.CONTRACT_BREACH):
            kit.copy(stream, src, src, 1024, dst_offset=dst_at, src_offset=src_at)
    for nbytes, at in ((n + 1, 0), (1, n), (-1, 0), (1, -1)):
        with seen.raises(UsageError, "a copy that leaves its memory is accepted", Kind.CONTRACT_BREACH):
            kit.copy(stream, dst, src, nbytes, dst_offset=at)
    context.close()


def _unwatched(kit: Kit) -> Kit:
    class Pinned(kit.Pinned):  # type: ignore[name-defined,misc]
        def use(self, stream: Any) -> None:
            pass

    return kit.but(Pinned=Pinned)


@foundation(
    "host-memory-in-flight",
    "host memory that a copy behind a closed gate will use is neither shown nor freed until the stream passed",
    Fault("uses not kept", "the record of what work uses", _unwatched, "str-4"),
)
def in_flight(kit: Kit, seen: Seen) -> None:
    context = kit.Context(kit.index)
    stream = kit.Stream(context)
    device, host = kit.DeviceMemory(context, 256), kit.Pinned(context, 256)
    for dst, src in ((device, host), (host, device)):
        kit.fill(stream, device, 7, 256)
        stream.synchronise()
        closed = Closed(kit, context, stream)
        kit.copy(stream, dst, src, 256)
        with seen.raises(InFlight, "host memory is shown while a copy uses it", Kind.RACE):
            host.view[:] = 9
        if seen.findings:
            break
        with seen.raises(InFlight, "host memory is freed while a copy uses it", Kind.USE_AFTER_FREE):
            host.close()
        closed.open()
        stream.synchronise()
        seen.that(host.view.size == 256, "host memory is not shown after the stream passed")
    closed.open()
    context.close()


def _forgets_uses(kit: Kit) -> Kit:
    class Pool(kit.Pool):  # type: ignore[name-defined,misc]
        def give(self, block: Any) -> None:
            block._uses.clear()
            super().give(block)

    return kit.but(Pool=Pool)


@foundation(
    "pool-reuse",
    "a block given back while its work waits behind a closed gate is not written by another stream before that",
    Fault("no recycle events", "the events of the work that used a block", _forgets_uses, "str-3"),
)
def pool(kit: Kit, seen: Seen) -> None:
    context = kit.Context(kit.index)
    first, second = kit.Stream(context, label="first"), kit.Stream(context, label="second")
    out = kit.DeviceMemory(context, 4096)
    lender = kit.Pool(context, 4096)
    block = lender.take(4096, first)
    kit.fill(first, block, 1, 4096)
    first.synchronise()
    closed = Closed(kit, context, first)
    kit.copy(first, out, block, 4096)  # reads the block, some time
    lender.give(block)
    again = lender.take(4096, second)
    kit.fill(second, again, 2, 4096)
    seen.that(not second.done() or again is not block, "another stream has written a block still to be read", Kind.RACE)
    closed.open()
    second.synchronise()
    got = kit.download(first, out)
    seen.that((got == 1).all(), "a block's reader got what the next owner wrote", Kind.MISMATCH)
    with seen.raises(UsageError, "a pool hands out more than its limit", Kind.CONTRACT_BREACH):
        lender.take(4096, first)
    lender.give(again)
    lender.close()
    seen.that(lender.reserved == 0, "a closed pool keeps memory")
    context.close()


def _falls_back(kit: Kit) -> Kit:
    def fill(stream: Any, dst: Any, value: int, nbytes: int, *, offset: int = 0) -> None:
        with stream.context.current():
            check(api().cuMemsetD8Async(dst.device + offset, value, nbytes, 0), "cuMemsetD8Async")

    return kit.but(fill=fill)


@foundation(
    "no-default-stream",
    "no op that was given a stream reaches the driver with the default one",
    Fault("fill on the default stream", "the stream asked for", _falls_back, "str-6"),
)
def no_default(kit: Kit, seen: Seen) -> None:
    context = kit.Context(kit.index)
    stream = kit.Stream(context)
    names = ("cuMemsetD8Async", "cuMemcpyDtoHAsync", "cuMemcpyHtoDAsync", "cuMemcpyDtoDAsync")
    with handles_used(*names) as used:
        memory, other = words(kit, stream, 64, 1), kit.DeviceMemory(context, 256)
        kit.fill(stream, memory, 3, 256)
        kit.copy(stream, other, memory, 256)
        kit.download(stream, other)
    seen.that({name for name, _ in used} == set(names), "an op did not reach the driver")
    fallen = sorted({name for name, handle in used if handle in (0, 1, 2)})
    seen.that(not fallen, f"on the default stream: {', '.join(fallen)}", Kind.RACE)
    context.close()


@foundation(
    "peer-access",
    "memory of each device is copied to each other one and comes back whole",
    Fault(
        "copy within one device", "the peer's context", lambda kit: kit.but(peer=lambda i, n: i), "mem-2",
    ),
    devices=2,
)  # fmt: skip
def peers(kit: Kit, seen: Seen) -> None:
    cu = api()
    count = int(check(cu.cuDeviceGetCount(), "cuDeviceGetCount"))
    if count < 2:
        raise NotHere(f"this needs 2 devices, and {count} is here")
    peer = getattr(kit, "peer", lambda i, n: i)
    faulty = hasattr(kit, "peer")
    contexts = [kit.Context(i) for i in range(count)]
    data = (np.arange(4096) % 251).astype(np.uint8)
    for i, a in enumerate(contexts):
        for j, b in enumerate(contexts):
            if i == j:
                continue
            one, two = kit.Stream(a), kit.Stream(b)
            src, dst = kit.DeviceMemory(a, 4096), kit.DeviceMemory(b, 4096)
            kit.upload(one, src, data)
            kit.fill(two, dst, 0, 4096)
            two.synchronise()
            with a.current():
                target = contexts[peer(i, count)] if faulty else b
                to = src if faulty else dst
                check(
                    cu.cuMemcpyPeerAsync(to.address, target.handle, src.address, a.handle, 4096, one.handle),
                    "cuMemcpyPeerAsync",
                )
                one.synchronise()
            seen.that((kit.download(two, dst) == data).all(), f"bytes from device {i} did not reach {j}", Kind.MISMATCH)
    for c in contexts:
        c.close()
