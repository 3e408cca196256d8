// SPDX-License-Identifier: Apache-2.0
// targets: sm_75 sm_80
// C = alpha A B + beta C on tensor cores, row-major with leading dimensions: f16 and int8 from sm_75 on, and from sm_80
// on bf16, tf32 and f64. Tiles in shared memory are rows of 32-bit words (of doubles for f64), k along the words: so
// laid out, the fragments of every type lie at the same places.

enum : unsigned { TILE = 32, WORDS = 8, THREADS = 128 };  // four warps, each with 16 x 16 of the tile
typedef unsigned long long Index;

// A type of elements: how PER of them make a word, and what one step over WORDS words does: the words of a thread are
// a[0] (row g, word t), a[1] (g + 8, t), a[2] (g, t + 4), a[3] (g + 8, t + 4), b[0] (column g, word t), b[1] (t + 4),
// and c[0], c[1] lie in row g, c[2], c[3] in row g + 8, at columns 2t and 2t + 1; g = lane / 4, t = lane % 4.
struct Halves {
    typedef unsigned short Element;
    typedef unsigned Word;
    typedef float Sum;
    enum : unsigned { PER = 2 };
    static __device__ __forceinline__ Word pack(const Element* p, Index stride, Index there) {
        const unsigned low = there > 0 ? p[0] : 0, high = there > 1 ? p[stride] : 0;
        return low | high << 16;
    }
};

struct F16 : Halves {
    static __device__ __forceinline__ void step(float c[4], const unsigned a[4], const unsigned b[2]) {
#if __CUDA_ARCH__ >= 800
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
            : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
            : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
#else
        for (unsigned i = 0; i < 2; ++i)
            asm("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5}, {%6}, {%0,%1,%2,%3};"
                : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                : "r"(a[2 * i]), "r"(a[2 * i + 1]), "r"(b[i]));
#endif
    }
};

