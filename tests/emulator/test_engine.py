# SPDX-License-Identifier: Apache-2.0
"""The emulator engine: each kind of fault is found with its places, and its right twin is clean."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from harness.emulator.engine import EmulatorEngine
from harness.engine import Outcome
from harness.errors import LaunchRefused, UsageError
from harness.findings import Kind, Verdict
from harness.program import Buffer, Code, Copy, Fill, Launch, PreparedLaunch, Program, Ptr, Record, Scalar, Wait
from harness.schedule import POLICIES, Schedule

SEED_1 = Schedule(seed=1)
HEAD = ".version 7.0\n.target sm_75\n.address_size 64\n"


def entry(body: str, params: int = 1, shared: str = "") -> Code:
    """A kernel of `params` pointers p0 … that are loaded into %rd0 …; %r0 is tid.x, %rd9 its byte offset."""
    text = HEAD + ".visible .entry k(" + ", ".join(f".param .u64 p{i}" for i in range(params)) + ")\n{\n"
    text += ".reg .pred %p<8>;\n.reg .b32 %r<16>;\n.reg .b64 %rd<16>;\n" + shared
    text += "".join(f"ld.param.u64 %rd{i}, [p{i}];\n" for i in range(params))
    text += "mov.u32 %r0, %tid.x;\nmul.wide.u32 %rd9, %r0, 4;\n" + body + "\nret;\n}\n"
    return Code(text, "k", "t.ptx")


def line_of(code: Code, text: str) -> int:
    return next(i for i, line in enumerate(code.ptx.splitlines(), 1) if text in line)


def run(
    code: Code, *buffers: Buffer, grid: int = 1, block: int = 32, shared: int = 0, race: bool = True,
    schedule: Schedule = SEED_1, fuel: int = 0, tier: str = "auto",
) -> Outcome:  # fmt: skip
    token = PreparedLaunch(code, (grid, 1, 1), (block, 1, 1), shared)
    program = Program("t", buffers, (Launch(0, token, tuple(Ptr(b.name) for b in buffers)),))
    return EmulatorEngine(race=race, tier=tier).execute(program, schedule, fuel=fuel)


def buffer(name: str = "x", elements: int = 32, **more: Any) -> Buffer:
    more.setdefault("init", np.arange(elements, dtype=np.uint32))
    return Buffer(name, 4 * elements, **more)


def kinds(outcome: Outcome) -> set[Kind]:
    return {f.kind for f in outcome.findings}


STORE_OWN = "add.s64 %rd1, %rd0, %rd9;\nst.global.u32 [%rd1], %r0;"


@pytest.mark.parametrize("race", [True, False])
def test_a_store_past_the_end_names_line_thread_and_distance(race: bool) -> None:
    code = entry(STORE_OWN)
    assert run(code, buffer(), race=race).findings == ()
    (finding,) = run(code, buffer(elements=31), race=race).findings
    assert finding.kind is Kind.OUT_OF_BOUNDS
    assert finding.address == "0 bytes past the end of x (124 bytes)"
    (place,) = finding.places
    assert (place.ptx_line, place.thread, place.role) == (line_of(code, "st.global"), (31, 0, 0), "write")


@pytest.mark.parametrize("race", [True, False])
def test_misaligned_access(race: bool) -> None:
    code = entry("add.s64 %rd1, %rd0, 2;\nld.global.u32 %r1, [%rd1];")
    (finding,) = run(code, buffer(), block=1, race=race).findings
    assert (finding.kind, finding.nbytes) == (Kind.MISALIGNED, 4)
    assert run(entry("ld.global.u32 %r1, [%rd0+4];"), buffer(), block=1, race=race).findings == ()


@pytest.mark.parametrize("race", [True, False])
def test_uninitialised_read(race: bool) -> None:
    code = entry("add.s64 %rd1, %rd0, %rd9;\nld.global.u32 %r1, [%rd1];")
    assert kinds(run(code, buffer(init=None), race=race)) == {Kind.UNINITIALISED}
    assert kinds(run(code, buffer(), race=race)) == set()


def test_uninitialised_byte_of_a_word() -> None:
    code = entry(
        "st.global.u8 [%rd0], %r0;\nst.global.u8 [%rd0+1], %r0;\n"
        "ld.global.u16 %r1, [%rd0];\nld.global.u8 %r2, [%rd0+2];"
    )
    (finding,) = run(code, buffer(init=None), block=1).findings
    assert (finding.kind, finding.address) == (Kind.UNINITIALISED, "x+2")


@pytest.mark.parametrize("race", [True, False])
def test_an_out_buffer_must_be_written_whole(race: bool) -> None:
    code = entry("setp.ge.u32 %p1, %r0, 30;\n@%p1 ret;\n" + STORE_OWN)
    short = run(code, buffer(init=None, role="out"), race=race)
    assert kinds(short) == {Kind.UNWRITTEN}
    assert short.findings[0].detail["ranges"] == [(120, 128)]
    assert run(entry(STORE_OWN), buffer(init=None, role="out"), race=race).findings == ()


def test_a_written_input() -> None:
    assert kinds(run(entry(STORE_OWN), buffer(role="in"))) == {Kind.INPUT_CHANGED}


def test_race_names_both_lines_and_what_is_missing() -> None:
    body = (
        "mov.u32 %r1, s;\nshl.b32 %r2, %r0, 2;\nadd.u32 %r3, %r1, %r2;\nst.shared.u32 [%r3], %r0;\n{bar}\n"
        "xor.b32 %r4, %r2, 4;\nadd.u32 %r4, %r1, %r4;\nld.shared.u32 %r5, [%r4];"
    )
    shared = ".shared .align 4 .b8 s[256];\n"
    bad = entry(body.format(bar=""), shared=shared)
    outcome = run(bad, buffer(), block=64)
    races = [f for f in outcome.findings if f.kind is Kind.RACE]
    assert races
    assert {p.ptx_line for p in races[0].places} == {line_of(bad, "st.shared"), line_of(bad, "ld.shared")}
    assert races[0].relation == "same warp"
    assert races[0].address.startswith("s+")
    assert "barrier" in races[0].missing
    assert run(entry(body.format(bar="bar.sync 0;"), shared=shared), buffer(), block=64).findings == ()


def test_an_exited_thread_before_a_barrier() -> None:
    bad = entry("setp.eq.u32 %p1, %r0, 3;\n@%p1 ret;\nbar.sync 0;")
    (finding,) = run(bad, buffer()).findings
    assert finding.kind is Kind.BARRIER_DIVERGENCE
    assert finding.places[0].ptx_line == line_of(bad, "bar.sync")
    assert run(entry("bar.sync 0;"), buffer()).findings == ()


SPIN = "loop:\nld.relaxed.gpu.global.u32 %r1, [%rd0];\nsetp.eq.u32 %p1, %r1, 0;\n@%p1 bra loop;"


@pytest.mark.parametrize("tier", ["quick", "fast"])
@pytest.mark.parametrize("threads", POLICIES)
def test_a_wait_for_nobody_is_a_deadlock_and_one_for_a_later_block_is_not(threads: str, tier: str) -> None:
    flag = buffer("flag", 1, init=np.zeros(1, np.uint32))
    schedule = Schedule(seed=3, threads=threads)
    code = entry(SPIN)
    (finding,) = run(code, flag, schedule=schedule, tier=tier).findings
    assert finding.kind is Kind.DEADLOCK
    assert finding.places[0].ptx_line == line_of(code, "ld.relaxed")
    last = "mov.u32 %r3, %ctaid.x;\nmov.u32 %r4, %nctaid.x;\nsub.u32 %r4, %r4, 1;\nsetp.eq.u32 %p2, %r3, %r4;\n"
    good = entry(last + "mov.u32 %r5, 1;\n@%p2 st.relaxed.gpu.global.u32 [%rd0], %r5;\n@%p2 ret;\n" + SPIN)
    assert run(good, flag, grid=20, block=1, schedule=schedule, tier=tier).findings == ()


def test_a_run_away_kernel_is_not_run_for_its_budget() -> None:
    code = entry("mov.u32 %r1, 0;\nloop:\nadd.u32 %r1, %r1, 1;\nst.global.u32 [%rd0], %r1;\nbra loop;")
    outcome = run(code, buffer(), block=1, fuel=100_000)
    assert outcome.status is Verdict.NOT_RUN
    assert outcome.reason.startswith("budget")


def test_a_trap_is_a_finding_and_ends_are_counted() -> None:
    outcome = run(entry("setp.eq.u32 %p1, %r0, 5;\n@%p1 trap;\nsetp.eq.u32 %p2, %r0, 6;\n@%p2 exit;"), buffer())
    assert kinds(outcome) == {Kind.TRAP}
    assert [outcome.stats[f"threads_{how}"] for how in ("returned", "exited", "trapped", "fell_off")] == [30, 1, 1, 0]


def test_unsupported_only_when_a_thread_gets_there() -> None:
    body = "setp.eq.u32 %p1, %r0, {lane};\n@%p1 tcgen05.fence::before_thread_sync;"
    assert run(entry(body.format(lane=99)), buffer()).status is Verdict.PASS
    reached = run(entry(body.format(lane=7)), buffer())
    assert reached.status is Verdict.UNSUPPORTED
    assert "tcgen05" in reached.reason


def test_the_same_seed_gives_the_same_bytes_and_another_may_not() -> None:
    # Every thread overwrites one word without order: which value stays is the schedule's.
    code = entry("st.relaxed.gpu.global.u32 [%rd0], %r0;")
    last = {
        int(run(code, buffer(elements=1), schedule=Schedule(seed=s)).buffers["x"].view(np.uint32)[0]) for s in range(8)
    }
    again = {
        int(run(code, buffer(elements=1), schedule=Schedule(seed=s)).buffers["x"].view(np.uint32)[0]) for s in range(8)
    }
    assert last == again
    assert len(last) > 1


def two_streams(*middle: Any) -> tuple[Program, Code, Code]:
    write, read = (
        entry(STORE_OWN),
        entry(
            "add.s64 %rd2, %rd0, %rd9;\nld.global.u32 %r1, [%rd2];\n"
            "add.s64 %rd3, %rd1, %rd9;\nst.global.u32 [%rd3], %r1;",
            params=2,
        ),
    )
    read = replace(read, file="u.ptx")
    first = Launch(0, PreparedLaunch(write, (1, 1, 1), (32, 1, 1)), (Ptr("x"),))
    second = Launch(1, PreparedLaunch(read, (1, 1, 1), (32, 1, 1)), (Ptr("x"), Ptr("y")))
    return Program("two", (buffer(), buffer("y")), (first, *middle, second), 2), write, read


@pytest.mark.parametrize("order", [None, (0, 1), (1, 0)])
def test_two_launches_nothing_orders_race_whatever_order_they_ran_in(order: tuple[int, ...] | None) -> None:
    program, write, read = two_streams()
    (finding,) = EmulatorEngine().execute(program, Schedule(order)).findings
    assert (finding.kind, finding.relation, finding.count) == (Kind.RACE, "across streams", 32)
    assert {(p.file, p.ptx_line, p.stream) for p in finding.places} == {
        ("t.ptx", line_of(write, "st.global"), 0),
        ("u.ptx", line_of(read, "ld.global"), 1),
    }
    assert finding.remedy == "record an event after op 0 on stream 0; wait for it before op 1 on stream 1"


def test_an_event_orders_them() -> None:
    program, _, _ = two_streams(Record(0, "e"), Wait(1, "e"))
    assert EmulatorEngine().execute(program, Schedule()).findings == ()
    with pytest.raises(UsageError, match="not an order"):
        EmulatorEngine().execute(program, Schedule((3, 0, 1, 2)))


def test_copies_and_fills_race_like_launches() -> None:
    code = entry(STORE_OWN)
    launch = Launch(0, PreparedLaunch(code, (1, 1, 1), (32, 1, 1)), (Ptr("x"),))
    host = Buffer("h", 128, kind="host", init=np.zeros(32, np.uint32))
    for op in (Copy(1, "h", "x", 128), Copy(1, "x", "h", 128), Fill(1, "x", 0, 4)):
        (finding,) = EmulatorEngine().execute(Program("c", (buffer(), host), (launch, op), 2), Schedule()).findings
        assert finding.kind is Kind.RACE
        ordered = Program("c", (buffer(), host), (launch, replace(op, stream=0)), 2)
        assert EmulatorEngine().execute(ordered, Schedule()).findings == ()


def test_a_declared_race_is_kept_out_of_the_findings_and_counted() -> None:
    code = entry("st.global.u32 [%rd0], 1;")
    token = PreparedLaunch(code, (1, 1, 1), (32, 1, 1))
    for allowed, expected in (((), 1), ((("st.global.u32", "all write the same flag"),), 0)):
        program = Program("a", (buffer(),), (Launch(0, token, (Ptr("x"),), allowed),))
        outcome = EmulatorEngine().execute(program, Schedule())
        assert len(outcome.findings) == expected
        assert ("allowed_races" in outcome.stats) is not expected


def test_arguments_that_do_not_fit_are_refused() -> None:
    token = PreparedLaunch(entry(STORE_OWN), (1, 1, 1), (32, 1, 1))
    for args in ((), (Ptr("x"), Ptr("x")), (Scalar(b"1234"),)):
        with pytest.raises(LaunchRefused):
            EmulatorEngine().execute(Program("r", (buffer(),), (Launch(0, token, args),)), Schedule())


def test_offsets_beyond_two_gigaelements_cost_nothing() -> None:
    body = (
        "mov.u64 %rd2, 9000000000;\nadd.s64 %rd3, %rd0, %rd2;\nst.global.u32 [%rd3], 7;\n"
        "ld.global.u32 %r1, [%rd3];\nst.global.u32 [%rd1], %r1;"
    )
    code = entry(body, params=2)
    token = PreparedLaunch(code, (1, 1, 1), (1, 1, 1))
    program = Program("b", (Buffer("big", 9_000_000_004), buffer("y", 1)), (Launch(0, token, (Ptr("big"), Ptr("y"))),))
    outcome = EmulatorEngine().execute(program, Schedule())
    assert outcome.findings == ()
    assert outcome.buffers["y"].view(np.uint32)[0] == 7


MODULE = """\
.version 7.0
.target sm_75
.address_size 64
.visible .global .align 4 .u32 counter = 5;
.visible .global .align 8 .u64 where = generic(counter);
.visible .entry bump(.param .u64 p0)
{
.reg .b64 %rd<4>;
.reg .b32 %r<4>;
mov.u64 %rd1, counter;
ld.global.u32 %r1, [%rd1];
add.u32 %r1, %r1, 1;
st.global.u32 [%rd1], %r1;
ret;
}
.visible .entry show(.param .u64 p0)
{
.reg .b64 %rd<4>;
.reg .b32 %r<4>;
ld.param.u64 %rd0, [p0];
mov.u64 %rd2, where;
ld.global.u64 %rd1, [%rd2];
ld.u32 %r1, [%rd1];
st.global.u32 [%rd0], %r1;
ret;
}
"""


def test_entries_of_a_module_share_its_variables_and_a_program_begins_with_their_values() -> None:
    bump, show = (PreparedLaunch(Code(MODULE, name, "m.ptx"), (1, 1, 1), (1, 1, 1)) for name in ("bump", "show"))
    x = buffer(elements=1)
    ops = tuple(Launch(0, token, (Ptr("x"),)) for token in (bump, bump, show))
    for _ in range(2):
        outcome = EmulatorEngine().execute(Program("m", (x,), ops), Schedule())
        assert outcome.findings == ()
        assert outcome.buffers["x"].view(np.uint32)[0] == 7
    apart = (Launch(0, bump, (Ptr("x"),)), Launch(1, show, (Ptr("x"),)))
    (finding,) = EmulatorEngine().execute(Program("m", (x,), apart, 2), Schedule()).findings
    assert (finding.kind, finding.address) == (Kind.RACE, "counter+0")


def test_a_launch_too_large_for_any_device_is_refused() -> None:
    code = entry(STORE_OWN)
    for geometry in (((1, 1, 1), (1025, 1, 1), 0), ((1, 65536, 1), (1, 1, 1), 0), ((1, 1, 1), (1, 1, 1), 1 << 18)):
        with pytest.raises(LaunchRefused):
            EmulatorEngine().execute(
                Program("l", (buffer(),), (Launch(0, PreparedLaunch(code, *geometry), (Ptr("x"),)),)), Schedule()
            )


def test_no_loop_runs_without_a_way_out() -> None:
    """Back edges of every form end in a deadlock finding, not in a hang."""
    for loop in (
        "L: { { bra L; } }",
        "L: mov.u32 %r1, 0;\nt: .branchtargets L, M;\nbrx.idx %r1, t;\nM:",
        "L: mov.u32 %r1, 0;\n{ t: .branchtargets L, M;\nbrx.idx %r1, t; }\nM:",
        "bra M;\nL: bra M;\nM: bra L;",
    ):
        for threads in ("random", "sequential"):
            outcome = run(entry(loop), buffer(), schedule=Schedule(threads=threads), fuel=3_000_000)
            assert kinds(outcome) == {Kind.DEADLOCK}, loop


def test_a_grid_of_millions_of_blocks_ends_at_its_budget() -> None:
    for threads in ("random", "sequential"):
        outcome = run(
            entry("mov.u32 %r1, 1;"), buffer(), grid=2**31 - 1, fuel=10_000, schedule=Schedule(threads=threads)
        )
        assert outcome.status is Verdict.NOT_RUN


CALLED = """.version 7.0
.target sm_75
.address_size 64
.func (.reg .b32 %out) swap(.reg .b32 %in)
{
.reg .b32 %r<8>;
.shared .align 4 .b8 s[256];
mov.u32 %r1, %tid.x;
shl.b32 %r2, %r1, 2;
mov.u32 %r3, s;
add.u32 %r4, %r3, %r2;
st.shared.u32 [%r4], %in;
bar.sync 0;
sub.u32 %r5, 252, %r2;
add.u32 %r5, %r3, %r5;
ld.shared.u32 %out, [%r5];
LAST
ret;
}
.visible .entry k(.param .u64 p0)
{
.reg .pred %p<4>;
.reg .b32 %r<8>;
.reg .b64 %rd<4>;
ld.param.u64 %rd0, [p0];
mov.u32 %r0, %tid.x;
mul.wide.u32 %rd1, %r0, 4;
add.s64 %rd1, %rd0, %rd1;
BODY
st.global.u32 [%rd1], %r2;
ret;
}
"""
TWICE = "call (%r1), swap, (%r0);\ncall (%r2), swap, (%r1);"
BRANCHES = "setp.lt.u32 %p1, %r0, 32;\n@%p1 bra A;\ncall (%r2), swap, (%r0);\nbra B;\nA:\ncall (%r2), swap, (%r0);\nB:"


@pytest.mark.parametrize(
    ("body", "last", "found"),
    [(TWICE, "bar.sync 0;", set()), (TWICE, "", {Kind.RACE}), (BRANCHES, "bar.sync 0;", set())],
)
def test_a_function_called_twice_has_its_shared_memory_and_its_barriers_once(
    body: str, last: str, found: set[Kind]
) -> None:
    code = Code(CALLED.replace("BODY", body).replace("LAST", last), "k", "t.ptx")
    outcome = run(code, buffer(elements=64), block=64)
    assert kinds(outcome) == found
    if body is TWICE and not found:
        assert outcome.buffers["x"].view(np.uint32).tolist() == list(range(64))


def test_blocks_that_follow_each_other_share_no_releases() -> None:
    """A block takes over the memory of one that has ended, its table of releases in shared memory with it."""
    body = (
        "fence.acq_rel.cta;\nmov.u32 %r1, s;\natom.release.cta.shared.add.u32 %r2, [%r1], 1;\n"
        "fence.acq_rel.cta;\nred.relaxed.cta.shared.add.u32 [%r1+4], 1;"
    )
    code = entry(
        "mov.u32 %r1, s;\nsetp.eq.u32 %p1, %r0, 0;\n@%p1 st.shared.v2.u32 [%r1], {0, 0};\nbar.sync 0;\n" + body,
        shared=".shared .align 8 .b32 s[2];\n",
    )
    for tier in ("quick", "fast"):
        outcome = run(code, buffer(), grid=64, block=64, tier=tier)
        assert outcome.status is Verdict.PASS
        assert outcome.findings == ()


@pytest.mark.parametrize("tier", ["quick", "fast"])
@pytest.mark.parametrize("access", ["ld.shared.u32 %r2, [s+-4];", "st.shared.v2.b32 [s+-8], {%r0, %r0};"])
def test_shared_memory_does_not_begin_below_itself(access: str, tier: str) -> None:
    """An address that wraps ends in a finding, also once the thread has been seen to stay inside."""
    body = "setp.ne.u32 %p1, %r0, 0;\n@%p1 ret;\nst.shared.u32 [s], %r0;\nld.shared.u32 %r1, [s];\n" + access
    outcome = run(entry(body, shared=".shared .align 8 .b32 s[2];\n"), buffer(), tier=tier)
    assert kinds(outcome) == {Kind.OUT_OF_BOUNDS}
