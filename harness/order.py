# SPDX-License-Identifier: Apache-2.0
"""Happens-before over a Program: what orders two ops, the orders it allows, and the conflicts that nothing orders.

The rules are CUDA's (CUDA C++ Programming Guide, "Asynchronous Concurrent Execution": streams, events, host waits):

- ops of one stream run in the order they were submitted;
- a `Wait` comes after the newest `Record` of its event submitted before it, and orders nothing when there is none;
- a `HostSync` comes after what it waits for, and before everything that the host submits later;
- nothing else. The order of submission alone does not order ops of different non-blocking streams.

Every edge points from an earlier to a later submission, so the order of submission is always one of the allowed ones:
it is the sequential meaning of the Program.

Not modelled: the legacy default stream, pageable host memory, and atomics as such: a footprint says only which bytes an
op reads and which it writes, so two launches that touch a byte with atomics alone count as conflicting here.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from harness.errors import UsageError
from harness.findings import Finding, Kind, Place
from harness.program import Buffer, Copy, Fill, HostSync, Launch, Op, Program, Ptr, Record, TensorMap, Wait

Range: TypeAlias = tuple[str, int, int]
"""(buffer, begin, end): bytes begin … end-1."""

Footprint: TypeAlias = tuple[tuple[Range, ...], tuple[Range, ...]]
"""(reads, writes) of one op, as in `harness.engine.Outcome.footprints`."""

Access: TypeAlias = Literal["read", "write"]


@dataclass(frozen=True, slots=True, eq=False)
class HB:
    """The happens-before of a Program: a strict partial order on its op indices.

    Attributes:
        matrix: bool, shape (ops, ops); `matrix[i, j]`: op i has ended before op j begins, in every execution.
        work: indices of the ops that touch memory (launches, copies, fills), ascending.
    """

    matrix: npt.NDArray[np.bool_]
    work: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.matrix)

    def before(self, i: int, j: int) -> bool:
        """Whether op i is ordered before op j."""
        return bool(self.matrix[i, j])

    def ordered(self, i: int, j: int) -> bool:
        """Whether i and j are ordered, either way round."""
        return bool(self.matrix[i, j] or self.matrix[j, i])


def happens_before(program: Program) -> HB:
    """The happens-before relation of a Program, transitively closed, in O(ops²) bits of work per edge."""
    n = len(program.ops)
    matrix = np.zeros((n, n), dtype=np.bool_)
    last_on: dict[int, int] = {}
    record_of: dict[str, int] = {}
    last_sync: int | None = None

    for j, op in enumerate(program.ops):
        direct: set[int] = set()
        if last_sync is not None:
            direct.add(last_sync)
        if isinstance(op, HostSync):
            direct.update(_waited_for(op, last_on, record_of))
            last_sync = j
        else:
            if op.stream in last_on:
                direct.add(last_on[op.stream])
            if isinstance(op, Wait) and op.event in record_of:
                direct.add(record_of[op.event])
            if isinstance(op, Record):
                record_of[op.event] = j
            last_on[op.stream] = j
        for i in direct:  # all smaller than j, and closed already
            matrix[:, j] |= matrix[:, i]
            matrix[i, j] = True

    matrix.setflags(write=False)
    work = tuple(i for i, op in enumerate(program.ops) if isinstance(op, Launch | Copy | Fill))
    return HB(matrix, work)


def _waited_for(sync: HostSync, last_on: Mapping[int, int], record_of: Mapping[str, int]) -> list[int]:
    if sync.event is not None:
        return [record_of[sync.event]] if sync.event in record_of else []
    if sync.stream is not None:
        return [last_on[sync.stream]] if sync.stream in last_on else []
    return list(last_on.values())


# ---- orders -------------------------------------------------------------------------------------------------------


def is_linear_extension(hb: HB, order: Sequence[int]) -> bool:
    """Whether `order` holds every op once and contradicts nothing that happens-before says."""
    if sorted(order) != list(range(len(hb))):
        return False
    permuted = hb.matrix[np.ix_(order, order)]
    return not np.tril(permuted).any()


def linear_extensions(hb: HB, limit: int | None = None) -> Iterator[tuple[int, ...]]:
    """Every order of all ops that happens-before allows, in lexicographic order, at most `limit` of them."""
    return itertools.islice(_extensions(hb.matrix, tuple(range(len(hb)))), limit)


def work_orders(hb: HB, limit: int | None = None) -> Iterator[tuple[int, ...]]:
    """One full order for every distinct order of the ops that touch memory, lexicographic in those, at most `limit`.

    Where a record or a wait stands between two of them changes nothing that could be observed, so this is what an
    exhaustive exploration needs: far fewer than `linear_extensions`, and no behaviour is lost.
    """
    return (complete(hb, order) for order in itertools.islice(_extensions(hb.matrix, hb.work), limit))


def _extensions(before: npt.NDArray[np.bool_], nodes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Linear extensions of the order restricted to `nodes` (ascending), lexicographic, without recursion."""
    if not nodes:
        yield ()
        return
    pending = {j: int(before[list(nodes), j].sum()) for j in nodes}
    after = {i: [j for j in nodes if before[i, j]] for i in nodes}
    prefix: list[int] = []
    placed: set[int] = set()

    def ready() -> Iterator[int]:
        return iter([j for j in nodes if j not in placed and pending[j] == 0])

    choices = [ready()]
    while choices:
        node = next(choices[-1], None)
        if node is None:
            choices.pop()
            if prefix:
                undone = prefix.pop()
                placed.remove(undone)
                for j in after[undone]:
                    pending[j] += 1
            continue
        prefix.append(node)
        placed.add(node)
        for j in after[node]:
            pending[j] -= 1
        if len(prefix) == len(nodes):
            yield tuple(prefix)
        choices.append(ready())


