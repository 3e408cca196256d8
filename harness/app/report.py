# SPDX-License-Identifier: Apache-2.0
"""`assay report`: results files to pages."""

from __future__ import annotations

from pathlib import Path

from reports.site import build
from reports.text import totals_text


def report(results: list[Path], out: Path) -> int:
    """Build the site and print where it is. 0 whatever was found: the report is what was asked for."""
    built = build(results, out)
    print(totals_text(built.report))
    for meta in built.report.metas:
        if meta.get("status") != "complete":
            state = "did not finish" if meta.get("status") == "running" else f"was {meta.get('status')}"
            print(f"  note       {meta['path']} {state}; the report shows what there is")
    print(f"\nopen {built.index}")
    return 0
