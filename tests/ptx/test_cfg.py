# SPDX-License-Identifier: Apache-2.0
"""Blocks, edges and scopes of the control-flow graph."""

from __future__ import annotations

from harness.ptx.cfg import EXIT, Flow, noreturn
from harness.ptx.checks.barriers import waits_for_block
from harness.ptx.dataflow import DataFlow
from harness.ptx.divergence import Divergence
from harness.ptx.graph import Graph
from harness.ptx.module import Instruction
from harness.ptx.opcodes import is_special, read, writes_global, written
from harness.ptx.parser import parse
from harness.ptx.pointers import Pointers

HEAD = ".version 8.4\n.target sm_90\n.address_size 64\n"


def flow(body: str, before: str = "") -> Flow:
    m = parse(
        f"{HEAD}{before}.entry k(.param .u64 p) {{ .reg .b32 %r<9>; .reg .pred %p<3>; .reg .b64 %rd<4>; {body} }}"
    )
    return Flow(m.entry("k"), noreturn(m))


def one(text: str) -> Instruction:
    return flow(text).code[0]


def test_straight_line_is_one_block_that_falls_off_the_end() -> None:
    f = flow("mov.u32 %r1, 1; mov.u32 %r2, 2;")
    assert [(b.first, b.last, b.successors) for b in f.blocks] == [(0, 1, [EXIT])]


def test_no_instructions_no_blocks() -> None:
    f = flow("")
    assert f.blocks == []
    assert f.reachable() == set()


def test_a_loop() -> None:
    f = flow("mov.u32 %r1, 0; L: add.u32 %r1, %r1, 1; @%p1 bra L; ret;")
    assert [(b.first, b.last, b.successors, b.predecessors) for b in f.blocks] == [
        (0, 0, [1], []),
        (1, 2, [2, 1], [0, 1]),
        (3, 3, [EXIT], [1]),
    ]
    assert f.block_of == [0, 1, 1, 2]


def test_ends_and_what_only_seems_to_end() -> None:
    f = flow("@%p1 ret; @%p2 trap; call die; mov.u32 %r1, 1;", ".func die() .noreturn { trap; }")
    assert [b.successors for b in f.blocks] == [[1, EXIT], [2], [], [EXIT]]
    assert f.reachable() == {0, 1, 2}
    assert list(f.run_by(f.reachable())) == [0, 1, 2]


def test_an_indirect_branch_goes_to_every_target() -> None:
    f = flow("ts: .branchtargets A, B; brx.idx %r1, ts; A: ret; B: ret; C: ret;")
    assert f.blocks[0].successors == [1, 2]
    assert f.reachable() == {0, 1, 2}


def test_one_label_name_in_two_scopes() -> None:
    f = flow("{ L: @%p1 bra L; } { L: @%p2 bra L; } ret;")
    assert [b.successors for b in f.blocks] == [[1, 0], [2, 1], [EXIT]]


def test_a_label_at_the_very_end() -> None:
    f = flow("@%p1 bra END; mov.u32 %r1, 1; END:")
    assert [b.successors for b in f.blocks] == [[1, EXIT], [EXIT]]


def test_unknown_labels_are_kept_apart() -> None:
    f = flow("@%p1 bra NOWHERE; ret;")
    assert f.unresolved == [(0, "NOWHERE")]
    assert [b.successors for b in f.blocks] == [[1], [EXIT]]


def test_names_are_found_through_scopes() -> None:
    f = flow("{ .reg .b32 %r1; .reg .b32 x; mov.u32 %r1, 1; } mov.u32 %r1, 1;")
    inner, outer = f.scope
    assert inner != outer
    assert f.find("%r1", inner) != f.find("%r1", outer)
    assert f.find("x", inner) is not None
    assert f.find("x", outer) is None
    assert f.find("%r8", inner) == f.find("%r8", outer)
    assert f.find("%r9", outer) is None
    assert f.find("p", inner) is not None


def names(registers: list[object]) -> list[str]:
    return [getattr(r, "name", "") for r in registers]


