# SPDX-License-Identifier: Apache-2.0
"""Asynchronous copies: sizes that go together (PTX ISA, "cp.async"), and what they may not see yet ("Proxies")."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.analyses import Analysis
from harness.ptx.checks.registry import Report, Subject, report, rule
from harness.ptx.module import Addr, Imm, Instruction, Operand, Reg
from harness.ptx.pointers import Value

_SIZES = {"ca": (4, 8, 16), "cg": (16,)}


def is_element_copy(i: Instruction) -> bool:
    """Whether the instruction is cp.async of 4, 8 or 16 bytes: neither bulk, nor a commit, nor a wait."""
    return i.opcode == "cp" and i.modifiers[:1] == ("async",) and bool({"ca", "cg"} & set(i.modifiers))


@rule(
    "cp-async-size",
    "error",
    "a cp.async whose size its cache operator or its source size does not go with",
    instead_of=("operand-type",),
)
def cp_async_size(s: Subject) -> Iterator[Report]:
    for f, _ in s.bodies():
        a = s.analysis(f)
        for k in a.live():
            i = a.flow.code[k]
            if not is_element_copy(i) or len(i.operands) < 3 or not isinstance(i.operands[2], Imm):
                continue
            size = i.operands[2].value
            cache = "cg" if "cg" in i.modifiers else "ca"
            if size not in _SIZES[cache]:
                allowed = " or ".join(str(x) for x in _SIZES[cache])
                yield report(
                    i,
                    f.name,
                    f"cp.async.{cache} copies {allowed} bytes, not {size}",
                    why=".cg caches in L2 only and moves whole 16-byte pieces; .ca takes 4, 8 and 16 bytes",
                    fix="use .ca for 4 or 8 bytes, .cg for 16, and a plain load and store for anything else",
                )
            elif len(i.operands) > 3 and (most := _most(a, k, i.operands[3])) is not None and most > size:
                yield report(
                    i,
                    f.name,
                    f"cp.async copies {size} bytes and is told to read {most} of them from its source",
                    why="a source size above the copy size is undefined; below it, the rest is filled with zeros",
                    fix=f"give a source size of 0 to {size}",
                )


def _most(a: Analysis, k: int, o: Operand) -> int | None:
    """The largest number that an operand may be, where all that it may be are constants."""
    if isinstance(o, Imm):
        return o.value
    key = a.data.key_at(k, o.name) if isinstance(o, Reg) else None
    if key is None:
        return None
    found: list[int | None] = []
    for d in a.data.reaching(k, key):
        i = a.flow.code[d] if d >= 0 else None
        if i is None or i.opcode not in ("mov", "selp") or a.data.writes[d] != (key,):
            return None
        found += [_most(a, d, x) for x in i.operands[1 : 3 if i.opcode == "selp" else 2] if x != o]
    numbers = [x for x in found if x is not None]
    return max(numbers) if numbers and len(numbers) == len(found) else None


@rule("proxy-fence-missing", "warning", "a generic store that an asynchronous unit reads without a proxy fence between")
def proxy_fence_missing(s: Subject) -> Iterator[Report]:
    for f, _ in s.bodies():
        a = s.analysis(f)
        readers = {k: r for k in a.live() if (r := _asynchronous_read(a, k))}
        if not readers:
            continue
        single = _only_shared(a)
        pending = _pending(a)
        for k, (space, where, size) in readers.items():
            for st in sorted(pending.get(k, ()), reverse=True):
                if a.pointers.space(st) == space and _meet(a, st, where, size, single):
                    i, store = a.flow.code[k], a.flow.code[st]
                    yield report(
                        i,
                        f.name,
                        f"this reads {space} memory asynchronously, and may miss the store on line {store.line}",
                        why="stores and asynchronous reads go through different proxies, which no barrier orders",
                        fix=f"put fence.proxy.async{'.shared::cta' if space == 'shared' else '.global'} between the "
                        "stores and the barrier, in every thread that stores",
                        other=store,
                        role="store",
                    )
                    break


def _asynchronous_read(a: Analysis, k: int) -> tuple[str, list[Value], int | None] | None:
    """(state space, what is read, its bytes where known) of an instruction that reads through the async proxy."""
    i = a.flow.code[k]
    mods = i.modifiers
    if i.opcode == "cp" and "bulk" in mods and len(i.operands) >= 2 and not {"commit_group", "wait_group"} & set(mods):
        spaces = [m.partition("::")[0] for m in mods if m.partition("::")[0] in ("global", "shared")]
        source = i.operands[1]
        # A tensor is read from global memory through its map: where, nobody can tell.
        if len(spaces) < 2 or not isinstance(source, Addr) or source.coords:
            return None
        size = i.operands[2].value if len(i.operands) > 2 and isinstance(i.operands[2], Imm) else None
        return spaces[1], [a.pointers.at(k, source)], size
    if i.opcode == "wgmma" and "mma_async" in mods and len(i.operands) >= 3:
        return "shared", [a.pointers.operand(k, o) for o in i.operands[1:3] if isinstance(o, Reg)], None
    if i.opcode == "tcgen05" and ("mma" in mods or "cp" in mods):
        return "shared", [a.pointers.operand(k, o) for o in i.operands[1:3] if isinstance(o, Reg)], None
    return None


def _pending(a: Analysis) -> dict[int, frozenset[int]]:
    """For each instruction that may read asynchronously: the generic stores with no proxy fence since, on some way."""
    flow = a.flow
    stores = {k for k in a.live() if flow.code[k].opcode in ("st", "stmatrix", "atom", "red")}
    entering: dict[int, frozenset[int]] = {0: frozenset()}
    found: dict[int, frozenset[int]] = {}
    todo = [0]
    while todo:
        b = todo.pop()
        now = entering[b]
        for k in range(flow.blocks[b].first, flow.blocks[b].last + 1):
            i = flow.code[k]
            if i.opcode in ("cp", "wgmma", "tcgen05"):
                found[k] = found.get(k, frozenset()) | now
            elif k in stores:
                now |= {k}
            elif i.opcode == "fence" and "proxy" in i.text and "async" in i.text and i.guard is None:
                spaces = {m.partition("::")[0] for m in i.modifiers} & {"shared", "global"}
                now = frozenset(x for x in now if spaces and a.pointers.space(x) not in spaces)
        for s in flow.blocks[b].successors:
            if s >= 0 and not (s in entering and now <= entering[s]):
                entering[s] = entering.get(s, frozenset()) | now
                todo.append(s)
    return found


def _meet(a: Analysis, st: int, where: list[Value], size: int | None, single: bool) -> bool:
    """Whether a store may be to what is read: the same variable, unless both offsets are known and apart."""
    to = a.pointers.address(st)
    for read in where:
        if not to.roots or not read.roots:
            if single:
                return True
        elif to.roots & read.roots:
            if to.offset is None or read.offset is None or to.roots != read.roots:
                return True
            if to.offset >= read.offset and (size is None or to.offset < read.offset + size):
                return True
    return False


def _only_shared(a: Analysis) -> bool:
    """Whether there is one shared variable only, so that any two addresses are of the same."""
    return sum(space == "shared" for space in a.pointers.spaces.values()) == 1
