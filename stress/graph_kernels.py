# SPDX-License-Identifier: Apache-2.0
"""Small kernels for the checks of graphs and of launch attributes."""

from __future__ import annotations

# bump: p[i] = 31 p[i] + k.   late: p[0] = 7, at least `ns` after its start, its dependents allowed from the start.
# early, waits: q[0] = p[0], without and with a wait for the launch before.   ranks: p[block] = blocks of its cluster.
# last_byte: p[0] = the last byte of n of dynamic shared memory.   barrier: a grid barrier; p[0] counts arrivals, and
# p[1 + block] = arrivals seen after it, or 0 when its time was up.
PTX = """
.version 7.8
.target sm_75
.address_size 64

.visible .entry bump(.param .u64 p, .param .u32 k)
{
    .reg .b32 %r<6>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [p];
    ld.param.u32 %r1, [k];
    cvta.to.global.u64 %d1, %d1;
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %d2, %r2, 4;
    add.s64 %d3, %d1, %d2;
    ld.global.u32 %r3, [%d3];
    mad.lo.s32 %r4, %r3, 31, %r1;
    st.global.u32 [%d3], %r4;
    ret;
}

.extern .shared .align 4 .b8 dynamic[];

.visible .entry last_byte(.param .u64 p, .param .u32 n)
{
    .reg .b32 %r<6>;
    .reg .b64 %d<2>;
    ld.param.u64 %d1, [p];
    ld.param.u32 %r1, [n];
    cvta.to.global.u64 %d1, %d1;
    mov.u32 %r2, dynamic;
    add.s32 %r2, %r2, %r1;
    mov.u32 %r3, 201;
    st.shared.u8 [%r2+-1], %r3;
    ld.shared.u8 %r4, [%r2+-1];
    st.global.u32 [%d1], %r4;
    ret;
}

.visible .entry barrier(.param .u64 p, .param .u64 ns)
{
    .reg .pred %p<3>;
    .reg .b32 %r<8>;
    .reg .b64 %d<10>;
    ld.param.u64 %d1, [p];
    ld.param.u64 %d2, [ns];
    cvta.to.global.u64 %d1, %d1;
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %nctaid.x;
    mul.wide.u32 %d3, %r1, 4;
    add.s64 %d4, %d1, %d3;
    mov.u64 %d5, %globaltimer;
    fence.acq_rel.gpu;
    atom.relaxed.gpu.global.add.u32 %r3, [%d1], 1;
AGAIN:
    ld.acquire.gpu.global.u32 %r4, [%d1];
    setp.ge.u32 %p1, %r4, %r2;
    @%p1 bra MET;
    mov.u64 %d6, %globaltimer;
    sub.u64 %d7, %d6, %d5;
    setp.lt.u64 %p2, %d7, %d2;
    @%p2 bra AGAIN;
    mov.u32 %r4, 0;
MET:
    st.global.u32 [%d4+4], %r4;
    ret;
}
"""

PTX_90 = """
.version 7.8
.target sm_90
.address_size 64

.visible .entry ranks(.param .u64 p)
{
    .reg .b32 %r<4>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [p];
    cvta.to.global.u64 %d1, %d1;
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %cluster_nctarank;
    mul.wide.u32 %d2, %r1, 4;
    add.s64 %d3, %d1, %d2;
    st.global.u32 [%d3], %r2;
    ret;
}

.visible .entry late(.param .u64 p, .param .u64 ns)
{
    .reg .pred %p<2>;
    .reg .b32 %r<2>;
    .reg .b64 %d<8>;
    ld.param.u64 %d1, [p];
    ld.param.u64 %d2, [ns];
    cvta.to.global.u64 %d1, %d1;
    griddepcontrol.launch_dependents;
    mov.u64 %d3, %globaltimer;
AGAIN:
    mov.u64 %d4, %globaltimer;
    sub.u64 %d5, %d4, %d3;
    setp.lt.u64 %p1, %d5, %d2;
    @%p1 bra AGAIN;
    mov.u32 %r1, 7;
    st.global.u32 [%d1], %r1;
    ret;
}

.visible .entry early(.param .u64 q, .param .u64 p)
{
    .reg .b32 %r<2>;
    .reg .b64 %d<3>;
    ld.param.u64 %d1, [q];
    ld.param.u64 %d2, [p];
    cvta.to.global.u64 %d1, %d1;
    cvta.to.global.u64 %d2, %d2;
    ld.volatile.global.u32 %r1, [%d2];
    st.global.u32 [%d1], %r1;
    ret;
}

.visible .entry waits(.param .u64 q, .param .u64 p)
{
    .reg .b32 %r<2>;
    .reg .b64 %d<3>;
    ld.param.u64 %d1, [q];
    ld.param.u64 %d2, [p];
    cvta.to.global.u64 %d1, %d1;
    cvta.to.global.u64 %d2, %d2;
    griddepcontrol.wait;
    ld.volatile.global.u32 %r1, [%d2];
    st.global.u32 [%d1], %r1;
    ret;
}
"""
