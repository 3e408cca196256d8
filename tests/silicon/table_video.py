# SPDX-License-Identifier: Apache-2.0
"""Forms of PTX ISA, "Scalar Video Instructions", "SIMD Video Instructions"."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from itertools import product

from tests.silicon.forms import Form
from tests.silicon.table_integer import simple

_GROUP = "video"
_TYPES = ("u32", "s32")
_COMPARE = ("eq", "ne", "lt", "le", "gt", "ge")
_SECOND = (".add", ".min", ".max")
# Parts of a, of b, and the part of c that the result replaces.
_PARTS = ((".b0", ".h1", ".b3"), (".b3", ".b1", ".h0"), (".h1", ".b2", ".h1"), (".h0", ".h0", ".b0"))


def rows() -> Iterator[Form]:
    """All of them."""
    yield from _scalar()
    yield from _shifts()
    yield from _sets()
    yield from _mad()
    yield from _lanes()


def _with_c(name: str, ta: str, tb: str, last: str = "") -> Iterator[Form]:
    """With a second operation, of words and of parts; then with a part of c replaced."""
    takes = (ta, tb, "b32")
    for second in _SECOND:
        yield simple(f"{name}{last}{second}", _GROUP, takes, 32)
    a, b, d = _parts(name + last)
    code = f"{name}{last} {{d}}{d}, {{a}}{a}, {{b}}{b}, {{c}};"
    yield Form(f"{name}{last}", _GROUP, code, takes, (32,), variant=f"merged {d}")


def _parts(name: str) -> tuple[str, str, str]:
    """One of the choices of parts, by name: all are used, each by a quarter of the forms."""
    return _PARTS[zlib.crc32(name.encode()) % len(_PARTS)]


def _scalar() -> Iterator[Form]:
    for op in ("vadd", "vsub", "vabsdiff", "vmin", "vmax"):
        for td, ta, tb in product(_TYPES, repeat=3):
            for sat in ("", ".sat"):
                name = f"{op}.{td}.{ta}.{tb}"
                yield simple(name + sat, _GROUP, (ta, tb), 32)
                a, b, _ = _parts(name + sat)
                code = f"{name}{sat} {{d}}, {{a}}{a}, {{b}}{b};"
                yield Form(name + sat, _GROUP, code, (ta, tb), (32,), variant="of parts")
                yield from _with_c(name, ta, tb, sat)


def _shifts() -> Iterator[Form]:
    for op, td, ta, mode, sat in product(("vshl", "vshr"), _TYPES, _TYPES, (".clamp", ".wrap"), ("", ".sat")):
        name = f"{op}.{td}.{ta}.u32"
        yield simple(f"{name}{sat}{mode}", _GROUP, (ta, "shift"), 32)
        yield from _with_c(name, ta, "shift", f"{sat}{mode}")


def _sets() -> Iterator[Form]:
    for ta, tb, test in product(_TYPES, _TYPES, _COMPARE):
        name = f"vset.{ta}.{tb}.{test}"
        yield simple(name, _GROUP, (ta, tb), 32)
        yield from _with_c(name, ta, tb)


def _mad() -> Iterator[Form]:
    for td, ta, tb, sat in product(_TYPES, _TYPES, _TYPES, ("", ".sat")):
        for scale, sign in product(("", ".shr7", ".shr15"), ("", "a", "c", "po")):
            name = f"vmad.{td}.{ta}.{tb}{'.po' if sign == 'po' else ''}{sat}{scale}"
            a, c = ("-{a}" if sign == "a" else "{a}"), ("-{c}" if sign == "c" else "{c}")
            takes = (ta, tb, td)
            negated = f"-{sign}" if sign in ("a", "c") else ""
            # Without a sign, of words; with one, of parts.
            parts = ("", "") if sign in ("", "po") else _parts(name)[:2]
            code = f"{name} {{d}}, {a}{parts[0]}, {{b}}{parts[1]}, {c};"
            yield Form(name, _GROUP, code, takes, (32,), variant=negated)


def _lanes() -> Iterator[Form]:
    picks = {"2": (".h20", ".h13", ".h1"), "4": (".b7210", ".b0356", ".b30")}
    for op, n in product(("vadd", "vsub", "vavrg", "vabsdiff", "vmin", "vmax"), "24"):
        a, b, mask = picks[n]
        for td, ta, tb in product(_TYPES, repeat=3):
            for last in ("", ".sat", ".add"):
                name = f"{op}{n}.{td}.{ta}.{tb}{last}"
                yield simple(name, _GROUP, (ta, tb, "b32"), 32)
                where = "" if last == ".add" else mask
                code = f"{name} {{d}}{where}, {{a}}{a}, {{b}}{b}, {{c}};"
                yield Form(name, _GROUP, code, (ta, tb, "b32"), (32,), variant="picked")
    for n, ta, tb, test, last in product("24", _TYPES, _TYPES, _COMPARE, ("", ".add")):
        a, b, mask = picks[n]
        name = f"vset{n}.{ta}.{tb}.{test}{last}"
        yield simple(name, _GROUP, (ta, tb, "b32"), 32)
        code = f"{name} {{d}}{'' if last else mask}, {{a}}{a}, {{b}}{b}, {{c}};"
        yield Form(name, _GROUP, code, (ta, tb, "b32"), (32,), variant="picked")
