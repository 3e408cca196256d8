# SPDX-License-Identifier: Apache-2.0
"""The bundled PTX is what its sources build to, from any directory, and what the manifest says."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from harness.ptx.assemble import ARCHITECTURES, assemble, installed_architectures
from harness.ptx.parser import parse

ROOT = Path(__file__).parents[2]
KERNELS = ROOT / "kernels"
PTX = sorted(KERNELS.glob("*/*.ptx"))
NVRTC = importlib.util.find_spec("nvidia") is not None and any(
    (Path(p) / "cu13" / "lib" / "libnvrtc.so.13").exists() or list((Path(p) / "cu13").glob("bin/**/nvrtc64_*.dll"))
    for p in importlib.util.find_spec("nvidia").submodule_search_locations or ()
)
needs_nvrtc = pytest.mark.skipif(not NVRTC, reason="the pinned NVRTC is not installed: pip install 'assay[build]'")


def manifest() -> list[dict[str, Any]]:
    return list(tomllib.loads((KERNELS / "MANIFEST.toml").read_text())["kernel"])


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def check(kernels: Path, cwd: Path, *, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(kernels / "build.py"), "--check"],
        cwd=cwd, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A copy of the sources in another directory, under another name."""
    return Path(shutil.copytree(KERNELS, tmp_path / "deep" / "a checkout"))


def build_module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("assay_kernels_build", KERNELS / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@needs_nvrtc
def test_bytes_are_reproduced_from_another_directory(elsewhere: Path, tmp_path: Path) -> None:
    done = check(elsewhere, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


@needs_nvrtc
def test_a_changed_source_and_a_foreign_file_are_differences(elsewhere: Path, tmp_path: Path) -> None:
    axpy = elsewhere / "blas" / "axpy.cu"
    axpy.write_text(axpy.read_text().replace("alpha * x[i] + y[i]", "alpha * x[i] - y[i]"))
    (elsewhere / "blas" / "stray.sm_75.ptx").write_text("")
    before = {p: sha256(p) for p in elsewhere.rglob("*") if p.is_file()}
    done = check(elsewhere, tmp_path)
    assert done.returncode == 1, done.stderr
    assert done.stdout.splitlines() == [
        "MANIFEST.toml: differs", "blas/axpy.sm_75.ptx: differs", "blas/stray.sm_75.ptx: no source builds it",
    ]  # fmt: skip
    assert {p: sha256(p) for p in elsewhere.rglob("*") if p.is_file() and "__pycache__" not in p.parts} == before


@needs_nvrtc
def test_a_source_that_does_not_compile_says_where(elsewhere: Path, tmp_path: Path) -> None:
    (elsewhere / "blas" / "axpy.cu").write_text("__global__ void k( {\n")
    done = check(elsewhere, tmp_path)
    assert done.returncode == 2
    assert re.search(r"kernels/blas/axpy\.cu\(1\): error", done.stderr)


def test_without_nvrtc_the_remedy_is_named(elsewhere: Path, tmp_path: Path) -> None:
    absent = tmp_path / "absent" / "cuda" / "bindings"
    absent.mkdir(parents=True)
    (absent.parent / "__init__.py").write_text("")
    (absent / "__init__.py").write_text("")
    done = check(elsewhere, tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path / "absent")})
    assert done.returncode == 3
    assert "cuda-toolkit[nvrtc,cudart,crt,cccl]==13.0.2" in done.stderr


def test_another_nvrtc_release_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("cuda.bindings.nvrtc", reason="no cuda-bindings for this platform")
    if not NVRTC:
        pytest.skip("the pinned NVRTC is not installed: pip install 'assay[build]'")
    build = build_module()
    monkeypatch.setattr(build, "NVRTC_RELEASE", "V12.0.1")
    assert build.main(["--check"]) == 3
    assert "V12.0.1" in capsys.readouterr().err


def test_every_file_has_its_row_and_its_hashes() -> None:
    rows = manifest()
    assert [r["file"] for r in rows] == [p.relative_to(KERNELS).as_posix() for p in PTX]
    for row in rows:
        assert row["ptx_sha256"] == sha256(KERNELS / row["file"])
        assert row["source_sha256"] == sha256(KERNELS / row["source"])
        assert (row["compiler"], row["architecture"]) == ("NVRTC 13.0.88", "sm_75")
        assert f".version {row['ptx_version']}\n" in (KERNELS / row["file"]).read_text()
    assert {r["source"] for r in rows} == {p.relative_to(KERNELS).as_posix() for p in KERNELS.glob("*/*.cu")}


def test_names_are_virtual() -> None:
    for path in PTX:
        found = re.findall(r'(?m)^\s*\.file\s+\d+\s+"([^"]*)"', path.read_text())
        assert found == [f"kernels/{path.relative_to(KERNELS).as_posix().replace('.sm_75.ptx', '.cu')}"]


def test_no_globals_are_left_behind() -> None:
    for path in PTX:
        assert not re.search(r"(?m)^\s*(\.visible\s+)?\.(global|const)\b", path.read_text()), path


@pytest.mark.parametrize("arch", ARCHITECTURES)
@pytest.mark.parametrize("path", PTX, ids=lambda p: p.parent.name + "/" + p.name.split(".")[0])
def test_assembles_everywhere(path: Path, arch: str) -> None:
    if arch not in installed_architectures():
        pytest.skip(f"the installed assembler does not know {arch}")
    text = path.read_text()
    done = assemble(text, arch, path.name)
    assert done.ok, done.errors
    assert set(done.registers) == {e.name for e in parse(text, path.name).entries}
    assert not any(done.spill_stores.values())


@pytest.mark.parametrize("row", manifest(), ids=lambda r: r["source"])
def test_the_version_is_the_lowest_that_assembles(row: dict[str, Any]) -> None:
    if "sm_75" not in installed_architectures():
        pytest.skip("no assembler is installed")
    build = build_module()
    lower = build.VERSIONS[: build.VERSIONS.index(row["ptx_version"])]
    text = (KERNELS / row["file"]).read_text()
    assert [v for v in lower if assemble(build.with_version(text, v), "sm_75").ok] == []
