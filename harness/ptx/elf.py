# SPDX-License-Identifier: Apache-2.0
"""The sections of a cubin: just enough of 64-bit little-endian ELF (System V ABI, "Sections")."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from harness.errors import AssayError

_NOBITS = 8


@dataclass(frozen=True, slots=True)
class Section:
    """name; size in bytes; data: its bytes, empty for a section that takes no room in the file."""

    name: str
    size: int
    data: bytes


def sections(cubin: bytes) -> list[Section]:
    """Every section in file order. Raises AssayError when the bytes are no ELF file."""
    if cubin[:6] != b"\x7fELF\x02\x01":
        raise AssayError("these bytes are not a 64-bit ELF file", remedy="pass a cubin made by the assembler")
    try:
        (table,) = struct.unpack_from("<Q", cubin, 0x28)
        entry, count, strings = struct.unpack_from("<HHH", cubin, 0x3A)
        headers = [struct.unpack_from("<IIQQQQIIQQ", cubin, table + i * entry) for i in range(count)]
        names = headers[strings]
        pool = cubin[names[4] : names[4] + names[5]]
    except (struct.error, IndexError) as e:
        raise AssayError(f"a cubin that is cut off: {e}") from e
    out = []
    for name, kind, _, _, offset, size, *_ in headers:
        text = pool[name : pool.find(b"\0", name)].decode("utf-8", "replace")
        out.append(Section(text, size, b"" if kind == _NOBITS else cubin[offset : offset + size]))
    return out


def code_sections(cubin: bytes) -> dict[str, bytes]:
    """The sections that execution depends on, `.text.*` and `.nv.constant*`, by name; no debug sections."""
    return {s.name: s.data for s in sections(cubin) if s.name.startswith((".text.", ".nv.constant"))}
