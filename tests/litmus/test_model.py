# SPDX-License-Identifier: Apache-2.0
"""The enumerator against verdicts that others published: the PTX ISA manual's own litmus tests, the paper that first
formalised the model, and the tests of NVIDIA's model of proxies. Outcomes are asked for by register and final value."""

from __future__ import annotations

import pytest

from tests.litmus.model import allowed
from tests.litmus.program import Litmus, threads_of

MANUAL = "PTX ISA 9, Memory Consistency Model"
PAPER = "Lustig et al. 2019"  # A Formal Analysis of the NVIDIA PTX Memory Consistency Model, ASPLOS
PROXIES = "Lustig et al. 2022"  # Mixed-Proxy Extensions …, ISCA; tests of github.com/NVlabs/mixedproxy

# (source, threads, block of each, {register or location: value}, allowed)
KNOWN = [
    # The manual.
    (MANUAL, "a=ld.relaxed.sys x; b=ld.relaxed.sys x | st.relaxed.sys x 1", (0, 1), {"a": 1, "b": 0}, False),
    (MANUAL, "st.weak d 1; fence.sc.sys; st.relaxed.sys f 1 | a=ld.relaxed.sys f; fence.sc.sys; b=ld.weak d", (0, 1),
     {"a": 1, "b": 0}, False),
    (MANUAL, "st.weak x 1; fence.sc.sys; a=ld.weak y | st.weak y 1; fence.sc.sys; b=ld.weak x", (0, 1),
     {"a": 0, "b": 0}, False),
    (MANUAL, "st.weak x 1; fence.acq_rel.sys; a=ld.weak y | st.weak y 1; fence.acq_rel.sys; b=ld.weak x", (0, 1),
     {"a": 0, "b": 0}, True),
    (MANUAL, "a=ld.weak x; st.weak y 1 | b=ld.weak y; st.weak x 1", (0, 1), {"a": 1, "b": 1}, True),
    (MANUAL, "a=ld.weak x; st.weak y a | b=ld.weak y; st.weak x b", (0, 1), {"a": 1, "b": 1}, False),
    (MANUAL, "a=ld.weak x; st.weak y a | b=ld.weak y; st.weak x b", (0, 1), {"a": 0, "b": 0, "x": 0, "y": 0}, True),
    (MANUAL, "a=atom.relaxed.sys.add x 1 | b=atom.relaxed.sys.add x 1", (0, 1), {"x": 2}, True),
    (MANUAL, "a=atom.relaxed.sys.add x 1 | b=atom.relaxed.sys.add x 1", (0, 1), {"x": 1}, False),
    (MANUAL, "a=atom.relaxed.cta.add x 1 | b=atom.relaxed.gpu.add x 1", (0, 1), {"x": 1}, True),
    (MANUAL, "a=atom.relaxed.cta.add x 1 | b=atom.relaxed.gpu.add x 1", (0, 1), {"x": 2}, True),
    (MANUAL, "st.weak x 42; st.release.gpu f 1 | red.relaxed.sys.add f 1; fence.acq_rel.gpu; a=ld.weak x", (0, 1),
     {"a": 0, "f": 2}, True),
    (MANUAL, "st.weak x 42; st.release.gpu f 1 | b=atom.relaxed.sys.add f 1; fence.acq_rel.gpu; a=ld.weak x", (0, 1),
     {"a": 0, "b": 1, "f": 2}, False),
    # The paper: its figures 5, 6, 8 and 9.
    (PAPER, "st.weak x 1; st.release.gpu y 1 | a=ld.acquire.gpu y; b=ld.weak x", (0, 1), {"a": 1, "b": 0}, False),
    (PAPER, "st.weak x 1; fence.sc.gpu; a=ld.weak y | st.weak y 1; fence.sc.gpu; b=ld.weak x", (0, 1),
     {"a": 0, "b": 0}, False),
    (PAPER, "a=ld.weak y; st.weak x a | b=ld.weak x; st.weak y b", (0, 1), {"a": 42, "b": 42}, False),
    (PAPER, "st.relaxed.gpu x 1 | a=ld.relaxed.gpu x; b=ld.weak x", (0, 1), {"a": 1, "b": 0}, False),
    (PAPER, "st.relaxed.gpu x 1 | a=ld.relaxed.gpu x; st.weak x 2", (0, 1), {"a": 1, "x": 1}, False),
    (PAPER, "st.relaxed.gpu x 1 | st.relaxed.gpu x 2; a=ld.weak x", (0, 1), {"a": 1, "x": 2}, False),
    (PAPER, "st.weak x 1; st.weak x 2", (0,), {"x": 1}, False),
    # The tests of the model of proxies.
    (PROXIES, "st.weak x 42; st.release.cta f 1 | a=ld.acquire.cta f; st.release.gpu g 1 |"
     " b=ld.acquire.gpu g; c=ld.weak x",
     (0, 0, 1), {"a": 1, "b": 1, "c": 0}, False),
    (PROXIES, "st.weak x 1; st.release.cta y 1 | a=ld.acquire.gpu y; b=ld.weak x", (0, 0), {"a": 1, "b": 0}, False),
    (PROXIES, "st.release.sys x 1; st.release.sys y 1 | a=ld.relaxed.sys y; b=ld.acquire.gpu x", (0, 0),
     {"a": 1, "b": 0}, True),
    (PROXIES, "st.release.gpu x 1 | a=ld.acquire.gpu x; b=ld.weak x", (0, 1), {"a": 1, "b": 0}, False),
    (PROXIES, "st.release.sys x 1 | a=ld.acquire.sys x; st.weak x 2; b=ld.weak x", (0, 1), {"a": 1, "b": 1}, False),
    (PROXIES, "st.release.gpu x 1 | st.release.sys x 2; a=ld.weak x; b=ld.weak x", (0, 1), {"a": 1, "b": 1}, True),
    (PROXIES, "st.weak x 1; st.weak x 2 | a=ld.weak x; b=ld.weak x", (0, 0), {"a": 2, "b": 1}, True),
    (PROXIES, "st.weak x 1 | st.weak x 2 | a=ld.acquire.sys x; b=ld.acquire.sys x |"
     " c=ld.acquire.sys x; d=ld.acquire.sys x",
     (0, 0, 0, 0), {"a": 1, "b": 2, "c": 2, "d": 1}, True),
    (PROXIES, "st.weak x 1; st.release.sys f 1 | st.weak x 2; st.release.sys g 1 |"
     " a=ld.acquire.sys f; b=ld.acquire.sys g;"
     " c=ld.weak x | d=ld.acquire.sys f; e=ld.acquire.sys g; h=ld.weak x", (0, 0, 0, 0),
     {"a": 1, "b": 1, "c": 1, "d": 1, "e": 1, "h": 2}, True),
    (PROXIES, "st.weak x 1; st.release.sys f 1 | st.weak x 2; st.release.sys g 1 |"
     " a=ld.acquire.sys f; b=ld.acquire.sys g;"
     " c=ld.weak x; d=ld.weak x", (0, 0, 0), {"a": 1, "b": 1, "c": 1, "d": 2}, True),
    (PROXIES, "st.release.gpu x 1; st.release.sys f 1 | a=ld.acquire.gpu x; st.weak x 2; st.release.sys g 1 |"
     " b=ld.acquire.sys g; c=ld.acquire.sys g; d=ld.weak x", (0, 1, 2), {"a": 1, "b": 1, "c": 1, "d": 1}, False),
    (PROXIES, "st.weak x 1; st.release.sys f 1 | a=ld.acquire.gpu x; st.weak x 2; st.release.sys g 1 |"
     " b=ld.acquire.sys g; c=ld.acquire.sys g; d=ld.weak x", (0, 1, 2), {"a": 1, "b": 1, "c": 1, "d": 1}, True),
    (PROXIES, "st.weak x 1; fence.sc.cta; a=ld.weak y | st.weak y 1; fence.sc.cta; b=ld.weak x", (0, 0),
     {"a": 0, "b": 0}, False),
    (PROXIES, "st.weak x 1; fence.acq_rel.cta; a=ld.weak y | st.weak y 1; fence.acq_rel.cta; b=ld.weak x", (0, 0),
     {"a": 0, "b": 0}, True),
    (PROXIES, "st.weak x 1; fence.sc.sys; a=ld.weak y | st.weak y 1; fence.sc.gpu; b=ld.weak x", (0, 1),
     {"a": 0, "b": 0}, False),
    (PROXIES, "st.weak x 1; a=ld.weak y | st.weak y 1; b=ld.weak x", (0, 1), {"a": 0, "b": 0}, True),
    (PROXIES, "a=atom.acq_rel.gpu.add x 1; b=atom.acq_rel.gpu.add y 1 | c=atom.acq_rel.gpu.add y 1;"
     " d=atom.acq_rel.gpu.add x 1", (0, 1), {"b": 0, "d": 0}, False),
    (PROXIES, "a=atom.acq_rel.gpu.add x 1; b=atom.acq_rel.gpu.add y 1 | st.relaxed.gpu y 1; c=ld.relaxed.gpu x", (0, 1),
     {"b": 0, "c": 0}, True),
    (PROXIES, "a=atom.acq_rel.cta.add x 1 | b=atom.acq_rel.cta.add x 1; c=ld.acquire.cta x", (0, 1), {"c": 1}, True),
    (PROXIES, "st.release.sys x 1; st.release.sys f 1 | st.release.gpu x 2; a=ld.acquire.sys x; st.release.sys g 1 |"
     " b=ld.acquire.sys g; c=ld.acquire.sys g; d=ld.acquire.sys x", (0, 1, 2), {"a": 0}, False),
]  # fmt: skip
# Read off the manual's rules, one each: two threads of different blocks.
DERIVED = [
    ("the fence narrower than the distance",
     "st.weak x 1; fence.sc.cta; a=ld.weak y | st.weak y 1; fence.sc.cta; b=ld.weak x",
     {"a": 0, "b": 0}, True),
    ("the release narrower than the distance", "st.weak x 1; st.release.cta y 1 | a=ld.acquire.gpu y; b=ld.weak x",
     {"a": 1, "b": 0}, True),
    ("no release", "st.weak x 1; st.relaxed.gpu y 1 | a=ld.acquire.gpu y; b=ld.weak x", {"a": 1, "b": 0}, True),
    ("no acquire", "st.weak x 1; st.release.gpu y 1 | a=ld.relaxed.gpu y; b=ld.weak x", {"a": 1, "b": 0}, True),
    ("a store after the release goes on with it",
     "st.weak x 1; st.release.gpu y 1; st.relaxed.gpu y 2 | a=ld.acquire.gpu y;"
     " b=ld.weak x", {"a": 2, "b": 0}, False),
    ("a read before the acquire on the same location", "st.weak x 1; st.release.gpu y 1 | a=ld.relaxed.gpu y;"
     " c=ld.acquire.gpu y; b=ld.weak x", {"a": 1, "c": 1, "b": 0}, False),
    ("volatile alone orders nothing",
     "st.weak x 1; st.volatile y 1 | a=ld.volatile y; b=ld.weak x", {"a": 1, "b": 0}, True),
    ("membar as fence.sc", "st.weak x 1; membar.gl; a=ld.weak y | st.weak y 1; membar.sys; b=ld.weak x",
     {"a": 0, "b": 0}, False),
    ("a fence after the flag", "st.weak x 1; st.relaxed.gpu y 1; fence.sc.gpu | a=ld.relaxed.gpu y; fence.sc.gpu;"
     " b=ld.weak x", {"a": 1, "b": 0}, True),
    ("load buffering by releases and acquires", "a=ld.acquire.gpu x; st.release.gpu y 1 | b=ld.acquire.gpu y;"
     " st.release.gpu x 1", {"a": 1, "b": 1}, False),
    ("compare-and-swap that fails writes nothing",
     "a=atom.relaxed.gpu.cas x 1 2 | b=ld.relaxed.gpu x", {"b": 2}, False),
    ("compare-and-swap that succeeds", "a=atom.relaxed.gpu.cas x 0 2 | b=ld.relaxed.gpu x", {"a": 0, "b": 2}, True),
]  # fmt: skip


