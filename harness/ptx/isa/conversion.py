# SPDX-License-Identifier: Apache-2.0
"""Conversion (PTX ISA, "Data Movement and Conversion Instructions: cvt, cvt.pack")."""

from __future__ import annotations

from harness.ptx.isa.form import Group

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

INTEGERS = "u8 s8 u16 s16 u32 s32 u64 s64"
TO_INTEGER = "rni rzi rmi rpi"


def _least(t: str) -> int:
    return -(1 << int(t[1:]) - 1) if t[0] == "s" else 0


def _most(t: str) -> int:
    return (1 << int(t[1:]) - (t[0] == "s")) - 1


chapter("Data Movement and Conversion Instructions: cvt")
for d in INTEGERS.split():
    form("cvt", "D T", "=>D >T", D=d, T=INTEGERS)
    # .sat stands where it can change something.
    narrowed = [t for t in INTEGERS.split() if _least(t) < _least(d) or _most(t) > _most(d)]
    form("cvt", "sat D T", "=>D >T", D=d, T=" ".join(narrowed))
form("cvt", "to sat? D T", "=>D T", to=TO_INTEGER, D=INTEGERS, T="f16 f64")
form("cvt", "to ftz? sat? D f32", "=>D f32", to=TO_INTEGER, D=INTEGERS)
form("cvt", "to D bf16", "=>D bf16", to=TO_INTEGER, D="u16 s16 u32 s32 u64 s64", needs="7.8 sm_90")
form("cvt", "to D bf16", "=>D bf16", to=TO_INTEGER, D="u8 s8", needs="7.8 sm_90")
form("cvt", "rnd sat? D T", "=D >T", D="f16 f64", T=INTEGERS)
form("cvt", "rnd ftz? sat? f32 T", "=f32 >T", T=INTEGERS)
form("cvt", "rnd bf16 T", "=bf16 >T", T="u8 s8 u16 s16 u32 s32 u64 s64", needs="7.8 sm_90")
form("cvt", "to? sat? f16 S", "=f16 f16", to=TO_INTEGER, S="f16")
form("cvt", "to? ftz? sat? f32 S", "=f32 f32", to=TO_INTEGER, S="f32")
form("cvt", "to? sat? f64 S", "=f64 f64", to=TO_INTEGER, S="f64")
form("cvt", "to? bf16 S", "=bf16 bf16", to=TO_INTEGER, S="bf16", needs="7.8 sm_90")
form("cvt", "rnd sat? f16 f64", "=f16 f64")
form("cvt", "rnd ftz? sat? f16 f32", "=f16 f32")
form("cvt", "rnd ftz? sat? f32 f64", "=f32 f64")
form("cvt", "ftz? sat? f32 f16", "=f32 f16")
form("cvt", "sat? f64 f16", "=f64 f16")
form("cvt", "ftz? sat? f64 f32", "=f64 f32")
form("cvt", "rnd? D S", "=D S", D="f16", S="bf16", needs="7.8 sm_90")
form("cvt", "rnd? D S", "=D S", D="bf16", S="f16", needs="7.8 sm_90")
form("cvt", "rnd? D S", "=D S", D="f64", S="bf16", needs="7.8 sm_90")
form("cvt", "rnd bf16 f64", "=bf16 f64", needs="7.8 sm_90")
form("cvt", "rnd ftz? bf16 f32", "=bf16 f32", rnd="rn rz rm@7.8 rp@7.8", needs="7.0 sm_80")
form("cvt", "rnd? ftz? f32 bf16", "=f32 bf16", needs="7.1 sm_80")
form("cvt", "rnd relu f16 f32", "=f16 f32", rnd="rn rz", needs="7.0 sm_80")
form("cvt", "rnd relu? satfinite f16 f32", "=f16 f32", rnd="rn rz", needs="8.1")
form("cvt", "rnd relu? satfinite? bf16 f32", "=bf16 f32", rnd="rn rz", satfinite="satfinite@8.1", needs="7.0 sm_80")
form("cvt", "rna satfinite? tf32 f32", "=tf32 f32", satfinite="satfinite@8.1", needs="7.0 sm_80")
form(
    "cvt",
    "rnd relu? satfinite? tf32 f32",
    "=tf32 f32",
    rnd="rn rz",
    satfinite="satfinite@8.6,sm_100",
    needs="7.8 sm_90",
)

