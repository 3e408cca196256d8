# SPDX-License-Identifier: Apache-2.0
"""Integer, logic and shift instructions. PTX ISA, "Integer Arithmetic", "Extended-Precision", "Logic and Shift"."""

from __future__ import annotations

from harness.emulator.emit import Emitter, Register, Unmodelled, bits_of
from harness.emulator.forms import FORMS, form, only, type_of
from harness.emulator.lower_float import float_arithmetic
from harness.ptx.module import Instruction, Pair

_FLOATS = ("f16", "f32", "f64", "bf16", "f16x2", "bf16x2", "f32x2")


def _signed(kind: str) -> bool:
    return kind.startswith("s")


def _binary(em: Emitter, ins: Instruction, template: str) -> None:
    kind = type_of(ins)
    n = bits_of(kind)
    a, b = em.get(ins.operands[1], n), em.get(ins.operands[2], n)
    em.put(ins.operands[0], em.do(template.format(n=n, a=a, b=b)), n, _signed(kind))


@form("add", "sub")
def _add(em: Emitter, ins: Instruction) -> None:
    kind = type_of(ins)
    if kind in _FLOATS:
        float_arithmetic(em, ins)
        return
    if "cc" in ins.modifiers:
        _carry(em, ins)
        return
    only(ins, "sat")
    if kind in ("u16x2", "s16x2"):
        _packed16(em, ins)
        return
    if "sat" in ins.modifiers:
        if kind != "s32":
            raise Unmodelled(f"{ins.opcode}.sat.{kind}")
        a, b = em.get(ins.operands[1], 32), em.get(ins.operands[2], 32)
        em.put(ins.operands[0], em.call(f"llvm.s{ins.opcode}.sat.i32", "i32", f"i32 {a}", f"i32 {b}"), 32)
        return
    _binary(em, ins, ins.opcode + " i{n} {a}, {b}")


def _packed16(em: Emitter, ins: Instruction) -> None:
    a, b = em.get(ins.operands[1], 32), em.get(ins.operands[2], 32)
    va, vb = em.do(f"bitcast i32 {a} to <2 x i16>"), em.do(f"bitcast i32 {b} to <2 x i16>")
    em.put(ins.operands[0], em.do(f"bitcast <2 x i16> {em.do(f'{ins.opcode} <2 x i16> {va}, {vb}')} to i32"), 32)


# The condition code register holds one carry bit; `sub` keeps the borrow in it.
_CC = "%cc"


def _read_cc(em: Emitter, n: int) -> str:
    if _CC not in em.names:
        em.names.maps[-1][_CC] = _fixed_cc(em)
    reg = em.register(_CC)
    return em.resize(em.do(f"load i8, ptr {em.slot(reg)}"), 8, n)


def _write_cc(em: Emitter, bit: str) -> None:
    if _CC not in em.names:
        em.names.maps[-1][_CC] = _fixed_cc(em)
    reg = em.register(_CC)
    em.store("i8", em.do(f"zext i1 {bit} to i8"), em.slot(reg))


def _fixed_cc(em: Emitter) -> Register:
    offset = em.frame
    em.frame += 8
    return Register(offset, 1)


def _wide_sum(em: Emitter, n: int, a: str, b: str, c: str, subtract: bool) -> tuple[str, str]:
    """a + b + c or a - b - c in n + 1 bits: (low n bits, carry or borrow as i1)."""
    w = n + 8
    op = "sub" if subtract else "add"
    wide = [em.do(f"zext i{n} {x} to i{w}") for x in (a, b, c)]
    total = em.do(f"{op} i{w} {em.do(f'{op} i{w} {wide[0]}, {wide[1]}')}, {wide[2]}")
    carry = em.do(f"trunc i{w} {em.do(f'lshr i{w} {total}, {n}')} to i1")
    return em.do(f"trunc i{w} {total} to i{n}"), carry


def _carry(em: Emitter, ins: Instruction) -> None:
    """add.cc, sub.cc, addc{.cc}, subc{.cc}."""
    only(ins, "cc")
    n = bits_of(type_of(ins))
    with_carry = ins.opcode.endswith("c")
    a, b = em.get(ins.operands[1], n), em.get(ins.operands[2], n)
    c = _read_cc(em, n) if with_carry else "0"
    value, carry = _wide_sum(em, n, a, b, c, ins.opcode.startswith("sub"))
    em.put(ins.operands[0], value, n)
    if "cc" in ins.modifiers:
        _write_cc(em, carry)


FORMS["addc"] = FORMS["subc"] = _carry


