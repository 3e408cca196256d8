# SPDX-License-Identifier: Apache-2.0
"""Instruction forms that generated programs draw from, as templates over typed registers.

Only forms whose result PTX defines to the bit: no `.approx`, no un-suffixed `add`/`sub`/`mul` of floats (which an
assembler may fuse), no division by zero or overflow of one, no shuffle from a lane outside the mask.

A template is one line, or several separated by "; " which must stay together. In it
`$R $D $F $G $H $P` is a register to write (32 bits, 64 bits, f32, f64, 16 bits, predicate), `$r $d $f $g $h $p` one to
read, `$w` the register written last, `$i` a word, `$j` a small number, `$l` a truth table, `$m` the mask of the lanes
that are here, `$U $u` a register that all threads of a block agree on. `%t0`… and `%td0`… are scratch.
"""

from __future__ import annotations

from collections.abc import Iterator


def _each(form: str, **choices: str) -> Iterator[str]:
    """The form with every combination of what stands for `<name>`; "-" stands for nothing."""
    for name, text in choices.items():
        if f"<{name}>" in form:
            for choice in text.split(" "):
                yield from _each(form.replace(f"<{name}>", choice.replace("-", "")), **choices)
            return
    yield form


def _one_nan(kind: str, forms: list[str]) -> list[str]:
    """The forms, each followed by lines that make one NaN of all: which NaN they give, PTX leaves open.

    An assembler uses that: it folds an operation on one register twice, or on constants, to another NaN.
    """
    word, nan = {"f32": ("b32", "0x7fffffff"), "f64": ("b64", "0x7ff8000000000000")}.get(kind, ("b16", "0x7fff"))
    if not kind.endswith("x2"):
        return [f"{form}; setp.nan.{kind} %q15, $w, $w; @%q15 mov.{word} $w, {nan}" for form in forms]
    one = "; ".join(f"setp.nan.{kind[:-2]} %q15, %th{i}, %th{i}; @%q15 mov.b16 %th{i}, 0x7fff" for i in (0, 1))
    return [f"{form}; mov.b32 {{%th0, %th1}}, $w; {one}; mov.b32 $w, {{%th0, %th1}}" for form in forms]


def _table(*forms: str, **choices: str) -> list[str]:
    return [made for form in forms for made in _each(form, **choices)]


