# SPDX-License-Identifier: Apache-2.0
"""Video instructions against a reference on Python's integers, read from the manual's pseudo-code."""

from __future__ import annotations

import operator
import re

import numpy as np
import pytest

from harness.emulator.forms import FORMS
from harness.ptx.parser import parse
from harness.ptx.printer import print_module
from tests.emulator.lanes import run_lanes

COMPARE = {
    "eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge,
}  # fmt: skip
OPERATE = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "absdiff": lambda a, b: abs(a - b),
    "min": min,
    "max": max,
    "avrg": lambda a, b: (a + b + (a + b >= 0)) >> 1,
    "shl": lambda a, b: a << b,
    "shr": lambda a, b: a >> b,
}


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def clamp(value: int, bits: int, is_signed: bool) -> int:
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)
    return max(low, min(high, value))


def part(value: int, name: str, is_signed: bool) -> int:
    bits = {"": 32, "b": 8, "h": 16}[name[:1]]
    value = value >> (int(name[1:] or 0) * bits) & ((1 << bits) - 1)
    return signed(value, bits) if is_signed else value


def pieces(text: str) -> tuple[str, list[str], list[tuple[str, str]]]:
    """(name, modifiers, (sign, part) of each operand) of "vadd.u32.u32.s32 %d.h0, %a, -%b, %c"."""
    head, _, tail = text.partition(" ")
    name, *modifiers = head.split(".")
    return name[1:], modifiers, [("-" if o[0] == "-" else "", o.partition(".")[2]) for o in tail.split(", ")]


def scalar(text: str, a: int, b: int, c: int) -> int:
    name, m, parts = pieces(text)
    types = [t == "s32" for t in m if t in ("u32", "s32")]
    if name == "set":
        types.insert(0, False)
    x, y = part(a, parts[1][1], types[1]), part(b, parts[2][1], types[2])
    if name == "mad":
        return multiply_add(m, parts, types, x, y, c)
    if name == "set":
        value = int(COMPARE[next(k for k in m if k in COMPARE)](x, y))
    else:
        if "clamp" in m:
            y = min(y, 32)
        elif "wrap" in m:
            y &= 31
        value = OPERATE[name](x, y)
    place = parts[0][1]
    bits = {"": 32, "b": 8, "h": 16}[place[:1]]
    if "sat" in m:
        value = clamp(value, bits, types[0])
    if place:
        shift, mask = int(place[1]) * bits, (1 << bits) - 1
        return (value & mask) << shift | c & ~(mask << shift)
    second = next((k for k in m if k in ("add", "min", "max")), "")
    if not second:
        return value
    value, c = (signed(v, 32) if types[0] else v & 0xFFFFFFFF for v in (value, c))
    return {"add": value + c, "min": min(value, c), "max": max(value, c)}[second]


def multiply_add(m: list[str], parts: list[tuple[str, str]], types: list[bool], x: int, y: int, c: int) -> int:
    product_negated, c_negated = parts[1][0] != parts[2][0], parts[3][0] == "-"
    final_signed = types[1] or types[2] or product_negated or c_negated
    addend = signed(c, 32) if final_signed else c
    total = (-x * y if product_negated else x * y) + (-addend if c_negated else addend) + ("po" in m)
    total >>= 7 if "shr7" in m else 15 if "shr15" in m else 0
    return clamp(signed(total, 64) if final_signed else total, 32, final_signed) if "sat" in m else total


def lanes(text: str, a: int, b: int, c: int) -> int:
    name, m, parts = pieces(text)
    count, name = int(name[-1]), name[:-1]
    bits = 32 // count
    types = [t == "s32" for t in m if t in ("u32", "s32")]
    if name == "set":
        types.insert(0, False)
    both = b << 32 | a
    own, others = ("10", "32") if count == 2 else ("3210", "7654")
    from_a, from_b = (parts[i][1][1:] or d for i, d in ((1, own), (2, others)))
    written = parts[0][1][1:] or own
    total = c
    out = 0
    for i in range(count):
        x, y = (both >> bits * int(s[::-1][i]) & ((1 << bits) - 1) for s in (from_a, from_b))
        x, y = (signed(v, bits) if t else v for v, t in ((x, types[1]), (y, types[2])))
        value = int(COMPARE[next(k for k in m if k in COMPARE)](x, y)) if name == "set" else OPERATE[name](x, y)
        if "sat" in m:
            value = clamp(value, bits, types[0])
        if str(i) not in written:
            value = c >> bits * i
        else:
            total += value
        out |= (value & ((1 << bits) - 1)) << bits * i
    return total if "add" in m else out


