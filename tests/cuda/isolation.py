# SPDX-License-Identifier: Apache-2.0
"""A plan of cases of which a tenth trap, some hang and some kill their process: who is named, and that the rest pass.

`python -m tests.cuda.isolation --engine cuda --cases 200` shows it on a GPU.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import threading
import time
from functools import cache
from typing import Any

from harness.app.pool import Died, Lane, run
from harness.engine import Engine
from harness.findings import Verdict
from harness.schedule import Schedule
from tests.cuda import programs


def plan(cases: int, engine: str) -> list[tuple[int, str, str]]:
    """(number, what it does, engine): of 200, 20 trap, 5 hang and 3 kill their process, spread over the plan."""
    bad = ["trap"] * (cases // 10) + ["hang"] * max(1, cases // 40) + ["kill"] * max(1, cases * 3 // 200)
    step = cases // len(bad)
    return [(i, bad[i // step] if i % step == 0 and i // step < len(bad) else "good", engine) for i in range(cases)]


@cache
def engine_of(name: str) -> Engine:
    if name == "cuda":
        from harness.workers import IsolatedEngine

        return IsolatedEngine("cuda", {"timeout_s": 0.5}, timeout_s=20)
    from harness.emulator.engine import EmulatorEngine

    return EmulatorEngine()


def case(job: tuple[int, str, str]) -> str:
    """How the case ended: "pass", or what was found."""
    _, what, engine = job
    if what == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    if what == "hang" and engine != "cuda":  # the emulator itself sees a kernel that spins for ever
        threading.Event().wait()
    program = {"trap": programs.alone("stop"), "hang": programs.alone("forever")}.get(
        what, programs.producer_consumer(ordered=True)
    )
    outcome = engine_of(engine).execute(program, Schedule())
    if outcome.findings:
        return str(outcome.findings[0].kind)
    if outcome.status is not Verdict.PASS:
        return outcome.reason
    return "pass" if (outcome.buffers["q"].view("u4") == programs.PRODUCED).all() else "wrong bytes"


def show(cases: int, engine: str, workers: int, limit_s: float) -> dict[str, Any]:
    """Run it. Per kind: how many cases there were, and how often each ending."""
    began = time.perf_counter()
    ended: dict[str, dict[str, int]] = {}
    named: list[int] = []
    for (number, what, _), answer in run([Lane(case, plan(cases, engine), workers, limit_s)], lambda _: None):
        text = answer.reason if isinstance(answer, Died) else str(answer)
        ended.setdefault(what, {})[text] = ended.setdefault(what, {}).get(text, 0) + 1
        if text != "pass":
            named.append(number)
    return {"cases": cases, "engine": engine, "ended": ended, "named": sorted(named),
            "seconds": round(time.perf_counter() - began, 1)}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", choices=("emulator", "cuda"), default="emulator")
    parser.add_argument("--cases", type=int, default=200)
    parser.add_argument("--workers", type=int, default=4)
    asked = parser.parse_args()
    print(json.dumps(show(asked.cases, asked.engine, asked.workers, 30.0 if asked.engine == "cuda" else 5.0)))


if __name__ == "__main__":
    main()
