// SPDX-License-Identifier: Apache-2.0
// What calls of functions need that are not copied in: a stack of saved frames and of .local memory; and the functions
// that every device program may call without defining them. PTX ISA, "call", "alloca", "stacksave"; CUDA C++ Programming
// Guide, "Formatted Output", "Assertion", "Dynamic Global Memory Allocation and Operations".
#include "assay.h"

#define MOST_SAVED (1u << 20)    // bytes of saved frames of one thread
#define MOST_OUTPUT (1u << 20)   // the device's own default
#define MOST_STRING 4096u
#define MOST_HEAP (8ull << 20)   // of memory that is live: the device's own default

// top: first free byte of .local memory.
typedef struct Frames { u32 count, capacity, depth, result_capacity; u64 top; u8 *saved, *result; } Frames;

// A function's table, written by harness/emulator/lower_call.py.
typedef struct Function { u32 formals, formals_end, body, body_end, local_bytes, returns, hash; } Function;

typedef struct Saved { u64 top, hash; u32 where, bytes; } Saved;

static Frames *frames_of(u8 *ctx) {
  Frames *f = getptr(ctx, CTX_FRAMES);
  if (f) return f;
  f = zeroed(sizeof(Frames));
  f->top = thread_of(ctx)->block->launch->stack_at;
  putptr(ctx, CTX_FRAMES, f);
  return f;
}

static void frames_die(u8 *ctx) {
  Frames *f = getptr(ctx, CTX_FRAMES);
  if (!f) return;
  free(f->saved); free(f->result); free(f);
  putptr(ctx, CTX_FRAMES, 0);
}

// Something wrong that is not about one access.
EXPORT void rt_wrong(u8 *ctx, u8 *blk, u32 site, u32 kind, u64 address, u32 size, u32 detail) {
  Thread *t = thread_of(ctx);
  Finding f;
  memset(&f, 0, sizeof f);
  f.kind = kind;
  f.op_a = f.op_b = t->block->launch->op;
  f.site_a = site; f.block_a = t->block->linear; f.thread_a = t->id;
  f.block_b = f.thread_b = NOBODY;
  f.address = address; f.size = size; f.detail = detail; f.access_a = 1;
  add_finding(t->block->launch->runtime, f);
  put32(ctx, CTX_SITE, site);
}

// Room for `size` bytes of .local memory; its address, or all ones where there is none.
static u64 local_room(u8 *ctx, u8 *blk, u32 site, Frames *f, u64 size, u64 align) {
  Launch *l = thread_of(ctx)->block->launch;
  u64 at = (f->top + align - 1) & ~(align - 1);
  if (f->top > l->local_bytes || at > l->local_bytes || size > l->local_bytes - at) {
    rt_wrong(ctx, blk, site, F_STACK, size, l->local_bytes - l->stack_at, f->depth);
    return ~0ull;
  }
  f->top = at + size;
  return at;
}

EXPORT u64 rt_alloca(u8 *ctx, u8 *blk, u32 site, u64 size, u64 align) { return local_room(ctx, blk, site, frames_of(ctx), size, align); }
EXPORT u64 rt_stack_top(u8 *ctx) { return frames_of(ctx)->top; }
EXPORT void rt_stack_set(u8 *ctx, u64 top) { frames_of(ctx)->top = top; }

// Save what the function's own frame holds, for it may be active already. Returns the base of its .local variables, or
// all ones when there is no room.
EXPORT u64 rt_call(u8 *ctx, u8 *blk, u32 site, const Function *to, u32 where) {
  Frames *f = frames_of(ctx);
  u32 formals = to->formals_end - to->formals, body = to->body_end - to->body, all = formals + body + sizeof(Saved);
  Saved s = {f->top, get64(ctx, to->hash), where, all};
  if (f->count + all > MOST_SAVED) { rt_wrong(ctx, blk, site, F_STACK, 0, MOST_SAVED, f->depth); return ~0ull; }
  u64 base = local_room(ctx, blk, site, f, to->local_bytes, 16);
  if (base == ~0ull) return base;
  f->saved = grow(f->saved, &f->capacity, f->count + all, 1);
  u8 *at = f->saved + f->count;
  memcpy(at, ctx + to->formals, formals);
  memcpy(at + formals, ctx + to->body, body);
  memcpy(at + formals + body, &s, sizeof s);
  f->count += all;
  f->depth++;
  u64 h = s.hash ^ (where + 1) * 0x9e3779b97f4a7c15ull;
  for (u32 i = 0; i + 8 <= formals + body; i += 8) { h = (h ^ get64(at, i)) * 0x100000001b3ull; h ^= h >> 29; }
  put64(ctx, to->hash, h);  // a thread's state is more than its registers
  return base;
}

