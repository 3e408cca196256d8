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

static void shuffle(Block *b, Thread *t, u32 present, u32 base, u32 sub) {
  i32 lane = t->id % WARP, by = t->b & 31, limit = t->c & 31, segment = t->c >> 8 & 31;
  i32 last = (lane & segment) | (limit & ~segment), first = lane & segment, from;
  int inside;
  switch (sub) {
    case 0: from = lane - by; inside = from >= last; break;
    case 1: from = lane + by; inside = from <= last; break;
    case 2: from = lane ^ by; inside = from <= last; break;
    default: from = first | (by & ~segment); inside = from <= last; break;
  }
  if (!inside) from = lane;
  put64(t->ctx, CTX_RESULT, from >= 0 && from < WARP && present >> from & 1 ? b->thread[base + from].a : 0);
  put64(t->ctx, CTX_RESULT + 8, inside);
}

static void warp_answer(Block *b, u32 base, u32 present, u32 mask) {
  Thread *any = &b->thread[base + __builtin_ctz(present)];
  const Site *s = &b->launch->sites[any->wait_site];
  u64 width = s->size == 8 ? ~0ull : 0xffffffffull;
  u32 votes = 0, everywhere = 1;
  u64 total = any->a;
  for (u32 rest = present & (present - 1); rest; rest &= rest - 1) total = s->op == OP_REDUX ? redux(s->sub, total, b->thread[base + __builtin_ctz(rest)].a) : total;
  for (u32 rest = present; rest; rest &= rest - 1) {
    Thread *t = &b->thread[base + __builtin_ctz(rest)];
    if (t->a & 1) votes |= 1u << t->id % WARP;
    everywhere &= (t->a & width) == (any->a & width);
  }
  for (u32 rest = present; rest; rest &= rest - 1) {
    Thread *t = &b->thread[base + __builtin_ctz(rest)];
    u32 same = 0;
    switch (s->op) {
      case OP_SHFL: shuffle(b, t, present, base, s->sub); break;
      case OP_VOTE:
        put64(t->ctx, CTX_RESULT, s->sub == 0 ? votes == present : s->sub == 1 ? votes != 0 : s->sub == 2 ? votes == 0 || votes == present : votes);
        break;
      case OP_MATCH:
        for (u32 r = present; r; r &= r - 1)
          if ((b->thread[base + __builtin_ctz(r)].a & width) == (t->a & width)) same |= 1u << __builtin_ctz(r);
        put64(t->ctx, CTX_RESULT, s->sub ? everywhere ? mask : 0 : same);
        put64(t->ctx, CTX_RESULT + 8, everywhere);
        break;
      case OP_REDUX: put64(t->ctx, CTX_RESULT, total); break;
      case OP_ELECT:
        put64(t->ctx, CTX_RESULT, __builtin_ctz(present));
        put64(t->ctx, CTX_RESULT + 8, t->id % WARP == (u32)__builtin_ctz(present));
        break;
      default: break;
    }
  }
}

// Complete the collective that `t` waits at, if all its lanes are there.
static void warp_try(Runtime *rt, Thread *t) {
  Block *b = t->block;
  u32 base = t->id / WARP * WARP, present = 0, dead = 0, mask = t->mask;
  const Site *s = &b->launch->sites[t->wait_site];
  if (!(mask >> t->id % WARP & 1)) {
    barrier_fault(rt, b, t->wait_site, t->id, t->wait_site, NOBODY, 5);
    mask = 1u << t->id % WARP;
    present = mask;
  } else
    for (u32 rest = mask; rest; rest &= rest - 1) {
      u32 lane = __builtin_ctz(rest), id = base + lane;
      if (id >= b->threads || b->thread[id].state == DONE) { dead |= 1u << lane; continue; }
      Thread *o = &b->thread[id];
      const Site *os = &b->launch->sites[o->wait_site];
      if (o->state == AT_WARP && o->wait_site != t->wait_site && (s->op == OP_MATRIX || os->op == OP_MATRIX)) {
        if (o->mask >> t->id % WARP & 1) barrier_fault(rt, b, t->wait_site, t->id, o->wait_site, id, 6);  // each waits for the other
        return;
      }
      if (o->state != AT_WARP || o->mask != t->mask || os->op != s->op || os->sub != s->sub) return;
      present |= 1u << lane;
    }
  if (dead && s->op != OP_WARP_BARRIER) {
    u32 lane = base + __builtin_ctz(dead);
    barrier_fault(rt, b, t->wait_site, t->id, lane < b->threads ? b->thread[lane].ended : t->wait_site, lane, 4);
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
  else warp_answer(b, base, present, mask);
  for (u32 rest = present; rest; rest &= rest - 1) make_ready(rt, &b->thread[base + __builtin_ctz(rest)]);
}

EXPORT void rt_collective(u8 *ctx, u8 *blk, u32 site, u32 mask, u64 a, u32 b, u32 c) {
  Thread *t = thread_of(ctx);
  t->state = AT_WARP;
  t->wait_site = t->last_site = site;
  t->mask = mask; t->a = a; t->b = b; t->c = c;
  t->block->launch->runtime->progress++;
  warp_try(t->block->launch->runtime, t);
}

// Which other lanes run beside it is the implementation's: the caller alone is always a right answer.
EXPORT u32 rt_activemask(u8 *ctx, u8 *blk, u32 site) { return 1u << get32(ctx, CTX_LANEID); }
