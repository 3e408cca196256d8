# SPDX-License-Identifier: Apache-2.0
"""LLVM IR text -> machine code in this process, through llvmlite, with an object cache on disk.

A cached object is keyed by everything that shaped it: the IR, the LLVM version, the host's CPU and features, the level.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
import tempfile
from pathlib import Path

import llvmlite
import llvmlite.binding as llvm

_ready = False
_RECIPE = "3"  # of the levels below: another number when what a level does changes


def _initialise() -> None:
    global _ready
    if not _ready:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        _ready = True


def cache_folder() -> Path | None:
    """Where objects are kept: ASSAY_CACHE_DIR, or the user's cache folder; None when neither can be written."""
    chosen = os.environ.get("ASSAY_CACHE_DIR")
    try:
        base = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "assay"
        base.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # RuntimeError: there is no home
        return None
    return base if os.access(base, os.W_OK) else None


@functools.cache
def _host() -> tuple[str, str]:
    """CPU and features. LLVM 20 puts vzeroupper behind the restores of a preserve_all function, where it clears what
    they restored: not with us."""
    features = llvm.get_host_cpu_features()
    if "avx" in features:
        features["vzeroupper"] = False
    return llvm.get_host_cpu_name(), features.flatten()


def _path(*parts: str) -> Path | None:
    folder = cache_folder()
    if folder is None:
        return None
    versions = (_RECIPE, llvmlite.__version__, ".".join(map(str, llvm.llvm_version_info)))
    name = hashlib.sha256("\0".join((*versions, *_host(), sys.platform, *parts)).encode()).hexdigest()
    return folder / f"{name}.o"


def cached(*parts: str) -> bytes | None:
    """What was kept on disk under these parts, by this LLVM for this host; None when nothing was."""
    return _read(_path(*parts))


def keep(data: bytes, *parts: str) -> None:
    """Keep bytes on disk for `cached`."""
    _write(_path(*parts), data)


def emit(ir: str, *, level: int = 0) -> bytes:
    """An object of LLVM IR at level 0 (quick), 1 (a few passes, for the fast tier), or LLVM's own 2 and 3."""
    machine = _machine(level)
    module = llvm.parse_assembly(ir)
    module.triple = llvm.get_default_triple()
    module.data_layout = str(machine.target_data)
    if level:
        _optimise(module, machine, level)
    return bytes(machine.emit_object(module))


def _machine(level: int) -> llvm.TargetMachine:
    _initialise()
    cpu, features = _host()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=cpu, features=features, opt=2 if level else 0, jit=True, codemodel="jitdefault"
    )


class Compiled:
    """Machine code that lives as long as this object. `cached`: it came from the disk."""

    def __init__(self, ir: str, *, level: int = 0, data: bytes | None = None) -> None:
        """Compile IR (see `emit`), or load an object of its. Names that it only declares are looked up as published,
        then in the process."""
        self.cached = data is not None
        if data is None:
            data = cached(ir, str(level))
            self.cached = data is not None
        if data is None:
            data = emit(ir, level=level)
            keep(data, ir, str(level))
        # The engine owns the machine: one each, so that dropping this object frees everything.
        machine = _machine(level)
        empty = llvm.parse_assembly("")
        self._engine = llvm.create_mcjit_compiler(empty, machine)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(data))
        self._engine.finalize_object()

    def address(self, name: str) -> int:
        """The address of a function. Raises KeyError."""
        found = self._engine.get_function_address(name)
        if not found:
            raise KeyError(name)
        return int(found)


def _optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine, level: int) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=level)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    if level == 1:
        # Registers to values, and what that leaves behind: what LLVM's -O1 brings here, in a quarter of its time.
        passes = llvm.create_new_function_pass_manager()
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)
        return
    builder.getModulePassManager().run(module, builder)


def _read(path: Path | None) -> bytes | None:
    if path is None:
        return None
    try:
        return path.read_bytes()
    except OSError:
        return None


def _write(path: Path | None, data: bytes) -> None:
    """Whole or not at all: another process may read or write the same object."""
    if path is None:
        return
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".new-")
        with os.fdopen(handle, "wb") as out:
            out.write(data)
        Path(name).replace(path)
    except OSError:
        return  # a full or read-only cache costs time, nothing else


def publish(names: dict[str, int]) -> None:
    """Make addresses known to code compiled afterwards."""
    for name, address in names.items():
        llvm.add_symbol(name, address)
