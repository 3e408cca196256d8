# SPDX-License-Identifier: Apache-2.0
"""The form of a driver function of the fake: a status first, then its values."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from cuda.bindings import driver as real

OK = real.CUresult.CUDA_SUCCESS


def call(function: Callable[..., Any]) -> Callable[..., tuple[Any, ...]]:
    """A driver function: returns its value, several in a tuple, or an error as a CUresult number."""

    @wraps(function)
    def entered(self: Any, *args: Any) -> tuple[Any, ...]:
        with self.lock:
            self.calls.append(function.__name__)
            self._pump()
            if self.sticky and function.__name__ != "cuCtxPopCurrent":
                return (real.CUresult(self.sticky), None)
        value = function(self, *args)
        with self.lock:
            self._pump()
        if isinstance(value, real.CUresult):
            return (value, None) if value != OK else (OK,)
        if value is None:
            return (OK,)
        return (OK, *value) if isinstance(value, tuple) else (OK, value)

    return entered


def error(code: int) -> Any:
    return real.CUresult(code)
