# SPDX-License-Identifier: Apache-2.0
"""Sparse times dense matrices, sampled products, triangular solves, sparse vectors, and changes of format."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from harness.bounds import Array, cdiv, gamma, magnitudes, within_range
from harness.contract import (
    In,
    InOut,
    Out,
    Scratch,
    Size,
    T,
    bf16,
    bounded,
    exact,
    f16,
    f32,
    f64,
    i32,
    kernel,
    u32,
    zeros,
)
from harness.dtypes import DType
from oracles.blas2 import own, substitution_bound
from oracles.common import scaled, unread
from oracles.sparse import pattern
from oracles.sparse2 import by_row, products, sums
from oracles.twofold import matmul, times


def _csr(rng: np.random.Generator, rows: int, cols: int, nnz: int) -> dict[str, Any]:
    return dict(zip(("row_ptr", "col"), pattern(rng, rows, cols, nnz), strict=True))


def _rows(row_ptr: Array) -> Array:
    """The row of each element."""
    return np.repeat(np.arange(len(row_ptr) - 1), np.diff(row_ptr))


_SOMEWHERE = ("cols > 0 or nnz == 0", lambda cols, nnz: cols > 0 or nnz == 0)


def _gathered(rows: int, place: Array, val: Array, dense: Array) -> Array:
    """Sums of |val| |row of the dense matrix| by row."""
    out: Array = np.zeros((rows, dense.shape[1]))
    np.add.at(out, place, magnitudes(val)[:, None] * magnitudes(dense))
    return out


def _spmm(dtype: DType, staged: bool = False) -> dict[str, Any]:
    def of_rows_times_a_matrix(rows: int, n: int, alpha: float, row_ptr: Array, col: Array, val: Array, b: Array,
                               beta: float, c: Array, **_: Any) -> Array:  # fmt: skip
        """gamma_d (|alpha| |A| |B| + |beta| |C|), d = elements of the row + 3: in order, alpha, beta, a sum."""
        out = np.zeros(c.shape)
        size = _gathered(rows, _rows(row_ptr), val, b[col, :n])
        depth = np.diff(row_ptr)[:, None] + 3.0 + own(dtype)
        out[:, :n] = scaled(dtype, depth, alpha, size, beta, c[:, :n])
        return out

    return {
        "element": dtype, "variant": f"{dtype.name}_async" if staged else dtype.name,
        "entry": f"spmm_csr_async_{dtype.name}" if staged else f"spmm_csr_{dtype.name}",
        "ptx": "sparse/products_async" if staged else "sparse/products", "block": (32, 4), "special": True,
        "grid": lambda rows, n: (max(1, cdiv(n, 32)), max(1, cdiv(rows, 4))),
        "requires": [_SOMEWHERE, ("ldb >= n", lambda n, ldb: ldb >= n), ("ldc >= n", lambda n, ldc: ldc >= n)],
        "sizes": [{"rows": r, "cols": c, "nnz": z, "n": n, "ldb": n + p, "ldc": n + q} for r, c, z, n, p, q in (
            (1, 1, 0, 1, 0, 0), (1, 1, 1, 1, 1, 2), (2, 0, 0, 3, 0, 0), (3, 7, 20, 31, 0, 1), (4, 9, 33, 32, 3, 0),
            (5, 5, 8, 33, 0, 0), (9, 40, 100, 17, 2, 3), (20, 30, 150, 40, 0, 0))],
        "inputs": lambda rng, rows, cols, nnz, ldc: _csr(rng, rows, cols, nnz) | unread("c", rows, ldc),
        "within": bounded(of_rows_times_a_matrix),
    }  # fmt: skip


@kernel("sparse/spmm_csr", **_spmm(f32))
@kernel("sparse/spmm_csr", **_spmm(f64))
@kernel("sparse/spmm_csr", **_spmm(f32, staged=True))
@kernel("sparse/spmm_csr", **_spmm(f64, staged=True))
def spmm_csr(rows: Size, cols: Size, nnz: Size, n: Size, alpha: T, row_ptr: In[i32, "rows+1"], col: In[i32, "nnz"],
             val: In[T, "nnz"], b: In[T, "cols ldb"], ldb: Size, beta: T, c: InOut[T, "rows ldc"],
             ldc: Size):  # fmt: skip
    """C = alpha A B + beta C for sparse A and dense B and C, row-major; beta = 0 does not read C."""
    out = c.copy()
    product = times(alpha, products(rows, _rows(row_ptr), val, b[col, :n]))
    out[:, :n] = product + times(beta, c[:, :n]) if beta else product
    return out


def _sddmm(dtype: DType, staged: bool = False) -> dict[str, Any]:
    def of_sampled_products(k: int, alpha: float, a: Array, b: Array, row_ptr: Array, col: Array, beta: float,
                            val: Array, **_: Any) -> Any:  # fmt: skip
        """gamma_d (|alpha| |a| |b| + |beta| |val|), d = cdiv(k, 32) + 8: a lane's own, a tree, alpha, beta, a sum."""
        size = (magnitudes(a[_rows(row_ptr), :k]) * magnitudes(b[col, :k])).sum(axis=1)
        return scaled(dtype, cdiv(k, 32) + 8 + own(dtype), alpha, size, beta, val)

    return {
        "element": dtype, "variant": f"{dtype.name}_async" if staged else dtype.name,
        "entry": f"sddmm_async_{dtype.name}" if staged else f"sddmm_{dtype.name}",
        "ptx": "sparse/products_async" if staged else "sparse/products", "block": (32, 4), "special": True,
        "grid": lambda rows: max(1, cdiv(rows, 4)),
        "requires": [_SOMEWHERE, ("lda >= k", lambda k, lda: lda >= k), ("ldb >= k", lambda k, ldb: ldb >= k)],
        "sizes": [{"rows": r, "cols": c, "nnz": z, "k": k, "lda": k + p, "ldb": k + q} for r, c, z, k, p, q in (
            (1, 1, 0, 1, 0, 0), (1, 1, 1, 1, 1, 2), (2, 3, 4, 0, 1, 1), (3, 7, 20, 31, 0, 1), (4, 9, 33, 32, 3, 0),
            (5, 5, 8, 127, 0, 0), (9, 12, 40, 128, 2, 3), (6, 30, 50, 129, 0, 0), (2, 3, 5, 300, 0, 1))],
        "inputs": lambda rng, rows, cols, nnz: _csr(rng, rows, cols, nnz) | unread("val", nnz),
        "within": bounded(of_sampled_products),
    }  # fmt: skip


