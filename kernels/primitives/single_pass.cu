// SPDX-License-Identifier: Apache-2.0
// targets: sm_75 sm_80
// What a scan decides the place of, in a single pass with decoupled look-back (Merrill and Garland, Single-pass Parallel
// Prefix Scan with Decoupled Look-back, NVIDIA 2016): selection, partition, unique elements, runs, sums and scans by key.
// A block takes its tile from a counter, so that the tiles it waits for belong to blocks that are running already.
// From sm_80 on a warp adds up what it looked back on by redux.sync: entries of their own, where the sum is of integers.

enum : unsigned { BLOCK = 128, WARPS = BLOCK / 32, ITEMS = 4, TILE = BLOCK * ITEMS, ALL = 0xffffffffu };
typedef unsigned long long Index;

// What a tile has published, in one word: two bits of state, 62 of what its elements add up to.
typedef unsigned long long Word;
enum : unsigned { NOTHING = 0, AGGREGATE = 1, PREFIX = 2 };
enum : Word { PAYLOAD = (1ull << 62) - 1 };

__device__ __forceinline__ Word load_acquire(const Word* p) {
    Word v;
    asm volatile("ld.acquire.gpu.global.u64 %0, [%1];" : "=l"(v) : "l"(__cvta_generic_to_global(p)) : "memory");
    return v;
}

__device__ __forceinline__ void publish(Word* p, unsigned state, Word payload) {
    const Word v = (Word)state << 62 | payload;
    asm volatile("st.release.gpu.global.u64 [%0], %1;" ::"l"(__cvta_generic_to_global(p)), "l"(v) : "memory");
}

// Associative operators on payloads, of which 0 is the neutral element: `of(left, right)`; `warp`: lane 31 is leftmost.
template <class Op>
__device__ __forceinline__ Word warp_by_shuffles(Word v) {
    for (unsigned d = 1; d < 32; d *= 2) {
        const Word left = __shfl_down_sync(ALL, v, d);
        if (threadIdx.x % 32 + d < 32) v = Op::of(left, v);
    }
    return __shfl_sync(ALL, v, 0);
}

struct Add {  // modulo 2^32
    static __device__ __forceinline__ Word of(Word a, Word b) { return (unsigned)a + (unsigned)b; }
    static __device__ __forceinline__ Word warp(Word v) {
#if __CUDA_ARCH__ >= 800
        return __reduce_add_sync(ALL, (unsigned)v);
#else
        return warp_by_shuffles<Add>(v);
#endif
    }
};
struct Max {
    static __device__ __forceinline__ Word of(Word a, Word b) { return max((unsigned)a, (unsigned)b); }
    static __device__ __forceinline__ Word warp(Word v) {
#if __CUDA_ARCH__ >= 800
        return __reduce_max_sync(ALL, (unsigned)v);
#else
        return warp_by_shuffles<Max>(v);
#endif
    }
};
struct Keyed {  // 30 bits: heads of runs so far; 32 bits: the sum since the last of them, modulo 2^32
    static __device__ __forceinline__ Word make(bool head, unsigned value) { return (Word)head << 32 | value; }
    static __device__ __forceinline__ unsigned heads(Word w) { return (unsigned)(w >> 32); }
    static __device__ __forceinline__ Word of(Word a, Word b) {
        const unsigned sum = heads(b) ? (unsigned)b : (unsigned)a + (unsigned)b;
        return (Word)(heads(a) + heads(b)) << 32 | sum;
    }
    static __device__ __forceinline__ Word warp(Word v) { return warp_by_shuffles<Keyed>(v); }
};
struct Runs {  // 30 bits: heads of runs so far; 32 bits: one more than the place of the last of them
    static __device__ __forceinline__ Word make(bool head, Index i) { return head ? 1ull << 32 | (unsigned)(i + 1) : 0; }
    static __device__ __forceinline__ unsigned heads(Word w) { return (unsigned)(w >> 32); }
    static __device__ __forceinline__ unsigned place(Word w) { return (unsigned)w - 1; }
    static __device__ __forceinline__ Word of(Word a, Word b) {
        return (Word)(heads(a) + heads(b)) << 32 | max((unsigned)a, (unsigned)b);
    }
    static __device__ __forceinline__ Word warp(Word v) { return warp_by_shuffles<Runs>(v); }
};

// What all tiles before `tile` add up to, found by one warp, 32 tiles at a time; in every lane.
template <class Op>
__device__ __forceinline__ Word look_back(const Word* status, unsigned tile) {
    const unsigned lane = threadIdx.x % 32;
    Word before = 0;
    for (long long last = (long long)tile - 1;; last -= 32) {
        const long long mine = last - lane;
        Word word = (Word)PREFIX << 62;  // before the first tile: nothing
        if (mine >= 0)
            do word = load_acquire(status + mine);
            while ((unsigned)(word >> 62) == NOTHING);
        const unsigned prefixes = __ballot_sync(ALL, (unsigned)(word >> 62) == PREFIX);
        const unsigned stop = prefixes ? __ffs(prefixes) - 1 : 31;  // the nearest prefix ends the search
        before = Op::of(Op::warp(lane <= stop ? word & PAYLOAD : 0), before);
        if (prefixes) return before;
    }
}

