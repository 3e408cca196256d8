# SPDX-License-Identifier: Apache-2.0
"""Was a planted fault found, and how: the evidence for one twin on one engine and seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from harness.engine import Engine, Outcome, Submitting
from harness.findings import Evidence, Finding, Kind, Verdict
from harness.order import conflict_findings, happens_before, is_linear_extension, unordered_conflicts
from harness.schedule import Schedule
from stress.scenario import Built, Scenario, Twin, wrong_elements
from stress.strategies import BothOrders, Strategy, schedule_seed

_POISONS = (0xA5, 0x5A)


@dataclass(frozen=True, slots=True, eq=False)
class Run:
    """One schedule of a program and what the engine gave.

    Attributes:
        wrong: per checked buffer that differs, the indices of its wrong elements.
        enforced: the order asked for is allowed, and is the one that ran; true of a free run, which asks for none.
    """

    schedule: Schedule
    outcome: Outcome
    wrong: dict[str, npt.NDArray[np.intp]]
    enforced: bool


def runs(
    built: Built, engine: Engine, strategy: Strategy, *, limit: int | None = None, free: bool = False
) -> Iterator[Run]:
    """Run a program under each schedule of a strategy, poison alternating; ends after a run that did not succeed.

    free: begin with a run that enforces nothing, so that a GPU overlaps what it may.
    """
    schedules = strategy.schedules(built.program, built.seed, limit=limit)
    if free:
        schedules = _chain(Schedule(None, schedule_seed(built.seed, -1)), schedules)
    for k, schedule in enumerate(schedules):
        run = run_once(built, engine, schedule, _POISONS[k % 2])
        yield run
        if run.outcome.status is not Verdict.PASS:
            return


def run_once(built: Built, engine: Engine, schedule: Schedule, poison: int = _POISONS[0]) -> Run:
    """Run a program under one schedule."""
    if isinstance(engine, Submitting):
        schedule = engine.submitted(schedule)
    outcome = engine.execute(built.program, schedule, poison=poison)
    wrong = wrong_elements(built, outcome.buffers) if outcome.status is Verdict.PASS else {}
    return Run(schedule, outcome, wrong, _enforced(built, schedule, outcome))


def _enforced(built: Built, schedule: Schedule, outcome: Outcome) -> bool:
    if schedule.order is None:
        return True
    hb = happens_before(built.program)
    if not outcome.enforced or not is_linear_extension(hb, schedule.order):
        return False
    ran = [i for i in outcome.order if i in hb.work]
    return not ran or ran == [i for i in schedule.order if i in hb.work]


def _chain(first: Schedule, rest: Iterator[Schedule]) -> Iterator[Schedule]:
    yield first
    yield from rest


def is_cross_op_race(finding: Finding) -> bool:
    """A race between two ops of the program, with a PTX line on both sides."""
    if finding.kind is not Kind.RACE or len(finding.places) != 2:
        return False
    one, two = finding.places
    return one.op != two.op and one.ptx_line is not None and two.ptx_line is not None


@dataclass(slots=True)
class TwinReport:
    """How a twin was found. Schedules are in their text form.

    Attributes:
        status, reason: PASS when all runs ended well; otherwise that of the run that did not.
        conflicts: what happens-before says of the footprints, without running anything in a hostile order.
        races: races seen by the engine with a PTX line on both sides; race_schedule: the first schedule to show one.
        wrong: wrong elements, of `checked`, under wrong_schedule, the first enforced one to give wrong bytes.
        wrong_runs: how many of `schedules` enforced runs gave wrong bytes.
        unenforced: schedules whose order the engine could not impose.
    """

    scenario: str
    twin: str
    removed: str
    seed: int
    arch: str
    variant: str
    case: str
    engine: str
    evidence: Evidence
    device: str
    checked: int
    status: Verdict = Verdict.PASS
    reason: str = ""
    schedules: int = 0
    unenforced: int = 0
    conflicts: tuple[Finding, ...] = ()
    races: tuple[Finding, ...] = ()
    race_schedule: str = ""
    wrong: int = 0
    wrong_schedule: str = ""
    wrong_runs: int = 0
    wrong_buffers: dict[str, int] = field(default_factory=dict)

    @property
    def missed(self) -> tuple[str, ...]:
        """The evidence that should have found the twin and did not; empty: found.

        Any engine: an unordered conflict, and wrong bytes under an enforced schedule. An emulator also: a race with a
        PTX line on both sides.
        """
        needed = {"happens-before": bool(self.conflicts), "wrong bytes": bool(self.wrong_schedule)}
        if self.evidence is Evidence.EMULATED:
            needed["race"] = bool(self.races)
        return tuple(name for name, found in needed.items() if not found)

    @property
    def found(self) -> bool:
        """Whether all the evidence that should find it did."""
        return self.status is Verdict.PASS and not self.missed

    def row(self) -> dict[str, Any]:
        """For an evidence file: plain JSON values."""
        race = self.races[0] if self.races else None
        return {
            "scenario": self.scenario,
            "twin": self.twin,
            "removed": self.removed,
            "seed": self.seed,
            "arch": self.arch,
            "variant": self.variant,
            "case": self.case,
            "engine": self.engine,
            "device": self.device,
            "status": str(self.status),
            "reason": self.reason,
            "found": self.found,
            "missed": list(self.missed),
            "schedules": self.schedules,
            "unenforced": self.unenforced,
            "unordered_conflicts": len(self.conflicts),
            "races": len(self.races),
            "race_lines": [p.ptx_line for p in race.places] if race else [],
            "race_ops": [p.op for p in race.places] if race else [],
            "race_schedule": self.race_schedule,
            "wrong_runs": self.wrong_runs,
            "wrong_elements": self.wrong,
            "checked_elements": self.checked,
            "wrong_buffers": dict(self.wrong_buffers),
            "wrong_schedule": self.wrong_schedule,
        }


def judge_twin(
    scenario: Scenario,
    twin: Twin,
    engine: Engine,
    arch: str,
    seed: int,
    *,
    strategy: Strategy | None = None,
    limit: int | None = None,
    thorough: bool = False,
) -> TwinReport:
    """Run a twin until everything that should find it has, or through all its schedules with `thorough`."""
    built = twin.build(seed, arch)
    report = TwinReport(
        scenario.name,
        twin.name,
        twin.removed,
        seed,
        arch,
        built.variant,
        built.case,
        engine.name,
        engine.evidence,
        engine.device,
        checked=sum(a.size for a in built.expected.values()),
        conflicts=tuple(conflict_findings(built.program, unordered_conflicts(built.program))),
    )
    for run in runs(built, engine, strategy or BothOrders(), limit=limit):
        if run.outcome.status is not Verdict.PASS:
            report.status, report.reason = run.outcome.status, run.outcome.reason
            break
        report.schedules += 1
        if not run.enforced:
            report.unenforced += 1
            continue
        races = tuple(f for f in run.outcome.findings if is_cross_op_race(f))
        if races and not report.races:
            report.races, report.race_schedule = races, str(run.schedule)
        if run.wrong:
            report.wrong_runs += 1
            if not report.wrong_schedule:
                report.wrong_schedule = str(run.schedule)
                report.wrong_buffers = {name: int(where.size) for name, where in run.wrong.items()}
                report.wrong = sum(report.wrong_buffers.values())
        if not thorough and not report.missed:
            break
    return report


def twin_reports(
    scenario: Scenario, engine: Engine, arch: str, seed: int, *, limit: int | None = None, thorough: bool = True
) -> list[TwinReport]:
    """The evidence for every twin of a scenario, in its order."""
    return [judge_twin(scenario, twin, engine, arch, seed, limit=limit, thorough=thorough) for twin in scenario.twins]
