# SPDX-License-Identifier: Apache-2.0
"""What an engine owes whoever asks it, the same tests for both: the emulator everywhere, the GPU where there is one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from harness.cuda.probe import probe
from harness.engine import Engine, Outcome
from harness.errors import AssayError
from harness.findings import Evidence, Kind, Verdict
from harness.order import happens_before, random_linear_extension
from harness.program import (
    Buffer,
    Code,
    Copy,
    Fill,
    HostSync,
    Launch,
    PreparedLaunch,
    Program,
    Ptr,
    Record,
    Scalar,
    Wait,
)  # fmt: skip
from harness.schedule import SUBMITS, Schedule
from harness.workers import IsolatedEngine
from tests.cuda import programs as p

FREE = Schedule()


@pytest.fixture(scope="module", params=["emulator", "emulator-fast", "cuda"])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    if request.param != "cuda":
        from harness.emulator.engine import EmulatorEngine

        yield EmulatorEngine(race=request.param == "emulator")
        return
    report = probe()
    if not report.ok:
        pytest.skip(f"not run: no device: {report.missing}")
    # In a process of its own: a fault ends that one.
    isolated = IsolatedEngine(kind="cuda")
    yield isolated
    isolated.close()


HEAD = ".version 7.0\n.target sm_75\n.address_size 64\n"


def kernel(parameters: str, body: str, before: str = "", directives: str = "") -> Code:
    """A kernel k; %i is the thread's number in the grid (x first), %n its word behind the pointer p."""
    text = f"""{HEAD}{before}
.visible .entry k({parameters}) {directives}
{{
.reg .pred %p<4>; .reg .b16 %h<8>; .reg .b32 %r<24>, %i; .reg .b64 %d<16>, %n, %a; .reg .f32 %f<4>; .reg .f64 %g<4>;
mov.u32 %r0, %tid.x; mov.u32 %r1, %tid.y; mov.u32 %r2, %tid.z;
mov.u32 %r3, %ntid.x; mov.u32 %r4, %ntid.y; mov.u32 %r5, %ntid.z;
mov.u32 %r6, %ctaid.x; mov.u32 %r7, %ctaid.y; mov.u32 %r8, %ctaid.z;
mov.u32 %r9, %nctaid.x; mov.u32 %r10, %nctaid.y;
mad.lo.u32 %i, %r2, %r4, %r1; mad.lo.u32 %i, %i, %r3, %r0;
mad.lo.u32 %r11, %r8, %r10, %r7; mad.lo.u32 %r11, %r11, %r9, %r6;
mul.lo.u32 %r12, %r3, %r4; mul.lo.u32 %r12, %r12, %r5;
mad.lo.u32 %i, %r11, %r12, %i; mul.wide.u32 %n, %i, 4;
ld.param.u64 %a, [p]; cvta.to.global.u64 %a, %a; add.s64 %n, %a, %n;
{body}
ret;
}}
"""
    return Code(text, "k", "both.ptx")


OWN = kernel(".param .u64 p", "st.global.u32 [%n], %i;")


def launched(
    code: Code, *args: Any, grid: tuple[int, int, int] = (1, 1, 1), block: tuple[int, int, int] = (32, 1, 1),
    buffers: tuple[Buffer, ...] = (), **more: Any,
) -> Program:  # fmt: skip
    """One launch; numpy arrays among the arguments become buffers b0, b1, …"""
    made, given = list(buffers), []
    for a in args:
        if isinstance(a, np.ndarray):
            made.append(Buffer(f"b{len(made)}", a.nbytes, init=a))
            a = Ptr(made[-1].name)
        given.append(a)
    return Program("both", tuple(made), (Launch(0, PreparedLaunch(code, grid, block, **more), tuple(given)),))


def run(engine: Engine, program: Program, schedule: Schedule = FREE, **more: Any) -> Outcome:
    outcome = engine.execute(program, schedule, **more)
    assert outcome.status is Verdict.PASS, outcome.reason
    return outcome


def words(outcome: Outcome, name: str = "b0") -> Any:
    return outcome.buffers[name].view(np.uint32)


