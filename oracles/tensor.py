# SPDX-License-Identifier: Apache-2.0
"""Matrix products on tensor cores, row-major, with leading dimensions that may exceed the rows.

What tensor cores do between the products, which are exact, and the result: M. Fasi, N. J. Higham, M. Mikaitis,
S. Pranesh, Numerical behavior of NVIDIA tensor cores, PeerJ Computer Science 7, 2021, e330, section 4.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.bounds import Array, Bound, cdiv, magnitudes
from harness.contract import In, InOut, Size, T, bf16, bounded, exact, f16, f32, f64, i8, i32, kernel
from harness.dtypes import DType
from harness.selection import Choice, selection
from oracles.blas3 import into, leading, product_bound
from oracles.common import scaled, unread
from oracles.twofold import matmul, times

_TILE = 32
_SHAPES = ((1, 1, 1, 0), (5, 4, 0, 1), (31, 33, 15, 0), (32, 32, 32, 0), (33, 31, 17, 3), (65, 30, 40, 1),
           (17, 15, 70, 2), (40, 70, 16, 0))  # fmt: skip
_WHOLE_CHUNKS = ((1, 1, 1, 7), (5, 8, 0, 8), (31, 40, 16, 0), (32, 32, 32, 0), (33, 24, 17, 15), (65, 30, 72, 2))


def _round_up(n: int, to: int) -> int:
    return cdiv(n, to) * to


def _blocked(tf32: bool, form: str) -> Bound:
    def of_a_tensor_product(m: int, n: int, k: int, alpha: float, a: Any, b: Any, beta: float, c: Any, **_: Any) -> Any:
        """gamma_d (|alpha| |A| |B| + |beta| |C|), d = 3 k + 16: blocks of 4 products or more and the sum so far are
        aligned to the largest of them, cut off (2 u of the largest, each of the 5) and their sum cut off (2 u): 12 u a
        block; then alpha, beta, a sum (Fasi et al., section 4.3; Higham, 3.13).
        """
        left, right = magnitudes(_tf32(a) if tf32 else a)[:, :k], magnitudes(_tf32(b) if tf32 else b)
        product = left @ (right[:, :k].T if form == "nt" else right[:, :n])
        out: Array = np.zeros(c.shape)
        out[:, :n] = scaled(f32, 3 * k + 16, alpha, product, beta, c[:, :n])
        return out

    return bounded(of_a_tensor_product)


def _tf32(x: Any) -> Any:
    """f32 values rounded to tf32: 10 bits after the leading one, ties away from zero (PTX ISA, cvt.rna.tf32.f32)."""
    with np.errstate(over="ignore"):
        bits = x.astype(np.float32).view(np.uint32).astype(np.uint64)
    rounded = np.where((bits & 0x7F800000) == 0x7F800000, bits, (bits + 0x1000) & 0xFFFFE000)
    return rounded.astype(np.uint32).view(np.float32).astype(np.float64)


def _contract(dtype: DType, form: str, variant: str = "", step: int = 1, **others: Any) -> dict[str, Any]:
    """step: leading dimensions of A and B are multiples of so many elements: 16 bytes, what one copy moves."""
    tf32, whole = variant.startswith("tf32"), step > 1
    sizes = [
        {"m": m, "n": n, "k": k, "lda": _round_up(k + p, step),
         "ldb": _round_up((k if form == "nt" else n) + p, step), "ldc": n + p}
        for m, n, k, p in (_WHOLE_CHUNKS if whole else _SHAPES)
    ]  # fmt: skip
    chunks = [(f"{ld} a multiple of {step}", _multiple(ld, step)) for ld in ("lda", "ldb")] if whole else []
    variant = variant or dtype.name
    return {
        "element": dtype, "variant": variant, "entry": f"gemm_tensor_{form}_{variant}",
        "ptx": "blas/tensor_async" if whole else "blas/tensor", "block": 128, "special": dtype.kind == "float",
        "grid": lambda m, n: (max(1, cdiv(n, _TILE)), max(1, cdiv(m, _TILE))), "sizes": sizes,
        "requires": [*leading(lda="k", ldb="k" if form == "nt" else "n", ldc="n"), *chunks],
        "inputs": lambda rng, m, n, ldc, **_: unread("c", m, ldc), "within": _blocked(tf32, form),
    } | others  # fmt: skip


def _multiple(ld: str, step: int) -> Any:
    return lambda **sizes: sizes[ld] % step == 0


def _double(form: str) -> dict[str, Any]:
    def product(n: int, k: int, a: Any, b: Any, **_: Any) -> Any:
        return magnitudes(a[:, :k]) @ (magnitudes(b[:, :k]).T if form == "nt" else magnitudes(b[:, :n]))

    return _contract(f64, form, within=product_bound(f64, 0, product))


@kernel("blas/gemm_tensor", **_contract(f16, "nn"))
@kernel("blas/gemm_tensor", **_contract(bf16, "nn"))
@kernel("blas/gemm_tensor", **_contract(f16, "nn", "f16_async", 8))
@kernel("blas/gemm_tensor", **_contract(bf16, "nn", "bf16_async", 8))
def gemm_tensor(m: Size, n: Size, k: Size, alpha: f32, a: In[T, "m lda"], lda: Size, b: In[T, "k ldb"], ldb: Size,
                beta: f32, c: InOut[f32, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A B + beta C, products of a narrow type added up in single precision."""
    return into(c, n, times(alpha, matmul(a[:, :k], b[:, :n])), beta)


