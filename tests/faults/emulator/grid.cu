// SPDX-License-Identifier: Apache-2.0
// Faults across blocks, and of kernels and their launches.
#define ARGS unsigned n, const float *in, float *out, unsigned *work
#define PAIR(name)                                                                  \
    extern "C" __global__ void name##_good(ARGS) { name<false>(n, in, out, work); } \
    extern "C" __global__ void name##_bad(ARGS) { name<true>(n, in, out, work); }

// run: grd_1_a grid=4 block=32
template <bool BAD> __device__ void grd_1_a(ARGS) {
    __shared__ unsigned last;
    if (threadIdx.x == 0) {
        out[blockIdx.x] = in[blockIdx.x];  // expect: race
        if (!BAD) __threadfence();
        last = atomicAdd(work, 1) == 3;
        if (!BAD) __threadfence();
    }
    __syncthreads();
    if (last && threadIdx.x == 0)
        for (unsigned b = 0; b < 4; ++b) out[8 + b] = out[b];  // expect: race
}

// run: grd_1_b grid=4 block=32
template <bool BAD> __device__ void grd_1_b(ARGS) {
    if (threadIdx.x) return;
    out[blockIdx.x] = in[blockIdx.x];  // expect: race
    if (BAD) __threadfence_block();
    else __threadfence();
    const bool last = atomicInc(work, 3) == 3;
    if (BAD) __threadfence_block();
    else __threadfence();
    if (last)
        for (unsigned b = 0; b < 4; ++b) out[8 + b] = out[b];  // expect: race
}

// run: grd_2_a grid=3 block=64
template <bool BAD> __device__ void grd_2_a(ARGS) {
    __shared__ bool last;
    out[blockIdx.x * 64 + threadIdx.x] = in[threadIdx.x];  // expect: race
    if (!BAD) __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        last = atomicAdd(work, 1) == 2;
        __threadfence();
    }
    __syncthreads();
    if (last)
        for (unsigned b = 0; b < 3; ++b) work[64 + threadIdx.x] += unsigned(out[b * 64 + threadIdx.x]);  // expect: race
}

// run: grd_2_b grid=2 block=32
template <bool BAD> __device__ void grd_2_b(ARGS) {
    if (blockIdx.x == 0) {
        out[threadIdx.x] = in[threadIdx.x];  // expect: race
        if (!BAD) __syncwarp();
        if (threadIdx.x == 0) asm volatile("fence.acq_rel.gpu; st.relaxed.gpu.global.u32 [%0], 1;" ::"l"(__cvta_generic_to_global(work)) : "memory");
    } else {
        unsigned v = 0;
        while (!v) asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(v) : "l"(__cvta_generic_to_global(work)) : "memory");
        out[64 + threadIdx.x] = out[31 - threadIdx.x];  // expect: race
    }
}

#define STORE(sem) asm volatile("st." sem ".global.u32 [%0], 1;" ::"l"(__cvta_generic_to_global(work)) : "memory")
#define LOAD(sem) asm volatile("ld." sem ".global.u32 %0, [%1];" : "=r"(v) : "l"(__cvta_generic_to_global(work)) : "memory")
template <bool BAD> __device__ void message(const float* in, float* out, unsigned* work, int how) {
    if (threadIdx.x) return;
    unsigned v = 0;
    if (blockIdx.x == 0) {
        out[0] = in[5];  // expect: race
        if (BAD && how == 0) STORE("relaxed.gpu");
        else if (BAD && how == 2) STORE("release.cta");  // expect: race
        else STORE("release.gpu");
    } else {
        while (!v) {
            if (BAD && how == 1) LOAD("relaxed.gpu");
            else if (BAD && how == 2) LOAD("acquire.cta");  // expect: race
            else LOAD("acquire.gpu");
        }
        out[1] = out[0];  // expect: race
    }
}
// run: grd_3_a grid=2 block=32 lines=message
template <bool BAD> __device__ void grd_3_a(ARGS) { message<BAD>(in, out, work, 0); }
// run: grd_3_b grid=2 block=32 lines=message
template <bool BAD> __device__ void grd_3_b(ARGS) { message<BAD>(in, out, work, 1); }
// run: grd_3_c grid=2 block=32 lines=message
template <bool BAD> __device__ void grd_3_c(ARGS) { message<BAD>(in, out, work, 2); }

