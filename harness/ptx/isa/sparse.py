# SPDX-License-Identifier: Apache-2.0
"""Sparse mma, and wmma (PTX ISA, "Matrix multiply-accumulate operation using mma.sp", "… using wmma instructions")."""

from __future__ import annotations

from harness.ptx.isa.form import Group
from harness.ptx.isa.matrix import SMALL

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

chapter("Warp Level Matrix Instructions: mma.sp")
# Shape, D and C, A, B, registers of A and of B, the greatest sparsity selector, needs.
SHAPES = (
    ("m16n8k16", "f16 f32", "f16", "f16", 2, 2, 3, "7.1 sm_80"),
    ("m16n8k32", "f16 f32", "f16", "f16", 4, 4, 3, "7.1 sm_80"),
    ("m16n8k16", "f32", "bf16", "bf16", 2, 2, 3, "7.1 sm_80"),
    ("m16n8k32", "f32", "bf16", "bf16", 4, 4, 1, "7.1 sm_80"),
    ("m16n8k8", "f32", "tf32", "tf32", 2, 2, 3, "7.1 sm_80"),
    ("m16n8k16", "f32", "tf32", "tf32", 4, 4, 1, "7.1 sm_80"),
    ("m16n8k32", "s32", "u8 s8", "u8 s8", 2, 2, 1, "7.1 sm_80"),
    ("m16n8k64", "s32", "u8 s8", "u8 s8", 4, 4, 0, "7.1 sm_80"),
    ("m16n8k64", "s32", "u4 s4", "u4 s4", 2, 2, 1, "7.1 sm_80"),
    ("m16n8k128", "s32", "u4 s4", "u4 s4", 4, 4, 0, "7.1 sm_80"),
    ("m16n8k64", "f16 f32", "e4m3 e5m2", "e4m3 e5m2", 4, 4, 0, "8.4 sm_89"),
)
for shape, ds, a, b, count_a, count_b, selector, needs in SHAPES:
    for d in ds.split():
        accumulator = "raw32*2" if d == "f16" else f"{d}*4"
        saturate = "satfinite?" if d == "s32" else ""
        for how, since in (("sp", needs), ("sp::ordered_metadata", f"8.5 {needs.split()[1]}")):
            form(
                "mma",
                f"{how} sync aligned {shape} row col {saturate} {d} A B C",
                f"={accumulator} raw32*{count_a} raw32*{count_b} {accumulator} u32 #0:{selector}",
                A=a,
                B=b,
                C=d,
                needs=since,
            )
for d, accumulator in (("f16", "raw32*2"), ("f32", "f32*4")):
    form(
        "mma",
        f"sp::ordered_metadata sync aligned m16n8k64 row col kind::f8f6f4 {d} A B C",
        f"={accumulator} raw32*4 raw32*4 {accumulator} u32 #0:0",
        A=SMALL,
        B=SMALL,
        C=d,
        needs="8.7 sm_120f",
    )
    form(
        "mma",
        f"sp::ordered_metadata sync aligned m16n8k64 row col kind::f8f6f4 {d} A B C",
        f"={accumulator} raw32*4 raw32*4 {accumulator} u32 #0:0",
        A="e4m3 e5m2",
        B="e4m3 e5m2",
        C=d,
        needs="8.7 sm_89",
    )
for shape, kind, vector, types, scale in (
    ("m16n8k64", "kind::mxf8f6f4", "vector?", SMALL, "ue8m0"),
    ("m16n8k128", "kind::mxf4 kind::mxf4nvf4", "vector?", "e2m1", "ue8m0"),
    ("m16n8k128", "kind::mxf4nvf4", "vector", "e2m1", "ue4m3 ue8m0"),
):
    form(
        "mma",
        f"sp::ordered_metadata sync aligned {shape} row col kind block_scale {vector} f32 A B f32 S",
        "=f32*4 raw32*4 raw32*4 f32*4 u32 #0:0 raw32 b16*2 raw32 b16*2",
        kind=kind,
        A=types,
        B=types,
        S=scale,
        vector="scale_vec::4X" if vector == "vector" else "scale_vec::1X" if shape == "m16n8k64" else "scale_vec::2X",
        needs="8.7 sm_120f",
    )

