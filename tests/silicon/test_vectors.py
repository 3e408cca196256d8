# SPDX-License-Identifier: Apache-2.0
"""The emulator against what an H200 answered: bit for bit, or within the documented error of approximate forms.

`python -m tests.silicon.record` made the answers. A form that the emulator claims and no device has answered is a
failure; so is an answer to a question that nobody asks any more.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np
import numpy.typing as npt
import pytest

from harness.emulator.engine import EmulatorEngine
from harness.emulator.forms import FORMS
from tests.silicon import approx
from tests.silicon.claims import WITHOUT_A_VALUE, claimed, legal
from tests.silicon.forms import WAITING, Form, Output, Trial, pack, special_trials, table
from tests.silicon.runs import elements, run
from tests.silicon.store import Recording, load_all

_SHOWN = 3
AT_LEAST = 400


@cache
def recordings() -> dict[str, Recording]:
    """The committed files."""
    return load_all()


@cache
def recorded() -> frozenset[str]:
    """Ids of the forms that a device answered."""
    return frozenset().union(*(r.forms() for r in recordings().values()))


@cache
def claims() -> frozenset[str]:
    """Ids of the table's forms that the emulator lowers."""
    return frozenset(claimed(table()))


@cache
def packed() -> tuple[Trial, ...]:
    """Kernels of the table's forms that are both claimed and recorded."""
    return tuple(pack(f for f in table() if f.id in claims() and f.id in recorded()))


_PARTS = 24


def trials_of(part: int) -> tuple[Trial, ...]:
    """One part's kernels."""
    return packed()[part::_PARTS]


@pytest.mark.parametrize("race", [True, False], ids=["race", "fast"])
@pytest.mark.parametrize("part", range(_PARTS))
def test_packed_forms_are_silicon_s(part: int, race: bool) -> None:
    engine = EmulatorEngine(race=race)
    wrong: list[str] = []
    for t in trials_of(part):
        if not race and t.name.split(":")[0] in WAITING:
            continue  # the fast tier runs each waiting loop for whole slices: minutes
        wrong += mismatches(t, run(t, engine))
    assert not wrong, f"{len(wrong)} outputs differ:\n" + "\n".join(wrong[:40])


# Those of matrices have a test of their own, with bounds that follow from their operands: test_matrix.py.
OWN = [t for t in special_trials() if t.file != "matrix"]
# Groups that no device has been asked yet: recorded next, each leaves this list then.
NOT_ASKED = frozenset({
    "load and store", "atomics", "barriers and fences", "mbarrier", "asynchronous copy", "bulk copy", "clusters",
    "video",
})  # fmt: skip
NOT_ASKED_OPCODES: frozenset[str] = frozenset({"alloca", "discard", "stackrestore", "stacksave"})


@pytest.mark.parametrize("t", OWN, ids=lambda t: t.name)
@pytest.mark.parametrize("race", [True, False], ids=["race", "fast"])
def test_kernels_of_their_own_are_silicon_s(t: Trial, race: bool) -> None:
    wrong = mismatches(t, run(t, EmulatorEngine(race=race)))
    assert not wrong, "\n".join(wrong[:40])


def mismatches(t: Trial, data: npt.NDArray[np.uint8]) -> list[str]:
    """One line for each output that differs from its recorded answer by more than its judge allows."""
    answers = recordings()[t.file]
    lines = []
    for output in t.outputs:
        if output.key not in answers.answers:
            lines.append(f"{output.key}: never recorded; record {t.file}")
        elif answers.questions[output.key] != output.question:
            lines.append(f"{output.key}: recorded for another question; record {t.file}")
        else:
            lines += judge(t, output, elements(output, data), answers.answers[output.key])
    return lines


def judge(t: Trial, output: Output, ours: npt.NDArray[np.uint64], silicon: npt.NDArray[np.uint64]) -> list[str]:
    """What one output breaks: of the emulator, or of silicon's own documented error."""
    form = output.source
    if output.within is not None:
        kind = output.dtype
        a, b = approx.doubles(ours, kind), approx.doubles(silicon, kind)
        with np.errstate(invalid="ignore"):
            far = ~((np.abs(a - b) <= output.within(t, silicon)) | (a == b) | (np.isnan(a) & np.isnan(b)))
        return shown(t, output, far, ours, silicon)
    if form is not None and form.judge == "own lane":
        lane = np.arange(len(ours), dtype=np.uint64) % np.uint64(32)
        missing = ((ours.astype(np.uint64) & silicon) >> lane & np.uint64(1)) == 0
        return shown(t, output, missing, ours, silicon)
    if form is None or form.judge == "bits":
        return shown(t, output, ours != silicon, ours, silicon)
    bound = approx.bound(form, t.operands)
    lines = []
    for who, values in (("emulator", ours), ("silicon", silicon)):
        bad = approx.outside(form, values, bound)
        if bad.any():
            lines += [f"{who} breaks the documented error", *shown(t, output, bad, ours, silicon)]
    exact = approx.exact_rows(bound) & (approx.halves(ours, form) != approx.halves(silicon, form))
    return lines + shown(t, output, exact, ours, silicon)


