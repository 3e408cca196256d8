// SPDX-License-Identifier: Apache-2.0
// Sparse vectors against dense ones (the sparse level 1 of the BLAS), and changes of a matrix's format. A sparse
// vector's indices are all different.

enum : unsigned { BLOCK = 256, WARPS = BLOCK / 32, FULL = 0xffffffffu };
typedef unsigned long long Index;

template <typename T>
__device__ __forceinline__ void spvv(unsigned nnz, const int* __restrict__ index, const T* __restrict__ val,
                                     const T* __restrict__ y, T* __restrict__ out) {
    __shared__ T part[WARPS];
    const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    T sum = T(0);
    for (Index i = threadIdx.x; i < nnz; i += BLOCK) sum += val[i] * y[index[i]];
    for (unsigned d = 16; d > 0; d /= 2) sum += __shfl_down_sync(FULL, sum, d);
    if (lane == 0) part[warp] = sum;
    __syncthreads();
    if (warp != 0) return;
    sum = lane < WARPS ? part[lane] : T(0);
    for (unsigned d = WARPS / 2; d > 0; d /= 2) sum += __shfl_down_sync(FULL, sum, d);
    if (lane == 0) out[0] = sum;
}

// Rows of zeros with what a sparse matrix has in them, a warp a row; no place occurs twice.
template <typename T>
__device__ __forceinline__ void to_dense(unsigned rows, unsigned cols, const int* __restrict__ row_ptr,
                                         const int* __restrict__ col, const T* __restrict__ val, T* out) {
    const Index row = (Index)blockIdx.x * WARPS + threadIdx.x / 32;
    if (row >= rows) return;
    for (Index c = threadIdx.x % 32; c < cols; c += 32) out[row * cols + c] = T(0);
    __syncwarp();
    for (long long j = (long long)row_ptr[row] + threadIdx.x % 32; j < row_ptr[row + 1]; j += 32)
        out[row * cols + col[j]] = val[j];
}

// How many elements of each row are not 0 (NaN is not), a warp a row.
template <typename T>
__device__ __forceinline__ void count_rows(unsigned rows, unsigned cols, const T* __restrict__ a,
                                           int* __restrict__ count) {
    const Index row = (Index)blockIdx.x * WARPS + threadIdx.x / 32;
    if (row >= rows) return;
    unsigned found = 0;
    for (Index first = 0; first < cols; first += 32) {
        const Index c = first + threadIdx.x % 32;
        found += __popc(__ballot_sync(FULL, c < cols && a[row * cols + c] != T(0)));
    }
    if (threadIdx.x % 32 == 0) count[row] = (int)found;
}

// Columns and values of what is not 0, in order, to where the row's offset says.
template <typename T>
__device__ __forceinline__ void compress(unsigned rows, unsigned cols, const T* __restrict__ a,
                                         const int* __restrict__ row_ptr, int* __restrict__ col, T* __restrict__ val) {
    const Index row = (Index)blockIdx.x * WARPS + threadIdx.x / 32;
    if (row >= rows) return;
    const unsigned lane = threadIdx.x % 32;
    long long to = row_ptr[row];
    for (Index first = 0; first < cols; first += 32) {
        const Index c = first + lane;
        const T v = c < cols ? a[row * cols + c] : T(0);
        const unsigned there = __ballot_sync(FULL, v != T(0));
        const long long at = to + __popc(there & ((1u << lane) - 1));
        if (v != T(0)) {
            col[at] = (int)c;
            val[at] = v;
        }
        to += __popc(there);
    }
}

// The element of each row that is on the diagonal; the first if there are several, 0 if there is none.
template <typename T>
__device__ __forceinline__ void diagonal(unsigned rows, const int* __restrict__ row_ptr, const int* __restrict__ col,
                                         const T* __restrict__ val, T* __restrict__ out) {
    const Index row = (Index)blockIdx.x * BLOCK + threadIdx.x;
    if (row >= rows) return;
    T found = T(0);
    for (long long j = row_ptr[row]; j < row_ptr[row + 1]; ++j)
        if ((Index)col[j] == row) {
            found = val[j];
            break;
        }
    out[row] = found;
}

