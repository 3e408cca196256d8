# SPDX-License-Identifier: Apache-2.0
"""What a tiled tensor map must keep to, and the emulator's own encoding of one.

A `CUtensorMap` is opaque; the CUDA engine has the driver make it, the emulator reads the 128 bytes written here.
CUDA driver API manual, "cuTensorMapEncodeTiled"; PTX ISA, "Tensors", "Swizzling modes".
"""

from __future__ import annotations

import struct
from math import prod

from harness.errors import LaunchRefused
from harness.program import TensorMap

# Element types: bytes, and the runtime's number (harness/emulator/abi.py `Type`; 255: cannot be reduced).
ELEMENTS = {
    "u8": (1, 255), "u16": (2, 255), "u32": (4, 0), "i32": (4, 1), "u64": (8, 2), "i64": (8, 3), "f16": (2, 4),
    "bf16": (2, 5), "f32": (4, 6), "f64": (8, 7),
}  # fmt: skip
SWIZZLES = (0, 32, 64, 128)
BYTES = 128
MAGIC = 0x7061_6D72_6F73_6E65
_ENCODING = struct.Struct("<QQ4Q5I5H5B4B")  # as struct Map in runtime/tensor.c


def steps_of(map_: TensorMap) -> tuple[int, ...]:
    """Element strides; 1 where none are given. That of the innermost dimension means nothing."""
    return (1, *map_.steps[1:]) if map_.steps else (1,) * len(map_.shape)


def check(map_: TensorMap) -> None:
    """Raises LaunchRefused for what cuTensorMapEncodeTiled does not take."""
    rank = len(map_.shape)
    size = ELEMENTS.get(map_.dtype, (0, 0))[0]
    inner = size * map_.box[0] if map_.box else 0
    for fine, what, actual in (
        (1 <= rank <= 5, "1 to 5 dimensions", rank),
        (size > 0, f"an element type of {', '.join(ELEMENTS)}", map_.dtype),
        (len(map_.strides) == rank - 1, f"{rank - 1} strides", len(map_.strides)),
        (len(map_.box) == rank, f"{rank} box extents", len(map_.box)),
        (len(map_.steps) in (0, rank), f"{rank} element strides, or none", len(map_.steps)),
        (all(1 <= n <= 1 << 32 for n in map_.shape), "extents of 1 to 2^32", map_.shape),
        (all(n % 16 == 0 and 0 < n < 1 << 40 for n in map_.strides), "strides, multiples of 16 bytes", map_.strides),
        (all(1 <= n <= 256 for n in map_.box), "box extents of 1 to 256", map_.box),
        (all(1 <= n <= 8 for n in map_.steps), "element strides of 1 to 8", map_.steps),
        (inner % 16 == 0, "an innermost box extent of a multiple of 16 bytes", f"{inner} bytes"),
        (map_.swizzle in SWIZZLES, f"a swizzle of {SWIZZLES} bytes", map_.swizzle),
        (not map_.swizzle or inner <= map_.swizzle, "an innermost box extent within the swizzle", f"{inner} bytes"),
        (map_.offset % 16 == 0, "a base that is a multiple of 16 bytes", map_.offset),
    ):
        if not fine:
            raise LaunchRefused(
                f"a tensor map of {map_.buffer} needs {what}; it has {actual}", required=what, actual=str(actual)
            )


def box_bytes(map_: TensorMap) -> int:
    """Bytes of a box in shared memory: what an mbarrier is to expect."""
    extents = [-(-b // s) for b, s in zip(map_.box, steps_of(map_), strict=True)]
    return prod(extents) * ELEMENTS[map_.dtype][0]


def encode(map_: TensorMap, address: int) -> bytes:
    """The emulator's 128 bytes. address: of the buffer's first byte. Raises LaunchRefused."""
    check(map_)

    def five(values: tuple[int, ...], filler: int) -> tuple[int, ...]:
        return (*values, *(filler,) * 5)[:5]

    size, number = ELEMENTS[map_.dtype]
    strides = (*map_.strides, 0, 0, 0, 0)[:4]
    dims = tuple(n - 1 for n in five(map_.shape, 1))
    raw = _ENCODING.pack(
        MAGIC, address + map_.offset, *strides, *dims, *five(map_.box, 1), *five(steps_of(map_), 1),
        len(map_.shape), size, number, map_.swizzle,
    )  # fmt: skip
    return raw.ljust(BYTES, b"\0")
