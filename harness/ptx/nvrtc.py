# SPDX-License-Identifier: Apache-2.0
"""CUDA C++ -> PTX by NVRTC, for `assay launch X.cu`. NVRTC comes with the extra `build`; nothing else needs it."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from harness.errors import AssayError, UsageError

OPTIONS = ("-default-device", "-std=c++17", "-lineinfo")
REMEDY = "pip install 'cuda-toolkit[nvrtc,cudart,crt,cccl]==13.0.2' (the extra `build`), or give PTX"


def compile_cu(source: str, name: str, arch: str = "compute_75") -> str:
    """The PTX of one source. name: as it stands in `.file` and messages; arch: a virtual architecture.

    Raises UsageError with the compiler's messages when the source is wrong, AssayError when there is no NVRTC.
    """
    nvrtc = _load()
    options = [o.encode() for o in (f"-arch={arch}", *OPTIONS, *_includes())]
    status, program = nvrtc.nvrtcCreateProgram(source.encode(), name.encode(), 0, [], [])
    _check(nvrtc, status)
    try:
        (status,) = nvrtc.nvrtcCompileProgram(program, len(options), options)
        if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
            log = _text(nvrtc, nvrtc.nvrtcGetProgramLogSize, nvrtc.nvrtcGetProgramLog, program)
            raise UsageError(f"{name} does not compile:\n{log.strip()}", remedy="mend the source")
        return _text(nvrtc, nvrtc.nvrtcGetPTXSize, nvrtc.nvrtcGetPTX, program)
    finally:
        nvrtc.nvrtcDestroyProgram(program)


def _load() -> ModuleType:
    try:
        from cuda.bindings import nvrtc

        nvrtc.nvrtcVersion()  # loads the library
    except (ImportError, RuntimeError) as why:
        raise AssayError(f"compiling a .cu needs NVRTC, which is not installed: {why}", remedy=REMEDY) from why
    return nvrtc  # type: ignore[no-any-return]


def _includes() -> list[str]:
    """Header folders of the toolkit's wheels, where they are installed."""
    roots = [Path(p) / "nvidia" / "cu13" / "include" for p in sys.path]
    return [f"-I{folder}" for root in roots for folder in (root, root / "cccl") if folder.is_dir()]


def _text(nvrtc: ModuleType, size: Any, get: Any, program: Any) -> str:
    status, length = size(program)
    _check(nvrtc, status)
    buffer = b" " * length
    (status,) = get(program, buffer)
    _check(nvrtc, status)
    return str(buffer.rstrip(b"\0").decode("utf-8", "replace"))


def _check(nvrtc: ModuleType, status: Any) -> None:
    if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
        raise AssayError(f"NVRTC failed: {status!r}", remedy=REMEDY)
