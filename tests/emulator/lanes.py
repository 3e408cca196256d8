# SPDX-License-Identifier: Apache-2.0
"""Run one PTX instruction over columns of operands, one thread a row, on both tiers of the emulator."""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.emulator.engine import EmulatorEngine
from harness.findings import Verdict
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr, Scalar
from harness.schedule import Schedule

_BITS = {1: "b8", 2: "b16", 4: "b32", 8: "b64"}
_STORE = {1: "u8", 2: "b16", 4: "b32", 8: "b64"}


def run_lanes(instruction: str, result: int, columns: list[Any], *, results: int = 1, setup: str = "") -> Any:
    """Bits of `%d` (and `%e`) for each row: `instruction` reads %a, %b, %c, one of each column's width, writes %d.

    result: width of %d in bytes. columns: unsigned arrays of equal length. results: 2 gives %e as well.
    """
    rows = len(columns[0])
    names = "abcf"
    lines = [".version 8.6", ".target sm_90", ".address_size 64", ".visible .entry k("]
    parameters = [f"\t.param .u64 p{i}" for i in range(len(columns) + results)] + ["\t.param .u32 n"]
    lines += [",\n".join(parameters), ")", "{", ".reg .pred %q, %p, %p2; .reg .b32 %t, %i, %u0, %u1; .reg .b64 %x, %o;"]
    lines.append(f".reg .{_BITS[max(result, 2)]} %d, %e;")
    for name, column in zip(names, columns, strict=False):
        lines.append(f".reg .{_BITS[max(column.itemsize, 2)]} %{name};")
    lines += [
        "mov.u32 %t, %ctaid.x; mov.u32 %i, %ntid.x; mad.lo.s32 %t, %t, %i, 0; mov.u32 %i, %tid.x; add.s32 %i, %i, %t;"
    ]
    lines += ["ld.param.u32 %t, [n]; setp.ge.u32 %q, %i, %t; @%q ret;"]
    for k, (name, column) in enumerate(zip(names, columns, strict=False)):
        lines += [f"ld.param.u64 %x, [p{k}]; mul.wide.u32 %o, %i, {column.itemsize}; add.s64 %x, %x, %o;"]
        lines += [f"ld.global.{'u8' if column.itemsize == 1 else _BITS[column.itemsize]} %{name}, [%x];"]
    lines += [setup, instruction]
    for k, name in enumerate("de"[:results]):
        lines += [f"ld.param.u64 %x, [p{len(columns) + k}]; mul.wide.u32 %o, %i, {result}; add.s64 %x, %x, %o;"]
        lines += [f"st.global.{_STORE[result]} [%x], %{name};"]
    lines += ["ret;", "}"]
    out = np.dtype(f"u{result}")
    buffers = [Buffer(f"in{k}", c.nbytes, init=c) for k, c in enumerate(columns)]
    buffers += [Buffer(f"out{k}", rows * result, role="out") for k in range(results)]
    token = PreparedLaunch(Code("\n".join(lines), "k", "lane.ptx"), ((rows + 63) // 64, 1, 1), (64, 1, 1))
    args = (*(Ptr(b.name) for b in buffers), Scalar(np.uint32(rows).tobytes()))
    program = Program("lanes", tuple(buffers), (Launch(0, token, args),))
    tiers = []
    for race in (True, False):
        outcome = EmulatorEngine(race=race).execute(program, Schedule(seed=1))
        assert outcome.status is Verdict.PASS, (instruction, race, outcome.reason)
        assert not outcome.findings, (instruction, race, outcome.findings)
        tiers.append([outcome.buffers[f"out{k}"].view(out) for k in range(results)])
    for quick, fast in zip(*tiers, strict=True):
        assert quick.tolist() == fast.tolist(), f"{instruction}: the tiers disagree"
    found = tiers[0]
    return found[0] if results == 1 else found
