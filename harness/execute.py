# SPDX-License-Identifier: Apache-2.0
"""One case -> Program -> engine -> Result. The only path from a contract to a verdict, on every engine."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Literal, cast

import numpy as np
import numpy.typing as npt

from harness.bounds import results
from harness.cases import Case, wide_values
from harness.compare import Comparison, compare, untouched
from harness.contract import ArrayParam, Kernel, Param
from harness.controls import Planted, plant
from harness.dtypes import DType
from harness.engine import Engine, Outcome
from harness.errors import AssayError, ContractError, DeviceUnavailable, LaunchRefused, OracleError, UnsupportedPtx
from harness.findings import Check, Evidence, Finding, Kind, Place, Result, Verdict
from harness.prepare import facts, prepare
from harness.program import Arg, Buffer, Launch, Program, Ptr, Scalar
from harness.ptx.assemble import assemble
from harness.ptx.checks import check_text
from harness.schedule import Schedule
from harness.selection import chosen
from harness.witness import digest, witness

Array = npt.NDArray[Any]
POISONS = (0xA5, 0x5A)
_KIND_CHECKS = {
    "race": {Kind.RACE},
    "bounds": {Kind.OUT_OF_BOUNDS, Kind.USE_AFTER_FREE},
    "alignment": {Kind.MISALIGNED},
    "initialised": {Kind.UNINITIALISED},
    "barrier": {Kind.BARRIER_DIVERGENCE},
    "deadlock": {Kind.DEADLOCK},
    "redzone": {Kind.OUT_OF_PLACE},
    "written": {Kind.UNWRITTEN},
    "input unchanged": {Kind.INPUT_CHANGED},
}


@dataclass(slots=True)
class _Answer:
    """What the oracle says of a case: results, bounds, and their types and names."""

    expected: list[Array]
    bounds: list[Array]
    dtypes: list[DType]
    names: list[str]


@dataclass(slots=True)
class _Judgement:
    findings: list[Finding] = field(default_factory=list)
    checks: list[Check] = field(default_factory=list)
    metrics: dict[str, Any] = field(default_factory=dict)
    controls: list[Planted] = field(default_factory=list)


def program_of(kernel: Kernel, case: Case, arch: str) -> Program:
    """The case as a Program of one launch. Raises LaunchRefused, UnsupportedPtx or ContractError."""
    token = prepare(kernel, case.sizes, arch=arch)
    layout = facts(token.code.ptx, token.code.entry, token.code.file).layout
    buffers: list[Buffer] = []
    args: list[Arg] = []
    reads, writes = [], []
    for p, slot in zip(kernel.params, layout.slots, strict=True):
        if p.array is None:
            args.append(_scalar(p, case, slot.size))
            continue
        buffer = _buffer(kernel, p.name, p.array, case)
        buffers.append(buffer)
        args.append(Ptr(p.name))
        span = (p.name, 0, buffer.nbytes)
        if p.array.role != "out":
            reads.append(span)
        if p.array.role != "in":
            writes.append(span)
    launch = Launch(0, token, tuple(args), kernel.allow_race, declared=(tuple(reads), tuple(writes)))
    return Program(f"{kernel.name} {kernel.variant}".strip(), tuple(buffers), (launch,))


def _scalar(p: Param, case: Case, width: int) -> Scalar:
    if p.kind == "size":
        value = case.sizes[p.name]
        return Scalar(int(value).to_bytes(width, "little"), f"{p.name}={value}")
    value = case.scalars[p.name]
    return Scalar(value.tobytes(), f"{p.name}={value}")


def _buffer(kernel: Kernel, name: str, array: ArrayParam, case: Case) -> Buffer:
    shape = kernel.shape(array, case.sizes)
    count = int(np.prod(shape, dtype=np.int64))
    # A buffer of no elements still needs an address; it holds one that nobody may count on.
    nbytes = max(count, 1) * array.dtype.size
    init: Array | None = None
    if name in case.arrays:
        data = np.frombuffer(case.arrays[name].tobytes(), np.uint8)
        init = data if count else np.zeros(nbytes, np.uint8)
    elif array.zeroed:
        init = np.zeros(nbytes, np.uint8)
    role = array.role if count else "scratch"
    return Buffer(
        name, nbytes, init=init, dtype=array.dtype.name, shape=shape,
        role=cast(Literal["in", "out", "inout", "scratch"], role),
    )  # fmt: skip


def answer(kernel: Kernel, case: Case) -> _Answer:
    """Ask the oracle. Raises OracleError when it raises or gives the wrong shapes."""
    values = wide_values(kernel, case)
    names = [n for n, _ in kernel.results]
    dtypes = [a.dtype for _, a in kernel.results]
    shapes = [kernel.shape(a, case.sizes) for _, a in kernel.results]
    try:
        with np.errstate(all="ignore"):
            given = results(kernel.oracle(**_copied(values)), names)
    except Exception as why:  # an oracle is a user's code: whatever it raises is its own fault, named as such
        raise OracleError(f"{kernel.name}: the oracle raised {type(why).__name__}: {why}") from why
    expected = []
    for name, value, dtype, shape in zip(names, given, dtypes, shapes, strict=True):
        if value.shape != shape and value.size == int(np.prod(shape, dtype=np.int64)):
            value = value.reshape(shape)
        if value.shape != shape:
            raise OracleError(f"{kernel.name}: the oracle gave {name} the shape {value.shape}, expected {shape}")
        expected.append(dtype.wide(value) if dtype.kind == "float" else value)
    try:
        bounds = kernel.within.evaluate(kernel.oracle, _copied(values), expected, dtypes, names)
    except (ContractError, ValueError, IndexError, TypeError, KeyError) as why:
        raise OracleError(f"{kernel.name}: its bound cannot be evaluated: {why}") from why
    return _Answer(expected, bounds, dtypes, names)


def _copied(values: dict[str, Any]) -> dict[str, Any]:
    return {k: v.copy() if isinstance(v, np.ndarray) else v for k, v in values.items()}


def run_case(kernel: Kernel, case: Case, engine: Engine, arch: str, seed: int, submit: str = "eager") -> Result:
    """Run one case twice, with two poisons and two interleavings; hold both against the oracle; plant the controls.

    submit: as in `Schedule`.
    """
    began = time.perf_counter()
    base = Result(
        kernel.name, kernel.variant, arch, engine.evidence, engine.name, Verdict.ERROR, str(case), seed=seed,
        device=engine.device,
    )  # fmt: skip
    try:
        kernel = chosen(kernel, case.sizes, arch)
        program = program_of(kernel, case, arch)
        launch = cast(Launch, program.ops[0])
        base = replace(base, witness=_witness(base, case, launch, submit))
        truth = answer(kernel, case)
        outcomes = [
            engine.execute(program, Schedule(None, seed * 2 + i, submit=submit), poison=poison)
            for i, poison in enumerate(POISONS)
        ]
    except UnsupportedPtx as why:
        return replace(base, verdict=Verdict.UNSUPPORTED, reason=str(why))
    except DeviceUnavailable as why:
        return replace(base, verdict=Verdict.NOT_RUN, reason=str(why))
    except (LaunchRefused, AssayError) as why:
        return replace(base, verdict=Verdict.ERROR, reason=f"{type(why).__name__}: {why}")
    ended = time.perf_counter() - began
    stats = _stats(outcomes)
    if kernel.variant != base.variant:
        stats["chosen"] = kernel.variant
    for outcome in outcomes:
        if outcome.status is not Verdict.PASS:
            stopped = Verdict.FAIL if outcome.findings else outcome.status
            return replace(
                base, verdict=stopped, reason=outcome.reason, findings=outcome.findings, metrics=stats, seconds=ended,
                schedules=len(outcomes),
            )  # fmt: skip
    judged = _judge(kernel, case, program, truth, outcomes, seed)
    verdict = Verdict.FAIL if judged.findings else Verdict.PASS
    reason = ""
    missing = [c.name for c in judged.checks if not c.ran]
    if verdict is Verdict.PASS and missing:
        verdict, reason = Verdict.NOT_RUN, f"not checked: {', '.join(missing)}"
    return replace(
        base, verdict=verdict, reason=reason, findings=tuple(judged.findings), checks=tuple(judged.checks),
        schedules=len(outcomes), controls_planted=len(judged.controls),
        controls_found=sum(c.found for c in judged.controls), seconds=time.perf_counter() - began,
        metrics={**stats, **judged.metrics},
    )  # fmt: skip


def _witness(base: Result, case: Case, launch: Launch, submit: str) -> Any:
    return witness(
        base.subject, base.variant, case.index, {**case.sizes, "values": case.values}, case.seed,
        str(Schedule(None, case.seed * 2, submit=submit)), base.engine, base.arch, digest(launch.token.code.ptx),
    )  # fmt: skip


def _stats(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    first = outcomes[0].stats
    keys = ("instructions", "run_seconds", "compile_ms", "allowed_races")
    return {k: first[k] for k in first if k in keys or k.startswith("threads_")}


def _judge(
    kernel: Kernel, case: Case, program: Program, truth: _Answer, outcomes: list[Outcome], seed: int
) -> _Judgement:
    out = _Judgement()
    seen: set[tuple[Any, ...]] = set()
    for outcome in outcomes:
        for f in outcome.findings:
            key = (f.kind, tuple((p.ptx_line, p.role) for p in f.places), f.relation)
            if key not in seen:
                seen.add(key)
                out.findings.append(f)
    kinds = {f.kind for f in out.findings}
    for name in outcomes[0].checks:
        out.checks.append(Check(name, True, "fail" if _KIND_CHECKS.get(name, set()) & kinds else "pass"))
    ratios = [_hold(kernel, program, truth, outcome, out, i) for i, outcome in enumerate(outcomes)]
    wrong = any(f.kind is Kind.MISMATCH for f in out.findings)
    out.checks.append(Check("oracle", True, "fail" if wrong else "pass"))
    out.metrics["error_over_bound"] = max(ratios, default=0.0)
    out.metrics["bound"] = kernel.within.text
    _written(kernel, case, outcomes, out)
    _inputs(program, outcomes, out)
    _empty(kernel, case, program, outcomes, out)
    _determinism(kernel, truth, outcomes, out)
    inputs = [a for n, a in case.arrays.items()]
    out.controls = plant(truth.expected, truth.bounds, truth.dtypes, truth.names, inputs, seed)
    lost = [c.name for c in out.controls if not c.found]
    for name in lost:
        out.findings.append(
            Finding(
                Kind.CONTRACT_BREACH, f"control not found: {name} passes {kernel.name}'s oracle and bound",
                missing="an oracle and a bound that reject it", remedy="tighten within=, or mend the oracle",
            )
        )  # fmt: skip
    judged = {c.result for c in out.controls}
    bare = [n for n, e in zip(truth.names, truth.expected, strict=True) if e.size and n not in judged]
    how = "fail" if lost else f"none could be planted in {', '.join(bare)}" if bare else "pass"
    out.checks.append(Check("controls", not bare, how))
    return out


def _hold(kernel: Kernel, program: Program, truth: _Answer, outcome: Outcome, out: _Judgement, run: int) -> float:
    """Compare one run's results; a finding for each array that is off. Returns the largest error over bound."""
    worst = 0.0
    for e, b, d, name in zip(truth.expected, truth.bounds, truth.dtypes, truth.names, strict=True):
        actual = outcome.buffers[name][: e.size * d.size].view(d.numpy).reshape(e.shape)
        held = compare(actual, e, b, d)
        worst = max(worst, held.ratio)
        if run == 0:
            out.metrics[f"ulps {name}"] = held.ulps
            out.metrics["max_error"] = max(out.metrics.get("max_error", 0.0), held.max_error)
        if held.ok or any(f.kind is Kind.MISMATCH and f.detail.get("array") == name for f in out.findings):
            continue
        out.findings.append(_mismatch(kernel, program, name, held, e))
    return worst


