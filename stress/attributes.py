# SPDX-License-Identifier: Apache-2.0
"""Launch attributes: cooperative grids, clusters, dependent launches, priorities, large dynamic shared memory."""

from __future__ import annotations

import ctypes
from dataclasses import replace
from typing import Any

import numpy as np

from harness.cuda.attributes import PLAIN, Attributes
from harness.errors import AssayError, LaunchRefused
from harness.findings import Kind
from stress.foundation import Fault, Kit, Seen, foundation
from stress.graph_kernels import PTX, PTX_90
from stress.graphs import place, supported, u32

_LIMIT_NS = 200_000_000
_LATE_NS = 2_000_000


def _without(name: str, value: Any) -> Any:
    """Plant: launches lose one attribute."""

    def plant(kit: Kit) -> Kit:
        def launch(*args: Any, attributes: Attributes = PLAIN, **more: Any) -> None:
            kit.launch(*args, attributes=replace(attributes, **{name: value}), **more)

        return kit.but(launch=launch)

    return plant


def _not_counted(kit: Kit) -> Kit:
    return kit.but(resident=lambda *args: None)


@foundation(
    "cooperative-launch",
    "a grid barrier is met by as many blocks as the device holds at once; one more is refused, with both numbers",
    Fault("not cooperative", "the cooperative attribute", _without("cooperative", False), "krn-18"),
    Fault("residency not computed", "the count of resident blocks", _not_counted, "krn-18"),
)
def cooperative(kit: Kit, seen: Seen) -> None:
    with place(kit) as at:
        function = at.module.function("barrier")
        with at.context.current():
            most = kit.residency(function, at.context.device, (1, 1, 1))
        blocks = kit.DeviceMemory(at.context, 4 * (most + 2), label="blocks")

        def launch(grid: int) -> None:
            kit.fill(at.a, blocks, 0, blocks.nbytes)
            kit.launch(
                at.a, at.module, "barrier", blocks, ctypes.c_uint64(_LIMIT_NS), grid=(grid, 1, 1), block=(1, 1, 1),
                attributes=Attributes(cooperative=True),
            )  # fmt: skip

        supported(lambda: launch(most), "cooperative launches")
        words = kit.download(at.a, blocks).view(np.uint32)
        met = int((words[1 : 1 + most] == most).sum())
        seen.that(met == most, f"{met} of {most} blocks met at the grid barrier", Kind.DEADLOCK)
        taken = f"{most + 1} blocks were taken for resident, {most} are"
        with seen.raises(AssayError, taken) as refused, at.context.current():
            kit.resident("barrier", function, at.context.device, (most + 1, 1, 1), (1, 1, 1))
        numbers = str(refused[0]) if refused else ""
        seen.that(str(most) in numbers and str(most + 1) in numbers, f"the refusal lacks its numbers: {numbers!r}")
        with seen.raises(LaunchRefused, f"the driver launched {most + 1} blocks cooperatively, it holds {most}"):
            launch(most + 1)
        at.a.synchronise()


@foundation(
    "cluster-launch",
    "a grid launched in clusters of 1, 2, 4 and 8 blocks runs in clusters of that size",
    Fault("no cluster", "the cluster attribute", _without("cluster", (1, 1, 1)), "krn-19"),
)
def clusters(kit: Kit, seen: Seen) -> None:
    with place(kit, PTX_90) as at:
        for size in (1, 2, 4, 8):
            at.clear()
            asked = Attributes(cluster=(size, 1, 1))
            kit.launch(at.a, at.module, "ranks", at.p, grid=(16, 1, 1), attributes=asked)
            ranks = kit.download(at.a, at.p).view(np.uint32)[:16]
            seen.that((ranks == size).all(), f"clusters of {size} were asked for, {int(ranks[0])} ran", Kind.MISMATCH)


def _no_wait(kit: Kit) -> Kit:
    def launch(stream: Any, module: Any, entry: str, *args: Any, **more: Any) -> None:
        kit.launch(stream, module, "early" if entry == "waits" else entry, *args, **more)

    return kit.but(launch=launch)


