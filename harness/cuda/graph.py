# SPDX-License-Identifier: Apache-2.0
"""Graphs: nodes that were built or captured, made executable once and launched again and again.

A graph keeps the addresses that its nodes had when they were made. The memory they belong to is held, and looked at
before each launch, so that a replay never meets an address that the driver has given to somebody else.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from harness.cuda.attributes import PLAIN, Attributes
from harness.cuda.context import Context
from harness.cuda.driver import api, check
from harness.cuda.resource import Gone, Resource
from harness.errors import AssayError

if TYPE_CHECKING:
    from harness.cuda.stream import Stream

Space = str
"""Of an address: "device" or "host"."""


class GraphRefused(AssayError):
    """The driver does not make a graph of these nodes."""


class Graph(Resource):
    """A graph under construction; every call leaves the caller's current context as it was.

    nodes: the driver's nodes in the order they were added. `after`: the nodes that the new one waits for.
    """

    kind = "graph"

    def __init__(self, context: Context, label: str = "", *, handle: Any = None) -> None:
        super().__init__(context, label)
        self.nodes: list[Any] = []
        self.memories: dict[int, Resource] = {}
        self._kept: list[Any] = []
        self._kernel: Any = None
        self._copy: Any = None
        self._fill: Any = None
        with context.current():
            self._hold(check(api().cuGraphCreate(0), "cuGraphCreate") if handle is None else handle)

    def uses(self, memory: Resource) -> None:
        """A node has an address of it: it is held, and must still be open at each launch."""
        self.memories[id(memory)] = memory

    def keep(self, thing: Any) -> None:
        """Keep something alive as long as the graph, as the memory that parameters lie in."""
        self._kept.append(thing)

    def kernel(
        self, function: Any, grid: Sequence[int], block: Sequence[int], shared_bytes: int, parameters: int,
        after: Sequence[Any] = (), attributes: Attributes = PLAIN,
    ) -> Any:  # fmt: skip
        """Add a launch. parameters: address of an array of pointers to the arguments, copied by the driver."""
        p = self._kernel = self._kernel or api().CUDA_KERNEL_NODE_PARAMS()
        _launch_into(p, function, grid, block, shared_bytes, parameters)
        with self.context.current():
            node = self._add(api().cuGraphAddKernelNode(self.handle, after, len(after), p), "cuGraphAddKernelNode")
            for which, value in () if attributes is PLAIN else attributes.values():
                check(api().cuGraphKernelNodeSetAttribute(node, which, value), f"cuGraphKernelNodeSetAttribute {which}")
        return node

    def copy(self, dst: int, src: int, nbytes: int, spaces: tuple[Space, Space], after: Sequence[Any] = ()) -> Any:
        """Add a copy of nbytes from address src to dst; spaces: (destination's, source's)."""
        p = self._copy = self._copy or api().CUDA_MEMCPY3D()
        _copy_into(p, dst, src, nbytes, spaces)
        with self.context.current():
            return self._add(
                api().cuGraphAddMemcpyNode(self.handle, after, len(after), p, self.context.handle),
                "cuGraphAddMemcpyNode",
            )

    def fill(self, dst: int, value: int, count: int, *, width: int = 1, after: Sequence[Any] = ()) -> Any:
        """Add a fill of `count` elements of `width` bytes (1, 2 or 4) with a value."""
        p = self._fill = self._fill or api().CUDA_MEMSET_NODE_PARAMS()
        p.dst, p.value, p.elementSize, p.width, p.height, p.pitch = dst, value, width, count, 1, 0
        with self.context.current():
            return self._add(
                api().cuGraphAddMemsetNode(self.handle, after, len(after), p, self.context.handle),
                "cuGraphAddMemsetNode",
            )

    def empty(self, after: Sequence[Any] = ()) -> Any:
        """Add a node that does nothing but wait."""
        with self.context.current():
            return self._add(api().cuGraphAddEmptyNode(self.handle, after, len(after)), "cuGraphAddEmptyNode")

    def allocation(self, nbytes: int, after: Sequence[Any] = ()) -> tuple[Any, int]:
        """Add a node that allocates device memory; the node, and the address that every launch gives it."""
        cu = api()
        p = cu.CUDA_MEM_ALLOC_NODE_PARAMS()
        pool = cu.CUmemPoolProps()
        pool.allocType = cu.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
        pool.location.type = cu.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
        pool.location.id = int(self.context.device)
        p.poolProps, p.bytesize = pool, nbytes
        with self.context.current():
            node = self._add(
                cu.cuGraphAddMemAllocNode(self.handle, after, len(after), p),
                f"cuGraphAddMemAllocNode of {nbytes} bytes",
            )
        return node, int(p.dptr)

    def free(self, address: int, after: Sequence[Any] = ()) -> Any:
        """Add a node that frees what an `allocation` of this graph allocates."""
        with self.context.current():
            return self._add(
                api().cuGraphAddMemFreeNode(self.handle, after, len(after), address), "cuGraphAddMemFreeNode"
            )

    def conditional(self, *, loop: bool = False, default: int = 0, after: Sequence[Any] = ()) -> tuple[Any, Graph, int]:
        """Add a node whose body runs if, or while, its condition is not 0: (node, body, the condition's handle).

        default: the condition at the start of each launch; a kernel sets it by its handle. Needs compute capability
        9.0 and a driver of CUDA 12.4.
        """
        cu = api()
        with self.context.current():
            flag = cu.CU_GRAPH_COND_ASSIGN_DEFAULT
            condition = check(
                cu.cuGraphConditionalHandleCreate(self.handle, self.context.handle, default, flag),
                "cuGraphConditionalHandleCreate",
            )
            p = cu.CUgraphNodeParams()
            p.type = cu.CUgraphNodeType.CU_GRAPH_NODE_TYPE_CONDITIONAL
            inner = cu.CUgraphConditionalNodeType
            p.conditional.handle = condition
            p.conditional.type = inner.CU_GRAPH_COND_TYPE_WHILE if loop else inner.CU_GRAPH_COND_TYPE_IF
            p.conditional.size = 1
            p.conditional.ctx = self.context.handle
            node = self._add(cu.cuGraphAddNode(self.handle, after, None, len(after), p), "cuGraphAddNode, conditional")
            body = Body(self, p.conditional.phGraph_out[0])
        return node, body, int(condition)

    def _add(self, status: tuple[Any, ...], what: str) -> Any:
        node = check(status, what)
        self.nodes.append(node)
        return node

    def edges(self) -> list[tuple[int, int]]:
        """(from, to) of every edge that the driver holds, as the nodes' addresses."""
        with self.context.current():
            count = check(api().cuGraphGetEdges(self.handle), "cuGraphGetEdges")[-1]
            if not count:
                return []
            begin, end, *_ = check(api().cuGraphGetEdges(self.handle, count), "cuGraphGetEdges")
        return [(int(a), int(b)) for a, b in zip(begin, end, strict=True)]

    def all_nodes(self) -> list[Any]:
        """Every node that the driver holds, captured ones included."""
        with self.context.current():
            count = check(api().cuGraphGetNodes(self.handle), "cuGraphGetNodes")[-1]
            return list(check(api().cuGraphGetNodes(self.handle, count), "cuGraphGetNodes")[0]) if count else []

    def total_order(self) -> list[str] | None:
        """The kinds of the nodes in the only order that the edges allow; None when they allow several."""
        nodes = self.all_nodes()
        missing = {int(n): 0 for n in nodes}
        following: dict[int, list[int]] = {int(n): [] for n in nodes}
        for a, b in self.edges():
            missing[b] += 1
            following[a].append(b)
        ready, order = [n for n, m in missing.items() if not m], []
        while ready:
            if len(ready) > 1:
                return None
            node = ready.pop()
            order.append(node)
            for b in following[node]:
                missing[b] -= 1
                if not missing[b]:
                    ready.append(b)
        by_address = {int(n): n for n in nodes}
        with self.context.current():
            kinds = [check(api().cuGraphNodeGetType(by_address[n]), "cuGraphNodeGetType") for n in order]
        return [k.name.removeprefix("CU_GRAPH_NODE_TYPE_").lower() for k in kinds]

    def executable(self) -> Executable:
        """Instantiate it. Raises GraphRefused."""
        return Executable(self)

    def _destroy(self, handle: Any) -> None:
        check(api().cuGraphDestroy(handle), "cuGraphDestroy")


class Body(Graph):
    """The graph inside a conditional node; it belongs to that node and ends with it."""

    kind = "graph body"

    def __init__(self, outer: Graph, handle: Any) -> None:
        super().__init__(outer.context, f"of {outer.label}", handle=handle)
        self.memories = outer.memories  # what the body uses the whole graph uses

    def _destroy(self, handle: Any) -> None:
        pass


class Executable(Resource):
    """A graph ready to launch. It may outlive its `Graph`; changes of its nodes' parameters are its own."""

    kind = "executable graph"

    def __init__(self, graph: Graph) -> None:
        super().__init__(graph.context, graph.label)
        self.memories = dict(graph.memories)
        self._kept = list(graph._kept)
        with graph.context.current():
            status = api().cuGraphInstantiate(graph.handle, 0)
            if int(status[0]):
                raise GraphRefused(f"cuGraphInstantiate of {graph}: {status[0].name} ({int(status[0])})")
            self._hold(status[1])

    def launch(self, stream: Stream) -> None:
        """Run it once on a stream. Raises Gone when memory that it uses was given back."""
        for memory in self.memories.values():
            if not memory.open:
                raise Gone(f"replay of {self}: {memory} was given back, and may be another's now")
        with self.context.current():
            check(api().cuGraphLaunch(self.handle, stream.handle), f"launch of {self}")
        for memory in self.memories.values():
            use = getattr(memory, "use", None)
            if use is not None:
                use(stream)

    def set_kernel(
        self, node: Any, function: Any, grid: Sequence[int], block: Sequence[int], shared_bytes: int, parameters: int,
        uses: Iterable[Resource] = (),
    ) -> None:  # fmt: skip
        """Later launches run the node with this geometry and these arguments. uses: further memory among them."""
        p = api().CUDA_KERNEL_NODE_PARAMS()
        _launch_into(p, function, grid, block, shared_bytes, parameters)
        with self.context.current():
            check(api().cuGraphExecKernelNodeSetParams(self.handle, node, p), "cuGraphExecKernelNodeSetParams")
        for memory in uses:
            self.memories[id(memory)] = memory

    def set_fill(self, node: Any, dst: int, value: int, count: int, *, width: int = 1) -> None:
        """Later launches fill with this."""
        p = api().CUDA_MEMSET_NODE_PARAMS()
        p.dst, p.value, p.elementSize, p.width, p.height, p.pitch = dst, value, width, count, 1, 0
        with self.context.current():
            check(
                api().cuGraphExecMemsetNodeSetParams(self.handle, node, p, self.context.handle),
                "cuGraphExecMemsetNodeSetParams",
            )

    def set_copy(self, node: Any, dst: int, src: int, nbytes: int, spaces: tuple[Space, Space]) -> None:
        """Later launches copy this."""
        p = api().CUDA_MEMCPY3D()
        _copy_into(p, dst, src, nbytes, spaces)
        with self.context.current():
            check(
                api().cuGraphExecMemcpyNodeSetParams(self.handle, node, p, self.context.handle),
                "cuGraphExecMemcpyNodeSetParams",
            )

    def _destroy(self, handle: Any) -> None:
        check(api().cuGraphExecDestroy(handle), "cuGraphExecDestroy")


def parameters(values: Sequence[Any]) -> tuple[int, Any]:
    """(address of the array of pointers to them, what must live until it was used) for ctypes arguments."""
    pointers = (ctypes.c_void_p * max(1, len(values)))(*(ctypes.addressof(v) for v in values))
    return ctypes.addressof(pointers), (pointers, tuple(values))


def _launch_into(
    p: Any, function: Any, grid: Sequence[int], block: Sequence[int], shared_bytes: int, parameters: int
) -> None:  # fmt: skip
    p.func = function
    p.gridDimX, p.gridDimY, p.gridDimZ = grid
    p.blockDimX, p.blockDimY, p.blockDimZ = block
    p.sharedMemBytes, p.kernelParams = shared_bytes, parameters


def _copy_into(p: Any, dst: int, src: int, nbytes: int, spaces: tuple[Space, Space]) -> None:
    kinds = api().CUmemorytype
    p.WidthInBytes, p.Height, p.Depth = nbytes, 1, 1
    if spaces[0] == "host":
        p.dstMemoryType, p.dstHost = kinds.CU_MEMORYTYPE_HOST, dst
    else:
        p.dstMemoryType, p.dstDevice = kinds.CU_MEMORYTYPE_DEVICE, dst
    if spaces[1] == "host":
        p.srcMemoryType, p.srcHost = kinds.CU_MEMORYTYPE_HOST, src
    else:
        p.srcMemoryType, p.srcDevice = kinds.CU_MEMORYTYPE_DEVICE, src


def chained(graph: Graph, adders: Sequence[Callable[[Graph, Sequence[Any]], Any]]) -> list[Any]:
    """Add nodes, each after the one before. An adder takes the graph and what its node waits for."""
    nodes: list[Any] = []
    for add in adders:
        nodes.append(add(graph, nodes[-1:]))
    return nodes
