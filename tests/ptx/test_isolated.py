# SPDX-License-Identifier: Apache-2.0
"""The assembler in its own process gives the same verdicts, and its crash is one."""

from __future__ import annotations

import pytest

from harness.errors import UsageError
from harness.ptx.assemble import assemble, assembler
from harness.ptx.isolated import Assembler

pytestmark = pytest.mark.skipif(not assembler(), reason="no nvJitLink on this platform")
GOOD = ".version 9.0\n.target sm_90\n.address_size 64\n.visible .entry k() { ret; }\n"


def test_verdicts_are_the_same_and_a_crash_is_an_error() -> None:
    judge = Assembler(time_limit=20)
    try:
        here, there = assemble(GOOD, "sm_90"), judge.assemble(GOOD, "sm_90")
        assert there.ok
        assert (there.cubin, there.entries) == (here.cubin, here.entries)
        bad = GOOD.replace("ret;", "bra NOWHERE;")
        assert judge.assemble(bad, "sm_90").errors == assemble(bad, "sm_90").errors
        crash = GOOD.replace("k()", "k()\n.maxntid 4294967295\n")
        assert not judge.assemble(crash, "sm_90").ok
        assert judge.assemble(GOOD, "sm_90").ok
        with pytest.raises(UsageError):
            judge.assemble(GOOD, "sm_9999")
    finally:
        judge.close()
