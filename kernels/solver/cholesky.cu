// SPDX-License-Identifier: Apache-2.0
// A = L L^T for a batch of small symmetric matrices (n <= 48): one block a matrix, right-looking, in shared memory.
// Reads and writes lower triangles only. info[b] = 0, or the 1-based order of the first leading minor that is not
// positive (or is NaN); such a matrix is left as it was. As in LAPACK, info = -1 refuses n itself.

enum : unsigned { BLOCK = 128, MAX_N = 48 };

extern "C" __global__ void __launch_bounds__(BLOCK)
cholesky_f32(unsigned n, unsigned batch, float* __restrict__ a, int* __restrict__ info) {
    __shared__ float s[MAX_N][MAX_N + 1];  // one more column: no bank conflicts
    if (n > MAX_N) {
        if (threadIdx.x == 0)
            for (unsigned long long m = blockIdx.x; m < batch; m += gridDim.x) info[m] = -1;
        return;
    }
    for (unsigned long long m = blockIdx.x; m < batch; m += gridDim.x) {
        float* __restrict__ mine = a + m * n * n;
        for (unsigned e = threadIdx.x; e < n * n; e += BLOCK)
            if (e % n <= e / n) s[e / n][e % n] = mine[e];
        __syncthreads();
        unsigned failed = 0;
        for (unsigned k = 0; k < n; ++k) {
            const float pivot = s[k][k];
            if (!(pivot > 0.0f)) {  // the same in every thread; NaN fails too
                failed = k + 1;
                break;
            }
            const float root = sqrtf(pivot);
            __syncthreads();  // everyone has read the pivot
            for (unsigned i = k + threadIdx.x; i < n; i += BLOCK) s[i][k] = i == k ? root : s[i][k] / root;
            __syncthreads();
            const unsigned rest = n - k - 1;
            for (unsigned e = threadIdx.x; e < rest * rest; e += BLOCK) {
                const unsigned i = k + 1 + e / rest, j = k + 1 + e % rest;
                if (j <= i) s[i][j] -= s[i][k] * s[j][k];
            }
            __syncthreads();
        }
        if (failed == 0)
            for (unsigned e = threadIdx.x; e < n * n; e += BLOCK)
                if (e % n <= e / n) mine[e] = s[e / n][e % n];
        if (threadIdx.x == 0) info[m] = (int)failed;
        __syncthreads();  // the matrix is written back before the next one is read in
    }
}
