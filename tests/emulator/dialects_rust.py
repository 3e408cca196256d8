# SPDX-License-Identifier: Apache-2.0
"""Launches of what Rust's compiler wrote (`tests/corpus/dialects/rust_llvm_O2_sm90.ptx`), with their oracles."""

import numpy as np

from harness.findings import Kind
from tests.emulator.dialects import RACE, Array, N, Run, blocks, case, f32, floats, i32, rust, scratch, tree, u64, words

RUST = "rust_llvm_O2_sm90"


@case(RUST, "k_atomic_minmax_cas")
def _(rng: np.random.Generator) -> Run:
    # One word: a swap chain of `old * 3 + (x | 1)` depends on the order of threads unless the x are equal.
    x = np.full(N, rng.integers(-1000, 1000), np.int32)
    chain = np.uint32(0)
    with np.errstate(over="ignore"):
        for v in x.view(np.uint32):
            chain = chain * np.uint32(3) + (v | np.uint32(1))
    low, high = np.full(1, 5, np.int32), np.full(1, -5, np.int32)
    return Run(blocks(N), (256,), [*rust(x), low, high, np.zeros(1, np.uint32)],
               {1: np.minimum(low, x.min()), 2: np.maximum(high, x.max()), 3: np.array([chain])})  # fmt: skip


@case(RUST, "k_barrier_divergent")
def _(rng: np.random.Generator) -> Run:
    x = words(rng, 128)
    return Run((1,), (128,), [x, i32(128)], {0: np.roll(x, -1)})


@case(RUST, "k_barrier_divergent")
def _(rng: np.random.Generator) -> Run:
    # Threads past n leave before the barrier the others wait at: found, and the values still stand.
    x = words(rng, 100)
    return Run((1,), (128,), [x, i32(100)], {0: np.roll(x, -1)}, faults=frozenset({Kind.BARRIER_DIVERGENCE}))


@case(RUST, "k_barrier_under_tid0_deadlock")
def _(rng: np.random.Generator) -> Run:
    faults = frozenset({Kind.BARRIER_DIVERGENCE})
    out = np.tile(np.arange(64, dtype=np.uint32), 3)
    return Run((3,), (64,), [scratch(192, np.uint32), np.zeros(1, np.uint32)], {0: out, 1: np.array([3], np.uint32)},
               faults=faults)  # fmt: skip


@case(RUST, "k_barrier_under_tid0_deadlock")
def _(rng: np.random.Generator) -> Run:
    return Run((3,), (1,), [scratch(3, np.uint32), np.zeros(1, np.uint32)],
               {0: np.zeros(3, np.uint32), 1: np.array([3], np.uint32)})  # fmt: skip


@case(RUST, "k_block_reduce")
def _(rng: np.random.Generator) -> Run:
    x = floats(rng, N)
    return Run(blocks(N), (256,), [*rust(x), *rust(scratch(3))], {1: tree(x)})


@case(RUST, "k_block_reduce_racy")
def _(rng: np.random.Generator) -> Run:
    # Only the first element of each block is not zero: the sum is the same in whatever order the threads go.
    x = np.zeros(N, np.float32)
    x[::256] = floats(rng, 3)
    return Run(blocks(N), (256,), [*rust(x), *rust(scratch(3))], {1: x[::256]}, faults=RACE)


@case(RUST, "k_byval_struct")
def _(rng: np.random.Generator) -> Run:
    x = rng.uniform(-2, 2, N)
    bias, scale, count, flag = np.float32(0.3), 1.7, 9, 1
    params = f32(bias) + bytes(4) + np.float64(scale).tobytes() + i32(count) + bytes([flag]) + bytes(3)
    y = x * scale + np.float64(bias) + float(count)
    return Run(blocks(N), (256,), [params, *rust(x), *rust(scratch(N, np.float64))], {1: y})


