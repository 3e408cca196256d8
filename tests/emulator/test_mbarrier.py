# SPDX-License-Identifier: Apache-2.0
"""mbarriers between threads: what each operation does and orders, and each misuse, in 20 of 20 schedules."""

from __future__ import annotations

import pytest

from harness.findings import Kind
from tests.emulator.async_lab import N, always, never, outcome, program, words_of

INIT = f"@%p0 mbarrier.init.shared.b64 [bar], {N};\nbar.sync 0;\n"
PUT = "st.shared.b32 [%r8], %r0;\n"
ARRIVE = "mbarrier.arrive.shared.b64 %rd3, [bar];\n"
WAIT = "WAIT:\nmbarrier.try_wait.shared.b64 %p1, [bar], %rd3;\n@!%p1 bra WAIT;\n"
# The word of the thread 33 places on, of another warp.
USE = (
    "add.u32 %r1, %r0, 33;\nand.b32 %r1, %r1, 63;\nshl.b32 %r1, %r1, 2;\nmov.u32 %r2, buf;\nadd.u32 %r2, %r2, %r1;\n"
    "ld.shared.b32 %r3, [%r2];\nst.global.b32 [%rd7], %r3;\n"
)
GOOD = INIT + PUT + ARRIVE + WAIT + USE
SHIFTED = [(i + 33) % N for i in range(N)]


@pytest.mark.parametrize("race", [True, False])
def test_an_mbarrier_joins_the_threads_of_a_block(race: bool) -> None:
    for seed in range(8):
        run = outcome(program(GOOD), seed, race=race)
        assert not run.findings
        assert words_of(run)[:N].tolist() == SHIFTED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("try_wait", "test_wait"),
        ("try_wait.shared", "try_wait.acquire.cluster.shared"),
        ("mbarrier.arrive.shared", "mbarrier.arrive.release.cta.shared::cta"),
        ("try_wait.shared.b64 %p1, [bar], %rd3", "try_wait.parity.shared.b64 %p1, [bar], 0"),
        ("%p1, [bar], %rd3", "%p1, [bar], %rd3, 1000"),
        ("%rd3, [bar];", "%rd3, [bar], 1;"),
        (ARRIVE, "fence.acq_rel.cta;\n" + ARRIVE.replace("arrive.", "arrive.relaxed.cta.")),
        ("try_wait.shared", "try_wait.relaxed.cta.shared"),
    ],
)
def test_forms_that_order(old: str, new: str) -> None:
    body = GOOD.replace(old, new)
    assert body != GOOD
    if "try_wait.relaxed" in new:
        body = body.replace("bra WAIT;\n", "bra WAIT;\nfence.acq_rel.cta;\n")
    never(body)


def test_generic_addresses() -> None:
    setup = "mov.u32 %r5, bar;\ncvt.u64.u32 %rd4, %r5;\ncvta.shared.u64 %rd4, %rd4;\n"
    never(setup + GOOD.replace(".shared.b64", ".b64").replace("[bar]", "[%rd4]"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("mbarrier.arrive.shared", "mbarrier.arrive.relaxed.cta.shared"),
        ("mbarrier.try_wait.shared", "mbarrier.try_wait.relaxed.cta.shared"),
        ("@!%p1 bra WAIT;\n", ""),
        ("try_wait.shared.b64 %p1, [bar], %rd3", "try_wait.parity.shared.b64 %p1, [bar], 1"),
        (PUT + ARRIVE, ARRIVE + PUT),
    ],
)
def test_forms_that_do_not(old: str, new: str) -> None:
    body = GOOD.replace(old, new)
    assert body != GOOD
    always(body, Kind.RACE)


