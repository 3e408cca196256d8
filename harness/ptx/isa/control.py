# SPDX-License-Identifier: Apache-2.0
"""Control flow, barriers, votes (PTX ISA, "Control Flow Instructions", "Parallel Synchronization …")."""

from __future__ import annotations

from harness.ptx.isa.form import Group

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

chapter("Control Flow Instructions")
form("bra", "uni?", "label")
form("brx.idx", "uni?", "u32! label")
form("ret", "uni?", "")
form("exit trap brkpt", "", "")

chapter("Parallel Synchronization and Communication Instructions: bar, barrier, membar, fence")
form("bar.sync", "", "u32#0:15 u32?")
form("bar.arrive", "", "u32#0:15 u32")
form("barrier.sync", "aligned?", "u32#0:15 u32?")
form("barrier", "aligned sync", "u32#0:15 u32?")
form("barrier.arrive", "aligned?", "u32#0:15 u32")
form("bar.cta.sync", "", "u32#0:15 u32?", needs="7.8")
form("bar.cta.arrive", "", "u32#0:15 u32", needs="7.8")
form("barrier.cta.sync", "aligned?", "u32#0:15 u32?", needs="7.8 sm_30")
form("barrier.cta.arrive", "aligned?", "u32#0:15 u32", needs="7.8 sm_30")
form("bar.red bar.cta.red", "popc u32", "=u32 u32#0:15 p; =u32 u32#0:15 u32 p")
form("bar.red bar.cta.red", "op pred", "=p u32#0:15 p; =p u32#0:15 u32 p", op="and or")
form("barrier.red barrier.cta.red", "popc aligned? u32", "=u32 u32#0:15 p; =u32 u32#0:15 u32 p")
form("barrier.red barrier.cta.red", "op aligned? pred", "=p u32#0:15 p; =p u32#0:15 u32 p", op="and or")
form("bar.warp.sync", "", "b32", needs="6.0 sm_30")
form("barrier.cluster.arrive", "order? aligned?", "", order="release relaxed@8.0", needs="7.8 sm_90")
form("barrier.cluster.wait", "acquire? aligned?", "", needs="7.8 sm_90")
form("membar", "level", "", level="cta gl sys")
form("membar.proxy", "kind", "", kind="alias async@8.0,sm_90", needs="7.5")
form("fence", "order? scope", "", order="sc acq_rel acquire@8.6,sm_90 release@8.6,sm_90", needs="6.0 sm_70")
form("fence", "acquire near cluster", "", near="sync_restrict::shared::cluster", needs="8.6 sm_90")
form("fence", "release near cluster", "", near="sync_restrict::shared::cta", needs="8.6 sm_90")
form("fence", "mbarrier_init release cluster", "", needs="8.0 sm_90")
NEAR = "sync_restrict::shared::cluster sync_restrict::shared::cta"
form("fence.proxy", "alias near?", "", near=NEAR, needs="7.5 sm_70")
form("fence.proxy", "alias order near? sys", "", order="acquire release", near=NEAR, needs="7.5 sm_70")
form("fence.proxy", "async near? space?", "", near=NEAR, space="global shared::cta shared::cluster", needs="8.0 sm_90")
form("fence.proxy", "tensormap::generic acquire scope", "[] #128", needs="8.3 sm_90")
form("fence.proxy", "tensormap::generic release scope", "", needs="8.3 sm_90")
form("fence.proxy", "async::generic acquire near cluster", "", near="sync_restrict::shared::cluster", needs="8.6 sm_90")
form("fence.proxy", "async::generic release near cluster", "", near="sync_restrict::shared::cta", needs="8.6 sm_90")

chapter("Parallel Synchronization and Communication Instructions: vote, match, activemask, redux, elect")
form("vote", "sync mode pred", "=p p u32", mode="all any uni", needs="6.0 sm_30")
form("vote", "sync ballot b32", "=u32 p u32", needs="6.0 sm_30")
form("vote", "mode pred", "=p p", mode="all any uni", needs="1.2", until="6.4 sm_70")
form("vote", "ballot b32", "=u32 p", needs="1.2", until="6.4 sm_70")
form("match", "any sync T", "=u32 T u32", T="b32 b64", needs="6.0 sm_70")
form("match", "all sync T", "=u32| T u32", T="b32 b64", needs="6.0 sm_70")
form("activemask", "b32", "=b32", needs="6.2 sm_30")
form("redux", "sync op T", "=T T u32", op="add min max", T="u32 s32", needs="7.0 sm_80")
form("redux", "sync op abs? NaN? f32", "=f32 f32! u32", op="min max", needs="8.6 sm_100f")
form("redux", "sync op b32", "=u32 u32 u32", op="and or xor", needs="7.0 sm_80")
form("elect", "sync", "=b32|| b32", needs="8.0 sm_90")
