# SPDX-License-Identifier: Apache-2.0
"""Results made up for the report tests: every verdict, all three kinds of evidence, and names full of markup."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from harness.findings import Check, Evidence, Finding, Kind, Place, Result, Verdict, Witness
from harness.results import ResultsFile

EVIL = "<script>alert('x')</script>&\"']]>"

PTX = "\n".join(
    [".version 7.0", ".target sm_75", f"// {EVIL}", "// end -->", "// </pre><b>bold</b>"]
    + [f"\tmov.u32 %r{i}, {i};" for i in range(6, 39)]
    + ["\tld.global.u32 %r1, [%rd1];", "\tadd.u32 %r2, %r1, 1;", "\tst.global.u32 [%rd1], %r2;", "\tret;"]
)
CU = "\n".join(f"int line_{i}; // {EVIL}" for i in range(1, 30))

RACE = Finding(
    Kind.RACE,
    "two blocks touch the same word",
    (
        Place("write", "hist_plain.sm_75.ptx", 41, "dir/hist_plain.cu", 9, "@%p1 st.global.u32 [%rd1], %r2;", "hist",
              (3, 0, 0), (17, 0, 0), 0, 0),
        Place("read", "hist_plain.sm_75.ptx", 39, "dir/hist_plain.cu", 9, "ld.global.u32 %r1, [%rd1];", "hist",
              (0, 0, 0), (5, 0, 0), 0, 0),
    ),
    "across blocks", "global memory", "counts+28", 4,
    "nothing orders them: no barrier, fence or atomic between different blocks",
)  # fmt: skip
MARKUP = Finding(Kind.MISMATCH, f"element 3 of {EVIL} is wrong\x07", remedy=f"do {EVIL}")


def witness(subject: str, digest: str) -> Witness:
    return Witness(subject, digest, {"n": 3}, 5, "order=free;seed=5;threads=random", "emulator", "0.1.0", "token")


def results() -> list[Result]:
    checks = (Check("race", True, "pass"), Check("bounds", True, "pass"))
    static = {"registers": 12, "spill_stores": 0, "spill_loads": 8, "shared": 1024, "ptx_digest": "d75"}
    axpy = Result(
        "blas/axpy", "f32", "sm_75", Evidence.EMULATED, "emulator", Verdict.PASS, "n=1025", "", (), checks, 5, 6, 6, 5,
        witness("blas/axpy", "d75"), metrics={"error_over_bound": 0.25},
    )  # fmt: skip
    out = [axpy, replace(axpy, case="n=1", schedules=2)]
    for arch in ("sm_75", "sm_90", "sm_100"):
        out.append(
            Result("blas/axpy", "f32", arch, Evidence.STATIC, "assembler", Verdict.PASS, checks=checks, metrics=static)
        )
        if arch != "sm_90":
            out.append(
                Result("blas/axpy", "f32", arch, Evidence.SILICON, "cuda", Verdict.NOT_RUN, reason="no driver <here>")
            )
    out += [
        Result("blas/axpy", "f32", "sm_90", Evidence.SILICON, "cuda", Verdict.PASS, "n=1025", checks=checks,
               schedules=3, device="NVIDIA H200, driver 580.159.04"),
        Result("sort/hist", "u32", "sm_75", Evidence.EMULATED, "emulator", Verdict.FAIL, "n=64", "", (RACE, MARKUP),
               checks, 3, 2, 1, 9, witness("sort/hist", "hist"), metrics={"ptx_digest": "hist"}),
        Result(EVIL, EVIL, "sm_75", Evidence.EMULATED, "emulator", Verdict.UNSUPPORTED, EVIL, f"line 3: {EVIL}"),
        Result("scenario/fork-join", "f32", "sm_75", Evidence.EMULATED, "emulator", Verdict.ERROR, reason="it broke"),
    ]  # fmt: skip
    return out


def write(path: Path, *, status: str = "complete") -> Path:
    with ResultsFile.create(path, {"version": "0.1.0", "seed": 5, "device": EVIL, "packages": {"numpy": "2.4"}}) as f:
        f.add_text("hist", PTX, file="hist_plain.sm_75.ptx", sources={"/build/hist_plain.cu": CU})
        for arch in ("sm_75", "sm_90"):
            f.select("blas/axpy", "f32", arch, "d75")
        f.select("blas/axpy", "f32", "sm_100", "d100")
        f.select("sort/hist", "u32", "sm_75", "hist")
        for r in results():
            f.append(r, f.begin(r.subject, variant=r.variant, arch=r.arch, evidence=r.evidence, case=r.case))
        if status != "complete":
            f.begin("blas/dot", variant="f32", arch="sm_75", case="n=7", witness=witness("blas/dot", "x"))
            f.note(planned=[["blas/gemv", "f32", "sm_75", "emulated"], ["blas/axpy", "f32", "sm_75", "emulated"]])
        f.finish(status)
    return path
