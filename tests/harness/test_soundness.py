# SPDX-License-Identifier: Apache-2.0
"""What must not pass: bounds too wide to tell, results nobody judges, faults of one run, code that was not made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest

from harness import execute
from harness.bounds import Bound
from harness.cases import Case, cases
from harness.contract import Kernel
from harness.controls import plant
from harness.dtypes import f32, u8
from harness.engine import Outcome
from harness.execute import answer, run_case, static
from harness.findings import Evidence, Kind, Verdict
from harness.library import load
from harness.program import Program
from harness.ptx.assemble import Assembly
from harness.schedule import Schedule

KERNELS = {(k.name, k.variant): k for k in load()}
AXPY = KERNELS["blas/axpy", "f32"]
CHOLESKY = KERNELS["solver/cholesky", "f32"]
Buffers = dict[str, Any]


@dataclass
class Rigged:
    """Gives the oracle's own answer; `spoil(buffers, run)` then damages what a run (0 or 1) left."""

    kernel: Kernel
    case: Case
    spoil: Callable[[Buffers, int], None] = lambda buffers, run: None
    name: str = "rigged"
    evidence: Evidence = Evidence.EMULATED
    device: str = "NumPy"
    runs: int = 0

    def execute(self, program: Program, schedule: Schedule, *, poison: int = 0xA5, fuel: int = 0) -> Outcome:
        buffers = {b.name: np.full(b.nbytes, poison, np.uint8) for b in program.buffers}
        for b in program.buffers:
            if b.init is not None:
                buffers[b.name][:] = np.frombuffer(b.init.tobytes(), np.uint8)
        truth = answer(self.kernel, self.case)
        for value, dtype, name in zip(truth.expected, truth.dtypes, truth.names, strict=True):
            data = np.frombuffer(dtype.round(value).tobytes(), np.uint8)
            buffers[name][: data.size] = data
        self.spoil(buffers, self.runs)
        self.runs += 1
        return Outcome(buffers=buffers, checks=("bounds",))


def judged(kernel: Kernel, case: Case, **how: Any) -> Any:
    return run_case(kernel, case, Rigged(kernel, case, **how), "sm_90", 5)


def of(kernel: Kernel, values: str, least: int) -> Case:
    """A case of a kind with at least so many elements."""
    return next(c for c in cases(kernel, 5) if c.values == values and c.sizes["n"] >= least)


def wide(within: Bound, index: int, bound: float) -> Bound:
    """The same bound, with one result's replaced."""

    def evaluate(*given: Any) -> list[Any]:
        real = within.evaluate(*given)
        return [np.full(np.shape(b), bound) if i == index else b for i, b in enumerate(real)]

    return Bound("sham", evaluate)


def test_a_finite_bound_too_wide_to_tell_anything_fails_by_its_controls() -> None:
    case = of(AXPY, "normal", 32)
    sham = judged(replace(AXPY, within=wide(AXPY.within, 0, 1e6)), case)
    assert sham.verdict is Verdict.FAIL
    assert {f.kind for f in sham.findings} == {Kind.CONTRACT_BREACH}
    assert sham.controls_found < sham.controls_planted
    assert judged(AXPY, case).verdict is Verdict.PASS


def test_a_result_that_no_control_was_planted_in_was_not_checked() -> None:
    case = cases(CHOLESKY, 5)[1]
    half = judged(replace(CHOLESKY, within=wide(CHOLESKY.within, 1, np.inf)), case)
    assert half.verdict is Verdict.NOT_RUN
    assert "controls" in half.reason
    (controls,) = [c for c in half.checks if c.name == "controls"]
    assert (controls.ran, controls.outcome) == (False, "none could be planted in info")
    assert judged(CHOLESKY, case).verdict is Verdict.PASS


def test_few_elements_that_cancel_prove_nothing_about_a_bound() -> None:
    """A sum that cancels may lie within its bound of 0: zeros are then no control, and no fault of the bound."""
    few = {c.name for c in plant([np.full(4, 1e-9)], [np.full(4, 1e-6)], [f32], ["y"], [], 1)}
    many = plant([np.arange(1.0, 33) * 1e-9], [np.full(32, 1e-6)], [f32], ["y"], [], 1)
    assert "zeros in y" not in few
    assert [c.found for c in many if c.name == "zeros in y"] == [False]


def test_a_control_names_the_result_it_is_in() -> None:
    planted = plant([np.ones(3), np.ones(2)], [np.zeros(3), np.zeros(2)], [f32, u8], ["a", "b"], [], 1)
    assert {c.result for c in planted} == {"a", "b"}
    assert all(c.found for c in planted)


@pytest.mark.parametrize("run", [0, 1])
def test_an_input_changed_in_either_run_is_seen(run: int) -> None:
    def spoil(buffers: Buffers, now: int) -> None:
        buffers["x"][3] ^= now == run

    result = judged(AXPY, of(AXPY, "normal", 32), spoil=spoil)
    assert [f.kind for f in result.findings] == [Kind.INPUT_CHANGED]
    assert result.findings[0].address == "x+3"


@pytest.mark.parametrize("name", ["x", "y"])
def test_a_write_to_an_array_of_no_elements_is_out_of_place(name: str) -> None:
    case = next(c for c in cases(AXPY, 5) if c.sizes["n"] == 0)

    def spoil(buffers: Buffers, run: int) -> None:
        buffers[name][0] ^= 1

    result = judged(AXPY, case, spoil=spoil)
    assert [(f.kind, f.address) for f in result.findings] == [(Kind.OUT_OF_PLACE, f"{name}+0")]
    assert judged(AXPY, case).verdict is Verdict.PASS


def test_no_code_and_no_error_is_no_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(execute, "_assembled", lambda ptx, arch, name: Assembly(False, arch, assembler="silent"))
    result = static(AXPY, "sm_90")
    assert result.verdict is Verdict.ERROR
    assert "silent made no code" in result.reason
    monkeypatch.setattr(execute, "_assembled", lambda ptx, arch, name: Assembly(True, arch, assembler="silent"))
    assert static(AXPY, "sm_90").verdict is Verdict.PASS
