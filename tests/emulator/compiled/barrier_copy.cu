// SPDX-License-Identifier: Apache-2.0
// A double-buffered pipeline of bulk copies through cuda::barrier; scales by 3 and stores back by bulk copy.
#include <cuda/barrier>
#include <cuda/ptx>
using barrier = cuda::barrier<cuda::thread_scope_block>;
namespace ptx = cuda::ptx;

extern "C" __global__ void scale(const int *in, int *out, int tiles) {
  constexpr int TILE = 128;
  __shared__ alignas(128) int stage[2][TILE];
  __shared__ alignas(128) int back[TILE];
#pragma nv_diag_suppress static_var_with_dynamic_init
  __shared__ barrier full[2];
  if (threadIdx.x == 0) {
    init(&full[0], blockDim.x);
    init(&full[1], blockDim.x);
    ptx::fence_proxy_async(ptx::space_shared);
  }
  __syncthreads();
  barrier::arrival_token token[2];
  auto load = [&](int i) {
    if (threadIdx.x == 0) {
      cuda::memcpy_async(stage[i & 1], in + i * TILE, cuda::aligned_size_t<16>(sizeof(int) * TILE), full[i & 1]);
    }
    token[i & 1] = full[i & 1].arrive();
  };
  if (tiles > 0) load(0);
  for (int i = 0; i < tiles; i++) {
    if (i + 1 < tiles) load(i + 1);
    full[i & 1].wait(std::move(token[i & 1]));
    for (int k = threadIdx.x; k < TILE; k += blockDim.x) back[k] = 3 * stage[i & 1][k];
    ptx::fence_proxy_async(ptx::space_shared);
    __syncthreads();
    if (threadIdx.x == 0) {
      ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, out + i * TILE, back, sizeof(int) * TILE);
      ptx::cp_async_bulk_commit_group();
      ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
    }
    __syncthreads();
  }
}
