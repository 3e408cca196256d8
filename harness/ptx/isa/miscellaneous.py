# SPDX-License-Identifier: Apache-2.0
"""Cache control, multimem, tensor maps, stack and the rest (PTX ISA, "Data Movement and Conversion Instructions",
"Stack Manipulation Instructions", "Miscellaneous Instructions")."""

from __future__ import annotations

from harness.ptx.isa.form import Group

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

chapter("Data Movement and Conversion Instructions: prefetch, applypriority, discard, createpolicy")
form("prefetch", "space? level", "[space]", space="global local", level="L1 L2", needs="2.0 sm_20")
form("prefetch", "global? level", "[global]", level="L2::evict_last L2::evict_normal", needs="7.4 sm_80")
form("prefetch", "space? tensormap", "[space]", space="const param", needs="8.0 sm_90")
form("prefetchu", "L1", "[]", needs="2.0 sm_20")
form("applypriority", "global? L2::evict_normal", "[global] #128", needs="7.4 sm_80")
form("discard", "global? L2", "[global] #128", needs="7.4 sm_80")
FIRST = "L2::evict_last L2::evict_normal L2::evict_first L2::evict_unchanged"
SECOND = "L2::evict_unchanged L2::evict_first"
form("createpolicy.fractional", "first second? b64", "=u64 f32?", first=FIRST, second=SECOND, needs="7.4 sm_80")
form(
    "createpolicy.range",
    "global? first second? b64",
    "=u64 [global] u32 u32",
    first=FIRST,
    second=SECOND,
    needs="7.4 sm_80",
)
form("createpolicy.cvt", "L2 b64", "=u64 u64", needs="7.4 sm_80")

chapter("Data Movement and Conversion Instructions: multimem")
ORDERS = ("weak?", "relaxed scope", "acquire scope")
INTEGER = (("add", "u32 s32 u64"), ("min max", "u32 s32 u64 s64"), ("and or xor", "b32 b64"), ("add", "f32 f64"))
for order in ORDERS:
    for op, types in INTEGER:
        form("multimem.ld_reduce", f"{order} global? op T", "=T [global]", op=op, T=types, needs="8.1 sm_90")
    for op, more in (("add", "acc::f32?"), ("min max", "")):
        sets = {"op": op, "needs": "8.1 sm_90"}
        form(
            "multimem.ld_reduce",
            f"{order} global? op {more} V? T",
            "=T*V [global]",
            V="v2 v4",
            T="f16x2 bf16x2",
            **sets,
        )
        form(
            "multimem.ld_reduce", f"{order} global? op {more} V T", "=T*V [global]", V="v2 v4 v8", T="f16 bf16", **sets
        )
        small = {"op": op, "needs": "8.6 sm_100f|sm_110f|sm_120a|sm_121a"}
        half = more.replace("f32", "f16")
        form(
            "multimem.ld_reduce",
            f"{order} global? op {half} V? T",
            "=b32*V [global]",
            V="v2 v4",
            T="e4m3x4 e5m2x4",
            **small,
        )
        form(
            "multimem.ld_reduce",
            f"{order} global? op {half} V? T",
            "any [global]",
            V="v2 v4 v8",
            T="e4m3 e5m2 e4m3x2 e5m2x2",
            **small,
        )
    form("multimem.ld_reduce", f"{order} global? add V f32", "=f32*V [global]", V="v2 v4", needs="8.1 sm_90")