def test_the_wrong_parity_later_on_never_comes() -> None:
    body = GOOD.replace("try_wait.shared.b64 %p1, [bar], %rd3", "try_wait.parity.shared.b64 %p1, [bar], 0")
    again = body + "LAST:\nmbarrier.try_wait.parity.shared.b64 %p1, [bar], 1;\n@!%p1 bra LAST;\n"
    always(again, Kind.DEADLOCK, "the mbarrier at bar+0 is in a phase of parity 1, in which 64 arrivals")


def test_a_count_too_large_or_too_small() -> None:
    always(GOOD.replace(f"[bar], {N}", f"[bar], {N + 1}"), Kind.DEADLOCK, "in which 1 arrivals")
    always(GOOD.replace(f"[bar], {N}", f"[bar], {N // 2}"), Kind.RACE)


def test_dropping_out() -> None:
    # Half of the threads leave for good; the rest go through a second phase alone.
    half = "setp.ge.u32 %p2, %r0, 32;\n@%p2 mbarrier.arrive_drop.shared.b64 %rd3, [bar];\n@%p2 ret;\n"
    wait = WAIT.replace("try_wait.shared.b64 %p1, [bar], %rd3", "try_wait.parity.shared.b64 %p1, [bar], 1")
    body = INIT + half + ARRIVE + WAIT + ARRIVE + wait.replace("WAIT", "W2")
    never(body)
    stays = body.replace("arrive_drop", "arrive")
    always(stays, Kind.DEADLOCK, "in which 32 arrivals")


def test_pending_counts_and_counts_of_arrivals() -> None:
    body = (
        "@!%p0 bra END;\nmbarrier.init.shared.b64 [bar], 7;\nmbarrier.arrive.shared.b64 %rd3, [bar], 3;\n"
        "mbarrier.pending_count.b64 %r3, %rd3;\nst.global.b32 [%rd1], %r3;\n"
        "mbarrier.arrive.noComplete.release.cta.shared.b64 %rd3, [bar], 2;\n"
        "mbarrier.pending_count.b64 %r3, %rd3;\nst.global.b32 [%rd1+4], %r3;\n"
        "mbarrier.arrive_drop.shared.b64 %rd4, [bar], 2;\nmbarrier.test_wait.shared.b64 %p1, [bar], %rd4;\n"
        "selp.b32 %r3, 1, 0, %p1;\nst.global.b32 [%rd1+8], %r3;\nmbarrier.arrive.shared.b64 %rd5, [bar];\n"
        "mbarrier.pending_count.b64 %r3, %rd5;\nst.global.b32 [%rd1+12], %r3;\nEND:\n"
    )
    never(body)
    assert words_of(outcome(program(body)))[:4].tolist() == [7, 4, 1, 5]
    always(body.replace("[bar], 3;", "[bar], 9;"), Kind.BARRIER_DIVERGENCE, "9 arrivals at the mbarrier at bar+0")
    always(
        body.replace("shared.b64 %rd3, [bar], 2", "shared.b64 %rd3, [bar], 4"), Kind.BARRIER_DIVERGENCE, "noComplete"
    )
    always(body.replace("[bar], 7", "[bar], 0"), Kind.BARRIER_DIVERGENCE, "it must be 1 to 1048575")


def test_transactions_by_hand() -> None:
    body = (
        "@!%p0 bra END;\nmbarrier.init.shared.b64 [bar], 1;\nmbarrier.expect_tx.relaxed.cta.shared.b64 [bar], 24;\n"
        "mbarrier.arrive.shared.b64 %rd3, [bar];\n{0}mbarrier.test_wait.shared.b64 %p1, [bar], %rd3;\n"
        "selp.b32 %r3, 1, 0, %p1;\nst.global.b32 [%rd1], %r3;\nEND:\n"
    )
    complete = "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [bar], {};\n"
    for bytes_, done in ((8, 0), (24, 1)):
        run = outcome(program(body.replace("{0}", complete.format(bytes_))))
        assert not run.findings
        assert words_of(run)[0] == done
    huge = body.replace("{0}", "mbarrier.expect_tx.relaxed.cta.shared.b64 [bar], 1048575;\n")
    always(huge, Kind.BARRIER_DIVERGENCE, "range of its tx-count")