def refused(engine: Engine, program: Program, schedule: Schedule = FREE) -> str:
    """Why an engine would not do it: what it raised, or the reason of an error that wrote nothing. Empty: it did it."""
    try:
        outcome = engine.execute(program, schedule)
    except AssayError as why:
        return str(why)
    return outcome.reason if outcome.status is Verdict.ERROR and not outcome.findings else ""


def kinds(outcome: Outcome) -> set[Kind]:
    return {f.kind for f in outcome.findings}


def test_who_it_is(engine: Engine) -> None:
    assert engine.evidence in (Evidence.EMULATED, Evidence.SILICON)
    assert engine.name in ("emulator", "cuda")
    assert engine.device


# --- launches ---


@pytest.mark.parametrize(
    ("grid", "block"),
    [
        ((1, 1, 1), (1, 1, 1)),
        ((3, 2, 2), (4, 3, 2)),
        ((1, 1, 1), (1024, 1, 1)),
        ((2, 1, 1), (16, 8, 8)),
        ((1, 3, 1), (1, 1, 64)),
    ],
)
def test_every_thread_of_every_block_runs_once(
    engine: Engine, grid: tuple[int, int, int], block: tuple[int, int, int]
) -> None:
    n = int(np.prod(grid) * np.prod(block))
    out = words(run(engine, launched(OWN, np.full(n, 7, np.uint32), grid=grid, block=block)))
    assert out.tolist() == list(range(n))


def test_what_no_device_launches_is_refused_by_name(engine: Engine) -> None:
    x = np.zeros(4, np.uint32)
    for grid, block, shared in (
        ((1, 1, 1), (1025, 1, 1), 0), ((1, 1, 1), (64, 32, 1), 0), ((1, 65536, 1), (1, 1, 1), 0),
        ((0, 1, 1), (32, 1, 1), 0), ((1, 0, 1), (32, 1, 1), 0), ((1, 1, 1), (0, 1, 1), 0), ((1, 1, 1), (32, 1, 0), 0),
        ((1, 1, 1), (1, 1, 65), 0), ((1, 1, 1), (1, 1, 1), 1 << 18),
    ):  # fmt: skip
        assert refused(engine, launched(OWN, x, grid=grid, block=block, shared_bytes=shared)), (grid, block, shared)
    assert refused(engine, launched(OWN, x, block=(4, 1, 1))) == ""


def test_arguments_that_do_not_fit_are_refused(engine: Engine) -> None:
    slots = ((0, 8, 8),)
    x = np.zeros(32, np.uint32)
    for args in ((), (x, x), (Scalar(b"1234"),)):
        assert refused(engine, launched(OWN, *args, params=slots))
    assert refused(engine, launched(replace(OWN, entry="absent"), x, params=slots))


# --- parameters ---


def test_scalars_of_every_width_and_structures_by_value(engine: Engine) -> None:
    code = kernel(
        ".param .u64 p, .param .u8 b, .param .u16 h, .param .b32 w, .param .b64 d, .param .f32 f, .param .f64 g, "
        ".param .align 8 .b8 s[24], .param .s8 t",
        "ld.param.u8 %r13, [b]; st.global.u32 [%a], %r13; ld.param.u16 %r13, [h]; st.global.u32 [%a+4], %r13;"
        "ld.param.b32 %r13, [w]; st.global.u32 [%a+8], %r13; ld.param.b64 %d1, [d]; st.global.b64 [%a+16], %d1;"
        "ld.param.f32 %f1, [f]; st.global.f32 [%a+12], %f1; ld.param.f64 %g1, [g]; st.global.f64 [%a+24], %g1;"
        "ld.param.b64 %d2, [s+8]; st.global.b64 [%a+32], %d2; ld.param.u8 %r13, [s+17]; st.global.u32 [%a+40], %r13;"
        "ld.param.s8 %r13, [t]; st.global.u32 [%a+44], %r13;",
    )
    s = bytes(range(100, 124))
    values = [
        b"\xfe", b"\x34\x12", b"\x78\x56\x34\x12", bytes(range(1, 9)), np.float32(1.5).tobytes(),
        np.float64(-2.25).tobytes(), s, b"\x80",
    ]  # fmt: skip
    out = run(engine, launched(code, np.zeros(12, np.uint32), *map(Scalar, values), block=(1, 1, 1))).buffers["b0"]
    assert out[:12].view(np.uint32).tolist() == [0xFE, 0x1234, 0x12345678]
    assert out[12:16].view(np.float32)[0] == 1.5
    assert out[16:24].tobytes() == values[3]
    assert out[24:32].view(np.float64)[0] == -2.25
    assert out[32:40].tobytes() == s[8:16]
    assert out[40:48].view(np.uint32).tolist() == [117, 0xFFFFFF80]


