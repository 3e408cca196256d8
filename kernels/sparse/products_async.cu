// SPDX-License-Identifier: Apache-2.0
// targets: sm_80
// spmm_csr and sddmm whose rows of B, gathered from anywhere, are on their way (cp.async) while those before them are
// multiplied. Each warp has two buffers of its own, so that none waits for another.

enum : unsigned { WARPS = 4, COLUMNS = 32, STAGE = 8, CHUNK = 128, FULL = 0xffffffffu };
typedef unsigned long long Index;

// One element; 0 where it is not there.
template <typename T> __device__ __forceinline__ void copy(T* to, const T* from, bool there) {
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;" ::"r"((unsigned)__cvta_generic_to_shared(to)),
                 "l"(from), "n"(sizeof(T)), "r"(there ? (unsigned)sizeof(T) : 0u) : "memory");
}
__device__ __forceinline__ void commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }
__device__ __forceinline__ void wait_for_all_but_one() { asm volatile("cp.async.wait_group 1;" ::: "memory"); }

// C = alpha A B + beta C: a warp a row of A and 32 columns of B, a lane a column; STAGE rows of B a step.
template <typename T>
__device__ __forceinline__ void spmm(unsigned rows, unsigned n, T alpha, const int* __restrict__ row_ptr,
                                     const int* __restrict__ col, const T* __restrict__ val, const T* __restrict__ b,
                                     unsigned ldb, T beta, T* __restrict__ c, unsigned ldc) {
    __shared__ T gathered[WARPS][2][STAGE][COLUMNS];
    const unsigned lane = threadIdx.x;
    const Index row = (Index)blockIdx.y * WARPS + threadIdx.y, column = (Index)blockIdx.x * COLUMNS + lane;
    if (row >= rows) return;
    const long long from = row_ptr[row], to = row_ptr[row + 1];
    const auto fetch = [&](long long first, unsigned buffer) {
        for (unsigned s = 0; s < STAGE && first + s < to; ++s) {
            const bool there = column < n;
            copy(&gathered[threadIdx.y][buffer][s][lane], there ? b + (Index)col[first + s] * ldb + column : b, there);
        }
        commit();
    };
    T sum = T(0);
    unsigned buffer = 0;
    fetch(from, 0);
    for (long long first = from; first < to; first += STAGE, buffer ^= 1) {
        fetch(first + STAGE, buffer ^ 1);
        wait_for_all_but_one();  // a lane reads what it copied itself
        for (unsigned s = 0; s < STAGE && first + s < to; ++s)
            sum += val[first + s] * gathered[threadIdx.y][buffer][s][lane];
    }
    if (column >= n) return;
    T* const out = c + row * ldc + column;
    *out = beta == T(0) ? alpha * sum : alpha * sum + beta * *out;
}

// val_j = alpha (row of A) . (row of B) + beta val_j, a warp a row of the sparse matrix; CHUNK elements of B a step.
template <typename T>
__device__ __forceinline__ void sddmm(unsigned rows, unsigned k, T alpha, const T* __restrict__ a, unsigned lda,
                                      const T* __restrict__ b, unsigned ldb, const int* __restrict__ row_ptr,
                                      const int* __restrict__ col, T beta, T* __restrict__ val) {
    __shared__ T staged[WARPS][2][CHUNK];
    const unsigned lane = threadIdx.x;
    const Index row = (Index)blockIdx.x * WARPS + threadIdx.y;
    if (row >= rows) return;
    const long long to = row_ptr[row + 1];
    const auto fetch = [&](long long j, Index first, unsigned buffer) {
        if (j < to)
            for (unsigned e = lane; e < CHUNK; e += 32) {
                const bool there = first + e < k;
                copy(&staged[threadIdx.y][buffer][e], there ? b + (Index)col[j] * ldb + first + e : b, there);
            }
        commit();
    };
    unsigned buffer = 0;
    fetch(row_ptr[row], 0, 0);
    for (long long j = row_ptr[row]; j < to; ++j) {
        T sum = T(0);
        Index first = 0;
        do {
            const bool last = first + CHUNK >= k;
            fetch(last ? j + 1 : j, last ? 0 : first + CHUNK, buffer ^ 1);
            wait_for_all_but_one();
            for (unsigned e = lane; e < CHUNK && first + e < k; e += 32)
                sum += a[row * lda + first + e] * staged[threadIdx.y][buffer][e];
            buffer ^= 1;
            first += CHUNK;
        } while (first < k);
        for (unsigned d = 16; d > 0; d /= 2) sum += __shfl_down_sync(FULL, sum, d);
        if (lane == 0) val[j] = beta == T(0) ? alpha * sum : alpha * sum + beta * val[j];
    }
}

#define KERNELS(suffix, T)                                                                                         \
    extern "C" __global__ void __launch_bounds__(32 * WARPS)                                                       \
    spmm_csr_async_##suffix(unsigned rows, unsigned cols, unsigned nnz, unsigned n, T alpha, const int* row_ptr,   \
                            const int* col, const T* val, const T* b, unsigned ldb, T beta, T* c, unsigned ldc) {  \
        spmm(rows, n, alpha, row_ptr, col, val, b, ldb, beta, c, ldc);                                             \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(32 * WARPS)                                                       \
    sddmm_async_##suffix(unsigned rows, unsigned cols, unsigned nnz, unsigned k, T alpha, const T* a,              \
                         unsigned lda, const T* b, unsigned ldb, const int* row_ptr, const int* col, T beta,       \
                         T* val) {                                                                                 \
        sddmm(rows, k, alpha, a, lda, b, ldb, row_ptr, col, beta, val);                                            \
    }
KERNELS(f32, float)
KERNELS(f64, double)