INVAL = "@%p0 mbarrier.inval.shared.b64 [bar];\n"


def test_initialised_again() -> None:
    again = "@%p0 mbarrier.init.shared.b64 [bar], 64;\n"
    never(GOOD + "bar.sync 0;\n" + INVAL + again)
    always(GOOD + "bar.sync 0;\n" + again, Kind.BARRIER_DIVERGENCE, "initialised again")
    always(GOOD + INVAL, Kind.RACE)  # while others may still wait


def test_a_word_that_is_no_mbarrier() -> None:
    always(GOOD.replace(INIT, "bar.sync 0;\n"), Kind.UNINITIALISED)
    always(GOOD.replace("bar.sync 0;\n", ""), Kind.RACE)
    always(GOOD + "bar.sync 0;\n" + INVAL + "bar.sync 0;\n" + ARRIVE, Kind.BARRIER_DIVERGENCE, "is none")
    always(GOOD.replace("[bar]", "[bar+4]"), Kind.MISALIGNED)
    outside = GOOD.replace(".shared.b64", ".b64").replace("[bar]", "[%rd0]")
    always(outside, Kind.BARRIER_DIVERGENCE, "an mbarrier outside shared memory")


def test_plain_accesses_to_the_word() -> None:
    after = GOOD + "bar.sync 0;\n@%p0 "
    for access in ("ld.shared.b64 %rd5, [bar];", "st.shared.b32 [bar+4], 0;", "atom.shared.add.u32 %r5, [bar], 1;"):
        always(after + access, Kind.BARRIER_DIVERGENCE, "no mbarrier operation")
    never(after + "st.shared.b64 [bar+8], 0;")
    never(GOOD + "bar.sync 0;\n" + INVAL + "@%p0 st.shared.b64 [bar], 0;")
    # The fast tier sees that the word has changed.
    body = GOOD + "bar.sync 0;\n@%p0 st.shared.b64 [bar], 0;\nbar.sync 0;\n" + ARRIVE
    said = [f.message for f in outcome(program(body), race=False).findings]
    assert said == ["the mbarrier at bar+0 was overwritten"]


def test_an_expired_state() -> None:
    one = "@%p0 mbarrier.init.shared.b64 [bar], 1;\n@!%p0 bra END;\nmbarrier.arrive.shared.b64 %rd3, [bar];\n"
    more = "mbarrier.arrive.shared.b64 %rd4, [bar];\n"
    ask = "mbarrier.test_wait.shared.b64 %p1, [bar], %rd3;\nEND:\n"
    never(one + ask)
    always(one + more + ask, Kind.BARRIER_DIVERGENCE, "2 phases back")


# --- cp.async and mbarriers ---------------------------------------------------------------------------------------

COPY = "cp.async.ca.shared.global [%r8], [%rd8], 4;\n"


def test_small_copies_are_tracked() -> None:
    counted = COPY + "cp.async.mbarrier.arrive.noinc.shared.b64 [bar];\n"
    wait = WAIT.replace("try_wait.shared.b64 %p1, [bar], %rd3", "try_wait.parity.shared.b64 %p1, [bar], 0")
    never(INIT + counted + wait + USE)
    assert words_of(outcome(program(INIT + counted + wait + USE)))[:N].tolist() == SHIFTED
    raised = COPY + "cp.async.mbarrier.arrive.shared.b64 [bar];\n" + ARRIVE
    never(INIT + raised + WAIT + USE)
    always(INIT + COPY + ARRIVE + WAIT + USE, Kind.RACE)
    late = "cp.async.mbarrier.arrive.noinc.shared.b64 [bar];\n" + COPY + "cp.async.wait_all;\n"
    always(INIT + late + wait + USE, Kind.RACE)
