# SPDX-License-Identifier: Apache-2.0
"""Batched Cholesky factorisation, and how far a single-precision factor may be from the exact one."""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.bounds import Array, gamma
from harness.contract import InOut, Out, Size, bounded, cdiv, f32, i32, kernel

_MAX_N = 48


def factor(a: Array) -> tuple[Array, int]:
    """L of one matrix of which the lower triangle is read, and 0; or the matrix itself and the failing order (1-based).

    Column by column from A = L L^T: l_kk^2 = a_kk - sum l_kj^2, l_ik l_kk = a_ik - sum l_ij l_kj.
    """
    n = len(a)
    out = np.zeros((n, n))
    for k in range(n):
        pivot = a[k, k] - out[k, :k] @ out[k, :k]
        if not pivot > 0:
            return a.copy(), k + 1
        out[k, k] = np.sqrt(pivot)
        out[k + 1 :, k] = (a[k + 1 :, k] - out[k + 1 :, :k] @ out[k, :k]) / out[k, k]
    lower = np.tri(n, dtype=bool)
    return np.where(lower, out, a), 0


def factor_bound(a: Array) -> Array:
    """Componentwise bound of the computed factor of one matrix; 0 where the matrix is left alone.

    The computed factor M has M M^T = A + D with |D| <= gamma_{n+1} |M| |M^T| (Higham, Theorem 10.3). With M = L (I + N)
    and N lower triangular, N + N^T + N N^T = L^-1 D L^-T =: E, so that |N| <= low(|E| + |N| |N^T|), where low keeps
    the lower triangle and halves the diagonal. Iterated upwards from 0 with |M| <= |L| (I + |N|), this grows to a bound
    of |N|, and |M - L| <= |L| |N|. It does not settle for matrices too ill-conditioned to have a bound: infinite.
    """
    n = len(a)
    out, failed = factor(a)
    if failed:
        return np.zeros((n, n))
    lower = np.abs(np.tril(out))
    inverse = np.abs(np.linalg.inv(np.tril(out))) if n else lower
    half = np.tri(n) - np.eye(n) / 2
    g: Array = np.zeros((n, n))
    for _ in range(60):
        m = lower @ (np.eye(n) + g)
        e = gamma(n + 1, f32.unit) * inverse @ m @ m.T @ inverse.T
        step = half * (e + g @ g.T)
        if not np.all(np.isfinite(step)) or step.max(initial=0) > 0.5:
            return np.full((n, n), np.inf)
        settled = np.allclose(step, g, rtol=1e-6, atol=0)
        g = step
        if settled:
            break
    return np.where(np.tri(n, dtype=bool), lower @ g * 1.0001, 0.0)


def matrices(rng: np.random.Generator, n: int, batch: int) -> Array:
    """Symmetric matrices of condition below about 10, every third with one leading minor made clearly negative.

    Upper triangles hold NaN: they may not be read.
    """
    out = np.empty((batch, n, n), np.float32)
    for b in range(batch):
        x = rng.standard_normal((n, n))
        a = x @ x.T / max(n, 1) + np.eye(n)
        if b % 3 == 1 and n:
            k = int(rng.integers(n))
            a[k, k] -= factor(a)[0][k, k] ** 2 + 1  # the pivot of step k becomes -1
        out[b] = np.where(np.tri(n, dtype=bool), a, np.nan)
    return out


def cholesky_bound(a: Array, **_: Any) -> tuple[Array, int]:
    """Componentwise, from |M M^T - A| <= gamma_{n+1} |M| |M^T| (Higham, Theorem 10.3) by `factor_bound`; info exact."""
    return np.array([factor_bound(m) for m in a]).reshape(a.shape), 0


@kernel(
    "solver/cholesky", variant="f32", entry="cholesky_f32", block=128, grid=lambda batch, **_: max(1, cdiv(batch, 2)),
    requires=[(f"n <= {_MAX_N}", lambda n, **_: n <= _MAX_N)],
    sizes=[{"n": n, "batch": b} for n, b in ((1, 1), (2, 3), (5, 4), (16, 2), (17, 3), (31, 2), (48, 3))],
    inputs=lambda rng, n, batch: {"a": matrices(rng, n, batch)},
    within=bounded(cholesky_bound),
)  # fmt: skip
def cholesky_f32(n: Size, batch: Size, a: InOut[f32, "batch n n"], info: Out[i32, "batch"]):
    """A = L L^T for each matrix (LAPACK spotrf, lower). info: 0, or the order of the first bad minor."""
    done = [factor(m) for m in a]
    return np.array([m for m, _ in done]).reshape(a.shape), np.array([i for _, i in done])
