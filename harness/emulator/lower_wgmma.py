# SPDX-License-Identifier: Apache-2.0
"""Products of a warpgroup. PTX ISA, "Asynchronous Warpgroup Level Matrix Multiply-Accumulate Instructions".

A product's accumulators move to an area of the thread's context when it is issued, and back to their registers at the
`wgmma.wait_group` that it completes by (runtime/wgmma.c). Until then, whoever touches those registers, or the ones that
hold a fragment of a, is found; and so is a product that no `wgmma.fence` divides from what wrote its registers.
"""

from __future__ import annotations

from collections.abc import Iterator

from harness.emulator.abi import Matrix, Op, product
from harness.emulator.emit import Emitter, Register, Unmodelled
from harness.emulator.forms import form
from harness.emulator.lower_matrix import ELEMENT, WIDTH, Area, Row, elements_of, shape_of
from harness.ptx.module import Imm, Instruction, Module, Not, Operand, Reg, Scope, Statement, Vec

# Shape "k" only: m is 64, n a multiple of 8.
WGMMA_ROWS = (
    Row("16", "f16", "f16 f32"),
    Row("16", "bf16", "f32"),
    Row("8", "tf32", "f32"),
    Row("32", "e4m3 e5m2", "f16 f32"),
    Row("32", "s8 u8", "s32"),
    Row("256", "b1", "s32"),
)
_FORMS = {(int(row.shape), types[:3]) for row in WGMMA_ROWS for types in row.types()}
_INTEGER_N = {8, 16, 24, *range(32, 257, 16)}
_MARKS = 24  # bytes: vectors on their way, vectors written since the last fence, site of the last such write
_OPERANDS, _ACCUMULATORS = 56, 512  # bytes before the accumulators in the area, and of them at most
_MOST = 62
_NONE = 64  # no vector


class Vectors:
    """The register vectors of the module's products: accumulators and fragments of a, each with a number.

    A name is one function's: "function|name". reads, writes: of a name, the vectors that a read or a write touches,
    as bits; places: the accumulators it is, as (vector, index).
    """

    def __init__(self, module: Module) -> None:
        self.numbers: dict[tuple[str, ...], int] = {}
        self.accumulators: dict[tuple[str, ...], bool] = {}
        self.reads: dict[str, int] = {}
        self.writes: dict[str, int] = {}
        self.places: dict[str, list[tuple[int, int]]] = {}
        for function in module.functions:
            for ins in _products(function.body or []):
                for i, operand in enumerate(ins.operands[:2]):
                    if isinstance(operand, Vec):
                        self._add(names_of(operand, function.name), accumulates=i == 0)

    def _add(self, names: tuple[str, ...], *, accumulates: bool) -> None:
        number = self.numbers.setdefault(names, len(self.numbers))
        bit = 1 << number
        self.accumulators[names] = self.accumulators.get(names, False) or accumulates
        for index, name in enumerate(names):
            if accumulates and (number, index) not in self.places.setdefault(name, []):
                self.places[name].append((number, index))
            self.writes[name] = self.writes.get(name, 0) | bit
            if accumulates:
                self.reads[name] = self.reads.get(name, 0) | bit


def names_of(vector: Vec, function: str) -> tuple[str, ...]:
    """The registers' names in a function; without one for what is none."""
    return tuple(f"{function}|{item.name if isinstance(item, Reg) else ''}" for item in vector.items)


def _products(body: list[Statement]) -> Iterator[Instruction]:
    for statement in body:
        if isinstance(statement, Scope):
            yield from _products(statement.body)
        elif isinstance(statement, Instruction) and statement.opcode == "wgmma" and "mma_async" in statement.modifiers:
            yield statement


def begin(em: Emitter, module: Module) -> None:
    """First in an entry: its vectors, none of them on its way."""
    vectors = Vectors(module)
    if not vectors.numbers or len(vectors.numbers) > _MOST:
        return
    em.vectors = vectors
    em.watch = watch
    for at in range(0, _MARKS, 8):
        em.store("i64", "0", em.at("%ctx", em.area(_MARKS, "marks") + at))


