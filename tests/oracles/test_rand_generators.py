# SPDX-License-Identifier: Apache-2.0
"""Generators against published numbers; jumps against steps one by one and published streams; distributions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import scipy.stats

from harness.errors import LaunchRefused
from harness.library import load
from harness.prepare import prepare
from oracles import rand_generators as rand

KERNELS = {(k.name, k.variant): k for k in load() if k.family == "rand"}

# What Marsaglia's program gives from the seeds of his paper, section 3.1, as the unit tests of D's std.random list it.
XORWOW = [
    246875399, 3690007200, 1264581005, 3906711041, 1866187943, 2481925219, 2464530826, 1604040631, 3653403911,
    3578085384, 1200525144, 4095560648, 505361588, 4238824340, 1727412667, 4242574606, 1873697870, 2935408675,
    77509492, 3202066555,
]  # fmt: skip
# The first numbers of L'Ecuyer's RngStreams, whose seeds are six times 12345, and its state after ten of them.
MRG = [
    0.12701112204657714, 0.3185275653967945, 0.3091860155832701, 0.8258468629271136, 0.2216299157820229,
    0.5333953879182788, 0.4807742033156181, 0.3555598794381262, 0.13598841039594017, 0.7558522371615436,
]  # fmt: skip
AFTER = [2989318136, 3378525425, 1773647758, 1462200156, 2794459678, 2822254363]
SUBSTREAM = [0.07939898979733463, 0.4803395047575741, 0.8583222470551328]  # 2^76 steps on
SECOND = [0.7595818622487196, 0.9783105732613708, 0.6851358081931826]  # stream: 2^127 steps on
THIRD = [0.7285097861965271, 0.9655872822837334]  # 2^128 steps on


def column(words: Any) -> Any:
    return np.array([words]).T


def test_xorwow_known_answers() -> None:
    after, out = KERNELS["rand/xorwow", "u32"].oracle(1, 20, column(rand.XORWOW_SEED), None)
    assert out.ravel().tolist() == XORWOW
    assert after[5, 0] == (6615241 + 20 * 362437) % 2**32
    _, floats = KERNELS["rand/xorwow", "f32"].oracle(1, 20, column(rand.XORWOW_SEED), None)
    assert floats.ravel().tolist() == [v // 256 / 2**24 for v in XORWOW]


def test_mrg32k3a_known_answers() -> None:
    after, out = KERNELS["rand/mrg32k3a", "f64"].oracle(1, 10, column([12345] * 6), None)
    assert out.ravel().tolist() == MRG
    assert after.ravel().tolist() == AFTER
    _, raw = KERNELS["rand/mrg32k3a", "u32"].oracle(1, 10, column([12345] * 6), None)
    assert raw.ravel().tolist() == [round(u * (rand.M1 + 1)) for u in MRG]


@pytest.mark.parametrize(("log2", "published"), [(76, SUBSTREAM), (127, SECOND), (128, THIRD)])
def test_mrg32k3a_jumps_to_the_published_streams(log2: int, published: list[float]) -> None:
    powers = np.stack(rand.mrg32k3a_matrix(log2)).astype(np.int64)[None]
    ahead = KERNELS["rand/mrg32k3a_skip", "u32"].oracle(2, 1, powers, np.full((6, 2), 12345))
    _, out = KERNELS["rand/mrg32k3a", "f64"].oracle(2, len(published), ahead, None)
    assert out[:, 1].tolist() == published
    assert out[:, 0].tolist() == MRG[: len(published)]


@pytest.mark.parametrize("name", ["xorwow", "mrg32k3a"])
def test_a_jump_is_so_many_steps(name: str) -> None:
    start = rand.states(np.random.default_rng(3), name, 1)
    there = np.repeat(start, 8, axis=1)
    stride = 2**4
    if name == "xorwow":
        powers = np.array([rand.packed(rand.xorwow_matrix(4 + b)) for b in range(3)])
        got = KERNELS["rand/xorwow_skip", "u32"].oracle(8, 3, stride, powers, there)
    else:
        powers = np.array([np.stack(rand.mrg32k3a_matrix(4 + b)) for b in range(3)]).astype(np.int64)
        got = KERNELS["rand/mrg32k3a_skip", "u32"].oracle(8, 3, powers, there)
    for s in range(8):
        _, after = rand.numbers(name, start, stride * s)
        assert got[:, s].tolist() == after[:, 0].tolist()


def test_the_number_zero_of_mrg32k3a_is_its_modulus() -> None:
    _, raw = KERNELS["rand/mrg32k3a", "u32"].oracle(1, 1, column([0, 0, 5, 0, 7, 0]), None)
    assert raw.ravel().tolist() == [rand.M1]


@pytest.mark.parametrize("key", [("rand/xorwow", "f32"), ("rand/mrg32k3a", "f64")], ids="-".join)
def test_uniform(key: tuple[str, str]) -> None:
    start = rand.states(np.random.default_rng(1), key[0].partition("/")[2], 40)[:, 1:]
    _, out = KERNELS[key].oracle(39, 500, start, None)
    assert scipy.stats.kstest(out.ravel(), "uniform").pvalue > 1e-3
    assert scipy.stats.kstest(np.diff(out, axis=0)[::2].ravel(), scipy.stats.triang(0.5, -1, 2).cdf).pvalue > 1e-3


def test_streams_without_a_matrix_are_refused() -> None:
    for name in ("rand/xorwow_skip", "rand/mrg32k3a_skip"):
        with pytest.raises(LaunchRefused, match="cannot do"):
            prepare(KERNELS[name, "u32"], {"streams": 33, "bits": 5})
