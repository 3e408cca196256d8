# SPDX-License-Identifier: Apache-2.0
"""Every form of the language that compilers and people write, with the line of everything."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

from harness.errors import PtxSyntaxError, UnsupportedPtx
from harness.ptx.module import (
    Addr,
    BranchTargets,
    CallPrototype,
    Directive,
    Guard,
    Imm,
    Instruction,
    Label,
    Module,
    Not,
    Pair,
    Reg,
    Scope,
    Sym,
    Variable,
    Vec,
)
from harness.ptx.parser import parse

CORPUS = Path(__file__).parents[1] / "corpus"
HEAD = ".version 8.4\n.target sm_90\n.address_size 64\n"


def module(text: str) -> Module:
    return parse(HEAD + text, "t.ptx")


def statements(body: str, before: str = "") -> list[object]:
    m = module(f"{before}.visible .entry k(.param .u64 p)\n{{\n{body}\n}}\n")
    found = m.entry("k").body
    assert found is not None
    return list(found)


def one(text: str, declare: str = "") -> Instruction:
    """The single instruction of a body."""
    (i,) = [s for s in statements(declare + text) if isinstance(s, Instruction)]
    return i


def test_header() -> None:
    m = parse("// a comment\n.version 9.0\n.target sm_90a, debug\n.address_size 64\n")
    assert (m.version, m.target, m.target_options, m.address_size) == ((9, 0), "sm_90a", ("debug",), 64)


def test_of_several_targets_the_highest_counts() -> None:
    m = parse(".version 9.0\n.target sm_90, debug\n.target sm_75\n.target sm_100\n")
    assert (m.target, m.target_options) == ("sm_100", ("debug",))


def test_instruction_parts_and_places() -> None:
    (i,) = statements("\n\t@!%p3 ld.acquire.gpu.global.L1::no_allocate.v2.f32 \t{%f1, _}, [%rd1+-8]; // why")
    assert isinstance(i, Instruction)
    assert i.opcode == "ld"
    assert i.modifiers == ("acquire", "gpu", "global", "L1::no_allocate", "v2", "f32")
    assert i.guard == Guard("%p3", negated=True)
    assert i.operands == (Vec((Reg("%f1"), Reg("_"))), Addr(Reg("%rd1"), -8))
    assert (i.line, i.column) == (7, 2)
    assert i.text == "ld.acquire.gpu.global.L1::no_allocate.v2.f32 {%f1, _}, [%rd1+-8]"


@pytest.mark.parametrize(
    ("written", "operand"),
    [
        ("%r1", Reg("%r1")),
        ("%tid.x", Reg("%tid", "x")),
        ("-8388608", Imm(-8388608, "int", "-8388608")),
        ("0x7fU", Imm(127, "int", "0x7fU")),
        ("0b101", Imm(5, "int", "0b101")),
        ("017", Imm(15, "int", "017")),
        ("0f3F800000", Imm(0x3F800000, "f32", "0f3F800000")),
        ("0d3FF0000000000000", Imm(0x3FF0000000000000, "f64", "0d3FF0000000000000")),
        ("1.5", Imm(0x3FF8000000000000, "f64", "1.5")),
        ("-2.0e0", Imm(0xC000000000000000, "f64", "-2.0e0")),
        ("(1+2)*3 - 0x1", Imm(8, "int", "(1+2)*3 - 0x1")),
        ("(7 > 3) ? 10 : 20", Imm(10, "int", "(7 > 3) ? 10 : 20")),
        ("-7 / 2", Imm(-3, "int", "-7 / 2")),
        ("1 << 4 | 1", Imm(17, "int", "1 << 4 | 1")),
        ("WARP_SZ", Imm(32, "int", "WARP_SZ")),
        ("table+16", Sym("table", 16)),
        ("table+-16", Sym("table", -16)),
        ("[%rd1+4]", Addr(Reg("%rd1"), 4)),
        ("[ %rd1 + 0 ]", Addr(Reg("%rd1"))),
        ("[%rd1+-4]", Addr(Reg("%rd1"), -4)),
        ("[p+8]", Addr(Sym("p"), 8)),
        ("[4096]", Addr(Imm(4096, "int", "4096"))),
        ("[%rd1, {%r1, %r2}]", Addr(Reg("%rd1"), 0, (Vec((Reg("%r1"), Reg("%r2"))),))),
        ("!%p1", Not(Reg("%p1"))),
        ("%r1|%p1", Pair(Reg("%r1"), Reg("%p1"))),
        ("_|%p1", Pair(Reg("_"), Reg("%p1"))),
        ("{%r1, 0, %r2}", Vec((Reg("%r1"), Imm(0, "int", "0"), Reg("%r2")))),
    ],
)
def test_operands(written: str, operand: object) -> None:
    assert one(f"mov.b32 %x, {written};").operands == (Reg("%x"), operand)


def test_float_bits() -> None:
    i = one("mov.f64 %fd1, 0.1;")
    imm = i.operands[1]
    assert isinstance(imm, Imm)
    assert struct.pack("<Q", imm.value) == struct.pack("<d", 0.1)


def test_a_register_needs_no_sigil_and_scopes_hide_names() -> None:
    body = statements(
        ".reg .pred q;\n.reg .b32 r<3>;\nmov.pred q, q;\nmov.b32 r2, r3;\n{ .reg .b32 r3;\nmov.b32 r3, here; }\nhere:"
    )
    first, second = [s for s in body if isinstance(s, Instruction)]
    assert first.operands == (Reg("q"), Reg("q"))
    # r<3> declares r0, r1, r2: r3 is some symbol until the scope declares it.
    assert second.operands == (Reg("r2"), Sym("r3"))
    (scope,) = [s for s in body if isinstance(s, Scope)]
    inner = scope.body[1]
    assert isinstance(inner, Instruction)
    assert inner.operands == (Reg("r3"), Sym("here"))
    assert body[-1] == Label("here", 12)


def test_registers_are_declared_by_family() -> None:
    regs = [s for s in statements(".reg .b32 %r<68>, %x, %y<4>;\n.reg .v4 .f32 %v;") if isinstance(s, Variable)]
    assert [(v.name, v.count, v.parameterized, v.vector) for v in regs] == [
        ("%r", 68, True, 1),
        ("%x", 1, False, 1),
        ("%y", 4, True, 1),
        ("%v", 1, False, 4),
    ]


def test_inline_assembly_scope() -> None:
    body = statements(
        "// begin inline asm\n{ .reg .pred q; mbarrier.test_wait.shared.b64 q,[%r3],%rd4; selp.s32 %r7,1,0,q; }\n"
        "// end inline asm"
    )
    (scope,) = body
    assert isinstance(scope, Scope)
    assert (scope.line, scope.end_line) == (7, 7)
    selp = scope.body[2]
    assert isinstance(selp, Instruction)
    assert selp.operands[3] == Reg("q")


def test_call_sequence_and_tables() -> None:
    body = statements(
        "{\n.param .b64 param0;\n.param .align 8 .b8 retval0[16];\nst.param.b64 [param0+0], %rd1;\n"
        "call.uni (retval0), f, (param0, 7);\n}\n"
        "proto: .callprototype (.param .b32 _) _ (.param .b64 _, .param .align 4 .b8 _[12]) .noreturn;\n"
        "call (_), %rd1, (%rd2), proto;\ncall g;\n"
        "ts: .branchtargets a, b;\nbrx.idx %r1, ts;\na:\nb: ret;"
    )
    scope, proto, indirect, plain, table, brx, *_ = body
    assert isinstance(scope, Scope)
    assert isinstance(indirect, Instruction)
    assert isinstance(plain, Instruction)
    assert isinstance(brx, Instruction)
    call = scope.body[3]
    assert isinstance(call, Instruction)
    assert call.operands == (
        Vec((Sym("retval0"),), "call"),
        Sym("f"),
        Vec((Sym("param0"), Imm(7, "int", "7")), "call"),
    )
    assert isinstance(proto, CallPrototype)
    assert [p.size_bytes for p in proto.params] == [8, 12]
    assert proto.directives == {"noreturn": ()}
    assert indirect.operands[1:] == (Reg("%rd1"), Vec((Reg("%rd2"),), "call"), Sym("proto"))
    assert plain.operands == (Sym("g"),)
    assert table == BranchTargets("ts", "branchtargets", ("a", "b"), 15)
    assert brx.operands == (Reg("%r1"), Sym("ts"))


def test_parameters() -> None:
    m = module(
        ".visible .entry k(.param .u64 .ptr .global .align 16 a, .param .u64 .ptr b,\n"
        "  .param .align 4 .b8 c[12], .param .f32 d)\n.maxntid 128, 2, 1\n.minnctapersm 2\n.reqnctapercluster 2\n"
        '.pragma "nounroll";\n{ ret; }\n'
    )
    f = m.entry("k")
    a, b, c, d = f.params
    assert (a.is_ptr, a.ptr_space, a.ptr_align, a.align, a.size_bytes) == (True, "global", 16, 8, 8)
    assert (b.is_ptr, b.ptr_space, b.ptr_align) == (True, None, None)
    assert (c.dims, c.size_bytes, c.align, c.line) == ((12,), 12, 4, 5)
    assert (d.type, d.size_bytes) == ("f32", 4)
    assert f.directives == {"maxntid": (128, 2, 1), "minnctapersm": (2,), "reqnctapercluster": (2,)}
    assert f.pragmas == ('"nounroll"',)


def test_functions() -> None:
    m = module(
        ".extern .func (.param .b32 r) vprintf(.param .b64 a, .param .b64 b)\n;\n"
        ".func f(.reg .b32 x) .noreturn\n{ mov.b32 %r1, x; trap; }\n"
        ".weak .func g() .noreturn { ret; }\n.entry e { ret; }"
    )
    extern, f, g, e = m.functions
    assert (extern.body, extern.linkage, len(extern.returns), len(extern.params)) == (None, "extern", 1, 2)
    assert f.directives == g.directives == {"noreturn": ()}
    assert f.body is not None
    assert f.body[0] == Instruction("mov", ("b32",), (Reg("%r1"), Reg("x")), 7, None, None, "mov.b32 %r1, x", 3)
    assert (e.kind, e.params, e.line) == ("entry", [], 9)


def test_initial_values() -> None:
    m = module(
        ".global .align 4 .b8 lut[8] = {0, 255, 0x80};\n"
        ".const .f32 pi = 0f40490FDB;\n.global .f64 half[2] = {0.5, 1.0};\n"
        ".global .s16 grid[2][3] = {{1, -2}, {3}};\n"
        ".global .u64 table[3] = {lut, generic(lut)+4, lut+8};\n"
        ".global .u8 parts[2] = {0xFF(lut), 0xFF00(lut)};\n"
        ".const .v2 .u32 pair = {1, 2};\n.global .u32 open[] = {1, 2, 3};\n.extern .shared .align 16 .b8 dyn[];\n"
        ".global .u32 zero;\n"
    )
    v = {x.name: x for x in m.variables}
    assert v["lut"].init == bytes([0, 255, 0x80, 0, 0, 0, 0, 0])
    assert v["lut"].align == 4
    assert v["pi"].init == struct.pack("<I", 0x40490FDB)
    assert v["half"].init == struct.pack("<dd", 0.5, 1.0)
    assert v["grid"].init == struct.pack("<6h", 1, -2, 0, 3, 0, 0)
    assert v["table"].relocations == ((0, "lut", 0), (8, "generic:lut", 4), (16, "lut", 8))
    assert v["parts"].relocations == ((0, "lut@0", 0), (1, "lut@1", 0))
    assert (v["pair"].init, v["pair"].size_bytes, v["pair"].align) == (struct.pack("<II", 1, 2), 8, 8)
    assert (v["open"].count, v["open"].size_bytes, v["open"].dims) == (3, 12, (3,))
    assert (v["dyn"].count, v["dyn"].size_bytes, v["dyn"].linkage, v["dyn"].align) == (0, 0, "extern", 16)
    assert v["zero"].init is None


def test_loc_names_the_inlining_chain() -> None:
    m = module(
        ".visible .entry k() {\n.loc 1 10 3\nmov.b32 %r1, 0;\n"
        ".loc 2 5 1, function_name $L__info_string0, inlined_at 1 10 3\nmov.b32 %r1, 1;\n"
        ".loc 2 7 9, function_name $L__info_string1, inlined_at 2 5 1\nmov.b32 %r1, 2;\n}\n"
        '.file 1 "a.cu"\n.file 2 "b.h", 1700000000, 42\n'
        ".section .debug_str\n{\n$L__info_string0:\n.b8 102, 111\n.b8 111\n.b8 0\n"
        "$L__info_string1:\n.b8 103\n.b8 0\n}\n"
    )
    body = m.entry("k").body
    assert body is not None
    outer, middle, inner = [s.loc for s in body if isinstance(s, Instruction)]
    assert outer is not None
    assert (outer.file, outer.line, outer.column, outer.inlined_at) == ("a.cu", 10, 3, None)
    assert middle is not None
    assert (middle.file, middle.function, middle.inlined_at) == ("b.h", "foo", outer)
    assert inner is not None
    assert (inner.line, inner.function, inner.inlined_at) == (7, "g", middle)
    assert m.files == {1: "a.cu", 2: "b.h"}
    assert m.sections[0].text.startswith(".section .debug_str")
    assert [d.name for d in m.order if isinstance(d, Directive)] == ["file", "file", "section"]


@pytest.mark.parametrize(
    ("text", "line", "column", "says"),
    [
        ("", 1, 1, "not PTX"),
        ("\n\nint main() {}", 3, 1, "not PTX"),
        ("\x7fELF\x02\x01\x01", 1, 1, "not PTX"),
        ("\ufeff" + HEAD, 1, 1, "byte-order mark"),
        (".version 9.0\n", 2, 1, "no .target"),
        (".version 9.0\n.entry k { ret; }", 2, 1, ".target"),
        (".version x\n.target sm_75", 1, 10, "version"),
        (HEAD + ".entry k {\n  add.s32 %r1, %r2\n  ret;\n}", 5, 19, "';'"),
        (HEAD + ".entry k {\n  add.s32 %r1, , %r2;\n}", 5, 16, "operand"),
        (HEAD + ".entry k {\n  ret;\n", 6, 1, "ends inside"),
        (HEAD + ".entry k {\n  mov.b32 %r1, é;\n}", 5, 16, "\\xe9"),
        (HEAD + "/* never", 4, 1, "never ends"),
        (HEAD + ".entry k {\n mov.b32 %r1, 99999999999999999999;\n}", 5, 15, "64 bits"),
        (HEAD + ".entry k {\n mov.b32 %r1, 1/0;\n}", 5, 15, "zero"),
        (HEAD + ".global .b8 x[2] = {1,2,3};", 4, 20, "3 initial values"),
        (HEAD + ".global .align 3 .b8 x;", 4, 16, "alignment of 3"),
        (HEAD + "hello", 4, 1, "directive"),
    ],
)
def test_what_is_wrong_has_a_place(text: str, line: int, column: int, says: str) -> None:
    with pytest.raises(PtxSyntaxError, match=re.escape(says)) as e:
        parse(text, "t.ptx")
    assert (e.value.line, e.value.column) == (line, column)


@pytest.mark.parametrize(
    "text",
    [
        ".newthing 3;",
        ".entry k .quick 3 { ret; }",
        ".global .b33 x;",
        ".entry k {\n.maxfoo 3;\n}",
    ],
)
def test_directives_and_types_that_do_not_exist_name_their_line(text: str) -> None:
    with pytest.raises(PtxSyntaxError) as e:
        parse(HEAD + text)
    assert e.value.line == HEAD.count("\n") + (text.count("\n.") + 1)
    assert e.value.remedy


def test_deep_nesting_is_refused_not_overflowed() -> None:
    for body in ("{" * 5000, "mov.b32 %r1, " + "(" * 5000, "mov.b32 %r1, " + "{" * 5000, "mov.b32 %r1, " + "!" * 5000):
        with pytest.raises((UnsupportedPtx, PtxSyntaxError)):
            parse(f"{HEAD}.entry k {{ {body}")


@pytest.mark.parametrize("path", sorted((CORPUS / "dialects").glob("*.ptx")), ids=lambda p: p.stem)
def test_every_instruction_of_a_dialect_keeps_its_line(path: Path) -> None:
    text = path.read_text()
    lines = text.split("\n")
    seen = 0

    def walk(body: list[object]) -> None:
        nonlocal seen
        for s in body:
            if isinstance(s, Scope):
                walk(list(s.body))
            elif isinstance(s, Instruction):
                seen += 1
                assert s.text.split()[0].split(".")[0] == s.opcode
                assert ".".join((s.opcode, *s.modifiers)) in lines[s.line - 1]

    for f in parse(text, path.name).functions:
        walk(list(f.body or []))
    code = re.sub(r"//.*", "", text)
    expected = len(re.findall(r"(?m)(?:^|;|\{)\s*(?:@!?%\w+\s+)?[a-z][\w.:]*(?:\s[^;]*)?;", code))
    assert seen >= 0.9 * expected > 100
