// SPDX-License-Identifier: Apache-2.0
// Matrix instructions of a warp, answered once all its lanes are there. PTX ISA, "Warp Level Matrix Multiply-Accumulate
// Instructions": fragments, "mma", "wmma", "ldmatrix", "stmatrix", "movmatrix".
//
// A lane's operands and answers lie in its context at Thread.a. Products are exact and summed in binary64 from the
// accumulator on, k ascending; one rounding to the result's type. Integers are exact; binary64 is a chain of fma.
#include "assay.h"

u32 px_f64_to_f16(u64 b, u32 mode, u32 flags);
u32 px_f64_to_f32(u64 b, u32 mode, u32 flags);
u32 px_f16_to_f32(u32 h);
u32 px_e4m3_to_f16(u32 v);
u32 px_e5m2_to_f16(u32 v);
u64 px_fma_f64(u64 a, u64 b, u64 c, u32 mode);
double fma(double, double, double);

// The lanes of a warp and where their operands lie; those not present read as zeros and are not written.
typedef struct Warp { Block *block; u32 base, present; } Warp;

static u32 lane_word(const Warp *w, u32 lane, u32 at) {
  if (!(w->present >> lane & 1)) return 0;
  Thread *t = &w->block->thread[w->base + lane];
  return get32(t->ctx, operand_a(t) + at);
}
static void lane_answer(const Warp *w, u32 lane, u32 at, u32 value) {
  if (!(w->present >> lane & 1)) return;
  Thread *t = &w->block->thread[w->base + lane];
  put32(t->ctx, operand_a(t) + at, value);
}

// --- elements ---

static u32 element_bits(u32 type) {
  static const u8 bits[] = {16, 16, 32, 8, 8, 8, 8, 4, 4, 1, 64, 32, 32};
  return bits[type];
}

static double widened(u32 bits) { float f; memcpy(&f, &bits, 4); return (double)f; }
static double d_from(u64 bits) { double d; memcpy(&d, &bits, 8); return d; }
static u64 d_bits(double d) { u64 b; memcpy(&b, &d, 8); return b; }

// The value of an element, exact. Of tf32 the low 13 bits are not read.
static double element_value(u32 type, u32 x) {
  switch (type) {
    case ELEMENT_F16: return widened(px_f16_to_f32(x));
    case ELEMENT_BF16: return widened(x << 16);
    case ELEMENT_TF32: return widened(x & ~0x1fffu);
    case ELEMENT_E4M3: return widened(px_f16_to_f32(px_e4m3_to_f16(x)));
    case ELEMENT_E5M2: return widened(px_f16_to_f32(px_e5m2_to_f16(x)));
    case ELEMENT_S8: return (double)(signed char)x;
    case ELEMENT_S4: return (double)((i32)(x << 28) >> 28);
    case ELEMENT_S32: return (double)(i32)x;
    case ELEMENT_F32: return widened(x);
    default: return (double)x;
  }
}

// Silicon gives no negative zero, but for m8n8k4, which is no instruction of its own there.
static u32 element_code(u32 type, double v, u32 saturates, u32 signed_zero) {
  if (type == ELEMENT_F16 || type == ELEMENT_F32) {
    u32 x = type == ELEMENT_F16 ? px_f64_to_f16(d_bits(v), 0, 0) : px_f64_to_f32(d_bits(v), 0, 0);
    return !signed_zero && x == (type == ELEMENT_F16 ? 0x8000u : 0x80000000u) ? 0 : x;
  }
  if (!saturates) return (u32)(i64)v;
  return v > 2147483647.0 ? 0x7fffffffu : v < -2147483648.0 ? 0x80000000u : (u32)(i32)v;
}

// --- fragments: which element a lane holds in place e of register r ---

typedef struct Spot { u32 row, col; } Spot;