def _mismatch(kernel: Kernel, program: Program, name: str, held: Comparison, e: Array) -> Finding:
    first = held.worst[0]
    index = tuple(int(i) for i in np.unravel_index(first["index"], e.shape)) if e.shape else ()
    launch = cast(Launch, program.ops[0])
    code = launch.token.code
    place = Place(
        "result",
        file=code.file,
        ptx_line=facts(code.ptx, code.entry, code.file).function.line,
        kernel=code.entry,
        op=0,
        stream=0,
    )
    off = f"is {first['actual']}, should be {first['expected']} within {first['bound']}"
    width = program.buffer(name).nbytes // max(e.size, 1)
    return Finding(
        Kind.MISMATCH, f"{held.wrong.size} of {e.size} elements of {name} are off: {name}{list(index)} {off}",
        (place,), space="global memory", address=f"{name}+{first['index'] * width}", nbytes=width,
        missing=f"agreement with the oracle of {kernel.name} ({kernel.within.text})", count=int(held.wrong.size),
        detail={"array": name, "wrong": int(held.wrong.size), "elements": int(e.size), "worst": held.worst},
    )  # fmt: skip


def _written(kernel: Kernel, case: Case, outcomes: list[Outcome], out: _Judgement) -> None:
    """Elements of pure outputs that hold the poison of both runs."""
    known = {f.address.split("+")[0] for f in out.findings if f.kind is Kind.UNWRITTEN}
    failed = bool(known)
    for name, array in kernel.arrays:
        if array.role != "out" or not int(np.prod(kernel.shape(array, case.sizes), dtype=np.int64)):
            continue
        a, b = (o.buffers[name] for o in outcomes)
        left = untouched(a, b, POISONS, array.dtype.size)
        if left.size and name not in known:
            failed = True
            out.findings.append(
                Finding(
                    Kind.UNWRITTEN, f"{left.size} elements of {name} were never written, first {int(left[0])}",
                    address=f"{name}+{int(left[0]) * array.dtype.size}", nbytes=array.dtype.size, count=int(left.size),
                    space="global memory", remedy="check the grid and the bounds of the last block",
                )
            )  # fmt: skip
    out.checks.append(Check("two poisons", True, "fail" if failed else "pass"))


