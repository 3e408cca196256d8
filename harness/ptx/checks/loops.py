# SPDX-License-Identifier: Apache-2.0
"""Loops that cannot do what loops are for: an accumulator that starts anew each turn, a condition that never moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from harness.ptx.analyses import Analysis
from harness.ptx.checks.registry import Report, Subject, report, rule
from harness.ptx.dataflow import NOBODY
from harness.ptx.graph import Loop
from harness.ptx.module import Imm, Instruction, Operand, Reg, Vec
from harness.ptx.opcodes import type_of

# Operations that fold one more item into a total, and the operands (the destination is 0) that may be the total.
_FOLDS = {
    "fma": (3,),
    "mad": (3,),
    "mma": (3,),
    "dp4a": (3,),
    "dp2a": (3,),
    "add": (1, 2),
    "min": (1, 2),
    "max": (1, 2),
    "or": (1, 2),
    "xor": (1, 2),
}
# What these give may be another thing each time, whatever they are given.
_MOVES = frozenset(
    [
        "ld",
        "ldu",
        "atom",
        "call",
        "shfl",
        "vote",
        "match",
        "activemask",
        "elect",
        "tex",
        "tld4",
        "suld",
        "mbarrier",
        "bar",
        "barrier",
        "clusterlaunchcontrol",
        "tcgen05",
    ]
)
# Loops around an instruction, from the inside, that are looked at; and steps that a total is followed over.
_DEPTH = 4
_LONGEST = 256
_USES = (_MOVES - {"ld", "ldu"}) | {"setp", "set"}
_CLOCKS = ("%clock", "%globaltimer")


@rule(
    "accumulator-not-carried", "warning", "a total that a loop computes anew at each turn, so that only the last counts"
)
def accumulator_not_carried(s: Subject) -> Iterator[Report]:
    for f, _ in s.bodies():
        a, told = s.analysis(f), set[int]()
        depth: Counter[int] = Counter()
        for loop in sorted(a.graph.loops, key=lambda x: len(x.blocks)):
            # One that is lost stands for all of its loop: tiles have many of them. Loads last: they feed the totals.
            code = sorted(_rank(a, k) for k in a.flow.run_by(loop.blocks) if depth[k] < _DEPTH)
            depth.update(k for _, k in code)
            k = next((k for _, k in code if k not in told and _is_lost(a, loop, k)), None)
            if k is None:
                continue
            told.add(k)
            i = a.flow.code[k]
            header = a.flow.code[a.flow.blocks[loop.header].first]
            yield report(
                i,
                f.name,
                f"the result of this {i.opcode} is lost at the next turn of the loop that begins on line {header.line}",
                why="nothing in the loop takes it up before it is computed anew, so only the last turn counts",
                fix="add to the register that holds the result, and set that before the loop",
                other=header,
                role="loop",
            )


def _rank(a: Analysis, k: int) -> tuple[bool, int]:
    return a.flow.code[k].opcode == "ld", k


def _is_lost(a: Analysis, loop: Loop, k: int) -> bool:
    """Whether each turn computes a total anew, or loads an item, of which only the last one is used after the loop."""
    i = a.flow.code[k]
    if i.guard is not None:
        return False
    if i.opcode == "ld":
        # What compilers leave in the loop of a total that they found to be of the last turn only.
        plain = not {"volatile", "relaxed", "acquire", "mmio", "param", "local"} & set(i.modifiers)
        return plain and _only_after(a, loop, k) and _moves_on(a, loop, k) and _is_counted(a, loop)
    if i.opcode not in _FOLDS:
        return False
    total = [i.operands[n] for n in _FOLDS[i.opcode] if n < len(i.operands)]
    return any(_starts_anew(a, loop, k, o) for o in total) and _only_after(a, loop, k)


def _only_after(a: Analysis, loop: Loop, k: int) -> bool:
    """Whether a result is used after a loop, and inside it for nothing that is used there."""
    after = False
    todo, seen = [k], {k}
    while todo:
        d = todo.pop()
        if len(seen) > _LONGEST:
            return False
        if any(a.data.arrives(d, key, loop.header) and key in a.data.live_in[loop.header] for key in a.data.writes[d]):
            return False
        for u in a.data.users(d):
            if a.flow.block_of[u] not in loop.blocks:
                after = True
            elif not a.data.writes[u] or a.flow.code[u].opcode in _USES:
                # Stored, compared, jumped by or handed on: the turn has used it.
                return False
            elif u not in seen:
                seen.add(u)
                todo.append(u)
    return after


def _moves_on(a: Analysis, loop: Loop, k: int) -> bool:
    """Whether a load's address changes from turn to turn."""
    return any(a.flow.block_of[d] in loop.blocks for d in a.data.sources(k))


