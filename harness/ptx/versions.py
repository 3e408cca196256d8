# SPDX-License-Identifier: Apache-2.0
"""Which PTX version brought which target, and which CUDA release and driver read it (PTX ISA, "Release Notes")."""

from __future__ import annotations

from typing import NamedTuple


class Release(NamedTuple):
    """The CUDA release that brought a PTX version, and the least driver branch of it on Linux (CUDA Toolkit Release
    Notes, "CUDA Driver"); 0 where that is not known."""

    cuda: tuple[int, int]
    driver: int


# A driver reads the versions up to its own CUDA release's.
RELEASES: dict[tuple[int, int], Release] = {
    (1, 0): Release((1, 0), 0), (1, 1): Release((1, 1), 0), (1, 2): Release((2, 0), 0),
    (1, 3): Release((2, 1), 0), (1, 4): Release((2, 2), 0), (1, 5): Release((3, 0), 0),
    (2, 0): Release((3, 0), 0), (2, 1): Release((3, 1), 0), (2, 2): Release((3, 2), 0),
    (2, 3): Release((4, 0), 0), (3, 0): Release((4, 1), 0), (3, 1): Release((5, 0), 0),
    (3, 2): Release((5, 5), 0), (4, 0): Release((6, 0), 0), (4, 1): Release((6, 5), 0),
    (4, 2): Release((7, 0), 346), (4, 3): Release((7, 5), 352), (5, 0): Release((8, 0), 367),
    (5, 1): Release((8, 0), 375), (6, 0): Release((9, 0), 384), (6, 1): Release((9, 1), 390),
    (6, 2): Release((9, 2), 396), (6, 3): Release((10, 0), 410), (6, 4): Release((10, 1), 418),
    (6, 5): Release((10, 2), 440), (7, 0): Release((11, 0), 450), (7, 1): Release((11, 1), 455),
    (7, 2): Release((11, 2), 460), (7, 3): Release((11, 3), 465), (7, 4): Release((11, 4), 470),
    (7, 5): Release((11, 5), 495), (7, 6): Release((11, 6), 510), (7, 7): Release((11, 7), 515),
    (7, 8): Release((11, 8), 520), (8, 0): Release((12, 0), 525), (8, 1): Release((12, 1), 530),
    (8, 2): Release((12, 2), 535), (8, 3): Release((12, 3), 545), (8, 4): Release((12, 4), 550),
    (8, 5): Release((12, 5), 555), (8, 6): Release((12, 7), 565), (8, 7): Release((12, 8), 570),
    (8, 8): Release((12, 9), 575), (9, 0): Release((13, 0), 580), (9, 1): Release((13, 1), 590),
    (9, 2): Release((13, 2), 0), (9, 3): Release((13, 3), 0), (9, 4): Release((13, 4), 0),
    (9, 5): Release((13, 5), 0),
}  # fmt: skip

# The first version that has a target.
TARGETS: dict[str, tuple[int, int]] = {
    "sm_10": (1, 0), "sm_11": (1, 0), "sm_12": (1, 2), "sm_13": (1, 2), "sm_20": (2, 0), "sm_30": (3, 0),
    "sm_32": (4, 0), "sm_35": (3, 1), "sm_37": (4, 1), "sm_50": (4, 0), "sm_52": (4, 1), "sm_53": (4, 2),
    "sm_60": (5, 0), "sm_61": (5, 0), "sm_62": (5, 0), "sm_70": (6, 0), "sm_72": (6, 1), "sm_75": (6, 3),
    "sm_80": (7, 0), "sm_86": (7, 1), "sm_87": (7, 4), "sm_88": (9, 0), "sm_89": (7, 8), "sm_90": (7, 8),
    "sm_90a": (8, 0), "sm_100": (8, 6), "sm_100a": (8, 6), "sm_100f": (8, 8), "sm_101": (8, 6), "sm_101a": (8, 6),
    "sm_101f": (8, 8), "sm_103": (8, 8), "sm_103a": (8, 8), "sm_103f": (8, 8), "sm_110": (9, 0), "sm_110a": (9, 0),
    "sm_110f": (9, 0), "sm_120": (8, 7), "sm_120a": (8, 7), "sm_120f": (8, 8), "sm_121": (8, 8), "sm_121a": (8, 8),
    "sm_121f": (8, 8),
}  # fmt: skip

# The oldest version that assemblers compile to relocatable code, and the oldest target they still compile.
OLDEST = (3, 1)
OLDEST_TARGET = 20


def written(version: tuple[int, int]) -> str:
    """ "9.0" of (9, 0)."""
    return f"{version[0]}.{version[1]}"


def needs(version: tuple[int, int]) -> str:
    """ "CUDA 13.0, driver 580 or newer" of (9, 0); "" for a version that does not exist."""
    release = RELEASES.get(version)
    if release is None:
        return ""
    cuda = written(release.cuda)
    return f"CUDA {cuda}, driver {release.driver} or newer" if release.driver else f"CUDA {cuda} and its driver"
