# SPDX-License-Identifier: Apache-2.0
"""Names: every register, label and symbol is declared, once, before its use (PTX ISA, "Identifiers", "Variables")."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.checks.registry import Report, Subject, rule
from harness.ptx.module import (
    BranchTargets,
    CallPrototype,
    Directive,
    Function,
    Instruction,
    Label,
    Scope,
    Statement,
    Sym,
    Variable,
)
from harness.ptx.opcodes import is_special, registers, symbols
from harness.ptx.scopes import split


@rule("undeclared-register", "error", "a register that no .reg in scope declares", legality=True)
def undeclared_register(s: Subject) -> Iterator[Report]:
    for f, flow in s.bodies():
        seen: set[tuple[int, str]] = set()
        for i, scope in zip(flow.code, flow.scope, strict=True):
            names = [r.name for r in registers(i)] + ([i.guard.reg] if i.guard else [])
            for name in names:
                if (scope, name) in seen or is_special(name) or flow.find(name, scope) is not None:
                    continue
                seen.add((scope, name))
                yield Report(
                    i.line,
                    f"register {name} is not declared",
                    _declare_remedy(name, flow.find(split(name)[0] + "0", scope)),
                    "every register is declared by a .reg in the scope that uses it",
                    i.column,
                    i,
                    f.name,
                    name,
                )


def _declare_remedy(name: str, family: tuple[int, Variable] | None) -> str:
    stem, index = split(name)
    if family is not None and index >= 0 and family[1].parameterized:
        v = family[1]
        return (
            f"line {v.line} declares {stem}0 to {stem}{v.count - 1}: declare {stem}<{index + 1}>, or use one of these"
        )
    return f"declare it with .reg, or correct the name {name}"


@rule("duplicate-declaration", "error", "two declarations of one name in one scope", legality=True)
def duplicate_declaration(s: Subject) -> Iterator[Report]:
    yield from _module_duplicates(s)
    for f in s.module.functions:
        known: dict[str, int] = {}
        # A function's body shares its scope with the parameters.
        yield from _duplicates([*f.returns, *f.params, *(f.body or [])], known, f.name)


def _module_duplicates(s: Subject) -> Iterator[Report]:
    defined: dict[str, int] = {}
    for item in s.module.order:
        if isinstance(item, Directive) or not item.name:
            continue
        declares = item.body is None if isinstance(item, Function) else item.linkage == "extern"
        what = "function" if isinstance(item, Function) else "variable"
        if item.name in defined and not (declares and isinstance(item, Variable)):
            yield _twice(what, item.name, item.line, defined[item.name], item.column)
        if not declares:
            defined.setdefault(item.name, item.line)


def _twice(what: str, name: str, line: int, before: int, column: int = 1, kernel: str = "") -> Report:
    return Report(
        line,
        f"{what} {name} is declared again; line {before} already does",
        "rename one of them, or drop it",
        "a name has one meaning in a scope",
        column,
        kernel=kernel,
        about=name,
    )


def _duplicates(body: list[Statement], known: dict[str, int], kernel: str) -> Iterator[Report]:
    """Statements of one scope. `known` maps names, and families as "%r<", to their line."""
    families: dict[str, Variable] = {}
    for s in body:
        match s:
            case Variable():
                stem, index = split(s.name)
                name = s.name + "<" if s.parameterized else s.name
                line = known.get(name)
                family = families.get(stem)
                if line is None and not s.parameterized and family is not None and 0 <= index < family.count:
                    line = family.line
                if line is not None and s.name != "_":
                    yield _twice(f".{s.space}", s.name, s.line, line, s.column, kernel)
                known.setdefault(name, s.line)
                if s.parameterized:
                    families.setdefault(s.name, s)
            case Label(name, at) | BranchTargets(name, _, _, at) | CallPrototype(name, _, _, at):
                if name in known:
                    yield _twice("label", name, at, known[name], kernel=kernel)
                known.setdefault(name, at)
            case Scope(inner):
                yield from _duplicates(inner, {}, kernel)
            case _:
                continue


@rule("shadows-special", "warning", "a declaration that hides a special register")
def shadows_special(s: Subject) -> Iterator[Report]:
    def walk(body: list[Statement], kernel: str) -> Iterator[Report]:
        for v in body:
            if isinstance(v, Scope):
                yield from walk(v.body, kernel)
            elif isinstance(v, Variable):
                hidden = [v.name] if not v.parameterized else [f"{v.name}{k}" for k in range(min(v.count, 64))]
                for name in filter(is_special, hidden):
                    yield Report(
                        v.line,
                        f"{name} is declared as a variable and hides the special register",
                        "give the variable another name",
                        "every later use reads the variable, which the machine never sets",
                        v.column,
                        kernel=kernel,
                    )

    for f, _ in s.bodies():
        yield from walk(f.body or [], f.name)


@rule("unresolved-label", "error", "a branch to a label that is not in scope", legality=True)
def unresolved_label(s: Subject) -> Iterator[Report]:
    for f, flow in s.bodies():
        for i, scope in zip(flow.code, flow.scope, strict=True):
            if i.opcode not in ("bra", "brx") or not i.operands or not isinstance(i.operands[-1], Sym):
                continue
            name = i.operands[-1].name
            if i.opcode == "bra":
                if flow.label(name, scope) is None:
                    yield _missing_label(i, name, f.name)
                continue
            table = flow.table(name, scope)
            if table is None:
                yield Report(
                    i.line,
                    f"{name} is no .branchtargets table of this function",
                    "declare it as `name: .branchtargets a, b;` before the branch",
                    "an indirect branch jumps only to listed labels",
                    i.column,
                    i,
                    f.name,
                    name,
                )
            else:
                for target in table.targets:
                    if flow.label(target, scope) is None:
                        yield _missing_label(i, target, f.name, table.line)


def _missing_label(i: Instruction, name: str, kernel: str, line: int | None = None) -> Report:
    return Report(
        line or i.line,
        f"there is no label {name} in scope here",
        f"define `{name}:` in this scope or one around it, or correct the name",
        "a label is known in the scope that defines it and in those inside it",
        i.column if line is None else 1,
        i if line is None else None,
        kernel,
        name,
    )


@rule(
    "unresolved-symbol", "error", "a variable, parameter or function that is not declared before its use", legality=True
)
def unresolved_symbol(s: Subject) -> Iterator[Report]:
    for item in s.module.order:
        if isinstance(item, Variable):
            for _, target, _ in item.relocations:
                name = target.removeprefix("generic:").partition("@")[0]
                if name not in _declared_before(s, item) and name != item.name:
                    yield _missing_symbol(item.line, item.column, name, _later(s, name))
    for f, flow in s.bodies():
        known = _declared_before(s, f) | {f.name}
        seen: set[tuple[int, str]] = set()
        for i, scope in zip(flow.code, flow.scope, strict=True):
            if i.opcode in ("bra", "brx"):
                continue
            for symbol in symbols(i):
                name = symbol.name
                if (scope, name) in seen or name in known or name == "_" or flow.knows(name, scope):
                    continue
                seen.add((scope, name))
                yield _missing_symbol(i.line, i.column, name, _later(s, name), i, f.name)


def _declared_before(s: Subject, item: Variable | Function) -> set[str]:
    names: set[str] = set()
    for other in s.module.order:
        if other is item:
            break
        if not isinstance(other, Directive):
            names.add(other.name)
        elif other.name == "alias":
            words = other.text.replace(",", " ").split()
            names.update(words[1:2])
    return names


def _later(s: Subject, name: str) -> int | None:
    lines = [o.line for o in s.module.order if not isinstance(o, Directive) and o.name == name]
    return lines[0] if lines else None


def _missing_symbol(
    line: int, column: int, name: str, later: int | None, i: Instruction | None = None, kernel: str = ""
) -> Report:
    if later is not None:
        return Report(
            line,
            f"{name} is used before line {later} declares it",
            "move the declaration up, or declare it with .extern (a function: without a body) before this line",
            "PTX is read once, from top to bottom",
            column,
            i,
            kernel,
            name,
        )
    return Report(
        line,
        f"{name} is not declared",
        "declare the variable, parameter or function, or correct the name",
        "a register without a declaration reads as a symbol too: then a .reg is missing",
        column,
        i,
        kernel,
        name,
    )
