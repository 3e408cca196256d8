# SPDX-License-Identifier: Apache-2.0
"""The PTX memory model, axiomatically: every outcome of a litmus test that it allows, by enumeration.

After PTX ISA 9, "Memory Consistency Model" (sections are named where used) and Lustig et al., A Formal Analysis
of the NVIDIA PTX Memory Consistency Model, ASPLOS 2019. Shares no code with the emulator. An execution is a write for
every read (reads-from), an order of the fence.sc pairs (Fence-SC order), and an order of the writes that must have one
(coherence order). Relations are lists of bit sets: bit j of row i says that i precedes j. A location has one width,
so that no race is of mixed sizes, to which the axioms would not apply.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, reduce
from itertools import combinations, product
from operator import or_

from tests.litmus.program import Litmus, Op, Outcome

INITIAL = -1  # the write before all others of its location
Relation = list[int]
_RELEASE, _ACQUIRE = ("release", "acq_rel", "sc"), ("acquire", "acq_rel", "sc")


@dataclass(frozen=True, slots=True)
class Verdict:
    """Of one execution. race: the manual's data race. unordered: a conflicting pair, not morally strong, that neither
    program order, barriers, releases nor acquires order: what the race rule promises to find."""

    race: bool
    unordered: bool


def allowed(test: Litmus) -> dict[Outcome, frozenset[Verdict]]:
    """Every allowed outcome, with the verdicts on the executions that have it."""
    return _allowed(test.canonical())


@cache
def _allowed(test: Litmus) -> dict[Outcome, frozenset[Verdict]]:
    found: dict[Outcome, set[Verdict]] = {}
    for outcome, verdict in _Enumeration(test).executions():
        found.setdefault(outcome, set()).add(verdict)
    return {o: frozenset(v) for o, v in found.items()}


def closure(relation: Relation) -> Relation:
    """Transitive closure (Warshall)."""
    rows = list(relation)
    for k in range(len(rows)):
        through = rows[k]
        for i in range(len(rows)):
            if rows[i] >> k & 1:
                rows[i] |= through
    return rows


def cyclic(relation: Relation) -> bool:
    return any(row >> i & 1 for i, row in enumerate(closure(relation)))


def union(*relations: Relation) -> Relation:
    return [reduce(or_, rows) for rows in zip(*relations, strict=True)]


def _either_way(fixed: Relation, pairs: list[tuple[int, int]]) -> Iterator[Relation]:
    """The relation with each pair added one way or the other, where that makes no cycle."""
    for ways in product((False, True), repeat=len(pairs)):
        rows = list(fixed)
        for pair, way in zip(pairs, ways, strict=True):
            rows[pair[way]] |= 1 << pair[not way]
        if not cyclic(rows):
            yield rows


class _Enumeration:
    """One test: its events, what is fixed about them, and the choices."""

    def __init__(self, test: Litmus) -> None:
        self.test = test
        self.ops: list[Op] = [op for ops in test.threads for op in ops]
        self.thread = [t for t, ops in enumerate(test.threads) for _ in ops]
        self.n = n = len(self.ops)
        self.po: Relation = [
            sum(1 << j for j in range(n) if self.thread[i] == self.thread[j] and i < j) for i in range(n)
        ]
        self.strong = [self._morally_strong(i) for i in range(n)]
        self.loc = [sum(1 << j for j in range(n) if op.loc and self.ops[j].loc == op.loc) for op in self.ops]
        self.reads = [i for i, op in enumerate(self.ops) if op.reads]
        self.releases, self.acquires = self._releases(), self._acquires()
        self.barriers = self._barriers()

    # --- what does not depend on the execution ---

    def _morally_strong(self, i: int) -> int:
        """ "Morally strong operations": in program order, or both strong with scopes that include each other's thread;
        memory operations overlap completely. As a bit set of the others."""
        row = 0
        for j, other in enumerate(self.ops):
            op, a, b = self.ops[i], self.thread[i], self.thread[j]
            near = a == b or (
                bool(op.scope and other.scope)
                and self.test.covers(op.scope, a, b)
                and self.test.covers(other.scope, b, a)
            )
            if i != j and near and (not op.loc or not other.loc or op.loc == other.loc):
                row |= 1 << j
        return row

    def _releases(self) -> list[tuple[int, int]]:
        """ "Release and Acquire Patterns": (first operation, its strong write)."""
        out = []
        for a, first in enumerate(self.ops):
            if first.sem not in _RELEASE:
                continue
            if first.writes:
                out.append((a, a))
            out += [
                (a, w) for w, op in enumerate(self.ops)
                if self.po[a] >> w & 1 and op.writes and op.sem != "weak" and first.loc in ("", op.loc)
            ]  # fmt: skip
        return out

    def _acquires(self) -> list[tuple[int, int]]:
        """(strong read, last operation). The read of a reduction makes no pattern ("Reductions do not form …")."""
        out = []
        for b, last in enumerate(self.ops):
            if last.sem not in _ACQUIRE:
                continue
            if last.kind in ("ld", "atom"):
                out.append((b, b))
            out += [
                (r, b) for r, op in enumerate(self.ops)
                if self.po[r] >> b & 1 and op.kind in ("ld", "atom") and op.sem != "weak" and last.loc in ("", op.loc)
            ]  # fmt: skip
        return out

    def _barriers(self) -> Relation:
        """ "Memory synchronization", bar.sync: the k-th of a block, each with each."""
        rows = [0] * self.n
        met: dict[tuple[int, int], list[int]] = {}
        count = [0] * len(self.test.threads)
        for i, op in enumerate(self.ops):
            if op.kind == "bar":
                met.setdefault((self.test.blocks[self.thread[i]], count[self.thread[i]]), []).append(i)
                count[self.thread[i]] += 1
        for group in met.values():
            for i, j in product(group, group):
                rows[i] |= 1 << j if i != j else 0
        return rows

    # --- executions ---

    def executions(self) -> Iterator[tuple[Outcome, Verdict]]:
        """Each consistent execution's outcomes."""
        sources = [
            [INITIAL, *(w for w, op in enumerate(self.ops) if op.writes and w != r and self.loc[r] >> w & 1
                        and not self.po[r] >> w & 1)] for r in self.reads
        ]  # fmt: skip
        for chosen in product(*sources):
            rf = dict(zip(self.reads, chosen, strict=True))
            values = self._values(rf)
            if values is None:
                continue
            writes = [op.writes and not self._fails(i, values) for i, op in enumerate(self.ops)]
            if any(w != INITIAL and not writes[w] for w in chosen):
                continue  # a compare-and-swap that finds another value writes nothing
            yield from self._ordered(rf, values, writes)

    def _values(self, rf: dict[int, int]) -> tuple[list[int], list[int]] | None:
        """(value read, value written) of each event; None where a value would need itself ("No Thin Air")."""
        read, written = [0] * self.n, [0] * self.n
        names = {(self.thread[i], op.reg): i for i, op in enumerate(self.ops) if op.reg}
        needs = [0] * self.n  # node i is the read of event i, node n + i its write
        for i, op in enumerate(self.ops):
            if op.reads and rf[i] != INITIAL:
                needs[i] |= 1 << self.n + rf[i]
        rows = [*needs, *([0] * self.n)]
        for i, op in enumerate(self.ops):
            if op.writes and op.reads and op.do != "exch":
                rows[self.n + i] |= 1 << i
            if isinstance(op.value, str):
                rows[self.n + i] |= 1 << names[self.thread[i], op.value]
        if cyclic(rows):
            return None
        closed = closure(rows)
        for node in sorted(range(2 * self.n), key=lambda k: closed[k].bit_count()):
            i = node % self.n
            op = self.ops[i]
            if node < self.n:
                read[i] = written[rf[i]] if op.reads and rf[i] != INITIAL else 0
            elif op.writes:
                value = read[names[self.thread[i], op.value]] if isinstance(op.value, str) else op.value
                written[i] = read[i] + value if op.reads and op.do == "add" else value
        return read, written

    def _fails(self, i: int, values: tuple[list[int], list[int]]) -> bool:
        op = self.ops[i]
        return op.kind == "atom" and op.do == "cas" and values[0][i] != op.compare

    def _ordered(
        self, rf: dict[int, int], values: tuple[list[int], list[int]], writes: list[bool]
    ) -> Iterator[tuple[Outcome, Verdict]]:
        observed = self._observed(rf)
        synchronised = [0] * self.n
        for a, w in self.releases:
            for r, b in self.acquires:
                if writes[w] and observed[r] >> w & 1 and self.strong[a] >> b & 1:
                    synchronised[a] |= 1 << b
        drawn = closure(union(self.po, self.barriers, synchronised))
        for sc in self._fence_orders():
            base = closure(union(drawn, sc))
            if any(sc[i] >> j & 1 and base[j] >> i & 1 for i in range(self.n) for j in range(self.n)):
                continue  # axiom "Fence-SC"
            cause = self._causality(base, observed)
            verdict = Verdict(self._unordered(cause, writes), self._unordered(drawn, writes))
            for co in self._coherences(cause, writes):
                if self._consistent(rf, co, cause, writes):
                    for outcome in self._outcomes(values, co, writes):
                        yield outcome, verdict

    def _observed(self, rf: dict[int, int]) -> list[int]:
        """ "Observation Order": the writes that precede each read, through chains of atomic operations."""
        out = [0] * self.n
        for at in self.reads:
            r = at
            while at in rf and rf[at] != INITIAL and self.strong[rf[at]] >> at & 1:
                at = rf[at]
                if out[r] >> at & 1:
                    break
                out[r] |= 1 << at
        return out

    def _fence_orders(self) -> Iterator[Relation]:
        """ "Fence-SC Order": every pair of morally strong fence.sc, either way, acyclic."""
        fences = [i for i, op in enumerate(self.ops) if op.kind == "fence" and op.sem == "sc"]
        pairs = [(i, j) for i, j in combinations(fences, 2) if self.strong[i] >> j & 1 and not self.po[i] >> j & 1]
        fixed = [sum(1 << j for j in fences if i in fences and self.po[i] >> j & 1) for i in range(self.n)]
        yield from _either_way(fixed, pairs)

    def _causality(self, base: Relation, observed: list[int]) -> Relation:
        """ "Causality Order": base causality of one address, also from a write that was observed before."""
        rows = [base[i] & self.loc[i] for i in range(self.n)]
        out = list(rows)
        for z in self.reads:
            for x in range(self.n):
                if observed[z] >> x & 1:
                    out[x] |= rows[z]
        return out

    def _unordered(self, order: Relation, writes: list[bool]) -> bool:
        """ "Conflict and Data-races", by an order given."""
        return any(
            self.loc[i] >> j & 1 and (writes[i] or writes[j]) and not self.strong[i] >> j & 1
            and not order[i] >> j & 1 and not order[j] >> i & 1
            for i, j in combinations(range(self.n), 2)
        )  # fmt: skip

    def _coherences(self, cause: Relation, writes: list[bool]) -> Iterator[Relation]:
        """ "Coherence Order": writes related by causality (axiom "Coherence") or morally strong, and what follows."""
        mask = sum(1 << i for i in range(self.n) if writes[i])
        fixed = closure([cause[i] & mask if writes[i] else 0 for i in range(self.n)])
        pairs = [
            (i, j) for i, j in combinations([i for i in range(self.n) if writes[i]], 2)
            if self.loc[i] >> j & 1 and self.strong[i] >> j & 1 and not fixed[i] >> j & 1 and not fixed[j] >> i & 1
        ]  # fmt: skip
        yield from {tuple(closure(rows)): closure(rows) for rows in _either_way(fixed, pairs)}.values()

    def _consistent(self, rf: dict[int, int], co: Relation, cause: Relation, writes: list[bool]) -> bool:
        """The axioms over communication order."""
        mask = sum(1 << w for w in range(self.n) if writes[w])
        fr, reads_from = [0] * self.n, [0] * self.n
        for r, w in rf.items():
            fr[r] = (self.loc[r] & mask if w == INITIAL else co[w]) & ~(1 << r)
            if w != INITIAL:
                reads_from[w] |= 1 << r
        for r, w in rf.items():
            if w != INITIAL and cause[r] >> w & 1:
                return False  # "Causality", 1
            for later in range(self.n):
                if not fr[r] >> later & 1:
                    continue
                if cause[later] >> r & 1:
                    return False  # "Causality", 2
                if writes[r] and self.strong[r] >> later & 1 and co[later] >> r & 1:
                    return False  # "Atomicity"
        communication = union(reads_from, co, fr)
        per_location = [(communication[i] & self.strong[i]) | (self.po[i] & self.loc[i]) for i in range(self.n)]
        return not cyclic(per_location)  # "Sequential Consistency Per Location"

    def _outcomes(self, values: tuple[list[int], list[int]], co: Relation, writes: list[bool]) -> Iterator[Outcome]:
        """Registers, then final values: of racing writes, any that no other follows."""
        registers = tuple(values[0][i] for i, op in enumerate(self.ops) if op.reg)
        last = []
        for name in self.test.finals:
            here = [i for i, op in enumerate(self.ops) if writes[i] and op.loc == name]
            final = {values[1][i] for i in here if not co[i]}
            last.append(sorted(final) if here else [0])
        for finals in product(*last):
            yield (*registers, *finals)
