# SPDX-License-Identifier: Apache-2.0
"""Fourier transforms of a power of two, not normalised, and how far a fast one may be from the exact sums.

After Higham's section 24.1: t = log2 n levels, each of a rotation by a root of unity and a sum. A rotation is off by
a relative sqrt(5) u (Brent, Percival, Zimmermann, Error Bounds on Complex Floating-Point Multiplication, Mathematics of
Computation 76, 2007) and by the root's own mu, a sum by u; the levels are unitary but for a factor sqrt(2), so that
their errors add to t eta / (1 - t eta) times the 2-norm of the exact result, eta = (1 + sqrt(5) u)(1 + mu)(1 + u) - 1.
The roots come from sincospi of exact arguments, whose parts are within 1 ulp in single and 2 in double precision (CUDA
C++ Programming Guide, Mathematical Functions): mu is sqrt(2) u or twice that. No element is off by more than the norm
of all, sqrt(n) times that of the input (Parseval); errors of random sign reach about 1/sqrt(n) of it. Larger radices do
the same levels with fewer rotations. In double precision the reference, a fast transform itself, is off by as much
again. Below the normal range each operation may add the smallest number.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from harness.bounds import Array, Bound
from harness.contract import In, Out, Scratch, Size, T, bounded, f32, f64, i32, kernel
from harness.dtypes import DType


def _power(n: int, least: int, most: int) -> bool:
    return least <= n <= most and n & (n - 1) == 0


def _direction(rng: np.random.Generator) -> dict[str, Any]:
    return {"sign": int(rng.choice((-1, 1)))}


def _pairs(values: Any) -> Array:
    return np.stack([values.real, values.imag], axis=-1)


def _transform(x: Array, sign: int, axis: int = -1) -> Array:
    points = x[..., 0] + 1j * x[..., 1]
    return _pairs(np.fft.fft(points, axis=axis) if sign < 0 else np.fft.ifft(points, axis=axis, norm="forward"))


def levels(t: float, dtype: DType) -> float:
    """t eta / (1 - t eta), the relative error of t levels in the 2-norm."""
    u = dtype.unit
    mu = math.sqrt(2) * u * (2 if dtype is f64 else 1)
    eta = (1 + math.sqrt(5) * u) * (1 + mu) * (1 + u) - 1
    return t * eta / (1 - t * eta)


def _bound(dtype: DType, n: int, norm: Any, more: int = 0) -> Array:
    """sqrt(n) times that norm of an input of n points, after `more` levels of other operations as well."""
    t = math.log2(n) + more
    twice = 2 if dtype is f64 else 1
    bound: Array = twice * levels(t, dtype) * math.sqrt(n) * norm + n * (t + 1) * dtype.smallest
    return bound


def _within(dtype: DType, *axes: int) -> Bound:
    def of_whole_transforms(n: int, x: Array, **_: Any) -> Array:
        """t eta / (1 - t eta) sqrt(n) |x|_2 for each transform (after Higham, section 24.1)."""
        norm = np.sqrt((x**2).sum(axis=axes, keepdims=True))
        return np.broadcast_to(_bound(dtype, n, norm), x.shape)

    return bounded(of_whole_transforms)


def _short(dtype: DType, most: int) -> dict[str, Any]:
    """What transforms in shared memory have in common: two areas of n points."""
    return {
        "element": dtype, "variant": dtype.name, "ptx": "fft/stockham", "block": 128,
        "grid": lambda batch: max(1, batch), "shared": lambda n: 4 * n * dtype.size,
        "requires": [(f"n a power of two, at most {most}",
                      lambda n: _power(n, 1, most))],
        "sizes": [{"n": n, "batch": b} for n, b in (
            (1, 1), (2, 3), (4, 2), (8, 3), (16, 1), (32, 2), (64, 2), (128, 3), (256, 2), (512, 1), (most, 1),
            (8, 0))],
        "inputs": _direction, "within": _within(dtype, -2, -1),
    }  # fmt: skip


_F32, _F64 = _short(f32, 2048), _short(f64, 1024)


@kernel("fft/c2c_radix2", entry="fft_radix2_f32", **_F32)
@kernel("fft/c2c_radix2", entry="fft_radix2_f64", **_F64)
@kernel("fft/c2c_radix4", entry="fft_radix4_f32", **_F32)
@kernel("fft/c2c_radix4", entry="fft_radix4_f64", **_F64)
@kernel("fft/c2c_radix8", entry="fft_radix8_f32", **_F32)
@kernel("fft/c2c_radix8", entry="fft_radix8_f64", **_F64)
def c2c(n: Size, batch: Size, sign: i32, x: In[T, "batch n 2"], y: Out[T, "batch n 2"]):
    """y_k = sum of x_j exp(sign 2 pi i j k / n) for each row; the radix is that of the passes."""
    return _transform(x, sign)


def _columns(dtype: DType) -> dict[str, Any]:
    return {
        "element": dtype, "variant": dtype.name, "entry": f"fft_columns_{dtype.name}", "ptx": "fft/stockham",
        "block": 128, "grid": lambda columns, batch: (max(1, columns), max(1, batch)),
        "shared": lambda n: 4 * n * dtype.size,
        "requires": [("n a power of two, at most 1024",
                      lambda n: _power(n, 1, 1024))],
        "sizes": [{"n": n, "columns": c, "batch": b} for n, c, b in (
            (1, 3, 1), (2, 1, 2), (4, 5, 1), (8, 2, 3), (32, 3, 1), (64, 1, 1), (256, 2, 1), (1024, 1, 1))],
        "inputs": _direction, "within": _within(dtype, -3, -1),
    }  # fmt: skip


@kernel("fft/c2c_columns", **_columns(f32))
@kernel("fft/c2c_columns", **_columns(f64))
def c2c_columns(
    n: Size, columns: Size, batch: Size, sign: i32, x: In[T, "batch n columns 2"], y: Out[T, "batch n columns 2"]
):
    """y_k = sum of x_j exp(sign 2 pi i j k / n) down each column of row-major matrices of n rows."""
    return _transform(x, sign, axis=1)


def _long(dtype: DType) -> dict[str, Any]:
    return {
        "element": dtype, "variant": dtype.name, "entry": f"fft_long_{dtype.name}", "ptx": "fft/stockham", "block": 256,
        "grid": lambda batch: max(1, batch),
        "requires": [("n a power of two, at most 65536", lambda n: _power(n, 1, 1 << 16))],
        "sizes": [{"n": n, "batch": b} for n, b in (
            (1, 1), (2, 1), (4, 3), (8, 2), (64, 1), (128, 2), (1024, 1), (2048, 2), (4096, 1),
            (65536 if dtype is f32 else 16384, 1))],
        "inputs": _direction, "within": _within(dtype, -2, -1),
    }  # fmt: skip


@kernel("fft/c2c", **_long(f32))
@kernel("fft/c2c", **_long(f64))
def c2c_long(
    n: Size, batch: Size, sign: i32, x: In[T, "batch n 2"], y: Out[T, "batch n 2"], work: Scratch[T, "batch n 2"]
):
    """y_k = sum of x_j exp(sign 2 pi i j k / n) for each row, any power of two to 2^16."""
    return _transform(x, sign)


def _real(dtype: DType, way: str) -> dict[str, Any]:
    forwards = way == "r2c"

    def of_packed_transforms(n: int, x: Array, **_: Any) -> Array:
        """Levels of n / 2 complex points and two levels more, that take the real transform apart."""
        # Of n points the norm of a half spectrum counts twice: the other half is its conjugate.
        norm = np.sqrt((x**2).sum(axis=(1,) if forwards else (1, 2)) * (1 if forwards else 2)).reshape(-1, 1)
        rows = _bound(dtype, n, norm, more=2)
        return (
            np.broadcast_to(rows[..., None], (len(x), n // 2 + 1, 2))
            if forwards
            else np.broadcast_to(rows, (len(x), n))
        )

    return {
        "element": dtype, "variant": dtype.name, "entry": f"fft_{way}_{dtype.name}", "ptx": "fft/stockham",
        "block": 128, "grid": lambda batch: max(1, batch), "shared": lambda n: 2 * n * dtype.size,
        "requires": [("n a power of two, 2 to 2048", lambda n: _power(n, 2, 2048))],
        "sizes": [{"n": n, "batch": b} for n, b in (
            (2, 2), (4, 3), (8, 1), (16, 2), (64, 3), (128, 1), (512, 2), (2048, 1))],
        "within": bounded(of_packed_transforms),
    }  # fmt: skip


@kernel("fft/r2c", **_real(f32, "r2c"))
@kernel("fft/r2c", **_real(f64, "r2c"))
def r2c(n: Size, batch: Size, x: In[T, "batch n"], y: Out[T, "batch n//2+1 2"]):
    """y_k = sum of x_j exp(-2 pi i j k / n), k = 0 ... n/2, for each row of real x."""
    return _pairs(np.fft.rfft(x, axis=1))


@kernel("fft/c2r", **_real(f32, "c2r"))
@kernel("fft/c2r", **_real(f64, "c2r"))
def c2r(n: Size, batch: Size, x: In[T, "batch n//2+1 2"], y: Out[T, "batch n"]):
    """The inverse of r2c times n; the imaginary parts of the first and the last point do not count."""
    return np.fft.irfft(x[..., 0] + 1j * x[..., 1], n=n, axis=1, norm="forward")
