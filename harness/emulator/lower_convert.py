# SPDX-License-Identifier: Apache-2.0
"""Comparison, selection, moves and conversions. PTX ISA, "Comparison and Selection", "Data Movement", "cvt"."""

from __future__ import annotations

from harness.emulator.abi import LOCAL_WINDOW, PARAM_WINDOW, SHARED_WINDOW, WINDOW_SIZE, Space
from harness.emulator.emit import Emitter, Unmodelled, bits_of, is_type, space_of
from harness.emulator.forms import form, only, type_of, types_of
from harness.emulator.lower_float import flush, saturate
from harness.ptx.module import Instruction, Operand, Pair, Reg, Sym, Vec

_INT_COMPARE = {
    "eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge",
    "lo": "ult", "ls": "ule", "hi": "ugt", "hs": "uge",
}  # fmt: skip
_FLOAT_COMPARE = {
    "eq": "oeq", "ne": "one", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge",
    "equ": "ueq", "neu": "une", "ltu": "ult", "leu": "ule", "gtu": "ugt", "geu": "uge", "num": "ord", "nan": "uno",
}  # fmt: skip


def _compare(em: Emitter, operator: str, kind: str, a: Operand, b: Operand, ftz: bool) -> str:
    """The comparison as an i1."""
    if kind in _HALVES:
        return _compare_halves(em, operator, kind, em.get(a, 16), em.get(b, 16), ftz)
    n = bits_of(kind)
    if kind in ("f32", "f64"):
        word = "float" if n == 32 else "double"
        x, y = em.fget(a, n), em.fget(b, n)
        if ftz and n == 32:
            x, y = (em.as_float(flush(em, em.as_bits(v, 32)), 32) for v in (x, y))
        return em.do(f"fcmp {_FLOAT_COMPARE[operator]} {word} {x}, {y}")
    name = _INT_COMPARE.get(operator)
    if name is None or kind not in _INTS:
        raise Unmodelled(f"comparison .{operator}.{kind}")
    if name in ("lt", "le", "gt", "ge"):
        name = ("s" if kind.startswith("s") else "u") + name
    return em.do(f"icmp {name} i{n} {em.get(a, n)}, {em.get(b, n)}")


def _compare_halves(em: Emitter, operator: str, kind: str, a: str, b: str, ftz: bool) -> str:
    """The comparison of two binary16 or bfloat16 values, given as i16."""
    wide = []
    for value in (a, b):
        if ftz:
            small = em.do(f"icmp eq i16 {em.do(f'and i16 {value}, {_HALVES[kind]}')}, 0")
            value = em.do(f"select i1 {small}, i16 {em.do(f'and i16 {value}, -32768')}, i16 {value}")
        bits = em.call(f"px_{kind}_to_f32", "i32", f"i32 {em.resize(value, 16, 32)}")
        wide.append(em.as_float(bits, 32))
    return em.do(f"fcmp {_FLOAT_COMPARE[operator]} float {wide[0]}, {wide[1]}")


_HALVES = {"f16": 0x7C00, "bf16": 0x7F80}  # the exponent's bits
_ONES = {"f16": 0x3C00, "bf16": 0x3F80, "f32": 0x3F800000}
_INTS = frozenset(f"{k}{n}" for k in "bus" for n in (8, 16, 32, 64))


def _tests(em: Emitter, ins: Instruction, kind: str) -> list[str]:
    """Comparison and boolean operation: of scalars, then again with it negated; of packed values, by half."""
    operator = next((m for m in ins.modifiers if m in _INT_COMPARE or m in _FLOAT_COMPARE), None)
    if operator is None:
        raise Unmodelled(f"{ins.opcode} without a comparison")
    boolean = next((m for m in ins.modifiers if m in ("and", "or", "xor")), None)
    a, b = ins.operands[1:3]
    ftz = "ftz" in ins.modifiers
    if kind in ("f16x2", "bf16x2"):
        x, y = em.get(a, 32), em.get(b, 32)
        halves = [[em.resize(em.do(f"lshr i32 {v}, {shift}"), 32, 16) for v in (x, y)] for shift in (0, 16)]
        tests = [_compare_halves(em, operator, kind[:-2], low, high, ftz) for low, high in halves]
    else:
        test = _compare(em, operator, kind, a, b, ftz)
        tests = [test, em.do(f"xor i1 {test}, true")]
    if boolean is None:
        return tests
    c = em.pred(ins.operands[3])
    return [em.do(f"{boolean} i1 {test}, {c}") for test in tests]