@kernel("sparse/sddmm", **_sddmm(f32))
@kernel("sparse/sddmm", **_sddmm(f64))
@kernel("sparse/sddmm", **_sddmm(f32, staged=True))
@kernel("sparse/sddmm", **_sddmm(f64, staged=True))
def sddmm(rows: Size, cols: Size, nnz: Size, k: Size, alpha: T, a: In[T, "rows lda"], lda: Size, b: In[T, "cols ldb"],
          ldb: Size, row_ptr: In[i32, "rows+1"], col: In[i32, "nnz"], beta: T, val: InOut[T, "nnz"]):  # fmt: skip
    """val = alpha (A B^T at the places of a sparse matrix) + beta val; beta = 0 does not read val."""
    product = times(alpha, matmul(a[_rows(row_ptr), None, :k], b[col, :k, None])[:, 0, 0])
    return product + times(beta, val) if beta else product


def _blocks(dim: int, row_ptr: Array, col: Array, val: Array, b: Array, n: int) -> tuple[int, Array, Array, Array]:
    """Rows, row of each element, elements and rows of B that they are multiplied with."""
    block, r, c = np.indices(val.shape).reshape(3, -1)
    return (len(row_ptr) - 1) * dim, _rows(row_ptr)[block] * dim + r, val.reshape(-1), b[col[block] * dim + c, :n]


