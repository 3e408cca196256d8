# SPDX-License-Identifier: Apache-2.0
"""`assay launch`: one kernel of any PTX text, no contract: races, memory and barriers are judged, values are not."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from harness.app import options, pool
from harness.app.arguments import as_elements, bind
from harness.app.facts import facts
from harness.errors import UsageError
from harness.findings import Check, Evidence, Finding, Result, Verdict, Witness
from harness.program import Code, Launch, PreparedLaunch, Program
from harness.ptx.abi import param_layout
from harness.ptx.module import Function, Module
from harness.ptx.nvrtc import compile_cu
from harness.ptx.parser import parse
from harness.results import ResultsFile
from harness.schedule import Schedule
from harness.version import __version__
from harness.witness import digest as digest_of

SUBJECT = "launch/"
BUFFERS = "buffers"  # the metric that holds what --show and --save say
SCHEDULES = 3
"""How many interleavings are run; orders of threads are judged in each, whatever it happened to give."""


@dataclass(frozen=True, slots=True)
class Request:
    """What `assay launch` was asked for; see its options."""

    file: Path
    entry: str
    grid: str
    block: str
    args: tuple[str, ...]
    shared: int
    engine: str
    seed: int
    out: Path
    cluster: str = ""
    schedules: int = SCHEDULES
    races: bool = True
    save: Path | None = None
    show: int = 0


@dataclass(frozen=True, slots=True)
class Job:
    """One launch by one engine, small enough to send to a process and to store as a witness."""

    text: str
    file: str
    entry: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    args: tuple[str, ...]
    shared: int
    seed: int
    arch: str
    evidence: Evidence
    device: int = 0
    cluster: tuple[int, int, int] = (1, 1, 1)
    schedules: int = SCHEDULES
    races: bool = True
    save: str = ""
    show: int = 0

    @property
    def subject(self) -> str:
        """Subject of its results."""
        return SUBJECT + self.entry

    @property
    def case(self) -> str:
        """The launch, for people."""
        shared = f", {self.shared} B shared" if self.shared else ""
        cluster = f", cluster {_show(self.cluster)}" if self.cluster != (1, 1, 1) else ""
        return f"grid {_show(self.grid)}, block {_show(self.block)}{cluster}{shared}: {' '.join(self.args)}"

    @property
    def witness(self) -> Witness:
        """All that a replay needs but the PTX text, which the results file keeps by its digest."""
        sizes = {k: v for k, v in asdict(self).items() if k not in ("text", "evidence", "save", "show")}
        engine = "cuda" if self.evidence is Evidence.SILICON else "emulator"
        return Witness(
            self.subject, digest_of(self.text), sizes, self.seed, str(Schedule(None, self.seed)), engine, __version__,
            f"{self.subject}@{self.seed}",
        )  # fmt: skip

    @staticmethod
    def of(witness: Witness, text: str, evidence: Evidence) -> Job:
        """The job that a witness names."""
        s = witness.sizes
        return Job(
            text, s["file"], s["entry"], tuple(s["grid"]), tuple(s["block"]), tuple(s["args"]), s["shared"], s["seed"],
            s["arch"], evidence, s["device"], tuple(s.get("cluster", (1, 1, 1))), s.get("schedules", SCHEDULES),
            s.get("races", True),
        )  # fmt: skip


def launch(request: Request) -> int:
    """Run it and return the exit code. Raises UsageError and PtxSyntaxError before anything is written."""
    from harness.app.check_file import read
    from harness.app.run import RESULTS, conclude

    (path,) = options.existing([request.file], "a PTX text or a .cu source")
    text = read(path)
    if path.suffix == ".cu":
        text = compile_cu(text, path.name)
        path = path.with_suffix(".ptx")
    module = parse(text, path.name)
    function = choose(module, request.entry)
    grid, block = options.triple_of(request.grid), options.triple_of(request.block)
    cluster = clustered(function, grid, request.cluster)
    fits(function, grid, block)
    if request.save is not None:
        try:
            request.save.mkdir(parents=True, exist_ok=True)
        except OSError as e:
            raise UsageError(f"cannot write into {request.save}: {e.strerror}", remedy="give another --save") from e
    bind(request.args, function, request.seed)
    first = Job(
        text, path.name, function.name, grid, block, request.args, request.shared, request.seed, module.target,
        Evidence.EMULATED, cluster=cluster, schedules=request.schedules, races=request.races,
        save=str(request.save or ""), show=request.show,
    )  # fmt: skip
    jobs, unavailable, about = _engines(first, request.engine)
    results = request.out / RESULTS
    with ResultsFile.create(results, facts(seed=request.seed, engine=request.engine, **about)) as file:
        file.add_text(digest_of(text), text, file=path.name, sources=sources(module, path))
        for result in unavailable:
            file.append(result)
        run(jobs, file)
        file.finish("complete")
        stored = file.read()
    for shown in (str(r.metrics[BUFFERS]) for r in stored if BUFFERS in r.metrics):
        print(shown)
    for text in (str(r.metrics["output"]) for r in stored if "output" in r.metrics):
        print(f"printed by the kernel:\n{text}", end="" if text.endswith("\n") else "\n")
    needed = {Evidence.SILICON} if request.engine == "cuda" else {Evidence.EMULATED}
    return conclude(results, request.out, stored, needed)


def run(jobs: Sequence[Job], file: ResultsFile) -> list[Result]:
    """Run each in a process of its own, committing what comes."""
    started: dict[int, int] = {}
    out = []

    def begin(job: Job) -> None:
        w = job.witness
        started[id(job)] = file.begin(
            job.subject, arch=job.arch, evidence=job.evidence, engine=w.engine, case=job.case, seed=job.seed, witness=w
        )

    for job, answer in pool.run([pool.Lane(work, jobs)], begin):
        result = as_result(job, answer)
        file.append(result, started[id(job)])
        out.append(result)
    return out


def as_result(job: Job, answer: Any) -> Result:
    """What a process answered, or how it failed to."""
    if isinstance(answer, Result):
        return answer
    died = isinstance(answer, pool.Died)
    reason = answer.reason if died else f"{answer.kind}: {answer.message}"
    verdict = Verdict.NOT_RUN if died and reason.startswith("time limit") else Verdict.ERROR
    return _result(job, verdict, reason, (), (), 0, "", 0.0, {})


def work(job: Job) -> Result:
    """Run it under several interleavings in this process. A finding that several show is counted once for each."""
    began = time.perf_counter()
    engine = _engine(job)
    program = build(job)
    findings: dict[tuple[Any, ...], Finding] = {}
    checks: dict[str, None] = {}
    schedules, status, reason = 0, Verdict.PASS, ""
    stats: dict[str, Any] = {}
    for k in range(job.schedules):
        schedule = Schedule(None, job.seed + k)
        outcome = engine.execute(program, schedule)
        checks.update(dict.fromkeys(outcome.checks))
        for f in outcome.findings:
            key = (f.kind, *((p.role, p.file, p.ptx_line, p.instruction) for p in f.places), not f.places and f.message)
            seen = findings.get(key)
            detail = {**f.detail, "schedule": str(schedule)}
            findings[key] = replace(seen, count=seen.count + f.count) if seen else replace(f, detail=detail)
        stats = {**stats, **outcome.stats}
        if k == 0 and outcome.buffers and (job.save or job.show):
            stats[BUFFERS] = leave(program, outcome.buffers, job)
        if outcome.status is not Verdict.PASS:
            status, reason = outcome.status, outcome.reason
            break
        schedules += 1
    verdict = Verdict.FAIL if findings else status
    ran = tuple(Check(name, True, "pass" if not findings else "see findings") for name in checks)
    if not ran and status is not Verdict.PASS:
        ran = (Check("execution", False, reason),)
    return _result(
        job, verdict, reason, tuple(findings.values()), ran, schedules, engine.device, time.perf_counter() - began,
        {k: v for k, v in stats.items() if isinstance(v, (int, float, str))},
    )  # fmt: skip


def build(job: Job) -> Program:
    """The program of one op."""
    module = parse(job.text, job.file)
    function = choose(module, job.entry)
    bound = bind(job.args, function, job.seed)
    token = PreparedLaunch(
        Code(job.text, job.entry, job.file), job.grid, job.block, job.shared,
        tuple((s.offset, s.size, s.align) for s in param_layout(function).slots), cluster=job.cluster,
        name=job.subject,
    )  # fmt: skip
    return Program(job.subject, bound.buffers, (Launch(0, token, bound.args),))


def leave(program: Program, buffers: dict[str, Any], job: Job) -> str:
    """Save every buffer as NAME.npy where that was asked for, and give the first elements of each as text."""
    lines = []
    for b in program.buffers:
        values = as_elements(buffers[b.name], b.dtype).reshape(b.shape)
        if job.save:
            np.save(Path(job.save) / f"{b.name}.{job.evidence}.npy", values)
        flat = values.reshape(-1)
        more = " …" if flat.size > job.show else ""
        shown = np.array2string(flat[: job.show], max_line_width=10**6, threshold=10**6, separator=" ")
        lines.append(f"{b.name} ({job.evidence}): {shown[1:-1]}{more}")
    return "\n".join(lines) if job.show else f"{len(lines)} buffers ({job.evidence}) saved in {job.save}"


def clustered(function: Function, grid: tuple[int, int, int], asked: str) -> tuple[int, int, int]:
    """Blocks of a cluster: as asked, or as the kernel requires. Raises UsageError where they do not divide the grid."""
    required = function.directives.get("reqnctapercluster")
    x, y, z = (*required, 1, 1)[:3] if required else (1, 1, 1)
    exact = (x, y, z) if required else None
    cluster = options.triple_of(asked) if asked else exact or (1, 1, 1)
    if exact and cluster != exact:
        raise UsageError(
            f"cluster {_show(cluster)}; {function.name} requires {_show(exact)} (.reqnctapercluster)",
            remedy="leave --cluster out",
        )
    if any(g % c for g, c in zip(grid, cluster, strict=True)):
        raise UsageError(
            f"grid {_show(grid)} is no multiple of cluster {_show(cluster)}", remedy="make --grid a multiple of it"
        )
    return cluster


def choose(module: Module, entry: str) -> Function:
    """The entry of that name, or the only one. Raises UsageError naming those there are."""
    entries = [f for f in module.functions if f.kind == "entry" and f.body is not None]
    names = ", ".join(f.name for f in entries) or "none"
    for f in entries:
        if f.name == entry or (not entry and len(entries) == 1):
            return f
    said = f"has no kernel {entry!r}" if entry else f"has {len(entries)} kernels"
    raise UsageError(f"{module.name} {said}; its kernels: {names}", remedy="give one of them with --entry")


def fits(function: Function, grid: tuple[int, int, int], block: tuple[int, int, int]) -> None:
    """Hold a geometry against what any device and this kernel take. Raises UsageError with both numbers."""
    threads = block[0] * block[1] * block[2]
    most = function.directives.get("maxntid")
    exact = function.directives.get("reqntid")
    bound = 1
    for n in most or (1024,):
        bound *= n
    if threads > min(bound, 1024):
        raise UsageError(
            f"{threads} threads in a block; {function.name} takes at most {min(bound, 1024)}",
            remedy="make --block smaller",
        )
    if exact and (*exact, 1, 1)[:3] != block:
        raise UsageError(
            f"block {_show(block)}; {function.name} requires {_show((*exact, 1, 1)[:3])} (.reqntid)",
            remedy="give that --block",
        )
    limits = (2**31 - 1, 65535, 65535)
    if any(g > limit for g, limit in zip(grid, limits, strict=True)):
        raise UsageError(f"grid {_show(grid)} is larger than {_show(limits)}", remedy="make --grid smaller")
    if block[2] > 64:
        raise UsageError(f"block {_show(block)}: at most 64 threads in z", remedy="make --block smaller")


def sources(module: Module, beside: Path) -> dict[str, str]:
    """Source texts that `.file` names, where they are found beside the PTX or at their path."""
    out = {}
    for name in module.files.values():
        for place in (Path(name), beside.parent / Path(name).name):
            try:
                out[name] = place.read_text("utf-8", "replace")
                break
            except OSError:
                continue
    return out


def _engines(job: Job, engine: str) -> tuple[list[Job], list[Result], dict[str, Any]]:
    """Jobs for the engines asked for, results for one that is not there, and facts about the device."""
    jobs = [job] if engine in ("auto", "emulator") else []
    if engine == "emulator":
        return jobs, [], {}
    from harness.cuda.probe import probe

    found = probe()
    if found.ok:
        d = found.devices[0]
        silicon = replace(job, evidence=Evidence.SILICON, arch=d.arch, device=d.index)
        return [*jobs, silicon], [], {"device": d.name, "driver": found.driver}
    missing = replace(job, evidence=Evidence.SILICON)
    reason = f"no usable GPU: {found.missing}"
    if engine == "cuda":
        reason += f" ({found.remedy})"
    return jobs, [_result(missing, Verdict.NOT_RUN, reason, (), (), 0, "", 0.0, {})], {}


def _engine(job: Job) -> Any:
    if job.evidence is Evidence.SILICON:
        from harness.workers import IsolatedEngine

        return IsolatedEngine(kind="cuda", device=job.device)
    from harness.emulator.engine import EmulatorEngine

    return EmulatorEngine(arch=job.arch, race=job.races)


def _result(
    job: Job, verdict: Verdict, reason: str, findings: tuple[Finding, ...], checks: tuple[Check, ...], schedules: int,
    device: str, seconds: float, metrics: dict[str, Any],
) -> Result:  # fmt: skip
    w = job.witness
    return Result(
        job.subject, "", job.arch, job.evidence, w.engine, verdict, job.case, reason, findings, checks, schedules,
        seed=job.seed, witness=w, device=device, seconds=seconds, metrics={**metrics, "ptx_digest": w.ptx_digest},
    )  # fmt: skip


def _show(t: Sequence[int]) -> str:
    kept = list(t)
    while len(kept) > 1 and kept[-1] == 1:
        kept.pop()
    return ",".join(map(str, kept))
