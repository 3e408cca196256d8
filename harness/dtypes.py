# SPDX-License-Identifier: Apache-2.0
"""Element types of contracts: a name, a width, and the NumPy type that holds it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt


@dataclass(frozen=True, slots=True)
class DType:
    """An element type. kind: "float", "int" or "uint"; unit: the unit roundoff u of a float (2^-24 for f32), else 0."""

    name: str
    numpy: np.dtype[Any]
    kind: str
    unit: float = 0.0

    @property
    def size(self) -> int:
        """Bytes of one element."""
        return self.numpy.itemsize

    @property
    def smallest(self) -> float:
        """The smallest positive (subnormal) value of a float, else 0."""
        return float(_finfo(self).smallest_subnormal) if self.kind == "float" else 0.0

    @property
    def largest(self) -> float:
        """The largest finite value."""
        return float(_finfo(self).max) if self.kind == "float" else float(np.iinfo(self.numpy).max)

    def __str__(self) -> str:
        return self.name

    def round(self, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The values in this type, to nearest even."""
        with np.errstate(over="ignore", invalid="ignore"):
            return np.asarray(values).astype(self.numpy)

    def wide(self, values: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The values as an oracle works on them: float64, or 64-bit integers."""
        if self.kind == "float":
            return np.asarray(values).astype(np.float64)
        return np.asarray(values).astype(np.int64 if self.kind == "int" or self.size < 8 else np.uint64)


def _finfo(dtype: DType) -> Any:
    return ml_dtypes.finfo(dtype.numpy)


f16 = DType("f16", np.dtype(np.float16), "float", 2.0**-11)
bf16 = DType("bf16", np.dtype(ml_dtypes.bfloat16), "float", 2.0**-8)
f32 = DType("f32", np.dtype(np.float32), "float", 2.0**-24)
f64 = DType("f64", np.dtype(np.float64), "float", 2.0**-53)
i8, u8 = DType("i8", np.dtype(np.int8), "int"), DType("u8", np.dtype(np.uint8), "uint")
i16, u16 = DType("i16", np.dtype(np.int16), "int"), DType("u16", np.dtype(np.uint16), "uint")
i32, u32 = DType("i32", np.dtype(np.int32), "int"), DType("u32", np.dtype(np.uint32), "uint")
i64, u64 = DType("i64", np.dtype(np.int64), "int"), DType("u64", np.dtype(np.uint64), "uint")

DTYPES = {d.name: d for d in (f16, bf16, f32, f64, i8, u8, i16, u16, i32, u32, i64, u64)}
