# SPDX-License-Identifier: Apache-2.0
"""BLAS: axpy, dot, gemv, gemm; row-major, with leading dimensions that may exceed the rows."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from harness.bounds import gamma, magnitudes, within_range
from harness.contract import In, InOut, Out, Scratch, Size, bounded, cdiv, dot, f32, f64, kernel, u32, zeros

_N = [{"n": n} for n in (0, 1, 31, 255, 256, 257, 511, 512, 513, 2500)]


def _axpy_grid(n: int) -> int:
    return max(1, cdiv(n, 512))  # two elements a thread: the stride of the grid is used


@kernel(
    "blas/axpy", variant="f32", entry="axpy_f32", block=256, grid=_axpy_grid, sizes=_N, special=True, within=dot("2")
)
def axpy_f32(n: Size, alpha: f32, x: In[f32, "n"], y: InOut[f32, "n"]):
    """y = alpha x + y (level 1), in IEEE arithmetic also for alpha = 0. Two roundings, or one where they are fused."""
    return alpha * x + y


@kernel(
    "blas/axpy", variant="f64", entry="axpy_f64", block=256, grid=_axpy_grid, sizes=_N, special=True, within=dot("3")
)
def axpy_f64(n: Size, alpha: f64, x: In[f64, "n"], y: InOut[f64, "n"]):
    """y = alpha x + y (level 1), in IEEE arithmetic also for alpha = 0. Two roundings, and one of this oracle's."""
    return alpha * x + y


def _dot_blocks(n: int) -> int:
    return max(1, cdiv(n, 1024))


# A thread multiplies and adds at most 4 elements; two trees of 8 additions; the last block's threads add the partial
# sums of every 256th block.
_DOT_DEPTH = "4 + 8 + cdiv(cdiv(n, 1024), 256) + 8"
_DOT: dict[str, Any] = {
    "block": 256,
    "grid": _dot_blocks,
    "dims": lambda n: {"blocks": _dot_blocks(n)},
    "sizes": [{"n": n} for n in (0, 1, 255, 256, 257, 1023, 1024, 1025, 3000)],
    "special": True,
}


def _dot(x: Any, y: Any) -> Any:
    products = x * y
    total = products.sum()
    # Summed exactly and rounded once where that can be, so that double precision has a reference better than itself.
    return np.array([math.fsum(products) if np.isfinite(total) else total]), np.zeros(1)


@kernel("blas/dot", variant="f32", entry="dot_f32", within=dot(_DOT_DEPTH), **_DOT)
def dot_f32(n: Size, x: In[f32, "n"], y: In[f32, "n"], result: Out[f32, "1"], partial: Scratch[f32, "blocks"],
            ticket: InOut[u32, "1", zeros]):  # fmt: skip
    """result = x . y (level 1); ticket, zero before the launch, is zero again after it."""
    return _dot(x, y)


@kernel("blas/dot", variant="f64", entry="dot_f64", within=dot(_DOT_DEPTH + " + 2"), **_DOT)
def dot_f64(n: Size, x: In[f64, "n"], y: In[f64, "n"], result: Out[f64, "1"], partial: Scratch[f64, "blocks"],
            ticket: InOut[u32, "1", zeros]):  # fmt: skip
    """result = x . y (level 1); ticket is zero before and after the launch. Two of the roundings are the oracle's."""
    return _dot(x, y)


def _scaled(roundings: int, alpha: float, product: Any, beta: float, old: Any) -> Any:
    """gamma_roundings (|alpha| product + |beta| |old|), unless that or the product before it is scaled may overflow."""
    size = abs(alpha) * product + (abs(beta) * magnitudes(old) if beta else 0)
    bound = gamma(roundings, f32.unit) * size + roundings * f32.smallest
    return within_range(bound, np.maximum(size, product), f32)


def gemv_bound(n: int, alpha: float, a: Any, x: Any, beta: float, y: Any, **_: Any) -> Any:
    """gamma_d (|alpha| |A| |x| + |beta| |y|), d = cdiv(n, 32) + 8.

    A lane adds cdiv(n, 32) products, a tree 5 sums (Higham, section 4.2); alpha, beta and a last sum are 3 roundings.
    """
    return _scaled(cdiv(n, 32) + 8, alpha, magnitudes(a[:, :n]) @ magnitudes(x), beta, y)


def _unread(name: str, *shape: int) -> dict[str, Any]:
    """For even m: beta = 0 and an output that holds NaN, which may not be read."""
    return {} if shape[0] % 2 else {"beta": 0.0, name: np.full(shape, np.nan)}


@kernel(
    "blas/gemv", variant="f32", entry="gemv_f32", block=128, grid=lambda m, **_: max(1, cdiv(m, 8)),
    requires=[("lda >= n", lambda n, lda, **_: lda >= n)],
    sizes=[{"m": m, "n": n, "lda": n + pad} for m, n, pad in (
        (1, 1, 0), (2, 0, 1), (3, 31, 0), (4, 32, 2), (5, 33, 0), (9, 64, 1), (17, 100, 3), (40, 257, 0))],
    inputs=lambda rng, m, n, lda: _unread("y", m),
    special=True, within=bounded(gemv_bound),
)  # fmt: skip
def gemv_f32(m: Size, n: Size, alpha: f32, a: In[f32, "m lda"], lda: Size, x: In[f32, "n"], beta: f32,
             y: InOut[f32, "m"]):  # fmt: skip
    """y = alpha A x + beta y (level 2); beta = 0 does not read y."""
    product = alpha * (a[:, :n] @ x)
    return product + beta * y if beta else product


def gemm_bound(m: int, n: int, k: int, alpha: float, a: Any, b: Any, beta: float, c: Any, **_: Any) -> Any:
    """gamma_{k+3} (|alpha| |A| |B| + |beta| |C|): k products added in order (Higham, (3.13)), alpha, beta, a last sum.

    Between the columns and the leading dimension nothing may change.
    """
    out = np.zeros(c.shape)
    out[:, :n] = _scaled(k + 3, alpha, magnitudes(a[:, :k]) @ magnitudes(b[:, :n]), beta, c[:, :n])
    return out


@kernel(
    "blas/gemm", variant="f32", entry="sgemm_nn", block=(16, 16),
    grid=lambda m, n, **_: (max(1, cdiv(n, 16)), max(1, cdiv(m, 16))),
    requires=[("lda >= k", lambda k, lda, **_: lda >= k), ("ldb >= n", lambda n, ldb, **_: ldb >= n),
              ("ldc >= n", lambda n, ldc, **_: ldc >= n)],
    sizes=[{"m": m, "n": n, "k": k, "lda": k + pad, "ldb": n + pad, "ldc": n + pad} for m, n, k, pad in (
        (1, 1, 1, 0), (5, 4, 0, 1), (15, 17, 15, 0), (16, 16, 16, 0), (17, 15, 17, 3), (33, 31, 20, 1),
        (48, 32, 40, 0))],
    inputs=lambda rng, m, n, ldc, **_: _unread("c", m, ldc),
    special=True, within=bounded(gemm_bound),
)  # fmt: skip
def sgemm_nn(m: Size, n: Size, k: Size, alpha: f32, a: In[f32, "m lda"], lda: Size, b: In[f32, "k ldb"], ldb: Size,
             beta: f32, c: InOut[f32, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A B + beta C (level 3); beta = 0 does not read C."""
    out = c.copy()
    product = alpha * (a[:, :k] @ b[:, :n])
    out[:, :n] = product + beta * c[:, :n] if beta else product
    return out
