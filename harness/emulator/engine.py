# SPDX-License-Identifier: Apache-2.0
"""EmulatorEngine: runs a Program on the CPU, thread by thread, with shadow memory. One verb: execute."""

from __future__ import annotations

import ctypes
import time
from math import prod
from random import Random
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from harness.emulator.kernels import Kernel, kernel
from harness.emulator.lower import Lowered
from harness.emulator.memory import HEAP, Arena, Region
from harness.emulator.native import FindingRecord, LaunchRecord, Native, native
from harness.emulator.output import printed
from harness.emulator.report import Scene, findings
from harness.engine import Outcome
from harness.errors import LaunchRefused, UnsupportedPtx, UsageError
from harness.findings import Evidence, Finding, Kind, Place, Verdict
from harness.opgraph import graph_of, segments
from harness.order import HB, Footprint, complete, happens_before, is_linear_extension, validate
from harness.program import Copy, Fill, Launch, PreparedLaunch, Program, Ptr, TensorMap
from harness.schedule import POLICIES, Schedule
from harness.tensormap import encode

_POLICY = {policy: i for i, policy in enumerate(POLICIES)}
DEFAULT_FUEL = 500_000_000
_MOST_FINDINGS = 256
_MOST_OBSERVED = 1 << 28  # bytes of a buffer whose footprint is read back
_MOST_RUNS = 1 << 16  # runs of bytes in a footprint
_SPARSE = 1 << 28
_VIEWED = 1 << 20  # bytes of a buffer from which its contents are not copied out
FAST_FROM = 8192  # threads of a program from which the fast tier's compilation pays for itself
_HEAP_SPACE = 1 << 30  # addresses for the device's heap, none of which is given twice
STACK_BYTES = 64 * 1024  # of a thread, beyond its variables
# Multiprocessors and shared memory of one, by architecture: what bounds the blocks that live at once.
_DEVICE = {
    "sm_75": (40, 64),
    "sm_80": (108, 164),
    "sm_86": (84, 100),
    "sm_87": (16, 164),
    "sm_89": (128, 100),
    "sm_90": (132, 228),
}


Extent: TypeAlias = tuple[int, int, int]


class EmulatorEngine:
    """The embedded engine.

    arch: whose occupancy bounds resident blocks; race: all checks, or bounds and initialisation alone. tier: "quick",
    which compiles fast and stops threads at any access; "fast", which runs fast and stops them at loops, barriers and
    collectives; "auto": the fast one for large programs, for sequential schedules, and without race checks.
    """

    name = "emulator"
    evidence = Evidence.EMULATED

    def __init__(self, arch: str = "sm_90", race: bool = True, tier: str = "auto") -> None:
        if tier not in ("auto", "quick", "fast"):
            raise UsageError(f"the emulator has no tier {tier}", remedy="auto, quick or fast")
        self.arch, self.race, self.tier = arch, race, tier
        self.device = f"CPU emulator, as {arch}"

    def execute(self, program: Program, schedule: Schedule, *, poison: int = 0xA5, fuel: int = 0) -> Outcome:
        """Run the Program once. Raises UsageError, LaunchRefused or PtxSyntaxError for a request that cannot be run."""
        validate(program)
        hb = happens_before(program)
        order = schedule.order if schedule.order is not None else _free_order(program, schedule, hb)
        if not is_linear_extension(hb, order):
            raise UsageError(f"{program.name}: the schedule is not an order its streams and events allow: {schedule}")
        kernels: dict[int, Kernel] = {}
        fast = self._fast(program, schedule)
        try:
            for i, op in enumerate(program.ops):
                if isinstance(op, Launch):
                    kernels[i] = kernel(op.token.code, race=self.race, fast=fast)
        except UnsupportedPtx as why:
            return Outcome(status=Verdict.UNSUPPORTED, reason=f"{why}" + (f" (line {why.line})" if why.line else ""))
        run = _Run(
            self, program, schedule, kernels, np.asarray(hb.matrix, dtype=np.uint8), poison, fuel or DEFAULT_FUEL
        )
        try:
            return run.all(order)
        finally:
            run.close()

    def _fast(self, program: Program, schedule: Schedule) -> bool:
        if self.tier != "auto":
            return self.tier == "fast"
        threads = sum(prod(op.token.grid) * prod(op.token.block) for op in program.ops if isinstance(op, Launch))
        return not self.race or schedule.threads == "sequential" or threads >= FAST_FROM


