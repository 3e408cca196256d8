# SPDX-License-Identifier: Apache-2.0
"""A kernel, its launch contract and its oracle are one decorated function.

Parameters stand in the order of the PTX parameters, annotated: `Size`, a scalar type (`f32`), or `In`, `Out`, `InOut`,
`Scratch` of an element type and a shape. The body is the oracle: NumPy in float64 (or 64-bit integers) on the inputs as
rounded to their types; it returns the results in the order of its Out and InOut parameters.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from harness.bounds import Bound, approx, bounded, cdiv, distribution, dot, each, exact, expression, ulp
from harness.dtypes import DType, bf16, f16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64
from harness.errors import ContractError
from harness.program import Code

Triple: TypeAlias = tuple[int, int, int]


class Size:
    """Annotation of a size: a non-negative integer, passed at the parameter's own width (4 or 8 bytes).

    `Size[u64]` and the like fix the width.
    """

    def __class_getitem__(cls, dtype: DType) -> FixedSize:
        if not isinstance(dtype, DType) or dtype.kind == "float" or dtype.size < 4:
            raise ContractError(f"Size[{dtype}]: a size is an integer of 4 or 8 bytes")
        return FixedSize(dtype)


@dataclass(frozen=True, slots=True)
class FixedSize:
    """A size of a type that the contract names."""

    dtype: DType


Size64 = FixedSize(u64)


T = DType("T", np.dtype(np.float64), "float", 2.0**-53)
"""An element type that `kernel(element=…)` fixes: one oracle for several types."""


class zeros:
    """Marks a buffer that holds zeros before the launch."""


@dataclass(frozen=True, slots=True)
class ArrayParam:
    """A pointer parameter. role: "in", "out", "inout", "scratch"; shape: dimension expressions; zeroed: holds zeros."""

    role: str
    dtype: DType
    shape: tuple[str, ...]
    zeroed: bool = False


class _Role:
    def __init__(self, role: str) -> None:
        self.role = role

    def __getitem__(self, item: tuple[Any, ...]) -> ArrayParam:
        dtype, shape, *rest = item
        if not isinstance(dtype, DType) or not isinstance(shape, str):
            raise ContractError(f"{self.role}[…] takes an element type and a shape, got {item!r}")
        return ArrayParam(self.role, dtype, tuple(_split(shape)), bool(rest) and rest[0] is zeros)


In, Out, InOut, Scratch = _Role("in"), _Role("out"), _Role("inout"), _Role("scratch")


def _split(shape: str) -> list[str]:
    """Dimensions are separated by white space outside parentheses: "m cdiv(n, 32)"."""
    parts, depth, word = [], 0, ""
    for c in shape + " ":
        depth += (c == "(") - (c == ")")
        if c == " " and depth == 0:
            parts += [word] if word else []
            word = ""
        else:
            word += c
    return parts


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter: a size, a scalar of a type, or an array."""

    name: str
    kind: str  # "size", "scalar", "array"
    dtype: DType | None = None
    array: ArrayParam | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Kernel:
    """A contract. See `kernel` for what the fields mean.

    choices: of a selection, (choice, configuration) in the order they are tried; see harness.selection.
    """

    name: str
    variant: str
    entry: str
    params: tuple[Param, ...]
    oracle: Callable[..., Any]
    within: Bound
    block: Any
    grid: Any
    shared: Any = 0
    requires: tuple[tuple[str, Callable[..., bool]], ...] = ()
    dims: Callable[..., Mapping[str, int]] | None = None
    sizes: Any = None
    inputs: Callable[..., Mapping[str, Any]] | None = None
    ranges: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    special: bool = False
    aliases: tuple[tuple[str, str], ...] = ()
    allow_race: tuple[tuple[str, str], ...] = ()
    cooperative: bool = False
    cluster: Any = (1, 1, 1)
    determinism: str = "bitwise"
    stem: str = ""
    root: Path | None = None
    doc: str = ""
    texts: dict[str, str] = field(default_factory=dict)
    choices: tuple[tuple[Any, Kernel], ...] = ()

    @property
    def family(self) -> str:
        """The part of the name before the slash."""
        return self.name.partition("/")[0]

    @property
    def dtypes(self) -> tuple[str, ...]:
        """Element types of its arrays, each once."""
        return tuple(dict.fromkeys(p.array.dtype.name for p in self.params if p.array))

    @property
    def arrays(self) -> list[tuple[str, ArrayParam]]:
        """Its array parameters in order."""
        return [(p.name, p.array) for p in self.params if p.array]

    @property
    def results(self) -> list[tuple[str, ArrayParam]]:
        """Arrays the oracle returns, in order."""
        return [(n, a) for n, a in self.arrays if a.role in ("out", "inout")]

    def shape(self, array: ArrayParam, sizes: Mapping[str, int]) -> tuple[int, ...]:
        """The shape of an array at these sizes."""
        scope = {**sizes, **(self.worked_out("dims", self.dims, sizes) if self.dims else {})}
        return tuple(int(expression(d, scope)) for d in array.shape)

    def geometry(self, sizes: Mapping[str, int]) -> tuple[Triple, Triple, int]:
        """(grid, block, dynamic shared bytes) at these sizes. Raises ContractError when they cannot be worked out."""
        grid, block = (self._triple(what, getattr(self, what), sizes) for what in ("grid", "block"))
        shared = self.worked_out("shared", self.shared, sizes)
        if isinstance(shared, bool) or not isinstance(shared, int | np.integer):
            raise ContractError(f"{self.name}: shared= gives {shared!r}", remedy="give a number of bytes")
        return grid, block, int(shared)

    def clusters(self, sizes: Mapping[str, int]) -> Triple:
        """Blocks per cluster along each axis at these sizes."""
        return self._triple("cluster", self.cluster, sizes)

    def refuses(self, sizes: Mapping[str, int]) -> str:
        """The first requirement that these sizes do not meet, as text; empty when the kernel can do them."""
        for text, holds in self.requires:
            if not self.worked_out("requires", holds, sizes):
                return text
        return ""

    def worked_out(self, what: str, given: Any, values: Mapping[str, Any]) -> Any:
        """A value, or what a function of the contract gives: it is called with the names it asks for.

        Raises ContractError naming what could not be worked out.
        """
        if not callable(given):
            return given
        try:
            return given(**asked_for(given, values))
        except (TypeError, KeyError, NameError, ValueError, AttributeError, ArithmeticError, IndexError) as why:
            at = ", ".join(f"{k}={v}" for k, v in values.items() if isinstance(v, int))
            raise ContractError(f"{self.name}: {what}= fails at {at}: {type(why).__name__}: {why}") from why

    def _triple(self, what: str, given: Any, sizes: Mapping[str, int]) -> Triple:
        value = self.worked_out(what, given, sizes)
        parts = (value,) if isinstance(value, int | np.integer) else value
        whole = isinstance(parts, tuple | list) and all(
            isinstance(v, int | np.integer) and not isinstance(v, bool) for v in parts
        )
        if not whole or not 1 <= len(parts) <= 3:
            raise ContractError(f"{self.name}: {what}= gives {value!r}", remedy="give one to three whole numbers")
        x, y, z = (*parts, 1, 1)[:3]
        return int(x), int(y), int(z)

    def ptx_for(self, arch: str) -> Code:
        """The text chosen for an architecture: <stem>.sm_XX.ptx with the highest XX not above it; `a` texts only on
        their own. Raises UnsupportedPtx when there is none, ContractError when there is no text at all.
        """
        from harness.library import choose_text

        return choose_text(self, arch)


