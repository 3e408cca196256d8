# SPDX-License-Identifier: Apache-2.0
"""Ways through a function on which a register is read unwritten, each shown by inputs that take it.

Compilers leave a variable unset on ways that its own conditions rule out, often by arithmetic (a remainder loop that
runs at least once). So a few hundred choices of the inputs are followed at once: conditions are computed for each,
a branch divides them, and a read counts only where the register is unset for a choice that comes there.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from harness.ptx.cfg import EXIT
from harness.ptx.dataflow import NOBODY, DataFlow, Key
from harness.ptx.evaluate import Values, compute
from harness.ptx.module import Addr, Imm, Instruction, Not, Operand, Reg, Sym, Vec

CHOICES = 256
_BLOCKS = 1500
_LIMITS = {"%tid": 1024, "%ntid": 1024, "%laneid": 32, "%warpid": 32}
# These hand a value on without looking at it.
_COPIES = frozenset({"mov", "selp"})

Mask = NDArray[np.bool_]


@dataclass(slots=True)
class _State:
    """Where some choices of the inputs have come: their registers' values, and for which choices each is unset."""

    block: int
    here: Mask
    values: dict[Key, Values]
    unset: dict[Key, Mask]


class Paths:
    """The ways of one function."""

    def __init__(self, data: DataFlow) -> None:
        self.data, self.flow = data, data.flow
        self._leaves: dict[tuple[str, str], Values] = {}
        self.suspects = self._find_suspects()
        self._constants = sorted(
            {
                (o.value + d) & 0xFFFFFFFF
                for i in self.flow.code
                for o in i.operands
                if isinstance(o, Imm)
                for d in (-1, 0, 1)
            }
        )[:64]

    def _find_suspects(self) -> set[Key]:
        """Registers that data flow alone does not show to be written before each read."""
        out: set[Key] = set()
        for b in self.flow.reachable():
            for k in range(self.flow.blocks[b].first, self.flow.blocks[b].last + 1):
                for key in self.data.reads[k]:
                    found = self.data.reaching(k, key)
                    if NOBODY in found and len(found) > 1:
                        out.add(key)
        return out

    def unwritten(self) -> Iterator[tuple[int, Key]]:
        """(instruction, register) of reads that some choice of inputs reaches with the register unset.

        Nothing is claimed where the search is given up, after some thousand blocks.
        """
        if not self.suspects:
            return
        everyone = np.ones(CHOICES, np.bool_)
        todo = [_State(0, everyone, {}, dict.fromkeys(self.suspects, everyone))]
        seen: set[tuple[int, bytes]] = set()
        told: set[tuple[int, Key]] = set()
        steps = 0
        while todo and steps < _BLOCKS:
            s = todo.pop()
            at = (s.block, s.here.tobytes())
            if at in seen:
                continue
            seen.add(at)
            steps += 1
            for found in self._through(s):
                if found not in told:
                    told.add(found)
                    yield found
            todo += self._after(s)

    def _through(self, s: _State) -> Iterator[tuple[int, Key]]:
        block = self.flow.blocks[s.block]
        for k in range(block.first, block.last + 1):
            i = self.flow.code[k]
            runs = s.here & self._guard(s, k)
            if i.opcode not in _COPIES:
                for key in self.data.reads[k]:
                    unset = s.unset.get(key)
                    if unset is not None and (unset & runs).any():
                        yield k, key
            for key in self.data.writes[k]:
                self._write(s, k, key, runs)

    def _write(self, s: _State, k: int, key: Key, runs: Mask) -> None:
        i = self.flow.code[k]
        unset = self._unset(s, k)
        args = [self._value(s, k, o) for o in i.operands[1:]]
        new = compute(i, args) if len(self.data.writes[k]) == 1 else compute(i, [*args, self._leaf(key[1])])
        new = np.broadcast_to(new, (CHOICES,))
        if i.guard is not None:
            new = np.where(runs, new, s.values.get(key, new))
            unset = np.where(runs, unset, s.unset.get(key, False))
        s.values[key] = new
        if unset.any():
            s.unset[key] = unset
        else:
            s.unset.pop(key, None)

    def _unset(self, s: _State, k: int) -> Mask:
        """For which choices the result of a copy is unset."""
        i = self.flow.code[k]
        none = np.zeros(CHOICES, np.bool_)
        if i.opcode not in _COPIES or not s.unset:
            return none
        sources = [self._unset_operand(s, k, o, none) for o in i.operands[1:]]
        if i.opcode == "selp" and len(sources) == 3:
            chosen = self._value(s, k, i.operands[3]) != 0
            return np.where(chosen, sources[0], sources[1])
        return sources[0] if sources else none

    def _unset_operand(self, s: _State, k: int, o: Operand, none: Mask) -> Mask:
        key = self.data.key_at(k, o.name) if isinstance(o, Reg) else None
        return none if key is None else s.unset.get(key, none)

    def _after(self, s: _State) -> Iterator[_State]:
        block = self.flow.blocks[s.block]
        i = self.flow.code[block.last]
        after = [b for b in block.successors if b != EXIT]
        guard = self._guard(s, block.last)
        targets = {self.flow.block_of[t] for t in self.flow.targets(block.last) if t < len(self.flow.code)}
        for b in after:
            here = s.here
            if i.guard is not None and self.flow.ends(block.last):
                jumps = i.opcode == "bra" and b in targets
                here = here & guard if jumps else here & ~guard
            if here.any():
                yield _State(b, here, dict(s.values), dict(s.unset))

    def _guard(self, s: _State, k: int) -> Mask:
        i = self.flow.code[k]
        if i.guard is None:
            return np.ones(CHOICES, np.bool_)
        holds: Mask = self._value(s, k, Reg(i.guard.reg)) != 0
        return ~holds if i.guard.negated else holds

    # --- values ---------------------------------------------------------------------------------------------------

    def _value(self, s: _State, k: int, o: Operand) -> Values:
        match o:
            case Reg(name, component):
                key = self.data.key_at(k, name)
                if key is None:
                    return self._leaf(name, component)
                return s.values[key] if key in s.values else self._leaf(f"{key}")
            case Imm(value):
                return np.full(CHOICES, value & 0xFFFFFFFFFFFFFFFF, np.uint64)
            case Sym(name, offset):
                return self._leaf(name) + np.uint64(offset & 0xFFFFFFFF)
            case Addr(base, offset):
                return self._value(s, k, base) + np.uint64(offset & 0xFFFFFFFFFFFFFFFF)
            case Not(operand):
                zero: Mask = self._value(s, k, operand) == 0
                return zero.astype(np.uint64)
            case Vec(items):
                return compute(Instruction("vector", (), (), 0), [self._value(s, k, x) for x in items])
            case _:
                return self._leaf(str(o))

    def _leaf(self, name: str, component: str = "") -> Values:
        """Choices for an input: small numbers, constants of the function and their neighbours, and any number."""
        known = self._leaves.get((name, component))
        if known is None:
            known = self._leaves[name, component] = self._choose(name, component)
        return known

    def _choose(self, name: str, component: str) -> Values:
        rng = np.random.default_rng(zlib.crc32(f"{name}.{component}".encode()))
        small = rng.integers(0, 40, CHOICES, dtype=np.uint64)
        tiny = rng.integers(0, 5, CHOICES, dtype=np.uint64)
        any_ = rng.integers(0, 1 << 32, CHOICES, dtype=np.uint64)
        constant = rng.choice(np.array(self._constants or [0], np.uint64), CHOICES)
        kind = rng.integers(0, 8, CHOICES)
        out = np.where(kind < 3, small, np.where(kind < 5, tiny, np.where(kind < 7, constant, any_)))
        limit = _LIMITS.get(name)
        return out if limit is None else out % np.uint64(limit)