def shown(
    t: Trial, output: Output, bad: npt.NDArray[np.bool_], ours: npt.NDArray[np.uint64], silicon: npt.NDArray[np.uint64]
) -> list[str]:
    """A line on an output's first bad elements: operands, the emulator's and silicon's bits."""
    where = np.flatnonzero(bad)
    if not where.size:
        return []
    per = len(bad) // len(ours)
    rows = [int(i) // per for i in where[:_SHOWN]]
    text = "; ".join(
        f"({', '.join(f'{int(c[i]):#x}' for c in t.operands)}) gives {int(ours[i]):#x}, silicon {int(silicon[i]):#x}"
        for i in rows
    )
    return [f"{output.key}: {where.size} of {len(bad)}: {text}"]


def test_nothing_is_claimed_that_no_device_answered() -> None:
    """Claimed forms that the assembler takes for sm_90a, less recorded ones: none. `legal` judges what is left."""
    left = [f for f in table() if f.id in claims() and f.id not in recorded() and f.group not in NOT_ASKED]
    missing = sorted(legal(left))
    assert not missing, f"{len(missing)} forms are claimed and were never recorded: {missing[:40]}"


def test_every_opcode_claimed_has_recorded_forms() -> None:
    """An instruction added to the registry needs rows in a table, or a reason why it has no value."""
    have = {name.split(".")[0].split(" ")[0] for name in recorded()}
    have |= {f.name.split(".")[0] for f in table() if f.group in NOT_ASKED} | NOT_ASKED_OPCODES
    assert not set(FORMS) - set(WITHOUT_A_VALUE) - have


def test_every_answer_still_has_a_question() -> None:
    known = {f.id for f in table()} | {o.form for t in special_trials() for o in t.outputs}
    known |= {form for t in special_trials() for form in t.also}
    assert not recorded() - known


def test_provenance() -> None:
    for name, r in recordings().items():
        facts = r.provenance
        assert facts["device"].startswith("NVIDIA"), name
        assert facts["driver"], name
        assert facts["commit"], name
        assert facts["generator"] >= 1, name


def test_forms_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """Prints forms by group; at least 400 are held to silicon."""
    held = [f for f in table() if f.id in claims() and f.id in recorded()]
    own = {o.form: o.group for t in special_trials() for o in t.outputs if o.form in recorded()}
    by_group = Counter(f.group for f in held) + Counter(own.values())
    not_yet = sorted(f.id for f in table() if f.id in recorded() and f.id not in claims())
    with capsys.disabled():
        print()
        for group, count in sorted(by_group.items()):
            print(f"  {group:28} {count:6} forms held to silicon")
        print(f"  not asked yet: {', '.join(sorted(NOT_ASKED))}")
        print(f"  {'all':28} {sum(by_group.values()):6}; {len(not_yet)} recorded that the emulator does not claim")
    assert sum(by_group.values()) >= AT_LEAST


# --- the judges find what they must ---------------------------------------------------------------------------------


def _one(name: str) -> tuple[Trial, Output]:
    form = next(f for f in table() if f.id == name)
    (t,) = pack([form])
    return t, t.outputs[0]


def test_one_wrong_bit_is_found() -> None:
    t, output = _one("add.rn.f32")
    answer = recordings()[t.file].answers[output.key].copy()
    assert not judge(t, output, answer, answer)
    wrong = answer.copy()
    wrong[77] ^= 1
    assert judge(t, output, wrong, answer)


@pytest.mark.parametrize("name", ["sin.approx.f32", "rcp.approx.f32", "ex2.approx.f16x2", "div.full.f32"])
def test_an_error_beyond_the_documented_one_is_found(name: str) -> None:
    t, output = _one(name)
    answer = recordings()[t.file].answers[output.key]
    assert not judge(t, output, answer, answer)
    bound = approx.bound(_form(output), t.operands)
    judged = ~bound.open & np.isfinite(bound.reference) & (np.abs(bound.reference) > 2.0**-10)
    row = int(np.flatnonzero(judged & (np.abs(bound.reference) < 1e4))[-1])
    wrong = answer.copy()
    per = len(bound.reference) // len(answer)
    wrong[row // per] ^= (1 << 9) << (16 * (row % per) if per == 2 else 0) if per == 2 else 1 << 14
    assert any("emulator breaks" in line for line in judge(t, output, wrong, answer))
    assert any("silicon breaks" in line for line in judge(t, output, answer, wrong))


def _form(output: Output) -> Form:
    assert output.source is not None
    return output.source


def test_a_claim_nobody_recorded_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.silicon.test_vectors.recorded", lambda: recorded_without("add.rn.f32"))
    with pytest.raises(AssertionError, match=r"add\.rn\.f32"):
        test_nothing_is_claimed_that_no_device_answered()


_all = recorded


def recorded_without(name: str) -> frozenset[str]:
    """The recorded forms less one."""
    return _all() - {name}
