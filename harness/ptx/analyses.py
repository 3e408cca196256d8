# SPDX-License-Identifier: Apache-2.0
"""One function with all that can be computed about it, and which functions of a module tell threads apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from harness.ptx.cfg import Flow
from harness.ptx.dataflow import DataFlow
from harness.ptx.divergence import Divergence, tells_threads_apart
from harness.ptx.graph import Graph
from harness.ptx.module import Function, Module
from harness.ptx.opcodes import registers, symbols
from harness.ptx.pointers import Pointers


class Analysis:
    """One function with a body and what the analyses say about it, each made when first asked for."""

    def __init__(self, function: Function, flow: Flow, spaces: dict[str, str], differing: Iterable[str] = ()) -> None:
        self.function, self.flow = function, flow
        self._spaces, self._differing = spaces, differing

    @cached_property
    def graph(self) -> Graph:
        """Dominators and loops."""
        return Graph(self.flow)

    @cached_property
    def data(self) -> DataFlow:
        """Definitions and uses."""
        return DataFlow(self.flow, self.graph)

    @cached_property
    def pointers(self) -> Pointers:
        """What addresses point into."""
        return Pointers(self.flow, self.data, self._spaces)

    @cached_property
    def divergence(self) -> Divergence:
        """What differs between the threads of a block."""
        return Divergence(self.flow, self.graph, self.data, self.pointers, differing_calls=self._differing)

    @cached_property
    def lanes(self) -> Divergence:
        """What differs between the lanes of a warp."""
        return Divergence(
            self.flow, self.graph, self.data, self.pointers, within_warp=True, differing_calls=self._differing
        )

    def live(self) -> Iterator[int]:
        """The instructions that can run, in text order."""
        return iter(self.flow.run_by(self.graph.live))


def differing_functions(m: Module, flow_of: Callable[[Function], Flow]) -> frozenset[str]:
    """Functions whose results may differ by thread: they tell threads apart, or nobody knows what they do."""
    found: set[str] = set()
    calls: dict[str, set[str]] = {}
    names = {f.name for f in m.functions}
    for f in m.functions:
        if f.kind != "func":
            continue
        if f.body is None:
            found.add(f.name)
            continue
        calls[f.name] = set()
        for i in flow_of(f).code:
            if i.opcode == "call":
                calls[f.name] |= {x.name for x in symbols(i)} & names
            elif i.opcode == "atom" or any(tells_threads_apart(r.name) for r in registers(i)):
                found.add(f.name)
    while True:
        more = {f for f, called in calls.items() if f not in found and called & found}
        if not more:
            return frozenset(found)
        found |= more
