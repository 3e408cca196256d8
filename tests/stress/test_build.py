# SPDX-License-Identifier: Apache-2.0
"""The builder's oracle is the sequential meaning, worked out here a second time by hand, and refuses inexact values."""

from __future__ import annotations

import numpy as np
import pytest

from harness.errors import OracleError, UsageError
from harness.program import Buffer, Launch, Program
from stress.build import Builder, sequential_oracle
from stress.kernels import Operand


def test_expected_contents_follow_the_order_of_submission() -> None:
    b = Builder("test", "", 11, "sm_90", streams=2)
    n = b.n
    x, y = b.integers(2 * n), b.integers(3 * n)
    b.buffer("x", x, role="in", kind="host")
    b.buffer("a", b.zeros(), role="inout")
    b.buffer("y", y, role="inout")
    b.copy(0, "x", "a", n, src_at=n)
    b.axpy(0, 2, "a", "y", y_at=n)
    b.axpy(1, -4, "a", "y", y_at=2 * n)
    built = b.build()
    expected = y.copy()
    expected[n : 2 * n] += 2 * x[n:]
    expected[2 * n :] -= 4 * x[n:]
    assert np.array_equal(built.expected["y"], expected)
    assert np.array_equal(built.expected["x"], x), "inputs are checked too: they must not change"
    assert built.expected["y"].dtype == {"f32": np.float32, "f64": np.float64}[built.variant]


def test_a_launch_carries_the_bytes_its_contract_allows() -> None:
    b = Builder("test", "", 3, "sm_90", streams=1)
    n, width = b.n, np.dtype({"f32": np.float32, "f64": np.float64}[b.variant]).itemsize
    b.buffer("x", b.integers(), role="in")
    b.buffer("y", b.integers(3 * n), role="inout")
    b.axpy(0, 2, "x", "y", y_at=n)
    (op,) = b.build().program.ops
    assert isinstance(op, Launch)
    assert op.declared is not None
    reads, writes = op.declared
    assert set(reads) == {("x", 0, n * width), ("y", n * width, 2 * n * width)}
    assert writes == (("y", n * width, 2 * n * width),)


def test_a_launch_outside_its_buffer_is_refused() -> None:
    b = Builder("test", "", 3, "sm_90", streams=1)
    b.buffer("x", b.integers(), role="in")
    b.buffer("y", b.integers(), role="inout")
    with pytest.raises(UsageError):
        b.launch(0, "blas/axpy", {"n": b.n}, {"alpha": 1.0}, {"x": Operand("x"), "y": Operand("y", 1)})


def test_the_oracle_refuses_values_whose_sums_could_round() -> None:
    program = Program("p", (Buffer("a", 8, init=np.array([3.0, 5.0], np.float32)),), ())

    def halve(state: dict[str, np.ndarray]) -> None:
        state["a"] /= 2

    def grow(state: dict[str, np.ndarray]) -> None:
        state["a"] *= 2.0**23

    for step in (halve, grow):
        with pytest.raises(OracleError):
            sequential_oracle(program, [step])
    assert sequential_oracle(program, [])["a"].tolist() == [3.0, 5.0]
