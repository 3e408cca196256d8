// SPDX-License-Identifier: Apache-2.0
// y = A x in the formats that sparse matrices are kept in. Indices count from 0.

enum : unsigned { BLOCK = 128, WARPS = BLOCK / 32, TILE = 256, CHUNK = 64, FULL = 0xffffffffu };
typedef unsigned long long Index;

template <typename T> __device__ __forceinline__ T warp_sum(T sum) {
    for (unsigned d = 16; d > 0; d /= 2) sum += __shfl_down_sync(FULL, sum, d);
    return sum;
}

// A thread a row.
template <typename T>
__device__ __forceinline__ void csr_scalar(unsigned rows, const int* __restrict__ row_ptr, const int* __restrict__ col,
                                           const T* __restrict__ val, const T* __restrict__ x, T* __restrict__ y) {
    const Index stride = (Index)gridDim.x * BLOCK;
    for (Index row = (Index)blockIdx.x * BLOCK + threadIdx.x; row < rows; row += stride) {
        T sum = T(0);
        for (long long j = row_ptr[row]; j < row_ptr[row + 1]; ++j) sum += val[j] * x[col[j]];
        y[row] = sum;
    }
}

// 2, 4, 8, 16 or 32 lanes a row, the least power of two that reaches the mean length of a row.
template <typename T>
__device__ __forceinline__ void csr_vector(unsigned rows, unsigned nnz, T alpha, const int* __restrict__ row_ptr,
                                           const int* __restrict__ col, const T* __restrict__ val,
                                           const T* __restrict__ x, T beta, T* __restrict__ y) {
    unsigned lanes = 2;
    while (lanes < 32 && (Index)lanes * rows < nnz) lanes *= 2;
    const unsigned lane = threadIdx.x % lanes, mine = threadIdx.x % 32 / lanes, at_once = 32 / lanes;
    const Index stride = (Index)gridDim.x * WARPS * at_once;
    // All lanes of a warp go on until its last row is done: the shuffles need them.
    for (Index first = ((Index)blockIdx.x * WARPS + threadIdx.x / 32) * at_once; first < rows; first += stride) {
        const Index row = first + mine;
        T sum = T(0);
        if (row < rows)
            for (long long j = (long long)row_ptr[row] + lane; j < row_ptr[row + 1]; j += lanes)
                sum += val[j] * x[col[j]];
        for (unsigned d = lanes / 2; d > 0; d /= 2) sum += __shfl_down_sync(FULL, sum, d, lanes);
        // beta == 0 means that y is not read: it may hold NaN or nothing yet.
        if (lane == 0 && row < rows) y[row] = beta == T(0) ? alpha * sum : alpha * sum + beta * y[row];
    }
}

// Block b has rows row_blocks[b] on, up to row_blocks[b + 1]: any single one, or several of at most TILE elements
// together, whose products are laid out in shared memory and then added by a thread a row (Greathouse and Daga,
// Efficient Sparse Matrix-Vector Multiplication on GPUs using the CSR Storage Format, SC 2014).
template <typename T>
__device__ __forceinline__ void csr_adaptive(const int* __restrict__ row_blocks, const int* __restrict__ row_ptr,
                                             const int* __restrict__ col, const T* __restrict__ val,
                                             const T* __restrict__ x, T* __restrict__ y) {
    __shared__ T product[TILE];
    __shared__ T part[WARPS];
    const int first = row_blocks[blockIdx.x], last = row_blocks[blockIdx.x + 1];
    if (first >= last) return;
    const long long from = row_ptr[first], to = row_ptr[last];
    if (last - first == 1) {
        T sum = T(0);
        for (long long j = from + threadIdx.x; j < to; j += BLOCK) sum += val[j] * x[col[j]];
        sum = warp_sum(sum);
        if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = sum;
        __syncthreads();
        if (threadIdx.x == 0) {
            sum = part[0];
            for (unsigned w = 1; w < WARPS; ++w) sum += part[w];
            y[first] = sum;
        }
        return;
    }
    for (long long j = from + threadIdx.x; j < to; j += BLOCK) product[j - from] = val[j] * x[col[j]];
    __syncthreads();
    for (long long row = (long long)first + threadIdx.x; row < last; row += BLOCK) {
        T sum = T(0);
        for (long long j = row_ptr[row]; j < row_ptr[row + 1]; ++j) sum += product[j - from];
        y[row] = sum;
    }
}

