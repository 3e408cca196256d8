# SPDX-License-Identifier: Apache-2.0
"""What a check can say: kinds, verdicts, evidence, places, findings, results. Types only."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """The finding kinds, by the name shown to users."""

    MISMATCH = "mismatch"
    UNWRITTEN = "unwritten"
    OUT_OF_PLACE = "out-of-place write"
    INPUT_CHANGED = "input changed"
    RACE = "race"
    OUT_OF_BOUNDS = "out-of-bounds"
    MISALIGNED = "misaligned"
    UNINITIALISED = "uninitialised read"
    USE_AFTER_FREE = "use after free"
    BARRIER_DIVERGENCE = "barrier divergence"
    DEADLOCK = "deadlock"
    TRAP = "trap"
    NONDETERMINISTIC = "nondeterministic"
    CONTRACT_BREACH = "contract breach"
    LIFETIME = "lifetime"
    SWALLOWED_ERROR = "swallowed error"
    OVER_SYNCHRONISED = "over-synchronised"
    STATIC = "static"
    ASSEMBLY = "assembly"


class Verdict(StrEnum):
    """Only PASS is green."""

    PASS = "pass"
    FAIL = "fail"
    UNSUPPORTED = "unsupported"
    NOT_RUN = "not run"
    ERROR = "error"


class Evidence(StrEnum):
    """What kind of evidence a result is."""

    STATIC = "static"
    EMULATED = "emulated"
    SILICON = "silicon"


@dataclass(frozen=True, slots=True)
class Place:
    """One side of a finding: who did what, and where in the text.

    Attributes:
        role: "write", "read", "atomic", "strong write", "strong read", "barrier", "copy read", …
        file: PTX file name as shown; ptx_line: 1-based line in that text, None for a host operation.
        source_file, source_line: from `.loc`, None where absent.
        instruction: the instruction's text as written, or the host operation's.
        kernel: entry name; block, thread: 3-tuples (x, y, z); op: index in the Program; stream: its stream.
    """

    role: str
    file: str = ""
    ptx_line: int | None = None
    source_file: str | None = None
    source_line: int | None = None
    instruction: str = ""
    kernel: str = ""
    block: tuple[int, int, int] | None = None
    thread: tuple[int, int, int] | None = None
    op: int | None = None
    stream: int | None = None


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong.

    Attributes:
        kind: see `Kind`.
        message: one sentence, what is wrong.
        places: one or two `Place`s; a race has both.
        relation: for races: "same warp", "same block", "across blocks", "across streams".
        space: state space, e.g. "global memory"; address: "counts+28" (buffer and byte offset); nbytes: width.
        missing: what ordering or action is missing, one sentence.
        remedy: what to do, one sentence, may be empty.
        count: how often this pair of places was seen (deduplicated).
        detail: JSON-serialisable extras (worst elements, error over bound, …).
    """

    kind: Kind
    message: str
    places: tuple[Place, ...] = ()
    relation: str = ""
    space: str = ""
    address: str = ""
    nbytes: int = 0
    missing: str = ""
    remedy: str = ""
    count: int = 1
    detail: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Check:
    """One check of a result: its name, whether it ran, and how it ended ("pass", "fail", or why it did not run)."""

    name: str
    ran: bool
    outcome: str


@dataclass(frozen=True, slots=True)
class Witness:
    """All that is needed to do it again. `token` is the replay token (one line of text)."""

    subject: str
    ptx_digest: str
    sizes: dict[str, Any]
    seed: int
    schedule: str
    engine: str
    version: str
    token: str


@dataclass(frozen=True, slots=True)
class Result:
    """The verdict on one subject (a kernel variant, a scenario, a PTX file) on one architecture by one evidence.

    Attributes:
        subject: "blas/axpy" or "scenario/producer-consumer"; variant: "f32", "f64", "" …
        arch: "sm_90"; evidence: which kind; engine: "emulator", "cuda", "assembler", …
        case: readable text of sizes and dtype, e.g. "n=1025"; schedules: how many were run.
        controls_planted, controls_found: faults planted on purpose for this case and how many of them were found.
        checks: every check with whether it really ran. verdict PASS requires all of them to have run.
        reason: why, for a verdict other than PASS and FAIL; never empty for those.
        device: what it ran on ("NVIDIA H200, driver 580.159.04, …"), empty for static evidence.
        metrics: numbers for the page: max_error, error_over_bound, registers, spills, shared, instructions, …
    """

    subject: str
    variant: str
    arch: str
    evidence: Evidence
    engine: str
    verdict: Verdict
    case: str = ""
    reason: str = ""
    findings: tuple[Finding, ...] = ()
    checks: tuple[Check, ...] = ()
    schedules: int = 0
    controls_planted: int = 0
    controls_found: int = 0
    seed: int = 0
    witness: Witness | None = None
    device: str = ""
    seconds: float = 0.0
    metrics: dict[str, Any] = field(default_factory=dict)

    def with_findings(self, *more: Finding) -> Result:
        """The same result with findings added; a finding makes the verdict FAIL."""
        if not more:
            return self
        return replace(self, verdict=Verdict.FAIL, findings=self.findings + more)
