// SPDX-License-Identifier: Apache-2.0
// Products of a warpgroup. PTX ISA, "Asynchronous Warpgroup Level Matrix Multiply-Accumulate Instructions": "Matrix
// descriptor format", "Strides", "Async proxy", "wgmma.fence", "wgmma.commit_group", "wgmma.wait_group".
//
// Each warp computes its 16 rows. A product is an actor of the asynchronous proxy: it reads shared memory when its group
// is waited for, ordered after its issue and nothing else; until then its accumulators lie in the lanes' contexts.
#include "assay.h"

// Where a lane's operands lie in its area: descriptors, whether c is added, number and place of the accumulators, place
// of the register marks, number of a's registers, a's registers, accumulators.
enum { G_A = 0, G_B = 8, G_ADDS = 16, G_VECTOR = 20, G_KEPT = 24, G_MARKS = 28, G_SOURCE = 32, G_REGISTERS = 40, G_D = 56 };
enum { MARK_PENDING = 0, MARK_WRITTEN = 8, MARK_SITE = 16 };
#define NO_VECTOR 64u

typedef struct GroupOp {
  u32 site, group, adds, vector, source, kept, marks;
  u64 a, b;
  u32 registers[WARP][4];
  View view;
  struct GroupOp *next;
} GroupOp;

// early: vectors whose products had to land before they were waited for; their registers are still to be taken.
typedef struct WarpOps { GroupOp *first; u32 committed, steps, marks; u64 early; } WarpOps;
// log: the sites that some warp of each warpgroup has come to, in order; all its warps must come to the same.
typedef struct Groups { WarpOps warp[32]; u32 record; u32 *log[8], log_count[8], log_capacity[8]; } Groups;

static Groups *groups_of(Runtime *rt, Block *b) {
  if (!b->groups) {
    b->groups = zeroed(sizeof(Groups));
    if (rt->race) b->groups->record = actor_record(rt, b, 1);
  }
  return b->groups;
}

static void group_op_free(GroupOp *op) { clock_drop(op->view.own); clock_drop(op->view.common); free(op); }

static void groups_free(Block *b) {
  if (!b->groups) return;
  for (u32 i = 0; i < 32; i++)
    for (GroupOp *op = b->groups->warp[i].first; op;) { GroupOp *next = op->next; group_op_free(op); op = next; }
  for (u32 i = 0; i < 8; i++) free(b->groups->log[i]);
  free(b->groups);
  b->groups = 0;
}

// "All threads in the warpgroup must execute the same instruction": held to by order, whenever each warp comes.
static void group_step(Runtime *rt, Block *b, u32 warp, u32 site) {
  Groups *g = groups_of(rt, b);
  u32 q = warp / 4, at = g->warp[warp].steps++;
  if (b->threads < (q + 1) * 4 * WARP) barrier_fault(rt, b, site, warp * WARP, NOBODY, NOBODY, 8);
  if (at < g->log_count[q]) {
    if (g->log[q][at] != site) barrier_fault(rt, b, site, warp * WARP, g->log[q][at], q * 4 * WARP, 9);
    return;
  }
  g->log[q] = grow(g->log[q], &g->log_capacity[q], at + 1, 4);
  g->log[q][g->log_count[q]++] = site;
}

// The block ends: warps that did not come along.
static void groups_end(Runtime *rt, Block *b) {
  Groups *g = b->groups;
  for (u32 warp = 0; g && warp < 32 && warp * WARP < b->threads; warp++) {
    u32 q = warp / 4, at = g->warp[warp].steps;
    if (at < g->log_count[q]) barrier_fault(rt, b, g->log[q][at], warp * WARP, ended_at(b, warp * WARP), warp * WARP, 9);
  }
}

// --- multiplicands in shared memory ---

