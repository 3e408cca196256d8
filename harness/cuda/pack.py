# SPDX-License-Identifier: Apache-2.0
"""A launch's arguments as the bytes of its parameter block."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence

from harness.cuda.driver import api
from harness.cuda.driver import check as assured
from harness.errors import LaunchRefused
from harness.program import Arg, PreparedLaunch, Ptr, TensorMap
from harness.tensormap import BYTES, check, steps_of


def layout_of(token: PreparedLaunch, args: Sequence[Arg]) -> tuple[tuple[int, int, int], ...]:
    """(offset, size, align) of each parameter: the token's, or natural alignment where it has none."""
    if token.params or not args:
        return token.params
    places, end = [], 0
    for arg in args:
        size = 8 if isinstance(arg, Ptr) else BYTES if isinstance(arg, TensorMap) else len(arg.data)
        if size == 0:
            raise LaunchRefused(f"{token.code.entry}: an argument of no bytes", required="1 byte or more", actual="0")
        align = 64 if isinstance(arg, TensorMap) else size & -size
        offset = -(-end // align) * align
        places.append((offset, size, align))
        end = offset + size
    return tuple(places)


def pack(
    token: PreparedLaunch, args: Sequence[Arg], address: Callable[[str], int]
) -> tuple[bytearray, tuple[int, ...]]:
    """The parameter block, little-endian, and the offset of each parameter in it.

    address: of a buffer's first byte. Raises LaunchRefused when count or width do not fit the token's parameters.
    """
    entry, places = token.code.entry, layout_of(token, args)
    if len(places) != len(args):
        raise LaunchRefused(
            f"{entry} takes {len(places)} parameters, {len(args)} were given",
            required=str(len(places)), actual=str(len(args)),
        )  # fmt: skip
    block = bytearray(max((offset + size for offset, size, _ in places), default=0))
    for index, (arg, (offset, size, _)) in enumerate(zip(args, places, strict=True)):
        if isinstance(arg, TensorMap):
            data = driver_map(arg, address(arg.buffer))
        elif isinstance(arg, Ptr):
            data = (address(arg.buffer) + arg.offset).to_bytes(8, "little")
        else:
            data = arg.data
        if len(data) != size:
            raise LaunchRefused(
                f"{entry}: parameter {index} has {size} bytes, its argument {len(data)}",
                required=f"{size} bytes", actual=f"{len(data)} bytes",
            )  # fmt: skip
        block[offset : offset + size] = data
    return block, tuple(offset for offset, _, _ in places)


_DRIVER_TYPES = {
    "u8": "UINT8", "u16": "UINT16", "u32": "UINT32", "i32": "INT32", "u64": "UINT64", "i64": "INT64", "f16": "FLOAT16",
    "bf16": "BFLOAT16", "f32": "FLOAT32", "f64": "FLOAT64",
}  # fmt: skip


def driver_map(map_: TensorMap, address: int) -> bytes:
    """The 128 bytes that cuTensorMapEncodeTiled makes of a map. Raises LaunchRefused, or what a failed call raises."""
    check(map_)
    cu = api()

    def member(enum: str, name: str) -> object:
        return getattr(getattr(cu, f"CUtensorMap{enum}"), name)

    sizes = [cu.cuuint64_t(n) for n in map_.shape]
    strides = [cu.cuuint64_t(n) for n in map_.strides or (16,)]  # no null pointer, even where there are none
    box = [cu.cuuint32_t(n) for n in map_.box]
    steps = [cu.cuuint32_t(n) for n in steps_of(map_)]
    swizzle = f"CU_TENSOR_MAP_SWIZZLE_{map_.swizzle}B" if map_.swizzle else "CU_TENSOR_MAP_SWIZZLE_NONE"
    made = assured(
        cu.cuTensorMapEncodeTiled(
            member("DataType", f"CU_TENSOR_MAP_DATA_TYPE_{_DRIVER_TYPES[map_.dtype]}"), len(sizes),
            address + map_.offset, sizes, strides, box, steps,
            member("Interleave", "CU_TENSOR_MAP_INTERLEAVE_NONE"), member("Swizzle", swizzle),
            member("L2promotion", "CU_TENSOR_MAP_L2_PROMOTION_NONE"),
            member("FloatOOBfill", "CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE"),
        ),
        "cuTensorMapEncodeTiled",
    )  # fmt: skip
    return ctypes.string_at(made.getPtr(), BYTES)
