// SPDX-License-Identifier: Apache-2.0
// Floating point beyond nearest-even binary32 and binary64: directed rounding from exact error terms, binary16 and
// bfloat16 by integer conversion, min/max, saturation, approximations. PTX ISA, "Floating-Point Instructions".
#include "assay.h"

double fma(double, double, double);
double exp2(double);
double log2(double);
double sin(double);
double cos(double);
double tanh(double);
#define sqrt __builtin_sqrt

static double d_of(u64 b) { double d; memcpy(&d, &b, 8); return d; }
static u64 b_of(double d) { u64 b; memcpy(&b, &d, 8); return b; }
static float f_of(u32 b) { float f; memcpy(&f, &b, 4); return f; }
static u32 bf_of(float f) { u32 b; memcpy(&b, &f, 4); return b; }
static int is_nan(double d) { return d != d; }
static int is_inf(double d) { return (b_of(d) << 1) == 0xffe0000000000000ull; }

// --- directed rounding: `rounded` is the nearest; `over` the sign of exact - rounded. modes 1 zero, 2 down, 3 up ---

static u32 step32(u32 b, int up) {
  if (up) return b == 0x80000000u ? 1 : b >> 31 ? b - 1 : b + 1;
  return b == 0 ? 0x80000001u : b >> 31 ? b + 1 : b - 1;
}
static int wants(int mode, int over, int negative) {  // 0 stay, 1 up, -1 down
  if (mode == 3) return over > 0 ? 1 : 0;
  if (mode == 2) return over < 0 ? -1 : 0;
  if (mode == 1) return negative ? (over > 0 ? 1 : 0) : (over < 0 ? -1 : 0);
  return 0;
}
static int sign_of(double d) { return (d > 0) - (d < 0); }
// An exact value s + e (s nearest, |e| small) as binary32.
static u32 direct32(double s, double e, int mode) {
  float r = (float)s;
  if (is_nan(s)) return 0x7fffffff;
  double rest = s - (double)r;
  int over = is_inf((double)r) && !is_inf(s) ? -sign_of((double)r) : rest != 0 ? sign_of(rest) : sign_of(e);
  if (mode == 0) {
    // Nearest of s + e when s itself lies on a tie.
    float away = f_of(step32(bf_of(r), rest > 0));
    if (rest != 0 && e != 0 && rest == ((double)away - (double)r) / 2 && sign_of(e) == sign_of(rest)) r = away;
    return bf_of(r);
  }
  int n = wants(mode, over, (int)(bf_of(r) >> 31));
  return n ? step32(bf_of(r), n > 0) : bf_of(r);
}
static double two_sum(double a, double b, double *e) {
  double s = a + b, t = s - a;
  *e = (a - (s - t)) + (b - t);
  if (is_nan(*e)) *e = 0;
  return s;
}
// A sum that is exactly zero takes the sign of the mode.
static u32 zero32(u32 r, int exact_zero, int same_signs, int mode) { return exact_zero && !same_signs ? (mode == 2 ? 0x80000000u : 0) : r; }

EXPORT u32 px_add_f32(u32 a, u32 b, u32 mode) {
  double e, x = f_of(a), y = f_of(b), s = two_sum(x, y, &e);
  return zero32(direct32(s, e, mode), s == 0 && e == 0, a >> 31 == b >> 31, mode);
}
EXPORT u32 px_sub_f32(u32 a, u32 b, u32 mode) { return px_add_f32(a, b ^ 0x80000000u, mode); }
EXPORT u32 px_mul_f32(u32 a, u32 b, u32 mode) { return direct32((double)f_of(a) * (double)f_of(b), 0, mode); }
EXPORT u32 px_fma_f32(u32 a, u32 b, u32 c, u32 mode) {
  double e, p = (double)f_of(a) * (double)f_of(b), s = two_sum(p, (double)f_of(c), &e);
  return zero32(direct32(s, e, mode), s == 0 && e == 0, (a ^ b) >> 31 == c >> 31, mode);
}
EXPORT u32 px_div_f32(u32 a, u32 b, u32 mode) {
  double x = f_of(a), y = f_of(b), q = x / y, rest = fma(-q, y, x);
  if (is_nan(rest) || is_inf(q) || y == 0) rest = 0;
  return direct32(q, rest == 0 ? 0 : sign_of(rest) * sign_of(y) * 1e-320, mode);
}
EXPORT u32 px_rcp_f32(u32 a, u32 mode) { return mode ? px_div_f32(0x3f800000u, a, mode) : bf_of(1.0f / f_of(a)); }
EXPORT u32 px_sqrt_f32(u32 a, u32 mode) {
  if (mode == 0) return bf_of(__builtin_sqrtf(f_of(a)));
  double x = f_of(a), q = sqrt(x), rest = fma(-q, q, x);
  return direct32(q, is_nan(rest) || is_inf(x) ? 0 : rest == 0 ? 0 : sign_of(rest) * 1e-320, mode);
}

