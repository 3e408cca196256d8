# SPDX-License-Identifier: Apache-2.0
"""The command line as a user meets it: exit codes, errors that name their source and a remedy, quick help."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from harness.app.cli import invoke
from harness.findings import Evidence, Finding, Kind, Result, Verdict
from harness.results import ResultsFile


def file_with(path: Path, *results: Result, status: str = "complete") -> Path:
    with ResultsFile.create(path, {"version": "0", "seed": 1}) as f:
        for r in results:
            f.append(r)
        f.finish(status)
    return path


PASSED = Result("blas/axpy", "f32", "sm_90", Evidence.EMULATED, "emulator", Verdict.PASS, "n=1")
FAILED = Result(
    "blas/dot", "f32", "sm_90", Evidence.EMULATED, "emulator", Verdict.FAIL, "n=1", "", (Finding(Kind.TRAP, "trap!"),)
)


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["nope"], "No such command"),
        (["run", "--engine", "gpu"], "--engine: 'gpu' is not one of auto, emulator, cuda"),
        (["run", "--arch", "sm_90,sm_9000"], "--arch: unknown architecture 'sm_9000'; known are sm_75"),
        (["run", "--seed", "-1"], "--seed: -1 is not in 0"),
        (["run", "--seed", "x"], "--seed: "),
        (["run", "--workers", "-2"], "--workers: -2 is not a number of processes"),
        (["check", "a.ptx", "--format", "yaml"], "--format: 'yaml' is not one of text, json, sarif"),
        (["check", "a.ptx", "--arch", "90"], "--arch: unknown architecture '90'"),
        (["launch", "a.ptx", "--grid", "0"], "--grid: '0' is not one to three positive numbers"),
        (["launch", "a.ptx", "--shared", "-1"], "--shared: "),
        (["report"], "Missing argument 'RESULTS...'"),
        (["run", "--sed", "3"], "No such option: --sed"),
        (["replay", "results.sqlite"], "does not name a finding"),
        (["replay", "results.sqlite#x"], "does not name a finding"),
        (["replay", "absent.sqlite#1"], "no results file at absent.sqlite"),
        (["report", "absent.sqlite"], "no results file at absent.sqlite"),
        (["check", "absent.ptx"], "no such file: absent.ptx"),
        (["launch", "absent.ptx"], "no such file: absent.ptx"),
        (["corpus", "absent.jsonl"], "no such file: absent.jsonl"),
        (["check", "."], ". is a directory"),
    ],
)
def test_usage_is_exit_2_with_one_message(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert invoke(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("assay: ")
    assert said in err
    assert "remedy: " in err
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "value", "command"),
    [
        ("ASSAY_SEED", "seven", "run"),
        ("ASSAY_ENGINE", "gpu", "run"),
        ("ASSAY_ARCH", "sm_1", "run"),
        ("ASSAY_WORKERS", "-1", "run"),
    ],
)
def test_a_bad_value_in_the_environment_names_its_variable(
    name: str, value: str, command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert invoke([command]) == 2
    assert f"assay: {name} (environment): " in capsys.readouterr().err


def test_a_flag_wins_over_the_environment(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASSAY_ENGINE", "emulator")
    assert invoke(["run", "--engine", "gpu"]) == 2
    assert "--engine: 'gpu'" in capsys.readouterr().err


def test_report_builds_the_site(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = file_with(tmp_path / "r.sqlite", PASSED, FAILED, status="interrupted")
    assert invoke(["report", str(file), "--out", str(tmp_path / "out")]) == 0
    out = capsys.readouterr().out
    assert "findings   1" in out
    assert "was interrupted" in out
    page = tmp_path / "out" / "site" / "index.html"
    assert str(page) in out
    assert "trap!" in page.read_text("utf-8")


def test_report_of_a_cut_off_file_writes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = file_with(tmp_path / "r.sqlite", PASSED)
    file.write_bytes(file.read_bytes()[:6000])
    assert invoke(["report", str(file), "--out", str(tmp_path / "out")]) == 2
    assert "is cut off: it holds 6000 of" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_replay_of_a_finding_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = file_with(tmp_path / "r.sqlite", FAILED)
    assert invoke(["replay", f"{file}#7"]) == 2
    assert "has no finding 7: its findings are 1 to 1" in capsys.readouterr().err


def test_help_names_every_command_and_imports_nothing_heavy() -> None:
    code = (
        "import sys\nfrom harness.app.cli import invoke\nassert invoke(['--help']) == 0\n"
        "heavy = {'llvmlite', 'cuda', 'numpy', 'scipy', 'jinja2', 'hypothesis'} & set(sys.modules)\n"
        "assert not heavy, heavy"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for command in ("run", "check", "launch", "corpus", "replay", "report", "list", "doctor"):
        assert f"\n  {command} " in done.stdout


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert invoke(["--version"]) == 0
    assert capsys.readouterr().out.startswith("assay ")


def test_a_defect_of_ours_is_exit_3_without_a_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> int:
        raise RuntimeError("inside")

    monkeypatch.setattr("harness.app.doctor.doctor", broken)
    assert invoke(["doctor"]) == 3
    err = capsys.readouterr().err
    assert "RuntimeError: inside (at test_cli.py:" in err
    assert "Traceback" not in err
    monkeypatch.setenv("ASSAY_DEBUG", "1")
    assert invoke(["doctor"]) == 3
    assert "Traceback" in capsys.readouterr().err
