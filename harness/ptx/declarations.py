# SPDX-License-Identifier: Apache-2.0
"""Variables: space, alignment, type, dimensions, initial bytes (PTX ISA, "State Spaces, Types, and Variables")."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from math import prod

from harness.errors import PtxSyntaxError
from harness.ptx.literals import constant, integer
from harness.ptx.module import Variable
from harness.ptx.scopes import Names
from harness.ptx.tokens import Cursor
from harness.ptx.types import OPAQUE, SIZES, SPACES, VECTORS, size_of

LINKAGE = frozenset({"extern", "visible", "weak", "common"})
# An initialiser is kept as bytes; a larger one is refused rather than allocated.
_INIT_LIMIT = 64 << 20
_DEPTH = 16
# 0xFF, 0xFF00, …: the byte of an address that a .b8 element holds.
_MASKS = tuple(0xFF << 8 * i for i in range(8))


@dataclass(slots=True)
class _Specifiers:
    """What stands between a space and the first name."""

    type: str = ""
    vector: int = 1
    align: int | None = None
    is_ptr: bool = False
    ptr_space: str | None = None
    ptr_align: int | None = None
    attributes: list[str] = field(default_factory=list)


def variables(c: Cursor, names: Names, linkage: str = "") -> list[Variable]:
    """Step over `.space … name, name = init;` with its semicolon, declaring each name."""
    space, spec = _head(c)
    out = [_declarator(c, names, space, spec, linkage)]
    while c.take(","):
        out.append(_declarator(c, names, space, spec, linkage))
    c.expect(";")
    return out


def parameters(c: Cursor, names: Names) -> list[Variable]:
    """Step over a parenthesised parameter list, declaring each name. `_` stands for a nameless one."""
    c.expect("(")
    out: list[Variable] = []
    if c.take(")"):
        return out
    while True:
        first = c.i
        try:
            if c.kinds[c.i] != "d" or c.texts[c.i] not in (".param", ".reg"):
                c.unexpected("a .param or .reg declaration")
            space, spec = _head(c)
            out.append(_declarator(c, names, space, spec, ""))
            if c.at(".param") or c.at(".reg"):
                c.complain("expected ',' between two parameters", at=c.i - 1, remedy="separate parameters with commas")
                continue
            if not (c.at(")") or c.at(",")):
                c.unexpected("',' or ')'")
        except PtxSyntaxError as e:
            if not _skip_parameter(c):
                raise
            c.problems.append(e)
            c.gaps.append((first, c.i))
        if c.take(")"):
            return out
        c.expect(",")


def _skip_parameter(c: Cursor) -> bool:
    """Move to the comma or parenthesis that ends this parameter; False where none does."""
    i = c.i
    while c.texts[i] not in (",", ")"):
        if c.kinds[i] == "e" or c.texts[i] in ("{", "}", ";", "(", ".param"):
            return False
        i += 1
    c.i = i
    return True


def attribute(c: Cursor) -> list[str]:
    """Step over `(a, b(…))` after .attribute."""
    c.expect("(")
    out: list[str] = []
    first = c.i
    depth = 0
    while depth or not c.at(")"):
        if c.kinds[c.i] == "e" or c.at(";") or c.at("{"):
            c.unexpected("')'")
        if c.at(",") and not depth:
            out.append(c.written(first))
            first = c.i + 1
        depth += c.at("(") - c.at(")")
        c.i += 1
    out.append(c.written(first))
    c.expect(")")
    return out


def _head(c: Cursor) -> tuple[str, _Specifiers]:
    """Step over the space and what follows it, up to the first name."""
    at = c.i
    space = c.dotted("a state space")
    if "::" in space or space not in SPACES:
        c.error(f".{space} is no state space", at=at, remedy="correct the name")
    spec = _Specifiers()
    while c.kinds[c.i] == "d":
        here = c.i
        word = c.dotted("a type")
        if word == "align":
            value = integer(c, "an alignment")
            if value < 1 or value & (value - 1) or value > 1 << 20:
                c.error(f"an alignment of {value} bytes", at=here + 1, remedy="an alignment is a power of two")
            if spec.is_ptr:
                spec.ptr_align = value
            else:
                spec.align = value
        elif word == "attribute":
            spec.attributes += attribute(c)
        elif word == "ptr" and space == "param":
            spec.is_ptr = True
        elif spec.is_ptr and word in ("global", "const", "local", "shared"):
            spec.ptr_space = word
        elif word in VECTORS:
            spec.vector = VECTORS[word]
        elif word in SIZES or word in OPAQUE:
            if spec.type:
                c.error(f"two types, .{spec.type} and .{word}", at=here)
            spec.type = word
        else:
            c.error(f".{word} is no type and no attribute of a variable", at=here, remedy="correct the name")
    if not spec.type:
        c.unexpected("a type")
    return space, spec


def _declarator(c: Cursor, names: Names, space: str, spec: _Specifiers, linkage: str) -> Variable:
    at = c.i
    name = c.word("a name")
    size = (size_of(spec.type) or 1) * spec.vector
    v = Variable(
        name,
        space,
        spec.type,
        c.line(at),
        vector=spec.vector,
        align=spec.align or size,
        align_written=spec.align is not None,
        linkage=linkage,
        is_ptr=spec.is_ptr,
        ptr_space=spec.ptr_space,
        ptr_align=spec.ptr_align,
        column=c.column(at),
        attributes=tuple(spec.attributes),
    )
    if space == "reg" and c.take("<"):
        v.parameterized = True
        v.count = _extent(c, ">")
    else:
        dims: list[int] = []
        while c.take("["):
            v.has_dims = True
            dims.append(0 if c.take("]") else _extent(c, "]"))
        if 0 in dims[1:]:
            c.error("only the first dimension may be left out", at=at)
        v.dims = tuple(dims)
        v.count = prod(dims)
    if c.at("="):
        c.i += 1
        _initial(c, v, size)
    v.size_bytes = v.count * size if space != "reg" else 0
    names.declare(v)
    return v


def _extent(c: Cursor, closing: str) -> int:
    at = c.i
    # `<` and `>` are operators of an expression, so a register count is a plain number.
    value = integer(c, "a count")
    if value < 0 or value >= 1 << 62:
        c.error(f"a count of {value}", at=at, remedy="a count is positive")
    c.expect(closing)
    return value


def _initial(c: Cursor, v: Variable, size: int) -> None:
    first = c.i
    if v.space not in ("global", "const"):
        c.error(f"a .{v.space} variable has no initial value", remedy="only .global and .const take one")
    if v.type in OPAQUE:
        _skip_braces(c)
        v.init_text = c.written(first)
        return
    limit = v.count * size if v.count else _INIT_LIMIT
    if limit > _INIT_LIMIT:
        c.unsupported(f"an initialised array of {limit} bytes")
    out = bytearray()
    relocations: list[tuple[int, str, int]] = []
    if c.at("{"):
        shape = list(v.dims) + ([v.vector] if v.vector > 1 else [])
        _aggregate(c, v, shape, out, relocations, 0)
    elif c.kinds[c.i] == "s":
        out += c.string("a string").encode("ascii", "replace")
    else:
        _element(c, v, out, relocations)
    if v.dims and v.dims[0] == 0:
        row = prod(v.dims[1:]) * size
        v.count = -(-len(out) // row) * prod(v.dims[1:]) if row else 0
        v.dims = (-(-len(out) // row) if row else 0, *v.dims[1:])
    total = v.count * size
    if len(out) > total:
        c.error(f"{len(out)} initial bytes for {v.name}, which has {total}", at=first, remedy="drop the excess values")
    v.init = bytes(out) + bytes(total - len(out))
    v.relocations = tuple(relocations)
    v.init_text = c.written(first)


def _aggregate(
    c: Cursor, v: Variable, shape: list[int], out: bytearray, relocations: list[tuple[int, str, int]], depth: int
) -> None:
    """{ … }, nested as the dimensions are; a row that is short is filled with zeros."""
    if depth > _DEPTH:
        c.unsupported(f"an initialiser nested deeper than {_DEPTH}")
    c.expect("{")
    inner = shape[1:]
    row = prod(inner) * (size_of(v.type) or 1)
    while not c.take("}"):
        if c.at("{"):
            start = len(out)
            _aggregate(c, v, inner, out, relocations, depth + 1)
            if len(out) - start < row:
                out += bytes(row - (len(out) - start))
        else:
            _element(c, v, out, relocations)
        if len(out) > _INIT_LIMIT:
            c.unsupported(f"an initialiser of more than {_INIT_LIMIT} bytes")
        if not c.take(","):
            c.expect("}")
            return


def _element(c: Cursor, v: Variable, out: bytearray, relocations: list[tuple[int, str, int]]) -> None:
    size = size_of(v.type) or 1
    # 0xFF00(sym): one byte of an address, the mask says which.
    if c.kinds[c.i] == "n" and c.texts[c.i + 1] == "(":
        at = c.i
        mask = _mask(c)
        c.expect("(")
        symbol, addend = _symbol(c)
        c.expect(")")
        if size != 1 or mask not in _MASKS:
            c.unsupported(f"the mask {c.texts[at]} on an address", at=at)
        relocations.append((len(out), f"{symbol}@{_MASKS.index(mask)}", addend))
        out += bytes(1)
        return
    if c.kinds[c.i] == "w" and c.texts[c.i] != "WARP_SZ":
        symbol, addend = _symbol(c)
        relocations.append((len(out), symbol, addend))
        out += bytes(size)
        return
    at = c.i
    value, kind = constant(c)
    out += _encode(c, v.type, value, kind, at)


def _mask(c: Cursor) -> int:
    c.i += 1
    text = c.texts[c.i - 1]
    try:
        return int(text.rstrip("U"), 0)
    except ValueError:
        c.error(f"{text} is no mask", at=c.i - 1)


def _symbol(c: Cursor) -> tuple[str, int]:
    """sym, sym+8, generic(sym), generic(sym)+8. generic() is kept as the prefix "generic:"."""
    name = c.word("a symbol")
    if name == "generic" and c.take("("):
        inner, addend = _symbol(c)
        c.expect(")")
        name = f"generic:{inner}"
    else:
        addend = 0
    if c.at("+") or c.at("-"):
        if c.at("+"):
            c.i += 1
        addend += integer(c, "an offset")
    return name, addend


def _encode(c: Cursor, type_: str, value: int, kind: str, at: int) -> bytes:
    size = size_of(type_) or 1
    if type_ in ("f32", "f64"):
        if kind == "int":
            number = float(value)
        elif kind == "f32":
            number = struct.unpack("<f", struct.pack("<I", value & 0xFFFFFFFF))[0]
        else:
            number = struct.unpack("<d", struct.pack("<Q", value & (2**64 - 1)))[0]
        if (type_, kind) in (("f32", "f32"), ("f64", "f64")):
            return (value & ((1 << 8 * size) - 1)).to_bytes(size, "little")
        try:
            return struct.pack("<f" if type_ == "f32" else "<d", number)
        except OverflowError:
            return struct.pack("<f", float("inf") if number > 0 else float("-inf"))
    if kind != "int" and size < (4 if kind == "f32" else 8):
        c.error(f"a floating-point value for a .{type_}", at=at)
    return (value & ((1 << 8 * size) - 1)).to_bytes(size, "little")


def _skip_braces(c: Cursor) -> None:
    depth = 0
    while True:
        if c.kinds[c.i] == "e":
            c.unexpected("'}'")
        depth += c.at("{") - c.at("}")
        c.i += 1
        if depth <= 0:
            return
