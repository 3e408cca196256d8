# SPDX-License-Identifier: Apache-2.0
"""From a contract to a verdict, on an engine made of NumPy that can be told to be wrong in one way each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest

from harness.bounds import Bound
from harness.cases import Case, cases
from harness.compare import Comparison
from harness.contract import Kernel
from harness.controls import plant
from harness.dtypes import f32
from harness.engine import Outcome
from harness.errors import DeviceUnavailable, UnsupportedPtx, UsageError
from harness.execute import answer, run_case, static
from harness.findings import Evidence, Kind, Verdict
from harness.library import load
from harness.program import Launch, Program
from harness.schedule import Schedule
from harness.witness import digest, parse_token, witness


def bundled(name: str, variant: str) -> Kernel:
    (found,) = [k for k in load() if (k.name, k.variant) == (name, variant)]
    return found


AXPY = bundled("blas/axpy", "f32")
GEMV = bundled("blas/gemv", "f32")
Spoil = Callable[[dict[str, Any], int], None]


@dataclass
class Perfect:
    """Gives the oracle's own answer, then lets `spoil` damage the buffers of a run (0 or 1)."""

    kernel: Kernel
    case: Case
    spoil: Spoil = lambda buffers, run: None
    status: Verdict = Verdict.PASS
    raises: Exception | None = None
    name: str = "perfect"
    evidence: Evidence = Evidence.EMULATED
    device: str = "NumPy"
    runs: int = 0

    def execute(self, program: Program, schedule: Schedule, *, poison: int = 0xA5, fuel: int = 0) -> Outcome:
        if self.raises:
            raise self.raises
        buffers = {
            b.name: np.full(b.nbytes, poison, np.uint8)
            if b.init is None
            else np.frombuffer(b.init.tobytes(), np.uint8).copy()
            for b in program.buffers
        }
        truth = answer(self.kernel, self.case)
        for value, dtype, name in zip(truth.expected, truth.dtypes, truth.names, strict=True):
            data = dtype.round(value).tobytes()
            buffers[name][: len(data)] = np.frombuffer(data, np.uint8)
        self.spoil(buffers, self.runs)
        self.runs += 1
        return Outcome(self.status, "why" if self.status is not Verdict.PASS else "", (), buffers, checks=("bounds",))


def judge(kernel: Kernel, index: int = 1, **how: Any) -> Any:
    case = cases(kernel, 5)[index]
    return run_case(kernel, case, Perfect(kernel, case, **how), "sm_90", 5)


def test_the_right_answer_passes_with_every_check_listed() -> None:
    result = judge(AXPY)
    assert result.verdict is Verdict.PASS, (result.reason, result.findings)
    assert {c.name for c in result.checks} >= {
        "bounds",
        "oracle",
        "two poisons",
        "inputs unchanged",
        "determinism",
        "controls",
    }
    assert all(c.ran for c in result.checks)
    assert result.controls_planted == result.controls_found > 0
    assert result.schedules == 2
    assert parse_token(result.witness.token)["subject"] == "blas/axpy"


def one_element(buffers: dict[str, Any], run: int) -> None:
    buffers["y"].view(np.float32)[0] += 1


def second_run(buffers: dict[str, Any], run: int) -> None:
    if run:
        view = buffers["y"].view(np.uint32)
        view[0] ^= 1


def changed_input(buffers: dict[str, Any], run: int) -> None:
    buffers["x"][0] ^= 1


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [(one_element, Kind.MISMATCH), (second_run, Kind.NONDETERMINISTIC), (changed_input, Kind.INPUT_CHANGED)],
)
def test_each_kind_of_wrong_is_a_finding_of_its_kind(spoil: Spoil, kind: Kind) -> None:
    result = judge(AXPY, spoil=spoil)
    assert result.verdict is Verdict.FAIL
    assert kind in {f.kind for f in result.findings}


def test_unwritten_elements_show_by_two_poisons() -> None:
    softmax = bundled("dnn/softmax", "f32")

    def lazy(buffers: dict[str, Any], run: int) -> None:
        buffers["y"][-4:] = (0xA5, 0x5A)[run]

    result = judge(softmax, spoil=lazy)
    assert Kind.UNWRITTEN in {f.kind for f in result.findings}
    assert Kind.UNWRITTEN not in {f.kind for f in judge(softmax).findings}


