# SPDX-License-Identifier: Apache-2.0
"""A check of the foundation suite as a result: the good kit, then every planted fault, each in a disposable process."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache

from harness.findings import Check, Evidence, Finding, Kind, Result, Verdict
from harness.workers import Isolated, Lost, device_environment
from stress.foundation import FoundationCheck, Said, suite

BENCH = "stress.foundation:Bench"


BENCHES = 1
"""Processes that run a check and its faults side by side. Contexts of many processes at once are slow to make."""


@cache
def benches(device: int, timeout_s: float = 120.0) -> tuple[Isolated, ...]:
    """The processes that run checks on the caller's visible device of that index."""
    environ = device_environment(device)
    return tuple(Isolated(BENCH, environ=environ, timeout_s=timeout_s) for _ in range(BENCHES))


def run_foundation(name: str, held: Sequence[Isolated], arch: str, seed: int = 0, *, times: int = 1) -> Result:
    """Run one check `times` times and each of its faults as often. A fault counts as found when every run finds it."""
    check = suite()[name]
    with ThreadPoolExecutor(len(held)) as pool:
        spare = held[1:] or held
        faults = [
            pool.submit(found_in, spare[i % len(spare)], check, f.name, times)
            for i, f in enumerate(check.faults)
            if check.devices == 1
        ]
        return _judged(check, held[0], faults, arch, seed, times)


def _judged(
    check: FoundationCheck, held: Isolated, faults: Sequence[Future[int]], arch: str, seed: int, times: int
) -> Result:
    try:
        said = observed(held, check, "", times)
    except Lost as why:
        return _result(check, held, arch, seed, Verdict.ERROR, reason=str(why))
    seconds = sum(s.seconds for s in said)
    missing = next((s.missing for s in said if s.missing), "")
    if missing:
        need = {"devices": check.devices} if check.devices > 1 else {}
        return _result(check, held, arch, seed, Verdict.NOT_RUN, reason=missing, metrics={"needs": need})
    findings = list({f.message: f for s in said for f in s.findings}.values())
    checks = [Check(check.doc, True, "fail" if findings else "pass")]
    found = 0
    for i, fault in enumerate(check.faults):
        hits = faults[i].result() if faults else found_in(held, check, fault.name, times)
        found += hits == times
        how = "pass" if hits == times else f"found in {hits} of {times} runs"
        checks.append(Check(f"finds: {fault.name} (without: {fault.removed})", True, how))
        if hits < times:
            findings.append(
                Finding(
                    Kind.CONTRACT_BREACH, f"control not found: {fault.name} passes {check.subject}",
                    missing=fault.removed, detail={"found": hits, "runs": times, "row": fault.row},
                )
            )  # fmt: skip
    return _result(
        check, held, arch, seed, Verdict.FAIL if findings else Verdict.PASS, findings=tuple(findings),
        checks=tuple(checks), controls_planted=len(check.faults), controls_found=found, seconds=seconds,
        metrics={"claims": sum(s.claims for s in said), "runs": times, "rows": sorted({f.row for f in check.faults})},
    )  # fmt: skip


def observed(held: Isolated, check: FoundationCheck, fault: str, times: int = 1) -> list[Said]:
    """What so many runs saw. Raises Lost."""
    out: list[Said] = []
    while len(out) < times:
        out += held.call("observe", check.name, fault, times - len(out))
    return out


def found_in(held: Isolated, check: FoundationCheck, fault: str, times: int = 1) -> int:
    """In how many runs the fault was found: by a finding, or because the driver ended the process for it."""
    hits = ran = 0
    while ran < times:
        try:
            said: list[Said] = held.call("observe", check.name, fault, times - ran)
        except Lost as why:
            hits, ran = hits + (why.kind == "death"), ran + 1
            continue
        hits, ran = hits + sum(bool(s.findings) for s in said), ran + len(said)
    return hits


def _result(
    check: FoundationCheck, held: Isolated, arch: str, seed: int, verdict: Verdict, **more: object
) -> Result:  # fmt: skip
    about = held.about or ("", "", "")
    return Result(
        check.subject, "", arch, Evidence.SILICON, "cuda", verdict, case="", seed=seed, device=str(about[2]),
        **more,  # type: ignore[arg-type]
    )  # fmt: skip
