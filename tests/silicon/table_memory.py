# SPDX-License-Identifier: Apache-2.0
"""Forms of PTX ISA, "Data Movement": ld, st; "Parallel Synchronization and Communication": atom, red, and the warp's.

Each thread works on 64 bytes of its own, so every answer is a function of its operands. Modifiers that name no value
(order, scope, cache policy) are spelt out in full on a few types and not multiplied with all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tests.silicon.forms import Form
from tests.silicon.values import width

_LOAD = "load and store"
_ATOMIC = "atomics"
_WARP = "warp collectives"
_SPACES = (("global", "g"), ("shared", "s"), ("shared::cta", "s"), ("local", "l"), ("", "g"))
_TYPES = ("b8", "b16", "b32", "b64", "u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f32", "f64")


def rows() -> Iterator[Form]:
    """All of them."""
    yield from _loads()
    yield from _policies()
    yield from _atomics()
    yield from _orders()
    yield from _vectors()
    yield from _warp()


def _dotted(*parts: str) -> str:
    return ".".join(p for p in parts if p)


def _loads() -> Iterator[Form]:
    for (space, at), t in product(_SPACES, _TYPES):
        n = width(t)
        whole = f"st{'.' + space if space else ''}.b64 [{{{at}}}], {{a}};"
        name = _dotted("ld", space, t)
        yield Form(name, _LOAD, f"{whole} {name} {{d}}, [{{{at}}}+{n // 8}];" if n < 64 else
                   f"{whole} {name} {{d}}, [{{{at}}}];", ("b64",), (max(n, 16),))  # fmt: skip
        # A wider destination shows the extension.
        if n < 32:
            wide = f"{whole} {name} {{d}}, [{{{at}}}];"
            yield Form(name, _LOAD, wide, ("b64",), (32,), variant="into 32 bits")
        name = _dotted("st", space, t)
        back = _dotted("ld", space, "b64")
        first = f"{_dotted('st', space, 'b64')} [{{{at}}}], {{b}};"
        code = f"{first} {name} [{{{at}}}], {{a}}; {back} {{d}}, [{{{at}}}];"
        yield Form(name, _LOAD, code, ("b16" if n == 8 else t, "b64"), (64,))
    for (space, at), v, t in product(_SPACES, ("v2", "v4"), ("b8", "b16", "b32", "b64", "u32", "s32", "f32", "f64")):
        yield from _vector(space, at, v, t)


def _vector(space: str, at: str, v: str, t: str) -> Iterator[Form]:
    n, count = width(t), int(v[1])
    if n * count > 128:
        return
    regs = {8: ("%h", "%k"), 16: ("%h", "%k"), 32: ("%t", "%u"), 64: ("%x", "%y")}[n]
    whole = f"{_dotted('st', space, 'b64')} [{{{at}}}], {{a}}; {_dotted('st', space, 'b64')} [{{{at}}}+8], {{b}};"
    name = _dotted("ld", space, v, t)
    order = ["{d}", "{e}"] if count == 2 else ["{d}", *regs, "{e}"]
    code = f"{whole} {name} {{{', '.join(order)}}}, [{{{at}}}];"
    yield Form(name, _LOAD, code, ("b64", "b64"), (max(n, 16),) * 2)
    name = _dotted("st", space, v, t)
    values = ["{a}", "{b}"] if count == 2 else ["{a}", "{b}", "{b}", "{a}"]
    back = f"{_dotted('ld', space, 'b64')} {{d}}, [{{{at}}}]; {_dotted('ld', space, 'b64')} {{e}}, [{{{at}}}+8];"
    clear = f"{_dotted('st', space, 'b64')} [{{{at}}}], 0; {_dotted('st', space, 'b64')} [{{{at}}}+8], 0;"
    operand = "b16" if n == 8 else t
    code = f"{clear} {name} [{{{at}}}], {{{', '.join(values)}}}; {back}"
    yield Form(name, _LOAD, code, (operand, operand), (64, 64))


def _policies() -> Iterator[Form]:
    """Cache operators, eviction hints, .volatile, .relaxed and the rest, on u32 and b64."""
    hints = ("ca", "cg", "cs", "lu", "cv", "L1::evict_normal", "L1::evict_unchanged", "L1::evict_first",
             "L1::evict_last", "L1::no_allocate", "L2::64B", "L2::128B", "L2::256B")  # fmt: skip
    orders = ["volatile", "weak", *(f"{o}.{s}" for o in ("relaxed", "acquire") for s in _SCOPES)]
    for (space, at), t in product(_SPACES, ("u32", "b64")):
        here = f"[{{{at}}}]"
        for order, before in product((*orders, *hints), (True, False)):
            if before != (order in orders):
                continue
            name = _dotted("ld", order, space, t) if before else _dotted("ld", space, order, t)
            yield Form(
                name, _LOAD, f"{_dotted('st', space, t)} {here}, {{a}}; {name} {{d}}, {here};", (t,), (width(t),)
            )
        stores = ["volatile", "weak", *(f"{o}.{s}" for o in ("relaxed", "release") for s in _SCOPES)]
        for order in (*stores, "wb", "cg", "cs", "wt", *hints[5:10]):
            name = _dotted("st", order, space, t) if order in stores else _dotted("st", space, order, t)
            yield Form(
                name, _LOAD, f"{name} {here}, {{a}}; {_dotted('ld', space, t)} {{d}}, {here};", (t,), (width(t),)
            )
    for t in _TYPES:
        name = f"ld.global.nc.{t}"
        # The kernel's input is written by nobody: what .nc needs.
        yield Form(name, _LOAD, f"{name} {{d}}, [%in];", ("b64",), (max(width(t), 16),))
    for v, t in (("v2", "u32"), ("v2", "f32"), ("v2", "u16"), ("v4", "u16"), ("v4", "u8")):
        regs = "{d}, {e}" if v == "v2" else "{d}, %h, %k, {e}"
        name = f"ld.global.nc.{v}.{t}"
        code = f"{name} {{{regs}}}, [%in];"
        yield Form(name, _LOAD, code, ("b64",), (max(width(t), 16),) * 2)


_SCOPES = ("cta", "cluster", "gpu", "sys")
_PLACES = (("global", "g"), ("shared", "s"), ("shared::cta", "s"), ("shared::cluster", "s"), ("", "g"))
_OPERATIONS = [
    *((op, t) for op in ("and", "or", "xor", "exch", "cas") for t in ("b16", "b32", "b64", "b128")),
    *(("add", t) for t in ("u32", "s32", "u64", "f32", "f64")),
    *(("add.noftz", t) for t in ("f16", "f16x2", "bf16", "bf16x2")),
    *((op, t) for op in ("inc", "dec") for t in ("u32",)),
    *((op, t) for op in ("min", "max") for t in ("u32", "s32", "u64", "s64")),
]


def _atomics() -> Iterator[Form]:
    """The old value, and what memory holds afterwards."""
    for (space, at), (op, t) in product(_PLACES, _OPERATIONS):
        yield from _atomic(space, at, op, t)
    # A generic address may lead to shared memory, whose unit has rules of its own.
    for op, t in _OPERATIONS:
        for form in _atomic("", "s", op, t):
            setup = "cvta.shared.u64 {x}, {s}; "
            code = setup + form.code.replace("{s}", "{x}").replace("{x}, {x};", "{x}, {s};")
            yield Form(form.name, _ATOMIC, code, form.takes, form.gives, variant="of shared memory")


def _atomic(space: str, at: str, op: str, t: str, extra: str = "") -> Iterator[Form]:
    if t == "b128":
        return
    n = width(t)
    here = f"[{{{at}}}]"
    plain = space.split("::")[0]
    bits = f"b{n}"
    set_up, back = f"{_dotted('st', plain, bits)} {here}, {{a}};", f"{_dotted('ld', plain, bits)} {{e}}, {here};"
    operand = "u32" if op in ("inc", "dec") else t
    takes: tuple[str, ...] = (f"few{n}" if op == "cas" else operand, operand)
    values = "{b}"
    if op == "cas":
        takes = (takes[0], takes[0], operand)
        values = "{b}, {c}"
    name = _dotted("atom", extra, space, op, t)
    yield Form(name, _ATOMIC, f"{set_up} {name} {{d}}, {here}, {values}; {back}", takes, (n, n))
    if op not in ("cas", "exch"):
        name = _dotted("red", extra, space, op, t)
        back = back.replace("{e}", "{d}")
        yield Form(name, _ATOMIC, f"{set_up} {name} {here}, {values}; {back}", takes, (n,))


def _orders() -> Iterator[Form]:
    for (space, at), order, scope in product(_PLACES, ("", "relaxed", "acquire", "release", "acq_rel"), ("", *_SCOPES)):
        if order or scope:
            for op, t in (("add", "u32"), ("exch", "b64"), ("cas", "b32")):
                yield from _atomic(space, at, op, t, _dotted(order, scope))


def _vectors() -> Iterator[Form]:
    """Vector atomics of global memory: the first and last element's old and new value, one variant each."""
    for op, (v, t) in product(
        ("add", "min", "max"),
        [(v, t) for t in ("f32", "f16", "bf16", "f16x2", "bf16x2") for v in ("v2", "v4", "v8")],
    ):
        count, n = int(v[1]), width(t)
        if n * count > 128:
            continue
        step = n // 8
        bits = f"b{n}"
        noftz = "" if t == "f32" else ".noftz"
        fill = " ".join(f"st.global.{bits} [{{g}}+{i * step}], {'{a}' if i % 2 == 0 else '{b}'};" for i in range(count))
        values = ", ".join("{b}" if i % 2 == 0 else "{c}" for i in range(count))
        spare = {16: "%vh", 32: "%vt"}[n]
        last = (count - 1) * step
        for space in ("global", ""):
            name = _dotted("atom", space, op) + f"{noftz}.{v}.{t}"
            # A vector takes each register once.
            olds = ", ".join(["{d}", *[f"{spare}{i}" for i in range(count - 2)], "{e}"])
            code = f"{fill} {name} {{{olds}}}, [{{g}}], {{{values}}};"
            yield Form(name, _ATOMIC, code, (t, t, t), (n, n), variant="old")
            news = f"ld.global.{bits} {{d}}, [{{g}}]; ld.global.{bits} {{e}}, [{{g}}+{last}];"
            yield Form(name, _ATOMIC, f"{code} {news}", (t, t, t), (n, n), variant="new")
            name = _dotted("red", space, op) + f"{noftz}.{v}.{t}"
            yield Form(name, _ATOMIC, f"{fill} {name} [{{g}}], {{{values}}}; {news}", (t, t, t), (n, n))


