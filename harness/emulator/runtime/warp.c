// SPDX-License-Identifier: Apache-2.0
// Warp collectives: released when every live lane that the mask names has arrived with the same operation and mask.
// PTX ISA, "shfl.sync", "vote.sync", "match.sync", "redux.sync", "bar.warp.sync", "elect.sync".
#include "assay.h"

static u64 redux(u32 sub, u64 x, u64 y) {
  u32 a = (u32)x, b = (u32)y;
  switch (sub) {
    case 0: return (u32)(a + b);
    case 1: return (u32)((i32)a < (i32)b ? a : b);
    case 2: return (u32)((i32)a > (i32)b ? a : b);
    case 3: return a < b ? a : b;
    case 4: return a > b ? a : b;
    case 5: return a & b;
    case 6: return a | b;
    default: return a ^ b;
  }
}

// A lane's context, by the warp's first; its operands.
typedef struct Lanes { u8 *at; u64 stride; } Lanes;
static inline u8 *lane_ctx(Lanes w, u32 lane) { return w.at + lane * w.stride; }
static inline u64 lane_a(Lanes w, u32 lane) { return get64(lane_ctx(w, lane), CTX_A); }
static inline Lanes lanes_of(const Block *b, u32 base) { return (Lanes){b->contexts + (u64)base * b->launch->frame_bytes, b->launch->frame_bytes}; }

static inline void shuffle(Lanes w, u32 present, u32 sub) {
  u64 value[WARP];
  for (u32 rest = present; rest; rest &= rest - 1) value[__builtin_ctz(rest)] = lane_a(w, __builtin_ctz(rest));
  for (u32 rest = present; rest; rest &= rest - 1) {
    i32 lane = __builtin_ctz(rest), from;
    u8 *c = lane_ctx(w, lane);
    i32 by = get32(c, CTX_B) & 31, clamp = get32(c, CTX_C), limit = clamp & 31, segment = clamp >> 8 & 31;
    i32 last = (lane & segment) | (limit & ~segment), first = lane & segment;
    int inside;
    switch (sub) {
      case 0: from = lane - by; inside = from >= last; break;
      case 1: from = lane + by; inside = from <= last; break;
      case 2: from = lane ^ by; inside = from <= last; break;
      default: from = first | (by & ~segment); inside = from <= last; break;
    }
    if (!inside) from = lane;
    put64(c, CTX_RESULT, from >= 0 && from < WARP && present >> from & 1 ? value[from] : 0);
    put64(c, CTX_RESULT + 8, inside);
  }
}

static void warp_answer(Lanes w, const Site *s, u32 present, u32 mask) {
  u32 any = __builtin_ctz(present), votes = 0, everywhere = 1;
  u64 width = s->size == 8 ? ~0ull : 0xffffffffull, total = lane_a(w, any);
  if (s->op == OP_SHFL) {
    switch (s->sub) {  // each with its own loop
      case 0: shuffle(w, present, 0); break;
      case 1: shuffle(w, present, 1); break;
      case 2: shuffle(w, present, 2); break;
      default: shuffle(w, present, 3); break;
    }
    return;
  }
  if (s->op == OP_REDUX) for (u32 rest = present & (present - 1); rest; rest &= rest - 1) total = redux(s->sub, total, lane_a(w, __builtin_ctz(rest)));
  for (u32 rest = present; rest; rest &= rest - 1) {
    u32 lane = __builtin_ctz(rest);
    votes |= (u32)(lane_a(w, lane) & 1) << lane;
    everywhere &= (lane_a(w, lane) & width) == (lane_a(w, any) & width);
  }
  for (u32 rest = present; rest; rest &= rest - 1) {
    u32 lane = __builtin_ctz(rest), same = 0;
    u8 *c = lane_ctx(w, lane);
    switch (s->op) {
      case OP_VOTE:
        put64(c, CTX_RESULT, s->sub == 0 ? votes == present : s->sub == 1 ? votes != 0 : s->sub == 2 ? votes == 0 || votes == present : votes);
        break;
      case OP_MATCH:
        for (u32 r = present; r; r &= r - 1)
          if ((lane_a(w, __builtin_ctz(r)) & width) == (lane_a(w, lane) & width)) same |= 1u << __builtin_ctz(r);
        put64(c, CTX_RESULT, s->sub ? everywhere ? mask : 0 : same);
        put64(c, CTX_RESULT + 8, everywhere);
        break;
      case OP_REDUX: put64(c, CTX_RESULT, total); break;
      case OP_ELECT:
        put64(c, CTX_RESULT, any);
        put64(c, CTX_RESULT + 8, lane == any);
        break;
      default: break;
    }
  }
}

