# SPDX-License-Identifier: Apache-2.0
"""PTX text to a `Module`: module scope, functions and statements (PTX ISA, "Syntax" and "Directives").

Reads every form that compilers write and keeps the line of everything. It assigns no meaning: whether an instruction
exists or a name is declared is for `harness.ptx.checks` and the assembler to say.
"""

from __future__ import annotations

from harness.errors import PtxSyntaxError
from harness.ptx.debug import Debug
from harness.ptx.declarations import LINKAGE, attribute, parameters, variables
from harness.ptx.literals import plain_integer
from harness.ptx.module import (
    BranchTargets,
    CallPrototype,
    Directive,
    Function,
    Guard,
    Instruction,
    Label,
    Module,
    Scope,
    Statement,
)
from harness.ptx.operands import operands
from harness.ptx.scopes import Names
from harness.ptx.tokens import Cursor
from harness.ptx.types import SPACES

# Directives between a function's parameters and its body (PTX ISA, "Performance-Tuning Directives" and others).
_FUNCTION_DIRECTIVES = frozenset(
    {
        "maxntid", "reqntid", "minnctapersm", "maxnctapersm", "maxnreg", "noreturn", "explicitcluster",
        "reqnctapercluster", "maxclusterrank", "blocksareclusters", "abi_preserve", "abi_preserve_control",
    }
)  # fmt: skip
_SCOPE_DEPTH = 100


def parse(text: str, name: str = "kernel.ptx") -> Module:
    """Read PTX text.

    Args:
        text: the whole text.
        name: how messages call it.

    Raises:
        PtxSyntaxError: it is not PTX, or cannot be read; has line, column and a remedy.
        UnsupportedPtx: a PTX feature that is not modelled; has the line.
    """
    return _Parser(Cursor(text, name), text).module()


def _generation(target: str) -> int:
    digits = target.removeprefix("sm_").rstrip("af")
    return int(digits) if digits.isdigit() and len(digits) < 5 else 0


