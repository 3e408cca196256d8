// SPDX-License-Identifier: Apache-2.0
// out[i] = in[0] + ... + in[i] modulo 2^32, in a single pass with decoupled look-back
// (Merrill and Garland, Single-pass Parallel Prefix Scan with Decoupled Look-back, NVIDIA 2016).
// A block takes its tile from a counter, so that the tiles it waits for belong to blocks that are running already.

enum : unsigned { BLOCK = 128, WARPS = BLOCK / 32, ITEMS = 4, TILE = BLOCK * ITEMS, FULL = 0xffffffffu };

// What a tile has published, in one 64-bit word: state in the high half, a sum in the low half.
enum : unsigned { NOTHING = 0, AGGREGATE = 1, PREFIX = 2 };

__device__ __forceinline__ unsigned long long load_acquire(const unsigned long long* p) {
    unsigned long long v;
    asm volatile("ld.acquire.gpu.global.u64 %0, [%1];" : "=l"(v) : "l"(__cvta_generic_to_global(p)) : "memory");
    return v;
}

__device__ __forceinline__ void publish(unsigned long long* p, unsigned state, unsigned value) {
    const unsigned long long v = (unsigned long long)state << 32 | value;
    asm volatile("st.release.gpu.global.u64 [%0], %1;" ::"l"(__cvta_generic_to_global(p)), "l"(v) : "memory");
}

// Sum of all tiles before `tile`, found by one warp, 32 tiles at a time; in every lane.
__device__ __forceinline__ unsigned look_back(unsigned long long* status, unsigned tile) {
    const unsigned lane = threadIdx.x % 32;
    unsigned before = 0;
    for (long long last = (long long)tile - 1;; last -= 32) {
        const long long mine = last - lane;
        unsigned long long word = (unsigned long long)PREFIX << 32;  // before the first tile: a prefix of 0
        if (mine >= 0)
            do word = load_acquire(status + mine);
            while ((unsigned)(word >> 32) == NOTHING);
        const unsigned prefixes = __ballot_sync(FULL, (unsigned)(word >> 32) == PREFIX);
        const unsigned stop = prefixes ? __ffs(prefixes) - 1 : 31;  // the nearest prefix ends the search
        unsigned v = lane <= stop ? (unsigned)word : 0;
        for (unsigned d = 16; d > 0; d /= 2) v += __shfl_xor_sync(FULL, v, d);
        before += v;
        if (prefixes) return before;
    }
}

// status: one word a tile, and counter: one word; both 0 before the launch.
extern "C" __global__ void __launch_bounds__(BLOCK)
scan_inclusive_u32(unsigned n, const unsigned* __restrict__ in, unsigned* __restrict__ out, unsigned long long* status,
                   unsigned* counter) {
    __shared__ unsigned tile_shared, before_shared;
    __shared__ unsigned part[WARPS];
    const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    if (threadIdx.x == 0) tile_shared = atomicAdd(counter, 1u);
    __syncthreads();
    const unsigned tile = tile_shared;
    const unsigned long long first = (unsigned long long)tile * TILE + threadIdx.x * ITEMS;

    unsigned item[ITEMS], sum = 0;
#pragma unroll
    for (unsigned k = 0; k < ITEMS; ++k) {
        sum += first + k < n ? in[first + k] : 0;
        item[k] = sum;
    }
    unsigned upto = sum;  // inclusive scan of the threads' sums within the warp
    for (unsigned d = 1; d < 32; d *= 2) {
        const unsigned left = __shfl_up_sync(FULL, upto, d);
        if (lane >= d) upto += left;
    }
    if (lane == 31) part[warp] = upto;
    __syncthreads();
    unsigned offset = upto - sum, total = 0;
#pragma unroll
    for (unsigned w = 0; w < WARPS; ++w) {
        if (w < warp) offset += part[w];
        total += part[w];
    }

    if (warp == 0) {
        unsigned before = 0;
        if (tile > 0) {
            if (lane == 0) publish(status + tile, AGGREGATE, total);
            before = look_back(status, tile);
        }
        if (lane == 0) {
            publish(status + tile, PREFIX, before + total);
            before_shared = before;
        }
    }
    __syncthreads();
    offset += before_shared;
#pragma unroll
    for (unsigned k = 0; k < ITEMS; ++k)
        if (first + k < n) out[first + k] = offset + item[k];
}
