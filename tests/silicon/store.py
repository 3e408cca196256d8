# SPDX-License-Identifier: Apache-2.0
"""What a device answered: data/<file>.npz, one a group, each result exactly.

Arrays of a file: `blob`, the distinct results, each as its bytes by significance (all lowest bytes, then the next …),
which compresses best; `index`, JSON: provenance, and per output its place in the blob, its shape and its question (what
was asked: an answer to another question does not count).
"""

from __future__ import annotations

import io
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tests.silicon.forms import Output

FOLDER = Path(__file__).parent / "data" / "forms"
GENERATOR = 1  # of values.py and the tables' code; another number when recorded questions change on purpose


@dataclass(slots=True)
class Recording:
    """One file: provenance, and answers by output key."""

    provenance: dict[str, Any]
    answers: dict[str, npt.NDArray[Any]] = field(default_factory=dict)
    questions: dict[str, int] = field(default_factory=dict)
    also: tuple[str, ...] = ()

    def add(self, output: Output, answer: npt.NDArray[Any]) -> None:
        """Keep one output's elements."""
        self.answers[output.key] = answer
        self.questions[output.key] = output.question

    def forms(self) -> set[str]:
        """Ids of the forms recorded here."""
        return {key.rsplit(" -> ", 1)[0] for key in self.answers} | set(self.also)


def save(path: Path, recording: Recording) -> None:
    """Write a file. The same recording gives the same bytes."""
    places: dict[bytes, int] = {}
    parts: list[bytes] = []
    index: dict[str, list[int]] = {}
    end = 0
    for key in sorted(recording.answers):
        answer = recording.answers[key]
        data = np.ascontiguousarray(answer).view(np.uint8).reshape(answer.size, answer.itemsize).T.tobytes()
        if data not in places:
            places[data] = end
            parts.append(data)
            end += len(data)
        index[key] = [places[data], answer.size, answer.itemsize, recording.questions[key]]
    text = json.dumps({"provenance": recording.provenance, "also": list(recording.also), "outputs": index}, indent=0)
    out = io.BytesIO()
    np.savez_compressed(
        out, blob=np.frombuffer(b"".join(parts), np.uint8), index=np.frombuffer(text.encode(), np.uint8)
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(out.getvalue())


def load(path: Path) -> Recording:
    """Read a file."""
    with np.load(path) as arrays:
        blob, index = arrays["blob"], json.loads(arrays["index"].tobytes())
    found = Recording(index["provenance"], also=tuple(index["also"]))
    for key, (start, count, itemsize, question) in index["outputs"].items():
        data = blob[start : start + count * itemsize].reshape(itemsize, count).T
        found.answers[key] = np.ascontiguousarray(data).reshape(-1).view(f"u{itemsize}")
        found.questions[key] = question
    return found


def load_all(folder: Path = FOLDER) -> dict[str, Recording]:
    """Every file of the folder, by name."""
    return {p.stem: load(p) for p in sorted(folder.glob("*.npz"))}
