# SPDX-License-Identifier: Apache-2.0
"""`assay run`: plan, execute in processes, commit each result as it comes, then make the pages."""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness.app import options, plan, pool
from harness.app.facts import facts
from harness.app.jobs import Job, work
from harness.app.progress import Progress
from harness.errors import DeviceUnavailable
from harness.findings import Evidence, Result, Verdict
from harness.results import ResultsFile

TIME_LIMIT = 600.0
"""Most seconds a single case may take; the emulator's own budget ends it long before."""

RESULTS = "results.sqlite"


@dataclass(frozen=True, slots=True)
class Request:
    """What `assay run` was asked for; see its options."""

    patterns: tuple[str, ...]
    engine: str
    arch: str
    seed: int
    workers: int
    out: Path
    library: tuple[Path, ...] = ()
    require_device: bool = False
    submit: str = "eager"


def run(request: Request) -> int:
    """Do it and return the exit code. Raises DeviceUnavailable, UsageError and what the library raises."""
    archs = options.names_of(request.arch)
    machine, device = _machine(request)
    library = tuple(str(p.resolve()) for p in request.library)
    todo = plan.make(request.patterns, archs, request.seed, machine, library, request.submit)
    path = request.out / RESULTS
    meta = facts(seed=request.seed, engine=request.engine, submit=request.submit, architectures=list(archs), **device)
    meta["library"] = list(library)
    meta["planned"] = [[j.subject, j.variant, j.arch, str(j.evidence)] for j in _once(todo.jobs)]
    with ResultsFile.create(path, meta) as file:
        for digest, code in todo.texts.items():
            file.add_text(digest, code.ptx, file=code.file, sources=code.source)
        for (subject, variant, arch), digest in todo.selected.items():
            file.select(subject, variant, arch, digest)
        for known in todo.known:
            file.append(known)
        print(_what(todo, archs, request), flush=True)
        try:
            with _terminates_like_ctrl_c():
                _execute(todo, request.workers, file)
        except KeyboardInterrupt:
            file.finish("interrupted")
            print(f"\ninterrupted; what was finished is in {path}", flush=True)
            print(f"  to render it: assay report {path} --out {request.out}", flush=True)
            return 130
        file.finish("complete")
        results = file.read()
    return conclude(path, request.out, results, required(request, results))


def conclude(path: Path, out: Path, results: list[Result], needed: set[Evidence]) -> int:
    """Make the pages, print the totals, findings and what was not run, and return the exit code."""
    from reports.site import build
    from reports.text import findings_text, totals_text

    built = build([path], out)
    findings = built.report.findings()
    if findings:
        print("\n" + findings_text(findings))
    print("\n" + totals_text(built.report))
    for reason, count in Counter(_reason(r) for r in results if r.verdict not in (Verdict.PASS, Verdict.FAIL)).items():
        print(f"  {count} {reason}")
    code = exit_code(results, needed)
    words = {0: "no finding in these checks", 1: "findings", 3: "something required was not run, or Assay failed"}
    print(f"\n{words[code]}\nopen {built.index}")
    return code


def exit_code(results: Iterable[Result], needed: set[Evidence]) -> int:
    """0 all pass; 1 findings; 3 when a kind of evidence that is needed is missing or anything ended in an error."""
    results = list(results)
    if any(r.verdict is Verdict.FAIL for r in results):
        return 1
    if any(r.verdict is Verdict.ERROR for r in results):
        return 3
    for evidence in needed:
        mine = [r for r in results if r.evidence is evidence]
        ran = [r for r in mine if r.verdict is Verdict.PASS]
        # Silicon is needed of the devices there are, not of every architecture assembled for, nor of more devices.
        here = {r.arch for r in mine if r.verdict is not Verdict.NOT_RUN}
        elsewhere = evidence is Evidence.SILICON
        lacking = [
            r
            for r in mine
            if r.verdict in (Verdict.UNSUPPORTED, Verdict.NOT_RUN)
            and not (elsewhere and (r.arch not in here or r.metrics.get("needs")))
        ]
        if not ran or lacking:
            return 3
    return 0


