# SPDX-License-Identifier: Apache-2.0
"""Special registers. PTX ISA, "Special Registers"."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from harness.emulator.emit import Unmodelled
from harness.ptx.module import Reg

if TYPE_CHECKING:
    from harness.emulator.emit import Emitter

_OF_THE_BLOCK = ("%ntid", "%ctaid", "%nctaid", "%clusterid", "%nclusterid", "%cluster_ctaid", "%cluster_nctaid")
_AXIS = {"x": 0, "y": 4, "z": 8}
_ADD = "add i64 {}, {}"
Reader = Callable[["Emitter"], tuple[str, int]]


def _blk(name: str, bits: int = 32) -> Reader:
    return lambda em: (em.blk(name, f"i{bits}"), bits)


def _ctx(name: str, bits: int = 32) -> Reader:
    return lambda em: (em.ctx(name, f"i{bits}"), bits)


def _constant(value: int, bits: int = 32) -> Reader:
    return lambda em: (str(value), bits)


def _nwarpid(em: Emitter) -> tuple[str, int]:
    threads = em.blk("ntid", "i32")
    for extra in (4, 8):
        threads = em.do(f"mul i32 {threads}, {em.blk('ntid', 'i32', extra)}")
    return em.do(f"lshr i32 {em.do(f'add i32 {threads}, 31')}, 5"), 32


def _lanemask(low: int, high: int) -> Reader:
    """Bits [lane + low, lane + high) style masks: eq, le, lt, ge, gt from shifts of the lane id."""

    def read(em: Emitter) -> tuple[str, int]:
        lane = em.do(f"zext i32 {em.ctx('laneid', 'i32')} to i64")

        def below(shift: int) -> str:
            return em.do(f"sub i64 {em.do(f'shl i64 1, {em.do(_ADD.format(lane, shift))}')}, 1")

        upper = below(high) if high >= 0 else "4294967295"
        lower = below(low) if low >= 0 else "0"
        return em.do(f"trunc i64 {em.do(f'xor i64 {upper}, {lower}')} to i32"), 32

    return read


def _clock(bits: int) -> Reader:
    def read(em: Emitter) -> tuple[str, int]:
        now = em.ctx("icount", "i64")
        return em.resize(now, 64, bits), bits

    return read


def _clock_hi(em: Emitter) -> tuple[str, int]:
    return em.resize(em.do(f"lshr i64 {em.ctx('icount', 'i64')}, 32"), 64, 32), 32


def _total_smem(em: Emitter) -> tuple[str, int]:
    return em.blk("shared_bytes", "i32"), 32


_SCALAR: dict[str, Reader] = {
    "%laneid": _ctx("laneid"),
    "%warpid": _ctx("warpid"),
    "%nwarpid": _nwarpid,
    "%smid": _blk("smid"),
    "%nsmid": _blk("nsmid"),
    "%gridid": _blk("gridid", 64),
    "%clock": _clock(32),
    "%clock_hi": _clock_hi,
    "%clock64": _clock(64),
    "%globaltimer": _clock(64),
    "%globaltimer_lo": _clock(32),
    "%globaltimer_hi": _clock_hi,
    "%lanemask_eq": _lanemask(0, 1),
    "%lanemask_lt": _lanemask(-1, 0),
    "%lanemask_le": _lanemask(-1, 1),
    "%lanemask_ge": _lanemask(0, -1),
    "%lanemask_gt": _lanemask(1, -1),
    "%dynamic_smem_size": _blk("dynamic_bytes"),
    "%total_smem_size": _total_smem,
    "%aggr_smem_size": _total_smem,  # one block a cluster
    "%current_graph_exec": _constant(0, 64),  # no launch here comes from a graph that a device started
    "%is_explicit_cluster": _blk("cluster_explicit"),
    "%cluster_ctarank": _blk("cluster_rank"),
    "%cluster_nctarank": _blk("cluster_size"),
    # What a driver or profiler may set, and here nobody does.
    **{f"%envreg{i}": _constant(0) for i in range(32)},
    **{f"%pm{i}": _constant(0) for i in range(8)},
    **{f"%pm{i}_64": _constant(0, 64) for i in range(8)},
}  # fmt: skip


def read_special(em: Emitter, operand: Reg) -> tuple[str, int]:
    """The value and width of a special register."""
    name, axis = operand.name, operand.component
    if axis in _AXIS:
        if name == "%tid":
            return em.ctx("tid", "i32", _AXIS[axis]), 32
        if name in _OF_THE_BLOCK:
            return em.blk(name[1:], "i32", _AXIS[axis]), 32
    reader = _SCALAR.get(name)
    if reader is None:
        raise Unmodelled(f"register {name}{'.' + axis if axis else ''}")
    return reader(em)
