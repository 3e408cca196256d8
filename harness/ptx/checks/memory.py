# SPDX-License-Identifier: Apache-2.0
"""How much shared memory an entry declares, its own and the module's (CUDA C++ Programming Guide, "Technical
Specifications per Compute Capability": 48 KiB of statically declared shared memory a block, on every architecture)."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.checks.registry import Report, Subject, rule
from harness.ptx.module import Function, Scope, Statement, Sym, Variable
from harness.ptx.opcodes import symbols

STATIC_SHARED_LIMIT = 48 << 10


def shared_variables(s: Subject, entry: Function) -> list[Variable]:
    """The static .shared variables that an entry takes room for: those declared in it and in functions it calls, and
    those of module scope that any of these names."""
    functions = {f.name: f for f in s.module.functions if f.body is not None}
    globals_ = {v.name: v for v in s.module.variables if v.space == "shared" and v.linkage != "extern"}
    found: dict[int, Variable] = {}
    seen = {entry.name}
    todo = [entry]
    while todo:
        f = todo.pop()
        for v in _declared(f.body or []):
            found[id(v)] = v
        for i in s.flow(f).code:
            for name in (x.name for x in symbols(i) if isinstance(x, Sym)):
                if name in globals_:
                    found[id(globals_[name])] = globals_[name]
                if name in functions and name not in seen:
                    seen.add(name)
                    todo.append(functions[name])
    return list(found.values())


def _declared(body: list[Statement]) -> Iterator[Variable]:
    for x in body:
        if isinstance(x, Scope):
            yield from _declared(x.body)
        elif isinstance(x, Variable) and x.space == "shared" and x.linkage != "extern":
            yield x


@rule("static-shared-size", "error", "more than 48 KiB of statically declared shared memory", legality=True)
def static_shared_size(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        found = shared_variables(s, entry)
        total = sum(v.size_bytes for v in found)
        if total > STATIC_SHARED_LIMIT:
            largest = max(found, key=lambda v: v.size_bytes)
            yield Report(
                largest.line,
                f"{entry.name} declares {total:,} bytes of static shared memory, {largest.name} the most of it",
                "make it dynamic: declare `.extern .shared .align 16 .b8 name[];` and pass the size at launch",
                f"a block has at most {STATIC_SHARED_LIMIT:,} bytes of it on every architecture",
                largest.column,
                kernel=entry.name,
            )
