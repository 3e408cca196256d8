// SPDX-License-Identifier: Apache-2.0
// y = A x, A in compressed sparse rows: one warp a row, an empty row gives 0.

enum : unsigned { BLOCK = 128, ROWS = BLOCK / 32 };

// row_ptr: rows + 1 offsets from 0 to nnz, not decreasing; col and val: nnz elements; x: cols elements.
extern "C" __global__ void __launch_bounds__(BLOCK)
spmv_csr_f32(unsigned rows, unsigned cols, unsigned nnz, const int* __restrict__ row_ptr, const int* __restrict__ col,
             const float* __restrict__ val, const float* __restrict__ x, float* __restrict__ y) {
    const unsigned lane = threadIdx.x % 32;
    const unsigned long long stride = (unsigned long long)gridDim.x * ROWS;
    for (unsigned long long row = (unsigned long long)blockIdx.x * ROWS + threadIdx.x / 32; row < rows; row += stride) {
        float sum = 0.0f;
        for (long long j = (long long)row_ptr[row] + lane; j < row_ptr[row + 1]; j += 32) sum += val[j] * x[col[j]];
        for (unsigned d = 16; d > 0; d /= 2) sum += __shfl_down_sync(0xffffffffu, sum, d);
        if (lane == 0) y[row] = sum;
    }
}
