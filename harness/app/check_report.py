# SPDX-License-Identifier: Apache-2.0
"""What `assay check` prints: each finding as a compiler would, then a table of architectures; or rows of JSON."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from harness.app.check_file import Checked
from harness.findings import Finding, Kind, Place, Result, Verdict
from harness.ptx.render import count, render_finding
from reports.model import fingerprint


def text_report(checked: Sequence[Checked], texts: dict[str, str]) -> str:
    """Findings of each file with the lines they are about, what each architecture's assembler says, and a count."""
    out: list[str] = []
    everything: list[Finding] = []
    for c in checked:
        findings = _merged(c)
        everything += [f for f, _ in findings]
        for f, notes in findings:
            sources = {p.source_file or "": _source(c.file, p) for p in f.places if p.source_file}
            out.append(render_finding(f, texts[c.file], notes=notes, sources=sources))
        out.append("\n".join(_table(c)))
    if everything:
        out.append(count(everything))
    return "\n\n".join(out)


def _merged(c: Checked) -> list[tuple[Finding, list[str]]]:
    """Findings and warnings of a file in line order, each once, with what the assembler says about the same line.

    An assembler's error stands for itself where none of our errors is on its line.
    """
    ours: dict[tuple[object, ...], Finding] = {}
    for f in (*(f for r in c.results for f in r.findings if f.kind is not Kind.ASSEMBLY), *c.warnings):
        ours.setdefault((f.detail.get("rule"), f.message, _line(f), f.detail.get("column")), f)
    said: dict[tuple[int, str], tuple[Finding, list[str]]] = {}
    for r in c.results:
        for f in r.findings:
            if f.kind is Kind.ASSEMBLY:
                said.setdefault((_line(f), f.message), (f, []))[1].append(r.arch)
    errors = {_line(f) for f in ours.values() if f.detail.get("severity") != "warning"}
    notes: dict[int, list[str]] = {}
    alone: list[tuple[Finding, list[str]]] = []
    for (line, message), (f, architectures) in said.items():
        assembler = f.remedy.removeprefix("said by ").partition(" for ")[0]
        where = f"{assembler}, for {', '.join(architectures)}"
        if line and line in errors:
            notes.setdefault(line, []).append(f"{where}: {message}")
        else:
            alone.append((f, [f"said by {where}"]))
    told: set[int] = set()
    rows: list[tuple[Finding, list[str]]] = []
    for f in ours.values():
        mine = notes.get(_line(f), []) if f.detail.get("severity") != "warning" and _line(f) not in told else []
        if mine:
            told.add(_line(f))
        rows.append((f, mine))
    return sorted([*rows, *alone], key=lambda row: (_line(row[0]) or 1 << 62, int(row[0].detail.get("column", 1))))


def _line(f: Finding) -> int:
    return (f.places[0].ptx_line or 0) if f.places else 0


def _source(file: str, p: Place) -> str:
    """The line of the source that an instruction comes from, where the file is there; "" otherwise."""
    for base in (Path(), Path(file).parent):
        try:
            lines = (base / (p.source_file or "")).read_text(encoding="utf-8", errors="replace").split("\n")
        except (OSError, ValueError):
            continue
        if p.source_line and p.source_line <= len(lines):
            return lines[p.source_line - 1].strip()[:160]
    return ""


def _table(c: Checked) -> list[str]:
    out = [c.file]
    for r in c.results:
        m = r.metrics
        if m.get("passed_over"):
            continue
        words = _words(r, len(c.warnings))
        numbers = ""
        if "registers" in m:
            spills = f"spills {m['spill_stores']}+{m['spill_loads']} B"
            numbers = f"{m['registers']} registers, {spills}, shared {m['shared']} B ({m['code']})"
        out.append(f"  {r.arch:<8} {words:<27} {numbers}{r.reason}".rstrip())
        out += [f"           warning: {re.sub(' +', ' ', w)}" for w in m.get("warnings", ())]
    over = [r for r in c.results if r.metrics.get("passed_over")]
    if over:
        out.append(f"  not run  {', '.join(r.arch for r in over)}: {over[0].reason}")
    return out


def _words(r: Result, warnings: int) -> str:
    if r.verdict is not Verdict.PASS:
        return str(r.verdict)
    if warnings:
        return f"no error, {warnings} warning{'s' if warnings > 1 else ''}"
    return "no finding in these checks"


def json_rows(checked: Sequence[Checked]) -> list[dict[str, Any]]:
    """A row for each file and architecture, in order."""
    return [_row(r, c.warnings) for c in checked for r in c.results]


def _row(r: Result, warnings: Sequence[Finding]) -> dict[str, Any]:
    return {
        "file": r.subject,
        "arch": r.arch,
        "verdict": str(r.verdict),
        "reason": r.reason,
        "findings": [_finding(f, r) for f in r.findings],
        "warnings": [_finding(f, r) for f in warnings],
        "checks": [{"name": c.name, "ran": c.ran, "outcome": c.outcome} for c in r.checks],
        "metrics": {k: v for k, v in r.metrics.items() if k != "passed_over"},
    }


def _finding(f: Finding, r: Result) -> dict[str, Any]:
    return {
        "kind": str(f.kind),
        "rule": f.detail.get("rule"),
        "severity": f.detail.get("severity", "error"),
        "message": f.message,
        "line": next((p.ptx_line for p in f.places if p.ptx_line), None),
        "column": f.detail.get("column"),
        "kernel": next((p.kernel for p in f.places if p.kernel), None),
        "source": next((f"{p.source_file}:{p.source_line}" for p in f.places if p.source_line), None),
        "missing": f.missing,
        "remedy": f.remedy,
        "places": [{"role": p.role, "line": p.ptx_line, "instruction": p.instruction} for p in f.places],
        "fingerprint": fingerprint(f, r),
    }