@form("setp")
def _setp(em: Emitter, ins: Instruction) -> None:
    d = ins.operands[0]
    p, q = _tests(em, ins, type_of(ins))
    if isinstance(d, Pair):
        em.put_pred(d.first, p)
        em.put_pred(d.second, q)
    else:
        em.put_pred(d, p)


@form("set")
def _set(em: Emitter, ins: Instruction) -> None:
    """True is 1.0 in a floating-point result, all ones in an integer one; of a packed source, in each half."""
    result, kind = types_of(ins)[-2:]
    tests = _tests(em, ins, kind)
    if kind in ("f16x2", "bf16x2"):
        if bits_of(result) != 32:
            raise Unmodelled(f"set.{result}.{kind}")
        true = _ONES.get(result.removesuffix("x2"), -1)
        low, high = (em.resize(em.do(f"select i1 {t}, i16 {true}, i16 0"), 16, 32) for t in tests)
        em.put(ins.operands[0], em.do(f"or i32 {low}, {em.do(f'shl i32 {high}, 16')}"), 32)
        return
    n = bits_of(result)
    if n not in (16, 32) or result.endswith("x2"):
        raise Unmodelled(f"set.{result}.{kind}")
    value = em.do(f"select i1 {tests[0]}, i{n} {_ONES.get(result, -1)}, i{n} 0")
    em.put(ins.operands[0], value, n, result.startswith("s"))


@form("selp")
def _selp(em: Emitter, ins: Instruction) -> None:
    n = bits_of(type_of(ins))
    c = em.pred(ins.operands[3])
    a, b = em.get(ins.operands[1], n), em.get(ins.operands[2], n)
    em.put(ins.operands[0], em.do(f"select i1 {c}, i{n} {a}, i{n} {b}"), n)


@form("slct")
def _slct(em: Emitter, ins: Instruction) -> None:
    """d = (c >= 0) ? a : b; a NaN c selects b, -0 selects a."""
    result, control = types_of(ins)[-2:]
    n = bits_of(result)
    if control == "f32":
        c = em.fget(ins.operands[3], 32)
        if "ftz" in ins.modifiers:
            c = em.as_float(flush(em, em.as_bits(c, 32)), 32)
        test = em.do(f"fcmp oge float {c}, 0.0")
    else:
        test = em.do(f"icmp sge i32 {em.get(ins.operands[3], 32)}, 0")
    a, b = em.get(ins.operands[1], n), em.get(ins.operands[2], n)
    em.put(ins.operands[0], em.do(f"select i1 {test}, i{n} {a}, i{n} {b}"), n)


@form("mov")
def _mov(em: Emitter, ins: Instruction) -> None:
    """Registers, immediates, special registers, addresses of variables, and packing and unpacking of vectors."""
    only(ins, "v4")
    kind = type_of(ins)
    d, a = ins.operands
    if kind == "pred":
        em.put_pred(d, em.pred(a))
        return
    n = bits_of(kind)
    if "v4" in ins.modifiers:
        if not (isinstance(a, Reg) and isinstance(d, Vec)):
            raise Unmodelled("mov.v4")
        # Of %tid, %ntid, %ctaid, %nctaid and their kin; the fourth element is zero.
        values = [em.get(Reg(a.name, axis), n) for axis in "xyz"]
        for item, value in zip(d.items, [*values, "0"], strict=True):
            em.put(item, value, n)
        return
    if isinstance(a, Vec) and isinstance(d, Vec):
        values = [em.get(item, n) for item in a.items]
        for item, value in zip(d.items, values, strict=True):
            em.put(item, value, n)
        return
    em.put(d, em.get(a, n), n)


@form("cvta")
def _cvta(em: Emitter, ins: Instruction) -> None:
    """Generic addresses of shared and local memory lie in windows; global and const ones are generic already."""
    space = space_of(ins.modifiers)
    n = bits_of(type_of(ins))
    if n != 64:
        raise Unmodelled("cvta on 32-bit addresses")
    source = ins.operands[1]
    value = (
        em.get(source, 64)
        if isinstance(source, Sym)
        else em.resize(em.get(source, em.width(source, 64)), em.width(source, 64), 64)
    )
    window = {
        Space.SHARED: SHARED_WINDOW,
        Space.CLUSTER: SHARED_WINDOW,
        Space.LOCAL: LOCAL_WINDOW,
        Space.PARAM: PARAM_WINDOW,
    }.get(space, 0)
    if window:
        value = em.do(f"{'sub' if 'to' in ins.modifiers else 'add'} i64 {value}, {window}")
    em.put(ins.operands[0], value, 64)


