# SPDX-License-Identifier: Apache-2.0
"""Jobs in spawned processes that may die: a job that takes its process down is reported, and the rest go on.

Each worker holds one end of a pipe and takes one job at a time, so it is always known which job a death belongs to.
Workers start with SIGINT blocked: Ctrl-C is the parent's to handle.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

T = TypeVar("T")

_TICK = 0.2  # seconds between looks at the clock while nothing arrives


@dataclass(frozen=True, slots=True)
class Died:
    """A job whose process ended before it answered. reason: how, one phrase."""

    reason: str


@dataclass(frozen=True, slots=True)
class Raised:
    """A job that raised: the error's type and text, and the traceback for ASSAY_DEBUG."""

    kind: str
    message: str
    trace: str


@dataclass(slots=True)
class Lane(Generic[T]):
    """Jobs that share `workers` processes. function: importable, takes one job, returns something picklable.

    timeout_s: most seconds a job may take before its process is ended.
    """

    function: Callable[[T], Any]
    jobs: Sequence[T]
    workers: int = 1
    timeout_s: float = 600.0
    _waiting: deque[T] = field(default_factory=deque)


@dataclass(slots=True, eq=False)
class _Worker(Generic[T]):
    lane: Lane[T]
    process: Any
    pipe: Connection
    job: T | None = None
    deadline: float = 0.0


def run(lanes: Sequence[Lane[T]], starting: Callable[[T], None]) -> Iterator[tuple[T, Any]]:
    """Yield (job, answer) as jobs finish; the answer is the function's, or Died or Raised.

    starting: called with each job just before it is handed to a process. Closing the iterator, or an exception in the
    caller (KeyboardInterrupt too), ends every process.
    """
    context = multiprocessing.get_context("spawn")
    workers: list[_Worker[T]] = []
    try:
        for lane in lanes:
            lane._waiting = deque(lane.jobs)
            workers += [_start(context, lane) for _ in range(min(lane.workers, len(lane.jobs)))]
        for worker in workers:
            _feed(worker, starting)
        while busy := [w for w in workers if w.job is not None]:
            ready = wait([w.pipe for w in busy], timeout=_TICK)
            for worker in busy:
                job = worker.job
                assert job is not None
                if worker.pipe in ready:
                    answer = _receive(worker)
                elif time.monotonic() > worker.deadline:
                    answer = Died(f"time limit of {worker.lane.timeout_s:g} s")
                else:
                    continue
                worker.job = None
                if isinstance(answer, Died):
                    _end(worker)
                    if worker.lane._waiting:
                        fresh = _start(context, worker.lane)
                        worker.process, worker.pipe = fresh.process, fresh.pipe
                _feed(worker, starting)
                yield job, answer
    finally:
        for worker in workers:
            _end(worker)


def _start(context: Any, lane: Lane[T]) -> _Worker[T]:
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, lane.function), daemon=False)
    with _sigint_blocked():
        process.start()
    theirs.close()
    return _Worker(lane, process, ours)


def _feed(worker: _Worker[T], starting: Callable[[T], None]) -> None:
    """Hand over the next job of the worker's lane, if any; a worker that cannot take it answers by its death."""
    if not worker.lane._waiting:
        return
    job = worker.lane._waiting.popleft()
    starting(job)
    worker.job, worker.deadline = job, time.monotonic() + worker.lane.timeout_s
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        worker.pipe.send(job)


def _receive(worker: _Worker[T]) -> Any:
    try:
        return worker.pipe.recv()
    except (EOFError, ConnectionResetError):
        worker.process.join(5)
        return Died(_how(worker.process.exitcode))


def _how(code: int | None) -> str:
    if code is None:
        return "its process stopped answering"
    if code < 0:
        with contextlib.suppress(ValueError):
            return f"its process died of {signal.Signals(-code).name}"
    return f"its process ended with code {code}"


def _end(worker: _Worker[T]) -> None:
    worker.pipe.close()
    if worker.process.is_alive():
        if worker.job is None:
            worker.process.join(1)  # idle: it ends by itself when its pipe closes
        if worker.process.is_alive():
            worker.process.terminate()
            worker.process.join(2)
        if worker.process.is_alive():
            worker.process.kill()
    worker.process.join()


@contextlib.contextmanager
def _sigint_blocked() -> Iterator[None]:
    """Children inherit the mask; a Ctrl-C meanwhile is delivered to us afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Connection, function: Callable[[Any], Any]) -> None:
    """A worker's life: one job after another until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True, name="assay-parent-watch").start()
    while True:
        try:
            job = pipe.recv()
        except (EOFError, ConnectionResetError):
            return
        try:
            answer = function(job)
        except Exception as e:
            answer = Raised(type(e).__name__, str(e), traceback.format_exc())
        try:
            pipe.send(answer)
        except (BrokenPipeError, ConnectionResetError):
            return


def _end_with_parent() -> None:
    """A parent that was killed cannot end its workers, and one in the middle of a job does not look at its pipe."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def cores() -> int:
    """Processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
