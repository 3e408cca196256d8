# SPDX-License-Identifier: Apache-2.0
"""Launches of the fake driver: the emulator runs the kernel over the allocations its pointers lie in."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cache

import numpy as np

from harness.emulator.engine import EmulatorEngine
from harness.findings import Kind, Verdict
from harness.program import Arg, Buffer, Code, Launch, PreparedLaunch, Program, Ptr, Scalar
from harness.ptx.abi import param_layout
from harness.ptx.parser import parse
from harness.schedule import Schedule
from tests.cuda.fake.memory import Memory

_ERRORS = {Kind.TRAP: 719, Kind.OUT_OF_BOUNDS: 700, Kind.MISALIGNED: 716}


@dataclass(frozen=True)
class Function:
    ptx: str
    entry: str


@cache
def slots(function: Function) -> tuple[tuple[int, int, int], ...]:
    return tuple((s.offset, s.size, s.align) for s in param_layout(parse(function.ptx).entry(function.entry)).slots)


@cache
def _engine() -> EmulatorEngine:
    return EmulatorEngine(race=False)


def arguments(function: Function, params: int) -> list[bytes]:
    """The argument values, read at once: the driver copies them at the launch."""
    places = slots(function)
    pointers = (ctypes.c_void_p * max(1, len(places))).from_address(params)
    return [ctypes.string_at(pointers[i], size) for i, (_, size, _) in enumerate(places)]


def run(
    memory: Memory, function: Function, grid: tuple[int, int, int], block: tuple[int, int, int], shared: int,
    values: list[bytes], cluster: tuple[int, int, int] = (1, 1, 1),
) -> int | None:  # fmt: skip
    """0, the error it ends with, or None when it waits for something that has not come yet."""
    buffers: dict[int, Buffer] = {}
    args: list[Arg] = []
    for data in values:
        at = memory.find(int.from_bytes(data, "little")) if len(data) == 8 else None
        if at is None:
            args.append(Scalar(data))
            continue
        if at.address not in buffers:
            now = np.frombuffer(ctypes.string_at(at.address, at.nbytes), np.uint8).copy()
            buffers[at.address] = Buffer(f"m{len(buffers)}", at.nbytes, init=now)
        args.append(Ptr(buffers[at.address].name, int.from_bytes(data, "little") - at.address))
    token = PreparedLaunch(Code(function.ptx, function.entry), grid, block, shared, slots(function), cluster=cluster)
    program = Program(function.entry, tuple(buffers.values()), (Launch(0, token, tuple(args)),))
    outcome = _engine().execute(program, Schedule())
    kinds = {f.kind for f in outcome.findings}
    for kind, code in _ERRORS.items():
        if kind in kinds:
            return code
    if Kind.DEADLOCK in kinds or outcome.status is Verdict.NOT_RUN:
        return None
    assert outcome.status is Verdict.PASS, outcome.reason
    for address, buffer in buffers.items():
        ctypes.memmove(address, outcome.buffers[buffer.name].tobytes(), buffer.nbytes)
    return 0
