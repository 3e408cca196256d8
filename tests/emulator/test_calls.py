# SPDX-License-Identifier: Apache-2.0
"""Calls that cannot be copied in, the stack, what the device has built in, and parameters reached by address."""

from __future__ import annotations

import re

import numpy as np
import pytest

from harness.emulator.engine import EmulatorEngine
from harness.engine import Outcome
from harness.findings import Kind, Verdict
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr, Scalar
from harness.schedule import Schedule

HEAD = ".version 8.6\n.target sm_90\n.address_size 64\n"
PROLOGUE = """
.visible .entry k(.param .u64 out, .param .u32 n)
{
	.reg .pred %p, %q; .reg .b32 %t, %n, %r<8>; .reg .b64 %o, %x<8>;
	ld.param.u64 %o, [out]; ld.param.u32 %n, [n]; mov.u32 %t, %tid.x;
	mul.wide.u32 %x0, %t, 4; add.s64 %o, %o, %x0;
"""


def run(functions: str, body: str, n: int = 0, *, threads: int = 8, race: bool = True, init: bool = True) -> Outcome:
    """Each thread stores %r0 after `body`, which may use %t (its number), %n, %r1 … and %x1 …"""
    text = f"{HEAD}{functions}{PROLOGUE}{body}\n\tst.global.u32 [%o], %r0;\n\tret;\n}}\n"
    start = np.full(threads, 0xEEEEEEEE, np.uint32) if init else None
    buffer = Buffer("out", 4 * threads, init=start)
    token = PreparedLaunch(Code(text, "k", "k.ptx"), (1, 1, 1), (threads, 1, 1))
    launch = Launch(0, token, (Ptr("out"), Scalar(np.uint32(n).tobytes())))
    outcome = EmulatorEngine(race=race).execute(Program("calls", (buffer,), (launch,)), Schedule(seed=5))
    assert outcome.status is Verdict.PASS, outcome.reason
    return outcome


def values(outcome: Outcome) -> list[int]:
    assert not outcome.findings, outcome.findings
    return outcome.buffers["out"].view(np.uint32).tolist()


def only(outcome: Outcome, kind: Kind, text: str) -> None:
    """One kind of finding, whose message says this."""
    assert {f.kind for f in outcome.findings} == {kind}, outcome.findings
    assert re.search(text, outcome.findings[0].message), outcome.findings[0].message


TIERS = pytest.mark.parametrize("race", [True, False])
# depth(n) = n == 0 ? 0 : (n ^ depth(n - 1)) + 1, with n kept in .local memory across the call
DEPTH = """
.func (.param .b32 r) depth(.param .b32 n)
{
	.reg .pred %p; .reg .b32 %r<4>; .local .align 4 .b32 kept;
	ld.param.u32 %r0, [n]; st.local.u32 [kept], %r0; mov.u32 %r1, 0;
	setp.eq.u32 %p, %r0, 0; @%p bra DONE;
	sub.u32 %r0, %r0, 1;
	{ .param .b32 a; .param .b32 b; st.param.b32 [a], %r0; call (b), depth, (a); ld.param.b32 %r1, [b]; }
	ld.local.u32 %r2, [kept]; xor.b32 %r1, %r1, %r2; add.u32 %r1, %r1, 1;
DONE:
	st.param.b32 [r], %r1; ret;
}
"""
CALL = "{ .param .b32 a; .param .b32 b; st.param.b32 [a], %r1; call (b), depth, (a); ld.param.b32 %r0, [b]; }"


def depth(n: int) -> int:
    value = 0
    for k in range(1, n + 1):
        value = (value ^ k) + 1
    return value


@TIERS
@pytest.mark.parametrize("n", [0, 1, 30, 300])
def test_recursion_keeps_every_frame(n: int, race: bool) -> None:
    outcome = run(DEPTH, f"add.u32 %r1, %n, %t; {CALL}", n, race=race)
    assert values(outcome) == [depth(n + t) for t in range(8)]


@TIERS
def test_recursion_without_end_fills_the_stack(race: bool) -> None:
    outcome = run(DEPTH, f"mov.u32 %r1, -1; {CALL}", race=race)
    only(outcome, Kind.OUT_OF_BOUNDS, r"call stack of \d+ bytes is full, \d+ calls deep")
    assert outcome.stats["threads_trapped"] == 8
    assert outcome.findings[0].places[0].ptx_line == 11


