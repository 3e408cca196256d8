# SPDX-License-Identifier: Apache-2.0
"""Static checks: what can be said about PTX without running it. One rule a function, by stable id, in `RULES`."""

from __future__ import annotations

from harness.errors import PtxSyntaxError, UnsupportedPtx
from harness.findings import Finding
from harness.ptx.checks import barriers, effects, memory, names, opcodes, values
from harness.ptx.checks.registry import RULES, Report, Rule, Subject, finding
from harness.ptx.checks.text import text_reports
from harness.ptx.module import Module
from harness.ptx.parser import parse

__all__ = ["RULES", "Rule", "check", "check_text"]

# Importing a module of rules registers them.
_ROOMS = (barriers, effects, memory, names, opcodes, values)


def check(module: Module, select: frozenset[str] | None = None) -> list[Finding]:
    """Findings of every rule (or of those in `select`) on a module, in line order; empty when nothing is wrong.

    Each is of kind STATIC with its PTX line and, where `.loc` gives it, its source line; `missing` says why it is
    wrong; `detail` has "rule", "severity" ("error" or "warning") and "column".
    """
    found = [finding(r, rule, severity, module.name) for rule, severity, r in text_reports(module.text)]
    found = [f for f in found if select is None or f.detail["rule"] in select]
    subject = Subject(module)
    for rule in RULES.values():
        if select is None or rule.id in select:
            found += [finding(r, rule.id, rule.severity, module.name) for r in rule.run(subject)]
    return sorted(found, key=_order)


def check_text(text: str, name: str = "kernel.ptx") -> list[Finding]:
    """Findings on any text; never raises. What cannot be read is a finding of rule "syntax" or "unsupported"."""
    try:
        return check(parse(text, name))
    except (PtxSyntaxError, UnsupportedPtx) as e:
        found = [finding(r, rule, severity, name) for rule, severity, r in text_reports(text)]
        line, column = (e.line, e.column) if isinstance(e, PtxSyntaxError) else (e.line or 1, 1)
        causes = [f for f in found if f.detail["severity"] == "error" and f.places[0].ptx_line == line]
        if not causes:
            syntax = isinstance(e, PtxSyntaxError)
            message = _without_place(str(e), name)
            report = Report(line, message, e.remedy, column=column)
            found.append(
                finding(report, "syntax" if syntax else "unsupported", "error" if syntax else "unsupported", name)
            )
        return sorted(found, key=_order)


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
