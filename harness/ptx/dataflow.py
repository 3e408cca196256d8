# SPDX-License-Identifier: Apache-2.0
"""Who wrote the value that an instruction reads: definitions, uses, reaching definitions and liveness of one function.

Registers are told apart by the scope that declares them. A guarded write may not happen, so it hides no earlier one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from harness.ptx.cfg import Flow
from harness.ptx.module import Reg
from harness.ptx.opcodes import is_special, read, written

# A register: (declaring frame, name).
Key = tuple[int, str]
# In place of an instruction: nobody has written the register since the function began.
NOBODY = -1


class DataFlow:
    """Definitions and uses over a flow; an instruction is its index.

    Attributes:
        reads, writes: the registers of each instruction, special and undeclared ones left out.
        definitions: the instructions that write a register, in text order.
    """

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
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
    def _bits(self) -> dict[tuple[Key, int], int]:
        """A bit for each (register, definition), NOBODY included, of registers with other than one sure definition."""
        bits: dict[tuple[Key, int], int] = {}
        for key, places in self.definitions.items():
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
    def _entering(self) -> list[int]:
        """Definitions that reach the beginning of each block."""
        flow = self.flow
        n = len(flow.blocks)
        made, kept = [0] * n, [0] * n
        for b, block in enumerate(flow.blocks):
            gen, kill = 0, 0
            for k in range(block.first, block.last + 1):
                for key in self.writes[k]:
                    if flow.code[k].guard is None:
                        gen &= ~self._all[key]
                        kill |= self._all[key]
                    gen |= self._bits[key, k]
            made[b], kept[b] = gen, ~kill
        entering = [0] * n
        if n:
            entering[0] = sum(self._bits[key, NOBODY] for key in self.definitions if key not in self._given)
        todo = sorted(flow.reachable(), reverse=True)
        waiting = set(todo)
        while todo:
            b = todo.pop()
            waiting.discard(b)
            leaving = (entering[b] & kept[b]) | made[b]
            for s in flow.blocks[b].successors:
                if s >= 0 and leaving & ~entering[s]:
                    entering[s] |= leaving
                    if s not in waiting:
                        waiting.add(s)
                        todo.append(s)
        return entering

    @cached_property
    def local(self) -> dict[tuple[int, Key], tuple[tuple[int, ...], bool]]:
        """For each read: the definitions before it in its block, and whether they hide those that enter the block."""
        out: dict[tuple[int, Key], tuple[tuple[int, ...], bool]] = {}
        for block in self.flow.blocks:
            latest: dict[Key, tuple[tuple[int, ...], bool]] = {}
            for k in range(block.first, block.last + 1):
                for key in self.reads[k]:
                    out[k, key] = latest.get(key, ((), False))
                for key in self.writes[k]:
                    if self.flow.code[k].guard is None:
                        latest[key] = ((k,), True)
                    else:
                        places, hides = latest.get(key, ((), False))
                        latest[key] = ((*places, k), hides)
        return out

    def reaching(self, k: int, key: Key) -> tuple[int, ...]:
        """The definitions of a register that instruction k, which reads it, may see; NOBODY where it may be unset."""
        places, hides = self.local[k, key]
        if hides:
            return places
        found = self.definitions.get(key)
        if found is None:
            return () if key in self._given else (NOBODY,)
        entering = self._entering[self.flow.block_of[k]]
        return (*(d for d in (NOBODY, *found) if entering & self._bits[key, d] and d not in places), *places)

    def arrives(self, d: int, key: Key, block: int) -> bool:
        """Whether a definition of a register may reach the beginning of a block."""
        return bool(self._entering[block] & self._bits[key, d])

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
