# SPDX-License-Identifier: Apache-2.0
"""What the CUDA engine costs beside the driver: a launch, an enforced order by gates and by a graph, 1,000 small cases.

`python -m harness.app.bench_cuda` prints a table in Markdown; without a GPU it says so and measures nothing. Medians
over repetitions; times are of the host, Python included.
"""

from __future__ import annotations

import ctypes
import json
import statistics
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from harness.findings import Verdict
from harness.order import happens_before, random_linear_extension
from harness.program import Buffer, Code, Launch, PreparedLaunch, Program, Ptr, Scalar
from harness.schedule import Schedule

OPS = 400
CASES = 1000
BUDGETS = {"launch_ratio": 1.3, "gate_us": 25.0, "graph_us": 12.0, "cases_ratio": 1.5}

# p[i] = 31 p[i] + k, one block.
PTX = """
.version 7.0
.target sm_75
.address_size 64

.visible .entry bump(.param .u64 p, .param .u32 k)
{
    .reg .b32 %r<6>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [p];
    ld.param.u32 %r1, [k];
    cvta.to.global.u64 %d1, %d1;
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %d2, %r2, 4;
    add.s64 %d3, %d1, %d2;
    ld.global.u32 %r3, [%d3];
    mad.lo.s32 %r4, %r3, 31, %r1;
    st.global.u32 [%d3], %r4;
    ret;
}
"""
_CODE = Code(PTX, "bump", "bench.ptx")
_PARAMS = ((0, 8, 8), (8, 4, 4))


def program(ops: int, streams: int = 1, n: int = 64) -> Program:
    """`ops` launches that do not commute, round robin over streams, on one buffer of n words."""
    token = PreparedLaunch(_CODE, (1, 1, 1), (n, 1, 1), params=_PARAMS)
    launches = tuple(Launch(k % streams, token, (Ptr("p"), Scalar(k.to_bytes(4, "little")))) for k in range(ops))
    return Program(f"bench {n}", (Buffer("p", 4 * n, init=np.zeros(n, np.uint32), dtype="u32"),), launches, streams)


class Timed:
    """The driver, with the time spent in it. seconds: so far; calls: how many."""

    def __init__(self, driver: Any) -> None:
        self._driver = driver
        self.seconds, self.calls = 0.0, 0

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._driver, name)
        if not (name.startswith("cu") and name[2].isupper() and callable(found)):
            setattr(self, name, found)
            return found

        def timed(*args: Any) -> Any:
            began = time.perf_counter()
            answer = found(*args)
            self.seconds += time.perf_counter() - began
            self.calls += 1
            return answer

        setattr(self, name, timed)
        return timed


def _ran(engine: Any, made: Program, schedule: Schedule) -> dict[str, Any]:
    outcome = engine.execute(made, schedule)
    if outcome.status is not Verdict.PASS or outcome.findings:
        raise SystemExit(f"bench: {made.name}: {outcome.status}: {outcome.reason or outcome.findings[0].message}")
    return dict(outcome.stats)


def bare_launch_us() -> float:
    """Microseconds a launch through the bindings alone: a loop over cuLaunchKernel, its arguments made before."""
    from harness.cuda.context import Context
    from harness.cuda.driver import api
    from harness.cuda.module import JitModule
    from harness.cuda.stream import Stream

    cu = api()
    context = Context()
    module, stream = JitModule(context, PTX), Stream(context)
    with context.current():
        function, handle = module.function("bump"), stream.handle
        memory = cu.cuMemAlloc(4096)[1]
        held, packs = (ctypes.c_uint64(int(memory)), ctypes.c_uint32(1)), []
        for _ in range(OPS):
            packs.append((ctypes.c_void_p * 2)(*(ctypes.addressof(h) for h in held)))
        params = [ctypes.addressof(p) for p in packs]

        def once() -> float:
            began = time.perf_counter()
            for p in params:
                (status,) = cu.cuLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, handle, p, 0)
                if status:
                    raise SystemExit(f"bench: {status}")
            spent = time.perf_counter() - began
            stream.synchronise()
            return spent * 1e6 / OPS

        found = _median(once)
        cu.cuMemFree(memory)
    context.close()
    return found