@kernel("blas/gemm_tensor", **_contract(f32, "nn", "tf32"))
def gemm_tensor_tf32(m: Size, n: Size, k: Size, alpha: f32, a: In[f32, "m lda"], lda: Size, b: In[f32, "k ldb"],
                     ldb: Size, beta: f32, c: InOut[f32, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A B + beta C for A and B rounded to tf32."""
    return gemm_tensor(m, n, k, alpha, _tf32(a), lda, _tf32(b), ldb, beta, c, ldc)


@kernel("blas/gemm_tensor", **_double("nn"))
def gemm_tensor_f64(m: Size, n: Size, k: Size, alpha: f64, a: In[f64, "m lda"], lda: Size, b: In[f64, "k ldb"],
                    ldb: Size, beta: f64, c: InOut[f64, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A B + beta C in double precision."""
    return gemm_tensor(m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)


@kernel("blas/gemm_tensor_nt", **_contract(f16, "nt"))
@kernel("blas/gemm_tensor_nt", **_contract(bf16, "nt"))
@kernel("blas/gemm_tensor_nt", **_contract(f16, "nt", "f16_async", 8))
@kernel("blas/gemm_tensor_nt", **_contract(bf16, "nt", "bf16_async", 8))
def gemm_tensor_nt(m: Size, n: Size, k: Size, alpha: f32, a: In[T, "m lda"], lda: Size, b: In[T, "n ldb"], ldb: Size,
                   beta: f32, c: InOut[f32, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A B^T + beta C, products of a narrow type added up in single precision."""
    return into(c, n, times(alpha, matmul(a[:, :k], b[:, :k].T)), beta)


@kernel("blas/gemm_tensor_nt", **_contract(f32, "nt", "tf32"))
@kernel("blas/gemm_tensor_nt", **_contract(f32, "nt", "tf32_async", 4))
def gemm_tensor_nt_tf32(m: Size, n: Size, k: Size, alpha: f32, a: In[f32, "m lda"], lda: Size, b: In[f32, "n ldb"],
                        ldb: Size, beta: f32, c: InOut[f32, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A B^T + beta C for A and B rounded to tf32."""
    return gemm_tensor_nt(m, n, k, alpha, _tf32(a), lda, _tf32(b), ldb, beta, c, ldc)


@kernel("blas/gemm_tensor_nt", **_double("nt"))
def gemm_tensor_nt_f64(m: Size, n: Size, k: Size, alpha: f64, a: In[f64, "m lda"], lda: Size, b: In[f64, "n ldb"],
                       ldb: Size, beta: f64, c: InOut[f64, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A B^T + beta C in double precision."""
    return gemm_tensor_nt(m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)


def _bytes(form: str, variant: str = "i8", step: int = 1, **others: Any) -> dict[str, Any]:
    return _contract(i8, form, variant, step, inputs=None, within=exact) | others


_DP4A = {
    "entry": "gemm_dp4a_nt_i8", "block": (16, 16), "grid": lambda m, n: (max(1, cdiv(n, 16)), max(1, cdiv(m, 16))),
}  # fmt: skip


@kernel("blas/gemm_int8", **_bytes("nn"))
def gemm_int8(m: Size, n: Size, k: Size, alpha: i32, a: In[i8, "m lda"], lda: Size, b: In[i8, "k ldb"], ldb: Size,
              beta: i32, c: InOut[i32, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A B + beta C of bytes in 32-bit integers, which wrap around."""
    return into(c, n, _wrapped(alpha * (a[:, :k] @ b[:, :n]) + beta * c[:, :n]), 0)


@kernel("blas/gemm_int8_nt", **_bytes("nt"))
@kernel("blas/gemm_int8_nt", **_bytes("nt", "i8_dp4a", **_DP4A))
@kernel("blas/gemm_int8_nt", **_bytes("nt", "i8_async", 16))
def gemm_int8_nt(m: Size, n: Size, k: Size, alpha: i32, a: In[i8, "m lda"], lda: Size, b: In[i8, "n ldb"], ldb: Size,
                 beta: i32, c: InOut[i32, "m ldc"], ldc: Size):  # fmt: skip
    """C = alpha A B^T + beta C of bytes in 32-bit integers, which wrap around."""
    return into(c, n, _wrapped(alpha * (a[:, :k] @ b[:, :k].T) + beta * c[:, :n]), 0)


def _wrapped(x: Any) -> Any:
    """64-bit integers, themselves modulo 2^64, as the 32-bit ones they wrap around to."""
    return x.astype(np.int64).astype(np.int32).astype(np.int64)


def _leading(form: str) -> Any:
    def complete(n: int, k: int, **_: int) -> dict[str, int]:
        return {"lda": _round_up(k, 8), "ldb": _round_up(k if form == "nt" else n, 8), "ldc": n}

    return complete


for _name, _form in (("blas/gemm_tensor", "nn"), ("blas/gemm_tensor_nt", "nt")):
    selection(
        _name, "auto", [Choice("f16_async", {"k": 32, "n": 16}, "sm_80"), Choice("f16", {})],
        base={"m": 20, "n": 20, "k": 20}, complete=_leading(_form),
    )  # fmt: skip
