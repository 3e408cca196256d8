# SPDX-License-Identifier: Apache-2.0
"""Static findings as a compiler would print them: place, what, the line with a caret, why, what to do."""

from __future__ import annotations

import re
from collections.abc import Iterable

from harness.findings import Finding

_WORD = re.compile(r"[^\s,;]+")
_WIDTH = 160


def render_finding(f: Finding, text: str) -> str:
    """One finding against the PTX text it is about; several lines without a trailing newline.

    A finding without a PTX line, or with one outside the text, is printed without an excerpt.
    """
    place = f.places[0] if f.places else None
    line = place.ptx_line if place else None
    column = int(f.detail.get("column", 1))
    rule = f.detail.get("rule", "")
    where = ":".join(str(x) for x in (place.file if place else "", line, column if line else None) if x)
    head = f"{f.detail.get('severity', 'error')}: {f.message}{f' [{rule}]' if rule else ''}"
    out = [f"{where}: {head}" if where else head]
    lines = text.split("\n")
    number = str(line or "")
    margin = " " * len(number)
    if line is not None and 1 <= line <= len(lines):
        shown, caret = _excerpt(lines[line - 1].rstrip("\r"), column)
        out += [f" {number} | {shown}", f" {margin} | {caret}"]
    if place is not None and place.source_file and place.source_line:
        out.append(f" {margin} = from: {place.source_file}:{place.source_line}")
    if f.missing:
        out.append(f" {margin} = why: {f.missing}")
    if f.remedy:
        out.append(f" {margin} = fix: {f.remedy}")
    return "\n".join(out)


def render_findings(findings: Iterable[Finding], text: str) -> str:
    """All findings about one text, a blank line between, and a count at the end; "" when there are none."""
    found = list(findings)
    if not found:
        return ""
    counts: dict[str, int] = {}
    for f in found:
        severity = str(f.detail.get("severity", "error"))
        counts[severity] = counts.get(severity, 0) + 1
    plural = {"error": "errors", "warning": "warnings"}
    total = ", ".join(f"{n} {plural.get(s, s) if n > 1 else s}" for s, n in counts.items())
    return "\n\n".join([*(render_finding(f, text) for f in found), total])


def _excerpt(line: str, column: int) -> tuple[str, str]:
    """The line with tabs kept as one space each, and carets under the word at `column`."""
    at = max(0, column - 1)
    m = _WORD.match(line, at)
    width = len(m.group()) if m else 1
    start = 0
    if at + width > _WIDTH:
        start = max(0, at - 40)
    shown = line[start : start + _WIDTH].replace("\t", " ")
    shown = "".join(ch if ch.isprintable() else "\N{REPLACEMENT CHARACTER}" for ch in shown)
    carets = "^" * max(1, min(width, _WIDTH - (at - start)))
    return ("…" if start else "") + shown, " " * (at - start + (1 if start else 0)) + carets
