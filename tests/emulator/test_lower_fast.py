# SPDX-License-Identifier: Apache-2.0
"""The fast tier gives what the quick one gives, and finds whatever needs no race check to be found."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from harness.emulator.corpus import _ANY_SCHEDULE, _KINDS, _program
from harness.emulator.emit_fast import _live_at_resumes
from harness.emulator.engine import EmulatorEngine
from harness.emulator.lower import lower
from harness.engine import Outcome
from harness.findings import Kind, Verdict
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr
from harness.ptx.parser import parse
from harness.schedule import Schedule

CORPUS = Path(__file__).parents[1] / "corpus"
CASES = [
    pytest.param(name, json.loads(line), id=f"{name}-{json.loads(line)['id']}")
    for name in ("races", "extra")
    for line in (CORPUS / name / "index.jsonl").read_text().splitlines()
]


@pytest.mark.parametrize(("folder", "case"), CASES)
def test_labels_but_for_races(folder: str, case: dict) -> None:
    program = _program(case, CORPUS / folder)
    expected = set(case["expect"].split("+")) - {"race-free", "race"}
    outcome = EmulatorEngine(race=False).execute(program, Schedule(seed=3))
    assert outcome.status is Verdict.PASS, outcome.reason
    found = {_KINDS[f.kind] for f in outcome.findings if f.kind in _KINDS}
    if "uninit" not in expected:
        found.discard("uninit")
    if not _ANY_SCHEDULE & set(case.get("tags", ())):
        assert found == expected
    if case["expect"] == "race-free" and "nondeterministic" not in case.get("tags", ()):
        quick = EmulatorEngine().execute(program, Schedule(seed=3))
        for name, contents in quick.buffers.items():
            assert outcome.buffers[name].tolist() == contents.tolist(), name


HEAD = ".version 8.6\n.target sm_90\n.address_size 64\n"


def run(body: str, *, words: int = 64, block: int = 32, before: str = "", fuel: int = 0) -> Outcome:
    """A kernel of one block over one buffer of zeros, `%x` its address, `%i` the thread."""
    text = f"""{HEAD}{before}
.visible .entry k(.param .u64 p) {{
.reg .b64 %x<4>; .reg .b32 %i, %r<9>; .reg .pred %p<3>;
ld.param.u64 %x0, [p]; mov.u32 %i, %tid.x;
{body}
ret; }}"""
    token = PreparedLaunch(Code(text, "k", "fast.ptx"), (1, 1, 1), (block, 1, 1))
    buffers = (Buffer("out", 4 * words, init=np.zeros(words, np.uint32)),)
    program = Program("fast", buffers, (Launch(0, token, (Ptr("out"),)),))
    return EmulatorEngine(race=False).execute(program, Schedule(seed=2), fuel=fuel)


def test_values_survive_barriers_loops_and_calls() -> None:
    before = """
.func (.reg .b32 %out) twice(.reg .b32 %in) { .reg .b32 %t; add.u32 %t, %in, %in; mov.u32 %out, %t; ret; }
"""
    outcome = run(
        """
mov.u32 %r0, 0; mul.lo.u32 %r1, %i, 3;
again:
bar.sync 0;
add.u32 %r0, %r0, %r1;
shfl.sync.idx.b32 %r2, %r0, 0, 31, 0xffffffff;
add.u32 %r0, %r0, %r2;
call (%r0), twice, (%r0);
add.u32 %r3, %r3, 1;
setp.lt.u32 %p0, %r3, 4;
@%p0 bra again;
mul.wide.u32 %x1, %i, 4; add.u64 %x1, %x0, %x1; st.global.u32 [%x1], %r0;""",
        before=before,
    )
    assert outcome.status is Verdict.PASS
    assert not outcome.findings
    values = [0] * 32
    for _ in range(4):
        values = [v + 3 * i for i, v in enumerate(values)]
        values = [2 * (v + values[0]) for v in values]
    assert outcome.buffers["out"].view("u4")[:32].tolist() == [v & 0xFFFFFFFF for v in values]


def test_a_register_nobody_wrote_is_zero() -> None:
    outcome = run("mul.wide.u32 %x1, %i, 4; add.u64 %x1, %x0, %x1; add.u32 %r1, %r7, 5; st.global.u32 [%x1], %r1;")
    assert outcome.buffers["out"].view("u4")[:32].tolist() == [5] * 32


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("ld.global.u32 %r0, [%x0+256];", Kind.OUT_OF_BOUNDS),
        ("ld.global.u32 %r0, [%x0+-4];", Kind.OUT_OF_BOUNDS),
        ("st.global.v4.u32 [%x0+248], {%r0, %r0, %r0, %r0};", Kind.MISALIGNED),
        ("st.global.u64 [%x0+256], %x1;", Kind.OUT_OF_BOUNDS),
        ("ld.global.u32 %r0, [%x0+2];", Kind.MISALIGNED),
        ("mov.u64 %x1, -8; ld.global.u32 %r0, [%x1];", Kind.OUT_OF_BOUNDS),
        (".shared .b32 s[4]; ld.shared.u32 %r0, [s+16];", Kind.OUT_OF_BOUNDS),
        (".shared .b32 s[4]; ld.shared.u32 %r0, [s];", Kind.UNINITIALISED),
        (".local .b32 l[4]; ld.local.u32 %r0, [l+16];", Kind.OUT_OF_BOUNDS),
        (".local .align 8 .b32 l[4]; ld.local.u32 %r0, [l+2];", Kind.MISALIGNED),
        ("setp.eq.u32 %p0, %i, 3; @%p0 bra skip; bar.sync 0;\nskip: mov.u32 %r0, 1;", Kind.BARRIER_DIVERGENCE),
    ],
)
def test_faults_are_found_in_place(body: str, kind: Kind) -> None:
    outcome = run(body)
    assert kind in {f.kind for f in outcome.findings}
    assert outcome.findings[0].places[0].instruction in body


@pytest.mark.parametrize(
    "body",
    [
        "ld.global.u32 %r0, [%x0+252];",
        "st.global.v4.u32 [%x0+240], {%r0, %r0, %r0, %r0};",
        ".shared .b32 s[4]; st.shared.u32 [s+12], 1; bar.sync 0; ld.shared.u32 %r0, [s+12];",
        ".shared .b32 s[4]; st.shared.u16 [s+14], 1; bar.sync 0; ld.shared.u16 %r0, [s+14];",
        ".local .b32 l[4]; st.local.u32 [l+12], 1; ld.local.u8 %r0, [l+12];",
    ],
)
def test_what_is_right_is_not_flagged(body: str) -> None:
    outcome = run(body)
    assert outcome.status is Verdict.PASS
    assert not outcome.findings


def test_a_spin_that_ends_and_one_that_cannot() -> None:
    wait = """
