# SPDX-License-Identifier: Apache-2.0
"""Atomics and reductions (PTX ISA, "Parallel Synchronization and Communication Instructions: atom, red")."""

from __future__ import annotations

from harness.ptx.isa.form import Group

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

SPACE = "global shared shared::cta@7.8 shared::cluster@7.8,sm_90"
ATOM = {
    "space": SPACE, "order": "relaxed@6.0,sm_70 acquire@6.0,sm_70 release@6.0,sm_70 acq_rel@6.0,sm_70",
    "scope": "cta@5.0,sm_60 cluster@7.8,sm_90 gpu@5.0,sm_60 sys@5.0,sm_60", "hint": "L2::cache_hint@7.4,sm_80",
}  # fmt: skip
RED = ATOM | {"order": "relaxed@6.0,sm_70 release@6.0,sm_70"}
HALF = "f16@6.3,sm_70 f16x2@6.2,sm_60 bf16@7.8,sm_90 bf16x2@7.8,sm_90"
VECTORS = (
    {"V": "v2 v4 v8", "T": "f16 bf16", "op": "add min max"},
    {"V": "v2 v4", "T": "f16x2 bf16x2", "op": "add min max"},
)
# Operation and types; atomic and reduction alike.
PLAIN = (
    {"op": "and or xor", "T": "b32 b64"},
    {"op": "add", "T": "u32 s32 u64 f32 f64@5.0,sm_60"},
    {"op": "inc dec", "T": "u32"},
    {"op": "min max", "T": "u32 s32 u64 s64"},
)

chapter("Parallel Synchronization and Communication Instructions: atom")
HEAD = "order? scope? space? op"
CACHED = "order? scope? global? op"
EXCHANGE = {"op": "exch", "T": "b32 b64 b128@8.3,sm_90"}
for sets in (*PLAIN, EXCHANGE):
    form("atom", f"{HEAD} T", "=T [space] T", **ATOM | sets)
    form("atom", f"{CACHED} hint T", "=T [global] T u64", **ATOM | sets)
form("atom", f"{HEAD} T", "=T [space] T T", op="cas", T="b16@6.3,sm_70 b32 b64 b128@8.3,sm_90", **ATOM)
form("atom", f"{CACHED} noftz hint T", "=T [global] T u64", op="add", T=f"{HALF} f32", **ATOM)
form("atom", f"{HEAD} noftz T", "=T [space] T", op="add", T=f"{HALF} f32", **ATOM)
for sets in VECTORS:
    form(
        "atom",
        "order? scope? global? op noftz hint? V T",
        "=T*V [global] T*V u64~hint",
        needs="8.1 sm_90",
        **ATOM | sets,
    )
form(
    "atom",
    "order? scope? global add noftz? hint? V f32",
    "=f32*V [global] f32*V u64~hint",
    V="v2 v4",
    needs="8.1 sm_90",
    **ATOM,
)
chapter("Parallel Synchronization and Communication Instructions: red")
for sets in PLAIN:
    form("red", f"{HEAD} T", "[space] T", **RED | sets)
    form("red", f"{CACHED} hint T", "[global] T u64", **RED | sets)
form("red", f"{CACHED} noftz hint T", "[global] T u64", op="add", T=f"{HALF} f32", **RED)
form("red", f"{HEAD} noftz T", "[space] T", op="add", T=f"{HALF} f32", **RED)
for sets in VECTORS:
    form("red", "order? scope? global? op noftz hint? V T", "[global] T*V u64~hint", needs="8.1 sm_90", **RED | sets)
form(
    "red",
    "order? scope? global? add noftz? hint? V f32",
    "[global] f32*V u64~hint",
    V="v2 v4",
    needs="8.1 sm_90",
    **RED,
)
for sets in PLAIN:
    types = {"T": "u32 s32 u64 s64"} if sets["op"] == "add" else {"T": "u32 s32"} if sets["op"] == "min max" else {}
    types = {"T": "b32"} if sets["op"] == "and or xor" else types
    form(
        "red.async",
        "relaxed cluster space? done op T",
        "[space] T [space]?",
        space="shared::cluster",
        done="mbarrier::complete_tx::bytes",
        needs="8.1 sm_90",
        **sets | types,
    )
    for modifiers, scope in (("release scope", "gpu sys"), ("mmio release scope", "sys")):
        remote = {"scope": scope, "needs": "8.7 sm_100"} | sets | (types if sets["op"] != "min max" else {})
        form("red.async", f"{modifiers} global? op T", "[global] T", **remote)