class _Parser:
    __slots__ = ("c", "debug", "depth", "m", "names")

    def __init__(self, cursor: Cursor, text: str) -> None:
        self.c = cursor
        self.names = Names()
        self.debug = Debug(cursor.text)
        self.m = Module(cursor.name, text, files=self.debug.files)
        self.depth = 0

    # --- module scope ---------------------------------------------------------------------------------------------

    def module(self) -> Module:
        c, m = self.c, self.m
        self._version()
        while c.kinds[c.i] != "e":
            if c.take(";"):
                continue
            if c.kinds[c.i] != "d":
                c.unexpected("a directive")
            word = c.texts[c.i][1:]
            if word == "target":
                self._target()
            elif word == "address_size":
                self._address_size()
            elif word == "version":
                c.error("a second .version", remedy="one PTX text is one module: keep the first")
            elif not m.target:
                c.error(
                    "a .target directive must come before anything else",
                    remedy="write .target after .version, for example `.target sm_75`",
                )
            else:
                self._item(word)
        if not m.target:
            c.error("there is no .target", remedy="write .target after .version, for example `.target sm_75`")
        return m

    def _version(self) -> None:
        c = self.c
        c.expect(".version")
        major, dot, minor = c.texts[c.i].partition(".")
        if c.kinds[c.i] != "n" or not dot or not (major.isdigit() and minor.isdigit()) or len(major + minor) > 8:
            c.unexpected("a version such as 9.0")
        c.i += 1
        self.m.version = (int(major), int(minor))

    def _target(self) -> None:
        c, m = self.c, self.m
        c.i += 1
        target = c.word("an architecture such as sm_75")
        # Of several .target directives the highest architecture counts (PTX ISA, ".target").
        if not m.target or _generation(target) > _generation(m.target):
            m.target = target
        while c.take(","):
            option = c.word("a target option")
            if option not in m.target_options:
                m.target_options += (option,)

    def _address_size(self) -> None:
        c = self.c
        c.i += 1
        at = c.i
        size = plain_integer(c, "32 or 64")
        if size not in (32, 64):
            c.error(f"an address size of {size}", at=at, remedy="it is 32 or 64")
        if size == 32:
            c.unsupported(".address_size 32", at=at)
        self.m.address_size = size

    def _item(self, word: str) -> None:
        c, m = self.c, self.m
        linkage = ""
        first = c.i
        while word in LINKAGE:
            linkage = word
            c.i += 1
            word = c.texts[c.i][1:] if c.kinds[c.i] == "d" else ""
        if word in ("entry", "func"):
            f = self._function(word, linkage, first)
            m.functions.append(f)
            m.order.append(f)
        elif word in SPACES and word not in ("reg", "sreg", "param"):
            found = variables(c, self.names, linkage)
            m.variables += found
            m.order += found
        elif linkage:
            c.unexpected("a variable, .entry or .func")
        elif word == "section":
            self._section()
        elif word == "file":
            self._file()
        elif word in ("pragma", "alias"):
            m.order.append(self._to_semicolon())
        else:
            c.unsupported(f".{word} at module scope")

    def _file(self) -> None:
        """.file index "name" [, timestamp, size]: no semicolon."""
        c = self.c
        first = c.i
        c.i += 1
        plain_integer(c, "a file index")
        c.string("a file name")
        while c.take(","):
            plain_integer(c, "a timestamp or size")
        self.m.order.append(Directive("file", c.written(first), c.line(first)))

    def _section(self) -> None:
        """.section .name { … }: debug data, kept as written."""
        c = self.c
        first = c.i
        c.i += 1
        if c.kinds[c.i] not in ("d", "w"):
            c.unexpected("a section name")
        c.i += 1
        opening = c.i
        c.expect("{")
        while not c.at("}"):
            if c.kinds[c.i] == "e" or c.at("{"):
                c.error("this section never ends", at=opening, remedy="close it with }")
            c.i += 1
        c.i += 1
        # Lines matter inside: an item ends where its line does.
        raw = c.text[c.starts[first] : c.starts[c.i - 1] + 1]
        body = "\n".join(s for s in (" ".join(line.split()) for line in raw.split("\n")) if s)
        d = Directive("section", body, c.line(first))
        self.m.sections.append(d)
        self.m.order.append(d)

    def _to_semicolon(self) -> Directive:
        c = self.c
        first = c.i
        name = c.dotted("a directive")
        while not c.at(";"):
            if c.kinds[c.i] == "e" or c.at("{") or c.at("}"):
                c.unexpected("';'")
            c.i += 1
        c.i += 1
        return Directive(name, c.written(first), c.line(first))

    # --- functions ------------------------------------------------------------------------------------------------

    def _function(self, kind: str, linkage: str, first: int) -> Function:
        c, names = self.c, self.names
        line, column = c.line(first), c.column(first)
        c.i += 1
        f = Function("", kind, [], [], line, linkage=linkage, column=column)
        self._directives(f)
        names.push()
        self.debug.enter()
        if kind == "func" and c.at("("):
            f.returns = parameters(c, names)
        f.name = c.word("a function name")
        self._directives(f)
        if c.at("("):
            f.params = parameters(c, names)
        self._directives(f)
        if not c.take(";"):
            opening = c.i
            c.expect("{")
            f.body = self._block(opening)
            f.end_line = c.line(c.i - 1)
        else:
            f.end_line = c.line(c.i - 1)
        names.pop()
        return f

    def _directives(self, f: Function) -> None:
        """Performance directives, attributes and pragmas of a function header."""
        c = self.c
        while c.kinds[c.i] == "d":
            word = c.texts[c.i][1:]
            if word == "attribute":
                c.i += 1
                f.attributes += tuple(attribute(c))
            elif word == "pragma":
                c.i += 1
                f.pragmas += (f'"{c.string("a string")}"',)
                while c.take(","):
                    f.pragmas += (f'"{c.string("a string")}"',)
                c.expect(";")
            elif word in _FUNCTION_DIRECTIVES:
                c.i += 1
                f.directives[word] = self._numbers()
            elif word in SPACES:
                return
            else:
                c.unsupported(f".{word} in a function header")

    def _numbers(self) -> tuple[int, ...]:
        c = self.c
        out: list[int] = []
        if c.kinds[c.i] == "n":
            out.append(plain_integer(c, "a number"))
            while c.take(","):
                out.append(plain_integer(c, "a number"))
        return tuple(out)

    # --- bodies ---------------------------------------------------------------------------------------------------

    def _block(self, opening: int) -> list[Statement]:
        """Statements up to and over the closing brace."""
        c = self.c
        kinds, texts = c.kinds, c.texts
        out: list[Statement] = []
        while True:
            i = c.i
            kind = kinds[i]
            if kind == "w":
                if texts[i + 1] == ":":
                    self._label(out)
                else:
                    out.append(self._instruction(None, i))
            elif kind == "d":
                self._body_directive(out)
            elif texts[i] == "}":
                c.i += 1
                return out
            elif texts[i] == "@":
                out.append(self._guarded())
            elif texts[i] == "{":
                out.append(self._scope())
            elif texts[i] == ";":
                c.i += 1
            elif kind == "e":
                line = c.line(opening)
                c.error(f"the text ends inside the body that line {line} opens", remedy="close it with }")
            else:
                c.unexpected("an instruction, a label or a directive")

    def _scope(self) -> Scope:
        c = self.c
        opening = c.i
        self.depth += 1
        if self.depth > _SCOPE_DEPTH:
            c.unsupported(f"a scope nested deeper than {_SCOPE_DEPTH}")
        c.i += 1
        self.names.push()
        body = self._block(opening)
        self.names.pop()
        self.depth -= 1
        return Scope(body, c.line(opening), c.line(c.i - 1))

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
            targets = [c.word("a target")]
            while c.take(","):
                targets.append(c.word("a target"))
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
        returns = parameters(c, self.names) if c.at("(") else []
        if c.word("_") != "_":
            c.i -= 1
            c.unexpected("_")
        params = parameters(c, self.names) if c.at("(") else []
        self.names.pop()
        p = CallPrototype(name, tuple(returns), tuple(params), line)
        while c.kinds[c.i] == "d":
            word = c.texts[c.i][1:]
            if word not in _FUNCTION_DIRECTIVES:
                c.unsupported(f".{word} in a prototype")
            c.i += 1
            p.directives[word] = self._numbers()
        c.expect(";")
        return p

    def _body_directive(self, out: list[Statement]) -> None:
        c = self.c
        word = c.texts[c.i][1:]
        if word == "loc":
            first = c.i
            c.i += 1
            self.debug.loc(c)
            out.append(Directive("loc", c.written(first), c.line(first)))
        elif word == "pragma":
            out.append(self._to_semicolon())
        elif word in SPACES:
            out += variables(c, self.names)
        elif word in LINKAGE:
            c.i += 1
            if c.kinds[c.i] != "d" or c.texts[c.i][1:] not in SPACES:
                c.unexpected("a variable")
            out += variables(c, self.names, word)
        elif word in ("entry", "func", "version", "target"):
            c.error(f".{word} inside a function body", remedy="close the body before it with }")
        else:
            c.unsupported(f".{word} inside a function body")

    def _guarded(self) -> Instruction:
        c = self.c
        first = c.i
        c.i += 1
        negated = c.take("!")
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
        if texts[c.i] != ";":
            self._no_semicolon(start)
        end = c.starts[c.i]
        c.i += 1
        line, column = c.place(c.starts[first])
        text = " ".join(c.text[c.starts[start] : end].split())
        return Instruction(opcode, modifiers, ops, line, guard, self.debug.current, text, column)

    def _no_semicolon(self, start: int) -> None:
        c = self.c
        if c.line() > c.line(c.i - 1):
            # Blame the line that lacks it, not the innocent one after.
            line, column = c.place(c.starts[c.i - 1] + len(c.texts[c.i - 1]))
            raise PtxSyntaxError(
                f"{c.name}:{line}:{column}: expected ';' after {c.written(start)[:80]!r}",
                line=line,
                column=column,
                remedy="end the instruction with ;",
            )
        c.unexpected("',' or ';'")
