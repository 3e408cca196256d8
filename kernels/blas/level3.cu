// SPDX-License-Identifier: Apache-2.0
// BLAS level 3, row-major with leading dimensions: gemm of any transposes, batched, split along k; triangles; geam.

enum : unsigned { TILE = 16 };
typedef unsigned long long Index;

// The product of a tile row of op(A) and a tile column of op(B), elements k0 <= i < k1 of the inner dimension: one sum
// a thread, tiles through shared memory. TA, TB: the matrix is stored transposed.
template <bool TA, bool TB, typename T>
__device__ __forceinline__ T product(unsigned m, unsigned n, Index k0, Index k1, const T* __restrict__ a,
                                     unsigned lda, const T* __restrict__ b, unsigned ldb) {
    __shared__ T as[TILE][TILE + 1];
    __shared__ T bs[TILE][TILE + 1];  // one more column: no bank conflicts
    const unsigned tx = threadIdx.x, ty = threadIdx.y;
    const Index row0 = (Index)blockIdx.y * TILE, col0 = (Index)blockIdx.x * TILE;
    T sum = 0;
    for (Index t = k0; t < k1; t += TILE) {
        // tx walks along what is contiguous in memory.
        if (TA) as[tx][ty] = row0 + tx < m && t + ty < k1 ? a[(t + ty) * lda + row0 + tx] : T(0);
        else as[ty][tx] = row0 + ty < m && t + tx < k1 ? a[(row0 + ty) * lda + t + tx] : T(0);
        if (TB) bs[tx][ty] = t + tx < k1 && col0 + ty < n ? b[(col0 + ty) * ldb + t + tx] : T(0);
        else bs[ty][tx] = t + ty < k1 && col0 + tx < n ? b[(t + ty) * ldb + col0 + tx] : T(0);
        __syncthreads();
#pragma unroll
        for (unsigned i = 0; i < TILE; ++i) sum += as[ty][i] * bs[i][tx];
        __syncthreads();  // the tiles are read before the next ones overwrite them
    }
    return sum;
}

// beta == 0 means that C is not read: it may hold NaN or nothing yet.
template <typename T>
__device__ __forceinline__ void store(T* out, T alpha, T sum, T beta) {
    *out = beta == T(0) ? alpha * sum : alpha * sum + beta * *out;
}

__device__ __forceinline__ Index row() { return (Index)blockIdx.y * TILE + threadIdx.y; }
__device__ __forceinline__ Index col() { return (Index)blockIdx.x * TILE + threadIdx.x; }

#define GEMM(name, TA, TB, T)                                                                                     \
    extern "C" __global__ void __launch_bounds__(TILE * TILE)                                                     \
    name(unsigned m, unsigned n, unsigned k, T alpha, const T* __restrict__ a, unsigned lda,                      \
         const T* __restrict__ b, unsigned ldb, T beta, T* __restrict__ c, unsigned ldc) {                        \
        const T sum = product<TA, TB>(m, n, 0, k, a, lda, b, ldb);                                                \
        if (row() < m && col() < n) store(c + row() * ldc + col(), alpha, sum, beta);                             \
    }

