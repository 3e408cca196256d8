# SPDX-License-Identifier: Apache-2.0
"""Facts about this run that a reader needs to judge it: versions, machine, device, commit."""

from __future__ import annotations

import os
import platform
import shlex
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

from harness.version import __version__

PACKAGES = (
    "numpy", "scipy", "ml-dtypes", "llvmlite", "hypothesis", "pytest", "jinja2", "typer", "rich",
    "cuda-bindings", "nvidia-nvjitlink",
)  # fmt: skip
"""Distributions whose versions shape a result."""


def facts(**more: Any) -> dict[str, Any]:
    """What the results file's `meta` begins with."""
    return {
        "version": __version__,
        "command": shlex.join(["assay", *sys.argv[1:]]),
        "python": platform.python_version(),
        "platform": platform.platform(),
        "host": platform.machine(),
        "packages": {n: v for n, v in packages().items() if v},
        "commit": commit(),
        **more,
    }


def packages() -> dict[str, str]:
    """Installed version by distribution, empty for one that is absent."""
    out = {}
    for name in PACKAGES:
        try:
            out[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            out[name] = ""
    return out


def commit() -> str:
    """The commit that Assay runs from: ASSAY_COMMIT, or read from .git; empty for an installed wheel."""
    if os.environ.get("ASSAY_COMMIT"):
        return os.environ["ASSAY_COMMIT"]
    git = Path(__file__).resolve().parents[2] / ".git"
    try:
        if git.is_file():
            git = (git.parent / git.read_text().removeprefix("gitdir:").strip()).resolve()
        head = (git / "HEAD").read_text().strip()
        if not head.startswith("ref:"):
            return head
        ref = head.removeprefix("ref:").strip()
        common = git
        if (git / "commondir").exists():
            common = (git / (git / "commondir").read_text().strip()).resolve()
        if (common / ref).exists():
            return (common / ref).read_text().strip()
        for line in (common / "packed-refs").read_text().splitlines():
            if line.endswith(" " + ref):
                return line.split()[0]
    except OSError:
        return ""
    return ""
