# SPDX-License-Identifier: Apache-2.0
"""Matrices of warpgroups and tensor memory (PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions", "TensorCore
5th Generation Family Instructions")."""

from __future__ import annotations

from harness.ptx.isa.form import Group

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

chapter("Asynchronous Warpgroup Level Matrix Instructions: wgmma")
EVERY = range(8, 257, 8)
# Integer shapes leave out odd multiples of 8 from 40 on.
WHOLE = (8, 16, 24, *range(32, 257, 16))


def _shapes(k: int, widths: range | tuple[int, ...] = EVERY) -> str:
    return " ".join(f"m64n{n}k{k}" for n in widths)


# K of a dense product, D, A, B, integer?, modifiers behind the types, operands behind scale-d of A in shared memory and
# in registers.
SCALES = "#-1/1 #-1/1"
PRODUCTS = (
    (16, "f16 f32", "f16", "f16", "", f"{SCALES} #0:1 #0:1", f"{SCALES} #0:1"),
    (16, "f32", "bf16", "bf16", "", f"{SCALES} #0:1 #0:1", f"{SCALES} #0:1"),
    (8, "f32", "tf32", "tf32", "", SCALES, SCALES),
    (32, "f16 f32", "e4m3 e5m2", "e4m3 e5m2", "", SCALES, SCALES),
    (32, "s32", "u8 s8", "u8 s8", "satfinite?", "", ""),
)
for k, ds, a, b, tail, shared, registers in PRODUCTS:
    widths = WHOLE if ds == "s32" else EVERY
    for d in ds.split():
        into = "=raw32*shape/4" if d == "f16" else f"={d}*shape/2"
        for sparse in (False, True):
            head = "wgmma.mma_async.sp" if sparse else "wgmma.mma_async"
            # The selector of sparsity metadata chooses among threads only where they hold less than they share.
            meta = f"raw32 #0:{int(k < 32)} " if sparse else ""
            form(
                head,
                f"sync aligned shape {d} A B {tail}",
                f"{into} u64! u64! {meta}p {shared}; {into} raw32*4 u64! {meta}p {registers}",
                shape=_shapes(2 * k if sparse else k, widths),
                A=a,
                B=b,
                needs="8.2 sm_90a" if sparse else "8.0 sm_90a",
            )
form(
    "wgmma.mma_async",
    "sync aligned shape s32 b1 B and popc",
    "=s32*shape/2 u64! u64! p; =s32*shape/2 raw32*4 u64! p",
    shape=_shapes(256, WHOLE),
    B="b1",
    needs="8.0 sm_90a",
)
form("wgmma.fence wgmma.commit_group", "sync aligned", "", needs="8.0 sm_90a")
form("wgmma.wait_group", "sync aligned", "#", needs="8.0 sm_90a")

chapter("TensorCore 5th Generation Family Instructions: tcgen05")
FAMILY = "sm_100f|sm_110f"
G = {"group": "cta_group::1 cta_group::2", "needs": f"8.6 {FAMILY}"}
form("tcgen05.alloc", "group sync aligned space? b32", "[space] u32#32:512:32", space="shared::cta", **G)
form("tcgen05.dealloc", "group sync aligned b32", "raw32 u32#32:512:32", **G)
form("tcgen05.relinquish_alloc_permit", "group sync aligned", "", **G)
form("tcgen05.wait::ld tcgen05.wait::st", "sync aligned", "", needs=f"8.6 {FAMILY}")
form("tcgen05.fence::before_thread_sync tcgen05.fence::after_thread_sync", "", "", needs=f"8.6 {FAMILY}")
form(
    "tcgen05.commit",
    "group one space? cast? b64",
    "[space] u16~cast",
    one="mbarrier::arrive::one",
    space="shared::cluster",
    cast="multicast::cluster",
    **G,
)
form("tcgen05.shift", "group down", "[tmem]", **G)
for shapes, warps in (
    ("128x256b 4x256b 128x128b", ""), ("64x128b", "warpx2::02_13 warpx2::01_23"), ("32x128b", "warpx4"),
):  # fmt: skip
    slot = "warps" if warps else ""
    form("tcgen05.cp", f"group shape {slot}", "[tmem] u64", shape=shapes, warps=warps, **G)
    form(
        "tcgen05.cp",
        f"group shape {slot} b8x16 S",
        "[tmem] u64",
        shape=shapes,
        warps=warps,
        S="b6x16_p32 b4x16_p64",
        **G,
    )
