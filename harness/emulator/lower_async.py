# SPDX-License-Identifier: Apache-2.0
"""mbarriers, asynchronous copies, clusters. PTX ISA, "mbarrier", "Data Movement: Asynchronous copy", "mapa".

Nearly everything here happens in the runtime (mbarrier.c, bulk.c, cluster.c, sync.c); lowering evaluates operands and
states the facts.
"""

from __future__ import annotations

from harness.emulator.abi import SHARED_WINDOW, Flag, Op, Reduce, Scope, Sem, Space, Type
from harness.emulator.emit import Emitter, Unmodelled, bits_of
from harness.emulator.forms import form, types_of
from harness.emulator.lower_sync import SCOPES
from harness.ptx.module import Addr, Imm, Instruction, Operand, Sym, Vec

_SPACES = {
    "global": Space.GLOBAL, "shared": Space.SHARED, "shared::cta": Space.SHARED, "shared::cluster": Space.CLUSTER,
}  # fmt: skip


def _spaces(ins: Instruction) -> list[Space]:
    """The state spaces named, in order."""
    return [_SPACES[m] for m in ins.modifiers if m in _SPACES]


# --- mbarriers ----------------------------------------------------------------------------------------------------

_MBARRIER = {
    "init": Op.MBAR_INIT, "inval": Op.MBAR_INVAL, "arrive": Op.MBAR_ARRIVE, "arrive_drop": Op.MBAR_ARRIVE_DROP,
    "test_wait": Op.MBAR_TEST_WAIT, "try_wait": Op.MBAR_TRY_WAIT, "expect_tx": Op.MBAR_EXPECT_TX,
    "complete_tx": Op.MBAR_COMPLETE_TX,
}  # fmt: skip
_WITH_BYTES = {
    Op.MBAR_ARRIVE: Op.MBAR_ARRIVE_EXPECT_TX,
    Op.MBAR_ARRIVE_DROP: Op.MBAR_DROP_EXPECT_TX,
}
_WAITS = (Op.MBAR_TEST_WAIT, Op.MBAR_TRY_WAIT)
_TRANSACTIONS = (Op.MBAR_EXPECT_TX, Op.MBAR_COMPLETE_TX)


@form("mbarrier")
def _mbarrier(em: Emitter, ins: Instruction) -> None:
    m = ins.modifiers
    if "pending_count" in m:  # of a state: its low bits
        em.put(ins.operands[0], em.do(f"and i32 {em.get(ins.operands[1], 32)}, {0xFFFFF}"), 32)
        return
    op = _MBARRIER.get(m[0])
    if op is None:
        raise Unmodelled(f"mbarrier.{'.'.join(m)}")
    if "expect_tx" in m[1:]:
        op = _WITH_BYTES[op]
    em.features.add("mbarrier")
    spaces = _spaces(ins)
    space = spaces[0] if spaces else Space.GENERIC
    waits = op in _WAITS
    operands = list(ins.operands)
    answers = waits or op in (*_WITH_BYTES, *_WITH_BYTES.values())
    destination = operands.pop(0) if answers and not isinstance(operands[0], Addr) else None
    address = em.address(operands[0], space)
    argument, bytes_ = _arguments(em, ins, op, operands[1:])
    facts = {"sem": _order(ins, op), "scope": next((SCOPES[x] for x in m if x in SCOPES), Scope.CTA)}
    flags = (Flag.PARITY if "parity" in m else 0) | (Flag.NO_COMPLETE if "noComplete" in m else 0)
    site = em.site(op, space=space, size=8, flags=int(flags), **facts)
    arguments = (f"i32 {site}", f"i64 {address}", f"i64 {argument}", f"i64 {bytes_}")
    answer = em.call("rt_mbarrier", "i64", "ptr %ctx", "ptr %blk", *arguments)
    if waits and destination is not None:
        em.put_pred(destination, em.do(f"trunc i64 {answer} to i1"))
    elif destination is not None:
        em.put(destination, answer, 64)


def _order(ins: Instruction, op: Op) -> Sem:
    if "relaxed" in ins.modifiers or op in _TRANSACTIONS:
        return Sem.RELAXED
    return Sem.ACQUIRE if op in _WAITS else Sem.RELEASE


