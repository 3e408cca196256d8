# SPDX-License-Identifier: Apache-2.0
"""Matrix instructions of a warp. PTX ISA, "Warp Level Matrix Multiply-Accumulate Instructions".

Each lane writes its operands to an area of its context and queues; the runtime answers in the same area once all 32
lanes have come to the same instruction (runtime/matrix.c). Forms are rows of a table: shape, multiplicands,
accumulators.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product as pairs

from harness.emulator.abi import Element, Matrix, Op, Space, product
from harness.emulator.emit import Emitter, Unmodelled, space_of
from harness.emulator.forms import form, rounding
from harness.ptx.module import Imm, Instruction, Operand, Vec

_SHAPE = re.compile(r"m(\d+)n(\d+)k(\d+)\Z")
ELEMENT = {e.name.lower(): e for e in Element}
WIDTH = {"f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "e5m2": 8, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "b1": 1}
WIDTH |= {"f64": 64, "f32": 32, "s32": 32}


@dataclass(frozen=True, slots=True)
class Row:
    """Forms of one shape: any pair of `multiplicands` (comma-separated groups do not mix), each of `accumulators`.

    An accumulator is c and d in one, or "d/c".
    """

    shape: str
    multiplicands: str
    accumulators: str

    def types(self) -> set[tuple[str, str, str, str]]:
        """(d, a, b, c) of each form."""
        groups = [group.split() for group in self.multiplicands.split(",")]
        ends = [(x.split("/")[0], x.split("/")[-1]) for x in self.accumulators.split()]
        return {(d, a, b, c) for group in groups for a, b in pairs(group, group) for d, c in ends}


# "mma": half precision, alternate floating point, double precision, integer, single bit.
MMA_ROWS = (
    Row("m8n8k4", "f16", "f16 f32 f32/f16"),
    Row("m16n8k8", "f16", "f16 f32"),
    Row("m16n8k16", "f16", "f16 f32"),
    Row("m16n8k4", "tf32", "f32"),
    Row("m16n8k8", "tf32,bf16", "f32"),
    Row("m16n8k16", "bf16", "f32"),
    Row("m16n8k16", "e4m3 e5m2", "f16 f32"),
    Row("m16n8k32", "e4m3 e5m2", "f16 f32"),
    Row("m8n8k4", "f64", "f64"),
    Row("m16n8k4", "f64", "f64"),
    Row("m16n8k8", "f64", "f64"),
    Row("m16n8k16", "f64", "f64"),
    Row("m8n8k16", "s8 u8", "s32"),
    Row("m16n8k16", "s8 u8", "s32"),
    Row("m16n8k32", "s8 u8", "s32"),
    Row("m8n8k32", "s4 u4", "s32"),
    Row("m16n8k32", "s4 u4", "s32"),
    Row("m16n8k64", "s4 u4", "s32"),
    Row("m8n8k128", "b1", "s32"),
    Row("m16n8k128", "b1", "s32"),
    Row("m16n8k256", "b1", "s32"),
)
# "wmma": half precision (and mixed accumulators), bfloat16, tf32, double, integer, sub-byte, single bit.
_WHOLE = (("f16", "f16 f32 f16/f32 f32/f16"), ("bf16", "f32"), ("s8,u8", "s32"))
WMMA_ROWS = (
    *(Row(shape, *types) for shape in ("m16n16k16", "m8n32k16", "m32n8k16") for types in _WHOLE),
    Row("m16n16k8", "tf32", "f32"),
    Row("m8n8k4", "f64", "f64"),
    Row("m8n8k32", "s4,u4", "s32"),
    Row("m8n8k128", "b1", "s32"),
)
# "mma.sp": k is of the whole rows of a.
SPARSE_ROWS = (
    Row("m16n8k16", "f16", "f16 f32"),
    Row("m16n8k32", "f16", "f16 f32"),
    Row("m16n8k16", "bf16", "f32"),
    Row("m16n8k32", "bf16", "f32"),
    Row("m16n8k8", "tf32", "f32"),
    Row("m16n8k16", "tf32", "f32"),
    Row("m16n8k32", "s8 u8", "s32"),
    Row("m16n8k64", "s8 u8", "s32"),
    Row("m16n8k64", "s4 u4", "s32"),
    Row("m16n8k128", "s4 u4", "s32"),
    Row("m16n8k64", "e4m3 e5m2", "f32"),
)
_MMA = {(row.shape, types) for row in MMA_ROWS for types in row.types()}
_SPARSE = {(row.shape, types) for row in SPARSE_ROWS for types in row.types()}
_WMMA = {(row.shape, types) for row in WMMA_ROWS for types in row.types()}
_WMMA_PARTS = {
    (shape, part, kind)
    for shape, (d, a, b, c) in _WMMA
    for part, kind in (("a", a), ("b", b), ("c", c), ("d", d))
}  # fmt: skip
_MMA_KNOWN = {
    "sync", "aligned", "row", "col", "satfinite", "xor", "and", "popc", "rn", "rz", "rm", "rp",
}  # fmt: skip


def elements_of(operand: Operand) -> tuple[Operand, ...]:
    return operand.items if isinstance(operand, Vec) else (operand,)


@dataclass(slots=True)
class Area:
    """Where a lane's operands lie, filled from the front."""

    em: Emitter
    offset: int
    used: int = 0

    def put(self, value: str, bits: int) -> None:
        self.em.store(f"i{bits}", value, self.em.at("%ctx", self.offset + self.used))
        self.used += bits // 8

    def registers(self, operands: tuple[Operand, ...], bits: int) -> None:
        for operand in operands:
            self.put(self.em.get(operand, bits), bits)


