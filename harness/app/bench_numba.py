# SPDX-License-Identifier: Apache-2.0
"""The peer of `make bench`: numba's CUDA simulator on sizes it can finish. Run as a child process; prints JSON.

The simulator must be chosen before numba is imported (NUMBA_ENABLE_CUDASIM=1), hence a process of its own.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np
from numba import cuda, float32

TILE = 16


@cuda.jit
def _axpy(n, alpha, x, y):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < n:
        y[i] = alpha * x[i] + y[i]


@cuda.jit
def _sgemm(a, b, c):  # type: ignore[no-untyped-def]
    # One array a source line: the simulator takes two on one line for the same array.
    sa = cuda.shared.array((TILE, TILE), float32)
    sb = cuda.shared.array((TILE, TILE), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    row, col = cuda.blockIdx.y * TILE + y, cuda.blockIdx.x * TILE + x
    total = float32(0.0)
    for tile in range(a.shape[1] // TILE):
        sa[y, x] = a[row, tile * TILE + x]
        sb[y, x] = b[tile * TILE + y, col]
        cuda.syncthreads()
        for k in range(TILE):
            total += sa[y, k] * sb[k, x]
        cuda.syncthreads()
    c[row, col] = total


def _median_seconds(run: Callable[[], None], repetitions: int) -> float:
    times = []
    for _ in range(repetitions):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def main() -> None:
    """Time both kernels, check their results, print {"axpy": seconds, "sgemm": seconds} for 8,192 and 32x32 threads."""
    repetitions = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    n = 8192
    x, y = np.arange(n, dtype=np.float32), np.ones(n, dtype=np.float32)
    out = y.copy()
    _axpy[n // 256, 256](n, np.float32(2), x, out)
    if not np.array_equal(out, 2 * x + y):
        raise SystemExit("numba's simulator computed a wrong axpy")
    axpy = _median_seconds(lambda: _axpy[n // 256, 256](n, np.float32(2), x, out), repetitions)
    a = np.random.default_rng(0).integers(-3, 4, (32, 32)).astype(np.float32)
    b = np.random.default_rng(1).integers(-3, 4, (32, 32)).astype(np.float32)
    c = np.zeros((32, 32), np.float32)
    _sgemm[(2, 2), (TILE, TILE)](a, b, c)
    if not np.array_equal(c, a @ b):
        raise SystemExit("numba's simulator computed a wrong sgemm")
    sgemm = _median_seconds(lambda: _sgemm[(2, 2), (TILE, TILE)](a, b, c), repetitions)
    print(json.dumps({"axpy": axpy, "sgemm": sgemm}))


if __name__ == "__main__":
    main()
