# SPDX-License-Identifier: Apache-2.0
"""Bulk copies: what they do, each edge of order they take part in, and its faulty twin, in 20 of 20 schedules."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from harness.findings import Kind, Verdict
from tests.emulator.async_lab import N, always, never, outcome, program, words_of

INIT = "@%p0 mbarrier.init.shared.b64 [bar], 1;\nbar.sync 0;\n"
ISSUE = (
    "@!%p0 bra WAIT;\nmbarrier.arrive.expect_tx.shared.b64 %rd3, [bar], 256;\n"
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [buf], [%rd0], 256, [bar];\n"
)
WAIT = "WAIT:\nmbarrier.try_wait.parity.shared.b64 %p1, [bar], 0;\n@!%p1 bra WAIT;\n"
USE = "ld.shared.b32 %r3, [%r8];\nadd.u32 %r3, %r3, 1;\n"
OUT = "st.global.b32 [%rd7], %r3;\n"
LOAD = INIT + ISSUE + WAIT + USE
PUT = "st.shared.b32 [%r8], %r0;\n"
FENCE = "fence.proxy.async.shared::cta;\n"
SYNC = "bar.sync 0;\n"
STORE = "cp.async.bulk.global.shared::cta.bulk_group [%rd1], [buf], 256;\ncp.async.bulk.commit_group;\n"
READ_DONE = "cp.async.bulk.wait_group.read 0;\n"
DONE = "cp.async.bulk.wait_group 0;\n"


def only_thread_0(text: str, label: str = "PAST") -> str:
    return f"@!%p0 bra {label};\n{text}{label}:\n"


@pytest.mark.parametrize("race", [True, False])
def test_a_load_brings_the_bytes(race: bool) -> None:
    for seed in range(8):
        run = outcome(program(LOAD + OUT), seed, race=race)
        assert run.status is Verdict.PASS
        assert not run.findings
        assert words_of(run)[:N].tolist() == list(range(1, N + 1))


@pytest.mark.parametrize("race", [True, False])
def test_a_store_brings_the_bytes(race: bool) -> None:
    for seed in range(8):
        run = outcome(program(PUT + FENCE + SYNC + only_thread_0(STORE + READ_DONE)), seed, race=race)
        assert not run.findings
        assert words_of(run)[:N].tolist() == list(range(N))


def test_the_newer_name_of_the_same_load() -> None:
    run = outcome(program((LOAD + OUT).replace("shared::cluster.global", "shared::cta.global")))
    assert words_of(run)[:N].tolist() == list(range(1, N + 1))


def test_a_copy_within_shared_memory() -> None:
    again = (
        "@!%p0 bra W2;\nmbarrier.arrive.expect_tx.shared.b64 _, [bar], 256;\n"
        "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [buf+512], [buf], 256, [bar];\n"
        "W2:\nmbarrier.try_wait.parity.shared.b64 %p1, [bar], 1;\n@!%p1 bra W2;\n"
        "ld.shared.b32 %r3, [%r8+512];\n"
    )
    body = INIT + ISSUE + WAIT + SYNC + again + OUT
    never(body)
    assert words_of(outcome(program(body)))[:N].tolist() == list(range(N))


# --- who is ordered after a copy ----------------------------------------------------------------------------------


def test_the_phase_orders_readers_after_the_copy() -> None:
    never(LOAD + OUT)
    always(LOAD.replace("@!%p1 bra WAIT;\n", "") + OUT, Kind.RACE, "asynchronous copy")
    # A wait that succeeds at once, for the phase before the first one, orders nothing.
    always(LOAD.replace("[bar], 0;", "[bar], 1;") + OUT, Kind.RACE, "asynchronous copy")
    always(LOAD.replace("try_wait.parity.shared", "try_wait.parity.relaxed.cta.shared") + OUT, Kind.RACE)


def test_a_barrier_passes_on_what_one_thread_waited_for() -> None:
    waits = "mbarrier.try_wait.parity.shared.b64 %p1, [bar], 0;\n@!%p1 bra LOOP;\n"
    one = INIT + ISSUE.replace("WAIT", "JOIN") + f"LOOP:\n{waits}JOIN:\n"
    never(one + SYNC + USE + OUT)
    always(one + USE + OUT, Kind.RACE, "asynchronous copy")


def test_another_mbarrier_says_nothing_of_this_copy() -> None:
    two = INIT.replace("bar.sync", "@%p0 mbarrier.init.shared.b64 [bar+8], 1;\nbar.sync") + ISSUE.replace(
        "cp.async", "mbarrier.arrive.shared.b64 %rd3, [bar+8];\ncp.async"
    )
    never(two + WAIT + USE + OUT)
    always(two + WAIT.replace("[bar]", "[bar+8]") + USE + OUT, Kind.RACE, "asynchronous copy")


def test_bytes_that_do_not_come_are_waited_for_forever() -> None:
    for good, bad in (("[%rd0], 256", "[%rd0], 240"), ("[bar], 256;", "[bar], 512;")):
        always(LOAD.replace(good, bad) + OUT, Kind.DEADLOCK, "bytes are outstanding")
    always(
        LOAD.replace("[bar], 1;", "[bar], 2;") + OUT, Kind.DEADLOCK, "the mbarrier at bar+0 is in a phase of parity 0"
    )


def test_a_group_orders_its_issuer_after_the_copy() -> None:
    start = PUT + FENCE + SYNC
    over = "st.shared.b32 [buf], 7;\n"
    never(start + only_thread_0(STORE + READ_DONE + over))
    always(start + only_thread_0(STORE + over + READ_DONE), Kind.RACE, "asynchronous copy")
    # Uncommitted copies belong to no group that a wait knows.
    uncommitted = STORE.replace("cp.async.bulk.commit_group;\n", "")
    always(start + only_thread_0(uncommitted + READ_DONE + over), Kind.RACE, "asynchronous copy")
    back = "ld.global.b32 %r3, [%rd1];\nst.shared.b32 [buf], %r3;\n"
    never(start + only_thread_0(STORE + DONE + back))
    always(start + only_thread_0(STORE + READ_DONE + back), Kind.RACE, "asynchronous copy")


def test_groups_complete_in_order_and_the_newest_may_stay() -> None:
    second = STORE.replace("[%rd1], [buf]", "[%rd1+256], [buf+256]")
    start = PUT + "st.shared.b32 [%r8+256], %r0;\n" + FENCE + SYNC
    keep_one = READ_DONE.replace("0;", "1;")
    for offset, found in ((0, False), (256, True)):
        body = start + only_thread_0(STORE + second + keep_one + f"st.shared.b32 [buf+{offset}], 7;\n" + READ_DONE)
        if found:
            always(body, Kind.RACE, "asynchronous copy")
        else:
            never(body)


def test_a_block_may_not_end_under_a_copy() -> None:
    never(PUT + FENCE + SYNC + only_thread_0(STORE + READ_DONE))
    always(PUT + FENCE + SYNC + only_thread_0(STORE), Kind.USE_AFTER_FREE, "the block ends while")
    always(INIT + ISSUE + "WAIT:\n", Kind.USE_AFTER_FREE, "the block ends while")


# --- what a copy is ordered after ---------------------------------------------------------------------------------


def test_generic_writes_need_the_proxy_fence() -> None:
    tail = only_thread_0(STORE + READ_DONE)
    never(PUT + FENCE + SYNC + tail)
    never(PUT + "fence.proxy.async;\n" + SYNC + tail)
    never(PUT + SYNC + FENCE + tail)  # anywhere on the path
    always(PUT + SYNC + tail, Kind.RACE, "no fence.proxy.async lies between")
    always(FENCE + PUT + SYNC + tail, Kind.RACE, "no fence.proxy.async lies between")
    always(PUT + FENCE.replace("shared::cta", "global") + SYNC + tail, Kind.RACE, "no fence.proxy.async lies between")
    # A fence by the issuer alone, before the barrier, is on nobody else's path.
    always(PUT + only_thread_0(FENCE, "F") + SYNC + tail, Kind.RACE, "no fence.proxy.async lies between")


def test_the_proxy_fence_orders_nothing_by_itself() -> None:
    always(PUT + FENCE + only_thread_0(STORE + READ_DONE), Kind.RACE, "nothing orders them")


def test_global_writes_of_the_same_kernel_need_it_too() -> None:
    body = "st.global.b32 [%rd8], 5;\nfence.proxy.async.global;\n" + LOAD + OUT
    never(body)
    always(body.replace("fence.proxy.async.global;\n", ""), Kind.RACE, "no fence.proxy.async lies between")


def test_a_stage_is_filled_again_only_after_its_readers() -> None:
    refill = (
        "@!%p0 bra W2;\nmbarrier.arrive.expect_tx.shared.b64 %rd3, [bar], 256;\n"
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [buf], [%rd0+256], 256, [bar];\n"
        "W2:\nmbarrier.try_wait.parity.shared.b64 %p1, [bar], 1;\n@!%p1 bra W2;\n" + USE + OUT
    )
    never(LOAD + FENCE + SYNC + refill)
    always(LOAD + FENCE + refill, Kind.RACE, "nothing orders them")
    always(LOAD + SYNC + refill, Kind.RACE, "no fence.proxy.async lies between")
    assert words_of(outcome(program(LOAD + FENCE + SYNC + refill)))[:N].tolist() == list(range(N + 1, 2 * N + 1))


def test_a_copy_that_landed_may_be_sent_on_without_a_fence() -> None:
    never(INIT + ISSUE + WAIT + only_thread_0(STORE + READ_DONE))
    # The wait is missing: two copies of one thread, nothing between them.
    bare = INIT + only_thread_0(ISSUE.replace("@!%p0 bra WAIT;\n", "") + STORE + READ_DONE) + WAIT
    always(bare, Kind.RACE, "asynchronous copy")


def test_two_copies_of_a_phase_to_one_place() -> None:
    twice = ISSUE.replace("], 256;", "], 512;") + ISSUE.splitlines()[-1] + "\n"
    apart = twice[: twice.rindex("[buf]")] + "[buf+256]" + twice[twice.rindex("[buf]") + 5 :]
    never(INIT + apart + WAIT + USE + OUT)
    always(INIT + twice + WAIT + USE + OUT, Kind.RACE, "asynchronous copy")


# --- operands -----------------------------------------------------------------------------------------------------


def test_alignment_and_size() -> None:
    always(LOAD.replace("[%rd0], 256", "[%rd0], 248"), Kind.MISALIGNED, "must be a multiple of 16")
    always(LOAD.replace("[buf], [", "[buf+8], ["), Kind.MISALIGNED, "not a multiple of 16")
    always(LOAD.replace("[%rd0], 256", "[%rd0+4], 256"), Kind.MISALIGNED, "not a multiple of 16")
    always(LOAD.replace("[%rd0], 256", "[%rd0+896], 256"), Kind.OUT_OF_BOUNDS)
    always(LOAD.replace("[buf], [", "[buf+65536], ["), Kind.OUT_OF_BOUNDS)


def test_bytes_nobody_wrote_are_not_sent() -> None:
    always(only_thread_0(STORE + READ_DONE), Kind.UNINITIALISED)


def test_hints_and_prefetches_change_nothing() -> None:
    hinted = LOAD.replace("bytes [buf]", "bytes.L2::cache_hint [buf]").replace(
        "256, [bar];\nWAIT", "256, [bar], %rd5;\nWAIT"
    )
    body = (
        "createpolicy.fractional.L2::evict_first.b64 %rd5, 1.0;\ncp.async.bulk.prefetch.L2.global [%rd0], 256;\n"
        + hinted
    )
    never(body + OUT)
    assert words_of(outcome(program(body + OUT)))[:N].tolist() == list(range(1, N + 1))


# --- reductions ---------------------------------------------------------------------------------------------------

REDUCE = "cp.reduce.async.bulk.global.shared::cta.bulk_group.{} [%rd1], [buf], 256;\ncp.async.bulk.commit_group;\n"
FLOATS = np.linspace(-3, 3, N).astype(np.float32)


def reduced(form: str, fill: str) -> str:
    return fill + FENCE + SYNC + only_thread_0(REDUCE.format(form) + READ_DONE)


def test_reductions_of_two_blocks_do_not_race() -> None:
    body = reduced("add.u32", PUT)
    never(body, blocks=4)
    assert words_of(outcome(program(body, blocks=4)))[:N].tolist() == [4 * i for i in range(N)]
    plain = "@%p0 st.global.b32 [%rd1], 1;\n"
    always(plain + body, Kind.RACE, blocks=4)


@pytest.mark.parametrize(
    ("form", "wanted"),
    [
        ("add.s32", lambda a, b: a + b), ("min.u32", np.minimum), ("max.u32", np.maximum), ("and.b32", np.bitwise_and),
        ("or.b32", np.bitwise_or), ("xor.b32", np.bitwise_xor), ("inc.u32", lambda a, b: np.where(a >= b, 0, a + 1)),
        ("dec.u32", lambda a, b: np.where((a == 0) | (a > b), b, a - 1)),
    ],
)  # fmt: skip
def test_integer_reductions(form: str, wanted: object) -> None:
    # Destination: p0's 0, 1, 2, …; source: 100 - 3 i.
    fill = "mul.lo.u32 %r3, %r0, 3;\nsub.u32 %r3, 100, %r3;\nst.shared.b32 [%r8], %r3;\n"
    run = outcome(program(reduced(form, fill).replace("[%rd1]", "[%rd0]")))
    assert not run.findings
    old = np.arange(N, dtype=np.uint32)
    new = (100 - 3 * np.arange(N)).astype(np.uint32)
    assert words_of(run, "p0")[:N].tolist() == wanted(old, new).tolist()  # type: ignore[operator]


def test_floating_reductions() -> None:
    fill = "cvt.rn.f32.u32 %r3, %r0;\nst.shared.b32 [%r8], %r3;\n"
    assert words_of(outcome(program(reduced("add.f32", fill), blocks=2)), dtype="f4")[:N].tolist() == [
        2.0 * i for i in range(N)
    ]
    halves = fill.replace("st.shared", "cvt.rn.f16x2.f32 %r3, %r3, %r3;\nst.shared")
    run = outcome(program(reduced("add.noftz.f16", halves), blocks=2))
    assert words_of(run, dtype="f2")[: 2 * N].tolist() == [2.0 * (i // 2) for i in range(2 * N)]
    brains = fill.replace("st.shared", "cvt.rn.bf16x2.f32 %r3, %r3, %r3;\nst.shared")
    run = outcome(program(reduced("max.bf16", brains)))
    assert run.buffers["p1"].view(ml_dtypes.bfloat16)[: 2 * N].astype(int).tolist() == [i // 2 for i in range(2 * N)]


# --- discard, and what has no effect on values --------------------------------------------------------------------


def test_discarded_bytes_are_nobodys() -> None:
    discard = "@%p0 discard.global.L2 [%rd0], 128;\n"
    never(discard + "bar.sync 0;\nsetp.gt.u32 %p2, %r0, 31;\n@%p2 ret;\nst.global.b32 [%rd8], 1;\n")
    assert words_of(outcome(program(discard)), "p0")[30:34].tolist() == [0xA5A5A5A5] * 2 + [32, 33]
    always(discard + "ld.global.b32 %r3, [%rd8];\nst.global.b32 [%rd7], %r3;\n", Kind.RACE)
    always(discard.replace("[%rd0]", "[%rd0+64]"), Kind.MISALIGNED)
    always(discard.replace("[%rd0]", "[%rd0+1024]"), Kind.OUT_OF_BOUNDS)


def test_instructions_without_effect_on_values() -> None:
    nothing = (
        "griddepcontrol.wait;\ngriddepcontrol.launch_dependents;\nsetmaxnreg.dec.sync.aligned.u32 40;\n"
        "prefetch.global.L2 [%rd0];\napplypriority.global.L2::evict_normal [%rd0], 128;\nprefetchu.L1 [%rd0];\n"
        "prefetch.global.L2::evict_last [%rd0];\ncreatepolicy.range.global.L2::evict_last.b64 %rd5, [%rd0], 256, 512;\n"
        "fence.proxy.tensormap::generic.release.gpu;\n"
    )
    body = nothing + "elect.sync %r3|%p3, 0xffffffff;\nselp.b32 %r3, 1, 0, %p3;\nst.global.b32 [%rd7], %r3;\n"
    never(body)
    assert int(words_of(outcome(program(body)))[:N].sum()) == N // 32