def _spmm_bsr(dtype: DType, variant: str = "", dim: int = 0) -> dict[str, Any]:
    """dim: of blocks, where it is fixed."""

    def of_blocks_times_a_matrix(dim: int, n: int, row_ptr: Array, col: Array, val: Array, b: Array, ldc: int,
                                 **_: Any) -> Array:  # fmt: skip
        """gamma_d |A| |B|, d elements of the row; on 16-bit tensor cores 3 d: blocks of 4 products or more and the sum
        so far are aligned and cut off, 12 u a block (Fasi et al., Numerical behavior of NVIDIA tensor cores, 4.3).
        """
        rows, place, left, right = _blocks(dim, row_ptr, col, val, b, n)
        length = np.repeat(np.diff(row_ptr) * dim, dim)[:, None].astype(np.float64)
        result = f32 if dtype.size == 2 else dtype
        depth = 3 * length + 4 if dtype.size == 2 else length + (1 if dtype is f64 else 0)
        size = _gathered(rows, place, left, right)
        out = np.zeros((rows, ldc))
        out[:, :n] = within_range(gamma(depth, result.unit) * size + depth * result.smallest, size, result)
        return out

    fixed = [(f"dim == {dim}", lambda **s: s["dim"] == dim)] if dim else [("dim >= 1", lambda dim: dim >= 1)]
    shapes = ((1, 1, 0, 1), (1, 1, 1, 8), (2, 0, 0, 3), (1, 3, 2, 7), (3, 4, 7, 9), (5, 2, 6, 15), (3, 3, 5, 33))
    dims = (dim,) * 7 if dim else (1, 2, 3, 7, 8, 9, 16)
    return {
        "element": dtype, "variant": variant or dtype.name, "special": True,
        "entry": f"spmm_bsr_mma_{dtype.name}" if dim else f"spmm_bsr_{dtype.name}",
        "ptx": "sparse/products_mma" if dim else "sparse/products", "block": 32 if dim else (32, 8),
        "grid": lambda block_rows, n: (max(1, cdiv(n, 8 if dim else 32)), max(1, block_rows)),
        "requires": [
            ("block_cols > 0 or blocks == 0", lambda block_cols, blocks: block_cols > 0 or blocks == 0), *fixed,
            ("ldb >= n", lambda n, ldb: ldb >= n), ("ldc >= n", lambda n, ldc: ldc >= n)],
        "sizes": [{"block_rows": r, "block_cols": c, "dim": d, "blocks": z, "n": n, "ldb": n + n % 3, "ldc": n + n % 2}
                  for d, (r, c, z, n) in zip(dims, shapes, strict=True)],
        "inputs": lambda rng, block_rows, block_cols, blocks: _csr(rng, block_rows, block_cols, blocks),
        "within": bounded(of_blocks_times_a_matrix),
    }  # fmt: skip


@kernel("sparse/spmm_bsr", **_spmm_bsr(f32))
@kernel("sparse/spmm_bsr", **_spmm_bsr(f64))
@kernel("sparse/spmm_bsr", **_spmm_bsr(f64, "f64_mma", 8))
def spmm_bsr(block_rows: Size, block_cols: Size, dim: Size, blocks: Size, n: Size, row_ptr: In[i32, "block_rows+1"],
             col: In[i32, "blocks"], val: In[T, "blocks dim dim"], b: In[T, "block_cols*dim ldb"], ldb: Size,
             c: InOut[T, "block_rows*dim ldc"], ldc: Size):  # fmt: skip
    """C = A B, A in compressed rows of dense dim x dim blocks, B and C dense and row-major."""
    out = c.copy()
    out[:, :n] = products(*_blocks(dim, row_ptr, col, val, b, n))
    return out


@kernel("sparse/spmm_bsr", **_spmm_bsr(f16, "f16_mma", 16))
@kernel("sparse/spmm_bsr", **_spmm_bsr(bf16, "bf16_mma", 16))
def spmm_bsr_half(block_rows: Size, block_cols: Size, dim: Size, blocks: Size, n: Size,
                  row_ptr: In[i32, "block_rows+1"], col: In[i32, "blocks"], val: In[T, "blocks dim dim"],
                  b: In[T, "block_cols*dim ldb"], ldb: Size, c: InOut[f32, "block_rows*dim ldc"],
                  ldc: Size):  # fmt: skip
    """C = A B, A in compressed rows of dense 16 x 16 blocks, products of a narrow type added in single precision."""
    return spmm_bsr(block_rows, block_cols, dim, blocks, n, row_ptr, col, val, b, ldb, c, ldc)


