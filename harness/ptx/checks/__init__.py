# SPDX-License-Identifier: Apache-2.0
"""Static checks: what can be said about PTX without running it. One rule a function, by stable id, in `RULES`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules

from harness.errors import PtxSyntaxError, UnsupportedPtx
from harness.findings import Finding
from harness.ptx.checks.registry import RULES, Report, Rule, Subject, finding
from harness.ptx.checks.text import text_reports
from harness.ptx.module import Module
from harness.ptx.parser import read
from harness.ptx.scopes import split

__all__ = ["RULES", "Rule", "check", "check_text"]

# Rules that the reader of the text itself applies, and why each is one.
WHY = {
    "syntax": "the text is not PTX here (PTX ISA, Syntax); what can be read of the rest is checked as well",
    "declaration": "no assembler takes such a declaration (PTX ISA, State Spaces, Types, and Variables)",
    "initialiser": "the value does not fit the variable (PTX ISA, Initializers)",
    "directive": "each directive has its place (PTX ISA, Directives)",
    "version": "a text states its version and target once, first (PTX ISA, PTX Module Directives)",
}
# Importing a module of rules registers them.
for _room in iter_modules(__path__):
    import_module(f"{__name__}.{_room.name}")


def check(
    module: Module, select: frozenset[str] | None = None, problems: Sequence[PtxSyntaxError | UnsupportedPtx] = ()
) -> list[Finding]:
    """Findings of every rule (or of those in `select`) on a module, in line order; empty when nothing is wrong.

    Each is of kind STATIC with its PTX line and, where `.loc` gives it, its source line; `missing` says why it is
    wrong; `detail` has "rule", "severity" ("error" or "warning"), "column", and "legality": no assembler takes it.
    problems: what `read` said; each becomes a finding of rule "syntax" or "unsupported", and where the module has
    gaps, only the rules that hold on a part of a text run.
    """
    found = [
        finding(r, rule, severity, module.name, legality=severity == "error")
        for rule, severity, r in text_reports(module.text)
    ]
    told = {f.places[0].ptx_line for f in found if f.detail["severity"] == "error"}
    # What stands on the line of a placeholder cannot be read because of it.
    found += [_unread(p, module.name) for p in problems if p.line not in told]
    told |= {p.line for p in problems}
    subject = Subject(module)
    for rule in RULES.values():
        if module.whole:
            found += [_finding(r, rule, module) for r in rule.run(subject) if r.line not in told]
        elif rule.legality:
            reports = (r for r in rule.run(subject) if r.line not in told and not _lost(r.about, module))
            found += [_finding(r, rule, module) for r in reports]
    return sorted((f for f in found if select is None or f.detail["rule"] in select), key=_order)


def check_text(text: str, name: str = "kernel.ptx") -> list[Finding]:
    """Findings on any text; never raises. What cannot be read is a finding of rule "syntax" or "unsupported"."""
    module, problems = read(text, name)
    return check(module, None, problems)


def _finding(r: Report, rule: Rule, module: Module) -> Finding:
    return finding(r, rule.id, rule.severity, module.name, legality=rule.legality)


def _lost(name: str, module: Module) -> bool:
    return name in module.lost or split(name)[0] in module.lost


def _unread(e: PtxSyntaxError | UnsupportedPtx, name: str) -> Finding:
    syntax = isinstance(e, PtxSyntaxError)
    rule = e.rule if isinstance(e, PtxSyntaxError) else "unsupported"
    report = Report(e.line or 1, _without_place(str(e), name), e.remedy, WHY.get(rule, ""), e.column)
    return finding(
        report,
        rule,
        "error" if syntax else "unsupported",
        name,
        legality=syntax,
    )


def _without_place(message: str, name: str) -> str:
    """Messages open with "file:line:column: "; a finding has these in its place."""
    rest = message.removeprefix(f"{name}:")
    while rest and rest is not message:
        number, colon, tail = rest.partition(":")
        if not colon or not number.strip().isdigit():
            break
        rest = tail
    return rest.strip()


def _order(f: Finding) -> tuple[int, int, str]:
    return f.places[0].ptx_line or 0, f.detail["column"], f.detail["rule"]
