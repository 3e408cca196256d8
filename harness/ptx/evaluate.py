# SPDX-License-Identifier: Apache-2.0
"""What one instruction computes, for many values of its inputs at once: integers, predicates and comparisons exactly.

Everything else (floating arithmetic, loads, atomics) gives a number that is a fixed function of the operands, so that
the same computation has the same result twice, and nothing more is known about it. Values are the bits, as uint64.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from harness.ptx.module import Instruction

Values = NDArray[np.uint64]

_WIDTHS = {f"{kind}{bits}": bits for kind in "bsu" for bits in (8, 16, 32, 64)} | {"pred": 1}
_FLOATS = {"f32": np.float32, "f64": np.float64}
_UNSIGNED = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
_COMPARE: dict[str, Callable[[Any, Any], Any]] = {
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
}
_ARGUMENTS = {"mul": 2, "mad": 3}
_LOGIC: dict[str, Callable[[Values, Values], Values]] = {
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "add": np.add,
    "sub": np.subtract,
}


def compute(i: Instruction, args: Sequence[Values]) -> Values:
    """The result of an instruction with one result for its operands' values (the destination not among them)."""
    known = exact(i, args)
    return _mixed(i, args) if known is None else known


def exact(i: Instruction, args: Sequence[Values]) -> Values | None:
    """The result of an instruction whose meaning is known here; None for any other."""
    with np.errstate(all="ignore"):
        return _exact(i, args)


def bits_of(type_: str) -> int:
    """The width of a type in bits; 64 for one that is not known."""
    return _WIDTHS.get(type_, 64)


def cut(values: Values, bits: int) -> Values:
    """The low bits."""
    return values if bits >= 64 else values & np.uint64((1 << bits) - 1)


def signed(values: Values, bits: int) -> NDArray[np.int64]:
    """The low bits as a number with sign."""
    room = np.int64(64 - bits)
    return (values.view(np.int64) << room) >> room


def _typed(values: Values, type_: str) -> Any:
    """Values as what the type says: numbers with sign, without, or floating."""
    if type_ == "f32":
        return values.astype(np.uint32).view(np.float32)
    if type_ == "f64":
        return values.view(np.float64)
    bits = bits_of(type_)
    return signed(values, bits) if type_.startswith("s") else cut(values, bits)


def _exact(i: Instruction, args: Sequence[Values]) -> Values | None:
    op, mods = i.opcode, i.modifiers
    type_ = mods[-1] if mods else ""
    if op == "setp":
        return _compared(mods, args) if len(args) == 2 else None
    if op == "selp" and len(args) == 3:
        return np.where(args[2] != 0, args[0], args[1])
    if op in ("mov", "cvta") and len(args) == 1:
        return args[0]
    if op == "cvt" and len(args) == 1 and len(mods) >= 2 and type_ in _WIDTHS and mods[-2] in _WIDTHS:
        return (
            None if "sat" in mods else cut(_typed(args[0], type_).astype(np.int64).view(np.uint64), bits_of(mods[-2]))
        )
    if type_ not in _WIDTHS or "sat" in mods or "cc" in mods:
        return None
    return _integer(op, mods, type_, args)


def _integer(op: str, mods: tuple[str, ...], type_: str, args: Sequence[Values]) -> Values | None:
    bits = bits_of(type_)
    if len(args) != _ARGUMENTS.get(op, len(args)):
        return None
    match op, len(args):
        case (("and" | "or" | "xor" | "add" | "sub"), 2):
            return cut(_LOGIC[op](args[0], args[1]), bits)
        case "not", 1:
            return cut(~args[0], bits)
        case "neg", 1:
            return cut(np.uint64(0) - args[0], bits)
        case (("min" | "max"), 2):
            a, b = _typed(args[0], type_), _typed(args[1], type_)
            smaller = np.less(a, b)
            return np.where(smaller if op == "min" else ~smaller, args[0], args[1])
        case (("mul" | "mad"), _) if "wide" in mods:
            product = _wide(args[0], type_) * _wide(args[1], type_)
            return cut(product + args[2] if op == "mad" else product, bits * 2)
        case (("mul" | "mad"), _) if "lo" in mods:
            product = args[0] * args[1]
            return cut(product + args[2] if op == "mad" else product, bits)
        case (("shl" | "shr"), 2):
            return _shifted(op, type_, args[0], cut(args[1], 32))
        case (("div" | "rem"), 2):
            return _divided(op, type_, args[0], args[1])
    return None


def _wide(values: Values, type_: str) -> Values:
    return cast(Values, _typed(values, type_).astype(np.int64).view(np.uint64))


def _shifted(op: str, type_: str, values: Values, by: Values) -> Values:
    bits = bits_of(type_)
    near = np.minimum(by, np.uint64(63))
    if op == "shl":
        return cut(np.where(by < bits, values << near, np.uint64(0)), bits)
    if type_.startswith("s"):
        return cut((signed(values, bits) >> near.view(np.int64)).view(np.uint64), bits)
    return np.where(by < bits, cut(values, bits) >> near, np.uint64(0))


def _divided(op: str, type_: str, a: Values, b: Values) -> Values:
    bits = bits_of(type_)
    divisor = np.where(cut(b, bits) == 0, np.uint64(1), b)
    x, y = _typed(a, type_), _typed(divisor, type_)
    if not type_.startswith("s"):
        whole = x // y
        return cut((whole if op == "div" else x - whole * y).astype(np.uint64), bits)
    whole = np.trunc(np.abs(x) // np.abs(y)) * np.sign(x) * np.sign(y)
    return cut((whole if op == "div" else x - whole * y).astype(np.int64).view(np.uint64), bits)


def _compared(mods: tuple[str, ...], args: Sequence[Values]) -> Values | None:
    compare, type_ = (mods[0], mods[-1]) if mods else ("", "")
    if (type_ not in _WIDTHS and type_ not in _FLOATS) or len(mods) > (3 if "ftz" in mods else 2):
        return None
    a, b = _typed(args[0], type_), _typed(args[1], type_)
    if type_ in _FLOATS and compare.endswith("u") and compare[:-1] in _COMPARE:
        return cast(Values, (_COMPARE[compare[:-1]](a, b) | np.isnan(a) | np.isnan(b)).astype(np.uint64))
    function = _COMPARE.get(_UNSIGNED.get(compare, compare))
    if function is None:
        return None
    found = function(a, b)
    if type_ in _FLOATS and compare == "ne":
        found = found & ~np.isnan(a) & ~np.isnan(b)
    return cast(Values, found.astype(np.uint64))


def _mixed(i: Instruction, args: Sequence[Values]) -> Values:
    """A number fixed by the instruction's form and its operands, small more often than not."""
    seed = np.uint64(zlib.crc32(".".join((i.opcode, *i.modifiers)).encode()))
    size = max((len(a) for a in args), default=1)
    out = np.full(size, seed * np.uint64(0x9E3779B97F4A7C15 & 0xFFFFFFFF), np.uint64)
    with np.errstate(over="ignore"):
        for a in args:
            out = (out ^ a) * np.uint64(0xBF58476D1CE4E5B9)
            out ^= out >> np.uint64(29)
    bits = 1 if i.opcode in ("setp", "vote") else bits_of(i.modifiers[-1] if i.modifiers else "")
    kind = (out >> np.uint64(56)) & np.uint64(3)
    small = np.where(kind == 0, out & np.uint64(3), out & np.uint64(31))
    return cut(np.where(kind == 3, out, small), bits)
