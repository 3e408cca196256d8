# SPDX-License-Identifier: Apache-2.0
"""Record how every twin is found, seed by seed: `python -m stress.record_twins --engine cuda --out twins.json`.

The file holds what it ran on and one row for each good program and each twin of every scenario and seed. Exit code 0:
every good program passed and every twin was found; 1: not so; 3: something did not run.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from harness.engine import Engine
from harness.errors import AssayError
from harness.findings import Verdict
from harness.version import __version__
from stress.runner import run_seeds
from stress.scenarios import SCENARIOS


def engine_named(name: str, arch: str) -> Engine:
    """The engine "emulator" or "cuda". Imported here, so that neither needs what the other is made of."""
    if name == "emulator":
        from harness.emulator.engine import EmulatorEngine

        return EmulatorEngine(arch=arch)
    from harness.cuda.engine import CudaEngine

    return CudaEngine()


def summary(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Counts: seeds and schedules, good programs that passed, twins found, by name."""
    good = [r for r in rows if not r["twin"]]
    twins: dict[str, dict[str, int]] = {}
    for r in rows:
        if r["twin"]:
            entry = twins.setdefault(
                f"{r['scenario']}/{r['twin']}", {"seeds": 0, "found": 0, "wrong_bytes": 0, "race": 0}
            )
            entry["seeds"] += 1
            entry["found"] += r["found"]
            entry["wrong_bytes"] += bool(r["wrong_elements"])
            entry["race"] += bool(r["races"])
    return {
        "good": len(good),
        "good_passed": sum(r["status"] == Verdict.PASS for r in good),
        "schedules": sum(r["schedules"] for r in rows),
        "twins": twins,
    }


def main(argv: Sequence[str] | None = None) -> int:
    """Run and write; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m stress.record_twins", description=__doc__)
    parser.add_argument("--engine", choices=("emulator", "cuda"), required=True)
    parser.add_argument("--arch", default="sm_90")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--scenario", action="append", choices=sorted(SCENARIOS), help="all when left out")
    parser.add_argument("--commit", default="", help="the commit that runs, for the record")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args(argv)
    try:
        engine = engine_named(args.engine, args.arch)
        chosen = [SCENARIOS[name] for name in args.scenario or SCENARIOS]
        rows = run_seeds(chosen, engine, args.arch, range(args.seeds))
    except AssayError as error:
        print(f"error: {error}{f' ({error.remedy})' if error.remedy else ''}", file=sys.stderr)
        return error.exit_code
    totals = summary(rows)
    meta = {"assay": __version__, "commit": args.commit, "engine": engine.name, "device": engine.device}
    args.out.write_text(json.dumps({"meta": {**meta, "arch": args.arch}, "summary": totals, "rows": rows}, indent=1))
    print(json.dumps(totals, indent=1))
    if any(r["status"] in (Verdict.NOT_RUN, Verdict.UNSUPPORTED, Verdict.ERROR) for r in rows):
        return 3
    found = all(twin["found"] == twin["seeds"] for twin in totals["twins"].values())
    return 0 if found and totals["good"] == totals["good_passed"] else 1


if __name__ == "__main__":
    sys.exit(main())
