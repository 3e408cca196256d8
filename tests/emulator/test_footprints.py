# SPDX-License-Identifier: Apache-2.0
"""What each op of a program touched, as observed: by byte, with the conflicts that follow from it."""

from __future__ import annotations

import numpy as np

from harness.emulator.engine import EmulatorEngine
from harness.order import unordered_conflicts
from harness.program import Buffer, Code, Copy, Fill, Launch, PreparedLaunch, Program, Ptr
from harness.schedule import Schedule

HEAD = ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry k(.param .u64 p0, .param .u64 p1)\n{\n"
DECLARE = ".reg .b32 %r<8>;\n.reg .b64 %rd<8>;\n.reg .b16 %h<4>;\nld.param.u64 %rd0, [p0];\nld.param.u64 %rd1, [p1];\n"


def launch(stream: int, body: str, block: int = 4) -> Launch:
    text = HEAD + DECLARE + "mov.u32 %r0, %tid.x;\nmul.wide.u32 %rd2, %r0, 8;\n" + body + "\nret;\n}\n"
    return Launch(stream, PreparedLaunch(Code(text, "k"), (1, 1, 1), (block, 1, 1)), (Ptr("x"), Ptr("y")))


def program(*ops: Launch | Copy | Fill, streams: int = 2) -> Program:
    buffers = (Buffer("x", 64, init=np.zeros(64, np.uint8)), Buffer("y", 33, init=np.zeros(33, np.uint8), misalign=4))
    return Program("p", buffers, ops, streams)


READS_EVERY_OTHER_WORD = "add.u64 %rd3, %rd0, %rd2;\nld.global.u32 %r1, [%rd3];"


def test_reads_and_writes_are_kept_apart_by_byte() -> None:
    writes = READS_EVERY_OTHER_WORD + "add.u64 %rd4, %rd1, %rd2;\nst.global.u8 [%rd4+1], %r1;"
    outcome = EmulatorEngine().execute(program(launch(0, writes), Fill(0, "y", 1, 3, 30)), Schedule())
    assert outcome.findings == ()
    reads, wrote = outcome.footprints[0]
    assert reads == tuple(("x", 8 * i, 8 * i + 4) for i in range(4))
    assert wrote == tuple(("y", 8 * i + 1, 8 * i + 2) for i in range(4))
    assert outcome.footprints[1] == ((), (("y", 30, 33),))


def test_what_is_read_and_written_counts_as_written_and_later_ops_do_not_inherit_it() -> None:
    atomics = READS_EVERY_OTHER_WORD + "st.global.u32 [%rd3], %r0;\nred.global.add.u32 [%rd3+4], 1;"
    outcome = EmulatorEngine().execute(
        program(launch(0, atomics), launch(0, READS_EVERY_OTHER_WORD), Copy(0, "y", "x", 8, 0, 16)), Schedule()
    )
    assert outcome.footprints[0] == ((), (("x", 0, 32),))
    assert outcome.footprints[1] == (tuple(("x", 8 * i, 8 * i + 4) for i in range(4)), ())
    assert outcome.footprints[2] == ((("x", 16, 24),), (("y", 0, 8),))


def test_observed_footprints_clear_what_roles_would_accuse() -> None:
    """Two launches on two streams get both buffers; they touch different bytes of them, or the same."""
    half = READS_EVERY_OTHER_WORD + "add.u64 %rd4, %rd0, %rd2;\nst.global.u32 [%rd4+{at}], %r0;"
    for at, conflicts in ((4, False), (0, True)):
        p = program(launch(0, READS_EVERY_OTHER_WORD), launch(1, half.format(at=at)))
        outcome = EmulatorEngine().execute(p, Schedule())
        assert bool(unordered_conflicts(p, footprints=outcome.footprints)) is conflicts
        assert bool(outcome.findings) is conflicts
        assert unordered_conflicts(p)