@case(RUST, "k_const_table")
def _(rng: np.random.Generator) -> Run:
    lut = np.array([0, 1, 0.5, 0.25, 4, 9, 2, 3, 7.5, 8.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 11], np.float32)
    x = rng.integers(0, 256, N).astype(np.uint8)
    return Run(blocks(N), (256,), [*rust(x), *rust(scratch(N))], {1: lut[x % 17]})


@case(RUST, "k_divrem_i32")
def _(rng: np.random.Generator) -> Run:
    a = words(rng, N).view(np.int32)
    b = rng.integers(-50, 50, N).astype(np.int32)
    b[b == 0] = 7
    a[:3], b[:3] = [-(2**31), 2**31 - 1, -(2**31)], [2, -1, -3]
    q = np.trunc(a / b.astype(np.float64)).astype(np.int64)
    return Run(blocks(N), (256,), [*rust(a), *rust(b), *rust(scratch(N, np.int32))],
               {2: (q + (a - q * b)).astype(np.int32)})  # fmt: skip


@case(RUST, "k_divrem_i32")
def _(rng: np.random.Generator) -> Run:
    # A zero divisor ends that thread in a trap; the others store what they computed.
    a, b = words(rng, 64, below=1000).view(np.int32), np.full(64, 3, np.int32)
    b[63] = 0
    return Run((1,), (64,), [*rust(a), *rust(b), *rust(scratch(64, np.int32))], {}, faults=frozenset({Kind.TRAP}))


@case(RUST, "k_flag_release_acquire")
def _(rng: np.random.Generator) -> Run:
    one = np.array([42], np.uint32)
    args = [scratch(1, np.uint32), np.zeros(1, np.uint32), scratch(1, np.uint32)]
    return Run((2,), (32,), args, {0: one, 1: np.ones(1, np.uint32), 2: one})


@case(RUST, "k_gather")
def _(rng: np.random.Generator) -> Run:
    x, at = words(rng, 50), words(rng, N, below=50)
    return Run(blocks(N), (256,), [*rust(x), *rust(at), *rust(scratch(N, np.uint32))], {2: x[at]})


@case(RUST, "k_gather")
def _(rng: np.random.Generator) -> Run:
    x, at = words(rng, 50), np.full(64, 50, np.uint32)
    return Run((1,), (64,), [*rust(x), *rust(at), *rust(scratch(64, np.uint32))], {}, faults=frozenset({Kind.TRAP}))


@case(RUST, "k_gemm_naive")
def _(rng: np.random.Generator) -> Run:
    m, n, k, alpha, beta = 13, 17, 9, np.float32(1.5), np.float32(-0.5)
    a, b, c = floats(rng, m, k), floats(rng, k, n), floats(rng, m, n)
    total = np.zeros((m, n), np.float32)
    for i in range(k):
        total = total + a[:, i : i + 1] * b[i]
    args = [i32(m), i32(n), i32(k), f32(alpha), *rust(a), *rust(b), f32(beta), *rust(c)]
    return Run((2, 2), (16, 16), args, {2: alpha * total + beta * c})


@case(RUST, "k_grid_stride_f64")
def _(rng: np.random.Generator) -> Run:
    x = rng.uniform(-2, 2, 600)
    y = np.concatenate([np.where(x > 0, x * x, x / -3.0), np.zeros(100)])
    return Run((2,), (64,), [*rust(x), *rust(scratch(N, np.float64))], {1: y})


@case(RUST, "k_hash_u64")
def _(rng: np.random.Generator) -> Run:
    x = rng.integers(0, 2**64, N, dtype=np.uint64)
    return Run(blocks(N), (256,), [*rust(x), *rust(scratch(N, np.uint64))],
               {1: np.array([hashed(int(v)) for v in x], np.uint64)})  # fmt: skip


def hashed(x: int) -> int:
    """Multiply, rotate by 29, reverse bytes, mix in bit counts and the reversed bits; on 64 bits."""
    mask = 2**64 - 1
    x = ((x >> 33) ^ x) * 0xFF51AFD7ED558CCD & mask
    x = (x << 29 | x >> 35) & mask
    x ^= int.from_bytes(x.to_bytes(8, "little"), "big")
    reverse = int(f"{x:064b}"[::-1], 2)
    return (x + (x.bit_count() << 40) + (64 - x.bit_length() << 48)) & mask ^ reverse >> 7


