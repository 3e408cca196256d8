# SPDX-License-Identifier: Apache-2.0
"""Which context is current: the caller's own after every call, and the one asked for inside it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from harness.cuda.driver import api, check
from harness.errors import AssayError
from stress.foundation import Fault, Kit, Seen, foundation
from stress.kits import PTX, words


def _currently() -> int:
    return int(check(api().cuCtxGetCurrent(), "cuCtxGetCurrent") or 0)


def _current_of(kit: Kit, leave: Callable[[Any, Any], None], enter: Callable[[Any], None] | None = None) -> Kit:
    class Current:
        def __init__(self, context: Any) -> None:
            self.context = context

        def __enter__(self) -> None:
            if enter is not None:
                enter(self)
            else:
                check(api().cuCtxPushCurrent(self.context.handle), "cuCtxPushCurrent")

        def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
            leave(self, error)

    class Context(kit.Context):  # type: ignore[name-defined,misc]
        def current(self) -> Any:
            return Current(self)

    return kit.but(Context=Context)


def _stays_after_error(kit: Kit) -> Kit:
    return _current_of(kit, lambda mine, error: None if error else _pop())


def _stays(kit: Kit) -> Kit:
    def enter(mine: Any) -> None:
        check(api().cuCtxSetCurrent(mine.context.handle), "cuCtxSetCurrent")

    return _current_of(kit, lambda mine, error: None, enter)


def _pop() -> None:
    check(api().cuCtxPopCurrent(), "cuCtxPopCurrent")


def _calls(kit: Kit, context: Any) -> dict[str, Callable[[], Any]]:
    """Every call of the engine's objects, some of which raise."""
    stream, event = kit.Stream(context), kit.Event(context)
    memory = words(kit, stream, 64, 1)
    module = kit.Module(context, PTX, "kits.ptx")
    return {
        "a stream": lambda: kit.Stream(context).close(),
        "an event": lambda: kit.Event(context).close(),
        "a module": lambda: kit.Module(context, PTX, "kits.ptx").close(),
        "a module that is refused": lambda: kit.Module(context, "no PTX", "bad.ptx").close(),
        "an absent entry": lambda: kit.launch(stream, module, "absent"),
        "device memory": lambda: kit.DeviceMemory(context, 64).close(),
        "device memory of no bytes": lambda: kit.DeviceMemory(context, 0).close(),
        "too much managed memory": lambda: kit.Managed(context, 1 << 60).close(),
        "pinned memory": lambda: kit.Pinned(context, 64).close(),
        "a fill": lambda: kit.fill(stream, memory, 1, 16),
        "a fill past the end": lambda: kit.fill(stream, memory, 1, 1 << 20),
        "a download": lambda: kit.download(stream, memory),
        "a launch": lambda: kit.launch(stream, module, "stop", memory, block=(2048, 1, 1)),
        "record and wait": lambda: (event.record(stream), stream.wait(event), event.synchronise()),
        "queries": lambda: (stream.done(), event.done(), stream.synchronise()),
    }


@foundation(
    "current-context-unchanged",
    "each call, also one that raises, leaves the caller's current context as it was: none, or another one",
    Fault("left current", "what was current comes back", _stays, "lif-2"),
    Fault("left current by an exception", "what was current comes back", _stays_after_error, "lif-2"),
)
def unchanged(kit: Kit, seen: Seen) -> None:
    from stress.foundation import standard

    context = kit.Context(kit.index)
    other = standard(kit.index).Context(kit.index, own=True)
    calls = _calls(kit, context)
    while _currently():
        _pop()
    raised = 0
    for mine in (0, int(other.handle)):
        if mine:
            check(api().cuCtxPushCurrent(other.handle), "cuCtxPushCurrent")
        for name, call in calls.items():
            try:
                call()
            except AssayError:
                raised += 1
            if not seen.that(_currently() == mine, f"{name} left another context current"):
                return
        if mine:
            _pop()
    seen.that(raised >= 10, f"only {raised} of the calls that must raise did")
    context.close()
    seen.that(not _currently(), "closing a context left one current")
    other.close()


def _where_it_happens(kit: Kit) -> Kit:
    class Stream(kit.Stream):  # type: ignore[name-defined,misc]
        def __init__(self, context: Any, **more: Any) -> None:
            from harness.cuda.resource import Resource

            Resource.__init__(self, context, more.get("label", ""))
            self._hold(self._make("non-blocking", 0))

    return kit.but(Stream=Stream)


@foundation(
    "stream-of-the-context-asked-for",
    "a stream is made in the context it is asked for, whichever is current",
    Fault("in the current one", "making the context asked for current first", _where_it_happens, "lif-3"),
)
def belongs(kit: Kit, seen: Seen) -> None:
    one, two = kit.Context(kit.index), kit.Context(kit.index, own=True)
    for asked, current in ((one, two), (two, one), (one, one)):
        check(api().cuCtxPushCurrent(current.handle), "cuCtxPushCurrent")
        stream = kit.Stream(asked)
        _pop()
        with asked.current():
            owner = int(check(api().cuStreamGetCtx(stream.handle), "cuStreamGetCtx"))
        seen.that(owner == int(asked.handle), "a stream belongs to a context that nobody asked for")
    two.close()
    one.close()


def _one_place_for_all(kit: Kit) -> Kit:
    before: list[int] = [0]

    def enter(mine: Any) -> None:
        before[0] = _currently()
        check(api().cuCtxSetCurrent(mine.context.handle), "cuCtxSetCurrent")

    def leave(mine: Any, error: Any) -> None:
        check(api().cuCtxSetCurrent(before[0] or None), "cuCtxSetCurrent")

    return _current_of(kit, leave, enter)


@foundation(
    "threads-share-a-context",
    "8 host threads work in one context at once: each result is its own, each thread's current context comes back",
    Fault("one place for all", "each thread remembers for itself what was current", _one_place_for_all, "lif-2"),
)
def shared(kit: Kit, seen: Seen) -> None:
    context, other = kit.Context(kit.index), kit.Context(kit.index, own=True)
    module = kit.Module(context, PTX, "kits.ptx")
    together = threading.Barrier(8)
    wrong: list[str] = []

    def work(k: int) -> None:
        import ctypes

        mine = int(other.handle) if k % 2 else 0
        try:
            if mine:
                check(api().cuCtxPushCurrent(other.handle), "cuCtxPushCurrent")
            with context.current():  # all are inside at once, and none leaves before all are
                together.wait(30)
                together.wait(30)
            if _currently() != mine:
                wrong.append("a thread is left with another's current context")
            stream = kit.Stream(context)
            memory = words(kit, stream, 64, k)
            for _ in range(4):
                kit.launch(stream, module, "add", memory, ctypes.c_uint32(100 * k), block=(64, 1, 1))
            got = kit.download(stream, memory).view(np.uint32)
            if not (got == k + 400 * k).all():
                wrong.append(f"thread {k} has another's result")
        except (AssayError, threading.BrokenBarrierError) as e:
            together.abort()
            wrong.append(str(e))

    threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    seen.that(not wrong, f"threads of one context: {'; '.join(sorted(set(wrong)))}")
    if not wrong:
        context.close()
        other.close()
