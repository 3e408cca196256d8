# SPDX-License-Identifier: Apache-2.0
"""Generated whole programs: the emulator gives what a GPU gave, whatever the order of threads; differences shrink."""

from __future__ import annotations

from collections import Counter

import pytest

from harness.emulator.engine import EmulatorEngine
from harness.findings import Verdict
from harness.schedule import Schedule
from tests.silicon.minimise_program import shrink, statements
from tests.silicon.program_run import answer, emulate, ops_of
from tests.silicon.programs import Program, generate, mnemonics


def test_a_seed_gives_one_text_and_another_seed_another() -> None:
    texts = [generate(seed).text() for seed in (*range(20), *range(20))]
    assert texts[:20] == texts[20:]
    assert len(set(texts)) == 20


def test_programs_use_what_compilers_emit() -> None:
    """Of 200 programs: forms by opcode. Everything that the generator knows is drawn often enough to be met."""
    forms = Counter(form for seed in range(200) for form in mnemonics(generate(seed).text()))
    opcodes = Counter(form.split(".")[0] for form in forms)
    print(f"{len(forms)} forms of {len(opcodes)} opcodes: " + ", ".join(f"{k} {v}" for k, v in opcodes.most_common()))
    assert len(forms) >= 800
    assert {"bra", "call", "brx", "bar", "barrier", "shfl", "vote", "match", "redux", "atom", "red", "cp"} <= set(
        opcodes
    )


@pytest.mark.parametrize("seed", range(1000, 1016))
def test_no_order_of_threads_shows(seed: int) -> None:
    program = generate(seed)
    answers = set()
    for k, (race, threads) in enumerate(
        ((True, "random"), (True, "round-robin"), (True, "sequential"), (False, "random"))
    ):
        outcome = emulate(program, Schedule(seed=k, threads=threads), race=race)
        assert outcome.status is Verdict.PASS, outcome.reason
        assert not outcome.findings
        answers.add(answer(outcome.buffers["out"], outcome.buffers["acc"])[0])
    assert len(answers) == 1


def test_a_difference_shrinks_to_the_statement_that_makes_it() -> None:
    """An engine that takes one instruction for another, which is what a wrong emulator is."""

    def wrong(program: Program) -> bool:
        right = ops_of(program)
        outcomes = [
            EmulatorEngine(race=False).execute(ops_of(program, text), Schedule(seed=1))
            for text in (right.ops[0].token.code.ptx, right.ops[0].token.code.ptx.replace("brev.b32", "not.b32"))
        ]
        assert not any(o.findings for o in outcomes)
        first, second = (answer(o.buffers["out"], o.buffers["acc"]) for o in outcomes)
        return first != second

    program = next(p for p in map(generate, range(100)) if "brev.b32" in p.text() and wrong(p))
    assert statements(program) > 20
    shrink(program, wrong)
    assert "brev.b32" in program.text()
    assert statements(program) <= 3
