# SPDX-License-Identifier: Apache-2.0
"""Branches, calls, ends of a thread. PTX ISA, "Control Flow Instructions", "Miscellaneous Instructions"."""

from __future__ import annotations

from harness.emulator.abi import Op, Return
from harness.emulator.emit import Emitter, Unmodelled, bits_of
from harness.emulator.forms import form, type_of
from harness.emulator.lower_call import stop_without
from harness.ptx.module import Imm, Instruction


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


@form("brkpt")
def _brkpt(em: Emitter, ins: Instruction) -> None:
    """Without a debugger a breakpoint ends the thread as a trap does."""
    _trap(em, ins)


@form("nanosleep", "pmevent", "setmaxnreg", "griddepcontrol")
def _nothing(em: Emitter, ins: Instruction) -> None:
    """No effect on results here: time is virtual, launches of a program run one by one."""


@form("alloca")
def _alloca(em: Emitter, ins: Instruction) -> None:
    """Room on the stack, aligned to 8 bytes or as asked for; its .local address. No room is a fault."""
    n = bits_of(type_of(ins))
    size = em.resize(em.get(ins.operands[1], n), n, 64)
    align = ins.operands[2].value if len(ins.operands) > 2 and isinstance(ins.operands[2], Imm) else 8
    if align & (align - 1) or not 0 < align <= 1 << 23:
        raise Unmodelled(f"alloca with alignment {align}")
    em.features.add("stack")
    arguments = (f"i32 {em.site(Op.CALL)}", f"i64 {size}", f"i64 {max(align, 8)}")
    address = em.call("rt_alloca", "i64", "ptr %ctx", "ptr %blk", *arguments)
    stop_without(em, address)
    em.put(ins.operands[0], em.resize(address, 64, n), n)


@form("stacksave")
def _stacksave(em: Emitter, ins: Instruction) -> None:
    em.features.add("stack")
    n = bits_of(type_of(ins))
    em.put(ins.operands[0], em.resize(em.call("rt_stack_top", "i64", "ptr %ctx"), 64, n), n)


@form("stackrestore")
def _stackrestore(em: Emitter, ins: Instruction) -> None:
    """A pointer that no stacksave gave is found out by the next call or alloca."""
    em.features.add("stack")
    n = bits_of(type_of(ins))
    em.call("rt_stack_set", "void", "ptr %ctx", f"i64 {em.resize(em.get(ins.operands[0], n), n, 64)}")
