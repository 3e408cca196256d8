// SPDX-License-Identifier: Apache-2.0
// What makes order: releases and acquires on locations, fences, block barriers, mbarriers, asynchronous copies.
// PTX ISA, "Memory Consistency Model" (release and acquire patterns, observation, morally strong), "barrier", "mbarrier".
#include "assay.h"

// --- locations: the releases an acquire may observe ---

static u64 location_key(const Target *to) {
  u64 at = to->address & ~3ull;
  return to->space == SPACE_SHARED ? 1ull << 63 | (u64)to->owner->uid << 28 | at : at;
}

// maker: whose block keeps a new one in its shared memory; 0: only look it up.
static Location *location(Runtime *rt, u64 key, Block *maker) {
  Location **at = &rt->location[(key >> 2 ^ key >> 13) & 4095];
  for (; *at; at = &(*at)->next) if ((*at)->key == key) return *at;
  if (!maker) return 0;
  if (key >> 63) {
    maker->locations = grow(maker->locations, &maker->location_capacity, maker->location_count + 1, 8);
    maker->locations[maker->location_count++] = key;
  }
  *at = zeroed(sizeof(Location));
  (*at)->key = key;
  return *at;
}

// Shared memory dies with its block.
static void locations_die(Runtime *rt, Block *b) {
  for (u32 i = 0; i < b->location_count; i++) {
    u64 key = b->locations[i];
    Location **at = &rt->location[(key >> 2 ^ key >> 13) & 4095];
    while (*at && (*at)->key != key) at = &(*at)->next;
    Location *l = *at;
    if (!l) continue;
    *at = l->next;
    for (u32 j = 0; j < l->count; j++) clock_drop(l->releases[j].clock);
    free(l->releases);
    free(l);
  }
  b->location_count = 0;
}

// The bytes of its first granule that an access covers.
static u32 first_bytes(u64 address, u32 size) { return (size >= 4 ? 15u : (1u << size) - 1) << (address & 3) & 15; }

// A write of these bytes hides the releases there.
static void location_clear(Location *l, u32 bytes) {
  u32 kept = 0;
  for (u32 i = 0; i < l->count; i++)
    if (l->releases[i].bytes & bytes) clock_drop(l->releases[i].clock);
    else l->releases[kept++] = l->releases[i];
  l->count = kept;
}

static void location_add(Location *l, u32 block, u32 scope, u32 bytes, u32 size, Clock *clock) {  // takes the clock over
  for (u32 i = 0; i < l->count; i++)
    if (l->releases[i].block == block && l->releases[i].scope == scope && l->releases[i].bytes == bytes && l->releases[i].size == size) {
      l->releases[i].clock = clock_join(l->releases[i].clock, clock);
      clock_drop(clock);
      return;
    }
  l->releases = grow(l->releases, &l->capacity, l->count + 1, sizeof(Release));
  l->releases[l->count++] = (Release){block, (u8)scope, (u8)bytes, clock, size};
}

static u32 narrower(u32 a, u32 b) { return a < b ? a : b; }

// Where a thread keeps what it observed from a block until a fence that is wide enough.
static Clock **pending_for(Runtime *rt, Thread *t, u32 block) {
  u32 own = t->block->uid;
  if (block == own) return &t->pending_near;
  return rt->blocks[block].cluster == rt->blocks[own].cluster ? &t->pending_mid : &t->pending_far;
}

// A strong read observes the releases at its location: acquired at once, or kept for a later fence.
static void observe(Runtime *rt, Thread *t, const Site *s, u64 key, u32 bytes) {
  Location *l = location(rt, key, 0);
  int acquires = s->sem == SEM_ACQUIRE || s->sem == SEM_ACQ_REL || s->sem == SEM_SC;
  for (u32 i = 0; l && i < l->count; i++) {
    Release *r = &l->releases[i];
    if (r->bytes != bytes || r->size != s->size) continue;  // morally strong: the same bytes (PTX ISA)
    if (!scopes_meet(rt, r->block, r->scope, t->block->uid, s->scope)) continue;
    Clock **into = acquires ? &t->clock : pending_for(rt, t, r->block);
    *into = clock_join(*into, r->clock);
  }
}

