# SPDX-License-Identifier: Apache-2.0
"""A kernel's parameters against what its body reads of them (PTX ISA, "Kernel Function Parameters")."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.analyses import Analysis
from harness.ptx.checks.registry import Report, Subject, report, rule
from harness.ptx.module import Addr, Function, Imm, Instruction, Operand, Reg, Sym, Variable
from harness.ptx.opcodes import space_of, symbols, type_of

_BYTES = {f"{kind}{bits}": bits // 8 for kind in "bsu" for bits in (8, 16, 32, 64)}
_BYTES |= {"f16": 2, "bf16": 2, "f16x2": 4, "bf16x2": 4, "f32": 4, "f64": 8, "b128": 16}
# Through these an address goes on to the next; a product is an offset and never a base.
_CARRY = frozenset({"mov", "add", "sub", "cvt", "cvta", "or", "selp", "min", "max"})


def reads(a: Analysis) -> Iterator[tuple[Instruction, Variable, int, int]]:
    """Every load of a parameter of the function that can run: (load, parameter, byte offset, bytes)."""
    params = {v.name: v for v in a.function.params}
    for k in a.live():
        i = a.flow.code[k]
        if i.opcode != "ld" or space_of(i) != "param" or len(i.operands) < 2 or not isinstance(i.operands[1], Addr):
            continue
        where = i.operands[1]
        width = _BYTES.get(type_of(i), 0) * next((int(m[1:]) for m in i.modifiers if m in ("v2", "v4", "v8")), 1)
        if isinstance(where.base, Sym) and where.base.name in params and width:
            yield i, params[where.base.name], where.base.offset + where.offset, width


@rule("param-mismatch", "error", "a parameter read as something else than it is declared")
def param_mismatch(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        told: set[str] = set()
        for i, v, offset, width in reads(s.analysis(entry)):
            said = _disagreement(i, v, offset, width)
            if said and v.name not in told:
                told.add(v.name)
                yield report(
                    i,
                    entry.name,
                    f"{v.name} is declared on line {v.line} as {_declared(v)}, and {said}",
                    why="arguments are passed as declared: a body made for another list reads bytes of something else",
                    fix="declare the parameters that the body reads, in its order and with its types",
                )


def _disagreement(i: Instruction, v: Variable, offset: int, width: int) -> str:
    """How a read contradicts a declaration; "" where it does not."""
    type_ = type_of(i)
    if offset < 0 or offset + width > v.size_bytes:
        return f"this reads {width} bytes at offset {offset} of its {v.size_bytes}"
    if v.has_dims or v.vector > 1 or width == v.size_bytes:
        return f"this reads it as .{type_}" if v.is_ptr and type_[0] in "f" and not v.has_dims else ""
    if v.is_ptr:
        return f"this reads {width} bytes of a pointer"
    return f"this reads {width} bytes of it" if v.type[0] == "f" or type_[0] == "f" else ""


def _declared(v: Variable) -> str:
    return f"an array of {v.size_bytes} bytes" if v.has_dims else f".{v.type}" + (" .ptr" if v.is_ptr else "")


@rule("param-reinterpreted", "warning", "an integer parameter read as a floating-point number, or the other way round")
def param_reinterpreted(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        told: set[str] = set()
        for i, v, _, width in reads(s.analysis(entry)):
            type_ = type_of(i)
            if v.has_dims or v.is_ptr or width != v.size_bytes or v.name in told:
                continue
            if type_[0] in "fsu" and v.type[0] in "fsu" and (type_[0] == "f") != (v.type[0] == "f"):
                told.add(v.name)
                yield report(
                    i,
                    entry.name,
                    f"{v.name} is declared on line {v.line} as .{v.type}, and this reads it as .{type_}",
                    why="the bits of an integer are no floating-point number of that value, nor the other way round",
                    fix="declare the type that is read, or read the type that is declared and convert it",
                )


@rule("scalar-as-address", "error", "an address made of nothing but numbers that are too narrow for one")
def scalar_as_address(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        a = s.analysis(entry)
        told: set[str] = set()
        for k in a.live():
            i = a.flow.code[k]
            where = next((o for o in i.operands if isinstance(o, Addr)), None)
            if where is None or not isinstance(where.base, Reg) or a.pointers.space(k) not in ("global", "generic"):
                continue
            if a.pointers.address(k).roots or i.opcode not in ("ld", "ldu", "st", "atom", "red"):
                continue
            for load in _narrow_bases(a, k, where.base):
                name = next(x.name for x in symbols(load))
                if name not in told:
                    told.add(name)
                    yield report(
                        i,
                        entry.name,
                        f"this address is made of {name}, which is no pointer",
                        why=f"line {load.line} reads it as .{type_of(load)}, and no 64-bit base is added to it",
                        fix="pass the buffer's address as a .u64 parameter and add the offset to it",
                        other=load,
                        role="read",
                    )


def _narrow_bases(a: Analysis, k: int, base: Operand) -> list[Instruction]:
    """The loads of narrow parameters that an address is all made of; empty where anything else may be in it."""
    loads: list[Instruction] = []
    todo: list[tuple[int, Operand]] = [(k, base)]
    seen: set[int] = set()
    while todo:
        at, o = todo.pop()
        if isinstance(o, Imm):
            continue
        key = a.data.key_at(at, o.name) if isinstance(o, Reg) else None
        if key is None:
            return []
        for d in a.data.reaching(at, key):
            if d in seen:
                continue
            seen.add(d)
            i = a.flow.code[d] if d >= 0 else None
            if i is None:
                return []
            if (i.opcode == "ld" and space_of(i) == "param" and _BYTES.get(type_of(i), 8) < 8) or _is_f64(i):
                loads.append(i)
            elif i.opcode in _CARRY:
                todo += [(d, x) for x in i.operands[1 : 3 if i.opcode == "selp" else None]]
            elif i.opcode == "mad" and len(i.operands) == 4:
                todo.append((d, i.operands[3]))
            elif i.opcode not in ("mul", "shl", "and"):
                return []
    return loads


def _is_f64(i: Instruction) -> bool:
    return i.opcode == "ld" and space_of(i) == "param" and type_of(i) == "f64"


@rule("param-unused", "warning", "a parameter that the kernel never reads")
def param_unused(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        named = {x.name for i in s.flow(entry).code for x in symbols(i)}
        unused = [v for v in entry.params if v.name not in named]
        if len(unused) < len(entry.params) and not _is_numba(entry):
            scratch = _scratch_pointers(entry)
            yield from (_unused(entry, v) for v in unused if v not in scratch)


def _unused(entry: Function, v: Variable) -> Report:
    return Report(
        v.line,
        f"{entry.name} never reads its parameter {v.name}",
        "read it, or take it out of the parameter list and of every launch",
        "a caller passes it for a reason: either the body is another kernel's, or part of it is missing",
        v.column,
        kernel=entry.name,
    )


def _is_numba(entry: Function) -> bool:
    """Whether numba made a kernel: it passes an array as seven values, of which a kernel needs one or two."""
    return entry.name.startswith("_ZN") and "5ArrayI" in entry.name


def _scratch_pointers(entry: Function) -> list[Variable]:
    """The pointers to scratch memory with which Triton ends each parameter list, needed or not."""
    last = entry.params[-2:]
    known = all(v.is_ptr and v.ptr_space == "global" and v.ptr_align == 1 for v in last)
    return last if known and entry.directives.get("reqntid", entry.directives.get("maxntid")) else []
