# SPDX-License-Identifier: Apache-2.0
"""The runner passes what is right, and can fail: a blind, a disobedient, a faulty and an absent engine each show."""

from __future__ import annotations

import json

import pytest

from harness.errors import UsageError
from harness.findings import Evidence, Kind, Verdict
from harness.schedule import Schedule
from stress.evidence import twin_reports
from stress.record_twins import summary
from stress.runner import replay, run_scenario, run_seeds
from stress.scenario import Scenario
from stress.scenarios import SCENARIOS
from tests.stress.reference import Blind, Disobedient, Faulty, ReferenceEngine, Unavailable

ALL = [pytest.param(s, id=s.name) for s in SCENARIOS.values()]


@pytest.mark.parametrize("evidence", [Evidence.EMULATED, Evidence.SILICON])
@pytest.mark.parametrize("scenario", ALL)
def test_a_sound_engine_passes_with_every_control_found(scenario: Scenario, evidence: Evidence) -> None:
    result = run_scenario(scenario, ReferenceEngine(evidence), "sm_90", 4)
    assert result.verdict is Verdict.PASS
    assert result.subject == f"scenario/{scenario.name}"
    assert result.controls_planted == result.controls_found == len(scenario.twins)
    assert all(check.ran and check.outcome == "pass" for check in result.checks)
    names = {check.name for check in result.checks}
    assert {"happens-before", "oracle", "enforced order", "controls"} <= names
    assert ("race" in names) == (evidence is Evidence.EMULATED)
    assert result.schedules > len(scenario.twins)


def test_the_first_run_is_free_and_poison_alternates() -> None:
    engine = ReferenceEngine()
    run_scenario(SCENARIOS["workspace"], engine, twins=False)
    assert engine.executed[0].order is None
    assert all(s.order is not None for s in engine.executed[1:])
    assert len(engine.executed) == 1 + 20, "20 interleavings of three kernels with three"


def test_limit_bounds_the_schedules_of_the_good_program() -> None:
    engine = ReferenceEngine()
    run_scenario(SCENARIOS["workspace"], engine, limit=5, twins=False)
    assert len(engine.executed) == 1 + 5


@pytest.mark.parametrize("scenario", ALL)
def test_an_emulator_blind_to_races_fails_its_controls(scenario: Scenario) -> None:
    result = run_scenario(scenario, Blind())
    assert result.verdict is Verdict.FAIL
    assert result.controls_found == 0
    missed = [f for f in result.findings if f.kind is Kind.CONTRACT_BREACH]
    assert len(missed) == len(scenario.twins)
    assert all("no race" in f.message for f in missed)


@pytest.mark.parametrize("scenario", ALL)
def test_an_engine_that_cannot_enforce_is_not_a_pass(scenario: Scenario) -> None:
    good_only = run_scenario(scenario, Disobedient(), twins=False)
    assert good_only.verdict is Verdict.NOT_RUN
    assert "not enforced" in good_only.reason
    with_twins = run_scenario(scenario, Disobedient())
    assert with_twins.verdict is Verdict.FAIL
    assert with_twins.controls_found == 0


@pytest.mark.parametrize("scenario", ALL)
def test_a_kernel_that_loses_an_element_is_a_mismatch(scenario: Scenario) -> None:
    result = run_scenario(scenario, Faulty(), limit=2, twins=False)
    assert result.verdict is Verdict.FAIL
    finding = result.findings[0]
    assert finding.kind is Kind.MISMATCH
    assert finding.detail["wrong"] >= 1
    assert finding.detail["expected"] != finding.detail["actual"]
    assert finding.detail["schedule"].startswith("order=")


@pytest.mark.parametrize("scenario", ALL)
def test_no_device_is_not_run_with_the_reason(scenario: Scenario) -> None:
    result = run_scenario(scenario, Unavailable(Evidence.SILICON))
    assert result.verdict is Verdict.NOT_RUN
    assert result.reason == "no device"
    assert result.controls_found == 0
    assert any(not check.ran for check in result.checks)


@pytest.mark.parametrize("scenario", ALL)
def test_a_faulty_program_in_the_place_of_the_good_one_fails(scenario: Scenario) -> None:
    for twin in scenario.twins:
        swapped = Scenario(scenario.name, scenario.doc, lambda seed, arch, _, t=twin: t.build(seed, arch), ())
        result = run_scenario(swapped, ReferenceEngine(Evidence.SILICON))
        assert result.verdict is Verdict.FAIL
        assert {Kind.RACE, Kind.MISMATCH} <= {f.kind for f in result.findings}


@pytest.mark.parametrize("scenario", ALL)
def test_replay_repeats_what_a_twin_showed_under_its_schedule(scenario: Scenario) -> None:
    for report in twin_reports(scenario, ReferenceEngine(), "sm_90", 6):
        schedule = Schedule.parse(report.wrong_schedule)
        again = replay(scenario, ReferenceEngine(), "sm_90", 6, schedule, twin=report.twin)
        assert again.verdict is Verdict.FAIL
        wrong = [f.detail["wrong"] for f in again.findings if f.kind is Kind.MISMATCH]
        assert sum(wrong) == report.wrong
        free = replay(scenario, ReferenceEngine(), "sm_90", 6, Schedule(), twin=report.twin)
        assert {f.kind for f in free.findings} == {Kind.RACE}, "the order of submission hides the bytes, not the race"
    assert replay(scenario, ReferenceEngine(), "sm_90", 6, Schedule()).verdict is Verdict.PASS


def test_replay_refuses_what_does_not_exist() -> None:
    scenario = SCENARIOS["workspace"]
    with pytest.raises(UsageError, match="no twin"):
        replay(scenario, ReferenceEngine(), "sm_90", 0, Schedule(), twin="nobody")
    with pytest.raises(UsageError, match="not an order"):
        replay(scenario, ReferenceEngine(), "sm_90", 0, Schedule((5, 4, 3, 2, 1, 0)))


def test_rows_are_json_and_add_up() -> None:
    rows = run_seeds(list(SCENARIOS.values()), ReferenceEngine(), seeds=range(2))
    assert json.loads(json.dumps(rows)) == rows
    totals = summary(rows)
    assert totals["good"] == totals["good_passed"] == 2 * len(SCENARIOS)
    assert len(totals["twins"]) == sum(len(s.twins) for s in SCENARIOS.values())
    assert all(t == {"seeds": 2, "found": 2, "wrong_bytes": 2, "race": 2} for t in totals["twins"].values())
    blind = summary(run_seeds([SCENARIOS["workspace"]], Blind(), seeds=range(1)))
    assert blind["twins"] == {"workspace/workspace-shared": {"seeds": 1, "found": 0, "wrong_bytes": 1, "race": 0}}


def test_reports_name_the_schedule_and_both_lines() -> None:
    for report in twin_reports(SCENARIOS["pipeline"], ReferenceEngine(), "sm_90", 0):
        row = report.row()
        assert row["found"]
        assert row["race_lines"]
        assert all(isinstance(line, int) for line in row["race_lines"])
        assert row["wrong_schedule"].startswith("order=")
        assert row["wrong_elements"] == sum(row["wrong_buffers"].values())
