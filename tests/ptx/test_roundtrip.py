# SPDX-License-Identifier: Apache-2.0
"""Parsing and printing keeps the code: the assembler makes the same sections from the original and the printed text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from harness.ptx.assemble import assemble, assembler
from harness.ptx.elf import code_sections
from harness.ptx.parser import parse
from harness.ptx.printer import print_module

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "tests" / "corpus"
DATA = Path(__file__).parent / "data"
FILES = sorted((*CORPUS.rglob("*.ptx"), *(ROOT / "kernels").rglob("*.ptx"), *DATA.glob("*.ptx")))

needs_assembler = pytest.mark.skipif(not assembler(), reason="no nvJitLink on this platform")


def without_locations(text: str) -> str:
    """Debug sections follow the text's lines, so both sides go without."""
    return re.sub(r"(?m)^\s*\.(loc|file)\s.*$", "", text)


def arch_of(text: str) -> str:
    m = re.search(r"(?m)^\s*\.target\s+(\w+)", text)
    assert m is not None
    return m.group(1)


def same_code(text: str, printed: str) -> None:
    arch = arch_of(text)
    before = assemble(without_locations(text), arch)
    after = assemble(without_locations(printed), arch)
    assert before.ok
    assert after.ok, after.errors
    assert before.cubin is not None
    assert after.cubin is not None
    sections = code_sections(before.cubin)
    assert any(name.startswith(".text.") for name in sections)
    assert code_sections(after.cubin) == sections
    assert after.entries == before.entries


def test_the_corpus_is_here() -> None:
    assert sum(p.parent.name == "dialects" for p in FILES) == 7
    assert sum("races" in p.parts for p in FILES) == 45
    assert {p.name for p in FILES} >= {"wide.ptx", "wide_debug.ptx", "axpy.sm_75.ptx"}


@needs_assembler
@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_printed_text_assembles_to_the_same_code(path: Path) -> None:
    text = path.read_text()
    same_code(text, print_module(parse(text, path.name)))


@needs_assembler
@pytest.mark.parametrize("path", sorted((CORPUS / "dialects").glob("*.ptx")), ids=lambda p: p.stem)
def test_locations_survive_printing(path: Path) -> None:
    text = path.read_text()
    m = parse(text, path.name)
    again = parse(print_module(m), path.name)
    assert again.files == m.files
    ours = [getattr(s, "loc", None) for f in m.functions for s in f.body or []]
    theirs = [getattr(s, "loc", None) for f in again.functions for s in f.body or []]
    assert theirs == ours
    assert assemble(print_module(m), m.target).ok


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_printing_is_stable(path: Path) -> None:
    printed = print_module(parse(path.read_text(), path.name))
    assert print_module(parse(printed, path.name)) == printed


EXOTIC = """.version 8.4
.target sm_90
.address_size 64
.const .align 8 .f64 table[2][2] = {{0.5, 0d3FF0000000000000}, {-1.0}};
.global .u64 pointers[2] = {generic(table), pointers+8};
.global .align 4 .b8 name[4] = {104, 0x69, 0, (1+2)*3};
.extern .shared .align 16 .b8 dyn[];
.extern .func (.param .b32 r) ext(.param .b64 a);
.func (.reg .u32 out) twice(.reg .u32 in) { add.u32 out, in, in; ret; }
.visible .entry k(.param .u64 .ptr .global .align 4 p, .param .align 8 .b8 s[24], .param .f32 f)
.maxntid 128, 1, 1
.minnctapersm 2
{
  .reg .b32 %r<9>, lone;
  .reg .pred q, %p<3>;
  .reg .b64 %rd<5>;
  .local .align 16 .b8 %stack[64];
  .shared .align 8 .v2 .f32 tile[4];
  ld.param.u64 %rd1, [p];
  ld.param.u32 %r1, [s+8];
  mov.u64 %rd2, %stack;
  st.local.v2.u32 [%rd2+-0], {%r1, 7};
  mov.u32 lone, %tid.x;
  setp.lt.and.u32 %p1|%p2, lone, 32, !q;
  call (%r2), twice, (lone);
  @!%p1 bra DONE;
  {
    .param .b64 a; .param .b32 r;
    st.param.b64 [a], %rd1;
    call.uni (r), ext, (a);
    ld.param.b32 %r3, [r];
  }
  ts: .branchtargets DONE, MORE;
  brx.idx %r1, ts;
MORE:
  shfl.sync.down.b32 %r4|q, lone, 1, 31, -1;
  @q red.global.add.u32 [%rd1+(2*4)], %r4;
DONE: st.global.u32 [%rd1], %r2;
  ret;
}
"""


@needs_assembler
def test_hand_written_forms_survive() -> None:
    text = EXOTIC.replace(".extern .func (.param .b32 r) ext(.param .b64 a);", "").replace(
        ".func (.reg", ".func (.param .b32 r) ext(.param .b64 a) { st.param.b32 [r], 3; ret; }\n.func (.reg", 1
    )
    same_code(text, print_module(parse(text)))


def test_a_declared_function_is_printed_as_one() -> None:
    assert ".extern .func (.param .b32 r) ext(" in print_module(parse(EXOTIC))
