# SPDX-License-Identifier: Apache-2.0
"""SARIF 2.1.0 for code scanning: a rule per kind of finding, ids and fingerprints that stay the same over runs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any
from urllib.parse import quote

from harness.findings import Finding, Kind, Place
from harness.version import __version__
from reports.model import Shown

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"

_RULES: dict[Kind, str] = {
    Kind.MISMATCH: "A result differs from the oracle by more than its bound.",
    Kind.UNWRITTEN: "Elements that must be written were not.",
    Kind.OUT_OF_PLACE: "Bytes outside the outputs were written.",
    Kind.INPUT_CHANGED: "A read-only input was changed.",
    Kind.RACE: "Two accesses to the same bytes, one of them a write, that nothing orders.",
    Kind.OUT_OF_BOUNDS: "An access outside every allocation.",
    Kind.MISALIGNED: "An access that is not aligned to its size.",
    Kind.UNINITIALISED: "A read of memory that nothing wrote.",
    Kind.USE_AFTER_FREE: "An access to memory that was freed.",
    Kind.BARRIER_DIVERGENCE: "Threads of one block do not meet at the same barrier.",
    Kind.DEADLOCK: "No thread can go on.",
    Kind.TRAP: "A thread executed trap.",
    Kind.NONDETERMINISTIC: "Runs that must agree give different bits.",
    Kind.CONTRACT_BREACH: "The kernel does not keep its contract.",
    Kind.LIFETIME: "A resource was used after its end or before its beginning.",
    Kind.SWALLOWED_ERROR: "An error was not reported where it happened.",
    Kind.OVER_SYNCHRONISED: "An operation waits for one that it does not depend on.",
    Kind.STATIC: "A fault visible in the PTX without running it.",
    Kind.ASSEMBLY: "NVIDIA's assembler refuses the PTX.",
}


def rule_id(kind: Kind) -> str:
    """ "out-of-place write" as "assay/out-of-place-write"."""
    return "assay/" + str(kind).replace(" ", "-")


def rule_of(s: Shown) -> str:
    """The rule of a finding: its kind's, and below it that of the static check that made it, where one did."""
    rule = s.finding.detail.get("rule")
    return rule_id(s.finding.kind) + (f"/{rule}" if rule else "")


def sarif(findings: Iterable[Shown]) -> dict[str, Any]:
    """The log, as what json.dumps takes. Findings with the same fingerprint and place are given once."""
    findings = list(findings)
    rules = {rule_id(k): _rule(rule_id(k), str(k), text, "error") for k, text in _RULES.items()}
    for s in findings:
        if rule_of(s) not in rules:
            rules[rule_of(s)] = _static_rule(rule_of(s), str(s.finding.detail["rule"]), s.finding)
    ids = list(rules)
    results: dict[str, dict[str, Any]] = {}
    for s in findings:
        spots = [_spot(p, s.paths) for p in s.finding.places if p.file]
        column = s.finding.detail.get("column")
        if spots and column and "region" in spots[0]["physicalLocation"]:
            spots[0]["physicalLocation"]["region"]["startColumn"] = column
        key = s.fingerprint + json.dumps(spots)
        if key in results:
            continue
        results[key] = {
            "ruleId": rule_of(s),
            "ruleIndex": ids.index(rule_of(s)),
            "level": "warning" if s.finding.detail.get("severity") == "warning" else "error",
            "message": {"text": s.text},
            "locations": spots[:1],
            "relatedLocations": [{"id": i, **spot} for i, spot in enumerate(spots[1:] + _sources(s), 1)],
            "partialFingerprints": {"assay/v1": s.fingerprint},
            "properties": {
                "subject": s.result.subject,
                "variant": s.result.variant,
                "arch": s.result.arch,
                "evidence": str(s.result.evidence),
                **({"replay": s.replay} if s.replay else {}),
            },
        }
    driver = {
        "name": "assay",
        "version": __version__,
        "semanticVersion": __version__,
        "rules": list(rules.values()),
    }
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": list(results.values())}
    return {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(id_: str, name: str, text: str, level: str) -> dict[str, Any]:
    return {
        "id": id_,
        "name": _pascal(name),
        "shortDescription": {"text": text},
        "defaultConfiguration": {"level": level},
    }


def _static_rule(id_: str, name: str, f: Finding) -> dict[str, Any]:
    """What a static rule looks for, as it says itself."""
    from harness.ptx.checks import OTHER_RULES, RULES

    title = RULES[name].title if name in RULES else OTHER_RULES.get(name, _RULES[f.kind])
    level = "warning" if f.detail.get("severity") == "warning" else "error"
    return _rule(id_, name, title[:1].upper() + title[1:] + ".", level)


def sarif_json(findings: Iterable[Shown]) -> str:
    """The log as text."""
    return json.dumps(sarif(findings), indent=1, ensure_ascii=False) + "\n"


def _spot(p: Place, paths: dict[str, str]) -> dict[str, Any]:
    return _location(paths.get(p.file, p.file), p.ptx_line, f"{p.role}: {p.instruction}".strip(": "))


def _sources(s: Shown) -> list[dict[str, Any]]:
    return [
        _location(p.source_file, p.source_line, f"{p.role}, in the source")
        for p in s.finding.places
        if p.source_file and p.source_line
    ]


def _location(file: str, line: int | None, message: str) -> dict[str, Any]:
    where: dict[str, Any] = {"artifactLocation": {"uri": quote(file.replace("\\", "/"), safe="/+@~")}}
    if line:
        where["region"] = {"startLine": line}
    return {"physicalLocation": where, "message": {"text": message or file}}


def _pascal(text: str) -> str:
    return "".join(w.capitalize() for w in text.replace("-", " ").split())
