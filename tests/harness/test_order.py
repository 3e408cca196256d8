# SPDX-License-Identifier: Apache-2.0
"""Happens-before against a second, independent statement of CUDA's rules, and the orders and conflicts built on it."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from random import Random

import numpy as np
import pytest

from harness.errors import UsageError
from harness.findings import Kind
from harness.order import (
    Conflict,
    complete,
    conflict_findings,
    count_linear_extensions,
    declared_footprint,
    extension_with,
    happens_before,
    is_linear_extension,
    linear_extensions,
    random_linear_extension,
    unordered_conflicts,
    validate,
    work_orders,
)
from harness.program import (
    Buffer,
    Code,
    Copy,
    Fill,
    HostSync,
    Launch,
    Op,
    PreparedLaunch,
    Program,
    Ptr,
    Record,
    Wait,
)

BUFFERS = (Buffer("a", 64), Buffer("b", 64), Buffer("h", 64, kind="host"))


def program(*ops: Op, streams: int = 3) -> Program:
    return Program("p", BUFFERS, ops, streams)


def work(stream: int, offset: int = 0) -> Fill:
    return Fill(stream, "a", 0, 4, offset)


def random_program(rng: Random, size: int) -> Program:
    def op() -> Op:
        stream = rng.randrange(3)
        event = rng.choice("xyz")
        choice = rng.randrange(10)
        if choice < 5:
            return work(stream, rng.randrange(8) * 4)
        if choice < 7:
            return Record(stream, event)
        if choice < 9:
            return Wait(stream, event)
        return rng.choice([HostSync(), HostSync(stream=stream), HostSync(event=event)])

    return program(*(op() for _ in range(size)))


def directly_ordered(ops: tuple[Op, ...], i: int, j: int) -> bool:
    """The rules again, asked of one pair at a time: does the rule book itself name i -> j?"""
    a, b = ops[i], ops[j]
    if i >= j:
        return False
    if isinstance(a, HostSync):
        return True  # the host went on only after a
    if isinstance(b, HostSync):
        if b.event is None:
            return b.stream is None or a.stream == b.stream
    elif a.stream == b.stream:
        return True
    if isinstance(a, Record) and isinstance(b, Wait | HostSync) and a.event == b.event:
        return not any(isinstance(o, Record) and o.event == a.event for o in ops[i + 1 : j])
    return False


def reachable(ops: tuple[Op, ...]) -> set[tuple[int, int]]:
    """Closure by search from every op."""
    pairs = set()
    for start in range(len(ops)):
        stack = [start]
        while stack:
            at = stack.pop()
            for j in range(len(ops)):
                if (start, j) not in pairs and directly_ordered(ops, at, j):
                    pairs.add((start, j))
                    stack.append(j)
    return pairs


@pytest.mark.parametrize("seed", range(120))
def test_agrees_with_the_rules_asked_pair_by_pair(seed: int) -> None:
    rng = Random(seed)
    p = random_program(rng, rng.randrange(1, 16))
    hb = happens_before(p)
    n = len(p.ops)
    assert {(i, j) for i in range(n) for j in range(n) if hb.before(i, j)} == reachable(p.ops)


def test_submission_order_alone_orders_nothing_between_streams() -> None:
    hb = happens_before(program(work(0), work(1), work(0)))
    assert hb.before(0, 2)
    assert not hb.ordered(0, 1)
    assert not hb.ordered(1, 2)


def test_an_event_orders_what_was_before_its_record_only() -> None:
    hb = happens_before(program(work(0), Record(0, "e"), work(0), Wait(1, "e"), work(1)))
    assert hb.before(0, 4)
    assert not hb.ordered(2, 4)


def test_a_wait_takes_the_newest_record_submitted_before_it() -> None:
    moved = happens_before(program(work(0), Record(0, "e"), work(1), Record(1, "e"), Wait(2, "e"), work(2)))
    assert moved.before(2, 5)
    assert not moved.ordered(0, 5), "the record on stream 0 was replaced by the one on stream 1"
    later = happens_before(program(work(0), Record(0, "e"), Wait(2, "e"), work(2), work(1), Record(1, "e")))
    assert later.before(0, 3)
    assert not later.ordered(4, 3), "a record after the wait does not reach back"


def test_a_wait_on_an_event_never_recorded_orders_nothing() -> None:
    hb = happens_before(program(work(0), Wait(1, "e"), work(1), Record(0, "e")))
    assert not hb.ordered(0, 2)


def test_host_waits_order_what_the_host_submits_afterwards_on_any_stream() -> None:
    one = happens_before(program(work(0), work(1), HostSync(stream=0), work(2)))
    assert one.before(0, 3)
    assert not one.ordered(1, 3), "the host waited for the other stream"
    everything = happens_before(program(work(0), work(1), HostSync(), work(2)))
    assert everything.before(0, 3)
    assert everything.before(1, 3)
    event = happens_before(program(work(0), Record(0, "e"), work(0), HostSync(event="e"), work(1)))
    assert event.before(0, 4)
    assert not event.ordered(2, 4)


def small_programs() -> Iterable[Program]:
    rng = Random(7)
    return [random_program(rng, size) for size in (0, 1, 2, 3, 4, 5, 6, 6, 6, 7, 7, 7)]


@pytest.mark.parametrize("p", small_programs())
def test_linear_extensions_are_all_and_only_the_permutations_allowed(p: Program) -> None:
    hb = happens_before(p)
    pairs = reachable(p.ops)
    allowed = [
        order
        for order in itertools.permutations(range(len(p.ops)))
        if all(order.index(i) < order.index(j) for i, j in pairs)
    ]
    assert list(linear_extensions(hb)) == allowed
    assert count_linear_extensions(hb) == len(allowed)
    assert list(linear_extensions(hb, 3)) == allowed[:3]
    for order in itertools.islice(itertools.permutations(range(len(p.ops))), 200):
        assert is_linear_extension(hb, order) == (order in allowed)


@pytest.mark.parametrize("p", small_programs())
def test_work_orders_are_the_distinct_orders_of_the_memory_ops(p: Program) -> None:
    hb = happens_before(p)
    of_work = {tuple(i for i in order if i in hb.work) for order in linear_extensions(hb)}
    found = list(work_orders(hb))
    assert all(is_linear_extension(hb, order) for order in found)
    assert {tuple(i for i in order if i in hb.work) for order in found} == of_work
    assert len(found) == len(of_work) == count_linear_extensions(hb, hb.work)


def test_not_a_permutation_is_no_linear_extension() -> None:
    hb = happens_before(program(work(0), work(1)))
    assert not is_linear_extension(hb, (0,))
    assert not is_linear_extension(hb, (0, 0))
    assert not is_linear_extension(hb, (0, 2))


def test_complete_refuses_an_order_that_happens_before_forbids() -> None:
    hb = happens_before(program(work(0), work(0), work(1)))
    assert complete(hb, (2, 0, 1)) == (2, 0, 1)
    for wrong in ((1, 0, 2), (0, 1), (0, 1, 2, 2)):
        with pytest.raises(UsageError):
            complete(hb, wrong)


def test_random_extensions_are_valid_reproducible_and_reach_every_order() -> None:
    hb = happens_before(program(work(0), work(1), work(2), Record(0, "e"), Wait(1, "e"), work(1)))
    drawn = [random_linear_extension(hb, Random(seed)) for seed in range(400)]
    assert drawn == [random_linear_extension(hb, Random(seed)) for seed in range(400)]
    assert set(drawn) == set(linear_extensions(hb))


@pytest.mark.parametrize("seed", range(30))
def test_an_unordered_pair_can_be_put_both_ways_round(seed: int) -> None:
    hb = happens_before(random_program(Random(seed), 12))
    for i, j in itertools.permutations(range(12), 2):
        if hb.ordered(i, j):
            continue
        for rng in (None, Random(seed)):
            order = extension_with(hb, i, j, rng)
            assert is_linear_extension(hb, order)
            assert order.index(i) < order.index(j)


def test_an_ordered_pair_cannot_be_reversed() -> None:
    hb = happens_before(program(work(0), work(0)))
    with pytest.raises(UsageError):
        extension_with(hb, 1, 0)


def launch(stream: int, *buffers: str, declared: object = None) -> Launch:
    token = PreparedLaunch(Code("", "k", "k.ptx"), (1, 1, 1), (32, 1, 1))
    return Launch(stream, token, tuple(Ptr(b) for b in buffers), declared=declared)  # type: ignore[arg-type]


def test_conflicts_are_the_bytes_that_meet_and_one_side_writes() -> None:
    p = program(
        Copy(0, "a", "h", 16),  # writes a 0..16
        Copy(1, "b", "a", 32, src_offset=8),  # reads a 8..40
        Fill(1, "a", 0, 4, 20),  # on stream 1 too: ordered after the copy
        Copy(2, "h", "b", 8, dst_offset=12),  # reads b 0..8, writes h 12..20
    )
    assert unordered_conflicts(p) == [
        Conflict(0, 1, "a", 8, 16, ("write", "read")),
        Conflict(0, 3, "h", 12, 16, ("read", "write")),
        Conflict(1, 3, "b", 0, 8, ("write", "read")),
    ]


@pytest.mark.parametrize("seed", range(60))
def test_conflicts_agree_with_a_byte_by_byte_search(seed: int) -> None:
    rng = Random(seed)
    p = program(work(0), work(1), work(0), work(2), Record(1, "e"), Wait(2, "e"), work(2))

    def ranges() -> tuple[tuple[str, int, int], ...]:
        starts = [(rng.choice("ab"), rng.randrange(60)) for _ in range(rng.randrange(4))]
        return tuple((name, s, min(64, s + rng.randrange(12))) for name, s in starts)

    hb = happens_before(p)
    seen = {i: (ranges(), ranges()) for i in hb.work}

    def access(i: int, name: str, byte: int) -> str:
        reads, writes = seen[i]
        if any(n == name and b <= byte < e for n, b, e in writes):
            return "write"
        return "read" if any(n == name and b <= byte < e for n, b, e in reads) else ""

    expected = {
        (i, j, name, byte, access(i, name, byte), access(j, name, byte))
        for i, j in itertools.combinations(hb.work, 2)
        if not hb.ordered(i, j)
        for name in "ab"
        for byte in range(64)
        if access(i, name, byte) and access(j, name, byte) and "write" in (access(i, name, byte), access(j, name, byte))
    }
    found = unordered_conflicts(p, hb, seen)
    assert {(c.i, c.j, c.buffer, byte, *c.kinds) for c in found for byte in range(c.begin, c.end)} == expected
    assert sum(c.end - c.begin for c in found) == len(expected), "no byte is reported twice"
    for c, d in itertools.pairwise(found):
        joined = (c.i, c.j, c.buffer, c.kinds, c.end) == (d.i, d.j, d.buffer, d.kinds, d.begin)
        assert not joined, "neighbours of one kind are one conflict"


def test_a_launch_counts_by_roles_then_by_contract_then_by_what_was_seen() -> None:
    buffers = (Buffer("x", 64, role="in"), Buffer("y", 64, role="out"), Buffer("s", 64, role="scratch"))
    by_role = Program("p", buffers, (launch(0, "x", "y"), launch(1, "x", "s"), launch(1, "x", "y")), 2)
    assert declared_footprint(by_role, by_role.ops[0]) == ((("x", 0, 64),), (("y", 0, 64),))
    assert declared_footprint(by_role, by_role.ops[1])[1] == (("s", 0, 64),)
    assert [(c.i, c.j, c.buffer) for c in unordered_conflicts(by_role)] == [(0, 2, "y")]

    half = ((("x", 0, 64),), (("y", 0, 32),))
    other = ((("x", 0, 64),), (("y", 32, 64),))
    by_contract = Program("p", buffers, (launch(0, "x", "y", declared=half), launch(1, "x", "y", declared=other)), 2)
    assert unordered_conflicts(by_contract) == []
    seen = {0: ((), (("y", 0, 36),)), 1: other}
    assert unordered_conflicts(by_contract, footprints=seen) == [
        Conflict(0, 1, "y", 32, 36, ("write", "write"), observed=True)
    ]


def test_a_conflict_becomes_a_race_that_names_both_ops_and_the_remedy() -> None:
    p = program(work(1), Copy(2, "b", "a", 16))
    (finding,) = conflict_findings(p, unordered_conflicts(p))
    assert finding.kind is Kind.RACE
    assert finding.relation == "across streams"
    assert finding.address == "a+0"
    assert finding.nbytes == 4
    assert [(place.op, place.stream, place.role) for place in finding.places] == [
        (0, 1, "fill write"),
        (1, 2, "copy read"),
    ]
    assert finding.missing == "no event, host wait or stream order orders op 0 on stream 1 before op 1 on stream 2"
    assert finding.remedy == "record an event after op 0 on stream 1; wait for it before op 1 on stream 2"
    ordered = program(work(1), Record(1, "e"), Wait(2, "e"), Copy(2, "b", "a", 16))
    assert conflict_findings(ordered, unordered_conflicts(ordered)) == []


@pytest.mark.parametrize(
    "bad",
    [
        program(work(3)),
        program(Fill(0, "a", 256, 4)),
        program(Fill(0, "a", 0, 4, 61)),
        program(Fill(0, "h", 0, 4)),
        program(Fill(0, "nobody", 0, 4)),
        program(Copy(0, "a", "b", 65)),
        program(Copy(0, "a", "b", 4, src_offset=-1)),
        program(Copy(0, "a", "a", 8, dst_offset=4)),
        program(HostSync(stream=0, event="e")),
        program(Record(0, "")),
        program(launch(0, "h")),
        program(launch(0, "nobody")),
        Program("p", (Buffer("a", 4), Buffer("a", 4)), ()),
        Program("p", (Buffer("a", 4, init=np.zeros(3, np.uint8)),), ()),
        Program("p", (), (), streams=0),
    ],
)
def test_malformed_programs_are_usage_errors(bad: Program) -> None:
    with pytest.raises(UsageError):
        validate(bad)


def test_a_well_formed_program_passes() -> None:
    validate(program(work(0), Copy(1, "a", "a", 8, dst_offset=8), launch(2, "a", "b"), Record(0, "e"), HostSync()))
