# SPDX-License-Identifier: Apache-2.0
"""Errors: whose they are wherever they surface, that none is lost, and launches that never happened."""

from __future__ import annotations

import contextlib
import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

from harness.cuda.driver import CudaContextLost
from harness.errors import ContextLost, LaunchRefused
from harness.findings import Kind
from stress.foundation import Fault, Kit, NotHere, Seen, foundation
from stress.kits import PTX, Closed, words

_READY = 600


def _no_marks(kit: Kit) -> Kit:
    class Journal(kit.Journal):  # type: ignore[name-defined,misc]
        def suspects(self) -> tuple[str, ...]:
            return ()

    return kit.but(Journal=Journal)


def _last_submitted(kit: Kit) -> Kit:
    class Journal(kit.Journal):  # type: ignore[name-defined,misc]
        def suspects(self) -> tuple[str, ...]:
            return tuple(ops[-1][1] for ops in self._ops.values() if ops)[-1:]

    return kit.but(Journal=Journal)


def _swallows(name: str, method: str) -> Callable[[Kit], Kit]:
    def plant(kit: Kit) -> Kit:
        def quiet(self: Any, *args: Any) -> Any:
            try:
                return getattr(super(Quiet, self), method)(*args)
            except ContextLost:
                return True

        Quiet = type("Quiet", (getattr(kit, name),), {method: quiet})
        return kit.but(**{name: Quiet})

    return plant


def _surface(name: str, doc: str, *faults: Fault) -> Callable[[Callable[[Kit, Any], Any]], None]:
    """A check that a trapping kernel's error, which the call raises, is given to that kernel.

    Work of other streams is finished or still waits, one op is in the stream before the kernel and one behind it.
    """

    def enter(call: Callable[[Kit, Any], Any]) -> None:
        def body(kit: Kit, seen: Seen) -> None:
            _attributed(kit, seen, call)

        blamed = Fault("the last op is blamed", "marks of what has begun and ended", _last_submitted, "err-1")
        lost = faults or (Fault("no marks", "marks of what has begun and ended", _no_marks, "err-1"),)
        foundation(f"error-surfaces-at-{name}", doc, *lost, blamed, ends=True)(body)

    return enter


def _attributed(kit: Kit, seen: Seen, call: Callable[[Kit, Any], Any]) -> None:
    context = kit.Context(kit.index)
    kit.Journal(context)
    module = kit.Module(context, PTX, "kits.ptx")
    idle, busy, bad = (kit.Stream(context, label=n) for n in ("idle", "waiting", "bad"))
    memories = [words(kit, s, 64, 1) for s in (idle, busy, bad)]
    scene = {"stream": bad, "event": kit.Event(context), "module": module, "context": context, "idle": idle,
             "memory": memories[0]}  # fmt: skip
    closed, never = Closed(kit, context, bad), Closed(kit, context, busy)
    one = ctypes.c_uint32(1)
    kit.launch(idle, module, "add", memories[0], one, block=(64, 1, 1))
    idle.synchronise()
    kit.launch(busy, module, "add", memories[1], one, block=(64, 1, 1))
    kit.launch(bad, module, "add", memories[2], one, block=(64, 1, 1))
    kit.launch(bad, module, "stop", memories[2])
    scene["event"].record(bad)
    kit.fill(bad, memories[2], 3, 16)
    closed.open()
    _until_failed(bad)
    with seen.raises(ContextLost, "the call returned as if nothing had failed") as caught:
        call(kit, scene)
    if not caught:
        return
    error = caught[0]
    never.open()
    seen.that(
        isinstance(error, CudaContextLost) and error.caused_by == ("launch of stop on stream bad",),
        "the error is not given to the kernel that trapped, and to it alone",
        Kind.SWALLOWED_ERROR,
        detail={"error": str(error)},
    )
    seen.that(getattr(error, "what", ""), "the error does not say where it was first seen", Kind.SWALLOWED_ERROR)
    with seen.raises(ContextLost, "the context can be used after it was lost"):
        kit.Stream(context)
    context.close()


def _until_failed(stream: Any) -> None:
    """Until the trap has happened; the query is the driver's own, so that the engine has not seen the error."""
    from harness.cuda.driver import api

    while int(api().cuStreamQuery(stream._handle)[0]) == _READY:
        pass


@_surface(
    "stream-synchronise", "a trap that a stream's wait meets is the trapping kernel's",
    Fault("wait says nothing", "the status of the wait", _swallows("Stream", "synchronise"), "err-1"),
)  # fmt: skip
def _(kit: Kit, scene: Any) -> None:
    scene["stream"].synchronise()


@_surface(
    "event-synchronise", "a trap that an event's wait meets is the trapping kernel's",
    Fault("wait says nothing", "the status of the wait", _swallows("Event", "synchronise"), "err-1"),
)  # fmt: skip
def _(kit: Kit, scene: Any) -> None:
    scene["event"].synchronise()