// "Matrix Fragments for mma.m16n8k…", "mma.m8n8k…": registers of `each` elements go down 8 rows (of A, C) or along.
static Spot spot_a(u32 lane, u32 r, u32 e, u32 each, u32 m) {
  u32 down = m > 8 ? r & 1 : 0, along = m > 8 ? r >> 1 : r;
  return (Spot){lane / 4 + 8 * down, (lane % 4 + 4 * along) * each + e};
}
static Spot spot_b(u32 lane, u32 r, u32 e, u32 each) { return (Spot){(lane % 4 + 4 * r) * each + e, lane / 4}; }
static Spot spot_c(u32 lane, u32 i) { return (Spot){lane / 4 + 8 * (i >> 1), lane % 4 * 2 + (i & 1)}; }

// "Matrix Fragments for mma.m8n8k4 with .f16": the row or column of its quad pair that a lane stands at.
static u32 line_884(u32 lane) { return lane % 4 + (lane >= 16 ? 4 : 0); }
static Spot spot_884(u32 lane, u32 i, u32 lengthwise) {
  if (lengthwise) return (Spot){line_884(lane), i};
  return (Spot){lane % 4, i + (lane >= 16 ? 4 : 0)};
}
static Spot spot_884_c(u32 lane, u32 i, u32 type) {
  if (type == ELEMENT_F16) return (Spot){line_884(lane), i};
  return (Spot){(lane & 1) + (i & 2) + (lane >= 16 ? 4 : 0), (i & 4) + (lane & 2) + (i & 1)};
}

// --- products ---

typedef struct Product { u32 m, n, k, a, b, c, d, rule, rounding, opaque, sparse; } Product;

static Product product_of(u32 aux, u32 sub) {
  return (Product){1u << PRODUCT_M(aux), 1u << PRODUCT_N(aux), 1u << PRODUCT_K(aux), PRODUCT_A(aux), PRODUCT_B(aux),
                   PRODUCT_C(aux), PRODUCT_D(aux), PRODUCT_RULE(aux), PRODUCT_ROUNDING(aux), sub != MATRIX_MMA && sub != MATRIX_MMA_SPARSE,
                   sub == MATRIX_MMA_SPARSE};
}

enum { PART_A, PART_B, PART_C };

static u32 per_register(u32 type) { u32 bits = element_bits(type); return bits > 32 ? 1 : 32 / bits; }

// Elements of a part in one lane. "Matrix Fragments for WMMA": of f16 multiplicands 16, several lanes holding the same.
static u32 held(const Product *p, u32 part) {
  if (part == PART_C) return p->m * p->n / WARP;
  u32 type = part == PART_A ? p->a : p->b;
  return p->opaque && type == ELEMENT_F16 ? 16 : (part == PART_A ? p->m : p->n) * p->k / WARP;
}

// Fragments of wmma are opaque: registers are dealt out along k (of accumulators along n), turned from one to the next
// so that no lane is likely to load what it has stored itself.
static Spot spot_opaque(const Product *p, u32 part, u32 lane, u32 i, u32 each) {
  u32 r = i / each, lines = part == PART_B ? p->n : p->m, length = part == PART_C ? p->n : p->k;
  u32 at = ((r * WARP + (lane + 5 * r + 3) % WARP) * each + i % each) % (lines * length);
  return part == PART_B ? (Spot){at % length, at / length} : (Spot){at / length, at % length};
}

static Spot spot_of(const Product *p, u32 part, u32 lane, u32 i) {
  u32 each = per_register(part == PART_A ? p->a : part == PART_B ? p->b : p->c);
  if (p->opaque) return spot_opaque(p, part, lane, i, each);
  if (part == PART_C) return spot_c(lane, i);
  return part == PART_A ? spot_a(lane, i / each, i % each, each, p->m) : spot_b(lane, i / each, i % each, each);
}

