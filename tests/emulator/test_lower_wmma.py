# SPDX-License-Identifier: Apache-2.0
"""wmma: whole matrices from memory to memory, against NumPy, on both tiers."""

from __future__ import annotations

import numpy as np
import pytest

from harness.findings import Kind, Verdict
from tests.emulator.fragments import BITS, codes, small
from tests.emulator.test_lower_matrix import answers, launch
from tests.emulator.wholes import Whole, every_form


@pytest.mark.parametrize("form", every_form(), ids=str)
def test_exact_products_agree_with_numpy(form: Whole) -> None:
    rng = np.random.default_rng(len(form.text))
    a, b, c = (small(form.type(p), form.extent(p), rng) for p in "abc")
    if form.type("a") == "b1":
        bits = a[:, :, None] != b[None] if "xor" in form.rule else (a[:, :, None] & b[None]).astype(bool)
        d = bits.sum(axis=1) + c
    else:
        d = a @ b + c
    found = answers_of(form, form.inputs(a, b, c))
    assert found.tolist() == form.bytes_of("d", codes(form.type("d"), d)).tolist()


def answers_of(form: Whole, data: np.ndarray) -> np.ndarray:
    """The bytes of d as it lies in memory, those between lines as ones; nothing else may be written."""
    size, bits = form.size("d"), BITS[form.type("d")]
    if form.pad == 0:
        return answers(form.kernel(), data, size)
    lines = []
    for race in (True, False):
        outcome = launch(form.kernel(), data, size, race=race)
        assert outcome.status is Verdict.PASS, outcome.reason
        assert {f.kind for f in outcome.findings} <= {Kind.UNWRITTEN}, outcome.findings
        lines.append(outcome.buffers["out"].reshape(-1, form.stride("d") * bits // 8).copy())
        used = form.extent("d")[form.layouts[2] == "row"] * bits // 8
        assert (lines[-1][:, used:] == 0xA5).all()
        lines[-1][:, used:] = 0xFF
    assert lines[0].tolist() == lines[1].tolist()
    return lines[0].reshape(-1)


F16 = Whole("m16n16k16.f32.f16.f16.f32")


def inputs_of(form: Whole) -> np.ndarray:
    return form.inputs(*(np.ones(form.extent(p)) for p in "abc"))


def test_every_register_may_be_scaled_alike() -> None:
    scaled = "".join(f"add.f32 %d{i}, %d{i}, %d{i};\n" for i in range(8))
    found = answers(F16.kernel(change=scaled), inputs_of(F16), F16.size("d"))
    assert np.unique(found.view(np.float32)).tolist() == [34.0]


def kinds(ptx: str, data: np.ndarray, nbytes: int) -> set[Kind]:
    return {f.kind for seed in range(3) for f in launch(ptx, data, nbytes, seed=seed).findings} - {Kind.UNWRITTEN}


@pytest.mark.parametrize(("old", "new"), [("[%y]", "[%y+16]"), ("[%x+512]", "[%x+514]"), (", 16;", ", 17;")])
def test_misaligned_lines_are_findings(old: str, new: str) -> None:
    found = kinds(F16.kernel().replace(old, new), inputs_of(F16), F16.size("d") + 64)
    assert found == {Kind.MISALIGNED}


def test_lanes_that_disagree_are_a_finding() -> None:
    skewed = F16.kernel().replace("wmma.store", "mad.wide.u32 %y, %t, 32, %y;\nwmma.store")
    assert Kind.BARRIER_DIVERGENCE in kinds(skewed, inputs_of(F16), F16.size("d") + 1024)


def test_outside_the_buffer_is_a_finding() -> None:
    assert Kind.OUT_OF_BOUNDS in kinds(F16.kernel(), inputs_of(F16), F16.size("d") - 4)


def test_a_matrix_written_without_order_is_a_race() -> None:
    form = Whole("m16n16k16.f32.f16.f16.f32", space=".shared")
    text = form.kernel()
    assert not kinds(text, inputs_of(form), form.size("d"))
    assert Kind.RACE in kinds(text.replace("bar.sync 0;", ""), inputs_of(form), form.size("d"))
    again = text.replace(".global.f32 [%y]", ".shared.f32 [%s]")
    assert Kind.RACE in kinds(again, inputs_of(form), form.size("d"))  # over what other lanes have read
    ordered = again.replace("wmma.store", "bar.warp.sync -1;\nwmma.store")
    assert not kinds(ordered, inputs_of(form), form.size("d"))
