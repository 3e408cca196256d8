# SPDX-License-Identifier: Apache-2.0
"""Kernels that cannot change anything: whatever the launch reports, the outputs are what they were."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.cfg import Flow
from harness.ptx.checks.registry import Report, Subject, rule
from harness.ptx.module import Function
from harness.ptx.opcodes import symbols, writes_global


def _writes(s: Subject, f: Function, k: int, seen: set[str]) -> bool:
    """Whether an instruction may change memory that outlives the block, itself or through what it calls."""
    i = s.flow(f).code[k]
    if not writes_global(i):
        return False
    if i.opcode in ("st", "atom", "red"):
        return s.analysis(f).pointers.space(k) in ("generic", "global")
    if i.opcode != "call":
        return True
    called = [c for c in s.module.functions if c.body is not None and c.name in {x.name for x in symbols(i)}]
    if not called:
        # Nobody knows what it does.
        return True
    new = [c for c in called if c.name not in seen]
    seen.update(c.name for c in new)
    return any(_writes(s, c, j, seen) for c in new for j in s.flow(c).run_by(s.flow(c).reachable()))


def _nothing_asked(entry: Function, flow: Flow) -> bool:
    """Whether a kernel takes nothing and does nothing: one that is launched for the launch's own sake."""
    return not entry.params and all(i.opcode in ("ret", "exit") for i in flow.code)


def returns(flow: Flow) -> bool:
    """Whether any path leaves the function in the ordinary way, or falls off its end."""
    live = flow.reachable()
    return not flow.blocks or any(-1 in flow.blocks[k].successors for k in live)


@rule("no-global-effect", "error", "a kernel that reaches its end without a global store, atomic or call")
def no_global_effect(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        flow = s.flow(entry)
        live = list(flow.run_by(flow.reachable()))
        if any(_writes(s, entry, k, set()) for k in live):
            continue
        if not returns(flow) or _nothing_asked(entry, flow):
            # Every path traps, or there is nothing to work on: a kernel that is meant to be so.
            continue
        dead = [flow.code[k] for k in sorted(set(range(len(flow.code))) - set(live)) if writes_global(flow.code[k])]
        i = dead[0] if dead else None
        yield Report(
            i.line if i else entry.line,
            f"{entry.name} never writes global memory"
            + (": this is its first write, and no path reaches it" if i else ""),
            "give the body its store, or remove what jumps over it" if i else "give the body its store",
            "the launch succeeds and every output keeps its old bytes",
            i.column if i else entry.column,
            i,
            entry.name,
        )
