# SPDX-License-Identifier: Apache-2.0
"""Two jobs side by side, each with a workspace of its own that it finds zeroed and leaves zeroed."""

from __future__ import annotations

from stress.build import Builder
from stress.scenario import Built, Scenario, Twin

NAME = "workspace"


def _build(seed: int, arch: str, fault: str = "") -> Built:
    b = Builder(NAME, fault, seed, arch, streams=2)
    for job in range(2):
        b.buffer(f"x{job}", b.integers(), role="in")
        b.buffer(f"workspace{job}", b.zeros(), role="inout")
        b.buffer(f"y{job}", b.integers(), role="inout")

    for job in range(2):
        workspace = "workspace0" if fault == "workspace-shared" else f"workspace{job}"
        b.axpy(job, 1, f"x{job}", workspace)
        b.axpy(job, 4, workspace, f"y{job}")
        b.axpy(job, -1, f"x{job}", workspace)
    return b.build()


SCENARIO = Scenario(
    NAME,
    "on each of two streams: w += x; y += 4w; w -= x, with a workspace w for each",
    _build,
    (Twin("workspace-shared", "the second job's own workspace: both use the first one's", _build),),
)
