# SPDX-License-Identifier: Apache-2.0
"""Whether two functions do the same under different names, and what types the names promise."""

from __future__ import annotations

import re
from collections.abc import Iterator

from harness.ptx.cfg import Flow
from harness.ptx.module import Addr, Imm, Instruction, Not, Operand, Pair, Reg, Sym, Vec
from harness.ptx.opcodes import is_special

# Names of element types, to (class, bytes). Signed and unsigned count as one: most of their code is the same.
_WORDS = {
    "f16": ("f", 2), "half": ("f", 2), "fp16": ("f", 2), "float16": ("f", 2), "bf16": ("b", 2), "bfloat16": ("b", 2),
    "f32": ("f", 4), "fp32": ("f", 4), "float": ("f", 4), "float32": ("f", 4), "single": ("f", 4), "tf32": ("t", 4),
    "f64": ("f", 8), "fp64": ("f", 8), "float64": ("f", 8), "double": ("f", 8),
    "i8": ("i", 1), "u8": ("i", 1), "s8": ("i", 1), "int8": ("i", 1), "uint8": ("i", 1),
    "i16": ("i", 2), "u16": ("i", 2), "s16": ("i", 2), "int16": ("i", 2), "uint16": ("i", 2),
    "i32": ("i", 4), "u32": ("i", 4), "s32": ("i", 4), "int32": ("i", 4), "uint32": ("i", 4), "int": ("i", 4),
    "i64": ("i", 8), "u64": ("i", 8), "s64": ("i", 8), "int64": ("i", 8), "uint64": ("i", 8), "long": ("i", 8),
    "e4m3": ("e", 1), "e5m2": ("g", 1), "fp8": ("e", 1),
}  # fmt: skip
# Builtin types in mangled C++ names (Itanium C++ ABI, "Builtin types").
_CODES = {
    "f": ("f", 4), "d": ("f", 8), "i": ("i", 4), "j": ("i", 4), "l": ("i", 8), "m": ("i", 8), "x": ("i", 8),
    "y": ("i", 8), "s": ("i", 2), "t": ("i", 2), "a": ("i", 1), "h": ("i", 1), "c": ("i", 1),
    "\1": ("f", 2), "\2": ("b", 2),
}  # fmt: skip
_CLASSES = {"6__half": "\1", "13__nv_bfloat16": "\2"}
# The letter with which BLAS and LAPACK names begin, or a name's own last one after an underscore.
_LETTERS = {"s": ("f", 4), "f": ("f", 4), "d": ("f", 8), "h": ("f", 2), "c": ("c", 8), "z": ("c", 16)}
_BLAS = re.compile(
    r"(?<![a-z])([sdhcz])(?=(?:axpy|dot|scal|copy|swap|nrm2|asum|i?amax|rot|gemv|gbmv|ger|symv|syr|trsv|trmv|gemm|symm"
    r"|syrk|trsm|trmm|potr|getr|geqr|gesv|laswp|gels|csrmv|csrmm))|(?<=_)([fdhs])$"
)
_WORD = re.compile("|".join(sorted(_WORDS, key=len, reverse=True)))

Element = tuple[str, int]


def promised(a: str, b: str) -> tuple[Element, Element] | None:
    """The element types in which two names differ, ((class, bytes), (class, bytes)); None where the names differ
    otherwise or in no type."""
    if a.startswith("_Z") and b.startswith("_Z"):
        return _mangled(a, b)
    words_a, words_b = (_WORD.findall(n.lower()) for n in (a, b))
    if _WORD.sub("*", a.lower()) != _WORD.sub("*", b.lower()):
        return _lettered(a.lower(), b.lower())
    pairs = {(x, y) for x, y in zip(words_a, words_b, strict=True) if x != y}
    elements = {(_WORDS[x], _WORDS[y]) for x, y in pairs}
    return elements.pop() if len(elements) == 1 else None


def _lettered(a: str, b: str) -> tuple[Element, Element] | None:
    """The types of saxpy and daxpy, or of sum_f and sum_d."""
    letters = [["".join(found) for found in _BLAS.findall(n)] for n in (a, b)]
    if _BLAS.sub("*", a) != _BLAS.sub("*", b) or len(letters[0]) != 1 or letters[0] == letters[1]:
        return None
    return _LETTERS[letters[0][0]], _LETTERS[letters[1][0]]


def _mangled(a: str, b: str) -> tuple[Element, Element] | None:
    for name, code in _CLASSES.items():
        a, b = a.replace(name, code), b.replace(name, code)
    pairs = {(x, y) for x, y in zip(a, b, strict=False) if x != y}
    if len(a) != len(b) or len(pairs) != 1:
        return None
    x, y = pairs.pop()
    return (_CODES[x], _CODES[y]) if x in _CODES and y in _CODES else None


def likeness(flow: Flow) -> tuple[object, ...]:
    """A function without its names: equal for two whose instructions are the same but for how registers, labels,
    parameters and variables are called."""
    names: dict[tuple[int, str], int] = {}

    def name(scope: int, word: str) -> object:
        found = flow.find(word, scope)
        if found is None:
            at = flow.label(word, scope)
            return ("label", at) if at is not None else ("name", word)
        frame, v = found
        number = names.setdefault((frame, word), len(names))
        return (v.space, number) if v.space in ("reg", "param") else (v.space, number, v.size_bytes)

    def operand(scope: int, o: Operand) -> object:
        match o:
            case Reg(word, component):
                return (word, component) if is_special(word) else (name(scope, word), component)
            case Imm(value, kind):
                return value, kind
            case Sym(word, offset):
                return name(scope, word), offset
            case Addr(base, offset, coords):
                return "[]", operand(scope, base), offset, tuple(operand(scope, c) for c in coords)
            case Vec(items, kind):
                return kind, tuple(operand(scope, x) for x in items)
            case Pair(first, second):
                return "|", operand(scope, first), operand(scope, second)
            case Not(inner):
                return "!", operand(scope, inner)

    def rows() -> Iterator[object]:
        for v in flow.function.params:
            yield name(0, v.name), v.size_bytes
        for i, scope in zip(flow.code, flow.scope, strict=True):
            guard = (name(scope, i.guard.reg), i.guard.negated) if i.guard is not None else None
            yield guard, i.opcode, i.modifiers, tuple(operand(scope, o) for o in i.operands)

    return tuple(rows())


def works_on(code: list[Instruction]) -> set[str]:
    """The types that a function's arithmetic names; moves, loads and stores work on any."""
    plain = ("ld", "st", "ldu", "mov", "cvta", "bra", "ret", "exit", "bar", "barrier", "shfl")
    return {m for i in code if i.opcode not in plain for m in i.modifiers[-1:] if re.fullmatch(r"[bf]*f\d+(x2)?", m)}