def ask(text: str, blocks: tuple[int, ...], wanted: dict[str, int]) -> bool:
    """Whether an outcome with those values is allowed."""
    threads = threads_of(text)
    names = {op.reg for ops in threads for op in ops if op.reg}
    finals = tuple(sorted(set(wanted) - names))
    test = Litmus("", threads, blocks, finals)
    keys = [name for _, name in test.registers] + list(finals)
    outcomes = [dict(zip(keys, o, strict=True)) for o in allowed(test)]
    return any(all(o[k] == v for k, v in wanted.items()) for o in outcomes)


@pytest.mark.parametrize("k", range(len(KNOWN)))
def test_published_verdicts(k: int) -> None:
    source, text, blocks, wanted, verdict = KNOWN[k]
    assert ask(text, blocks, wanted) is verdict, (source, text, wanted)


@pytest.mark.parametrize("case", DERIVED, ids=[c[0] for c in DERIVED])
def test_rules_of_the_manual(case: tuple[str, str, dict[str, int], bool]) -> None:
    _, text, wanted, verdict = case
    assert ask(text, (0, 1), wanted) is verdict


def test_both_verdicts_are_asked_for() -> None:
    assert len(KNOWN) >= 25
    assert min(sum(c[4] for c in KNOWN), sum(not c[4] for c in KNOWN)) >= 10


