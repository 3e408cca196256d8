# SPDX-License-Identifier: Apache-2.0
"""The results file: one SQLite file, the only state of a run, readable after a crash at any moment.

A row in `started` is committed before a case runs and a row in `results` when it has finished, so a case that took
its process down is still there with its witness. Reports, JUnit and SARIF are derived from this file alone.
SQLite's rollback journal is used, not WAL: at rest there is one file, which can be copied as it is.
"""

from __future__ import annotations

import json
import os
import sqlite3
import struct
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from harness.errors import ResultsFileError
from harness.findings import Check, Evidence, Finding, Kind, Place, Result, Verdict, Witness

SCHEMA = 1
"""Version of the tables below; a file with a higher one is refused."""

APPLICATION = 0x41535359
"""SQLite application id, "ASSY": tells a results file from any other database."""

_TABLES = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE texts (
  digest TEXT PRIMARY KEY, file TEXT NOT NULL, ptx TEXT NOT NULL, sources TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE selected (
  subject TEXT NOT NULL, variant TEXT NOT NULL, arch TEXT NOT NULL, digest TEXT NOT NULL,
  PRIMARY KEY (subject, variant, arch)) WITHOUT ROWID;
CREATE TABLE started (
  id INTEGER PRIMARY KEY, at REAL NOT NULL, subject TEXT NOT NULL, variant TEXT NOT NULL, arch TEXT NOT NULL,
  evidence TEXT NOT NULL, engine TEXT NOT NULL, "case" TEXT NOT NULL, seed TEXT NOT NULL, witness TEXT);
CREATE TABLE results (
  id INTEGER PRIMARY KEY, started INTEGER REFERENCES started(id), at REAL NOT NULL,
  subject TEXT NOT NULL, variant TEXT NOT NULL, arch TEXT NOT NULL, evidence TEXT NOT NULL, engine TEXT NOT NULL,
  verdict TEXT NOT NULL, "case" TEXT NOT NULL, reason TEXT NOT NULL, checks TEXT NOT NULL, schedules INTEGER NOT NULL,
  controls_planted INTEGER NOT NULL, controls_found INTEGER NOT NULL, seed TEXT NOT NULL, witness TEXT,
  device TEXT NOT NULL, seconds REAL NOT NULL, metrics TEXT NOT NULL);
CREATE TABLE findings (
  id INTEGER PRIMARY KEY AUTOINCREMENT, result INTEGER NOT NULL REFERENCES results(id), kind TEXT NOT NULL,
  data TEXT NOT NULL);
CREATE INDEX findings_of ON findings (result);
"""


@dataclass(frozen=True, slots=True)
class Text:
    """A PTX text as it was run: its digest, the file name findings show, and the source texts by name."""

    digest: str
    file: str
    ptx: str
    sources: dict[str, str]


@dataclass(frozen=True, slots=True)
class Started:
    """A case that was begun: what a crash leaves behind. `id` is its number in the file."""

    id: int
    at: float
    subject: str
    variant: str
    arch: str
    evidence: Evidence
    engine: str
    case: str
    seed: int
    witness: Witness | None


@dataclass(frozen=True, slots=True)
class Stored:
    """A result as read back: `id`, the result, and the ids of its findings, in their order."""

    id: int
    result: Result
    finding_ids: tuple[int, ...]


class ResultsFile:
    """One results file, open for reading (`ResultsFile(path)`) or for a run (`ResultsFile.create`)."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        """Open a finished, interrupted or still growing file. Raises ResultsFileError with the reason and a remedy."""
        self.path = Path(path)
        self._db = _open(self.path)

    @classmethod
    def create(cls, path: str | os.PathLike[str], meta: Mapping[str, Any]) -> ResultsFile:
        """A new file, replacing what was there. `meta`: JSON-serialisable facts about the run (seed, versions, device).

        The file appears at `path` complete with its tables or not at all. Raises ResultsFileError.
        """
        path = Path(path)
        fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with suppress(FileNotFoundError):
                fresh.unlink()
            db = sqlite3.connect(fresh)
            try:
                db.executescript(f"PRAGMA application_id={APPLICATION}; PRAGMA user_version={SCHEMA};" + _TABLES)
                facts = {**meta, "created": time.time(), "status": "running"}
                db.executemany("INSERT INTO meta VALUES (?, ?)", [(k, _dump(v)) for k, v in facts.items()])
                db.commit()
            finally:
                db.close()
            # A journal left by a killed run belongs to the old file; SQLite would play it into the new one.
            with suppress(FileNotFoundError):
                path.with_name(path.name + "-journal").unlink()
            os.replace(fresh, path)
        except (OSError, sqlite3.Error) as e:
            with suppress(OSError):
                fresh.unlink()
            raise ResultsFileError(
                f"cannot write {path}: {e}", remedy="give --out a directory that you may write to"
            ) from e
        return cls(path)

    def close(self) -> None:
        """Close it; what was appended is already committed."""
        self._db.close()

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # ---- writing ----

    def begin(
        self,
        subject: str,
        *,
        variant: str = "",
        arch: str = "",
        evidence: Evidence = Evidence.EMULATED,
        engine: str = "",
        case: str = "",
        seed: int = 0,
        witness: Witness | None = None,
    ) -> int:
        """Commit that a case is about to run. Returns its number, to give to `append`."""
        with self._db:
            row = self._db.execute(
                'INSERT INTO started (at, subject, variant, arch, evidence, engine, "case", seed, witness)'
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    time.time(),
                    subject,
                    variant,
                    arch,
                    str(evidence),
                    engine,
                    case,
                    str(int(seed)),
                    _witness_out(witness),
                ),
            )
        assert row.lastrowid is not None
        return row.lastrowid

    def append(self, result: Result, started: int | None = None) -> tuple[int, ...]:
        """Commit one finished result with its findings. Returns the findings' ids, stable for the life of the file."""
        r = result
        with self._db:
            row = self._db.execute(
                "INSERT INTO results (started, at, subject, variant, arch, evidence, engine, verdict, "
                '"case", reason, checks, schedules, controls_planted, controls_found, seed, witness, device, seconds, '
                "metrics) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    started, time.time(), r.subject, r.variant, r.arch, str(r.evidence), r.engine, str(r.verdict),
                    r.case, r.reason, _dump([[c.name, c.ran, c.outcome] for c in r.checks]), int(r.schedules),
                    int(r.controls_planted), int(r.controls_found), str(int(r.seed)), _witness_out(r.witness),
                    r.device, float(r.seconds), _dump(r.metrics),
                ),
            )  # fmt: skip
            ids = []
            for f in r.findings:
                cursor = self._db.execute(
                    "INSERT INTO findings (result, kind, data) VALUES (?, ?, ?)",
                    (row.lastrowid, str(f.kind), _dump(_fields(f, places=[_fields(p) for p in f.places]))),
                )
                assert cursor.lastrowid is not None
                ids.append(cursor.lastrowid)
        return tuple(ids)

    def add_text(
        self, digest: str, ptx: str, *, file: str = "kernel.ptx", sources: Mapping[str, str] | None = None
    ) -> None:
        """Keep a PTX text and its sources, once per digest."""
        with self._db:
            self._db.execute(
                "INSERT OR IGNORE INTO texts VALUES (?, ?, ?, ?)", (digest, file, ptx, _dump(dict(sources or {})))
            )

    def select(self, subject: str, variant: str, arch: str, digest: str) -> None:
        """Say which PTX text a kernel uses on an architecture: emulated evidence belongs to the text."""
        with self._db:
            self._db.execute("INSERT OR REPLACE INTO selected VALUES (?, ?, ?, ?)", (subject, variant, arch, digest))

    def note(self, **facts: Any) -> None:
        """Add or change facts of `meta`."""
        with self._db:
            self._db.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?)", [(k, _dump(v)) for k, v in facts.items()])

    def finish(self, status: str) -> None:
        """Say how the run ended: "complete", "interrupted" or "failed"."""
        self.note(status=status, finished=time.time())

    # ---- reading ----

    @property
    def meta(self) -> dict[str, Any]:
        """The facts about the run; `status` is "running" for one that was killed."""
        return {k: json.loads(v) for k, v in self._read("SELECT key, value FROM meta ORDER BY key")}

    def results(self) -> Iterator[Stored]:
        """All finished results, in the order they were appended."""
        found: dict[int, list[tuple[int, Finding]]] = {}
        for fid, result, data in self._read("SELECT id, result, data FROM findings ORDER BY id"):
            found.setdefault(result, []).append((fid, _finding_in(data)))
        columns = 'id, subject, variant, arch, evidence, engine, verdict, "case", reason, checks, schedules,' \
                  " controls_planted, controls_found, seed, witness, device, seconds, metrics"  # fmt: skip
        for row in self._read(f"SELECT {columns} FROM results ORDER BY id"):
            mine = found.get(row[0], [])
            yield Stored(row[0], _result_in(row, tuple(f for _, f in mine)), tuple(i for i, _ in mine))

    def read(self) -> list[Result]:
        """All finished results without their ids."""
        return [s.result for s in self.results()]

    def finding(self, number: int) -> tuple[Finding, Result]:
        """The finding of that id and the result it belongs to. Raises ResultsFileError."""
        for stored in self.results():
            if number in stored.finding_ids:
                return stored.result.findings[stored.finding_ids.index(number)], stored.result
        known = [i for s in self.results() for i in s.finding_ids]
        has = f"its findings are {known[0]} to {known[-1]}" if known else "it has no findings"
        raise ResultsFileError(f"{self.path} has no finding {number}: {has}", remedy="copy the command from the report")

    def unfinished(self) -> list[Started]:
        """Cases that were begun and never finished: the run was killed, or is still going."""
        return self._started("WHERE id NOT IN (SELECT started FROM results WHERE started IS NOT NULL)")

    def started(self, number: int) -> Started:
        """The begun case of that number. Raises ResultsFileError."""
        rows = self._started("WHERE id = ?", number)
        if not rows:
            raise ResultsFileError(f"{self.path} has no begun case {number}", remedy="copy the command from the report")
        return rows[0]

    def texts(self) -> dict[str, Text]:
        """PTX texts by digest."""
        rows = self._read("SELECT digest, file, ptx, sources FROM texts")
        return {d: Text(d, file, ptx, json.loads(sources)) for d, file, ptx, sources in rows}

    def selection(self) -> dict[tuple[str, str, str], str]:
        """Digest of the PTX text by (subject, variant, arch)."""
        return {(s, v, a): d for s, v, a, d in self._read("SELECT subject, variant, arch, digest FROM selected")}

    def _started(self, where: str, *args: Any) -> list[Started]:
        rows = self._read(
            f'SELECT id, at, subject, variant, arch, evidence, engine, "case", seed, witness FROM started {where}',
            *args,
        )
        return [
            Started(r[0], r[1], r[2], r[3], r[4], Evidence(r[5]), r[6], r[7], int(r[8]), _witness_in(r[9]))
            for r in rows
        ]

    def _read(self, sql: str, *args: Any) -> list[Any]:
        try:
            return self._db.execute(sql, args).fetchall()
        except sqlite3.DatabaseError as e:
            raise _damaged(self.path, str(e)) from e


