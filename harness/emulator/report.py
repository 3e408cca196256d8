# SPDX-License-Identifier: Apache-2.0
"""The runtime's records -> findings: lines, sources, threads, streams, names of buffers, and what is missing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from harness.emulator.abi import LOCAL_WINDOW, SHARED_WINDOW, WINDOW_SIZE, Matrix, Op, Space, Wrong
from harness.emulator.kernels import Kernel
from harness.emulator.memory import HEAP, Arena
from harness.emulator.native import FindingRecord
from harness.emulator.output import assertion
from harness.emulator.report_faults import fault, role_of
from harness.findings import Finding, Kind, Place
from harness.program import Copy, Fill, Launch, Program
from harness.ptx.module import Instruction, Loc

_NOBODY = 0xFFFFFFFF
_KINDS = {
    1: Kind.RACE, 2: Kind.OUT_OF_BOUNDS, 3: Kind.MISALIGNED, 4: Kind.UNINITIALISED, 5: Kind.USE_AFTER_FREE,
    6: Kind.BARRIER_DIVERGENCE, 7: Kind.DEADLOCK, 8: Kind.TRAP, 9: Kind.INPUT_CHANGED, 10: Kind.OUT_OF_BOUNDS,
    11: Kind.BARRIER_DIVERGENCE, 12: Kind.USE_AFTER_FREE, 14: Kind.CONTRACT_BREACH,
}  # fmt: skip
_ACCESS = {1: "read", 2: "write", 3: "strong read", 4: "strong write", 5: "non-coherent read", 6: "asynchronous copy"}
_STUCK = {0: "spins", 1: "waits at barrier", 2: "waits for lanes", 4: "waits at cluster barrier"}
_RELATION = {0: "", 1: "same warp", 2: "same block", 3: "across blocks", 4: "across streams"}
_MISSING = {
    "same warp": "nothing orders them: lanes of a warp run independently, and no warp or block barrier lies between",
    "same block": "nothing orders them: no barrier, and no release that the other thread acquired, lies between",
    "across blocks": "nothing orders them: no barrier, fence or atomic between different blocks",
}
_REMEDY = {
    "same warp": "put __syncwarp() (bar.warp.sync) between them",
    "same block": "put a barrier (bar.sync) between them that both threads reach",
    "across blocks": "release after the first and acquire before the second at gpu scope, or split the kernel",
}
_BARRIER = {
    1: "a thread of the block has exited, the others complete the barrier without it",
    2: "threads of one block complete a barrier at different instructions",
    3: "lanes of one warp wait at different barriers",
    4: "the member mask names a lane that has exited or does not exist",
    5: "the executing lane is not in its own member mask",
    6: "lanes of one warp wait for each other at different instructions, one of which all of them must execute",
    7: "lanes of one warp give an instruction different operands that it must be given alike",
    8: "a warpgroup instruction in a block whose threads do not fill the warpgroup (128 threads)",
    9: "the warps of a warpgroup come to different warpgroup instructions",
    16: "the barrier's number is not one of 0 to 15",
    17: "the barrier's thread count is zero, or not a multiple of the warp size",
    10: "a thread arrives at the cluster barrier twice without a wait between",
    11: "a thread waits at the cluster barrier at which it has not arrived",
}
# PTX ISA, "mbarrier": what each operation requires of the object. {a} and {b} are the numbers of the record.
_MBARRIER = {
    1: "the mbarrier at {where} is initialised again while it is valid (mbarrier.inval must come first)",
    2: "the word at {where} is used as an mbarrier but is none: never initialised, or invalidated",
    3: "the mbarrier at {where} is given a count of {a}; it must be 1 to 1048575",
    4: "{a} arrivals at the mbarrier at {where}, whose phase has only {b} pending",
    5: "mbarrier.arrive.noComplete completes the phase of the mbarrier at {where}",
    6: "the mbarrier at {where} is asked about a phase {a} phases back; only the last two can be told",
    7: "the bytes that the mbarrier at {where} expects leave the range of its tx-count (1048575 either way)",
    8: "the mbarrier at {where} is accessed by an instruction that is no mbarrier operation",
    9: "the mbarrier at {where} was overwritten",
    10: "an mbarrier outside shared memory",
    12: "the mbarrier at {where}, of another block, is initialised or waited for; a peer can only arrive",
    11: "the mbarrier at {where} is invalidated while asynchronous copies that it tracks are in flight",
}  # fmt: skip
_TENSOR = {
    1: "there is no tensor map at the address that an instruction names",
    2: "the tensor map has another number of dimensions than the instruction",
    3: "elements of the tensor map's type cannot be reduced",
    4: "the innermost coordinate of a box is not at a multiple of 16 bytes",
}
_PROXY = (
    "a barrier or release orders them, but not for the asynchronous proxy: no fence.proxy.async lies between",
    "put fence.proxy.async after the accesses through the generic proxy, before what orders them with the copy",
)
_COPY = (
    "nothing orders them: the asynchronous copy is complete for those who waited for its mbarrier phase or its group",
    "wait for the copy (mbarrier.try_wait, cp.async.bulk.wait_group) before the access, or order the access before it",
)
_PRODUCT = (
    "nothing orders them: wgmma reads shared memory until its group is waited for",
    "wait for the group (wgmma.wait_group) before the memory is written again, or order the write before the product",
)
_REGISTERS = {
    1: (
        "a register that wgmma.mma_async uses is {how} before the product is complete",
        "the product is on its way until a wgmma.wait_group covers its group",
        "put wgmma.wait_group before the access",
    ),
    2: (
        "wgmma.mma_async uses registers that were written before it without a fence between",
        "no wgmma.fence lies between the write and the product",
        "put wgmma.fence before the product",
    ),
}
_BULK = (Op.BULK_COPY, Op.BULK_REDUCE, Op.ST_ASYNC, Op.RED_ASYNC)


@dataclass(slots=True)
class Scene:
    """What a record's numbers refer to."""

    program: Program
    kernels: Mapping[int, Kernel]
    arena: Arena
    output: bytes = b""


