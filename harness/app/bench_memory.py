# SPDX-License-Identifier: Apache-2.0
"""What `make bench` measures in processes of their own: resident memory. Prints JSON.

`touched N`: a race-checked axpy that touches N MiB of device memory. `kernels N`: N different kernels in turn.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np

from harness.app.bench_kernels import axpy, little
from harness.emulator.engine import EmulatorEngine
from harness.findings import Verdict
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr
from harness.schedule import Schedule


def resident_mib() -> tuple[float, float]:
    """(now, at most so far) of this process. Linux only."""
    fields = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines() if ":" in line)
    return int(fields["VmRSS"].split()[0]) / 1024, int(fields["VmHWM"].split()[0]) / 1024


def main() -> None:
    """Measure what the arguments name."""
    what, n = sys.argv[1], int(sys.argv[2])
    if what == "touched":
        work = axpy(n << 17)  # two vectors of 4 bytes an element
        outcome = EmulatorEngine(race=True).execute(work.program, Schedule(seed=1))
        if outcome.status is not Verdict.PASS:
            raise SystemExit(outcome.reason)
    else:
        for i in range(n):
            token = PreparedLaunch(Code(little(i), "little", f"little{i}.ptx"), (1, 1, 1), (32, 1, 1))
            program = Program("little", (Buffer("out", 128, role="out"),), (Launch(0, token, (Ptr("out"),)),))
            outcome = EmulatorEngine(race=True).execute(program, Schedule(seed=i))
            if outcome.buffers["out"].view(np.uint32)[1] != 1 + i:
                raise SystemExit(f"kernel {i} computed a wrong value")
    now, most = resident_mib()
    print(json.dumps({"now": round(now), "most": round(most)}))


if __name__ == "__main__":
    main()