// A strong write publishes; a read-modify-write carries on what was published before, another store replaces it.
static void publish(Runtime *rt, Thread *t, const Site *s, const Target *to, u32 bytes, int keeps) {
  u64 key = location_key(to);
  int releases = s->sem == SEM_RELEASE || s->sem == SEM_ACQ_REL || s->sem == SEM_SC;
  int says = releases || t->fenced_far || t->fenced_mid || t->fenced_near;
  Location *l = location(rt, key, says ? to->owner : 0);
  if (!l) return;
  if (!keeps) location_clear(l, bytes);
  u32 block = t->block->uid;
  if (releases) {
    View v = view_of(t);
    location_add(l, block, s->scope, bytes, s->size, clock_publish(&v));
  }
  if (t->fenced_far) location_add(l, block, narrower(SCOPE_GPU, s->scope), bytes, s->size, clock_keep(t->fenced_far));
  if (t->fenced_mid) location_add(l, block, narrower(SCOPE_CLUSTER, s->scope), bytes, s->size, clock_keep(t->fenced_mid));
  if (t->fenced_near) location_add(l, block, SCOPE_CTA, bytes, s->size, clock_keep(t->fenced_near));
}

static void sync_access(Runtime *rt, Thread *t, const Site *s, const Target *to) {
  u64 key = location_key(to);
  u32 bytes = first_bytes(to->address, s->size);
  if (s->op != OP_STORE && s->op != OP_RED) observe(rt, t, s, key, bytes);
  if (s->op == OP_STORE || s->op == OP_ATOM || s->op == OP_RED) publish(rt, t, s, to, bytes, s->op != OP_STORE);
}

static void sync_plain_write(Runtime *rt, Thread *t, const Target *to, u32 size) {
  u64 key = location_key(to);
  for (u32 at = 0; at < size + (to->address & 3); at += 4) {
    Location *l = location(rt, key + at, 0);
    if (l) location_clear(l, at ? 15 : first_bytes(to->address, size));
  }
}

EXPORT void rt_cas_stored(u8 *ctx, u8 *blk, u64 address, u32 site) {
  Thread *t = thread_of(ctx);
  Block *b = t->block;
  Launch *l = b->launch;
  Runtime *rt = l->runtime;
  const Site *s = &l->sites[site];
  Target to;
  if (!locate(rt, t, site, s->space, address, s->size, s->size, 1, &to) || to.space == SPACE_LOCAL) return;
  View v = view_of(t);
  Access a = {&v, rt->race ? segment_of(rt, b, t) : 0, site, K_WRITE | s->scope, 1, l->simple, 0, b->linear, to.space, s->size, to.address};
  judge(rt, &a, to.cells, to.valid, to.offset, s->size, to.initialised);
  if (rt->race) {
    publish(rt, t, s, &to, first_bytes(to.address, s->size), 1);
    if (s->sem == SEM_RELEASE || s->sem == SEM_ACQ_REL || s->sem == SEM_SC) thread_tick(t);
  }
}

// fence.proxy.async: all that is ordered before it is from here on also ordered for the asynchronous proxy, in the
// memory it names (generic: all). PTX ISA, "membar/fence".
static void proxy_fence(Thread *t, u32 space) {
  View v = view_of(t);
  Clock *all = clock_publish(&v);
  for (u32 i = 0; i < 2; i++) {
    if (space == (i ? SPACE_SHARED : SPACE_GLOBAL)) continue;
    Clock *marked = clock_marked(all, i ? FENCED_GLOBAL : FENCED_SHARED);
    t->clock = clock_join(t->clock, marked);
    clock_drop(marked);
  }
  clock_drop(all);
  thread_tick(t);
}