#define KERNELS(suffix, T)                                                                                        \
    GEMM(gemm_nt_##suffix, false, true, T)                                                                        \
    GEMM(gemm_tn_##suffix, true, false, T)                                                                        \
    GEMM(gemm_tt_##suffix, true, true, T)                                                                         \
                                                                                                                  \
    /* One matrix a plane of the grid, at strides of its own. */                                                  \
    extern "C" __global__ void __launch_bounds__(TILE * TILE)                                                     \
    gemm_batched_##suffix(unsigned batch, unsigned m, unsigned n, unsigned k, T alpha, const T* __restrict__ a,   \
                          unsigned lda, unsigned stride_a, const T* __restrict__ b, unsigned ldb,                 \
                          unsigned stride_b, T beta, T* __restrict__ c, unsigned ldc, unsigned stride_c) {        \
        const Index z = blockIdx.z;                                                                               \
        if (z >= batch) return;                                                                                   \
        const T sum = product<false, false>(m, n, 0, k, a + z * stride_a, lda, b + z * stride_b, ldb);            \
        if (row() < m && col() < n) store(c + z * stride_c + row() * ldc + col(), alpha, sum, beta);              \
    }                                                                                                             \
                                                                                                                  \
    /* Slice z of the inner dimension alone: its own m x n matrix of sums. */                                     \
    extern "C" __global__ void __launch_bounds__(TILE * TILE)                                                     \
    gemm_splitk_##suffix(unsigned m, unsigned n, unsigned k, unsigned slice, const T* __restrict__ a,             \
                         unsigned lda, const T* __restrict__ b, unsigned ldb, T* __restrict__ parts) {            \
        const Index k0 = (Index)blockIdx.z * slice;                                                               \
        const T sum = product<false, false>(m, n, k0, k - k0 < slice ? k : k0 + slice, a, lda, b, ldb);           \
        if (row() < m && col() < n) parts[((Index)blockIdx.z * m + row()) * n + col()] = sum;                     \
    }                                                                                                             \
                                                                                                                  \
    /* The slices added in order, so that the result is the same in every run. */                                 \
    extern "C" __global__ void __launch_bounds__(TILE * TILE)                                                     \
    splitk_reduce_##suffix(unsigned m, unsigned n, unsigned slices, T alpha, const T* __restrict__ parts, T beta, \
                           T* __restrict__ c, unsigned ldc) {                                                     \
        if (row() >= m || col() >= n) return;                                                                     \
        T sum = 0;                                                                                                \
        for (unsigned s = 0; s < slices; ++s) sum += parts[((Index)s * m + row()) * n + col()];                   \
        store(c + row() * ldc + col(), alpha, sum, beta);                                                         \
    }                                                                                                             \
                                                                                                                  \
    /* Tiles above the diagonal have nothing to do: whole blocks leave, before any barrier. */                    \
    extern "C" __global__ void __launch_bounds__(TILE * TILE)                                                     \
    syrk_##suffix(unsigned n, unsigned k, T alpha, const T* __restrict__ a, unsigned lda, T beta,                 \
                  T* __restrict__ c, unsigned ldc) {                                                              \
        if (blockIdx.x > blockIdx.y) return;                                                                      \
        const T sum = product<false, true>(n, n, 0, k, a, lda, a, lda);                                           \
        if (row() < n && col() <= row()) store(c + row() * ldc + col(), alpha, sum, beta);                        \
    }                                                                                                             \
                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(TILE * TILE)                                                     \
    syr2k_##suffix(unsigned n, unsigned k, T alpha, const T* __restrict__ a, unsigned lda,                        \
                   const T* __restrict__ b, unsigned ldb, T beta, T* __restrict__ c, unsigned ldc) {              \
        if (blockIdx.x > blockIdx.y) return;                                                                      \
        const T ab = product<false, true>(n, n, 0, k, a, lda, b, ldb);                                            \
        const T ba = product<false, true>(n, n, 0, k, b, ldb, a, lda);                                            \
        if (row() < n && col() <= row()) store(c + row() * ldc + col(), alpha, ab + ba, beta);                    \
    }                                                                                                             \
                                                                                                                  \
    /* A is symmetric; its lower triangle is read. */                                                             \
    extern "C" __global__ void __launch_bounds__(TILE * TILE)                                                     \
    symm_##suffix(unsigned m, unsigned n, T alpha, const T* __restrict__ a, unsigned lda,                         \
                  const T* __restrict__ b, unsigned ldb, T beta, T* __restrict__ c, unsigned ldc) {               \
        __shared__ T bs[TILE][TILE];                                                                              \
        T sum = 0;                                                                                                \
        for (Index t = 0; t < m; t += TILE) {                                                                     \
            bs[threadIdx.y][threadIdx.x] =                                                                        \
                t + threadIdx.y < m && col() < n ? b[(t + threadIdx.y) * ldb + col()] : T(0);                     \
            __syncthreads();                                                                                      \
            for (unsigned i = 0; row() < m && i < TILE && t + i < m; ++i) {                                       \
                const Index j = t + i;                                                                            \
                sum += (j <= row() ? a[row() * lda + j] : a[j * lda + row()]) * bs[i][threadIdx.x];               \
            }                                                                                                     \
            __syncthreads();                                                                                      \
        }                                                                                                         \
        if (row() < m && col() < n) store(c + row() * ldc + col(), alpha, sum, beta);                             \
    }                                                                                                             \
                                                                                                                  \
    /* C = alpha L B for the lower triangle L of A. */                                                            \
    extern "C" __global__ void __launch_bounds__(TILE * TILE)                                                     \
    trmm_##suffix(unsigned m, unsigned n, T alpha, const T* __restrict__ a, unsigned lda,                         \
                  const T* __restrict__ b, unsigned ldb, T* __restrict__ c, unsigned ldc) {                       \
        if (row() >= m || col() >= n) return;                                                                     \
        T sum = 0;                                                                                                \
        for (Index j = 0; j <= row(); ++j) sum += a[row() * lda + j] * b[j * ldb + col()];                        \
        c[row() * ldc + col()] = alpha * sum;                                                                     \
    }                                                                                                             \
                                                                                                                  \
    /* B = alpha L^-1 B in place: a column a thread, rows of L broadcast through shared memory. */                \
    extern "C" __global__ void __launch_bounds__(TILE * TILE)                                                     \
    trsm_##suffix(unsigned m, unsigned n, T alpha, const T* __restrict__ a, unsigned lda, T* __restrict__ b,      \
                  unsigned ldb) {                                                                                 \
        __shared__ T l[TILE * TILE];                                                                              \
        const Index j = (Index)blockIdx.x * (TILE * TILE) + threadIdx.x;                                          \
        for (Index i = 0; i < m; ++i) {                                                                           \
            T x = j < n ? alpha * b[i * ldb + j] : T(0);                                                          \
            for (Index t = 0; t < i; t += TILE * TILE) {                                                          \
                if (t + threadIdx.x < i) l[threadIdx.x] = a[i * lda + t + threadIdx.x];                           \
                __syncthreads();                                                                                  \
                for (unsigned p = 0; j < n && p < TILE * TILE && t + p < i; ++p) x -= l[p] * b[(t + p) * ldb + j]; \
                __syncthreads();                                                                                  \
            }                                                                                                     \
            if (j < n) b[i * ldb + j] = x / a[i * lda + i];                                                       \
        }                                                                                                         \
    }                                                                                                             \
                                                                                                                  \
    /* C = alpha A + beta B^T, the transpose through a tile. */                                                   \
    extern "C" __global__ void __launch_bounds__(TILE * TILE)                                                     \
    geam_##suffix(unsigned m, unsigned n, T alpha, const T* __restrict__ a, unsigned lda, T beta,                 \
                  const T* __restrict__ b, unsigned ldb, T* __restrict__ c, unsigned ldc) {                       \
        __shared__ T tile[TILE][TILE + 1];                                                                        \
        const Index i = (Index)blockIdx.x * TILE + threadIdx.y, j = (Index)blockIdx.y * TILE + threadIdx.x;       \
        if (i < n && j < m) tile[threadIdx.y][threadIdx.x] = b[i * ldb + j];                                      \
        __syncthreads();                                                                                          \
        if (row() < m && col() < n)                                                                               \
            c[row() * ldc + col()] = alpha * a[row() * lda + col()] + beta * tile[threadIdx.x][threadIdx.y];      \
    }                                                                                                             \
                                                                                                                  \
    /* C = diag(x) A. */                                                                                          \
    extern "C" __global__ void __launch_bounds__(TILE * TILE)                                                     \
    dgmm_##suffix(unsigned m, unsigned n, const T* __restrict__ x, const T* __restrict__ a, unsigned lda,         \
                  T* __restrict__ c, unsigned ldc) {                                                              \
        if (row() < m && col() < n) c[row() * ldc + col()] = x[row()] * a[row() * lda + col()];                   \
    }
KERNELS(f32, float)
KERNELS(f64, double)
GEMM(dgemm_nn, false, false, double)