MIXES = ["u32.u32.u32", "s32.s32.s32", "u32.s32.u32", "s32.u32.s32"]
ALL = "%d, %a, %b, %c"
SCALAR = [
    *[f"v{n}.{t}{s} %d, %a, %b" for n in ("add", "sub", "absdiff", "min", "max") for t in MIXES for s in ("", ".sat")],
    *[f"v{n}.s32.s32.u32.sat.{o} %d, %a.h1, %b.b2, %c" for n in ("add", "sub", "min") for o in ("add", "min", "max")],
    *[f"v{n}.u32.u32.u32.max {ALL}" for n in ("add", "absdiff", "max")],
    *[f"vsub.{t}.sat %d.{p}, %a.b3, %b.h0, %c" for t in MIXES for p in ("b0", "b1", "b2", "b3", "h0", "h1")],
    "vadd.s32.u32.s32 %d.b1, %a, %b, %c",
    *[f"v{n}.{t}.u32{s}.{w} %d, %a, %b.b0" for n in ("shl", "shr") for t in ("u32.u32", "s32.s32", "u32.s32")
      for s in ("", ".sat") for w in ("clamp", "wrap")],
    "vshl.s32.s32.u32.sat.clamp.add %d, %a.b1, %b, %c",
    "vshr.u32.u32.u32.wrap %d.h1, %a, %b.h1, %c",
    *[f"vset.{t}.{c} %d, %a, %b" for t in ("u32.u32", "s32.u32", "s32.s32") for c in COMPARE],
    "vset.u32.s32.lt.add %d, %a.h0, %b, %c",
    "vset.s32.s32.ge.max %d, %a, %b.b1, %c",
    "vset.u32.u32.ne %d.b2, %a.b0, %b.b0, %c",
    *[f"vmad.{t}{s}{x} {ALL}" for t in ("u32.u32.u32", "s32.s32.s32", "s32.u32.s32") for s in ("", ".sat")
      for x in ("", ".shr7", ".shr15")],
    "vmad.s32.u32.u32.sat %d, -%a, %b, %c",
    "vmad.s32.s32.s32.sat.shr7 %d, %a.h1, -%b.h0, %c",
    "vmad.s32.s32.u32.sat %d, %a, %b, -%c",
    "vmad.u32.u32.u32.po.sat.shr15 %d, %a, %b, %c",
]  # fmt: skip
LANES = [
    *[f"v{n}{k}.{t}{s} {ALL}" for n in ("add", "sub", "avrg", "absdiff", "min", "max") for k in (2, 4) for t in MIXES
      for s in ("", ".sat")],
    *[f"v{n}{k}.{t}.add {ALL}" for n in ("add", "sub", "absdiff") for t in MIXES for k in (2, 4)],
    *[f"vset{k}.{t}.{c} {ALL}" for k in (2, 4) for t in ("u32.u32", "s32.s32") for c in COMPARE],
    "vset4.s32.u32.gt.add %d, %a, %b, %c",
    "vadd2.s32.s32.u32.sat %d.h1, %a.h20, %b.h31, %c",
    "vmax2.u32.s32.u32 %d.h0, %a.h33, %b.h01, %c",
    "vavrg4.s32.s32.s32 %d.b20, %a.b7610, %b.b0145, %c",
    "vabsdiff4.u32.u32.u32.add %d.b321, %a.b7654, %b.b3210, %c",
]  # fmt: skip


def rows() -> list[np.ndarray]:
    edges = [0, 1, 7, 31, 32, 33, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF]
    rng = np.random.default_rng(12)
    a, b = (np.array(v, np.uint32) for v in zip(*[(x, y) for x in edges for y in edges], strict=True))
    random = rng.integers(0, 2**32, (3, 300), np.uint32)
    c = rng.integers(0, 2**32, len(a), np.uint32)
    return [np.concatenate([x, y]) for x, y in zip((a, b, c), random, strict=True)]


@pytest.mark.parametrize("text", SCALAR + LANES)
def test_video_form(text: str) -> None:
    oracle = lanes if re.match(r"v[a-z]+[24]", text) else scalar
    columns = rows()
    found = run_lanes(text + ";", 4, columns)
    wanted = [oracle(text, *row) & 0xFFFFFFFF for row in zip(*(c.tolist() for c in columns), strict=True)]
    wrong = [(i, hex(f), hex(w)) for i, (f, w) in enumerate(zip(found.tolist(), wanted, strict=True)) if f != w]
    assert not wrong, (text, [hex(int(c[wrong[0][0]])) for c in columns], wrong[:3])


def test_every_video_opcode_is_tried() -> None:
    tried = {t.split(".")[0] for t in SCALAR + LANES}
    assert tried == {o for o in FORMS if re.match(r"v[a-z]+[24]?\Z", o) and o != "vote"}


def test_a_negated_term_prints_as_it_was_written() -> None:
    text = (
        ".version 8.6\n.target sm_90\n.address_size 64\n.visible .entry k()\n{\n.reg .b32 %r<4>;\n"
        "vmad.s32.s32.s32 %r0, -%r1.h0, %r2, -%r3;\nret;\n}\n"
    )
    assert "%r0, -%r1.h0, %r2, -%r3;" in print_module(parse(text))
