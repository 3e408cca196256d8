# SPDX-License-Identifier: Apache-2.0
"""Launches of the kernels in `tests/corpus/dialects`, each with the NumPy oracle of what it computes.

An argument is a NumPy array (a buffer), `null`, or a scalar in the parameter's own bytes; the conventions of compilers
are spelled with helpers: `rust(array)` is a pointer and a length, `numba(array)` seven scalars.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from harness.findings import Kind

Array = npt.NDArray[Any]
N = 700
"""Elements of most cases: no multiple of a block."""


@dataclass(frozen=True)
class Run:
    """One launch: what goes in, which buffers (by place among the arrays) must then hold what, and how near."""

    grid: tuple[int, ...]
    block: tuple[int, ...]
    args: Sequence[Any]
    expect: dict[int, Array]
    shared: int = 0
    cluster: tuple[int, ...] = (1,)
    within: float = 0.0
    """Largest error allowed, relative to the largest element; 0: bit for bit."""
    faults: frozenset[Kind] = field(default_factory=frozenset)
    """What must be found; nothing else may be."""
    threads: str = "random"


RACE = frozenset({Kind.RACE})
CASES: dict[tuple[str, str], list[Callable[[np.random.Generator], Run]]] = {}


def case(file: str, entry: str) -> Callable[[Callable[[np.random.Generator], Run]], Callable[..., Run]]:
    """Register a launch of a kernel."""

    def add(make: Callable[[np.random.Generator], Run]) -> Callable[..., Run]:
        CASES.setdefault((file, entry), []).append(make)
        return make

    return add


def i32(n: int) -> bytes:
    return int(n).to_bytes(4, "little", signed=n < 0)


def u64(n: int) -> bytes:
    return int(n).to_bytes(8, "little")


def f32(x: float) -> bytes:
    return np.float32(x).tobytes()


def rust(a: Array) -> tuple[Any, ...]:
    """A Rust slice: pointer, then length in elements."""
    return a, u64(a.size)


def numba(a: Array) -> tuple[Any, ...]:
    """A numba array: meminfo, parent, items, bytes of an item, data, shape of each axis, stride of each axis."""
    return null, null, u64(a.size), u64(a.itemsize), a, *map(u64, a.shape), *map(u64, a.strides)


null = u64(0)


def floats(rng: np.random.Generator, *shape: int, dtype: str = "f4") -> Array:
    return rng.uniform(-2, 2, shape).astype(dtype)


def words(rng: np.random.Generator, *shape: int, below: int = 2**32) -> Array:
    return rng.integers(0, below, shape, dtype=np.uint64).astype(np.uint32)


def tree(x: Array, block: int = 256) -> Array:
    """The sums of blocks in the order in which a halving tree adds them: bit for bit what such a kernel gives."""
    padded = np.zeros(-(-x.size // block) * block, x.dtype)
    padded[: x.size] = x
    rows = padded.reshape(-1, block)
    while rows.shape[1] > 1:
        half = rows.shape[1] // 2
        rows = rows[:, half:] + rows[:, :half]
    return rows[:, 0]


def blocks(n: int, block: int = 256) -> tuple[int]:
    return (-(-n // block),)


def scratch(shape: int | tuple[int, ...], dtype: Any = np.float32) -> Array:
    """An output before the launch: bytes no oracle gives."""
    return np.frombuffer(b"\xa5" * (int(np.prod(shape)) * np.dtype(dtype).itemsize), dtype).reshape(shape).copy()


# --- nvcc ---

NVCC = "nvcc_mixed_sm90"


@case(NVCC, "vecadd")
def _(rng: np.random.Generator) -> Run:
    # The table in constant memory has no values of its own: all zeros.
    a, b = floats(rng, N), floats(rng, N)
    return Run(blocks(N), (256,), [a, b, scratch(N), i32(N)], {2: a + b})


@case(NVCC, "red")
def _(rng: np.random.Generator) -> Run:
    x = floats(rng, N)
    return Run(blocks(N), (256,), [x, scratch(3), i32(N)], {1: tree(x)})


def helper(x: Array, steps: int) -> Array:
    """The device function of both compilers: x <- 1.25 x - 0.5 x*x, `steps` times."""
    for _ in range(steps):
        x = x * np.float32(1.25) - x * (x * np.float32(0.5))
    return x


def misc(x: Array, scale: float, shift: float, steps: int) -> Run:
    params = f32(shift) + bytes(4) + np.float64(scale).tobytes() + i32(steps) + bytes(4)
    y = scale * x + np.float32(shift).astype(np.float64) + helper(np.float32(x), steps) + np.sin(x)
    counts = np.bincount(np.arange(x.size) % 8, minlength=9).astype(np.uint32)
    counts[8] = np.count_nonzero(x > 0)
    args = [params, x, scratch(x.size, np.float64), i32(x.size), np.zeros(9, np.uint32)]
    return Run((1,), (x.size,), args, {1: y, 2: counts}, shared=4 * x.size, within=1e-6)


@case(NVCC, "misc")
def _(rng: np.random.Generator) -> Run:
    return misc(rng.uniform(-2, 2, 96), 1.25, 0.75, 7)


@case(NVCC, "misc")
def _(rng: np.random.Generator) -> Run:
    # Beyond 2^31 the sine reduces its argument in a device function; -x + x leaves the sine alone to be compared.
    x = rng.uniform(-1, 1, 64).astype(np.float32) * np.float32(2) ** rng.integers(20, 60, 64).astype(np.float32)
    return misc(x.astype(np.float64), -1, 0, 0)


@case(NVCC, "asrt")
def _(rng: np.random.Generator) -> Run:
    # Twenty words choose which of themselves are added up, and each thread stores twice the sum over one of them.
    # Nothing orders the stores of one block after the loads of the other: a race. Block by block it is 2, then 40 sums.
    w = words(rng, 32, below=1000)
    once = 2 * w[w[:20] % 20].sum(dtype=np.uint32)
    return Run((2,), (32,), [w], {0: np.full(32, 40 * once, np.uint32)}, cluster=(2,), threads="sequential",
               faults=RACE)  # fmt: skip


# --- numba ---

NUMBA = "numba_reduce_sm90"


@case(NUMBA, "red")
def _(rng: np.random.Generator) -> Run:
    x = floats(rng, N)
    return Run(blocks(N), (256,), [*numba(x), *numba(scratch(3))], {1: tree(x)})


# --- Triton ---


# Each lane of a warp stores the warp's maximum and sum, the same value at one place: a race by the memory model's
# rules, harmless on every device. Triton writes it so.
@case("triton_softmax_sm90", "softmax_kernel")
def _(rng: np.random.Generator) -> Run:
    rows, columns, stride = 3, 1000, 1008
    x = np.zeros((rows, stride), np.float32)
    x[:, :columns] = floats(rng, rows, columns) * 8
    e = np.exp(x[:, :columns].astype(np.float64) - x[:, :columns].max(1, keepdims=True))
    y = np.zeros((rows, stride))
    y[:, :columns] = e / e.sum(1, keepdims=True)
    out = scratch((rows, stride))
    y[:, columns:] = out[:, columns:]
    return Run((rows,), (128,), [x, out, i32(stride), i32(columns), null, null], {1: y}, shared=16, within=1e-6,
               faults=RACE)  # fmt: skip


@case("triton_matmul_sm80", "mm")
def _(rng: np.random.Generator) -> Run:
    m, n, k = 128, 192, 96
    a, b = floats(rng, m, k, dtype="f2"), floats(rng, k, n, dtype="f2")
    c = a.astype(np.float64) @ b.astype(np.float64)
    args = [a, b, scratch((m, n)), i32(m), i32(n), i32(k), null, null]
    return Run((m // 64, n // 64), (128,), args, {2: c}, shared=16384, within=1e-5)


@case("triton_wgmma_sm90", "mmT")
def _(rng: np.random.Generator) -> Run:
    # b lies by columns. Copies of three stages ahead, products of a warpgroup one group behind.
    m, n, k = 128, 128, 320
    a, b = floats(rng, m, k, dtype="f2"), floats(rng, n, k, dtype="f2")
    c = a.astype(np.float64) @ b.astype(np.float64).T
    args = [a, b, scratch((m, n)), i32(m), i32(n), i32(k), null, null]
    return Run((m // 64, n // 64), (128,), args, {2: c}, shared=49152, within=1e-5)


@case("triton_attention_sm90", "attn")
def _(rng: np.random.Generator) -> Run:
    # Softmax(q k^T / 8) v, a block of rows at a time; probabilities are rounded to binary16 and stay in registers.
    s, d = 128, 32
    q, k, v = (floats(rng, s, d, dtype="f2") for _ in range(3))
    scores = q.astype(np.float64) @ k.astype(np.float64).T * 0.125
    p = np.exp(scores - scores.max(1, keepdims=True))
    y = p / p.sum(1, keepdims=True) @ v.astype(np.float64)
    args = [q, k, v, scratch((s, d)), i32(s), null, null]
    return Run((s // 64,), (128,), args, {3: y}, shared=12288, within=2e-3)
