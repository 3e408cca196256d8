# SPDX-License-Identifier: Apache-2.0
"""The claims of `silicon_smoke.py`, where there is a GPU; elsewhere they are not run, which is no pass."""

import subprocess
import sys
from pathlib import Path

import pytest

from harness.cuda.probe import probe

SCRIPT = Path(__file__).with_name("silicon_smoke.py")


def test_all_claims_hold_on_the_device() -> None:
    report = probe()
    if not report.ok:
        pytest.skip(f"not run: no device: {report.missing}")
    root = SCRIPT.parents[2]
    done = subprocess.run(
        [sys.executable, str(SCRIPT)],
        cwd=root,
        env={"PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
