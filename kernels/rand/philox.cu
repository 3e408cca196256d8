// SPDX-License-Identifier: Apache-2.0
// Philox4x32-10 (Salmon, Moraes, Dror, Shaw: Parallel Random Numbers: As Easy as 1, 2, 3; SC 2011).
// Element i comes from word i % 4 of the block with counter (offset + i / 4) + 2^64 subsequence and key seed.

struct Words {
    unsigned w[4];
};

__device__ __forceinline__ Words philox4x32_10(unsigned long long high, unsigned long long low, unsigned long long seed) {
    unsigned c0 = (unsigned)low, c1 = (unsigned)(low >> 32), c2 = (unsigned)high, c3 = (unsigned)(high >> 32);
    unsigned k0 = (unsigned)seed, k1 = (unsigned)(seed >> 32);
#pragma unroll
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

// The four words of one counter block a thread and step, through `put(index, word)`.
template <typename Put>
__device__ __forceinline__ void generate(unsigned n, unsigned long long seed, unsigned long long subsequence,
                                         unsigned long long offset, Put put) {
    const unsigned long long blocks = ((unsigned long long)n + 3) / 4;
    const unsigned long long stride = (unsigned long long)gridDim.x * blockDim.x;
    for (unsigned long long b = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x; b < blocks; b += stride) {
        const unsigned long long low = offset + b;
        const unsigned long long high = subsequence + (low < offset);  // the counter has 128 bits
        const Words r = philox4x32_10(high, low, seed);
#pragma unroll
        for (unsigned k = 0; k < 4; ++k)
            if (4 * b + k < n) put(4 * b + k, r.w[k]);
    }
}

// Raw words.
extern "C" __global__ void __launch_bounds__(128)
philox_u32(unsigned n, unsigned long long seed, unsigned long long subsequence, unsigned long long offset,
           unsigned* __restrict__ out) {
    generate(n, seed, subsequence, offset, [=](unsigned long long i, unsigned w) { out[i] = w; });
}

// Uniform on [0, 1): the upper 24 bits as a fraction, exact in single precision.
extern "C" __global__ void __launch_bounds__(128)
philox_uniform_f32(unsigned n, unsigned long long seed, unsigned long long subsequence, unsigned long long offset,
                   float* __restrict__ out) {
    generate(n, seed, subsequence, offset,
             [=](unsigned long long i, unsigned w) { out[i] = (float)(w >> 8) * 0x1p-24f; });
}
