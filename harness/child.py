# SPDX-License-Identifier: Apache-2.0
"""One disposable child process, seen from both ends: frames over its standard input and output.

The child is a new interpreter, never a fork (a forked CUDA context is unusable). The input's end is the child's end, so
no parent leaves an orphan behind, however it died.
"""

from __future__ import annotations

import contextlib
import faulthandler
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
from collections.abc import Callable, Mapping
from typing import IO, Any

_FRAME = struct.Struct("<Q")


class Child:
    """One process, a thread that writes to it and one that listens: neither can hold its parent up."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed by end()
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", "from harness.child import serve; serve()"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, env=dict(environ),
        )  # fmt: skip
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input: IO[bytes] = self._process.stdin
        self._output: IO[bytes] = self._process.stdout
        self._answers: queue.SimpleQueue[tuple[Any, ...] | None] = queue.SimpleQueue()
        self._frames: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.timed_out = False
        self._writer = threading.Thread(target=self._write_all, daemon=True, name="assay-worker-writer")
        self._writer.start()
        self._listener = threading.Thread(target=self._listen, daemon=True, name="assay-worker-listener")
        self._listener.start()

    def _listen(self) -> None:
        while (frame := _read(self._output)) is not None:
            self._answers.put(pickle.loads(frame))
        self._answers.put(None)

    def _write_all(self) -> None:
        while (frame := self._frames.get()) is not None:
            try:
                _write(self._input, frame)
            except (OSError, ValueError):  # it is dead; the listener says so too
                return

    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process.poll() is None

    def ask(self, message: bytes, limit_s: float) -> tuple[Any, ...] | None:
        """Its answer; None when it died or, with `timed_out`, when the time was up."""
        self._frames.put(message)
        try:
            return self._answers.get(timeout=limit_s)
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
        self._frames.put(None)
        self._writer.join()
        with contextlib.suppress(OSError):  # what was still buffered for a dead process
            self._input.close()
        self._process.wait()
        self._listener.join()
        self._output.close()
        self._errors.close()


def end_all(children: list[Child]) -> None:
    """End them and empty the list."""
    while children:
        children.pop().end()


def how(code: int | None) -> str:
    """An exit status in words; None: it gave none."""
    if code is None:
        return "stopped answering"
    if code < 0:
        with contextlib.suppress(ValueError):
            return f"died of {signal.Signals(-code).name}"
    return f"ended with status {code}"


# ---- in the child -------------------------------------------------------------------------------------------------


def serve() -> None:
    """The child's life: build what it is told to, then one call of it after another until the input ends.

    The first frame is (import path, keyword options, seconds a call may take); each further one (method, arguments).
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a driver or a library prints must not mix with the answers
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_take, args=(sys.stdin.buffer, jobs), daemon=True).start()
    try:
        path, options, limit_s = pickle.loads(jobs.get())
        held = resolve(path)(**options)
        answer: tuple[Any, ...] = ("ready", *(getattr(held, a, "") for a in ("name", "evidence", "device")))
    except Exception as e:
        _answer(answers, _raised(e))
        os._exit(0)
    _answer(answers, answer)
    while True:
        try:
            method, arguments, options = pickle.loads(jobs.get())
            # Should the parent die while native code holds the interpreter, nobody else could end this process.
            faulthandler.dump_traceback_later(2 * limit_s + 5, exit=True)
            value = getattr(held, method)(*arguments, **options)
            answer = ("value", value, getattr(held, "lost", ""))
        except Exception as e:
            answer = _raised(e)
        faulthandler.cancel_dump_traceback_later()
        _answer(answers, answer)
        if getattr(held, "lost", ""):
            os._exit(0)  # destructors of a lost context could block


def resolve(path: str) -> Callable[..., Any]:
    """What "package.module:Name" names."""
    module, _, name = path.partition(":")
    found: Callable[..., Any] = getattr(importlib.import_module(module), name)
    return found


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
