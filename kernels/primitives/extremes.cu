// SPDX-License-Identifier: Apache-2.0
// One value of each 1,024 elements: smallest, largest, and, or, exclusive or, the place of the smallest or largest.
// A block each: shuffles inside warps, shared memory between them.

enum : unsigned { BLOCK = 256, WARPS = BLOCK / 32, ITEMS = 4, ALL = 0xffffffffu };
typedef unsigned long long Index;

struct Min {
    template <typename T> __device__ static T of(T a, T b) { return b < a ? b : a; }
    __device__ static float of(float a, float b) { return fminf(a, b); }
};
struct Max {
    template <typename T> __device__ static T of(T a, T b) { return a < b ? b : a; }
    __device__ static float of(float a, float b) { return fmaxf(a, b); }
};
struct And {
    __device__ static unsigned of(unsigned a, unsigned b) { return a & b; }
};
struct Or {
    __device__ static unsigned of(unsigned a, unsigned b) { return a | b; }
};
struct Xor {
    __device__ static unsigned of(unsigned a, unsigned b) { return a ^ b; }
};

template <typename F, typename T>
__device__ __forceinline__ void reduce(unsigned n, T none, const T* __restrict__ in, T* __restrict__ out) {
    __shared__ T part[WARPS];
    const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const Index first = (Index)blockIdx.x * (BLOCK * ITEMS) + threadIdx.x;
    T v = none;
#pragma unroll
    for (unsigned k = 0; k < ITEMS; ++k)
        if (first + k * BLOCK < n) v = F::of(v, in[first + k * BLOCK]);
    for (unsigned d = 16; d > 0; d /= 2) v = F::of(v, __shfl_xor_sync(ALL, v, d));
    if (lane == 0) part[warp] = v;
    __syncthreads();
    if (warp != 0) return;
    v = lane < WARPS ? part[lane] : none;
    for (unsigned d = WARPS / 2; d > 0; d /= 2) v = F::of(v, __shfl_xor_sync(ALL, v, d));
    if (lane == 0) out[blockIdx.x] = v;
}

#define REDUCE(name, F, T, none)                                                                     \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                              \
    name(unsigned n, const T* __restrict__ in, T* __restrict__ out) {                                \
        reduce<F, T>(n, none, in, out);                                                                \
    }
REDUCE(reduce_min_f32, Min, float, __int_as_float(0x7fffffff))
REDUCE(reduce_min_i32, Min, int, 0x7fffffff)
REDUCE(reduce_min_u32, Min, unsigned, ALL)
REDUCE(reduce_max_f32, Max, float, __int_as_float(0x7fffffff))
REDUCE(reduce_max_i32, Max, int, int(0x80000000))
REDUCE(reduce_max_u32, Max, unsigned, 0u)
REDUCE(reduce_and_u32, And, unsigned, ALL)
REDUCE(reduce_or_u32, Or, unsigned, 0u)
REDUCE(reduce_xor_u32, Xor, unsigned, 0u)

// The first index of the extreme value; the index counts from the start of the whole.
template <bool LARGEST, typename T>
__device__ __forceinline__ void place(unsigned n, const T* __restrict__ in, unsigned* __restrict__ out) {
    __shared__ T value[WARPS];
    __shared__ unsigned index[WARPS];
    const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const Index first = (Index)blockIdx.x * (BLOCK * ITEMS);
    T best = in[first];
    unsigned at = unsigned(first);
    auto better = [](T a, unsigned i, T b, unsigned j) { return (LARGEST ? a > b : a < b) || (a == b && i < j); };
    for (Index i = first + threadIdx.x; i < n && i < first + BLOCK * ITEMS; i += BLOCK)
        if (better(in[i], unsigned(i), best, at)) {
            best = in[i];
            at = unsigned(i);
        }
    for (unsigned d = 16; d > 0; d /= 2) {
        const T other = __shfl_xor_sync(ALL, best, d);
        const unsigned there = __shfl_xor_sync(ALL, at, d);
        if (better(other, there, best, at)) {
            best = other;
            at = there;
        }
    }
    if (lane == 0) {
        value[warp] = best;
        index[warp] = at;
    }
    __syncthreads();
    if (threadIdx.x != 0) return;
    for (unsigned w = 1; w < WARPS; ++w)
        if (better(value[w], index[w], best, at)) {
            best = value[w];
            at = index[w];
        }
    out[blockIdx.x] = at;
}

#define PLACE(name, LARGEST, T)                                                                      \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                              \
    name(unsigned n, const T* __restrict__ in, unsigned* __restrict__ out) {                         \
        place<LARGEST>(n, in, out);                                                                  \
    }
PLACE(argmin_f32, false, float)
PLACE(argmin_i32, false, int)
PLACE(argmax_f32, true, float)
PLACE(argmax_i32, true, int)
