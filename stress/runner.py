# SPDX-License-Identifier: Apache-2.0
"""One scenario on one engine: the good program under every schedule chosen, each twin as a control. -> Result."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import Any

from harness.engine import Engine, Submitting
from harness.errors import UsageError
from harness.findings import Check, Evidence, Finding, Kind, Place, Result, Verdict
from harness.order import conflict_findings, happens_before, is_linear_extension, unordered_conflicts, validate
from harness.schedule import Schedule
from stress.evidence import Run, TwinReport, judge_twin, run_once, runs
from stress.scenario import Built, Scenario, bytes_of
from stress.strategies import Default, Strategy


@dataclass(slots=True)
class _Tally:
    """What the runs of one program add up to."""

    schedules: int = 0
    unenforced: int = 0
    findings: list[Finding] = field(default_factory=list)
    engine_checks: dict[str, None] = field(default_factory=dict)
    status: Verdict = Verdict.PASS
    reason: str = ""

    def add(self, built: Built, run: Run) -> None:
        """Judge one more run."""
        outcome = run.outcome
        if outcome.status is not Verdict.PASS:
            self.status, self.reason = outcome.status, outcome.reason
            return
        self.schedules += 1
        self.unenforced += not run.enforced
        self.engine_checks.update(dict.fromkeys(outcome.checks))
        self.findings += [_under(f, run) for f in outcome.findings]
        self.findings += _mismatches(built, run)
        if outcome.footprints:
            seen = unordered_conflicts(built.program, footprints=outcome.footprints)
            self.findings += [_under(f, run) for f in conflict_findings(built.program, seen)]


def run_scenario(
    scenario: Scenario,
    engine: Engine,
    arch: str = "sm_90",
    seed: int = 0,
    limit: int | None = None,
    *,
    strategy: Strategy | None = None,
    twins: bool = True,
    submit: str = "eager",
) -> Result:
    """Judge a scenario.

    The good program runs free once, then under each schedule of `strategy` (at most `limit`); every result must equal
    its sequential meaning bit for bit, with no finding. Then each twin must be found: see `TwinReport.missed`. A twin
    that is not found is a finding of its own, for a check that cannot fail is a defect. submit: as in `Schedule`.
    """
    began = time.perf_counter()
    engine = Submitting(engine, submit)
    built = scenario.build(seed, arch)
    validate(built.program)
    conflicts = conflict_findings(built.program, unordered_conflicts(built.program))
    good = _run_good(built, engine, strategy or Default(), limit)
    reports: list[TwinReport] = []
    if twins and good.status is Verdict.PASS:
        reports = [judge_twin(scenario, twin, engine, arch, seed) for twin in scenario.twins]

    findings = [*conflicts, *good.findings, *(f for r in reports if (f := _missed_control(scenario, r)))]
    checks = _checks(engine, good, conflicts, reports if twins else None)
    verdict, reason = _verdict(good, reports, findings, checks)
    return Result(
        subject=scenario.subject,
        variant="",
        arch=arch,
        evidence=engine.evidence,
        engine=engine.name,
        verdict=verdict,
        case=built.case,
        reason=reason,
        findings=tuple(findings),
        checks=checks,
        schedules=good.schedules + sum(r.schedules for r in reports),
        controls_planted=len(scenario.twins) if twins else 0,
        controls_found=sum(r.found for r in reports),
        seed=seed,
        device=engine.device,
        seconds=time.perf_counter() - began,
        metrics={
            "good_schedules": good.schedules,
            "twin_schedules": sum(r.schedules for r in reports),
            "twins": {r.twin: r.row() for r in reports},
        },
    )


def _run_good(built: Built, engine: Engine, strategy: Strategy, limit: int | None) -> _Tally:
    good = _Tally()
    for run in runs(built, engine, strategy, limit=limit, free=True):
        good.add(built, run)
    return good


def _under(finding: Finding, run: Run) -> Finding:
    """The finding with the schedule that showed it."""
    return replace(finding, detail={**finding.detail, "schedule": str(run.schedule)})


def _mismatches(built: Built, run: Run) -> list[Finding]:
    out = []
    for name, where in run.wrong.items():
        expected = built.expected[name]
        at = int(where[0])
        actual = run.outcome.buffers.get(name)
        seen = None
        if actual is not None and actual.nbytes == expected.nbytes:
            seen = bytes_of(actual).view(expected.dtype)[at].item()
        out.append(
            Finding(
                Kind.MISMATCH,
                f"{where.size} of {expected.size} elements of {name} are not those of the order of submission",
                space="global memory" if built.program.buffer(name).kind == "device" else "host memory",
                address=f"{name}+{at * expected.itemsize}",
                nbytes=expected.itemsize,
                detail={
                    "wrong": int(where.size),
                    "elements": expected.size,
                    "first": at,
                    "expected": expected.flat[at].item(),
                    "actual": seen,
                    "schedule": str(run.schedule),
                },
            )
        )
    return out


def _missed_control(scenario: Scenario, report: TwinReport) -> Finding | None:
    """A finding for a twin that ran and was not found."""
    if report.status is not Verdict.PASS or report.found:
        return None
    missed = " and no ".join(report.missed)
    return Finding(
        Kind.CONTRACT_BREACH,
        f"control not found: {scenario.subject}, twin {report.twin}: no {missed} in {report.schedules} schedules",
        places=(Place("control", instruction=f"removed: {report.removed}"),),
        missing=f"evidence that should have found the planted fault: {', '.join(report.missed)}",
        remedy="until this twin is found, a pass of this scenario says little",
        detail=report.row(),
    )


def _checks(
    engine: Engine, good: _Tally, conflicts: list[Finding], reports: list[TwinReport] | None
) -> tuple[Check, ...]:
    """Every check this scenario stands for, with whether it ran."""
    ran = good.status is Verdict.PASS and good.schedules > 0
    kinds = {f.kind for f in good.findings}
    checks = [Check("happens-before", True, "fail" if conflicts else "pass")]
    if not ran:
        checks.append(Check("oracle", False, good.reason or "no schedule was run"))
        return tuple(checks)
    checks.append(Check("oracle", True, "fail" if Kind.MISMATCH in kinds else "pass"))
    unenforced = good.unenforced + sum(r.unenforced for r in reports or ())
    why = f"{unenforced} schedules were not enforced" if unenforced else ""
    checks.append(Check("enforced order", not unenforced, why or "pass"))
    for name in good.engine_checks:
        checks.append(Check(name, True, "fail" if _failed(name, kinds) else "pass"))
    if engine.evidence is Evidence.EMULATED and "race" not in good.engine_checks:
        checks.append(Check("race", False, "the emulator did not check for races"))
    if reports is not None:
        stopped = [r for r in reports if r.status is not Verdict.PASS]
        lost = [r.twin for r in reports if not r.found]
        outcome = stopped[0].reason if stopped else f"not found: {', '.join(lost)}" if lost else "pass"
        checks.append(Check("controls", not stopped, outcome))
    return tuple(checks)


_KINDS_OF_CHECK: dict[str, set[Kind]] = {
    "race": {Kind.RACE},
    "bounds": {Kind.OUT_OF_BOUNDS, Kind.USE_AFTER_FREE},
    "initialised": {Kind.UNINITIALISED},
    "redzone": {Kind.OUT_OF_PLACE},
    "barrier": {Kind.BARRIER_DIVERGENCE},
    "alignment": {Kind.MISALIGNED},
    "deadlock": {Kind.DEADLOCK},
}


def _failed(check: str, kinds: set[Kind]) -> bool:
    return bool(_KINDS_OF_CHECK.get(check, set()) & kinds)


def _verdict(
    good: _Tally, reports: list[TwinReport], findings: list[Finding], checks: tuple[Check, ...]
) -> tuple[Verdict, str]:
    if findings:
        return Verdict.FAIL, ""
    if good.status is not Verdict.PASS:
        return good.status, good.reason
    for report in reports:
        if report.status is not Verdict.PASS:
            return report.status, f"twin {report.twin}: {report.reason}"
    for check in checks:
        if not check.ran:
            return Verdict.NOT_RUN, f"{check.name}: {check.outcome}"
    return Verdict.PASS, ""


def replay(
    scenario: Scenario, engine: Engine, arch: str, seed: int, schedule: Schedule, *, twin: str = "", poison: int = 0xA5
) -> Result:
    """Run one schedule of a scenario, or of its twin of that name, again: the same program, order and threads.

    Raises UsageError when there is no such twin, or the order is none of the program's.
    """
    names = [t.name for t in scenario.twins]
    if twin and twin not in names:
        raise UsageError(f"{scenario.subject} has no twin {twin!r}", remedy=f"one of {', '.join(names)}")
    began = time.perf_counter()
    built = scenario.twin(twin).build(seed, arch) if twin else scenario.build(seed, arch)
    hb = happens_before(built.program)
    if schedule.order is not None and not is_linear_extension(hb, schedule.order):
        raise UsageError(f"{scenario.subject}: not an order that its streams and events allow: {schedule}")
    conflicts = conflict_findings(built.program, unordered_conflicts(built.program, hb))
    run = run_once(built, engine, schedule, poison)
    good = _Tally()
    good.add(built, run)
    findings = [*conflicts, *good.findings]
    checks = _checks(engine, good, conflicts, None)
    verdict, reason = _verdict(good, [], findings, checks)
    return Result(
        subject=scenario.subject + (f"/{twin}" if twin else ""),
        variant="",
        arch=arch,
        evidence=engine.evidence,
        engine=engine.name,
        verdict=verdict,
        case=built.case,
        reason=reason,
        findings=tuple(findings),
        checks=checks,
        schedules=good.schedules,
        seed=seed,
        device=engine.device,
        seconds=time.perf_counter() - began,
    )


def run_seeds(
    scenarios: list[Scenario], engine: Engine, arch: str = "sm_90", seeds: range = range(20)
) -> list[dict[str, Any]]:
    """Evidence rows (plain JSON values): for every scenario and seed one of the good program and one of each twin."""
    rows: list[dict[str, Any]] = []
    for scenario in scenarios:
        for seed in seeds:
            good = run_scenario(scenario, engine, arch, seed, twins=False)
            rows.append(_good_row(scenario, good))
            rows += [judge_twin(scenario, t, engine, arch, seed, thorough=True).row() for t in scenario.twins]
    return rows


def _good_row(scenario: Scenario, good: Result) -> dict[str, Any]:
    return {
        "scenario": scenario.name,
        "twin": "",
        "seed": good.seed,
        "arch": good.arch,
        "variant": good.variant,
        "case": good.case,
        "engine": good.engine,
        "device": good.device,
        "status": str(good.verdict),
        "reason": good.reason,
        "schedules": good.schedules,
        "findings": [f.message for f in good.findings],
        "checks": [c.name for c in good.checks if c.ran],
    }