def test_a_pointer_into_a_buffer_and_bases_that_are_not_aligned(engine: Engine) -> None:
    x = np.zeros(40, np.uint32)
    outcome = run(engine, launched(OWN, Ptr("x", 16), buffers=(Buffer("x", x.nbytes, init=x),)))
    assert words(outcome, "x").tolist() == [0] * 4 + list(range(32)) + [0] * 4
    where = kernel(".param .u64 p", "cvt.u32.u64 %r13, %a; and.b32 %r13, %r13, 255; st.global.u32 [%a], %r13;")
    shifted = Buffer("x", 4, init=np.zeros(1, np.uint32), misalign=12)
    assert words(run(engine, launched(where, Ptr("x"), buffers=(shifted,), block=(1, 1, 1))), "x")[0] == 12


# --- memory ---


def test_dynamic_shared_memory_up_to_what_is_opted_in(engine: Engine) -> None:
    for size in (128, 49152, 100 * 1024):
        last = Scalar((size - 4).to_bytes(4, "little"))
        launch = Launch(
            0, p.token("through_shared", (p.POINTER, (8, 4, 4)), block=32, shared_bytes=size), (Ptr("p"), last)
        )
        outcome = run(engine, Program("s", (p.words("p", n=32),), (launch,)))
        assert words(outcome, "p").tolist() == list(range(32)), size


def test_copies_and_fills_by_byte(engine: Engine) -> None:
    host = Buffer("h", 64, kind="host", init=np.arange(64, dtype=np.uint8))
    back = Buffer("back", 64, kind="host", init=np.zeros(64, np.uint8))
    x, y = (Buffer(n, 64, init=np.full(64, 9, np.uint8)) for n in "xy")
    ops = (
        Copy(0, "x", "h", 31, dst_offset=3, src_offset=17), Copy(0, "y", "x", 40, dst_offset=24, src_offset=1),
        Fill(0, "y", 0x5A, 5, offset=1), Copy(0, "back", "y", 64),
    )  # fmt: skip
    outcome = run(engine, Program("c", (host, back, x, y), ops))
    a = np.full(64, 9, np.uint8)
    a[3:34] = np.arange(17, 48)
    b = np.full(64, 9, np.uint8)
    b[24:64] = a[1:41]
    b[1:6] = 0x5A
    assert outcome.buffers["x"].tolist() == a.tolist()
    assert outcome.buffers["y"].tolist() == outcome.buffers["back"].tolist() == b.tolist()
    assert outcome.buffers["h"].tolist() == list(range(64))


def test_what_nobody_wrote_is_poison(engine: Engine) -> None:
    code = kernel(".param .u64 p", "setp.ge.u32 %p1, %i, 30; @%p1 ret; st.global.u32 [%n], %i;")
    for poison in (0xA5, 0x3C):
        out = Buffer("x", 128)
        got = words(run(engine, launched(code, Ptr("x"), buffers=(out,)), poison=poison), "x")
        assert got.tolist() == [*range(30), *[poison * 0x01010101] * 2]


def test_variables_of_a_module_begin_anew_in_each_program(engine: Engine) -> None:
    code = kernel(
        ".param .u64 p", "mov.u64 %d1, count; ld.global.u32 %r13, [%d1]; add.u32 %r13, %r13, 1;"
        "st.global.u32 [%d1], %r13; st.global.u32 [%a], %r13;", before=".global .align 4 .u32 count = 5;",
    )  # fmt: skip
    one = launched(code, np.zeros(1, np.uint32), block=(1, 1, 1))
    for _ in range(2):
        assert words(run(engine, one))[0] == 6
        assert words(run(engine, Program("twice", one.buffers, one.ops * 2)))[0] == 7


# --- streams ---


