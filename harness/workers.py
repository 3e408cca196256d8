# SPDX-License-Identifier: Apache-2.0
"""An engine in a disposable process: whatever a program does to it costs one call, and the next gets a fresh one.

Programs and outcomes cross as pickles; see `harness.child` for the process itself.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import sys
import threading
import weakref
from collections.abc import Mapping
from typing import Any

from harness.child import Child, end_all, how
from harness.engine import Outcome
from harness.errors import DeviceUnavailable, UnsupportedPtx, UsageError
from harness.findings import Evidence, Verdict
from harness.program import Program
from harness.schedule import Schedule

_KINDS = {
    "cuda": ("harness.cuda.engine:CudaEngine", Evidence.SILICON),
    "emulator": ("harness.emulator.engine:EmulatorEngine", Evidence.EMULATED),
}
_START_S = 120.0  # CUDA initialises in seconds, and in a minute where many processes do so at once
_VERDICT = {DeviceUnavailable.__name__: Verdict.NOT_RUN, UnsupportedPtx.__name__: Verdict.UNSUPPORTED}


def visible_devices(environ: Mapping[str, str]) -> list[str] | None:
    """The entries of CUDA_VISIBLE_DEVICES (indices, GPU-… or MIG-… names); None: unset, so all devices.

    As CUDA reads it, the first entry that names nothing (empty, negative) ends the list.
    """
    text = environ.get("CUDA_VISIBLE_DEVICES")
    if text is None:
        return None
    entries: list[str] = []
    for entry in (e.strip() for e in text.split(",")):
        named = entry.isdecimal() or entry.startswith(("GPU-", "MIG-", "MIG/"))
        if not named:
            break
        entries.append(entry)
    return entries


def assign_device(worker_index: int, environ: Mapping[str, str], count: int | None = None) -> str:
    """What CUDA_VISIBLE_DEVICES must be for worker `worker_index`, from 0: one of the caller's own devices.

    count: how many devices there are, where the variable is unset. Workers beyond the devices share them in turn.
    Empty when the caller sees none.
    """
    if worker_index < 0:
        raise UsageError(f"a worker's index is 0 or more, not {worker_index}")
    entries = visible_devices(environ)
    if entries is None:
        return str(worker_index % count if count else worker_index)
    return entries[worker_index % len(entries)] if entries else ""


class Lost(Exception):
    """A call that its process did not survive, or that raised in it. Its text says how; kind: "death", "time limit",
    or the name of the exception's type."""

    def __init__(self, message: str, kind: str = "death") -> None:
        super().__init__(message)
        self.kind = kind


class Isolated:
    """An object in a process of its own: its methods are called there, and a process that is lost is replaced.

    Args:
        path: what makes it, "package.module:Class"; options: keyword arguments.
        environ: the process's environment; timeout_s: most seconds a call may take, the start not counted.

    One call at a time; more threads wait for each other.
    """

    def __init__(
        self, path: str, options: Mapping[str, Any] | None = None, *, environ: Mapping[str, str] | None = None,
        timeout_s: float = 60.0,
    ) -> None:  # fmt: skip
        self.timeout_s = timeout_s
        self.about: tuple[Any, ...] = ()  # (name, evidence, device), once it was started
        self._path, self._options = path, dict(options or {})
        self._environ = dict(os.environ if environ is None else environ)
        self._environ["PYTHONPATH"] = os.pathsep.join(p or os.getcwd() for p in sys.path)
        self._children: list[Child] = []
        self._lock = threading.Lock()
        self._finalizer = weakref.finalize(self, end_all, self._children)

    def call(self, method: str, *arguments: Any, **options: Any) -> Any:
        """What the method returns, pickled across. Raises Lost."""
        with self._lock:
            try:
                child = self._child()
                return self._ask(child, pickle.dumps((method, arguments, options), protocol=5))
            except Lost:
                raise
            except BaseException:  # KeyboardInterrupt above all: the child must not go on alone
                end_all(self._children)
                raise

    def start(self) -> None:
        """Start the process if there is none. Raises Lost."""
        with self._lock:
            self._child()

    def close(self) -> None:
        """End the process. Twice is harmless; a later call starts another."""
        with self._lock:
            end_all(self._children)

    def _child(self) -> Child:
        if self._children and self._children[0].alive():
            return self._children[0]
        end_all(self._children)
        child = Child(self._environ)
        self._children.append(child)
        answer = child.ask(pickle.dumps((self._path, self._options, self.timeout_s)), _START_S)
        if answer is not None and answer[0] == "ready":
            self.about = answer[1:]
            return child
        lost = _raised(answer) if answer is not None else self._death(child, _START_S, "it had started")
        end_all(self._children)
        raise lost

    def _ask(self, child: Child, job: bytes) -> Any:
        answer = child.ask(job, self.timeout_s)
        if answer is None:
            lost = self._death(child, self.timeout_s, "it answered")
            end_all(self._children)
            raise lost
        if answer[0] != "value":
            raise _raised(answer)
        value, gone = answer[1:]
        if gone:
            end_all(self._children)
        return value

    def _death(self, child: Child, limit_s: float, before: str) -> Lost:
        if child.timed_out:
            return Lost(f"time limit of {limit_s:g} s: the process was ended before {before}", "time limit")
        name = self.about[0] if self.about and self.about[0] else self._path.partition(":")[2]
        text = f"the {name} process {how(child.wait())} before {before}"
        last = child.last_words()
        return Lost(f"{text}: {last}" if last else text)


