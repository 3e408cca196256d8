# SPDX-License-Identifier: Apache-2.0
"""Which launches say in mapped memory that they are done, and what can be told from those that did not.

Only launches fail: copies and fills are checked before. A mark costs a driver call or a node, so a long program has one
after every few launches of a lane, and a fault in it is one of these few.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from harness.program import Launch, Program

_FEW = 32  # launches of a program up to which each has a mark of its own
_EVERY = 8


@dataclass(frozen=True, slots=True)
class Marks:
    """lanes: launches that run one after another, in that order; marked: those that have a mark."""

    lanes: tuple[tuple[int, ...], ...]
    marked: frozenset[int]

    def suspects(self, values: Sequence[int], submitted: Collection[int]) -> list[int]:
        """The launches that may have been running: in each lane from the last mark that is set to the next.

        values: by op index, 1 where the mark is set.
        """
        out: list[int] = []
        for lane in self.lanes:
            group: list[int] = []
            for i in lane:
                if i not in submitted:
                    continue
                group.append(i)
                if i in self.marked:
                    if values[i] != 1:
                        break
                    group = []
            out += group
        return sorted(out)


def marks_of(program: Program, order: Sequence[int] | None = None) -> Marks:
    """The marks of a program whose launches run in this order, or else one after another on each stream."""
    lanes: dict[int | None, list[int]] = {}
    for i in range(len(program.ops)) if order is None else order:
        op = program.ops[i]
        if isinstance(op, Launch):
            lanes.setdefault(op.stream if order is None else None, []).append(i)
    total = sum(len(lane) for lane in lanes.values())
    every = 1 if total <= _FEW else _EVERY
    marked = [i for lane in lanes.values() for i in lane[every - 1 :: every]]
    return Marks(tuple(map(tuple, lanes.values())), frozenset(marked if total > 1 else ()))
