# SPDX-License-Identifier: Apache-2.0
"""Atomics and reductions (PTX ISA, "Parallel Synchronization and Communication Instructions: atom, red")."""

from __future__ import annotations

from harness.ptx.isa.form import Group

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

SPACE = "global shared shared::cta shared::cluster"
HEAD = "order? scope? space?"
SETS = {"space": SPACE, "order": "relaxed acquire release acq_rel", "hint": "L2::cache_hint"}
RED = {"space": SPACE, "order": "relaxed release"}

chapter("Parallel Synchronization and Communication Instructions: atom")
form("atom", f"{HEAD} op T", "=T [space] T", op="and or xor", T="b32 b64", **SETS)
form("atom", f"{HEAD} exch T", "=T [space] T", T="b32 b64", **SETS)
form("atom", f"{HEAD} cas T", "=T [space] T T", T="b16 b32 b64", **SETS)
form("atom", f"{HEAD} add T", "=T [space] T", T="u32 s32 u64 f32 f64", **SETS)
form("atom", f"{HEAD} op T", "=T [space] T", op="inc dec", T="u32", **SETS)
form("atom", f"{HEAD} op T", "=T [space] T", op="min max", T="u32 s32 u64 s64", **SETS)
form("atom", f"{HEAD} add noftz T", "=T [space] T", T="f16 f16x2 bf16 bf16x2", **SETS)
chapter("Parallel Synchronization and Communication Instructions: red")
form("red", f"{HEAD} op T", "[space] T", op="and or xor", T="b32 b64", **RED)
form("red", f"{HEAD} add T", "[space] T", T="u32 s32 u64 f32 f64", **RED)
form("red", f"{HEAD} op T", "[space] T", op="inc dec", T="u32", **RED)
form("red", f"{HEAD} op T", "[space] T", op="min max", T="u32 s32 u64 s64", **RED)
form("red", f"{HEAD} add noftz T", "[space] T", T="f16 f16x2 bf16 bf16x2", **RED)
