# SPDX-License-Identifier: Apache-2.0
"""Which op waits for which count of a shared counter, so that a total order holds; and the check that it did.

The ops that touch memory get ranks 0, 1, …. One of rank k starts when the counter is at least k and, once done, makes
it k+1. Records, waits and host waits need no rank: the order contradicts nothing that happens-before says, so the
lowest unfinished rank can always go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from harness.errors import UsageError
from harness.order import happens_before, is_linear_extension
from harness.program import Program
from harness.schedule import Schedule


@dataclass(frozen=True, slots=True)
class Sequencing:
    """work: op indices that touch memory, in the order to enforce; rank: the inverse; gated: ops that need a wait
    (the op before them in the order is on another stream); order: the whole order."""

    work: tuple[int, ...]
    rank: dict[int, int]
    gated: frozenset[int]
    order: tuple[int, ...] = ()


def sequence(program: Program, schedule: Schedule) -> Sequencing | None:
    """The plan for a schedule's order; None when it leaves the order free.

    Raises UsageError when the order is no permutation of the ops or contradicts happens-before.
    """
    if schedule.order is None:
        return None
    hb = happens_before(program)
    if not is_linear_extension(hb, schedule.order):
        raise UsageError(
            f"{program.name}: the order {schedule} does not hold every op once in an order that happens-before allows"
        )
    of_work = frozenset(hb.work)
    work = tuple(i for i in schedule.order if i in of_work)
    stream = [op.stream for op in program.ops]
    gated = frozenset(b for a, b in pairwise(work) if stream[a] != stream[b])
    return Sequencing(work, {op: k for k, op in enumerate(work)}, gated, tuple(schedule.order))


def misplaced(gaps: Sequence[float], resolution: float) -> list[int]:
    """Positions k where op k+1 began before op k ended.

    gaps: microseconds on the device's clock from the end of op k to the start of op k+1, for consecutive ops of the
    enforced order; resolution: of that clock.
    """
    return [k for k, gap in enumerate(gaps) if gap < -resolution]
