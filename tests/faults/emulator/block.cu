// SPDX-License-Identifier: Apache-2.0
// Faults inside a block. Each function is instantiated with BAD and without; `run:` says how it is launched, and
// `expect: KIND` ends each line of which the bad one is to be accused.
#define ARGS unsigned n, const float *in, float *out, unsigned *work
#define PAIR(name)                                                                  \
    extern "C" __global__ void name##_good(ARGS) { name<false>(n, in, out, work); } \
    extern "C" __global__ void name##_bad(ARGS) { name<true>(n, in, out, work); }

// run: blk_1_a grid=1 block=128
template <bool BAD> __device__ void blk_1_a(ARGS) {
    __shared__ float s[128];
    float total = 0;
    for (int round = 0; round < 2; ++round) {
        s[threadIdx.x] = in[threadIdx.x] + round;  // expect: race
        __syncthreads();
        for (unsigned d = 64; d; d /= 2) {
            if (threadIdx.x < d) s[threadIdx.x] += s[threadIdx.x + d];
            __syncthreads();
        }
        total += s[0];  // expect: race
        if (!BAD) __syncthreads();
    }
    out[threadIdx.x] = total;
}

// run: blk_1_b grid=1 block=96
template <bool BAD> __device__ void blk_1_b(ARGS) {
    __shared__ float part[3];
    float v = in[threadIdx.x];
    for (unsigned d = 16; d; d /= 2) v = fmaxf(v, __shfl_xor_sync(~0u, v, d));
    if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = v;
    __syncthreads();
    const float top = fmaxf(part[0], fmaxf(part[1], part[2]));  // expect: race
    if (!BAD) __syncthreads();
    float e = in[threadIdx.x] - top;
    for (unsigned d = 16; d; d /= 2) e += __shfl_xor_sync(~0u, e, d);
    if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = e;  // expect: race
    __syncthreads();
    out[threadIdx.x] = part[0] + part[1] + part[2];
}

// run: blk_2_a grid=1 block=64 n=256
template <bool BAD> __device__ void blk_2_a(ARGS) {
    __shared__ float tile[64];
    float sum = 0;
    for (unsigned t = 0; t < n; t += 64) {
        tile[threadIdx.x] = in[t + threadIdx.x];  // expect: race
        __syncthreads();
        for (unsigned k = 0; k < 64; ++k) sum += tile[k] * (k + threadIdx.x);  // expect: race
        if (!BAD) __syncthreads();
    }
    out[threadIdx.x] = sum;
}

// run: blk_2_b grid=1 block=8x8 n=256
template <bool BAD> __device__ void blk_2_b(ARGS) {
    __shared__ float2 a[8][9];
    float sum = 0;
    for (unsigned t = 0; t < 4; ++t) {
        a[threadIdx.x][threadIdx.y] = make_float2(in[t * 64 + threadIdx.y * 8 + threadIdx.x], t);  // expect: race
        __syncthreads();
#pragma unroll 1
        for (unsigned k = 0; k < 8; ++k) sum += a[k][threadIdx.x].x * a[threadIdx.y][k].y;  // expect: race
        if (!BAD) __syncthreads();
    }
    out[threadIdx.y * 8 + threadIdx.x] = sum;
}

// run: blk_3_a grid=1 block=32 n=33
template <bool BAD> __device__ void blk_3_a(ARGS) {
    __shared__ float tile[32];
    float last = 0;
    for (unsigned t = 0; t < n; t += 32) {
        if (t + threadIdx.x < n) tile[threadIdx.x] = in[t + threadIdx.x];  // expect: race
        __syncthreads();
        last += tile[31 - threadIdx.x];  // expect: race
        if (!BAD) __syncthreads();
    }
    out[threadIdx.x] = last;
}