chapter("Data Movement and Conversion Instructions: cvt of packed types")
HALVES = "f16x2 bf16x2"
form(
    "cvt",
    "rnd relu? satfinite? D f32",
    "=D f32 f32",
    rnd="rn rz",
    D=HALVES,
    satfinite="satfinite@8.1",
    needs="7.0 sm_80",
)
form("cvt", "rs relu? satfinite? D f32", "=D f32 f32 raw32!", D=HALVES, needs="8.7 sm_100a|sm_103a")
EIGHTS = "e4m3x2 e5m2x2"
SIXES = "e2m3x2 e3m2x2"
FAMILIES = "sm_100f|sm_110f|sm_120f"
form("cvt", "rn satfinite relu? D f32", "=D f32 f32", D=EIGHTS, needs="8.1 sm_89")
form("cvt", "rn satfinite relu? D f16x2", "=D f16x2", D=EIGHTS, needs="8.1 sm_89")
form("cvt", "rn relu? f16x2 S", "=f16x2 S", S=EIGHTS, needs="8.1 sm_89")
form("cvt", "rn satfinite relu? D f32", "=D f32 f32", D=f"{SIXES} e2m1x2", needs=f"8.6 {FAMILIES}")
form("cvt", "rn relu? f16x2 S", "=f16x2 S", S=f"{SIXES} e2m1x2", needs=f"8.6 {FAMILIES}")
form("cvt", "rnd satfinite? ue8m0x2 f32", "=ue8m0x2 f32 f32", rnd="rz rp", needs=f"8.6 {FAMILIES}")
form("cvt", "rnd satfinite? ue8m0x2 bf16x2", "=ue8m0x2 bf16x2", rnd="rz rp", needs=f"8.6 {FAMILIES}")
form("cvt", "rn bf16x2 ue8m0x2", "=bf16x2 ue8m0x2", needs=f"8.6 {FAMILIES}")
form(
    "cvt",
    "rs relu? satfinite D f32",
    "=D f32*4 raw32!",
    D="e4m3x4 e5m2x4 e2m3x4 e3m2x4 e2m1x4",
    needs="8.7 sm_100a|sm_103a",
)
form("cvt", "rn satfinite relu? D bf16x2", "=D bf16x2", D=f"{EIGHTS} {SIXES} e2m1x2", needs=f"9.1 {FAMILIES}")
form("cvt", "rn satfinite relu? D f16x2", "=D f16x2", D=f"{SIXES} e2m1x2", needs=f"9.1 {FAMILIES}")
form("cvt", "rn relu? satfinite? bf16x2 S", "=bf16x2 S", S=f"{EIGHTS} {SIXES} e2m1x2", needs=f"9.1 {FAMILIES}")
form("cvt", "rn satfinite relu? s2f6x2 f32", "=b16 f32 f32", needs="9.1 sm_100a|sm_103a|sm_110a|sm_120a|sm_121a")
form("cvt", "rn satfinite relu? s2f6x2 bf16x2", "=b16 bf16x2", needs="9.1 sm_100a|sm_103a|sm_110a|sm_120a|sm_121a")
form(
    "cvt",
    "rn satfinite relu? scaled::n2::ue8m0 s2f6x2 bf16x2",
    "=b16 bf16x2 raw16!",
    needs="9.1 sm_100a|sm_103a|sm_110a|sm_120a|sm_121a",
)
form("cvt", "rn relu? satfinite? bf16x2 s2f6x2", "=bf16x2 b16!", needs="9.1 sm_100a|sm_103a|sm_110a|sm_120a|sm_121a")
chapter("Data Movement and Conversion Instructions: cvt.pack")
form("cvt.pack", "sat D s32", "=>u32 s32 s32", D="u16 s16", needs="6.5 sm_72")
form("cvt.pack", "sat D s32 b32", "=>u32 s32 s32 b32", D="u8 s8", needs="6.5 sm_72")
form("cvt.pack", "sat D s32 b32", "=>u32 s32 s32 b32", D="u4 s4 u2 s2", needs="6.5 sm_75")