def _warp() -> Iterator[Form]:
    for mode in ("up", "down", "bfly", "idx"):
        code = f"shfl.sync.{mode}.b32 {{d}}|{{e}}, {{a}}, {{b}}, {{c}}, -1;"
        yield Form(f"shfl.sync.{mode}.b32", _WARP, code, ("b32", "lane", "clamp"), (32, 1))
    for mode in ("all", "any", "uni"):
        yield Form(f"vote.sync.{mode}.pred", _WARP, f"vote.sync.{mode}.pred {{d}}, {{a}}, -1;", ("pred",), (1,))
        few = f"and.b32 {{t}}, {{a}}, 0xfffff000; setp.eq.u32 {{p}}, {{t}}, 0; vote.sync.{mode}.pred {{d}}, {{p}}, -1;"
        yield Form(f"vote.sync.{mode}.pred", _WARP, few, ("few32",), (1,), variant="some")
    yield Form("vote.sync.ballot.b32", _WARP, "vote.sync.ballot.b32 {d}, {a}, -1;", ("pred",), (32,))
    for n in (32, 64):
        yield Form(f"match.any.sync.b{n}", _WARP, f"match.any.sync.b{n} {{d}}, {{a}}, -1;", (f"few{n}",), (32,))
        code = f"match.all.sync.b{n} {{d}}|{{e}}, {{a}}, -1;"
        yield Form(f"match.all.sync.b{n}", _WARP, code, (f"few{n}",), (32, 1))
        # Equal in every other warp.
        r = "{x}" if n == 64 else "{u}"
        code = (
            "mov.u32 {t}, %tid.x; and.b32 {t}, {t}, 32; setp.eq.u32 {p}, {t}, 0; "
            f"selp.b{n} {r}, 7, {{a}}, {{p}}; match.all.sync.b{n} {{d}}|{{e}}, {r}, -1;"
        )
        yield Form(f"match.all.sync.b{n}", _WARP, code, (f"few{n}",), (32, 1), variant="some equal")
    for op, t in [(o, t) for o in ("add", "min", "max") for t in ("u32", "s32")] + [
        (o, "b32") for o in ("and", "or", "xor")
    ]:
        yield Form(f"redux.sync.{op}.{t}", _WARP, f"redux.sync.{op}.{t} {{d}}, {{a}}, -1;", (t,), (32,))
    for op, a, nan in product(("min", "max"), ("", ".abs"), ("", ".NaN")):
        name = f"redux.sync.{op}{a}{nan}.f32"
        yield Form(name, _WARP, f"{name} {{d}}, {{a}}, -1;", ("f32",), (32,))
    yield Form("elect.sync", _WARP, "elect.sync {d}|{e}, -1;", ("b32",), (32, 1))
    yield Form("activemask.b32", _WARP, "activemask.b32 {d};", ("b32",), (32,), "own lane")
