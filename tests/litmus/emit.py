# SPDX-License-Identifier: Apache-2.0
"""PTX of a litmus test: plain, one instance, for the emulator; or with thousands of instances a launch and stress.

Of the stressed kernel: an instance has locations of its own, `stride` bytes apart. Which threads meet in an instance is
permuted by `seed`; before each round they meet at a counter that gives up after `tries` looks, then wait a random while
up to `delay`; with `warm` each thread first reads its locations, so that they lie in its first cache; blocks beyond the
instances' go through `scratch`. Nothing of that adds a synchronisation between threads of an instance that are in
different blocks; in one block a barrier stands before each round. (Parallel instances and permuted threads: Levine et
al., MC Mutants, ASPLOS 2023. Stress of memory: Alglave et al., GPU Concurrency, ASPLOS 2015.)
"""

from __future__ import annotations

from tests.litmus.program import Litmus, Op

THREADS = 128  # of a block of the stressed kernel, at least
ROUNDS = 4
PARAMETERS = ("mem", "out", "fin", "sync", "scratch")
NUMBERS = ("groups", "stride", "seed", "delay", "tries", "warm", "stress", "phase")


def power(n: int) -> int:
    """The power of two that is n or follows it."""
    return 1 << (n - 1).bit_length()


def blocks_of(test: Litmus) -> int:
    """Blocks of an instance; a power of two."""
    return power(max(test.blocks) + 1)


def roles_of(test: Litmus) -> int:
    """Threads of an instance in one block, at most; a power of two."""
    return power(max(test.blocks.count(b) for b in test.blocks))


def slots_of(test: Litmus) -> int:
    """Instances of a group of blocks, in one round."""
    return max(THREADS, 32 * roles_of(test)) // roles_of(test)


def head(tests: list[Litmus]) -> str:
    """Version and target: the lowest that has what the tests use."""
    text = "\n".join(t.text() for t in tests)
    return ".version 7.8\n.target sm_90\n" if "cluster" in text else ".version 6.4\n.target sm_75\n"


def _space(test: Litmus) -> str:
    return test.space + ("::cluster" if test.space == "shared" and test.clustered else "")


def _op(test: Litmus, op: Op, t: int, k: int, address: str) -> str:
    bits, space = 8 * test.width, _space(test)
    order = f".{op.sem}" + (f".{op.scope}" if op.scope else "")
    value = f"%v{t}_{op.value}" if isinstance(op.value, str) else str(op.value)
    reg = f"%v{t}_{op.reg}"
    if op.kind == "bar":
        return "bar.sync 0;"
    if op.kind in ("fence", "membar"):
        return f"{op.text()};" if op.kind == "membar" else f"fence.{op.sem}.{op.scope};"
    if op.kind == "ld":
        return f"ld{order}.{space}.u{bits} {reg}, [{address}];"
    if op.kind == "st":
        return f"st{order}.{space}.u{bits} [{address}], {value};"
    what = f"{op.do}.{'u' if op.do == 'add' else 'b'}{bits}"
    if op.kind == "red":
        return f"red{order}.{space}.{what} [{address}], {value};"
    compare = f"{op.compare}, " if op.do == "cas" else ""
    return f"atom{order}.{space}.{what} {reg}, [{address}], {compare}{value};"


def _role(test: Litmus, t: int, out: str, addresses: dict[str, str]) -> list[str]:
    """The operations of thread t, and its registers stored as bytes where `out` points, at their places."""
    lines = [_op(test, op, t, k, addresses.get(op.loc, "")) for k, op in enumerate(test.threads[t])]
    for k, (u, name) in enumerate(test.registers):
        if u == t:
            lines.append(f"st.global.u8 [{out}+{k}], %v{t}_{name};")
    return lines


def _registers(test: Litmus) -> list[str]:
    kind = {1: "b16", 2: "b16", 4: "b32", 8: "b64"}[test.width]
    names = [f"%v{t}_{name}" for t, name in test.registers]
    return [f".reg .{kind} {', '.join(names)};"] if names else []


def _address(test: Litmus) -> str:
    return "%ra" if test.space == "shared" else "%la"


