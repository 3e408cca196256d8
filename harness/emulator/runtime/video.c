// SPDX-License-Identifier: Apache-2.0
// Video instructions. PTX ISA, "Scalar Video Instructions" and "SIMD Video Instructions". A description packs what the
// instruction's text says; harness/emulator/lower_video.py writes it.
#include "assay.h"

// Bits of a description: 0..3 operation, 4 signed result, 5 signed a, 6 signed b, 7 saturate, 8..9 secondary operation,
// 10..13 part of d, 14..17 part of a, 18..21 part of b, 22 wrap, 23..25 comparison, 26..27 scale, 28 negative product,
// 29 negative addend, 30 plus one.
enum { V_ADD, V_SUB, V_ABSDIFF, V_MIN, V_MAX, V_AVERAGE, V_SET, V_SHL, V_SHR };
enum { SECOND_NONE, SECOND_ADD, SECOND_MIN, SECOND_MAX };

static i64 video_extend(u32 v, u32 bits, u32 is_signed) {
  i64 x = (i64)(v & (bits < 32 ? (1u << bits) - 1 : ~0u));
  return is_signed && x >> (bits - 1) & 1 ? x - (1ll << bits) : x;
}
// part: 0 all of it, 1..4 a byte, 5..6 a half
static u32 part_bits(u32 part) { return part == 0 ? 32 : part < 5 ? 8 : 16; }
static u32 part_shift(u32 part) { return part == 0 ? 0 : part < 5 ? 8 * (part - 1) : 16 * (part - 5); }
static i64 video_part(u32 v, u32 part, u32 is_signed) { return video_extend(v >> part_shift(part), part_bits(part), is_signed); }

static i64 video_clamp(i64 v, u32 bits, u32 is_signed) {
  i64 high = is_signed ? (1ll << (bits - 1)) - 1 : (1ll << bits) - 1, low = is_signed ? -(1ll << (bits - 1)) : 0;
  return v < low ? low : v > high ? high : v;
}
static int video_compare(i64 a, i64 b, u32 how) {
  switch (how) {
    case 0: return a == b;
    case 1: return a != b;
    case 2: return a < b;
    case 3: return a <= b;
    case 4: return a > b;
    default: return a >= b;
  }
}
static i64 video_operate(u32 op, i64 a, i64 b, u32 how) {
  i64 sum = a + b;
  switch (op) {
    case V_ADD: return sum;
    case V_SUB: return a - b;
    case V_ABSDIFF: return a < b ? b - a : a - b;
    case V_MIN: return a < b ? a : b;
    case V_MAX: return a > b ? a : b;
    case V_AVERAGE: return (sum + (sum >= 0)) >> 1;
    case V_SHL: return b > 31 ? (a < 0 ? -(1ll << 62) : a > 0 ? 1ll << 62 : 0) : a << b;  // by 32, only the sign is left
    case V_SHR: return a >> b;
    default: return video_compare(a, b, how);
  }
}
static u32 video_second(u32 second, u32 value, u32 c, u32 is_signed) {
  int less = is_signed ? (i32)value < (i32)c : value < c;
  switch (second) {
    case SECOND_ADD: return value + c;
    case SECOND_MIN: return less ? value : c;
    case SECOND_MAX: return less ? c : value;
    default: return value;
  }
}

EXPORT u32 px_video(u32 a, u32 b, u32 c, u32 d) {
  u32 op = d & 15, to = d >> 10 & 15, is_signed = d >> 4 & 1;
  i64 x = video_part(a, d >> 14 & 15, d >> 5 & 1), y = video_part(b, d >> 18 & 15, d >> 6 & 1);
  if (op == V_SHL || op == V_SHR) {
    y = (i64)(u32)y;
    y = d >> 22 & 1 ? y & 31 : y > 32 ? 32 : y;
  }
  i64 wide = video_operate(op, x, y, d >> 23 & 7);
  int lost = op == V_SHL && y > 31 && !(d >> 7 & 1);
  u32 value = lost ? 0 : (u32)(d >> 7 & 1 ? video_clamp(wide, part_bits(to), is_signed) : wide);
  if (to) {
    u32 mask = (1u << part_bits(to)) - 1, shift = part_shift(to);
    return (value & mask) << shift | (c & ~(mask << shift));
  }
  return video_second(d >> 8 & 3, value, c, is_signed);
}

EXPORT u32 px_vmad(u32 a, u32 b, u32 c, u32 d) {
  u32 final_signed = d >> 5 & 1 || d >> 6 & 1 || d >> 28 & 1 || d >> 29 & 1;
  __int128 x = video_part(a, d >> 14 & 15, d >> 5 & 1), y = video_part(b, d >> 18 & 15, d >> 6 & 1);
  __int128 addend = final_signed ? (i64)(i32)c : (i64)c, total = x * y;
  total = d >> 28 & 1 ? addend - total : d >> 29 & 1 ? total - addend : total + addend;
  total += d >> 30 & 1;
  u32 scale = d >> 26 & 3;
  i64 value = (i64)(total >> (scale == 1 ? 7 : scale == 2 ? 15 : 0));
  if (d >> 7 & 1) return final_signed ? (u32)video_clamp(value, 32, 1) : (u64)value > ~0u ? ~0u : (u32)value;
  return (u32)value;
}

// lanes: 2 halves or 4 bytes. select: for each lane, 3 bits which of the lanes of (b, a) for a, then for b; mask: lanes
// written. d as above.
EXPORT u32 px_video_lanes(u32 a, u32 b, u32 c, u32 d, u32 lanes, u32 select, u32 mask) {
  u64 both = (u64)b << 32 | a;
  u32 bits = 32 / lanes, low = (1u << bits) - 1, out = d >> 8 & 3 ? c : 0;
  for (u32 i = 0; i < lanes; i++) {
    u32 from_a = select >> 3 * i & 7, from_b = select >> (12 + 3 * i) & 7;
    i64 x = video_extend((u32)(both >> bits * from_a), bits, d >> 5 & 1);
    i64 y = video_extend((u32)(both >> bits * from_b), bits, d >> 6 & 1);
    i64 value = video_operate(d & 15, x, y, d >> 23 & 7);
    if (d >> 7 & 1) value = video_clamp(value, bits, d >> 4 & 1);
    if (d >> 8 & 3) out += mask >> i & 1 ? (u32)value : 0;
    else out |= (mask >> i & 1 ? (u32)value & low : c >> bits * i & low) << bits * i;
  }
  return out;
}
