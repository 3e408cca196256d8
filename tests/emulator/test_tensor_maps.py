# SPDX-License-Identifier: Apache-2.0
"""Tiled tensor copies against NumPy: every rank and swizzle, edges, reductions; what orders them, and their faults."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from harness.emulator.engine import EmulatorEngine
from harness.engine import Outcome
from harness.errors import LaunchRefused, UsageError
from harness.findings import Kind, Verdict
from harness.order import validate
from harness.program import Launch, TensorMap
from harness.schedule import Schedule
from harness.tensormap import BYTES, ELEMENTS, box_bytes, check, encode
from tests.emulator.tensor_lab import CASES, DTYPES, REDUCTIONS, data, loads, places, program, stores


def execute(case: Any, seed: int = 1, *, race: bool = True) -> Outcome:
    policy = ("random", "random", "round-robin", "sequential")[seed % 4]
    run = EmulatorEngine(race=race).execute(case, Schedule(seed=seed, threads=policy))
    assert run.status is Verdict.PASS, run.reason
    return run


def empty(map_: TensorMap) -> Any:
    return np.zeros(box_bytes(map_) // ELEMENTS[map_.dtype][0], DTYPES[map_.dtype])


@pytest.mark.parametrize("race", [True, False])
@pytest.mark.parametrize(("map_", "at"), CASES)
def test_loads(map_: TensorMap, at: tuple[int, ...], race: bool) -> None:
    tensor = data(map_)
    run = execute(program(loads(map_, at), map_, tensor, empty(map_)), race=race)
    assert not run.findings
    wanted = empty(map_)
    for element, source in places(map_, at):
        wanted[element] = 0 if source is None else tensor[source]
    assert run.buffers["io"].view(wanted.dtype).tolist() == wanted.tolist()


@pytest.mark.parametrize("race", [True, False])
@pytest.mark.parametrize(("map_", "at"), CASES)
def test_stores(map_: TensorMap, at: tuple[int, ...], race: bool) -> None:
    tensor, box = data(map_), np.arange(empty(map_).size).astype(DTYPES[map_.dtype])
    run = execute(program(stores(map_, at), map_, tensor, box), race=race)
    assert not run.findings
    for element, target in places(map_, at, stored=True):
        if target is not None:
            tensor[target] = box[element]
    assert run.buffers["t"].view(tensor.dtype).tolist() == tensor.tolist()


@pytest.mark.parametrize(("dtype", "how"), REDUCTIONS)
def test_reductions(dtype: str, how: str) -> None:
    size = ELEMENTS[dtype][0]
    map_, at = TensorMap("t", dtype, (40, 12), (320,), (64 // size, 8)), (32, 2)
    tensor, box = data(map_), np.arange(empty(map_).size).astype(DTYPES[dtype])
    run = execute(program(stores(map_, at, how), map_, tensor, box))
    assert not run.findings
    rules: dict[str, Any] = {
        "add": lambda a, b: a + b, "min": min, "max": max, "and": lambda a, b: a & b, "or": lambda a, b: a | b,
        "xor": lambda a, b: a ^ b, "inc": lambda a, b: 0 if a >= b else a + 1,
        "dec": lambda a, b: b if a == 0 or a > b else a - 1,
    }  # fmt: skip
    for element, target in places(map_, at, stored=True):
        if target is not None:
            tensor[target] = rules[how](tensor[target], box[element])
    assert run.buffers["t"].view(tensor.dtype).tolist() == tensor.tolist()


MAP, AT = CASES[3]


def always(ptx: str, kind: Kind, text: str, map_: TensorMap = MAP) -> None:
    for seed in range(20):
        run = execute(program(ptx, map_, data(MAP), empty(MAP)), seed)
        said = [f"{f.message}; {f.missing}" for f in run.findings if f.kind is kind]
        assert any(text in line for line in said), (seed, run.findings)


def never(ptx: str) -> None:
    for seed in range(20):
        run = execute(program(ptx, MAP, data(MAP), empty(MAP)), seed)
        assert not run.findings, (seed, run.findings)


def test_edges_of_order() -> None:
    load, store = loads(MAP, AT), stores(MAP, AT)
    never(load)
    never(store)
    always(load.replace("@!%p1 bra WAIT;\n", ""), Kind.RACE, "asynchronous copy")
    always(store.replace("fence.proxy.async.shared::cta;\n", ""), Kind.RACE, "no fence.proxy.async lies between")
    always(store.replace("cp.async.bulk.wait_group 0;\n", ""), Kind.USE_AFTER_FREE, "the block ends while")
    over = store.replace("cp.async.bulk.wait_group 0;\n", "st.shared.b32 [box], 1;\ncp.async.bulk.wait_group 0;\n")
    always(over, Kind.RACE, "asynchronous copy")


def test_bytes_of_a_whole_box_are_counted() -> None:
    beyond = (32, 18)  # most of it lies outside
    never(loads(MAP, beyond))
    always(loads(MAP, beyond).replace("[bar], 256;", "[bar], 272;"), Kind.DEADLOCK, "16 bytes are outstanding")


def test_what_is_no_map_or_another_map() -> None:
    flat = TensorMap("t", "f16", (400,), (), (16,))
    always(loads(MAP, AT), Kind.CONTRACT_BREACH, "another number of dimensions", flat)
    other = loads(MAP, AT).replace("cvta.param.u64 %rd1, %rd0;\n", "").replace("[%rd1, {8", "[%rd2, {8")
    always(other, Kind.CONTRACT_BREACH, "no tensor map")
    always(loads(MAP, (3, 4)), Kind.CONTRACT_BREACH, "not at a multiple of 16 bytes")
    bytes_ = replace(CASES[2][0], box=(16,))
    always(stores(bytes_, (0,), "add"), Kind.CONTRACT_BREACH, "cannot be reduced", bytes_)


def test_alignment_of_the_box() -> None:
    always(loads(MAP, AT).replace("[box], [", "[box+16], ["), Kind.MISALIGNED, "")


def test_a_tensor_beyond_its_buffer() -> None:
    always(loads(MAP, (8, 13)), Kind.OUT_OF_BOUNDS, "", replace(MAP, shape=(40, 30)))


@pytest.mark.parametrize(
    "change",
    [
        {"shape": (40, 20, 3)}, {"strides": (100,)}, {"box": (12, 8)}, {"box": (16, 257)}, {"steps": (1, 9)},
        {"swizzle": 16}, {"swizzle": 32, "box": (32, 8)}, {"dtype": "f8"}, {"offset": 8}, {"shape": (0, 20)},
    ],
)  # fmt: skip
def test_maps_that_no_driver_makes(change: dict[str, Any]) -> None:
    check(MAP)
    with pytest.raises(LaunchRefused):
        check(replace(MAP, **change))


def test_the_encoding_is_128_bytes_of_one_buffer() -> None:
    assert len(encode(MAP, 1 << 40)) == BYTES
    case = program(loads(MAP, AT), MAP, data(MAP), empty(MAP))
    launch = case.ops[0]
    assert isinstance(launch, Launch)
    elsewhere = replace(launch, args=(replace(MAP, buffer="nowhere"), launch.args[1]))
    with pytest.raises(UsageError):
        validate(replace(case, ops=(elsewhere,)))