// run: grd_4_a grid=2x2 block=8x4
template <bool BAD> __device__ void grd_4_a(ARGS) {
    const unsigned x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 4 + threadIdx.y;
    out[BAD ? blockIdx.x * 8 + threadIdx.x + (blockIdx.x * 4 + threadIdx.y) * 16 : y * 16 + x] = in[x];  // expect: race
}

// run: grd_4_b grid=4 block=32
template <bool BAD> __device__ void grd_4_b(ARGS) {
    const unsigned i = BAD ? blockIdx.x * 31 + threadIdx.x : blockIdx.x * 32 + threadIdx.x;
    work[i] = i;  // expect: race
}

// run: grd_5_a grid=4 block=32
template <bool BAD> __device__ void grd_5_a(ARGS) {
    if (BAD) out[threadIdx.x] += in[blockIdx.x];  // expect: race
    else atomicAdd(out + threadIdx.x, in[blockIdx.x]);
}

// run: grd_5_b grid=2 block=64
template <bool BAD> __device__ void grd_5_b(ARGS) {
    if (BAD) ++work[threadIdx.x % 16];  // expect: race
    else atomicAdd(work + threadIdx.x % 16, 1);
}

// run: grd_6_a grid=2 block=32
template <bool BAD> __device__ void grd_6_a(ARGS) {
    if (blockIdx.x == 0) atomicAdd(work + threadIdx.x, 3);  // expect: race
    else if (BAD) out[threadIdx.x] = work[threadIdx.x];  // expect: race
    else out[threadIdx.x] = atomicAdd(work + threadIdx.x, 0);
}

// run: grd_6_b grid=3 block=32
template <bool BAD> __device__ void grd_6_b(ARGS) {
    if (blockIdx.x < 2) atomicOr(work, 1u << threadIdx.x);  // expect: race
    else if (threadIdx.x == 0) {
        if (BAD) work[0] = 0;  // expect: race
        else atomicAnd(work, 0xffffu);
    }
}

// run: grd_8_a grid=2 block=32 out=fresh
template <bool BAD> __device__ void grd_8_a(ARGS) {
    const unsigned i = blockIdx.x * 32 + threadIdx.x;
    if (!BAD) out[i] = 0;
    out[i] += in[i];  // expect: uninitialised read
}

// run: grd_8_b grid=2 block=32 out=fresh
template <bool BAD> __device__ void grd_8_b(ARGS) {
    if (!BAD && blockIdx.x == 0) out[threadIdx.x] = 0;
    if (BAD || blockIdx.x == 0) atomicAdd(out + threadIdx.x, 1.0f);  // expect: uninitialised read
}

// run: krn_3_a grid=2 block=64 n=100
template <bool BAD> __device__ void krn_3_a(ARGS) {
    const unsigned i = blockIdx.x * 64 + threadIdx.x;
    if (BAD || i < n) out[i] = in[i < n ? i : 0];  // expect: out-of-bounds
}

// run: krn_3_b grid=1 block=64 n=100 out=written
template <bool BAD> __device__ void krn_3_b(ARGS) {  // expect: unwritten
    for (unsigned i = threadIdx.x; i < (BAD ? n / 64 * 64 : n); i += 64) out[i] = in[i];
}

// run: krn_5_a grid=1 block=64
template <bool BAD> __device__ void krn_5_a(ARGS) {
    asm volatile("{ .reg .pred p; .reg .u32 t; .reg .f32 v;\n\t"
                 "setp.lt.u32 p, %2, %3;\n\t@p mov.f32 v, 0f3F800000;\n\tst.global.f32 [%0], v; }"  // expect: uninitialised read
                 ::"l"(__cvta_generic_to_global(out + threadIdx.x)), "r"(0), "r"(threadIdx.x), "r"(BAD ? 40 : 64) : "memory");
}

// run: krn_5_b grid=1 block=32
template <bool BAD> __device__ void krn_5_b(ARGS) {
    asm volatile("{ .reg .pred p; .reg .u32 v;\n\tsetp.ne.u32 p, %1, %2;\n\t@p bra A%=;\n\tmov.u32 v, 4;\n\tA%=:\n\t"
                 "st.global.u32 [%0], v; }"  // expect: uninitialised read
                 ::"l"(__cvta_generic_to_global(work + threadIdx.x)), "r"(BAD ? threadIdx.x : 0), "r"(0) : "memory");
}

