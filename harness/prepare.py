# SPDX-License-Identifier: Apache-2.0
"""prepare(): every launch is checked before a driver or an engine sees it. Each refusal is its own exception.

Limits: CUDA C++ Programming Guide, "Technical Specifications per Compute Capability"; PTX ISA, "Performance-Tuning
Directives" (.maxntid bounds the product, .reqntid is exact per axis).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from harness.contract import Kernel, Triple
from harness.errors import LaunchRefused, UsageError
from harness.errors import NotResident as NotResident
from harness.parameters import check_contract
from harness.program import Code, PreparedLaunch
from harness.ptx.abi import ParamLayout, param_layout
from harness.ptx.architectures import number
from harness.ptx.module import Addr, Function, Imm, Instruction, Module, Operand, Reg, Scope, Statement, Sym
from harness.ptx.parser import parse


class BlockTooLarge(LaunchRefused):
    """More threads in a block, or along an axis, than the device or the kernel's .maxntid admits."""


class WrongBlock(LaunchRefused):
    """A block that is not the kernel's .reqntid."""


class GridTooLarge(LaunchRefused):
    """A grid axis over its limit."""


class EmptyLaunch(LaunchRefused):
    """A grid or block axis of zero or less."""


class SharedTooLarge(LaunchRefused):
    """More shared memory than the device gives a block."""


class StaticSharedTooLarge(SharedTooLarge):
    """More static shared memory than any device gives a block."""


class WrongCluster(LaunchRefused):
    """A cluster that the kernel, the grid or the device does not admit."""


class WrongArchitecture(LaunchRefused):
    """PTX of a newer or an architecture-specific target."""


class WrongArguments(LaunchRefused):
    """Arguments of another kernel: count, width or order."""


class SizesRefused(LaunchRefused):
    """Sizes that the contract says the kernel cannot do."""


class Aliased(LaunchRefused):
    """Buffers that overlap where the contract does not allow it."""


class Unaligned(LaunchRefused):
    """A base that is not aligned to the kernel's widest access through it."""


class UnreadAxis(LaunchRefused):
    """A block or grid axis that the kernel never reads: every step along it does the same work again."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a device admits; defaults by architecture from `limits_of`."""

    arch: str
    multiprocessors: int
    threads_per_multiprocessor: int
    shared_per_block: int
    shared_per_multiprocessor: int
    threads: int = 1024
    block: Triple = (1024, 1024, 64)
    grid: Triple = (2**31 - 1, 65535, 65535)


STATIC_SHARED = 48 * 1024
_TABLE = {
    75: (40, 1024, 64, 64), 80: (108, 2048, 163, 164), 86: (84, 1536, 99, 100), 87: (16, 1536, 163, 164),
    89: (128, 1536, 99, 100), 90: (132, 2048, 227, 228), 100: (148, 2048, 227, 228), 103: (148, 2048, 227, 228),
    110: (20, 1536, 227, 228), 120: (170, 1536, 99, 100), 121: (48, 1536, 99, 100),
}  # fmt: skip


# Architectures that run each other's family-specific code, older to newer (PTX ISA, ".target").
_FAMILIES = ({100, 103}, {101, 110}, {120, 121})


def limits_of(arch: str) -> Limits:
    """Limits of an architecture by name ("sm_90"). Raises UsageError for one that is not known."""
    digits = arch.removeprefix("sm_").rstrip("af")
    if not digits.isdigit() or int(digits) not in _TABLE:
        raise UsageError(f"unknown architecture {arch}", remedy=f"one of {', '.join(f'sm_{n}' for n in _TABLE)}")
    sms, threads, block, total = _TABLE[int(digits)]
    return Limits(arch, sms, threads, block * 1024, total * 1024)


@dataclass(frozen=True, slots=True)
class Facts:
    """What the PTX says about launching it.

    reads: special registers by component ("%tid.x"), and "atom" where the module has atomics or reductions; vector:
    parameter index -> widest access through it, in bytes.
    """

    function: Function
    layout: ParamLayout
    target: str
    static_shared: int
    reads: frozenset[str]
    vector: Mapping[int, int]