def watch(em: Emitter, name: str, writes: bool) -> None:
    """Before a read, or after a write, of a register that products use."""
    vectors: Vectors = em.vectors
    own = f"{em.owner}|{name}"
    bits = (vectors.writes if writes else vectors.reads).get(own, 0)
    if not bits:
        return
    marks = em.area(_MARKS, "marks")
    pending = em.do(f"load i64, ptr {em.at('%ctx', marks)}")
    hit, clear = em.label("touch"), em.label("clear")
    em.branch(em.do(f"icmp ne i64 {em.do(f'and i64 {pending}, {bits}')}, 0"), hit, clear)
    site = em.site(Op.MATRIX, sub=Matrix.GROUP_FENCE)
    em.start(hit)
    copies = em.current is not None and em.current.opcode == "mov" and not writes
    arguments = (f"i32 {site}", f"i64 {bits}", f"i32 {int(writes)}", f"i32 {int(copies)}")
    em.call("rt_wgmma_touched", "void", "ptr %ctx", "ptr %blk", *arguments)
    for number, index in vectors.places.get(own, []):
        _exchange(em, em.register(name), pending, number, index, writes)
    em.goto(clear)
    em.start(clear)
    if writes:
        written = em.at("%ctx", marks + 8)
        em.store("i64", em.do(f"or i64 {em.do(f'load i64, ptr {written}')}, {bits}"), written)
        em.store("i32", str(site), em.at("%ctx", marks + 16))


def _exchange(em: Emitter, register: Register, pending: str, number: int, index: int, writes: bool) -> None:
    """Between a register and its place among the accumulators of a vector that is, or was, on its way."""
    do, after = em.label("x"), em.label("n")
    em.branch(em.do(f"icmp ne i64 {em.do(f'and i64 {pending}, {1 << number}')}, 0"), do, after)
    em.start(do)
    kept, slot = em.at("%ctx", _kept(em, number) + 4 * index), em.slot(register)
    source, target = (slot, kept) if writes else (kept, slot)
    em.store("i32", em.do(f"load i32, ptr {source}, align 1"), target)
    em.goto(after)
    em.start(after)


@form("wgmma")
def _wgmma(em: Emitter, ins: Instruction) -> None:
    m = ins.modifiers
    if em.vectors is None and "mma_async" in m:
        raise Unmodelled(f"wgmma with more than {_MOST} vectors of registers")
    em.features.add("async")
    if "mma_async" in m:
        em.watch, watching = None, em.watch  # its own accesses are what the others are held against
        try:
            _product(em, ins)
        finally:
            em.watch = watching
    elif "fence" in m:
        em.store("i64", "0", em.at("%ctx", em.area(_MARKS, "marks") + 8))
        _step(em, Matrix.GROUP_FENCE)
    elif "commit_group" in m:
        _step(em, Matrix.GROUP_COMMIT)
    elif "wait_group" in m and isinstance(ins.operands[0], Imm):
        _wait(em, ins.operands[0].value)
    else:
        raise Unmodelled(f"wgmma.{'.'.join(m)}")


def _step(em: Emitter, sub: Matrix, aux: int = 0) -> int:
    """Wait for the warp; the offset of the area."""
    area = em.area(_OPERANDS + _ACCUMULATORS)
    em.collective(em.site(Op.MATRIX, sub=sub, aux=aux), "-1", str(area), "0", "0")
    return area


def _wait(em: Emitter, keep: int) -> None:
    landed = em.do(f"load i64, ptr {em.at('%ctx', _step(em, Matrix.GROUP_WAIT, keep))}")
    for names, number in (em.vectors.numbers if em.vectors else {}).items():
        functions, registers = zip(
            *((f, em.names.get(r)) for f, _, r in (n.partition("|") for n in names)), strict=True
        )
        if (
            functions[0] != em.owner
            or not em.vectors.accumulators[names]
            or not all(isinstance(r, Register) for r in registers)
        ):
            continue
        take, after = em.label("take"), em.label("n")
        bit = em.do(f"and i64 {landed}, {1 << number}")
        em.branch(em.do(f"icmp ne i64 {bit}, 0"), take, after)
        em.start(take)
        for i, register in enumerate(registers):
            assert isinstance(register, Register)
            where = em.at("%ctx", _kept(em, number) + 4 * i)
            em.store("i32", em.do(f"load i32, ptr {where}, align 1"), em.slot(register))
        em.goto(after)
        em.start(after)


