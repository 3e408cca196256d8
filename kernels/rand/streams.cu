// SPDX-License-Identifier: Apache-2.0
// Generators of a stream a thread or a block, and of a counter: MT19937, xoshiro128++, PCG32, SplitMix64, Threefry2x32;
// Sobol's sequence.

typedef unsigned long long Index;
__device__ __forceinline__ Index thread() { return (Index)blockIdx.x * blockDim.x + threadIdx.x; }
#define ENTRY(name) extern "C" __global__ void __launch_bounds__(256) name

// Matsumoto and Nishimura (Mersenne Twister, 1998), a block a stream. Word i becomes that of i + 397, of which the words
// from 227 on are new ones: three parts, of which each reads all it needs before it writes.
ENTRY(mt19937_u32)(unsigned streams, unsigned rounds, unsigned* state, unsigned* __restrict__ out) {
    enum : unsigned { N = 624, M = 397, PART = N - M };
    __shared__ unsigned s[N];
    if (blockIdx.x >= streams) return;
    unsigned* mine = state + (Index)blockIdx.x * N;
    for (unsigned i = threadIdx.x; i < N; i += blockDim.x) s[i] = mine[i];
    __syncthreads();
    for (Index round = 0; round < rounds; ++round) {
        for (unsigned first = 0; first < N; first += PART) {
            const unsigned i = first + threadIdx.x;
            const bool active = threadIdx.x < PART && i < N;
            unsigned v = 0;
            if (active) {
                const unsigned y = (s[i] & 0x80000000u) | (s[i + 1 < N ? i + 1 : 0] & 0x7fffffffu);
                v = s[i + M < N ? i + M : i - PART] ^ y >> 1 ^ (y & 1 ? 0x9908b0dfu : 0);
            }
            __syncthreads();
            if (active) s[i] = v;
            __syncthreads();
        }
        unsigned* row = out + ((Index)blockIdx.x * rounds + round) * N;
        for (unsigned i = threadIdx.x; i < N; i += blockDim.x) {
            unsigned y = s[i];
            y ^= y >> 11;
            y ^= y << 7 & 0x9d2c5680u;
            y ^= y << 15 & 0xefc60000u;
            row[i] = y ^ y >> 18;
        }
    }
    for (unsigned i = threadIdx.x; i < N; i += blockDim.x) mine[i] = s[i];
}

__device__ __forceinline__ unsigned rotl(unsigned x, unsigned k) { return x << k | x >> (32 - k); }

// Blackman and Vigna (Scrambled Linear Pseudorandom Number Generators, 2021); words of a state lie `streams` apart.
ENTRY(xoshiro128pp_u32)(unsigned streams, unsigned each, unsigned* state, unsigned* __restrict__ out) {
    const Index i = thread();
    if (i >= streams) return;
    const Index stride = streams;
    unsigned a = state[i], b = state[stride + i], c = state[2 * stride + i], d = state[3 * stride + i];
    for (Index k = 0; k < each; ++k) {
        out[k * streams + i] = rotl(a + d, 7) + a;
        const unsigned t = b << 9;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= t;
        d = rotl(d, 11);
    }
    state[i] = a, state[stride + i] = b, state[2 * stride + i] = c, state[3 * stride + i] = d;
}

enum : Index { PCG = 6364136223846793005ull };

// O'Neill (PCG, 2014), XSH RR 64/32: a state and an odd increment a stream.
ENTRY(pcg32_u32)(unsigned streams, unsigned each, const Index* __restrict__ increments, Index* state,
                 unsigned* __restrict__ out) {
    const Index i = thread();
    if (i >= streams) return;
    const Index increment = increments[i];
    Index s = state[i];
    for (Index k = 0; k < each; ++k) {
        const unsigned folded = (unsigned)((s >> 18 ^ s) >> 27), turn = (unsigned)(s >> 59);
        out[k * streams + i] = rotl(folded, 32 - turn & 31);
        s = s * PCG + increment;
    }
    state[i] = s;
}

// Stream i goes on by i strides (Brown, Random Number Generation with Arbitrary Strides, 1994).
ENTRY(pcg32_advance)(unsigned streams, Index stride, const Index* __restrict__ increments, Index* state) {
    const Index i = thread();
    if (i >= streams) return;
    Index factor = PCG, term = increments[i], all = 1, sum = 0;
    for (Index steps = stride * i; steps != 0; steps >>= 1) {
        if (steps & 1) {
            all *= factor;
            sum = sum * factor + term;
        }
        term *= factor + 1;
        factor *= factor;
    }
    state[i] = all * state[i] + sum;
}

// Steele, Lea, Flood (Fast Splittable Pseudorandom Number Generators, 2014): number i of the stream of a seed.
ENTRY(splitmix64_u64)(unsigned n, Index seed, Index* __restrict__ out) {
    const Index i = thread();
    if (i >= n) return;
    Index z = seed + (i + 1) * 0x9e3779b97f4a7c15ull;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    out[i] = z ^ z >> 31;
}

// Salmon, Moraes, Dror, Shaw (SC 2011), Threefry2x32 of 20 rounds: counter offset + i / 2 under a key of two words.
ENTRY(threefry_u32)(unsigned n, Index seed, Index offset, unsigned* __restrict__ out) {
    const Index b = thread();
    if (2 * b >= n) return;
    const Index counter = offset + b;
    const unsigned key[3] = {(unsigned)seed, (unsigned)(seed >> 32), 0x1BD11BDAu ^ (unsigned)seed ^ (unsigned)(seed >> 32)};
    unsigned x = (unsigned)counter + key[0], y = (unsigned)(counter >> 32) + key[1];
    const unsigned turns[8] = {13, 15, 26, 6, 17, 29, 16, 24};
#pragma unroll
    for (unsigned round = 0; round < 20; ++round) {
        x += y;
        y = rotl(y, turns[round % 8]) ^ x;
        if (round % 4 == 3) {
            const unsigned inject = round / 4 + 1;
            x += key[inject % 3];
            y += key[(inject + 1) % 3] + inject;
        }
    }
    out[2 * b] = x;
    if (2 * b + 1 < n) out[2 * b + 1] = y;
}

// Point i of each dimension is the exclusive or of the direction numbers at the bits of i's Gray code (Antonov, Saleev,
// An Economic Method of Computing LP-tau Sequences, 1979).
template <class Put>
__device__ __forceinline__ void sobol(unsigned n, unsigned dims, Index first, const unsigned* __restrict__ directions,
                                      Put put) {
    const Index i = thread();
    if (i >= n || blockIdx.y >= dims) return;
    const unsigned* mine = directions + (Index)blockIdx.y * 32;
    unsigned point = 0, gray = (unsigned)(first + i);
    gray ^= gray >> 1;
    for (; gray != 0; gray &= gray - 1) point ^= mine[__ffs(gray) - 1];
    put((Index)blockIdx.y * n + i, point);
}

ENTRY(sobol_u32)(unsigned n, unsigned dims, unsigned first, const unsigned* __restrict__ directions,
                 unsigned* __restrict__ out) {
    sobol(n, dims, first, directions, [=](Index i, unsigned v) { out[i] = v; });
}

ENTRY(sobol_f32)(unsigned n, unsigned dims, unsigned first, const unsigned* __restrict__ directions,
                 float* __restrict__ out) {
    sobol(n, dims, first, directions, [=](Index i, unsigned v) { out[i] = (float)(v >> 8) * 0x1p-24f; });
}
