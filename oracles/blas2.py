# SPDX-License-Identifier: Apache-2.0
"""BLAS level 2, row-major, with leading dimensions that may exceed the rows. beta = 0 does not read the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from harness.bounds import Array, Bound, gamma, magnitudes, within_range
from harness.contract import In, InOut, Out, Size, T, bounded, cdiv, dot, f32, f64, kernel
from harness.dtypes import DType
from oracles.common import scaled, unread
from oracles.twofold import matmul, times


def gemv_bound(n: int, alpha: float, a: Any, x: Any, beta: float, y: Any, **_: Any) -> Any:
    """gamma_d (|alpha| |A| |x| + |beta| |y|), d = cdiv(n, 32) + 8.

    A lane adds cdiv(n, 32) products, a tree 5 sums (Higham, section 4.2); alpha, beta and a last sum are 3 roundings.
    """
    return scaled(f32, cdiv(n, 32) + 8, alpha, magnitudes(a[:, :n]) @ magnitudes(x), beta, y)


@kernel(
    "blas/gemv", variant="f32", entry="gemv_f32", block=128, grid=lambda m, **_: max(1, cdiv(m, 8)),
    requires=[("lda >= n", lambda n, lda, **_: lda >= n)],
    sizes=[{"m": m, "n": n, "lda": n + pad} for m, n, pad in (
        (1, 1, 0), (2, 0, 1), (3, 31, 0), (4, 32, 2), (5, 33, 0), (9, 64, 1), (17, 100, 3), (40, 257, 0))],
    inputs=lambda rng, m, n, lda: unread("y", m),
    special=True, within=bounded(gemv_bound),
)  # fmt: skip
def gemv_f32(m: Size, n: Size, alpha: f32, a: In[f32, "m lda"], lda: Size, x: In[f32, "n"], beta: f32,
             y: InOut[f32, "m"]):  # fmt: skip
    """y = alpha A x + beta y (level 2); beta = 0 does not read y."""
    product = times(alpha, matmul(a[:, :n], x))
    return product + times(beta, y) if beta else product


def own(dtype: DType) -> int:
    """Roundings of the reference itself that count: in double precision the sum's last, alpha, beta and theirs."""
    return 4 if dtype is f64 else 0


def _bound(dtype: DType, depth: Callable[..., Any], product: Callable[..., Any]) -> Bound:
    def of_a_scaled_product(alpha: float, beta: float, y: Any, **given: Any) -> Array:
        """gamma_d (|alpha| |A| |x| + |beta| |y|), d the additions a product meets and three (Higham, section 4.2)."""
        d = depth(**given) + 3 + own(dtype)
        out: Array = scaled(dtype, d, alpha, product(**given), beta, y)
        return out

    return bounded(of_a_scaled_product)


_LDA = ("lda >= n", lambda n, lda: lda >= n)
_SQUARE = [
    {"n": n, "lda": n + p} for n, p in ((1, 0), (2, 3), (7, 0), (8, 1), (9, 0), (31, 2), (32, 0), (33, 1), (70, 5))
]
_WIDE = [{"m": m, "n": n, "lda": n + p} for m, n, p in (
    (1, 1, 0), (2, 1, 1), (31, 3, 0), (7, 32, 2), (8, 33, 0), (64, 9, 1), (17, 100, 3), (100, 40, 0))]  # fmt: skip


def _strip(dtype: DType) -> dict[str, Any]:
    return {"element": dtype, "variant": dtype.name, "ptx": "blas/level2", "block": (32, 8), "special": True}


def _rows(n: int, **_: Any) -> int:
    return max(1, cdiv(n, 8))


def _tiles(n: int, m: int = 0, **_: Any) -> tuple[int, int]:
    return max(1, cdiv(n, 32)), max(1, cdiv(m or n, 8))


def _gemv_t(dtype: DType) -> dict[str, Any]:
    return _strip(dtype) | {
        "entry": f"gemv_t_{dtype.name}", "grid": lambda n: max(1, cdiv(n, 32)), "requires": [_LDA], "sizes": _WIDE,
        "inputs": lambda rng, m, n: unread("y", n),
        "within": _bound(dtype, lambda m, **_: cdiv(m, 8) + 8,
                         lambda a, x, n, **_: magnitudes(a[:, :n]).T @ magnitudes(x)),
    }  # fmt: skip


@kernel("blas/gemv_t", **_gemv_t(f32))
@kernel("blas/gemv_t", **_gemv_t(f64))
def gemv_t(m: Size, n: Size, alpha: T, a: In[T, "m lda"], lda: Size, x: In[T, "m"], beta: T, y: InOut[T, "n"]):
    """y = alpha A^T x + beta y (level 2)."""
    product = times(alpha, matmul(np.ascontiguousarray(a[:, :n].T), x))
    return product + times(beta, y) if beta else product


