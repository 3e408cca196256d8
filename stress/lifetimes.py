# SPDX-License-Identifier: Apache-2.0
"""Objects that depend on each other are given back in every order, twice, from other threads, and all of them."""

from __future__ import annotations

import threading
from itertools import permutations
from typing import Any

import numpy as np

from harness.cuda.resource import Gone
from harness.errors import AssayError
from stress.foundation import Fault, Kit, Seen, foundation
from stress.kits import PTX, counted, objects


def _keeps_handle(kit: Kit) -> Kit:
    class Stream(kit.Stream):  # type: ignore[name-defined,misc]
        def close(self) -> None:
            if self.context.alive:
                with self.context.current():
                    self._destroy(self._handle)

    return kit.but(Stream=Stream)


def _outlives_context(kit: Kit) -> Kit:
    class Context(kit.Context):  # type: ignore[name-defined,misc]
        def disown(self, number: int) -> bool:
            self._held.pop(number, None)
            return True

        def close(self) -> None:
            if self.alive:
                self.alive: bool = False
                self._end()

        def current(self) -> Any:
            from contextlib import nullcontext

            return super().current() if self.alive else nullcontext()

    return kit.but(Context=Context)


@foundation(
    "destroy-in-every-order",
    "a context, a stream, an event and memory are closed in all 24 orders, each twice, and destroyed once",
    Fault("destroyed twice", "a handle is given up with its object", _keeps_handle, "lif-1"),
    Fault("destroyed after its context", "what a context took along is gone", _outlives_context, "lif-1"),
)
def every_order(kit: Kit, seen: Seen) -> None:
    for number, order in enumerate(permutations(range(4))):
        with counted() as door:
            context = kit.Context(kit.index, own=number % 6 == 0)  # making one takes a second; every place occurs
            made = [context, *objects(kit, context)]
            for i in order:
                for _ in range(2):
                    try:
                        made[i].close()
                    except AssayError as e:
                        seen.that(False, f"closing {type(made[i]).__name__} raised {e}")
        seen.that(not door.twice, f"destroyed again: {', '.join(sorted(door.twice))}")
        seen.that(not door.left(), f"never destroyed: {door.left()}")
        if seen.findings:
            return


@foundation(
    "destroy-from-other-threads",
    "8 threads close the same objects at once: each is destroyed once, no thread's current context changes",
    Fault("destroyed by each thread", "closing takes the handle away from others", _keeps_handle, "lif-1"),
)
def from_threads(kit: Kit, seen: Seen) -> None:
    from harness.cuda.driver import api

    with counted() as door:
        context = kit.Context(kit.index)
        made = [*objects(kit, context), *objects(kit, context)]
        together = threading.Barrier(8)
        wrong: list[str] = []

        def close() -> None:
            together.wait()
            for thing in made:
                try:
                    thing.close()
                except AssayError as e:
                    wrong.append(str(e))
            if int(api().cuCtxGetCurrent()[1] or 0):
                wrong.append("a thread is left with a current context")

        threads = [threading.Thread(target=close) for _ in range(8)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        context.close()
    seen.that(not wrong, f"closing from threads: {'; '.join(sorted(set(wrong)))}")
    seen.that(not door.twice, f"destroyed again: {', '.join(sorted(door.twice))}")


def _answers_when_closed(kit: Kit) -> Kit:
    class Stream(kit.Stream):  # type: ignore[name-defined,misc]
        @property
        def handle(self) -> Any:
            return self._first

        def _hold(self, handle: Any) -> None:
            self._first = handle
            super()._hold(handle)

    return kit.but(Stream=Stream)


@foundation(
    "handles-are-not-reused",
    "an object that was closed reaches the driver no more, whoever has its handle now",
    Fault("old object still works", "the check that an object is open", _answers_when_closed, "lif-4"),
)
def generations(kit: Kit, seen: Seen) -> None:
    context = kit.Context(kit.index)
    for _ in range(16):
        old = kit.Stream(context)
        old.close()
        new = kit.Stream(context)
        memory = kit.DeviceMemory(context, 64)
        reached: list[Any] = []
        with _stopped("cuMemsetD8Async", reached), seen.raises(Gone, "a closed stream took work"):
            kit.fill(old, memory, 1, 64)
        seen.that(not reached, "a closed stream's handle reached the driver")
        new.close()
        memory.close()
    first, generation = kit.Context(kit.index, own=True), 0
    stream = kit.Stream(first)
    generation = first.generation
    first.close()
    second = kit.Context(kit.index, own=True)
    seen.that(second.generation != generation, "two contexts have one generation")
    with counted() as door:
        stream.close()
    seen.that(not door.twice, "an object of a closed context was destroyed in another one")
    second.close()
    context.close()


def _stopped(name: str, reached: list[Any]) -> Any:
    from harness.cuda.driver import api, through
    from stress.kits import Door

    ok = api().CUresult.CUDA_SUCCESS

    def stop(*args: Any) -> Any:
        reached.append(args)
        return (ok,)

    return through(Door({name: stop}))


def _forgets(name: str) -> Any:
    def plant(kit: Kit) -> Kit:
        class Forgetful(getattr(kit, name)):  # type: ignore[misc]
            def _destroy(self, handle: Any) -> None:
                pass

        return kit.but(**{name: Forgetful})

    return plant


def _retains_twice(kit: Kit) -> Kit:
    class Context(kit.Context):  # type: ignore[name-defined,misc]
        def _make(self) -> Any:
            super()._make()
            return super()._make()

    return kit.but(Context=Context)


@foundation(
    "nothing-leaks",
    "what each call makes is given back: by the driver's own pairs of calls and by the account of the context",
    *(
        Fault(f"{name} is not given back", "the driver's call that frees it", _forgets(name), "mem-3")
        for name in ("Stream", "Event", "Module", "DeviceMemory", "Pinned", "Managed", "Registered")
    ),
    Fault("context retained twice", "one release for each retain", _retains_twice, "mem-3"),
)
def leaks(kit: Kit, seen: Seen) -> None:
    with counted() as door:
        context = kit.Context(kit.index)
        for _ in range(3):
            mine = np.zeros(4096, np.uint8)
            made = [
                *objects(kit, context), kit.Module(context, PTX, "kits.ptx"), kit.Pinned(context, 64),
                kit.Managed(context, 64), kit.Registered(context, mine),
            ]  # fmt: skip
            stream, memory = made[0], made[2]
            kit.upload(stream, memory, mine[:64])
            kit.download(stream, memory)
            for thing in made[::-1]:
                thing.close()
        seen.that(not context.census(), f"still on the account: {dict(context.census())}")
        context.close()
    seen.that(not door.left(), f"made and never given back: {door.left()}")


@foundation(
    "a-leak-is-named",
    "what was made and not closed is on the account by kind and name, also when nobody holds the object",
    Fault("not on the account", "entering an object into the account", lambda kit: _unaccounted(kit), "mem-3"),
)
def accounted(kit: Kit, seen: Seen) -> None:
    context = kit.Context(kit.index)
    kit.Stream(context, label="forgotten")
    named = [str(r) for r in context.held()]
    seen.that(any("forgotten" in n for n in named), f"the leaked stream is not named: {named}")
    context.close()


def _unaccounted(kit: Kit) -> Kit:
    class Context(kit.Context):  # type: ignore[name-defined,misc]
        def adopt(self, resource: Any) -> int:
            number = int(super().adopt(resource))
            self._held.pop(number)
            return number

    return kit.but(Context=Context)
