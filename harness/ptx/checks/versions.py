# SPDX-License-Identifier: Apache-2.0
"""`.version` and `.target` against each other, and against the drivers that are to load the text (PTX ISA, "Release
Notes": which release brought which version and target; held against the assembler)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from harness.ptx.architectures import KNOWN
from harness.ptx.checks.registry import Report, Subject, rule

Version = tuple[int, int]

# The last minor of each major version, and the first release of CUDA with a version.
_LAST = {1: 5, 2: 3, 3: 2, 4: 3, 5: 1, 6: 5, 7: 8, 8: 8, 9: 5}
_CUDA: dict[Version, str] = {
    (9, 0): "13.0", (9, 1): "13.1", (9, 2): "13.2", (9, 3): "13.3", (9, 4): "13.4", (9, 5): "13.5",
}  # fmt: skip
# What drivers of CUDA 13.0 take, the oldest of the current major release.
_DRIVEN: Version = (9, 0)
_SINCE: dict[str, Version] = {
    "sm_20": (2, 0), "sm_30": (3, 0), "sm_35": (3, 1), "sm_50": (4, 0), "sm_52": (4, 1), "sm_53": (4, 2),
    "sm_60": (5, 0), "sm_61": (5, 0), "sm_62": (5, 0), "sm_70": (5, 1), "sm_72": (6, 1), "sm_75": (6, 3),
    "sm_80": (7, 0), "sm_86": (7, 1), "sm_87": (7, 4), "sm_88": (9, 0), "sm_89": (7, 8), "sm_90": (7, 8),
    "sm_90a": (8, 0), "sm_100": (8, 6), "sm_100a": (8, 6), "sm_100f": (8, 8), "sm_101": (8, 6), "sm_101a": (8, 6),
    "sm_101f": (8, 8), "sm_103": (8, 8), "sm_103a": (8, 8), "sm_103f": (8, 8), "sm_110": (9, 0), "sm_110a": (9, 0),
    "sm_110f": (9, 0), "sm_120": (8, 7), "sm_120a": (8, 7), "sm_120f": (8, 8), "sm_121": (8, 8), "sm_121a": (8, 8),
    "sm_121f": (8, 8),
}  # fmt: skip
_REMEDY = "write the lowest .version that the instructions need: newer drivers take older text"


def _place(s: Subject, directive: str) -> tuple[int, int]:
    """Line and column of the first such directive."""
    m = re.search(rf"\.{directive}\b", s.text)
    before = s.text[: m.start()] if m else ""
    return before.count("\n") + 1, len(before) - before.rfind("\n")


@rule("unknown-version", "error", "a .version that no release of CUDA has", legality=True)
def unknown_version(s: Subject) -> Iterator[Report]:
    major, minor = s.module.version
    if minor > _LAST.get(major, -1) and (major, minor) != (0, 0):
        line, column = _place(s, "version")
        newest = max(_LAST)
        yield Report(
            line,
            f"there is no .version {major}.{minor}",
            _REMEDY,
            f"the newest is {newest}.{_LAST[newest]}, and no assembler or driver takes one that it does not know",
            column,
        )


@rule("version-newer-than-drivers", "warning", "a .version that the drivers of CUDA 13.0 refuse")
def version_newer_than_drivers(s: Subject) -> Iterator[Report]:
    v = s.module.version
    if v > _DRIVEN and v in _CUDA:
        line, column = _place(s, "version")
        yield Report(
            line,
            f".version {v[0]}.{v[1]} needs a driver of CUDA {_CUDA[v]} or newer",
            _REMEDY,
            f"a driver refuses text newer than itself: those of CUDA 13.0 take up to {_DRIVEN[0]}.{_DRIVEN[1]}",
            column,
        )


@rule("unknown-target", "error", "a .target that no architecture has", legality=True)
def unknown_target(s: Subject) -> Iterator[Report]:
    target = s.module.target
    if target and target.replace("compute_", "sm_", 1) not in KNOWN:
        line, column = _place(s, "target")
        yield Report(
            line,
            f"there is no architecture {target}",
            "name one that the text is for, for example sm_80; it runs on all later ones too",
            "the assembler and the driver refuse a name that they do not know",
            column,
        )


@rule("target-needs-version", "error", "a .target that is newer than the .version", legality=True)
def target_needs_version(s: Subject) -> Iterator[Report]:
    target, version = s.module.target, s.module.version
    since = _SINCE.get(target.replace("compute_", "sm_", 1))
    if since is not None and version < since:
        line, column = _place(s, "target")
        yield Report(
            line,
            f"{target} came with .version {since[0]}.{since[1]}, and this text is of {version[0]}.{version[1]}",
            f"write .version {since[0]}.{since[1]}, or an older .target",
            "a version knows the architectures of its time only",
            column,
        )