// Fences: what relaxed reads observed is acquired; what is done so far is ready for later relaxed writes to publish.
// sc fences order as acq_rel ones here: their total order draws no edge.
EXPORT void rt_fence(u8 *ctx, u8 *blk, u32 site) {
  Thread *t = thread_of(ctx);
  const Site *s = &t->block->launch->sites[site];
  Runtime *rt = t->block->launch->runtime;
  t->last_site = site;
  if (!rt->race) return;
  if (s->op == OP_PROXY_FENCE) { proxy_fence(t, s->space); return; }
  if (s->sem != SEM_RELEASE) {
    t->clock = clock_join(t->clock, t->pending_near);
    clock_drop(t->pending_near); t->pending_near = 0;
    if (s->scope >= SCOPE_CLUSTER) {
      t->clock = clock_join(t->clock, t->pending_mid);
      clock_drop(t->pending_mid); t->pending_mid = 0;
    }
    if (s->scope >= SCOPE_GPU) {
      t->clock = clock_join(t->clock, t->pending_far);
      clock_drop(t->pending_far); t->pending_far = 0;
    }
  }
  if (s->sem != SEM_ACQUIRE) {
    View v = view_of(t);
    Clock **into = s->scope >= SCOPE_GPU ? &t->fenced_far : s->scope == SCOPE_CLUSTER ? &t->fenced_mid : &t->fenced_near;
    clock_drop(*into);
    *into = clock_publish(&v);
    thread_tick(t);
  }
}

// --- block barriers ---

static void make_ready(Runtime *rt, Thread *t);
static void lanes_ready(Runtime *rt, Block *b, u32 warp, u32 lanes);
static u32 warp_lanes(const Block *b, u32 warp);

static void barrier_fault(Runtime *rt, Block *b, u32 site_a, u32 thread_a, u32 site_b, u32 thread_b, u32 detail) {
  Finding f;
  memset(&f, 0, sizeof f);
  f.kind = F_DIVERGENCE;
  f.op_a = f.op_b = b->launch->op;
  f.site_a = site_a; f.site_b = site_b;
  f.block_a = f.block_b = b->linear;
  f.thread_a = thread_a; f.thread_b = thread_b;
  f.detail = detail;  // 1 a thread has exited, 2 another barrier, 3 warp at two barriers, 4 dead lanes in a mask, 5 caller not in its mask, 6 lanes at different instructions, 7 operands that must be alike differ, 8 and 9 see wgmma.c, 10 and 11 cluster.c, 16 no such barrier, 17 a count of parts of warps
  f.relation = thread_b != NOBODY && thread_a / WARP == thread_b / WARP ? 1 : 2;
  add_finding(rt, f);
}

// Everyone who is left has arrived and waits: the epoch ends, all that anyone of the block did is known to all.
static void epoch_ends(Runtime *rt, Block *b) {
  for (u32 i = 0; !b->launch->simple && i < b->threads; i++) {
    Thread *t = &b->thread[i];
    if (t->clock) {
      b->common = clock_join(b->common, t->clock);
      clock_drop(t->clock);
      t->clock = 0;
    }
    t->sub = 0;
  }
  if (b->common) {  // the block's own entries say nothing that the epoch does not
    Clock *c = clock_new(b->common->count);
    for (u32 i = 0; i < b->common->count; i++)
      if (b->common->entry[i].key >> 11 != b->uid) c->entry[c->count++] = b->common->entry[i];
    clock_drop(b->common);
    b->common = c;
  }
  b->epoch++;
  b->segment_count = 0;
  b->stamp = 0;
}

