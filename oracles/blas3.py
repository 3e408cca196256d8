# SPDX-License-Identifier: Apache-2.0
"""BLAS level 3, row-major, with leading dimensions that may exceed the rows. beta = 0 does not read the result.

What lies between the columns and the leading dimension of a result stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from harness.bounds import Array, Bound, gamma, magnitudes, within_range
from harness.contract import In, InOut, Out, Size, T, bounded, cdiv, dot, f32, f64, kernel
from harness.dtypes import DType
from oracles.blas2 import own, substitution_bound, well_conditioned
from oracles.common import scaled, unread
from oracles.twofold import matmul, times

_TILE = 16
_SHAPES = ((1, 1, 1, 0), (5, 4, 0, 1), (15, 17, 15, 0), (16, 16, 16, 0), (17, 15, 17, 3), (33, 31, 20, 1),
           (48, 32, 40, 0))  # fmt: skip


def tiles(m: int, n: int) -> tuple[int, int]:
    """Blocks that cover an m x n result."""
    return max(1, cdiv(n, _TILE)), max(1, cdiv(m, _TILE))


def leading(**needs: str) -> list[tuple[str, Callable[..., bool]]]:
    """Requirements that leading dimensions reach what they lead: lda="k" is "lda >= k"."""
    return [(f"{ld} >= {of}", _reaches(ld, of)) for ld, of in needs.items()]


def _reaches(ld: str, of: str) -> Callable[..., bool]:
    return lambda **sizes: sizes[ld] >= sizes[of]


def product_bound(dtype: DType, extra: int, product: Callable[..., Any]) -> Bound:
    """Bound of alpha (sums of k products) + beta C, what the sums of absolute products are given by `product`."""

    def of_a_product(n: int, alpha: float, beta: float, c: Any, k: int = 0, m: int = 0, **given: Any) -> Any:
        """gamma_d (|alpha| |A| |B| + |beta| |C|), d = k + 3: k products in order, alpha, beta, a sum (Higham, 3.13)."""
        out = np.zeros(c.shape)
        depth = (k or m) + 3 + extra + own(dtype)
        out[..., :n] = scaled(dtype, depth, alpha, product(n=n, k=k, m=m, **given), beta, c[..., :n])
        return out

    return bounded(of_a_product)


def into(c: Any, n: int, product: Any, beta: float, where: Any = True) -> Any:
    """C with its first n columns replaced by product + beta C, where asked for."""
    out = c.copy()
    old = c[..., :n]
    out[..., :n] = np.where(where, product + times(beta, old) if beta else product, old)
    return out


def _square(dtype: DType) -> dict[str, Any]:
    return {
        "element": dtype, "variant": dtype.name, "ptx": "blas/level3", "block": (_TILE, _TILE), "special": True,
    }  # fmt: skip


def _gemm(dtype: DType, form: str, ahead: bool = False) -> dict[str, Any]:
    """form: n or t for each of A and B; ahead: the tiles of the next step are copied asynchronously."""
    ta, tb = form[0] == "t", form[1] == "t"
    return _square(dtype) | {
        "entry": f"gemm_{form}_{dtype.name}", "grid": tiles,
        "requires": leading(lda="m" if ta else "k", ldb="k" if tb else "n", ldc="n"),
        "sizes": [
            {"m": m, "n": n, "k": k, "lda": (m if ta else k) + p, "ldb": (k if tb else n) + p, "ldc": n + p}
            for m, n, k, p in _SHAPES
        ],
        "inputs": lambda rng, m, n, ldc, **_: unread("c", m, ldc),
        "within": product_bound(dtype, 0, lambda m, n, k, a, b, **_: (
            magnitudes(a[:, :m].T if ta else a[:, :k]) @ magnitudes(b[:, :k].T if tb else b[:, :n]))),
    } | (_async(dtype, form) if ahead else {})  # fmt: skip


def _async(dtype: DType, form: str) -> dict[str, Any]:
    variant = f"{dtype.name}_async"
    return {"variant": variant, "ptx": "blas/level3_async", "entry": f"gemm_{form}_{variant}"}


@kernel("blas/gemm", **_gemm(f32, "nn") | {"entry": "sgemm_nn", "ptx": "blas/gemm"})
@kernel("blas/gemm", **_gemm(f64, "nn") | {"entry": "dgemm_nn"})
@kernel("blas/gemm", **_gemm(f32, "nn", ahead=True))
@kernel("blas/gemm", **_gemm(f64, "nn", ahead=True))
def gemm_nn(m: Size, n: Size, k: Size, alpha: T, a: In[T, "m lda"], lda: Size, b: In[T, "k ldb"], ldb: Size,
            beta: T, c: InOut[T, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A B + beta C (level 3)."""
    return into(c, n, times(alpha, matmul(a[:, :k], b[:, :n])), beta)


