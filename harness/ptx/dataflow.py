# SPDX-License-Identifier: Apache-2.0
"""Who wrote the value that an instruction reads: definitions, uses, reaching definitions and liveness of one function.

Registers are told apart by the scope that declares them. A guarded write may not happen, so it hides no earlier one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from harness.ptx.cfg import Flow
from harness.ptx.graph import Graph
from harness.ptx.module import Reg
from harness.ptx.opcodes import is_special, read, written

# A register: (declaring frame, name).
Key = tuple[int, str]
# In place of an instruction: nobody has written the register since the function began.
NOBODY = -1
# Definitions of one register that a read is held to see, at most.
_MANY = 64
_NONE: tuple[tuple[int, ...], bool] = ((), False)


class DataFlow:
    """Definitions and uses over a flow; an instruction is its index.

    Attributes:
        reads, writes: the registers of each instruction, special and undeclared ones left out.
        definitions: the instructions that write a register, in text order.
    """

    def __init__(self, flow: Flow, graph: Graph) -> None:
        self.flow, self.graph = flow, graph
        self._arriving: dict[tuple[int, Key], tuple[int, ...]] = {}
        self._after: dict[int, set[int]] = {}
        self._names: dict[tuple[str, int], Key | None] = {}
        self.reads: list[tuple[Key, ...]] = []
        self.writes: list[tuple[Key, ...]] = []
        self.definitions: dict[Key, list[int]] = {}
        # Register parameters of a function are written by its caller.
        self._given = {(0, v.name) for v in flow.function.params if v.space == "reg"}
        for k, i in enumerate(flow.code):
            self.reads.append(self._keys(read(i), flow.scope[k]))
            self.writes.append(self._keys(written(i), flow.scope[k]))
            for key in self.writes[-1]:
                self.definitions.setdefault(key, []).append(k)

    def key(self, name: str, scope: int) -> Key | None:
        """The register that a name means in a scope; None for special registers and what is no register."""
        at = (name, scope)
        if at not in self._names:
            found = None if is_special(name) else self.flow.find(name, scope)
            self._names[at] = (found[0], name) if found is not None and found[1].space == "reg" else None
        return self._names[at]

    def key_at(self, k: int, name: str) -> Key | None:
        """The register that a name means where instruction k stands."""
        return self.key(name, self.flow.scope[k])

    def _keys(self, regs: list[Reg], scope: int) -> tuple[Key, ...]:
        return tuple(dict.fromkeys(key for r in regs if (key := self.key(r.name, scope)) is not None))

    # --- reaching definitions -------------------------------------------------------------------------------------

    @cached_property
    def _exposed(self) -> frozenset[Key]:
        """Registers that some block reads before it surely writes them: only these are followed between blocks."""
        out: set[Key] = set()
        for block in self.flow.blocks:
            hidden: set[Key] = set()
            for k in range(block.first, block.last + 1):
                out.update(key for key in self.reads[k] if key not in hidden)
                if self.flow.code[k].guard is None:
                    hidden.update(self.writes[k])
        return frozenset(out)

    @cached_property
    def _single(self) -> dict[Key, int]:
        """The block of registers with one definition, where that is unguarded: dominance says where it holds."""
        code = self.flow.code
        return {
            key: self.flow.block_of[places[0]]
            for key, places in self.definitions.items()
            if len(places) == 1 and code[places[0]].guard is None and key not in self._given
        }

    @cached_property
    def _bits(self) -> dict[tuple[Key, int], int]:
        """A bit for each (register, definition), NOBODY included, of exposed registers with several definitions."""
        bits: dict[tuple[Key, int], int] = {}
        for key, places in self.definitions.items():
            if key in self._exposed and key not in self._single:
                for d in (NOBODY, *places):
                    bits[key, d] = 1 << len(bits)
        return bits

    @cached_property
    def _all(self) -> dict[Key, int]:
        out: dict[Key, int] = {}
        for (key, _), bit in self._bits.items():
            out[key] = out.get(key, 0) | bit
        return out

    @cached_property
    def _numbered(self) -> list[int]:
        return [d for _, d in self._bits]

    @cached_property
    def _entering(self) -> list[int]:
        """Definitions that reach the beginning of each block, as bits."""
        flow, followed = self.flow, self._all
        n = len(flow.blocks)
        made, kept = [0] * n, [0] * n
        for b, block in enumerate(flow.blocks):
            gen: dict[Key, int] = {}
            kill: set[Key] = set()
            for k in range(block.first, block.last + 1):
                for key in self.writes[k]:
                    if key not in followed:
                        continue
                    if flow.code[k].guard is None:
                        gen[key] = self._bits[key, k]
                        kill.add(key)
                    else:
                        gen[key] = gen.get(key, 0) | self._bits[key, k]
            for bits in gen.values():
                made[b] |= bits
            for key in kill:
                kept[b] |= followed[key]
            kept[b] = ~kept[b]
        entering = [0] * n
        if n:
            for key in followed:
                if key not in self._given:
                    entering[0] |= self._bits[key, NOBODY]
        self._flow_on(entering, made, kept)
        return entering

    def _flow_on(self, entering: list[int], made: list[int], kept: list[int]) -> None:
        blocks = self.flow.blocks
        todo = sorted(self.graph.live, reverse=True)
        waiting = set(todo)
        while todo:
            b = todo.pop()
            waiting.discard(b)
            leaving = (entering[b] & kept[b]) | made[b]
            for s in blocks[b].successors:
                if s >= 0 and leaving & ~entering[s]:
                    entering[s] |= leaving
                    if s not in waiting:
                        waiting.add(s)
                        todo.append(s)

    @cached_property
    def local(self) -> dict[tuple[int, Key], tuple[tuple[int, ...], bool]]:
        """For each read: the definitions before it in its block, and whether they hide those that enter the block."""
        out: dict[tuple[int, Key], tuple[tuple[int, ...], bool]] = {}
        for block in self.flow.blocks:
            latest: dict[Key, tuple[tuple[int, ...], bool]] = {}
            for k in range(block.first, block.last + 1):
                for key in self.reads[k]:
                    out[k, key] = latest.get(key, _NONE)
                for key in self.writes[k]:
                    if self.flow.code[k].guard is None:
                        latest[key] = ((k,), True)
                    else:
                        places, hides = latest.get(key, _NONE)
                        latest[key] = ((*places, k), hides)
        return out

    def reaching(self, k: int, key: Key) -> tuple[int, ...]:
        """The definitions of a register that instruction k, which reads it, may see; NOBODY where it may be unset."""
        places, hides = self.local[k, key]
        if hides:
            return places
        entering = self._at(self.flow.block_of[k], key)
        return (*(d for d in entering if d not in places), *places) if places else entering

    def _at(self, block: int, key: Key) -> tuple[int, ...]:
        """The definitions of a register that may reach the beginning of a block."""
        at = (block, key)
        known = self._arriving.get(at)
        if known is None:
            known = self._arriving[at] = self._find_at(block, key)
        return known

    def _find_at(self, block: int, key: Key) -> tuple[int, ...]:
        if key not in self.definitions:
            return () if key in self._given else (NOBODY,)
        home = self._single.get(key)
        if home is not None:
            d = self.definitions[key][0]
            if home != block and self.graph.dominates(home, block):
                return (d,)
            return (NOBODY, d) if block in self._from(home) else (NOBODY,)
        found = self._entering[block] & self._all.get(key, 0)
        out: list[int] = []
        # Beyond some dozens nothing is said by one more, and all of them at each read would fill the memory.
        while found and len(out) < _MANY:
            low = found & -found
            out.append(self._numbered[low.bit_length() - 1])
            found ^= low
        return tuple(out)

    def _from(self, block: int) -> set[int]:
        """Blocks that can run after a block, itself only where it is in a loop."""
        if block not in self._after:
            starts = [s for s in self.flow.blocks[block].successors if s >= 0]
            self._after[block] = set().union(*(self.flow.reachable(s) for s in starts)) if starts else set()
        return self._after[block]

    def arrives(self, d: int, key: Key, block: int) -> bool:
        """Whether a definition of a register may reach the beginning of a block."""
        if (key, d) in self._bits:
            return bool(self._entering[block] & self._bits[key, d])
        return d in self._at(block, key)

    @cached_property
    def uses(self) -> dict[tuple[int, Key], list[int]]:
        """The instructions that may see a definition: {(definition, register): [instruction]}."""
        out: dict[tuple[int, Key], list[int]] = {}
        for k, keys in enumerate(self.reads):
            for key in keys:
                for d in self.reaching(k, key):
                    if d != NOBODY:
                        out.setdefault((d, key), []).append(k)
        return out

    def users(self, d: int) -> Iterator[int]:
        """The instructions that may see any result of instruction d."""
        for key in self.writes[d]:
            yield from self.uses.get((d, key), ())

    def sources(self, k: int) -> Iterator[int]:
        """The definitions of everything that instruction k reads, NOBODY left out."""
        for key in self.reads[k]:
            for d in self.reaching(k, key):
                if d != NOBODY:
                    yield d

    # --- liveness -------------------------------------------------------------------------------------------------

    @cached_property
    def live_in(self) -> list[frozenset[Key]]:
        """Registers whose value on entry to each block may still be read."""
        flow = self.flow
        exposed: list[set[Key]] = []
        hidden: list[set[Key]] = []
        for block in flow.blocks:
            seen: set[Key] = set()
            gone: set[Key] = set()
            for k in range(block.first, block.last + 1):
                seen |= {key for key in self.reads[k] if key not in gone}
                if flow.code[k].guard is None:
                    gone.update(self.writes[k])
            exposed.append(seen)
            hidden.append(gone)
        live = [set(e) for e in exposed]
        todo = list(range(len(flow.blocks)))
        while todo:
            b = todo.pop()
            for p in flow.blocks[b].predecessors:
                new = live[b] - hidden[p] - live[p]
                if new:
                    live[p] |= new
                    todo.append(p)
        return [frozenset(x) for x in live]
