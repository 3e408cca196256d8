# SPDX-License-Identifier: Apache-2.0
"""One program on one device: everything it needs made first, then its ops handed to streams, then drained.

Behind a closed gate the driver may block on a module load or a free, so nothing is loaded or freed between `prepare`
and the end of `drain`.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import prod
from typing import Any

from harness.cuda.allocation import DeviceMemory
from harness.cuda.attributes import PLAIN, Attributes, resident
from harness.cuda.context import Context
from harness.cuda.driver import api, check
from harness.cuda.event import Event
from harness.cuda.gate import Gate
from harness.cuda.marks import marks_of
from harness.cuda.memory import DeviceBuffer, HostBuffer
from harness.cuda.module import JitModule
from harness.cuda.pack import pack
from harness.cuda.sequence import Sequencing, misplaced
from harness.cuda.stream import Stream
from harness.cuda.watchdog import Watchdog
from harness.errors import AssayError, ContextLost
from harness.opgraph import recorded_before
from harness.program import Copy, Fill, HostSync, Launch, Op, Program, Record, Wait

_CLOCK_US = 1.0  # cuEventElapsedTime resolves about half a microsecond (driver API manual)
_BUSY_S = 0.005  # how long a wait polls without a pause; a pause lets other processes have the core
_PAUSE_S = 0.0005


class TimeUp(AssayError):
    """Work did not finish in time."""


class SubmitFailed(AssayError):
    """The driver refused an op. Attributes: op, its index; code, the CUresult."""

    def __init__(self, message: str, *, op: int = -1, code: int = 0) -> None:
        super().__init__(message)
        self.op = op
        self.code = code


@dataclass(slots=True)
class Timer:
    """When an op began and ended, on the device's clock."""

    start: Event
    end: Event


