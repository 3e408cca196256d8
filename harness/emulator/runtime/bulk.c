// SPDX-License-Identifier: Apache-2.0
// Operations of the asynchronous proxy: cp.async.bulk and cp.reduce.async.bulk. PTX ISA, "Data Movement and Conversion
// Instructions: Asynchronous copy", "Async proxy".
//
// Each is a flight: an actor that is ordered after its issuer and before whoever waits for its completion, and after
// nothing else. It reads and writes late: when a wait needs it, when nobody else can go on, or by chance.
#include "assay.h"

u32 px_add_f32(u32 a, u32 b, u32 mode);
u64 px_add_f64(u64 a, u64 b, u32 mode);
u32 px_half(u32 op, u32 flags, u32 a, u32 b, u32 c);

// group: the bulk group it belongs to, 0 where an mbarrier tracks it. staged: what it has read.
typedef struct Flight {
  Thread *thread;
  u32 site, bytes, group;
  Target to, from;
  Block *tracked_by;
  u64 tracked_at;
  u8 *staged;
  struct Tensor *tensor;  // of a box: the other end is not linear
  View view;
} Flight;

static void tensor_read(Runtime *rt, Flight *f, u32 segment);
static void tensor_write(Runtime *rt, Flight *f, u32 segment);

// st.async and red.async are of the generic proxy.
static int of_proxy(const Site *s) { return s->op != OP_ST_ASYNC && s->op != OP_RED_ASYNC; }
static const Site *site_of(const Flight *f) { return &f->thread->block->launch->sites[f->site]; }

static u32 actor_record(Runtime *rt, Block *b, u32 proxy) {
  u32 r = block_record(rt, b->launch->op, b->linear);
  rt->blocks[r].home = b->uid;
  rt->blocks[r].proxy = proxy;
  rt->blocks[r].cluster = rt->blocks[b->uid].cluster;
  return r;
}

// The name under which a copy that an mbarrier tracks stands in the shadow: a wait for this phase covers it.
static Tracker *tracker_of(Runtime *rt, Mbarrier *m, const Flight *f) {
  Tracker *k = 0;
  Block *issuer = f->thread->block;
  u32 proxy = of_proxy(site_of(f));
  for (u32 i = 0; i < m->tracker_count; i++)
    if (m->trackers[i].issuer == issuer->uid && m->trackers[i].proxy == proxy) k = &m->trackers[i];
  if (!k) {
    m->trackers = grow(m->trackers, &m->tracker_capacity, m->tracker_count + 1, sizeof(Tracker));
    k = &m->trackers[m->tracker_count++];
    *k = (Tracker){issuer->uid, proxy, actor_record(rt, issuer, proxy), 0, 0};
  }
  if (!k->segment || k->turn != m->turn) {
    k->segment = segment_new(rt, k->record, m->turn, 0);
    k->turn = m->turn;
  }
  return k;
}

static u32 flight_segment(Runtime *rt, Flight *f, int writes) {
  if (!rt->race) return 0;
  Block *b = f->thread->block;
  if (!f->group) return tracker_of(rt, mbarrier_at(f->tracked_by, f->tracked_at), f)->segment;
  u32 *record = writes ? &b->bulk_writes : &b->bulk_reads;
  if (!*record) *record = actor_record(rt, b, 1);
  return segment_new(rt, *record, 0, f->group);
}

static void flight_access(Runtime *rt, Flight *f, const Target *to, u32 kind, u32 segment, u64 at, u32 bytes) {
  Block *b = f->thread->block;
  f->view.proxy = !of_proxy(site_of(f)) ? 0 : to->space == SPACE_SHARED ? FENCED_SHARED : FENCED_GLOBAL;
  Access a = {&f->view, segment, f->site, kind, kind != K_WRITE, 0, 1, b->linear, to->space, bytes, to->address + at};
  if (!judge(rt, &a, to->cells, to->valid, to->offset + at, bytes, to->initialised))
    fault(rt, F_UNINIT, f->thread, f->site, to->address + at, to->space, bytes, 0);
  if (kind != K_PLAIN && to->space == SPACE_SHARED && to->owner->mbarriers) {
    Target part = *to;
    part.offset += at;
    mbarrier_touched(rt, f->thread, f->site, &part, bytes);
  }
}

