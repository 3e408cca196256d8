// SPDX-License-Identifier: Apache-2.0
// Clusters: barrier.cluster, and whose shared memory an access by a peer may still, or already, touch. PTX ISA, "Cluster
// of Cooperative Thread Arrays", "barrier.cluster"; CUDA C++ Programming Guide, "Distributed Shared Memory".
#include "assay.h"

enum { CLUSTER_IDLE = 0, CLUSTER_ARRIVED = 1 };

static void ended_early(Runtime *rt, Block *b, const Pending *p);

static Cluster *cluster_new(u32 size) {
  Cluster *c = zeroed(sizeof(Cluster));
  c->size = size;
  return c;
}

static void cluster_join(Runtime *rt, Cluster *c, Block *b, u32 rank) {
  c->block[rank] = b;
  c->missing += b->threads;
  c->there++;
  b->cluster = c; b->rank = rank; b->over = 0;
  rt->blocks[b->uid].cluster = c->block[0] ? c->block[0]->uid : b->uid;
}

static void cluster_leave(Block *b) {
  Cluster *c = b->cluster;
  for (u32 i = 0; i < b->visit_count; i++) b->visits[i].site = 0;
  if (!c) return;
  b->cluster = 0;
  if (--c->there) return;
  clock_drop(c->completed);
  for (u32 i = 0; i < c->count; i++) clock_drop(c->gathering[i]);
  free(c->gathering);
  free(c);
}

static void cluster_fault(Runtime *rt, Thread *t, u32 site, u32 kind, u32 detail, u64 address) {
  Finding f;
  memset(&f, 0, sizeof f);
  f.kind = kind;
  f.op_a = f.op_b = t->block->launch->op;
  f.site_a = site; f.block_a = t->block->linear; f.thread_a = t->id;
  f.block_b = f.thread_b = NOBODY;
  f.address = address; f.space = SPACE_SHARED; f.size = 4; f.detail = detail; f.access_a = 1;
  add_finding(rt, f);
}

// --- a peer's shared memory ---

// Addresses of shared::cluster: the offset in the low 24 bits; above them the rank plus one, or 0 for the own block.
#define RANK_SHIFT 24
static u64 cluster_offset(u64 address) { return address & ((1u << RANK_SHIFT) - 1); }

// The block that an address of shared::cluster names; null if there is none.
static Block *cluster_block(Block *b, u64 address) {
  u64 rank = address >> RANK_SHIFT;
  if (!rank || rank - 1 == b->rank) return b;
  return b->cluster && rank <= b->cluster->size ? b->cluster->block[rank - 1] : 0;
}

static int clock_knows(const Clock *c, u32 block) { return clock_find(c, key_block(block)) != 0; }

// Does anything order this access after the beginning of the peer? Its shared memory may not be there before.
static void peer_begun(Runtime *rt, Thread *t, u32 site, const Target *to) {
  u32 uid = to->owner->uid;
  if (!rt->race || clock_knows(t->clock, uid) || clock_knows(t->block->common, uid)) return;
  cluster_fault(rt, t, site, F_EXITED, 3, to->address);
}

// An access by a thread of another block, which the owner must be ordered after when it ends.
static void peer_visits(Runtime *rt, Thread *t, u32 site, const Target *to, u32 size, u32 write) {
  Block *b = to->owner;
  peer_begun(rt, t, site, to);
  if (!rt->race) return;
  u32 at = t->block->rank * b->threads + t->id, need = b->cluster->size * b->threads;
  if (b->visit_count < need) {
    b->visits = realloc(b->visits, need * sizeof(Visit));
    memset(b->visits + b->visit_count, 0, (need - b->visit_count) * sizeof(Visit));
    b->visit_count = need;
  }
  b->visits[at] = (Visit){t->block->uid, t->block->epoch, t->sub, t->id, site, t->block->linear, size, write, to->address};
}

// The block has ended: was it after all that peers did to its shared memory?
static void visits_check(Runtime *rt, Block *b) {
  Clock *all = clock_keep(b->common);
  int any = 0;
  for (u32 i = 0; i < b->visit_count; i++) any |= b->visits[i].site != 0;
  if (!any && !b->sent_count) { clock_drop(all); return; }
  for (u32 i = 0; i < b->threads; i++) all = clock_join(all, b->thread[i].clock);
  for (u32 i = 0; i < b->visit_count + b->sent_count; i++) {
    Visit *v = i < b->visit_count ? &b->visits[i] : &b->sent[i - b->visit_count];
    if (!v->site) continue;
    Segment s = {v->block, v->epoch, v->sub};
    if (clock_covers(all, &s, v->thread)) continue;
    ended_early(rt, b, &(Pending){0, v->site, v->linear, v->thread, v->bytes, v->write, v->address});
  }
  clock_drop(all);
}

// --- barrier.cluster ---

// Clocks joined two by two, so that many cost little more than their sum.
static Clock *clocks_join(Clock **all, u32 n) {
  if (!n) return 0;
  while (n > 1) {
    u32 half = 0;
    for (u32 i = 0; i < n; i += 2) {
      Clock *c = all[i];
      if (i + 1 < n) { c = clock_join(c, all[i + 1]); clock_drop(all[i + 1]); }
      all[half++] = c;
    }
    n = half;
  }
  return all[0];
}

