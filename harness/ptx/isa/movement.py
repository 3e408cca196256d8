# SPDX-License-Identifier: Apache-2.0
"""Data movement (PTX ISA, "Data Movement and Conversion Instructions" without cvt and the asynchronous copies)."""

from __future__ import annotations

from harness.ptx.isa.form import Group

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

MEMORY = "b8 u8 s8 b16 u16 s16 b32 u32 s32 f32 b64 u64 s64 f64 b128@8.3,sm_70"
EVICT = "L1::evict_normal L1::evict_unchanged L1::evict_first L1::evict_last L1::no_allocate"
CACHED = {
    "global": "global", "evict": EVICT, "hint": "L2::cache_hint@7.4,sm_80",
    "prefetch": "L2::64B@7.4,sm_75 L2::128B@7.4,sm_75 L2::256B@7.4,sm_80", "V": "v2 v4 v8", "T": MEMORY,
}  # fmt: skip
WIDE = (
    {"V": "v8", "T": "b32 u32 s32 f32"},
    {"V": "v4", "T": "b64 u64 s64 f64"},
)
L2 = "L2::evict_last L2::evict_normal L2::evict_first"
VECTOR = "v2 v4 v8"
SPACE = "global shared shared::cta@7.8 shared::cluster@7.8,sm_90 local const param param::entry@8.3 param::func@8.3"

chapter("Data Movement and Conversion Instructions: mov")
form("mov", "T", "=T movable", T="pred u16 s16 b16 u32 s32 b32 f32 u64 s64 b64 f64 b128@8.3,sm_70")
form("mov", "T", "=T packed; =packed T", T="b16 b32 b64 b128@8.3,sm_70")
form("mov", "V T", "=T*V movable", V="v2 v4", T="b16 u16 s16 b32 u32 s32 f32 b64 u64 s64 f64", bits="128")

chapter("Data Movement and Conversion Instructions: shfl, prmt")
form("shfl", "sync mode b32", "=b32| b32 u32 u32 u32", mode="up down bfly idx", needs="6.0 sm_30")
form("shfl", "mode b32", "=b32| b32 u32 u32", mode="up down bfly idx", needs="3.0 sm_30", until="6.4 sm_70")
form("prmt", "b32 mode?", "=b32 b32 b32 b32", mode="f4e b4e rc8 ecl ecr rc16")

chapter("Data Movement and Conversion Instructions: ld")
LD = "=>T*V [space]"
SHARED = "shared shared::cta@7.8 shared::cluster@7.8,sm_90"
form("ld", "weak? space? cop? V? T", LD, space=SPACE, cop="ca cg cs lu cv", V=VECTOR, T=MEMORY, bits="128")
form("ld", "volatile space? V? T", LD, space=f"global {SHARED}", V=VECTOR, T=MEMORY, bits="128")
form("ld", "volatile local V? T", LD, V=VECTOR, T=MEMORY, bits="128", needs="9.1")
form(
    "ld",
    "order scope space? V? T",
    LD,
    order="relaxed acquire",
    space=SHARED,
    V=VECTOR,
    T=MEMORY,
    bits="128",
    needs="6.0 sm_70",
)
GENERIC = "=>T*V [global] u64~hint"
for wide, bits, needs in (({}, "128", "1.0"), *((w, "256", "8.8 sm_100") for w in WIDE)):
    more: dict[str, str] = CACHED | wide
    l2 = "l2?" if wide else ""
    more |= {"l2": L2} if wide else {}
    V = "V" if wide else "V?"
    form(
        "ld",
        f"weak? global? cop? {l2} hint? prefetch? {V} T",
        GENERIC,
        cop="ca cg cs lu cv",
        bits=bits,
        needs=needs,
        **more,
    )
    form("ld", f"weak? global? evict? {l2} hint? prefetch? {V} T", GENERIC, bits=bits, needs=needs, **more)
    form("ld", f"volatile global? {l2} prefetch? {V} T", GENERIC, bits=bits, needs=needs, **more)
    form(
        "ld",
        f"order scope global? evict? {l2} hint? prefetch? {V} T",
        GENERIC,
        order="relaxed acquire",
        bits=bits,
        needs=needs if wide else "6.0 sm_70",
        **more,
    )
    if not wide:
        form("ld", "mmio relaxed sys global? T", GENERIC, needs="8.2 sm_70", T=MEMORY)
    form(
        "ld",
        f"global cop? nc {l2} hint? prefetch? {V} T",
        GENERIC,
        cop="ca cg cs",
        bits=bits,
        needs=needs if wide else "3.1 sm_32",
        **more,
    )
    form(
        "ld",
        f"global nc evict? {l2} hint? prefetch? {V} T",
        GENERIC,
        bits=bits,
        needs=needs if wide else "3.1 sm_32",
        **more,
    )

