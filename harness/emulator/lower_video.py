# SPDX-License-Identifier: Apache-2.0
"""Video instructions. PTX ISA, "Scalar Video Instructions", "SIMD Video Instructions".

Each is computed by a C function of the runtime (runtime/video.c) from a description of what its text says.
"""

from __future__ import annotations

from harness.emulator.emit import Emitter, Unmodelled
from harness.emulator.forms import form
from harness.ptx.module import Imm, Instruction, Not, Operand, Reg

_OPERATION = {
    "add": 0, "sub": 1, "absdiff": 2, "min": 3, "max": 4, "avrg": 5, "set": 6, "shl": 7, "shr": 8,
}  # fmt: skip
_SECOND = {"add": 1, "min": 2, "max": 3}
_COMPARE = {"eq": 0, "ne": 1, "lt": 2, "le": 3, "gt": 4, "ge": 5}
_PART = {"": 0, "b0": 1, "b1": 2, "b2": 3, "b3": 4, "h0": 5, "h1": 6}
_SCALE = {"shr7": 1, "shr15": 2}
_TYPES = ("u32", "s32")


def _operand(operand: Operand) -> tuple[Operand, str, bool]:
    """(register or constant, part, negated) of "-%r1.h0"."""
    negated = isinstance(operand, Not) and operand.sign == "-"
    if isinstance(operand, Not):
        operand = operand.operand
    if isinstance(operand, Reg):
        return Reg(operand.name), operand.component, negated
    if isinstance(operand, Imm):
        return operand, "", negated
    raise Unmodelled(f"video operand {operand}")


def _description(ins: Instruction, name: str) -> int:
    """All but the parts. The types are those of result (absent in vset, whose result is unsigned), a and b."""
    m = ins.modifiers
    types = [x for x in m if x in _TYPES]
    if name == "set":
        types.insert(0, "u32")
    known = {*_TYPES, *_SECOND, *_COMPARE, *_SCALE, "sat", "wrap", "clamp", "po"}
    if len(types) != 3 or any(x not in known for x in m):
        raise Unmodelled(f"{ins.opcode}.{'.'.join(m)}")
    result, a, b = (int(t == "s32") for t in types)
    value = _OPERATION.get(name, 0) | result << 4 | a << 5 | b << 6 | ("sat" in m) << 7 | ("wrap" in m) << 22
    value |= next((_SECOND[x] for x in m if x in _SECOND), 0) << 8
    value |= next((_COMPARE[x] for x in m if x in _COMPARE), 0) << 23
    value |= next((_SCALE[x] for x in m if x in _SCALE), 0) << 26
    return value


def _i32(value: int) -> int:
    return value - (1 << 32) if value >> 31 else value


@form("vadd", "vsub", "vabsdiff", "vmin", "vmax", "vshl", "vshr", "vset")
def _scalar(em: Emitter, ins: Instruction) -> None:
    """One operation on bytes, halves or words, saturated; then a second one with c, or c with a part replaced."""
    d, a, b, *c = (_operand(o) for o in ins.operands)
    value = _description(ins, ins.opcode[1:]) | _PART[d[1]] << 10 | _PART[a[1]] << 14 | _PART[b[1]] << 18
    last = em.get(c[0][0], 32) if c else "0"
    arguments = (f"i32 {em.get(a[0], 32)}", f"i32 {em.get(b[0], 32)}", f"i32 {last}", f"i32 {_i32(value)}")
    em.put(d[0], em.call("px_video", "i32", *arguments), 32)


@form("vmad")
def _vmad(em: Emitter, ins: Instruction) -> None:
    """a * b + c with one of the terms negated, or one added; scaled; saturated."""
    d, a, b, c = (_operand(o) for o in ins.operands)
    value = _description(ins, "mad") | _PART[a[1]] << 14 | _PART[b[1]] << 18
    value |= (a[2] != b[2]) << 28 | c[2] << 29 | ("po" in ins.modifiers) << 30
    values = [f"i32 {em.get(o[0], 32)}" for o in (a, b, c)]
    em.put(d[0], em.call("px_vmad", "i32", *values, f"i32 {_i32(value)}"), 32)


_LANES = tuple(f"v{name}{n}" for name in ("add", "sub", "avrg", "absdiff", "min", "max", "set") for n in (2, 4))


@form(*_LANES)
def _lanes(em: Emitter, ins: Instruction) -> None:
    """Halves or bytes picked from a and b, operated on side by side; the others come from c, or all are summed to c."""
    count = int(ins.opcode[-1])
    d, a, b, c = (_operand(o) for o in ins.operands)
    value = _description(ins, ins.opcode[1:-1])
    letter, own = ("h", "10") if count == 2 else ("b", "3210")
    mask = sum(1 << int(x) for x in _digits(d[1], letter, own))
    select = 0
    for shift, (part, default) in ((0, (a[1], own)), (12, (b[1], "32" if count == 2 else "7654"))):
        picked = _digits(part, letter, default)
        if len(picked) != count:
            raise Unmodelled(f"{ins.opcode} with .{part}")
        select |= sum(int(x) << 3 * i for i, x in enumerate(reversed(picked))) << shift
    values = [f"i32 {em.get(o[0], 32)}" for o in (a, b, c)]
    arguments = (*values, f"i32 {_i32(value)}", f"i32 {count}", f"i32 {select}", f"i32 {mask}")
    em.put(d[0], em.call("px_video_lanes", "i32", *arguments), 32)


def _digits(part: str, letter: str, default: str) -> str:
    if not part:
        return default
    if part[0] != letter or not part[1:].isdigit():
        raise Unmodelled(f"part .{part}")
    return part[1:]