def _open(path: Path) -> sqlite3.Connection:
    """A checked connection. Raises ResultsFileError, one message for each thing that can be wrong."""
    again = "run `assay run` again, or give the path of another results file"
    try:
        with open(path, "rb") as f:
            head = f.read(100)
            size = os.fstat(f.fileno()).st_size
    except FileNotFoundError:
        remedy = "`assay run` writes assay-out/results.sqlite"
        raise ResultsFileError(f"no results file at {path}", remedy=remedy) from None
    except OSError as e:
        raise ResultsFileError(f"cannot read {path}: {e.strerror}", remedy="give the path of a results file") from e
    if not head:
        raise ResultsFileError(f"{path} is empty: nothing was recorded in it", remedy=again)
    magic = b"SQLite format 3\0"
    if head[:16] != magic[: len(head[:16])]:
        raise ResultsFileError(f"{path} is not a results file of Assay", remedy="give the path of a results.sqlite")
    if len(head) < 100:
        raise ResultsFileError(f"{path} is cut off: {size} bytes, less than its header", remedy=again)
    if not path.with_name(path.name + "-journal").exists():  # with a journal SQLite itself restores the size
        page, pages = struct.unpack(">H", head[16:18])[0], struct.unpack(">I", head[28:32])[0]
        page = 65536 if page == 1 else page
        if size < page * pages:
            raise ResultsFileError(f"{path} is cut off: it holds {size} of {page * pages} bytes", remedy=again)
    db = None
    try:
        db = sqlite3.connect(path, timeout=30)
        application = db.execute("PRAGMA application_id").fetchone()[0]
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if application != APPLICATION:
            raise ResultsFileError(
                f"{path} is a database, but not a results file of Assay", remedy="give the path of a results.sqlite"
            )
        if version > SCHEMA:
            raise ResultsFileError(
                f"{path} was written by a newer Assay (format {version}; this one reads up to {SCHEMA})",
                remedy="pip install --upgrade assay",
            )
        verdict = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if verdict != "ok":
            raise _damaged(path, verdict)
        db.execute("PRAGMA synchronous=NORMAL")
    except (sqlite3.Error, ResultsFileError) as e:
        if db is not None:
            db.close()
        if isinstance(e, ResultsFileError):
            raise
        raise _damaged(path, str(e)) from e
    return db


