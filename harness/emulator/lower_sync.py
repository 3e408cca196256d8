# SPDX-License-Identifier: Apache-2.0
"""Barriers, fences, warp collectives. PTX ISA, "Parallel Synchronization and Communication Instructions".

A collective queues the thread with its operands and stops it as PARKED; the runtime answers in Ctx.result once all
named lanes, or all participants, have arrived.
"""

from __future__ import annotations

from harness.emulator.abi import CTX, Flag, Op, Scope, Sem, Space
from harness.emulator.emit import Emitter, Unmodelled, bits_of, space_of
from harness.emulator.forms import form, type_of, types_of
from harness.ptx.module import Imm, Instruction, Pair

SCOPES = {"cta": Scope.CTA, "cluster": Scope.CLUSTER, "gl": Scope.GPU, "gpu": Scope.GPU, "sys": Scope.SYS}


def _result(em: Emitter, index: int, bits: int) -> str:
    return em.do(f"load i{bits}, ptr {em.at('%ctx', CTX['result'] + 8 * index)}")


def _cluster_barrier(em: Emitter, ins: Instruction) -> None:
    """barrier.cluster.arrive and .wait: release unless relaxed, acquire."""
    m = ins.modifiers
    em.features.add("cluster")
    waits = "wait" in m
    sem = Sem.ACQUIRE if waits else Sem.RELAXED if "relaxed" in m else Sem.RELEASE
    flags = int(Flag.ALIGNED) if "aligned" in m else 0
    site = em.site(Op.CLUSTER_WAIT if waits else Op.CLUSTER_ARRIVE, sem=sem, scope=Scope.CLUSTER, flags=flags)
    if not waits:
        em.call("rt_cluster_arrive", "void", "ptr %ctx", "ptr %blk", f"i32 {site}")
        return
    em.set_resume_after()
    em.call("rt_cluster_wait", "void", "ptr %ctx", "ptr %blk", f"i32 {site}")
    em.park()


@form("bar", "barrier")
def _barrier(em: Emitter, ins: Instruction) -> None:
    m = ins.modifiers
    if "warp" in m:
        _collective(em, ins, Op.WARP_BARRIER, 0, em.get(ins.operands[0], 32), "0", "0", "0")
        em.features.add("warp_barrier")
        return
    if "cluster" in m:
        _cluster_barrier(em, ins)
        return
    flags = Flag.ALIGNED if ins.opcode == "bar" or "aligned" in m else 0
    operands = list(ins.operands)
    if "red" in m:
        destination, *operands = operands
        predicate = operands.pop()
        sub = next(i for i, name in enumerate(("popc", "and", "or")) if name in m)
        op = Op.BARRIER_RED
        value = em.do(f"zext i1 {em.pred(predicate)} to i32")
    else:
        op, sub, value = (Op.BARRIER_ARRIVE if "arrive" in m else Op.BARRIER_SYNC), 0, "0"
    number = em.get(operands[0], 32) if operands else "0"
    count = em.get(operands[1], 32) if len(operands) > 1 else "0"
    if len(operands) > 1:
        flags |= Flag.COUNTED
    if len(operands) > 1 or not (operands and isinstance(operands[0], Imm) and operands[0].value == 0):
        em.features.add("named_barrier")
    site = em.site(op, flags=int(flags), sub=sub)
    if op is Op.BARRIER_ARRIVE:
        arguments = (f"i32 {site}", f"i32 {number}", f"i32 {count}", f"i32 {value}")
        em.call("rt_barrier", "void", "ptr %ctx", "ptr %blk", *arguments)
        return
    em.barrier(site, number, count, value)
    if op is Op.BARRIER_RED:
        if sub == 0:
            em.put(destination, _result(em, 0, 32), 32)
        else:
            em.put_pred(destination, em.do(f"trunc i32 {_result(em, 0, 32)} to i1"))


def _proxy_fence(em: Emitter, m: tuple[str, ...]) -> None:
    """fence.proxy.async of all memory or one space. Aliases are one address here, so that .alias has nothing to do."""
    if "alias" in m:
        return
    if "async::generic" in m:  # between generic and asynchronous proxy, in shared memory
        space = Space.SHARED
        sem = Sem.RELEASE if "release" in m else Sem.ACQUIRE
        em.features.add("fence")
        em.call("rt_fence", "void", "ptr %ctx", "ptr %blk", f"i32 {em.site(Op.FENCE, sem=sem, scope=Scope.CLUSTER)}")
    elif "tensormap::generic" in m:  # maps are not changed by kernels here: only the order is left
        sem = Sem.RELEASE if "release" in m else Sem.ACQUIRE
        scope = next(SCOPES[x] for x in m if x in SCOPES)
        em.features.add("fence")
        em.call("rt_fence", "void", "ptr %ctx", "ptr %blk", f"i32 {em.site(Op.FENCE, sem=sem, scope=scope)}")
        return
    elif "async" in m:
        space = space_of(m)
    else:
        raise Unmodelled(f"fence.{'.'.join(m)}")
    em.features.add("proxy_fence")
    em.call("rt_fence", "void", "ptr %ctx", "ptr %blk", f"i32 {em.site(Op.PROXY_FENCE, space=space)}")


