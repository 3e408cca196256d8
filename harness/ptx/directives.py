# SPDX-License-Identifier: Apache-2.0
"""Directives of a function header: which there are, how many numbers each takes, which exclude each other
(PTX ISA, "Performance-Tuning Directives", "Cluster Dimension Directives")."""

from __future__ import annotations

# (fewest, most) numbers.
ARITY: dict[str, tuple[int, int]] = {
    "maxntid": (1, 3), "reqntid": (1, 3), "minnctapersm": (1, 1), "maxnctapersm": (1, 1), "maxnreg": (1, 1),
    "local_maxnreg": (1, 1), "noreturn": (0, 0), "abi_preserve": (1, 1), "abi_preserve_control": (1, 1),
    "explicitcluster": (0, 0), "reqnctapercluster": (1, 3), "maxclusterrank": (1, 1), "blocksareclusters": (0, 0),
}  # fmt: skip
FUNCTION_DIRECTIVES = frozenset(ARITY)
ENTRY_ONLY = FUNCTION_DIRECTIVES - {"noreturn", "abi_preserve", "abi_preserve_control"}
POSITIVE = frozenset({"maxntid", "reqntid", "minnctapersm", "maxnreg"})
CLUSTER = frozenset({"explicitcluster", "reqnctapercluster", "maxclusterrank", "blocksareclusters"})
OPPOSED: dict[str, tuple[str, ...]] = {
    "maxntid": ("reqntid",), "reqntid": ("maxntid",),
    "maxclusterrank": ("reqnctapercluster",), "reqnctapercluster": ("maxclusterrank",),
}  # fmt: skip
