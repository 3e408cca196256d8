# SPDX-License-Identifier: Apache-2.0
"""JUnit XML as Jenkins, GitLab and GitHub viewers read it: a test case per subject, architecture and kind of evidence.

Follows the Jenkins schema (junit-10.xsd): a test case has no properties, so seeds and replay commands are in its text.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from xml.etree import ElementTree as ET

from harness.findings import Verdict
from reports.model import WORST, Cell, Report

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit(report: Report) -> bytes:
    """The document, UTF-8. A case is failed by findings; errors are Assay's own; all that was not run is skipped."""
    root = ET.Element("testsuites", name="assay")
    total = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    created = next((m["created"] for m in report.metas if m.get("created")), 0.0)
    for number, arch in enumerate(report.archs):
        cells = [c for (_, _, a, _), c in report.cells.items() if a == arch]
        count = {
            "tests": len(cells),
            "failures": sum(c.verdict is Verdict.FAIL for c in cells),
            "errors": sum(c.verdict is Verdict.ERROR for c in cells),
            "skipped": sum(c.verdict in (Verdict.NOT_RUN, Verdict.UNSUPPORTED) for c in cells),
        }
        about = {
            "name": f"assay {arch}",
            "id": str(number),
            "time": _seconds(cells),
            "timestamp": datetime.fromtimestamp(created, UTC).strftime("%Y-%m-%dT%H:%M:%S"),
        }
        suite = ET.SubElement(root, "testsuite", about | {k: str(v) for k, v in count.items()})
        properties = ET.SubElement(suite, "properties")
        for meta in report.metas:
            for name in ("version", "seed", "device", "driver", "path", "status"):
                if meta.get(name) not in (None, ""):
                    ET.SubElement(properties, "property", name=name, value=_clean(str(meta[name])))
        for cell in sorted(cells, key=lambda c: (WORST.index(c.verdict), c.subject, c.variant, c.evidence)):
            suite.append(_case(cell))
        for key, value in count.items():
            total[key] += value
    root.set("tests", str(total["tests"]))
    root.set("failures", str(total["failures"]))
    root.set("errors", str(total["errors"]))
    ET.indent(root)
    body: str = ET.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{body}\n'.encode()


def _case(cell: Cell) -> ET.Element:
    name = f"{cell.subject} [{cell.variant}]" if cell.variant else cell.subject
    case = ET.Element(
        "testcase", name=_clean(name), classname=_clean(f"{cell.arch}.{cell.evidence}"), time=_seconds([cell])
    )
    reasons = _clean("; ".join(cell.reasons))
    match cell.verdict:
        case Verdict.FAIL:
            findings = cell.findings
            first = findings[0].headline if findings else "fail"
            more = f" (and {len(findings) - 1} more)" if len(findings) > 1 else ""
            kind = str(findings[0].finding.kind) if findings else "fail"
            failure = ET.SubElement(case, "failure", message=_clean(first + more), type=kind)
            failure.text = _clean("\n\n".join(f.text for f in findings))
        case Verdict.ERROR:
            ET.SubElement(case, "error", message=reasons, type="error").text = reasons
        case Verdict.NOT_RUN | Verdict.UNSUPPORTED:
            ET.SubElement(case, "skipped", message=reasons)
    seeds = sorted({r.result.seed for r in cell.rows})
    facts = [
        f"cases: {len(cell.rows)}, schedules: {cell.schedules}",
        f"checks: {', '.join(f'{n} ({ran} of {of})' for n, (ran, of) in cell.checks.items()) or 'none'}",
        f"seeds: {', '.join(map(str, seeds[:20]))}",
        *(f.replay for f in cell.findings if f.replay),
    ]
    ET.SubElement(case, "system-out").text = _clean("\n".join(facts))
    return case


def _seconds(cells: list[Cell]) -> str:
    return f"{sum(r.result.seconds for c in cells for r in c.rows):.3f}"


def _clean(text: str) -> str:
    """Without the characters that XML 1.0 cannot carry."""
    return _FORBIDDEN.sub("\ufffd", text)