chapter("Warp Level Matrix Instructions: wmma")
SPACE = "global shared shared::cta@7.8"
LAYOUT = "row col"
SQUARE = "m16n16k16"
# Shape, type, registers of A and B, needs.
FRAGMENTS = (
    ("m16n16k16 m8n32k16 m32n8k16", "f16", 8, 8, "6.0 sm_70"), ("m16n16k16", "bf16", 4, 4, "7.0 sm_80"),
    ("m8n32k16", "bf16", 2, 8, "7.0 sm_80"), ("m32n8k16", "bf16", 8, 2, "7.0 sm_80"),
    ("m16n16k16", "u8 s8", 2, 2, "6.3 sm_72"), ("m8n32k16", "u8 s8", 1, 4, "6.3 sm_72"),
    ("m32n8k16", "u8 s8", 4, 1, "6.3 sm_72"), ("m16n16k8", "tf32", 4, 4, "7.0 sm_80"),
    ("m8n8k4", "f64", 1, 1, "7.0 sm_80"),
)  # fmt: skip
# Shape, type, registers of C and D.
ACCUMULATORS = (
    ("m16n16k16 m8n32k16 m32n8k16", "f16", "raw32*4", "6.0 sm_70"),
    ("m16n16k16 m8n32k16 m32n8k16", "f32", "f32*8", "6.0 sm_70"),
    ("m16n16k16 m8n32k16 m32n8k16", "s32", "s32*8", "6.3 sm_72"),
    ("m16n16k8", "f32", "f32*8", "7.0 sm_80"), ("m8n8k4", "f64", "f64*2", "7.0 sm_80"),
    ("m8n8k32 m8n8k128", "s32", "s32*2", "6.3 sm_75"),
)  # fmt: skip
for shape, types, count_a, count_b, needs in FRAGMENTS:
    for part, count in (("a", count_a), ("b", count_b)):
        into = f"=f64*{count}" if types == "f64" else f"=raw32*{count}"
        form(
            f"wmma.load.{part}",
            "sync aligned layout shape space? T",
            f"{into} [space] u32?",
            layout=LAYOUT,
            shape=shape,
            space=SPACE,
            T=types,
            needs=needs,
        )
for part, layout in (("a", "row"), ("b", "col")):
    for shape, types in (("m8n8k32", "u4 s4"), ("m8n8k128", "b1")):
        form(
            f"wmma.load.{part}",
            f"sync aligned {layout} {shape} space? T",
            "=raw32*1 [space] u32?",
            space=SPACE,
            T=types,
            needs="6.3 sm_75",
        )
for shape, types, registers, needs in ACCUMULATORS:
    sets = {"layout": LAYOUT, "shape": shape, "space": SPACE, "T": types, "needs": needs}
    form("wmma.load.c", "sync aligned layout shape space? T", f"={registers} [space] u32?", **sets)
    form("wmma.store.d", "sync aligned layout shape space? T", f"[space] {registers} u32?", **sets)
HALVES = {"f16": "raw32*4", "f32": "f32*8"}
for d, into in HALVES.items():
    for c, addend in HALVES.items():
        sets = {
            "la": LAYOUT,
            "lb": LAYOUT,
            "shape": "m16n16k16 m8n32k16 m32n8k16",
            "D": d,
            "C": c,
            "needs": "6.0 sm_70",
        }
        form("wmma.mma", "sync aligned la lb shape D C", f"={into} raw32*8 raw32*8 {addend}", **sets)
        sets["until"] = "6.5"
        form("wmma.mma", "sync aligned la lb shape D C satfinite", f"={into} raw32*8 raw32*8 {addend}", **sets)
for shape, types, count_a, count_b, needs in FRAGMENTS:
    sets = {"la": LAYOUT, "lb": LAYOUT, "shape": shape, "A": types, "B": types, "needs": needs}
    operands = f"raw32*{count_a} raw32*{count_b}"
    if types in ("bf16", "tf32"):
        form("wmma.mma", "sync aligned la lb shape f32 A B C", f"=f32*8 {operands} f32*8", C="f32", **sets)
    elif types == "f64":
        form("wmma.mma", "sync aligned la lb shape rnd? D A B C", "=f64*2 f64*1 f64*1 f64*2", D="f64", C="f64", **sets)
    elif types == "u8 s8":
        for t in types.split():
            same = sets | {"A": t, "B": t, "C": "s32"}
            form("wmma.mma", "sync aligned la lb shape s32 A B C satfinite?", f"=s32*8 {operands} s32*8", **same)
LAST = "=s32*2 raw32*1 raw32*1 s32*2"
for t in ("u4", "s4"):
    sets = {"A": t, "B": t, "C": "s32", "needs": "6.3 sm_75"}
    form("wmma.mma", "sync aligned row col m8n8k32 s32 A B C satfinite?", LAST, **sets)
form(
    "wmma.mma", "op popc sync aligned row col m8n8k128 s32 b1 B C", LAST, op="xor and@7.1,sm_80", B="b1", C="s32",
    needs="6.3 sm_75",
)  # fmt: skip
