# SPDX-License-Identifier: Apache-2.0
"""The fast tier's emitter: registers are SSA values, written to the context only where a thread stops.

One call runs lanes of a warp, one after the other. A lane stops at the head of a loop whose time is up, at barriers and
at collectives, never at an access. Registers are allocas that LLVM promotes; what is live at a stop is found on the
emitted text, so calls and scopes need no analysis of their own. Without race checks an access is judged in place by one
validity byte per 4 bytes (runtime/memory.c says what its bits mean); with them, by a function that keeps all registers
(runtime/fast.c). Whatever neither settles goes to the runtime.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from harness.emulator.abi import BLK, CTX, GLOBAL_BASE, Flag, Op, Return, Sem, Space
from harness.emulator.emit import Emitter, Register
from harness.ptx.module import Operand, Reg

_CONSTANT = ("ctaid", "ntid", "nctaid", "globals", "params", "dynamic_offset")
_INLINE_SIZES = (1, 2, 4, 8, 16)
_JUDGED_SIZES = (4, 8, 16)
_SPACES = {Space.GENERIC: "generic", Space.GLOBAL: "global", Space.CONST: "global", Space.SHARED: "shared"}
_READABLE, _WRITABLE, _BOTH, _WRITTEN = 0x80, 0x20, 0xA0, 0xBF  # runtime/memory.c
_LABEL = re.compile(r'"?([^"]+)"?:\Z')
_TARGET = re.compile(r'label %"?([^",\]\s]+)"?')
_REGISTER = re.compile(r"ptr %r(\d+)\b")


@dataclass
class FastEmitter(Emitter):
    """race: every access asks the runtime. slots: width of each register that is used, by its offset."""

    race: bool = False
    slots: dict[int, int] = field(default_factory=dict)
    limits: set[tuple[str, int]] = field(default_factory=set)
    raws: dict[int, str] = field(default_factory=dict)

    # --- registers and counters ---

    def slot(self, register: Register) -> str:
        self.slots[register.offset] = 8 if register.bits == 1 else register.bits
        return f"%r{register.offset}"

    def ctx(self, name: str, kind: str, extra: int = 0) -> str:
        if name == "icount":
            return self.do("load i64, ptr %icount")
        if name == "tid":
            return self.do(f"load {kind}, ptr {self.at('%tid', extra)}, !invariant.load !1")
        if name in ("laneid", "warpid", "linear"):
            return self.do(f"or i32 %{name}, 0")
        return self._field("%ctx", CTX, name, kind, extra)

    def blk(self, name: str, kind: str, extra: int = 0) -> str:
        return self._field("%blk", BLK, name, kind, extra)

    def _field(self, base: str, table: dict[str, int], name: str, kind: str, extra: int) -> str:
        never = ", !invariant.load !1" if name in _CONSTANT else ""
        return self.do(f"load {kind}, ptr {self.at(base, table[name] + extra)}{never}")

    def counted(self, instructions: int) -> list[str]:
        old, new = self.t(), self.t()
        return [
            f"  {old} = load i64, ptr %icount",
            f"  {new} = add i64 {old}, {instructions}",
            f"  store i64 {new}, ptr %icount",
        ]

    def changed(self, kind: str, old: str, new: str) -> None:
        differs = self.do(f"zext i1 {self.do(f'icmp ne {kind} {old}, {new}')} to i64")
        before = self.do("load i64, ptr %changed")
        self.store("i64", self.do(f"or i64 {before}, {differs}"), "%changed")

    def start(self, block: str, *, meets: bool = False) -> None:
        super().start(block)
        if meets:
            self.raws.clear()

    def put(self, operand: Operand, value: str, bits: int, signed: bool = False) -> None:
        if isinstance(operand, Reg) and operand.name in self.names:
            self.raws.pop(self.register(operand.name).offset, None)
        super().put(operand, value, bits, signed)

    def number(self, operand: Operand, bits: int) -> str:
        if self.unwatched(operand, bits):
            raw = self.raws.get(self.register(operand.name).offset)
            if raw is not None:
                return raw
        return super().number(operand, bits)

    def put_number(self, operand: Operand, value: str, raw: str, bits: int) -> None:
        super().put_number(operand, value, raw, bits)
        if self.unwatched(operand, bits):
            self.raws[self.register(operand.name).offset] = raw

    # --- stops ---

    def resume_here(self) -> int:
        return 0

    def set_site(self, site: int) -> None:
        self.store("i32", str(site), "%site")

    def stop(self, code: Return, resume: int | None = None) -> None:
        if code is Return.EXITED:
            self.raw("  br label %lane.exited")
            return
        if resume is not None:
            self.store("i32", str(resume), self.at("%ctx", CTX["resume"]))
        self.store("i32", str(int(code)), "%code")
        self.raw(f"  br label %lane.{'exit' if code is Return.EXIT else 'stopped'}")

    def park(self) -> None:
        self.resumes += 1
        self.raw(f"  ;spill {self.resumes}")
        self.stop(Return.PARKED)
        self.start(f"R{self.resumes}", meets=True)
        self.raw(f"  ;reload {self.resumes}")

    def collective(self, site: int, mask: str, a: str, b: str, c: str) -> None:
        for name, kind, value in (("mask", "i32", mask), ("a", "i64", a), ("b", "i32", b), ("c", "i32", c)):
            self.store(kind, value, self.at("%ctx", CTX[name]))
        self._stop_here(site, Return.COLLECTIVE)

    def barrier(self, site: int, number: str, count: str, value: str) -> None:
        for name, operand in (("mask", number), ("b", count), ("c", value)):
            self.store("i32", operand, self.at("%ctx", CTX[name]))
        self._stop_here(site, Return.BARRIER)

    def _stop_here(self, site: int, code: Return) -> None:
        self.set_site(site)
        self.resumes += 1
        self.raw(f"  ;spill {self.resumes}")
        self.stop(code, self.resumes)
        self.start(f"R{self.resumes}", meets=True)
        self.raw(f"  ;reload {self.resumes}")

    def loop_head(self, block: str) -> None:
        """The check comes first in the block and a resumed thread enters there again: the loop keeps a single entry."""
        stop, go = self.label("s"), self.label("c")
        self.branch(self.do(f"icmp uge i64 {self.ctx('icount', 'i64')}, %limit"), stop, go)
        self.start(stop)
        self.resumes += 1
        self.raw(f"  ;spill {self.resumes}")
        self.store("i32", self.do("load i32, ptr %last"), "%site")
        self.stop(Return.YIELD, self.resumes)
        self.start(f"R{self.resumes}", meets=True)
        self.raw(f"  ;reload {self.resumes}")
        self.raw(f'  br label %"{block}"')
        self.start(go, meets=True)

    def call(self, name: str, result: str, *arguments: str) -> str:
        if "ptr %ctx" in arguments:  # the runtime notes where the thread is
            self.raw("  store i32 0, ptr %last")
        return super().call(name, result, *arguments)

    # --- accesses ---

    def access(self, resume: int, address: str, site: int) -> str:
        """Host pointer for one access, never null."""
        facts = self.sites[site]
        self.raw(f"  store i32 {site}, ptr %last")
        if self.race:
            return self._judge(address, site)
        if facts.size not in _INLINE_SIZES or facts.space is Space.PARAM:
            return self._ask(address, site)
        slow, fast, join = self.label("slow"), self.label("fast"), self.label("j")
        if facts.space is Space.LOCAL:
            offset, host, valid, limit = address, "%local", "", "local"
        elif facts.space is Space.SHARED:
            offset, host, valid, limit = address, "%shared", "%shared_valid", "shared"
        else:
            offset, host, valid, limit = self.do(f"sub i64 {address}, {GLOBAL_BASE}"), "%arena", "%valid", "arena"
        # Low bits that break alignment rotate to the top: one comparison judges alignment and bounds.
        shift = facts.size.bit_length() - 1
        self.limits.add((limit, shift))
        place = self.call("llvm.fshr.i64", "i64", f"i64 {offset}", f"i64 {offset}", f"i64 {shift}") if shift else offset
        inside = self.do(f"icmp ult i64 {place}, %{limit}_limit{shift}")
        if valid:
            known = self.label("v")
            self._likely(inside, known, slow)
            self.start(known)
            self._valid(facts.op, facts.size, place, valid, fast, slow)
        else:
            self._likely(inside, fast, slow)
        self.start(fast)
        self.goto(join)
        self.start(slow)
        asked = self.do(f"ptrtoint ptr {self._ask(address, site)} to i64")
        apart = self.do(f"sub i64 {asked}, {self.do(f'ptrtoint ptr {host} to i64')}")
        self.goto(join)
        self.start(join)  # offsets meet here, not pointers: the sum costs nothing in an addressing mode
        return self.at(host, self.do(f"phi i64 [ {offset}, %{fast} ], [ {apart}, %{slow} ]"))

    def _valid(self, op: Op, size: int, place: str, valid: str, fast: str, slow: str) -> None:
        """End the block on what the validity bytes say; a store of whole granules leaves them written. place: the
        address in units of the access."""
        granules = max(size // 4, 1)
        word = f"i{8 * granules}"
        index = place if size >= 4 else self.do(f"lshr i64 {place}, {3 - size.bit_length()}")
        pointer = self.do(f"getelementptr {word}, ptr {valid}, i64 {index}")
        bits = self.do(f"load {word}, ptr {pointer}, align 1")
        whole_store = op is Op.STORE and size >= 4
        need = _WRITABLE if whole_store else _READABLE if op is Op.LOAD else _BOTH
        mask = int.from_bytes(bytes([need] * granules), "little")
        met = self.do(f"icmp eq {word} {self.do(f'and {word} {bits}, {mask}')}, {mask}")
        if not whole_store:
            self._likely(met, fast, slow)
            return
        mark = self.label("w")
        self._likely(met, mark, slow)
        self.start(mark)
        self.store(word, str(int.from_bytes(bytes([_WRITTEN] * granules), "little")), pointer)
        self.goto(fast)

    def _judge(self, address: str, site: int) -> str:
        facts = self.sites[site]
        verb = {Op.LOAD: "load", Op.STORE: "store"}.get(facts.op)
        width = facts.aux or facts.size
        plain = facts.sem is Sem.WEAK and not facts.flags & Flag.NONCOHERENT and facts.align in (0, facts.size)
        if verb is None or not plain or facts.space not in _SPACES or facts.size not in _JUDGED_SIZES or width < 4:
            return self._ask(address, site)
        name = f"rt_{verb}_{_SPACES[facts.space]}_{facts.size}"
        self.declares[name] = f"declare preserve_allcc ptr @{name}(ptr, i64, i32)"
        who = self.do(f"or i32 %who, {site}")
        return self.do(f"call preserve_allcc ptr @{name}(ptr %blk, i64 {address}, i32 {who})")

    def _ask(self, address: str, site: int) -> str:
        return self.call("rt_access_now", "ptr", "ptr %ctx", "ptr %blk", f"i64 {address}", f"i32 {site}")

    def _likely(self, condition: str, then: str, otherwise: str) -> None:
        self.raw(f"  br i1 {condition}, label %{then}, label %{otherwise}, !prof !0")

    # --- the whole ---

    def function(self, name: str) -> str:
        live = _live_at_resumes(self.lines, self.resumes)
        body: list[str] = []
        for line in self.lines:
            if line.startswith("  ;spill "):
                body += self._moves(live[int(line[9:])], out=True)
            elif line.startswith("  ;reload "):
                body += self._moves(live[int(line[10:])], out=False)
            else:
                body.append(line)
        cases = " ".join(f"i32 {k}, label %R{k}" for k in range(1, self.resumes + 1))
        return "\n".join(
            [
                *sorted(self.declares.values()),
                "declare i32 @llvm.cttz.i32(i32, i1)",
                f'define i64 @"{name}"(ptr noalias %ctx0, ptr noalias %blk, i32 %lanes, i32 %first, i32 %begin)',
                "nounwind {",
                "entry:",
                *self._entry(),
                *self._lane(),
                f"  switch i32 %resume, label %fresh [ {cases} ]",
                "fresh:",
                *(f"  store i{bits} 0, ptr %r{offset}" for offset, bits in self.slots.items()),
                "  br label %start",
                *body,
                *_LANE_STOPS,
                "}",
                '!0 = !{!"branch_weights", i32 10000, i32 1}',
                "!1 = !{}",
                "",
            ]
        )

    def _entry(self) -> list[str]:
        """Once a call: places for registers and counters, and what is the block's."""
        lines = [f"  %r{offset} = alloca i{bits}" for offset, bits in self.slots.items()]
        lines += [f"  %{name} = alloca i64" for name in ("icount", "changed", "total")]
        lines += [f"  %{name} = alloca i32" for name in ("last", "site", "code", "exited", "codes")]
        for name, kind, field_ in (
            ("tids", "ptr", "tids"),
            ("ends", "ptr", "ends"),
            ("locals", "ptr", "locals"),
            ("quantum", "i64", "quantum"),
            ("arena", "ptr", "arena"),
            ("valid", "ptr", "valid"),
            ("arena_bytes", "i64", "arena_size"),
            ("shared", "ptr", "shared"),
            ("shared_valid", "ptr", "shared_valid"),
            ("shared_words", "i32", "shared_bytes"),
        ):
            lines += [f"  %at.{name} = getelementptr i8, ptr %blk, i64 {BLK[field_]}"]
            lines += [f"  %{name} = load {kind}, ptr %at.{name}"]
        lines += ["  %shared_bytes = zext i32 %shared_words to i64", f"  %local_bytes = add i64 0, {self.local}"]
        lines += [f"  %{limit}_limit{k} = lshr i64 %{limit}_bytes, {k}" for limit, k in sorted(self.limits)]
        lines += ["  %warpid = lshr i32 %first, 5", "  %begins = icmp ne i32 %begin, 0"]
        lines += [f"  store i64 0, ptr %{name}" for name in ("changed", "total")]
        lines += [f"  store i32 0, ptr %{name}" for name in ("exited", "codes")]
        return [*lines, "  br label %lane.next"]

    def _lane(self) -> list[str]:
        """Once a lane: its context and where it goes on."""
        stride = self.frame + (-self.frame % 16)
        return [
            "lane.next:",
            "  %mask = phi i32 [ %lanes, %entry ], [ %rest, %lane.stopped ], [ %rest, %lane.ended ]",
            "  %laneid = call i32 @llvm.cttz.i32(i32 %mask, i1 true)",
            "  %less = sub i32 %mask, 1",
            "  %rest = and i32 %mask, %less",
            "  %linear = add i32 %first, %laneid",
            "  %who = shl i32 %linear, 16",
            "  %lane = zext i32 %laneid to i64",
            "  %thread = zext i32 %linear to i64",
            f"  %at.ctx = mul i64 %lane, {stride}",
            "  %ctx = getelementptr i8, ptr %ctx0, i64 %at.ctx",
            "  %tid = getelementptr [16 x i8], ptr %tids, i64 %thread",
            f"  %at.local = mul i64 %thread, {self.local}",
            "  %local = getelementptr i8, ptr %locals, i64 %at.local",
            "  br i1 %begins, label %lane.go, label %lane.again",
            "lane.again:",
            "  %where = load i32, ptr %ctx",
            f"  %at.icount = getelementptr i8, ptr %ctx, i64 {CTX['icount']}",
            "  %before = load i64, ptr %at.icount",
            "  br label %lane.go",
            "lane.go:",
            "  %resume = phi i32 [ 0, %lane.next ], [ %where, %lane.again ]",
            "  %counted = phi i64 [ 0, %lane.next ], [ %before, %lane.again ]",
            "  %limit = add i64 %counted, %quantum",
            "  store i64 %counted, ptr %icount",
            "  store i32 0, ptr %last",
        ]

    def _moves(self, live: list[int], *, out: bool) -> list[str]:
        """Between registers and their places in the context."""
        lines = []
        for offset in live:
            where, value, word = self.t(), self.t(), f"i{self.slots[offset]}"
            source, target = (f"%r{offset}", where) if out else (where, f"%r{offset}")
            lines += [
                f"  {where} = getelementptr i8, ptr %ctx, i64 {offset}",
                f"  {value} = load {word}, ptr {source}, align 1",
                f"  store {word} {value}, ptr {target}, align 1",
            ]
        return lines


