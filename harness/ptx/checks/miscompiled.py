# SPDX-License-Identifier: Apache-2.0
"""Legal PTX that NVIDIA's assembler is known to get wrong. Measured: docs/evidence/h200/assembler.md."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.checks.registry import Report, Subject, report, rule
from harness.ptx.module import Imm, Instruction, Reg

_SEEN = "release 13.0 and the driver's of 580"
_FLOATS = ("f32", "f16", "bf16")


@rule("guard-lost", "warning", "a guard that NVIDIA's assembler does not heed")
def guard_lost(s: Subject) -> Iterator[Report]:
    for f, flow in s.bodies():
        for i in flow.code:
            if i.guard is not None and _writes_always(i):
                yield report(
                    i,
                    f.name,
                    f"{i.opcode} writes {i.operands[0].name if isinstance(i.operands[0], Reg) else 'its result'} "
                    "whatever its guard says, as NVIDIA's assembler translates it",
                    why=f"seen of the assembler of {_SEEN}, at every optimisation level: testp loses its guard, "
                    "and a set of a float type converts the old value once more",
                    fix="write to another register without a guard, then select with selp; or branch around it",
                )


@rule("field-folded", "warning", "a constant bit field that NVIDIA's assembler cuts modulo 32")
def field_folded(s: Subject) -> Iterator[Report]:
    for f, flow in s.bodies():
        for i in flow.code:
            if i.opcode != "bfi" or "b32" not in i.modifiers or len(i.operands) != 5:
                continue
            at, length = i.operands[3:]
            if isinstance(at, Imm) and isinstance(length, Imm) and length.value & 0xFF > 32:
                yield report(
                    i,
                    f.name,
                    f"a field of {length.value} bits is taken for one of {length.value % 32}",
                    why=f"PTX ISA, bfi: a longer field ends at bit 31; seen of the assembler of {_SEEN}, optimising, "
                    "where position and length are constants",
                    fix=f"write {32 - at.value if 0 <= at.value < 32 else 32}",
                )


def _writes_always(i: Instruction) -> bool:
    if i.opcode == "testp":
        return True
    types = [m for m in i.modifiers if m in (*_FLOATS, "f64", "u32", "s32", "u16", "s16", "f16x2", "bf16x2")]
    return i.opcode == "set" and len(types) >= 2 and types[0] in _FLOATS
