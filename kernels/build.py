# SPDX-License-Identifier: Apache-2.0
"""Rebuild the bundled PTX from the .cu files: same bytes from any directory, with the pinned NVRTC and no CUDA SDK.

    python kernels/build.py                 write every <family>/<name>.sm_XX.ptx and MANIFEST.toml
    python kernels/build.py --check         compare without writing; exit 1 where something differs
    python kernels/build.py blas/gemm.cu    only these sources; the rest of the manifest stays

A source is built for sm_75 unless a line of it says otherwise: `// targets: sm_80` or `// targets: sm_75 sm_90a`.

Source names are virtual ("kernels/blas/axpy.cu"), so that no `.file` line depends on where the checkout lies.
`.version` is lowered to the oldest ISA version that still assembles, so that older drivers take the text.
Exit codes: 0 done or equal; 1 different; 2 a kernel does not compile; 3 the pinned NVRTC or an assembler is missing.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

NVRTC_RELEASE = "V13.0.88"  # what PTX headers say; cuda-toolkit 13.0.2 brings it
REMEDY = (
    "install it: pip install 'assay[build]', "
    "or pip install 'cuda-toolkit[nvrtc,cudart,crt,cccl]==13.0.2' cuda-bindings nvidia-nvjitlink"
)
FLOOR = "sm_75"
OPTIONS = ("-std=c++17", "-lineinfo")
# Every PTX ISA version from the first that knows sm_75 to the one that this NVRTC writes.
VERSIONS = (
    "6.3", "6.4", "6.5", "7.0", "7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7", "7.8",
    "8.0", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "9.0",
)  # fmt: skip
HERE = Path(__file__).resolve().parent


class BuildError(Exception):
    """What stops a build, with the exit code it ends in."""

    def __init__(self, message: str, code: int) -> None:
        super().__init__(message)
        self.code = code


def _import(name: str) -> Any:
    import importlib

    try:
        return importlib.import_module(f"cuda.bindings.{name}")
    except ImportError as e:
        raise BuildError(f"cuda.bindings.{name} cannot be imported: {e}\n{REMEDY}", 3) from e


def targets(source: str) -> tuple[str, ...]:
    """What a source is built for: its line `// targets: …`, else the floor. Raises BuildError (2) for another word."""
    line = re.search(r"(?m)^// targets:(.*)$", source)
    names = tuple(line[1].split()) if line else (FLOOR,)
    strange = [n for n in names if not re.fullmatch(r"sm_\d+[af]?", n)]
    if strange or not names:
        raise BuildError(f"// targets: {strange[0] if strange else 'nothing'}: expected names such as sm_80, sm_90a", 2)
    return names


def options_of(arch: str) -> tuple[str, ...]:
    """NVRTC's options for a target."""
    return (f"-arch={arch.replace('sm_', 'compute_')}", *OPTIONS)


def compile_ptx(source: str, name: str, arch: str = FLOOR) -> str:
    """PTX of one source text, called `name` ("kernels/blas/axpy.cu"), as NVRTC writes it but for the `.file` names.

    Raises:
        BuildError: NVRTC is missing or another release (3), or the source does not compile (2).
    """
    nvrtc = _import("nvrtc")

    def call(function: Any, *args: Any) -> Any:
        try:
            status, *rest = function(*args)
        except RuntimeError as e:  # how the bindings say that the library itself is absent
            raise BuildError(f"NVRTC cannot be loaded: {e}\n{REMEDY}", 3) from e
        return status, (rest[0] if rest else None)

    def checked(function: Any, *args: Any) -> Any:
        status, value = call(function, *args)
        if int(status):
            raise BuildError(f"{function.__name__}: {status.name}", 3)
        return value

    options = options_of(arch)
    # An absolute name is taken as it is; a relative one would get the working directory in front.
    program = checked(nvrtc.nvrtcCreateProgram, source.encode(), f"/{name}".encode(), 0, [], [])
    try:
        status, _ = call(nvrtc.nvrtcCompileProgram, program, len(options), [o.encode() for o in options])
        if int(status):
            log = b" " * checked(nvrtc.nvrtcGetProgramLogSize, program)
            checked(nvrtc.nvrtcGetProgramLog, program, log)
            raise BuildError(f"{name} does not compile:\n{log.rstrip(bytes(1)).decode()}", 2)
        text = b" " * checked(nvrtc.nvrtcGetPTXSize, program)
        checked(nvrtc.nvrtcGetPTX, program, text)
    finally:
        nvrtc.nvrtcDestroyProgram(program)
    ptx = text.rstrip(b"\0").decode()
    found = re.search(r"release \d+\.\d+, (V[\d.]+)", ptx)
    if found is None or found[1] != NVRTC_RELEASE:
        raise BuildError(f"NVRTC is {found[1] if found else 'unknown'}, not {NVRTC_RELEASE}: other bytes\n{REMEDY}", 3)
    return re.sub(r'(?m)^(\s*\.file\s+\d+\s+")/', r"\1", ptx)


