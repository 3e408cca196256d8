// SPDX-License-Identifier: Apache-2.0
// XORWOW (Marsaglia, Xorshift RNGs, Journal of Statistical Software 8, 2003, section 3.1) and MRG32k3a (L'Ecuyer, Good
// Parameters and Implementations for Combined Multiple Recursive Random Number Generators, Operations Research 47, 1999):
// a state of six words a stream, one stream a thread, and jumps far ahead for streams that do not overlap.

typedef unsigned long long Index;
__device__ __forceinline__ Index thread() { return (Index)blockIdx.x * blockDim.x + threadIdx.x; }

// States lie word by word: word w of stream s at w * streams + s.
struct State {
    unsigned w[6];
    __device__ __forceinline__ void load(const unsigned* from, Index streams, Index s) {
#pragma unroll
        for (unsigned i = 0; i < 6; ++i) w[i] = from[i * streams + s];
    }
    __device__ __forceinline__ void store(unsigned* to, Index streams, Index s) const {
#pragma unroll
        for (unsigned i = 0; i < 6; ++i) to[i * streams + s] = w[i];
    }
};

struct Xorwow : State {  // x y z w v d
    __device__ __forceinline__ unsigned next() {
        const unsigned t = w[0] ^ w[0] >> 2;
        w[0] = w[1], w[1] = w[2], w[2] = w[3], w[3] = w[4];
        w[4] = w[4] ^ w[4] << 4 ^ t ^ t << 1;
        w[5] += 362437u;
        return w[4] + w[5];
    }
};

enum : Index { M1 = 4294967087, M2 = 4294944443, A12 = 1403580, A13N = 810728, A21 = 527612, A23N = 1370589 };

struct Mrg : State {  // three words below M1, oldest first, then three below M2
    __device__ __forceinline__ unsigned next() {  // 0 < z <= M1
        const unsigned p = (unsigned)((A12 * w[1] + A13N * (M1 - w[0])) % M1);
        const unsigned q = (unsigned)((A21 * w[5] + A23N * (M2 - w[3])) % M2);
        w[0] = w[1], w[1] = w[2], w[2] = p;
        w[3] = w[4], w[4] = w[5], w[5] = q;
        return p > q ? p - q : (unsigned)(p + M1 - q);
    }
};

// `each` numbers of every stream, row by row; the states go on.
template <class Generator, class Put>
__device__ __forceinline__ void generate(unsigned streams, unsigned each, unsigned* state, Put put) {
    const Index s = thread();
    if (s >= streams) return;
    Generator g;
    g.load(state, streams, s);
    for (Index k = 0; k < each; ++k) put(k * streams + s, g.next());
    g.store(state, streams, s);
}

#define ENTRY(name) extern "C" __global__ void __launch_bounds__(128) name

ENTRY(xorwow_u32)(unsigned streams, unsigned each, unsigned* state, unsigned* __restrict__ out) {
    generate<Xorwow>(streams, each, state, [=](Index i, unsigned v) { out[i] = v; });
}

// Uniform on [0, 1): the upper 24 bits as a fraction.
ENTRY(xorwow_f32)(unsigned streams, unsigned each, unsigned* state, float* __restrict__ out) {
    generate<Xorwow>(streams, each, state, [=](Index i, unsigned v) { out[i] = (float)(v >> 8) * 0x1p-24f; });
}

ENTRY(mrg32k3a_u32)(unsigned streams, unsigned each, unsigned* state, unsigned* __restrict__ out) {
    generate<Mrg>(streams, each, state, [=](Index i, unsigned v) { out[i] = v; });
}

// Uniform on (0, 1): z / (M1 + 1), by the constant of the paper's own program.
ENTRY(mrg32k3a_f64)(unsigned streams, unsigned each, unsigned* state, double* __restrict__ out) {
    generate<Mrg>(streams, each, state, [=](Index i, unsigned v) { out[i] = v * 2.328306549295727688e-10; });
}

// Stream s goes on by s strides. powers: for each bit of s the 160 x 160 matrix over GF(2) that takes (x, y, z, w, v) 2^bit
// strides further: row r, of 5 words, is what becomes of bit r % 32 of word r / 32. steps: a stride modulo 2^32, for d.
ENTRY(xorwow_skip)(unsigned streams, unsigned bits, unsigned steps, const unsigned* __restrict__ powers,
                   unsigned* state) {
    const Index s = thread();
    if (s >= streams) return;
    Xorwow g;
    g.load(state, streams, s);
    for (unsigned bit = 0; bit < bits; ++bit) {
        if ((s >> bit & 1) == 0) continue;
        const unsigned* row = powers + (Index)bit * 800;
        unsigned to[5] = {};
#pragma unroll
        for (unsigned word = 0; word < 5; ++word)
            for (unsigned b = 0; b < 32; ++b, row += 5) {
                const unsigned mask = 0u - (g.w[word] >> b & 1);
#pragma unroll
                for (unsigned i = 0; i < 5; ++i) to[i] ^= row[i] & mask;
            }
#pragma unroll
        for (unsigned i = 0; i < 5; ++i) g.w[i] = to[i];
    }
    g.w[5] += 362437u * steps * (unsigned)s;
    g.store(state, streams, s);
}

// v = A v modulo m for a 3 x 3 matrix; a product of two numbers below 2^32 fits, a sum of two of them does not.
template <Index M>
__device__ __forceinline__ void apply(const unsigned* __restrict__ a, unsigned v[3]) {
    unsigned to[3];
#pragma unroll
    for (unsigned i = 0; i < 3; ++i) {
        Index sum = 0;
#pragma unroll
        for (unsigned j = 0; j < 3; ++j) sum += (Index)a[3 * i + j] * v[j] % M;
        to[i] = (unsigned)(sum % M);
    }
#pragma unroll
    for (unsigned i = 0; i < 3; ++i) v[i] = to[i];
}

// Stream s goes on by s strides. powers: for each bit of s the two matrices that take the halves 2^bit strides further.
ENTRY(mrg32k3a_skip)(unsigned streams, unsigned bits, const unsigned* __restrict__ powers, unsigned* state) {
    const Index s = thread();
    if (s >= streams) return;
    Mrg g;
    g.load(state, streams, s);
    for (unsigned bit = 0; bit < bits; ++bit) {
        if ((s >> bit & 1) == 0) continue;
        apply<M1>(powers + (Index)bit * 18, g.w);
        apply<M2>(powers + (Index)bit * 18 + 9, g.w + 3);
    }
    g.store(state, streams, s);
}
