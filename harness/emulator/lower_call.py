# SPDX-License-Identifier: Apache-2.0
"""Calls. PTX ISA, "call"; "Parameterized Variable Declarations" and "Kernel Function Parameters" for .param.

Most functions are copied in at each call. The others (calls.py says which) stand once in the thread's function: a call
saves what their own frame holds on the thread's stack (runtime/stack.c), writes the arguments there and jumps; a return
jumps back through a switch over all places they are called from.
"""

from __future__ import annotations

from collections import ChainMap
from dataclasses import dataclass, field
from typing import Protocol

from harness.emulator.abi import CTX, Op, Return, Wrong
from harness.emulator.builtins import BUILTINS, lower_builtin
from harness.emulator.calls import CallGraph, CallParts, call_parts, instructions, matches
from harness.emulator.emit import Emitter, Name, Place, Register, Unmodelled, bits_of
from harness.ptx.module import (
    BranchTargets,
    CallPrototype,
    Function,
    Instruction,
    Operand,
    Statement,
    Sym,
    Variable,
)

DEEPEST_COPY = 24
_TABLE = 7  # words of a function's table; see Function in runtime/stack.c


@dataclass(slots=True)
class Stacked:
    """A function that is lowered once. formals: where its results and parameters lie, results first; body: its own
    registers, once lowered; continuations: blocks that its callers go on at, by number."""

    number: int
    function: Function
    scope: dict[str, Name]
    formals: tuple[int, int]
    returns: int
    body: tuple[int, int] = (0, 0)
    local_bytes: int = 0
    continuations: list[str] = field(default_factory=list)
    wanted: bool = False


class Lowering(Protocol):
    """What calls need of the lowering of an entry."""

    em: Emitter
    graph: CallGraph
    stacked: dict[str, Stacked]
    prototypes: dict[str, CallPrototype]
    tables: dict[str, BranchTargets]
    labels: dict[str, str]
    depth: int
    frame: Stacked | None

    def body(self, body: list[Statement], prefix: str, end: str | None) -> None: ...
    def local(self, size: int, align: int) -> Place: ...
    def jump(self, block: str, then: str) -> None: ...
    def land(self, block: str) -> None: ...
    def cut(self) -> None: ...
    def open_region(self, block: str, *, loop: bool = False) -> None: ...


def lower_call(low: Lowering, ins: Instruction) -> None:
    """One call: of a function by name, of one of those the device has built in, or through an address."""
    parts = call_parts(ins)
    if parts.through is not None:
        _indirect(low, ins, parts)
    elif parts.target in low.stacked:
        _call_stacked(low, parts, low.stacked[parts.target])
    elif parts.target in low.graph.functions:
        _copy_in(low, parts, low.graph.functions[parts.target])
    elif parts.target in BUILTINS:
        lower_builtin(low.em, parts)
    else:
        raise Unmodelled(f"call of {parts.target}, which is not defined here")


# --- copied in ---


def _pairs(f: Function, parts: CallParts) -> list[tuple[Variable, Operand, bool]]:
    """(formal, actual, whether it is a result) in order."""
    formals, actuals = [*f.returns, *f.params], [*parts.returns, *parts.arguments]
    if len(f.returns) != len(parts.returns) or len(formals) != len(actuals):
        raise Unmodelled(f"call of {f.name} with {len(actuals)} operands")
    return [(a, b, i < len(f.returns)) for i, (a, b) in enumerate(zip(formals, actuals, strict=True))]


def _copy_in(low: Lowering, parts: CallParts, f: Function) -> None:
    em = low.em
    if low.depth >= DEEPEST_COPY:
        raise Unmodelled(f"calls nested deeper than {DEEPEST_COPY} at {f.name}")
    scope: dict[str, Name] = {}
    copies: list[tuple[Register, Operand]] = []
    low.depth += 1
    for formal, actual, is_result in _pairs(f, parts):
        if isinstance(actual, Sym):
            scope[formal.name] = em.place(actual.name)
            continue
        register = _formal(em, scope, formal)
        if is_result:
            copies.append((register, actual))
        else:
            em.store(f"i{register.bits}", em.get(actual, register.bits), _pointer(em, scope[formal.name]))
    top = em.call("rt_stack_top", "i64", "ptr %ctx") if _allocates(f) else ""
    _spill_addressed(low, f, scope)
    end = f"E{len(em.lines)}.{f.name}"
    _inside(low, f, scope, f"{len(em.lines)}.", end)
    em.raw(f'  br label %"{end}"')
    em.start(f'"{end}"', meets=True)
    if top:
        em.call("rt_stack_set", "void", "ptr %ctx", f"i64 {top}")
    for register, actual in copies:
        em.put(actual, em.do(f"load i{register.bits}, ptr {em.slot(register)}"), register.bits)
    low.depth -= 1


