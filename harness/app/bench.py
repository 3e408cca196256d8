# SPDX-License-Identifier: Apache-2.0
"""`make bench`: emulated thread-instructions per second, plain and race-checked, beside numba's CUDA simulator.

A thread-instruction is one PTX instruction executed by one thread, as the emulator counts them; the peer's rate uses
the emulator's count for the same work. Medians over repetitions; the results go to `assay-out/bench.json`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from harness.emulator.engine import EmulatorEngine
from harness.emulator.native import native
from harness.findings import Verdict
from harness.program import Arg, Buffer, Code, Launch, PreparedLaunch, Program, Ptr, Scalar
from harness.schedule import Schedule

DIVERGENT = """\
.version 7.0
.target sm_75
.address_size 64

// Collatz steps until 1: neighbouring threads leave the loop at different times.
.visible .entry collatz(.param .u64 out, .param .u32 n)
{
	.reg .pred %p<4>;
	.reg .b32 %r<12>;
	.reg .b64 %rd<4>;
	ld.param.u64 %rd1, [out];
	ld.param.u32 %r1, [n];
	mov.u32 %r2, %ctaid.x;
	mov.u32 %r3, %ntid.x;
	mov.u32 %r4, %tid.x;
	mad.lo.s32 %r5, %r2, %r3, %r4;
	setp.ge.u32 %p1, %r5, %r1;
	@%p1 ret;
	add.u32 %r6, %r5, 1;
	mov.u32 %r7, 0;
loop:
	setp.eq.u32 %p2, %r6, 1;
	@%p2 bra done;
	add.u32 %r7, %r7, 1;
	and.b32 %r8, %r6, 1;
	setp.eq.u32 %p3, %r8, 0;
	@%p3 bra even;
	mad.lo.u32 %r6, %r6, 3, 1;
	bra loop;
even:
	shr.u32 %r6, %r6, 1;
	bra loop;
done:
	mul.wide.u32 %rd2, %r5, 4;
	add.u64 %rd3, %rd1, %rd2;
	st.global.u32 [%rd3], %r7;
	ret;
}
"""


@dataclass(frozen=True)
class Subject:
    """One thing to time: a Program of one launch and the threads it runs."""

    name: str
    program: Program
    threads: int


def _bundled(name: str, entry: str) -> Code:
    from harness.library import load

    for kernel in load():
        if kernel.name == name and kernel.entry == entry:
            return kernel.ptx_for("sm_90")
    raise SystemExit(f"bench: no bundled kernel {name} with entry {entry}")


def _program(
    name: str, code: Code, grid: tuple[int, int, int], block: tuple[int, int, int], args: list[Any]
) -> Subject:
    """args: NumPy arrays become buffers (read and written), NumPy scalars go by value."""
    from harness.ptx.abi import param_layout
    from harness.ptx.parser import parse

    layout = param_layout(parse(code.ptx, code.file).entry(code.entry))
    buffers: list[Buffer] = []
    actual: list[Arg] = []
    for i, arg in enumerate(args):
        if isinstance(arg, np.ndarray):
            buffers.append(Buffer(f"b{i}", arg.nbytes, init=arg, dtype=str(arg.dtype), shape=arg.shape))
            actual.append(Ptr(f"b{i}"))
        else:
            actual.append(Scalar(arg.tobytes(), str(arg)))
    token = PreparedLaunch(code, grid, block, params=tuple(layout[0]), name=name)
    threads = int(np.prod(grid) * np.prod(block))
    return Subject(name, Program(name, tuple(buffers), (Launch(0, token, tuple(actual)),)), threads)


def subjects() -> list[Subject]:
    """What is timed: axpy, a tiled sgemm, a reduction, a divergent loop."""
    rng = np.random.default_rng(0)
    f32 = np.float32

    def floats(*shape: int) -> Any:
        return rng.standard_normal(shape).astype(f32)

    n, m, r = 1 << 18, 96, 1 << 18
    u32 = np.uint32
    return [
        _program(
            "axpy",
            _bundled("blas/axpy", "axpy_f32"),
            (n // 256, 1, 1),
            (256, 1, 1),
            [u32(n), f32(2), floats(n), floats(n)],
        ),
        _program(
            "sgemm",
            _bundled("blas/gemm", "sgemm_nn"),
            (m // 16, m // 16, 1),
            (16, 16, 1),
            [u32(m), u32(m), u32(m), f32(1), floats(m, m), u32(m), floats(m, m), u32(m), f32(0), floats(m, m), u32(m)],
        ),
        _program(
            "reduction",
            _bundled("primitives/reduce", "reduce_sum_f32"),
            (r // 1024, 1, 1),
            (256, 1, 1),
            [u32(r), floats(r), floats(r // 1024)],
        ),
        _program(
            "divergent loop",
            Code(DIVERGENT, "collatz", "collatz.ptx"),
            (64, 1, 1),
            (256, 1, 1),
            [np.zeros(64 * 256, u32), u32(64 * 256)],
        ),
    ]


def _median(run: Callable[[], float], repetitions: int) -> float:
    return statistics.median(run() for _ in range(repetitions))


def _mips(subject: Subject, engine: EmulatorEngine, repetitions: int) -> tuple[float, int, float]:
    """Median million thread-instructions a second of the launch alone, the count, and the first compilation in ms."""
    first = engine.execute(subject.program, Schedule(seed=1))
    if first.status is not Verdict.PASS or first.findings:
        raise SystemExit(f"bench: {subject.name}: {first.status}: {first.reason or first.findings[0].message}")
    instructions = int(first.stats["instructions"])

    def run() -> float:
        outcome = engine.execute(subject.program, Schedule(seed=1))
        return instructions / float(outcome.stats["run_seconds"]) / 1e6

    return _median(run, repetitions), instructions, float(first.stats["compile_ms"])


def _numba(repetitions: int) -> dict[str, float] | str:
    """Seconds of the peer's axpy and sgemm, or why it did not run."""
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


