# SPDX-License-Identifier: Apache-2.0
"""Loads, stores and atomics. PTX ISA, "Data Movement", "Parallel Synchronization: atom, red".

Every access asks the runtime for the host pointer (`Emitter.access`); what happens between the answer and the access
itself is one step, so atomics are load, operation, store.
"""

from __future__ import annotations

from harness.emulator.abi import SHARED_WINDOW, WINDOW_SIZE, Flag, Op, Scope, Sem, Space
from harness.emulator.emit import Emitter, Unmodelled, bits_of, space_of
from harness.emulator.forms import form, type_of
from harness.emulator.lower_async import async_store
from harness.emulator.lower_float import canonical, flush
from harness.ptx.module import Addr, Imm, Instruction, Operand, Sym, Vec

_SEMS = {
    "weak": Sem.WEAK,
    "relaxed": Sem.RELAXED,
    "acquire": Sem.ACQUIRE,
    "release": Sem.RELEASE,
    "acq_rel": Sem.ACQ_REL,
    "sc": Sem.SC,
}
_SCOPES = {"cta": Scope.CTA, "cluster": Scope.CLUSTER, "gpu": Scope.GPU, "sys": Scope.SYS}


def order_of(em: Emitter, ins: Instruction, default: Sem) -> tuple[Sem, Scope, int]:
    """Memory order, scope and flags. `.volatile` is relaxed at sys scope; atomics without an order are relaxed, gpu."""
    flags = 0
    sem = next((_SEMS[m] for m in ins.modifiers if m in _SEMS), default)
    scope = next((_SCOPES[m] for m in ins.modifiers if m in _SCOPES), Scope.GPU)
    if "volatile" in ins.modifiers or "mmio" in ins.modifiers:
        sem, scope, flags = Sem.RELAXED, Scope.SYS, Flag.VOLATILE
    if "nc" in ins.modifiers:
        flags |= Flag.NONCOHERENT
    if sem in (Sem.ACQUIRE, Sem.RELEASE, Sem.ACQ_REL, Sem.SC):
        em.features.add("acquire_release")
    return sem, scope if sem is not Sem.WEAK else Scope.NONE, flags


def _elements(operand: Operand) -> tuple[Operand, ...]:
    return operand.items if isinstance(operand, Vec) else (operand,)


def _vector(ins: Instruction) -> int:
    return next((int(m[1:]) for m in ins.modifiers if m in ("v2", "v4", "v8")), 1)


