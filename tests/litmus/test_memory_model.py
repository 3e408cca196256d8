# SPDX-License-Identifier: Apache-2.0
"""Litmus tests of the race rule: small programs of which the memory model says whether an edge orders two accesses.

Each is judged on order, not on outcome, so the answer is the same under every interleaving that is tried, unless what a
read observes decides it. The shapes are the usual ones (message passing, chains of releases, read-modify-write chains);
see PTX ISA, "Memory Consistency Model".
"""

from __future__ import annotations

import numpy as np
import pytest

from harness.emulator.engine import EmulatorEngine
from harness.findings import Kind, Verdict
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr
from harness.schedule import Schedule

HEAD = """\
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p0, .param .u64 p1)
{
.reg .pred %p<8>;
.reg .b16 %h<4>;
.reg .b32 %r<16>;
.reg .b64 %rd<16>;
.shared .align 256 .b8 s[1024];
.shared .align 8 .b8 m[64];
ld.param.u64 %rd0, [p0];
ld.param.u64 %rd1, [p1];
mov.u32 %r0, %tid.x;
mov.u32 %r1, %ctaid.x;
mul.wide.u32 %rd9, %r0, 4;
mov.u32 %r8, m;
mov.u32 %r9, s;
shl.b32 %r6, %r0, 2;
add.u32 %r6, %r6, %r9;
mov.u32 %r7, 1;
"""
SCHEDULES = [Schedule(seed=s) for s in range(3)] + [Schedule(threads="round-robin"), Schedule(threads="sequential")]


def kinds(body: str, *, grid: int = 1, block: int = 1) -> set[Kind]:
    """What is found under every schedule, which must be the same."""
    seen = kinds_by_schedule(body, grid, block)
    assert all(s == seen[0] for s in seen), seen
    return seen[0]


def kinds_by_schedule(body: str, grid: int, block: int) -> list[set[Kind]]:
    """What is found, but for uninitialised reads, which are not judged here."""
    code = Code(HEAD + body + "\nret;\n}\n", "k")
    buffers = tuple(Buffer(name, 1024, init=np.zeros(256, np.uint32)) for name in ("flag", "data"))
    launch = Launch(0, PreparedLaunch(code, (grid, 1, 1), (block, 1, 1)), (Ptr("flag"), Ptr("data")))
    seen = []
    for schedule in SCHEDULES:
        outcome = EmulatorEngine().execute(Program("litmus", buffers, (launch,)), schedule, fuel=2_000_000)
        assert outcome.status is Verdict.PASS, outcome.reason
        seen.append({f.kind for f in outcome.findings} - {Kind.UNINITIALISED})
    return seen


# --- message passing: one thread writes data and raises a flag, the other sees the flag and reads the data -----------

ACQUIRE, RELAXED = "ld.acquire.gpu.global.u32", "ld.relaxed.gpu.global.u32"
FENCE, RAISE = "fence.acq_rel.gpu;", "st.relaxed.gpu.global.u32 [%rd0], %r7;"


def wait(load: str, value: int = 1) -> str:
    return f"W: {load} %r4, [%rd0];\nsetp.ne.u32 %p2, %r4, {value};\n@%p2 bra W;\n"


def atomic_wait(load: str, operands: str = "0") -> str:
    return f"W: {load} %r4, [%rd0], {operands};\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra W;\n"


def message(raise_flag: str, see_flag: str, who: str) -> str:
    return f"""setp.eq.u32 %p1, {who}, 0;
@!%p1 bra C;
st.global.u32 [%rd1], %r7;
{raise_flag}
bra E;
C: {see_flag}
ld.global.u32 %r5, [%rd1];
E:"""


