# SPDX-License-Identifier: Apache-2.0
"""The agreement between lowered code and the runtime: numbers, offsets and names, once.

Lowered code is one function per entry; the runtime is C. Both read what stands here: `c_header()` writes the C side.

The quick tier's function runs one thread, `i32 k(ptr ctx, ptr blk)`, and returns why it stopped. The fast tier's runs
lanes of one warp, one after the other: `i64 k(ptr ctx0, ptr blk, i32 lanes, i32 first, i32 fresh)`, with the context of
the warp's lane 0, the lanes to run, the linear number of lane 0, and whether they begin; it returns the lanes that
ended by `ret` and, in the high half, one bit for each other reason, 1 << `Return`, which such a lane has in Ctx.code.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from enum import IntEnum

# --- addresses ----------------------------------------------------------------------------------------------------

PARAM_WINDOW = 0x0000_0006_0000_0000
SHARED_WINDOW = 0x0000_0007_0000_0000
LOCAL_WINDOW = 0x0000_0008_0000_0000
WINDOW_SIZE = 0x0000_0001_0000_0000
GLOBAL_BASE = 0x0000_0100_0000_0000


class Return(IntEnum):
    """Why a thread stopped. COLLECTIVE, BARRIER: of the fast tier, with the operands in Ctx.mask, a, b and c."""

    EXITED = 0
    YIELD = 1
    PARKED = 2
    TRAP = 3
    UNSUPPORTED = 4
    EXIT = 5
    FELL_OFF = 6
    COLLECTIVE = 7
    BARRIER = 8
    FAULT = 9  # stopped by a fault that has been reported


class Wrong(IntEnum):
    """Faults that lowered code reports itself: the numbers of the runtime's findings."""

    STACK = 16
    CALL = 17
    BRANCH = 18
    ASSERT = 19
    FREE = 20


class Op(IntEnum):
    """What a site does."""

    NONE = 0
    LOAD = 1
    STORE = 2
    ATOM = 3
    RED = 4
    CAS = 5
    FENCE = 6
    BARRIER_SYNC = 7
    BARRIER_ARRIVE = 8
    BARRIER_RED = 9
    SHFL = 10
    VOTE = 11
    MATCH = 12
    REDUX = 13
    WARP_BARRIER = 14
    ACTIVEMASK = 15
    ELECT = 16
    CP_ASYNC = 17
    CP_COMMIT = 18
    CP_WAIT = 19
    CP_WAIT_ALL = 20
    MBAR_INIT = 21
    MBAR_INVAL = 22
    MBAR_ARRIVE = 23
    MBAR_ARRIVE_DROP = 24
    MBAR_TEST_WAIT = 25
    MBAR_TRY_WAIT = 26
    MBAR_EXPECT_TX = 27
    CP_MBAR_ARRIVE = 28
    TRAP = 29
    UNSUPPORTED = 30
    PROXY_FENCE = 31
    MBAR_COMPLETE_TX = 32
    MBAR_ARRIVE_EXPECT_TX = 33
    MBAR_DROP_EXPECT_TX = 34
    BULK_COPY = 35
    BULK_REDUCE = 36
    BULK_COMMIT = 37
    BULK_WAIT = 38
    CLUSTER_ARRIVE = 39
    MATRIX = 40
    CLUSTER_WAIT = 41
    ST_ASYNC = 42
    RED_ASYNC = 43
    CALL = 50


class Space(IntEnum):
    """State spaces of an access."""

    GENERIC = 0
    GLOBAL = 1
    SHARED = 2
    LOCAL = 3
    CONST = 4
    PARAM = 5
    CLUSTER = 6  # .shared::cluster
    REGISTER = 7  # of findings alone


class Sem(IntEnum):
    """Memory order of an access."""

    WEAK = 0
    RELAXED = 1
    ACQUIRE = 2
    RELEASE = 3
    ACQ_REL = 4
    SC = 5


class Scope(IntEnum):
    """Scope of a strong access."""

    NONE = 0
    CTA = 1
    CLUSTER = 2
    GPU = 3
    SYS = 4


class Flag(IntEnum):
    """Bits of Site.flags."""

    NONCOHERENT = 1
    VOLATILE = 2
    ALIGNED = 4
    COUNTED = 8
    ASYNC = 16
    PARITY = 32
    READS = 64  # of a wait: that sources have been read is enough
    NO_COMPLETE = 128


class Type(IntEnum):
    """Element types of reductions that the runtime does itself."""

    U32 = 0
    S32 = 1
    U64 = 2
    S64 = 3
    F16 = 4
    BF16 = 5
    F32 = 6
    F64 = 7


class Reduce(IntEnum):
    """Operations of reductions that the runtime does itself."""

    ADD = 0
    MIN = 1
    MAX = 2
    INC = 3
    DEC = 4
    AND = 5
    OR = 6
    XOR = 7


class Matrix(IntEnum):
    """Site.sub of a matrix instruction."""

    MMA = 0
    MMA_884 = 1
    LOAD = 2
    STORE = 3
    TRANSPOSE = 4
    MMA_OPAQUE = 5
    LOAD_WHOLE = 6
    STORE_WHOLE = 7
    MMA_SPARSE = 8
    GROUP_MMA = 9
    GROUP_FENCE = 10
    GROUP_COMMIT = 11
    GROUP_WAIT = 12