@lru_cache(maxsize=256)
def facts(ptx: str, entry: str, file: str) -> Facts:
    """Scan a PTX text once. Raises UsageError for a missing entry; errors of the parser pass through."""
    module = parse(ptx, file)
    try:
        function = module.entry(entry)
    except KeyError:
        names = ", ".join(f.name for f in module.entries) or "none"
        raise UsageError(f"{file} has no entry {entry}", remedy=f"entries: {names}") from None
    reads: set[str] = set()
    for f in module.functions:
        for ins in _walk(f.body or []):
            if ins.opcode in ("atom", "red"):
                reads.add("atom")
            for operand in ins.operands:
                reads |= _specials(operand)
    shared = _static_shared(module, function)
    return Facts(function, param_layout(function), module.target, shared, frozenset(reads), _vectors(function))


def _walk(body: Sequence[Statement]) -> list[Instruction]:
    out: list[Instruction] = []
    for statement in body:
        if isinstance(statement, Instruction):
            out.append(statement)
        elif isinstance(statement, Scope):
            out += _walk(statement.body)
    return out


# Vector registers read whole, and registers that tell threads of a block apart as %tid.x does.
_WHOLE = {"%tid": ("%tid",), "%ctaid": ("%ctaid",), "%clusterid": ("%clusterid",)}
_MASKS = tuple(f"%lanemask_{m}" for m in ("lt", "le", "gt", "ge", "eq"))
_LINEAR = dict.fromkeys(("%laneid", "%warpid", *_MASKS), "%tid")


def _specials(operand: Operand) -> set[str]:
    if isinstance(operand, Reg):
        if operand.component:
            return {f"{operand.name}.{operand.component}"}
        if operand.name in _WHOLE:
            return {f"{axis}.{c}" for axis in _WHOLE[operand.name] for c in "xyz"}
        return {f"{_LINEAR[operand.name]}.x"} if operand.name in _LINEAR else set()
    items = getattr(operand, "items", ())
    return set().union(*(_specials(o) for o in items)) if items else set()


def _static_shared(module: Module, function: Function) -> int:
    total = sum(v.size_bytes for v in module.variables if v.space == "shared")

    def inside(body: Sequence[Statement]) -> int:
        size = 0
        for s in body:
            if isinstance(s, Scope):
                size += inside(s.body)
            elif getattr(s, "space", "") == "shared":
                size += int(getattr(s, "size_bytes", 0))
        return size

    return total + inside(function.body or [])


def _vectors(function: Function) -> dict[int, int]:
    """Follow each pointer parameter through ld.param, cvta, mov and add to vector accesses: their width in bytes."""
    index = {p.name: i for i, p in enumerate(function.params)}
    origin: dict[str, int] = {}
    widest: dict[int, int] = {}
    for ins in _walk(function.body or []):
        target = ins.operands[0] if ins.operands else None
        for memory in ins.operands:
            base = memory.base if isinstance(memory, Addr) else None
            if isinstance(base, Sym) and base.name in index and ins.opcode == "ld" and isinstance(target, Reg):
                origin[target.name] = index[base.name]
            elif isinstance(base, Reg) and base.name in origin:
                width = _bytes(ins)
                widest[origin[base.name]] = max(widest.get(origin[base.name], 1), width)
        if ins.opcode in ("cvta", "mov", "add", "sub", "mad") and isinstance(target, Reg):
            for source in ins.operands[1:]:
                if isinstance(source, Reg) and source.name in origin:
                    origin[target.name] = origin[source.name]
                    break
    return widest