// run: krn_10_a grid=1 block=32
template <bool BAD> __device__ void krn_10_a(ARGS) {
    const unsigned row = (1u << 28) + threadIdx.x;  // 16 bytes a row: the product passes 2^32
    const unsigned long long at = BAD ? (unsigned long long)(row * 16u) : (unsigned long long)row * 16u;
    const unsigned long long base = BAD ? 0x40000ull : 1ull << 32;
    *reinterpret_cast<float*>(reinterpret_cast<char*>(out) + (at - base)) = in[threadIdx.x];  // expect: out-of-bounds
}

// run: krn_10_b grid=1 block=32
template <bool BAD> __device__ void krn_10_b(ARGS) {
    const int column = -3 * int(threadIdx.x / 16);
    const unsigned long long at = BAD ? (unsigned long long)(unsigned)(column * 4) : (unsigned long long)(long long)(column * 4);
    out[threadIdx.x] = *reinterpret_cast<const float*>(reinterpret_cast<const char*>(in + 16) + at);  // expect: out-of-bounds
}

// run: krn_11_a grid=1 block=32 n=256
template <bool BAD> __device__ void krn_11_a(ARGS) {
    const float4 v = *reinterpret_cast<const float4*>(in + (BAD ? 7 : 8) * threadIdx.x);  // expect: misaligned
    out[threadIdx.x] = v.x + v.w;
}

// run: krn_11_b grid=1 block=16
template <bool BAD> __device__ void krn_11_b(ARGS) {
    asm volatile("st.global.v2.f32 [%0], {%1, %1};" ::"l"(__cvta_generic_to_global(out + 2 * threadIdx.x + (BAD ? 1 : 2))), "f"(in[0]) : "memory");  // expect: misaligned
}

// run: krn_21_a grid=1 block=32
template <bool BAD> __device__ void krn_21_a(ARGS) {
    float* to = BAD ? const_cast<float*>(in) : out;
    to[threadIdx.x] = threadIdx.x;  // expect: input changed
}

// run: krn_21_b grid=1 block=32
template <bool BAD> __device__ void krn_21_b(ARGS) {
    float* to = BAD ? const_cast<float*>(in) : out;
    atomicAdd(to + threadIdx.x, 1.0f);  // expect: input changed
}

// run: krn_22_a grid=1 block=64 also=race
template <bool BAD> __device__ void krn_22_a(ARGS) {
    const unsigned at = unsigned(in[threadIdx.x]) * (BAD ? 9 : 1);
    out[threadIdx.x] = in[at];  // expect: out-of-bounds
}

// run: krn_22_b grid=1 block=64
template <bool BAD> __device__ void krn_22_b(ARGS) {
    const int bin = int(in[threadIdx.x]) - (BAD ? 9000 : 0);
    atomicAdd(work + bin, 1);  // expect: out-of-bounds
}

// run: krn_24_a grid=2 block=64 n=128 out=written
template <bool BAD> __device__ void krn_24_a(ARGS) {  // expect: unwritten
    const unsigned i = blockIdx.x * 64 + threadIdx.x;
    if (BAD && i >= n - 5) asm volatile("exit;");
    out[i] = in[i];
}

// run: krn_24_b grid=1 block=128 n=128 out=written
template <bool BAD> __device__ void krn_24_b(ARGS) {  // expect: unwritten
    if (in[threadIdx.x] > (BAD ? 90.0f : 1e9f)) return;
    out[threadIdx.x] = in[threadIdx.x];
}

PAIR(grd_1_a) PAIR(grd_1_b) PAIR(grd_2_a) PAIR(grd_2_b) PAIR(grd_3_a) PAIR(grd_3_b) PAIR(grd_3_c) PAIR(grd_4_a)
PAIR(grd_4_b) PAIR(grd_5_a) PAIR(grd_5_b) PAIR(grd_6_a) PAIR(grd_6_b) PAIR(grd_8_a) PAIR(grd_8_b) PAIR(krn_3_a)
PAIR(krn_3_b) PAIR(krn_5_a) PAIR(krn_5_b) PAIR(krn_10_a) PAIR(krn_10_b) PAIR(krn_11_a) PAIR(krn_11_b) PAIR(krn_21_a)
PAIR(krn_21_b) PAIR(krn_22_a) PAIR(krn_22_b) PAIR(krn_24_a) PAIR(krn_24_b)
