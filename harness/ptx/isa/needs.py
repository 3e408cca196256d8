# SPDX-License-Identifier: Apache-2.0
"""Which `.version` and `.target` an instruction needs (PTX ISA, ".version", ".target", "Release Notes")."""

from __future__ import annotations

from dataclasses import dataclass

from harness.errors import UsageError
from harness.ptx.architectures import number


@dataclass(frozen=True, slots=True)
class Need:
    """The least `.version`, and the targets that do: any one of `targets` (empty: every target).

    A target "sm_90" is met by every architecture from 90 on, "sm_90a" by that alone, "sm_100f" by the f and a targets
    of its family from 100 on, "<sm_70" by those before.
    """

    version: tuple[int, int] = (0, 0)
    targets: tuple[str, ...] = ()

    def runs_on(self, target: str) -> bool:
        """Whether a module of this `.target` may use it. An unknown target may use everything."""
        return not self.targets or any(_meets(target, t) for t in self.targets)

    def wanted(self) -> str:
        """The targets in words: "sm_90 or later"."""
        return ", ".join(_words(t) for t in self.targets)


NONE = Need()


def need(text: str) -> Need:
    """ "8.6", "sm_90", "7.8 sm_90a|sm_100f" as a Need."""
    version = (0, 0)
    targets: tuple[str, ...] = ()
    for word in text.split():
        if word[0].isdigit():
            major, _, minor = word.partition(".")
            version = int(major), int(minor)
        else:
            targets = (*word.split("|"),)
    return Need(version, targets)


def _words(target: str) -> str:
    if target.startswith("<"):
        return f"an architecture before {target[1:]}"
    if target.endswith("a"):
        return target
    return f"the family of {target}" if target.endswith("f") else f"{target} or later"


def _meets(target: str, wanted: str) -> bool:
    try:
        have, want = number(target), number(wanted.removeprefix("<"))
    except UsageError:
        return True
    if wanted.startswith("<"):
        return have < want
    if wanted.endswith("a"):
        return target == wanted
    if wanted.endswith("f"):
        return have // 10 == want // 10 and have >= want and target[-1] in "af"
    return have >= want
