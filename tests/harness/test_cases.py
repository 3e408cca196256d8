# SPDX-License-Identifier: Apache-2.0
"""Cases: a function of kernel, seed and text; hard sizes, every class of values, nothing the contract refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from harness.cases import VALUES, Case, case_strategy, cases, draw, make, parse_case, wide_values
from harness.contract import In, InOut, Kernel, Out, Size, bf16, declared, dot, exact, f16, f32, f64, i32, kernel, u8
from harness.dtypes import DType, i8, u64
from harness.errors import ContractError, UsageError
from harness.library import load

BUNDLED = load()


def declare(oracle: Callable[..., Any], **more: Any) -> Kernel:
    options: dict[str, Any] = {"entry": "k", "block": 64, "grid": 1, "within": exact, **more}
    kernel("t/k", **options)(oracle)
    return declared.pop()


def copy(n: Size, x: In[f32, "n"], y: Out[f32, "n"]):
    return x


def product(m: Size, n: Size, ld: Size, alpha: f32, a: In[f32, "m ld"], c: InOut[f32, "m n"]):
    return alpha * a[:, :n] + c


def same(a: Case, b: Case) -> bool:
    return (
        a.sizes == b.sizes
        and a.scalars == b.scalars
        and a.arrays.keys() == b.arrays.keys()
        and all(a.arrays[n].tobytes() == b.arrays[n].tobytes() for n in a.arrays)
    )


@pytest.mark.parametrize("k", BUNDLED, ids=lambda k: f"{k.name}-{k.variant}")
def test_kernel_seed_and_text_give_a_case_back(k: Kernel) -> None:
    for case in cases(k, 9):
        assert same(parse_case(k, case.text, 9, case.index), case)
    again = [make(k, c.index, c.sizes, c.values, 10) for c in cases(k, 9)]
    assert any(not same(a, b) for a, b in zip(cases(k, 9), again, strict=True))


def test_a_text_of_another_kernel_is_refused() -> None:
    k = declare(copy)
    for text in ("n=5", "m=5,values=normal", "n=-5,values=normal", "n=5,values=odd", "n=5,k=1,values=normal", ""):
        with pytest.raises(UsageError, match="is no case of"):
            parse_case(k, text, 1)
    assert parse_case(k, "n=5,values=normal", 1).sizes == {"n": 5}


def test_the_ladder_has_the_edges_of_warps_and_blocks() -> None:
    sizes = [c.sizes["n"] for c in cases(declare(copy), 1)]
    assert {1, 31, 32, 33, 63, 64, 65, 129} <= set(sizes)


def test_shapes_are_not_all_square_and_respect_the_requirement() -> None:
    k = declare(product, requires=lambda n, ld: ld >= n)
    plan = [c.sizes for c in cases(k, 1)]
    assert all(s["ld"] >= s["n"] for s in plan)
    assert any(s["m"] != s["n"] for s in plan)
    assert any(s["ld"] > s["n"] for s in plan)
    with pytest.raises(ContractError, match="no sizes"):
        cases(declare(product, requires=lambda n: n < 0), 1)


def test_over_seeds_each_size_meets_each_class_of_values() -> None:
    k = declare(copy, special=True)
    met = {(c.sizes["n"], c.values) for seed in range(6) for c in cases(k, seed)}
    kinds = {"normal", "integers", "cancelling", "negative", "special", "tiny"}
    assert {v for n, v in met if n == 33} == kinds
    assert {v for _, v in {(c.sizes["n"], c.values) for c in cases(k, 1)}} == kinds
    assert {c.values for c in cases(declare(copy), 1)}.isdisjoint({"special", "tiny"})


@pytest.mark.parametrize("dtype", [f16, bf16, f32, f64], ids=str)
def test_classes_of_float_values_are_what_they_are_called(dtype: DType) -> None:
    rng = np.random.default_rng(3)

    def drawn(values: str, count: int = 400) -> Any:
        return draw(rng, dtype, (count,), values).astype(np.float64)

    assert drawn("negative").max() <= 0
    whole = drawn("integers")
    assert np.array_equal(whole, np.round(whole))
    assert len(set(whole)) > 8
    tiny = drawn("tiny")
    assert 0 < np.abs(tiny).max() <= 1000 * dtype.smallest
    assert np.signbit(tiny).any()
    assert not np.signbit(tiny).all()
    special = drawn("special")
    assert np.isnan(special).any()
    assert {np.inf, -np.inf, dtype.largest} <= set(special[~np.isnan(special)])
    assert np.isfinite(special).sum() > 390
    cancelling = drawn("cancelling")
    assert abs(cancelling.sum()) < 0.1 * np.abs(cancelling).sum()


@pytest.mark.parametrize("count", [0, 1, 2, 3])
@pytest.mark.parametrize("values", VALUES)
def test_the_smallest_arrays_are_drawn_in_every_class(values: str, count: int) -> None:
    rng = np.random.default_rng(count)
    for dtype in (f32, i8, u64):
        out = draw(rng, dtype, (count,), values)
        assert out.dtype == dtype.numpy
        assert out.shape == (count,)


@pytest.mark.parametrize("dtype", [u8, i8, i32, u64], ids=str)
def test_extreme_integers_reach_both_ends(dtype: DType) -> None:
    out = draw(np.random.default_rng(1), dtype, (300,), "extreme")
    info = np.iinfo(dtype.numpy)
    assert (out.min(), out.max()) == (info.min, info.max)


def test_every_bin_of_a_byte_histogram_is_met() -> None:
    (k,) = [k for k in BUNDLED if (k.name, k.variant) == ("primitives/histogram", "u8")]
    met = set(np.concatenate([c.arrays["data"] for c in cases(k, 1)]).tolist())
    assert len(met) > 250


def test_ranges_hold_and_are_filled() -> None:
    def ranged(n: Size, eps: f32, p: In[f32, "n"], at: In[i32, "n"], y: Out[f32, "n"]):
        return p

    k = declare(ranged, ranges={"eps": (1e-6, 1e-3), "p": (0, 1), "at": (3, 5)}, special=True)
    for case in cases(k, 2):
        assert 1e-6 <= case.scalars["eps"] <= 1.001e-3
        assert (case.arrays["p"] >= 0).all()
        assert (case.arrays["p"] <= 1).all()
        assert set(case.arrays["at"]) <= {3, 4, 5}
    assert set(cases(k, 2)[0].arrays["at"]) == {3, 4, 5}


def test_inputs_of_the_wrong_shape_are_the_contracts_fault() -> None:
    with pytest.raises(ContractError, match=r"inputs\(\) gave x the shape"):
        cases(declare(copy, inputs=lambda rng, n: {"x": np.zeros(n + 1)}), 1)
    with pytest.raises(ContractError, match="inputs= fails"):
        cases(declare(copy, inputs=lambda rng, q: {}), 1)


def test_the_oracle_gets_what_the_kernel_gets_only_wider() -> None:
    k = declare(product, requires=lambda n, ld: ld >= n, within=dot("2"))
    case = cases(k, 1)[0]
    values = wide_values(k, case)
    assert values["a"].dtype == np.float64
    assert np.array_equal(values["a"].astype(np.float32), case.arrays["a"])
    assert values["alpha"] == float(case.scalars["alpha"])
    assert type(values["n"]) is int


K = declare(product, requires=lambda n, ld: ld >= n, sizes={"ld": [300, 301]}, special=True)


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(case_strategy(K), st.data())
def test_the_strategy_gives_admitted_cases_that_their_text_gives_back(case: Case, data: Any) -> None:
    assert not K.refuses(case.sizes)
    assert same(parse_case(K, case.text, case.seed), case)
