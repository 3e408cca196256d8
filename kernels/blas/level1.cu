// SPDX-License-Identifier: Apache-2.0
// BLAS level 1 that writes vectors, with strides: copy, swap, scal, rot. One element a thread and turn of the grid.

template <typename F> __device__ __forceinline__ void each(unsigned n, F f) {
    const unsigned long long stride = (unsigned long long)gridDim.x * blockDim.x;
    for (unsigned long long i = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) f(i);
}

#define KERNELS(suffix, T)                                                                                       \
    extern "C" __global__ void __launch_bounds__(256)                                                            \
    copy_##suffix(unsigned n, const T* __restrict__ x, unsigned incx, T* __restrict__ y, unsigned incy) {        \
        each(n, [=](unsigned long long i) { y[i * incy] = x[i * incx]; });                                       \
    }                                                                                                            \
    extern "C" __global__ void __launch_bounds__(256)                                                            \
    swap_##suffix(unsigned n, T* __restrict__ x, unsigned incx, T* __restrict__ y, unsigned incy) {              \
        each(n, [=](unsigned long long i) {                                                                      \
            const T t = x[i * incx];                                                                             \
            x[i * incx] = y[i * incy];                                                                           \
            y[i * incy] = t;                                                                                     \
        });                                                                                                      \
    }                                                                                                            \
    extern "C" __global__ void __launch_bounds__(256)                                                            \
    scal_##suffix(unsigned n, T alpha, T* __restrict__ x, unsigned incx) {                                       \
        each(n, [=](unsigned long long i) { x[i * incx] *= alpha; });                                            \
    }                                                                                                            \
    extern "C" __global__ void __launch_bounds__(256)                                                            \
    rot_##suffix(unsigned n, T* __restrict__ x, unsigned incx, T* __restrict__ y, unsigned incy, T c, T s) {     \
        each(n, [=](unsigned long long i) {                                                                      \
            const T a = x[i * incx], b = y[i * incy];                                                            \
            x[i * incx] = c * a + s * b;                                                                         \
            y[i * incy] = c * b - s * a;                                                                         \
        });                                                                                                      \
    }
KERNELS(f32, float)
KERNELS(f64, double)
