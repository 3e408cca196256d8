# SPDX-License-Identifier: Apache-2.0
"""The runtime in this process: compiled once, called through ctypes; structures as in runtime/assay.h."""

from __future__ import annotations

import ctypes
import functools
import re
from ctypes import c_uint32, c_uint64, c_void_p
from pathlib import Path
from typing import Any, ClassVar

from harness.emulator.compile import Compiled, publish

_RUNTIME = Path(__file__).parent / "runtime" / "runtime.ll"


class LaunchRecord(ctypes.Structure):
    """struct Launch."""

    _fields_: ClassVar[list[tuple[str, Any]]] = [
        ("code", c_void_p),
        ("sites", c_void_p),
        *[
            (n, c_uint32)
            for n in (
                "op",
                "frame_bytes",
                "local_bytes",
                "shared_bytes",
                "simple",
                "policy",
                "resident_limit",
                "site_count",
            )
        ],
        ("grid", c_uint32 * 3),
        ("block", c_uint32 * 3),
        ("dynamic_offset", c_uint32),
        ("dynamic_bytes", c_uint32),
        ("params", c_void_p),
        ("globals", c_void_p),
        ("fuel", c_uint64),
        ("seed", c_uint64),
        ("executed", c_uint64),
        *[
            (n, c_uint32)
            for n in (
                "returned",
                "exited",
                "trapped",
                "fell_off",
                "status",
                "status_site",
                "status_block",
                "status_thread",
                "fast",
                "clusters",
                "param_bytes",
                "stack_at",
            )
        ],
        ("cluster", c_uint32 * 3),
        ("explicit_cluster", c_uint32),
        ("runtime", c_void_p),
    ]


class FindingRecord(ctypes.Structure):
    """struct Finding."""

    _fields_: ClassVar[list[tuple[str, Any]]] = [
        *[
            (n, c_uint32)
            for n in (
                "kind",
                "count",
                "op_a",
                "op_b",
                "site_a",
                "site_b",
                "block_a",
                "block_b",
                "thread_a",
                "thread_b",
            )
        ],
        ("address", c_uint64),
        *[(n, c_uint32) for n in ("size", "space", "relation", "access_a", "access_b", "detail")],
        ("more", c_uint32 * 2),
    ]


_PROTOTYPES: dict[str, tuple[Any, list[Any]]] = {
    "rt_new": (c_void_p, [c_void_p, c_uint64, c_void_p, c_void_p, c_uint32, ctypes.c_char_p, c_uint32]),
    "rt_free": (None, [c_void_p]),
    "rt_region": (None, [c_void_p, c_uint64, c_uint64, c_uint32]),
    "rt_host_block": (c_uint64, [c_void_p, c_uint32]),
    "rt_host_access": (c_uint32, [c_void_p, c_uint32, c_uint64, c_uint64, c_uint32, c_uint32]),
    "rt_launch": (c_uint32, [c_void_p, ctypes.POINTER(LaunchRecord)]),
    "rt_trace": (c_uint32, [c_void_p, ctypes.POINTER(LaunchRecord), ctypes.c_char_p, c_uint32, c_uint32]),
    "rt_findings": (c_uint32, [c_void_p, ctypes.POINTER(FindingRecord), c_uint32]),
    "rt_lost": (c_uint32, [c_void_p]),
    "rt_heap": (None, [c_void_p, c_uint64, c_uint64]),
    "rt_output": (c_uint32, [c_void_p, c_void_p, c_uint32]),
    "rt_output_lost": (c_uint32, [c_void_p]),
    "rt_footprint": (
        c_uint64,
        [c_void_p, c_uint32, c_uint64, c_uint64, c_uint32, ctypes.POINTER(c_uint64), c_uint64],
    ),
    "rt_unwritten": (c_uint32, [c_void_p, c_uint64, c_uint64, ctypes.POINTER(c_uint64), c_uint32]),
}


class Native:
    """The runtime's entry points as callables."""

    def __init__(self) -> None:
        ir = _RUNTIME.read_text(encoding="utf-8")
        self._compiled = Compiled(ir, level=2)
        names = re.findall(r"^define (?!internal|private).*?@(\w+)\(", ir, re.MULTILINE)
        publish({name: self._compiled.address(name) for name in names})
        for name, (result, arguments) in _PROTOTYPES.items():
            setattr(self, name, ctypes.CFUNCTYPE(result, *arguments)(self._compiled.address(name)))

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)


@functools.cache
def native() -> Native:
    """The runtime, compiled on first use."""
    return Native()


__all__ = ["FindingRecord", "LaunchRecord", "Native", "native"]
