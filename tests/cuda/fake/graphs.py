# SPDX-License-Identifier: Apache-2.0
"""Capture and graphs of the fake driver, by the driver API manual ("Stream Management", "Graph Management").

A launch runs the nodes in an order that the edges allow and nobody would have guessed: the latest ready node first.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

from cuda.bindings import driver as real

from tests.cuda.fake import launching
from tests.cuda.fake.calls import call, error

_KINDS = real.CUgraphNodeType
_UNSUPPORTED, _INVALIDATED, _UNMATCHED, _UNJOINED, _ISOLATION, _CAPTURED_EVENT = 900, 901, 903, 904, 905, 907
_RELAXED = 2


@dataclass(eq=False)
class Node:
    """run: does it, and says whether it is done; after: handles of the nodes it waits for."""

    kind: Any
    run: Callable[[], Any]
    after: frozenset[int]


@dataclass(eq=False)
class Capturing:
    """A capture: its graph's nodes by handle, the thread that began it, and whether something forbidden was tried."""

    context: int
    origin: Any
    mode: int
    thread: int
    nodes: dict[int, Node] = field(default_factory=dict)
    queues: list[Any] = field(default_factory=list)
    invalid: bool = False
    open: bool = True


@dataclass(eq=False)
class Point:
    """What an event recorded inside a capture stands for."""

    capture: Capturing
    after: frozenset[int]


