# SPDX-License-Identifier: Apache-2.0
"""Forms of PTX ISA, "Asynchronous copy: cp.async.bulk, cp.reduce.async.bulk", "mbarrier: expect_tx, complete_tx".

Clusters too, here of one block. Each thread copies 16 bytes of its own and waits on an mbarrier of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tests.silicon.forms import Form

_COPY = "bulk copy"
_CLUSTER = "clusters"
_FILL = "st.global.b64 [{g}], {a}; st.global.b64 [{g}+8], {b}; "
_HERE = "st.shared.b64 [{s}+16], {a}; st.shared.b64 [{s}+24], {b}; "
_BARRIER = "mbarrier.init.shared.b64 [{s}+32], 1; fence.mbarrier_init.release.cluster; "
_EXPECT = "mbarrier.arrive.expect_tx.shared.b64 {x}, [{s}+32], 16; "
_WAIT = (
    "{label}: mbarrier.try_wait.parity.shared.b64 {p}, [{s}+32], 0; @!{p} bra {label}; "
    "mbarrier.inval.shared.b64 [{s}+32]; "
)
_PROXY = "fence.proxy.async; "
_GROUP_WAIT = "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; "
_BACK_SHARED = "ld.shared.b64 {d}, [{s}]; ld.shared.b64 {e}, [{s}+8];"
_BACK_GLOBAL = "ld.global.b64 {d}, [{g}]; ld.global.b64 {e}, [{g}+8];"
_TAKES = ("b64", "b64")


def rows() -> Iterator[Form]:
    """All of them."""
    yield from _copies()
    yield from _reductions()
    yield from _transactions()
    yield from _clusters()


def _copies() -> Iterator[Form]:
    for space in ("shared::cluster", "shared::cta"):
        name = f"cp.async.bulk.{space}.global.mbarrier::complete_tx::bytes"
        code = f"{_FILL}{_BARRIER}{_PROXY}{_EXPECT}{name} [{{s}}], [{{g}}], 16, [{{s}}+32]; {_WAIT}{_BACK_SHARED}"
        yield Form(name, _COPY, code, _TAKES, (64, 64))
    name = "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes"
    code = f"{_HERE}{_BARRIER}{_PROXY}{_EXPECT}{name} [{{s}}], [{{s}}+16], 16, [{{s}}+32]; {_WAIT}{_BACK_SHARED}"
    yield Form(name, _COPY, code, _TAKES, (64, 64))
    name = "cp.async.bulk.global.shared::cta.bulk_group"
    copy = f"{name} [{{g}}], [{{s}}+16], 16; "
    yield Form(name, _COPY, f"{_HERE}{_PROXY}{copy}{_GROUP_WAIT}{_PROXY}{_BACK_GLOBAL}", _TAKES, (64, 64))
    # The source may be written again once it has been read.
    again = "cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0; st.shared.b64 [{s}+16], 0; "
    last = f"cp.async.bulk.wait_group 0; {_PROXY}"
    code = f"{_HERE}{_PROXY}{copy}{again}{last}{_BACK_GLOBAL}"
    yield Form("cp.async.bulk.wait_group.read", _COPY, code, _TAKES, (64, 64))
    more = copy.replace("[{g}]", "[{g}+16]")
    two = f"{copy}cp.async.bulk.commit_group; {more}cp.async.bulk.commit_group; cp.async.bulk.wait_group 1; "
    code = f"{_HERE}{_PROXY}{two}{last}{_BACK_GLOBAL.replace('{g}+8', '{g}+24')}"
    yield Form("cp.async.bulk.commit_group", _COPY, code, _TAKES, (64, 64))
    yield Form("cp.async.bulk.wait_group", _COPY, code, _TAKES, (64, 64))


_REDUCED = [
    *((op, t) for op in ("and", "or", "xor") for t in ("b32", "b64")),
    *(("add", t) for t in ("u32", "s32", "u64", "s64", "f32", "f64", "noftz.f16", "noftz.bf16", "f16", "bf16")),
    *((op, t) for op in ("min", "max") for t in ("u32", "s32", "u64", "s64", "f16", "bf16", "f32", "f64")),
    *((op, "u32") for op in ("inc", "dec")),
]


def _reductions() -> Iterator[Form]:
    """Memory holds a and b, b and a are combined into it."""
    for op, t in _REDUCED:
        kind = t.split(".")[-1]
        packed = {"f16": "f16x2", "bf16": "bf16x2"}.get(kind, kind)
        n = 32 if packed.endswith(("x2", "32")) else 64
        takes = (packed, packed)
        store = f"st.{{where}}.b{n} [{{at}}], {{a}}; st.{{where}}.b{n} [{{at}}+{n // 8}], {{b}}; "
        swapped = f"st.shared.b{n} [{{s}}+16], {{b}}; st.shared.b{n} [{{s}}+{16 + n // 8}], {{a}}; "
        rest = "st.{where}.b64 [{at}+8], 0; " if n == 32 else ""
        zero = "st.shared.b64 [{s}+24], 0; " if n == 32 else ""
        for to, where, at in (("global", "global", "{g}"), ("shared::cluster", "shared", "{s}")):
            fill = (store + rest).replace("{where}", where).replace("{at}", at) + swapped + zero
            back = f"ld.{where}.b{n} {{d}}, [{at}]; ld.{where}.b{n} {{e}}, [{at}+{n // 8}];"
            if to == "global":
                name = f"cp.reduce.async.bulk.global.shared::cta.bulk_group.{op}.{t}"
                code = f"{fill}{_PROXY}{name} [{{g}}], [{{s}}+16], 16; {_GROUP_WAIT}{_PROXY}{back}"
            else:
                name = f"cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.{op}.{t}"
                code = f"{fill}{_BARRIER}{_PROXY}{_EXPECT}{name} [{{s}}], [{{s}}+16], 16, [{{s}}+32]; {_WAIT}{back}"
            yield Form(name, _COPY, code, takes, (n, n))


def _transactions() -> Iterator[Form]:
    """Bytes expected keep the phase open after the last arrival, until they are completed."""
    drop = "mbarrier.inval.shared.b64 [{s}];"
    init = "mbarrier.init.shared.b64 [{s}], 1; "
    for space, scope in product(("shared", "shared::cta"), ("cta", "cluster")):
        test = f"mbarrier.test_wait.{space}.b64 {{d}}, [{{s}}], {{x}}; "
        expect = f"mbarrier.expect_tx.relaxed.{scope}.{space}.b64 [{{s}}], 16; "
        complete = f"mbarrier.complete_tx.relaxed.{scope}.{space}.b64 [{{s}}], 16; "
        arrive = f"mbarrier.arrive.{space}.b64 {{x}}, [{{s}}]; "
        code = f"{init}{expect}{arrive}{test}{complete}{test.replace('{d}', '{e}')}{drop}"
        for name in (expect, complete):
            yield Form(name.split(" ")[0], "mbarrier", code, ("b32",), (1, 1))
        for op, sem in product(("arrive", "arrive_drop"), ("", f".release.{scope}", f".relaxed.{scope}")):
            name = f"mbarrier.{op}.expect_tx{sem}.{space}.b64"
            if sem or scope == "cta":
                two = f"{name} {{x}}, [{{s}}], 16; {test}{complete}{test.replace('{d}', '{e}')}{drop}"
                yield Form(name, "mbarrier", init + two, ("b32",), (1, 1))


def _clusters() -> Iterator[Form]:
    for n, r in ((32, "{t}"), (64, "{x}")):
        base = "" if n == 64 else "cvt.u32.u64 {u}, {s}; "
        source = "{s}" if n == 64 else "{u}"
        name = f"mapa.shared::cluster.u{n}"
        code = f"st.shared.b32 [{{s}}], {{a}}; {base}{name} {r}, {source}, 0; ld.shared::cluster.b32 {{d}}, [{r}];"
        yield Form(name, _CLUSTER, code, ("b32",), (32,))
        name = f"getctarank.shared::cluster.u{n}"
        yield Form(name, _CLUSTER, f"{base}{name} {{d}}, {source};", ("b32",), (32,))
    generic = "cvta.shared.u64 {x}, {s}; "
    code = f"st.shared.b32 [{{s}}], {{a}}; {generic}mapa.u64 {{y}}, {{x}}, 0; ld.b32 {{d}}, [{{y}}];"
    yield Form("mapa.u64", _CLUSTER, code, ("b32",), (32,))
    yield Form("getctarank.u64", _CLUSTER, f"{generic}getctarank.u64 {{d}}, {{x}};", ("b32",), (32,))
    for arrive, wait, aligned in product(("", ".release", ".relaxed"), ("", ".acquire"), ("", ".aligned")):
        name = f"barrier.cluster.arrive{arrive}{aligned}"
        other = f"barrier.cluster.wait{wait}{aligned}"
        fence = "fence.acq_rel.cluster; " if arrive == ".relaxed" else ""
        code = (
            f"st.shared.b32 [{{s}}], {{a}}; {fence}{name}; {other}; xor.b64 {{x}}, {{s}}, 4160; "
            "ld.shared.b32 {d}, [{x}]; bar.sync 0;"
        )
        yield Form(name, _CLUSTER, code, ("b32",), (32,), variant=f"with {other}")
        if not arrive:
            yield Form(other, _CLUSTER, code, ("b32",), (32,))
    for t in ("b32", "b64", "u32", "s64"):
        n = int(t[1:])
        name = f"st.async.shared::cluster.mbarrier::complete_tx::bytes.{t}"
        code = (
            f"{_BARRIER}mbarrier.arrive.expect_tx.shared.b64 {{x}}, [{{s}}+32], {n // 8}; "
            f"{name} [{{s}}], {{a}}, [{{s}}+32]; {_WAIT}ld.shared.b{n} {{d}}, [{{s}}];"
        )
        yield Form(name, _CLUSTER, code, (t,), (n,))
        name = f"st.async.shared::cluster.mbarrier::complete_tx::bytes.v2.{t}"
        code = (
            f"{_BARRIER}mbarrier.arrive.expect_tx.shared.b64 {{x}}, [{{s}}+32], {n // 4}; "
            f"{name} [{{s}}], {{{{a}}, {{b}}}}, [{{s}}+32]; {_WAIT}ld.shared.b{n} {{d}}, [{{s}}]; "
            f"ld.shared.b{n} {{e}}, [{{s}}+{n // 8}];"
        )
        yield Form(name, _CLUSTER, code, (t, t), (n, n))
    for op, t in [(o, "u32") for o in ("inc", "dec", "min", "max", "add")] + [("add", "s32"), ("min", "s32"),
                  ("max", "s32"), ("and", "b32"), ("or", "b32"), ("xor", "b32"), ("add", "u64")]:  # fmt: skip
        n = int(t[1:])
        name = f"red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.{op}.{t}"
        code = (
            f"st.shared.b{n} [{{s}}], {{a}}; {_BARRIER}"
            f"mbarrier.arrive.expect_tx.shared.b64 {{x}}, [{{s}}+32], {n // 8}; "
            f"{name} [{{s}}], {{b}}, [{{s}}+32]; {_WAIT}ld.shared.b{n} {{d}}, [{{s}}];"
        )
        yield Form(name, _CLUSTER, code, (t, t), (n,))
