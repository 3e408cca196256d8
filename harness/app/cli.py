# SPDX-License-Identifier: Apache-2.0
"""The commands and their options. Each hands over to one module; nothing heavy is imported before a command runs."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from harness.app import options
from harness.errors import AssayError
from harness.version import __version__

EPILOG = "Exit codes: 0 all pass; 1 findings; 2 usage; 3 something required was not run, or an error."

app = typer.Typer(
    name="assay",
    help="Validate GPU kernels: PTX under enforced schedules, held against CPU oracles.\n\n" + EPILOG,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Engine = Annotated[
    str,
    typer.Option(
        envvar="ASSAY_ENGINE",
        callback=options.one_of(*options.ENGINES),
        metavar="auto|emulator|cuda",
        help="What executes: auto is the emulator, and the GPU where there is one.",
    ),
]
Arch = Annotated[
    str,
    typer.Option(
        envvar="ASSAY_ARCH",
        callback=options.architectures,
        metavar="all|sm_90,…",
        help="Architectures, separated by commas; all that the installed assembler knows by default.",
    ),
]
Seed = Annotated[
    int, typer.Option(envvar="ASSAY_SEED", callback=options.seed, help="Decides sizes, inputs and schedules.")
]
Workers = Annotated[
    int,
    typer.Option(envvar="ASSAY_WORKERS", callback=options.workers, help="Processes; 0: as many as processors."),
]
Select = Annotated[
    str,
    typer.Option(envvar="ASSAY_SELECT", metavar="RULE,…", help="Rules to apply: ids or what they begin with."),
]
Ignore = Annotated[
    str,
    typer.Option(envvar="ASSAY_IGNORE", metavar="RULE,…", help="Rules to leave out: ids or what they begin with."),
]
Out = Annotated[Path, typer.Option(envvar="ASSAY_OUT", help="Where results and pages are written.")]
Library = Annotated[
    list[Path] | None,
    typer.Option("--library", envvar="ASSAY_LIBRARY", help="A Python file or folder of contracts; may be repeated."),
]
Submit = Annotated[
    str,
    typer.Option(
        envvar="ASSAY_SUBMIT",
        callback=options.one_of(*options.SUBMITS),
        metavar="eager|capture|graph",
        help="How ops reach the device: one by one, captured from streams, or as a graph built node by node.",
    ),
]
RequireDevice = Annotated[
    bool, typer.Option("--require-device", envvar="ASSAY_REQUIRE_DEVICE", help="Exit 3 when there is no usable GPU.")
]


def invoke(argv: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code; errors are printed with their remedy, never as a traceback."""
    refused = typer.BadParameter.__mro__[2]  # ClickException, of whichever click typer carries
    command = typer.main.get_command(app)
    try:
        code = command.main(args=None if argv is None else list(argv), prog_name="assay", standalone_mode=False)
        return int(code or 0)
    except AssayError as e:
        return _complain(str(e), e.remedy, e.exit_code)
    except typer.Exit as e:
        return e.exit_code
    except (typer.Abort, KeyboardInterrupt):
        return _complain("interrupted", "", 130)
    except Exception as e:
        if isinstance(e, refused):
            if type(e).__name__ == "NoArgsIsHelpError":
                print(e, file=sys.stderr)
                return 2
            source, text = options.source_of(e), getattr(e, "message", "")
            if not (source and text):
                source, text = "", e.format_message()  # type: ignore[attr-defined]
            return _complain(f"{source}: {text}" if source else text, "assay --help lists what there is", 2)
        if isinstance(e, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 3
        where = traceback.extract_tb(e.__traceback__)[-1]
        return _complain(
            f"{type(e).__name__}: {e} (at {Path(where.filename).name}:{where.lineno})",
            "this is a defect of Assay; set ASSAY_DEBUG=1 for the traceback and report it",
            3,
        )


def _complain(message: str, remedy: str, code: int) -> int:
    if os.environ.get("ASSAY_DEBUG") and sys.exc_info()[0] is not None:
        traceback.print_exc()
    print(f"assay: {message}", file=sys.stderr)
    if remedy:
        print(f"  remedy: {remedy}", file=sys.stderr)
    return code


def _version(value: bool) -> None:
    if value:
        print(f"assay {__version__}")
        raise typer.Exit


@app.callback()
def _top(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    pass


@app.command()
def run(
    patterns: Annotated[
        list[str] | None, typer.Argument(metavar="[PATTERN]...", help="Names, as blas/axpy, 'scan/*' or scenario/*.")
    ] = None,
    engine: Engine = "auto",
    arch: Arch = "auto",
    seed: Seed = 0,
    workers: Workers = 0,
    out: Out = Path("assay-out"),
    library: Library = None,
    require_device: RequireDevice = False,
    submit: Submit = "eager",
) -> int:
    """Validate kernels and scenarios, and write results and pages."""
    from harness.app.run import Request, run

    return run(
        Request(tuple(patterns or ()), engine, arch, seed, workers, out, tuple(library or ()), require_device, submit)
    )


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE.ptx...", help="PTX texts.")],
    arch: Arch = "all",
    format: Annotated[
        str,
        typer.Option(
            envvar="ASSAY_FORMAT", callback=options.one_of(*options.FORMATS), metavar="text|json|sarif", help="Output."
        ),
    ] = "text",
    select: Select = "",
    ignore: Ignore = "",
    workers: Workers = 0,
) -> int:
    """Static evidence for any PTX: legal, assembles, no fault visible without running it."""
    from harness.app.check import check

    return check(files, arch, format, select=options.words(select), ignore=options.words(ignore), workers=workers)


@app.command()
def launch(
    file: Annotated[Path, typer.Argument(metavar="FILE.ptx|.cu", help="A PTX text, or CUDA C++ for NVRTC.")],
    entry: Annotated[
        str, typer.Option(envvar="ASSAY_ENTRY", help="The kernel; may be left out when there is one.")
    ] = "",
    grid: Annotated[str, typer.Option(envvar="ASSAY_GRID", callback=options.triple, help="Blocks: 4 or 4,2,1.")] = "1",
    block: Annotated[
        str, typer.Option(envvar="ASSAY_BLOCK", callback=options.triple, help="Threads of a block: 256 or 16,16.")
    ] = "32",
    arg: Annotated[
        list[str] | None,
        typer.Option("--arg", help="In order: buf:f32:1024 (a buffer), u32:7 (a scalar); repeat for each parameter."),
    ] = None,
    shared: Annotated[int, typer.Option(envvar="ASSAY_SHARED", min=0, help="Dynamic shared memory, bytes.")] = 0,
    cluster: Annotated[
        str,
        typer.Option(envvar="ASSAY_CLUSTER", callback=options.triple_or_none, help="Blocks of a cluster: 2 or 2,1,1."),
    ] = "",
    schedules: Annotated[
        int, typer.Option(envvar="ASSAY_SCHEDULES", min=1, help="Interleavings to run, seeds SEED, SEED+1, ….")
    ] = 3,
    check_races: Annotated[
        bool, typer.Option("--check-races/--no-races", help="Judge races, or only memory and barriers, faster.")
    ] = True,
    save: Annotated[
        Path | None, typer.Option(envvar="ASSAY_SAVE", help="A folder for NAME.ENGINE.npy of every buffer afterwards.")
    ] = None,
    show: Annotated[
        int, typer.Option(envvar="ASSAY_SHOW", min=0, help="Print that many elements of every buffer afterwards.")
    ] = 0,
    engine: Engine = "auto",
    seed: Seed = 0,
    out: Out = Path("assay-out"),
) -> int:
    """Run one kernel without a contract: races, memory, barriers.

    --arg buf:f32:1024, npy:FILE, u32:7, null, same:0, slice:f32:64 (Rust), array:f32:8x4 (numba), struct:f32=1,u8=2
    """
    from harness.app.launch import Request, launch

    given = tuple(arg or ())
    return launch(
        Request(file, entry, grid, block, given, shared, engine, seed, out, cluster, schedules, check_races, save, show)
    )


@app.command()
def corpus(
    index: Annotated[Path, typer.Argument(metavar="INDEX.jsonl", help="A labelled corpus, one case a line.")],
    json: Annotated[
        Path | None, typer.Option("--json", envvar="ASSAY_JSON", help="Write a line for each case.")
    ] = None,
    seed: Seed = 0,
) -> int:
    """Run a labelled corpus and print the confusion table."""
    from harness.app.corpus import corpus

    return corpus(index, json, seed)


@app.command()
def replay(
    finding: Annotated[str, typer.Argument(metavar="RESULTS#ID", help="As printed beside the finding.")],
    library: Library = None,
) -> int:
    """Reproduce one finding. Exit 1: reproduced (a finding); 3: it could not be reproduced."""
    from harness.app.replay import replay

    return replay(finding, tuple(library or ()))


@app.command()
def report(
    results: Annotated[list[Path], typer.Argument(metavar="RESULTS...", help="Results files, of one or more runs.")],
    out: Out = Path("assay-out"),
) -> int:
    """Build the pages from one or more results files."""
    from harness.app.report import report

    return report(results, out)


@app.command("list")
def list_(
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    library: Library = None,
) -> int:
    """The kernels there are."""
    from harness.app.listing import listing

    return listing(json, tuple(library or ()))


@app.command()
def doctor() -> int:
    """What this machine can do, and what is missing, with the remedy."""
    from harness.app.doctor import doctor

    return doctor()
