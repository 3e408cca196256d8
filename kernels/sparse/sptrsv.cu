// SPDX-License-Identifier: Apache-2.0
// L x = b for a sparse lower triangle in one launch, without levels: a warp a row, which waits for the rows it needs
// (after W. Liu, A. Li, J. Hogg, I. Duff, B. Vinter, A Synchronization-Free Algorithm for Parallel Sparse Triangular
// Solves, Euro-Par 2016). Blocks take rows from a counter, so that those they wait for are being worked on already.

enum : unsigned { BLOCK = 128, WARPS = BLOCK / 32, FULL = 0xffffffffu };
typedef unsigned long long Index;

__device__ __forceinline__ unsigned load_acquire(const unsigned* p) {
    unsigned v;
    asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(v) : "l"(__cvta_generic_to_global(p)) : "memory");
    return v;
}
__device__ __forceinline__ void store_release(unsigned* p, unsigned v) {
    asm volatile("st.release.gpu.global.u32 [%0], %1;" ::"l"(__cvta_generic_to_global(p)), "r"(v) : "memory");
}

// The last element of each row is the diagonal, the others have smaller columns. done: a word a row, and counter: one
// word; 0 before the launch. x is written and read in the same launch, so it may not be taken for constant.
template <typename T>
__device__ __forceinline__ void solve(unsigned n, const int* __restrict__ row_ptr, const int* __restrict__ col,
                                      const T* __restrict__ val, const T* __restrict__ b, T* x, unsigned* done,
                                      unsigned* counter) {
    __shared__ unsigned ticket;
    if (threadIdx.x == 0) ticket = atomicAdd(counter, 1u);
    __syncthreads();
    const unsigned lane = threadIdx.x % 32;
    const Index row = (Index)ticket * WARPS + threadIdx.x / 32;
    if (row >= n) return;
    const long long diagonal = (long long)row_ptr[row + 1] - 1;
    T sum = T(0);
    for (long long j = (long long)row_ptr[row] + lane; j < diagonal; j += 32) {
        const int c = col[j];
        while (load_acquire(done + c) == 0) {
        }
        sum += val[j] * x[c];
    }
    for (unsigned d = 16; d > 0; d /= 2) sum += __shfl_down_sync(FULL, sum, d);
    if (lane == 0) {
        x[row] = (b[row] - sum) / val[diagonal];
        store_release(done + row, 1);
    }
}

#define KERNEL(suffix, T)                                                                                         \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                           \
    sptrsv_##suffix(unsigned n, unsigned nnz, const int* row_ptr, const int* col, const T* val, const T* b, T* x, \
                    unsigned* done, unsigned* counter) {                                                          \
        solve(n, row_ptr, col, val, b, x, done, counter);                                                         \
    }
KERNEL(f32, float)
KERNEL(f64, double)
