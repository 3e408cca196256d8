# SPDX-License-Identifier: Apache-2.0
"""Kernels of their own, for forms whose answer is not one thread's alone, or needs a launch of its own shape.

To add one, here or in a module named in MODULES: a function marked `@trial` that returns a Trial (or a list), whose
kernel is `k(in, out, scratch)` (`forms.head()` begins it) and whose `outputs` say which bytes record which form:
`own(form, group, offset, itemsize, count)`; pass it through `made`. Give `within=` and `dtype=` where bits are not
defined (accumulation of mma). For the test of completeness, add a row to a table with judge="own kernel" for each form,
its code such that it assembles and lowers in a packed kernel. A Trial's `file` names the recorded file in data/forms/:
`python -m tests.silicon.record --files FILE` records it alone.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from harness.emulator.special import _SCALAR
from tests.silicon.forms import Output, Trial, head, trial
from tests.silicon.values import columns

MODULES: tuple[str, ...] = ("tests.silicon.special_matrix",)  # further modules with @trial functions

# No function of the program: time, place on the machine, the machine's size, or what a driver reserves.
UNDETERMINED = {
    "%clock", "%clock_hi", "%clock64", "%globaltimer", "%globaltimer_lo", "%globaltimer_hi", "%smid", "%nsmid",
    "%gridid", "%nwarpid", "%warpid", "%total_smem_size", "%aggr_smem_size",
}  # fmt: skip

_BY_THE_DRIVER = ("%envreg", "%pm", "%reserved_smem")


def own(
    form: str, group: str, offset: int, itemsize: int, count: int, *, part: str = "d", dtype: str = "",
    within: Callable[[Any, npt.NDArray[Any]], npt.NDArray[Any]] | None = None,
) -> Output:  # fmt: skip
    """An output of a trial of its own; what it asks is filled in by `made`."""
    return Output(form, group, offset, itemsize, count, part, dtype=dtype, within=within)


def made(t: Trial) -> Trial:
    """The trial with each output's question: the kernel, its geometry and its inputs."""
    from dataclasses import replace

    facts = repr((t.ptx, t.grid, t.block, t.shared, t.cluster)).encode()
    question = zlib.crc32(np.ascontiguousarray(t.inputs).tobytes(), zlib.crc32(facts))
    return replace(t, outputs=tuple(replace(o, question=question) for o in t.outputs))


@trial
def registers() -> Trial:
    """Special registers that the launch determines, in a grid and a block of three dimensions."""
    names = [n for n in _SCALAR if n not in UNDETERMINED and not n.startswith(_BY_THE_DRIVER)]
    vectors = ("tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid", "cluster_ctaid", "cluster_nctaid")
    names += [f"%{v}.{axis}" for v in vectors for axis in "xyz"]
    grid, block = (3, 2, 2), (20, 3, 2)
    threads, blocks = block[0] * block[1] * block[2], grid[0] * grid[1] * grid[2]
    count = threads * blocks
    body = [
        "\t.reg .pred %p; .reg .b32 %t, %u, %i; .reg .b64 %x, %o;",
        "\tmov.u32 %t, %ctaid.z; mov.u32 %u, %nctaid.y; mov.u32 %i, %ctaid.y; mad.lo.u32 %t, %t, %u, %i;",
        "\tmov.u32 %u, %nctaid.x; mov.u32 %i, %ctaid.x; mad.lo.u32 %t, %t, %u, %i;",
        "\tmov.u32 %u, %ntid.z; mov.u32 %i, %tid.z; mad.lo.u32 %t, %t, %u, %i;",
        "\tmov.u32 %u, %ntid.y; mov.u32 %i, %tid.y; mad.lo.u32 %t, %t, %u, %i;",
        "\tmov.u32 %u, %ntid.x; mov.u32 %i, %tid.x; mad.lo.u32 %t, %t, %u, %i;",
        "\tld.param.u64 %o, [out]; mul.wide.u32 %x, %t, 8; add.u64 %o, %o, %x;",
    ]
    outputs = []
    for k, name in enumerate(names):
        if name == "%is_explicit_cluster":
            body.append("\tmov.pred %p, %is_explicit_cluster; selp.u64 %x, 1, 0, %p;")
        elif name == "%current_graph_exec":
            body.append(f"\tmov.u64 %x, {name};")
        else:
            body.append(f"\tmov.u32 %t, {name}; cvt.u64.u32 %x, %t;")
        body.append(f"\tst.global.b64 [%o+{8 * count * k}], %x;")
        outputs.append(own(f"mov {name}", "special registers", 8 * count * k, 8, count))
    ptx = head() + "\n".join([*body, "\tret;", "}", ""])
    shape = {"grid": grid, "block": block, "shared": 1024}
    return made(
        Trial("special registers", "special-registers", ptx, np.zeros(1, np.uint64), 8 * count * len(names),
              tuple(outputs), **shape)  # type: ignore[arg-type]
    )  # fmt: skip