@form("mul", "mad", "mul24", "mad24")
def _mul(em: Emitter, ins: Instruction) -> None:
    kind = type_of(ins)
    if kind in _FLOATS:
        float_arithmetic(em, ins)
        return
    only(ins, "lo", "hi", "wide", "sat", "cc")
    n = bits_of(kind)
    narrow = ins.opcode.endswith("24") or "sat" in ins.modifiers
    if narrow and (n != 32 or "wide" in ins.modifiers):
        raise Unmodelled(f"{ins.opcode}.{'.'.join(ins.modifiers)}")
    a, b = em.get(ins.operands[1], n), em.get(ins.operands[2], n)
    ext = "sext" if _signed(kind) else "zext"
    if ins.opcode.endswith("24"):
        shift = "ashr" if _signed(kind) else "lshr"
        a, b = (em.do(f"{shift} i32 {em.do(f'shl i32 {x}, 8')}, 8") for x in (a, b))
    wide = 2 * n

    def product() -> str:
        x, y = (em.do(f"{ext} i{n} {v} to i{wide}") for v in (a, b))
        return em.do(f"mul i{wide} {x}, {y}")

    if "wide" in ins.modifiers:
        value, out = product(), wide
    elif "hi" in ins.modifiers:
        down = 16 if ins.opcode.endswith("24") else n
        value, out = em.do(f"trunc i{wide} {em.do(f'lshr i{wide} {product()}, {down}')} to i{n}"), n
    else:
        value, out = em.do(f"mul i{n} {a}, {b}"), n
    if ins.opcode.startswith("mad"):
        c = em.get(ins.operands[3], out)
        if "sat" in ins.modifiers:
            value = em.call("llvm.sadd.sat.i32", "i32", f"i32 {value}", f"i32 {c}")
        elif "cc" in ins.modifiers:
            value, carry = _wide_sum(em, out, value, c, "0", False)
            _write_cc(em, carry)
        else:
            value = em.do(f"add i{out} {value}, {c}")
    em.put(ins.operands[0], value, out, _signed(kind))


@form("madc")
def _madc(em: Emitter, ins: Instruction) -> None:
    only(ins, "lo", "hi", "cc")
    kind = type_of(ins)
    n = bits_of(kind)
    a, b, c = (em.get(ins.operands[i], n) for i in (1, 2, 3))
    ext = "sext" if _signed(kind) else "zext"
    x, y = (em.do(f"{ext} i{n} {v} to i{2 * n}") for v in (a, b))
    product = em.do(f"mul i{2 * n} {x}, {y}")
    if "hi" in ins.modifiers:
        product = em.do(f"lshr i{2 * n} {product}, {n}")
    value, carry = _wide_sum(em, n, em.do(f"trunc i{2 * n} {product} to i{n}"), c, _read_cc(em, n), False)
    em.put(ins.operands[0], value, n)
    if "cc" in ins.modifiers:
        _write_cc(em, carry)


@form("div", "rem")
def _div(em: Emitter, ins: Instruction) -> None:
    kind = type_of(ins)
    if kind in _FLOATS:
        float_arithmetic(em, ins)
        return
    only(ins)
    n = bits_of(kind)
    letter = "s" if _signed(kind) else "u"
    a, b = em.get(ins.operands[1], n, _signed(kind)), em.get(ins.operands[2], n, _signed(kind))
    zero = em.do(f"icmp eq i{n} {b}, 0")
    trap = zero
    if letter == "s":
        # INT_MIN / -1 overflows in LLVM; -x and 0 are what wrap-around arithmetic gives.
        minus = em.do(f"icmp eq i{n} {b}, -1")
        trap = em.do(f"or i1 {zero}, {minus}")
    safe = em.do(f"select i1 {trap}, i{n} 1, i{n} {b}")
    value = em.do(f"{letter}{ins.opcode} i{n} {a}, {safe}")
    if letter == "s":
        other = em.do(f"sub i{n} 0, {a}") if ins.opcode == "div" else "0"
        value = em.do(f"select i1 {minus}, i{n} {other}, i{n} {value}")
    # PTX leaves a zero divisor to the machine; an H200 gives all ones for quotient and remainder.
    em.put(ins.operands[0], em.do(f"select i1 {zero}, i{n} -1, i{n} {value}"), n, _signed(kind))


@form("abs", "neg")
def _abs_neg(em: Emitter, ins: Instruction) -> None:
    kind = type_of(ins)
    if kind in _FLOATS:
        float_arithmetic(em, ins)
        return
    only(ins)
    n = bits_of(kind)
    a = em.get(ins.operands[1], n)
    value = em.do(f"sub i{n} 0, {a}")
    if ins.opcode == "abs":
        value = em.do(f"select i1 {em.do(f'icmp slt i{n} {a}, 0')}, i{n} {value}, i{n} {a}")
    em.put(ins.operands[0], value, n, True)