static void barrier_complete(Runtime *rt, Block *b, Barrier *bar) {
  u32 all_wait = 1, n = bar->count, answer = 0, every = 1, some = 0;
  for (u32 i = 0; i < n; i++) {
    all_wait &= bar->arrivals[i].acquires;
    answer += bar->arrivals[i].value;
    every &= bar->arrivals[i].value;
    some |= bar->arrivals[i].value;
  }
  if (!bar->counted && bar->aligned) {
    Arrival *first = &bar->arrivals[0];
    for (u32 i = 1; i < n; i++)
      if (bar->arrivals[i].site != first->site) {
        barrier_fault(rt, b, bar->arrivals[i].site, bar->arrivals[i].thread, first->site, first->thread, 2);
        break;
      }
    if (b->exited)
      for (u32 i = 0; i < b->threads; i++)
        if (is_dead(b, i)) { barrier_fault(rt, b, first->site, first->thread, ended_at(b, i), i, 1); break; }
  }
  if (rt->race) {
    if (all_wait && n >= b->live) epoch_ends(rt, b);
    else {
      Clock *all = 0;
      for (u32 i = 0; i < n; i++) {
        Arrival *a = &bar->arrivals[i];
        if (!a->clock) { View v = view_of(&b->thread[a->thread]); a->clock = clock_publish(&v); }
        all = clock_join(all, a->clock);
      }
      for (u32 i = 0; i < n; i++)
        if (bar->arrivals[i].acquires) {
          Thread *t = &b->thread[bar->arrivals[i].thread];
          t->clock = clock_join(t->clock, all);
          thread_tick(t);
        }
      clock_drop(all);
    }
  }
  for (u32 i = 0; i < n; i++) {
    Arrival a = bar->arrivals[i];
    clock_drop(a.clock);
    if (!a.acquires) continue;
    Thread *t = &b->thread[a.thread];
    u32 sub = b->launch->sites[a.site].sub;
    if (b->launch->sites[a.site].op == OP_BARRIER_RED) put64(t->ctx, CTX_RESULT, sub == 0 ? answer : sub == 1 ? every : some);
    if (b->launch->sites[a.site].flags & FLAG_ALIGNED) b->warp_waiting[a.thread / WARP]--;
    make_ready(rt, t);
  }
  b->arrived -= n;
  bar->count = 0; bar->counted = 0; bar->aligned = 0; bar->expected = 0;
}

static void barrier_try(Runtime *rt, Block *b, Barrier *bar) {
  if (!bar->count) return;
  if (!bar->counted) {
    if (bar->count >= b->live) barrier_complete(rt, b, bar);
    return;
  }
  // Warps count as a whole: lanes that have exited without arriving count with their warp.
  u32 have = bar->count;
  if (b->exited) {
    u32 arrived[32], warps = 0;
    memset(arrived, 0, sizeof arrived);
    for (u32 i = 0; i < bar->count; i++) {
      arrived[bar->arrivals[i].thread / WARP] |= 1u << bar->arrivals[i].thread % WARP;
      warps |= 1u << bar->arrivals[i].thread / WARP;
    }
    for (u32 i = 0; i < b->threads; i++)
      have += warps >> i / WARP & 1 && is_dead(b, i) && !(arrived[i / WARP] >> i % WARP & 1);
  }
  if (have >= bar->expected) barrier_complete(rt, b, bar);
}

static void arrive(Runtime *rt, Thread *t, u32 site, u32 id, u32 count, u32 value) {
  Block *b = t->block;
  const Site *s = &b->launch->sites[site];
  if (id >= BARRIERS) barrier_fault(rt, t->block, site, t->id, site, NOBODY, 16);
  if (s->flags & FLAG_COUNTED && (!count || count % WARP)) barrier_fault(rt, t->block, site, t->id, site, NOBODY, 17);
  Barrier *bar = &b->barrier[id % BARRIERS];
  t->last_site = site;
  u32 waits = s->op != OP_BARRIER_ARRIVE;
  u32 warp = t->id / WARP;
  if (waits && s->flags & FLAG_ALIGNED && b->warp_waiting[warp]++ && b->warp_site[warp] != site)
    for (u32 lane = t->id / WARP * WARP; lane < (t->id / WARP + 1) * WARP && lane < b->threads; lane++) {
      Thread *o = &b->thread[lane];
      if (o->state == AT_BARRIER && o->wait_site != site && b->launch->sites[o->wait_site].flags & FLAG_ALIGNED) {
        barrier_fault(rt, b, site, t->id, o->wait_site, lane, 3);
        break;
      }
    }
  if (waits && s->flags & FLAG_ALIGNED) b->warp_site[warp] = site;
  bar->arrivals = grow(bar->arrivals, &bar->capacity, bar->count + 1, sizeof(Arrival));
  Arrival *a = &bar->arrivals[bar->count++];
  b->arrived++;
  a->thread = t->id; a->site = site; a->acquires = waits; a->value = value; a->clock = 0;
  if (s->flags & FLAG_COUNTED) { bar->counted = 1; bar->expected = count; }
  if (s->flags & FLAG_ALIGNED) bar->aligned = 1;
  rt->progress++;
  if (waits) { t->state = AT_BARRIER; t->wait_site = site; t->wait_id = id; t->wait_count = count; }
  else if (rt->race) {
    View v = view_of(t);
    a->clock = clock_publish(&v);
    thread_tick(t);
  }
}

