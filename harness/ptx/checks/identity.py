# SPDX-License-Identifier: Apache-2.0
"""Kernels that are another kernel under a new name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePath

from harness.findings import Finding
from harness.ptx.cfg import Flow
from harness.ptx.checks.registry import RULES, Report, Subject, finding, rule
from harness.ptx.module import Function, Module
from harness.ptx.opcodes import writes_global
from harness.ptx.variants import likeness, promised, works_on

# Shorter ones are alike by nature: a kernel that stores its index, or zeros.
_LEAST = 12


@dataclass(frozen=True, slots=True)
class _Kernel:
    """An entry, and how a message calls it: by its name, or by file and name where several files are looked at."""

    function: Function
    flow: Flow
    module: Module
    name: str


@rule("identical-variant", "warning", "a kernel named for one element type with the body of another's")
def identical_variant(s: Subject) -> Iterator[Report]:
    for first, second in _alike([_Kernel(f, s.flow(f), s.module, f.name) for f in s.module.entries]):
        if _is_variant(first, second):
            yield _variant(first, second, f"line {first.function.line}")


@rule("identical-bodies", "warning", "two kernels with different names and the same body")
def identical_bodies(s: Subject) -> Iterator[Report]:
    for first, second in _alike([_Kernel(f, s.flow(f), s.module, f.name) for f in s.module.entries]):
        if promised(first.name, second.name) is None and len(first.flow.code) >= _LEAST and _writes(first.flow):
            f = second.function
            yield Report(
                f.line,
                f"{f.name} has the same body as {first.name} on line {first.function.line}",
                "write the body that its name promises, or let one name do",
                "the two are the same instruction for instruction, with other registers and labels at most",
                f.column,
                kernel=f.name,
            )


def repeated(modules: Sequence[Module]) -> list[Finding]:
    """Findings of rule "identical-variant" between files: kernels whose names, or whose files' names, differ in the
    element type, and whose bodies do not."""
    kernels = [
        _Kernel(f, Flow(f), m, f"{PurePath(m.name).name}:{f.name}") for m in modules for f in m.entries if m.whole
    ]
    found = []
    for first, second in _alike(kernels):
        if first.module is not second.module and _is_variant(first, second):
            report = _variant(first, second, f"{first.module.name}:{first.function.line}")
            r = RULES["identical-variant"]
            found.append(finding(report, r.id, r.severity, second.module.name))
    return found


def _alike(kernels: Sequence[_Kernel]) -> Iterator[tuple[_Kernel, _Kernel]]:
    """Pairs of kernels with the same body, each with the first of its kind."""
    known: dict[tuple[object, ...], list[_Kernel]] = {}
    # Most kernels differ in their opcodes already.
    opcodes = Counter(_opcodes(k) for k in kernels)
    for k in kernels:
        if not k.flow.code or opcodes[_opcodes(k)] < 2:
            continue
        same = known.setdefault(likeness(k.flow), [])
        if same:
            # Against the one whose name is nearest: a variant of it, where there is one.
            first = next((x for x in same if promised(x.name, k.name) is not None), same[0])
            yield first, k
        same.append(k)


def _opcodes(k: _Kernel) -> tuple[str, ...]:
    return tuple(i.opcode for i in k.flow.code)


def _is_variant(first: _Kernel, second: _Kernel) -> bool:
    """Whether the names promise different types and the body can be right for one of them only."""
    types = promised(first.name, second.name)
    if types is None or not _writes(first.flow):
        return False
    (class_a, bytes_a), (class_b, bytes_b) = types
    # Elements of one width can be moved by the same code; those of two cannot, nor can sums be formed alike.
    return bytes_a != bytes_b or (class_a != class_b and bool(works_on(first.flow.code)))


def _writes(flow: Flow) -> bool:
    return any(writes_global(i) for i in flow.code)


def _variant(first: _Kernel, second: _Kernel, where: str) -> Report:
    f = second.function
    return Report(
        f.line,
        f"{f.name} has the body of {first.function.name} ({where}), whose elements are of another type",
        "generate the body for the type that the name says, and test each variant with values that only it represents",
        "the two are the same instruction for instruction, so one of them works on the other's type",
        f.column,
        kernel=f.name,
    )