INTEGER = [
    _table("add.<t> $R, $r, $r", "sub.<t> $R, $r, $r", "add.<t> $R, $r, $i", t="s32 u32"),
    ["add.sat.s32 $R, $r, $r", "sub.sat.s32 $R, $r, $r", "neg.s32 $R, $r", "abs.s32 $R, $r"],
    _table("mul.<k>.<t> $R, $r, $r", "mad.<k>.<t> $R, $r, $r, $r", k="lo hi", t="s32 u32"),
    _table("mul24.<k>.<t> $R, $r, $r", "mad24.<k>.<t> $R, $r, $r, $r", k="lo hi", t="s32 u32"),
    ["mad.hi.sat.s32 $R, $r, $r, $r", "mad24.hi.sat.s32 $R, $r, $r, $r"],
    _table("mul.wide.<t> $R, $h, $h", "mad.wide.<t> $R, $h, $h, $r", t="s16 u16"),
    _table("min.<t> $R, $r, $r", "max.<t> $R, $r, $r", "sad.<t> $R, $r, $r, $r", t="s32 u32"),
    _table("<o>.b32 $R, $r, $r", "<o>.b32 $R, $r, $i", o="and or xor"),
    ["not.b32 $R, $r", "cnot.b32 $R, $r", "popc.b32 $R, $r", "popc.b64 $R, $d", "clz.b32 $R, $r", "clz.b64 $R, $d"],
    ["shl.b32 $R, $r, $r", "shr.u32 $R, $r, $r", "shr.s32 $R, $r, $r"],
    ["shl.b32 $R, $r, $j", "shr.u32 $R, $r, $j", "shr.s32 $R, $r, $j", "brev.b32 $R, $r"],
    _table("shf.<d>.<k>.b32 $R, $r, $r, $r", d="l r", k="wrap clamp"),
    _table("bfind.<t> $R, $r", "bfind.shiftamt.<t> $R, $r", t="u32 s32"),
    _table("bfind.<t> $R, $d", "bfind.shiftamt.<t> $R, $d", t="u64 s64"),
    ["bfe.u32 $R, $r, $r, $r", "bfe.s32 $R, $r, $r, $r", "bfe.u32 $R, $r, $j, $j", "bfi.b32 $R, $r, $r, $r, $r"],
    ["bfi.b32 $R, $r, $r, $j, $j", "lop3.b32 $R, $r, $r, $r, $l", "prmt.b32 $R, $r, $r, $r", "prmt.b32 $R, $r, $r, $i"],
    _table("bmsk.<k>.b32 $R, $r, $r", "szext.<k>.<t> $R, $r, $r", k="clamp wrap", t="s32 u32"),
    _table("prmt.b32.<k> $R, $r, $r, $r", k="f4e b4e rc8 ecl ecr rc16"),
    _table("dp4a.<a>.<b> $R, $r, $r, $r", "dp2a.lo.<a>.<b> $R, $r, $r, $r", "dp2a.hi.<a>.<b> $R, $r, $r, $r",
           a="s32 u32", b="s32 u32"),
    ["selp.b32 $R, $r, $r, $p", "slct.s32.s32 $R, $r, $r, $r", "slct.u32.f32 $R, $r, $r, $f", "mov.b32 $R, $f"],
    _table("set.<c>.<k>.<t> $R, $r, $r", c="eq ne lt le gt ge", k="u32 s32", t="s32 u32"),
    _table("set.<c>.u32.f32 $R, $f, $f", "set.<c>.and.u32.f32 $R, $f, $f, $p", c="eq lt geu num nan"),
    _table("add.<t> $R, $r, $r", "min.<t> $R, $r, $r", "max.<t> $R, $r, $r", t="u16x2 s16x2"),
    ["mov.b32 $R, {$h, $h}", "mov.b64 {$R, %t0}, $d", "mov.b64 {%t0, $R}, $d", "mov.b64 {$R, %t0}, $g"],
    ["fns.b32 $R, $r, 0, $j", "fns.b32 $R, $r, 31, -$j"],
    ["and.b32 %t0, $r, -2; or.b32 %t0, %t0, 2; div.s32 $R, $r, %t0"],
    ["and.b32 %t0, $r, -2; or.b32 %t0, %t0, 2; rem.s32 $R, $r, %t0"],
    ["or.b32 %t0, $r, 1; div.u32 $R, $r, %t0", "or.b32 %t0, $r, 4; rem.u32 $R, $r, %t0"],
    ["add.cc.u32 %t0, $r, $r; addc.cc.u32 %t1, $r, $r; addc.u32 $R, $r, %t0"],
    ["sub.cc.u32 %t0, $r, $r; subc.cc.u32 %t1, $r, $r; subc.u32 $R, %t0, %t1"],
    ["mad.lo.cc.u32 %t0, $r, $r, $r; madc.hi.cc.u32 %t1, $r, $r, $r; madc.lo.u32 $R, %t0, %t1, $r"],
]  # fmt: skip

SHORT = [
    _table("add.<t> $H, $h, $h", "sub.<t> $H, $h, $h", "mul.lo.<t> $H, $h, $h", "mul.hi.<t> $H, $h, $h", t="s16 u16"),
    _table("mad.lo.<t> $H, $h, $h, $h", "min.<t> $H, $h, $h", "max.<t> $H, $h, $h", t="s16 u16"),
    _table("<o>.b16 $H, $h, $h", o="and or xor"),
    ["not.b16 $H, $h", "cnot.b16 $H, $h", "neg.s16 $H, $h", "abs.s16 $H, $h", "selp.b16 $H, $h, $h, $p"],
    ["shl.b16 $H, $h, $r", "shr.u16 $H, $h, $r", "shr.s16 $H, $h, $r", "shl.b16 $H, $h, $j", "shr.s16 $H, $h, $j"],
    ["or.b16 %th0, $h, 1; div.u16 $H, $h, %th0", "or.b16 %th0, $h, 1; rem.u16 $H, $h, %th0"],
    ["and.b16 %th0, $h, -2; or.b16 %th0, %th0, 2; div.s16 $H, $h, %th0"],
    ["mov.b32 {$H, %th0}, $r", "mov.b32 {%th0, $H}, $r", "mov.b64 {%th0, $H, %th1, %th2}, $d"],
]

