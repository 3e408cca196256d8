# SPDX-License-Identifier: Apache-2.0
"""What the pages show, computed once from results files: subjects by architecture by kind of evidence.

Emulated evidence belongs to a PTX text: it is shown on each architecture that selects that text, and on no other.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from os import PathLike
from typing import Any

from harness.findings import Evidence, Finding, Place, Result, Verdict
from harness.ptx.occurrence import normalised
from harness.render import format_finding, headline
from harness.results import ResultsFile, Started, Text

WORST = (Verdict.FAIL, Verdict.ERROR, Verdict.UNSUPPORTED, Verdict.NOT_RUN, Verdict.PASS)
"""Verdicts, the one that decides first."""

WORDS = {
    Verdict.PASS: "no finding in these checks",
    Verdict.FAIL: "findings",
    Verdict.UNSUPPORTED: "unsupported",
    Verdict.NOT_RUN: "not run",
    Verdict.ERROR: "error in Assay",
}

_CONTEXT = 6  # lines of PTX or source shown on each side of a place


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an excerpt. marks: roles of the places on it; gap: lines were left out before it."""

    number: int
    text: str
    marks: tuple[str, ...] = ()
    gap: bool = False


@dataclass(frozen=True, slots=True)
class Excerpt:
    """Lines around the places of a finding in one file."""

    file: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """A finding as the pages show it.

    Attributes:
        anchor: fragment id, unique on a page; number: its id in its results file.
        paths: where a file of its places lies in the repository, by the name that places use.
        text: the whole message; replay: the command that reproduces it; fingerprint: the same over runs and machines.
    """

    anchor: str
    number: int
    finding: Finding
    result: Result
    headline: str
    text: str
    replay: str
    fingerprint: str
    ptx: tuple[Excerpt, ...] = ()
    source: tuple[Excerpt, ...] = ()
    paths: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Row:
    """One result with its findings. replay: for a case that never finished, the command that runs it again."""

    result: Result
    findings: tuple[Shown, ...] = ()
    replay: str = ""


@dataclass(slots=True)
class Cell:
    """One subject and variant on one architecture by one kind of evidence."""

    subject: str
    variant: str
    arch: str
    evidence: Evidence
    rows: list[Row] = field(default_factory=list)

    @property
    def verdict(self) -> Verdict:
        """The worst of its rows; NOT_RUN without any."""
        seen = {row.result.verdict for row in self.rows} or {Verdict.NOT_RUN}
        return next(v for v in WORST if v in seen)

    @property
    def passed(self) -> int:
        """How many of its rows passed."""
        return sum(r.result.verdict is Verdict.PASS for r in self.rows)

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why rows are neither pass nor fail, each reason once."""
        said = (f"{r.result.verdict}: {r.result.reason}" for r in self.rows if r.result.verdict in WORST[1:4])
        return tuple(dict.fromkeys(said)) or (() if self.rows else ("not run: not part of this run",))

    @property
    def findings(self) -> list[Shown]:
        """Findings of all its rows."""
        return [f for row in self.rows for f in row.findings]

    @property
    def schedules(self) -> int:
        """Schedules run."""
        return sum(r.result.schedules for r in self.rows)

    @property
    def checks(self) -> dict[str, tuple[int, int]]:
        """How often each check ran, of how many."""
        out: dict[str, tuple[int, int]] = {}
        for row in self.rows:
            for c in row.result.checks:
                ran, of = out.get(c.name, (0, 0))
                out[c.name] = (ran + c.ran, of + 1)
        return out

    @property
    def metrics(self) -> dict[str, Any]:
        """Metrics of the first row that has any: what static evidence shows in its column."""
        return next((r.result.metrics for r in self.rows if r.result.metrics), {})

    @property
    def bound_ratio(self) -> float | None:
        """The largest error over its bound, where results carry one."""
        ratios = [r.result.metrics.get("error_over_bound") for r in self.rows]
        return max((float(x) for x in ratios if isinstance(x, (int, float))), default=None)


@dataclass(slots=True)
class Totals:
    """Counts over a set of rows, each result counted once."""

    kernels: int = 0
    scenarios: int = 0
    foundation: int = 0
    cases: int = 0
    schedules: int = 0
    controls_planted: int = 0
    controls_found: int = 0
    findings: int = 0
    verdicts: dict[Verdict, int] = field(default_factory=dict)


@dataclass(slots=True)
class Report:
    """All of it.

    Attributes:
        metas: facts of each run, with "path"; archs: in numeric order; subjects: (subject, variant), kernels first.
        cells: by (subject, variant, arch, evidence); rows: every result once.
    """

    metas: list[dict[str, Any]]
    archs: list[str]
    subjects: list[tuple[str, str]]
    cells: dict[tuple[str, str, str, Evidence], Cell]
    rows: list[Row]

    def cell(self, subject: str, variant: str, arch: str, evidence: Evidence) -> Cell:
        """That cell; an empty one, which reads "not run", where there is no result."""
        return self.cells.get((subject, variant, arch, evidence)) or Cell(subject, variant, arch, evidence)

    def totals(self, rows: Iterable[Row] | None = None) -> Totals:
        """Counts over rows, or over the whole report."""
        rows = self.rows if rows is None else list(rows)
        t = Totals(verdicts=dict.fromkeys(WORST, 0))
        subjects = {r.result.subject for r in rows}
        t.scenarios = sum(s.startswith("scenario/") for s in subjects)
        t.foundation = sum(s.startswith("driver/") for s in subjects)
        t.kernels = len(subjects) - t.scenarios - t.foundation
        for row in rows:
            r = row.result
            ran = r.evidence is not Evidence.STATIC and r.verdict in (Verdict.PASS, Verdict.FAIL)
            t.cases += ran
            t.schedules += r.schedules
            t.controls_planted += r.controls_planted
            t.controls_found += r.controls_found
            t.findings += len(row.findings)
            t.verdicts[r.verdict] += 1
        return t

    def arch_rows(self, arch: str) -> list[Row]:
        """Every row shown on an architecture's page."""
        return [r for (_, _, a, _), cell in self.cells.items() if a == arch for r in cell.rows]

    def findings(self) -> list[Shown]:
        """Every finding once, in the order found."""
        return [f for row in self.rows for f in row.findings]


