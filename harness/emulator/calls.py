# SPDX-License-Identifier: Apache-2.0
"""Which functions a kernel may call, by name or through addresses, and which of them cannot be copied in at each call.

A function is lowered once, and called on a stack, when it may call itself, when it is called through an address, or
when copies of it would make the kernel too long. PTX ISA, "call", ".callprototype", ".calltargets".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from harness.ptx.module import (
    BranchTargets,
    CallPrototype,
    Function,
    Instruction,
    Module,
    Operand,
    Reg,
    Scope,
    Statement,
    Sym,
    Variable,
    Vec,
)

FUNCTION_BASE = 0x0000_000A_0000_0000
_FUNCTION_STEP = 16
_LONGEST = 40_000  # instructions of a kernel with everything copied in


@dataclass(frozen=True, slots=True)
class CallParts:
    """A call's operands: where results go, the function's name or the register with its address, arguments, table."""

    returns: tuple[Operand, ...]
    target: str
    through: Reg | None
    arguments: tuple[Operand, ...]
    table: str


def call_parts(ins: Instruction) -> CallParts:
    """The operands of a call. Raises ValueError for one without a target."""
    lists: list[tuple[Operand, ...]] = []
    target, table = "", ""
    through: Reg | None = None
    before = 0
    for operand in ins.operands:
        if isinstance(operand, Vec):
            lists.append(operand.items)
        elif isinstance(operand, Sym) and not target and through is None:
            target, before = operand.name, len(lists)
        elif isinstance(operand, Reg) and not target and through is None:
            through, before = operand, len(lists)
        elif isinstance(operand, Sym):
            table = operand.name
    if not target and through is None:
        raise ValueError("call without a target")
    returns = lists[0] if before else ()
    arguments = lists[before] if len(lists) > before else ()
    return CallParts(returns, target, through, arguments, table)


@dataclass(slots=True)
class CallGraph:
    """functions: those with a body, by name, aliases too; addresses: of each; stacked: names that cannot be copied in;
    taken: names whose address the module takes; allocates: whether any of what runs moves the stack itself."""

    functions: dict[str, Function]
    addresses: dict[str, int]
    taken: frozenset[str]
    stacked: set[str] = field(default_factory=set)
    allocates: bool = False


def call_graph(module: Module, entry: Function) -> CallGraph:
    """What may be called from an entry."""
    functions = {f.name: f for f in module.functions if f.body is not None and f.kind == "func"}
    for item in module.order:
        found = re.match(r"\.?alias\s+([^\s,]+)\s*,\s*([^\s;]+)", getattr(item, "text", "") or "")
        if found and found[2] in functions:
            functions.setdefault(found[1], functions[found[2]])
    addresses = {name: FUNCTION_BASE + _FUNCTION_STEP * (i + 1) for i, name in enumerate(functions)}
    taken = frozenset(_taken(module, functions))
    graph = CallGraph(functions, addresses, taken)
    edges = {name: _callees(f, functions, taken) for name, f in functions.items()}
    from_entry = _callees(entry, functions, taken)
    reached = _reach(from_entry, edges)
    through = {name for f in (entry, *(functions[n] for n in reached)) for name in _through(f, functions, taken)}
    graph.stacked = {n for n in reached if n in through or n in _reach(edges[n], edges)}
    bodies = [entry, *(functions[n] for n in reached)]
    moves = {"alloca", "stacksave", "stackrestore"}
    graph.allocates = any(i.opcode in moves for f in bodies for i in instructions(f.body or []))
    if _length(entry, graph, edges, {}) > _LONGEST:
        graph.stacked |= reached
    return graph


def instructions(body: list[Statement]) -> Iterator[Instruction]:
    """Every instruction of a body, those of inner scopes too."""
    for statement in body:
        if isinstance(statement, Instruction):
            yield statement
        elif isinstance(statement, Scope):
            yield from instructions(statement.body)


def _taken(module: Module, functions: dict[str, Function]) -> Iterator[str]:
    """Functions whose address is in a variable, a table, or an operand that is no call's target."""
    for variable in module.variables:
        for _, symbol, _ in variable.relocations:
            name = symbol.removeprefix("generic:").partition("@")[0]
            if name in functions:
                yield name
    for f in module.functions:
        for ins in instructions(f.body or []):
            operands = call_parts(ins).arguments if ins.opcode == "call" else ins.operands
            yield from (o.name for o in operands if isinstance(o, Sym) and o.name in functions)


def _tables(body: list[Statement]) -> Iterator[BranchTargets]:
    for statement in body:
        if isinstance(statement, BranchTargets) and statement.kind == "calltargets":
            yield statement
        elif isinstance(statement, Scope):
            yield from _tables(statement.body)


def _through(f: Function, functions: dict[str, Function], taken: frozenset[str]) -> set[str]:
    """What a function may call through addresses."""
    calls = [call_parts(i) for i in instructions(f.body or []) if i.opcode == "call"]
    if not any(c.through for c in calls):
        return set()
    listed = {t for table in _tables(f.body or []) for t in table.targets if t in functions}
    return listed | taken


def _callees(f: Function, functions: dict[str, Function], taken: frozenset[str]) -> set[str]:
    named = {call_parts(i).target for i in instructions(f.body or []) if i.opcode == "call"}
    return (named & functions.keys()) | _through(f, functions, taken)


def _reach(start: set[str], edges: dict[str, set[str]]) -> set[str]:
    seen: set[str] = set()
    work = list(start)
    while work:
        name = work.pop()
        if name not in seen:
            seen.add(name)
            work += edges[name]
    return seen


def _length(f: Function, graph: CallGraph, edges: dict[str, set[str]], known: dict[str, int]) -> int:
    """Instructions of a function with all that is not stacked copied in."""
    total = 0
    for ins in instructions(f.body or []):
        total += 1
        if ins.opcode == "call":
            name = call_parts(ins).target
            if name in graph.functions and name not in graph.stacked:
                if name not in known:
                    known[name] = _length(graph.functions[name], graph, edges, known)
                total += known[name]
    return total


def matches(f: Function, returns: tuple[Variable, ...], params: tuple[Variable, ...]) -> bool:
    """Whether a function has the signature of a prototype: as many, of the same sizes."""
    ours = ([v.size_bytes for v in f.returns], [v.size_bytes for v in f.params])
    return ours == ([v.size_bytes for v in returns], [v.size_bytes for v in params])


def prototypes(body: list[Statement]) -> dict[str, CallPrototype]:
    """The prototypes of one scope."""
    return {s.name: s for s in body if isinstance(s, CallPrototype)}
