# SPDX-License-Identifier: Apache-2.0
"""A finding as text: a headline, a row for each place, what is missing, and how to see it again."""

from __future__ import annotations

import re

from harness.findings import Finding, Kind, Place


def headline(f: Finding) -> str:
    """One line: "race: across blocks, global memory, 4 bytes at counts+28"; for other kinds, the message."""
    where = ", ".join(p for p in (f.relation, f.space, _bytes(f)) if p)
    if f.kind is Kind.RACE and where:
        return f"{f.kind}: {where}"
    text = f"{f.kind}: {f.message}" if f.message else str(f.kind)
    return f"{text} ({where})" if where and f.address not in f.message else text


def format_finding(f: Finding, replay: str = "") -> str:
    """Several lines, no trailing newline. `replay`: the command that reproduces it, left out when empty."""
    several = len({p.op for p in f.places}) > 1
    rows = [(p.role, location(p), actor(p, several), opcode(p)) for p in f.places]
    widths = [max((len(r[i]) for r in rows), default=0) for i in range(3)]
    role = max(widths[0], 6)
    lines = [headline(f)]
    lines += [f"  {r[0]:<{role}}  {r[1]:<{widths[1]}}   {r[2]:<{widths[2]}}   {r[3]}".rstrip() for r in rows]
    if f.kind is Kind.RACE and f.message and f.message not in (f.missing, lines[0]) and not f.missing:
        lines.append(f"  {f.message}")
    lines += [f"  {text}" for text in (f.missing, f.remedy) if text]
    if f.count > 1:
        lines.append(f"  seen {f.count} times")
    if replay:
        lines.append(f"  {'replay':<{role}}  {replay}")
    return "\n".join(lines)


def location(p: Place) -> str:
    """ "hist.sm_75.ptx:41  (hist.cu:9)"; the host operation's index where there is no PTX."""
    ptx = f"{p.file}:{p.ptx_line}" if p.file and p.ptx_line else p.file or ("" if p.op is None else f"op {p.op}")
    name = re.split(r"[/\\]", p.source_file or "")[-1]
    source = f"({name}:{p.source_line})" if name and p.source_line else ""
    return "  ".join(x for x in (ptx, source) if x)


def actor(p: Place, several: bool = True) -> str:
    """Who did it: "block 3 thread 17"; op and stream too where there are `several`, or where no thread did it."""
    parts = []
    if several or p.block is None:
        if p.op is not None and p.file:  # without a file, the op is the location
            parts.append(f"op {p.op}")
        if p.stream is not None:
            parts.append(f"stream {p.stream}")
    if p.block is not None:
        parts.append(f"block {triple(p.block)}")
    if p.thread is not None:
        parts.append(f"thread {triple(p.thread)}")
    return " ".join(parts)


def opcode(p: Place) -> str:
    """The instruction's opcode with its modifiers, without guard and operands; a host operation as it is."""
    if not p.ptx_line:
        return p.instruction
    words = p.instruction.rstrip(";").split()
    if words and words[0].startswith("@"):
        words = words[1:]
    return words[0] if words else ""


def triple(t: tuple[int, int, int]) -> str:
    """(3, 0, 0) as "3", (3, 1, 0) as "3,1"."""
    kept = list(t)
    while len(kept) > 1 and kept[-1] == 0:
        kept.pop()
    return ",".join(map(str, kept))


def _bytes(f: Finding) -> str:
    unit = "byte" if f.nbytes == 1 else "bytes"
    if f.nbytes and f.address:
        return f"{f.nbytes} {unit} at {f.address}"
    return f"at {f.address}" if f.address else f"{f.nbytes} {unit}" if f.nbytes else ""
