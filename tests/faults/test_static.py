# SPDX-License-Identifier: Apache-2.0
"""Static rows of the fault list: for each, kernels with the fault and twins without it, as PTX in `static/`.

A file is ROW_NAME.bad.ptx or ROW_NAME.good.ptx. In a bad one, `// expect: RULE` ends each line on which that rule must
report, and no other rule may report anywhere; `// assembler: refuses` says that the fault is one that an assembler
sees too. Everything else must assemble, so that no rule is tried on what nobody could have run.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from harness.ptx.assemble import assemble
from harness.ptx.checks import RULES, check_text
from harness.ptx.checks.identity import bodies, repeated
from harness.ptx.parser import parse

STATIC = Path(__file__).parent / "static"
FILES = sorted(STATIC.glob("*.ptx"))
BAD = [p for p in FILES if p.name.endswith(".bad.ptx")]
GOOD = [p for p in FILES if p.name.endswith(".good.ptx")]
# Rows with several pairs; every static row of the fault list is to stand here.
ROWS = (
    "bar_1",
    "bar_2",
    "bar_4",
    "asy_4",
    "asy_5",
    "krn_1",
    "krn_4",
    "krn_5",
    "krn_6",
    "krn_7",
    "krn_8",
    "krn_10",
    "krn_15",
    "krn_16",
    "krn_23",
)
_EXPECT = re.compile(r"// expect: ([\w-]+(?:, [\w-]+)*)")


def expected(text: str) -> Counter[tuple[str, int]]:
    """(rule, line) of every report that a file asks for."""
    return Counter(
        (rule, line)
        for line, words in enumerate(text.split("\n"), 1)
        for m in [_EXPECT.search(words)]
        if m
        for rule in m.group(1).split(", ")
    )


def found(path: Path) -> Counter[tuple[str, int]]:
    return Counter((f.detail["rule"], f.places[0].ptx_line) for f in check_text(path.read_text(), path.name))


@pytest.mark.parametrize("path", BAD, ids=lambda p: p.name)
def test_the_fault_is_found_where_it_is_and_nothing_else(path: Path) -> None:
    want = expected(path.read_text())
    assert want, "a bad file must ask for a report"
    assert {rule for rule, _ in want} <= {*RULES, "syntax", "template-residue", "non-ascii"}
    assert found(path) == want


@pytest.mark.parametrize("path", GOOD, ids=lambda p: p.name)
def test_the_twin_is_silent(path: Path) -> None:
    assert not expected(path.read_text())
    assert not found(path)


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_what_is_said_to_assemble_does(path: Path) -> None:
    text = path.read_text()
    target = re.search(r"(?m)^\.target (\w+)", text)
    assert target
    result = assemble(text, target.group(1), path.name)
    assert not result.not_run_reason
    assert result.ok == ("// assembler: refuses" not in text), result.errors


AXPY = (STATIC / "krn_23_axpy.good.ptx").read_text()


@pytest.mark.parametrize(
    ("first", "second", "found_in"),
    [("axpy_f32.ptx", "axpy_f64.ptx", "axpy_f64.ptx"), ("axpy_f32.sm_80.ptx", "axpy_f32.sm_90.ptx", None)],
)
def test_variants_in_files_of_their_own(first: str, second: str, found_in: str | None) -> None:
    one = AXPY.split(".visible .entry axpy_f64")[0].replace("axpy_f32", "axpy")
    files = [parse(one, first), parse(one.replace("%f", "%other"), second)]
    told = repeated([b for m in files for b in bodies(m)])
    assert [f.places[0].file for f in told] == ([found_in] if found_in else [])
    assert all(f.detail["rule"] == "identical-variant" and first in f.message for f in told)


@pytest.mark.parametrize("row", ROWS)
def test_every_row_has_several_pairs(row: str) -> None:
    bad = {p.name.removesuffix(".bad.ptx") for p in BAD if re.match(row + r"_[a-z]", p.name)}
    good = {p.name.removesuffix(".good.ptx") for p in GOOD if re.match(row + r"_[a-z]", p.name)}
    assert bad == good
    assert len(bad) >= 2


def test_every_file_belongs_to_a_row_and_twins_differ() -> None:
    for path in FILES:
        assert any(re.match(row + r"_[a-z0-9_]+\.(bad|good)\.ptx$", path.name) for row in ROWS), path.name
    for path in BAD:
        twin = path.with_name(path.name.replace(".bad.", ".good."))
        assert path.read_text() != twin.read_text()
