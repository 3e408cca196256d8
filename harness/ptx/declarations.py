# SPDX-License-Identifier: Apache-2.0
"""Variables: space, alignment, type, dimensions (PTX ISA, "State Spaces, Types, and Variables")."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod

from harness.errors import PtxSyntaxError
from harness.ptx.initial import initial
from harness.ptx.literals import WARP_SZ, plain_integer
from harness.ptx.module import Variable
from harness.ptx.scopes import Names
from harness.ptx.tokens import Cursor
from harness.ptx.types import OPAQUE, SIZES, SPACES, VECTORS, size_of

LINKAGE = frozenset({"extern", "visible", "weak", "common"})
# Types that instructions have and variables do not.
_OPERATION_TYPES = frozenset({"bf16", "bf16x2", "tf32", "f32x2"})


@dataclass(slots=True)
class _Specifiers:
    """What stands between a space and the first name."""

    type: str = ""
    vector: int = 1
    align: int | None = None
    is_ptr: bool = False
    ptr_space: str | None = None
    ptr_align: int | None = None
    attributes: list[str] = field(default_factory=list)


def variables(c: Cursor, names: Names, linkage: str = "", module: bool = False) -> list[Variable]:
    """Step over `.space … name, name = init;` with its semicolon, declaring each name. module: at module scope."""
    at = c.i
    space, spec = _head(c)
    _fits(c, at, space, spec, linkage, module)
    if c.take(";"):
        # Assemblers take a declaration of nothing.
        return []
    out = [_declarator(c, names, space, spec, linkage)]
    while c.take(","):
        out.append(_declarator(c, names, space, spec, linkage))
    c.expect(";")
    return out


def parameters(c: Cursor, names: Names) -> list[Variable]:
    """Step over a parenthesised parameter list, declaring each name. `_` stands for a nameless one."""
    c.expect("(")
    out: list[Variable] = []
    if c.take(")"):
        return out
    while True:
        first = c.i
        try:
            if c.kinds[c.i] != "d" or c.texts[c.i] not in (".param", ".reg"):
                c.unexpected("a .param or .reg declaration")
            space, spec = _head(c)
            out.append(_declarator(c, names, space, spec, "", anonymous=True))
            if c.at(".param") or c.at(".reg"):
                c.complain("expected ',' between two parameters", at=c.i - 1, remedy="separate parameters with commas")
                continue
            if not (c.at(")") or c.at(",")):
                c.unexpected("',' or ')'")
        except PtxSyntaxError as e:
            if not _skip_parameter(c):
                raise
            c.problems.append(e)
            c.gaps.append((first, c.i))
        if c.take(")"):
            return out
        c.expect(",")


def _skip_parameter(c: Cursor) -> bool:
    """Move to the comma or parenthesis that ends this parameter; False where none does."""
    i = c.i
    while c.texts[i] not in (",", ")"):
        if c.kinds[i] == "e" or c.texts[i] in ("{", "}", ";", "(", ".param"):
            return False
        i += 1
    c.i = i
    return True


def attribute(c: Cursor) -> list[str]:
    """Step over `(a, b(…))` after .attribute."""
    c.expect("(")
    out: list[str] = []
    first = c.i
    depth = 0
    while depth or not c.at(")"):
        if c.kinds[c.i] == "e" or c.at(";") or c.at("{"):
            c.unexpected("')'")
        if c.at(",") and not depth:
            out.append(c.written(first))
            first = c.i + 1
        depth += c.at("(") - c.at(")")
        c.i += 1
    out.append(c.written(first))
    c.expect(")")
    return out


def _head(c: Cursor) -> tuple[str, _Specifiers]:
    """Step over the space and what stands around it, up to the first name."""
    spec = _Specifiers()
    while c.texts[c.i] in (".align", ".attribute"):
        _align_or_attribute(c, spec)
    at = c.i
    space = c.dotted("a state space")
    if space not in SPACES:
        c.error(f".{space} is no state space", at=at, remedy="correct the name", rule="declaration")
    while c.kinds[c.i] == "d":
        here = c.i
        word = c.texts[here][1:]
        if word in ("align", "attribute"):
            # `.ptr … .align` follows the type; a variable's own .align stands before it.
            if (spec.type or spec.vector > 1) and not spec.is_ptr:
                c.complain(
                    f".{word} after the type", at=here, remedy=f"write .{word} before the type", rule="declaration"
                )
            _align_or_attribute(c, spec)
            continue
        c.i += 1
        if word == "ptr" and space == "param":
            spec.is_ptr = True
        elif spec.is_ptr and word in ("global", "const", "local", "shared"):
            spec.ptr_space = word
        elif word in VECTORS and not spec.type:
            spec.vector = VECTORS[word]
        elif (word in SIZES or word in OPAQUE) and not spec.type:
            spec.type = word
        elif word in SIZES or word in OPAQUE:
            c.complain(f"two types, .{spec.type} and .{word}", at=here, remedy="drop one", rule="declaration")
        else:
            c.error(
                f".{word} is no type and no attribute of a variable",
                at=here,
                remedy="correct the name, or move it",
                rule="declaration",
            )
    if not spec.type:
        c.unexpected("a type")
    return space, spec


def _align_or_attribute(c: Cursor, spec: _Specifiers) -> None:
    word = c.dotted("an attribute")
    if word == "attribute":
        spec.attributes += attribute(c)
        return
    at = c.i
    value = WARP_SZ if c.take("WARP_SZ") else plain_integer(c, "an alignment")
    if value < 1 or value & (value - 1) or value >= 1 << 32:
        c.complain(f"an alignment of {value} bytes", at=at, remedy="an alignment is a power of two", rule="declaration")
        value = 1
    if spec.is_ptr:
        spec.ptr_align = value
    else:
        spec.align = value


def _fits(c: Cursor, at: int, space: str, spec: _Specifiers, linkage: str, module: bool) -> None:
    """Types and attributes that a space has not."""
    what = remedy = ""
    if spec.type in _OPERATION_TYPES:
        what, remedy = f"a variable of type .{spec.type}", "that type belongs to instructions: declare bits, .b32"
    elif spec.type == "pred" and space != "reg":
        what, remedy = f"a predicate in .{space} space", "a predicate is a register: keep it as .b32 or .b8 in memory"
    elif spec.type == "pred" and spec.vector > 1:
        what, remedy = "a vector of predicates", "declare them one by one"
    elif spec.vector * (size_of(spec.type) or 1) > 16:
        what, remedy = f"a vector .v{spec.vector} .{spec.type}", "a vector has at most 128 bits"
    elif space == "tex":
        what, remedy = "a variable in .tex space", "declare a .global .texref; PTX has had no .tex since version 1.5"
    elif spec.type in OPAQUE and (space != "global" or not module):
        what, remedy = f"a .{spec.type} here", "declare it in .global space at module scope, or as a kernel parameter"
    elif module and space == "local":
        what, remedy = "a .local variable at module scope", "declare it in the function that uses it"
    elif linkage == "common" and space != "global":
        what, remedy = f"a .common variable in .{space} space", ".common is for .global variables"
    elif "managed" in "".join(spec.attributes) and space != "global":
        what, remedy = f"a managed variable in .{space} space", "only .global variables can be managed"
    elif any(a.partition("(")[0].strip() not in (".managed", ".unified") for a in spec.attributes):
        what, remedy = f"the attribute {', '.join(spec.attributes)}", "a variable has .managed and .unified(…)"
    if what:
        c.complain(what, at=at, remedy=remedy, rule="declaration")


def _declarator(
    c: Cursor, names: Names, space: str, spec: _Specifiers, linkage: str, anonymous: bool = False
) -> Variable:
    at = c.i
    name = c.word("a name")
    size = (size_of(spec.type) or 1) * spec.vector
    v = Variable(
        name,
        space,
        spec.type,
        c.line(at),
        vector=spec.vector,
        align=spec.align or size,
        align_written=spec.align is not None,
        linkage=linkage,
        is_ptr=spec.is_ptr,
        ptr_space=spec.ptr_space,
        ptr_align=spec.ptr_align,
        column=c.column(at),
        attributes=tuple(spec.attributes),
    )
    if name in ("_", "WARP_SZ") and not anonymous:
        c.complain(f"{name} as a name", at=at, remedy="give it another name", rule="declaration")
    if c.take("<"):
        v.parameterized = True
        v.count = _extent(c, ">")
    else:
        _dimensions(c, v, at)
    if c.at("="):
        c.i += 1
        initial(c, v, size)
    elif v.dims and v.dims[0] == 0 and linkage != "extern" and not anonymous:
        c.complain(
            f"{name} has no size", at=at, remedy="write its size; only .extern arrays go without", rule="declaration"
        )
    v.size_bytes = v.count * size if space != "reg" else 0
    names.declare(v)
    return v


def _dimensions(c: Cursor, v: Variable, at: int) -> None:
    dims: list[int] = []
    while c.take("["):
        v.has_dims = True
        dims.append(0 if c.take("]") else _extent(c, "]"))
    if 0 in dims[1:]:
        c.complain("only the first dimension may be left out", at=at, remedy="write the others", rule="declaration")
    if dims and v.space == "reg":
        c.complain(
            f"an array of registers, {v.name}",
            at=at,
            remedy=f"declare {v.name}<{dims[0] or 'n'}>: registers have no addresses and no array",
            rule="declaration",
        )
    v.dims = tuple(dims)
    v.count = prod(dims)


def _extent(c: Cursor, closing: str) -> int:
    """A size: one number, no expression."""
    at = c.i
    value = WARP_SZ if c.take("WARP_SZ") else plain_integer(c, "a count")
    if value >= 1 << 32:
        c.complain(f"a count of {value}", at=at, remedy="a count has at most 32 bits", rule="declaration")
    c.expect(closing)
    return value
