# SPDX-License-Identifier: Apache-2.0
"""Boxes of tensors: kernels that load one and dump it, store one, or reduce one; and what NumPy says they do.

The same programs run on both engines.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt

from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr, TensorMap
from harness.tensormap import ELEMENTS, box_bytes, steps_of

DTYPES: dict[str, Any] = {
    "u8": np.uint8, "u16": np.uint16, "u32": np.uint32, "i32": np.int32, "u64": np.uint64, "i64": np.int64,
    "f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64,
}  # fmt: skip
HEAD = """.version 8.6
.target sm_90
.address_size 64
.visible .entry k(.param .align 128 .b8 map[128], .param .u64 io)
{{
.reg .pred %p<4>;
.reg .b32 %r<12>;
.reg .b64 %rd<12>;
.shared .align 1024 .b8 box[{bytes}];
.shared .align 8 .b64 bar;
mov.b64 %rd0, map;
cvta.param.u64 %rd1, %rd0;
ld.param.u64 %rd2, [io];
mov.u32 %r0, %tid.x;
setp.eq.u32 %p0, %r0, 0;
@%p0 mbarrier.init.shared.b64 [bar], 1;
bar.sync 0;
"""
LOAD = """@!%p0 bra WAIT;
mbarrier.arrive.expect_tx.shared.b64 %rd3, [bar], {bytes};
cp.async.bulk.tensor.{rank}d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [box], [%rd1, {at}], [bar];
WAIT:
mbarrier.try_wait.parity.shared.b64 %p1, [bar], 0;
@!%p1 bra WAIT;
"""
COPY = """mov.u32 %r1, box;
shl.b32 %r2, %r0, 2;
LOOP:
setp.ge.u32 %p2, %r2, {bytes};
@%p2 bra DONE;
add.u32 %r3, %r1, %r2;
cvt.u64.u32 %rd4, %r2;
add.u64 %rd4, %rd2, %rd4;
{move}
add.u32 %r2, %r2, 256;
bra LOOP;
DONE:
"""
OUT = "ld.shared.b32 %r4, [%r3];\nst.global.b32 [%rd4], %r4;"
IN = "ld.global.b32 %r4, [%rd4];\nst.shared.b32 [%r3], %r4;"
STORE = """fence.proxy.async.shared::cta;
bar.sync 0;
@!%p0 bra END;
{form} [%rd1, {at}], [box];
cp.async.bulk.commit_group;
cp.async.bulk.wait_group 0;
END:
"""


def _facts(map_: TensorMap, at: tuple[int, ...]) -> dict[str, Any]:
    return {"bytes": box_bytes(map_), "rank": len(at), "at": "{" + ", ".join(map(str, at)) + "}"}


def loads(map_: TensorMap, at: tuple[int, ...]) -> str:
    """PTX that loads the box at these coordinates and dumps it to io."""
    facts = _facts(map_, at)
    return HEAD.format(**facts) + LOAD.format(**facts) + COPY.format(**facts, move=OUT) + "ret;\n}\n"


def stores(map_: TensorMap, at: tuple[int, ...], how: str = "") -> str:
    """PTX that fills the box from io and stores it, or reduces it (`how`: add, min, …)."""
    facts = _facts(map_, at)
    reduce, operation = ("reduce.", f"{how}.") if how else ("", "")
    form = f"cp.{reduce}async.bulk.tensor.{len(at)}d.global.shared::cta.{operation}tile.bulk_group"
    return HEAD.format(**facts) + COPY.format(**facts, move=IN) + STORE.format(**facts, form=form) + "ret;\n}\n"


def data(map_: TensorMap, seed: int = 0) -> npt.NDArray[Any]:
    """The tensor's buffer: elements in a C-ordered array of the map's strides, the rest of each row too."""
    size = ELEMENTS[map_.dtype][0]
    total = (map_.strides[-1] * map_.shape[-1] if map_.strides else size * map_.shape[0]) + map_.offset
    rng = np.random.default_rng(seed)
    return rng.integers(1, 100, -(-total // 16) * 16 // size).astype(DTYPES[map_.dtype])


def program(ptx: str, map_: TensorMap, tensor: npt.NDArray[Any], box: npt.NDArray[Any]) -> Program:
    """One block of 64 threads."""
    token = PreparedLaunch(Code(ptx, "k", "tensor.ptx"), (1, 1, 1), (64, 1, 1), params=((0, 128, 128), (128, 8, 8)))
    buffers = (Buffer("t", tensor.nbytes, init=tensor), Buffer("io", box.nbytes, init=box))
    return Program("tensor", buffers, (Launch(0, token, (map_, Ptr("io"))),))


def places(map_: TensorMap, at: tuple[int, ...], *, stored: bool = False) -> list[tuple[int, int | None]]:
    """(element of the box in shared memory, element of the buffer or None outside), over the whole box.

    stored: of a store, which writes the rest of the 16 bytes in which a row ends.
    """
    size = ELEMENTS[map_.dtype][0]
    steps = steps_of(map_)
    inner = -(-map_.shape[0] * size // 16) * 16 // size if stored else map_.shape[0]
    extents = [-(-b // s) for b, s in zip(map_.box, steps, strict=True)]
    out: list[tuple[int, int | None]] = []
    mask = {0: 0, 32: 1, 64: 3, 128: 7}[map_.swizzle]
    for linear, index in enumerate(product(*(range(n) for n in reversed(extents)))):
        where = [c + i * s for c, i, s in zip(at, reversed(index), steps, strict=True)]
        inside = all(0 <= w < n for w, n in zip(where, (inner, *map_.shape[1:]), strict=True))
        strides = (size, *map_.strides)
        source = map_.offset + sum(w * s for w, s in zip(where, strides, strict=True))
        byte = linear * size
        byte ^= (byte >> 7 & mask) << 4
        out.append((byte // size, source // size if inside else None))
    return out


# (map, coordinates): every rank, swizzle and element width; boxes across each edge; strides within a box; odd bases.
CASES: list[tuple[TensorMap, tuple[int, ...]]] = [
    (TensorMap("t", "f32", (100,), (), (32,)), (8,)),
    (TensorMap("t", "f32", (100,), (), (32,), offset=16), (84,)),
    (TensorMap("t", "u8", (60,), (), (64,)), (-16,)),
    (TensorMap("t", "f16", (40, 20), (96,), (16, 8)), (8, 4)),
    (TensorMap("t", "f16", (40, 20), (96,), (16, 8), swizzle=32), (32, 16)),
    (TensorMap("t", "bf16", (70, 40), (160,), (32, 16), swizzle=64), (-8, -4)),
    (TensorMap("t", "bf16", (70, 40), (160,), (64, 32), swizzle=128), (0, 0)),
    (TensorMap("t", "f32", (33, 17), (144,), (32, 8), swizzle=128), (8, 12)),
    (TensorMap("t", "i32", (12, 9, 7), (48, 480), (8, 4, 3)), (-4, 6, 5)),
    (TensorMap("t", "u64", (10, 8, 6, 5), (80, 640, 3840), (4, 3, 2, 2)), (8, 1, -1, 4)),
    (TensorMap("t", "u16", (24, 5, 4, 3, 3), (48, 240, 960, 2880), (8, 2, 2, 2, 2)), (16, 4, 3, 1, -1)),
    (TensorMap("t", "f64", (16, 12), (128,), (8, 9), steps=(1, 2)), (4, 5)),
    (TensorMap("t", "f32", (64, 30), (256,), (16, 12), steps=(1, 3), swizzle=64), (52, 20)),
    (TensorMap("t", "i64", (9, 9), (80,), (2, 5)), (8, 7)),
]
REDUCTIONS = [
    ("u32", "add"), ("i32", "min"), ("i32", "max"), ("u32", "inc"), ("u32", "dec"), ("u32", "and"), ("u32", "or"),
    ("u32", "xor"), ("u64", "add"), ("f16", "add"), ("bf16", "max"), ("f32", "add"),
]  # fmt: skip
