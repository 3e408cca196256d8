# SPDX-License-Identifier: Apache-2.0
"""BLAS levels 1 and 2 on 16-bit floats: computed in single precision, rounded once where the result is narrow."""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.bounds import Array, magnitudes
from harness.contract import In, InOut, Out, Size, T, bf16, bounded, cdiv, dot, f16, f32, kernel
from harness.dtypes import DType
from oracles.common import scaled, unread
from oracles.twofold import matmul, times

_N = [{"n": n} for n in (0, 1, 31, 32, 33, 255, 256, 257, 511, 513, 1500)]


def _narrow(dtype: DType, what: str, **others: Any) -> dict[str, Any]:
    return {
        "element": dtype, "variant": dtype.name, "entry": f"{what}_{dtype.name}", "ptx": "blas/narrow", "block": 256,
        "grid": lambda n: max(1, cdiv(n, 512)), "sizes": _N, "special": True,
    } | others  # fmt: skip


_AXPY: dict[str, Any] = {"within": dot("2", accumulate=f32)}


@kernel("blas/axpy", **_narrow(f16, "axpy", **_AXPY))
@kernel("blas/axpy", **_narrow(bf16, "axpy", **_AXPY))
def axpy(n: Size, alpha: f32, x: In[T, "n"], y: InOut[T, "n"]):
    """y = alpha x + y (level 1), rounded to the narrow type."""
    return times(alpha, x) + y


_SCAL: dict[str, Any] = {
    "within": dot("1", accumulate=f32), "requires": [("incx >= 1", lambda incx: incx >= 1)],
    "sizes": [{"n": n, "incx": p} for n, p in ((0, 1), (1, 3), (31, 2), (256, 1), (257, 3), (511, 1), (513, 2))],
}  # fmt: skip


@kernel("blas/scal", **_narrow(f16, "scal", **_SCAL))
@kernel("blas/scal", **_narrow(bf16, "scal", **_SCAL))
def scal(n: Size, alpha: f32, x: InOut[T, "n*incx"], incx: Size):
    """x = alpha x (level 1), rounded to the narrow type; what lies between the elements stays."""
    out = x.copy()
    out[: n * incx : incx] = times(alpha, x[: n * incx : incx])
    return out


# A thread adds every 256th term, a warp its threads by a tree of 5 additions, the first warp 8 sums by another.
_ONE: dict[str, Any] = {"grid": 1, "within": dot("cdiv(n, 256) + 1 + 5 + 5")}


@kernel("blas/dot", **_narrow(f16, "dot", **_ONE))
@kernel("blas/dot", **_narrow(bf16, "dot", **_ONE))
def dot_narrow(n: Size, x: In[T, "n"], y: In[T, "n"], result: Out[f32, "1"]):
    """result = x . y (level 1) in single precision, by one block."""
    return np.array([matmul(x[None, :], y).item()])


@kernel("blas/asum", **_narrow(f16, "asum", **_ONE))
@kernel("blas/asum", **_narrow(bf16, "asum", **_ONE))
def asum_narrow(n: Size, x: In[T, "n"], result: Out[f32, "1"]):
    """result = |x_0| + … + |x_n-1| (level 1) in single precision, by one block."""
    return np.array([np.abs(x).sum()])


def _gemv(dtype: DType) -> dict[str, Any]:
    def of_a_row(n: int, alpha: float, a: Any, x: Any, beta: float, y: Any, **_: Any) -> Array:
        """gamma_d (|alpha| |A| |x| + |beta| |y|), d = n/32 + 5 + 4: a lane adds every 32nd product, a warp its lanes by
        a tree; alpha, beta, a sum (Higham, section 4.2).
        """
        out: Array = scaled(f32, cdiv(n, 32) + 9, alpha, magnitudes(a[:, :n]) @ magnitudes(x), beta, y)
        return out

    return _narrow(
        dtype, "gemv", block=128, grid=lambda m: max(1, cdiv(m, 4)), within=bounded(of_a_row),
        requires=[("lda >= n", lambda n, lda: lda >= n)], inputs=lambda rng, m, **_: unread("y", m),
        sizes=[{"m": m, "n": n, "lda": n + p} for m, n, p in (
            (1, 1, 0), (2, 0, 1), (3, 31, 0), (4, 32, 2), (5, 33, 0), (9, 64, 1), (17, 100, 3), (40, 257, 0))],
    )  # fmt: skip


@kernel("blas/gemv", **_gemv(f16))
@kernel("blas/gemv", **_gemv(bf16))
def gemv(m: Size, n: Size, alpha: f32, a: In[T, "m lda"], lda: Size, x: In[T, "n"], beta: f32, y: InOut[f32, "m"]):
    """y = alpha A x + beta y (level 2): a narrow matrix and vector, a result in single precision."""
    product = times(alpha, matmul(a[:, :n], x))
    return product + times(beta, y) if beta else product
