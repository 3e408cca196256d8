# SPDX-License-Identifier: Apache-2.0
"""Evidence lands on the right architecture, the worst verdict decides, and what was not run says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.errors import ResultsFileError
from harness.findings import Evidence, Verdict
from harness.results import ResultsFile
from reports.model import Report, fingerprint, load


def test_emulated_evidence_is_shown_only_where_its_text_is_selected(report: Report) -> None:
    at = {a: report.cell("blas/axpy", "f32", a, Evidence.EMULATED) for a in ("sm_75", "sm_90", "sm_100")}
    assert [c.verdict for c in at.values()] == [Verdict.PASS, Verdict.PASS, Verdict.NOT_RUN]
    assert [len(c.rows) for c in at.values()] == [2, 2, 0]
    assert at["sm_75"].schedules == 7


def test_each_result_counts_once_in_the_totals(report: Report) -> None:
    t = report.totals()
    assert (t.kernels, t.scenarios, t.cases, t.schedules) == (3, 1, 4, 13)
    assert (t.controls_found, t.controls_planted, t.findings) == (13, 14, 2)
    assert t.verdicts == {
        Verdict.FAIL: 1, Verdict.ERROR: 1, Verdict.UNSUPPORTED: 1, Verdict.NOT_RUN: 2, Verdict.PASS: 6
    }  # fmt: skip


def test_architectures_are_in_numeric_order(report: Report) -> None:
    assert report.archs == ["sm_75", "sm_90", "sm_100"]


def test_the_worst_verdict_decides(report: Report) -> None:
    cell = report.cell("blas/axpy", "f32", "sm_75", Evidence.EMULATED)
    cell.rows.append(report.cell("scenario/fork-join", "f32", "sm_75", Evidence.EMULATED).rows[0])
    assert cell.verdict is Verdict.ERROR
    assert cell.passed == 2
    cell.rows.append(report.cell("sort/hist", "u32", "sm_75", Evidence.EMULATED).rows[0])
    assert cell.verdict is Verdict.FAIL


def test_both_accesses_are_marked_in_the_ptx_and_the_source(report: Report) -> None:
    race = report.findings()[0]
    (ptx,) = race.ptx
    marked = {line.number: (line.text.strip(), line.marks) for line in ptx.lines if line.marks}
    assert marked == {
        39: ("ld.global.u32 %r1, [%rd1];", ("read",)),
        41: ("st.global.u32 [%rd1], %r2;", ("write",)),
    }
    (source,) = race.source
    assert source.file == "hist_plain.cu"
    assert [line.number for line in source.lines if line.marks] == [9]


def test_the_message_is_the_one_of_the_style_guide(report: Report) -> None:
    assert report.findings()[0].text.splitlines() == [
        "race: across blocks, global memory, 4 bytes at counts+28",
        "  write   hist_plain.sm_75.ptx:41  (hist_plain.cu:9)   block 3 thread 17   st.global.u32",
        "  read    hist_plain.sm_75.ptx:39  (hist_plain.cu:9)   block 0 thread 5    ld.global.u32",
        "  nothing orders them: no barrier, fence or atomic between different blocks",
        f"  replay  assay replay {report.metas[0]['path']}#1",
    ]


def test_what_an_interrupted_run_left(tmp_path: Path, made) -> None:
    report = load([made.write(tmp_path / "r.sqlite", status="interrupted")])
    dot = report.cell("blas/dot", "f32", "sm_75", Evidence.EMULATED)
    assert (dot.verdict, dot.reasons) == (Verdict.NOT_RUN, ("not run: interrupted while it ran",))
    assert dot.rows[0].replay == f"assay replay {tmp_path}/r.sqlite#s12"
    gemv = report.cell("blas/gemv", "f32", "sm_75", Evidence.EMULATED)
    assert gemv.reasons == ("not run: the run was interrupted before this",)
    assert len(report.cell("blas/axpy", "f32", "sm_75", Evidence.EMULATED).rows) == 2


def test_a_killed_run_is_an_error_not_a_pass(tmp_path: Path, made) -> None:
    report = load([made.write(tmp_path / "r.sqlite", status="running")])
    assert report.cell("blas/dot", "f32", "sm_75", Evidence.EMULATED).verdict is Verdict.ERROR


def test_several_files_are_merged_and_findings_keep_their_file(tmp_path: Path, made) -> None:
    one, two = made.write(tmp_path / "a.sqlite"), made.write(tmp_path / "b b.sqlite")
    report = load([one, two])
    assert report.totals().findings == 4
    assert len({s.anchor for s in report.findings()}) == 4
    assert report.findings()[2].replay == f"assay replay '{two}'#1"
    assert len({s.fingerprint for s in report.findings()}) == 2


def test_one_bad_file_among_good_ones_is_refused(tmp_path: Path, made) -> None:
    good, bad = made.write(tmp_path / "a.sqlite"), made.write(tmp_path / "b.sqlite")
    bad.write_bytes(bad.read_bytes()[:5000])
    with pytest.raises(ResultsFileError, match=r"b\.sqlite is cut off"):
        load([good, bad])


def test_a_fingerprint_survives_moved_lines_and_not_another_instruction(made) -> None:
    from dataclasses import replace

    result = made.results()[0]
    race = made.RACE
    moved = replace(race, places=tuple(replace(p, ptx_line=p.ptx_line + 7, thread=(1, 0, 0)) for p in race.places))
    other = replace(race, places=(race.places[0], replace(race.places[1], instruction="ld.global.u8 %r1, [%rd9];")))
    assert fingerprint(moved, result) == fingerprint(race, result)
    assert fingerprint(other, result) != fingerprint(race, result)


def test_an_empty_run(tmp_path: Path) -> None:
    with ResultsFile.create(tmp_path / "r.sqlite", {}) as f:
        f.finish("complete")
    report = load([tmp_path / "r.sqlite"])
    assert report.archs == []
    assert report.totals().cases == 0