def complete(hb: HB, work: Sequence[int]) -> tuple[int, ...]:
    """A full order in which the memory ops come as in `work`, and every other op as early as it may.

    It exists for each linear extension of the memory ops. Raises UsageError when `work` is none.
    """
    order: list[int] = []
    rest = [i for i in range(len(hb)) if i not in set(hb.work)]
    missing = {j: int(hb.matrix[:, j].sum()) for j in range(len(hb))}

    def place(node: int) -> None:
        if missing[node]:
            raise UsageError(f"op {node} cannot run yet: not an order that happens-before allows: {list(work)}")
        order.append(node)
        for j in np.flatnonzero(hb.matrix[node]):
            missing[int(j)] -= 1

    def place_ready() -> None:
        nonlocal rest
        progress = True
        while progress:
            progress = False
            for node in rest:
                if missing[node] == 0:
                    place(node)
                    rest = [r for r in rest if r != node]
                    progress = True
                    break

    place_ready()
    for node in work:
        place(node)
        place_ready()
    if len(order) != len(hb) or len(set(order)) != len(order):
        raise UsageError(f"not an order of all memory ops of the program, each once: {list(work)}")
    return tuple(order)


def count_linear_extensions(hb: HB, nodes: Sequence[int] | None = None) -> int:
    """How many linear extensions there are (of `nodes` alone: of the order restricted to them), exactly.

    Counts over the down-sets, so its cost follows their number: quick for a few streams of any length, exponential in
    the number of streams.
    """
    chosen = tuple(range(len(hb))) if nodes is None else tuple(sorted(nodes))
    bit = {node: 1 << k for k, node in enumerate(chosen)}
    needs = [(bit[j], sum(bit[i] for i in chosen if hb.matrix[i, j])) for j in chosen]
    layer = {0: 1}
    for _ in chosen:
        following: dict[int, int] = {}
        for done, ways in layer.items():
            for own, need in needs:
                if not done & own and done & need == need:
                    following[done | own] = following.get(done | own, 0) + ways
        layer = following
    return sum(layer.values())


def random_linear_extension(hb: HB, rng: Random) -> tuple[int, ...]:
    """An order drawn by choosing among the ops that are ready, each equally likely; any order may come up."""
    return _greedy(hb, lambda ready: ready[rng.randrange(len(ready))])


