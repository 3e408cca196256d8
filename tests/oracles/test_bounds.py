# SPDX-License-Identifier: Apache-2.0
"""Bounds admit honest single precision and reject a lost term."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from harness.cases import cases, wide_values
from harness.compare import compare
from harness.contract import Kernel
from harness.execute import answer
from harness.library import load
from oracles import dnn, solver

KERNELS = {(k.name, k.variant): k for k in load()}
f32 = np.float32

# Arrays of which a single element, lost, must be seen in the first result.
TERMS = {
    ("blas/axpy", "f32"): "x", ("blas/axpy", "f64"): "x", ("blas/dot", "f32"): "x", ("blas/dot", "f64"): "x",
    ("blas/gemv", "f32"): "a", ("blas/gemm", "f32"): "a", ("primitives/reduce", "f32"): "values",
    ("sparse/spmv_csr", "f32"): "val", ("dnn/softmax", "f32"): "x", ("dnn/layernorm", "f32"): "x",
}  # fmt: skip


def without_one(kernel: Kernel, values: dict[str, Any], name: str, at: tuple[int, ...]) -> Any:
    """The first result with one input element taken for zero (for softmax: with its term left out of the sum)."""
    less = {k: v.copy() if isinstance(v, np.ndarray) else v for k, v in values.items()}
    less[name][at] = -np.inf if kernel.name == "dnn/softmax" else 0.0
    given = kernel.oracle(**less)
    return given[0] if isinstance(given, tuple) else given


@pytest.mark.parametrize("key", TERMS, ids="-".join)
def test_a_lost_term_is_outside_the_bound(key: tuple[str, str]) -> None:
    kernel, name = KERNELS[key], TERMS[key]
    tried = 0
    for case in cases(kernel, 3):
        values = wide_values(kernel, case)
        array = values[name]
        columns = {"blas/gemm": "k", "blas/gemv": "n"}.get(kernel.name)
        used = array[:, : values[columns]] if columns else array
        if case.values != "normal" or used.size < 2:
            continue
        # The element of middling size: half of all terms matter more.
        order = np.argsort(np.abs(used), axis=None)
        at = tuple(int(i) for i in np.unravel_index(order[order.size // 2], used.shape))
        truth = answer(kernel, case)
        wrong = truth.dtypes[0].round(without_one(kernel, values, name, at)).reshape(truth.expected[0].shape)
        assert not compare(wrong, truth.expected[0], truth.bounds[0], truth.dtypes[0]).ok, str(case)
        right = truth.dtypes[0].round(truth.expected[0])
        assert compare(right, truth.expected[0], truth.bounds[0], truth.dtypes[0]).ok
        tried += 1
    assert tried >= 1


@pytest.mark.parametrize("key", KERNELS, ids="-".join)
def test_every_bound_is_finite_where_inputs_are(key: tuple[str, str]) -> None:
    for case in cases(KERNELS[key], 5):
        if case.values != "special":
            assert all(np.isfinite(b).all() and (b >= 0).all() for b in answer(KERNELS[key], case).bounds), str(case)


@pytest.mark.parametrize("scale", [0.1, 1.0, 30.0])
@pytest.mark.parametrize("cols", [1, 5, 128, 700])
def test_softmax_in_single_precision_is_inside(cols: int, scale: float) -> None:
    x = (np.random.default_rng(cols).standard_normal((5, cols)) * scale).astype(f32)
    e = np.exp(x - x.max(axis=1, keepdims=True))
    got = e / e.sum(axis=1, keepdims=True, dtype=f32)
    wide = x.astype(np.float64)
    error = np.abs(got - KERNELS["dnn/softmax", "f32"].oracle(5, cols, wide, None))
    assert (error <= dnn.softmax_bound(wide, cols)).all()


@pytest.mark.parametrize("offset", [0.0, 50.0])
@pytest.mark.parametrize("cols", [1, 5, 128, 700])
def test_layernorm_in_single_precision_is_inside(cols: int, offset: float) -> None:
    rng = np.random.default_rng(cols)
    x = (rng.standard_normal((5, cols)) + offset).astype(f32)
    weight, bias = (rng.standard_normal(cols).astype(f32) for _ in range(2))
    eps = f32(1e-3)
    c = x - x.mean(axis=1, keepdims=True, dtype=f32)
    got = c * (f32(1) / np.sqrt((c * c).mean(axis=1, keepdims=True, dtype=f32) + eps)) * weight + bias
    assert got.dtype == f32
    wide = [a.astype(np.float64) for a in (x, weight, bias)]
    error = np.abs(got - KERNELS["dnn/layernorm", "f32"].oracle(5, cols, *wide, float(eps), None))
    assert (error <= dnn.layernorm_bound(*wide, float(eps), cols)).all()


@pytest.mark.parametrize("cols", [5, 128, 700])
def test_layernorm_below_the_normal_range_may_lose_the_last_unit_and_no_more(cols: int) -> None:
    rng = np.random.default_rng(cols)
    smallest = float(np.finfo(f32).smallest_subnormal)
    x, weight, bias = ((rng.integers(-1000, 1001, s) * smallest).astype(f32) for s in ((3, cols), cols, cols))
    bias[::7] = 0  # what is left there is a product far below the smallest number: 0 is the right answer
    eps = f32(0.5)
    c = x - x.mean(axis=1, keepdims=True, dtype=f32)
    got = c * (f32(1) / np.sqrt((c * c).mean(axis=1, keepdims=True, dtype=f32) + eps)) * weight + bias
    wide = [a.astype(np.float64) for a in (x, weight, bias)]
    right = KERNELS["dnn/layernorm", "f32"].oracle(3, cols, *wide, float(eps), None)
    bound = dnn.layernorm_bound(*wide, float(eps), cols)
    assert (got != right).any()
    assert (np.abs(got - right) <= bound).all()
    assert (np.abs(got + 2 * smallest - right) > bound).all()


@pytest.mark.parametrize("n", [1, 2, 9, 48])
def test_cholesky_in_single_precision_is_inside_and_another_matrix_is_not(n: int) -> None:
    a = np.tril(solver.matrices(np.random.default_rng(n), n, 1)[0])
    full = a + np.tril(a, -1).T
    bound = solver.factor_bound(a.astype(np.float64))
    exact, _ = solver.factor(a.astype(np.float64))
    lower = np.tril_indices(n)
    assert (np.abs(np.linalg.cholesky(full) - exact) <= bound)[lower].all()
    changed = full.astype(np.float64)
    changed[0, 0] *= 1.001
    assert (np.abs(np.linalg.cholesky(changed) - exact) > bound)[lower].any()


def test_no_bound_for_a_matrix_too_close_to_singular() -> None:
    a = np.array([[1.0, 0.0], [1.0, 1.0 + 1e-9]])
    assert np.isinf(solver.factor_bound(a)).all()


def test_overflow_on_the_way_says_nothing_and_an_infinite_input_says_all() -> None:
    gemv = KERNELS["blas/gemv", "f32"]
    big = 3e38
    a = np.array([[big, big], [np.inf, 1.0], [1.0, 1.0]])
    values = {"m": 3, "n": 2, "alpha": 0.25, "a": a, "lda": 2, "x": np.ones(2), "beta": 0.0, "y": np.zeros(3)}
    expected = gemv.oracle(**values)
    (bound,) = gemv.within.evaluate(gemv.oracle, values, [expected], [gemv.results[0][1].dtype], ["y"])
    assert np.isinf(bound[0])
    assert np.isfinite(bound[1:]).all()
    dtype = gemv.results[0][1].dtype
    assert compare(np.array([np.inf, np.inf, 0.5], f32), expected, bound, dtype).ok
    assert compare(np.array([0, 1, 0.5], f32), expected, bound, dtype).wrong.tolist() == [1]
