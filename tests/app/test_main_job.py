# SPDX-License-Identifier: Apache-2.0
"""The main job from the command line: verdicts, exit codes, replay, interruption, and what is left on the disk."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from harness.app.jobs import Job, witnessed
from harness.cuda.probe import probe
from harness.findings import Evidence, Finding, Kind, Result, Verdict
from harness.results import ResultsFile

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "tests" / "corpus" / "races" / "ptx"
WRONG = '''
from harness import In, InOut, Size, exact, f32, kernel

@kernel("mine/axpy", entry="axpy_f32", block=256, grid=lambda n: max(1, n // 256), within=exact, ptx="axpy")
def axpy(n: Size, alpha: f32, x: In[f32, "n"], y: InOut[f32, "n"]):
    """Not what the kernel does."""
    return alpha * x - y
'''


def assay(*args: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "harness", *args], cwd=cwd, env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def library(folder: Path, text: str) -> None:
    (folder / "mine.py").write_text(text)
    shutil.copy(ROOT / "kernels" / "blas" / "axpy.sm_75.ptx", folder / "axpy.sm_75.ptx")


def test_a_pass_says_what_was_checked_and_writes_every_form(tmp_path: Path) -> None:
    done = assay("run", "blas/axpy", "scenario/workspace", "--engine", "emulator", "--arch", "sm_90", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    planted = re.search(r"controls +(\d+) found of (\d+) planted", done.stdout)
    assert planted
    assert planted[1] == planted[2] != "0"
    assert "no finding in these checks" in done.stdout
    out = tmp_path / "assay-out"
    for name in ("results.sqlite", "site/index.html", "site/sm_90.html", "junit.xml", "assay.sarif", "summary.md"):
        assert (out / name).stat().st_size > 0


def test_a_wrong_kernel_fails_and_the_command_beside_the_finding_reproduces_it(tmp_path: Path) -> None:
    library(tmp_path, WRONG)
    done = assay(
        "run",
        "mine/axpy",
        "--library",
        "mine.py",
        "--engine",
        "emulator",
        "--arch",
        "sm_90",
        "--out",
        "o",
        cwd=tmp_path,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    page = (tmp_path / "o" / "site" / "sm_90.html").read_text()
    command = re.search(r"assay replay (\S+?#\d+)", page)
    assert command
    again = assay("replay", command[1], cwd=tmp_path)
    assert again.returncode == 1, again.stdout + again.stderr
    assert "reproduced:" in again.stdout
    assert "mismatch" in again.stdout


def test_a_race_of_a_launch_is_reproduced(tmp_path: Path) -> None:
    args = ("--entry", "k", "--grid", "2", "--block", "128", "--arg", "buf:f32:256", "--arg", "buf:f32:2", "--out", "o")
    good = assay("launch", str(CORPUS / "reduce_ok.ptx"), *args, cwd=tmp_path)
    assert good.returncode == 0, good.stdout + good.stderr
    bad = assay("launch", str(CORPUS / "reduce_noinit.ptx"), *args, cwd=tmp_path)
    assert bad.returncode == 1, bad.stdout + bad.stderr
    assert "race: same block" in bad.stdout
    again = assay("replay", "o/results.sqlite#1", cwd=tmp_path)
    assert again.returncode == 1
    assert "reproduced:" in again.stdout


def test_what_is_no_longer_found_is_said_to_be_not_reproduced(tmp_path: Path) -> None:
    gone = Finding(Kind.MISMATCH, "3 of 4 elements of out are not those of the order of submission")
    scenario = Result(
        "scenario/workspace", "", "sm_90", Evidence.EMULATED, "emulator", Verdict.FAIL, "n=1", "", (gone,), seed=3
    )
    with ResultsFile.create(tmp_path / "r.sqlite", {}) as file:
        file.append(scenario)
        file.finish("complete")
    again = assay("replay", "r.sqlite#1", cwd=tmp_path)
    assert again.returncode == 3, again.stdout + again.stderr
    assert "not reproduced. It was:\nmismatch: 3 of 4" in again.stdout
    assert "this time: pass" in again.stdout


def test_a_case_that_a_killed_run_left_is_run_again_from_its_page(tmp_path: Path) -> None:
    job = Job("blas/axpy", "f32", "sm_90", Evidence.EMULATED, 5, 2, "n=31", digest="d" * 64)
    with ResultsFile.create(tmp_path / "r.sqlite", {}) as file:
        number = file.begin(
            "blas/axpy", variant="f32", arch="sm_90", case="n=31", seed=5, witness=witnessed(job).witness
        )
    assert assay("report", "r.sqlite", "--out", "o", cwd=tmp_path).returncode == 0
    page = (tmp_path / "o" / "site" / "sm_90.html").read_text()
    assert "the run ended while this case was running" in page
    assert f"assay replay r.sqlite#s{number}" in page
    again = assay("replay", f"r.sqlite#s{number}", cwd=tmp_path)
    assert again.returncode == 3
    assert "it ended: pass" in again.stdout


def test_an_out_that_cannot_be_written_is_exit_2(tmp_path: Path) -> None:
    (tmp_path / "o").write_text("a file")
    done = assay("run", "blas/axpy", "--engine", "emulator", "--arch", "sm_90", "--out", "o", cwd=tmp_path)
    assert done.returncode == 2
    assert "cannot write" in done.stderr
    assert "remedy: " in done.stderr
    assert (tmp_path / "o").read_text() == "a file"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (WRONG.replace("n: Size,", "n: f64,").replace("import In", "import f64, In"), "parameter 0"),
        (WRONG.replace("axpy_f32", "no_such_entry"), "no entry no_such_entry"),
        (WRONG.replace('ptx="axpy"', 'ptx="absent"'), "no PTX found"),
        ("raise RuntimeError('boom')\n", "boom"),
    ],
)  # fmt: skip
def test_a_contract_that_does_not_fit_is_exit_2_with_nothing_written(tmp_path: Path, text: str, words: str) -> None:
    library(tmp_path, text)
    done = assay("run", "--library", "mine.py", "--engine", "emulator", "--out", "o", cwd=tmp_path)
    assert done.returncode == 2, done.stdout + done.stderr
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "o").exists()


def test_a_required_device_that_is_not_there_is_exit_3(tmp_path: Path) -> None:
    if probe().ok:
        pytest.skip("not run: this machine has a device")
    done = assay("run", "blas/axpy", "--engine", "cuda", "--require-device", cwd=tmp_path)
    assert done.returncode == 3
    assert "remedy" in done.stderr


def test_ctrl_c_leaves_a_results_file_that_report_renders(tmp_path: Path) -> None:
    run = subprocess.Popen(
        [sys.executable, "-u", "-m", "harness", "run", "--engine", "emulator", "--workers", "1", "--out", "o"],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, start_new_session=True,
    )  # fmt: skip
    with run:
        assert run.stdout is not None
        for line in run.stdout:
            if line.lstrip().startswith("pass"):
                break
        os.killpg(run.pid, signal.SIGINT)
        rest = run.stdout.read()
    assert run.returncode == 130, rest
    assert "interrupted" in rest
    with ResultsFile(tmp_path / "o" / "results.sqlite") as file:
        finished = file.read()
    assert finished
    rendered = assay("report", "o/results.sqlite", "--out", "again", cwd=tmp_path)
    assert rendered.returncode == 0, rendered.stdout + rendered.stderr
    assert (tmp_path / "again" / "site" / "index.html").exists()


def test_the_corpus_command_prints_the_table_and_a_line_a_case(tmp_path: Path) -> None:
    done = assay("corpus", str(CORPUS.parent / "index.jsonl"), "--json", "rows.jsonl", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "45 of 45 right" in done.stdout
    assert len((tmp_path / "rows.jsonl").read_text().splitlines()) == 45