def plain(test: Litmus, entry: str = "k") -> str:
    """A module of one instance: parameters mem (a location every 16 bytes), out, fin (finals, of shared memory).

    Blocks of `threads_of_plain` threads. Shared memory begins as zero.
    """
    n, space = len(test.locations), test.space
    lines = [
        head([test]) + ".address_size 64",
        f".visible .entry {entry}(.param .u64 mem, .param .u64 out, .param .u64 fin)",
        "{", *_registers(test), ".reg .pred %p<4>;", ".reg .b32 %r<12>, %ra<8>;", ".reg .b64 %rd<8>, %la<8>;",
        *([f".shared .align 16 .b8 s[{16 * n}];"] if space == "shared" else []),
        "ld.param.u64 %rd1, [mem];", "ld.param.u64 %rd2, [out];", "mov.u32 %r0, %tid.x;", "mov.u32 %r1, %ctaid.x;",
    ]  # fmt: skip
    for i in range(n):
        lines.append(f"add.u64 %la{i}, %rd1, {16 * i};" if space == "global" else f"mov.u32 %ra{i}, s;")
        if space == "shared":
            lines.append(f"add.u32 %ra{i}, %ra{i}, {16 * i};")
    meet = "barrier.cluster.arrive;\nbarrier.cluster.wait;" if test.clustered else "bar.sync 0;"
    if space == "shared":
        lines += ["setp.ne.u32 %p0, %r0, 0;", "@%p0 bra ZEROED;", "mov.u64 %rd3, 0;"]
        lines += [f"st.shared.u64 [%ra{i}], %rd3;" for i in range(n)]
        lines += ["ZEROED:", meet]
        if test.clustered:
            lines += [f"mapa.shared::cluster.u32 %ra{i}, %ra{i}, 0;" for i in range(n)]
    at = {loc: f"{_address(test)}{i}" for i, loc in enumerate(test.locations)}
    for t, block in enumerate(test.blocks):
        lane = test.blocks[:t].count(block) * (1 if test.lanes else 32)
        lines += [f"setp.ne.u32 %p0, %r1, {block};", f"setp.ne.or.u32 %p0, %r0, {lane}, %p0;", f"@%p0 bra N{t};"]
        lines += [*_role(test, t, "%rd2", at), f"N{t}:"]
    if space == "shared":
        lines += [meet, "or.b32 %r2, %r0, %r1;", "setp.ne.u32 %p0, %r2, 0;", "@%p0 ret;", "ld.param.u64 %rd4, [fin];"]
        for k, loc in enumerate(test.finals):
            lines += [f"ld.shared.u8 %r3, [s+{16 * test.locations.index(loc)}];", f"st.global.u8 [%rd4+{k}], %r3;"]
    return "\n".join([*lines, "ret;", "}", ""])


def threads_of_plain(test: Litmus) -> int:
    """Threads of a block of the plain kernel."""
    most = max(test.blocks.count(b) for b in test.blocks)
    return most if test.lanes else 32 * (most - 1) + 1


def stressed(tests: list[Litmus]) -> str:
    """A module with an entry t0, t1, … for each test. Parameters: PARAMETERS (addresses), NUMBERS (u32)."""
    return "\n".join([head(tests) + ".address_size 64", *(_entry(t, f"t{i}") for i, t in enumerate(tests))])


