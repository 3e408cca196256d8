// SPDX-License-Identifier: Apache-2.0
// Sparse times dense matrices and dense products sampled at the places of a sparse one. Dense ones are row-major.

enum : unsigned { WARPS = 4, COLUMNS = 32, ROWS = 8, FULL = 0xffffffffu };
typedef unsigned long long Index;

// C = alpha A B + beta C: a warp a row of A and 32 columns of B, a lane a column.
template <typename T>
__device__ __forceinline__ void spmm(unsigned rows, unsigned n, T alpha, const int* __restrict__ row_ptr,
                                     const int* __restrict__ col, const T* __restrict__ val, const T* __restrict__ b,
                                     unsigned ldb, T beta, T* __restrict__ c, unsigned ldc) {
    const Index row = (Index)blockIdx.y * WARPS + threadIdx.y, column = (Index)blockIdx.x * COLUMNS + threadIdx.x;
    if (row >= rows || column >= n) return;
    T sum = T(0);
    for (long long j = row_ptr[row]; j < row_ptr[row + 1]; ++j) sum += val[j] * b[(Index)col[j] * ldb + column];
    T* const out = c + row * ldc + column;
    // beta == 0 means that C is not read: it may hold NaN or nothing yet.
    *out = beta == T(0) ? alpha * sum : alpha * sum + beta * *out;
}

// val_j = alpha (row of A) . (row of B) + beta val_j at the places of a sparse matrix, a warp a row of it.
template <typename T>
__device__ __forceinline__ void sddmm(unsigned rows, unsigned k, T alpha, const T* __restrict__ a, unsigned lda,
                                      const T* __restrict__ b, unsigned ldb, const int* __restrict__ row_ptr,
                                      const int* __restrict__ col, T beta, T* __restrict__ val) {
    const Index row = (Index)blockIdx.x * WARPS + threadIdx.y;
    if (row >= rows) return;
    for (long long j = row_ptr[row]; j < row_ptr[row + 1]; ++j) {
        const T* const theirs = b + (Index)col[j] * ldb;
        T sum = T(0);
        for (Index p = threadIdx.x; p < k; p += 32) sum += a[row * lda + p] * theirs[p];
        for (unsigned d = 16; d > 0; d /= 2) sum += __shfl_down_sync(FULL, sum, d);
        if (threadIdx.x == 0) val[j] = beta == T(0) ? alpha * sum : alpha * sum + beta * val[j];
    }
}

// C = A B, A in compressed rows of dense dim x dim blocks: a block of threads a row of blocks and 32 columns.
template <typename T>
__device__ __forceinline__ void bsr(unsigned dim, unsigned n, const int* __restrict__ row_ptr,
                                    const int* __restrict__ col, const T* __restrict__ val, const T* __restrict__ b,
                                    unsigned ldb, T* __restrict__ c, unsigned ldc) {
    const Index column = (Index)blockIdx.x * COLUMNS + threadIdx.x;
    if (column >= n) return;
    const long long from = row_ptr[blockIdx.y], to = row_ptr[blockIdx.y + 1];
    for (Index r = threadIdx.y; r < dim; r += ROWS) {
        T sum = T(0);
        for (long long block = from; block < to; ++block) {
            const T* const left = val + (block * dim + r) * dim;
            const T* const right = b + (Index)col[block] * dim * ldb + column;
            for (Index p = 0; p < dim; ++p) sum += left[p] * right[p * ldb];
        }
        c[((Index)blockIdx.y * dim + r) * ldc + column] = sum;
    }
}

#define KERNELS(suffix, T)                                                                                         \
    extern "C" __global__ void __launch_bounds__(32 * WARPS)                                                       \
    spmm_csr_##suffix(unsigned rows, unsigned cols, unsigned nnz, unsigned n, T alpha, const int* row_ptr,         \
                      const int* col, const T* val, const T* b, unsigned ldb, T beta, T* c, unsigned ldc) {        \
        spmm(rows, n, alpha, row_ptr, col, val, b, ldb, beta, c, ldc);                                             \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(32 * WARPS)                                                       \
    sddmm_##suffix(unsigned rows, unsigned cols, unsigned nnz, unsigned k, T alpha, const T* a, unsigned lda,      \
                   const T* b, unsigned ldb, const int* row_ptr, const int* col, T beta, T* val) {                 \
        sddmm(rows, k, alpha, a, lda, b, ldb, row_ptr, col, beta, val);                                            \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(32 * ROWS)                                                        \
    spmm_bsr_##suffix(unsigned block_rows, unsigned block_cols, unsigned dim, unsigned blocks, unsigned n,         \
                      const int* row_ptr, const int* col, const T* val, const T* b, unsigned ldb, T* c,            \
                      unsigned ldc) {                                                                              \
        if (blockIdx.y < block_rows) bsr(dim, n, row_ptr, col, val, b, ldb, c, ldc);                               \
    }
KERNELS(f32, float)
KERNELS(f64, double)
