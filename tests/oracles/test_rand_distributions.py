# SPDX-License-Identifier: Apache-2.0
"""Numbers of a distribution follow it, under fixed seeds; what is made of single words is what the definition says."""

from __future__ import annotations

from decimal import Decimal, localcontext
from itertools import count
from typing import Any

import numpy as np
import pytest
import scipy.stats

from harness.library import load
from oracles import rand_distributions as rand
from oracles.rand import words

ORACLES: dict[str, Any] = {
    f"{k.name.partition('/')[2]} {k.variant}": k.oracle for k in load() if k.stem == "rand/distributions"
}
COUNTER = (20240101, 7, 2**64 - 50)
P = 1e-3  # of a right result that is rejected; the seeds are fixed


def counted(values: Any, probabilities: Any) -> float:
    """p-value of the chi-square test that counts of 0, 1, …, and of what is left, have these probabilities."""
    expected = np.append(probabilities, 1 - np.sum(probabilities)) * len(values)
    seen = np.bincount(np.minimum(values, len(probabilities)), minlength=len(expected))
    keep = expected > 5
    return float(scipy.stats.chisquare(seen[keep], expected[keep] * seen[keep].sum() / expected[keep].sum()).pvalue)


def test_uniform_numbers_have_no_zero_and_reach_one() -> None:
    edges = rand.open_f32(np.array([0, 1, 2**31, 2**32 - 1], np.uint64))
    assert edges.tolist() == [2.0**-33, 3 * 2.0**-33, 0.5, 1.0]
    for name in ("philox_uniform f32", "philox_uniform f64"):
        out = ORACLES[name](20000, *COUNTER, None)
        assert out.min() > 0
        assert scipy.stats.kstest(out, "uniform").pvalue > P
    one, two = (int(w) for w in words(2, *COUNTER))
    assert ORACLES["philox_uniform f64"](1, *COUNTER, None)[0] == ((two << 32 | one) >> 11) * 2.0**-53 + 2.0**-54


def series(t: float, term: Decimal, power: int) -> float:
    """The Taylor series of the sine or cosine of pi t that begins with a term of this power."""
    x = Decimal("3.14159265358979323846264338327950288419716939937510582097494459") * Decimal(t)
    total = Decimal(0)
    for k in count(power, 2):
        total += term
        term *= -x * x / ((k + 1) * (k + 2))
        if abs(term) < Decimal("1e-40"):
            return float(total)
    raise AssertionError


def test_sine_and_cosine_of_multiples_of_pi() -> None:
    t = np.random.default_rng(0).random(100) * 2
    s, c = rand.sin_cos_pi(t)
    with localcontext() as context:
        context.prec = 60
        pi = Decimal("3.14159265358979323846264338327950288419716939937510582097494459")
        assert [series(x, pi * Decimal(x), 1) for x in t.tolist()] == pytest.approx(s.tolist(), rel=1e-15, abs=0)
        assert [series(x, Decimal(1), 0) for x in t.tolist()] == pytest.approx(c.tolist(), rel=1e-15, abs=0)
    s, c = rand.sin_cos_pi(np.array([0.0, 0.5, 1.0, 1.5]))
    assert (s.tolist(), c.tolist()) == ([0, 1, 0, -1], [1, 0, -1, 0])


def test_normal_numbers() -> None:
    n = 20000
    out = ORACLES["philox_normal f32"](n, *COUNTER, np.full(n, 3.0), np.full(n, 2.0), None)
    assert scipy.stats.kstest(out, "norm", (3.0, 2.0)).pvalue > P
    pairs = out.reshape(-1, 2)
    assert abs(scipy.stats.pearsonr(*pairs.T).statistic) < 0.05
    squares = ((pairs - 3) ** 2).sum(axis=1) / 4
    assert scipy.stats.kstest(squares, "chi2", (2,)).pvalue > P


def test_exponential_numbers() -> None:
    out = ORACLES["philox_exponential f32"](20000, *COUNTER, np.full(20000, 2.0), None)
    assert scipy.stats.kstest(out, "expon", (0, 2.0)).pvalue > P


@pytest.mark.parametrize("p", [0.0, 0.25, 0.9, 1.0])
def test_bernoulli_numbers(p: float) -> None:
    out = ORACLES["bernoulli u8"](20000, *COUNTER, p, None)
    assert scipy.stats.binomtest(int(out.sum()), len(out), p).pvalue > P


@pytest.mark.parametrize("bound", [1, 6, 3 * 2**30, 2**31 + 1])
def test_whole_numbers_below_a_bound(bound: int) -> None:
    """Three quarters of 2^32 are where a product without rejection would give every third number twice as often."""
    out = ORACLES["randint u32"](3000, *COUNTER, bound, None)
    assert out.max() < bound
    cells = min(bound, 6)
    if cells > 1:
        assert counted(out * cells // bound, np.full(cells - 1, 1 / cells)) > P
    if bound == 3 * 2**30:
        assert counted(out % 3, np.full(2, 1 / 3)) > P


@pytest.mark.parametrize("mean", [0.7, 4.0, 11.5])
def test_poisson_numbers(mean: float) -> None:
    distribution = scipy.stats.poisson(mean)
    k = np.arange(30)
    table = rand.poisson_table(mean, 40)
    assert np.abs(table[:30] / 2.0**32 - distribution.cdf(k)).max() < 1e-9
    inverted = ORACLES["inverse_transform u32"](20000, *COUNTER, 40, table.astype(np.int64), None)
    assert counted(inverted, distribution.pmf(k)) > P
    multiplied = ORACLES["poisson u32"](1500, *COUNTER, float(np.exp(-mean)), None)
    assert counted(multiplied, distribution.pmf(k)) > P


@pytest.mark.parametrize("n", [0, 1, 2, 3, 17, 64, 257, 1000])
def test_permutations(n: int) -> None:
    assert sorted(ORACLES["permutation u32"](n, 99, None).tolist()) == list(range(n))


def test_permutations_of_few_are_all_seen() -> None:
    seen = [tuple(ORACLES["permutation u32"](3, seed * 0x9E3779B97F4A7C15 % 2**64, None)) for seed in range(1200)]
    counts = [seen.count(p) for p in sorted(set(seen))]
    assert len(counts) == 6
    assert scipy.stats.chisquare(counts).pvalue > P