def _arguments(em: Emitter, ins: Instruction, op: Op, operands: list[Operand]) -> tuple[str, str]:
    """What follows the address, as (count, state or parity; bytes)."""

    def wide(operand: Operand) -> str:
        return em.resize(em.get(operand, 32), 32, 64)

    if op in _WAITS:
        return (wide(operands[0]) if "parity" in ins.modifiers else em.get(operands[0], 64)), "0"
    if op in _TRANSACTIONS:
        return "0", wide(operands[0])
    if op in _WITH_BYTES.values():
        return "1", wide(operands[0])
    if op is Op.MBAR_INVAL:
        return "0", "0"
    return (wide(operands[0]) if operands else "1"), "0"


# --- asynchronous copies ------------------------------------------------------------------------------------------


@form("cp")
def _cp(em: Emitter, ins: Instruction) -> None:
    m = ins.modifiers
    if "async" not in m:
        raise Unmodelled("cp." + ".".join(m))
    em.features.add("async")
    if "tensor" in m:
        _tensor(em, ins)
    elif "bulk" in m:
        _bulk(em, ins)
    elif "commit_group" in m:
        em.call("rt_cp_commit", "void", "ptr %ctx", "ptr %blk", f"i32 {em.site(Op.CP_COMMIT)}")
    elif "wait_group" in m:
        count = em.get(ins.operands[0], 32)
        em.call("rt_cp_wait", "void", "ptr %ctx", "ptr %blk", f"i32 {em.site(Op.CP_WAIT)}", f"i32 {count}")
    elif "wait_all" in m:
        em.call("rt_cp_wait", "void", "ptr %ctx", "ptr %blk", f"i32 {em.site(Op.CP_WAIT_ALL)}", "i32 0")
    elif "mbarrier" in m:
        space = Space.SHARED if any(x.startswith("shared") for x in m) else Space.GENERIC
        address = em.address(ins.operands[0], space)
        site = em.site(Op.CP_MBAR_ARRIVE, space=space, size=8, sub=int("noinc" in m))
        em.call("rt_mbarrier", "i64", "ptr %ctx", "ptr %blk", f"i32 {site}", f"i64 {address}", "i64 0", "i64 0")
    else:
        _small_copy(em, ins)


def _small_copy(em: Emitter, ins: Instruction) -> None:
    """cp.async of 4, 8 or 16 bytes."""
    size = ins.operands[2]
    if not isinstance(size, Imm):
        raise Unmodelled("cp.async with a size that is not constant")
    destination, source = em.address(ins.operands[0], Space.SHARED), em.address(ins.operands[1], Space.GLOBAL)
    count = str(size.value)
    if len(ins.operands) > 3 and not (_has_policy(ins) and len(ins.operands) == 4):
        given = ins.operands[3]
        if em.width(given, 32) == 1:  # ignore-src: nothing is read, zeros are written
            count = em.do(f"select i1 {em.pred(given)}, i32 0, i32 {size.value}")
        else:
            count = em.get(given, 32)
    site = em.site(Op.CP_ASYNC, space=Space.SHARED, size=size.value, flags=Flag.ASYNC)
    arguments = (f"i32 {site}", f"i64 {destination}", f"i64 {source}", f"i32 {count}")
    em.call("rt_cp_async", "void", "ptr %ctx", "ptr %blk", *arguments)


def _has_policy(ins: Instruction) -> bool:
    return any(m.startswith("L2::cache_hint") for m in ins.modifiers)


# --- bulk copies --------------------------------------------------------------------------------------------------

_TYPES = {
    "u32": Type.U32, "s32": Type.S32, "b32": Type.U32, "u64": Type.U64, "s64": Type.S64, "b64": Type.U64,
    "f16": Type.F16, "bf16": Type.BF16, "f32": Type.F32, "f64": Type.F64,
}  # fmt: skip
_BYTES = {Type.U32: 4, Type.S32: 4, Type.U64: 8, Type.S64: 8, Type.F16: 2, Type.BF16: 2, Type.F32: 4, Type.F64: 8}
_REDUCE = {r.name.lower(): r for r in Reduce}
_WHERE = {  # (destination, source) -> whether an mbarrier is told
    (Space.CLUSTER, Space.GLOBAL): True,
    (Space.SHARED, Space.GLOBAL): True,
    (Space.CLUSTER, Space.SHARED): True,
    (Space.GLOBAL, Space.SHARED): False,
}


