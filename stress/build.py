# SPDX-License-Identifier: Apache-2.0
"""Builder: writes a program op by op, and works out its sequential meaning beside it.

The oracle of a program is what its ops give one after another in the order of submission, each kernel replaced by the
NumPy reference of its contract. Contents are small integers and scalars are powers of two, so every sum is exact in
binary32 and the comparison needs no bound.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from harness.errors import OracleError
from harness.order import validate
from harness.program import Buffer, Copy, Launch, Op, Program, Record, Wait
from stress.kernels import Operand, bundled
from stress.scenario import Built

State: TypeAlias = dict[str, npt.NDArray[Any]]
Step: TypeAlias = Callable[[State], None]
_DTYPES: dict[str, npt.DTypeLike] = {"f32": np.float32, "f64": np.float64}
_EXACT_BELOW = 2**24  # every integer up to here is a binary32 number


class Builder:
    """Ops in submission order, on buffers of one element type; `n` elements a buffer unless said otherwise.

    The seed decides n (40 to 300, so that kernels have a ragged last block), the element type (f32 or f64) and all
    contents: a twin is built from the same draws as the good program as long as it declares the same buffers.
    """

    def __init__(self, scenario: str, fault: str, seed: int, arch: str, *, streams: int) -> None:
        self._rng = Random(f"scenario/{scenario}/{seed}")
        self.n = self._rng.randrange(40, 301)
        self.variant = self._rng.choice(("f32", "f64"))
        self._dtype = np.dtype(_DTYPES[self.variant])
        self._name = f"{scenario}/{fault}" if fault else scenario
        self._seed, self._arch, self._streams = seed, arch, streams
        self._buffers: dict[str, Buffer] = {}
        self._ops: list[Op] = []
        self._steps: list[Step] = []

    def integers(self, size: int | None = None) -> npt.NDArray[Any]:
        """Integers from 1 to 32: never zero, so that whatever is left out or counted twice shows in every element."""
        count = self.n if size is None else size
        return np.array([self._rng.randrange(1, 33) for _ in range(count)], self._dtype)

    def zeros(self, size: int | None = None) -> npt.NDArray[Any]:
        """Zeros."""
        return np.zeros(self.n if size is None else size, self._dtype)

    def buffer(
        self,
        name: str,
        init: npt.NDArray[Any],
        *,
        role: Literal["in", "out", "inout", "scratch"],
        kind: Literal["device", "host"] = "device",
    ) -> None:
        """Declare a buffer with its contents before the first op."""
        self._buffers[name] = Buffer(name, init.nbytes, kind, init, self.variant, init.shape, role)

    def copy(self, stream: int, src: str, dst: str, size: int | None = None, *, src_at: int = 0) -> None:
        """Copy `size` elements, from element src_at of src to the start of dst."""
        count = self.n if size is None else size
        width = self._dtype.itemsize
        self._ops.append(Copy(stream, dst, src, count * width, 0, src_at * width))

        def step(state: State) -> None:
            state[dst][:count] = state[src][src_at : src_at + count]

        self._steps.append(step)

    def axpy(self, stream: int, alpha: float, x: str, y: str, *, y_at: int = 0) -> None:
        """Launch blas/axpy: n elements of y, from y_at on, += alpha x."""
        self.launch(stream, "blas/axpy", {"n": self.n}, {"alpha": alpha}, {"x": Operand(x), "y": Operand(y, y_at)})

    def launch(
        self, stream: int, kernel: str, sizes: dict[str, int], scalars: dict[str, float], arrays: dict[str, Operand]
    ) -> None:
        """Launch a bundled kernel, its parameters by their names in the contract."""
        call = bundled(kernel, self.variant, self._arch)
        self._ops.append(call.launch(stream, sizes, scalars, arrays, self._buffers))

        def step(state: State) -> None:
            call.reference(sizes, scalars, arrays, state)

        self._steps.append(step)

    def record(self, stream: int, event: str) -> None:
        """Record an event on a stream."""
        self._ops.append(Record(stream, event))

    def wait(self, stream: int, event: str) -> None:
        """Make a stream wait for an event."""
        self._ops.append(Wait(stream, event))

    def build(self) -> Built:
        """The program and the expected contents of all its buffers, "in" ones included: they must not change.

        Raises OracleError when an intermediate value is no longer exact in the narrowest element type.
        """
        program = Program(self._name, tuple(self._buffers.values()), tuple(self._ops), self._streams)
        validate(program)
        expected = sequential_oracle(program, self._steps)
        kernels = sum(isinstance(op, Launch) for op in self._ops)
        case = f"n={self.n} streams={self._streams} kernels={kernels} dtype={self.variant}"
        return Built(program, expected, self._seed, self._arch, self.variant, case)


def sequential_oracle(program: Program, steps: list[Step]) -> State:
    """Contents of every buffer after the steps, one after another, from the initial contents.

    Raises OracleError when a value is no integer or too large for the sums to be exact.
    """
    state: State = {b.name: np.array(b.init, copy=True) for b in program.buffers}
    for step in steps:
        step(state)
        for name, array in state.items():
            if not (np.abs(array) < _EXACT_BELOW).all() or (array != np.rint(array)).any():
                raise OracleError(f"{program.name}: {name} leaves the integers that binary32 holds exactly")
    return state
