# SPDX-License-Identifier: Apache-2.0
"""Branches, calls, ends of a thread. PTX ISA, "Control Flow Instructions", "Miscellaneous Instructions"."""

from __future__ import annotations

from harness.emulator.abi import Op, Return
from harness.emulator.emit import Emitter, Unmodelled
from harness.emulator.forms import form
from harness.ptx.module import Instruction


@form("trap")
def _trap(em: Emitter, ins: Instruction) -> None:
    em.set_site(em.site(Op.TRAP))
    em.stop(Return.TRAP)
    em.start(em.label("dead"))


@form("exit")
def _exit(em: Emitter, ins: Instruction) -> None:
    em.set_site(em.site(Op.NONE))
    em.stop(Return.EXIT)
    em.start(em.label("dead"))


@form("nanosleep", "brkpt", "pmevent", "setmaxnreg", "griddepcontrol")
def _nothing(em: Emitter, ins: Instruction) -> None:
    """No effect on results here: time is virtual, no debugger is attached, launches of a program run one by one."""
    if ins.opcode == "brkpt":
        raise Unmodelled("brkpt")
