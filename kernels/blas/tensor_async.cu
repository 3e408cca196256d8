// SPDX-License-Identifier: Apache-2.0
// targets: sm_80
// C = alpha A B + beta C on tensor cores, tiles through cp.async (16 bytes a copy) into two buffers, fragments through
// ldmatrix. Rows of A and B begin at multiples of 16 bytes; what lies outside the matrices is filled with zeros.

enum : unsigned { TILE = 32, BYTES = 64, THREADS = 128 };  // four warps, each with 16 x 16; a step is 64 bytes of k
typedef unsigned long long Index;

// PER: elements a 32-bit word. step: a 16 x 8 result over 8 words of k, and fix: what is left to do to a word.
struct Bytes {
    typedef signed char Element;
    typedef int Sum;
    static __device__ __forceinline__ unsigned fix(unsigned w) { return w; }
    static __device__ __forceinline__ void step(int c[4], const unsigned a[4], const unsigned b[2]) {
        asm("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
            : "+r"(c[0]), "+r"(c[1]), "+r"(c[2]), "+r"(c[3])
            : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
};

#define FLOATS(Type, element, shape, types, fixed)                                                                \
    struct Type {                                                                                                 \
        typedef element Element;                                                                                  \
        typedef float Sum;                                                                                        \
        static __device__ __forceinline__ unsigned fix(unsigned w) { fixed return w; }                            \
        static __device__ __forceinline__ void step(float c[4], const unsigned a[4], const unsigned b[2]) {       \
            asm("mma.sync.aligned." shape ".row.col.f32." types ".f32 "                                           \
                "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"                                           \
                : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])                                                  \
                : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));                              \
        }                                                                                                         \
    };

FLOATS(F16, unsigned short, "m16n8k16", "f16.f16", )
FLOATS(Bf16, unsigned short, "m16n8k16", "bf16.bf16", )
FLOATS(Tf32, float, "m16n8k8", "tf32.tf32", asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(w) : "f"(__uint_as_float(w)));)

__device__ __forceinline__ unsigned shared(const void* p) { return (unsigned)__cvta_generic_to_shared(p); }

// 16 bytes, of which `there` come from memory; the rest becomes 0.
__device__ __forceinline__ void copy(void* to, const void* from, unsigned there) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(shared(to)), "l"(from), "r"(there) : "memory");
}

// Rows of a tile: WIDTH bytes each and 16 more, so that the eight rows that ldmatrix reads lie in different banks.
template <unsigned ROWS, unsigned WIDTH>
struct Tile {
    unsigned char bytes[ROWS][WIDTH + 16];

    // From a matrix of rows x columns elements at (row0, col0).
    template <typename E>
    __device__ __forceinline__ void fetch(const E* from, unsigned ld, Index rows, Index columns, Index row0,
                                          Index col0) {
        for (unsigned i = threadIdx.x; i < ROWS * (WIDTH / 16); i += THREADS) {
            const unsigned r = i / (WIDTH / 16), chunk = i % (WIDTH / 16);
            const Index row = row0 + r, col = col0 + chunk * (16 / sizeof(E));
            const Index left = row < rows && col < columns ? (columns - col) * sizeof(E) : 0;
            copy(&bytes[r][chunk * 16], left ? from + row * ld + col : from, left < 16 ? (unsigned)left : 16);
        }
    }
};

template <bool TRANSPOSED>
__device__ __forceinline__ void ldmatrix(unsigned w[4], const void* row) {
    if (TRANSPOSED)
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                     : "=r"(w[0]), "=r"(w[1]), "=r"(w[2]), "=r"(w[3]) : "r"(shared(row)) : "memory");
    else
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                     : "=r"(w[0]), "=r"(w[1]), "=r"(w[2]), "=r"(w[3]) : "r"(shared(row)) : "memory");
}

__device__ __forceinline__ void store(int* out, int alpha, int sum, int beta) {  // wraps around
    *out = (int)((unsigned)alpha * sum + (beta == 0 ? 0 : (unsigned)beta * *out));
}
__device__ __forceinline__ void store(float* out, float alpha, float sum, float beta) {
    *out = beta == 0 ? alpha * sum : alpha * sum + beta * *out;
}

