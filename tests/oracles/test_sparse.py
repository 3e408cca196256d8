# SPDX-License-Identifier: Apache-2.0
"""Sparse formats against SciPy's, which builds and multiplies them on its own; what the kernels refuse."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
import scipy.sparse as sp
from scipy.sparse.linalg import spsolve_triangular

from harness.cases import Case, cases, make, wide_values
from harness.contract import Kernel
from harness.library import load
from oracles import sparse2, sparse3

KERNELS = {(k.name, k.variant): k for k in load() if k.family == "sparse"}
DOUBLE = {name.partition("/")[2]: k for (name, variant), k in KERNELS.items() if variant == "f64"}


def ordinary(kernel: Kernel) -> list[Case]:
    """Cases without special values."""
    found = [c for seed in range(3) for c in cases(kernel, seed) if c.values not in ("special", "tiny")]
    assert len(found) > 5
    return found


def close(got: Any, expected: Any) -> None:
    np.testing.assert_allclose(got, expected, rtol=1e-12, atol=1e-12)


def matrix(name: str, v: dict[str, Any]) -> Any:
    """The matrix of a format, as SciPy reads it."""
    if "csr" in name:
        return sp.csr_array((v["val"], v["col"], v["row_ptr"]), shape=(v["rows"], v["cols"]))
    if "coo" in name:
        return sp.coo_array((v["val"], (v["row"], v["col"])), shape=(v["rows"], v["cols"]))
    if "bsr" in name:
        dim = v["dim"]
        shape = (v["block_rows"] * dim, v["block_cols"] * dim)
        return sp.bsr_array((v["val"], v["col"], v["row_ptr"]), shape=shape, blocksize=(dim, dim))
    if "dia" in name:
        # SciPy keeps a diagonal by columns: element j of it is in column j.
        data = np.zeros((v["diagonals"], v["cols"]))
        for d, offset in enumerate(v["offset"]):
            for row in range(v["rows"]):
                if 0 <= row + offset < v["cols"]:
                    data[d, row + offset] = v["val"][d, row]
        return sp.dia_array((data, v["offset"]), shape=(v["rows"], v["cols"]))
    dense = np.zeros((v["rows"], v["cols"]))
    if "sell" in name:
        for s in range(len(v["slice_ptr"]) - 1):
            for slot in range(v["slice_ptr"][s], v["slice_ptr"][s + 1]):
                row = 32 * s + slot % 32
                if v["col"][slot] >= 0 and row < v["rows"]:
                    dense[row, v["col"][slot]] += v["val"][slot]
        return dense
    for slot, row in np.ndindex(v["width"], v["rows"]):
        if v["col"][slot, row] >= 0:
            dense[row, v["col"][slot, row]] += v["val"][slot, row]
    return dense


@pytest.mark.parametrize("name", sorted(n for n in DOUBLE if n.startswith("spmv")))
def test_products_with_a_vector(name: str) -> None:
    for case in ordinary(DOUBLE[name]):
        v = wide_values(DOUBLE[name], case)
        y = v["y"].copy() if v["y"] is not None else None
        expected = matrix(name, v) @ v["x"]
        if "coo" in name:
            expected = expected + y
        if "vector" in name:
            expected = v["alpha"] * expected + (v["beta"] * y if v["beta"] else 0)
        close(DOUBLE[name].oracle(**v), expected)


def test_blocks_of_rows_are_single_or_fit() -> None:
    rng = np.random.default_rng(1)
    seen = set()
    for rows, nnz in ((1, 700), (40, 2000), (500, 3000), (300, 10)):
        length = rng.multinomial(nnz, rng.dirichlet(np.full(rows, 0.05)))
        row_ptr = np.concatenate([[0], np.cumsum(length)])
        most = min(rows, 2 * -(-nnz // sparse2.TILE) + 2)
        cuts = sparse2.row_blocks(row_ptr, most)
        assert len(cuts) == most + 1
        assert cuts[0] == 0
        assert cuts[-1] == rows
        for a, b in pairwise(cuts):
            assert b - a <= 1 or row_ptr[b] - row_ptr[a] <= sparse2.TILE
            seen.add(min(b - a, 2))
    assert seen == {0, 1, 2}


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("spmv_csr_scalar", {"rows": 3, "cols": 0, "nnz": 1}),
        ("spmv_coo", {"rows": 0, "cols": 3, "nnz": 1}),
        ("spmv_bsr", {"block_rows": 3, "block_cols": 3, "dim": 0, "blocks": 0}),
        ("spmv_sell", {"rows": 32, "cols": 3, "slots": 33}),
        ("spmv_dia", {"rows": 3, "cols": 3, "diagonals": 6}),
        ("spmv_csr_adaptive", {"rows": 30, "cols": 3, "nnz": 300, "blocks": 5}),
        ("spmm_csr", {"rows": 3, "cols": 3, "nnz": 1, "n": 4, "ldb": 3, "ldc": 4}),
        ("spmm_csr", {"rows": 3, "cols": 3, "nnz": 1, "n": 4, "ldb": 4, "ldc": 3}),
        ("sddmm", {"rows": 3, "cols": 3, "nnz": 1, "k": 4, "lda": 3, "ldb": 4}),
        ("sptrsv", {"n": 3, "nnz": 2}),
        ("sptrsv", {"n": 3, "nnz": 7}),
        ("spvv", {"n": 3, "nnz": 4}),
        ("csr_to_dense", {"rows": 2, "cols": 2, "nnz": 5}),
    ],
)
def test_what_a_format_cannot_be_is_refused(name: str, sizes: dict[str, int]) -> None:
    assert DOUBLE[name].refuses(sizes)


def test_empty_slots_hold_nan_in_some_cases() -> None:
    for name, sizes in (
        ("spmv_ell", {"rows": 32, "cols": 9, "width": 4}),
        ("spmv_dia", {"rows": 32, "cols": 20, "diagonals": 5}),
        ("spmv_sell", {"rows": 32, "cols": 9, "slots": 128}),
    ):
        case = make(DOUBLE[name], 0, sizes, "normal", 0)
        assert np.isnan(case.arrays["val"]).any()
        assert np.isfinite(DOUBLE[name].oracle(**wide_values(DOUBLE[name], case))).all()


def csr(v: dict[str, Any], rows: int, cols: int, val: Any = None) -> Any:
    return sp.csr_array((v["val"] if val is None else val, v["col"], v["row_ptr"]), shape=(rows, cols))


def asked(name: str, variant: str = "f64") -> list[tuple[dict[str, Any], Any]]:
    """What the oracle is given in ordinary cases, and what it says."""
    kernel = KERNELS[f"sparse/{name}", variant]
    values = [wide_values(kernel, c) for c in ordinary(kernel)]
    return [
        (v, kernel.oracle(**{n: w.copy() if isinstance(w, np.ndarray) else w for n, w in v.items()})) for v in values
    ]


def test_products_with_a_matrix() -> None:
    for v, got in asked("spmm_csr"):
        n, old = v["n"], v["c"][:, : v["n"]]
        expected = v["alpha"] * (csr(v, v["rows"], v["cols"]) @ v["b"][:, :n])
        close(got[:, :n], expected + v["beta"] * old if v["beta"] else expected)
        assert np.array_equal(got[:, n:], v["c"][:, n:], equal_nan=True)


@pytest.mark.parametrize("variant", ["f64", "f64_mma", "f16_mma", "bf16_mma"])
def test_products_of_blocks_with_a_matrix(variant: str) -> None:
    for v, got in asked("spmm_bsr", variant):
        n = v["n"]
        close(got[:, :n], matrix("bsr", v) @ v["b"][:, :n])
        assert np.array_equal(got[:, n:], v["c"][:, n:])


def test_sampled_products() -> None:
    for v, got in asked("sddmm"):
        dense = v["a"][:, : v["k"]] @ v["b"][:, : v["k"]].T
        for row in range(v["rows"]):
            for j in range(v["row_ptr"][row], v["row_ptr"][row + 1]):
                old = v["beta"] * v["val"][j] if v["beta"] else 0.0
                close(got[j], v["alpha"] * dense[row, v["col"][j]] + old)


def test_triangular_solve() -> None:
    for v, got in asked("sptrsv"):
        if v["n"]:
            close(got, spsolve_triangular(csr(v, v["n"], v["n"]), v["b"], lower=True))


def test_a_lower_triangle_has_its_diagonal_last() -> None:
    for n, nnz in ((1, 1), (5, 15), (40, 300)):
        given = sparse3.lower_triangle(np.random.default_rng(n), n, nnz)
        for row in range(n):
            columns = given["col"][given["row_ptr"][row] : given["row_ptr"][row + 1]]
            assert columns[-1] == row
            assert (np.diff(columns) > 0).all()
        assert given["row_ptr"][-1] == nnz


def test_sparse_vectors() -> None:
    for v, got in asked("spvv"):
        close(got[0], sum(a * v["y"][i] for i, a in zip(v["index"], v["val"], strict=True)))
    for name in ("axpyi", "sctr", "gthrz", "roti"):
        for v, got in asked(name):
            y, val = v["y"].copy(), v["val"].copy() if v["val"] is not None else np.zeros(v["nnz"])
            for k, i in enumerate(v["index"]):
                if name == "axpyi":
                    y[i] += v["alpha"] * val[k]
                elif name == "sctr":
                    y[i] = val[k]
                elif name == "gthrz":
                    val[k], y[i] = y[i], 0
                else:
                    val[k], y[i] = v["c"] * val[k] + v["s"] * y[i], v["c"] * y[i] - v["s"] * val[k]
            expected = {"gthrz": (y, val), "roti": (val, y)}.get(name, (y,))
            for g, e in zip(got if isinstance(got, tuple) else (got,), expected, strict=True):
                close(g, e)


def test_changes_of_format() -> None:
    for v, got in asked("csr_to_dense"):
        assert np.array_equal(got, csr(v, v["rows"], v["cols"]).toarray())
    for v, got in asked("csr_diagonal"):
        dense = csr(v, v["rows"], v["cols"]).toarray()
        least = min(v["rows"], v["cols"])
        assert np.array_equal(got[:least], dense.diagonal())
        assert not got[least:].any()
    for v, got in asked("dense_to_csr_count"):
        assert got.tolist() == [sum(1 for x in row if math.isnan(x) or x) for row in v["a"]]
    seen = set()
    for v, (col, val) in asked("dense_to_csr"):
        again = csr({"col": col, "row_ptr": v["row_ptr"]}, v["rows"], v["cols"], val).toarray()
        assert np.array_equal(again, v["a"], equal_nan=True)
        assert len(val) == v["nnz"]
        seen |= {"nan"} if np.isnan(val).any() else set()
    assert seen
    for v, got in asked("csr_transpose_count", "i32"):
        if (v["count"] < 2**31 - 2000).all():
            assert got.tolist() == [k + v["col"].tolist().count(c) for c, k in enumerate(v["count"].tolist())]
    for v, got in asked("coo_to_csr", "i32"):
        assert got.tolist() == [int((v["row"] < r).sum()) for r in range(v["rows"] + 1)]
    for v, got in asked("csr_to_coo", "i32"):
        ones = sp.csr_array((np.ones(v["nnz"]), np.zeros(v["nnz"], int), v["row_ptr"]), shape=(v["rows"], 1))
        assert np.array_equal(got, ones.tocoo(copy=False).coords[0])