for order in ("weak?", "relaxed scope", "release scope"):
    for op, types in INTEGER:
        form(
            "multimem.red",
            f"{order} global? op acc? T",
            "[global] T",
            op=op,
            acc="acc::f32 acc::f16",
            T=types,
            needs="8.1 sm_90",
        )
    form(
        "multimem.red",
        f"{order} global? op V? T",
        "[global] T*V",
        op="add min max",
        V="v2 v4",
        T="f16x2 bf16x2",
        needs="8.1 sm_90",
    )
    form(
        "multimem.red",
        f"{order} global? op V T",
        "[global] T*V",
        op="add min max",
        V="v2 v4 v8",
        T="f16 bf16",
        needs="8.1 sm_90",
    )
    form("multimem.red", f"{order} global? add V f32", "[global] f32*V", V="v2 v4", needs="8.1 sm_90")
    form("multimem.st", f"{order} global? T", "[global] T", T="u32 s32 b32 u64 s64 b64 f32 f64", needs="8.1 sm_90")
    form("multimem.st", f"{order} global? V? T", "[global] T*V", V="v2 v4", T="f16x2 bf16x2 f32", needs="8.1 sm_90")
    form("multimem.st", f"{order} global? V T", "[global] T*V", V="v2 v4 v8", T="f16 bf16", needs="8.1 sm_90")
    form(
        "multimem.st",
        f"{order} global? V? T",
        "any any",
        V="v2 v4 v8",
        T="e4m3 e5m2 e4m3x2 e5m2x2 e4m3x4 e5m2x4",
        needs="8.6 sm_100",
    )

chapter("Data Movement and Conversion Instructions: tensormap")
MAP = {"space": "global shared::cta", "needs": "8.3 sm_90a|sm_100f|sm_110f|sm_120f"}
form("tensormap.replace", "tile global_address space? b1024 b64", "[space] b64", **MAP)
form("tensormap.replace", "tile rank space? b1024 b32", "[space] u32", **MAP)
form(
    "tensormap.replace",
    "tile field space? b1024 b32",
    "[space] # u32",
    field="box_dim global_dim element_stride",
    **MAP,
)
form("tensormap.replace", "tile global_stride space? b1024 b64", "[space] # u64", **MAP)
CHOICES = "elemtype interleave_layout swizzle_mode fill_mode swizzle_atomicity"
form("tensormap.replace", "tile field space? b1024 b32", "[space] #", field=CHOICES, **MAP)
form(
    "tensormap.cp_fenceproxy",
    "global shared::cta tensormap::generic release scope sync aligned",
    "[global] [shared::cta] #128",
    needs="8.3 sm_90",
)

chapter("Parallel Synchronization and Communication Instructions: griddepcontrol, clusterlaunchcontrol")
form("griddepcontrol", "what", "", what="launch_dependents wait", needs="7.8 sm_90")
form(
    "clusterlaunchcontrol.try_cancel",
    "async space? done cast? b128",
    "[space] [space]",
    space="shared::cta",
    done="mbarrier::complete_tx::bytes",
    cast="multicast::cluster::all",
    needs="8.6 sm_100",
)
form("clusterlaunchcontrol.query_cancel", "is_canceled pred S", "=p b128", S="b128", needs="8.6 sm_100")
form("clusterlaunchcontrol.query_cancel", "get_first_ctaid v4 b32 S", "=b32*4 b128", S="b128", needs="8.6 sm_100")
form(
    "clusterlaunchcontrol.query_cancel",
    "part b32 S",
    "=b32 b128",
    part="get_first_ctaid::x get_first_ctaid::y get_first_ctaid::z",
    S="b128",
    needs="8.6 sm_100",
)

chapter("Stack Manipulation Instructions")
form("stacksave", "T", "=T", T="u32 u64", needs="7.3 sm_52")
form("stackrestore", "T", "T!", T="u32 u64", needs="7.3 sm_52")
form("alloca", "T", "=T T; =T T #", T="u32 u64", needs="7.3 sm_52")

chapter("Miscellaneous Instructions")
form("nanosleep", "u32", "u32", needs="6.3 sm_70")
form("pmevent", "", "#0:15")
form("pmevent", "mask", "#0:65535", needs="3.0 sm_20")
form("setmaxnreg", "op sync aligned u32", "#24:256:8", op="inc dec", needs="8.0 sm_90a|sm_100f|sm_110f|sm_120f")