@case(RUST, "k_helper_call")
def _(rng: np.random.Generator) -> Run:
    x, steps = floats(rng, N), 6
    y = rust_helper(x, steps) + rust_helper(x * np.float32(0.5), steps + 1)
    return Run(blocks(N), (256,), [*rust(x), *rust(scratch(N)), i32(steps)], {1: y})


def rust_helper(x: Array, steps: int) -> Array:
    """As `helper`, every operation rounded by itself."""
    for _ in range(steps):
        x = x * np.float32(1.25) - x * (x * np.float32(0.5))
    return x


@case(RUST, "k_hist_atomic")
def _(rng: np.random.Generator) -> Run:
    x = words(rng, N)
    return Run(blocks(N), (256,), [*rust(x), *rust(np.zeros(10, np.uint32))],
               {1: np.bincount(x % 10, minlength=10).astype(np.uint32)})  # fmt: skip


def table(rows: int, columns: int) -> Array:
    return (np.arange(rows)[:, None] * 1000 + np.arange(columns)).astype(np.uint32)


@case(RUST, "k_index2d_stride_mix_racy")
def _(rng: np.random.Generator) -> Run:
    return Run((3, 3), (8, 4), [*rust(scratch((12, 24), np.uint32)), i32(24), i32(24)], {0: table(12, 24)})


@case(RUST, "k_index2d_stride_mix_racy")
def _(rng: np.random.Generator) -> Run:
    # Rows of two strides: row 2 of one falls upon row 1 of the other.
    return Run((3, 3), (8, 4), [*rust(scratch((24, 24), np.uint32)), i32(48), i32(24)], {}, faults=RACE)


@case(RUST, "k_index2d_stride_ok")
def _(rng: np.random.Generator) -> Run:
    return Run((3, 3), (8, 4), [*rust(scratch((12, 20), np.uint32)), i32(20)], {0: table(12, 20)})


@case(RUST, "k_last_block_fence")
def _(rng: np.random.Generator) -> Run:
    x = floats(rng, 6 * 256 - 30)
    parts, total = tree(x), np.float32(0)
    for p in parts:
        total = np.float32(total + p)
    args = [*rust(x), scratch(6), np.zeros(1, np.uint32), scratch(1)]
    return Run((6,), (256,), args, {1: parts, 2: np.array([6], np.uint32), 3: np.array([total])})


@case(RUST, "k_local_array")
def _(rng: np.random.Generator) -> Run:
    x = words(rng, 90)
    out = np.zeros(90, np.uint32)
    for t in range(90):
        bins = [0] * 16
        for j in range(64):
            v = int(x[(t + j) % 90])
            bins[v & 15] += v >> 4
        sum_ = 0
        for j in range(0, 112, 7):
            sum_ = (sum_ * 31 + bins[(t + j) & 15]) & 2**32 - 1
        out[t] = sum_
    return Run((2,), (64,), [*rust(x), *rust(scratch(90, np.uint32))], {1: out})


def mailbox(steps: int) -> Array:
    total = 0
    for i in range(steps):
        total = (total * 31 + 1 + 7 * i) & 2**32 - 1
    return np.full(128, total, np.uint32)


@case(RUST, "k_mailbox_ack_ok")
def _(rng: np.random.Generator) -> Run:
    return Run((2,), (64,), [scratch(128, np.uint32), i32(9)], {0: mailbox(9)})


@case(RUST, "k_mailbox_no_ack_racy")
def _(rng: np.random.Generator) -> Run:
    return Run((2,), (64,), [scratch(128, np.uint32), i32(1)], {0: mailbox(1)})


@case(RUST, "k_mailbox_no_ack_racy")
def _(rng: np.random.Generator) -> Run:
    return Run((2,), (64,), [scratch(128, np.uint32), i32(5)], {}, faults=RACE)


