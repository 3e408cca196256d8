# SPDX-License-Identifier: Apache-2.0
"""Who waits for whom: events, host waits, the rules of the default streams; each shown with a closed gate."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from harness.cuda.driver import api, check
from harness.findings import Kind
from stress.foundation import Fault, Kit, Seen, foundation
from stress.kits import Closed, words


def _waits_for_nothing(kit: Kit) -> Kit:
    class Stream(kit.Stream):  # type: ignore[name-defined,misc]
        def wait(self, event: Any) -> None:
            pass

    return kit.but(Stream=Stream)


def _records_elsewhere(kit: Kit) -> Kit:
    class Event(kit.Event):  # type: ignore[name-defined,misc]
        def record(self, stream: Any) -> None:
            super().record(kit.Stream(stream.context))

    return kit.but(Event=Event)


@foundation(
    "events-order-streams",
    "a consumer behind an event waits for a producer behind a closed gate, and recording again moves the event",
    Fault("no wait", "the consumer's wait", _waits_for_nothing, "str-1"),
    Fault("recorded on another stream", "the stream asked for", _records_elsewhere, "str-1"),
)
def events(kit: Kit, seen: Seen) -> None:
    context = kit.Context(kit.index)
    producer, consumer = kit.Stream(context), kit.Stream(context)
    event, data, out = kit.Event(context), kit.DeviceMemory(context, 256), kit.DeviceMemory(context, 256)
    for value in (1, 2):
        closed = Closed(kit, context, producer)
        kit.fill(producer, data, value, 256)
        event.record(producer)
        consumer.wait(event)
        kit.copy(consumer, out, data, 256)
        seen.that(not event.done(), "an event is passed before the work in front of it", Kind.RACE)
        seen.that(not consumer.done(), "a consumer did not wait for its producer", Kind.RACE)
        closed.open()
        consumer.synchronise()
        seen.that((kit.download(consumer, out) == value).all(), "a consumer read old bytes", Kind.MISMATCH)
        producer.synchronise()
    context.close()


def _waits_for_all(kit: Kit) -> Kit:
    class Stream(kit.Stream):  # type: ignore[name-defined,misc]
        def synchronise(self) -> None:
            with self.context.current():
                check(api().cuCtxSynchronize(), "cuCtxSynchronize")

    return kit.but(Stream=Stream)


@foundation(
    "unrelated-streams-go-on",
    "waiting for one stream, or an event of it, ends while an unrelated stream is behind a closed gate",
    Fault("everything is waited for", "a wait for one stream alone", _waits_for_all, "str-7"),
)
def unrelated(kit: Kit, seen: Seen) -> None:
    context = kit.Context(kit.index)
    held, free = kit.Stream(context), kit.Stream(context)
    memory, other, event = kit.DeviceMemory(context, 256), kit.DeviceMemory(context, 256), kit.Event(context)
    closed = Closed(kit, context, held)
    kit.fill(held, memory, 1, 256)
    kit.fill(free, other, 2, 256)
    event.record(free)
    with closed.forcing():
        free.synchronise()
        event.synchronise()
    seen.that(not closed.forced, "waiting for one stream waits for an unrelated one", Kind.OVER_SYNCHRONISED)
    seen.that(closed.forced or not held.done(), "a closed gate let work through")
    closed.open()
    held.synchronise()
    context.close()


def _waits_for_the_idle_one(kit: Kit) -> Kit:
    def download(stream: Any, src: Any, nbytes: int | None = None) -> Any:
        return kit.download(kit.Stream(stream.context), src, nbytes)

    return kit.but(download=download)


@foundation(
    "download-waits-for-its-stream",
    "reading memory back through a stream behind a closed gate gives what that stream will have written",
    Fault("the idle stream", "a wait for the stream that does the work", _waits_for_the_idle_one, "str-8"),
)
def reads_back(kit: Kit, seen: Seen) -> None:
    context = kit.Context(kit.index)
    stream, memory = kit.Stream(context), kit.DeviceMemory(context, 256)
    kit.fill(stream, memory, 1, 256)
    stream.synchronise()
    closed = Closed(kit, context, stream)
    kit.fill(stream, memory, 2, 256)
    with closed.forcing():
        got = kit.download(stream, memory)
    seen.that((got == 2).all(), "memory was read back before its stream had written it", Kind.RACE)
    closed.open()
    stream.synchronise()
    context.close()


def _returns_at_once(kit: Kit) -> Kit:
    def upload(stream: Any, dst: Any, data: Any) -> None:
        staging = kit.Pinned(stream.context, data.nbytes)
        staging.view[:] = data.reshape(-1).view(np.uint8)
        kit.copy(stream, dst, staging, data.nbytes)

    return kit.but(upload=upload)


@foundation(
    "upload-is-there-when-it-returns",
    "after an upload through a stream behind a closed gate every other stream sees the new bytes",
    Fault("returns after staging", "the wait for the copy itself", _returns_at_once, "str-5"),
)
def uploads(kit: Kit, seen: Seen) -> None:
    context = kit.Context(kit.index)
    stream, reader = kit.Stream(context), kit.Stream(context)
    memory = words(kit, stream, 64, 1)
    closed = Closed(kit, context, stream)
    with closed.forcing():
        kit.upload(stream, memory, np.full(64, 2, np.uint32))
        got = kit.download(reader, memory).view(np.uint32)
    seen.that((got == 2).all(), "an upload returned and another stream reads the old bytes", Kind.RACE)
    closed.open()
    stream.synchronise()
    context.close()


def _always(ordering: str) -> Any:
    def plant(kit: Kit) -> Kit:
        class Stream(kit.Stream):  # type: ignore[name-defined,misc]
            def _make(self, asked: Any, priority: int) -> Any:
                return super()._make(ordering, priority)

        return kit.but(Stream=Stream)

    return plant


@foundation(
    "default-stream-rules",
    "the legacy stream and blocking streams wait for each other; non-blocking streams wait for neither; the per-thread "
    "stream is a blocking one of its own thread",
    Fault("all streams blocking", "the non-blocking flag", _always("blocking"), "str-6"),
    Fault("all streams non-blocking", "the blocking kind", _always("non-blocking"), "str-6"),
)
def defaults(kit: Kit, seen: Seen) -> None:
    context = kit.Context(kit.index)
    legacy, mine = kit.DefaultStream(context, "legacy"), kit.DefaultStream(context, "per-thread")
    blocking, other = kit.Stream(context, ordering="blocking"), kit.Stream(context, ordering="blocking")
    free = kit.Stream(context)
    streams = {"legacy": legacy, "per-thread": mine, "blocking": blocking, "other": other, "free": free}
    memory = {name: kit.DeviceMemory(context, 64) for name in streams}
    # Behind a gate in the first, the second waits (driver API manual, "Stream synchronization behavior").
    rules = {
        ("blocking", "legacy"): True, ("legacy", "blocking"): True, ("per-thread", "legacy"): True,
        ("legacy", "per-thread"): True, ("blocking", "other"): False, ("blocking", "per-thread"): False,
        ("free", "legacy"): False, ("legacy", "free"): False, ("free", "blocking"): False, ("blocking", "free"): False,
        ("per-thread", "free"): False,
    }  # fmt: skip
    for (first, second), waits in rules.items():
        closed = Closed(kit, context, streams[first])
        kit.fill(streams[first], memory[first], 1, 64)
        kit.fill(streams[second], memory[second], 2, 64)
        if waits:
            held = not streams[second].done()
        else:
            with closed.forcing():
                streams[second].synchronise()
            held = closed.forced
        verb = "does not wait" if waits else "waits"
        seen.that(held == waits, f"{second} {verb} for {first}", Kind.RACE if waits else Kind.OVER_SYNCHRONISED)
        closed.open()
        for stream in streams.values():
            stream.synchronise()
        if seen.findings:
            break
    _threads_own(kit, seen, context)
    context.close()


def _threads_own(kit: Kit, seen: Seen, context: Any) -> None:
    """The per-thread stream of one thread does not wait for that of another."""
    mine, memory = kit.DefaultStream(context, "per-thread"), kit.DeviceMemory(context, 64)
    closed = Closed(kit, context, mine)
    kit.fill(mine, memory, 1, 64)

    def work() -> None:
        theirs, own = kit.DefaultStream(context, "per-thread"), kit.DeviceMemory(context, 64)
        kit.fill(theirs, own, 2, 64)
        theirs.synchronise()  # freeing here would wait for the gate; the context does it

    with closed.forcing():
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    seen.that(not closed.forced, "one thread's stream waits for another thread's", Kind.OVER_SYNCHRONISED)
    closed.open()
    mine.synchronise()