def asked_for(function: Callable[..., Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """Those values whose names a function takes; all of them for one with **."""
    parameters = inspect.signature(function).parameters.values()
    if any(p.kind is p.VAR_KEYWORD for p in parameters):
        return dict(values)
    return {p.name: values[p.name] for p in parameters if p.name in values}


declared: list[Kernel] = []
"""Kernels in the order their modules were imported; `harness.library` reads it."""


def kernel(
    name: str,
    *,
    entry: str,
    within: Bound | Mapping[str, Bound],
    block: Any,
    grid: Any,
    variant: str = "",
    shared: Any = 0,
    requires: Any = (),
    dims: Callable[..., Mapping[str, int]] | None = None,
    sizes: Any = None,
    inputs: Callable[..., Mapping[str, Any]] | None = None,
    ranges: Mapping[str, tuple[float, float]] | None = None,
    special: bool = False,
    aliases: Sequence[tuple[str, str]] = (),
    allow_race: Sequence[tuple[str, str]] = (),
    cooperative: bool = False,
    cluster: Any = (1, 1, 1),
    determinism: str = "bitwise",
    ptx: str = "",
    element: DType | None = None,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare a kernel.

    Args:
        name: "family/name"; variant: tells entries of one name apart ("f32"); entry: the PTX entry.
        within: the error bound (`exact`, `ulp`, `dot`, `approx`, `bounded`, `distribution`), or one a result by name.
        block, grid, cluster: an int, a tuple, or a function of the sizes; shared: dynamic shared bytes, likewise.
            Functions get the sizes they name.
        requires: a predicate of the sizes, or (text, predicate) pairs: what the kernel can do; else LaunchRefused.
        dims: further dimension names from the sizes. sizes: the cases' sizes: a list of dicts, or a dict of ladders.
        inputs: inputs(rng, **sizes) -> values of arrays and scalars that random numbers do not make.
        ranges: (lowest, highest) of an array's or a scalar's values, drawn evenly, where the kernel admits no others.
        special: NaN, infinities, signed zeros and subnormals are valid inputs and are tried.
        aliases: pairs of arrays that may be the same buffer. allow_race: (place, why) of races declared harmless.
        determinism: "bitwise", "order-free" (within the bound) or "nondeterministic".
        ptx: path stem of the texts, relative to the library's root (default: the name).
        element: what `T` stands for in the annotations; a contract a type can be stacked on one oracle.

    Raises ContractError for a malformed contract.
    """

    def declare(oracle: Callable[..., Any]) -> Callable[..., Any]:
        pairs = ((_source(requires), requires),) if callable(requires) else tuple(requires)
        made = Kernel(
            name, variant, entry, _params(name, oracle, element), oracle,
            each(within) if isinstance(within, Mapping) else within, block, grid, shared, pairs, dims, sizes,
            inputs, dict(ranges or {}), special, tuple(aliases), tuple(allow_race), cooperative, cluster, determinism,
            ptx or name, _root_of(oracle), inspect.getdoc(oracle) or "",
        )  # fmt: skip
        _sound(made)
        if isinstance(within, Mapping) and set(within) != {n for n, _ in made.results}:
            raise ContractError(f"{name}: within= names {', '.join(within)}; its results are others")
        declared.append(made)
        return oracle

    return declare


def _sound(k: Kernel) -> None:
    """Refuse a contract that cannot mean anything. Raises ContractError."""
    if k.name.count("/") != 1 or not all(k.name.split("/")) or any(c.isspace() or c == "," for c in k.name + k.variant):
        raise ContractError(f"{k.name!r} {k.variant!r}: a kernel's name is family/name, without spaces and commas")
    if not k.results:
        raise ContractError(f"{k.name}: no Out or InOut parameter: nothing to hold against an oracle")
    if not isinstance(k.within, Bound):
        raise ContractError(f"{k.name}: within={k.within!r} is no bound", remedy="exact, ulp(n), dot(terms), approx(…)")
    if k.determinism not in _DETERMINISM:
        raise ContractError(f"{k.name}: determinism={k.determinism!r}", remedy=f"one of {', '.join(_DETERMINISM)}")
    arrays = {n for n, _ in k.arrays}
    others = [n for pair in k.aliases for n in pair if n not in arrays]
    others += [n for n in k.ranges if n not in {p.name for p in k.params}]
    if others:
        raise ContractError(f"{k.name}: {others[0]} in aliases= or ranges= is none of its parameters")
    for where, why in k.allow_race:
        if not where.strip() or not why.strip():
            raise ContractError(f"{k.name}: allow_race needs the place and the reason", remedy="(place, why) pairs")
    sizes = {p.name for p in k.params if p.kind == "size"}
    for given in [k.sizes] if isinstance(k.sizes, Mapping) else list(k.sizes or ()):
        strange = set(given) - sizes or (set() if isinstance(k.sizes, Mapping) else sizes - set(given))
        if strange:
            raise ContractError(f"{k.name}: sizes= and the parameters disagree about {', '.join(sorted(strange))}")


_DETERMINISM = ("bitwise", "order-free", "nondeterministic")


def _source(predicate: Callable[..., bool]) -> str:
    try:
        text = inspect.getsource(predicate)
    except (OSError, TypeError):
        return "its size relation"
    _, found, rest = text.partition("requires=")
    return " ".join((rest if found else text).split())[:120]


def _root_of(oracle: Callable[..., Any]) -> Path | None:
    source = inspect.getsourcefile(oracle)
    return Path(source).parent if source else None


def _params(name: str, oracle: Callable[..., Any], element: DType | None) -> tuple[Param, ...]:
    try:
        annotations = inspect.get_annotations(oracle, eval_str=True)
    except (NameError, SyntaxError, TypeError) as why:
        raise ContractError(f"{name}: an annotation cannot be read: {why}") from why
    params = []
    for parameter in inspect.signature(oracle).parameters:
        what = _fixed(name, parameter, annotations.get(parameter), element)
        if what is Size:
            params.append(Param(parameter, "size"))
        elif isinstance(what, FixedSize):
            params.append(Param(parameter, "size", what.dtype))
        elif isinstance(what, DType):
            params.append(Param(parameter, "scalar", what))
        elif isinstance(what, ArrayParam):
            params.append(Param(parameter, "array", what.dtype, what))
        else:
            raise ContractError(
                f"{name}: parameter {parameter} needs an annotation: Size, a type, or In/Out/InOut/Scratch"
            )
    return tuple(params)


def _fixed(name: str, parameter: str, what: Any, element: DType | None) -> Any:
    """An annotation with `T` replaced by the element type. Raises ContractError when there is none."""
    general = what is T or (isinstance(what, ArrayParam) and what.dtype is T)
    if not general:
        return what
    if element is None:
        raise ContractError(f"{name}: parameter {parameter} is of type T", remedy="say what it is: element=f32")
    return element if what is T else replace(what, dtype=element)


__all__ = [
    "In", "InOut", "Kernel", "Out", "Scratch", "Size", "Size64", "T", "approx", "bf16", "bounded", "cdiv",
    "distribution", "dot", "exact", "f16", "f32", "f64", "i8", "i16", "i32", "i64", "kernel", "u8",
    "u16", "u32", "u64", "ulp", "zeros",
]  # fmt: skip
