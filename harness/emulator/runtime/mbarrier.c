// SPDX-License-Identifier: Apache-2.0
// mbarrier objects. PTX ISA, "Parallel Synchronization and Communication Instructions: mbarrier": phases, pending counts,
// tx-counts, tracking of asynchronous operations; and what order a completed phase makes.
#include "assay.h"

#define MOST_COUNT 0xfffffu  // of arrivals, and of bytes either way

// --- what has been released ---

static void gather_add(Gather *g, u32 block, u32 scope, Clock *clock) {  // takes the clock over
  for (u32 i = 0; i < g->count; i++)
    if (g->releases[i].block == block && g->releases[i].scope == scope) {
      g->releases[i].clock = clock_join(g->releases[i].clock, clock);
      clock_drop(clock);
      return;
    }
  g->releases = grow(g->releases, &g->capacity, g->count + 1, sizeof(Release));
  g->releases[g->count++] = (Release){block, (u8)scope, 15, clock};
}

static void gather_clear(Gather *g) {
  for (u32 i = 0; i < g->count; i++) clock_drop(g->releases[i].clock);
  g->count = 0;
}

static void gather_acquire(Runtime *rt, Thread *t, const Gather *g, const Site *s) {
  for (u32 i = 0; i < g->count; i++) {
    const Release *r = &g->releases[i];
    u32 own = t->block->uid;
    if (!scopes_meet(rt, r->block, r->scope, own, s->scope)) continue;
    Clock **into = s->sem == SEM_ACQUIRE ? &t->clock : pending_for(rt, t, r->block);
    *into = clock_join(*into, r->clock);
  }
}

// --- the objects ---

static Mbarrier *mbarrier_find(Block *b, u64 offset) {
  for (Mbarrier *m = b->mbarriers; m; m = m->next) if (m->offset == offset) return m;
  return 0;
}

static Mbarrier *mbarrier_at(Block *b, u64 offset) {
  Mbarrier *m = mbarrier_find(b, offset);
  if (m) return m;
  m = zeroed(sizeof(Mbarrier));
  m->offset = offset; m->next = b->mbarriers;
  b->mbarriers = m;
  return m;
}

static void mbarrier_free(Mbarrier *m) {
  gather_clear(&m->gathering); gather_clear(&m->completed);
  free(m->gathering.releases); free(m->completed.releases); free(m->trackers);
  free(m);
}

// Opaque contents of the word, so that whoever overwrites it is found out.
static u64 mbarrier_word(const Mbarrier *m) {
  return 1ull << 63 | (u64)(m->phase & 0xff) << 48 | (u64)(m->pending & 0xffff) << 24 | ((u64)m->tx & 0xffffff);
}

// detail: as harness/emulator/report.py reads it.
static void mbarrier_fault(Runtime *rt, Thread *t, u32 site, u64 address, u32 detail, u32 a, u32 b) {
  Finding f;
  memset(&f, 0, sizeof f);
  f.kind = F_MBARRIER;
  f.op_a = f.op_b = t->block->launch->op;
  f.site_a = site; f.block_a = t->block->linear; f.thread_a = t->id;
  f.block_b = f.thread_b = NOBODY;
  f.address = address; f.space = SPACE_SHARED; f.size = 8; f.detail = detail;
  f.more[0] = a; f.more[1] = b;
  add_finding(rt, f);
}
enum {
  BAR_AGAIN = 1, BAR_INVALID = 2, BAR_COUNT = 3, BAR_EXCEEDS = 4, BAR_COMPLETES = 5, BAR_EXPIRED = 6, BAR_BYTES = 7,
  BAR_TOUCHED = 8, BAR_OVERWRITTEN = 9, BAR_SPACE = 10, BAR_BUSY = 11, BAR_REMOTE = 12,
};

// An access that is no mbarrier operation, to a word that is an mbarrier's.
static void mbarrier_touched(Runtime *rt, Thread *t, u32 site, const Target *to, u32 size) {
  for (Mbarrier *m = to->owner->mbarriers; m; m = m->next)
    if (m->live && m->offset < to->offset + size && to->offset < m->offset + 8)
      mbarrier_fault(rt, t, site, m->offset, BAR_TOUCHED, 0, 0);
}

static void mbarrier_check(Runtime *rt, Mbarrier *m) {
  if (!m->live || m->pending || m->tx) return;
  m->phase++; m->turn++;
  m->pending = m->expected;
  gather_clear(&m->completed);
  Gather done = m->gathering;
  m->gathering = m->completed;
  m->completed = done;
  rt->progress++;
}

static void mbarrier_bytes(Runtime *rt, Thread *t, u32 site, Mbarrier *m, i64 bytes) {
  m->tx += bytes;
  if (m->tx > (i64)MOST_COUNT || m->tx < -(i64)MOST_COUNT) mbarrier_fault(rt, t, site, m->offset, BAR_BYTES, 0, 0);
}

