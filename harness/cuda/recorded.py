# SPDX-License-Identifier: Apache-2.0
"""One program as graphs: captured from its streams, or built node by node; launched, and waited for like any other.

An enforced order needs no gate here: it is edges. What shows that it held is that the driver's edges allow no other.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from harness.cuda.allocation import DeviceMemory
from harness.cuda.capture import capture
from harness.cuda.event import Event
from harness.cuda.graph import Executable, Graph
from harness.cuda.marks import marks_of
from harness.cuda.memory import HostBuffer
from harness.cuda.module import JitModule
from harness.cuda.sequence import Sequencing
from harness.cuda.stream import Stream
from harness.cuda.submit import Submission, SubmitFailed, TimeUp, attributes_of, wait_until
from harness.cuda.watchdog import Watchdog
from harness.errors import AssayError, ContextLost
from harness.opgraph import graph_of, in_order, recorded_before, segments
from harness.program import Copy, Fill, Launch, Op, Record, Wait

Node = Callable[[Graph, Sequence[Any]], Any]
"""Adds an op's nodes to a graph, after others; returns the last."""


class Recorded(Submission):
    """As `Submission`; how: "capture" or "graph", as in `Schedule.submit`."""

    def __init__(self, *args: Any, how: str, **more: Any) -> None:
        self.how = how
        self._graphs: list[Graph] = []
        self.timings: dict[str, float] = {}
        super().__init__(*args, **more)

    def _instruments(self) -> None:
        self.marks = marks_of(self.program, None if self.plan is None else self.plan.order)
        if self.how == "capture":
            self._of_record = {
                i: self._hold(Event(self.context)) for i, op in enumerate(self.program.ops) if isinstance(op, Record)
            }
            self._handoff = self._hold(Event(self.context))

    # ---- ops as nodes ---------------------------------------------------------------------------------------------

    def _launch(self, op: Launch, module: JitModule) -> Any:
        if self.how == "capture":
            return super()._launch(op, module)
        function, params = self._entered(op, module)
        token, attributes = op.token, attributes_of(op)

        def node(graph: Graph, after: Sequence[Any]) -> Any:
            return graph.kernel(function, token.grid, token.block, token.shared_bytes, params, after, attributes)

        return node, ""

    def _copy(self, op: Copy) -> Any:
        if self.how == "capture":
            return super()._copy(op)
        dst, src = self.buffers[op.dst], self.buffers[op.src]
        to, origin, n = dst.address + op.dst_offset, src.address + op.src_offset, op.nbytes
        there = "host" if isinstance(dst, HostBuffer) else "device"
        here = "host" if isinstance(src, HostBuffer) else "device"
        if n and (here, there) == ("host", "host"):
            via = self._hold(DeviceMemory(self.context, n, label="staging")).address

            def staged(graph: Graph, after: Sequence[Any]) -> Any:
                up = graph.copy(via, origin, n, ("device", "host"), after)
                return graph.copy(to, via, n, ("host", "device"), (up,))

            return staged
        return lambda graph, after: graph.copy(to, origin, n, (there, here), after) if n else graph.empty(after)

    def _fill(self, op: Fill) -> Any:
        if self.how == "capture":
            return super()._fill(op)
        at, value, n = self.buffers[op.dst].address + op.offset, op.value, op.nbytes
        return lambda graph, after: graph.fill(at, value, n, after=after) if n else graph.empty(after)

    # ---- submission -----------------------------------------------------------------------------------------------

    def _free_steps(self) -> Iterator[tuple[int, Callable[[], Any], str]]:
        return iter(())

    def submit(self, watchdog: Watchdog) -> None:
        """Record, launch, and between captured graphs wait as the program's host does. Raises as `Submission`'s."""
        try:
            if self.how == "graph":
                self._run(self._built())
                return
            for segment in segments(self.program, None if self.plan is None else self.plan.order):
                graph = self._captured(segment.ops)
                if graph is not None:
                    self._run(graph)
                if segment.waits:
                    wait_until(self.streams[0].done, watchdog)
        except (ContextLost, TimeUp, SubmitFailed):
            raise
        except AssayError as e:
            raise SubmitFailed(str(e), code=getattr(e, "code", 0)) from e

    def _run(self, graph: Graph) -> None:
        began = time.perf_counter()
        ready: Executable = self._hold(graph.executable())
        made = time.perf_counter()
        ready.launch(self.streams[0])
        self._took("instantiate_ms", began, made)
        self._took("launch_ms", made, time.perf_counter())

    def _took(self, what: str, began: float, ended: float) -> None:
        self.timings[what] = self.timings.get(what, 0.0) + (ended - began) * 1e3

    def _built(self) -> Graph:
        began = time.perf_counter()
        graph: Graph = self._hold(Graph(self.context, self.program.name))
        self._graphs.append(graph)
        shape = graph_of(self.program) if self.plan is None else in_order(self.plan.work)
        nodes = cast(dict[int, Node], {**self._ready, **self._raw})  # see `_launch`, `_copy` and `_fill`
        last: dict[int, Any] = {}
        for i in shape.nodes:
            try:
                node = nodes[i](graph, [last[j] for j in shape.after[i]])
                if i in self.marks.marked:
                    node = graph.fill(self.gate.address(1 + i), 1, 1, width=4, after=(node,))
            except ContextLost:
                raise
            except AssayError as e:
                raise SubmitFailed(str(e), op=i, code=getattr(e, "code", 0)) from e
            last[i] = node
        self.submitted += shape.nodes
        self._took("build_ms", began, time.perf_counter())
        return graph

    def _captured(self, ops: Sequence[int]) -> Graph | None:
        """The graph of these ops; None when none of them touches memory."""
        if not any(isinstance(self.program.ops[i], Launch | Copy | Fill) for i in ops):
            return None
        began = time.perf_counter()
        record_of, inside = recorded_before(self.program), frozenset(ops)
        origin = self.streams[0]
        others = [self.streams[s] for s in sorted({self._op(i).stream or 0 for i in ops} - {0})]
        before: Stream | None = None
        with capture(origin, label=self.program.name) as graph:
            for stream in others:
                self._order(origin, stream)
            for i in ops:
                op = self._op(i)
                stream = self.streams[op.stream or 0]
                if isinstance(op, Record):
                    self._of_record[i].record(stream)
                elif isinstance(op, Wait):
                    if record_of.get(i) in inside:  # an earlier graph is done when this one begins
                        stream.wait(self._of_record[record_of[i]])
                else:
                    if self.plan is not None and before is not None and before is not stream:
                        self._order(before, stream)
                    before = stream
                    self._submit_captured(i, stream)
            for stream in others:
                self._order(stream, origin)
        self._hold(graph)
        self._graphs.append(graph)
        self._took("build_ms", began, time.perf_counter())
        return graph

    def _op(self, i: int) -> Op:
        return self.program.ops[i]

    def _order(self, first: Stream, second: Stream) -> None:
        """What comes to the second stream waits for what the first one has."""
        self._handoff.record(first)
        second.wait(self._handoff)

    def _submit_captured(self, i: int, stream: Stream) -> None:
        try:
            self._ready[i]()
            if i in self.marks.marked:
                self.gate.mark(stream, slot=1 + i)
        except ContextLost:
            raise
        except AssayError as e:
            raise SubmitFailed(str(e), op=i, code=getattr(e, "code", 0)) from e
        self.submitted.append(i)

    def drain(self, watchdog: Watchdog) -> None:
        """Wait until the last graph is done. Raises as `Submission.drain`."""
        wait_until(self.streams[0].done, watchdog)

    # ---- what can be said afterwards ------------------------------------------------------------------------------

    def suspects(self, counters: list[int] | None = None) -> list[int]:
        """The launches that may have failed; see `Submission.suspects`."""
        return self.marks.suspects((self.gate.values() if counters is None else counters)[1:], self.submitted)

    def disorder(self, plan: Sequencing, stats: dict[str, Any]) -> str:
        """How the edges that the driver holds allow another order than the plan's; empty when they do not."""
        stats |= {k: round(v, 3) for k, v in self.timings.items()}
        kinds: list[str] = []
        for graph in self._graphs:
            order = graph.total_order()
            if order is None:
                return "the edges of its graph allow more than one"
            kinds += [k for k in order if k != "empty"]
        wanted = [k for i in plan.work for k in self._kinds(i)]
        return "" if kinds == wanted else f"its graphs run {' '.join(kinds)} where {' '.join(wanted)} was asked for"

    def _kinds(self, i: int) -> list[str]:
        op = self.program.ops[i]
        if isinstance(op, Launch):
            return ["kernel", "memset"] if i in self.marks.marked else ["kernel"]
        assert isinstance(op, Copy | Fill)
        if not op.nbytes:
            return []
        if isinstance(op, Fill):
            return ["memset"]
        both = all(isinstance(self.buffers[b], HostBuffer) for b in (op.dst, op.src))
        return ["memcpy", "memcpy"] if both else ["memcpy"]
