# SPDX-License-Identifier: Apache-2.0
"""`.version` against `.target`: what is called illegal, the assembler refuses; what it takes, is not called so."""

from __future__ import annotations

import pytest

from harness.ptx.assemble import assemble
from harness.ptx.checks import check_text

BODY = ".address_size 64\n.visible .entry k(.param .u64 p) { trap; }\n"


def rules(version: str, target: str) -> set[str]:
    found = check_text(f".version {version}\n.target {target}\n{BODY}")
    return {f.detail["rule"] for f in found if f.detail["legality"]}


@pytest.mark.parametrize(
    ("version", "target", "rule"),
    [
        ("9.5", "sm_80", None), ("9.6", "sm_80", "unknown-version"), ("6.5", "sm_75", None),
        ("6.6", "sm_75", "unknown-version"), ("8.9", "sm_90", "unknown-version"), ("8.8", "sm_90", None),
        ("6.3", "sm_75", None), ("6.2", "sm_75", "target-needs-version"), ("7.0", "sm_80", None),
        ("6.5", "sm_80", "target-needs-version"), ("7.8", "sm_90", None), ("7.7", "sm_90", "target-needs-version"),
        ("7.8", "sm_90a", "target-needs-version"), ("8.0", "sm_90a", None), ("8.6", "sm_100", None),
        ("8.5", "sm_100", "target-needs-version"), ("8.7", "sm_100f", "target-needs-version"), ("8.8", "sm_100f", None),
        ("9.0", "sm_110", None), ("8.8", "sm_110", "target-needs-version"), ("8.6", "sm_120", "target-needs-version"),
        ("8.7", "sm_120", None), ("8.8", "sm_121", None), ("8.0", "sm_81", "unknown-target"),
        ("8.0", "compute_80", None),
        ("8.0", "sm_999", "unknown-target"), ("5.0", "sm_60", None), ("4.3", "sm_60", "target-needs-version"),
    ],
)  # fmt: skip
def test_version_and_target_as_the_assembler_sees_them(version: str, target: str, rule: str | None) -> None:
    assert rules(version, target) == ({rule} if rule else set())
    numbered = target.replace("compute", "sm")
    arch = numbered if numbered in ("sm_90a", "sm_100f", "sm_110", "sm_100") else "sm_121"
    made = assemble(f".version {version}\n.target {target}\n{BODY}", arch)
    assert not made.not_run_reason
    assert made.ok == (rule is None), made.errors


def test_a_version_that_drivers_refuse_is_a_warning() -> None:
    (f,) = check_text(f".version 9.1\n.target sm_80\n{BODY}")
    assert (f.detail["rule"], f.detail["severity"], f.places[0].ptx_line) == (
        "version-newer-than-drivers",
        "warning",
        1,
    )
    assert "CUDA 13.1" in f.message
    assert check_text(f".version 9.0\n.target sm_80\n{BODY}") == []
