# SPDX-License-Identifier: Apache-2.0
"""Emitter: LLVM IR text of one thread function, register file, operands, resume points. No instruction semantics here.

Registers live in the thread's context, one slot of 8 bytes each (16 for 128-bit ones), always as integers of their
declared width; floating-point values are bit casts of them. So a thread can stop at any access and go on later.
"""

from __future__ import annotations

import re
import struct
from collections import ChainMap
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeGuard

from harness.emulator.abi import BLK, CTX, LOCAL_WINDOW, PARAM_WINDOW, SHARED_WINDOW, Op, Return, Site, Space
from harness.ptx.module import Addr, Imm, Instruction, Not, Operand, Reg, Sym, Vec

_BITS = re.compile(r"[a-z]+?(\d+)\Z")
_SPACES = {
    "global": Space.GLOBAL,
    "shared": Space.SHARED,
    "local": Space.LOCAL,
    "const": Space.CONST,
    "param": Space.PARAM,
}


class Unmodelled(Exception):
    """This form is not modelled: the instruction becomes `unsupported` when a thread reaches it."""


def bits_of(type_name: str) -> int:
    """Width of an element type: 32 for "f32", 32 for "f16x2", 1 for "pred"."""
    if type_name == "pred":
        return 1
    if type_name in ("f16x2", "bf16x2", "u16x2", "s16x2"):
        return 32
    if type_name == "f32x2":
        return 64
    if type_name == "bf16":
        return 16
    m = _BITS.match(type_name)
    if m is None:
        raise Unmodelled(f"type .{type_name}")
    return int(m[1])


def is_type(modifier: str) -> bool:
    """Whether a modifier is an element type of scalar forms."""
    return modifier in _TYPES


_TYPES = frozenset(
    [f"{k}{n}" for k in "bus" for n in (8, 16, 32, 64)]
    + ["b128", "f16", "f32", "f64", "bf16", "f16x2", "bf16x2", "f32x2", "pred", "tf32", "u16x2", "s16x2"]
)


