// SPDX-License-Identifier: Apache-2.0
// targets: sm_80
// One value of each 1,024 integers, warps reduced by redux.sync instead of five shuffles.

enum : unsigned { BLOCK = 256, WARPS = BLOCK / 32, ITEMS = 4, ALL = 0xffffffffu };
typedef unsigned long long Index;

#define REDUCE(name, T, none, step, warp_all)                                                        \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                              \
    name(unsigned n, const T* __restrict__ in, T* __restrict__ out) {                                \
        __shared__ T part[WARPS];                                                                    \
        const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;                             \
        const Index first = (Index)blockIdx.x * (BLOCK * ITEMS) + threadIdx.x;                       \
        T v = none;                                                                                  \
        for (unsigned k = 0; k < ITEMS; ++k)                                                         \
            if (first + k * BLOCK < n) {                                                             \
                const T b = in[first + k * BLOCK];                                                   \
                v = step;                                                                            \
            }                                                                                        \
        v = warp_all(ALL, v);                                                                        \
        if (lane == 0) part[warp] = v;                                                               \
        __syncthreads();                                                                             \
        if (warp != 0) return;                                                                       \
        v = warp_all(ALL, lane < WARPS ? part[lane] : T(none));                                      \
        if (lane == 0) out[blockIdx.x] = v;                                                          \
    }
REDUCE(redux_add_u32, unsigned, 0u, v + b, __reduce_add_sync)
REDUCE(redux_min_u32, unsigned, ALL, min(v, b), __reduce_min_sync)
REDUCE(redux_max_u32, unsigned, 0u, max(v, b), __reduce_max_sync)
REDUCE(redux_min_i32, int, 0x7fffffff, min(v, b), __reduce_min_sync)
REDUCE(redux_max_i32, int, int(0x80000000), max(v, b), __reduce_max_sync)
REDUCE(redux_and_u32, unsigned, ALL, v & b, __reduce_and_sync)
REDUCE(redux_or_u32, unsigned, 0u, v | b, __reduce_or_sync)
REDUCE(redux_xor_u32, unsigned, 0u, v ^ b, __reduce_xor_sync)
