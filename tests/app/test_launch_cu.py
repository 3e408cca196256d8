# SPDX-License-Identifier: Apache-2.0
"""`assay launch X.cu`: compiled by NVRTC where it is installed; its source line stands beside the PTX line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from harness.errors import AssayError, UsageError
from harness.ptx import nvrtc

ROOT = Path(__file__).parents[2]
RACY = """extern "C" __global__ void k(int* c) {
  c[0] += 1;
}
"""


def launch(file: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "harness", "launch", file.name, "--grid", "2", "--block", "32", "--arg", "buf:i32:1"],
        cwd=file.parent, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def compiler() -> None:
    try:
        nvrtc.compile_cu('extern "C" __global__ void k() {}', "k.cu")
    except AssayError as why:
        pytest.skip(f"not run: {why}")


@pytest.mark.usefixtures("compiler")
def test_a_race_in_a_source_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "racy.cu"
    file.write_text(RACY)
    done = launch(file)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "(racy.cu:2)" in done.stdout
    file.write_text(RACY.replace("c[0] += 1;", "atomicAdd(c, 1);"))
    done = launch(file)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.usefixtures("compiler")
def test_a_source_that_does_not_compile_is_exit_2_with_the_compilers_words(tmp_path: Path) -> None:
    file = tmp_path / "broken.cu"
    file.write_text('extern "C" __global__ void k(int* c) { c[0] = nothing; }')
    done = launch(file)
    assert done.returncode == 2
    assert "nothing" in done.stderr
    with pytest.raises(UsageError, match="does not compile"):
        nvrtc.compile_cu("int x", "x.cu")


def test_without_nvrtc_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cuda.bindings.nvrtc", None)
    monkeypatch.setitem(sys.modules, "cuda.bindings", None)
    with pytest.raises(AssayError) as missing:
        nvrtc.compile_cu("", "k.cu")
    assert missing.value.exit_code == 3
    assert "cuda-toolkit" in missing.value.remedy
