# SPDX-License-Identifier: Apache-2.0
"""The CUDA engine itself over the fake driver: programs run, and a run that leaves something behind is a finding."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from harness.app.doctor import limits
from harness.cuda import engine as engines
from harness.cuda.driver import through
from harness.cuda.probe import Device, DeviceReport
from harness.cuda.submit import Submission
from harness.findings import Kind, Verdict
from harness.schedule import SUBMITS, Schedule
from tests.cuda import programs
from tests.cuda.fake.driver import FakeDriver

DEVICE = Device(
    0, "fake", "sm_90", 8 << 30, 4, 1024, (1024, 1024, 64), (2**31 - 1, 65535, 65535), 49152, 232448, 65536, 2048,
    True, True, True,
)  # fmt: skip


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Iterator[engines.CudaEngine]:
    monkeypatch.setattr(engines, "probe", lambda: DeviceReport(True, driver="fake", devices=(DEVICE,)))
    with through(FakeDriver()), engines.CudaEngine(timeout_s=10) as made:
        yield made


@pytest.mark.parametrize("order", [None, (0, 1, 2, 3)])
@pytest.mark.parametrize("submit", SUBMITS)
def test_a_program_runs_and_leaves_nothing(
    engine: engines.CudaEngine, submit: str, order: tuple[int, ...] | None
) -> None:
    outcome = engine.execute(programs.producer_consumer(ordered=True), Schedule(order, submit=submit))
    assert outcome.status is Verdict.PASS, outcome.reason
    assert (outcome.buffers["q"].view(np.uint32) == programs.PRODUCED).all()
    assert not outcome.findings
    assert "leaks" in outcome.checks


def test_what_a_run_leaves_behind_is_a_finding(engine: engines.CudaEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    close = Submission.close
    monkeypatch.setattr(Submission, "close", lambda self: (self._held.pop(1), close(self))[1])
    outcome = engine.execute(programs.producer_consumer(ordered=True), Schedule())
    assert [f.kind for f in outcome.findings] == [Kind.LIFETIME]
    assert "1 objects" in outcome.findings[0].message
    assert "stream" in outcome.findings[0].message


def test_doctor_tells_a_devices_limits() -> None:
    text = limits(DEVICE)
    for fact in ("1024 threads", "65536 registers", "48 KiB", "227 KiB", "cooperative", "clusters"):
        assert fact in text


def test_copies_of_every_direction_and_a_refused_launch_leave_nothing(engine: engines.CudaEngine) -> None:
    outcome = engine.execute(programs.copies(), Schedule(), poison=0x5A)
    assert outcome.status is Verdict.PASS, outcome.reason
    assert (outcome.buffers["h2"] == programs.copied()).all()
    assert not outcome.findings
    refused = engine.execute(programs.alone("produce", block=2048), Schedule())
    assert refused.status is Verdict.ERROR
    assert "op 0" in refused.reason
    assert not refused.findings
