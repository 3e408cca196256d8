# SPDX-License-Identifier: Apache-2.0
"""Integer instructions against Python's integers, at the operands where wrap-around, signs and widths show."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np
import pytest

from tests.emulator.lanes import run_lanes

EDGES = [
    0,
    1,
    2,
    3,
    7,
    31,
    32,
    33,
    63,
    64,
    0x7F,
    0x80,
    0xFF,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x7FFFFFFF,
    0x80000000,
    0xFFFFFFFF,
]
WIDE = [*EDGES, 0x7FFFFFFFFFFFFFFF, 0x8000000000000000, 0xFFFFFFFFFFFFFFFF, 0x123456789ABCDEF0]


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def columns(bits: int, count: int) -> list[list[int]]:
    edges = sorted({e & ((1 << bits) - 1) for e in (WIDE if bits == 64 else EDGES)})
    rows = list(product(edges, repeat=count)) if count < 3 else []
    rng = np.random.default_rng(bits * 10 + count)
    rows += [tuple(int(x) & ((1 << bits) - 1) for x in rng.integers(0, 2**63, count)) for _ in range(64)]
    if count == 3:
        rows += [(a, b, c) for a in edges[::2] for b in edges[::2] for c in edges[::3]]
    return [list(column) for column in zip(*rows, strict=True)]


def sdiv(a: int, b: int) -> int:
    return 0 if b == 0 else (abs(a) // abs(b)) * (1 if (a < 0) == (b < 0) else -1)


def unsigned_case(f: Callable[..., int]) -> Callable[..., int]:
    return lambda bits, *v: f(*v)


def signed_case(f: Callable[..., int]) -> Callable[..., int]:
    return lambda bits, *v: f(*(signed(x, bits) for x in v))


def dot4(a: int, b: int) -> int:
    return sum((a >> 8 * i & 255) * (b >> 8 * i & 255) for i in range(4))


S, U = signed_case, unsigned_case
# form, operand bits, operands, result bits, oracle(bits, operands…)
TABLE: list[tuple[str, int, int, int, Callable[..., int]]] = [
    *[(f"add.u{n} %d, %a, %b;", n, 2, n, U(lambda a, b: a + b)) for n in (16, 32, 64)],
    *[(f"sub.s{n} %d, %a, %b;", n, 2, n, U(lambda a, b: a - b)) for n in (16, 32, 64)],
    *[(f"mul.lo.s{n} %d, %a, %b;", n, 2, n, U(lambda a, b: a * b)) for n in (16, 32, 64)],
    *[(f"mul.hi.u{n} %d, %a, %b;", n, 2, n, lambda n, a, b: a * b >> n) for n in (16, 32, 64)],
    *[(f"mul.hi.s{n} %d, %a, %b;", n, 2, n, lambda n, a, b: signed(a, n) * signed(b, n) >> n) for n in (16, 32, 64)],
    *[(f"mul.wide.u{n} %d, %a, %b;", n, 2, 2 * n, U(lambda a, b: a * b)) for n in (16, 32)],
    *[(f"mul.wide.s{n} %d, %a, %b;", n, 2, 2 * n, S(lambda a, b: a * b)) for n in (16, 32)],
    ("mad.lo.s32 %d, %a, %b, %c;", 32, 3, 32, U(lambda a, b, c: a * b + c)),
    ("mad.hi.u32 %d, %a, %b, %c;", 32, 3, 32, U(lambda a, b, c: (a * b >> 32) + c)),
    ("mad.hi.sat.s32 %d, %a, %b, %c;", 32, 3, 32, S(lambda a, b, c: max(-(2**31), min(2**31 - 1, (a * b >> 32) + c)))),
    ("add.sat.s32 %d, %a, %b;", 32, 2, 32, S(lambda a, b: max(-(2**31), min(2**31 - 1, a + b)))),
    ("sub.sat.s32 %d, %a, %b;", 32, 2, 32, S(lambda a, b: max(-(2**31), min(2**31 - 1, a - b)))),
    ("abs.s32 %d, %a;", 32, 1, 32, S(abs)),
    ("neg.s64 %d, %a;", 64, 1, 64, S(lambda a: -a)),
    *[(f"min.s{n} %d, %a, %b;", n, 2, n, S(min)) for n in (16, 32, 64)],
    *[(f"max.u{n} %d, %a, %b;", n, 2, n, U(max)) for n in (16, 32, 64)],
    ("and.b32 %d, %a, %b;", 32, 2, 32, U(lambda a, b: a & b)),
    ("or.b64 %d, %a, %b;", 64, 2, 64, U(lambda a, b: a | b)),
    ("xor.b16 %d, %a, %b;", 16, 2, 16, U(lambda a, b: a ^ b)),
    ("not.b32 %d, %a;", 32, 1, 32, U(lambda a: ~a)),
    ("cnot.b32 %d, %a;", 32, 1, 32, U(lambda a: int(a == 0))),
    ("shl.b32 %d, %a, %b;", 32, 2, 32, U(lambda a, b: a << b if b < 32 else 0)),
    ("shr.u32 %d, %a, %b;", 32, 2, 32, U(lambda a, b: a >> b if b < 32 else 0)),
    ("shr.s32 %d, %a, %b;", 32, 2, 32, lambda n, a, b: signed(a, 32) >> min(b, 31)),
    ("shf.l.wrap.b32 %d, %a, %b, %c;", 32, 3, 32, U(lambda a, b, c: (b << 32 | a) << (c & 31) >> 32)),
    ("shf.r.wrap.b32 %d, %a, %b, %c;", 32, 3, 32, U(lambda a, b, c: (b << 32 | a) >> (c & 31))),
    ("shf.l.clamp.b32 %d, %a, %b, %c;", 32, 3, 32, U(lambda a, b, c: (b << 32 | a) << min(c, 32) >> 32)),
    ("shf.r.clamp.b32 %d, %a, %b, %c;", 32, 3, 32, U(lambda a, b, c: (b << 32 | a) >> min(c, 32))),
    ("popc.b64 %d, %a;", 64, 1, 32, U(lambda a: a.bit_count())),
    ("clz.b32 %d, %a;", 32, 1, 32, U(lambda a: 32 - a.bit_length())),
    ("brev.b32 %d, %a;", 32, 1, 32, U(lambda a: int(f"{a:032b}"[::-1], 2))),
    ("bfind.u32 %d, %a;", 32, 1, 32, U(lambda a: a.bit_length() - 1)),
    ("bfind.s64 %d, %a;", 64, 1, 32, S(lambda a: (a if a >= 0 else ~a).bit_length() - 1)),
    ("sad.s32 %d, %a, %b, %c;", 32, 3, 32, S(lambda a, b, c: abs(a - b) + c)),
    ("sad.u32 %d, %a, %b, %c;", 32, 3, 32, U(lambda a, b, c: abs(a - b) + c)),
    ("lop3.b32 %d, %a, %b, %c, 0x96;", 32, 3, 32, U(lambda a, b, c: a ^ b ^ c)),
    ("lop3.b32 %d, %a, %b, %c, 0xe8;", 32, 3, 32, U(lambda a, b, c: (a & b) | (a & c) | (b & c))),
    ("mul24.lo.u32 %d, %a, %b;", 32, 2, 32, U(lambda a, b: (a & 0xFFFFFF) * (b & 0xFFFFFF))),
    ("dp4a.u32.u32 %d, %a, %b, %c;", 32, 3, 32, U(lambda a, b, c: c + dot4(a, b))),
]  # fmt: skip


@pytest.mark.parametrize(("form", "bits", "count", "result", "oracle"), TABLE, ids=[t[0].split(" ")[0] for t in TABLE])
def test_form(form: str, bits: int, count: int, result: int, oracle: Callable[..., int]) -> None:
    operands = columns(bits, count)
    found = run_lanes(form, result // 8, [np.array(c, f"u{bits // 8}") for c in operands])
    mask = (1 << result) - 1
    expected = [oracle(bits, *row) & mask for row in zip(*operands, strict=True)]
    assert found.tolist() == expected


@pytest.mark.parametrize(("kind", "bits"), [("u32", 32), ("s32", 32), ("u64", 64), ("s64", 64), ("s16", 16)])
def test_division(kind: str, bits: int) -> None:
    a, b = columns(bits, 2)
    rows = [(x, y) for x, y in zip(a, b, strict=True) if y]
    columns_ = [np.array(c, f"u{bits // 8}") for c in zip(*rows, strict=True)]
    mask = (1 << bits) - 1
    values = [(signed(x, bits), signed(y, bits)) if kind[0] == "s" else (x, y) for x, y in rows]
    quotients = run_lanes(f"div.{kind} %d, %a, %b;", bits // 8, columns_)
    assert quotients.tolist() == [sdiv(x, y) & mask for x, y in values]
    remainders = run_lanes(f"rem.{kind} %d, %a, %b;", bits // 8, columns_)
    assert remainders.tolist() == [(x - sdiv(x, y) * y) & mask for x, y in values]


def test_carry_chains() -> None:
    a, b = columns(64, 2)
    halves = "mov.b64 {%u0, %u1}, %a; mov.b64 {%t, %i2}, %b;"
    setup = ".reg .b32 %i2, %r0, %r1;"
    add = halves + "add.cc.u32 %r0, %u0, %t; addc.u32 %r1, %u1, %i2; mov.b64 %d, {%r0, %r1};"
    sub = halves + "sub.cc.u32 %r0, %u0, %t; subc.u32 %r1, %u1, %i2; mov.b64 %d, {%r0, %r1};"
    arrays = [np.array(c, np.uint64) for c in (a, b)]
    # %i and %t are free once the operands are loaded; the row index is needed again for the store.
    keep = setup + ".reg .b32 %save; mov.b32 %save, %i;"
    assert run_lanes(add + "mov.b32 %i, %save;", 8, arrays, setup=keep).tolist() == [
        (x + y) % 2**64 for x, y in zip(a, b, strict=True)
    ]
    assert run_lanes(sub + "mov.b32 %i, %save;", 8, arrays, setup=keep).tolist() == [
        (x - y) % 2**64 for x, y in zip(a, b, strict=True)
    ]


def test_bit_fields() -> None:
    rng = np.random.default_rng(3)
    a, b = rng.integers(0, 2**32, (2, 300), np.uint32)
    pos, length = rng.integers(0, 40, (2, 300)).astype(np.uint32)

    def bfe(x: int, p: int, n: int, sign: bool) -> int:
        bit = x >> min(p + n - 1, 31) & 1 if sign and n else 0
        return sum(((x >> (p + i) & 1) if i < n and p + i < 32 else bit) << i for i in range(32))

    rows = list(zip(a.tolist(), pos.tolist(), length.tolist(), strict=True))
    assert run_lanes("bfe.u32 %d, %a, %b, %c;", 4, [a, pos, length]).tolist() == [bfe(*r, False) for r in rows]
    assert run_lanes("bfe.s32 %d, %a, %b, %c;", 4, [a, pos, length]).tolist() == [bfe(*r, True) for r in rows]
    inserted = run_lanes("bfi.b32 %d, %a, %b, %c, %f;", 4, [a, b, pos, length]).tolist()
    for x, y, p, n, found in zip(a.tolist(), b.tolist(), pos.tolist(), length.tolist(), inserted, strict=True):
        mask = ((1 << n) - 1) << p & 0xFFFFFFFF
        assert found == (y & ~mask | (x << p & mask)) & 0xFFFFFFFF


def test_byte_permute() -> None:
    rng = np.random.default_rng(4)
    a, b, c = rng.integers(0, 2**32, (3, 500), np.uint32)

    def prmt(x: int, y: int, s: int) -> int:
        data = (y << 32 | x).to_bytes(8, "little")
        picked = [data[s >> 4 * i & 7] for i in range(4)]
        return int.from_bytes(bytes(0xFF * (v >> 7) if s >> 4 * i & 8 else v for i, v in enumerate(picked)), "little")

    expected = [prmt(*r) for r in zip(a.tolist(), b.tolist(), c.tolist(), strict=True)]
    assert run_lanes("prmt.b32 %d, %a, %b, %c;", 4, [a, b, c]).tolist() == expected


@pytest.mark.parametrize("bits", [32, 64])
def test_bit_fields_beyond_a_byte_are_what_an_h200_makes_of_them(bits: int) -> None:
    """32 bits: position and length from the low bytes, as the manual says. 64 bits: from all of them."""
    places = [(0x104, 8), (4, 0x108), (0xFFFFFF04, 8), (4, 8), (20, 300), (255, 3)]
    value = 0xFEDCBA9876543210 & ((1 << bits) - 1)

    def field(at: int, n: int) -> int:
        at, n = (at & 0xFF, n & 0xFF) if bits == 32 else (at, n)
        return value >> at & ((1 << n) - 1) if at < bits else 0

    columns = [
        np.full(len(places), value, f"u{bits // 8}"),
        *(np.array(c, np.uint32) for c in zip(*places, strict=True)),
    ]
    found = run_lanes(f"bfe.u{bits} %d, %a, %b, %c;", bits // 8, columns)
    assert found.tolist() == [field(*place) for place in places]