// Warps that wait as a whole become arrivals of their lanes: somebody came for whom that matters.
static void bulk_apart(Runtime *rt, Block *b) {
  u32 warps = b->bulk;
  b->bulk = b->bulk_count = 0;
  for (; warps; warps &= warps - 1) {
    u32 warp = __builtin_ctz(warps);
    for (u32 lanes = warp_lanes(b, warp) & ~b->dead[warp]; lanes; lanes &= lanes - 1)
      arrive(rt, &b->thread[warp * WARP + __builtin_ctz(lanes)], b->bulk_site, 0, 0, 0);
  }
}

EXPORT void rt_barrier(u8 *ctx, u8 *blk, u32 site, u32 id, u32 count, u32 value) {
  Thread *t = thread_of(ctx);
  Block *b = t->block;
  bulk_apart(b->runtime, b);
  arrive(b->runtime, t, site, id, count, value);
  barrier_try(b->runtime, b, &b->barrier[id % BARRIERS]);
}

// The lanes that have just stopped at barriers, if they are all that lives of the warp and stopped at the block's plain
// barrier, where everyone else is too. Returns 0, with nothing done, for anything else.
static int barrier_whole(Runtime *rt, Block *b, u32 warp, u32 lanes) {
  u8 *ctx = b->contexts + (u64)warp * WARP * b->launch->frame_bytes;
  u32 site = get32(b->thread[warp * WARP + __builtin_ctz(lanes)].ctx, CTX_SITE);
  const Site *s = &b->launch->sites[site];
  if (s->op != OP_BARRIER_SYNC || s->flags != FLAG_ALIGNED || b->exited || b->arrived || lanes != warp_lanes(b, warp)) return 0;
  if (b->bulk && b->bulk_site != site) return 0;
  for (u32 rest = lanes; rest; rest &= rest - 1) {
    u8 *c = ctx + (u64)__builtin_ctz(rest) * b->launch->frame_bytes;
    if (get32(c, CTX_SITE) != site || get32(c, CTX_MASK)) return 0;
  }
  b->bulk_site = site;
  b->bulk |= 1u << warp;
  b->bulk_count += __builtin_popcount(lanes);
  rt->progress++;
  if (b->bulk_count < b->live) return 1;
  u32 warps = b->bulk;
  b->bulk = b->bulk_count = 0;
  if (rt->race) epoch_ends(rt, b);
  for (; warps; warps &= warps - 1) lanes_ready(rt, b, __builtin_ctz(warps), warp_lanes(b, __builtin_ctz(warps)));
  return 1;
}

// --- asynchronous copies: judged where they were issued, done as late as allowed ---

static u32 block_record(Runtime *rt, u32 op, u32 linear);
static void gather_add(Gather *g, u32 block, u32 scope, Clock *clock);

// by: the segment it is stamped with, 0 for the thread's own, which has waited for it.
static void copy_land(Runtime *rt, Thread *t, Copy *c, u32 by) {
  Block *b = t->block;
  Launch *l = b->launch;
  Target to, from;
  if (locate(rt, t, c->site, SPACE_SHARED, c->to, c->bytes, c->bytes, 1, &to)) {
    u8 bytes[16];
    memset(bytes, 0, sizeof bytes);
    int have = c->filled == 0 || locate(rt, t, c->site, SPACE_GLOBAL, c->from, c->filled, 1, 0, &from);
    u32 segment = !rt->race ? 0 : by ? by : segment_of(rt, b, t);
    if (have && c->filled) {
      memcpy(bytes, from.host, c->filled);
      Access a = {c->view, segment, c->site, K_PLAIN, 1, 0, 1, b->linear, SPACE_GLOBAL, c->filled, from.address};
      if (!judge(rt, &a, from.cells, from.valid, from.offset, c->filled, from.initialised))
        fault(rt, F_UNINIT, t, c->site, from.address, SPACE_GLOBAL, c->filled, 0);
    }
    Access a = {c->view, segment, c->site, K_WRITE, 0, 0, 1, b->linear, SPACE_SHARED, c->bytes, to.address};
    judge(rt, &a, to.cells, to.valid, to.offset, c->bytes, 0);
    memcpy(to.host, bytes, c->bytes);
  }
  clock_drop(c->view->own);
  clock_drop(c->view->common);
  free(c->view);
  rt->progress++;
}

