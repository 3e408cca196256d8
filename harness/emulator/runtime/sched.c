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

static void make_ready(Runtime *rt, Thread *t) {
  t->state = READY;
  rt->ready = grow(rt->ready, &rt->ready_capacity, rt->ready_count + 1, sizeof(Thread *));
  t->slot = rt->ready_count;
  rt->ready[rt->ready_count++] = t;
  rt->progress++;
}

static Thread *take(Runtime *rt, u32 slot) {
  Thread *t = rt->ready[slot];
  rt->ready[slot] = rt->ready[--rt->ready_count];
  rt->ready[slot]->slot = slot;
  return t;
}

static u32 block_record(Runtime *rt, u32 op, u32 linear) {
  rt->blocks = grow(rt->blocks, &rt->block_capacity, rt->block_count + 1, sizeof(BlockRecord));
  rt->blocks[rt->block_count] = (BlockRecord){op, linear, rt->block_count, 0, rt->block_count};
  return rt->block_count++;
}

static int flights_step(Runtime *rt, int stuck);
static void flights_end(Runtime *rt, Block *b, int finds);

static void admit(Runtime *rt) {
  Launch *l = rt->launch;
  Block *b = zeroed(sizeof(Block));
  u32 linear = rt->next_block++, threads = l->block[0] * l->block[1] * l->block[2];
  b->launch = l; b->linear = linear; b->threads = b->live = threads;
  b->uid = block_record(rt, l->op, linear);
  b->blk = zeroed(256);
  b->contexts = zeroed((u64)threads * l->frame_bytes);
  b->thread = zeroed((u64)threads * sizeof(Thread));
  if (l->local_bytes) b->locals = zeroed((u64)threads * l->local_bytes);
  b->shared = malloc(l->shared_bytes + 16);
  memset(b->shared, 0xa5, l->shared_bytes + 16);
  u64 granules = (l->shared_bytes + 3) / 4 + 4;
  if (rt->race) b->cells = zeroed(granules * sizeof(Cell));
  else {
    b->valid = zeroed(granules);
    memset(b->valid, VALID_KNOWN | VALID_WRITABLE, l->shared_bytes / 4);
  }
  u8 *k = b->blk;
  put32(k, BLK_CTAID, linear % l->grid[0]);
  put32(k, BLK_CTAID + 4, linear / l->grid[0] % l->grid[1]);
  put32(k, BLK_CTAID + 8, linear / l->grid[0] / l->grid[1]);
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
  putptr(k, BLK_PRIV, b);
  put32(k, BLK_SMID, linear % 132);
  put32(k, BLK_NSMID, 132);
  put64(k, BLK_GRIDID, l->op + 1);
  for (u32 i = 0; i < threads; i++) {
    Thread *t = &b->thread[i];
    u8 *c = b->contexts + (u64)i * l->frame_bytes;
    t->ctx = c; t->block = b; t->id = i;
    put32(c, CTX_TID, i % l->block[0]);
    put32(c, CTX_TID + 4, i / l->block[0] % l->block[1]);
    put32(c, CTX_TID + 8, i / l->block[0] / l->block[1]);
    put32(c, CTX_LANEID, i % WARP);
    put32(c, CTX_WARPID, i / WARP);
    put32(c, CTX_LINEAR, i);
    putptr(c, CTX_LOCAL, b->locals ? b->locals + (u64)i * l->local_bytes : 0);
    putptr(c, CTX_PRIV, t);
    make_ready(rt, t);
  }
  rt->resident[rt->resident_count++] = b;
}

static void retire(Runtime *rt, Block *b) {
  for (u32 i = 0; i < rt->resident_count; i++)
    if (rt->resident[i] == b) { rt->resident[i] = rt->resident[--rt->resident_count]; break; }
  for (u32 i = 0; i < b->threads; i++) {
    Thread *t = &b->thread[i];
    clock_drop(t->clock); clock_drop(t->fenced_far); clock_drop(t->fenced_near);
    clock_drop(t->pending_far); clock_drop(t->pending_near);
  }
  for (u32 i = 0; i < BARRIERS; i++) {
    for (u32 j = 0; j < b->barrier[i].count; j++) clock_drop(b->barrier[i].arrivals[j].clock);
    free(b->barrier[i].arrivals);
  }
  for (Mbarrier *m = b->mbarriers; m;) {
    Mbarrier *next = m->next;
    mbarrier_free(m);
    m = next;
  }
  // Shared memory's exact lists die with the block.
  for (u64 g = 0; b->cells && g < (b->launch->shared_bytes + 3u) / 4; g++)
    if (stamp_kind(b->cells[g].x) == K_SIDE) side_drop(rt, &b->cells[g]);
  locations_die(rt, b);
  clock_drop(b->common);
  free(b->segments); free(b->blk); free(b->contexts); free(b->thread); free(b->locals); free(b->shared); free(b->cells); free(b->valid);
  free(b);
}