def findings(records: list[FindingRecord], scene: Scene) -> list[Finding]:
    """All records as findings, one for each pair of lines, with how often it was seen."""
    merged: dict[tuple[object, ...], Finding] = {}
    for record in records:
        finding = _finding(record, scene)
        lines = frozenset((p.op, p.ptx_line, p.role) for p in finding.places)
        key = (finding.kind, lines, finding.relation, finding.space)
        old = merged.get(key)
        merged[key] = finding if old is None else replace(old, count=old.count + finding.count)
    return list(merged.values())


def _finding(record: FindingRecord, scene: Scene) -> Finding:
    name, where = _address(record, scene)
    if record.kind >= min(Wrong):
        at = (record.op_a, record.site_a, record.block_a, record.thread_a)
        return fault(record, _place(scene, *at, role_of(record.kind)), where, partial(assertion, scene.output))
    kind = _KINDS[record.kind]
    space = Space(record.space)
    places = [_place(scene, record.op_a, record.site_a, record.block_a, record.thread_a, _role(kind, record.access_a))]
    if kind is Kind.RACE or (kind in (Kind.BARRIER_DIVERGENCE, Kind.DEADLOCK) and record.thread_b != _NOBODY):
        places.append(
            _place(scene, record.op_b, record.site_b, record.block_b, record.thread_b, _role(kind, record.access_b))
        )
    relation = _RELATION[record.relation] if kind is Kind.RACE else ""
    message, missing, remedy = _text(kind, record, relation, name, where, places)
    elsewhere = kind in (Kind.BARRIER_DIVERGENCE, Kind.DEADLOCK, Kind.TRAP) or space is Space.REGISTER
    at_memory = record.kind == 11 or not elsewhere
    return Finding(
        kind=kind, message=message, places=tuple(places), relation=relation,
        space=f"{'global' if space is Space.GENERIC else space.name.lower()} memory" if at_memory else "",
        address=where if at_memory else "", nbytes=record.size if at_memory else 0,
        missing=missing, remedy=remedy, count=record.count,
    )  # fmt: skip


def _role(kind: Kind, access: int) -> str:
    if kind is Kind.BARRIER_DIVERGENCE:
        return "barrier"
    if kind is Kind.DEADLOCK:
        return _STUCK.get(access, "waits")
    return "trap" if kind is Kind.TRAP else _ACCESS.get(access, "access")


