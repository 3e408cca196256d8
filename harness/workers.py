# SPDX-License-Identifier: Apache-2.0
"""An engine in a disposable process: whatever a program does to it costs one call, and the next gets a fresh one.

The child is a new interpreter, never a fork (a forked CUDA context is unusable). Programs and outcomes cross as pickles
on its standard input and output, each after its length; the input's end is the child's end, so no parent leaves an
orphan behind.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import pickle
import queue
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
import weakref
from collections.abc import Mapping
from typing import IO, Any

from harness.engine import Outcome
from harness.errors import DeviceUnavailable, UnsupportedPtx, UsageError
from harness.findings import Evidence, Verdict
from harness.program import Program
from harness.schedule import Schedule

_KINDS = {
    "cuda": ("harness.cuda.engine:CudaEngine", Evidence.SILICON),
    "emulator": ("harness.emulator.engine:EmulatorEngine", Evidence.EMULATED),
}
_START_S = 60.0  # a first CUDA initialisation can take many seconds on a machine with several GPUs
_FRAME = struct.Struct("<Q")
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
        self.timeout_s = timeout_s
        self._path, self._options = path, dict(options or {})
        self._environ = dict(os.environ)
        self._name = kind
        self._device = ""
        if kind == "cuda":
            entries = visible_devices(os.environ)
            if entries is not None and device >= len(entries):
                raise DeviceUnavailable(
                    f"there is no device {device}: CUDA_VISIBLE_DEVICES leaves {len(entries)}",
                    remedy="unset it or name a device",
                )
            self._environ["CUDA_VISIBLE_DEVICES"] = assign_device(device, os.environ)
            # The engine's own limit comes first: it can say which op hangs.
            self._options.setdefault("timeout_s", max(0.5, timeout_s / 2))
        self._environ["PYTHONPATH"] = os.pathsep.join(p or os.getcwd() for p in sys.path)
        self._children: list[_Child] = []
        self._lock = threading.Lock()
        self._finalizer = weakref.finalize(self, _end_all, self._children)

    @property
    def name(self) -> str:
        """The inner engine's name."""
        return self._name

    @property
    def evidence(self) -> Evidence:
        """The inner engine's evidence."""
        return self._evidence

    @property
    def device(self) -> str:
        """The inner engine's device; starts the process to ask it. Empty when it cannot be had."""
        with self._lock:
            if not self._device:
                self._child()
            return self._device

    def execute(self, program: Program, schedule: Schedule, *, poison: int = 0xA5, fuel: int = 0) -> Outcome:
        """As the inner engine's; the Outcome is an ERROR with the reason when its process did not survive the call."""
        with self._lock:
            try:
                child = self._child()
                if isinstance(child, Outcome):
                    return child
                return self._call(child, pickle.dumps((program, schedule, poison, fuel), protocol=5))
            except BaseException:  # KeyboardInterrupt above all: the child must not go on alone
                self._discard()
                raise

    def close(self) -> None:
        """End the process. Twice is harmless; a later call starts another."""
        with self._lock:
            _end_all(self._children)

    def __enter__(self) -> IsolatedEngine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---- the child's life -----------------------------------------------------------------------------------------

    def _child(self) -> _Child | Outcome:
        """The living child, or a new one, or why there is none."""
        if self._children and self._children[0].alive():
            return self._children[0]
        self._discard()
        child = _Child(self._environ)
        self._children.append(child)
        answer = child.ask(pickle.dumps((self._path, self._options)), _START_S)
        if answer is not None and answer[0] == "ready":
            self._name, self._evidence, self._device = answer[1:]
            return child
        outcome = _told(answer) if answer is not None else self._death(child, _START_S, "its engine started")
        self._discard()
        return outcome

    def _call(self, child: _Child, job: bytes) -> Outcome:
        answer = child.ask(job, self.timeout_s)
        if answer is None:
            outcome = self._death(child, self.timeout_s, "it answered")
            self._discard()
            return outcome
        if answer[0] != "outcome":
            return _told(answer)
        outcome, lost = answer[1:]
        if lost:
            self._discard()
        assert isinstance(outcome, Outcome)
        return outcome

    def _death(self, child: _Child, limit_s: float, before: str) -> Outcome:
        if child.timed_out:
            return Outcome(Verdict.ERROR, f"time limit of {limit_s:g} s: the process was ended before {before}")
        code = child.wait()
        text = f"the {self._name} process {_how(code)} before {before}"
        last = child.last_words()
        return Outcome(Verdict.ERROR, f"{text}: {last}" if last else text)

    def _discard(self) -> None:
        _end_all(self._children)


