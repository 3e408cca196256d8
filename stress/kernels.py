# SPDX-License-Identifier: Apache-2.0
"""Bundled kernels as scenarios launch them: prepared by their contract, with their oracle as reference.

Scenarios use kernels that read and write every byte of their operands once, so that an order of two launches shows in
every element.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from harness.bounds import results
from harness.contract import Kernel, Param
from harness.errors import UsageError
from harness.library import load
from harness.prepare import prepare
from harness.program import Arg, Buffer, Launch, Ptr, Scalar

Span: TypeAlias = tuple[str, int, int]


@dataclass(frozen=True, slots=True)
class Operand:
    """An array argument: a buffer, from element `at` on."""

    buffer: str
    at: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Call:
    """One kernel variant on one architecture, ready to launch."""

    kernel: Kernel
    arch: str

    def launch(
        self,
        stream: int,
        sizes: Mapping[str, int],
        scalars: Mapping[str, float],
        arrays: Mapping[str, Operand],
        buffers: Mapping[str, Buffer],
    ) -> Launch:
        """The op, with the bytes it reads and writes. Raises UsageError when an array does not fit its buffer, and
        LaunchRefused when the contract does not allow the sizes.
        """
        token = prepare(self.kernel, sizes, arch=self.arch)
        args: list[Arg] = []
        reads: list[Span] = []
        writes: list[Span] = []
        for param, (_, width, _) in zip(self.kernel.params, token.params, strict=True):
            if param.array is None:
                args.append(_scalar(param, width, sizes, scalars))
                continue
            operand = arrays[param.name]
            size = param.array.dtype.size
            count = int(np.prod(self.kernel.shape(param.array, sizes)))
            span = (operand.buffer, operand.at * size, (operand.at + count) * size)
            if span[2] > buffers[operand.buffer].nbytes:
                raise UsageError(f"{param.name}: {count} elements from {operand.at} on do not fit {operand.buffer}")
            reads += [span] if param.array.role != "out" else []
            writes += [span] if param.array.role != "in" else []
            args.append(Ptr(*span[:2]))
        return Launch(stream, token, tuple(args), declared=(tuple(reads), tuple(writes)))

    def reference(
        self,
        sizes: Mapping[str, int],
        scalars: Mapping[str, float],
        arrays: Mapping[str, Operand],
        state: dict[str, npt.NDArray[Any]],
    ) -> None:
        """Do to `state` what the kernel does to memory, by its oracle; exact as long as its results are."""
        values: dict[str, Any] = {**sizes, **scalars}
        views: dict[str, npt.NDArray[Any]] = {}
        for name, array in self.kernel.arrays:
            operand, shape = arrays[name], self.kernel.shape(array, sizes)
            views[name] = state[operand.buffer][operand.at : operand.at + int(np.prod(shape))].reshape(shape)
            values[name] = array.dtype.wide(views[name])
        names = [name for name, _ in self.kernel.results]
        for name, value in zip(names, results(self.kernel.oracle(**values), names), strict=True):
            views[name][...] = value


def _scalar(param: Param, width: int, sizes: Mapping[str, int], scalars: Mapping[str, float]) -> Scalar:
    if param.kind == "size":
        return Scalar(sizes[param.name].to_bytes(width, "little"), f"{param.name}={sizes[param.name]}")
    assert param.dtype is not None
    value = param.dtype.numpy.type(scalars[param.name])
    return Scalar(value.tobytes(), f"{param.name}={value}")


@cache
def bundled(name: str, variant: str, arch: str) -> Call:
    """A bundled kernel for an architecture. Raises UsageError when there is none of that name."""
    for kernel in load():
        if (kernel.name, kernel.variant) == (name, variant):
            return Call(kernel, arch)
    raise UsageError(f"no bundled kernel {name} {variant}", remedy="reinstall: the kernels are package data")