class Submission:
    """A program's resources and the submission of its ops. The context must be current for all but `done`."""

    def __init__(
        self,
        context: Context,
        program: Program,
        plan: Sequencing | None,
        module_of: Callable[[Launch], JitModule],
        *,
        poison: int,
        wait_value: bool,
        limit_s: float,
    ) -> None:
        self.context, self.program, self.plan = context, program, plan
        self.submitted: list[int] = []
        self.buffers: dict[str, DeviceBuffer | HostBuffer] = {}
        self.timers: list[Timer] = []
        self._held: list[Any] = []
        self._parameters: list[Any] = []  # memory that launches point into
        try:
            self._prepare(module_of, poison, wait_value, limit_s)
        except BaseException:
            self.close()
            raise

    def _prepare(self, module_of: Callable[[Launch], JitModule], poison: int, wait_value: bool, limit_s: float) -> None:
        context, program = self.context, self.program
        # Slot 0 is the counter of an enforced order; slot 1+i says that op i is done where the order is free.
        self.gate = self._hold(Gate(context, 1 + len(program.ops), wait_value=wait_value, limit_s=limit_s))
        self.streams = [self._hold(Stream(context)) for _ in range(program.streams)]
        names = {op.event for op in program.ops if isinstance(op, Record)}
        self.events = {name: self._hold(Event(context)) for name in sorted(names)}
        self._recorded: set[str] = set()
        for b in program.buffers:
            kind = DeviceBuffer if b.kind == "device" else HostBuffer
            self.buffers[b.name] = self._hold(kind(context, b, poison))
        self._ready: dict[int, Callable[[], None]] = {}
        self._raw: dict[int, Callable[[], Any]] = {}  # launches as bare driver calls
        for i, op in enumerate(program.ops):
            if isinstance(op, Launch):
                self._raw[i], what = self._launch(op, module_of(op))
                self._ready[i] = partial(_checked, self._raw[i], what)
            elif isinstance(op, Copy):
                self._ready[i] = self._copy(op)
            elif isinstance(op, Fill):
                self._ready[i] = self._fill(op)
        self.marks = marks_of(program)
        self._instruments()
        if self.plan is None:
            self._steps = list(self._free_steps())
        check(api().cuCtxSynchronize(), "cuCtxSynchronize after the preparation")

    def _instruments(self) -> None:
        """What shows afterwards in which order the ops ran."""
        if self.plan is not None:
            for _ in self.plan.work:
                start, end = Event(self.context, timing=True), Event(self.context, timing=True)
                self.timers.append(Timer(self._hold(start), self._hold(end)))

    def _hold(self, resource: Any) -> Any:
        self._held.append(resource)
        return resource

    # ---- ops ------------------------------------------------------------------------------------------------------

    def _launch(self, op: Launch, module: JitModule) -> tuple[Callable[..., Any], str]:
        """The driver call, and its name."""
        cu, token, attributes = api(), op.token, attributes_of(op)
        function, params = self._entered(op, module)
        stream, what = self.streams[op.stream].handle, f"launch of {token.code.entry}"
        if attributes.plain:
            call = partial(
                cu.cuLaunchKernel, function, *token.grid, *token.block, token.shared_bytes, stream, params, 0
            )
            return call, what
        config = attributes.config(token.grid, token.block, token.shared_bytes, stream)
        return partial(cu.cuLaunchKernelEx, config, function, params, 0), what

    def _entered(self, op: Launch, module: JitModule) -> tuple[Any, int]:
        """The function, opted in to what the launch needs, and the address of its parameters' addresses."""
        token = op.token
        entry = token.code.entry
        function = module.function(entry, shared_bytes=token.shared_bytes, cluster=prod(token.cluster))
        if token.cooperative:
            resident(entry, function, self.context.device, token.grid, token.block, token.shared_bytes)
        block, offsets = pack(token, op.args, lambda name: self.buffers[name].address)
        memory = (ctypes.c_uint8 * max(1, len(block))).from_buffer_copy(bytes(block) or b"\0")
        base = ctypes.addressof(memory)
        pointers = (ctypes.c_void_p * max(1, len(offsets)))(*(base + o for o in offsets))
        self._parameters.append((memory, pointers))
        return function, ctypes.addressof(pointers)

    def _copy(self, op: Copy) -> Callable[[], None]:
        cu, stream = api(), self.streams[op.stream].handle
        dst, src = self.buffers[op.dst], self.buffers[op.src]
        to, origin, n = dst.address + op.dst_offset, src.address + op.src_offset, op.nbytes
        if n == 0:
            return lambda: None
        if isinstance(dst, HostBuffer) and isinstance(src, HostBuffer):
            # cuMemcpyAsync between two host addresses blocks the host (driver API manual, "API synchronization
            # behavior"), for ever behind a gate that a later op opens. By way of the device it does not.
            via = self._hold(DeviceMemory(self.context, n, label="staging"))

            def staged() -> None:
                check(cu.cuMemcpyHtoDAsync(via.address, origin, n, stream), "cuMemcpyHtoDAsync")
                check(cu.cuMemcpyDtoHAsync(to, via.address, n, stream), "cuMemcpyDtoHAsync")

            return staged
        if isinstance(dst, HostBuffer):
            return lambda: check(cu.cuMemcpyDtoHAsync(to, origin, n, stream), "cuMemcpyDtoHAsync")
        if isinstance(src, HostBuffer):
            return lambda: check(cu.cuMemcpyHtoDAsync(to, origin, n, stream), "cuMemcpyHtoDAsync")
        return lambda: check(cu.cuMemcpyDtoDAsync(to, origin, n, stream), "cuMemcpyDtoDAsync")

    def _fill(self, op: Fill) -> Callable[[], None]:
        cu, stream = api(), self.streams[op.stream].handle
        at = self.buffers[op.dst].address + op.offset
        if op.nbytes == 0:
            return lambda: None
        return lambda: check(cu.cuMemsetD8Async(at, op.value, op.nbytes, stream), "cuMemsetD8Async")

    # ---- submission -----------------------------------------------------------------------------------------------

    def submit(self, watchdog: Watchdog) -> None:
        """Hand every op over, in the program's order. Raises SubmitFailed, ContextLost, or TimeUp at a host wait.

        watchdog: running; it opens all gates when the time is up.
        """
        self._watchdog = watchdog
        if self.plan is None:
            self._submit_free()
            return
        for i, op in enumerate(self.program.ops):
            try:
                self._submit(i, op, self.plan)
            except (ContextLost, TimeUp):
                raise
            except AssayError as e:
                raise SubmitFailed(str(e), op=i, code=getattr(e, "code", 0)) from e

    def _submit_free(self) -> None:
        """Hand every op over as fast as the driver takes it: all that can be made before was made by `_prepare`."""
        i, what = -1, ""
        try:
            for i, call, what in self._steps:  # noqa: B007 - read below, wherever the loop ends
                status = call()
                if status is not None and status[0]:
                    check(status, what)
        except (ContextLost, TimeUp):
            raise
        except AssayError as e:
            self.submitted = [k for k in self._ready if k < i]
            raise SubmitFailed(str(e), op=i, code=getattr(e, "code", 0)) from e
        finally:
            self.submitted = self.submitted or [k for k in self._ready if k <= i]

    def _free_steps(self) -> Iterator[tuple[int, Callable[[], Any], str]]:
        """(op, a driver call or what returns nothing, its name) for each op of a program whose order is free."""
        recorded = recorded_before(self.program)
        for i, op in enumerate(self.program.ops):
            if isinstance(op, HostSync):
                yield i, partial(self._host_wait, op, i), ""
                continue
            stream = self.streams[op.stream]
            if isinstance(op, Record):
                yield i, partial(self._record, op.event, stream), ""
            elif isinstance(op, Wait):
                if i in recorded:
                    yield i, partial(stream.wait, self.events[op.event]), ""
            else:
                yield i, self._raw.get(i, self._ready[i]), f"launch in op {i}"
                if i in self.marks.marked:
                    yield i, self.gate.writing(stream, 1, slot=1 + i), "the mark of a launch"

    def _record(self, event: str, stream: Stream) -> None:
        self.events[event].record(stream)
        self._recorded.add(event)

    def _submit(self, i: int, op: Op, plan: Sequencing) -> None:
        if isinstance(op, HostSync):
            self._host_wait(op, i)
            return
        stream = self.streams[op.stream]
        if isinstance(op, Record):
            self._record(op.event, stream)
        elif isinstance(op, Wait):
            if op.event in self._recorded:
                stream.wait(self.events[op.event])
        else:
            rank = plan.rank[i]
            if i in plan.gated:
                self.gate.wait(stream, rank)
            self.timers[rank].start.record(stream)
            self._ready[i]()
            self.submitted.append(i)
            self.timers[rank].end.record(stream)
            self.gate.write(stream, rank + 1)

    def _host_wait(self, op: HostSync, i: int) -> None:
        self.submitted = [k for k in self._ready if k < i]
        if op.event is not None:
            if op.event in self._recorded:
                wait_until(self.events[op.event].done, self._watchdog)
            return
        for stream in self.streams if op.stream is None else [self.streams[op.stream]]:
            wait_until(stream.done, self._watchdog)

    def drain(self, watchdog: Watchdog) -> None:
        """Wait until all streams are done. Raises ContextLost or CudaError of failed work, or TimeUp."""
        for stream in self.streams:
            wait_until(stream.done, watchdog)

    def suspects(self, counters: list[int] | None = None) -> list[int]:
        """The ops that may have failed, by marks in mapped memory: readable after a lost context.

        counters: as they stood before the gates were opened; None: as they are. One op where an order is enforced.
        """
        values = self.gate.values() if counters is None else counters
        if self.plan is not None:
            return list(self.plan.work[values[0] : values[0] + 1])
        return self.marks.suspects(values[1:], self.submitted)

    def disorder(self, plan: Sequencing, stats: dict[str, Any]) -> str:
        """How the order was not kept; empty when it was. stats: gets the smallest gap between two ops."""
        gaps, counted = self.gaps(), self.gate.value()
        stats["smallest_gap_us"] = min(gaps, default=0.0)
        if wrong := misplaced(gaps, _CLOCK_US):
            return f"op {plan.work[wrong[0] + 1]} began before op {plan.work[wrong[0]]} ended"
        return "" if counted == len(plan.work) else f"{counted} of {len(plan.work)} ops were counted"

    def gaps(self) -> list[float]:
        """Microseconds from the end of each op of the enforced order to the start of the next."""
        return [b.start.since(a.end) for a, b in pairwise(self.timers)]

    def close(self) -> None:
        """Give everything back. Twice, or after the context, is harmless."""
        while self._held:
            self._held.pop().close()


def _checked(call: Callable[[], Any], what: str) -> None:
    check(call(), what)


def attributes_of(op: Launch) -> Attributes:
    """What the launch asks for beyond its geometry."""
    if not op.token.cooperative and op.token.cluster == (1, 1, 1):
        return PLAIN
    return Attributes(cooperative=op.token.cooperative, cluster=op.token.cluster)


def wait_until(done: Callable[[], bool], watchdog: Watchdog) -> None:
    """Poll until done. Raises TimeUp when the time is up."""
    busy_until = time.monotonic() + _BUSY_S
    while not done():
        if watchdog.left() <= 0:
            raise TimeUp("work did not finish in time")
        if time.monotonic() > busy_until and not watchdog.late.is_set():
            watchdog.late.wait(_PAUSE_S)