// Byte of 16 that hold 8 or more elements: of a line (row of a, column of b) along k, or (across) of 8 lines at one k.
static u64 chunk_address(u64 descriptor, u32 across, u32 line, u32 k) {
  u64 start = (descriptor & 0x3fff) << 4, leading = (descriptor >> 16 & 0x3fff) << 4, stride = (descriptor >> 32 & 0x3fff) << 4;
  u32 mode = descriptor >> 62, row = mode == 1 ? 128 : mode == 2 ? 64 : mode == 3 ? 32 : 16;
  u64 at = start;
  if (across) {
    if (mode == 0) at += line / 8 * stride + k % 8 * 16 + k / 8 * leading;
    else at += line % (row / 2) * 2 + line / (row / 2) * leading + k % 8 * row + k / 8 * stride;
  } else if (mode == 0) at += line % 8 * 16 + line / 8 * stride + k * leading;
  else at += line % 8 * row + line / 8 * stride + k * 16;
  // Swizzling: bits 7… of the address turn bits 4…, counted from where the pattern begins.
  at ^= ((at >> 7) - (descriptor >> 49 & 7) & (row / 16 - 1)) << 4;
  return at & 0x3ffff;
}

static void chunk_read(Runtime *rt, Thread *t, const GroupOp *op, u64 at, u8 *out) {
  Block *b = t->block;
  Target to;
  memset(out, 0, 16);
  if (!locate(rt, t, op->site, SPACE_SHARED, at, 16, 16, 0, &to)) return;
  u32 segment = rt->race ? segment_new(rt, b->groups->record, 0, op->group + 1) : 0;
  Access a = {&op->view, segment, op->site, K_PLAIN, 1, 0, 1, b->linear, SPACE_SHARED, 16, to.address};
  if (!judge(rt, &a, to.cells, to.valid, to.offset, 16, 0)) fault(rt, F_UNINIT, t, op->site, to.address, SPACE_SHARED, 16, 0);
  memcpy(out, to.host, 16);
}

static double chunk_value(const u8 *chunk, u32 type, u32 e) {
  u32 bits = element_bits(type);
  u64 low = get64(chunk, 0), high = get64(chunk, 8);
  u32 at = e * bits;
  u64 x = (at < 64 ? low >> at : high >> (at - 64)) & ((1ull << bits) - 1);
  return element_value(type, (u32)x);
}

// Lines first … first+count-1 of a multiplicand, k values each.
static void multiplicand(Runtime *rt, Thread *t, const GroupOp *op, u64 descriptor, u32 across, u32 type, u32 first, u32 count, u32 k, double *out) {
  u8 chunk[16];
  u32 each = 128 / element_bits(type);
  if (across) {
    for (u32 line = 0; line < count; line += 8)
      for (u32 j = 0; j < k; j++) {
        chunk_read(rt, t, op, chunk_address(descriptor, 1, first + line, j), chunk);
        for (u32 e = 0; e < 8; e++) out[(line + e) * k + j] = chunk_value(chunk, type, e);
      }
    return;
  }
  for (u32 line = 0; line < count; line++)
    for (u32 c = 0; c < k / each; c++) {
      chunk_read(rt, t, op, chunk_address(descriptor, 0, first + line, c), chunk);
      for (u32 e = 0; e < each; e++) out[line * k + c * each + e] = chunk_value(chunk, type, e);
    }
}

// --- a product lands ---

