# SPDX-License-Identifier: Apache-2.0
"""The library: kernels found however their modules were imported, and errors that say where."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from harness.errors import ContractError, UnsupportedPtx, UsageError
from harness.library import load

ROOT = Path(__file__).parents[2]
PTX = ".version 7.0\n.target sm_{0}\n.address_size 64\n.visible .entry k(.param .u32 n, .param .u64 y)\n{{\nret;\n}}\n"
MINE = """from harness import Out, Size, exact, f32, kernel
@kernel("mine/k", entry="k", block=32, grid=1, within=exact, ptx={0!r})
def k(n: Size, y: Out[f32, "n"]):
    return y
"""


def mine(where: Path, stem: str = "k", name: str = "mine.py") -> Path:
    path = where / name
    path.write_text(MINE.format(stem))
    return path


def test_a_module_names_its_ptx_from_where_it_lies(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    for arch in ("100", "75"):
        (tmp_path / "data" / f"k.sm_{arch}.ptx").write_text(PTX.format(arch))
    (k,) = load([mine(tmp_path, "data/k")], group=False)
    assert (k.name, k.ptx_for("sm_90").file, k.ptx_for("sm_120").file) == ("mine/k", "k.sm_75.ptx", "k.sm_100.ptx")
    with pytest.raises(UnsupportedPtx, match="its lowest target is sm_75"):
        k.ptx_for("sm_70")
    with pytest.raises(UsageError, match="not a GPU architecture"):
        k.ptx_for("volta")


def test_a_text_without_the_entry_is_none_of_the_kernels(tmp_path: Path) -> None:
    (tmp_path / "k.sm_75.ptx").write_text(PTX.format("75").replace(" k(", " k_and_more("))
    (tmp_path / "k.sm_80.ptx").write_text(PTX.format("80"))
    (k,) = load([mine(tmp_path, "k")], group=False)
    assert k.ptx_for("sm_90").file == "k.sm_80.ptx"
    with pytest.raises(UnsupportedPtx, match="its lowest target is sm_80"):
        k.ptx_for("sm_75")


def test_a_single_text_is_named_with_its_suffix(tmp_path: Path) -> None:
    (tmp_path / "k.ptx").write_text(PTX.format("80"))
    (k,) = load([mine(tmp_path, "k.ptx")], group=False)
    assert k.ptx_for("sm_86").file == "k.ptx"
    with pytest.raises(UnsupportedPtx):
        k.ptx_for("sm_75")


def test_a_text_that_is_missing_not_text_or_of_another_kernel(tmp_path: Path) -> None:
    with pytest.raises(ContractError, match="no PTX found for absent"):
        load([mine(tmp_path, "absent", "a.py")], group=False)
    (tmp_path / "bytes.ptx").write_bytes(b"\xff\xfe\x00PTX")
    with pytest.raises(UsageError, match="cannot be read"):
        load([mine(tmp_path, "bytes.ptx", "b.py")], group=False)
    (tmp_path / "other.ptx").write_text(PTX.format("80").replace(" k(", " other("))
    with pytest.raises(ContractError, match="has no entry k"):
        load([mine(tmp_path, "other.ptx", "c.py")], group=False)
    (tmp_path / "narrow.ptx").write_text(PTX.format("80").replace(".u64 y", ".u32 y"))
    with pytest.raises(ContractError, match=r"parameter 1 \(y\)"):
        load([mine(tmp_path, "narrow.ptx", "d.py")], group=False)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("x = 1\ny = x / 0\n", r"ZeroDivisionError: division by zero \(broken.py:2\)"),
        ("def f(:\n", "SyntaxError"),
        ("import nothing_of_that_name\n", r"ModuleNotFoundError.*\(broken.py:1\)"),
    ],
)
def test_a_module_that_fails_is_named_with_the_line(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "broken.py").write_text(text)
    with pytest.raises(UsageError, match=words):
        load([tmp_path / "broken.py"], group=False)


def test_two_kernels_of_one_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "k.ptx").write_text(PTX.format("80"))
    with pytest.raises(ContractError, match="declared twice"):
        load([mine(tmp_path, "k.ptx", "one.py"), mine(tmp_path, "k.ptx", "two.py")], group=False)


def test_kernels_are_found_whatever_was_imported_before_and_without_a_driver() -> None:
    """Also: `import harness` loads neither the code generator nor the driver."""
    script = (
        "import sys, harness\n"
        "heavy = {'llvmlite', 'cuda', 'numpy', 'scipy', 'hypothesis'} & set(sys.modules)\n"
        "import oracles.blas\n"
        "from harness.library import load\n"
        "print(sorted(heavy), len({k.name for k in load()}), len({k.name for k in load()}))\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    alone = "from harness.library import load; print(len({k.name for k in load()}))"
    whole = subprocess.run([sys.executable, "-c", alone], cwd=ROOT, capture_output=True, text=True, check=True)
    count = whole.stdout.strip()
    assert int(count) >= 19
    assert ran.stdout.split() == ["[]", count, count]


def test_public_names_are_all_there() -> None:
    import harness

    assert all(getattr(harness, name) is not None for name in harness.__all__)
    assert {"kernel", "prepare", "load", "cases", "run_case", "Size64", "distribution"} <= set(harness.__all__)
    with pytest.raises(AttributeError):
        _ = harness.no_such_name
