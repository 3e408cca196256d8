# SPDX-License-Identifier: Apache-2.0
"""Every exception Assay raises on purpose. One subclass for each decision a caller can take."""

from __future__ import annotations


class AssayError(Exception):
    """Root of all errors that Assay raises.

    Attributes:
        remedy: what the user can do about it, one sentence; empty when nothing helps.
        exit_code: the process exit code the command line uses for it.
    """

    exit_code = 3

    def __init__(self, message: str, *, remedy: str = "") -> None:
        super().__init__(message)
        self.remedy = remedy


class UsageError(AssayError):
    """The request itself is wrong: a missing file, an unknown architecture, a bad flag."""

    exit_code = 2


class UnsupportedPtx(AssayError):
    """PTX that this version does not read or execute: says what, and at which line.

    Attributes:
        line: 1-based line in the PTX text, or None; column: 1-based column.
        what: the instruction, directive or feature, as written.
    """

    def __init__(
        self, message: str, *, line: int | None = None, column: int = 1, what: str = "", remedy: str = ""
    ) -> None:
        super().__init__(message, remedy=remedy)
        self.line = line
        self.column = column
        self.what = what


class PtxSyntaxError(UsageError):
    """Text that is not PTX.

    Attributes:
        line: 1-based line of the first thing that could not be read.
        column: 1-based column.
        rule: the rule it breaks, as a static check calls it: "syntax", or where the words are PTX and the meaning is
            not, "declaration", "initialiser", "directive", "version".
    """

    def __init__(self, message: str, *, line: int, column: int = 1, remedy: str = "", rule: str = "syntax") -> None:
        super().__init__(message, remedy=remedy)
        self.line = line
        self.column = column
        self.rule = rule


class ContractError(UsageError):
    """A contract that does not fit its PTX, or is malformed."""


class LaunchRefused(AssayError):
    """A launch that must not reach a device. Subclasses name the reason; see `harness.contract`.

    Attributes:
        required: what the kernel or the device needs, as text.
        actual: what the launch asked for, as text.
    """

    exit_code = 2

    def __init__(self, message: str, *, required: str = "", actual: str = "", remedy: str = "") -> None:
        super().__init__(message, remedy=remedy)
        self.required = required
        self.actual = actual


class NotResident(LaunchRefused):
    """A cooperative grid that the device cannot hold at once."""


class DeviceUnavailable(AssayError):
    """No usable GPU: says which part is missing (driver, device, architecture) and the remedy."""


class ContextLost(AssayError):
    """A sticky error: the process that met it can make no further driver call."""


class OracleError(AssayError):
    """The reference itself raised or returned the wrong shape."""


class ResultsFileError(UsageError):
    """A results file that cannot be read: corrupt, cut off, or of a newer version."""
