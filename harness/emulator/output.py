# SPDX-License-Identifier: Apache-2.0
"""What device code printed and asserted: the runtime's records as text.

CUDA C++ Programming Guide, "Formatted Output", "Assertion".
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass

_HEAD = struct.Struct("<5I")
_SPECIFIER = re.compile(rb"%([-+ #0-9.*]*)([hljztL]*)(.)", re.DOTALL)
_PRINTED, _ASSERTED = 1, 2


@dataclass(frozen=True, slots=True)
class Record:
    """One call: the op, block and thread (linear) it came from, and its parts."""

    kind: int
    op: int
    block: int
    thread: int
    parts: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Assertion:
    """A failed assertion: its expression, where it stands, and the function."""

    message: str
    file: str
    function: str
    line: int


def _record(data: bytes, at: int) -> Record:
    size, kind, op, block, thread = _HEAD.unpack_from(data, at)
    parts, end = [], at + size
    at += _HEAD.size
    while at < end:
        n = int.from_bytes(data[at : at + 4], "little")
        parts.append(data[at + 4 : at + 4 + n])
        at += 4 + n
    return Record(kind, op, block, thread, tuple(parts))


def records(data: bytes) -> Iterator[Record]:
    """All records in the order they were made."""
    at = 0
    while at < len(data):
        yield _record(data, at)
        at += int.from_bytes(data[at : at + 4], "little")


def printed(data: bytes) -> str:
    """All that was printed."""
    return "".join(_text(r) for r in records(data) if r.kind == _PRINTED)


def assertion(data: bytes, at: int) -> Assertion | None:
    """The assertion whose record begins there."""
    if at >= len(data):
        return None
    parts = _record(data, at).parts
    message, file, function = (p.decode("utf-8", "replace") for p in parts[:3])
    return Assertion(message, file, function, int.from_bytes(parts[3], "little"))


def _text(record: Record) -> str:
    """The format with its arguments in place; what has no argument stands as it was written."""
    form, *values = record.parts
    given = iter(values)

    def one(m: re.Match[bytes]) -> bytes:
        flags, kind = m[1], m[3]
        if kind == b"%":
            return b"%"
        try:
            while b"*" in flags:
                width = int.from_bytes(next(given), "little", signed=True)
                flags = flags.replace(b"*", str(width).encode(), 1)
            return _value(flags, kind, next(given))
        except (StopIteration, ValueError, struct.error, OverflowError):
            return m[0]

    return _SPECIFIER.sub(one, form).decode("utf-8", "replace")


def _value(flags: bytes, kind: bytes, data: bytes) -> bytes:
    if kind == b"s":
        return (b"%" + flags + b"s") % data
    if kind == b"c":
        return (b"%" + flags + b"c") % (data[0],)
    if kind == b"p":
        address = int.from_bytes(data, "little")
        return (b"%" + flags + b"s") % (hex(address).encode() if address else b"(nil)")
    if kind in b"di":
        return (b"%" + flags + b"d") % int.from_bytes(data, "little", signed=True)
    if kind in b"uoxX":
        return (b"%" + flags + (b"d" if kind == b"u" else kind)) % int.from_bytes(data, "little")
    number = struct.unpack("<d", data)[0]
    if kind in b"aA":
        text = float(number).hex()
        return bytes((text.upper() if kind == b"A" else text).encode())
    if kind in b"eEfFgG":
        return bytes((b"%" + flags + kind) % number)
    raise ValueError(kind)