@case(RUST, "k_permute_heads_ok")
def _(rng: np.random.Generator) -> Run:
    b, h, d = 3, 5, 40
    x = words(rng, b, h, d)
    return Run((b, b), (32,), [x, scratch((b, h, d), np.uint32), i32(b), i32(h), i32(d)], {1: x})


@case(RUST, "k_permute_heads_racy")
def _(rng: np.random.Generator) -> Run:
    # One batch: the last head overwrites the others, in the thread that wrote them.
    b, h, d = 3, 5, 40
    x = words(rng, b, h, d)
    y = np.broadcast_to(x[:, -1:], (b, h, d))
    return Run((b, h), (32,), [x, scratch((b, h, d), np.uint32), i32(1), i32(h), i32(d)], {1: y})


@case(RUST, "k_permute_heads_racy")
def _(rng: np.random.Generator) -> Run:
    x = words(rng, 4, 2, 40)
    return Run((4, 2), (32,), [x, scratch((4, 2, 40), np.uint32), i32(2), i32(2), i32(40)], {}, faults=RACE)


@case(RUST, "k_saxpy_inplace")
def _(rng: np.random.Generator) -> Run:
    a, x, y = np.float32(1.7), floats(rng, N), floats(rng, N)
    return Run(blocks(N), (256,), [f32(a), *rust(x), *rust(y)], {1: a * x + y})


@case(RUST, "k_scatter")
def _(rng: np.random.Generator) -> Run:
    x, to = words(rng, N), rng.permutation(N + 40)[:N].astype(np.uint32)
    out = scratch(N, np.uint32)
    y = out.copy()
    y[to[to < N]] = x[to < N]
    return Run(blocks(N), (256,), [x, *rust(to), *rust(out)], {2: y})


@case(RUST, "k_shared_hist")
def _(rng: np.random.Generator) -> Run:
    x = words(rng, 1500)
    return Run((2,), (256,), [*rust(x), np.zeros(256, np.uint32)],
               {1: np.bincount(x & 255, minlength=256).astype(np.uint32)})  # fmt: skip


@case(RUST, "k_shfl_partial_full_mask")
def _(rng: np.random.Generator) -> Run:
    x = words(rng, 96)
    return Run((1,), (128,), [*rust(x), scratch(96, np.uint32)], {1: x + x.reshape(-1, 2)[:, ::-1].ravel()})


@case(RUST, "k_shfl_partial_full_mask")
def _(rng: np.random.Generator) -> Run:
    # Lanes past n leave before the shuffle that names them.
    x = words(rng, 100)
    return Run((1,), (128,), [*rust(x), scratch(100, np.uint32)], {}, faults=frozenset({Kind.BARRIER_DIVERGENCE}))


@case(RUST, "k_stencil_dyn_smem")
def _(rng: np.random.Generator) -> Run:
    x = floats(rng, N)
    p = np.concatenate([[0], x, [0]]).astype(np.float32)
    quarter = np.float32(0.25)
    y = p[:-2] * quarter + p[1:-1] * np.float32(0.5) + p[2:] * quarter
    return Run(blocks(N, 128), (128,), [*rust(x), *rust(scratch(N))], {1: y}, shared=4 * 130)


@case(RUST, "k_switch_op")
def _(rng: np.random.Generator) -> Run:
    return switch(rng, 0)


@case(RUST, "k_switch_op")
def _(rng: np.random.Generator) -> Run:
    return switch(rng, 8)


def switch(rng: np.random.Generator, flip: int) -> Run:
    x = words(rng, N).view(np.int32)
    u = x.view(np.uint32)
    with np.errstate(over="ignore"):
        ops = [
            x + 3, x * 7, x ^ 85, x - 9, x << 3, x >> 2, (u >> 5).view(np.int32), ~x, np.abs(x), np.minimum(x, 17),
            np.maximum(x, -4), x & 4080, x | 257,
            np.clip(np.trunc((x.astype(np.float32) * np.float32(1.5)).astype(np.float64)), -(2**31), 2**31 - 1),
            np.zeros(N), np.zeros(N),
        ]  # fmt: skip
    which = (x & 7) ^ flip
    y = np.array([ops[w][i] for i, w in enumerate(which)]).astype(np.int32)
    return Run(blocks(N), (256,), [i32(flip), *rust(x), *rust(scratch(N, np.int32))], {1: y})