@dataclass(frozen=True, slots=True)
class Register:
    """A declared register: its byte offset in the context and its width in bits."""

    offset: int
    bits: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where a symbol lives: "shared", "dynamic", "local", "global" (index into Blk.globals), "param" or "frame"."""

    space: str
    offset: int
    size: int = 0


Name: TypeAlias = Register | Place


@dataclass
class Emitter:
    """Collects the function. `names` is the scope chain; `sites` and `places` grow as instructions need them."""

    sites: list[Site] = field(default_factory=list)
    site_instructions: list[Instruction | None] = field(default_factory=list)
    known_sites: dict[tuple[object, ...], int] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    declares: dict[str, str] = field(default_factory=dict)
    names: ChainMap[str, Name] = field(default_factory=ChainMap)
    resumes: int = 0
    temps: int = 0
    frame: int = CTX["regs"]
    local: int = 0
    areas: dict[tuple[int, str], int] = field(default_factory=dict)
    owner: str = ""  # the function whose statements are being lowered
    vectors: Any = None
    watch: Callable[[Emitter, str, bool], None] | None = None
    current: Instruction | None = None
    features: set[str] = field(default_factory=set)
    stack_base: Register | None = None

    # --- text ---

    def t(self) -> str:
        """A fresh value name."""
        self.temps += 1
        return f"%t{self.temps}"

    def label(self, stem: str = "b") -> str:
        """A fresh block name."""
        self.temps += 1
        return f"{stem}{self.temps}"

    def raw(self, line: str) -> None:
        """One line as it is."""
        self.lines.append(line)

    def do(self, expression: str) -> str:
        """`%new = expression`; returns the name."""
        name = self.t()
        self.lines.append(f"  {name} = {expression}")
        return name

    def start(self, block: str, *, meets: bool = False) -> None:
        """Open a block. meets: what was computed before need not have been, on every way to it."""
        self.lines.append(f"{block}:")

    def goto(self, block: str) -> None:
        """End the current block."""
        self.lines.append(f"  br label %{block}")

    def branch(self, condition: str, then: str, otherwise: str) -> None:
        """End the current block on an i1."""
        self.lines.append(f"  br i1 {condition}, label %{then}, label %{otherwise}")

    def call(self, name: str, result: str, *arguments: str) -> str:
        """Call an external function; arguments are "type value"."""
        kinds = ", ".join(a.split(" ", 1)[0] for a in arguments)
        self.declares[name] = f"declare {result} @{name}({kinds})"
        text = f"call {result} @{name}({', '.join(arguments)})"
        if result == "void":
            self.lines.append(f"  {text}")
            return ""
        return self.do(text)

    # --- context and block fields ---

    def at(self, base: str, offset: int | str) -> str:
        """Pointer to a byte offset."""
        return self.do(f"getelementptr i8, ptr {base}, i64 {offset}")

    def ctx(self, name: str, kind: str, extra: int = 0) -> str:
        """Load a field of the context."""
        return self.do(f"load {kind}, ptr {self.at('%ctx', CTX[name] + extra)}")

    def blk(self, name: str, kind: str, extra: int = 0) -> str:
        """Load a field of the block."""
        return self.do(f"load {kind}, ptr {self.at('%blk', BLK[name] + extra)}")

    def store(self, kind: str, value: str, pointer: str) -> None:
        """Store a value."""
        self.lines.append(f"  store {kind} {value}, ptr {pointer}, align 1")

    def slot(self, register: Register) -> str:
        """Pointer to where a register lives."""
        return self.at("%ctx", register.offset)

    def counted(self, instructions: int) -> list[str]:
        """Lines that add to the thread's count of instructions."""
        where, old, new = self.t(), self.t(), self.t()
        return [
            f"  {where} = getelementptr i8, ptr %ctx, i64 {CTX['icount']}",
            f"  {old} = load i64, ptr {where}",
            f"  {new} = add i64 {old}, {instructions}",
            f"  store i64 {new}, ptr {where}",
        ]

    # --- sites and stops ---

    def site(self, op: Op, **facts: int) -> int:
        """The site of the current instruction; its index. A function copied in twice has its sites once."""
        line = self.current.line if self.current else 0
        if facts.get("space") is Space.CLUSTER:
            self.features.add("cluster")
        key = (id(self.current), op, tuple(sorted(facts.items())))
        if key not in self.known_sites:
            self.known_sites[key] = len(self.sites)
            self.sites.append(Site(line, op, **facts))  # type: ignore[arg-type]
            self.site_instructions.append(self.current)
        return self.known_sites[key]

    def set_site(self, site: int) -> None:
        """Ctx.site = site."""
        self.store("i32", str(site), self.at("%ctx", CTX["site"]))

    def resume_here(self) -> int:
        """Open a block that a stopped thread comes back to; its number. Values from before are dead."""
        self.resumes += 1
        self.goto(f"R{self.resumes}")
        self.start(f"R{self.resumes}")
        return self.resumes

    def stop(self, code: Return, resume: int | None = None) -> None:
        """Return to the runtime, ending the block."""
        if resume is not None:
            self.store("i32", str(resume), self.at("%ctx", CTX["resume"]))
        self.lines.append(f"  ret i32 {int(code)}")

    def park(self) -> None:
        """Stop as PARKED after a call that queued the thread; goes on in the block this opens."""
        self.resumes += 1
        self.stop(Return.PARKED, None)
        self.start(f"R{self.resumes}")

    def collective(self, site: int, mask: str, a: str, b: str, c: str) -> None:
        """Stop at a warp collective (i32 mask, i64 a, i32 b, i32 c); afterwards its answers lie in Ctx.result."""
        self.set_resume_after()
        arguments = (f"i32 {site}", f"i32 {mask}", f"i64 {a}", f"i32 {b}", f"i32 {c}")
        self.call("rt_collective", "void", "ptr %ctx", "ptr %blk", *arguments)
        self.park()

    def barrier(self, site: int, number: str, count: str, value: str) -> None:
        """Stop at a barrier of the block (all i32); afterwards the answer of a reduction lies in Ctx.result."""
        self.set_resume_after()
        arguments = (f"i32 {site}", f"i32 {number}", f"i32 {count}", f"i32 {value}")
        self.call("rt_barrier", "void", "ptr %ctx", "ptr %blk", *arguments)
        self.park()

    def set_resume_after(self) -> None:
        """Before a call that queues: Ctx.resume = the block that `park` will open."""
        self.store("i32", str(self.resumes + 1), self.at("%ctx", CTX["resume"]))

    def loop_head(self, block: str) -> None:
        """First in a block that a loop comes back to: the thread yields here when its time is up."""
        count, limit = self.ctx("icount", "i64"), self.ctx("limit", "i64")
        stop, go = self.label("s"), self.label("c")
        self.branch(self.do(f"icmp uge i64 {count}, {limit}"), stop, go)
        self.start(stop)
        self.resumes += 1
        self.stop(Return.YIELD, self.resumes)
        self.start(go)
        self.goto(f"R{self.resumes}")
        self.start(f"R{self.resumes}")

    def access(self, resume: int, address: str, site: int) -> str:
        """Host pointer for one access; a null answer stops the thread before it."""
        pointer = self.call("rt_access", "ptr", "ptr %ctx", "ptr %blk", f"i64 {address}", f"i32 {site}")
        no, yes = self.label("s"), self.label("c")
        self.branch(self.do(f"icmp eq ptr {pointer}, null"), no, yes)
        self.start(no)
        self.stop(Return.YIELD, resume)
        self.start(yes)
        return pointer

    def changed(self, kind: str, old: str, new: str) -> None:
        """Blk.changed |= old != new (integer kinds)."""
        differs = self.do(f"zext i1 {self.do(f'icmp ne {kind} {old}, {new}')} to i64")
        pointer = self.at("%blk", BLK["changed"])
        self.store("i64", self.do(f"or i64 {self.do(f'load i64, ptr {pointer}')}, {differs}"), pointer)

    # --- names ---

    def declare(self, name: str, bits: int) -> None:
        """A new register in the innermost scope."""
        size = 16 if bits > 64 else 8
        self.frame += -self.frame % size
        self.names[name] = Register(self.frame, bits)
        self.frame += size

    def area(self, nbytes: int, use: str = "") -> int:
        """Offset in the context of bytes for a collective's operands and answers; one area for each size and use."""
        key = (nbytes, use)
        if key not in self.areas:
            self.frame += -self.frame % 16
            self.areas[key] = self.frame
            self.frame += nbytes
        return self.areas[key]

    def register(self, name: str) -> Register:
        """A declared register."""
        found = self.names.get(name)
        if not isinstance(found, Register):
            raise Unmodelled(f"register {name} is not declared")
        return found

    def place(self, name: str) -> Place:
        """A declared symbol."""
        found = self.names.get(name)
        if not isinstance(found, Place):
            raise Unmodelled(f"symbol {name}")
        return found

    # --- integers ---

    def resize(self, value: str, have: int, want: int, signed: bool = False) -> str:
        """An integer value at another width."""
        if have == want:
            return value
        how = "trunc" if want < have else "sext" if signed else "zext"
        return self.do(f"{how} i{have} {value} to i{want}")

    def get(self, operand: Operand, bits: int, signed: bool = False) -> str:
        """An operand as an integer of `bits`, cut or extended from its register's width."""
        if isinstance(operand, Imm):
            return str(_immediate(operand, bits))
        if isinstance(operand, Reg):
            if operand.name in self.names:
                if self.watch is not None:
                    self.watch(self, operand.name, False)
                reg = self.register(operand.name)
                stored = 8 if reg.bits == 1 else reg.bits
                value = self.do(f"load i{stored}, ptr {self.slot(reg)}")
                return self.resize(value, stored, bits, signed)
            from harness.emulator.special import read_special

            value, have = read_special(self, operand)
            return self.resize(value, have, bits)
        if isinstance(operand, Sym):
            return self.resize(self.address_of(operand), 64, bits)
        if isinstance(operand, Vec):
            return self.pack(operand, bits)
        raise Unmodelled(f"operand {operand}")

    def put(self, operand: Operand, value: str, bits: int, signed: bool = False) -> None:
        """Write an integer of `bits` to a register, extended to its width."""
        if isinstance(operand, Reg):
            if operand.name == "_":
                return
            reg = self.register(operand.name)
            stored = 8 if reg.bits == 1 else reg.bits
            self.store(f"i{stored}", self.resize(value, bits, stored, signed), self.slot(reg))
            if self.watch is not None:
                self.watch(self, operand.name, True)
        elif isinstance(operand, Sym) and operand.name == "_":
            return
        elif isinstance(operand, Vec):
            self.unpack(operand, value, bits)
        else:
            raise Unmodelled(f"destination {operand}")

    def width(self, operand: Operand, otherwise: int) -> int:
        """The declared width of a register operand."""
        if isinstance(operand, Reg) and operand.name in self.names:
            return self.register(operand.name).bits
        return otherwise

    def pack(self, vector: Vec, bits: int) -> str:
        """{a, b, …}: the first item lowest."""
        part = bits // len(vector.items)
        total = "0"
        for i, item in enumerate(vector.items):
            wide = self.resize(self.get(item, part), part, bits)
            total = self.do(f"or i{bits} {total}, {self.do(f'shl i{bits} {wide}, {i * part}')}")
        return total

    def unpack(self, vector: Vec, value: str, bits: int) -> None:
        """Write the parts of a value, the first item lowest."""
        part = bits // len(vector.items)
        for i, item in enumerate(vector.items):
            shifted = self.do(f"lshr i{bits} {value}, {i * part}")
            self.put(item, self.resize(shifted, bits, part), part)

    # --- predicates ---

    def pred(self, operand: Operand) -> str:
        """An operand as an i1."""
        if isinstance(operand, Not) and operand.sign == "!":
            return self.do(f"xor i1 {self.pred(operand.operand)}, true")
        if isinstance(operand, Imm):
            return "true" if operand.value else "false"
        return self.do(f"trunc i8 {self.get(operand, 8)} to i1")

    def put_pred(self, operand: Operand, value: str) -> None:
        """Write an i1."""
        self.put(operand, self.do(f"zext i1 {value} to i8"), 8)

    # --- floating point ---

    def fget(self, operand: Operand, bits: int) -> str:
        """An operand as float (32) or double (64)."""
        if isinstance(operand, Imm):
            value = _float_bits(operand, bits)
            return self.do(f"bitcast i{bits} {value} to {'float' if bits == 32 else 'double'}")
        if self.unwatched(operand, bits):
            slot = self.slot(self.register(operand.name))
            return self.do(f"load {'float' if bits == 32 else 'double'}, ptr {slot}")
        return self.as_float(self.get(operand, bits), bits)

    def unwatched(self, operand: Operand, bits: int) -> TypeGuard[Reg]:
        """Whether an operand is a register that holds a float or double as it is."""
        if self.watch is not None or bits not in (32, 64):
            return False
        return isinstance(operand, Reg) and operand.name in self.names and self.register(operand.name).bits == bits

    def number(self, operand: Operand, bits: int) -> str:
        """An operand of arithmetic as float (32) or double (64), where one NaN is as good as another."""
        return self.fget(operand, bits)

    def put_number(self, operand: Operand, value: str, raw: str, bits: int) -> None:
        """Write a result of arithmetic, float or double. raw: the same, with any NaN for the canonical one."""
        if self.unwatched(operand, bits):
            self.store("float" if bits == 32 else "double", value, self.slot(self.register(operand.name)))
        else:
            self.put(operand, self.as_bits(value, bits), bits)

    def as_float(self, value: str, bits: int) -> str:
        """Bits to float or double."""
        if bits not in (32, 64):
            raise Unmodelled(f"floating point of {bits} bits")
        return self.do(f"bitcast i{bits} {value} to {'float' if bits == 32 else 'double'}")

    def as_bits(self, value: str, bits: int) -> str:
        """Float or double to bits."""
        return self.do(f"bitcast {'float' if bits == 32 else 'double'} {value} to i{bits}")

    # --- addresses ---

    def address_of(self, symbol: Sym, place: Place | None = None) -> str:
        """A symbol's (or place's) address in its own space, as i64."""
        if symbol.name == "WARP_SZ":
            return "32"
        place = place or self.place(symbol.name)
        if place.space == "stack" and self.stack_base is not None:
            base = self.do(f"load i64, ptr {self.slot(self.stack_base)}")
            return self.do(f"add i64 {base}, {place.offset + symbol.offset}")
        if place.space == "global":
            base = self.blk("globals", "ptr")
            value = self.do(f"load i64, ptr {self.at(base, 8 * place.offset)}")
            return self.do(f"add i64 {value}, {symbol.offset}") if symbol.offset else value
        if place.space == "dynamic":
            value = self.do(f"zext i32 {self.blk('dynamic_offset', 'i32')} to i64")
            return self.do(f"add i64 {value}, {place.offset + symbol.offset}")
        if place.space == "frame":
            raise Unmodelled("the address of a call parameter")
        return str(place.offset + symbol.offset)

    def address(self, operand: Operand, space: Space) -> str:
        """A memory operand's address, as i64, in the instruction's space (generic: the window's base is added)."""
        if not isinstance(operand, Addr) or operand.coords:
            raise Unmodelled(f"address {operand}")
        base = operand.base
        if isinstance(base, Sym):
            value = self.address_of(base)
            if space is Space.GENERIC:
                window = {
                    "shared": SHARED_WINDOW, "dynamic": SHARED_WINDOW, "local": LOCAL_WINDOW, "stack": LOCAL_WINDOW,
                    "param": PARAM_WINDOW,
                }  # fmt: skip
                value = self.do(f"add i64 {value}, {window.get(self.place(base.name).space, 0)}")
        elif isinstance(base, Imm):
            value = str(_immediate(base, 64))
        else:
            value = self.resize(self.get(base, self.width(base, 64)), self.width(base, 64), 64)
        return self.do(f"add i64 {value}, {operand.offset}") if operand.offset else value

    # --- the whole ---

    def function(self, name: str) -> str:
        """The LLVM IR of the function."""
        cases = " ".join(f"i32 {k}, label %R{k}" for k in range(1, self.resumes + 1))
        head = [
            f'define i32 @"{name}"(ptr %ctx, ptr %blk) nounwind {{',
            "entry:",
            "  %resume = load i32, ptr %ctx",
            f"  switch i32 %resume, label %start [ {cases} ]",
        ]
        return "\n".join([*sorted(self.declares.values()), *head, *self.lines, "}", ""])


def _immediate(imm: Imm, bits: int) -> int:
    value = _float_bits(imm, bits) if imm.kind != "int" and bits in (32, 64) else imm.value
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) and bits > 1 else value


def _float_bits(imm: Imm, bits: int) -> int:
    """The bits of a literal used as f32 or f64."""
    if imm.kind == "int":
        text = struct.pack("<f" if bits == 32 else "<d", float(imm.value))
        return int.from_bytes(text, "little")
    have = 32 if imm.kind == "f32" else 64
    if have == bits:
        return imm.value
    number = struct.unpack("<f" if have == 32 else "<d", imm.value.to_bytes(have // 8, "little"))[0]
    return int.from_bytes(struct.pack("<f" if bits == 32 else "<d", number), "little")


def space_of(modifiers: tuple[str, ...]) -> Space:
    """The state space named by an instruction; generic when none is."""
    for modifier in modifiers:
        if modifier == "shared::cluster":
            return Space.CLUSTER
        head = modifier.split("::")[0]
        if head in _SPACES:
            return _SPACES[head]
    return Space.GENERIC
