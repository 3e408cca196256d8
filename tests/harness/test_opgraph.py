# SPDX-License-Identifier: Apache-2.0
"""A Program's graph orders what its streams and events order, and nothing else."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness.errors import UsageError
from harness.opgraph import graph_of, recorded_before, segments
from harness.order import complete, happens_before, is_linear_extension, random_linear_extension
from harness.program import Buffer, Fill, HostSync, Op, Program, Record, Wait
from harness.schedule import Schedule
from tests.cuda import programs as p

_OPS = st.one_of(
    st.builds(Fill, st.integers(0, 2), st.just("b"), st.just(1), st.just(1)),
    st.builds(Record, st.integers(0, 2), st.sampled_from("ef")),
    st.builds(Wait, st.integers(0, 2), st.sampled_from("ef")),
    st.builds(HostSync, st.none() | st.integers(0, 2)),
)


def program(ops: list[Op]) -> Program:
    return Program("g", (Buffer("b", 1),), tuple(ops), streams=3)


@given(st.lists(_OPS, max_size=14))
def test_its_edges_give_happens_before_back_and_none_is_superfluous(ops: list[Op]) -> None:
    made = program(ops)
    hb, graph = happens_before(made), graph_of(made)
    reach = np.zeros_like(hb.matrix)
    for j in graph.nodes:
        for i in graph.after[j]:
            assert not reach[i, j]
            reach[:, j] |= reach[:, i]
            reach[i, j] = True
        assert all(not reach[i, k] for k in graph.after[j] for i in graph.after[j])
    work = list(graph.nodes)
    assert (reach[np.ix_(work, work)] == hb.matrix[np.ix_(work, work)]).all()


@given(st.lists(_OPS, max_size=14), st.integers(0, 99))
def test_with_an_order_it_is_that_order_and_drawn_orders_are_allowed(ops: list[Op], seed: int) -> None:
    made, rng = program(ops), Random(seed)
    hb = happens_before(made)
    order = random_linear_extension(hb, rng)
    assert graph_of(made, order).draw(rng) == tuple(i for i in order if i in hb.work)
    assert is_linear_extension(hb, complete(hb, graph_of(made).draw(rng)))
    assert [i for s in segments(made, order) for i in s.ops] == [
        i for i in order if not isinstance(made.ops[i], HostSync)
    ]


def test_an_order_that_an_event_forbids_is_refused() -> None:
    with pytest.raises(UsageError, match="not an order"):
        graph_of(p.producer_consumer(ordered=True), (3, 0, 1, 2))


def test_a_wait_belongs_to_the_newest_record_before_it() -> None:
    made = program([Wait(0, "e"), Record(1, "e"), Record(2, "e"), Wait(0, "e"), Record(1, "e")])
    assert recorded_before(made) == {3: 2}


@pytest.mark.parametrize("submit", ["eager", "capture", "graph"])
def test_the_text_of_a_schedule_says_how_it_was_submitted(submit: str) -> None:
    schedule = Schedule((1, 0), 3, "pct", submit)
    assert Schedule.parse(str(schedule)) == schedule
    assert ("submit" in str(schedule)) == (submit != "eager")


def test_no_schedule_is_submitted_in_an_unknown_way() -> None:
    with pytest.raises(UsageError):
        Schedule.parse("order=free;seed=1;threads=random;submit=later")
