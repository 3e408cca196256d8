# SPDX-License-Identifier: Apache-2.0
"""Graphs: recorded and not executed, replayed bit for bit, refused where they cannot be, never run on freed memory."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np

from harness.errors import AssayError
from harness.findings import Kind
from stress.foundation import Fault, Kit, NotHere, Seen, foundation
from stress.graph_kernels import PTX

N = 256


def u32(value: int) -> ctypes.c_uint32:
    """A kernel argument."""
    return ctypes.c_uint32(value)


class Place:
    """A context with two streams, a module and three memories, closed in the end whatever happened."""

    def __init__(self, kit: Kit, ptx: str = PTX) -> None:
        self.kit, self.context = kit, kit.Context(kit.index)
        self.a, self.b = (kit.Stream(self.context, label=x) for x in "ab")
        self.module = kit.Module(self.context, ptx, "graphs.ptx")
        self.p, self.q, self.r = (kit.DeviceMemory(self.context, 4 * N, label=x) for x in "pqr")
        self.clear()

    def clear(self) -> None:
        """All memory becomes zeros."""
        for m in (self.p, self.q, self.r):
            self.kit.fill(self.a, m, 0, 4 * N)
        self.a.synchronise()

    def bump(self, stream: Any, memory: Any, k: int) -> None:
        """Each word w of the memory becomes 31 w + k."""
        self.kit.launch(stream, self.module, "bump", memory, u32(k), block=(N, 1, 1))

    def words(self, memory: Any) -> list[int]:
        """The first and the last word."""
        found = self.kit.download(self.a, memory).view(np.uint32)
        return [int(found[0]), int(found[-1])]


@contextmanager
def place(kit: Kit, ptx: str = PTX) -> Iterator[Place]:
    """A `Place`, closed in the end."""
    made = Place(kit, ptx)
    try:
        yield made
    finally:
        made.context.close()


def forked(at: Place, k: int) -> None:
    """p bumped twice; q, on a stream that forks from it and joins it again, a copy of p between, bumped; r filled."""
    kit = at.kit
    fork, join = kit.Event(at.context), kit.Event(at.context)
    at.bump(at.a, at.p, k)
    fork.record(at.a)
    at.b.wait(fork)
    kit.copy(at.b, at.q, at.p, 4 * N)
    at.bump(at.b, at.q, k + 1)
    kit.fill(at.b, at.r, k & 0xFF, 4 * N)
    join.record(at.b)
    at.a.wait(join)
    at.bump(at.a, at.p, k + 2)


def _executing(kit: Kit) -> Kit:
    """Launches that a capture should only record run at once as well."""

    def launch(stream: Any, module: Any, entry: str, *args: Any, **more: Any) -> None:
        kit.launch(stream, module, entry, *args, **more)
        if stream.recording is not None:
            aside = kit.Stream(stream.context, label="aside")
            kit.launch(aside, module, entry, *args, **more)

    return kit.but(launch=launch)


@foundation(
    "capture-records-only",
    "captured launches, copies, fills, forks and joins do nothing until the graph is launched, then what eager does",
    Fault("executes", "the rule that a capture only records", _executing, "grf-1"),
)
def records_only(kit: Kit, seen: Seen) -> None:
    with place(kit) as at:
        forked(at, 5)
        eager = [at.words(m) for m in (at.p, at.q, at.r)]
        at.clear()
        with kit.capture(at.a) as graph:
            forked(at, 5)
        at.a.synchronise()
        at.b.synchronise()
        nothing = [at.words(m) for m in (at.p, at.q, at.r)]
        seen.that(nothing == [[0, 0]] * 3, f"a capture executed: words {nothing} before any launch", Kind.MISMATCH)
        at.clear()
        graph.executable().launch(at.a)
        replayed = [at.words(m) for m in (at.p, at.q, at.r)]
        seen.that(replayed == eager, f"a replay gave {replayed}, the eager run {eager}", Kind.MISMATCH)


def _reversed(kit: Kit) -> Kit:
    def chained_backwards(graph: Any, adders: list[Callable[[Any, Any], Any]]) -> list[Any]:
        return list(kit.chained(graph, adders[::-1]))[::-1]

    return kit.but(chained=chained_backwards)


def _unchanged(kit: Kit) -> Kit:
    class Deaf(kit.Graph):  # type: ignore[name-defined,misc]
        def executable(self) -> Any:
            made = super().executable()
            made.set_kernel = lambda *args, **more: None
            return made

    return kit.but(Graph=Deaf)


@foundation(
    "replay-equals-eager",
    "replays of a graph built node by node, its parameters changed between, equal the eager runs bit for bit",
    Fault("edge reversed", "the direction of the graph's edges", _reversed, "grf-1"),
    Fault("parameters not updated", "the update of a node's arguments", _unchanged, "grf-1"),
)
def replay_equals_eager(kit: Kit, seen: Seen) -> None:
    ks = [3, 3, 8, 1]
    with place(kit) as at:
        for k in ks:
            at.bump(at.a, at.p, k)
            at.bump(at.a, at.p, 100)
            kit.copy(at.a, at.q, at.p, 4 * N)
            at.bump(at.a, at.q, 9)
        eager = [at.words(m) for m in (at.p, at.q)]
        at.clear()
        bump = at.module.function("bump")

        def arguments(memory: Any, k: int) -> tuple[int, Any]:
            address, keep = kit.parameters((ctypes.c_uint64(memory.device), u32(k)))
            return address, keep

        def node(memory: Any, k: int) -> Callable[[Any, Any], Any]:
            at_, keep = arguments(memory, k)

            def add(graph: Any, after: Any) -> Any:
                graph.keep(keep)
                graph.uses(memory)
                return graph.kernel(bump, (1, 1, 1), (N, 1, 1), 0, at_, after)

            return add

        def copied(graph: Any, after: Any) -> Any:
            return graph.copy(at.q.device, at.p.device, 4 * N, ("device", "device"), after)

        graph = kit.Graph(at.context, "bumps")
        nodes = kit.chained(graph, [node(at.p, ks[0]), node(at.p, 100), copied, node(at.q, 9)])
        ready = graph.executable()
        for left, k in zip(reversed(range(len(ks))), ks, strict=True):
            at_, _keep = arguments(at.p, k)
            ready.set_kernel(nodes[0], bump, (1, 1, 1), (N, 1, 1), 0, at_)
            if not left:
                graph.close()  # its nodes are named no more; what is executable does not need it
            ready.launch(at.a)
            at.a.synchronise()
        replayed = [at.words(m) for m in (at.p, at.q)]
        seen.that(replayed == eager, f"{len(ks)} replays gave {replayed}, the eager runs {eager}", Kind.MISMATCH)


def _left_open(kit: Kit) -> Kit:
    @contextmanager
    def capture(stream: Any, **more: Any) -> Iterator[Any]:
        with stream.context.current():
            kit.check(kit.api().cuStreamBeginCapture(stream.handle, kit.api().CUstreamCaptureMode(2)), "begin")
        yield None  # after an exception nobody ends it
        with stream.context.current():
            kit.check(kit.api().cuStreamEndCapture(stream.handle), "end")

    return kit.but(capture=capture)


def _silent(kit: Kit) -> Kit:
    class Patient(kit.Stream):  # type: ignore[name-defined,misc]
        def synchronise(self) -> None:
            if self.recording is None:
                super().synchronise()

        def done(self) -> bool:
            return True if self.recording is not None else super().done()

    return kit.but(Stream=Patient)


@foundation(
    "capture-refuses",
    "a query, a host wait, an allocation or an unjoined stream inside a capture is refused, and the capture is closed",
    Fault("left open", "the end of a capture after an error", _left_open, "grf-3"),
    Fault("silent", "the refusal of host waits and queries of a captured stream", _silent, "grf-3"),
)
def refuses(kit: Kit, seen: Seen) -> None:
    with place(kit) as at:
        inside = kit.Event(at.context)

        def recorded_query() -> None:
            inside.record(at.a)
            inside.done()

        def unjoined() -> None:
            inside.record(at.a)
            at.b.wait(inside)
            at.bump(at.b, at.q, 1)

        tries: dict[str, Callable[[], Any]] = {
            "a host wait": at.a.synchronise,
            "a query": at.a.done,
            "a query of an event recorded inside": recorded_query,
            "an allocation": lambda: kit.DeviceMemory(at.context, 1 << 20),
            "a stream that is not joined": unjoined,
            "an exception of the caller": lambda: (_ for _ in ()).throw(AssayError("the caller's")),
        }
        for what, attempt in tries.items():
            with seen.raises(AssayError, f"{what} inside a capture was not refused"), kit.capture(at.a):
                at.bump(at.a, at.p, 1)
                attempt()
            try:
                at.clear()
                at.bump(at.a, at.p, 2)
                at.bump(at.b, at.q, 4)
                at.b.synchronise()
                after = [at.words(at.p), at.words(at.q)]
                seen.that(after == [[2, 2], [4, 4]], f"after {what} inside a capture its streams give {after}")
            except AssayError as e:
                seen.that(False, f"after {what} inside a capture it is still open: {e}")
                return


def _careless(kit: Kit) -> Kit:
    class Trusting(kit.Graph):  # type: ignore[name-defined,misc]
        def uses(self, memory: Any) -> None:
            pass

    @contextmanager
    def capture(stream: Any, **more: Any) -> Iterator[Any]:
        with kit.capture(stream, **more) as graph:
            yield graph
        graph.memories.clear()

    return kit.but(Graph=Trusting, capture=capture)


@foundation(
    "replay-after-free",
    "a graph whose memory was freed, its address given away again, is not launched",
    Fault("not looked at", "the check of a graph's memory before a launch", _careless, "grf-2"),
)
def after_free(kit: Kit, seen: Seen) -> None:
    with place(kit) as at:
        with kit.capture(at.a) as captured:
            at.bump(at.a, at.p, 3)
        address, keep = kit.parameters((ctypes.c_uint64(at.p.device), u32(3)))
        built = kit.Graph(at.context, "built")
        built.keep(keep)
        built.uses(at.p)
        built.kernel(at.module.function("bump"), (1, 1, 1), (N, 1, 1), 0, address)
        ready_of = {graph: graph.executable() for graph in (captured, built)}
        for ready in ready_of.values():
            ready.launch(at.a)
        at.a.synchronise()
        at.p.close()
        other = kit.DeviceMemory(at.context, 4 * N, label="other")
        kit.fill(at.a, other, 0, 4 * N)
        at.a.synchronise()
        for graph, ready in ready_of.items():
            with seen.raises(AssayError, f"{graph} was replayed after its memory was freed", Kind.USE_AFTER_FREE):
                graph.executable().launch(at.a)
            with seen.raises(AssayError, f"{graph}, made executable before, was replayed", Kind.USE_AFTER_FREE):
                ready.launch(at.a)


def supported(attempt: Callable[[], Any], what: str) -> Any:
    """What it returns. Raises NotHere where the device or driver has none (CUresult 801)."""
    try:
        return attempt()
    except AssayError as e:
        if getattr(e, "code", 0) == 801:
            raise NotHere(f"this device has no {what}") from e
        raise


def _leaking(kit: Kit) -> Kit:
    class Leaking(kit.Graph):  # type: ignore[name-defined,misc]
        def free(self, address: int, after: Any = ()) -> Any:
            return self.empty(after)

    return kit.but(Graph=Leaking)


@foundation(
    "memory-nodes",
    "a graph allocates, uses and frees memory of its own at each launch",
    Fault("not freed", "the node that frees", _leaking, "grf-2"),
)
def memory_nodes(kit: Kit, seen: Seen) -> None:
    with place(kit) as at:
        graph = kit.Graph(at.context, "own memory")
        node, address = supported(lambda: graph.allocation(4 * N), "memory nodes")
        filled = graph.fill(address, 0x07, 4 * N, after=(node,))
        copied = graph.copy(at.q.device, address, 4 * N, ("device", "device"), (filled,))
        graph.uses(at.q)
        graph.free(address, (copied,))
        ready = graph.executable()
        for k in range(2):
            at.clear()
            try:
                ready.launch(at.a)
            except AssayError as e:
                seen.that(False, f"launch {k} of a graph with memory of its own: {e}")
                return
            seen.that(at.words(at.q) == [0x07070707] * 2, f"launch {k}: {at.words(at.q)}", Kind.MISMATCH)


def _always(kit: Kit) -> Kit:
    class Always(kit.Graph):  # type: ignore[name-defined,misc]
        def conditional(self, *, default: int = 0, **more: Any) -> Any:
            return super().conditional(default=1, **more)

    return kit.but(Graph=Always)


@foundation(
    "conditional-nodes",
    "the body of a conditional node runs when its condition holds, and only then",
    Fault("always", "the condition", _always, "grf-1"),
)
def conditional_nodes(kit: Kit, seen: Seen) -> None:
    with place(kit) as at:
        for holds in (0, 1):
            at.clear()
            graph = kit.Graph(at.context, "conditional")
            first = graph.fill(at.p.device, 1, 4 * N)
            made = supported(partial(graph.conditional, default=holds, after=(first,)), "conditional nodes")
            node, body, _ = made
            body.fill(at.q.device, 2, 4 * N)
            graph.copy(at.r.device, at.q.device, 4 * N, ("device", "device"), (node,))
            graph.executable().launch(at.a)
            found = [at.words(m)[0] for m in (at.p, at.q, at.r)]
            wanted = [0x01010101, 0x02020202 * holds, 0x02020202 * holds]
            seen.that(found == wanted, f"condition {holds}: {found}, should be {wanted}", Kind.MISMATCH)
