# SPDX-License-Identifier: Apache-2.0
"""Integer arithmetic (PTX ISA, "Integer Arithmetic Instructions", "Extended-Precision Integer Arithmetic")."""

from __future__ import annotations

from harness.ptx.isa.form import Group

GROUP = Group()
form, chapter = GROUP.form, GROUP.chapter

ALL = "u16 u32 u64 s16 s32 s64"

chapter("Integer Arithmetic Instructions")
form("add sub", "T", "=T T T", T=ALL)
form("add", "T", "=T T! T!", T="u16x2 s16x2", needs="8.0 sm_90")
form("add sub", "sat s32", "=s32 s32 s32")
form("mul.lo mul.hi", "T", "=T T T", T=ALL)
form("mul.wide", "T", "=2T T T", T="u16 u32 s16 s32")
form("mad.lo mad.hi", "T", "=T T T T", T=ALL)
form("mad.hi", "sat s32", "=s32 s32 s32 s32")
form("mad.wide", "T", "=2T T T 2T", T="u16 u32 s16 s32")
form("mul24.lo mul24.hi", "T", "=T T T", T="u32 s32")
form("mad24.lo mad24.hi", "T", "=T T T T", T="u32 s32")
form("mad24.hi", "sat s32", "=s32 s32 s32 s32")
form("sad", "T", "=T T T T", T=ALL)
form("div rem", "T", "=T T T", T=ALL)
form("abs neg", "T", "=T T", T="s16 s32 s64")
form("min max", "T", "=T T T", T=ALL)
form("min max", "T", "=T T! T!", T="u16x2 s16x2", needs="8.0 sm_90")
form("min max", "relu s16x2", "=s16x2 s16x2! s16x2!", needs="8.0 sm_90")
form("min max", "relu s32", "=s32 s32 s32", needs="8.0 sm_90")
form("popc clz", "T", "=u32 T", T="b32 b64", needs="2.0 sm_20")
form("bfind", "shiftamt? T", "=u32 T", T="u32 u64 s32 s64", needs="2.0 sm_20")
form("fns", "b32", "=b32 b32 b32 s32", needs="6.0 sm_30")
form("brev", "T", "=T T", T="b32 b64", needs="2.0 sm_20")
form("bfe", "T", "=T T u32 u32", T="u32 u64 s32 s64", needs="2.0 sm_20")
form("bfi", "T", "=T T T u32#0:255 u32#0:255", T="b32 b64", needs="2.0 sm_20")
form("szext", "mode T", "=T T u32", mode="clamp wrap", T="u32 s32", needs="7.6 sm_70")
form("bmsk", "mode b32", "=u32 u32 u32", mode="clamp wrap", needs="7.6 sm_70")
form("dp4a", "A B", "=u32 A B u32", A="u32 s32", B="u32 s32", needs="5.0 sm_61")
form("dp2a.lo dp2a.hi", "A B", "=u32 A B u32", A="u32 s32", B="u32 s32", needs="5.0 sm_61")

chapter("Extended-Precision Integer Arithmetic Instructions")
CARRY = "u32 s32 u64@4.3 s64@4.3"
form("add sub", "cc T", "=T T T", T=CARRY)
form("addc subc", "cc? T", "=T T T", T=CARRY)
form("mad.lo mad.hi", "cc T", "=T T T T", T=CARRY, needs="3.0 sm_20")
form("madc.lo madc.hi", "cc? T", "=T T T T", T=CARRY, needs="3.0 sm_20")
