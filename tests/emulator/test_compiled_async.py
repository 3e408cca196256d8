# SPDX-License-Identifier: Apache-2.0
"""What nvcc makes of cuda::barrier, cuda::pipeline and cluster groups: right values, no finding, planted faults found.

The PTX beside the sources was made by `nvcc -std=c++17 -arch=sm_90 -ptx` of CUDA 13.0.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from harness.emulator.engine import EmulatorEngine
from harness.findings import Kind, Verdict
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr, Scalar, TensorMap
from harness.schedule import Schedule

FOLDER = Path(__file__).parent / "compiled"
SEEDS = 20
TILES = 6
WORDS = np.arange(128 * TILES, dtype=np.int32)
BINS = np.random.default_rng(1).integers(0, 128, 1000).astype(np.int32)
FLOATS = np.arange(128 * TILES, dtype=np.float32)
# name -> entry, grid, threads, input, size, oracle
KERNELS: dict[str, tuple[str, int, int, npt.NDArray[np.generic], int, npt.NDArray[np.generic]]] = {
    "barrier_copy": ("scale", 1, 64, WORDS, TILES, 3 * WORDS),
    "cluster_sum": ("bins", 4, 64, BINS, BINS.size, np.bincount(BINS, minlength=128).astype(np.int32)),
    "pipeline": ("sums", 1, 128, FLOATS, TILES, np.roll(FLOATS.reshape(TILES, 128).sum(0), -33)),
}


def text(name: str) -> str:
    return (FOLDER / f"{name}.ptx").read_text()


def program(name: str, ptx: str) -> Program:
    entry, grid, threads, data, size, wanted = KERNELS[name]
    token = PreparedLaunch(Code(ptx, entry, f"{name}.ptx"), (grid, 1, 1), (threads, 1, 1))
    buffers = (
        Buffer("in", data.nbytes, init=data, role="in"),
        Buffer("out", wanted.nbytes, init=np.zeros_like(wanted)),
    )
    return Program(name, buffers, (Launch(0, token, (Ptr("in"), Ptr("out"), Scalar(np.int32(size).tobytes()))),))


def schedule(seed: int) -> Schedule:
    return Schedule(seed=seed, threads=("random", "random", "round-robin", "sequential")[seed % 4])


@pytest.mark.parametrize("name", KERNELS)
def test_right_and_clean(name: str) -> None:
    wanted = KERNELS[name][-1]
    case = program(name, text(name))
    for seed in range(SEEDS):
        run = EmulatorEngine(race=bool(seed % 5)).execute(case, schedule(seed))
        assert run.status is Verdict.PASS, run.reason
        assert not run.findings, (seed, run.findings)
        assert np.array_equal(run.buffers["out"].view(wanted.dtype), wanted)


@pytest.mark.parametrize(
    ("name", "old", "new", "kind"),
    [
        ("barrier_copy", "fence.proxy.async.shared::cta;", "", Kind.RACE),
        ("barrier_copy", "cp.async.bulk.wait_group.read 0;", "", Kind.RACE),
        ("barrier_copy", "mbarrier.try_wait", "mbarrier.try_wait.relaxed.cta", Kind.RACE),
        ("cluster_sum", "barrier.cluster.arrive", "barrier.cluster.arrive.relaxed", Kind.RACE),
        ("pipeline", "cp.async.mbarrier.arrive", "//cp.async.mbarrier.arrive", Kind.RACE),
    ],
)
def test_planted_faults(name: str, old: str, new: str, kind: Kind) -> None:
    ptx = text(name)
    assert old in ptx
    case = program(name, ptx.replace(old, new))
    for seed in range(SEEDS):
        run = EmulatorEngine().execute(case, schedule(seed))
        assert kind in {f.kind for f in run.findings}, (seed, run.status, run.reason)


@pytest.mark.parametrize("fenced", [True, False])
def test_tiles_by_tensor_maps(fenced: bool) -> None:
    a = np.random.default_rng(0).integers(0, 1000, (40, 96)).astype(np.int32)
    ptx = text("tile") if fenced else text("tile").replace("fence.proxy.async.shared::cta;", "")
    token = PreparedLaunch(Code(ptx, "doubled", "tile.ptx"), (4, 3, 1), (64, 1, 1))
    buffers = (Buffer("a", a.nbytes, init=a, role="in"), Buffer("b", a.nbytes, init=np.full_like(a, -1)))
    maps = tuple(TensorMap(name, "i32", (88, 37), (96 * 4,), (32, 16)) for name in "ab")
    wanted = np.full_like(a, -1)
    wanted[:37, :88] = 2 * a[:37, :88]
    for seed in range(SEEDS):
        run = EmulatorEngine().execute(Program("tile", buffers, (Launch(0, token, maps),)), schedule(seed))
        if not fenced:
            assert Kind.RACE in {f.kind for f in run.findings}
            continue
        assert not run.findings
        assert np.array_equal(run.buffers["b"].view(np.int32).reshape(a.shape), wanted)
