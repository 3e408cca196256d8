# SPDX-License-Identifier: Apache-2.0
"""One unit of work of a run, small enough to send to a process, and how a process does it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from harness.engine import Engine
from harness.findings import Evidence, Result, Verdict, Witness
from harness.program import Launch, Program
from harness.schedule import Schedule
from harness.witness import digest, witness

SCENARIO = "scenario/"
FOUNDATION = "driver/"


@dataclass(frozen=True, slots=True)
class Job:
    """What to do: a kernel's case, a scenario, or static evidence, on one architecture by one kind of evidence.

    index: of the case in `cases(kernel, seed)`; device: the GPU's index; library: paths of further contracts.
    submit: how ops reach the device, as in `Schedule`. witness: what is committed to the results file before it runs.
    """

    subject: str
    variant: str
    arch: str
    evidence: Evidence
    seed: int
    index: int = 0
    case: str = ""
    digest: str = ""
    device: int = 0
    library: tuple[str, ...] = ()
    submit: str = "eager"
    witness: Witness | None = field(default=None, compare=False)

    @property
    def engine(self) -> str:
        """Name of the engine that does it."""
        return {Evidence.STATIC: "assembler", Evidence.EMULATED: "emulator", Evidence.SILICON: "cuda"}[self.evidence]

    def result(self, verdict: Verdict, reason: str, **more: Any) -> Result:
        """A result of this job that the job itself could not give."""
        return Result(
            self.subject, self.variant, self.arch, self.evidence, self.engine, verdict, self.case, reason,
            seed=self.seed, witness=self.witness, **more,
        )  # fmt: skip


def witnessed(job: Job) -> Job:
    """The job with what names it in a results file before it runs; one without a PTX text has nothing to name."""
    if not job.digest:
        return job
    schedule = str(Schedule(None, job.seed, submit=job.submit))
    named = witness(
        job.subject, job.variant, job.index, {"case": job.case}, job.seed, schedule, job.engine, job.arch, job.digest
    )
    return replace(job, witness=named)


def digest_of_program(program: Program) -> str:
    """Names the PTX texts of a program, in the order of their first launch."""
    texts = dict.fromkeys(op.token.code.ptx for op in program.ops if isinstance(op, Launch))
    return digest("\0".join(texts))


def work(job: Job) -> Result:
    """Do it, in whatever process this is."""
    if job.subject.startswith(SCENARIO):
        result = _scenario(job)
    elif job.subject.startswith(FOUNDATION):
        from stress.foundation_run import benches, run_foundation

        result = run_foundation(job.subject.removeprefix(FOUNDATION), benches(job.device), job.arch, job.seed)
    else:
        kernel = find(job.subject, job.variant, job.library)
        if job.evidence is Evidence.STATIC:
            from harness.execute import static

            result = static(kernel, job.arch)
        else:
            from harness.cases import cases
            from harness.execute import run_case

            case = cases(kernel, job.seed)[job.index]
            result = run_case(kernel, case, engine(job), job.arch, job.seed, job.submit)
    metrics = {**result.metrics}
    if job.digest:
        metrics["ptx_digest"] = job.digest
    return replace(result, witness=result.witness or job.witness, metrics=metrics)


def _scenario(job: Job) -> Result:
    from stress.runner import run_scenario
    from stress.scenarios import SCENARIOS

    return run_scenario(
        SCENARIOS[job.subject.removeprefix(SCENARIO)], engine(job), job.arch, job.seed, submit=job.submit
    )


def engine(job: Job) -> Engine:
    """The engine that a job needs, one per process: a GPU's in a process of its own, which may be lost."""
    return _engine(job.evidence, job.arch, job.device)


@cache
def _engine(evidence: Evidence, arch: str, device: int) -> Engine:
    if evidence is Evidence.SILICON:
        from harness.workers import IsolatedEngine

        return IsolatedEngine(kind="cuda", device=device)
    from harness.emulator.engine import EmulatorEngine

    return EmulatorEngine(arch=arch)


@cache
def kernels(library: tuple[str, ...]) -> Sequence[Any]:
    """All kernels: the installed ones, and those of the given paths."""
    from harness.library import load

    return tuple(load(library))


def find(name: str, variant: str, library: tuple[str, ...]) -> Any:
    """The kernel of that name and variant. Raises KeyError."""
    for k in kernels(library):
        if (k.name, k.variant) == (name, variant):
            return k
    raise KeyError(f"no kernel {name} {variant}".strip())
