# SPDX-License-Identifier: Apache-2.0
"""Forms of PTX ISA, "Parallel Synchronization and Communication": bar, fence, mbarrier; cp.async.

Threads exchange bytes through the barrier under test where it is a block's; an mbarrier is each thread's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tests.silicon.forms import Form

_BAR = "barriers and fences"
_MBARRIER = "mbarrier"
_COPY = "asynchronous copy"
_SCOPES = ("cta", "cluster", "gpu", "sys")


def rows() -> Iterator[Form]:
    """All of them."""
    yield from _barriers()
    yield from _arrivals()
    yield from _fences()
    yield from _mbarriers()
    yield from _waits()
    yield from _copies()


def _barriers() -> Iterator[Form]:
    """Each thread writes, meets, and reads what a thread of another warp wrote; then all meet again."""
    exchange = "st.shared.b32 [{s}], {a}; {bar} xor.b64 {x}, {s}, 4160; ld.shared.b32 {d}, [{x}]; bar.sync 0;"
    forms = [f"{stem}.sync{al}" for stem in ("bar", "bar.cta", "barrier", "barrier.cta") for al in ("", ".aligned")]
    for name in forms:
        for operands, variant in (("0", ""), ("3", "named"), ("2, 128", "counted"), ("{n}, {k}", "registers")):
            setup = "mov.u32 {n}, 5; mov.u32 {t}, 128; " if variant == "registers" else ""
            meet = f"{setup}{name} {operands.replace('{k}', '{t}')};"
            yield Form(name, _BAR, exchange.replace("{bar}", meet), ("b32",), (32,), variant=variant)
        for how, result in (("popc.u32", 32), ("and.pred", 1), ("or.pred", 1)):
            red = name.replace("sync", "red").replace(
                "red.aligned", f"red.{how.split('.')[0]}.aligned.{how.split('.')[1]}"
            )
            if "aligned" not in red:
                red = f"{red}.{how}"
            takes = {"popc.u32": "{a}", "and.pred": "{p}", "or.pred": "{q}"}[how]
            # Of four blocks and's answer is true in some, or's false in some.
            setup = (
                "mov.u32 {t}, %ctaid.x; and.b32 {u}, {t}, 1; setp.eq.u32 {p}, {u}, 0; or.pred {p}, {p}, {a}; "
                "setp.ge.u32 {q}, {t}, 2; and.pred {q}, {q}, {a}; "
            )
            for operands, variant in (("0, ", ""), ("4, 128, ", "counted"), ("0, !", "negated")):
                yield Form(red, _BAR, f"{setup}{red} {{d}}, {operands}{takes};", ("pred",), (result,), variant=variant)
    for mask, variant in (("-1", ""), ("{t}", "register")):
        code = (
            f"mov.u32 {{t}}, -1; st.shared.b32 [{{s}}], {{a}}; bar.warp.sync {mask}; xor.b64 {{x}}, {{s}}, 320; "
            "ld.shared.b32 {d}, [{x}]; bar.warp.sync -1;"
        )
        yield Form("bar.warp.sync", _BAR, code, ("b32",), (32,), variant=variant)


def _arrivals() -> Iterator[Form]:
    """The first two warps write and arrive; the other two wait for them and read."""
    for stem, aligned in product(("bar", "bar.cta", "barrier", "barrier.cta"), ("", ".aligned")):
        name = f"{stem}.arrive{aligned}"
        code = (
            "mov.u32 {t}, %tid.x; setp.lt.u32 {p}, {t}, 64; st.shared.b32 [{s}], {a}; "
            f"@{{p}} {name} 1, 128; @!{{p}} {stem}.sync{aligned} 1, 128; "
            "xor.b64 {x}, {s}, 4096; @{p} mov.u64 {x}, {s}; ld.shared.b32 {d}, [{x}]; bar.sync 0;"
        )
        yield Form(name, _BAR, code, ("b32",), (32,))


def _fences() -> Iterator[Form]:
    names = [f"membar.{s}" for s in ("cta", "gl", "sys")]
    names += [f"fence{sem}.{s}" for sem in ("", ".sc", ".acq_rel", ".acquire", ".release") for s in _SCOPES]
    names += [f"fence.proxy.{p}" for p in ("alias", "async", "async.global", "async.shared::cta")]
    names += ["membar.proxy.alias", "fence.mbarrier_init.release.cluster"]
    for name in names:
        code = f"st.global.b32 [{{g}}], {{a}}; {name}; ld.global.b32 {{d}}, [{{g}}];"
        yield Form(name, _BAR, code, ("b32",), (32,))


_SHARED = ("shared", "shared::cta")


def _mbarriers() -> Iterator[Form]:
    """Arrivals by count on a barrier of the thread's own; whether its phase is over, before the last one and after."""
    for space in _SHARED:
        init = f"mbarrier.init.{space}.b64 [{{s}}], {{n}};"
        drop = f"mbarrier.inval.{space}.b64 [{{s}}];"
        tests = f"mbarrier.test_wait.{space}.b64 {{d}}, [{{s}}], {{x}};"
        one = f"mov.u32 {{n}}, 1; {init}"
        code = f"{one} mbarrier.arrive.{space}.b64 {{x}}, [{{s}}]; {tests} {drop}"
        yield Form(f"mbarrier.init.{space}.b64", _MBARRIER, code, ("b32",), (1,))
        code = f"{one} {drop} st.shared.b32 [{{s}}], {{a}}; ld.shared.b32 {{d}}, [{{s}}];"
        yield Form(f"mbarrier.inval.{space}.b64", _MBARRIER, code, ("b32",), (32,))
        sems = ("", *(f".{sem}.{scope}" for sem in ("release", "relaxed") for scope in ("cta", "cluster")))
        for op, sem in product(("arrive", "arrive_drop"), sems):
            name = f"mbarrier.{op}{sem}.{space}.b64"
            for count in ("", ", 2"):
                # Three expected: pending after the first of count 1 or 2, over after two of 2 or three of 1.
                setup = f"mov.u32 {{n}}, {4 if count else 2}; {init} {name} {{x}}, [{{s}}]{count};"
                code = f"{setup} {tests} {name} {{y}}, [{{s}}]{count}; {tests.replace('{d}', '{e}')} {drop}"
                yield Form(name, _MBARRIER, code, ("b32",), (1, 1), variant="counted" if count else "")
            last = f"mbarrier.{op}.noComplete{sem}.{space}.b64"
            setup = f"mov.u32 {{n}}, 4; {init} {last} {{x}}, [{{s}}], 1;"
            pending = "mbarrier.pending_count.b64 {d}, {x};"
            code = (
                f"{setup} {tests} mbarrier.arrive.{space}.b64 {{y}}, [{{s}}], 3; {tests.replace('{d}', '{e}')} {drop}"
            )
            yield Form(last, _MBARRIER, code, ("b32",), (1, 1))
        setup = f"mov.u32 {{n}}, 4; {init} mbarrier.arrive.{space}.b64 {{x}}, [{{s}}], 3;"
        yield Form("mbarrier.pending_count.b64", _MBARRIER, f"{setup} {pending} {drop}", ("b32",), (32,), variant=space)


