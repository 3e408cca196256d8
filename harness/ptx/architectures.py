# SPDX-License-Identifier: Apache-2.0
"""Names of GPU architectures: which exist, and which Assay assembles for by default."""

from __future__ import annotations

from harness.errors import UsageError

# What `--arch all` means.
ARCHITECTURES = (
    "sm_75", "sm_80", "sm_86", "sm_87", "sm_89", "sm_90", "sm_90a", "sm_100", "sm_100a", "sm_103", "sm_110", "sm_120",
    "sm_121",
)  # fmt: skip

# Every name that some release of the PTX ISA has used in `.target` (PTX ISA, ".target").
KNOWN = frozenset(
    {
        "sm_10", "sm_11", "sm_12", "sm_13", "sm_20", "sm_30", "sm_32", "sm_35", "sm_37", "sm_50", "sm_52", "sm_53",
        "sm_60", "sm_61", "sm_62", "sm_70", "sm_72", "sm_75", "sm_80", "sm_86", "sm_87", "sm_88", "sm_89", "sm_90",
        "sm_90a", "sm_100", "sm_100a", "sm_100f", "sm_101", "sm_101a", "sm_101f", "sm_103", "sm_103a", "sm_103f",
        "sm_110", "sm_110a", "sm_110f", "sm_120", "sm_120a", "sm_120f", "sm_121", "sm_121a", "sm_121f",
    }
)  # fmt: skip


def number(arch: str) -> int:
    """90 of "sm_90a". Raises UsageError for a name of another shape."""
    digits = arch.removeprefix("sm_").rstrip("af")
    if not arch.startswith("sm_") or not digits.isascii() or not digits.isdigit() or len(digits) > 4:
        raise unknown(arch)
    return int(digits)


def unknown(arch: str) -> UsageError:
    """The error for a name that no architecture has."""
    return UsageError(
        f"{arch!r} is not a GPU architecture",
        remedy=f"use one of {', '.join(ARCHITECTURES)}, or another `.target` name",
    )