@form("isspacep")
def _isspacep(em: Emitter, ins: Instruction) -> None:
    space = space_of(ins.modifiers)
    value = em.get(ins.operands[1], 64)

    def inside(base: int) -> str:
        return em.do(f"icmp ult i64 {em.do(f'sub i64 {value}, {base}')}, {WINDOW_SIZE}")

    if space is Space.CLUSTER:
        answer = inside(SHARED_WINDOW)
    elif space is Space.SHARED:  # of the own block, whose addresses name no rank, or its rank
        rank = em.do(f"and i64 {em.do(f'lshr i64 {value}, 24')}, 255")
        number = em.resize(em.blk("cluster_rank", "i32"), 32, 64)
        own = em.do(f"add i64 {number}, 1")
        mine = em.do(f"or i1 {em.do(f'icmp eq i64 {rank}, 0')}, {em.do(f'icmp eq i64 {rank}, {own}')}")
        answer = em.do(f"and i1 {inside(SHARED_WINDOW)}, {mine}")
    elif space is Space.LOCAL:
        answer = inside(LOCAL_WINDOW)
    else:
        found = em.call("rt_space", "i32", "ptr %ctx", f"i64 {value}")
        answer = em.do(f"icmp eq i32 {found}, {int(space)}")
    em.put_pred(ins.operands[0], answer)


_TO_INT = {"rni": "llvm.rint", "rzi": "llvm.trunc", "rmi": "llvm.floor", "rpi": "llvm.ceil"}
_FLOAT_TYPES = ("f16", "bf16", "f32", "f64")


@form("cvt")
def _cvt(em: Emitter, ins: Instruction) -> None:
    if "pack" in ins.modifiers:
        _cvt_pack(em, ins)
        return
    eight = next((m for m in ins.modifiers if m in ("e4m3x2", "e5m2x2")), None)
    if eight:
        _cvt_eight(em, ins, eight)
        return
    only(ins, "rn", "rz", "rm", "rp", "rna", "rni", "rzi", "rmi", "rpi", "ftz", "sat", "relu", "satfinite")
    kinds = [m for m in ins.modifiers if is_type(m)]
    if len(kinds) != 2:
        raise Unmodelled(f"cvt of {len(kinds)} types")
    to, source = kinds
    if to in ("f16x2", "bf16x2"):
        _cvt_packed(em, ins, to, source)
    elif to == "tf32":
        _cvt_tf32(em, ins)
    elif to in _FLOAT_TYPES:
        _cvt_to_float(em, ins, to, source)
    elif source in _FLOAT_TYPES:
        _cvt_float_to_int(em, ins, to, source)
    else:
        _cvt_int(em, ins, to, source)


def _cvt_pack(em: Emitter, ins: Instruction) -> None:
    """cvt.pack.sat.<to>.s32{.b32}: b saturated lowest, a above it, the low bits of c above both."""
    to = next(m for m in ins.modifiers if m[0] in "us" and m[1:].isdigit())
    n, high, low = int(to[1:]), (1 << int(to[1:])) - 1, 0
    if to[0] == "s":
        high, low = high >> 1, -(1 << (n - 1))
    packed = "0"
    if len(ins.operands) > 3:
        packed = em.do(f"shl i64 {em.resize(em.get(ins.operands[3], 32), 32, 64)}, {2 * n}")
    for operand, shift in ((ins.operands[1], n), (ins.operands[2], 0)):
        value = em.call("llvm.smax.i32", "i32", f"i32 {em.get(operand, 32)}", f"i32 {low}")
        value = em.call("llvm.smin.i32", "i32", f"i32 {value}", f"i32 {high}")
        field = em.resize(em.do(f"and i32 {value}, {(1 << n) - 1}"), 32, 64)
        packed = em.do(f"or i64 {packed}, {em.do(f'shl i64 {field}, {shift}')}")
    em.put(ins.operands[0], em.resize(packed, 64, 32), 32)


