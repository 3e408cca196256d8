# SPDX-License-Identifier: Apache-2.0
"""The tables of legal forms against the assembler, which is the judge, and against every PTX text we have."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from harness.ptx.assemble import assembler
from harness.ptx.checks import check, check_text
from harness.ptx.checks.instructions import RULE_IDS
from harness.ptx.isa import forms, problems
from harness.ptx.module import Instruction, Reg, Variable
from harness.ptx.parser import parse
from tests.ptx.candidates import (
    candidates,
    instance,
    program,
    refused_by_the_assembler,
    refused_by_us,
    written,
)

ROOT = Path(__file__).parents[2]
judged = pytest.mark.skipif(not assembler(), reason="no nvJitLink on this platform")

A = "{%r1, %r2, %r3, %r4}, {%r5, %r6}"
C = "{%f1, %f2, %f3, %f4}"
MMA = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
# rule, fault, legal twin, and .target and .version where they are not sm_80 and 8.0
ROWS = [
    ("unknown-modifier", "add.f32.fzt %f1, %f2, %f3;", "add.f32.ftz %f1, %f2, %f3;"),
    ("unknown-modifier", "ld.globl.u32 %r1, [%x1];", "ld.global.u32 %r1, [%x1];"),
    ("unknown-modifier", "atom.global.grid.add.u32 %r1, [%x1], %r2;",
     "atom.global.gpu.add.u32 %r1, [%x1], %r2;"),
    ("bad-form", "add.b32 %r1, %r2, %r3;", "and.b32 %r1, %r2, %r3;"),
    ("bad-form", "add.sat.u32 %r1, %r2, %r3;", "add.sat.s32 %r1, %r2, %r3;"),
    ("bad-form", "mul.u32.wide %x1, %r2, %r3;", "mul.wide.u32 %x1, %r2, %r3;"),
    ("bad-form", "setp.lo.s32 %p1, %r2, %r3;", "setp.lo.u32 %p1, %r2, %r3;"),
    ("bad-form", "ld.shared.v4.u64 {%x1, %x2, %x3, %x4}, [sv];", "ld.shared.v2.u64 {%x1, %x2}, [sv];"),
    ("needs-arch", "ld.global.v4.u64 {%x1, %x2, %x3, %x4}, [%x5];", "ld.global.v2.u64 {%x1, %x2}, [%x5];"),
    ("bad-form", "ld.param.volatile.u32 %r1, [prm];", "ld.param.u32 %r1, [prm];"),
    ("bad-form", "cvt.rn.s32.s64 %r1, %x1;", "cvt.s32.s64 %r1, %x1;"),
    ("bad-form", "cvt.rni.f32.s32 %f1, %r1;", "cvt.rn.f32.s32 %f1, %r1;"),
    ("bad-form", "shfl.down.b32 %r1, %r2, 1, 31;", "shfl.sync.down.b32 %r1, %r2, 1, 31, -1;"),
    ("bad-form", "div.rn.f16 %h1, %h2, %h3;", "mul.rn.f16 %h1, %h2, %h3;"),
    ("bad-form", MMA.replace("row.col", "col.row") + f" {C}, {A}, {C};", f"{MMA} {C}, {A}, {C};"),
    ("missing-modifier", "div.f32 %f1, %f2, %f3;", "div.approx.f32 %f1, %f2, %f3;"),
    ("missing-modifier", "fma.f64 %d1, %d2, %d3, %d4;", "fma.rn.f64 %d1, %d2, %d3, %d4;"),
    ("missing-modifier", "cvt.f32.s32 %f1, %r1;", "cvt.rn.f32.s32 %f1, %r1;"),
    ("missing-modifier", "mul.u32 %r1, %r2, %r3;", "mul.lo.u32 %r1, %r2, %r3;"),
    ("missing-modifier", "add %r1, %r2, %r3;", "add.u32 %r1, %r2, %r3;"),
    ("missing-modifier", "ldmatrix.sync.m8n8.x1.shared.b16 {%r1}, [%r2];",
     "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r1}, [%r2];"),
    ("missing-modifier", "ld.relaxed.global.u32 %r1, [%x1];", "ld.relaxed.gpu.global.u32 %r1, [%x1];"),
    ("operand-count", "add.u32 %r1, %r2;", "add.u32 %r1, %r2, %r3;"),
    ("operand-count", "fma.rn.f32 %f1, %f2, %f3;", "fma.rn.f32 %f1, %f2, %f3, %f4;"),
    ("operand-count", "st.global.u32 [%x1];", "st.global.u32 [%x1], 1;"),
    ("operand-count", "ld.global.L2::cache_hint.u32 %r1, [%x1];",
     "ld.global.L2::cache_hint.u32 %r1, [%x1], %x2;"),
    ("operand-type", "add.u32 %f1, %r2, %r3;", "add.u32 %rs1, %r2, %ru3;"),
    ("operand-type", "add.f32 %f1, %f2, 1;", "add.f32 %f1, %f2, 1.0;"),
    ("operand-type", "add.u32 %r1, %r2, 1.0;", "add.u32 %r1, %r2, 1;"),
    ("operand-type", "ld.global.u64 %r1, [%x1];", "ld.global.u32 %x1, [%x1];"),
    ("operand-type", "ld.global.v2.u32 {%r1, %r2, %r3}, [%x1];", "ld.global.v2.u32 {%r1, %r2}, [%x1];"),
    ("operand-type", "ld.shared.u32 %r1, [gv];", "ld.global.u32 %r1, [gv];"),
    ("operand-type", "add.u32 %r1, %tid.x, 1;", "mov.u32 %r1, %tid.x;"),
    ("operand-type", "mov.u32 %r1, %tid;", "mov.v4.u32 {%r1, %r2, %r3, %r4}, %tid;"),
    ("operand-type", "mov.b64 %x1, {%h1, %h2};", "mov.b64 %x1, {%r1, %r2};"),
    ("operand-type", "bar.sync 16;", "bar.sync 15;"),
    ("operand-type", "cp.async.ca.shared.global [sv], [%x1], %r1;",
     "cp.async.ca.shared.global [sv], [%x1], 8;"),
    ("operand-type", "selp.u32 %r1, %r2, %r3, %r4;", "selp.u32 %r1, %r2, %r3, %p4;"),
    ("operand-type", "setp.eq.u32 %r1, %r2, %r3;", "setp.eq.u32 %p1, %r2, %r3;"),
    ("operand-type", "mul.wide.u32 %r1, %r2, %r3;", "mul.wide.u32 %x1, %r2, %r3;"),
    ("operand-type", "lop3.b32 %r1, %r2, %r3, %r4, %r5;", "lop3.b32 %r1, %r2, %r3, %r4, 255;"),
    ("operand-type", f"{MMA} {{%f1, %f2}}, {A}, {C};", f"{MMA} {C}, {A}, {C};"),
    ("needs-arch", "elect.sync %r1|%p1, -1;", "match.any.sync.b32 %r1, %r2, -1;"),
    ("needs-arch", "wgmma.fence.sync.aligned;", "fence.proxy.async;", "sm_90", "8.0"),
    ("needs-arch", "add.rn.f32x2 %x1, %x2, %x3;", "add.rn.f32 %f1, %f2, %f3;", "sm_90a", "8.6"),
    ("needs-arch", "mov.u32 %r1, %cluster_ctarank;", "mov.u32 %r1, %laneid;"),
    ("needs-version", "lop3.and.b32 %r1|%p1, %r2, %r3, %r4, 1, %p2;", "lop3.b32 %r1, %r2, %r3, %r4, 1;"),
    ("needs-version", "barrier.cluster.arrive.relaxed;", "barrier.cluster.arrive;", "sm_90", "7.8"),
]  # fmt: skip
PAIRS = [row if len(row) == 5 else (*row, "sm_80", "8.0") for row in ROWS]


@pytest.mark.parametrize(("rule", "bad", "good", "target", "version"), PAIRS)
def test_each_rule_names_its_fault_and_leaves_the_legal_twin(
    rule: str, bad: str, good: str, target: str, version: str
) -> None:
    assert refused_by_us([good, bad], version, target) == {bad: rule}


@judged
@pytest.mark.parametrize("target", ["sm_80", "sm_90"])
def test_the_assembler_agrees_about_the_pairs(target: str) -> None:
    rows = [(bad, good, version) for _, bad, good, arch, version in PAIRS if arch == target]
    for version in {v for *_, v in rows}:
        bad = [b for b, _, v in rows if v == version]
        good = [g for _, g, v in rows if v == version]
        assert refused_by_the_assembler([*bad, *good], version, target) == set(bad)


def test_every_rule_has_a_pair() -> None:
    assert {rule for rule, *_ in PAIRS} == set(RULE_IDS)


def test_a_report_says_what_why_and_what_to_do() -> None:
    text, before = program(["fma.f32 %f1, %f2, %f3, %f4;", "ld.globl.u32 %r1, [%x1];"], "8.0", "sm_80")
    rounding, typo = (f for f in check_text(text) if f.detail["legality"])
    assert (rounding.places[0].ptx_line, rounding.detail["column"]) == (before + 1, 3)
    assert "rounding mode" in rounding.message
    assert ".rn" in rounding.remedy
    assert rounding.missing
    assert "did you mean .global?" in typo.remedy


def test_one_fault_is_one_finding() -> None:
    text, _ = program(["addd.u32 %r1, %r2, %r3;", "add.f32 %r999, %p1, gv;"], "8.0", "sm_80")
    found = [f.detail["rule"] for f in check_text(text) if f.detail["legality"]]
    assert sorted(found) == ["operand-type", "undeclared-register", "unknown-opcode"]


def test_an_instruction_is_judged_by_itself() -> None:
    i = Instruction("elect", ("sync",), (Reg("%a"), Reg("%b")), 1)
    word = Variable("%a", "reg", "b32", 1)
    assert [p.rule for p in problems(i, "sm_80", (8, 0), lambda _: word)] == ["operand-type"]
    assert problems(Instruction("exit", (), (), 1), "sm_80", (8, 0), lambda _: None) == ()


@pytest.mark.parametrize("room", ["tests/corpus", "kernels"])
def test_real_ptx_is_legal(room: str) -> None:
    files = sorted((ROOT / room).rglob("*.ptx"))
    assert files
    for path in files:
        found = check(parse(path.read_text(encoding="utf-8"), path.name), frozenset(RULE_IDS))
        assert found == [], path.name


@judged
@pytest.mark.parametrize(
    ("target", "version", "seed"), [("sm_90a", "9.0", 3), ("sm_80", "8.0", 4), ("sm_100a", "9.0", 5)]
)
def test_we_and_the_assembler_agree_about_mutated_instructions(target: str, version: str, seed: int) -> None:
    made = candidates(Random(seed), 250)
    ours, theirs = refused_by_us(made, version, target), refused_by_the_assembler(made, version, target)
    assert sorted(set(ours) - theirs) == []
    assert len(theirs) > 100
    assert len(theirs & ours.keys()) >= 0.95 * len(theirs), sorted(theirs - ours.keys())


@judged
def test_what_is_gone_is_gone() -> None:
    old = [written(f, *instance(Random(7), f)) for f in forms() if f.until is not None]
    assert set(refused_by_us(old, "9.0", "sm_80")) == set(old) == refused_by_the_assembler(old, "9.0", "sm_80")
