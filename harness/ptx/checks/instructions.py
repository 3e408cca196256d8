# SPDX-License-Identifier: Apache-2.0
"""Instructions that do not exist, by the tables of `harness.ptx.isa` (PTX ISA, "Instruction Set").

One look at a module serves all rules; an instruction has at most one finding, of its nearest legal form.
"""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.cfg import Flow
from harness.ptx.checks.registry import Report, Subject, rule
from harness.ptx.isa import Isa, Problem
from harness.ptx.module import Function, Instruction, Variable
from harness.ptx.printer import print_operand

RULE_IDS = (
    "unknown-modifier", "bad-form", "missing-modifier", "operand-count", "operand-type", "needs-arch", "needs-version",
)  # fmt: skip


class _Scopes:
    """What names mean in the scopes of one function."""

    def __init__(self, s: Subject, flow: Flow) -> None:
        self._flow = flow
        self._globals: dict[str, Variable | str] = {f.name: "function" for f in s.module.functions}
        self._globals |= {v.name: v for v in s.module.variables}
        self._known: dict[tuple[int, str], Variable | str | None] = {}
        self.scope = 0

    def find(self, name: str) -> Variable | str | None:
        key = (self.scope, name)
        if key not in self._known:
            self._known[key] = self._look(name)
        return self._known[key]

    def _look(self, name: str) -> Variable | str | None:
        found = self._flow.find(name, self.scope)
        if found is not None:
            return found[1]
        if name in self._globals:
            return self._globals[name]
        return "label" if self._flow.label(name, self.scope) is not None else None


def _found(s: Subject) -> dict[str, list[Report]]:
    """Every report by rule; made once a subject."""
    reports: dict[str, list[Report]] = {}
    isa = Isa(s.module.target, s.module.version)
    for f, flow in s.bodies():
        scopes = _Scopes(s, flow)
        for i, scope in zip(flow.code, flow.scope, strict=True):
            scopes.scope = scope
            for p in isa.problems(i, scopes.find):
                reports.setdefault(p.rule, []).append(_report(p, i, f))
    return reports


def _report(p: Problem, i: Instruction, f: Function) -> Report:
    message = p.message
    if p.operand is not None:
        message = f"{print_operand(i.operands[p.operand])} {message}"
    return Report(i.line, message, p.remedy, p.why, i.column, i, f.name)


def _of(s: Subject, id: str) -> Iterator[Report]:
    yield from s.once(_found).get(id, [])


@rule("unknown-modifier", "error", "a modifier that PTX does not have", legality=True)
def unknown_modifier(s: Subject) -> Iterator[Report]:
    yield from _of(s, "unknown-modifier")


@rule("bad-form", "error", "modifiers or types that the instruction does not have together", legality=True)
def bad_form(s: Subject) -> Iterator[Report]:
    yield from _of(s, "bad-form")


@rule(
    "missing-modifier",
    "error",
    "an instruction without a rounding mode, type or other modifier that it must have",
    legality=True,
)
def missing_modifier(s: Subject) -> Iterator[Report]:
    yield from _of(s, "missing-modifier")


@rule("operand-count", "error", "more or fewer operands than the instruction takes", legality=True)
def operand_count(s: Subject) -> Iterator[Report]:
    yield from _of(s, "operand-count")


@rule(
    "operand-type",
    "error",
    "an operand that the instruction's type does not allow: width, kind, space or range",
    legality=True,
)
def operand_type(s: Subject) -> Iterator[Report]:
    yield from _of(s, "operand-type")


@rule("needs-arch", "error", "an instruction that the module's .target does not have", legality=True)
def needs_arch(s: Subject) -> Iterator[Report]:
    yield from _of(s, "needs-arch")


@rule("needs-version", "error", "an instruction that the module's .version does not know", legality=True)
def needs_version(s: Subject) -> Iterator[Report]:
    yield from _of(s, "needs-version")
