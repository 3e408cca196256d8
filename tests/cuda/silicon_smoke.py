# SPDX-License-Identifier: Apache-2.0
"""All that the CUDA engine claims, on the device at hand: `PYTHONPATH=. python3 tests/cuda/silicon_smoke.py [JSON]`.

Prints one line a claim and what was measured; ends with status 1 when a claim does not hold, 3 without a device.
"""

from __future__ import annotations

import json
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
import programs as p

from harness.cuda import CudaEngine
from harness.cuda.probe import probe
from harness.findings import Kind, Verdict
from harness.order import happens_before, random_linear_extension
from harness.program import Code, Launch, PreparedLaunch, Program, Ptr
from harness.schedule import Schedule
from harness.workers import IsolatedEngine

FREE = Schedule()
facts: dict[str, Any] = {}


def u32(outcome: Any, name: str) -> np.ndarray:
    return outcome.buffers[name].view(np.uint32)


def passed(outcome: Any) -> Any:
    assert outcome.status is Verdict.PASS, outcome.reason
    return outcome


def orders(engine: CudaEngine, label: str) -> None:
    """Wrong order, wrong bytes, every time; right order, right bytes, every time."""
    program = p.producer_consumer()
    bad, good = 0, 0
    for seed in range(20):
        o = passed(engine.execute(program, Schedule((1, 0), seed)))
        assert o.enforced
        assert o.order == (1, 0)
        bad += bool((u32(o, "q") == 0).all())
        o = passed(engine.execute(program, Schedule((0, 1), seed)))
        good += bool((u32(o, "q") == p.PRODUCED).all())
    assert (bad, good) == (20, 20), (bad, good)
    free = sum(bool((u32(passed(engine.execute(program, FREE)), "q") != p.PRODUCED).any()) for _ in range(20))
    ordered = p.producer_consumer(ordered=True)
    assert all((u32(passed(engine.execute(ordered, FREE)), "q") == p.PRODUCED).all() for _ in range(20))
    facts[f"{label}: wrong of 20"] = {"enforced wrong": bad, "enforced right": 20 - good, "free": free}


def mixing(engine: CudaEngine, label: str) -> None:
    """4 streams, 100 ops that do not commute, 5 random orders; then 400 ops, timed."""
    for n, seeds in ((100, 5), (400, 3)):
        program = p.mixing(n)
        hb = happens_before(program)
        for seed in range(seeds):
            order = random_linear_extension(hb, Random(seed))
            o = passed(engine.execute(program, Schedule(order, seed)))
            assert o.enforced
            assert (u32(o, "p") == p.mixed(order)).all(), u32(o, "p")[:4]
        facts[f"{label}: us an op, {n} ops over 4 streams, enforced"] = round(1e3 * o.stats["device_ms"] / n, 2)
        facts[f"{label}: submit us an op, {n} ops"] = round(1e3 * o.stats["submit_ms"] / n, 2)
        facts[f"{label}: prepare ms, {n} ops"] = o.stats["prepare_ms"]
        facts[f"{label}: smallest gap us, {n} ops"] = round(o.stats["smallest_gap_us"], 3)
    o = passed(engine.execute(p.mixing(400), FREE))
    facts[f"{label}: us an op, 400 ops, free"] = round(1e3 * o.stats["device_ms"] / 400, 2)


def many_ops(engine: CudaEngine) -> None:
    """3,000 ops in reverse stream order: the submission queue fills behind closed gates."""
    n, streams = 3000, 4
    program = p.mixing(n, streams)
    order = tuple(k for s in reversed(range(streams)) for k in range(s, n, streams))
    t = time.monotonic()
    o = engine.execute(program, Schedule(order))
    facts["3000 ops, last stream first"] = [str(o.status), o.reason, round(time.monotonic() - t, 2)]
    assert o.status in (Verdict.PASS, Verdict.NOT_RUN), o.reason
    if o.status is Verdict.PASS:
        assert (u32(o, "p") == p.mixed(order)).all()


def copies(engine: CudaEngine) -> None:
    program = p.copies()
    hb = happens_before(program)
    for schedule in (FREE, *(Schedule(random_linear_extension(hb, Random(s)), s) for s in range(3))):
        o = passed(engine.execute(program, schedule, poison=0x5A))
        assert not o.findings, o.findings
        assert (o.buffers["h2"] == p.copied()).all()
        assert (o.buffers["untouched"] == 0x5A).all()


def staged_behind_gate(engine: CudaEngine) -> None:
    """A host-to-host copy submitted first and enforced last must not block the host."""
    from harness.program import Buffer, Copy, Fill

    host = Buffer("a", 64, "host", init=np.ones(64, np.uint8)), Buffer("b", 64, "host"), Buffer("d", 64)
    program = Program("h2h", host, (Copy(0, "b", "a", 64), Fill(1, "d", 9, 64)), streams=2)
    o = passed(engine.execute(program, Schedule((1, 0))))
    assert o.enforced
    assert (o.buffers["b"] == 1).all()


def redzones(engine: CudaEngine) -> None:
    for offset in (4 * p.N, -4, 4 * p.N + 100):
        o = passed(engine.execute(p.store(offset), FREE))
        (f,) = o.findings
        assert f.kind is Kind.OUT_OF_PLACE, f
        assert f.address == f"p{offset:+d}", f.address
    assert not passed(engine.execute(p.store(0), FREE)).findings
    changed = replace(p.store(8), buffers=(p.words("p", "in"),))
    (f,) = passed(engine.execute(changed, FREE)).findings
    assert f.kind is Kind.INPUT_CHANGED, f


