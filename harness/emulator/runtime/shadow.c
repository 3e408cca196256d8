// SPDX-License-Identifier: Apache-2.0
// Shadow memory. Per 4-byte granule: w, the last plain write; x, the accesses since: one stamp, a marker that stands for
// many readers, or the index of a list that is exact by byte and lane. Every access asks `granule`.
//
// The rule (PTX ISA, "Memory Consistency Model"; data races): two accesses of a byte, one writing, that nothing orders, are
// a race unless both are strong, their scopes cover each other and their bytes coincide.
#include "assay.h"

static void add_finding(Runtime *rt, Finding f) {
  for (u32 i = rt->finding_count; i-- > 0;) {
    Finding *o = &rt->findings[i];
    if (o->kind == f.kind && o->site_a == f.site_a && o->site_b == f.site_b && o->op_a == f.op_a && o->op_b == f.op_b &&
        o->relation == f.relation && o->space == f.space && o->access_b == f.access_b && o->detail == f.detail) {
      o->count++;
      return;
    }
  }
  if (rt->finding_count == rt->finding_capacity) { rt->finding_lost++; return; }
  f.count = 1;
  rt->findings[rt->finding_count++] = f;
}

// One access being judged. view: what it is ordered after; segment: what it is stamped with; kind: as in stamps;
// delayed: an asynchronous copy, judged where it was issued, so not even its own thread's later accesses precede it.
typedef struct Access {
  const View *view;
  u32 segment, site, kind, reads, simple, delayed, linear, space, size;
  u64 address;
} Access;

static int is_write(u32 kind) { return kind >= K_WRITE; }
static int is_strong(u32 kind) { return (kind & K_SCOPE) >= SCOPE_CTA && (kind & K_SCOPE) <= SCOPE_SYS && kind != K_SIDE; }

static u32 access_name(u32 kind) {
  if (kind == K_NC) return 5;
  return is_strong(kind) ? is_write(kind) ? 4 : 3 : is_write(kind) ? 2 : 1;
}

static u32 same_op(Runtime *rt, u32 segment, const Access *a) {
  return rt->blocks[rt->segments[segment].block].op == a->view->op;
}

static void report_race(Runtime *rt, const Access *a, u32 segment, u32 thread, u32 site, u32 kind, u64 where) {
  Segment *s = &rt->segments[segment];
  BlockRecord *r = &rt->blocks[s->block];
  Finding f;
  memset(&f, 0, sizeof f);
  f.kind = F_RACE;
  f.op_a = a->view->op; f.op_b = r->op;
  f.site_a = a->site; f.site_b = site;
  f.block_a = a->linear; f.block_b = r->linear;
  f.thread_a = a->view->thread; f.thread_b = thread;
  f.address = where; f.size = a->size; f.space = a->space;
  f.relation = f.op_a != f.op_b ? 4 : r->home != a->view->block ? 3
             : thread != NOBODY && a->view->thread / WARP == thread / WARP ? 1 : 2;
  f.access_a = access_name(a->kind);
  f.access_b = access_name(kind);
  if (a->view->proxy && f.op_a == f.op_b && !r->proxy) {  // would it be ordered, but for the proxy?
    View generic = *a->view;
    generic.proxy = 0;
    f.detail = ordered(rt, segment, thread, &generic);
  }
  add_finding(rt, f);
}

// --- exact lists ---

static u64 with_bytes(u64 stamp, u32 bytes) { return (stamp & ~0xf0ull) | (u64)bytes << 4; }
static const u64 THREAD_BITS = 0x3ffull << 24;

// Records are one if they differ in the lane alone.
static int same_record(const Record *r, u64 stamp, u32 thread) {
  return r->warp == thread / WARP && (r->stamp | THREAD_BITS) == (stamp | THREAD_BITS);
}

static u32 record_slot(const List *l, u64 stamp, u32 warp) {
  u64 h = ((stamp | THREAD_BITS) ^ (u64)warp << 20) * 0x9e3779b97f4a7c15ull;
  return (u32)(h >> 32) & (l->slots - 1);
}

static void list_index(List *l) {
  free(l->index);
  l->slots = 64;
  while (l->slots < 4 * l->count) l->slots *= 2;
  l->index = zeroed(4ull * l->slots);
  for (u32 i = 0; i < l->count; i++) {
    u32 at = record_slot(l, l->records[i].stamp, l->records[i].warp);
    while (l->index[at]) at = (at + 1) & (l->slots - 1);
    l->index[at] = i + 1;
  }
}

static void list_forget_index(List *l) { free(l->index); l->index = 0; l->slots = 0; }
static void list_clear(List *l) { free(l->records); free(l->index); memset(l, 0, sizeof *l); }

