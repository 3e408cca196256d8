# SPDX-License-Identifier: Apache-2.0
"""Kernels that are another kernel under a new name."""

from __future__ import annotations

import hashlib
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
class Body:
    """An entry with a body, as far as others are compared with it; small, and good in any process.

    Attributes:
        file, entry, line, column: where it is; name: what its types are read from, the file's name too where files
            are compared.
        digest: equal for equal bodies; length: instructions.
        writes: it may change global memory; types: what its arithmetic works on.
    """

    file: str
    entry: str
    line: int
    column: int
    name: str
    digest: str
    length: int
    writes: bool
    types: frozenset[str]


def bodies(m: Module) -> list[Body]:
    """The entries of a module, to be compared with those of other files."""
    return [_body(f, Flow(f), m, f"{PurePath(m.name).name}:{f.name}") for f in m.entries] if m.whole else []


def _body(f: Function, flow: Flow, m: Module, name: str) -> Body:
    digest = hashlib.sha256(repr(likeness(flow)).encode()).hexdigest()
    writes = any(writes_global(i) for i in flow.code)
    return Body(m.name, f.name, f.line, f.column, name, digest, len(flow.code), writes, frozenset(works_on(flow.code)))


def _own(s: Subject) -> list[Body]:
    """The entries of one module whose opcodes are those of another one: most differ in these already."""
    opcodes = {f.name: tuple(i.opcode for i in s.flow(f).code) for f in s.module.entries}
    many = Counter(opcodes.values())
    return [_body(f, s.flow(f), s.module, f.name) for f in s.module.entries if many[opcodes[f.name]] > 1]


@rule("identical-variant", "warning", "a kernel named for one element type with the body of another's")
def identical_variant(s: Subject) -> Iterator[Report]:
    for first, second in _alike(s.once(_own)):
        if _is_variant(first, second):
            yield _variant(first, second, f"line {first.line}")


@rule("identical-bodies", "warning", "two kernels with different names and the same body")
def identical_bodies(s: Subject) -> Iterator[Report]:
    for first, second in _alike(s.once(_own)):
        if promised(first.name, second.name) is None and first.length >= _LEAST and first.writes:
            yield Report(
                second.line,
                f"{second.entry} has the same body as {first.entry} on line {first.line}",
                "write the body that its name promises, or let one name do",
                "the two are the same instruction for instruction, with other registers and labels at most",
                second.column,
                kernel=second.entry,
            )


def repeated(found: Sequence[Body]) -> list[Finding]:
    """Findings of rule "identical-variant" between files: kernels whose names, or whose files' names, differ in the
    element type, and whose bodies do not."""
    out = []
    for first, second in _alike(found):
        if first.file != second.file and _is_variant(first, second):
            report = _variant(first, second, f"{first.file}:{first.line}")
            r = RULES["identical-variant"]
            out.append(finding(report, r.id, r.severity, second.file))
    return out


def _alike(found: Sequence[Body]) -> Iterator[tuple[Body, Body]]:
    """Pairs of kernels with the same body, each with the first of its kind."""
    known: dict[str, list[Body]] = {}
    for k in found:
        if not k.length:
            continue
        same = known.setdefault(k.digest, [])
        if same:
            # Against the one whose name is nearest: a variant of it, where there is one.
            yield next((x for x in same if promised(x.name, k.name) is not None), same[0]), k
        same.append(k)


def _is_variant(first: Body, second: Body) -> bool:
    """Whether the names promise different types and the body can be right for one of them only."""
    types = promised(first.name, second.name)
    if types is None or not first.writes:
        return False
    (class_a, bytes_a), (class_b, bytes_b) = types
    # Elements of one width can be moved by the same code; those of two cannot, nor can sums be formed alike.
    return bytes_a != bytes_b or (class_a != class_b and bool(first.types))


def _variant(first: Body, second: Body, where: str) -> Report:
    return Report(
        second.line,
        f"{second.entry} has the body of {first.entry} ({where}), whose elements are of another type",
        "generate the body for the type that the name says, and test each variant with values that only it represents",
        "the two are the same instruction for instruction, so one of them works on the other's type",
        second.column,
        kernel=second.entry,
    )
