# SPDX-License-Identifier: Apache-2.0
"""Run generated programs: the Program of one, on the emulator; and digests of what it left."""

from __future__ import annotations

import hashlib
import zlib

import numpy as np
import numpy.typing as npt

from harness.emulator.engine import EmulatorEngine
from harness.engine import Outcome
from harness.program import Buffer, Code, Launch, PreparedLaunch, Ptr, Scalar
from harness.program import Program as Ops
from harness.schedule import Schedule
from tests.silicon.program_draw import inputs
from tests.silicon.program_text import arguments
from tests.silicon.programs import HEADER, SLICE, Program


def out_bytes(program: Program) -> npt.NDArray[np.uint8]:
    """What the output holds before the launch: a pattern of the seed."""
    n = SLICE * program.threads * program.grid
    return ((np.arange(n, dtype=np.uint64) * 197 + program.seed) % 251).astype(np.uint8)


def ops_of(program: Program, module: str = "") -> Ops:
    """The Program of one launch; module: a text that holds the kernel among others, its own alone by default."""
    read, sums = (np.frombuffer(data, np.uint8) for data in inputs(program.seed))
    buffers = (
        Buffer("in", read.size, init=read, role="in"), Buffer("out", out_bytes(program).size, init=out_bytes(program)),
        Buffer("acc", sums.size, init=sums),
    )  # fmt: skip
    code = Code(module or HEADER + program.text(), program.name, "programs.ptx")
    token = PreparedLaunch(code, (program.grid, 1, 1), (*program.block, 1))
    args = (Ptr("in"), Ptr("out"), Ptr("acc"), *(Scalar(data) for data in arguments(program)))
    return Ops(program.name, buffers, (Launch(0, token, args),))


def emulate(program: Program, schedule: Schedule, *, race: bool = True) -> Outcome:
    """One run on the emulator."""
    return EmulatorEngine(race=race).execute(ops_of(program), schedule)


def answer(out: npt.NDArray[np.uint8], acc: npt.NDArray[np.uint8]) -> tuple[str, list[int]]:
    """SHA-256 of output and atomics; CRC-32 of each thread's slice of the output, to say which thread differs."""
    whole = hashlib.sha256(out.tobytes() + acc.tobytes()).hexdigest()
    return whole, [zlib.crc32(row.tobytes()) for row in out.reshape(-1, SLICE)]