static void flight_read(Runtime *rt, Flight *f) {
  if (f->staged) return;
  f->staged = malloc(f->bytes + 1);
  if (f->tensor) { tensor_read(rt, f, flight_segment(rt, f, 0)); return; }
  flight_access(rt, f, &f->from, K_PLAIN, flight_segment(rt, f, 0), 0, f->bytes);
  memcpy(f->staged, f->from.host, f->bytes);
}

// --- reductions ---

static u64 reduce_integer(u32 how, u32 type, u64 a, u64 b) {
  int wide = type == TYPE_U64 || type == TYPE_S64, less;
  if (type == TYPE_S32) less = (i32)a < (i32)b;
  else if (type == TYPE_S64) less = (i64)a < (i64)b;
  else less = a < b;
  switch (how) {
    case REDUCE_ADD: return wide ? a + b : (u32)(a + b);
    case REDUCE_MIN: return less ? a : b;
    case REDUCE_MAX: return less ? b : a;
    case REDUCE_INC: return a >= b ? 0 : a + 1;
    case REDUCE_DEC: return a == 0 || a > b ? b : a - 1;
    case REDUCE_AND: return a & b;
    case REDUCE_OR: return a | b;
    default: return a ^ b;
  }
}

static u64 reduce_one(u32 how, u32 type, u64 a, u64 b) {
  switch (type) {
    case TYPE_F16:
    case TYPE_BF16: return px_half(how == REDUCE_ADD ? 0 : how == REDUCE_MIN ? 4 : 5, type == TYPE_BF16, (u32)a, (u32)b, 0);
    case TYPE_F32: return px_add_f32((u32)a, (u32)b, 0);  // subnormals stay, other than in atomics on global memory
    case TYPE_F64: return px_add_f64(a, b, 0);
    default: return reduce_integer(how, type, a, b);
  }
}

static void flight_reduce(Runtime *rt, Flight *f, const Target *to, const u8 *source, u32 bytes, u32 width, u32 type, u32 segment) {
  const Site *s = site_of(f);
  for (u32 at = 0; at + width <= bytes; at += width) {
    u64 a = 0, b = 0;
    flight_access(rt, f, to, K_WRITE | s->scope, segment, at, width);
    memcpy(&a, to->host + at, width);
    memcpy(&b, source + at, width);
    a = reduce_one(s->sub, type, a, b);
    memcpy(to->host + at, &a, width);
  }
}

// --- the way of a flight ---

static Pending pending_of(const Flight *f, int write, u32 mark);

// A copy out of shared memory that a peer's mbarrier tracks: the sender must hear of it before it ends.
static void flight_sent(Runtime *rt, Flight *f, u32 turn) {
  Block *b = f->thread->block;
  if (!rt->race || f->from.space != SPACE_SHARED || f->tracked_by == b) return;
  u32 record = tracker_of(rt, mbarrier_at(f->tracked_by, f->tracked_at), f)->record, at = 0;
  while (at < b->sent_count && b->sent[at].block != record) at++;
  if (at == b->sent_count) b->sent = grow(b->sent, &b->sent_capacity, ++b->sent_count, sizeof(Visit));
  b->sent[at] = (Visit){record, turn, 0, 0, f->site, b->linear, f->bytes, 0, f->from.address};
}

static void flight_complete(Runtime *rt, Flight *f) {
  Mbarrier *m = mbarrier_at(f->tracked_by, f->tracked_at);
  m->brings = pending_of(f, 1, m->turn + 1);
  if (!m->live) { mbarrier_fault(rt, f->thread, f->site, f->tracked_at, BAR_BUSY, 0, 0); return; }
  if (rt->race) {
    // Complete-tx releases the copy at cluster scope, on behalf of the block whose mbarrier it is.
    Tracker *k = tracker_of(rt, m, f);
    Clock *c = clock_new(1);
    c->entry[0].key = key_block(k->record);
    c->entry[0].value = (u64)(m->turn + 1) << 32;
    c->count = 1;
    gather_add(&m->gathering, f->tracked_by->uid, SCOPE_CLUSTER, c);
  }
  flight_sent(rt, f, m->turn);
  mbarrier_bytes(rt, f->thread, f->site, m, -(i64)f->bytes);
  mbarrier_check(rt, m);
  put64(f->tracked_by->shared, (u32)m->offset, mbarrier_word(m));
}

