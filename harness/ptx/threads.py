# SPDX-License-Identifier: Apache-2.0
"""What a function computes for each thread of one block, as far as it follows from the threads' numbers alone.

One-dimensional blocks of 1,024 threads are assumed where no .reqntid gives a shape; where a kernel looks at the other
axes and gives none, only lane numbers are known.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from harness.ptx.dataflow import DataFlow
from harness.ptx.divergence import Divergence
from harness.ptx.evaluate import Values, exact
from harness.ptx.graph import Graph
from harness.ptx.module import Imm, Not, Operand, Reg
from harness.ptx.opcodes import registers

WARP = 32
_MOST = 1024
_DEPTH = 64

Mask = NDArray[np.bool_]


class Threads:
    """The threads of a block of one function.

    Attributes:
        count: how many there are; known: .reqntid says so. at_most: what .reqntid or .maxntid bounds them by.
        lane: the lane of each.
    """

    def __init__(self, graph: Graph, data: DataFlow, lanes: Divergence) -> None:
        self.graph, self.data, self.flow = graph, data, data.flow
        self._lanes = lanes
        required = self.flow.function.directives.get("reqntid", ())
        bound = required or self.flow.function.directives.get("maxntid", ())
        self.known = bool(required)
        self.at_most = min(_MOST, int(np.prod(bound))) if bound else _MOST
        self.count = self.at_most if required else _MOST
        self._shape = (*required, 1, 1)[:3] if required else None
        index = np.arange(self.count, dtype=np.uint64)
        self.lane = index % np.uint64(WARP)
        self._special = self._specials(index)
        self._values: dict[int, Values | None] = {}
        self._come: dict[int, tuple[Mask, int | None]] = {}
        self._ways: dict[tuple[int, int], int] = {}
        self._conditions: dict[int, Mask | None] = {}

    def _specials(self, index: Values) -> dict[tuple[str, str], Values]:
        out = {("%laneid", ""): self.lane}
        if self._shape is not None:
            x, y, _ = (np.uint64(n) for n in self._shape)
            out |= {("%tid", "x"): index % x, ("%tid", "y"): index // x % y, ("%tid", "z"): index // (x * y)}
            out |= {("%ntid", c): np.full(self.count, n, np.uint64) for c, n in zip("xyz", self._shape, strict=True)}
        elif not any(r.name == "%tid" and r.component != "x" for i in self.flow.code for r in registers(i)):
            out["%tid", "x"] = index
        one = np.uint64(1)
        below = (one << self.lane) - one
        at = one << self.lane
        full = np.uint64(0xFFFFFFFF)
        masks = {"lt": below, "le": below | at, "eq": at, "gt": full & ~(below | at), "ge": full & ~below}
        return out | {(f"%lanemask_{name}", ""): values for name, values in masks.items()}

    @property
    def branches(self) -> int:
        """How many branches may part the threads of a block."""
        return len(self._parting)

    def value(self, k: int, o: Operand, depth: int = 0) -> Values | None:
        """What an operand of instruction k is in each thread, None where that is not known."""
        match o:
            case Imm(value, "int"):
                return np.full(self.count, value & 0xFFFFFFFFFFFFFFFF, np.uint64)
            case Not(operand):
                inner = self.value(k, operand, depth)
                return None if inner is None else (inner == 0).astype(np.uint64)
            case Reg(name, component):
                key = self.data.key_at(k, name)
                if key is None:
                    return self._special.get((name, component))
                found = self.data.reaching(k, key)
                return self._made(found[0], depth + 1) if len(found) == 1 and found[0] >= 0 else None
        return None

    def _made(self, d: int, depth: int) -> Values | None:
        if d in self._values:
            return self._values[d]
        i = self.flow.code[d]
        out: Values | None = None
        if depth < _DEPTH and i.guard is None and len(self.data.writes[d]) == 1:
            args = [self.value(d, o, depth) for o in i.operands[1:]]
            if all(x is not None for x in args):
                out = exact(i, [x for x in args if x is not None])
        self._values[d] = out
        return out

    def arriving(self, k: int) -> tuple[Mask, int | None]:
        """(threads that come to instruction k, None), or (those that may, a block whose branch parts the lanes of a
        warp in a way that is not known)."""
        block = self.flow.block_of[k]
        if block not in self._come:
            self._come[block] = self._coming(block)
        here, unknown = self._come[block]
        i = self.flow.code[k]
        if i.guard is not None:
            guard = self.value(k, Reg(i.guard.reg))
            if guard is not None:
                here = here & ((guard != 0) != i.guard.negated)
            elif unknown is None and self._lanes.differs(k, i.guard.reg):
                unknown = block
        return here, unknown

    def _coming(self, block: int) -> tuple[Mask, int | None]:
        here = np.ones(self.count, np.bool_)
        unknown: int | None = None
        for b in self._parting:
            if not self.graph.decides(b, block):
                continue
            holds = self._conditions[b]
            sides = [s for s in self.flow.blocks[b].successors if s >= 0 and self._leads(b, s, block)]
            if holds is not None and len(sides) == 1:
                here = here & (holds if self._is_taken(b, sides[0]) else ~holds)
            elif unknown is None and b in self._lanes.branches:
                unknown = b
        return here, unknown

    @cached_property
    def _parting(self) -> list[int]:
        """Blocks whose branches lanes or warps part at: by a known condition, or by one that differs."""
        guarded = [
            b for b in sorted(self.graph.finishing) if self.flow.code[self.flow.blocks[b].last].guard is not None
        ]
        self._conditions = {b: self._condition(b) for b in guarded}
        return [b for b in guarded if self._conditions[b] is not None or b in self._lanes.branches]

    def _condition(self, b: int) -> Mask | None:
        """Which threads take the branch at the end of a block; None where that is not known."""
        k = self.flow.blocks[b].last
        guard = self.flow.code[k].guard
        value = self.value(k, Reg(guard.reg)) if guard is not None else None
        if guard is None or value is None:
            return None
        taken: Mask = (value != 0) != guard.negated
        return taken

    def _is_taken(self, b: int, successor: int) -> bool:
        block_of = self.flow.block_of
        targets = self.flow.targets(self.flow.blocks[b].last)
        return any(t < len(block_of) and block_of[t] == successor for t in targets)

    def _leads(self, b: int, start: int, block: int) -> bool:
        """Whether a block is on the ways from one side of a branch, up to where its ways meet."""
        at = (b, start)
        if at not in self._ways:
            seen: set[int] = set()
            todo = [start]
            while todo:
                x = todo.pop()
                if x >= 0 and x not in seen and self.graph.decides(b, x):
                    seen.add(x)
                    todo += self.flow.blocks[x].successors
            self._ways[at] = _bits(seen)
        return bool(self._ways[at] >> block & 1)


def _bits(numbers: set[int]) -> int:
    out = bytearray(max(numbers, default=0) // 8 + 1)
    for n in numbers:
        out[n >> 3] |= 1 << (n & 7)
    return int.from_bytes(out, "little")
