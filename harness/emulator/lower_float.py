# SPDX-License-Identifier: Apache-2.0
"""Floating-point arithmetic. PTX ISA, "Floating-Point Instructions", "Half Precision", "Mixed Precision".

binary32 and binary64 to nearest even are LLVM's own operations without fast-math; directed rounding, binary16, bfloat16
and the approximations are C helpers of the runtime (runtime/softfloat.c), since LLVM's constrained intrinsics do not
set the mode and its half types end in library calls.
"""

from __future__ import annotations

from harness.emulator.emit import Emitter, Unmodelled, bits_of
from harness.emulator.forms import form, only, rounding, type_of, types_of
from harness.ptx.module import Instruction, Operand

_F32_NAN = "2147483647"  # 0x7fffffff: what the hardware gives for every NaN result of binary32 arithmetic
_OPERATION = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
_HALF_OPS = {"add": 0, "sub": 1, "mul": 2, "fma": 3, "min": 4, "max": 5, "neg": 6, "abs": 7}


def flush(em: Emitter, value: str) -> str:
    """A binary32 subnormal becomes a zero of its sign (bits in, bits out)."""
    exponent = em.do(f"and i32 {value}, 2139095040")
    sign = em.do(f"and i32 {value}, -2147483648")
    return em.do(f"select i1 {em.do(f'icmp eq i32 {exponent}, 0')}, i32 {sign}, i32 {value}")


def canonical(em: Emitter, value: str) -> str:
    """A binary32 NaN becomes the canonical one (bits in, bits out)."""
    number = em.as_float(value, 32)
    return em.do(f"select i1 {em.do(f'fcmp uno float {number}, {number}')}, i32 {_F32_NAN}, i32 {value}")


def saturate(em: Emitter, value: str, bits: int) -> str:
    """Clamp to [0, 1]; NaN becomes 0 (bits in, bits out)."""
    return em.call(f"px_sat_f{bits}", f"i{bits}", f"i{bits} {value}")


def _inputs(em: Emitter, ins: Instruction, bits: int, operands: tuple[Operand, ...]) -> list[str]:
    values = [em.as_bits(em.fget(o, bits), bits) for o in operands]
    return [flush(em, v) for v in values] if "ftz" in ins.modifiers and bits == 32 else values


def _finished(em: Emitter, ins: Instruction, value: str, bits: int) -> str:
    """Canonical NaN, .ftz, .sat (bits in, bits out)."""
    if bits == 32:
        value = canonical(em, value)
        if "ftz" in ins.modifiers:
            value = flush(em, value)
    if "sat" in ins.modifiers:
        value = saturate(em, value, bits)
    return value


def float_arithmetic(em: Emitter, ins: Instruction) -> None:
    """add sub mul fma mad div abs neg min max on any floating-point type."""
    kind = type_of(ins)
    if types_of(ins) in (["f32", "f16"], ["f32", "bf16"]):
        _mixed(em, ins, kind)
    elif len(types_of(ins)) > 1:
        raise Unmodelled(f"{ins.opcode}.{'.'.join(types_of(ins))}")
    elif kind == "f32x2":
        _pair(em, ins)
    elif kind in ("f16", "bf16", "f16x2", "bf16x2"):
        _half(em, ins, kind)
    elif ins.opcode in ("abs", "neg"):
        _sign(em, ins, bits_of(kind))
    elif ins.opcode in ("min", "max"):
        _min_max(em, ins, bits_of(kind))
    else:
        _arithmetic(em, ins, bits_of(kind))


def _arithmetic(em: Emitter, ins: Instruction, bits: int) -> None:
    only(ins, "rn", "rz", "rm", "rp", "ftz", "sat", "approx", "full")
    if not rounding(ins) and ins.opcode != "div" and not {"ftz", "sat"} & set(ins.modifiers):
        _nearest(em, ins, bits)
        return
    values = _inputs(em, ins, bits, ins.operands[1:])
    result = _computed(em, ins, values, bits)
    if ins.opcode == "div" and "approx" in ins.modifiers:
        result = _huge_divisor(em, values, result)
    if "ftz" in ins.modifiers and (ins.opcode == "mul" or (ins.opcode == "div" and rounding(ins))):
        result = _tiny(em, ins.opcode, values, result)
    if bits == 64 and ins.opcode != "div":
        result = _passed_on(em, values, result)
    em.put(ins.operands[0], _finished(em, ins, result, bits), bits)