// --- binary64: error terms vanish below the subnormals, so directed rounding is done on integers, exactly ---

typedef unsigned __int128 u128;

static u32 lead128(u128 m) { u64 high = (u64)(m >> 64); return high ? 127 - __builtin_clzll(high) : 63 - __builtin_clzll((u64)m); }
// |b| = m * 2^e with the leading bit of m at 52; of zero, m is 0.
static u64 unpack64(u64 b, i32 *e) {
  u64 m = b & 0xfffffffffffffull;
  u32 field = (u32)(b >> 52 & 0x7ff);
  *e = (i32)(field ? field : 1) - 1075;
  if (field) return m | 1ull << 52;
  if (!m) return 0;
  u32 shift = __builtin_clzll(m) - 11;
  *e -= (i32)shift;
  return m << shift;
}
// m * 2^e rounded toward zero (1), down (2) or up (3); bit 0 of m may stand for anything below it.
static u64 round64(u64 sign, u128 m, i32 e, u32 mode) {
  u32 lead = lead128(m);
  i32 top = e + (i32)lead, drop = (i32)lead - 52 + (top < -1022 ? -1022 - top : 0);
  int away = mode == 3 ? !sign : mode == 2 && sign;
  sign <<= 63;
  if (top > 1023) return sign | (away ? 0x7ff0000000000000ull : 0x7fefffffffffffffull);
  u64 kept = drop > 127 ? 0 : drop > 0 ? (u64)(m >> drop) : (u64)m << -drop;
  int rest = drop > 127 || (drop > 0 && (m & (((u128)1 << drop) - 1)));
  if (top >= -1022) kept += (u64)(top + 1022) << 52;
  return sign | (kept + (u64)(rest && away));  // a carry out of the fraction is the next exponent, up to infinity
}
// Two non-zero terms m * 2^e, at most 106 bits each.
static u64 sum64(u64 s1, u128 m1, i32 e1, u64 s2, u128 m2, i32 e2, u32 mode) {
  u32 up1 = 125 - lead128(m1), up2 = 125 - lead128(m2);
  m1 <<= up1; e1 -= (i32)up1; m2 <<= up2; e2 -= (i32)up2;
  if (e1 < e2) { u64 s = s1; s1 = s2; s2 = s; u128 m = m1; m1 = m2; m2 = m; i32 e = e1; e1 = e2; e2 = e; }
  i32 down = e1 - e2;
  m2 = down > 126 ? 1 : m2 >> down | ((m2 & (((u128)1 << down) - 1)) != 0);
  if (s1 == s2) return round64(s1, m1 + m2, e1, mode);
  if (m1 == m2) return mode == 2 ? 0x8000000000000000ull : 0;
  return m1 > m2 ? round64(s1, m1 - m2, e1, mode) : round64(s2, m2 - m1, e1, mode);
}
static int special64(u64 b) { return (b >> 52 & 0x7ff) == 0x7ff; }

