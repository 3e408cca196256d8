# SPDX-License-Identifier: Apache-2.0
"""Where reading goes on after something that cannot be read: the next statement, brace or item."""

from __future__ import annotations

from harness.ptx.module import Module
from harness.ptx.opcodes import OPCODES
from harness.ptx.tokens import Cursor

# After so many the text is something else, or its generator is; the rest would only repeat it.
LIMIT = 100
# Tokens looked through for the end of a body.
_AHEAD = 1 << 18
# Module scope starts anew at one of these; `.param`, `.reg` and types stand inside an item.
_ITEMS = frozenset(
    {
        ".visible", ".extern", ".weak", ".common", ".entry", ".func", ".global", ".const", ".shared", ".tex", ".file",
        ".section", ".target", ".version", ".address_size", ".pragma", ".alias",
    }
)  # fmt: skip
_BODY = frozenset({".reg", ".local", ".shared", ".loc", ".pragma", ".param"})


class TooManyProblems(Exception):
    """There are LIMIT problems already."""


def begins_line(c: Cursor, i: int) -> bool:
    """Whether token `i` is the first of its line."""
    return i == 0 or "\n" in c.text[c.starts[i - 1] + len(c.texts[i - 1]) : c.starts[i]]


def begins_statement(c: Cursor, i: int) -> bool:
    """Whether token `i`, the first of its line, looks like the beginning of a statement."""
    kind, text = c.kinds[i], c.texts[i]
    if kind == "d" or text == "@":
        return True
    if kind == "w":
        following = c.texts[i + 1]
        if following == ":":
            return True
        return following not in (",", ")") and text[0] != "%" and (text in OPCODES or c.kinds[i + 1] == "d")
    return text == "{" and (c.kinds[i + 1] == "d" or begins_line(c, i + 1))


def skip_statement(c: Cursor, start: int) -> None:
    """Move over the rest of the statement that began at token `start`: over its `;`, or up to what follows it."""
    i = c.i
    while c.kinds[i] != "e":
        text = c.texts[i]
        if text == ";":
            i += 1
            break
        if i > start and begins_line(c, i) and begins_statement(c, i):
            break
        # A brace that ends a vector or an initialiser has more of the statement after it.
        if text == "}" and (begins_line(c, i) or c.texts[i + 1] not in (",", ";", "|")):
            break
        if text == "{" and i > start and begins_line(c, i + 1):
            break
        i += 1
    c.i = i


def skip_item(c: Cursor, start: int) -> bool:
    """Move over the rest of the module-scope item that began at token `start`. True: the next token opens a body."""
    i = c.i
    initialised = "=" in c.texts[start:i]
    while c.kinds[i] != "e":
        text = c.texts[i]
        if text == ";":
            c.i = i + 1
            return False
        if text == "{" and not initialised:
            c.i = i
            return True
        if i > start and begins_line(c, i) and (text in _ITEMS or text == "}"):
            break
        initialised = initialised or text == "="
        i += 1
    c.i = i
    return False


def skip_header(c: Cursor, start: int) -> None:
    """Move over the rest of a function header: up to its `{` or `;`, the first line of a body, or the next item."""
    i = c.i
    depth = c.texts[start:i].count("(") - c.texts[start:i].count(")")
    while c.kinds[i] != "e":
        text = c.texts[i]
        depth += (text == "(") - (text == ")")
        if text in ("{", ";"):
            break
        if i > start and begins_line(c, i):
            if text in (".visible", ".entry", ".func", ".extern", ".weak", "}"):
                break
            if depth <= 0 and (text in _BODY or c.kinds[i] == "w") and begins_statement(c, i):
                break
        i += 1
    c.i = i


def skip_line(c: Cursor) -> None:
    """Move to the first token of the next line."""
    c.i += 1
    while c.kinds[c.i] != "e" and not begins_line(c, c.i):
        c.i += 1


def skip_block(c: Cursor) -> None:
    """Move over `{ … }` from its `{`, however deep."""
    depth = 0
    while c.kinds[c.i] != "e":
        depth += (c.texts[c.i] == "{") - (c.texts[c.i] == "}")
        c.i += 1
        if depth <= 0:
            return


def closes_later(c: Cursor) -> bool:
    """Whether the `}` of a body follows before the next function: then a `}` before here closed it too early."""
    depth = 0
    for i in range(c.i, min(len(c.texts), c.i + _AHEAD)):
        text = c.texts[i]
        if text in (".entry", ".func"):
            return False
        depth += (text == "{") - (text == "}")
        if depth < 0:
            return True
    return False


def words(c: Cursor, first: int, stop: int) -> set[str]:
    """Identifiers among tokens first … stop-1."""
    return {c.texts[i] for i in range(first, stop) if c.kinds[i] == "w"}


def indentation(c: Cursor, i: int) -> int:
    """The column of the first token on the line of token `i`."""
    line = c.text.rfind("\n", 0, c.starts[i]) + 1
    head = c.text[line : c.starts[i] + 1]
    return len(head) - len(head.lstrip())


def misfit(c: Cursor, pairs: list[tuple[int, int]]) -> tuple[int, int] | None:
    """Of (opening, closing) braces the first pair to end whose lines are indented differently: one of them belongs
    to another."""
    for opening, closing in pairs:
        if begins_line(c, closing) and indentation(c, opening) != indentation(c, closing):
            return opening, closing
    return None


def after_last(c: Cursor) -> int:
    """The offset where a closing brace is missing before the next token: the line after the last one."""
    if c.i == 0 or not (c.kinds[c.i] == "e" or begins_line(c, c.i)):
        return c.starts[c.i]
    end = c.starts[c.i - 1] + len(c.texts[c.i - 1])
    newline = c.text.find("\n", end)
    return newline + 1 if newline >= 0 else end


def empty(m: Module) -> bool:
    """Whether nothing of a PTX text was read."""
    return m.version == (0, 0) and not m.target and not m.order