def test_what_is_written_and_what_is_read() -> None:
    cases = {
        "ld.global.v2.u32 {%r1, _}, [%rd1];": (["%r1"], ["%rd1"]),
        "@%p1 st.global.u32 [%rd1], %r2;": ([], ["%rd1", "%r2", "%p1"]),
        "setp.lt.and.s32 %p1|%p2, %r1, %r2, !%p0;": (["%p1", "%p2"], ["%r1", "%r2", "%p0"]),
        "shfl.sync.idx.b32 %r1|%p1, %r2, 0, 31, -1;": (["%r1", "%p1"], ["%r2"]),
        "bar.red.popc.u32 %r1, 0, %p1;": (["%r1"], ["%p1"]),
        "bar.sync %r1, 64;": ([], ["%r1"]),
        "mbarrier.arrive.shared.b64 %rd1, [%r1];": (["%rd1"], ["%r1"]),
        "mbarrier.arrive.shared::cluster.b64 _, [%r1];": ([], ["%r1"]),
        "mbarrier.init.shared.b64 [%r1], %r2;": ([], ["%r1", "%r2"]),
        "mbarrier.try_wait.parity.shared.b64 %p1, [%r1], %r2;": (["%p1"], ["%r1", "%r2"]),
        "cp.async.ca.shared.global [%r1], [%rd1], 4;": ([], ["%r1", "%rd1"]),
        "red.global.add.u32 [%rd1], %r1;": ([], ["%rd1", "%r1"]),
        "atom.global.cas.b32 %r1, [%rd1], %r2, %r3;": (["%r1"], ["%rd1", "%r2", "%r3"]),
        "mov.b64 {%r1, %r2}, %rd1;": (["%r1", "%r2"], ["%rd1"]),
        "call (%r1), %rd1, (%r2, %r3);": (["%r1"], ["%rd1", "%r2", "%r3"]),
        "ret;": ([], []),
    }
    for text, (result, operands) in cases.items():
        i = one(text)
        assert (names(list(written(i))), names(list(read(i)))) == (result, operands), text


def test_what_reaches_global_memory() -> None:
    yes = ["st.u32 [%rd1], 1;", "st.global.u32 [%rd1], 1;", "red.global.add.u32 [%rd1], 1;", "call f;"]
    yes += ["cp.async.bulk.global.shared::cta.bulk_group [%rd1], [%r1], 16;"]
    no = ["st.shared.u32 [%r1], 1;", "st.shared::cluster.u32 [%r1], 1;", "atom.shared.add.u32 %r1, [%r2], 1;"]
    no += ["cp.async.ca.shared.global [%r1], [%rd1], 4;", "st.local.u32 [%r1], 1;", "ld.global.u32 %r1, [%rd1];"]
    no += ["cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%rd1], 16, [%r2];"]
    assert [writes_global(one(t)) for t in yes] == [True] * len(yes)
    assert [writes_global(one(t)) for t in no] == [False] * len(no)


def test_which_barriers_wait_for_the_block() -> None:
    yes = ["bar.sync 0;", "barrier.sync.aligned 1;", "bar.red.and.pred %p1, 0, %p2;", "barrier.cta.sync 0;"]
    no = ["bar.sync 0, 64;", "bar.arrive 0, 64;", "bar.warp.sync -1;", "barrier.cluster.wait;", "bar.sync %r1;"]
    no += ["bar.red.and.pred %p1, 0, 64, %p2;"]
    assert [waits_for_block(one(t)) for t in yes] == [True] * len(yes)
    assert [waits_for_block(one(t)) for t in no] == [False] * len(no)


def test_what_depends_on_the_thread() -> None:
    f = flow(
        "mov.u32 %r1, %tid.x; add.u32 %r2, %r1, 1; mov.u32 %r3, %ctaid.x; setp.eq.u32 %p1, %r2, %r3;"
        "cvt.u64.u32 %rd1, %r2; ld.global.u32 %r4, [%rd1]; ld.global.u32 %r5, [%rd2]; bar.red.popc.u32 %r6, 0, %p1;"
    )
    assert differing(f) == {"%r1", "%r2", "%p1", "%rd1", "%r4"}


def differing(f: Flow, *, within_warp: bool = False) -> set[str]:
    data = DataFlow(f, Graph(f))
    d = Divergence(f, Graph(f), data, Pointers(f, data), within_warp=within_warp)
    return {name for k in d.definitions for _, name in data.writes[k]}


def test_values_that_a_parting_branch_chose_differ_and_values_inside_do_not() -> None:
    f = flow(
        "mov.u32 %r1, %tid.x; setp.eq.u32 %p1, %r1, 0; mov.u32 %r2, 1; @%p1 bra L; mov.u32 %r2, 2; mov.u32 %r3, 5;"
        "add.u32 %r4, %r3, 1; L: add.u32 %r5, %r2, 1; ret;"
    )
    assert differing(f) == {"%r1", "%p1", "%r5"}


