# SPDX-License-Identifier: Apache-2.0
"""Every bundled kernel runs, agrees with its oracle and races with nothing; with one instruction less it is caught."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from harness.cases import Case, cases
from harness.contract import Kernel
from harness.emulator.engine import EmulatorEngine
from harness.execute import program_of, run_case
from harness.findings import Kind, Verdict
from harness.library import load
from harness.program import Launch, Program
from harness.ptx.parser import parse
from harness.schedule import Schedule

KERNELS = {(k.name, k.variant): k for k in load()}
PTX = sorted((Path(__file__).parents[2] / "kernels").glob("*/*.ptx"))
ENGINE = EmulatorEngine("sm_90")


def test_every_entry_has_a_contract_and_every_contract_an_entry() -> None:
    texts = {f"{p.parent.name}/{p.name.split('.')[0]}": parse(p.read_text(), p.name) for p in PTX}
    there = {(name, entry.name) for name, module in texts.items() for entry in module.entries}
    assert {(k.name, k.entry) for k in KERNELS.values()} == there


def test_the_twelve_kernels_are_there() -> None:
    assert {k.name for k in KERNELS.values()} == {
        "blas/axpy", "blas/dot", "blas/gemv", "blas/gemm", "dnn/softmax", "dnn/layernorm", "primitives/reduce",
        "primitives/scan", "primitives/histogram", "sparse/spmv_csr", "solver/cholesky", "rand/philox",
    }  # fmt: skip
    assert {v for n, v in KERNELS if n == "blas/axpy"} == {"f32", "f64"}


@pytest.mark.parametrize("key", KERNELS, ids="-".join)
def test_passes_the_default_plan(key: tuple[str, str]) -> None:
    plan = cases(KERNELS[key], 11)
    for case in plan:
        result = run_case(KERNELS[key], case, ENGINE, "sm_90", 11)
        assert result.verdict is Verdict.PASS, (str(case), result.reason, result.findings)
        assert result.controls_found == result.controls_planted
        assert {"race", "oracle"} <= {c.name for c in result.checks}
    assert len(plan) >= 6


def without(pattern: str, nth: int = 0) -> Callable[[str], str]:
    """Drop the nth instruction that matches."""

    def edit(ptx: str) -> str:
        found = list(re.finditer(rf"(?m)^\s*{pattern}.*;$", ptx))
        assert len(found) > nth
        return ptx[: found[nth].start()] + ptx[found[nth].end() :]

    return edit


def instead(old: str, new: str) -> Callable[[str], str]:
    """Replace every occurrence of an instruction's name."""

    def edit(ptx: str) -> str:
        assert old in ptx
        return ptx.replace(old, new)

    return edit


def program(kernel: Kernel, case: Case, edit: Callable[[str], str]) -> Program:
    """The case, running the edited PTX."""
    whole = program_of(kernel, case, "sm_90")
    launch = cast(Launch, whole.ops[0])
    code = launch.token.code
    # One entry alone, so that "the first barrier" is the first of this entry.
    begin = code.ptx.index(f".entry {code.entry}(")
    end = code.ptx.index("\n}\n", begin)
    text = code.ptx[:begin] + edit(code.ptx[begin:end]) + code.ptx[end:]
    return replace(whole, ops=(replace(launch, token=replace(launch.token, code=replace(code, ptx=text))),))


def kinds(kernel: Kernel, edit: Callable[[str], str]) -> set[Kind]:
    """Kinds of all findings over the plan, three interleavings a case."""
    found: set[Kind] = set()
    for case in cases(kernel, 2):
        for seed in range(3):
            found |= {f.kind for f in ENGINE.execute(program(kernel, case, edit), Schedule(seed=seed)).findings}
    return found


FAULTS = {
    "reduce without its barrier": (("primitives/reduce", "f32"), without("bar.sync")),
    "dot without the barrier after the flag": (("blas/dot", "f32"), without("bar.sync", 1)),
    "dot without its release fence": (("blas/dot", "f32"), without("membar.gl", 0)),
    "dot without its acquire fence": (("blas/dot", "f32"), without("membar.gl", 1)),
    "dot with fences of the block": (("blas/dot", "f64"), instead("membar.gl", "membar.cta")),
    "gemm without the barrier before the tile is read": (("blas/gemm", "f32"), without("bar.sync", 0)),
    "gemm without the barrier before the next tile": (("blas/gemm", "f32"), without("bar.sync", 1)),
    "softmax whose scratch is reused too early": (("dnn/softmax", "f32"), without("bar.sync", 1)),
    "layernorm without its first barrier": (("dnn/layernorm", "f32"), without("bar.sync", 0)),
    "scan with a plain store of its state": (("primitives/scan", "u32"), instead("st.release.gpu.global", "st.global")),
    "scan with a plain load of its state": (("primitives/scan", "u32"), instead("ld.acquire.gpu.global", "ld.global")),
    "scan with a state of the block's scope": (("primitives/scan", "u32"), instead("st.release.gpu", "st.release.cta")),
    "histogram without the barrier after clearing": (("primitives/histogram", "u8"), without("bar.sync", 0)),
    "histogram without the barrier before merging": (("primitives/histogram", "i32"), without("bar.sync", 1)),
    "cholesky that scales before all have the pivot": (("solver/cholesky", "f32"), without("bar.sync", 1)),
    "cholesky that updates before the column is ready": (("solver/cholesky", "f32"), without("bar.sync", 2)),
    "cholesky that goes on before the update is done": (("solver/cholesky", "f32"), without("bar.sync", 3)),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_missing_order_is_a_race(name: str) -> None:
    key, edit = FAULTS[name]
    assert Kind.RACE in kinds(KERNELS[key], edit)


def test_the_unedited_texts_are_clean() -> None:
    for key in dict.fromkeys(key for key, _ in FAULTS.values()):
        assert kinds(KERNELS[key], lambda ptx: ptx) == set(), key


def test_beta_zero_does_not_read_the_output() -> None:
    for key, name in ((("blas/gemv", "f32"), "y"), (("blas/gemm", "f32"), "c")):
        zero = [c for c in cases(KERNELS[key], 1) if c.scalars["beta"] == 0]
        assert len(zero) >= 2
        for case in zero:
            assert np.isnan(case.arrays[name]).all()
            assert run_case(KERNELS[key], case, ENGINE, "sm_90", 1).verdict is Verdict.PASS


def test_a_wrong_bound_check_is_out_of_bounds() -> None:
    for key in (("blas/axpy", "f32"), ("primitives/reduce", "i32"), ("primitives/scan", "u32")):
        found = kinds(KERNELS[key], instead("setp.ge.u64", "setp.gt.u64"))
        assert Kind.OUT_OF_BOUNDS in found, key
