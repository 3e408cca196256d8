# SPDX-License-Identifier: Apache-2.0
"""The assembler in a process of its own: broken PTX can crash it, keep it busy for minutes, or make it take all memory.

The process is started once and answers requests until it dies; then the next request starts another.
"""

from __future__ import annotations

import atexit
import os
import pickle
import select
import signal
import struct
import subprocess
import sys
import threading
from typing import IO, Any

from harness.errors import UsageError
from harness.ptx.architectures import number, unknown
from harness.ptx.assemble import Assembly, assemble

# Seconds for one text, and bytes of data it may take beyond what the assembler's library needs.
TIME_LIMIT = 60.0
MEMORY_LIMIT = 768 << 20
_SERVE = "from harness.ptx.isolated import serve; serve()"


class Assembler:
    """A process that assembles. Safe to share between threads."""

    def __init__(self, time_limit: float = TIME_LIMIT) -> None:
        self.time_limit = time_limit
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def assemble(self, ptx: str, arch: str, name: str = "kernel.ptx") -> Assembly:
        """As `harness.ptx.assemble.assemble`; a crash is an error of the assembly, a text that takes too long or too
        much memory has `not_run_reason`. Raises UsageError when no architecture has that name."""
        number(arch)
        with self._lock:
            answer = self._ask((ptx, arch, name))
        if isinstance(answer, Assembly):
            return answer
        if answer == UsageError.__name__:
            raise unknown(arch)
        if answer == "time":
            why = f"the assembler did not finish within {self.time_limit:.0f} s"
            return Assembly(False, arch, not_run_reason=why)
        if answer == "memory":
            return Assembly(False, arch, not_run_reason="the assembler ran out of the memory it may take")
        return Assembly(False, arch, errors=((None, f"the assembler crashed ({answer})"),))

    def close(self) -> None:
        """End the process."""
        p, self._process = self._process, None
        if p is not None:
            p.kill()
            p.wait()
            for stream in (p.stdin, p.stdout):
                if stream is not None:
                    stream.close()

    def _ask(self, request: tuple[str, str, str]) -> Assembly | str:
        p = self._running()
        assert p.stdin is not None
        assert p.stdout is not None
        try:
            _send(p.stdin, request)
            if not select.select([p.stdout], [], [], self.time_limit)[0]:
                self.close()
                return "time"
            answer = _receive(p.stdout)
        except (BrokenPipeError, EOFError):
            code = p.wait()
            self.close()
            return signal.Signals(-code).name if code < 0 else f"exit code {code}"
        return answer if isinstance(answer, Assembly) else str(answer)

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self.close()
            path = os.pathsep.join(p or os.getcwd() for p in sys.path)
            self._process = subprocess.Popen(
                [sys.executable, "-c", _SERVE],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=os.environ | {"PYTHONPATH": path},
            )
            atexit.register(self.close)
        return self._process


def serve() -> None:
    """Answer requests on standard input until it ends."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # Nothing that the library prints may mix with the answers.
    os.dup2(2, 1)
    limited = False
    while True:
        try:
            request = _receive(requests)
        except EOFError:
            return
        try:
            answer: object = assemble(*request)
        except MemoryError:
            answer = "memory"
        except Exception as e:
            answer = type(e).__name__
        if not limited:
            # The first text has loaded the library: what it maps is not counted.
            limited = True
            _limit_memory()
        _send(answers, answer)


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # Windows
        return
    with open("/proc/self/statm") as f:
        used = int(f.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY_LIMIT, used + MEMORY_LIMIT))


def _send(stream: IO[bytes], value: object) -> None:
    data = pickle.dumps(value)
    stream.write(struct.pack("<Q", len(data)) + data)
    stream.flush()


def _receive(stream: IO[bytes]) -> Any:
    size = _read(stream, 8)
    return pickle.loads(_read(stream, struct.unpack("<Q", size)[0]))


def _read(stream: IO[bytes], size: int) -> bytes:
    data = stream.read(size)
    if len(data) < size:
        raise EOFError
    return data
