# SPDX-License-Identifier: Apache-2.0
"""Kernels that cannot change anything: whatever the launch reports, the outputs are what they were."""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.cfg import Flow
from harness.ptx.checks.registry import Report, Subject, rule
from harness.ptx.opcodes import writes_global


def returns(flow: Flow) -> bool:
    """Whether any path leaves the function in the ordinary way, or falls off its end."""
    live = flow.reachable()
    return not flow.blocks or any(-1 in flow.blocks[k].successors for k in live)


@rule("no-global-effect", "error", "a kernel that reaches its end without a global store, atomic or call")
def no_global_effect(s: Subject) -> Iterator[Report]:
    for entry in s.module.entries:
        flow = s.flow(entry)
        live = list(flow.run_by(flow.reachable()))
        if any(writes_global(flow.code[k]) for k in live):
            continue
        if not returns(flow):
            # Every path traps: a kernel that is meant to.
            continue
        dead = [flow.code[k] for k in range(len(flow.code)) if writes_global(flow.code[k])]
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
