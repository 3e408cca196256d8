# SPDX-License-Identifier: Apache-2.0
"""Clusters: barriers, distributed shared memory, what peers may touch and when, each with its faulty twin."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from harness.errors import LaunchRefused
from harness.findings import Kind
from tests.emulator import async_lab
from tests.emulator.async_lab import N, outcome, program, words_of

ALL = "barrier.cluster.arrive.aligned;\nbarrier.cluster.wait.aligned;\n"
# %r13: linear number of the thread in its cluster.
PEER = "mov.u32 %r10, %cluster_ctarank;\nxor.b32 %r11, %r10, 1;\nmapa.shared::cluster.u32 %r12, %r8, %r11;\n"
RANK = "mov.u32 %r10, %cluster_ctarank;\nshl.b32 %r13, %r10, 6;\nadd.u32 %r13, %r13, %r0;\n"
OUT = "mov.u32 %r18, %ctaid.x;\nmad.lo.u32 %r18, %r18, 64, %r0;\n"
OUT += "mul.wide.u32 %rd2, %r18, 4;\nadd.s64 %rd2, %rd1, %rd2;\nst.global.b32 [%rd2], %r3;\n"
PUT = "st.shared.b32 [%r8], %r13;\n"
INIT = "@%p0 mbarrier.init.shared.b64 [bar], {};\nfence.mbarrier_init.release.cluster;\n"
BEGUN = "barrier.cluster.arrive.relaxed.aligned;\nbarrier.cluster.wait.aligned;\n"
WAIT = "WAIT:\nmbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 %p1, [bar], 0;\n@!%p1 bra WAIT;\n"
GET = "ld.shared::cluster.b32 %r3, [%r12];\n"
GOOD = PEER + RANK + PUT + ALL + GET + ALL + OUT
SWAPPED = [i ^ N for i in range(2 * N)]


def never(body: str, cluster: int = 2, **shape: int) -> None:
    async_lab.never(body, blocks=shape.get("blocks", cluster), cluster=cluster)


def always(body: str, kind: Kind, text: str = "", cluster: int = 2) -> None:
    async_lab.always(body, kind, text, blocks=cluster, cluster=cluster)


def values(body: str, cluster: int = 2, **facts: Any) -> list[int]:
    return [int(x) for x in words_of(outcome(program(body, blocks=cluster, cluster=cluster), **facts))]


@pytest.mark.parametrize("race", [True, False])
def test_peers_read_each_other(race: bool) -> None:
    for seed in range(8):
        assert values(GOOD, seed=seed, race=race)[: 2 * N] == SWAPPED
    never(GOOD)
    never(GOOD, blocks=4)


def test_the_forms_of_the_barrier() -> None:
    never(GOOD.replace(".aligned", ""))
    never(GOOD.replace("arrive.aligned", "arrive.release.aligned").replace("wait.aligned", "wait.acquire.aligned"))
    # Relaxed arrivals order nothing; a fence of cluster scope before them does.
    relaxed = GOOD.replace("arrive.aligned", "arrive.relaxed.aligned")
    always(relaxed, Kind.RACE)
    never(relaxed.replace("barrier.cluster.arrive", "fence.acq_rel.cluster;\nbarrier.cluster.arrive"))
    always(relaxed.replace("barrier.cluster.arrive", "fence.acq_rel.cta;\nbarrier.cluster.arrive"), Kind.RACE)


def test_work_between_arrive_and_wait() -> None:
    split = "barrier.cluster.arrive;\n{}barrier.cluster.wait;\n"
    never(PEER + RANK + PUT + split.format("st.shared.b32 [%r8+256], 1;\n") + GET + ALL + OUT)
    always(PEER + RANK + split.format(PUT) + GET + ALL + OUT, Kind.RACE)


def test_a_barrier_of_the_block_is_not_enough() -> None:
    always(PEER + RANK + BEGUN + PUT + "bar.sync 0;\n" + GET + ALL + OUT, Kind.RACE, "across blocks")


def test_a_block_ends_only_after_its_visitors() -> None:
    always(GOOD.replace(GET + ALL, GET), Kind.USE_AFTER_FREE, "its block may have ended")
    # A release that the owner acquires will do as well.
    told = GET + "mapa.shared::cluster.u32 %r14, %r16, %r11;\n{}" + WAIT
    body = GOOD.replace(PEER, "mov.u32 %r16, bar;\n" + INIT.format(N) + PEER).replace(GET + ALL, told)
    never(body.format("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r14];\n"))
    relaxed = body.format("mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [%r14];\n")
    always(relaxed, Kind.USE_AFTER_FREE, "its block may have ended")


def test_a_visit_only_after_its_block_has_begun() -> None:
    lone = PEER + RANK + "st.shared::cluster.b32 [%r12], %r13;\n" + ALL + "ld.shared.b32 %r3, [%r8];\n" + OUT
    always(lone, Kind.USE_AFTER_FREE, "before it is known that its block has begun")
    begun = "barrier.cluster.arrive.relaxed.aligned;\nbarrier.cluster.wait.aligned;\n"
    never(lone.replace("st.shared::cluster", begun + "st.shared::cluster"))
    assert values(lone.replace("st.shared::cluster", begun + "st.shared::cluster"))[: 2 * N] == SWAPPED


def test_misuse_of_the_barrier() -> None:
    always("barrier.cluster.arrive;\n" + ALL, Kind.BARRIER_DIVERGENCE, "twice without a wait")
    always("barrier.cluster.wait;\n", Kind.BARRIER_DIVERGENCE, "at which it has not arrived")
    never("mov.u32 %r10, %cluster_ctarank;\nsetp.eq.u32 %p1, %r10, 0;\n@%p1 ret;\n" + ALL)  # nobody waits for the dead
    apart = "setp.lt.u32 %p1, %r0, 16;\n@%p1 bra A;\n" + ALL + "bra B;\nA:\n" + ALL + "B:\n"
    always(apart, Kind.BARRIER_DIVERGENCE, "lanes of one warp wait at different barriers")
    never(apart.replace(".aligned", ""))
    waits = (
        "mov.u32 %r10, %cluster_ctarank;\nsetp.eq.u32 %p1, %r10, 0;\nbarrier.cluster.arrive;\nbarrier.cluster.wait;\n"
    )
    stuck = waits + "@%p1 bar.sync 1, 96;\nbarrier.cluster.arrive;\nbarrier.cluster.wait;\n"
    always(stuck, Kind.DEADLOCK)


def test_atomics_at_cluster_scope() -> None:
    total = "mapa.shared::cluster.u32 %r12, %r15, 0;\n"
    body = (
        RANK + "mov.u32 %r15, buf;\n" + total + "@%p0 st.shared.b32 [buf], 0;\n" + ALL
        + "atom.relaxed.cluster.shared::cluster.add.u32 %r4, [%r12], 1;\n" + ALL + "ld.shared.b32 %r3, [buf];\n" + OUT
    )  # fmt: skip
    never(body, cluster=4)
    assert values(body, cluster=4)[0] == 4 * N
    always(body.replace("relaxed.cluster", "relaxed.cta"), Kind.RACE, cluster=4)


def test_a_flag_in_a_peer_publishes_at_its_scope() -> None:
    # Rank 0 writes its buffer and raises a flag in rank 1, which reads the buffer.
    body = (
        "mov.u32 %r10, %cluster_ctarank;\nmov.u32 %r15, buf;\nsetp.eq.u32 %p1, %r10, 0;\n"
        "@%p0 st.shared.b32 [buf+512], 0;\n"
        + ALL + "@!%p0 bra END;\n@!%p1 bra READ;\nst.shared.b32 [buf], 7;\nmapa.shared::cluster.u32 %r12, %r15, 1;\n"
        "st.release.cluster.shared::cluster.b32 [%r12+512], 1;\nbra END;\n"
        "READ:\nld.acquire.cluster.shared.b32 %r4, [buf+512];\nsetp.eq.u32 %p2, %r4, 0;\n@%p2 bra READ;\n"
        "mapa.shared::cluster.u32 %r12, %r15, 0;\nld.shared::cluster.b32 %r3, [%r12];\nst.global.b32 [%rd1], %r3;\n"
        "END:\nbarrier.cluster.arrive;\nbarrier.cluster.wait;\n"
    )  # fmt: skip
    never(body)
    assert values(body)[0] == 7
    always(body.replace("st.release.cluster", "st.release.cta"), Kind.RACE)
    always(body.replace("ld.acquire.cluster", "ld.relaxed.cluster"), Kind.RACE)


def test_mapa_and_ranks() -> None:
    body = (
        RANK + "mov.u32 %r15, buf;\ncvt.u64.u32 %rd3, %r15;\ncvta.shared.u64 %rd3, %rd3;\nmapa.u64 %rd4, %rd3, 2;\n"
        "getctarank.u64 %r4, %rd4;\ngetctarank.shared::cluster.u32 %r5, %r15;\nisspacep.shared::cluster %p1, %rd4;\n"
        "isspacep.shared::cta %p2, %rd4;\nselp.b32 %r6, 16, 0, %p1;\nselp.b32 %r7, 32, 0, %p2;\n"
        "isspacep.shared::cta %p2, %rd3;\n"
        "selp.b32 %r14, 64, 0, %p2;\nmul.lo.u32 %r5, %r5, 256;\nor.b32 %r3, %r4, %r5;\nor.b32 %r3, %r3, %r6;\n"
        "or.b32 %r3, %r3, %r7;\nor.b32 %r3, %r3, %r14;\n" + OUT
    )
    found = values(body, cluster=4)
    assert [found[N * r] for r in range(4)] == [2 | 16 | 64 | 256 * r | (32 if r == 2 else 0) for r in range(4)]
    outside = PEER.replace("%r10, 1;", "%r10, 6;")
    always(outside + RANK + PUT + ALL + GET + ALL + OUT, Kind.OUT_OF_BOUNDS)
    always(GOOD.replace("ld.shared::cluster", "ld.shared::cta"), Kind.OUT_OF_BOUNDS)


def test_registers_of_a_cluster() -> None:
    names = [
        "%clusterid.x",
        "%nclusterid.x",
        "%cluster_ctaid.x",
        "%cluster_nctaid.x",
        "%cluster_ctarank",
        "%cluster_nctarank",
    ]
    body = "mov.u32 %r10, %ctaid.x;\nmul.wide.u32 %rd2, %r10, 28;\nadd.s64 %rd2, %rd1, %rd2;\n"
    body += "".join(f"mov.u32 %r3, {name};\nst.global.b32 [%rd2+{4 * i}], %r3;\n" for i, name in enumerate(names))
    body += "mov.pred %p1, %is_explicit_cluster;\nselp.b32 %r3, 1, 0, %p1;\nst.global.b32 [%rd2+24], %r3;\n"
    body = f"@!%p0 bra END;\n{body}END:\n"
    run = outcome(program(body, blocks=6, cluster=3))
    assert words_of(run)[:42].reshape(6, 7).tolist() == [[i // 3, 2, i % 3, 3, i % 3, 3, 1] for i in range(6)]
    alone = outcome(program(body, blocks=2))
    assert words_of(alone)[:14].reshape(2, 7).tolist() == [[0, 2, 0, 1, 0, 1, 0], [1, 2, 0, 1, 0, 1, 0]]


def test_the_directive_makes_clusters_and_the_grid_must_fit() -> None:
    def with_directive(case: Any, blocks: int, cluster: int) -> Any:
        made = program(case, blocks=blocks, cluster=cluster)
        launch = made.ops[0]
        code = replace(
            launch.token.code, ptx=launch.token.code.ptx.replace("p1)\n{", "p1)\n.reqnctapercluster 2, 1, 1\n{")
        )
        return replace(made, ops=(replace(launch, token=replace(launch.token, code=code)),))

    assert words_of(outcome(with_directive(GOOD, 2, 1)))[: 2 * N].tolist() == SWAPPED
    for blocks, cluster in ((3, 1), (4, 4)):
        with pytest.raises(LaunchRefused):
            outcome(with_directive(GOOD, blocks, cluster))


# --- mbarriers and copies across blocks ---------------------------------------------------------------------------

SETUP = (
    "mov.u32 %r10, %cluster_ctarank;\nmov.u32 %r15, buf;\nmov.u32 %r16, bar;\nxor.b32 %r11, %r10, 1;\n"
    "mapa.shared::cluster.u32 %r12, %r8, %r11;\nmapa.shared::cluster.u32 %r14, %r16, %r11;\n" + RANK
)
READ = "ld.shared.b32 %r3, [%r8];\n"


def test_arrivals_from_a_peer() -> None:
    store = "st.shared::cluster.b32 [%r12], %r13;\n"
    arrive = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%r14];\n"
    body = SETUP + INIT.format(N) + BEGUN + store + arrive + WAIT + READ + OUT + ALL
    never(body)
    assert values(body)[: 2 * N] == SWAPPED
    always(body.replace("arrive.release.cluster", "arrive.release.cta"), Kind.RACE)
    always(body.replace("arrive.release", "arrive.relaxed"), Kind.RACE)
    always(body.replace("try_wait.parity.acquire.cluster", "try_wait.parity.acquire.cta"), Kind.RACE)
    always(body.replace("fence.mbarrier_init.release.cluster;\n", ""), Kind.RACE)
    remote = body.replace("[bar], 0;\n@!%p1", "[%r14], 0;\n@!%p1").replace("::cta.b64 %p1", "::cluster.b64 %p1")
    always(remote, Kind.BARRIER_DIVERGENCE, "of another block")


STORE_ASYNC = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [%r12], %r13, [%r14];\n"


def test_asynchronous_stores() -> None:
    expect = f"@%p0 mbarrier.arrive.expect_tx.shared::cta.b64 %rd3, [bar], {4 * N};\n"
    body = SETUP + INIT.format(1) + BEGUN + expect + STORE_ASYNC + WAIT + READ + OUT + ALL
    never(body)
    assert values(body)[: 2 * N] == SWAPPED
    always(body.replace("@!%p1 bra WAIT;\n", ""), Kind.RACE, "asynchronous")
    always(body.replace(f"{4 * N};", f"{4 * N + 4};"), Kind.DEADLOCK, "bytes are outstanding")
    # The writer may not touch the place again before it has heard of the copy.
    over = STORE_ASYNC + "st.shared::cluster.b32 [%r12], 1;\n"
    always(body.replace(STORE_ASYNC, over), Kind.RACE, "asynchronous")


def test_asynchronous_reductions_and_vectors() -> None:
    expect = f"@%p0 mbarrier.arrive.expect_tx.shared::cta.b64 %rd3, [bar], {4 * N};\n"
    sums = STORE_ASYNC.replace("st.async.weak", "red.async.relaxed.cluster").replace(".b32 [%r12]", ".add.u32 [%r17]")
    body = (
        SETUP + "mapa.shared::cluster.u32 %r17, %r15, %r11;\n@%p0 st.shared.b32 [buf], 0;\n" + INIT.format(1)
        + BEGUN.replace(".relaxed", "") + expect + sums + WAIT + "ld.shared.b32 %r3, [buf];\n" + OUT + ALL
    )  # fmt: skip
    never(body)
    both = [sum(range(N, 2 * N))] * N + [sum(range(N))] * N
    assert values(body)[: 2 * N] == both
    wide = STORE_ASYNC.replace(".b32 [%r12], %r13", ".v4.b32 [%r12], {%r13, %r0, %r10, %r11}")
    one = f"@!%p0 bra WAIT;\n{wide}"
    few = SETUP + INIT.format(1) + BEGUN + expect.replace(str(4 * N), "16") + one + WAIT
    few += "setp.gt.u32 %p2, %r0, 3;\n@%p2 bra LAST;\n" + READ + OUT + "LAST:\n" + ALL
    never(few)
    found = values(few)
    assert [found[:4], found[N : N + 4]] == [[N, 0, 1, 0], [0, 0, 0, 1]]


def test_a_multicast_reaches_every_rank() -> None:
    expect = "@%p0 mbarrier.arrive.expect_tx.shared::cta.b64 %rd3, [bar], 256;\n"
    issue = (
        "setp.ne.u32 %p2, %r13, 0;\n@%p2 bra WAIT;\ncp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
        ".multicast::cluster [buf], [%rd0], 256, [bar], 11;\n"
    )
    body = SETUP + INIT.format(1) + BEGUN.replace(".relaxed", "") + expect + issue + WAIT + READ + OUT + ALL
    never(body.replace(", 11;", ", 15;"), cluster=4)
    assert values(body.replace(", 11;", ", 15;"), cluster=4)[: 4 * N] == list(range(N)) * 4
    always(body, Kind.DEADLOCK, "256 bytes are outstanding", cluster=4)  # rank 2 is left out
    always(body, Kind.OUT_OF_BOUNDS, cluster=2)
    early = body.replace(BEGUN.replace(".relaxed", ""), "bar.sync 0;\n").replace(", 11;", ", 15;")
    always(early, Kind.RACE, cluster=4)


def test_a_copy_from_shared_memory_to_a_peer() -> None:
    send = (
        "@%p0 mbarrier.arrive.expect_tx.shared::cta.b64 %rd3, [bar], 256;\n@!%p0 bra WAIT;\n"
        "mapa.shared::cluster.u32 %r12, %r15, %r11;\n"
        "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%r12+512], [buf], 256, [%r14];\n"
    )
    body = SETUP + INIT.format(1) + PUT + "fence.proxy.async;\n" + ALL + send + WAIT + "ld.shared.b32 %r3, [%r8+512];\n"
    never(body + OUT + ALL)
    assert values(body + OUT + ALL)[: 2 * N] == SWAPPED
    always((body + OUT + ALL).replace("fence.proxy.async;\n", ""), Kind.RACE, "no fence.proxy.async")
    # Without a last barrier a block may end before its bytes are read.
    always(body + OUT, Kind.USE_AFTER_FREE, "the block ends while")
    assert np.all(words_of(outcome(program(body + OUT + ALL, blocks=2, cluster=2)))[: 2 * N] == SWAPPED)
