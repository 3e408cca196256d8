# SPDX-License-Identifier: Apache-2.0
"""Tensor-core products: the rounding to tf32 bit by bit, wrap-around by Python's integers, choices at their edges."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from harness.errors import LaunchRefused
from harness.selection import select
from oracles import tensor


@pytest.mark.parametrize(
    ("x", "rounded"),
    [
        (1.0, 1.0), (1 + 2**-10, 1 + 2**-10), (1 + 2**-11, 1 + 2**-10), (-1 - 2**-11, -1 - 2**-10),
        (1 + 2**-11 - 2**-23, 1.0), (1 + 3 * 2**-11, 1 + 2**-9), (2 - 2**-23, 2.0), (2.0**-149, 0.0),
        (2.0**-137, 2.0**-136), (3.4028234663852886e38, np.inf), (np.inf, np.inf), (-np.inf, -np.inf), (-0.0, -0.0),
    ],
)  # fmt: skip
def test_tf32(x: float, rounded: float) -> None:
    got = tensor._tf32(np.array([x])).item()
    assert got == rounded
    assert np.signbit(got) == np.signbit(rounded)
    assert np.isnan(tensor._tf32(np.array([np.nan]))).all()


def test_products_of_narrow_types_by_fractions() -> None:
    rng = np.random.default_rng(1)
    a, b, c = rng.standard_normal((3, 6)), rng.standard_normal((5, 8)), rng.standard_normal((3, 9))
    got = tensor.gemm_tensor(3, 8, 5, 1.5, a, 6, b, 8, -0.5, c.copy(), 9)
    other = tensor.gemm_tensor_nt(3, 8, 5, 1.5, a, 6, np.ascontiguousarray(b.T), 5, -0.5, c.copy(), 9)
    for i in range(3):
        for j in range(8):
            exact = sum((Fraction(a[i, p]) * Fraction(b[p, j]) for p in range(5)), Fraction(0))
            exact = Fraction(3, 2) * exact - Fraction(1, 2) * Fraction(c[i, j])
            assert abs(Fraction(got[i, j]) - exact) < Fraction(2) ** -48
            assert got[i, j] == other[i, j]
    assert np.array_equal(got[:, 8:], c[:, 8:])


def test_bytes_wrap_around() -> None:
    a, b = np.array([[-128, 127]]), np.array([[-128], [-128]])
    alpha, beta, c = 2**31 - 1, -(2**31), np.array([[2**31 - 1]])
    exact = alpha * (128 * 128 - 127 * 128) + beta * (2**31 - 1)
    wrapped = (exact + 2**31) % 2**32 - 2**31
    assert tensor.gemm_int8(1, 1, 2, alpha, a, 2, b, 1, beta, c.copy(), 1).item() == wrapped
    assert tensor.gemm_int8_nt(1, 1, 2, alpha, a, 2, b.T.copy(), 2, beta, c.copy(), 1).item() == wrapped


def test_the_choice_by_shape_architecture_and_leading_dimensions() -> None:
    sizes = {"m": 20, "n": 16, "k": 32, "lda": 32, "ldb": 16, "ldc": 16}
    assert select("blas/gemm_tensor", "auto", sizes, "sm_80").variant == "f16_async"
    assert select("blas/gemm_tensor", "auto", sizes, "sm_75").variant == "f16"
    assert select("blas/gemm_tensor", "auto", sizes | {"k": 31}, "sm_90").variant == "f16"
    assert select("blas/gemm_tensor", "auto", sizes | {"lda": 33}, "sm_90").variant == "f16"
    with pytest.raises(LaunchRefused, match="lda=31") as refused:
        select("blas/gemm_tensor", "auto", sizes | {"lda": 31}, "sm_90")
    assert refused.value.required == "lda >= k"