ORDERED_ACROSS_BLOCKS = {
    "release, acquire": ("st.release.gpu.global.u32 [%rd0], %r7;", wait(ACQUIRE)),
    "release, acquire at sys": ("st.release.sys.global.u32 [%rd0], %r7;", wait("ld.acquire.sys.global.u32")),
    "fences": (FENCE + RAISE, wait(RELAXED) + FENCE),
    "fence, acquire": (FENCE + RAISE, wait(ACQUIRE)),
    "release, fence": ("st.release.gpu.global.u32 [%rd0], %r7;", wait(RELAXED) + FENCE),
    "fence.sc": ("fence.sc.gpu;" + RAISE, wait(RELAXED) + "fence.sc.gpu;"),
    "membar and volatile": (
        "membar.gl; st.volatile.global.u32 [%rd0], %r7;", wait("ld.volatile.global.u32") + "membar.gl;",
    ),
    "exchange, atomic read": (
        "atom.release.gpu.global.exch.b32 %r4, [%rd0], %r7;", atomic_wait("atom.acquire.gpu.global.or.b32"),
    ),
    "red, relaxed atom, fence": (
        "red.release.gpu.global.add.u32 [%rd0], %r7;", atomic_wait("atom.relaxed.gpu.global.or.b32") + FENCE,
    ),
    "compare and swap": (
        "atom.release.gpu.global.cas.b32 %r4, [%rd0], 0, %r7;", atomic_wait("atom.acquire.gpu.global.cas.b32", "1, 2"),
    ),
}  # fmt: skip
RACES_ACROSS_BLOCKS = {
    "release at cta": ("st.release.cta.global.u32 [%rd0], %r7;", wait(ACQUIRE)),
    "acquire at cta": ("st.release.gpu.global.u32 [%rd0], %r7;", wait("ld.acquire.cta.global.u32")),
    "relaxed": (RAISE, wait(RELAXED)),
    "relaxed store, acquire": (RAISE, wait(ACQUIRE)),
    "fence at cta": ("fence.acq_rel.cta;" + RAISE, wait(RELAXED) + FENCE),
    "flag at cta": (FENCE + "st.relaxed.cta.global.u32 [%rd0], %r7;", wait(RELAXED) + FENCE),
    "no fence at the reader": (FENCE + RAISE, wait(RELAXED)),
    "fence before the read of the flag": (FENCE + RAISE, FENCE + wait(RELAXED)),
    "fence after the flag": (RAISE + FENCE, wait(RELAXED) + FENCE),
    "membar.cta": ("membar.cta; st.volatile.global.u32 [%rd0], %r7;", wait("ld.volatile.global.u32") + "membar.gl;"),
    "volatile alone": ("st.volatile.global.u32 [%rd0], %r7;", wait("ld.volatile.global.u32")),
    "plain flag": (FENCE + "st.global.u32 [%rd0], %r7;", wait(RELAXED) + FENCE),
    "relaxed compare and swap": (
        "atom.relaxed.gpu.global.cas.b32 %r4, [%rd0], 0, %r7;", atomic_wait("atom.acquire.gpu.global.cas.b32", "1, 2"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("shape", ORDERED_ACROSS_BLOCKS)
def test_messages_that_are_ordered(shape: str) -> None:
    assert kinds(message(*ORDERED_ACROSS_BLOCKS[shape], "%r1"), grid=2) == set()


@pytest.mark.parametrize("shape", RACES_ACROSS_BLOCKS)
def test_messages_that_are_not(shape: str) -> None:
    assert kinds(message(*RACES_ACROSS_BLOCKS[shape], "%r1"), grid=2) == {Kind.RACE}


@pytest.mark.parametrize("shape", ["release at cta", "acquire at cta", "fence at cta", "flag at cta", "membar.cta"])
def test_a_narrow_scope_covers_threads_of_one_block(shape: str) -> None:
    assert kinds(message(*RACES_ACROSS_BLOCKS[shape], "%r0"), block=2) == set()


def test_flags_in_one_word_keep_their_own_releases() -> None:
    body = """setp.eq.u32 %p1, %r0, 0; @!%p1 bra B; mov.u16 %h1, 1;
st.global.u32 [%rd1], %r0; st.release.gpu.global.u16 [%rd0], %h1; bra E;
B: mov.u16 %h1, 1; st.release.gpu.global.u16 [%rd0+{other}], %h1;
W: ld.acquire.gpu.global.u16 %h2, [%rd0]; setp.eq.u16 %p2, %h2, 0; @%p2 bra W;
ld.global.u32 %r5, [%rd1];
E:"""
    assert kinds(body.format(other=2), block=2) == set()


# --- chains ----------------------------------------------------------------------------------------------------------


def chain(middle: str, last: str) -> str:
    return f"""setp.eq.u32 %p1, %r1, 0;
@%p1 bra A;
setp.eq.u32 %p1, %r1, 1;
@%p1 bra B;
bra C;
A: st.global.u32 [%rd1], %r7;
st.release.gpu.global.u32 [%rd0], %r7;
bra E;
B: {middle}
bra E;
C: {last}
ld.global.u32 %r5, [%rd1];
E:"""


SECOND = "X: ld.acquire.gpu.global.u32 %r4, [%rd0+4]; setp.eq.u32 %p2, %r4, 0; @%p2 bra X;"
PASS_ON = "st.release.gpu.global.u32 [%rd0+4], %r7;"


@pytest.mark.parametrize(
    ("middle", "last", "expected"),
    [
        (wait(ACQUIRE) + PASS_ON, SECOND, set()),
        (wait(RELAXED) + PASS_ON, SECOND, {Kind.RACE}),
        (wait(ACQUIRE) + "st.relaxed.gpu.global.u32 [%rd0+4], %r7;", SECOND, {Kind.RACE}),
        (wait(RELAXED) + "red.relaxed.gpu.global.add.u32 [%rd0], %r7;", wait(ACQUIRE, 2).replace("W", "V"), set()),
    ],
    ids=["cumulative", "middle does not acquire", "middle does not release", "a red carries on"],
)
def test_chains_of_three(middle: str, last: str, expected: set[Kind]) -> None:
    assert kinds(chain(middle, last), grid=3) == expected


def test_a_store_hides_an_earlier_release_unless_the_reader_saw_that_one() -> None:
    hiding = "st.release.gpu.global.u32 [%rd0], %r7; st.relaxed.gpu.global.u32 [%rd0], 2;"
    by_another = chain(wait(RELAXED) + "st.relaxed.gpu.global.u32 [%rd0], 2;", wait(ACQUIRE, 2).replace("W", "V"))
    for body, grid in ((message(hiding, wait(ACQUIRE, 2), "%r1"), 2), (by_another, 3)):
        seen = kinds_by_schedule(body, grid, 1)
        assert {Kind.RACE} in seen
        assert all(s <= {Kind.RACE} for s in seen)


@pytest.mark.parametrize(("barrier", "expected"), [("bar.sync 0;", set()), ("", {Kind.RACE})])
def test_a_barrier_then_a_release_by_one_thread_publishes_the_block(barrier: str, expected: set[Kind]) -> None:
    for drop in ("producer", "consumer"):
        body = f"""setp.eq.u32 %p1, %r1, 0; setp.eq.u32 %p3, %r0, 0; add.u64 %rd7, %rd1, %rd9; @!%p1 bra C;
st.global.u32 [%rd7], %r7; {barrier if drop == "producer" else "bar.sync 0;"}
@%p3 st.release.gpu.global.u32 [%rd0], %r7; bra E;
C: @!%p3 bra D;
{wait(ACQUIRE)}
D: {barrier if drop == "consumer" else "bar.sync 0;"} ld.global.u32 %r5, [%rd7];
E:"""
        assert kinds(body, grid=2, block=64) == expected


# --- barriers of a part of the block, and of lanes -------------------------------------------------------------------

READ = "ld.shared.u32 %r5, [%r10];"
SHUFFLE = "shfl.sync.idx.b32 %r5, %r0, {}, 31, {};"


def halves(first: str, second: str, distance: int) -> str:
    """Store one's own word, meet, read the word at a distance in bytes."""
    return f"""st.shared.u32 [%r6], %r0; setp.lt.u32 %p1, %r0, {{half}}; @!%p1 bra C;
{first} bra D;
C: {second}
D: xor.b32 %r10, %r6, {distance}; {READ}"""


@pytest.mark.parametrize(
    ("first", "second", "block", "distance", "expected"),
    [
        ("bar.sync 1, 64;", "bar.sync 2, 64;", 128, 128, set()),
        ("bar.sync 1, 64;", "bar.sync 2, 64;", 128, 256, {Kind.RACE}),
        ("bar.warp.sync 0xffff;", "bar.warp.sync 0xffff0000;", 32, 32, set()),
        ("bar.warp.sync 0xffff;", "bar.warp.sync 0xffff0000;", 32, 64, {Kind.RACE}),
        (SHUFFLE.format("0", "0xffff"), SHUFFLE.format("16", "0xffff0000"), 32, 32, {Kind.RACE}),
    ],
    ids=["named, inside", "named, across", "lanes, inside", "lanes, across", "a shuffle orders nothing"],
)
def test_a_barrier_orders_those_it_names(
    first: str, second: str, block: int, distance: int, expected: set[Kind]
) -> None:
    assert kinds(halves(first, second, distance).replace("{half}", str(block // 2)), block=block) == expected


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("st.shared.u32 [%r6], %r0; bar.arrive 1, 64;", "bar.sync 1, 64; ld.shared.u32 %r5, [%r6+-128];", set()),
        ("bar.arrive 1, 64; ld.shared.u32 %r5, [%r6+128];", "st.shared.u32 [%r6], %r0; bar.sync 1, 64;", {Kind.RACE}),
        ("bar.arrive 1, 64; st.shared.u32 [%r6], %r0;", "bar.sync 1, 64; ld.shared.u32 %r5, [%r6+-128];", {Kind.RACE}),
    ],
    ids=["arrive releases", "arrive does not acquire", "what follows the arrive"],
)
def test_arrive(first: str, second: str, expected: set[Kind]) -> None:
    body = f"setp.lt.u32 %p1, %r0, 32; @!%p1 bra C;\n{first} bra E;\nC: {second}\nE:"
    assert kinds(body, block=64) == expected


# --- strong accesses among themselves --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "grid", "expected"),
    [
        ("red.global.add.u32 [%rd0], 1;", "red.global.add.u32 [%rd0], 1;", 2, set()),
        ("red.global.add.u32 [%rd0], 1;", "st.global.u32 [%rd0], 1;", 2, {Kind.RACE}),
        ("red.global.add.u32 [%rd0], 1;", "ld.global.u32 %r4, [%rd0];", 2, {Kind.RACE}),
        ("red.cta.global.add.u32 [%rd0], 1;", "red.global.add.u32 [%rd0], 1;", 2, {Kind.RACE}),
        ("red.cta.global.add.u32 [%rd0], 1;", "red.global.add.u32 [%rd0], 1;", 1, set()),
        ("red.global.add.u64 [%rd0], 1;", "red.global.add.u32 [%rd0], 1;", 2, {Kind.RACE}),
        ("red.global.add.u64 [%rd0], 1;", "red.global.add.u64 [%rd0], 1;", 2, set()),
        ("st.volatile.global.v2.u32 [%rd0], {%r0, %r0};", "st.volatile.global.u32 [%rd0+4], %r0;", 2, set()),
        ("st.volatile.global.u32 [%rd0], %r0;", "ld.volatile.global.u16 %h1, [%rd0];", 2, {Kind.RACE}),
        ("st.global.u8 [%rd0], %r0;", "st.global.u8 [%rd0+1], %r0;", 2, set()),
        ("st.global.u8 [%rd0+3], %r0;", "st.global.u32 [%rd0], %r0;", 2, {Kind.RACE}),
        ("ld.global.nc.u32 %r4, [%rd0];", "st.global.u32 [%rd0], %r0;", 2, {Kind.RACE}),
        ("ld.global.nc.u32 %r4, [%rd0];", "ld.global.u32 %r4, [%rd0];", 2, set()),
    ],
)
def test_two_accesses_without_order(first: str, second: str, grid: int, expected: set[Kind]) -> None:
    who, block = ("%r1", 1) if grid == 2 else ("%r0", 2)
    body = f"setp.eq.u32 %p1, {who}, 0; @!%p1 bra C;\n{first} bra E;\nC: {second}\nE:"
    assert kinds(body, grid=grid, block=block) == expected


def test_an_uninitialised_read_still_races_with_the_write_that_comes_late() -> None:
    body = "setp.eq.u32 %p1, %r0, 0; @!%p1 bra C;\nld.shared.u32 %r5, [%r9]; bra E;\nC: st.shared.u32 [%r9], %r0;\nE:"
    assert kinds(body, block=2) == {Kind.RACE}


# --- asynchronous copies ---------------------------------------------------------------------------------------------

COPY = "add.u64 %rd5, %rd1, %rd9; cp.async.ca.shared.global [%r6], [%rd5], 4;\n"
NEIGHBOUR = "xor.b32 %r10, %r6, 4; ld.shared.u32 %r5, [%r10];"
OWN = "ld.shared.u32 %r5, [%r6];"
TRACKED = (
    "setp.eq.u32 %p1, %r0, 0; @%p1 mbarrier.init.shared.b64 [%r8], 64; bar.sync 0;\n"
    + COPY
    + "cp.async.mbarrier.arrive.noinc.shared.b64 [%r8];\n"
)
PHASE = "W: mbarrier.test_wait.parity.shared.b64 %p3, [%r8], 0; @!%p3 bra W;\n"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (COPY + "cp.async.wait_all; bar.sync 0;" + NEIGHBOUR, set()),
        (COPY + "cp.async.commit_group; cp.async.wait_group 0;" + OWN, set()),
        (COPY + "cp.async.commit_group; cp.async.wait_group 1;" + OWN, {Kind.RACE}),
        (COPY + "cp.async.wait_group 0; cp.async.commit_group;" + OWN, {Kind.RACE}),
        (COPY + OWN, {Kind.RACE}),
        (COPY + "bar.sync 0;" + NEIGHBOUR, {Kind.RACE}),
        (COPY + "cp.async.wait_all;" + NEIGHBOUR, {Kind.RACE}),
        (COPY + "st.global.u32 [%rd5], %r0; cp.async.wait_all;", {Kind.RACE}),
        (COPY + "cp.async.wait_all; st.global.u32 [%rd5], %r0;", set()),
        (TRACKED + PHASE + NEIGHBOUR, set()),
        (TRACKED + OWN, {Kind.RACE}),
        (TRACKED + "cp.async.wait_all;" + OWN, set()),
        (TRACKED + "bar.sync 0;" + NEIGHBOUR, {Kind.RACE}),
    ],
    ids=[
        "waited, barrier", "group waited", "one group too few", "committed after the wait", "own, not waited",
        "barrier, not waited", "waited, no barrier", "source overwritten", "source overwritten after the wait",
        "mbarrier waited", "mbarrier not waited, own", "tracked and waited for", "mbarrier not waited, barrier",
    ],
)  # fmt: skip
def test_copies_land_late(body: str, expected: set[Kind]) -> None:
    assert kinds(body, block=64) == expected
