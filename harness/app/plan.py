# SPDX-License-Identifier: Apache-2.0
"""What a run will do: static evidence for every architecture, one emulation per PTX text, silicon where a GPU is."""

from __future__ import annotations

import fnmatch
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from harness.app.jobs import Job, digest_of_program, kernels, witnessed
from harness.errors import UnsupportedPtx, UsageError
from harness.findings import Evidence, Result, Verdict
from harness.program import Code, Launch
from harness.selection import chosen
from harness.witness import digest as digest_of


@dataclass(slots=True)
class Plan:
    """Jobs by lane, and what is known without running.

    Attributes:
        local: jobs for any process; silicon: jobs for the process that holds the GPU, by device index.
        known: results that need no run: what cannot be run here, and why.
        selected: (subject, variant, arch) -> digest of its PTX text; texts: digest -> the text.
    """

    local: list[Job] = field(default_factory=list)
    silicon: dict[int, list[Job]] = field(default_factory=dict)
    known: list[Result] = field(default_factory=list)
    selected: dict[tuple[str, str, str], str] = field(default_factory=dict)
    texts: dict[str, Code] = field(default_factory=dict)

    @property
    def jobs(self) -> list[Job]:
        """All jobs."""
        return [*self.local, *(j for lane in self.silicon.values() for j in lane)]


@dataclass(frozen=True, slots=True)
class Machine:
    """What there is to run on: GPUs by architecture (name -> device index), and why there is none for the others."""

    emulator: bool
    silicon: bool
    devices: dict[str, int]
    absent: str = ""

    def why_not(self, arch: str) -> str:
        """Why nothing ran on silicon of that architecture."""
        return self.absent or f"no {arch} GPU here ({', '.join(self.devices)})"


def make(
    patterns: Sequence[str], archs: Sequence[str], seed: int, machine: Machine, library: tuple[str, ...] = (),
    submit: str = "eager",
) -> Plan:  # fmt: skip
    """Plan it. Raises UsageError when a pattern matches nothing; errors of the library pass through.

    submit: as in `Schedule`.
    """
    from harness.cases import cases
    from stress.foundation import suite
    from stress.scenarios import SCENARIOS

    plan = Plan()
    subjects = [(k.name, k.variant) for k in kernels(library)]
    subjects += [(s.subject, "") for s in SCENARIOS.values()] + [(c.subject, "") for c in suite().values()]
    chosen = set(choose(patterns, subjects))
    for k in kernels(library):
        if (k.name, k.variant) not in chosen:
            continue
        _kernel(plan, k, archs, machine, cases(k, seed), seed, library)
    for s in SCENARIOS.values():
        if (s.subject, "") in chosen:
            _scenario(plan, s, archs, machine, seed)
    for check in suite().values():
        if (check.subject, "") in chosen:
            _foundation(plan, check.subject, archs, machine, seed)
    # Long subjects last would leave one process working alone: static evidence is short and goes last.
    plan.local.sort(key=lambda j: j.evidence is Evidence.STATIC)
    plan.local = [witnessed(replace(j, submit=submit)) for j in plan.local]
    plan.silicon = {
        device: [witnessed(replace(j, submit=submit)) for j in lane] for device, lane in plan.silicon.items()
    }
    return plan


