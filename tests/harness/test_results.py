# SPDX-License-Identifier: Apache-2.0
"""The results file: what is written comes back, crashes lose nothing finished, and damage is named."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from harness.errors import ResultsFileError
from harness.findings import Check, Evidence, Finding, Kind, Place, Result, Verdict, Witness
from harness.results import SCHEMA, ResultsFile

WITNESS = Witness(
    "blas/axpy", "ab" * 8, {"n": 1025}, 2**63 + 5, "order=free;seed=1;threads=random", "emulator", "0.1", "tok"
)


def full_result() -> Result:
    places = (
        Place("write", "h.ptx", 41, "h.cu", 9, "st.global.u32 [%rd1], %r2;", "hist", (3, 0, 0), (17, 0, 0), 0, 0),
        Place("read", "h.ptx", 39, None, None, "ld.global.u32 %r2, [%rd1];", "hist", None, (5, 1, 2)),
    )
    findings = (
        Finding(Kind.RACE, "two <b>blocks</b>", places, "across blocks", "global memory", "counts+28", 4, "no fence",
                "x", 7, {"worst": [1, 2.5], "nested": {"é": None}}),
        Finding(Kind.TRAP, "trap"),
    )  # fmt: skip
    return Result(
        "blas/axpy", "f32", "sm_90", Evidence.EMULATED, "emulator", Verdict.FAIL, "n=1025", "why", findings,
        (Check("race", True, "fail"), Check("bounds", False, "not run: x")), 12, 5, 4, 2**64 - 1, WITNESS, "device",
        0.25, {"max_error": 1.5e-7, "inf": float("inf")},
    )  # fmt: skip


def test_every_field_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.sqlite"
    with ResultsFile.create(path, {"seed": 7, "packages": {"numpy": "2"}}) as f:
        started = f.begin("blas/axpy", variant="f32", arch="sm_90", case="n=1025", seed=2**64 - 1, witness=WITNESS)
        ids = f.append(full_result(), started)
        f.append(Result("k", "", "sm_80", Evidence.STATIC, "assembler", Verdict.PASS))
        f.add_text("ab" * 8, ".version 7.0\n", file="h.ptx", sources={"h.cu": "int"})
        f.select("blas/axpy", "f32", "sm_90", "ab" * 8)
        f.finish("complete")
    with ResultsFile(path) as f:
        stored = list(f.results())
        assert stored[0].result == full_result()
        assert stored[0].finding_ids == ids == (1, 2)
        assert stored[1].result == Result("k", "", "sm_80", Evidence.STATIC, "assembler", Verdict.PASS)
        assert f.finding(2) == (full_result().findings[1], full_result())
        assert f.meta["seed"] == 7
        assert f.meta["status"] == "complete"
        assert f.unfinished() == []
        assert f.texts()["ab" * 8].sources == {"h.cu": "int"}
        assert f.selection() == {("blas/axpy", "f32", "sm_90"): "ab" * 8}
        with pytest.raises(ResultsFileError, match="no finding 9"):
            f.finding(9)


def test_numpy_numbers_are_stored_as_numbers(tmp_path: Path) -> None:
    metrics = {"a": np.float32(0.5), "b": np.int64(3), "c": np.arange(3), "d": np.bool_(True)}
    with ResultsFile.create(tmp_path / "r.sqlite", {}) as f:
        f.append(Result("k", "", "sm_80", Evidence.STATIC, "a", Verdict.PASS, metrics=metrics))
        assert f.read()[0].metrics == {"a": 0.5, "b": 3, "c": [0, 1, 2], "d": True}


KILLED = """
import os, signal, sys
from harness.findings import *
from harness.results import ResultsFile
f = ResultsFile.create(sys.argv[1], {})
for i in range(20):
    s = f.begin("k", case=str(i), arch="sm_80", witness=Witness("k", "d", {}, i, "s", "e", "v", f"token{i}"))
    if i == 19:
        f._db.execute("BEGIN IMMEDIATE"); f._db.execute("INSERT INTO meta VALUES ('half', '1')")
        f._db.execute("PRAGMA cache_spill=1")
        os.kill(os.getpid(), signal.SIGKILL)
    f.append(Result("k", "", "sm_80", Evidence.EMULATED, "e", Verdict.PASS, case=str(i)), s)
"""


@pytest.mark.skipif(not hasattr(__import__("signal"), "SIGKILL"), reason="no SIGKILL on this system")
def test_killed_in_the_middle_of_a_transaction(tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    done = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False, timeout=120)
    assert done.returncode < 0
    with ResultsFile(path) as f:
        assert [r.case for r in f.read()] == [str(i) for i in range(19)]
        (left,) = f.unfinished()
        assert left.case == "19"
        assert left.witness is not None
        assert left.witness.token == "token19"
        assert f.started(left.id) == left
        assert "half" not in f.meta
        assert f.meta["status"] == "running"


def test_a_new_run_replaces_the_old_file_and_its_journal(tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    with ResultsFile.create(path, {"seed": 1}) as f:
        f.append(full_result())
    path.with_name("r.sqlite-journal").write_bytes(b"left by a killed run")
    with ResultsFile.create(path, {"seed": 2}) as f:
        assert f.read() == []
        assert f.meta["seed"] == 2
    assert [p.name for p in tmp_path.iterdir()] == ["r.sqlite"]


def written(path: Path) -> bytes:
    with ResultsFile.create(path, {}) as f:
        for _ in range(60):
            f.append(full_result())
    return path.read_bytes()


@pytest.mark.parametrize("share", [0.001, 0.3, 0.5, 0.99])
def test_cut_off(tmp_path: Path, share: float) -> None:
    path = tmp_path / "r.sqlite"
    whole = written(path)
    path.write_bytes(whole[: max(20, int(len(whole) * share))])
    with pytest.raises(ResultsFileError, match="cut off") as e:
        ResultsFile(path)
    assert e.value.remedy


def test_overwritten_in_the_middle(tmp_path: Path) -> None:
    path = tmp_path / "r.sqlite"
    whole = bytearray(written(path))
    whole[4096:] = b"\x55" * (len(whole) - 4096)
    path.write_bytes(whole)
    with pytest.raises(ResultsFileError, match="damaged"):
        ResultsFile(path)


def test_other_things_are_not_results_files(tmp_path: Path) -> None:
    (tmp_path / "empty.sqlite").touch()
    (tmp_path / "text.sqlite").write_text("<html>" * 100)
    other = sqlite3.connect(tmp_path / "other.sqlite")
    other.execute("CREATE TABLE t (a)")
    other.close()
    with ResultsFile.create(tmp_path / "newer.sqlite", {}):
        pass
    newer = sqlite3.connect(tmp_path / "newer.sqlite")
    newer.execute(f"PRAGMA user_version={SCHEMA + 1}")
    newer.close()
    said = {
        "absent.sqlite": "no results file",
        "empty.sqlite": "is empty",
        "text.sqlite": "is not a results file",
        "other.sqlite": "not a results file of Assay",
        "newer.sqlite": "newer Assay",
        ".": "cannot read",
    }
    for name, message in said.items():
        with pytest.raises(ResultsFileError, match=message) as e:
            ResultsFile(tmp_path / name)
        assert e.value.remedy, name
        assert e.value.exit_code == 2


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ResultsFileError, match="cannot write"):
        ResultsFile.create(tmp_path / "file" / "r.sqlite", {})
    assert [p.name for p in tmp_path.iterdir()] == ["file"]
