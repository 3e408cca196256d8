# SPDX-License-Identifier: Apache-2.0
"""Numbers and constant expressions (PTX ISA, "Constants" and "Constant Expressions")."""

from __future__ import annotations

import struct
from typing import Final

from harness.ptx.tokens import Cursor

WARP_SZ: Final = 32
_DEPTH: Final = 100
_MASK: Final = (1 << 64) - 1
_INFINITE: Final = 0x7FF << 52

# Binding strength of the binary operators, as in C.
_BINARY: Final[dict[str, int]] = {
    "*": 10, "/": 10, "%": 10, "+": 9, "-": 9, "<<": 8, ">>": 8, "<": 7, "<=": 7, ">": 7, ">=": 7,
    "==": 6, "!=": 6, "&": 5, "^": 4, "|": 3, "&&": 2, "||": 1,
}  # fmt: skip


def number(c: Cursor) -> tuple[int, str]:
    """Step over a number. Returns (value, kind): an int, or the raw bits of a float as "f32" or "f64"."""
    text = c.texts[c.i]
    if c.kinds[c.i] == "d" and text[1:].replace("e", "", 1).isdigit() and text[1].isdigit():
        # .5 has the form of a modifier.
        c.i += 1
        return f64_bits(float(text)), "f64"
    if c.kinds[c.i] != "n":
        if text == "WARP_SZ":
            c.i += 1
            return WARP_SZ, "int"
        c.unexpected("a number")
    if len(text) > 64:
        c.error("this number is too long", remedy="an integer has at most 64 bits")
    prefix = text[:2].lower()
    if prefix == "0f":
        value, kind = int(text[2:], 16), "f32"
    elif prefix == "0d":
        value, kind = int(text[2:], 16), "f64"
    else:
        digits = text[:-1] if text.endswith("U") else text
        if prefix in ("0x", "0b"):
            value, kind = int(digits[2:], 16 if prefix == "0x" else 2), "int"
        elif "." in digits or "e" in digits or "E" in digits:
            value, kind = f64_bits(float(digits)), "f64"
            if value == _INFINITE:
                c.complain(
                    f"{text} is too large", remedy="the largest number is near 1.8e308; infinity is 0d7FF0000000000000"
                )
        elif digits[0] == "0" and len(digits) > 1:
            if not set(digits) <= set("01234567"):
                c.error(f"{text} is no octal number", remedy="a leading 0 makes a number octal; drop it")
            value, kind = int(digits, 8), "int"
        else:
            value, kind = int(digits), "int"
        if kind == "int" and value > _MASK:
            # Assemblers keep the low 64 bits of a number that is little too large, and refuse a larger one.
            if value >> 66 or prefix == "0b":
                c.error(f"{text} does not fit into 64 bits", remedy="an integer constant has at most 64 bits")
            value &= _MASK
    c.i += 1
    return value, kind


def f64_bits(value: float) -> int:
    """The bits of a double."""
    return int(struct.unpack("<Q", struct.pack("<d", value))[0])


def constant(c: Cursor, depth: int = 0) -> tuple[int, str]:
    """Step over a constant expression: (value, kind). Integers are signed or up to 2**64-1, as written."""
    return _binary(c, 0, depth)


def integer(c: Cursor, wanted: str) -> int:
    """Step over an integer constant expression, or raise PtxSyntaxError naming what was wanted."""
    start = c.i
    if c.kinds[start] == "n" and c.texts[start + 1] in (",", "]", ";", ">", "{", "\n"):
        value, kind = number(c)
    elif c.kinds[start] == "n" or c.texts[start] in ("-", "+", "~", "!", "(", "WARP_SZ"):
        value, kind = constant(c)
    else:
        c.unexpected(wanted)
    if kind != "int":
        c.error(f"expected {wanted}, found a floating-point number", at=start)
    return value


def plain_integer(c: Cursor, wanted: str) -> int:
    """Step over one integer literal without operators."""
    if c.kinds[c.i] != "n":
        c.unexpected(wanted)
    start = c.i
    value, kind = number(c)
    if kind != "int":
        c.error(f"expected {wanted}, found a floating-point number", at=start)
    return value


