# SPDX-License-Identifier: Apache-2.0
"""Double-buffered pipeline: chunks are uploaded on one stream and consumed on another, through two slots in turn.

Each slot has a landing buffer, which the copy fills, and a running sum, which a small kernel on the copy stream brings
up to date; the compute stream reads both. So a slot that is reused or read too early is a conflict of a copy with a
kernel and one of two kernels.
"""

from __future__ import annotations

from stress.build import Builder
from stress.scenario import Built, Scenario, Twin

NAME = "pipeline"
CHUNKS = 4
SLOTS = 2


def _build(seed: int, arch: str, fault: str = "") -> Built:
    b = Builder(NAME, fault, seed, arch, streams=2)
    n = b.n
    b.buffer("chunks", b.integers(CHUNKS * n), kind="host", role="in")
    for slot in range(SLOTS):
        b.buffer(f"landing{slot}", b.zeros(), role="inout")
        b.buffer(f"slot{slot}", b.integers(), role="inout")
    b.buffer("out", b.integers(CHUNKS * n), role="inout")
    b.buffer("result", b.zeros(CHUNKS * n), kind="host", role="out")
    copying, computing = 0, 1

    for k in range(CHUNKS):
        slot = k % SLOTS
        if k >= SLOTS and fault != "reuse-wait-removed":
            b.wait(copying, f"slot {slot} free")
        b.copy(copying, "chunks", f"landing{slot}", n, src_at=k * n)
        b.axpy(copying, 2, f"landing{slot}", f"slot{slot}")
        b.record(copying, f"slot {slot} full")

        if fault != "upload-wait-removed":
            b.wait(computing, f"slot {slot} full")
        b.axpy(computing, 1, f"landing{slot}", "out", y_at=k * n)
        if fault == "slot-freed-early":
            b.record(computing, f"slot {slot} free")
        b.axpy(computing, 4, f"slot{slot}", "out", y_at=k * n)
        if fault != "slot-freed-early":
            b.record(computing, f"slot {slot} free")
    b.copy(computing, "out", "result", CHUNKS * n)
    return b.build()


SCENARIO = Scenario(
    NAME,
    f"{CHUNKS} chunks through {SLOTS} slots: upload, slot += 2 chunk on one stream, out += chunk + 4 slot on another",
    _build,
    (
        Twin("reuse-wait-removed", "the copy stream's wait until a slot is free again", _build),
        Twin("upload-wait-removed", "the compute stream's wait until a slot is full", _build),
        Twin("slot-freed-early", "a slot is declared free between its two readers, not behind both", _build),
    ),
)
