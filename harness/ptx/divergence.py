# SPDX-License-Identifier: Apache-2.0
"""Which values may differ between threads, and which branches they may part at.

A value differs because of what it is computed from (thread indices, atomics, loads from differing addresses), because
a branch that threads part at chose between its definitions, or because threads leave the loop that makes it after
different numbers of turns. The analysis starts from what is known to differ, so it misses rather than invents.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from harness.ptx.cfg import EXIT, Flow
from harness.ptx.dataflow import NOBODY, DataFlow, Key
from harness.ptx.graph import Graph
from harness.ptx.module import Imm, Instruction, Reg
from harness.ptx.opcodes import registers, space_of, symbols
from harness.ptx.pointers import Pointers

_LANE = frozenset({"%laneid", "%lanemask_eq", "%lanemask_le", "%lanemask_lt", "%lanemask_ge", "%lanemask_gt"})
_CLOCKS = frozenset({"%clock", "%clock64", "%clock_hi", "%globaltimer", "%globaltimer_lo", "%globaltimer_hi"})
_BLOCK = _LANE | _CLOCKS | {"%tid", "%warpid"}
# Results that differ by thread whatever the operands are, and those among them that a warp shares.
_PER_THREAD = frozenset({"atom", "activemask", "elect", "match", "shfl", "vote", "redux", "ldmatrix", "wgmma", "mma"})
_PER_WARP = frozenset({"vote", "redux", "activemask"})
_WARP = 32


def tells_threads_apart(name: str) -> bool:
    """Whether a special register differs between the threads of a block."""
    return name in _BLOCK


class Divergence:
    """What differs between the threads of a block, or between the lanes of a warp.

    Attributes:
        definitions: instructions whose results may differ; branches: blocks whose threads may part at the end.
    """

    def __init__(
        self,
        flow: Flow,
        graph: Graph,
        data: DataFlow,
        pointers: Pointers,
        *,
        within_warp: bool = False,
        differing_calls: Iterable[str] = (),
    ) -> None:
        self.flow, self.graph, self.data = flow, graph, data
        self.definitions: set[int] = set()
        self.branches: set[int] = set()
        self._within_warp = within_warp
        self._calls = frozenset(differing_calls)
        self._merged: set[tuple[int, Key]] = set()
        self._pointers = pointers
        self._slots: set[tuple[str, int | None]] = set()
        self._crossing = self._uses_elsewhere()
        self._params = {v.name for v in flow.function.params}
        self._results = self._call_results()
        self._run()

    def differs(self, k: int, name: str) -> bool:
        """Whether the register of that name, read by instruction k, may hold different values in different threads."""
        if self._special(Reg(name, "x"), self.flow.code[k]):
            return True
        key = self.data.key_at(k, name)
        return key is not None and (k, key) in self.data.local and self._read_differs(k, key)

    # --- propagation ----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        todo = [k for k in range(len(self.flow.code)) if self.flow.block_of[k] in self.graph.live]
        todo.reverse()
        while todo:
            k = todo.pop()
            if self.data.writes[k] and k not in self.definitions and self._result_differs(k):
                self.definitions.add(k)
                todo += self.data.users(k)
            elif self.flow.code[k].opcode == "st":
                todo += self._store(k)
            b = self.flow.block_of[k]
            if k == self.flow.blocks[b].last and b not in self.branches and self._parts(k, b):
                self.branches.add(b)
                todo += self._merge(b)

    def _parts(self, k: int, b: int) -> bool:
        i = self.flow.code[k]
        if len(set(self.flow.blocks[b].successors)) < 2 or b not in self.graph.finishing:
            return False
        if i.guard is not None and self.differs(k, i.guard.reg):
            return True
        return i.opcode == "brx" and any(self.differs(k, r.name) for r in registers(i))

    def _merge(self, b: int) -> list[int]:
        """Reads past the place where the ways from a branch meet, of what was written on these ways."""
        if self.graph.ipdom.get(b, EXIT) == EXIT:
            # The ways never meet: nothing is past them.
            return []
        region = self.graph.decided_by(b)
        out = []
        for block in region:
            for key, k in self._crossing.get(block, ()):
                if self.flow.block_of[k] not in region and (k, key) not in self._merged:
                    self._merged.add((k, key))
                    out.append(k)
        return out

    def _uses_elsewhere(self) -> dict[int, list[tuple[Key, int]]]:
        """For each block: (register, reader) of what it writes and another block reads."""
        out: dict[int, list[tuple[Key, int]]] = {}
        for (d, key), users in self.data.uses.items():
            b = self.flow.block_of[d]
            out.setdefault(b, []).extend((key, k) for k in users if self.flow.block_of[k] != b)
        return out

    # --- one instruction ------------------------------------------------------------------------------------------

    def _read_differs(self, k: int, key: Key) -> bool:
        if (k, key) in self._merged:
            return True
        return any(d != NOBODY and d in self.definitions for d in self.data.reaching(k, key))

    def _result_differs(self, k: int) -> bool:
        i = self.flow.code[k]
        if i.opcode in ("bar", "barrier"):
            # bar.red gives every thread the same answer.
            return False
        if self._within_warp and _same_in_a_warp(i):
            return False
        if i.opcode == "shfl" and self._within_warp:
            return not ("idx" in i.modifiers and len(i.operands) > 2 and isinstance(i.operands[2], Imm))
        if i.opcode in _PER_THREAD:
            return not (self._within_warp and i.opcode in _PER_WARP)
        if i.opcode == "call":
            return any(s.name in self._calls for s in symbols(i))
        if i.opcode == "ld" and self._from_local(k):
            return True
        if i.opcode == "ld" and space_of(i) == "param":
            return any(s.name in self._results for s in symbols(i))
        if any(self._special(r, i) for r in registers(i)):
            return True
        return any(self._read_differs(k, key) for key in self.data.reads[k])

    def _special(self, r: Reg, i: Instruction) -> bool:
        if not self._within_warp:
            return r.name in _BLOCK
        return r.name in _LANE or (r.name == "%tid" and r.component in ("x", ""))

    def _store(self, k: int) -> list[int]:
        """The loads of local memory that a store of differing values makes differ."""
        i = self.flow.code[k]
        if self._pointers.space(k) != "local":
            return []
        if not any(self._special(r, i) for r in registers(i)) and not any(
            self._read_differs(k, key) for key in self.data.reads[k]
        ):
            return []
        new = self._places(k) - self._slots
        self._slots |= new
        return self._local_loads if new else []

    @cached_property
    def _local_loads(self) -> list[int]:
        return [k for k, i in enumerate(self.flow.code) if i.opcode == "ld" and self._pointers.space(k) == "local"]

    def _places(self, k: int) -> set[tuple[str, int | None]]:
        """(variable, byte offset or None) that an access of local memory may touch first."""
        v = self._pointers.address(k)
        return {(root, v.offset) for root in v.roots or {""}}

    def _from_local(self, k: int) -> bool:
        """Whether a load of local memory may see a differing value."""
        if not self._slots or self._pointers.space(k) != "local":
            return False
        return any(
            root == r and (at is None or offset is None or at == offset)
            for root, at in self._places(k)
            for r, offset in self._slots
        )

    def _call_results(self) -> set[str]:
        """Parameters that a call with differing results writes."""
        out: set[str] = set()
        for i in self.flow.code:
            if i.opcode == "call" and any(s.name in self._calls for s in symbols(i)):
                out |= {s.name for s in symbols(i)} - self._params
        return out


def _same_in_a_warp(i: Instruction) -> bool:
    """Whether the instruction drops the lane from a thread's index: a shift, division or mask by the warp's size."""
    if len(i.operands) != 3 or not isinstance(i.operands[2], Imm):
        return False
    value = i.operands[2].value
    if i.opcode == "shr":
        return value >= 5
    if i.opcode == "div":
        return value % _WARP == 0 and value > 0
    return i.opcode == "and" and value % _WARP == 0