static void list_add(List *l, u64 stamp, u32 thread) {
  Record *r;
  u32 at = 0;
  if (l->slots) {
    for (at = record_slot(l, stamp, thread / WARP); l->index[at]; at = (at + 1) & (l->slots - 1)) {
      r = &l->records[l->index[at] - 1];
      if (same_record(r, stamp, thread)) { r->lanes |= 1u << thread % WARP; return; }
    }
  } else
    for (u32 i = 0; i < l->count; i++)
      if (same_record(&l->records[i], stamp, thread)) { l->records[i].lanes |= 1u << thread % WARP; return; }
  l->records = grow(l->records, &l->capacity, l->count + 1, sizeof(Record));
  r = &l->records[l->count++];
  r->stamp = stamp; r->warp = thread / WARP; r->lanes = 1u << thread % WARP;
  if (is_write(stamp_kind(stamp))) l->writes++;
  if (l->slots && 2 * l->count < l->slots) l->index[at] = l->count;
  else if (l->count >= 16) list_index(l);
}

static Side *side_make(Runtime *rt, Cell *c) {
  if (stamp_kind(c->x) == K_SIDE) return &rt->sides[c->x >> 4];
  u32 at = rt->side_free;
  if (at) rt->side_free = rt->sides[at].next;
  else {
    rt->sides = grow(rt->sides, &rt->side_capacity, rt->side_count + 2, sizeof(Side));
    at = ++rt->side_count;  // 0 is nobody's
  }
  Side *s = &rt->sides[at];
  memset(s, 0, sizeof *s);
  s->initialised = stamp_bytes(c->w);
  if (stamp_segment(c->w)) list_add(&s->others, (c->w & ~15ull) | K_WRITE, stamp_thread(c->w));
  if (c->x) list_add(&s->others, c->x, stamp_thread(c->x));
  c->w = with_bytes(1ull << 8, 0);  // touched; the list holds the rest
  c->x = (u64)at << 4 | K_SIDE;
  return s;
}

static void side_drop(Runtime *rt, Cell *c) {
  Side *s = &rt->sides[c->x >> 4];
  list_clear(&s->others);
  list_clear(&s->alike);
  s->next = rt->side_free;
  rt->side_free = (u32)(c->x >> 4);
}

// Width of one element of an access: a vector is as many accesses as it has elements. A host operation's is a granule.
static u32 width_of(Runtime *rt, u32 op, u32 site) {
  const Site *table = rt->site_tables[op];
  return !table ? 4 : table[site].aux ? table[site].aux : table[site].size;
}

static int conflicts(Runtime *rt, const Access *a, u32 bytes, u64 old) {
  u32 kind = stamp_kind(old);
  if (!is_write(a->kind) && !is_write(kind)) return 0;
  if (is_strong(a->kind) && is_strong(kind))
  {
    const BlockRecord *r = &rt->blocks[rt->segments[stamp_segment(old)].block];
    return !(bytes == stamp_bytes(old) && width_of(rt, a->view->op, a->site) == width_of(rt, r->op, stamp_site(old)) &&
             scopes_meet(rt, a->view->block, a->kind & K_SCOPE, r->home, kind & K_SCOPE));
  }
  return 1;
}

// A marker (many readers of one block epoch, or of one launch) against the newcomer: ordered before it?
static int marker_ordered(Runtime *rt, u32 segment, u32 kind, const View *v) {
  Segment *s = &rt->segments[segment];
  if (rt->blocks[s->block].op != v->op) return ordered(rt, segment, 0, v);
  return kind == K_MANY_BLOCK && s->block == v->block && s->epoch < v->epoch;
}

// Hold an access against a list; a plain write takes out what it replaces (whatever raced has been said).
static void list_judge(Runtime *rt, const Access *a, List *l, u32 bytes, u64 where) {
  int plain_write = is_write(a->kind) && !is_strong(a->kind);
  u32 kept = 0, writes = 0, moved = 0;
  for (u32 i = 0; i < l->count; i++) {
    Record r = l->records[i];
    u32 kind = stamp_kind(r.stamp), old = stamp_bytes(r.stamp), segment = stamp_segment(r.stamp), site = stamp_site(r.stamp);
    if (old & bytes) {
      int same_block = rt->segments[segment].block == a->view->block;
      if (kind == K_MANY_BLOCK || kind == K_MANY_LAUNCH) {
        u32 named = r.warp * WARP + __builtin_ctz(r.lanes);
        if (is_write(a->kind) && !marker_ordered(rt, segment, kind, a->view))
          report_race(rt, a, segment, same_block && named == a->view->thread ? NOBODY : named, site, K_PLAIN, where);
      } else {
        int broken = same_op(rt, segment, a) && ((kind == K_NC && is_write(a->kind)) || (a->kind == K_NC && is_write(kind)));
        int against = broken || conflicts(rt, a, bytes, r.stamp);
        for (u32 lanes = against ? r.lanes : 0; lanes; lanes &= lanes - 1) {
          u32 thread = r.warp * WARP + __builtin_ctz(lanes);
          if (!broken && ordered(rt, segment, thread, a->view)) continue;
          report_race(rt, a, segment, thread, site, kind, where);
          break;
        }
      }
      if (plain_write && kind != K_NC) {
        moved = 1;
        if (!(old & ~bytes)) continue;
        r.stamp = with_bytes(r.stamp, old & ~bytes);
      }
    }
    writes += is_write(kind);
    l->records[kept++] = r;
  }
  l->count = kept;
  l->writes = writes;
  if (moved) list_forget_index(l);
}

