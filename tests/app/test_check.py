# SPDX-License-Identifier: Apache-2.0
"""`assay check`: a legal text passes where it runs, a refused one fails at its line, text that is not PTX is usage."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harness.app.check_file import targets
from harness.app.cli import invoke

GOOD = """\
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
	.reg .b32 %r<3>;
	.reg .b64 %rd<3>;
	ld.param.u64 %rd1, [p];
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd2, %r1, 4;
	add.s64 %rd1, %rd1, %rd2;
	st.global.u32 [%rd1], %r1;
	ret;
}
"""
REFUSED = GOOD.replace("mul.wide.u32 %rd2, %r1, 4;", "mul.wide.u32 %r2, %r1, 4;")
UNDECLARED = GOOD.replace("add.s64 %rd1, %rd1, %rd2;", "add.s64 %rd1, %rd1, %rd9;")


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)

    def make(name: str, text: str | bytes) -> str:
        (tmp_path / name).write_bytes(text if isinstance(text, bytes) else text.encode())
        return name

    return make


def test_a_legal_text_passes_and_older_architectures_are_passed_over(write, capsys) -> None:
    assert invoke(["check", write("k.ptx", GOOD), "--arch", "all"]) == 0
    out = capsys.readouterr().out
    assert "sm_90    no finding in these checks" in out
    assert "registers" in out
    assert "(relocatable code)" in out
    assert "not run  sm_75: the text targets sm_80" in out


def test_an_older_architecture_named_is_a_finding(write, capsys) -> None:
    assert invoke(["check", write("k.ptx", GOOD), "--arch", "sm_75"]) == 1
    assert "sm_75    fail" in capsys.readouterr().out


def test_what_the_assembler_refuses_is_found_at_its_line(write, capsys) -> None:
    name = write("k.ptx", REFUSED)
    assert invoke(["check", name, "--arch", "sm_90"]) == 1
    out = capsys.readouterr().out
    assert "k.ptx:10:" in out
    assert "= note: nvJitLink" in out
    assert "mul.wide.u32" in out
    assert "no finding" not in out


def test_a_fault_visible_in_the_text_is_found(write, capsys) -> None:
    assert invoke(["check", write("k.ptx", UNDECLARED), "--arch", "sm_90", "--format", "json"]) == 1
    (row,) = json.loads(capsys.readouterr().out)
    assert row["verdict"] == "fail"
    assert any(f["kind"] == "static" and f["line"] == 11 for f in row["findings"])


def test_json_of_a_pass(write, capsys) -> None:
    assert invoke(["check", write("k.ptx", GOOD), "--arch", "sm_80,sm_90", "--format", "json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(r["file"], r["arch"], r["verdict"], r["findings"]) for r in rows] == [
        ("k.ptx", "sm_80", "pass", []),
        ("k.ptx", "sm_90", "pass", []),
    ]
    assert rows[0]["metrics"]["registers"] > 0
    assert all(c["ran"] for r in rows for c in r["checks"])


def test_sarif_gives_a_fault_once_over_all_architectures(write, capsys) -> None:
    assert invoke(["check", write("k.ptx", REFUSED), "--arch", "sm_80,sm_90", "--format", "sarif"]) == 1
    log = json.loads(capsys.readouterr().out)
    results = [r for r in log["runs"][0]["results"] if r["ruleId"] == "assay/assembly"]
    where = [r["locations"][0]["physicalLocation"] for r in results]
    assert {(w["artifactLocation"]["uri"], w["region"]["startLine"]) for w in where} == {("k.ptx", 10)}
    assert len(results) == len({r["message"]["text"].splitlines()[0] for r in results})


@pytest.mark.parametrize("text", ["hello\n", "", "<html></html>", "__global__ void k() {}\n", b"\x7fELF\x02\x01\0\0"])
def test_text_that_is_not_ptx_is_usage(write, capsys, text) -> None:
    assert invoke(["check", write("good.ptx", GOOD), write("bad.ptx", text)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("assay: ")
    assert "bad.ptx" in err


def test_an_architecture_the_assembler_does_not_know_is_not_run_by_name(write, capsys) -> None:
    assert invoke(["check", write("k.ptx", GOOD), "--arch", "sm_101"]) == 3
    assert "sm_101   not run" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("target", "arch", "runs"),
    [
        ("sm_75", "sm_75", True), ("sm_75", "sm_121", True), ("sm_90", "sm_80", False), ("sm_90", "sm_90a", True),
        ("sm_90a", "sm_90a", True), ("sm_90a", "sm_90", False), ("sm_90a", "sm_100a", False),
        ("sm_100f", "sm_103a", True), ("sm_100f", "sm_120a", False),
    ],
)  # fmt: skip
def test_where_a_target_runs(target: str, arch: str, runs: bool) -> None:
    assert targets(target, arch) is runs
