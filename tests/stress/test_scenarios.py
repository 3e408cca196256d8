# SPDX-License-Identifier: Apache-2.0
"""Every scenario is right in every order it allows; a twin hides in the order of submission and shows in another."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from harness.findings import Evidence, Kind
from harness.order import happens_before, unordered_conflicts, validate
from harness.program import Launch
from harness.schedule import Schedule
from stress.evidence import judge_twin
from stress.scenario import Scenario, Twin, bytes_of, wrong_elements
from stress.scenarios import SCENARIOS
from stress.strategies import Default, Exhaustive
from tests.stress.reference import ReferenceEngine

SEEDS = range(20)
GOOD = [pytest.param(s, id=s.name) for s in SCENARIOS.values()]
TWINS = [pytest.param(s, t, id=f"{s.name}/{t.name}") for s in SCENARIOS.values() for t in s.twins]


def test_the_four_scenarios_are_there_with_their_twins() -> None:
    assert {"producer-consumer", "fork-join", "pipeline", "workspace"} <= set(SCENARIOS)
    assert all(s.twins and s.name == name for name, s in SCENARIOS.items())
    assert all(len({t.name for t in s.twins}) == len(s.twins) for s in SCENARIOS.values())


@pytest.mark.parametrize("scenario", GOOD)
@pytest.mark.parametrize("seed", SEEDS)
def test_good_programs_have_no_conflict_and_one_result(scenario: Scenario, seed: int) -> None:
    built = scenario.build(seed)
    validate(built.program)
    engine = ReferenceEngine()
    first = None
    for schedule in Default().schedules(built.program, seed):
        outcome = engine.execute(built.program, schedule, poison=0x5A)
        assert not wrong_elements(built, outcome.buffers), schedule
        assert unordered_conflicts(built.program, footprints=outcome.footprints) == []
        first = first or outcome.buffers
        assert all(np.array_equal(first[name], outcome.buffers[name]) for name in first)
    assert unordered_conflicts(built.program) == [], "by the contract's footprints too"


@pytest.mark.parametrize(("scenario", "twin"), TWINS)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_twin_is_found_by_order_race_and_bytes(scenario: Scenario, twin: Twin, seed: int) -> None:
    report = judge_twin(scenario, twin, ReferenceEngine(), "sm_90", seed)
    assert report.found, report.missed
    assert report.wrong > 0
    assert all(f.kind is Kind.RACE and f.places[0].stream != f.places[1].stream for f in report.races)
    schedule = Schedule.parse(report.wrong_schedule)
    built = twin.build(seed)
    again = ReferenceEngine().execute(built.program, schedule)
    assert sum(w.size for w in wrong_elements(built, again.buffers).values()) == report.wrong
    silicon = judge_twin(scenario, twin, ReferenceEngine(Evidence.SILICON), "sm_90", seed)
    assert silicon.found
    assert not silicon.races


@pytest.mark.parametrize(("scenario", "twin"), TWINS)
def test_a_twin_hides_in_the_order_of_submission(scenario: Scenario, twin: Twin) -> None:
    for seed in SEEDS:
        built = twin.build(seed)
        outcome = ReferenceEngine().execute(built.program, Schedule(None))
        assert not wrong_elements(built, outcome.buffers)
        good = scenario.build(seed)
        assert built.expected.keys() == good.expected.keys()
        assert all(np.array_equal(built.expected[k], good.expected[k]) for k in good.expected)


@pytest.mark.parametrize(("scenario", "twin"), TWINS)
def test_a_twin_differs_from_the_good_program_in_order_only(scenario: Scenario, twin: Twin) -> None:
    good, bad = scenario.build(3).program, twin.build(3).program
    hb_good, hb_bad = happens_before(good), happens_before(bad)
    assert [type(good.ops[i]) for i in hb_good.work] == [type(bad.ops[i]) for i in hb_bad.work]
    between_kernels = [
        c for c in unordered_conflicts(bad) if isinstance(bad.ops[c.i], Launch) and isinstance(bad.ops[c.j], Launch)
    ]
    assert between_kernels, "both sides of some conflict are kernels, so that both have a PTX line"


@pytest.mark.parametrize(("scenario", "twin"), TWINS)
def test_each_unordered_pair_of_a_twin_takes_part_in_wrong_bytes(scenario: Scenario, twin: Twin) -> None:
    """No conflict is harmless: put against the order of submission, each gives wrong bytes under some schedule.

    But one: when the last op of the second job on a workspace precedes the first of the first, the jobs do not overlap.
    """
    built = twin.build(5)
    pairs = {(c.i, c.j) for c in unordered_conflicts(built.program)}
    if twin.name == "workspace-shared":
        pairs -= {(0, 5)}
    schedules = itertools.chain(
        Exhaustive(300).schedules(built.program),
        Default().schedules(built.program, 1),
        Default(64, 100).schedules(built.program, 2),
    )
    for schedule in schedules:
        outcome = ReferenceEngine().execute(built.program, schedule)
        if wrong_elements(built, outcome.buffers):
            order = schedule.order or ()
            pairs -= {(i, j) for i, j in pairs if order.index(j) < order.index(i)}
    assert not pairs


def test_a_seed_repeats_a_program_and_seeds_differ() -> None:
    for scenario in SCENARIOS.values():
        one, two, other = scenario.build(1), scenario.build(1), scenario.build(2)
        assert one.case == two.case
        for a, b in zip(one.program.buffers, two.program.buffers, strict=True):
            assert a.name == b.name
            assert (a.init is None) == (b.init is None)
            assert a.init is None or np.array_equal(bytes_of(a.init), bytes_of(b.init))  # type: ignore[arg-type]
        assert any(
            a.nbytes != b.nbytes or not np.array_equal(bytes_of(a.init), bytes_of(b.init))  # type: ignore[arg-type]
            for a, b in zip(one.program.buffers, other.program.buffers, strict=True)
        )
        assert len({scenario.build(seed).variant for seed in SEEDS}) == 2, "both element types come up"


def test_wrong_elements_counts_bits_and_missing_buffers() -> None:
    built = SCENARIOS["workspace"].build(0)
    right = {name: bytes_of(a) for name, a in built.expected.items()}
    assert wrong_elements(built, right) == {}
    name, array = next(iter(built.expected.items()))
    bad = {**right, name: right[name].copy()}
    bad[name][-1] ^= 0x80
    assert {k: v.tolist() for k, v in wrong_elements(built, bad).items()} == {name: [array.size - 1]}
    del bad[name]
    assert wrong_elements(built, bad)[name].size == array.size
