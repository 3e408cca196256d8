# SPDX-License-Identifier: Apache-2.0
"""Fork and join: one result feeds two streams, and both of theirs feed the first stream again."""

from __future__ import annotations

from stress.build import Builder
from stress.scenario import Built, Scenario, Twin

NAME = "fork-join"


def _build(seed: int, arch: str, fault: str = "") -> Built:
    b = Builder(NAME, fault, seed, arch, streams=3)
    b.buffer("source", b.integers(), role="in")
    b.buffer("a", b.integers(), role="inout")
    b.buffer("left", b.integers(), role="inout")
    b.buffer("right", b.integers(), role="inout")
    b.buffer("out", b.integers(), role="inout")
    b.buffer("result", b.zeros(), kind="host", role="out")
    trunk = 0
    branches = {1: ("left", 4), 2: ("right", 8)}

    b.axpy(trunk, 2, "source", "a")
    b.record(trunk, "fork")
    for stream, (name, alpha) in branches.items():
        if not (fault == "fork-wait-removed" and stream == 2):
            b.wait(stream, "fork")
        if fault == "join-recorded-early" and stream == 2:
            b.record(stream, f"{name} done")
        b.axpy(stream, alpha, "a", name)
        if not (fault == "join-recorded-early" and stream == 2):
            b.record(stream, f"{name} done")
    for stream, (name, _) in branches.items():
        if not (fault == "join-wait-removed" and stream == 2):
            b.wait(trunk, f"{name} done")
    for name, _ in branches.values():
        b.axpy(trunk, 1, name, "out")
    b.copy(trunk, "out", "result")
    return b.build()


SCENARIO = Scenario(
    NAME,
    "a += 2s; then left += 4a and right += 8a on two more streams; then out += left + right on the first",
    _build,
    (
        Twin("join-wait-removed", "the wait for the second branch before its result is read", _build),
        Twin("join-recorded-early", "the second branch's event is recorded before its kernel", _build),
        Twin("fork-wait-removed", "the second branch's wait for what it reads", _build),
    ),
)
