# SPDX-License-Identifier: Apache-2.0
"""Litmus tests as Programs, for either engine, and what they gave as outcomes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from harness.program import Buffer, Code, Fill, Launch, Op, PreparedLaunch, Program, Ptr, Scalar
from tests.litmus import emit
from tests.litmus.program import Litmus, Outcome

GROUPS = 64
SCRATCH = 1 << 22


@dataclass(frozen=True, slots=True)
class Stress:
    """How one launch is stressed; see `emit`. packed: locations lie side by side, else 32 bytes apart."""

    packed: bool
    delay: int
    tries: int
    warm: int
    stress: int


LAUNCHES = (
    Stress(packed=True, delay=0, tries=400, warm=0, stress=0),
    Stress(packed=False, delay=63, tries=400, warm=0, stress=200),
    Stress(packed=True, delay=15, tries=400, warm=1, stress=50),
    Stress(packed=False, delay=0, tries=400, warm=1, stress=100),
)


def plain_program(test: Litmus) -> Program:
    """One instance; for the emulator."""
    launch = Launch(
        0,
        PreparedLaunch(
            Code(emit.plain(test), "k", f"{test.name}.ptx"), (max(test.blocks) + 1, 1, 1),
            (emit.threads_of_plain(test), 1, 1),
            cluster=(max(test.blocks) + 1 if test.clustered else 1, 1, 1),
        ),
        (Ptr("mem"), Ptr("out"), Ptr("fin")),
    )  # fmt: skip
    zeros = {"mem": 16 * len(test.locations), "out": max(1, len(test.registers)), "fin": max(1, len(test.finals))}
    buffers = tuple(Buffer(name, size, init=np.zeros(size, np.uint8)) for name, size in zeros.items())
    return Program(test.name, buffers, (launch,))


def plain_outcome(test: Litmus, buffers: Mapping[str, npt.NDArray[Any]]) -> Outcome:
    """The outcome of a plain run."""
    registers = [int(v) for v in buffers["out"][: len(test.registers)]]
    if test.space == "shared":
        return (*registers, *(int(v) for v in buffers["fin"][: len(test.finals)]))
    return (*registers, *(int(buffers["mem"][16 * test.locations.index(loc)]) for loc in test.finals))


def stressed_program(
    tests: Sequence[Litmus], seed: int, launches: Sequence[Stress] = LAUNCHES, groups: int = GROUPS
) -> Program:
    """Every test in every way of stress, one after the other: buffer o<i> and f<i> take what test i gave."""
    code = Code(emit.stressed(list(tests)), "", "litmus.ptx")
    ops: list[Op] = [Fill(0, "scratch", 0, SCRATCH)]
    buffers = []
    most = max(_instances(t, groups) * len(t.locations) for t in tests)
    for i, test in enumerate(tests):
        count = _instances(test, groups)
        registers, finals = max(1, len(test.registers)), max(1, len(test.finals))
        buffers.append(
            Buffer(
                f"o{i}",
                count * registers * len(launches),
                init=np.zeros(1, np.uint8).repeat(count * registers * len(launches)),
            )
        )
        buffers.append(
            Buffer(f"f{i}", count * finals * len(launches), init=np.zeros(count * finals * len(launches), np.uint8))
        )
        blocks = emit.blocks_of(test)
        for k, how in enumerate(launches):
            ops += [Fill(0, "mem", 0, 32 * most), Fill(0, "sync", 0, 128 * groups)]
            stride = test.width if how.packed else 32
            extra = 64 if how.stress and not (test.space == "shared" and not test.clustered) else 0
            token = PreparedLaunch(
                Code(code.ptx, f"t{i}", code.file), (blocks * groups + extra, 1, 1),
                (max(emit.THREADS, 32 * emit.roles_of(test)), 1, 1),
                cluster=(blocks if test.clustered else 1, 1, 1), params=_parameters(),
            )  # fmt: skip
            pointers = (
                Ptr("mem"),
                Ptr(f"o{i}", k * count * registers),
                Ptr(f"f{i}", k * count * finals),
                Ptr("sync"),
                Ptr("scratch"),
            )
            for phase in (0, 1) if test.finals and test.space == "global" else (0,):
                numbers = (
                    groups,
                    stride,
                    seed * 7919 + k * 104729 + i,
                    how.delay,
                    how.tries,
                    how.warm,
                    how.stress,
                    phase,
                )
                ops.append(
                    Launch(0, token, (*pointers, *(Scalar((v & 0xFFFFFFFF).to_bytes(4, "little")) for v in numbers)))
                )
    buffers += [Buffer("mem", 32 * most), Buffer("sync", 128 * groups), Buffer("scratch", SCRATCH)]
    return Program("litmus", tuple(buffers), tuple(ops))


def _instances(test: Litmus, groups: int) -> int:
    return emit.slots_of(test) * emit.ROUNDS * groups


def _parameters() -> tuple[tuple[int, int, int], ...]:
    n = len(emit.PARAMETERS)
    return (*((8 * i, 8, 8) for i in range(n)), *((8 * n + 4 * i, 4, 4) for i in range(len(emit.NUMBERS))))


def histogram(
    test: Litmus, out: npt.NDArray[np.uint8], fin: npt.NDArray[np.uint8], launches: int, groups: int = GROUPS
) -> Counter[Outcome]:
    """How often each outcome was seen."""
    count, n = _instances(test, groups), len(test.registers)
    columns = list(out.reshape(launches * count, max(1, n)).T)[:n]
    finals = fin.reshape(launches, max(1, len(test.finals)), count)
    columns += [finals[:, k].reshape(-1) for k in range(len(test.finals))]
    packed = np.zeros(launches * count, np.uint64)
    for column in columns:
        packed = packed << np.uint64(8) | column
    seen, times = np.unique(packed, return_counts=True)
    shifts = [8 * k for k in reversed(range(len(columns)))]
    return Counter({tuple(int(v) >> s & 0xFF for s in shifts): int(t) for v, t in zip(seen, times, strict=True)})
