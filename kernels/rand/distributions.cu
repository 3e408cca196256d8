// SPDX-License-Identifier: Apache-2.0
// Numbers of a distribution from Philox4x32-10 (Salmon, Moraes, Dror, Shaw, SC 2011): uniform, normal, exponential,
// Bernoulli, whole numbers below a bound, Poisson. Block b is counter offset + b of a subsequence under key seed.

typedef unsigned long long Index;
__device__ __forceinline__ Index thread() { return (Index)blockIdx.x * blockDim.x + threadIdx.x; }

struct Words {
    unsigned w[4];
};

__device__ __forceinline__ Words philox4x32_10(Index high, Index low, Index seed) {
    unsigned c0 = (unsigned)low, c1 = (unsigned)(low >> 32), c2 = (unsigned)high, c3 = (unsigned)(high >> 32);
    unsigned k0 = (unsigned)seed, k1 = (unsigned)(seed >> 32);
    for (int round = 0; round < 10; ++round) {
        const unsigned h0 = __umulhi(0xD2511F53u, c0), l0 = 0xD2511F53u * c0;
        const unsigned h1 = __umulhi(0xCD9E8D57u, c2), l1 = 0xCD9E8D57u * c2;
        c0 = h1 ^ c1 ^ k0;
        c1 = l1;
        c2 = h0 ^ c3 ^ k1;
        c3 = l0;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    return {{c0, c1, c2, c3}};
}

__device__ __forceinline__ Words block(Index b, Index seed, Index subsequence, Index offset) {
    const Index low = offset + b;
    return philox4x32_10(subsequence + (low < offset), low, seed);  // the counter has 128 bits
}

// PER elements of each block: put(i, words, k), k the element's number in its block.
template <unsigned PER, class Put>
__device__ __forceinline__ void each(unsigned n, Index seed, Index subsequence, Index offset, Put put) {
    const Index stride = (Index)gridDim.x * blockDim.x;
    for (Index b = thread(); b * PER < n; b += stride) {
        const Words r = block(b, seed, subsequence, offset);
#pragma unroll
        for (unsigned k = 0; k < PER; ++k)
            if (PER * b + k < n) put(PER * b + k, r, k);
    }
}

// Words of an element's own: those of counter offset + i in this subsequence and the following ones, until use(word) is
// content.
template <class Use>
__device__ __forceinline__ void draw(Index i, Index seed, Index subsequence, Index offset, Use use) {
    for (Index more = 0;; ++more) {
        const Words r = block(i, seed, subsequence + more, offset);
#pragma unroll
        for (unsigned k = 0; k < 4; ++k)
            if (use(r.w[k])) return;
    }
}

#define ENTRY(name) extern "C" __global__ void __launch_bounds__(128) name
#define COUNTER unsigned n, Index seed, Index subsequence, Index offset

// Uniform on (0, 1]: a word is a step of 2^-32, of which the middle is taken; one rounding of the word, one of the sum.
__device__ __forceinline__ float open(unsigned w) { return __fmaf_rn(__uint2float_rn(w), 0x1p-32f, 0x1p-33f); }
__device__ __forceinline__ float fraction(unsigned w) { return (float)(w >> 8) * 0x1p-24f; }
__device__ __forceinline__ double open(unsigned low, unsigned high) {
    return __fma_rn((double)(((Index)high << 32 | low) >> 11), 0x1p-53, 0x1p-54);
}

ENTRY(philox_open_f32)(COUNTER, float* __restrict__ out) {
    each<4>(n, seed, subsequence, offset, [=](Index i, const Words& r, unsigned k) { out[i] = open(r.w[k]); });
}

ENTRY(philox_open_f64)(COUNTER, double* __restrict__ out) {
    each<2>(n, seed, subsequence, offset,
            [=](Index i, const Words& r, unsigned k) { out[i] = open(r.w[2 * k], r.w[2 * k + 1]); });
}

// Box and Muller (A Note on the Generation of Random Normal Deviates, 1958): two words a pair, sine first.
ENTRY(philox_normal_f32)(COUNTER, const float* __restrict__ mean, const float* __restrict__ deviation,
                         float* __restrict__ out) {
    each<4>(n, seed, subsequence, offset, [=](Index i, const Words& r, unsigned k) {
        const float radius = __fsqrt_rn(-2.0f * logf(open(r.w[k / 2 * 2])));
        const float angle = 2.0f * fraction(r.w[k / 2 * 2 + 1]);
        const float z = radius * (k % 2 ? cospif(angle) : sinpif(angle));
        out[i] = __fmaf_rn(deviation[i], z, mean[i]);
    });
}

ENTRY(philox_exponential_f32)(COUNTER, const float* __restrict__ scale, float* __restrict__ out) {
    each<4>(n, seed, subsequence, offset,
            [=](Index i, const Words& r, unsigned k) { out[i] = -logf(open(r.w[k])) * scale[i]; });
}

// Whether a fraction of 24 bits is below p.
ENTRY(philox_bernoulli)(COUNTER, float p, unsigned char* __restrict__ out) {
    each<4>(n, seed, subsequence, offset,
            [=](Index i, const Words& r, unsigned k) { out[i] = fraction(r.w[k]) < p; });
}

// Whole numbers below a bound, all equally likely (Lemire, Fast Random Integer Generation in an Interval, 2019).
ENTRY(philox_randint_u32)(COUNTER, unsigned bound, unsigned* __restrict__ out) {
    const Index i = thread();
    if (i >= n) return;
    const unsigned few = (0u - bound) % bound;  // 2^32 modulo the bound: so many words are too many
    draw(i, seed, subsequence, offset, [=](unsigned w) {
        const Index product = (Index)w * bound;
        if ((unsigned)product < few) return false;
        out[i] = (unsigned)(product >> 32);
        return true;
    });
}

// By inversion: how many entries of an ascending table a word reaches; entry j is 2^32 P(X <= j).
ENTRY(philox_inverted_u32)(COUNTER, unsigned entries, const unsigned* __restrict__ table, unsigned* __restrict__ out) {
    each<4>(n, seed, subsequence, offset, [=](Index i, const Words& r, unsigned k) {
        unsigned low = 0, high = entries;
        while (low < high) {
            const unsigned middle = low + (high - low) / 2;
            if (table[middle] <= r.w[k]) low = middle + 1;
            else high = middle;
        }
        out[i] = low;
    });
}

// Poisson by products of uniform numbers (Knuth, The Art of Computer Programming 2, section 3.4.1): limit is exp(-mean).
ENTRY(philox_poisson_u32)(COUNTER, double limit, unsigned* __restrict__ out) {
    const Index i = thread();
    if (i >= n) return;
    double product = 1;
    unsigned count = 0;
    draw(i, seed, subsequence, offset, [&](unsigned w) {
        product = __dmul_rn(product, w * 0x1p-32);
        if (product > limit) {
            ++count;
            return false;
        }
        out[i] = count;
        return true;
    });
}

__device__ __forceinline__ unsigned mix(unsigned h) {  // MurmurHash3's last step, a bijection
    h = (h ^ h >> 16) * 0x85ebca6bu;
    h = (h ^ h >> 13) * 0xc2b2ae35u;
    return h ^ h >> 16;
}

// A permutation of 0 .. n-1 in no memory: a Feistel network on 2^(2 half) numbers, gone through again while it leads
// out of n of them (Black, Rogaway, Ciphers with Arbitrary Finite Domains, CT-RSA 2002: cycle walking).
ENTRY(permutation_u32)(unsigned n, Index seed, unsigned* __restrict__ out) {
    const Index i = thread();
    if (i >= n) return;
    const unsigned half = n > 2 ? (33 - __clz(n - 1)) / 2 : 1;
    const unsigned mask = (1u << half) - 1;
    unsigned x = (unsigned)i;
    do {
        unsigned left = x >> half, right = x & mask;
        for (unsigned round = 0; round < 8; ++round) {
            const unsigned key = mix((unsigned)seed + round * 0x9E3779B9u) ^ (unsigned)(seed >> 32);
            const unsigned next = left ^ (mix(right ^ key) & mask);
            left = right;
            right = next;
        }
        x = left << half | right;
    } while (x >= n);
    out[i] = x;
}