# Where a lane's run ends; then the next lane, or the answer. `%lane.exited`: by ret, which leaves its context alone.
_LANE_STOPS = [
    "lane.stopped:",
    "  %stop.code = load i32, ptr %code",
    "  %stop.site = load i32, ptr %site",
    "  %stop.count = load i64, ptr %icount",
    f"  %stop.at.code = getelementptr i8, ptr %ctx, i64 {CTX['code']}",
    f"  %stop.at.site = getelementptr i8, ptr %ctx, i64 {CTX['site']}",
    f"  %stop.at.count = getelementptr i8, ptr %ctx, i64 {CTX['icount']}",
    "  store i32 %stop.code, ptr %stop.at.code",
    "  store i32 %stop.site, ptr %stop.at.site",
    "  store i64 %stop.count, ptr %stop.at.count",
    "  %stop.bit = shl i32 1, %stop.code",
    "  %stop.codes = load i32, ptr %codes",
    "  %stop.more = or i32 %stop.codes, %stop.bit",
    "  store i32 %stop.more, ptr %codes",
    "  %stop.ran = sub i64 %stop.count, %counted",
    "  %stop.total = load i64, ptr %total",
    "  %stop.sum = add i64 %stop.total, %stop.ran",
    "  store i64 %stop.sum, ptr %total",
    "  %stop.last = icmp eq i32 %rest, 0",
    "  br i1 %stop.last, label %done, label %lane.next",
    "lane.exit:",
    "  %exit.site = load i32, ptr %site",
    "  %exit.at.ends = getelementptr i32, ptr %ends, i64 %thread",
    "  store i32 %exit.site, ptr %exit.at.ends",
    "  br label %lane.stopped",
    "lane.exited:",
    "  %end.site = load i32, ptr %site",
    "  %end.at = getelementptr i32, ptr %ends, i64 %thread",
    "  store i32 %end.site, ptr %end.at",
    "  %end.bit = shl i32 1, %laneid",
    "  %end.before = load i32, ptr %exited",
    "  %end.now = or i32 %end.before, %end.bit",
    "  store i32 %end.now, ptr %exited",
    "  br label %lane.ended",
    "lane.ended:",
    "  %end.count = load i64, ptr %icount",
    "  %end.ran = sub i64 %end.count, %counted",
    "  %end.total = load i64, ptr %total",
    "  %end.sum = add i64 %end.total, %end.ran",
    "  store i64 %end.sum, ptr %total",
    "  %end.last = icmp eq i32 %rest, 0",
    "  br i1 %end.last, label %done, label %lane.next",
    "done:",
    "  %sum = load i64, ptr %total",
    f"  %at.executed = getelementptr i8, ptr %blk, i64 {BLK['executed']}",
    "  store i64 %sum, ptr %at.executed",
    "  %any = load i64, ptr %changed",
    f"  %at.changed = getelementptr i8, ptr %blk, i64 {BLK['changed']}",
    "  %any.before = load i64, ptr %at.changed",
    "  %any.now = or i64 %any, %any.before",
    "  store i64 %any.now, ptr %at.changed",
    "  %low = load i32, ptr %exited",
    "  %high = load i32, ptr %codes",
    "  %low.wide = zext i32 %low to i64",
    "  %high.wide = zext i32 %high to i64",
    "  %high.up = shl i64 %high.wide, 32",
    "  %answer = or i64 %high.up, %low.wide",
    "  ret i64 %answer",
]