def _cvt_eight(em: Emitter, ins: Instruction, kind: str) -> None:
    """Pairs of 8-bit floats, from two .f32 (the first in the upper byte) or from .f16x2, and back to .f16x2."""
    known = ("rn", "satfinite", "relu", "f32", "f16x2", kind)
    if any(m not in known for m in ins.modifiers):
        raise Unmodelled(f"cvt.{'.'.join(ins.modifiers)}")
    relu = int("relu" in ins.modifiers)
    if ins.modifiers[-1] == kind:
        pair = em.resize(em.get(ins.operands[1], 16), 16, 32)
        total = "0"
        for k in (0, 1):
            byte = em.do(f"and i32 {em.do(f'lshr i32 {pair}, {8 * k}')}, 255")
            half = em.call(f"px_{kind[:-2]}_to_f16", "i32", f"i32 {byte}")
            if relu:
                negative = em.do(f"icmp sgt i32 {half}, 32767")
                half = em.do(f"select i1 {negative}, i32 0, i32 {half}")
            total = em.do(f"or i32 {total}, {em.do(f'shl i32 {half}, {16 * k}')}")
        em.put(ins.operands[0], total, 32)
        return
    if ins.modifiers[-1] == "f32":
        floats = [em.fget(o, 32) for o in ins.operands[:0:-1]]
    else:
        packed = em.get(ins.operands[1], 32)
        halves = [em.do(f"and i32 {em.do(f'lshr i32 {packed}, {16 * k}')}, 65535") for k in (0, 1)]
        floats = [em.as_float(em.call("px_f16_to_f32", "i32", f"i32 {h}"), 32) for h in halves]
    total = "0"
    for k, value in enumerate(floats):
        wide = em.as_bits(em.do(f"fpext float {value} to double"), 64)
        byte = em.call(f"px_f64_to_{kind[:-2]}", "i32", f"i64 {wide}", f"i32 {relu}")
        total = em.do(f"or i32 {total}, {em.do(f'shl i32 {byte}, {8 * k}')}")
    em.put(ins.operands[0], em.resize(total, 32, 16), 16)


def _cvt_int(em: Emitter, ins: Instruction, to: str, source: str) -> None:
    n, m = bits_of(source), bits_of(to)
    signed = source.startswith("s")
    value = em.get(ins.operands[1], n)
    wide = em.resize(value, n, 64, signed)
    if "sat" in ins.modifiers:
        wide = _clamp(em, wide, source, to)
    em.put(ins.operands[0], em.resize(wide, 64, m), m, to.startswith("s"))


def _clamp(em: Emitter, wide: str, source: str, to: str) -> str:
    """Integer saturation of a 64-bit value read as `source` to the range of `to`."""
    m = bits_of(to)
    if source.startswith("s"):
        low, high = (-(1 << (m - 1)), (1 << (m - 1)) - 1) if to.startswith("s") else (0, (1 << m) - 1)
        high = min(high, (1 << 63) - 1)
        wide = em.call("llvm.smax.i64", "i64", f"i64 {wide}", f"i64 {low}")
        return em.call("llvm.smin.i64", "i64", f"i64 {wide}", f"i64 {high}")
    high = (1 << (m - 1)) - 1 if to.startswith("s") else (1 << m) - 1
    return em.call("llvm.umin.i64", "i64", f"i64 {wide}", f"i64 {high if high < 1 << 63 else -1}")


def _source_double(em: Emitter, ins: Instruction, source: str, to: str = "") -> str:
    """A floating-point source as double, exactly; on the way to .f64 NaNs keep their payload, as on an H200."""
    operand = ins.operands[1]
    if source == "f64":
        return em.fget(operand, 64)
    if source in ("f16", "bf16"):
        half = em.get(operand, 32)
        if to == "f64" and source == "bf16":
            value = em.do(f"shl i32 {half}, 16")
        else:
            suffix = "_payload" if to == "f64" else ""
            value = em.call(f"px_{source}_to_f32{suffix}", "i32", f"i32 {half}")
    else:
        value = em.as_bits(em.fget(operand, 32), 32)
        if "ftz" in ins.modifiers and to != "f16":  # an H200 flushes nothing on the way to .f16
            value = flush(em, value)
    return em.do(f"fpext float {em.as_float(value, 32)} to double")


def _cvt_float_to_int(em: Emitter, ins: Instruction, to: str, source: str) -> None:
    """Always saturating. NaN gives 0, or the top bit alone where source or result has 64 bits ("Integer Notes")."""
    value = _source_double(em, ins, source)
    how = next((m for m in ins.modifiers if m in _TO_INT), "rzi")
    value = em.call(f"{_TO_INT[how]}.f64", "double", f"double {value}")
    n = bits_of(to)
    letter = "s" if to.startswith("s") else "u"
    result = em.call(f"llvm.fpto{letter}i.sat.i{n}.f64", f"i{n}", f"double {value}")
    if source == "f64" or n == 64:
        nan = em.do(f"fcmp uno double {value}, {value}")
        result = em.do(f"select i1 {nan}, i{n} {-(1 << (n - 1))}, i{n} {result}")
    em.put(ins.operands[0], result, n, letter == "s")


