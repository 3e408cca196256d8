# SPDX-License-Identifier: Apache-2.0
"""Parts of `assay run`: what is chosen, what counts as required, how a lost process is told, what is printed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from harness.app.jobs import Job
from harness.app.plan import choose
from harness.app.pool import Died, Raised
from harness.app.progress import summary_line
from harness.app.run import Request, as_result, exit_code, required
from harness.errors import UsageError
from harness.findings import Evidence, Result, Verdict

SUBJECTS = [
    ("blas/axpy", "f32"),
    ("blas/axpy", "f64"),
    ("blas/dot", "f32"),
    ("scan/scan", "u32"),
    ("scenario/fork-join", ""),
]


@pytest.mark.parametrize(
    ("patterns", "chosen"),
    [
        ([], [0, 1, 2, 3, 4]),
        (["blas/axpy"], [0, 1]),
        (["blas/axpy:f64"], [1]),
        (["blas"], [0, 1, 2]),
        (["*/dot", "scan/*"], [2, 3]),
        (["scenario/*"], [4]),
        (["*:f32"], [0, 2]),
        (["blas/dot", "blas/*"], [2, 0, 1]),
    ],
)
def test_patterns(patterns: list[str], chosen: list[int]) -> None:
    assert choose(patterns, SUBJECTS) == [SUBJECTS[i] for i in chosen]


def test_a_pattern_without_a_match_is_refused() -> None:
    with pytest.raises(UsageError, match="matches 'axpy'"):
        choose(["blas/dot", "axpy"], SUBJECTS)


def made(evidence: Evidence, verdict: Verdict, case: str = "n=1") -> Result:
    return Result("k", "", "sm_90", evidence, "e", verdict, case, "" if verdict is Verdict.PASS else "why")


E, S, T = Evidence.EMULATED, Evidence.SILICON, Evidence.STATIC


@pytest.mark.parametrize(
    ("results", "needed", "code"),
    [
        ([made(E, Verdict.PASS)], {E}, 0),
        ([made(E, Verdict.PASS), made(E, Verdict.FAIL)], {E}, 1),
        ([made(E, Verdict.ERROR), made(E, Verdict.FAIL)], {E}, 1),
        ([made(E, Verdict.PASS), made(E, Verdict.ERROR)], {E}, 3),
        ([made(E, Verdict.PASS), made(E, Verdict.UNSUPPORTED)], {E}, 3),
        ([made(E, Verdict.PASS), made(E, Verdict.NOT_RUN)], {E}, 3),
        ([], {E}, 3),
        ([made(E, Verdict.PASS), made(S, Verdict.NOT_RUN, "")], {E}, 0),
        ([made(T, Verdict.PASS), made(S, Verdict.NOT_RUN, "")], {S}, 3),
        ([made(S, Verdict.PASS), replace(made(S, Verdict.NOT_RUN), arch="sm_80")], {S}, 0),
        ([replace(made(S, Verdict.NOT_RUN), arch="sm_80")], {S}, 3),
        ([made(S, Verdict.PASS), made(S, Verdict.NOT_RUN)], {S}, 3),
        ([made(E, Verdict.PASS), made(T, Verdict.NOT_RUN)], {E, T}, 3),
        ([made(E, Verdict.PASS), made(S, Verdict.ERROR)], {E}, 3),
    ],
)
def test_exit_codes(results: list[Result], needed: set[Evidence], code: int) -> None:
    assert exit_code(results, needed) == code


def test_what_is_required() -> None:
    def asked(**more: object) -> Request:
        return Request(
            **{"patterns": (), "engine": "auto", "arch": "auto", "seed": 0, "workers": 1, "out": Path()} | more
        )

    assembled, absent = [made(T, Verdict.PASS)], [made(T, Verdict.NOT_RUN)]
    assert required(asked(), assembled) == {E, T}
    assert required(asked(), absent) == {E}
    assert required(asked(arch="sm_90"), absent) == {E, T}
    assert required(asked(engine="cuda"), assembled) == {S, T}
    assert required(asked(require_device=True), assembled) == {E, S, T}


def test_a_lost_process_is_an_error_and_a_spent_limit_is_not_run() -> None:
    job = Job("k", "f32", "sm_90", E, 7, case="n=3")
    died = as_result(job, Died("its process died of SIGSEGV"))
    assert (died.verdict, died.reason, died.case, died.seed) == (Verdict.ERROR, "its process died of SIGSEGV", "n=3", 7)
    assert as_result(job, Died("time limit of 600 s")).verdict is Verdict.NOT_RUN
    assert as_result(job, Raised("ValueError", "x", "")).reason == "ValueError: x"


def test_a_line_for_a_group() -> None:
    line = summary_line([made(E, Verdict.PASS), made(E, Verdict.NOT_RUN)])
    assert line.split() == ["not", "run", "k", "emulated", "1", "of", "2", "cases;", "why"]