def applies(subject: str, evidence: Evidence) -> bool:
    """Whether that kind of evidence exists for a subject: a scenario has no text of its own to assemble, and a check of
    the driver needs one."""
    if subject.startswith("driver/"):
        return evidence == Evidence.SILICON
    return not (subject.startswith("scenario/") and evidence == Evidence.STATIC)


def arch_key(arch: str) -> tuple[int, str]:
    """Sorts sm_75 before sm_100 before sm_100a."""
    m = re.match(r"sm_(\d+)(\w*)", arch)
    return (int(m[1]), m[2]) if m else (10**6, arch)


def load(paths: Sequence[str | PathLike[str]]) -> Report:
    """Read and merge results files. Raises ResultsFileError; reads all before anything is made of them."""
    metas: list[dict[str, Any]] = []
    rows: list[Row] = []
    selection: dict[tuple[str, str, str], set[str]] = {}
    for number, path in enumerate(paths):
        with ResultsFile(path) as f:
            meta = {**f.meta, "path": str(path)}
            metas.append(meta)
            texts = f.texts()
            for key, digest in f.selection().items():
                selection.setdefault(key, set()).add(digest)
            for s in f.results():
                shown = [
                    _show(finding, s.result, fid, number, str(path), texts)
                    for fid, finding in zip(s.finding_ids, s.result.findings, strict=True)
                ]
                rows.append(Row(s.result, tuple(shown)))
            rows += [_unfinished(u, meta) for u in f.unfinished()]
            rows += _unreached(meta, rows)
    return _arrange(metas, rows, selection)


def _arrange(metas: list[dict[str, Any]], rows: list[Row], selection: dict[tuple[str, str, str], set[str]]) -> Report:
    cells: dict[tuple[str, str, str, Evidence], Cell] = {}
    by_text: dict[tuple[str, str, str], list[str]] = {}
    for (subject, variant, arch), digests in selection.items():
        for digest in digests:
            by_text.setdefault((subject, variant, digest), []).append(arch)
    for row in rows:
        r = row.result
        archs = [r.arch]
        if r.evidence is Evidence.EMULATED:
            archs = by_text.get((r.subject, r.variant, digest_of(r)), archs)
        for arch in archs:
            key = (r.subject, r.variant, arch, r.evidence)
            cells.setdefault(key, Cell(*key)).rows.append(row)
    archs = sorted({k[2] for k in cells}, key=arch_key)
    subjects = sorted({k[:2] for k in cells}, key=lambda s: (_place(s[0]), s))
    return Report(metas, archs, subjects, cells, rows)


def _place(subject: str) -> int:
    """Kernels first, then scenarios, then the driver."""
    return 1 if subject.startswith("scenario/") else 2 if subject.startswith("driver/") else 0


def digest_of(r: Result) -> str:
    """Digest of the PTX text that a result is about, empty where it names none."""
    return str(r.metrics.get("ptx_digest") or (r.witness.ptx_digest if r.witness else ""))


def _unfinished(u: Started, meta: dict[str, Any]) -> Row:
    stopped = meta.get("status") == "interrupted"
    verdict = Verdict.NOT_RUN if stopped else Verdict.ERROR
    reason = "interrupted while it ran" if stopped else "the run ended while this case was running"
    result = Result(
        u.subject, u.variant, u.arch, u.evidence, u.engine, verdict, u.case, reason, seed=u.seed, witness=u.witness
    )
    return Row(result, (), f"assay replay {shell_quote(meta['path'])}#s{u.id}")


