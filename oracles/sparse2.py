# SPDX-License-Identifier: Apache-2.0
"""Sparse matrix times vector in the formats that matrices are kept in. Indices count from 0; duplicates add up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from harness.bounds import Array, Bound, gamma, magnitudes, within_range
from harness.contract import In, InOut, Out, Size, T, bounded, cdiv, f32, f64, i32, kernel
from harness.dtypes import DType
from oracles.common import unread
from oracles.sparse import pattern
from oracles.twofold import matmul, times

BLOCK, TILE, CHUNK = 128, 256, 64
NORMAL = 2.0**-126
"""The smallest normal f32: atom.add.f32 flushes what is below it in global memory (PTX ISA, atom)."""


def products(count: int, place: Array, a: Array, b: Array) -> Array:
    """For each of `count` places the sum of a times a row of b over the elements there, twice as precise."""
    order = np.argsort(place, kind="stable")
    length = np.bincount(place, minlength=count)
    slot = np.arange(len(place)) - np.repeat(np.cumsum(length) - length, length)
    left = np.zeros((count, length.max(initial=0)))
    right = np.zeros((*left.shape, b.shape[1]))
    left[place[order], slot], right[place[order], slot] = a[order], b[order]
    out: Array = matmul(left[:, None, :], right)[:, 0]
    return out


def sums(count: int, place: Array, a: Array, b: Array) -> Array:
    """For each of `count` places the sum of a b over the elements that are there."""
    return products(count, place, a, b[:, None])[:, 0]


def sizes_of(count: int, place: Array, a: Array, b: Array) -> tuple[Array, Array]:
    """How many elements are at each place, and the sum of their |a| |b|."""
    return (
        np.bincount(place, minlength=count),
        np.bincount(place, weights=magnitudes(a) * magnitudes(b), minlength=count),
    )


Terms = Callable[..., tuple[int, Array, Array, Array]]
"""(rows, row of each element, its value, what it is multiplied with) of a format."""


def by_row(dtype: DType, terms: Terms, depth: Callable[..., Any], *, atomic: bool = False) -> Bound:
    """The bound of a sum a row. depth: additions a term meets at most, from the lengths of rows and what is given."""

    def of_sums_of_rows(alpha: float = 1.0, beta: float = 0.0, **given: Any) -> Array:
        """gamma_d (|alpha| |A| |x| + |beta| |y|), d what a term of the row meets at most (Higham, section 4.2)."""
        length, size = sizes_of(*terms(**given))
        d = np.asarray(depth(length=length, **given), np.float64) + (1 if dtype is f64 else 0)
        old = magnitudes(given["y"]) if beta or atomic else 0.0
        whole = abs(alpha) * size + (1.0 if atomic else abs(beta)) * old
        lost = d * dtype.smallest + (length * NORMAL if atomic and dtype is f32 else 0)
        return within_range(gamma(d, dtype.unit) * whole + lost, np.maximum(whole, size), dtype)

    return bounded(of_sums_of_rows)


def csr_terms(row_ptr: Array, col: Array, val: Array, x: Array, **_: Any) -> tuple[int, Array, Array, Array]:
    """Terms of compressed sparse rows."""
    rows = len(row_ptr) - 1
    return rows, np.repeat(np.arange(rows), np.diff(row_ptr)), val, x[col]


def _format(name: str, dtype: DType) -> dict[str, Any]:
    return {
        "element": dtype, "variant": dtype.name, "entry": f"{name}_{dtype.name}", "ptx": "sparse/spmv", "block": BLOCK,
        "special": True, "grid": lambda rows: max(1, cdiv(rows, BLOCK)),
        "requires": [("cols > 0 or nnz == 0", lambda cols, nnz: cols > 0 or nnz == 0)],
        "sizes": [{"rows": r, "cols": c, "nnz": z} for r, c, z in (
            (1, 1, 0), (1, 1, 1), (2, 0, 0), (1, 40, 33), (3, 7, 20), (4, 64, 130), (31, 5, 32), (33, 100, 700),
            (129, 90, 600), (100, 90, 2000))],
    }  # fmt: skip


def _csr(rng: np.random.Generator, rows: int, cols: int, nnz: int) -> dict[str, Any]:
    return dict(zip(("row_ptr", "col"), pattern(rng, rows, cols, nnz), strict=True))


def _scalar(dtype: DType) -> dict[str, Any]:
    return _format("spmv_csr_scalar", dtype) | {
        "inputs": _csr, "within": by_row(dtype, csr_terms, lambda length, **_: length),
    }  # fmt: skip


@kernel("sparse/spmv_csr_scalar", **_scalar(f32))
@kernel("sparse/spmv_csr_scalar", **_scalar(f64))
def spmv_csr_scalar(rows: Size, cols: Size, nnz: Size, row_ptr: In[i32, "rows+1"], col: In[i32, "nnz"],
                    val: In[T, "nnz"], x: In[T, "cols"], y: Out[T, "rows"]):  # fmt: skip
    """y = A x, A by row offsets, columns and values, a thread a row."""
    return sums(*csr_terms(row_ptr, col, val, x))


def lanes(rows: int, nnz: int) -> int:
    """Lanes a row: the least power of two that reaches the mean length, from 2 to 32."""
    return next((n for n in (2, 4, 8, 16) if n * rows >= nnz), 32)


def _vector(dtype: DType) -> dict[str, Any]:
    return _format("spmv_csr_vector", dtype) | {
        "grid": lambda rows: max(1, cdiv(rows, 16)),
        "inputs": lambda rng, rows, cols, nnz: _csr(rng, rows, cols, nnz) | unread("y", rows),
        "within": by_row(dtype, csr_terms, lambda length, rows, nnz, **_: (
            -(-length // lanes(rows, nnz)) + lanes(rows, nnz).bit_length() + 2)),
    }  # fmt: skip


@kernel("sparse/spmv_csr_vector", **_vector(f32))
@kernel("sparse/spmv_csr_vector", **_vector(f64))
def spmv_csr_vector(rows: Size, cols: Size, nnz: Size, alpha: T, row_ptr: In[i32, "rows+1"], col: In[i32, "nnz"],
                    val: In[T, "nnz"], x: In[T, "cols"], beta: T, y: InOut[T, "rows"]):  # fmt: skip
    """y = alpha A x + beta y, A by row offsets, columns and values; beta = 0 does not read y."""
    product = times(alpha, sums(*csr_terms(row_ptr, col, val, x)))
    return product + times(beta, y) if beta else product


def row_blocks(row_ptr: Array, blocks: int) -> Array:
    """Rows cut into blocks of one row, or of at most TILE elements; the blocks that are left over are empty."""
    cuts = [0]
    for row in range(1, len(row_ptr)):
        if row_ptr[row] - row_ptr[cuts[-1]] > TILE and row - 1 > cuts[-1]:
            cuts.append(row - 1)
    cuts.append(len(row_ptr) - 1)
    return np.array([*cuts, *[cuts[-1]] * (blocks + 1 - len(cuts))])


def _adaptive(dtype: DType) -> dict[str, Any]:
    def inputs(rng: np.random.Generator, rows: int, cols: int, nnz: int, blocks: int) -> dict[str, Any]:
        given = _csr(rng, rows, cols, nnz)
        return given | {"row_blocks": row_blocks(given["row_ptr"], blocks)}

    def depth(length: Array, row_blocks: Array, **_: Any) -> Array:
        alone = np.zeros(len(length), bool)
        alone[row_blocks[:-1][np.diff(row_blocks) == 1]] = True
        return np.where(alone, -(-length // BLOCK) + 9, length)

    return _format("spmv_csr_adaptive", dtype) | {
        "grid": lambda blocks: max(1, blocks), "inputs": inputs, "within": by_row(dtype, csr_terms, depth),
        "requires": [("cols > 0 or nnz == 0", lambda cols, nnz: cols > 0 or nnz == 0),
                     ("blocks >= min(rows, 2 cdiv(nnz, 256) + 2)",
                      lambda rows, nnz, blocks: blocks >= min(rows, 2 * cdiv(nnz, TILE) + 2))],
        "sizes": [{"rows": r, "cols": c, "nnz": z, "blocks": min(r, 2 * cdiv(z, TILE) + 2)} for r, c, z in (
            (1, 1, 0), (1, 1, 1), (1, 40, 255), (2, 7, 256), (2, 64, 257), (31, 5, 32), (33, 100, 700),
            (129, 90, 200), (300, 40, 250), (100, 90, 2000))],
    }  # fmt: skip


@kernel("sparse/spmv_csr_adaptive", **_adaptive(f32))
@kernel("sparse/spmv_csr_adaptive", **_adaptive(f64))
def spmv_csr_adaptive(rows: Size, cols: Size, nnz: Size, blocks: Size, row_blocks: In[i32, "blocks+1"],
                      row_ptr: In[i32, "rows+1"], col: In[i32, "nnz"], val: In[T, "nnz"], x: In[T, "cols"],
                      y: Out[T, "rows"]):  # fmt: skip
    """y = A x, A by row offsets, columns and values; a block of threads for each block of rows, however cut."""
    return sums(*csr_terms(row_ptr, col, val, x))


def _padded(rng: np.random.Generator, cols: int, *shape: int) -> Array:
    """Columns of slots; about every third slot is empty."""
    col = rng.integers(0, max(cols, 1), shape)
    return np.where(rng.random(shape) < 0.3, -1, col) if cols else np.full(shape, -1)


def _unread_slots(rng: np.random.Generator, empty: Array) -> dict[str, Array]:
    """For an even number of slots: values with NaN in the empty ones, which may not be read."""
    return {} if empty.size % 2 else {"val": np.where(empty, np.nan, rng.standard_normal(empty.shape))}


def ell_terms(col: Array, val: Array, x: Array, **_: Any) -> tuple[int, Array, Array, Array]:
    """Terms of slots by row; slots without a column are none."""
    there = col >= 0
    return col.shape[1], np.nonzero(there)[1], val[there], x[col[there]]


def _ell(dtype: DType) -> dict[str, Any]:
    def inputs(rng: np.random.Generator, rows: int, cols: int, width: int) -> dict[str, Any]:
        col = _padded(rng, cols, width, rows)
        return {"col": col} | _unread_slots(rng, col < 0)

    return _format("spmv_ell", dtype) | {
        "inputs": inputs, "within": by_row(dtype, ell_terms, lambda length, **_: length), "requires": [],
        "sizes": [{"rows": r, "cols": c, "width": w} for r, c, w in (
            (1, 1, 0), (1, 1, 1), (3, 0, 2), (31, 7, 3), (33, 20, 9), (127, 31, 1), (128, 5, 2), (129, 100, 5),
            (260, 64, 4))],
    }  # fmt: skip


@kernel("sparse/spmv_ell", **_ell(f32))
@kernel("sparse/spmv_ell", **_ell(f64))
def spmv_ell(rows: Size, cols: Size, width: Size, col: In[i32, "width rows"], val: In[T, "width rows"],
             x: In[T, "cols"], y: Out[T, "rows"]):  # fmt: skip
    """y = A x, A with `width` slots a row (ELLPACK); a column of -1 marks an empty slot."""
    return sums(*ell_terms(col, val, x))


def sell_terms(rows: int, slice_ptr: Array, col: Array, val: Array, x: Array, **_: Any) -> Any:
    """Terms of slices of 32 rows."""
    slot = np.arange(len(col))
    row = (np.searchsorted(slice_ptr, slot, side="right") - 1) * 32 + slot % 32
    there = (col >= 0) & (row < rows)
    return rows, row[there], val[there], x[col[there]]


def _sell(dtype: DType) -> dict[str, Any]:
    def inputs(rng: np.random.Generator, rows: int, cols: int, slots: int) -> dict[str, Any]:
        slices = cdiv(rows, 32)
        cuts = np.sort(rng.integers(0, slots // 32 + 1, slices + 1)) * 32
        cuts[0], cuts[-1] = 0, slots
        row = (np.searchsorted(cuts, np.arange(slots), side="right") - 1) * 32 + np.arange(slots) % 32
        col = np.where(row < rows, _padded(rng, cols, slots), -1)
        return {"slice_ptr": cuts, "col": col} | ({} if rows % 2 else _unread_slots(rng, col < 0))

    return _format("spmv_sell", dtype) | {
        "inputs": inputs, "within": by_row(dtype, sell_terms, lambda length, **_: length),
        "requires": [("rows >= 1", lambda rows: rows >= 1),
                     ("slots a multiple of 32", lambda slots: slots % 32 == 0)],
        "sizes": [{"rows": r, "cols": c, "slots": 32 * k} for r, c, k in (
            (1, 1, 0), (1, 1, 1), (31, 7, 3), (32, 20, 5), (33, 3, 4), (127, 31, 9), (128, 5, 10), (129, 100, 16),
            (260, 64, 40))],
    }  # fmt: skip


@kernel("sparse/spmv_sell", **_sell(f32))
@kernel("sparse/spmv_sell", **_sell(f64))
def spmv_sell(rows: Size, cols: Size, slots: Size, slice_ptr: In[i32, "cdiv(rows, 32)+1"], col: In[i32, "slots"],
              val: In[T, "slots"], x: In[T, "cols"], y: Out[T, "rows"]):  # fmt: skip
    """y = A x, A in slices of 32 rows with slots of their own (sliced ELLPACK); a column of -1 marks an empty slot."""
    return sums(*sell_terms(rows, slice_ptr, col, val, x))


def bsr_terms(dim: int, row_ptr: Array, col: Array, val: Array, x: Array, **_: Any) -> Any:
    """Terms of square blocks."""
    rows = (len(row_ptr) - 1) * dim
    block_row = np.repeat(np.arange(len(row_ptr) - 1), np.diff(row_ptr))
    block, r, c = np.indices(val.shape).reshape(3, -1)
    return rows, block_row[block] * dim + r, val.reshape(-1), x[col[block] * dim + c]


def _bsr(dtype: DType) -> dict[str, Any]:
    return _format("spmv_bsr", dtype) | {
        "grid": lambda block_rows: max(1, block_rows),
        "inputs": lambda rng, block_rows, block_cols, blocks: _csr(rng, block_rows, block_cols, blocks),
        "within": by_row(dtype, bsr_terms, lambda length, **_: -(-length // 32) + 5),
        "requires": [("dim >= 1", lambda dim: dim >= 1),
                     ("block_cols > 0 or blocks == 0", lambda block_cols, blocks: block_cols > 0 or blocks == 0)],
        "sizes": [{"block_rows": r, "block_cols": c, "dim": d, "blocks": z} for r, c, d, z in (
            (1, 1, 1, 0), (1, 1, 1, 1), (2, 0, 3, 0), (1, 3, 2, 2), (3, 4, 3, 7), (5, 2, 4, 11), (7, 9, 8, 20),
            (2, 3, 16, 5), (3, 3, 31, 4), (2, 2, 33, 3))],
    }  # fmt: skip


@kernel("sparse/spmv_bsr", **_bsr(f32))
@kernel("sparse/spmv_bsr", **_bsr(f64))
def spmv_bsr(block_rows: Size, block_cols: Size, dim: Size, blocks: Size, row_ptr: In[i32, "block_rows+1"],
             col: In[i32, "blocks"], val: In[T, "blocks dim dim"], x: In[T, "block_cols*dim"],
             y: Out[T, "block_rows*dim"]):  # fmt: skip
    """y = A x, A in compressed rows of dense dim x dim blocks."""
    return sums(*bsr_terms(dim, row_ptr, col, val, x))


def coo_terms(rows: int, row: Array, col: Array, val: Array, x: Array, **_: Any) -> tuple[int, Array, Array, Array]:
    """Terms of elements that each name row and column."""
    return rows, row, val, x[col]


def _coo(dtype: DType, name: str) -> dict[str, Any]:
    ordered = name == "spmv_coo_segmented"

    def inputs(rng: np.random.Generator, rows: int, cols: int, nnz: int) -> dict[str, Any]:
        given = _csr(rng, rows, cols, nnz)
        row = np.repeat(np.arange(rows), np.diff(given["row_ptr"]))
        return {"row": row if ordered else rng.permutation(row), "col": given["col"]}

    def depth(length: Array, **_: Any) -> Array:
        # In order: a product, 5 steps of the scan, the carries of a chunk, and one addition to y a chunk or two.
        return -(-length // CHUNK) + 2 + 6 + CHUNK // 32 if ordered else length + 1

    return _format(name, dtype) | {
        "grid": lambda nnz: max(1, cdiv(nnz, 4 * CHUNK if ordered else BLOCK)), "inputs": inputs,
        "within": by_row(dtype, coo_terms, depth, atomic=True), "determinism": "order-free",
        "special": dtype is f64,  # atom.add.f32 flushes subnormals: what is left of them is nobody's to say
        "requires": [("rows > 0 and cols > 0 or nnz == 0", lambda rows, cols, nnz: (rows and cols) or nnz == 0)],
        "sizes": [{"rows": r, "cols": c, "nnz": z} for r, c, z in (
            (1, 1, 0), (1, 1, 1), (1, 40, 33), (3, 7, 31), (4, 64, 64), (31, 5, 65), (33, 100, 256), (129, 90, 257),
            (9, 90, 700))],
    }  # fmt: skip


@kernel("sparse/spmv_coo", **_coo(f32, "spmv_coo"))
@kernel("sparse/spmv_coo", **_coo(f64, "spmv_coo"))
@kernel("sparse/spmv_coo_segmented", **_coo(f32, "spmv_coo_segmented"))
@kernel("sparse/spmv_coo_segmented", **_coo(f64, "spmv_coo_segmented"))
def spmv_coo(rows: Size, cols: Size, nnz: Size, row: In[i32, "nnz"], col: In[i32, "nnz"], val: In[T, "nnz"],
             x: In[T, "cols"], y: InOut[T, "rows"]):  # fmt: skip
    """y = y + A x, A by elements with row, column and value; in segments: sorted by row."""
    n, place, a, b = coo_terms(rows, row, col, val, x)
    return sums(n, np.concatenate([np.arange(n), place]), np.concatenate([y, a]), np.concatenate([np.ones(n), b]))


def dia_terms(rows: int, cols: int, offset: Array, val: Array, x: Array, **_: Any) -> Any:
    """Terms of diagonals; what lies outside the matrix is none."""
    d, row = np.indices(val.shape).reshape(2, -1)
    column = row + offset[d]
    there = (column >= 0) & (column < cols)
    return rows, row[there], val[d[there], row[there]], x[column[there]]


def _dia(dtype: DType) -> dict[str, Any]:
    def inputs(rng: np.random.Generator, rows: int, cols: int, diagonals: int) -> dict[str, Any]:
        offset = np.sort(rng.choice(np.arange(1 - rows, cols), diagonals, replace=False))
        column = np.arange(rows) + offset[:, None]
        return {"offset": offset} | _unread_slots(rng, (column < 0) | (column >= cols))

    return _format("spmv_dia", dtype) | {
        "inputs": inputs, "within": by_row(dtype, dia_terms, lambda length, **_: length),
        "requires": [("diagonals <= rows + cols - 1", lambda rows, cols, diagonals: diagonals <= rows + cols - 1)],
        "sizes": [{"rows": r, "cols": c, "diagonals": d} for r, c, d in (
            (1, 1, 0), (1, 1, 1), (5, 1, 3), (31, 31, 3), (33, 20, 9), (127, 150, 5), (128, 128, 2), (129, 40, 7),
            (260, 260, 5))],
    }  # fmt: skip


@kernel("sparse/spmv_dia", **_dia(f32))
@kernel("sparse/spmv_dia", **_dia(f64))
def spmv_dia(rows: Size, cols: Size, diagonals: Size, offset: In[i32, "diagonals"], val: In[T, "diagonals rows"],
             x: In[T, "cols"], y: Out[T, "rows"]):  # fmt: skip
    """y = A x, A by diagonals at offsets column - row, each with one slot a row; slots outside A are not read."""
    return sums(*dia_terms(rows, cols, offset, val, x))
