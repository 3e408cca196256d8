# SPDX-License-Identifier: Apache-2.0
"""What stands in a function's body: instructions, labels, declarations, scopes (PTX ISA, "Syntax", "Statements").

A statement that cannot be read is noted and passed over; the ones after it are read as if it were not there.
"""

from __future__ import annotations

from harness.errors import PtxSyntaxError, UnsupportedPtx
from harness.ptx import recovery
from harness.ptx.debug import Debug
from harness.ptx.declarations import LINKAGE, parameters, variables
from harness.ptx.directives import FUNCTION_DIRECTIVES
from harness.ptx.literals import plain_integer
from harness.ptx.module import (
    BranchTargets,
    CallPrototype,
    Directive,
    Guard,
    Instruction,
    Label,
    Scope,
    Statement,
)
from harness.ptx.opcodes import OPCODES
from harness.ptx.operands import operands
from harness.ptx.scopes import Names
from harness.ptx.tokens import Cursor, Problem
from harness.ptx.types import SPACES

_MODULE_ONLY = frozenset({"version", "address_size", "alias", "section"})
_SCOPE_DEPTH = 100
_TABLE = 1 << 16


class Statements:
    """Reads bodies."""

    __slots__ = ("_ended", "_pairs", "c", "debug", "depth", "names")

    def __init__(self, cursor: Cursor) -> None:
        self.c = cursor
        self.names = Names()
        self.debug = Debug(cursor.text)
        self.depth = 0
        # The next function begins inside this body: every open scope ends. Braces matched so far in this body.
        self._ended = False
        self._pairs: list[tuple[int, int]] = []

    def note(self, problem: Problem) -> None:
        """Add a problem. Raises TooManyProblems."""
        self.c.problems.append(problem)
        if len(self.c.problems) >= recovery.LIMIT:
            raise recovery.TooManyProblems

    def lose(self, first: int) -> None:
        """Tokens from `first` to the next one are not part of what was read."""
        self.c.gaps.append((first, self.c.i))

    # --- bodies ---------------------------------------------------------------------------------------------------

    def body(self, opening: int) -> list[Statement]:
        """Statements of a function up to and over its closing brace."""
        self._ended = False
        self._pairs = []
        return self._block(opening)

    def _block(self, opening: int) -> list[Statement]:
        c = self.c
        kinds, texts = c.kinds, c.texts
        out: list[Statement] = []
        while not self._ended:
            i = c.i
            kind = kinds[i]
            try:
                if kind == "w":
                    if texts[i + 1] == ":":
                        self._label(out)
                    else:
                        out.append(self._instruction(None, i))
                elif kind == "d":
                    self._body_directive(out, opening)
                elif texts[i] == "}":
                    c.i += 1
                    self._pairs.append((opening, i))
                    return out
                elif texts[i] == "@":
                    out.append(self._guarded())
                elif texts[i] == "{":
                    self._scope(out)
                elif texts[i] == ";":
                    c.i += 1
                    self.note(c.problem("a ; that ends nothing", at=i, remedy="drop it"))
                elif kind == "e":
                    self._unclosed(opening, "the text ends")
                else:
                    c.unexpected("an instruction, a label or a directive")
            except (PtxSyntaxError, UnsupportedPtx) as e:
                self.note(e)
                recovery.skip_statement(c, i)
                c.i = max(c.i, i + 1)
                self.lose(i)
        return out

    def _unclosed(self, opening: int, what: str) -> None:
        """The text or the next function begins inside this body: say where a `}` is missing, and end every scope."""
        c = self.c
        self._ended = True
        if c.cut_short:
            return
        wrong = recovery.misfit(c, self._pairs)
        if wrong is not None:
            opened, closed = wrong
            # Whatever follows stands in the wrong scope.
            self.lose(opened)
            problem = c.problem(
                f"this {{ is never closed: the }} on line {c.line(closed)} stands where the body's own should",
                at=opened,
                remedy="close it with }",
            )
        else:
            line = c.line(opening)
            problem = c.problem_at(
                recovery.after_last(c), f"{what} inside the body that line {line} opens", "close it with }"
            )
        self.note(problem)

    def _scope(self, out: list[Statement]) -> None:
        c = self.c
        opening = c.i
        if self.depth >= _SCOPE_DEPTH:
            problem = UnsupportedPtx(
                f"{c.name}:{c.line()}: a scope nested deeper than {_SCOPE_DEPTH} is not read by this version",
                line=c.line(),
                column=c.column(),
                what="{",
            )
            recovery.skip_block(c)
            self.lose(opening)
            self.note(problem)
            return
        self.depth += 1
        c.i += 1
        self.names.push()
        body = self._block(opening)
        self.names.pop()
        self.depth -= 1
        out.append(Scope(body, c.line(opening), c.line(c.i - 1)))

    def _label(self, out: list[Statement]) -> None:
        c = self.c
        at = c.i
        name = c.texts[at]
        if name == "%":
            c.unexpected("a label")
        c.i += 2
        line = c.line(at)
        word = c.texts[c.i] if c.kinds[c.i] == "d" else ""
        if word in (".branchtargets", ".calltargets"):
            c.i += 1
            targets = _targets(c)
            while c.take(","):
                targets += _targets(c)
            c.expect(";")
            out.append(BranchTargets(name, word[1:], tuple(targets), line))
        elif word == ".callprototype":
            c.i += 1
            out.append(self._prototype(name, line))
        else:
            out.append(Label(name, line))

    def _prototype(self, name: str, line: int) -> CallPrototype:
        """(returns) _ (params) [.noreturn] [.abi_preserve n];"""
        c = self.c
        self.names.push()
        try:
            returns = parameters(c, self.names) if c.at("(") else []
            if c.word("_") != "_":
                c.i -= 1
                c.unexpected("_")
            params = parameters(c, self.names) if c.at("(") else []
        finally:
            self.names.pop()
        p = CallPrototype(name, tuple(returns), tuple(params), line)
        while c.kinds[c.i] == "d":
            word = c.texts[c.i][1:]
            if word not in FUNCTION_DIRECTIVES:
                c.unsupported(f".{word} in a prototype")
            c.i += 1
            p.directives[word] = numbers(c)
        c.expect(";")
        return p

    def _body_directive(self, out: list[Statement], opening: int) -> None:
        c = self.c
        word = c.texts[c.i][1:]
        if word == "loc":
            first = c.i
            c.i += 1
            self.debug.loc(c)
            out.append(Directive("loc", c.written(first), c.line(first)))
        elif word == "pragma":
            out.append(pragma(c))
        elif (word in SPACES and word != "sreg") or word in ("align", "attribute"):
            out += variables(c, self.names)
        elif self._function_begins():
            self._unclosed(opening, "the next function begins")
        elif word in LINKAGE:
            self.note(
                c.problem(
                    f".{word} inside a function body",
                    remedy="declare the variable at module scope, where other modules can see it",
                    rule="directive",
                )
            )
            c.i += 1
            if c.kinds[c.i] != "d" or c.texts[c.i][1:] not in SPACES:
                c.unexpected("a variable")
            out += variables(c, self.names, word)
        elif word == "target":
            # Assemblers take it anywhere; of several the highest counts.
            recovery.skip_line(c)
        elif word in _MODULE_ONLY:
            self.note(
                c.problem(
                    f".{word} inside a function body",
                    remedy="it stands outside functions, at module scope",
                    rule="directive",
                )
            )
            recovery.skip_line(c)
        elif word in FUNCTION_DIRECTIVES:
            self.note(
                c.problem(
                    f".{word} inside a function body",
                    remedy="it stands between the parameters and the {",
                    rule="directive",
                )
            )
            c.i += 1
            numbers(c)
            c.take(";")
        else:
            c.error(
                f".{word} is no directive of a function body",
                remedy="correct the name; an instruction does not begin with a dot",
            )

    def _function_begins(self) -> bool:
        c = self.c
        i = c.i
        while c.kinds[i] == "d" and c.texts[i][1:] in LINKAGE:
            i += 1
        return c.texts[i] in (".entry", ".func")

    def _guarded(self) -> Instruction:
        c = self.c
        first = c.i
        c.i += 1
        negated = c.take("!")
        if c.texts[c.i] in OPCODES and self.names.find(c.texts[c.i]) is None:
            c.unexpected("a predicate register")
        guard = Guard(c.word("a predicate register"), negated)
        if c.kinds[c.i] != "w":
            c.unexpected("an instruction after the guard")
        return self._instruction(guard, first)

    def _instruction(self, guard: Guard | None, first: int) -> Instruction:
        c = self.c
        start = c.i
        kinds, texts = c.kinds, c.texts
        opcode = texts[start]
        if not opcode.isidentifier():
            c.unexpected("an instruction")
        i = start + 1
        while kinds[i] == "d":
            i += 1
        c.i = i
        modifiers = tuple([t[1:] for t in texts[start + 1 : i]])
        ops = () if texts[i] == ";" else operands(c, self.names, opcode == "call")
        end = c.starts[c.i]
        if texts[c.i] == ";":
            c.i += 1
        else:
            self._no_semicolon(start)
        line, column = c.place(c.starts[first])
        text = " ".join(c.text[c.starts[start] : end].split())
        return Instruction(opcode, modifiers, ops, line, guard, self.debug.current, text, column)

    def _no_semicolon(self, start: int) -> None:
        """The next token belongs to no operand. Returns where only a `;` is missing, raises where more is wrong."""
        c = self.c
        if recovery.begins_line(c, c.i) and c.kinds[c.i] != "x":
            # Blame the line that lacks it, not the innocent one after.
            end = c.starts[c.i - 1] + len(c.texts[c.i - 1])
            self.note(c.problem_at(end, f"expected ';' after {c.written(start)[:80]!r}", "end the instruction with ;"))
            return
        c.unexpected("',' or ';'")


def numbers(c: Cursor) -> tuple[int, ...]:
    """Step over the numbers of a performance directive."""
    out: list[int] = []
    if c.kinds[c.i] == "n":
        out.append(plain_integer(c, "a number"))
        while c.take(","):
            out.append(plain_integer(c, "a number"))
    return tuple(out)


def _targets(c: Cursor) -> list[str]:
    """Step over `L`, or over `L<n>`: L0 … Ln-1."""
    name = c.word("a target")
    if not c.take("<"):
        return [name]
    at = c.i
    count = plain_integer(c, "a count")
    c.expect(">")
    if count > _TABLE:
        c.error(f"a table of {count} labels", at=at, remedy="list the labels that exist")
    return [f"{name}{k}" for k in range(count)]


def pragma(c: Cursor) -> Directive:
    """Step over .pragma "…" {, "…"}; from its first word."""
    first = c.i
    c.i += 1
    c.string('a string such as "nounroll"')
    while c.take(","):
        c.string("a string")
    c.expect(";")
    return Directive("pragma", c.written(first), c.line(first))