def _nearest(em: Emitter, ins: Instruction, bits: int) -> None:
    """add sub mul fma to nearest, as LLVM's own operations. Until someone looks at bits, any NaN will do."""
    operands = [em.number(o, bits) for o in ins.operands[1:]]
    value = raw = _operation(em, ins, operands, bits)
    if bits == 32:
        value = em.do(f"select i1 {em.do(f'fcmp uno float {raw}, {raw}')}, float 0x7FFFFFFFE0000000, float {raw}")
    else:
        value = raw = em.as_float(_passed_on(em, [em.as_bits(v, 64) for v in operands], em.as_bits(raw, 64)), 64)
    em.put_number(ins.operands[0], value, raw, bits)


def _passed_on(em: Emitter, values: list[str], result: str) -> str:
    """binary64: of several NaN operands the last is passed on, made quiet, as an H200 does (bits in, bits out)."""
    for value in values:
        number = em.as_float(value, 64)
        quiet = em.do(f"or i64 {value}, {1 << 51}")
        result = em.do(f"select i1 {em.do(f'fcmp uno double {number}, {number}')}, i64 {quiet}, i64 {result}")
    return result


def _tiny(em: Emitter, opcode: str, values: list[str], result: str) -> str:
    """mul, div .ftz: an H200 flushes what is below the normal range before it is rounded (bits in, bits out)."""
    a, b = (em.do(f"fpext float {em.as_float(v, 32)} to double") for v in values)
    least = "0x3810000000000000"  # 2^-126; both products are exact
    size, limit = (
        (em.do(f"fmul double {a}, {b}"), least) if opcode == "mul" else (a, em.do(f"fmul double {b}, {least}"))
    )
    size = em.call("llvm.fabs.f64", "double", f"double {size}")
    if opcode == "div":
        limit = em.call("llvm.fabs.f64", "double", f"double {limit}")
    tiny = em.do(f"fcmp olt double {size}, {limit}")
    return em.do(f"select i1 {tiny}, i32 {em.do(f'and i32 {result}, -2147483648')}, i32 {result}")


def _huge_divisor(em: Emitter, values: list[str], quotient: str) -> str:
    """div.approx by 2^126 < |b| < 2^128: 1/b is flushed to zero, so 0, or NaN for an infinite a."""
    a, b = values
    size = em.do(f"and i32 {b}, 2147483647")
    huge = em.do(f"icmp ult i32 {em.do(f'sub i32 {size}, {0x7E800001}')}, {0x7F800000 - 0x7E800001}")
    zero = em.as_float(em.do(f"and i32 {b}, -2147483648"), 32)
    flushed = em.as_bits(em.do(f"fmul float {em.as_float(a, 32)}, {zero}"), 32)
    return em.do(f"select i1 {huge}, i32 {flushed}, i32 {quotient}")


def _mixed(em: Emitter, ins: Instruction, kind: str) -> None:
    """add, sub, fma with .f32.f16 or .f32.bf16: every operand but the last is narrow, and widened exactly."""
    only(ins, "rn", "rz", "rm", "rp", "sat")
    if ins.opcode not in ("add", "sub", "fma"):
        raise Unmodelled(f"{ins.opcode}.f32.{kind}")
    *narrow, last = ins.operands[1:]
    values = [em.call(f"px_{kind}_to_f32", "i32", f"i32 {em.resize(em.get(o, 16), 16, 32)}") for o in narrow]
    result = _computed(em, ins, [*values, em.as_bits(em.fget(last, 32), 32)], 32)
    em.put(ins.operands[0], _finished(em, ins, result, 32), 32)


def _pair(em: Emitter, ins: Instruction) -> None:
    """add, sub, mul, fma .f32x2: two binary32 values in 64 bits, each computed alone."""
    only(ins, "rn", "rz", "rm", "rp", "ftz")
    if ins.opcode not in ("add", "sub", "mul", "fma"):
        raise Unmodelled(f"{ins.opcode}.f32x2")
    wide = [em.get(o, 64) for o in ins.operands[1:]]
    halves = []
    for shift in (0, 32):
        values = [em.resize(em.do(f"lshr i64 {v}, {shift}"), 64, 32) for v in wide]
        if "ftz" in ins.modifiers:
            values = [flush(em, v) for v in values]
        halves.append(em.resize(_finished(em, ins, _computed(em, ins, values, 32), 32), 32, 64))
    em.put(ins.operands[0], em.do(f"or i64 {halves[0]}, {em.do(f'shl i64 {halves[1]}, 32')}"), 64)


