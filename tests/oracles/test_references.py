# SPDX-License-Identifier: Apache-2.0
"""Each oracle against a second definition: loops over exact fractions, decimals, the standard library, SciPy."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import scipy.linalg.lapack
import scipy.special

from harness.cases import Case, cases, wide_values
from harness.contract import Kernel
from harness.library import load
from oracles import rand, solver

KERNELS = {(k.name, k.variant): k for k in load()}
ONE_ROUNDING = 2.0**-50  # what float64 may be off by in these small sums, relative to the sum of absolute values


def plan(kernel: Kernel, *, most: int = 1500) -> list[Case]:
    """Cases of finite values of ordinary size that loops in Python get through."""
    ordinary = [c for c in cases(kernel, 7) if c.values not in ("special", "tiny")]
    some = [c for c in ordinary if sum(a.size for a in c.arrays.values()) < most]
    assert len(some) >= 3
    return some


def asked(kernel: Kernel, case: Case) -> tuple[dict[str, Any], list[Any]]:
    """What the oracle is given, and its results."""
    values = wide_values(kernel, case)
    given = {k: v.copy() if isinstance(v, np.ndarray) else v for k, v in values.items()}
    answer = kernel.oracle(**given)
    return values, list(answer) if isinstance(answer, tuple) else [answer]


def fractions(array: Any) -> list[Fraction]:
    return [Fraction(float(v)) for v in array]


def check(actual: Any, exact: list[Fraction], size: list[Fraction]) -> None:
    for a, e, s in zip(np.asarray(actual).reshape(-1).tolist(), exact, size, strict=True):
        assert abs(Fraction(a) - e) <= s * Fraction(ONE_ROUNDING) * 64


def products(x: list[Fraction], y: list[Fraction]) -> tuple[Fraction, Fraction]:
    terms = [p * q for p, q in zip(x, y, strict=True)]
    return sum(terms, Fraction(0)), sum(map(abs, terms), Fraction(0))


def axpy(v: dict[str, Any]) -> tuple[list[Fraction], list[Fraction]]:
    alpha = Fraction(v["alpha"])
    pairs = [(alpha * x, y) for x, y in zip(fractions(v["x"]), fractions(v["y"]), strict=True)]
    return [a + b for a, b in pairs], [abs(a) + abs(b) for a, b in pairs]


def dot(v: dict[str, Any]) -> tuple[list[Fraction], list[Fraction]]:
    value, size = products(fractions(v["x"]), fractions(v["y"]))
    return [value], [size]


def gemm(v: dict[str, Any]) -> tuple[list[Fraction], list[Fraction]]:
    m, n, k, alpha, beta = v["m"], v["n"], v["k"], Fraction(v["alpha"]), Fraction(v["beta"])
    exact, size = [], []
    for i in range(m):
        row = fractions(v["a"][i, :k])
        for j in range(v["ldc"]):
            old = v["c"][i, j]
            if j >= n:
                exact.append(None if np.isnan(old) else Fraction(float(old)))
                size.append(Fraction(0))
                continue
            value, s = products(row, fractions(v["b"][:, j]))
            rest = beta * Fraction(float(old)) if beta else Fraction(0)
            exact.append(alpha * value + rest)
            size.append(abs(alpha) * s + abs(rest))
    return exact, size


def gemv(v: dict[str, Any]) -> tuple[list[Fraction], list[Fraction]]:
    exact, size, alpha, beta = [], [], Fraction(v["alpha"]), Fraction(v["beta"])
    for i in range(v["m"]):
        value, s = products(fractions(v["a"][i, : v["n"]]), fractions(v["x"]))
        rest = beta * Fraction(float(v["y"][i])) if beta else Fraction(0)
        exact.append(alpha * value + rest)
        size.append(abs(alpha) * s + abs(rest))
    return exact, size


def reduce(v: dict[str, Any]) -> tuple[list[Fraction], list[Fraction]]:
    tiles = [fractions(v["values"][i : i + 1024]) for i in range(0, v["n"], 1024)]
    return [sum(t) for t in tiles], [sum(map(abs, t)) for t in tiles]


def spmv(v: dict[str, Any]) -> tuple[list[Fraction], list[Fraction]]:
    exact, size = [], []
    for begin, end in itertools.pairwise(v["row_ptr"].tolist()):
        value, s = products(fractions(v["val"][begin:end]), fractions(v["x"][v["col"][begin:end]]))
        exact.append(value)
        size.append(s)
    return exact, size


SUMS: dict[tuple[str, str], Callable[[dict[str, Any]], tuple[list[Fraction], list[Fraction]]]] = {
    ("blas/axpy", "f32"): axpy, ("blas/axpy", "f64"): axpy, ("blas/dot", "f32"): dot, ("blas/dot", "f64"): dot,
    ("blas/gemm", "f32"): gemm, ("blas/gemv", "f32"): gemv, ("primitives/reduce", "f32"): reduce,
    ("sparse/spmv_csr", "f32"): spmv,
}  # fmt: skip


@pytest.mark.parametrize("key", SUMS, ids="-".join)
def test_sums_of_products_in_exact_fractions(key: tuple[str, str]) -> None:
    for case in plan(KERNELS[key]):
        values, (result, *rest) = asked(KERNELS[key], case)
        exact, size = SUMS[key](values)
        flat = np.asarray(result).reshape(-1).tolist()
        # Columns past the matrix keep what they hold, NaN included.
        kept = [(a, e, s) for a, e, s in zip(flat, exact, size, strict=True) if e is not None]
        assert all(np.isnan(a) for a, e in zip(flat, exact, strict=True) if e is None)
        check([a for a, _, _ in kept], [e for _, e, _ in kept], [s for _, _, s in kept])
        assert all(not np.any(r) for r in rest)


def test_softmax_in_decimals() -> None:
    kernel = KERNELS["dnn/softmax", "f32"]
    for case in plan(kernel):
        values, (result,) = asked(kernel, case)
        with localcontext() as context:
            context.prec = 50
            for row, got in zip(values["x"], result, strict=True):
                e = [Decimal(float(x)).exp() for x in row]
                total = sum(e)
                assert [float(x / total) for x in e] == pytest.approx(got.tolist(), rel=1e-13)
    x = np.array([[np.inf, 1.0], [-np.inf, -np.inf], [np.nan, 0.0], [-np.inf, 3.0]])
    special = kernel.oracle(4, 2, x, None)
    assert np.isnan(special[:3]).all()
    assert special[3].tolist() == [0.0, 1.0]


def test_layernorm_in_decimals() -> None:
    kernel = KERNELS["dnn/layernorm", "f32"]
    for case in plan(kernel):
        v, (result,) = asked(kernel, case)
        with localcontext() as context:
            context.prec = 50
            weight, bias = ([Decimal(float(x)) for x in v[name]] for name in ("weight", "bias"))
            for row, got in zip(v["x"], result, strict=True):
                x = [Decimal(float(e)) for e in row]
                mean = sum(x) / len(x)
                root = (sum((e - mean) ** 2 for e in x) / len(x) + Decimal(v["eps"])).sqrt()
                exact = [float((e - mean) / root * w + b) for e, w, b in zip(x, weight, bias, strict=True)]
                assert exact == pytest.approx(got.tolist(), rel=1e-11, abs=1e-11)


@pytest.mark.parametrize("n", [1, 2, 7, 48])
def test_cholesky_against_lapack(n: int) -> None:
    batch = solver.matrices(np.random.default_rng(n), n, 9).astype(np.float64)
    got, info = KERNELS["solver/cholesky", "f32"].oracle(n, 9, batch.copy(), None)
    assert (info > 0).sum() == 3
    for a, f, i in zip(batch, got, info, strict=True):
        lower, expected = scipy.linalg.lapack.dpotrf(np.tril(a), lower=1, clean=0)
        assert i == expected
        if i:
            assert np.array_equal(f, a, equal_nan=True)
        else:
            np.testing.assert_allclose(np.tril(f), np.tril(lower), rtol=1e-12, atol=1e-13)
            assert np.isnan(f[np.triu_indices(n, 1)]).all()


def test_integers_against_the_standard_library() -> None:
    for case in plan(KERNELS["primitives/scan", "u32"], most=25000):
        v, (out,) = asked(KERNELS["primitives/scan", "u32"], case)
        assert out.tolist() == [s % 2**32 for s in itertools.accumulate(v["values"].tolist())]
    wrapped = KERNELS["primitives/scan", "u32"].oracle(3, np.full(3, 2**32 - 1), None, None, None)
    assert wrapped.tolist() == [2**32 - 1, 2**32 - 2, 2**32 - 3]
    for case in plan(KERNELS["primitives/reduce", "i32"], most=9000):
        v, (out,) = asked(KERNELS["primitives/reduce", "i32"], case)
        sums = [sum(v["values"][i : i + 1024].tolist()) for i in range(0, v["n"], 1024)]
        assert out.tolist() == [(s + 2**31) % 2**32 - 2**31 for s in sums]
    low = np.full(3, -(2**31))
    assert KERNELS["primitives/reduce", "i32"].oracle(3, low, None).tolist() == [-(2**31)]  # modulo 2^32
    for key in (("primitives/histogram", "u8"), ("primitives/histogram", "i32")):
        for case in plan(KERNELS[key], most=9000):
            v, (out,) = asked(KERNELS[key], case)
            seen = Counter(v["data"].tolist())
            assert out.tolist() == [(c + seen[b]) % 2**32 for b, c in enumerate(v["counts"].tolist())]


# kat_vectors of Random123 1.14: counter, key, output of philox4x32 with 10 rounds.
VECTORS = [
    ("00000000 00000000 00000000 00000000", "00000000 00000000", "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
    ("ffffffff ffffffff ffffffff ffffffff", "ffffffff ffffffff", "408f276d 41c83b0e a20bc7c6 6d5451fd"),
    ("243f6a88 85a308d3 13198a2e 03707344", "a4093822 299f31d0", "d16cfe09 94fdcceb 5001e420 24126ea1"),
]


def hexes(text: str) -> list[int]:
    return [int(w, 16) for w in text.split()]


@pytest.mark.parametrize(("counter", "key", "output"), VECTORS)
def test_philox_known_answers(counter: str, key: str, output: str) -> None:
    c, k = hexes(counter), hexes(key)
    assert rand.philox4x32(np.array([c], np.uint64), (k[0], k[1]))[0].tolist() == hexes(output)
    seed, offset, subsequence = k[0] | k[1] << 32, c[0] | c[1] << 32, c[2] | c[3] << 32
    raw = KERNELS["rand/philox", "u32"].oracle(4, seed, subsequence, offset, None)
    assert raw.tolist() == hexes(output)
    uniform = KERNELS["rand/philox", "f32"].oracle(4, seed, subsequence, offset, None)
    assert uniform.tolist() == [(w >> 8) / 2**24 for w in hexes(output)]


def test_philox_counter_carries_over_all_128_bits() -> None:
    top = 2**64 - 1
    carried = rand.words(8, 5, top, top)[4:]
    assert carried.tolist() == rand.words(4, 5, 0, 0).tolist()
    assert rand.words(8, 5, 0, top)[4:].tolist() == rand.words(4, 5, 1, 0).tolist()


def test_softmax_agrees_with_scipy() -> None:
    x = np.random.default_rng(0).normal(0, 30, (4, 200))
    got = KERNELS["dnn/softmax", "f32"].oracle(4, 200, x, None)
    np.testing.assert_allclose(got, scipy.special.softmax(x, axis=1), rtol=1e-13)
