# SPDX-License-Identifier: Apache-2.0
"""Allocations, copies and fills of the fake driver."""

from __future__ import annotations

from typing import Any

from tests.cuda.fake.calls import call, error
from tests.cuda.fake.memory import Memory

_LEGACY = 1


class Transfers:
    """Mixed into the driver, whose queues and memory it uses."""

    _memory: Memory
    _scheduler: Any
    _current: Any
    _queue: Any
    _submit: Any
    _until: Any

    @call
    def cuMemAlloc(self, nbytes: int) -> Any:
        if not self._current():
            return error(201)
        if (refused := self._forbidden()) is not None:
            return refused
        return self._memory.allocate(nbytes, "device", self._current()).address if nbytes else error(1)

    @call
    def cuMemAllocManaged(self, nbytes: int, flags: int) -> Any:
        return self._memory.allocate(nbytes, "managed", self._current()).address

    @call
    def cuMemFree(self, address: Any) -> Any:
        return self._freed(int(address), ("device", "managed"))

    @call
    def cuMemHostAlloc(self, nbytes: int, flags: int) -> Any:
        return self._memory.allocate(nbytes, "pinned", self._current()).address

    @call
    def cuMemHostGetDevicePointer(self, address: int, flags: int) -> Any:
        return address

    @call
    def cuMemFreeHost(self, address: Any) -> Any:
        return self._freed(int(address), ("pinned",))

    @call
    def cuMemHostRegister(self, address: int, nbytes: int, flags: int) -> Any:
        if self._memory.find(address, nbytes):
            return error(712)
        self._memory.register(address, nbytes, self._current())
        return None

    @call
    def cuMemHostUnregister(self, address: int) -> Any:
        return self._freed(int(address), ("registered",))

    def _freed(self, address: int, kinds: tuple[str, ...]) -> Any:
        block = self._memory.blocks.get(address)
        if block is None or block.kind not in kinds:
            return error(1)
        mine = [q for q in self._scheduler.queues if q.context == block.context]
        problem = self._until(lambda: not any(q.items for q in mine))
        if problem is None:
            del self._memory.blocks[address]
        return problem

    def _copied(self, dst: Any, src: Any, nbytes: int, stream: Any) -> Any:
        to, origin = int(dst), int(src)
        if nbytes == 0:
            return None
        if self._memory.find(origin, nbytes) is None:  # pageable: staged at once
            kept = self._memory.allocate(nbytes, "pinned", 0)
            self._memory.register(origin, nbytes, 0)
            self._memory.move(kept.address, origin, nbytes)
            del self._memory.blocks[origin]
            origin = kept.address
        if self._memory.find(to, nbytes) is None:  # to pageable memory: the host waits
            item = self._submit(stream, lambda: None)
            problem = self._until(lambda: item.done)
            if problem is None:
                self._memory.register(to, nbytes, 0)
                self._memory.move(to, origin, nbytes)
                del self._memory.blocks[to]
            return problem
        self._submit(stream, lambda: self._memory.move(to, origin, nbytes), kind="MEMCPY")
        return None

    def _now(self, problem: Any) -> Any:
        return problem or self._until(lambda: not self._queue(_LEGACY).items)

    cuMemcpyHtoDAsync = call(_copied)
    cuMemcpyDtoHAsync = call(_copied)
    cuMemcpyDtoDAsync = call(_copied)
    cuMemcpyHtoD = call(lambda self, dst, src, n: self._now(self._copied(dst, src, n, 0)))
    cuMemcpyDtoH = call(lambda self, dst, src, n: self._now(self._copied(dst, src, n, 0)))

    @call
    def cuMemsetD8Async(self, dst: Any, value: int, nbytes: int, stream: Any) -> Any:
        self._submit(stream, lambda: self._memory.fill(int(dst), value, nbytes), kind="MEMSET")

    @call
    def cuMemsetD32Async(self, dst: Any, value: int, count: int, stream: Any) -> Any:
        data = value.to_bytes(4, "little") * count
        self._submit(stream, lambda: self._memory.pattern(int(dst), data), kind="MEMSET")

    @call
    def cuMemsetD8(self, dst: Any, value: int, nbytes: int) -> Any:
        self._submit(0, lambda: self._memory.fill(int(dst), value, nbytes))
        return self._now(None)
