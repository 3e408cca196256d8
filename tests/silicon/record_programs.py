# SPDX-License-Identifier: Apache-2.0
"""Run generated programs on an engine and write what they left: `python -m tests.silicon.record_programs --help`.

`--engine cuda` records a device's answers; `--engine emulator --against FILE` holds the emulator to a recording and
names each program that differs, with the threads whose output does. Exit code 0: all ran (and agreed); 1: not so.
"""

from __future__ import annotations

import argparse
import base64
import json
import lzma
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from harness.findings import Verdict
from harness.schedule import Schedule
from tests.silicon.program_run import answer, ops_of
from tests.silicon.programs import VERSION, generate

_engines: dict[str, Any] = {}


def engine_of(kind: str) -> Any:
    """One engine a process; the CUDA one in a child of its own, which a fault ends without ending this one."""
    if kind not in _engines:
        if kind == "cuda":
            from harness.workers import IsolatedEngine

            _engines[kind] = IsolatedEngine(kind="cuda", timeout_s=10.0)
        else:
            from harness.emulator.engine import EmulatorEngine

            _engines[kind] = EmulatorEngine(race=kind == "emulator")
    return _engines[kind]


def run(job: tuple[int, str, int]) -> dict[str, Any]:
    """One program, `times` times: its digests, and whether all runs agreed."""
    seed, kind, times = job
    program = generate(seed)
    row: dict[str, Any] = {"seed": seed, "text": program.digest()}
    for k in range(times):
        outcome = engine_of(kind).execute(ops_of(program), Schedule(seed=seed * 10 + k))
        row["device"] = engine_of(kind).device
        if outcome.status is not Verdict.PASS or outcome.findings:
            found = "; ".join(f"{f.kind.value}: {f.message}" for f in outcome.findings[:3])
            return {**row, "error": f"{outcome.status.value} {outcome.reason} {found}"}
        whole, threads = answer(outcome.buffers["out"], outcome.buffers["acc"])
        if row.get("answer", whole) != whole:
            return {**row, "error": f"run {k} differs from the first"}
        row |= {"answer": whole, "threads": encoded(threads)}
    return row


def encoded(threads: Sequence[int]) -> str:
    """Checksums of threads as text."""
    return base64.b64encode(np.array(threads, "<u4").tobytes()).decode()


def load(path: Path) -> dict[str, Any]:
    """A recording: `meta`, and `programs` in order of their seeds."""
    with lzma.open(path, "rt") as file:
        found: dict[str, Any] = json.load(file)
    return found


def save(path: Path, recording: dict[str, Any]) -> None:
    """Write a recording, compressed."""
    with lzma.open(path, "wt", preset=9) as file:
        json.dump(recording, file, separators=(",", ":"))


def differing(row: dict[str, Any], other: dict[str, Any]) -> list[int]:
    """Threads, counted through the grid, whose output differs; empty where only the shared sums do."""
    a, b = (np.frombuffer(base64.b64decode(r["threads"]), "<u4") for r in (row, other))
    return [int(i) for i in np.flatnonzero(a != b)]


def compare(rows: Sequence[dict[str, Any]], recorded: Sequence[dict[str, Any]]) -> list[str]:
    """A line for each program whose answer is not the recorded one."""
    by_seed = {r["seed"]: r for r in recorded}
    out = []
    for row in rows:
        other = by_seed.get(row["seed"])
        if other is None or "error" in row or "error" in other:
            out.append(f"seed {row['seed']}: {row.get('error') or (other or {}).get('error') or 'not recorded'}")
        elif row["text"] != other["text"]:
            out.append(f"seed {row['seed']}: another text was recorded")
        elif row["answer"] != other["answer"]:
            threads = differing(row, other)
            out.append(f"seed {row['seed']}: differs in threads {threads[:8]}{' …' if len(threads) > 8 else ''}")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """Run, write, compare."""
    parser = argparse.ArgumentParser(prog="python -m tests.silicon.record_programs", description=__doc__)
    parser.add_argument("--engine", choices=("cuda", "emulator", "emulator-fast"), required=True)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--times", type=int, default=1, help="runs of each, which must agree")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--against", type=Path, help="a recording to agree with")
    args = parser.parse_args(argv)
    began = time.monotonic()
    jobs = [(seed, args.engine, args.times) for seed in range(args.first, args.first + args.count)]
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
        rows = list(pool.map(run, jobs, chunksize=4))
    errors = [r for r in rows if "error" in r]
    devices = sorted({r.pop("device") for r in rows if "device" in r})
    meta = {"generator": VERSION, "device": ", ".join(devices), "commit": os.environ.get("ASSAY_COMMIT", ""),
            "runs of each": args.times}  # fmt: skip
    if args.out:
        save(args.out, {"meta": meta, "programs": rows})
    wrong = [f"seed {r['seed']}: {r['error']}" for r in errors]
    if args.against:
        wrong = compare(rows, load(args.against)["programs"])
    print(f"{len(rows)} programs on {meta['device']}: {len(wrong)} wrong, {time.monotonic() - began:.0f} s")
    print("\n".join(wrong[:40]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
