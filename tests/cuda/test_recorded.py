# SPDX-License-Identifier: Apache-2.0
"""Programs submitted as graphs: the same bytes as eagerly, in the order asked for, with the failing op named."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from harness.cuda import engine as cuda
from harness.cuda.driver import through
from harness.cuda.probe import Device, DeviceReport
from harness.findings import Kind, Verdict
from harness.order import happens_before, random_linear_extension
from harness.program import Launch, PreparedLaunch, Program, Ptr
from harness.schedule import SUBMITS, Schedule
from tests.cuda import programs as p
from tests.cuda.fake.driver import FakeDriver


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Iterator[cuda.CudaEngine]:
    device = Device(
        0, "fake", "sm_90", 8 << 30, 4, 1024, (1024, 1024, 64), (2**31 - 1, 65535, 65535), 48 << 10, 227 << 10, 65536,
        2048, cooperative=True, cluster=True, wait_value=True,
    )  # fmt: skip
    monkeypatch.setattr(cuda, "probe", lambda: DeviceReport(ok=True, devices=(device,), driver="none"))
    with through(FakeDriver()):
        yield cuda.CudaEngine(timeout_s=5.0)


@pytest.mark.parametrize("submit", SUBMITS)
def test_an_order_holds_however_it_is_submitted(engine: cuda.CudaEngine, submit: str) -> None:
    made = p.mixing(12, 3)
    for seed in range(4):
        order = random_linear_extension(happens_before(made), Random(seed))
        outcome = engine.execute(made, Schedule(order, submit=submit))
        assert outcome.status is Verdict.PASS, outcome.reason
        assert outcome.enforced
        assert set(outcome.buffers["p"].view(np.uint32)) == {p.mixed(order)}


@pytest.mark.parametrize("submit", SUBMITS)
def test_copies_fills_and_host_waits(engine: cuda.CudaEngine, submit: str) -> None:
    made = p.copies()
    for order in (None, tuple(range(len(made.ops)))):
        outcome = engine.execute(made, Schedule(order, submit=submit))
        assert outcome.status is Verdict.PASS, outcome.reason
        assert (outcome.buffers["h2"] == p.copied()).all()


@pytest.mark.parametrize("submit", SUBMITS)
def test_an_event_orders_and_its_absence_does_not(engine: cuda.CudaEngine, submit: str) -> None:
    good = engine.execute(p.producer_consumer(ordered=True), Schedule(submit=submit))
    assert (good.buffers["q"].view(np.uint32) == p.PRODUCED).all()
    bad = engine.execute(p.producer_consumer(), Schedule((1, 0), submit=submit))
    assert bad.enforced
    assert (bad.buffers["q"].view(np.uint32) != p.PRODUCED).all()


@pytest.mark.parametrize("submit", SUBMITS)
def test_the_op_that_traps_is_named(engine: cuda.CudaEngine, submit: str) -> None:
    outcome = engine.execute(p.store(0, entry="stop", before=3), Schedule((0, 1, 2, 3), submit=submit))
    assert outcome.stats["failed_ops"] == [3]
    assert outcome.findings[0].kind is Kind.TRAP


@pytest.mark.parametrize("submit", SUBMITS)
def test_a_cooperative_grid_too_large_is_refused_with_its_numbers(engine: cuda.CudaEngine, submit: str) -> None:
    from harness.prepare import NotResident

    small = p.grid(cooperative=True)
    assert engine.execute(small, Schedule(submit=submit)).status is Verdict.PASS
    launch = small.ops[0]
    assert isinstance(launch, Launch)
    token = PreparedLaunch(launch.token.code, (33, 1, 1), (32, 1, 1), params=launch.token.params, cooperative=True)
    large = Program("large", (p.words("p", n=33),), (Launch(0, token, (Ptr("p"),)),))
    with pytest.raises(NotResident, match=r"33 blocks.* 32 at once"):
        engine.execute(large, Schedule(submit=submit))


def test_an_order_that_the_edges_do_not_enforce_is_an_error(
    engine: cuda.CudaEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    from harness.cuda import recorded
    from harness.opgraph import OpGraph

    def loose(work: tuple[int, ...]) -> OpGraph:
        return OpGraph(work, dict.fromkeys(work, ()))

    monkeypatch.setattr(recorded, "in_order", loose)
    outcome = engine.execute(p.producer_consumer(), Schedule((0, 1), submit="graph"))
    assert (outcome.status, outcome.enforced) == (Verdict.ERROR, False)
    assert "order was not kept" in outcome.reason
