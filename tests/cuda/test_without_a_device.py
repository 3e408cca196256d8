# SPDX-License-Identifier: Apache-2.0
"""What the CUDA engine decides before any driver call: packing, orders, whom to blame, what is missing."""

from __future__ import annotations

import numpy as np
import pytest

from harness.cuda.faults import fault, hang
from harness.cuda.marks import marks_of
from harness.cuda.pack import pack
from harness.cuda.probe import DeviceReport, driver_text, probe
from harness.cuda.sequence import misplaced, sequence
from harness.errors import LaunchRefused, UsageError
from harness.findings import Kind
from harness.program import Buffer, Code, Fill, Launch, PreparedLaunch, Program, Ptr, Record, Scalar, Wait
from harness.schedule import Schedule

CODE = Code("", "k", "k.ptx")


def fills(*middle: object) -> Program:
    ops = (Fill(0, "x", 1, 4), *middle, Fill(1, "x", 2, 4))
    return Program("p", (Buffer("x", 4, init=np.zeros(1, np.uint32)),), ops, 2)  # type: ignore[arg-type]


def test_arguments_lie_at_the_offsets_of_the_layout() -> None:
    token = PreparedLaunch(CODE, (1, 1, 1), (1, 1, 1), 0, ((0, 4, 4), (8, 8, 8), (16, 2, 2)))
    args = (Scalar(b"\x01\0\0\0"), Ptr("x", 12), Scalar(b"\x05\0"))
    block, offsets = pack(token, args, {"x": 0x1000}.__getitem__)
    assert offsets == (0, 8, 16)
    assert bytes(block) == b"\x01\0\0\0" + b"\0" * 4 + (0x100C).to_bytes(8, "little") + b"\x05\0"


@pytest.mark.parametrize("args", [(), (Ptr("x"), Ptr("x")), (Scalar(b"\0" * 4),)])
def test_arguments_that_do_not_fit_are_refused(args: tuple[object, ...]) -> None:
    token = PreparedLaunch(CODE, (1, 1, 1), (1, 1, 1), 0, ((0, 8, 8),))
    with pytest.raises(LaunchRefused):
        pack(token, args, {"x": 0}.__getitem__)  # type: ignore[arg-type]


def test_an_order_becomes_ranks_of_the_ops_that_touch_memory() -> None:
    free = fills()
    assert sequence(free, Schedule()) is None
    swapped = sequence(free, Schedule((1, 0)))
    assert swapped is not None
    assert (swapped.work, swapped.rank) == ((1, 0), {1: 0, 0: 1})
    assert 0 in swapped.gated


def test_an_order_that_happens_before_forbids_is_refused() -> None:
    ordered = fills(Record(0, "e"), Wait(1, "e"))
    with pytest.raises(UsageError, match="happens-before"):
        sequence(ordered, Schedule((3, 0, 1, 2)))
    assert sequence(ordered, Schedule((0, 1, 2, 3))) is not None


def test_an_op_that_began_too_early_is_seen() -> None:
    assert misplaced([0.5, -0.2, 3.0], resolution=0.5) == []
    assert misplaced([0.5, -2.0, 3.0], resolution=0.5) == [1]


@pytest.mark.parametrize(
    ("code", "kind"), [(700, Kind.OUT_OF_BOUNDS), (716, Kind.MISALIGNED), (715, Kind.TRAP), (719, Kind.TRAP)]
)
def test_a_sticky_error_becomes_the_finding_it_means(code: int, kind: Kind) -> None:
    token = PreparedLaunch(CODE, (1, 1, 1), (1, 1, 1))
    program = Program("f", (), (Launch(0, token, ()),))
    finding = fault(program, code, "CUDA_ERROR", marks_of(program).suspects([0], [0]))
    assert finding.kind is kind
    assert finding.places[0].op == 0
    assert str(code) in finding.message


def test_a_hang_names_the_op_that_did_not_finish() -> None:
    token = PreparedLaunch(CODE, (1, 1, 1), (1, 1, 1))
    program = Program("h", (), (Launch(0, token, ()), Launch(0, token, ())))
    assert marks_of(program).suspects([1, 0], [0, 1]) == [1]
    finding = hang(program, [1], 3.0)
    assert finding.kind is Kind.DEADLOCK
    assert "op 1" in finding.message


def test_in_a_long_program_a_few_launches_of_each_stream_are_suspected() -> None:
    token = PreparedLaunch(CODE, (1, 1, 1), (1, 1, 1))
    program = Program("l", (), tuple(Launch(k % 2, token, ()) for k in range(80)), streams=2)
    marks = marks_of(program)
    assert sorted(marks.marked) == [k for k in range(80) if k // 2 % 8 == 7]
    done = [1 if k % 2 or k < 30 else 0 for k in range(80)]
    assert marks.suspects(done, range(80)) == list(range(16, 32, 2))
    assert marks.suspects(done, range(20)) == [16, 17, 18, 19]
    assert marks_of(program, range(80)).suspects([0] * 80, range(80)) == list(range(8))


def test_probe_says_what_is_missing_and_what_to_do() -> None:
    report = probe()
    assert isinstance(report, DeviceReport)
    if report.ok:
        assert report.devices
        assert report.devices[0].arch.startswith("sm_")
    else:
        assert report.missing
        assert report.remedy
    assert driver_text(13000) == "CUDA 13.0"
