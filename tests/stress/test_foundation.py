# SPDX-License-Identifier: Apache-2.0
"""The foundation suite on a driver without a device: every check is clean, and finds each planted fault."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harness.cuda.driver import through
from harness.cuda.probe import probe
from harness.findings import Verdict
from harness.workers import Isolated
from stress.foundation import Said, observe, planted, standard, suite
from stress.foundation_run import benches, run_foundation
from tests.cuda.fake.driver import FakeDriver

# What only a device shows: the engine in a process of its own, a second device, and what the driver without one lacks.
NOT_HERE = {"fault-costs-one-case", "peer-access", "memory-nodes", "conditional-nodes", "dependent-launch"}
CASES = [(c.name, f) for c in suite().values() for f in ("", *(x.name for x in c.faults)) if c.name not in NOT_HERE]


@pytest.fixture
def driver() -> Iterator[None]:
    with through(FakeDriver()):
        yield


@pytest.mark.parametrize(("name", "fault"), CASES)
@pytest.mark.usefixtures("driver")
def test_a_check_is_clean_and_finds_its_fault(name: str, fault: str) -> None:
    check = suite()[name]
    said = observe(check, planted(check, fault, standard()))
    assert said.claims
    assert not said.missing
    assert bool(said.findings) == bool(fault), said.findings


@pytest.mark.parametrize("name", sorted(suite()))
def test_the_same_on_a_device(name: str) -> None:
    report = probe()
    if not report.ok:
        pytest.skip(f"not run: no device: {report.missing}")
    device = report.devices[0]
    result = run_foundation(name, benches(device.index), device.arch)
    if result.metrics.get("needs"):
        pytest.skip(f"not run: {result.reason}")
    assert result.verdict is Verdict.PASS, (result.reason, result.findings)
    assert result.controls_found == result.controls_planted > 0


@pytest.mark.parametrize("name", sorted(NOT_HERE))
@pytest.mark.usefixtures("driver")
def test_what_needs_a_device_says_so_and_passes_nothing(name: str) -> None:
    said = observe(suite()[name], standard().but(engine=""))
    assert said.missing
    assert not said.findings


def test_the_rows_of_the_engine_each_have_a_fault() -> None:
    rows = {f.row for c in suite().values() for f in c.faults}
    assert rows >= {
        "lif-1", "lif-2", "lif-3", "lif-4", "err-1", "err-2", "err-3", "mem-1", "mem-2", "mem-3",
        "grf-1", "grf-2", "grf-3", "str-1", "str-3", "str-4", "str-5", "str-6", "str-7", "str-8",
    }  # fmt: skip


class Script(Isolated):
    """Answers as a child would: clean where the check is good, and a finding for the faults it is told to find."""

    def __init__(self, found: set[str]) -> None:
        super().__init__("nothing:Nothing")
        self.found = found

    def call(self, method: str, *arguments: object, **options: object) -> object:
        from harness.findings import Finding, Kind

        _, fault, times = arguments
        hit = (Finding(Kind.LIFETIME, "seen"),) if fault in self.found else ()
        return [Said(hit, claims=1)] * int(str(times))


def test_a_fault_that_is_not_found_fails_the_check() -> None:
    faults = {f.name for f in suite()["copies"].faults}
    whole = run_foundation("copies", (Script(faults),), "sm_90")
    assert (whole.verdict, whole.controls_planted, whole.controls_found) == (Verdict.PASS, len(faults), len(faults))
    blind = run_foundation("copies", (Script(faults - {"another stream"}),), "sm_90")
    assert blind.verdict is Verdict.FAIL
    assert blind.controls_found == len(faults) - 1
    assert "another stream" in blind.findings[0].message
