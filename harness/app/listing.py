# SPDX-License-Identifier: Apache-2.0
"""`assay list`: the kernels there are, the scenarios, and the checks of the driver."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def listing(as_json: bool, library: tuple[Path, ...] = ()) -> int:
    """Print kernels, as JSON or as a table with the scenarios below it. Rows of the JSON are what `kernels` gives."""
    rows = kernels(library)
    if as_json:
        print(json.dumps(rows, indent=1))
        return 0
    width = max((len(r["name"]) for r in rows), default=0)
    for r in rows:
        print(f"{r['name']:<{width}}  {', '.join(r['variants']) or '-':<12}  {r['entry']}".rstrip())
    from stress.foundation import suite
    from stress.scenarios import SCENARIOS

    for scenario in SCENARIOS.values():
        print(f"{scenario.subject}  {scenario.doc}")
    for check in suite().values():
        print(f"{check.subject}  {check.doc}")
    return 0


def kernels(library: tuple[Path, ...] = ()) -> list[dict[str, Any]]:
    """One row a kernel name, its variants gathered: name, family, entry, variants, dtypes, targets.

    Entries of variants that differ are joined by a comma. targets: variant -> what its texts are for, the lowest first.
    """
    from harness.library import load, texts
    from harness.ptx.architectures import number

    rows: dict[str, dict[str, Any]] = {}
    entries: dict[str, dict[str, None]] = {}
    for k in load([str(p) for p in library]):
        new = {"name": k.name, "family": k.family, "entry": "", "variants": [], "dtypes": [], "targets": {}}
        row = rows.setdefault(k.name, new)
        row["targets"][k.variant] = sorted(texts(k), key=number)
        entries.setdefault(k.name, {})[k.entry] = None
        row["entry"] = ", ".join(entries[k.name])
        row["variants"] += [k.variant] if k.variant not in row["variants"] else []
        row["dtypes"] += [str(d) for d in k.dtypes if str(d) not in row["dtypes"]]
    return [rows[name] for name in sorted(rows)]