@form("membar", "fence")
def _fence(em: Emitter, ins: Instruction) -> None:
    m = ins.modifiers
    if "proxy" in m:
        _proxy_fence(em, m)
        return
    if "mbarrier_init" in m:
        sem, scope = Sem.RELEASE, Scope.CLUSTER
    else:
        names = {"acq_rel": Sem.ACQ_REL, "sc": Sem.SC, "acquire": Sem.ACQUIRE, "release": Sem.RELEASE}
        default = Sem.SC if ins.opcode == "membar" else Sem.ACQ_REL
        sem = next((names[x] for x in m if x in names), default)
        found = next((SCOPES[x] for x in m if x in SCOPES), None)
        if found is None:
            raise Unmodelled(f"{ins.opcode} {'.'.join(m)}")
        scope = found
    em.features.add("fence")
    em.call("rt_fence", "void", "ptr %ctx", "ptr %blk", f"i32 {em.site(Op.FENCE, sem=sem, scope=scope)}")


def _collective(
    em: Emitter, ins: Instruction, op: Op, sub: int, mask: str, a: str, b: str, c: str, size: int = 4, flags: int = 0
) -> None:
    em.collective(em.site(op, sub=sub, size=size, flags=flags), mask, a, b, c)


@form("shfl")
def _shfl(em: Emitter, ins: Instruction) -> None:
    if "sync" not in ins.modifiers:
        raise Unmodelled("shfl without .sync")
    sub = next(i for i, name in enumerate(("up", "down", "bfly", "idx")) if name in ins.modifiers)
    d, a, lane, clamp, mask = ins.operands
    value = em.resize(em.get(a, 32), 32, 64)
    _collective(em, ins, Op.SHFL, sub, em.get(mask, 32), value, em.get(lane, 32), em.get(clamp, 32))
    first = d.first if isinstance(d, Pair) else d
    em.put(first, _result(em, 0, 32), 32)
    if isinstance(d, Pair):
        em.put_pred(d.second, em.do(f"trunc i32 {_result(em, 1, 32)} to i1"))


@form("vote")
def _vote(em: Emitter, ins: Instruction) -> None:
    if "sync" not in ins.modifiers:
        raise Unmodelled("vote without .sync")
    sub = next(i for i, name in enumerate(("all", "any", "uni", "ballot")) if name in ins.modifiers)
    d, a, mask = ins.operands
    value = em.do(f"zext i1 {em.pred(a)} to i64")
    _collective(em, ins, Op.VOTE, sub, em.get(mask, 32), value, "0", "0")
    if sub == 3:
        em.put(d, _result(em, 0, 32), 32)
    else:
        em.put_pred(d, em.do(f"trunc i32 {_result(em, 0, 32)} to i1"))


@form("match")
def _match(em: Emitter, ins: Instruction) -> None:
    n = bits_of(type_of(ins))
    sub = 1 if "all" in ins.modifiers else 0
    d, a, mask = ins.operands
    value = em.resize(em.get(a, n), n, 64)
    _collective(em, ins, Op.MATCH, sub, em.get(mask, 32), value, "0", "0", size=n // 8)
    first = d.first if isinstance(d, Pair) else d
    em.put(first, _result(em, 0, 32), 32)
    if isinstance(d, Pair):
        em.put_pred(d.second, em.do(f"trunc i32 {_result(em, 1, 32)} to i1"))


@form("redux")
def _redux(em: Emitter, ins: Instruction) -> None:
    kind = types_of(ins)[-1]
    operation = next((m for m in ins.modifiers if m in ("add", "min", "max", "and", "or", "xor")), None)
    if operation is None or kind not in ("u32", "s32", "b32"):
        raise Unmodelled(f"redux {'.'.join(ins.modifiers)}")
    signed = kind == "s32"
    sub = {"add": 0, "min": 1 if signed else 3, "max": 2 if signed else 4, "and": 5, "or": 6, "xor": 7}[operation]
    d, a, mask = ins.operands
    value = em.resize(em.get(a, 32), 32, 64)
    _collective(em, ins, Op.REDUX, sub, em.get(mask, 32), value, "0", "0")
    em.put(d, _result(em, 0, 32), 32)


@form("elect")
def _elect(em: Emitter, ins: Instruction) -> None:
    d, mask = ins.operands
    _collective(em, ins, Op.ELECT, 0, em.get(mask, 32), "0", "0", "0")
    if not isinstance(d, Pair):
        em.put(d, _result(em, 0, 32), 32)
        return
    em.put(d.first, _result(em, 0, 32), 32)
    em.put_pred(d.second, em.do(f"trunc i32 {_result(em, 1, 32)} to i1"))


@form("activemask")
def _activemask(em: Emitter, ins: Instruction) -> None:
    site = em.site(Op.ACTIVEMASK)
    em.put(ins.operands[0], em.call("rt_activemask", "i32", "ptr %ctx", "ptr %blk", f"i32 {site}"), 32)
