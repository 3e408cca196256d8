# SPDX-License-Identifier: Apache-2.0
"""JUnit XML, SARIF and summary.md: the shapes their readers need."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

from harness.findings import Kind
from harness.results import ResultsFile
from reports.junit import junit
from reports.model import Report, load
from reports.sarif import rule_id, sarif, sarif_json
from reports.summary import LIMIT, summary

# junit-10.xsd of the Jenkins xunit plugin: allowed attributes and children by element.
JENKINS = {
    "testsuites": ({"name", "time", "tests", "failures", "errors"}, {"testsuite"}),
    "testsuite": (
        {"name", "tests", "failures", "errors", "group", "time", "skipped", "timestamp", "hostname", "id", "package",
         "file", "log", "url"},
        {"testsuite", "properties", "testcase", "system-out", "system-err"},
    ),
    "properties": (set(), {"property"}),
    "property": ({"name", "value"}, set()),
    "testcase": (
        {"name", "time", "classname", "group"},
        {"skipped", "error", "failure", "system-out", "system-err"},
    ),
    "failure": ({"type", "message"}, set()),
    "error": ({"type", "message"}, set()),
    "skipped": ({"type", "message"}, set()),
    "system-out": (set(), set()),
}  # fmt: skip


def test_junit_keeps_to_the_jenkins_schema(report: Report) -> None:
    root = ET.fromstring(junit(report))
    for element in root.iter():
        attributes, children = JENKINS[element.tag]
        assert set(element.attrib) <= attributes, element.tag
        assert {c.tag for c in element} <= children, element.tag
    for suite in root:
        cases = suite.findall("testcase")
        assert int(suite.get("tests", "")) == len(cases) == len({(c.get("classname"), c.get("name")) for c in cases})
        assert int(suite.get("failures", "")) == len(suite.findall("testcase/failure"))
        assert int(suite.get("errors", "")) == len(suite.findall("testcase/error"))
        assert int(suite.get("skipped", "")) == len(suite.findall("testcase/skipped"))
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", suite.get("timestamp", ""))
    assert int(root.get("tests", "")) == len(list(root.iter("testcase")))


def test_junit_says_each_verdict_its_own_way(report: Report, made) -> None:
    root = ET.fromstring(junit(report))
    by_name = {(c.get("classname"), c.get("name")): c for c in root.iter("testcase")}
    failed = by_name["sm_75.emulated", "sort/hist [u32]"].find("failure")
    assert failed is not None
    assert failed.get("type") == "race"
    assert "assay replay" in (failed.text or "")
    assert by_name["sm_75.emulated", "scenario/fork-join [f32]"].find("error") is not None
    skipped = by_name["sm_75.silicon", "blas/axpy [f32]"].find("skipped")
    assert skipped is not None
    assert skipped.get("message") == "not run: no driver <here>"
    evil = by_name["sm_75.emulated", f"{made.EVIL} [{made.EVIL}]"].find("skipped")
    assert evil is not None
    passed = by_name["sm_90.emulated", "blas/axpy [f32]"]
    assert [c.tag for c in passed] == ["system-out"]


def test_sarif_has_what_2_1_0_requires(report: Report) -> None:
    log = json.loads(sarif_json(report.findings()))
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    driver = run["tool"]["driver"]
    assert driver["name"] == "assay"
    ids = [r["id"] for r in driver["rules"]]
    assert len(ids) == len(set(ids)) == len(Kind)
    assert len(run["results"]) == 2
    for result in run["results"]:
        assert ids[result["ruleIndex"]] == result["ruleId"]
        assert result["level"] in ("none", "note", "warning", "error")
        assert result["message"]["text"]
        assert re.fullmatch("[0-9a-f]{32}", result["partialFingerprints"]["assay/v1"])
        for spot in result["locations"] + result["relatedLocations"]:
            where = spot["physicalLocation"]
            assert not where["artifactLocation"]["uri"].startswith("/")
            assert where["region"]["startLine"] >= 1
    race = run["results"][0]
    assert race["ruleId"] == "assay/race"
    assert race["locations"][0]["physicalLocation"]["region"]["startLine"] == 41
    assert race["relatedLocations"][0]["physicalLocation"]["region"]["startLine"] == 39
    assert [s["id"] for s in race["relatedLocations"]] == [1, 2, 3]


def test_sarif_paths_are_relative_to_the_repository(tmp_path: Path, made) -> None:
    with ResultsFile.create(tmp_path / "r.sqlite", {}) as f:
        f.add_text("hist", made.PTX, file="hist_plain.sm_75.ptx", sources={"kernels/sort/hist_plain.cu": made.CU})
        f.append(replace(made.results()[0], findings=(made.RACE,), metrics={"ptx_digest": "hist"}))
    (result,) = sarif(load([tmp_path / "r.sqlite"]).findings())["runs"][0]["results"]
    where = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    assert where == "kernels/sort/hist_plain.sm_75.ptx"


def test_sarif_gives_a_repeated_finding_once(report: Report) -> None:
    assert len(sarif(report.findings() * 2)["runs"][0]["results"]) == 2


def test_rule_ids_have_no_spaces() -> None:
    assert rule_id(Kind.OUT_OF_PLACE) == "assay/out-of-place-write"


def test_summary_puts_findings_first_and_escapes_markup(report: Report, made) -> None:
    text = summary(report)
    assert text.startswith("# Assay: 2 findings\n")
    order = [text.index(s) for s in ("## Findings", "## Neither passed nor failed", "## By subject")]
    assert order == sorted(order)
    outside = re.sub(r"(`{3,})text\n.*?\n\1\n", "", text, flags=re.S)
    assert "<script>" not in outside
    assert "13 of 14" in text


def test_a_fence_is_longer_than_any_in_the_message(tmp_path: Path, made) -> None:
    with ResultsFile.create(tmp_path / "r.sqlite", {}) as f:
        f.append(replace(made.results()[0], findings=(replace(made.MARKUP, message="````\n# not a heading"),)))
    assert "`````text" in summary(load([tmp_path / "r.sqlite"]))


def test_summary_stays_under_its_limit(tmp_path: Path, made) -> None:
    long = replace(made.MARKUP, message="x" * 100_000)
    with ResultsFile.create(tmp_path / "r.sqlite", {}) as f:
        for r in made.results():
            f.append(replace(r, findings=(long, long, long)))
    text = summary(load([tmp_path / "r.sqlite"]))
    assert len(text.encode()) <= LIMIT + 200 < 1024 * 1024
    assert "more entries; see the site" in text
