# SPDX-License-Identifier: Apache-2.0
"""wgmma: products of a warpgroup against NumPy, on both tiers, and what of the asynchronous contract is broken."""

from __future__ import annotations

import numpy as np
import pytest

from harness.emulator.engine import EmulatorEngine
from harness.engine import Outcome
from harness.findings import Finding, Kind, Verdict
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr
from harness.schedule import Schedule
from tests.emulator.fragments import BITS, codes, small
from tests.emulator.warpgroups import Group, encoded, every_form, exact


def run(ptx: str, data: np.ndarray, nbytes: int, *, race: bool, threads: int = 128, seed: int = 1) -> Outcome:
    buffers = (Buffer("in", data.nbytes, init=data), Buffer("out", nbytes, role="out"))
    token = PreparedLaunch(Code(ptx, "k", "wgmma.ptx"), (1, 1, 1), (threads, 1, 1))
    program = Program("wgmma", buffers, (Launch(0, token, (Ptr("in"), Ptr("out"))),))
    return EmulatorEngine(race=race).execute(program, Schedule(seed=seed))


def matrices(form: Group) -> list[np.ndarray]:
    rng = np.random.default_rng(len(str(form)))
    return [small(form.type(p), form.extent(p), rng) for p in "abc"]


FORMS = [f for i, f in enumerate(every_form()) if f.shape[1] <= 32 or i % 10 == 0][::2]


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_exact_products_agree_with_numpy(form: Group) -> None:
    a, b, c = matrices(form)
    size = BITS[form.type("d")] // 8
    wanted = codes(form.type("d"), exact(form, a, b, c) + 0.0)  # no negative zero
    for race in (True, False):
        outcome = run(form.kernel(), encoded(form, a, b, c), 128 * form.held * size, race=race)
        assert outcome.status is Verdict.PASS, outcome.reason
        assert not outcome.findings, outcome.findings
        found = form.unpack(outcome.buffers["out"])
        assert found.tolist() == wanted.astype(found.dtype).tolist(), race


FORM = Group("m64n16k16.f32.f16.f16")


def found(text: str, *, threads: int = 128, form: Group = FORM) -> dict[Kind, Finding]:
    a, b, c = matrices(form)
    kinds: dict[Kind, Finding] = {}
    for seed in range(3):
        outcome = run(text, encoded(form, a, b, c), 128 * form.held * 4, race=True, threads=threads, seed=seed)
        for f in outcome.findings:
            kinds.setdefault(f.kind, f)
    kinds.pop(Kind.UNWRITTEN, None)
    return kinds


WRITE = "{ .reg .b32 %w; mad.lo.u32 %w, %t, 16, %s; st.shared.b32 [%w], %t; }"


def test_the_form_without_a_fault_has_no_finding() -> None:
    assert not found(FORM.kernel())
    assert not found(FORM.kernel(late=f"bar.sync 0;\n{WRITE}"))


def test_memory_written_without_a_proxy_fence_is_a_race() -> None:
    kinds = found(FORM.kernel(fence=""))
    assert set(kinds) == {Kind.RACE}
    assert "fence.proxy.async" in kinds[Kind.RACE].missing
    assert {p.role for p in kinds[Kind.RACE].places} == {"asynchronous product", "write"}
    by_the_reader = FORM.kernel(fence="").replace("bar.sync 0;", "bar.sync 0;\nfence.proxy.async;")
    assert not found(by_the_reader)


def test_memory_written_before_the_product_is_complete_is_a_race() -> None:
    kinds = found(FORM.kernel(after=f"bar.sync 0;\n{WRITE}"))
    assert set(kinds) == {Kind.RACE}
    assert "wgmma.wait_group" in kinds[Kind.RACE].remedy


def test_waiting_for_all_but_one_group_leaves_the_last() -> None:
    assert set(found(FORM.kernel(wait="wgmma.wait_group.sync.aligned 1;"))) == {Kind.RACE}


def test_accumulators_are_not_to_be_touched_before_the_wait() -> None:
    read = found(FORM.kernel(after="add.f32 %d0, %d1, 0f00000000;"))[Kind.RACE]
    assert "register" in read.message
    assert "wgmma.wait_group" in read.remedy
    assert {p.instruction.split(".")[0] for p in read.places} == {"add", "wgmma"}
    assert "register" in found(FORM.kernel(after="mov.f32 %d3, 0f00000000;"))[Kind.RACE].message
    form = Group("m64n16k16.f32.f16.f16", True)
    assert "register" in found(form.kernel(after="mov.b32 %a2, 0;"), form=form)[Kind.RACE].message
    assert not found(form.kernel(after="mov.b32 %u, %a2;"), form=form), "a's registers may be read"


@pytest.mark.parametrize("race", [True, False])
def test_a_copy_before_the_wait_takes_what_the_product_gives(race: bool) -> None:
    # Compilers leave copies of accumulators before the wait; assemblers put the wait before the copies.
    a, b, c = matrices(FORM)
    copies = "mov.f32 %d1, %d0;\nmov.b32 %u, %d2;\nmov.b32 %d3, %u;"
    outcome = run(FORM.kernel(after=copies), encoded(FORM, a, b, c), 128 * FORM.held * 4, race=race)
    wanted = FORM.threads("d", codes("f32", a @ b + c)).reshape(128, -1, 4).view(np.float32)[:, :, 0].copy()
    wanted[:, 1], wanted[:, 3] = wanted[:, 0], wanted[:, 2]
    assert outcome.buffers["out"].view(np.float32).reshape(128, -1).tolist() == wanted.tolist()
    assert not [f for f in outcome.findings if "read" in f.message]


