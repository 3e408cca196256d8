# SPDX-License-Identifier: Apache-2.0
"""After something that cannot be read, the rest is read: every independent fault is told once, and nothing else is."""

from __future__ import annotations

import random

import pytest

from harness.errors import PtxSyntaxError
from harness.ptx.checks import check_text
from harness.ptx.module import Function
from harness.ptx.parser import parse, read

TEXT = """.version 8.0
.target sm_80
.address_size 64
.global .align 4 .b32 table[4] = {1, 2, 3, 4};
.visible .entry first(
  .param .u64 p,
  .param .u32 n
)
.maxntid 128, 1, 1
{
  .reg .pred %p<2>;
  .reg .b32 %r<5>;
  .reg .b64 %rd<3>;
  ld.param.u64 %rd1, [p];
  ld.param.u32 %r1, [n];
  mov.u32 %r2, %tid.x;
  setp.ge.u32 %p1, %r2, %r1;
  @%p1 bra DONE;
  {
    .reg .b32 t;
    add.u32 t, %r2, 1;
    mov.b32 %r3, t;
  }
  st.global.v2.u32 [%rd1], {%r3, %r2};
DONE:
  ret;
}

.visible .entry second(.param .u64 q)
{
  .reg .b64 %rd<2>;
  ld.param.u64 %rd1, [q];
  st.global.u32 [%rd1], 1;
  ret;
}
"""


def line_of(part: str) -> int:
    return TEXT[: TEXT.index(part)].count("\n") + 1


# what is replaced, by what, the line to name (of the original text)
FAULTS: list[tuple[str, str, int]] = [
    (".b32 table[4] =", ".b32 table[4 =", 4),
    ("{1, 2, 3, 4};", "{1, 2, 3 4};", 4),
    (".param .u64 p,", ".param .u64 p", 6),
    (".param .u32 n", ".param .u32 n 7", 7),
    (".maxntid 128, 1, 1", ".maxntid 128, , 1", 9),
    (".reg .b32 %r<5>;", ".reg .b32 %r<5;", 12),
    ("ld.param.u32 %r1, [n];", "ld.param.u32 %r1, [n;", 15),
    ("ld.param.u32 %r1, [n];", "ld.param.u32 %r1 [n];", 15),
    ("mov.u32 %r2, %tid.x;", "mov.u32 %r2, %tid.x", 16),
    ("@%p1 bra DONE;", "@ bra DONE;", 18),
    ("  {\n    .reg .b32 t;", "  \n    .reg .b32 t;", 23),
    ("    mov.b32 %r3, t;\n  }", "    mov.b32 %r3, t;\n", 19),
    ("    mov.b32 %r3, t;", "    mov.b32 %r3, t;\n}", 23),
    ("[%rd1], {%r3, %r2};", "[%rd1], {%r3, %r2;", 24),
    ("[%rd1], {%r3, %r2};", "[%rd1], %r3, %r2};", 24),
    ("  ret;\n}\n\n.visible .entry second", "  ret;\n\n\n.visible .entry second", 27),
    ("(.param .u64 q)\n{", "(.param .u64 q)\n", 31),
    (".visible .entry second(.param .u64 q)", ".visible .entri second(.param .u64 q)", 29),
    (".param .u64 q)", ".param .u64 q", 30),
    ("st.global.u32 [%rd1], 1;", "st.global.u32 [%rd1], 0x;", 33),
    ("st.global.u32 [%rd1], 1;", "st.global.u32 [%rd1], 1 1;", 33),
    ("st.global.u32 [%rd1], 1;\n  ret;\n}", "st.global.u32 [%rd1], 1;\n  ret;\n", 35),
    ("st.global.u32 [%rd1], 1;\n  ret;\n}", "st.global.u32 [%rd1], 1;\n  ret;\n}\n}", 36),
]


def told(text: str) -> list[tuple[str, int | None]]:
    return [(f.detail["rule"], f.places[0].ptx_line) for f in check_text(text, "t.ptx")]


def test_the_text_is_silent() -> None:
    assert told(TEXT) == []


@pytest.mark.parametrize(("part", "by", "line"), FAULTS)
def test_one_fault_is_told_once_at_its_line(part: str, by: str, line: int) -> None:
    assert told(TEXT.replace(part, by, 1)) == [("syntax", line)]
    with pytest.raises(PtxSyntaxError) as e:
        parse(TEXT.replace(part, by, 1))
    assert e.value.line == line


INDEPENDENT = [f for f in FAULTS if f[1].count("\n") == f[0].count("\n") and line_of(f[0]) == f[2]]


@pytest.mark.parametrize("seed", range(12))
def test_three_independent_faults_are_told_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    chosen: dict[int, tuple[str, str, int]] = {}
    while len(chosen) < 3:
        f = rng.choice(INDEPENDENT)
        chosen.setdefault(f[2], f)
    text = TEXT
    for part, by, _ in chosen.values():
        text = text.replace(part, by, 1)
    assert told(text) == [("syntax", line) for line in sorted(chosen)]


def test_other_rules_run_on_what_was_read() -> None:
    text = TEXT.replace("ld.param.u64 %rd1, [q];", "ld.param.u64 %rd1, [r]; mov.u32 %x1, 1;").replace("[n];", "[n;")
    assert told(text) == [("syntax", 15), ("unresolved-symbol", 32), ("undeclared-register", 32)]
    # What the lost declaration declared is not called undeclared.
    text = text.replace(".reg .b64 %rd<2>;", ".reg .b64 %rd<2>>;")
    assert told(text) == [("syntax", 15), ("syntax", 31), ("unresolved-symbol", 32), ("undeclared-register", 32)]


def test_everything_around_a_fault_is_in_the_module() -> None:
    m, problems = read(TEXT.replace("%r1, [n];", "%r1, [n;").replace(".reg .b64 %rd<2>;", ".reg .b64 <2>;"), "t.ptx")
    whole = parse(TEXT)
    assert [p.line for p in problems] == [15, 31]
    assert not m.whole
    assert m.lost >= {"n"}
    assert [f.name for f in m.functions] == ["first", "second"]

    def kept(functions: list[Function]) -> int:
        return sum(len(f.body or []) for f in functions)

    assert kept(m.functions) == kept(whole.functions) - 2


@pytest.mark.parametrize("text", ["", "hello", "int main() { return 0; }", "\0", "\ufeff", "/*", '"', "{{}}"])
def test_what_is_no_ptx_is_told_once(text: str) -> None:
    m, problems = read(text)
    assert len(problems) in (1, 2)
    assert not m.order


def test_a_comment_that_never_ends_is_the_only_fault() -> None:
    text = TEXT.replace("mov.u32 %r2, %tid.x;", "/* mov.u32 %r2, %tid.x;")
    assert told(text) == [("syntax", 16)]


def test_a_repeated_fault_stops_being_told() -> None:
    assert 90 <= len(told(TEXT + "}\n" * 5000)) <= 110


@pytest.mark.parametrize("rest", ["{", "{\n", "{ }", "}\n{", "{ ret; }\n{"])
def test_a_brace_that_nothing_owns_is_told_and_read_over(rest: str) -> None:
    assert {rule for rule, _ in told(TEXT + rest)} == {"syntax"}
