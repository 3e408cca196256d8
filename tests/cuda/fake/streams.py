# SPDX-License-Identifier: Apache-2.0
"""Streams of the fake driver: queues whose head runs as soon as what it waits for is done and its condition holds."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

_clock = itertools.count()


@dataclass(eq=False)
class Item:
    """One op. run: does it and says whether it is done; after: the ops it waits for; time: when it ended."""

    run: Callable[[], bool]
    after: list[Item] = field(default_factory=list)
    done: bool = False
    time: int = 0


@dataclass(eq=False)
class Queue:
    """A stream. blocking: it and the legacy default stream wait for each other."""

    context: int
    blocking: bool
    legacy: bool = False
    items: deque[Item] = field(default_factory=deque)
    capture: Any = None
    after: frozenset[int] = frozenset()
    priority: int = 0

    def tail(self) -> list[Item]:
        return [self.items[-1]] if self.items else []


class Scheduler:
    """All queues of the process."""

    def __init__(self) -> None:
        self.queues: list[Queue] = []

    def submit(self, queue: Queue, run: Callable[[], bool], after: list[Item] | None = None) -> Item:
        item = Item(run, list(after or []))
        for other in self.queues:
            meets = (queue.legacy and other.blocking) or (queue.blocking and other.legacy)
            if other is not queue and other.context == queue.context and meets:
                item.after += other.tail()
        queue.items.append(item)
        return item

    def pump(self) -> None:
        """Run all that can run."""
        moved = True
        while moved:
            moved = False
            for queue in self.queues:
                while queue.items:
                    head = queue.items[0]
                    if not all(i.done for i in head.after) or not head.run():
                        break
                    if queue.items and queue.items[0] is head:
                        queue.items.popleft()
                    head.done, head.time, moved = True, next(_clock), True