# even(n) and odd(n) call each other
MUTUAL = "".join(
    f"""
.func (.reg .b32 r) {name}(.reg .b32 n);
"""
    for name in ("even", "odd")
) + "".join(
    f"""
.func (.reg .b32 r) {name}(.reg .b32 n)
{{
	.reg .pred %p; .reg .b32 %m;
	mov.u32 r, {at_zero}; setp.eq.u32 %p, n, 0; @%p ret;
	sub.u32 %m, n, 1; call (r), {other}, (%m); ret;
}}
"""
    for name, other, at_zero in (("even", "odd", 1), ("odd", "even", 0))
)


@TIERS
def test_two_functions_that_call_each_other(race: bool) -> None:
    outcome = run(MUTUAL, "add.u32 %r1, %t, 40; call (%r0), even, (%r1);", race=race)
    assert values(outcome) == [1 - t % 2 for t in range(8)]


# f(a, b) of two kinds, reached through a table; g has another signature
TABLE = """
.func (.param .b32 r) plus(.param .b32 a, .param .b32 b)
{ .reg .b32 %x<3>; ld.param.u32 %x0, [a]; ld.param.u32 %x1, [b]; add.u32 %x2, %x0, %x1; st.param.b32 [r], %x2; ret; }
.func (.param .b32 r) times(.param .b32 a, .param .b32 b)
{ .reg .b32 %x<3>; ld.param.u32 %x0, [a]; ld.param.u32 %x1, [b]; mul.lo.u32 %x2, %x0, %x1; st.param.b32 [r], %x2; ret; }
.func (.param .b32 r) other(.param .b64 a) { .reg .b32 %x; mov.u32 %x, 9; st.param.b32 [r], %x; ret; }
.global .align 8 .u64 table[3] = {plus, times, other};
"""
THROUGH = """
	mov.u64 %x2, table; add.s64 %x1, %x1, %x2; ld.global.u64 %x3, [%x1];
	{ .param .b32 a; .param .b32 b; .param .b32 c; st.param.b32 [a], %t; st.param.b32 [b], 5;
	P: .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);
	call (c), %x3, (a, b), P; ld.param.b32 %r0, [c]; }
"""


@TIERS
def test_calls_through_a_table_of_functions(race: bool) -> None:
    outcome = run(TABLE, "and.b32 %r1, %t, 1; mul.wide.u32 %x1, %r1, 8;" + THROUGH, race=race)
    assert values(outcome) == [t * 5 if t % 2 else t + 5 for t in range(8)]


def test_targets_may_be_listed() -> None:
    body = (
        "setp.lt.u32 %p, %t, 4; mov.u64 %x1, plus; mov.u64 %x2, times; selp.b64 %x3, %x1, %x2, %p;"
        "{ .param .b32 a; .param .b32 b; .param .b32 c; st.param.b32 [a], %t; st.param.b32 [b], 7;"
        "T: .calltargets plus, times; call (c), %x3, (a, b), T; ld.param.b32 %r0, [c]; }"
    )
    assert values(run(TABLE, body)) == [t + 7 if t < 4 else t * 7 for t in range(8)]


@TIERS
@pytest.mark.parametrize("address", ["mov.u64 %x1, 16;", "mov.u64 %x1, 8; neg.s64 %x4, %x1; mov.u64 %x1, 0;"])
def test_a_call_through_what_is_no_such_function(address: str, race: bool) -> None:
    wild = THROUGH if "16" in address else THROUGH.replace("ld.global.u64 %x3, [%x1];", "mov.u64 %x3, 4096;")
    outcome = run(TABLE, address + wild, race=race)
    only(outcome, Kind.TRAP, "call through 0x")
    assert outcome.stats["threads_trapped"] == 8


SUM = """
.func (.param .b32 r) total(.param .align 4 .b8 s[20], .param .b32 at)
{
	.reg .b32 %r<4>; .reg .b64 %x<4>;
	mov.u64 %x0, s; ld.param.u32 %r0, [at]; mul.wide.u32 %x1, %r0, 4; add.s64 %x0, %x0, %x1;
	ld.local.u32 %r1, [%x0]; ld.param.u32 %r2, [s+16]; add.u32 %r1, %r1, %r2; st.param.b32 [r], %r1; ret;
}
"""


