// SPDX-License-Identifier: Apache-2.0
// y = softmax(x) along rows of any width: one block a row, shifted by the row's maximum so that exp cannot overflow.

enum : unsigned { BLOCK = 128, WARPS = BLOCK / 32 };

struct Sum {
    static __device__ float identity() { return 0.0f; }
    static __device__ float of(float a, float b) { return a + b; }
};

struct Max {
    static __device__ float identity() { return __int_as_float(0xff800000); }  // -infinity
    static __device__ float of(float a, float b) { return fmaxf(a, b); }
};

// Reduction over the block, the result in every thread. `part` may be reused when it returns.
template <typename Op>
__device__ __forceinline__ float block_all(float v, float* part) {
    const unsigned lane = threadIdx.x % 32;
    for (unsigned d = 16; d > 0; d /= 2) v = Op::of(v, __shfl_xor_sync(0xffffffffu, v, d));
    if (lane == 0) part[threadIdx.x / 32] = v;
    __syncthreads();
    v = lane < WARPS ? part[lane] : Op::identity();
    for (unsigned d = 16; d > 0; d /= 2) v = Op::of(v, __shfl_xor_sync(0xffffffffu, v, d));
    __syncthreads();
    return v;
}

extern "C" __global__ void __launch_bounds__(BLOCK)
softmax_f32(unsigned rows, unsigned cols, const float* __restrict__ x, float* __restrict__ y) {
    __shared__ float part[WARPS];
    for (unsigned long long row = blockIdx.x; row < rows; row += gridDim.x) {
        const float* __restrict__ in = x + row * cols;
        float* __restrict__ out = y + row * cols;
        float top = Max::identity();
        for (unsigned long long j = threadIdx.x; j < cols; j += BLOCK) top = fmaxf(top, in[j]);
        top = block_all<Max>(top, part);
        float sum = 0.0f;
        for (unsigned long long j = threadIdx.x; j < cols; j += BLOCK) sum += expf(in[j] - top);
        sum = block_all<Sum>(sum, part);
        for (unsigned long long j = threadIdx.x; j < cols; j += BLOCK) out[j] = expf(in[j] - top) / sum;
    }
}