def test_threads_of_one_block_are_covered_by_its_scope() -> None:
    text = "st.weak x 1; st.release.cta y 1 | a=ld.acquire.cta y; b=ld.weak x"
    assert not ask(text, (0, 0), {"a": 1, "b": 0})
    assert ask(text, (0, 1), {"a": 1, "b": 0})


def test_a_barrier_of_the_block_orders() -> None:
    text = "st.weak x 1; {} | {} a=ld.weak x"
    assert not ask(text.format("bar", "bar;"), (0, 0), {"a": 0})
    assert ask(text.format("", ""), (0, 0), {"a": 0})


def test_races_are_told() -> None:
    test = Litmus("", threads_of("st.weak x 1; st.release.gpu y 1 | a=ld.acquire.gpu y; b=ld.weak x"), (0, 1))
    verdicts = {o: {(v.race, v.unordered) for v in vs} for o, vs in allowed(test).items()}
    assert verdicts == {(0, 0): {(True, True)}, (0, 1): {(True, True)}, (1, 1): {(False, False)}}
    fenced = Litmus(
        "", threads_of("st.weak x 1; fence.sc.gpu; a=ld.weak y | st.weak y 1; fence.sc.gpu; b=ld.weak x"), (0, 1)
    )
    assert all(v.unordered for vs in allowed(fenced).values() for v in vs)
