// SPDX-License-Identifier: Apache-2.0
// Race checks of the fast tier's plain loads and stores: what shadow.c's `granule` decides from the two words alone, laid
// out for speed. Whatever needs more goes to `rt_access`, and so does the first access of a site to a region. They keep
// all registers (preserve_all), so that calling them costs lowered code nothing.
#include "assay.h"

#define KEEPS __attribute__((preserve_all))
#define INLINE static inline __attribute__((always_inline))  // a call in there would have to save what is kept

// who: thread << 16 | site.
__attribute__((noinline)) KEEPS static u8 *access_slow(u8 *blk, u64 address, u32 who) {
  Thread *t = &block_of(blk)->thread[who >> 16];
  t->run = 1 << 30;
  return rt_access(t->ctx, blk, address, who & 0xffff);
}

// Of the running launch's other segments: is this one ordered before the block's epoch?
INLINE int segment_before(const Block *b, const Runtime *rt, u32 segment) {
  if (segment < rt->horizon) return 1;
  if (segment < rt->first_segment) return 0;
  const Segment *s = &rt->segments[segment];
  return s->block == b->uid && s->epoch < b->epoch;
}

// mine: the stamp of this access. Both answer 1 when the words settle it; only then are they changed.
INLINE int load_settles(const Block *b, Cell *c, u64 mine, u32 initialised) {
  u64 w = c->w, x = c->x;
  if ((w & 0xf0) != 0xf0) {
    if (w || !initialised) return 0;
    c->w = w = 0xf0;
  }
  const Runtime *rt = b->runtime;
  u64 site = 0xffff00;
  if ((x & ~site) == (mine & ~site) && (w >> 24 == mine >> 24 || segment_before(b, rt, stamp_segment(w)))) return 1;
  if (w >> 24 != mine >> 24 && !segment_before(b, rt, stamp_segment(w))) return 0;
  if (!x) { c->x = mine; return 1; }
  u32 kind = stamp_kind(x), segment = stamp_segment(x), own = stamp_segment(mine);
  if (kind == K_MANY_LAUNCH && segment >= rt->first_segment) return 1;
  if (kind == K_MANY_BLOCK && segment == own) return 1;
  if (kind != K_PLAIN && kind != K_MANY_BLOCK && kind != K_MANY_LAUNCH) return 0;
  if (segment < rt->first_segment) {
    if (segment >= rt->horizon) return 0;
    c->x = mine;
    return 1;
  }
  if (segment_before(b, rt, segment)) { c->x = mine; return 1; }
  c->x = (x & ~15ull) | (kind == K_PLAIN && segment == own ? K_MANY_BLOCK : K_MANY_LAUNCH);
  return 1;
}

INLINE int store_settles(const Block *b, Cell *c, u64 mine) {
  u64 w = c->w, x = c->x;
  const Runtime *rt = b->runtime;
  if (stamp_segment(w) && w >> 24 != mine >> 24 && !segment_before(b, rt, stamp_segment(w))) return 0;
  if (x) {
    u32 kind = stamp_kind(x);
    if (kind == K_PLAIN ? x >> 24 != mine >> 24 && !segment_before(b, rt, stamp_segment(x))
                        : kind != K_MANY_BLOCK || !segment_before(b, rt, stamp_segment(x))) return 0;
  }
  c->w = mine;
  c->x = 0;
  return 1;
}

static inline u64 stamp_of(const Block *b, u32 who) { return b->stamp | (u64)who << 8 | 0xf0; }

// Where an aligned access that lies wholly inside goes; 0 where only `locate` can tell.
typedef struct Found { u8 *host; Cell *cells; u32 initialised; } Found;

INLINE int in_global(const Block *b, u64 address, u32 size, u32 who, Found *at) {
  const Near *n = &b->near[who % NEAR];
  u64 offset = address - GLOBAL_BASE;
  if (n->site != (who & 0xffff) || address - n->begin >= n->room || address & (size - 1)) return 0;
  *at = (Found){b->runtime->arena + offset, &b->global_cells[offset >> 2], n->initialised};
  return 1;
}

INLINE int in_shared(const Block *b, u64 offset, u32 size, u32 who, Found *at) {
  if (offset & (size - 1) || offset >= b->shared_bytes || size > b->shared_bytes - offset) return 0;
  *at = (Found){b->shared + offset, &b->cells[offset >> 2], 0};
  return 1;
}

INLINE int in_generic(const Block *b, u64 address, u32 size, u32 who, Found *at) {
  if (address - SHARED_WINDOW < WINDOW_SIZE) return in_shared(b, address - SHARED_WINDOW, size, who, at);
  return in_global(b, address, size, who, at);
}

#define ACCESS(NAME, SIZE, FINDS, SETTLES)                                          \
  KEEPS EXPORT u8 *NAME(u8 *blk, u64 address, u32 who) {                            \
    Block *b = block_of(blk);                                                       \
    Found at;                                                                        \
    if (!b->stamp || !FINDS(b, address, SIZE, who, &at)) goto slow;                 \
    u64 mine = stamp_of(b, who);                                                    \
    for (u32 i = 0; i < SIZE / 4; i++) if (!(SETTLES)) goto slow;                   \
    return at.host;                                                                 \
  slow:;                                                                            \
    __attribute__((musttail)) return access_slow(blk, address, who);                \
  }

#define LOADS load_settles(b, &at.cells[i], mine, at.initialised)
#define STORES store_settles(b, &at.cells[i], mine)

ACCESS(rt_load_global_4, 4, in_global, LOADS)
ACCESS(rt_load_global_8, 8, in_global, LOADS)
ACCESS(rt_load_global_16, 16, in_global, LOADS)
ACCESS(rt_load_shared_4, 4, in_shared, LOADS)
ACCESS(rt_load_shared_8, 8, in_shared, LOADS)
ACCESS(rt_load_shared_16, 16, in_shared, LOADS)
ACCESS(rt_load_generic_4, 4, in_generic, LOADS)
ACCESS(rt_load_generic_8, 8, in_generic, LOADS)
ACCESS(rt_load_generic_16, 16, in_generic, LOADS)
ACCESS(rt_store_global_4, 4, in_global, STORES)
ACCESS(rt_store_global_8, 8, in_global, STORES)
ACCESS(rt_store_global_16, 16, in_global, STORES)
ACCESS(rt_store_shared_4, 4, in_shared, STORES)
ACCESS(rt_store_shared_8, 8, in_shared, STORES)
ACCESS(rt_store_shared_16, 16, in_shared, STORES)
ACCESS(rt_store_generic_4, 4, in_generic, STORES)
ACCESS(rt_store_generic_8, 8, in_generic, STORES)
ACCESS(rt_store_generic_16, 16, in_generic, STORES)