def _inputs(program: Program, outcomes: list[Outcome], out: _Judgement) -> None:
    """No run changed an input."""
    known = any(f.kind is Kind.INPUT_CHANGED for f in out.findings)
    for b in program.buffers:
        if b.role != "in" or b.init is None or known:
            continue
        before = np.frombuffer(b.init.tobytes(), np.uint8)
        changed = np.flatnonzero(np.any([o.buffers[b.name] != before for o in outcomes], axis=0))
        if changed.size:
            known = True
            out.findings.append(
                Finding(
                    Kind.INPUT_CHANGED, f"{changed.size} bytes of the input {b.name} were changed",
                    address=f"{b.name}+{int(changed[0])}", nbytes=1, space="global memory", count=int(changed.size),
                )
            )  # fmt: skip
    out.checks.append(Check("inputs unchanged", True, "fail" if known else "pass"))


def _empty(kernel: Kernel, case: Case, program: Program, outcomes: list[Outcome], out: _Judgement) -> None:
    """An array of no elements stands on bytes that are not its own: nobody may have written them."""
    for name, array in kernel.arrays:
        if int(np.prod(kernel.shape(array, case.sizes), dtype=np.int64)):
            continue
        buffer = program.buffer(name)
        for outcome, poison in zip(outcomes, POISONS, strict=True):
            before = poison if buffer.init is None else np.frombuffer(buffer.init.tobytes(), np.uint8)
            written = np.flatnonzero(outcome.buffers[name] != before)
            if written.size:
                out.findings.append(
                    Finding(
                        Kind.OUT_OF_PLACE, f"{name} has no elements at {case}, and was written",
                        address=f"{name}+{int(written[0])}", nbytes=1, space="global memory", count=int(written.size),
                        remedy="check the bounds for sizes of 0",
                    )
                )  # fmt: skip
                break