// width slots a row, the first slots of all rows first; a column below 0 marks an empty slot, whose value is not read.
template <typename T>
__device__ __forceinline__ void ell(unsigned rows, unsigned width, const int* __restrict__ col,
                                    const T* __restrict__ val, const T* __restrict__ x, T* __restrict__ y) {
    const Index row = (Index)blockIdx.x * BLOCK + threadIdx.x;
    if (row >= rows) return;
    T sum = T(0);
    for (Index k = 0; k < width; ++k) {
        const int c = col[k * rows + row];
        if (c >= 0) sum += val[k * rows + row] * x[c];
    }
    y[row] = sum;
}

// Slices of 32 rows, each as wide as its longest row: slice s has slots slice_ptr[s] on, 32 at a time.
template <typename T>
__device__ __forceinline__ void sell(unsigned rows, const int* __restrict__ slice_ptr, const int* __restrict__ col,
                                     const T* __restrict__ val, const T* __restrict__ x, T* __restrict__ y) {
    const Index row = (Index)blockIdx.x * BLOCK + threadIdx.x, slice = row / 32;
    if (row >= rows) return;
    T sum = T(0);
    for (long long j = (long long)slice_ptr[slice] + threadIdx.x % 32; j < slice_ptr[slice + 1]; j += 32) {
        const int c = col[j];
        if (c >= 0) sum += val[j] * x[c];
    }
    y[row] = sum;
}

// Square blocks of dim x dim, row-major: a block of threads a row of blocks, a warp a row of the matrix.
template <typename T>
__device__ __forceinline__ void bsr(unsigned dim, const int* __restrict__ row_ptr, const int* __restrict__ col,
                                    const T* __restrict__ val, const T* __restrict__ x, T* __restrict__ y) {
    const unsigned lane = threadIdx.x % 32;
    const long long from = row_ptr[blockIdx.x], to = row_ptr[blockIdx.x + 1];
    // A lane goes on by 32 columns of the row of blocks, here split into whole blocks and columns.
    const Index blocks = 32 / dim, columns = 32 - blocks * dim, skip = lane / dim;
    for (Index r = threadIdx.x / 32; r < dim; r += WARPS) {
        T sum = T(0);
        Index block = from + skip, c = lane - skip * dim;
        while ((long long)block < to) {
            sum += val[(block * dim + r) * dim + c] * x[(Index)col[block] * dim + c];
            block += blocks;
            c += columns;
            if (c >= dim) {
                c -= dim;
                ++block;
            }
        }
        sum = warp_sum(sum);
        if (lane == 0) y[(Index)blockIdx.x * dim + r] = sum;
    }
}

// y = y + A x, an atomic addition an element, in any order of elements.
template <typename T>
__device__ __forceinline__ void coo(unsigned nnz, const int* __restrict__ row, const int* __restrict__ col,
                                    const T* __restrict__ val, const T* __restrict__ x, T* y) {
    const Index stride = (Index)gridDim.x * BLOCK;
    for (Index j = (Index)blockIdx.x * BLOCK + threadIdx.x; j < nnz; j += stride)
        atomicAdd(y + row[j], val[j] * x[col[j]]);
}

// The same for elements sorted by row: a warp adds up what belongs to one row among its CHUNK elements, 32 at a time,
// by a segmented scan and a carry, so that a row costs an atomic addition a warp.
template <typename T>
__device__ __forceinline__ void coo_segmented(unsigned nnz, const int* __restrict__ row, const int* __restrict__ col,
                                              const T* __restrict__ val, const T* __restrict__ x, T* y) {
    const unsigned lane = threadIdx.x % 32;
    const Index first = ((Index)blockIdx.x * WARPS + threadIdx.x / 32) * CHUNK;
    int open = -1;  // the row that the step before ended in, and its sum: the same in all lanes
    T carry = T(0);
    for (Index step = first; step < first + CHUNK && step < nnz; step += 32) {
        const Index j = step + lane;
        const int mine = j < nnz ? row[j] : -1;
        T sum = j < nnz ? val[j] * x[col[j]] : T(0);
        const int start = __shfl_sync(FULL, mine, 0);
        if (open >= 0 && open != start && lane == 0) atomicAdd(y + open, carry);
        for (unsigned d = 1; d < 32; d *= 2) {
            const T left = __shfl_up_sync(FULL, sum, d);
            const int theirs = __shfl_up_sync(FULL, mine, d);
            if (lane >= d && theirs == mine) sum += left;
        }
        if (open == mine && mine >= 0) sum += carry;
        const int next = __shfl_down_sync(FULL, mine, 1);
        if (lane < 31 && mine >= 0 && next != mine) atomicAdd(y + mine, sum);
        open = __shfl_sync(FULL, mine, 31);
        carry = __shfl_sync(FULL, sum, 31);
    }
    if (open >= 0 && lane == 0) atomicAdd(y + open, carry);
}

