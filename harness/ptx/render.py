# SPDX-License-Identifier: Apache-2.0
"""Static findings as a compiler would print them: place, what, the line with a caret, why, what to do."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from harness.findings import Finding, Kind, Place

_WORD = re.compile(r"%?[\w$.:]+|[^\s,;]+")
_WIDTH = 160


def render_finding(
    f: Finding, text: str, *, notes: Sequence[str] = (), sources: Mapping[str, str] | None = None
) -> str:
    """One finding against the PTX text it is about; several lines without a trailing newline.

    notes: further lines to end with. sources: the source line of the finding, by file, where it could be read.
    A finding without a PTX line, or with one outside the text, is printed without an excerpt.
    """
    place = f.places[0] if f.places else None
    line = place.ptx_line if place else None
    column = int(f.detail.get("column", 1))
    rule = f.detail.get("rule") or ("assembly" if f.kind is Kind.ASSEMBLY else "")
    where = ":".join(str(x) for x in (place.file if place else "", line, column if line else None) if x)
    head = f"{f.detail.get('severity', 'error')}: {f.message}{f' [{rule}]' if rule else ''}"
    out = [f"{where}: {head}" if where else head]
    lines = text.split("\n")
    number = str(line or "")
    margin = " " * len(number)
    if line is not None and 1 <= line <= len(lines):
        written = lines[line - 1].rstrip("\r")
        at = column if "column" in f.detail else len(written) - len(written.lstrip()) + 1
        shown, caret = _excerpt(written, at)
        out += [f" {number} | {shown}", f" {margin} | {caret}"]
    if place is not None and place.source_file and place.source_line:
        source = (sources or {}).get(place.source_file, "")
        out.append(f" {margin} = from: {place.source_file}:{place.source_line}{f':  {source}' if source else ''}")
    out += [f" {margin} = {_beside(p)}" for p in f.places[1:]]
    if f.missing:
        out.append(f" {margin} = why: {f.missing}")
    if f.remedy and not f.remedy.startswith("said by "):
        out.append(f" {margin} = fix: {f.remedy}")
    return "\n".join([*out, *(f" {margin} = note: {n}" for n in notes)])


def _beside(p: Place) -> str:
    """The second place of a finding: what it is to the first, where, and the instruction."""
    return f"{p.role}: line {p.ptx_line}: {p.instruction}"


def render_findings(findings: Iterable[Finding], text: str) -> str:
    """All findings about one text, a blank line between, and a count at the end; "" when there are none."""
    found = list(findings)
    return "\n\n".join([*(render_finding(f, text) for f in found), count(found)]) if found else ""


def count(findings: Iterable[Finding]) -> str:
    """ "2 errors, 1 warning"."""
    counts: dict[str, int] = {}
    for f in findings:
        severity = str(f.detail.get("severity", "error"))
        counts[severity] = counts.get(severity, 0) + 1
    plural = {"error": "errors", "warning": "warnings"}
    return ", ".join(f"{n} {plural.get(s, s) if n > 1 else s}" for s, n in counts.items())


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
