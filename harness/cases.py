# SPDX-License-Identifier: Apache-2.0
"""Cases: sizes and inputs for a kernel, drawn from a seed. The same kernel, seed and index give the same bytes.

A plan is small and hard: sizes at the edges of blocks and warps, values that cancel, exact integers, and, where the
contract admits them, NaN, infinities, signed zeros and subnormals. Which size meets which values varies with the seed.
A case has a text form that with kernel and seed gives it back.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from harness.contract import ArrayParam, Kernel
from harness.dtypes import DType
from harness.errors import ContractError, UsageError

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

Array = npt.NDArray[Any]
MOST = 12
"""Cases of a kernel in the default plan, at most."""


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """One launch's data. values: one of `VALUES`; arrays hold their own element types.

    index: its place in the plan of its seed. scalars are NumPy scalars of the parameter's type.
    """

    index: int
    sizes: dict[str, int]
    values: str
    seed: int
    scalars: dict[str, Any]
    arrays: dict[str, Array]

    @property
    def text(self) -> str:
        """Its part of a replay token: "n=33,values=normal"; `parse_case` reads it."""
        return ",".join([*(f"{k}={v}" for k, v in self.sizes.items()), f"values={self.values}"])

    def __str__(self) -> str:
        return " ".join([*(f"{k}={v}" for k, v in self.sizes.items()), f"values={self.values}"])


def cases(kernel: Kernel, seed: int, plan: str = "default") -> list[Case]:
    """The plan of a kernel under a seed, without sizes that the contract refuses.

    Raises ContractError when none is left.
    """
    sizes = [s for s in _sizes(kernel) if not kernel.refuses(s)]
    if not sizes:
        raise ContractError(f"{kernel.name}: no sizes that its own requirements admit", remedy="give sizes=")
    kinds = _kinds(kernel)
    out = []
    for i in range(max(len(sizes[:MOST]), len(kinds))):
        out.append(make(kernel, i, sizes[i % len(sizes)], kinds[(i + seed) % len(kinds)], seed))
    return out


def make(kernel: Kernel, index: int, sizes: Mapping[str, int], values: str, seed: int) -> Case:
    """One case. The generator is keyed by kernel, index and seed, not by what was drawn before."""
    sizes = {p.name: int(sizes[p.name]) for p in kernel.params if p.kind == "size"}
    key = zlib.crc32(f"{kernel.name}:{kernel.variant}:{index}".encode())
    rng = np.random.default_rng([seed & 0xFFFFFFFFFFFFFFFF, key])
    given = dict(kernel.worked_out("inputs", kernel.inputs, {"rng": rng, **sizes}) or {})
    scalars: dict[str, Any] = {}
    arrays: dict[str, Array] = {}
    for p in kernel.params:
        if p.kind == "scalar" and p.dtype:
            value = given.get(p.name)
            if value is None:
                value = _even(rng, kernel, p.name, p.dtype, ()) if p.name in kernel.ranges else None
            scalars[p.name] = p.dtype.numpy.type(_scalar(rng, p.dtype, values) if value is None else value)
        elif p.array and p.array.role in ("in", "inout"):
            shape = kernel.shape(p.array, sizes)
            value = np.zeros(shape) if p.array.zeroed else given.get(p.name)
            if value is None and p.name in kernel.ranges:
                value = _even(rng, kernel, p.name, p.array.dtype, shape)
            drawn = draw(rng, p.array.dtype, shape, values) if value is None else p.array.dtype.round(np.asarray(value))
            if drawn.shape != shape:
                raise ContractError(f"{kernel.name}: inputs() gave {p.name} the shape {drawn.shape}, expected {shape}")
            arrays[p.name] = drawn
    return Case(index, dict(sizes), values, seed, scalars, arrays)


def parse_case(kernel: Kernel, text: str, seed: int, index: int = 0) -> Case:
    """The case of a text form. Raises UsageError for a text of another kernel or form."""
    fields = dict(part.partition("=")[::2] for part in text.split(","))
    values = fields.pop("values", "")
    names = [p.name for p in kernel.params if p.kind == "size"]
    whole = all(v.isascii() and v.isdigit() for v in fields.values())
    if set(fields) != set(names) or values not in VALUES or not whole:
        raise UsageError(f"{text!r} is no case of {kernel.name}", remedy="copy the whole token from the report")
    return make(kernel, index, {n: int(v) for n, v in fields.items()}, values, seed)


def case_strategy(kernel: Kernel) -> SearchStrategy[Case]:
    """Hypothesis strategy of cases: sizes of the contract's list, or small ones that it admits; any values and seed."""
    from hypothesis import strategies as st

    names = [p.name for p in kernel.params if p.kind == "size"]
    if isinstance(kernel.sizes, list | tuple):
        sizes: SearchStrategy[Any] = st.sampled_from([{n: int(s[n]) for n in names} for s in kernel.sizes])
    else:
        ladders = dict(kernel.sizes or {})
        columns = {
            n: st.sampled_from([int(v) for v in ladders[n]]) if n in ladders else st.integers(0, 300) for n in names
        }
        sizes = st.fixed_dictionaries(columns)
    admitted = sizes.filter(lambda s: not kernel.refuses(s))
    drawn = st.tuples(admitted, st.sampled_from(_kinds(kernel)), st.integers(0, 2**32 - 1))
    return drawn.map(lambda t: make(kernel, 0, *t))


VALUES = ("normal", "integers", "cancelling", "negative", "special", "tiny", "extreme")
"""Value classes. "negative": no positive float; "tiny": subnormal and zero floats of either sign; "extreme": integers
over the whole range of their type; "special": NaN, infinities, the largest and the smallest among ordinary floats.
"""


def _kinds(kernel: Kernel) -> list[str]:
    read = [a.dtype for _, a in kernel.arrays if a.role in ("in", "inout") and not a.zeroed]
    if any(d.kind == "float" for d in read):
        return ["normal", "integers", "cancelling", "negative", *(["special", "tiny"] if kernel.special else [])]
    return ["normal", "extreme"] if read else ["normal"]


def _even(rng: np.random.Generator, kernel: Kernel, name: str, dtype: DType, shape: tuple[int, ...]) -> Any:
    """Values spread evenly over the range that the contract admits, its ends included for integers."""
    low, high = kernel.ranges[name]
    if dtype.kind == "float":
        return rng.uniform(low, high, shape)
    return rng.integers(int(low), int(high), shape, endpoint=True)


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
        if values == "extreme":
            info = np.iinfo(dtype.numpy)
            out = rng.integers(info.min, info.max, shape, dtype.numpy, endpoint=True)
            flat = out.reshape(-1)
            flat[rng.integers(0, max(count, 1), min(count, 4))] = [info.min, info.max, 0, 1][: min(count, 4)]
            return out
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
    if values == "negative":
        out = -np.abs(out)
    if values == "tiny":
        out = rng.integers(-1000, 1001, shape) * dtype.smallest * np.where(rng.random(shape) < 0.5, 1.0, -1.0)
    if values == "special" and count:
        flat = out.reshape(-1)
        kinds = rng.permutation([np.nan, np.inf, -np.inf, -0.0, 0.0, dtype.smallest, -dtype.smallest])
        # Few elements get few of them, so that something is left to compare.
        for special in kinds[: max(1, count // 2)]:
            flat[rng.integers(count)] = special
        if count >= 8:
            flat[rng.integers(count)] = dtype.largest
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
