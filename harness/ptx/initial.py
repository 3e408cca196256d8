# SPDX-License-Identifier: Apache-2.0
"""Initial values of variables, as bytes and relocations (PTX ISA, "Initializers")."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from math import prod

from harness.ptx.literals import constant, f64_value, plain_integer
from harness.ptx.module import Variable
from harness.ptx.tokens import Cursor
from harness.ptx.types import OPAQUE, size_of

# An initialiser is kept as bytes; a larger one is refused rather than allocated.
_LIMIT = 64 << 20
# 0xFF, 0xFF00, …: the byte of an address that an element holds.
_MASKS = tuple(0xFF << 8 * i for i in range(8))
_NONE = frozenset({"f16", "f16x2"})


@dataclass(slots=True)
class _Values:
    data: bytearray = field(default_factory=bytearray)
    relocations: list[tuple[int, str, int]] = field(default_factory=list)


def initial(c: Cursor, v: Variable, size: int) -> None:
    """Step over an initialiser, from after its `=`, and keep its bytes in `v`. size: bytes of one (vector) element.

    Braces stand where dimensions are: a scalar has none, each array dimension and each vector has one pair.
    """
    first = c.i
    if _has_none(c, v, first) or v.type in OPAQUE:
        _skip(c)
        v.init_text = c.written(first)
        return
    shape = [*v.dims, *([v.vector] if v.vector > 1 else [])]
    if prod(v.dims[1:]) * (v.dims[0] if v.dims else 1) * size > _LIMIT:
        c.unsupported(f"an initialised array of more than {_LIMIT} bytes")
    values = _Values()
    before = len(c.problems)
    _value(c, v, shape, values)
    # One fault shifts the values after it: the first is the cause.
    del c.problems[before + 1 :]
    total = v.count * size
    if v.dims and v.dims[0] == 0:
        row = prod(v.dims[1:]) * size
        rows = -(-len(values.data) // row) if row else 0
        v.count = rows * prod(v.dims[1:])
        v.dims = (rows, *v.dims[1:])
        total = len(values.data)
        if rows == 0:
            _wrong(c, first, f"{v.name} has no size and no value that gives one", "write its size")
    v.init = bytes(values.data[:total]) + bytes(max(0, total - len(values.data)))
    v.relocations = tuple(values.relocations)
    v.init_text = c.written(first)


def _wrong(c: Cursor, at: int, message: str, remedy: str) -> None:
    c.complain(message, at=at, remedy=remedy, rule="initialiser")


def _has_none(c: Cursor, v: Variable, at: int) -> bool:
    if v.space not in ("global", "const"):
        _wrong(c, at, f"a .{v.space} variable has no initial value", "only .global and .const take one: store it")
    elif v.linkage == "extern":
        _wrong(c, at, f"{v.name} is declared here and defined elsewhere", "drop the value, or .extern")
    elif v.type in _NONE:
        _wrong(c, at, f"a .{v.type} variable has no initial value", "declare it .b16 or .b32 and give its bits")
    else:
        return False
    return True


def _value(c: Cursor, v: Variable, shape: list[int], out: _Values) -> None:
    """One element of the given shape."""
    if shape:
        if c.at("{"):
            _aggregate(c, v, shape, out)
            return
        what = "vector" if len(shape) == 1 and v.vector > 1 else "array"
        _wrong(c, c.i, f"one value for a whole {what}", f"put the {what}'s values into braces")
        # It is read as the first of them.
        start = len(out.data)
        _element(c, v, out)
        out.data += bytes(max(0, prod(shape) * (size_of(v.type) or 1) - (len(out.data) - start)))
        return
    if c.at("{"):
        _wrong(c, c.i, f"braces around one value of {v.name}", "drop them: each pair stands for one dimension")
        c.i += 1
        while not c.take("}"):
            _value(c, v, shape, out)
            if not c.take(","):
                c.expect("}")
                break
        return
    _element(c, v, out)


def _aggregate(c: Cursor, v: Variable, shape: list[int], out: _Values) -> None:
    """{ … } of one dimension; one that is short is filled with zeros."""
    opening = c.i
    c.i += 1
    inner = shape[1:]
    start = len(out.data)
    count = 0
    if not c.take("}"):
        while True:
            _value(c, v, inner, out)
            count += 1
            if len(out.data) > _LIMIT:
                c.unsupported(f"an initialiser of more than {_LIMIT} bytes")
            if c.take("}"):
                break
            c.expect(",")
    vector = not inner and v.vector > 1
    if shape[0] and count > shape[0]:
        room = f"{v.name} has room for {shape[0]}"
        _wrong(c, opening, f"{count} initial values where {room}", "drop the excess values, or correct the size")
    elif vector and count != shape[0]:
        _wrong(c, opening, f"{count} values for a vector of {shape[0]}", "give a value for each component")
    if shape[0]:
        whole = prod(shape) * (size_of(v.type) or 1)
        del out.data[start + whole :]
        out.data += bytes(whole - (len(out.data) - start))


def _element(c: Cursor, v: Variable, out: _Values) -> None:
    at = c.i
    size = size_of(v.type) or 1
    # 0xFF00(sym): one byte of an address, the mask says which.
    if c.kinds[at] == "n" and c.texts[at + 1] == "(":
        mask = plain_integer(c, "a mask")
        c.expect("(")
        symbol, addend = _symbol(c)
        c.expect(")")
        _address_fits(c, v, at, 1)
        if mask not in _MASKS:
            c.error(f"the mask {c.texts[at]} on an address", at=at, remedy="0xFF, 0xFF00, …", rule="initialiser")
        out.relocations.append((len(out.data), f"{symbol}@{_MASKS.index(mask)}", addend))
        out.data += bytes(size)
        return
    if c.kinds[at] == "w" and c.texts[at] != "WARP_SZ":
        symbol, addend = _symbol(c)
        _address_fits(c, v, at, 4)
        out.relocations.append((len(out.data), symbol, addend))
        out.data += bytes(size)
        return
    value, kind = constant(c)
    out.data += _encode(c, v.type, value, kind, at)


def _address_fits(c: Cursor, v: Variable, at: int, least: int) -> None:
    """An address is a value of an unsigned type that holds it; a byte of one, of .u8, .u32 or .u64."""
    if v.type[0] != "u" or (size_of(v.type) or 1) < least or v.type == "u16":
        _wrong(c, at, f"an address in {v.name}, a .{v.type}", "declare the variable .u64, or .u8 with a mask")


def _symbol(c: Cursor) -> tuple[str, int]:
    """sym, sym+8, sym[2], generic(sym), generic(sym)+8. generic() is kept as the prefix "generic:"."""
    name = c.word("a symbol")
    if name == "generic" and c.take("("):
        name = f"generic:{c.word('a symbol')}"
        c.expect(")")
    addend = 0
    if c.take("+"):
        addend = plain_integer(c, "an offset")
    return name, addend


def _encode(c: Cursor, type_: str, value: int, kind: str, at: int) -> bytes:
    """A literal as the bytes of one element, low ones first; a longer literal loses its high bits."""
    size = size_of(type_) or 1
    floating = type_ in ("f32", "f64")
    if floating != (kind != "int") and type_[0] != "b":
        what, other = (
            ("an integer", "a floating-point literal") if floating else ("a floating-point value", "an integer")
        )
        _wrong(c, at, f"{what} for a .{type_}", f"write {other}")
        return bytes(size)
    if (floating and kind != type_) or (type_ == "b32" and kind == "f64"):
        number = f64_value(value, kind)
        try:
            return struct.pack("<d" if type_ == "f64" else "<f", number)
        except OverflowError:
            return struct.pack("<f", float("inf") if number > 0 else float("-inf"))
    return (value & ((1 << 8 * size) - 1)).to_bytes(size, "little")


def _skip(c: Cursor) -> None:
    """Over an initialiser that is not read, up to the comma or semicolon after it."""
    depth = 0
    while depth > 0 or c.texts[c.i] not in (",", ";"):
        if c.kinds[c.i] == "e":
            c.unexpected("'}'" if depth else "';'")
        depth += c.at("{") - c.at("}")
        c.i += 1
