# SPDX-License-Identifier: Apache-2.0
"""What names a static finding whatever lines move: its rule, kernel and instruction, and which of several alike."""

from __future__ import annotations

import re
from collections import Counter

from harness.findings import Finding

_NUMBERED = re.compile(r"(%[A-Za-z_$]+)\d+\b|(\bbra(?:\.uni)?\s+)\S+")


def numbered(found: list[Finding]) -> list[Finding]:
    """Findings with `detail["occurrence"]`: which one of the same rule, kernel and instruction, but for numbers of
    registers and labels, each is. With these three it names a finding whatever lines move."""
    seen: Counter[tuple[str, str, str]] = Counter()
    for f in found:
        p = f.places[0]
        key = (str(f.detail.get("rule", f.kind)), p.kernel, normalised(p.instruction or f.message))
        f.detail["occurrence"] = seen[key]
        seen[key] += 1
    return found


def normalised(instruction: str) -> str:
    """An instruction's text without the numbers of its registers and the name of its label, white space folded."""
    return " ".join(_NUMBERED.sub(lambda m: (m.group(1) or m.group(2)) + "#", instruction).split())
