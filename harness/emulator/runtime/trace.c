// SPDX-License-Identifier: Apache-2.0
// A launch whose events are given one by one, in the order in which they happen: for tests that know the interleaving.
#include "assay.h"

enum { TRACE_ACCESS, TRACE_FENCE, TRACE_BARRIER, TRACE_WARP_BARRIER, TRACE_EXIT };

// a, b: of a barrier its number and count, of a warp barrier the mask.
typedef struct TraceEvent { u32 what, block, thread, site; u64 address; u32 a, b; } TraceEvent;

static u32 trace_races(const Runtime *rt) {
  u32 n = 0;
  for (u32 i = 0; i < rt->finding_count; i++) n += rt->findings[i].kind == F_RACE ? rt->findings[i].count : 0;
  return n;
}

static void trace_slim(Block *b, u64 address, u32 who, const Site *s) {
  int shared = s->space == SPACE_SHARED;
  if (s->op == OP_LOAD && s->size == 4) shared ? rt_load_shared_4((u8 *)b, address, who) : rt_load_global_4((u8 *)b, address, who);
  else if (s->op == OP_LOAD) shared ? rt_load_shared_8((u8 *)b, address, who) : rt_load_global_8((u8 *)b, address, who);
  else if (s->size == 4) shared ? rt_store_shared_4((u8 *)b, address, who) : rt_store_global_4((u8 *)b, address, who);
  else shared ? rt_store_shared_8((u8 *)b, address, who) : rt_store_global_8((u8 *)b, address, who);
}

static void trace_event(Runtime *rt, Launch *l, const TraceEvent *e, u32 slim) {
  Block *b = 0;
  for (u32 i = 0; i < rt->resident_count; i++) if (rt->resident[i]->linear == e->block) b = rt->resident[i];
  if (!b) return;
  Thread *t = &b->thread[e->thread];
  const Site *s = &l->sites[e->site];
  t->run = 1 << 30;
  switch (e->what) {
    case TRACE_ACCESS:
      if (slim && (s->op == OP_LOAD || s->op == OP_STORE) && s->sem == SEM_WEAK && !s->flags && s->size >= 4)
        trace_slim(b, e->address, e->thread << 16 | e->site, s);
      else rt_access(t->ctx, b->visible, e->address, e->site);
      break;
    case TRACE_FENCE: rt_fence(t->ctx, b->visible, e->site); break;
    case TRACE_BARRIER: rt_barrier(t->ctx, b->visible, e->site, e->a, e->b, 0); break;
    case TRACE_WARP_BARRIER: rt_collective(t->ctx, b->visible, e->site, e->a, 0, 0, 0); break;
    case TRACE_EXIT: thread_ends(rt, t, RET_EXITED); break;
    default: break;
  }
}

// Play one launch's events; all its blocks live from the first on. slim: plain accesses of whole granules go the fast
// tier's way. Answers the first event that made a race known, or `count`.
EXPORT u32 rt_trace(Runtime *rt, Launch *l, const TraceEvent *events, u32 count, u32 slim) {
  u32 before = trace_races(rt), first = count;
  launch_begin(rt, l);
  while (rt->next_block < rt->total_blocks) admit(rt);
  for (u32 i = 0; i < count && first == count; i++) {
    trace_event(rt, l, &events[i], slim);
    if (trace_races(rt) != before) first = i;
  }
  launch_end(rt);
  return first;
}
