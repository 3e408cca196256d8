// SPDX-License-Identifier: Apache-2.0
// targets: sm_90
// Asynchronous copies and barriers of memory (PTX ISA, cp.async, mbarrier, "Async proxy").
#define ARGS unsigned n, const float *in, float *out, unsigned *work
#define PAIR(name)                                                                  \
    extern "C" __global__ void name##_good(ARGS) { name<false>(n, in, out, work); } \
    extern "C" __global__ void name##_bad(ARGS) { name<true>(n, in, out, work); }

__device__ unsigned shared_of(const void* p) {
    unsigned long long a;
    asm("cvta.to.shared.u64 %0, %1;" : "=l"(a) : "l"(p));
    return unsigned(a);
}
__device__ void copy4(void* to, const void* from) {
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(shared_of(to)), "l"(__cvta_generic_to_global(from)) : "memory");  // expect: race
}
__device__ void copy16(void* to, const void* from) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(shared_of(to)), "l"(__cvta_generic_to_global(from)) : "memory");  // expect: race
}
__device__ void commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }
template <int N> __device__ void wait() { asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory"); }

// run: asy_1_a grid=1 block=64 also=uninitialised-read lines=copy4,copy16
template <bool BAD> __device__ void asy_1_a(ARGS) {
    __shared__ float s[64];
    copy4(s + threadIdx.x, in + threadIdx.x);
    commit();
    if (!BAD) wait<0>();
    __syncthreads();
    out[threadIdx.x] = s[63 - threadIdx.x];  // expect: race
}

// run: asy_1_b grid=1 block=16 also=uninitialised-read lines=copy4,copy16
template <bool BAD> __device__ void asy_1_b(ARGS) {
    __shared__ __align__(16) float s[64];
    copy16(s + 4 * threadIdx.x, in + 4 * threadIdx.x);
    if (!BAD) asm volatile("cp.async.wait_all;" ::: "memory");
    __syncthreads();
    for (unsigned k = 0; k < 4; ++k) out[threadIdx.x + 16 * k] = s[threadIdx.x + 16 * k];  // expect: race
}

// run: asy_2_a grid=1 block=32 n=256 also=uninitialised-read lines=copy4,copy16
template <bool BAD> __device__ void asy_2_a(ARGS) {
    __shared__ float s[2][32];
    copy4(&s[0][threadIdx.x], in + threadIdx.x);
    commit();
    float sum = 0;
    for (unsigned t = 0; t < 8; ++t) {
        if (t + 1 < 8) copy4(&s[(t + 1) & 1][threadIdx.x], in + (t + 1) * 32 + threadIdx.x);
        if (!BAD) commit();
        wait<1>();
        if (BAD) commit();
        __syncthreads();
        sum += s[t & 1][31 - threadIdx.x];  // expect: race
        __syncthreads();
    }
    out[threadIdx.x] = sum;
}

// run: asy_2_b grid=1 block=32 n=256 also=uninitialised-read lines=copy4,copy16
template <bool BAD> __device__ void asy_2_b(ARGS) {
    __shared__ __align__(16) float s[3][128];
    for (unsigned t = 0; t < 2; ++t) {
        copy16(&s[t][4 * threadIdx.x], in + t * 64 + 4 * (threadIdx.x % 16));
        if (!BAD || t == 0) commit();
    }
    if (BAD) wait<1>();
    else wait<0>();
    __syncthreads();
    out[threadIdx.x] = s[0][threadIdx.x] + s[1][127 - threadIdx.x];  // expect: race
}

__device__ void init(unsigned long long* b, unsigned count) {
    asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::"r"(shared_of(b)), "r"(count) : "memory");  // expect: barrier divergence
}
__device__ void arrive(unsigned long long* b) {
    asm volatile("{ .reg .b64 t; mbarrier.arrive.shared.b64 t, [%0]; }" ::"r"(shared_of(b)) : "memory");
}
__device__ void await(unsigned long long* b, unsigned parity) {
    asm volatile("{ .reg .pred p; L_%=: mbarrier.try_wait.parity.shared.b64 p, [%0], %1; @!p bra L_%=; }"  // expect: deadlock
                 ::"r"(shared_of(b)), "r"(parity) : "memory");
}

