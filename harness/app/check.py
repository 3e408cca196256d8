# SPDX-License-Identifier: Apache-2.0
"""`assay check`: static evidence for any PTX text, without contract, emulator or GPU."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from harness.app import options
from harness.app.check_file import Checked, Job, check_file, read
from harness.app.check_report import json_rows, text_report
from harness.app.pool import Died, Lane, Raised, run
from harness.errors import AssayError, UsageError
from harness.findings import Evidence, Finding, Result, Verdict
from harness.ptx.checks import chosen
from harness.ptx.checks.identity import repeated
from reports.model import Shown, show
from reports.sarif import sarif_json

# Below this many bytes of text an architecture, a second process costs more than it saves.
_WORTH_A_PROCESS = 200_000


def check(
    files: list[Path],
    arch: str,
    form: str,
    *,
    select: Sequence[str] = (),
    ignore: Sequence[str] = (),
    workers: int = 1,
) -> int:
    """Check every file on every architecture and print the results as text, JSON or SARIF, in the order of the files.

    select, ignore: ids or prefixes of the rules to apply and to leave out. workers: most processes to use.
    Returns 1 with findings, 3 when something named was not checked, else 0. An architecture older than a text's
    target is passed over, unless it was asked for by name: then the assembler's refusal is a finding.
    Raises UsageError before anything is printed: a missing file, text that is not PTX, a rule that does not exist.
    """
    rules = chosen(select, ignore)
    paths = list(dict.fromkeys(options.existing(files, "a PTX text")))
    named = arch not in ("auto", "all")
    compare = len(paths) > 1 and (rules is None or "identical-variant" in rules)
    jobs = [Job(str(p), read(p), options.names_of(arch), named, rules, compare) for p in paths]
    checked = _all(jobs, workers)
    for f in repeated([b for c in checked for b in c.bodies]):
        next(c for c in checked if c.file == f.places[0].file).warnings.append(f)
    shown = _distinct([show(f, r) for c in checked for r in c.results for f in r.findings])
    warned = _distinct([show(f, c.results[0]) for c in checked for f in c.warnings])
    if form == "sarif":
        print(sarif_json([*shown, *warned]), end="")
    elif form == "json":
        print(json.dumps(json_rows(checked), indent=1))
    else:
        print(text_report(checked, {j.file: j.text for j in jobs}))
    if shown:
        return 1
    results = [r for c in checked for r in c.results]
    open_ = [r for r in results if r.verdict is not Verdict.PASS and not r.metrics.get("passed_over")]
    tried = [r for r in results if r.verdict is Verdict.PASS]
    return 3 if open_ or not tried else 0


def _all(jobs: Sequence[Job], workers: int) -> list[Checked]:
    """Every job done, in order; in several processes where that is worth it."""
    work = sum(len(j.text) * len(j.architectures) for j in jobs)
    if len(jobs) < 2 or workers < 2 or work < _WORTH_A_PROCESS:
        return [check_file(j) for j in jobs]
    answers = dict(run([Lane(check_file, jobs, min(workers, len(jobs)))], lambda _: None))
    return [_answer(j, answers.get(j)) for j in jobs]


def _answer(job: Job, answer: object) -> Checked:
    """What a process answered; where it died or failed, a result that says so."""
    if isinstance(answer, Checked):
        return answer
    if isinstance(answer, Raised) and answer.kind in ("PtxSyntaxError", "UsageError"):
        raise UsageError(answer.message, remedy="give the text of a .ptx file")
    if isinstance(answer, Raised):
        raise AssayError(f"{job.file}: {answer.kind}: {answer.message}", remedy="report it, with the file")
    reason = answer.reason if isinstance(answer, Died) else "no answer"
    failed = [
        Result(job.file, "", a, Evidence.STATIC, "assembler", Verdict.ERROR, reason=f"the checker died: {reason}")
        for a in job.architectures
    ]
    return Checked(job.file, failed, [], [])


def _distinct(shown: list[Shown]) -> list[Shown]:
    """The same finding on several architectures once; the first stands for it."""
    first: dict[tuple[object, ...], Shown] = {}
    for s in shown:
        first.setdefault((s.result.subject, *_identity(s.finding)), s)
    return list(first.values())


def _identity(f: Finding) -> tuple[object, ...]:
    return f.kind, f.detail.get("rule"), f.message, *(p.ptx_line for p in f.places), f.detail.get("column")
