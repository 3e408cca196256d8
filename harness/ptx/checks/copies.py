# SPDX-License-Identifier: Apache-2.0
"""Asynchronous copies: sizes that go together (PTX ISA, "cp.async"), and what they may not see yet ("Proxies")."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.analyses import Analysis
from harness.ptx.checks.registry import Report, Subject, report, rule
from harness.ptx.module import Imm, Instruction, Operand, Reg

_SIZES = {"ca": (4, 8, 16), "cg": (16,)}


def is_element_copy(i: Instruction) -> bool:
    """Whether the instruction is cp.async of 4, 8 or 16 bytes: neither bulk, nor a commit, nor a wait."""
    return i.opcode == "cp" and i.modifiers[:1] == ("async",) and bool({"ca", "cg"} & set(i.modifiers))


@rule("cp-async-size", "error", "a cp.async whose size its cache operator or its source size does not go with")
def cp_async_size(s: Subject) -> Iterator[Report]:
    for f, _ in s.bodies():
        a = s.analysis(f)
        for k in a.live():
            i = a.flow.code[k]
            if not is_element_copy(i) or len(i.operands) < 3 or not isinstance(i.operands[2], Imm):
                continue
            size = i.operands[2].value
            cache = "cg" if "cg" in i.modifiers else "ca"
            if size not in _SIZES[cache]:
                allowed = " or ".join(str(x) for x in _SIZES[cache])
                yield report(
                    i,
                    f.name,
                    f"cp.async.{cache} copies {allowed} bytes, not {size}",
                    why=".cg caches in L2 only and moves whole 16-byte pieces; .ca takes 4, 8 and 16 bytes",
                    fix="use .ca for 4 or 8 bytes, .cg for 16, and a plain load and store for anything else",
                )
            elif len(i.operands) > 3 and (most := _most(a, k, i.operands[3])) is not None and most > size:
                yield report(
                    i,
                    f.name,
                    f"cp.async copies {size} bytes and is told to read {most} of them from its source",
                    why="a source size above the copy size is undefined; below it, the rest is filled with zeros",
                    fix=f"give a source size of 0 to {size}",
                )


def _most(a: Analysis, k: int, o: Operand) -> int | None:
    """The largest number that an operand may be, where all that it may be are constants."""
    if isinstance(o, Imm):
        return o.value
    key = a.data.key_at(k, o.name) if isinstance(o, Reg) else None
    if key is None:
        return None
    found: list[int | None] = []
    for d in a.data.reaching(k, key):
        i = a.flow.code[d] if d >= 0 else None
        if i is None or i.opcode not in ("mov", "selp") or a.data.writes[d] != (key,):
            return None
        found += [_most(a, d, x) for x in i.operands[1 : 3 if i.opcode == "selp" else 2] if x != o]
    numbers = [x for x in found if x is not None]
    return max(numbers) if numbers and len(numbers) == len(found) else None
