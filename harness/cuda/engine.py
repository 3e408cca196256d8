# SPDX-License-Identifier: Apache-2.0
"""The CUDA engine: a Program on a real GPU, in the order a schedule enforces, or as the device pleases.

It reports what only silicon can: the driver's own compiler, real concurrency, real errors. An error that loses the
context ends what this process can do (`lost` says so); `harness.workers` puts it in a process of its own.
"""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from harness.cuda.context import Context
from harness.cuda.driver import MAX_CONNECTIONS, CudaError
from harness.cuda.faults import KIND_OF, fault, hang, leaks, named
from harness.cuda.module import JitError, JitModule, PtxTooNew, has_state
from harness.cuda.probe import Device, probe
from harness.cuda.recorded import Recorded
from harness.cuda.sequence import Sequencing, sequence
from harness.cuda.submit import Submission, SubmitFailed, TimeUp
from harness.cuda.watchdog import Watchdog
from harness.engine import Outcome
from harness.errors import ContextLost, DeviceUnavailable
from harness.findings import Evidence, Finding, Kind, Verdict
from harness.order import op_place, validate
from harness.program import Buffer, Launch, Program
from harness.schedule import Schedule

_MODULES = 256  # loaded modules kept


class CudaEngine:
    """Runs Programs on device `device` of those that CUDA_VISIBLE_DEVICES leaves.

    timeout_s: most seconds one program may take; wait_value: gates by stream memory operations (True), by a spinning
    kernel (False), or as the device can (None). Raises DeviceUnavailable.
    """

    name = "cuda"
    evidence = Evidence.SILICON

    def __init__(self, device: int = 0, *, timeout_s: float = 30.0, wait_value: bool | None = None) -> None:
        report = probe()
        if not report.ok:
            raise DeviceUnavailable(f"no usable GPU: {report.missing}", remedy=report.remedy)
        by_index = {d.index: d for d in report.devices}
        if device not in by_index:
            raise DeviceUnavailable(f"no usable GPU {device}; there are {sorted(by_index)}", remedy="assay doctor")
        self.info: Device = by_index[device]
        self.device = f"{self.info.name}, {self.info.arch}, driver {report.driver}"
        self.timeout_s = timeout_s
        self._wait_value = self.info.wait_value if wait_value is None else wait_value
        self._context = Context(device)
        self._modules: OrderedDict[tuple[str, str], JitModule] = OrderedDict()

    @property
    def lost(self) -> str:
        """Why no further program can run in this process; empty while one can."""
        return self._context.lost

    def execute(self, program: Program, schedule: Schedule, *, poison: int = 0xA5, fuel: int = 0) -> Outcome:
        """Run it once. See `harness.engine.Engine`; `fuel` has no meaning here, `timeout_s` bounds the run.

        Raises ContextLost after an earlier loss, LaunchRefused and UsageError for a request that cannot be made.
        """
        validate(program)
        plan = sequence(program, schedule)
        if plan is not None and schedule.submit == "eager" and program.streams > MAX_CONNECTIONS:
            return Outcome(
                Verdict.NOT_RUN,
                f"an order over {program.streams} streams cannot be enforced: {MAX_CONNECTIONS} run independently",
            )
        logs: dict[str, str] = {}
        stats: dict[str, Any] = {}
        before = set(self._context.held())
        with self._context.current():
            fresh: list[JitModule] = []
            try:
                outcome = self._run(program, schedule, plan, poison, logs, stats, fresh)
            except JitError as e:
                outcome = _refused_by_jit(e, logs)
            finally:
                for module in fresh:
                    module.close()
        if self._context.alive:
            kept = before.union(self._modules.values())
            outcome.findings += leaks([r for r in self._context.held() if r not in kept])
            outcome.checks += ("leaks",)
        return outcome

    def close(self) -> None:
        """Unload modules and release the context. Twice, or after a loss, is harmless."""
        if self._context.alive:
            with self._context.current():
                while self._modules:
                    self._modules.popitem()[1].close()
            self._context.close()

    def __enter__(self) -> CudaEngine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---- one run --------------------------------------------------------------------------------------------------

    def _run(
        self, program: Program, schedule: Schedule, plan: Sequencing | None, poison: int,
        logs: dict[str, str], stats: dict[str, Any], fresh: list[JitModule],
    ) -> Outcome:  # fmt: skip
        began = time.monotonic()
        local: dict[tuple[str, str], JitModule] = {}

        def module_of(op: Launch) -> JitModule:
            return self._module(op, local, fresh, logs)

        kind = Submission if schedule.submit == "eager" else partial(Recorded, how=schedule.submit)
        submission: Submission = kind(
            self._context, program, plan, module_of,
            poison=poison, wait_value=self._wait_value, limit_s=self.timeout_s,
        )  # fmt: skip
        stats["prepare_ms"] = _ms(began)
        started = time.monotonic()
        problem: Exception | None = None
        at_fault: list[int] = []
        gated = plan is not None and schedule.submit == "eager"
        with Watchdog(submission.gate, self.timeout_s, threaded=gated) as watchdog:
            try:
                submission.submit(watchdog)
                stats["submit_ms"] = _ms(started)
                submission.drain(watchdog)
            except (SubmitFailed, CudaError, ContextLost, TimeUp) as e:
                problem = e
            if isinstance(problem, SubmitFailed):
                watchdog.trip()
                try:
                    submission.drain(watchdog)
                except (CudaError, ContextLost, TimeUp) as e:
                    problem = e
            if problem is not None:
                at_fault = submission.suspects(watchdog.counters)
        stats["device_ms"] = _ms(started)
        if problem is not None:
            return self._failed(program, submission, problem, at_fault, logs, stats)
        if watchdog.late.is_set():
            stalled = named(program, submission.suspects(watchdog.counters))
            submission.close()
            reason = f"time limit of {self.timeout_s:g} s, reached in {stalled}; its gates were opened to end it"
            return Outcome(Verdict.NOT_RUN, reason, stats=stats, logs=logs)
        outcome = self._judge(program, schedule, plan, submission, logs, stats)
        submission.close()
        return outcome

    def _failed(
        self, program: Program, submission: Submission, problem: Exception, ops: Sequence[int],
        logs: dict[str, str], stats: dict[str, Any],
    ) -> Outcome:  # fmt: skip
        """The outcome of a run that did not reach its end."""
        if isinstance(problem, SubmitFailed):
            submission.close()
            stats["failed_ops"] = [problem.op]
            who = named(program, [problem.op]) if problem.op >= 0 else "the graph"
            reason = f"{who} was refused: {problem}"
            return Outcome(Verdict.ERROR, reason, checks=("errors",), stats=stats, logs=logs)
        if isinstance(problem, TimeUp):
            found = hang(program, ops, self.timeout_s)
            self._context.lose(found.message)
            stats["failed_ops"] = list(ops)
            return Outcome(Verdict.ERROR, found.message, (found,), checks=("errors",), stats=stats, logs=logs)
        code, name = getattr(problem, "code", 0), getattr(problem, "name", "")
        stats["failed_ops"] = list(ops)
        if code in KIND_OF:
            self._context.lose(str(problem))
            found = fault(program, code, name, ops)
            return Outcome(Verdict.ERROR, found.message, (found,), checks=("errors",), stats=stats, logs=logs)
        if isinstance(problem, ContextLost):
            self._context.lose(str(problem))
        else:
            submission.close()
        reason = f"{named(program, ops)}: {problem}"
        return Outcome(Verdict.ERROR, reason, checks=("errors",), stats=stats, logs=logs)

    def _judge(
        self, program: Program, schedule: Schedule, plan: Sequencing | None, submission: Submission,
        logs: dict[str, str], stats: dict[str, Any],
    ) -> Outcome:  # fmt: skip
        """The outcome of a run that reached its end: bytes, redzones, inputs, the order."""
        outcome = Outcome(checks=("errors", "redzone", "inputs"), logs=logs, stats=stats)
        findings: list[Finding] = []
        for b in program.buffers:
            data, hurt = submission.buffers[b.name].read()
            outcome.buffers[b.name] = data
            if hurt is not None:
                findings.append(_out_of_place(program, b, hurt))
            if b.role == "in" and b.init is not None:
                findings += _changed(program, b, data)
        outcome.findings = tuple(findings)
        stats["ops"] = len(program.ops)
        if plan is None:
            return outcome
        outcome.checks += ("order",)
        if disorder := submission.disorder(plan, stats):
            outcome.status, outcome.reason = Verdict.ERROR, f"the order was not kept: {disorder}"
            return outcome
        outcome.enforced = True
        outcome.order = schedule.order or ()
        return outcome

    # ---- modules --------------------------------------------------------------------------------------------------

    def _module(
        self, op: Launch, local: dict[tuple[str, str], JitModule], fresh: list[JitModule], logs: dict[str, str]
    ) -> JitModule:
        code = op.token.code
        key = (hashlib.sha256(code.ptx.encode()).hexdigest(), code.file)
        module = local.get(key) or self._modules.get(key)
        if module is None:
            module = JitModule(self._context, code.ptx, code.file)
            if has_state(code.ptx):
                fresh.append(module)
            else:
                self._modules[key] = module
        local[key] = module
        if module.log:
            logs[code.file] = module.log
        if key in self._modules:
            self._modules.move_to_end(key)
            while len(self._modules) > _MODULES and next(iter(self._modules)) not in local:
                self._modules.popitem(last=False)[1].close()
        return module