def _computed(em: Emitter, ins: Instruction, values: list[str], bits: int) -> str:
    """The operation in the instruction's rounding mode (bits in, bits out)."""
    mode = rounding(ins)
    name = "fma" if ins.opcode in ("mad", "fma") else ins.opcode
    if len(values) != (3 if name == "fma" else 2):
        raise Unmodelled(f"{ins.opcode} of {len(values)} operands")
    if mode:
        arguments = [f"i{bits} {v}" for v in values]
        return em.call(f"px_{name}_f{bits}", f"i{bits}", *arguments, f"i32 {mode}")
    return em.as_bits(_operation(em, ins, [em.as_float(v, bits) for v in values], bits), bits)


def _operation(em: Emitter, ins: Instruction, floats: list[str], bits: int) -> str:
    """add sub mul div fma to nearest, on float or double."""
    word = "float" if bits == 32 else "double"
    if ins.opcode in ("mad", "fma") and len(floats) == 3:
        return em.call(f"llvm.fma.f{bits}", word, *(f"{word} {v}" for v in floats))
    if ins.opcode not in _OPERATION or len(floats) != 2:
        raise Unmodelled(f"{ins.opcode} of {len(floats)} operands")
    return em.do(f"{_OPERATION[ins.opcode]} {word} {floats[0]}, {floats[1]}")


@form("fma")
def _fma(em: Emitter, ins: Instruction) -> None:
    float_arithmetic(em, ins)


def _sign(em: Emitter, ins: Instruction, bits: int) -> None:
    only(ins, "ftz")
    (value,) = _inputs(em, ins, bits, ins.operands[1:])
    top = 1 << (bits - 1)
    mask = f"and i{bits} {value}, {top - 1}" if ins.opcode == "abs" else f"xor i{bits} {value}, {-top}"
    result = em.do(mask)
    if bits == 32:
        result = canonical(em, result)
    else:  # an H200 leaves the sign of a NaN, and makes it quiet
        number = em.as_float(value, 64)
        quiet = em.do(f"or i64 {value}, {1 << 51}")
        result = em.do(f"select i1 {em.do(f'fcmp uno double {number}, {number}')}, i64 {quiet}, i64 {result}")
    em.put(ins.operands[0], result, bits)


def _min_max(em: Emitter, ins: Instruction, bits: int) -> None:
    """One NaN: the other operand, unless .NaN; two: canonical. -0 is below +0. Three operands: pairwise."""
    only(ins, "ftz", "NaN", "xorsign", "abs")
    flags = ("NaN" in ins.modifiers) | ("xorsign" in ins.modifiers) << 1 | (ins.opcode == "max") << 2
    values = _inputs(em, ins, bits, ins.operands[1:])
    if "abs" in ins.modifiers and "xorsign" not in ins.modifiers:
        values = [em.do(f"and i{bits} {v}, {(1 << (bits - 1)) - 1}") for v in values]
    result = values[0]
    for other in values[1:]:
        result = em.call(f"px_minmax_f{bits}", f"i{bits}", f"i{bits} {result}", f"i{bits} {other}", f"i32 {int(flags)}")
    em.put(ins.operands[0], result, bits)


