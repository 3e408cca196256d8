# SPDX-License-Identifier: Apache-2.0
"""An isolated engine: whatever happens in its process costs that one call, is named, and the next call works."""

from __future__ import annotations

import os
from collections.abc import Iterator

import numpy as np
import pytest

from harness.errors import DeviceUnavailable, UsageError
from harness.findings import Verdict
from harness.program import Buffer, Fill, Program
from harness.schedule import Schedule
from harness.workers import IsolatedEngine, assign_device, visible_devices

FAKE = "tests.cuda.fake_engines:Fake"


def program(name: str) -> Program:
    return Program(name, (), ())


@pytest.fixture
def engine() -> Iterator[IsolatedEngine]:
    with IsolatedEngine(FAKE, timeout_s=20) as made:
        yield made


def pid(engine: IsolatedEngine, name: str = "fine") -> int:
    outcome = engine.execute(program(name), Schedule())
    assert outcome.status is Verdict.PASS, outcome.reason
    return int(outcome.stats["pid"])


def test_calls_share_one_other_process(engine: IsolatedEngine) -> None:
    first = pid(engine)
    assert first != os.getpid()
    assert pid(engine) == first
    assert (engine.name, engine.device) == ("fake", "nothing")


@pytest.mark.parametrize(
    ("name", "words"),
    [("crash", "died of SIGSEGV"), ("exit", "ended with status 7"), ("raise", "RuntimeError: broken inside")],
)
def test_a_death_or_an_exception_is_an_error_with_its_reason_and_the_next_call_works(
    engine: IsolatedEngine, name: str, words: str
) -> None:
    outcome = engine.execute(program(name), Schedule())
    assert outcome.status is Verdict.ERROR
    assert words in outcome.reason
    assert pid(engine) > 0


def test_a_hang_ends_at_the_time_limit() -> None:
    with IsolatedEngine(FAKE, timeout_s=0.5) as engine:
        outcome = engine.execute(program("hang"), Schedule())
        assert outcome.status is Verdict.ERROR
        assert outcome.reason.startswith("time limit of 0.5 s")
        assert pid(engine) > 0


def test_no_device_is_not_run_and_never_pass(engine: IsolatedEngine) -> None:
    outcome = engine.execute(program("absent"), Schedule())
    assert outcome.status is Verdict.NOT_RUN
    assert "install one" in outcome.reason
    with IsolatedEngine("tests.cuda.fake_engines:Unbuildable") as none:
        assert none.execute(program("fine"), Schedule()).status is Verdict.NOT_RUN


def test_a_lost_context_gets_a_new_process_and_output_does_not_disturb(engine: IsolatedEngine) -> None:
    first = pid(engine, "print")
    assert pid(engine, "lose") == first
    assert pid(engine) != first


def test_the_emulator_runs_isolated_like_any_engine() -> None:
    data = np.arange(16, dtype=np.uint8)
    filled = Program("fill", (Buffer("x", 16, init=data),), (Fill(0, "x", 7, 8),))
    with IsolatedEngine("emulator", {"arch": "sm_80"}) as engine:
        outcome = engine.execute(filled, Schedule())
    assert outcome.status is Verdict.PASS
    assert outcome.buffers["x"].tolist() == [7] * 8 + list(range(8, 16))


def test_an_engine_nobody_knows() -> None:
    with pytest.raises(UsageError, match="no engine 'abacus'"):
        IsolatedEngine("abacus")


@pytest.mark.parametrize(
    ("text", "entries"),
    [
        (None, None),
        ("", []),
        ("0,2", ["0", "2"]),
        ("GPU-8a,MIG-1/0", ["GPU-8a", "MIG-1/0"]),
        ("1,-1,2", ["1"]),
        ("x", []),
    ],
)
def test_the_callers_own_list_of_devices(text: str | None, entries: list[str] | None) -> None:
    assert visible_devices({} if text is None else {"CUDA_VISIBLE_DEVICES": text}) == entries


def test_each_worker_takes_one_of_the_callers_devices() -> None:
    environ = {"CUDA_VISIBLE_DEVICES": "3,GPU-ab"}
    assert [assign_device(i, environ) for i in range(4)] == ["3", "GPU-ab", "3", "GPU-ab"]
    assert assign_device(1, {"CUDA_VISIBLE_DEVICES": ""}) == ""
    assert [assign_device(i, {}, count=2) for i in range(3)] == ["0", "1", "0"]


def test_a_device_the_caller_does_not_see(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "0")
    with pytest.raises(DeviceUnavailable, match="there is no device 1"):
        IsolatedEngine("cuda", device=1)