def resources(engine: CudaEngine) -> None:
    o = passed(engine.execute(p.opted_in(100 * 1024), FREE))
    assert (u32(o, "p") == np.arange(p.N)).all()
    o = passed(engine.execute(p.grid(cooperative=True), FREE))
    assert (u32(o, "p") == np.arange(8)).all()
    if engine.info.cluster:
        o = passed(engine.execute(p.grid(cluster=4), FREE))
        assert (u32(o, "p") == np.arange(8)).all()
    wide = p.alone("produce", block=2048)
    for schedule in (FREE, Schedule((0,))):
        o = engine.execute(wide, schedule)
        assert o.status is Verdict.ERROR, o
        assert "op 0" in o.reason, o.reason
    facts["refused launch"] = o.reason
    passed(engine.execute(p.producer_consumer(), FREE))


def jit(engine: CudaEngine) -> None:
    def one(ptx: str) -> Any:
        t = PreparedLaunch(Code(ptx, "produce", "bad.ptx"), (1, 1, 1), (32, 1, 1), params=(p.POINTER,))
        return engine.execute(Program("jit", (p.words("p"),), (Launch(0, t, (Ptr("p"),)),)), FREE)

    o = one(p.PTX.replace(".version 7.0", ".version 9.9"))
    facts["too new"] = o.reason
    assert o.status is Verdict.UNSUPPORTED, o
    o = one(p.PTX.replace("st.global.u32 [%d3], %r2;", "st.global.u32 [%d3], %r99;"))
    facts["refused PTX"] = o.reason
    assert o.findings[0].kind is Kind.ASSEMBLY, o
    o = passed(engine.execute(p.producer_consumer(), FREE))
    facts["jit log"] = o.logs.get("programs.ptx", "")[:300]


def leaves_current_alone(engine: CudaEngine) -> None:
    from cuda.bindings import driver

    before = int(driver.cuCtxGetCurrent()[1])
    engine.execute(p.store(0), FREE)
    assert int(driver.cuCtxGetCurrent()[1]) == before


def children() -> None:
    with IsolatedEngine("cuda", {"timeout_s": 3.0}, timeout_s=30) as engine:
        t = time.monotonic()
        facts["child device"] = engine.device
        facts["child start s"] = round(time.monotonic() - t, 2)
        cases = [
            (p.store(1 << 40, before=2), Kind.OUT_OF_BOUNDS, 2),
            (p.store(2, before=1), Kind.MISALIGNED, 1),
            (p.alone("stop"), Kind.TRAP, 0),
        ]
        for program, kind, op in cases:
            for schedule in (FREE, Schedule(tuple(range(len(program.ops))))):
                t = time.monotonic()
                o = engine.execute(program, schedule)
                assert o.status is Verdict.ERROR, o
                assert [f.kind for f in o.findings] == [kind], o
                assert o.findings[0].places[0].op == op, o
                passed(engine.execute(p.producer_consumer(), FREE))
                facts[f"{kind}: s, fault and new child"] = round(time.monotonic() - t, 2)
            facts[f"{kind}"] = o.reason
        program = p.producer_consumer()
        bad = p.store(1 << 40).ops[0]
        two = replace(program, ops=(program.ops[0], replace(bad, stream=1), replace(program.ops[0], stream=0)))
        o = engine.execute(two, Schedule((0, 2, 1)))
        assert o.findings[0].places[0].op == 1, o
        t = time.monotonic()
        o = engine.execute(p.alone("forever"), FREE)
        facts["hang"] = [o.reason, str(o.status), round(time.monotonic() - t, 2)]
        assert [f.kind for f in o.findings] == [Kind.DEADLOCK], o
        passed(engine.execute(program, FREE))
        t = time.monotonic()
        for _ in range(50):
            engine.execute(program, FREE)
        facts["isolated ms a call"] = round(1e3 * (time.monotonic() - t) / 50, 2)


def main() -> int:
    report = probe()
    print(report)
    if not report.ok:
        print(f"not run: no device ({report.missing}; {report.remedy})")
        return 3
    engine = CudaEngine(timeout_s=20)
    spinning = CudaEngine(timeout_s=20, wait_value=False)
    claims: dict[str, Callable[[], None]] = {
        "orders, wait-value": lambda: orders(engine, "wait-value"),
        "orders, spinning": lambda: orders(spinning, "spinning"),
        "mixing, wait-value": lambda: mixing(engine, "wait-value"),
        "mixing, spinning": lambda: mixing(spinning, "spinning"),
        "copies": lambda: copies(engine),
        "host to host behind a gate": lambda: staged_behind_gate(engine),
        "redzones": lambda: redzones(engine),
        "resources": lambda: resources(engine),
        "jit": lambda: jit(engine),
        "current context": lambda: leaves_current_alone(engine),
        "many ops": lambda: many_ops(engine),
        "children": children,
    }
    failed = []
    for name, claim in claims.items():
        t = time.monotonic()
        try:
            claim()
            print(f"holds   {name} ({time.monotonic() - t:.1f} s)", flush=True)
        except Exception:
            failed.append(name)
            print(f"FAILS   {name}\n{traceback.format_exc()[-700:]}", flush=True)
    spinning.close()
    engine.close()
    text = json.dumps(facts, indent=1)
    print(text)
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
