# SPDX-License-Identifier: Apache-2.0
"""What a module as a whole has to state rightly: version and target, functions and their definitions, guards,
branch targets (PTX ISA, "Directives", "Predicated Execution", "Control Flow Instructions")."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.checks.registry import Report, Subject, rule
from harness.ptx.module import Directive, Reg, Sym
from harness.ptx.opcodes import is_special

_OLDEST = (3, 1)
_OPTIONS = frozenset({"texmode_unified", "texmode_independent", "debug", "map_f64_to_f32"})


@rule("target-option", "error", "a target option that does not exist, or a version too old to be linked", legality=True)
def target_option(s: Subject) -> Iterator[Report]:
    m = s.module
    at, on = m.header.get("version", 1), m.header.get("target", 1)
    why = "relocatable code and target options have their own limits (PTX ISA, .target)"
    if (0, 0) < m.version < _OLDEST:
        yield Report(at, f"PTX {m.version[0]}.{m.version[1]} is too old to be linked", "write 3.1 or newer", why)
    for option in m.target_options:
        if option not in _OPTIONS:
            yield Report(on, f"{option} is no target option", f"write one of {', '.join(sorted(_OPTIONS))}", why)
    if "debug" in m.target_options and not any("debug" in d.text.split("{")[0] for d in m.sections):
        yield Report(on, "target option debug without debug sections", "drop the option", why)


@rule(
    "function-definition",
    "error",
    "a function that is declared and never defined, or both here and elsewhere",
    legality=True,
)
def function_definition(s: Subject) -> Iterator[Report]:
    defined = {f.name for f in s.module.functions if f.body is not None}
    for d in s.module.order:
        if isinstance(d, Directive) and d.name == "alias":
            defined.add(d.text.replace(",", " ").split()[1])
    for f in s.module.functions:
        if f.linkage == "extern" and f.body is not None:
            message, remedy = f".extern {f.name} has a body", "drop .extern: it says that the body is elsewhere"
        elif f.linkage == "common":
            message, remedy = f".common {f.name}", ".common is for variables: drop it"
        elif f.body is None and f.linkage != "extern" and f.name and f.name not in defined:
            message, remedy = f"{f.name} is declared and never defined", "define it, or declare it .extern"
        else:
            continue
        yield Report(f.line, message, remedy, "a function is defined once, here or elsewhere", f.column, about=f.name)


@rule("guard-predicate", "error", "a guard that is no predicate register", legality=True)
def guard_predicate(s: Subject) -> Iterator[Report]:
    for f, flow in s.bodies():
        for i, scope in zip(flow.code, flow.scope, strict=True):
            if i.guard is None:
                continue
            name = i.guard.reg
            found = flow.find(name, scope)
            if found is None and not is_special(name):
                continue
            if found is None or found[1].space != "reg" or found[1].type != "pred":
                kind = "a special register" if found is None else f"a .{found[1].space} .{found[1].type}"
                yield Report(
                    i.line,
                    f"{name} guards this instruction and is {kind}",
                    "guard with a .pred register: make one with setp",
                    "@ takes a predicate",
                    i.column,
                    i,
                    f.name,
                    name,
                )


@rule("branch-target", "error", "a branch to something that is no label", legality=True)
def branch_target(s: Subject) -> Iterator[Report]:
    for f, flow in s.bodies():
        for i in flow.code:
            if i.opcode != "bra" or len(i.operands) != 1:
                continue
            o = i.operands[0]
            if not isinstance(o, Sym) or o.offset:
                yield Report(
                    i.line,
                    "this branch does not name a label",
                    "name the label; to jump by a value, use brx.idx with a table",
                    "bra takes one label",
                    i.column,
                    i,
                    f.name,
                )


_VECTORS = frozenset(
    {"%tid", "%ntid", "%ctaid", "%nctaid", "%clusterid", "%nclusterid", "%cluster_ctaid", "%cluster_nctaid"}
)
_COMPONENTS = frozenset("xyzwrgba")


@rule("register-component", "error", "a component of a register that has none", legality=True)
def register_component(s: Subject) -> Iterator[Report]:
    for f, flow in s.bodies():
        for i, scope in zip(flow.code, flow.scope, strict=True):
            if i.opcode[0] == "v" and i.opcode != "vote":
                # Video instructions select bytes and halves.
                continue
            for o in i.operands:
                if not isinstance(o, Reg) or not o.component:
                    continue
                found = flow.find(o.name, scope)
                if found is None and not is_special(o.name):
                    continue
                vector = found[1].vector > 1 if found is not None else o.name in _VECTORS
                if vector and o.component in _COMPONENTS:
                    continue
                yield Report(
                    i.line,
                    f"{o.name} has no component .{o.component}",
                    "use .x, .y, .z or .w of a vector register, or drop it",
                    "only vectors have components",
                    i.column,
                    i,
                    f.name,
                    o.name,
                )