def _free_order(program: Program, schedule: Schedule, hb: HB) -> tuple[int, ...]:
    """The order of a free schedule: of submission, or one that the edges of the Program's graphs allow, by the seed."""
    if schedule.submit == "eager":
        return tuple(range(len(program.ops)))
    rng = Random(schedule.seed)
    graph = graph_of(program, hb=hb)
    if schedule.submit == "graph":
        return complete(hb, graph.draw(rng))
    work: list[int] = []
    for segment in segments(program):
        work += graph.within(segment.ops).draw(rng)
    return complete(hb, work)


class _Run:
    """One execution: its arena, its runtime, its tables."""

    def __init__(
        self, engine: EmulatorEngine, program: Program, schedule: Schedule, kernels: dict[int, Kernel],
        before: npt.NDArray[np.uint8], poison: int, fuel: int,
    ) -> None:  # fmt: skip
        self.engine, self.program, self.schedule, self.kernels, self.fuel = engine, program, schedule, kernels, fuel
        self.n: Native = native()
        self.arena = Arena(engine.race)
        self.keep: list[Any] = []
        self.buffers: dict[str, Region] = {}
        for b in program.buffers:
            flags = (1 if b.init is not None else 0) | (4 if b.role == "in" else 0)
            region = self.arena.allocate(b.name, b.nbytes, flags=flags, alignment=b.alignment, misalign=b.misalign)
            view = self.arena.view(region)
            if b.init is not None:
                view[:] = np.ascontiguousarray(b.init).reshape(-1).view(np.uint8)
            elif b.nbytes <= _SPARSE:  # a larger one stays address space until it is touched, and reads as zeros
                view[:] = poison
            self.buffers[b.name] = region
        self.globals: dict[int, npt.NDArray[np.uint64]] = {}
        modules: dict[str, dict[str, Region]] = {}
        entries: dict[tuple[str, str], npt.NDArray[np.uint64]] = {}
        for i, k in kernels.items():
            op = program.ops[i]
            assert isinstance(op, Launch)
            code = op.token.code
            key = (code.ptx, code.entry)
            if key not in entries:
                entries[key] = self._module_variables(k, modules.setdefault(code.ptx, {}))
            self.globals[i] = entries[key]
        data, cells, valid = self.arena.pointers
        self.rt = self.n.rt_new(
            data, self.arena.size, cells, valid, int(engine.race), before.tobytes(), len(program.ops)
        )
        for region in self.arena.regions:
            self.n.rt_region(self.rt, region.begin, region.end, region.flags)
        if any("heap" in k.lowered.features for k in kernels.values()):
            heap = self.arena.allocate(HEAP, min(_HEAP_SPACE, self.arena.size // 8), flags=16)
            self.n.rt_heap(self.rt, heap.begin, heap.end)
        self.stats: dict[str, Any] = {
            "instructions": 0, "run_seconds": 0.0, "threads_returned": 0, "threads_exited": 0, "threads_trapped": 0,
            "threads_fell_off": 0, "compile_ms": sum({id(k): k.compile_ms for k in kernels.values()}.values()),
        }  # fmt: skip

    def close(self) -> None:
        """Free everything native."""
        self.n.rt_free(self.rt)
        self.arena.close()

    def _module_variables(self, k: Kernel, module: dict[str, Region]) -> npt.NDArray[np.uint64]:
        """Allocate the module's variables; their addresses in the order lowering chose.

        module: those that another entry of the same text has allocated; all entries of a module share them.
        """
        shared = k.lowered.module_variables
        regions: list[Region] = []
        fresh = []
        for v in k.lowered.globals:
            region = module.get(v.name) if v.name in shared else None
            if region is None:
                flags = 3 if v.space == "const" else 1
                region = self.arena.allocate(v.name, max(v.size_bytes, 1), flags=flags, alignment=max(v.align, 256))
                data = self.arena.view(region)
                data[:] = 0
                if v.init:
                    data[: len(v.init)] = np.frombuffer(v.init, np.uint8)
                fresh.append((v, region))
                if v.name in shared:
                    module[v.name] = region
            regions.append(region)
        by_name = {**{v.name: r for v, r in zip(k.lowered.globals, regions, strict=True)}, **module}
        for v, region in fresh:
            for offset, symbol, addend in v.relocations:
                # Global addresses are generic ones too; "x@2" is byte 2 of the address of x.
                name, _, byte = symbol.removeprefix("generic:").partition("@")
                address = k.lowered.functions.get(name, 0)
                if name in by_name or address:
                    value = ((by_name[name].begin if name in by_name else address) + addend).to_bytes(8, "little")
                    value = value[int(byte) : int(byte) + 1] if byte else value[: max(v.size_bytes - offset, 0)]
                    self.arena.view(region)[offset : offset + len(value)] = np.frombuffer(value, np.uint8)
        return np.array([r.begin for r in regions] or [0], np.uint64)

    # --- operations ---

    def all(self, order: tuple[int, ...]) -> Outcome:
        """Run every op in the order; the outcome."""
        extra: list[Finding] = []
        status, reason = Verdict.PASS, ""
        done: list[int] = []
        footprints: dict[int, Footprint] = {}
        # A program of one op has nothing to conflict with.
        observes = self.engine.race and sum(isinstance(op, Launch | Copy | Fill) for op in self.program.ops) > 1
        for i in order:
            op = self.program.ops[i]
            if isinstance(op, Launch):
                status, reason = self._launch(i, op)
            elif isinstance(op, Copy):
                extra += self._copy(i, op)
            elif isinstance(op, Fill):
                extra += self._fill(i, op)
            done.append(i)
            if observes and isinstance(op, Launch | Copy | Fill):
                seen = self._footprint(i)
                if seen is not None:
                    footprints[i] = seen
            if status is not Verdict.PASS:
                break
        output = self._output()
        records = (FindingRecord * _MOST_FINDINGS)()
        count = self.n.rt_findings(self.rt, records, _MOST_FINDINGS)
        found = findings(list(records)[:count], Scene(self.program, self.kernels, self.arena, output))
        found = self._allowed(found) + extra
        lost = self.n.rt_lost(self.rt)
        if lost:
            self.stats["findings_not_listed"] = int(lost)
        if status is Verdict.PASS and not any(f.kind is Kind.DEADLOCK for f in found):
            found += self._unwritten()
        checks = ("bounds", "alignment", "initialised", "barrier", "deadlock", "written", "input unchanged")
        return Outcome(
            status=status, reason=reason, findings=tuple(found),
            buffers={name: self._contents(r) for name, r in self.buffers.items()},
            order=tuple(done), enforced=self.schedule.order is not None,
            checks=("race", *checks) if self.engine.race else checks, stats=self.stats, footprints=footprints,
        )  # fmt: skip

    def _output(self) -> bytes:
        """What device code printed and asserted; the text goes into the statistics."""
        data = ctypes.create_string_buffer(max(self.n.rt_output(self.rt, None, 0), 1))
        size = self.n.rt_output(self.rt, data, len(data))
        text = printed(data.raw[:size])
        if text:
            self.stats["output"] = text
        if lost := self.n.rt_output_lost(self.rt):
            self.stats["output_lost"] = int(lost)
        return data.raw[:size]

    def _contents(self, region: Region) -> npt.NDArray[np.uint8]:
        """A copy, or for a large buffer a view, which keeps the arena's data alive."""
        view = self.arena.view(region)
        return view if view.size > _VIEWED else view.copy()

    def _launch(self, index: int, op: Launch) -> tuple[Verdict, str]:
        k, token = self.kernels[index], op.token
        low = k.lowered
        params = np.zeros(max(k.params.size, 1) + 16, np.uint8)
        if len(op.args) != len(k.params.slots):
            raise LaunchRefused(
                f"{token.code.entry} takes {len(k.params.slots)} arguments, {len(op.args)} were given",
                required=str(len(k.params.slots)), actual=str(len(op.args)),
            )  # fmt: skip
        for slot, arg in zip(k.params.slots, op.args, strict=True):
            if isinstance(arg, TensorMap):
                data = encode(arg, self.buffers[arg.buffer].begin)
            elif isinstance(arg, Ptr):
                data = (self.buffers[arg.buffer].begin + arg.offset).to_bytes(8, "little")
            else:
                data = arg.data
            if len(data) != slot.size:
                raise LaunchRefused(
                    f"{token.code.entry}: an argument of {len(data)} bytes for a parameter of {slot.size}",
                    required=f"{slot.size} bytes", actual=f"{len(data)} bytes",
                )  # fmt: skip
            params[slot.offset : slot.offset + slot.size] = np.frombuffer(data, np.uint8)
        sites = low.site_table
        self.keep.append(sites)  # the runtime looks widths up for as long as it lives
        dynamic = low.shared_bytes + (-low.shared_bytes % low.dynamic_align)
        total = dynamic + token.shared_bytes if token.shared_bytes else low.shared_bytes
        threads = int(np.prod(token.block))
        grid, cluster, explicit = _clusters(k, token)
        _fits(token.code.entry, grid, token.block, total, _local(low))
        record = LaunchRecord(
            code=k.address, sites=ctypes.cast(ctypes.c_char_p(sites), ctypes.c_void_p).value, op=index,
            frame_bytes=low.frame_bytes, local_bytes=_local(low), shared_bytes=total, simple=int(k.simple),
            policy=_POLICY[self.schedule.threads], resident_limit=self._resident(threads, total),
            site_count=len(low.sites),
            dynamic_offset=dynamic, dynamic_bytes=token.shared_bytes, params=params.ctypes.data,
            param_bytes=k.params.size, stack_at=low.local_bytes,
            globals=self.globals[index].ctypes.data, fuel=self.fuel, seed=self.schedule.seed & (2**64 - 1),
            fast=int(k.fast), clusters=int("cluster" in low.features or explicit), explicit_cluster=int(explicit),
        )  # fmt: skip
        record.grid[:], record.block[:], record.cluster[:] = grid, token.block, cluster
        if prod(grid) >= 2**32:
            return Verdict.NOT_RUN, f"budget: {token.code.entry} has more blocks than can be run here"
        began = time.perf_counter()
        status = self.n.rt_launch(self.rt, ctypes.byref(record))
        self.stats["run_seconds"] += time.perf_counter() - began
        self.stats["instructions"] += record.executed
        for how in ("returned", "exited", "trapped", "fell_off"):
            self.stats[f"threads_{how}"] += getattr(record, how)
        if status == 1:
            ins = low.instructions[record.status_site]
            line = ins.line if ins else 0
            why = low.unmodelled.get(line, "")
            what = ins.text if ins else "an instruction"
            return Verdict.UNSUPPORTED, f"{token.code.file}:{line}: {what}" + (f" ({why})" if why else "")
        if status == 2:
            return Verdict.NOT_RUN, f"budget: {token.code.entry} executed {record.executed} instructions without ending"
        return Verdict.PASS, ""

    def _resident(self, threads: int, shared: int) -> int:
        """Blocks that a device of this architecture holds at once."""
        sms, kib = _DEVICE.get(self.engine.arch.rstrip("af"), (132, 228))
        per_sm = max(1, min(2048 // max(threads, 1), 32, kib * 1024 // max(shared + 1024, 1)))
        return sms * per_sm

    def _host(self, index: int, region: Region, offset: int, nbytes: int, write: bool, block: int) -> list[Finding]:
        answer = self.n.rt_host_access(
            self.rt, block & 0xFFFFFFFF, region.begin + offset, nbytes, int(write), block >> 32
        )
        kind = {2: Kind.OUT_OF_BOUNDS, 4: Kind.UNINITIALISED}.get(answer)
        if kind is None:
            return []
        op = self.program.ops[index]
        text = (
            f"op {index} reads {region.name}, of which bytes were never written"
            if answer == 4
            else f"op {index} passes the end of {region.name}"
        )
        place = Place("copy read" if not write else "write", op=index, stream=getattr(op, "stream", None))
        return [Finding(kind, text, (place,), address=f"{region.name}+{offset}", nbytes=nbytes)]

    def _copy(self, index: int, op: Copy) -> list[Finding]:
        src, dst = self.buffers[op.src], self.buffers[op.dst]
        block = self.n.rt_host_block(self.rt, index)
        found = self._host(index, src, op.src_offset, op.nbytes, False, block)
        found += self._host(index, dst, op.dst_offset, op.nbytes, True, block)
        data = self.arena.view(src)[op.src_offset : op.src_offset + op.nbytes].copy()
        self.arena.view(dst)[op.dst_offset : op.dst_offset + op.nbytes] = data
        return found

    def _fill(self, index: int, op: Fill) -> list[Finding]:
        dst = self.buffers[op.dst]
        found = self._host(index, dst, op.offset, op.nbytes, True, self.n.rt_host_block(self.rt, index))
        self.arena.view(dst)[op.offset : op.offset + op.nbytes] = op.value & 0xFF
        return found

    def _footprint(self, index: int) -> Footprint | None:
        """Bytes of each buffer that an op has just read and written; None where that is too much to list."""
        sides: list[list[tuple[str, int, int]]] = [[], []]
        for name, region in self.buffers.items():
            nbytes = region.end - region.begin
            if nbytes > _MOST_OBSERVED:
                return None
            for writes, side in enumerate(sides):
                room = 256
                while True:
                    pairs = (ctypes.c_uint64 * (2 * room))()
                    n = self.n.rt_footprint(self.rt, index, region.begin, nbytes, writes, pairs, room)
                    if n <= room:
                        break
                    room = n
                if n > _MOST_RUNS:
                    return None
                side += [(name, int(pairs[2 * i]), int(pairs[2 * i + 1])) for i in range(n)]
        return tuple(sides[0]), tuple(sides[1])

    # --- judgement of the whole ---

    def _unwritten(self) -> list[Finding]:
        """Bytes of `out` buffers that nothing wrote."""
        out: list[Finding] = []
        pairs = (ctypes.c_uint64 * 32)()
        for b in self.program.buffers:
            if b.role != "out" or b.init is not None:
                continue
            n = self.n.rt_unwritten(self.rt, self.buffers[b.name].begin, b.nbytes, pairs, 16)
            if not n:
                continue
            ranges = [(int(pairs[2 * i]), int(pairs[2 * i + 1])) for i in range(min(n, 16))]
            self.stats.setdefault("unwritten", {})[b.name] = ranges
            first = ranges[0]
            out.append(
                Finding(
                    Kind.UNWRITTEN, f"{b.name} must be written completely: bytes {first[0]} to {first[1]} never were",
                    address=f"{b.name}+{first[0]}", nbytes=first[1] - first[0], space="global memory",
                    remedy="check the grid and the bounds of the last block", count=n, detail={"ranges": ranges},
                )
            )  # fmt: skip
        return out

    def _allowed(self, found: list[Finding]) -> list[Finding]:
        """Without races that the contract declares harmless; those are counted, with the reason given."""
        kept = []
        for f in found:
            why = self._allowance(f) if f.kind is Kind.RACE else None
            if why is None:
                kept.append(f)
            else:
                self.stats.setdefault("allowed_races", []).append({"address": f.address, "why": why, "count": f.count})
        return kept

    def _allowance(self, f: Finding) -> str | None:
        for place in f.places:
            op = self.program.ops[place.op] if place.op is not None else None
            if not isinstance(op, Launch):
                continue
            for where, why in op.allow_race:
                lines = {str(place.ptx_line), f"{place.source_file}:{place.source_line}"}
                if where in lines or (where and where in place.instruction) or f.address.split("+")[0] == where:
                    return why
        return None


def _clusters(k: Kernel, token: PreparedLaunch) -> tuple[Extent, Extent, bool]:
    """The grid in blocks, the cluster, and whether one was asked for. PTX ISA, "Cluster Dimension Directives"."""
    directives = k.lowered.directives
    need = directives.get("reqnctapercluster", ())
    x, y, z = (*need, 1, 1, 1)[:3] if need else token.cluster
    cluster = (x, y, z)
    grid = token.grid
    if need and token.cluster not in ((1, 1, 1), cluster):
        raise LaunchRefused(
            f"{token.code.entry} has clusters of {cluster}", required=str(cluster), actual=str(token.cluster)
        )
    if "blocksareclusters" in directives:  # the grid counts clusters
        grid = (grid[0] * x, grid[1] * y, grid[2] * z)
    if min(cluster) < 1 or prod(cluster) > 16 or any(g % c for g, c in zip(grid, cluster, strict=True)):
        raise LaunchRefused(
            f"{token.code.entry}: clusters of {cluster} in a grid of {grid}",
            required="at most 16 blocks in a cluster, and whole clusters", actual=str(cluster),
        )  # fmt: skip
    return grid, cluster, bool(need) or "explicitcluster" in directives or cluster != (1, 1, 1)


def _local(low: Lowered) -> int:
    """Bytes of a thread's .local memory: its variables, and a stack where there is use for one."""
    fixed = low.local_bytes + -low.local_bytes % 16
    return fixed + STACK_BYTES if "stack" in low.features else low.local_bytes


def _fits(entry: str, grid: Extent, block: Extent, shared: int, local: int) -> None:
    """What no device would launch. CUDA C++ Programming Guide, "Technical Specifications per Compute Capability"."""
    for what, extent in (("grid", grid), ("block", block)):
        if min(extent) < 1:
            raise LaunchRefused(
                f"{entry}: a {what} of {'x'.join(map(str, extent))}",
                required="1 or more in each axis",
                actual=str(extent),
            )
    threads = block[0] * block[1] * block[2]
    for what, actual, most in (
        ("threads in a block", threads, 1024),
        ("threads in z", block[2], 64),
        ("bytes of shared memory in a block", shared, 227 * 1024),
        ("bytes of local memory in a thread", local, 512 * 1024),
        ("blocks in x", grid[0], 2**31 - 1),
        ("blocks in y", grid[1], 65535),
        ("blocks in z", grid[2], 65535),
    ):
        if actual > most:
            raise LaunchRefused(
                f"{entry}: {actual} {what}; at most {most}", required=f"at most {most}", actual=str(actual)
            )
