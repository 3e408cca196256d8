# SPDX-License-Identifier: Apache-2.0
"""The wheel carries the bundled kernels and runs far from the checkout."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel's contents, unpacked into an empty folder."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("assay-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def assay(site: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run the command from the unpacked wheel, in a folder that is not the checkout."""
    return subprocess.run(
        [sys.executable, "-m", "harness", *args],
        cwd=site.parent,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_wheel_holds_no_package_named_kernels(site: Path) -> None:
    assert not (site / "kernels").exists()
    assert list((site / "harness" / "_kernels").rglob("*.ptx"))
    assert list((site / "reports" / "templates").iterdir())


def test_the_wheel_lists_and_runs_its_own_kernels(site: Path) -> None:
    where = subprocess.run(
        [sys.executable, "-c", "import harness; print(harness.__file__)"],
        cwd=site.parent,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(where.stdout.strip()).is_relative_to(site)
    listed = assay(site, "list", "--json")
    assert listed.returncode == 0, listed.stderr
    assert "blas/axpy" in {row["name"] for row in json.loads(listed.stdout)}
    ran = assay(site, "run", "blas/axpy", "--engine", "emulator", "--arch", "sm_90", "--out", "out")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert (site.parent / "out" / "site" / "index.html").exists()
