// SPDX-License-Identifier: Apache-2.0
// BLAS level 2, row-major with leading dimensions: gemv of the transpose, ger, syr, symv, trmv, gbmv, trsv.

enum : unsigned { TILE = 32, ROWS = 8 };
typedef unsigned long long Index;

// Columns of a 32-wide strip, 8 rows at a time; the 8 partial sums of a column are added in order.
template <typename T>
__device__ __forceinline__ void transposed(unsigned m, unsigned n, T alpha, const T* __restrict__ a, unsigned lda,
                                           const T* __restrict__ x, T beta, T* __restrict__ y) {
    __shared__ T part[ROWS][TILE];
    const Index column = (Index)blockIdx.x * TILE + threadIdx.x;
    T sum = T(0);
    if (column < n)
        for (Index i = threadIdx.y; i < m; i += ROWS) sum += a[i * lda + column] * x[i];
    part[threadIdx.y][threadIdx.x] = sum;
    __syncthreads();
    if (threadIdx.y == 0 && column < n) {
        sum = T(0);
        for (unsigned r = 0; r < ROWS; ++r) sum += part[r][threadIdx.x];
        // beta == 0 means that y is not read: it may hold NaN or nothing yet.
        y[column] = beta == T(0) ? alpha * sum : alpha * sum + beta * y[column];
    }
}

// One warp a row: lane's own products in order, then a tree.
template <typename T, typename F> __device__ __forceinline__ T row_sum(Index from, Index to, F product) {
    T sum = T(0);
    for (Index j = from + threadIdx.x; j < to; j += 32) sum += product(j);
    for (unsigned d = 16; d > 0; d /= 2) sum += __shfl_down_sync(0xffffffffu, sum, d);
    return sum;
}

#define KERNELS(suffix, T)                                                                                         \
    extern "C" __global__ void __launch_bounds__(TILE * ROWS)                                                      \
    gemv_t_##suffix(unsigned m, unsigned n, T alpha, const T* a, unsigned lda, const T* x, T beta, T* y) {         \
        transposed(m, n, alpha, a, lda, x, beta, y);                                                               \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(TILE * ROWS)                                                      \
    ger_##suffix(unsigned m, unsigned n, T alpha, const T* __restrict__ x, const T* __restrict__ y,                \
                 T* __restrict__ a, unsigned lda) {                                                                \
        const Index i = (Index)blockIdx.y * ROWS + threadIdx.y, j = (Index)blockIdx.x * TILE + threadIdx.x;        \
        if (i < m && j < n) a[i * lda + j] += alpha * x[i] * y[j];                                                 \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(TILE * ROWS)                                                      \
    syr_##suffix(unsigned n, T alpha, const T* __restrict__ x, T* __restrict__ a, unsigned lda) {                  \
        const Index i = (Index)blockIdx.y * ROWS + threadIdx.y, j = (Index)blockIdx.x * TILE + threadIdx.x;        \
        if (i < n && j <= i) a[i * lda + j] += alpha * x[i] * x[j];                                                \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(TILE * ROWS)                                                      \
    symv_##suffix(unsigned n, T alpha, const T* __restrict__ a, unsigned lda, const T* __restrict__ x, T beta,     \
                  T* __restrict__ y) {                                                                             \
        const Index i = (Index)blockIdx.x * ROWS + threadIdx.y;                                                    \
        if (i >= n) return;                                                                                        \
        const T sum = row_sum<T>(0, n, [=](Index j) { return (j <= i ? a[i * lda + j] : a[j * lda + i]) * x[j]; }); \
        if (threadIdx.x == 0) y[i] = beta == T(0) ? alpha * sum : alpha * sum + beta * y[i];                       \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(TILE * ROWS)                                                      \
    trmv_##suffix(unsigned n, const T* __restrict__ a, unsigned lda, const T* __restrict__ x, T* __restrict__ y) { \
        const Index i = (Index)blockIdx.x * ROWS + threadIdx.y;                                                    \
        if (i >= n) return;                                                                                        \
        const T sum = row_sum<T>(0, i + 1, [=](Index j) { return a[i * lda + j] * x[j]; });                        \
        if (threadIdx.x == 0) y[i] = sum;                                                                          \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(TILE * ROWS)                                                      \
    gbmv_##suffix(unsigned m, unsigned n, unsigned kl, unsigned ku, T alpha, const T* __restrict__ band,           \
                  const T* __restrict__ x, T beta, T* __restrict__ y) {                                            \
        const Index i = (Index)blockIdx.x * ROWS + threadIdx.y;                                                    \
        if (i >= m) return;                                                                                        \
        const Index from = i > kl ? i - kl : 0, to = i + ku + 1 < n ? i + ku + 1 : n;                              \
        const T sum = row_sum<T>(from, to, [=](Index j) { return band[i * (kl + ku + 1) + (j + kl - i)] * x[j]; }); \
        if (threadIdx.x == 0) y[i] = beta == T(0) ? alpha * sum : alpha * sum + beta * y[i];                       \
    }                                                                                                              \
    extern "C" __global__ void __launch_bounds__(256)                                                              \
    trsv_##suffix(unsigned n, const T* __restrict__ a, unsigned lda, T* x) {                                       \
        /* Column by column: thread 0 divides, then all take the column off what is below. */                      \
        for (Index k = 0; k < n; ++k) {                                                                            \
            if (threadIdx.x == 0) x[k] /= a[k * lda + k];                                                          \
            __syncthreads();                                                                                       \
            const T v = x[k];                                                                                      \
            for (Index i = k + 1 + threadIdx.x; i < n; i += blockDim.x) x[i] -= a[i * lda + k] * v;                \
            __syncthreads();                                                                                       \
        }                                                                                                          \
    }
KERNELS(f32, float)
KERNELS(f64, double)
