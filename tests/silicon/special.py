# SPDX-License-Identifier: Apache-2.0
"""Kernels of their own, for forms whose answer is not one thread's alone, or needs a launch of its own shape.

To add one, here or in a module named in MODULES: a function marked `@trial` that returns a Trial (or a list), whose
kernel is `k(in, out, scratch)` (`forms.head()` begins it) and whose `outputs` say which bytes record which form:
`own(form, group, offset, itemsize, count)`; pass it through `made`. Give `within=` and `dtype=` where bits are not
defined (accumulation of mma). For the test of completeness, add a row to a table with judge="own kernel" for each form,
its code such that it assembles and lowers in a packed kernel. A Trial's `file` names the recorded file, data/forms/FILE.npz:
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

MODULES: tuple[str, ...] = ("tests.silicon.special_matrix",)  # further modules with @trial functions

# No function of the program: time, place on the machine, the machine's size, or what a driver reserves.
UNDETERMINED = {
    "%clock", "%clock_hi", "%clock64", "%globaltimer", "%globaltimer_lo", "%globaltimer_hi", "%smid", "%nsmid",
    "%gridid", "%nwarpid", "%warpid", "%total_smem_size", "%aggr_smem_size",
}  # fmt: skip


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
    names = [n for n in _SCALAR if n not in UNDETERMINED]
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