EXPORT u64 px_fma_f64(u64 a, u64 b, u64 c, u32 mode) {
  if (special64(a) || special64(b) || special64(c)) return b_of(fma(d_of(a), d_of(b), d_of(c)));
  i32 ea, eb, ec;
  u128 p = (u128)unpack64(a, &ea) * unpack64(b, &eb);
  u64 m = unpack64(c, &ec), sign = (a ^ b) >> 63;
  if (!p && !m) return sign == c >> 63 ? c : mode == 2 ? 0x8000000000000000ull : 0;
  if (!p) return c;
  return m ? sum64(sign, p, ea + eb, c >> 63, m, ec, mode) : round64(sign, p, ea + eb, mode);
}
EXPORT u64 px_add_f64(u64 a, u64 b, u32 mode) { return px_fma_f64(a, 0x3ff0000000000000ull, b, mode); }
EXPORT u64 px_sub_f64(u64 a, u64 b, u32 mode) {
  return special64(a) || special64(b) ? b_of(d_of(a) - d_of(b)) : px_add_f64(a, b ^ 0x8000000000000000ull, mode);
}
EXPORT u64 px_mul_f64(u64 a, u64 b, u32 mode) {
  if (special64(a) || special64(b) || !(a << 1) || !(b << 1)) return b_of(d_of(a) * d_of(b));
  i32 ea, eb;
  u128 p = (u128)unpack64(a, &ea) * unpack64(b, &eb);
  return round64((a ^ b) >> 63, p, ea + eb, mode);
}
EXPORT u64 px_div_f64(u64 a, u64 b, u32 mode) {
  if (special64(a) || special64(b) || !(a << 1) || !(b << 1)) return b_of(d_of(a) / d_of(b));
  i32 ea, eb;
  u64 r = unpack64(a, &ea), m = unpack64(b, &eb), q = 0;
  for (u32 i = 0; i < 64; i++) {
    u64 fits = r >= m;
    q = q << 1 | fits;
    r = (r - (fits ? m : 0)) << 1;
  }
  return round64((a ^ b) >> 63, (u128)q << 1 | (r != 0), ea - eb - 64, mode);
}
EXPORT u64 px_rcp_f64(u64 a, u32 mode) { return mode ? px_div_f64(0x3ff0000000000000ull, a, mode) : b_of(1.0 / d_of(a)); }
EXPORT u64 px_sqrt_f64(u64 a, u32 mode) {
  if (!mode || special64(a) || a >> 63 || !a) return b_of(sqrt(d_of(a)));
  i32 e;
  u128 n = (u128)unpack64(a, &e) << (e & 1 ? 63 : 64), rest = n;
  e = (e - (e & 1 ? 63 : 64)) / 2;
  u64 root = 0;
  for (u64 bit = 1ull << 58; bit; bit >>= 1) {  // n < 2^117: 59 bits of root
    u128 t = ((u128)root << 1 | bit) * bit;
    if (t <= rest) { rest -= t; root |= bit; }
  }
  return round64(0, (u128)root << 1 | (rest != 0), e - 1, mode);
}

// --- approximations: from binary64, so within every documented error ---

EXPORT u32 px_rsqrt_f32(u32 a) { return bf_of((float)(1.0 / sqrt((double)f_of(a)))); }
// rcp, rsqrt .approx.ftz.f64: the upper halves of operand and result alone.
EXPORT u64 px_gross_f64(u64 a, u32 root) {
  a &= 0xffffffff00000000ull;
  if (!(a >> 52 & 0x7ff)) a &= 1ull << 63;
  double r = 1.0 / (root ? sqrt(d_of(a)) : d_of(a));
  if (is_nan(r)) return 0x7fffffff00000000ull;
  u64 b = b_of(r) & 0xffffffff00000000ull;
  return b >> 52 & 0x7ff ? b : b & 1ull << 63;
}
EXPORT u64 px_rsqrt_f64(u64 a) { return b_of(1.0 / sqrt(d_of(a))); }
EXPORT u32 px_ex2_f32(u32 a) { return bf_of((float)exp2((double)f_of(a))); }
EXPORT u32 px_lg2_f32(u32 a) { return bf_of((float)log2((double)f_of(a))); }
EXPORT u32 px_sin_f32(u32 a) { return bf_of((float)sin((double)f_of(a))); }
EXPORT u32 px_cos_f32(u32 a) { return bf_of((float)cos((double)f_of(a))); }
EXPORT u32 px_tanh_f32(u32 a) { return bf_of((float)tanh((double)f_of(a))); }

// --- small ones ---

EXPORT u32 px_sat_f32(u32 a) { float f = f_of(a); return f > 0 ? (f < 1 ? a : 0x3f800000u) : 0; }
EXPORT u64 px_sat_f64(u64 a) { double d = d_of(a); return d > 0 ? (d < 1 ? a : 0x3ff0000000000000ull) : 0; }
EXPORT u64 px_nan_f64(u64 a, u32 narrow) { return narrow && is_nan(d_of(a)) ? 0x7fffffffe0000000ull : a; }

