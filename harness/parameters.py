# SPDX-License-Identifier: Apache-2.0
"""A contract's parameters held against those of the PTX entry: count, width and class."""

from __future__ import annotations

from harness.contract import Kernel, Param
from harness.errors import ContractError, UnsupportedPtx
from harness.ptx.abi import param_layout
from harness.ptx.module import Function, Variable


def check_contract(contract: Kernel, function: Function) -> None:
    """Hold a contract against the entry's `.param` list. Raises ContractError naming the first that differs."""
    try:
        slots = param_layout(function).slots
    except UnsupportedPtx as why:
        raise ContractError(f"{contract.name}: {why}") from why
    where = f"{contract.name} and {function.name}"
    if len(slots) != len(contract.params):
        raise ContractError(
            f"{where}: the contract has {len(contract.params)} parameters, the PTX {len(slots)}",
            remedy="declare them in the order of the .param list",
        )
    for i, (param, slot) in enumerate(zip(contract.params, slots, strict=True)):
        widths = (8,) if param.kind == "array" else (param.dtype.size,) if param.dtype else (4, 8)
        if slot.size not in widths:
            wanted = " or ".join(map(str, widths))
            raise ContractError(
                f"{where}: parameter {i} ({param.name}) is {wanted} bytes in the contract, {slot.size} in the PTX",
                remedy=f".param {function.params[i].name}: check order and type",
            )
        _same_class(where, i, param, function.params[i])


def _same_class(where: str, i: int, param: Param, slot: Variable) -> None:
    """A float where the PTX has an integer, or the reverse, is the argument of another place. Untyped bits fit all."""
    is_float = param.kind == "scalar" and param.dtype is not None and param.dtype.kind == "float"
    written = "" if slot.has_dims else slot.type[:1]
    if (is_float and written in ("u", "s")) or (not is_float and written == "f"):
        wanted = param.kind if param.kind != "scalar" else str(param.dtype)
        raise ContractError(
            f"{where}: parameter {i} ({param.name}) is {wanted} in the contract, .{slot.type} in the PTX",
            remedy=f".param {slot.name}: check order and type",
        )
    if slot.is_ptr and param.kind != "array":
        raise ContractError(
            f"{where}: parameter {i} ({param.name}) is a {param.kind} in the contract, a pointer in the PTX",
            remedy=f".param {slot.name}: check order and type",
        )
