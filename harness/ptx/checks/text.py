# SPDX-License-Identifier: Apache-2.0
"""What can be seen in the bare text, before and without parsing: leftovers of a template, characters outside ASCII."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from harness.errors import PtxSyntaxError
from harness.ptx.checks.registry import Report
from harness.ptx.tokens import blank_comments

_STRING = re.compile(r'"[^"\n]*"')
_RESIDUE = re.compile(
    r"\{\{[^{}\n;]*\}\}"  # Jinja, Mustache: {{ name }}
    r"|\{%-?\s*(?:if|elif|else|endif|for|endfor|set|block|endblock|macro|include|raw)\b[^\n]{0,200}?%\}"
    r"|\$\{[^}\n]{0,200}\}"  # shell, JavaScript, string.Template: ${name}
    r"|\$\([A-Za-z_]\w*\)"  # make: $(name)
    r"|<%[^\n]{0,200}?%>"  # ERB, Mako
    r"|@@[A-Za-z_]\w*@@|@[A-Z][A-Z0-9_]*@"  # autoconf, CMake
    r"|[.%]\{[A-Za-z_0-9][\w.:!]*\}"  # str.format: ld.{type}, %{reg}
    r"|(?<=[A-Za-z_0-9])\.%[sd]\b"  # printf: add.%s
    r"|<<[A-Za-z_]\w*>>"
)
_PADDED_NAME = re.compile(r"\{\{ [A-Za-z_][\w.]* \}\}")


def text_reports(text: str) -> Iterator[tuple[str, str, Report]]:
    """(rule id, severity, report) of everything the bare text shows."""
    try:
        code = blank_comments(text)
    except PtxSyntaxError:
        code = text
    starts = [0, *(m.end() for m in re.finditer("\n", text))]

    def place(at: int) -> tuple[int, int]:
        line = bisect_right(starts, at)
        return line, at - starts[line - 1] + 1

    plain = _STRING.sub(lambda m: '"' + " " * (len(m.group()) - 2) + '"', code)
    for m in _RESIDUE.finditer(plain):
        # {{1, 2}, {3, 4}} initialises an array of two dimensions.
        values = "=" in plain[plain.rfind(";", 0, m.start()) + 1 : m.start()]
        # {{}} and {{L:}} are scopes.
        if m.group().startswith("{{") and m.group()[2:-2].strip()[-1:] in ("", ":"):
            continue
        if values and m.group().startswith("{{") and not _PADDED_NAME.fullmatch(m.group()):
            continue
        line, column = place(m.start())
        yield (
            "template-residue",
            "error",
            Report(
                line,
                f"{m.group()[:40]} is a placeholder that was never filled in",
                "render the template with a value for it, and fail where one is missing",
                "the assembler refuses it, or worse, reads it as something else",
                column,
            ),
        )
    for m in re.finditer(r"[^\x00-\x7F\n]+[^\n]*", text):
        if m.start() == 0 and text[0] == "\ufeff":
            continue
        line, column = place(m.start())
        inside = code[m.start()] != " " and plain[m.start()] != " "
        where = "code" if inside else "a comment" if code[m.start()] == " " else "a string"
        yield (
            "non-ascii",
            "error" if inside else "warning",
            Report(
                line,
                f"{m.group()[:8]!a} in {where} is not ASCII",
                "write it in ASCII",
                "PTX source is ASCII text (PTX ISA, Source Format); assemblers differ in what else they let pass",
                column,
            ),
        )