def _update(dtype: DType) -> Bound:
    def of_a_rank_one_update(n: int, alpha: float, x: Array, a: Array, y: Array | None = None, **_: Any) -> Array:
        """gamma_3 (|A| + |alpha| |x| |y|), twice that in double precision, where the reference rounds as often."""
        out = np.zeros(a.shape)
        first, second = magnitudes(x)[:, None], magnitudes(x if y is None else y)[None, :]
        size = magnitudes(a[:, :n]) + abs(alpha) * first * second
        d = 6 if dtype is f64 else 3
        bound = gamma(d, dtype.unit) * size + (d + second) * dtype.smallest
        # alpha x may overflow where alpha x y does not, and vanish where the other factor is infinite.
        vanishes = (abs(alpha) * first < dtype.smallest) & ~np.isfinite(x if y is None else y)[None, :]
        out[:, :n] = np.where(vanishes, np.inf, within_range(bound, np.maximum(size, abs(alpha) * first), dtype))
        return out if y is not None else np.tril(out)

    return bounded(of_a_rank_one_update)


def _ger(dtype: DType) -> dict[str, Any]:
    return _strip(dtype) | {
        "entry": f"ger_{dtype.name}", "grid": _tiles, "requires": [_LDA], "sizes": _WIDE, "within": _update(dtype),
    }  # fmt: skip


@kernel("blas/ger", **_ger(f32))
@kernel("blas/ger", **_ger(f64))
def ger(m: Size, n: Size, alpha: T, x: In[T, "m"], y: In[T, "n"], a: InOut[T, "m lda"], lda: Size):
    """A = A + alpha x y^T (level 2)."""
    out = a.copy()
    out[:, :n] = a[:, :n] + alpha * x[:, None] * y[None, :]
    return out


def _syr(dtype: DType) -> dict[str, Any]:
    return _strip(dtype) | {
        "entry": f"syr_{dtype.name}", "grid": lambda n: _tiles(n), "requires": [_LDA], "sizes": _SQUARE,
        "within": _update(dtype),
    }  # fmt: skip


@kernel("blas/syr", **_syr(f32))
@kernel("blas/syr", **_syr(f64))
def syr(n: Size, alpha: T, x: In[T, "n"], a: InOut[T, "n lda"], lda: Size):
    """The lower triangle of A + alpha x x^T (level 2); the upper one and what is past it stay."""
    out = a.copy()
    lower = np.tri(n, dtype=bool)
    out[:, :n] = np.where(lower, a[:, :n] + alpha * x[:, None] * x[None, :], a[:, :n])
    return out


def _full(a: Any, n: int) -> Any:
    """The symmetric matrix of which the lower triangle is stored."""
    square = a[:, :n]
    return np.where(np.tri(n, dtype=bool), square, np.swapaxes(square, 0, 1))


def _symv(dtype: DType) -> dict[str, Any]:
    return _strip(dtype) | {
        "entry": f"symv_{dtype.name}", "grid": _rows, "requires": [_LDA], "sizes": _SQUARE,
        "inputs": lambda rng, n: unread("y", n),
        "within": _bound(dtype, lambda n, **_: cdiv(n, 32) + 5,
                         lambda a, x, n, **_: magnitudes(_full(a, n)) @ magnitudes(x)),
    }  # fmt: skip


@kernel("blas/symv", **_symv(f32))
@kernel("blas/symv", **_symv(f64))
def symv(n: Size, alpha: T, a: In[T, "n lda"], lda: Size, x: In[T, "n"], beta: T, y: InOut[T, "n"]):
    """y = alpha A x + beta y for symmetric A of which the lower triangle is read (level 2)."""
    product = times(alpha, matmul(_full(a, n), x))
    return product + times(beta, y) if beta else product


def _trmv(dtype: DType, own: int) -> dict[str, Any]:
    return _strip(dtype) | {
        "entry": f"trmv_{dtype.name}", "grid": _rows, "requires": [_LDA], "sizes": _SQUARE,
        "within": dot(f"cdiv(n, 32) + 5 + {own}"),
    }  # fmt: skip


def _lower(a: Any, n: int) -> Any:
    return np.where(np.tri(n, dtype=bool), a[:, :n], 0.0)


@kernel("blas/trmv", **_trmv(f32, 1))
@kernel("blas/trmv", **_trmv(f64, 2))
def trmv(n: Size, a: In[T, "n lda"], lda: Size, x: In[T, "n"], y: Out[T, "n"]):
    """y = L x for the lower triangle L of A (level 2)."""
    if type(a) is not np.ndarray:
        return np.tril(a[:, :n]) @ x
    return np.array([matmul(a[i : i + 1, : i + 1], x[: i + 1])[0] for i in range(n)])


