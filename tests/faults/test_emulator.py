# SPDX-License-Identifier: Apache-2.0
"""Rows of the fault list that the emulator must find: pairs of kernels in `emulator/`, under 20 seeds each.

A function of a .cu file there is a template, instantiated as NAME_bad and NAME_good. A line `run: NAME grid=… block=…`
says how it is launched; `expect: KIND` ends each line of which the bad one is to be accused: every kind named in the
function must be found, at one of its lines, under every seed, and no other kind; the good one must have no finding.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from harness.emulator.engine import EmulatorEngine
from harness.findings import Finding, Verdict
from harness.prepare import prepare
from harness.program import Buffer, Code, Launch, Program, Ptr, Scalar
from harness.ptx.module import Instruction
from harness.ptx.parser import parse
from harness.schedule import POLICIES, Schedule

HERE = Path(__file__).parent / "emulator"
ROWS = (
    *(f"blk_{i}" for i in range(1, 11)), *(f"bar_{i}" for i in range(1, 7)), *(f"asy_{i}" for i in (1, 2, 3, 4, 6)),
    *(f"grd_{i}" for i in (1, 2, 3, 4, 5, 6, 8)), *(f"krn_{i}" for i in (3, 5, 10, 11, 21, 22, 24)),
)  # fmt: skip
SEEDS = 20
_RUN = re.compile(r"// run: (\w+) (.*)")
_EXPECT = re.compile(r"// expect: ([a-z -]+)$")


@dataclass
class Pair:
    """One function. expected: kind -> lines of the source, its helpers' included."""

    name: str
    file: str
    options: dict[str, str]
    expected: dict[str, set[int]] = field(default_factory=dict)

    @property
    def also(self) -> set[str]:
        """Kinds that follow from the fault under some schedules."""
        return {k.replace("-read", " read") for k in self.options.get("also", "").split("+") if k}

    def triple(self, what: str) -> tuple[int, int, int]:
        x, y, z = (*(int(v) for v in self.options[what].split("x")), 1, 1)[:3]
        return x, y, z


def pairs() -> dict[str, Pair]:
    """Every function of every file by name."""
    found: dict[str, Pair] = {}
    for path in sorted(HERE.glob("*.cu")):
        shared: list[tuple[int, str, str]] = []  # (line, kind, the function it stands in)
        function = ""
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if m := _RUN.search(line):
                found[m[1]] = Pair(m[1], path.stem, dict(o.split("=") for o in m[2].split()))
            if m := re.search(r"__device__ \w+ (\w+)\(", line):
                function = m[1]
            if m := _EXPECT.search(line):
                shared.append((number, m[1], function))
        for number, kind, where in shared:
            # A line of a helper counts for whoever asks for that kind, or says so: `lines=` names the helpers.
            for p in found.values():
                if p.file == path.stem and where in (p.name, *p.options.get("lines", "").split(",")):
                    p.expected.setdefault(kind, set()).add(number)
    return found


PAIRS = pairs()


@cache
def lines_of(file: str) -> dict[int, int]:
    """Line of an instruction in the PTX -> the line of the source that it comes from, inlined or not."""
    module = parse((HERE / f"{file}.ptx").read_text(), f"{file}.ptx")
    return {i.line: i.loc.line for e in module.entries for i in instructions(e.body or ()) if i.loc}


def instructions(body: Iterable[Any]) -> Iterator[Instruction]:
    for s in body:
        if isinstance(s, Instruction):
            yield s
        elif hasattr(s, "body"):
            yield from instructions(s.body)


def innermost(file: str, line: int | None) -> int:
    """The source line of a PTX line; 0 where there is none."""
    return lines_of(file).get(line or 0, 0)


@cache
def engine(arch: str, tier: str) -> EmulatorEngine:
    return EmulatorEngine(arch, tier=tier)


def program(p: Pair, which: str) -> Program:
    """The launch: n, n floats of small whole numbers, n to write, and 256 words that are zero."""
    n = int(p.options.get("n", 128))
    text = (HERE / f"{p.file}.ptx").read_text()
    source = {f"{p.file}.cu": (HERE / f"{p.file}.cu").read_text()}
    token = prepare(
        Code(text, f"{p.name}_{which}", f"{p.file}.ptx", source), arch="sm_90",
        grid=p.triple("grid"), block=p.triple("block"),
    )  # fmt: skip
    values = (np.arange(n) * 37 % 101).astype(np.float32).view(np.uint8)
    out = p.options.get("out", "zeros")
    room = 4 * (n if out == "written" or p.name.startswith("krn_3") else max(n, 256))
    buffers = (
        Buffer("in", values.nbytes, init=values, dtype="f32", shape=(n,), role="in"),
        Buffer("out", room, init=None if out != "zeros" else np.zeros(room, np.uint8), dtype="f32", shape=(room // 4,),
               role="inout" if out == "zeros" else "out" if out == "written" else "scratch"),
        Buffer("work", 1024, init=np.zeros(1024, np.uint8), dtype="u32", shape=(256,), role="inout"),
    )  # fmt: skip
    arguments = (Scalar(n.to_bytes(4, "little"), f"n={n}"), Ptr("in"), Ptr("out"), Ptr("work"))
    return Program(p.name, buffers, (Launch(0, token, arguments),))


def schedules() -> list[tuple[str, Schedule]]:
    """(tier, schedule): every policy on both tiers in turn."""
    return [
        (("quick", "fast")[i % 2], Schedule(seed=100 + i, threads=POLICIES[(i // 2) % len(POLICIES)]))
        for i in range(SEEDS)
    ]


def judged(p: Pair, which: str) -> list[tuple[str, Schedule, tuple[Finding, ...], Verdict]]:
    whole = program(p, which)
    out = []
    for tier, schedule in schedules():
        outcome = engine("sm_90", tier).execute(whole, schedule)
        out.append((tier, schedule, outcome.findings, outcome.status))
    return out


def test_every_row_has_two_pairs() -> None:
    for row in ROWS:
        mine = [name for name in PAIRS if re.fullmatch(rf"{row}_[a-z]", name)]
        assert len(mine) >= 2, row
        assert all(PAIRS[name].expected for name in mine), row
    assert {name.rpartition("_")[0] for name in PAIRS} == set(ROWS)


NOT_SEEN = pytest.mark.xfail(reason="whether a register was written is judged without running it only", strict=True)
FAULTS = [pytest.param(name, marks=NOT_SEEN) if name.startswith("krn_5") else name for name in PAIRS]


@pytest.mark.parametrize("name", FAULTS)
def test_the_fault_is_found_where_it_is_under_every_seed(name: str) -> None:
    p = PAIRS[name]
    for tier, schedule, findings, _ in judged(p, "bad"):
        seen = {f.kind.value for f in findings}
        assert set(p.expected) <= seen <= set(p.expected) | p.also, (tier, str(schedule), [f.message for f in findings])
        for kind, lines in p.expected.items():
            accused = {innermost(p.file, x.ptx_line) for f in findings if f.kind.value == kind for x in f.places}
            if kind == "unwritten":  # of what nobody wrote there is no line
                continue
            assert accused & lines, (tier, str(schedule), kind, sorted(accused), sorted(lines))


@pytest.mark.parametrize("name", PAIRS)
def test_its_twin_is_clean_under_every_seed(name: str) -> None:
    for tier, schedule, findings, status in judged(PAIRS[name], "good"):
        assert not findings, (tier, str(schedule), [f.message for f in findings])
        assert status is Verdict.PASS
