# SPDX-License-Identifier: Apache-2.0
"""Schedule: an order of a Program's ops to enforce, and the seed of everything else; with its text form."""

from __future__ import annotations

import re
from dataclasses import dataclass

from harness.errors import UsageError

SUBMITS = ("eager", "capture", "graph")
POLICIES = ("random", "round-robin", "sequential", "pct", "adversarial")
_FORM = re.compile(
    r"order=(?P<order>free|\d+(?:\.\d+)*);seed=(?P<seed>\d+);threads=(?P<threads>[a-z-]+)(;submit=(?P<submit>[a-z]+))?\Z"
)


@dataclass(frozen=True, slots=True)
class Schedule:
    """What order to enforce.

    Attributes:
        order: op indices of the Program, each once, a linear extension of its happens-before; None leaves the ops
            to submission order on the emulator and to the device on a GPU.
        seed: of thread and block interleaving (emulator), and of whatever else an engine draws.
        threads: the emulator's policy. "random"; "round-robin"; "sequential": each as far as it comes; "pct": random
            priorities that change at a few random places (Burckhardt et al. 2010); "adversarial": a thread, a warp, a
            lane or every other block waits until nobody else can go on, and asynchronous copies land then too.
        submit: how the ops reach the device. "eager": one by one on their streams; "capture": recorded from streams, a
            graph for all between two host waits; "graph": one graph built node by node, its edges happens-before and
            the order.
    """

    order: tuple[int, ...] | None = None
    seed: int = 0
    threads: str = "random"
    submit: str = "eager"

    def __str__(self) -> str:
        order = "free" if self.order is None else ".".join(map(str, self.order))
        submit = "" if self.submit == "eager" else f";submit={self.submit}"
        return f"order={order};seed={self.seed};threads={self.threads}{submit}"

    @staticmethod
    def parse(text: str) -> Schedule:
        """The inverse of str(). Raises UsageError."""
        m = _FORM.match(text)
        if m is None or m["threads"] not in POLICIES or (m["submit"] or SUBMITS[0]) not in SUBMITS:
            raise UsageError(f"not a schedule: {text!r}", remedy="copy it whole from the report")
        order = None if m["order"] == "free" else tuple(map(int, m["order"].split(".")))
        return Schedule(order, int(m["seed"]), m["threads"], m["submit"] or SUBMITS[0])
