# SPDX-License-Identifier: Apache-2.0
"""What `make bench` runs: Programs of one launch, from bundled kernels and from PTX written here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from harness.program import Arg, Buffer, Code, Launch, PreparedLaunch, Program, Ptr, Scalar

_HEAD = ".version 7.0\n.target sm_75\n.address_size 64\n\n"

DIVERGENT = (
    _HEAD
    + """\
// Collatz steps until 1: neighbouring threads leave the loop at different times.
.visible .entry collatz(.param .u64 out, .param .u32 n)
{
	.reg .pred %p<4>;
	.reg .b32 %r<12>;
	.reg .b64 %rd<4>;
	ld.param.u64 %rd1, [out];
	ld.param.u32 %r1, [n];
	mov.u32 %r2, %ctaid.x;
	mov.u32 %r3, %ntid.x;
	mov.u32 %r4, %tid.x;
	mad.lo.s32 %r5, %r2, %r3, %r4;
	setp.ge.u32 %p1, %r5, %r1;
	@%p1 ret;
	add.u32 %r6, %r5, 1;
	mov.u32 %r7, 0;
loop:
	setp.eq.u32 %p2, %r6, 1;
	@%p2 bra done;
	add.u32 %r7, %r7, 1;
	and.b32 %r8, %r6, 1;
	setp.eq.u32 %p3, %r8, 0;
	@%p3 bra even;
	mad.lo.u32 %r6, %r6, 3, 1;
	bra loop;
even:
	shr.u32 %r6, %r6, 1;
	bra loop;
done:
	mul.wide.u32 %rd2, %r5, 4;
	add.u64 %rd3, %rd1, %rd2;
	st.global.u32 [%rd3], %r7;
	ret;
}
"""
)

TILE, DEEP, EACH = (
    64,
    24,
    8,
)  # of the register-tiled sgemm: outputs a block and side, k a step, outputs a thread and side


def register_sgemm() -> str:
    """C = A B with A stored by columns, 64x64 outputs a block of 8x8 threads, 8x8 of them in each thread's registers,
    24 steps of k unrolled: about 2,000 instructions. n is a multiple of 64, k of 24."""
    side = TILE // EACH
    out = [f"	mov.f32 %acc{i}, 0f00000000;" for i in range(EACH * EACH)]
    # Each step, the 64 threads bring 24 rows of 64 of A and B, 16 bytes at a time: six of each a thread.
    bring = []
    for i in range(DEEP * TILE // 4 // (side * side)):
        row = i * 4
        for base, place in (("%rda", row * TILE * 4), ("%rdb", (DEEP + row) * TILE * 4)):
            bring += [
                f"	mad.wide.u32 %rd9, %r8, {row}, {base};",
                "	ld.global.v4.f32 {%v0, %v1, %v2, %v3}, [%rd9];",
                f"	st.shared.v4.f32 [%r10+{place}], {{%v0, %v1, %v2, %v3}};",
            ]
    work = []
    for k in range(DEEP):
        for name, register, row in (("a", "%r12", k), ("b", "%r13", DEEP + k)):
            for half in range(2):
                parts = ", ".join(f"%{name}{4 * half + j}" for j in range(4))
                work.append(f"	ld.shared.v4.f32 {{{parts}}}, [{register}+{4 * (row * TILE + 4 * half)}];")
        work += [
            f"	fma.rn.f32 %acc{i * EACH + j}, %a{i}, %b{j}, %acc{i * EACH + j};"
            for i in range(EACH)
            for j in range(EACH)
        ]
    store = []
    for i in range(EACH):
        for half in range(2):
            parts = ", ".join(f"%acc{i * EACH + 4 * half + j}" for j in range(4))
            store.append(f"	st.global.v4.f32 [%rdc+{16 * half}], {{{parts}}};")
        store.append("	add.u64 %rdc, %rdc, %rd8;")
    return _HEAD + "\n".join(
        [
            ".visible .entry sgemm64(.param .u32 n, .param .u32 k, .param .u64 a, .param .u64 b, .param .u64 c)",
            "{",
            "	.reg .pred %p<2>;",
            "	.reg .b32 %r<24>;",
            "	.reg .b64 %rd<16>, %rda, %rdb, %rdc;",
            f"	.reg .f32 %acc<{EACH * EACH}>, %a<{EACH}>, %b<{EACH}>, %v<4>;",
            f"	.shared .align 16 .b8 tiles[{2 * DEEP * TILE * 4}];",
            "	ld.param.u32 %r1, [n];",
            "	ld.param.u32 %r2, [k];",
            "	ld.param.u64 %rd1, [a];",
            "	ld.param.u64 %rd2, [b];",
            "	ld.param.u64 %rd3, [c];",
            "	mov.u32 %r3, %tid.x;",
            "	mov.u32 %r4, %tid.y;",
            f"	mad.lo.u32 %r5, %r4, {side}, %r3;",
            "	mov.u32 %r6, %ctaid.x;",
            "	mov.u32 %r7, %ctaid.y;",
            "	shl.b32 %r8, %r1, 2;",  # bytes a row
            "	cvt.u64.u32 %rd8, %r8;",
            # A thread brings 16 bytes of row t / 16 of the step, from column 4 (t % 16).
            "	and.b32 %r14, %r5, 15;",
            "	shr.u32 %r15, %r5, 4;",
            f"	mad.lo.u32 %r16, %r7, {TILE // 4}, %r14;",
            "	mul.wide.u32 %rd4, %r16, 16;",
            "	mad.wide.u32 %rd4, %r15, %r8, %rd4;",
            "	add.u64 %rda, %rd1, %rd4;",
            f"	mad.lo.u32 %r17, %r6, {TILE // 4}, %r14;",
            "	mul.wide.u32 %rd5, %r17, 16;",
            "	mad.wide.u32 %rd5, %r15, %r8, %rd5;",
            "	add.u64 %rdb, %rd2, %rd5;",
            "	mov.u32 %r9, tiles;",
            f"	mad.lo.u32 %r10, %r15, {TILE * 4}, %r9;",
            "	mad.lo.u32 %r10, %r14, 16, %r10;",
            f"	mad.lo.u32 %r12, %r4, {EACH * 4}, %r9;",
            f"	mad.lo.u32 %r13, %r3, {EACH * 4}, %r9;",
            f"	mad.lo.u32 %r18, %r7, {TILE}, 0;",
            f"	mad.lo.u32 %r18, %r4, {EACH}, %r18;",
            f"	mad.lo.u32 %r19, %r6, {TILE}, 0;",
            f"	mad.lo.u32 %r19, %r3, {EACH}, %r19;",
            "	mul.wide.u32 %rd6, %r19, 4;",
            "	mad.wide.u32 %rd6, %r18, %r8, %rd6;",
            "	add.u64 %rdc, %rd3, %rd6;",
            f"	mul.wide.u32 %rd7, %r8, {DEEP};",
            *out,
            "	mov.u32 %r20, 0;",
            "step:",
            *bring,
            "	bar.sync 0;",
            *work,
            "	bar.sync 0;",
            "	add.u64 %rda, %rda, %rd7;",
            "	add.u64 %rdb, %rdb, %rd7;",
            f"	add.u32 %r20, %r20, {DEEP};",
            "	setp.lt.u32 %p1, %r20, %r2;",
            "	@%p1 bra step;",
            *store,
            "	ret;",
            "}",
            "",
        ]
    )


def little(n: int) -> str:
    """One of many small kernels that differ: for compile times and for what a process keeps of them."""
    return _HEAD + (
        f".visible .entry little(.param .u64 out)\n{{\n\t.reg .b32 %r<4>;\n\t.reg .b64 %rd<4>;\n"
        "\tld.param.u64 %rd1, [out];\n\tmov.u32 %r1, %tid.x;\n\tmul.wide.u32 %rd2, %r1, 4;\n"
        f"\tadd.u64 %rd1, %rd1, %rd2;\n\tadd.u32 %r2, %r1, {n};\n\tst.global.u32 [%rd1], %r2;\n\tret;\n}}\n"
    )


@dataclass(frozen=True)
class Subject:
    """One thing to time: a Program of one launch and the threads it runs."""

    name: str
    program: Program
    threads: int


def bundled(name: str, entry: str) -> Code:
    """A bundled kernel's PTX. Raises SystemExit where there is none of that name."""
    from harness.library import load

    for kernel in load():
        if kernel.name == name and kernel.entry == entry:
            return kernel.ptx_for("sm_90")
    raise SystemExit(f"bench: no bundled kernel {name} with entry {entry}")


