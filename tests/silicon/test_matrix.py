# SPDX-License-Identifier: Apache-2.0
"""Every matrix instruction that the emulator executes, held to what an H200 answered."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

from harness.emulator.engine import EmulatorEngine
from harness.emulator.lower_matrix import MMA_ROWS, SPARSE_ROWS, WMMA_ROWS
from harness.emulator.lower_wgmma import WGMMA_ROWS
from tests.silicon import special_matrix
from tests.silicon.forms import Output, Trial
from tests.silicon.runs import elements, run
from tests.silicon.store import FOLDER, Recording, load

_NUMPY = {"f16": np.float16, "f32": np.float32}


@cache
def recorded() -> Recording:
    return load(FOLDER / "matrix.npz")


def differences(output: Output, trial: Trial, silicon: np.ndarray, found: np.ndarray) -> int:
    """Elements that do not agree: bit for bit, or within the output's bound."""
    if output.within is None:
        return int((silicon != found).sum())
    kind = _NUMPY[output.dtype]
    apart = np.abs(silicon.view(kind).astype(np.float64) - found.view(kind).astype(np.float64))
    return int((~(apart <= output.within(trial, silicon))).sum())


MAKERS = (special_matrix.products, special_matrix.moves, special_matrix.whole_matrices, special_matrix.groups)


@pytest.mark.parametrize("make", MAKERS, ids=lambda m: m.__name__)
def test_the_emulator_agrees_with_silicon(make: Callable[[], list[Trial]]) -> None:
    engine, held = EmulatorEngine(race=False), 0
    for trial in make():
        data = run(trial, engine)
        for output in trial.outputs:
            silicon = recorded().answers[output.key]
            assert recorded().questions[output.key] == output.question, f"{output.key} was asked otherwise"
            found = elements(output, data)
            assert differences(output, trial, silicon, found) == 0, output.key
            held += output.count
    assert held > 2000


def test_a_wrong_answer_is_seen() -> None:
    for trial in special_matrix.groups()[-2:]:
        (output,) = trial.outputs
        silicon = recorded().answers[output.key].copy()
        assert differences(output, trial, silicon, silicon) == 0
        wrong = silicon.view(_NUMPY[output.dtype]).copy()
        wrong[3] = wrong[3] * 1.5 + 1
        assert differences(output, trial, silicon, wrong.view(silicon.dtype)) == 1


def test_every_form_that_is_claimed_was_recorded() -> None:
    names = {form.split(" ")[0] for form in recorded().forms()}
    missing = []
    for rows, head in ((MMA_ROWS, "mma.sync"), (SPARSE_ROWS, "mma.sp"), (WMMA_ROWS, "wmma.mma"), (WGMMA_ROWS, "wgmma")):
        for row in rows:
            for d, a, b, c in row.types():
                types = f".{d}.{c}" if head == "wmma.mma" and a == "f16" else f".{d}.{a}.{b}"
                shape = f"k{row.shape}." if head == "wgmma" else f"{row.shape}."
                if not any(n.startswith(head) and shape in n and types in n for n in names):
                    missing.append((head, row.shape, d, a, b, c))
    assert missing == []
    for name in ("ldmatrix", "stmatrix", "movmatrix", "wmma.load.a", "wmma.load.b", "wmma.load.c", "wmma.store.d"):
        assert any(n.startswith(f"{name}.") for n in names), name


def test_the_recording_says_where_it_comes_from() -> None:
    facts = recorded().provenance
    assert facts["device"] == "NVIDIA H200"
    assert all(facts[key] for key in ("driver", "commit", "recorded", "ptx"))
