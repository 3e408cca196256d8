# SPDX-License-Identifier: Apache-2.0
"""Every bundled kernel runs, agrees with its oracle and races with nothing; with one instruction less it is caught.

ASSAY_DEEP=1 runs every case of every kernel; without it, every third.
"""

from __future__ import annotations

import os
import re
import zlib
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from harness.cases import Case, cases
from harness.contract import Kernel
from harness.emulator.engine import EmulatorEngine
from harness.execute import program_of, run_case
from harness.findings import Kind, Verdict
from harness.library import heads, load, texts
from harness.program import Launch, Program
from harness.ptx.architectures import number
from harness.ptx.assemble import assemble
from harness.ptx.parser import parse
from harness.schedule import Schedule

KERNELS = {(k.name, k.variant): k for k in load()}
ROOT = Path(__file__).parents[2] / "kernels"
PTX = sorted(ROOT.glob("*/*.ptx"))
engine = cache(EmulatorEngine)
ENGINE = engine("sm_90")


DEEP = "ASSAY_DEEP" in os.environ  # every case of every kernel, not every third


def test_every_entry_has_a_contract_and_every_contract_an_entry() -> None:
    there = {
        (p.relative_to(ROOT).as_posix().split(".sm_")[0], entry.name)
        for p in PTX
        for entry in parse(heads(p.read_text()), p.name).entries
    }
    assert {(k.stem, k.entry) for k in KERNELS.values()} == there


def targets(key: tuple[str, str]) -> list[str]:
    """What the texts of a kernel are for; of a selection, what its configurations are chosen on."""
    choices = KERNELS[key].choices
    return sorted({c.arch for c, _ in choices}) if choices else sorted(texts(KERNELS[key]), key=number)


RUNS = [(key, target) for key in KERNELS for target in targets(key)]


@pytest.mark.parametrize(("key", "target"), RUNS, ids=lambda v: v if isinstance(v, str) else "-".join(v))
def test_passes_the_default_plan(key: tuple[str, str], target: str) -> None:
    plan = cases(KERNELS[key], 11)
    assert len(plan) >= 6
    third = zlib.crc32("".join(key).encode()) % 3
    for case in plan if DEEP else plan[third::3]:
        result = run_case(KERNELS[key], case, engine(target), target, 11)
        assert result.verdict is Verdict.PASS, (str(case), result.reason, result.findings)
        assert result.controls_found == result.controls_planted
        assert {"race", "oracle"} <= {c.name for c in result.checks}


def test_texts_above_the_floor_use_what_their_architecture_offers() -> None:
    for key in KERNELS:
        lowest = targets(key)[0]
        if KERNELS[key].choices or lowest == "sm_75":
            continue
        code = KERNELS[key].ptx_for(lowest)
        assert not assemble(code.ptx.replace(f".target {lowest}", ".target sm_75"), "sm_75", code.file).ok, key


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
