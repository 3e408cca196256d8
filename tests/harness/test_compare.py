# SPDX-License-Identifier: Apache-2.0
"""Comparison: class first, then the bound, element by element; nothing passes by accident."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from harness.compare import compare, untouched, unwritten_bytes
from harness.dtypes import DType, bf16, f16, f32, f64, i8, i32, i64, u32, u64

VALUES = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan]


def one(actual: float, expected: float, bound: float, dtype: DType = f32) -> bool:
    return compare(dtype.round(np.array([actual])), np.array([expected]), np.array([bound]), dtype).ok


@pytest.mark.parametrize("dtype", [f16, bf16, f32, f64], ids=str)
@pytest.mark.parametrize("bound", [0.0, 0.5])
def test_classes_never_mix(dtype: DType, bound: float) -> None:
    for a in VALUES:
        for e in VALUES:
            same = (np.isnan(a) and np.isnan(e)) or a == e
            assert one(a, e, bound, dtype) == same, (a, e)


@pytest.mark.parametrize("dtype", [f16, bf16, f32, f64], ids=str)
def test_infinity_stands_for_a_finite_number_only_where_rounding_reaches_it(dtype: DType) -> None:
    top = dtype.largest
    gap = top * dtype.unit
    assert not one(np.inf, top, 0.0, dtype)
    assert one(np.inf, top, gap, dtype)
    assert not one(np.inf, top / 2, gap, dtype)
    assert not one(-np.inf, top, gap, dtype)
    assert not one(np.inf, 1.0, 1e3, dtype)


def test_a_finite_number_stands_for_an_overflow_only_within_its_bound() -> None:
    over = f32.largest * (1 + 2.0**-23)
    assert not one(1.0, over, 1e34)
    assert not one(-f32.largest, over, 1e34)
    assert one(f32.largest, over, 1e34)
    assert one(np.inf, over, 0.0)


def test_the_bound_is_of_each_element_not_of_the_largest() -> None:
    expected = np.array([1e6, 1e-3])
    off = np.array([1e6, 2e-3], np.float32)
    held = compare(off, expected, np.array([1.0, 1e-6]), f32)
    assert held.wrong.tolist() == [1]
    assert held.worst[0]["index"] == 1
    assert held.worst[0]["why"] == "bound"
    assert held.ratio == pytest.approx(1000, rel=1e-3)


def test_a_bound_that_is_no_number_admits_nothing_but_equality_of_class() -> None:
    assert not one(1.0, 1.0, np.nan)
    assert not one(1.5, 1.0, -1.0)


def test_an_infinite_bound_says_nothing_but_of_nan() -> None:
    for a in VALUES:
        assert one(a, 1.0, np.inf)
    assert not one(1.0, np.nan, np.inf)


def test_worst_elements_come_worst_first_and_classes_before_them() -> None:
    expected = np.zeros(20)
    actual = np.arange(20, dtype=np.float32)
    actual[3] = np.nan
    held = compare(actual, expected, np.full(20, 0.5), f32)
    assert [w["index"] for w in held.worst] == [3, 19, 18, 17, 16, 15, 14, 13]
    assert held.worst[0]["actual"] == "nan"
    assert held.ratio == np.inf
    assert held.wrong.size == 19


def test_errors_are_counted_in_units_in_the_last_place() -> None:
    expected = np.ones(3)
    actual = np.array([1.0, 1.0 + 2 * f32.unit, 1.0 + 8 * f32.unit], np.float32)
    held = compare(actual, expected, np.full(3, 1e-3), f32)
    assert (held.ulps["<=0"], held.ulps["<=1"], held.ulps["<=4"]) == (1, 1, 1)


@pytest.mark.parametrize("dtype", [i8, i32, u32, i64, u64], ids=str)
def test_integers_are_exact_to_the_ends_of_their_range(dtype: DType) -> None:
    info = np.iinfo(dtype.numpy)
    actual = np.array([info.min, info.max], dtype.numpy)
    right = np.array([info.min, info.max], dtype.wide(actual).dtype)
    assert compare(actual, right, np.zeros(2), dtype).ok
    off = right.copy()
    off[1] -= 1
    assert compare(actual, off, np.zeros(2), dtype).wrong.tolist() == [1]


@pytest.mark.parametrize("expected", [1.5, np.nan, np.inf])
def test_a_reference_that_is_no_integer_matches_no_integer(expected: float) -> None:
    assert not compare(np.array([1], np.int32), np.array([expected]), np.zeros(1), i32).ok


def test_a_float_reference_cannot_vouch_for_wide_integers() -> None:
    big = 2**60 + 1
    assert not compare(np.array([big], np.int64), np.array([float(big)]), np.zeros(1), i64).ok
    assert compare(np.array([7], np.int64), np.array([7.0]), np.zeros(1), i64).ok


def test_a_reference_beyond_the_type_is_a_mismatch() -> None:
    assert not compare(np.array([5], np.uint32), np.array([2**32 + 5]), np.zeros(1), u32).ok


def test_shapes_must_agree() -> None:
    with pytest.raises(ValueError, match="shapes"):
        compare(np.zeros(2, np.float32), np.zeros(3), np.zeros(3), f32)


def poisoned(values: list[int], at: list[int], fill: int) -> Any:
    out = np.array(values, np.uint32)
    out[at] = int.from_bytes(bytes([fill]) * 4, "little")
    return out.view(np.uint8)


def test_unwritten_elements_hold_the_poison_of_both_runs() -> None:
    a, b = (poisoned([1, 2, 3, 4], [2], p) for p in (0xA5, 0x5A))
    assert untouched(a, b, (0xA5, 0x5A), 4).tolist() == [2]
    # A value that happens to be the poison of one run is the same in the other.
    a, b = (poisoned([1, 2, 3, 4], [2], 0xA5) for _ in range(2))
    assert untouched(a, b, (0xA5, 0x5A), 4).size == 0


def test_a_half_written_element_is_seen_by_its_bytes() -> None:
    a, b = (np.full(8, p, np.uint8) for p in (0xA5, 0x5A))
    a[:6] = b[:6] = 7
    assert untouched(a, b, (0xA5, 0x5A), 4).size == 0
    assert unwritten_bytes(a, b, (0xA5, 0x5A)).tolist() == [6, 7]
