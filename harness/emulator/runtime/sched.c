// SPDX-License-Identifier: Apache-2.0
// The scheduler: seeded, one thread at a time; which thread, for how many accesses, and how many blocks live at once.
// Blocks are admitted in order; more than a few only when those that live cannot go on, up to what a device would hold.
#include "assay.h"

static u64 draw(Runtime *rt) {  // xorshift128+ (Vigna 2017)
  u64 a = rt->random[0], b = rt->random[1];
  rt->random[0] = b;
  a ^= a << 23;
  rt->random[1] = a ^ b ^ (a >> 17) ^ (b >> 26);
  return rt->random[1] + b;
}

static void seed_random(Runtime *rt, u64 seed) {
  for (u32 i = 0; i < 2; i++) {  // splitmix64
    u64 z = (seed += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    rt->random[i] = (z ^ (z >> 31)) | (i == 0);
  }
}

// The policies that go by priority keep the ready threads as a heap, the largest first; the others as a bag.
static int by_priority(const Runtime *rt) { return rt->launch->policy >= POLICY_PCT; }

static void place(Runtime *rt, Thread *t, u32 slot) { rt->ready[slot] = t; t->slot = slot; }

static void sift_down(Runtime *rt, Thread *t, u32 at) {
  for (u32 child; (child = 2 * at + 1) < rt->ready_count; at = child) {
    if (child + 1 < rt->ready_count && rt->ready[child + 1]->priority > rt->ready[child]->priority) child++;
    if (rt->ready[child]->priority <= t->priority) break;
    place(rt, rt->ready[child], at);
  }
  place(rt, t, at);
}

// Late as allowed: a lane, a warp, a thread or every other block waits until nobody else can go on; then others do.
static void victim_choose(Runtime *rt) {
  rt->victim_kind = (u32)(draw(rt) % 4);
  rt->victim = (u32)draw(rt);
}

static int is_victim(const Runtime *rt, const Thread *t) {
  u32 warps = (t->block->threads + WARP - 1) / WARP, fast = t->block->launch->fast;  // there an entry is a warp
  switch (rt->victim_kind) {
    case 0: return (fast ? t->id : t->id / WARP) == rt->victim % warps;
    case 1: return fast ? t->id != rt->victim % warps : t->id % WARP == rt->victim % WARP;
    case 2: return fast ? t->id == rt->victim % warps : t->id == rt->victim % t->block->threads;
    default: return (t->block->linear ^ rt->victim) & 1;
  }
}

static void push_ready(Runtime *rt, Thread *t) {
  rt->ready = grow(rt->ready, &rt->ready_capacity, rt->ready_count + 1, sizeof(Thread *));
  u32 at = rt->ready_count++;
  if (rt->launch->policy == POLICY_ADVERSARIAL) t->priority = draw(rt) >> 2 | (rt->yields || is_victim(rt, t) ? 0 : 1ull << 63);
  if (by_priority(rt))
    for (u32 up; at && rt->ready[up = (at - 1) / 2]->priority < t->priority; at = up) place(rt, rt->ready[up], at);
  place(rt, t, at);
}

// The fast tier's threads are run by warps: one entry for all the ready lanes.
static void lanes_ready(Runtime *rt, Block *b, u32 warp, u32 lanes) {
  if (!b->ready_lanes[warp]) push_ready(rt, &b->warps[warp]);
  b->ready_lanes[warp] |= lanes;
}

static void make_ready(Runtime *rt, Thread *t) {
  t->state = READY;
  rt->progress++;
  if (t->block->launch->fast) lanes_ready(rt, t->block, t->id / WARP, 1u << t->id % WARP);
  else push_ready(rt, t);
}

static Thread *take(Runtime *rt, u32 slot) {
  Thread *t = rt->ready[slot], *last = rt->ready[--rt->ready_count];
  if (t == last) return t;
  if (by_priority(rt)) sift_down(rt, last, slot); else place(rt, last, slot);
  return t;
}

static u32 block_record(Runtime *rt, u32 op, u32 linear) {
  rt->blocks = grow(rt->blocks, &rt->block_capacity, rt->block_count + 1, sizeof(BlockRecord));
  rt->blocks[rt->block_count] = (BlockRecord){op, linear, rt->block_count, 0, rt->block_count};
  return rt->block_count++;
}

static int flights_step(Runtime *rt, int stuck);
static void flights_end(Runtime *rt, Block *b, int finds);
static void groups_end(Runtime *rt, Block *b);
static void groups_free(Block *b);

// What does not change from one block of a launch to the next.
static Block *block_new(Runtime *rt, Launch *l) {
  Block *b = zeroed(sizeof(Block));
  u32 threads = l->block[0] * l->block[1] * l->block[2], warps = (threads + WARP - 1) / WARP;
  b->launch = l; b->runtime = rt; b->global_cells = rt->cells;
  b->threads = threads; b->shared_bytes = l->shared_bytes;
  b->contexts = zeroed((u64)threads * l->frame_bytes);
  b->thread = zeroed((u64)threads * sizeof(Thread));
  if (l->fast) b->warps = zeroed((u64)warps * sizeof(Thread));
  if (l->local_bytes) b->locals = malloc((u64)threads * l->local_bytes);
  b->shared = malloc(l->shared_bytes + 16);
  u64 granules = (l->shared_bytes + 3) / 4 + 4;
  if (rt->race) b->cells = malloc(granules * sizeof(Cell));
  else b->valid = malloc(granules);
  u32 *tids = malloc(threads * 16ull);
  u8 *k = b->visible;
  for (u32 i = 0; i < 3; i++) { put32(k, BLK_NTID + 4 * i, l->block[i]); put32(k, BLK_NCTAID + 4 * i, l->grid[i]); }
  put32(k, BLK_SHARED_BYTES, l->shared_bytes);
  putptr(k, BLK_PARAMS, l->params);
  putptr(k, BLK_SHARED, b->shared);
  putptr(k, BLK_GLOBALS, l->globals);
  putptr(k, BLK_ARENA, rt->arena);
  putptr(k, BLK_VALID, rt->valid);
  put64(k, BLK_ARENA_SIZE, rt->arena_size);
  putptr(k, BLK_SHARED_VALID, b->valid);
  put32(k, BLK_DYNAMIC_OFFSET, l->dynamic_offset);
  put32(k, BLK_DYNAMIC_BYTES, l->dynamic_bytes);
  putptr(k, BLK_TIDS, tids);
  putptr(k, BLK_ENDS, malloc(threads * 4ull));
  putptr(k, BLK_LOCALS, b->locals);
  put32(k, BLK_NSMID, 132);
  put64(k, BLK_GRIDID, l->op + 1);
  for (u32 i = 0; i < threads; i++) {
    Thread *t = &b->thread[i];
    u8 *c = b->contexts + (u64)i * l->frame_bytes;
    t->ctx = c; t->block = b; t->id = i;
    tids[4 * i] = i % l->block[0];
    tids[4 * i + 1] = i / l->block[0] % l->block[1];
    tids[4 * i + 2] = i / l->block[0] / l->block[1];
    memcpy(c + CTX_TID, tids + 4 * i, 12);
    put32(c, CTX_LANEID, i % WARP);
    put32(c, CTX_WARPID, i / WARP);
    put32(c, CTX_LINEAR, i);
    putptr(c, CTX_LOCAL, b->locals ? b->locals + (u64)i * l->local_bytes : 0);
    putptr(c, CTX_PRIV, t);
  }
  for (u32 w = 0; l->fast && w < warps; w++) { b->warps[w].block = b; b->warps[w].id = w; }
  return b;
}

static void block_free(Block *b) {
  for (u32 i = 0; i < BARRIERS; i++) free(b->barrier[i].arrivals);
  free(getptr(b->visible, BLK_TIDS)); free(getptr(b->visible, BLK_ENDS));
  free(b->segments); free(b->locations); free(b->contexts); free(b->thread); free(b->warps); free(b->locals); free(b->shared); free(b->cells); free(b->valid); free(b->visits); free(b->sent);
  free(b);
}

// Threads that only block barriers order keep nothing of their own but registers.
static void threads_again(Block *b) {
  Launch *l = b->launch;
  for (u32 i = 0; i < b->threads; i++) {
    Thread *t = &b->thread[i];
    memset(&t->state, 0, THREAD_ZEROED - __builtin_offsetof(Thread, state));
    if (l->fast) continue;  // its code begins with registers of zero
    put32(t->ctx, CTX_RESUME, 0);
    put64(t->ctx, CTX_ICOUNT, 0);
    memset(t->ctx + CTX_REGS, 0, l->frame_bytes - CTX_REGS);
  }
}

static u32 warp_lanes(const Block *b, u32 warp) {
  u32 n = b->threads - warp * WARP;
  return n >= WARP ? ~0u : (1u << n) - 1;
}

static u32 cluster_size(const Launch *l) { return l->cluster[0] * l->cluster[1] * l->cluster[2]; }

// The linear number of a block by the order of admission: cluster after cluster, in each by rank.
static u32 linear_of(const Launch *l, u32 index) {
  u32 size = cluster_size(l), r = index % size, at[3];
  if (size == 1) return index;
  for (u32 i = 0, c = index / size; i < 3; i++) {
    u32 wide = l->grid[i] / l->cluster[i];
    at[i] = c % wide * l->cluster[i] + r % l->cluster[i];
    c /= wide;
    r /= l->cluster[i];
  }
  return at[0] + l->grid[0] * (at[1] + l->grid[1] * at[2]);
}

static void cluster_registers(const Launch *l, u8 *k, u32 rank) {
  for (u32 i = 0, r = rank; i < 3; i++) {
    put32(k, BLK_CLUSTER_CTAID + 4 * i, r % l->cluster[i]);
    put32(k, BLK_CLUSTER_NCTAID + 4 * i, l->cluster[i]);
    put32(k, BLK_CLUSTERID + 4 * i, get32(k, BLK_CTAID + 4 * i) / l->cluster[i]);
    put32(k, BLK_NCLUSTERID + 4 * i, l->grid[i] / l->cluster[i]);
    r /= l->cluster[i];
  }
  put32(k, BLK_CLUSTER_RANK, rank);
  put32(k, BLK_CLUSTER_SIZE, cluster_size(l));
  put32(k, BLK_CLUSTER_EXPLICIT, l->explicit_cluster);
}

static void admit_block(Runtime *rt, Cluster *cluster, u32 rank) {
  Launch *l = rt->launch;
  u32 linear = linear_of(l, rt->next_block++), uid = block_record(rt, l->op, linear);
  Block *b = rt->free_blocks;
  if (b) rt->free_blocks = b->next;
  else b = block_new(rt, l);
  b->linear = linear; b->uid = uid; b->live = b->threads;
  b->exited = b->copier = b->bulk_reads = b->bulk_writes = b->arrived = b->bulk = b->bulk_count = b->segment_count = 0;
  b->stamp = 0;
  b->epoch++;  // of a block before it: none of its threads' segments stands for one of these
  u32 warps = (b->threads + WARP - 1) / WARP;
  memset(b->dead, 0, 4 * warps);
  memset(b->warp_waiting, 0, 4 * warps);
  memset(b->at_warp, 0, 4 * warps);
  memset(b->shared, 0xa5, l->shared_bytes + 16);
  u64 granules = (l->shared_bytes + 3) / 4 + 4;
  if (rt->race) memset(b->cells, 0, granules * sizeof(Cell));
  else { memset(b->valid, 0, granules); memset(b->valid, VALID_KNOWN | VALID_WRITABLE, l->shared_bytes / 4); }
  if (l->local_bytes) memset(b->locals, 0, (u64)b->threads * l->local_bytes);
  u8 *k = b->visible;
  put32(k, BLK_CTAID, linear % l->grid[0]);
  put32(k, BLK_CTAID + 4, linear / l->grid[0] % l->grid[1]);
  put32(k, BLK_CTAID + 8, linear / l->grid[0] / l->grid[1]);
  put64(k, BLK_CHANGED, 0);
  put32(k, BLK_SMID, linear % 132);
  b->rank = rank;
  b->over = b->sent_count = 0;
  if (cluster) cluster_join(rt, cluster, b, rank);
  cluster_registers(l, k, rank);
  if (!l->fast || !l->simple) threads_again(b);
  rt->resident[rt->resident_count++] = b;
  rt->progress++;
  if (l->policy == POLICY_PCT) {
    for (u32 i = 0; i < b->threads; i++) b->thread[i].priority = draw(rt) | 1ull << 63;
    for (u32 w = 0; l->fast && w < warps; w++) b->warps[w].priority = draw(rt) | 1ull << 63;
  }
  if (!l->fast) for (u32 i = 0; i < b->threads; i++) push_ready(rt, &b->thread[i]);
  else
    for (u32 w = 0; w < warps; w++) {
      b->fresh[w] = warp_lanes(b, w);
      b->ready_lanes[w] = 0;
      lanes_ready(rt, b, w, b->fresh[w]);
    }
}

// The blocks of a cluster live at once.
static void admit(Runtime *rt) {
  u32 size = cluster_size(rt->launch);
  Cluster *c = rt->launch->clusters ? cluster_new(size) : 0;
  for (u32 i = 0; i < size; i++) admit_block(rt, c, i);
}

static void frames_die(u8 *ctx);

static void retire(Runtime *rt, Block *b) {
  for (u32 i = 0; i < rt->resident_count; i++)
    if (rt->resident[i] == b) { rt->resident[i] = rt->resident[--rt->resident_count]; break; }
  if (b->launch->local_bytes != b->launch->stack_at) for (u32 i = 0; i < b->threads; i++) frames_die(b->thread[i].ctx);
  for (u32 i = 0; !b->launch->simple && i < b->threads; i++) {
    Thread *t = &b->thread[i];
    clock_drop(t->clock); clock_drop(t->fenced_far); clock_drop(t->fenced_near);
    clock_drop(t->pending_far); clock_drop(t->pending_near);
    clock_drop(t->fenced_mid); clock_drop(t->pending_mid); clock_drop(t->arrived_with);
  }
  for (u32 i = 0; b->arrived && i < BARRIERS; i++) {
    Barrier *bar = &b->barrier[i];
    for (u32 j = 0; j < bar->count; j++) clock_drop(bar->arrivals[j].clock);
    bar->count = bar->counted = bar->aligned = bar->expected = 0;
  }
  for (Mbarrier *m = b->mbarriers; m;) {
    Mbarrier *next = m->next;
    mbarrier_free(m);
    m = next;
  }
  b->mbarriers = 0;
  // Shared memory's exact lists die with the block.
  for (u64 g = 0; b->cells && g < (b->launch->shared_bytes + 3u) / 4; g++)
    if (stamp_kind(b->cells[g].x) == K_SIDE) side_drop(rt, &b->cells[g]);
  locations_die(rt, b);
  groups_free(b);
  clock_drop(b->common);
  b->common = 0;
  cluster_leave(b);
  b->next = rt->free_blocks;
  rt->free_blocks = b;
}

// All threads have ended. Its shared memory stays as long as a peer lives, which may find it gone.
static void block_ends(Runtime *rt, Block *b) {
  Cluster *c = b->cluster;
  flights_end(rt, b, 1);
  groups_end(rt, b);
  if (!c) { retire(rt, b); return; }
  if (rt->race) visits_check(rt, b);
  b->over = 1;
  if (++c->over < c->size) return;
  for (u32 i = c->size; i-- > 0;) retire(rt, c->block[i]);
}

static void thread_ends(Runtime *rt, Thread *t, i32 how) {
  Block *b = t->block;
  Launch *l = b->launch;
  u32 warp = t->id / WARP, waiting = b->at_warp[warp];
  bulk_apart(rt, b);
  groups_land(rt, t, 0, 0);
  copies_land(rt, t, t->open, 0);
  t->open = 0;
  t->state = DONE;
  frames_die(t->ctx);
  if (!l->fast || (how != RET_EXITED && how != RET_EXIT)) put32(getptr(b->visible, BLK_ENDS), 4 * t->id, get32(t->ctx, CTX_SITE));
  if (how == RET_TRAP) { l->trapped++; fault(rt, F_TRAP, t, ended_at(b, t->id), 0, 0, 0, 0); }
  else if (how == RET_FAULT) l->trapped++;
  else if (how == RET_EXIT) l->exited++;
  else if (how == RET_FELL_OFF) l->fell_off++;
  else l->returned++;
  b->dead[warp] |= 1u << t->id % WARP;
  b->live--; b->exited++;
  rt->progress++;
  for (; waiting; waiting &= waiting - 1) {
    u32 lane = __builtin_ctz(waiting);
    if (b->at_warp[warp] >> lane & 1) warp_try(rt, &b->thread[warp * WARP + lane]);
  }
  cluster_thread_ends(rt, t);
  if (!b->live) block_ends(rt, b);
  else if (b->arrived) for (u32 i = 0; i < BARRIERS; i++) barrier_try(rt, b, &b->barrier[i]);
}

static u64 state_hash(const Launch *l, const Thread *t) {
  u64 h = get32(t->ctx, CTX_RESUME) * 0x9e3779b97f4a7c15ull;
  for (u32 at = CTX_REGS; at + 8 <= l->frame_bytes; at += 8) h = (h ^ get64(t->ctx, at)) * 0x100000001b3ull, h ^= h >> 29;
  return h;
}

// How long the thread may run: accesses before it is stopped, instructions before a loop head yields.
static u64 quantum(Runtime *rt, Launch *l, const Thread *t, i32 *accesses) {
  *accesses = 1 << 28;
  switch (l->policy) {
    case POLICY_SEQUENTIAL: return 20000;
    case POLICY_ROUND_ROBIN: *accesses = 16; return 1000;
    case POLICY_PCT: if (rt->changes) *accesses = (i32)rt->change_in; return 20000;
    case POLICY_ADVERSARIAL:
      if (t->priority >> 63) return 20000;
      *accesses = 1 + (i32)(draw(rt) % 3);
      victim_choose(rt);
      return 64;
    default: break;
  }
  u64 r = draw(rt);
  u32 kind = r & 3;
  r >>= 8;
  if (kind == 0) { *accesses = 1 + r % 4; return 1 + (r >> 16) % 64; }
  if (kind == 1) { *accesses = 1 + r % 64; return 1 + (r >> 16) % 2000; }
  *accesses = 1 << 20;
  return 50000;
}

// Probabilistic concurrency testing (Burckhardt et al. 2010): random priorities, the largest runs, and at a few random
// places whoever runs falls below everyone. Who spins or runs on and on falls too. left: of its accesses.
static void priority_lower(Runtime *rt, Thread *t, i32 left, int yields) {
  if (rt->launch->policy != POLICY_PCT) return;
  if (rt->changes && left < 0) {
    rt->changes--;
    rt->change_in = 1 + (u32)(draw(rt) % (1u << draw(rt) % 12));
  } else if (rt->changes && left < (i32)rt->change_in) rt->change_in = left > 0 ? (u32)left : 1;
  if (yields) t->priority = rt->lowest--;
}

// A thread stopped to let others go on. Returns whether nothing changed since it was in this very state, so that it spins
// until something does; same: it is where it was a moment ago.
static int spins(Runtime *rt, Launch *l, Thread *t, int *same) {
  u64 h = state_hash(l, t);
  *same = h == t->hash;
  t->hash = h;
  if (t->seen_at != rt->progress) { t->seen_at = rt->progress; t->seen_count = 0; }
  for (u32 i = 0; i < t->seen_count && i < 16; i++) if (t->seen[i] == h) return 1;
  t->seen[t->seen_count++ % 16] = h;
  return 0;
}

// Run a thread for its quantum, in slices that grow: at the end of each its state is looked at, so that a spinning
// thread is soon seen to spin. rests: nothing changed since it was in this very state, so it goes on spinning until
// something does.
static i32 run_thread(Runtime *rt, Launch *l, Thread *t, int *rests) {
  u8 *k = t->block->visible;
  u64 began = get64(t->ctx, CTX_ICOUNT), slice = 512, more = quantum(rt, l, t, &t->run);
  for (;;) {
    u64 before = get64(t->ctx, CTX_ICOUNT), left = began + more - before;
    put64(t->ctx, CTX_LIMIT, before + (left < slice ? left : slice));
    i32 code = l->code(t->ctx, k);
    u64 now = get64(t->ctx, CTX_ICOUNT);
    l->executed += now - before;
    if (get64(k, BLK_CHANGED)) { put64(k, BLK_CHANGED, 0); rt->progress++; }
    if (code != RET_YIELD) return code;
    int same;
    if (spins(rt, l, t, &same)) { *rests = 1; return code; }
    if (same || t->run < 0 || now >= began + more || l->executed > l->fuel) return code;
    slice *= 2;
  }
}

static void rest(Runtime *rt, Thread *t) {
  rt->idle = grow(rt->idle, &rt->idle_capacity, rt->idle_count + 1, sizeof(Thread *));
  if (!rt->idle_count) rt->idle_at = rt->progress;  // whatever changes from here on may free some of them
  rt->idle[rt->idle_count++] = t;
}

static void wake(Runtime *rt) {
  u64 progress = rt->progress;
  for (u32 i = 0; i < rt->idle_count; i++) make_ready(rt, rt->idle[i]);
  rt->idle_count = 0;
  rt->progress = progress;
}

static void thread_stopped(Runtime *rt, Launch *l, Thread *t, i32 code, int rests) {
  if (code == RET_YIELD) {
    u64 progress = rt->progress;
    rt->yields = 1;
    if (rests) rest(rt, t); else make_ready(rt, t);
    rt->yields = 0;
    rt->progress = progress;
  } else if (code == RET_PARKED) {
    /* queued by the call that parked it */
  } else if (code == RET_COLLECTIVE) {
    collective(rt, t, get32(t->ctx, CTX_SITE));
  } else if (code == RET_BARRIER) {
    rt_barrier(t->ctx, t->block->visible, get32(t->ctx, CTX_SITE), get32(t->ctx, CTX_MASK), get32(t->ctx, CTX_B), get32(t->ctx, CTX_C));
  } else if (code == RET_UNSUPPORTED) {
    l->status = 1;
    l->status_site = get32(t->ctx, CTX_SITE);
    l->status_block = t->block->linear; l->status_thread = t->id;
  } else thread_ends(rt, t, code);
}

// Lanes of a warp that ended by ret.
static void lanes_end(Runtime *rt, Block *b, u32 warp, u32 lanes) {
  Launch *l = b->launch;
  if (l->simple && !b->at_warp[warp] && !b->arrived && !b->bulk) {
    u32 n = __builtin_popcount(lanes);
    b->dead[warp] |= lanes;
    b->live -= n; b->exited += n; l->returned += n;
    rt->progress++;
    if (!b->live) retire(rt, b);
    return;
  }
  for (; lanes; lanes &= lanes - 1) thread_ends(rt, &b->thread[warp * WARP + __builtin_ctz(lanes)], RET_EXITED);
}

// Run the ready lanes of a warp, each until it stops, in slices that grow as for one thread. Whole warps at one collective
// or at barrier 0 are answered as such.
static void run_warp(Runtime *rt, Launch *l, Block *b, u32 warp) {
  u8 *k = b->visible, *ctx0 = b->contexts + (u64)warp * WARP * l->frame_bytes;
  u32 ready = b->ready_lanes[warp], fresh = ready & b->fresh[warp], lanes = fresh ? fresh : ready, some = lanes;
  i32 accesses;
  u64 more = quantum(rt, l, &b->warps[warp], &accesses), used = 0, slice = 512;
  if (l->policy == POLICY_RANDOM && accesses < 1 << 20) some &= (u32)draw(rt);  // the others later
  if (some) lanes = some;
  b->ready_lanes[warp] = 0;
  b->fresh[warp] &= ~lanes;
  if (ready & ~lanes) lanes_ready(rt, b, warp, ready & ~lanes);
  while (lanes) {
    put64(k, BLK_QUANTUM, slice);
    u64 answer = ((WarpCode)l->code)(ctx0, k, lanes, warp * WARP, fresh != 0);
    u64 ran = get64(k, BLK_EXECUTED);
    u32 ended = (u32)answer, codes = (u32)(answer >> 32);
    put64(k, BLK_EXECUTED, 0);
    l->executed += ran;
    used += ran / __builtin_popcount(lanes);
    fresh = 0;
    if (get64(k, BLK_CHANGED)) { put64(k, BLK_CHANGED, 0); rt->progress++; }
    lanes &= ~ended;
    if (codes == 1u << RET_COLLECTIVE && !ended && warp_whole(b, warp, lanes)) {
      rt->progress++;
      if (used < more && l->executed <= l->fuel) continue;
      lanes_ready(rt, b, warp, lanes);
      return;
    }
    if (codes == 1u << RET_BARRIER && !ended && barrier_whole(rt, b, warp, lanes)) return;
    u32 going = 0;
    if (l->policy == POLICY_PCT && codes >> RET_YIELD & 1 && !b->ready_lanes[warp]) b->warps[warp].priority = rt->lowest--;
    for (u32 rest_ = lanes; rest_; rest_ &= rest_ - 1) {
      Thread *t = &b->thread[warp * WARP + __builtin_ctz(rest_)];
      i32 code = get32(t->ctx, CTX_CODE);
      int same, rests = 0;
      if (code == RET_YIELD) {
        u32 last = get32(t->ctx, CTX_SITE);  // of accesses judged in place, since anything else
        if (last) t->last_site = last;
        rests = spins(rt, l, t, &same);
        if (!rests && !same && used < more && l->executed <= l->fuel) { going |= 1u << t->id % WARP; continue; }
      }
      thread_stopped(rt, l, t, code, rests);
    }
    if (ended) {
      int last = __builtin_popcount(ended) == b->live;
      lanes_end(rt, b, warp, ended);
      if (last) return;
    }
    lanes = going;
    slice *= 2;
  }
}

static void deadlock(Runtime *rt, Launch *l) {
  Finding f;
  memset(&f, 0, sizeof f);
  f.kind = F_DEADLOCK;
  f.op_a = f.op_b = l->op;
  f.block_a = f.thread_a = f.block_b = f.thread_b = NOBODY;
  u32 stuck = 0;
  for (u32 i = 0; i < rt->resident_count; i++) bulk_apart(rt, rt->resident[i]);
  for (u32 i = 0; i < rt->resident_count; i++)
    for (u32 j = 0; j < rt->resident[i]->threads; j++) {
      Thread *t = &rt->resident[i]->thread[j];
      if (is_dead(rt->resident[i], j)) continue;
      u32 site = stuck_site(t);
      if (!stuck++) { f.site_a = site; f.block_a = rt->resident[i]->linear; f.thread_a = j; f.access_a = t->state; }
      else if (f.thread_b == NOBODY && site != f.site_a) { f.site_b = site; f.block_b = rt->resident[i]->linear; f.thread_b = j; f.access_b = t->state; }
    }
  f.detail = stuck;
  mbarrier_deadlock(rt, &f);
  add_finding(rt, f);
  l->status = 3;
}

// Launches run one by one, so segments grow with time: those below are ordered before this one if all ops so far are.
static void horizon_set(Runtime *rt, Launch *l) {
  rt->first_segment = rt->segment_count;
  u32 all = 1;
  for (u32 i = 1; all && i < rt->block_count; i++) {
    u32 op = rt->blocks[i].op;
    all = op != l->op && rt->before[(u64)op * rt->ops + l->op];
  }
  rt->horizon = all ? rt->first_segment : 1;
}

static void launch_begin(Runtime *rt, Launch *l) {
  rt->launch = l;
  l->runtime = rt;
  rt->site_tables[l->op] = l->sites;
  rt->next_block = 0;
  rt->total_blocks = l->grid[0] * l->grid[1] * l->grid[2];
  rt->resident = zeroed((u64)(l->resident_limit + 1 + cluster_size(l)) * sizeof(Block *));
  rt->resident_count = rt->ready_count = rt->cursor = 0;
  rt->progress = 1;
  rt->preempt = 1;
  horizon_set(rt, l);
  seed_random(rt, l->seed * 0x9e3779b97f4a7c15ull + l->op);
  rt->idle_count = rt->turns = 0;
  rt->lowest = 1ull << 62;
  rt->changes = (u32)(draw(rt) % 4);
  rt->change_in = 1 + (u32)(draw(rt) % (1u << draw(rt) % 12));
  victim_choose(rt);
}

static void launch_end(Runtime *rt) {
  for (u32 n = rt->resident_count; n-- > 0;) {
    Block *b = rt->resident[n];
    for (u32 i = 0; i < b->threads; i++) {
      Thread *t = &b->thread[i];
      if (is_dead(b, i)) continue;
      groups_land(rt, t, 0, 0);
      copies_land(rt, t, t->open, 0);
    }
    flights_end(rt, b, 0);
  }
  while (rt->resident_count) retire(rt, rt->resident[0]);
  while (rt->free_blocks) {
    Block *b = rt->free_blocks;
    rt->free_blocks = b->next;
    block_free(b);
  }
  free(rt->resident);
  rt->resident = 0;
}

EXPORT u32 rt_launch(Runtime *rt, Launch *l) {
  launch_begin(rt, l);
  u32 first = l->policy == POLICY_SEQUENTIAL ? 1 : 2 + draw(rt) % 6;
  if (first > l->resident_limit) first = l->resident_limit;
  u32 target = first;
  while (!l->status) {
    while (rt->next_block < rt->total_blocks && rt->resident_count < target) admit(rt);
    if (!rt->resident_count) break;
    // Threads that spin rest until something changed; they are asked again now and then, and when nobody else can go on.
    if (rt->idle_count && rt->progress != rt->idle_at && (!rt->ready_count || ++rt->turns % 16 == 0)) wake(rt);
    if (rt->flight_count && (l->policy != POLICY_ADVERSARIAL || !rt->ready_count) && flights_step(rt, !rt->ready_count)) continue;
    if (!rt->ready_count) {
      if (rt->next_block < rt->total_blocks && rt->resident_count < l->resident_limit) { target = rt->resident_count + 1; admit(rt); continue; }
      deadlock(rt, l);
      break;
    }
    u32 slot = 0;
    if (l->policy == POLICY_RANDOM) slot = (u32)(draw(rt) % rt->ready_count);
    else if (!by_priority(rt)) slot = (l->policy == POLICY_ROUND_ROBIN ? rt->cursor++ : rt->cursor) % rt->ready_count;
    Thread *t = take(rt, slot);
    Block *b = t->block;
    u32 linear = b->linear;
    if (l->fast) run_warp(rt, l, b, t->id);
    else {
      int rests = 0;
      i32 code = run_thread(rt, l, t, &rests);
      priority_lower(rt, t, t->run, code == RET_YIELD);
      thread_stopped(rt, l, t, code, rests);
      if (code == RET_YIELD && l->policy == POLICY_SEQUENTIAL) rt->cursor++;  // the others first
    }
    if (l->fast && l->policy == POLICY_SEQUENTIAL) rt->cursor++;
    if (l->executed > l->fuel && !l->status && (rt->resident_count || rt->next_block < rt->total_blocks)) {
      l->status = 2;
      l->status_site = l->fast ? b->thread[0].last_site : t->last_site;
      l->status_block = linear;
    }
  }
  launch_end(rt);
  return l->status;
}

// --- making and ending a runtime; offsets of what Python fills in are answered by rt_layout ---

EXPORT Runtime *rt_new(u8 *arena, u64 bytes, void *cells, void *valid, u32 race, const u8 *before, u32 ops) {
  Runtime *rt = zeroed(sizeof(Runtime));
  rt->arena = arena; rt->arena_size = bytes; rt->cells = cells; rt->valid = valid; rt->race = race;
  rt->ops = ops;
  rt->site_tables = zeroed(8ull * (ops + 1));
  rt->before = malloc((u64)ops * ops + 1);
  memcpy(rt->before, before, (u64)ops * ops);
  rt->finding_capacity = 256;
  rt->findings = zeroed(256 * sizeof(Finding));
  block_record(rt, 0, 0);
  segment_new(rt, 0, 0, 0);  // segment 0: the host, before the program
  return rt;
}

EXPORT void rt_free(Runtime *rt) {
  for (u32 i = 1; i <= rt->side_count; i++) { list_clear(&rt->sides[i].others); list_clear(&rt->sides[i].alike); }
  for (u32 i = 0; i < 4096; i++)
    for (Location *l = rt->location[i]; l;) {
      Location *next = l->next;
      location_clear(l, 15);
      free(l->releases);
      free(l);
      l = next;
    }
  free(rt->sides); free(rt->segments); free(rt->blocks); free(rt->regions); free(rt->before); free(rt->site_tables); free(rt->findings); free(rt->ready); free(rt->idle); free(rt->output); free(rt->flights);
  free(rt);
}

EXPORT void rt_region(Runtime *rt, u64 begin, u64 end, u32 flags) {  // in ascending order
  rt->regions = grow(rt->regions, &rt->region_capacity, rt->region_count + 1, sizeof(Region));
  rt->regions[rt->region_count] = (Region){begin, end, flags, rt->region_count};
  rt->region_count++;
  if (rt->race || end - begin > MARKED) return;
  // Whole granules only: the rest, and what is larger, is looked up at each access.
  u64 first = (begin - GLOBAL_BASE + 3) / 4, last = (end - GLOBAL_BASE) / 4;
  if (first < last) memset(rt->valid + first, VALID_KNOWN | (flags & 1 ? 15 | VALID_READABLE : 0) | (flags & 14 ? 0 : VALID_WRITABLE), last - first);
}

// A block and a segment for an operation of the host: block in the low half, segment in the high one.
EXPORT u64 rt_host_block(Runtime *rt, u32 op) {
  u32 block = block_record(rt, op, 0);
  return block | (u64)segment_new(rt, block, 0, 0) << 32;
}

EXPORT u32 rt_findings(Runtime *rt, Finding *out, u32 most) {
  u32 n = rt->finding_count < most ? rt->finding_count : most;
  memcpy(out, rt->findings, (u64)n * sizeof(Finding));
  return n;
}

EXPORT u32 rt_lost(Runtime *rt) { return rt->finding_lost; }
