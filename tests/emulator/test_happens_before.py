# SPDX-License-Identifier: Apache-2.0
"""The shadow memory agrees with a happens-before checker of its own on random traces, event by event."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from happens_before import ACCESS, BARRIER, EXIT, FENCE, WARP_BARRIER, Trace, disagreements, emulated

from harness.emulator.abi import Op, Scope, Sem, Space


def test_no_race_is_missed_and_none_is_false() -> None:
    assert list(disagreements(range(8000))) == []


def test_the_traces_hold_what_they_should() -> None:
    traces = [Trace(seed) for seed in range(1000)]
    racing = sum(t.race is not None for t in traces)
    assert 100 < racing < 900, "both answers are asked for"
    kinds: Counter[object] = Counter()
    for t in traces:
        kinds.update([("launches", t.launches)])
        for e in (e for events in t.events for e in events):
            kinds.update([e.what, (e.what, e.op), (e.sem, e.scope), (e.space, e.size)])
    for kind in (
        ACCESS, FENCE, BARRIER, WARP_BARRIER, (BARRIER, Op.BARRIER_ARRIVE), (ACCESS, Op.RED), ("launches", 3),
        (Sem.ACQUIRE, Scope.CTA), (Sem.RELEASE, Scope.GPU), (Space.SHARED, 8), (Space.GLOBAL, 1),
    ):  # fmt: skip
        assert kinds[kind] > 20, kind


def test_a_judge_that_forgot_an_edge_is_found_out() -> None:
    """Take one event out of what the shadow memory is told: where the checker needed it, the two part."""
    parted: Counter[int] = Counter()
    for seed in range(3000):
        trace = Trace(seed)
        for what in (FENCE, BARRIER, WARP_BARRIER):
            if not any(e.what == what for events in trace.events for e in events):
                continue
            told = Trace(seed)
            told.events = [
                [replace(e, what=EXIT + 1) if e.what == what else e for e in events] for events in trace.events
            ]
            parted[what] += emulated(told, slim=False) != trace.race
    assert min(parted[what] for what in (FENCE, BARRIER, WARP_BARRIER)) > 3, parted
