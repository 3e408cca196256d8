# SPDX-License-Identifier: Apache-2.0
"""What readers of instructions need to know by opcode: which exist, which operand is written, what reaches memory.

Names are those of PTX ISA 9.x, "Instructions", grouped as its sections are.
"""

from __future__ import annotations

from collections.abc import Iterator

from harness.ptx.module import Addr, Imm, Instruction, Not, Operand, Pair, Reg, Sym, Vec


def _words(*groups: str) -> frozenset[str]:
    return frozenset(word for group in groups for word in group.split())


OPCODES = _words(
    # Integer, extended-precision, floating point, half and mixed precision
    "add sub mul mad mul24 mad24 sad div rem abs neg min max popc clz bfind fns brev bfe bfi szext bmsk dp4a dp2a",
    "addc subc madc testp copysign fma rcp sqrt rsqrt sin cos lg2 ex2 tanh",
    # Comparison and selection, logic and shift
    "set setp selp slct and or xor not cnot lop3 shf shl shr",
    # Data movement and conversion
    "mov shfl prmt ld ldu st multimem prefetch prefetchu applypriority discard createpolicy isspacep cvta cvt mapa",
    "getctarank cp red atom tensormap",
    # Textures and surfaces
    "tex tld4 txq istypep suld sust sured suq",
    # Control flow, barriers, asynchronous barriers
    "bra brx call ret exit bar barrier membar fence vote match activemask redux griddepcontrol elect mbarrier",
    # Matrices
    "wmma mma ldmatrix stmatrix movmatrix wgmma tcgen05",
    # Stack, video, miscellaneous
    "stacksave stackrestore alloca",
    "vadd vsub vabsdiff vmin vmax vshl vshr vmad vset vadd2 vsub2 vavrg2 vabsdiff2 vmin2 vmax2 vset2",
    "vadd4 vsub4 vavrg4 vabsdiff4 vmin4 vmax4 vset4",
    "brkpt nanosleep pmevent trap setmaxnreg clusterlaunchcontrol",
)

# Opcodes whose first operand is read, or is no register.
_NO_RESULT = _words(
    "st red bra brx ret exit membar fence prefetch prefetchu applypriority discard cp sust stmatrix stackrestore",
    "nanosleep pmevent trap brkpt setmaxnreg griddepcontrol tensormap sured",
)

_SPECIAL = _words(
    "%tid %ntid %laneid %warpid %nwarpid %ctaid %nctaid %smid %nsmid %gridid %is_explicit_cluster %clusterid",
    "%nclusterid %cluster_ctaid %cluster_nctaid %cluster_ctarank %cluster_nctarank %lanemask_eq %lanemask_le",
    "%lanemask_lt %lanemask_ge %lanemask_gt %clock %clock_hi %clock64 %globaltimer %globaltimer_lo %globaltimer_hi",
    "%reserved_smem_offset_begin %reserved_smem_offset_end %reserved_smem_offset_cap %total_smem_size",
    "%aggr_smem_size %dynamic_smem_size %current_graph_exec",
)
_SPECIAL_FAMILIES = {"%pm": 8, "%envreg": 32, "%reserved_smem_offset_": 2}


def is_special(name: str) -> bool:
    """Whether a register is one that the machine sets (PTX ISA, "Special Registers")."""
    if name in _SPECIAL:
        return True
    stem = name.removesuffix("_64").rstrip("0123456789")
    digits = name.removesuffix("_64")[len(stem) :]
    return stem in _SPECIAL_FAMILIES and digits.isdigit() and len(digits) < 3 and int(digits) < _SPECIAL_FAMILIES[stem]


def type_of(i: Instruction) -> str:
    """The last modifier, which is the type of most instructions; "" where there is none."""
    return i.modifiers[-1] if i.modifiers else ""