// item(i): the payload of element i; put(i, before, upto): what stands before it, and with it.
template <class Op, class Item, class Put>
__device__ __forceinline__ void single_pass(unsigned n, Word* status, unsigned* counter, Item item, Put put) {
    __shared__ unsigned tile_shared;
    __shared__ Word before_shared, part[WARPS];
    const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    if (threadIdx.x == 0) tile_shared = atomicAdd(counter, 1u);
    __syncthreads();
    const unsigned tile = tile_shared;
    const Index first = (Index)tile * TILE + threadIdx.x * ITEMS;

    Word mine[ITEMS], sum = 0;
#pragma unroll
    for (unsigned k = 0; k < ITEMS; ++k) {
        mine[k] = first + k < n ? item(first + k) : 0;
        sum = Op::of(sum, mine[k]);
    }
    Word upto = sum;  // inclusive scan of the threads' sums within the warp
    for (unsigned d = 1; d < 32; d *= 2) {
        const Word left = __shfl_up_sync(ALL, upto, d);
        if (lane >= d) upto = Op::of(left, upto);
    }
    Word offset = __shfl_up_sync(ALL, upto, 1);
    if (lane == 0) offset = 0;
    if (lane == 31) part[warp] = upto;
    __syncthreads();
    Word warps = 0, total = 0;
#pragma unroll
    for (unsigned w = 0; w < WARPS; ++w) {
        if (w == warp) warps = total;
        total = Op::of(total, part[w]);
    }
    if (warp == 0) {
        Word before = 0;
        if (tile > 0) {
            if (lane == 0) publish(status + tile, AGGREGATE, total);
            before = look_back<Op>(status, tile);
        }
        if (lane == 0) {
            publish(status + tile, PREFIX, Op::of(before, total));
            before_shared = before;
        }
    }
    __syncthreads();
    Word before = Op::of(before_shared, Op::of(warps, offset));
#pragma unroll
    for (unsigned k = 0; k < ITEMS; ++k) {
        const Word with = Op::of(before, mine[k]);
        if (first + k < n) put(first + k, before, with);
        before = with;
    }
}

// A launch for no elements still says that it found none.
__device__ __forceinline__ void none(unsigned n, unsigned* count) {
    if (n == 0 && blockIdx.x == 0 && threadIdx.x == 0) *count = 0;
}

// Those that `chosen(i)` says, in order; how many in *count.
template <typename T, class Chosen>
__device__ __forceinline__ void select(unsigned n, const T* __restrict__ in, T* __restrict__ out, unsigned* count,
                                       Word* status, unsigned* counter, Chosen chosen) {
    none(n, count);
    single_pass<Add>(n, status, counter, [=](Index i) { return (Word)chosen(i); },
                     [=](Index i, Word before, Word upto) {
                         if (upto != before) out[before] = in[i];
                         if (i == n - 1) *count = (unsigned)upto;
                     });
}

#if __CUDA_ARCH__ >= 800
#define NAME(name) name##_redux
#else
#define NAME(name) name
#endif
#define ENTRY(name) extern "C" __global__ void __launch_bounds__(BLOCK) name

#define SELECT_FLAGGED(name, T)                                                                                      \
    ENTRY(name)(unsigned n, const T* __restrict__ in, const unsigned char* __restrict__ flags, T* __restrict__ out,  \
                unsigned* count, Word* status, unsigned* counter) {                                                  \
        select(n, in, out, count, status, counter, [=](Index i) { return flags[i] != 0; });                          \
    }
SELECT_FLAGGED(NAME(select_flagged_u32), unsigned)
SELECT_FLAGGED(NAME(select_flagged_f64), double)

#define SELECT_BELOW(name, T)                                                                                        \
    ENTRY(name)(unsigned n, T limit, const T* __restrict__ in, T* __restrict__ out, unsigned* count, Word* status,   \
                unsigned* counter) {                                                                                 \
        select(n, in, out, count, status, counter, [=](Index i) { return in[i] < limit; });                          \
    }
SELECT_BELOW(NAME(select_below_i32), int)
SELECT_BELOW(NAME(select_below_f32), float)

// Where the nonzero elements are.
ENTRY(NAME(nonzero_u32))(unsigned n, const unsigned* __restrict__ in, unsigned* __restrict__ out, unsigned* count,
                         Word* status, unsigned* counter) {
    none(n, count);
    single_pass<Add>(n, status, counter, [=](Index i) { return (Word)(in[i] != 0); },
                     [=](Index i, Word before, Word upto) {
                         if (upto != before) out[before] = (unsigned)i;
                         if (i == n - 1) *count = (unsigned)upto;
                     });
}

