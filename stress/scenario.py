# SPDX-License-Identifier: Apache-2.0
"""What a scenario is: a program of several streams that is right in every order allowed, and twins that are not.

A twin is the same program with one thing taken away. In the order of submission it still gives the right bytes, which
is why such faults live long; some other order that its happens-before allows gives wrong ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from harness.program import Program

DEFAULT_ARCH = "sm_90"


@dataclass(frozen=True, slots=True, eq=False)
class Built:
    """A program, and the exact contents of each buffer that is checked after it, by name and in that buffer's dtype.

    seed, arch: what it was built from; variant: the element type of its kernels; case: sizes, for people.
    """

    program: Program
    expected: Mapping[str, npt.NDArray[Any]]
    seed: int
    arch: str
    variant: str
    case: str


Make: TypeAlias = Callable[[int, str, str], Built]
"""(seed, arch, twin name, or "" for the good program) -> Built."""


@dataclass(frozen=True, slots=True)
class Twin:
    """A planted fault. removed: what the good program has and this one lacks, as a phrase."""

    name: str
    removed: str
    make: Make

    def build(self, seed: int, arch: str = DEFAULT_ARCH) -> Built:
        """The faulty program of that seed, with what the good one would give as expected contents."""
        return self.make(seed, arch, self.name)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A good program and its faulty twins. name: as in the subject "scenario/<name>"; doc: one sentence for pages."""

    name: str
    doc: str
    make: Make
    twins: tuple[Twin, ...]

    @property
    def subject(self) -> str:
        """The subject of its results."""
        return f"scenario/{self.name}"

    def build(self, seed: int, arch: str = DEFAULT_ARCH) -> Built:
        """The good program of that seed: sizes and contents are drawn from it."""
        return self.make(seed, arch, "")

    def twin(self, name: str) -> Twin:
        """The twin of that name. Raises KeyError."""
        for twin in self.twins:
            if twin.name == name:
                return twin
        raise KeyError(name)


def wrong_elements(built: Built, buffers: Mapping[str, npt.NDArray[np.uint8]]) -> dict[str, npt.NDArray[np.intp]]:
    """Per checked buffer that differs: indices of the wrong elements. The comparison is of bits; no bound is needed.

    A buffer that is absent or has another size counts as wrong in every element.
    """
    wrong: dict[str, npt.NDArray[np.intp]] = {}
    for name, expected in built.expected.items():
        actual = buffers.get(name)
        if actual is None or actual.nbytes != expected.nbytes:
            wrong[name] = np.arange(expected.size)
            continue
        rows = actual.reshape(expected.size, expected.itemsize) != bytes_of(expected).reshape(
            expected.size, expected.itemsize
        )
        where = np.flatnonzero(rows.any(axis=1))
        if where.size:
            wrong[name] = where
    return wrong


def bytes_of(array: npt.NDArray[Any]) -> npt.NDArray[np.uint8]:
    """The array's bytes, as a copy."""
    return np.frombuffer(np.ascontiguousarray(array).tobytes(), np.uint8).copy()
