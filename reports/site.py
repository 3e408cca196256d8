# SPDX-License-Identifier: Apache-2.0
"""Results files -> the site: index.html and one self-contained page per architecture, beside what machines read.

Every page carries its own style and script, asks the network for nothing, opens from a file, and reads without
JavaScript. All text from kernels is escaped by the template engine.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any

import jinja2

from harness.errors import UsageError
from harness.findings import Evidence, Verdict
from harness.version import __version__
from reports.junit import junit
from reports.model import WORDS, WORST, Cell, Report, Shown, applies, arch_key, digest_of, load
from reports.sarif import sarif_json
from reports.summary import summary


@dataclass(frozen=True, slots=True)
class Built:
    """What was written: the page to open, and the report it was made of."""

    index: Path
    report: Report


def build(results: Sequence[str | PathLike[str]], out: str | PathLike[str]) -> Built:
    """Write site/, junit.xml, assay.sarif and summary.md into `out`, replacing older ones.

    Everything is made beside its place and moved there when whole. Raises ResultsFileError; UsageError when `out`
    cannot be written.
    """
    report = load(results)
    out = Path(out)
    pages = render(report)
    texts = {
        "junit.xml": junit(report),
        "assay.sarif": sarif_json(report.findings()).encode(),
        "summary.md": summary(report).encode(),
    }
    try:
        out.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=".assay-", dir=out))
        try:
            fresh.chmod(0o755)
            site = fresh / "site"
            site.mkdir()
            for name, text in pages.items():
                (site / name).write_text(text, encoding="utf-8", newline="\n")
            for name, data in texts.items():
                (fresh / name).write_bytes(data)
            _swap(site, out / "site", fresh / "old")
            for name in texts:
                os.replace(fresh / name, out / name)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    except OSError as e:
        raise UsageError(
            f"cannot write {out}: {e.strerror or e}", remedy="give --out a directory you may write to"
        ) from e
    return Built(out / "site" / "index.html", report)


def _swap(new: Path, place: Path, old: Path) -> None:
    with suppress(FileNotFoundError):
        os.replace(place, old)
    os.replace(new, place)


def render(report: Report) -> dict[str, str]:
    """Page text by file name: "index.html" and one per architecture."""
    env = _environment()
    common = {"report": report, "evidence": list(Evidence), "worst": WORST, "words": WORDS}
    pages = {"index.html": env.get_template("index.html.j2").render(**common, **_index(report))}
    for arch in report.archs:
        pages[f"{_file(arch)}.html"] = env.get_template("arch.html.j2").render(**common, **_arch(report, arch))
    return pages


def _environment() -> jinja2.Environment:
    folder = files("reports") / "templates"
    texts = {f.name: f.read_text(encoding="utf-8") for f in folder.iterdir() if f.is_file()}
    env = jinja2.Environment(
        loader=jinja2.DictLoader(texts), autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True
    )
    env.filters |= {"slug": _slug, "when": _when, "anchor": _anchor, "file": _file, "number": _number}
    env.globals |= {"style": texts["style.css"], "script": texts["page.js"], "version": __version__, "applies": applies}
    return env


def _index(report: Report) -> dict[str, Any]:
    page_of: dict[tuple[str, str], str] = {}
    for (_, _, arch, _), cell in sorted(report.cells.items(), key=lambda kv: arch_key(kv[0][2])):
        for s in cell.findings:
            page_of.setdefault((s.result.subject, s.anchor), arch)
    findings = [(s, _file(page_of.get((s.result.subject, s.anchor), ""))) for s in report.findings()]
    return {"totals": report.totals(), "findings": findings, "open": _open(report)}


def _open(report: Report) -> list[dict[str, Any]]:
    """What is neither pass nor fail, grouped by reason."""
    groups: dict[tuple[Evidence, str], tuple[dict[str, None], dict[str, None]]] = {}
    for subject, variant in report.subjects:
        for arch in report.archs:
            for evidence in (e for e in Evidence if applies(subject, e)):
                for why in report.cell(subject, variant, arch, evidence).reasons:
                    archs, subjects = groups.setdefault((evidence, why), ({}, {}))
                    archs[arch] = None
                    subjects[f"{subject} {variant}".strip()] = None
    return [
        {"evidence": e, "why": why, "archs": list(archs), "subjects": list(subjects)}
        for (e, why), (archs, subjects) in groups.items()
    ]


def _arch(report: Report, arch: str) -> dict[str, Any]:
    kernels = [_kernel(report, subject, variant, arch) for subject, variant in report.subjects]
    rows = report.arch_rows(arch)
    by_evidence = {
        e: {v: sum(r.result.verdict is v for r in rows if r.result.evidence is e) for v in WORST} for e in Evidence
    }
    reasons = {
        e: list(dict.fromkeys(w for k in kernels if applies(k["subject"], e) for w in k["cells"][e].reasons))
        for e in Evidence
    }
    ran = (Verdict.PASS, Verdict.FAIL)
    devices = dict.fromkeys(
        r.result.device
        for r in rows
        if r.result.evidence is Evidence.SILICON and r.result.device and r.result.verdict in ran
    )
    findings: list[Shown] = [s for k in kernels for e in Evidence for s in k["cells"][e].findings]
    return {
        "arch": arch,
        "totals": report.totals(rows),
        "kernels": kernels,
        "by_evidence": by_evidence,
        "reasons": reasons,
        "devices": list(devices),
        "findings": findings,
    }


def _kernel(report: Report, subject: str, variant: str, arch: str) -> dict[str, Any]:
    cells: dict[Evidence, Cell] = {e: report.cell(subject, variant, arch, e) for e in Evidence}
    static = cells[Evidence.STATIC].metrics
    spills = [static.get(k) for k in ("spill_stores", "spill_loads")]
    executed = [cells[Evidence.EMULATED], cells[Evidence.SILICON]]
    ratios = [c.bound_ratio for c in executed if c.bound_ratio is not None]
    digests = dict.fromkeys(d for c in cells.values() for r in c.rows if (d := digest_of(r.result)))
    return {
        "subject": subject,
        "variant": variant,
        "anchor": _anchor(f"{subject}|{variant}"),
        "cells": cells,
        "static": static,
        "spills": f"{spills[0]} + {spills[1]}" if None not in spills else static.get("spills", "–"),
        "schedules": sum(c.schedules for c in executed),
        "bound_ratio": max(ratios, default=None),
        "open": any(c.verdict in WORST[:2] for c in cells.values()),
        "digest": ", ".join(digests),
        "file": static.get("file", ""),
    }


def _slug(verdict: str) -> str:
    return str(verdict).replace(" ", "-")


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


def _anchor(text: str) -> str:
    """A fragment id: letters, digits and dashes; other characters by code, so that no two names share one."""
    return "k-" + re.sub(r"[^A-Za-z0-9-]", lambda m: f"_{ord(m[0]):x}", text)


def _file(arch: str) -> str:
    """A file name for an architecture: the name itself unless it holds something no file name should."""
    return re.sub(r"[^A-Za-z0-9_-]", "_", arch)


def _number(value: Any) -> str:
    return f"{value:.3g}" if isinstance(value, (int, float)) and not isinstance(value, bool) else "–"
