# SPDX-License-Identifier: Apache-2.0
"""PTX entry -> one LLVM function, a scalar resumable state machine for one thread; with the tables the runtime reads.

Device functions are copied in at each call. An instruction that is not modelled becomes a stop with that code, so that
lowering never fails on a module that parses and one unused path does not blank a kernel.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator
from dataclasses import dataclass, field

# The groups register their forms when they are imported.
from harness.emulator import (
    lower_async,
    lower_control,
    lower_convert,
    lower_float,
    lower_integer,
    lower_matrix,
    lower_memory,
    lower_sync,
    lower_video,
    lower_wgmma,
)
from harness.emulator.abi import Op, Return, Site, Wrong
from harness.emulator.calls import CallGraph, call_graph, prototypes
from harness.emulator.emit import Emitter, Name, Place, Unmodelled, bits_of
from harness.emulator.emit_fast import FastEmitter
from harness.emulator.forms import FORMS
from harness.emulator.lower_call import Stacked, declare_stacked, fault, lower_call, lower_stacked
from harness.errors import UnsupportedPtx
from harness.ptx.abi import param_layout
from harness.ptx.module import (
    BranchTargets,
    CallPrototype,
    Function,
    Guard,
    Instruction,
    Label,
    Module,
    Reg,
    Scope,
    Statement,
    Sym,
    Variable,
)

GROUPS = (
    lower_async,
    lower_control,
    lower_convert,
    lower_float,
    lower_integer,
    lower_matrix,
    lower_memory,
    lower_sync,
    lower_video,
    lower_wgmma,
)
MOST_SITES = 0xFFFF


@dataclass(slots=True)
class SharedVariable:
    """A .shared variable: name, byte offset in the block's shared memory, size (0: the dynamic one)."""

    name: str
    offset: int
    size: int


@dataclass(slots=True)
class Lowered:
    """What one entry became.

    ir: LLVM IR text; function: the thread function's name; sites, instructions: what each site is and where it stands;
    frame_bytes: size of a thread's context; local_bytes: its .local memory; shared_bytes: static shared memory;
    dynamic_align: alignment of the dynamic part; globals: module variables in the order of Blk.globals;
    features: static facts ("fence", "warp_barrier", …); unmodelled: what would stop a thread, by line;
    module_variables: names of the module's own, which its entries share; functions: addresses of functions by name;
    fast: made for the fast tier.
    """

    ir: str
    function: str
    sites: list[Site]
    instructions: list[Instruction | None]
    frame_bytes: int
    local_bytes: int
    shared_bytes: int
    dynamic_align: int
    shared: list[SharedVariable]
    globals: list[Variable]
    features: frozenset[str]
    unmodelled: dict[int, str] = field(default_factory=dict)
    directives: dict[str, tuple[int, ...]] = field(default_factory=dict)
    module_variables: frozenset[str] = frozenset()
    functions: dict[str, int] = field(default_factory=dict)
    fast: bool = False

    @property
    def site_table(self) -> bytes:
        """All sites packed for the runtime."""
        return b"".join(site.pack() for site in self.sites)


def lower(module: Module, entry: str, *, race: bool = True, opt: int = 0) -> Lowered:
    """Lower one entry.

    opt: 0 for the quick tier, where a thread can stop at every access; 1 for the fast one (emit_fast.py), which is made
    to be optimised. race: of the fast tier, whether accesses ask the runtime or look at validity bytes in place.
    Raises UnsupportedPtx only for what no thread could get past: more than 65,535 sites.
    """
    graph = call_graph(module, module.entry(entry))
    # A saved frame holds registers, which the fast tier keeps elsewhere.
    em = FastEmitter(race=race) if opt and not graph.stacked and not graph.allocates else Emitter()
    return _Lowering(module, module.entry(entry), em, graph).run()