# Registers of one thread for .x1, and the greatest repetition.
for shape, one, most in (("16x64b", 1, 128), ("16x128b", 2, 64), ("16x256b", 4, 32), ("32x32b", 1, 128)):
    for n in (x for x in (1, 2, 4, 8, 16, 32, 64, 128) if x <= most):
        form(
            "tcgen05.ld", f"sync aligned {shape} x{n} pack::16b? b32", f"=raw32*{one * n} [tmem]", needs=f"8.6 {FAMILY}"
        )
        form(
            "tcgen05.st",
            f"sync aligned {shape} x{n} unpack::16b? b32",
            f"[tmem] raw32*{one * n}",
            needs=f"8.6 {FAMILY}",
        )
for n in (1, 2, 4, 8, 16, 32, 64, 128):
    form("tcgen05.ld", f"sync aligned 16x32bx2 x{n} pack::16b? b32", f"=raw32*{n} [tmem] #", needs=f"8.6 {FAMILY}")
    form("tcgen05.st", f"sync aligned 16x32bx2 x{n} unpack::16b? b32", f"[tmem] # raw32*{n}", needs=f"8.6 {FAMILY}")
    for shape, tail in (("32x32b", ""), ("16x32bx2", " #")):
        reduced = "8.8 sm_103f|sm_110f"
        form(
            "tcgen05.ld.red",
            f"sync aligned {shape} x{n} op T",
            f"=raw32*{n} =raw32 [tmem]{tail}",
            op="min max",
            T="u32 s32",
            needs=reduced,
        )
        form(
            "tcgen05.ld.red",
            f"sync aligned {shape} x{n} op abs? NaN? f32",
            f"=raw32*{n} =raw32 [tmem]{tail}",
            op="min max",
            needs=reduced,
        )

chapter("TensorCore 5th Generation Family Instructions: tcgen05.mma")
KEEP = "collector::a::fill collector::a::use collector::a::lastuse collector::a::discard"
KEEP_B = " ".join(f"collector::b{n}::{w}" for n in range(4) for w in ("fill", "use", "lastuse", "discard"))
MMA = G | {"kind": "kind::f16 kind::tf32 kind::f8f6f4 kind::i8@8.6,sm_100a|sm_110a", "keep": KEEP}
for group, lanes in (("cta_group::1", 4), ("cta_group::2", 8)):
    for suffix, meta in (("", ""), ("sp", "[tmem] ")):
        idesc = f"u64 {meta}u32"
        tails = ("p", "p #", f"raw32*{lanes} p", f"raw32*{lanes} p #")
        for a, shift in (("u64", ""), ("[tmem]^", "ashift?")):
            lists = "; ".join(f"[tmem] {a} {idesc} {tail}" for tail in tails)
            form("tcgen05.mma", f"{suffix} {group} kind {shift} keep?", lists, **MMA)
        for kind, vectors in (
            ("kind::mxf8f6f4", "scale_vec::1X block32@8.8"), ("kind::mxf4", "scale_vec::2X block32@8.8"),
            ("kind::mxf4nvf4", "scale_vec::2X scale_vec::4X block16@8.8 block32@8.8"),
        ):  # fmt: skip
            slot = "vector" if kind == "kind::mxf4nvf4" else "vector?"
            for a in ("u64", "[tmem]^"):
                form(
                    "tcgen05.mma",
                    f"{suffix} {group} {kind} block_scale {slot} keep?",
                    f"[tmem] {a} u64 {meta}raw32 [tmem] [tmem] p",
                    vector=vectors,
                    **MMA,
                )
        if group == "cta_group::1":
            for a in ("u64", "[tmem]^"):
                form(
                    "tcgen05.mma.ws",
                    f"{suffix} cta_group::1 kind keep?",
                    f"[tmem] {a} {idesc} p; [tmem] {a} {idesc} p u64",
                    **MMA | {"keep": KEEP_B},
                )