class _Child:
    """One process and the thread that listens to it."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed by end()
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", "from harness.workers import serve; serve()"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, env=dict(environ),
        )  # fmt: skip
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input: IO[bytes] = self._process.stdin
        self._output: IO[bytes] = self._process.stdout
        self._answers: queue.SimpleQueue[tuple[Any, ...] | None] = queue.SimpleQueue()
        self.timed_out = False
        self._listener = threading.Thread(target=self._listen, daemon=True, name="assay-worker-listener")
        self._listener.start()

    def _listen(self) -> None:
        while (frame := _read(self._output)) is not None:
            self._answers.put(pickle.loads(frame))
        self._answers.put(None)

    def alive(self) -> bool:
        return self._process.poll() is None

    def ask(self, message: bytes, limit_s: float) -> tuple[Any, ...] | None:
        """Its answer; None when it died or, with `timed_out`, when the time was up."""
        end = time.monotonic() + limit_s
        try:
            _write(self._input, message)
        except OSError:  # it is dead; the listener says so too
            return None
        try:
            return self._answers.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            self.timed_out = True
            return None

    def wait(self) -> int | None:
        """The exit status of a process whose output has ended."""
        try:
            return self._process.wait(5)
        except subprocess.TimeoutExpired:
            return None

    def last_words(self) -> str:
        """The last line it wrote to standard error."""
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return lines[-1].strip()[:500] if lines else ""

    def end(self) -> None:
        """Kill it (it holds nothing worth saving) and wait until it is gone."""
        self._process.kill()
        with contextlib.suppress(OSError):  # what was still buffered for a dead process
            self._input.close()
        self._process.wait()
        self._listener.join()
        self._output.close()
        self._errors.close()


def _end_all(children: list[_Child]) -> None:
    while children:
        children.pop().end()


def _told(answer: tuple[Any, ...]) -> Outcome:
    """The outcome of an exception in the child."""
    _, kind, message, remedy = answer
    text = f"{kind}: {message}" + (f" ({remedy})" if remedy else "")
    return Outcome(_VERDICT.get(kind, Verdict.ERROR), text)


def _how(code: int | None) -> str:
    if code is None:
        return "stopped answering"
    if code < 0:
        with contextlib.suppress(ValueError):
            return f"died of {signal.Signals(-code).name}"
    return f"ended with status {code}"


# ---- in the child -------------------------------------------------------------------------------------------------


def serve() -> None:
    """The child's life: build the engine, then one program after another until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a driver or a library prints must not mix with the answers
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_take, args=(sys.stdin.buffer, jobs), daemon=True).start()
    try:
        path, options = pickle.loads(jobs.get())
        module, _, name = path.partition(":")
        engine = getattr(importlib.import_module(module), name)(**options)
        answer: tuple[Any, ...] = ("ready", engine.name, engine.evidence, engine.device)
    except Exception as e:
        _answer(answers, _raised(e))
        os._exit(0)
    _answer(answers, answer)
    while True:
        try:
            program, schedule, poison, fuel = pickle.loads(jobs.get())
            outcome = engine.execute(program, schedule, poison=poison, fuel=fuel)
            answer = ("outcome", outcome, getattr(engine, "lost", ""))
        except Exception as e:
            answer = _raised(e)
        _answer(answers, answer)
        if getattr(engine, "lost", ""):
            os._exit(0)  # destructors of a lost context could block


def _take(source: IO[bytes], jobs: queue.SimpleQueue[bytes]) -> None:
    """Queue what arrives. The end of the input is the end of this process, whatever it is doing."""
    while (frame := _read(source)) is not None:
        jobs.put(frame)
    os._exit(0)


def _answer(answers: IO[bytes], answer: tuple[Any, ...]) -> None:
    try:
        frame = pickle.dumps(answer, protocol=5)
    except Exception as e:  # whatever a foreign engine put into its outcome
        frame = pickle.dumps(_raised(e))
    _write(answers, frame)


def _raised(e: Exception) -> tuple[Any, ...]:
    return ("raised", type(e).__name__, str(e), str(getattr(e, "remedy", "")))


def _write(target: IO[bytes], frame: bytes) -> None:
    target.write(_FRAME.pack(len(frame)))
    target.write(frame)
    target.flush()


def _read(source: IO[bytes]) -> bytes | None:
    """The next frame; None at the end, a cut-off frame included."""
    try:
        head = source.read(_FRAME.size)
        if len(head) < _FRAME.size:
            return None
        (length,) = _FRAME.unpack(head)
        frame = source.read(length)
    except (OSError, ValueError):  # closed under the reader
        return None
    return frame if len(frame) == length else None
