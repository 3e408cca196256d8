# SPDX-License-Identifier: Apache-2.0
"""Several configurations of one kernel, and which of them a shape and an architecture get.

A selection is a subject of its own: its cases lie just under, at and over every threshold, and each of them runs what
the selection chose there. That a configuration is right does not make it right where it is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from harness import contract
from harness.contract import Kernel
from harness.errors import ContractError
from harness.prepare import SizesRefused
from harness.ptx.architectures import number


@dataclass(frozen=True, slots=True)
class Choice:
    """One configuration and when it is taken: every named size at least its threshold, the architecture at least arch.

    variant: of the same kernel. With no sizes it is always taken.
    """

    variant: str
    at_least: Mapping[str, int]
    arch: str = "sm_75"

    def takes(self, sizes: Mapping[str, int], arch: str) -> bool:
        """Whether these sizes on this architecture are its own; an `a` target takes only itself."""
        enough = arch == self.arch if self.arch[-1] in "af" else number(arch) >= number(self.arch)
        return enough and all(sizes[name] >= least for name, least in self.at_least.items())


def selection(
    name: str,
    variant: str,
    choices: Sequence[Choice],
    *,
    base: Mapping[str, int],
    complete: Callable[..., Mapping[str, int]] | None = None,
) -> None:
    """Declare which configuration of a kernel is taken: the first choice that takes the sizes; the last takes all.

    Args:
        name, variant: of the selection, as of a kernel; its configurations are other variants of that name.
        base: a value of each size that thresholds are about or that is free; complete(**sizes): the others.

    Raises ContractError when a configuration is missing, has other parameters, or nothing takes what is left.
    """
    here = {k.variant: k for k in contract.declared if k.name == name}
    missing = [c.variant for c in choices if c.variant not in here]
    if missing:
        raise ContractError(f"{name} {variant}: no variant {missing[0]}", remedy="declare it before the selection")
    if not choices or choices[-1].at_least or choices[-1].arch != "sm_75":
        raise ContractError(f"{name} {variant}: nothing is chosen for some sizes", remedy="end with a Choice for all")
    last = here[choices[-1].variant]
    for c in choices:
        if _shape(here[c.variant]) != _shape(last):
            raise ContractError(f"{name}: {c.variant} and {last.variant} have different parameters")
        strange = set(c.at_least) - {p.name for p in last.params if p.kind == "size"}
        if strange:
            raise ContractError(f"{name} {variant}: {sorted(strange)[0]} is no size of {name}")
    contract.declared.append(
        replace(
            last, variant=variant, choices=tuple((c, here[c.variant]) for c in choices), requires=(),
            sizes=edges(choices, base, complete),
        )
    )  # fmt: skip


def edges(
    choices: Sequence[Choice], base: Mapping[str, int], complete: Callable[..., Mapping[str, int]] | None = None
) -> list[dict[str, int]]:
    """Sizes just under, at and over each threshold, with the other sizes of that choice over theirs; `base` first."""
    found: dict[tuple[tuple[str, int], ...], None] = {tuple(base.items()): None}
    for c in choices:
        # One threshold at a time under its value: both sides of every face, and the corner.
        offsets = [p for p in product((-1, 0, 1), repeat=len(c.at_least)) if p.count(-1) <= 1]
        for offset in offsets if c.at_least else []:
            at = {n: least + o for (n, least), o in zip(c.at_least.items(), offset, strict=True)}
            found[tuple({**base, **at}.items())] = None
    return [{**dict(f), **(complete(**dict(f)) if complete else {})} for f in found]


def select(name: str, variant: str, sizes: Mapping[str, int], arch: str) -> Kernel:
    """The configuration that the selection `variant` of a kernel takes at these sizes on an architecture: the first
    whose thresholds they reach and whose own requirements they meet.

    Raises ContractError when there is no such selection, LaunchRefused when no configuration can do these sizes.
    """
    for k in contract.declared:
        if (k.name, k.variant) == (name, variant) and k.choices:
            return chosen(k, sizes, arch)
    raise ContractError(f"{name} has no selection {variant}", remedy="declare it with selection()")


def chosen(kernel: Kernel, sizes: Mapping[str, int], arch: str) -> Kernel:
    """What runs: the kernel itself, or the configuration that a selection takes."""
    if not kernel.choices:
        return kernel
    said = ""
    for choice, configuration in kernel.choices:
        if choice.takes(sizes, arch):
            said = configuration.refuses(sizes)
            if not said:
                return configuration
    actual = ", ".join(f"{k}={v}" for k, v in sizes.items())
    raise SizesRefused(f"{kernel.name} {kernel.variant} cannot do {actual}", required=said, actual=actual)


def _shape(kernel: Kernel) -> list[tuple[Any, ...]]:
    return [(p.name, p.kind, p.dtype, p.array) for p in kernel.params]