LONG = [
    _table("add.<t> $D, $d, $d", "sub.<t> $D, $d, $d", "min.<t> $D, $d, $d", "max.<t> $D, $d, $d", t="s64 u64"),
    _table("mul.<k>.<t> $D, $d, $d", k="lo hi", t="s64 u64"),
    _table("mul.wide.<t> $D, $r, $r", "mad.wide.<t> $D, $r, $r, $d", t="s32 u32"),
    _table("mad.<k>.<t> $D, $d, $d, $d", k="lo hi", t="s64 u64"),
    _table("<o>.b64 $D, $d, $d", o="and or xor"),
    ["not.b64 $D, $d", "cnot.b64 $D, $d", "neg.s64 $D, $d", "abs.s64 $D, $d", "brev.b64 $D, $d"],
    ["shl.b64 $D, $d, $r", "shr.u64 $D, $d, $r", "shr.s64 $D, $d, $r", "shl.b64 $D, $d, $j", "shr.s64 $D, $d, $j"],
    ["bfe.u64 $D, $d, $r, $r", "bfe.s64 $D, $d, $r, $r", "bfi.b64 $D, $d, $d, $r, $r", "sad.u64 $D, $d, $d, $d"],
    ["mov.b64 $D, {$r, $r}", "mov.b64 $D, {$h, $h, $h, $h}", "mov.b64 $D, $g", "selp.b64 $D, $d, $d, $p"],
    ["slct.b64.s32 $D, $d, $d, $r"],
    ["or.b64 %td0, $d, 1; div.u64 $D, $d, %td0", "or.b64 %td0, $d, 1; rem.u64 $D, $d, %td0"],
    ["and.b64 %td0, $d, -2; or.b64 %td0, %td0, 2; div.s64 $D, $d, %td0"],
    ["add.cc.u64 %td0, $d, $d; addc.u64 $D, $d, %td0", "sub.cc.s64 %td0, $d, $d; subc.s64 $D, $d, %td0"],
]

_MODES = "rn rz rm rp"
FLOAT = [
    _one_nan("f32", _table("<o>.<r><z><s>.f32 $F, $f, $f", o="add sub mul", r=_MODES, z="- .ftz", s="- .sat")),
    _one_nan("f32", _table("fma.<r><z><s>.f32 $F, $f, $f, $f", r=_MODES, z="- .ftz", s="- .sat")),
    _one_nan("f32", _table("div.<r><z>.f32 $F, $f, $f", "rcp.<r><z>.f32 $F, $f", "sqrt.<r><z>.f32 $F, $f", r=_MODES,
                           z="- .ftz")),
    _one_nan("f32", _table("<o><z><n>.f32 $F, $f, $f", o="min max", z="- .ftz", n="- .NaN")),
    _one_nan("f32", _table("<o><n>.xorsign.abs.f32 $F, $f, $f", o="min max", n="- .NaN")),
    _one_nan("f32", _table("abs<z>.f32 $F, $f", "neg<z>.f32 $F, $f", z="- .ftz")),
    _one_nan("f32", ["copysign.f32 $F, $f, $f"]),
    ["mov.b32 $F, $r", "selp.f32 $F, $f, $f, $p", "slct.f32.s32 $F, $f, $f, $r"],
    _table("set.<c>.f32.f32 $F, $f, $f", "set.<c>.f32.s32 $F, $r, $r", c="eq ne lt gt"),
]  # fmt: skip

DOUBLE = [
    _one_nan("f64", _table("<o>.<r>.f64 $G, $g, $g", o="add sub mul", r=_MODES)),
    _one_nan("f64", _table("fma.<r>.f64 $G, $g, $g, $g", r=_MODES)),
    _one_nan("f64", _table("div.<r>.f64 $G, $g, $g", "rcp.<r>.f64 $G, $g", "sqrt.<r>.f64 $G, $g", r=_MODES)),
    _one_nan("f64", _table("<o>.f64 $G, $g, $g", o="min max copysign")),
    _one_nan("f64", ["abs.f64 $G, $g", "neg.f64 $G, $g"]),
    ["mov.b64 $G, $d", "mov.b64 $G, {$r, $r}", "selp.f64 $G, $g, $g, $p", "slct.f64.s32 $G, $g, $g, $r"],
]

_HALVES = [
    ("f16", _table("<o>.rn<z><s>.<t> W, w, w", o="add sub mul", z="- .ftz", s="- .sat", t="f16")),
    ("f16", _table("fma.rn<z><s>.<t> W, w, w, w", z="- .ftz", s="- .sat .relu", t="f16")),
    ("bf16", _table("fma.rn<s>.<t> W, w, w, w", s="- .relu", t="bf16")),
    ("bf16", _table("<o>.rn.<t> W, w, w", o="add sub mul", t="bf16")),
    *((t, _table("<o><n>.<t> W, w, w", o="min max", n="- .NaN", t=t)) for t in ("f16", "bf16")),
    *((t, _table("<o>.<t> W, w", o="abs neg", t=t)) for t in ("f16", "bf16")),
]
HALF = [_one_nan(t, [f.replace("W", "$H").replace("w", "$h") for f in forms]) for t, forms in _HALVES] + [
    _one_nan(f"{t}x2", [f.replace(f".{t}", f".{t}x2").replace("W", "$R").replace("w", "$r") for f in forms])
    for t, forms in _HALVES
]

