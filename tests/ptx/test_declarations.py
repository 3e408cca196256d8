# SPDX-License-Identifier: Apache-2.0
"""Declarations and initial values: what is taken and what is refused, by us as by the assembler."""

from __future__ import annotations

import pytest

from harness.ptx.assemble import assemble, assembler
from harness.ptx.checks import check_text

HEAD = ".version 9.0\n.target sm_90\n.address_size 64\n.global .b32 a; .global .u64 c[4];\n"
TAIL = "\n.visible .entry k() { trap; }\n"
# The fault stands on line 5. (rule, refused, taken)
PAIRS: list[tuple[str, str, str]] = [
    ("declaration", ".global .align 3 .u32 x;", ".align 8 .global .align 16 .u32 x;"),
    ("declaration", ".global .u32 .align 8 x;", ".attribute(.managed) .align 8 .global .u32 x;"),
    ("declaration", ".global .bf16 x;", ".global .f16 x;"),
    ("declaration", ".global .f32x2 x;", ".global .f16x2 x;"),
    ("declaration", ".global .v4 .f64 x;", ".global .v4 .f32 x;"),
    ("declaration", ".global .pred x;", ".global .b8 x;"),
    ("declaration", ".global .b33 x;", ".global .b128 x;"),
    ("declaration", ".global .u32 .u32 x;", ".global .u32 x, y[2];"),
    ("declaration", ".global .u32 x[];", ".extern .global .u32 x[];"),
    ("declaration", ".global .u32 x[2][];", ".global .u32 x[][2] = {{1, 2}};"),
    ("declaration", ".visible .weak .global .u32 x;", ".weak .global .u32 x;"),
    ("declaration", ".common .const .u32 x;", ".common .global .u32 x;"),
    ("declaration", ".const .attribute(.managed) .u32 x;", ".global .attribute(.managed) .u32 x;"),
    ("declaration", ".global .attribute(.other) .u32 x;", ".global .u32;"),
    ("declaration", ".tex .u32 x;", ".global .texref x;"),
    ("declaration", ".const .texref x;", ".global .surfref x;"),
    ("declaration", ".local .u32 x;", ".func f() { .local .u32 x; ret; }"),
    ("declaration", ".func f() { .reg .b32 x[3]; ret; }", ".func f() { .reg .b32 x<3>; ret; }"),
    ("declaration", ".func f() { .reg .v2 .pred x; ret; }", ".func f() { .reg .v2 .b32 x; ret; }"),
    ("declaration", ".func f() { .shared .texref x; ret; }", ".func f() { .align 8 .shared .b32 x; ret; }"),
    ("declaration", ".global .u32 WARP_SZ;", ".global .u32 x[WARP_SZ];"),
    ("directive", ".func f() { .extern .shared .b8 x[]; ret; }", ".extern .shared .b8 x[];"),
    ("directive", ".func f() { .maxntid 3 ret; }", ".entry f() .maxntid 3 { ret; }"),
    ("initialiser", ".global .u32 x[2] = {1, 2, 3};", ".global .u32 x[2] = {1};"),
    ("initialiser", ".global .u32 x[2][2] = {1, 2, 3, 4};", ".global .u32 x[2][2] = {{1, 2}, {}};"),
    ("initialiser", ".global .u32 x[2] = 5;", ".global .u32 x = 5;"),
    ("initialiser", ".global .u32 x = {5};", ".global .u32 x[1] = {5};"),
    ("initialiser", ".global .v2 .u32 x = {1};", ".global .v2 .u32 x = {1, 2};"),
    ("initialiser", ".global .f32 x = 1;", ".global .f32 x = 1.0;"),
    ("initialiser", ".global .u32 x = 1.0;", ".global .b32 x = 1.0;"),
    ("initialiser", ".global .f16 x = 1.0;", ".global .b16 x = 0x3c00;"),
    ("initialiser", ".shared .u32 x = 1;", ".const .u32 x = 1;"),
    ("initialiser", ".extern .global .u32 x = 1;", ".visible .global .u32 x = 1;"),
    ("initialiser", ".global .b64 x = c;", ".global .u64 x = c;"),
    ("initialiser", ".global .u16 x[1] = {c};", ".global .u64 x[2] = {c+8, generic(c)+4};"),
    ("initialiser", ".global .b8 x[1] = {0xff(c)};", ".global .u8 x[2] = {0xff(c), 0xFF00(generic(c))};"),
    ("initialiser", ".global .u32 x[] = {};", ".global .u32 x[] = {1};"),
    ("syntax", ".global .u32 x[2] = {1,};", ".global .u32 x[2] = {1, 1+2*3};"),
    ("syntax", ".global .f32 x = -0f3f800000;", ".global .f32 x = -.5;"),
    ("syntax", ".global .f32 x = 1.0e400;", ".global .f32 x = 1.0e38;"),
    ("syntax", ".global .u32 x[4*2];", ".global .u32 x[0x8];"),
    ("syntax", ".global .u64 x = c-8;", ".global .u64 x = c+8;"),
    ("syntax", ".pragma nounroll;", '.pragma "nounroll";'),
    ("syntax", ".func f() { ret;; }", ".func f() { ret; }"),
]


def legality(text: str) -> list[tuple[str, int | None]]:
    return [
        (f.detail["rule"], f.places[0].ptx_line)
        for f in check_text(text)
        if f.detail["severity"] == "error" and f.detail["legality"]
    ]


@pytest.mark.parametrize(("rule", "refused", "taken"), PAIRS)
def test_the_fault_is_named_once_and_its_twin_is_silent(rule: str, refused: str, taken: str) -> None:
    assert legality(HEAD + refused + TAIL) == [(rule, 5)]
    assert legality(HEAD + taken + TAIL) == []


@pytest.mark.skipif(not assembler(), reason="no nvJitLink on this platform")
@pytest.mark.parametrize(("rule", "refused", "taken"), PAIRS)
def test_the_assembler_agrees(rule: str, refused: str, taken: str) -> None:
    assert not assemble(HEAD + refused + TAIL, "sm_90").ok, rule
    fine = assemble(HEAD + taken + TAIL, "sm_90")
    # What is declared elsewhere cannot be linked here; everything else must assemble.
    assert fine.ok or "Undefined reference" in fine.errors[0][1]
