# SPDX-License-Identifier: Apache-2.0
"""Instructions that do not exist (PTX ISA, "Instructions")."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from harness.ptx.checks.registry import Report, Subject, rule
from harness.ptx.opcodes import OPCODES


@rule("unknown-opcode", "error", "an instruction that PTX does not have", legality=True)
def unknown_opcode(s: Subject) -> Iterator[Report]:
    for f, flow in s.bodies():
        for i in flow.code:
            if i.opcode not in OPCODES:
                near = get_close_matches(i.opcode, sorted(OPCODES), 1)
                yield Report(
                    i.line,
                    f"{i.opcode} is not an instruction",
                    f"did you mean {near[0]}?" if near else "look the name up in the PTX ISA manual",
                    "the PTX ISA has none of that name",
                    i.column,
                    i,
                    f.name,
                )
