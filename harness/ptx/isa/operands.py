# SPDX-License-Identifier: Apache-2.0
"""What may stand as an operand of a type (PTX ISA, "Operand Size Exceeding Instruction-Type Size", "Type Checking").

A kind is written

    =T   destination register of type T        T    register or constant of type T      T!   register alone
    >T   register of T or wider                T*4  vector of 4, T*V of as many as slot V says, T*shape/2 of N/2
    p    predicate, `!p` too                   =p   predicate destination               =T|  `d|p` or `d`, =T|| `d|p`
    [S]  address in the space of slot S        [global] in that space, [] in any, [,N] of a tensor
         of N dimensions, [tmem] in tensor memory, [S]^ that or the bare register
    #  constant, #0:15 one in a range, #0:240:16 in steps of 16, #4/8 one of these; T#0:15 that, or a register of type T
    =T/_  destination that may be `_`; _  that alone
    T.   a video selector (.b0, .h1) may follow
    T~hint  there when the slot hint is filled, and only then
    movable: what mov takes; packed: a vector with the bits of type T; pointer: a register of type T or a variable
    label, function, symbol, any               a trailing `?`: it and what follows may be left out

where T is the name of a modifier slot or a type, `2T` the type twice as wide, raw32 a register of untyped bits.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from harness.ptx.isa.special import types_of
from harness.ptx.types import SIZES

# What an operand is, as far as legality goes: see `shapes.shape`.
Shape = tuple[object, ...]
Binding = Mapping[str, str]

_KIND = re.compile(
    r"(?P<dest>=?)(?P<relaxed>>?)(?P<wide>2?)"
    r"(?:(?P<space>\[[\w:,]*\]\^?)|(?P<name>[A-Za-z_]\w*)?)"
    r"(?P<only>!?)(?:\*(?P<count>\w+(?:/\d)?))?(?P<selected>\.?)(?P<pair>\|{0,2})(?P<sink>(?:/_)?)(?:\#(?P<values>[\d:/-]*))?(?:~(?P<iff>\w+))?(?P<optional>\??)"
)
_WIDE = {"u16": "u32", "s16": "s32", "b16": "b32", "u32": "u64", "s32": "s64", "b32": "b64"}
_VECTORS = {"v2": 2, "v4": 4, "v8": 8, "x1": 1, "x2": 2, "x4": 4}

# Types that only instructions have, by the bits they fill.
_AS_BITS = {
    "e4m3x2": "b16", "e5m2x2": "b16", "e2m3x2": "b16", "e3m2x2": "b16", "ue8m0x2": "b16",
    "ue4m3x2": "b16", "e2m1x2": "b8", "bf16": "b16", "bf16x2": "b32", "tf32": "b32", "e4m3x4": "b32", "e5m2x4": "b32",
    "e2m3x4": "b32", "e3m2x4": "b32", "e2m1x4": "b16", "f32x2": "b64", "f64x2": "b128",
    "u8x4": "b32", "s8x4": "b32", "raw16": "b16", "raw32": "b32", "raw64": "b64",
}  # fmt: skip
_CLASS = re.compile(r"(b|u|s|f)(8|16|32|64|128)$")


@dataclass(frozen=True, slots=True)
class Kind:
    """One operand of a form. name: a slot's or a type's; space: of an address, None for other operands."""

    text: str
    dest: bool
    relaxed: bool
    wide: bool
    name: str
    space: str | None
    tensor: str
    bare: bool
    register_only: bool
    count: str
    pair: str
    sink: bool
    values: range | frozenset[int] | None
    iff: str
    selected: bool

    def type(self, bound: Binding) -> str:
        """The type that the operand has in an instruction whose slots are bound so."""
        t = bound.get(self.name, self.name)
        return _WIDE.get(t, t) if self.wide else t

    def length(self, bound: Binding) -> int:
        """Elements of a vector operand; 1 for a scalar."""
        if not self.count:
            return 1
        if self.count.isdigit():
            return int(self.count)
        if "/" in self.count:
            # A share of the columns of a shape such as m64n128k16.
            slot, _, share = self.count.partition("/")
            return int(bound[slot].partition("n")[2].partition("k")[0]) // int(share)
        return _VECTORS.get(bound.get(self.count, ""), 1)


def _values(text: str | None) -> range | frozenset[int] | None:
    """ "0:15" and "0:240:16" as ranges, "4/8/16" as a set."""
    if not text:
        return None
    if ":" not in text:
        return frozenset(map(int, text.split("/")))
    low, high, *step = map(int, text.split(":"))
    return range(low, high + 1, *step)


def _listed(values: range | frozenset[int]) -> str:
    if isinstance(values, frozenset):
        return " or ".join(map(str, sorted(values)))
    if values.step > 1:
        return f"a multiple of {values.step}" + (f" from {values.start} on" if values.start else "")
    return f"{values.start} to {values.stop - 1}"


@cache
def kinds(text: str) -> tuple[tuple[Kind, ...], ...]:
    """The operand lists that a string stands for: one for each number of trailing operands left out, longest first."""
    found: list[Kind] = []
    ends: list[int] = []
    for word in text.split():
        m = _KIND.fullmatch(word)
        if m is None:
            raise ValueError(f"{word!r} is no kind of operand")
        if m["optional"]:
            ends.append(len(found))
        space, _, tensor = m["space"].rstrip("^")[1:-1].partition(",") if m["space"] else (None, "", "")
        found.append(
            Kind(
                word.removesuffix("?"), bool(m["dest"]), bool(m["relaxed"]), bool(m["wide"]), m["name"] or "",
                space, tensor, (m["space"] or "")[-1:] == "^", bool(m["only"]), m["count"] or "", m["pair"],
                bool(m["sink"]), _values(m["values"]), m["iff"] or "", bool(m["selected"]),
            )
        )  # fmt: skip
    return tuple(tuple(found[:n]) for n in (len(found), *reversed(ends)))


@cache
def register_types(type_: str, relaxed: bool = False) -> frozenset[str]:
    """Declared types of registers that may stand for a type; relaxed: wider ones too (PTX ISA, tables 28 and 29)."""
    if type_ in _AS_BITS:
        # No register is declared with such a type, and only untyped bits stand for one.
        return frozenset({_AS_BITS[type_]})
    if type_ == "pred":
        return frozenset({"pred", "f16x2"})
    if type_ in ("f16x2", "u16x2", "s16x2"):
        return frozenset({"b32", "f16x2"})
    m = _CLASS.match(type_)
    if m is None:
        return frozenset()
    letter, bits = m[1], int(m[2])
    exact = {f"b{bits}", *(f"{c}{bits}" for c in ("us" if letter in "us" else "f" if letter == "f" else "usf"))}
    if bits == 32 and letter != "f":
        exact.add("f16x2")
    if relaxed:
        exact |= {f"b{n}" for n in (16, 32, 64, 128) if n > bits}
        if letter != "f":
            exact |= {f"{c}{n}" for n in (16, 32, 64) if n > bits for c in ("us" if letter in "us" else "usf")}
            exact |= {"f16x2"} if bits < 32 else set()
    return frozenset(exact)


def _float_fits(type_: str, kind: str) -> bool:
    return type_ in ("f32", "f64") or (type_, kind) in (("b32", "f32"), ("b64", "f64"))


_SCALAR = kinds("T")[0][0]
_COORDINATE = kinds("s32")[0][0]
# Registers that some instructions take for an address without brackets.
_ADDRESSES = frozenset(["b16", "u16", "s16", "f16", "b32", "u32", "s32", "f32", "b64", "u64", "s64", "f64"])


def misfit(k: Kind, shape: Shape, bound: Binding) -> str:
    """Why an operand of some shape cannot stand where `k` is wanted; "" where it can."""
    what = shape[0]
    if what == "?" or k.name == "any":
        return ""
    if k.name == "movable":
        return _movable(shape, bound)
    if k.name == "_":
        return "" if what == "_" else "must be _"
    if k.name == "packed":
        return _packed(k, shape, bound)
    if k.space is not None:
        return _address(k, shape, bound)
    if k.name == "pointer":
        return "" if what == "s" else _scalar(_SCALAR, shape, bound)
    if k.name in ("label", "function", "symbol"):
        return "" if what in ("s", "r") else f"wants a {k.name}"
    if k.pair and what == "|":
        return _pair(k, shape, bound)
    if k.pair == "||":
        return "wants two destinations, d|p"
    length = k.length(bound)
    if what == "v":
        return _vector(k, shape, bound, length)
    if (length > 1 or k.count == "1" or bound.get(k.count) == "x1") and not (what in ("r", "x") and shape[2] == length):
        return f"wants a vector of {length} element{'s' * (length > 1)}, in {{ }}"
    return _scalar(k, shape, bound)


def _movable(shape: Shape, bound: Binding) -> str:
    """What mov takes: a register, a constant, an address, a special register."""
    what, type_ = shape[0], bound["T"]
    if what == "s":
        letter, bits = type_[0], type_.lstrip("busf")
        return "" if letter in "bus" and bits != "8" else "is an address, which is an integer"
    if what == "x":
        types = types_of(str(shape[1]), str(shape[2]))
        if bound.get("V"):
            return "" if {"v4", type_} & types else f"is no vector of .{type_}"
        if type_ in types:
            return ""
        if "v4" in types:
            return "is a vector: name its component, .x, .y or .z"
        return f"is moved by mov.{', mov.'.join(sorted(types))}"
    if what == "v" and bound.get("V"):
        return _vector(_SCALAR, shape, bound, _VECTORS[bound["V"]])
    return _scalar(_SCALAR, shape, bound)


def _packed(k: Kind, shape: Shape, bound: Binding) -> str:
    """A vector whose elements together have the bits of type T."""
    if shape[0] != "v":
        return "must be a vector"
    items = shape[1]
    assert isinstance(items, tuple)
    if not k.dest and any(i[0] == "_" for i in items):
        return "has _ as an element, which only a destination may"
    size = SIZES.get(bound["T"], 0)
    widths = {SIZES.get(str(i[1]), 0) for i in items if i[0] == "r"}
    if any(i[0] == "?" for i in items):
        return ""
    if len(widths) > 1:
        return "has registers of different widths"
    if "pred" in {i[1] for i in items if i[0] == "r"}:
        return "has a predicate as an element"
    if widths and widths != {size / len(items)}:
        return f"has {len(items)} elements of {8 * widths.pop()} bits, which do not make up {8 * size}"
    return "" if len(items) <= 4 else "has more than 4 elements"


def _pair(k: Kind, shape: Shape, bound: Binding) -> str:
    for part, type_ in ((shape[1], k.type(bound)), (shape[2], "pred")):
        assert isinstance(part, tuple)
        if part[0] == "_":
            continue
        if part[0] != "?" and (part[0] != "r" or part[1] not in register_types("pred" if type_ == "p" else type_)):
            return f"wants {'a predicate' if type_ in ('p', 'pred') else 'a .' + type_ + ' register'} on each side of |"
    return ""


def _vector(k: Kind, shape: Shape, bound: Binding, length: int) -> str:
    items = shape[1]
    assert isinstance(items, tuple)
    if not k.count:
        return "cannot be a vector"
    if len(items) != length:
        return f"wants {length} element{'s' * (length != 1)}, not {len(items)}"
    for item in items:
        if item[0] == "_" and (k.dest or k.sink):
            continue
        reason = _scalar(k, item, bound)
        if reason:
            return f"has an element that {reason}"
    widths = {SIZES.get(str(item[1])) for item in items if item[0] == "r"}
    if len(widths) > 1:
        return "has registers of different widths"
    return ""


def _scalar(k: Kind, shape: Shape, bound: Binding) -> str:
    what, type_ = shape[0], k.type(bound)
    if what == "?":
        return ""
    if what == "rc":
        if not k.selected:
            return f"is no vector, so it has no .{shape[2]}"
        what = "r"
    if k.name == "p":
        type_ = "pred"
    if what == "r":
        fits = register_types(type_, k.relaxed)
        if k.name and shape[1] not in fits:
            return f"wants {_registers(type_, k.relaxed)}, not a .{shape[1]} one"
        return "" if k.name else "must be a constant"
    if what == "_":
        return "" if k.sink else "cannot be _"
    if k.dest:
        return f"is written, so it wants {_registers(type_, k.relaxed)}"
    if what == "!":
        inner = shape[1]
        assert isinstance(inner, tuple)
        return "" if type_ == "pred" and inner[0] in ("r", "?") else "cannot be negated: it is no predicate"
    if what == "x":
        return "cannot be a special register: move it into a register with mov first"
    if what == "i":
        return _constant(k, shape, type_)
    if what == "f":
        fits_here = _float_fits(type_, str(shape[1])) and not k.register_only
        return "" if fits_here else f"wants {_registers(type_, k.relaxed)}, not a floating-point constant"
    if what == "s":
        return _symbol(k, shape, type_)
    return "cannot be an address" if what == "a" else f"wants {_registers(type_, k.relaxed)}"


def _constant(k: Kind, shape: Shape, type_: str) -> str:
    if k.register_only:
        return "must be a register"
    if k.values is not None and len(shape) > 1:
        value = shape[1]
        assert isinstance(value, int)
        return "" if value in k.values else f"must be {_listed(k.values)}"
    if not k.name or type_ == "pred":
        return ""
    letter = _AS_BITS.get(type_, type_)[0]
    if letter == "f" or type_ in ("bf16", "bf16x2", "f32x2"):
        wanted = "write it as a floating-point constant" if type_ in ("f32", "f64") else "move it into a register first"
        return f"cannot be an integer constant: {wanted}"
    return ""


def _symbol(k: Kind, shape: Shape, type_: str) -> str:
    # The assembler takes a function, and a variable plus an offset, for a constant almost anywhere.
    if shape[1] in ("function", "unknown") or shape[2]:
        return ""
    return "must be a register: take the address with mov first"


def _registers(type_: str, relaxed: bool) -> str:
    if type_ == "pred":
        return "a predicate register"
    t = _AS_BITS.get(type_, type_)
    names = [n for n in (type_, t, "b" + t.lstrip("busf")) if n in register_types(type_)]
    shown = " or ".join(f".{n}" for n in dict.fromkeys(names)) or f".{type_}"
    return f"a {shown} register{' or a wider one' if relaxed else ''}"


def _address(k: Kind, shape: Shape, bound: Binding) -> str:
    if k.bare and shape[0] == "r" and shape[1] in _ADDRESSES:
        return ""
    if shape[0] != "a":
        return "must be an address in [ ]"
    base, coords = shape[1], shape[2]
    assert isinstance(base, tuple)
    if k.tensor:
        return _coordinates(coords, k.tensor, bound)
    if coords:
        return "has coordinates, which this instruction does not take"
    space = bound.get(k.space, k.space) if k.space else ""
    space = space.partition("::")[0]
    return address_misfit(base, space)


def _coordinates(coords: object, wanted: str, bound: Binding) -> str:
    """The coordinates of a tensor: one vector of 32-bit integers, as long as `wanted` or the slot of that name says."""
    assert isinstance(coords, tuple)
    if len(coords) != 1 or coords[0][0] != "v":
        return "wants the coordinates as one vector, [tensor, {x, y}]"
    items = coords[0][1]
    length = int(wanted) if wanted.isdigit() else int(bound[wanted][0])
    if len(items) != length:
        return f"wants {length} coordinate{'s' * (length > 1)}, not {len(items)}"
    for item in items:
        reason = _scalar(_COORDINATE, item, bound)
        if reason:
            return f"has a coordinate that {reason}"
    return ""


def address_misfit(base: Shape, space: str) -> str:
    """Why a base cannot be an address in a state space ("" stands for generic)."""
    if base[0] == "r" and space == "tmem":
        return "" if base[1] in ("b32", "u32", "s32") else f"has a .{base[1]} register as its address, which is 32 bits"
    if base[0] == "r":
        letter = str(base[1])[0]
        return "" if letter in "bus" or base[1] == "f16x2" else f"has a .{base[1]} register as its address"
    if base[0] == "s":
        return _in_space(str(base[1]), space)
    return ""


def _in_space(declared: str, space: str) -> str:
    if declared == "label":
        return "has a label as its address"
    if declared == "unknown" or declared == "function":
        return ""
    if not space:
        return "" if declared != "param" else "is a parameter, which only ld.param and st.param reach"
    if declared != space and space in ("global", "shared", "local", "const", "param"):
        return f"names a .{declared} variable, and the instruction accesses .{space}"
    return ""
