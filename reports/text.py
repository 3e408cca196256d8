# SPDX-License-Identifier: Apache-2.0
"""Findings and totals as plain text, for a terminal or a log."""

from __future__ import annotations

from collections.abc import Sequence

from reports.model import Report, Shown


def findings_text(findings: Sequence[Shown]) -> str:
    """Every finding under its subject, one blank line between them; empty without any."""
    out = []
    for s in findings:
        r = s.result
        about = " ".join(x for x in (r.subject, r.variant, r.arch, f"({r.evidence})", r.case) if x)
        out.append(f"{about}\n{s.text}")
    return "\n\n".join(out)


def totals_text(report: Report) -> str:
    """The last lines of a run: what was done and what was found, one fact a line."""
    t = report.totals()
    rows = [
        ("kernels", t.kernels),
        ("scenarios", t.scenarios),
        ("driver", f"{t.foundation} checks"),
        ("cases", t.cases),
        ("schedules", t.schedules),
        ("controls", f"{t.controls_found} found of {t.controls_planted} planted"),
        ("findings", t.findings),
    ]
    return "\n".join(f"  {name:<10} {value}" for name, value in rows)