def test_a_product_goes_on_from_what_was_touched() -> None:
    product = next(line for line in FORM.kernel().split("\n") if line.startswith("wgmma.mma_async"))
    text = FORM.kernel(after=f"mov.b32 %u, %d2;\n{product}\nwgmma.commit_group.sync.aligned;")
    a, b, c = matrices(FORM)
    outcome = run(text, encoded(FORM, a, b, c), 128 * FORM.held * 4, race=True)
    assert FORM.unpack(outcome.buffers["out"]).view(np.float32).tolist() == (2 * (a @ b) + c).tolist()
    assert not outcome.findings


def test_registers_written_after_the_fence_are_a_finding() -> None:
    late = FORM.kernel().replace("wgmma.mma_async", "mov.f32 %d0, 0f3F800000;\nwgmma.mma_async")
    kinds = found(late)
    assert "wgmma.fence" in kinds[Kind.RACE].remedy
    assert "wgmma.fence" in found(FORM.kernel(order=""))[Kind.RACE].remedy


def test_products_in_a_row_add_up_without_waits() -> None:
    product = next(line for line in FORM.kernel().split("\n") if line.startswith("wgmma.mma_async"))
    text = FORM.kernel(after=f"{product}\nwgmma.commit_group.sync.aligned;")
    a, b, c = matrices(FORM)
    outcome = run(text, encoded(FORM, a, b, c), 128 * FORM.held * 4, race=True)
    assert not outcome.findings
    assert FORM.unpack(outcome.buffers["out"]).view(np.float32).tolist() == (2 * (a @ b) + c).tolist()


def test_a_late_product_reads_late() -> None:
    # What is written before the wait is what is multiplied: the outcome that the race allows and no run need show.
    text = FORM.kernel(after=f"bar.sync 0;\n{WRITE.replace('%t; }', '0; }')}\nbar.sync 0;")
    a, b, c = matrices(FORM)
    outcome = run(text, encoded(FORM, a, b, c), 128 * FORM.held * 4, race=True)
    assert FORM.unpack(outcome.buffers["out"]).view(np.float32).tolist() != (a @ b + c).tolist()


def test_a_function_called_meanwhile_has_registers_of_its_own() -> None:
    other = ".func (.reg .b32 %r) f(.reg .b32 %p0)\n{\n.reg .f32 %d<32>;\nmov.f32 %d0, 0f3F800000;\n"
    other += "add.f32 %d0, %d0, %d0;\nmov.b32 %r, %d0;\nret;\n}\n"
    text = FORM.kernel(after="call (%u), f, (%t);\nsetp.ne.u32 %q, %u, 0x40000000;\n@%q trap;")
    text = text.replace(".visible .entry", other + ".visible .entry")
    a, b, c = matrices(FORM)
    for race in (True, False):
        outcome = run(text, encoded(FORM, a, b, c), 128 * FORM.held * 4, race=race)
        assert outcome.status is Verdict.PASS, outcome.reason
        assert not outcome.findings
        assert FORM.unpack(outcome.buffers["out"]).view(np.float32).tolist() == (a @ b + c).tolist()


@pytest.mark.parametrize("threads", [96, 64])
def test_a_warpgroup_that_is_not_whole_is_a_finding(threads: int) -> None:
    assert Kind.BARRIER_DIVERGENCE in found(FORM.kernel(), threads=threads)


def test_warps_that_come_to_other_instructions_are_a_finding() -> None:
    lines = FORM.kernel().split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("wgmma.mma_async"))
    lines[at : at + 1] = [
        "setp.lt.u32 %q, %t, 32;",
        "@%q bra HIGH;",
        lines[at],
        "bra DONE;",
        "HIGH:",
        lines[at],
        "DONE:",
    ]
    assert set(found("\n".join(lines))) == {Kind.BARRIER_DIVERGENCE}
    skipped = FORM.kernel().replace("fence.proxy.async;", "fence.proxy.async;\nsetp.ge.u32 %q, %t, 96;\n@%q bra END;")
    skipped = skipped.replace("bar.sync 0;", "bar.sync 0, 96;").replace("ret;", "END:\nret;")
    assert Kind.BARRIER_DIVERGENCE in found(skipped)


def test_descriptors_that_differ_or_leave_shared_memory_are_findings() -> None:
    skewed = FORM.kernel().replace("wgmma.mma_async", "cvt.u64.u32 %o, %t;\nadd.u64 %n, %n, %o;\nwgmma.mma_async")
    assert Kind.BARRIER_DIVERGENCE in found(skewed)
    beyond = FORM.kernel().replace("wgmma.mma_async", "add.u64 %n, %n, 4096;\nwgmma.mma_async")
    assert set(found(beyond)) == {Kind.OUT_OF_BOUNDS}
