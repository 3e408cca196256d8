# SPDX-License-Identifier: Apache-2.0
"""The assembler's own words: resource lines of its information log, messages with their PTX line of its error log."""

from __future__ import annotations

import re
from dataclasses import dataclass

_COMPILING = re.compile(r"ptxas info\s*: Compiling entry function '(.+)' for '")
_PROPERTIES = re.compile(r"(ptxas )?info\s*: Function properties for '?([^':]+)'?:?$")
_STACK = re.compile(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
_USED = re.compile(r"ptxas info\s*: Used (\d+) registers")
_LINKED = re.compile(r"info\s*: used (\d+) registers, .*?(\d+) stack, (\d+) bytes smem")
_AT_LINE = re.compile(r"^ptxas (?:.*), line (\d+); (error|fatal|warning)\s*: (.*)$")
_PLAIN = re.compile(r"^(?:@\w@)?(?:ptxas |nvlink )?\s*(error|fatal|warning)\s*: (.*)$")
# Said only because something else was said; kept when it is all there is.
_ECHO = re.compile(r"Ptx assembly aborted|^ERROR NVJITLINK|^ERROR \d+: complete|^ERROR_\w+ \(\d+\)$")


@dataclass(slots=True)
class Resources:
    """What one entry uses: registers a thread; stack, spill_stores, spill_loads in bytes a thread; shared: static
    bytes a block. Figures of relocatable code: a whole-program assembler may use fewer registers."""

    registers: int = 0
    stack: int = 0
    spill_stores: int = 0
    spill_loads: int = 0
    shared: int = 0


def read_info(log: str) -> tuple[dict[str, Resources], list[str]]:
    """Resources by entry, and warnings, of an information log. `shared` stays 0: the log is unreliable on it."""
    entries: dict[str, Resources] = {}
    warnings: list[str] = []
    compiling = properties = linked = ""
    for line in log.splitlines():
        if m := _COMPILING.search(line):
            compiling = m.group(1)
            entries[compiling] = Resources()
        elif m := _PROPERTIES.match(line):
            if m.group(1):
                properties = m.group(2)
            else:
                linked = m.group(2)
        elif (m := _STACK.search(line)) and properties in entries:
            r = entries[properties]
            r.stack, r.spill_stores, r.spill_loads = (int(g) for g in m.groups())
        elif (m := _USED.search(line)) and compiling in entries:
            entries[compiling].registers = int(m.group(1))
        elif (m := _LINKED.match(line)) and linked in entries:
            # After linking the functions that an entry calls are counted in.
            entries[linked].registers = int(m.group(1))
            entries[linked].stack = max(entries[linked].stack, int(m.group(2)))
        elif (m := _AT_LINE.match(line)) and m.group(2) == "warning":
            warnings.append(f"line {m.group(1)}: {m.group(3)}")
        elif (m := _PLAIN.match(line)) and m.group(1) == "warning":
            warnings.append(m.group(2))
    return entries, warnings


def read_errors(log: str) -> list[tuple[int | None, str]]:
    """(PTX line or None, message) of an error log, by line, those without a line last."""
    found: list[tuple[int | None, str]] = []
    echoes: list[tuple[int | None, str]] = []
    for line in log.splitlines():
        text = line.strip()
        if not text:
            continue
        if m := _AT_LINE.match(text):
            if m.group(2) != "warning":
                found.append((int(m.group(1)), m.group(3)))
            continue
        m = _PLAIN.match(text)
        if m and m.group(1) == "warning":
            continue
        message = m.group(2) if m else text
        (echoes if _ECHO.search(message) else found).append((None, message))
    return sorted(dict.fromkeys(found or echoes), key=lambda e: (e[0] is None, e[0] or 0))


def belongs_to_linker(line: str) -> bool:
    """Whether a line on descriptor 2 is the linker's: "@E@error   : Multiple definition of 'axpy'"."""
    return bool(re.match(r"^@\w@|^(?:ptxas |nvlink )?\s*(?:error|fatal|warning|info)\s*: ", line))
