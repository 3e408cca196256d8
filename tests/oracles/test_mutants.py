# SPDX-License-Identifier: Apache-2.0
"""Every bound that is not exact rejects a result with one input lost, and one that was held in a narrower type."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from harness.bounds import results
from harness.cases import Case, cases, wide_values
from harness.compare import compare
from harness.contract import Kernel
from harness.dtypes import DType
from harness.execute import answer
from harness.library import load

KERNELS = {(k.name, k.variant): k for k in load() if not k.choices}
FLOATS = [
    key
    for key, k in KERNELS.items()
    if k.within.text != "exact" and not k.within.tests and any(a.dtype.kind == "float" for _, a in k.results)
]
NARROWER = {"f64": np.float32, "f32": ml_dtypes.bfloat16}


def ordinary(kernel: Kernel) -> list[Case]:
    """Cases of ordinary numbers, more than one of them."""
    found = [
        c
        for seed in range(8)
        for c in cases(kernel, seed)
        if c.values == "normal" and sum(a.size for a in c.arrays.values()) > 4
    ]
    assert found, f"{kernel.name}: no case of ordinary numbers"
    return found[:4]


def rejected(wrong: list[Any], truth: Any) -> bool:
    """Whether any result is outside its bound."""
    pairs = zip(wrong, truth.expected, truth.bounds, truth.dtypes, strict=True)
    return any(not compare(d.round(w), e, b, d).ok for w, e, b, d in pairs)


def again(kernel: Kernel, values: dict[str, Any]) -> list[Any]:
    """The oracle's results for other inputs."""
    names = [n for n, _ in kernel.results]
    with np.errstate(all="ignore"):
        given = results(
            kernel.oracle(**{k: v.copy() if isinstance(v, np.ndarray) else v for k, v in values.items()}), names
        )
    shapes = [np.shape(g) for g in given]
    assert shapes
    return given


@pytest.mark.parametrize("key", FLOATS, ids="-".join)
def test_a_lost_input_is_outside_the_bound(key: tuple[str, str]) -> None:
    kernel = KERNELS[key]
    floats = [n for n, a in kernel.arrays if a.role in ("in", "inout") and a.dtype.kind == "float" and not a.zeroed]
    tried = 0
    for case in ordinary(kernel):
        truth, values = answer(kernel, case), wide_values(kernel, case)
        assert not rejected(truth.expected, truth), f"{case}: the right answer is outside"
        for name in floats:
            array = values[name]
            # The element of middling size among those that count: half of all matter more.
            order = np.argsort(np.abs(array), axis=None)[: array.size]
            for flat in [int(i) for i in order[array.size // 2 :]][:12]:
                less = {**values, name: array.copy()}
                less[name].reshape(-1)[flat] = 0.0
                wrong = [w.reshape(e.shape) for w, e in zip(again(kernel, less), truth.expected, strict=True)]
                same = all(np.array_equal(w, e, equal_nan=True) for w, e in zip(wrong, truth.expected, strict=True))
                if not same and array.reshape(-1)[flat] != 0:
                    tried += 1
                    assert rejected(wrong, truth), f"{case}: {name} without its element {flat}"
                    break
    assert tried


@pytest.mark.parametrize("key", FLOATS, ids="-".join)
def test_a_result_held_in_a_narrower_type_is_outside(key: tuple[str, str]) -> None:
    kernel = KERNELS[key]
    seen = 0
    for case in ordinary(kernel):
        truth = answer(kernel, case)
        wrong = [narrow(e, d) for e, d in zip(truth.expected, truth.dtypes, strict=True)]
        if any(not np.array_equal(w, e, equal_nan=True) for w, e in zip(wrong, truth.expected, strict=True)):
            seen += 1
            assert rejected(wrong, truth), str(case)
    assert seen


def narrow(values: Any, dtype: DType) -> Any:
    """Values as a narrower type holds them; those of 16 bits as a few roundings of their own type leave them."""
    if dtype.kind != "float":
        return values
    if dtype.name in NARROWER:
        return np.asarray(values).astype(NARROWER[dtype.name]).astype(np.float64)
    return np.asarray(values) * (1 + 6 * dtype.unit)
