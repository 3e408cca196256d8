# SPDX-License-Identifier: Apache-2.0
"""Build `emulator/*.ptx` from their .cu files with the pinned NVRTC: `python -m tests.faults.compile`."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

HERE = Path(__file__).parent / "emulator"


def main() -> int:
    """The command."""
    spec = importlib.util.spec_from_file_location("assay_kernels_build", Path(__file__).parents[2] / "kernels/build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    for source in sorted(HERE.glob("*.cu")):
        text = source.read_text()
        (arch,) = build.targets(text)
        ptx = build.compile_ptx(text, source.name, arch)
        source.with_suffix(".ptx").write_text(build.with_version(ptx, build.lowest_version(ptx, arch)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
