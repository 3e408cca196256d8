# SPDX-License-Identifier: Apache-2.0
"""The table of instruction forms: opcode -> the function that lowers it. Groups register themselves here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from harness.emulator.emit import Emitter, Unmodelled, is_type
from harness.ptx.module import Instruction

Handler: TypeAlias = Callable[[Emitter, Instruction], None]
FORMS: dict[str, Handler] = {}


def form(*opcodes: str) -> Callable[[Handler], Handler]:
    """Register a handler for opcodes."""

    def register(handler: Handler) -> Handler:
        for opcode in opcodes:
            FORMS[opcode] = handler
        return handler

    return register


def type_of(ins: Instruction) -> str:
    """The last element type among the modifiers: the instruction's type ("f32" of "add.rn.ftz.f32")."""
    for modifier in reversed(ins.modifiers):
        if is_type(modifier):
            return modifier
    raise Unmodelled(f"{ins.opcode} without a type")


def types_of(ins: Instruction) -> list[str]:
    """All element types in order."""
    return [m for m in ins.modifiers if is_type(m)]


def only(ins: Instruction, *allowed: str) -> None:
    """Refuse modifiers that the handler does not know: a form is modelled whole or not at all."""
    for modifier in ins.modifiers:
        if modifier not in allowed and not is_type(modifier):
            raise Unmodelled(f"{ins.opcode} with .{modifier}")


def rounding(ins: Instruction) -> int:
    """0 nearest even, 1 toward zero, 2 down, 3 up."""
    for modifier in ins.modifiers:
        if modifier in _ROUNDING:
            return _ROUNDING[modifier]
    return 0


_ROUNDING = {"rn": 0, "rz": 1, "rm": 2, "rp": 3}
