# SPDX-License-Identifier: Apache-2.0
"""Primitives against loops and the standard library."""

from __future__ import annotations

import bisect
import math
from functools import reduce
from operator import and_, or_, xor
from typing import Any

import numpy as np
import pytest

from harness.library import load

ORACLES = {k.name.partition("/")[2]: k.oracle for k in load() if k.family == "primitives"}
RNG = np.random.default_rng(5)


def tiles(values: list[Any]) -> list[list[Any]]:
    return [values[i : i + 1024] for i in range(0, len(values), 1024)]


@pytest.mark.parametrize("n", [1, 1024, 1025, 2500])
def test_one_value_a_tile(n: int) -> None:
    values = RNG.integers(0, 2**32, n)
    given = tiles(values.tolist())
    for name, fold in (("and", and_), ("or", or_), ("xor", xor)):
        assert ORACLES[f"reduce_{name}"](n, values, None).tolist() == [reduce(fold, t) for t in given]
    assert ORACLES["reduce_add"](n, values, None).tolist() == [sum(t) % 2**32 for t in given]
    small = RNG.integers(-3, 3, n)
    given = tiles(small.tolist())
    for name, best in (("min", min), ("max", max)):
        assert ORACLES[f"reduce_{name}"](n, small, None).tolist() == [best(t) for t in given]
        places = [1024 * i + t.index(best(t)) for i, t in enumerate(given)]
        assert ORACLES[f"arg{name}"](n, small, None).tolist() == places


def test_extremes_pass_over_nan() -> None:
    values = np.array([np.nan, 2.0, -np.inf, 7.0])
    assert ORACLES["reduce_min"](4, values, None).tolist() == [-math.inf]
    assert ORACLES["reduce_max"](4, values, None).tolist() == [7.0]
    assert np.isnan(ORACLES["reduce_max"](1, values[:1], None)).all()


def test_permutations_and_tables() -> None:
    values, index = RNG.integers(0, 100, 40), RNG.permutation(40)
    assert ORACLES["reverse"](40, values, None).tolist() == list(reversed(values.tolist()))
    assert ORACLES["gather"](40, 3, values, np.array([7, 0, 7]), None).tolist() == [values[7], values[0], values[7]]
    spread = ORACLES["scatter"](40, values, index, None)
    assert all(spread[index[i]] == values[i] for i in range(40))
    assert ORACLES["iota"](4, 2**32 - 2, 3, None).tolist() == [2**32 - 2, 1, 4, 7]
    assert ORACLES["popcount"](3, np.array([0, 2**32 - 1, 5]), None).tolist() == [0, 32, 2]
    table = np.sort(RNG.integers(0, 20, 30))
    keys = np.arange(-2, 25)
    found = ORACLES["lower_bound"](30, len(keys), table, keys, None)
    assert found.tolist() == [bisect.bisect_left(table.tolist(), k) for k in keys.tolist()]
    matrix = RNG.standard_normal((3, 5))
    turned = ORACLES["transpose"](3, 5, matrix, None)
    assert all(turned[j, i] == matrix[i, j] for i in range(3) for j in range(5))


def test_sums_and_order() -> None:
    values = RNG.standard_normal(50)
    difference = ORACLES["adjacent_difference"](50, values, None).tolist()
    assert difference == [values[0], *(values[i] - values[i - 1] for i in range(1, 50))]
    offsets = np.array([0, 0, 13, 50])
    sums = ORACLES["segmented_sum"](3, 50, offsets, values, None)
    assert sums.tolist() == pytest.approx([0, math.fsum(values[:13]), math.fsum(values[13:])], rel=1e-14, abs=1e-14)
    counts = RNG.integers(0, 2**32, (2, 9))
    before = ORACLES["exclusive_scan_rows"](2, 9, counts, None)
    assert before.tolist() == [[sum(row[:j]) % 2**32 for j in range(9)] for row in counts.tolist()]
    keys = RNG.integers(0, 9, 1100)
    ordered = ORACLES["sort_tiles"](1100, keys, None).tolist()
    assert ordered == [v for i in (0, 512, 1024) for v in sorted(keys.tolist()[i : i + 512])]