def assembles(ptx: str, arch: str = FLOOR) -> bool:
    """Whether nvJitLink makes code of it. Raises BuildError (3) without nvJitLink."""
    nj = _import("nvjitlink")
    data = ptx.encode()
    try:
        handle = nj.create(1, [f"-arch={arch}"])
    except RuntimeError as e:
        raise BuildError(f"nvJitLink cannot be loaded: {e}\n{REMEDY}", 3) from e
    try:
        nj.add_data(handle, nj.InputType.PTX, data, len(data), "kernel.ptx")
        nj.complete(handle)
    except nj.nvJitLinkError:
        return False
    finally:
        nj.destroy(handle)
    return True


def with_version(ptx: str, version: str) -> str:
    """The same text with another `.version`."""
    return re.sub(r"(?m)^\.version .*$", f".version {version}", ptx, count=1)


def lowest_version(ptx: str, arch: str = FLOOR) -> str:
    """The oldest of `VERSIONS` under which the text assembles. Raises BuildError (2) when none does.

    What one version takes a later one takes too, so the place is found by halving.
    """
    low, high = 0, len(VERSIONS) - 1
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if assembles(with_version(ptx, VERSIONS[middle]), arch) else (middle + 1, high)
    if not assembles(with_version(ptx, VERSIONS[low]), arch):
        raise BuildError(f"the PTX assembles for {arch} under no ISA version", 2)
    return VERSIONS[low]


def build(root: Path = HERE, only: Sequence[str] = ()) -> dict[str, bytes]:
    """Every generated file under a `kernels` folder: path relative to it -> bytes. Reads only the .cu files.

    only: sources to build ("blas/axpy.cu"); the manifest's rows of the others are taken over as they are.
    Raises BuildError (2) for a source that is not there.
    """
    there = sorted(p.relative_to(root).as_posix() for p in root.glob("*/*.cu"))
    strange = [name for name in only if name not in there]
    if strange:
        raise BuildError(f"no such source: {strange[0]}", 2)
    files: dict[str, bytes] = {}
    rows = {f: row for f, (source, row) in _rows(root).items() if source in there} if only else {}
    for name in only or there:
        source = (root / name).read_bytes().replace(b"\r\n", b"\n")  # a checkout on Windows builds the same bytes
        rows = {f: row for f, row in rows.items() if f'source = "{name}"' not in row}
        for arch in targets(source.decode()):
            ptx = compile_ptx(source.decode(), f"kernels/{name}", arch)
            version = lowest_version(ptx, arch)
            data = with_version(ptx, version).encode()
            target = name.removesuffix(".cu") + f".{arch}.ptx"
            files[target] = data
            rows[target] = [
                "[[kernel]]",
                f'file = "{target}"',
                f'source = "{name}"',
                f'source_sha256 = "{hashlib.sha256(source).hexdigest()}"',
                f'ptx_sha256 = "{hashlib.sha256(data).hexdigest()}"',
                f'compiler = "NVRTC {NVRTC_RELEASE[1:]}"',
                f"options = [{', '.join(chr(34) + o + chr(34) for o in options_of(arch))}]",
                f'architecture = "{arch}"',
                f'ptx_version = "{version}"',
            ]
    files["MANIFEST.toml"] = (
        "\n\n".join(["\n".join(_HEAD), *("\n".join(rows[f]) for f in sorted(rows))]).encode() + b"\n"
    )
    return files


_HEAD = (
    "# SPDX-License-Identifier: Apache-2.0",
    "# Written by build.py: what each PTX was built from and with.",
)


def _rows(root: Path) -> dict[str, tuple[str, list[str]]]:
    """The manifest that is there: file -> (source, lines of its row)."""
    path = root / "MANIFEST.toml"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    out = {}
    for row in text.split("[[kernel]]\n")[1:]:
        lines = ["[[kernel]]", *row.strip().splitlines()]
        fields = dict(line.split(" = ", 1) for line in lines[1:])
        out[fields["file"].strip('"')] = (fields["source"].strip('"'), lines)
    return out


def differences(files: dict[str, bytes], root: Path, whole: bool = True) -> list[str]:
    """What under `root` is not what a build gives: one line a file. whole: files that nothing builds count as well."""
    found = []
    for name, data in sorted(files.items()):
        path = root / name
        if not path.exists():
            found.append(f"{name}: missing")
        elif path.read_bytes().replace(b"\r\n", b"\n") != data:
            found.append(f"{name}: differs")
    built = {name for name in files if name.endswith(".ptx")}
    there = {p.relative_to(root).as_posix() for p in root.glob("*/*.ptx")}
    return found + [f"{name}: no source builds it" for name in sorted(there - built) if whole]


def main(argv: list[str] | None = None) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="kernels/build.py", description="Rebuild the bundled PTX.")
    parser.add_argument("--check", action="store_true", help="compare, write nothing; exit 1 on a difference")
    parser.add_argument("--root", type=Path, default=HERE, help="the kernels folder (default: where this file lies)")
    parser.add_argument("sources", nargs="*", help="only these, as blas/axpy.cu (default: all)")
    options = parser.parse_args(argv)
    try:
        files = build(options.root, options.sources)
    except BuildError as e:
        print(f"build: {e}", file=sys.stderr)
        return e.code
    if options.check:
        found = differences(files, options.root, not options.sources)
        print("\n".join(found) or f"{len(files)} files are as built")
        return 1 if found else 0
    for name, data in files.items():
        (options.root / name).write_bytes(data)
    print(f"{len(files)} files written to {options.root}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