@form("min", "max")
def _min_max(em: Emitter, ins: Instruction) -> None:
    kind = type_of(ins)
    if kind in _FLOATS:
        float_arithmetic(em, ins)
        return
    only(ins, "relu")
    n = bits_of(kind)
    a, b = em.get(ins.operands[1], n), em.get(ins.operands[2], n)
    name = ("s" if _signed(kind) else "u") + ins.opcode
    relu = "relu" in ins.modifiers
    if relu and kind not in ("s32", "s16x2"):
        raise Unmodelled(f"{ins.opcode}.relu.{kind}")
    parts = []
    width = 16 if kind.endswith("x2") else n
    for shift in range(0, n, width):
        x, y = (em.resize(em.do(f"lshr i{n} {v}, {shift}"), n, width) if width < n else v for v in (a, b))
        word = f"i{width}"
        value = em.call(f"llvm.{name}.{word}", word, f"{word} {x}", f"{word} {y}")
        if relu:
            value = em.call(f"llvm.smax.{word}", word, f"{word} {value}", f"{word} 0")
        parts.append(value)
    if width < n:
        low, high = (em.resize(v, width, n) for v in parts)
        em.put(ins.operands[0], em.do(f"or i{n} {low}, {em.do(f'shl i{n} {high}, {width}')}"), n)
    else:
        em.put(ins.operands[0], parts[0], n, _signed(kind))


@form("and", "or", "xor")
def _logic(em: Emitter, ins: Instruction) -> None:
    only(ins)
    if type_of(ins) == "pred":
        em.put_pred(ins.operands[0], em.do(f"{ins.opcode} i1 {em.pred(ins.operands[1])}, {em.pred(ins.operands[2])}"))
        return
    _binary(em, ins, ins.opcode + " i{n} {a}, {b}")


@form("not")
def _not(em: Emitter, ins: Instruction) -> None:
    only(ins)
    if type_of(ins) == "pred":
        em.put_pred(ins.operands[0], em.do(f"xor i1 {em.pred(ins.operands[1])}, true"))
        return
    n = bits_of(type_of(ins))
    em.put(ins.operands[0], em.do(f"xor i{n} {em.get(ins.operands[1], n)}, -1"), n)


@form("cnot")
def _cnot(em: Emitter, ins: Instruction) -> None:
    n = bits_of(type_of(ins))
    em.put(ins.operands[0], em.do(f"zext i1 {em.do(f'icmp eq i{n} {em.get(ins.operands[1], n)}, 0')} to i{n}"), n)


@form("shl", "shr")
def _shift(em: Emitter, ins: Instruction) -> None:
    """Amounts are unsigned 32-bit values, clamped to the width."""
    only(ins)
    kind = type_of(ins)
    n = bits_of(kind)
    a, amount = em.get(ins.operands[1], n, _signed(kind)), em.get(ins.operands[2], 32)
    big = em.do(f"icmp uge i32 {amount}, {n}")
    if ins.opcode == "shr" and _signed(kind):
        last = em.do(f"select i1 {big}, i32 {n - 1}, i32 {amount}")
        value = em.do(f"ashr i{n} {a}, {em.resize(last, 32, n)}")
    else:
        safe = em.do(f"select i1 {big}, i32 0, i32 {amount}")
        shifted = em.do(f"{'shl' if ins.opcode == 'shl' else 'lshr'} i{n} {a}, {em.resize(safe, 32, n)}")
        value = em.do(f"select i1 {big}, i{n} 0, i{n} {shifted}")
    em.put(ins.operands[0], value, n, _signed(kind))


@form("shf")
def _funnel(em: Emitter, ins: Instruction) -> None:
    only(ins, "l", "r", "wrap", "clamp")
    low, high, amount = (em.get(ins.operands[i], 32) for i in (1, 2, 3))
    if "wrap" in ins.modifiers:
        count = em.do(f"and i32 {amount}, 31")
    else:
        count = em.call("llvm.umin.i32", "i32", f"i32 {amount}", "i32 32")
    wide_count = em.do(f"zext i32 {count} to i64")
    wide_low = em.do(f"zext i32 {low} to i64")
    wide_high = em.do(f"zext i32 {high} to i64")
    both = em.do(f"or i64 {em.do(f'shl i64 {wide_high}, 32')}, {wide_low}")
    if "l" in ins.modifiers:
        value = em.do(f"lshr i64 {em.do(f'shl i64 {both}, {wide_count}')}, 32")
    else:
        value = em.do(f"lshr i64 {both}, {wide_count}")
    em.put(ins.operands[0], em.do(f"trunc i64 {value} to i32"), 32)


