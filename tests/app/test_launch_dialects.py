# SPDX-License-Identifier: Apache-2.0
"""`assay launch` on what several compilers wrote: their conventions of parameters, and what is left of the buffers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
DIALECTS = ROOT / "tests/corpus/dialects"


def launch(tmp_path: Path, *args: str, engine: str = "emulator") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "harness", "launch", *args, "--engine", engine, "--save", "left"],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def left(tmp_path: Path, name: str) -> np.ndarray[tuple[int, ...], np.dtype[np.generic]]:
    found = np.load(tmp_path / "left" / f"{name}.emulated.npy")
    assert isinstance(found, np.ndarray)
    return found


def test_rust_slices_are_two_parameters_and_files_are_arrays(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    a, b = (rng.uniform(-1, 1, 300).astype(np.float32) for _ in range(2))
    np.save(tmp_path / "a.npy", a)
    np.save(tmp_path / "b.npy", b)
    done = launch(
        tmp_path, str(DIALECTS / "rust_llvm_O2_sm90.ptx"), "--entry", "k_vecadd", "--grid", "2", "--block", "256",
        "--arg", "slice:npy:a.npy", "--arg", "slice:npy:b.npy", "--arg", "slice:f32:300:uninit",
        "--show", "4", "--schedules", "2",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert np.array_equal(left(tmp_path, "k_vecadd_param_4"), a + b)
    assert "k_vecadd_param_4 (emulated): " in done.stdout
    assert str((a + b)[0])[:5] in done.stdout


def test_a_structure_by_value(tmp_path: Path) -> None:
    done = launch(
        tmp_path, str(DIALECTS / "rust_llvm_O2_sm90.ptx"), "--entry", "k_byval_struct", "--block", "64",
        "--arg", "struct:f32=0.5,f64=2,u32=3,u8=1", "--arg", "slice:f64:64:iota", "--arg", "slice:f64:64:uninit",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert np.array_equal(left(tmp_path, "k_byval_struct_param_3"), np.arange(64) * 2 + 0.5 + 3)


def test_numba_arrays_are_seven_parameters(tmp_path: Path) -> None:
    done = launch(
        tmp_path, str(DIALECTS / "numba_reduce_sm90.ptx"), "--grid", "2", "--block", "256",
        "--arg", "array:f32:500:=0.5", "--arg", "array:f32:2:uninit",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    (out,) = (tmp_path / "left").glob("*param_11*.npy")
    assert np.load(out).tolist() == [128.0, 122.0]


def test_tritons_hidden_pointers_may_be_left_out(tmp_path: Path) -> None:
    done = launch(
        tmp_path, str(DIALECTS / "triton_softmax_sm90.ptx"), "--grid", "2", "--block", "128", "--shared", "16",
        "--arg", "buf:f32:256:ones", "--arg", "buf:f32:256:uninit", "--arg", "u32:128", "--arg", "u32:128",
        "--no-races",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert np.allclose(left(tmp_path, "softmax_kernel_param_1"), 1 / 128)


def test_a_cluster_that_a_kernel_requires_is_launched(tmp_path: Path) -> None:
    file = str(DIALECTS / "nvcc_mixed_sm90.ptx")
    odd = launch(tmp_path, file, "--entry", "asrt", "--grid", "3", "--arg", "buf:u32:32")
    assert odd.returncode == 2
    assert "no multiple of cluster 2" in odd.stderr
    other = launch(tmp_path, file, "--entry", "asrt", "--grid", "4", "--cluster", "4", "--arg", "buf:u32:32")
    assert other.returncode == 2
    assert "requires 2" in other.stderr
    raced = launch(tmp_path, file, "--entry", "asrt", "--grid", "2", "--arg", "buf:u32:32")
    assert raced.returncode == 1, raced.stdout + raced.stderr
    assert "race" in raced.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["slice:f32:8"], "takes 6 parameters"),
        (["slice:f32:8", "slice:f32:8", "slice:f32:8", "u64:1"], "more were given"),
        (["npy:absent.npy"], "no readable .npy file"),
        (["slice:f32:8:=x"], "cannot be read"),
        (["bytes:zz"], "cannot be read"),
        (["bytes:00112233445566778899"], "is 10 bytes, the parameter is 8"),
        (["slice:f32:8", "slice:f32:8", "buf:f32:8", "slice:f32:8"], "stands for 2"),
    ],
)
def test_what_does_not_fit_names_the_argument(tmp_path: Path, args: list[str], said: str) -> None:
    given = [word for a in args for word in ("--arg", a)]
    done = launch(tmp_path, str(DIALECTS / "rust_llvm_O2_sm90.ptx"), "--entry", "k_vecadd", *given)
    assert done.returncode == 2
    assert said in done.stderr
    assert "remedy" in done.stderr
