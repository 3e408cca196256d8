# SPDX-License-Identifier: Apache-2.0
"""Sparse matrix times vector, compressed sparse rows."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from harness.bounds import Array, gamma, magnitudes, within_range
from harness.contract import In, Out, Size, bounded, cdiv, f32, i32, kernel


def _multiply(row_ptr: npt.NDArray[Any], col: npt.NDArray[Any], val: Array, x: Array) -> Array:
    y = np.zeros(len(row_ptr) - 1)
    np.add.at(y, np.repeat(np.arange(len(y)), np.diff(row_ptr)), val * x[col])
    return y


def spmv_bound(row_ptr: npt.NDArray[Any], col: npt.NDArray[Any], val: Array, x: Array, **_: Any) -> Array:
    """gamma_d |A| |x|, d = cdiv(elements of the row, 32) + 5: a lane's own, then a tree (Higham, section 4.2)."""
    depth = -(-np.diff(row_ptr) // 32) + 5
    size = _multiply(row_ptr, col, magnitudes(val), magnitudes(x))
    return within_range(gamma(depth.astype(np.float64), f32.unit) * size + depth * f32.smallest, size, f32)


def pattern(rng: np.random.Generator, rows: int, cols: int, nnz: int) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """row_ptr and col of a matrix with empty rows, short rows and one that holds a quarter of the elements."""
    weight = rng.random(rows) * (rng.random(rows) < 0.7)
    if rows:
        weight[rng.integers(rows)] = max(weight.sum() / 3, 1e-3)
    cuts = np.round(np.concatenate([[0], np.cumsum(weight)]) / max(weight.sum(), 1e-300) * nnz)
    cuts[-1] = nnz
    return cuts.astype(np.int32), rng.integers(0, max(cols, 1), nnz).astype(np.int32)


@kernel(
    "sparse/spmv_csr", variant="f32", entry="spmv_csr_f32", block=128, grid=lambda rows, **_: max(1, cdiv(rows, 8)),
    requires=[("cols > 0 or nnz == 0", lambda cols, nnz, **_: cols > 0 or nnz == 0)],
    sizes=[{"rows": r, "cols": c, "nnz": z} for r, c, z in (
        (1, 1, 0), (1, 1, 1), (1, 40, 33), (3, 7, 20), (4, 64, 130), (5, 50, 64), (33, 100, 700), (100, 90, 2000))],
    inputs=lambda rng, rows, cols, nnz: dict(zip(("row_ptr", "col"), pattern(rng, rows, cols, nnz), strict=True)),
    special=True, within=bounded(spmv_bound),
)  # fmt: skip
def spmv_csr_f32(rows: Size, cols: Size, nnz: Size, row_ptr: In[i32, "rows+1"], col: In[i32, "nnz"],
                 val: In[f32, "nnz"], x: In[f32, "cols"], y: Out[f32, "rows"]):  # fmt: skip
    """y = A x, A given by row offsets, column indices and values; duplicates add up, an empty row gives 0."""
    return _multiply(row_ptr, col, val, x)