// Diagonals at offsets column - row; val holds a row's element of each diagonal, a diagonal after the other.
template <typename T>
__device__ __forceinline__ void dia(unsigned rows, unsigned cols, unsigned diagonals, const int* __restrict__ offset,
                                    const T* __restrict__ val, const T* __restrict__ x, T* __restrict__ y) {
    const Index row = (Index)blockIdx.x * BLOCK + threadIdx.x;
    if (row >= rows) return;
    T sum = T(0);
    for (Index d = 0; d < diagonals; ++d) {
        const long long c = (long long)row + offset[d];
        if (c >= 0 && c < cols) sum += val[d * rows + row] * x[c];
    }
    y[row] = sum;
}

#define KERNELS(suffix, T)                                                                                            \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                               \
    spmv_csr_scalar_##suffix(unsigned rows, unsigned cols, unsigned nnz, const int* row_ptr, const int* col,          \
                             const T* val, const T* x, T* y) {                                                        \
        csr_scalar(rows, row_ptr, col, val, x, y);                                                                    \
    }                                                                                                                 \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                               \
    spmv_csr_vector_##suffix(unsigned rows, unsigned cols, unsigned nnz, T alpha, const int* row_ptr, const int* col, \
                             const T* val, const T* x, T beta, T* y) {                                                \
        csr_vector(rows, nnz, alpha, row_ptr, col, val, x, beta, y);                                                  \
    }                                                                                                                 \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                               \
    spmv_csr_adaptive_##suffix(unsigned rows, unsigned cols, unsigned nnz, unsigned blocks, const int* row_blocks,    \
                               const int* row_ptr, const int* col, const T* val, const T* x, T* y) {                  \
        csr_adaptive(row_blocks, row_ptr, col, val, x, y);                                                            \
    }                                                                                                                 \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                               \
    spmv_ell_##suffix(unsigned rows, unsigned cols, unsigned width, const int* col, const T* val, const T* x, T* y) { \
        ell(rows, width, col, val, x, y);                                                                             \
    }                                                                                                                 \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                               \
    spmv_sell_##suffix(unsigned rows, unsigned cols, unsigned slots, const int* slice_ptr, const int* col,            \
                       const T* val, const T* x, T* y) {                                                              \
        sell(rows, slice_ptr, col, val, x, y);                                                                        \
    }                                                                                                                 \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                               \
    spmv_bsr_##suffix(unsigned block_rows, unsigned block_cols, unsigned dim, unsigned blocks, const int* row_ptr,    \
                      const int* col, const T* val, const T* x, T* y) {                                               \
        if (blockIdx.x < block_rows) bsr(dim, row_ptr, col, val, x, y);                                               \
    }                                                                                                                 \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                               \
    spmv_coo_##suffix(unsigned rows, unsigned cols, unsigned nnz, const int* row, const int* col, const T* val,       \
                      const T* x, T* y) {                                                                             \
        coo(nnz, row, col, val, x, y);                                                                                \
    }                                                                                                                 \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                               \
    spmv_coo_segmented_##suffix(unsigned rows, unsigned cols, unsigned nnz, const int* row, const int* col,           \
                                const T* val, const T* x, T* y) {                                                     \
        coo_segmented(nnz, row, col, val, x, y);                                                                      \
    }                                                                                                                 \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                               \
    spmv_dia_##suffix(unsigned rows, unsigned cols, unsigned diagonals, const int* offset, const T* val, const T* x,  \
                      T* y) {                                                                                         \
        dia(rows, cols, diagonals, offset, val, x, y);                                                                \
    }
KERNELS(f32, float)
KERNELS(f64, double)
