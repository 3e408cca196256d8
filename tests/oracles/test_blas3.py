# SPDX-License-Identifier: Apache-2.0
"""Level 3 against the reference BLAS that SciPy carries, leading dimensions included; finite terms that overflow."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy.linalg import blas

from harness.library import load
from oracles.twofold import matmul, times

ORACLES = {k.name.partition("/")[2]: k.oracle for k in load() if k.family == "blas" and k.variant == "f64"}
ALPHA, BETA = 1.3, -0.7


def close(got: Any, expected: Any) -> None:
    np.testing.assert_allclose(got, expected, rtol=1e-12, atol=1e-12)


def normal(seed: int, *shape: int) -> Any:
    return np.random.default_rng(seed).standard_normal(shape)


@pytest.mark.parametrize(("m", "n", "k"), [(1, 1, 1), (5, 3, 4), (17, 20, 33)])
@pytest.mark.parametrize("form", ["nn", "nt", "tn", "tt"])
def test_products_of_any_transposes(form: str, m: int, n: int, k: int) -> None:
    ta, tb = form[0] == "t", form[1] == "t"
    a, b = normal(1, *((k, m + 2) if ta else (m, k + 2))), normal(2, *((n, k + 1) if tb else (k, n + 1)))
    c = normal(3, m, n + 3)
    name = "gemm" if form == "nn" else f"gemm_{form}"
    got = ORACLES[name](m, n, k, ALPHA, a, a.shape[1], b, b.shape[1], BETA, c.copy(), n + 3)
    expected = blas.dgemm(ALPHA, a[:, : m if ta else k], b[:, : k if tb else n], BETA, c[:, :n], ta, tb)
    close(got[:, :n], expected)
    assert np.array_equal(got[:, n:], c[:, n:])


def test_products_at_strides_and_in_slices() -> None:
    a, b, c = normal(1, 2, 3 * 6 + 1), normal(2, 2, 5 * 4 + 2), normal(3, 2, 3 * 4 + 3)
    got = ORACLES["gemm_batched"](2, 3, 4, 5, ALPHA, a, 6, 19, b, 4, 22, BETA, c.copy(), 4, 15)
    for z in range(2):
        x, y = a[z, :18].reshape(3, 6)[:, :5], b[z, :20].reshape(5, 4)
        close(got[z, :12].reshape(3, 4), blas.dgemm(ALPHA, x, y, BETA, c[z, :12].reshape(3, 4)))
    assert np.array_equal(got[:, 12:], c[:, 12:])
    a, b, c = normal(4, 3, 9), normal(5, 7, 4), normal(6, 3, 5)
    parts = ORACLES["gemm_splitk"](3, 4, 7, 3, a, 9, b, 4, None)
    assert parts.shape == (3, 3, 4)
    close(parts[2], a[:, 6:7] @ b[6:])
    whole = ORACLES["splitk_reduce"](3, 4, 3, ALPHA, parts, BETA, c.copy(), 5)
    close(whole[:, :4], blas.dgemm(ALPHA, a[:, :7], b, BETA, c[:, :4]))
    assert np.array_equal(whole[:, 4:], c[:, 4:])


@pytest.mark.parametrize(("n", "k"), [(1, 1), (4, 7), (20, 3)])
def test_symmetric_updates(n: int, k: int) -> None:
    a, b, c = normal(1, n, k + 1), normal(2, n, k + 2), normal(3, n, n + 2)
    lower = np.tri(n, dtype=bool)
    got = ORACLES["syrk"](n, k, ALPHA, a, k + 1, BETA, c.copy(), n + 2)
    expected = blas.dsyrk(ALPHA, a[:, :k], BETA, c[:, :n], lower=1)
    close(got[:, :n], np.where(lower, expected, c[:, :n]))
    got = ORACLES["syr2k"](n, k, ALPHA, a, k + 1, b, k + 2, BETA, c.copy(), n + 2)
    expected = blas.dsyr2k(ALPHA, a[:, :k], b[:, :k], BETA, c[:, :n], lower=1)
    close(got[:, :n], np.where(lower, expected, c[:, :n]))
    assert np.array_equal(got[:, n:], c[:, n:])


@pytest.mark.parametrize(("m", "n"), [(1, 1), (6, 4), (19, 33)])
def test_symmetric_and_triangular_factors(m: int, n: int) -> None:
    a, b, c = normal(1, m, m + 1), normal(2, m, n + 2), normal(3, m, n)
    a[:, :m] += np.eye(m) * 4
    got = ORACLES["symm"](m, n, ALPHA, a, m + 1, b, n + 2, BETA, c.copy(), n)
    close(got, blas.dsymm(ALPHA, a[:, :m], b[:, :n], BETA, c, lower=1))
    close(ORACLES["trmm"](m, n, ALPHA, a, m + 1, b, n + 2, None, n), blas.dtrmm(ALPHA, a[:, :m], b[:, :n], lower=1))
    solved = ORACLES["trsm"](m, n, ALPHA, a, m + 1, b.copy(), n + 2)
    expected = blas.dtrsm(ALPHA, a[:, :m], b[:, :n], lower=1)
    np.testing.assert_allclose(solved[:, :n], expected, rtol=1e-8, atol=1e-8)
    assert np.array_equal(solved[:, n:], b[:, n:])


def test_sums_and_scaled_rows() -> None:
    a, b, x = normal(1, 3, 6), normal(2, 4, 5), normal(3, 3)
    got = ORACLES["geam"](3, 4, ALPHA, a, 6, BETA, b, 5, None, 4)
    assert all(got[i, j] == ALPHA * a[i, j] + BETA * b[j, i] for i in range(3) for j in range(4))
    got = ORACLES["dgmm"](3, 4, x, a, 6, None, 4)
    assert all(got[i, j] == x[i] * a[i, j] for i in range(3) for j in range(4))


def test_finite_terms_that_overflow_do_not_turn_into_nan() -> None:
    big = np.float64(1.5e308)
    with np.errstate(all="ignore"):
        assert np.isnan((np.array([[big, -big]]) * 2) @ np.array([[big], [big]])), "the plain sum is inf - inf"
    for other in (-big, big):
        assert np.isfinite(matmul(np.array([[big, other]]), np.array([[big], [big]]))).all()
    assert matmul(np.array([[big, big]]), np.array([[big], [1.0]])).item() == 2.0**1000
    assert times(2.0, -big) == -(2.0**1000)
    assert times(2.0, np.inf) == np.inf
    assert np.isnan(times(0.0, np.inf))
    assert np.isnan(matmul(np.array([[np.inf, 1.0]]), np.array([[0.0], [1.0]])))
