# SPDX-License-Identifier: Apache-2.0
"""Rules meet instructions that no assembler takes, with operands and modifiers gone or swapped: none may raise."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from harness.findings import Finding
from harness.ptx.checks import check_text

ROOT = Path(__file__).parents[1]
TEXTS = [p.read_text() for p in sorted((ROOT / "faults" / "static").glob("*.good.ptx"))]
OPERANDS = ("5", "%tid.x", "{%r1, %r2}", "[%rd1]", "%p1", "tile", "_", "-1", "0f00000000")


def mutated(line: str, rng: random.Random) -> str:
    match rng.randrange(6):
        case 0:
            return re.sub(r"\.[a-z0-9:]+", "", line, count=1)
        case 1:
            return re.sub(r",[^,;]*;", ";", line)
        case 2:
            return re.sub(r"\s[^,;]*,", " ", line, count=1)
        case 3:
            return re.sub(r"(\w+)\.\S+", r"\1", line, count=1)
        case 4:
            return re.sub(r"%\w+", lambda _: rng.choice(OPERANDS), line, count=1)
        case _:
            return re.sub(r"\s(\S.*);", " ;", line)


@pytest.mark.parametrize("seed", range(8))
def test_no_rule_raises_on_a_mutated_kernel(seed: int) -> None:
    rng = random.Random(seed)
    found = 0
    for _ in range(120):
        lines = rng.choice(TEXTS).split("\n")
        body = [k for k, line in enumerate(lines) if line.startswith("\t") and line.endswith(";")]
        for k in rng.sample(body, 3):
            lines[k] = mutated(lines[k], rng)
        told = check_text("\n".join(lines))
        assert all(isinstance(f, Finding) and f.places[0].ptx_line for f in told)
        found += bool(told)
    assert found > 60
