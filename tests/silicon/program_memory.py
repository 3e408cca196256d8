# SPDX-License-Identifier: Apache-2.0
"""Loads, stores and atomics of generated programs, as templates (see `program_ops.py`).

`%inp` is the input, read by all; `%own` the 64 bytes of the output that are this thread's; `%loc` its local array of
64 bytes; `%acc` the words on which all threads' atomics meet, a stretch for each operation so that they commute.
"""

from __future__ import annotations

_AT = "and.b32 %t0, $r, {mask}; cvt.u64.u32 %td0, %t0; add.s64 %td0, %inp, %td0; "
# Regions of the input: words at 0, f32 at 2048, f64 at 4096, 16-bit floats at 6144.
_WORD, _WIDE, _QUAD = (_AT.format(mask=m) for m in (0x7FC, 0x7F8, 0x7F0))
_BYTE, _SHORT = (_AT.format(mask=m) for m in (0x7FF, 0x7FE))
LOADS = [
    [
        _WORD + f"ld.{c}.{t} $R, [%td0]"
        for t in ("u32", "s32", "b32")
        for c in ("global", "global.nc", "global.ca", "global.cg", "relaxed.gpu.global", "volatile.global")
    ],
    [_WORD + "ld.global.f32 $F, [%td0+2048]", _WORD + "ld.global.nc.f32 $F, [%td0+2048]"],
    [_WIDE + "ld.global.f64 $G, [%td0+4096]", _WIDE + "ld.global.u64 $D, [%td0]", _WIDE + "ld.u64 $D, [%td0]"],
    [_BYTE + "ld.global.u8 $R, [%td0]", _BYTE + "ld.global.s8 $R, [%td0]", _BYTE + "ld.s8 $H, [%td0]"],
    [
        _SHORT + "ld.global.u16 $R, [%td0]",
        _SHORT + "ld.global.s16 $R, [%td0]",
        _SHORT + "ld.global.b16 $H, [%td0+6144]",
    ],
    [
        _QUAD + "ld.global.v4.u32 {$R, $R, $R, $R}, [%td0]",
        _QUAD + "ld.global.nc.v4.f32 {$F, $F, $F, $F}, [%td0+2048]",
        _QUAD + "ld.global.v2.f64 {$G, $G}, [%td0+4096]",
        _QUAD + "ld.v2.u64 {$D, $D}, [%td0]",
    ],
    [
        _WIDE + "ld.global.v2.s32 {$R, $R}, [%td0]",
        _WIDE + "ld.global.v4.b16 {$H, $H, $H, $H}, [%td0+6144]",
        _WORD + "ld.global.v4.s8 {$R, $R, $R, $R}, [%td0]",
        _WORD + "ld.global.v2.u16 {$R, $R}, [%td0]",
    ],
    [_WORD + "prefetch.global.L2 [%td0]; ld.global.b32 $R, [%td0]"],
]
CONSTANTS = [
    ["and.b32 %t0, $r, 60; cvt.u64.u32 %td0, %t0; add.s64 %td0, %table, %td0; ld.const.b32 $R, [%td0]"],
    ["and.b32 %t0, $r, 56; cvt.u64.u32 %td0, %t0; add.s64 %td0, %table, %td0; ld.const.u64 $D, [%td0]"],
    ["ld.const.v4.b32 {$R, $R, $R, $R}, [%table+16]", "ld.const.u8 $R, [%table+7]"],
]
OWN = [
    [
        "st.global.b32 [%own+4], $r",
        "st.global.f32 [%own+8], $f",
        "st.global.b64 [%own+16], $d",
        "st.global.b16 [%own+2], $h",
    ],
    ["st.global.u8 [%own+1], $r", "st.global.u8 [%own+33], $h", "st.f64 [%own+24], $g", "st.b32 [%own+36], $r"],
    ["st.global.v4.b32 [%own+32], {$r, $r, $r, $r}", "st.global.v2.f64 [%own+48], {$g, $g}"],
    ["st.global.v2.b32 [%own+40], {$r, $r}", "st.global.v4.u8 [%own+12], {$r, $r, $r, $r}"],
    [
        "st.global.v2.b16 [%own+20], {$h, $h}",
        "st.global.cs.b32 [%own+60], $r",
        "st.relaxed.gpu.global.b32 [%own+56], $r",
    ],
    ["ld.global.b32 $R, [%own+4]", "ld.global.u8 $R, [%own+13]", "ld.global.s16 $R, [%own+18]", "ld.b64 $D, [%own+40]"],
    ["ld.global.v4.f32 {$F, $F, $F, $F}, [%own+32]", "ld.global.v2.b64 {$D, $D}, [%own+16]"],
    ["and.b32 %t0, $r, 60; cvt.u64.u32 %td0, %t0; add.s64 %td0, %own, %td0; st.global.b32 [%td0], $r"],
    ["and.b32 %t0, $r, 63; cvt.u64.u32 %td0, %t0; add.s64 %td0, %own, %td0; ld.global.u8 $R, [%td0]"],
    ["cvta.global.u64 %td0, %own; isspacep.global $P, %td0; ld.b32 $R, [%td0+28]"],
]
# Which NaN a sum in memory gives PTX leaves open: its operands are no NaN, and at most one sign is infinite.
_FINITE32 = "min.f32 %tf, $f, 0f7F7FFFFF; st.global.f32 [%own+8], %tf; min.f32 %tf, $f, 0f7F7FFFFF; "
_FINITE64 = "min.f64 %tg, $g, 0d7FEFFFFFFFFFFFFF; st.global.f64 [%own+24], %tg; min.f64 %tg, $g, 0d7FEFFFFFFFFFFFFF; "
OWN_ATOMIC = [
    [
        f"atom.global.{o}.{t} $R, [%own+4], $r"
        for o, t in (
            ("add", "u32"),
            ("min", "s32"),
            ("max", "u32"),
            ("and", "b32"),
            ("or", "b32"),
            ("xor", "b32"),
            ("exch", "b32"),
            ("inc", "u32"),
            ("dec", "u32"),
        )
    ],
    [
        f"atom.global.{o}.{t} $D, [%own+16], $d"
        for o, t in (
            ("add", "u64"),
            ("min", "u64"),
            ("max", "s64"),
            ("and", "b64"),
            ("or", "b64"),
            ("xor", "b64"),
            ("exch", "b64"),
        )
    ],
    ["atom.global.cas.b32 $R, [%own+4], $r, $r", "atom.global.cas.b64 $D, [%own+16], $d, $d"],
    ["ld.global.b32 %t0, [%own+4]; atom.relaxed.gpu.global.cas.b32 $R, [%own+4], %t0, $r"],
    [
        _FINITE32 + "atom.global.add.f32 $F, [%own+8], %tf",
        _FINITE32 + "red.global.add.f32 [%own+8], %tf",
        _FINITE64 + "atom.global.add.f64 $G, [%own+24], %tg",
    ],
    [
        "mov.b32 %t1, 0x7bff7bff; min.f16x2 %t0, $r, %t1; st.global.b32 [%own+12], %t0; min.f16x2 %t0, $r, %t1; "
        "atom.global.add.noftz.f16x2 $R, [%own+12], %t0",
        "atom.global.cas.b16 $H, [%own+2], $h, $h",
    ],
    ["atom.acq_rel.gpu.global.add.u32 $R, [%own+32], $r", "atom.exch.b64 $D, [%own+48], $d"],
]
_SUMS = "and.b32 %t0, $r, {mask}; cvt.u64.u32 %td0, %t0; add.s64 %td0, %acc, %td0; "
_UNUSED = {
    "red.global": "",
    "atom.global": "%trash, ",
    "red.relaxed.gpu.global": "",
    "atom.relaxed.sys.global": "%trash, ",
}
SUMS = [
    [_SUMS.format(mask=60) + f"{form}.{o}.{t} {unused}[%td0+{at}], {value}" for form, unused in _UNUSED.items()]
    for o, t, at, value in (
        ("add", "u32", 0, "$r"),
        ("min", "s32", 64, "$r"),
        ("max", "s32", 128, "$r"),
        ("min", "u32", 192, "$r"),
        ("max", "u32", 256, "$r"),
        ("and", "b32", 320, "$r"),
        ("or", "b32", 384, "$r"),
        ("xor", "b32", 448, "$r"),
        ("inc", "u32", 512, "77"),
        ("dec", "u32", 576, "99"),
    )
] + [
    [
        _SUMS.format(mask=56) + f"{form}.{o}.{t} {unused.replace('trash', 'trashd')}[%td0+{at}], $d"
        for form, unused in _UNUSED.items()
    ]
    for o, t, at in (
        ("add", "u64", 640),
        ("min", "s64", 704),
        ("max", "u64", 768),
        ("xor", "b64", 832),
        ("or", "b64", 896),
    )
]
LOCAL = [
    ["and.b32 %t0, $r, 60; add.u32 %t0, %t0, %loc; st.local.b32 [%t0], $r"],
    ["and.b32 %t0, $r, 60; add.u32 %t0, %t0, %loc; ld.local.b32 $R, [%t0]"],
    ["and.b32 %t0, $r, 63; add.u32 %t0, %t0, %loc; ld.local.u8 $R, [%t0]", "ld.local.s16 $R, [%loc+6]"],
    [
        "and.b32 %t0, $r, 63; add.u32 %t0, %t0, %loc; st.local.u8 [%t0], $h",
        "st.local.v4.b32 [%loc+16], {$r, $r, $r, $r}",
    ],
    ["st.local.b64 [%loc+8], $d", "st.local.v2.f64 [%loc+32], {$g, $g}", "ld.local.v4.f32 {$F, $F, $F, $F}, [%loc+48]"],
    ["and.b32 %t0, $r, 60; cvt.u64.u32 %td0, %t0; add.s64 %td0, %locg, %td0; st.b32 [%td0], $r"],
    ["and.b32 %t0, $r, 56; cvt.u64.u32 %td0, %t0; add.s64 %td0, %locg, %td0; ld.b64 $D, [%td0]"],
    ["isspacep.local $P, %locg", "isspacep.shared $P, %locg"],
]
FENCES = [["membar.cta", "membar.gl", "fence.acq_rel.gpu", "fence.sc.cta", "fence.acq_rel.cta"]]
PARAMETERS = [
    ["ld.param.b32 $R, [&w]", "ld.param.s8 $R, [&b]", "ld.param.u16 $R, [&s]", "ld.param.f64 $G, [&g]"],
    ["ld.param.f32 $F, [&f]", "ld.param.b64 $D, [&t+8]", "ld.param.u8 $R, [&t+3]", "ld.param.v2.b32 {$R, $R}, [&t]"],
    ["mov.b64 %td0, &t; ld.param.b64 $D, [%td0+8]", "mov.b64 %td0, &g; ld.param.b32 $R, [%td0+4]"],
]
MEMORY = LOADS * 2 + CONSTANTS + OWN * 2 + OWN_ATOMIC * 2 + SUMS + LOCAL * 2 + FENCES + PARAMETERS
CALLED = LOADS + LOCAL
"""What a device function may do."""
