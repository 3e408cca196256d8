# SPDX-License-Identifier: Apache-2.0
"""The module model: what a PTX text says, with the line of everything. No meaning is assigned here.

`harness.ptx.parser.parse(text, name=...)` makes one; `harness.ptx.printer.print_module` prints it back.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Loc:
    """A `.loc`: source file (by its `.file` name), 1-based line and column, and the call site it was inlined at."""

    file: str
    line: int
    column: int = 0
    function: str = ""
    inlined_at: Loc | None = None


# --- operands -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reg:
    """A register by full name: "%r1", "%p2"; special registers too: "%tid" with component "x", "%laneid" with ""."""

    name: str
    component: str = ""


@dataclass(frozen=True, slots=True)
class Imm:
    """A literal. value: an int, or the raw bits of a float literal; kind: "int", "f32" (0f…), "f64" (0d…, decimal)."""

    value: int
    kind: str = "int"
    text: str = ""


@dataclass(frozen=True, slots=True)
class Sym:
    """A variable, parameter, function, label or table name, plus a byte offset."""

    name: str
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Addr:
    """A memory operand [base + offset]; base is a Reg, Sym or Imm. coords: extra operands of tensor forms.

    plus_zero: a "+0" was written. It means nothing, but NVIDIA's assembler makes other code of it in debug mode.
    """

    base: Reg | Sym | Imm
    offset: int = 0
    coords: tuple[Operand, ...] = ()
    plus_zero: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Vec:
    """{a, b, …}: a vector operand, or the parenthesised list of a call (kind "call")."""

    items: tuple[Operand, ...]
    kind: str = "vector"


@dataclass(frozen=True, slots=True)
class Pair:
    """a|b: two destinations ("%r1|%p1")."""

    first: Operand
    second: Operand


@dataclass(frozen=True, slots=True)
class Not:
    """!%p: a negated predicate operand; with the sign "-" a negated term of a video instruction: -%r1."""

    operand: Operand
    sign: str = "!"


Operand: TypeAlias = Reg | Imm | Sym | Addr | Vec | Pair | Not


@dataclass(frozen=True, slots=True)
class Guard:
    """@%p or @!%p before an instruction."""

    reg: str
    negated: bool = False


# --- statements ---------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Instruction:
    """One instruction.

    opcode: "ld"; modifiers: every dotted part in order, without dots ("global", "nc", "v4", "f32", "gpu", "acquire",
    "L1::no_allocate"); operands: in order, destination first as written; for `call`: (ret Vec kind "call"?,
    target, args Vec kind "call"?, prototype/table Sym?). line: 1-based PTX line of its first token; loc: newest `.loc`.
    text: the statement as written, white space folded, without guard and semicolon.
    """

    opcode: str
    modifiers: tuple[str, ...]
    operands: tuple[Operand, ...]
    line: int
    guard: Guard | None = None
    loc: Loc | None = None
    text: str = ""
    column: int = 1


@dataclass(slots=True)
class Label:
    name: str
    line: int


@dataclass(slots=True)
class Variable:
    """A declaration in any space, at module, parameter or function scope.

    space: "reg", "global", "shared", "const", "local", "param"; type: element type ("f32", "b8", "u64", "pred", …);
    vector: 1, 2 or 4; count: elements in all (1 for scalars; 0 for an extern unsized array); dims as written;
    size_bytes: 0 for unsized; align: bytes (natural where not written); init: initial bytes with
    symbol addresses in `relocations` as (byte offset, symbol, addend), the symbol "generic:x" for the generic address
    of x, and "x@2" for byte 2 of the address of x; linkage: "", "extern", "visible", "weak", "common".
    For `.reg .b32 %r<68>` count is 68 and parameterized is True (names %r0 … %r67).
    ptr_space, ptr_align: of a `.ptr` parameter attribute.
    init_text: the initialiser as written, for the printer; "" where there is none.
    attributes: the items of `.attribute(…)`, as written. has_dims: an array, as opposed to a scalar.
    align_written: `.align` stands in the text (assemblers treat a parameter differently then).
    """

    name: str
    space: str
    type: str
    line: int
    vector: int = 1
    dims: tuple[int, ...] = ()
    count: int = 1
    size_bytes: int = 0
    align: int = 1
    init: bytes | None = None
    relocations: tuple[tuple[int, str, int], ...] = ()
    linkage: str = ""
    parameterized: bool = False
    ptr_space: str | None = None
    ptr_align: int | None = None
    is_ptr: bool = False
    column: int = 1
    init_text: str = ""
    attributes: tuple[str, ...] = ()
    has_dims: bool = False
    align_written: bool = False


@dataclass(slots=True)
class BranchTargets:
    """`name: .branchtargets a, b;` or `.calltargets`. kind says which."""

    name: str
    kind: str
    targets: tuple[str, ...]
    line: int


@dataclass(slots=True)
class CallPrototype:
    name: str
    returns: tuple[Variable, ...]
    params: tuple[Variable, ...]
    line: int
    directives: dict[str, tuple[int, ...]] = field(default_factory=dict)


@dataclass(slots=True)
class Scope:
    """{ … } inside a body: its own registers, variables and labels."""

    body: list[Statement]
    line: int
    end_line: int = 0


@dataclass(slots=True)
class Directive:
    """Any other directive kept as written. name without the dot ("pragma", "loc", …); text: the whole statement."""

    name: str
    text: str
    line: int


# Directives "loc" and "pragma" stand in bodies; they order nothing and execute nothing.
Statement: TypeAlias = Instruction | Label | Variable | BranchTargets | CallPrototype | Scope | Directive


@dataclass(slots=True)
class Function:
    """An .entry or .func. body is None for a declaration.

    directives: performance directives by name: {"maxntid": (256, 1, 1), "minnctapersm": (2,), "reqntid": …}, as many
    numbers as written ("noreturn": ()). attributes: items of `.attribute(…)`; pragmas: before the body, with quotes.
    """

    name: str
    kind: str  # "entry" or "func"
    params: list[Variable]
    returns: list[Variable]
    line: int
    linkage: str = ""
    directives: dict[str, tuple[int, ...]] = field(default_factory=dict)
    attributes: tuple[str, ...] = ()
    body: list[Statement] | None = None
    end_line: int = 0
    column: int = 1
    pragmas: tuple[str, ...] = ()


@dataclass(slots=True)
class Module:
    """A whole PTX text.

    version: (9, 0); target: "sm_75"; target_options: other items of .target ("texmode_independent", "debug");
    files: `.file` table by index; sections: raw text of `.section` blocks with their line.
    order: module-scope items in text order (Variable, Function, Directive) for the printer.
    whole: nothing was passed over as unreadable; lost: identifiers in what was.
    header: the line of each directive of the header by name ("version", "target", "address_size").
    """

    name: str
    text: str
    version: tuple[int, int] = (0, 0)
    target: str = ""
    target_options: tuple[str, ...] = ()
    address_size: int = 64
    variables: list[Variable] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    files: dict[int, str] = field(default_factory=dict)
    sections: list[Directive] = field(default_factory=list)
    order: list[Variable | Function | Directive] = field(default_factory=list)
    header: dict[str, int] = field(default_factory=dict)
    whole: bool = True
    lost: frozenset[str] = frozenset()

    def entry(self, name: str) -> Function:
        """The .entry of that name with a body. Raises KeyError."""
        for f in self.functions:
            if f.kind == "entry" and f.name == name and f.body is not None:
                return f
        raise KeyError(name)

    @property
    def entries(self) -> list[Function]:
        """All .entry functions that have a body, in text order."""
        return [f for f in self.functions if f.kind == "entry" and f.body is not None]
