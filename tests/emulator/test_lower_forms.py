# SPDX-License-Identifier: Apache-2.0
"""Forms that must not be taken for the commoner ones of their opcode: packed, mixed, predicated, saturating."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

from harness.emulator.compile import Compiled
from harness.emulator.lower import lower
from harness.ptx.parser import parse
from tests.emulator.lanes import run_lanes
from tests.emulator.test_lower_float import f32, round32

NAN64, NAN32, NAN16 = 0x7FF8000000000000, 0x7FC00000, 0x7E00
HALVES = {"f16": np.float16, "bf16": ml_dtypes.bfloat16}


def words(*values: int, bits: int = 32) -> np.ndarray:
    return np.array([v & ((1 << bits) - 1) for v in values], f"u{bits // 8}")


def narrow_rows(kind: str, columns: int) -> list[np.ndarray]:
    """Random bits and specials of a 16-bit format, without NaNs and infinities."""
    infinity = 0x7C00 if kind == "f16" else 0x7F80
    bits = np.random.default_rng(5).integers(0, 2**16, (columns, 500)).astype(np.uint16)
    bits[:, :6] = [0, 0x8000, 1, 0x8001, 0x3C00, infinity - 1]
    bits[(bits & 0x7FFF) >= infinity] = 0x3555
    return list(bits)


@pytest.mark.parametrize("mode", ["rn", "rz", "rm", "rp"])
@pytest.mark.parametrize("kind", HALVES)
@pytest.mark.parametrize("name", ["add", "sub", "fma"])
def test_mixed_precision_widens_and_rounds_once(name: str, kind: str, mode: str) -> None:
    narrow = narrow_rows(kind, 2 if name == "fma" else 1)
    # Low parts that rounding has to judge, but no sum that overflows.
    last = (np.random.default_rng(6).standard_normal(500) * 1000).astype(np.float32).view(np.uint32)
    columns = [*narrow, last]
    if name == "fma" and kind == "bf16":
        for column in narrow:
            column[(column & 0x7FFF) > 0x5F00] = 0x40A1
    operands = ", ".join(["%d", "%a", "%b", "%c"][: len(columns) + 1])
    found = run_lanes(f"{name}.{mode}.f32.{kind} {operands};", 4, columns)
    values = [[Fraction(float(x)) for x in c.view(HALVES[kind])] for c in narrow]
    for i, bits in enumerate(found.tolist()):
        c = Fraction(f32(int(last[i])))
        exact = values[0][i] * values[1][i] + c if name == "fma" else values[0][i] + (c if name == "add" else -c)
        wanted = round32(exact, mode, -1)
        assert bits == wanted or (wanted == -1 and not bits & 0x7FFFFFFF), (i, hex(bits), hex(wanted))


@pytest.mark.parametrize("name", ["add", "mul", "fma"])
def test_pairs_of_f32_are_two_of_f32(name: str) -> None:
    wide = np.random.default_rng(7).integers(0, 2**64, (3, 300), dtype=np.uint64)
    columns = [np.ascontiguousarray(c) for c in wide[: 3 if name == "fma" else 2]]
    operands = ", ".join(["%d", "%a", "%b", "%c"][: len(columns) + 1])
    found = run_lanes(f"{name}.rn.ftz.f32x2 {operands};", 8, columns).view(np.uint32)
    single = run_lanes(f"{name}.rn.ftz.f32 {operands};", 4, [c.view(np.uint32) for c in columns])
    assert found.tolist() == single.tolist()


def test_division_by_a_huge_number_is_approximated_by_zero() -> None:
    # PTX ISA, "div": for 2^126 < |b| < 2^128 div.approx gives 0, NaN when a is infinite; div.full divides.
    a = words(0x7F000000, 0xFF000000, 0x7F800000, 0x7F000000, 0x3F800000)
    b = words(0x7E800001, 0x7F7FFFFF, 0x7F000000, 0x7E800000, 0x7F800000)
    assert run_lanes("div.approx.f32 %d, %a, %b;", 4, [a, b]).tolist() == [0, 0x80000000, 0x7FFFFFFF, 0x40000000, 0]
    full = run_lanes("div.full.f32 %d, %a, %b;", 4, [a, b]).view(np.float32)
    assert full[:2].tolist() == [float(np.float32(2.0**127) / b.view(np.float32)[0]), pytest.approx(-0.5)]


def test_three_operand_extremes_and_magnitudes() -> None:
    a, b, c = words(0xC0400000, NAN32), words(0x3F800000, 0xC0000000), words(0x40000000, 0x3F800000)
    assert run_lanes("max.f32 %d, %a, %b, %c;", 4, [a, b, c]).tolist() == [0x40000000, 0x3F800000]
    assert run_lanes("max.abs.f32 %d, %a, %b, %c;", 4, [a, b, c]).tolist() == [0x40400000, 0x40000000]
    assert run_lanes("min.NaN.abs.f32 %d, %a, %b, %c;", 4, [a, b, c]).tolist() == [0x3F800000, 0x7FFFFFFF]


@pytest.mark.parametrize(
    ("form", "source", "size", "wanted"),
    [
        ("cvt.rzi.s32.f32", NAN32, 4, 0),
        ("cvt.rzi.u32.f32", NAN32, 4, 0),
        ("cvt.rzi.s64.f32", NAN32, 8, 1 << 63),
        ("cvt.rni.u64.f32", NAN32, 8, 1 << 63),
        ("cvt.rzi.s32.f64", NAN64, 4, 1 << 31),
        ("cvt.rzi.u32.f64", NAN64, 4, 1 << 31),
        ("cvt.rzi.s64.f64", NAN64, 8, 1 << 63),
        ("cvt.rzi.s16.f16", NAN16, 2, 0),
        ("cvt.rzi.s64.f16", NAN16, 8, 1 << 63),
    ],
)
def test_nan_to_integer_depends_on_the_widths(form: str, source: int, size: int, wanted: int) -> None:
    width = int(form.rsplit("f", 1)[1])
    assert run_lanes(f"{form} %d, %a;", size, [words(source, bits=width)]).tolist() == [wanted]


@pytest.mark.parametrize("kind", HALVES)
@pytest.mark.parametrize("operator", ["lt", "ge", "equ", "num"])
def test_comparisons_of_halves(kind: str, operator: str) -> None:
    a, b = np.random.default_rng(8).integers(0, 2**16, (2, 400)).astype(np.uint16)
    b[::3] = a[::3]
    with np.errstate(invalid="ignore"):
        x, y = (v.view(HALVES[kind]).astype(np.float64) for v in (a, b))
    nan = np.isnan(x) | np.isnan(y)
    wanted = {"lt": x < y, "ge": x >= y, "equ": (x == y) | nan, "num": ~nan}[operator]
    one = 0x3C00 if kind == "f16" else 0x3F80
    assert run_lanes(f"set.{operator}.{kind}.{kind} %d, %a, %b;", 2, [a, b]).tolist() == (wanted * one).tolist()
    assert run_lanes(f"set.{operator}.u16.{kind} %d, %a, %b;", 2, [a, b]).tolist() == (wanted * 0xFFFF).tolist()
    packed = [v.view(np.uint32) for v in (a, b)]
    ones = run_lanes(f"set.{operator}.{kind}x2.{kind}x2 %d, %a, %b;", 4, packed).view(np.uint16)
    assert ones.tolist() == (wanted * one).tolist()
    bits = run_lanes(f"set.{operator}.u32.{kind}x2 %d, %a, %b;", 4, packed).view(np.uint16)
    assert bits.tolist() == (wanted * 0xFFFF).tolist()
    code = f"setp.{operator}.{kind}x2 %p|%p2, %a, %b; selp.b32 %u0, 1, 0, %p; selp.b32 %u1, 2, 0, %p2;"
    code += " or.b32 %d, %u0, %u1;"
    pairs = wanted.reshape(-1, 2) @ np.array([1, 2])
    assert run_lanes(code, 4, packed).tolist() == pairs.tolist()


def test_a_subnormal_half_compares_as_zero_only_with_ftz() -> None:
    a, b = words(0x0001, bits=16), words(0x8000, bits=16)
    for ftz, wanted in (("", 0), (".ftz", 1)):
        code = f"setp.eq{ftz}.f16 %p, %a, %b; selp.b32 %d, 1, 0, %p;"
        assert run_lanes(code, 4, [a, b]).tolist() == [wanted]


@pytest.mark.parametrize("kind", ["s16x2", "u16x2"])
@pytest.mark.parametrize("name", ["min", "max"])
def test_packed_integers(name: str, kind: str) -> None:
    a, b = np.random.default_rng(9).integers(0, 2**16, (2, 400)).astype(np.uint16)
    as_type = np.int16 if kind[0] == "s" else np.uint16
    wanted = (np.minimum if name == "min" else np.maximum)(a.view(as_type), b.view(as_type))
    packed = [v.view(np.uint32) for v in (a, b)]
    assert run_lanes(f"{name}.{kind} %d, %a, %b;", 4, packed).view(as_type).tolist() == wanted.tolist()
    if kind == "s16x2":
        found = run_lanes(f"{name}.relu.s16x2 %d, %a, %b;", 4, packed).view(np.int16)
        assert found.tolist() == np.maximum(wanted, 0).tolist()


def test_relu_of_integers() -> None:
    a, b = words(-5, -5, 7, 1 << 31), words(-3, 3, 9, 5)
    assert run_lanes("max.relu.s32 %d, %a, %b;", 4, [a, b]).tolist() == [0, 3, 9, 5]
    assert run_lanes("min.relu.s32 %d, %a, %b;", 4, [a, b]).tolist() == [0, 0, 7, 0]


@pytest.mark.parametrize(("boolean", "combine"), [("and", lambda x, q: x and q), ("or", lambda x, q: x or q)])
def test_lop3_with_a_predicate(boolean: str, combine: Callable[[bool, bool], bool]) -> None:
    a, b = words(0xF0, 0xF0, 0, 0x0F), words(0x10, 0x0F, 1, 1)
    for q in (0, 1):
        code = f"setp.ne.u32 %p2, {q}, 0; lop3.{boolean}.b32 %d|%p, %a, %b, 0, 0xC0, %p2; selp.b32 %e, 1, 0, %p;"
        value, answer = run_lanes(code, 4, [a, b], results=2)
        assert value.tolist() == (a & b).tolist()
        assert answer.tolist() == [int(combine(bool(x & y), bool(q))) for x, y in zip(a, b, strict=True)]


@pytest.mark.parametrize("to", ["u16", "s16", "u8", "s8", "u4", "s4", "u2", "s2"])
def test_packing_saturates_and_keeps_what_is_above(to: str) -> None:
    values = [0, 1, -1, 2, -2, 7, 8, -8, -9, 127, 128, -128, -129, 255, 256, 32767, 32768, 2**31 - 1, -(2**31)]
    a, b = words(*values), words(*reversed(values))
    c = words(*[0x12345678 * k for k in range(len(values))])
    n = int(to[1:])
    low, high = (-(1 << (n - 1)), (1 << (n - 1)) - 1) if to[0] == "s" else (0, (1 << n) - 1)
    wide = n == 16
    found = run_lanes(
        f"cvt.pack.sat.{to}.s32{'' if wide else '.b32'} %d, %a, %b{'' if wide else ', %c'};", 4, [a, b, c]
    )
    for i, bits in enumerate(found.tolist()):
        x, y = (max(low, min(high, v)) & ((1 << n) - 1) for v in (values[i], values[-1 - i]))
        above = 0 if wide else int(c[i]) << 2 * n
        assert bits == (above | x << n | y) & 0xFFFFFFFF, (to, values[i])


def test_vector_atomics_act_on_each_element() -> None:
    pair = words(0x40000000_3F800000, bits=64)
    old = "atom.global.add.v2.f32 {%x0, %x1}, [%x], {0f3F800000, 0f3F800000}; mov.b64 %d, {%x0, %x1};"
    setup = ".reg .f32 %x<2>; .reg .b32 %h<2>; ld.param.u64 %x, [p0];"
    now, before = run_lanes(f"{old} mov.b64 %e, %d; ld.global.b64 %d, [%x];", 8, [pair], results=2, setup=setup)
    assert before.tolist() == pair.tolist()
    assert now.tolist() == [0x40400000_40000000]
    halves = words(0xC000_4400_3C00_3800, bits=64)  # -2, 4, 1, 0.5
    code = "mov.b64 {%h0, %h1}, %a; red.global.v2.f16x2.max.noftz [%x], {%h1, %h0}; ld.global.b64 %d, [%x];"
    assert run_lanes(code, 8, [halves], setup=setup).tolist() == [0x3C00_4400_3C00_4400]


@pytest.mark.parametrize(("space", "kept"), [("global", False), ("generic", False), ("shared", True), ("window", True)])
def test_atomic_sums_flush_subnormals_in_global_memory_alone(space: str, kept: bool) -> None:
    setup = ".shared .align 4 .b32 box; ld.param.u64 %x, [p0];"
    if kept:
        setup += " st.shared.b32 [box], %a; mov.u64 %x, box;"
    if space == "window":
        setup += " cvta.shared.u64 %x, %x;"
    suffix = f".{space}" if space in ("global", "shared") else ""
    code = f"red{suffix}.add.f32 [%x], 0f00000001; ld{suffix}.b32 %d, [%x];"
    assert run_lanes(code, 4, [words(0x00000005)], setup=setup).tolist() == [6 if kept else 0]


def test_a_copy_that_ignores_its_source_writes_zeros() -> None:
    setup = ".shared .align 16 .b8 box[16]; ld.param.u64 %x, [p0];"
    for ignore, wanted in ((0, 77), (1, 0)):
        code = (
            f"setp.ne.u32 %p, {ignore}, 0; cp.async.ca.shared.global [box], [%x], 4, %p; "
            "cp.async.wait_all; ld.shared.b32 %d, [box];"
        )
        assert run_lanes(code, 4, [words(77)], setup=setup).tolist() == [wanted]


def test_cache_policies_change_nothing() -> None:
    setup = ".reg .b64 %pol; ld.param.u64 %x, [p0]; createpolicy.fractional.L2::evict_first.b64 %pol, 1.0;"
    code = "st.global.L2::cache_hint.b32 [%x], 9, %pol; ld.global.L2::cache_hint.b32 %d, [%x], %pol;"
    assert run_lanes(code, 4, [words(1)], setup=setup).tolist() == [9]


def test_infinite_quotients_are_not_taken_for_huge_divisors() -> None:
    a, b = words(0x3F800000), words(0)
    assert np.isinf(run_lanes("div.approx.f32 %d, %a, %b;", 4, [a, b]).view(np.float32)[0])


@pytest.mark.parametrize(("kind", "dtype"), [("e4m3", ml_dtypes.float8_e4m3fn), ("e5m2", ml_dtypes.float8_e5m2)])
def test_eight_bit_floats(kind: str, dtype: type) -> None:
    every = np.arange(256, dtype=np.uint8)
    with np.errstate(invalid="ignore", over="ignore"):
        exact = every.view(dtype).astype(np.float32)
    nan = np.isnan(exact)
    back = run_lanes(f"cvt.rn.f16x2.{kind}x2 %d, %a;", 4, [every.view(np.uint16)]).view(np.uint16)
    assert set(back[nan].tolist()) == {0x7FFF}
    assert back[~nan].view(np.float16).astype(np.float32).tolist() == exact[~nan].tolist()
    # Midpoints between neighbours, a little beside them, and what saturates.
    finite = np.unique(exact[np.isfinite(exact)])
    middle = ((finite[1:].astype(np.float64) + finite[:-1]) / 2).astype(np.float32)
    values = np.concatenate([finite, middle, np.nextafter(middle, np.float32(np.inf)), np.float32([1e6, -1e6, 500])])
    values = np.append(values, np.float32([np.inf, -np.inf, np.nan]))
    values = np.append(values, np.zeros(len(values) % 2, np.float32))
    largest = float(finite[-1])
    with np.errstate(invalid="ignore", over="ignore"):
        wanted = np.clip(values, -largest, largest).astype(dtype).view(np.uint8)
    wanted[np.isnan(values)] = 0x7F
    a, b = values[1::2].view(np.uint32), values[::2].view(np.uint32)
    assert run_lanes(f"cvt.rn.satfinite.{kind}x2.f32 %d, %a, %b;", 2, [a, b]).view(np.uint8).tolist() == wanted.tolist()
    relu = run_lanes(f"cvt.rn.satfinite.relu.{kind}x2.f32 %d, %a, %b;", 2, [a, b]).view(np.uint8)
    assert relu.tolist() == np.where((wanted & 0x80 != 0), 0, wanted).tolist()
    halves = np.concatenate([finite.astype(np.float16), np.float16([np.inf, -np.inf])])
    halves = np.append(halves, np.zeros(len(halves) % 2, np.float16))
    found = run_lanes(f"cvt.rn.satfinite.{kind}x2.f16x2 %d, %a;", 2, [halves.view(np.uint32)]).view(np.uint8)
    assert found.tolist() == np.clip(halves.astype(np.float32), -largest, largest).astype(dtype).view(np.uint8).tolist()


@pytest.mark.parametrize(
    "instruction",
    [
        "fma.rn.f32 %r1, %r2, %r3",
        "rem.f16 %h1, %h1, %h1",
        "setp.hs.f32 %p1, %r1, %r2",
        "mad.wide.sat.s32 %x1, %r1, %r2, %x1",
        "mul24.lo.u64 %x1, %x1, %x1",
        "copysign.f16 %h1, %h1, %h1",
        "st.async.mmio.release.sys.global.u32 [%x1], %r2",
        "add.f32.f64 %r1, %x1, %r1",
    ],
)
@pytest.mark.parametrize("opt", [0, 1])
def test_what_is_no_form_stops_the_thread_that_reaches_it(instruction: str, opt: int) -> None:
    text = (
        ".version 8.6\n.target sm_90\n.address_size 64\n.visible .entry k() {\n"
        f".reg .b16 %h<4>; .reg .b32 %r<4>; .reg .b64 %x<4>; .reg .pred %p<4>;\n{instruction};\nret; }}"
    )
    lowered = lower(parse(text), "k", race=False, opt=opt)
    assert list(lowered.unmodelled) == [6]
    assert ("store i32 4, ptr %code" if opt else "ret i32 4") in lowered.ir
    Compiled(lowered.ir, level=opt).address(lowered.function)
