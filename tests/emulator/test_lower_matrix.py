# SPDX-License-Identifier: Apache-2.0
"""Matrix instructions of a warp, against NumPy, on both tiers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from harness.emulator.engine import EmulatorEngine
from harness.engine import Outcome
from harness.findings import Kind, Verdict
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr
from harness.schedule import Schedule
from tests.emulator.fragments import (
    BITS,
    NUMPY,
    Form,
    codes,
    dense_forms,
    inputs,
    kernel,
    metadata_of,
    numbers,
    small,
    sparse_forms,
    unpack,
    unpack_sparse,
)
from tests.emulator.rows import HEAD, TAIL, rows_kernel, store_kernel


def launch(ptx: str, data: np.ndarray, nbytes: int, *, race: bool = True, threads: int = 32, seed: int = 1) -> Outcome:
    buffers = (Buffer("in", data.nbytes, init=data), Buffer("out", nbytes, role="out"))
    token = PreparedLaunch(Code(ptx, "k", "matrix.ptx"), (1, 1, 1), (threads, 1, 1))
    program = Program("matrix", buffers, (Launch(0, token, (Ptr("in"), Ptr("out"))),))
    return EmulatorEngine(race=race).execute(program, Schedule(seed=seed))


def answers(ptx: str, data: np.ndarray, nbytes: int) -> np.ndarray:
    """`out` after a run without findings, the same on both tiers."""
    tiers = []
    for race in (True, False):
        outcome = launch(ptx, data, nbytes, race=race)
        assert outcome.status is Verdict.PASS, outcome.reason
        assert not outcome.findings, outcome.findings
        tiers.append(outcome.buffers["out"])
    assert tiers[0].tolist() == tiers[1].tolist()
    return tiers[0]


def run(form: Form, a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """Element codes of d."""
    data = inputs(form, a, b, c)
    nbytes = 32 * form.held("d") * BITS[form.type("d")] // 8
    return unpack(form, answers(kernel(form), data, nbytes).reshape(32, -1))


def exact(form: Form, a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """D as numbers."""
    if form.type("a") != "b1":
        return a @ b + c
    both = a[:, :, None] != b[None] if "xor" in form.text else (a[:, :, None] & b[None]).astype(bool)
    return both.sum(axis=1) + c


@pytest.mark.parametrize("text", dense_forms())
def test_exact_products_agree_with_numpy(text: str) -> None:
    form, rng = Form(text), np.random.default_rng(len(text))
    a, b, c = (small(form.type(p), form.extent(p), rng) for p in "abc")
    found = run(form, *(codes(form.type(p), x) for p, x in zip("abc", (a, b, c), strict=True)))
    assert found.tolist() == codes(form.type("d"), exact(form, a, b, c)).astype(found.dtype).tolist()


@pytest.mark.parametrize("form", sparse_forms(), ids=str)
def test_sparse_products_agree_with_numpy(form: Form) -> None:
    rng = np.random.default_rng(len(form.text))
    a, b, c = (small(form.type(p), form.extent(p), rng) for p in "abc")
    metadata = metadata_of(form, rng.integers(0, 6, (32, 8)))
    data = inputs(form, *(codes(form.type(p), x) for p, x in zip("abc", (a, b, c), strict=True)), metadata)
    nbytes = 32 * form.held("d") * BITS[form.type("d")] // 8
    found = unpack(form, answers(kernel(form), data, nbytes).reshape(32, -1))
    wanted = unpack_sparse(form, a, metadata) @ b + c
    assert found.tolist() == codes(form.type("d"), wanted).astype(found.dtype).tolist()


@pytest.mark.parametrize(("kinds", "extreme"), [("s8.u8", (-128, 255)), ("s4.u4", (-8, 15))])
def test_integer_overflow_wraps_or_saturates(kinds: str, extreme: tuple[int, int]) -> None:
    shape = "m16n8k32" if kinds == "s8.u8" else "m16n8k64"
    for rule in ("", "satfinite."):
        form = Form(f"{shape}.row.col.{rule}s32.{kinds}.s32")
        a, b = (np.full(form.extent(p), x) for p, x in zip("ab", extreme, strict=True))
        c = np.full(form.extent("c"), -(2**31) + 5)
        total = form.shape[2] * extreme[0] * extreme[1] - 2**31 + 5
        wanted = -(2**31) if rule else (total + 2**31) % 2**32 - 2**31
        found = run(form, codes(form.type("a"), a), codes(form.type("b"), b), codes("s32", c)).view(np.int32)
        assert np.unique(found).tolist() == [wanted]


@pytest.mark.parametrize(
    "text",
    [
        "m16n8k16.row.col.f32.f16.f16.f32", "m16n8k16.row.col.f32.bf16.bf16.f32", "m16n8k8.row.col.f32.tf32.tf32.f32",
        "m16n8k32.row.col.f32.e4m3.e5m2.f32", "m16n8k16.row.col.f16.f16.f16.f16", "m8n8k4.row.col.f64.f64.f64.f64",
        "m16n8k16.row.col.f64.f64.f64.f64",
    ],
)  # fmt: skip
def test_random_products_stay_within_the_rounding_of_the_sum(text: str) -> None:
    form, rng = Form(text), np.random.default_rng(7)
    values = []
    for part in "abc":
        drawn = rng.standard_normal(form.extent(part)) * 8
        values.append(numbers(form.type(part), codes(form.type(part), drawn)))
    if form.type("a") == "tf32":
        values[:2] = [(x.astype(np.float32).view(np.uint32) & 0xFFFFE000).view(np.float32) for x in values[:2]]
        values[:2] = [x.astype(np.float64) for x in values[:2]]
    a, b, c = values
    found = run(form, *(codes(form.type(p), x) for p, x in zip("abc", values, strict=True)))
    values_found = found.view(NUMPY[form.type("d")]).astype(np.float64)
    unit = {"f16": 2.0**-11, "f32": 2.0**-24, "f64": 2.0**-53}[form.type("d")]
    steps = form.shape[2] + 1  # the sum in binary64 adds far less than one rounding to binary32
    bound = (np.abs(a) @ np.abs(b) + np.abs(c)) * (steps if form.type("d") == "f64" else 1) * unit * 1.01
    assert (np.abs(values_found - (a @ b + c)) <= bound + 2.0**-25).all()


@pytest.mark.parametrize("d", ["f16", "f32"])
def test_infinities_nans_and_overflow(d: str) -> None:
    form = Form(f"m16n8k16.row.col.{d}.f16.f16.{d}")
    a, b, c = np.ones(form.extent("a")), np.ones(form.extent("b")), np.zeros(form.extent("c"))
    a[0, 3], a[1, 5], a[2, :], a[3, 0] = np.inf, np.nan, 65504, np.inf
    b[3, 1], b[0, 7] = 0, -1
    with np.errstate(invalid="ignore"):
        found = run(form, codes("f16", a), codes("f16", b), codes(d, c)).view(NUMPY[d])
    assert np.isinf(found[0, 0])
    assert np.isnan(found[0, 1])
    assert np.isnan(found[1]).all()
    assert found[2, 0] == (np.inf if d == "f16" else 65504 * 16)
    assert found[3, 7] == -np.inf
    assert found[3, 0] == np.inf
    quiet = {"f16": 0x7FFF, "f32": 0x7FFFFFFF}[d]
    assert found.view(f"u{found.itemsize}")[1, 0] == quiet


def test_tf32_ignores_the_bits_it_has_not() -> None:
    form = Form("m16n8k4.row.col.f32.tf32.tf32.f32")
    a, b = np.full(form.extent("a"), 0x3F801FFF, np.uint64), codes("tf32", np.ones(form.extent("b")))
    found = run(form, a, b, codes("f32", np.zeros(form.extent("c"))))
    assert np.unique(found.view(np.float32)).tolist() == [4.0]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("guard", "threads"), [("@%p", 32), ("", 16)])
def test_a_warp_that_is_not_whole_is_a_finding(guard: str, threads: int, seed: int) -> None:
    form = Form("m16n8k16.row.col.f32.f16.f16.f32")
    data = np.zeros(32 * 40, np.uint8)
    ptx = kernel(form, guard=guard)
    kinds = {f.kind for f in launch(ptx, data, 32 * 16, threads=threads, seed=seed).findings}
    assert Kind.BARRIER_DIVERGENCE in kinds


def test_lanes_at_different_products_is_a_finding() -> None:
    form = Form("m16n8k16.row.col.f32.f16.f16.f32")
    lines = kernel(form).split("\n")
    at = next(i for i, line in enumerate(lines) if "mma" in line)
    lines[at : at + 1] = ["@%p bra HIGH;", lines[at], "bra DONE;", "HIGH:", lines[at], "DONE:"]
    outcome = launch("\n".join(lines), np.zeros(32 * 40, np.uint8), 32 * 16)
    found = [f for f in outcome.findings if f.kind is Kind.BARRIER_DIVERGENCE]
    assert found
    assert {p.ptx_line for p in found[0].places} == {at + 2, at + 5}


@pytest.mark.parametrize("trans", ["", ".trans"])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_ldmatrix_hands_out_rows_or_columns(count: int, trans: str) -> None:
    data = np.random.default_rng(3).integers(0, 2**16, (4, 8, 8)).astype(np.uint16)
    found = answers(rows_kernel(count, trans), data, 512).view(np.uint16).reshape(32, 4, 2)
    for lane in range(32):
        for i in range(4):
            matrix = data[i].T if trans else data[i]
            wanted = matrix[lane // 4, 2 * (lane % 4) :][:2] if i < count else np.zeros(2)
            assert found[lane, i].tolist() == wanted.tolist(), (lane, i)


@pytest.mark.parametrize("trans", ["", ".trans"])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_stmatrix_puts_rows_or_columns_together(count: int, trans: str) -> None:
    lanes = np.random.default_rng(4).integers(0, 2**16, (32, 4, 2)).astype(np.uint16)
    found = answers(store_kernel(count, trans), lanes, 512).view(np.uint16).reshape(4, 8, 8)
    wanted = np.zeros((4, 8, 8), np.uint16)
    for lane in range(32):
        for i in range(count):
            matrix = wanted[i].T if trans else wanted[i]
            matrix[lane // 4, 2 * (lane % 4) : 2 * (lane % 4) + 2] = lanes[lane, i]
    assert found.tolist() == wanted.tolist()


def test_movmatrix_transposes() -> None:
    lanes = np.random.default_rng(5).integers(0, 2**16, (32, 8)).astype(np.uint16)
    body = "ld.global.v4.b32 {%r0, %r1, %r2, %r3}, [%x];\nmovmatrix.sync.aligned.m8n8.trans.b16 %r0, %r1;\n"
    found = answers(HEAD + body + TAIL, lanes, 512).view(np.uint16).reshape(32, 8)
    before, after = lanes[:, 2:4].reshape(8, 8), found[:, :2].reshape(8, 8)
    assert after.tolist() == before.T.tolist()
    assert found[:, 2:].tolist() == lanes[:, 2:].tolist()


# --- the rows' accesses are judged as those of the lanes that name them -------------------------------------------


def found_kinds(ptx: str, data: Any = None) -> dict[Kind, Any]:
    kinds: dict[Kind, Any] = {}
    for seed in range(4):
        for f in launch(ptx, np.zeros(512, np.uint8) if data is None else data, 512, seed=seed).findings:
            kinds.setdefault(f.kind, f)
    return kinds


def other_row(text: str) -> str:
    """Each lane names the row that its neighbour wrote."""
    return text.replace("ldmatrix", "xor.b32 %m, %t, 1;\nmad.lo.u32 %w, %m, 16, %a;\nldmatrix")


def test_a_row_read_before_the_warp_has_synchronised_is_a_race() -> None:
    found = found_kinds(other_row(rows_kernel(4, "", sync="")))
    assert set(found) == {Kind.RACE}
    race = found[Kind.RACE]
    assert race.relation == "same warp"
    assert {p.instruction.split(".")[0] for p in race.places} == {"ldmatrix", "st"}
    lanes = {p.thread[0] for p in race.places}
    assert len(lanes) == 2
    assert max(lanes) ^ min(lanes) == 1
    assert not found_kinds(other_row(rows_kernel(4, "")))


def test_a_row_overwritten_without_order_after_ldmatrix_is_a_race() -> None:
    again = "xor.b32 %m, %t, 1;\nmad.lo.u32 %w, %m, 16, %a;\nst.shared.b32 [%w], %t;\n"
    assert set(found_kinds(rows_kernel(4, "").replace(TAIL, again + TAIL))) == {Kind.RACE}
    twin = rows_kernel(4, "").replace(TAIL, "bar.warp.sync -1;\n" + again + TAIL)
    assert not found_kinds(twin)


def test_rows_of_stmatrix_that_overlap_or_are_read_too_soon_are_races() -> None:
    early = store_kernel(4, "", after="xor.b32 %m, %t, 1;\nmad.lo.u32 %w, %m, 16, %a;\n")
    assert set(found_kinds(early)) == {Kind.RACE}
    assert set(found_kinds(store_kernel(4, "", pitch=0))) == {Kind.RACE}
    assert not found_kinds(store_kernel(4, "", pitch=32))


@pytest.mark.parametrize("text", [rows_kernel(4, ""), store_kernel(4, "")])
def test_a_misaligned_row_is_a_finding(text: str) -> None:
    skewed = text.replace("ldmatrix", "add.u32 %w, %w, 8;\nldmatrix").replace("add.u32 %w, %w, 0", "add.u32 %w, %w, 8")
    found = found_kinds(skewed)
    assert found[Kind.MISALIGNED].nbytes == 16


def test_rows_outside_shared_memory_are_findings() -> None:
    outside = rows_kernel(1, "").replace("ldmatrix", "add.u32 %w, %w, 2048;\nldmatrix")
    assert set(found_kinds(outside)) == {Kind.OUT_OF_BOUNDS}
    text = (
        rows_kernel(1, "", space="").replace("[%w]", "[%x]").replace("st.shared.v4.b32 [%x]", "st.shared.v4.b32 [%w]")
    )
    assert set(found_kinds(text)) == {Kind.OUT_OF_BOUNDS}
    unused = rows_kernel(1, "").replace("ldmatrix", "setp.ge.u32 %p, %t, 8;\n@%p mov.u32 %w, 3;\nldmatrix")
    assert not found_kinds(unused), "only lanes 0 to 7 name rows of .x1"


def test_bytes_nobody_wrote_are_found() -> None:
    empty = rows_kernel(2, "").replace("st.shared.v4.b32 [%w]", "//")
    assert set(found_kinds(empty)) == {Kind.UNINITIALISED}
