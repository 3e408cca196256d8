# SPDX-License-Identifier: Apache-2.0
"""Every refusal of prepare(), each beside the launch that is right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from harness.contract import In, InOut, Kernel, Out, Size, declared, exact, f32, kernel
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
    StaticSharedTooLarge,
    Unaligned,
    UnreadAxis,
    WrongArchitecture,
    WrongArguments,
    WrongBlock,
    WrongCluster,
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


COUNTS = "ld.param.u64 %rd1, [p];\natom.global.add.u32 %r1, [%rd1], 1;\n"


def with_shared(size: int) -> Code:
    return code(body=f".shared .b8 s[{size}];\n" + ALL_AXES)


ONE = (1, 1, 1)
FAMILY, PAIRS = code(target="sm_100f"), code(".reqnctapercluster 2, 1, 1", target="sm_90")
EXPLICIT, AT_MOST_4 = code(".explicitcluster", target="sm_90"), code(".maxclusterrank 4", target="sm_90")
BOTH = {"block": (8, 1, 1), "grid": (2, 1, 1)}
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
    (StaticSharedTooLarge, {"kernel": with_shared(49153)}, {"kernel": with_shared(49152)}),
    (WrongArchitecture, {"kernel": code(target="sm_90"), "arch": "sm_80"}, {"kernel": code(target="sm_90")}),
    (WrongArchitecture, {"kernel": code(target="sm_90a"), "arch": "sm_100"}, {"kernel": code(target="sm_90a")}),
    (UnreadAxis, {"kernel": code(body="mov.u32 %r1, %tid.x;\n"), "block": (8, 2, 1)}, {"block": (8, 2, 1)}),
    (UnreadAxis, {"kernel": code(body="mov.u32 %r1, %tid.x;\n"), "grid": (2, 1, 1)}, {"grid": (2, 1, 1)}),
    (WrongArchitecture, {"kernel": FAMILY, "arch": "sm_110"}, {"kernel": FAMILY, "arch": "sm_103"}),
    (WrongArchitecture, {"kernel": FAMILY, "arch": "sm_90"}, {"kernel": FAMILY, "arch": "sm_100"}),
    (WrongCluster, {"kernel": PAIRS, "grid": (3, 1, 1)}, {"kernel": PAIRS, "grid": (4, 1, 1)}),
    (WrongCluster, {"kernel": PAIRS, "grid": (4, 1, 1), "cluster": (4, 1, 1)}, {"kernel": PAIRS, "grid": (2, 1, 1)}),
    (WrongCluster, {"grid": (16, 1, 1), "cluster": (16, 1, 1)}, {"grid": (16, 1, 1), "cluster": (8, 1, 1)}),
    (WrongCluster, {"kernel": AT_MOST_4, "grid": (8, 1, 1), "cluster": (8, 1, 1)},
     {"kernel": AT_MOST_4, "grid": (8, 1, 1), "cluster": (4, 1, 1)}),
    (WrongCluster, {"grid": (2, 1, 1), "cluster": (2, 1, 1), "arch": "sm_89"}, {"grid": (2, 1, 1), "arch": "sm_89"}),
    (WrongCluster, {"kernel": EXPLICIT}, {"kernel": EXPLICIT, "cluster": ONE}),
    (UnreadAxis, {"kernel": code(body=""), **BOTH}, {"kernel": code(body=COUNTS), **BOTH}),
    (UnreadAxis, {"kernel": code(body="mov.u32 %r1, %laneid;\n"), **BOTH},
     {"kernel": code(body="mov.u32 %r1, %laneid;\nmov.u32 %r2, %clusterid.x;\n", target="sm_90"), **BOTH}),
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


WIDE = {
    "cvta": ("cvta.to.global.u64 %rd2, %rd1;\nld.global.v4.u32 {%r1,%r2,%r3,%r4}, [%rd2];\n", 16),
    "multiply-add": ("mad.lo.s64 %rd2, %rd3, 16, %rd1;\nst.global.v2.u64 [%rd2+32], {%rd4,%rd5};\n", 16),
    "asynchronous copy": ("cp.async.cg.shared.global [%r1], [%rd1], 16;\n", 16),
    "scalar": ("add.s64 %rd2, %rd1, 4;\nld.global.u32 %r1, [%rd2];\n", 4),
    "byte": ("ld.global.u8 %r1, [%rd1];\n", 1),
    "atomic": ("atom.global.add.u64 %rd2, [%rd1], 1;\n", 8),
}


@pytest.mark.parametrize("how", WIDE)
def test_an_access_needs_a_base_aligned_to_its_width(how: str) -> None:
    access, width = WIDE[how]
    wide = code(body="ld.param.u64 %rd1, [p];\n" + access, target="sm_80")
    for begin in (0x1001, 0x1002, 0x1004, 0x1008, 0x1010):
        if begin % width:
            with pytest.raises(Unaligned) as refused:
                prepare(wide, grid=ONE, block=ONE, ranges={"p": (begin, begin + 64)})
            assert str(width) in refused.value.required
        else:
            prepare(wide, grid=ONE, block=ONE, ranges={"p": (begin, begin + 64)})


def contract(**more: Any) -> tuple[Kernel, Code]:
    def oracle(n: Size, x: In[f32, "n"], y: InOut[f32, "n"], z: Out[f32, "n"]):
        return y, x

    kernel("t/alias", entry="k", block=1, grid=1, within=exact, **more)(oracle)
    made = declared.pop()
    params = ".param .u32 a, .param .u64 b, .param .u64 c, .param .u64 d"
    return made, code(params=params)


OVERLAPS = {"identical": (0, 64), "nested": (16, 32), "partial": (32, 96)}


@pytest.mark.parametrize("how", OVERLAPS)
def test_overlaps_are_named_and_admitted_only_where_declared(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = {"x": OVERLAPS[how], "y": (0, 64), "z": (1024, 1088)}
    apart = {"x": (2048, 2112), "y": (0, 64), "z": (1024, 1088)}
    for aliases, refused in (((), True), ((("x", "y"),), False), ((("x", "z"),), True)):
        made, text = contract(aliases=aliases)
        monkeypatch.setattr(Kernel, "ptx_for", lambda self, arch, text=text: text)
        prepare(made, {"n": 16}, ranges=apart)
        if refused:
            with pytest.raises(Aliased) as e:
                prepare(made, {"n": 16}, ranges=allowed)
            assert e.value.actual == how
        else:
            prepare(made, {"n": 16}, ranges=allowed)


def test_a_size_that_does_not_fit_its_parameter(monkeypatch: pytest.MonkeyPatch) -> None:
    made, text = contract()
    signed = replace(text, ptx=text.ptx.replace(".param .u32 a", ".param .s32 a"))
    for given, most in ((text, 2**32 - 1), (signed, 2**31 - 1)):
        monkeypatch.setattr(Kernel, "ptx_for", lambda self, arch, given=given: given)
        prepare(made, {"n": most})
        with pytest.raises(SizesRefused) as refused:
            prepare(made, {"n": most + 1})
        assert str(most) in refused.value.required


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
