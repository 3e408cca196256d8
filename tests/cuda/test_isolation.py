# SPDX-License-Identifier: Apache-2.0
"""A plan with cases that trap, hang and kill their process finishes, names each of them, and passes the rest.

ASSAY_ISOLATION_CASES=200 runs the plan of 200 of which 20 trap, 5 hang and 3 kill.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.cuda.isolation import plan, show

CASES = int(os.environ.get("ASSAY_ISOLATION_CASES", "20"))
ROOT = Path(__file__).resolve().parents[2]


def test_every_bad_case_is_named_and_every_other_passes() -> None:
    kinds = {k: sum(what == k for _, what, _ in plan(CASES, "emulator")) for k in ("trap", "hang", "kill", "good")}
    shown = show(CASES, "emulator", 2, 4.0)
    assert shown["ended"] == {
        "good": {"pass": kinds["good"]},
        "trap": {"trap": kinds["trap"]},
        "kill": {"its process died of SIGKILL": kinds["kill"]},
        "hang": {"time limit of 4 s": kinds["hang"]},
    }
    assert shown["named"] == [i for i, what, _ in plan(CASES, "emulator") if what != "good"]


def test_the_plan_of_two_hundred() -> None:
    whats = [what for _, what, _ in plan(200, "emulator")]
    assert [whats.count(k) for k in ("trap", "hang", "kill", "good")] == [20, 5, 3, 172]


ORPHAN = """
import os, sys, threading
from harness.app.pool import Lane, run
from harness.workers import Isolated
held = Isolated("tests.cuda.test_isolation:Sleeper")
held.start()
print(held.call("pid"), flush=True)
for _, pid in run([Lane(__import__("tests.cuda.test_isolation", fromlist=["x"]).told, [sys.argv[1], ""], 2)], str):
    pass
"""


class Sleeper:
    """Something to hold in a process of its own."""

    def pid(self) -> int:
        return os.getpid()


def told(where: str) -> None:
    """Write this process's id to a file, then never end; without a file, do nothing."""
    import threading

    if where:
        Path(where).write_text(str(os.getpid()))
        threading.Event().wait()


def test_a_parent_that_is_killed_leaves_no_process(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    parent = subprocess.Popen(
        [sys.executable, "-c", ORPHAN, str(note)], cwd=ROOT, stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert parent.stdout is not None
    held = int(parent.stdout.readline())
    while not (note.exists() and note.read_text()):
        assert parent.poll() is None
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    for pid in (held, int(note.read_text())):
        while Path(f"/proc/{pid}").exists() and "Z" not in _state(pid):
            pass


def _state(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"
