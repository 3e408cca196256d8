# SPDX-License-Identifier: Apache-2.0
"""Every rule is shown a fault that it must find, at its line, and a twin that it must not flag."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from harness.findings import Finding, Kind
from harness.ptx.assemble import assemble, assembler
from harness.ptx.checks import RULES, check, check_text
from harness.ptx.parser import parse

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "tests" / "corpus"

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
# Line 4 is BEFORE, the entry begins on line 5, BODY stands on line 9.
KERNEL = """BEFORE
.visible .entry k(.param .u64 p)
{
  .reg .b64 %rd<5>; .reg .b32 %r<9>; .reg .pred %p<3>;
  ld.param.u64 %rd1, [p]; mov.u32 %r1, %tid.x; setp.gt.u32 %p1, %r1, 7; mov.u32 %r2, %ctaid.x; mov.u32 %r3, 0;
  BODY
  st.global.u32 [%rd1], %r3;
END:
  ret;
}
"""


def kernel(body: str, before: str = "") -> str:
    return HEAD + KERNEL.replace("BEFORE", before).replace("BODY", body)


def rules(text: str) -> list[tuple[str, int | None]]:
    return [(f.detail["rule"], f.places[0].ptx_line) for f in check_text(text, "t.ptx")]


TWICE = (
    ".visible .entry NAME(.param .u64 p, .param .u64 q) { .reg .b64 %a<3>; .reg .b32 %b<5>; ld.param.u64 %a1, [p];"
    " ld.param.u64 %a2, [q]; mov.u32 %b1, %tid.x; mad.wide.u32 %a1, %b1, 4, %a1; mad.wide.u32 %a2, %b1, 4, %a2;"
    " ld.global.u32 %b2, [%a1]; ld.global.u32 %b3, [%a2]; OP.u32 %b4, %b2, %b3; st.global.u32 [%a1], %b4;"
    " mov.u32 %b4, 1; st.global.u32 [%a2], %b4; ret; }"
)


def twice(first: str, op: str, second: str, other: str) -> tuple[str, str]:
    """Two entries on line 4, each of a name and an operation."""
    texts = [TWICE.replace("NAME", n).replace("OP", o) for n, o in ((first, op), (second, other))]
    return "", " ".join(texts)


# The last block to count itself reads what the others stored; a block waits for what another one stored.
LAST = (
    ".global .u32 c; .global .u32 d[64]; mov.u64 %rd2, d; mov.u64 %rd3, c; mad.wide.u32 %rd4, %r2, 4, %rd2;"
    " st.global.u32 [%rd4], %r1; FENCE atomRELEASE.gpu.global.add.u32 %r4, [%rd3], 1; setp.ne.u32 %p2, %r4, 63;"
    " @%p2 bra OUT; ld.global.u32 %r3, [%rd2]; OUT:"
)
WAIT = (
    ".global .u32 c; .global .u32 d; setp.eq.u32 %p2, %r2, 0; @%p2 bra MAKE;"
    " L: ld.ORDER.gpu.global.u32 %r4, [c]; setp.eq.u32 %p2, %r4, 0; @%p2 bra L; FENCE ld.global.u32 %r3, [d];"
    " bra OUT; MAKE: st.global.u32 [d], %r1; st.release.gpu.global.u32 [c], 1; OUT:"
)

# rule, line, faulty body, good body; each a body or (body, module scope)
PAIRS: list[tuple[str, int, str | tuple[str, str], str | tuple[str, str]]] = [
    ("undeclared-register", 9, "add.u32 %r3, %r1, %r99;", "add.u32 %r3, %r1, %r2;"),
    ("undeclared-register", 9, "@%q bra END;", "@%p1 bra END;"),
    ("undeclared-register", 9, "{ .reg .b32 t; mov.u32 t, 1; } mov.u32 %r3, %t;", "{ .reg .b32 %t; mov.u32 %t, 1; }"),
    ("undeclared-register", 9, "mov.u32 %r3, %tidx;", "mov.u32 %r3, %lanemask_lt;"),
    ("undeclared-register", 9, "mov.u32 %r3, %envreg32;", "mov.u32 %r3, %envreg31;"),
    ("unresolved-symbol", 9, "mov.u32 %r3, t;", ".reg .b32 t; mov.u32 t, 1; mov.u32 %r3, t;"),
    ("unresolved-symbol", 9, "ld.param.u32 %r3, [q];", "ld.param.u32 %r3, [p];"),
    ("unresolved-symbol", 9, ("call f;", ""), ("call f;", ".extern .func f();")),
    ("unresolved-symbol", 9, "ld.shared.u32 %r3, [tile];", ".shared .b32 tile[4]; ld.shared.u32 %r3, [tile];"),
    ("unresolved-symbol", 4, ("", ".global .u64 t[2] = {0, nobody};"), ("", ".global .u64 t[2] = {0, t};")),
    ("guard-lost", 9, "@%p1 testp.finite.f32 %p2, 0f3F800000;", "testp.finite.f32 %p2, 0f3F800000;"),
    ("guard-lost", 9, "@!%p1 set.lt.f32.s32 %r3, %r1, %r2;", "@!%p1 set.lt.u32.s32 %r3, %r1, %r2;"),
    ("field-folded", 9, "bfi.b32 %r3, %r1, %r2, 20, 37;", "bfi.b32 %r3, %r1, %r2, 20, 32;"),
    ("field-folded", 9, "bfi.b32 %r3, %r1, %r2, 20, 37;", "bfi.b32 %r3, %r1, %r2, %r2, 37;"),
    ("duplicate-declaration", 9, ".reg .b32 %r3;", "{ .reg .b32 %r3; mov.u32 %r3, 1; }"),
    ("duplicate-declaration", 9, ".reg .b32 %r<3>;", ".reg .b32 %s<3>;"),
    ("duplicate-declaration", 9, ".shared .b32 a; .shared .f32 a;", ".shared .b32 a; .shared .f32 b;"),
    ("duplicate-declaration", 9, ".reg .b32 p;", "{ .reg .b32 p; }"),
    ("duplicate-declaration", 9, "L: L: mov.u32 %r3, 1;", "{ L: mov.u32 %r3, 1; } { L: mov.u32 %r3, 2; }"),
    (
        "duplicate-declaration",
        4,
        ("", ".global .b32 a; .global .b32 a;"),
        ("", ".extern .global .b32 a; .visible .global .b32 a;"),
    ),
    ("duplicate-declaration", 4, ("", ".func f() { ret; } .func f() { ret; }"), ("", ".func f(); .func f() { ret; }")),
    ("shadows-special", 9, ".reg .b32 %laneid;", ".reg .b32 %lane;"),
    ("shadows-special", 9, ".reg .b32 %pm<2>;", ".reg .b32 %pn<2>;"),
    ("unresolved-label", 9, "@%p1 bra NOWHERE;", "@%p1 bra END;"),
    ("unresolved-label", 9, "@%p1 bra IN; { IN: mov.u32 %r3, 1; }", "{ @%p1 bra OUT; } OUT:"),
    (
        "unresolved-label",
        9,
        "ts: .branchtargets END, GONE; @%p1 brx.idx %r1, ts;",
        "ts: .branchtargets END; @%p1 brx.idx %r1, ts;",
    ),
    ("unresolved-label", 9, "brx.idx %r1, END;", "ts: .branchtargets END; @%p1 brx.idx %r1, ts;"),
    ("unknown-modifier", 9, "add.f32x %r3, %r1, %r2;", "add.u32 %r3, %r1, %r2;"),
    ("bad-form", 9, "add.b32 %r3, %r1, %r2;", "and.b32 %r3, %r1, %r2;"),
    ("missing-modifier", 9, "fma.f32 %r3, %r1, %r2, %r3;", "fma.rn.f32 %r3, %r1, %r2, %r3;"),
    ("operand-count", 9, "add.u32 %r3, %r1;", "neg.s32 %r3, %r1;"),
    ("operand-type", 9, "mov.u64 %r3, %rd1;", "mov.u64 %rd2, %rd1;"),
    ("needs-arch", 9, "elect.sync %r3|%p2, %r1;", "vote.sync.ballot.b32 %r3, %p1, -1;"),
    (
        "needs-version",
        9,
        "setp.eq.u32 %p2, %r1, 1; lop3.or.b32 %r3|%p2, %r1, %r2, %r1, 1, %p2;",
        "lop3.b32 %r3, %r1, %r2, %r1, 1;",
    ),
    ("unknown-opcode", 9, "addd.u32 %r3, %r1, 1;", "add.u32 %r3, %r1, 1;"),
    ("never-written", 9, "add.u32 %r3, %r7, 1;", "mov.u32 %r7, 1; add.u32 %r3, %r7, 1;"),
    ("never-written", 9, "add.u32 %r3, %r7, 1; mov.u32 %r7, 1;", "xor.b32 %r7, %r7, %r7; add.u32 %r3, %r7, 1;"),
    ("never-written", 9, "@%p2 bra END;", "setp.eq.u32 %p2, %r2, 1; @%p2 bra END;"),
    ("never-written", 9, "st.global.u32 [%rd3], 1;", "mov.u64 %rd3, %rd1; st.global.u32 [%rd3], 1;"),
    (
        "never-written",
        9,
        "bra L; M: add.u32 %r3, %r7, 1; bra END; L: @%p1 bra M;",
        "bra L; M: add.u32 %r3, %r7, 1; L: mov.u32 %r7, 1; setp.lt.u32 %p2, %r3, 9; @%p2 bra M;",
    ),
    (
        "static-shared-size",
        9,
        ".shared .b8 a[40000]; .shared .b8 b[9153];",
        ".shared .b8 a[40000]; .shared .b8 b[9152];",
    ),
    (
        "static-shared-size",
        4,
        ("st.shared.u8 [a], 1;", ".shared .b8 a[49153];"),
        ("st.shared.u8 [b], 1;", ".shared .b8 a[49153]; .extern .shared .b8 b[];"),
    ),
    (
        "static-shared-size",
        4,
        ("call f;", ".shared .b8 a[49153]; .func f() { st.shared.u8 [a], 1; ret; }"),
        ("call f;", ".shared .b8 a[49152]; .func f() { st.shared.u8 [a], 1; ret; }"),
    ),
    ("no-global-effect", 10, "ret;", "@%p1 ret;"),
    ("no-global-effect", 10, "bra END;", "@%p1 bra END;"),
    ("barrier-skipped", 9, "@%p1 bra END; bar.sync 0;", "bar.sync 0; @%p1 bra END;"),
    ("barrier-skipped", 9, "@%p1 ret; bar.sync 0;", "@%p1 trap; bar.sync 0;"),
    ("barrier-skipped", 9, "@%p1 exit; barrier.sync.aligned 0;", "@%p1 exit; barrier.sync.aligned 1, 32;"),
    (
        "barrier-skipped",
        9,
        "setp.eq.u32 %p2, %r1, 3; @%p2 bra END; bar.red.popc.u32 %r3, 0, %p2;",
        "setp.eq.u32 %p2, %r2, 3; @%p2 bra END; bar.red.popc.u32 %r3, 0, %p2;",
    ),
    (
        "barrier-skipped",
        9,
        "ld.global.u32 %r4, [%rd1]; mul.wide.u32 %rd2, %r1, 4; ld.global.u32 %r5, [%rd2];"
        " LOOP: setp.ge.u32 %p2, %r3, %r5; @%p2 bra OUT; bar.sync 0; add.u32 %r3, %r3, 1; bra LOOP; OUT:",
        "ld.global.u32 %r4, [%rd1]; mul.wide.u32 %rd2, %r1, 4; ld.global.u32 %r5, [%rd2];"
        " LOOP: setp.ge.u32 %p2, %r3, %r4; @%p2 bra OUT; bar.sync 0; add.u32 %r3, %r3, 1; bra LOOP; OUT:",
    ),
    ("constant-condition", 9, "setp.lt.s32 %p2, -1, 0; @%p2 bra END;", "setp.lt.s32 %p2, %r1, 0; @%p2 bra END;"),
    (
        "constant-condition",
        9,
        "setp.ne.u32 %p2, %r1, %r1; @!%p2 bra END;",
        "setp.ne.u32 %p2, %r1, %r2; @!%p2 bra END;",
    ),
    (
        "constant-condition",
        9,
        "mov.u32 %r4, 4; setp.gt.u32 %p2, %r4, 3; @%p2 bra END; mov.u32 %r3, 9;",
        "mov.u32 %r4, 4; L: add.u32 %r4, %r4, 1; setp.lt.u32 %p2, %r4, 9; @%p2 bra L;",
    ),
    (
        "loop-never-moves",
        9,
        "L: add.u32 %r3, %r3, 1; setp.lt.u32 %p2, %r2, %r1; @%p2 bra L;",
        "L: add.u32 %r3, %r3, 1; setp.lt.u32 %p2, %r3, %r1; @%p2 bra L;",
    ),
    (
        "loop-never-moves",
        9,
        "mov.u32 %r4, 0; L: setp.ge.u32 %p2, %r4, %r2; @%p2 bra OUT; add.u32 %r3, %r3, %r1; bra L; OUT:",
        "mov.u32 %r4, 0; L: setp.ge.u32 %p2, %r4, %r2; @%p2 bra OUT; add.u32 %r4, %r4, %r1; bra L; OUT:",
    ),
    (
        "loop-never-moves",
        9,
        "L: and.b32 %r4, %r1, 3; setp.eq.u32 %p2, %r4, 0; @%p2 bra L;",
        "L: ld.global.u32 %r4, [%rd1]; setp.eq.u32 %p2, %r4, 0; @%p2 bra L;",
    ),
    ("identical-bodies", 4, twice("sum", "add", "difference", "add"), twice("sum", "add", "difference", "sub")),
    ("identical-variant", 4, twice("sum_i32", "add", "sum_i64", "add"), twice("sum_i32", "add", "sum_u32", "add")),
    (
        "axis-unread",
        4,
        ("", TWICE.replace("NAME", "n").replace("OP", "add").replace(") {", ") .reqntid 16, 4 {")),
        ("", TWICE.replace("NAME", "n").replace("OP", "add").replace(") {", ") .reqntid 64, 1 {")),
    ),
    (
        "flag-not-released",
        9,
        LAST.replace("FENCE", "").replace("RELEASE", ""),
        LAST.replace("FENCE", "membar.gl;").replace("RELEASE", ""),
    ),
    (
        "flag-not-released",
        9,
        LAST.replace("FENCE", "fence.acq_rel.cta;").replace("RELEASE", ""),
        LAST.replace("FENCE", "").replace("RELEASE", ".acq_rel"),
    ),
    (
        "flag-not-acquired",
        9,
        WAIT.replace("ORDER", "relaxed").replace("FENCE", ""),
        WAIT.replace("ORDER", "acquire").replace("FENCE", ""),
    ),
    (
        "flag-not-acquired",
        9,
        WAIT.replace("ORDER", "relaxed").replace("FENCE", "fence.acq_rel.cta;"),
        WAIT.replace("ORDER", "relaxed").replace("FENCE", "fence.acq_rel.gpu;"),
    ),
    ("template-residue", 9, "mov.u32 %r3, {{ n }};", "mov.b64 %rd2, {%r1, %r2};"),
    ("template-residue", 9, "mov.u32 %r3, ${n};", "mov.u32 %r3, 1; // ${n}"),
    ("template-residue", 9, "mov.u32 %r3, <%= n %>;", "mov.u32 %r3, 2;"),
    ("template-residue", 9, "ld.global.{dtype} %r3, [%rd1];", "ld.global.u32 {%r3}, [%rd1];"),
    ("template-residue", 9, "add.%s %r3, %r1, 1;", "add.s32 %r3, %r1, 1;"),
    ("template-residue", 9, "{% if x %} mov.u32 %r3, 1;", "{ mov.u32 %r3, 1; }"),
    ("template-residue", 4, ("", ".global .b32 a[{{n}}];"), ("", ".global .b32 a[2][2] = {{1, 2}, {3, 4}};")),
    ("non-ascii", 9, "mov.u32 %r3, 1\u00a0;", "mov.u32 %r3, 1;"),
    ("non-ascii", 9, "mov.u32 %r3, 1; // na\u00efve", "mov.u32 %r3, 1; // naive"),
    ("guard-predicate", 9, "@%r1 bra END;", "@%p1 bra END;"),
    ("guard-predicate", 9, "@%tid mov.u32 %r3, 1;", "@!%p1 mov.u32 %r3, 1;"),
    ("branch-target", 9, "@%p1 bra %r1;", "@%p1 bra END;"),
    ("register-component", 9, "mov.u32 %r3, %r1.x;", "mov.u32 %r3, %tid.y;"),
    ("function-definition", 4, ("", ".func f();"), ("", ".func f(); .func f() { ret; }")),
    ("function-definition", 4, ("", ".extern .func f() { ret; }"), ("", ".visible .func f() { ret; }")),
    ("syntax", 9, "mov.u32 %r3 1;", "mov.u32 %r3, 1;"),
    ("declaration", 4, ("", ".global .b33 a;"), ("", ".global .b32 a;")),
]


def text_of(case: str | tuple[str, str]) -> str:
    return kernel(case) if isinstance(case, str) else kernel(*case)


@pytest.mark.parametrize(("rule", "line", "bad", "good"), PAIRS)
def test_the_fault_is_found_at_its_line_and_its_twin_is_silent(
    rule: str, line: int, bad: str | tuple[str, str], good: str | tuple[str, str]
) -> None:
    assert (rule, line) in rules(text_of(bad))
    assert rules(text_of(good)) == []


@pytest.mark.skipif(not assembler(), reason="no nvJitLink on this platform")
@pytest.mark.parametrize(("rule", "line", "bad", "good"), PAIRS)
def test_the_assembler_agrees_about_legality(
    rule: str, line: int, bad: str | tuple[str, str], good: str | tuple[str, str]
) -> None:
    good_ok = assemble(text_of(good), "sm_80")
    # What is declared elsewhere cannot be linked here; everything else must assemble.
    assert good_ok.ok or "Undefined reference" in good_ok.errors[0][1], good_ok.errors
    illegal = {
        "undeclared-register",
        "unresolved-symbol",
        "duplicate-declaration",
        "unresolved-label",
        "unknown-opcode",
        "unknown-modifier",
        "bad-form",
        "missing-modifier",
        "operand-count",
        "operand-type",
        "needs-arch",
        "needs-version",
    }
    if rule in illegal | {"static-shared-size", "syntax"}:
        assert not assemble(text_of(bad), "sm_80").ok


def test_every_rule_has_a_pair_and_says_what_to_do() -> None:
    pairs = (ROOT / "tests" / "faults" / "static").glob("*.bad.ptx")
    asked = {
        rule for p in pairs for words in re.findall(r"// expect: (.*)", p.read_text()) for rule in words.split(", ")
    }
    # Its pair names an architecture that no assembler can be asked about: tests/ptx/test_versions.py.
    assert set(RULES) <= {rule for rule, *_ in PAIRS} | asked | {"unknown-target", "target-option"}
    for r in RULES.values():
        assert r.severity in ("error", "warning")
        assert r.title
    for rule, line, bad, _ in PAIRS:
        for f in check_text(text_of(bad), "t.ptx"):
            if (f.detail["rule"], f.places[0].ptx_line) == (rule, line):
                assert f.kind is Kind.STATIC
                assert f.message
                assert f.remedy or rule in ("syntax", "unsupported")
                assert f.places[0].file == "t.ptx"


def test_a_finding_names_its_source_line_in_the_users_file() -> None:
    body = ".loc 1 9 3\n.loc 2 4 1, function_name $L__info_string0, inlined_at 1 9 3\nadd.u32 %r3, %r7, 1;"
    (f,) = check_text(kernel(body) + '.file 1 "k.cu"\n.file 2 "lib.h"\n', "k.ptx")
    place = f.places[0]
    assert (place.ptx_line, place.source_file, place.source_line) == (11, "k.cu", 9)
    assert (place.kernel, place.instruction) == ("k", "add.u32 %r3, %r7, 1")


def test_an_empty_kernel() -> None:
    (f,) = check_text(HEAD + ".visible .entry k(.param .u64 p)\n{\n  // nothing\n}\n")
    assert f.detail["rule"] == "no-global-effect"
    assert f.places[0].ptx_line == 4
    assert check_text(HEAD + ".visible .entry k()\n{\n  trap;\n}\n") == []


def test_a_compiler_that_leaves_a_register_undefined_says_so() -> None:
    assert rules(kernel("// implicit-def: %r7\n  add.u32 %r3, %r7, 1;")) == []


@pytest.mark.parametrize(("scale", "found"), [("0", []), ("%p1", []), ("1", ["never-written"])])
def test_wgmma_reads_its_sums_only_where_it_adds_to_them(scale: str, found: list[str]) -> None:
    body = (
        ".reg .f32 %f<5>;"
        f" wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {{%f1, %f2, %f3, %f4}}, %rd1, %rd1, {scale},"
        " 1, 1, 0, 0; st.global.v4.f32 [%rd1], {%f1, %f2, %f3, %f4};"
    )
    assert sorted({rule for rule, _ in rules(kernel(body).replace("sm_80", "sm_90a"))}) == found


@pytest.mark.parametrize(
    "instruction",
    [
        "vote.ballot.sync.b32 %r3, %p1, -1;", "vote.all.sync.pred %p2, %p1, -1;", "match.sync.any.b32 %r3, %r1, -1;",
        "barrier.aligned.sync 0;", "atom.gpu.global.add.u32 %r3, [%rd1], 1;", "shfl.idx.sync.b32 %r3, %r1, 0, 31, -1;",
        "ld.nc.global.u32 %r3, [%rd1];", "redux.add.sync.u32 %r3, %r1, -1;", "mad.s32.lo %r3, %r1, %r2, %r3;",
    ],
)  # fmt: skip
def test_modifiers_come_in_any_order_that_the_assembler_takes(instruction: str) -> None:
    made = assemble(kernel(instruction), "sm_80")
    assert not made.not_run_reason
    found = [f for f in check_text(kernel(instruction)) if f.detail["legality"]]
    assert made.ok == (not found), (made.errors, found)


@pytest.mark.parametrize(("factor", "found"), [("%r5", []), ("%r4", [("narrow-product", 9)])])
def test_a_quotient_times_its_divisor_is_at_most_the_dividend(factor: str, found: list[tuple[str, int]]) -> None:
    body = (
        "ld.global.u32 %r4, [%rd1]; ld.global.u32 %r5, [%rd1+4]; div.u32 %r6, %r4, %r5;"
        f" mul.lo.u32 %r7, %r6, {factor}; sub.u32 %r8, %r4, %r7; mul.wide.u32 %rd2, %r8, 4;"
        " add.u64 %rd3, %rd1, %rd2; ld.global.u32 %r3, [%rd3];"
    )
    assert rules(kernel(body)) == found


def test_selected_rules_only() -> None:
    m = parse(kernel("add.u32 %r3, %r7, 1; bra NOWHERE;"))
    assert {f.detail["rule"] for f in check(m)} == {"never-written", "unresolved-label", "unreachable-code"}
    assert {f.detail["rule"] for f in check(m, frozenset({"never-written"}))} == {"never-written"}


def test_findings_can_be_stored() -> None:
    for f in check_text(kernel("add.u32 %r99, %r7, 1; bra NOWHERE;")):
        assert json.loads(json.dumps(f.detail)) == f.detail


@pytest.mark.parametrize("text", ["", "hello world", "\0\0", "{{", "\ud800", "/*", '"', "\n" * 1000 + "é"])
def test_any_text_ends_in_findings(text: str) -> None:
    found = check_text(text)
    assert found
    assert all(isinstance(f, Finding) and f.places[0].ptx_line for f in found)


# What rules say about kernels that nobody made faulty, and why each report is true all the same.
_LAUNCH = "right only for a launch whose threads all decide alike; the same kernel under another launch is labelled bad"
TRUE: dict[str, dict[tuple[str, int], str]] = {
    "div_tail_grid_exact": {("barrier-skipped", 36): _LAUNCH},
    "div_data_break_uniform": {("barrier-skipped", 37): _LAUNCH},
    "rust_llvm_O2_sm90": {
        ("barrier-skipped", 146): "k_barrier_divergent was written to show the fault",
        ("barrier-divergent", 186): "k_barrier_under_tid0_deadlock was written to show the fault",
        ("lane-mask", 1887): "k_shfl_partial_full_mask was written to show the fault",
        ("param-unused", 2337): "k_vecadd_unchecked takes the lengths of its slices and never looks at them",
        ("param-unused", 2339): "k_vecadd_unchecked takes the lengths of its slices and never looks at them",
    },
    "nvcc_mixed_sm90": {
        ("lane-mask", 424): "misc: threads past n leave on line 311; right only where n is a multiple of 32",
    },
    "spmv_csr.sm_75": {
        (
            "param-unused",
            17,
        ): "the number of columns: its contract needs it for the shapes, the row pointers do without",
        ("param-unused", 18): "the number of entries: its contract needs it for the shapes",
    },
    "elements.sm_75": {
        ("param-unused", line): "the number of inputs: its contract needs it for the shapes" for line in (234, 544, 871)
    },
    "triton_matmul_sm80": {("param-unused", 16): "the number of rows, which this kernel takes to be whole tiles"},
    "triton_wgmma_sm90": {("param-unused", 16): "the number of rows, which this kernel takes to be whole tiles"},
    "atomic_plain_mix": {("param-unused", 17): "it takes n and never looks at it"},
    "tail_oob_write": {("param-unused", 17): "it takes n and never looks at it: that is its fault"},
}
# Rules that may, and for some labels must, report on kernels that were labelled bad.
# Indices of 32 bits are a choice that many kernels make; the report says from which size on it is one too small.
_INT = "its sizes are ints: right below 2^31 elements, and the report says so"
for _stem, _lines in {
    "rust_llvm_O2_sm90": (764, 1095, 1136, 1580, 1670, 2131, 2194), "triton_matmul_sm80": (95,),
    "triton_softmax_sm90": (57,), "triton_wgmma_sm90": (515,), "matmul_ok": (51,), "matmul_nosecond": (51,),
    "transpose_inplace_1block": (36,), "transpose_inplace_blocks": (36,),
}.items():  # fmt: skip
    TRUE.setdefault(_stem, {}).update({("narrow-product", line): _INT for line in _lines})
# Sizes that a contract needs for the shapes and its kernel does without, in every entry of these texts.
SHAPES = {
    "spmv.sm_75": "row offsets and columns say what the numbers of columns, elements and slots would",
    "products.sm_75": "row offsets and columns say what the numbers of columns and elements would",
    "products_async.sm_80": "row offsets and columns say what the numbers of columns and elements would",
    "products_mma.sm_80": "row offsets and columns say what the numbers of columns and blocks would",
    "sptrsv.sm_75": "row offsets say what the number of elements would",
    "vectors.sm_75": "indices and row offsets say what the lengths and numbers of elements would",
}
DIVERGENT = {"barrier-skipped", "barrier-divergent", "lane-mask"}
DATA = Path(__file__).parent / "data"
FILES = sorted((*CORPUS.rglob("*.ptx"), *(ROOT / "kernels").rglob("*.ptx"), *DATA.glob("*.ptx")))
LABELS = {
    (index.parent / case["ptx"]).resolve(): case["expect"]
    for index in CORPUS.glob("*/index.jsonl")
    for case in map(json.loads, index.read_text().splitlines())
}


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_real_kernels_are_silent(path: Path) -> None:
    found = {(f.detail["rule"], f.places[0].ptx_line) for f in check_text(path.read_text(), path.name)}
    assert found >= TRUE.get(path.stem, {}).keys()
    found -= TRUE.get(path.stem, {}).keys()
    if path.stem in SHAPES:
        assert any(rule == "param-unused" for rule, _ in found)
        found = {(rule, line) for rule, line in found if rule != "param-unused"}
    if "divergence" in LABELS.get(path.resolve(), ""):
        assert {rule for rule, _ in found} <= DIVERGENT
    elif "race" in LABELS.get(path.resolve(), "").split("+"):
        assert {rule for rule, _ in found} <= {"flag-not-released", "flag-not-acquired"}
    else:
        assert not found


@pytest.mark.parametrize(
    ("version", "target", "line"),
    [("3.0", "sm_20", 1), ("8.0", "sm_80, fast", 2), ("8.0", "sm_80, debug", 2)],
)
def test_target_options_exist(version: str, target: str, line: int) -> None:
    body = ".address_size 64\n.visible .entry k() { trap; }\n"
    assert rules(f".version {version}\n.target {target}\n{body}") == [("target-option", line)]
    if assembler():
        arch = target.split(",")[0]
        assert not assemble(f".version {version}\n.target {target}\n{body}", max(arch, "sm_75")).ok
    assert rules(f".version 9.0\n.target sm_90\n{body}") == []
