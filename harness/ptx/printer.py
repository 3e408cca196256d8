# SPDX-License-Identifier: Apache-2.0
"""A `Module` back to PTX text that assembles to the same code. Comments and layout are not kept, order is."""

from __future__ import annotations

from harness.ptx.module import (
    Addr,
    BranchTargets,
    CallPrototype,
    Directive,
    Function,
    Guard,
    Imm,
    Instruction,
    Label,
    Module,
    Not,
    Operand,
    Pair,
    Reg,
    Scope,
    Statement,
    Sym,
    Variable,
    Vec,
)
from harness.ptx.types import size_of


def print_module(m: Module) -> str:
    """The whole module as text, from the model alone (`m.text` is not used)."""
    target = ", ".join((m.target, *m.target_options))
    lines = [
        f".version {m.version[0]}.{m.version[1]}",
        f".target {target}",
        f".address_size {m.address_size}",
        "",
    ]
    for item in m.order:
        if isinstance(item, Variable):
            lines.append(f"{print_variable(item)};")
        elif isinstance(item, Function):
            lines += _function(item)
        else:
            lines += _directive(item, "")
    return "\n".join(lines) + "\n"


def print_instruction(i: Instruction) -> str:
    """One instruction with guard and semicolon, from its operands (not from `i.text`)."""
    opcode = ".".join((i.opcode, *i.modifiers))
    operands = ", ".join(map(print_operand, i.operands))
    return f"{_guard(i.guard)}{opcode}{' ' if operands else ''}{operands};"


def print_operand(o: Operand) -> str:
    """One operand."""
    match o:
        case Reg(name, component):
            return f"{name}.{component}" if component else name
        case Imm():
            return _literal(o)
        case Sym(name, offset):
            return f"{name}{_offset(offset)}"
        case Addr(base, offset, coords):
            inner = f"{print_operand(base)}{'+0' if o.plus_zero and not offset else _offset(offset)}"
            return f"[{', '.join((inner, *map(print_operand, coords)))}]"
        case Vec(items, kind):
            inner = ", ".join(map(print_operand, items))
            return f"({inner})" if kind == "call" else f"{{{inner}}}"
        case Pair(first, second):
            return f"{print_operand(first)}|{print_operand(second)}"
        case Not(operand, sign):
            return f"{sign}{print_operand(operand)}"


def print_variable(v: Variable) -> str:
    """A declaration without its semicolon."""
    natural = (size_of(v.type) or 1) * v.vector
    parts = [f".{v.linkage}"] if v.linkage else []
    parts.append(f".{v.space}")
    if v.attributes:
        parts.append(f".attribute({', '.join(v.attributes)})")
    if v.space != "reg" and (v.align_written or v.align != natural):
        parts.append(f".align {v.align}")
    if v.vector > 1:
        parts.append(f".v{v.vector}")
    parts.append(f".{v.type}")
    if v.is_ptr:
        parts.append(".ptr")
        if v.ptr_space:
            parts.append(f".{v.ptr_space}")
        if v.ptr_align:
            parts.append(f".align {v.ptr_align}")
    name = f"{v.name}<{v.count}>" if v.parameterized else v.name
    dims = "".join(f"[{d or ''}]" for d in v.dims)
    init = f" = {v.init_text}" if v.init_text else ""
    return f"{' '.join(parts)} {name}{dims}{init}"


def _literal(o: Imm) -> str:
    if o.text:
        return o.text
    if o.kind == "f32":
        return f"0f{o.value & 0xFFFFFFFF:08X}"
    if o.kind == "f64":
        return f"0d{o.value & (2**64 - 1):016X}"
    return str(o.value)


def _offset(n: int) -> str:
    return f"+{n}" if n else ""


def _guard(g: Guard | None) -> str:
    return "" if g is None else f"@{'!' if g.negated else ''}{g.reg} "


def _list(variables: list[Variable] | tuple[Variable, ...]) -> str:
    return ", ".join(map(print_variable, variables))


def _numbered(directives: dict[str, tuple[int, ...]]) -> list[str]:
    return [f".{name} {', '.join(map(str, values))}".rstrip() for name, values in directives.items()]


def _function(f: Function) -> list[str]:
    head = [f".{f.linkage}"] if f.linkage else []
    head.append(f".{f.kind}")
    if f.attributes:
        head.append(f".attribute({', '.join(f.attributes)})")
    if f.returns:
        head.append(f"({_list(f.returns)})")
    head.append(f.name)
    lines = ["", " ".join(head) + "("]
    lines += [f"\t{print_variable(p)}{',' if i + 1 < len(f.params) else ''}" for i, p in enumerate(f.params)]
    lines.append(")")
    lines += _numbered(f.directives)
    if f.pragmas:
        lines.append(f".pragma {', '.join(f.pragmas)};")
    if f.body is None:
        lines[-1] += "\n;"
        return lines
    lines.append("{")
    for s in f.body:
        lines += _statement(s, "\t")
    lines.append("}")
    return lines


def _statement(s: Statement, indent: str) -> list[str]:
    match s:
        case Instruction():
            return [indent + print_instruction(s)]
        case Label(name):
            return [f"{name}:"]
        case Variable():
            return [f"{indent}{print_variable(s)};"]
        case BranchTargets(name, kind, targets):
            return [f"{name}: .{kind} {', '.join(targets)};"]
        case CallPrototype():
            returns = f"({_list(s.returns)}) " if s.returns else ""
            extra = "".join(f" {d}" for d in _numbered(s.directives))
            return [f"{s.name}: .callprototype {returns}_ ({_list(s.params)}){extra};"]
        case Scope(body):
            inner = [line for x in body for line in _statement(x, indent)]
            return [f"{indent}{{", *inner, f"{indent}}}"]
        case Directive():
            return _directive(s, indent)


def _directive(d: Directive, indent: str) -> list[str]:
    return [indent + line for line in d.text.split("\n")]
