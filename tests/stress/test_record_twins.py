# SPDX-License-Identifier: Apache-2.0
"""The recorder's file and exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harness.errors import DeviceUnavailable
from harness.findings import Evidence
from stress import record_twins
from tests.stress.reference import Blind, ReferenceEngine, Unavailable


def record(monkeypatch: pytest.MonkeyPatch, out: Path, engine: ReferenceEngine) -> int:
    monkeypatch.setattr(record_twins, "engine_named", lambda name, arch: engine)
    return record_twins.main(["--engine", "emulator", "--seeds", "2", "--scenario", "fork-join", "--out", str(out)])


def test_all_found_is_zero_and_the_file_says_how(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out = tmp_path / "twins.json"
    assert record(monkeypatch, out, ReferenceEngine()) == 0
    data = json.loads(out.read_text())
    assert data["meta"]["device"] == "NumPy"
    assert data["summary"]["good_passed"] == data["summary"]["good"] == 2
    assert {row["twin"] for row in data["rows"]} == {
        "",
        "join-wait-removed",
        "join-recorded-early",
        "fork-wait-removed",
    }
    assert {row["seed"] for row in data["rows"]} == {0, 1}


def test_a_twin_missed_is_one_and_no_device_is_three(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert record(monkeypatch, tmp_path / "a.json", Blind()) == 1
    assert record(monkeypatch, tmp_path / "b.json", Unavailable(Evidence.SILICON)) == 3


def test_an_engine_that_cannot_be_made_is_its_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def unavailable(name: str, arch: str) -> ReferenceEngine:
        raise DeviceUnavailable("no usable GPU: no driver", remedy="install one")

    monkeypatch.setattr(record_twins, "engine_named", unavailable)
    out = tmp_path / "c.json"
    assert record_twins.main(["--engine", "cuda", "--out", str(out)]) == 3
    assert not out.exists()
    assert "no driver (install one)" in capsys.readouterr().err
