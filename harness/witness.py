# SPDX-License-Identifier: Apache-2.0
"""The replay token: one line that names a kernel, a case, a schedule, an engine, and the PTX they were run on."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from harness.errors import UsageError
from harness.findings import Witness
from harness.version import __version__

_FORM = re.compile(
    r"assay1 kernel=(?P<subject>[^ ,]+),(?P<variant>[^ ]*) case=(?P<index>\d+) seed=(?P<seed>\d+) "
    r"schedule=(?P<schedule>[^ ]+) engine=(?P<engine>[a-z]+) arch=(?P<arch>[a-z0-9_]+) "
    r"ptx=(?P<digest>[0-9a-f]{12}) v=(?P<version>[^ ]+)\Z"
)


def digest(ptx: str) -> str:
    """SHA-256 of a PTX text, hex."""
    return hashlib.sha256(ptx.encode("utf-8", "surrogateescape")).hexdigest()


def witness(
    subject: str, variant: str, index: int, sizes: dict[str, Any], seed: int, schedule: str, engine: str, arch: str,
    ptx_digest: str,
) -> Witness:  # fmt: skip
    """A witness with its token. index: of the case in its plan; ptx_digest: as `digest` gives it."""
    token = (
        f"assay1 kernel={subject},{variant} case={index} seed={seed} schedule={schedule} engine={engine} arch={arch} "
        f"ptx={ptx_digest[:12]} v={__version__}"
    )
    return Witness(subject, ptx_digest, dict(sizes), seed, schedule, engine, __version__, token)


def parse_token(token: str) -> dict[str, str]:
    """The fields of a token. Raises UsageError."""
    m = _FORM.match(token.strip())
    if m is None:
        raise UsageError(f"not a replay token: {token!r}", remedy="copy the whole line from the report")
    return m.groupdict()
