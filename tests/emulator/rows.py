# SPDX-License-Identifier: Apache-2.0
"""PTX of one warp that moves 8 by 8 matrices: entry k(in, out), 16 bytes a lane in and out."""

HEAD = """.version 9.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out)
{
.shared .align 16 .b8 s[1088];
.reg .pred %p;
.reg .b32 %t, %a, %w, %r<4>, %m;
.reg .b64 %x, %y, %o;
mov.u32 %t, %tid.x;
ld.param.u64 %x, [in];
ld.param.u64 %y, [out];
mul.wide.u32 %o, %t, 16;
add.s64 %x, %x, %o;
add.s64 %y, %y, %o;
mov.u32 %a, s;
"""
FILL = """ld.global.v4.b32 {%r0, %r1, %r2, %r3}, [%x];
mad.lo.u32 %w, %t, 16, %a;
st.shared.v4.b32 [%w], {%r0, %r1, %r2, %r3};
"""
TAIL = """st.global.v4.b32 [%y], {%r0, %r1, %r2, %r3};
ret;
}
"""


def rows_kernel(count: int, trans: str, *, sync: str = "bar.warp.sync -1;\n", space: str = ".shared") -> str:
    registers = ", ".join(f"%r{i}" for i in range(count))
    zeros = "".join(f"mov.b32 %r{i}, 0;\n" for i in range(4))
    load = f"ldmatrix.sync.aligned.m8n8.x{count}{trans}{space}.b16 {{{registers}}}, [%w];\n"
    return HEAD + FILL + sync + zeros + load + TAIL


def store_kernel(count: int, trans: str, *, after: str = "bar.warp.sync -1;\n", pitch: int = 16, skew: int = 0) -> str:
    registers = ", ".join(f"%r{i}" for i in range(count))
    lines = "ld.global.v4.b32 {%r0, %r1, %r2, %r3}, [%x];\n"
    lines += f"mad.lo.u32 %w, %t, {pitch}, %a;\nadd.u32 %w, %w, {skew};\n"
    lines += f"stmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 [%w], {{{registers}}};\n"
    lines += after + "mov.b32 %r0, 0; mov.b32 %r1, 0; mov.b32 %r2, 0; mov.b32 %r3, 0;\n"
    lines += f"setp.lt.u32 %p, %t, {8 * count};\n@%p ld.shared.v4.b32 {{%r0, %r1, %r2, %r3}}, [%w];\n"
    return HEAD + lines + TAIL
