# SPDX-License-Identifier: Apache-2.0
"""The confusion table counts every case once and names each that is not right."""

from __future__ import annotations

from harness.app.corpus import table


def test_table() -> None:
    rows = [
        {"id": "a", "expect": "race", "found": "race", "ok": True},
        {"id": "b", "expect": "race", "found": "race-free", "ok": False},
        {"id": "c", "expect": "race-free", "found": "race-free", "ok": True},
        {"id": "d", "expect": "oob", "found": "unsupported", "ok": False},
    ]
    lines = [" ".join(line.split()) for line in table(rows)]
    assert lines == [
        "expected, found race race-free unsupported",
        "oob . . 1",
        "race 1 1 .",
        "race-free . 1 .",
        "2 of 4 right",
        "b: expected race, found race-free",
        "d: expected oob, found unsupported",
    ]