static void thread_ends(Runtime *rt, Thread *t, i32 how) {
  Block *b = t->block;
  Launch *l = b->launch;
  groups_land(rt, t, 0, 0);
  copies_land(rt, t, t->open, 0);
  t->open = 0;
  t->state = DONE;
  t->ended = get32(t->ctx, CTX_SITE);
  if (how == RET_TRAP) { l->trapped++; fault(rt, F_TRAP, t, t->ended, 0, 0, 0, 0); }
  else if (how == RET_EXIT) l->exited++;
  else if (how == RET_FELL_OFF) l->fell_off++;
  else l->returned++;
  b->live--; b->exited++;
  rt->progress++;
  for (u32 lane = t->id / WARP * WARP; lane < (t->id / WARP + 1) * WARP && lane < b->threads; lane++)
    if (b->thread[lane].state == AT_WARP) warp_try(rt, &b->thread[lane]);
  if (b->live) for (u32 i = 0; i < BARRIERS; i++) barrier_try(rt, b, &b->barrier[i]);
  else {
    flights_end(rt, b, 1);
    retire(rt, b);
  }
}

static u64 state_hash(const Launch *l, const Thread *t) {
  u64 h = get32(t->ctx, CTX_RESUME) * 0x9e3779b97f4a7c15ull;
  for (u32 at = CTX_REGS; at + 8 <= l->frame_bytes; at += 8) h = (h ^ get64(t->ctx, at)) * 0x100000001b3ull, h ^= h >> 29;
  return h;
}

// How long the thread may run: accesses before it is stopped, instructions before a loop head yields.
static void quantum(Runtime *rt, Launch *l, Thread *t, u64 *instructions) {
  if (l->policy == 2) { t->run = 1 << 28; *instructions = 20000; return; }
  if (l->policy == 1) { t->run = 16; *instructions = 1000; return; }
  u64 r = draw(rt);
  u32 kind = r & 3;
  r >>= 8;
  if (kind == 0) { t->run = 1 + r % 4; *instructions = 1 + (r >> 16) % 64; }
  else if (kind == 1) { t->run = 1 + r % 64; *instructions = 1 + (r >> 16) % 2000; }
  else { t->run = 1 << 20; *instructions = 50000; }
}