def _binary(c: Cursor, strength: int, depth: int) -> tuple[int, str]:
    start = c.i
    left, kind = _unary(c, depth)
    while (s := _BINARY.get(c.texts[c.i], 0)) > strength and c.kinds[c.i] != "s":
        operator = c.texts[c.i]
        if c.texts[c.i - 1][:2].lower() in ("0f", "0d"):
            c.complain(f"{operator} on bits", remedy="write decimals: the bits of a number stand alone")
        c.i += 1
        right, other = _binary(c, s, depth)
        if kind == "int" == other:
            left = _apply(c, operator, left, right, start)
        else:
            left, kind = _floating(c, operator, (left, kind), (right, other), start), "f64"
    if strength == 0 and c.at("?"):
        c.i += 1
        yes = _binary(c, 0, depth + 1)
        c.expect(":")
        no = _binary(c, 0, depth + 1)
        return yes if left else no
    return left, kind


def _unary(c: Cursor, depth: int) -> tuple[int, str]:
    if depth > _DEPTH:
        c.unsupported(f"an expression nested deeper than {_DEPTH}")
    text = c.texts[c.i]
    if c.kinds[c.i] == "p":
        if text in ("-", "+", "~", "!"):
            at = c.i
            c.i += 1
            literal = c.texts[c.i][:2].lower()
            value, kind = _unary(c, depth + 1)
            if kind != "int":
                if c.kinds[at + 1] == "n" and literal in ("0f", "0d"):
                    c.complain(f"{text} before bits", at=at, remedy="put the sign into the bits, or write a decimal")
                if text == "-":
                    return value ^ (1 << (31 if kind == "f32" else 63)), kind
                if text == "+":
                    return value, kind
                c.error(f"{text} needs an integer", at=at)
            return {"-": -value, "~": ~value, "!": int(not value), "+": value}[text], kind
        if text == "(":
            c.i += 1
            if c.kinds[c.i] == "d" and c.texts[c.i] in (".s64", ".u64"):
                signed = c.texts[c.i] == ".s64"
                c.i += 1
                c.expect(")")
                value, kind = _unary(c, depth + 1)
                return (_wrap(value, signed) if kind == "int" else value), kind
            value, kind = _binary(c, 0, depth + 1)
            c.expect(")")
            return value, kind
    return number(c)


def f64_value(value: int, kind: str) -> float:
    """The number that the bits of a literal of kind "f32" or "f64" are."""
    if kind == "f32":
        return float(struct.unpack("<f", struct.pack("<I", value & 0xFFFFFFFF))[0])
    return float(struct.unpack("<d", struct.pack("<Q", value & _MASK))[0])


def _floating(c: Cursor, operator: str, a: tuple[int, str], b: tuple[int, str], start: int) -> int:
    """Arithmetic on two floating-point constants, in double precision."""
    if operator not in ("+", "-", "*", "/") or "int" in (a[1], b[1]):
        c.error(f"{operator} on such constants", at=start, remedy="use two floating-point constants with + - * /")
    x, y = f64_value(*a), f64_value(*b)
    if operator == "/" and y == 0.0:
        c.error("division by zero in a constant expression", at=start)
    return f64_bits({"+": x + y, "-": x - y, "*": x * y}[operator] if operator != "/" else x / y)


def _wrap(value: int, signed: bool) -> int:
    value &= _MASK
    return value - (1 << 64) if signed and value >> 63 else value


def _apply(c: Cursor, operator: str, a: int, b: int, start: int) -> int:
    if operator in ("/", "%") and b == 0:
        c.error("division by zero in a constant expression", at=start)
    if operator in ("<<", ">>"):
        b = min(max(b, 0), 64)
    value = {
        "*": lambda: a * b,
        "/": lambda: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1),
        "%": lambda: abs(a) % abs(b) * (-1 if a < 0 else 1),
        "+": lambda: a + b,
        "-": lambda: a - b,
        "<<": lambda: a << b,
        ">>": lambda: a >> b,
        "<": lambda: int(a < b),
        "<=": lambda: int(a <= b),
        ">": lambda: int(a > b),
        ">=": lambda: int(a >= b),
        "==": lambda: int(a == b),
        "!=": lambda: int(a != b),
        "&": lambda: a & b,
        "^": lambda: a ^ b,
        "|": lambda: a | b,
        "&&": lambda: int(bool(a and b)),
        "||": lambda: int(bool(a or b)),
    }[operator]()
    return value if -(1 << 63) <= value <= _MASK else _wrap(value, signed=a < 0 or b < 0)