// run: asy_3_a grid=1 block=64 also=uninitialised-read+deadlock
template <bool BAD> __device__ void asy_3_a(ARGS) {
    __shared__ unsigned long long bar;
    __shared__ float s[64];
    if (threadIdx.x == 0) init(&bar, 64);
    __syncthreads();
    s[threadIdx.x] = in[threadIdx.x];  // expect: race
    arrive(&bar);
    await(&bar, BAD ? 1 : 0);
    out[threadIdx.x] = s[63 - threadIdx.x];  // expect: race
}

// run: asy_3_b grid=1 block=64 also=uninitialised-read+deadlock
template <bool BAD> __device__ void asy_3_b(ARGS) {
    __shared__ unsigned long long bar;
    __shared__ float s[64];
    if (threadIdx.x == 0) init(&bar, BAD ? 32 : 64);
    __syncthreads();
    s[threadIdx.x] = in[threadIdx.x];  // expect: race
    arrive(&bar);
    await(&bar, 0);
    out[threadIdx.x] = s[63 - threadIdx.x];  // expect: race
}

// run: asy_4_a grid=1 block=32
template <bool BAD> __device__ void asy_4_a(ARGS) {
    __shared__ __align__(16) float s[64];
    s[threadIdx.x] = in[threadIdx.x];  // expect: race
    s[threadIdx.x + 32] = in[threadIdx.x + 32];  // expect: race
    if (!BAD) asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    if (threadIdx.x == 0) {
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 256;" ::"l"(__cvta_generic_to_global(out)), "r"(shared_of(s)) : "memory");  // expect: race
        asm volatile("cp.async.bulk.commit_group;\n\tcp.async.bulk.wait_group 0;" ::: "memory");
    }
}

// run: asy_4_b grid=1 block=32
template <bool BAD> __device__ void asy_4_b(ARGS) {
    __shared__ __align__(16) float s[32];
    s[threadIdx.x] = 1;  // expect: race
    if (!BAD) asm volatile("fence.proxy.async;" ::: "memory");
    __syncwarp();
    if (threadIdx.x == 0) {
        asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%0], [%1], 128;" ::"l"(__cvta_generic_to_global(work)), "r"(shared_of(s)) : "memory");  // expect: race
        asm volatile("cp.async.bulk.commit_group;\n\tcp.async.bulk.wait_group 0;" ::: "memory");
    }
}

// run: asy_6_a grid=1 block=64
template <bool BAD> __device__ void asy_6_a(ARGS) {
    work[threadIdx.x] = threadIdx.x;  // expect: race
    __syncthreads();
    const unsigned at = 63 - threadIdx.x;
    out[threadIdx.x] = BAD ? __ldg(work + at) : work[at];  // expect: race
}

// run: asy_6_b grid=2 block=32
template <bool BAD> __device__ void asy_6_b(ARGS) {
    unsigned v;
    const unsigned* from = work + (BAD ? 0 : 128);
    if (blockIdx.x == 1) {
        asm volatile("ld.global.nc.u32 %0, [%1];" : "=r"(v) : "l"(__cvta_generic_to_global(from + threadIdx.x)));  // expect: race
        out[threadIdx.x] = v;
    } else {
        work[threadIdx.x] = 7;  // expect: race
    }
}

PAIR(asy_1_a) PAIR(asy_1_b) PAIR(asy_2_a) PAIR(asy_2_b) PAIR(asy_3_a) PAIR(asy_3_b) PAIR(asy_4_a) PAIR(asy_4_b)
PAIR(asy_6_a) PAIR(asy_6_b)