def _cvt_to_float(em: Emitter, ins: Instruction, to: str, source: str) -> None:
    mode = {"rz": 1, "rm": 2, "rp": 3, "rna": 4}.get(
        next((m for m in ins.modifiers if m in ("rz", "rm", "rp", "rna")), ""), 0
    )
    bits = bits_of(to)
    if source not in _FLOAT_TYPES:
        n = bits_of(source)
        signed = source.startswith("s")
        wide = em.resize(em.get(ins.operands[1], n), n, 64, signed)
        if bits == 16:
            result = em.call(f"px_int_to_{to}", "i32", f"i64 {wide}", f"i32 {int(signed)}", f"i32 {mode}")
            if "sat" in ins.modifiers:  # a negative number is 0, any other but 0 is 1
                result = em.do(f"select i1 {em.do(f'icmp ugt i32 {result}, 32767')}, i32 0, i32 {result}")
                result = em.call("llvm.umin.i32", "i32", f"i32 {result}", f"i32 {_ONES[to]}")
            em.put(ins.operands[0], em.resize(result, 32, 16), 16)
            return
        result = em.call(f"px_int_to_f{bits}", f"i{bits}", f"i64 {wide}", f"i32 {int(signed)}", f"i32 {mode}")
        em.put(ins.operands[0], saturate(em, result, bits) if "sat" in ins.modifiers else result, bits)
        return
    integral = next((m for m in ins.modifiers if m in _TO_INT), None)
    plain = not integral and "sat" not in ins.modifiers
    if plain and to == "f32" and source in ("f32", "bf16") and "ftz" not in ins.modifiers:
        # Bits move as they are, those of a NaN too.
        bits32 = em.get(ins.operands[1], bits_of(source))
        em.put(ins.operands[0], bits32 if source == "f32" else em.do(f"shl i32 {em.resize(bits32, 16, 32)}, 16"), 32)
        return
    value = _source_double(em, ins, source, to)
    if integral:
        value = em.call(f"{_TO_INT[integral]}.f64", "double", f"double {value}")
    bits64 = em.as_bits(value, 64)
    flags = ("relu" in ins.modifiers) | ("sat" in ins.modifiers) << 1 | ("satfinite" in ins.modifiers) << 2
    if bits == 64:
        if source == "f32" and "ftz" in ins.modifiers:
            bits64 = em.call("px_nan_f64", "i64", f"i64 {bits64}", "i32 1")
        em.put(ins.operands[0], saturate(em, bits64, 64) if "sat" in ins.modifiers else bits64, 64)
        return
    result = em.call(f"px_f64_to_{to}", "i32", f"i64 {bits64}", f"i32 {mode}", f"i32 {int(flags)}")
    if source == "f64" and not flags:
        exponent, fraction = {"f16": (5, 10), "bf16": (8, 7), "f32": (8, 23)}[to]
        nan = em.call("px_nan_narrow", "i32", f"i64 {bits64}", f"i32 {exponent}", f"i32 {fraction}")
        result = em.do(f"select i1 {em.do(f'fcmp uno double {value}, {value}')}, i32 {nan}, i32 {result}")
    if to == "f32" and "ftz" in ins.modifiers:
        result = flush(em, result)
    em.put(ins.operands[0], em.resize(result, 32, bits), bits)


def _cvt_packed(em: Emitter, ins: Instruction, to: str, source: str) -> None:
    """cvt.rn.f16x2.f32 d, a, b: a in the upper half."""
    if source != "f32" or len(ins.operands) != 3:
        raise Unmodelled(f"cvt.{to}.{source}")
    mode = 1 if "rz" in ins.modifiers else 0
    flags = ("relu" in ins.modifiers) | ("satfinite" in ins.modifiers) << 2
    halves = []
    for operand in ins.operands[1:]:
        wide = em.as_bits(em.do(f"fpext float {em.fget(operand, 32)} to double"), 64)
        halves.append(em.call(f"px_f64_to_{to[:-2]}", "i32", f"i64 {wide}", f"i32 {mode}", f"i32 {int(flags)}"))
    em.put(ins.operands[0], em.do(f"or i32 {em.do(f'shl i32 {halves[0]}, 16')}, {halves[1]}"), 32)


def _cvt_tf32(em: Emitter, ins: Instruction) -> None:
    value = em.as_bits(em.fget(ins.operands[1], 32), 32)
    mode = 4 if "rna" in ins.modifiers else 1 if "rz" in ins.modifiers else 0
    flags = int("relu" in ins.modifiers) | ("satfinite" in ins.modifiers) << 2
    em.put(ins.operands[0], em.call("px_f32_to_tf32", "i32", f"i32 {value}", f"i32 {mode}", f"i32 {flags}"), 32)
