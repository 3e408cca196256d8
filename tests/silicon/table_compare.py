# SPDX-License-Identifier: Apache-2.0
"""Forms of PTX ISA, "Comparison and Selection", "Half Precision Comparison"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tests.silicon.forms import Form
from tests.silicon.values import width

_SIGNED = ("eq", "ne", "lt", "le", "gt", "ge")
_UNSIGNED = ("eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs")
_FLOATING = (*_SIGNED, "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan")
_BOOLEANS = ("and", "or", "xor")
_GROUP = "comparison and selection"
_TYPES = ("b16", "b32", "b64", "u16", "u32", "u64", "s16", "s32", "s64", "f16", "bf16", "f32", "f64")


def _comparisons(t: str) -> tuple[str, ...]:
    if t.startswith(("f", "bf")):
        return _FLOATING
    return _UNSIGNED if t[0] == "u" else _SIGNED if t[0] == "s" else _SIGNED[:2]


def _ftz(t: str) -> tuple[str, ...]:
    return ("", ".ftz") if t.startswith(("f", "bf")) and t != "f64" else ("",)


def rows() -> Iterator[Form]:
    """All of them."""
    for t in (*_TYPES, "f16x2", "bf16x2"):
        for operator, ftz, boolean in product(_comparisons(t), _ftz(t), ("", *_BOOLEANS)):
            yield from _tests(t, operator, ftz, boolean)
    for t in ("b16", "b32", "b64", "u16", "u32", "u64", "s16", "s32", "s64", "f32", "f64"):
        code = f"selp.{t} {{d}}, {{a}}, {{b}}, {{c}};"
        yield Form(f"selp.{t}", _GROUP, code, (t, t, "pred"), (width(t),))
        for c, ftz in (("s32", ""), ("f32", ""), ("f32", ".ftz")):
            code = f"slct{ftz}.{t}.{c} {{d}}, {{a}}, {{b}}, {{c}};"
            yield Form(f"slct{ftz}.{t}.{c}", _GROUP, code, (t, t, c), (width(t),))


def _tests(t: str, operator: str, ftz: str, boolean: str) -> Iterator[Form]:
    stem = f".{operator}" + (f".{boolean}" if boolean else "") + ftz
    takes = (t, t, "pred") if boolean else (t, t)
    last = ", {c};" if boolean else ";"
    # Both results of setp at once; where no boolean operation is named, the second is the first negated.
    if t in ("f16", "bf16"):
        yield Form(f"setp{stem}.{t}", _GROUP, f"setp{stem}.{t} {{d}}, {{a}}, {{b}}{last}", takes, (1,))
    else:
        yield Form(f"setp{stem}.{t}", _GROUP, f"setp{stem}.{t} {{d}}|{{e}}, {{a}}, {{b}}{last}", takes, (1, 1))
    if t in ("f16", "bf16"):
        results = (t, "u16", "s16", "u32", "s32")
    elif t in ("f16x2", "bf16x2"):
        results = (t, "u32", "s32")
    else:
        results = ("u32", "s32", "f32")
    for d in results:
        code = f"set{stem}.{d}.{t} {{d}}, {{a}}, {{b}}{last}"
        yield Form(f"set{stem}.{d}.{t}", _GROUP, code, takes, (width(d),))
