# SPDX-License-Identifier: Apache-2.0
"""Selection, runs and sums by key against loops and the standard library."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from harness.cases import cases, wide_values
from harness.contract import Kernel
from harness.errors import LaunchRefused
from harness.library import load
from harness.prepare import prepare

KERNELS = {
    (k.name.partition("/")[2], k.variant): k for k in load() if k.stem == "primitives/single_pass" and not k.choices
}


def front(found: list[Any], out: list[Any]) -> tuple[list[Any], list[int]]:
    return found + out[len(found) :], [len(found)]


def grouped(keys: list[int], values: list[int]) -> list[tuple[int, list[int]]]:
    pairs = itertools.groupby(zip(keys, values, strict=True), key=lambda p: p[0])
    return [(key, [v for _, v in group]) for key, group in pairs]


def partition(v: dict[str, Any]) -> Any:
    pairs = list(zip(v["values"], v["flags"], strict=True))
    chosen = [x for x, f in pairs if f]
    return chosen + [x for x, f in reversed(pairs) if not f], [len(chosen)]


def sums_by_key(v: dict[str, Any]) -> Any:
    groups = grouped(v["keys"], v["values"])
    keys, _ = front([k for k, _ in groups], v["keys_out"])
    return keys, *front([sum(g) % 2**32 for _, g in groups], v["sums"])


def runs(v: dict[str, Any]) -> Any:
    groups = [(k, len(list(g))) for k, g in itertools.groupby(v["values"])]
    values, _ = front([k for k, _ in groups], v["firsts"])
    return values, *front([c for _, c in groups], v["lengths"])


def from_heads(v: dict[str, Any]) -> list[int]:
    out, total = [], 0
    for head, value in zip(v["heads"], v["values"], strict=True):
        total = (value if head else total + value) % 2**32
        out.append(total)
    return out


def unique(v: dict[str, Any]) -> Any:
    x = v["values"]
    return front([e for i, e in enumerate(x) if i == 0 or x[i - 1] != e], v["out"])


SECOND: dict[str, Callable[[dict[str, Any]], Any]] = {
    "select_flagged": lambda v: front(list(itertools.compress(v["values"], v["flags"])), v["out"]),
    "select_below": lambda v: front([x for x in v["values"] if x < v["limit"]], v["out"]),
    "nonzero": lambda v: front([i for i, x in enumerate(v["values"]) if x], v["out"]),
    "unique": unique, "partition_flagged": partition, "reduce_by_key": sums_by_key, "run_length_encode": runs,
    "segmented_scan": from_heads,
    "exclusive_scan": lambda v: [s % 2**32 for s in itertools.accumulate(v["values"], initial=v["initial"])][:-1],
    "max_scan": lambda v: list(itertools.accumulate(v["values"], max)),
    "scan_by_key": lambda v: [
        s % 2**32 for _, g in grouped(v["keys"], v["values"]) for s in itertools.accumulate(g)
    ],
}  # fmt: skip


@pytest.mark.parametrize("key", KERNELS, ids="-".join)
def test_against_loops(key: tuple[str, str]) -> None:
    kernel = KERNELS[key]
    for case in cases(kernel, 4):
        values = wide_values(kernel, case)
        plain = {k: v.tolist() if isinstance(v, np.ndarray) else v for k, v in values.items()}
        got, second = kernel.oracle(**values), SECOND[key[0]](plain)
        got, second = (x if isinstance(x, tuple) else (x,) for x in (got, second))
        for g, s in zip(got, second, strict=True):
            np.testing.assert_array_equal(g, np.array(s))


def spans_tiles(kernel: Kernel, name: str) -> bool:
    """Whether some case has equal keys through a whole tile: what look-back adds up across tiles must show."""
    return any(
        np.any(np.diff(np.flatnonzero(np.diff(c.arrays[name].astype(np.int64), prepend=-1, append=-1))) > 512)
        for c in cases(kernel, 0)
    )


def test_runs_reach_over_tiles() -> None:
    assert spans_tiles(KERNELS["run_length_encode", "u32"], "values")
    assert spans_tiles(KERNELS["reduce_by_key", "u32"], "keys")
    flags = [c.arrays["flags"] for c in cases(KERNELS["select_flagged", "u32"], 0) if c.sizes["n"]]
    assert {bool(f.all()) for f in flags} == {bool(f.any()) for f in flags} == {True, False}


def test_counts_that_do_not_fit_are_refused() -> None:
    for kernel in KERNELS.values():
        with pytest.raises(LaunchRefused, match="cannot do"):
            prepare(kernel, {"n": 2**30})
