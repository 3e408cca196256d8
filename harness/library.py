# SPDX-License-Identifier: Apache-2.0
"""Finds kernels: entry points of the group `assay.kernels`, the checkout's own, and modules given by path."""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
import traceback
import zlib
from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path

from harness import contract
from harness.contract import Kernel
from harness.errors import ContractError, UnsupportedPtx, UsageError
from harness.parameters import check_contract
from harness.program import Code
from harness.ptx.architectures import number
from harness.ptx.parser import parse

_BUNDLED = "oracles"
_GROUP = "assay.kernels"


def load(paths: Sequence[str | Path] = (), group: bool = True) -> list[Kernel]:
    """All kernels, in order of name and variant; each contract held against its PTX.

    paths: further Python files, or folders of them, that declare kernels. group: also those of installed entry points
    and the checkout.
    Raises UsageError for a path that is missing or fails to import, ContractError for a contract that does not fit.
    """
    found: list[Kernel] = []
    if group:
        names = {e.value.partition(":")[0] for e in entry_points(group=_GROUP)} | {_BUNDLED}
        for name in sorted(names):
            found += _imported(name)
    for path in paths:
        place = Path(path).resolve()
        for module in sorted(place.glob("*.py")) if place.is_dir() else [place]:
            found += _from_file(module)
    seen: dict[tuple[str, str], Kernel] = {}
    for k in found:
        if (k.name, k.variant) in seen:
            raise ContractError(f"{k.name} {k.variant}: declared twice", remedy="give the second another variant")
        seen[k.name, k.variant] = k
        _fits(k)
    return [seen[key] for key in sorted(seen)]


@cache
def _imported(module: str) -> tuple[Kernel, ...]:
    return _collect(lambda: importlib.import_module(module), module, module)


@cache
def _from_file(path: Path) -> tuple[Kernel, ...]:
    if not path.is_file():
        raise UsageError(f"no such file: {path}", remedy="give the path of a Python module that declares kernels")
    name = f"_assay_library_{zlib.crc32(str(path).encode()):08x}_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise UsageError(f"{path} is not a Python module")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    loader = spec.loader
    return _collect(lambda: loader.exec_module(module), str(path), name)


def _collect(run: object, what: str, module: str) -> tuple[Kernel, ...]:
    """Kernels that running it declares, and those of a module that somebody imported before."""
    start = len(contract.declared)
    try:
        assert callable(run)
        run()
    except (ContractError, UsageError):
        raise
    except Exception as why:  # a user's module may raise anything; it is named, and kept as the cause
        raise UsageError(f"{what} cannot be imported: {type(why).__name__}: {why}{_where(why)}") from why
    earlier = [k for k in contract.declared[:start] if f"{k.oracle.__module__}.".startswith(f"{module}.")]
    return (*earlier, *contract.declared[start:])


def _where(why: BaseException) -> str:
    """The innermost line of code that is not the import system's, as " (file:line)"."""
    frames = [f for f in traceback.extract_tb(why.__traceback__) if not f.filename.startswith("<")]
    return f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""


def _data_root() -> Path:
    """Where the bundled PTX lies: beside `harness` in a checkout, inside it in a wheel."""
    inside = Path(str(files("harness"))) / "_kernels"
    return inside if inside.is_dir() else Path(str(files("harness"))).parent / "kernels"


def texts(kernel: Kernel) -> dict[str, Path]:
    """Target name -> path of each PTX text of a kernel: of one source those texts that have its entry, if any does."""
    roots = [kernel.root] if kernel.root else []
    for root in (*roots, _data_root()):
        base = root / kernel.stem
        found = {p.name[len(base.name) + 1 : -4]: p for p in sorted(base.parent.glob(f"{base.name}.sm_*.ptx"))}
        if not found and base.suffix == ".ptx" and base.is_file():
            found = {parse(_text(base), base.name).target: base}
        if found:
            own = found if len(found) == 1 else {t: p for t, p in found.items() if _has_entry(p, kernel.entry)}
            return own or found
    raise ContractError(
        f"{kernel.name}: no PTX found for {kernel.stem}", remedy=f"expected {kernel.stem}.sm_XX.ptx beside the module"
    )


def _has_entry(path: Path, entry: str) -> bool:
    return re.search(rf"\.entry\s+{re.escape(entry)}(?![\w$])", _text(path)) is not None


def choose_text(kernel: Kernel, arch: str) -> Code:
    """The PTX text for an architecture; see `Kernel.ptx_for`."""
    found = texts(kernel)
    level = number(arch)
    best, best_level = "", -1
    for target in found:
        bare, specific = number(target), target[-1] in "af"
        fits = target == arch if specific else bare <= level
        if fits and (bare, specific) > (best_level, False):
            best, best_level = target, bare
    if not best:
        lowest = min(found, key=number)
        raise UnsupportedPtx(f"{kernel.name} has no PTX for {arch}: its lowest target is {lowest}", what=arch)
    return _code(found[best], kernel.entry)


@cache
def _code(path: Path, entry: str) -> Code:
    text = _text(path)
    source = path.with_name(path.name.split(".sm_")[0] + ".cu")
    sources = {}
    if source.is_file():
        sources[f"kernels/{path.parent.name}/{source.name}"] = source.read_text(encoding="utf-8")
    return Code(text, entry, path.name, sources)


def _text(path: Path) -> str:
    """A PTX text. Raises UsageError for a file that cannot be read as one."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as why:
        raise UsageError(f"{path} cannot be read: {why}") from why


_LEXICAL = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*.*?\*/|[{}]', re.DOTALL)


def heads(ptx: str) -> str:
    """The text with every function's body empty: what a contract is held against, read in a fraction of the time."""
    out, kept, depth, begin = [], 0, 0, 0
    for m in _LEXICAL.finditer(ptx):
        if m[0] == "{":
            begin = m.end() if depth == 0 else begin
            depth += 1
        elif m[0] == "}":
            depth -= 1
            if depth == 0 and not ptx[kept : begin - 1].rstrip().endswith("="):  # else it is an initial value
                out.append(ptx[kept:begin])
                kept = m.start()
    return "".join([*out, ptx[kept:]])


_checked: set[tuple[Path, str, int]] = set()


def _fits(kernel: Kernel) -> None:
    for path in texts(kernel).values():
        key = (path, kernel.entry, id(kernel))
        if key in _checked:
            continue
        module = parse(heads(_text(path)), path.name)
        try:
            function = module.entry(kernel.entry)
        except KeyError:
            names = ", ".join(f.name for f in module.entries) or "none"
            raise ContractError(f"{path.name} has no entry {kernel.entry}", remedy=f"entries: {names}") from None
        check_contract(kernel, function)
        _checked.add(key)