def has_result(i: Instruction) -> bool:
    """Whether the first operand is written."""
    op, mods = i.opcode, i.modifiers
    if op in _NO_RESULT or not i.operands:
        return False
    if op == "call":
        return len(i.operands) > 1 and isinstance(i.operands[0], Vec)
    if op in ("bar", "barrier"):
        return "red" in mods
    if op == "mbarrier":
        return bool({"test_wait", "try_wait", "pending_count"} & set(mods)) or (
            bool({"arrive", "arrive_drop"} & set(mods)) and not isinstance(i.operands[0], Addr)
        )
    if op == "multimem":
        return "ld_reduce" in mods
    if op == "wgmma":
        return "mma_async" in mods
    if op == "wmma":
        return "store" not in mods
    if op == "tcgen05":
        return "ld" in mods
    if op == "clusterlaunchcontrol":
        return "query_cancel" in mods
    return True


def _registers(o: Operand) -> Iterator[Reg]:
    match o:
        case Reg():
            if o.name != "_":
                yield o
        case Addr(base, _, coords):
            if isinstance(base, Reg):
                yield base
            for c in coords:
                yield from _registers(c)
        case Vec(items):
            for item in items:
                yield from _registers(item)
        case Pair(first, second):
            yield from _registers(first)
            yield from _registers(second)
        case Not(operand):
            yield from _registers(operand)
        case Imm() | Sym():
            return


def registers(i: Instruction) -> list[Reg]:
    """Every register operand, special ones included, in order. The guard is not among them."""
    return [r for o in i.operands for r in _registers(o)]


def written(i: Instruction) -> list[Reg]:
    """Registers that the instruction writes (when its guard holds)."""
    if not has_result(i):
        return []
    first = i.operands[0]
    # An address is read even where a result stands.
    return [] if isinstance(first, Addr) else list(_registers(first))


def read(i: Instruction) -> list[Reg]:
    """Registers whose value the instruction needs, the guard's included."""
    result = has_result(i) and not isinstance(i.operands[0], Addr)
    found = [r for o in (i.operands[1:] if result else i.operands) for r in _registers(o)]
    if i.opcode == "wgmma" and result:
        # wgmma accumulates into its destination.
        found += _registers(i.operands[0])
    if i.guard is not None:
        found.append(Reg(i.guard.reg))
    return found


def symbols(i: Instruction) -> Iterator[Sym]:
    """Every symbol operand."""

    def walk(o: Operand) -> Iterator[Sym]:
        match o:
            case Sym():
                yield o
            case Addr(base, _, coords):
                if isinstance(base, Sym):
                    yield base
                for c in coords:
                    yield from walk(c)
            case Vec(items):
                for item in items:
                    yield from walk(item)
            case Pair(first, second):
                yield from walk(first)
                yield from walk(second)
            case Not(operand):
                yield from walk(operand)
            case _:
                return

    for o in i.operands:
        yield from walk(o)


def space_of(i: Instruction) -> str:
    """The state space that an access names: "global", "shared", …; "generic" where it names none."""
    for m in i.modifiers:
        space = m.partition("::")[0]
        if space in ("global", "shared", "local", "const", "param"):
            return space
    return "generic"


def writes_global(i: Instruction) -> bool:
    """Whether the instruction can change memory that outlives the block, or calls code that may."""
    op, mods = i.opcode, i.modifiers
    if op in ("call", "sust", "sured"):
        return True
    if op in ("st", "red", "atom"):
        return space_of(i) in ("generic", "global")
    if op == "multimem":
        return "ld_reduce" not in mods
    if op == "cp":
        # cp.async.bulk and cp.reduce.async.bulk name the destination space first.
        return (
            "bulk" in mods and next((m for m in mods if m.partition("::")[0] in ("global", "shared")), "") == "global"
        )
    if op == "wmma":
        return "store" in mods and space_of(i) in ("generic", "global")
    if op in ("stmatrix", "tensormap"):
        return op == "tensormap" and "replace" in mods and space_of(i) in ("generic", "global")
    return False
