# SPDX-License-Identifier: Apache-2.0
"""`make bench`: how fast the emulator runs, how soon it begins and what it keeps, with its peers beside it.

A thread-instruction is one PTX instruction executed by one thread, as the emulator counts them. Medians over
repetitions; the table is printed, and `assay-out/bench.json` and `assay-out/performance.md` are written.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from harness.app import bench_peers
from harness.app.bench_kernels import Subject, axpy, bundled, collatz, little, register_sgemm, sgemm, subjects
from harness.emulator import kernels
from harness.emulator.engine import EmulatorEngine
from harness.emulator.native import native
from harness.findings import Verdict
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr
from harness.schedule import Schedule


def _median(run: Callable[[], float], repetitions: int) -> float:
    return statistics.median(run() for _ in range(repetitions))


def _rate(subject: Subject, engine: EmulatorEngine, repetitions: int) -> tuple[float, int, float]:
    """Median million thread-instructions a second of the launch alone, the count, and the first compilation in ms."""
    first = engine.execute(subject.program, Schedule(seed=1))
    if first.status is not Verdict.PASS or first.findings:
        raise SystemExit(f"bench: {subject.name}: {first.status}: {first.reason or first.findings[0].message}")
    instructions = int(first.stats["instructions"])

    def run() -> float:
        outcome = engine.execute(subject.program, Schedule(seed=1))
        return instructions / float(outcome.stats["run_seconds"]) / 1e6

    return _median(run, repetitions), instructions, float(first.stats["compile_ms"])


def _speed(repetitions: int) -> list[dict[str, Any]]:
    """The fast tier, plain and race-checked."""
    rows = []
    for subject in subjects():
        plain, count, plain_ms = _rate(subject, EmulatorEngine(race=False, tier="fast"), repetitions)
        race, _, race_ms = _rate(subject, EmulatorEngine(race=True, tier="fast"), repetitions)
        quick, _, _ = _rate(subject, EmulatorEngine(race=True, tier="quick"), max(1, repetitions // 3))
        rows.append(
            {
                "kernel": subject.name, "threads": subject.threads, "instructions": count, "plain": round(plain, 1),
                "race": round(race, 1), "race_quick_tier": round(quick, 1), "compile_ms": round(plain_ms, 1),
                "race_compile_ms": round(race_ms, 1),
            }
        )  # fmt: skip
    return rows


def _compilation(repetitions: int) -> dict[str, float]:
    """Milliseconds from PTX text to code in the quick tier: first, and again from the cache on disk."""
    texts = {
        "33 instructions": bundled("blas/axpy", "axpy_f32"),
        "1,805 instructions": Code(register_sgemm(), "sgemm64", "sgemm64.ptx"),
    }
    out: dict[str, float] = {}
    for name, code in texts.items():
        first: list[float] = []
        again: list[float] = []
        for _ in range(repetitions):
            with _empty_cache():
                for times in (first, again):
                    kernels.forget()
                    began = time.perf_counter()
                    kernels.kernel(code, race=True)
                    times.append((time.perf_counter() - began) * 1e3)
        out[f"{name}, first"] = round(statistics.median(first), 1)
        out[f"{name}, from the cache"] = round(statistics.median(again), 1)
    return out


def _latency(repetitions: int) -> float:
    """Milliseconds of a race-checked launch of 32 threads, from the Program to the outcome."""
    token = PreparedLaunch(Code(little(7), "little", "little.ptx"), (1, 1, 1), (32, 1, 1))
    program = Program("little", (Buffer("out", 128, role="out"),), (Launch(0, token, (Ptr("out"),)),))
    engine = EmulatorEngine(race=True)

    def run() -> float:
        began = time.perf_counter()
        engine.execute(program, Schedule(seed=1))
        return (time.perf_counter() - began) * 1e3

    run()
    return round(_median(run, 20 * repetitions), 3)


def _memory() -> dict[str, float]:
    """Resident bytes a byte of touched device memory, the process's own share, and MiB after 1,000 kernels."""

    def child(*arguments: str) -> dict[str, int]:
        done = subprocess.run(
            [sys.executable, "-m", "harness.app.bench_memory", *arguments], capture_output=True, text=True, check=True
        )
        return dict(json.loads(done.stdout.splitlines()[-1]))

    small, large, many = child("touched", "12"), child("touched", "108"), child("kernels", "1000")
    each = (large["most"] - small["most"]) / (108 - 12)
    return {
        "bytes a touched byte": round(each, 2),
        "MiB besides": round(small["most"] - 12 * each),
        "MiB after 1,000 kernels": many["now"],
    }


@contextmanager
def _empty_cache() -> Iterator[None]:
    """A cache folder with nothing in it: what is compiled inside is compiled for the first time."""
    before = os.environ.get("ASSAY_CACHE_DIR")
    with tempfile.TemporaryDirectory() as empty:
        os.environ["ASSAY_CACHE_DIR"] = empty
        try:
            yield
        finally:
            if before is None:
                del os.environ["ASSAY_CACHE_DIR"]
            else:
                os.environ["ASSAY_CACHE_DIR"] = before


