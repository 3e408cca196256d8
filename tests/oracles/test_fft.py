# SPDX-License-Identifier: Apache-2.0
"""Transforms against the sums of their definition."""

from __future__ import annotations

import cmath
import math
from typing import Any

import numpy as np
import pytest

from harness.library import load

KERNELS = {(k.name, k.variant): k for k in load() if k.family == "fft"}


def sums(x: Any, sign: int) -> Any:
    """y_k = sum of x_j exp(sign 2 pi i j k / n), each sum exact until it is rounded."""
    n = len(x)
    w = [cmath.rect(1.0, sign * 2 * math.pi * j / n) for j in range(n)]
    terms = [[complex(v) * w[j * k % n] for j, v in enumerate(x)] for k in range(n)]
    return np.array([complex(math.fsum(t.real for t in row), math.fsum(t.imag for t in row)) for row in terms])


def points(rng: np.random.Generator, *shape: int) -> Any:
    return rng.standard_normal(shape) + 1j * rng.standard_normal(shape)


def parts(z: Any) -> Any:
    return np.stack([z.real, z.imag], axis=-1)


@pytest.mark.parametrize("n", [1, 2, 4, 8, 32, 64])
@pytest.mark.parametrize("sign", [-1, 1])
def test_complex_transforms(n: int, sign: int) -> None:
    x = points(np.random.default_rng(n), 2, n)
    expected = np.stack([parts(sums(row, sign)) for row in x])
    for name in ("c2c", "c2c_radix2", "c2c_radix4", "c2c_radix8"):
        oracle = KERNELS[f"fft/{name}", "f32"].oracle
        work = (None, None) if name == "c2c" else (None,)
        np.testing.assert_allclose(oracle(n, 2, sign, parts(x), *work), expected, rtol=1e-12, atol=1e-12)
    columns = KERNELS["fft/c2c_columns", "f32"].oracle(n, 2, 1, sign, parts(x.T[None]), None)
    np.testing.assert_allclose(columns[0].transpose(1, 0, 2), expected, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("n", [2, 4, 16, 64])
def test_real_transforms(n: int) -> None:
    x = np.random.default_rng(n).standard_normal((2, n))
    half = np.stack([parts(sums(row, -1))[: n // 2 + 1] for row in x])
    np.testing.assert_allclose(KERNELS["fft/r2c", "f64"].oracle(n, 2, x, None), half, rtol=1e-12, atol=1e-12)
    z = points(np.random.default_rng(n + 1), 2, n // 2 + 1)
    z[:, [0, -1]] = z[:, [0, -1]].real
    full = np.concatenate([z, z[:, 1:-1][:, ::-1].conj()], axis=1)
    expected = np.stack([sums(row, 1).real for row in full])
    got = KERNELS["fft/c2r", "f64"].oracle(n, 2, parts(z), None)
    np.testing.assert_allclose(got, expected, rtol=1e-12, atol=1e-12)
    z[:, [0, -1]] += 3j  # does not count
    np.testing.assert_array_equal(KERNELS["fft/c2r", "f64"].oracle(n, 2, parts(z), None), got)
