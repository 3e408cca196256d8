# SPDX-License-Identifier: Apache-2.0
"""Static evidence for one PTX text on some architectures; a job that a process of its own can do."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness.errors import UnsupportedPtx, UsageError
from harness.findings import Check, Evidence, Finding, Kind, Place, Result, Verdict
from harness.ptx.architectures import number
from harness.ptx.assemble import Assembly, assemble
from harness.ptx.checks import check as check_module
from harness.ptx.checks.identity import Body, bodies
from harness.ptx.module import Module
from harness.ptx.occurrence import numbered
from harness.ptx.parser import read as read_ptx
from harness.ptx.recovery import empty
from harness.ptx.tokens import Problem
from harness.witness import digest


@dataclass(frozen=True, slots=True)
class Job:
    """One text to check. named: the architectures were asked for by name; select: ids of the rules to apply, None for
    all; compare: whether its kernels are to be held against those of other files."""

    file: str
    text: str
    architectures: tuple[str, ...]
    named: bool
    select: frozenset[str] | None = None
    compare: bool = False


@dataclass(slots=True)
class Checked:
    """What was found. results: one an architecture, in the job's order; warnings: what fails nothing."""

    file: str
    results: list[Result]
    warnings: list[Finding]
    bodies: list[Body]


def check_file(job: Job) -> Checked:
    """Do a job. Raises PtxSyntaxError where nothing of the text is PTX: another file was meant."""
    began = time.perf_counter()
    module, problems = read_ptx(job.text, job.file)
    if problems and empty(module):
        raise problems[0]
    unread = [p for p in problems if isinstance(p, UnsupportedPtx)]
    found = check_module(module, job.select, [p for p in problems if p not in unread])
    warnings = [f for f in found if f.detail.get("severity") == "warning"]
    findings = [f for f in found if f.detail.get("severity") != "warning"]
    spent = time.perf_counter() - began
    results = [
        _on(job, a, module, findings, unread, spent / len(job.architectures)) for a in dict.fromkeys(job.architectures)
    ]
    return Checked(job.file, results, warnings, bodies(module) if job.compare else [])


def _on(
    job: Job, arch: str, module: Module, found: Sequence[Finding], unread: Sequence[Problem], seconds: float
) -> Result:
    """The result on one architecture: what the rules found, and what the assembler says."""
    began = time.perf_counter() - seconds
    if not job.named and not targets(module.target, arch):
        return Result(
            job.file, "", arch, Evidence.STATIC, "assembler", Verdict.NOT_RUN,
            reason=f"the text targets {module.target}, which {arch} does not run", metrics={"passed_over": True},
        )  # fmt: skip
    findings = list(found)
    reason, verdict = "", Verdict.PASS
    if unread:
        verdict, reason = Verdict.UNSUPPORTED, str(unread[0])
    checks = [Check("static checks", not unread, reason or ("fail" if findings else "pass"))]
    assembly = assemble(job.text, arch, Path(job.file).name)
    if assembly.not_run_reason:
        checks.append(Check("assembles", False, assembly.not_run_reason))
        verdict, reason = Verdict.NOT_RUN, assembly.not_run_reason
    else:
        checks.append(Check("assembles", True, "pass" if assembly.ok else "fail"))
        findings += assembly_findings(assembly, job.file, job.text)
    if findings:
        verdict, reason = Verdict.FAIL, ""
    return Result(
        job.file, "", arch, Evidence.STATIC, "assembler", verdict, "", reason, tuple(findings), tuple(checks),
        seconds=time.perf_counter() - began, metrics=figures(assembly) | {"ptx_digest": digest(job.text)},
    )  # fmt: skip


def read(path: Path) -> str:
    """The text of a file. Raises UsageError when it cannot be read or holds bytes that no PTX has."""
    try:
        data = path.read_bytes()
    except OSError as e:
        raise UsageError(f"cannot read {path}: {e.strerror}", remedy="give a file that you may read") from e
    if b"\0" in data:
        raise UsageError(
            f"{path} is not PTX text: it is a binary file",
            remedy="give the .ptx text, not a cubin, a fatbin or an object file",
        )
    return data.decode("utf-8", "replace")


def targets(target: str, arch: str) -> bool:
    """Whether a text for `target` runs on `arch` (PTX ISA, ".target": a and f forms are not portable as others are)."""
    if target.endswith("a"):
        return arch == target
    if target.endswith("f"):
        return arch[-1:] in "af" and number(arch) // 10 == number(target) // 10 and number(arch) >= number(target)
    return not target or number(arch) >= number(target)


def assembly_findings(assembly: Assembly, file: str, text: str) -> list[Finding]:
    """The assembler's errors as findings, each at its line where it has one."""
    lines = text.splitlines()
    out = []
    for line, message in assembly.errors:
        instruction = lines[line - 1].strip() if line and line <= len(lines) else ""
        out.append(
            Finding(
                Kind.ASSEMBLY,
                message,
                (Place("refused", file, line, instruction=instruction),),
                remedy=f"said by {assembly.assembler} for {assembly.arch}",
                detail={"severity": "error"},
            )
        )
    return numbered(out)


def figures(assembly: Assembly) -> dict[str, Any]:
    """The largest of each resource over the entries, and each entry's own; all of relocatable code."""
    names = ("registers", "spill_stores", "spill_loads", "stack", "shared")
    out: dict[str, Any] = {n: max(getattr(assembly, n).values(), default=0) for n in names if assembly.ok}
    if assembly.ok:
        out["entries"] = {e: {n: getattr(assembly, n).get(e, 0) for n in names} for e in assembly.entries}
        out["code"] = assembly.code
    if assembly.warnings:
        out["warnings"] = list(assembly.warnings)
    return out | {"assembler": assembly.assembler}