@TIERS
def test_the_address_of_a_parameter_leads_to_a_copy(race: bool) -> None:
    stores = "".join(f"add.u32 %r1, %t, {10 * i}; st.param.b32 [s+{4 * i}], %r1;" for i in range(5))
    body = f"and.b32 %r2, %t, 3; {{ .param .align 4 .b8 s[20]; .param .b32 a; .param .b32 c; {stores}"
    body += "st.param.b32 [a], %r2; call (c), total, (s, a); ld.param.b32 %r0, [c]; }"
    assert values(run(SUM, body, race=race)) == [t + 10 * (t % 4) + t + 40 for t in range(8)]


# --- the stack ---


@TIERS
def test_alloca_gives_memory_of_ones_own(race: bool) -> None:
    body = """
	cvt.u64.u32 %x1, %n; alloca.u64 %x2, %x1, 32; and.b64 %x3, %x2, 31; cvt.u32.u64 %r0, %x3;
	stacksave.u64 %x4; alloca.u64 %x5, %x1; st.local.u32 [%x5], 1; stackrestore.u64 %x4; alloca.u64 %x6, %x1;
	st.local.u32 [%x2], %t; st.local.u32 [%x6], 77; ld.local.u32 %r1, [%x2]; add.u32 %r0, %r0, %r1;
	setp.ne.s64 %p, %x5, %x6; @%p mov.u32 %r0, 99;
"""
    assert values(run("", body, 24, race=race)) == list(range(8))


def test_alloca_of_more_than_there_is() -> None:
    outcome = run("", "alloca.u64 %x1, 1000000; st.local.u32 [%x1], 1; mov.u32 %r0, 1;")
    only(outcome, Kind.OUT_OF_BOUNDS, "stack")
    wild = run("", "mov.u64 %x1, -64; stackrestore.u64 %x1; alloca.u64 %x2, 8; st.local.u32 [%x2], 1; mov.u32 %r0, 1;")
    only(wild, Kind.OUT_OF_BOUNDS, "stack")


# --- built in ---

PRINTF = ".extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);\n"


def string(name: str, text: str) -> str:
    data = ", ".join(str(b) for b in [*text.encode(), 0])
    return f".global .align 1 .b8 {name}[{len(text.encode()) + 1}] = {{{data}}};\n"


VPRINTF = """
	mov.u64 %x3, format; cvta.global.u64 %x3, %x3; cvta.local.u64 %x4, lv;
	{ .param .b64 a; .param .b64 b; .param .b32 c; st.param.b64 [a], %x3; st.param.b64 [b], %x4;
	call (c), vprintf, (a, b); ld.param.b32 %r0, [c]; }
"""


@TIERS
def test_what_a_kernel_prints(race: bool) -> None:
    fill = """
	.local .align 8 .b8 lv[64]; mov.u64 %x1, word; cvta.global.u64 %x1, %x1;
	neg.s32 %r1, %t; st.local.u32 [lv], %r1; mov.u64 %x2, 0d3FF8000000000000; st.local.u64 [lv+8], %x2;
	st.local.u64 [lv+16], %x1; mov.u64 %x2, 1099511627776; st.local.u64 [lv+24], %x2;
	mov.u32 %r2, 6; st.local.u32 [lv+32], %r2; mov.u32 %r2, 255; st.local.u32 [lv+36], %r2;
"""
    functions = PRINTF + string("format", "%d %5.2f %s %llu%% %*x|\n") + string("word", "hé")
    outcome = run(functions, fill + VPRINTF, threads=3, race=race)
    assert values(outcome) == [6] * 3
    lines = sorted(outcome.stats["output"].splitlines())
    assert lines == sorted(f"{-t}  1.50 hé 1099511627776%     ff|" for t in range(3))


def test_a_kernel_that_prints_from_where_nothing_is() -> None:
    functions = PRINTF + string("format", "%s %d\n")
    body = ".local .align 8 .b8 lv[8]; mov.u64 %x1, 64; st.local.u64 [lv], %x1;" + VPRINTF
    outcome = run(functions, body, threads=1)
    only(outcome, Kind.OUT_OF_BOUNDS, "0x40")


