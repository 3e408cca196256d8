// SPDX-License-Identifier: Apache-2.0
// y = alpha A x + beta y (BLAS level 2), A row-major with leading dimension lda: one warp a row.

enum : unsigned { BLOCK = 128, ROWS = BLOCK / 32 };

extern "C" __global__ void __launch_bounds__(BLOCK)
gemv_f32(unsigned m, unsigned n, float alpha, const float* __restrict__ a, unsigned lda, const float* __restrict__ x,
         float beta, float* __restrict__ y) {
    const unsigned lane = threadIdx.x % 32;
    const unsigned long long stride = (unsigned long long)gridDim.x * ROWS;
    for (unsigned long long row = (unsigned long long)blockIdx.x * ROWS + threadIdx.x / 32; row < m; row += stride) {
        const float* __restrict__ ar = a + row * lda;
        float sum = 0.0f;
        for (unsigned j = lane; j < n; j += 32) sum += ar[j] * x[j];
        for (unsigned d = 16; d > 0; d /= 2) sum += __shfl_down_sync(0xffffffffu, sum, d);
        // beta == 0 means that y is not read: it may hold NaN or nothing yet.
        if (lane == 0) y[row] = beta == 0.0f ? alpha * sum : alpha * sum + beta * y[row];
    }
}