def _unreached(meta: dict[str, Any], rows: list[Row]) -> list[Row]:
    """What the run had planned and never came to."""
    have = {(r.result.subject, r.result.variant, r.result.arch, str(r.result.evidence)) for r in rows}
    left = [tuple(p) for p in meta.get("planned", []) if tuple(p) not in have]
    return [
        Row(Result(s, v, a, Evidence(e), "", Verdict.NOT_RUN, reason=f"the run was {meta.get('status')} before this"))
        for s, v, a, e in left
    ]


def replay_command(path: str, number: int) -> str:
    """The command printed beside a finding."""
    return f"assay replay {shell_quote(path)}#{number}"


def shell_quote(path: str) -> str:
    """A path as a shell takes it; left as it is where it needs no quotes."""
    return path if re.fullmatch(r"[\w./\\:+-]+", path) else "'" + path.replace("'", "'\\''") + "'"


def show(finding: Finding, result: Result, *, number: int = 0, path: str = "") -> Shown:
    """A finding that is not in a results file (or one of a single file, without its texts)."""
    return _show(finding, result, number, 0, path, {})


def _show(f: Finding, r: Result, number: int, run: int, path: str, texts: dict[str, Text]) -> Shown:
    replay = replay_command(path, number) if path else ""
    mine = _texts_of(f, r, texts)
    return Shown(
        f"f{run}-{number}", number, f, r, headline(f), format_finding(f, replay), replay, fingerprint(f, r),
        _ptx_excerpts(f, mine), _source_excerpts(f, mine), _paths(mine),
    )  # fmt: skip


def fingerprint(f: Finding, r: Result) -> str:
    """Names a defect over runs: its kind, subject and instructions, not line numbers, addresses or counts.

    One that is visible in the text: its rule, kernel, instruction, and which of several alike it is.
    """
    if "occurrence" in f.detail and f.places:
        p = f.places[0]
        static = [str(f.detail.get("rule", f.kind)), p.kernel, normalised(p.instruction or f.message)]
        return hashlib.sha256("\0".join([*static, str(f.detail["occurrence"])]).encode()).hexdigest()[:32]
    sides = sorted(f"{p.role}|{p.kernel}|{' '.join(p.instruction.split())}" for p in f.places)
    parts = [str(f.kind), r.subject, r.variant, f.relation, f.space, *(sides or [f.message])]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]


def _texts_of(f: Finding, r: Result, texts: dict[str, Text]) -> dict[str, Text]:
    """By file name in a place: the text of the result's own digest first, else any of that name."""
    own = texts.get(digest_of(r))
    by_file = {t.file: t for t in texts.values()}
    if own is not None:
        by_file[own.file] = own
    return {p.file: by_file[p.file] for p in f.places if p.file in by_file}


def _paths(texts: dict[str, Text]) -> dict[str, str]:
    """A PTX text lies beside its source, whose name is relative to the repository for bundled kernels."""
    out = {}
    for file, text in texts.items():
        folders = [n[: -len(base(n))] for n in text.sources if not re.match(r"[/\\]|\w:", n)]
        if folders and folders[0] and base(file) == file:
            out[file] = folders[0] + file
    return out


def _ptx_excerpts(f: Finding, texts: dict[str, Text]) -> tuple[Excerpt, ...]:
    out = []
    for file, text in texts.items():
        marks = _marks((p.ptx_line, p) for p in f.places if p.file == file)
        if marks:
            out.append(Excerpt(file, _lines(text.ptx, marks)))
    return tuple(out)


def _source_excerpts(f: Finding, texts: dict[str, Text]) -> tuple[Excerpt, ...]:
    out = []
    names = dict.fromkeys(p.source_file for p in f.places if p.source_file and p.source_line)
    for name in names:
        sources = {base(k): v for t in texts.values() for k, v in t.sources.items()}
        marks = _marks((p.source_line, p) for p in f.places if p.source_file == name)
        if base(name) in sources and marks:
            out.append(Excerpt(base(name), _lines(sources[base(name)], marks)))
    return tuple(out)


def base(name: str) -> str:
    """Last part of a path of either system."""
    return re.split(r"[/\\]", name)[-1]


def _marks(at: Iterable[tuple[int | None, Place]]) -> dict[int, tuple[str, ...]]:
    out: dict[int, tuple[str, ...]] = {}
    for line, place in at:
        if line:
            out[line] = tuple(dict.fromkeys((*out.get(line, ()), place.role)))
    return out


def _lines(text: str, marks: dict[int, tuple[str, ...]]) -> tuple[Line, ...]:
    lines = text.splitlines()
    wanted = {n for m in marks for n in range(m - _CONTEXT, m + _CONTEXT + 1) if 1 <= n <= len(lines)}
    out: list[Line] = []
    for n in sorted(wanted):
        gap = bool(out) and out[-1].number != n - 1
        out.append(Line(n, lines[n - 1], marks.get(n, ()), gap))
    return tuple(out)
