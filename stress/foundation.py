# SPDX-License-Identifier: Apache-2.0
"""The foundation suite: what everything on a GPU stands on, check by check.

A check takes a `Kit`, the objects of the CUDA engine, and says what it saw. A planted fault is a kit with one thing
left out; its check must find it. Both run in a process that can be thrown away.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, TypeAlias

from harness.errors import AssayError
from harness.findings import Finding, Kind, Place

FAMILY = "driver/"


class Kit(SimpleNamespace):
    """The engine's objects by name: Context, Stream, Event, Module, DeviceMemory, Pinned, launch, copy, ….

    index: the device; a check reaches the engine through its kit alone, so that a fault can be planted in it.
    """

    def but(self, **changed: Any) -> Kit:
        """The same kit with some objects exchanged."""
        return Kit(**{**vars(self), **changed})


def standard(index: int = 0) -> Kit:
    """The engine's own objects."""
    from harness.cuda import (
        attributes,
        capture,
        context,
        driver,
        event,
        gate,
        graph,
        host,
        journal,
        module,
        pool,
        stream,
        work,
    )
    from harness.cuda.allocation import DeviceMemory

    return Kit(
        index=index, Context=context.Context, Stream=stream.Stream, DefaultStream=stream.DefaultStream,
        Event=event.Event, Module=module.JitModule, DeviceMemory=DeviceMemory, Pinned=host.Pinned,
        Managed=host.Managed, Registered=host.Registered, Pool=pool.Pool, Gate=gate.Gate, Journal=journal.Journal,
        launch=work.launch, copy=work.copy, fill=work.fill, upload=work.upload, download=work.download,
        check=driver.check, api=driver.api, Graph=graph.Graph, capture=capture.capture, parameters=graph.parameters,
        chained=graph.chained, residency=attributes.residency, resident=attributes.resident,
        priorities=attributes.priorities, shared_limit=attributes.shared_limit, engine="cuda",
    )  # fmt: skip


@dataclass(slots=True)
class Seen:
    """What a check saw: how many claims it made, and a finding for each that does not hold."""

    claims: int = 0
    findings: list[Finding] = field(default_factory=list)

    def that(self, holds: object, message: str, kind: Kind = Kind.LIFETIME, **more: Any) -> bool:
        """Claim something; message: what is wrong when it does not hold. Returns whether it does."""
        self.claims += 1
        if not holds and not any(f.message == message for f in self.findings):
            self.findings.append(Finding(kind, message, places=(Place("call", instruction=message),), **more))
        return bool(holds)

    @contextmanager
    def raises(self, kind: type[Exception], message: str, found: Kind = Kind.SWALLOWED_ERROR) -> Iterator[list[Any]]:
        """Claim that the block raises; yields a list that gets the exception."""
        caught: list[Any] = []
        try:
            yield caught
        except kind as e:
            caught.append(e)
        self.that(caught, message, found)


Body: TypeAlias = Callable[[Kit, Seen], None]


@dataclass(frozen=True, slots=True)
class Fault:
    """A planted fault. removed: what its kit lacks, a phrase; plant: the kit with it; row: the kind of fault."""

    name: str
    removed: str
    plant: Callable[[Kit], Kit]
    row: str = ""


@dataclass(frozen=True, slots=True)
class FoundationCheck:
    """One check. doc: one sentence, what holds; faults: what it must find; devices: how many it needs.

    ends: it loses its context, so nothing else can run in its process.
    """

    name: str
    doc: str
    body: Body
    faults: tuple[Fault, ...]
    devices: int = 1
    ends: bool = False

    @property
    def subject(self) -> str:
        """As results name it."""
        return FAMILY + self.name


CHECKS: dict[str, FoundationCheck] = {}


def foundation(
    name: str, doc: str, *faults: Fault, devices: int = 1, ends: bool = False
) -> Callable[[Body], Body]:  # fmt: skip
    """Enter a check into the suite."""

    def enter(body: Body) -> Body:
        assert name not in CHECKS, name
        CHECKS[name] = FoundationCheck(name, doc, body, faults, devices, ends)
        return body

    return enter


@dataclass(frozen=True, slots=True)
class Said:
    """What one run of a check gave: findings, how many claims it made, seconds; missing: why it could not run."""

    findings: tuple[Finding, ...] = ()
    claims: int = 0
    seconds: float = 0.0
    missing: str = ""


def observe(check: FoundationCheck, kit: Kit) -> Said:
    """Run a check on a kit, in this process. An error that Assay raises is a finding; any other is raised."""
    began = time.perf_counter()
    seen = Seen()
    try:
        check.body(kit, seen)
    except NotHere as why:
        return Said(missing=str(why), seconds=time.perf_counter() - began)
    except AssayError as e:
        seen.that(False, f"{type(e).__name__}: {e}", Kind.LIFETIME)
    return Said(tuple(seen.findings), seen.claims, time.perf_counter() - began)


class NotHere(Exception):
    """This device has not what a check needs."""


def suite() -> dict[str, FoundationCheck]:
    """All checks by name, their modules loaded."""
    from stress import attributes, currency, failures, graphs, lifetimes, transfers, waits  # noqa: F401

    return CHECKS


def planted(check: FoundationCheck, name: str, kit: Kit) -> Kit:
    """The kit with the fault of that name, or as it is for ""."""
    return next(f.plant(kit) for f in check.faults if f.name == name) if name else kit


class Bench:
    """What a child process holds: it runs one check, good or with a fault, and says what was seen."""

    name, evidence = "driver", "silicon"

    def __init__(self, index: int = 0) -> None:
        from harness.cuda.driver import api, check

        # Held for the life of the process: making a context can take a second, and most checks need just one.
        check(
            api().cuDevicePrimaryCtxRetain(check(api().cuDeviceGet(index), "cuDeviceGet")), "cuDevicePrimaryCtxRetain"
        )
        self._kit = standard(index)
        self.lost = ""

    @property
    def device(self) -> str:
        """Its name."""
        from harness.cuda.probe import probe

        report = probe()
        mine = next((d for d in report.devices if d.index == self._kit.index), None)
        return f"{mine.name}, {mine.arch}, driver {report.driver}" if mine else ""

    def observe(self, check: str, fault: str = "", times: int = 1) -> list[Said]:
        """Run it so many times. A check that ends its context ends this process after its answer."""
        from harness.cuda.context import live_contexts

        found = suite()[check]
        kit = planted(found, fault, self._kit)
        answers = [observe(found, kit) for _ in range(1 if found.ends else times)]
        left = live_contexts()
        # A planted fault may leave anything behind; nothing of it may reach the next check.
        self.lost = "the check is over" if found.ends or left or kit.Context is not self._kit.Context else ""
        if left and not fault and not found.ends:
            leak = Finding(Kind.LIFETIME, f"{check} left {len(left)} contexts open")
            answers[-1] = replace(answers[-1], findings=(*answers[-1].findings, leak))
        return answers
