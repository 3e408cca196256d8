# SPDX-License-Identifier: Apache-2.0
"""The bundled kernel that scenarios launch, and its reference: y += alpha x, in binary32 or binary64.

It reads and writes every byte of its operands once, so an order of two launches shows in every element.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from harness.errors import UsageError
from harness.program import Arg, Buffer, Code, Launch, PreparedLaunch, Ptr, Scalar
from harness.ptx.abi import param_layout
from harness.ptx.parser import parse

_BLOCK = 64
_DTYPES: dict[str, npt.DTypeLike] = {"f32": np.float32, "f64": np.float64}


@dataclass(frozen=True, slots=True)
class Operand:
    """An array argument: a buffer, from element `at` on."""

    buffer: str
    at: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Call:
    """One kernel variant, ready to launch."""

    code: Code
    params: tuple[tuple[int, int, int], ...]
    dtype: np.dtype[Any]

    def launch(
        self,
        stream: int,
        sizes: Mapping[str, int],
        scalars: Mapping[str, float],
        arrays: Mapping[str, Operand],
        buffers: Mapping[str, Buffer],
    ) -> Launch:
        """The op, with the bytes it reads and writes. Raises UsageError when an array does not fit its buffer."""
        n = sizes["n"]
        spans = {}
        for name, operand in arrays.items():
            begin, end = operand.at * self.dtype.itemsize, (operand.at + n) * self.dtype.itemsize
            if end > buffers[operand.buffer].nbytes:
                raise UsageError(f"{name}: {n} elements from {operand.at} on do not fit buffer {operand.buffer}")
            spans[name] = (operand.buffer, begin, end)
        alpha = np.asarray(scalars["alpha"], self.dtype)
        args: tuple[Arg, ...] = (
            Scalar(np.uint32(n).tobytes(), f"n={n}"),
            Scalar(alpha.tobytes(), f"alpha={alpha}"),
            Ptr(*spans["x"][:2]),
            Ptr(*spans["y"][:2]),
        )
        token = PreparedLaunch(self.code, (-(-n // _BLOCK), 1, 1), (_BLOCK, 1, 1), 0, self.params, name="blas/axpy")
        return Launch(stream, token, args, declared=((spans["x"], spans["y"]), (spans["y"],)))

    def reference(
        self,
        sizes: Mapping[str, int],
        scalars: Mapping[str, float],
        arrays: Mapping[str, Operand],
        state: dict[str, npt.NDArray[Any]],
    ) -> None:
        """Do to `state` what the kernel does to memory."""
        n, x, y = sizes["n"], arrays["x"], arrays["y"]
        update = self.dtype.type(scalars["alpha"]) * state[x.buffer][x.at : x.at + n]
        state[y.buffer][y.at : y.at + n] += update


@cache
def bundled(name: str, variant: str, arch: str) -> Call:
    """A bundled kernel for an architecture. Raises UsageError when there is none of that name."""
    path = _root() / f"{name}.sm_75.ptx"
    if not path.is_file():
        raise UsageError(f"no bundled kernel {name}", remedy="reinstall: the kernels are package data")
    text = path.read_text(encoding="utf-8")
    entry = f"{path.name.split('.')[0]}_{variant}"
    layout = param_layout(parse(text, path.name).entry(entry))
    return Call(
        Code(text, entry, path.name),
        tuple((s.offset, s.size, s.align) for s in layout.slots),
        np.dtype(_DTYPES[variant]),
    )


def _root() -> Path:
    """Package data in a wheel, else the directory beside the package."""
    packaged = Path(str(files("harness") / "_kernels"))
    return packaged if packaged.is_dir() else Path(__file__).resolve().parent.parent / "kernels"
