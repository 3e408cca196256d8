# SPDX-License-Identifier: Apache-2.0
"""Text to tokens: one compiled expression, and a cursor that knows the line of everything (PTX ISA, "Syntax")."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import NoReturn

from harness.errors import PtxSyntaxError, UnsupportedPtx

# Token kinds: n number, w word, d dotted word, s string, p punctuation, x anything else, e end of text.
_TOKEN = re.compile(
    r"""
    (?P<n>(?:0[fF][0-9A-Fa-f]{8}|0[dD][0-9A-Fa-f]{16}|0[xX][0-9A-Fa-f]+U?|0[bB][01]+U?
        |(?:[0-9]+\.[0-9]*|[0-9]+)(?:[eE][+-]?[0-9]+)?U?)(?![\w$]))
    |(?P<w>[A-Za-z_$%][\w$]*)
    |(?P<d>\.[\w$]+(?:::[\w$]+)*)
    |(?P<s>"[^"\n]*")
    |(?P<p><<|>>|<=|>=|==|!=|&&|\|\||::|[{}()\[\];,:+\-*/|!@<>=?~&^])
    |(?P<x>\S)
    """,
    re.VERBOSE | re.ASCII,
)
_COMMENT = re.compile(r'"[^"\n]*"|//[^\n]*|/\*.*?\*/|/\*', re.DOTALL)
_NOT_NEWLINE = re.compile(r"[^\n]")
_START = re.compile(r"\s*\.version\b")

NOT_PTX = "give PTX text: the output of `nvcc -ptx`, NVRTC, Triton, numba or LLVM; it begins with .version and .target"


def blank_comments(text: str) -> str:
    """The text with every comment replaced by spaces, so that lines and columns stay. Raises PtxSyntaxError."""

    def blank(m: re.Match[str]) -> str:
        s = m.group()
        if s[0] == '"':
            return s
        if s == "/*":
            line = text.count("\n", 0, m.start()) + 1
            column = m.start() - text.rfind("\n", 0, m.start())
            raise PtxSyntaxError(
                f"line {line}: this comment never ends", line=line, column=column, remedy="close it with */"
            )
        return _NOT_NEWLINE.sub(" ", s)

    return _COMMENT.sub(blank, text)


class Cursor:
    """A position in the tokens of one text.

    Attributes:
        text: the text with comments blanked; kinds, texts, starts: the tokens; i: index of the next token.
    """

    __slots__ = ("_lines", "i", "kinds", "name", "starts", "text", "texts")

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self._lines = [0]
        self._lines += [m.end() for m in re.finditer("\n", text)]
        self.kinds: list[str] = []
        self.texts: list[str] = []
        self.starts: list[int] = []
        self.i = 0
        self.text = text
        self.text = blank_comments(text)
        if not _START.match(self.text):
            self._refuse_start()
        kinds, texts, starts = self.kinds, self.texts, self.starts
        for m in _TOKEN.finditer(self.text):
            kinds.append(m.lastgroup or "x")
            texts.append(m.group())
            starts.append(m.start())
        kinds.append("e")
        texts.append("")
        starts.append(len(self.text))
        if "x" in kinds:
            bad = kinds.index("x")
            what = "this string never ends" if texts[bad] == '"' else f"{texts[bad]!a} cannot stand here"
            self.error(what, at=bad, remedy="PTX outside comments and strings is ASCII; remove or correct it")

    def _refuse_start(self) -> NoReturn:
        m = re.search(r"\S", self.text)
        line, column = self.place(m.start()) if m else (1, 1)
        if self.text.startswith("\ufeff"):
            raise PtxSyntaxError(
                f"{self.name}: the text begins with a byte-order mark", line=1, column=1, remedy="save it without one"
            )
        raise PtxSyntaxError(
            f"{self.name}: this is not PTX: it does not begin with .version", line=line, column=column, remedy=NOT_PTX
        )

    # --- places ---------------------------------------------------------------------------------------------------

    def place(self, offset: int) -> tuple[int, int]:
        """1-based line and column of a character offset."""
        line = bisect_right(self._lines, offset)
        return line, offset - self._lines[line - 1] + 1

    def line(self, at: int | None = None) -> int:
        """1-based line of a token (the next one)."""
        return bisect_right(self._lines, self.starts[self.i if at is None else at])

    def column(self, at: int | None = None) -> int:
        """1-based column of a token (the next one)."""
        return self.place(self.starts[self.i if at is None else at])[1]

    def written(self, first: int, stop: int | None = None) -> str:
        """The text of tokens first … stop-1 (the next one) as written, white space folded."""
        stop = self.i if stop is None else stop
        if stop <= first:
            return ""
        end = self.starts[stop - 1] + len(self.texts[stop - 1])
        return " ".join(self.text[self.starts[first] : end].split())

    # --- errors ---------------------------------------------------------------------------------------------------

    def error(self, message: str, *, at: int | None = None, remedy: str = "") -> NoReturn:
        """Raise PtxSyntaxError at a token (the next one)."""
        line, column = self.place(self.starts[self.i if at is None else at])
        raise PtxSyntaxError(f"{self.name}:{line}:{column}: {message}", line=line, column=column, remedy=remedy)

    def unsupported(self, what: str, *, at: int | None = None) -> NoReturn:
        """Raise UnsupportedPtx at a token (the next one)."""
        line = self.line(at)
        raise UnsupportedPtx(f"{self.name}:{line}: {what} is not read by this version", line=line, what=what)

    def unexpected(self, wanted: str) -> NoReturn:
        """Raise PtxSyntaxError: something else was wanted here."""
        got = self.texts[self.i]
        self.error(f"expected {wanted}, found {got[:60]!r}" if got else f"expected {wanted}, but the text ends here")

    # --- moving ---------------------------------------------------------------------------------------------------

    def at(self, text: str) -> bool:
        """Whether the next token is `text`."""
        return self.texts[self.i] == text and self.kinds[self.i] != "s"

    def take(self, text: str) -> bool:
        """Step over `text` if it is next."""
        if self.texts[self.i] == text and self.kinds[self.i] != "s":
            self.i += 1
            return True
        return False

    def expect(self, text: str) -> None:
        """Step over `text`, or raise PtxSyntaxError."""
        if not self.take(text):
            self.unexpected(f"{text!r}")

    def word(self, wanted: str) -> str:
        """Step over an identifier."""
        if self.kinds[self.i] != "w" or self.texts[self.i] == "%":
            self.unexpected(wanted)
        self.i += 1
        return self.texts[self.i - 1]

    def dotted(self, wanted: str) -> str:
        """Step over a dotted word; returns it without the dot."""
        if self.kinds[self.i] != "d":
            self.unexpected(wanted)
        self.i += 1
        return self.texts[self.i - 1][1:]

    def string(self, wanted: str) -> str:
        """Step over a string; returns it without quotes."""
        if self.kinds[self.i] != "s":
            self.unexpected(wanted)
        self.i += 1
        return self.texts[self.i - 1][1:-1]
