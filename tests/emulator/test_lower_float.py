# SPDX-License-Identifier: Apache-2.0
"""Floating point against exact rational arithmetic, rounded by the tests' own code, at the operands that matter."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import ml_dtypes
import numpy as np
import pytest

from tests.emulator.lanes import run_lanes

SPECIAL32 = [
    0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007FFFFF, 0x00800000, 0x3F800000, 0xBF800000, 0x3F800001,
    0x3F7FFFFF, 0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0x4B800000, 0x33800000,
    0x34000000,
]  # fmt: skip
MODES = {"rn": 0, "rz": 1, "rm": 2, "rp": 3}


def f32(bits: int) -> float:
    return float(np.uint32(bits).view(np.float32))


def round32(value: Fraction, mode: str, zero: int) -> int:
    """The exact value as binary32 bits. zero: bits for an exact zero."""
    if value == 0:
        return zero
    sign = 0x80000000 if value < 0 else 0
    m = abs(value)
    exponent = max(math.floor(math.log2(m)) if m < 2**900 else 900, -126)
    while Fraction(2) ** exponent > m and exponent > -126:
        exponent -= 1
    while Fraction(2) ** (exponent + 1) <= m:
        exponent += 1
    unit = Fraction(2) ** (exponent - 23)
    n, rest = divmod(m, unit)
    up = {
        "rn": rest * 2 > unit or (rest * 2 == unit and n % 2),
        "rz": False,
        "rm": bool(rest) and bool(sign),
        "rp": bool(rest) and not sign,
    }[mode]
    n += bool(up)
    if n >= 2**24:
        n //= 2
        exponent += 1
    if exponent > 127:
        finite = mode == "rz" or (mode == "rm" and not sign) or (mode == "rp" and sign)
        return sign | (0x7F7FFFFF if finite else 0x7F800000)
    return sign | int(n) + ((exponent + 126) << 23 if n >= 2**23 else 0)


def expect(values: list[int], exact: Callable[..., Fraction], mode: str) -> int | None:
    """Bits of a finite result; None where an input is infinite or NaN (tested apart)."""
    numbers = [f32(v) for v in values]
    if not all(map(math.isfinite, numbers)):
        return None
    result = exact(*(Fraction(x) for x in numbers))
    return round32(result, mode, -1)


def rows(count: int) -> list[np.ndarray]:
    rng = np.random.default_rng(count)
    table = [list(r) for r in product(SPECIAL32, repeat=2)]
    table = [[*r, SPECIAL32[i % len(SPECIAL32)]] for i, r in enumerate(table)]
    near = rng.integers(0x3F000000, 0x41000000, (400, 3))
    table += near.tolist() + rng.integers(0, 2**32, (400, 3)).tolist()
    return [np.array(c, np.uint32) for c in list(zip(*table, strict=True))[:count]]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("name", "count", "exact"),
    [
        ("add", 2, lambda a, b: a + b),
        ("sub", 2, lambda a, b: a - b),
        ("mul", 2, lambda a, b: a * b),
        ("fma", 3, lambda a, b, c: a * b + c),
    ],
)
def test_f32_rounding(name: str, count: int, exact: Callable[..., Fraction], mode: str) -> None:
    columns = rows(count)
    operands = ", ".join(["%d", "%a", "%b", "%c"][: count + 1])
    found = run_lanes(f"{name}.{mode}.f32 {operands};", 4, columns)
    checked = 0
    for row, bits in zip(zip(*(c.tolist() for c in columns), strict=True), found.tolist(), strict=True):
        wanted = expect(list(row), exact, mode)
        if wanted is None:
            continue
        if wanted == -1:
            assert bits & 0x7FFFFFFF == 0, row
        else:
            assert bits == wanted, (name, mode, [hex(x) for x in row], hex(bits), hex(wanted))
        checked += 1
    assert checked > 500


@pytest.mark.parametrize("mode", MODES)
def test_f32_division_and_roots(mode: str) -> None:
    a, b = rows(2)
    found = run_lanes(f"div.{mode}.f32 %d, %a, %b;", 4, [a, b])
    for x, y, bits in zip(a.tolist(), b.tolist(), found.tolist(), strict=True):
        if math.isfinite(f32(x)) and math.isfinite(f32(y)) and f32(y):
            wanted = round32(Fraction(f32(x)) / Fraction(f32(y)), mode, -1)
            assert bits == wanted or (wanted == -1 and not bits & 0x7FFFFFFF), (hex(x), hex(y), hex(bits), hex(wanted))
    roots = run_lanes(f"sqrt.{mode}.f32 %d, %a;", 4, [a])
    for x, bits in zip(a.tolist(), roots.tolist(), strict=True):
        value = f32(x)
        if math.isfinite(value) and value > 0:
            low, high = Fraction(f32(bits)), Fraction(f32(bits + 1))
            below = Fraction(f32(bits - 1)) if bits else Fraction(0)
            square = Fraction(value)
            if mode == "rn":
                assert ((below + low) / 2) ** 2 <= square <= ((low + high) / 2) ** 2
            elif mode == "rp":
                assert below**2 < square <= low**2
            else:
                assert low**2 <= square < high**2


def test_f32_nan_is_canonical_and_infinities_propagate() -> None:
    a = np.array([0x7FC12345, 0x7F800001, 0x7F800000, 0x7F800000], np.uint32)
    b = np.array([0x3F800000, 0x3F800000, 0xFF800000, 0x3F800000], np.uint32)
    assert run_lanes("add.f32 %d, %a, %b;", 4, [a, b]).tolist() == [0x7FFFFFFF] * 3 + [0x7F800000]


def test_min_max_follow_the_rule_of_nan_and_zero() -> None:
    a = np.array([0x7FC00000, 0x3F800000, 0x00000000, 0x80000000, 0x7FC00000], np.uint32)
    b = np.array([0x3F800000, 0x7FC00000, 0x80000000, 0x00000000, 0x7FC00000], np.uint32)
    assert run_lanes("min.f32 %d, %a, %b;", 4, [a, b]).tolist() == [
        0x3F800000,
        0x3F800000,
        0x80000000,
        0x80000000,
        0x7FFFFFFF,
    ]
    assert run_lanes("max.f32 %d, %a, %b;", 4, [a, b]).tolist() == [0x3F800000, 0x3F800000, 0, 0, 0x7FFFFFFF]
    assert run_lanes("min.NaN.f32 %d, %a, %b;", 4, [a, b]).tolist()[0] == 0x7FFFFFFF


def test_ftz_flushes_inputs_and_outputs() -> None:
    a = np.array([0x00000001, 0x80000001, 0x00800000], np.uint32)
    b = np.array([0x3F800000, 0x3F800000, 0x3F000000], np.uint32)
    assert run_lanes("mul.ftz.f32 %d, %a, %b;", 4, [a, b]).tolist() == [0, 0x80000000, 0]
    assert run_lanes("mul.f32 %d, %a, %b;", 4, [a, b]).tolist() == [1, 0x80000001, 0x00400000]


def test_saturation_clamps_and_turns_nan_to_zero() -> None:
    a = np.array([0x7FC00000, 0xBF800000, 0x3F000000, 0x40000000], np.uint32)
    zero = np.zeros(4, np.uint32)
    assert run_lanes("add.sat.f32 %d, %a, %b;", 4, [a, zero]).tolist() == [0, 0, 0x3F000000, 0x3F800000]


@pytest.mark.parametrize("mode", MODES)
def test_f64_addition_and_products_in_every_mode(mode: str) -> None:
    rng = np.random.default_rng(9)
    a = np.concatenate([rng.standard_normal(300) * 2.0 ** rng.integers(-40, 40, 300), [1.0, -1.0, 0.1]])
    b = np.concatenate([rng.standard_normal(300) * 2.0 ** rng.integers(-40, 40, 300), [2.0**-60, 2.0**-60, 0.2]])
    for name, exact in (("add", lambda x, y: x + y), ("mul", lambda x, y: x * y)):
        found = run_lanes(f"{name}.{mode}.f64 %d, %a, %b;", 8, [a.view(np.uint64), b.view(np.uint64)]).view(np.float64)
        for x, y, r in zip(a.tolist(), b.tolist(), found.tolist(), strict=True):
            value, got = exact(Fraction(x), Fraction(y)), Fraction(r)
            up, down = Fraction(math.nextafter(r, math.inf)), Fraction(math.nextafter(r, -math.inf))
            if mode == "rn":
                assert abs(got - value) <= min(abs(up - value), abs(down - value))
            elif mode == "rp" or (mode == "rz" and value < 0):
                assert down < value <= got
            else:
                assert got <= value < up


def round64(value: Fraction, mode: str) -> float:
    """The exact value in a directed mode, found from the nearest number and its neighbours."""
    largest = math.nextafter(math.inf, 0)
    if abs(value) > Fraction(largest):
        outward = mode == ("rp" if value > 0 else "rm")
        return (math.inf if outward else largest) * (1 if value > 0 else -1)
    near = value.numerator / value.denominator
    if mode == "rp" or (mode == "rz" and value < 0):
        return near if Fraction(near) >= value else math.nextafter(near, math.inf)
    return near if Fraction(near) <= value else math.nextafter(near, -math.inf)


@pytest.mark.parametrize("mode", ["rz", "rm", "rp"])
@pytest.mark.parametrize(
    ("name", "count", "exact"),
    [
        ("add", 2, lambda a, b: a + b),
        ("mul", 2, lambda a, b: a * b),
        ("div", 2, lambda a, b: a / b),
        ("fma", 3, lambda a, b, c: a * b + c),
    ],
)
def test_f64_directed_rounding_at_the_extremes(
    name: str, count: int, exact: Callable[..., Fraction], mode: str
) -> None:
    rng = np.random.default_rng(10)
    bits = rng.integers(0, 2**52, (3, 600), dtype=np.uint64)
    # Exponents whose products, quotients and sums fall below the normal numbers, near the largest, or cancel.
    fields = rng.choice(np.array([0, 0, 1, 2, 53, 500, 513, 1022, 1023, 1024, 1533, 2045, 2046], np.uint64), (3, 600))
    bits |= fields << np.uint64(52) | rng.integers(0, 2, (3, 600), dtype=np.uint64) << np.uint64(63)
    bits[2, ::4] = (bits[0, ::4].view(np.float64) * -1.0).view(np.uint64)
    bits[1, ::8] = 0x3FF0000000000001
    columns = [np.ascontiguousarray(c) for c in bits[:count]]
    operands = ", ".join(["%d", "%a", "%b", "%c"][: count + 1])
    found = run_lanes(f"{name}.{mode}.f64 {operands};", 8, columns).view(np.float64).tolist()
    for row, got in zip(zip(*(c.view(np.float64).tolist() for c in columns), strict=True), found, strict=True):
        value = exact(*map(Fraction, row))
        if value:
            wanted = round64(value, mode)
            assert got == wanted, (name, mode, row, got.hex(), wanted.hex())


def test_conversions_between_integers_and_floats() -> None:
    values = np.array(
        [0.0, -0.0, 0.5, 1.5, 2.5, -0.5, -1.5, 3e9, -3e9, 1e30, -1e30, np.inf, -np.inf, np.nan, 255.5, 2147483520.0],
        np.float32,
    )
    bits = values.view(np.uint32)

    def saturated(x: float, rounded: Callable[[float], float]) -> int:
        if math.isnan(x):
            return 0
        if math.isinf(x):
            return 2**31 - 1 if x > 0 else -(2**31)
        return int(max(-(2**31), min(2**31 - 1, rounded(x))))

    rounders: dict[str, Callable[[float], float]] = {
        "rni": round,
        "rzi": math.trunc,
        "rmi": math.floor,
        "rpi": math.ceil,
    }
    for mode, rounded in rounders.items():
        found = run_lanes(f"cvt.{mode}.s32.f32 %d, %a;", 4, [bits]).view(np.int32)
        assert found.tolist() == [saturated(float(v), rounded) for v in values]
    ints = np.array([0, 1, 2**24 + 1, 2**24 + 3, 2**31, 2**32 - 1, 2**25 - 1], np.uint32)
    assert run_lanes("cvt.rn.f32.u32 %d, %a;", 4, [ints]).tolist() == ints.astype(np.float32).view(np.uint32).tolist()
    down = run_lanes("cvt.rz.f32.u32 %d, %a;", 4, [ints]).tolist()
    assert down == [round32(Fraction(int(i)), "rz", 0) for i in ints]


@pytest.mark.parametrize(("kind", "dtype"), [("f16", np.float16), ("bf16", ml_dtypes.bfloat16)])
def test_narrow_formats_round_once_to_even(kind: str, dtype: type) -> None:
    rng = np.random.default_rng(11)
    bits = np.concatenate(
        [
            np.array(SPECIAL32, np.uint32),
            rng.integers(0x30000000, 0x48000000, 2000).astype(np.uint32),
            rng.integers(0, 2**32, 500).astype(np.uint32),
        ]
    )
    found = run_lanes(f"cvt.rn.{kind}.f32 %d, %a;", 2, [bits])
    with np.errstate(over="ignore", invalid="ignore"):
        wanted = bits.view(np.float32).astype(dtype).view(np.uint16)
    nan = np.isnan(bits.view(np.float32))
    assert found[~nan].tolist() == wanted[~nan].tolist()
    assert set(found[nan].tolist()) == {0x7FFF}
    back = run_lanes(f"cvt.f32.{kind} %d, %a;", 4, [found[~nan]])
    assert back.tolist() == found[~nan].view(dtype).astype(np.float32).view(np.uint32).tolist()


@pytest.mark.parametrize("name", ["add", "mul"])
def test_packed_halves(name: str) -> None:
    rng = np.random.default_rng(12)
    a, b = rng.integers(0x0000, 0x7000, (2, 600, 2)).astype(np.uint16)
    found = run_lanes(f"{name}.f16x2 %d, %a, %b;", 4, [a.view(np.uint32).ravel(), b.view(np.uint32).ravel()])
    x, y = a.view(np.float16).astype(np.float64), b.view(np.float16).astype(np.float64)
    with np.errstate(over="ignore"):
        wanted = (x + y if name == "add" else x * y).astype(np.float16).view(np.uint16)
    assert found.view(np.uint16).tolist() == wanted.ravel().tolist()


@pytest.mark.parametrize(
    ("form", "oracle", "ulps"),
    [
        ("ex2.approx.f32", np.exp2, 2),
        ("lg2.approx.f32", np.log2, 2),
        ("rcp.approx.f32", np.reciprocal, 1),
        ("rsqrt.approx.f32", lambda x: 1 / np.sqrt(x), 2),
        ("sqrt.approx.f32", np.sqrt, 1),
        ("tanh.approx.f32", np.tanh, 4),
    ],
)
def test_approximations_stay_within_the_documented_error(
    form: str, oracle: Callable[..., np.ndarray], ulps: int
) -> None:
    x = np.random.default_rng(13).uniform(0.01, 20, 500).astype(np.float32)
    found = run_lanes(f"{form} %d, %a;", 4, [x.view(np.uint32)]).view(np.float32)
    wanted = oracle(x.astype(np.float64))
    assert (np.abs(found - wanted) <= ulps * np.spacing(np.abs(wanted).astype(np.float32))).all()