def _half(em: Emitter, ins: Instruction, kind: str) -> None:
    """binary16 and bfloat16, scalar and packed; each element by px_half(op, flags, a, b, c)."""
    only(ins, "rn", "ftz", "sat", "relu", "NaN", "xorsign", "abs", "oob")
    if "oob" in ins.modifiers or ins.opcode in ("div", "mad"):
        raise Unmodelled(f"{ins.opcode}.{kind}")
    bf16 = kind.startswith("b")
    flags = (
        bf16 | ("ftz" in ins.modifiers) << 1 | ("sat" in ins.modifiers) << 2 | ("relu" in ins.modifiers) << 3
        | ("NaN" in ins.modifiers) << 4 | ("xorsign" in ins.modifiers) << 5
    )  # fmt: skip
    n = bits_of(kind)
    values = [em.get(o, n) for o in ins.operands[1:]]
    results = []
    for element in range(n // 16):
        parts = []
        for value in values:
            shifted = em.do(f"lshr i{n} {value}, {16 * element}")
            parts.append(f"i32 {em.do(f'and i32 {em.resize(shifted, n, 32)}, 65535')}")
        parts += ["i32 0"] * (3 - len(parts))
        results.append(em.call("px_half", "i32", f"i32 {_HALF_OPS[ins.opcode]}", f"i32 {int(flags)}", *parts))
    total = results[0]
    if n == 32:
        total = em.do(f"or i32 {total}, {em.do(f'shl i32 {results[1]}, 16')}")
    em.put(ins.operands[0], em.resize(total, 32, n), n)


_UNARY = {"rcp", "sqrt", "rsqrt", "ex2", "lg2", "sin", "cos", "tanh"}


@form(*_UNARY)
def _unary(em: Emitter, ins: Instruction) -> None:
    """Correctly rounded forms in every mode; .approx ones nearly so, well within the documented error."""
    only(ins, "rn", "rz", "rm", "rp", "approx", "ftz")
    kind = type_of(ins)
    if kind not in ("f32", "f64"):
        _half_unary(em, ins, kind)
        return
    bits = bits_of(kind)
    (value,) = _inputs(em, ins, bits, ins.operands[1:])
    mode = rounding(ins)
    if bits == 64 and ins.opcode not in ("rcp", "sqrt", "rsqrt"):
        raise Unmodelled(f"{ins.opcode}.{kind}")
    if bits == 64 and "approx" in ins.modifiers and "ftz" in ins.modifiers:
        result = em.call("px_gross_f64", "i64", f"i64 {value}", f"i32 {int(ins.opcode == 'rsqrt')}")
    elif ins.opcode in ("rcp", "sqrt"):
        result = em.call(f"px_{ins.opcode}_f{bits}", f"i{bits}", f"i{bits} {value}", f"i32 {mode}")
    else:
        result = em.call(f"px_{ins.opcode}_f{bits}", f"i{bits}", f"i{bits} {value}")
    em.put(ins.operands[0], _finished(em, ins, result, bits), bits)


def _half_unary(em: Emitter, ins: Instruction, kind: str) -> None:
    if ins.opcode not in ("ex2", "tanh"):
        raise Unmodelled(f"{ins.opcode}.{kind}")
    n = bits_of(kind)
    value = em.get(ins.operands[1], n)
    flags = int(kind.startswith("b")) | (ins.opcode == "tanh") << 1
    total = "0"
    for element in range(n // 16):
        shifted = em.resize(em.do(f"lshr i{n} {value}, {16 * element}"), n, 32)
        part = em.call("px_half_unary", "i32", f"i32 {em.do(f'and i32 {shifted}, 65535')}", f"i32 {flags}")
        total = em.do(f"or i32 {total}, {em.do(f'shl i32 {part}, {16 * element}')}")
    em.put(ins.operands[0], em.resize(total, 32, n), n)


@form("copysign")
def _copysign(em: Emitter, ins: Instruction) -> None:
    """copysign d, a, b: the sign of a, the magnitude of b."""
    bits = bits_of(type_of(ins))
    a, b = (em.as_bits(em.fget(o, bits), bits) for o in ins.operands[1:3])
    top = 1 << (bits - 1)
    sign, magnitude = em.do(f"and i{bits} {a}, {-top}"), em.do(f"and i{bits} {b}, {top - 1}")
    em.put(ins.operands[0], em.do(f"or i{bits} {sign}, {magnitude}"), bits)


@form("testp")
def _testp(em: Emitter, ins: Instruction) -> None:
    bits = bits_of(type_of(ins))
    tests = ("finite", "infinite", "number", "notanumber", "normal", "subnormal")
    which = next((i for i, t in enumerate(tests) if t in ins.modifiers), None)
    if which is None:
        raise Unmodelled("testp")
    value = em.as_bits(em.fget(ins.operands[1], bits), bits)
    answer = em.call(f"px_testp_f{bits}", "i32", f"i{bits} {value}", f"i32 {which}")
    em.put_pred(ins.operands[0], em.do(f"trunc i32 {answer} to i1"))
