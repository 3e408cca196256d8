# SPDX-License-Identifier: Apache-2.0
"""Text to tokens: one compiled expression, and a cursor that knows the line of everything (PTX ISA, "Syntax")."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import NoReturn, TypeAlias

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
_OPEN_COMMENT = re.compile(r'"[^"\n]*"|//[^\n]*|/\*.*?\*/|(/\*)', re.DOTALL)
_NOT_NEWLINE = re.compile(r"[^\n]")
_START = re.compile(r"\s*\.version\b")

# What reading a text can meet: not PTX, or PTX that is not modelled.
Problem: TypeAlias = PtxSyntaxError | UnsupportedPtx

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
        problems: what was found wrong so far; gaps: token ranges first … stop-1 that were passed over as unreadable.
    """

    __slots__ = ("_lines", "gaps", "i", "kinds", "name", "problems", "starts", "text", "texts")

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self._lines = [0]
        self._lines += [m.end() for m in re.finditer("\n", text)]
        self.kinds: list[str] = []
        self.texts: list[str] = []
        self.starts: list[int] = []
        self.problems: list[Problem] = []
        self.gaps: list[tuple[int, int]] = []
        self.i = 0
        self.text = text
        self.text = self._without_comments(text)
        kinds, texts, starts = self.kinds, self.texts, self.starts
        for m in _TOKEN.finditer(self.text):
            kinds.append(m.lastgroup or "x")
            texts.append(m.group())
            starts.append(m.start())
        kinds.append("e")
        texts.append("")
        starts.append(len(self.text))

    def _without_comments(self, text: str) -> str:
        try:
            return blank_comments(text)
        except PtxSyntaxError as e:
            self.problems.append(e)
            # All that follows belongs to the comment.
            opened = next(m.start() for m in _OPEN_COMMENT.finditer(text) if m.group(1))
            return blank_comments(text[:opened]) + _NOT_NEWLINE.sub(" ", text[opened:])

    @property
    def cut_short(self) -> bool:
        """Whether a comment that never ends swallows the rest: then the text's end is no news."""
        return bool(self.problems) and "comment never ends" in str(self.problems[0])

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

    def problem(self, message: str, *, at: int | None = None, remedy: str = "", rule: str = "syntax") -> PtxSyntaxError:
        """A PtxSyntaxError at a token (the next one), not raised."""
        return self.problem_at(self.starts[self.i if at is None else at], message, remedy, rule)

    def problem_at(self, offset: int, message: str, remedy: str = "", rule: str = "syntax") -> PtxSyntaxError:
        """A PtxSyntaxError at a character offset, not raised."""
        line, column = self.place(offset)
        return PtxSyntaxError(
            f"{self.name}:{line}:{column}: {message}", line=line, column=column, remedy=remedy, rule=rule
        )

    def complain(self, message: str, *, at: int | None = None, remedy: str = "", rule: str = "syntax") -> None:
        """Note a problem at a token (the next one) that does not keep what follows from being read."""
        self.problems.append(self.problem(message, at=at, remedy=remedy, rule=rule))

    def error(self, message: str, *, at: int | None = None, remedy: str = "", rule: str = "syntax") -> NoReturn:
        """Raise PtxSyntaxError at a token (the next one)."""
        raise self.problem(message, at=at, remedy=remedy, rule=rule)

    def unsupported(self, what: str, *, at: int | None = None) -> NoReturn:
        """Raise UnsupportedPtx at a token (the next one)."""
        line, column = self.place(self.starts[self.i if at is None else at])
        raise UnsupportedPtx(
            f"{self.name}:{line}: {what} is not read by this version", line=line, column=column, what=what
        )

    def unexpected(self, wanted: str, remedy: str = "") -> NoReturn:
        """Raise PtxSyntaxError: something else was wanted here."""
        got = self.texts[self.i]
        if self.kinds[self.i] == "x":
            what = "this string never ends" if got == '"' else f"{got!a} cannot stand here"
            self.error(what, remedy="PTX outside comments and strings is ASCII; remove or correct it")
        found = f"expected {wanted}, found {got[:60]!r}" if got else f"expected {wanted}, but the text ends here"
        self.error(found, remedy=remedy or f"write {wanted} here, or correct what stands before it")

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
