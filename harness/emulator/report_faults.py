# SPDX-License-Identifier: Apache-2.0
"""Faults of control, stack and heap as findings: what each record of a kind in `abi.Wrong` says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from harness.emulator.abi import Wrong
from harness.emulator.native import FindingRecord
from harness.emulator.output import Assertion
from harness.findings import Finding, Kind, Place

_ROLE = {Wrong.STACK: "call", Wrong.CALL: "call", Wrong.BRANCH: "branch", Wrong.ASSERT: "assertion", Wrong.FREE: "free"}


def role_of(kind: int) -> str:
    """What the thread was doing."""
    return _ROLE[Wrong(kind)]


def fault(record: FindingRecord, place: Place, where: str, asserted: Callable[[int], Assertion | None]) -> Finding:
    """One record. where: its address for people; asserted: the assertion whose record begins at an offset."""
    kind = Wrong(record.kind)
    if kind is Wrong.ASSERT:
        return _assertion(record, place, asserted(record.detail))
    found, message, remedy, space = _text(kind, record, where)
    return Finding(
        found, message, (place,), space=space, address=where if space else "", remedy=remedy, count=record.count
    )


def _assertion(record: FindingRecord, place: Place, said: Assertion | None) -> Finding:
    if said is None:
        return Finding(Kind.TRAP, "an assertion failed", (place,), count=record.count)
    if place.source_file is None:
        place = replace(place, source_file=said.file, source_line=said.line)
    message = f"assertion `{said.message}` failed at {said.file}:{said.line} in {said.function}"
    detail = {"assertion": said.message, "file": said.file, "line": said.line, "function": said.function}
    return Finding(Kind.TRAP, message, (place,), count=record.count, detail=detail)


def _text(kind: Wrong, record: FindingRecord, where: str) -> tuple[Kind, str, str, str]:
    """Kind, message, remedy, space."""
    if kind is Wrong.STACK:
        asked = f"{record.address} bytes more" if record.address else "one frame more"
        return (
            Kind.OUT_OF_BOUNDS,
            f"the call stack of {record.size} bytes is full, {record.detail} calls deep: there is no room for {asked}",
            "bound the recursion, or make frames smaller",
            "",
        )
    if kind is Wrong.CALL:
        return (
            Kind.TRAP,
            f"call through 0x{record.address:x}, which is no function that this call may reach",
            "see where the pointer comes from; the function must be listed, or have the prototype's signature",
            "",
        )
    if kind is Wrong.BRANCH:
        return (
            Kind.TRAP,
            f"brx.idx with index {record.address}; its table has {record.size} targets",
            "check the index against the table before the branch",
            "",
        )
    if record.detail == 2:
        return Kind.USE_AFTER_FREE, f"{where} is freed a second time", "free it once", "global memory"
    return (
        Kind.OUT_OF_BOUNDS,
        f"free of {where}, which is no address that malloc gave",
        "free what malloc returned, and nothing else",
        "global memory",
    )
