# SPDX-License-Identifier: Apache-2.0
"""Arguments of `assay launch`: what is read, what is refused, and that a refusal names the argument."""

from __future__ import annotations

import numpy as np
import pytest

from harness.app.arguments import bind
from harness.app.launch import choose, fits
from harness.errors import UsageError
from harness.program import Ptr, Scalar
from harness.ptx.parser import parse

PTX = """\
.version 7.0
.target sm_75
.address_size 64
.visible .entry two(.param .u64 p, .param .u32 n) .maxntid 128, 1, 1 { ret; }
.visible .entry three(.param .u64 p, .param .u64 q, .param .f32 a) .reqntid 16, 8 { ret; }
.visible .entry half(.param .b16 h) { ret; }
"""
MODULE = parse(PTX)
TWO, THREE, HALF = (choose(MODULE, n) for n in ("two", "three", "half"))


def test_buffers_and_scalars() -> None:
    bound = bind(("buf:f32:1024", "u32:0x10"), TWO, 3)
    (p,) = bound.buffers
    assert (p.name, p.nbytes, p.dtype, p.shape) == ("p", 4096, "f32", (1024,))
    assert p.init is not None
    assert p.init.dtype == np.float32
    assert -1 <= p.init.min() < p.init.max() < 1
    assert bound.args == (Ptr("p"), Scalar((16).to_bytes(4, "little"), "0x10"))


def test_contents_follow_from_the_seed() -> None:
    a, b, c = (bind(("buf:f32:64", "u32:1"), TWO, s).buffers[0].init for s in (1, 1, 2))
    assert np.array_equal(a, b)
    assert not np.array_equal(a, c)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("buf:u32:3", [0, 0, 0]),
        ("buf:u32:3:iota", [0, 1, 2]),
        ("buf:i16:2:ones", [1, 1]),
        ("buf:f64:2:zeros", [0.0, 0.0]),
    ],
)
def test_initial_contents(text: str, expected: list[float]) -> None:
    (b,) = bind((text, "u32:1"), TWO, 0).buffers
    dtype = {"u32": "u4", "i16": "i2", "f64": "f8"}[b.dtype]
    assert b.init is not None
    assert b.init.view(dtype).tolist() == expected


def test_uninitialised_and_aliased() -> None:
    bound = bind(("buf:u8:9:uninit", "same:0:4", "f32:1.5"), THREE, 0)
    assert bound.buffers[0].init is None
    assert bound.args[1] == Ptr("p", 4)
    assert bound.args[2].data == np.float32(1.5).tobytes()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("buf:f32:4",), "takes 2 parameters, 1 were given"),
        (("buf:f32", "u32:1"), "for p.* cannot be read"),
        (("buf:f31:4", "u32:1"), "for p.* cannot be read"),
        (("buf:f32:0", "u32:1"), "for p.* cannot be read"),
        (("buf:f32:4:seven", "u32:1"), "for p.* cannot be read"),
        (("buf:f32:4", "u32:x"), "for n.* cannot be read"),
        (("buf:f32:4", "u32:4294967296"), "for n.* is not in 0"),
        (("buf:f32:4", "i32:-2147483649"), "for n.* is not in"),
        (("buf:f32:4", "u64:1"), "for n.* is 8 bytes wide, the parameter is 4"),
        (("u32:4", "u32:1"), "for p.* is 4 bytes wide, the parameter is 8"),
        (("same:0", "u32:1"), "argument 0 is not a buffer given before it"),
        (("buf:f64:999999999999999", "u32:1"), "is larger than"),
    ],
)
def test_what_does_not_fit_is_refused(args: tuple[str, ...], said: str) -> None:
    with pytest.raises(UsageError, match=said) as e:
        bind(args, TWO, 0)
    assert e.value.remedy


def test_half_precision_scalars() -> None:
    assert bind(("f16:1.0",), HALF, 0).args[0].data == b"\x00\x3c"
    assert bind(("bf16:1.0",), HALF, 0).args[0].data == b"\x80\x3f"
    assert bind(("b16:-1",), HALF, 0).args[0].data == b"\xff\xff"


def test_the_kernel_is_named_or_the_only_one() -> None:
    with pytest.raises(UsageError, match="its kernels: two, three, half"):
        choose(MODULE, "")
    with pytest.raises(UsageError, match="no kernel 'four'"):
        choose(MODULE, "four")
    assert choose(parse(PTX[: PTX.index(".visible .entry three")]), "").name == "two"


def test_geometry_is_held_against_the_kernel() -> None:
    fits(TWO, (4, 1, 1), (128, 1, 1))
    fits(THREE, (4, 1, 1), (16, 8, 1))
    for function, grid, block, said in (
        (TWO, (1, 1, 1), (129, 1, 1), "at most 128"),
        (HALF, (1, 1, 1), (1025, 1, 1), "at most 1024"),
        (THREE, (1, 1, 1), (8, 16, 1), "requires 16,8"),
        (HALF, (1, 65536, 1), (1, 1, 1), "larger than"),
        (HALF, (1, 1, 1), (1, 1, 65), "64 threads in z"),
    ):
        with pytest.raises(UsageError, match=said):
            fits(function, grid, block)
