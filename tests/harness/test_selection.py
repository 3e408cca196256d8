# SPDX-License-Identifier: Apache-2.0
"""A selection tries every threshold from both sides, runs what it chose, and shows one that is wrong where chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from harness import contract
from harness.cases import cases
from harness.contract import In, Kernel, Out, Size, exact, i32, kernel
from harness.emulator.engine import EmulatorEngine
from harness.errors import ContractError
from harness.execute import run_case
from harness.findings import Kind, Verdict
from harness.prepare import LaunchRefused
from harness.selection import Choice, chosen, edges, select, selection

PTX = """.version 7.0
.target {target}
.address_size 64
.visible .entry twice(.param .u32 n, .param .u64 x, .param .u64 y)
{{
 .reg .pred %p<2>; .reg .b32 %r<6>; .reg .b64 %rd<8>;
 ld.param.u32 %r1, [n];
 mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mov.u32 %r4, %tid.x;
 mad.lo.s32 %r2, %r2, %r3, %r4;
 setp.ge.u32 %p1, %r2, {last};
 @%p1 bra END;
 ld.param.u64 %rd1, [x]; ld.param.u64 %rd2, [y];
 mul.wide.u32 %rd3, %r2, 4; add.s64 %rd4, %rd1, %rd3; add.s64 %rd5, %rd2, %rd3;
 ld.global.u32 %r5, [%rd4]; add.s32 %r5, %r5, %r5; st.global.u32 [%rd5], %r5;
END:
 ret;
}}
"""
CHOICES = (Choice("wide", {"n": 40}, "sm_80"), Choice("even", {"n": 8}), Choice("plain", {}))


@pytest.fixture
def declared(tmp_path: Path) -> Iterator[dict[str, Kernel]]:
    """Three configurations: the widest loses its last element; one does even sizes only."""
    before = list(contract.declared)
    for variant, target, last in (("plain", "sm_75", "%r1"), ("even", "sm_75", "%r1"), ("wide", "sm_80", "40")):
        (tmp_path / f"{variant}.{target}.ptx").write_text(PTX.format(target=target, last=last))

        def oracle(n: Size, x: In[i32, "n"], y: Out[i32, "n"]) -> Any:
            """y = 2 x modulo 2^32."""
            return (2 * x + 2**31) % 2**32 - 2**31

        oracle.__annotations__ = {"n": Size, "x": In[i32, "n"], "y": Out[i32, "n"]}
        even = [("n is even", lambda n: n % 2 == 0)] if variant == "even" else ()
        kernel("lab/twice", variant=variant, entry="twice", block=32, grid=lambda n: -(-n // 32), within=exact,
               requires=even, ptx=variant)(oracle)  # fmt: skip
        contract.declared[-1] = replace(contract.declared[-1], root=tmp_path)
    selection("lab/twice", "auto", CHOICES, base={"n": 5})
    yield {k.variant: k for k in contract.declared if k.name == "lab/twice"}
    contract.declared[:] = before


def test_sizes_lie_on_both_sides_of_every_threshold() -> None:
    assert [e["n"] for e in edges(CHOICES, {"n": 5})] == [5, 39, 40, 41, 7, 8, 9]
    two = edges([Choice("a", {"m": 10, "n": 20})], {"m": 1, "n": 1, "k": 3}, lambda m, n, k: {"lda": k + 1})
    assert {(e["m"], e["n"]) for e in two} == {
        (1, 1), (9, 20), (9, 21), (10, 19), (11, 19), (10, 20), (10, 21), (11, 20), (11, 21),
    }  # fmt: skip
    assert all(e["lda"] == 4 for e in two)


def test_what_is_chosen_by_shape_and_architecture(declared: dict[str, Kernel]) -> None:
    def name(n: int, arch: str) -> str:
        return select("lab/twice", "auto", {"n": n}, arch).variant

    assert [name(n, "sm_90") for n in (1, 7, 8, 9, 39, 40, 41)] == [
        "plain", "plain", "even", "plain", "plain", "wide", "wide",
    ]  # fmt: skip
    assert [name(n, "sm_75") for n in (38, 39, 40, 41)] == ["even", "plain", "even", "plain"]
    assert chosen(declared["plain"], {"n": 100}, "sm_90") is declared["plain"]
    assert not Choice("x", {}, "sm_90a").takes({}, "sm_100")


def test_a_wrong_configuration_is_found_where_it_is_chosen(declared: dict[str, Kernel]) -> None:
    whole = declared["auto"]
    engine = EmulatorEngine("sm_90")
    verdicts = {}
    for case in cases(whole, 3):
        result = run_case(whole, case, engine, "sm_90", 3)
        assert result.variant == "auto"
        verdicts[case.sizes["n"]] = (result.verdict, result.metrics.get("chosen"), {f.kind for f in result.findings})
    assert verdicts.pop(41) == (Verdict.FAIL, "wide", {Kind.UNWRITTEN, Kind.MISMATCH})
    assert {n for n, (v, _, _) in verdicts.items() if v is Verdict.PASS} == {5, 7, 8, 9, 39, 40}
    assert verdicts[40][1] == "wide"
    assert all(run_case(whole, c, EmulatorEngine("sm_75"), "sm_75", 3).verdict is Verdict.PASS for c in cases(whole, 3))


def test_a_selection_that_cannot_be_is_refused(declared: dict[str, Kernel]) -> None:
    with pytest.raises(ContractError, match="no variant absent"):
        selection("lab/twice", "b", [Choice("absent", {})], base={"n": 1})
    with pytest.raises(ContractError, match="nothing is chosen"):
        selection("lab/twice", "b", [Choice("plain", {"n": 3})], base={"n": 1})
    with pytest.raises(ContractError, match="no size"):
        selection("lab/twice", "b", [Choice("plain", {"m": 3}), Choice("even", {})], base={"n": 1})
    with pytest.raises(ContractError, match="no selection"):
        select("lab/twice", "plain", {"n": 1}, "sm_90")
    selection("lab/twice", "only", [Choice("even", {})], base={"n": 2})
    with pytest.raises(LaunchRefused) as refused:
        select("lab/twice", "only", {"n": 3}, "sm_90")
    assert (refused.value.required, refused.value.actual) == ("n is even", "n=3")
