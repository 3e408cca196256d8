# SPDX-License-Identifier: Apache-2.0
"""A labelled corpus through the emulator: each case under several schedules, the kinds found held against the label.

An index has one kernel and launch a line: id, ptx, entry, block, grid, dynamic_smem, params, expect, tags. Buffers are
sized exactly. A case is right when the kinds found are the ones expected, in every schedule; a case whose tags say that
it depends on the schedule, or may hang, is right when some schedule shows them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from harness.emulator.engine import EmulatorEngine
from harness.engine import Engine
from harness.errors import AssayError, PtxSyntaxError, UnsupportedPtx, UsageError
from harness.findings import Kind, Verdict
from harness.program import Arg, Buffer, Code, Launch, PreparedLaunch, Program, Ptr, Scalar
from harness.ptx.abi import param_layout
from harness.ptx.parser import parse
from harness.schedule import Schedule

DTYPES = {
    "u8": np.uint8, "i8": np.int8, "u16": np.uint16, "i16": np.int16, "f16": np.float16, "u32": np.uint32,
    "i32": np.int32, "f32": np.float32, "u64": np.uint64, "i64": np.int64, "f64": np.float64,
}  # fmt: skip
_NAMES = {
    Kind.RACE: "race", Kind.OUT_OF_BOUNDS: "oob", Kind.USE_AFTER_FREE: "oob", Kind.MISALIGNED: "misaligned",
    Kind.BARRIER_DIVERGENCE: "divergence", Kind.DEADLOCK: "divergence", Kind.UNINITIALISED: "uninit",
}  # fmt: skip
CLEAN = "race-free"
_EITHER = frozenset({"schedule-dependent", "may-hang"})
_POLICIES = ("random", "round-robin", "sequential")


@dataclass(slots=True)
class Row:
    """How one case ended. found: like expect, or "unsupported", "not run", "error"; reason: why, or the first finding."""

    id: str
    expect: str
    found: str
    ok: bool
    reason: str = ""
    kinds: dict[str, str] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """For a results file."""
        return {"id": self.id, "expect": self.expect, "found": self.found, "ok": self.ok, "reason": self.reason}


def read_index(index: Path) -> list[dict[str, Any]]:
    """The cases of an index. Raises UsageError naming the line that is not one."""
    cases = []
    for number, line in enumerate(index.read_text("utf-8").splitlines(), 1):
        if not line.strip():
            continue
        try:
            case = json.loads(line)
            missing = {"id", "ptx", "entry", "block", "grid", "params", "expect"} - set(case)
        except (ValueError, TypeError) as why:
            raise UsageError(f"{index}:{number}: not a case: {why}") from why
        if missing:
            raise UsageError(f"{index}:{number}: a case without {', '.join(sorted(missing))}")
        cases.append(case)
    return cases


def build(case: dict[str, Any], folder: Path) -> Program:
    """The Program of one case. Raises UsageError where its parameters do not fit the kernel, PtxSyntaxError, OSError."""
    path = folder / case["ptx"]
    text = path.read_text("utf-8")
    module = parse(text, path.name)
    try:
        entry = module.entry(case["entry"])
    except KeyError:
        raise UsageError(f"{path.name} has no entry {case['entry']}") from None
    buffers: list[Buffer] = []
    args: list[Arg] = []
    for i, p in enumerate(case["params"]):
        name, kind = p.get("name", f"arg{i}"), p["kind"]
        if kind == "buffer":
            buffers.append(_buffer(name, p))
            args.append(Ptr(name))
        elif kind == "alias":
            args.append(Ptr(p["of"], p.get("byte_offset", 0)))
        elif kind == "scalar":
            args.append(Scalar(np.array([p["value"]], DTYPES[p["dtype"]]).tobytes(), str(p["value"])))
        else:
            raise UsageError(f"{case['id']}: parameter {name} is of the unknown kind {kind!r}")
    x, y, z = case["grid"], case["block"], case.get("dynamic_smem", 0)
    token = PreparedLaunch(
        Code(text, entry.name, path.name), tuple(x), tuple(y), z,
        tuple((s.offset, s.size, s.align) for s in param_layout(entry).slots), name=case["id"],
    )  # fmt: skip
    return Program(case["id"], tuple(buffers), (Launch(0, token, tuple(args)),))


def _buffer(name: str, p: dict[str, Any]) -> Buffer:
    """init: "zeros", the values, or "uninit" (or absent) for memory that nobody wrote."""
    dtype, init = DTYPES[p["dtype"]], p.get("init")
    nbytes = p.get("bytes", p["elems"] * np.dtype(dtype).itemsize)
    if init is None or init == "uninit":
        data = None
    elif init == "zeros":
        data = np.zeros(nbytes, np.uint8)
    elif isinstance(init, list):
        data = np.zeros(nbytes, np.uint8)
        raw = np.array(init, dtype).view(np.uint8)
        data[: raw.size] = raw
    else:
        raise UsageError(f"buffer {name}: init {init!r} is neither values nor \"zeros\" nor \"uninit\"")
    return Buffer(name, nbytes, init=data, dtype=p["dtype"], shape=(p["elems"],))


def schedules(seed: int, count: int) -> list[Schedule]:
    """Which schedules a case is tried under: mostly random ones, each other policy once where there is room."""
    return [Schedule(None, seed + i, _POLICIES[i] if 0 < i < len(_POLICIES) else "random") for i in range(count)]


def judge(case: dict[str, Any], folder: Path, engine: Engine, tried: Iterable[Schedule]) -> Row:
    """Run a case under every schedule and hold what was found against its label."""
    expect = case["expect"]
    wanted = frozenset() if expect == CLEAN else frozenset(expect.split("+"))
    either = bool(_EITHER & set(case.get("tags", ())))
    seen: list[frozenset[str]] = []
    said: dict[str, str] = {}
    try:
        program = build(case, folder)
        for schedule in tried:
            outcome = engine.execute(program, schedule)
            if outcome.status is not Verdict.PASS:
                return Row(case["id"], expect, str(outcome.status), False, outcome.reason)
            kinds = set()
            for f in outcome.findings:
                name = _NAMES.get(f.kind)
                if name is None or (name == "uninit" and "uninit" not in wanted):
                    continue
                kinds.add(name)
                said.setdefault(name, f"{f.kind} under {schedule}: {f.message}")
            seen.append(frozenset(kinds))
    except UnsupportedPtx as why:
        return Row(case["id"], expect, "unsupported", False, str(why))
    except PtxSyntaxError as why:
        return Row(case["id"], expect, "error", False, f"line {why.line}: {why}")
    except (AssayError, OSError, KeyError, ValueError) as why:
        return Row(case["id"], expect, "error", False, f"{type(why).__name__}: {why}")
    right = [kinds == wanted for kinds in seen]
    ok = any(right) if either else all(right)
    # What to show: the expected kinds where the case is right, else the first set that is not.
    shown = wanted if ok else next(kinds for kinds, fine in zip(seen, right, strict=True) if not fine)
    return Row(case["id"], expect, "+".join(sorted(shown)) or CLEAN, ok, "; ".join(said[k] for k in sorted(shown) if k in said), said)


def run_corpus(
    index: Path,
    *,
    seed: int = 0,
    seeds: Sequence[int] | None = None,
    count: int = 6,
    engine: Callable[[], Engine] = EmulatorEngine,
) -> Iterator[dict[str, Any]]:
    """Run every case of an index; a row each: {id, expect, found, ok, reason}.

    seed: of the first of `count` schedules; seeds: instead of those, one random schedule for each; engine: makes one.
    Raises UsageError for an index that cannot be read.
    """
    cases = read_index(index)
    made = engine()
    tried = [Schedule(None, s) for s in seeds] if seeds is not None else schedules(seed, count)
    for case in cases:
        yield judge(case, index.parent, made, tried).as_dict()
