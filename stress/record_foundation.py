# SPDX-License-Identifier: Apache-2.0
"""Every check of the foundation and each of its planted faults, many times over: an evidence file.

`python -m stress.record_foundation --times 20 --out FILE.json` on a machine with a GPU.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from harness.errors import DeviceUnavailable
from harness.workers import Isolated, Lost, device_environment
from stress.foundation import FoundationCheck, suite
from stress.foundation_run import BENCH, found_in, observed


def record(times: int, workers: int, device: int = 0) -> list[dict[str, Any]]:
    """One row a check (fault "") and one a fault: how many runs, and in how many something was found."""
    own = threading.local()
    benches: list[Isolated] = []

    def one(check: FoundationCheck, fault: str, times: int) -> dict[str, Any]:
        if not hasattr(own, "bench"):
            own.bench = Isolated(BENCH, environ=device_environment(device), timeout_s=240)
            benches.append(own.bench)
        row = next((f for f in check.faults if f.name == fault), None)
        said = {"check": check.name, "fault": fault, "row": row.row if row else "", "runs": times}
        began = time.perf_counter()
        try:
            if fault:
                said["found"] = found_in(own.bench, check, fault, times)
            else:
                seen = observed(own.bench, check, "", times)
                said["found"] = sum(bool(s.findings) for s in seen)
                said["claims"] = sum(s.claims for s in seen)
                said["findings"] = sorted({f.message for s in seen for f in s.findings})
                said["missing"] = next((s.missing for s in seen if s.missing), "")
        except Lost as why:
            said["error"] = str(why)
        said["seconds"] = round(time.perf_counter() - began, 1)
        return said

    tasks = [(c, f) for c in suite().values() for f in ("", *(x.name for x in c.faults)) if c.devices == 1 or not f]
    tasks.sort(key=lambda t: not t[0].ends)  # the slow ones first: they need a process each time
    # A run that ends its process is a task of its own, so that many go side by side.
    split = [(c, f, n) for c, f in tasks for n in ([1] * times if c.ends else [times])]
    with ThreadPoolExecutor(workers) as pool:
        parts = list(pool.map(lambda t: one(*t), split))
    rows: list[dict[str, Any]] = []
    for part in parts:
        last = rows[-1] if rows else {}
        if (last.get("check"), last.get("fault")) == (part["check"], part["fault"]):
            for key in ("runs", "found", "claims", "seconds"):
                if key in part and key in last:
                    last[key] = round(last[key] + part[key], 1)
            last.update({k: part[k] for k in ("error",) if k in part})
        else:
            rows.append(part)
    for bench in benches:
        bench.close()
    return rows


def main() -> int:
    """0: every good check clean and every fault found in every run; 1 otherwise; 3 without a device."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("foundation.json"))
    asked = parser.parse_args()
    from harness.cuda.probe import probe

    report = probe()
    if not report.ok:
        raise DeviceUnavailable(f"not run: no device: {report.missing}", remedy=report.remedy)
    began = time.perf_counter()
    rows = record(asked.times, asked.workers)
    bad = [r for r in rows if "error" in r or (r["found"] != (r["runs"] if r["fault"] else 0))]
    facts = {
        "commit": os.environ.get("ASSAY_COMMIT", ""), "device": report.devices[0].name, "driver": report.driver,
        "times": asked.times, "seconds": round(time.perf_counter() - began, 1), "bad": bad, "rows": rows,
    }  # fmt: skip
    asked.out.write_text(json.dumps(facts, indent=1) + "\n")
    faults = [r for r in rows if r["fault"]]
    print(f"{len(rows) - len(faults)} checks, {len(faults)} faults, {asked.times} runs each, {facts['seconds']} s")
    for r in bad:
        print(f"BAD {r}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