chapter("Data Movement and Conversion Instructions: st")
ST = "[space] >T*V"
STORED = "global shared shared::cta@7.8 shared::cluster@7.8,sm_90 local param param::func@8.3"
form("st", "weak? space? cop? V? T", ST, space=STORED, cop="wb cg cs wt", V=VECTOR, T=MEMORY, bits="128")
form("st", "volatile space? V? T", ST, space=f"global {SHARED}", V=VECTOR, T=MEMORY, bits="128")
form("st", "volatile local V? T", ST, V=VECTOR, T=MEMORY, bits="128", needs="9.1")
form(
    "st",
    "order scope space? V? T",
    ST,
    order="relaxed release",
    space=SHARED,
    V=VECTOR,
    T=MEMORY,
    bits="128",
    needs="6.0 sm_70",
)
GENERIC = "[global] >T*V u64~hint"
for wide, bits, needs in (({}, "128", "1.0"), *((w, "256", "8.8 sm_100") for w in WIDE)):
    more = CACHED | wide
    l2 = "l2?" if wide else ""
    more |= {"l2": L2} if wide else {}
    V = "V" if wide else "V?"
    form("st", f"weak? global? cop? {l2} hint? {V} T", GENERIC, cop="wb cg cs wt", bits=bits, needs=needs, **more)
    form("st", f"weak? global? evict? {l2} hint? {V} T", GENERIC, bits=bits, needs=needs, **more)
    form("st", f"volatile global? {l2} {V} T", GENERIC, bits=bits, needs=needs, **more)
    form(
        "st",
        f"order scope global? evict? {l2} hint? {V} T",
        GENERIC,
        order="relaxed release",
        bits=bits,
        needs=needs if wide else "6.0 sm_70",
        **more,
    )
    if not wide:
        form("st", "mmio relaxed sys global? T", GENERIC, needs="8.2 sm_70", T=MEMORY)

ASYNC = MEMORY.removesuffix(" b128@8.3,sm_70")
form(
    "st.async",
    "weak? space? done V? T",
    "[space] any [space]?",
    space="shared::cluster",
    done="mbarrier::complete_tx::bytes",
    V="v2 v4",
    T="b32 u32 s32 f32 b64 u64 s64 f64",
    needs="8.1 sm_90",
)
form("st.async", "weak? scope? T", "[] any", T="b32 u32 s32 f32 b64 u64 s64 f64", needs="8.1 sm_90")
form("st.async", "mmio? release sys global? T", "[global] >T", T=ASYNC, needs="8.7 sm_100")
form("st.async", "release gpu global? T", "[global] >T", T=ASYNC, needs="8.7 sm_100")

chapter("Data Movement and Conversion Instructions: ldu")
form("ldu", "global? V? T", "=>T*V [global]", V=VECTOR, T=MEMORY, needs="2.0 sm_20")

chapter("Data Movement and Conversion Instructions: cvta, isspacep, mapa")
form(
    "cvta",
    "space T",
    "=T pointer",
    space="global shared shared::cta@7.8 shared::cluster@7.8,sm_90 local const param@7.7,sm_70",
    T="u32 u64",
)
form(
    "cvta.to",
    "space T",
    "=T T",
    space="global shared shared::cta@7.8 shared::cluster@7.8,sm_90 local const param@7.7,sm_70",
    T="u32 u64",
)
form(
    "isspacep",
    "space",
    "=p u64; =p u32",
    space="global shared shared::cta@7.8 shared::cluster@7.8,sm_90 local const param@7.7,sm_70 param::entry@7.7,sm_70",
)
form("mapa", "shared::cluster? T", "=T pointer u32", T="u32 u64", needs="7.8 sm_90")
form("getctarank", "shared::cluster? T", "=u32 pointer", T="u32 u64", needs="7.8 sm_90")
