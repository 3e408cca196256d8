# SPDX-License-Identifier: Apache-2.0
"""Lowered and compiled kernels, kept by PTX text and entry, the least recently used dropped first; on disk too, so that
another process neither reads nor compiles them again."""

from __future__ import annotations

import functools
import hashlib
import pickle
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from pathlib import Path

from harness.emulator.compile import Compiled, cached, emit, keep
from harness.emulator.lower import Lowered, lower
from harness.emulator.native import native
from harness.errors import UnsupportedPtx, UsageError
from harness.program import Code
from harness.ptx.abi import ParamLayout, param_layout
from harness.ptx.parser import parse

_MOST = 64
_SIMPLE_BARRED = frozenset(
    {"warp_barrier", "named_barrier", "fence", "proxy_fence", "acquire_release", "mbarrier", "async", "cluster"}
)


@dataclass(slots=True)
class Kernel:
    """One entry, ready to run."""

    lowered: Lowered
    compiled: Compiled
    params: ParamLayout
    compile_ms: float
    fast: bool = False

    @property
    def simple(self) -> bool:
        """Only block barriers order its threads: many readers of an epoch may be kept as one marker."""
        return not self.lowered.features & _SIMPLE_BARRED

    @property
    def address(self) -> int:
        """Of the thread function."""
        return self.compiled.address(self.lowered.function)


_kept: OrderedDict[tuple[str, str, bool, bool], Kernel] = OrderedDict()


def forget() -> None:
    """Drop every kernel that is kept in memory; objects on disk stay."""
    _kept.clear()


def kernel(code: Code, *, race: bool = True, fast: bool = False) -> Kernel:
    """The compiled kernel of a PTX text, for runs with race checks or without, in the fast tier or the quick one.

    Raises PtxSyntaxError, UnsupportedPtx, or UsageError for a missing entry.
    """
    key = (hashlib.sha256(code.ptx.encode()).hexdigest(), code.entry, race, fast)
    found = _kept.get(key)
    if found is not None:
        _kept.move_to_end(key)
        return found
    began = time.perf_counter()
    native()  # its symbols must be known before anything is linked against them
    parts = (*map(str, key), _sources())
    kept = cached(*parts)
    if kept is None:
        lowered, params, data = _compile(code, race, fast)
        keep(pickle.dumps((lowered, params, data), pickle.HIGHEST_PROTOCOL), *parts)
    else:
        lowered, params, data = pickle.loads(kept)
    compiled = Compiled("", level=int(fast), data=data)
    made = Kernel(lowered, compiled, params, (time.perf_counter() - began) * 1e3, lowered.fast)
    _kept[key] = made
    while len(_kept) > _MOST:
        _kept.popitem(last=False)
    return made


@functools.cache
def _sources() -> str:
    """Names, sizes and times of everything that shapes a lowered kernel."""
    folder = Path(__file__).parent
    files = sorted([*folder.glob("*.py"), *folder.parent.joinpath("ptx").glob("*.py")])
    return repr([(f.name, s.st_size, s.st_mtime_ns) for f in files for s in [f.stat()]])


def _compile(code: Code, race: bool, fast: bool) -> tuple[Lowered, ParamLayout, bytes]:
    module = parse(code.ptx, code.file)
    try:
        entry = module.entry(code.entry)
    except KeyError:
        names = ", ".join(f.name for f in module.entries) or "none"
        raise UsageError(f"{code.file} has no entry {code.entry}", remedy=f"entries: {names}") from None
    if module.address_size != 64:
        raise UnsupportedPtx("32-bit addresses", line=1, what=f".address_size {module.address_size}")
    lowered = lower(module, code.entry, race=race, opt=int(fast))
    return replace(lowered, ir=""), param_layout(entry), emit(lowered.ir, level=int(fast))