def _waits() -> Iterator[Form]:
    sems = ("", *(f".{sem}.{scope}" for sem in ("acquire", "relaxed") for scope in ("cta", "cluster")))
    for space, op, sem in product(_SHARED, ("test_wait", "try_wait"), sems):
        init = f"mov.u32 {{n}}, 2; mbarrier.init.{space}.b64 [{{s}}], {{n}};"
        drop = f"mbarrier.inval.{space}.b64 [{{s}}];"
        arrive = f"mbarrier.arrive.{space}.b64 {{x}}, [{{s}}], 2;"
        name = f"mbarrier.{op}{sem}.{space}.b64"
        code = f"{init} {arrive} {name} {{d}}, [{{s}}], {{x}}; {drop}"
        yield Form(name, _MBARRIER, code, ("b32",), (1,))
        name = f"mbarrier.{op}.parity{sem}.{space}.b64"
        # Phase 0 is over: parity 0 has passed; of the running phase 1, and after it, parity 1.
        code = (
            f"{init} {arrive} {name} {{d}}, [{{s}}], 0; {arrive} {name} {{e}}, [{{s}}], 1; {drop}"
            if op == "try_wait"
            else f"{init} {name} {{d}}, [{{s}}], 0; {arrive} {name} {{e}}, [{{s}}], 0; {drop}"
        )
        yield Form(name, _MBARRIER, code, ("b32",), (1, 1))
        if op == "try_wait":
            code = f"{init} {arrive} mov.u32 {{t}}, 1000; {name} {{d}}, [{{s}}], 0, {{t}}; {drop}"
            yield Form(name, _MBARRIER, code, ("b32",), (1,), variant="with a time limit")


