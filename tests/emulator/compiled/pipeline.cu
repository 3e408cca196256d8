// SPDX-License-Identifier: Apache-2.0
// cuda::pipeline of two stages, cp.async underneath.
#include <cooperative_groups.h>
#include <cuda/pipeline>
namespace cg = cooperative_groups;
extern "C" __global__ void sums(const float *in, float *out, int tiles) {
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
  __shared__ alignas(16) float stage[2][128];
  auto block = cg::this_thread_block();
  auto pipe = cuda::make_pipeline(block, &state);
  auto fetch = [&](int i) {
    pipe.producer_acquire();
    cuda::memcpy_async(block, stage[i & 1], in + i * 128, cuda::aligned_size_t<16>(sizeof(float) * 128), pipe);
    pipe.producer_commit();
  };
  if (tiles > 0) fetch(0);
  float total = 0;
  for (int i = 0; i < tiles; i++) {
    if (i + 1 < tiles) fetch(i + 1);
    pipe.consumer_wait();
    total += stage[i & 1][(threadIdx.x + 33) & 127];
    pipe.consumer_release();
  }
  out[threadIdx.x] = total;
}
