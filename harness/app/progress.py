# SPDX-License-Identifier: Apache-2.0
"""Progress of a run: a bar on a terminal, plain lines elsewhere. A line for each group of cases when it is whole."""

from __future__ import annotations

import sys
from collections import Counter
from types import TracebackType
from typing import Any

from harness.findings import Result, Verdict

_ORDER = (Verdict.FAIL, Verdict.ERROR, Verdict.UNSUPPORTED, Verdict.NOT_RUN, Verdict.PASS)

Group = tuple[str, str, str]
"""(subject, variant, evidence)."""


class Progress:
    """Counts results against what was planned and says when a group is whole; a failure is said at once."""

    def __init__(self, planned: Counter[Group]) -> None:
        self._left = Counter(planned)
        self._done: dict[Group, list[Result]] = {}
        self._bar: Any = None
        if sys.stdout.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
            from rich.progress import Progress as Bar

            columns = (
                BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}", markup=False)
            )  # fmt: skip
            self._bar = Bar(*columns, console=Console(highlight=False), transient=True)
            self._task = self._bar.add_task("", total=sum(planned.values()))

    def __enter__(self) -> Progress:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def doing(self, text: str) -> None:
        """Say what has just been begun; only the bar shows it."""
        if self._bar is not None:
            self._bar.update(self._task, description=text)

    def add(self, r: Result) -> None:
        """One more result."""
        group = (r.subject, r.variant, str(r.evidence))
        mine = self._done.setdefault(group, [])
        mine.append(r)
        self._left[group] -= 1
        if self._bar is not None:
            self._bar.advance(self._task)
        for f in r.findings:
            self.line(f"  {'FINDING':<12} {_name(r):<34} {r.arch} {r.case}: {f.kind}: {f.message}")
        if self._left[group] == 0:
            self.line(summary_line(mine))

    def line(self, text: str) -> None:
        """A line above the bar, or just a line."""
        if self._bar is not None:
            self._bar.console.print(text, markup=False, soft_wrap=True)
        else:
            print(text, flush=True)


def summary_line(results: list[Result]) -> str:
    """ "pass  blas/axpy f32  emulated  12 cases, 60 schedules, controls 24 of 24"."""
    seen = {r.verdict for r in results}
    verdict = next(v for v in _ORDER if v in seen)
    r = results[0]
    what = "architectures" if r.evidence == "static" else "cases"
    facts = [f"{sum(x.verdict is Verdict.PASS for x in results)} of {len(results)} {what}"]
    schedules = sum(x.schedules for x in results)
    planted = sum(x.controls_planted for x in results)
    if schedules:
        facts.append(f"{schedules} schedules")
    if planted:
        facts.append(f"controls {sum(x.controls_found for x in results)} of {planted}")
    why = next((x.reason for x in results if x.verdict is verdict and x.reason), "")
    return f"  {verdict:<12} {_name(r):<34} {r.evidence:<9} {', '.join(facts)}{'; ' + why if why else ''}"


def _name(r: Result) -> str:
    return f"{r.subject} {r.variant}".strip()