def test_a_counter_of_turns_that_differ_by_thread_differs_after_the_loop() -> None:
    f = flow(
        "mov.u32 %r1, %tid.x; mov.u32 %r2, 0; L: add.u32 %r2, %r2, 1; setp.lt.u32 %p1, %r2, %r1; @%p1 bra L;"
        "add.u32 %r3, %r2, 1; ret;"
    )
    assert differing(f) == {"%r1", "%p1", "%r3"}


def test_within_a_warp_its_own_number_and_its_votes_are_alike() -> None:
    f = flow(
        "mov.u32 %r1, %tid.x; shr.u32 %r2, %r1, 5; and.b32 %r3, %r1, 31; setp.eq.u32 %p1, %r3, 0;"
        "vote.sync.ballot.b32 %r4, %p1, -1; shfl.sync.idx.b32 %r5, %r3, 0, 31, -1; ret;"
    )
    assert differing(f, within_warp=True) == {"%r1", "%r3", "%p1"}
    assert differing(f) == {"%r1", "%r2", "%r3", "%p1", "%r4", "%r5"}


def test_local_memory_carries_differences_by_place() -> None:
    f = flow(
        ".local .b32 a[2]; .reg .b64 %SP; mov.u64 %rd1, a; cvta.local.u64 %SP, %rd1; mov.u32 %r1, %tid.x;"
        "st.u32 [%SP], %r1; mov.u32 %r2, 7; st.u32 [%SP+4], %r2; ld.u32 %r3, [%SP]; ld.u32 %r4, [%SP+4]; ret;"
    )
    assert differing(f) == {"%r1", "%r3"}


def test_definitions_that_a_read_may_see() -> None:
    f = flow("mov.u32 %r1, 1; @%p1 mov.u32 %r1, 2; add.u32 %r2, %r1, 1; mov.u32 %r1, 3; add.u32 %r3, %r1, %r4; ret;")
    data = DataFlow(f, Graph(f))
    assert set(data.reaching(2, (0, "%r1"))) == {0, 1}
    assert data.reaching(4, (0, "%r1")) == (3,)
    assert data.reaching(4, (0, "%r4")) == (-1,)
    assert data.live_in[0] == {(0, "%p1"), (0, "%r4")}


def test_dominators_loops_and_what_a_branch_decides() -> None:
    f = flow(
        "A: @%p1 bra C; B: mov.u32 %r1, 1; C: mov.u32 %r2, 2; D: add.u32 %r2, %r2, 1; @%p2 bra D; @%p1 bra F;"
        "trap; F: ret;"
    )
    g = Graph(f)
    (loop,) = g.loops
    a, b, c, d, e, t, end = range(7)
    assert (loop.header, loop.blocks, loop.exits) == (d, {d}, ((d, e),))
    assert g.dominates(a, end)
    assert not g.dominates(b, c)
    assert g.decided_by(a) == {b}
    assert g.decided_by(d) == {d}
    assert g.decided_by(e) == set()
    assert t not in g.finishing


def test_what_addresses_point_into() -> None:
    f = flow(
        ".shared .b8 s[64]; ld.param.u64 %rd1, [p]; cvta.to.global.u64 %rd2, %rd1; mul.wide.u32 %rd3, %r1, 4;"
        "add.s64 %rd2, %rd2, %rd3; ld.global.u32 %r2, [%rd2+4]; mov.u32 %r3, s; ld.shared.u32 %r4, [%r3+8]; ret;"
    )
    data = DataFlow(f, Graph(f))
    where = Pointers(f, data)
    assert (where.address(4).roots, where.address(4).offset) == ({"p+0"}, None)
    assert (where.address(6).roots, where.address(6).offset) == ({"s"}, 8)
    assert where.space(6) == "shared"


def test_special_registers() -> None:
    for name in ("%tid", "%laneid", "%pm3", "%pm7_64", "%envreg31", "%reserved_smem_offset_1", "%lanemask_eq"):
        assert is_special(name)
    for name in ("%pm8", "%pm", "%envreg32", "%r1", "%tid2", "tid", "%clock3"):
        assert not is_special(name)
