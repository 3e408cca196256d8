# SPDX-License-Identifier: Apache-2.0
"""The driver API without a device, as far as Assay's objects call it: `harness.cuda.driver.through(FakeDriver())`.

Handles are reused at once, new memory is dirty, what is asynchronous waits as long as it is allowed to, and a kernel
that faults loses the whole process's use of it, as on a device. Kernels run on the emulator.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from cuda.bindings import driver as real

from tests.cuda.fake import launching
from tests.cuda.fake.attributes import Attributes
from tests.cuda.fake.calls import call, error
from tests.cuda.fake.graphs import Graphs, Point
from tests.cuda.fake.memory import Fault, Memory
from tests.cuda.fake.streams import Item, Queue, Scheduler
from tests.cuda.fake.transfers import Transfers

_LEGACY, _PER_THREAD = 1, 2
_SHARED = {"default": 48 << 10, "most": 227 << 10}
_GAVE_UP_S = 20.0


class FakeDriver(Graphs, Attributes, Transfers):
    """devices: how many there are. Enumerations and structures are the bindings' own."""

    def __init__(self, devices: int = 1) -> None:
        super().__init__()
        self.lock = threading.RLock()
        self.calls: list[str] = []
        self.sticky = 0
        self._devices = devices
        self._memory, self._scheduler = Memory(), Scheduler()
        self._free: list[int] = []
        self._opted: dict[tuple[str, str], int] = {}
        self._next = 0x1000
        self._objects: dict[int, Any] = {}
        self._primary: dict[int, list[int]] = {}  # device -> [context, references]
        self._here = threading.local()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("cu") and name[2].isupper() and callable(getattr(real, name, None)):
            raise NotImplementedError(f"the fake driver has no {name}")
        return getattr(real, name)

    # ---- handles, queues ------------------------------------------------------------------------------------------

    def _new(self, thing: Any) -> int:
        with self.lock:
            handle = self._free.pop() if self._free else self._next
            self._next += 16 * (handle == self._next)
            self._objects[handle] = thing
            return handle

    def _drop(self, handle: Any) -> Any:
        with self.lock:
            self._free.append(int(handle))
            return self._objects.pop(int(handle))

    def _is(self, handle: Any, kind: type) -> bool:
        return isinstance(self._objects.get(int(handle)), kind)

    def _stack(self) -> list[int]:
        if not hasattr(self._here, "stack"):
            self._here.stack = []
        return self._here.stack

    def _current(self) -> int:
        return self._stack()[-1] if self._stack() else 0

    def _queue(self, handle: Any) -> Queue:
        number = int(handle)
        if number > _PER_THREAD:
            return self._objects[number]
        context = self._objects[self._current()]
        key = "legacy" if number in (0, _LEGACY) else threading.get_ident()
        if key not in context.queues:
            context.queues[key] = Queue(self._current(), key != "legacy", key == "legacy")
            self._scheduler.queues.append(context.queues[key])
        return context.queues[key]

    def _pump(self) -> None:
        if not self.sticky:
            self._scheduler.pump()

    def _submit(
        self, stream: Any, run: Callable[[], Any], after: list[Item] | None = None, kind: str = "KERNEL"
    ) -> Item:  # fmt: skip
        """Queue something: it returns None when it is done, False while it waits."""

        if self._recorded(self._queue(stream), run, getattr(real.CUgraphNodeType, f"CU_GRAPH_NODE_TYPE_{kind}")):
            return Item(run)

        def guarded() -> bool:
            if self.sticky:
                return False
            try:
                return run() is not False
            except Fault:
                self.sticky = 700
                return False

        with self.lock:
            return self._scheduler.submit(self._queue(stream), guarded, after)

    def _until(self, done: Callable[[], bool]) -> Any:
        end = time.monotonic() + _GAVE_UP_S
        while True:
            with self.lock:
                self._pump()
                if self.sticky:
                    return error(self.sticky)
                if done():
                    return None
            assert time.monotonic() < end, "the fake driver waited for something that nobody does"
            time.sleep(0.0005)

    # ---- devices and contexts -------------------------------------------------------------------------------------

    cuInit = call(lambda self, flags: None)
    cuDriverGetVersion = call(lambda self: 13000)
    cuDeviceGetCount = call(lambda self: self._devices)
    cuDeviceGet = call(lambda self, index: index)
    cuMemGetInfo = call(lambda self: (8 << 30, 8 << 30))
    cuCtxGetCurrent = call(lambda self: self._current())

    @call
    def cuDevicePrimaryCtxRetain(self, device: int) -> Any:
        with self.lock:
            if device not in self._primary:
                self._primary[device] = [self._new(SimpleNamespace(device=device, queues={})), 0]
            self._primary[device][1] += 1
            return self._primary[device][0]

    @call
    def cuDevicePrimaryCtxRelease(self, device: int) -> Any:
        with self.lock:
            if device not in self._primary:
                return error(201)
            self._primary[device][1] -= 1
            if not self._primary[device][1]:
                self._end_context(self._primary.pop(device)[0])
            return None

    @call
    def cuCtxCreate(self, params: Any, flags: int, device: int) -> Any:
        made = self._new(SimpleNamespace(device=device, queues={}))
        self._stack().append(made)
        return made

    @call
    def cuCtxDestroy(self, context: int) -> Any:
        if not self._is(context, SimpleNamespace):
            return error(201)
        self._until(lambda: not any(q.items for q in self._scheduler.queues if q.context == context))
        self._end_context(context)
        return None

    def _end_context(self, context: int) -> None:
        with self.lock:
            for handle, thing in list(self._objects.items()):
                if getattr(thing, "context", None) == context:
                    self._drop(handle)
            for q in [q for q in self._scheduler.queues if q.context == context]:
                self._scheduler.queues.remove(q)
            for b in [b for b in self._memory.blocks.values() if b.context == context]:
                del self._memory.blocks[b.address]
            self._drop(context)
            self._stack()[:] = [c for c in self._stack() if c != context]

    @call
    def cuCtxPushCurrent(self, context: int) -> Any:
        if not self._is(context, SimpleNamespace):
            return error(201)
        self._stack().append(int(context))
        return None

    @call
    def cuCtxPopCurrent(self) -> Any:
        return self._stack().pop() if self._stack() else error(201)

    @call
    def cuCtxSetCurrent(self, context: Any) -> Any:
        if self._stack():
            self._stack().pop()
        if context is not None and int(context):
            self._stack().append(int(context))
        return None

    @call
    def cuCtxSynchronize(self) -> Any:
        if (refused := self._forbidden(relaxed_may=False)) is not None:
            return refused
        here = self._current()
        return self._until(lambda: not any(q.items for q in self._scheduler.queues if q.context == here))

    # ---- streams and events ---------------------------------------------------------------------------------------

    @call
    def cuStreamCreate(self, flags: int) -> Any:
        if not self._current():
            return error(201)
        with self.lock:
            made = Queue(self._current(), blocking=not flags & 1)
            self._scheduler.queues.append(made)
            return self._new(made)

    @call
    def cuStreamDestroy(self, stream: Any) -> Any:
        if not self._is(stream, Queue):
            return error(400)
        self._drop(stream)  # its work goes on
        return None

    @call
    def cuStreamGetCtx(self, stream: Any) -> Any:
        return self._queue(stream).context

    @call
    def cuStreamQuery(self, stream: Any) -> Any:
        if int(stream) > _PER_THREAD and not self._is(stream, Queue):
            return error(400)
        if (refused := self._queue_forbidden(stream)) is not None:
            return refused
        return error(600) if self._queue(stream).items else None

    @call
    def cuStreamSynchronize(self, stream: Any) -> Any:
        if (refused := self._queue_forbidden(stream)) is not None:
            return refused
        queue = self._queue(stream)
        waited = queue.tail()
        return self._until(lambda: all(i.done for i in waited))

    @call
    def cuStreamWaitEvent(self, stream: Any, event: Any, flags: int) -> Any:
        record = self._objects[int(event)].record
        captured = self._wait_captured(stream, record)
        if captured is not NotImplemented:
            return captured
        self._submit(stream, lambda: None, [record] if record else [])
        return None

    @call
    def cuStreamWaitValue32(self, stream: Any, address: int, value: int, flags: int) -> Any:
        def passed() -> bool:
            return (self._memory.word(address).value - value) & 0xFFFFFFFF < 1 << 31

        self._submit(stream, passed)

    @call
    def cuStreamWriteValue32(self, stream: Any, address: int, value: int, flags: int) -> Any:
        self._submit(stream, lambda: setattr(self._memory.word(address), "value", value))

    @call
    def cuEventCreate(self, flags: int) -> Any:
        return self._new(SimpleNamespace(context=self._current(), record=None, event=True))

    @call
    def cuEventDestroy(self, event: Any) -> Any:
        if not self._is(event, SimpleNamespace):
            return error(400)
        self._drop(event)
        return None

    @call
    def cuEventRecord(self, event: Any, stream: Any) -> Any:
        queue = self._queue(stream)
        if queue.capture is not None:
            self._objects[int(event)].record = Point(queue.capture, queue.after)
        else:
            self._objects[int(event)].record = self._submit(stream, lambda: None)

    @call
    def cuEventQuery(self, event: Any) -> Any:
        if (refused := self._event_forbidden(event)) is not None:
            return refused
        record = self._objects[int(event)].record
        return None if record is None or record.done else error(600)

    @call
    def cuEventSynchronize(self, event: Any) -> Any:
        if (refused := self._event_forbidden(event)) is not None:
            return refused
        record = self._objects[int(event)].record
        return self._until(lambda: record is None or record.done)

    @call
    def cuEventElapsedTime(self, first: Any, second: Any) -> Any:
        a, b = (self._objects[int(e)].record for e in (first, second))
        return float(b.time - a.time) if a.done and b.done else error(600)

    # ---- modules and launches -------------------------------------------------------------------------------------

    @call
    def cuModuleLoadDataEx(self, ptx: bytes, count: int, options: Any, values: Any) -> Any:
        return self._new(SimpleNamespace(context=self._current(), ptx=ptx.rstrip(b"\0").decode()))

    @call
    def cuModuleUnload(self, module: Any) -> Any:
        if not self._is(module, SimpleNamespace):
            return error(400)
        self._drop(module)
        return None

    @call
    def cuModuleGetFunction(self, module: Any, entry: bytes) -> Any:
        text = self._objects[int(module)].ptx
        return launching.Function(text, entry.decode()) if f".entry {entry.decode()}(" in text else error(500)

    @call
    def cuFuncGetAttribute(self, attribute: Any, function: Any) -> Any:
        return 0

    @call
    def cuFuncSetAttribute(self, function: Any, attribute: Any, value: int) -> Any:
        if value > _SHARED["most"]:
            return error(1)
        self._opted[(function.ptx, function.entry)] = value
        return None

    @call
    def cuLaunchKernel(self, f: Any, gx: int, gy: int, gz: int, bx: int, by: int, bz: int, shared: int, stream: Any,
                       params: int, extra: int) -> Any:  # fmt: skip
        if bx * by * bz > 1024 or bz > 64 or min(gx, gy, gz, bx, by, bz) < 1 or max(gy, gz) > 65535:
            return error(1)
        if shared > max(_SHARED["default"], self._opted.get((f.ptx, f.entry), 0)):
            return error(1)
        values = launching.arguments(f, params)
        self._submit(stream, self._launching(f, (gx, gy, gz), (bx, by, bz), shared, values))
        return None

    def _launching(
        self, f: Any, grid: tuple[int, int, int], block: tuple[int, int, int], shared: int, values: list[bytes],
        cluster: tuple[int, int, int] = (1, 1, 1),
    ) -> Callable[[], bool]:  # fmt: skip
        """What running a kernel is."""

        def run() -> bool:
            code = launching.run(self._memory, f, grid, block, shared, values, cluster)
            self.sticky = code or self.sticky
            return code == 0

        return run