// run: blk_3_b grid=1 block=64 n=65
template <bool BAD> __device__ void blk_3_b(ARGS) {
    __shared__ unsigned first;
    for (unsigned t = 0; t < n; t += 64) {
        if (threadIdx.x == 0) first = t + 1;  // expect: race
        __syncthreads();
        if (t + threadIdx.x < n) out[t + threadIdx.x] = in[t + threadIdx.x] * first;  // expect: race
        if (!BAD) __syncthreads();
    }
}

// run: blk_4_a grid=1 block=64 also=uninitialised-read
template <bool BAD> __device__ void blk_4_a(ARGS) {
    __shared__ unsigned bins[64];
    bins[threadIdx.x] = 0;  // expect: race
    if (!BAD) __syncthreads();
    atomicAdd(&bins[(threadIdx.x * 7) % 64], 1);  // expect: race
    __syncthreads();
    work[threadIdx.x] = bins[threadIdx.x];
}

// run: blk_4_b grid=1 block=64
template <bool BAD> __device__ void blk_4_b(ARGS) {
    __shared__ unsigned bins[64];
    bins[threadIdx.x] = 0;
    __syncthreads();
    atomicMax(&bins[threadIdx.x / 2], threadIdx.x);  // expect: race
    if (!BAD) __syncthreads();
    work[threadIdx.x] = bins[63 - threadIdx.x];  // expect: race
}

// run: blk_5_a grid=1 block=64 also=uninitialised-read
template <bool BAD> __device__ void blk_5_a(ARGS) {
    __shared__ __align__(8) unsigned char area[1024];
    unsigned short* narrow = reinterpret_cast<unsigned short*>(area);
    unsigned* wide = reinterpret_cast<unsigned*>(area + (BAD ? 64 : 128));
    narrow[threadIdx.x] = threadIdx.x;  // expect: race
    wide[threadIdx.x] = 2 * threadIdx.x;  // expect: race
    __syncthreads();
    work[threadIdx.x] = narrow[63 - threadIdx.x] + wide[threadIdx.x];
}

// run: blk_5_b grid=1 block=64 also=uninitialised-read
template <bool BAD> __device__ void blk_5_b(ARGS) {
    __shared__ __align__(16) unsigned char area[1024];
    reinterpret_cast<float2*>(area)[threadIdx.x] = make_float2(1, threadIdx.x);  // expect: race
    if (!BAD) __syncthreads();
    unsigned sum = area[8 * ((threadIdx.x + 1) % 64) + 5];  // expect: race
    work[threadIdx.x] = sum;
}

// run: blk_6_a grid=1 block=32 also=uninitialised-read
template <bool BAD> __device__ void blk_6_a(ARGS) {
    __shared__ float s[32];
    s[threadIdx.x] = in[threadIdx.x];  // expect: race
    if (!BAD) __syncwarp();
    out[threadIdx.x] = s[threadIdx.x ^ 1];  // expect: race
}

// run: blk_6_b grid=1 block=64 also=uninitialised-read
template <bool BAD> __device__ void blk_6_b(ARGS) {
    __shared__ float s[64];
    float v = in[threadIdx.x];
    const unsigned lane = threadIdx.x % 32, base = threadIdx.x - lane;
    for (unsigned d = 1; d < 32; d *= 2) {
        s[threadIdx.x] = v;  // expect: race
        if (!BAD) __syncwarp();
        if (lane >= d) v += s[base + lane - d];  // expect: race
        if (!BAD) __syncwarp();
    }
    out[threadIdx.x] = v;
}

// run: blk_7_a grid=1 block=64
template <bool BAD> __device__ void blk_7_a(ARGS) {
    __shared__ unsigned sum;
    if (threadIdx.x == 0) sum = 0;
    __syncthreads();
    if (BAD) sum += threadIdx.x;  // expect: race
    else atomicAdd(&sum, threadIdx.x);
    __syncthreads();
    work[threadIdx.x] = sum;
}

