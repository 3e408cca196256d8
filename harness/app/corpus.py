# SPDX-License-Identifier: Apache-2.0
"""`assay corpus`: a labelled corpus through the emulator, and the confusion table."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from harness.app import options
from harness.errors import UsageError

OPEN = ("unsupported", "not run", "error")
"""What `found` begins with where there was no verdict."""


def corpus(index: Path, out: Path | None, seed: int) -> int:
    """Run every case; print the table, and write a JSON line a case to `out`.

    0 when all are right; 1 when a case was judged wrongly; 3 when the only others are unsupported or were not run.

    Raises UsageError: a file that is missing, or not such an index.
    """
    options.existing([index], "an index.jsonl")
    if out is not None and not out.parent.is_dir():
        raise UsageError(f"cannot write {out}: no directory {out.parent}", remedy="give --json in one that exists")
    from harness.emulator.corpus import run_corpus

    rows = list(run_corpus(index, seed=seed))
    if out is not None:
        options.write_whole(out, "".join(json.dumps(r) + "\n" for r in rows))
    for line in table(rows):
        print(line)
    wrong = [r for r in rows if not r["ok"]]
    if not wrong:
        return 0
    return 3 if all(r["found"].startswith(OPEN) for r in wrong) else 1


def table(rows: Sequence[dict[str, Any]]) -> list[str]:
    """The confusion table (expected by row, found by column), then every case that is not right."""
    expected = sorted({r["expect"] for r in rows})
    found = sorted({r["found"] for r in rows})
    count = Counter((r["expect"], r["found"]) for r in rows)
    corner = "expected, found"
    left = max([len(corner), *map(len, expected)])
    widths = [max(len(f), 3) for f in found]
    lines = [f"{corner:<{left}}  " + "  ".join(f"{f:>{w}}" for f, w in zip(found, widths, strict=True))]
    for e in expected:
        cells = (f"{count[e, f] or '.':>{w}}" for f, w in zip(found, widths, strict=True))
        lines.append(f"{e:<{left}}  " + "  ".join(cells))
    lines.append(f"{sum(r['ok'] for r in rows)} of {len(rows)} right")
    lines += [f"  {r['id']}: expected {r['expect']}, found {r['found']}" for r in rows if not r["ok"]]
    return lines
