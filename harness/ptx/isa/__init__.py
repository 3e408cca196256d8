# SPDX-License-Identifier: Apache-2.0
"""Which instructions are legal: tables of forms, one row each, grouped as the PTX ISA manual groups instructions.

The assembler is the judge of these tables: `tests/ptx/test_isa.py` holds them against it both ways.
"""

from __future__ import annotations

from harness.ptx.isa.form import Form
from harness.ptx.isa.match import Problem, diagnose
from harness.ptx.isa.operands import Shape
from harness.ptx.isa.shapes import Lookup, shape
from harness.ptx.isa.tables import forms, valued
from harness.ptx.module import Instruction

__all__ = ["Form", "Isa", "Lookup", "Problem", "forms", "problems"]

_Key = tuple[str, tuple[str, ...], tuple[Shape, ...]]


class Isa:
    """The instructions of one `.target` and `.version`. Verdicts are kept by opcode, modifiers and operand shapes."""

    def __init__(self, target: str, version: tuple[int, int]) -> None:
        self.target = target
        self.version = version
        self._known: dict[_Key, tuple[Problem, ...]] = {}

    def problems(self, i: Instruction, find: Lookup) -> tuple[Problem, ...]:
        """Why an instruction is not legal; empty when it is. find: what a name means where it stands."""
        values = valued(i.opcode)
        key = (i.opcode, i.modifiers, tuple([shape(o, find, values) for o in i.operands]))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = diagnose(*key, self.target, self.version)
        return known


def problems(i: Instruction, target: str, version: tuple[int, int], find: Lookup) -> tuple[Problem, ...]:
    """Why one instruction is not legal in a module of this `.target` ("sm_90a") and `.version` ((8, 6))."""
    return Isa(target, version).problems(i, find)
