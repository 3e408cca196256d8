# SPDX-License-Identifier: Apache-2.0
"""Warp-level matrices (PTX ISA, "Warp Level Matrix Multiply-Accumulate Instructions").

The numbers of registers follow from the fragments' sizes: a warp's 32 threads share each of A (m x k), B (k x n), C and
D (m x n) evenly.
"""

from __future__ import annotations

from harness.ptx.isa.form import Group

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

BITS = {"f16": 16, "bf16": 16, "tf32": 32, "e4m3": 8, "f64": 64, "s8": 8, "s4": 4, "b1": 1}


def _registers(elements: int, bits: int) -> int:
    """Registers of at least 32 bits that one thread holds of a fragment."""
    return elements * bits // 32 // max(bits, 32)


def _mma(shape: str, types: tuple[str, str, str, str], a: str, needs: str, modifiers: str = "{}") -> None:
    """One mma.sync shape. types: of D, A, B and C, each one or several names; a: the type whose size A and B have."""
    m, rest = shape[1:].split("n")
    n, k = rest.split("k")
    size = BITS[a]
    kind = "f64" if a == "f64" else "raw32"
    count_a = _registers(int(m) * int(k), size)
    count_b = _registers(int(k) * int(n), size)
    for d in types[0].split():
        for c in types[3].split() if types[0] != "f16 f32" else (d,):
            operands = " ".join(
                (
                    f"={_accumulator(int(m) * int(n), d)}", f"{kind}*{count_a}", f"{kind}*{count_b}",
                    _accumulator(int(m) * int(n), c),
                )
            )  # fmt: skip
            form(
                "mma", f"sync aligned {shape} row col {modifiers.format('D A B C')}", operands, needs=needs,
                D=d, A=types[1], B=types[2], C=c,
            )  # fmt: skip


def _accumulator(elements: int, type_: str) -> str:
    if type_ == "f16":
        return f"raw32*{elements // 64}"
    return f"{'f64' if type_ == 'f64' else type_}*{elements // 32}"


chapter("Warp Level Matrix Instructions: mma")
for d in ("f16", "f32"):
    for c in ("f16", "f32") if d == "f32" else ("f16",):
        counts = {"f16": "raw32*4", "f32": "f32*8"}
        form(
            "mma", "sync aligned m8n8k4 la lb D f16 B C", f"={counts[d]} raw32*2 raw32*2 {counts[c]}",
            la="row col", lb="row col", D=d, B="f16", C=c, needs="6.4 sm_70",
        )  # fmt: skip
_mma("m16n8k8", ("f16 f32", "f16", "f16", "f16 f32"), "f16", "6.5 sm_75")
_mma("m16n8k16", ("f16 f32", "f16", "f16", "f16 f32"), "f16", "7.0 sm_80")
_mma("m16n8k8", ("f32", "bf16", "bf16", "f32"), "bf16", "7.0 sm_80")
_mma("m16n8k16", ("f32", "bf16", "bf16", "f32"), "bf16", "7.0 sm_80")
_mma("m16n8k4", ("f32", "tf32", "tf32", "f32"), "tf32", "7.0 sm_80")
_mma("m16n8k8", ("f32", "tf32", "tf32", "f32"), "tf32", "7.0 sm_80")
_mma("m16n8k16", ("f16 f32", "e4m3 e5m2", "e4m3 e5m2", "f16 f32"), "e4m3", "8.7 sm_89")
_mma("m16n8k32", ("f16 f32", "e4m3 e5m2", "e4m3 e5m2", "f16 f32"), "e4m3", "8.4 sm_89")
_mma("m8n8k4", ("f64", "f64", "f64", "f64"), "f64", "7.0 sm_80", "rnd? {}")
for shape in ("m16n8k4", "m16n8k8", "m16n8k16"):
    _mma(shape, ("f64", "f64", "f64", "f64"), "f64", "7.8 sm_90", "rnd? {}")
for shape, needs in (("m8n8k16", "6.5 sm_75"), ("m16n8k16", "7.0 sm_80"), ("m16n8k32", "7.0 sm_80")):
    _mma(shape, ("s32", "u8 s8", "u8 s8", "s32"), "s8", needs, "satfinite? {}")