// Read what is not read, write, say so; the flight is gone.
static void flight_land(Runtime *rt, u32 at) {
  Flight *f = rt->flights[at];
  rt->flights[at] = rt->flights[--rt->flight_count];
  flight_read(rt, f);
  u32 segment = flight_segment(rt, f, 1);
  const Site *s = site_of(f);
  if (f->tensor) tensor_write(rt, f, segment);
  else if (s->op == OP_BULK_REDUCE || s->op == OP_RED_ASYNC) flight_reduce(rt, f, &f->to, f->staged, f->bytes, s->aux, s->type, segment);
  else {
    flight_access(rt, f, &f->to, K_WRITE, segment, 0, f->bytes);
    memcpy(f->to.host, f->staged, f->bytes);
  }
  if (!f->group) flight_complete(rt, f);
  clock_drop(f->view.own); clock_drop(f->view.common);
  free(f->staged); free(f->tensor);
  free(f);
  rt->progress++;
}

// Called at each turn of the scheduler. stuck: no thread can go on. Returns whether one landed.
static int flights_step(Runtime *rt, int stuck) {
  if (rt->launch->policy == 0 ? draw(rt) % 24 && !stuck : ++rt->flight_turns % 64 && !stuck) return 0;
  flight_land(rt, rt->launch->policy == 0 ? draw(rt) % rt->flight_count : 0);
  return 1;
}

static void ended_early(Runtime *rt, Block *b, const Pending *p) {
  Finding f;
  memset(&f, 0, sizeof f);
  f.kind = F_EXITED;
  f.op_a = f.op_b = b->launch->op;
  f.site_a = p->site; f.block_a = p->block; f.thread_a = p->thread;
  f.block_b = f.thread_b = NOBODY;
  f.address = p->address; f.space = SPACE_SHARED; f.size = p->bytes; f.access_a = p->write ? 2 : 1;
  add_finding(rt, f);
}

static Pending pending_of(const Flight *f, int write, u32 mark) {
  Thread *t = f->thread;
  return (Pending){mark, f->site, t->block->linear, t->id, f->bytes, (u32)write, write ? f->to.address : f->from.address};
}

// A block ends. finds: by itself, so that copies which still use its shared memory are faults. Judged by what was waited
// for, not by what happens to have landed.
static void flights_end(Runtime *rt, Block *b, int finds) {
  for (u32 i = 0; i < rt->flight_count;) {
    Flight *f = rt->flights[i];
    int touches = (f->from.space == SPACE_SHARED && f->from.owner == b && !f->staged) || (f->to.space == SPACE_SHARED && f->to.owner == b);
    if (f->thread->block == b || touches) flight_land(rt, i); else i++;
  }
  if (!finds) return;
  for (u32 i = 0; i < b->threads; i++)
    if (b->thread[i].sends.mark > b->thread[i].bulk_waited) ended_early(rt, b, &b->thread[i].sends);
  for (Mbarrier *m = b->mbarriers; m; m = m->next)
    if (m->brings.mark > m->waited) ended_early(rt, b, &m->brings);
}

// --- entry points ---

static void bulk_size_fault(Runtime *rt, Thread *t, u32 site, u32 space, u64 address, u32 bytes) {
  Finding f;
  memset(&f, 0, sizeof f);
  f.kind = F_MISALIGNED;
  f.op_a = f.op_b = t->block->launch->op;
  f.site_a = site; f.block_a = t->block->linear; f.thread_a = t->id;
  f.block_b = f.thread_b = NOBODY;
  f.address = address; f.space = space == SPACE_CLUSTER ? SPACE_SHARED : space; f.size = bytes; f.access_a = 2; f.detail = 1;
  add_finding(rt, f);
}

// The mbarrier that a flight will tell. Returns 0 after a fault: no valid object, or not ordered after its init. The
// completion is an operation of the flight, so the issuer leaves no trace at the word.
static int bulk_tracks(Runtime *rt, Thread *t, u32 signal, u64 address, Flight *f) {
  Target word;
  Mbarrier *m = mbarrier_locate(rt, t, signal, SPACE_CLUSTER, address, &word);
  if (!m || !mbarrier_valid(rt, t, signal, &word, m)) return 0;
  if (word.owner != t->block) peer_begun(rt, t, signal, &word);
  f->tracked_by = word.owner; f->tracked_at = word.offset;
  return 1;
}

static void flight_start(Runtime *rt, Thread *t, u32 site, Flight *f) {
  f->thread = t; f->site = site;
  f->view = view_of(t);
  clock_keep(f->view.own); clock_keep(f->view.common);
  if (f->group) t->sends = pending_of(f, 0, f->group);
  rt->flights = grow(rt->flights, &rt->flight_capacity, rt->flight_count + 1, sizeof(Flight *));
  Flight *kept = malloc(sizeof(Flight));
  *kept = *f;
  rt->flights[rt->flight_count++] = kept;
  rt->progress++;
}