def _queue(em: Emitter, area: Area, site: int) -> None:
    """Wait until all lanes are at this instruction; afterwards the answers lie in the area."""
    em.collective(site, "-1", str(area.offset), "0", "0")


def _answers(em: Emitter, area: Area, operands: tuple[Operand, ...], bits: int) -> None:
    for i, operand in enumerate(operands):
        where = em.at("%ctx", area.offset + i * bits // 8)
        em.put(operand, em.do(f"load i{bits}, ptr {where}, align 1"), bits)


def shape_of(ins: Instruction) -> tuple[str, int, int, int]:
    """The shape modifier, and m, n, k."""
    for modifier in ins.modifiers:
        found = _SHAPE.match(modifier)
        if found:
            return modifier, int(found[1]), int(found[2]), int(found[3])
    raise Unmodelled(f"{ins.opcode} without a shape")


def _dimensions(m: int, n: int, k: int) -> dict[str, int]:
    return {"m": m.bit_length() - 1, "n": n.bit_length() - 1, "k": k.bit_length() - 1}


def _types(types: tuple[str, ...]) -> dict[str, int]:
    return {part: ELEMENT[kind] for part, kind in zip("dabc", types, strict=True)}


def _rules(ins: Instruction) -> dict[str, int]:
    rule = int("satfinite" in ins.modifiers) | 2 * int("and" in ins.modifiers)
    return {"rule": rule, "rounding": rounding(ins)}


def _registers(ins: Instruction, operand: Operand, elements: int, kind: str) -> tuple[Operand, ...]:
    """A fragment's registers, their number checked."""
    items, bits = elements_of(operand), WIDTH[kind]
    if len(items) * max(bits, 32) != elements * bits:
        raise Unmodelled(f"{ins.opcode}: {len(items)} registers for {elements} elements of .{kind}")
    return items


@form("mma")
def _mma(em: Emitter, ins: Instruction) -> None:
    if "sp" in ins.modifiers or "sp::ordered_metadata" in ins.modifiers:
        _sparse(em, ins)
        return
    name, m, n, k = shape_of(ins)
    types = tuple(x for x in ins.modifiers if x in ELEMENT)
    unknown = set(ins.modifiers) - _MMA_KNOWN - set(types) - {name}
    if (name, types) not in _MMA or unknown:
        raise Unmodelled(f"mma.{'.'.join(ins.modifiers)}")
    d, a, b, c = types
    quads = name == "m8n8k4" and a == "f16"
    layouts = [x for x in ins.modifiers if x in ("row", "col")]
    if layouts != ["row", "col"] and not quads:
        raise Unmodelled(f"mma.{'.'.join(ins.modifiers)}")
    count = (16, 16, 32) if quads else (m * k // 32, n * k // 32, m * n // 32)
    held = (4, 4, 8) if quads else count
    fragments = [
        _registers(ins, operand, elements, kind)
        for operand, elements, kind in zip(ins.operands, (held[2], *held), (d, a, b, c), strict=True)
    ]
    area = Area(em, em.area(128))
    for registers, kind in zip(fragments[1:], (a, b, c), strict=True):
        area.registers(registers, max(WIDTH[kind], 32))
    turned = {"a_column": int(quads and layouts[0] == "col"), "b_row": int(quads and layouts[1] == "row")}
    aux = product(**_dimensions(m, n, k), **_types(types), **_rules(ins), **turned)
    _queue(em, area, em.site(Op.MATRIX, sub=Matrix.MMA_884 if quads else Matrix.MMA, aux=aux))
    _answers(em, area, fragments[0], max(WIDTH[d], 32))


def _sparse(em: Emitter, ins: Instruction) -> None:
    """d, a, b, c, metadata, selector: a holds half of each row, the metadata of the selected lanes say which."""
    name, m, n, k = shape_of(ins)
    types = tuple(x for x in ins.modifiers if x in ELEMENT)
    unknown = set(ins.modifiers) - set(types) - {
        name, "sp", "sp::ordered_metadata", "sync", "aligned", "row", "col", "satfinite",
    }  # fmt: skip
    selector = ins.operands[5]
    chunks = k // {32: 2, 4: 8}.get(WIDTH[types[1]], 4)
    if (name, types) not in _SPARSE or unknown or not isinstance(selector, Imm):
        raise Unmodelled(f"mma.{'.'.join(ins.modifiers)}")
    if not 0 <= selector.value < 16 // chunks:
        raise Unmodelled(f"mma.{'.'.join(ins.modifiers)} with selector {selector.value}")
    held = (m * n // 32, m * k // 64, n * k // 32, m * n // 32)
    fragments = [
        _registers(ins, operand, elements, kind)
        for operand, elements, kind in zip(ins.operands[:4], held, types, strict=True)
    ]
    area = Area(em, em.area(128))
    for registers in fragments[1:]:
        area.registers(registers, 32)
    area.registers((ins.operands[4],), 32)
    rules = {"rule": int("satfinite" in ins.modifiers), "selector": selector.value}
    aux = product(**_dimensions(m, n, k), **_types(types), **rules)
    _queue(em, area, em.site(Op.MATRIX, sub=Matrix.MMA_SPARSE, aux=aux))
    _answers(em, area, fragments[0], 32)


def _rows(em: Emitter, ins: Instruction) -> tuple[int, int, Space]:
    """(matrices, transposed, space) of ldmatrix and stmatrix with elements of 16 bits."""
    m = ins.modifiers
    count = next((int(x[1:]) for x in m if x in ("x1", "x2", "x4")), 0)
    space = space_of(m)
    if "m8n8" not in m or "b16" not in m or not count or space not in (Space.SHARED, Space.GENERIC):
        raise Unmodelled(f"{ins.opcode}.{'.'.join(m)}")
    return count, int("trans" in m), space


@form("ldmatrix")
def _ldmatrix(em: Emitter, ins: Instruction) -> None:
    count, transposed, space = _rows(em, ins)
    registers = elements_of(ins.operands[0])
    if len(registers) != count:
        raise Unmodelled(f"ldmatrix.x{count} of {len(registers)} registers")
    area = Area(em, em.area(32))
    area.put(em.address(ins.operands[1], space), 64)
    _queue(em, area, em.site(Op.MATRIX, sub=Matrix.LOAD, size=count, aux=transposed, space=space))
    _answers(em, area, registers, 32)


@form("stmatrix")
def _stmatrix(em: Emitter, ins: Instruction) -> None:
    count, transposed, space = _rows(em, ins)
    registers = elements_of(ins.operands[1])
    if len(registers) != count:
        raise Unmodelled(f"stmatrix.x{count} of {len(registers)} registers")
    area = Area(em, em.area(32))
    area.put(em.address(ins.operands[0], space), 64)
    area.registers(registers, 32)
    _queue(em, area, em.site(Op.MATRIX, sub=Matrix.STORE, size=count, aux=transposed, space=space))


@form("movmatrix")
def _movmatrix(em: Emitter, ins: Instruction) -> None:
    if not {"m8n8", "trans", "b16"} <= set(ins.modifiers):
        raise Unmodelled(f"movmatrix.{'.'.join(ins.modifiers)}")
    area = Area(em, em.area(32))
    area.registers((ins.operands[1],), 32)
    _queue(em, area, em.site(Op.MATRIX, sub=Matrix.TRANSPOSE))
    _answers(em, area, (ins.operands[0],), 32)


# --- wmma: whole matrices in memory, opaque fragments -------------------------------------------------------------


@form("wmma")
def _wmma(em: Emitter, ins: Instruction) -> None:
    m = ins.modifiers
    if "load" in m or "store" in m:
        _wmma_move(em, ins)
    elif "mma" in m:
        _wmma_product(em, ins)
    else:
        raise Unmodelled(f"wmma.{'.'.join(m)}")


def _wmma_held(shape: tuple[int, int, int], part: str, kind: str) -> int:
    """Elements of a fragment in one lane. "Matrix Fragments for WMMA"; f16 multiplicands are held more than once."""
    m, n, k = shape
    if part in "cd":
        return m * n // 32
    return 16 if kind == "f16" else (m if part == "a" else n) * k // 32


def _wmma_product(em: Emitter, ins: Instruction) -> None:
    name, m, n, k = shape_of(ins)
    named = tuple(x for x in ins.modifiers if x in ELEMENT)
    types = named if len(named) == 4 else (named[0], "f16", "f16", named[-1])  # of f16 only the accumulators are named
    unknown = set(ins.modifiers) - _MMA_KNOWN - set(named) - {name, "mma"}
    layouts = [x for x in ins.modifiers if x in ("row", "col")]
    narrow = types[1] in ("s4", "u4", "b1") and layouts != ["row", "col"]
    if (name, types) not in _WMMA or len(named) not in (2, 4) or unknown or narrow:
        raise Unmodelled(f"wmma.{'.'.join(ins.modifiers)}")
    fragments = [
        _registers(ins, operand, _wmma_held((m, n, k), part, kind), kind)
        for operand, part, kind in zip(ins.operands, "dabc", types, strict=True)
    ]
    area = Area(em, em.area(128))
    for registers, kind in zip(fragments[1:], types[1:], strict=True):
        area.registers(registers, max(WIDTH[kind], 32))
    aux = product(**_dimensions(m, n, k), **_types(types), **_rules(ins))
    _queue(em, area, em.site(Op.MATRIX, sub=Matrix.MMA_OPAQUE, aux=aux))
    _answers(em, area, fragments[0], max(WIDTH[types[0]], 32))


def _wmma_move(em: Emitter, ins: Instruction) -> None:
    name, m, n, k = shape_of(ins)
    stores = "store" in ins.modifiers
    part = next((x for x in ins.modifiers if x in ("a", "b", "c", "d")), "")
    kind = next((x for x in ins.modifiers if x in ELEMENT), "")
    layouts = [x for x in ins.modifiers if x in ("row", "col")]
    space = space_of(ins.modifiers)
    straight = {"a": "row", "b": "col"}.get(part)
    narrow = kind in ("s4", "u4", "b1") and layouts != [straight]
    if (name, part, kind) not in _WMMA_PARTS or stores != (part == "d") or len(layouts) != 1 or narrow:
        raise Unmodelled(f"wmma.{'.'.join(ins.modifiers)}")
    if space not in (Space.GLOBAL, Space.SHARED, Space.GENERIC):
        raise Unmodelled(f"wmma.{'.'.join(ins.modifiers)}")
    operands = list(ins.operands)
    place, vector = (operands[0], operands[1]) if stores else (operands[1], operands[0])
    registers = _registers(ins, vector, _wmma_held((m, n, k), part, kind), kind)
    rows, columns = {"a": (m, k), "b": (k, n)}.get(part, (m, n))
    column = layouts == ["col"]
    width = max(WIDTH[kind], 32)
    area = Area(em, em.area(128))
    area.put(em.address(place, space), 64)
    area.put(em.get(operands[2], 32) if len(operands) > 2 else str(rows if column else columns), 32)
    area.used = 16
    if stores:
        area.registers(registers, width)
    types = {"a": ELEMENT[kind], "b": ELEMENT[kind], "c": ELEMENT[kind]}
    aux = product(**_dimensions(m, n, k), **types, part={"a": 0, "b": 1}.get(part, 2), a_column=int(column))
    sub = Matrix.STORE_WHOLE if stores else Matrix.LOAD_WHOLE
    _queue(em, area, em.site(Op.MATRIX, sub=sub, aux=aux, space=space))
    if not stores:
        _answers(em, area, registers, width)
