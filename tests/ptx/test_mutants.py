# SPDX-License-Identifier: Apache-2.0
"""Mutants of real PTX: what the assembler refuses our own rules name, and what it takes they never call illegal."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path

import pytest

from harness.ptx.assemble import assembler
from harness.ptx.checks import check_text
from harness.ptx.isolated import Assembler

_spec = importlib.util.spec_from_file_location("assay_mutants", Path(__file__).with_name("mutants.py"))
assert _spec is not None
assert _spec.loader is not None
made = importlib.util.module_from_spec(_spec)
sys.modules["assay_mutants"] = made
_spec.loader.exec_module(made)

SEED = 20
COUNT = 300


def own(text: str) -> set[int | None]:
    """Lines at which a rule of ours says that no assembler takes the text."""
    found = check_text(text, "mutant.ptx")
    return {f.places[0].ptx_line for f in found if f.detail["severity"] == "error" and f.detail["legality"]}


@pytest.mark.skipif(not assembler(), reason="no nvJitLink on this platform")
def test_our_rules_agree_with_the_assembler() -> None:
    originals = made.sources()
    judge = Assembler(time_limit=20)
    refused = named = 0
    disagreements: list[str] = []
    try:
        for m in made.mutants(SEED, COUNT):
            target = re.search(r"(?m)^\s*\.target\s+(sm_\w+)", originals[m.source])
            assert target is not None
            verdict = judge.assemble(m.text, target.group(1))
            if verdict.not_run_reason:
                continue
            lines = own(m.text)
            takes = verdict.ok or "Undefined reference" in verdict.errors[0][1]
            if takes and lines:
                disagreements.append(f"{m.source} {m.kind}: {m.diff(originals[m.source])}")
            elif not takes:
                refused += 1
                named += bool(lines & (set(m.lines) | {line for line, _ in verdict.errors if line}))
    finally:
        judge.close()
    assert disagreements == []
    assert refused > COUNT // 2
    assert named / refused >= 0.9, f"{named} of {refused}"
