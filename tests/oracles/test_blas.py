# SPDX-License-Identifier: Apache-2.0
"""Against the reference BLAS that SciPy carries; products in twice the precision against fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import scipy.linalg
from scipy.linalg import blas

from harness.dtypes import f32
from harness.library import load
from oracles import blas2
from oracles.twofold import matmul

ORACLES = {k.name.partition("/")[2]: k.oracle for k in load() if k.family == "blas" and k.variant == "f64"}


def rng(seed: int) -> Any:
    return np.random.default_rng(seed)


def close(got: Any, expected: Any) -> None:
    np.testing.assert_allclose(got, expected, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize(("n", "p", "q"), [(1, 1, 1), (5, 2, 3), (40, 3, 1)])
def test_vectors(n: int, p: int, q: int) -> None:
    x, y = rng(n).standard_normal(n * p), rng(n + 1).standard_normal(n * q)
    close(ORACLES["copy"](n, x, p, y.copy(), q), blas.dcopy(x, y.copy(), n=n, incx=p, incy=q))
    swapped = ORACLES["swap"](n, x.copy(), p, y.copy(), q)
    for got, expected in zip(swapped, blas.dswap(x.copy(), y.copy(), n=n, incx=p, incy=q), strict=True):
        close(got, expected)
    close(ORACLES["scal"](n, 1.7, x.copy(), p), blas.dscal(1.7, x.copy(), n=n, incx=p))
    turned = ORACLES["rot"](n, x.copy(), p, y.copy(), q, 0.6, 0.8)
    for got, expected in zip(turned, blas.drot(x.copy(), y.copy(), 0.6, 0.8, n=n, incx=p, incy=q), strict=True):
        close(got, expected)


@pytest.mark.parametrize("n", [1, 3, 100])
def test_reductions(n: int) -> None:
    x = rng(n).standard_normal(n)
    close(ORACLES["asum"](n, x, None, None, None)[0], blas.dasum(x))
    close(ORACLES["nrm2"](n, x, None, None, None)[0], blas.dnrm2(x))
    x[n // 2 :] = x[0] = 9.0  # of equal ones the first
    assert ORACLES["iamax"](n, -x, None, None, None)[0][0] == blas.idamax(-x) == 0


def test_reductions_of_nothing_and_of_what_is_not_finite() -> None:
    nothing = np.zeros(0)
    assert [ORACLES[n](0, nothing, None, None, None)[0][0] for n in ("asum", "nrm2", "iamax")] == [0, 0, 2**32 - 1]
    assert np.isinf(ORACLES["nrm2"](2, np.array([np.inf, 1.0]), None, None, None)[0])
    assert np.isnan(ORACLES["nrm2"](2, np.array([np.nan, np.inf]), None, None, None)[0])
    assert ORACLES["nrm2"](2, np.array([3e300, 4e300]), None, None, None)[0] == pytest.approx(5e300)


@pytest.mark.parametrize(("m", "n"), [(1, 1), (3, 5), (20, 7)])
def test_matrices(m: int, n: int) -> None:
    a, x, y = rng(m).standard_normal((m, n + 2)), rng(n).standard_normal(m), rng(9).standard_normal(n)
    used = np.asfortranarray(a[:, :n])
    close(ORACLES["gemv_t"](m, n, 1.5, a, n + 2, x, 0.5, y), blas.dgemv(1.5, used, x, 0.5, y.copy(), trans=1))
    updated = ORACLES["ger"](m, n, 1.5, x, y, a.copy(), n + 2)
    close(updated[:, :n], blas.dger(1.5, x, y, a=used.copy()))
    close(updated[:, n:], a[:, n:])


@pytest.mark.parametrize("n", [1, 2, 13])
def test_triangles(n: int) -> None:
    a, x, y = rng(n).standard_normal((n, n + 1)), rng(1).standard_normal(n), rng(2).standard_normal(n)
    used = np.asfortranarray(a[:, :n])
    close(ORACLES["syr"](n, 1.5, x, a.copy(), n + 1)[:, :n], blas.dsyr(1.5, x, a=used.copy(), lower=1))
    close(ORACLES["symv"](n, 1.5, a, n + 1, x, 0.5, y), blas.dsymv(1.5, used, x, 0.5, y.copy(), lower=1))
    close(ORACLES["trmv"](n, a, n + 1, x, None), blas.dtrmv(used, x, lower=1))
    solvable = blas2.well_conditioned(rng(n), n, n + 1)
    close(ORACLES["trsv"](n, solvable, n + 1, x), blas.dtrsv(np.asfortranarray(np.tril(solvable[:, :n])), x, lower=1))


def test_a_band() -> None:
    m, n, kl, ku = 6, 9, 2, 3
    whole = np.where(np.abs(np.arange(n)[None] - np.arange(m)[:, None] - 0.5) <= 2.5, rng(3).standard_normal((m, n)), 0)
    band, columns = np.full((m, kl + ku + 1), 7.0), np.zeros((kl + ku + 1, n))
    for i in range(m):
        for j in range(max(0, i - kl), min(n, i + ku + 1)):
            band[i, j - i + kl] = whole[i, j]
            columns[ku + i - j, j] = whole[i, j]
    x, y = rng(4).standard_normal(n), rng(5).standard_normal(m)
    got = ORACLES["gbmv"](m, n, kl, ku, 1.5, band, x, 0.5, y)
    close(got, blas.dgbmv(m, n, kl, ku, 1.5, columns, x, beta=0.5, y=y.copy()))
    close(got, 1.5 * whole @ x + 0.5 * y)


def test_products_as_if_in_twice_the_precision() -> None:
    a, b = rng(1).standard_normal((3, 50)), rng(2).standard_normal((50, 2))
    a[:, 25:], b[25:] = -a[:, :25] * (1 + 1e-9), b[:25]  # cancels to nine digits
    got = matmul(a, b)
    for i in range(3):
        for j in range(2):
            exact = sum(Fraction(float(p)) * Fraction(float(q)) for p, q in zip(a[i], b[:, j], strict=True))
            assert abs(Fraction(float(got[i, j])) - exact) <= abs(exact) * Fraction(2.0**-52)
    assert matmul(np.array([[np.inf, 1.0]]), np.array([1.0, 2.0])) == np.inf
    assert np.isnan(matmul(np.array([[np.inf, 1.0]]), np.array([0.0, 2.0])))


def test_substitution_bound_admits_lapack_in_single_precision_and_no_other_matrix() -> None:
    a = blas2.well_conditioned(rng(6), 40, 40).astype(np.float32)
    lower, x = np.tril(a), rng(7).standard_normal(40).astype(np.float32)
    exact = np.linalg.solve(lower.astype(np.float64), x.astype(np.float64))
    bound = blas2.substitution_bound(lower.astype(np.float64), exact, 41, f32)
    assert (np.abs(scipy.linalg.solve_triangular(lower, x, lower=True) - exact) <= bound).all()
    lower[3, 3] *= 1.001
    assert (np.abs(np.linalg.solve(lower.astype(np.float64), x) - exact) > bound).any()
