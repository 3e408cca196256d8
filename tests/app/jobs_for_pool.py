# SPDX-License-Identifier: Apache-2.0
"""Jobs that spawned workers import by name."""

from __future__ import annotations

import os
import signal


def job(what: str) -> str:
    if what == "raise":
        raise ValueError("broken")
    if what == "exit":
        os._exit(7)
    if what == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    if what == "hang":
        signal.pause()
    return f"{what} done"