def _inside(low: Lowering, f: Function, scope: dict[str, Name], prefix: str, end: str) -> None:
    """A function's body, with its own names."""
    em = low.em
    outer, em.names = em.names, ChainMap(scope, *em.names.maps[-1:])
    labels, low.labels = low.labels, {}
    prototypes, low.prototypes = low.prototypes, {}
    owner, em.owner = em.owner, f.name
    low.body(f.body or [], prefix, end)
    em.owner = owner
    em.names, low.labels, low.prototypes = outer, labels, prototypes


def _formal(em: Emitter, scope: dict[str, Name], formal: Variable) -> Register:
    """A register or parameter of a function whose argument is passed by value in a register."""
    em.frame += -em.frame % 16
    width = bits_of(formal.type)
    register = Register(em.frame, width)
    scope[formal.name] = register if formal.space == "reg" else Place("frame", em.frame, width // 8)
    em.frame += 16
    return register


def _pointer(em: Emitter, name: Name) -> str:
    return em.slot(name) if isinstance(name, Register) else em.at("%ctx", name.offset)


def _allocates(f: Function) -> bool:
    return any(i.opcode == "alloca" for i in instructions(f.body or []))


def _spill_addressed(low: Lowering, f: Function, scope: dict[str, Name]) -> None:
    """A parameter whose address is taken lies in .local memory (PTX ISA, "mov")."""
    em = low.em
    addressed = {
        o.name
        for i in instructions(f.body or [])
        if i.opcode in ("mov", "cvta")
        for o in i.operands
        if isinstance(o, Sym)
    }
    for formal in f.params:
        place = scope.get(formal.name)
        if formal.name not in addressed or not isinstance(place, Place) or place.space != "frame":
            continue
        local = low.local(place.size, max(formal.align, 8))
        scope[formal.name] = local
        _copy(em, local_pointer(em, local), em.at("%ctx", place.offset), place.size)


def local_pointer(em: Emitter, place: Place, offset: int = 0) -> str:
    """Host pointer into the thread's .local memory."""
    return em.at(em.ctx("local", "ptr"), em.address_of(Sym("", offset), place))


def _copy(em: Emitter, to: str, source: str, size: int) -> None:
    em.call("llvm.memmove.p0.p0.i64", "void", f"ptr {to}", f"ptr {source}", f"i64 {size}", "i1 false")


# --- on the stack ---


def declare_stacked(low: Lowering) -> None:
    """Places for the results and parameters of all functions that are lowered once."""
    em = low.em
    for name in sorted(low.graph.stacked):
        f = low.graph.functions[name]
        em.frame += -em.frame % 16
        begin, scope = em.frame, dict[str, Name]()
        returns = 0
        for i, formal in enumerate((*f.returns, *f.params)):
            size = max(formal.size_bytes, 16)
            scope[formal.name] = (
                Register(em.frame, bits_of(formal.type))
                if formal.space == "reg"
                else Place("frame", em.frame, formal.size_bytes)
            )
            em.frame += size + (-size % 16)
            if i < len(f.returns):
                returns = em.frame - begin
        low.stacked[name] = Stacked(len(low.stacked), f, scope, (begin, em.frame), returns)


def _table(number: int) -> str:
    return f"ptr getelementptr (i8, ptr @functions, i64 {4 * _TABLE * number})"


def _call_stacked(low: Lowering, parts: CallParts, to: Stacked) -> None:
    em = low.em
    pairs = _pairs(to.function, parts)
    to.wanted = True
    # Sources in the caller's frame keep their values: calling copies the frame away and leaves it as it is.
    values = {
        formal.name: em.get(actual, bits_of(formal.type))
        for formal, actual, is_result in pairs
        if not is_result and not isinstance(actual, Sym)
    }
    site, number = em.site(Op.CALL), len(to.continuations)
    arguments = ("ptr %ctx", "ptr %blk", f"i32 {site}", _table(to.number), f"i32 {number}")
    base = em.call("rt_call", "i64", *arguments)
    stop_without(em, base)
    em.store("i64", base, em.at("%ctx", CTX["result"]))
    em.features.add("stack")
    for formal, actual, is_result in pairs:
        if is_result:
            continue
        target = _pointer(em, to.scope[formal.name])
        if isinstance(actual, Sym):
            _copy(em, target, _source(em, em.place(actual.name)), min(em.place(actual.name).size, formal.size_bytes))
        else:
            bits = bits_of(formal.type)
            stored = 8 if bits == 1 else bits
            em.store(f"i{stored}", em.resize(values[formal.name], bits, stored), target)
    block = f"C{to.number}.{number}"
    to.continuations.append(block)
    low.jump(f"F{to.number}", block)
    result = em.call("rt_returned", "ptr", "ptr %ctx", _table(to.number))
    for formal, actual, is_result in pairs:
        if not is_result:
            continue
        name = to.scope[formal.name]
        pointer = em.at(result, name.offset - to.formals[0])
        if isinstance(actual, Sym):
            place = em.place(actual.name)
            _copy(em, _source(em, place), pointer, min(place.size, formal.size_bytes))
        else:
            bits = bits_of(formal.type)
            em.put(actual, em.do(f"load i{bits}, ptr {pointer}"), bits)


def _source(em: Emitter, place: Place) -> str:
    """Host pointer of a call's parameter in the caller."""
    if place.space == "frame":
        return em.at("%ctx", place.offset)
    if place.space == "param":
        return em.at(em.blk("params", "ptr"), place.offset)
    if place.space in ("local", "stack"):
        return local_pointer(em, place)
    raise Unmodelled(f"a call's parameter in {place.space} memory")


def stop_without(em: Emitter, address: str) -> None:
    """End the thread when the runtime had no room, which it has reported: an address of all ones."""
    no, yes = em.label("s"), em.label("c")
    em.branch(em.do(f"icmp eq i64 {address}, -1"), no, yes)
    em.start(no)
    em.stop(Return.FAULT)
    em.start(yes)


def lower_stacked(low: Lowering) -> None:
    """The bodies of all functions that were called, each with its way in and its way back."""
    em = low.em
    done: set[str] = set()
    while True:
        name = next((n for n, s in low.stacked.items() if s.wanted and n not in done), None)
        if name is None:
            break
        done.add(name)
        _lower_one(low, low.stacked[name])
    for name in done:
        s = low.stacked[name]
        em.start(f'"X{s.number}"', meets=True)
        where = em.call("rt_return_to", "i32", "ptr %ctx")
        lost = em.label("lost")
        cases = " ".join(f'i32 {k}, label %"{block}"' for k, block in enumerate(s.continuations))
        em.raw(f"  switch i32 {where}, label %{lost} [ {cases} ]")
        em.start(lost)
        em.stop(Return.FAULT)
    words = []
    for s in low.stacked.values():
        words += [*s.formals, *s.body, s.local_bytes, s.returns, _hash_register(em).offset]
    if words:
        text = ", ".join(f"i32 {w}" for w in words)
        em.declares["@functions"] = f"@functions = private constant [{len(words)} x i32] [{text}]"


def _hash_register(em: Emitter) -> Register:
    """A hidden register: a digest of the stack, so that a thread's registers tell its whole state."""
    outermost = em.names.maps[-1]
    found = outermost.get("%stack")
    if not isinstance(found, Register):
        em.frame += -em.frame % 8
        found = outermost["%stack"] = Register(em.frame, 64)
        em.frame += 8
    return found


def _lower_one(low: Lowering, s: Stacked) -> None:
    em = low.em
    em.frame += -em.frame % 16
    begin = em.frame
    scope = dict(s.scope)
    base = Register(em.frame, 64)
    em.frame += 8
    low.frame, em.stack_base = s, base
    low.open_region(f"F{s.number}", loop=True)
    # The caller left the base of .local variables in Ctx.result.
    em.store("i64", em.ctx("result", "i64"), em.slot(base))
    _spill_addressed(low, s.function, scope)
    _inside(low, s.function, scope, f"F{s.number}.", f"X{s.number}")
    em.raw(f'  br label %"X{s.number}"')
    low.cut()
    s.body = (begin, em.frame)
    low.frame, em.stack_base = None, None


# --- through an address ---


def _indirect(low: Lowering, ins: Instruction, parts: CallParts) -> None:
    """Call what the address names, of those listed or of the prototype's signature; anything else is a fault."""
    em = low.em
    assert parts.through is not None
    table, prototype = low.tables.get(parts.table), low.prototypes.get(parts.table)
    if table is not None:
        names = [n for n in table.targets if n in low.stacked]
    elif prototype is not None:
        names = [n for n, s in low.stacked.items() if matches(s.function, prototype.returns, prototype.params)]
    else:
        raise Unmodelled("call through an address without a prototype or targets")
    address = em.get(parts.through, 64)
    wild, after = em.label("wild"), em.label("called")
    blocks = {n: em.label("call") for n in names}
    cases = " ".join(f"i64 {low.graph.addresses[n]}, label %{block}" for n, block in blocks.items())
    em.raw(f"  switch i64 {address}, label %{wild} [ {cases} ]")
    em.start(wild)
    fault(em, Op.CALL, Wrong.CALL, address)
    for name, block in blocks.items():
        em.start(block)
        _call_stacked(low, parts, low.stacked[name])
        em.goto(after)
    low.land(after)


def fault(em: Emitter, op: Op, kind: Wrong, address: str, size: str = "0", detail: str = "0") -> None:
    """Report something wrong that is not about an access (kinds: runtime/assay.h) and end the thread."""
    arguments = (f"i32 {em.site(op)}", f"i32 {int(kind)}", f"i64 {address}", f"i32 {size}", f"i32 {detail}")
    em.call("rt_wrong", "void", "ptr %ctx", "ptr %blk", *arguments)
    em.stop(Return.FAULT)