def _bytes(ins: Instruction) -> int:
    if ins.opcode == "cp":  # cp.async [dst], [src], size: both sides aligned to the size; other copies check their own
        size = ins.operands[2] if ins.modifiers[:1] == ("async",) and len(ins.operands) > 2 else None
        return size.value if isinstance(size, Imm) else 1
    lanes = next((int(m[1:]) for m in ins.modifiers if m in ("v2", "v4", "v8")), 1)
    digits = "".join(c for c in ins.modifiers[-1] if c.isdigit())
    return lanes * int(digits or 8) // 8


def prepare(
    kernel: Kernel | Code,
    sizes: Mapping[str, int] | None = None,
    *,
    arch: str = "sm_90",
    limits: Limits | None = None,
    grid: Triple | None = None,
    block: Triple | None = None,
    shared: int | None = None,
    ranges: Mapping[str, tuple[int, int]] | None = None,
    arguments: Sequence[int] | None = None,
    cooperative: bool = False,
    cluster: Triple | None = None,
) -> PreparedLaunch:
    """Check a launch and return the token that engines launch; reusable for the same geometry.

    kernel: a contract, with its sizes; or bare Code, with grid and block. limits: the device's (default: by arch).
    ranges: array name (or parameter index as text) -> (begin, end) addresses, for aliasing and alignment.
    arguments: widths in bytes of the arguments about to be passed. Raises a LaunchRefused for the first thing wrong.
    """
    limits = limits or limits_of(arch)
    contract = kernel if isinstance(kernel, Kernel) else None
    code = kernel.ptx_for(arch) if isinstance(kernel, Kernel) else kernel
    given = dict(sizes or {})
    known = facts(code.ptx, code.entry, code.file)
    if contract is not None:
        check_contract(contract, known.function)
        _sizes(contract, known, given)
        cluster = cluster or contract.clusters(given)
        g, b, s = contract.geometry(given)
        grid, block, shared = grid or g, block or b, s if shared is None else shared
        cooperative = cooperative or contract.cooperative
    if grid is None or block is None:
        raise UsageError("a launch needs a grid and a block")
    _architecture(code, known, limits.arch)
    _block(code, known, limits, block)
    _grid(code, limits, grid)
    _shared(code, known, limits, shared or 0)
    cluster = _cluster(code, known, limits, grid, cluster)
    _axes(code, known, grid, block)
    if arguments is not None:
        _arguments(code, known, arguments)
    if ranges:
        _ranges(code, known, contract, ranges)
    if cooperative:
        _resident(code, known, limits, grid, block, shared or 0)
    params = tuple((s.offset, s.size, s.align) for s in known.layout.slots)
    name = contract.name if contract else code.entry
    return PreparedLaunch(code, grid, block, shared or 0, params, cooperative, cluster, name)


def _sizes(contract: Kernel, known: Facts, sizes: Mapping[str, int]) -> None:
    missing = [p.name for p in contract.params if p.kind == "size" and p.name not in sizes]
    if missing:
        raise WrongArguments(
            f"{contract.name}: no value for {', '.join(missing)}", required=", ".join(missing), actual=""
        )
    for name, value in sizes.items():
        if value < 0:
            raise SizesRefused(f"{contract.name}: {name} is negative", required=f"{name} >= 0", actual=str(value))
    for param, slot, variable in zip(contract.params, known.layout.slots, known.function.params, strict=True):
        signed = variable.type.startswith("s") or (param.dtype is not None and param.dtype.kind == "int")
        most = 2 ** (8 * slot.size - signed) - 1
        if param.kind == "size" and sizes[param.name] > most:
            raise SizesRefused(
                f"{contract.name}: {param.name} does not fit its {slot.size} bytes",
                required=f"{param.name} <= {most}", actual=str(sizes[param.name]),
            )  # fmt: skip
    refused = contract.refuses(sizes)
    if refused:
        actual = ", ".join(f"{k}={v}" for k, v in sizes.items())
        raise SizesRefused(f"{contract.name} cannot do {actual}", required=refused, actual=actual)


