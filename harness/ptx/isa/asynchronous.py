# SPDX-License-Identifier: Apache-2.0
"""Asynchronous copies and barriers (PTX ISA, "Data Movement and Conversion Instructions: Asynchronous copy",
"Parallel Synchronization and Communication Instructions: mbarrier")."""

from __future__ import annotations

from harness.ptx.isa.form import Group

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

PREFETCH = "L2::64B L2::128B L2::256B"

chapter("Data Movement and Conversion Instructions: cp.async")
for op, size in (("cg", 16), ("ca", 16), ("ca", 8), ("ca", 4)):
    sets = {"to": "shared shared::cta@7.8", "hint": "L2::cache_hint@7.4", "prefetch": PREFETCH}
    for extra, needs in (("", "7.0 sm_80"), (f"u32#0:{size} ", "7.0 sm_80"), ("p ", "8.3 sm_80")):
        form(
            "cp.async", f"{op} to global hint? prefetch?", f"[to] [global] #{size} {extra}u64~hint", needs=needs, **sets
        )
form("cp.async.commit_group", "", "", needs="7.0 sm_80")
form("cp.async.wait_group", "", "#", needs="7.0 sm_80")
form("cp.async.wait_all", "", "", needs="7.0 sm_80")
form("cp.async.mbarrier.arrive", "noinc? space? b64", "[space]", space="shared shared::cta", needs="7.0 sm_80")

chapter("Data Movement and Conversion Instructions: cp.async.bulk")
DONE = "mbarrier::complete_tx::bytes"
BULK = {"done": DONE, "cast": "multicast::cluster", "hint": "L2::cache_hint", "needs": "8.0 sm_90"}
form(
    "cp.async.bulk",
    "to from done cast? hint?",
    "[to] [from] u32#0:4294967280:16 [to]^ u16~cast u64~hint",
    **BULK | {"to": "shared::cluster", "from": "global"},
)
form(
    "cp.async.bulk",
    "to from done hint?",
    "[to] [from] u32#0:4294967280:16 [to]^ u64~hint",
    **BULK | {"to": "shared::cta", "from": "global", "needs": "8.6 sm_90"},
)
form(
    "cp.async.bulk",
    "to from done",
    "[to] [from] u32#0:4294967280:16 [to]^",
    **BULK | {"to": "shared::cluster", "from": "shared::cta"},
)
form(
    "cp.async.bulk",
    "to from bulk_group hint?",
    "[to] [from] u32#0:4294967280:16 u64~hint",
    **BULK | {"to": "global", "from": "shared::cta"},
)
form(
    "cp.async.bulk",
    "to from bulk_group hint? cp_mask",
    "[to] [from] u32#0:4294967280:16 u64~hint u16",
    **BULK | {"to": "global", "from": "shared::cta", "needs": "8.6 sm_100"},
)
form("cp.async.bulk.commit_group", "", "", needs="8.0 sm_90")
form("cp.async.bulk.wait_group", "read?", "#", needs="8.0 sm_90")
form(
    "cp.async.bulk.prefetch",
    "L2 global hint?",
    "[global] u32#0:4294967280:16 u64~hint",
    hint="L2::cache_hint",
    needs="8.0 sm_90",
)

REDUCE = BULK | {"to": "global", "from": "shared::cta"}
form(
    "cp.reduce.async.bulk",
    "to from done op T",
    "[to] [from] u32#0:4294967280:16 [to]^",
    **BULK | {"to": "shared::cluster", "from": "shared::cta", "op": "and or xor", "T": "b32"},
)
form(
    "cp.reduce.async.bulk",
    "to from done op T",
    "[to] [from] u32#0:4294967280:16 [to]^",
    **BULK | {"to": "shared::cluster", "from": "shared::cta", "op": "add", "T": "s32 u32 u64"},
)
form(
    "cp.reduce.async.bulk",
    "to from done op T",
    "[to] [from] u32#0:4294967280:16 [to]^",
    **BULK | {"to": "shared::cluster", "from": "shared::cta", "op": "inc dec", "T": "u32"},
)
form(
    "cp.reduce.async.bulk",
    "to from done op T",
    "[to] [from] u32#0:4294967280:16 [to]^",
    **BULK | {"to": "shared::cluster", "from": "shared::cta", "op": "min max", "T": "s32 u32"},
)
form(
    "cp.reduce.async.bulk",
    "to from bulk_group hint? op T",
    "[to] [from] u32#0:4294967280:16 u64~hint",
    **REDUCE | {"op": "and or xor", "T": "b32 b64"},
)
form(
    "cp.reduce.async.bulk",
    "to from bulk_group hint? op T",
    "[to] [from] u32#0:4294967280:16 u64~hint",
    **REDUCE | {"op": "add", "T": "s32 u32 u64 f32 f64"},
)
form(
    "cp.reduce.async.bulk",
    "to from bulk_group hint? op T",
    "[to] [from] u32#0:4294967280:16 u64~hint",
    **REDUCE | {"op": "inc dec", "T": "u32"},
)
form(
    "cp.reduce.async.bulk",
    "to from bulk_group hint? op T",
    "[to] [from] u32#0:4294967280:16 u64~hint",
    **REDUCE | {"op": "min max", "T": "s32 u32 s64 u64 f16 bf16"},
)
form(
    "cp.reduce.async.bulk",
    "to from bulk_group hint? add noftz T",
    "[to] [from] u32#0:4294967280:16 u64~hint",
    **REDUCE | {"T": "f16 bf16"},
)

