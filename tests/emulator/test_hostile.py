# SPDX-License-Identifier: Apache-2.0
"""PTX that nobody should trust: wild addresses, widths and indices, run in processes whose death is the failure."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from harness.emulator.engine import EmulatorEngine
from harness.errors import AssayError
from harness.findings import Kind, Verdict
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr
from harness.schedule import Schedule

HEAD = ".version 8.6\n.target sm_90\n.address_size 64\n"
WILD = [
    0, 8, 4096, 2**32, 2**47, 2**63, 2**64 - 8, 6 * 2**32, 7 * 2**32 + 4096, 8 * 2**32 - 8, 9 * 2**32, 2**40 + 2**39,
]  # fmt: skip
ACCESSES = [
    "ld{s}.u8 %r1, [%x1]", "ld{s}.b64 %x2, [%x1]", "ld{s}.v4.b32 {{%r1, %r2, %r3, %r4}}, [%x1]",
    "ld{s}.v2.b64 {{%x2, %x3}}, [%x1]", "st{s}.u8 [%x1], %r1", "st{s}.v4.b32 [%x1], {{%r1, %r2, %r3, %r4}}",
    "st{s}.b64 [%x1], %x2", "atom{s}.add.u32 %r1, [%x1], %r2", "atom{s}.cas.b64 %x2, [%x1], %x3, %x2",
    "red{s}.or.b64 [%x1], %x2",
]  # fmt: skip


def kernel(seed: int) -> str:
    """A few accesses at wild addresses, perhaps off by some bytes."""
    rng = np.random.default_rng(seed)
    lines = []
    for _ in range(6):
        access = ACCESSES[rng.integers(len(ACCESSES))]
        spaces = ["", ".global", ".shared", ".local"] if access[:2] in ("ld", "st") else ["", ".global", ".shared"]
        address = (WILD[rng.integers(len(WILD))] + int(rng.integers(-17, 17))) % 2**64
        space = spaces[rng.integers(len(spaces))]
        lines.append(f"mov.u64 %x1, {address}; {access.format(s=space)};")
    return (
        f"{HEAD}.visible .entry k(.param .u64 p) {{ .reg .b32 %r<5>; .reg .b64 %x<5>; .shared .align 8 .b8 s[32];"
        f".local .align 8 .b8 l[32]; mov.u64 %x2, 1; mov.u64 %x3, 2; {' '.join(lines)} ret; }}\n"
    )


def ends(seed: int, race: bool) -> list[str]:
    """Kinds of findings of one such kernel."""
    buffer = Buffer("a", 64, init=np.zeros(64, np.uint8))
    token = PreparedLaunch(Code(kernel(seed), "k", "k.ptx"), (1, 1, 1), (2, 1, 1))
    outcome = EmulatorEngine(race=race).execute(
        Program("hostile", (buffer,), (Launch(0, token, (Ptr("a"),)),)), Schedule(seed=seed)
    )
    assert outcome.status is Verdict.PASS, outcome.reason
    assert not outcome.buffers["a"].any()  # no address leads there but by its parameter
    return sorted({str(f.kind) for f in outcome.findings})


@pytest.mark.parametrize("race", [True, False])
def test_wild_addresses_end_in_findings(race: bool) -> None:
    code = "import json\nfrom tests.emulator.test_hostile import ends\n"
    code += f"print(json.dumps([ends(s, {race}) for s in range(40)]))"
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout)
    assert len(found) == 40
    assert all(set(f) & {Kind.OUT_OF_BOUNDS, Kind.MISALIGNED} for f in found)


@pytest.mark.parametrize("space", ["local", "shared"])
def test_memory_that_no_device_has_is_refused(space: str) -> None:
    text = f"{HEAD}.visible .entry k() {{ .{space} .b8 big[2000000000]; ret; }}\n"
    token = PreparedLaunch(Code(text, "k", "k.ptx"), (1, 1, 1), (1, 1, 1))
    with pytest.raises(AssayError, match="2000000000 bytes"):
        EmulatorEngine().execute(Program("big", (), (Launch(0, token, ()),)), Schedule(seed=1))


RECURSES = """
.func (.reg .b32 r) f(.reg .b32 n)
{ .reg .pred %p; .reg .b32 %a, %m; mov.u32 r, 1; setp.lt.u32 %p, n, 2; @%p ret; sub.u32 %m, n, 1; call (%a), f, (%m);
  sub.u32 %m, n, 2; call (r), f, (%m); add.u32 r, r, %a; ret; }
"""


@pytest.mark.parametrize("race", [True, False])
def test_calls_without_end_spend_the_budget(race: bool) -> None:
    text = f"{HEAD}{RECURSES}.visible .entry k() {{ .reg .b32 %r; call (%r), f, (60); ret; }}\n"
    token = PreparedLaunch(Code(text, "k", "k.ptx"), (1, 1, 1), (1, 1, 1))
    outcome = EmulatorEngine(race=race).execute(
        Program("fib", (), (Launch(0, token, ()),)), Schedule(seed=1), fuel=1_000_000
    )
    assert outcome.status is Verdict.NOT_RUN
    assert outcome.reason.startswith("budget")
