// SPDX-License-Identifier: Apache-2.0
// What one operation touched, read back from the shadow right after it: bytes it wrote, and bytes that it only read. A
// byte read and later written by the same operation counts as written.
#include "assay.h"

static u32 by_op(Runtime *rt, u64 stamp, u32 op) {
  u32 segment = stamp_segment(stamp);
  return segment && rt->blocks[rt->segments[segment].block].op == op;
}

static u32 touched_bytes(Runtime *rt, const Cell *c, u32 op, u32 writes) {
  u32 written = 0, read = 0;
  if (stamp_kind(c->x) == K_SIDE) {
    Side *s = &rt->sides[c->x >> 4];
    for (u32 k = 0; k < 2; k++) {
      const List *l = k ? &s->alike : &s->others;
      for (u32 i = 0; i < l->count; i++) {
        u64 stamp = l->records[i].stamp;
        if (!by_op(rt, stamp, op)) continue;
        if (is_write(stamp_kind(stamp))) written |= stamp_bytes(stamp); else read |= stamp_bytes(stamp);
      }
    }
  } else {
    if (by_op(rt, c->w, op)) written = stamp_bytes(c->w);
    if (by_op(rt, c->x, op)) read = stamp_bytes(c->x);
  }
  return writes ? written : read & ~written;
}

// Fills out[] with (begin, end) offsets from `address`, ascending, at most `most` pairs; returns how many there are.
EXPORT u64 rt_footprint(Runtime *rt, u32 op, u64 address, u64 bytes, u32 writes, u64 *out, u64 most) {
  u64 n = 0, from = 0, start = address - GLOBAL_BASE;
  int open = 0;
  for (u64 at = 0; at < bytes;) {
    u64 offset = start + at;
    u32 shift = offset & 3, width = 4 - shift;
    u32 mask = touched_bytes(rt, &rt->cells[offset >> 2], op, writes) >> shift;
    if (width > bytes - at) width = (u32)(bytes - at);
    if (!mask && !open) { at += width; continue; }
    for (u32 i = 0; i < width; i++, at++) {
      int hit = mask >> i & 1;
      if (hit && !open) { from = at; open = 1; }
      if (!hit && open) {
        if (n < most) { out[2 * n] = from; out[2 * n + 1] = at; }
        n++;
        open = 0;
      }
    }
  }
  if (open) {
    if (n < most) { out[2 * n] = from; out[2 * n + 1] = bytes; }
    n++;
  }
  return n;
}