#define MOST_A (32 * 256)
#define MOST_C (32 * 32)
typedef struct Operands { double a[MOST_A], b[MOST_A], c[MOST_C]; } Operands;  // a by rows, b by columns, c by rows

// One element: a row of a, a column of b, k values each.
static double multiply(const Product *p, const double *a, const double *b, double total) {
  if (p->a == ELEMENT_F64) {
    for (u32 k = 0; k < p->k; k++)
      total = p->rounding ? d_from(px_fma_f64(d_bits(a[k]), d_bits(b[k]), d_bits(total), p->rounding)) : fma(a[k], b[k], total);
    return total;
  }
  if (p->a == ELEMENT_B1 && !(p->rule & 2)) {
    for (u32 k = 0; k < p->k; k++) total += a[k] != b[k];
    return total;
  }
  for (u32 k = 0; k < p->k; k++) total += a[k] * b[k];
  return total;
}

static double element_of(const Product *p, const Operands *o, u32 i, u32 j) {
  return multiply(p, &o->a[i * p->k], &o->b[j * p->k], o->c[i * p->n + j]);
}

static double fragment_value(const Warp *w, u32 lane, u32 at, u32 type, u32 i) {
  u32 bits = element_bits(type);
  if (bits == 64) return d_from(lane_word(w, lane, at + 8 * i) | (u64)lane_word(w, lane, at + 8 * i + 4) << 32);
  u32 x = lane_word(w, lane, at + i * bits / 32 * 4);
  return element_value(type, bits == 32 ? x : x >> i * bits % 32 & ((1u << bits) - 1));
}

// Answers are put together a register at a time: `half` keeps the lower of two.
static void fragment_answer(const Warp *w, u32 lane, u32 type, u32 i, double v, u32 saturates, u32 signed_zero, u32 *half) {
  if (type == ELEMENT_F64) {
    u64 bits = d_bits(v);
    lane_answer(w, lane, 8 * i, (u32)bits);
    lane_answer(w, lane, 8 * i + 4, (u32)(bits >> 32));
  } else if (type == ELEMENT_F16) {
    u32 x = element_code(type, v, 0, signed_zero);
    if (i & 1) lane_answer(w, lane, i / 2 * 4, *half | x << 16); else *half = x;
  } else lane_answer(w, lane, 4 * i, element_code(type, v, saturates, signed_zero));
}

// Bytes that `count` elements take in a lane's registers.
static u32 fragment_bytes(u32 type, u32 count) { return count * element_bits(type) / 8; }

// "Sparse matrix storage": 4 bits of metadata a chunk of a row say which two of its four parts are not zero; a part is an
// element, of tf32 half of one, of 4-bit types two. Where those bits lie goes by the bits a row has in all (the figures of
// "Matrix fragments … with sparse matrix A", held to silicon).
static u32 sparse_chunk(const Warp *w, u32 at, u32 row, u32 chunk, u32 chunks, u32 selector, u32 bits) {
  u32 group = row % 8 * 4, below = row >= 8;
  if (chunks == 4) return lane_word(w, group + selector, at) >> 4 * (4 * below + chunk) & 15;
  if (chunks == 8 && bits < 16) return lane_word(w, group + 2 * (selector & 1) + below, at) >> 4 * chunk & 15;
  if (chunks == 8) return lane_word(w, group + 2 * (selector & 1) + (chunk >> 2), at) >> 4 * (4 * below + chunk % 4) & 15;
  return lane_word(w, group + 2 * (chunk >> 3) + below, at) >> 4 * (chunk % 8) & 15;
}

