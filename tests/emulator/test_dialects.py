# SPDX-License-Identifier: Apache-2.0
"""Every kernel of `tests/corpus/dialects` runs, and gives what a NumPy oracle says: values, and the planted faults."""

import functools
from pathlib import Path

import numpy as np
import pytest

from harness.emulator.engine import EmulatorEngine
from harness.findings import Kind, Verdict
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr, Scalar
from harness.ptx.parser import parse
from harness.schedule import Schedule
from tests.emulator import dialects_rust
from tests.emulator.dialects import CASES, Run

assert dialects_rust.RUST  # imported for the cases it registers
CORPUS = Path(__file__).parents[1] / "corpus/dialects"


@functools.cache
def text_of(file: str) -> str:
    return (CORPUS / f"{file}.ptx").read_text()


@functools.cache
def entries_of(file: str) -> tuple[str, ...]:
    return tuple(f.name for f in parse(text_of(file), file).functions if f.kind == "entry")


def entry_of(file: str, name: str) -> str:
    """The mangled name; "red" of numba's file is its only kernel."""
    names = entries_of(file)
    return name if name in names else names[0]


def program_of(file: str, name: str, run: Run) -> Program:
    code = Code(text_of(file), entry_of(file, name), f"{file}.ptx")
    buffers: list[Buffer] = []
    args: list[Ptr | Scalar] = []
    for a in run.args:
        if isinstance(a, np.ndarray):
            buffers.append(Buffer(f"b{len(buffers)}", a.nbytes, init=a))
            args.append(Ptr(buffers[-1].name))
        else:
            args.append(Scalar(a))
    grid, block, cluster = ((*t, 1, 1)[:3] for t in (run.grid, run.block, run.cluster))
    token = PreparedLaunch(code, grid, block, run.shared, cluster=cluster)
    return Program(name, tuple(buffers), (Launch(0, token, tuple(args)),))


ALL = [(file, name, i) for (file, name), makes in CASES.items() for i in range(len(makes))]


def test_every_kernel_of_the_corpus_has_a_case() -> None:
    have = {(file, entry_of(file, name)) for file, name in CASES}
    want = {(p.stem, name) for p in CORPUS.glob("*.ptx") for name in entries_of(p.stem)}
    assert have == want
    for file, name in CASES:
        made = [make(np.random.default_rng(0)) for make in CASES[file, name]]
        assert any(run.expect for run in made), name


@pytest.mark.parametrize("race", [True, False], ids=["checked", "fast"])
@pytest.mark.parametrize(("file", "name", "which"), ALL, ids=[f"{f.split('_')[0]}-{n}-{i}" for f, n, i in ALL])
def test_values_and_findings(file: str, name: str, which: int, race: bool) -> None:
    for seed in (1, 2):
        run = CASES[file, name][which](np.random.default_rng(seed))
        program = program_of(file, name, run)
        outcome = EmulatorEngine(race=race).execute(program, Schedule(seed=seed, threads=run.threads))
        assert outcome.status is Verdict.PASS, outcome.reason
        kinds = {f.kind for f in outcome.findings}
        if Kind.RACE in run.faults:  # whoever reads before the write it races with may find nothing written yet
            kinds.discard(Kind.UNINITIALISED)
        assert kinds == {k for k in run.faults if race or k is not Kind.RACE}, outcome.findings
        for place, want in run.expect.items():
            init = program.buffers[place].init
            assert init is not None
            got = outcome.buffers[f"b{place}"].view(init.dtype).reshape(want.shape)
            if run.within == 0:
                assert want.dtype == init.dtype
                assert np.array_equal(got.view(np.uint8), np.ascontiguousarray(want).view(np.uint8))
            else:
                assert np.abs(got - want).max() <= run.within * np.abs(want).max()
