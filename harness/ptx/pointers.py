# SPDX-License-Identifier: Apache-2.0
"""What an address points into: the variables and pointer parameters that it is computed from, and at which offset."""

from __future__ import annotations

from dataclasses import dataclass

from harness.ptx.cfg import Flow
from harness.ptx.dataflow import NOBODY, DataFlow
from harness.ptx.module import Addr, Imm, Instruction, Operand, Reg, Sym, Vec
from harness.ptx.opcodes import space_of

_SPACES = ("shared", "global", "local", "const")
# Through these a pointer goes on; where the bits are cut or moved the offset is no longer known.
_KEEPS = frozenset({"mov", "cvta", "cvt", "mapa"})
_PACKS = frozenset({"and", "or", "shr", "shl", "bfe", "bfi", "selp", "min", "max", "prmt", "xor"})


@dataclass(frozen=True, slots=True)
class Value:
    """What a register may hold: `roots` are the objects it may point into (names of variables and parameters, empty
    for plain numbers); offset: bytes past the root, or the number itself, None where not one constant."""

    roots: frozenset[str] = frozenset()
    offset: int | None = None

    def joined(self, other: Value) -> Value:
        """Either of two values."""
        same = self.offset == other.offset and self.roots == other.roots
        return Value(self.roots | other.roots, self.offset if same else None)


_UNKNOWN = Value()


class Pointers:
    """Values of every definition of a function, to a fixed point over its loops."""

    def __init__(self, flow: Flow, data: DataFlow, spaces: dict[str, str] | None = None) -> None:
        """spaces: the state space of each variable of the module, by name."""
        self.flow, self.data = flow, data
        self.spaces = dict(spaces or {})
        for frame in flow.frames:
            self.spaces |= {v.name: v.space for v in frame.names.values() if v.space in _SPACES}
        self._params = {v.name for v in flow.function.params}
        self._values: dict[int, Value] = {}
        self._known: dict[Value, Value] = {}
        todo = [k for k in range(len(flow.code)) if data.writes[k]]
        todo.reverse()
        waiting = set(todo)
        while todo:
            k = todo.pop()
            waiting.discard(k)
            new = self._result(k)
            old = self._values.get(k)
            if old is not None:
                new = old.joined(new)
            if new != old:
                self._values[k] = self._known.setdefault(new, new)
                more = [u for u in data.users(k) if data.writes[u] and u not in waiting]
                waiting.update(more)
                todo += more

    def address(self, k: int) -> Value:
        """What the first memory operand of an instruction points at; nothing known without one."""
        a = next((o for o in self.flow.code[k].operands if isinstance(o, Addr)), None)
        return _UNKNOWN if a is None else self.at(k, a)

    def at(self, k: int, a: Addr) -> Value:
        """What a memory operand of instruction k points at."""
        base = self.operand(k, a.base)
        return Value(base.roots, None if base.offset is None else base.offset + a.offset)

    def operand(self, k: int, o: Operand) -> Value:
        """The value of an operand of instruction k."""
        match o:
            case Imm(value, "int"):
                return Value(offset=value)
            case Sym(name, offset):
                return Value(frozenset({name}), offset) if name in self.spaces else _UNKNOWN
            case Reg(name):
                key = self.data.key_at(k, name)
                if key is None or (k, key) not in self.data.local:
                    return _UNKNOWN
                out: Value | None = None
                for d in self.data.reaching(k, key):
                    v = self._values.get(d) if d != NOBODY else None
                    # Equal values are one object.
                    if v is not None and v is not out:
                        out = v if out is None else self._known.setdefault(out.joined(v), out.joined(v))
                return _UNKNOWN if out is None else out
            case Vec(items) if len(items) == 1:
                return self.operand(k, items[0])
            case _:
                return _UNKNOWN

    def space(self, k: int) -> str:
        """The state space that an access is in, found from its address where the instruction says generic."""
        i = self.flow.code[k]
        said = space_of(i)
        if said != "generic":
            return said
        found = {self.spaces.get(r, "global") for r in self.address(k).roots}
        return found.pop() if len(found) == 1 else "generic"

    def _result(self, k: int) -> Value:
        i = self.flow.code[k]
        ops = i.operands
        if i.opcode == "ld":
            return self._loaded(i)
        if i.opcode in ("add", "sub") and len(ops) == 3:
            a, b = self.operand(k, ops[1]), self.operand(k, ops[2])
            sign = -1 if i.opcode == "sub" else 1
            known = a.offset is not None and b.offset is not None
            return Value(a.roots | b.roots, (a.offset or 0) + sign * (b.offset or 0) if known else None)
        if i.opcode == "mad" and len(ops) == 4:
            return Value(self.operand(k, ops[3]).roots)
        if i.opcode in _KEEPS and len(ops) >= 2:
            return self.operand(k, ops[1])
        if i.opcode in _PACKS:
            roots: frozenset[str] = frozenset()
            for o in ops[1:]:
                roots |= self.operand(k, o).roots
            return Value(roots)
        return _UNKNOWN

    def _loaded(self, i: Instruction) -> Value:
        a = i.operands[1] if len(i.operands) > 1 else None
        wide = i.modifiers[-1:] in (("u64",), ("b64",), ("s64",))
        if space_of(i) != "param" or not wide or not isinstance(a, Addr) or not isinstance(a.base, Sym):
            return _UNKNOWN
        return Value(frozenset({f"{a.base.name}+{a.offset}"}), 0) if a.base.name in self._params else _UNKNOWN
