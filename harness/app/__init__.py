# SPDX-License-Identifier: Apache-2.0
"""The command line: the composition root, the only place that may import every other package."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> None:
    """Run `assay` with these arguments (those of the process by default) and exit with its code."""
    from harness.app.cli import invoke

    raise SystemExit(invoke(argv))
