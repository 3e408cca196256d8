# SPDX-License-Identifier: Apache-2.0
"""What element types two names promise, and when two bodies are one."""

from __future__ import annotations

import pytest

from harness.ptx.cfg import Flow
from harness.ptx.parser import parse
from harness.ptx.variants import likeness, promised


@pytest.mark.parametrize(
    ("a", "b", "types"),
    [
        ("axpy_f32", "axpy_f64", (("f", 4), ("f", 8))),
        ("reduceHalf", "reduceFloat", (("f", 2), ("f", 4))),
        ("sum_bf16_v2", "sum_f16_v2", (("b", 2), ("f", 2))),
        ("cast_f32_f32", "cast_f64_f64", (("f", 4), ("f", 8))),
        ("cast_f32_f64", "cast_f64_f32", None),
        ("sum_i32", "sum_u32", (("i", 4), ("i", 4))),
        ("saxpy", "daxpy", (("f", 4), ("f", 8))),
        ("batched_hgemm_nt", "batched_sgemm_nt", (("f", 2), ("f", 4))),
        ("norm_f", "norm_d", (("f", 4), ("f", 8))),
        ("_Z3redIfEvPKT_PS0_i", "_Z3redIdEvPKT_PS0_i", (("f", 4), ("f", 8))),
        ("_Z3addPfS_", "_Z3addPdS_", (("f", 4), ("f", 8))),
        ("_Z3redI6__halfEvPT_", "_Z3redIfEvPT_", (("f", 2), ("f", 4))),
        ("_Z3redIfEvPKT_", "_Z3sumIfEvPKT_", None),
        ("sum", "difference", None),
        ("seed", "deed", None),
        ("sum_f32", "sum_f32", None),
    ],
)
def test_types_that_names_promise(a: str, b: str, types: object) -> None:
    assert promised(a, b) == types


def alike(a: str, b: str) -> bool:
    head = ".version 8.0\n.target sm_80\n.address_size 64\n"
    return likeness(Flow(parse(head + a).functions[-1])) == likeness(Flow(parse(head + b).functions[-1]))


BODY = (
    ".entry NAME(.param .u64 P) { .reg .b64 A; .reg .b32 T; .shared .b32 S[SIZE]; ld.param.u64 A, [P];"
    " mov.u32 T, %tid.x; bra L; L: OP.u32 T, T, 3; st.shared.u32 [S], T; st.global.u32 [A], T; ret; }"
)


def body(**names: str) -> str:
    text = BODY
    for word, name in ({"NAME": "k", "SIZE": "4", "OP": "add"} | names).items():
        text = text.replace(word, name)
    return text


def test_names_make_no_difference_and_everything_else_does() -> None:
    assert alike(body(), body(NAME="other", P="q", A="%rd7", T="%r9", S="tile", L="$L__BB0_1"))
    assert not alike(body(), body(OP="sub"))
    assert not alike(body(), body(SIZE="8"))
    assert not alike(body(), body().replace("T, 3", "T, 4"))
    assert not alike(body(), body().replace("%tid.x", "%tid.y"))
    assert not alike(body(), body().replace("[A], T", "[A+4], T"))