# opcode -> (operand widths, result width); the C helper is px_<opcode>_<type>. Widths: "n" the type's, else bits.
_HELPERS: dict[str, tuple[tuple[str, ...], str, tuple[str, ...]]] = {
    "bfe": (("n", "32", "32"), "n", ("u32", "u64", "s32", "s64")),
    "bfi": (("n", "n", "32", "32"), "n", ("b32", "b64")),
    "sad": (("n", "n", "n"), "n", ("u16", "u32", "u64", "s16", "s32", "s64")),
    "bfind": (("n",), "32", ("u32", "u64", "s32", "s64")),
    "fns": (("32", "32", "32"), "32", ("b32",)),
    "bmsk": (("32", "32"), "32", ("b32",)),
    "szext": (("32", "32"), "32", ("u32", "s32")),
}


def _helper(em: Emitter, ins: Instruction) -> None:
    """Instructions computed by a small C function of the runtime (runtime/arith.c)."""
    widths, result, types = _HELPERS[ins.opcode]
    only(ins, "shiftamt", "wrap", "clamp")
    kind = type_of(ins)
    if kind not in types:
        raise Unmodelled(f"{ins.opcode}.{kind}")
    n = bits_of(kind)
    extra = "_".join(m for m in ins.modifiers if m in ("shiftamt", "wrap", "clamp"))
    suffix = f"{kind}_{extra}" if extra else kind
    sizes = [n if w == "n" else int(w) for w in widths]
    arguments = []
    for operand, size in zip(ins.operands[1:], sizes, strict=True):
        value = em.get(operand, size)
        wide = max(size, 32)
        arguments.append(f"i{wide} {em.resize(value, size, wide, _signed(kind))}")
    out = n if result == "n" else int(result)
    value = em.call(f"px_{ins.opcode}_{suffix}", f"i{max(out, 32)}", *arguments)
    em.put(ins.operands[0], em.resize(value, max(out, 32), out), out, _signed(kind))


for _name in _HELPERS:
    FORMS[_name] = _helper


@form("popc", "clz", "brev")
def _counts(em: Emitter, ins: Instruction) -> None:
    n = bits_of(type_of(ins))
    a = em.get(ins.operands[1], n)
    if ins.opcode == "brev":
        em.put(ins.operands[0], em.call(f"llvm.bitreverse.i{n}", f"i{n}", f"i{n} {a}"), n)
        return
    if ins.opcode == "popc":
        value = em.call(f"llvm.ctpop.i{n}", f"i{n}", f"i{n} {a}")
    else:
        value = em.call(f"llvm.ctlz.i{n}", f"i{n}", f"i{n} {a}", "i1 false")
    em.put(ins.operands[0], em.resize(value, n, 32), 32)


@form("lop3")
def _lop3(em: Emitter, ins: Instruction) -> None:
    """The immediate is the truth table; its set minterms are ORed. .and and .or: p = (d != 0) op q as well."""
    only(ins, "and", "or")
    d, *abc, table = ins.operands[:5]
    a, b, c = (em.get(x, 32) for x in abc)
    lut = int(em.get(table, 32))
    total = "0"
    for row in range(8):
        if not lut >> row & 1:
            continue
        terms = [v if row >> bit & 1 else em.do(f"xor i32 {v}, -1") for v, bit in ((a, 2), (b, 1), (c, 0))]
        term = em.do(f"and i32 {em.do(f'and i32 {terms[0]}, {terms[1]}')}, {terms[2]}")
        total = em.do(f"or i32 {total}, {term}")
    boolean = next((m for m in ins.modifiers if m in ("and", "or")), None)
    if boolean is None:
        em.put(d, total, 32)
        return
    if not isinstance(d, Pair):
        raise Unmodelled(f"lop3.{boolean} without a predicate")
    some = em.do(f"icmp ne i32 {total}, 0")
    answer = em.do(f"{boolean} i1 {some}, {em.pred(ins.operands[5])}")
    em.put(d.first, total, 32)
    em.put_pred(d.second, answer)


@form("prmt")
def _prmt(em: Emitter, ins: Instruction) -> None:
    mode = next((m for m in ins.modifiers if m in ("f4e", "b4e", "rc8", "ecl", "ecr", "rc16")), "")
    a, b, c = (em.get(ins.operands[i], 32) for i in (1, 2, 3))
    number = ("", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16").index(mode)
    em.put(ins.operands[0], em.call("px_prmt", "i32", f"i32 {a}", f"i32 {b}", f"i32 {c}", f"i32 {number}"), 32)


@form("dp4a", "dp2a")
def _dot(em: Emitter, ins: Instruction) -> None:
    only(ins, "lo", "hi")
    ta, tb = ins.modifiers[-2:]
    a, b, c = (em.get(ins.operands[i], 32) for i in (1, 2, 3))
    flags = (ta == "s32") | (tb == "s32") << 1 | ("hi" in ins.modifiers) << 2
    value = em.call(f"px_{ins.opcode}", "i32", f"i32 {a}", f"i32 {b}", f"i32 {c}", f"i32 {int(flags)}")
    em.put(ins.operands[0], value, 32)