chapter("Data Movement and Conversion Instructions: cp.async.bulk.tensor")
TENSOR = {
    "done": DONE, "cast": "multicast::cluster", "hint": "L2::cache_hint", "im": "im2col::w im2col::w::128",
    "group": "cta_group::1@8.6,sm_100f|sm_110f cta_group::2@8.6,sm_100f|sm_110f", "needs": "8.0 sm_90",
}  # fmt: skip
# Mode, dimensions, coordinates, and the operand of im2col.
MODES = (
    ("tile?", "1d 2d 3d 4d 5d", "dim", "", "8.0 sm_90"), ("tile::gather4", "2d", "5", "", "8.6 sm_100"),
    ("im2col", "3d", "dim", "u16*1 ", "8.0 sm_90"), ("im2col", "4d", "dim", "u16*2 ", "8.0 sm_90"),
    ("im2col", "5d", "dim", "u16*3 ", "8.0 sm_90"), ("im", "3d 4d 5d", "dim", "u16*2 ", "8.6 sm_100"),
)  # fmt: skip
for mode, dim, n, offsets, needs in MODES:
    sets = TENSOR | {"dim": dim, "needs": needs}
    form(
        "cp.async.bulk.tensor",
        f"dim to global {mode} done cast? group? hint?",
        f"[to]^ [,{n}] [to]^ {offsets}u16~cast u64~hint",
        **sets | {"to": "shared::cluster"},
    )
    form(
        "cp.async.bulk.tensor",
        f"dim to global {mode} done group? hint?",
        f"[to]^ [,{n}] [to]^ {offsets}u64~hint",
        **sets | {"to": "shared::cta@8.6"},
    )
    form("cp.async.bulk.prefetch.tensor", f"dim L2 global {mode} hint?", f"[,{n}] {offsets}u64~hint", **sets)
for mode, dim, n, needs in (
    ("tile?", "1d 2d 3d 4d 5d", "dim", "8.0 sm_90"),
    ("tile::scatter4", "2d", "5", "8.6 sm_100f|sm_110f"),
    ("im2col_no_offs", "3d 4d 5d", "dim", "8.0 sm_90"),
):
    sets = TENSOR | {"dim": dim, "needs": needs, "op": "add min max inc dec and or xor"}
    form(
        "cp.async.bulk.tensor",
        f"dim global shared::cta {mode} bulk_group hint?",
        f"[,{n}] [shared::cta]^ u64~hint",
        **sets,
    )
    form(
        "cp.reduce.async.bulk.tensor",
        f"dim global shared::cta op {mode} bulk_group hint?",
        f"[,{n}] [shared::cta]^ u64~hint",
        **sets,
    )

chapter("Parallel Synchronization and Communication Instructions: mbarrier")
SHARED = "shared shared::cta@7.8"
OBJECT = {"space": SHARED, "needs": "7.0 sm_80"}
form("mbarrier.init", "space? b64", "[space] u32", **OBJECT)
form("mbarrier.inval", "space? b64", "[space]", **OBJECT)
ARRIVE = "mbarrier.arrive mbarrier.arrive_drop"
WAITING = {"order": "acquire@8.0 relaxed@8.0,sm_90", "scope": "cta@8.0 cluster@8.0,sm_90", "space": SHARED}
# A memory order and its scope stand together.
for order in ("", "order scope"):
    tx = {
        "order": "relaxed",
        "scope": "cta cluster",
        "space": "shared shared::cta shared::cluster",
        "needs": "8.0 sm_90",
    }
    form("mbarrier.expect_tx mbarrier.complete_tx", f"{order} space? b64", "[space] u32", **tx)
    arriving = {"order": "release@8.0 relaxed@8.0,sm_90", "scope": "cta@8.0 cluster@8.0,sm_90"}
    form(ARRIVE, f"{order} space? b64", "=u64/_ [space]; =u64/_ [space] u32", **arriving | OBJECT)
    form(
        ARRIVE, f"{order} space? b64", "_ [space] u32?", **arriving | {"space": "shared::cluster", "needs": "8.0 sm_90"}
    )
    form(
        ARRIVE,
        f"expect_tx {order} space? b64",
        "=u64/_ [space] u32",
        **arriving | {"space": "shared shared::cta", "needs": "8.0 sm_90"},
    )
    form(
        ARRIVE,
        f"expect_tx {order} space? b64",
        "_ [space] u32",
        **arriving | {"space": "shared::cluster", "needs": "8.0 sm_90"},
    )
    form("mbarrier.test_wait", f"{order} space? b64", "=p [space] u64", **WAITING, needs="7.0 sm_80")
    form("mbarrier.test_wait.parity", f"{order} space? b64", "=p [space] u32#0:1", **WAITING, needs="7.1 sm_80")
    form("mbarrier.try_wait", f"{order} space? b64", "=p [space] u64 u32?", **WAITING, needs="7.8 sm_90")
    form("mbarrier.try_wait.parity", f"{order} space? b64", "=p [space] u32#0:1 u32?", **WAITING, needs="7.8 sm_90")
form(ARRIVE, "noComplete space? b64", "=u64/_ [space] u32", **OBJECT)
form(ARRIVE, "noComplete release cta space? b64", "=u64/_ [space] u32", **OBJECT | {"needs": "8.0 sm_80"})
form("mbarrier.pending_count", "b64", "=u32 u64", needs="7.0 sm_80")
