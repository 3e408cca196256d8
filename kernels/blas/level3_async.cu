// SPDX-License-Identifier: Apache-2.0
// targets: sm_80
// C = alpha op(A) op(B) + beta C (BLAS level 3), row-major with leading dimensions: tiles of the next step travel to
// shared memory by cp.async, an element a copy, so that any alignment will do, while those of this one are multiplied.

enum : unsigned { TILE = 16 };
typedef unsigned long long Index;

// One element, or a zero where there is none.
template <typename T>
__device__ __forceinline__ void copy(T* to, const T* from, bool there) {
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;"
                 ::"r"((unsigned)__cvta_generic_to_shared(to)), "l"(from), "n"(sizeof(T)), "r"(there ? (unsigned)sizeof(T) : 0)
                 : "memory");
}

template <bool TA, bool TB, typename T>
__device__ __forceinline__ void gemm(unsigned m, unsigned n, unsigned k, T alpha, const T* __restrict__ a, unsigned lda,
                                     const T* __restrict__ b, unsigned ldb, T beta, T* __restrict__ c, unsigned ldc) {
    __shared__ T as[2][TILE][TILE + 1], bs[2][TILE][TILE + 1];  // one more column: no bank conflicts
    const unsigned tx = threadIdx.x, ty = threadIdx.y;
    const Index row0 = (Index)blockIdx.y * TILE, col0 = (Index)blockIdx.x * TILE;
    // tx walks along what is contiguous in memory.
    const auto fetch = [&](Index t) {
        const unsigned s = t / TILE % 2;
        if (t < k) {
            const bool ina = TA ? row0 + tx < m && t + ty < k : row0 + ty < m && t + tx < k;
            const bool inb = TB ? col0 + ty < n && t + tx < k : col0 + tx < n && t + ty < k;
            const T* pa = TA ? a + (t + ty) * lda + row0 + tx : a + (row0 + ty) * lda + t + tx;
            const T* pb = TB ? b + (col0 + ty) * ldb + t + tx : b + (t + ty) * ldb + col0 + tx;
            copy(TA ? &as[s][tx][ty] : &as[s][ty][tx], ina ? pa : a, ina);
            copy(TB ? &bs[s][tx][ty] : &bs[s][ty][tx], inb ? pb : b, inb);
        }
        asm volatile("cp.async.commit_group;" ::: "memory");  // an empty one at the end keeps the count
    };
    T sum = 0;
    fetch(0);
    for (Index t = 0; t < k; t += TILE) {
        fetch(t + TILE);
        asm volatile("cp.async.wait_group 1;" ::: "memory");
        __syncthreads();  // the copies of all threads have landed
        const unsigned s = t / TILE % 2;
#pragma unroll
        for (unsigned i = 0; i < TILE; ++i) sum += as[s][ty][i] * bs[s][i][tx];
        __syncthreads();  // this buffer is read before the copy after next overwrites it
    }
    const Index row = row0 + ty, col = col0 + tx;
    if (row < m && col < n) {
        T* out = c + row * ldc + col;
        *out = beta == T(0) ? alpha * sum : alpha * sum + beta * *out;  // beta == 0: C is not read
    }
}

#define GEMM(name, TA, TB, T)                                                                                     \
    extern "C" __global__ void __launch_bounds__(TILE * TILE)                                                     \
    name(unsigned m, unsigned n, unsigned k, T alpha, const T* __restrict__ a, unsigned lda,                      \
         const T* __restrict__ b, unsigned ldb, T beta, T* __restrict__ c, unsigned ldc) {                        \
        gemm<TA, TB>(m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);                                               \
    }

#define FORMS(suffix, T)                                                                                          \
    GEMM(gemm_nn_##suffix, false, false, T)                                                                       \
    GEMM(gemm_nt_##suffix, false, true, T)                                                                        \
    GEMM(gemm_tn_##suffix, true, false, T)                                                                        \
    GEMM(gemm_tt_##suffix, true, true, T)
FORMS(f32_async, float)
FORMS(f64_async, double)
