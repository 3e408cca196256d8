# SPDX-License-Identifier: Apache-2.0
"""Run a trial on an engine, the same way on both."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from harness.findings import Verdict
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr
from harness.schedule import Schedule
from tests.silicon.forms import Output, Trial


class TrialFailed(Exception):
    """A trial that gave no answer: the engine's reason."""


def program_of(trial: Trial) -> Program:
    """The trial as a program of one launch. The output buffer begins as zeros: bytes between results stay so."""
    code = Code(trial.ptx, "k", f"{trial.name}.ptx")
    token = PreparedLaunch(code, trial.grid, trial.block, trial.shared, cluster=trial.cluster)
    buffers = (
        Buffer("in", trial.inputs.nbytes, init=trial.inputs),
        Buffer("out", trial.nbytes, init=np.zeros(trial.nbytes, np.uint8)),
        Buffer("scratch", trial.scratch, init=np.zeros(trial.scratch, np.uint8)),
    )
    return Program(trial.name, buffers, (Launch(0, token, (Ptr("in"), Ptr("out"), Ptr("scratch"))),))


def run(trial: Trial, engine: Any) -> npt.NDArray[np.uint8]:
    """The bytes of the output buffer. Raises TrialFailed with the engine's reason or findings."""
    outcome = engine.execute(program_of(trial), Schedule(seed=1))
    if outcome.status is not Verdict.PASS:
        raise TrialFailed(f"{trial.name}: {outcome.status.value}: {outcome.reason} {outcome.logs.get('error', '')}")
    if outcome.findings:
        raise TrialFailed(f"{trial.name}: {outcome.findings[0].message}")
    found: npt.NDArray[np.uint8] = outcome.buffers["out"]
    return found


def elements(output: Output, data: npt.NDArray[np.uint8]) -> npt.NDArray[Any]:
    """One output's elements, as unsigned integers."""
    part = data[output.offset : output.offset + output.count * output.itemsize]
    return np.ascontiguousarray(part).view(f"u{output.itemsize}")