// a, packed to half of k -> whole rows.
static void sparse_unpack(const Warp *w, const Product *p, Operands *o, u32 at, u32 selector) {
  u32 bits = element_bits(p->a), width = bits == 32 ? 2 : bits == 4 ? 8 : 4;  // elements of a chunk
  u32 chunks = p->k / width;
  for (u32 row = 0; row < p->m; row++) {
    double packed[128];
    u32 from = 0;
    memcpy(packed, &o->a[row * p->k], sizeof(double) * p->k / 2);
    for (u32 k = 0; k < p->k; k++) o->a[row * p->k + k] = 0;
    for (u32 c = 0; c < chunks; c++) {
      u32 x = sparse_chunk(w, at, row, c, chunks, selector, bits), which[2] = {x & 3, x >> 2};
      double *whole = &o->a[row * p->k + c * width];
      if (width == 2) whole[which[0] >> 1] = packed[from++];
      else
        for (u32 i = 0; i < 2; i++)
          for (u32 e = 0; e < width / 4; e++) whole[which[i] * width / 4 + e] = packed[from++];
    }
  }
}

static void mma(const Warp *w, const Product *p, Operands *o) {
  u32 half = 0, count_a = held(p, PART_A) / (p->sparse ? 2 : 1), count_b = held(p, PART_B), count_c = held(p, PART_C);
  u32 at_b = fragment_bytes(p->a, count_a), at_c = at_b + fragment_bytes(p->b, count_b);
  for (u32 lane = 0; lane < WARP; lane++) {
    for (u32 i = 0; i < count_a; i++) {
      Spot s = spot_of(p, PART_A, lane, i);
      o->a[s.row * p->k + s.col] = fragment_value(w, lane, 0, p->a, i);
    }
    for (u32 i = 0; i < count_b; i++) {
      Spot s = spot_of(p, PART_B, lane, i);
      o->b[s.col * p->k + s.row] = fragment_value(w, lane, at_b, p->b, i);
    }
    for (u32 i = 0; i < count_c; i++) {
      Spot s = spot_of(p, PART_C, lane, i);
      o->c[s.row * p->n + s.col] = fragment_value(w, lane, at_c, p->c, i);
    }
  }
  if (p->sparse) sparse_unpack(w, p, o, at_c + fragment_bytes(p->c, count_c), p->rounding);
  Product out = *p;
  out.c = p->d;  // where d lies is a matter of its own type
  for (u32 lane = 0; lane < WARP; lane++)
    for (u32 i = 0; i < count_c; i++) {
      Spot s = spot_of(&out, PART_C, lane, i);
      fragment_answer(w, lane, p->d, i, element_of(p, o, s.row, s.col), p->rule & 1, 0, &half);
    }
}

// Four products, each by the lanes of a quad pair: 4q … 4q+3 and 16+4q … 16+4q+3.
static void mma_884(const Warp *w, const Product *p, Operands *o, u32 a_column, u32 b_row) {
  u32 half = 0;
  for (u32 q = 0; q < 4; q++) {
    for (u32 l = 0; l < 8; l++) {
      u32 lane = 4 * q + l % 4 + (l >= 4 ? 16 : 0);
      for (u32 i = 0; i < 4; i++) {
        Spot s = spot_884(lane, i, !a_column);
        u32 row = a_column ? s.col : s.row, k = a_column ? s.row : s.col;
        o->a[row * 4 + k] = fragment_value(w, lane, 0, p->a, i);
        s = spot_884(lane, i, !b_row);
        u32 col = b_row ? s.col : s.row;
        k = b_row ? s.row : s.col;
        o->b[col * 4 + k] = fragment_value(w, lane, 8, p->b, i);
      }
      for (u32 i = 0; i < 8; i++) {
        Spot s = spot_884_c(lane, i, p->c);
        o->c[s.row * 8 + s.col] = fragment_value(w, lane, 16, p->c, i);
      }
    }
    for (u32 l = 0; l < 8; l++) {
      u32 lane = 4 * q + l % 4 + (l >= 4 ? 16 : 0);
      for (u32 i = 0; i < 8; i++) {
        Spot s = spot_884_c(lane, i, p->d);
        fragment_answer(w, lane, p->d, i, element_of(p, o, s.row, s.col), 0, 1, &half);
      }
    }
  }
}