@case(RUST, "k_transpose_tile")
def _(rng: np.random.Generator) -> Run:
    x = words(rng, 20, 37)
    return Run((3, 2), (16, 16), [x, scratch((37, 20), np.uint32), i32(37), i32(20)], {1: x.T})


@case(RUST, "k_transpose_tile_racy")
def _(rng: np.random.Generator) -> Run:
    # Blocks of one thread: only the corners of tiles are copied, and nobody else is there to race with.
    x = words(rng, 20, 37)
    out = scratch((37, 20), np.uint32)
    y = out.copy()
    y[::16, ::16] = x[::16, ::16].T
    return Run((3, 2), (1, 1), [x, out, i32(37), i32(20)], {1: y})


@case(RUST, "k_transpose_tile_racy")
def _(rng: np.random.Generator) -> Run:
    x = words(rng, 32, 32)
    return Run((2, 2), (16, 16), [x, scratch((32, 32), np.uint32), i32(32), i32(32)], {}, faults=RACE)


@case(RUST, "k_u128_mulmod")
def _(rng: np.random.Generator) -> Run:
    x, k = rng.integers(0, 2**64, N, dtype=np.uint64), 0x9E3779B97F4A7C15
    add = (771 << 64) + 2**64 - 8070450532247928832
    wide = [(int(v) * k + add) & 2**128 - 1 for v in x]
    y = np.array([(v >> 64) ^ (v & 2**64 - 1) for v in wide], np.uint64)
    return Run(blocks(N), (256,), [*rust(x), *rust(scratch(N, np.uint64)), u64(k)], {1: y})


@case(RUST, "k_vecadd")
def _(rng: np.random.Generator) -> Run:
    a, b = floats(rng, N), floats(rng, N)
    return Run(blocks(N), (256,), [*rust(a), *rust(b), *rust(scratch(N))], {2: a + b})


@case(RUST, "k_vecadd")
def _(rng: np.random.Generator) -> Run:
    # The checked index of a shorter input ends in a trap.
    a, b = floats(rng, 64), floats(rng, 63)
    return Run((1,), (64,), [*rust(a), *rust(b), *rust(scratch(64))], {}, faults=frozenset({Kind.TRAP}))


@case(RUST, "k_vecadd_unchecked")
def _(rng: np.random.Generator) -> Run:
    a, b = floats(rng, N), floats(rng, N)
    return Run(blocks(N), (256,), [*rust(a), *rust(b), *rust(scratch(N))], {2: a + b})


@case(RUST, "k_vecadd_unchecked")
def _(rng: np.random.Generator) -> Run:
    a, b = floats(rng, 64), floats(rng, 63)
    return Run((1,), (64,), [*rust(a), *rust(b), *rust(scratch(64))], {}, faults=frozenset({Kind.OUT_OF_BOUNDS}))


@case(RUST, "k_warp_ballot_compact")
def _(rng: np.random.Generator) -> Run:
    # One warp: its elements keep their order. Of several warps any order is right.
    x = words(rng, 30).view(np.int32)
    kept = x[x > 0]
    return Run((1,), (32,), [*rust(x), scratch(kept.size, np.int32), np.zeros(1, np.uint32)],
               {1: kept, 2: np.array([kept.size], np.uint32)})  # fmt: skip


@case(RUST, "k_warp_reduce")
def _(rng: np.random.Generator) -> Run:
    x = floats(rng, N)
    return Run(blocks(N), (256,), [*rust(x), *rust(scratch(22))], {1: tree(x, 32)[:22]})
