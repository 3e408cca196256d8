// SPDX-License-Identifier: Apache-2.0
// Language that compilers emit beyond plain kernels; compiled by NVRTC 13.0.88, -arch=sm_90a, once with -lineinfo and
// once with -G, to wide.ptx and wide_debug.ptx.
#include <cuda_fp16.h>
struct S { int a; double b; char c[5]; };
struct Empty {};
__constant__ float coef[16] = {1.f, 2.f, -0.5f};
__device__ int counter = 7;
__device__ int *ptr = &counter;
__device__ const char *msgs[2] = {"hello", "wor\"ld"};
__managed__ int managed;
__device__ __noinline__ double helper(S s, int k, Empty) {
  double x = 0;
  for (int i = 0; i < k; i++) x += s.b * s.c[i % 5];
  return x;
}
typedef int (*fn)(int);
__device__ int f1(int x) { return x + 1; }
__device__ int f2(int x) { return x * 3; }
__device__ fn table[2] = {f1, f2};
extern "C" __global__ void __launch_bounds__(256, 2) k_misc(S s, int *o, int n) {
  extern __shared__ int sm[];
  int t = threadIdx.x, loc[20];
  for (int i = 0; i < 20; i++) loc[i] = i * n;
  sm[t] = loc[n % 20];
  __syncthreads();
  o[t] = sm[255 - t] + helper(s, n, Empty()) + table[n & 1](t) + (int)coef[t & 15] + *ptr;
  if (n == 3) printf("%d %f %s\n", t, s.b, msgs[n & 1]);
  if (n == 77) __trap();
  managed = n;
}
extern "C" __global__ void k_switch(int *o, int n) {
  int t = threadIdx.x;
  switch (n) {
    case 0: o[t] = 1; break;
    case 1: o[t] = t * t; break;
    case 2: o[t] = __popc(t); break;
    case 3: o[t] = __clz(t); break;
    case 4: o[t] = t / 7; break;
    case 5: o[t] = t % n; break;
    case 6: o[t] = __brev(t); break;
    case 7: o[t] = __ffs(t); break;
    default: o[t] = 0;
  }
}
extern "C" __global__ void k_tex(cudaTextureObject_t t, cudaSurfaceObject_t s, float4 *o) {
  o[threadIdx.x] = tex2D<float4>(t, 0.5f, threadIdx.x * 1.f);
  surf2Dwrite(1.f, s, threadIdx.x * 4, 0);
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) k_cluster(half *o) {
  asm volatile("barrier.cluster.arrive.release.aligned;\nbarrier.cluster.wait.acquire.aligned;");
  o[threadIdx.x] = __hfma(o[threadIdx.x], o[0], hrcp(o[1]));
}
#define WAIT(bar, phase)                                                                                       \
  asm volatile(                                                                                                \
      "{\n .reg .pred P1;\n LAB_WAIT:\n mbarrier.try_wait.parity.shared::cta.b64 P1, [%0], %1;\n @P1 bra DONE;\n" \
      " bra LAB_WAIT;\n DONE:\n }" ::"r"(bar), "r"(phase) : "memory")
extern "C" __global__ void k_asm(int *o, const __grid_constant__ int4 desc) {
  __shared__ alignas(128) int tile[256];
  __shared__ unsigned long long bar;
  unsigned b = (unsigned)__cvta_generic_to_shared(&bar), s = (unsigned)__cvta_generic_to_shared(tile);
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(b));
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 1024;" ::"r"(b));
    asm volatile(
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::"r"(s),
        "l"(&desc), "r"(0), "r"(1), "r"(b));
  }
  WAIT(b, 0);
  WAIT(b, 1);
  int x;
  asm("lop3.b32 %0, %1, %1, 3, 0xEA;" : "=r"(x) : "r"(o[1]));
  asm("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(x) : "r"(x), "r"(1), "r"(2));
  float a[4] = {0, 0, 0, 0};
  asm volatile("wgmma.fence.sync.aligned;");
  asm volatile(
      "{\n.reg .pred p;\nsetp.ne.b32 p, %6, 0;\nwgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0,%1,%2,%3}, %4, %5, p, "
      "1, 1, 0, 0;\n}"
      : "+f"(a[0]), "+f"(a[1]), "+f"(a[2]), "+f"(a[3])
      : "l"(1ull), "l"(2ull), "r"(x));
  asm volatile("wgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;");
  unsigned long long d = x;
  asm volatile("{ .reg .b128 q; mov.b128 q, {%0,%0}; mov.b128 {%0, _}, q; }" : "+l"(d));
  o[threadIdx.x] = tile[threadIdx.x] + x + a[0] + d;
}