def _median(run: Callable[[], float], repetitions: int = 15) -> float:
    run()
    return statistics.median(run() for _ in range(repetitions))


def orders(engine: Any) -> dict[str, float]:
    """Microseconds an op, from the first submitted to the last done, of OPS launches over 4 streams."""
    made = program(OPS, 4)
    order = random_linear_extension(happens_before(made), Random(1))
    out = {}
    for name, schedule in {
        "gate": Schedule(order), "graph": Schedule(order, submit="graph"), "capture": Schedule(order, submit="capture"),
        "eager": Schedule(),
    }.items():  # fmt: skip

        def once(schedule: Schedule = schedule) -> float:
            return float(_ran(engine, made, schedule)["device_ms"]) * 1e3 / OPS

        out[f"{name}_us"] = _median(once, 9)
    parts = _ran(engine, made, Schedule(order, submit="graph"))
    out |= {f"graph_{k[:-3]}_us": parts[k] * 1e3 / OPS for k in ("build_ms", "instantiate_ms", "launch_ms")}
    return out


def small_cases(engine: Any) -> dict[str, float]:
    """1,000 small cases, each a program of its own: seconds in all, and in the driver."""
    from harness.cuda.driver import api, through

    made = [program(1, 1, 1 + k % 1024) for k in range(CASES)]

    def all_of_them() -> float:
        began = time.perf_counter()
        for k, one in enumerate(made):
            _ran(engine, one, Schedule(seed=k))
        return time.perf_counter() - began

    whole = _median(all_of_them, 3)
    timed = Timed(api())
    with through(timed):
        all_of_them()
    return {"cases_s": whole, "cases_driver_s": timed.seconds, "cases_calls": timed.calls / CASES}


def measure() -> dict[str, Any]:
    """All figures. Raises DeviceUnavailable."""
    from harness.cuda.engine import CudaEngine

    bare = bare_launch_us()
    with CudaEngine() as engine:
        one = program(OPS)
        mine = _median(lambda: _ran(engine, one, Schedule())["submit_ms"] * 1e3 / OPS)
        found = {"bare_us": bare, "launch_us": mine, **orders(engine), **small_cases(engine)}
        device = engine.device
    found["launch_ratio"] = found["launch_us"] / found["bare_us"]
    found["cases_ratio"] = found["cases_s"] / found["cases_driver_s"]
    return {"device": device, "python": sys.version.split()[0], **{k: round(v, 3) for k, v in found.items()}}


def table(found: dict[str, Any]) -> str:
    """The figures in Markdown, beside what they may be."""
    rows = [
        ("a launch, bare binding", f"{found['bare_us']:.2f} µs", ""),
        ("a launch, engine", f"{found['launch_us']:.2f} µs", ""),
        ("engine over bare binding", f"{found['launch_ratio']:.2f}", "1.3"),
        ("an op under an order, gates", f"{found['gate_us']:.1f} µs", "25 µs"),
        ("an op under an order, graph", f"{found['graph_us']:.1f} µs", "12 µs"),
        ("an op under an order, captured", f"{found['capture_us']:.1f} µs", ""),
        ("1,000 small cases", f"{found['cases_s']:.3f} s", ""),
        ("of which in the driver", f"{found['cases_driver_s']:.3f} s, {found['cases_calls']:.0f} calls a case", ""),
        ("cases over driver work", f"{found['cases_ratio']:.2f}", "1.5"),
    ]
    lines = [
        f"{found['device']}; Python {found['python']}.",
        "",
        "| CUDA engine | measured | at most |",
        "|---|---:|---:|",
    ]
    return "\n".join([*lines, *(f"| {a} | {b} | {c} |" for a, b, c in rows)])


def main() -> int:
    """Measure and print. 0; 1 when a figure is over its budget; 3 without a GPU."""
    from harness.errors import DeviceUnavailable

    try:
        found = measure()
    except DeviceUnavailable as why:
        print(f"CUDA engine: not run: {why}")
        return 3
    print(table(found))
    print(json.dumps(found))
    return int(any(found[k] > most for k, most in BUDGETS.items()))


if __name__ == "__main__":
    sys.exit(main())
