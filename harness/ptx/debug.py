# SPDX-License-Identifier: Apache-2.0
"""Where an instruction comes from: `.file`, `.loc` with its inlining chain, `.debug_str` (PTX ISA, "Debugging")."""

from __future__ import annotations

import re

from harness.ptx.literals import plain_integer
from harness.ptx.module import Loc
from harness.ptx.tokens import Cursor

_FILE = re.compile(r'\.file\s+([0-9]{1,9})\s+"([^"\n]*)"')
_STRINGS = re.compile(r"\.section\s+\.debug_str\s*\{")
_ENTRY = re.compile(r"([A-Za-z_$%][\w$]*)\s*:|\.b8\s+([0-9]{1,3})|,\s*([0-9]{1,3})", re.ASCII)
# A chain of inlined calls deeper than this is cut; only a generator gone wrong writes one.
_CHAIN = 64


class Debug:
    """The debug information of one text, and the newest `.loc` while its body is read."""

    __slots__ = ("_depth", "_seen", "_strings", "current", "files")

    def __init__(self, text: str) -> None:
        # The table may follow the code that refers to it, so it is read first.
        self.files = {int(n): name for n, name in _FILE.findall(text)}
        self._strings = _read_strings(text)
        self.current: Loc | None = None
        self._seen: dict[tuple[str, int, int], Loc] = {}
        self._depth: dict[int, int] = {}

    def enter(self) -> None:
        """A new function begins: nothing carries over."""
        self.current = None
        self._seen = {}
        self._depth = {}

    def loc(self, c: Cursor) -> None:
        """Step over what follows `.loc`: file line column [, function_name label[+n], inlined_at file line column]."""
        key = self._position(c)
        function = ""
        site: Loc | None = None
        while c.at(",") and c.texts[c.i + 1] in ("function_name", "inlined_at"):
            c.i += 2
            if c.texts[c.i - 1] == "function_name":
                label = c.word("a label in .debug_str")
                offset = 0
                if c.take("+"):
                    offset = plain_integer(c, "an offset")
                function = self._string(label, offset)
            else:
                at = self._position(c)
                site = self._seen.get(at) or Loc(*at)
        depth = self._depth.get(id(site), 0) + 1 if site is not None else 0
        if depth > _CHAIN and site is not None:
            site, depth = Loc(site.file, site.line, site.column), 1
        here = Loc(*key, function, site)
        if here != self.current:
            self.current = here
        self._seen[key] = here
        # Loc objects stay alive in _seen and in each other, so their ids stay theirs.
        self._depth[id(here)] = depth

    def _position(self, c: Cursor) -> tuple[str, int, int]:
        index = plain_integer(c, "a file index")
        line = plain_integer(c, "a line number")
        column = plain_integer(c, "a column")
        return self.files.get(index, f"<file {index}>"), line, column

    def _string(self, label: str, offset: int) -> str:
        data = self._strings.get(label)
        if data is None:
            return ""
        end = data.find(0, offset)
        return data[offset : end if end >= 0 else None].decode("utf-8", "replace")


def _read_strings(text: str) -> dict[str, bytes]:
    """Label -> the bytes from it to the end of the section."""
    m = _STRINGS.search(text)
    if m is None:
        return {}
    data = bytearray()
    labels: dict[str, int] = {}
    end = text.find("}", m.end())
    for label, first, more in _ENTRY.findall(text, m.end(), end if end >= 0 else len(text)):
        if label:
            labels[label] = len(data)
        else:
            data.append(int(first or more) & 255)
    return {name: bytes(data[at:]) for name, at in labels.items()}