def _architecture(code: Code, known: Facts, arch: str) -> None:
    target = known.target
    have, need = number(arch), number(target)
    if target.endswith("a"):  # architecture-specific: that one alone
        fits = have == need
    elif target.endswith("f"):  # family-specific: itself and the later ones of its family
        fits = have >= need and any({have, need} <= family for family in _FAMILIES)
    else:
        fits = need <= have
    if not fits:
        raise WrongArchitecture(
            f"{code.file} is for {target}, not {arch}",
            required=target,
            actual=arch,
            remedy="use PTX of a target not above the device",
        )


def _block(code: Code, known: Facts, limits: Limits, block: Triple) -> None:
    if min(block) < 1:
        raise EmptyLaunch(f"{code.entry}: a block of {block}", required="at least 1 along each axis", actual=str(block))
    directives = known.function.directives
    if "reqntid" in directives:
        need = _padded(directives["reqntid"])
        if block != need:
            raise WrongBlock(
                f"{code.entry} must be launched with blocks of {need}", required=str(need), actual=str(block)
            )
    for axis, (have, most) in enumerate(zip(block, limits.block, strict=True)):
        if have > most:
            raise BlockTooLarge(
                f"{code.entry}: blockDim.{'xyz'[axis]} is {have}", required=f"at most {most}", actual=str(have)
            )
    most = min(limits.threads, math.prod(directives.get("maxntid", (limits.threads,))))
    if math.prod(block) > most:
        raise BlockTooLarge(
            f"{code.entry}: {math.prod(block)} threads a block",
            required=f"at most {most}",
            actual=str(math.prod(block)),
        )


def _grid(code: Code, limits: Limits, grid: Triple) -> None:
    if min(grid) < 1:
        raise EmptyLaunch(f"{code.entry}: a grid of {grid}", required="at least 1 along each axis", actual=str(grid))
    for axis, (have, most) in enumerate(zip(grid, limits.grid, strict=True)):
        if have > most:
            raise GridTooLarge(
                f"{code.entry}: gridDim.{'xyz'[axis]} is {have}", required=f"at most {most}", actual=str(have)
            )


def _shared(code: Code, known: Facts, limits: Limits, dynamic: int) -> None:
    if known.static_shared > STATIC_SHARED:
        raise StaticSharedTooLarge(
            f"{code.entry} declares {known.static_shared} bytes of static shared memory",
            required=f"at most {STATIC_SHARED}", actual=str(known.static_shared), remedy="make it dynamic",
        )  # fmt: skip
    total = known.static_shared + dynamic
    if dynamic < 0 or total > limits.shared_per_block:
        raise SharedTooLarge(
            f"{code.entry}: {total} bytes of shared memory a block on {limits.arch}",
            required=f"at most {limits.shared_per_block}",
            actual=str(total),
        )


def _axes(code: Code, known: Facts, grid: Triple, block: Triple) -> None:
    if "atom" in known.reads:  # threads and blocks may take their numbers from a counter, or only count
        return
    for extent, registers, what in ((block, ("%tid",), "blockDim"), (grid, ("%ctaid", "%clusterid"), "gridDim")):
        for axis, size in zip("xyz", extent, strict=True):
            if size > 1 and not any(f"{r}.{axis}" in known.reads for r in registers):
                raise UnreadAxis(
                    f"{code.entry} never reads {registers[0]}.{axis}, and {what}.{axis} is {size}: "
                    f"all is done {size}-fold",
                    required=f"{what}.{axis} = 1", actual=str(size),
                )  # fmt: skip


