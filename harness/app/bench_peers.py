# SPDX-License-Identifier: Apache-2.0
"""The peers of `make bench`: Oclgrind (where it is installed) and numba's CUDA simulator, on sizes they can finish.

Both compute the same things as the Programs of harness/app/bench_kernels.py, and a peer's rate is the emulator's count
of instructions for the work, over the peer's seconds. Oclgrind runs a description of one launch; what a launch of one
group takes (start, compilation) is taken off.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

_OPENCL = """\
__kernel void axpy(uint n, float a, __global const float *x, __global float *y) {
  uint i = get_global_id(0);
  if (i < n) y[i] = a * x[i] + y[i];
}

__kernel void sgemm(uint n, __global const float *a, __global const float *b, __global float *c) {
  __local float sa[16][17], sb[16][17];
  uint x = get_local_id(0), y = get_local_id(1), column = get_global_id(0), row = get_global_id(1);
  float sum = 0.0f;
  for (uint tile = 0; tile < n; tile += 16) {
    sa[y][x] = a[row * n + tile + x];
    sb[y][x] = b[(tile + y) * n + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = 0; k < 16; k++) sum += sa[y][k] * sb[k][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + column] = sum;
}

__kernel void collatz(__global uint *out, uint n) {
  uint i = get_global_id(0), v = i + 1, steps = 0;
  if (i >= n) return;
  while (v != 1) { steps++; v = v & 1 ? v * 3 + 1 : v >> 1; }
  out[i] = steps;
}
"""


def _launch(name: str, n: int, groups: int | None) -> str:
    """A description for oclgrind-kernel: n as in bench_kernels; groups: how many of the work's run, None for all."""
    one = f"<size=4 uint>\n{n}\n"
    if name == "axpy":
        items, group = f"{groups * 256 if groups else n} 1 1", "256 1 1"
        arguments = f"{one}<size=4 float>\n2\n<size={4 * n} float fill=1>\n<size={4 * n} float fill=2>\n"
    elif name == "sgemm":
        items, group = ("16 16 1" if groups else f"{n} {n} 1"), "16 16 1"
        arguments = one + 3 * f"<size={4 * n * n} float fill=1>\n"
    else:
        items, group = f"{groups * 256 if groups else n} 1 1", "256 1 1"
        arguments = f"<size={4 * n} uint fill=0>\n{one}"
    return f"bench.cl\n{name}\n{items}\n{group}\n{arguments}"


def oclgrind(work: dict[str, tuple[int, int]], repetitions: int) -> dict[str, dict[str, float]] | str:
    """Million thread-instructions a second, plain and race-checked, one thread, by name; or why it did not run.

    work: of each name its size n and the emulator's count of instructions.
    """
    program = shutil.which("oclgrind-kernel")
    if program is None:
        return "not run: Oclgrind is not installed (on Debian: the package oclgrind)"
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "bench.cl").write_text(_OPENCL, encoding="utf-8")

        def seconds(name: str, n: int, groups: int | None, *options: str) -> float:
            path = Path(folder, "launch.sim")
            path.write_text(_launch(name, n, groups), encoding="utf-8")
            began = time.perf_counter()
            done = subprocess.run(
                [program, "--num-threads", "1", *options, path.name],
                cwd=folder, capture_output=True, text=True, check=False,
            )  # fmt: skip
            if done.returncode or "error" in (done.stdout + done.stderr).lower():
                raise OSError((done.stderr or done.stdout).strip().splitlines()[0])
            return time.perf_counter() - began

        rates: dict[str, dict[str, float]] = {}
        try:
            for name, (n, count) in work.items():
                rates[name] = {}
                for mode, options in (("plain", ()), ("race", ("--data-races",))):
                    whole = statistics.median(seconds(name, n, None, *options) for _ in range(repetitions))
                    start = statistics.median(seconds(name, n, 1, *options) for _ in range(repetitions))
                    rates[name][mode] = round(count / max(whole - start, 1e-3) / 1e6, 2)
        except OSError as why:
            return f"not run: {why}"
    return rates


def numba(repetitions: int) -> dict[str, float] | str:
    """Seconds of the simulator's axpy of 8,192 and sgemm of 32x32, or why it did not run."""
    done = subprocess.run(
        [sys.executable, "-m", "harness.app.bench_numba", str(repetitions)],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return "not run: " + (done.stderr.strip().splitlines() or ["no message"])[-1]
    return dict(json.loads(done.stdout.splitlines()[-1]))