@_surface(
    "query", "a trap that a query meets is the trapping kernel's",
    Fault("query says done", "the status of the query", _swallows("Stream", "done"), "err-1"),
)  # fmt: skip
def _(kit: Kit, scene: Any) -> None:
    scene["stream"].done()


@_surface("later-launch", "a trap that a later launch on another stream meets is the trapping kernel's")
def _(kit: Kit, scene: Any) -> None:
    kit.launch(scene["idle"], scene["module"], "add", scene["memory"], ctypes.c_uint32(1), block=(64, 1, 1))


@_surface("allocation", "a trap that an allocation meets is the trapping kernel's")
def _(kit: Kit, scene: Any) -> None:
    kit.DeviceMemory(scene["context"], 4096)


@_surface("module-load", "a trap that a module's load meets is the trapping kernel's")
def _(kit: Kit, scene: Any) -> None:
    kit.Module(scene["context"], PTX, "again.ptx")


@_surface(
    "closing", "a trap that nobody had waited for is told when the context is closed",
    Fault("closing says nothing", "the wait before the end", _swallows("Context", "close"), "err-1"),
)  # fmt: skip
def _(kit: Kit, scene: Any) -> None:
    scene["context"].close()


def _launch_anyhow(kit: Kit) -> Kit:
    def launch(*args: Any, **more: Any) -> None:
        with contextlib.suppress(LaunchRefused):
            kit.launch(*args, **more)

    return kit.but(launch=launch)


@foundation(
    "launch-that-cannot-happen",
    "a launch that the device cannot hold raises, names what was asked for, and leaves memory and context as they were",
    Fault("refusal ignored", "the status of the launch", _launch_anyhow, "err-3"),
)
def impossible(kit: Kit, seen: Seen) -> None:
    context = kit.Context(kit.index)
    stream, module = kit.Stream(context), kit.Module(context, PTX, "kits.ptx")
    memory = words(kit, stream, 64, 5)
    one = ctypes.c_uint32(1)
    shapes: dict[str, dict[str, Any]] = {
        "2048 threads in a block": {"block": (2048, 1, 1)},
        "65 threads along z": {"block": (1, 1, 65)},
        "no block": {"grid": (0, 1, 1)},
        "65536 blocks along y": {"grid": (1, 65536, 1)},
        "1 MiB of shared memory": {"shared_bytes": 1 << 20},
    }
    for name, shape in shapes.items():
        with seen.raises(LaunchRefused, f"a launch with {name} passed for done"):
            kit.launch(stream, module, "add", memory, one, **shape)
        seen.that((kit.download(stream, memory).view(np.uint32) == 5).all(), f"a launch with {name} wrote")
    kit.launch(stream, module, "add", memory, one, block=(64, 1, 1))
    seen.that((kit.download(stream, memory).view(np.uint32) == 6).all(), "a good launch after refusals did not happen")
    context.close()


class Careless:
    """An engine that does not say when its context is lost, so that its process is kept."""

    def __init__(self, **options: Any) -> None:
        from harness.cuda.engine import CudaEngine

        self._engine = CudaEngine(**options)
        self.name, self.evidence, self.device = self._engine.name, self._engine.evidence, self._engine.device
        self.lost = ""

    def execute(self, *args: Any, **more: Any) -> Any:
        return self._engine.execute(*args, **more)


@foundation(
    "fault-costs-one-case",
    "after a trap the next case runs in a fresh process and is right",
    Fault(
        "process kept", "the end of a process whose context is lost",
        lambda kit: kit.but(engine="stress.failures:Careless"), "err-2",
    ),
)  # fmt: skip
def isolated(kit: Kit, seen: Seen) -> None:
    from harness.findings import Verdict
    from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr, Scalar
    from harness.schedule import Schedule
    from harness.workers import IsolatedEngine

    if not kit.engine:
        raise NotHere("no engine in a process of its own for this driver")

    def case(entry: str, *args: Any, n: int) -> Any:
        token = PreparedLaunch(Code(PTX, entry, "kits.ptx"), (1, 1, 1), (n, 1, 1))
        return Program(entry, (Buffer("p", 256, init=np.zeros(64, np.uint32)),), (Launch(0, token, (Ptr("p"), *args)),))

    with IsolatedEngine(kit.engine, timeout_s=20) as engine:
        bad = engine.execute(case("stop", n=1), Schedule())
        seen.that([f.kind for f in bad.findings] == [Kind.TRAP], f"a trap is not named: {bad.reason}")
        good = engine.execute(case("add", Scalar((3).to_bytes(4, "little")), n=64), Schedule())
        seen.that(good.status is Verdict.PASS, f"the case after a trap: {good.reason}", Kind.SWALLOWED_ERROR)
        if good.status is Verdict.PASS:
            seen.that((good.buffers["p"].view(np.uint32) == 3).all(), "the case after a trap has wrong values")
