// SPDX-License-Identifier: Apache-2.0
// targets: sm_75 sm_80
// BLAS level 1 and 2 on 16-bit floats with single precision inside: f16, and where the target converts it, bf16.

typedef unsigned short Half;
typedef unsigned long long Index;

struct F16 {
    static __device__ __forceinline__ float wide(Half h) {
        float f;
        asm("cvt.f32.f16 %0, %1;" : "=f"(f) : "h"(h));
        return f;
    }
    static __device__ __forceinline__ Half narrow(float f) {
        Half h;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(h) : "f"(f));
        return h;
    }
};

#if __CUDA_ARCH__ >= 800
struct Bf16 {
    static __device__ __forceinline__ float wide(Half h) { return __uint_as_float((unsigned)h << 16); }
    static __device__ __forceinline__ Half narrow(float f) {
        Half h;
        asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(h) : "f"(f));
        return h;
    }
};
#endif

template <typename F> __device__ __forceinline__ void each(unsigned n, F f) {
    const Index stride = (Index)gridDim.x * blockDim.x;
    for (Index i = (Index)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) f(i);
}

__device__ __forceinline__ float warp_sum(float sum) {
    for (unsigned d = 16; d > 0; d /= 2) sum += __shfl_down_sync(~0u, sum, d);
    return sum;
}

// A dot product of one block: warps first, then their sums.
template <class H, typename F> __device__ __forceinline__ void reduce(unsigned n, F term, float* result) {
    __shared__ float sums[8];
    float sum = 0;
    for (Index i = threadIdx.x; i < n; i += 256) sum += term(i);
    sum = warp_sum(sum);
    if (threadIdx.x % 32 == 0) sums[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x < 32) {
        sum = warp_sum(threadIdx.x < 8 ? sums[threadIdx.x] : 0.0f);
        if (threadIdx.x == 0) *result = sum;
    }
}

#define KERNELS(suffix, H)                                                                                        \
    extern "C" __global__ void __launch_bounds__(256)                                                             \
    axpy_##suffix(unsigned n, float alpha, const Half* __restrict__ x, Half* __restrict__ y) {                    \
        each(n, [=](Index i) { y[i] = H::narrow(alpha * H::wide(x[i]) + H::wide(y[i])); });                       \
    }                                                                                                             \
    extern "C" __global__ void __launch_bounds__(256)                                                             \
    scal_##suffix(unsigned n, float alpha, Half* __restrict__ x, unsigned incx) {                                 \
        each(n, [=](Index i) { x[i * incx] = H::narrow(alpha * H::wide(x[i * incx])); });                         \
    }                                                                                                             \
    extern "C" __global__ void __launch_bounds__(256)                                                             \
    dot_##suffix(unsigned n, const Half* __restrict__ x, const Half* __restrict__ y, float* __restrict__ result) {\
        reduce<H>(n, [=](Index i) { return H::wide(x[i]) * H::wide(y[i]); }, result);                             \
    }                                                                                                             \
    extern "C" __global__ void __launch_bounds__(256)                                                             \
    asum_##suffix(unsigned n, const Half* __restrict__ x, float* __restrict__ result) {                           \
        reduce<H>(n, [=](Index i) { return fabsf(H::wide(x[i])); }, result);                                      \
    }                                                                                                             \
    /* y = alpha A x + beta y: a warp a row. */                                                                   \
    extern "C" __global__ void __launch_bounds__(128)                                                             \
    gemv_##suffix(unsigned m, unsigned n, float alpha, const Half* __restrict__ a, unsigned lda,                  \
                  const Half* __restrict__ x, float beta, float* __restrict__ y) {                                \
        const Index row = (Index)blockIdx.x * 4 + threadIdx.x / 32;                                               \
        if (row >= m) return;                                                                                     \
        float sum = 0;                                                                                            \
        for (Index j = threadIdx.x % 32; j < n; j += 32) sum += H::wide(a[row * lda + j]) * H::wide(x[j]);        \
        sum = warp_sum(sum);                                                                                      \
        if (threadIdx.x % 32 == 0) y[row] = beta == 0 ? alpha * sum : alpha * sum + beta * y[row];                \
    }

#if __CUDA_ARCH__ >= 800
KERNELS(bf16, Bf16)
#else
KERNELS(f16, F16)
#endif