ASSERT = (
    ".extern .func __assertfail(.param .b64 a, .param .b64 b, .param .b32 c, .param .b64 d, .param .b64 e);\n"
    + string("message", "n > 0") + string("file", "some.cu") + string("function", "void k(int)")
)  # fmt: skip


def test_a_failed_assertion_names_itself() -> None:
    store = "".join(f"mov.u64 %x{i}, {n}; st.param.b64 [{p}], %x{i};" for i, n, p in
                    ((1, "message", "a"), (2, "file", "b"), (3, "function", "d")))  # fmt: skip
    body = "mov.u32 %r0, 5; setp.ne.u32 %p, %t, 3; @%p bra GO; { .param .b64 a; .param .b64 b; .param .b32 c; "
    body += f".param .b64 d; .param .b64 e; {store} st.param.b32 [c], 12; st.param.b64 [e], 1;"
    body += " call __assertfail, (a, b, c, d, e); } GO:"
    outcome = run(ASSERT, body)
    only(outcome, Kind.TRAP, r"assertion `n > 0` failed at some.cu:12 in void k\(int\)")
    assert outcome.findings[0].places[0].thread == (3, 0, 0)
    assert outcome.buffers["out"].view(np.uint32).tolist() == [0xEEEEEEEE if t == 3 else 5 for t in range(8)]
    assert outcome.stats["threads_trapped"] == 1
    assert outcome.stats["threads_returned"] == 7


HEAP = ".extern .func (.param .b64 r) malloc(.param .b64 n);\n.extern .func free(.param .b64 p);\n"
MALLOC = (
    "{ .param .b64 a; .param .b64 b; st.param.b64 [a], 16; call (b), malloc, (a); ld.param.b64 %x1, [b]; } "
    "st.u32 [%x1], %t; ld.u32 %r0, [%x1];"
)
FREE = "{ .param .b64 a; st.param.b64 [a], %x1; call free, (a); }"


@TIERS
def test_the_heap(race: bool) -> None:
    assert values(run(HEAP, MALLOC + FREE, race=race)) == list(range(8))
    only(run(HEAP, MALLOC + FREE + FREE, race=race), Kind.USE_AFTER_FREE, "freed a second time")
    only(run(HEAP, MALLOC + FREE + "ld.u32 %r0, [%x1];", race=race), Kind.USE_AFTER_FREE, "")
    only(run(HEAP, MALLOC + "st.u32 [%x1+16], %t;", race=race), Kind.OUT_OF_BOUNDS, "device heap")
    only(
        run(HEAP, MALLOC + "add.s64 %x1, %x1, 4;" + FREE, race=race), Kind.OUT_OF_BOUNDS, "no address that malloc gave"
    )
    uninitialised = run(HEAP, MALLOC + "ld.u32 %r0, [%x1+8];", race=race)
    only(uninitialised, Kind.UNINITIALISED, "device heap")


def test_the_heap_ends() -> None:
    big = MALLOC.replace("16;", "6000000;").split(" st.u32")[0]
    body = f"{big} setp.ne.s64 %p, %x1, 0; {big} setp.ne.s64 %q, %x1, 0;"
    body += "selp.u32 %r0, 1, 0, %p; selp.u32 %r1, 2, 0, %q; or.b32 %r0, %r0, %r1;"
    assert values(run(HEAP, body, threads=1)) == [1]


# --- parameters ---


@TIERS
def test_parameters_by_address(race: bool) -> None:
    body = """
	mov.u64 %x1, n; cvta.param.u64 %x2, %x1; ld.u32 %r0, [%x2]; ld.param.u32 %r1, [%x1]; add.u32 %r0, %r0, %r1;
	isspacep.param %p, %x2; @!%p mov.u32 %r0, 1; cvta.to.param.u64 %x3, %x2; setp.ne.s64 %q, %x3, %x1;
	@%q mov.u32 %r0, 2; isspacep.global %p, %x2; @%p mov.u32 %r0, 3; isspacep.const %p, %x2; @%p mov.u32 %r0, 4;
"""
    assert values(run("", body, 21, race=race)) == [42] * 8


