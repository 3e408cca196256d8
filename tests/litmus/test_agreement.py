# SPDX-License-Identifier: Apache-2.0
"""The emulator and the enumerator agree: on outcomes, and on whether an execution races, run by run.

ASSAY_LITMUS_TESTS=28244 holds the whole suite instead of a sample.
"""

from __future__ import annotations

import os
import random
from dataclasses import replace

from harness.ptx.assemble import assemble
from harness.schedule import Schedule
from tests.litmus import emit
from tests.litmus.agreement import disagreements
from tests.litmus.model import allowed
from tests.litmus.program import Litmus, Op
from tests.litmus.shapes import FENCES, PLACES, SEMANTICS, SHAPES, WIDTHS, suite

SUITE = list(suite())
COUNT = int(os.environ.get("ASSAY_LITMUS_TESTS", "300"))


def sample(count: int) -> list[Litmus]:
    """Tests from all over the suite; some of every shape and place."""
    return random.Random(7).sample(SUITE, min(count, len(SUITE)))


def test_the_suite_has_every_semantics_fence_scope_width_and_place() -> None:
    assert len({t.text() for t in SUITE}) == len({t.name for t in SUITE}) == len(SUITE) > 20_000
    names = [t.name.split("@") for t in SUITE]
    assert {n.split("+weak")[0].split("+relaxed")[0] for n, _ in names} >= set(SHAPES)
    for sem in SEMANTICS:
        assert any(f"+{sem}+" in n for n, _ in names), sem
    for fence in FENCES:
        assert any(f"+{fence}." in n for n, _ in names), fence
    assert {place.rsplit(".", 1)[0] for _, place in names} == set(PLACES)
    assert {place.rsplit(".", 1)[1] for _, place in names} == {str(8 * w) for w in WIDTHS}


def test_no_outcome_is_forbidden_and_races_are_told_apart() -> None:
    assert [text for test in sample(COUNT) for text in disagreements(test)] == []


def test_blocks_of_a_cluster_are_in_its_scope_whatever_else_the_kernel_uses() -> None:
    test = next(t for t in SUITE if t.name == "MP+d+acqrel+none.cluster@cluster.global.32")
    assert not any(v.unordered for v in allowed(test)[1, 1])
    assert not list(disagreements(test, (Schedule(seed=s) for s in range(20))))


def test_a_lost_fence_is_noticed() -> None:
    """The emulator runs the test without its fences: where the verdict rests on them the two must part."""
    begins = ("MP+d+relaxed+sc.gpu@", "MP+d+relaxed+acq_rel.sys@", "ISA2+d+relaxed+acq_rel.sys@")
    fenced = [t for t in SUITE if t.name.startswith(begins)]
    assert len(fenced) > 20
    for test in fenced:
        bare = replace(test, threads=tuple(tuple(op for op in ops if op.kind != "fence") for ops in test.threads))
        assert any(disagreements(test, (Schedule(seed=s) for s in range(100)), told=bare)), test.name


def test_a_wrong_value_is_noticed() -> None:
    test = next(t for t in SUITE if t.name.startswith("MP+weak+none"))
    wrong = replace(test, threads=((Op("st", "d", value=3), Op("st", "y", value=3)), test.threads[1]))
    assert any("forbidden" in text for text in disagreements(test, told=wrong))


def test_both_answers_are_asked_for() -> None:
    verdicts = [{v.unordered for vs in allowed(t).values() for v in vs} for t in sample(COUNT)]
    for answer in ({True}, {False}, {True, False}):
        assert sum(v == answer for v in verdicts) > 10, answer


def test_what_is_emitted_assembles() -> None:
    by_place = {t.name.split("@")[1]: t for t in sample(2000)}
    for test in by_place.values():
        for ptx in (emit.plain(test), emit.stressed([test])):
            made = assemble(ptx, "sm_90")
            assert made.ok or made.not_run_reason, (test.name, made.errors)
