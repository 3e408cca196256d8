# SPDX-License-Identifier: Apache-2.0
"""Assay validates GPU kernels: production PTX, enforced schedules, independent oracles, three kinds of evidence.

Users import from here. Importing it needs no driver and no GPU; names load what they need on first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from harness.version import __version__

_WHERE = {
    **dict.fromkeys(
        (
            "In", "InOut", "Kernel", "Out", "Scratch", "Size", "Size64", "T", "approx", "bf16", "bounded", "cdiv",
            "distribution", "dot", "exact", "f16", "f32", "f64", "i8", "i16", "i32", "i64", "kernel", "u8", "u16",
            "u32", "u64", "ulp", "zeros",
        ),
        "harness.contract",
    ),
    "limits_of": "harness.prepare",
    "prepare": "harness.prepare",
    "load": "harness.library",
    **dict.fromkeys(("Choice", "select", "selection"), "harness.selection"),
    "Case": "harness.cases",
    "case_strategy": "harness.cases",
    "cases": "harness.cases",
    "run_case": "harness.execute",
    "static": "harness.execute",
    **dict.fromkeys(
        ("Buffer", "Code", "Copy", "Fill", "HostSync", "Launch", "Program", "Ptr", "Record", "Scalar", "TensorMap",
         "Wait"),
        "harness.program",
    ),
    "Schedule": "harness.schedule",
    **dict.fromkeys(("Evidence", "Finding", "Kind", "Result", "Verdict"), "harness.findings"),
    **dict.fromkeys(
        ("AssayError", "ContextLost", "DeviceUnavailable", "LaunchRefused", "OracleError", "UnsupportedPtx"),
        "harness.errors",
    ),
}  # fmt: skip

__all__ = ["__version__", *sorted(_WHERE)]


def __getattr__(name: str) -> Any:
    module = _WHERE.get(name)
    if module is None:
        raise AttributeError(f"module 'harness' has no attribute {name!r}")
    return getattr(import_module(module), name)
