# SPDX-License-Identifier: Apache-2.0
"""Contracts: what an annotation means, what does not fit a `.param` list, which text an architecture gets."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from harness.contract import (
    In,
    InOut,
    Kernel,
    Out,
    Scratch,
    Size,
    Size64,
    cdiv,
    declared,
    exact,
    f32,
    f64,
    i32,
    kernel,
    u8,
    u32,
    u64,
    zeros,
)
from harness.errors import ContractError, UnsupportedPtx, UsageError
from harness.library import load
from harness.parameters import check_contract
from harness.ptx.parser import parse

PTX = ".version 7.0\n.target sm_{target}\n.address_size 64\n.visible .entry k({params})\n{{\nret;\n}}\n"


def make(oracle: Any, **more: Any) -> Kernel:
    before = len(declared)
    kernel("t/k", entry="k", block=32, grid=1, within=exact, **more)(oracle)
    made = declared.pop()
    assert len(declared) == before
    return made


def oracle(n: Size, alpha: f32, x: In[f32, "n n+1"], y: InOut[f64, "cdiv(n,2)"], w: Scratch[u32, "n", zeros]):
    """A shape for each."""
    return y


def test_parameters_shapes_and_roles_are_read_from_the_signature() -> None:
    made = make(oracle)
    assert [(p.name, p.kind) for p in made.params] == [
        ("n", "size"),
        ("alpha", "scalar"),
        ("x", "array"),
        ("y", "array"),
        ("w", "array"),
    ]
    arrays = dict(made.arrays)
    assert made.shape(arrays["x"], {"n": 5}) == (5, 6)
    assert made.shape(arrays["y"], {"n": 5}) == (3,)
    assert (arrays["w"].role, arrays["w"].zeroed) == ("scratch", True)
    assert [name for name, _ in made.results] == ["y"]
    assert made.dtypes == ("f32", "f64", "u32")


@pytest.mark.parametrize(
    ("params", "words"),
    [
        (".param .u32 a, .param .f32 b, .param .u64 c, .param .u64 d, .param .u64 e", ""),
        (".param .u64 a, .param .f32 b, .param .u64 c, .param .u64 d, .param .u64 e", ""),
        (".param .u32 a, .param .f64 b, .param .u64 c, .param .u64 d, .param .u64 e", "parameter 1 (alpha)"),
        (".param .u32 a, .param .f32 b, .param .u32 c, .param .u64 d, .param .u64 e", "parameter 2 (x)"),
        (".param .u32 a, .param .u32 b, .param .u64 c, .param .u64 d, .param .u64 e", "parameter 1 (alpha)"),
        (".param .f32 a, .param .f32 b, .param .u64 c, .param .u64 d, .param .u64 e", "parameter 0 (n)"),
        (".param .b32 a, .param .b32 b, .param .b64 c, .param .b64 d, .param .b64 e", ""),
        (".param .u32 a, .param .f32 b, .param .f64 c, .param .u64 d, .param .u64 e", "parameter 2 (x)"),
        (
            ".param .u64 .ptr .global a, .param .f32 b, .param .u64 c, .param .u64 d, .param .u64 e",
            "a pointer in the PTX",
        ),
        (".param .u16 a, .param .f32 b, .param .u64 c, .param .u64 d, .param .u64 e", "parameter 0 (n)"),
        (".param .u32 a, .param .f32 b, .param .u64 c, .param .u64 d", "5 parameters, the PTX 4"),
    ],
)
def test_a_contract_is_held_against_the_param_list(params: str, words: str) -> None:
    function = parse(PTX.format(target=75, params=params)).entry("k")
    if not words:
        check_contract(make(oracle), function)
        return
    with pytest.raises(ContractError) as wrong:
        check_contract(make(oracle), function)
    assert words in str(wrong.value)


def test_a_size_may_name_its_width() -> None:
    def fixed(n: Size[u64], m: Size64, k: Size[i32], y: Out[f32, "n"]):
        return y

    made = make(fixed)
    right = ".param .u64 a, .param .u64 b, .param .u32 c, .param .u64 d"
    check_contract(made, parse(PTX.format(target=75, params=right)).entry("k"))
    for wrong in (right.replace(".u64 a", ".u32 a"), right.replace(".u32 c", ".u64 c")):
        with pytest.raises(ContractError, match="bytes in the contract"):
            check_contract(made, parse(PTX.format(target=75, params=wrong)).entry("k"))
    for bad in (f32, u8):
        with pytest.raises(ContractError):
            Size[bad]


def test_functions_of_a_contract_get_the_sizes_they_name() -> None:
    made = replace(make(oracle), grid=lambda n: (cdiv(n, 32), 2), block=lambda **s: s["n"] + 1, shared=lambda n: 4 * n)
    assert made.geometry({"n": 33, "m": 5}) == ((2, 2, 1), (34, 1, 1), 132)
    assert replace(made, requires=(("n > 9", lambda n: n > 9),)).refuses({"n": 9, "m": 1}) == "n > 9"
    assert not replace(made, requires=(("n > 9", lambda n: n > 9),)).refuses({"n": 10, "m": 1})
    for broken in (lambda q: q, lambda n: n / 0, lambda n: "x", lambda n: (1, 2, 3, 4), lambda n: 1.5, lambda n: True):
        with pytest.raises(ContractError, match="grid="):
            replace(made, grid=broken).geometry({"n": 33})


def test_malformed_contracts_are_refused() -> None:
    good: dict[str, Any] = {"entry": "k", "block": 32, "grid": 1, "within": exact}
    for change, words in (
        ({"within": 1e-6}, "is no bound"),
        ({"within": {"z": exact}}, "its results are others"),
        ({"determinism": "mostly"}, "determinism"),
        ({"aliases": (("x", "q"),)}, "q in aliases"),
        ({"ranges": {"q": (0, 1)}}, "q in aliases= or ranges"),
        ({"allow_race": (("line 3", " "),)}, "the reason"),
        ({"sizes": [{"m": 1}]}, "disagree about m"),
        ({"sizes": [{}]}, "disagree about n"),
        ({"sizes": {"m": [1, 2]}}, "disagree about m"),
        ({"name": "nofamily"}, "family/name"),
        ({"name": "a/b c"}, "without spaces"),
    ):
        name = change.pop("name", "t/k")
        with pytest.raises(ContractError, match=words):
            kernel(name, **{**good, **change})(oracle)
    kernel("t/k", **good, sizes={"n": [1, 2]}, aliases=(("x", "y"),), ranges={"alpha": (0, 1)})(oracle)
    declared.pop()

    def nothing_out(n: Size, x: In[f32, "n"]):
        return x

    def unannotated(n, y: Out[f32, "n"]):
        return n

    with pytest.raises(ContractError, match="no Out or InOut"):
        make(nothing_out)
    with pytest.raises(ContractError, match="parameter n needs an annotation"):
        make(unannotated)


def test_an_architecture_gets_the_highest_text_not_above_it(tmp_path: Path) -> None:
    params = ".param .u32 a, .param .f32 b, .param .u64 c, .param .u64 d, .param .u64 e"
    for target in ("75", "80", "90a"):
        (tmp_path / f"k.sm_{target}.ptx").write_text(PTX.format(target=target, params=params))
    module = tmp_path / "mine.py"
    module.write_text(
        "from harness import *\n"
        "@kernel('t/k', entry='k', block=32, grid=1, within=exact, ptx='k')\n"
        "def f(n: Size, alpha: f32, x: In[f32, 'n'], y: InOut[f32, 'n'], z: InOut[f32, 'n']):\n    return y, z\n"
    )
    (mine,) = [k for k in load([module]) if k.name == "t/k"]
    chosen = {
        arch: mine.ptx_for(arch).file for arch in ("sm_75", "sm_79", "sm_80", "sm_89", "sm_90", "sm_90a", "sm_100")
    }
    assert chosen == {
        "sm_75": "k.sm_75.ptx", "sm_79": "k.sm_75.ptx", "sm_80": "k.sm_80.ptx", "sm_89": "k.sm_80.ptx",
        "sm_90": "k.sm_80.ptx", "sm_90a": "k.sm_90a.ptx", "sm_100": "k.sm_80.ptx",
    }  # fmt: skip
    with pytest.raises(UnsupportedPtx, match="lowest target is sm_75"):
        mine.ptx_for("sm_70")


def test_a_library_that_is_not_there_or_does_not_import(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no such file"):
        load([tmp_path / "absent.py"])
    (tmp_path / "broken.py").write_text("import nothing_of_that_name\n")
    with pytest.raises(UsageError, match="ModuleNotFoundError"):
        load([tmp_path / "broken.py"])