class Element(IntEnum):
    """Element types of matrices."""

    F16 = 0
    BF16 = 1
    TF32 = 2
    E4M3 = 3
    E5M2 = 4
    S8 = 5
    U8 = 6
    S4 = 7
    U4 = 8
    B1 = 9
    F64 = 10
    F32 = 11
    S32 = 12


# Site.aux of a matrix product: lowest bit and width of each field. m, n and k are logarithms; rule: 1 saturate, 2 and
# (of single bits; otherwise exclusive or); rounding as in forms.rounding; part, of a load or store, where a product has
# its rounding: 0 a, 1 b, 2 accumulator, lying by columns where a_column is set; selector, of a sparse product there.
PRODUCT = {
    "m": (0, 3), "n": (3, 3), "k": (6, 4), "a": (10, 4), "b": (14, 4), "c": (18, 4), "d": (22, 4), "rule": (26, 2),
    "rounding": (28, 2), "part": (28, 2), "selector": (28, 2), "a_column": (30, 1), "b_row": (31, 1),
}  # fmt: skip


def product(**fields: int) -> int:
    """Site.aux of a matrix product; see PRODUCT. Fields that are not named are 0."""
    return sum(value << PRODUCT[name][0] for name, value in fields.items())


# --- structures (byte offsets) ------------------------------------------------------------------------------------

CTX = {
    "resume": 0, "site": 4, "icount": 8, "limit": 16, "tid": 24, "laneid": 36, "warpid": 40, "linear": 44,
    "result": 48, "local": 80, "priv": 88, "mask": 96, "b": 100, "c": 104, "code": 108, "a": 112,
    "frames": 120, "regs": 128,
}  # fmt: skip
BLK = {
    "ctaid": 0, "ntid": 12, "nctaid": 24, "shared_bytes": 36, "params": 40, "shared": 48, "globals": 56, "changed": 64,
    "dynamic_offset": 72, "dynamic_bytes": 76, "clock": 96, "smid": 104, "nsmid": 108, "gridid": 112,
    "arena": 120, "valid": 128, "arena_size": 136, "shared_valid": 144, "cluster_ctaid": 152,
    "cluster_nctaid": 164, "cluster_rank": 176, "cluster_size": 180, "cluster_explicit": 184, "tids": 192, "ends": 200,
    "locals": 208, "quantum": 216, "executed": 224, "clusterid": 232, "nclusterid": 244, "size": 256,
}  # fmt: skip
SITE_SIZE = 32
_SITE = struct.Struct("<I8BI2B14x")


@dataclass(slots=True)
class Site:
    """The static facts of one instruction that reaches the runtime; see the C structure for the layout.

    line: PTX line; size: bytes of the access in all; align: bytes it must be aligned to (0: its size); sub: which
    operation of a collective, an atomic or an mbarrier; aux: bytes of one element of a load or store; source: the space
    that a copy reads; type: a `Type`, of a reduction.
    """

    line: int
    op: Op
    space: Space = Space.GENERIC
    size: int = 0
    sem: Sem = Sem.WEAK
    scope: Scope = Scope.NONE
    flags: int = 0
    sub: int = 0
    align: int = 0
    aux: int = 0
    source: Space = Space.GENERIC
    type: int = 0

    def pack(self) -> bytes:
        """The 32 bytes the runtime reads."""
        return _SITE.pack(
            self.line, self.op, self.space, self.size, self.sem, self.scope, self.flags, self.sub, self.align, self.aux,
            self.source, self.type,
        )  # fmt: skip


def c_header() -> str:
    """The C side: enumerators, constants and field offsets. The structures themselves are written by hand in C."""
    lines = ["// Written from harness/emulator/abi.py; do not edit.", "#pragma once"]
    for enum, prefix in (
        (Return, "RET_"),
        (Op, "OP_"),
        (Space, "SPACE_"),
        (Sem, "SEM_"),
        (Scope, "SCOPE_"),
        (Wrong, "F_"),
        (Flag, "FLAG_"),
        (Matrix, "MATRIX_"),
        (Element, "ELEMENT_"),
        (Type, "TYPE_"),
        (Reduce, "REDUCE_"),
    ):
        lines += [f"#define {prefix}{member.name} {int(member)}" for member in enum]
    for name in ("PARAM_WINDOW", "SHARED_WINDOW", "LOCAL_WINDOW", "WINDOW_SIZE", "GLOBAL_BASE"):
        lines.append(f"#define {name} 0x{globals()[name]:x}ULL")
    for name, (at, width) in PRODUCT.items():
        lines.append(f"#define PRODUCT_{name.upper()}(x) ((x) >> {at} & {(1 << width) - 1})")
    for table, prefix in ((CTX, "CTX_"), (BLK, "BLK_")):
        lines += [f"#define {prefix}{name.upper()} {offset}" for name, offset in table.items()]
    return "\n".join(lines) + "\n"