def _is_counted(a: Analysis, loop: Loop) -> bool:
    """Whether a loop ends by what it counts, not by what it finds in memory."""
    todo = [a.flow.blocks[b].last for b, _ in loop.exits]
    seen = set(todo)
    while todo:
        for d in a.data.sources(todo.pop()):
            if d not in seen and a.flow.block_of[d] in loop.blocks:
                if a.flow.code[d].opcode in _MOVES:
                    return False
                seen.add(d)
                todo.append(d)
    return True


def _starts_anew(a: Analysis, loop: Loop, k: int, o: Operand) -> bool:
    """Whether an operand is a total that begins each turn as the last one: set outside the loop, or inside from what
    does not change; an inner loop may go on from there. A whole number must start from a constant, or it is as likely
    an address."""
    keys = [a.data.key_at(k, r.name) for r in _registers(o)]
    if not keys or None in keys:
        return False
    found = [d for key in keys if key is not None for d in a.data.reaching(k, key)]
    floating = "f" in type_of(a.flow.code[k])
    starts = {
        d
        for d in found
        if d != NOBODY and (_outside(a, loop, d) or _set(a, loop, d)) and (floating or _is_constant(a, d))
    }
    rest = set(found) - starts
    return bool(starts) and (not rest or rest <= _chain(a, k))


def _registers(o: Operand) -> list[Reg]:
    if isinstance(o, Reg):
        return [o]
    return [x for x in o.items if isinstance(x, Reg)] if isinstance(o, Vec) else []


def _chain(a: Analysis, k: int) -> set[int]:
    """The definitions that a result goes to by copies and folds, itself included; the nearest of a great many."""
    seen = {k}
    todo = [k]
    while todo and len(seen) < _LONGEST:
        for u in a.data.users(todo.pop()):
            if u not in seen and (a.flow.code[u].opcode == "mov" or a.flow.code[u].opcode in _FOLDS):
                seen.add(u)
                todo.append(u)
    return seen


def _outside(a: Analysis, loop: Loop, d: int) -> bool:
    return a.flow.block_of[d] not in loop.blocks


def _is_constant(a: Analysis, d: int) -> bool:
    i = a.flow.code[d]
    return i.opcode == "mov" and len(i.operands) == 2 and isinstance(i.operands[1], Imm)


def _set(a: Analysis, loop: Loop, d: int) -> bool:
    """Whether a definition in the loop copies what is the same at each turn."""
    if _is_constant(a, d):
        return True
    sources = list(a.data.sources(d))
    return a.flow.code[d].opcode == "mov" and bool(sources) and all(_outside(a, loop, x) for x in sources)


@rule("loop-never-moves", "warning", "a loop whose condition nothing in it changes")
def loop_never_moves(s: Subject) -> Iterator[Report]:
    for f, _ in s.bodies():
        a = s.analysis(f)
        for loop in a.graph.loops:
            branches = [a.flow.blocks[b].last for b, _ in loop.exits]
            if not branches or not all(_still(a, loop, k) for k in branches):
                continue
            i: Instruction = a.flow.code[branches[0]]
            header = a.flow.code[a.flow.blocks[loop.header].first]
            yield report(
                i,
                f.name,
                f"nothing in the loop that begins on line {header.line} changes what this branch looks at",
                why="so the loop ends after its first turn or never",
                fix="step the loop's variable in its body, and compare that one",
                other=header,
                role="loop",
            )


def _still(a: Analysis, loop: Loop, branch: int) -> bool:
    """Whether the condition of a branch is the same at each turn."""
    i = a.flow.code[branch]
    if i.opcode != "bra" or i.guard is None:
        return False
    todo, seen = [branch], {branch}
    while todo:
        k = todo.pop()
        if k != branch and (a.flow.code[k].opcode in _MOVES or any(c in a.flow.code[k].text for c in _CLOCKS)):
            return False
        for key in a.data.reads[k]:
            for d in a.data.reaching(k, key):
                if d == NOBODY or a.flow.block_of[d] not in loop.blocks:
                    continue
                if d in seen or len(a.data.reaching(k, key)) > 1:
                    # It comes round, or one of several is chosen on the way.
                    return False
                seen.add(d)
                todo.append(d)
    return True
