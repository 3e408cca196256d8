# SPDX-License-Identifier: Apache-2.0
"""Operands: registers, literals, symbols, addresses, vectors, pairs (PTX ISA, "Instruction Operands")."""

from __future__ import annotations

from harness.ptx.literals import constant, integer
from harness.ptx.module import Addr, Imm, Not, Operand, Pair, Reg, Sym, Vec
from harness.ptx.scopes import Names
from harness.ptx.tokens import Cursor
from harness.ptx.types import size_of

_DEPTH = 8
_CONSTANT_START = frozenset({"-", "+", "~", "(", "!"})


def operands(c: Cursor, names: Names, call: bool = False) -> tuple[Operand, ...]:
    """Step over a comma-separated operand list up to (not over) its semicolon. call: parentheses are lists."""
    out: list[Operand] = []
    while True:
        out.append(_list(c, names, "(", ")", "call", 0) if call and c.at("(") else operand(c, names))
        if not c.take(","):
            return tuple(out)


def operand(c: Cursor, names: Names, depth: int = 0) -> Operand:
    """Step over one operand."""
    first = _primary(c, names, depth)
    if c.texts[c.i] == "|" and c.kinds[c.i] == "p":
        c.i += 1
        return Pair(first, _primary(c, names, depth))
    return first


def _primary(c: Cursor, names: Names, depth: int) -> Operand:
    i = c.i
    kind, text = c.kinds[i], c.texts[i]
    if kind == "w" and text != "%":
        if text == "WARP_SZ":
            value, literal = constant(c)
            return Imm(value, literal, c.written(i))
        c.i = i + 1
        return _name(c, names, text)
    if kind == "n":
        # The usual literal stands alone; anything longer is an expression.
        value, literal = constant(c)
        return Imm(value, literal, text if c.i == i + 1 else c.written(i))
    if depth > _DEPTH:
        c.unsupported(f"an operand nested deeper than {_DEPTH}")
    if text == "[" and kind == "p":
        return _address(c, names, depth)
    if text == "{" and kind == "p":
        return _list(c, names, "{", "}", "vector", depth)
    if text == "!" and kind == "p" and c.kinds[i + 1] != "n":
        c.i = i + 1
        return Not(_primary(c, names, depth + 1))
    if text == "-" and kind == "p" and c.kinds[i + 1] == "w" and names.is_register(c.texts[i + 1]):
        c.i = i + 1
        return Not(_primary(c, names, depth + 1), "-")
    if (kind == "p" and text in _CONSTANT_START) or (kind == "d" and text[1].isdigit()):
        value, literal = constant(c)
        return Imm(value, literal, c.written(i))
    return c.unexpected("an operand")


def _name(c: Cursor, names: Names, text: str) -> Operand:
    """A word that was just stepped over."""
    following = c.texts[c.i]
    if text == "_":
        return Reg("_")
    if names.is_register(text):
        if c.kinds[c.i] == "d":
            c.i += 1
            return Reg(text, following[1:])
        return Reg(text)
    if following in ("+", "-"):
        return Sym(text, _offset(c))
    if following == "[":
        return Sym(text, _subscript(c, names, text))
    return Sym(text)


def _list(c: Cursor, names: Names, opening: str, closing: str, kind: str, depth: int) -> Vec:
    c.expect(opening)
    items: list[Operand] = []
    if c.at(closing) and kind == "vector":
        c.error("a vector of nothing", remedy="name its components")
    if not c.take(closing):
        while True:
            items.append(operand(c, names, depth + 1))
            if c.take(closing):
                break
            c.expect(",")
    return Vec(tuple(items), kind)


def _address(c: Cursor, names: Names, depth: int) -> Addr:
    c.expect("[")
    i = c.i
    base: Reg | Sym | Imm
    offset = 0
    plus_zero = False
    if c.kinds[i] == "w" and c.texts[i] not in ("%", "WARP_SZ"):
        c.i += 1
        name = c.texts[i]
        if names.is_register(name) or name == "_":
            base = Reg(name)
            if c.kinds[c.i] == "d":
                base = Reg(name, c.texts[c.i][1:])
                c.i += 1
        else:
            base = Sym(name)
        if c.texts[c.i] in ("+", "-"):
            offset = _offset(c)
            plus_zero = offset == 0
    else:
        value, kind = constant(c)
        if kind != "int":
            c.error("an address is an integer", at=i)
        base = Imm(value, kind, c.written(i))
    coords: list[Operand] = []
    while c.take(","):
        coords.append(operand(c, names, depth + 1))
    c.expect("]")
    return Addr(base, offset, tuple(coords), plus_zero)


def _offset(c: Cursor) -> int:
    """+4, +-4 and sums of these after a name."""
    if c.at("-"):
        c.complain("- after a name", remedy="write a negative offset as +-n (PTX ISA, Addresses as Operands)")
    if c.texts[c.i] == "+":
        c.i += 1
        if c.kinds[c.i] == "w" and c.texts[c.i] != "WARP_SZ":
            c.error(f"the offset {c.texts[c.i]}", remedy="add it to the base register before: an offset is a constant")
    return integer(c, "a constant offset")


def _subscript(c: Cursor, names: Names, name: str) -> int:
    """a[3] as a byte offset."""
    at = c.i
    c.expect("[")
    index = integer(c, "a constant index")
    c.expect("]")
    v = names.find(name)
    if v is None:
        c.error(f"{name} is indexed but not declared", at=at)
    return index * (size_of(v.type) or 1) * v.vector