setp.ne.u32 %p0, %i, 0;
@%p0 bra spin;
st.release.gpu.global.u32 [%x0], {value};
bra done;
spin: ld.acquire.gpu.global.u32 %r0, [%x0]; setp.ne.u32 %p1, %r0, 1; @%p1 bra spin;
done: mov.u32 %r1, 1;"""
    good, bad = run(wait.replace("{value}", "1")), run(wait.replace("{value}", "2"))
    assert good.status is Verdict.PASS
    assert not good.findings
    (finding,) = bad.findings
    assert finding.kind is Kind.DEADLOCK
    assert "ld.acquire" in finding.places[0].instruction


def test_a_lock_is_taken_by_every_thread() -> None:
    outcome = run(
        """
take: atom.acquire.gpu.global.cas.b32 %r0, [%x0], 0, 1; setp.ne.u32 %p0, %r0, 0; @%p0 bra take;
ld.global.u32 %r1, [%x0+4]; add.u32 %r1, %r1, 1; st.global.u32 [%x0+4], %r1;
atom.release.gpu.global.exch.b32 %r0, [%x0], 0;""",
        block=256,
    )
    assert outcome.status is Verdict.PASS
    assert outcome.buffers["out"].view("u4")[:2].tolist() == [0, 256]


def test_a_thread_that_never_ends_runs_out_of_budget() -> None:
    outcome = run("more: add.u32 %r0, %r0, 1; bra more;", block=1, fuel=100_000)
    assert outcome.status is Verdict.NOT_RUN
    assert "budget" in outcome.reason


def test_only_what_is_needed_again_is_written_out() -> None:
    lines = [
        '"start":', "  store i32 1, ptr %r128", "  store i32 2, ptr %r136", "  br label %h",
        "h:", "  br i1 %c, label %s, label %g",
        "s:", "  ;spill 1", "  ret i32 1", "R1:", "  ;reload 1", "  br label %h",
        "g:", "  %a = load i32, ptr %r128", "  store i32 %a, ptr %r136", "  %b = load i32, ptr %r136",
        "  br i1 %d, label %h, label %e", "e:", "  ret i32 0",
    ]  # fmt: skip
    assert _live_at_resumes(lines, 1) == {1: [128]}


def test_the_fast_tier_never_stops_at_an_access() -> None:
    text = HEAD + (
        ".visible .entry k(.param .u64 p) { .reg .b64 %x; .reg .b32 %r;\n"
        "ld.param.u64 %x, [p]; ld.global.u32 %r, [%x]; st.global.u32 [%x+4], %r; ret; }"
    )
    for race in (True, False):
        assert "label %R1" not in lower(parse(text), "k", race=race, opt=1).ir
    assert "label %R1" in lower(parse(text), "k").ir


def test_chained_arithmetic_leaves_the_canonical_nan() -> None:
    """Inside a chain one NaN stands for another; whoever looks at bits, on any path, sees the canonical one."""
    outcome = run(
        """
cvt.rn.f32.u32 %r1, %i;
mov.b32 %r2, 0xffc12345;
setp.ge.u32 %p0, %i, 16;
add.f32 %r3, %r2, %r1;
fma.rn.f32 %r4, %r3, %r1, %r3;
@%p0 add.f32 %r4, %r1, %r1;
mul.f32 %r5, %r4, 0f3F800000;
xor.b32 %r6, %r3, %r5;
mul.wide.u32 %x1, %i, 4; add.u64 %x1, %x0, %x1; st.global.u32 [%x1], %r6;"""
    )
    assert not outcome.findings
    twice = [int(np.float32(2 * i).view(np.uint32)) for i in range(32)]
    expected = [0 if i < 16 else 0x7FFFFFFF ^ twice[i] for i in range(32)]
    assert outcome.buffers["out"].view("u4")[:32].tolist() == expected
