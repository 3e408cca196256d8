// SPDX-License-Identifier: Apache-2.0
// Vector clocks: immutable, counted, shared by pointer. What orders two accesses (PTX ISA, "Memory Consistency Model",
// causality order) is asked here and nowhere else.
#include "assay.h"

static Clock *clock_keep(Clock *c) { if (c) c->references++; return c; }
static void clock_drop(Clock *c) { if (c && --c->references == 0) free(c); }

static Clock *clock_new(u32 capacity) {
  Clock *c = malloc(sizeof(Clock) + 16ull * (capacity ? capacity : 1));
  c->references = 1;
  c->count = 0;
  return c;
}

// The join of two clocks; takes over `a`, keeps `b`.
static Clock *clock_join(Clock *a, Clock *b) {
  if (!b || a == b) return a;
  if (!a) return clock_keep(b);
  Clock *c = clock_new(a->count + b->count);
  u32 i = 0, j = 0, n = 0;
  while (i < a->count || j < b->count) {
    if (j == b->count || (i < a->count && a->entry[i].key < b->entry[j].key)) c->entry[n++] = a->entry[i++];
    else if (i == a->count || b->entry[j].key < a->entry[i].key) c->entry[n++] = b->entry[j++];
    else {
      c->entry[n] = a->entry[i].value > b->entry[j].value ? a->entry[i] : b->entry[j];
      n++; i++; j++;
    }
  }
  c->count = n;
  clock_drop(a);
  return c;
}

static u64 clock_find(const Clock *c, u64 key) {
  if (!c) return 0;
  u32 low = 0, high = c->count;
  while (low < high) {
    u32 mid = (low + high) / 2;
    if (c->entry[mid].key < key) low = mid + 1; else high = mid;
  }
  return low < c->count && c->entry[low].key == key ? c->entry[low].value + 1 : 0;  // 0: absent
}

static u64 key_block(u32 block) { return (u64)block << 11; }
static u64 key_thread(u32 block, u32 thread) { return (u64)block << 11 | (thread + 1); }

// What a thread publishes now: all it has acquired, its block's earlier epochs, and its own accesses up to here.
static Clock *clock_publish(const View *v) {
  Clock *own = clock_new(2);
  own->entry[0].key = key_block(v->block);
  own->entry[0].value = (u64)v->epoch << 32;
  own->entry[1].key = key_thread(v->block, v->thread);
  own->entry[1].value = (u64)v->epoch << 32 | v->sub;
  own->count = 2;
  own = clock_join(own, v->own);
  return clock_join(own, v->common);
}

// Keys with one of these say the same of what a proxy fence has passed on to the asynchronous proxy, of shared or global
// memory. Joins carry them like all others, so that a fence counts wherever it stands on the path (PTX ISA, "Causality
// order": proxy-preserved base causality).
#define FENCED_SHARED (1ull << 63)
#define FENCED_GLOBAL (1ull << 62)

static int clock_covers_at(const Clock *c, const Segment *s, u32 thread, u64 mark) {
  if (!c) return 0;
  u64 whole = clock_find(c, key_block(s->block) | mark);
  if (whole && (whole - 1) >> 32 > s->epoch) return 1;
  u64 one = clock_find(c, key_thread(s->block, thread) | mark);
  return one && one - 1 >= ((u64)s->epoch << 32 | s->sub);
}

static int clock_covers(const Clock *c, const Segment *s, u32 thread) { return clock_covers_at(c, s, thread, 0); }

// What a clock says, said under a mark.
static Clock *clock_marked(const Clock *from, u64 mark) {
  Clock *c = clock_new(from->count);
  for (u32 i = 0; i < from->count; i++) {
    if (from->entry[i].key & (FENCED_SHARED | FENCED_GLOBAL)) continue;
    c->entry[c->count] = from->entry[i];
    c->entry[c->count++].key |= mark;
  }
  return c;
}

