# SPDX-License-Identifier: Apache-2.0
"""`assay check`: static evidence for any PTX text, without contract, emulator or GPU."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from harness.app import options
from harness.errors import UnsupportedPtx, UsageError
from harness.findings import Check, Evidence, Finding, Kind, Place, Result, Verdict
from harness.ptx.architectures import number
from harness.ptx.assemble import Assembly, assemble
from harness.ptx.checks import check as check_module
from harness.ptx.module import Module
from harness.ptx.parser import read as read_ptx
from harness.ptx.recovery import empty
from harness.ptx.tokens import Problem
from harness.witness import digest
from reports.model import Shown, show
from reports.sarif import sarif_json
from reports.text import findings_text


def check(files: list[Path], arch: str, form: str) -> int:
    """Check every file on every architecture and print the results as text, JSON or SARIF.

    Returns 1 with findings, 3 when something named was not checked, else 0. An architecture older than a text's
    target is passed over, unless it was asked for by name: then the assembler's refusal is a finding.
    Raises UsageError before anything is printed: a missing file, or text that is not PTX.
    """
    texts = [(path, read(path)) for path in options.existing(files, "a PTX text")]
    modules = [_read(path, text) for path, text in texts]
    named = arch not in ("auto", "all")
    results: list[Result] = []
    warned: list[Shown] = []
    for (path, text), (module, problems) in zip(texts, modules, strict=True):
        for a in options.names_of(arch):
            result, warnings = static(text, str(path), a, module, problems, named=named)
            results.append(result)
            warned += [show(f, result) for f in warnings]
    shown = _distinct([show(f, r) for r in results for f in r.findings])
    warned = _distinct(warned)
    if form == "sarif":
        print(sarif_json([*shown, *warned]), end="")
    elif form == "json":
        print(json.dumps([_row(r, [w for w in warned if w.result.subject == r.subject]) for r in results], indent=1))
    else:
        _print(results, shown, warned)
    if shown:
        return 1
    open_ = [r for r in results if r.verdict is not Verdict.PASS and not r.metrics.get("passed_over")]
    tried = [r for r in results if r.verdict is Verdict.PASS]
    return 3 if open_ or not tried else 0


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


def _read(path: Path, text: str) -> tuple[Module, list[Problem]]:
    module, problems = read_ptx(text, str(path))
    if problems and empty(module):
        # Nothing of it is PTX: another file was meant.
        raise problems[0]
    return module, problems


def static(
    text: str, file: str, arch: str, module: Module, problems: Sequence[Problem] = (), *, named: bool = True
) -> tuple[Result, list[Finding]]:
    """Static evidence for one text on one architecture, and warnings: what need not be wrong and fails nothing.

    module, problems: as `harness.ptx.parser.read` gives them. named: the architecture was asked for by name.
    """
    began = time.perf_counter()
    subject = file
    if not named and not targets(module.target, arch):
        over = Result(
            subject, "", arch, Evidence.STATIC, "assembler", Verdict.NOT_RUN,
            reason=f"the text targets {module.target}, which {arch} does not run", metrics={"passed_over": True},
        )  # fmt: skip
        return over, []
    findings: list[Finding] = []
    warnings: list[Finding] = []
    checks: list[Check] = []
    reason, verdict = "", Verdict.PASS
    unread = [p for p in problems if isinstance(p, UnsupportedPtx)]
    if unread:
        verdict, reason = Verdict.UNSUPPORTED, str(unread[0])
    for f in check_module(module, None, [p for p in problems if p not in unread]):
        (warnings if f.detail.get("severity") == "warning" else findings).append(f)
    checks.append(Check("static checks", not unread, reason or ("fail" if findings else "pass")))
    assembly = assemble(text, arch, Path(file).name)
    if assembly.not_run_reason:
        checks.append(Check("assembles", False, assembly.not_run_reason))
        verdict, reason = Verdict.NOT_RUN, assembly.not_run_reason
    else:
        checks.append(Check("assembles", True, "pass" if assembly.ok else "fail"))
        findings += assembly_findings(assembly, file, text)
    if findings:
        verdict, reason = Verdict.FAIL, ""
    result = Result(
        subject, "", arch, Evidence.STATIC, "assembler", verdict, "", reason, tuple(findings), tuple(checks),
        seconds=time.perf_counter() - began, metrics=figures(assembly) | {"ptx_digest": digest(text)},
    )  # fmt: skip
    return result, warnings


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
            )
        )
    return out


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


def _distinct(shown: list[Shown]) -> list[Shown]:
    """The same finding on several architectures once; the first stands for it."""
    first: dict[tuple[str, ...], Shown] = {}
    for s in shown:
        lines = [str(p.ptx_line) for p in s.finding.places]
        first.setdefault((s.result.subject, s.finding.kind, s.finding.message, *lines), s)
    return list(first.values())


def _row(r: Result, warned: list[Shown]) -> dict[str, Any]:
    return {
        "file": r.subject,
        "arch": r.arch,
        "verdict": str(r.verdict),
        "reason": r.reason,
        "findings": [_finding(f) for f in r.findings],
        "warnings": [_finding(w.finding) for w in warned],
        "checks": [{"name": c.name, "ran": c.ran, "outcome": c.outcome} for c in r.checks],
        "metrics": {k: v for k, v in r.metrics.items() if k != "passed_over"},
    }


def _finding(f: Finding) -> dict[str, Any]:
    return {
        "kind": str(f.kind),
        "rule": f.detail.get("rule"),
        "message": f.message,
        "line": next((p.ptx_line for p in f.places if p.ptx_line), None),
        "source": next((f"{p.source_file}:{p.source_line}" for p in f.places if p.source_line), None),
        "missing": f.missing,
        "remedy": f.remedy,
    }


def _print(results: list[Result], shown: list[Shown], warned: list[Shown]) -> None:
    for file in dict.fromkeys(r.subject for r in results):
        mine = [r for r in results if r.subject == file]
        print(file)
        for r in mine:
            m = r.metrics
            if r.metrics.get("passed_over"):
                continue
            words = "no finding in these checks" if r.verdict is Verdict.PASS else str(r.verdict)
            numbers = ""
            if "registers" in m:
                spills = f"spills {m['spill_stores']}+{m['spill_loads']} B"
                numbers = f"{m['registers']} registers, {spills}, shared {m['shared']} B ({m['code']})"
            print(f"  {r.arch:<8} {words:<27} {numbers}{r.reason}".rstrip())
            for w in m.get("warnings", ()):
                print(f"           warning: {re.sub(' +', ' ', w)}")
        over = [r.arch for r in mine if r.metrics.get("passed_over")]
        if over:
            print(f"  not run  {', '.join(over)}: {next(r.reason for r in mine if r.arch == over[0])}")
    if shown:
        print("\n" + findings_text(shown))
    for w in warned:
        print("\nwarning, fails nothing: " + w.text)