def _cluster(code: Code, known: Facts, limits: Limits, grid: Triple, asked: Triple | None) -> Triple:
    """The cluster of a launch: what the PTX requires, else what is asked for (PTX ISA, "Cluster Dimension Directives").

    Up to 8 blocks are portable (CUDA C++ Programming Guide, "Thread Block Clusters").
    """
    directives = known.function.directives
    need = _padded(directives.get("reqnctapercluster", ()))
    if need and asked and asked != (1, 1, 1) and asked != need:
        raise WrongCluster(f"{code.entry} has clusters of {need}", required=str(need), actual=str(asked))
    cluster = need or asked or (1, 1, 1)
    if "explicitcluster" in directives and not need and asked is None:
        raise WrongCluster(f"{code.entry} is .explicitcluster", required="a cluster given at launch", actual="none")
    if cluster == (1, 1, 1):
        return cluster
    most = min(8, math.prod(directives.get("maxclusterrank", (8,))))
    if min(cluster) < 1 or math.prod(cluster) > most:
        raise WrongCluster(
            f"{code.entry}: a cluster of {cluster}", required=f"1 to {most} blocks", actual=str(math.prod(cluster))
        )
    if number(limits.arch) < 90:
        raise WrongCluster(f"{code.entry} needs clusters", required="sm_90 or newer", actual=limits.arch)
    for axis, blocks, size in zip("xyz", grid, cluster, strict=True):
        if blocks % size and "blocksareclusters" not in directives:  # which makes the grid one of clusters
            raise WrongCluster(
                f"{code.entry}: gridDim.{axis} is {blocks}, clusters are {size} wide",
                required=f"a multiple of {size}", actual=str(blocks),
            )  # fmt: skip
    return cluster


def _padded(dims: Sequence[int]) -> Triple | None:
    x, y, z = (*dims, 1, 1, 1)[:3]
    return (x, y, z) if dims else None


def _arguments(code: Code, known: Facts, widths: Sequence[int]) -> None:
    slots = known.layout.slots
    if len(widths) != len(slots):
        raise WrongArguments(
            f"{code.entry} takes {len(slots)} arguments", required=str(len(slots)), actual=str(len(widths))
        )
    for i, (width, slot) in enumerate(zip(widths, slots, strict=True)):
        if width != slot.size:
            name = known.function.params[i].name
            raise WrongArguments(
                f"{code.entry}: argument {i} ({name}) has {width} bytes",
                required=f"{slot.size} bytes",
                actual=f"{width} bytes",
            )


def _ranges(code: Code, known: Facts, contract: Kernel | None, ranges: Mapping[str, tuple[int, int]]) -> None:
    names = [p.name for p in contract.params] if contract else [p.name for p in known.function.params]
    for name, (begin, _) in ranges.items():
        need = known.vector.get(names.index(name), 1) if name in names else 1
        if begin % need:
            raise Unaligned(
                f"{code.entry} reads {name} {need} bytes at a time",
                required=f"a multiple of {need}",
                actual=f"{begin:#x}",
            )
    roles = {n: a.role for n, a in contract.arrays} if contract else {}
    allowed = {frozenset(pair) for pair in contract.aliases} if contract else set()
    items = list(ranges.items())
    for i, (a, (a0, a1)) in enumerate(items):
        for b, (b0, b1) in items[i + 1 :]:
            if a1 <= b0 or b1 <= a0 or frozenset((a, b)) in allowed:
                continue
            if roles and roles.get(a) == roles.get(b) == "in":
                continue
            how = (
                "identical"
                if (a0, a1) == (b0, b1)
                else "nested"
                if (a0 <= b0 and b1 <= a1) or (b0 <= a0 and a1 <= b1)
                else "partial"
            )
            raise Aliased(
                f"{code.entry}: {a} and {b} overlap ({how})",
                required="separate buffers",
                actual=how,
                remedy="declare aliases= where the kernel allows it",
            )


def _resident(code: Code, known: Facts, limits: Limits, grid: Triple, block: Triple, dynamic: int) -> None:
    threads = math.prod(block)
    by_threads = limits.threads_per_multiprocessor // threads
    shared = known.static_shared + dynamic
    by_shared = limits.shared_per_multiprocessor // (shared + 1024) if shared else 32
    most = limits.multiprocessors * max(0, min(by_threads, by_shared, 32))
    if math.prod(grid) > most:
        raise NotResident(
            f"{code.entry} waits for its whole grid",
            required=f"at most {most} blocks on {limits.arch}",
            actual=str(math.prod(grid)),
        )