// flags 1 .NaN, 2 .xorsign.abs, 4 max
EXPORT u32 px_minmax_f32(u32 a, u32 b, u32 flags) {
  u32 sign = flags & 2 ? (a ^ b) & 0x80000000u : 0;
  if (flags & 2) { a &= 0x7fffffff; b &= 0x7fffffff; }
  int na = (a & 0x7fffffff) > 0x7f800000u, nb = (b & 0x7fffffff) > 0x7f800000u;
  if ((na && nb) || ((na || nb) && flags & 1)) return 0x7fffffff;
  if (na || nb) return (na ? b : a) | sign;
  int less = f_of(a) < f_of(b) || (f_of(a) == f_of(b) && a >> 31 > b >> 31);
  return (less != (flags >> 2 & 1) ? a : b) | sign;
}
EXPORT u64 px_minmax_f64(u64 a, u64 b, u32 flags) {
  double x = d_of(a), y = d_of(b);
  if (is_nan(x) && is_nan(y)) return b | 0x0008000000000000ull;
  if (is_nan(x)) return b;
  if (is_nan(y)) return a;
  int less = x < y || (x == y && a >> 63 > b >> 63);
  return less != (int)(flags >> 2 & 1) ? a : b;
}
EXPORT u32 px_testp_f32(u32 a, u32 which) {
  u32 m = a & 0x7fffffff;
  switch (which) {
    case 0: return m < 0x7f800000u;
    case 1: return m == 0x7f800000u;
    case 2: return m <= 0x7f800000u;
    case 3: return m > 0x7f800000u;
    case 4: return (m >= 0x00800000u && m < 0x7f800000u) || m == 0;  // zero is normal to an H200
    default: return m > 0 && m < 0x00800000u;
  }
}
EXPORT u32 px_testp_f64(u64 a, u32 which) {
  u64 m = a & 0x7fffffffffffffffull, inf = 0x7ff0000000000000ull, least = 0x0010000000000000ull;
  switch (which) {
    case 0: return m < inf;
    case 1: return m == inf;
    case 2: return m <= inf;
    case 3: return m > inf;
    case 4: return (m >= least && m < inf) || m == 0;
    default: return m > 0 && m < least;
  }
}

// --- narrow formats, by integer arithmetic ---

// Round a binary64 to a format of `exponent` and `fraction` bits. modes 0 even, 1 zero, 2 down, 3 up, 4 away on ties.
static u32 narrow(u64 b, u32 exponent, u32 fraction, u32 mode, u32 nan) {
  u32 sign = (u32)(b >> 63), top = 1u << exponent;
  i32 bias = (i32)(top / 2) - 1, e = (i32)(b >> 52 & 0x7ff) - 1023;
  u64 m = b & 0xfffffffffffffull;
  u32 out = sign << (exponent + fraction), infinity = (top - 1) << fraction;
  if (e == 1024) return m ? nan : out | infinity;
  if (e == -1023) { if (!m) return out; e = -1022; } else m |= 1ull << 52;
  i32 low = e < 1 - bias ? 1 - bias : e;               // exponent of the unit the result is rounded to
  u32 drop = 52 - fraction + (u32)(low - e < 60 ? low - e : 60);
  u64 kept = drop > 63 ? 0 : m >> drop, rest = drop > 63 ? m : m & ((1ull << drop) - 1), half = drop > 63 ? ~0ull : 1ull << (drop - 1);
  int up = 0;
  if (rest) {
    if (mode == 0) up = rest > half || (rest == half && kept & 1);
    else if (mode == 4) up = rest >= half;
    else if (mode == 2) up = sign;
    else if (mode == 3) up = !sign;
  }
  kept += up;
  u32 value;
  if (kept >> fraction) {                                // normal, perhaps just become so
    i32 unit = low;
    if (kept >> (fraction + 1)) { kept >>= 1; unit++; }
    if (unit + bias >= (i32)top - 1) {
      int finite = mode == 1 || (mode == 2 && !sign) || (mode == 3 && sign);
      return out | (finite ? infinity - 1 : infinity);
    }
    value = (u32)(unit + bias) << fraction | (u32)(kept & ((1ull << fraction) - 1));
  } else value = (u32)kept;
  return out | value;
}

