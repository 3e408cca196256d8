# SPDX-License-Identifier: Apache-2.0
"""What the emulator may and must say of a litmus test, by the enumerator; and where it says something else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from harness.emulator.engine import EmulatorEngine
from harness.findings import Kind, Verdict
from harness.schedule import Schedule
from tests.litmus.model import allowed
from tests.litmus.program import Litmus
from tests.litmus.run import plain_outcome, plain_program

SCHEDULES = (
    Schedule(seed=0), Schedule(seed=1), Schedule(seed=2, threads="pct"),
    Schedule(seed=3, threads="adversarial"), Schedule(seed=4, threads="adversarial"),
)  # fmt: skip


def disagreements(test: Litmus, schedules: Iterable[Schedule] = SCHEDULES, told: Litmus | None = None) -> Iterator[str]:
    """Runs of which the two say different things: an outcome that the model forbids; a race found in an execution that
    has none; a race missed. told: what the emulator runs instead of the test."""
    engine = EmulatorEngine()
    program, verdicts = plain_program(told or test), allowed(test)
    for schedule in schedules:
        run = engine.execute(program, schedule)
        kinds = {f.kind for f in run.findings}
        if run.status is not Verdict.PASS or kinds - {Kind.RACE}:
            yield f"{test.name} {schedule}: {run.status.value} {run.reason} {sorted(k.value for k in kinds)}"
            continue
        outcome = plain_outcome(test, run.buffers)
        if outcome not in verdicts:
            yield f"{test.name} {schedule}: {outcome} is forbidden"
        elif (Kind.RACE in kinds) not in {v.unordered for v in verdicts[outcome]}:
            yield f"{test.name} {schedule}: {outcome}, {'a race' if Kind.RACE in kinds else 'no race'} is said"
