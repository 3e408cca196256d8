# SPDX-License-Identifier: Apache-2.0
"""Generators against published numbers and other implementations of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import scipy.stats

from harness.library import load
from oracles import rand_streams as rand

ORACLES: dict[str, Any] = {
    f"{k.name.partition('/')[2]} {k.variant}": k.oracle for k in load() if k.stem == "rand/streams"
}


def test_mt19937_known_answers() -> None:
    """The default seed's ten thousandth number is that of the C++ standard, [rand.predef]; the rest is NumPy's."""
    state = [5489]
    for i in range(1, 624):
        state.append((1812433253 * (state[-1] ^ state[-1] >> 30) + i) % 2**32)
    _, out = ORACLES["mt19937 u32"](1, 17, np.array([state]), None)
    assert out[0, 9999] == 4123659995
    words = np.random.default_rng(1).integers(0, 2**32, 624)
    twister = np.random.MT19937()
    twister.state = {"bit_generator": "MT19937", "state": {"key": words.astype(np.uint32), "pos": 624}}
    after, out = ORACLES["mt19937 u32"](1, 2, words[None], None)
    assert out[0].tolist() == twister.random_raw(1248).tolist()
    assert after[0].tolist() == twister.state["state"]["key"].tolist()


def test_pcg32_known_answers() -> None:
    """The demonstration program of the PCG library: seed 42, sequence 54."""
    increment = 54 << 1 | 1
    start = ((0 * rand.PCG + increment + 42) * rand.PCG + increment) % 2**64
    increments, state = np.array([increment], np.uint64), np.array([start], np.uint64)
    _, out = ORACLES["pcg32 u32"](1, 6, increments, state, None)
    assert out.ravel().tolist() == [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]


def test_pcg32_advances_by_so_many_steps() -> None:
    increments, state = np.full(6, 109, np.uint64), np.full(6, 12345, np.uint64)
    ahead = ORACLES["pcg32_advance u64"](6, 7, increments, state)
    for i in range(6):
        after, _ = ORACLES["pcg32 u32"](1, 7 * i, increments[:1], state[:1], None)
        assert ahead[i] == after[0]
    around = ORACLES["pcg32_advance u64"](2, 2**64 - 1, increments, ahead)  # one step back
    after, _ = ORACLES["pcg32 u32"](1, 1, increments[:1], around[1:2], None)
    assert after[0] == ahead[1]


def test_xoshiro_known_answers() -> None:
    """The reference program from the state 1, 2, 3, 4, as the unit tests of Rust's rand_xoshiro have it."""
    _, out = ORACLES["xoshiro128pp u32"](1, 10, np.array([[1], [2], [3], [4]]), None)
    assert out.ravel().tolist() == [
        641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
    ]  # fmt: skip


def test_splitmix_known_answers() -> None:
    """The reference program from the seed 1234567."""
    assert ORACLES["splitmix64 u64"](5, 1234567, None).tolist() == [
        6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
    ]  # fmt: skip


@pytest.mark.parametrize(("counter", "key", "output"), [
    ((0, 0), (0, 0), (0x6B200159, 0x99BA4EFE)),
    ((2**32 - 1, 2**32 - 1), (2**32 - 1, 2**32 - 1), (0x1CB996FC, 0xBB002BE7)),
    ((0x243F6A88, 0x85A308D3), (0x13198A2E, 0x03707344), (0xC4923A9C, 0x483DF7A0)),
])  # fmt: skip
def test_threefry_known_answers(counter: tuple[int, int], key: tuple[int, int], output: tuple[int, int]) -> None:
    """kat_vectors of Random123: threefry2x32 with 20 rounds."""
    assert rand.threefry2x32(counter, key) == output
    words = ORACLES["threefry u32"](2, key[0] | key[1] << 32, counter[0] | counter[1] << 32, None)
    assert tuple(words.tolist()) == output


def test_sobol_is_scipys() -> None:
    dims, n = 7, 200
    points = scipy.stats.qmc.Sobol(dims, scramble=False, bits=32).random(256)[:n].T
    found = ORACLES["sobol u32"](n, dims, 0, rand.directions(dims), None)
    assert (found * 2.0**-32).tolist() == points.tolist()
    later = ORACLES["sobol f32"](50, dims, 150, rand.directions(dims), None)
    np.testing.assert_allclose(later, points[:, 150:], rtol=0, atol=2.0**-24)
