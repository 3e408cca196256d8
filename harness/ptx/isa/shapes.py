# SPDX-License-Identifier: Apache-2.0
"""What the operands of an instruction are, as far as legality goes, as a hashable key.

A shape is ("r", type, vector) for a register, ("rc", type, selector) for a part of one, ("x", name, component) for a
special register, ("i", value) or ("i",) for an integer, ("f", "f32"|"f64") for another constant, ("s", space, offset?)
for a symbol (spaces "function", "label" and "unknown" too), ("a", base shape, coordinate shapes), ("v", shapes) for a
vector, ("|", a, b), ("!", a), ("_",), or ("?",) for what is not declared.
"""

from __future__ import annotations

from collections.abc import Callable

from harness.ptx.isa.operands import Shape
from harness.ptx.module import Addr, Imm, Not, Operand, Pair, Reg, Sym, Variable, Vec
from harness.ptx.opcodes import is_special

# What a name means where the instruction stands: a variable, "function", "label", or None.
Lookup = Callable[[str], "Variable | str | None"]

_UNKNOWN: Shape = ("?",)
_SINK: Shape = ("_",)


def shape(o: Operand, find: Lookup, values: bool) -> Shape:
    """The shape of an operand. values: whether integers matter to the opcode."""
    match o:
        case Reg():
            return _register(o, find)
        case Imm(value, kind):
            if kind == "int":
                return ("i", value) if values else ("i",)
            return ("f", kind)
        case Sym(name, offset):
            return ("s", _space(find(name)), offset != 0)
        case Addr(base, _, coords):
            return ("a", shape(base, find, False), tuple(shape(c, find, values) for c in coords))
        case Vec(items, kind):
            return ("v" if kind == "vector" else "(", tuple(shape(i, find, values) for i in items))
        case Pair(first, second):
            return ("|", shape(first, find, values), shape(second, find, values))
        case Not(operand):
            return ("!", shape(operand, find, values))


def _register(r: Reg, find: Lookup) -> Shape:
    if r.name == "_":
        return _SINK
    v = find(r.name)
    if isinstance(v, Variable):
        if r.component and v.vector == 1:
            return ("rc", v.type, r.component)
        return ("r", v.type, 1 if r.component else v.vector)
    if is_special(r.name):
        return ("x", r.name, r.component)
    return _UNKNOWN


def _space(v: Variable | str | None) -> str:
    if isinstance(v, Variable):
        return v.space
    return v or "unknown"
