# SPDX-License-Identifier: Apache-2.0
"""BLAS level 1: axpy, copy, dot, scal, swap, rot, asum, nrm2, iamax; vectors of a stride where the standard has one."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from harness.contract import In, InOut, Out, Scratch, Size, T, cdiv, dot, exact, f32, f64, kernel, u32, u64, zeros

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


_STRIDED = [
    {"n": n, "incx": p, "incy": q}
    for n, p, q in (
        (0, 1, 1),
        (1, 3, 2),
        (31, 1, 2),
        (255, 2, 1),
        (256, 1, 1),
        (257, 3, 1),
        (511, 1, 3),
        (512, 2, 2),
        (1025, 1, 1),
    )
]
_STRIDES = [("incx >= 1 and incy >= 1", lambda incx, incy: incx >= 1 and incy >= 1)]
_VECTORS: dict[str, Any] = {
    "ptx": "blas/level1", "block": 256, "grid": _axpy_grid, "special": True, "sizes": _STRIDED, "requires": _STRIDES,
}  # fmt: skip


def _every(values: Any, stride: int, n: int) -> Any:
    """The elements of a strided vector, as a view."""
    return values[: n * stride : stride]


@kernel("blas/copy", variant="f32", entry="copy_f32", element=f32, within=exact, **_VECTORS)
@kernel("blas/copy", variant="f64", entry="copy_f64", element=f64, within=exact, **_VECTORS)
def copy(n: Size, x: In[T, "n*incx"], incx: Size, y: InOut[T, "n*incy"], incy: Size):
    """y = x (level 1); what lies between the elements of y stays."""
    out = y.copy()
    _every(out, incy, n)[:] = _every(x, incx, n)
    return out


@kernel("blas/swap", variant="f32", entry="swap_f32", element=f32, within=exact, **_VECTORS)
@kernel("blas/swap", variant="f64", entry="swap_f64", element=f64, within=exact, **_VECTORS)
def swap(n: Size, x: InOut[T, "n*incx"], incx: Size, y: InOut[T, "n*incy"], incy: Size):
    """x and y change places (level 1)."""
    new_x, new_y = x.copy(), y.copy()
    _every(new_x, incx, n)[:], _every(new_y, incy, n)[:] = _every(y, incy, n), _every(x, incx, n)
    return new_x, new_y


_SCALED = {**_VECTORS, "requires": [("incx >= 1", lambda incx: incx >= 1)],
           "sizes": [{"n": s["n"], "incx": s["incx"]} for s in _STRIDED]}  # fmt: skip


@kernel("blas/scal", variant="f32", entry="scal_f32", element=f32, within=dot("1"), **_SCALED)
@kernel("blas/scal", variant="f64", entry="scal_f64", element=f64, within=dot("2"), **_SCALED)
def scal(n: Size, alpha: T, x: InOut[T, "n*incx"], incx: Size):
    """x = alpha x (level 1), in IEEE arithmetic also for alpha = 0. One rounding, and in f64 one of this oracle's."""
    out = x.copy()
    _every(out, incx, n)[:] *= alpha
    return out


@kernel("blas/rot", variant="f32", entry="rot_f32", element=f32, within=dot("2"), **_VECTORS)
@kernel("blas/rot", variant="f64", entry="rot_f64", element=f64, within=dot("4"), **_VECTORS)
def rot(n: Size, x: InOut[T, "n*incx"], incx: Size, y: InOut[T, "n*incy"], incy: Size, c: T, s: T):
    """x, y = c x + s y, c y - s x (level 1). Two roundings a term, and in f64 two of this oracle's."""
    new_x, new_y = x.copy(), y.copy()
    a, b = _every(x, incx, n), _every(y, incy, n)
    _every(new_x, incx, n)[:], _every(new_y, incy, n)[:] = c * a + s * b, c * b - s * a
    return new_x, new_y


_NORM: dict[str, Any] = {**_DOT, "ptx": "blas/norms"}


def _absolute_sum(x: Any) -> Any:
    size = np.abs(x)
    total = size.sum()
    return np.array([math.fsum(size) if np.isfinite(total) else total])


@kernel("blas/asum", variant="f32", entry="asum_f32", element=f32, within=dot(_DOT_DEPTH), **_NORM)
@kernel("blas/asum", variant="f64", entry="asum_f64", element=f64, within=dot(_DOT_DEPTH + " + 1"), **_NORM)
def asum(n: Size, x: In[T, "n"], result: Out[T, "1"], partial: Scratch[T, "blocks"], ticket: InOut[u32, "1", zeros]):
    """result = |x_1| + ... + |x_n| (level 1); ticket is zero before and after the launch."""
    return _absolute_sum(x), np.zeros(1)


def _euclidean(x: Any) -> Any:
    largest = np.abs(x).max(initial=0.0)
    if not np.isfinite(largest) or largest == 0:
        return np.array([largest if not np.isnan(x).any() else np.nan])
    scaled = x / largest
    return np.array([largest * math.sqrt(math.fsum(scaled * scaled))])


# The sum of squares is off by a relative gamma_d, of which the root keeps half, and rounds once. In double precision
# the reference rounds the quotient, the square, the root and the product.
@kernel("blas/nrm2", variant="f32", entry="nrm2_f32", element=f32, within=dot("20", accumulate=f64), **_NORM)
def nrm2_f32(n: Size, x: In[T, "n"], result: Out[T, "1"], partial: Scratch[f64, "blocks"],
             ticket: InOut[u32, "1", zeros]):  # fmt: skip
    """result = sqrt(x_1^2 + ... + x_n^2) (level 1), summed in double precision: nothing overflows on the way."""
    return _euclidean(x), np.zeros(1)


@kernel(
    "blas/nrm2", variant="f64", entry="nrm2_f64", element=f64, within=dot(f"({_DOT_DEPTH}) // 2 + 6"),
    **{**_NORM, "special": False},
)  # fmt: skip
def nrm2_f64(n: Size, x: In[T, "n"], result: Out[T, "1"], partial: Scratch[f64, "blocks"],
             ticket: InOut[u32, "1", zeros]):  # fmt: skip
    """result = sqrt(x_1^2 + ... + x_n^2) (level 1), for vectors whose squares neither overflow nor vanish."""
    return _euclidean(x), np.zeros(1)


_FIRST: dict[str, Any] = {**_NORM, "special": False, "within": exact}


def _first_largest(x: Any) -> Any:
    return np.array([np.argmax(np.abs(x)) if len(x) else 2**32 - 1]), np.zeros(1)


@kernel("blas/iamax", variant="f32", entry="iamax_f32", **_FIRST)
def iamax_f32(n: Size, x: In[f32, "n"], result: Out[u32, "1"], partial: Scratch[u64, "blocks"],
              ticket: InOut[u32, "1", zeros]):  # fmt: skip
    """result = the first index of the largest |x_i| (level 1), from 0; all ones for an empty vector."""
    return _first_largest(x)


@kernel("blas/iamax", variant="f64", entry="iamax_f64", **_FIRST)
def iamax_f64(n: Size, x: In[f64, "n"], result: Out[u32, "1"], partial: Scratch[u64, "2*blocks"],
              ticket: InOut[u32, "1", zeros]):  # fmt: skip
    """result = the first index of the largest |x_i| (level 1), from 0; all ones for an empty vector."""
    return _first_largest(x)
