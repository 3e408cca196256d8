# SPDX-License-Identifier: Apache-2.0
"""Ask a GPU every form: `python -m tests.silicon.record --out DIR [--files NAME,…] [--workers N]`.

Every form that the assembler takes for sm_90a is recorded, whether the emulator executes it yet or not. A kernel that
the driver refuses is taken apart until the forms at fault are alone; they are printed, and not recorded. Ends with 1
when a form was refused, 3 without a device.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from harness.errors import AssayError
from tests.silicon.claims import legal
from tests.silicon.forms import ROWS, VERSION, Trial, pack, special_trials, table
from tests.silicon.runs import TrialFailed, elements, run
from tests.silicon.store import FOLDER, GENERATOR, Recording, load, save
from tests.silicon.values import SEED

_PATIENCE_S = 40
_BATCH = 6  # kernels a process: a new one costs a second or two, a lost context what it had left to do
Answer = tuple[Trial, npt.NDArray[np.uint8]]


def _engine(name: str) -> Any:
    if name == "cuda":
        from harness.cuda import CudaEngine

        return CudaEngine(timeout_s=10)
    from harness.emulator.engine import EmulatorEngine

    return EmulatorEngine(race=True)


def _batch(name: str, asked: Sequence[Trial]) -> list[npt.NDArray[np.uint8] | str | None]:
    """In a process of its own: of each trial its bytes, why it failed, or None where the context was lost before."""
    engine = _engine(name)
    found: list[npt.NDArray[np.uint8] | str | None] = []
    for t in asked:
        try:
            found.append(run(t, engine) if not getattr(engine, "lost", "") else None)
        except (TrialFailed, AssayError) as why:
            found.append(f"{why}")
    return found


def _child(pipe: Any, name: str, asked: Sequence[Trial]) -> None:
    pipe.send(_batch(name, asked))


def _apart(name: str, asked: Sequence[Trial]) -> list[npt.NDArray[np.uint8] | str | None]:
    """`_batch` in a new process; one that dies is to blame if it was alone."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_child, args=(theirs, name, asked))
    process.start()
    theirs.close()
    found: list[npt.NDArray[np.uint8] | str | None]
    try:
        if not ours.poll(_PATIENCE_S):
            raise EOFError
        found = ours.recv()
    except EOFError:
        found = ["its process died or hung"] if len(asked) == 1 else [None] * len(asked)
    process.kill()  # a kernel that never ends would keep it
    process.join()
    return found


def ask(name: str, trials: Sequence[Trial], workers: int) -> Iterator[tuple[list[Answer], list[str]]]:
    """(answers, refusals) of each round. A packed trial that fails is halved until the forms at fault are alone."""
    queue = [list(trials[k : k + _BATCH]) for k in range(0, len(trials), _BATCH)]
    while queue:
        # A process each batch: JIT compilation is most of the time, and a lost context takes its process with it.
        with ThreadPoolExecutor(workers) as pool:
            results = list(pool.map(_apart, [name] * len(queue), queue))
        answers: list[Answer] = []
        refused: list[str] = []
        again: list[list[Trial]] = []
        for batch, found in zip(queue, results, strict=True):
            again += [[t] for t, result in zip(batch, found, strict=True) if result is None]
            for t, result in zip(batch, found, strict=True):
                if isinstance(result, np.ndarray):
                    answers.append((t, result))
                elif isinstance(result, str):
                    halves = _halves(t)
                    again += [[h] for h in halves]
                    if not halves:
                        refused.append(f"{', '.join(sorted({o.form for o in t.outputs}))}: {result}")
        yield answers, refused
        queue = again


def _halves(t: Trial) -> list[Trial]:
    """The two halves of a packed trial; nothing of one that has no halves."""
    members = list({o.source.id: o.source for o in t.outputs if o.source}.values())
    middle = len(members) // 2
    return [] if middle == 0 else [*pack(members[:middle]), *pack(members[middle:])]


def provenance(engine: str) -> dict[str, Any]:
    """What answered, and what asked."""
    facts: dict[str, Any] = {
        "generator": GENERATOR, "seed": SEED, "rows": ROWS, "ptx": VERSION, "target": "sm_90a",
        "commit": os.environ.get("ASSAY_COMMIT", ""), "recorded": time.strftime("%Y-%m-%d", time.gmtime()),
        "numpy": np.__version__,
    }  # fmt: skip
    if engine == "cuda":
        from harness.cuda.probe import probe

        report = probe()
        facts |= {"device": report.devices[0].name, "arch": report.devices[0].arch, "driver": str(report.driver)}
    else:
        facts |= {"device": "emulator"}
    return facts


def trials(files: Sequence[str] = ()) -> list[Trial]:
    """Every trial of the named files; of all without names."""
    forms = [f for f in table() if f.judge != "own kernel"]
    allowed = legal(forms)
    made = [*pack(f for f in forms if f.id in allowed), *special_trials()]
    return [t for t in made if not files or t.file in files]


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument("--files", default="", help="names of files to record, by comma; the others stay as they are")
    parser.add_argument("--workers", type=int, default=min(8, os.cpu_count() or 1))
    parser.add_argument("--engine", choices=("cuda", "emulator"), default="cuda")
    options = parser.parse_args()
    facts = provenance(options.engine) if options.engine == "emulator" else None
    began = time.monotonic()
    asked = trials([f for f in options.files.split(",") if f])
    print(f"{len(asked)} kernels, {time.monotonic() - began:.1f} s to make", flush=True)
    recordings: dict[str, Recording] = {}
    refusals: list[str] = []
    facts = facts or provenance(options.engine)
    # Each round is saved: a time limit loses the last one alone.
    for answers, refused in ask(options.engine, asked, options.workers):
        refusals += refused
        print(f"{time.monotonic() - began:6.1f} s: {len(answers)} answered, {len(refused)} refused", flush=True)
        for line in refused:
            print("refused:", line[:600], flush=True)
        for t, data in answers:
            r = recordings.setdefault(t.file, Recording({}))
            for o in t.outputs:
                r.add(o, elements(o, data))
            r.also = tuple(sorted({*r.also, *t.also}))
        for file in sorted({t.file for t, _ in answers}):
            recordings[file].provenance = facts
            path = options.out / f"{file}.npz"
            save(path, recordings[file])
            assert load(path).answers.keys() == recordings[file].answers.keys()
            print(f"{file:26} {len(recordings[file].forms()):6} forms {path.stat().st_size:9} bytes", flush=True)
    print(f"{sum(len(r.forms()) for r in recordings.values())} forms, {time.monotonic() - began:.1f} s")
    return 1 if refusals else 0


if __name__ == "__main__":
    sys.exit(main())