for shape, needs in (("m8n8k32", "6.5 sm_75"), ("m16n8k32", "7.0 sm_80"), ("m16n8k64", "7.0 sm_80")):
    _mma(shape, ("s32", "u4 s4", "u4 s4", "s32"), "s4", needs, "satfinite? {}")
for shape, needs in (("m8n8k128", "7.0 sm_75"), ("m16n8k128", "7.0 sm_80"), ("m16n8k256", "7.0 sm_80")):
    _mma(shape, ("s32", "b1", "b1", "s32"), "b1", needs, "{} xor popc")
    _mma(shape, ("s32", "b1", "b1", "s32"), "b1", "7.1 sm_80", "{} and popc")
SMALL = "e4m3 e5m2 e3m2 e2m3 e2m1"
_mma("m16n8k32", ("f16 f32", SMALL, SMALL, "f16 f32"), "e4m3", "8.7 sm_120f", "kind::f8f6f4 {}")
_mma("m16n8k32", ("f16 f32", "e4m3 e5m2", "e4m3 e5m2", "f16 f32"), "e4m3", "8.7 sm_89", "kind::f8f6f4 {}")

chapter("Warp Level Matrix Instructions: mma with block scaling")
SCALED = "=f32*4 raw32*4 raw32*2 f32*4 raw32 b16*2 raw32 b16*2"
form(
    "mma", "sync aligned m16n8k32 row col kind block_scale vector? f32 A B f32 ue8m0", SCALED, needs="8.7 sm_120f",
    kind="kind::mxf8f6f4", vector="scale_vec::1X", A=SMALL, B=SMALL,
)  # fmt: skip
form(
    "mma", "sync aligned m16n8k64 row col kind block_scale vector? f32 A B f32 ue8m0", SCALED, needs="8.7 sm_120f",
    kind="kind::mxf4 kind::mxf4nvf4", vector="scale_vec::2X", A="e2m1", B="e2m1",
)  # fmt: skip
form(
    "mma", "sync aligned m16n8k64 row col kind block_scale vector f32 A B f32 S", SCALED, needs="8.7 sm_120f",
    kind="kind::mxf4nvf4", vector="scale_vec::4X", A="e2m1", B="e2m1", S="ue4m3 ue8m0",
)  # fmt: skip

chapter("Warp Level Matrix Instructions: ldmatrix, stmatrix, movmatrix")
SHARED = "shared shared::cta@7.8"
form(
    "ldmatrix", "sync aligned m8n8 V trans? space? b16", "=b32*V [space]", V="x1 x2 x4", space=SHARED, needs="6.5 sm_75"
)
NARROW = "sm_100f|sm_110f|sm_120f"
for n, count in (("x1", 2), ("x2", 4)):
    form(
        "ldmatrix",
        f"sync aligned m16n16 {n} trans space? b8",
        f"=b32*{count} [space]",
        space=SHARED,
        needs=f"8.6 {NARROW}",
    )
    form(
        "ldmatrix",
        f"sync aligned m16n16 {n} trans space? b8x16 S",
        f"=b32*{count} [space]",
        S="b6x16_p32 b4x16_p64",
        space=SHARED,
        needs=f"8.6 {NARROW}",
    )
form(
    "ldmatrix",
    "sync aligned m8n16 V space? b8x16 S",
    "=b32*V [space]",
    V="x1 x2 x4",
    S="b6x16_p32 b4x16_p64",
    space=SHARED,
    needs=f"8.6 {NARROW}",
)
form(
    "stmatrix", "sync aligned m8n8 V trans? space? b16", "[space] b32*V", V="x1 x2 x4", space=SHARED, needs="7.8 sm_90"
)
form(
    "stmatrix",
    "sync aligned m16n8 V trans space? b8",
    "[space] b32*V",
    V="x1 x2 x4",
    space=SHARED,
    needs=f"8.6 {NARROW}",
)
form("movmatrix", "sync aligned m8n8 trans b16", "any b32!", needs="7.8 sm_75")