// What a wait acquires. Whoever acquired nothing since it arrived knows no more than all who arrived do.
static void cluster_acquire(Runtime *rt, Thread *t) {
  Cluster *c = t->block->cluster;
  if (!rt->race) return;
  if (t->clock == t->arrived_with && c->released == c->size * t->block->threads) {
    clock_drop(t->clock);
    t->clock = clock_keep(c->completed);
  } else t->clock = clock_join(t->clock, c->completed);
  thread_tick(t);
}

static void cluster_passes(Runtime *rt, Thread *t) {
  cluster_acquire(rt, t);
  clock_drop(t->arrived_with);
  t->arrived_with = 0;
  t->cluster_state = CLUSTER_IDLE;
}

static void cluster_try(Runtime *rt, Cluster *c) {
  if (c->missing || !c->arrivals) return;
  clock_drop(c->completed);
  c->completed = clocks_join(c->gathering, c->count);
  c->released = c->releases;
  c->count = c->arrivals = c->releases = 0;
  c->phase++;
  rt->progress++;
  for (u32 i = 0; i < c->size; i++) c->missing += c->block[i]->live;
  for (u32 i = 0; i < c->size; i++) {
    Block *b = c->block[i];
    for (u32 j = 0; c->waiting && j < b->threads; j++) {
      Thread *t = &b->thread[j];
      if (is_dead(b, j) || t->state != AT_CLUSTER) continue;
      c->waiting--;
      cluster_passes(rt, t);
      make_ready(rt, t);
    }
  }
}

// A thread has ended: nobody waits for it. PTX ISA: "all the non-exited threads of the cluster".
static void cluster_thread_ends(Runtime *rt, Thread *t) {
  Cluster *c = t->block->cluster;
  if (!c) return;
  if (t->cluster_state == CLUSTER_IDLE || t->cluster_phase != c->phase) c->missing--;
  clock_drop(t->arrived_with);
  t->arrived_with = 0;
  cluster_try(rt, c);
}

// Lanes of one warp arrive at, or wait for, an aligned barrier at one instruction.
static void cluster_aligned(Runtime *rt, Thread *t, u32 site, int waits) {
  Block *b = t->block;
  t->cluster_site[waits] = site;
  if (!(b->launch->sites[site].flags & FLAG_ALIGNED)) return;
  u32 base = t->id / WARP * WARP;
  for (u32 lane = base; lane < base + WARP && lane < b->threads; lane++) {
    Thread *o = &b->thread[lane];
    u32 other = o->cluster_turn == t->cluster_turn ? o->cluster_site[waits] : 0;
    if (o == t || is_dead(b, lane) || !other || other == site) continue;
    barrier_fault(rt, b, site, t->id, other, lane, 3);
    return;
  }
}

EXPORT void rt_cluster_arrive(u8 *ctx, u8 *blk, u32 site) {
  Thread *t = thread_of(ctx);
  Block *b = t->block;
  Runtime *rt = b->launch->runtime;
  Cluster *c = b->cluster;
  t->last_site = site;
  if (t->cluster_state == CLUSTER_ARRIVED) { cluster_fault(rt, t, site, F_DIVERGENCE, 10, 0); return; }
  t->cluster_state = CLUSTER_ARRIVED;
  t->cluster_phase = c->phase;
  t->cluster_turn++;
  t->cluster_site[1] = 0;
  cluster_aligned(rt, t, site, 0);
  if (rt->race) {
    Clock *mine;
    if (b->launch->sites[site].sem == SEM_RELAXED) {  // that the block has begun is known all the same
      mine = clock_new(1);
      mine->entry[0].key = key_block(b->uid);
      mine->entry[0].value = 0;
      mine->count = 1;
      if (t->fenced_mid) mine = clock_join(mine, t->fenced_mid);
      if (t->fenced_far) mine = clock_join(mine, t->fenced_far);
    } else {
      View v = view_of(t);
      mine = clock_publish(&v);
      c->releases++;
    }
    c->gathering = grow(c->gathering, &c->capacity, c->count + 1, sizeof(Clock *));
    c->gathering[c->count++] = mine;
    t->arrived_with = clock_keep(t->clock);
    thread_tick(t);
  }
  c->arrivals++; c->missing--;
  rt->progress++;
  cluster_try(rt, c);
}

EXPORT void rt_cluster_wait(u8 *ctx, u8 *blk, u32 site) {
  Thread *t = thread_of(ctx);
  Runtime *rt = t->block->launch->runtime;
  Cluster *c = t->block->cluster;
  t->last_site = t->wait_site = site;
  if (t->cluster_state == CLUSTER_IDLE) {  // undefined; here it goes on
    cluster_fault(rt, t, site, F_DIVERGENCE, 11, 0);
    make_ready(rt, t);
    return;
  }
  cluster_aligned(rt, t, site, 1);
  if (t->cluster_phase != c->phase) {
    cluster_passes(rt, t);
    make_ready(rt, t);
    return;
  }
  t->state = AT_CLUSTER;
  c->waiting++;
  rt->progress++;
}

// --- getctarank and mapa: which block an address lies in, and the same place of another ---

EXPORT u32 rt_cta_rank(u8 *ctx, u8 *blk, u64 address) {
  u64 rank = address >> RANK_SHIFT & 0xff;
  return rank ? (u32)rank - 1 : thread_of(ctx)->block->rank;
}