static Saved *newest(Frames *f) { return (Saved *)(f->saved + f->count - sizeof(Saved)); }

EXPORT u32 rt_return_to(u8 *ctx) { return newest(frames_of(ctx))->where; }

// Back to the caller's frame; the answer points at what the function returned.
EXPORT u8 *rt_returned(u8 *ctx, const Function *from) {
  Frames *f = frames_of(ctx);
  u32 formals = from->formals_end - from->formals, body = from->body_end - from->body;
  Saved s = *newest(f);
  f->result = grow(f->result, &f->result_capacity, from->returns + 8, 1);
  memcpy(f->result, ctx + from->formals, from->returns);
  u8 *at = f->saved + f->count - s.bytes;
  memcpy(ctx + from->formals, at, formals);
  memcpy(ctx + from->body, at + formals, body);
  put64(ctx, from->hash, s.hash);
  f->top = s.top;
  f->count -= s.bytes;
  f->depth--;
  return f->result;
}

// --- output: records that harness/emulator/output.py reads: u32 bytes, kind, op, block, thread; then parts, each u32
// bytes and the bytes. kind: 1 printed, 2 a failed assertion ---

static void output_bytes(Runtime *rt, const void *data, u32 n) {
  rt->output = grow(rt->output, &rt->output_capacity, rt->output_count + n, 1);
  if (n) memcpy(rt->output + rt->output_count, data, n);
  rt->output_count += n;
}
static void output_part(Runtime *rt, const void *data, u32 n) { output_bytes(rt, &n, 4); output_bytes(rt, data, n); }
static u32 output_begin(Runtime *rt, Thread *t, u32 kind) {
  u32 head[5] = {0, kind, t->block->launch->op, t->block->linear, t->id}, at = rt->output_count;
  output_bytes(rt, head, sizeof head);
  return at;
}
static void output_end(Runtime *rt, u32 at) { u32 n = rt->output_count - at; memcpy(rt->output + at, &n, 4); }

// One byte or more of generic memory, as the thread reads it. 0 after a fault that has been reported.
static int peek(u8 *ctx, u32 site, u64 address, void *out, u32 size) {
  Thread *t = thread_of(ctx);
  Target to;
  if (!locate(t->block->launch->runtime, t, site, SPACE_GENERIC, address, size, 1, 0, &to)) return 0;
  memcpy(out, to.host, size);
  return 1;
}
// A string up to its zero; its length, or NOBODY after a fault.
static u32 peek_string(u8 *ctx, u32 site, u64 address, u8 *out) {
  for (u32 n = 0; n < MOST_STRING; n++) {
    if (!peek(ctx, site, address + n, out + n, 1)) return NOBODY;
    if (!out[n]) return n;
  }
  return MOST_STRING;
}

static int is_flag(u8 c) { return c == '-' || c == '+' || c == ' ' || c == '#' || c == '.' || (c >= '0' && c <= '9'); }

// The arguments lie at multiples of their sizes: 8 for long ones, pointers and floating point, else 4.
EXPORT u32 rt_vprintf(u8 *ctx, u8 *blk, u32 site, u64 format, u64 arguments) {
  static u8 text[MOST_STRING + 1], string[MOST_STRING + 1];
  Thread *t = thread_of(ctx);
  Runtime *rt = t->block->launch->runtime;
  t->last_site = site;
  if (!format) return ~0u;
  u32 length = peek_string(ctx, site, format, text), given = 0;
  if (length == NOBODY) return ~0u;
  if (rt->output_count > MOST_OUTPUT) { rt->output_lost++; return 0; }
  u32 record = output_begin(rt, t, 1);
  output_part(rt, text, length);
  for (u32 i = 0; i < length; i++) {
    if (text[i] != '%' || text[++i] == '%') continue;
    u32 size = 4;
    for (;; i++) {
      u8 c = i < length ? text[i] : 0;
      if (c == 'l' || c == 'j' || c == 'z' || c == 't' || c == 'L') size = 8;
      else if (c == '*') {
        u32 width;
        arguments = (arguments + 3) & ~3ull;
        if (!peek(ctx, site, arguments, &width, 4)) { output_end(rt, record); return ~0u; }
        output_part(rt, &width, 4);
        arguments += 4;
        given++;
      } else if (c != 'h' && !is_flag(c)) break;
    }
    u8 c = i < length ? text[i] : 0;
    if (!c) break;
    u8 value[8] = {0};
    if (c == 's' || c == 'p' || (c | 32) == 'a' || ((c | 32) >= 'e' && (c | 32) <= 'g')) size = 8;
    arguments = (arguments + size - 1) & ~(u64)(size - 1);
    if (!peek(ctx, site, arguments, value, size)) break;
    arguments += size;
    given++;
    if (c != 's') { output_part(rt, value, size); continue; }
    u64 where = get64(value, 0);
    u32 n = where ? peek_string(ctx, site, where, string) : 6;
    if (n == NOBODY) break;
    output_part(rt, where ? (const void *)string : "(null)", n);
  }
  output_end(rt, record);
  return given;
}