def _banded(band: Any, m: int, n: int, kl: int) -> Any:
    """The whole matrix of a band whose row i holds columns i - kl on."""
    out = np.zeros((m, n))
    for i in range(m):
        for k in range(band.shape[1]):
            if 0 <= i + k - kl < n:
                out[i, i + k - kl] = band[i, k]
    return out


def _band_sizes(m: int, n: int, kl: int, ku: int) -> dict[str, int]:
    return {"m": m, "n": n, "kl": kl, "ku": ku}


def _gbmv(dtype: DType) -> dict[str, Any]:
    return _strip(dtype) | {
        "entry": f"gbmv_{dtype.name}", "grid": lambda m: max(1, cdiv(m, 8)),
        "sizes": [_band_sizes(*s) for s in (
            (1, 1, 0, 0), (2, 5, 0, 3), (9, 4, 2, 1), (31, 31, 1, 1), (40, 33, 40, 2), (64, 80, 3, 40),
            (7, 100, 0, 70))],
        "inputs": lambda rng, m: unread("y", m), "special": False,
        "within": _bound(dtype, lambda kl, ku, **_: cdiv(kl + ku + 1, 32) + 5,
                         lambda m, n, kl, band, x, **_: magnitudes(_banded(band, m, n, kl)) @ magnitudes(x)),
    }  # fmt: skip


@kernel("blas/gbmv", **_gbmv(f32))
@kernel("blas/gbmv", **_gbmv(f64))
def gbmv(m: Size, n: Size, kl: Size, ku: Size, alpha: T, band: In[T, "m kl+ku+1"], x: In[T, "n"], beta: T,
         y: InOut[T, "m"]):  # fmt: skip
    """y = alpha A x + beta y for a band of kl diagonals below and ku above the main one (level 2), by rows."""
    product = times(alpha, matmul(_banded(band, m, n, kl), x))
    return product + times(beta, y) if beta else product


def substitution_bound(triangle: Array, solution: Array, roundings: int, dtype: DType) -> Array:
    """Componentwise bound of a triangular solve: the computed y solves (T + E) y = b, |E| <= gamma_k |T| (Higham,
    Theorem 8.5), so |y - x| <= (I - G)^-1 G |x| with G = gamma_k |T^-1| |T|, where that inverse is not negative.
    """
    n = len(triangle)
    g = gamma(roundings, dtype.unit) * np.abs(np.linalg.inv(triangle)) @ np.abs(triangle) if n else np.zeros((0, 0))
    if n and np.abs(g).sum(axis=1).max() >= 0.5:
        return np.full(np.shape(solution), np.inf)
    size = np.abs(solution)
    return np.linalg.solve(np.eye(n) - g, g @ size) + roundings * dtype.smallest


def _trsv(dtype: DType) -> dict[str, Any]:
    def of_forward_substitution(n: int, a: Array, x: Array, **_: Any) -> Array:
        """gamma_{n+1} |L^-1| |L| |x|, made rigorous (Higham, Theorem 8.5; `substitution_bound`)."""
        twice = 2 if dtype is f64 else 1
        lower = _lower(a, n)
        return twice * substitution_bound(lower, np.linalg.solve(lower, x), n + 1, dtype)

    return _strip(dtype) | {
        "entry": f"trsv_{dtype.name}", "block": 256, "grid": 1, "requires": [_LDA], "sizes": _SQUARE, "special": False,
        "inputs": lambda rng, n, lda: {"a": well_conditioned(rng, n, lda)}, "within": bounded(of_forward_substitution),
    }  # fmt: skip


def well_conditioned(rng: np.random.Generator, n: int, lda: int) -> Array:
    """Lower triangles with a diagonal near 2 and little below it; above the diagonal and past it, NaN: never read."""
    a = np.full((n, lda), np.nan)
    a[:, :n] = np.where(np.tri(n, dtype=bool), rng.standard_normal((n, n)) / max(n, 1), np.nan)
    a[np.arange(n), np.arange(n)] = rng.uniform(1, 3, n) * rng.choice((-1, 1), n)
    return a


@kernel("blas/trsv", **_trsv(f32))
@kernel("blas/trsv", **_trsv(f64))
def trsv(n: Size, a: In[T, "n lda"], lda: Size, x: InOut[T, "n"]):
    """x = L^-1 x for the lower triangle L of A (level 2)."""
    out = x.copy()
    for i in range(n):
        out[i] = (out[i] - a[i, :i] @ out[:i]) / a[i, i]
    return out