class IsolatedEngine:
    """An engine with the same verb, in a process of its own.

    Args:
        kind: "cuda", "emulator", or the import path of an engine class, "package.module:Class".
        options: keyword arguments of its constructor.
        device: for "cuda", which of the caller's visible devices.
        timeout_s: most seconds one call may take, the start of a process not counted.

    `execute` never raises for what the program or the engine did: a crash, a hang, a lost context or an exception comes
    back as an Outcome that says so. One call at a time; more threads wait for each other.
    """

    def __init__(
        self, kind: str = "cuda", options: Mapping[str, Any] | None = None, *, device: int = 0, timeout_s: float = 60.0
    ) -> None:
        path, self._evidence = _KINDS.get(kind, (kind, Evidence.EMULATED))
        if ":" not in path:
            raise UsageError(f"no engine {kind!r}", remedy=f"one of {', '.join(_KINDS)}")
        given, environ = dict(options or {}), dict(os.environ)
        if kind == "cuda":
            environ = device_environment(device)
            # The engine's own limit comes first: it can say which op hangs.
            given.setdefault("timeout_s", max(0.5, timeout_s / 2))
        self._name = kind
        self._inner = Isolated(path, given, environ=environ, timeout_s=timeout_s)

    @property
    def timeout_s(self) -> float:
        """Most seconds one call may take."""
        return self._inner.timeout_s

    @property
    def name(self) -> str:
        """The inner engine's name."""
        return str(self._inner.about[0]) if self._inner.about else self._name

    @property
    def evidence(self) -> Evidence:
        """The inner engine's evidence."""
        return Evidence(self._inner.about[1]) if self._inner.about else self._evidence

    @property
    def device(self) -> str:
        """The inner engine's device; starts the process to ask it. Empty when it cannot be had."""
        if not self._inner.about:
            with contextlib.suppress(Lost):
                self._inner.start()
        return str(self._inner.about[2]) if self._inner.about else ""

    def execute(self, program: Program, schedule: Schedule, *, poison: int = 0xA5, fuel: int = 0) -> Outcome:
        """As the inner engine's; the Outcome is an ERROR with the reason when its process did not survive the call."""
        try:
            outcome = self._inner.call("execute", program, schedule, poison=poison, fuel=fuel)
        except Lost as why:
            return Outcome(_VERDICT.get(why.kind, Verdict.ERROR), str(why))
        assert isinstance(outcome, Outcome)
        return outcome

    def close(self) -> None:
        """End the process. Twice is harmless; a later call starts another."""
        self._inner.close()

    def __enter__(self) -> IsolatedEngine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def device_environment(device: int) -> dict[str, str]:
    """This process's environment with the caller's visible device of that index as the only one.

    Raises DeviceUnavailable when the caller sees none of that index.
    """
    entries = visible_devices(os.environ)
    if entries is not None and device >= len(entries):
        raise DeviceUnavailable(
            f"there is no device {device}: CUDA_VISIBLE_DEVICES leaves {len(entries)}",
            remedy="unset it or name a device",
        )
    return {**os.environ, "CUDA_VISIBLE_DEVICES": assign_device(device, os.environ)}


def _raised(answer: tuple[Any, ...]) -> Lost:
    """What an exception in the child is to its parent."""
    _, kind, message, remedy = answer
    return Lost(f"{kind}: {message}" + (f" ({remedy})" if remedy else ""), kind)