def _copies() -> Iterator[Form]:
    fill = (
        "st.global.b64 [{g}], {a}; st.global.b64 [{g}+8], {b}; st.shared.b64 [{s}], -1; st.shared.b64 [{s}+8], -1; "
        "membar.cta;"
    )
    back = "ld.shared.b64 {d}, [{s}]; ld.shared.b64 {e}, [{s}+8];"
    takes = ("b64", "b64")
    hints = ("", ".L2::64B", ".L2::128B", ".L2::256B")
    for space, (op, sizes), hint in product(("shared", "shared::cta"), (("ca", (4, 8, 16)), ("cg", (16,))), hints):
        name = f"cp.async.{op}.{space}.global{hint}"
        for size in sizes:
            for last, variant in (("", ""), (f", {size // 2}", "part"), (", {p}", "ignore-src")):
                setup = "setp.lt.s64 {p}, {a}, {b};" if "{p}" in last else ""
                code = f"{fill} {setup} {name} [{{s}}], [{{g}}], {size}{last}; cp.async.wait_all; {back}"
                yield Form(name, _COPY, code, takes, (64, 64), variant=f"{size} {variant}".rstrip())
    copy = "cp.async.ca.shared.global [{s}], [{g}], 8;"
    more = "cp.async.ca.shared.global [{s}+8], [{g}+8], 8;"
    yield Form("cp.async.wait_all", _COPY, f"{fill} {copy} {more} cp.async.wait_all; {back}", takes, (64, 64))
    code = f"{fill} {copy} cp.async.commit_group; {more} cp.async.commit_group; cp.async.wait_group 0; {back}"
    yield Form("cp.async.commit_group", _COPY, code, takes, (64, 64))
    code = (
        f"{fill} {copy} cp.async.commit_group; {more} cp.async.commit_group; cp.async.wait_group 1; "
        "ld.shared.b64 {d}, [{s}]; cp.async.wait_group 0; ld.shared.b64 {e}, [{s}+8];"
    )
    yield Form("cp.async.wait_group", _COPY, code, takes, (64, 64))
    for space, noinc in product(("shared", "shared::cta", ""), ("", ".noinc")):
        dotted = f".{space}" if space else ""
        name = f"cp.async.mbarrier.arrive{noinc}{dotted}.b64"
        # Without .noinc the arrival raises the count that it lowers: one more arrival is needed.
        arrive = "" if noinc else "mbarrier.arrive.shared.b64 {x}, [{s}+16];"
        where = "[{s}+16]"
        cvta = ""
        if not space:
            cvta, where = "cvta.shared.u64 {y}, {s};", "[{y}+16]"
        code = (
            f"{fill} mbarrier.init.shared.b64 [{{s}}+16], 1; {copy} {more} {cvta} {name} {where}; {arrive} "
            "{label}: mbarrier.try_wait.parity.shared.b64 {p}, [{s}+16], 0; @!{p} bra {label}; "
            f"mbarrier.inval.shared.b64 [{{s}}+16]; {back}"
        )
        yield Form(name, _COPY, code, takes, (64, 64))
