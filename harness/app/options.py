# SPDX-License-Identifier: Apache-2.0
"""Values of options: read once, checked before anything is done, refused with the name of what set them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import typer

ENGINES = ("auto", "emulator", "cuda")
SUBMITS = ("eager", "capture", "graph")
FORMATS = ("text", "json", "sarif")


def one_of(*choices: str) -> Callable[[typer.Context, typer.CallbackParam, str], str]:
    """A callback that takes one of these words."""

    def check(ctx: typer.Context, param: typer.CallbackParam, value: str) -> str:
        if value not in choices:
            raise _refused(f"{value!r} is not one of {', '.join(choices)}", ctx, param)
        return value

    return check


def architectures(ctx: typer.Context, param: typer.CallbackParam, value: str) -> str:
    """A callback for "auto", "all" or a comma-separated list of names that Assay knows; keeps the text."""
    if value in ("auto", "all"):
        return value
    from harness.ptx.architectures import ARCHITECTURES, KNOWN

    names = [a.strip() for a in value.split(",")]
    unknown = [a for a in names if a not in KNOWN]
    if unknown:
        said = ", ".join(repr(a) for a in unknown)
        raise _refused(f"unknown architecture {said}; known are {', '.join(ARCHITECTURES)}, and all", ctx, param)
    return ",".join(dict.fromkeys(names))


def names_of(value: str) -> tuple[str, ...]:
    """The names in a checked list; "auto" and "all" give all that the installed assembler knows, or all known."""
    if value not in ("auto", "all"):
        return tuple(value.split(","))
    from harness.ptx.assemble import ARCHITECTURES, installed_architectures

    installed = set(installed_architectures())
    return tuple(a for a in ARCHITECTURES if a in installed) or tuple(ARCHITECTURES)


def workers(ctx: typer.Context, param: typer.CallbackParam, value: int) -> int:
    """A callback for a number of processes; 0 means as many as there are processors."""
    from harness.app.pool import cores

    if value < 0:
        raise _refused(f"{value} is not a number of processes", ctx, param)
    return value or cores()


def seed(ctx: typer.Context, param: typer.CallbackParam, value: int) -> int:
    """A callback for a seed: 0 to 2**64 - 1."""
    if not 0 <= value < 2**64:
        raise _refused(f"{value} is not in 0 … 2**64 - 1", ctx, param)
    return value


def triple(ctx: typer.Context, param: typer.CallbackParam, value: str) -> str:
    """A callback for a grid or a block: "4", "4,2" or "4x2x1"."""
    if not re.fullmatch(r"[1-9]\d*([x,][1-9]\d*){0,2}", value):
        raise _refused(f"{value!r} is not one to three positive numbers, as 4 or 4,2,1", ctx, param)
    return value


def triple_or_none(ctx: typer.Context, param: typer.CallbackParam, value: str) -> str:
    """As `triple`; an empty text stands for what the kernel requires."""
    return triple(ctx, param, value) if value else value


def triple_of(value: str) -> tuple[int, int, int]:
    """The three numbers of a checked grid or block."""
    parts = [int(p) for p in re.split("[x,]", value)]
    x, y, z = (*parts, 1, 1)[:3]
    return x, y, z


def words(value: str) -> tuple[str, ...]:
    """The words of a list separated by commas."""
    return tuple(w.strip() for w in value.split(",") if w.strip())


def _refused(message: str, ctx: typer.Context, param: Any) -> typer.BadParameter:
    return typer.BadParameter(message, ctx=ctx, param=param)


def source_of(error: Any) -> str:
    """What set the value that an option refused: "--seed" or "ASSAY_SEED (environment)"; empty when unknown."""
    ctx, param = getattr(error, "ctx", None), getattr(error, "param", None)
    if ctx is None or param is None or not param.name:
        return ""
    where = ctx.get_parameter_source(param.name)
    if where is not None and where.name == "ENVIRONMENT":
        names = [param.envvar] if isinstance(param.envvar, str) else list(param.envvar or ())
        return f"{names[0]} (environment)" if names else ""
    flags = [o for o in param.opts if o.startswith("--")] or list(param.opts)
    return str(flags[0])


def existing(paths: list[Path], what: str) -> list[Path]:
    """The paths, each a readable file. Raises UsageError that names the first that is not."""
    from harness.errors import UsageError

    for path in paths:
        if path.is_dir():
            raise UsageError(f"{path} is a directory, not {what}", remedy=f"give the path of {what}")
        if not path.exists():
            raise UsageError(f"no such file: {path}", remedy=f"give the path of {what}")
    return paths


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all. Raises UsageError."""
    from harness.errors import UsageError

    fresh = path.with_name(f".{path.name}.new")
    try:
        fresh.write_text(text, encoding="utf-8", newline="\n")
        fresh.replace(path)
    except OSError as e:
        raise UsageError(f"cannot write {path}: {e.strerror}", remedy="give a place that you may write to") from e