static u32 finish(u32 v, u32 sign_bit, u32 infinity, u32 one, u32 flags) {  // flags 1 relu, 2 sat, 4 satfinite
  u32 magnitude = v & (sign_bit - 1);
  if (flags & 4 && magnitude == infinity) v = (v & sign_bit) | (infinity - 1);
  if (flags & 1 && magnitude <= infinity && v & sign_bit) v = 0;
  if (flags & 2) v = magnitude > infinity || v & sign_bit ? 0 : v > one ? one : v;
  return v;
}
u32 px_f16_to_f32(u32 h);
// A NaN of binary64 made narrower as an H200 does: quiet, with its sign and the top of its payload.
EXPORT u32 px_nan_narrow(u64 b, u32 exponent, u32 fraction) {
  u32 payload = (u32)((b & 0xfffffffffffffull) >> (52 - fraction));
  return (u32)(b >> 63) << (exponent + fraction) | ((1u << exponent) - 1) << fraction | payload | 1u << (fraction - 1);
}
EXPORT u32 px_f16_to_f32_payload(u32 h) {
  h &= 0xffff;
  return (h & 0x7fff) > 0x7c00 ? (h & 0x8000) << 16 | 0x7fc00000u | (h & 0x3ff) << 13 : px_f16_to_f32(h);
}
EXPORT u32 px_f64_to_f16(u64 b, u32 mode, u32 flags) { return finish(narrow(b, 5, 10, mode, 0x7fff), 0x8000, 0x7c00, 0x3c00, flags); }
EXPORT u32 px_f64_to_bf16(u64 b, u32 mode, u32 flags) { return finish(narrow(b, 8, 7, mode, 0x7fff), 0x8000, 0x7f80, 0x3f80, flags); }
EXPORT u32 px_f64_to_f32(u64 b, u32 mode, u32 flags) { return finish(narrow(b, 8, 23, mode, 0x7fffffff), 0x80000000u, 0x7f800000u, 0x3f800000u, flags); }
EXPORT u32 px_f32_to_tf32(u32 a, u32 mode, u32 flags) {
  // An H200 cuts a NaN for .rna, and takes the number below for .satfinite.
  if (mode == 4 && (a & 0x7fffffff) > 0x7f800000) return (a & 0xffffe000) - (flags & 4 ? 0x2000 : 0);
  u32 t = narrow(b_of((double)f_of(a)), 8, 10, mode, 0x3ffff);
  return finish(t, 1u << 18, 0xffu << 10, 0, flags & ~2u) << 13;
}
EXPORT u32 px_f16_to_f32(u32 h) {
  u32 sign = (h & 0x8000) << 16, e = h >> 10 & 31, m = h & 0x3ff;
  if (e == 31) return m ? 0x7fffffff : sign | 0x7f800000u;
  if (e) return sign | (e + 112) << 23 | m << 13;
  if (!m) return sign;
  u32 shift = __builtin_clz(m) - 21;
  return sign | (113 - shift) << 23 | (m << shift & 0x3ff) << 13;
}
EXPORT u32 px_bf16_to_f32(u32 h) { return (h & 0x7fff) > 0x7f80 ? 0x7fffffff : (h & 0xffff) << 16; }

// An integer to a narrow format, rounded once: to odd in binary64 first (Boldo and Melquiond 2008).
static u64 int_odd(u64 v, u32 is_signed) {
  u64 sign = is_signed && v >> 63 ? 1ull << 63 : 0, m = sign ? 0 - v : v;
  if (!m) return 0;
  u32 lead = 63 - __builtin_clzll(m);
  u64 f = lead > 52 ? m >> (lead - 52) | ((m & ((1ull << (lead - 52)) - 1)) != 0) : m << (52 - lead);
  return sign | (u64)(lead + 1023) << 52 | (f & 0xfffffffffffffull);
}
EXPORT u32 px_int_to_f16(u64 v, u32 is_signed, u32 mode) { return px_f64_to_f16(int_odd(v, is_signed), mode, 0); }
EXPORT u32 px_int_to_bf16(u64 v, u32 is_signed, u32 mode) { return px_f64_to_bf16(int_odd(v, is_signed), mode, 0); }
EXPORT u32 px_int_to_f32(u64 v, u32 is_signed, u32 mode) { return px_f64_to_f32(int_odd(v, is_signed), mode, 0); }
EXPORT u64 px_int_to_f64(u64 v, u32 is_signed, u32 mode) {
  double r = is_signed ? (double)(i64)v : (double)v;
  if (!mode) return b_of(r);
  u64 sign = is_signed && v >> 63, m = sign ? 0 - v : v;
  return m ? round64(sign, m, 0, mode) : 0;
}