// --- stamps: segment 30 | thread 10 | site 16 | bytes 4 | kind 4 ---

// kind: 0 plain, 1..4 strong at that scope, 5 read through the non-coherent path; with K_WRITE a write. The last three
// stand only in a cell's second word.
enum { K_PLAIN = 0, K_SCOPE = 7, K_NC = 5, K_WRITE = 8, K_MANY_BLOCK = 6, K_MANY_LAUNCH = 7, K_SIDE = 15 };

static inline u32 stamp_kind(u64 s) { return s & 15; }
static inline u32 stamp_bytes(u64 s) { return s >> 4 & 15; }
static inline u32 stamp_site(u64 s) { return s >> 8 & 0xffff; }
static inline u32 stamp_thread(u64 s) { return s >> 24 & 0x3ff; }
static inline u32 stamp_segment(u64 s) { return (u32)(s >> 34); }
static inline u64 stamp_make(u32 segment, u32 thread, u32 site, u32 bytes, u32 kind) {
  return (u64)segment << 34 | (u64)(thread & 0x3ff) << 24 | (u64)(site & 0xffff) << 8 | bytes << 4 | kind;
}

static u32 segment_new(Runtime *rt, u32 block, u32 epoch, u32 sub) {
  rt->segments = grow(rt->segments, &rt->segment_capacity, rt->segment_count + 1, sizeof(Segment));
  Segment *s = &rt->segments[rt->segment_count];
  s->block = block; s->epoch = epoch; s->sub = sub;
  return rt->segment_count++;
}

// Segments of a block's current epoch are interned by sub clock.
static u32 segment_of(Runtime *rt, Block *b, Thread *t) {
  if (t->segment_epoch == b->epoch + 1) return t->segment;
  if (t->sub >= b->segment_count) {
    b->segments = grow(b->segments, &b->segment_capacity, t->sub + 1, 4);
    while (b->segment_count <= t->sub) b->segments[b->segment_count++] = 0;
  }
  if (!b->segments[t->sub]) b->segments[t->sub] = segment_new(rt, b->uid, b->epoch, t->sub);
  t->segment = b->segments[t->sub];
  t->segment_epoch = b->epoch + 1;
  return t->segment;
}

static void thread_tick(Thread *t) { t->sub++; t->segment_epoch = 0; }

static View view_of(Thread *t) {
  Block *b = t->block;
  View v = {b->uid, t->id, b->epoch, t->sub, b->launch->op, t->clock, b->common, 0};
  return v;
}

// Is the access with this segment and thread ordered before whoever stands at `v`?
static int ordered(Runtime *rt, u32 segment, u32 thread, const View *v) {
  if (segment == 0) return 1;  // the host, before the program
  Segment *s = &rt->segments[segment];
  u32 op = rt->blocks[s->block].op;
  if (op != v->op) return rt->before[(u64)op * rt->ops + v->op];
  if (v->proxy && !rt->blocks[s->block].proxy)
    return clock_covers_at(v->own, s, thread, v->proxy) || clock_covers_at(v->common, s, thread, v->proxy);
  if (s->block == v->block) {
    if (s->epoch < v->epoch) return 1;
    if (thread == v->thread && (s->epoch < v->epoch || (s->epoch == v->epoch && s->sub <= v->sub))) return 1;
    return clock_covers(v->own, s, thread);
  }
  return clock_covers(v->own, s, thread) || clock_covers(v->common, s, thread);
}

// Do two accesses by these blocks lie within each other's scope?
static int scopes_meet(Runtime *rt, u32 block_a, u32 scope_a, u32 block_b, u32 scope_b) {
  u32 scope = scope_a < scope_b ? scope_a : scope_b;
  if (block_a == block_b || scope >= SCOPE_GPU) return 1;
  return scope == SCOPE_CLUSTER && rt->blocks[block_a].cluster == rt->blocks[block_b].cluster;
}
