# SPDX-License-Identifier: Apache-2.0
"""`assay doctor`: what this machine can do, and what is missing, each with its remedy."""

from __future__ import annotations

import platform
import sys
from typing import TYPE_CHECKING

from harness.app.facts import packages
from harness.app.pool import cores
from harness.version import __version__

if TYPE_CHECKING:
    from harness.cuda.probe import Device


def doctor() -> int:
    """Print it. 0 when the default run can be made (static and emulated evidence); 3 when a part of that is missing."""
    from harness.cuda.probe import probe
    from harness.ptx.architectures import ARCHITECTURES
    from harness.ptx.assemble import assembler, installed_architectures

    missing: list[tuple[str, str]] = []
    print(f"assay {__version__}, Python {platform.python_version()}, {platform.platform()}, {cores()} processors")

    found = packages()
    print("packages: " + ", ".join(f"{n} {v}" for n, v in found.items() if v))
    absent = [n for n, v in found.items() if not v]
    if absent:
        missing.append((f"packages: {', '.join(absent)}", f"pip install {' '.join(absent)}"))

    known = installed_architectures()
    print(f"\nstatic    {assembler() + ' assembles ' + ' '.join(known) if known else 'not possible'}")
    lacking = [a for a in ARCHITECTURES if a not in known]
    if not known:
        remedy = "pip install cuda-bindings nvidia-nvjitlink (Linux and Windows)"
        missing.append(("assembler: none is installed", remedy))
    elif lacking:
        missing.append((f"assembler: it does not know {', '.join(lacking)}", "pip install --upgrade nvidia-nvjitlink"))

    problem = emulator_problem()
    print("emulated  " + ("possible on this processor" if not problem else "not possible"))
    if problem:
        missing.append((f"emulator: {problem}", "pip install --upgrade llvmlite; 64-bit x86 or ARM is needed"))

    devices = probe()
    if devices.ok:
        for d in devices.devices:
            print(f"silicon   {d}")
            print(f"          {limits(d)}")
        print(f"          driver {devices.driver}")
    else:
        print("silicon   not possible here")
        missing.append((f"GPU: {devices.missing}", devices.remedy))

    print("\nmissing" if missing else "\nnothing is missing")
    for what, remedy in missing:
        print(f"  {what}\n    remedy: {remedy}")
    print("\n`assay run` gives " + _sentence(bool(known), not problem, devices.ok))
    return 0 if known and not problem else 3


def limits(d: Device) -> str:
    """What one block and one launch may have on that device."""
    shared = f"shared memory {d.shared_bytes // 1024} KiB a block, {d.shared_optin_bytes // 1024} KiB by opt-in"
    can = [name for name, yes in (("cooperative launches", d.cooperative), ("clusters", d.cluster)) if yes]
    block, grid = ("x".join(map(str, axes)) for axes in (d.max_block, d.max_grid))
    return (
        f"limits: {d.max_threads} threads a block ({block}), grid {grid}, {d.registers} registers a block, {shared}; "
        f"{', '.join(can) or 'plain launches'}"
    )


def emulator_problem() -> str:
    """Why the emulator cannot work here; empty when it can."""
    if sys.maxsize < 2**32:
        return "a 64-bit Python is needed"
    try:
        from llvmlite import binding

        binding.initialize_native_target()
        binding.Target.from_default_triple()
    except (ImportError, OSError, RuntimeError) as e:
        return f"llvmlite does not work: {e}"
    return ""


def _sentence(static: bool, emulated: bool, silicon: bool) -> str:
    have = [
        name for name, yes in (("static", static), ("emulated", emulated), ("silicon", silicon)) if yes
    ]  # fmt: skip
    return f"{', '.join(have)} evidence on this machine" if have else "nothing on this machine"
