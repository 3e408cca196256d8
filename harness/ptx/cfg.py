# SPDX-License-Identifier: Apache-2.0
"""The control-flow graph of one function: its instructions in a row, names resolved by scope, basic blocks.

Labels and registers belong to the scope that declares them (two inline-assembly blocks may use one name), so a name
is only meaningful together with the scope of the instruction that uses it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from harness.ptx.module import (
    BranchTargets,
    CallPrototype,
    Function,
    Instruction,
    Label,
    Module,
    Scope,
    Statement,
    Sym,
    Variable,
)
from harness.ptx.scopes import split

EXIT = -1


@dataclass(slots=True)
class Frame:
    """One scope: its declarations by name (families under "%r<"), labels by instruction index, tables, prototypes."""

    parent: int
    names: dict[str, Variable] = field(default_factory=dict)
    labels: dict[str, int] = field(default_factory=dict)
    tables: dict[str, BranchTargets] = field(default_factory=dict)
    prototypes: dict[str, CallPrototype] = field(default_factory=dict)


@dataclass(slots=True)
class Block:
    """Instructions first … last (indices, inclusive) that run one after the other.

    successors: block indices, or EXIT for leaving the function. An edge to EXIT is absent where a `trap` or a call
    that does not return ends the block.
    """

    first: int
    last: int
    successors: list[int] = field(default_factory=list)
    predecessors: list[int] = field(default_factory=list)


class Flow:
    """A function flattened.

    Attributes:
        code: every instruction in text order; scope: the frame index of each; frames: [0] holds the parameters.
        blocks: basic blocks in text order, block 0 is the entry; block_of: the block of each instruction.
        unresolved: (instruction index, label) of branches whose target is not in scope.
    """

    def __init__(self, function: Function, noreturn: Iterable[str] = ()) -> None:
        self.function = function
        self.code: list[Instruction] = []
        self.scope: list[int] = []
        self.frames: list[Frame] = [Frame(-1)]
        self.unresolved: list[tuple[int, str]] = []
        self._noreturn = frozenset(noreturn)
        for v in (*function.params, *function.returns):
            self._declare(0, v)
        self._flatten(function.body or [], 0)
        self.blocks: list[Block] = []
        self.block_of: list[int] = []
        self._build()

    # --- names ----------------------------------------------------------------------------------------------------

    def find(self, name: str, scope: int) -> tuple[int, Variable] | None:
        """(frame, declaration) that `name` means in a scope, or None."""
        stem, index = split(name)
        while scope >= 0:
            frame = self.frames[scope]
            v = frame.names.get(name)
            if v is None and index >= 0:
                v = frame.names.get(stem + "<")
                if v is not None and index >= v.count:
                    v = None
            if v is not None:
                return scope, v
            scope = frame.parent
        return None

    def label(self, name: str, scope: int) -> int | None:
        """The instruction index that a label names in a scope, or None; the length of `code` is the end."""
        while scope >= 0:
            frame = self.frames[scope]
            if name in frame.labels:
                return frame.labels[name]
            scope = frame.parent
        return None

    def table(self, name: str, scope: int) -> BranchTargets | None:
        """The .branchtargets or .calltargets that a name means in a scope, or None."""
        while scope >= 0:
            frame = self.frames[scope]
            if name in frame.tables:
                return frame.tables[name]
            scope = frame.parent
        return None

    def knows(self, name: str, scope: int) -> bool:
        """Whether a symbol is declared in this function: a variable, label, table or prototype."""
        if self.find(name, scope) is not None or self.label(name, scope) is not None:
            return True
        while scope >= 0:
            frame = self.frames[scope]
            if name in frame.tables or name in frame.prototypes:
                return True
            scope = frame.parent
        return False

    def _declare(self, scope: int, v: Variable) -> None:
        self.frames[scope].names.setdefault(v.name + "<" if v.parameterized else v.name, v)

    def _flatten(self, body: list[Statement], scope: int) -> None:
        frame = self.frames[scope]
        for s in body:
            match s:
                case Instruction():
                    self.code.append(s)
                    self.scope.append(scope)
                case Label(name):
                    frame.labels.setdefault(name, len(self.code))
                case Variable():
                    self._declare(scope, s)
                case BranchTargets(name):
                    frame.tables.setdefault(name, s)
                case CallPrototype(name):
                    frame.prototypes.setdefault(name, s)
                case Scope(inner):
                    self.frames.append(Frame(scope))
                    self._flatten(inner, len(self.frames) - 1)
                case _:
                    # Directives execute nothing.
                    continue

    # --- blocks ---------------------------------------------------------------------------------------------------

    def targets(self, index: int) -> list[int]:
        """Instruction indices that a branch may jump to; empty for other instructions. Unknown labels are left out."""
        i, scope = self.code[index], self.scope[index]
        if i.opcode not in ("bra", "brx") or not i.operands:
            return []
        last = i.operands[-1]
        if not isinstance(last, Sym):
            return []
        names = [last.name]
        if i.opcode == "brx":
            table = self.table(last.name, scope)
            names = list(table.targets) if table is not None else [last.name]
        found = []
        for name in names:
            at = self.label(name, scope)
            if at is None:
                self.unresolved.append((index, name))
            else:
                found.append(at)
        return found

    def ends(self, index: int) -> bool:
        """Whether control never falls from this instruction to the next (its guard aside)."""
        i = self.code[index]
        if i.opcode in ("bra", "brx", "ret", "exit", "trap"):
            return True
        return i.opcode == "call" and any(isinstance(o, Sym) and o.name in self._noreturn for o in i.operands)

    def leaves(self, index: int) -> bool:
        """Whether this instruction ends the thread or the function in the ordinary way."""
        return self.code[index].opcode in ("ret", "exit")

    def _build(self) -> None:
        n = len(self.code)
        jumps = {i: self.targets(i) for i in range(n) if self.code[i].opcode in ("bra", "brx")}
        leaders = {0, *(t for ts in jumps.values() for t in ts)}
        leaders |= {i + 1 for i in range(n) if self.ends(i)}
        starts = sorted(s for s in leaders if s < n)
        for k, start in enumerate(starts):
            last = (starts[k + 1] if k + 1 < len(starts) else n) - 1
            self.blocks.append(Block(start, last))
            self.block_of += [k] * (last - start + 1)
        for k, b in enumerate(self.blocks):
            end = b.last
            after = [end + 1] if not self.ends(end) or self.code[end].guard is not None else []
            targets = jumps.get(end, [])
            # A guarded branch lists its fall-through first.
            for t in (*after, *targets):
                s = EXIT if t >= n else self.block_of[t]
                if s not in b.successors:
                    b.successors.append(s)
            if self.leaves(end) and EXIT not in b.successors:
                b.successors.append(EXIT)
            for s in b.successors:
                if s != EXIT:
                    self.blocks[s].predecessors.append(k)

    def reachable(self, start: int = 0) -> set[int]:
        """Blocks that can run from a block on, itself included."""
        if not self.blocks or start == EXIT:
            return set()
        seen = {start}
        todo = [start]
        while todo:
            for s in self.blocks[todo.pop()].successors:
                if s != EXIT and s not in seen:
                    seen.add(s)
                    todo.append(s)
        return seen

    def leading_to(self, blocks: Iterable[int]) -> set[int]:
        """Blocks from which one of some blocks can be reached, these included."""
        seen = set(blocks)
        todo = list(seen)
        while todo:
            for p in self.blocks[todo.pop()].predecessors:
                if p not in seen:
                    seen.add(p)
                    todo.append(p)
        return seen

    def run_by(self, blocks: Iterable[int]) -> Iterable[int]:
        """The instruction indices of some blocks, in text order."""
        for k in sorted(blocks):
            yield from range(self.blocks[k].first, self.blocks[k].last + 1)


def noreturn(m: Module) -> frozenset[str]:
    """Functions declared not to return."""
    return frozenset(f.name for f in m.functions if "noreturn" in f.directives)