static void group_land(Runtime *rt, Block *b, u32 warp, u32 lanes, GroupOp *op) {
  static double a[16 * 256], m[256 * 256];
  const Site *s = &b->launch->sites[op->site];
  Product p = product_of(s->aux, MATRIX_MMA);
  Thread *t = &b->thread[warp * WARP];
  u32 n = s->size * 8u, each = per_register(p.a), signs = p.rounding;
  p.rounding = 0;
  if (s->align)
    for (u32 lane = 0; lane < WARP; lane++)
      for (u32 i = 0; i < 4 * each; i++) {
        Spot spot = spot_a(lane, i / each, i % each, each, 16);
        u32 bits = element_bits(p.a), x = op->registers[lane][i / each];
        a[spot.row * p.k + spot.col] = element_value(p.a, bits == 32 ? x : x >> i % each * bits & ((1u << bits) - 1));
      }
  else multiplicand(rt, t, op, op->a, PRODUCT_A_COLUMN(s->aux), p.a, warp % 4 * 16, 16, p.k, a);
  multiplicand(rt, t, op, op->b, PRODUCT_B_ROW(s->aux), p.b, 0, n, p.k, m);
  if (signs & 1) for (u32 i = 0; i < 16 * p.k; i++) a[i] = -a[i];
  if (signs & 2) for (u32 i = 0; i < n * p.k; i++) m[i] = -m[i];
  for (u32 rest = lanes; rest; rest &= rest - 1) {
    u32 lane = __builtin_ctz(rest);
    u8 *kept = b->thread[warp * WARP + lane].ctx + op->kept;
    for (u32 i = 0; i < n / 2; i++) {
      u32 row = lane / 4 + 8 * (i >> 1 & 1), col = 8 * (i >> 2) + lane % 4 * 2 + (i & 1), half = p.d == ELEMENT_F16;
      u32 word = get32(kept, half ? i / 2 * 4 : 4 * i);
      double c = op->adds ? element_value(p.d, half ? word >> 16 * (i & 1) & 0xffff : word) : 0;
      u32 x = element_code(p.d, multiply(&p, &a[row * p.k], &m[col * p.k], c), p.rule & 1, 0);
      if (half) { u16 y = (u16)x; memcpy(kept + 2 * i, &y, 2); } else put32(kept, 4 * i, x);
    }
  }
}

// --- registers ---

static void register_fault(Runtime *rt, Thread *t, u32 site, u32 other, u32 write, u32 detail) {
  Finding f;
  memset(&f, 0, sizeof f);
  f.kind = F_RACE;
  f.op_a = f.op_b = t->block->launch->op;
  f.site_a = site; f.site_b = other;
  f.block_a = f.block_b = t->block->linear;
  f.thread_a = f.thread_b = t->id;
  f.space = SPACE_REGISTER; f.access_a = write ? 2 : 1; f.access_b = write || detail == 2 ? 1 : 2; f.detail = detail; f.size = 4;
  add_finding(rt, f);
}

static u64 vectors_of(const GroupOp *op) { return 1ull << op->vector | (op->source < NO_VECTOR ? 1ull << op->source : 0); }

static u64 group_pop(Runtime *rt, Block *b, u32 warp, u32 lanes) {
  WarpOps *ops = &b->groups->warp[warp];
  GroupOp *op = ops->first;
  u64 vectors = vectors_of(op);
  group_land(rt, b, warp, lanes, op);
  ops->first = op->next;
  group_op_free(op);
  return vectors;
}

// A thread reads or writes a register that a product on its way reads or writes. The product lands: assemblers wait for
// it there (ptxas, C7517), so that the values are what a device gives. quiet: a copy of the register, which they know to
// put behind the wait; compilers leave such.
EXPORT void rt_wgmma_touched(u8 *ctx, u8 *blk, u32 site, u64 vectors, u32 write, u32 quiet) {
  Thread *t = thread_of(ctx);
  Block *b = t->block;
  u32 warp = t->id / WARP, until = 0, n = 0;
  if (!b->groups) return;
  WarpOps *ops = &b->groups->warp[warp];
  const GroupOp *last = 0;
  for (GroupOp *op = ops->first; op; op = op->next) {
    n++;
    if (vectors_of(op) & vectors) { last = op; until = n; }
  }
  if (last && !quiet) register_fault(b->runtime, t, site, last->site, write, 1);
  while (until--) ops->early |= group_pop(b->runtime, b, warp, warp_lanes(b, warp) & ~b->dead[warp]);
}

// --- what the instructions do ---

