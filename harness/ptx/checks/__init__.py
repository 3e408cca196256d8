# SPDX-License-Identifier: Apache-2.0
"""Static checks: what can be said about PTX without running it. One rule a function, by stable id, in `RULES`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules

from harness.errors import PtxSyntaxError, UnsupportedPtx, UsageError
from harness.findings import Finding
from harness.ptx import suppress
from harness.ptx.checks.registry import RULES, Report, Rule, Subject, finding
from harness.ptx.checks.text import text_reports
from harness.ptx.module import Module
from harness.ptx.occurrence import numbered
from harness.ptx.parser import read
from harness.ptx.scopes import split

__all__ = ["OTHER_RULES", "RULES", "Rule", "check", "check_text", "chosen", "rule_ids"]

# Rules that the reader of the text itself applies, and why each is one.
WHY = {
    "syntax": "the text is not PTX here (PTX ISA, Syntax); what can be read of the rest is checked as well",
    "declaration": "no assembler takes such a declaration (PTX ISA, State Spaces, Types, and Variables)",
    "initialiser": "the value does not fit the variable (PTX ISA, Initializers)",
    "directive": "each directive has its place (PTX ISA, Directives)",
    "version": "a text states its version and target once, first (PTX ISA, PTX Module Directives)",
}
# What is reported by no function of RULES.
OTHER_RULES = {
    "syntax": "text that is not PTX",
    "declaration": "a declaration that cannot be",
    "initialiser": "a value that does not fit its variable",
    "directive": "a directive that cannot stand where it does",
    "version": "a .version or .target that is missing or comes twice",
    "unsupported": "PTX that is not read",
    "template-residue": "a placeholder that was never filled in",
    "non-ascii": "a character that is not ASCII",
    **suppress.IGNORE_RULES,
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
    lines = module.text.split("\n")
    for rule in RULES.values():
        if module.whole:
            found += [_finding(r, rule, module, lines) for r in rule.run(subject) if r.line not in told]
        elif rule.legality:
            reports = (r for r in rule.run(subject) if r.line not in told and not _lost(r.about, module))
            found += [_finding(r, rule, module, lines) for r in reports]
    found = [f for f in _without_repeats(found) if select is None or f.detail["rule"] in select]
    known = rule_ids()
    found = suppress.apply(module.text, found, known, known if select is None else select, module.name)
    return numbered(sorted(found, key=_order))


def rule_ids() -> frozenset[str]:
    """The ids of everything that `check` may report, those of the reader and of suppressions included."""
    return frozenset(RULES) | OTHER_RULES.keys()


def chosen(select: Sequence[str], ignore: Sequence[str]) -> frozenset[str] | None:
    """The rules that a choice of ids and prefixes leaves: "barrier" is all that begin with it. None: all of them.

    Raises UsageError for a name that no rule has or begins with.
    """
    if not select and not ignore:
        return None
    known = rule_ids()
    kept = {r for name in select for r in _named(name, known)} if select else set(known)
    return frozenset(kept - {r for name in ignore for r in _named(name, known)})


def _named(name: str, known: frozenset[str]) -> set[str]:
    found = {name} if name in known else {r for r in known if r.startswith(name)} if name else set()
    if not found:
        raise UsageError(f"there is no rule {name!r}", remedy="rules are: " + ", ".join(sorted(known)))
    return found


def _without_repeats(found: list[Finding]) -> list[Finding]:
    """Findings without those of a general rule where a special one says more about the same instruction."""
    told = {
        (general, f.places[0].ptx_line, f.places[0].instruction)
        for f in found
        if f.detail["rule"] in RULES
        for general in RULES[f.detail["rule"]].instead_of
    }
    return [f for f in found if (f.detail["rule"], f.places[0].ptx_line, f.places[0].instruction) not in told]


def check_text(text: str, name: str = "kernel.ptx") -> list[Finding]:
    """Findings on any text; never raises. What cannot be read is a finding of rule "syntax" or "unsupported"."""
    module, problems = read(text, name)
    return check(module, None, problems)


def _finding(r: Report, rule: Rule, module: Module, lines: Sequence[str] = ()) -> Finding:
    # A message that begins with a register points at it rather than at its instruction.
    word = r.message.partition(" ")[0]
    if r.instruction is not None and word.startswith("%") and r.line <= len(lines):
        m = re.compile(rf"{re.escape(word)}(?![\w$])").search(lines[r.line - 1], max(0, r.column - 1))
        r = replace(r, column=m.start() + 1) if m else r
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
