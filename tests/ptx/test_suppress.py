# SPDX-License-Identifier: Apache-2.0
"""Comments that silence one rule on one line, and the choice of rules by id and prefix."""

from __future__ import annotations

import pytest

from harness.errors import UsageError
from harness.ptx.checks import RULES, check, check_text, chosen, rule_ids
from harness.ptx.occurrence import normalised
from harness.ptx.parser import parse

# Line 9 reads %r3 unwritten, line 10 reads %r4.
TEXT = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
  .reg .b64 %rd<2>; .reg .b32 %r<9>;
  ld.param.u64 %rd1, [p];
  ABOVE
  add.u32 %r1, %r3, 1; HERE
  add.u32 %r2, %r4, %r1;
  st.global.u32 [%rd1], %r2;
  ret;
}
"""


def told(here: str = "", above: str = "") -> list[tuple[str, int | None]]:
    text = TEXT.replace("HERE", here).replace("ABOVE", above)
    return [(f.detail["rule"], f.places[0].ptx_line) for f in check_text(text)]


FIRST, SECOND = ("never-written", 9), ("never-written", 10)


@pytest.mark.parametrize(
    ("here", "above"),
    [
        ("// assay: ignore[never-written] the launcher sets it", ""),
        ("/* assay: ignore[never-written] the launcher sets it */", ""),
        ("", "// assay: ignore[never-written] the launcher sets it"),
        ("// assay:ignore [never-written, ]: set elsewhere", ""),
    ],
)
def test_a_comment_with_a_reason_silences_its_rule_on_its_line_only(here: str, above: str) -> None:
    assert told(here, above) == [SECOND]


def test_a_missing_reason_is_reported_and_silences_nothing() -> None:
    assert told("// assay: ignore[never-written]") == [FIRST, ("ignore-reason", 9), SECOND]


def test_an_unknown_rule_is_reported_and_the_others_still_hold() -> None:
    assert told("// assay: ignore[never-writen, never-written] a reason") == [("ignore-unknown", 9), SECOND]
    assert told("// assay: ignore a reason") == [FIRST, ("ignore-unknown", 9), SECOND]


def test_a_comment_that_silences_nothing_is_reported() -> None:
    assert told("// assay: ignore[barrier-skipped] a reason") == [FIRST, ("ignore-unused", 9), SECOND]
    m = parse(TEXT.replace("HERE", "// assay: ignore[barrier-skipped] a reason").replace("ABOVE", ""))
    only = frozenset({"never-written", "ignore-unused"})
    assert [f.detail["rule"] for f in check(m, only)] == ["never-written", "never-written"]


def test_words_elsewhere_are_no_such_comment() -> None:
    assert told("// we assay this: ignore[never-written] nothing") == [FIRST, SECOND]
    assert told("", '.pragma "assay: ignore[never-written] x";') == [FIRST, SECOND]


def test_rules_are_chosen_by_id_and_prefix() -> None:
    assert chosen([], []) is None
    assert chosen(["barrier"], []) == {"barrier-skipped", "barrier-divergent"}
    assert chosen(["barrier", "syntax"], ["barrier-skipped"]) == {"barrier-divergent", "syntax"}
    assert chosen([], ["never-written"]) == rule_ids() - {"never-written"}
    assert chosen(["never-written"], []) == {"never-written"}
    assert rule_ids() >= RULES.keys()


@pytest.mark.parametrize("name", ["", "nothing", "never-written-at-all"])
def test_a_name_that_no_rule_has_is_usage(name: str) -> None:
    with pytest.raises(UsageError, match="there is no rule"):
        chosen([name], [])
    with pytest.raises(UsageError, match="there is no rule"):
        chosen([], [name])


def test_which_of_several_alike_a_finding_is() -> None:
    text = TEXT.replace("ABOVE", "").replace("HERE", "add.u32 %r5, %r6, 1;")
    assert [f.detail["occurrence"] for f in check_text(text)] == [0, 1, 0]
    assert normalised("@%p1 bra  $L__BB0_7") == "@%p# bra #"
    assert normalised("ld.global.v2.f32 {%f1, %f22}, [%rd4+8]") == "ld.global.v2.f32 {%f#, %f#}, [%rd#+8]"