// --- rows of shared memory ---

// One lane's access, judged as its own. Returns where it lies, or null after a fault that has been reported.
static u8 *lane_access(Runtime *rt, Thread *t, u32 site, u64 address, u32 size, u32 align, int write) {
  Block *b = t->block;
  const Site *s = &b->launch->sites[site];
  Target to;
  if (!locate(rt, t, site, s->space, address, size, align, write, &to)) return 0;
  if (to.space == SPACE_LOCAL || to.space == SPACE_PARAM) return to.host;
  if (write && rt->race && !b->launch->simple) sync_plain_write(rt, t, &to, size);
  View v = view_of(t);
  Access a = {&v, rt->race ? segment_of(rt, b, t) : 0, site, write ? K_WRITE : K_PLAIN, !write, b->launch->simple, 0, b->linear, to.space, size, to.address};
  if (!judge(rt, &a, to.cells, to.valid, to.offset, size, to.initialised)) fault(rt, F_UNINIT, t, site, to.address, to.space, size, 0);
  return to.host;
}

// A row of 8 elements of 16 bits, which must lie in shared memory.
static u8 *matrix_row(Runtime *rt, Thread *t, u32 site, u64 address, int write) {
  if (t->block->launch->sites[site].space == SPACE_GENERIC) {
    if (address - SHARED_WINDOW >= WINDOW_SIZE) {
      fault(rt, F_OOB, t, site, address, SPACE_GENERIC, 16, write);
      return 0;
    }
  }
  return lane_access(rt, t, site, address, 16, 16, write);
}

// Lanes 8i … 8i+7 name the rows of matrix i; a lane holds two elements of each, along a row or (transposed) a column.
static void rows_move(Runtime *rt, const Warp *w, u32 site, u32 count, u32 transposed, int write) {
  u16 rows[WARP][8];
  memset(rows, 0, sizeof rows);
  for (u32 lane = 0; lane < WARP && write; lane++)
    for (u32 i = 0; i < count; i++)
      for (u32 e = 0; e < 2; e++) {
        u32 along = lane % 4 * 2 + e, x = lane_word(w, lane, 8 + 4 * i) >> 16 * e;
        if (transposed) rows[8 * i + along][lane / 4] = (u16)x; else rows[8 * i + lane / 4][along] = (u16)x;
      }
  for (u32 lane = 0; lane < 8 * count; lane++) {
    if (!(w->present >> lane & 1)) continue;
    Thread *t = &w->block->thread[w->base + lane];
    u8 *host = matrix_row(rt, t, site, get64(t->ctx, operand_a(t)), write);
    if (!host) continue;
    if (write) memcpy(host, rows[lane], 16); else memcpy(rows[lane], host, 16);
  }
  if (write) { rt->progress++; return; }
  for (u32 lane = 0; lane < WARP; lane++)
    for (u32 i = 0; i < count; i++) {
      u32 x = 0;
      for (u32 e = 0; e < 2; e++) {
        u32 along = lane % 4 * 2 + e;
        x |= (u32)(transposed ? rows[8 * i + along][lane / 4] : rows[8 * i + lane / 4][along]) << 16 * e;
      }
      lane_answer(w, lane, 4 * i, x);
    }
}

