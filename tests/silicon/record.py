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
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tests.silicon.claims import legal
from tests.silicon.forms import ROWS, VERSION, Trial, pack, special_trials, table
from tests.silicon.runs import TrialFailed, elements, run
from tests.silicon.store import FOLDER, GENERATOR, Recording, load, save
from tests.silicon.values import SEED

_engine: Any = None


def _start(name: str) -> None:
    global _engine
    if name == "cuda":
        from harness.cuda import CudaEngine

        _engine = CudaEngine()
    else:
        from harness.emulator.engine import EmulatorEngine

        _engine = EmulatorEngine(race=False)


def _ask(trial: Trial) -> tuple[list[tuple[Trial, npt.NDArray[np.uint8]]], list[str]]:
    """(trials and their answers, refusals): a packed trial that fails is halved until its bad forms are alone."""
    try:
        return [(trial, run(trial, _engine))], []
    except TrialFailed as why:
        members = list({o.source.id: o.source for o in trial.outputs if o.source}.values())
        if len(members) < 2:
            return [], [f"{', '.join(sorted({o.form for o in trial.outputs}))}: {why}"]
    answers: list[tuple[Trial, npt.NDArray[np.uint8]]] = []
    refused: list[str] = []
    for half in (members[: len(members) // 2], members[len(members) // 2 :]):
        for part in pack(half):
            found, bad = _ask(part)
            answers += found
            refused += bad
    return answers, refused


def _slim(asked: tuple[Trial, ...]) -> tuple[list[tuple[str, list[tuple[Any, Any]], tuple[str, ...]]], list[str]]:
    """One or more trials asked in a worker: what goes back to the parent."""
    back, refused = [], []
    for trial in asked:
        answers, bad = _ask(trial)
        refused += bad
        for t, data in answers:
            pairs = [((o.key, o.question), elements(o, data)) for o in t.outputs]
            back.append((t.file, pairs, t.also))
    return back, refused


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
    refused: list[str] = []
    # A process each: JIT compilation is most of the time, and a context lost takes one process with it.
    with ProcessPoolExecutor(
        options.workers, get_context("spawn"), initializer=_start, initargs=(options.engine,)
    ) as pool:
        for back, bad in pool.map(_slim, [(t,) for t in asked]):
            refused += bad
            for file, pairs, also in back:
                r = recordings.setdefault(file, Recording({}))
                for (key, question), answer in pairs:
                    r.answers[key], r.questions[key] = answer, question
                r.also = tuple(sorted({*r.also, *also}))
    facts = facts or provenance(options.engine)
    for file, recording in sorted(recordings.items()):
        recording.provenance = facts
        path = options.out / f"{file}.npz"
        save(path, recording)
        again = load(path)
        assert again.answers.keys() == recording.answers.keys()
        print(f"{file:26} {len(recording.forms()):6} forms {path.stat().st_size:9} bytes")
    print(f"{sum(len(r.forms()) for r in recordings.values())} forms, {time.monotonic() - began:.1f} s")
    for line in refused:
        print("refused:", line[:600])
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
