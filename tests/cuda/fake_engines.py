# SPDX-License-Identifier: Apache-2.0
"""Engines that misbehave in one way each, for a child process to hold."""

from __future__ import annotations

import os
import signal
import threading

from harness.engine import Outcome
from harness.errors import DeviceUnavailable
from harness.findings import Evidence
from harness.program import Program
from harness.schedule import Schedule


class Fake:
    """Does what the program's name says; answers with its process id."""

    name = "fake"
    evidence = Evidence.EMULATED
    device = "nothing"
    lost = ""

    def execute(self, program: Program, schedule: Schedule, *, poison: int = 0xA5, fuel: int = 0) -> Outcome:
        if program.name == "crash":
            os.kill(os.getpid(), signal.SIGSEGV)
        if program.name == "exit":
            os._exit(7)
        if program.name == "hang":
            threading.Event().wait()
        if program.name == "raise":
            raise RuntimeError("broken inside")
        if program.name == "absent":
            raise DeviceUnavailable("no device", remedy="install one")
        if program.name == "lose":
            self.lost = "context lost"
        if program.name == "print":
            print("noise on standard output", flush=True)
        return Outcome(stats={"pid": os.getpid(), "poison": poison})


class Unbuildable(Fake):
    """An engine that cannot be made."""

    def __init__(self) -> None:
        raise DeviceUnavailable("nothing to build on")