// wmma.load and wmma.store: each lane's elements, judged as its accesses. Alignment: "Matrix Storage for WMMA" asks a
// fragment's size of the first line; of the other lines what CUDA C++ asks of the leading dimension, 16 bytes at most.
static void whole_matrix_move(Runtime *rt, const Warp *w, u32 site, int write) {
  const Site *s = &w->block->launch->sites[site];
  Product p = product_of(s->aux, s->sub);
  u32 part = PRODUCT_PART(s->aux), column = PRODUCT_A_COLUMN(s->aux);
  u32 type = part == PART_A ? p.a : part == PART_B ? p.b : p.c, bits = element_bits(type);
  u32 count = held(&p, part), bytes = fragment_bytes(type, count), first = __builtin_ctz(w->present);
  u64 base = (u64)lane_word(w, first, 0) | (u64)lane_word(w, first, 4) << 32;
  u32 stride = lane_word(w, first, 8), step = bits < 8 ? 32 / bits : 1, size = bits < 8 ? 4 : bits / 8;
  for (u32 rest = w->present; rest; rest &= rest - 1) {
    u32 lane = __builtin_ctz(rest);
    if (lane_word(w, lane, 0) == (u32)base && lane_word(w, lane, 4) == (u32)(base >> 32) && lane_word(w, lane, 8) == stride) continue;
    barrier_fault(rt, w->block, site, w->base + lane, site, w->base + first, 7);
    break;
  }
  u32 whole = bytes > 32 ? 32 : bytes, line = bytes > 16 ? 16 : bytes;
  u64 pitch = (u64)stride * bits / 8;
  if (base % whole || pitch % line) {
    fault(rt, F_MISALIGNED, &w->block->thread[w->base + first], site, base % whole ? base : base + pitch, s->space, base % whole ? whole : line, (u32)write);
    return;
  }
  for (u32 rest = w->present; rest; rest &= rest - 1) {
    u32 lane = __builtin_ctz(rest);
    Thread *t = &w->block->thread[w->base + lane];
    u8 *own = t->ctx + operand_a(t) + 16, fragment[64];
    if (write) memcpy(fragment, own, bytes); else memset(fragment, 0, sizeof fragment);
    for (u32 i = 0; i < count; i += step) {
      Spot e = spot_of(&p, part, lane, i);
      u64 at = column ? (u64)e.col * stride + e.row : (u64)e.row * stride + e.col;
      u8 *host = lane_access(rt, t, site, base + at * bits / 8, size, size, write);
      u8 *mine = fragment + i * bits / 8;
      if (!host) continue;
      if (write) memcpy(host, mine, size); else memcpy(mine, host, size);
    }
    if (!write) memcpy(t->ctx + operand_a(t), fragment, bytes);
  }
  if (write) rt->progress++;
}

static void transpose(const Warp *w) {
  u32 have[WARP];
  for (u32 lane = 0; lane < WARP; lane++) have[lane] = lane_word(w, lane, 0);
  for (u32 lane = 0; lane < WARP; lane++) {
    u32 x = 0;
    for (u32 e = 0; e < 2; e++) {
      u32 row = lane % 4 * 2 + e, col = lane / 4;
      x |= (have[row * 4 + col / 2] >> 16 * (col & 1) & 0xffff) << 16 * e;
    }
    lane_answer(w, lane, 0, x);
  }
}

static void group_answer(Runtime *rt, const Warp *w, u32 site);

static void matrix_answer(Runtime *rt, Block *b, u32 base, u32 present, u32 site) {
  const Site *s = &b->launch->sites[site];
  Warp w = {b, base, present};
  if (s->sub == MATRIX_LOAD || s->sub == MATRIX_STORE) { rows_move(rt, &w, site, s->size, s->aux, s->sub == MATRIX_STORE); return; }
  if (s->sub == MATRIX_TRANSPOSE) { transpose(&w); return; }
  if (s->sub == MATRIX_LOAD_WHOLE || s->sub == MATRIX_STORE_WHOLE) { whole_matrix_move(rt, &w, site, s->sub == MATRIX_STORE_WHOLE); return; }
  if (s->sub >= MATRIX_GROUP_MMA) { group_answer(rt, &w, site); return; }
  static Operands o;
  Product p = product_of(s->aux, s->sub);
  if (s->sub == MATRIX_MMA_884) mma_884(&w, &p, &o, PRODUCT_A_COLUMN(s->aux), PRODUCT_B_ROW(s->aux));
  else mma(&w, &p, &o);
}