// run: blk_7_b grid=1 block=64
template <bool BAD> __device__ void blk_7_b(ARGS) {
    __shared__ float top[2];
    if (threadIdx.x < 2) top[threadIdx.x] = 0;
    __syncthreads();
    if (BAD) top[threadIdx.x & 1] = fmaxf(top[threadIdx.x & 1], in[threadIdx.x]);  // expect: race
    else atomicMax(reinterpret_cast<int*>(&top[threadIdx.x & 1]), __float_as_int(in[threadIdx.x]));
    __syncthreads();
    out[threadIdx.x] = top[0] + top[1];
}

// run: blk_8_a grid=1 block=64
template <bool BAD> __device__ void blk_8_a(ARGS) {
    __shared__ float s[64];
    s[threadIdx.x] = 0;
    __syncthreads();
    if (threadIdx.x < 40) s[threadIdx.x] = in[threadIdx.x];  // expect: race
    if (!BAD) __syncthreads();
    if (threadIdx.x < 40) out[threadIdx.x] = s[39 - threadIdx.x];  // expect: race
}

// run: blk_8_b grid=1 block=96
template <bool BAD> __device__ void blk_8_b(ARGS) {
    __shared__ unsigned s[96];
    s[threadIdx.x] = 1;
    __syncthreads();
    if (threadIdx.x & 1) s[threadIdx.x] = threadIdx.x;  // expect: race
    else if (BAD) work[threadIdx.x] = s[threadIdx.x + 1];  // expect: race
    if (!BAD) __syncthreads();
    if (!BAD && !(threadIdx.x & 1)) work[threadIdx.x] = s[threadIdx.x + 1];
}

// run: blk_9_a grid=1 block=64 also=uninitialised-read+out-of-bounds
template <bool BAD> __device__ void blk_9_a(ARGS) {
    __shared__ unsigned index[64];
    index[threadIdx.x] = (threadIdx.x * 5) % 64;  // expect: race
    if (!BAD) __syncthreads();
    out[threadIdx.x] = in[index[63 - threadIdx.x]];  // expect: race
}

// run: blk_9_b grid=1 block=64 also=uninitialised-read+out-of-bounds
template <bool BAD> __device__ void blk_9_b(ARGS) {
    __shared__ unsigned start[3];
    if (threadIdx.x == 0)
        for (unsigned i = 0; i < 3; ++i) start[i] = 20 * i;  // expect: race
    if (!BAD) __syncthreads();
    const unsigned at = start[threadIdx.x / 32], end = start[threadIdx.x / 32 + 1];  // expect: race
    out[threadIdx.x] = in[at + (end - at) / 2];
}

// run: blk_10_a grid=1 block=64
template <bool BAD> __device__ void blk_10_a(ARGS) {
    __shared__ float s[64];
    s[BAD ? threadIdx.x / 2 : threadIdx.x] = in[threadIdx.x];  // expect: race
    __syncthreads();
    out[threadIdx.x] = s[threadIdx.x / 2];
}

// run: blk_10_b grid=1 block=64
template <bool BAD> __device__ void blk_10_b(ARGS) {
    __shared__ unsigned char found[64];
    found[threadIdx.x] = 0;
    __syncthreads();
    const unsigned at = BAD ? (threadIdx.x * 2) % 64 : (threadIdx.x * 3) % 64;
    found[at] = 1;  // expect: race
    __syncthreads();
    work[threadIdx.x] = found[threadIdx.x];
}

PAIR(blk_1_a) PAIR(blk_1_b) PAIR(blk_2_a) PAIR(blk_2_b) PAIR(blk_3_a) PAIR(blk_3_b) PAIR(blk_4_a) PAIR(blk_4_b)
PAIR(blk_5_a) PAIR(blk_5_b) PAIR(blk_6_a) PAIR(blk_6_b) PAIR(blk_7_a) PAIR(blk_7_b) PAIR(blk_8_a) PAIR(blk_8_b)
PAIR(blk_9_a) PAIR(blk_9_b) PAIR(blk_10_a) PAIR(blk_10_b)