_FLOW = """\t.reg .pred %p; .reg .b32 %a, %d, %t, %i; .reg .b64 %x, %o, %in;
\tmov.u32 %i, %tid.x; mul.wide.u32 %x, %i, 4; ld.param.u64 %in, [in]; add.u64 %in, %in, %x;
\tld.param.u64 %o, [out]; add.u64 %o, %o, %x; ld.global.b32 %a, [%in];
\tmov.u32 %d, 1; and.b32 %t, %a, 3;
\tsetp.eq.u32 %p, %t, 2; @%p bra SKIP; add.u32 %d, %d, 10;
SKIP:
\tst.global.b32 [%o], %d;
\tbra.uni NEXT; mov.u32 %d, 99;
NEXT:
\tst.global.b32 [%o+1024], %d;
WAYS: .branchtargets W0, W1, W2, W3;
\tbrx.idx %t, WAYS;
W0:
\tadd.u32 %d, %d, 100; bra MET;
W1:
\tmul.lo.u32 %d, %d, 7;
W2:
\txor.b32 %d, %d, %a; bra MET;
W3:
\tsub.u32 %d, 5, %d;
MET:
\tst.global.b32 [%o+2048], %d;
\t{ .param .b32 q0; .param .b32 q1; st.param.b32 [q0], %a; call (q1), twice_or_once, (q0); ld.param.b32 %d, [q1]; }
\tst.global.b32 [%o+3072], %d;
\t{ .param .b32 q0; .param .b32 q1; st.param.b32 [q0], %d; call.uni (q1), twice_or_once, (q0); ld.param.b32 %d, [q1]; }
\tst.global.b32 [%o+4096], %d;
\tsetp.gt.s32 %p, %a, 0; @%p ret; st.global.b32 [%o+5120], %d;
\tand.b32 %t, %a, 1; setp.eq.u32 %p, %t, 0; @%p exit; st.global.b32 [%o+6144], %d;
\tret;
}
"""
_CALLED = """.func (.param .b32 out) twice_or_once(.param .b32 in)
{
\t.reg .pred %p; .reg .b32 %a;
\tld.param.b32 %a, [in]; setp.lt.s32 %p, %a, 0; st.param.b32 [out], %a; @%p ret;
\tadd.u32 %a, %a, %a; st.param.b32 [out], %a; ret;
}
"""


@trial
def control_flow() -> Trial:
    """Branches taken by some lanes, a table of targets, calls, and threads that end at two places."""
    (column,) = columns(("s32",), 256)
    names = ("bra", "bra.uni", "brx.idx", "call", "call.uni", "ret", "exit")
    outputs = tuple(own(n, "control flow", 1024 * i, 4, 256) for i, n in enumerate(names))
    t = Trial("control flow", "control-flow", head(_CALLED) + _FLOW, column.astype(np.uint32), 7168, outputs,
              block=(256, 1, 1))  # fmt: skip
    return made(t)
