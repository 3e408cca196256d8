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

from harness.app.check_file import targets
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
        assert row["compiler"] == "NVRTC 13.0.88"
        assert row["file"].endswith(f".{row['architecture']}.ptx")
        assert row["options"][0] == f"-arch={row['architecture'].replace('sm_', 'compute_')}"
        assert f".version {row['ptx_version']}\n" in (KERNELS / row["file"]).read_text()
    assert {r["source"] for r in rows} == {p.relative_to(KERNELS).as_posix() for p in KERNELS.glob("*/*.cu")}


def test_names_are_virtual() -> None:
    for path in PTX:
        found = re.findall(r'(?m)^\s*\.file\s+\d+\s+"([^"]*)"', path.read_text())
        assert found == [f"kernels/{path.relative_to(KERNELS).as_posix().split('.sm_')[0]}.cu"]


def test_no_globals_are_left_behind() -> None:
    for path in PTX:
        assert not re.search(r"(?m)^\s*(\.visible\s+)?\.(global|const)\b", path.read_text()), path


@pytest.mark.parametrize("row", manifest(), ids=lambda r: r["file"])
def test_assembles_everywhere(row: dict[str, Any]) -> None:
    path = KERNELS / row["file"]
    text = path.read_text()
    entries = {e.name for e in parse(text, path.name).entries}
    claimed = [a for a in ARCHITECTURES if targets(row["architecture"], a)]
    assert claimed
    for arch in claimed:
        if arch not in installed_architectures():
            pytest.skip(f"the installed assembler does not know {arch}")
        done = assemble(text, arch, path.name)
        assert done.ok, (arch, done.errors)
        assert set(done.registers) == entries
        assert not any(done.spill_stores.values()), arch


@pytest.mark.parametrize("row", manifest(), ids=lambda r: r["file"])
def test_the_version_is_the_lowest_that_assembles(row: dict[str, Any]) -> None:
    if row["architecture"] not in installed_architectures():
        pytest.skip("no assembler is installed")
    build = build_module()
    lower = build.VERSIONS[: build.VERSIONS.index(row["ptx_version"])][-1:]
    text = (KERNELS / row["file"]).read_text()
    assert [v for v in lower if assemble(build.with_version(text, v), row["architecture"]).ok] == []


@needs_nvrtc
def test_a_source_names_its_targets(elsewhere: Path) -> None:
    build = build_module()
    (elsewhere / "blas" / "more.cu").write_text(
        "// targets: sm_75 sm_80 sm_90a\n"
        'extern "C" __global__ void more(int* a) {\n#if __CUDA_ARCH__ >= 800\n'
        "a[0] = __reduce_add_sync(~0u, a[threadIdx.x]);\n#endif\n}\n"
    )
    files = build.build(elsewhere, ["blas/more.cu"])
    texts = {name: data.decode() for name, data in files.items() if name.endswith(".ptx")}
    assert sorted(texts) == ["blas/more.sm_75.ptx", "blas/more.sm_80.ptx", "blas/more.sm_90a.ptx"]
    assert [("redux" in t, f".target {n.split('.')[1]}\n" in t) for n, t in sorted(texts.items())] == [
        (False, True), (True, True), (True, True),
    ]  # fmt: skip
    rows = tomllib.loads(files["MANIFEST.toml"].decode())["kernel"]
    assert [r["file"] for r in rows if r["source"] == "blas/more.cu"] == sorted(texts)
    assert {r["file"] for r in rows} == {r["file"] for r in manifest()} | set(texts)


def test_a_strange_target_is_refused() -> None:
    build = build_module()
    assert build.targets("// nothing\n") == ("sm_75",)
    for line in ("// targets: volta\n", "// targets:\n"):
        with pytest.raises(build.BuildError):
            build.targets(line)
