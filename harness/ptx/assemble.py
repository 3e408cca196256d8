# SPDX-License-Identifier: Apache-2.0
"""PTX to machine code for any architecture without a GPU, through nvJitLink: the judge of what is legal PTX.

nvJitLink compiles as `ptxas -c` does, so register and stack figures are those of *relocatable code*.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType

from harness.errors import PtxSyntaxError, UnsupportedPtx
from harness.ptx.architectures import ARCHITECTURES, KNOWN, number, unknown
from harness.ptx.asmlog import Resources, belongs_to_linker, read_errors, read_info
from harness.ptx.capture import captured_stderr, pass_on
from harness.ptx.elf import sections
from harness.ptx.module import Function, Module, Variable
from harness.ptx.parser import parse
from harness.ptx.tokens import NOT_PTX, blank_comments

__all__ = ["ARCHITECTURES", "KIND_OF_CODE", "Assembly", "Resources", "assemble", "assembler", "installed_architectures"]

KIND_OF_CODE = "relocatable code"
# From sm_90 on the system keeps the first 1,024 bytes of a block's shared memory, and counts them in.
_RESERVED_SHARED = 1024
_NO_ASSEMBLER = "install it with `pip install cuda-bindings nvidia-nvjitlink` (Linux or Windows; macOS has no wheels)"
_STARTS = re.compile(r"\s*\.version\b")


@dataclass(slots=True)
class Assembly:
    """What the assembler said about one PTX text on one architecture.

    Attributes:
        ok: code was made. False with `not_run_reason`: nothing was tried; False with `errors`: it was refused.
        arch: "sm_90"; cubin: the machine code, an ELF file.
        entries: resources by entry name; the four dictionaries below are views of it, in registers and bytes.
        warnings: the assembler's, with their line where it gives one.
        errors: (1-based PTX line or None, message).
        not_run_reason: why there is no verdict; "" when there is one.
        assembler: "nvJitLink 13.5"; code: what the figures are of.
        log: the assembler's information log as it came.
    """

    ok: bool
    arch: str
    cubin: bytes | None = None
    entries: dict[str, Resources] = field(default_factory=dict)
    warnings: tuple[str, ...] = ()
    errors: tuple[tuple[int | None, str], ...] = ()
    not_run_reason: str = ""
    assembler: str = ""
    code: str = KIND_OF_CODE
    log: str = ""

    @property
    def registers(self) -> dict[str, int]:
        """Registers a thread, by entry."""
        return {k: v.registers for k, v in self.entries.items()}

    @property
    def spill_stores(self) -> dict[str, int]:
        """Bytes of spill stores, by entry."""
        return {k: v.spill_stores for k, v in self.entries.items()}

    @property
    def spill_loads(self) -> dict[str, int]:
        """Bytes of spill loads, by entry."""
        return {k: v.spill_loads for k, v in self.entries.items()}

    @property
    def stack(self) -> dict[str, int]:
        """Bytes of stack a thread, by entry."""
        return {k: v.stack for k, v in self.entries.items()}

    @property
    def shared(self) -> dict[str, int]:
        """Bytes of static shared memory a block, by entry, without what the system reserves."""
        return {k: v.shared for k, v in self.entries.items()}


def assemble(ptx: str, arch: str, name: str = "kernel.ptx", *, link: Sequence[tuple[str, str]] = ()) -> Assembly:
    """Assemble PTX text.

    Args:
        ptx: the text. arch: "sm_90". name: how the linker calls it.
        link: further (name, PTX text) modules to link with it.

    Raises:
        UsageError: no architecture has that name. Every other failure is in the result.
    """
    number(arch)
    nj, missing = _load()
    if nj is None:
        if arch not in KNOWN:
            raise unknown(arch)
        return Assembly(False, arch, not_run_reason=missing)
    if not _accepts(arch):
        if arch not in KNOWN:
            raise unknown(arch)
        return Assembly(
            False,
            arch,
            not_run_reason=f"the installed assembler, {assembler()}, does not know {arch}",
            assembler=assembler(),
        )
    modules = [(name, ptx), *link]
    refused = _not_ptx(modules) or (_duplicates(modules) if link else [])
    if refused:
        return Assembly(False, arch, errors=tuple(refused), assembler=assembler())
    cubin, info, errors = _link(nj, modules, arch)
    found = read_errors(errors)
    entries, warnings = read_info(info)
    if cubin is None or found:
        return Assembly(
            False,
            arch,
            warnings=tuple(warnings),
            errors=tuple(found) or ((None, "the assembler failed without a message"),),
            assembler=assembler(),
            log=info,
        )
    reserved = _RESERVED_SHARED if number(arch) >= 90 else 0
    for s in sections(cubin):
        r = entries.get(s.name.removeprefix(".nv.shared."))
        if r is not None and s.name.startswith(".nv.shared."):
            r.shared = max(0, s.size - reserved)
    return Assembly(True, arch, cubin, entries, tuple(warnings), assembler=assembler(), log=info)


def assembler() -> str:
    """ "nvJitLink 13.5", or "" where none is installed."""
    nj, _ = _load()
    if nj is None:
        return ""
    major, minor = nj.version()
    return f"nvJitLink {major}.{minor}"


def installed_architectures() -> tuple[str, ...]:
    """The architectures of `ARCHITECTURES` that the installed assembler takes; empty without one."""
    nj, _ = _load()
    return () if nj is None else tuple(a for a in ARCHITECTURES if _accepts(a))


@cache
def _load() -> tuple[ModuleType | None, str]:
    """The nvJitLink binding, or why there is none."""
    try:
        from cuda.bindings import nvjitlink

        nvjitlink.version()
    except (ImportError, OSError, RuntimeError) as e:
        # RuntimeError: the binding is there and the library it opens on first use is not.
        said = str(e).strip().splitlines()
        return None, f"there is no assembler here ({said[0] if said else type(e).__name__}); {_NO_ASSEMBLER}"
    return nvjitlink, ""


@cache
def _accepts(arch: str) -> bool:
    nj, _ = _load()
    if nj is None:
        return False
    try:
        nj.destroy(nj.create(1, [f"-arch={arch}"]))
    except nj.nvJitLinkError:
        return False
    return True


def _not_ptx(modules: Sequence[tuple[str, str]]) -> list[tuple[int | None, str]]:
    errors: list[tuple[int | None, str]] = []
    for name, text in modules:
        try:
            starts = _STARTS.match(blank_comments(text))
        except PtxSyntaxError as e:
            errors.append((e.line, str(e)))
            continue
        if not starts:
            errors.append((1, f"{name} is not PTX: it does not begin with .version; {NOT_PTX}"))
    return errors


def _duplicates(modules: Sequence[tuple[str, str]]) -> list[tuple[int | None, str]]:
    """Names that two modules define: the linker keeps one of them and succeeds."""
    seen: dict[str, str] = {}
    errors: list[tuple[int | None, str]] = []
    for name, text in modules:
        try:
            m = parse(text, name)
        except (PtxSyntaxError, UnsupportedPtx):
            # What we cannot read the linker still judges.
            continue
        for symbol, line in _exported(m):
            if symbol in seen:
                errors.append((line, f"{symbol} is defined in {seen[symbol]} and again in {name}"))
            seen.setdefault(symbol, name)
    return errors


def _exported(m: Module) -> list[tuple[str, int]]:
    items: list[Function | Variable] = [
        *(f for f in m.functions if f.body is not None and (f.kind == "entry" or f.linkage == "visible")),
        *(v for v in m.variables if v.linkage == "visible"),
    ]
    return [(i.name, i.line) for i in items if i.linkage != "weak"]


def _link(nj: ModuleType, modules: Sequence[tuple[str, str]], arch: str) -> tuple[bytes | None, str, str]:
    """(cubin or None, information log, error log with whatever went to descriptor 2 instead)."""
    options = [f"-arch={arch}", "-verbose"]
    cubin: bytes | None = None
    said = ""
    with captured_stderr() as stderr:
        handle = nj.create(len(options), options)
        try:
            try:
                for name, text in modules:
                    data = text.encode("utf-8", "surrogateescape")
                    nj.add_data(handle, nj.InputType.PTX, data, len(data), name.encode("ascii", "replace").decode())
                nj.complete(handle)
                image = bytearray(nj.get_linked_cubin_size(handle))
                nj.get_linked_cubin(handle, image)
                cubin = bytes(image)
            except nj.nvJitLinkError as e:
                said = str(e)
            info = _log(handle, nj.get_info_log_size, nj.get_info_log)
            errors = _log(handle, nj.get_error_log_size, nj.get_error_log)
        finally:
            nj.destroy(handle)
    ours = [line for line in stderr.text.splitlines() if belongs_to_linker(line)]
    others = [line for line in stderr.text.splitlines(keepends=True) if not belongs_to_linker(line)]
    if others:
        pass_on("".join(others))
    return cubin, info, "\n".join((errors, said, *ours))


def _log(handle: int, size: Callable[[int], int], get: Callable[[int, bytearray], object]) -> str:
    data = bytearray(size(handle))
    if data:
        get(handle, data)
    return bytes(data).rstrip(b"\0").decode("utf-8", "replace")