static void copies_land(Runtime *rt, Thread *t, Copy *c, u32 by) {
  while (c) { Copy *next = c->next; copy_land(rt, t, c, by); free(c); c = next; }
}

static void groups_land(Runtime *rt, Thread *t, u32 keep, u32 by) {
  while (t->group_count > keep) {
    Copy *c = t->groups[t->group_first];
    t->groups[t->group_first] = 0;
    t->group_first = (t->group_first + 1) % 64;
    t->group_count--;
    copies_land(rt, t, c, by);
  }
}

// What a wait for the copies handed to mbarriers so far acquires.
static Clock *copies_clock(const Thread *t) {
  Clock *c = clock_new(1);
  c->entry[0].key = key_thread(t->block->copier, t->id);
  c->entry[0].value = t->handed;
  c->count = 1;
  return c;
}

// The mbarrier tracks all copies of the thread so far. They land under a name of their own, so that nobody, the thread
// included, is ordered after them without having waited there.
static void copies_hand_over(Runtime *rt, Thread *t, Mbarrier *m) {
  Block *b = t->block;
  u32 by = 0;
  if (rt->race) {
    if (!b->copier) {
      b->copier = block_record(rt, b->launch->op, b->linear);
      rt->blocks[b->copier].home = b->uid;
    }
    by = segment_new(rt, b->copier, 0, ++t->handed);
  }
  groups_land(rt, t, 0, by);
  copies_land(rt, t, t->open, by);
  t->open = 0;
  if (!rt->race) return;
  gather_add(&m->gathering, b->uid, SCOPE_CTA, copies_clock(t));
}

EXPORT void rt_cp_async(u8 *ctx, u8 *blk, u32 site, u64 to, u64 from, u32 filled) {
  Thread *t = thread_of(ctx);
  Launch *l = t->block->launch;
  Runtime *rt = l->runtime;
  u32 bytes = l->sites[site].size;
  if (filled > bytes) filled = bytes;
  Target where;
  t->last_site = site;
  if (!locate(rt, t, site, SPACE_SHARED, to, bytes, bytes, 1, &where)) return;
  if (filled && !locate(rt, t, site, SPACE_GLOBAL, from, filled, bytes, 0, &where)) return;
  Copy *c = zeroed(sizeof(Copy));
  c->to = to; c->from = from; c->site = site; c->bytes = bytes; c->filled = filled;
  c->view = malloc(sizeof(View));
  *c->view = view_of(t);
  clock_keep(c->view->own);
  clock_keep(c->view->common);
  thread_tick(t);
  Copy **end = &t->open;
  while (*end) end = &(*end)->next;
  *end = c;
}

EXPORT void rt_cp_commit(u8 *ctx, u8 *blk, u32 site) {
  Thread *t = thread_of(ctx);
  Runtime *rt = t->block->launch->runtime;
  if (t->group_count == 64) groups_land(rt, t, 63, 0);
  t->groups[(t->group_first + t->group_count++) % 64] = t->open;
  t->open = 0;
}

EXPORT void rt_cp_wait(u8 *ctx, u8 *blk, u32 site, u32 keep) {
  Thread *t = thread_of(ctx);
  Launch *l = t->block->launch;
  int all = l->sites[site].op == OP_CP_WAIT_ALL;
  // Copies handed to an mbarrier are older than the groups that are left.
  if (t->handed && (all || t->group_count >= keep)) {
    Clock *done = copies_clock(t);
    t->clock = clock_join(t->clock, done);
    clock_drop(done);
  }
  groups_land(l->runtime, t, keep, 0);
  if (all) { copies_land(l->runtime, t, t->open, 0); t->open = 0; }
}
