# SPDX-License-Identifier: Apache-2.0
"""Sparse formats against SciPy's, which builds and multiplies them on its own; what the kernels refuse."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
import scipy.sparse as sp

from harness.cases import Case, cases, make, wide_values
from harness.contract import Kernel
from harness.library import load
from oracles import sparse2

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