@dataclass
class _Block:
    uses: int = 0
    kills: int = 0
    live: int = 0
    successors: list[str] = field(default_factory=list)


def _live_at_resumes(lines: list[str], resumes: int) -> dict[int, list[int]]:
    """Offsets of the registers live at each resume point: backward data flow over the text (Kildall 1973).

    A stop counts as a jump to its resume point, for what the thread will need there must be written out here.
    """
    blocks: dict[str, _Block] = {}
    block = blocks.setdefault("", _Block())
    numbers: dict[int, int] = {}
    for text in lines:
        for line in text.split("\n"):
            label = None if line.startswith(" ") else _LABEL.match(line)
            if label:
                block = blocks.setdefault(label[1], _Block())
            elif line.startswith("  ;spill "):
                block.successors.append(f"R{line[9:]}")
            elif line.startswith(("  br ", "  switch ")):
                block.successors += _TARGET.findall(line)
            else:
                found = _REGISTER.search(line)
                if found:
                    bit = 1 << numbers.setdefault(int(found[1]), len(numbers))
                    if line.startswith("  store "):
                        block.kills |= bit
                    elif not block.kills & bit:
                        block.uses |= bit
    moving = True
    order = list(blocks.values())[::-1]
    while moving:
        moving = False
        for b in order:
            after = 0
            for name in b.successors:
                after |= blocks[name].live if name in blocks else 0
            live = b.uses | (after & ~b.kills)
            if live != b.live:
                b.live, moving = live, True
    offsets = list(numbers)
    return {
        k: [offsets[i] for i in range(len(offsets)) if blocks[f"R{k}"].live >> i & 1] for k in range(1, resumes + 1)
    }
