# SPDX-License-Identifier: Apache-2.0
"""PTX text to a `Module`: module scope, functions and statements (PTX ISA, "Syntax" and "Directives").

Reads every form that compilers write and keeps the line of everything. It assigns no meaning: whether an instruction
exists or a name is declared is for `harness.ptx.checks` and the assembler to say.
"""

from __future__ import annotations

from harness.errors import PtxSyntaxError, UnsupportedPtx
from harness.ptx import recovery
from harness.ptx.declarations import LINKAGE, attribute, parameters, variables
from harness.ptx.directives import ARITY, CLUSTER, ENTRY_ONLY, FUNCTION_DIRECTIVES, OPPOSED, POSITIVE
from harness.ptx.literals import plain_integer
from harness.ptx.module import Directive, Function, Module, Variable
from harness.ptx.statements import Statements, numbers, pragma
from harness.ptx.tokens import NOT_PTX, Cursor, Problem
from harness.ptx.types import SPACES


def parse(text: str, name: str = "kernel.ptx") -> Module:
    """Read PTX text.

    Args:
        text: the whole text.
        name: how messages call it.

    Raises:
        PtxSyntaxError: it is not PTX, or cannot be read; has line, column and a remedy.
        UnsupportedPtx: a PTX feature that is not modelled; has the line.
    """
    module, problems = read(text, name)
    if problems:
        raise problems[0]
    return module


def read(text: str, name: str = "kernel.ptx") -> tuple[Module, list[Problem]]:
    """Read what can be read of any text; never raises.

    Returns:
        The module, and what could not be read, in text order: each with line, column and a remedy. With problems the
        module has gaps: `Module.whole` is False where statements are missing, `Module.lost` names what stood there.
    """
    return _Parser(Cursor(text, name), text).read()


_BEFORE_NAME = frozenset({"attribute"})
_FUNCTION = frozenset({"noreturn", "abi_preserve", "abi_preserve_control"})
_PLACE = {
    "": "it stands between the parameters of an .entry and its {",
    "noreturn": "it stands between the parameters of a .func and its {",
    "abi_preserve": "it stands between the parameters of a .func and its {",
    "abi_preserve_control": "it stands between the parameters of a .func and its {",
    "attribute": "it stands between .func and the function's name",
    "pragma": "it stands at module scope, before the { of an .entry, or in a body",
}


def _generation(target: str) -> int:
    digits = target.removeprefix("sm_").rstrip("af")
    return int(digits) if digits.isdigit() and len(digits) < 5 else 0