static void list_access(Runtime *rt, const Access *a, Cell *c, u32 bytes, u64 where) {
  Side *s = side_make(rt, c);
  int write = is_write(a->kind), alike = is_strong(a->kind) && (a->kind & K_SCOPE) >= SCOPE_GPU;
  if (alike) {
    u32 width = width_of(rt, a->view->op, a->site);
    if (!s->alike.count) { s->bytes = (u8)bytes; s->width = width; }
    alike = s->bytes == bytes && s->width == width;
  }
  // Reads do not race with reads.
  if (write || s->others.writes) list_judge(rt, a, &s->others, bytes, where);
  if (!alike && (write || s->alike.writes)) list_judge(rt, a, &s->alike, bytes, where);
  if (write) s->initialised |= bytes;
  list_add(alike ? &s->alike : &s->others, stamp_make(a->segment, a->view->thread, a->site, bytes, a->kind), a->view->thread);
  if (a->kind == K_WRITE && bytes == 15 && s->others.count == 1 && !s->alike.count) {  // back to words
    side_drop(rt, c);
    c->w = stamp_make(a->segment, a->view->thread, a->site, 15, K_PLAIN);
    c->x = 0;
  }
}

// The last plain write against the newcomer. broken: a non-coherent read in the launch that wrote.
static void check_last_write(Runtime *rt, const Access *a, u64 w, u64 where) {
  u32 segment = stamp_segment(w), thread = stamp_thread(w);
  if (!segment) return;
  if (a->kind == K_NC && same_op(rt, segment, a)) { report_race(rt, a, segment, thread, stamp_site(w), K_WRITE, where); return; }
  if (!a->delayed && segment == a->segment && thread == a->view->thread) return;
  if (!ordered(rt, segment, thread, a->view)) report_race(rt, a, segment, thread, stamp_site(w), K_WRITE, where);
}

// Judge one granule; bytes says which of its four are touched. Returns 0 when bytes that nobody wrote are read.
static int granule(Runtime *rt, const Access *a, Cell *c, u32 bytes, int initialised, u64 where) {
  if (!c->w && initialised) c->w = 0xf0;  // by the host, before the program
  u32 kind = a->kind;
  int write = is_write(kind);
  u64 w = c->w, x = c->x;
  if (stamp_kind(x) == K_SIDE || bytes != 15 || is_strong(kind)) goto list;
  if (!write && stamp_bytes(w) != 15) goto list;
  u32 xk = stamp_kind(x), xs = stamp_segment(x), xt = stamp_thread(x);
  if (x && (is_strong(xk) || (xk == K_NC) != (kind == K_NC && !write)) && !(write && xk == K_NC)) goto list;
  check_last_write(rt, a, w, where);
  u64 stamp = stamp_make(a->segment, a->view->thread, a->site, 15, kind & ~K_WRITE);
  if (!x) { if (write) c->w = stamp; else c->x = stamp; return 1; }
  int before, mine = 0;
  if (xk == K_MANY_BLOCK || xk == K_MANY_LAUNCH) before = marker_ordered(rt, xs, xk, a->view);
  else if (xk == K_NC && same_op(rt, xs, a)) before = 0;
  else {
    mine = !a->delayed && xs == a->segment && xt == a->view->thread;
    before = mine || ordered(rt, xs, xt, a->view);
  }
  if (write) {
    if (!before) {
      int other = (xk == K_MANY_BLOCK || xk == K_MANY_LAUNCH) && rt->segments[xs].block == a->view->block && xt == a->view->thread;
      report_race(rt, a, xs, other ? NOBODY : xt, stamp_site(x), xk == K_NC ? K_NC : K_PLAIN, where);
    }
    c->w = stamp;
    c->x = 0;
    return 1;
  }
  if (mine) return 1;
  if (before) { c->x = stamp; return 1; }
  if (kind == K_NC && same_op(rt, xs, a)) return 1;  // one stands for all: any write of this launch is wrong
  if (kind == K_PLAIN && a->simple && same_op(rt, xs, a)) {
    // With block barriers only, the readers of an epoch are ordered all or none: one marker stands for them.
    if (xk == K_MANY_LAUNCH || (xk == K_MANY_BLOCK && xs == a->segment)) return 1;
    c->x = (x & ~15ull) | (xs == a->segment ? K_MANY_BLOCK : K_MANY_LAUNCH);
    return 1;
  }
list:;
  Side *s = side_make(rt, c);
  int fine = !a->reads || (s->initialised & bytes) == bytes;
  list_access(rt, a, c, bytes, where);
  return fine;
}
