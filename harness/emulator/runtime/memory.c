// SPDX-License-Identifier: Apache-2.0
// Addresses: regions of global memory, windows, bounds, alignment, initialisation; and the entry points of each access.
#include "assay.h"

static Region *region_at(Runtime *rt, u64 address) {
  Region *r = &rt->regions[rt->last_region];
  if (rt->region_count && address >= r->begin && address < r->end) return r;
  u32 low = 0, high = rt->region_count;
  while (low < high) {
    u32 mid = (low + high) / 2;
    if (rt->regions[mid].end <= address) low = mid + 1; else high = mid;
  }
  if (low == rt->region_count || rt->regions[low].begin > address) return 0;
  rt->last_region = low;
  return &rt->regions[low];
}

static void fault(Runtime *rt, u32 kind, Thread *t, u32 site, u64 address, u32 space, u32 size, u32 write) {
  Finding f;
  memset(&f, 0, sizeof f);
  f.kind = kind;
  f.op_a = f.op_b = t->block->launch->op;
  f.site_a = site; f.block_a = t->block->linear; f.thread_a = t->id;
  f.block_b = f.thread_b = NOBODY;
  f.address = address; f.space = space; f.size = size; f.access_a = write ? 2 : 1;
  add_finding(rt, f);
}

static u8 *scratch(Runtime *rt) { memset(rt->scratch, 0, sizeof rt->scratch); return rt->scratch; }

// The plain tier: one byte a granule. Bits 0..3: these bytes are written; VALID_KNOWN: all of it lies in a region that
// lives; VALID_WRITABLE: and may be written without a word; VALID_READABLE: all four are written and known. The fast tier's code reads and writes these bytes itself
// (emit_fast.py). Returns 0 when unwritten bytes are read.
static int valid_bytes(u8 *v, u32 bytes, int initialised, int reads, int write) {
  if (!(*v & VALID_KNOWN)) *v |= VALID_KNOWN | (initialised ? 15 : 0);
  int fine = !reads || (*v & bytes) == bytes;
  if (write) *v |= bytes;
  if ((*v & 31) == 31) *v |= VALID_READABLE;
  return fine;
}

// Judge every granule of an access that is inside its memory. Returns 0 when unwritten bytes are read.
static int judge(Runtime *rt, const Access *a, Cell *cells, u8 *valid, u64 offset, u32 size, int initialised) {
  int fine = 1, write = is_write(a->kind);
  for (u64 at = offset, end = offset + size; at < end;) {
    u64 g = at >> 2, stop = (g + 1) << 2;
    if (stop > end) stop = end;
    u32 bytes = ((1u << (stop - at)) - 1) << (at & 3);
    u64 where = a->address + (at - offset);
    fine &= rt->race ? granule(rt, a, &cells[g], bytes, initialised, where)
                     : valid_bytes(&valid[g], bytes, initialised, a->reads, write);
    at = stop;
  }
  return fine;
}

// owner: whose shared memory it is.
typedef struct Target { u8 *host; Cell *cells; u8 *valid; u64 offset, address; u32 space; int initialised; Block *owner; } Target;

static Block *cluster_block(Block *b, u64 address);
static u64 cluster_offset(u64 address);
static void cluster_fault(Runtime *rt, Thread *t, u32 site, u32 kind, u32 detail, u64 address);

// Where an access goes, bounds and alignment checked. Returns 0 after a fault that has been reported.
static int locate(Runtime *rt, Thread *t, u32 site, u32 space, u64 address, u32 size, u32 align, int write, Target *out) {
  Block *b = t->block;
  Launch *l = b->launch;
  int own = space == SPACE_SHARED;  // not of a peer
  if (space == SPACE_GENERIC) {
    if (address - SHARED_WINDOW < WINDOW_SIZE) { space = SPACE_SHARED; address -= SHARED_WINDOW; }
    else if (address - LOCAL_WINDOW < WINDOW_SIZE) { space = SPACE_LOCAL; address -= LOCAL_WINDOW; }
    else if (address - PARAM_WINDOW < WINDOW_SIZE) { space = SPACE_PARAM; address -= PARAM_WINDOW; }
    else space = SPACE_GLOBAL;
  }
  if (space == SPACE_CONST) space = SPACE_GLOBAL;
  if (space == SPACE_CLUSTER) space = SPACE_SHARED;
  out->space = space; out->address = address; out->initialised = 0; out->cells = 0; out->valid = 0; out->owner = b;
  if (align && (address & (align - 1))) { fault(rt, F_MISALIGNED, t, site, address, space, size, write); return 0; }
  if (space == SPACE_SHARED) {
    Block *owner = cluster_block(b, address);
    if (owner && (owner == b || !own)) { b = out->owner = owner; out->address = address = cluster_offset(address); }
    if (address >= l->shared_bytes || size > l->shared_bytes - address) { fault(rt, F_OOB, t, site, address, space, size, write); return 0; }
    out->host = b->shared + address; out->cells = b->cells; out->valid = b->valid; out->offset = address;
    if (b->over) { cluster_fault(rt, t, site, F_EXITED, 2, address); return 0; }
    return 1;
  }
  if (space == SPACE_LOCAL) {
    if (address >= l->local_bytes || size > l->local_bytes - address) { fault(rt, F_OOB, t, site, address, space, size, write); return 0; }
    out->host = b->locals + (u64)t->id * l->local_bytes + address;
    return 1;
  }
  if (space == SPACE_PARAM) {
    if (address >= l->param_bytes || size > l->param_bytes - address) { fault(rt, F_OOB, t, site, address, space, size, write); return 0; }
    if (write) { fault(rt, F_READONLY, t, site, address, space, size, write); return 0; }
    out->host = l->params + address;
    return 1;
  }
  Region *r = region_at(rt, address);
  if (!r || size > r->end - address) { fault(rt, F_OOB, t, site, address, space, size, write); return 0; }
  if (r->flags & 8) { fault(rt, F_FREED, t, site, address, space, size, write); return 0; }
  if (write && (r->flags & 2)) { fault(rt, F_READONLY, t, site, address, space, size, write); return 0; }
  if (write && (r->flags & 4)) fault(rt, F_INPUT, t, site, address, space, size, write);
  out->offset = address - GLOBAL_BASE;
  out->host = rt->arena + out->offset; out->cells = rt->cells; out->valid = rt->valid;
  out->initialised = r->flags & 1;
  if (!(write && r->flags & 4)) {  // the fast tier need not ask again
    Near *n = &b->near[site % NEAR];
    n->begin = r->begin; n->site = site; n->initialised = r->flags & 1;
    n->room = r->end - r->begin < size ? 0 : r->end - r->begin - size + 1;
  }
  return 1;
}

