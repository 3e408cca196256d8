# SPDX-License-Identifier: Apache-2.0
"""Functions that device programs call without defining them: vprintf, __assertfail, malloc, free.

CUDA C++ Programming Guide, "Formatted Output", "Assertion", "Dynamic Global Memory Allocation and Operations"; PTX
Interoperability, "System Calls".
"""

from __future__ import annotations

from harness.emulator.abi import Op, Return
from harness.emulator.calls import CallParts
from harness.emulator.emit import Emitter, Unmodelled
from harness.ptx.module import Operand, Sym

# Widths of the arguments, and of the result (0: none).
BUILTINS: dict[str, tuple[tuple[int, ...], int]] = {
    "vprintf": ((64, 64), 32),
    "__assertfail": ((64, 64, 32, 64, 64), 0),
    "malloc": ((64,), 64),
    "free": ((64,), 0),
}


def lower_builtin(em: Emitter, parts: CallParts) -> None:
    """A call of one of them. Raises Unmodelled for a call with other operands."""
    widths, result = BUILTINS[parts.target]
    if len(parts.arguments) != len(widths) or len(parts.returns) > bool(result):
        raise Unmodelled(f"call of {parts.target} with {len(parts.arguments)} arguments")
    values = [f"i{n} {_value(em, o, n)}" for o, n in zip(parts.arguments, widths, strict=True)]
    who = ("ptr %ctx", "ptr %blk", f"i32 {em.site(Op.CALL)}")
    answer = ""
    if parts.target == "vprintf":
        answer = em.call("rt_vprintf", "i32", *who, *values)
    elif parts.target == "malloc":
        em.features.add("heap")
        answer = em.call("rt_malloc", "i64", *who, *values)
    elif parts.target == "free":
        em.features.add("heap")
        em.call("rt_release", "void", *who, *values)
    else:
        em.call("rt_assertfail", "void", *who, *values[:4])
        em.stop(Return.FAULT)
        em.start(em.label("dead"))
    for operand in parts.returns:
        if isinstance(operand, Sym):
            place = em.place(operand.name)
            if place.space != "frame" or place.size < result // 8:
                raise Unmodelled(f"result of {parts.target}")
            em.store(f"i{result}", answer, em.at("%ctx", place.offset))
        else:
            em.put(operand, answer, result)


def _value(em: Emitter, operand: Operand, bits: int) -> str:
    if not isinstance(operand, Sym):
        return em.get(operand, bits)
    place = em.place(operand.name)
    if place.space != "frame" or place.size < bits // 8:
        raise Unmodelled(f"argument {operand.name}")
    return em.do(f"load i{bits}, ptr {em.at('%ctx', place.offset)}")