def subject(name: str, code: Code, grid: tuple[int, int, int], block: tuple[int, int, int], args: list[Any]) -> Subject:
    """args: NumPy arrays become buffers (read and written), NumPy scalars go by value."""
    from harness.ptx.abi import param_layout
    from harness.ptx.parser import parse

    layout = param_layout(parse(code.ptx, code.file).entry(code.entry))
    buffers: list[Buffer] = []
    actual: list[Arg] = []
    for i, arg in enumerate(args):
        if isinstance(arg, np.ndarray):
            buffers.append(Buffer(f"b{i}", arg.nbytes, init=arg, dtype=str(arg.dtype), shape=arg.shape))
            actual.append(Ptr(f"b{i}"))
        else:
            actual.append(Scalar(arg.tobytes(), str(arg)))
    token = PreparedLaunch(code, grid, block, params=tuple(layout[0]), name=name)
    threads = int(np.prod(grid) * np.prod(block))
    return Subject(name, Program(name, tuple(buffers), (Launch(0, token, tuple(actual)),)), threads)


def _floats(*shape: int) -> Any:
    return np.random.default_rng(0).standard_normal(shape).astype(np.float32)


def axpy(n: int) -> Subject:
    """y = 2 x + y on n elements, a multiple of 256."""
    args = [np.uint32(n), np.float32(2), _floats(n), _floats(n)]
    return subject("axpy", bundled("blas/axpy", "axpy_f32"), (n // 256, 1, 1), (256, 1, 1), args)


def sgemm(n: int) -> Subject:
    """C = A B of n by n through tiles of 16 in shared memory; n is a multiple of 16."""
    u32, f32 = np.uint32, np.float32
    args = [u32(n), u32(n), u32(n), f32(1), _floats(n, n), u32(n), _floats(n, n), u32(n), f32(0), _floats(n, n), u32(n)]
    return subject("sgemm", bundled("blas/gemm", "sgemm_nn"), (n // 16, n // 16, 1), (16, 16, 1), args)


def sgemm64(n: int, k: int) -> Subject:
    """The register-tiled sgemm: n by n outputs, k deep."""
    args = [np.uint32(n), np.uint32(k), _floats(k, n), _floats(k, n), np.zeros((n, n), np.float32)]
    grid, side = n // TILE, TILE // EACH
    code = Code(register_sgemm(), "sgemm64", "sgemm64.ptx")
    return subject("sgemm 64x64", code, (grid, grid, 1), (side, side, 1), args)


def collatz(n: int) -> Subject:
    """The divergent loop on n threads, a multiple of 256."""
    args = [np.zeros(n, np.uint32), np.uint32(n)]
    return subject("divergent loop", Code(DIVERGENT, "collatz", "collatz.ptx"), (n // 256, 1, 1), (256, 1, 1), args)


def subjects() -> list[Subject]:
    """What is timed: axpy, a tiled sgemm, a reduction, a divergent loop, a register-tiled sgemm."""
    r = 1 << 18
    reduction = subject(
        "reduction",
        bundled("primitives/reduce", "reduce_sum_f32"),
        (r // 1024, 1, 1),
        (256, 1, 1),
        [np.uint32(r), _floats(r), _floats(r // 1024)],
    )
    return [axpy(1 << 18), sgemm(96), reduction, collatz(1 << 14), sgemm64(256, 96)]
