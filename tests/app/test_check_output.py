# SPDX-License-Identifier: Apache-2.0
"""What `assay check` prints: text as a compiler's, JSON, SARIF 2.1.0; many files, and rules chosen by name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from harness.app.check_file import Job, check_file
from harness.app.cli import invoke

FAULTY = """\
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
	.reg .b32 %r<9>;
	.reg .b64 %rd<3>;
	.loc 1 2 3
	ld.param.u64 %rd1, [p];
	.loc 1 3 3
	add.u32 %r1, %r3, 1;
	add.u32 %r2, %r4, %r5;
	st.global.u32 [%rd1], %r1;
	st.global.u32 [%rd1+4], %r2;
	ret;
}
.file 1 "k.cu"
"""
WARNED = (Path(__file__).parents[1] / "faults" / "static" / "bar_2_branch.bad.ptx").read_text()


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)

    def make(name: str, text: str) -> str:
        (tmp_path / name).write_text(text)
        return name

    return make


def test_a_finding_reads_like_a_compilers(write, capsys) -> None:
    write("k.cu", "__global__ void k(int* p)\n{\n  p[0] = x + 1;\n}\n")
    assert invoke(["check", write("k.ptx", FAULTY), "--arch", "sm_80"]) == 1
    out = capsys.readouterr().out
    assert out.startswith(
        "k.ptx:11:15: error: %r3 is read here, and nothing has written it on any path [never-written]\n"
        " 11 |  add.u32 %r1, %r3, 1;\n"
        "    |               ^^^\n"
        "    = from: k.cu:3:  p[0] = x + 1;\n"
        "    = why: a register holds an undefined value until an instruction writes it\n"
        "    = fix: write %r3 first, or correct the name\n"
    )
    assert out.endswith("\n3 errors\n")


def test_both_places_of_a_finding_are_shown_and_a_warning_fails_nothing(write, capsys) -> None:
    assert invoke(["check", write("k.ptx", WARNED), "--arch", "sm_80"]) == 0
    out = capsys.readouterr().out
    assert "\n    = branch: line 29: bra SKIP\n" in out
    assert "sm_80    no error, 1 warning" in out
    assert out.endswith("\n1 warning\n")


def test_rules_are_chosen(write, capsys) -> None:
    name = write("k.ptx", WARNED)
    assert invoke(["check", name, "--arch", "sm_80", "--ignore", "barrier"]) == 0
    assert "barrier" not in capsys.readouterr().out.replace("bar_2", "")
    assert invoke(["check", name, "--arch", "sm_80", "--select", "never-written,maybe"]) == 0
    assert "warning" not in capsys.readouterr().out
    for option in ("--select", "--ignore"):
        assert invoke(["check", name, option, "no-such-rule"]) == 2
        assert "there is no rule 'no-such-rule'" in capsys.readouterr().err


def test_many_files_in_processes_print_what_one_process_prints(write, capsys) -> None:
    padding = "\n// " + "x" * 60_000
    names = [write(f"k{n}.ptx", (WARNED if n % 2 else FAULTY) + padding) for n in range(5)]
    printed = []
    for form in ("text", "json", "sarif"):
        for workers in ("1", "3"):
            args = ["check", *names, "--arch", "sm_80", "--format", form, "--workers", workers]
            assert invoke(args) == 1
            printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert [r["file"] for r in json.loads(printed[3])] == names
    assert printed[4] == printed[5]
    by_file = [printed[0].index(f"\n{n}\n") for n in names]
    assert by_file == sorted(by_file)


def test_kernels_of_several_files_are_compared(write, capsys) -> None:
    body = WARNED.replace("// expect", "// note")
    names = [write("pairs_f32.ptx", body), write("pairs_f64.ptx", body)]
    invoke(["check", *names, "--arch", "sm_80", "--format", "json", "--select", "identical"])
    rows = json.loads(capsys.readouterr().out)
    assert [[w["rule"] for w in r["warnings"]] for r in rows] == [[], ["identical-variant"]]


# --- SARIF ------------------------------------------------------------------------------------------------------------

# What the schema of SARIF 2.1.0 allows in the objects that are written: property, whether it is required, its type.
SCHEMA: dict[str, dict[str, tuple[bool, Any]]] = {
    "log": {"$schema": (False, str), "version": (True, {"2.1.0"}), "runs": (True, ["run"])},
    "run": {"tool": (True, "tool"), "results": (False, ["result"]), "columnKind": (False, {"unicodeCodePoints"})},
    "tool": {"driver": (True, "driver")},
    "driver": {
        "name": (True, str), "version": (False, str), "semanticVersion": (False, str), "rules": (False, ["rule"]),
    },
    "rule": {
        "id": (True, str), "name": (False, str), "shortDescription": (False, "text"),
        "defaultConfiguration": (False, "configuration"),
    },
    "configuration": {"level": (False, {"none", "note", "warning", "error"})},
    "text": {"text": (True, str)},
    "result": {
        "ruleId": (False, str), "ruleIndex": (False, int), "level": (False, {"none", "note", "warning", "error"}),
        "message": (True, "text"), "locations": (False, ["location"]), "relatedLocations": (False, ["location"]),
        "partialFingerprints": (False, dict), "properties": (False, dict),
    },
    "location": {"id": (False, int), "physicalLocation": (False, "physical"), "message": (False, "text")},
    "physical": {"artifactLocation": (True, "artifact"), "region": (False, "region")},
    "artifact": {"uri": (True, str)},
    "region": {"startLine": (True, int), "startColumn": (False, int)},
}  # fmt: skip


def conforms(value: Any, kind: Any, where: str = "log") -> None:
    """Assert that a value is what the schema says of its kind; properties that it does not know are refused."""
    if isinstance(kind, str):
        fields = SCHEMA[kind]
        assert isinstance(value, dict), where
        assert set(value) <= set(fields), (where, set(value) - set(fields))
        for name, (required, inner) in fields.items():
            assert name in value or not required, (where, name)
            if name in value:
                conforms(value[name], inner, f"{where}.{name}")
    elif isinstance(kind, list):
        assert isinstance(value, list), where
        for n, item in enumerate(value):
            conforms(item, kind[0], f"{where}[{n}]")
    elif isinstance(kind, set):
        assert value in kind, where
    else:
        assert isinstance(value, kind), where
        assert not isinstance(value, bool), where
        if kind is int:
            assert value >= (1 if "start" in where else 0), where


def log_of(args: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    invoke(["check", *args, "--arch", "sm_80", "--format", "sarif"])
    return json.loads(capsys.readouterr().out)


def test_sarif_is_what_its_schema_says(write, capsys) -> None:
    log = log_of([write("a b.ptx", FAULTY), write("w.ptx", WARNED)], capsys)
    conforms(log, "log")
    run = log["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    assert len({r["id"] for r in rules}) == len(rules)
    assert [rules[r["ruleIndex"]]["id"] for r in run["results"]] == [r["ruleId"] for r in run["results"]]
    levels = {r["ruleId"]: r["level"] for r in run["results"]}
    assert levels["assay/static/never-written"] == "error"
    assert levels["assay/static/barrier-divergent"] == "warning"
    first = run["results"][0]["locations"][0]["physicalLocation"]
    assert first["artifactLocation"]["uri"] == "a%20b.ptx"
    assert first["region"] == {"startLine": 11, "startColumn": 15}
    with pytest.raises(AssertionError):
        conforms(log | {"extra": 1}, "log")


def test_fingerprints_outlive_moved_lines_and_renamed_registers(write, capsys) -> None:
    def prints(text: str) -> list[str]:
        log = log_of([write("k.ptx", text)], capsys)
        return [r["partialFingerprints"]["assay/v1"] for r in log["runs"][0]["results"]]

    before = prints(FAULTY)
    assert len(set(before)) == 3
    moved = FAULTY.replace("{\n", "{\n\t// a comment\n\n").replace("%r1, %r3", "%r7, %r8").replace("], %r1", "], %r7")
    assert prints(moved) == before
    assert prints(FAULTY.replace("add.u32 %r1, %r3", "sub.u32 %r1, %r3"))[1:] == before[1:]
    assert prints(FAULTY.replace("add.u32 %r1, %r3", "sub.u32 %r1, %r3"))[0] != before[0]
    assert prints(FAULTY.replace(" k(", " other("))[0] != before[0]


def test_a_file_is_read_and_ruled_once_for_all_architectures() -> None:
    made = check_file(Job("k.ptx", FAULTY, ("sm_80", "sm_90", "sm_75"), False))
    assert [r.arch for r in made.results] == ["sm_80", "sm_90", "sm_75"]
    assert made.results[0].findings[0] is made.results[1].findings[0]
    assert made.results[2].metrics["passed_over"]