def _peers(repetitions: int) -> list[dict[str, Any]]:
    """Each peer beside the emulator, on what the peer can finish."""
    sizes = {"axpy": 1 << 17, "sgemm": 96, "collatz": 1 << 12}
    ours = {"axpy": axpy(sizes["axpy"]), "sgemm": sgemm(sizes["sgemm"]), "collatz": collatz(sizes["collatz"])}
    rows = []
    work = {}
    rates = {}
    for name, subject in ours.items():
        plain, count, _ = _rate(subject, EmulatorEngine(race=False, tier="fast"), repetitions)
        race, _, _ = _rate(subject, EmulatorEngine(race=True, tier="fast"), repetitions)
        work[name], rates[name] = (sizes[name], count), (round(plain, 1), round(race, 1))
    peer = bench_peers.oclgrind(work, repetitions)
    for name in ours:
        row: dict[str, Any] = {"peer": "Oclgrind", "kernel": name, "plain": rates[name][0], "race": rates[name][1]}
        row |= {"reason": peer} if isinstance(peer, str) else {f"peer_{k}": v for k, v in peer[name].items()}
        rows.append(row)
    seconds = bench_peers.numba(repetitions)
    for name, subject in (("axpy", axpy(8192)), ("sgemm", sgemm(32))):
        plain, count, _ = _rate(subject, EmulatorEngine(race=False, tier="fast"), repetitions)
        row = {"peer": "numba's CUDA simulator", "kernel": name, "plain": round(plain, 1)}
        row |= (
            {"reason": seconds} if isinstance(seconds, str) else {"peer_plain": round(count / seconds[name] / 1e6, 3)}
        )
        rows.append(row)
    return rows


def _cpu() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _page(record: dict[str, Any]) -> str:
    """The record as Markdown."""
    rows = record["speed"]
    machine = f"{record['machine']}, {record['cores']} cores, one used"
    lines = [
        f"{machine}; Python {record['python']}; {record['date']}. Medians.",
        "",
        "Million thread-instructions per second:",
        "",
        "| kernel | threads | fast tier, plain | fast tier, race-checked | quick tier, race-checked | compiled, ms |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for r in rows:
        speeds = f"{r['plain']:,.0f} | {r['race']:,.0f} | {r['race_quick_tier']:,.0f}"
        lines.append(f"| {r['kernel']} | {r['threads']:,} | {speeds} | {r['compile_ms']:,.0f} |")
    means = " | ".join(
        f"{statistics.geometric_mean(r[k] for r in rows):,.0f}" for k in ("plain", "race", "race_quick_tier")
    )
    lines += [f"| geometric mean | | {means} | |", ""]
    lines += ["Beside its peers, on sizes that they can finish, one thread each:", ""]
    lines += ["| peer | kernel | Assay plain | peer plain | Assay race-checked | peer race-checked |"]
    lines += ["|---|---|---:|---:|---:|---:|"]
    for p in record["peers"]:
        if "reason" in p:
            lines.append(f"| {p['peer']} | {p['kernel']} | {p['plain']:,.0f} | {p['reason']} | | |")
            continue
        race = (f"{p['race']:,.0f}", f"{p['peer_race']:,.2f}") if "peer_race" in p else ("", "")
        lines.append(
            f"| {p['peer']} | {p['kernel']} | {p['plain']:,.0f} | {p['peer_plain']:,.2f} | {race[0]} | {race[1]} |"
        )
    lines += ["", "| quick tier | ms |", "|---|---:|"]
    lines += [f"| compilation of {name} | {ms} |" for name, ms in record["compilation_ms"].items()]
    lines += [f"| a race-checked launch of 32 threads | {record['launch_ms']} |", "", "| memory | |", "|---|---:|"]
    lines += [f"| {name} | {value} |" for name, value in record["memory"].items()]
    return "\n".join(lines) + "\n"


def main(argv: list[str] | None = None) -> None:
    """Run the bench, print the table, write bench.json and performance.md."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("assay-out"))
    parser.add_argument("--repetitions", type=int, default=9)
    options = parser.parse_args(argv)
    native()
    with _empty_cache():
        record = {
            "machine": _cpu(),
            "cores": os.cpu_count(),
            "python": platform.python_version(),
            "numpy": np.__version__,
            "date": time.strftime("%Y-%m-%d"),
            "speed": _speed(options.repetitions),
            "compilation_ms": _compilation(options.repetitions),
            "launch_ms": _latency(options.repetitions),
            "peers": _peers(max(1, options.repetitions // 3)),
        }
    record["memory"] = _memory()
    page = _page(record)
    print(page)
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "bench.json").write_text(json.dumps(record, indent=1) + "\n")
    (options.out / "performance.md").write_text(page)
    print(f"written: {options.out / 'bench.json'}, {options.out / 'performance.md'}")


if __name__ == "__main__":
    main()
