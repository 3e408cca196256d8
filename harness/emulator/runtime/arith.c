// SPDX-License-Identifier: Apache-2.0
// Integer instructions that are more than one LLVM operation. PTX ISA, section named at each.
#include "assay.h"

// The low n bits, n at most the width.
#define LOW(T, BITS, N) ((N) >= BITS ? (T)~(T)0 : ((T)1 << (N)) - 1)

// The manual takes position and length of a bit field from the low bytes. So does an H200 for 32 bits; for 64 it takes all
// of them, and what passes the top is past the top.
#define FIELD(X, BITS) ((BITS) == 32 ? (X) & 0xff : (X) > 255 ? 255 : (X))

// "bfe": past the top, the sign (signed) or zero.
#define BFE(NAME, T, S, BITS, SIGNED)                                             \
  EXPORT T px_bfe_##NAME(T a, u32 b, u32 c) {                                     \
    u32 pos = FIELD(b, BITS), len = FIELD(c, BITS), top = pos + len - 1 < BITS - 1 ? pos + len - 1 : BITS - 1; \
    u32 room = pos < BITS ? BITS - pos : 0, n = len < room ? len : room;          \
    T d = room ? a >> pos & LOW(T, BITS, n) : 0;                                  \
    return SIGNED && len && a >> top & 1 ? d | (T)~LOW(T, BITS, n) : d;           \
  }
BFE(u32, u32, i32, 32, 0)
BFE(s32, u32, i32, 32, 1)
BFE(u64, u64, i64, 64, 0)
BFE(s64, u64, i64, 64, 1)

// "bfi": bits of a into b.
#define BFI(NAME, T, BITS)                                                        \
  EXPORT T px_bfi_##NAME(T a, T b, u32 c, u32 d) {                                \
    u32 pos = FIELD(c, BITS), len = FIELD(d, BITS);                                           \
    if (pos >= BITS) return b;                                                    \
    T mask = LOW(T, BITS, len) << pos;                                            \
    return (b & ~mask) | (a << pos & mask);                                       \
  }
BFI(b32, u32, 32)
BFI(b64, u64, 64)

// "sad"
#define SAD(NAME, T, S) EXPORT T px_sad_##NAME(T a, T b, T c) { return c + ((S)a < (S)b ? b - a : a - b); }
SAD(u32, u32, u32) SAD(s32, u32, i32) SAD(u64, u64, u64) SAD(s64, u64, i64) SAD(u16, u32, u32) SAD(s16, u32, i32)

// "bfind": position of the highest bit that is not the sign; .shiftamt: how far to shift it up.
#define BFIND(NAME, T, S, BITS, SIGNED)                                           \
  EXPORT u32 px_bfind_##NAME(T a) {                                               \
    if (SIGNED && (S)a < 0) a = ~a;                                               \
    return a ? 63 - (u32)__builtin_clzll(a) : ~0u;                                \
  }                                                                               \
  EXPORT u32 px_bfind_##NAME##_shiftamt(T a) { u32 r = px_bfind_##NAME(a); return r == ~0u ? r : BITS - 1 - r; }
BFIND(u32, u32, i32, 32, 0)
BFIND(s32, u32, i32, 32, 1)
BFIND(u64, u64, i64, 64, 0)
BFIND(s64, u64, i64, 64, 1)

// "fns": the n-th set bit at or after (or before) the base.
EXPORT u32 px_fns_b32(u32 mask, u32 base, u32 n) {
  i32 offset = (i32)n, at = (i32)base;
  if (base > 31) return ~0u;  // as an H200 answers
  if (offset == 0) return mask >> at & 1 ? (u32)at : ~0u;
  i32 step = offset > 0 ? 1 : -1, count = offset > 0 ? offset : -offset;
  for (; at >= 0 && at < 32; at += step)
    if (mask >> at & 1 && --count == 0) return (u32)at;
  return ~0u;
}

// "bmsk", "szext"
static u32 mask_of(u32 from, u32 width) { return width == 0 || from > 31 ? 0 : (width > 31 ? ~0u : (1u << width) - 1) << from; }
EXPORT u32 px_bmsk_b32_wrap(u32 a, u32 b) { return mask_of(a & 31, b & 31); }
EXPORT u32 px_bmsk_b32_clamp(u32 a, u32 b) { return mask_of(a, b > 32 ? 32 : b); }
static u32 extend(u32 a, u32 bits, int sign) {
  if (bits == 0) return 0;
  if (bits > 31) return a;
  u32 low = a & ((1u << bits) - 1);
  return sign && low >> (bits - 1) & 1 ? low | ~0u << bits : low;
}
EXPORT u32 px_szext_u32_wrap(u32 a, u32 b) { return extend(a, b & 31, 0); }
EXPORT u32 px_szext_s32_wrap(u32 a, u32 b) { return extend(a, b & 31, 1); }
EXPORT u32 px_szext_u32_clamp(u32 a, u32 b) { return extend(a, b, 0); }
EXPORT u32 px_szext_s32_clamp(u32 a, u32 b) { return extend(a, b, 1); }

// "prmt": bytes of b:a by selector; the fourth bit of a selector replicates the byte's sign.
EXPORT u32 px_prmt(u32 a, u32 b, u32 c, u32 mode) {
  u64 both = (u64)b << 32 | a;
  u32 s = c & 3, d = 0;
  static const u8 table[7][4][4] = {
    {{0}}, {{0,1,2,3},{1,2,3,4},{2,3,4,5},{3,4,5,6}}, {{0,7,6,5},{1,0,7,6},{2,1,0,7},{3,2,1,0}},
    {{0,0,0,0},{1,1,1,1},{2,2,2,2},{3,3,3,3}}, {{0,1,2,3},{1,1,2,3},{2,2,2,3},{3,3,3,3}},
    {{0,0,0,0},{0,1,1,1},{0,1,2,2},{0,1,2,3}}, {{0,1,0,1},{2,3,2,3},{0,1,0,1},{2,3,2,3}},
  };
  for (u32 i = 0; i < 4; i++) {
    u32 select = mode ? table[mode][s][i] : c >> 4 * i & 15;
    u32 byte = both >> 8 * (select & 7) & 0xff;
    if (select & 8) byte = byte & 0x80 ? 0xff : 0;
    d |= byte << 8 * i;
  }
  return d;
}

// "dp4a", "dp2a": flags 1 a signed, 2 b signed, 4 upper bytes of b.
static i32 part(u32 v, u32 at, u32 bits, u32 sign) { u32 x = v >> at & ((1u << bits) - 1); return sign && x >> (bits - 1) ? (i32)(x | ~0u << bits) : (i32)x; }
EXPORT u32 px_dp4a(u32 a, u32 b, u32 c, u32 flags) {
  for (u32 i = 0; i < 4; i++) c += (u32)(part(a, 8 * i, 8, flags & 1) * part(b, 8 * i, 8, flags & 2));
  return c;
}
EXPORT u32 px_dp2a(u32 a, u32 b, u32 c, u32 flags) {
  for (u32 i = 0; i < 2; i++) c += (u32)(part(a, 16 * i, 16, flags & 1) * part(b, 8 * i + (flags & 4 ? 16 : 0), 8, flags & 2));
  return c;
}
