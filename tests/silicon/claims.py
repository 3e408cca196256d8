# SPDX-License-Identifier: Apache-2.0
"""What is legal PTX for the recorded architecture, and what the emulator claims: the assembler and lowering say."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from harness.emulator.forms import FORMS
from harness.emulator.lower import lower
from harness.ptx.assemble import assemble
from harness.ptx.parser import parse
from tests.silicon.forms import TARGET, Form, kernel_of

_CHUNK = 256
# Opcodes that leave no value behind, or none that a program determines: what stands in for a recorded answer.
WITHOUT_A_VALUE = {
    "prefetch": "moves no value",
    "prefetchu": "moves no value",
    "applypriority": "moves no value",
    "createpolicy": "an opaque handle",
    "nanosleep": "time alone",
    "pmevent": "a profiler's event",
    "setmaxnreg": "registers of a warpgroup, no value",
    "griddepcontrol": "order of grids; a program's launches are ordered",
    "brkpt": "stops a debugger",
    "trap": "ends the context; counted by the engine's own tests",
    "exit": "ends a thread: recorded as control flow",
    "ldu": "removed from the machine: the assembler makes ld of it",
}


def _chunks(forms: Iterable[Form]) -> Iterable[list[Form]]:
    ordered = sorted(forms, key=lambda f: f.takes)
    for _, members in groupby(ordered, key=lambda f: f.takes):
        listed = list(members)
        for k in range(0, len(listed), _CHUNK):
            yield listed[k : k + _CHUNK]


def claimed(forms: Iterable[Form]) -> set[str]:
    """Ids of the forms that the emulator lowers whole."""
    found: set[str] = set()
    for chunk in _chunks(forms):
        ptx, _, _, lines = kernel_of(chunk)
        refused = lower(parse(ptx, "forms.ptx"), "k", race=True, opt=0).unmodelled
        found |= {f.id for f, line in zip(chunk, lines, strict=True) if line not in refused}
    return found


def legal(forms: Iterable[Form]) -> set[str]:
    """Ids of the forms that the assembler takes for sm_90a. Raises RuntimeError where there is no assembler."""
    found: set[str] = set()
    for chunk in _chunks(forms):
        left = chunk
        while left:
            ptx, _, _, lines = kernel_of(left)
            answer = assemble(ptx, TARGET, "forms.ptx")
            if answer.ok:
                found |= {f.id for f in left}
                break
            if answer.not_run_reason:
                raise RuntimeError(answer.not_run_reason)
            bad = {line for line, _ in answer.errors}
            kept = [f for f, line in zip(left, lines, strict=True) if line not in bad]
            if len(kept) == len(left):
                # An error without a line of ours: by halves.
                if len(left) > 1:
                    middle = len(left) // 2
                    found |= legal(left[:middle]) | legal(left[middle:])
                break
            left = kept
    return found


def opcodes() -> set[str]:
    """The opcodes of the emulator's registry that have a value to hold to silicon."""
    return set(FORMS) - set(WITHOUT_A_VALUE)