CONVERT = [
    _table("cvt.<r><z><s>.<t>.f32 $R, $f", r="rni rzi rmi rpi", z="- .ftz", s="- .sat", t="s32 u32"),
    _table("cvt.<r>.<t>.f64 $R, $g", r="rni rzi rmi rpi", t="s32 u32"),
    _table("cvt.<r>.<t>.f32 $D, $f", "cvt.<r>.<t>.f64 $D, $g", r="rni rzi rmi rpi", t="s64 u64"),
    _table("cvt.<r>.<t>.f16 $R, $h", r="rni rzi rmi rpi", t="s32 u32"),
    _table("cvt.<r>.<t>.f32 $H, $f", r="rni rzi rmi rpi", t="s16 u16"),
    _table("cvt.<r>.f32.<t> $F, $r", r=_MODES, t="s32 u32"),
    _table("cvt.<r>.f32.<t> $F, $d", "cvt.<r>.f64.<t> $G, $d", r=_MODES, t="s64 u64"),
    _table("cvt.rn.f64.<t> $G, $r", t="s32 u32"),
    _table("cvt.<r>.f16.<t> $H, $r", r=_MODES, t="s32 u32"),
    _one_nan("f32", _table("cvt.<r><z><s>.f32.f64 $F, $g", r=_MODES, z="- .ftz", s="- .sat")),
    _one_nan("f64", ["cvt.f64.f32 $G, $f", "cvt.ftz.f64.f32 $G, $f", "cvt.f64.f16 $G, $h"]),
    _one_nan("f32", ["cvt.f32.f16 $F, $h", "cvt.ftz.f32.f16 $F, $h", "cvt.f32.bf16 $F, $h"]),
    _one_nan("f16", _table("cvt.<r>.f16.f32 $H, $f", "cvt.<r>.ftz.f16.f32 $H, $f", r=_MODES)),
    _one_nan("f16", ["cvt.rn.f16.f64 $H, $g"]),
    _table("cvt.<r><s>.bf16.f32 $H, $f", "cvt.<r><s>.bf16x2.f32 $R, $f, $f", "cvt.<r><s>.f16x2.f32 $R, $f, $f",
           r="rn rz", s="- .relu"),
    ["cvt.rna.tf32.f32 $R, $f"],
    _table("cvt.rn.satfinite<s>.<t>.f32 $H, $f, $f", "cvt.rn.satfinite<s>.<t>.f16x2 $H, $r",
           "cvt.rn<s>.f16x2.<t> $R, $h", s="- .relu", t="e4m3x2 e5m2x2"),
    _one_nan("f32", _table("cvt.<r><z>.f32.f32 $F, $f", r="rni rzi rmi rpi", z="- .ftz")),
    _one_nan("f64", _table("cvt.<r>.f64.f64 $G, $g", r="rni rzi rmi rpi")),
    _one_nan("f16", _table("cvt.<r>.f16.f16 $H, $h", r="rni rzi rmi rpi")),
    _one_nan("f32", ["cvt.sat.f32.f32 $F, $f", "cvt.ftz.f32.f32 $F, $f"]),
    _table("cvt<s>.<t>.<v> $R, $r", s="- .sat", t="u8 s8 u16 s16", v="u32 s32"),
    ["cvt.sat.u32.s32 $R, $r", "cvt.sat.s32.u32 $R, $r", "cvt.u32.s32 $R, $r"],
    _table("cvt.<t>.<v> $R, $h", t="u32 s32", v="u16 s16 u8 s8"),
    _table("cvt<s>.<t>.<v> $H, $r", s="- .sat", t="u16 s16", v="u32 s32"),
    _table("cvt<s>.<t>.<v> $R, $d", s="- .sat", t="u32 s32", v="u64 s64"),
    _table("cvt.<t>.<v> $D, $r", t="u64 s64", v="u32 s32"),
]  # fmt: skip

