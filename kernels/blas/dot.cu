// SPDX-License-Identifier: Apache-2.0
// result = x . y (BLAS level 1) in one launch: a partial sum a block, then the block that finishes last adds them.
// The order of the additions depends on the geometry alone, so equal launches give equal bits.

enum : unsigned { BLOCK = 256, WARPS = BLOCK / 32 };

// Sum over the block; valid in thread 0. `part` may be reused after the next barrier.
template <typename T>
__device__ __forceinline__ T block_sum(T v, T* part) {
    const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    for (unsigned d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffffu, v, d);
    if (lane == 0) part[warp] = v;
    __syncthreads();
    if (warp == 0) {
        v = lane < WARPS ? part[lane] : T(0);
        for (unsigned d = WARPS / 2; d > 0; d /= 2) v += __shfl_down_sync(0xffffffffu, v, d);
    }
    return v;
}

// partial: one element a block. ticket: one word, 0 before the launch and 0 again after it.
template <typename T>
__device__ __forceinline__ void dot(unsigned n, const T* __restrict__ x, const T* __restrict__ y, T* result,
                                    T* partial, unsigned* ticket) {
    __shared__ T part[WARPS];
    __shared__ bool last;
    const unsigned long long stride = (unsigned long long)gridDim.x * BLOCK;
    T sum = T(0);
    for (unsigned long long i = (unsigned long long)blockIdx.x * BLOCK + threadIdx.x; i < n; i += stride)
        sum += x[i] * y[i];
    sum = block_sum(sum, part);
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = sum;
        __threadfence();  // release: the partial sum before the ticket
        last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;  // wraps to 0 for the next launch
        __threadfence();  // acquire: every other block's ticket before its partial sum
    }
    __syncthreads();
    if (!last) return;
    sum = T(0);
    for (unsigned b = threadIdx.x; b < gridDim.x; b += BLOCK) sum += partial[b];
    sum = block_sum(sum, part);
    if (threadIdx.x == 0) *result = sum;
}

extern "C" __global__ void __launch_bounds__(BLOCK)
dot_f32(unsigned n, const float* __restrict__ x, const float* __restrict__ y, float* result, float* partial,
        unsigned* ticket) {
    dot(n, x, y, result, partial, ticket);
}

extern "C" __global__ void __launch_bounds__(BLOCK)
dot_f64(unsigned n, const double* __restrict__ x, const double* __restrict__ y, double* result, double* partial,
        unsigned* ticket) {
    dot(n, x, y, result, partial, ticket);
}
