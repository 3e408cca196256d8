# SPDX-License-Identifier: Apache-2.0
"""summary.md: what a continuous-integration page shows. Findings first, and never more than it takes (1 MiB)."""

from __future__ import annotations

import re

from harness.findings import Evidence, Verdict
from reports.model import WORDS, WORST, Cell, Report

LIMIT = 1024 * 1024 - 1024
"""Bytes; GitHub refuses a step summary above 1 MiB."""


def summary(report: Report) -> str:
    """Markdown, at most LIMIT bytes: totals, findings, then what is not green, then one line per passing subject."""
    t = report.totals()
    head = [
        f"# Assay: {_sentence(report)}",
        "",
        "| kernels | scenarios | cases | schedules | controls found | findings |",
        "|--:|--:|--:|--:|--:|--:|",
        f"| {t.kernels} | {t.scenarios} | {t.cases} | {t.schedules} | {t.controls_found} of {t.controls_planted} "
        f"| {t.findings} |",
        "",
    ]
    for meta in report.metas:
        facts = [f"{k} {meta[k]}" for k in ("version", "seed", "device", "driver") if meta.get(k) not in (None, "")]
        state = meta.get("status")
        said = "" if state == "complete" else f" — **this run is {'not finished' if state == 'running' else state}**"
        head.append(f"- {_cell(meta['path'])}: {_cell(', '.join(facts))}{said}")
    parts = ["\n".join(head) + "\n"]
    findings = report.findings()
    if findings:
        parts.append("\n## Findings\n")
        for s in findings:
            r = s.result
            about = " ".join(x for x in (r.subject, r.variant, r.arch, str(r.evidence), r.case) if x)
            fence = "`" * max(3, 1 + max(map(len, re.findall("`+", s.text)), default=0))
            parts.append(f"\n**{_cell(about)}**\n\n{fence}text\n{s.text}\n{fence}\n")
    parts += _tables(report)
    return _within(parts)


def _tables(report: Report) -> list[str]:
    cells = sorted(report.cells.values(), key=lambda c: (WORST.index(c.verdict), c.subject, c.variant))
    open_ = [c for c in cells if c.verdict in WORST[1:4]]
    parts = []
    if open_:
        parts.append(
            "\n## Neither passed nor failed\n\n| subject | evidence | architectures | why |\n|---|---|---|---|\n"
        )
        groups: dict[tuple[str, str, Evidence, str], list[str]] = {}
        for c in open_:
            groups.setdefault((c.subject, c.variant, c.evidence, "; ".join(c.reasons)), []).append(c.arch)
        parts += [
            f"| {_cell(s)} {_cell(v)} | {e} | {' '.join(archs)} | {_cell(why)} |\n"
            for (s, v, e, why), archs in groups.items()
        ]
    parts.append(f"\n## By subject\n\n| subject | {' | '.join(Evidence)} |\n|---|" + "---|" * len(Evidence) + "\n")
    for subject, variant in report.subjects:
        columns = [_column([report.cell(subject, variant, a, e) for a in report.archs]) for e in Evidence]
        parts.append(f"| {_cell(subject)} {_cell(variant)} | {' | '.join(columns)} |\n")
    return parts


def _column(cells: list[Cell]) -> str:
    counts = {v: sum(c.verdict is v for c in cells if c.rows) for v in WORST}
    return ", ".join(f"{v} {n}" for v, n in counts.items() if n) or "not run"


def _sentence(report: Report) -> str:
    t = report.totals()
    if t.findings:
        return f"{t.findings} finding{'s' if t.findings > 1 else ''}"
    open_ = sum(t.verdicts[v] for v in WORST[1:4])
    if not t.verdicts[Verdict.PASS]:
        return "nothing passed"
    return WORDS[Verdict.PASS] + (f"; {open_} not run, unsupported or in error" if open_ else "")


def _within(parts: list[str]) -> str:
    out, size = [], 0
    for n, part in enumerate(parts):
        size += len(part.encode())
        if size > LIMIT:
            out.append(f"\n…and {len(parts) - n} more entries; see the site.\n")
            break
        out.append(part)
    return "".join(out)


def _cell(text: str) -> str:
    """Text that stays text in a Markdown table."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"([\\`*_\[\]|~#])", r"\\\1", " ".join(text.split()))