def _refused_by_jit(e: JitError, logs: dict[str, str]) -> Outcome:
    if e.log:
        logs["error"] = e.log
    if isinstance(e, PtxTooNew):
        return Outcome(Verdict.UNSUPPORTED, str(e), logs=logs)
    found = Finding(Kind.ASSEMBLY, str(e), detail={"cuda_error": e.code, "cuda_name": e.name, "log": e.log})
    return Outcome(Verdict.ERROR, str(e), (found,), checks=("jit",), logs=logs)


def _out_of_place(program: Program, b: Buffer, hurt: tuple[int, int, int]) -> Finding:
    first, last, count = hurt
    where = f"{b.name}{first:+d}"
    writers = [i for i, op in enumerate(program.ops) if isinstance(op, Launch)]
    return Finding(
        Kind.OUT_OF_PLACE,
        f"{count} bytes around buffer {b.name} ({b.nbytes} bytes) were written, at {where} to {b.name}{last:+d}",
        places=tuple(op_place(program, i, "write") for i in writers) if len(writers) == 1 else (),
        space="global memory" if b.kind == "device" else "host memory",
        address=where,
        nbytes=count,
        remedy="run it on the emulator, which names the instruction and the thread",
        detail={"first": first, "last": last},
    )


def _changed(program: Program, b: Buffer, data: Any) -> list[Finding]:
    before = np.ascontiguousarray(b.init).reshape(-1).view(np.uint8)
    changed = np.flatnonzero(before != data)
    if not changed.size:
        return []
    where = f"{b.name}+{int(changed[0])}"
    text = f"{changed.size} bytes of the input {b.name} were changed, the first at {where}"
    return [Finding(Kind.INPUT_CHANGED, text, address=where, nbytes=int(changed.size))]


def _ms(since: float) -> float:
    return round((time.monotonic() - since) * 1e3, 3)