def _determinism(kernel: Kernel, truth: _Answer, outcomes: list[Outcome], out: _Judgement) -> None:
    """Two interleavings of a kernel declared bitwise give the same bytes."""
    if kernel.determinism != "bitwise":
        return
    differs = []
    for e, d, name in zip(truth.expected, truth.dtypes, truth.names, strict=True):
        a, b = (o.buffers[name][: e.size * d.size] for o in outcomes)
        differs += [name] if not np.array_equal(a, b) else []
    unwritten = any(f.kind in (Kind.UNWRITTEN, Kind.UNINITIALISED) for f in out.findings)
    if differs and not unwritten:
        out.findings.append(
            Finding(
                Kind.NONDETERMINISTIC, f"two runs of {kernel.name} on the same input differ in {', '.join(differs)}",
                remedy='declare determinism="order-free" if that is meant', detail={"arrays": differs},
            )
        )  # fmt: skip
    out.checks.append(Check("determinism", True, "fail" if differs else "pass"))


def static(kernel: Kernel, arch: str) -> Result:
    """Static evidence: our checks on the text, and the assembler's verdict for the architecture."""
    began = time.perf_counter()
    base = Result(kernel.name, kernel.variant, arch, Evidence.STATIC, "assembler", Verdict.ERROR)
    try:
        code = kernel.ptx_for(arch)
        said = [f for f in _said(code.ptx, code.file) if _of_entry(f, code.entry)]
        # A warning may be of what never happens; the emulator judges that, and a warning fails nothing.
        findings = [f for f in said if f.detail.get("severity") != "warning"]
        made = _assembled(code.ptx, arch, code.file)
    except UnsupportedPtx as why:
        return replace(base, verdict=Verdict.NOT_RUN, reason=str(why))
    except AssayError as why:
        return replace(base, reason=f"{type(why).__name__}: {why}")
    for line, text in made.errors:
        place = Place("assembler", file=code.file, ptx_line=line, kernel=code.entry)
        findings.append(Finding(Kind.ASSEMBLY, text, (place,), detail={"arch": arch}))
    static_failed = any(f.kind is Kind.STATIC for f in findings)
    checks = [Check("static checks", True, "fail" if static_failed else "pass")]
    checks.append(Check("assembles", not made.not_run_reason, made.not_run_reason or ("pass" if made.ok else "fail")))
    metrics: dict[str, Any] = {"code": made.code, "assembler": made.assembler, "warnings": list(made.warnings)}
    metrics["warnings"] += [
        f"{f.message} ({f.places[0].file}:{f.places[0].ptx_line})" for f in said if f not in findings and f.places
    ]
    used = made.entries.get(code.entry)
    if used is not None:
        metrics |= {
            k: getattr(used, k)
            for k in ("registers", "spill_stores", "spill_loads", "stack", "shared")
            if getattr(used, k, None) is not None
        }
    verdict, reason = Verdict.PASS, ""
    if findings:
        verdict = Verdict.FAIL
    elif made.not_run_reason:
        verdict, reason = Verdict.NOT_RUN, made.not_run_reason
    elif not made.ok:
        verdict, reason = Verdict.ERROR, f"{made.assembler} made no code and gave no error"
    return replace(
        base, verdict=verdict, reason=reason, findings=tuple(findings), checks=tuple(checks), metrics=metrics,
        device=made.assembler, seconds=time.perf_counter() - began,
        witness=witness(kernel.name, kernel.variant, 0, {}, 0, "-", "assembler", arch, digest(code.ptx)),
    )  # fmt: skip


# A text with many entries is read and assembled once in a row of kernels, not once for each.
_said = lru_cache(maxsize=4)(check_text)
_assembled = lru_cache(maxsize=32)(assemble)


def _of_entry(finding: Finding, entry: str) -> bool:
    """Whether a finding concerns an entry, or the module as a whole."""
    return not finding.places or finding.places[0].kernel in ("", entry)


__all__ = ["POISONS", "answer", "digest", "program_of", "run_case", "static"]
