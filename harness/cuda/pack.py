# SPDX-License-Identifier: Apache-2.0
"""A launch's arguments as the bytes of its parameter block."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from harness.errors import LaunchRefused
from harness.program import Arg, PreparedLaunch, Ptr


def layout_of(token: PreparedLaunch, args: Sequence[Arg]) -> tuple[tuple[int, int, int], ...]:
    """(offset, size, align) of each parameter: the token's, or natural alignment where it has none."""
    if token.params or not args:
        return token.params
    places, end = [], 0
    for arg in args:
        size = 8 if isinstance(arg, Ptr) else len(arg.data)
        if size == 0:
            raise LaunchRefused(f"{token.code.entry}: an argument of no bytes", required="1 byte or more", actual="0")
        align = size & -size
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
        data = (address(arg.buffer) + arg.offset).to_bytes(8, "little") if isinstance(arg, Ptr) else arg.data
        if len(data) != size:
            raise LaunchRefused(
                f"{entry}: parameter {index} has {size} bytes, its argument {len(data)}",
                required=f"{size} bytes", actual=f"{len(data)} bytes",
            )  # fmt: skip
        block[offset : offset + size] = data
    return block, tuple(offset for offset, _, _ in places)