class Graphs:
    """The part of the fake driver that records. It expects `_new`, `_drop`, `_queue`, `_submit`, `_current`, `lock`."""

    CUDA_KERNEL_NODE_PARAMS = CUDA_MEMSET_NODE_PARAMS = CUDA_MEMCPY3D = SimpleNamespace

    def __init__(self) -> None:
        self.captures: list[Capturing] = []

    # ---- capture --------------------------------------------------------------------------------------------------

    def _recorded(self, queue: Any, run: Callable[[], Any], kind: Any = _KINDS.CU_GRAPH_NODE_TYPE_KERNEL) -> bool:
        """Record an op instead of submitting it, if its stream is captured."""
        capture = getattr(queue, "capture", None)
        if capture is None:
            return False
        node = self._new(Node(kind, run, queue.after))
        capture.nodes[node] = self._objects[node]
        queue.after = frozenset({node})
        return True

    def _forbidden(self, relaxed_may: bool = True) -> Any:
        """For a call that has no place in a capture of this thread: the error, else None."""
        for c in self.captures:
            if c.mode == 0 or (c.thread == threading.get_ident() and not (relaxed_may and c.mode == _RELAXED)):
                c.invalid = True
                return error(_UNSUPPORTED)
        return None

    def _queue_forbidden(self, stream: Any) -> Any:
        """For a query or a wait of a stream that is captured: the error, else None."""
        capture = getattr(self._queue(stream), "capture", None)
        if capture is None:
            return None
        capture.invalid = True
        return error(_UNSUPPORTED)

    def _event_forbidden(self, event: Any) -> Any:
        """For a query or a wait of an event that was recorded inside a capture: the error, else None."""
        record = self._objects[int(event)].record
        if not isinstance(record, Point):
            return None
        record.capture.invalid = True
        return error(_CAPTURED_EVENT)

    def _wait_captured(self, stream: Any, record: Any) -> Any:
        """A wait of a stream that is captured, or for an event that is; NotImplemented when neither is."""
        queue = self._queue(stream)
        mine = getattr(queue, "capture", None)
        if not isinstance(record, Point):
            if mine is None or record is None or record.done:
                return NotImplemented if mine is None else None
            mine.invalid = True
            return error(_ISOLATION)
        if not record.capture.open:
            return error(_CAPTURED_EVENT)
        if mine is None:
            queue.capture, queue.after = record.capture, record.after
            record.capture.queues.append(queue)
        else:
            queue.after |= record.after
        return None

    @call
    def cuStreamBeginCapture(self, stream: Any, mode: Any) -> Any:
        queue = self._queue(stream)
        if getattr(queue, "capture", None) is not None:
            queue.capture.invalid = True
            return error(_INVALIDATED)
        queue.capture = Capturing(self._current(), queue, int(mode), threading.get_ident(), queues=[queue])
        queue.after = frozenset()
        self.captures.append(queue.capture)
        return None

    @call
    def cuStreamEndCapture(self, stream: Any) -> Any:
        queue = self._queue(stream)
        capture = getattr(queue, "capture", None)
        if capture is None or capture.origin is not queue:
            return error(_UNMATCHED)
        joined = _ancestors(capture.nodes, queue.after)
        loose = [q for q in capture.queues if q is not queue and not q.after <= joined]
        self.captures.remove(capture)
        capture.open = False
        for q in capture.queues:
            q.capture = None
        if capture.invalid or loose:
            return error(_INVALIDATED if capture.invalid else _UNJOINED)
        return self._new(SimpleNamespace(graph=True, context=None, nodes=capture.nodes))

    # ---- graphs ---------------------------------------------------------------------------------------------------

    @call
    def cuGraphCreate(self, flags: int) -> Any:
        return self._new(SimpleNamespace(graph=True, context=None, nodes={}))

    @call
    def cuGraphDestroy(self, graph: Any) -> Any:
        if not getattr(self._objects.get(int(graph)), "graph", False):
            return error(1)
        for node in self._objects[int(graph)].nodes:
            self._drop(node)
        self._drop(graph)
        return None

    def _add(self, graph: Any, after: Any, count: int, kind: Any, run: Callable[[], Any]) -> Any:
        nodes = self._objects[int(graph)].nodes
        waits = frozenset(int(n) for n in list(after)[:count])
        if not waits <= set(nodes):
            return error(1)
        node = self._new(Node(kind, run, waits))
        nodes[node] = self._objects[node]
        return node

    def _kernel(self, p: Any) -> Callable[[], Any]:
        grid, block = (p.gridDimX, p.gridDimY, p.gridDimZ), (p.blockDimX, p.blockDimY, p.blockDimZ)
        return self._launching(p.func, grid, block, p.sharedMemBytes, launching.arguments(p.func, p.kernelParams))

    def _moving(self, p: Any) -> Callable[[], Any]:
        host = real.CUmemorytype.CU_MEMORYTYPE_HOST
        dst = p.dstHost if p.dstMemoryType == host else p.dstDevice
        src = p.srcHost if p.srcMemoryType == host else p.srcDevice
        n = p.WidthInBytes
        return lambda: self._memory.move(dst, src, n)

    def _filling(self, p: Any) -> Callable[[], Any]:
        dst, value, width, count = p.dst, p.value, p.elementSize, p.width
        if width == 1:
            return lambda: self._memory.fill(dst, value, count)
        return lambda: self._memory.pattern(dst, value.to_bytes(width, "little") * count)

    @call
    def cuGraphAddKernelNode(self, graph: Any, after: Any, count: int, p: Any) -> Any:
        return self._add(graph, after, count, _KINDS.CU_GRAPH_NODE_TYPE_KERNEL, self._kernel(p))

    @call
    def cuGraphAddMemcpyNode(self, graph: Any, after: Any, count: int, p: Any, context: Any) -> Any:
        return self._add(graph, after, count, _KINDS.CU_GRAPH_NODE_TYPE_MEMCPY, self._moving(p))

    @call
    def cuGraphAddMemsetNode(self, graph: Any, after: Any, count: int, p: Any, context: Any) -> Any:
        return self._add(graph, after, count, _KINDS.CU_GRAPH_NODE_TYPE_MEMSET, self._filling(p))

    @call
    def cuGraphAddEmptyNode(self, graph: Any, after: Any, count: int) -> Any:
        return self._add(graph, after, count, _KINDS.CU_GRAPH_NODE_TYPE_EMPTY, lambda: None)

    cuGraphKernelNodeSetAttribute = call(lambda self, node, which, value: None)
    cuGraphAddMemAllocNode = call(lambda self, *args: error(801))
    cuGraphConditionalHandleCreate = call(lambda self, *args: error(801))

    @call
    def cuGraphGetNodes(self, graph: Any, count: int = 0) -> Any:
        nodes = list(self._objects[int(graph)].nodes)
        return nodes[:count], len(nodes)

    @call
    def cuGraphGetEdges(self, graph: Any, count: int = 0) -> Any:
        edges = [(a, n) for n, node in self._objects[int(graph)].nodes.items() for a in sorted(node.after)]
        return [a for a, _ in edges][:count], [b for _, b in edges][:count], [], len(edges)

    @call
    def cuGraphNodeGetType(self, node: Any) -> Any:
        return self._objects[int(node)].kind

    # ---- executable graphs ----------------------------------------------------------------------------------------

    @call
    def cuGraphInstantiate(self, graph: Any, flags: int) -> Any:
        nodes = {n: replace(node) for n, node in self._objects[int(graph)].nodes.items()}
        return self._new(SimpleNamespace(ready=True, context=None, nodes=nodes))

    @call
    def cuGraphExecDestroy(self, ready: Any) -> Any:
        if not getattr(self._objects.get(int(ready)), "ready", False):
            return error(1)
        self._drop(ready)
        return None

    def _set(self, ready: Any, node: Any, run: Callable[[], Any]) -> Any:
        nodes = self._objects[int(ready)].nodes
        if int(node) not in nodes:
            return error(1)
        nodes[int(node)].run = run
        return None

    cuGraphExecKernelNodeSetParams = call(lambda self, ready, node, p: self._set(ready, node, self._kernel(p)))
    cuGraphExecMemsetNodeSetParams = call(lambda self, ready, node, p, c: self._set(ready, node, self._filling(p)))
    cuGraphExecMemcpyNodeSetParams = call(lambda self, ready, node, p, c: self._set(ready, node, self._moving(p)))

    @call
    def cuGraphLaunch(self, ready: Any, stream: Any) -> Any:
        left = {n: replace(node) for n, node in self._objects[int(ready)].nodes.items()}
        done: set[int] = set()

        def run() -> bool:
            while left:
                node = next(n for n in reversed(left) if left[n].after <= done)
                if left[node].run() is False:
                    return False
                del left[node]
                done.add(node)
            return True

        self._submit(stream, run)
        return None


def _ancestors(nodes: dict[int, Node], of: frozenset[int]) -> frozenset[int]:
    """These nodes and all that they wait for."""
    seen: set[int] = set()
    todo = list(of)
    while todo:
        node = todo.pop()
        if node not in seen:
            seen.add(node)
            todo += nodes[node].after
    return frozenset(seen)
