# SPDX-License-Identifier: Apache-2.0
"""What a driver error says about the program, and which op it belongs to."""

from __future__ import annotations

from collections.abc import Sequence

from harness.cuda.resource import Resource
from harness.findings import Finding, Kind
from harness.order import op_place, op_text
from harness.program import Program

# CUresult -> finding (driver API manual, "CUresult"). `trap` and most faults without a number of their own are 719.
KIND_OF: dict[int, Kind] = {
    700: Kind.OUT_OF_BOUNDS,
    702: Kind.DEADLOCK,
    710: Kind.TRAP,
    714: Kind.TRAP,
    715: Kind.TRAP,
    716: Kind.MISALIGNED,
    717: Kind.OUT_OF_BOUNDS,
    718: Kind.TRAP,
    719: Kind.TRAP,
}
_SAYS = {
    700: "accesses an address that no allocation holds",
    702: "runs longer than the device allows",
    710: "fails an assertion",
    714: "overflows or corrupts the hardware stack",
    715: "executes an illegal instruction",
    716: "accesses an address that is not a multiple of the width",
    717: "uses an instruction on an address outside its state space",
    718: "jumps out of its code",
    719: "traps or fails while it runs",
}


def fault(program: Program, code: int, name: str, ops: Sequence[int]) -> Finding:
    """The finding of a sticky error met while `ops` were running."""
    who = named(program, ops)
    return Finding(
        KIND_OF.get(code, Kind.TRAP),
        f"{who} {_SAYS.get(code, 'ends with a driver error')}: {name} ({code})",
        places=tuple(op_place(program, i, "launch") for i in ops[:2]),
        space="global memory" if code in (700, 716) else "",
        remedy="run it on the emulator, which names the instruction and the thread",
        detail={"cuda_error": code, "cuda_name": name, "ops": list(ops)},
    )


def hang(program: Program, ops: Sequence[int], seconds: float) -> Finding:
    """The finding of ops that neither finished nor failed."""
    return Finding(
        Kind.DEADLOCK,
        f"{named(program, ops)} did not finish within {seconds:g} s",
        places=tuple(op_place(program, i, "launch") for i in ops[:2]),
        remedy="run it on the emulator, which names what each thread waits for",
        detail={"ops": list(ops), "seconds": seconds},
    )


def leaks(left: Sequence[Resource]) -> tuple[Finding, ...]:
    """A finding when a run left objects on its context's account, which names them."""
    if not left:
        return ()
    names = ", ".join(str(r) for r in left[:5])
    text = f"{len(left)} objects of a run were not given back: {names}"
    return (Finding(Kind.LIFETIME, text, count=len(left), remedy="close what was made, also after an error"),)


def named(program: Program, ops: Sequence[int]) -> str:
    """ "op 3 (launch k on stream 1)", or "one of …"."""
    texts = [f"op {i} ({op_text(program.ops[i])})" for i in ops]
    if not texts:
        return "an op"
    return texts[0] if len(texts) == 1 else "one of " + ", ".join(texts)
