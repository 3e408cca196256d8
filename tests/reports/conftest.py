# SPDX-License-Identifier: Apache-2.0
"""The synthetic results file, loaded."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from reports.model import Report, load

_spec = importlib.util.spec_from_file_location("synthetic", Path(__file__).with_name("synthetic.py"))
assert _spec is not None
assert _spec.loader is not None
_module = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_module)


@pytest.fixture(scope="session")
def made():
    """The module that makes synthetic results."""
    return _module


@pytest.fixture
def report(tmp_path: Path) -> Report:
    return load([_module.write(tmp_path / "results.sqlite")])
