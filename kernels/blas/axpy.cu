// SPDX-License-Identifier: Apache-2.0
// y = alpha x + y (BLAS level 1), grid-stride, one fused multiply-add an element.

template <typename T>
__device__ __forceinline__ void axpy(unsigned n, T alpha, const T* __restrict__ x, T* __restrict__ y) {
    const unsigned long long stride = (unsigned long long)gridDim.x * blockDim.x;
    for (unsigned long long i = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride)
        y[i] = alpha * x[i] + y[i];
}

extern "C" __global__ void __launch_bounds__(256)
axpy_f32(unsigned n, float alpha, const float* __restrict__ x, float* __restrict__ y) {
    axpy(n, alpha, x, y);
}

extern "C" __global__ void __launch_bounds__(256)
axpy_f64(unsigned n, double alpha, const double* __restrict__ x, double* __restrict__ y) {
    axpy(n, alpha, x, y);
}
