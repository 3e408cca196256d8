# SPDX-License-Identifier: Apache-2.0
"""A small engine for the tests of this package: NumPy instead of kernels, and the race rule by bytes.

It executes the ops in the order asked for and knows one kernel, y += alpha x. It reports a race for every conflict that
happens-before leaves unordered, at the lines of the first global load and store of the PTX.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from harness.engine import Outcome
from harness.findings import Evidence, Finding, Verdict
from harness.order import Footprint, conflict_findings, happens_before, is_linear_extension, unordered_conflicts
from harness.program import Copy, Fill, Launch, Program, Ptr, Scalar
from harness.schedule import Schedule


class ReferenceEngine:
    name = "reference"
    device = "NumPy"

    def __init__(self, evidence: Evidence = Evidence.EMULATED) -> None:
        self.evidence = evidence
        self.executed: list[Schedule] = []

    def execute(self, program: Program, schedule: Schedule, *, poison: int = 0xA5, fuel: int = 0) -> Outcome:
        self.executed.append(schedule)
        hb = happens_before(program)
        order = schedule.order if schedule.order is not None else tuple(range(len(program.ops)))
        assert is_linear_extension(hb, order)
        memory = {
            b.name: np.full(b.nbytes, poison, np.uint8)
            if b.init is None
            else np.frombuffer(np.ascontiguousarray(b.init).tobytes(), np.uint8).copy()
            for b in program.buffers
        }
        footprints = {i: self.step(program.ops[i], memory) for i in order if i in hb.work}
        emulated = self.evidence is Evidence.EMULATED
        return Outcome(
            findings=self.races(program, footprints) if emulated else (),
            buffers=memory,
            order=order,
            enforced=schedule.order is not None,
            checks=("race", "bounds") if emulated else (),
            footprints=footprints if emulated else {},
        )

    def step(self, op: object, memory: dict[str, npt.NDArray[np.uint8]]) -> Footprint:
        if isinstance(op, Copy):
            source = memory[op.src][op.src_offset : op.src_offset + op.nbytes]
            memory[op.dst][op.dst_offset : op.dst_offset + op.nbytes] = source
            reads = ((op.src, op.src_offset, op.src_offset + op.nbytes),)
            return reads, ((op.dst, op.dst_offset, op.dst_offset + op.nbytes),)
        if isinstance(op, Fill):
            memory[op.dst][op.offset : op.offset + op.nbytes] = op.value
            return (), ((op.dst, op.offset, op.offset + op.nbytes),)
        assert isinstance(op, Launch)
        return self.axpy(op, memory)

    def axpy(self, op: Launch, memory: dict[str, npt.NDArray[np.uint8]]) -> Footprint:
        x, y = (arg for arg in op.args if isinstance(arg, Ptr))
        count, alpha = (arg.data for arg in op.args if isinstance(arg, Scalar))
        n = int.from_bytes(count, "little")
        dtype = {4: np.float32, 8: np.float64}[len(alpha)]
        size = n * len(alpha)
        a = memory[x.buffer][x.offset : x.offset + size].view(dtype)
        memory[y.buffer][y.offset : y.offset + size].view(dtype)[:] += np.frombuffer(alpha, dtype)[0] * a
        into = (y.buffer, y.offset, y.offset + size)
        return ((x.buffer, x.offset, x.offset + size), into), (into,)

    def races(self, program: Program, footprints: dict[int, Footprint]) -> tuple[Finding, ...]:
        found = conflict_findings(program, unordered_conflicts(program, footprints=footprints))
        return tuple(replace(f, places=tuple(self.with_line(program, p) for p in f.places)) for f in found)

    def with_line(self, program, place):  # type: ignore[no-untyped-def]
        op = program.ops[place.op]
        if not isinstance(op, Launch):
            return place
        wanted = "st.global" if place.role == "write" else "ld.global"
        lines = op.token.code.ptx.splitlines()
        return replace(place, ptx_line=next(k for k, line in enumerate(lines, 1) if wanted in line))


class Unavailable(ReferenceEngine):
    """No device: nothing runs."""

    def execute(self, program: Program, schedule: Schedule, *, poison: int = 0xA5, fuel: int = 0) -> Outcome:
        return Outcome(status=Verdict.NOT_RUN, reason="no device")


class Blind(ReferenceEngine):
    """Executes well, reports no race."""

    def races(self, program: Program, footprints: dict[int, Footprint]) -> tuple[Finding, ...]:
        return ()


class Disobedient(ReferenceEngine):
    """Ignores the order asked for, and says so."""

    def execute(self, program: Program, schedule: Schedule, *, poison: int = 0xA5, fuel: int = 0) -> Outcome:
        return replace(super().execute(program, replace(schedule, order=None)), order=())


class Faulty(ReferenceEngine):
    """Loses the last element of every kernel."""

    def axpy(self, op: Launch, memory: dict[str, npt.NDArray[np.uint8]]) -> Footprint:
        y = [arg for arg in op.args if isinstance(arg, Ptr)][1]
        before = memory[y.buffer].copy()
        footprint = super().axpy(op, memory)
        ((_, _, end),) = footprint[1]
        memory[y.buffer][end - 4 : end] = before[end - 4 : end]
        return footprint