def _damaged(path: Path, why: str) -> ResultsFileError:
    return ResultsFileError(
        f"{path} is damaged: {' '.join(why.split())}", remedy="copy it again from where it was written, or run again"
    )


def _plain(value: Any) -> Any:
    """What json cannot write, as what it can: NumPy scalars and arrays, tuples, sets, paths."""
    if isinstance(value, np.generic):
        return value.item()
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if isinstance(value, bytes):
        return value.hex()
    return str(value)


def _dump(value: Any) -> str:
    return json.dumps(value, default=_plain, ensure_ascii=False, separators=(",", ":"))


def _fields(item: Any, **replaced: Any) -> dict[str, Any]:
    """Field values of a dataclass, those that equal their default left out."""
    return {
        f.name: replaced.get(f.name, getattr(item, f.name))
        for f in fields(item)
        if f.name in replaced or getattr(item, f.name) != f.default
    }


def _witness_out(w: Witness | None) -> str | None:
    return None if w is None else _dump({f.name: getattr(w, f.name) for f in fields(w)})


def _witness_in(text: str | None) -> Witness | None:
    return None if text is None else Witness(**json.loads(text))


def _triple(value: list[int] | None) -> tuple[int, int, int] | None:
    return None if value is None else (value[0], value[1], value[2])


def _finding_in(text: str) -> Finding:
    data = json.loads(text)
    places = [
        Place(**{**p, "block": _triple(p.get("block")), "thread": _triple(p.get("thread"))}) for p in data["places"]
    ]
    return Finding(**{**data, "kind": Kind(data["kind"]), "places": tuple(places)})


def _result_in(row: Any, findings: tuple[Finding, ...]) -> Result:
    (_, subject, variant, arch, evidence, engine, verdict, case, reason, checks, schedules, planted, found, seed,
     witness, device, seconds, metrics) = row  # fmt: skip
    return Result(
        subject, variant, arch, Evidence(evidence), engine, Verdict(verdict), case, reason, findings,
        tuple(Check(*c) for c in json.loads(checks)), schedules, planted, found, int(seed), _witness_in(witness),
        device, seconds, json.loads(metrics),
    )  # fmt: skip