def _cpu() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def main(argv: list[str] | None = None) -> None:
    """Run the bench, print the table, write bench.json."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("assay-out"))
    parser.add_argument("--repetitions", type=int, default=5)
    options = parser.parse_args(argv)
    rows: list[dict[str, Any]] = []
    with_cache = os.environ.pop("ASSAY_CACHE_DIR", None)
    import tempfile

    with tempfile.TemporaryDirectory() as empty:
        os.environ["ASSAY_CACHE_DIR"] = empty  # so that compile_ms is a first compilation
        began = time.perf_counter()
        native()  # once a machine: its object is cached like a kernel's
        runtime_ms = (time.perf_counter() - began) * 1e3
        todo = subjects()
        for subject in todo:
            plain, count, plain_compile = _mips(subject, EmulatorEngine(race=False), options.repetitions)
            race, _, race_compile = _mips(subject, EmulatorEngine(race=True), options.repetitions)
            rows.append(
                {
                    "kernel": subject.name,
                    "threads": subject.threads,
                    "instructions": count,
                    "plain_mips": round(plain, 1),
                    "race_mips": round(race, 1),
                    "compile_ms": round(plain_compile, 1),
                    "race_compile_ms": round(race_compile, 1),
                }
            )
        peers = _peer_rows(options.repetitions)
    if with_cache is not None:
        os.environ["ASSAY_CACHE_DIR"] = with_cache
    _print(rows, peers)
    options.out.mkdir(parents=True, exist_ok=True)
    record = {
        "machine": _cpu(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "date": time.strftime("%Y-%m-%d"),
        "runtime_compile_ms": round(runtime_ms, 1),
        "emulator": rows,
        "numba_simulator": peers,
    }
    (options.out / "bench.json").write_text(json.dumps(record, indent=1) + "\n")
    print(f"\nwritten: {options.out / 'bench.json'}")


def _peer_rows(repetitions: int) -> list[dict[str, Any]]:
    """The peer and the emulator on the sizes the peer can finish: 8,192 threads of axpy, a 32x32 sgemm."""
    rng = np.random.default_rng(0)
    f32, u32 = np.float32, np.uint32

    def floats(*shape: int) -> Any:
        return rng.standard_normal(shape).astype(f32)

    small = {
        "axpy": _program(
            "axpy",
            _bundled("blas/axpy", "axpy_f32"),
            (32, 1, 1),
            (256, 1, 1),
            [u32(8192), f32(2), floats(8192), floats(8192)],
        ),
        "sgemm": _program(
            "sgemm",
            _bundled("blas/gemm", "sgemm_nn"),
            (2, 2, 1),
            (16, 16, 1),
            [
                u32(32),
                u32(32),
                u32(32),
                f32(1),
                floats(32, 32),
                u32(32),
                floats(32, 32),
                u32(32),
                f32(0),
                floats(32, 32),
                u32(32),
            ],
        ),
    }
    seconds = _numba(repetitions)
    rows = []
    for name, subject in small.items():
        plain, count, _ = _mips(subject, EmulatorEngine(race=False), repetitions)
        race, _, _ = _mips(subject, EmulatorEngine(race=True), repetitions)
        row: dict[str, Any] = {
            "kernel": name,
            "threads": subject.threads,
            "instructions": count,
            "emulator_plain_mips": round(plain, 1),
            "emulator_race_mips": round(race, 1),
        }
        if isinstance(seconds, str):
            row["reason"] = seconds
        else:
            row["mips"] = round(count / seconds[name] / 1e6, 4)
            row["seconds"] = round(seconds[name], 4)
        rows.append(row)
    return rows


def _print(rows: list[dict[str, Any]], peers: list[dict[str, Any]]) -> None:
    print(f"{_cpu()}, {os.cpu_count()} cores, one used; million thread-instructions per second, medians")
    print(f"{'kernel':16} {'threads':>8} {'plain':>9} {'race-checked':>13} {'compile ms':>11}")
    for r in rows:
        print(
            f"{r['kernel']:16} {r['threads']:8d} {r['plain_mips']:9.1f} {r['race_mips']:13.1f} {r['compile_ms']:11.1f}"
        )
    print("\nbeside numba's CUDA simulator, on sizes that it can finish:")
    for r in peers:
        peer = f"{r['mips']:.3f} ({r['seconds']:.2f} s)" if "mips" in r else r["reason"]
        print(
            f"{r['kernel']:16} {r['threads']:8d} emulator plain {r['emulator_plain_mips']:.1f}, "
            f"race-checked {r['emulator_race_mips']:.1f}; simulator {peer}"
        )


if __name__ == "__main__":
    main()