@foundation(
    "dependent-launch",
    "a launch that may begin before the one before it has ended, and waits for it inside, sees all that it wrote",
    Fault("no wait", "griddepcontrol.wait", _no_wait, "str-1"),
)
def dependent(kit: Kit, seen: Seen) -> None:
    with place(kit, PTX_90) as at:
        # Addresses, not memories: the event that a use of memory records would stand between the two launches.
        p, q = (ctypes.c_uint64(m.device) for m in (at.p, at.q))

        def follow() -> None:
            kit.launch(at.a, at.module, "waits", q, p, attributes=Attributes(programmatic=True))

        supported(follow, "programmatic dependent launch")
        at.a.synchronise()
        at.clear()
        kit.launch(at.a, at.module, "late", p, ctypes.c_uint64(_LATE_NS))
        follow()
        found = int(kit.download(at.a, at.q).view(np.uint32)[0])
        seen.that(found == 7, f"the dependent launch read {found}, should be 7", Kind.RACE)


def _level(kit: Kit) -> Kit:
    class Level(kit.Stream):  # type: ignore[name-defined,misc]
        def _make(self, ordering: Any, priority: int) -> Any:
            return super()._make(ordering, 0)

    return kit.but(Stream=Level)


@foundation(
    "priorities",
    "a stream has the priority that it was made with, and a launch may have one of its own",
    Fault("all alike", "the priority of a stream", _level, "lif-3"),
)
def of_priority(kit: Kit, seen: Seen) -> None:
    with place(kit) as at:
        with at.context.current():
            least, greatest = kit.priorities()
        seen.that(greatest <= least, f"priorities from {least} to {greatest}")
        for priority in range(greatest, least + 1):
            stream = kit.Stream(at.context, priority=priority, label="of a priority")
            with at.context.current():
                has = int(kit.check(kit.api().cuStreamGetPriority(stream.handle), "cuStreamGetPriority"))
            seen.that(has == priority, f"a stream made with priority {priority} has {has}")
            at.clear()
            kit.launch(
                stream, at.module, "bump", at.p, u32(6), block=(256, 1, 1), attributes=Attributes(priority=priority)
            )
            stream.synchronise()
            seen.that(at.words(at.p) == [6, 6], f"a launch of priority {priority} gave {at.words(at.p)}", Kind.MISMATCH)


def _not_opted_in(kit: Kit) -> Kit:
    class Modest(kit.Module):  # type: ignore[name-defined,misc]
        def function(self, entry: str, *, shared_bytes: int = 0, cluster: int = 1) -> Any:
            return super().function(entry, cluster=cluster)

    return kit.but(Module=Modest)


@foundation(
    "dynamic-shared-memory",
    "dynamic shared memory of 48 KiB - 1, 48 KiB, 48 KiB + 1 and the opt-in limit is there to its last byte",
    Fault("not opted in", "the opt-in above 48 KiB", _not_opted_in, "err-3"),
)
def large_shared(kit: Kit, seen: Seen) -> None:
    with place(kit, PTX) as at:
        limit = kit.shared_limit(at.context.device)
        for n in (1, 48 * 1024 - 1, 48 * 1024, 48 * 1024 + 1, limit - 1, limit):
            at.clear()
            try:
                kit.launch(at.a, at.module, "last_byte", at.p, u32(n), shared_bytes=n)
            except LaunchRefused as e:
                seen.that(False, f"{n} bytes of dynamic shared memory: {e}")
                continue
            found = at.words(at.p)[0]
            seen.that(found == 201, f"{n} bytes of dynamic shared memory: the last byte reads {found}", Kind.MISMATCH)
        with seen.raises(LaunchRefused, f"{limit + 1} bytes of shared memory were launched, {limit} is the most"):
            kit.launch(at.a, at.module, "last_byte", at.p, u32(limit + 1), shared_bytes=limit + 1)
        at.a.synchronise()