@form("ld", "ldu")
def _load(em: Emitter, ins: Instruction) -> None:
    kind, space = type_of(ins), space_of(ins.modifiers)
    n = bits_of(kind)
    targets = _elements(ins.operands[0])
    source = ins.operands[1]
    if space is Space.PARAM:
        pointer = _param(em, source, ins, len(targets) * n // 8)
    else:
        resume = em.resume_here()
        sem, scope, flags = order_of(em, ins, Sem.WEAK)
        address = em.address(source, space)
        size = len(targets) * n // 8
        site = em.site(Op.LOAD, space=space, size=size, sem=sem, scope=scope, flags=flags, aux=n // 8)
        pointer = em.access(resume, address, site)
    # All elements are read before any register is written: a destination may be the address.
    values = [em.do(f"load i{n}, ptr {em.at(pointer, i * n // 8)}, align 1") for i in range(len(targets))]
    for target, value in zip(targets, values, strict=True):
        em.put(target, value, n, kind.startswith("s"))


@form("st")
def _store(em: Emitter, ins: Instruction) -> None:
    kind, space = type_of(ins), space_of(ins.modifiers)
    n = bits_of(kind)
    if "async" in ins.modifiers:
        async_store(em, ins)
        return
    if "bulk" in ins.modifiers:
        raise Unmodelled(f"st.{'.'.join(ins.modifiers)}")
    destination, source = ins.operands[:2]  # a cache policy may follow
    values = _elements(source)
    if space is Space.PARAM:
        pointer = _param(em, destination, ins, len(values) * n // 8)
        for i, operand in enumerate(values):
            em.store(f"i{n}", em.get(operand, n), em.at(pointer, i * n // 8))
        return
    resume = em.resume_here()
    sem, scope, flags = order_of(em, ins, Sem.WEAK)
    address = em.address(destination, space)
    size = len(values) * n // 8
    site = em.site(Op.STORE, space=space, size=size, sem=sem, scope=scope, flags=flags, aux=n // 8)
    pointer = em.access(resume, address, site)
    for i, operand in enumerate(values):
        value = em.get(operand, n)
        where = em.at(pointer, i * n // 8)
        if space is not Space.LOCAL:
            em.changed(f"i{n}", em.do(f"load i{n}, ptr {where}, align 1"), value)
        em.store(f"i{n}", value, where)


def _param(em: Emitter, operand: Operand, ins: Instruction, size: int) -> str:
    """Pointer to a parameter: the kernel's (in Blk.params), a call's (in the frame), or one that lies on the stack.

    Whatever is not inside a parameter, or is reached through a register (whose value is the offset in the block of
    parameters), asks the runtime.
    """
    if not isinstance(operand, Addr):
        raise Unmodelled("parameter operand")
    base, offset = operand.base, operand.offset
    stores = ins.opcode == "st"
    if isinstance(base, Sym):
        place = em.place(base.name)
        offset += base.offset
        if place.space in ("local", "stack"):
            return em.at(em.ctx("local", "ptr"), em.address_of(Sym("", offset), place))
        if 0 <= offset <= place.size - size:
            if place.space == "frame":
                return em.at("%ctx", place.offset + offset)
            if place.space == "param" and not stores:
                return em.at(em.blk("params", "ptr"), place.offset + offset)
        if place.space not in ("frame", "param"):
            raise Unmodelled(f"parameter {base.name}")
        resume = em.resume_here()
        address = str(place.offset + offset if place.space == "param" and stores else _BEYOND + offset)
    else:
        resume = em.resume_here()
        address = em.address(operand, Space.PARAM)
    site = em.site(Op.STORE if stores else Op.LOAD, space=Space.PARAM, size=size, aux=size)
    return em.access(resume, address, site)


_BEYOND = 1 << 40  # outside every block of parameters


@form("prefetch", "prefetchu", "applypriority")
def _hint(em: Emitter, ins: Instruction) -> None:
    """No effect on values."""


@form("discard")
def _discard(em: Emitter, ins: Instruction) -> None:
    """A write of bytes that nobody may count on: they read as poison. PTX ISA, "discard"."""
    size = ins.operands[1]
    if not isinstance(size, Imm) or size.value != 128:
        raise Unmodelled("discard of another size than 128")
    space = space_of(ins.modifiers)
    resume = em.resume_here()
    address = em.address(ins.operands[0], space)
    pointer = em.access(resume, address, em.site(Op.STORE, space=space, size=128, aux=4))
    em.call("llvm.memset.p0.i64", "void", f"ptr {pointer}", "i8 165", "i64 128", "i1 false")


@form("createpolicy")
def _policy(em: Emitter, ins: Instruction) -> None:
    """An opaque handle that only cache hints read."""
    em.put(ins.operands[0], "0", 64)


# --- atomics ------------------------------------------------------------------------------------------------------

_OPERATIONS = ("add", "min", "max", "inc", "dec", "and", "or", "xor", "exch", "cas")


@form("atom", "red")
def _atomic(em: Emitter, ins: Instruction) -> None:
    kind = type_of(ins)
    operation = next((m for m in ins.modifiers if m in _OPERATIONS), None)
    if "async" in ins.modifiers:
        async_store(em, ins)
        return
    if operation is None:
        raise Unmodelled(f"{ins.opcode} {'.'.join(ins.modifiers)}")
    if _vector(ins) > 1:
        _atomic_vector(em, ins, kind, operation)
        return
    n = bits_of(kind)
    space = space_of(ins.modifiers)
    reduction = ins.opcode == "red"
    operands = ins.operands if reduction else ins.operands[1:]
    op = Op.RED if reduction else Op.CAS if operation == "cas" else Op.ATOM
    resume = em.resume_here()
    sem, scope, flags = order_of(em, ins, Sem.RELAXED)
    address = em.address(operands[0], space)
    site = em.site(op, space=space, size=n // 8, sem=sem, scope=scope, flags=flags, sub=_OPERATIONS.index(operation))
    pointer = em.access(resume, address, site)
    em.features.add("atomics")
    word = f"i{n}"
    old = em.do(f"load {word}, ptr {pointer}, align 1")
    b = em.get(operands[1], n)
    if operation == "cas":
        equal = em.do(f"icmp eq {word} {old}, {b}")
        new = em.get(operands[2], n)
        yes, no = em.label("cas"), em.label("c")
        em.branch(equal, yes, no)
        em.start(yes)
        em.call("rt_cas_stored", "void", "ptr %ctx", "ptr %blk", f"i64 {address}", f"i32 {site}")
        em.changed(word, old, new)
        em.store(word, new, pointer)
        em.goto(no)
        em.start(no)
    else:
        new = _combine(em, operation, kind, n, old, b, _flushes(em, operation, kind, space, address))
        em.changed(word, old, new)
        em.store(word, new, pointer)
    if not reduction:
        em.put(ins.operands[0], old, n)


def _atomic_vector(em: Emitter, ins: Instruction, kind: str, operation: str) -> None:
    """Vector forms: each element is an atomic of its own, in no order; one access of all their bytes."""
    if operation not in ("add", "min", "max") or kind not in ("f32", "f16", "bf16", "f16x2", "bf16x2"):
        raise Unmodelled(f"{ins.opcode} {'.'.join(ins.modifiers)}")
    n, space, reduction = bits_of(kind), space_of(ins.modifiers), ins.opcode == "red"
    operands = ins.operands if reduction else ins.operands[1:]
    values = _elements(operands[1])
    resume = em.resume_here()
    sem, scope, flags = order_of(em, ins, Sem.RELAXED)
    address = em.address(operands[0], space)
    facts = {"space": space, "size": len(values) * n // 8, "sem": sem, "scope": scope, "flags": flags, "aux": n // 8}
    site = em.site(Op.RED if reduction else Op.ATOM, sub=_OPERATIONS.index(operation), **facts)
    pointer = em.access(resume, address, site)
    em.features.add("atomics")
    flushing = _flushes(em, operation, kind, space, address)
    before = []
    for i, operand in enumerate(values):
        where = em.at(pointer, i * n // 8)
        before.append(em.do(f"load i{n}, ptr {where}, align 1"))
        new = _combine(em, operation, kind, n, before[i], em.get(operand, n), flushing)
        em.changed(f"i{n}", before[i], new)
        em.store(f"i{n}", new, where)
    if not reduction:
        for target, old in zip(_elements(ins.operands[0]), before, strict=True):
            em.put(target, old, n)


def _flushes(em: Emitter, operation: str, kind: str, space: Space, address: str) -> str:
    """Whether subnormals are flushed, as an i1: atom.add.f32 flushes them in global memory, keeps them in shared."""
    if operation != "add" or kind != "f32" or space in (Space.SHARED, Space.CLUSTER):
        return "false"
    if space is not Space.GENERIC:
        return "true"
    return em.do(f"icmp uge i64 {em.do(f'sub i64 {address}, {SHARED_WINDOW}')}, {WINDOW_SIZE}")


def _combine(em: Emitter, operation: str, kind: str, n: int, old: str, b: str, flushing: str) -> str:
    """The new value of an atomic. flushing: an i1, for binary32 sums."""
    word = f"i{n}"
    if kind in ("f32", "f64") and operation == "add":

        def flushed(value: str) -> str:
            if flushing == "false":
                return value
            return em.do(f"select i1 {flushing}, i32 {flush(em, value)}, i32 {value}")

        name = "float" if n == 32 else "double"
        x, y = (em.as_float(flushed(v), n) for v in (old, b))
        total = em.as_bits(em.do(f"fadd {name} {x}, {y}"), n)
        return flushed(canonical(em, total)) if n == 32 else total
    if kind in ("f16", "bf16", "f16x2", "bf16x2"):
        code = {"add": 0, "min": 4, "max": 5}.get(operation)
        if code is None:
            raise Unmodelled(f"atomic {operation}.{kind}")
        flags = int(kind.startswith("b"))
        total = "0"
        for i in range(n // 16):
            parts = [em.resize(em.do(f"lshr {word} {v}, {16 * i}"), n, 32) for v in (old, b)]
            x, y = (em.do(f"and i32 {p}, 65535") for p in parts)
            value = em.call("px_half", "i32", f"i32 {code}", f"i32 {flags}", f"i32 {x}", f"i32 {y}", "i32 0")
            total = em.do(f"or i32 {total}, {em.do(f'shl i32 {value}, {16 * i}')}")
        return em.resize(total, 32, n)
    if kind.startswith(("f", "bf")):
        raise Unmodelled(f"atomic {operation}.{kind}")
    if operation == "exch":
        return b
    if operation in ("add", "and", "or", "xor"):
        return em.do(f"{operation} {word} {old}, {b}")
    if operation in ("min", "max"):
        letter = "s" if kind.startswith("s") else "u"
        return em.call(f"llvm.{letter}{operation}.{word}", word, f"{word} {old}", f"{word} {b}")
    if operation == "inc":
        up = em.do(f"add {word} {old}, 1")
        return em.do(f"select i1 {em.do(f'icmp uge {word} {old}, {b}')}, {word} 0, {word} {up}")
    down = em.do(f"sub {word} {old}, 1")
    wrap = em.do(f"or i1 {em.do(f'icmp eq {word} {old}, 0')}, {em.do(f'icmp ugt {word} {old}, {b}')}")
    return em.do(f"select i1 {wrap}, {word} {b}, {word} {down}")
