// SPDX-License-Identifier: Apache-2.0
// Primitives of one element a thread, and of a tile a block: iota, reverse, differences, gather, scatter, search,
// transpose, counts of bits, segments, a sort of each 512.

typedef unsigned long long Index;
__device__ __forceinline__ Index thread() { return (Index)blockIdx.x * blockDim.x + threadIdx.x; }

extern "C" __global__ void __launch_bounds__(256) iota_u32(unsigned n, unsigned first, unsigned step, unsigned* out) {
    const Index i = thread();
    if (i < n) out[i] = first + unsigned(i) * step;
}

extern "C" __global__ void __launch_bounds__(256)
popcount_u32(unsigned n, const unsigned* __restrict__ in, unsigned* __restrict__ out) {
    const Index i = thread();
    if (i < n) out[i] = __popc(in[i]);
}

// Where each key would stand in a sorted table: the number of smaller entries.
extern "C" __global__ void __launch_bounds__(256)
lower_bound_i32(unsigned n, unsigned m, const int* __restrict__ table, const int* __restrict__ keys,
                unsigned* __restrict__ out) {
    const Index i = thread();
    if (i >= m) return;
    unsigned low = 0, high = n;
    while (low < high) {
        const unsigned middle = low + (high - low) / 2;
        if (table[middle] < keys[i]) low = middle + 1;
        else high = middle;
    }
    out[i] = low;
}

#define KERNELS(suffix, T)                                                                                       \
    extern "C" __global__ void __launch_bounds__(256)                                                            \
    reverse_##suffix(unsigned n, const T* __restrict__ in, T* __restrict__ out) {                                \
        const Index i = thread();                                                                                \
        if (i < n) out[n - 1 - i] = in[i];                                                                       \
    }                                                                                                            \
    extern "C" __global__ void __launch_bounds__(256)                                                            \
    gather_##suffix(unsigned n, unsigned m, const T* __restrict__ in, const unsigned* __restrict__ index,        \
                    T* __restrict__ out) {                                                                       \
        const Index i = thread();                                                                                \
        if (i < m) out[i] = in[index[i]];                                                                        \
    }                                                                                                            \
    extern "C" __global__ void __launch_bounds__(256)                                                            \
    scatter_##suffix(unsigned n, const T* __restrict__ in, const unsigned* __restrict__ index,                   \
                     T* __restrict__ out) {                                                                      \
        const Index i = thread();                                                                                \
        if (i < n) out[index[i]] = in[i];                                                                        \
    }                                                                                                            \
    /* 32x32 tiles through shared memory, one column more against bank conflicts. */                             \
    extern "C" __global__ void __launch_bounds__(256)                                                            \
    transpose_##suffix(unsigned rows, unsigned columns, const T* __restrict__ in, T* __restrict__ out) {         \
        __shared__ T tile[32][33];                                                                               \
        Index x = (Index)blockIdx.x * 32 + threadIdx.x, y = (Index)blockIdx.y * 32 + threadIdx.y;                \
        for (unsigned k = 0; k < 32; k += 8)                                                                     \
            if (x < columns && y + k < rows) tile[threadIdx.y + k][threadIdx.x] = in[(y + k) * columns + x];     \
        __syncthreads();                                                                                         \
        x = (Index)blockIdx.y * 32 + threadIdx.x;                                                                \
        y = (Index)blockIdx.x * 32 + threadIdx.y;                                                                \
        for (unsigned k = 0; k < 32; k += 8)                                                                     \
            if (x < rows && y + k < columns) out[(y + k) * rows + x] = tile[threadIdx.x][threadIdx.y + k];       \
    }
KERNELS(u32, unsigned)
KERNELS(f64, double)

// out[0] = in[0], then each element less the one before it.
extern "C" __global__ void __launch_bounds__(256)
adjacent_difference_f32(unsigned n, const float* __restrict__ in, float* __restrict__ out) {
    const Index i = thread();
    if (i < n) out[i] = i == 0 ? in[0] : in[i] - in[i - 1];
}

// One warp a segment: lane's own elements in order, then a tree.
extern "C" __global__ void __launch_bounds__(128)
segmented_sum_f32(unsigned segments, unsigned n, const unsigned* __restrict__ offsets, const float* __restrict__ in,
                  float* __restrict__ out) {
    const Index s = thread() / 32;
    if (s >= segments) return;
    float sum = 0;
    for (Index i = (Index)offsets[s] + threadIdx.x % 32; i < offsets[s + 1]; i += 32) sum += in[i];
    for (unsigned d = 16; d > 0; d /= 2) sum += __shfl_down_sync(0xffffffffu, sum, d);
    if (threadIdx.x % 32 == 0) out[s] = sum;
}

// Exclusive sums of rows of up to 1,024 elements, one block each (Hillis, Steele, Data Parallel Algorithms, 1986).
extern "C" __global__ void __launch_bounds__(256)
exclusive_scan_rows_u32(unsigned rows, unsigned columns, const unsigned* __restrict__ in, unsigned* __restrict__ out) {
    __shared__ unsigned sums[2][256];
    const unsigned* from = in + (Index)blockIdx.x * columns;
    unsigned* to = out + (Index)blockIdx.x * columns;
    if (blockIdx.x >= rows) return;
    unsigned before = 0;
    for (unsigned base = 0; base < columns; base += 256) {
        const unsigned i = base + threadIdx.x;
        const unsigned mine = i < columns ? from[i] : 0;
        unsigned which = 0;
        sums[0][threadIdx.x] = mine;
        __syncthreads();
        for (unsigned d = 1; d < 256; d *= 2, which ^= 1) {
            const unsigned v = sums[which][threadIdx.x];
            sums[which ^ 1][threadIdx.x] = threadIdx.x >= d ? v + sums[which][threadIdx.x - d] : v;
            __syncthreads();
        }
        if (i < columns) to[i] = before + sums[which][threadIdx.x] - mine;
        before += sums[which][255];
        __syncthreads();
    }
}

// Each 512 keys sorted, the last tile filled up with the largest key (Batcher, Sorting Networks, 1968).
extern "C" __global__ void __launch_bounds__(256)
sort_tiles_u32(unsigned n, const unsigned* __restrict__ in, unsigned* __restrict__ out) {
    __shared__ unsigned keys[512];
    const Index first = (Index)blockIdx.x * 512;
    for (unsigned i = threadIdx.x; i < 512; i += 256) keys[i] = first + i < n ? in[first + i] : 0xffffffffu;
    __syncthreads();
    for (unsigned size = 2; size <= 512; size *= 2)
        for (unsigned d = size / 2; d > 0; d /= 2) {
            const unsigned i = 2 * threadIdx.x - (threadIdx.x & (d - 1)), j = i + d;
            const unsigned a = keys[i], b = keys[j];
            if ((a > b) == ((i & size) == 0)) {
                keys[i] = b;
                keys[j] = a;
            }
            __syncthreads();
        }
    for (unsigned i = threadIdx.x; i < 512; i += 256)
        if (first + i < n) out[first + i] = keys[i];
}
