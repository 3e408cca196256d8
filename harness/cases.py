# SPDX-License-Identifier: Apache-2.0
"""Cases: sizes and inputs for a kernel, drawn from a seed. The same kernel, seed and index give the same bytes.

A plan is small and hard: sizes at the edges of blocks and warps, values that cancel, exact integers, and, where the
contract admits them, NaN, infinities, signed zeros and subnormals.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from harness.contract import ArrayParam, Kernel
from harness.dtypes import DType
from harness.errors import ContractError

Array = npt.NDArray[Any]
MOST = 12
"""Cases of a kernel in the default plan, at most."""


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """One launch's data. values: "normal", "integers", "cancelling" or "special"; arrays hold their own element types.

    index: its place in the plan of its seed. scalars are NumPy scalars of the parameter's type.
    """

    index: int
    sizes: dict[str, int]
    values: str
    seed: int
    scalars: dict[str, Any]
    arrays: dict[str, Array]

    def __str__(self) -> str:
        return " ".join([*(f"{k}={v}" for k, v in self.sizes.items()), f"values={self.values}"])


def cases(kernel: Kernel, seed: int, plan: str = "default") -> list[Case]:
    """The plan of a kernel under a seed, without sizes that the contract refuses.

    Raises ContractError when none is left.
    """
    sizes = [s for s in _sizes(kernel) if all(holds(**s) for _, holds in kernel.requires)]
    if not sizes:
        raise ContractError(f"{kernel.name}: no sizes that its own requirements admit", remedy="give sizes=")
    kinds = _kinds(kernel)
    out = []
    for i in range(max(len(sizes[:MOST]), len(kinds))):
        out.append(make(kernel, i, sizes[i % len(sizes)], kinds[i % len(kinds)], seed))
    return out


def make(kernel: Kernel, index: int, sizes: Mapping[str, int], values: str, seed: int) -> Case:
    """One case. The generator is keyed by kernel, index and seed, not by what was drawn before."""
    key = zlib.crc32(f"{kernel.name}:{kernel.variant}:{index}".encode())
    rng = np.random.default_rng([seed & 0xFFFFFFFFFFFFFFFF, key])
    given = dict(kernel.inputs(rng, **sizes)) if kernel.inputs else {}
    scalars: dict[str, Any] = {}
    arrays: dict[str, Array] = {}
    for p in kernel.params:
        if p.kind == "scalar" and p.dtype:
            value = given.get(p.name)
            scalars[p.name] = p.dtype.numpy.type(_scalar(rng, p.dtype, values) if value is None else value)
        elif p.array and p.array.role in ("in", "inout"):
            shape = kernel.shape(p.array, sizes)
            value = np.zeros(shape) if p.array.zeroed else given.get(p.name)
            drawn = draw(rng, p.array.dtype, shape, values) if value is None else p.array.dtype.round(np.asarray(value))
            if drawn.shape != shape:
                raise ContractError(f"{kernel.name}: inputs() gave {p.name} the shape {drawn.shape}, expected {shape}")
            arrays[p.name] = drawn
    return Case(index, dict(sizes), values, seed, scalars, arrays)


def _kinds(kernel: Kernel) -> list[str]:
    floats = any(a.dtype.kind == "float" for _, a in kernel.arrays if a.role in ("in", "inout"))
    if not floats:
        return ["normal"]
    return ["normal", "integers", "cancelling", *(["special"] if kernel.special else [])]


def _sizes(kernel: Kernel) -> Iterator[dict[str, int]]:
    names = [p.name for p in kernel.params if p.kind == "size"]
    if isinstance(kernel.sizes, list | tuple):
        for given in kernel.sizes:
            yield {n: int(given[n]) for n in names}
        return
    ladders = dict(kernel.sizes or {})
    edge = kernel.geometry(dict.fromkeys(names, 33))[1] if names else (1, 1, 1)
    b = int(np.prod(edge))
    default = [b + 1, 1, 31, 2 * b + 1, 32, b, b - 1, 33, 1021] if len(names) == 1 else [17, 1, 33, 16, 31, 64, 5]
    # Each name walks its ladder from another start, so that shapes are not square and edges meet each other.
    columns = {n: list(ladders.get(n, default)) for n in names}
    longest = max((len(c) for c in columns.values()), default=1)
    for i in range(longest):
        yield {n: int(c[(i * (1 + 2 * (k % 2)) + k) % len(c)]) for k, (n, c) in enumerate(columns.items())}


def draw(rng: np.random.Generator, dtype: DType, shape: tuple[int, ...], values: str) -> Array:
    """An array of a type. Integers span small values of the type; floats follow the value class."""
    count = int(np.prod(shape, dtype=np.int64))
    if dtype.kind != "float":
        low, high = (0, 100) if dtype.kind == "uint" else (-100, 101)
        return rng.integers(low, high, shape).astype(dtype.numpy)
    if values == "integers":
        return dtype.round(rng.integers(-8, 9, shape).astype(np.float64))
    out = rng.standard_normal(shape)
    if values == "cancelling" and count > 1:
        flat = out.reshape(-1)
        half = count // 2
        flat[half : 2 * half] = -flat[:half] * (1 + 2.0**-6 * rng.standard_normal(half))
        rng.shuffle(flat)
    if values == "special" and count:
        flat = out.reshape(-1)
        for special in (np.nan, np.inf, -np.inf, -0.0, 0.0, dtype.smallest, -dtype.smallest, dtype.largest):
            flat[rng.integers(count)] = special
    return dtype.round(out)


def _scalar(rng: np.random.Generator, dtype: DType, values: str) -> Any:
    if dtype.kind != "float":
        return rng.integers(0, 1 << min(8 * dtype.size - 1, 62))
    return float(rng.integers(1, 4)) if values == "integers" else float(rng.uniform(0.25, 2.0))


def wide_values(kernel: Kernel, case: Case) -> dict[str, Any]:
    """What the oracle gets: ints, and values widened to float64 or 64-bit integers; None for pure outputs."""
    out: dict[str, Any] = {}
    for p in kernel.params:
        if p.kind == "size":
            out[p.name] = case.sizes[p.name]
        elif p.kind == "scalar":
            value = case.scalars[p.name]
            out[p.name] = float(value) if p.dtype and p.dtype.kind == "float" else int(value)
        else:
            array = case.arrays.get(p.name)
            out[p.name] = None if array is None or p.dtype is None else p.dtype.wide(array)
    return out


def is_output(array: ArrayParam) -> bool:
    """Whether the kernel's writes to it are its result."""
    return array.role in ("out", "inout")
