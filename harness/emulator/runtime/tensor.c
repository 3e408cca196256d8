// SPDX-License-Identifier: Apache-2.0
// cp.async.bulk.tensor and cp.reduce.async.bulk.tensor, tiled. PTX ISA, "Tensors": boxes, out-of-bound access, swizzling
// modes. A flight as in bulk.c, which moves a box row by row of its innermost dimension.
#include "assay.h"

#define MAP_MAGIC 0x70616d726f736e65ull

// What harness/tensormap.py wrote.
typedef struct Map {
  u64 magic, address, stride[4];
  u32 last[5];  // extents less one
  u16 box[5];
  u8 step[5], rank, size, type, swizzle;
} Map;

typedef struct Tensor {
  Map map;
  i32 at[5];
  u32 extent[5], rows, row_bytes;  // of the box in shared memory
} Tensor;

// Swizzling moves chunks of 16 bytes by the number of their row: the address's bits 7 to 9, as far as the span goes.
static u64 swizzled(const Map *m, u64 address) { return address ^ (address >> 3 & (m->swizzle >= 32 ? m->swizzle - 16u : 0u)); }

// Row r of the box: address of its first element as if the tensor had no bounds, and which of its elements lie in them.
static u64 tensor_row(const Tensor *x, u32 r, u32 *from, u32 *to) {
  const Map *m = &x->map;
  u64 address = m->address;
  int inside = 1;
  for (u32 i = 1; i < 5; i++) {
    i64 c = (i64)x->at[i] + (i64)(r % x->extent[i]) * m->step[i];
    r /= x->extent[i];
    if (i >= m->rank) continue;
    inside &= c >= 0 && c <= (i64)m->last[i];
    address += (u64)c * m->stride[i - 1];
  }
  i64 first = x->at[0], low = first < 0 ? -first : 0, high = (i64)m->last[0] + 1 - first;
  if (high > (i64)x->extent[0]) high = x->extent[0];
  *from = *to = 0;
  if (inside && low < high) { *from = (u32)low; *to = (u32)high; }
  return address + (u64)first * m->size;
}

// Where the bytes of a row end that a store writes: at a multiple of 16 behind the last element that lies inside, for an
// H200 cuts a row no finer. Loads fill exactly what lies outside.
static u32 stored_end(const Tensor *x, u32 to) {
  u32 size = x->map.size, first = (u32)x->at[0] * size, end = ((first + to * size + 15) & ~15u) - first;
  return end < x->row_bytes ? end : x->row_bytes;
}

static Target tensor_shared(const Target *base, const Map *m, u64 linear) {
  Target to = *base;
  to.address = to.offset = swizzled(m, base->offset + linear);
  to.host = to.owner->shared + to.offset;
  return to;
}

// The part [begin, end) of the box's bytes in shared memory, chunk by chunk.
static void tensor_chunks(Runtime *rt, Flight *f, u32 begin, u32 end, u32 segment, int write) {
  for (u32 at = begin, stop; at < end; at = stop) {
    stop = (at / 16 + 1) * 16 < end ? (at / 16 + 1) * 16 : end;
    Target place = tensor_shared(write ? &f->to : &f->from, &f->tensor->map, at);
    flight_access(rt, f, &place, write ? K_WRITE : K_PLAIN, segment, 0, stop - at);
    if (write) memcpy(place.host, f->staged + at, stop - at);
    else memcpy(f->staged + at, place.host, stop - at);
  }
}

static void tensor_read(Runtime *rt, Flight *f, u32 segment) {
  const Tensor *x = f->tensor;
  int loads = f->to.space == SPACE_SHARED;
  memset(f->staged, 0, f->bytes);
  for (u32 r = 0; r < x->rows; r++) {
    u32 from, to, size = x->map.size;
    u64 address = tensor_row(x, r, &from, &to);
    if (from == to) continue;
    if (!loads) { tensor_chunks(rt, f, r * x->row_bytes + from * size, r * x->row_bytes + stored_end(x, to), segment, 0); continue; }
    Target place;
    if (!locate(rt, f->thread, f->site, SPACE_GLOBAL, address + from * size, (to - from) * size, 0, 0, &place)) continue;
    flight_access(rt, f, &place, K_PLAIN, segment, 0, (to - from) * size);
    memcpy(f->staged + r * x->row_bytes + from * size, place.host, (to - from) * size);
  }
}

