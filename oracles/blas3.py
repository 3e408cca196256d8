# SPDX-License-Identifier: Apache-2.0
"""BLAS level 3, row-major, with leading dimensions that may exceed the rows. beta = 0 does not read the result."""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.bounds import magnitudes
from harness.contract import In, InOut, Size, bounded, cdiv, f32, kernel
from oracles.common import scaled, unread


def gemm_bound(m: int, n: int, k: int, alpha: float, a: Any, b: Any, beta: float, c: Any, **_: Any) -> Any:
    """gamma_{k+3} (|alpha| |A| |B| + |beta| |C|): k products added in order (Higham, (3.13)), alpha, beta, a last sum.

    Between the columns and the leading dimension nothing may change.
    """
    out = np.zeros(c.shape)
    out[:, :n] = scaled(f32, k + 3, alpha, magnitudes(a[:, :k]) @ magnitudes(b[:, :n]), beta, c[:, :n])
    return out


@kernel(
    "blas/gemm", variant="f32", entry="sgemm_nn", block=(16, 16),
    grid=lambda m, n, **_: (max(1, cdiv(n, 16)), max(1, cdiv(m, 16))),
    requires=[("lda >= k", lambda k, lda, **_: lda >= k), ("ldb >= n", lambda n, ldb, **_: ldb >= n),
              ("ldc >= n", lambda n, ldc, **_: ldc >= n)],
    sizes=[{"m": m, "n": n, "k": k, "lda": k + pad, "ldb": n + pad, "ldc": n + pad} for m, n, k, pad in (
        (1, 1, 1, 0), (5, 4, 0, 1), (15, 17, 15, 0), (16, 16, 16, 0), (17, 15, 17, 3), (33, 31, 20, 1),
        (48, 32, 40, 0))],
    inputs=lambda rng, m, n, ldc, **_: unread("c", m, ldc),
    special=True, within=bounded(gemm_bound),
)  # fmt: skip
def sgemm_nn(m: Size, n: Size, k: Size, alpha: f32, a: In[f32, "m lda"], lda: Size, b: In[f32, "k ldb"], ldb: Size,
             beta: f32, c: InOut[f32, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A B + beta C (level 3); beta = 0 does not read C."""
    out = c.copy()
    product = alpha * (a[:, :k] @ b[:, :n])
    out[:, :n] = product + beta * c[:, :n] if beta else product
    return out