def choose(patterns: Sequence[str], subjects: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Subjects that any pattern matches: a whole name, "name:variant", a family, or shell wildcards; all without any.

    Raises UsageError naming the first pattern that matches nothing.
    """
    subjects = list(subjects)
    if not patterns:
        return subjects
    out: dict[tuple[str, str], None] = {}
    for pattern in patterns:
        hit = [s for s in subjects if _matches(pattern, *s)]
        if not hit:
            raise UsageError(
                f"no kernel, scenario or check of the driver matches {pattern!r}",
                remedy="`assay list` prints them; give a name, a family or a pattern such as 'blas/*'",
            )
        out.update(dict.fromkeys(hit))
    return list(out)


def _matches(pattern: str, name: str, variant: str) -> bool:
    whole = f"{name}:{variant}"
    return (
        pattern in (name, whole, name.split("/")[0])
        or fnmatch.fnmatchcase(name, pattern)
        or fnmatch.fnmatchcase(whole, pattern)
    )


def _kernel(
    plan: Plan,
    k: Any,
    archs: Sequence[str],
    machine: Machine,
    cases: Sequence[Any],
    seed: int,
    library: tuple[str, ...],
) -> None:
    """Static evidence of each text; then each text and case once on the emulator, and once on each GPU that runs it.

    An architecture below a kernel's lowest target is passed over, unless nothing else was asked for.
    """
    emulated: dict[tuple[str, int], list[str]] = {}
    ran: set[tuple[str, int, int]] = set()
    served = [arch for arch in archs if serves(k, arch)]
    for arch in served or archs[:1]:
        if not k.choices:  # the configurations of a selection have their own
            plan.local.append(_job(k, arch, Evidence.STATIC, seed, library))
        device = machine.devices.get(arch)
        if machine.silicon and device is None:
            plan.known.append(
                _job(k, arch, Evidence.SILICON, seed, library).result(Verdict.NOT_RUN, machine.why_not(arch))
            )
        for i, case in enumerate(cases):
            try:
                code: Code = chosen(k, case.sizes, arch).ptx_for(arch)
            except UnsupportedPtx as e:
                for evidence in _executed(machine):
                    plan.known.append(_job(k, arch, evidence, seed, library).result(Verdict.NOT_RUN, str(e)))
                break
            digest = digest_of(code.ptx)
            plan.texts[digest] = code
            plan.selected[k.name, k.variant, arch] = digest
            emulated.setdefault((digest, i), []).append(arch)
            if machine.silicon and device is not None and (digest, i, device) not in ran:
                ran.add((digest, i, device))
                lane = plan.silicon.setdefault(device, [])
                lane.append(_case(k, case, i, arch, Evidence.SILICON, seed, library, digest, device))
    if machine.emulator:
        plan.local += [
            _case(k, cases[i], i, _model(same), Evidence.EMULATED, seed, library, digest, 0)
            for (digest, i), same in emulated.items()
        ]


def serves(k: Any, arch: str) -> bool:
    """Whether a kernel has a text for an architecture."""
    try:
        k.ptx_for(arch)
    except UnsupportedPtx:
        return False
    return True


def _scenario(plan: Plan, s: Any, archs: Sequence[str], machine: Machine, seed: int) -> None:
    by_text: dict[str, list[str]] = {}
    variant = ""  # the seed draws the element type; the case names it
    for arch in archs:
        built = s.build(seed, arch)
        for op in built.program.ops:
            if isinstance(op, Launch):
                plan.texts[digest_of(op.token.code.ptx)] = op.token.code
        digest = digest_of_program(built.program)
        plan.selected[s.subject, variant, arch] = digest
        by_text.setdefault(digest, []).append(arch)
        if machine.silicon:
            job = Job(s.subject, variant, arch, Evidence.SILICON, seed, 0, built.case, digest)
            if arch in machine.devices:
                device = machine.devices[arch]
                job = Job(s.subject, variant, arch, Evidence.SILICON, seed, 0, built.case, digest, device)
                plan.silicon.setdefault(device, []).append(job)
            else:
                plan.known.append(job.result(Verdict.NOT_RUN, machine.why_not(arch)))
    if machine.emulator:
        for digest, same in by_text.items():
            arch = _model(same)
            case = s.build(seed, arch).case
            plan.local.append(Job(s.subject, variant, arch, Evidence.EMULATED, seed, 0, case, digest))


def _foundation(plan: Plan, subject: str, archs: Sequence[str], machine: Machine, seed: int) -> None:
    """A check of the driver's foundation: on each GPU there is, and by nothing else."""
    for arch in archs:
        job = Job(subject, "", arch, Evidence.SILICON, seed, device=machine.devices.get(arch, 0))
        if machine.silicon and arch in machine.devices:
            plan.silicon.setdefault(job.device, []).append(job)
        elif machine.silicon or not machine.emulator:
            plan.known.append(job.result(Verdict.NOT_RUN, machine.why_not(arch)))


def _executed(machine: Machine) -> list[Evidence]:
    return [Evidence.EMULATED] * machine.emulator + [Evidence.SILICON] * machine.silicon


def _model(archs: Sequence[str]) -> str:
    """The architecture that the emulator plays for a text which several select."""
    return "sm_90" if "sm_90" in archs else archs[0]


def _job(k: Any, arch: str, evidence: Evidence, seed: int, library: tuple[str, ...]) -> Job:
    return Job(k.name, k.variant, arch, evidence, seed, library=library)


def _case(
    k: Any, case: Any, index: int, arch: str, evidence: Evidence, seed: int, library: tuple[str, ...], digest: str,
    device: int,
) -> Job:  # fmt: skip
    return Job(k.name, k.variant, arch, evidence, seed, index, str(case), digest, device, library)
