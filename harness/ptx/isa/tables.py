# SPDX-License-Identifier: Apache-2.0
"""All rows by opcode."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from harness.ptx.isa import (
    asynchronous,
    atomics,
    comparison,
    control,
    conversion,
    floating,
    integer,
    matrix,
    miscellaneous,
    movement,
    sparse,
    video,
    warpgroup,
)
from harness.ptx.isa.form import TYPES, Form, Group, Row, compiled

GROUPS: tuple[Group, ...] = (
    integer.GROUP,
    floating.GROUP,
    comparison.GROUP,
    movement.GROUP,
    conversion.GROUP,
    atomics.GROUP,
    control.GROUP,
    asynchronous.GROUP,
    matrix.GROUP,
    sparse.GROUP,
    warpgroup.GROUP,
    video.GROUP,
    miscellaneous.GROUP,
)


def _rows(opcode: str) -> list[Row]:
    return [row for group in GROUPS for row in group.rows.get(opcode, ())]


@cache
def forms_of(opcode: str) -> tuple[Form, ...]:
    """The forms of an opcode, in the order of the tables; empty for one that has none."""
    return tuple(compiled(row) for row in _rows(opcode))


@cache
def valued(opcode: str) -> bool:
    """Whether the value of a constant decides on the legality of some form of an opcode."""
    return any(k.values is not None for f in forms_of(opcode) for o in f.operands for k in o)


def opcodes() -> tuple[str, ...]:
    """Every opcode that has rows."""
    return tuple(dict.fromkeys(opcode for group in GROUPS for opcode in group.rows))


def forms() -> Iterator[Form]:
    """Every form of every opcode."""
    for opcode in opcodes():
        yield from forms_of(opcode)


class _Modifiers:
    """Every modifier that some instruction has; collected when first asked."""

    @cache  # noqa: B019
    def _all(self) -> frozenset[str]:
        found: set[str] = set(TYPES)
        for f in forms():
            found.update(f.head)
            for s in f.slots:
                found.update(s.choices)
        return frozenset(found)

    def __contains__(self, name: str) -> bool:
        return name in self._all()

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())


MODIFIERS = _Modifiers()