static u32 kind_of(const Site *s) {
  u32 write = s->op != OP_LOAD && s->op != OP_CAS ? K_WRITE : 0;
  if (s->op == OP_LOAD && s->flags & FLAG_NONCOHERENT) return K_NC;
  return write | (s->sem == SEM_WEAK ? K_PLAIN : s->scope);
}

static void sync_access(Runtime *rt, Thread *t, const Site *s, const Target *to);
static void sync_plain_write(Runtime *rt, Thread *t, const Target *to, u32 size);
static void peer_visits(Runtime *rt, Thread *t, u32 site, const Target *to, u32 size, u32 write);
static void mbarrier_touched(Runtime *rt, Thread *t, u32 site, const Target *to, u32 size);

EXPORT u8 *rt_access(u8 *ctx, u8 *blk, u64 address, u32 site) {
  Thread *t = thread_of(ctx);
  Block *b = t->block;
  Launch *l = b->launch;
  Runtime *rt = l->runtime;
  if (rt->preempt && --t->run < 0) { put32(ctx, CTX_SITE, site); return 0; }
  const Site *s = &l->sites[site];
  t->last_site = site;
  u32 kind = kind_of(s);
  int write = s->op != OP_LOAD;
  Target to;
  if (!locate(rt, t, site, s->space, address, s->size, s->align ? s->align : s->size, write, &to)) return scratch(rt);
  if (to.space == SPACE_LOCAL || to.space == SPACE_PARAM) return to.host;
  if (to.owner != b) peer_visits(rt, t, site, &to, s->size, write);
  if (to.space == SPACE_SHARED && to.owner->mbarriers) mbarrier_touched(rt, t, site, &to, s->size);
  if (is_strong(kind) && rt->race) sync_access(rt, t, s, &to);
  else if (kind == K_WRITE && rt->race && !l->simple) sync_plain_write(rt, t, &to, s->size);
  u32 segment = rt->race ? segment_of(rt, b, t) : 0;
  if (l->simple) b->stamp = (u64)segment << 34;
  View v = view_of(t);
  Access a = {&v, segment, site, kind, s->op != OP_STORE, l->simple, 0, b->linear, to.space, s->size, to.address};
  if (!judge(rt, &a, to.cells, to.valid, to.offset, s->size, to.initialised)) fault(rt, F_UNINIT, t, site, to.address, to.space, s->size, 0);
  if (s->sem == SEM_RELEASE || s->sem == SEM_ACQ_REL || s->sem == SEM_SC) thread_tick(t);
  return to.host;
}

// For the fast tier, whose threads do not stop at accesses.
EXPORT u8 *rt_access_now(u8 *ctx, u8 *blk, u64 address, u32 site) {
  thread_of(ctx)->run = 1 << 30;
  return rt_access(ctx, blk, address, site);
}

// Host operations of the Program: copies and fills. The op's block stands for the engine that does it.
EXPORT u32 rt_host_access(Runtime *rt, u32 block, u64 address, u64 bytes, u32 write, u32 segment) {
  View v = {block, 0, 0, 0, rt->blocks[block].op, 0, 0, 0};
  Region *r = region_at(rt, address);
  if (!r || bytes > r->end - address) return F_OOB;
  Access a = {&v, segment, 0, write ? K_WRITE : K_PLAIN, !write, 1, 0, 0, SPACE_GLOBAL, 4, address};
  u32 fine = 1;
  for (u64 at = 0; at < bytes; at += 64) {
    u32 n = bytes - at < 64 ? bytes - at : 64;
    a.address = address + at;
    a.size = n < 4 ? n : 4;
    fine &= judge(rt, &a, rt->cells, rt->valid, address - GLOBAL_BASE + at, n, r->flags & 1);
  }
  return fine ? 0 : F_UNINIT;
}

// Bytes of a region that nobody wrote: fills out[] with (begin, end) offsets, at most `most` pairs; returns their number.
EXPORT u32 rt_unwritten(Runtime *rt, u64 address, u64 bytes, u64 *out, u32 most) {
  u32 n = 0;
  u64 from = 0;
  int open = 0;
  for (u64 at = 0; at <= bytes; at++) {
    int missing = 0;
    if (at < bytes) {
      u64 offset = address - GLOBAL_BASE + at;
      u64 g = offset >> 2;
      u32 have;
      if (rt->race) {
        Cell *c = &rt->cells[g];
        have = stamp_kind(c->x) == K_SIDE ? rt->sides[c->x >> 4].initialised : stamp_bytes(c->w);
      } else have = rt->valid[g];
      missing = !(have >> (offset & 3) & 1);
    }
    if (missing && !open) { from = at; open = 1; }
    if (!missing && open) {
      open = 0;
      if (n < most) { out[2 * n] = from; out[2 * n + 1] = at; }
      n++;
    }
  }
  return n;
}