def test_an_enforced_order_is_the_one_that_happens(engine: Engine) -> None:
    program = p.mixing(24, 4)
    hb = happens_before(program)
    for seed in range(4):
        order = random_linear_extension(hb, Random(seed))
        outcome = run(engine, program, Schedule(order, seed))
        assert outcome.enforced
        assert outcome.order == tuple(order)
        assert (words(outcome, "p") == p.mixed(order)).all()


def test_a_consumer_before_its_producer_reads_what_was_there(engine: Engine) -> None:
    program = p.producer_consumer()
    assert (words(run(engine, program, Schedule((1, 0))), "q") == 0).all()
    assert (words(run(engine, program, Schedule((0, 1))), "q") == p.PRODUCED).all()
    ordered = p.producer_consumer(ordered=True)
    assert (words(run(engine, ordered), "q") == p.PRODUCED).all()


def test_an_order_that_streams_and_events_forbid_is_refused(engine: Engine) -> None:
    ordered = p.producer_consumer(ordered=True)
    assert refused(engine, ordered, Schedule((3, 0, 1, 2)))
    assert refused(engine, ordered, Schedule((0, 1, 2)))
    wait_first = Program("w", ordered.buffers, (Wait(1, "e"), Record(0, "e"), HostSync(), *ordered.ops[-1:]), 2)
    assert (words(run(engine, wait_first), "q") == 0).all()  # a wait for an event nobody recorded yet waits for nothing


# --- faults ---


def test_a_store_past_the_end_is_found(engine: Engine) -> None:
    for offset in (4096, -4):
        found = kinds(engine.execute(p.store(offset), FREE))
        assert found, offset
        assert found <= {Kind.OUT_OF_BOUNDS, Kind.OUT_OF_PLACE}
    assert kinds(engine.execute(p.store(4092), FREE)) == set()


def test_an_address_far_from_everything_a_trap_and_a_misaligned_access(engine: Engine) -> None:
    odd = kernel(".param .u64 p", "st.global.u32 [%a+2], %i;")
    for program, kind in (
        (p.store(1 << 46), Kind.OUT_OF_BOUNDS), (p.store(0, entry="stop"), Kind.TRAP),
        (launched(odd, np.zeros(4, np.uint32), block=(1, 1, 1)), Kind.MISALIGNED),
    ):  # fmt: skip
        if program.ops[0].token.code.entry == "stop":  # type: ignore[union-attr]
            stop = Launch(0, p.token("stop", (p.POINTER,), block=1), (Ptr("p"),))
            program = replace(program, ops=(stop,))
        assert kind in kinds(engine.execute(program, FREE))
    # Whatever a fault did, the next program runs.
    assert words(run(engine, launched(OWN, np.zeros(32, np.uint32)))).tolist() == list(range(32))


def test_a_changed_input_is_found(engine: Engine) -> None:
    x = np.full(32, 99, np.uint32)
    for role, expected in (("in", {Kind.INPUT_CHANGED}), ("inout", set())):
        buffer = Buffer("x", 128, init=x, role=role)  # type: ignore[arg-type]
        assert kinds(engine.execute(launched(OWN, Ptr("x"), buffers=(buffer,)), FREE)) == expected


@pytest.mark.parametrize("submit", SUBMITS)
def test_an_order_is_enforced_however_a_program_is_submitted(engine: Engine, submit: str) -> None:
    made = p.mixing(9, 3)
    for seed in range(3):
        order = random_linear_extension(happens_before(made), Random(seed))
        outcome = engine.execute(made, Schedule(order, seed, submit=submit))
        assert (outcome.status, outcome.enforced) == (Verdict.PASS, True), outcome.reason
        assert set(outcome.buffers["p"].view(np.uint32)) == {p.mixed(order)}


@pytest.mark.parametrize("submit", SUBMITS)
def test_what_is_ordered_gives_the_same_bytes_however_it_is_submitted(engine: Engine, submit: str) -> None:
    for seed in range(3):
        outcome = engine.execute(p.copies(), Schedule(None, seed, submit=submit))
        assert outcome.status is Verdict.PASS, outcome.reason
        assert (outcome.buffers["h2"] == p.copied()).all()
        outcome = engine.execute(p.producer_consumer(ordered=True), Schedule(None, seed, submit=submit))
        assert (outcome.buffers["q"].view(np.uint32) == p.PRODUCED).all()
        assert not outcome.findings