@kernel("blas/gemm_nt", **_gemm(f32, "nt"))
@kernel("blas/gemm_nt", **_gemm(f64, "nt"))
@kernel("blas/gemm_nt", **_gemm(f32, "nt", ahead=True))
@kernel("blas/gemm_nt", **_gemm(f64, "nt", ahead=True))
def gemm_nt(m: Size, n: Size, k: Size, alpha: T, a: In[T, "m lda"], lda: Size, b: In[T, "n ldb"], ldb: Size,
            beta: T, c: InOut[T, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A B^T + beta C (level 3)."""
    return into(c, n, times(alpha, matmul(a[:, :k], b[:, :k].T)), beta)


@kernel("blas/gemm_tn", **_gemm(f32, "tn"))
@kernel("blas/gemm_tn", **_gemm(f64, "tn"))
@kernel("blas/gemm_tn", **_gemm(f32, "tn", ahead=True))
@kernel("blas/gemm_tn", **_gemm(f64, "tn", ahead=True))
def gemm_tn(m: Size, n: Size, k: Size, alpha: T, a: In[T, "k lda"], lda: Size, b: In[T, "k ldb"], ldb: Size,
            beta: T, c: InOut[T, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A^T B + beta C (level 3)."""
    return into(c, n, times(alpha, matmul(a[:, :m].T, b[:, :n])), beta)


@kernel("blas/gemm_tt", **_gemm(f32, "tt"))
@kernel("blas/gemm_tt", **_gemm(f64, "tt"))
@kernel("blas/gemm_tt", **_gemm(f32, "tt", ahead=True))
@kernel("blas/gemm_tt", **_gemm(f64, "tt", ahead=True))
def gemm_tt(m: Size, n: Size, k: Size, alpha: T, a: In[T, "k lda"], lda: Size, b: In[T, "n ldb"], ldb: Size,
            beta: T, c: InOut[T, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A^T B^T + beta C (level 3)."""
    return into(c, n, times(alpha, matmul(a[:, :m].T, b[:, :k].T)), beta)


def _matrices(x: Any, rows: int, columns: int, ld: int) -> Any:
    """(batch, rows, columns) of matrices at a stride."""
    return x[:, : rows * ld].reshape(len(x), rows, ld)[:, :, :columns]


def _batched(dtype: DType) -> dict[str, Any]:
    def of_each_product(batch: int, m: int, n: int, k: int, alpha: float, a: Any, lda: int, b: Any, ldb: int,
                        beta: float, c: Any, ldc: int, **_: Any) -> Array:  # fmt: skip
        """gamma_{k+3} (|alpha| |A| |B| + |beta| |C|) of each matrix (Higham, 3.13)."""
        product = magnitudes(_matrices(a, m, k, lda)) @ magnitudes(_matrices(b, k, n, ldb))
        bound = scaled(dtype, k + 3 + own(dtype), alpha, product, beta, _matrices(c, m, n, ldc))
        out = np.zeros(c.shape)
        _matrices(out, m, n, ldc)[:] = bound
        return out

    return _square(dtype) | {
        "entry": f"gemm_batched_{dtype.name}", "grid": lambda batch, m, n: (*tiles(m, n), max(1, batch)),
        "requires": [*leading(lda="k", ldb="n", ldc="n"),
                     ("stride_a >= m lda", lambda m, lda, stride_a: stride_a >= m * lda),
                     ("stride_b >= k ldb", lambda k, ldb, stride_b: stride_b >= k * ldb),
                     ("stride_c >= m ldc", lambda m, ldc, stride_c: stride_c >= m * ldc)],
        "sizes": [
            {"batch": z, "m": m, "n": n, "k": k, "lda": k + p, "ldb": n + p, "ldc": n + p,
             "stride_a": m * (k + p) + p, "stride_b": k * (n + p) + 2 * p, "stride_c": m * (n + p) + 3 * p}
            for z, m, n, k, p in ((0, 3, 3, 3, 0), (1, 16, 16, 16, 0), (2, 1, 1, 1, 1), (3, 17, 5, 9, 2),
                                  (5, 4, 7, 0, 1), (2, 15, 33, 17, 0))
        ],
        "inputs": lambda rng, batch, stride_c, **_: unread("c", batch, stride_c), "within": bounded(of_each_product),
    }  # fmt: skip


@kernel("blas/gemm_batched", **_batched(f32))
@kernel("blas/gemm_batched", **_batched(f64))
def gemm_batched(batch: Size, m: Size, n: Size, k: Size, alpha: T, a: In[T, "batch stride_a"], lda: Size,
                 stride_a: Size, b: In[T, "batch stride_b"], ldb: Size, stride_b: Size, beta: T,
                 c: InOut[T, "batch stride_c"], ldc: Size, stride_c: Size):  # fmt: skip
    """C = alpha A B + beta C for matrices at fixed strides (level 3)."""
    out = c.copy()
    product = times(alpha, matmul(_matrices(a, m, k, lda), _matrices(b, k, n, ldb)))
    if beta:
        product = product + times(beta, _matrices(c, m, n, ldc))
    _matrices(out, m, n, ldc)[:] = product
    return out


def _splitk(dtype: DType) -> dict[str, Any]:
    return _square(dtype) | {
        "entry": f"gemm_splitk_{dtype.name}", "grid": lambda m, n, k, slice: (*tiles(m, n), cdiv(k, slice)),
        "requires": [
            *leading(lda="k", ldb="n"), ("k >= 1", lambda k: k >= 1), ("slice >= 1", lambda slice: slice >= 1),
        ],
        "sizes": [
            {"m": m, "n": n, "k": k, "slice": s, "lda": k + p, "ldb": n + p}
            for m, n, k, s, p in ((1, 1, 1, 1, 0), (3, 17, 33, 16, 1), (16, 16, 64, 32, 0), (17, 5, 40, 20, 2),
                                  (5, 33, 31, 8, 0), (2, 2, 100, 30, 0))
        ],
        "within": dot(f"slice + {own(dtype)}"),
    }  # fmt: skip


@kernel("blas/gemm_splitk", **_splitk(f32))
@kernel("blas/gemm_splitk", **_splitk(f64))
def gemm_splitk(m: Size, n: Size, k: Size, slice: Size, a: In[T, "m lda"], lda: Size, b: In[T, "k ldb"], ldb: Size,
                parts: Out[T, "cdiv(k, slice) m n"]):  # fmt: skip
    """A B over each slice of the inner dimension alone; `splitk_reduce` adds them."""
    return np.stack([matmul(a[:, i : min(i + slice, k)], b[i : i + slice, :n]) for i in range(0, k, slice)])


def _splitk_reduce(dtype: DType) -> dict[str, Any]:
    def of_a_sum_of_slices(n: int, slices: int, alpha: float, parts: Any, beta: float, c: Any, **_: Any) -> Array:
        """gamma_{s+3} (|alpha| sum |P| + |beta| |C|): s sums in order, alpha, beta, a last sum (Higham, 4.2)."""
        out = np.zeros(c.shape)
        out[:, :n] = scaled(dtype, slices + 3 + own(dtype), alpha, magnitudes(parts).sum(axis=0), beta, c[:, :n])
        return out

    return _square(dtype) | {
        "entry": f"splitk_reduce_{dtype.name}", "grid": tiles, "requires": leading(ldc="n"),
        "sizes": [{"m": m, "n": n, "slices": s, "ldc": n + p} for m, n, s, p in (
            (1, 1, 1, 0), (16, 17, 3, 0), (5, 31, 0, 1), (33, 15, 2, 2), (17, 16, 9, 0))],
        "inputs": lambda rng, m, n, ldc, **_: unread("c", m, ldc), "within": bounded(of_a_sum_of_slices),
    }  # fmt: skip


@kernel("blas/splitk_reduce", **_splitk_reduce(f32))
@kernel("blas/splitk_reduce", **_splitk_reduce(f64))
def splitk_reduce(m: Size, n: Size, slices: Size, alpha: T, parts: In[T, "slices m n"], beta: T,
                  c: InOut[T, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha (the sum of the slices) + beta C."""
    return into(c, n, times(alpha, parts.sum(axis=0)), beta)


_LOWER = [(1, 1, 0), (15, 17, 0), (16, 16, 1), (17, 5, 2), (33, 20, 0), (40, 0, 1), (47, 9, 0)]


def _syrk(dtype: DType, name: str = "syrk") -> dict[str, Any]:
    twice = name == "syr2k"

    def sizes(n: int, k: int, p: int) -> dict[str, int]:
        return {"n": n, "k": k, "lda": k + p, "ldc": n + p} | ({"ldb": k + 2 * p} if twice else {})

    def of_a_triangle(n: int, k: int, alpha: float, a: Any, beta: float, c: Any, b: Any = None, **_: Any) -> Array:
        """gamma_d (|alpha| |A| |A^T| + |beta| |C|), d = k + 3, one more for two products (Higham, 3.13)."""
        out = np.zeros(c.shape)
        first = magnitudes(a[:, :k])
        product = first @ first.T if b is None else first @ magnitudes(b[:, :k]).T
        product = product if b is None else product + product.T
        out[:, :n] = np.tril(scaled(dtype, k + 3 + twice + own(dtype), alpha, product, beta, c[:, :n]))
        return out

    return _square(dtype) | {
        "entry": f"{name}_{dtype.name}", "grid": lambda n: tiles(n, n),
        "requires": leading(lda="k", ldc="n", **({"ldb": "k"} if twice else {})),
        "sizes": [sizes(*s) for s in _LOWER],
        "inputs": lambda rng, n, ldc, **_: unread("c", n, ldc), "within": bounded(of_a_triangle),
    }  # fmt: skip


@kernel("blas/syrk", **_syrk(f32))
@kernel("blas/syrk", **_syrk(f64))
def syrk(n: Size, k: Size, alpha: T, a: In[T, "n lda"], lda: Size, beta: T, c: InOut[T, "n ldc"], ldc: Size):
    """The lower triangle of alpha A A^T + beta C (level 3); the upper one stays."""
    rows = a[:, :k]
    return into(c, n, times(alpha, matmul(rows, rows.T)), beta, np.tri(n, dtype=bool))


@kernel("blas/syr2k", **_syrk(f32, "syr2k"))
@kernel("blas/syr2k", **_syrk(f64, "syr2k"))
def syr2k(n: Size, k: Size, alpha: T, a: In[T, "n lda"], lda: Size, b: In[T, "n ldb"], ldb: Size, beta: T,
          c: InOut[T, "n ldc"], ldc: Size):  # fmt: skip
    """The lower triangle of alpha (A B^T + B A^T) + beta C (level 3); the upper one stays."""
    both = np.concatenate([a[:, :k], b[:, :k]], axis=1), np.concatenate([b[:, :k], a[:, :k]], axis=1)
    return into(c, n, times(alpha, matmul(both[0], both[1].T)), beta, np.tri(n, dtype=bool))


def full(a: Any, n: int) -> Any:
    """The symmetric matrix of which the lower triangle is stored."""
    return np.where(np.tri(n, dtype=bool), a[:, :n], a[:, :n].T)


_MN = [(1, 1, 0), (15, 17, 0), (16, 16, 1), (17, 5, 2), (33, 20, 0), (31, 33, 1), (3, 47, 0)]


def _symm(dtype: DType) -> dict[str, Any]:
    return _square(dtype) | {
        "entry": f"symm_{dtype.name}", "grid": tiles, "requires": leading(lda="m", ldb="n", ldc="n"),
        "sizes": [{"m": m, "n": n, "lda": m + p, "ldb": n + p, "ldc": n + 2 * p} for m, n, p in _MN],
        "inputs": lambda rng, m, n, ldc, **_: unread("c", m, ldc),
        "within": product_bound(dtype, 0, lambda m, n, a, b, **_: magnitudes(full(a, m)) @ magnitudes(b[:, :n])),
    }  # fmt: skip


@kernel("blas/symm", **_symm(f32))
@kernel("blas/symm", **_symm(f64))
def symm(m: Size, n: Size, alpha: T, a: In[T, "m lda"], lda: Size, b: In[T, "m ldb"], ldb: Size, beta: T,
         c: InOut[T, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A B + beta C for symmetric A of which the lower triangle is read (level 3)."""
    return into(c, n, times(alpha, matmul(full(a, m), b[:, :n])), beta)


def _trmm(dtype: DType) -> dict[str, Any]:
    def of_a_triangular_product(m: int, n: int, alpha: float, a: Any, b: Any, **_: Any) -> Array:
        """gamma_{m+1} |alpha| |L| |B|: m products in order, alpha (Higham, 3.13)."""
        product = magnitudes(np.where(np.tri(m, dtype=bool), a[:, :m], 0.0)) @ magnitudes(b[:, :n])
        out: Array = scaled(dtype, m + 1 + own(dtype), alpha, product, 0.0, product)
        return out

    return _square(dtype) | {
        "entry": f"trmm_{dtype.name}", "grid": tiles, "requires": leading(lda="m", ldb="n", ldc="n"),
        "sizes": [{"m": m, "n": n, "lda": m + p, "ldb": n + p, "ldc": n} for m, n, p in _MN],
        "within": bounded(of_a_triangular_product),
    }  # fmt: skip


@kernel("blas/trmm", **_trmm(f32))
@kernel("blas/trmm", **_trmm(f64))
def trmm(m: Size, n: Size, alpha: T, a: In[T, "m lda"], lda: Size, b: In[T, "m ldb"], ldb: Size,
         c: Out[T, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha L B for the lower triangle L of A (level 3). Rows of C are contiguous: a pure result has no rest."""
    return np.concatenate([times(alpha, matmul(a[i : i + 1, : i + 1], b[: i + 1, :n])) for i in range(m)])


def _trsm(dtype: DType) -> dict[str, Any]:
    def of_forward_substitution(m: int, n: int, alpha: float, a: Array, b: Array, **_: Any) -> Array:
        """gamma_{m+2} |L^-1| |L| |X|, made rigorous (Higham, Theorem 8.5; `substitution_bound`): alpha, m steps."""
        lower = np.where(np.tri(m, dtype=bool), a[:, :m], 0.0)
        twice = 2 if dtype is f64 else 1
        out = np.zeros(b.shape)
        solution = np.linalg.solve(lower, alpha * b[:, :n])
        out[:, :n] = twice * substitution_bound(lower, solution, m + 2, dtype)
        return out

    return _square(dtype) | {
        "entry": f"trsm_{dtype.name}", "block": 256, "grid": lambda n: max(1, cdiv(n, 256)), "special": False,
        "requires": leading(lda="m", ldb="n"),
        "sizes": [{"m": m, "n": n, "lda": m + p, "ldb": n + p} for m, n, p in (
            (1, 1, 0), (2, 255, 1), (5, 256, 0), (9, 257, 0), (16, 3, 2), (31, 31, 0))],
        "inputs": lambda rng, m, lda, **_: {"a": well_conditioned(rng, m, lda)},
        "within": bounded(of_forward_substitution),
    }  # fmt: skip


@kernel("blas/trsm", **_trsm(f32))
@kernel("blas/trsm", **_trsm(f64))
def trsm(m: Size, n: Size, alpha: T, a: In[T, "m lda"], lda: Size, b: InOut[T, "m ldb"], ldb: Size):
    """B = alpha L^-1 B for the lower triangle L of A (level 3)."""
    out = b.copy()
    x = alpha * b[:, :n]
    for i in range(m):
        x[i] = (x[i] - a[i, :i] @ x[:i]) / a[i, i]
    out[:, :n] = x
    return out


def _geam(dtype: DType) -> dict[str, Any]:
    def of_two_terms(m: int, n: int, alpha: float, a: Any, beta: float, b: Any, **_: Any) -> Array:
        """gamma_2 (|alpha| |A| + |beta| |B^T|): two products and a sum, of which each term meets two roundings."""
        size = abs(alpha) * magnitudes(a[:, :n]) + abs(beta) * magnitudes(b[:, :m].T)
        twice = 2 if dtype is f64 else 1
        return within_range(twice * (gamma(2, dtype.unit) * size + 3 * dtype.smallest), size, dtype)

    return _square(dtype) | {
        "entry": f"geam_{dtype.name}", "grid": tiles, "requires": leading(lda="n", ldb="m", ldc="n"),
        "sizes": [{"m": m, "n": n, "lda": n + p, "ldb": m + p, "ldc": n} for m, n, p in _MN],
        "within": bounded(of_two_terms),
    }  # fmt: skip


@kernel("blas/geam", **_geam(f32))
@kernel("blas/geam", **_geam(f64))
def geam(m: Size, n: Size, alpha: T, a: In[T, "m lda"], lda: Size, beta: T, b: In[T, "n ldb"], ldb: Size,
         c: Out[T, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A + beta B^T (an extension that GPU libraries give)."""
    return times(alpha, a[:, :n]) + times(beta, b[:, :m].T)


def _dgmm(dtype: DType) -> dict[str, Any]:
    return _square(dtype) | {
        "entry": f"dgmm_{dtype.name}", "grid": tiles, "requires": leading(lda="n", ldc="n"),
        "sizes": [{"m": m, "n": n, "lda": n + p, "ldc": n} for m, n, p in _MN],
        "within": dot("2" if dtype is f64 else "1"),
    }  # fmt: skip


@kernel("blas/dgmm", **_dgmm(f32))
@kernel("blas/dgmm", **_dgmm(f64))
def dgmm(m: Size, n: Size, x: In[T, "m"], a: In[T, "m lda"], lda: Size, c: Out[T, "m ldc"], ldc: Size):
    """C = diag(x) A (an extension that GPU libraries give)."""
    return x[:, None] * a[:, :n]
