// SPDX-License-Identifier: Apache-2.0
// targets: sm_80
// C = A B on tensor cores, A in compressed rows of dense blocks, 8 x 8 in double precision and 16 x 16 in 16 bits: a
// warp a row of blocks and 8 columns of B. Fragments as in the PTX ISA's figures of mma.m8n8k4 and mma.m16n8k16.

typedef unsigned long long Index;

extern "C" __global__ void __launch_bounds__(32)
spmm_bsr_mma_f64(unsigned block_rows, unsigned block_cols, unsigned dim, unsigned blocks, unsigned n,
                 const int* __restrict__ row_ptr, const int* __restrict__ col, const double* __restrict__ val,
                 const double* __restrict__ b, unsigned ldb, double* __restrict__ c, unsigned ldc) {
    if (blockIdx.y >= block_rows || dim != 8) return;
    const unsigned group = threadIdx.x / 4, member = threadIdx.x % 4;
    const Index column = (Index)blockIdx.x * 8 + group;
    double c0 = 0, c1 = 0;
    for (long long block = row_ptr[blockIdx.y]; block < row_ptr[blockIdx.y + 1]; ++block) {
        const Index first = (Index)col[block] * 8;
#pragma unroll
        for (unsigned k = 0; k < 8; k += 4) {
            const double left = val[block * 64 + group * 8 + k + member];
            const double right = column < n ? b[(first + k + member) * ldb + column] : 0.0;
            asm("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, {%3}, {%0,%1};"
                : "+d"(c0), "+d"(c1) : "d"(left), "d"(right));
        }
    }
    const Index out = (Index)blockIdx.x * 8 + member * 2;
    double* const row = c + ((Index)blockIdx.y * 8 + group) * ldc;
    if (out < n) row[out] = c0;
    if (out + 1 < n) row[out + 1] = c1;
}

#define HALF(suffix)                                                                                                   \
    extern "C" __global__ void __launch_bounds__(32)                                                                   \
    spmm_bsr_mma_##suffix(unsigned block_rows, unsigned block_cols, unsigned dim, unsigned blocks, unsigned n,         \
                          const int* __restrict__ row_ptr, const int* __restrict__ col,                                \
                          const unsigned short* __restrict__ val, const unsigned short* __restrict__ b, unsigned ldb,  \
                          float* __restrict__ c, unsigned ldc) {                                                       \
        if (blockIdx.y >= block_rows || dim != 16) return;                                                             \
        const unsigned group = threadIdx.x / 4, member = threadIdx.x % 4;                                              \
        const Index column = (Index)blockIdx.x * 8 + group;                                                            \
        float d[4] = {0, 0, 0, 0};                                                                                     \
        for (long long block = row_ptr[blockIdx.y]; block < row_ptr[blockIdx.y + 1]; ++block) {                        \
            const Index first = (Index)col[block] * 16;                                                                \
            unsigned left[4], right[2];                                                                                \
            for (unsigned i = 0; i < 4; ++i) {                                                                         \
                const Index at = block * 256 + (group + i % 2 * 8) * 16 + i / 2 * 8 + member * 2;                      \
                left[i] = *(const unsigned*)(val + at);                                                                \
            }                                                                                                          \
            for (unsigned i = 0; i < 2; ++i) {                                                                         \
                const Index at = (first + i * 8 + member * 2) * ldb + column;                                          \
                right[i] = column < n ? b[at] | (unsigned)b[at + ldb] << 16 : 0u;                                      \
            }                                                                                                          \
            asm("mma.sync.aligned.m16n8k16.row.col.f32." #suffix "." #suffix                                           \
                ".f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"                                           \
                : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])                                                       \
                : "r"(left[0]), "r"(left[1]), "r"(left[2]), "r"(left[3]), "r"(right[0]), "r"(right[1]));               \
        }                                                                                                              \
        for (unsigned i = 0; i < 4; ++i) {                                                                             \
            const Index row = (Index)blockIdx.y * 16 + group + i / 2 * 8;                                              \
            const Index out = (Index)blockIdx.x * 8 + member * 2 + i % 2;                                              \
            if (out < n) c[row * ldc + out] = d[i];                                                                    \
        }                                                                                                              \
    }
HALF(f16)
HALF(bf16)