// Run a thread for its quantum, in slices that grow: at the end of each its state is looked at, so that a spinning
// thread is soon seen to spin. rests: nothing changed since it was in this very state, so it goes on spinning until
// something does.
static i32 run_thread(Runtime *rt, Launch *l, Thread *t, int *rests) {
  u8 *k = t->block->blk;
  u64 began = get64(t->ctx, CTX_ICOUNT), slice = 512, more;
  quantum(rt, l, t, &more);
  for (;;) {
    u64 before = get64(t->ctx, CTX_ICOUNT), left = began + more - before;
    put64(t->ctx, CTX_LIMIT, before + (left < slice ? left : slice));
    i32 code = l->code(t->ctx, k);
    u64 now = get64(t->ctx, CTX_ICOUNT);
    l->executed += now - before;
    if (get64(k, BLK_CHANGED)) { put64(k, BLK_CHANGED, 0); rt->progress++; }
    if (code != RET_YIELD) return code;
    if (!rt->race) t->last_site = get32(t->ctx, CTX_SITE);  // of the fast tier, whose accesses do not come here
    u64 h = state_hash(l, t);
    int same = h == t->hash;
    t->hash = h;
    if (t->seen_at != rt->progress) { t->seen_at = rt->progress; t->seen_count = 0; }
    for (u32 i = 0; i < t->seen_count && i < 16; i++) if (t->seen[i] == h) { *rests = 1; return code; }
    t->seen[t->seen_count++ % 16] = h;
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

static void deadlock(Runtime *rt, Launch *l) {
  Finding f;
  memset(&f, 0, sizeof f);
  f.kind = F_DEADLOCK;
  f.op_a = f.op_b = l->op;
  f.block_a = f.thread_a = f.block_b = f.thread_b = NOBODY;
  u32 stuck = 0;
  for (u32 i = 0; i < rt->resident_count; i++)
    for (u32 j = 0; j < rt->resident[i]->threads; j++) {
      Thread *t = &rt->resident[i]->thread[j];
      if (t->state == DONE) continue;
      u32 site = t->state == READY ? t->last_site : t->wait_site;
      if (!stuck++) { f.site_a = site; f.block_a = rt->resident[i]->linear; f.thread_a = j; f.access_a = t->state; }
      else if (f.thread_b == NOBODY && site != f.site_a) { f.site_b = site; f.block_b = rt->resident[i]->linear; f.thread_b = j; f.access_b = t->state; }
    }
  f.detail = stuck;
  mbarrier_deadlock(rt, &f);
  add_finding(rt, f);
  l->status = 3;
}

EXPORT u32 rt_launch(Runtime *rt, Launch *l) {
  rt->launch = l;
  l->runtime = rt;
  rt->site_tables[l->op] = l->sites;
  rt->next_block = 0;
  rt->total_blocks = l->grid[0] * l->grid[1] * l->grid[2];
  rt->resident = zeroed((u64)(l->resident_limit + 1) * sizeof(Block *));
  rt->resident_count = rt->ready_count = rt->cursor = 0;
  rt->progress = 1;
  rt->preempt = 1;
  seed_random(rt, l->seed * 0x9e3779b97f4a7c15ull + l->op);
  rt->idle_count = rt->turns = 0;
  u32 first = l->policy == 2 ? 1 : 2 + draw(rt) % 6;
  if (first > l->resident_limit) first = l->resident_limit;
  u32 target = first;
  while (!l->status) {
    while (rt->next_block < rt->total_blocks && rt->resident_count < target) admit(rt);
    if (!rt->resident_count) break;
    // Threads that spin rest until something changed; they are asked again now and then, and when nobody else can go on.
    if (rt->idle_count && rt->progress != rt->idle_at && (!rt->ready_count || ++rt->turns % 16 == 0)) wake(rt);
    if (rt->flight_count && flights_step(rt, !rt->ready_count)) continue;
    if (!rt->ready_count) {
      if (rt->next_block < rt->total_blocks && rt->resident_count < l->resident_limit) { target = rt->resident_count + 1; admit(rt); continue; }
      deadlock(rt, l);
      break;
    }
    u32 slot = l->policy == 0 ? draw(rt) % rt->ready_count : (l->policy == 1 ? rt->cursor++ : rt->cursor) % rt->ready_count;
    Thread *t = take(rt, slot);
    Block *b = t->block;
    int rests = 0;
    i32 code = run_thread(rt, l, t, &rests);
    if (code == RET_YIELD) {
      u64 progress = rt->progress;
      if (rests) rest(rt, t); else make_ready(rt, t);
      rt->progress = progress;
      if (l->policy == 2) rt->cursor++;  // the others first
    } else if (code == RET_PARKED) {
      /* queued by the call that parked it */
    } else if (code == RET_UNSUPPORTED) {
      l->status = 1;
      l->status_site = get32(t->ctx, CTX_SITE);
      l->status_block = b->linear; l->status_thread = t->id;
    } else thread_ends(rt, t, code);
    if (l->executed > l->fuel && !l->status && (rt->resident_count || rt->next_block < rt->total_blocks)) {
      l->status = 2;
      l->status_site = t->last_site; l->status_block = b->linear;
    }
  }
  while (rt->resident_count) {
    Block *b = rt->resident[0];
    for (u32 i = 0; i < b->threads; i++) {
      Thread *t = &b->thread[i];
      if (t->state == DONE) continue;
      groups_land(rt, t, 0, 0);
      copies_land(rt, t, t->open, 0);
    }
    flights_end(rt, b, 0);
    retire(rt, b);
  }
  free(rt->resident);
  rt->resident = 0;
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
  free(rt->sides); free(rt->segments); free(rt->blocks); free(rt->regions); free(rt->before); free(rt->site_tables); free(rt->findings); free(rt->ready); free(rt->idle); free(rt->flights);
  free(rt);
}

EXPORT void rt_region(Runtime *rt, u64 begin, u64 end, u32 flags) {  // in ascending order
  rt->regions = grow(rt->regions, &rt->region_capacity, rt->region_count + 1, sizeof(Region));
  rt->regions[rt->region_count] = (Region){begin, end, flags, rt->region_count};
  rt->region_count++;
  if (rt->race || end - begin > MARKED) return;
  // Whole granules only: the rest, and what is larger, is looked up at each access.
  u64 first = (begin - GLOBAL_BASE + 3) / 4, last = (end - GLOBAL_BASE) / 4;
  if (first < last) memset(rt->valid + first, VALID_KNOWN | (flags & 1 ? 15 : 0) | (flags & 14 ? 0 : VALID_WRITABLE), last - first);
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