@pytest.mark.parametrize(
    ("how", "verdict"),
    [
        ({"status": Verdict.NOT_RUN}, Verdict.NOT_RUN),
        ({"status": Verdict.UNSUPPORTED}, Verdict.UNSUPPORTED),
        ({"raises": DeviceUnavailable("no GPU")}, Verdict.NOT_RUN),
        ({"raises": UnsupportedPtx("wgmma", line=3)}, Verdict.UNSUPPORTED),
        ({"raises": UsageError("broken")}, Verdict.ERROR),
    ],
)
def test_what_did_not_run_is_never_a_pass_and_says_why(how: dict[str, Any], verdict: Verdict) -> None:
    result = judge(AXPY, **how)
    assert result.verdict is verdict
    assert result.reason


def test_an_oracle_that_raises_is_an_error_of_the_oracle() -> None:
    def broken(**_: Any) -> Any:
        raise ValueError("no idea")

    case = cases(AXPY, 5)[0]
    result = run_case(replace(AXPY, oracle=broken), case, Perfect(AXPY, case), "sm_90", 5)
    assert result.verdict is Verdict.ERROR
    assert "OracleError" in result.reason


def test_a_bound_that_lets_everything_through_is_found_by_its_controls() -> None:
    """A sham comparison: what it accepts, the controls show."""
    expected, bound = np.arange(1.0, 9.0), np.full(8, 1e-6)

    def blind(*_: Any) -> Comparison:
        return Comparison(np.zeros(0, np.intp))

    sham = plant([expected], [bound], [f32], ["y"], [], 1, blind)
    real = plant([expected], [bound], [f32], ["y"], [], 1)
    assert {c.name for c in sham} == {c.name for c in real}
    assert len(real) == 4
    assert not any(c.found for c in sham)
    assert all(c.found for c in real)


def test_a_control_that_is_the_right_answer_is_not_planted() -> None:
    names = {c.name for c in plant([np.zeros(4)], [np.full(4, 1e-30)], [f32], ["y"], [], 1)}
    assert names == {"poison in y", "one element moved by four bounds in y"}


def test_a_contract_whose_bound_is_loose_fails_its_own_case() -> None:
    loose = Bound(
        "anything", lambda oracle, values, expected, dtypes, names: [np.full(e.shape, np.inf) for e in expected]
    )
    result = judge(replace(AXPY, within=loose))
    assert result.verdict is not Verdict.PASS


@pytest.mark.parametrize("kernel", [AXPY, GEMV])
def test_a_case_is_a_function_of_kernel_seed_and_index(kernel: Kernel) -> None:
    first, again, other = cases(kernel, 3), cases(kernel, 3), cases(kernel, 4)
    assert [str(c) for c in first] == [str(c) for c in again]
    for a, b in zip(first, again, strict=True):
        assert all(np.array_equal(a.arrays[n], b.arrays[n], equal_nan=True) for n in a.arrays)
    assert any(not np.array_equal(a.arrays["x"], b.arrays["x"]) for a, b in zip(first, other, strict=True))


def test_static_evidence_names_registers_and_what_code_they_are_of() -> None:
    result = static(AXPY, "sm_90")
    if result.verdict is Verdict.NOT_RUN:
        pytest.skip(f"not run: {result.reason}")
    assert result.verdict is Verdict.PASS
    assert result.metrics["registers"] > 0
    assert "relocatable" in result.metrics["code"]


def test_a_token_says_everything_and_reads_back() -> None:
    made = witness("blas/axpy", "f32", 7, {"n": 33}, 12, str(Schedule(None, 12)), "emulator", "sm_90", digest("text"))
    fields = parse_token(made.token)
    assert (fields["subject"], fields["variant"], fields["index"], fields["seed"]) == ("blas/axpy", "f32", "7", "12")
    assert Schedule.parse(fields["schedule"]) == Schedule(None, 12)
    assert digest("text").startswith(fields["digest"])
    with pytest.raises(UsageError, match="not a replay token"):
        parse_token(made.token[:-20])


def test_the_program_of_a_case_says_what_it_touches() -> None:
    from harness.execute import program_of

    case = cases(GEMV, 1)[0]
    (launch,) = program_of(GEMV, case, "sm_90").ops
    assert isinstance(launch, Launch)
    assert launch.declared is not None
    reads, writes = launch.declared
    assert {r[0] for r in reads} == {"a", "x", "y"}
    assert {w[0] for w in writes} == {"y"}
