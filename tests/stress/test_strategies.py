# SPDX-License-Identifier: Apache-2.0
"""Strategies: what each promises about the schedules it yields, and that a seed repeats them exactly."""

from __future__ import annotations

from random import Random

import pytest

from harness.order import count_linear_extensions, happens_before, is_linear_extension, unordered_conflicts
from harness.program import Buffer, Fill, HostSync, Op, Program, Record, Wait
from harness.schedule import Schedule
from stress.strategies import BothOrders, Default, Exhaustive, RandomOrders, Strategy, StreamPriorities


def random_program(seed: int, size: int = 14, streams: int = 3) -> Program:
    rng = Random(seed)

    def op() -> Op:
        stream = rng.randrange(streams)
        kind = rng.randrange(8)
        if kind < 5:
            return Fill(stream, "a", 1, 4, rng.randrange(4) * 4)
        if kind == 5:
            return Record(stream, rng.choice("xy"))
        return Wait(stream, rng.choice("xy")) if kind == 6 else HostSync(stream=stream)

    return Program("p", (Buffer("a", 16),), tuple(op() for _ in range(size)), streams)


ALL = [Exhaustive(40), RandomOrders(8), BothOrders(), StreamPriorities(8), Default()]


@pytest.mark.parametrize("strategy", ALL, ids=lambda s: type(s).__name__)
@pytest.mark.parametrize("seed", range(12))
def test_schedules_are_allowed_distinct_and_repeat_from_their_seed(strategy: Strategy, seed: int) -> None:
    program = random_program(seed)
    schedules = list(strategy.schedules(program, seed))
    assert schedules
    assert schedules == list(strategy.schedules(program, seed))
    assert [Schedule.parse(str(s)) for s in schedules] == schedules
    hb = happens_before(program)
    assert all(s.order is not None and is_linear_extension(hb, s.order) for s in schedules)
    assert len({s.order for s in schedules}) == len(schedules)
    assert list(strategy.schedules(program, seed, limit=2)) == schedules[:2]


@pytest.mark.parametrize("seed", range(40))
def test_both_orders_puts_every_unordered_conflict_both_ways_round(seed: int) -> None:
    program = random_program(seed, size=18)
    hb = happens_before(program)
    pairs = {(c.i, c.j) for c in unordered_conflicts(program, hb)}
    orders = [s.order for s in BothOrders().schedules(program, seed) if s.order is not None]
    for i, j in pairs:
        assert any(o.index(i) < o.index(j) for o in orders)
        assert any(o.index(j) < o.index(i) for o in orders)
    assert len(orders) <= 1 + 2 * len(pairs)


@pytest.mark.parametrize("seed", range(20))
def test_exhaustive_yields_each_order_of_the_memory_ops_once(seed: int) -> None:
    program = random_program(seed, size=9)
    hb = happens_before(program)
    schedules = list(Exhaustive(100_000).schedules(program))
    assert len(schedules) == count_linear_extensions(hb, hb.work)


def test_different_seeds_draw_different_orders() -> None:
    program = random_program(3, size=24)
    for strategy in (RandomOrders(6), StreamPriorities(6)):
        drawn = {tuple(s.order or () for s in strategy.schedules(program, seed)) for seed in range(5)}
        assert len(drawn) == 5


def test_default_is_exhaustive_for_a_small_program_and_bounded_for_a_large_one() -> None:
    small = Program("p", (Buffer("a", 16),), tuple(Fill(s, "a", 1, 4) for s in (0, 0, 1)), 2)
    assert len(list(Default().schedules(small))) == 3
    ops = tuple(Fill(k % 4, "a", 1, 4, k % 4 * 4) for k in range(40))
    large = Program("p", (Buffer("a", 16),), ops, 4)
    assert 10 <= len(list(Default(count=8).schedules(large))) <= 17


def test_priorities_run_one_stream_ahead_of_the_other() -> None:
    """Depth 1 draws no change point: the streams run one after the other, in both arrangements over the seeds."""
    program = Program("p", (Buffer("a", 16),), tuple(Fill(k % 2, "a", 1, 4) for k in range(8)), 2)
    found = {s.order for seed in range(20) for s in StreamPriorities(1, depth=1).schedules(program, seed)}
    assert found == {(0, 2, 4, 6, 1, 3, 5, 7), (1, 3, 5, 7, 0, 2, 4, 6)}
