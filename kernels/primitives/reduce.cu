// SPDX-License-Identifier: Apache-2.0
// out[b] = sum of the b-th 1,024 elements of in: a block each, shuffles inside warps, shared memory between them.

enum : unsigned { BLOCK = 256, WARPS = BLOCK / 32, ITEMS = 4 };

template <typename T>
__device__ __forceinline__ void reduce_sum(unsigned n, const T* __restrict__ in, T* __restrict__ out) {
    __shared__ T part[WARPS];
    const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const unsigned long long first = (unsigned long long)blockIdx.x * (BLOCK * ITEMS) + threadIdx.x;
    T v = T(0);
#pragma unroll
    for (unsigned k = 0; k < ITEMS; ++k)
        if (first + k * BLOCK < n) v += in[first + k * BLOCK];
    for (unsigned d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffffu, v, d);
    if (lane == 0) part[warp] = v;
    __syncthreads();
    if (warp != 0) return;
    v = lane < WARPS ? part[lane] : T(0);
    for (unsigned d = WARPS / 2; d > 0; d /= 2) v += __shfl_down_sync(0xffffffffu, v, d);
    if (lane == 0) out[blockIdx.x] = v;
}

extern "C" __global__ void __launch_bounds__(BLOCK)
reduce_sum_f32(unsigned n, const float* __restrict__ in, float* __restrict__ out) {
    reduce_sum(n, in, out);
}

// Modulo 2^32, as unsigned addition is: signed overflow would be undefined.
extern "C" __global__ void __launch_bounds__(BLOCK)
reduce_sum_i32(unsigned n, const int* __restrict__ in, int* __restrict__ out) {
    reduce_sum(n, reinterpret_cast<const unsigned*>(in), reinterpret_cast<unsigned*>(out));
}