def _bulk(em: Emitter, ins: Instruction) -> None:
    m = ins.modifiers
    if "commit_group" in m:
        em.call("rt_bulk_commit", "void", "ptr %ctx", "ptr %blk", f"i32 {em.site(Op.BULK_COMMIT)}")
    elif "wait_group" in m:
        site = em.site(Op.BULK_WAIT, flags=int(Flag.READS if "read" in m else 0))
        em.call("rt_bulk_wait", "void", "ptr %ctx", "ptr %blk", f"i32 {site}", f"i32 {em.get(ins.operands[0], 32)}")
    elif "prefetch" in m:
        return  # no effect on values
    else:
        _bulk_copy(em, ins)


def _bulk_copy(em: Emitter, ins: Instruction) -> None:
    m = ins.modifiers
    where = _spaces(ins)
    told = _WHERE.get((where[0], where[1])) if len(where) == 2 else None
    if "cp_mask" in m or "ignore_oob" in m:
        told = None
    if told is None or ("mbarrier::complete_tx::bytes" in m) != told:
        raise Unmodelled("cp." + ".".join(m))
    facts: dict[str, int] = {"space": where[0], "source": where[1], "align": 16}
    op = Op.BULK_COPY
    if "reduce" in m:
        op = Op.BULK_REDUCE
        kind = _TYPES[types_of(ins)[-1]]
        operation = next(_REDUCE[x] for x in m if x in _REDUCE)
        facts |= {"type": kind, "sub": operation, "aux": _BYTES[kind], "scope": Scope.GPU, "sem": Sem.RELAXED}
    to, source, size = ins.operands[:3]
    destination, origin = em.address(to, where[0]), em.address(source, where[1])
    mbarrier = em.address(ins.operands[3], Space.SHARED) if told else "0"
    ranks = em.resize(em.get(ins.operands[4], 16), 16, 32) if "multicast::cluster" in m else "0"
    arguments = (
        f"i64 {destination}",
        f"i64 {origin}",
        f"i32 {em.get(size, 32)}",
        f"i64 {mbarrier}",
        f"i32 {_signal(em)}",
    )
    em.call("rt_bulk", "void", "ptr %ctx", "ptr %blk", f"i32 {em.site(op, **facts)}", *arguments, f"i32 {ranks}")


# --- tensors ------------------------------------------------------------------------------------------------------


def _tensor(em: Emitter, ins: Instruction) -> None:
    """Tiled boxes of tensors; a tensor map and coordinates stand in the address of the tensor."""
    m = ins.modifiers
    rank = next((int(x[0]) for x in m if x in ("1d", "2d", "3d", "4d", "5d")), 0)
    if not rank or any(x.startswith(("im2col", "tile::", "cta_group")) for x in m):
        raise Unmodelled("cp." + ".".join(m))
    if "prefetch" in m:
        return  # no effect on values
    where = _spaces(ins)
    told = _WHERE.get((where[0], where[1])) if len(where) == 2 else None
    if told is None or Space.GLOBAL not in where or ("mbarrier::complete_tx::bytes" in m) != told:
        raise Unmodelled("cp." + ".".join(m))
    facts: dict[str, int] = {"space": where[0], "source": where[1], "aux": rank}
    op = Op.BULK_COPY
    if "reduce" in m:
        op = Op.BULK_REDUCE
        facts |= {"sub": next(_REDUCE[x] for x in m if x in _REDUCE), "scope": Scope.GPU, "sem": Sem.RELAXED}
    box, tensor = (ins.operands[0], ins.operands[1]) if told else (ins.operands[1], ins.operands[0])
    if not isinstance(tensor, Addr) or len(tensor.coords) != 1 or not isinstance(tensor.coords[0], Vec):
        raise Unmodelled("a tensor without coordinates")
    coordinates = tensor.coords[0].items
    if len(coordinates) != rank:
        raise Unmodelled(f"{len(coordinates)} coordinates of {rank}")
    map_ = em.address(Addr(tensor.base, tensor.offset), Space.GENERIC)
    shared = em.address(box, where[0] if told else where[1])
    mbarrier = em.address(ins.operands[2], Space.SHARED) if told else "0"
    ranks = em.resize(em.get(ins.operands[3], 16), 16, 32) if "multicast::cluster" in m else "0"
    arguments = (f"i64 {map_}", f"i64 {shared}", f"i64 {mbarrier}", f"i32 {_signal(em)}", f"i32 {ranks}")
    at = [*(em.get(c, 32) for c in coordinates), "0", "0", "0", "0"][:5]
    site = em.site(op, **facts)
    em.call("rt_tensor", "void", "ptr %ctx", "ptr %blk", f"i32 {site}", *arguments, *(f"i32 {c}" for c in at))


