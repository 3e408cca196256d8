# SPDX-License-Identifier: Apache-2.0
"""Comments that silence one rule on one line: `// assay: ignore[rule] reason`, on the line or on its own above it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from harness.errors import PtxSyntaxError
from harness.findings import Finding
from harness.ptx.checks.registry import Report, finding
from harness.ptx.tokens import blank_comments

_COMMENT = re.compile(r"assay:\s*ignore\b(?:\s*\[([^\]\n]*)\])?[ \t:]*([^\n]*)")
# Rules about the comments themselves.
IGNORE_RULES = {
    "ignore-unknown": "a comment that silences a rule which does not exist",
    "ignore-reason": "a comment that silences a rule and does not say why",
    "ignore-unused": "a comment that silences nothing",
}


@dataclass(frozen=True, slots=True)
class Ignore:
    """One comment. rules: as written; target: the line that it is about; line, column: where it stands."""

    rules: tuple[str, ...]
    reason: str
    target: int
    line: int
    column: int


def ignores(text: str) -> list[Ignore]:
    """Every such comment of a PTX text, in text order."""
    if "assay:" not in text:
        return []
    try:
        code = blank_comments(text)
    except PtxSyntaxError:
        return []
    lines, bare = text.split("\n"), code.split("\n")
    out = []
    for n, words in enumerate(lines):
        for m in _COMMENT.finditer(words):
            # A blanked place is inside a comment; anything else is a string or code.
            if n < len(bare) and bare[n][m.start() : m.end()].strip():
                continue
            rules = tuple(r.strip() for r in (m.group(1) or "").split(",") if r.strip())
            reason = m.group(2).removesuffix("*/").strip()
            out.append(Ignore(rules, reason, _target(bare, n), n + 1, m.start() + 1))
    return out


def _target(bare: list[str], n: int) -> int:
    """The line itself where code stands on it, else the next one with code; 1-based."""
    for k in range(n, len(bare)):
        if bare[k].strip():
            return k + 1
    return n + 1


def apply(text: str, found: list[Finding], known: frozenset[str], ran: frozenset[str], name: str) -> list[Finding]:
    """The findings that no comment silences, and those about the comments themselves.

    known: ids of all rules; ran: those that were asked for, so that a comment for another one is not called unused.
    A comment without a reason, or for a rule that does not exist, silences nothing.
    """
    comments = ignores(text)
    if not comments:
        return found
    silenced: set[tuple[str, int]] = set()
    out: list[Finding] = []
    for c in comments:
        for rule, severity, report in _faults(c, known):
            out.append(finding(report, rule, severity, name))
        if c.reason:
            silenced.update((r, c.target) for r in c.rules if r in known)
    used: set[tuple[str, int]] = set()
    for f in found:
        at = (str(f.detail["rule"]), f.places[0].ptx_line or 0)
        if at in silenced:
            used.add(at)
        else:
            out.append(f)
    for c in comments:
        for r in c.rules:
            if c.reason and r in known & ran and (r, c.target) not in used:
                message = f"nothing for {r} to report on line {c.target}: this comment silences nothing"
                why = "a comment that is no longer needed would hide the next fault of its kind"
                report = Report(c.line, message, "remove it, or move it to the line that it is about", why, c.column)
                out.append(finding(report, "ignore-unused", "warning", name))
    return out


def _faults(c: Ignore, known: frozenset[str]) -> Iterator[tuple[str, str, Report]]:
    where = "`// assay: ignore[rule] reason`"
    if not c.rules:
        message = "this comment does not say which rule it silences"
        yield "ignore-unknown", "error", Report(c.line, message, f"write {where}", "", c.column)
    for r in c.rules:
        if r not in known:
            message = f"there is no rule {r}"
            fix = "correct its name: a finding ends with the name of its rule, in brackets"
            yield "ignore-unknown", "error", Report(c.line, message, fix, "so nothing is silenced", c.column)
    if c.rules and not c.reason:
        message = f"this comment does not say why {', '.join(c.rules)} is silenced"
        why = "so nothing is silenced: whoever reads it next cannot tell whether it still holds"
        yield "ignore-reason", "error", Report(c.line, message, f"write {where}", why, c.column)