@TIERS
@pytest.mark.parametrize(
    "body",
    [
        "ld.param.u32 %r0, [n+4];",
        "ld.param.u64 %x1, [n]; mov.u32 %r0, 1;",
        "mov.u64 %x1, n; ld.param.u32 %r0, [%x1+64];",
        "mov.u64 %x1, -8; ld.param.u32 %r0, [%x1];",
        "mov.u64 %x1, n; cvta.param.u64 %x1, %x1; ld.u32 %r0, [%x1+4];",
        "{ .param .b32 a; ld.param.u32 %r0, [a+4]; }",
    ],
)
def test_a_parameter_that_is_not_there(body: str, race: bool) -> None:
    outcome = run("", body, race=race)
    only(outcome, Kind.OUT_OF_BOUNDS, "parameter")
    assert outcome.findings[0].space == "param memory"


def test_parameters_cannot_be_written() -> None:
    only(run("", "mov.u64 %x1, n; cvta.param.u64 %x1, %x1; st.u32 [%x1], 1; mov.u32 %r0, 1;"), Kind.OUT_OF_BOUNDS, "")


@TIERS
def test_constant_memory_is_told_from_global(race: bool) -> None:
    body = """
	cvta.const.u64 %x1, c; isspacep.const %p, %x1; selp.u32 %r0, 1, 0, %p; isspacep.global %q, %x1;
	@%q or.b32 %r0, %r0, 2; isspacep.global %p, %o; @%p or.b32 %r0, %r0, 4; isspacep.const %q, %o; @%q mov.u32 %r0, 9;
"""
    assert values(run(".const .align 4 .u32 c = 3;\n", body, race=race)) == [5] * 8


@TIERS
@pytest.mark.parametrize("index", [3, 0x80000000, 0xFFFFFFFF])
def test_an_index_outside_its_branch_table(index: int, race: bool) -> None:
    body = f"mov.u32 %r1, {index}; T: .branchtargets A, B, C; brx.idx %r1, T; A: B: C: mov.u32 %r0, 7;"
    only(run("", body, race=race), Kind.TRAP, f"brx.idx with index {index}; its table has 3 targets")
    assert values(run("", body.replace(f"%r1, {index}", "%r1, 2"), race=race)) == [7] * 8


def test_a_function_defined_nowhere_is_named() -> None:
    text = f"{HEAD}.extern .func gone;\n.visible .entry k() {{ call gone; ret; }}\n"
    token = PreparedLaunch(Code(text, "k", "k.ptx"), (1, 1, 1), (1, 1, 1))
    outcome = EmulatorEngine().execute(Program("gone", (), (Launch(0, token, ()),)), Schedule(seed=1))
    assert outcome.status is Verdict.UNSUPPORTED
    assert "gone" in outcome.reason


def test_a_breakpoint_ends_its_thread_as_a_trap() -> None:
    outcome = run("", "mov.u32 %r0, 1; setp.eq.u32 %p, %t, 2; @%p brkpt;")
    only(outcome, Kind.TRAP, "trapped")
    assert outcome.buffers["out"].view(np.uint32).tolist() == [0xEEEEEEEE if t == 2 else 1 for t in range(8)]


@TIERS
@pytest.mark.parametrize(
    ("barrier", "text"),
    [
        ("mov.u32 %r1, 16; bar.sync %r1;", "0 to 15"),
        ("bar.sync 1, 40;", "multiple of the warp size"),
        ("mov.u32 %r1, 0; barrier.sync 2, %r1;", "multiple of the warp size"),
    ],
)
def test_barriers_that_no_device_has(barrier: str, text: str, race: bool) -> None:
    outcome = run("", f"{barrier} mov.u32 %r0, 3;", threads=64, race=race)
    found = [f for f in outcome.findings if f.kind is Kind.BARRIER_DIVERGENCE]
    assert any(text in f.message for f in found), outcome.findings


@TIERS
def test_barriers_that_a_device_has(race: bool) -> None:
    body = "mov.u32 %r1, 15; bar.sync %r1; bar.sync 1, 64; barrier.sync 2, 64; mov.u32 %r0, 3;"
    assert values(run("", body, threads=64, race=race)) == [3] * 64


def test_registers_of_the_driver_and_the_profiler_read_zero() -> None:
    body = "mov.u32 %r0, %envreg3; mov.u32 %r1, %pm2; or.b32 %r0, %r0, %r1; mov.u64 %x1, %pm7_64; cvt.u32.u64 %r2, %x1;"
    assert values(run("", f"{body} or.b32 %r0, %r0, %r2;")) == [0] * 8
