# SPDX-License-Identifier: Apache-2.0
"""Video instructions (PTX ISA, "Video Instructions": "Scalar …", "SIMD …")."""

from __future__ import annotations

from harness.ptx.isa.form import Group

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

TYPES = {"D": "u32 s32", "A": "u32 s32", "B": "u32 s32"}
SECOND = "add min max"
SIGNED = "eq ne lt le gt ge"

chapter("Video Instructions: scalar")
form("vadd vsub vabsdiff vmin vmax", "D A B sat?", "=u32. u32. u32.; =u32 u32. u32. u32", needs="2.0 sm_20", **TYPES)
form("vadd vsub vabsdiff vmin vmax", "D A B sat? op", "=u32 u32. u32. u32", op=SECOND, needs="2.0 sm_20", **TYPES)
SHIFT = {"D": "u32 s32", "A": "u32 s32", "mode": "clamp wrap"}
form("vshl vshr", "D A u32 sat? mode", "=u32. u32. u32.; =u32 u32. u32. u32", needs="2.0 sm_20", **SHIFT)
form("vshl vshr", "D A u32 sat? mode op", "=u32 u32. u32. u32", op=SECOND, needs="2.0 sm_20", **SHIFT)
form("vmad", "D A B po? sat? scale?", "=u32 any any any", scale="shr7 shr15", needs="2.0 sm_20", **TYPES)
form("vset", "A B cmp", "=u32. u32. u32.; =u32 u32. u32. u32", cmp=SIGNED, A="u32 s32", B="u32 s32", needs="2.0 sm_20")
form("vset", "A B cmp op", "=u32 u32. u32. u32", cmp=SIGNED, op=SECOND, A="u32 s32", B="u32 s32", needs="2.0 sm_20")

chapter("Video Instructions: SIMD")
form("vadd2 vsub2 vavrg2 vabsdiff2 vmin2 vmax2", "D A B sat?", "=u32. u32!. u32!. u32!", needs="3.0 sm_30", **TYPES)
form("vadd2 vsub2 vavrg2 vabsdiff2 vmin2 vmax2", "D A B add", "=u32. u32!. u32!. u32!", needs="3.0 sm_30", **TYPES)
form("vadd4 vsub4 vavrg4 vabsdiff4 vmin4 vmax4", "D A B sat?", "=u32. u32!. u32!. u32!", needs="3.0 sm_30", **TYPES)
form("vadd4 vsub4 vavrg4 vabsdiff4 vmin4 vmax4", "D A B add", "=u32. u32!. u32!. u32!", needs="3.0 sm_30", **TYPES)
form("vset2 vset4", "A B cmp add?", "=u32. u32!. u32!. u32!", cmp=SIGNED, A="u32 s32", B="u32 s32", needs="3.0 sm_30")