class _Parser(Statements):
    __slots__ = ("_last", "m")

    def __init__(self, cursor: Cursor, text: str) -> None:
        super().__init__(cursor)
        self.m = Module(cursor.name, text, files=self.debug.files)
        # The function read last, and the token of its closing brace.
        self._last: tuple[Function, int] | None = None

    def read(self) -> tuple[Module, list[Problem]]:
        c, m = self.c, self.m
        try:
            if self._begins():
                self._items()
        except recovery.TooManyProblems:
            c.gaps.append((c.i, len(c.texts)))
        m.whole = not (c.gaps or c.cut_short)
        m.lost = frozenset(word for first, stop in c.gaps for word in recovery.words(c, first, stop))
        return m, sorted(c.problems, key=lambda p: (p.line or 0, p.column))

    # --- module scope ---------------------------------------------------------------------------------------------

    def _begins(self) -> bool:
        """Read .version. False: the text is no PTX at all."""
        c = self.c
        if c.texts[0] == "\ufeff":
            self.note(c.problem("the text begins with a byte-order mark", remedy="save it without one"))
            c.i = 1
        if c.at(".version"):
            try:
                self._version()
            except PtxSyntaxError as e:
                self.note(e)
                recovery.skip_line(c)
            return True
        self.note(c.problem("this is not PTX: it does not begin with .version", remedy=NOT_PTX))
        return c.kinds[c.i] == "d" or ".target" in c.texts

    def _items(self) -> None:
        c = self.c
        while c.kinds[c.i] != "e":
            start = c.i
            try:
                self._next()
            except (PtxSyntaxError, UnsupportedPtx) as e:
                self.note(e)
                opens = recovery.skip_item(c, start)
                if not opens:
                    c.i = max(c.i, start + 1)
                self.lose(start)
                if opens:
                    self._nameless()
        if not self.m.target and not c.cut_short:
            self._no_target("there is no .target")

    def _next(self) -> None:
        c, m = self.c, self.m
        word = c.texts[c.i][1:]
        if c.kinds[c.i] != "d":
            self._stray()
        elif word == "target":
            self._target()
        elif word == "address_size":
            self._address_size()
        elif word == "version":
            self.note(c.problem("a second .version", remedy="one PTX text is one module: keep the first"))
            recovery.skip_line(c)
        else:
            if not m.target:
                self._no_target("a .target directive must come before anything else")
                m.target = "sm_0"
            self._item(word)

    def _no_target(self, message: str) -> None:
        self.note(self.c.problem(message, remedy="write .target after .version, for example `.target sm_75`"))

    def _stray(self) -> None:
        """No directive at module scope: text that belongs nowhere, or to a body that a brace too many closed."""
        c = self.c
        last = self._last
        if c.at("}") or c.at(";"):
            self.note(c.problem(f"this {c.texts[c.i]} ends nothing", remedy="drop it"))
            c.i += 1
            return
        if last is None or not recovery.closes_later(c):
            c.unexpected("a directive", "move it into a function, or drop it")
        f, closing = last
        wrong = recovery.misfit(c, self._pairs)
        at = wrong[1] if wrong is not None else closing
        self.note(
            c.problem(
                f"this }} closes more than it should: {f.name} ends with it, and more of its body follows",
                at=at,
                remedy="drop it, or open a scope for it with {",
            )
        )
        self.names.push()
        for v in (*f.returns, *f.params, *_variables(f)):
            self.names.declare(v)
        f.body = (f.body or []) + self.body(closing)
        self._last = (f, c.i - 1)
        f.end_line = c.line(c.i - 1)
        self.names.pop()

    def _version(self) -> None:
        c = self.c
        self.m.header["version"] = c.line()
        c.expect(".version")
        major, dot, minor = c.texts[c.i].partition(".")
        if c.kinds[c.i] != "n" or not dot or not (major.isdigit() and minor.isdigit()) or len(major + minor) > 8:
            c.unexpected("a version such as 9.0")
        c.i += 1
        self.m.version = (int(major), int(minor))

    def _target(self) -> None:
        c, m = self.c, self.m
        m.header.setdefault("target", c.line())
        c.i += 1
        first = c.i
        while True:
            at = c.i
            word = c.word("an architecture such as sm_75" if at == first else "a target option")
            target = word.replace("compute_", "sm_", 1)
            if target.startswith("sm_"):
                # Of several targets the highest architecture counts (PTX ISA, ".target").
                if not m.target or _generation(target) > _generation(m.target):
                    m.target = target
            elif at == first:
                c.complain(f"{word} is no architecture", at=at, remedy="write one such as sm_75", rule="version")
                m.target = m.target or "sm_0"
            elif word not in m.target_options:
                m.target_options += (word,)
            if not c.take(","):
                return

    def _address_size(self) -> None:
        c = self.c
        at = c.i
        c.i += 1
        size = plain_integer(c, "32 or 64")
        if not self.m.target or self.m.order or "address_size" in self.m.header:
            c.complain(".address_size here", at=at, remedy="it stands once, right after .target", rule="directive")
        self.m.header["address_size"] = c.line(at)
        if size not in (32, 64):
            self.note(c.problem(f"an address size of {size}", at=at + 1, remedy="it is 32 or 64"))
            return
        if size == 32:
            c.unsupported(".address_size 32", at=at + 1)
        self.m.address_size = size

    def _item(self, word: str) -> None:
        c, m = self.c, self.m
        linkage = ""
        first = c.i
        while word in LINKAGE:
            if linkage:
                c.complain(f".{linkage} and .{word} on one declaration", remedy="keep one of them", rule="declaration")
            linkage = word
            c.i += 1
            word = c.texts[c.i][1:] if c.kinds[c.i] == "d" else ""
        if word in ("entry", "func"):
            f = self._function(word, linkage, first)
            m.functions.append(f)
            m.order.append(f)
        elif (word in SPACES and word not in ("reg", "sreg", "param")) or word in ("align", "attribute"):
            found = variables(c, self.names, linkage, module=True)
            m.variables += found
            m.order += found
        elif linkage:
            c.unexpected("a variable, .entry or .func")
        elif word == "section":
            self._section()
        elif word == "file":
            self._file()
        elif word == "pragma":
            m.order.append(pragma(c))
        elif word == "alias":
            m.order.append(self._alias())
        elif word in FUNCTION_DIRECTIVES or word in ("reg", "sreg", "param", "loc"):
            c.error(f".{word} at module scope", remedy="it belongs to a function: move it there")
        else:
            c.error(f".{word} is no directive", remedy="correct the name")

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
            if c.kinds[c.i] == "x":
                c.unexpected("debug data")
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

    def _alias(self) -> Directive:
        """.alias name, function;"""
        c = self.c
        first = c.i
        c.i += 1
        c.word("the name of the alias")
        c.expect(",")
        c.word("the function that it stands for")
        c.expect(";")
        return Directive("alias", c.written(first), c.line(first))

    # --- functions ------------------------------------------------------------------------------------------------

    def _function(self, kind: str, linkage: str, first: int) -> Function:
        c, names = self.c, self.names
        f = Function("", kind, [], [], c.line(first), linkage=linkage, column=c.column(first))
        c.i += 1
        names.push()
        self.debug.enter()
        try:
            self._header(f)
        except (PtxSyntaxError, UnsupportedPtx) as e:
            self.note(e)
            recovery.skip_header(c, first)
            self.lose(first)
        if c.at(";") and c.texts[c.i + 1] == "{":
            self.note(c.problem("a ; between a function's header and its body", remedy="drop it"))
            c.i += 1
        if c.take(";") or c.at("}") or c.kinds[c.i] == "e" or self._function_begins():
            f.end_line = c.line(c.i - 1)
        else:
            opening = c.i
            if not c.take("{"):
                self.note(c.problem("the body of this function is not opened", remedy="write { before it"))
            f.body = self.body(opening)
            f.end_line = c.line(c.i - 1)
            self._last = (f, c.i - 1)
        names.pop()
        return f

    def _nameless(self) -> None:
        """A body whose header could not be read."""
        c = self.c
        f = Function("", "func", [], [], c.line(), column=c.column())
        self.names.push()
        self.debug.enter()
        c.i += 1
        f.body = self.body(c.i - 1)
        self.names.pop()
        f.end_line = c.line(c.i - 1)
        self._last = (f, c.i - 1)
        self.m.functions.append(f)
        self.m.order.append(f)

    def _header(self, f: Function) -> None:
        """From after .entry or .func up to `{` or `;`."""
        c, names = self.c, self.names
        self._directives(f, _BEFORE_NAME)
        if f.kind == "func" and c.at("("):
            f.returns = parameters(c, names)
        self._directives(f, _BEFORE_NAME)
        at = c.i
        f.name = c.word("a function name")
        if f.name in ("_", "WARP_SZ"):
            c.complain(f"a function called {f.name}", at=at, remedy="give it a name", rule="declaration")
        if c.at("("):
            f.params = parameters(c, names)
        self._directives(f, ENTRY_ONLY | {"pragma"} if f.kind == "entry" else _FUNCTION)
        if not (c.at(";") or c.at("{") or (c.kinds[c.i] == "d" and recovery.begins_line(c, c.i))):
            c.unexpected("'{'")

    def _directives(self, f: Function, here: frozenset[str]) -> None:
        """Performance directives, attributes and pragmas of a function header; `here`: those that may stand here."""
        c = self.c
        while c.kinds[c.i] == "d":
            word = c.texts[c.i][1:]
            if (word in SPACES and word not in here) or self._function_begins():
                return
            if word not in here and word not in FUNCTION_DIRECTIVES and word not in ("attribute", "pragma"):
                c.error(f".{word} is no directive of a function header", remedy="correct the name, or move it")
            if word not in here:
                c.complain(f".{word} in this place of .{f.kind}", remedy=_PLACE.get(word, _PLACE[""]), rule="directive")
            if word == "attribute":
                c.i += 1
                f.attributes += tuple(attribute(c))
            elif word == "pragma":
                c.i += 1
                f.pragmas += (f'"{c.string("a string")}"',)
                while c.take(","):
                    f.pragmas += (f'"{c.string("a string")}"',)
                c.expect(";")
            else:
                self._performance(f, word)

    def _performance(self, f: Function, word: str) -> None:
        """One performance directive, its numbers, and what contradicts it."""
        c = self.c
        at = c.i
        c.i += 1
        values = f.directives[word] = numbers(c)
        least, most = ARITY[word]
        what = ""
        if not least <= len(values) <= most:
            many = f"{least} to {most} numbers" if most > least else f"{most or 'no'} number{'s' if most != 1 else ''}"
            what, remedy = f".{word} with {len(values)}", f"it takes {many}"
        elif word in POSITIVE and 0 in values:
            what, remedy = f".{word} of 0", "write a positive number"
        elif any(v >= 1 << 32 for v in values):
            what, remedy = f".{word} of {max(values)}", "a number has at most 32 bits"
        elif word == "maxnctapersm" and self.m.version > (2, 0):
            what, remedy = ".maxnctapersm", "use .minnctapersm: PTX has had none since version 2.1"
        elif word in CLUSTER and _generation(self.m.target) < 90:
            what, remedy = f".{word} on {self.m.target}", "clusters begin with sm_90: raise .target, or drop it"
        else:
            other = next((o for o in OPPOSED.get(word, ()) if o in f.directives), "")
            what, remedy = f".{word} beside .{other}" if other else "", "keep one of them"
        if what:
            c.complain(what, at=at, remedy=remedy, rule="directive")


def _variables(f: Function) -> list[Variable]:
    return [s for s in f.body or [] if isinstance(s, Variable)]