struct I8 {
    typedef unsigned char Element;
    typedef unsigned Word;
    typedef int Sum;
    enum : unsigned { PER = 4 };
    static __device__ __forceinline__ Word pack(const Element* p, Index stride, Index there) {
        Word w = 0;
        for (unsigned i = 0; i < PER; ++i) w |= (i < there ? (Word)p[i * stride] : 0) << 8 * i;
        return w;
    }
    static __device__ __forceinline__ void step(int c[4], const unsigned a[4], const unsigned b[2]) {
#if __CUDA_ARCH__ >= 800
        asm("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
            : "+r"(c[0]), "+r"(c[1]), "+r"(c[2]), "+r"(c[3])
            : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
#else
        for (unsigned i = 0; i < 4; ++i)
            asm("mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%0,%1}, {%2}, {%3}, {%0,%1};"
                : "+r"(c[i % 2 * 2]), "+r"(c[i % 2 * 2 + 1])
                : "r"(a[i]), "r"(b[i / 2]));
#endif
    }
};

#if __CUDA_ARCH__ >= 800
struct Bf16 : Halves {
    static __device__ __forceinline__ void step(float c[4], const unsigned a[4], const unsigned b[2]) {
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
            : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
            : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
};

// f32 in memory, rounded to tf32 on the way into shared memory.
struct Tf32 {
    typedef float Element;
    typedef unsigned Word;
    typedef float Sum;
    enum : unsigned { PER = 1 };
    static __device__ __forceinline__ Word pack(const Element* p, Index, Index there) {
        Word w = 0;
        if (there) asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(w) : "f"(*p));
        return w;
    }
    static __device__ __forceinline__ void step(float c[4], const unsigned a[4], const unsigned b[2]) {
        asm("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
            : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
            : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
};

struct F64 {
    typedef double Element;
    typedef double Word;
    typedef double Sum;
    enum : unsigned { PER = 1 };
    static __device__ __forceinline__ Word pack(const Element* p, Index, Index there) { return there ? *p : 0; }
    static __device__ __forceinline__ void step(double c[4], const double a[4], const double b[2]) {
        for (unsigned i = 0; i < 4; ++i)
            asm("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, {%3}, {%0,%1};"
                : "+d"(c[i % 2 * 2]), "+d"(c[i % 2 * 2 + 1])
                : "d"(a[i]), "d"(b[i / 2]));
    }
};
#endif

__device__ __forceinline__ Index left(Index size, Index at) { return at < size ? size - at : 0; }

// beta == 0 means that C is not read. Integers wrap around.
__device__ __forceinline__ void store(int* out, int alpha, int sum, int beta) {
    *out = (int)((unsigned)alpha * sum + (beta == 0 ? 0 : (unsigned)beta * *out));
}
template <typename S>
__device__ __forceinline__ void store(S* out, S alpha, S sum, S beta) {
    *out = beta == S(0) ? alpha * sum : alpha * sum + beta * *out;
}

// TB: B is stored transposed, n x k.
template <class K, bool TB>
__device__ __forceinline__ void gemm(unsigned m, unsigned n, unsigned k, typename K::Sum alpha,
                                     const typename K::Element* __restrict__ a, unsigned lda,
                                     const typename K::Element* __restrict__ b, unsigned ldb, typename K::Sum beta,
                                     typename K::Sum* __restrict__ c, unsigned ldc) {
    __shared__ typename K::Word as[TILE][WORDS + 4];  // rows 12 words apart: no bank conflicts
    __shared__ typename K::Word bs[TILE][WORDS + 4];
    const unsigned tid = threadIdx.x, warp = tid / 32, g = tid % 32 / 4, t = tid % 4;
    const unsigned wr = warp / 2 * 16, wc = warp % 2 * 16;
    const Index row0 = (Index)blockIdx.y * TILE, col0 = (Index)blockIdx.x * TILE;
    typename K::Sum sum[2][4] = {};
    for (Index k0 = 0; k0 < k; k0 += WORDS * K::PER) {
        for (unsigned i = tid; i < TILE * WORDS; i += THREADS) {
            const unsigned r = i / WORDS, w = i % WORDS;
            const Index at = k0 + w * K::PER;
            as[r][w] = K::pack(a + (row0 + r) * lda + at, 1, row0 + r < m ? left(k, at) : 0);
            if (TB) bs[r][w] = K::pack(b + (col0 + r) * ldb + at, 1, col0 + r < n ? left(k, at) : 0);
        }
        for (unsigned i = tid; !TB && i < TILE * WORDS; i += THREADS) {
            const unsigned r = i % TILE, w = i / TILE;  // neighbours in a row of B
            const Index at = k0 + w * K::PER;
            bs[r][w] = K::pack(b + at * ldb + col0 + r, ldb, col0 + r < n ? left(k, at) : 0);
        }
        __syncthreads();
        const typename K::Word fa[4] = {as[wr + g][t], as[wr + g + 8][t], as[wr + g][t + 4], as[wr + g + 8][t + 4]};
        for (unsigned h = 0; h < 2; ++h) {
            const typename K::Word fb[2] = {bs[wc + h * 8 + g][t], bs[wc + h * 8 + g][t + 4]};
            K::step(sum[h], fa, fb);
        }
        __syncthreads();  // the tiles are read before the next ones overwrite them
    }
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

GEMM(gemm_tensor_nn_f16, F16, false)
GEMM(gemm_tensor_nt_f16, F16, true)
GEMM(gemm_tensor_nn_i8, I8, false)
GEMM(gemm_tensor_nt_i8, I8, true)
#if __CUDA_ARCH__ >= 800
GEMM(gemm_tensor_nn_bf16, Bf16, false)
GEMM(gemm_tensor_nt_bf16, Bf16, true)
GEMM(gemm_tensor_nn_tf32, Tf32, false)
GEMM(gemm_tensor_nt_tf32, Tf32, true)
GEMM(gemm_tensor_nn_f64, F64, false)
GEMM(gemm_tensor_nt_f64, F64, true)
#endif

#if __CUDA_ARCH__ < 800
// Without tensor cores: four products of bytes an instruction; a result a thread, rows through shared memory.
extern "C" __global__ void __launch_bounds__(256)
gemm_dp4a_nt_i8(unsigned m, unsigned n, unsigned k, int alpha, const unsigned char* __restrict__ a, unsigned lda,
                const unsigned char* __restrict__ b, unsigned ldb, int beta, int* __restrict__ c, unsigned ldc) {
    __shared__ unsigned as[16][WORDS + 1], bs[16][WORDS + 1];
    const unsigned tx = threadIdx.x, ty = threadIdx.y;
    const Index row0 = (Index)blockIdx.y * 16, col0 = (Index)blockIdx.x * 16;
    int sum = 0;
    for (Index k0 = 0; k0 < k; k0 += WORDS * 4) {
        const Index at = k0 + tx % WORDS * 4;
        if (tx < WORDS) as[ty][tx] = I8::pack(a + (row0 + ty) * lda + at, 1, row0 + ty < m ? left(k, at) : 0);
        else bs[ty][tx - WORDS] = I8::pack(b + (col0 + ty) * ldb + at, 1, col0 + ty < n ? left(k, at) : 0);
        __syncthreads();
        for (unsigned w = 0; w < WORDS; ++w) sum = __dp4a((int)as[ty][w], (int)bs[tx][w], sum);
        __syncthreads();
    }
    if (row0 + ty < m && col0 + tx < n) store(c + (row0 + ty) * ldc + col0 + tx, alpha, sum, beta);
}
#endif
