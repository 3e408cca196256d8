# SPDX-License-Identifier: Apache-2.0
"""Where a kernel's parameters lie in its parameter block.

In order, each at the next multiple of its alignment: CUDA Driver API, `cuLaunchKernel`
(CU_LAUNCH_PARAM_BUFFER_POINTER), and PTX ISA, "Kernel Function Parameters".
"""

from __future__ import annotations

from typing import NamedTuple

from harness.errors import UnsupportedPtx
from harness.ptx.module import Function


class Slot(NamedTuple):
    """A parameter's place in the block, in bytes."""

    offset: int
    size: int
    align: int


class ParamLayout(NamedTuple):
    """All parameters in order, and the size of the block in bytes (no padding after the last)."""

    slots: tuple[Slot, ...]
    size: int


def param_layout(function: Function) -> ParamLayout:
    """The layout of a kernel's parameters. Raises UnsupportedPtx for a parameter without a size."""
    slots = []
    at = 0
    for p in function.params:
        if p.size_bytes == 0:
            raise UnsupportedPtx(
                f"parameter {p.name} of {function.name} has no size", line=p.line, what=f".param {p.name}[]"
            )
        at += -at % p.align
        slots.append(Slot(at, p.size_bytes, p.align))
        at += p.size_bytes
    return ParamLayout(tuple(slots), at)
