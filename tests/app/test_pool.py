# SPDX-License-Identifier: Apache-2.0
"""The pool: every job is answered, a dead process costs one job, closing it leaves no process."""

from __future__ import annotations

import multiprocessing
import sys
from pathlib import Path

import pytest

from harness.app.pool import Died, Lane, Raised, run


@pytest.fixture
def job(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    import jobs_for_pool

    yield jobs_for_pool.job
    sys.modules.pop("jobs_for_pool")


def test_every_job_is_answered_once_and_deaths_cost_only_themselves(job) -> None:
    jobs = ["a", "raise", "exit", "b", "kill", "c"]
    begun: list[str] = []
    answers = dict(run([Lane(job, jobs, workers=2)], begun.append))
    assert sorted(begun) == sorted(answers) == sorted(jobs)
    assert [answers[j] for j in "abc"] == ["a done", "b done", "c done"]
    raised = answers["raise"]
    assert isinstance(raised, Raised)
    assert (raised.kind, raised.message) == ("ValueError", "broken")
    assert answers["exit"] == Died("its process ended with code 7")
    assert answers["kill"] == Died("its process died of SIGKILL")


def test_a_job_past_its_limit_is_ended(job) -> None:
    answers = dict(run([Lane(job, ["hang"], timeout_s=0.5), Lane(job, ["a"])], lambda _: None))
    assert answers == {"hang": Died("time limit of 0.5 s"), "a": "a done"}


def test_lanes_do_not_wait_for_each_other(job) -> None:
    answers = run([Lane(job, ["hang"]), Lane(job, ["a", "b"])], lambda _: None)
    assert [next(answers)[0], next(answers)[0]] == ["a", "b"]
    answers.close()


def test_closing_ends_the_processes(job) -> None:
    answers = run([Lane(job, ["a", "hang"], workers=2)], lambda _: None)
    assert next(answers) == ("a", "a done")
    answers.close()
    assert multiprocessing.active_children() == []


def test_no_jobs() -> None:
    assert list(run([Lane(str, [])], lambda _: None)) == []
