# SPDX-License-Identifier: Apache-2.0
"""The engine's objects over the fake driver: account, order of closing, whose error it is."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from harness.cuda.allocation import DeviceMemory
from harness.cuda.context import Context, live_contexts
from harness.cuda.driver import CudaContextLost, api, through
from harness.cuda.gate import Gate
from harness.cuda.host import Managed, Pinned
from harness.cuda.journal import Journal
from harness.cuda.module import JitModule
from harness.cuda.pool import Pool
from harness.cuda.resource import Gone, InFlight
from harness.cuda.stream import Stream
from harness.cuda.work import copy, download, fill, launch, upload
from harness.errors import UsageError
from tests.cuda.fake.driver import FakeDriver
from tests.cuda.programs import PTX


@pytest.fixture(autouse=True)
def driver() -> Iterator[FakeDriver]:
    fake = FakeDriver()
    with through(fake):
        yield fake


@pytest.fixture
def context() -> Iterator[Context]:
    with Context(0, own=True) as made:
        yield made


def gate(context: Context) -> Gate:
    return Gate(context, 1, wait_value=True, limit_s=1)


def test_a_context_takes_along_what_is_left_in_it_and_is_off_the_list() -> None:
    context = Context(0, own=True)
    stream, memory = Stream(context), DeviceMemory(context, 512)
    assert context.census() == {"stream": 1, "device memory": 1}
    assert context in live_contexts()
    context.close()
    assert not context.census()
    assert context not in live_contexts()
    for thing in (stream, memory, context):
        thing.close()
    with pytest.raises(Gone, match="after the context was closed"):
        stream.synchronise()


def test_a_handle_that_the_driver_gives_away_again_is_not_the_old_objects(context: Context) -> None:
    old = Stream(context)
    handle = old.handle
    old.close()
    new = Stream(context)
    assert new.handle == handle  # the fake reuses at once
    old.close()
    new.synchronise()
    with pytest.raises(Gone):
        old.done()


def test_an_error_is_its_ops_wherever_it_surfaces(context: Context) -> None:
    Journal(context)
    module, good, bad = JitModule(context, PTX, "p.ptx"), Stream(context, label="a"), Stream(context, label="b")
    memory, other, closed = DeviceMemory(context, 4096), DeviceMemory(context, 4096), gate(context)
    launch(good, module, "produce", other, block=(1024, 1, 1))
    closed.wait(bad, 1)
    launch(bad, module, "stop", memory)
    closed.open()
    with pytest.raises(CudaContextLost) as caught:
        DeviceMemory(context, 4096)
    assert caught.value.caused_by == ("launch of stop on stream b",)
    assert f"first seen at {caught.value.what}" in str(caught.value)
    assert context.lost


def test_memory_in_flight_is_neither_shown_nor_freed(context: Context) -> None:
    stream, closed = Stream(context), gate(context)
    host, device = Pinned(context, 64), DeviceMemory(context, 64)
    closed.wait(stream, 1)
    copy(stream, device, host, 64)
    with pytest.raises(InFlight, match="looked at"):
        _ = host.view
    with pytest.raises(InFlight, match="freed"):
        device.close()
    closed.open()
    stream.synchronise()
    assert not host.view.any()
    device.close()


def test_host_memory_is_zero_when_it_is_first_seen(context: Context) -> None:
    assert not Pinned(context, 256).view.any()
    assert not Managed(context, 256).view.any()


def test_copies_keep_to_their_stream_size_and_memory(context: Context) -> None:
    stream = Stream(context)
    memory = DeviceMemory(context, 64)
    upload(stream, memory, np.arange(64, dtype=np.uint8))
    copy(stream, memory, memory, 16, dst_offset=32, src_offset=16)
    assert download(stream, memory)[32:48].tolist() == list(range(16, 32))
    for dst, src in ((0, 15), (15, 0), (0, 0)):
        with pytest.raises(UsageError, match="overlap"):
            copy(stream, memory, memory, 16, dst_offset=dst, src_offset=src)
    with pytest.raises(UsageError):
        fill(stream, memory, 1, 65)


def test_a_pool_does_not_hand_out_what_is_still_used(context: Context) -> None:
    pool, one, two, closed = Pool(context, 1024), Stream(context), Stream(context), gate(context)
    first = pool.take(1024, one)
    closed.wait(one, 1)
    fill(one, first, 1, 1024)
    pool.give(first)
    again = pool.take(1024, two)
    fill(two, again, 2, 1024)
    assert not two.done()
    closed.open()
    assert set(download(two, again)) == {2}
    with pytest.raises(UsageError, match="has none left"):
        pool.take(1024, two)
    pool.give(again)
    with pytest.raises(UsageError, match="twice"):
        pool.give(again)


def test_the_current_context_comes_back_also_after_an_error(context: Context) -> None:
    other = Context(0, own=True)
    cu = api()
    cu.cuCtxPushCurrent(other.handle)
    with pytest.raises(UsageError):
        Managed(context, 1 << 60)
    Stream(context).close()
    assert int(cu.cuCtxPopCurrent()[1]) == other.handle
    other.close()
