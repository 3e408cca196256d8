# SPDX-License-Identifier: Apache-2.0
"""Comparison, selection, logic and shift (PTX ISA, "Comparison and Selection Instructions", "Logic and Shift …")."""

from __future__ import annotations

from harness.ptx.isa.form import Group

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

ORDERED = "eq ne lt le gt ge"
UNSIGNED = f"{ORDERED} lo ls hi hs"
FLOAT = f"{ORDERED} equ neu ltu leu gtu geu num nan"
RESULT = "u32 s32 f32"

chapter("Comparison and Selection Instructions")
for operands, tail in (("", ""), ("bool", " p")):
    form("setp", f"cmp {operands} T", f"=p|/_ T T{tail}", cmp="eq ne", T="b16 b32 b64")
    form("setp", f"cmp {operands} T", f"=p|/_ T T{tail}", cmp=ORDERED, T="s16 s32 s64")
    form("setp", f"cmp {operands} T", f"=p|/_ T T{tail}", cmp=UNSIGNED, T="u16 u32 u64")
    form("setp", f"cmp {operands} ftz? f32", f"=p|/_ f32 f32{tail}", cmp=FLOAT)
    form("setp", f"cmp {operands} f64", f"=p|/_ f64 f64{tail}", cmp=FLOAT)
    form("set", f"cmp {operands} D T", f"=D T T{tail}", cmp="eq ne", D=RESULT, T="b16 b32 b64")
    form("set", f"cmp {operands} D T", f"=D T T{tail}", cmp=ORDERED, D=RESULT, T="s16 s32 s64")
    form("set", f"cmp {operands} D T", f"=D T T{tail}", cmp=UNSIGNED, D=RESULT, T="u16 u32 u64")
    form("set", f"cmp {operands} ftz? D f32", f"=D f32 f32{tail}", cmp=FLOAT, D=RESULT)
    form("set", f"cmp {operands} D f64", f"=D f64 f64{tail}", cmp=FLOAT, D=RESULT)
form("selp", "T", "=T T T p", T="b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64")
form("slct", "T s32", "=T T T s32", T="b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64")
form("slct", "ftz? T f32", "=T T T f32", T="b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64")

chapter("Half Precision Comparison Instructions")
for operands, tail in (("", ""), ("bool", " p")):
    form(
        "set", f"cmp {operands} ftz? D f16", f"=D f16 f16{tail}", cmp=FLOAT, D="f16 u16 s16 u32 s32", needs="4.2 sm_53"
    )
    form("set", f"cmp {operands} D bf16", f"=D bf16 bf16{tail}", cmp=FLOAT, D="bf16 u16 s16 u32 s32", needs="7.8 sm_90")
    form(
        "set", f"cmp {operands} ftz? D f16x2", f"=D f16x2 f16x2{tail}", cmp=FLOAT, D="f16x2 u32 s32", needs="4.2 sm_53"
    )
    form("set", f"cmp {operands} D bf16x2", f"=D bf16x2 bf16x2{tail}", cmp=FLOAT, D="bf16x2 u32 s32", needs="7.8 sm_90")
    form("setp", f"cmp {operands} ftz? f16", f"=p/_ f16 f16{tail}", cmp=FLOAT, needs="4.2 sm_53")
    form("setp", f"cmp {operands} ftz? f16x2", f"=p|/_ f16x2 f16x2{tail}", cmp=FLOAT, needs="4.2 sm_53")
    form("setp", f"cmp {operands} bf16", f"=p/_ bf16 bf16{tail}", cmp=FLOAT, needs="7.8 sm_90")
    form("setp", f"cmp {operands} bf16x2", f"=p|/_ bf16x2 bf16x2{tail}", cmp=FLOAT, needs="7.8 sm_90")

chapter("Logic and Shift Instructions")
form("and or xor", "T", "=T T T", T="pred b16 b32 b64")
form("not", "T", "=T T", T="pred b16 b32 b64")
form("cnot", "T", "=T T", T="b16 b32 b64")
form("lop3", "b32", "=b32 b32 b32 b32 #", needs="4.3 sm_50")
form("lop3", "op b32", "=b32||/_ b32 b32 b32 # p", op="and or", needs="8.2 sm_70")
form("shf.l shf.r", "mode b32", "=b32 b32 b32 u32", mode="clamp wrap", needs="3.1 sm_32")
form("shl", "T", "=T T u32", T="b16 b32 b64")
form("shr", "T", "=T T u32", T="b16 b32 b64 u16 u32 u64 s16 s32 s64")
