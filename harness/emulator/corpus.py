# SPDX-License-Identifier: Apache-2.0
"""A labelled corpus: each line of its index is a kernel, a launch, and the kinds of fault that must be found.

Index fields: id, ptx, entry, block, grid, dynamic_smem, cluster, params, expect, tags (PTX paths are relative to the
index). A parameter is a `buffer` (dtype, elems, bytes, init "zeros" or values), a `scalar` (dtype, value) or an `alias`
(of, byte_offset). `expect` is "race-free", or kinds joined by "+": race, oob, divergence, uninit, misaligned.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from harness.emulator.engine import EmulatorEngine
from harness.errors import AssayError, UsageError
from harness.findings import Kind, Verdict
from harness.program import Arg, Buffer, Code, Launch, PreparedLaunch, Program, Ptr, Scalar
from harness.schedule import Schedule

_KINDS = {
    Kind.RACE: "race", Kind.OUT_OF_BOUNDS: "oob", Kind.USE_AFTER_FREE: "oob", Kind.MISALIGNED: "misaligned",
    Kind.BARRIER_DIVERGENCE: "divergence", Kind.DEADLOCK: "divergence", Kind.UNINITIALISED: "uninit",
}  # fmt: skip
_DTYPES = {
    "u8": np.uint8, "i8": np.int8, "u16": np.uint16, "i16": np.int16, "u32": np.uint32, "i32": np.int32,
    "u64": np.uint64, "i64": np.int64, "f16": np.float16, "f32": np.float32, "f64": np.float64,
}  # fmt: skip
_ANY_SCHEDULE = frozenset({"schedule-dependent", "may-hang"})
SCHEDULES = 4


def run_corpus(
    index: Path, *, seed: int = 0, schedules: int = SCHEDULES, tier: str = "auto"
) -> Iterator[dict[str, Any]]:
    """One row a case: id, expect, found, ok, reason. `found` begins with a verdict's name where there was no verdict.

    Each case runs under several seeded interleavings, in one of the emulator's tiers; the kinds found are those of all
    of them together.
    Raises UsageError for an index that cannot be read.
    """
    for number, line in enumerate(_lines(index), 1):
        try:
            case = json.loads(line)
            program = _program(case, index.parent)
            expected = set(str(case["expect"]).split("+")) - {"race-free"}
        except (ValueError, KeyError, TypeError) as why:
            raise UsageError(
                f"{index}:{number}: not a case of a corpus: {why!r}", remedy="see the index fields"
            ) from None
        found, reason = _judge(program, seed, schedules, EmulatorEngine(tier=tier))
        if isinstance(found, str):
            yield {"id": case["id"], "expect": case["expect"], "found": found, "ok": False, "reason": reason}
            continue
        if "uninit" not in expected:
            found.discard("uninit")
        tagged = _ANY_SCHEDULE & set(case.get("tags", ()))
        ok = expected <= found if tagged and expected else expected == found
        text = "+".join(sorted(found)) or "race-free"
        yield {"id": case["id"], "expect": case["expect"], "found": text, "ok": ok, "reason": reason}


def _lines(index: Path) -> list[str]:
    try:
        return [line for line in index.read_text(encoding="utf-8").splitlines() if line.strip()]
    except (OSError, UnicodeDecodeError) as why:
        raise UsageError(f"{index} cannot be read: {why}", remedy="give the path of an index.jsonl") from None


def _judge(program: Program, seed: int, schedules: int, engine: EmulatorEngine) -> tuple[set[str] | str, str]:
    """The kinds found under all interleavings, or why there is no verdict."""
    found: set[str] = set()
    first = ""
    for i in range(schedules):
        policy = "round-robin" if schedules > 1 and i == schedules - 1 else "random"
        try:
            outcome = engine.execute(program, Schedule(seed=seed + i, threads=policy))
        except AssayError as why:
            return f"error: {why}", str(why)
        if outcome.status is not Verdict.PASS:
            return f"{outcome.status}: {outcome.reason}", outcome.reason
        for f in outcome.findings:
            if f.kind in _KINDS:
                found.add(_KINDS[f.kind])
                first = first or f.message
    return found, first


def _program(case: dict[str, Any], folder: Path) -> Program:
    """The launch of one case, buffers sized exactly. Raises KeyError, ValueError or UsageError."""
    path = folder / case["ptx"]
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as why:
        raise UsageError(f"{case['id']}: {path} cannot be read: {why}") from None
    buffers: list[Buffer] = []
    args: list[Arg] = []
    for i, param in enumerate(case["params"]):
        name = param.get("name", f"p{i}")
        if param["kind"] == "buffer":
            dtype = np.dtype(_DTYPES[param["dtype"]])
            elements = int(param["elems"])
            init = param.get("init", "zeros")
            values = np.zeros(elements, dtype) if init == "zeros" else np.array(init).astype(dtype)
            raw = np.zeros(int(param.get("bytes", elements * dtype.itemsize)), np.uint8)
            data = values.view(np.uint8)[: raw.size]
            raw[: data.size] = data
            buffers.append(Buffer(name, raw.size, init=raw, dtype=param["dtype"]))
            args.append(Ptr(name))
        elif param["kind"] == "scalar":
            value = np.array(param["value"]).astype(_DTYPES[param["dtype"]])
            args.append(Scalar(value.tobytes(), str(param["value"])))
        elif param["kind"] == "alias":
            args.append(Ptr(param["of"], int(param["byte_offset"])))
        else:
            raise ValueError(f"parameter kind {param['kind']!r}")
    token = PreparedLaunch(
        Code(text, case["entry"], path.name),
        _triple(case["grid"]),
        _triple(case["block"]),
        int(case.get("dynamic_smem", 0)),
        cluster=_triple(case.get("cluster", (1,))),
    )
    return Program(case["id"], tuple(buffers), (Launch(0, token, tuple(args)),))


def _triple(extent: Sequence[int]) -> tuple[int, int, int]:
    x, y, z = (*extent, 1, 1)[:3]
    return int(x), int(y), int(z)
