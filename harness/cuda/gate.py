# SPDX-License-Identifier: Apache-2.0
"""Gates: a stream waits until a counter in mapped memory reaches a value. Nothing sleeps, nothing is left to luck.

Where the device has stream memory operations the stream's front end waits (cuStreamWaitValue32, no multiprocessor
used); elsewhere one thread spins on the flag, with a limit in the device's own clock.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from harness.cuda.context import Context
from harness.cuda.driver import api, check
from harness.cuda.host import Pinned
from harness.cuda.module import JitModule
from harness.cuda.stream import Stream

# "At least" is cyclic: (int32)(flag - value) >= 0 (driver API manual, CUstreamWaitValue_flags), so this opens them all.
OPEN = 0x3FFF_FFFF

# ld.acquire.sys / st.release.sys: PTX ISA, "Memory Consistency Model"; both need sm_70.
_SPIN_PTX = """
.version 7.0
.target sm_75
.address_size 64

.visible .entry assay_gate_wait(.param .u64 flag, .param .u64 limit_ns, .param .u32 value)
{
    .reg .pred %p<3>;
    .reg .b32 %r<4>;
    .reg .b64 %d<7>;
    ld.param.u64 %d1, [flag];
    ld.param.u64 %d2, [limit_ns];
    ld.param.u32 %r1, [value];
    cvta.to.global.u64 %d3, %d1;
    mov.u64 %d4, %globaltimer;
SPIN:
    ld.acquire.sys.global.u32 %r2, [%d3];
    sub.s32 %r3, %r2, %r1;
    setp.ge.s32 %p1, %r3, 0;
    @%p1 bra OPENED;
    mov.u64 %d5, %globaltimer;
    sub.u64 %d6, %d5, %d4;
    setp.lt.u64 %p2, %d6, %d2;
    @%p2 bra SPIN;
OPENED:
    ret;
}

.visible .entry assay_gate_write(.param .u64 flag, .param .u32 value)
{
    .reg .b32 %r<2>;
    .reg .b64 %d<3>;
    ld.param.u64 %d1, [flag];
    ld.param.u32 %r1, [value];
    cvta.to.global.u64 %d2, %d1;
    fence.sc.sys;
    st.release.sys.global.u32 [%d2], %r1;
    ret;
}
"""


class _Counters(Pinned):
    kind = "gate"

    def _release(self) -> None:
        self.view.view(np.uint32)[:] = OPEN


class Gate:
    """Counters in mapped memory that streams wait for and write. Every call leaves the current context as it was.

    slots: how many 32-bit counters, all 0 at first. wait_value: use the stream memory operations (else spin);
    limit_s: how long a spin lasts at most, on the device's clock. marks: nobody waits for them, so the end of the
    context, which opens gates, leaves them as they are.
    """

    def __init__(
        self, context: Context, slots: int, *, wait_value: bool, limit_s: float, marks: bool = False
    ) -> None:  # fmt: skip
        kind = Pinned if marks else _Counters
        self._memory = kind(context, 4 * slots, label="marks" if marks else "gate")
        self._view: npt.NDArray[np.uint32] = self._memory.view.view(np.uint32)
        self._device = self._memory.device
        self._limit_ns = int(limit_s * 1e9)
        self._spin: JitModule | None = None
        if not wait_value:
            self._spin = JitModule(context, _SPIN_PTX, "gate.ptx")
            self._wait_entry = self._spin.function("assay_gate_wait")
            self._write_entry = self._spin.function("assay_gate_write")

    def wait(self, stream: Stream, value: int, slot: int = 0) -> None:
        """Later work of the stream waits until the counter is at least `value`."""
        cu, at = api(), self._device + 4 * slot
        with stream.context.current():
            if self._spin is None:
                flag = cu.CUstreamWaitValue_flags.CU_STREAM_WAIT_VALUE_GEQ.value
                check(cu.cuStreamWaitValue32(stream.handle, at, value, flag), "cuStreamWaitValue32")
                return
            self._launch(self._wait_entry, stream, ctypes.c_uint64(at), ctypes.c_uint64(self._limit_ns), value)

    def write(self, stream: Stream, value: int, slot: int = 0) -> None:
        """When the stream's work so far is done and visible, the counter becomes `value`."""
        cu, at = api(), self._device + 4 * slot
        with stream.context.current():
            if self._spin is None:
                # The default flag has the memory barrier that makes earlier work visible first.
                flag = cu.CUstreamWriteValue_flags.CU_STREAM_WRITE_VALUE_DEFAULT.value
                check(cu.cuStreamWriteValue32(stream.handle, at, value, flag), "cuStreamWriteValue32")
                return
            self._launch(self._write_entry, stream, ctypes.c_uint64(at), value)

    def writing(self, stream: Stream, value: int, slot: int) -> Callable[[], Any]:
        """`write` as the bare driver call where there is one; its context must be current then."""
        if self._spin is not None:
            return partial(self.write, stream, value, slot)
        cu = api()
        flag = cu.CUstreamWriteValue_flags.CU_STREAM_WRITE_VALUE_DEFAULT.value
        return partial(cu.cuStreamWriteValue32, stream.handle, self.address(slot), value, flag)

    def _launch(self, entry: Any, stream: Stream, *args: Any) -> None:
        held = [a if isinstance(a, ctypes.c_uint64) else ctypes.c_uint32(a) for a in args]
        pointers = (ctypes.c_void_p * len(held))(*(ctypes.addressof(a) for a in held))
        check(
            api().cuLaunchKernel(entry, 1, 1, 1, 1, 1, 1, 0, stream.handle, ctypes.addressof(pointers), 0),
            "launch of a gate",
        )

    def mark(self, stream: Stream, slot: int) -> None:
        """When the stream's work so far is done the counter becomes 1; it can be captured on any device."""
        check(api().cuMemsetD32Async(self.address(slot), 1, 1, stream.handle), "cuMemsetD32Async of a mark")

    def address(self, slot: int) -> int:
        """The device's address of a counter."""
        return int(self._device + 4 * slot)

    def open(self, value: int = OPEN, slot: int = 0) -> None:
        """From the host, at once, without a driver call: the counter becomes `value`."""
        self._view[slot] = value

    def value(self, slot: int = 0) -> int:
        """The counter, as the host sees it now. Still readable after the context is lost."""
        return int(self._view[slot])

    def values(self) -> list[int]:
        """All counters."""
        return [int(v) for v in self._view]

    def close(self) -> None:
        """Free it. Twice, or after its context, is harmless."""
        if self._spin is not None:
            self._spin.close()
        self._view = np.zeros(self._view.size, np.uint32)
        self._memory.close()