def required(request: Request, results: list[Result]) -> set[Evidence]:
    """The kinds of evidence without which the run is not whole."""
    out = set()
    if request.engine in ("auto", "emulator"):
        out.add(Evidence.EMULATED)
    if request.engine == "cuda" or request.require_device:
        out.add(Evidence.SILICON)
    # Nobody asked for an assembler by default; who names architectures does.
    assembled = any(r.evidence is Evidence.STATIC and r.verdict is not Verdict.NOT_RUN for r in results)
    if request.arch != "auto" or assembled:
        out.add(Evidence.STATIC)
    return out


def _machine(request: Request) -> tuple[plan.Machine, dict[str, Any]]:
    """What there is to run on, and the facts about it for the results file."""
    emulator = request.engine in ("auto", "emulator")
    if request.engine == "emulator" and not request.require_device:
        return plan.Machine(emulator, False, {}), {}
    from harness.cuda.probe import probe

    found = probe()
    if request.require_device and not found.ok:
        raise DeviceUnavailable(f"no usable GPU: {found.missing}", remedy=found.remedy)
    if request.engine == "emulator":
        return plan.Machine(emulator, False, {}), {}
    devices: dict[str, int] = {}
    for d in reversed(found.devices) if found.ok else ():
        devices |= {d.arch: d.index, f"{d.arch}a": d.index}  # it runs the texts of its own `a` target as well
    absent = "" if devices else f"no usable GPU: {found.missing}"
    said: dict[str, Any] = {}
    if devices:
        said["device"] = "; ".join(dict.fromkeys(d.name for d in found.devices))
        said["driver"] = found.driver
    return plan.Machine(emulator, True, devices, absent), said


def _execute(todo: plan.Plan, workers: int, file: ResultsFile) -> None:
    started: dict[int, int] = {}

    def begin(job: Job) -> None:
        progress.doing(f"{job.subject} {job.variant} {job.evidence} {job.case}")
        started[id(job)] = file.begin(
            job.subject, variant=job.variant, arch=job.arch, evidence=job.evidence, engine=job.engine, case=job.case,
            seed=job.seed, witness=job.witness,
        )  # fmt: skip

    planned = Counter((j.subject, j.variant, str(j.evidence)) for j in todo.jobs)
    lanes = [pool.Lane(work, jobs, 1, TIME_LIMIT) for jobs in todo.silicon.values()]
    lanes.append(pool.Lane(work, todo.local, workers, TIME_LIMIT))
    with Progress(planned) as progress:
        for job, answer in pool.run(lanes, begin):
            result = as_result(job, answer)
            file.append(result, started.pop(id(job)))
            progress.add(result)


def as_result(job: Job, answer: Any) -> Result:
    """What a job's answer says; a death or an error of ours is an `error`, a spent time limit is `not run`."""
    if isinstance(answer, pool.Died):
        late = answer.reason.startswith("time limit")
        return job.result(Verdict.NOT_RUN if late else Verdict.ERROR, answer.reason)
    if isinstance(answer, pool.Raised):
        if os.environ.get("ASSAY_DEBUG"):
            print(answer.trace, file=sys.stderr)
        return job.result(Verdict.ERROR, f"{answer.kind}: {answer.message}")
    assert isinstance(answer, Result)
    return answer


def _once(jobs: list[Job]) -> list[Job]:
    return list({(j.subject, j.variant, j.arch, j.evidence): j for j in jobs}.values())


def _what(todo: plan.Plan, archs: tuple[str, ...], request: Request) -> str:
    subjects = {(j.subject, j.variant) for j in todo.jobs}
    count = Counter(str(j.evidence) for j in todo.jobs)
    jobs = ", ".join(f"{n} {e}" for e, n in sorted(count.items()))
    return f"{len(subjects)} subjects, {len(archs)} architectures, seed {request.seed}: {jobs}"


def _reason(r: Result) -> str:
    return f"{r.evidence} {r.verdict}: {r.reason}"


@contextmanager
def _terminates_like_ctrl_c() -> Iterator[None]:
    """SIGTERM, which continuous-integration systems send, ends a run as Ctrl-C does: with a readable file."""

    def stop(signum: int, frame: Any) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