// Which object an address names; null after a fault that has been reported.
static Mbarrier *mbarrier_locate(Runtime *rt, Thread *t, u32 site, u32 space, u64 address, Target *to) {
  if (!locate(rt, t, site, space, address, 8, 8, 1, to)) return 0;
  if (to->space != SPACE_SHARED) { mbarrier_fault(rt, t, site, address, BAR_SPACE, 0, 0); return 0; }
  return mbarrier_at(to->owner, to->offset);
}

// Operations are strong, whatever scope they synchronise at; init and inval are weak. All must be ordered after init.
static int mbarrier_judge(Runtime *rt, Thread *t, u32 site, const Target *to, Mbarrier *m, int weak) {
  View v = view_of(t);
  Block *b = t->block;
  Access a = {&v, rt->race ? segment_of(rt, b, t) : 0, site, weak ? K_WRITE : K_WRITE | SCOPE_SYS, !weak, 0, 0, b->linear, SPACE_SHARED, 8, to->address};
  int written = judge(rt, &a, to->cells, to->valid, to->offset, 8, 0);
  if (weak || m->live) {
    if (m->live && !rt->race && get64(to->host, 0) != mbarrier_word(m)) mbarrier_fault(rt, t, site, to->address, BAR_OVERWRITTEN, 0, 0);
    return 1;
  }
  if (!written) fault(rt, F_UNINIT, t, site, to->address, SPACE_SHARED, 8, 0);
  else mbarrier_fault(rt, t, site, to->address, BAR_INVALID, 0, 0);
  return 0;
}

// Is the object valid, for an operation that another does on the thread's behalf? Its init must be ordered before.
static int mbarrier_valid(Runtime *rt, Thread *t, u32 site, const Target *to, Mbarrier *m) {
  if (!m->live) {
    mbarrier_fault(rt, t, site, to->address, BAR_INVALID, 0, 0);
    return 0;
  }
  View v = view_of(t);
  if (rt->race && !ordered(rt, m->init_segment, m->init_thread, &v)) {
    Access a = {&v, 0, site, K_WRITE | SCOPE_SYS, 1, 0, 0, t->block->linear, SPACE_SHARED, 8, to->address};
    report_race(rt, &a, m->init_segment, m->init_thread, m->init_site, K_WRITE, to->address);
  }
  return 1;
}

// What the thread has done so far goes out with its arrival, at the scope of the release, or of an earlier fence.
static void mbarrier_release(Thread *t, Mbarrier *m, const Site *s) {
  u32 block = t->block->uid;
  if (s->sem != SEM_RELAXED) {
    View now = view_of(t);
    gather_add(&m->gathering, block, s->scope, clock_publish(&now));
    thread_tick(t);
  }
  if (t->fenced_far) gather_add(&m->gathering, block, narrower(SCOPE_GPU, s->scope), clock_keep(t->fenced_far));
  if (t->fenced_mid) gather_add(&m->gathering, block, narrower(SCOPE_CLUSTER, s->scope), clock_keep(t->fenced_mid));
  if (t->fenced_near) gather_add(&m->gathering, block, SCOPE_CTA, clock_keep(t->fenced_near));
}

static void mbarrier_init(Runtime *rt, Thread *t, u32 site, Mbarrier *m, u64 count) {
  if (m->live) mbarrier_fault(rt, t, site, m->offset, BAR_AGAIN, 0, 0);
  if (!count || count > MOST_COUNT) mbarrier_fault(rt, t, site, m->offset, BAR_COUNT, (u32)count, 0);
  m->live = 1; m->phase = 0; m->tx = 0; m->turn++;
  m->pending = m->expected = (u32)count;
  if (rt->race) m->init_segment = segment_of(rt, t->block, t);
  m->init_thread = t->id; m->init_site = site;
  gather_clear(&m->gathering); gather_clear(&m->completed);
}

static u64 mbarrier_wait(Runtime *rt, Thread *t, u32 site, Mbarrier *m, u64 argument) {
  const Site *s = &t->block->launch->sites[site];
  u32 ahead = m->phase - (u32)(argument >> 32);
  int done = s->flags & FLAG_PARITY ? (m->phase & 1) != (argument & 1) : ahead != 0;
  if (!(s->flags & FLAG_PARITY) && ahead > 1) mbarrier_fault(rt, t, site, m->offset, BAR_EXPIRED, ahead, 0);
  if (done && rt->race) gather_acquire(rt, t, &m->completed, s);
  if (done) m->waited = m->turn;
  t->awaits = done ? 0 : m;
  t->awaits_site = site;
  return done;
}