def _kept(em: Emitter, number: int) -> int:
    """Where the accumulators of a vector lie while they are on their way."""
    return em.area(_ACCUMULATORS, f"accumulators {number}")


def _product(em: Emitter, ins: Instruction) -> None:
    name, m, n, k = shape_of(ins)
    types = tuple(x for x in ins.modifiers if x in ELEMENT)
    unknown = set(ins.modifiers) - set(types) - {name, "mma_async", "sync", "aligned", "satfinite", "and", "popc"}
    whole = types[1:2] and types[1] in ("s8", "u8", "b1")
    fits = m == 64 and n % 8 == 0 and n <= 256 and (not whole or n in _INTEGER_N)
    if (k, types) not in _FORMS or unknown or not fits:
        raise Unmodelled(f"wgmma.{'.'.join(ins.modifiers)}")
    d, a, b, *rest = ins.operands
    registers = isinstance(a, Vec)
    accumulators = elements_of(d)
    if (
        len(accumulators) * 32 != n // 2 * WIDTH[types[0]]
        or (registers and len(elements_of(a)) != 4)
        or not isinstance(d, Vec)
    ):
        raise Unmodelled(f"wgmma.mma_async of {len(accumulators)} accumulator registers")
    signs, turns = _immediates(ins, rest[1:], bool(whole), registers, WIDTH[types[1]] == 16)
    number = em.vectors.numbers[names_of(d, em.owner)]
    area = Area(em, em.area(_OPERANDS + _ACCUMULATORS))
    area.put("0" if registers else em.get(a, 64), 64)
    area.put(em.get(b, 64), 64)
    area.put(em.do(f"zext i1 {_adds(em, rest[0])} to i32"), 32)
    source = em.vectors.numbers[names_of(a, em.owner)] if isinstance(a, Vec) else _NONE
    for value in (number, _kept(em, number), em.area(_MARKS, "marks"), source, 0):
        area.put(str(value), 32)
    area.registers(elements_of(a) if registers else (Imm(0),) * 4, 32)
    area.registers(accumulators, 32)
    aux = product(
        k=k.bit_length() - 1, a=ELEMENT[types[1]], b=ELEMENT[types[2]], c=ELEMENT[types[0]], d=ELEMENT[types[0]],
        rule=int("satfinite" in ins.modifiers) | 2 * int("and" in ins.modifiers), rounding=signs,
        a_column=turns & 1, b_row=turns >> 1,
    )  # fmt: skip
    site = em.site(Op.MATRIX, sub=Matrix.GROUP_MMA, size=n // 8, align=int(registers), aux=aux)
    em.collective(site, "-1", str(area.offset), "0", "0")


def _adds(em: Emitter, operand: Operand) -> str:
    """scale-d as an i1."""
    if isinstance(operand, Imm):
        return "true" if operand.value else "false"
    if isinstance(operand, Reg | Not):
        return em.pred(operand)
    raise Unmodelled("wgmma.mma_async without scale-d")


def _immediates(ins: Instruction, rest: list[Operand], whole: bool, registers: bool, turns: bool) -> tuple[int, int]:
    """(signs, orders): bits for a and b of imm-scale and imm-trans."""
    values = [x.value if x.value < 1 << 31 else x.value - (1 << 32) for x in rest if isinstance(x, Imm)]
    wanted = 0 if whole else 2 + (0 if not turns else 1 if registers else 2)
    if len(values) != wanted or len(rest) != wanted or any(v not in (-1, 1) for v in values[:2]):
        raise Unmodelled(f"wgmma.{'.'.join(ins.modifiers)} with {len(rest)} constants")
    signs = sum(1 << i for i, v in enumerate(values[:2]) if v == -1)
    orders = values[2:]
    if registers:
        orders = [0, *orders]
    return signs, sum(bool(v) << i for i, v in enumerate(orders))
