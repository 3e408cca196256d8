# SPDX-License-Identifier: Apache-2.0
"""Bounds: what they admit is what arithmetic can do, found by brute force; what they must reject, they reject."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from harness.bounds import approx, bounded, distribution, dot, each, exact, expression, gamma, spacing, ulp
from harness.compare import compare
from harness.dtypes import DTYPES, DType, bf16, f16, f32, f64, i32
from harness.errors import ContractError

FLOATS = [f16, bf16, f32, f64]


def of(bound: Any, expected: Any, dtype: DType, oracle: Any = None, **values: Any) -> Any:
    return bound.evaluate(oracle, values, [np.asarray(expected, np.float64)], [dtype], ["y"])[0]


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_the_unit_roundoff_is_half_the_gap_above_one(dtype: DType) -> None:
    one = np.ones(1, dtype.numpy)
    following = (one.view(f"u{dtype.size}") + 1).astype(f"u{dtype.size}").view(dtype.numpy)
    assert float(following[0]) - 1.0 == 2 * dtype.unit


@pytest.mark.parametrize("dtype", [f16, bf16], ids=str)
def test_spacing_is_the_gap_to_the_next_number_for_every_number(dtype: DType) -> None:
    bits = np.arange(0, 0x7C00 if dtype is f16 else 0x7F80, dtype=np.uint16)
    values = bits.view(dtype.numpy).astype(np.float64)
    assert np.array_equal(spacing(values[:-1], dtype), np.diff(values))


def test_an_ulp_of_zero_is_the_smallest_subnormal() -> None:
    assert of(ulp(2), [0.0, -0.0], f32).tolist() == [2 * f32.smallest] * 2
    assert not compare(np.array([1e-30], np.float32), np.zeros(1), of(ulp(2), [0.0], f32), f32).ok


@pytest.mark.parametrize("bound", [exact, ulp(4), approx(1e-3, why="a table")], ids=lambda b: b.text)
@pytest.mark.parametrize("special", [np.inf, -np.inf, np.nan])
def test_a_special_reference_admits_its_own_class_alone(bound: Any, special: float) -> None:
    b = of(bound, [special], f32)
    assert compare(np.array([special], np.float32), np.array([special]), b, f32).ok
    for other in (0.0, 1.0, f32.largest, np.inf, -np.inf, np.nan):
        if not np.array_equal(other, special, equal_nan=True):
            assert not compare(np.array([other], np.float32), np.array([special]), b, f32).ok


@pytest.mark.parametrize("dtype", FLOATS[:3], ids=str)
def test_dot_holds_sums_in_every_order_and_is_not_far_from_them(dtype: DType) -> None:
    rng = np.random.default_rng(5)
    closest = 0.0
    for k in (1, 2, 3, 17, 40):
        for _ in range(40):
            x, y = (dtype.round(rng.standard_normal(k)) for _ in range(2))
            total = dtype.numpy.type(0)
            for i in rng.permutation(k):
                total = dtype.numpy.type(total + dtype.numpy.type(x[i] * y[i]))
            true = sum((Fraction(float(a)) * Fraction(float(b)) for a, b in zip(x, y, strict=True)), Fraction(0))
            b = of(
                dot("k"), [float(true)], dtype, lambda x, y, k: np.array([x @ y]), x=dtype.wide(x), y=dtype.wide(y), k=k
            )
            error = abs(Fraction(float(total)) - true)
            assert error <= Fraction(float(b[0]))
            closest = max(closest, float(error / Fraction(float(b[0]))))
    assert closest > 0.2  # else the bound would be wide enough to hide a fault


def test_dot_adds_what_the_oracle_subtracts() -> None:
    x, y = np.array([3.0, -4.0]), np.array([-5.0, 7.0])

    def oracle(x: Any, y: Any) -> Any:
        return -x * 2.0 - y

    got = of(dot("2"), oracle(x, y), f32, oracle, x=x, y=y)
    want = gamma(2, f32.unit) * (2 * np.abs(x) + np.abs(y)) + 2 * f32.smallest
    assert np.array_equal(got, want)


@pytest.mark.parametrize(
    "oracle",
    [
        lambda x: np.where(x > 0, x, 0.0) - x,
        lambda x: x - x[::-1].copy(),
        lambda x: np.diff(x, prepend=0.0),
        lambda x: np.subtract.outer(x, -x).sum(axis=1),
    ],
)
def test_dot_never_falls_below_the_true_sum_of_magnitudes(oracle: Any) -> None:
    x = np.array([1.0, 2.0, 3.0, 5.0])
    got = of(dot("1"), oracle(x), f32, oracle, x=x) / gamma(1, f32.unit)
    assert (got >= np.abs(oracle(x)) * 0.999).all()
    assert (got >= x * 0.999).all()


def test_dot_leaves_indices_and_sizes_alone() -> None:
    seen: dict[str, Any] = {}

    def oracle(x: Any, at: Any, n: int) -> Any:
        seen.update(at=at, n=n)
        return x[at]

    of(dot("1"), [1.0, 1.0], f32, oracle, x=np.array([-1.0, 2.0, 3.0]), at=np.array([-1, 0]), n=3)
    assert seen["at"].tolist() == [-1, 0]
    assert seen["n"] == 3


def test_dot_says_nothing_where_terms_may_overflow() -> None:
    x = np.array([3e38, 1.0])
    got = of(dot("2"), 2 * x, f32, lambda x: x + x, x=x)
    assert np.isinf(got[0])
    assert np.isfinite(got[1])


def test_a_sum_of_half_precision_names_what_it_accumulates_in() -> None:
    x = np.ones(4096)

    def oracle(x: Any) -> Any:
        return np.array([x.sum()])

    with pytest.raises(ContractError, match="says nothing"):
        of(dot("4096"), [4096.0], f16, oracle, x=x)
    b = of(dot("4096", accumulate=f32), [4096.0], f16, oracle, x=x)
    assert 4096 * f16.unit <= b[0] < 4.0


def test_bounds_without_a_source_or_that_say_nothing_are_refused() -> None:
    for make in (
        lambda: approx(1e-6, why=" "),
        lambda: approx(0.5, why="a table"),
        lambda: approx(float("nan"), why="a table"),
        lambda: ulp(0),
        lambda: ulp(2**21),
        lambda: bounded(lambda x: x),
        lambda: distribution(lambda x: 1.0, 1e-6, why=""),
        lambda: distribution(lambda x: 1.0, 0.2, why="KS"),
    ):
        with pytest.raises(ContractError):
            make()


def test_each_result_has_its_own_bound() -> None:
    both = each({"y": ulp(1), "info": exact})
    y, info = both.evaluate(None, {}, [np.ones(2), np.zeros(2)], [f32, i32], ["y", "info"])  # type: ignore[arg-type]
    assert y.tolist() == [2 * f32.unit] * 2
    assert info.tolist() == [0.0, 0.0]
    with pytest.raises(ContractError, match="z"):
        both.evaluate(None, {}, [np.ones(2)], [f32], ["z"])  # type: ignore[arg-type]


def test_shape_expressions_are_arithmetic_of_sizes_only() -> None:
    assert expression("cdiv(n, 256) + 2*m", {"n": 257, "m": 3}) == 8
    assert expression("ceil(n / 256)", {"n": 257}) == 2
    for text in ("n.real", "__import__('os')", "n +", "unknown", "n // 0", "open('x')"):
        with pytest.raises(ContractError):
            expression(text, {"n": 5})


def test_every_type_rounds_to_nearest_even() -> None:
    for dtype in FLOATS[:3]:
        tie = 1.0 + dtype.unit
        assert float(dtype.round(np.array([tie]))[0]) == 1.0
        assert float(dtype.round(np.array([tie + 2 * dtype.unit]))[0]) == 1.0 + 4 * dtype.unit
    assert all(DTYPES[n].size == s for n, s in {"u8": 1, "i16": 2, "f16": 2, "bf16": 2, "u32": 4, "f64": 8}.items())
