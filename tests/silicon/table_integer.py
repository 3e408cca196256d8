# SPDX-License-Identifier: Apache-2.0
"""Forms of PTX ISA, "Integer Arithmetic", "Extended-Precision Integer Arithmetic", "Logic and Shift"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tests.silicon.forms import Form
from tests.silicon.values import width

_INTS = ("u16", "u32", "u64", "s16", "s32", "s64")
_ARITHMETIC = "integer arithmetic"
_LOGIC = "logic and shift"


def simple(name: str, group: str, takes: tuple[str, ...], gives: int, judge: str = "bits", variant: str = "") -> Form:
    """`name d, a, b, …;`."""
    operands = ", ".join("{" + x + "}" for x in ("d", *"abcf"[: len(takes)]))
    return Form(name, group, f"{name} {operands};", takes, (gives,), judge, variant)


def rows() -> Iterator[Form]:
    """All of them."""
    yield from _arithmetic()
    yield from _bits()
    yield from _extended()
    yield from _logic()


def _arithmetic() -> Iterator[Form]:
    for op in ("add", "sub"):
        for t in (*_INTS, "u16x2", "s16x2"):
            yield simple(f"{op}.{t}", _ARITHMETIC, (t, t), width(t))
        yield simple(f"{op}.sat.s32", _ARITHMETIC, ("s32", "s32"), 32)
    for half, t in product(("lo", "hi", "wide"), _INTS):
        n = width(t)
        out = 2 * n if half == "wide" else n
        if out > 64:
            continue
        yield simple(f"mul.{half}.{t}", _ARITHMETIC, (t, t), out)
        yield simple(f"mad.{half}.{t}", _ARITHMETIC, (t, t, t[0] + str(out)), out)
    yield simple("mad.hi.sat.s32", _ARITHMETIC, ("s32",) * 3, 32)
    for half, t in product(("lo", "hi"), ("u32", "s32")):
        yield simple(f"mul24.{half}.{t}", _ARITHMETIC, (t, t), 32)
        yield simple(f"mad24.{half}.{t}", _ARITHMETIC, (t, t, t), 32)
    yield simple("mad24.hi.sat.s32", _ARITHMETIC, ("s32",) * 3, 32)
    for t in _INTS:
        yield simple(f"sad.{t}", _ARITHMETIC, (t,) * 3, width(t))
        yield simple(f"div.{t}", _ARITHMETIC, (t, t), width(t))
        yield simple(f"rem.{t}", _ARITHMETIC, (t, t), width(t))
    for t in ("s16", "s32", "s64"):
        yield simple(f"abs.{t}", _ARITHMETIC, (t,), width(t))
        yield simple(f"neg.{t}", _ARITHMETIC, (t,), width(t))
    for op in ("min", "max"):
        for t in (*_INTS, "u16x2", "s16x2"):
            yield simple(f"{op}.{t}", _ARITHMETIC, (t, t), width(t))
        for t in ("s16x2", "s32"):
            yield simple(f"{op}.relu.{t}", _ARITHMETIC, (t, t), 32)
    for ta, tb in product(("u32", "s32"), repeat=2):
        yield simple(f"dp4a.{ta}.{tb}", _ARITHMETIC, (ta, tb, ta), 32)
        for half in ("lo", "hi"):
            yield simple(f"dp2a.{half}.{ta}.{tb}", _ARITHMETIC, (ta, tb, ta), 32)


def _bits() -> Iterator[Form]:
    for t in ("b32", "b64"):
        yield simple(f"popc.{t}", _ARITHMETIC, (t,), 32)
        yield simple(f"clz.{t}", _ARITHMETIC, (t,), 32)
        yield simple(f"brev.{t}", _ARITHMETIC, (t,), width(t))
        yield simple(f"bfi.{t}", _ARITHMETIC, (t, t, "shift", "shift"), width(t))
    for t in ("u32", "u64", "s32", "s64"):
        yield simple(f"bfind.{t}", _ARITHMETIC, (t,), 32)
        yield simple(f"bfind.shiftamt.{t}", _ARITHMETIC, (t,), 32)
        yield simple(f"bfe.{t}", _ARITHMETIC, (t, "shift", "shift"), width(t))
    # n beyond 32 set bits and a base beyond 31 are given too.
    yield simple("fns.b32", _ARITHMETIC, ("b32", "lane", "lane"), 32)
    for mode in ("clamp", "wrap"):
        yield simple(f"bmsk.{mode}.b32", _ARITHMETIC, ("shift", "shift"), 32)
        for t in ("u32", "s32"):
            yield simple(f"szext.{mode}.{t}", _ARITHMETIC, (t, "shift"), 32)


def _extended() -> Iterator[Form]:
    """Each with a carry in from operand f where it takes one, and with the carry out read back into e."""
    group = "extended-precision"
    for t in ("u32", "s32", "u64", "s64"):
        n = width(t)
        out = f"addc.{t} {{e}}, 0, 0;"
        borrow = f"subc.{t} {{e}}, 0, 0;"
        yield Form(f"add.cc.{t}", group, f"add.cc.{t} {{d}}, {{a}}, {{b}}; {out}", (t, t), (n, n))
        yield Form(f"sub.cc.{t}", group, f"sub.cc.{t} {{d}}, {{a}}, {{b}}; {borrow}", (t, t), (n, n))
        carry = "selp.u32 {t}, 1, 0, {c}; add.cc.u32 {t}, {t}, -1;"
        owe = "selp.u32 {t}, 1, 0, {c}; sub.cc.u32 {t}, 0, {t};"
        takes = (t, t, "pred")
        yield Form(f"addc.{t}", group, f"{carry} addc.{t} {{d}}, {{a}}, {{b}};", takes, (n,))
        yield Form(f"subc.{t}", group, f"{owe} subc.{t} {{d}}, {{a}}, {{b}};", takes, (n,))
        yield Form(f"addc.cc.{t}", group, f"{carry} addc.cc.{t} {{d}}, {{a}}, {{b}}; {out}", takes, (n, n))
        yield Form(f"subc.cc.{t}", group, f"{owe} subc.cc.{t} {{d}}, {{a}}, {{b}}; {borrow}", takes, (n, n))
        takes = (t, t, t, "pred")
        carry = carry.replace("{c}", "{f}")
        for half in ("lo", "hi"):
            abc = "{d}, {a}, {b}, {c};"
            yield Form(f"mad.{half}.cc.{t}", group, f"mad.{half}.cc.{t} {abc} {out}", (t,) * 3, (n, n))
            yield Form(f"madc.{half}.{t}", group, f"{carry} madc.{half}.{t} {abc}", takes, (n,))
            yield Form(f"madc.{half}.cc.{t}", group, f"{carry} madc.{half}.cc.{t} {abc} {out}", takes, (n, n))


def _logic() -> Iterator[Form]:
    for op, t in product(("and", "or", "xor"), ("b16", "b32", "b64", "pred")):
        yield simple(f"{op}.{t}", _LOGIC, (t, t), width(t))
    for t in ("b16", "b32", "b64", "pred"):
        yield simple(f"not.{t}", _LOGIC, (t,), width(t))
    for t in ("b16", "b32", "b64"):
        yield simple(f"cnot.{t}", _LOGIC, (t,), width(t))
        yield simple(f"shl.{t}", _LOGIC, (t, "shift"), width(t))
    for kind, n in product("bus", (16, 32, 64)):
        yield simple(f"shr.{kind}{n}", _LOGIC, (f"{kind}{n}", "shift"), n)
    for direction, mode in product("lr", ("clamp", "wrap")):
        yield simple(f"shf.{direction}.{mode}.b32", _LOGIC, ("b32", "b32", "shift"), 32)
    # Truth tables: none, all, one operand, parity, majority, choice, and some without structure.
    for lut in (0x00, 0xFF, 0xF0, 0xCC, 0xAA, 0x96, 0xE8, 0xCA, 0x80, 0xFE, 0x1B, 0x6D, 0x35, 0xB2, 0x47, 0xD9):
        code = f"lop3.b32 {{d}}, {{a}}, {{b}}, {{c}}, {lut};"
        yield Form("lop3.b32", _LOGIC, code, ("b32",) * 3, (32,), variant=f"{lut:#04x}")
    for op in ("and", "or"):
        code = f"lop3.{op}.b32 {{d}}|{{e}}, {{a}}, {{b}}, {{c}}, 0x80, {{f}};"
        yield Form(f"lop3.{op}.b32", _LOGIC, code, ("few32", "few32", "few32", "pred"), (32, 1))
    for mode in ("", ".f4e", ".b4e", ".rc8", ".ecl", ".ecr", ".rc16"):
        yield simple(f"prmt.b32{mode}", "data movement", ("b32", "b32", "b32"), 32)
