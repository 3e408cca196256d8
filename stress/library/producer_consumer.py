# SPDX-License-Identifier: Apache-2.0
"""Producer and consumer: one stream computes what another reads, and an event says when it is ready."""

from __future__ import annotations

from stress.build import Builder
from stress.scenario import Built, Scenario, Twin

NAME = "producer-consumer"


def _build(seed: int, arch: str, fault: str = "") -> Built:
    b = Builder(NAME, fault, seed, arch, streams=2)
    b.buffer("upload", b.integers(), kind="host", role="in")
    b.buffer("a", b.zeros(), role="inout")
    b.buffer("b", b.integers(), role="inout")
    b.buffer("c", b.integers(), role="inout")
    b.buffer("d", b.integers(), role="in")
    b.buffer("result", b.zeros(), kind="host", role="out")
    producer, consumer = 0, 1

    b.copy(producer, "upload", "a")
    if fault == "event-recorded-early":
        b.record(producer, "produced")
    b.axpy(producer, 2, "a", "b")
    if fault == "event-on-wrong-stream":
        b.record(consumer, "produced")
    elif fault != "event-recorded-early":
        b.record(producer, "produced")

    b.axpy(consumer, 8, "d", "c")  # independent of the producer: free to overlap it
    if fault != "wait-removed":
        b.wait(consumer, "produced")
    b.axpy(consumer, 4, "b", "c")
    b.copy(consumer, "c", "result")
    return b.build()


SCENARIO = Scenario(
    NAME,
    "b += 2a on one stream; c += 4b on another, after an event recorded behind the first",
    _build,
    (
        Twin("wait-removed", "the consumer's wait for the event", _build),
        Twin("event-recorded-early", "the event is recorded before the producer instead of behind it", _build),
        Twin("event-on-wrong-stream", "the event is recorded on the consumer's stream", _build),
    ),
)
