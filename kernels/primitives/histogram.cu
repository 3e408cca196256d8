// SPDX-License-Identifier: Apache-2.0
// counts[v] += how often v occurs in data: counted in shared memory a block, then merged by atomics.

enum : unsigned { BLOCK = 256, BINS = 256 };

extern "C" __global__ void __launch_bounds__(BLOCK)
histogram_u8(unsigned n, const unsigned char* __restrict__ data, unsigned* counts) {
    __shared__ unsigned local[BINS];
    for (unsigned b = threadIdx.x; b < BINS; b += BLOCK) local[b] = 0;
    __syncthreads();
    const unsigned long long stride = (unsigned long long)gridDim.x * BLOCK;
    for (unsigned long long i = (unsigned long long)blockIdx.x * BLOCK + threadIdx.x; i < n; i += stride)
        atomicAdd(&local[data[i]], 1u);
    __syncthreads();
    for (unsigned b = threadIdx.x; b < BINS; b += BLOCK)
        if (local[b] != 0) atomicAdd(&counts[b], local[b]);
}

// Values outside [0, bins) are not counted. Dynamic shared memory: bins words.
extern "C" __global__ void __launch_bounds__(BLOCK)
histogram_i32(unsigned n, const int* __restrict__ data, unsigned bins, unsigned* counts) {
    extern __shared__ unsigned local_bins[];
    for (unsigned b = threadIdx.x; b < bins; b += BLOCK) local_bins[b] = 0;
    __syncthreads();
    const unsigned long long stride = (unsigned long long)gridDim.x * BLOCK;
    for (unsigned long long i = (unsigned long long)blockIdx.x * BLOCK + threadIdx.x; i < n; i += stride) {
        const unsigned v = (unsigned)data[i];  // a negative value becomes one that is too large
        if (v < bins) atomicAdd(&local_bins[v], 1u);
    }
    __syncthreads();
    for (unsigned b = threadIdx.x; b < bins; b += BLOCK)
        if (local_bins[b] != 0) atomicAdd(&counts[b], local_bins[b]);
}
