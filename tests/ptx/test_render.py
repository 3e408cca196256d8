# SPDX-License-Identifier: Apache-2.0
"""A finding as a compiler would print it."""

from __future__ import annotations

from harness.findings import Finding, Kind
from harness.ptx.checks import check_text
from harness.ptx.render import render_finding, render_findings

TEXT = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
\t.reg .b64 %rd<2>; .reg .b32 %r<4>;
\tld.param.u64 %rd1, [p];
\t.loc 1 9 3
\tadd.u32 %r3, %r2, 1;
\tst.global.u32 [%rd1], %r3;
\tret;
}
.file 1 "k.cu"
"""


def test_place_line_caret_why_and_what_to_do() -> None:
    (f,) = check_text(TEXT, "k.ptx")
    assert render_finding(f, TEXT) == (
        "k.ptx:9:15: error: %r2 is read here, and nothing has written it on any path [never-written]\n"
        " 9 |  add.u32 %r3, %r2, 1;\n"
        "   |               ^^^\n"
        "   = from: k.cu:9\n"
        "   = why: a register holds an undefined value until an instruction writes it\n"
        "   = fix: write %r2 first, or correct the name"
    )


def test_a_count_closes_the_list() -> None:
    text = TEXT.replace("ret;", "bra NOWHERE;").replace("mov", "mov")
    shown = render_findings(check_text(text, "k.ptx"), text)
    assert shown.endswith("\n\n2 errors")
    assert shown.count("[never-written]") == 1
    assert shown.count("[unresolved-label]") == 1
    assert render_findings([], text) == ""


def test_syntax_errors_look_the_same() -> None:
    text = TEXT.replace("%r2, 1;", "%r2 1;")
    (f,) = check_text(text, "k.ptx")
    shown = render_finding(f, text).split("\n")
    assert shown[0] == "k.ptx:9:19: error: expected ',' or ';', found '1' [syntax]"
    assert shown[2].index("^") - shown[1].index("add") == text.split("\n")[8].index(" 1;") + 1 - 1


def test_long_lines_are_cut_and_odd_places_do_not_fail() -> None:
    long = " " * 400 + "bad, " + "x" * 400
    f = Finding(Kind.STATIC, "m", check_text(TEXT, "k.ptx")[0].places, detail={"column": 401, "severity": "error"})
    shown = render_finding(f, "\n" * 8 + long).split("\n")
    assert len(shown[1]) < 200
    assert shown[2].index("^") == shown[1].index("bad,")
    assert "m" in render_finding(f, "")
    assert render_finding(Finding(Kind.STATIC, "nowhere"), "") == "error: nowhere"
