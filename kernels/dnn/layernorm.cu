// SPDX-License-Identifier: Apache-2.0
// y = (x - mean) / sqrt(variance + eps) * weight + bias along rows: one block a row, variance from centred values.

enum : unsigned { BLOCK = 128, WARPS = BLOCK / 32 };

// Sum over the block, in every thread. `part` may be reused when it returns.
__device__ __forceinline__ float block_sum(float v, float* part) {
    const unsigned lane = threadIdx.x % 32;
    for (unsigned d = 16; d > 0; d /= 2) v += __shfl_xor_sync(0xffffffffu, v, d);
    if (lane == 0) part[threadIdx.x / 32] = v;
    __syncthreads();
    v = lane < WARPS ? part[lane] : 0.0f;
    for (unsigned d = 16; d > 0; d /= 2) v += __shfl_xor_sync(0xffffffffu, v, d);
    __syncthreads();
    return v;
}

extern "C" __global__ void __launch_bounds__(BLOCK)
layernorm_f32(unsigned rows, unsigned cols, const float* __restrict__ x, const float* __restrict__ weight,
              const float* __restrict__ bias, float eps, float* __restrict__ y) {
    __shared__ float part[WARPS];
    for (unsigned long long row = blockIdx.x; row < rows; row += gridDim.x) {
        const float* __restrict__ in = x + row * cols;
        float* __restrict__ out = y + row * cols;
        float sum = 0.0f;
        for (unsigned long long j = threadIdx.x; j < cols; j += BLOCK) sum += in[j];
        const float mean = block_sum(sum, part) / (float)cols;
        float squares = 0.0f;
        for (unsigned long long j = threadIdx.x; j < cols; j += BLOCK) squares += (in[j] - mean) * (in[j] - mean);
        const float scale = 1.0f / sqrtf(block_sum(squares, part) / (float)cols + eps);
        for (unsigned long long j = threadIdx.x; j < cols; j += BLOCK)
            out[j] = (in[j] - mean) * scale * weight[j] + bias[j];
    }
}