static void group_issue(Runtime *rt, const Warp *w, u32 site) {
  Block *b = w->block;
  const Site *s = &b->launch->sites[site];
  u32 warp = w->base / WARP, first = __builtin_ctz(w->present), bytes = s->size * 4u * element_bits(PRODUCT_D(s->aux)) / 8;
  WarpOps *ops = &groups_of(rt, b)->warp[warp];
  GroupOp *op = zeroed(sizeof(GroupOp)), **end = &ops->first;
  op->site = site; op->group = ops->committed;
  op->adds = lane_word(w, first, G_ADDS); op->vector = lane_word(w, first, G_VECTOR); op->source = lane_word(w, first, G_SOURCE);
  op->kept = lane_word(w, first, G_KEPT); op->marks = lane_word(w, first, G_MARKS);
  op->a = lane_word(w, first, G_A) | (u64)lane_word(w, first, G_A + 4) << 32;
  op->b = lane_word(w, first, G_B) | (u64)lane_word(w, first, G_B + 4) << 32;
  u64 kept = ops->early;  // vectors whose values lie in the contexts already
  for (; *end; end = &(*end)->next) kept |= 1ull << (*end)->vector;
  *end = op;
  ops->marks = op->marks;
  for (u32 rest = w->present; rest; rest &= rest - 1) {
    u32 lane = __builtin_ctz(rest);
    Thread *t = &b->thread[w->base + lane];
    u32 differs = lane_word(w, lane, G_ADDS) != op->adds;
    for (u32 at = s->align ? G_B : G_A; at < G_ADDS; at += 4) differs |= lane_word(w, lane, at) != lane_word(w, first, at);
    if (differs) barrier_fault(rt, b, site, w->base + lane, site, w->base + first, 7);
    for (u32 i = 0; i < 4; i++) op->registers[lane][i] = lane_word(w, lane, G_REGISTERS + 4 * i);
    if (!(kept >> op->vector & 1)) memcpy(t->ctx + op->kept, t->ctx + operand_a(t) + G_D, bytes);
    u8 *marks = t->ctx + op->marks;
    if (get64(marks, MARK_WRITTEN) & vectors_of(op)) register_fault(rt, t, site, get32(marks, MARK_SITE), 0, 2);
    put64(marks, MARK_PENDING, get64(marks, MARK_PENDING) | vectors_of(op));
  }
  if (!rt->race) return;
  // It is issued once every lane has come: what any of them is ordered after comes before it.
  op->view = view_of(&b->thread[w->base]);
  op->view.own = 0;
  clock_keep(op->view.common);
  for (u32 rest = w->present; rest; rest &= rest - 1) {
    Thread *t = &b->thread[w->base + __builtin_ctz(rest)];
    View one = view_of(t);
    Clock *c = clock_publish(&one);
    op->view.own = clock_join(op->view.own, c);
    clock_drop(c);
    thread_tick(t);
  }
  op->view.proxy = FENCED_SHARED;
}

// All but the newest `keep` groups land; each lane is told which accumulators its registers now take from its context.
static void group_wait(Runtime *rt, const Warp *w, u32 keep) {
  Block *b = w->block;
  WarpOps *ops = &groups_of(rt, b)->warp[w->base / WARP];
  u32 done = ops->committed > keep ? ops->committed - keep : 0;
  u64 landed = ops->early, pending = 0;
  while (ops->first && ops->first->group < done) landed |= group_pop(rt, b, w->base / WARP, w->present);
  for (GroupOp *op = ops->first; op; op = op->next) pending |= vectors_of(op);
  for (u32 rest = w->present; rest; rest &= rest - 1) {
    Thread *t = &b->thread[w->base + __builtin_ctz(rest)];
    if (landed) put64(t->ctx + ops->marks, MARK_PENDING, pending);
    put64(t->ctx, operand_a(t), landed & ~pending);
    if (!rt->race || !done) continue;
    Clock *c = clock_new(1);
    c->entry[0].key = key_thread(b->groups->record, w->base);
    c->entry[0].value = done;
    c->count = 1;
    t->clock = clock_join(t->clock, c);
    clock_drop(c);
  }
  ops->early = landed & pending;
  rt->progress++;
}

static void group_answer(Runtime *rt, const Warp *w, u32 site) {
  const Site *s = &w->block->launch->sites[site];
  group_step(rt, w->block, w->base / WARP, site);
  if (s->sub == MATRIX_GROUP_MMA) group_issue(rt, w, site);
  else if (s->sub == MATRIX_GROUP_COMMIT) groups_of(rt, w->block)->warp[w->base / WARP].committed++;
  else if (s->sub == MATRIX_GROUP_WAIT) group_wait(rt, w, s->aux);
}