_SIGNED, _PLAIN = "eq ne lt le gt ge", "eq ne lo ls hi hs"
_ORDER = "eq ne lt le gt ge equ neu ltu leu gtu geu num nan"
PREDICATE = [
    _table("setp.<c>.s32 $P, $r, $r", "setp.<c>.s64 $P, $d, $d", "setp.<c>.s16 $P, $h, $h", c=_SIGNED),
    _table("setp.<c>.u32 $P, $r, $r", "setp.<c>.u64 $P, $d, $d", "setp.<c>.u16 $P, $h, $h", c=_PLAIN),
    _table("setp.<c>.s32 $P, $r, $j", c=_SIGNED),
    _table("setp.<c>.f32 $P, $f, $f", "setp.<c>.ftz.f32 $P, $f, $f", "setp.<c>.f64 $P, $g, $g", c=_ORDER),
    _table("setp.<c>.f16 $P, $h, $h", "setp.<c>.bf16 $P, $h, $h", c=_ORDER),
    _table("setp.<c>.<b>.s32 $P|$Q, $r, $r, $p", "setp.<c>.<b>.f32 $P|$Q, $f, $f, !$p", c="eq lt ge", b="and or xor"),
    ["and.pred $P, $p, $p", "or.pred $P, $p, $p", "xor.pred $P, $p, $p", "not.pred $P, $p", "mov.pred $P, $p"],
    _table("testp.<k>.f32 $P, $f", "testp.<k>.f64 $P, $g", k="finite infinite number notanumber normal subnormal"),
    _table("lop3.<b>.b32 $R|$P, $r, $r, $r, $l, $p", b="and or"),
]

THREAD = {
    "integer": (INTEGER, 30), "short": (SHORT, 8), "long": (LONG, 12), "float": (FLOAT, 14), "double": (DOUBLE, 8),
    "half": (HALF, 8), "convert": (CONVERT, 12), "predicate": (PREDICATE, 10),
}  # fmt: skip
"""Groups of forms that any thread may execute by itself, with how often each is drawn."""

_LANE = "and.b32 %t0, $r, 31"
# Where the mask may be any set of lanes, a source lane is the n-th of its lanes.
SOURCE_LANE = "popc.b32 %t0, $m; rem.u32 %t0, $r, %t0; add.u32 %t0, %t0, 1; fns.b32 %t0, $m, 0, %t0"
WARP = [
    _table("shfl.sync.<k>.b32 $R|$P, $r, $r, $c, -1", k="up down bfly idx"),
    _table("shfl.sync.<k>.b32 $R, $r, $j, 31, -1", k="down bfly idx"),
    ["shfl.sync.up.b32 $R, $r, $j, 0, -1", f"{_LANE}; shfl.sync.idx.b32 $F, $f, %t0, 31, -1"],
]
"""Only where all 32 lanes are: the source lane may be any."""
MASKED = [
    [f"{SOURCE_LANE}; shfl.sync.idx.b32 $R, $r, %t0, 31, $m", f"{SOURCE_LANE}; shfl.sync.idx.b32 $F, $f, %t0, 31, $m"],
    ["vote.sync.ballot.b32 $R, $p, $m", "vote.sync.any.pred $P, $p, $m", "vote.sync.all.pred $P, $p, $m"],
    ["vote.sync.uni.pred $P, $p, $m", "vote.sync.ballot.b32 $R, !$p, $m"],
    ["match.any.sync.b32 $R, $r, $m", "match.any.sync.b64 $R, $d, $m", "match.all.sync.b32 $R|$P, $r, $m"],
    ["match.all.sync.b64 $R|$P, $d, $m", "and.b32 %t0, $r, 3; match.any.sync.b32 $R, %t0, $m"],
    _table("redux.sync.<o>.<t> $R, $r, $m", o="add min max", t="s32 u32"),
    _table("redux.sync.<o>.b32 $R, $r, $m", o="and or xor"),
]
"""Wherever the lanes that are here are known."""
UNIFORM = [
    ["add.u32 $U, $u, $u", "xor.b32 $U, $u, $i", "mad.lo.u32 $U, $u, $u, $u", "shr.u32 $U, $u, $j", "popc.b32 $U, $u"],
    ["bar.red.popc.u32 $U, 0, $p", "barrier.cta.red.popc.aligned.u32 $U, 1, $p"],
    [
        "bar.red.and.pred %q15, 0, $p; selp.b32 $U, $u, $i, %q15",
        "bar.red.or.pred %q15, 2, $p; selp.b32 $U, $u, $i, %q15",
    ],
    ["barrier.cta.red.and.pred %q15, 3, $p; selp.b32 $U, $i, $u, %q15"],
]
"""Where all threads of the block are: what they all agree on, and barriers that count them."""
