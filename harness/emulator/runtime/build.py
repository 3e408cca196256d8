# SPDX-License-Identifier: Apache-2.0
"""`make runtime`: the C runtime -> target-neutral LLVM IR text. Needs the extra `runtime` (clang by ziglang)."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from harness.emulator.abi import c_header

HERE = Path(__file__).parent
OUTPUT = HERE / "runtime.ll"
_FLAGS = [
    "-target", "x86_64-linux-gnu", "-O2", "-S", "-emit-llvm", "-ffreestanding", "-fno-stack-protector", "-g0",
    "-fno-sanitize=undefined", "-fno-vectorize", "-fno-slp-vectorize", "-ffp-contract=off", "-fno-unwind-tables",
    "-fno-asynchronous-unwind-tables", "-fomit-frame-pointer", "-std=gnu17", "-Wno-unused-parameter",
]  # fmt: skip

_OF_THE_TARGET = (
    "target-cpu", "target-features", "tune-cpu", "frame-pointer", "min-legal-vector-width",
    "stack-protector-buffer-size",
)  # fmt: skip


def sources() -> list[Path]:
    """The C files, in the order they are hashed."""
    return sorted([*HERE.glob("*.c"), HERE / "assay.h"])


def digest() -> str:
    """SHA-256 of all that shapes the IR: C sources, the header written from abi.py, and the flags."""
    h = hashlib.sha256()
    for path in sources():
        h.update(path.name.encode() + b"\0" + path.read_bytes())
    h.update(c_header().encode())
    h.update(" ".join(_FLAGS).encode())
    return h.hexdigest()


def neutral(ir: str) -> str:
    """Without what ties the text to one target or one path."""
    ir = re.sub(r"(?m)^(; ModuleID|source_filename|target datalayout|target triple|!llvm\.ident).*\n", "", ir)
    ir = re.sub(rf' "({"|".join(_OF_THE_TARGET)})"="[^"]*"', "", ir)
    ir = re.sub(r" uwtable(\([a-z]+\))?", "", ir)
    # Module flags name the ABI of the build target (code model, frame pointers, unwind tables).
    ir = re.sub(r"(?m)^!.*\n", "", ir)
    ir = re.sub(r"(?m)^.*@llvm\.experimental\.noalias\.scope\.decl.*\n", "", ir)
    ir = re.sub(r", ![\w.]+ !\d+", "", ir)
    return ir.replace(' "no-builtins"', "")


def build() -> str:
    """The IR text with its digest in the first line. Raises SystemExit when there is no compiler."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "abi.h").write_text(c_header())
        out = Path(folder) / "runtime.ll"
        command = [
            sys.executable,
            "-m",
            "ziglang",
            "cc",
            *_FLAGS,
            f"-I{folder}",
            f"-I{HERE}",
            "-o",
            str(out),
            str(HERE / "runtime.c"),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"the runtime does not compile (is the extra `runtime` installed?):\n{done.stderr}")
        return f"; sources {digest()}\n{neutral(out.read_text())}"


def main() -> None:
    """Write runtime.ll."""
    OUTPUT.write_text(build())
    print(f"written: {OUTPUT}")


if __name__ == "__main__":
    main()