#define UNIQUE(name, T)                                                                                              \
    ENTRY(name)(unsigned n, const T* __restrict__ in, T* __restrict__ out, unsigned* count, Word* status,            \
                unsigned* counter) {                                                                                 \
        select(n, in, out, count, status, counter, [=](Index i) { return i == 0 || in[i] != in[i - 1]; });           \
    }
UNIQUE(NAME(unique_u32), unsigned)
UNIQUE(NAME(unique_f32), float)

// The flagged from the front, the others from the back.
#define PARTITION(name, T)                                                                                           \
    ENTRY(name)(unsigned n, const T* __restrict__ in, const unsigned char* __restrict__ flags, T* __restrict__ out,  \
                unsigned* count, Word* status, unsigned* counter) {                                                  \
        none(n, count);                                                                                              \
        single_pass<Add>(n, status, counter, [=](Index i) { return (Word)(flags[i] != 0); },                         \
                         [=](Index i, Word before, Word upto) {                                                      \
                             out[upto != before ? before : n - 1 - (i - before)] = in[i];                            \
                             if (i == n - 1) *count = (unsigned)upto;                                                \
                         });                                                                                         \
    }
PARTITION(NAME(partition_flagged_u32), unsigned)
PARTITION(NAME(partition_flagged_f64), double)

ENTRY(NAME(exclusive_scan_u32))(unsigned n, unsigned initial, const unsigned* __restrict__ in,
                                unsigned* __restrict__ out, Word* status, unsigned* counter) {
    single_pass<Add>(n, status, counter, [=](Index i) { return (Word)in[i]; },
                     [=](Index i, Word before, Word) { out[i] = initial + (unsigned)before; });
}

// The order of integers with a sign is that of unsigned ones with the topmost bit flipped; the least becomes 0.
ENTRY(NAME(max_scan_i32))(unsigned n, const int* __restrict__ in, int* __restrict__ out, Word* status,
                          unsigned* counter) {
    single_pass<Max>(n, status, counter, [=](Index i) { return (Word)((unsigned)in[i] ^ 0x80000000u); },
                     [=](Index i, Word, Word upto) { out[i] = (int)((unsigned)upto ^ 0x80000000u); });
}

#if __CUDA_ARCH__ < 800
// Sums within runs of equal keys, of all up to each element.
ENTRY(scan_by_key_u32)(unsigned n, const unsigned* __restrict__ keys, const unsigned* __restrict__ in,
                       unsigned* __restrict__ out, Word* status, unsigned* counter) {
    single_pass<Keyed>(n, status, counter,
                       [=](Index i) { return Keyed::make(i == 0 || keys[i] != keys[i - 1], in[i]); },
                       [=](Index i, Word, Word upto) { out[i] = (unsigned)upto; });
}

// Sums from each flag on.
ENTRY(segmented_scan_u32)(unsigned n, const unsigned char* __restrict__ heads, const unsigned* __restrict__ in,
                          unsigned* __restrict__ out, Word* status, unsigned* counter) {
    single_pass<Keyed>(n, status, counter, [=](Index i) { return Keyed::make(heads[i] != 0, in[i]); },
                       [=](Index i, Word, Word upto) { out[i] = (unsigned)upto; });
}

// One key and one sum a run of equal keys. The element after a run writes its sum, the last element that of the last.
ENTRY(reduce_by_key_u32)(unsigned n, const unsigned* __restrict__ keys, const unsigned* __restrict__ in,
                         unsigned* __restrict__ keys_out, unsigned* __restrict__ sums, unsigned* count, Word* status,
                         unsigned* counter) {
    none(n, count);
    single_pass<Keyed>(n, status, counter,
                       [=](Index i) { return Keyed::make(i == 0 || keys[i] != keys[i - 1], in[i]); },
                       [=](Index i, Word before, Word upto) {
                           const unsigned run = Keyed::heads(upto) - 1;
                           if (Keyed::heads(before) <= run) {
                               keys_out[run] = keys[i];
                               if (i != 0) sums[run - 1] = (unsigned)before;
                           }
                           if (i == n - 1) {
                               sums[run] = (unsigned)upto;
                               *count = run + 1;
                           }
                       });
}

// The value and the length of each run of equal elements.
ENTRY(run_length_encode_u32)(unsigned n, const unsigned* __restrict__ in, unsigned* __restrict__ values,
                             unsigned* __restrict__ lengths, unsigned* count, Word* status, unsigned* counter) {
    none(n, count);
    single_pass<Runs>(n, status, counter, [=](Index i) { return Runs::make(i == 0 || in[i] != in[i - 1], i); },
                      [=](Index i, Word before, Word upto) {
                          const unsigned run = Runs::heads(upto) - 1;
                          if (Runs::heads(before) <= run) {
                              values[run] = in[i];
                              if (i != 0) lengths[run - 1] = (unsigned)i - Runs::place(before);
                          }
                          if (i == n - 1) {
                              lengths[run] = n - Runs::place(upto);
                              *count = run + 1;
                          }
                      });
}
#endif