def extension_with(hb: HB, first: int, second: int, rng: Random | None = None) -> tuple[int, ...]:
    """An order with `first` before `second`, which always exists for two ops that nothing orders.

    `second`, and all that must follow it, is held back until `first` is done. Without `rng` the rest keeps the order of
    submission as far as possible.
    Raises UsageError when happens-before says the opposite.
    """
    if hb.before(second, first):
        raise UsageError(f"op {second} is ordered before op {first}: no order has them the other way round")
    held = {second, *(int(j) for j in np.flatnonzero(hb.matrix[second]))}
    done_first = False

    def choose(ready: list[int]) -> int:
        nonlocal done_first
        allowed = ready if done_first else [r for r in ready if r not in held]
        node = allowed[0] if rng is None else allowed[rng.randrange(len(allowed))]
        done_first = done_first or node == first
        return node

    return _greedy(hb, choose)


def _greedy(hb: HB, choose: Callable[[list[int]], int]) -> tuple[int, ...]:
    missing = hb.matrix.sum(axis=0)
    ready = [int(j) for j in np.flatnonzero(missing == 0)]
    order: list[int] = []
    while ready:
        node = choose(ready)
        ready.remove(node)
        order.append(node)
        after = np.flatnonzero(hb.matrix[node])
        missing[after] -= 1
        ready = sorted({*ready, *(int(j) for j in after if missing[j] == 0)})
    return tuple(order)


# ---- conflicts ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Conflict:
    """Ops i < j that nothing orders and that touch bytes begin … end-1 of a buffer, at least one of them writing.

    Attributes:
        kinds: what i and j do there; "write" for an op that both reads and writes.
        observed: both footprints were seen by an engine, not only declared.
    """

    i: int
    j: int
    buffer: str
    begin: int
    end: int
    kinds: tuple[Access, Access]
    observed: bool = False


def declared_footprint(program: Program, op: Op) -> Footprint:
    """The bytes an op may read and may write, before anybody has watched it.

    Exact for copies and fills, the contract's for a launch that carries one. Any other launch may touch every byte of
    each buffer it is given, by the buffer's role: "in" reads, "out" writes, "inout" and "scratch" both.
    """
    if isinstance(op, Copy):
        source = (op.src, op.src_offset, op.src_offset + op.nbytes)
        return (source,), ((op.dst, op.dst_offset, op.dst_offset + op.nbytes),)
    if isinstance(op, Fill):
        return (), ((op.dst, op.offset, op.offset + op.nbytes),)
    if not isinstance(op, Launch):
        return (), ()
    if op.declared is not None:
        return op.declared
    given = [
        program.buffer(name)
        for name in dict.fromkeys(arg.buffer for arg in op.args if isinstance(arg, Ptr | TensorMap))
    ]
    reads = tuple((b.name, 0, b.nbytes) for b in given if b.role != "out")
    writes = tuple((b.name, 0, b.nbytes) for b in given if b.role != "in")
    return reads, writes


def unordered_conflicts(
    program: Program, hb: HB | None = None, footprints: Mapping[int, Footprint] | None = None
) -> list[Conflict]:
    """All conflicts of a Program, by pair, buffer and byte, each maximal run of bytes of one kind once.

    footprints: what an engine observed, by op index; ops that it lacks count with their declared footprint.
    """
    order = happens_before(program) if hb is None else hb
    seen = footprints or {}
    touched = {i: _by_buffer(seen.get(i) or declared_footprint(program, program.ops[i])) for i in order.work}
    found: list[Conflict] = []
    for i, j in itertools.combinations(order.work, 2):
        if order.ordered(i, j):
            continue
        for buffer in sorted(touched[i].keys() & touched[j].keys()):
            for begin, end, kinds in _overlaps(touched[i][buffer], touched[j][buffer]):
                found.append(Conflict(i, j, buffer, begin, end, kinds, observed=i in seen and j in seen))
    return found


_Span: TypeAlias = tuple[int, int, Access]


def _by_buffer(footprint: Footprint) -> dict[str, list[_Span]]:
    """Per buffer: disjoint ascending spans, "write" where anything is written, else "read"."""
    reads, writes = footprint
    spans: dict[str, list[_Span]] = {}
    for name in {r[0] for r in (*reads, *writes)}:
        written = _merged((b, e) for n, b, e in writes if n == name)
        read = _minus(_merged((b, e) for n, b, e in reads if n == name), written)
        both: list[_Span] = [(b, e, "write") for b, e in written]
        both += [(b, e, "read") for b, e in read]
        spans[name] = sorted(both)
    return spans


