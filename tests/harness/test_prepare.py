# SPDX-License-Identifier: Apache-2.0
"""Every refusal of prepare(), each beside the launch that is right."""

from __future__ import annotations

from typing import Any

import pytest

from harness.errors import LaunchRefused, UsageError
from harness.library import load
from harness.prepare import (
    Aliased,
    BlockTooLarge,
    EmptyLaunch,
    GridTooLarge,
    NotResident,
    SharedTooLarge,
    SizesRefused,
    Unaligned,
    UnreadAxis,
    WrongArchitecture,
    WrongArguments,
    WrongBlock,
    limits_of,
    prepare,
)
from harness.program import Code

ALL_AXES = "".join(
    f"mov.u32 %r{i}, %{name}.{axis};\n"
    for i, (name, axis) in enumerate((n, a) for n in ("tid", "ctaid") for a in "xyz")
)


def code(
    directives: str = "", body: str = ALL_AXES, target: str = "sm_75", params: str = ".param .u64 p, .param .u32 n"
) -> Code:
    text = f".version 7.8\n.target {target}\n.address_size 64\n.visible .entry k({params})\n{directives}\n{{\n"
    return Code(text + ".reg .b32 %r<16>;\n.reg .b64 %rd<8>;\n" + body + "ret;\n}\n", "k", "k.ptx")


def with_shared(size: int) -> Code:
    return code(body=f".shared .b8 s[{size}];\n" + ALL_AXES)


ONE = (1, 1, 1)
AT_MOST_256, EXACTLY_64 = code(".maxntid 16, 16, 1"), code(".reqntid 64, 1, 1")
COOPERATIVE = {"cooperative": True, "block": (1024, 1, 1)}
CASES: list[tuple[type[LaunchRefused], dict[str, Any], dict[str, Any]]] = [
    (BlockTooLarge, {"block": (1025, 1, 1)}, {"block": (1024, 1, 1)}),
    (BlockTooLarge, {"block": (1, 1, 65)}, {"block": (1, 1, 64)}),
    (BlockTooLarge, {"block": (32, 32, 2)}, {"block": (32, 32, 1)}),
    (BlockTooLarge, {"kernel": AT_MOST_256, "block": (257, 1, 1)}, {"kernel": AT_MOST_256, "block": (256, 1, 1)}),
    (WrongBlock, {"kernel": EXACTLY_64, "block": (32, 1, 1)}, {"kernel": EXACTLY_64, "block": (64, 1, 1)}),
    (EmptyLaunch, {"grid": (0, 1, 1)}, {"grid": ONE}),
    (EmptyLaunch, {"block": (1, 0, 1)}, {"block": ONE}),
    (GridTooLarge, {"grid": (1, 65536, 1)}, {"grid": (1, 65535, 1)}),
    (GridTooLarge, {"grid": (2**31, 1, 1)}, {"grid": (2**31 - 1, 1, 1)}),
    (SharedTooLarge, {"shared": 227 * 1024 + 1}, {"shared": 227 * 1024}),
    (SharedTooLarge, {"kernel": with_shared(49153)}, {"kernel": with_shared(49152)}),
    (WrongArchitecture, {"kernel": code(target="sm_90"), "arch": "sm_80"}, {"kernel": code(target="sm_90")}),
    (WrongArchitecture, {"kernel": code(target="sm_90a"), "arch": "sm_100"}, {"kernel": code(target="sm_90a")}),
    (UnreadAxis, {"kernel": code(body="mov.u32 %r1, %tid.x;\n"), "block": (8, 2, 1)}, {"block": (8, 2, 1)}),
    (UnreadAxis, {"kernel": code(body="mov.u32 %r1, %tid.x;\n"), "grid": (2, 1, 1)}, {"grid": (2, 1, 1)}),
    (WrongArguments, {"arguments": (8,)}, {"arguments": (8, 4)}),
    (WrongArguments, {"arguments": (4, 8)}, {"arguments": (8, 4)}),
    (Aliased, {"ranges": {"p": (0, 64), "n": (32, 96)}}, {"ranges": {"p": (0, 64), "n": (64, 96)}}),
    (NotResident, {**COOPERATIVE, "grid": (132 * 2 + 1, 1, 1)}, {**COOPERATIVE, "grid": (132 * 2, 1, 1)}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("error", "bad", "good"), CASES, ids=[f"{e.__name__}-{i}" for i, (e, _, _) in enumerate(CASES)]
)
def test_each_refusal_has_its_own_error_and_its_right_twin_passes(
    error: type[LaunchRefused], bad: dict[str, Any], good: dict[str, Any]
) -> None:
    defaults: dict[str, Any] = {"kernel": code(), "grid": ONE, "block": ONE}
    with pytest.raises(error) as refused:
        prepare(**{**defaults, **bad})
    assert refused.value.required
    assert refused.value.actual
    token = prepare(**{**defaults, **good})
    assert token.code.entry == "k"
    assert len(token.params) == 2


def test_a_vector_access_needs_an_aligned_base() -> None:
    body = "ld.param.u64 %rd1, [p];\ncvta.to.global.u64 %rd2, %rd1;\nld.global.v4.u32 {%r1,%r2,%r3,%r4}, [%rd2];\n"
    wide = code(body=body)
    with pytest.raises(Unaligned) as refused:
        prepare(wide, grid=ONE, block=ONE, ranges={"p": (0x1008, 0x1100)})
    assert "16" in refused.value.required
    prepare(wide, grid=ONE, block=ONE, ranges={"p": (0x1010, 0x1100)})


def test_sizes_that_the_contract_refuses() -> None:
    (cholesky,) = [k for k in load() if k.name == "solver/cholesky"]
    with pytest.raises(SizesRefused) as refused:
        prepare(cholesky, {"n": 49, "batch": 1})
    assert "48" in refused.value.required or "_MAX_N" in refused.value.required
    assert prepare(cholesky, {"n": 48, "batch": 1}).block == (128, 1, 1)
    with pytest.raises(WrongArguments):
        prepare(cholesky, {"n": 4})
    with pytest.raises(SizesRefused):
        prepare(cholesky, {"n": 4, "batch": -1})


def test_an_architecture_nobody_knows() -> None:
    with pytest.raises(UsageError, match="sm_999"):
        limits_of("sm_999")
    assert limits_of("sm_90a").shared_per_block == 227 * 1024
