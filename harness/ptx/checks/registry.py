# SPDX-License-Identifier: Apache-2.0
"""What a static rule is, and the list of all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar, cast

from harness.findings import Finding, Kind, Place
from harness.ptx.analyses import Analysis, differing_functions
from harness.ptx.cfg import Flow, noreturn
from harness.ptx.module import Function, Instruction, Loc, Module
from harness.ptx.tokens import blank_comments

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Report:
    """One thing that a rule found. line, column: 1-based, in the PTX; why: the rule's reason for this very place.
    about: the identifier that it is about, where its declaration matters.
    other: a second instruction that the report is about, and role: what it is to the first ("store", "barrier", …).
    """

    line: int
    message: str
    remedy: str = ""
    why: str = ""
    column: int = 1
    instruction: Instruction | None = None
    kernel: str = ""
    about: str = ""
    other: Instruction | None = None
    role: str = ""


class Subject:
    """What rules look at: a module, its flows made once, and its text without comments."""

    def __init__(self, m: Module) -> None:
        self.module = m
        self._flows: dict[int, Flow] = {}
        self._analyses: dict[int, Analysis] = {}
        self._noreturn = noreturn(m)
        self._blanked: str | None = None
        self._made: dict[object, object] = {}

    def once(self, make: Callable[[Subject], T]) -> T:
        """What a function makes of this subject, made when first asked and kept for other rules."""
        if make not in self._made:
            self._made[make] = make(self)
        return cast(T, self._made[make])

    @property
    def text(self) -> str:
        """The text with comments blanked."""
        if self._blanked is None:
            self._blanked = blank_comments(self.module.text)
        return self._blanked

    def flow(self, f: Function) -> Flow:
        """The control-flow graph of a function with a body."""
        if id(f) not in self._flows:
            self._flows[id(f)] = Flow(f, self._noreturn)
        return self._flows[id(f)]

    def analysis(self, f: Function) -> Analysis:
        """The analyses of a function with a body."""
        if id(f) not in self._analyses:
            self._analyses[id(f)] = Analysis(f, self.flow(f), *self._context)
        return self._analyses[id(f)]

    @cached_property
    def _context(self) -> tuple[dict[str, str], frozenset[str]]:
        return {v.name: v.space for v in self.module.variables}, differing_functions(self.module, self.flow)

    def bodies(self) -> Iterator[tuple[Function, Flow]]:
        """Every function that has a body, with its flow."""
        for f in self.module.functions:
            if f.body is not None:
                yield f, self.flow(f)


Check = Callable[[Subject], Iterator[Report]]


@dataclass(frozen=True, slots=True)
class Rule:
    """A static rule.

    Attributes:
        id: stable name, as in SARIF and in suppressions; severity: "error" (it cannot be right) or "warning".
        title: what it looks for, one line; run: yields a `Report` for each place.
        legality: no assembler takes what it finds. Such a rule looks at one statement and its declarations, so it
            holds on a text of which parts could not be read too; any other rule needs the whole text.
        instead_of: rules of a more general kind, which need not say again what this one says of an instruction.
    """

    id: str
    severity: str
    title: str
    run: Check = field(compare=False)
    legality: bool = False
    instead_of: tuple[str, ...] = ()


RULES: dict[str, Rule] = {}


def rule(
    id: str, severity: str, title: str, *, legality: bool = False, instead_of: tuple[str, ...] = ()
) -> Callable[[Check], Check]:
    """Register a function as a rule."""

    def register(run: Check) -> Check:
        if id in RULES:
            raise ValueError(f"two rules are called {id}")
        RULES[id] = Rule(id, severity, title, run, legality, instead_of)
        return run

    return register


def report(
    i: Instruction,
    kernel: str,
    message: str,
    *,
    why: str,
    fix: str,
    other: Instruction | None = None,
    role: str = "",
) -> Report:
    """A report about an instruction of a function, with a second one where two make the fault."""
    return Report(i.line, message, fix, why, i.column, i, kernel, other=other, role=role)


def finding(r: Report, rule: str, severity: str, name: str, *, legality: bool = False) -> Finding:
    """A report as a finding: the place in PTX and source, the reason as `missing`; rule, severity, column and whether
    it says that no assembler takes the text in `detail`."""
    i = r.instruction
    places: tuple[Place, ...] = (_place("here", name, r.line, i, r.kernel),)
    if r.other is not None:
        places += (_place(r.role or "with", name, r.other.line, r.other, r.kernel),)
    return Finding(
        Kind.STATIC,
        r.message,
        places,
        missing=r.why,
        remedy=r.remedy,
        detail={"rule": rule, "severity": severity, "column": r.column, "legality": legality},
    )


def _place(role: str, file: str, line: int, i: Instruction | None, kernel: str) -> Place:
    source = call_site(i.loc) if i is not None and i.loc is not None else None
    return Place(
        role,
        file=file,
        ptx_line=line,
        source_file=source.file if source else None,
        source_line=source.line if source else None,
        instruction=i.text if i is not None else "",
        kernel=kernel,
    )


def call_site(loc: Loc) -> Loc:
    """The outermost place of an inlined instruction: the line in the user's own file."""
    while loc.inlined_at is not None:
        loc = loc.inlined_at
    return loc
