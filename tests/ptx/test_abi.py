# SPDX-License-Identifier: Apache-2.0
"""Offsets in the parameter block, and the assembler's agreement about its size."""

from __future__ import annotations

import pytest

from harness.errors import UnsupportedPtx
from harness.ptx.abi import param_layout
from harness.ptx.assemble import assemble, assembler
from harness.ptx.elf import code_sections
from harness.ptx.parser import parse

PARAMS = ".param .u8 a, .param .u64 b, .param .u16 c, .param .align 16 .b8 d[20], .param .f32 e, .param .f64 f"
TEXT = f".version 8.0\n.target sm_75\n.address_size 64\n.visible .entry k({PARAMS}) {{ ret; }}\n"


def test_each_parameter_at_its_own_alignment() -> None:
    slots, size = param_layout(parse(TEXT).entry("k"))
    assert [tuple(s) for s in slots] == [(0, 1, 1), (8, 8, 8), (16, 2, 2), (32, 20, 16), (52, 4, 4), (56, 8, 8)]
    assert size == 64


def test_no_parameters() -> None:
    assert param_layout(parse(TEXT.replace(PARAMS, "")).entry("k")) == ((), 0)


def test_a_parameter_without_a_size() -> None:
    with pytest.raises(UnsupportedPtx, match="has no size") as e:
        param_layout(parse(TEXT.replace(PARAMS, ".param .b8 a[]")).entry("k"))
    assert e.value.line == 4


@pytest.mark.skipif(not assembler(), reason="no nvJitLink on this platform")
def test_the_assembler_reserves_as_much() -> None:
    cubin = assemble(TEXT, "sm_80").cubin
    assert cubin is not None
    # Parameters begin at byte 0x160 of constant bank 0 on sm_80.
    assert len(code_sections(cubin)[".nv.constant0.k"]) == 0x160 + 64