def _entry(test: Litmus, name: str) -> str:
    n, width, space = len(test.locations), test.width, test.space
    blocks, roles, slots = blocks_of(test), roles_of(test), slots_of(test)
    log_roles, registers = roles.bit_length() - 1, max(1, len(test.registers))
    quota = (32 // roles if test.lanes else slots) - 1
    parameters = [f".param .u64 p_{p}" for p in PARAMETERS] + [f".param .u32 p_{p}" for p in NUMBERS]
    a = _address(test)
    lines = [
        f".visible .entry {name}({', '.join(parameters)})", "{", *_registers(test),
        ".reg .pred %p<8>;", ".reg .b32 %r<48>, %ra<8>;", ".reg .b64 %rd<24>, %la<8>;",
        ".reg .b32 " + ", ".join(f"%{p}" for p in NUMBERS) + ";",
        *([f".shared .align 16 .b8 s[{ROUNDS * slots * n * width}];"] if space == "shared" else []),
        *(f"ld.param.u32 %{p}, [p_{p}];" for p in NUMBERS),
        "ld.param.u64 %rd0, [p_mem];", "ld.param.u64 %rd1, [p_out];", "ld.param.u64 %rd2, [p_sync];",
        "ld.param.u64 %rd3, [p_scratch];", "ld.param.u64 %rd4, [p_fin];",
        "mov.u32 %r0, %tid.x;", "mov.u32 %r1, %ctaid.x;", "mov.u32 %r2, %ntid.x;", "mov.u32 %r3, %nctaid.x;",
        f"shr.u32 %r4, %r1, {blocks.bit_length() - 1};", f"and.b32 %r5, %r1, {blocks - 1};",
        f"mul.lo.u32 %r6, %groups, {slots};", f"mul.lo.u32 %r7, %r6, {ROUNDS};",  # instances a round; in all
        "mad.lo.u32 %r8, %r1, %r2, %r0;", "mul.lo.u32 %r9, %r2, %r3;",  # thread of the grid; threads of the grid
        "setp.ne.u32 %p0, %phase, 0;", "@%p0 bra COLLECT;", "setp.ge.u32 %p0, %r4, %groups;", "@%p0 bra STRESS;",
    ]  # fmt: skip
    if test.lanes:
        lines += [f"and.b32 %r10, %r0, {roles - 1};", f"shr.u32 %r11, %r0, {log_roles};"]
    else:
        lines += ["shr.u32 %r12, %r0, 5;", f"and.b32 %r10, %r12, {roles - 1};", f"shr.u32 %r12, %r12, {log_roles};",
                  "and.b32 %r13, %r0, 31;", "mad.lo.u32 %r11, %r12, 32, %r13;"]  # fmt: skip
    lines += [f"mad.lo.u32 %r10, %r5, {roles}, %r10;", "mov.u32 %r14, 99;"]
    for t, block in enumerate(test.blocks):
        lines += [f"setp.eq.u32 %p0, %r10, {block * roles + test.blocks[:t].count(block)};", f"@%p0 mov.u32 %r14, {t};"]
    lines += [  # the instance: its slot permuted, by another shift for each role
        "mad.lo.u32 %r15, %r14, 0x9E3779B1, %seed;", "shr.u32 %r15, %r15, 9;", "shl.b32 %r16, %seed, 1;",
        "or.b32 %r16, %r16, 1;",
        "mad.lo.u32 %r15, %r11, %r16, %r15;", f"and.b32 %r15, %r15, {quota};",
        f"and.b32 %r11, %r11, {~quota & 0xFFFFFFFF};",
        "or.b32 %r11, %r11, %r15;", f"mad.lo.u32 %r17, %r4, {slots}, %r11;", "mov.u32 %r18, 0;", "mov.u32 %r40, 0;",
    ]  # fmt: skip
    meet = "barrier.cluster.arrive;\nbarrier.cluster.wait;" if test.clustered else "bar.sync 0;"
    if space == "shared":
        lines += ["mov.u32 %r19, %r0;", "mov.u32 %r20, s;", "ZERO:",
            f"setp.ge.u32 %p0, %r19, {ROUNDS * slots * n * width};", "@%p0 bra ZEROED;",
                  "add.u32 %r21, %r20, %r19;", "st.shared.u8 [%r21], 0;", "add.u32 %r19, %r19, %r2;", "bra ZERO;",
                  "ZEROED:", meet]  # fmt: skip
    lines += ["ROUND:", "mad.lo.u32 %r22, %r18, %r6, %r17;"]
    for i in range(n):
        if space == "global":
            lines += [f"mad.lo.u32 %r23, %r7, {i}, %r22;", f"mad.wide.u32 %la{i}, %r23, %stride, %rd0;"]
        else:
            lines += [
                f"add.u32 %r23, %r18, {i * ROUNDS};",
                f"mad.lo.u32 %r23, %r23, {slots}, %r11;",
                f"mad.lo.u32 %ra{i}, %r23, {width}, %r20;",
            ]
            lines += [f"mapa.shared::cluster.u32 %ra{i}, %ra{i}, 0;"] if test.clustered else []
    lines += ["setp.eq.u32 %p0, %warm, 0;", "@%p0 bra COLD;"]
    for i in range(n):
        lines += [f"ld.weak.{_space(test)}.u8 %r24, [{a}{i}];", "add.u32 %r40, %r40, %r24;"]
    lines += ["COLD:", *_rendezvous(test, blocks, meet)]
    lines += [  # a random while
        "mad.lo.u32 %r25, %r8, 0x85EBCA6B, %seed;", "mad.lo.u32 %r25, %r18, 0xC2B2AE35, %r25;",
        "shr.u32 %r26, %r25, 15;",
        "xor.b32 %r25, %r25, %r26;", "mul.lo.u32 %r25, %r25, 0x2C1B3C6D;", "shr.u32 %r25, %r25, 12;",
        "and.b32 %r25, %r25, %delay;",
        "WAIT:", "setp.eq.u32 %p0, %r25, 0;", "@%p0 bra GO;", "sub.u32 %r25, %r25, 1;", "bra WAIT;", "GO:",
        f"mad.wide.u32 %rd5, %r22, {registers}, %rd1;",
    ]  # fmt: skip
    at = {loc: f"{a}{i}" for i, loc in enumerate(test.locations)}
    for t in range(len(test.threads)):
        lines += [f"setp.ne.u32 %p0, %r14, {t};", f"@%p0 bra N{t};", *_role(test, t, "%rd5", at), "bra NEXT;", f"N{t}:"]
    lines += ["NEXT:", "add.u32 %r18, %r18, 1;", f"setp.lt.u32 %p0, %r18, {ROUNDS};", "@%p0 bra ROUND;",
              "setp.eq.u32 %p0, %r40, 0xFFFFFFFF;", "@%p0 st.global.u32 [%rd3], %r40;"]  # fmt: skip
    lines += _shared_finals(test, meet, slots) if space == "shared" else []
    lines += ["ret;", *_stress(), *_collect(test)]
    return "\n".join([*lines, "ret;", "}", ""])


def _rendezvous(test: Litmus, blocks: int, meet: str) -> list[str]:
    """The blocks of a group at a counter, for a while; those of a cluster at its barrier."""
    if blocks == 1 or test.clustered:
        return [meet]
    return [
        "bar.sync 0;", "setp.ne.u32 %p0, %r0, 0;", "@%p0 bra MET;", "mad.wide.u32 %rd6, %r4, 128, %rd2;",
        "red.relaxed.gpu.global.add.u32 [%rd6], 1;", "add.u32 %r27, %r18, 1;", f"mul.lo.u32 %r27, %r27, {blocks};",
        "mov.u32 %r28, %tries;",
        "LOOK:", "setp.eq.u32 %p1, %r28, 0;", "@%p1 bra MET;", "sub.u32 %r28, %r28, 1;",
        "ld.relaxed.gpu.global.u32 %r29, [%rd6];",
        "setp.lt.u32 %p1, %r29, %r27;", "@%p1 bra LOOK;", "MET:", "bar.sync 0;",
    ]  # fmt: skip


def _stress() -> list[str]:
    """Reads and writes all over 4 MiB."""
    return [
        "STRESS:", "mov.u32 %r30, 0;", "mad.lo.u32 %r31, %r8, 0x9E3779B1, %seed;", "AGAIN:",
        "setp.ge.u32 %p0, %r30, %stress;", "@%p0 ret;",
        "mad.lo.u32 %r31, %r31, 1664525, 1013904223;", "shr.u32 %r32, %r31, 12;", "mad.wide.u32 %rd7, %r32, 4, %rd3;",
        "ld.volatile.global.u32 %r33, [%rd7];", "add.u32 %r33, %r33, %r30;", "st.volatile.global.u32 [%rd7], %r33;",
        "add.u32 %r30, %r30, 1;", "bra AGAIN;",
    ]  # fmt: skip


def _shared_finals(test: Litmus, meet: str, slots: int) -> list[str]:
    lines = [meet, "setp.ne.u32 %p0, %r5, 0;", "@%p0 ret;"]
    for k, loc in enumerate(test.finals):
        i = test.locations.index(loc)
        lines += [
            "mov.u32 %r34, %r0;", f"E{k}:", f"setp.ge.u32 %p0, %r34, {ROUNDS * slots};", f"@%p0 bra F{k};",
            f"add.u32 %r35, %r34, {i * ROUNDS * slots};", f"mad.lo.u32 %r35, %r35, {test.width}, %r20;",
            "ld.shared.u8 %r36, [%r35];",
            f"shr.u32 %r37, %r34, {slots.bit_length() - 1};", f"and.b32 %r38, %r34, {slots - 1};",
            "mad.lo.u32 %r37, %r37, %r6, %r38;",
            f"mad.lo.u32 %r37, %r4, {slots}, %r37;", f"mad.lo.u32 %r37, %r7, {k}, %r37;", "cvt.u64.u32 %rd8, %r37;",
            "add.u64 %rd8, %rd8, %rd4;",
            "st.global.u8 [%rd8], %r36;", "add.u32 %r34, %r34, %r2;", f"bra E{k};", f"F{k}:",
        ]  # fmt: skip
    return lines


def _collect(test: Litmus) -> list[str]:
    """Phase 1: final values of global locations, of every instance."""
    lines = ["COLLECT:"]
    for k, loc in enumerate(test.finals if test.space == "global" else ()):
        i = test.locations.index(loc)
        lines += [
            "mov.u32 %r34, %r8;", f"C{k}:", "setp.ge.u32 %p0, %r34, %r7;", f"@%p0 bra D{k};",
            f"mad.lo.u32 %r35, %r7, {i}, %r34;",
            "mad.wide.u32 %rd8, %r35, %stride, %rd0;", "ld.global.u8 %r36, [%rd8];",
            f"mad.lo.u32 %r35, %r7, {k}, %r34;",
            "cvt.u64.u32 %rd9, %r35;", "add.u64 %rd9, %rd9, %rd4;", "st.global.u8 [%rd9], %r36;",
            "add.u32 %r34, %r34, %r9;", f"bra C{k};", f"D{k}:",
        ]  # fmt: skip
    return lines