static void tensor_write(Runtime *rt, Flight *f, u32 segment) {
  const Tensor *x = f->tensor;
  const Site *s = site_of(f);
  if (f->to.space == SPACE_SHARED) { tensor_chunks(rt, f, 0, f->bytes, segment, 1); return; }
  for (u32 r = 0; r < x->rows; r++) {
    u32 from, to, size = x->map.size;
    u64 address = tensor_row(x, r, &from, &to);
    Target place;
    u32 bytes = stored_end(x, to) - from * size;
    if (from == to || !locate(rt, f->thread, f->site, SPACE_GLOBAL, address + from * size, bytes, 0, 1, &place)) continue;
    u8 *source = f->staged + r * x->row_bytes + from * size;
    if (s->op == OP_BULK_REDUCE) { flight_reduce(rt, f, &place, source, bytes, size, x->map.type, segment); continue; }
    flight_access(rt, f, &place, K_WRITE, segment, 0, bytes);
    memcpy(place.host, source, bytes);
  }
}

// --- entry point ---

static void tensor_fault(Runtime *rt, Thread *t, u32 site, u64 address, u32 detail) {
  Finding f;
  memset(&f, 0, sizeof f);
  f.kind = F_TENSOR;
  f.op_a = f.op_b = t->block->launch->op;
  f.site_a = site; f.block_a = t->block->linear; f.thread_a = t->id;
  f.block_b = f.thread_b = NOBODY;
  f.address = address; f.space = SPACE_GLOBAL; f.size = sizeof(Map); f.detail = detail; f.access_a = 1;
  add_finding(rt, f);
}

// The map at an address, which is a parameter's or in global memory. Returns 0 after a fault.
static int tensor_map(Runtime *rt, Thread *t, u32 site, u64 address, u32 rank, Map *m) {
  Target at;
  if (!locate(rt, t, site, SPACE_GENERIC, address, 128, 64, 0, &at)) return 0;
  memcpy(m, at.host, sizeof *m);
  if (m->magic != MAP_MAGIC || !m->rank || m->rank > 5) { tensor_fault(rt, t, site, address, 1); return 0; }
  if (m->rank != rank) { tensor_fault(rt, t, site, address, 2); return 0; }
  return 1;
}

// dims: in the site's sub of a copy, with the operation of a reduction above it. shared: the box; coordinates: of its
// first element, innermost first; ranks: of a multicast.
EXPORT void rt_tensor(u8 *ctx, u8 *blk, u32 site, u64 map, u64 shared, u64 mbar, u32 signal, u32 ranks, i32 c0, i32 c1, i32 c2, i32 c3, i32 c4) {
  Thread *t = thread_of(ctx);
  Runtime *rt = t->block->launch->runtime;
  const Site *s = &t->block->launch->sites[site];
  Tensor x = {.at = {c0, c1, c2, c3, c4}, .rows = 1};
  t->last_site = site;
  if (!tensor_map(rt, t, site, map, s->aux, &x.map)) return;
  if (s->op == OP_BULK_REDUCE && x.map.type == 255) { tensor_fault(rt, t, site, map, 3); return; }
  if ((i64)c0 * x.map.size % 16) { tensor_fault(rt, t, site, map, 4); return; }  // an H200 takes it for an illegal instruction
  for (u32 i = 0; i < 5; i++) {
    x.extent[i] = i < x.map.rank ? (x.map.box[i] + x.map.step[i] - 1u) / x.map.step[i] : 1;
    if (i) x.rows *= x.extent[i];
  }
  x.row_bytes = x.extent[0] * x.map.size;
  int loads = s->space != SPACE_GLOBAL;
  u32 rest = ranks;
  do {
    Flight f;
    memset(&f, 0, sizeof f);
    u64 rank = rest ? __builtin_ctz(rest) + 1 : 0, to = rank ? cluster_offset(shared) | rank << RANK_SHIFT : shared;
    f.bytes = x.rows * x.row_bytes;
    Target *box = loads ? &f.to : &f.from, *other = loads ? &f.from : &f.to;
    if (!locate(rt, t, site, loads ? s->space : s->source, to, f.bytes, 128, loads, box)) return;
    other->space = SPACE_GLOBAL; other->owner = t->block; other->address = x.map.address;
    if (!loads) f.group = t->bulk_group + 1;
    else if (!bulk_tracks(rt, t, signal, rank ? cluster_offset(mbar) | rank << RANK_SHIFT : mbar, &f)) return;
    f.tensor = malloc(sizeof(Tensor));
    *f.tensor = x;
    flight_start(rt, t, site, &f);
    rest &= rest - 1;
  } while (rest);
  thread_tick(t);
}
