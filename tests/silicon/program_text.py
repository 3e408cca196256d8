# SPDX-License-Identifier: Apache-2.0
"""The PTX text around the statements of a generated program: parameters, registers, what they begin with, the end."""

from __future__ import annotations

import re
import struct

from tests.silicon.program_draw import Draw
from tests.silicon.programs import INNER, POOLS, SLICE, Function, Program

_KINDS = {"r": "b32", "d": "b64", "f": "f32", "g": "f64", "h": "b16", "p": "pred", "u": "b32"}
_PARAMETERS = (("w", ".b32"), ("g", ".f64"), ("b", ".b8"), ("s", ".b16"), ("f", ".f32"))


def whole(program: Program) -> str:
    """Constants, functions, then the kernel."""
    constants = ", ".join(map(str, program.constants))
    parts = [f".const .align 16 .b32 ct{program.seed}[16] = {{{constants}}};\n"]
    parts += [_function(program.seed, f) for f in program.functions]
    return "".join(parts) + _kernel(program)


def arguments(program: Program) -> list[bytes]:
    """The values of the parameters after the three pointers."""
    draw = Draw(program.seed * 31 + 5)
    return [
        struct.pack("<I", draw.below(2**32)), struct.pack("<d", draw.below(2000) / 64 - 10), bytes([draw.below(256)]),
        struct.pack("<H", draw.below(65536)), struct.pack("<f", draw.below(999) / 32 - 9),
        struct.pack("<QQ", draw.below(2**53), draw.below(2**53)),
    ]  # fmt: skip


def _registers(pools: dict[str, int]) -> list[str]:
    lines = [f".reg .{_KINDS[k]} %{k}<{n}>;" for k, n in pools.items()]
    return [*lines, ".reg .b32 %t<4>, %c<16>, %b<16>, %m<16>, %trash;", ".reg .b64 %td<2>, %rd<4>, %trashd;",
            ".reg .b16 %th<3>;", ".reg .f32 %tf;", ".reg .f64 %tg;", ".reg .pred %q<16>;"]  # fmt: skip


def _join(head: str, lines: list[str]) -> str:
    return head + "\n{\n" + "".join(f"{line}\n" for line in lines if line) + "}\n"


def _function(seed: int, f: Function) -> str:
    params = [(".b32", "a0"), (".b64", "a1"), (".b64", "a2"), (".b64", "a3")]
    if f.style == "registers":
        head = f".func (.reg .b32 %out) f{seed}_{f.index}(" + ", ".join(f".reg {t} %{n}" for t, n in params) + ")"
        begin: list[str] = []
    else:
        result = {"word": ".b32 v", "pair": ".align 8 .b8 v[16]", "pointer": ".b64 v"}[f.style]
        head = f".func (.param {result}) f{seed}_{f.index}(" + ", ".join(f".param {t} {n}" for t, n in params) + ")"
        begin = [".reg .b32 %a0;", ".reg .b64 %a1, %a2, %a3;"]
        begin += [f"ld.param{t} %{n}, [{n}];" for t, n in params]
    lines = [*_registers(INNER), ".reg .b32 %loc; .reg .b64 %locg, %inp;", ".local .align 16 .b8 here[64];", *begin]
    lines += ["mov.u32 %loc, here;", "mov.b64 %inp, %a3;", "mov.b64 %locg, %a2;"]
    if f.style != "pointer":
        lines += ["cvta.local.u64 %locg, %rd0;"]
        lines.insert(-1, "mov.u64 %rd0, here;")
    lines += [f"st.local.v2.b64 [%loc+{i}], {{%a1, %a1}};" for i in range(0, 64, 16)]
    lines += ["and.b32 %t0, %a0, 0x3f8;", "cvt.u64.u32 %td0, %t0;", "add.s64 %td0, %inp, %td0;"]
    lines += [f"mad.lo.u32 %r{i}, %a0, {2 * i + 1}, {i * 77};" for i in range(INNER["r"])]
    lines += [f"xor.b64 %d{i}, %a1, {i * 1234567};" for i in range(INNER["d"])]
    lines += _begin_floats(INNER)
    lines += [f"setp.gt.s32 %p{i}, %r{i + 1}, 0;" for i in range(INNER["p"])]
    lines += [line for node in f.body for line in node.lines()]
    lines += [f"xor.b32 %r0, %r0, %r{i};" for i in range(1, INNER["r"])]
    lines += {
        "word": ["selp.b32 %t0, 1, 2, %p0;", "xor.b32 %r0, %r0, %t0;", "st.param.b32 [v], %r0;"],
        "registers": ["mov.b32 %t0, {%h0, %h1};", "xor.b32 %out, %r0, %t0;"],
        "pair": ["cvt.u64.u32 %rd1, %r0;", "xor.b64 %d0, %d0, %rd1;", "xor.b64 %d0, %d0, %d1;",
                 "st.param.b64 [v], %d0;", "st.param.f32 [v+8], %f0;"],
        "pointer": ["st.param.f64 [v], %g0;"],
    }[f.style]  # fmt: skip
    return _join(head, [*lines, "ret;"])


