# SPDX-License-Identifier: Apache-2.0
"""Shrink a generated program on which two engines differ: `python -m tests.silicon.minimise_program SEED --help`.

Statements are dropped, largest first, as long as the two still differ; what stays is printed as PTX. Delta debugging by
halves over each list of statements, then one by one (Zeller and Hildebrandt, "Simplifying and Isolating
Failure-Inducing Input", 2002), until nothing more can go.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from harness.findings import Verdict
from harness.schedule import Schedule
from tests.silicon.program_run import answer, ops_of
from tests.silicon.programs import HEADER, Node, Program, generate
from tests.silicon.record_programs import engine_of


def lists_of(nodes: list[Node]) -> Iterator[list[Node]]:
    """Every list of statements, outer ones first."""
    yield nodes
    for node in nodes:
        for part in node.parts:
            if isinstance(part, list):
                yield from lists_of(part)


def shrink(program: Program, differs: Callable[[Program], bool]) -> int:
    """Drop statements of the program, in place, while it still differs; how many trials that took."""
    trials = 0
    again = True
    while again:
        again = False
        roots = [program.body, *(f.body for f in program.functions)]
        for nodes in [found for root in roots for found in lists_of(root)]:
            size = len(nodes)
            while size:
                at = 0
                while at < len(nodes):
                    kept = nodes[at : at + size]
                    del nodes[at : at + size]
                    trials += 1
                    if differs(program):
                        again = True
                    else:
                        nodes[at:at] = kept
                        at += size
                size //= 2
    return trials


def statements(program: Program) -> int:
    """How many statements are left, functions included."""
    return sum(len(nodes) for root in (program.body, *(f.body for f in program.functions)) for nodes in lists_of(root))


def result(program: Program, kind: str) -> Any:
    """What an engine makes of it: a digest, or the findings that it ended in."""
    outcome = engine_of(kind).execute(ops_of(program), Schedule(seed=1))
    if outcome.status is not Verdict.PASS or outcome.findings:
        return outcome.status.value, sorted({f.kind.value for f in outcome.findings})
    return answer(outcome.buffers["out"], outcome.buffers["acc"])


def main(argv: Sequence[str] | None = None) -> int:
    """Shrink one seed's program and print it."""
    parser = argparse.ArgumentParser(prog="python -m tests.silicon.minimise_program", description=__doc__)
    parser.add_argument("seed", type=int)
    parser.add_argument("--left", default="emulator", choices=("emulator", "emulator-fast", "cuda"))
    parser.add_argument("--right", default="cuda", choices=("emulator", "emulator-fast", "cuda"))
    parser.add_argument("--out", type=Path, help="where the PTX goes; standard output by default")
    args = parser.parse_args(argv)

    def differs(program: Program) -> bool:
        return bool(result(program, args.left) != result(program, args.right))

    program = generate(args.seed)
    if not differs(program):
        print(f"seed {args.seed}: {args.left} and {args.right} agree", file=sys.stderr)
        return 1
    before = statements(program)
    trials = shrink(program, differs)
    print(f"seed {args.seed}: {before} statements, {statements(program)} left, {trials} trials", file=sys.stderr)
    text = HEADER + program.text()
    if args.out:
        args.out.write_text(text)
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