// 8-bit floats, always saturating: "cvt" to .e4m3x2 and .e5m2x2. e4m3 has no infinity: its exponents go up to 448.
EXPORT u32 px_f64_to_e4m3(u64 b, u32 relu) {
  double d = d_of(b), size = d < 0 ? -d : d;
  u32 sign = (u32)(b >> 63) << 7;
  if (is_nan(d)) return 0x7f;
  if (relu && sign) return 0;
  if (size > 448) return sign | 0x7e;
  if (size < 256) return narrow(b, 4, 3, 0, 0x7f);  // what it calls infinity is 256
  return sign | (narrow(b_of(size / 2), 4, 3, 0, 0) + 8);
}
EXPORT u32 px_f64_to_e5m2(u64 b, u32 relu) { return finish(narrow(b, 5, 2, 0, 0x7f), 0x80, 0x7c, 0, 4 | relu); }
EXPORT u32 px_e5m2_to_f16(u32 v) { return (v & 0x7f) > 0x7c ? 0x7fff : (v & 0xff) << 8; }
EXPORT u32 px_e4m3_to_f16(u32 v) {
  u32 sign = (v & 0x80) << 8, size = v & 0x7f, e = size >> 3, m = size & 7;
  if (size == 0x7f) return 0x7fff;
  double value = (e ? 8 + m : m) * d_of((u64)(1023 - 10 + (e ? e : 1)) << 52);
  return sign | px_f64_to_f16(b_of(value), 0, 0);
}

// flags: 1 bfloat16, 2 ftz, 4 sat, 8 relu, 16 .NaN, 32 .xorsign.abs
EXPORT u32 px_half(u32 op, u32 flags, u32 a, u32 b, u32 c) {
  int bf = flags & 1;
  u32 infinity = bf ? 0x7f80 : 0x7c00, least = bf ? 0x80 : 0x400, nan = 0x7fff;
  if (op == 6 || op == 7) {
    if ((a & 0x7fff) > infinity) return nan;
    if (flags & 2 && !bf && (a & 0x7fff) < least) a &= 0x8000;
    return op == 6 ? a ^ 0x8000 : a & 0x7fff;
  }
  u32 v[3] = {a, b, c};
  if (flags & 2 && !bf) for (u32 i = 0; i < 3; i++) if ((v[i] & 0x7fff) < least) v[i] &= 0x8000;
  double x[3];
  for (u32 i = 0; i < 3; i++) x[i] = f_of(bf ? px_bf16_to_f32(v[i]) : px_f16_to_f32(v[i]));
  u32 r;
  if (op == 4 || op == 5) {
    u32 sign = flags & 32 ? (v[0] ^ v[1]) & 0x8000 : 0;
    if (flags & 32) { v[0] &= 0x7fff; v[1] &= 0x7fff; x[0] = x[0] < 0 ? -x[0] : x[0]; x[1] = x[1] < 0 ? -x[1] : x[1]; }
    int na = (v[0] & 0x7fff) > infinity, nb = (v[1] & 0x7fff) > infinity;
    if ((na && nb) || ((na || nb) && flags & 16)) r = nan;
    else if (na || nb) r = (na ? v[1] : v[0]) | sign;
    else {
      int less = x[0] < x[1] || (x[0] == x[1] && v[0] >> 15 > v[1] >> 15);
      r = (less != (op == 5) ? v[0] : v[1]) | sign;
    }
    return flags & 2 && !bf && (r & 0x7fff) < least ? r & 0x8000 : r;
  }
  double e = 0, s;
  if (op == 0) s = two_sum(x[0], x[1], &e);
  else if (op == 1) s = two_sum(x[0], -x[1], &e);
  else if (op == 2) s = x[0] * x[1];
  else s = two_sum(x[0] * x[1], x[2], &e);
  u64 bits = b_of(s);
  if (e != 0 && !(bits & 1)) bits = sign_of(e) == (bits >> 63 ? -1 : 1) ? bits + 1 : bits - 1;  // to odd
  r = bf ? narrow(bits, 8, 7, 0, nan) : narrow(bits, 5, 10, 0, nan);
  // An H200 flushes what is too small before it is rounded, where products are.
  int tiny = (r & 0x7fff) < least || (op == 2 && s < 0x1p-14 && s > -0x1p-14);
  if (flags & 2 && !bf && tiny) r &= 0x8000;
  return finish(r, 0x8000, infinity, bf ? 0x3f80 : 0x3c00, (flags >> 3 & 1) | (flags >> 1 & 2));
}
EXPORT u32 px_half_unary(u32 a, u32 flags) {  // 1 bfloat16, 2 tanh (else ex2)
  double x = f_of(flags & 1 ? px_bf16_to_f32(a) : px_f16_to_f32(a));
  u64 y = b_of(flags & 2 ? tanh(x) : exp2(x));
  return flags & 1 ? narrow(y, 8, 7, 0, 0x7fff) : narrow(y, 5, 10, 0, 0x7fff);
}