EXPORT void rt_assertfail(u8 *ctx, u8 *blk, u32 site, u64 message, u64 file, u32 line, u64 function) {
  static u8 text[MOST_STRING + 1];
  Thread *t = thread_of(ctx);
  Runtime *rt = t->block->launch->runtime;
  u32 record = output_begin(rt, t, 2);
  for (u32 i = 0; i < 3; i++) {
    u64 at = i == 0 ? message : i == 1 ? file : function;
    u32 n = at ? peek_string(ctx, site, at, text) : 0;
    output_part(rt, text, n == NOBODY ? 0 : n);
  }
  output_part(rt, &line, 4);
  output_end(rt, record);
  rt_wrong(ctx, blk, site, F_ASSERT, 0, 0, record);
}

// --- the device's heap: addresses are never given twice, so that what was freed stays known ---

EXPORT u64 rt_malloc(u8 *ctx, u8 *blk, u32 site, u64 size) {
  Runtime *rt = thread_of(ctx)->block->launch->runtime;
  u64 begin = (rt->heap_next + 15) & ~15ull;
  if (size > MOST_HEAP - rt->heap_live || begin + size + 64 > rt->heap_end) return 0;
  rt->heap_next = begin + size + 64;
  rt->heap_live += size;
  rt->regions = grow(rt->regions, &rt->region_capacity, rt->region_count + 1, sizeof(Region));
  rt->regions[rt->region_count] = (Region){begin, begin + size, 16, rt->region_count};
  rt->region_count++;
  rt->progress++;
  return begin;
}

EXPORT void rt_release(u8 *ctx, u8 *blk, u32 site, u64 address) {
  Runtime *rt = thread_of(ctx)->block->launch->runtime;
  if (!address) return;
  for (u32 i = rt->region_count; i-- && rt->regions[i].flags & 16;) {
    Region *r = &rt->regions[i];
    if (r->begin != address) continue;
    if (r->flags & 8) break;
    r->flags |= 8;
    rt->heap_live -= r->end - r->begin;
    rt->progress++;
    if (!rt->race) for (u64 g = (r->begin - GLOBAL_BASE) >> 2; g <= (r->end - GLOBAL_BASE) >> 2; g++) rt->valid[g] = 0;
    return;
  }
  u32 freed = 0;
  for (u32 i = 0; i < rt->region_count; i++) freed |= rt->regions[i].begin == address && rt->regions[i].flags & 8;
  rt_wrong(ctx, blk, site, F_FREE, address, 0, freed ? 2 : 1);
}

EXPORT void rt_heap(Runtime *rt, u64 begin, u64 end) { rt->heap_next = begin; rt->heap_end = end; }
EXPORT u32 rt_output(Runtime *rt, u8 *out, u32 most) {
  if (out && rt->output_count) memcpy(out, rt->output, rt->output_count < most ? rt->output_count : most);
  return rt->output_count;
}
EXPORT u32 rt_output_lost(Runtime *rt) { return rt->output_lost; }

// Which space a generic address lies in. PTX ISA, "isspacep".
EXPORT u32 rt_space(u8 *ctx, u64 address) {
  Runtime *rt = thread_of(ctx)->block->launch->runtime;
  if (address - SHARED_WINDOW < WINDOW_SIZE) return SPACE_SHARED;
  if (address - LOCAL_WINDOW < WINDOW_SIZE) return SPACE_LOCAL;
  if (address - PARAM_WINDOW < WINDOW_SIZE) return SPACE_PARAM;
  Region *r = region_at(rt, address);
  return r && r->flags & 2 ? SPACE_CONST : SPACE_GLOBAL;
}
