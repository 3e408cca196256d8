# SPDX-License-Identifier: Apache-2.0
"""What an engine is: one verb, `execute(program, schedule) -> Outcome`. Both engines return the same kind."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from harness.findings import Evidence, Finding, Verdict
from harness.program import Program
from harness.schedule import Schedule


@dataclass(slots=True)
class Outcome:
    """What running a Program once gave.

    Attributes:
        status: PASS when it ran to its end (whatever was found); UNSUPPORTED, NOT_RUN or ERROR otherwise, with reason.
        findings: what the engine itself saw (races, bounds, barriers, red zones, errors of ops).
        buffers: final bytes of every buffer, uint8 arrays by name (present also after findings, when they exist).
        order: op indices in the order they really executed, where it is known.
        enforced: True when `order` was imposed and verified.
        checks: names of the checks this engine really made ("race", "bounds", "initialised", "redzone", …).
        stats: "instructions" executed, "threads_returned", "threads_exited", "threads_trapped", "compile_ms", …
        logs: JIT or assembler logs by op or module.
        footprints: per op index: (reads, writes), each a tuple of (buffer, begin, end) byte ranges, where observed.
    """

    status: Verdict = Verdict.PASS
    reason: str = ""
    findings: tuple[Finding, ...] = ()
    buffers: dict[str, npt.NDArray[np.uint8]] = field(default_factory=dict)
    order: tuple[int, ...] = ()
    enforced: bool = False
    checks: tuple[str, ...] = ()
    stats: dict[str, Any] = field(default_factory=dict)
    logs: dict[str, str] = field(default_factory=dict)
    footprints: dict[int, tuple[tuple[tuple[str, int, int], ...], tuple[tuple[str, int, int], ...]]] = field(
        default_factory=dict
    )


class Engine(Protocol):
    """Runs Programs. `device` says on what, for the report."""

    @property
    def name(self) -> str: ...

    @property
    def evidence(self) -> Evidence: ...

    @property
    def device(self) -> str: ...

    def execute(self, program: Program, schedule: Schedule, *, poison: int = 0xA5, fuel: int = 0) -> Outcome:
        """Run it once under that schedule.

        poison: byte that fills device buffers without `init` before the first op.
        fuel: most basic blocks a launch may execute in all (0: the engine's default); spent: NOT_RUN "budget".
        Faults of the program are findings in the Outcome; only faults of the request raise (LaunchRefused, …).
        """
        ...


class Submitting:
    """An engine that submits every Program in one way; see `Schedule.submit`."""

    def __init__(self, engine: Engine, submit: str) -> None:
        self.engine, self.submit = engine, submit

    @property
    def name(self) -> str:
        """The engine's."""
        return self.engine.name

    @property
    def evidence(self) -> Evidence:
        """The engine's."""
        return self.engine.evidence

    @property
    def device(self) -> str:
        """The engine's."""
        return self.engine.device

    def submitted(self, schedule: Schedule) -> Schedule:
        """The schedule that really runs."""
        return replace(schedule, submit=self.submit)

    def execute(self, program: Program, schedule: Schedule, *, poison: int = 0xA5, fuel: int = 0) -> Outcome:
        """As the engine's, submitted in that way."""
        return self.engine.execute(program, self.submitted(schedule), poison=poison, fuel=fuel)