def _text(
    kind: Kind, record: FindingRecord, relation: str, name: str, where: str, places: list[Place]
) -> tuple[str, str, str]:
    """Message, what is missing, remedy."""
    if kind is Kind.RACE and record.space == Space.REGISTER:
        message, missing, remedy = _REGISTERS[record.detail]
        return message.format(how="read" if record.access_a == 1 else "written"), missing, remedy
    if record.kind == 14:
        return f"{_TENSOR[record.detail]}: {where}", "", "see the rules of tensor maps and of cp.async.bulk.tensor"
    if kind is Kind.RACE:
        if relation == "across streams":
            a, b = sorted(places, key=lambda p: p.op or 0)
            missing = f"nothing orders op {a.op} on stream {a.stream} and op {b.op} on stream {b.stream}"
            after, before = f"op {a.op} on stream {a.stream}", f"op {b.op} on stream {b.stream}"
            remedy = f"record an event after {after}; wait for it before {before}"
            return f"two unordered operations touch {where}", missing, remedy
        nc = "non-coherent read" in (places[0].role, places[1].role)
        if nc:
            return (
                f"{where} is read through the non-coherent path and written in the same grid",
                "ld.global.nc sees no write of its own grid, whatever orders it",
                "read it with plain ld.global",
            )
        missing, remedy = _MISSING[relation], _REMEDY[relation]
        if record.detail:
            missing, remedy = _PROXY
        elif any(p.role == "asynchronous product" for p in places):
            missing, remedy = _PRODUCT
        elif any(p.role.startswith("asynchronous") for p in places):
            missing, remedy = _COPY
        return f"race {relation} at {where}", missing, remedy
    if kind is Kind.OUT_OF_BOUNDS:
        return (
            f"{places[0].role} of {record.size} bytes {where}",
            "",
            "check the index against the size before the access",
        )
    if kind is Kind.MISALIGNED and record.detail:
        return (
            f"a bulk copy of {record.size} bytes to {where}; the size must be a multiple of 16",
            "",
            "pad the copy to a multiple of 16 bytes",
        )
    if kind is Kind.MISALIGNED and places[0].role.startswith("asynchronous"):
        return (
            f"bulk {places[0].role} at {where}, which is not a multiple of 16",
            "",
            "align both ends of a bulk copy to 16 bytes",
        )
    if kind is Kind.MISALIGNED:
        return (
            f"{record.size}-byte {places[0].role} at {where}, which is not a multiple of {record.size}",
            "",
            "align the base and the row pitch to the access width",
        )
    if kind is Kind.UNINITIALISED:
        return f"{where} is read before anything was written there", "", "write it first, or zero it before the launch"
    if kind is Kind.INPUT_CHANGED:
        return f"{name} is declared an input and is written", "", "declare it InOut, or do not write it"
    if kind is Kind.USE_AFTER_FREE and record.kind == 12 and (record.detail or not places[0].role.startswith("async")):
        text = {3: "before it is known that its block has begun"}.get(record.detail, "and its block may have ended")
        return (
            f"the shared memory of another block of the cluster is accessed at {where}, {text}",
            "no barrier.cluster orders the access with that block",
            "put barrier.cluster.arrive and .wait after the start, and before the end, of all blocks",
        )
    if kind is Kind.USE_AFTER_FREE and record.kind == 12:
        return (
            f"the block ends while an asynchronous copy still uses its shared memory at {where}",
            "",
            "wait for the copy (its mbarrier, or cp.async.bulk.wait_group.read) before the last thread exits",
        )
    if record.kind == 11:
        text = _MBARRIER[record.detail].format(where=where, a=record.more[0], b=record.more[1])
        return text, "", "see the rules of mbarrier objects in the PTX ISA manual"
    if kind is Kind.BARRIER_DIVERGENCE:
        return (
            _BARRIER.get(record.detail, "barrier divergence"),
            "",
            "let every thread of the block (or lane of the mask) reach the same barrier",
        )
    if kind is Kind.DEADLOCK:
        message = f"no thread can go on: {record.detail} threads wait for something that cannot happen"
        if record.size:  # one of them spins on an mbarrier
            pending, bytes_ = record.more[0] & 0x7FFFFFFF, (record.more[1] ^ 1 << 31) - (1 << 31)
            message += (
                f"; the mbarrier at {where} is in a phase of parity {record.more[0] >> 31}, in which {pending} arrivals"
                f" and {bytes_} bytes are outstanding"
            )
        return message, "", "see where they wait; what they wait for never comes"
    return "a thread trapped", "", ""