class _Lowering:
    def __init__(self, module: Module, entry: Function, em: Emitter, graph: CallGraph) -> None:
        self.module, self.entry, self.em, self.graph = module, entry, em, graph
        self.em.sites.append(Site(entry.line, Op.NONE))  # site 0: no instruction
        self.em.site_instructions.append(None)
        self.stacked: dict[str, Stacked] = {}
        self.frame: Stacked | None = None
        self.prototypes: dict[str, CallPrototype] = {}
        self.labels: dict[str, str] = {}
        self.tables: dict[str, BranchTargets] = {}
        self.shared: list[SharedVariable] = []
        self.shared_at = 0
        self.placed: dict[int, Place] = {}
        self.dynamic_align = 16
        self.unmodelled: dict[int, str] = {}
        self.pending = 0  # instructions of the open region, not yet written to its counter
        self.counter = -1
        self.depth = 0

    def run(self) -> Lowered:
        em = self.em
        layout = param_layout(self.entry)
        outer: dict[str, Name] = {}
        em.names = ChainMap({}, outer)
        self._module_variables(outer)
        for param, slot in zip(self.entry.params, layout.slots, strict=True):
            outer[param.name] = Place("param", slot.offset, slot.size)
        outer.update({name: Place("function", address) for name, address in self.graph.addresses.items()})
        declare_stacked(self)
        self.open_region("start")
        em.owner = self.entry.name
        lower_wgmma.begin(em, self.module)
        self.body(self.entry.body or [], "", None)
        em.set_site(em.site(Op.NONE))
        em.stop(Return.FELL_OFF)
        self.cut()
        lower_stacked(self)
        if len(em.sites) > MOST_SITES:
            raise UnsupportedPtx(
                f"{self.entry.name} has more than {MOST_SITES} memory and synchronisation sites", line=self.entry.line
            )
        name = f"k_{self.entry.name}"
        return Lowered(
            ir=em.function(name), function=name, sites=em.sites, instructions=em.site_instructions,
            frame_bytes=em.frame + (-em.frame % 16), local_bytes=em.local, shared_bytes=self.shared_at,
            dynamic_align=self.dynamic_align, shared=self.shared, globals=self.globals,
            features=frozenset(em.features), unmodelled=self.unmodelled, directives=self.entry.directives,
            functions=self.graph.addresses,
            fast=isinstance(em, FastEmitter),
            module_variables=frozenset(v.name for v in self.module.variables),
        )  # fmt: skip

    # --- declarations ---

    def _module_variables(self, outer: dict[str, Name]) -> None:
        self.globals: list[Variable] = []
        for variable in self.module.variables:
            if variable.space in ("global", "const"):
                outer[variable.name] = Place("global", len(self.globals), variable.size_bytes)
                self.globals.append(variable)
            elif variable.space == "shared":
                outer[variable.name] = self._shared(variable)

    def _shared(self, variable: Variable) -> Place:
        """One object a block, however often the function that declares it is copied in."""
        if id(variable) not in self.placed:
            self.placed[id(variable)] = self._new_shared(variable)
        return self.placed[id(variable)]

    def _new_shared(self, variable: Variable) -> Place:
        if variable.size_bytes == 0:
            self.dynamic_align = max(self.dynamic_align, variable.align)
            self.shared.append(SharedVariable(variable.name, 0, 0))
            return Place("dynamic", 0)
        self.shared_at += -self.shared_at % max(variable.align, 1)
        place = Place("shared", self.shared_at, variable.size_bytes)
        self.shared.append(SharedVariable(variable.name, self.shared_at, variable.size_bytes))
        self.shared_at += variable.size_bytes
        return place

    def _variable(self, variable: Variable) -> None:
        em = self.em
        if variable.space == "reg":
            width = bits_of(variable.type)
            if variable.parameterized:
                for i in range(variable.count):
                    em.declare(f"{variable.name}{i}", width)
            else:
                em.declare(variable.name, width)
        elif variable.space == "local":
            em.names[variable.name] = self.local(variable.size_bytes, variable.align)
        elif variable.space == "shared":
            em.names[variable.name] = self._shared(variable)
        elif variable.space == "param":
            em.names[variable.name] = self._frame(variable)
        elif variable.space in ("global", "const"):
            if id(variable) not in self.placed:
                self.placed[id(variable)] = Place("global", len(self.globals), variable.size_bytes)
                self.globals.append(variable)
            em.names[variable.name] = self.placed[id(variable)]

    def local(self, size: int, align: int) -> Place:
        """Room in .local memory: fixed, or on the stack for a function that is lowered once."""
        if self.frame is not None:
            at = self.frame.local_bytes + -self.frame.local_bytes % max(align, 1)
            self.frame.local_bytes = at + size
            return Place("stack", at, size)
        self.em.local += -self.em.local % max(align, 1)
        self.em.local += size
        return Place("local", self.em.local - size, size)

    def _frame(self, variable: Variable) -> Place:
        em = self.em
        em.frame += -em.frame % 16
        place = Place("frame", em.frame, variable.size_bytes)
        em.frame += variable.size_bytes + (-variable.size_bytes % 16)
        return place

    # --- statements ---

    def body(self, body: list[Statement], prefix: str, end: str | None) -> None:
        """One scope's statements. prefix: of its label names; end: where `ret` goes, None in the entry."""
        em = self.em
        em.names = em.names.new_child()
        labels = {s.name: f"L{prefix}{s.name}" for s in body if isinstance(s, Label)}
        outer = self.labels, self.tables, self.prototypes
        self.labels = {**self.labels, **labels}
        self.tables = {**self.tables, **{s.name: s for s in body if isinstance(s, BranchTargets)}}
        self.prototypes = {**self.prototypes, **prototypes(body)}
        for statement in body:
            if isinstance(statement, Variable):
                try:
                    self._variable(statement)
                except Unmodelled as why:
                    self.unmodelled[statement.line] = str(why)
        loops = _loop_heads(body)
        for statement in body:
            if isinstance(statement, Label):
                self.open_region(self.labels[statement.name], loop=statement.name in loops)
            elif isinstance(statement, Scope):
                self.body(statement.body, f"{prefix}{statement.line}.", end)
            elif isinstance(statement, Instruction):
                self._instruction(statement, prefix, end)
        self.labels, self.tables, self.prototypes = outer
        em.names = em.names.parents

    def open_region(self, block: str, *, loop: bool = False) -> None:
        """A block that code jumps to; counts its instructions, and yields at the head of a loop when time is up."""
        em = self.em
        if self.counter >= 0:
            em.raw(f'  br label %"{block}"')
        self._close_region()
        em.start(f'"{block}"', meets=True)
        if loop:
            em.loop_head(block)
        self.counter = len(em.lines)
        em.raw("")

    def jump(self, block: str, then: str) -> None:
        """Go to a block; what follows stands in another."""
        self.em.raw(f'  br label %"{block}"')
        self.land(then)

    def land(self, block: str) -> None:
        """Open a block that is jumped to, after one that has ended."""
        self._close_region()
        self.em.start(f'"{block}"', meets=True)
        self.counter = len(self.em.lines)
        self.em.raw("")

    def cut(self) -> None:
        """The open block has ended and nothing falls into the next."""
        self._close_region()
        self.counter = -1

    def _close_region(self) -> None:
        """Write the open region's instruction count into the line kept for it."""
        if self.counter >= 0 and self.pending:
            self.em.lines[self.counter] = "\n".join(self.em.counted(self.pending))
        self.pending = 0

    def _instruction(self, ins: Instruction, prefix: str, end: str | None) -> None:
        em = self.em
        em.current = ins
        self.pending += 1
        after = None
        mark, region = len(em.lines), self.counter
        try:
            if ins.opcode == "bra":
                self._branch(ins)
                return
            if ins.guard is not None:
                after = self._guarded(ins.guard)
            mark = len(em.lines)
            if ins.opcode in ("ret", "exit") or ins.opcode == "brx" or ins.opcode == "call":
                self._transfer(ins, prefix, end)
            else:
                handler = FORMS.get(ins.opcode)
                if handler is None:
                    raise Unmodelled(ins.opcode)
                handler(em, ins)
        except (Unmodelled, ValueError, LookupError, StopIteration) as why:
            # A half-written form is taken back, except for resume labels it opened.
            self._take_back(mark)
            self._unsupported(ins, why)
        if after is not None:
            em.goto(after)
            if self.counter == region:
                em.start(after, meets=True)
            else:
                self.land(after)

    def _take_back(self, mark: int) -> None:
        """Forget lines from `mark` on, keeping blocks that exist as targets of the entry switch."""
        em = self.em
        kept = [line for line in em.lines[mark:] if line.startswith("R") and line.endswith(":")]
        del em.lines[mark:]
        for label in kept:
            em.raw(f"  br label %{label[:-1]}")
            em.raw(label)

    def _unsupported(self, ins: Instruction, why: Exception) -> None:
        em = self.em
        self.unmodelled.setdefault(ins.line, str(why) or ins.opcode)
        em.set_site(em.site(Op.UNSUPPORTED))
        em.stop(Return.UNSUPPORTED)
        em.start(em.label("dead"))

    def _guarded(self, guard: Guard) -> str:
        """Open the block that runs when the guard holds; returns the block after it."""
        em = self.em
        condition = self._condition(guard)
        then, after = em.label("g"), em.label("a")
        em.branch(condition, then, after)
        em.start(then)
        return after

    def _condition(self, guard: Guard) -> str:
        value = self.em.pred(Reg(guard.reg))
        return self.em.do(f"xor i1 {value}, true") if guard.negated else value

    def _target(self, name: str) -> str:
        if name not in self.labels:
            raise Unmodelled(f"label {name}")
        return str(self.labels[name])

    def _branch(self, ins: Instruction) -> None:
        em = self.em
        target = ins.operands[0]
        if not isinstance(target, Sym):
            raise Unmodelled("indirect bra")
        block = self._target(target.name)
        after = em.label("n")
        if ins.guard is None:
            em.raw(f'  br label %"{block}"')
        else:
            em.raw(f'  br i1 {self._condition(ins.guard)}, label %"{block}", label %{after}')
        self._close_region()
        em.start(after)
        self.counter = len(em.lines)
        em.raw("")

    def _transfer(self, ins: Instruction, prefix: str, end: str | None) -> None:
        em = self.em
        if ins.opcode == "call":
            lower_call(self, ins)
        elif ins.opcode == "brx":
            self._brx(ins)
        elif ins.opcode == "exit" or end is None:
            em.set_site(em.site(Op.NONE))
            em.stop(Return.EXIT if ins.opcode == "exit" else Return.EXITED)
            em.start(em.label("dead"))
        else:
            em.raw(f'  br label %"{end}"')
            em.start(em.label("dead"))

    def _brx(self, ins: Instruction) -> None:
        """An index outside the table is a fault, which ends the thread."""
        em = self.em
        table = ins.operands[1]
        targets = self.tables.get(table.name) if isinstance(table, Sym) else None
        if targets is None:
            raise Unmodelled("brx table")
        index = em.get(ins.operands[0], 32)
        outside = em.label("x")
        cases = " ".join(f'i32 {i}, label %"{self._target(t)}"' for i, t in enumerate(targets.targets))
        em.raw(f"  switch i32 {index}, label %{outside} [ {cases} ]")
        em.start(outside)
        wide = em.resize(index, 32, 64)
        fault(em, Op.NONE, Wrong.BRANCH, wide, str(len(targets.targets)))
        em.start(em.label("dead"))


def _loop_heads(body: list[Statement]) -> set[str]:
    """Labels of this scope that a later instruction, also in an inner scope, jumps back to."""
    at = {s.name: i for i, s in enumerate(body) if isinstance(s, Label)}
    tables: dict[str, tuple[str, ...]] = {}
    for table in _tables(body):  # inner ones may shadow: a label too many costs nothing, one too few never yields
        tables[table.name] = tables.get(table.name, ()) + table.targets
    heads: set[str] = set()
    for i, statement in enumerate(body):
        for ins in _instructions(statement):
            if ins.opcode not in ("bra", "brx"):
                continue
            for operand in ins.operands:
                names = tables.get(operand.name, (operand.name,)) if isinstance(operand, Sym) else ()
                heads.update(n for n in names if at.get(n, i + 1) <= i)
    return heads


def _instructions(statement: Statement) -> Iterator[Instruction]:
    if isinstance(statement, Instruction):
        yield statement
    elif isinstance(statement, Scope):
        for inner in statement.body:
            yield from _instructions(inner)


def _tables(body: list[Statement]) -> Iterator[BranchTargets]:
    for statement in body:
        if isinstance(statement, BranchTargets):
            yield statement
        elif isinstance(statement, Scope):
            yield from _tables(statement.body)
