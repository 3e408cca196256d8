# SPDX-License-Identifier: Apache-2.0
"""What contracts of several families share: bounds of scaled products, outputs that may not be read."""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.bounds import gamma, magnitudes, within_range
from harness.dtypes import DType


def scaled(dtype: DType, roundings: Any, alpha: float, product: Any, beta: float, old: Any) -> Any:
    """gamma_roundings (|alpha| product + |beta| |old|), unless that or the product before it is scaled may overflow."""
    size = abs(alpha) * product + (abs(beta) * magnitudes(old) if beta else 0)
    bound = gamma(roundings, dtype.unit) * size + roundings * dtype.smallest
    return within_range(bound, np.maximum(size, product), dtype)


def unread(name: str, *shape: int) -> dict[str, Any]:
    """For an even first dimension: beta = 0 and an output that holds NaN, which may not be read."""
    return {} if shape[0] % 2 else {"beta": 0.0, name: np.full(shape, np.nan)}