def _place(scene: Scene, op: int, site: int, block: int, thread: int, role: str) -> Place:
    """One side. A host operation has no site; a thread that is not known stays None."""
    operation = scene.program.ops[op] if op < len(scene.program.ops) else None
    stream = getattr(operation, "stream", None)
    if not isinstance(operation, Launch):
        text = ""
        if isinstance(operation, Copy):
            text = f"copy of {operation.nbytes} bytes {operation.src} -> {operation.dst}"
        elif isinstance(operation, Fill):
            text = f"fill of {operation.nbytes} bytes of {operation.dst}"
        return Place(f"copy {role}" if isinstance(operation, Copy) else role, instruction=text, op=op, stream=stream)
    kernel = scene.kernels[op]
    ins = kernel.lowered.instructions[site] if site < len(kernel.lowered.instructions) else None
    fact = kernel.lowered.sites[site] if site < len(kernel.lowered.sites) else None
    if fact is not None and fact.op in (Op.CP_ASYNC, *_BULK) and role in ("read", "write", "strong write"):
        role = f"asynchronous {'reduction' if role == 'strong write' else role}"
    if fact is not None and fact.op is Op.MATRIX and fact.sub == Matrix.GROUP_MMA and role in ("read", "write"):
        role = "asynchronous product"
    if fact is not None and fact.op in (Op.ATOM, Op.RED, Op.CAS) and role.startswith("strong"):
        role = "atomic"
    token = operation.token
    source, line = _source(ins)
    return Place(
        role=role, file=token.code.file, ptx_line=ins.line if ins else fact.line if fact else None,
        source_file=source, source_line=line, instruction=ins.text if ins else "",
        kernel=token.code.entry, block=_coordinates(block, token.grid), thread=_coordinates(thread, token.block),
        op=op, stream=stream,
    )  # fmt: skip


def _source(ins: Instruction | None) -> tuple[str | None, int | None]:
    """The outermost source line: where inlined code was called from."""
    loc: Loc | None = ins.loc if ins else None
    while loc is not None and loc.inlined_at is not None:
        loc = loc.inlined_at
    return (loc.file, loc.line) if loc else (None, None)


def _coordinates(linear: int, extent: tuple[int, int, int]) -> tuple[int, int, int] | None:
    if linear == _NOBODY:
        return None
    x, y, _ = extent
    return linear % x, linear // x % y, linear // (x * y)


def _address(record: FindingRecord, scene: Scene) -> tuple[str, str]:
    """(name of the memory, readable place in it)."""
    address, space = record.address, Space(record.space)
    if space is Space.SHARED:
        kernel = scene.kernels.get(record.op_a)
        best = None
        for v in kernel.lowered.shared if kernel else ():
            if v.size and v.offset <= address < v.offset + v.size:
                best = v
        if best is not None:
            return best.name, f"{best.name}+{address - best.offset}"
        dynamic = next((v.name for v in kernel.lowered.shared if not v.size), None) if kernel else None
        base = kernel.lowered.shared_bytes if kernel else 0
        return (
            (dynamic, f"{dynamic}+{address - base}") if dynamic and address >= base else ("shared", f"shared+{address}")
        )
    if space is Space.PARAM:
        return "parameters", f"parameters+{address}" if address < 1 << 32 else "outside the parameter"
    if space is Space.LOCAL or LOCAL_WINDOW <= address < LOCAL_WINDOW + WINDOW_SIZE:
        return "local", f"local+{address}"
    if SHARED_WINDOW <= address < SHARED_WINDOW + WINDOW_SIZE:
        return "shared", f"shared+{address - SHARED_WINDOW}"
    region, offset = scene.arena.near(address)
    if region is not None and region.name == HEAP and 0 <= offset < region.end - region.begin:
        return HEAP, f"{HEAP}+{offset}" + (", outside what malloc gave" if record.kind == 2 else "")
    if region is None or not -(1 << 20) < offset < region.end - region.begin + (1 << 20):
        return "", f"address 0x{address:x}, which is no buffer's"
    size = region.end - region.begin
    if record.kind in (2, 10):
        if offset < 0:
            return region.name, f"{-offset} bytes before {region.name}"
        if offset >= size:
            return region.name, f"{offset - size} bytes past the end of {region.name} ({size} bytes)"
        if record.kind == 2 and offset + record.size <= size:
            return region.name, f"at {region.name}+{offset}, which is not in shared memory"
        if record.kind == 2:
            return region.name, f"{region.name}+{offset}, across its end at {size}"
        return region.name, f"{region.name}+{offset}, which is constant"
    return region.name, f"{region.name}+{offset}"