// TB: B is stored transposed, n x k. Otherwise its elements have 16 bits, which ldmatrix can transpose.
template <class K, bool TB>
__device__ __forceinline__ void gemm(unsigned m, unsigned n, unsigned k, typename K::Sum alpha,
                                     const typename K::Element* __restrict__ a, unsigned lda,
                                     const typename K::Element* __restrict__ b, unsigned ldb, typename K::Sum beta,
                                     typename K::Sum* __restrict__ c, unsigned ldc) {
    enum : unsigned { STEP = BYTES / sizeof(typename K::Element) };
    __shared__ __align__(16) Tile<TILE, BYTES> as[2];
    __shared__ __align__(16) Tile<TILE, BYTES> bs[2];  // not transposed: 32 rows of k, 32 columns of 2 bytes
    const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32, wr = warp / 2 * 16, wc = warp % 2 * 16;
    const Index row0 = (Index)blockIdx.y * TILE, col0 = (Index)blockIdx.x * TILE;
    const Index steps = ((Index)k + STEP - 1) / STEP;
    const auto fetch = [&](Index s) {
        if (s < steps) {
            as[s % 2].fetch(a, lda, m, k, row0, s * STEP);
            if (TB) bs[s % 2].fetch(b, ldb, n, k, col0, s * STEP);
            else bs[s % 2].fetch(b, ldb, k, n, s * STEP, col0);
        }
        asm volatile("cp.async.commit_group;" ::: "memory");  // an empty one at the end keeps the count
    };
    typename K::Sum sum[2][4] = {};
    fetch(0);
    for (Index s = 0; s < steps; ++s) {
        fetch(s + 1);
        asm volatile("cp.async.wait_group 1;" ::: "memory");
        __syncthreads();  // the copies of all threads have landed
        for (unsigned part = 0; part < 2; ++part) {  // 8 words each
            unsigned fa[4], fb[4];
            ldmatrix<false>(fa, &as[s % 2].bytes[wr + lane % 16][part * 32 + lane / 16 * 16]);
            if (TB) ldmatrix<false>(fb, &bs[s % 2].bytes[wc + lane % 8 + lane / 16 * 8][part * 32 + lane / 8 % 2 * 16]);
            else ldmatrix<true>(fb, &bs[s % 2].bytes[part * 16 + lane % 16][(wc + lane / 16 * 8) * 2]);
            for (unsigned i = 0; i < 4; ++i) fa[i] = K::fix(fa[i]), fb[i] = K::fix(fb[i]);
            K::step(sum[0], fa, fb);
            K::step(sum[1], fa, fb + 2);
        }
        __syncthreads();  // this buffer is read before the copy after next overwrites it
    }
    const unsigned g = lane / 4, t = lane % 4;
    for (unsigned i = 0; i < 8; ++i) {
        const Index row = row0 + wr + g + i / 2 % 2 * 8, col = col0 + wc + i / 4 * 8 + 2 * t + i % 2;
        if (row < m && col < n) store(c + row * ldc + col, alpha, sum[i / 4][i % 4], beta);
    }
}

#define GEMM(name, K, TB)                                                                                         \
    extern "C" __global__ void __launch_bounds__(THREADS)                                                         \
    name(unsigned m, unsigned n, unsigned k, K::Sum alpha, const K::Element* __restrict__ a, unsigned lda,        \
         const K::Element* __restrict__ b, unsigned ldb, K::Sum beta, K::Sum* __restrict__ c, unsigned ldc) {     \
        gemm<K, TB>(m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);                                                \
    }

GEMM(gemm_tensor_nn_f16_async, F16, false)
GEMM(gemm_tensor_nn_bf16_async, Bf16, false)
GEMM(gemm_tensor_nt_f16_async, F16, true)
GEMM(gemm_tensor_nt_bf16_async, Bf16, true)
GEMM(gemm_tensor_nt_tf32_async, Tf32, true)
GEMM(gemm_tensor_nt_i8_async, Bytes, true)
