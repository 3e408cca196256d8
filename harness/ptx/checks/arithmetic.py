# SPDX-License-Identifier: Apache-2.0
"""Arithmetic that loses what the kernel needs: offsets too narrow for their buffer, subnormals on one path only."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.analyses import Analysis
from harness.ptx.checks.registry import Report, Subject, report, rule
from harness.ptx.dataflow import NOBODY
from harness.ptx.module import Addr, Instruction, Operand, Reg
from harness.ptx.opcodes import type_of

_ACCESSES = frozenset({"ld", "ldu", "st", "atom", "red", "cp", "prefetch"})
_PASS = frozenset({"mov", "cvta", "add", "sub", "or", "selp", "min", "max", "mul", "shl", "mad", "cvt"})
_SUM = frozenset({"mov", "add", "sub", "or", "mad", "selp"})
_BLOCK = frozenset({"%tid", "%laneid", "%warpid"})
_LAUNCH = frozenset({"%ntid", "%ctaid", "%nctaid", "%nwarpid"}) | _BLOCK


@rule("narrow-product", "warning", "a 32-bit product that becomes part of a 64-bit address")
def narrow_product(s: Subject) -> Iterator[Report]:
    for f, _ in s.bodies():
        a = s.analysis(f)
        sizes: _Sizes | None = None
        found: dict[int, int] = {}
        seen: set[tuple[int, bool]] = set()
        for k in a.live():
            i = a.flow.code[k]
            where = next((o for o in i.operands if isinstance(o, Addr)), None)
            if i.opcode not in _ACCESSES or where is None or a.pointers.space(k) not in ("global", "generic"):
                continue
            for product in _products(a, k, where.base, seen):
                sizes = sizes or _Sizes(a)
                if _unbounded(sizes, product, a.flow.code[product]):
                    found.setdefault(product, k)
        if found:
            # One width for all indices is one decision: the first product stands for all.
            first = min(found)
            p, access = a.flow.code[first], a.flow.code[found[first]]
            others = f" (and {len(found) - 1} more in this function)" if len(found) > 1 else ""
            yield report(
                p,
                f.name,
                f"this 32-bit product becomes part of the 64-bit address on line {access.line}{others}",
                why="it wraps around at 2^31 (signed) or 2^32 elements, and the address is then another row's",
                fix=f"multiply with {p.opcode}.wide, or widen the factors first; or refuse such sizes at launch",
                other=access,
                role="address",
            )


def _products(a: Analysis, k: int, base: Operand, seen: set[tuple[int, bool]]) -> Iterator[int]:
    """Multiplications of two 32-bit registers whose low half is widened into an address.

    seen: (definition, whether it is looked at as 32 bits wide) of what earlier calls went through.
    """
    todo = [(d, False) for d in _definitions(a, k, base)]
    while todo:
        d, narrow = todo.pop()
        if (d, narrow) in seen:
            continue
        seen.add((d, narrow))
        i = a.flow.code[d]
        if narrow:
            if i.opcode in ("mul", "mad") and "lo" in i.modifiers and type_of(i) in ("s32", "u32", "b32"):
                registers = len(i.operands) > 2 and all(isinstance(o, Reg) for o in i.operands[1:3])
                if registers and not _undoes_a_division(a, d):
                    yield d
                todo += [(x, True) for o in i.operands[3:] for x in _definitions(a, d, o)]
            elif i.opcode in _SUM:
                todo += [(x, True) for o in i.operands[1:] for x in _definitions(a, d, o)]
            continue
        from_32 = type_of(i) in ("s32", "u32")
        widens = i.opcode == "cvt" and from_32 and {"s64", "u64"} & set(i.modifiers)
        if widens or (i.opcode in ("mul", "mad") and "wide" in i.modifiers and from_32):
            todo += [(x, True) for o in i.operands[1:3] for x in _definitions(a, d, o)]
            todo += [(x, False) for o in i.operands[3:] for x in _definitions(a, d, o)]
        elif i.opcode in _PASS:
            todo += [(x, False) for o in i.operands[1:] for x in _definitions(a, d, o)]


def _undoes_a_division(a: Analysis, k: int) -> bool:
    """Whether a product is of a quotient and its divisor: at most the dividend, as in a remainder."""
    first, second = a.flow.code[k].operands[1:3]
    return _divided_by(a, k, first, second) or _divided_by(a, k, second, first)


def _divided_by(a: Analysis, k: int, quotient: Operand, divisor: Operand) -> bool:
    made = _definitions(a, k, quotient)
    by = set(_definitions(a, k, divisor))
    return bool(made and by) and all(
        a.flow.code[d].opcode == "div" and set(_definitions(a, d, a.flow.code[d].operands[2])) == by for d in made
    )


def _definitions(a: Analysis, k: int, o: Operand) -> list[int]:
    key = a.data.key_at(k, o.name) if isinstance(o, Reg) else None
    return [d for d in a.data.reaching(k, key) if d != NOBODY] if key is not None else []


_SMALL, _LAUNCHED, _DATA = range(3)


class _Sizes:
    """How large the numbers of a function may get: as its constants and blocks are (_SMALL), as its grid is
    (_LAUNCHED), or as its data are (_DATA: parameters, loads, counters of loops)."""

    def __init__(self, a: Analysis) -> None:
        self._a = a
        self._in_loops = frozenset(b for loop in a.graph.loops for b in loop.blocks)
        self._of: dict[int, int] = {}
        todo = [k for k in a.live() if a.data.writes[k]]
        todo.reverse()
        while todo:
            k = todo.pop()
            size = self._made(k)
            if size > self._of.get(k, -1):
                self._of[k] = size
                todo += [u for u in a.data.users(k) if a.data.writes[u]]

    def operand(self, k: int, o: Operand) -> int:
        """The size of an operand of instruction k."""
        if not isinstance(o, Reg):
            return _SMALL
        if self._a.data.key_at(k, o.name) is None:
            return _SMALL if o.name in _BLOCK else _LAUNCHED if o.name in _LAUNCH else _DATA
        return max((self._of.get(d, _SMALL) for d in _definitions(self._a, k, o)), default=_SMALL)

    def _made(self, k: int) -> int:
        i = self._a.flow.code[k]
        if i.opcode in ("ld", "ldu", "atom", "call", "shfl", "tex"):
            # What a compiler keeps in local memory may be anything; it is not known to come from outside.
            return _LAUNCHED if self._a.pointers.space(k) == "local" else _DATA
        sizes = [self.operand(k, o) for o in i.operands[1:]] or [_SMALL]
        if i.opcode in ("and", "rem", "min"):
            return min(sizes)
        if i.opcode in ("setp", "popc", "clz", "bfind"):
            return _SMALL
        counts = i.opcode in ("add", "sub", "mad") and self._a.flow.block_of[k] in self._in_loops
        if counts and any(len(_definitions(self._a, k, o)) > 1 for o in i.operands[1:]):
            return _DATA
        return max(sizes)


def _unbounded(sizes: _Sizes, k: int, i: Instruction) -> bool:
    """Whether both factors go beyond a block, and one as far as the data do."""
    found = [sizes.operand(k, o) for o in i.operands[1:3]]
    return min(found) > _SMALL and max(found) == _DATA


# Operations on .f32 that keep or flush subnormals as .ftz says (PTX ISA, "Floating-Point Instructions"). The
# approximations are left out: compilers mix those as their libraries ask for.
_FTZ = frozenset(
    {"add", "sub", "mul", "fma", "mad", "div", "sqrt", "rcp", "min", "max", "abs", "neg", "setp", "set", "cvt"}
)


@rule("ftz-mixed", "warning", "one operation with .ftz and without it in one function")
def ftz_mixed(s: Subject) -> Iterator[Report]:
    for f, _ in s.bodies():
        a = s.analysis(f)
        groups: dict[str, tuple[list[int], list[int]]] = {}
        for k in a.live():
            i = a.flow.code[k]
            if i.opcode not in _FTZ or i.modifiers[-1:] != ("f32",) or {"approx", "full"} & set(i.modifiers):
                continue
            # Library code that must be exact is written as such: in inline assembly, or on the bits of the number.
            if not a.flow.scope[k] and not _seen_as_bits(a, k):
                groups.setdefault(i.opcode, ([], []))["ftz" in i.modifiers].append(k)
        for op, (kept, flushed) in groups.items():
            if not kept or not flushed:
                continue
            few, many = sorted((kept, flushed), key=len)
            odd, usual = a.flow.code[few[0]], a.flow.code[many[0]]
            how = "flushes subnormals to zero" if few is flushed else "keeps subnormals"
            yield report(
                odd,
                f.name,
                f"this {op} {how}, and {len(many)} other{'s' if len(many) > 1 else ''} of this function do not",
                why="equal inputs give other results by the path that they take",
                fix="write .ftz on all of them or on none",
                other=usual,
                role="the others",
            )


def _seen_as_bits(a: Analysis, k: int) -> bool:
    """Whether a floating result is moved into a register of another type."""
    for u in a.data.users(k):
        if a.flow.code[u].opcode == "mov" and a.data.writes[u]:
            names = [key[1] for key in (*a.data.writes[k], *a.data.writes[u])]
            types = [v[1].type for v in (a.flow.find(n, a.flow.scope[u]) for n in names) if v is not None]
            if types[:1] == ["f32"] and any(t != "f32" for t in types):
                return True
    return False
