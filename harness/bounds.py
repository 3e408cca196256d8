# SPDX-License-Identifier: Apache-2.0
"""Error bounds of contracts: how far each element of a result may be from the oracle, and where that comes from.

Source of gamma: N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd edition, SIAM 2002, section 3.1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from harness.dtypes import DType
from harness.errors import ContractError

Array: TypeAlias = npt.NDArray[Any]
Values: TypeAlias = Mapping[str, Any]
Oracle: TypeAlias = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Bound:
    """A bound. text: how it reads; evaluate(oracle, values, expected, dtypes, names): one array a result, elementwise.

    values: what the oracle was given (sizes, scalars, float64 or 64-bit integer arrays); expected: its results.
    """

    text: str
    evaluate: Callable[[Oracle, Values, list[Array], list[DType], list[str]], list[Array]]


def _zero(_: Oracle, __: Values, expected: list[Array], ___: list[DType], ____: list[str]) -> list[Array]:
    return [np.zeros(np.shape(e)) for e in expected]


exact = Bound("exact", _zero)


def ulp(n: float) -> Bound:
    """n units in the last place of the result, in its own type."""

    def evaluate(_: Oracle, __: Values, expected: list[Array], dtypes: list[DType], ___: list[str]) -> list[Array]:
        return [n * spacing(e, d) for e, d in zip(expected, dtypes, strict=True)]

    return Bound(f"{n:g} ulp", evaluate)


def spacing(values: Array, dtype: DType) -> Array:
    """Distance between neighbouring numbers of a type at |values| (0 for integers)."""
    if dtype.kind != "float":
        return np.zeros(np.shape(values))
    with np.errstate(all="ignore"):
        exponent = np.frexp(np.abs(np.asarray(values, np.float64)))[1] - 1
        out: Array = np.maximum(np.ldexp(2 * dtype.unit, exponent), dtype.smallest)
        return out


def gamma(k: Array | float, unit: float) -> Array | float:
    """gamma_k = k u / (1 - k u) (Higham, Lemma 3.1)."""
    return k * unit / (1 - k * unit)


def dot(terms: str) -> Bound:
    """gamma_k times the oracle on absolute values, k the given expression in the sizes: the componentwise bound of sums
    and products of which every term meets at most k roundings (Higham, (3.5) and (3.13)); below the normal range each
    rounding may add the smallest subnormal as well.
    """

    def evaluate(
        oracle: Oracle, values: Values, expected: list[Array], dtypes: list[DType], names: list[str]
    ) -> list[Array]:
        k = max(1, int(expression(terms, values)))
        magnitude = {
            name: magnitudes(v) if isinstance(v, np.ndarray | float | np.floating) else v for name, v in values.items()
        }
        with np.errstate(all="ignore"):
            sizes = results(oracle(**magnitude), names)
        return [within_range(gamma(k, d.unit) * m + k * d.smallest, m, d) for m, d in zip(sizes, dtypes, strict=True)]

    return Bound(f"gamma({terms}) on absolute values", evaluate)


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
    """A relative bound. why: where it comes from (a manual's table, a paper); a bound without a source is refused."""
    if not why.strip():
        raise ContractError("approx() needs its source: why=", remedy="say where the figure comes from")

    def evaluate(_: Oracle, __: Values, expected: list[Array], dtypes: list[DType], ___: list[str]) -> list[Array]:
        return [rel * np.abs(np.asarray(e, np.float64)) + d.smallest for e, d in zip(expected, dtypes, strict=True)]

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


def results(given: Any, names: list[str]) -> list[Array]:
    """What an oracle or a formula returned, as one value a result: an array, a tuple in order, or a dict by name."""
    if isinstance(given, Mapping):
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
        code = compile(text, "<shape>", "eval")
        return eval(code, {"__builtins__": {}, "cdiv": cdiv, "max": max, "min": min}, scope)
    except (SyntaxError, NameError, TypeError, ZeroDivisionError) as why:
        raise ContractError(f"cannot work out {text!r}: {why}", remedy="use the names of sizes and + - * //") from why
