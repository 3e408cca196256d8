# SPDX-License-Identifier: Apache-2.0
"""Small sm_90 kernels of asynchronous operations, run under many schedules."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from harness.emulator.engine import EmulatorEngine
from harness.engine import Outcome
from harness.findings import Kind, Verdict
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr
from harness.schedule import Schedule

SHARED = ".shared .align 128 .b8 buf[1024];\n.shared .align 8 .b64 bar[4];\n"
HEAD = f""".version 8.6
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p0, .param .u64 p1)
{{
.reg .pred %p<8>;
.reg .b32 %r<24>;
.reg .b64 %rd<16>;
{SHARED}ld.param.u64 %rd0, [p0];
ld.param.u64 %rd1, [p1];
mov.u32 %r0, %tid.x;
mul.wide.u32 %rd9, %r0, 4;
add.s64 %rd8, %rd0, %rd9;
add.s64 %rd7, %rd1, %rd9;
shl.b32 %r9, %r0, 2;
mov.u32 %r8, buf;
add.u32 %r8, %r8, %r9;
setp.eq.u32 %p0, %r0, 0;
"""
N = 64  # threads of a block, and words of the copies


def program(body: str, *, blocks: int = 1, threads: int = N, words: int = 256, cluster: int = 1) -> Program:
    """p0: 0, 1, 2, …; p1: zeros; both of 32-bit words. %p0: thread 0; %rd8, %rd7: its words; %r8: its word of buf."""
    token = PreparedLaunch(
        Code(f"{HEAD}{body}\nret;\n}}\n", "k", "k.ptx"), (blocks, 1, 1), (threads, 1, 1), cluster=(cluster, 1, 1)
    )
    buffers = (
        Buffer("p0", 4 * words, init=np.arange(words, dtype=np.uint32)),
        Buffer("p1", 4 * words, init=np.zeros(words, np.uint32)),
    )
    return Program("async", buffers, (Launch(0, token, (Ptr("p0"), Ptr("p1"))),))


def outcome(case: Program, seed: int = 1, *, race: bool = True) -> Outcome:
    """One run. The policy of the threads varies with the seed."""
    policy = ("random", "random", "round-robin", "sequential")[seed % 4]
    return EmulatorEngine(race=race).execute(case, Schedule(seed=seed, threads=policy))


def words_of(run: Outcome, name: str = "p1", dtype: str = "u4") -> npt.NDArray[np.generic]:
    """A buffer's contents."""
    return run.buffers[name].view(dtype)


@cache
def _kinds(body: str, shape: tuple[tuple[str, int], ...], seeds: int) -> tuple[tuple[frozenset[Kind], str], ...]:
    case = program(body, **dict(shape))
    runs = []
    for seed in range(seeds):
        run = outcome(case, seed)
        assert run.status is Verdict.PASS, run.reason
        runs.append(
            (frozenset(f.kind for f in run.findings), " | ".join(f"{f.message}; {f.missing}" for f in run.findings))
        )
    return tuple(runs)


def always(body: str, kind: Kind, text: str = "", seeds: int = 20, **shape: int) -> None:
    """Under every seed the fault is found, and said in these words."""
    for seed, (kinds, said) in enumerate(_kinds(body, tuple(shape.items()), seeds)):
        assert kind in kinds, (seed, kinds, said)
        assert text in said, (seed, said)


def never(body: str, seeds: int = 20, **shape: int) -> None:
    """Under every seed nothing is found."""
    for seed, (kinds, said) in enumerate(_kinds(body, tuple(shape.items()), seeds)):
        assert not kinds, (seed, said)
