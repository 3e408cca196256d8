# SPDX-License-Identifier: Apache-2.0
"""The checked-in IR is that of the checked-in C; structures agree on both sides; the object cache is safe."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

from harness.emulator.abi import SITE_SIZE, Op, Scope, Sem, Site, Space, c_header
from harness.emulator.compile import Compiled
from harness.emulator.native import FindingRecord, LaunchRecord
from harness.emulator.runtime import build

SQUARE = "define i32 @square(i32 %x) {\n  %y = mul i32 %x, %x\n  ret i32 %y\n}\n"


def call(compiled: Compiled, x: int) -> int:
    return int(ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32)(compiled.address("square"))(x))


def test_the_ir_was_made_from_these_sources() -> None:
    first = build.OUTPUT.read_text().partition("\n")[0]
    assert first == f"; sources {build.digest()}", "the C changed: run `make runtime`"


def test_the_ir_names_no_target() -> None:
    text = build.OUTPUT.read_text()
    for word in ("target triple", "target datalayout", "target-cpu", "/"):
        assert word not in text.replace("; sources", "")


def test_a_site_packs_to_the_size_the_runtime_reads() -> None:
    packed = Site(7, Op.ATOM, Space.SHARED, 4, Sem.ACQ_REL, Scope.GPU, 1, 2, 8, 9).pack()
    assert len(packed) == SITE_SIZE
    assert list(packed[:13]) == [7, 0, 0, 0, Op.ATOM, Space.SHARED, 4, Sem.ACQ_REL, Scope.GPU, 1, 2, 8, 9]
    assert f"#define OP_ATOM {int(Op.ATOM)}" in c_header()


def test_structures_have_the_sizes_of_the_c_side() -> None:
    # 2 pointers, 8 words, 6 words, 2 words, 2 pointers, 3 doublewords, 16 words, 1 pointer; all naturally aligned.
    assert ctypes.sizeof(LaunchRecord) == 16 + 32 + 24 + 8 + 16 + 24 + 64 + 8
    assert ctypes.sizeof(FindingRecord) == 40 + 8 + 32


def test_objects_are_kept_on_disk_and_keyed_by_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASSAY_CACHE_DIR", str(tmp_path))
    first, second = Compiled(SQUARE), Compiled(SQUARE)
    assert (first.cached, second.cached) == (False, True)
    assert call(second, 9) == 81
    changed = Compiled(SQUARE.replace("mul", "add"))
    assert not changed.cached
    assert call(changed, 9) == 18


def test_a_cache_that_cannot_be_written_costs_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("ASSAY_CACHE_DIR", str(blocked / "below"))
    assert call(Compiled(SQUARE), 5) == 25