def lower_triangle(rng: np.random.Generator, n: int, nnz: int) -> dict[str, Any]:
    """A sparse lower triangle: rows of distinct columns in order, the diagonal last, near 2; little else below it."""
    places = np.flatnonzero(np.tri(n, k=-1, dtype=bool))
    below = np.sort(rng.choice(places, nnz - n, replace=False)) if n else places
    row = np.concatenate([below // max(n, 1), np.arange(n)])
    col = np.concatenate([below % max(n, 1), np.arange(n)])
    val = np.concatenate([
        rng.standard_normal(nnz - n) / max(n, 1) ** 0.5 / 2, rng.uniform(1, 3, n) * rng.choice((-1, 1), n)
    ])  # fmt: skip
    order = np.lexsort((col, row))
    row_ptr = np.concatenate([[0], np.cumsum(np.bincount(row, minlength=n))])
    return {"row_ptr": row_ptr, "col": col[order], "val": val[order]}


def _dense(row_ptr: Array, col: Array, val: Array, cols: int) -> Array:
    out = np.zeros((len(row_ptr) - 1, cols))
    np.add.at(out, (_rows(row_ptr), col), val)
    return out


def _sptrsv(dtype: DType) -> dict[str, Any]:
    def of_a_sparse_solve(n: int, row_ptr: Array, col: Array, val: Array, b: Array, **_: Any) -> Array:
        """gamma_k |L^-1| |L| |x|, made rigorous (Higham, Theorem 8.5; `substitution_bound`).

        k = cdiv(l, 32) + 7 for rows of l elements: a lane's own, a tree, a difference, a quotient; l + 2 more in double
        precision, where the reference rounds as well.
        """
        longest = int(np.diff(row_ptr).max(initial=0))
        triangle = _dense(row_ptr, col, val, n)
        k = cdiv(longest, 32) + 7 + (longest + 2 if dtype is f64 else 0)
        return substitution_bound(triangle, _substituted(row_ptr, col, val, b), k, dtype)

    return {
        "element": dtype, "variant": dtype.name, "entry": f"sptrsv_{dtype.name}", "ptx": "sparse/sptrsv", "block": 128,
        "grid": lambda n: max(1, cdiv(n, 4)), "within": bounded(of_a_sparse_solve),
        "requires": [("n <= nnz <= n (n + 1) / 2", lambda n, nnz: n <= nnz <= n * (n + 1) // 2)],
        "sizes": [{"n": n, "nnz": z} for n, z in (
            (0, 0), (1, 1), (3, 6), (4, 4), (5, 12), (31, 100), (32, 63), (33, 500), (64, 64), (67, 300), (90, 2000))],
        "inputs": lambda rng, n, nnz: lower_triangle(rng, n, nnz),
    }  # fmt: skip


def _substituted(row_ptr: Array, col: Array, val: Array, b: Array) -> Array:
    x = np.zeros(len(b))
    for i in range(len(b)):
        j, diagonal = slice(row_ptr[i], row_ptr[i + 1] - 1), row_ptr[i + 1] - 1
        x[i] = (b[i] - val[j] @ x[col[j]]) / val[diagonal]
    return x


@kernel("sparse/sptrsv", **_sptrsv(f32))
@kernel("sparse/sptrsv", **_sptrsv(f64))
def sptrsv(n: Size, nnz: Size, row_ptr: In[i32, "n+1"], col: In[i32, "nnz"], val: In[T, "nnz"], b: In[T, "n"],
           x: Out[T, "n"], done: Scratch[u32, "n", zeros], counter: Scratch[u32, "1", zeros]):  # fmt: skip
    """x = L^-1 b for a sparse lower triangle L whose rows end with their diagonal; done and counter are zero before."""
    return _substituted(row_ptr, col, val, b)


def _vector(name: str, dtype: DType) -> dict[str, Any]:
    return {
        "element": dtype, "variant": dtype.name, "entry": f"{name}_{dtype.name}", "ptx": "sparse/vectors", "block": 256,
        "grid": lambda nnz: max(1, cdiv(nnz, 256)), "special": True,
        "requires": [("nnz <= n", lambda n, nnz: nnz <= n)],
        "sizes": [{"n": n, "nnz": z} for n, z in (
            (1, 0), (1, 1), (40, 31), (33, 33), (300, 32), (255, 255), (900, 256), (257, 257), (700, 513))],
        "inputs": lambda rng, n, nnz: {"index": rng.permutation(n)[:nnz]},
    }  # fmt: skip


def _terms(index: Array, val: Array, y: Array, **_: Any) -> tuple[int, Array, Array, Array]:
    return 1, np.zeros(len(index), np.int64), val, y[index]


def _spvv(dtype: DType) -> dict[str, Any]:
    return _vector("spvv", dtype) | {
        "grid": 1, "within": by_row(dtype, _terms, lambda length, **_: -(-length // 256) + 8),
    }  # fmt: skip


@kernel("sparse/spvv", **_spvv(f32))
@kernel("sparse/spvv", **_spvv(f64))
def spvv(n: Size, nnz: Size, index: In[i32, "nnz"], val: In[T, "nnz"], y: In[T, "n"], out: Out[T, "1"]):
    """The sum of val_i y[index_i] (sparse BLAS doti)."""
    return sums(*_terms(index, val, y))


def _axpyi(dtype: DType) -> dict[str, Any]:
    def of_an_update(alpha: float, index: Array, val: Array, y: Array, **_: Any) -> Array:
        """gamma_2 (|y| + |alpha| |val|) where something is added, twice that in double precision; else 0."""
        out = np.zeros(y.shape)
        added = abs(alpha) * magnitudes(val)
        size = magnitudes(y[index]) + added
        d = 4 if dtype is f64 else 2
        out[index] = within_range(gamma(d, dtype.unit) * size + d * dtype.smallest, size, dtype)
        return out

    return _vector("axpyi", dtype) | {"within": bounded(of_an_update)}


@kernel("sparse/axpyi", **_axpyi(f32))
@kernel("sparse/axpyi", **_axpyi(f64))
def axpyi(n: Size, nnz: Size, alpha: T, index: In[i32, "nnz"], val: In[T, "nnz"], y: InOut[T, "n"]):
    """y[index_i] += alpha val_i, indices all different (sparse BLAS)."""
    out = y.copy()
    out[index] = y[index] + times(alpha, val)
    return out


@kernel("sparse/gthrz", **_vector("gthrz", f32), within=exact)
@kernel("sparse/gthrz", **_vector("gthrz", f64), within=exact)
def gthrz(n: Size, nnz: Size, index: In[i32, "nnz"], y: InOut[T, "n"], val: Out[T, "nnz"]):
    """val_i = y[index_i], which becomes 0, indices all different (sparse BLAS)."""
    left = y.copy()
    left[index] = 0
    return left, y[index]


@kernel("sparse/sctr", **_vector("sctr", f32), within=exact)
@kernel("sparse/sctr", **_vector("sctr", f64), within=exact)
def sctr(n: Size, nnz: Size, index: In[i32, "nnz"], val: In[T, "nnz"], y: InOut[T, "n"]):
    """y[index_i] = val_i, indices all different (sparse BLAS)."""
    out = y.copy()
    out[index] = val
    return out


def _roti(dtype: DType) -> dict[str, Any]:
    def of_a_rotation(c: float, s: float, index: Array, val: Array, y: Array, **_: Any) -> tuple[Array, Array]:
        """gamma_2 (|c| |v| + |s| |w|) of what is rotated, twice that in double precision (Higham, section 3.1)."""
        v, w = magnitudes(val), magnitudes(y[index])
        d = 4 if dtype is f64 else 2
        both = [abs(c) * v + abs(s) * w, abs(c) * w + abs(s) * v]
        first, second = (within_range(gamma(d, dtype.unit) * b + 3 * dtype.smallest, b, dtype) for b in both)
        out = np.zeros(y.shape)
        out[index] = second
        return first, out

    return _vector("roti", dtype) | {"within": bounded(of_a_rotation)}


@kernel("sparse/roti", **_roti(f32))
@kernel("sparse/roti", **_roti(f64))
def roti(n: Size, nnz: Size, c: T, s: T, index: In[i32, "nnz"], val: InOut[T, "nnz"], y: InOut[T, "n"]):
    """(val_i, y[index_i]) = (c v + s w, c w - s v) of what they were, v and w (sparse BLAS); indices all different."""
    w = y[index]
    out = y.copy()
    out[index] = times(c, w) - times(s, val)
    return times(c, val) + times(s, w), out


def _places(rng: np.random.Generator, rows: int, cols: int, nnz: int) -> dict[str, Any]:
    """Rows offsets and columns of nnz different places, the columns of a row in any order."""
    place = np.sort(rng.choice(rows * cols, nnz, replace=False)) if rows * cols else np.zeros(0, np.int64)
    row, col = np.divmod(place, max(cols, 1))
    row_ptr = np.concatenate([[0], np.cumsum(np.bincount(row, minlength=rows))])
    for r in range(rows):
        rng.shuffle(col[row_ptr[r] : row_ptr[r + 1]])
    return {"row_ptr": row_ptr, "col": col}


def _format(name: str, dtype: DType, inputs: Callable[..., Any] | None = _places) -> dict[str, Any]:
    return {
        "element": dtype, "variant": dtype.name, "entry": f"{name}_{dtype.name}", "ptx": "sparse/vectors", "block": 256,
        "grid": lambda rows: max(1, cdiv(rows, 8)), "special": True, "inputs": inputs, "within": exact,
        "requires": [("nnz <= rows cols", lambda rows, cols, nnz: nnz <= rows * cols)],
        "sizes": [{"rows": r, "cols": c, "nnz": z} for r, c, z in (
            (1, 1, 0), (1, 1, 1), (2, 0, 0), (3, 31, 40), (7, 32, 60), (8, 33, 264), (9, 5, 20), (17, 64, 300),
            (40, 40, 200))],
    }  # fmt: skip


@kernel("sparse/csr_to_dense", **_format("csr_to_dense", f32))
@kernel("sparse/csr_to_dense", **_format("csr_to_dense", f64))
def csr_to_dense(rows: Size, cols: Size, nnz: Size, row_ptr: In[i32, "rows+1"], col: In[i32, "nnz"],
                 val: In[T, "nnz"], out: Out[T, "rows cols"]):  # fmt: skip
    """A dense matrix with the elements of a sparse one, no place of which occurs twice, and zeros."""
    dense = np.zeros((rows, cols))
    dense[_rows(row_ptr), col] = val
    return dense


def _sparse_values(rng: np.random.Generator, rows: int, cols: int, nnz: int | None = None) -> dict[str, Any]:
    """A dense matrix of which nnz elements (about a third, unless said) are not 0: NaN, infinities and subnormals
    among them; and the row offsets of those. Zeros have either sign.
    """
    cells = rows * cols
    there = np.zeros(cells, bool)
    there[rng.permutation(cells)[: cells // 3 if nnz is None else nnz]] = True
    value = rng.standard_normal(cells)
    odd = rng.random(cells) < 0.2
    value[odd] = rng.choice((np.nan, np.inf, -np.inf, 2.0**-149, -(2.0**-140)), odd.sum())
    dense = np.where(there, value, rng.choice((0.0, -0.0), cells)).reshape(rows, cols)
    row_ptr = np.concatenate([[0], np.cumsum(there.reshape(rows, cols).sum(axis=1))])
    return {"a": dense} if nnz is None else {"a": dense, "row_ptr": row_ptr}


def _count(dtype: DType) -> dict[str, Any]:
    return _format("dense_to_csr_count", dtype, _sparse_values) | {
        "requires": [],
        "sizes": [{"rows": r, "cols": c} for r, c in (
            (1, 0), (1, 1), (7, 31), (8, 32), (9, 33), (3, 65), (40, 20), (2, 300))],
    }  # fmt: skip


@kernel("sparse/dense_to_csr_count", **_count(f32))
@kernel("sparse/dense_to_csr_count", **_count(f64))
def dense_to_csr_count(rows: Size, cols: Size, a: In[T, "rows cols"], count: Out[i32, "rows"]):
    """How many elements of each row are not 0; a NaN is not."""
    return (a != 0).sum(axis=1)


@kernel("sparse/dense_to_csr", **_format("dense_to_csr", f32, _sparse_values))
@kernel("sparse/dense_to_csr", **_format("dense_to_csr", f64, _sparse_values))
def dense_to_csr(rows: Size, cols: Size, nnz: Size, a: In[T, "rows cols"], row_ptr: In[i32, "rows+1"],
                 col: Out[i32, "nnz"], val: Out[T, "nnz"]):  # fmt: skip
    """Columns and values of the elements that are not 0, in order, by row offsets that were counted before."""
    return np.nonzero(a)[1], a[np.nonzero(a)]


def _diagonal(dtype: DType) -> dict[str, Any]:
    return _format("csr_diagonal", dtype) | {"grid": lambda rows: max(1, cdiv(rows, 256))}


@kernel("sparse/csr_diagonal", **_diagonal(f32))
@kernel("sparse/csr_diagonal", **_diagonal(f64))
def csr_diagonal(rows: Size, cols: Size, nnz: Size, row_ptr: In[i32, "rows+1"], col: In[i32, "nnz"],
                 val: In[T, "nnz"], out: Out[T, "rows"]):  # fmt: skip
    """The element of each row that is on the diagonal, or 0."""
    found = np.zeros(rows)
    on = _rows(row_ptr) == col
    found[col[on]] = val[on]
    return found


def _indices(name: str, of: Callable[..., int], inputs: Callable[..., Any]) -> dict[str, Any]:
    return {
        "variant": "i32", "entry": f"{name}_i32", "ptx": "sparse/vectors", "block": 256, "within": exact,
        "grid": lambda **s: max(1, cdiv(of(**s), 256)), "inputs": inputs,
    }  # fmt: skip


@kernel(
    "sparse/csr_transpose_count",
    **_indices("csr_transpose_count", lambda nnz, **_: nnz, lambda rng, cols, nnz: {"col": rng.integers(0, cols, nnz)}),
    sizes=[{"cols": c, "nnz": z} for c, z in ((1, 0), (1, 33), (7, 31), (90, 255), (33, 256), (300, 257), (5, 1000))],
    requires=[("cols >= 1", lambda cols: cols >= 1)],
)  # fmt: skip
def csr_transpose_count(cols: Size, nnz: Size, col: In[i32, "nnz"], count: InOut[i32, "cols"]):
    """count_c += how many elements column c has, modulo 2^32: row lengths of the transpose."""
    return (count + np.bincount(col, minlength=cols) + 2**31) % 2**32 - 2**31


_ROWS = [{"rows": r, "nnz": z} for r, z in (
    (1, 0), (1, 33), (31, 7), (90, 255), (255, 256), (256, 300), (257, 100), (40, 600))]  # fmt: skip


@kernel(
    "sparse/coo_to_csr",
    **_indices("coo_to_csr", lambda rows, **_: rows + 1, lambda rng, rows, nnz: {
        "row": np.sort(rng.integers(0, rows, nnz))}),
    sizes=_ROWS, requires=[("rows >= 1", lambda rows: rows >= 1)],
)  # fmt: skip
def coo_to_csr(rows: Size, nnz: Size, row: In[i32, "nnz"], row_ptr: Out[i32, "rows+1"]):
    """Row offsets of elements that are sorted by row."""
    return np.concatenate([[0], np.cumsum(np.bincount(row, minlength=rows))])


@kernel(
    "sparse/csr_to_coo",
    **_indices("csr_to_coo", lambda nnz, **_: nnz, lambda rng, rows, nnz: {"row_ptr": pattern(rng, rows, 1, nnz)[0]}),
    sizes=_ROWS, requires=[("rows >= 1", lambda rows: rows >= 1)],
)  # fmt: skip
def csr_to_coo(rows: Size, nnz: Size, row_ptr: In[i32, "rows+1"], row: Out[i32, "nnz"]):
    """The row of each element."""
    return _rows(row_ptr)
