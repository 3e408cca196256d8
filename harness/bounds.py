# SPDX-License-Identifier: Apache-2.0
"""Error bounds of contracts: how far each element of a result may be from the oracle, and where that comes from.

An infinite bound says that nothing can be known of that element, not even its class; a bound gives it on purpose or
not at all. Of an infinite or NaN reference the class alone counts: its bound is 0.
Source of gamma: N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd edition, SIAM 2002, section 3.1.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import ceil
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from harness.dtypes import DType
from harness.errors import ContractError

Array: TypeAlias = npt.NDArray[Any]
Values: TypeAlias = Mapping[str, Any]
Oracle: TypeAlias = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Distribution:
    """A statistical test of a whole result: test(result, **values) -> p-value; under `p` the result is rejected."""

    test: Callable[..., float]
    p: float
    why: str


@dataclass(frozen=True, slots=True)
class Bound:
    """A bound. text: how it reads; evaluate(oracle, values, expected, dtypes, names): one array a result, elementwise.

    values: what the oracle was given (sizes, scalars, float64 or 64-bit integer arrays); expected: its results.
    tests: results that are judged by their distribution instead, by name; "" stands for every result.
    """

    text: str
    evaluate: Callable[[Oracle, Values, list[Array], list[DType], list[str]], list[Array]]
    tests: Mapping[str, Distribution] = field(default_factory=dict)

    def distribution(self, name: str) -> Distribution | None:
        """The test of a result, where it is judged by one."""
        return self.tests.get(name) or self.tests.get("")


def _zero(_: Oracle, __: Values, expected: list[Array], ___: list[DType], ____: list[str]) -> list[Array]:
    return [np.zeros(np.shape(e)) for e in expected]


exact = Bound("exact", _zero)


def ulp(n: float) -> Bound:
    """n units in the last place of the result, in its own type."""

    def evaluate(_: Oracle, __: Values, expected: list[Array], dtypes: list[DType], ___: list[str]) -> list[Array]:
        return [n * spacing(e, d) * np.isfinite(e) for e, d in zip(expected, dtypes, strict=True)]

    if not 0 < n < 2**20:
        raise ContractError(f"ulp({n}) is no bound", remedy="give a small positive number")
    return Bound(f"{n:g} ulp", evaluate)


def spacing(values: Array, dtype: DType) -> Array:
    """Distance between neighbouring numbers of a type at |values| (0 for integers; at 0, the smallest subnormal)."""
    if dtype.kind != "float":
        return np.zeros(np.shape(values))
    size = np.abs(np.asarray(values, np.float64))
    with np.errstate(all="ignore"):
        exponent = np.frexp(np.where(np.isfinite(size), size, 0.0))[1] - 1
        step = np.maximum(np.ldexp(2 * dtype.unit, exponent), dtype.smallest)
        out: Array = np.where(size == 0, dtype.smallest, step)
        return out


def gamma(k: Array | float, unit: float) -> Array | float:
    """gamma_k = k u / (1 - k u) (Higham, Lemma 3.1), which needs k u < 1. Raises ContractError for a larger k."""
    if np.any(np.asarray(k) * unit >= 1):
        raise ContractError(
            f"gamma_k says nothing for k = {np.max(k):g} roundings of {unit:g}",
            remedy="name the type the kernel accumulates in",
        )
    return k * unit / (1 - k * unit)


class Magnitude(np.ndarray):
    """Absolute values that stay so: what an oracle subtracts or negates is added instead, so that it returns the sum of
    the absolute values of its terms, |A||B| for a product. For sums, products and what follows from them.
    """

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, out: Any = None, **options: Any) -> Any:
        ufunc = {np.subtract: np.add, np.negative: np.absolute}.get(ufunc, ufunc)
        signed = ufunc in (np.add, np.multiply, np.divide, np.matmul) and method != "at"
        plain = [_plain(i, absolute=signed) for i in inputs]
        if out is not None:
            options["out"] = tuple(_plain(o, absolute=False) for o in out)
        return _magnitude(getattr(ufunc, method)(*plain, **options))

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        return _magnitude(super().__array_function__(func, types, args, kwargs))


def _plain(value: Any, absolute: bool) -> Any:
    if isinstance(value, Magnitude):
        return value.view(np.ndarray)
    return np.abs(value) if absolute and isinstance(value, float | np.floating | np.ndarray) else value


def _magnitude(value: Any) -> Any:
    if isinstance(value, np.ndarray | np.floating) and np.asarray(value).dtype.kind == "f":
        return np.asarray(value).view(Magnitude)
    return value


def dot(terms: str, *, accumulate: DType | None = None) -> Bound:
    """gamma_k times the oracle on absolute values, k the given expression in the sizes: the componentwise bound of sums
    and products of which every term meets at most k roundings (Higham, (3.5) and (3.13)); below the normal range each
    rounding may add the smallest subnormal as well.

    accumulate: the type of those roundings (default: the result's); a narrower result adds its own rounding.
    """

    def one(k: int, size: Array, expected: Array, dtype: DType) -> Array:
        held = accumulate or dtype
        inner = gamma(k, held.unit) * size + k * held.smallest
        last = dtype.unit * (magnitudes(expected) + inner) + dtype.smallest if held is not dtype else 0.0
        return within_range(inner + last, size, dtype)

    def evaluate(
        oracle: Oracle, values: Values, expected: list[Array], dtypes: list[DType], names: list[str]
    ) -> list[Array]:
        k = max(1, int(expression(terms, values)))
        magnitude = {name: _terms(v) for name, v in values.items()}
        with np.errstate(all="ignore"):
            sizes = results(oracle(**magnitude), names)
        return [one(k, np.abs(m), e, d) for m, e, d in zip(sizes, expected, dtypes, strict=True)]

    return Bound(f"gamma({terms}) on absolute values" + (f" in {accumulate}" if accumulate else ""), evaluate)


def _terms(value: Any) -> Any:
    """Floats as magnitudes; integers (sizes, indices) as they are."""
    if isinstance(value, float | np.floating) or (isinstance(value, np.ndarray) and value.dtype.kind == "f"):
        return magnitudes(value).view(Magnitude)
    return value


def magnitudes(values: Any) -> Any:
    """Absolute values, 0 for infinities and NaN: those settle the class of a result, whatever its bound."""
    with np.errstate(invalid="ignore"):
        return np.where(np.isfinite(values), np.abs(values), 0)


def within_range(bound: Any, magnitude: Any, dtype: DType) -> Array:
    """The bound where |terms| add up to `magnitude` within the type's range; else infinite: finite terms may overflow
    on the way in one order and not in another, so nothing can be said.
    """
    out: Array = np.where(np.asarray(magnitude, np.float64) <= dtype.largest, bound, np.inf)
    return out


def approx(rel: float, *, why: str) -> Bound:
    """A relative bound. why: where it comes from (a manual's table, a paper); a bound without a source is refused, and
    so is one of an eighth or more, under which a wrong sign or a lost factor would pass.
    """
    if not why.strip():
        raise ContractError("approx() needs its source: why=", remedy="say where the figure comes from")
    if not 0 <= rel < 0.125:
        raise ContractError(f"approx({rel:g}) is no bound", remedy="give a relative error below 1/8")

    def evaluate(_: Oracle, __: Values, expected: list[Array], dtypes: list[DType], ___: list[str]) -> list[Array]:
        return [
            np.where(np.isfinite(e), rel * magnitudes(e) + d.smallest, 0.0)
            for e, d in zip(expected, dtypes, strict=True)
        ]

    return Bound(f"relative {rel:g} ({why})", evaluate)


def bounded(formula: Callable[..., Any]) -> Bound:
    """A formula of its own: called with what the oracle gets, returns one bound (or a tuple of them) per result."""

    def evaluate(_: Oracle, values: Values, expected: list[Array], __: list[DType], names: list[str]) -> list[Array]:
        with np.errstate(all="ignore"):
            given = results(formula(**values), names)
        return [np.broadcast_to(np.asarray(g, np.float64), np.shape(e)) for g, e in zip(given, expected, strict=True)]

    lines = (formula.__doc__ or "").strip().splitlines()
    if not lines:
        raise ContractError(f"{formula.__name__}: a bound needs its derivation in its docstring")
    return Bound(lines[0], evaluate)


def distribution(test: Callable[..., float], p: float, *, why: str) -> Bound:
    """A result that only has a distribution: test(result, **values) gives a p-value, and under p it is rejected.

    p: how often a right result may be rejected, at most 1e-3; inputs come from seeds, so that one seed's answer never
    changes. why: the test's source. The oracle's value of such a result fixes no element and may be None.
    """
    if not why.strip():
        raise ContractError("distribution() needs its source: why=", remedy="say which test it is, and of what")
    if not 0 < p <= 1e-3:
        raise ContractError(f"distribution(p={p:g})", remedy="give a p-value above 0 and at most 1e-3")

    def evaluate(_: Oracle, __: Values, expected: list[Array], ___: list[DType], ____: list[str]) -> list[Array]:
        return [np.full(np.shape(e), np.inf) for e in expected]

    return Bound(f"distribution, p >= {p:g} ({why})", evaluate, {"": Distribution(test, p, why)})


def each(bounds: Mapping[str, Bound]) -> Bound:
    """A bound of its own for each result, by name. The evaluation raises ContractError for a result without one."""

    def evaluate(
        oracle: Oracle, values: Values, expected: list[Array], dtypes: list[DType], names: list[str]
    ) -> list[Array]:
        without = [n for n in names if n not in bounds]
        if without:
            raise ContractError(f"within= has no bound for {', '.join(without)}")
        whole = {id(b): b.evaluate(oracle, values, expected, dtypes, names) for b in bounds.values()}
        return [whole[id(bounds[n])][i] for i, n in enumerate(names)]

    tests = {n: t for n, b in bounds.items() if (t := b.distribution(n)) is not None}
    return Bound("; ".join(f"{n}: {b.text}" for n, b in bounds.items()), evaluate, tests)


def results(given: Any, names: list[str]) -> list[Array]:
    """What an oracle or a formula returned, as one value a result: an array, a tuple in order, or a dict by name."""
    if isinstance(given, Mapping):
        without = [n for n in names if n not in given]
        if without:
            raise ContractError(f"no result for {', '.join(without)}")
        return [np.asarray(given[n]) for n in names]
    if len(names) == 1 and not isinstance(given, tuple):
        return [np.asarray(given)]
    if not isinstance(given, tuple) or len(given) != len(names):
        raise ContractError(f"expected results for {', '.join(names)}, got {type(given).__name__}")
    return [np.asarray(g) for g in given]


def cdiv(a: int, b: int) -> int:
    """a / b, rounded up."""
    return -(-a // b)


def expression(text: str, values: Values) -> Any:
    """An arithmetic expression in sizes ("n+1", "cdiv(n, 256)", "2*k"). Raises ContractError for anything else."""
    scope = {k: v for k, v in values.items() if isinstance(v, int | np.integer)}
    try:
        tree = ast.parse(text, "<shape>", "eval")
        strange = [n for n in ast.walk(tree) if not isinstance(n, _ARITHMETIC)]
        if strange:
            raise SyntaxError(f"{type(strange[0]).__name__} is no arithmetic")
        return eval(compile(tree, "<shape>", "eval"), {"__builtins__": {}, **_FUNCTIONS}, scope)
    except (SyntaxError, NameError, TypeError, ZeroDivisionError) as why:
        raise ContractError(f"cannot work out {text!r}: {why}", remedy="use the names of sizes and + - * //") from why


_FUNCTIONS = {"cdiv": cdiv, "ceil": ceil, "max": max, "min": min}
_ARITHMETIC = (
    ast.Expression, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.Constant, ast.Name, ast.Load, ast.Call,
)  # fmt: skip
