// SPDX-License-Identifier: Apache-2.0
// C = alpha A B + beta C (BLAS level 3), all row-major with leading dimensions: 16x16 tiles in shared memory.

enum : unsigned { TILE = 16 };

extern "C" __global__ void __launch_bounds__(TILE * TILE)
sgemm_nn(unsigned m, unsigned n, unsigned k, float alpha, const float* __restrict__ a, unsigned lda,
         const float* __restrict__ b, unsigned ldb, float beta, float* __restrict__ c, unsigned ldc) {
    __shared__ float as[TILE][TILE];
    __shared__ float bs[TILE][TILE + 1];  // one more column: no bank conflicts
    const unsigned tx = threadIdx.x, ty = threadIdx.y;
    const unsigned long long row = (unsigned long long)blockIdx.y * TILE + ty;
    const unsigned long long col = (unsigned long long)blockIdx.x * TILE + tx;
    float sum = 0.0f;
    for (unsigned long long t = 0; t < k; t += TILE) {
        as[ty][tx] = row < m && t + tx < k ? a[row * lda + t + tx] : 0.0f;
        bs[ty][tx] = t + ty < k && col < n ? b[(t + ty) * ldb + col] : 0.0f;
        __syncthreads();
#pragma unroll
        for (unsigned i = 0; i < TILE; ++i) sum += as[ty][i] * bs[i][tx];
        __syncthreads();  // the tiles are read before the next ones overwrite them
    }
    if (row < m && col < n) {
        float* out = c + row * ldc + col;
        // beta == 0 means that C is not read: it may hold NaN or nothing yet.
        *out = beta == 0.0f ? alpha * sum : alpha * sum + beta * *out;
    }
}
