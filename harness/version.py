# SPDX-License-Identifier: Apache-2.0
"""The version of Assay; it is part of every replay token."""

__version__ = "0.1.0"
