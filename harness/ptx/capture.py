# SPDX-License-Identifier: Apache-2.0
"""What native code writes to file descriptor 2 while it runs: the linker reports some errors only there."""

from __future__ import annotations

import os
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager

# The descriptor belongs to the process, so one capture at a time.
_LOCK = threading.Lock()


class Captured:
    """The bytes written to descriptor 2; `text` is set when the block ends."""

    text: str = ""


@contextmanager
def captured_stderr() -> Iterator[Captured]:
    """Redirect descriptor 2 into a file for the block. What other threads write meanwhile lands there too:
    give it back with `pass_on`. Works with descriptor 2 closed."""
    out = Captured()
    with _LOCK, tempfile.TemporaryFile() as sink:
        try:
            saved = os.dup(2)
        except OSError:
            saved = -1
        os.dup2(sink.fileno(), 2)
        try:
            yield out
        finally:
            if saved >= 0:
                os.dup2(saved, 2)
                os.close(saved)
            elif sink.fileno() != 2:
                os.close(2)
            sink.seek(0)
            out.text = sink.read().decode("utf-8", "replace")


def pass_on(text: str) -> None:
    """Write text that was not meant for us to descriptor 2 after all."""
    data = text.encode("utf-8", "replace")
    try:
        while data:
            data = data[os.write(2, data) :]
    except OSError:
        # Descriptor 2 is closed: its writer could not have been heard either.
        return