// One copy to one place: of this block, or of the peer of that rank where `rank` is not 0 (it is the rank plus one).
static void bulk_one(Runtime *rt, Thread *t, u32 site, u64 to, u64 from, u32 bytes, u64 mbar, u32 signal, u64 rank) {
  const Site *s = &t->block->launch->sites[site];
  Flight f;
  memset(&f, 0, sizeof f);
  if (rank) { to = cluster_offset(to) | rank << RANK_SHIFT; mbar = cluster_offset(mbar) | rank << RANK_SHIFT; }
  if (!locate(rt, t, site, s->space, to, bytes, 16, 1, &f.to)) return;
  if (!locate(rt, t, site, s->source, from, bytes, 16, 0, &f.from)) return;
  if (f.to.space == SPACE_SHARED) { if (!bulk_tracks(rt, t, signal, mbar, &f)) return; }
  else f.group = t->bulk_group + 1;
  f.bytes = bytes;
  flight_start(rt, t, site, &f);
}

// A copy or reduction of `bytes` bytes. mbar: who is told, where the destination is shared memory; signal: the site of
// that; ranks: of a multicast, a mask, else 0.
EXPORT void rt_bulk(u8 *ctx, u8 *blk, u32 site, u64 to, u64 from, u32 bytes, u64 mbar, u32 signal, u32 ranks) {
  Thread *t = thread_of(ctx);
  Runtime *rt = t->block->launch->runtime;
  t->last_site = site;
  if (bytes % 16) { bulk_size_fault(rt, t, site, t->block->launch->sites[site].space, to, bytes); return; }
  if (!ranks) bulk_one(rt, t, site, to, from, bytes, mbar, signal, 0);
  for (; ranks; ranks &= ranks - 1) bulk_one(rt, t, site, to, from, bytes, mbar, signal, __builtin_ctz(ranks) + 1);
  thread_tick(t);
}

// st.async and red.async: up to 16 bytes of registers to a peer's shared memory.
EXPORT void rt_store_async(u8 *ctx, u8 *blk, u32 site, u64 to, u64 low, u64 high, u64 mbar, u32 signal) {
  Thread *t = thread_of(ctx);
  Runtime *rt = t->block->launch->runtime;
  const Site *s = &t->block->launch->sites[site];
  Flight f;
  memset(&f, 0, sizeof f);
  t->last_site = site;
  if (!locate(rt, t, site, s->space, to, s->size, s->size, 1, &f.to)) return;
  if (f.to.owner != t->block) peer_begun(rt, t, site, &f.to);
  if (!bulk_tracks(rt, t, signal, mbar, &f)) return;
  f.bytes = s->size;
  f.staged = malloc(16);
  put64(f.staged, 0, low);
  put64(f.staged, 8, high);
  flight_start(rt, t, site, &f);
  thread_tick(t);
}

EXPORT void rt_bulk_commit(u8 *ctx, u8 *blk, u32 site) { thread_of(ctx)->bulk_group++; }

static void bulk_acquire(Thread *t, u32 record, u32 group) {
  if (!record) return;
  Clock *c = clock_new(1);
  c->entry[0].key = key_thread(record, t->id);
  c->entry[0].value = group;
  c->count = 1;
  t->clock = clock_join(t->clock, c);
  clock_drop(c);
}

// All but the newest `keep` groups are complete, or with .read have read their sources.
EXPORT void rt_bulk_wait(u8 *ctx, u8 *blk, u32 site, u32 keep) {
  Thread *t = thread_of(ctx);
  Block *b = t->block;
  Runtime *rt = b->launch->runtime;
  int reads = b->launch->sites[site].flags & FLAG_READS;
  t->last_site = site;
  if (keep >= t->bulk_group) return;
  u32 group = t->bulk_group - keep;
  if (t->bulk_waited < group) t->bulk_waited = group;
  for (u32 i = 0; i < rt->flight_count;) {
    Flight *f = rt->flights[i];
    if (f->thread != t || !f->group || f->group > group) i++;
    else if (reads) { flight_read(rt, f); i++; }
    else flight_land(rt, i);
  }
  if (!rt->race) return;
  bulk_acquire(t, b->bulk_reads, group);
  if (!reads) bulk_acquire(t, b->bulk_writes, group);
}
