// SPDX-License-Identifier: Apache-2.0
// Histogram bins of a cluster summed through distributed shared memory, with cooperative groups.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void __cluster_dims__(2, 1, 1) bins(const int *in, int *out, int n) {
  __shared__ int count[64];
  cg::cluster_group cluster = cg::this_cluster();
  for (int i = threadIdx.x; i < 64; i += blockDim.x) count[i] = 0;
  cluster.sync();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    int bin = in[i] & 127;
    int *where = cluster.map_shared_rank(count, bin / 64) + bin % 64;
    atomicAdd(where, 1);
  }
  cluster.sync();
  for (int i = threadIdx.x; i < 64; i += blockDim.x)
    atomicAdd(&out[cluster.block_rank() * 64 + i], count[i]);
}
