# SPDX-License-Identifier: Apache-2.0
"""`assay replay RESULTS#ID`: do again what found a finding, from its witness, and say whether it is found again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from harness.app import pool
from harness.app.jobs import SCENARIO, Job, find, work
from harness.app.launch import SUBJECT
from harness.app.launch import Job as LaunchJob
from harness.app.launch import as_result as launch_result
from harness.app.launch import work as launch_work
from harness.errors import DeviceUnavailable, UsageError
from harness.findings import Evidence, Result, Verdict
from harness.render import format_finding
from harness.results import ResultsFile, Started, Text
from harness.schedule import Schedule
from harness.witness import digest as digest_of
from harness.witness import parse_token
from reports.model import digest_of as text_of
from reports.model import fingerprint


def replay(which: str, library: tuple[Path, ...] = ()) -> int:
    """Reproduce it, print how it ended, and return 1 when it was found again, 3 when it was not.

    library: where its contract is now, if not where it was.

    Raises UsageError for a name of another form, ResultsFileError for a file or number that is not there.
    """
    path, number = split(which)
    with ResultsFile(path) as file:
        texts = file.texts()
        places = tuple(str(p.resolve()) for p in library) or tuple(file.meta.get("library", ()))
        if number.startswith("s"):
            return _begun(file.started(int(number[1:])), texts, places)
        finding, result = file.finding(int(number))
    print(_about(result))
    again = run_again(result, texts, places)
    same = [f for f in again.findings if fingerprint(f, again) == fingerprint(finding, result)]
    akin = [f for f in again.findings if f.kind is finding.kind]
    if same:
        print("reproduced:\n" + format_finding(same[0]))
        return 1
    print("not reproduced. It was:\n" + format_finding(finding))
    if akin:
        print("another finding of the same kind was made:\n" + format_finding(akin[0]))
    elif again.verdict is Verdict.FAIL:
        print("other findings were made:\n" + "\n".join(format_finding(f) for f in again.findings))
    else:
        print(f"this time: {again.verdict}" + (f": {again.reason}" if again.reason else ""))
    return 3


def split(which: str) -> tuple[Path, str]:
    """ "assay-out/results.sqlite#41" as its parts. Raises UsageError."""
    path, _, number = which.rpartition("#")
    if not path or not number.removeprefix("s").isdecimal():
        raise UsageError(
            f"{which!r} does not name a finding",
            remedy="copy the command from the report: assay replay RESULTS#ID, as assay-out/results.sqlite#41",
        )
    return Path(path), number


def run_again(result: Result, texts: dict[str, Text], library: tuple[str, ...]) -> Result:
    """Run what gave this result once more, in a process of its own.

    Raises UsageError when what it ran is no longer there, DeviceUnavailable when it needs a GPU and there is none.
    """
    if result.evidence is Evidence.SILICON:
        _need_device(result.arch)
    if result.subject.startswith(SUBJECT):
        assert result.witness is not None
        text = texts[result.witness.ptx_digest].ptx
        launched = LaunchJob.of(result.witness, text, result.evidence)
        ((_, answer),) = pool.run([pool.Lane(launch_work, [launched])], lambda _: None)
        return launch_result(launched, answer)
    job = Job(
        result.subject, result.variant, result.arch, result.evidence, result.seed, _index(result), result.case,
        text_of(result), library=library, witness=result.witness, submit=_submit(result),
    )  # fmt: skip
    _warn_of_change(job, texts)
    ((_, answer),) = pool.run([pool.Lane(work, [job])], lambda _: None)
    from harness.app.run import as_result

    return as_result(job, answer)


def _begun(s: Started, texts: dict[str, Text], library: tuple[str, ...]) -> int:
    """A case that never finished: run it again and say how it ends."""
    stand_in = Result(
        s.subject, s.variant, s.arch, s.evidence, s.engine, Verdict.ERROR, s.case, seed=s.seed, witness=s.witness
    )
    print(_about(stand_in))
    again = run_again(stand_in, texts, library)
    for f in again.findings:
        print(format_finding(f))
    print(f"it ended: {again.verdict}" + (f": {again.reason}" if again.reason else ""))
    return 1 if again.verdict is Verdict.FAIL else 3


def _about(r: Result) -> str:
    parts = (f"{r.subject} {r.variant}".strip(), r.arch, str(r.evidence), r.case, f"seed {r.seed}")
    return "replaying " + ", ".join(p for p in parts if p)


def _index(result: Result) -> int:
    """Which case of the kernel's plan it was. Raises UsageError for a result without a witness."""
    if result.subject.startswith(SCENARIO) or result.evidence is Evidence.STATIC:
        return 0
    if result.witness is None:
        raise UsageError(f"{result.subject}: this result has no witness", remedy="run the kernel again")
    return int(parse_token(result.witness.token)["index"])


def _submit(result: Result) -> str:
    """How its ops reached the device."""
    known = result.witness is not None and result.witness.schedule.startswith("order=")
    return Schedule.parse(result.witness.schedule).submit if known and result.witness else "eager"


def _warn_of_change(job: Job, texts: dict[str, Text]) -> None:
    """Say so when the kernel's PTX is no longer the text that was run."""
    if job.subject.startswith(SCENARIO):
        return
    try:
        kernel: Any = find(job.subject, job.variant, job.library)
    except KeyError as e:
        raise UsageError(
            f"there is no kernel {job.subject} {job.variant} any more",
            remedy="`assay list` prints those there are; give --library if it came from elsewhere",
        ) from e
    if job.digest and not kernel.choices and digest_of(kernel.ptx_for(job.arch).ptx) != job.digest:
        print("note: the kernel's PTX has changed since; this runs the text of today")


def _need_device(arch: str) -> None:
    from harness.cuda.probe import probe

    found = probe()
    if not found.ok:
        raise DeviceUnavailable(f"this finding is of a GPU, and there is none: {found.missing}", remedy=found.remedy)
    if arch.removesuffix("a") not in {d.arch for d in found.devices}:
        raise DeviceUnavailable(
            f"this finding is of {arch}; no such GPU is here", remedy=f"replay it where an {arch} is"
        )