def _merged(ranges: Iterator[tuple[int, int]]) -> list[tuple[int, int]]:
    out: list[tuple[int, int]] = []
    for begin, end in sorted(r for r in ranges if r[0] < r[1]):
        if out and begin <= out[-1][1]:
            out[-1] = (out[-1][0], max(end, out[-1][1]))
        else:
            out.append((begin, end))
    return out


def _minus(ranges: list[tuple[int, int]], holes: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Disjoint ascending `ranges` without the bytes of disjoint ascending `holes`."""
    out: list[tuple[int, int]] = []
    k = 0
    for begin, end in ranges:
        at = begin
        while k < len(holes) and holes[k][1] <= at:
            k += 1
        h = k
        while h < len(holes) and holes[h][0] < end:
            if holes[h][0] > at:
                out.append((at, holes[h][0]))
            at = max(at, holes[h][1])
            h += 1
        if at < end:
            out.append((at, end))
    return out


def _overlaps(a: list[_Span], b: list[_Span]) -> list[tuple[int, int, tuple[Access, Access]]]:
    """Where spans of a and b meet and one writes; neighbours of the same kinds joined."""
    out: list[tuple[int, int, tuple[Access, Access]]] = []
    x = y = 0
    while x < len(a) and y < len(b):
        begin, end = max(a[x][0], b[y][0]), min(a[x][1], b[y][1])
        kinds = (a[x][2], b[y][2])
        if begin < end and "write" in kinds:
            if out and out[-1][1] == begin and out[-1][2] == kinds:
                out[-1] = (out[-1][0], end, kinds)
            else:
                out.append((begin, end, kinds))
        if a[x][1] <= b[y][1]:
            x += 1
        else:
            y += 1
    return out


def op_text(op: Op) -> str:
    """An op as people read it: "launch axpy_f32 grid 4x1x1 block 256x1x1", "copy 64 bytes a+0 -> b+16"."""
    match op:
        case Launch():
            grid, block = ("x".join(map(str, dims)) for dims in (op.token.grid, op.token.block))
            return f"launch {op.token.code.entry} grid {grid} block {block}"
        case Copy():
            return f"copy {op.nbytes} bytes {op.src}+{op.src_offset} -> {op.dst}+{op.dst_offset}"
        case Fill():
            return f"fill {op.nbytes} bytes {op.dst}+{op.offset} with 0x{op.value:02x}"
        case Record():
            return f"record event {op.event}"
        case Wait():
            return f"wait for event {op.event}"
        case HostSync():
            return f"host waits for {f'event {op.event}' if op.event else _stream_text(op.stream)}"


def _stream_text(stream: int | None) -> str:
    return "everything" if stream is None else f"stream {stream}"


def op_place(program: Program, index: int, role: str, ptx_line: int | None = None) -> Place:
    """The `Place` of op `index`; the PTX line only where an engine saw it."""
    op = program.ops[index]
    stream = None if isinstance(op, HostSync) else op.stream
    if isinstance(op, Launch):
        code = op.token.code
        return Place(role, code.file, ptx_line, instruction=op_text(op), kernel=code.entry, op=index, stream=stream)
    prefix = {Copy: "copy ", Fill: "fill "}.get(type(op), "")
    return Place(prefix + role, instruction=op_text(op), op=index, stream=stream)


def conflict_findings(program: Program, conflicts: Sequence[Conflict]) -> list[Finding]:
    """One race finding for each pair of ops, buffer and kinds; `count` is the number of byte runs.

    The places name op, stream and kernel or copy. They carry no PTX line: that takes an engine that watches accesses.
    """
    groups: dict[tuple[int, int, str, tuple[Access, Access]], list[Conflict]] = {}
    for c in conflicts:
        groups.setdefault((c.i, c.j, c.buffer, c.kinds), []).append(c)
    return [_finding(program, i, j, name, kinds, runs) for (i, j, name, kinds), runs in groups.items()]


def _finding(
    program: Program, i: int, j: int, name: str, kinds: tuple[Access, Access], runs: list[Conflict]
) -> Finding:
    first, second = op_place(program, i, kinds[0]), op_place(program, j, kinds[1])
    one, two = f"op {i} on stream {first.stream}", f"op {j} on stream {second.stream}"
    nbytes = sum(c.end - c.begin for c in runs)
    return Finding(
        Kind.RACE,
        f"op {i} ({first.instruction}) and op {j} ({second.instruction}) touch {nbytes} bytes of {name} in no order",
        places=(first, second),
        relation="across streams",
        space="global memory" if program.buffer(name).kind == "device" else "host memory",
        address=f"{name}+{runs[0].begin}",
        nbytes=runs[0].end - runs[0].begin,
        missing=f"no event, host wait or stream order orders {one} before {two}",
        remedy=f"record an event after {one}; wait for it before {two}",
        count=len(runs),
        detail={"bytes": nbytes, "footprints": "observed" if runs[0].observed else "declared"},
    )


# ---- well-formed programs -----------------------------------------------------------------------------------------


def validate(program: Program) -> None:
    """Check names, sizes, offsets and streams before anything runs. Raises UsageError, naming the op."""
    if program.streams < 1:
        raise UsageError(f"{program.name}: a program needs at least one stream, not {program.streams}")
    buffers: dict[str, Buffer] = {}
    for b in program.buffers:
        if not b.name or b.name in buffers:
            raise UsageError(f"{program.name}: buffer name {b.name!r} is empty or used twice")
        if b.nbytes < 0 or b.misalign < 0 or b.alignment < 1 or b.alignment & (b.alignment - 1):
            raise UsageError(f"{program.name}: buffer {b.name}: size or alignment is out of range")
        if b.init is not None and b.init.nbytes != b.nbytes:
            raise UsageError(f"{program.name}: buffer {b.name} has {b.nbytes} bytes, its init {b.init.nbytes}")
        buffers[b.name] = b
    for index, op in enumerate(program.ops):
        problem = _problem(program, buffers, op)
        if problem:
            raise UsageError(f"{program.name}: op {index} ({op_text(op)}): {problem}")


def _problem(program: Program, buffers: Mapping[str, Buffer], op: Op) -> str:
    """What is wrong with one op, or nothing."""
    if isinstance(op, HostSync) and op.stream is not None and op.event is not None:
        return "waits for a stream or for an event, not for both"
    if op.stream is not None and not 0 <= op.stream < program.streams:
        return f"stream {op.stream} is none of the program's {program.streams}"
    if isinstance(op, Record | Wait) and not op.event:
        return "the event has no name"
    if isinstance(op, Fill) and not 0 <= op.value <= 255:
        return f"the value {op.value} is no byte"
    if isinstance(op, Copy | Fill) and op.nbytes < 0:
        return "the size is negative"
    if isinstance(op, Launch):
        for arg in op.args:
            if not isinstance(arg, Ptr | TensorMap):
                continue
            if arg.buffer not in buffers:
                return f"there is no buffer {arg.buffer!r}"
            if buffers[arg.buffer].kind != "device":
                return f"a kernel cannot be given the host buffer {arg.buffer}"
            if not 0 <= arg.offset <= buffers[arg.buffer].nbytes:
                return f"offset {arg.offset} is outside {arg.buffer} ({buffers[arg.buffer].nbytes} bytes)"
    reads, writes = declared_footprint(program, op)
    for name, begin, end in (*reads, *writes):
        if name not in buffers:
            return f"there is no buffer {name!r}"
        if not 0 <= begin <= end <= buffers[name].nbytes:
            return f"bytes {begin} to {end} are outside {name} ({buffers[name].nbytes} bytes)"
    if isinstance(op, Copy) and op.src == op.dst and max(reads[0][1], writes[0][1]) < min(reads[0][2], writes[0][2]):
        return "source and destination overlap"
    if isinstance(op, Fill) and buffers[op.dst].kind != "device":
        return f"only copies touch the host buffer {op.dst}"
    return ""
