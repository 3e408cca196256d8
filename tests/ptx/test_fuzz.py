# SPDX-License-Identifier: Apache-2.0
"""Broken PTX ends in an error with a line or in a module that prints and parses again; nothing else ever happens."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from harness.errors import PtxSyntaxError, UnsupportedPtx
from harness.ptx.checks import check_text
from harness.ptx.module import Module
from harness.ptx.parser import parse
from harness.ptx.printer import print_module
from harness.ptx.render import render_findings

DIALECTS = sorted((Path(__file__).parents[1] / "corpus" / "dialects").glob("*.ptx"))
PIECES = (
    *"{}()[]<>;,.%@!|+-=:?_\0é", "::", "%r1", "0x", "0f3F800000", ".reg", ".b32", "1e400", "9" * 30, '"', "/*", "//",
    "\n", ".loc", ".section", ".param", ".align", ".entry", ".func", "generic", ".file 1", "WARP_SZ", "<<", "0777",
    "099", ".v4", ".ptr", ".global", "call", ".pragma", "{{", "${x}", "bra", "bar.sync 0;", "ret;",
)  # fmt: skip


def mutate(text: str, rng: random.Random) -> str:
    for _ in range(rng.randint(1, 4)):
        if not text:
            return text
        i = rng.randrange(len(text))
        j = min(len(text), i + rng.randint(1, 20))
        how = rng.random()
        if how < 0.3:
            text = text[:i] + text[j:]
        elif how < 0.7:
            text = text[:i] + rng.choice(PIECES) + text[i:]
        elif how < 0.8:
            text = text[:i]
        elif how < 0.9:
            text = text[:i] + text[j : j + 30] + text[i:]
        else:
            text = text[:i] + chr(rng.randrange(256)) + text[i + 1 :]
    return text


def excerpt(text: str, rng: random.Random) -> str:
    """The header and some functions, so that mutants stay small."""
    head, *functions = text.split("\n.visible ")
    kept = [f for f in functions if len(f) < 6000] or functions
    return "\n.visible ".join([head, *rng.sample(kept, min(2, len(kept)))])


def read_or_line(text: str) -> Module | int:
    """The module, or the line that cannot be read (0 if the error names none)."""
    try:
        return parse(text, "m.ptx")
    except (PtxSyntaxError, UnsupportedPtx) as e:
        return e.line or 0


@pytest.mark.parametrize("seed", range(8))
def test_mutated_ptx(seed: int) -> None:
    rng = random.Random(seed)
    read = 0
    for _ in range(60):
        text = mutate(excerpt(rng.choice(DIALECTS).read_text(), rng), rng)
        findings = check_text(text, "m.ptx")
        assert isinstance(render_findings(findings, text), str)
        m = read_or_line(text)
        if isinstance(m, int):
            assert 1 <= m <= text.count("\n") + 1
            assert findings
            continue
        read += 1
        printed = print_module(m)
        assert print_module(parse(printed)) == printed
    assert read > 0


@pytest.mark.parametrize("seed", range(4))
def test_random_bytes(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(50):
        data = rng.randbytes(rng.randint(0, 400)).decode("latin-1")
        assert check_text(data)
        assert check_text(".version 8.0\n.target sm_80\n" + data)
