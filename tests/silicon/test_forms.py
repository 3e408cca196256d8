# SPDX-License-Identifier: Apache-2.0
"""What is asked of a device: operands that stay the same, kernels that say what they should, files that keep bits."""

from __future__ import annotations

import zlib
from pathlib import Path

import numpy as np
import pytest

from harness.emulator.engine import EmulatorEngine
from tests.silicon.claims import claimed, legal
from tests.silicon.forms import Form, pack, table
from tests.silicon.runs import elements, run
from tests.silicon.store import Recording, load, save
from tests.silicon.values import ROWS, columns, specials, width

TAKES = [("f32", "f32"), ("f64",) * 3, ("s64", "u16", "pred"), ("bf16x2",) * 3, ("lane", "clamp"), ("few16",)]


def test_the_operands_are_the_same_for_ever() -> None:
    """Another value means another generator, whose questions no device has answered."""
    value = 0
    for takes in TAKES:
        for column in columns(takes):
            value = zlib.crc32(column.tobytes(), value)
    assert value == 0x24D9442A


@pytest.mark.parametrize("takes", TAKES)
def test_operands_fit_their_registers_and_hold_every_special(takes: tuple[str, ...]) -> None:
    for domain, column in zip(takes, columns(takes), strict=True):
        assert len(column) == ROWS
        assert int(column.max()) < 1 << width(domain)
        seen = set(column.tolist())
        assert len(seen & set(specials(domain))) >= min(len(specials(domain)), 15)


def test_pairs_of_specials_are_crossed() -> None:
    a, b = columns(("f32", "f32"))
    pairs = set(zip(a.tolist(), b.tolist(), strict=True))
    assert len(pairs & {(x, y) for x in specials("f32")[:18] for y in specials("f32")[:18]}) >= 300


def test_a_packed_kernel_answers_each_form() -> None:
    forms = [f for f in table() if f.id in ("add.u32", "sub.u32", "setp.lt.s32", "mul.wide.u32")]
    found = {}
    for t in pack(forms):
        data = run(t, EmulatorEngine(race=False))
        for o in t.outputs:
            found[o.form, o.part] = (t.operands, elements(o, data))
    (a, b), total = found["add.u32", "d"]
    assert (total == (a + b).astype(np.uint32)).all()
    (a, b), product = found["mul.wide.u32", "d"]
    assert (product == a * b).all()
    (a, b), less = found["setp.lt.s32", "d"]
    assert (less == (a.astype(np.uint32).view(np.int32) < b.astype(np.uint32).view(np.int32))).all()
    assert (found["setp.lt.s32", "e"][1] == 1 - less).all()


def test_what_is_legal_and_what_is_claimed() -> None:
    good = next(f for f in table() if f.id == "add.u32")
    bad = Form("add.sat.u64", "x", "add.sat.u64 {d}, {a}, {b};", ("u64", "u64"), (64,))
    newer = Form("tex.1d", "x", "tex.1d.v4.s32.s32 {d}, {a}, {b};", ("b32", "b32"), (32,))
    assert legal([good, bad]) == {"add.u32"}
    assert claimed([good, newer]) == {"add.u32"}


def test_a_file_keeps_every_bit(tmp_path: Path) -> None:
    (t,) = pack([f for f in table() if f.id == "add.cc.u64"])
    data = run(t, EmulatorEngine(race=False))
    r = Recording({"device": "x"})
    for o in t.outputs:
        r.add(o, elements(o, data))
    save(tmp_path / "a.npz", r)
    again = load(tmp_path / "a.npz")
    assert again.provenance == r.provenance
    assert again.forms() == {"add.cc.u64"}
    for o in t.outputs:
        assert again.questions[o.key] == o.question
        assert (again.answers[o.key] == r.answers[o.key]).all()
    first = (tmp_path / "a.npz").read_bytes()
    save(tmp_path / "a.npz", again)
    assert (tmp_path / "a.npz").read_bytes() == first
