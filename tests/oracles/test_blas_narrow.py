# SPDX-License-Identifier: Apache-2.0
"""The narrow BLAS against exact fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from harness.dtypes import DType, bf16, f16
from oracles import blas_narrow


def exact(values: Any) -> list[Fraction]:
    return [Fraction(float(v)) for v in values]


@pytest.mark.parametrize("dtype", [f16, bf16])
def test_vectors(dtype: DType) -> None:
    rng = np.random.default_rng(3)
    x, y = (dtype.wide(dtype.round(rng.standard_normal(40))) for _ in range(2))
    alpha = 1.25
    fx, fy = exact(x), exact(y)
    assert exact(blas_narrow.axpy(40, alpha, x, y)) == [Fraction(5, 4) * p + q for p, q in zip(fx, fy, strict=True)]
    assert exact(blas_narrow.scal(20, alpha, x, 2)) == [
        Fraction(5, 4) * p if i % 2 == 0 else p for i, p in enumerate(fx)
    ]
    near = Fraction(1, 2**45)
    products = sum((p * q for p, q in zip(fx, fy, strict=True)), Fraction(0))
    assert abs(exact(blas_narrow.dot_narrow(40, x, y, None))[0] - products) < near
    assert abs(exact(blas_narrow.asum_narrow(40, x, None))[0] - sum(map(abs, fx))) < near


def test_a_matrix() -> None:
    rng = np.random.default_rng(4)
    a, x, y = rng.standard_normal((3, 7)), rng.standard_normal(5), rng.standard_normal(3)
    got = exact(blas_narrow.gemv(3, 5, 0.5, a, 7, x, -2.0, y))
    for i in range(3):
        row = sum((p * q for p, q in zip(exact(a[i, :5]), exact(x), strict=True)), Fraction(0))
        assert abs(got[i] - (row / 2 - 2 * Fraction(y[i]))) < Fraction(1, 2**45)
    assert np.isfinite(blas_narrow.gemv(3, 5, 0.5, a, 7, x, 0.0, np.full(3, np.nan))).all()
