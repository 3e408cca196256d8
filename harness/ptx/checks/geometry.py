# SPDX-License-Identifier: Apache-2.0
"""What a kernel reads of its place in the launch against the block that it asks for."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.checks.registry import Report, Subject, rule
from harness.ptx.opcodes import registers

_PLACES = frozenset({"%laneid", "%warpid", "%lanemask_lt", "%lanemask_eq", "%lanemask_le"})
_APART = frozenset({"call", "atom", "red", "elect", "activemask", "match", "wgmma", "tcgen05"})


@rule("axis-unread", "warning", "a block with threads along an axis that the kernel never reads")
def axis_unread(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        shape = entry.directives.get("reqntid", ())
        seen = {(r.name, r.component) for i in s.flow(entry).code for r in registers(i)}
        # A whole-vector read or a lane's number may stand for any axis, and so may what tells threads apart by itself.
        apart = any(i.opcode in _APART for i in s.flow(entry).code)
        if apart or ("%tid", "") in seen or any(name in _PLACES for name, _ in seen):
            continue
        for axis, size in zip("xyz", shape, strict=False):
            if size > 1 and ("%tid", axis) not in seen:
                yield Report(
                    entry.line,
                    f"{entry.name} asks for {size} threads along {axis} and never reads %tid.{axis}",
                    f"read %tid.{axis}, or ask for a block of one thread along {axis}",
                    f"the {size} threads along {axis} all do the same, to the same elements",
                    entry.column,
                    kernel=entry.name,
                )