def _signal(em: Emitter) -> int:
    """The site of what a copy does to its mbarrier."""
    return em.site(Op.MBAR_COMPLETE_TX, space=Space.CLUSTER, size=8)


# --- st.async, red.async ------------------------------------------------------------------------------------------


def async_store(em: Emitter, ins: Instruction) -> None:
    """st.async and red.async of registers to shared::cluster, with an mbarrier beside the destination."""
    m = ins.modifiers
    if _spaces(ins) != [Space.CLUSTER] or "mbarrier::complete_tx::bytes" not in m:
        raise Unmodelled(f"{ins.opcode}.{'.'.join(m)}")
    em.features.add("async")
    kind = types_of(ins)[-1]
    to, source, mbarrier = ins.operands
    values = source.items if isinstance(source, Vec) else (source,)
    n = bits_of(kind)
    facts: dict[str, int] = {"space": Space.CLUSTER, "size": len(values) * n // 8, "aux": n // 8}
    op = Op.ST_ASYNC
    if ins.opcode == "red":
        op = Op.RED_ASYNC
        operation = next(_REDUCE[x] for x in m if x in _REDUCE)
        facts |= {"type": _TYPES[kind], "sub": operation, "scope": Scope.CLUSTER, "sem": Sem.RELAXED}
    words = ["0", "0"]
    for i, operand in enumerate(values):
        wide = em.resize(em.get(operand, n), n, 64)
        where, shift = divmod(i * n, 64)
        words[where] = em.do(f"or i64 {words[where]}, {em.do(f'shl i64 {wide}, {shift}')}")
    arguments = (f"i64 {em.address(to, Space.CLUSTER)}", f"i64 {words[0]}", f"i64 {words[1]}")
    told = (f"i64 {em.address(mbarrier, Space.CLUSTER)}", f"i32 {_signal(em)}")
    em.call("rt_store_async", "void", "ptr %ctx", "ptr %blk", f"i32 {em.site(op, **facts)}", *arguments, *told)


# --- clusters -----------------------------------------------------------------------------------------------------


_OFFSET, _RANK_SHIFT = (1 << 24) - 1, 24  # of an address of shared::cluster; see runtime/cluster.c


def _shared_address(em: Emitter, ins: Instruction, operand: Operand) -> str:
    """An address of shared memory, generic or in its own space, as an offset with the rank of a peer above it."""
    em.features.add("cluster")
    n = bits_of(types_of(ins)[-1])
    value = em.resize(em.get(operand, n), n, 64)
    if Space.CLUSTER in _spaces(ins) or isinstance(operand, Sym):
        return value
    return em.do(f"sub i64 {value}, {SHARED_WINDOW}")


@form("mapa")
def _mapa(em: Emitter, ins: Instruction) -> None:
    """The address of the same variable in the block of a rank; a rank that is none gives an address of nothing."""
    d, a, b = ins.operands
    offset = em.do(f"and i64 {_shared_address(em, ins, a)}, {_OFFSET}")
    rank = em.resize(em.get(b, 32), 32, 64)
    sane = em.call("llvm.umin.i64", "i64", f"i64 {rank}", "i64 254")
    above = em.do(f"shl i64 {em.do(f'add i64 {sane}, 1')}, {_RANK_SHIFT}")
    value = em.do(f"or i64 {offset}, {above}")
    if Space.CLUSTER not in _spaces(ins):
        value = em.do(f"add i64 {value}, {SHARED_WINDOW}")
    n = bits_of(types_of(ins)[-1])
    em.put(d, em.resize(value, 64, n), n)


@form("getctarank")
def _getctarank(em: Emitter, ins: Instruction) -> None:
    value = _shared_address(em, ins, ins.operands[1])
    em.put(ins.operands[0], em.call("rt_cta_rank", "i32", "ptr %ctx", "ptr %blk", f"i64 {value}"), 32)