// Arrivals: `count` of them; the answer is the state before: phase, and the pending count.
static u64 mbarrier_arrive(Runtime *rt, Thread *t, u32 site, Mbarrier *m, u64 count) {
  const Site *s = &t->block->launch->sites[site];
  u64 state = (u64)m->phase << 32 | m->pending;
  if (!count || count > MOST_COUNT) mbarrier_fault(rt, t, site, m->offset, BAR_COUNT, (u32)count, 0);
  if (count > m->pending) mbarrier_fault(rt, t, site, m->offset, BAR_EXCEEDS, (u32)count, m->pending);
  if (s->op == OP_MBAR_ARRIVE_DROP || s->op == OP_MBAR_DROP_EXPECT_TX) m->expected -= count > m->expected ? m->expected : (u32)count;
  if (s->flags & FLAG_NO_COMPLETE && count >= m->pending && !m->tx) mbarrier_fault(rt, t, site, m->offset, BAR_COMPLETES, 0, 0);
  m->pending -= count > m->pending ? m->pending : (u32)count;
  mbarrier_check(rt, m);
  rt->progress++;
  return state;
}

// One operation on an mbarrier. The answer of an arrive is the state, of a wait whether it is over. bytes: of the
// transactions that are expected or complete.
EXPORT u64 rt_mbarrier(u8 *ctx, u8 *blk, u32 site, u64 address, u64 argument, u64 bytes) {
  Thread *t = thread_of(ctx);
  Runtime *rt = t->block->launch->runtime;
  const Site *s = &t->block->launch->sites[site];
  Target to;
  t->last_site = site;
  Mbarrier *m = mbarrier_locate(rt, t, site, s->space, address, &to);
  if (!m) return 1;
  int weak = s->op == OP_MBAR_INIT || s->op == OP_MBAR_INVAL, waits = s->op == OP_MBAR_TEST_WAIT || s->op == OP_MBAR_TRY_WAIT;
  if (to.owner != t->block) {
    peer_visits(rt, t, site, &to, 8, 1);
    if (weak || waits) mbarrier_fault(rt, t, site, to.address, BAR_REMOTE, 0, 0);
  }
  if (!mbarrier_judge(rt, t, site, &to, m, weak)) return 1;
  u64 answer = 0;
  switch (s->op) {
    case OP_MBAR_INIT: mbarrier_init(rt, t, site, m, argument); rt->progress++; break;
    case OP_MBAR_INVAL:
      if (!m->live) mbarrier_fault(rt, t, site, to.address, BAR_INVALID, 0, 0);
      if (m->live && (m->tx || m->brings.mark > m->waited)) mbarrier_fault(rt, t, site, to.address, BAR_BUSY, 0, 0);
      m->live = 0;
      break;
    case OP_CP_MBAR_ARRIVE:
      // The copies so far land before this arrive; without .noinc the count was raised for it first.
      copies_hand_over(rt, t, m);
      if (s->sub) mbarrier_arrive(rt, t, site, m, 1);
      break;
    case OP_MBAR_TEST_WAIT:
    case OP_MBAR_TRY_WAIT: return mbarrier_wait(rt, t, site, m, argument);
    case OP_MBAR_EXPECT_TX:
    case OP_MBAR_COMPLETE_TX:
      mbarrier_bytes(rt, t, site, m, s->op == OP_MBAR_EXPECT_TX ? (i64)bytes : -(i64)bytes);
      mbarrier_check(rt, m);
      rt->progress++;
      break;
    default:
      if (s->op == OP_MBAR_ARRIVE_EXPECT_TX || s->op == OP_MBAR_DROP_EXPECT_TX) mbarrier_bytes(rt, t, site, m, (i64)bytes);
      if (rt->race) mbarrier_release(t, m, s);
      answer = mbarrier_arrive(rt, t, site, m, argument);
  }
  if (m->live) put64(to.host, 0, mbarrier_word(m));
  return answer;
}

// Where a thread that cannot go on stands. The fast tier does not note the site of every call.
static u32 stuck_site(const Thread *t) {
  if (t->state != READY) return t->wait_site;
  u32 op = t->block->launch->sites[t->last_site].op;
  int waits = t->block->launch->fast || op == OP_MBAR_TEST_WAIT || op == OP_MBAR_TRY_WAIT;
  return t->awaits && waits ? t->awaits_site : t->last_site;
}

// Of those who are stuck, one that spins on an mbarrier names it: phase, arrivals and bytes that are missing.
static void mbarrier_deadlock(Runtime *rt, Finding *f) {
  for (u32 i = 0; i < rt->resident_count; i++)
    for (u32 j = 0; j < rt->resident[i]->threads; j++) {
      Thread *t = &rt->resident[i]->thread[j];
      if (is_dead(rt->resident[i], j) || t->state != READY || !t->awaits || stuck_site(t) != t->awaits_site) continue;
      f->address = t->awaits->offset; f->space = SPACE_SHARED; f->size = 8;
      f->more[0] = t->awaits->pending | t->awaits->phase << 31;
      f->more[1] = (u32)t->awaits->tx;
      return;
    }
}