// The lanes that have just stopped at collectives: answered at once, when they all stopped at the same one and it names
// them and nobody else.
static int warp_whole(Block *b, u32 warp, u32 lanes) {
  Lanes w = lanes_of(b, warp * WARP);
  u8 *first = lane_ctx(w, __builtin_ctz(lanes));
  u32 site = get32(first, CTX_SITE);
  const Site *s = &b->launch->sites[site];
  if (s->op == OP_WARP_BARRIER) return 0;
  for (u32 rest = lanes; rest; rest &= rest - 1) {
    u8 *c = lane_ctx(w, __builtin_ctz(rest));
    if (get32(c, CTX_SITE) != site || get32(c, CTX_MASK) != lanes) return 0;
  }
  if (s->op == OP_MATRIX) matrix_answer(b->runtime, b, warp * WARP, lanes, site);
  else warp_answer(w, s, lanes, lanes);
  return 1;
}

// Complete the collective that `t` waits at, if all its lanes are there.
static void warp_try(Runtime *rt, Thread *t) {
  Block *b = t->block;
  u32 warp = t->id / WARP, base = warp * WARP, own = 1u << t->id % WARP, mask = get32(t->ctx, CTX_MASK), present = 0;
  u32 dead = mask & (b->dead[warp] | ~warp_lanes(b, warp));
  const Site *s = &b->launch->sites[t->wait_site];
  if (!(mask & own)) {
    barrier_fault(rt, b, t->wait_site, t->id, t->wait_site, NOBODY, 5);
    mask = present = own;
    dead = 0;
  } else {
    if (mask & ~dead & ~b->at_warp[warp]) return;
    for (u32 rest = mask & ~dead; rest; rest &= rest - 1) {
      Thread *o = &b->thread[base + __builtin_ctz(rest)];
      const Site *os = &b->launch->sites[o->wait_site];
      if (o->wait_site != t->wait_site && (s->op == OP_MATRIX || os->op == OP_MATRIX)) {
        if (get32(o->ctx, CTX_MASK) & own) barrier_fault(rt, b, t->wait_site, t->id, o->wait_site, o->id, 6);  // each waits for the other
        return;
      }
      if (get32(o->ctx, CTX_MASK) != mask || os->op != s->op || os->sub != s->sub) return;
    }
    present = mask & ~dead;
  }
  if (dead && s->op != OP_WARP_BARRIER) {
    u32 lane = base + __builtin_ctz(dead);
    barrier_fault(rt, b, t->wait_site, t->id, lane < b->threads ? ended_at(b, lane) : t->wait_site, lane, 4);
  }
  if (s->op == OP_WARP_BARRIER) {
    if (rt->race) {
      Clock *all = 0;
      for (u32 rest = present; rest; rest &= rest - 1) {
        View v = view_of(&b->thread[base + __builtin_ctz(rest)]);
        Clock *one = clock_publish(&v);
        all = clock_join(all, one);
        clock_drop(one);
      }
      for (u32 rest = present; rest; rest &= rest - 1) {
        Thread *o = &b->thread[base + __builtin_ctz(rest)];
        clock_drop(o->clock);
        o->clock = clock_keep(all);
        thread_tick(o);
      }
      clock_drop(all);
    }
  } else if (s->op == OP_MATRIX) matrix_answer(rt, b, base, present, t->wait_site);
  else warp_answer(lanes_of(b, base), s, present, mask);
  b->at_warp[warp] &= ~present;
  for (u32 rest = present; rest; rest &= rest - 1) make_ready(rt, &b->thread[base + __builtin_ctz(rest)]);
}

// The thread arrives with its operands in its context.
static void collective(Runtime *rt, Thread *t, u32 site) {
  t->state = AT_WARP;
  t->wait_site = t->last_site = site;
  t->block->at_warp[t->id / WARP] |= 1u << t->id % WARP;
  rt->progress++;
  warp_try(rt, t);
}

EXPORT void rt_collective(u8 *ctx, u8 *blk, u32 site, u32 mask, u64 a, u32 b, u32 c) {
  Thread *t = thread_of(ctx);
  put32(ctx, CTX_MASK, mask); put64(ctx, CTX_A, a); put32(ctx, CTX_B, b); put32(ctx, CTX_C, c);
  collective(t->block->runtime, t, site);
}

// Which other lanes run beside it is the implementation's: the caller alone is always a right answer.
EXPORT u32 rt_activemask(u8 *ctx, u8 *blk, u32 site) { return 1u << get32(ctx, CTX_LANEID); }