#define KERNELS(suffix, T)                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
    spvv_##suffix(unsigned n, unsigned nnz, const int* index, const T* val, const T* y, T* out) {                      \
        spvv(nnz, index, val, y, out);                                                                                 \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
    axpyi_##suffix(unsigned n, unsigned nnz, T alpha, const int* __restrict__ index, const T* __restrict__ val,        \
                   T* __restrict__ y) {                                                                                \
        const Index i = (Index)blockIdx.x * BLOCK + threadIdx.x;                                                       \
        if (i < nnz) y[index[i]] += alpha * val[i];                                                                    \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
    gthrz_##suffix(unsigned n, unsigned nnz, const int* __restrict__ index, T* __restrict__ y, T* __restrict__ val) {  \
        const Index i = (Index)blockIdx.x * BLOCK + threadIdx.x;                                                       \
        if (i >= nnz) return;                                                                                          \
        val[i] = y[index[i]];                                                                                          \
        y[index[i]] = T(0);                                                                                            \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
    sctr_##suffix(unsigned n, unsigned nnz, const int* __restrict__ index, const T* __restrict__ val,                  \
                  T* __restrict__ y) {                                                                                 \
        const Index i = (Index)blockIdx.x * BLOCK + threadIdx.x;                                                       \
        if (i < nnz) y[index[i]] = val[i];                                                                             \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
    roti_##suffix(unsigned n, unsigned nnz, T c, T s, const int* __restrict__ index, T* __restrict__ val,              \
                  T* __restrict__ y) {                                                                                 \
        const Index i = (Index)blockIdx.x * BLOCK + threadIdx.x;                                                       \
        if (i >= nnz) return;                                                                                          \
        const T v = val[i], w = y[index[i]];                                                                           \
        val[i] = c * v + s * w;                                                                                        \
        y[index[i]] = c * w - s * v;                                                                                   \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
    csr_to_dense_##suffix(unsigned rows, unsigned cols, unsigned nnz, const int* row_ptr, const int* col,              \
                          const T* val, T* out) {                                                                      \
        to_dense(rows, cols, row_ptr, col, val, out);                                                                  \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
    dense_to_csr_count_##suffix(unsigned rows, unsigned cols, const T* a, int* count) {                                \
        count_rows(rows, cols, a, count);                                                                              \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
    dense_to_csr_##suffix(unsigned rows, unsigned cols, unsigned nnz, const T* a, const int* row_ptr, int* col,        \
                          T* val) {                                                                                    \
        compress(rows, cols, a, row_ptr, col, val);                                                                    \
    }                                                                                                                  \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                                \
    csr_diagonal_##suffix(unsigned rows, unsigned cols, unsigned nnz, const int* row_ptr, const int* col,              \
                          const T* val, T* out) {                                                                      \
        diagonal(rows, row_ptr, col, val, out);                                                                        \
    }
KERNELS(f32, float)
KERNELS(f64, double)

// How many elements each column has: row lengths of the transpose.
extern "C" __global__ void __launch_bounds__(BLOCK)
csr_transpose_count_i32(unsigned cols, unsigned nnz, const int* __restrict__ col, int* count) {
    const Index i = (Index)blockIdx.x * BLOCK + threadIdx.x;
    if (i < nnz) atomicAdd(count + col[i], 1);
}

// Row offsets of elements that are sorted by row: where each row would begin, by halving.
extern "C" __global__ void __launch_bounds__(BLOCK)
coo_to_csr_i32(unsigned rows, unsigned nnz, const int* __restrict__ row, int* __restrict__ row_ptr) {
    const Index r = (Index)blockIdx.x * BLOCK + threadIdx.x;
    if (r > rows) return;
    Index low = 0, high = nnz;
    while (low < high) {
        const Index middle = (low + high) / 2;
        if ((Index)row[middle] < r) low = middle + 1;
        else high = middle;
    }
    row_ptr[r] = (int)low;
}

// The row of each element: the last one whose offset does not lie beyond it.
extern "C" __global__ void __launch_bounds__(BLOCK)
csr_to_coo_i32(unsigned rows, unsigned nnz, const int* __restrict__ row_ptr, int* __restrict__ row) {
    const Index i = (Index)blockIdx.x * BLOCK + threadIdx.x;
    if (i >= nnz) return;
    Index low = 0, high = rows;  // row_ptr[low] <= i < row_ptr[high]
    while (high - low > 1) {
        const Index middle = (low + high) / 2;
        if ((Index)row_ptr[middle] <= i) low = middle;
        else high = middle;
    }
    row[i] = (int)low;
}
