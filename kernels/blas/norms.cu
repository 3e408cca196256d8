// SPDX-License-Identifier: Apache-2.0
// BLAS level 1 that reduces a vector in one launch: asum, nrm2, iamax. A partial result a block; the block that finishes
// last combines them in an order that depends on the geometry alone. ticket: 0 before the launch and 0 again after it.

enum : unsigned { BLOCK = 256, WARPS = BLOCK / 32 };

template <typename V, typename F> __device__ __forceinline__ V block_reduce(V v, V* part, V none, F combine) {
    const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    for (unsigned d = 16; d > 0; d /= 2) v = combine(v, v.down(d));
    if (lane == 0) part[warp] = v;
    __syncthreads();
    if (warp == 0) {
        v = lane < WARPS ? part[lane] : none;
        for (unsigned d = WARPS / 2; d > 0; d /= 2) v = combine(v, v.down(d));
    }
    return v;
}

template <typename V, typename M, typename F>
__device__ __forceinline__ bool grid_reduce(unsigned n, V none, M element, F combine, V* partial, unsigned* ticket,
                                            V* total) {
    __shared__ V part[WARPS];
    __shared__ bool last;
    V v = none;
    const unsigned long long stride = (unsigned long long)gridDim.x * BLOCK;
    for (unsigned long long i = (unsigned long long)blockIdx.x * BLOCK + threadIdx.x; i < n; i += stride)
        v = combine(v, element(i));
    v = block_reduce(v, part, none, combine);
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = v;
        __threadfence();  // release: the partial result before the ticket
        last = atomicInc(ticket, gridDim.x - 1) == gridDim.x - 1;
        __threadfence();  // acquire: every other block's ticket before its partial result
    }
    __syncthreads();
    if (!last) return false;
    v = none;
    for (unsigned b = threadIdx.x; b < gridDim.x; b += BLOCK) v = combine(v, partial[b]);
    *total = block_reduce(v, part, none, combine);
    return threadIdx.x == 0;
}

template <typename T> struct Sum {
    T value;
    __device__ Sum down(unsigned d) const { return {__shfl_down_sync(0xffffffffu, value, d)}; }
};

// The index is as wide as the value: no padding.
template <typename T, typename I> struct Largest {
    T value;
    I index;
    __device__ Largest down(unsigned d) const {
        return {__shfl_down_sync(0xffffffffu, value, d), __shfl_down_sync(0xffffffffu, index, d)};
    }
};

#define KERNELS(suffix, T, Wide, I)                                                                            \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                           \
    asum_##suffix(unsigned n, const T* __restrict__ x, T* result, Sum<T>* partial, unsigned* ticket) {            \
        Sum<T> total;                                                                                             \
        if (grid_reduce(n, Sum<T>{0}, [=](unsigned long long i) { return Sum<T>{x[i] < 0 ? -x[i] : x[i]}; },      \
                        [](Sum<T> a, Sum<T> b) { return Sum<T>{a.value + b.value}; }, partial, ticket, &total))   \
            *result = total.value;                                                                                \
    }                                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                           \
    nrm2_##suffix(unsigned n, const T* __restrict__ x, T* result, Sum<Wide>* partial, unsigned* ticket) {         \
        Sum<Wide> total;                                                                                          \
        if (grid_reduce(n, Sum<Wide>{0}, [=](unsigned long long i) { return Sum<Wide>{Wide(x[i]) * x[i]}; },      \
                        [](Sum<Wide> a, Sum<Wide> b) { return Sum<Wide>{a.value + b.value}; }, partial, ticket,   \
                        &total))                                                                                  \
            *result = T(sqrt(total.value));                                                                       \
    }                                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                           \
    iamax_##suffix(unsigned n, const T* __restrict__ x, unsigned* result, Largest<T, I>* partial,                    \
                   unsigned* ticket) {                                                                            \
        Largest<T, I> total;                                                                                         \
        if (grid_reduce(n, Largest<T, I>{T(-1), 0xffffffffu},                                                        \
                        [=](unsigned long long i) {                                                               \
                            return Largest<T, I>{x[i] < 0 ? -x[i] : x[i], I(i)};                              \
                        },                                                                                        \
                        [](Largest<T, I> a, Largest<T, I> b) {                                                          \
                            const bool first = a.value > b.value || (a.value == b.value && a.index < b.index);    \
                            return first ? a : b;                                                                 \
                        },                                                                                        \
                        partial, ticket, &total))                                                                 \
            *result = unsigned(total.index);                                                                                \
    }
KERNELS(f32, float, double, unsigned)
typedef unsigned long long Index;
KERNELS(f64, double, double, Index)
