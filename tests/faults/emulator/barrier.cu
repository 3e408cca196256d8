// SPDX-License-Identifier: Apache-2.0
// Barriers that some threads miss, and waits that nobody ends.
#define ARGS unsigned n, const float *in, float *out, unsigned *work
#define PAIR(name)                                                                  \
    extern "C" __global__ void name##_good(ARGS) { name<false>(n, in, out, work); } \
    extern "C" __global__ void name##_bad(ARGS) { name<true>(n, in, out, work); }

// run: bar_1_a grid=2 block=64 n=100
template <bool BAD> __device__ void bar_1_a(ARGS) {
    const unsigned i = blockIdx.x * 64 + threadIdx.x;
    __shared__ float s[64];
    if (BAD && i >= n) return;
    s[threadIdx.x] = i < n ? in[i] : 0;
    __syncthreads();  // expect: barrier divergence
    if (i < n) out[i] = s[threadIdx.x];
}

// run: bar_1_b grid=1 block=96 n=64
template <bool BAD> __device__ void bar_1_b(ARGS) {
    if (BAD && threadIdx.x >= n) asm volatile("exit;");
    for (unsigned k = 0; k < 3; ++k) {
        asm volatile("barrier.sync 1, 96;" ::: "memory");  // expect: deadlock
        if (threadIdx.x < n) out[threadIdx.x] = k;
    }
}

// run: bar_2_a grid=1 block=64
template <bool BAD> __device__ void bar_2_a(ARGS) {
    if (!BAD || (threadIdx.x & 1)) __syncthreads();  // expect: barrier divergence
    out[threadIdx.x] = in[threadIdx.x];
}

// run: bar_2_b grid=1 block=64
template <bool BAD> __device__ void bar_2_b(ARGS) {
    const unsigned rounds = BAD ? 1 + threadIdx.x / 32 : 2;
#pragma unroll 1
    for (unsigned k = 0; k < rounds; ++k) {
        asm volatile("barrier.sync 0, 64;" ::: "memory");  // expect: deadlock
        work[threadIdx.x] = k;
    }
}

// run: bar_3_a grid=1 block=64
template <bool BAD> __device__ void bar_3_a(ARGS) {
    if (BAD && threadIdx.x >= 32) {
        work[threadIdx.x] = 1;
        asm volatile("bar.sync 0;" ::: "memory");  // expect: barrier divergence
        work[threadIdx.x] += 1;
    } else {
        work[threadIdx.x] = 2;
        asm volatile("bar.sync 0;" ::: "memory");  // expect: barrier divergence
        work[threadIdx.x] += 2;
    }
}

// run: bar_3_b grid=1 block=96
template <bool BAD> __device__ void bar_3_b(ARGS) {
    switch (BAD ? threadIdx.x / 32 : 1) {
        case 0: asm volatile("bar.sync 2;" ::: "memory"); work[threadIdx.x] = 3; break;  // expect: barrier divergence
        case 1: asm volatile("bar.sync 2;" ::: "memory"); work[threadIdx.x] = 4; break;  // expect: barrier divergence
        default: asm volatile("bar.sync 2;" ::: "memory"); work[threadIdx.x] = 5;  // expect: barrier divergence
    }
}

// run: bar_4_a grid=1 block=32 n=20
template <bool BAD> __device__ void bar_4_a(ARGS) {
    if (threadIdx.x >= n) return;
    const unsigned mask = BAD ? ~0u : (1u << n) - 1;
    out[threadIdx.x] = __shfl_sync(mask, in[threadIdx.x], 0);  // expect: barrier divergence
}

// run: bar_4_b grid=1 block=32
template <bool BAD> __device__ void bar_4_b(ARGS) {
    if (threadIdx.x < 16) work[threadIdx.x] = __ballot_sync(BAD ? 0xff00ffu : 0xffffu, in[threadIdx.x] > 3);  // expect: barrier divergence
}

// run: bar_5_a grid=1 block=64
template <bool BAD> __device__ void bar_5_a(ARGS) {
    if (threadIdx.x < 32 || !BAD) asm volatile("bar.sync 3, 64;" ::: "memory");  // expect: deadlock
    work[threadIdx.x] = 1;
}

// run: bar_5_b grid=1 block=96
template <bool BAD> __device__ void bar_5_b(ARGS) {
    if (threadIdx.x < 32) asm volatile("bar.sync 1, %0;" ::"r"(BAD ? 96 : 64) : "memory");  // expect: deadlock
    else if (threadIdx.x < 64) asm volatile("bar.arrive 1, %0;" ::"r"(BAD ? 96 : 64) : "memory");
    work[threadIdx.x] = 1;
}

// run: bar_6_a grid=1 block=32
template <bool BAD> __device__ void bar_6_a(ARGS) {
    volatile unsigned* flag = work;
    if (threadIdx.x == 1) atomicExch(work + (BAD ? 1 : 0), 1);
    if (threadIdx.x == 0)
        while (atomicAdd(work, 0) == 0) {}  // expect: deadlock
    out[threadIdx.x] = flag != nullptr;
}

// run: bar_6_b grid=4 block=32
template <bool BAD> __device__ void bar_6_b(ARGS) {
    // Block 0 waits for a count that one block too few ever adds to.
    if (threadIdx.x) return;
    if (blockIdx.x == 0)
        while (atomicAdd(work + 8, 0) < (BAD ? 4 : 3)) {}  // expect: deadlock
    else atomicAdd(work + 8, 1);
}

PAIR(bar_1_a) PAIR(bar_1_b) PAIR(bar_2_a) PAIR(bar_2_b) PAIR(bar_3_a) PAIR(bar_3_b) PAIR(bar_4_a) PAIR(bar_4_b)
PAIR(bar_5_a) PAIR(bar_5_b) PAIR(bar_6_a) PAIR(bar_6_b)