def _begin_floats(pools: dict[str, int]) -> list[str]:
    """Values from the input at %td0."""
    lines = [f"ld.global.f32 %f{i}, [%td0+{2048 + 4 * i}];" for i in range(pools["f"])]
    lines += [f"ld.global.f64 %g{i}, [%td0+{4096 + 8 * i}];" for i in range(pools["g"])]
    return lines + [f"ld.global.b16 %h{i}, [%td0+{6144 + 2 * i}];" for i in range(pools["h"])]


def _kernel(program: Program) -> str:
    k, n, threads = program.name, program.seed, program.threads
    parameters = [f".param .u64 {k}_in", f".param .u64 {k}_out", f".param .u64 {k}_acc"]
    parameters += [f".param {t} {k}_{name}" for name, t in _PARAMETERS]
    head = f".visible .entry {k}({', '.join(parameters)}, .param .align 8 .b8 {k}_t[16])"
    lines = [
        *_registers(POOLS), ".reg .b32 %lin, %lane, %wid, %gid, %loc, %sh, %shb, %shs;",
        ".reg .b64 %inp, %own, %acc, %table, %locg;", ".local .align 16 .b8 here[64];",
        f".shared .align 16 .b8 sh{n}[{16 * threads}];", f".shared .align 16 .b8 sums{n}[{8 * threads}];",
        f"ld.param.u64 %inp, [{k}_in];", f"ld.param.u64 %own, [{k}_out];", f"ld.param.u64 %acc, [{k}_acc];",
        "cvta.to.global.u64 %inp, %inp;", "cvta.to.global.u64 %own, %own;", "cvta.to.global.u64 %acc, %acc;",
        "mov.u32 %t0, %tid.y;", "mov.u32 %t1, %ntid.x;", "mov.u32 %t2, %tid.x;", "mad.lo.u32 %lin, %t0, %t1, %t2;",
        "mov.u32 %lane, %laneid;", "shr.u32 %wid, %lin, 5;", "mov.u32 %t0, %ctaid.x;",
        f"mad.lo.u32 %gid, %t0, {threads}, %lin;", f"mul.wide.u32 %td0, %gid, {SLICE};", "add.s64 %own, %own, %td0;",
        f"mov.u32 %shb, sh{n};", f"mov.u32 %shs, sums{n};", "shl.b32 %t0, %lin, 4;", "add.u32 %sh, %shb, %t0;",
        "mov.u32 %loc, here;", "mov.u64 %locg, here;", "cvta.local.u64 %locg, %locg;", f"mov.u64 %table, ct{n};",
        "cvt.u64.u32 %rd1, %gid;", "mul.lo.u32 %t0, %gid, 24;", "and.b32 %t0, %t0, 0x3f8;", "cvt.u64.u32 %td0, %t0;",
        "add.s64 %td0, %inp, %td0;",
    ]  # fmt: skip
    lines += [f"ld.global.b32 %r{i}, [%td0+{4 * i}];" for i in range(POOLS["r"])]
    lines += [f"ld.global.b64 %d{i}, [%td0+{512 + 8 * i}];" for i in range(POOLS["d"])]
    lines += _begin_floats(POOLS)
    lines += [f"ld.global.b32 %u{i}, [%inp+{1024 + 4 * i}];" for i in range(POOLS["u"])]
    for i in range(POOLS["p"]):
        lines += [f"and.b32 %t0, %r{i}, {1 << i};", f"setp.ne.u32 %p{i}, %t0, 0;"]
    lines += [f"st.local.v4.b32 [%loc+{i}], {{%r0, %r1, %r2, %gid}};" for i in range(0, 64, 16)]
    lines += [re.sub(r"&([a-z])", rf"{k}_\1", line) for node in program.body for line in node.lines()]
    lines += [f"st.global.v4.b32 [%own+{64 + 4 * i}], {{%r{i}, %r{i + 1}, %r{i + 2}, %r{i + 3}}};" for i in (0, 4, 8)]
    lines += [f"st.global.v2.b64 [%own+{112 + 8 * i}], {{%d{i}, %d{i + 1}}};" for i in (0, 2, 4)]
    lines += [f"st.global.v4.f32 [%own+{160 + 4 * i}], {{%f{i}, %f{i + 1}, %f{i + 2}, %f{i + 3}}};" for i in (0, 4)]
    lines += [f"st.global.v2.f64 [%own+{192 + 8 * i}], {{%g{i}, %g{i + 1}}};" for i in (0, 2)]
    lines += [f"st.global.v4.b16 [%own+{224 + 2 * i}], {{%h{i}, %h{i + 1}, %h{i + 2}, %h{i + 3}}};" for i in (0, 4)]
    lines.append("mov.u32 %t0, 0;")
    for i in range(POOLS["p"]):
        lines += [f"selp.b32 %t1, {1 << i}, 0, %p{i};", "or.b32 %t0, %t0, %t1;"]
    lines += ["xor.b32 %t1, %u1, %u2;", "st.global.v4.b32 [%own+240], {%t0, %u0, %t1, %u3};", "ret;"]
    return _join(head, lines)
