# SPDX-License-Identifier: Apache-2.0
"""Which types a special register can be moved into, and what it needs (PTX ISA, "Special Registers")."""

from __future__ import annotations

from harness.ptx.isa.needs import NONE, Need, need

_WORD = frozenset(["b32", "u32", "s32"])
_DOUBLE = frozenset(["b64", "u64", "s64"])
_SHORT = frozenset(["b16", "u16", "s16"])
# Vectors of three coordinates; those of a block came with 16 bits.
_COORDINATES = frozenset(["%tid", "%ntid", "%ctaid", "%nctaid"])
_CLUSTER = frozenset(["%clusterid", "%nclusterid", "%cluster_ctaid", "%cluster_nctaid"])
_LONG = frozenset(["%clock64", "%globaltimer", "%current_graph_exec"])

_NEEDS = {
    "%is_explicit_cluster": need("7.8 sm_90"), "%aggr_smem_size": need("8.1 sm_90"), "%nclusterid": need("7.8 sm_90"),
    "%clusterid": need("7.8 sm_90"), "%cluster_ctaid": need("7.8 sm_90"), "%cluster_nctaid": need("7.8 sm_90"),
    "%cluster_ctarank": need("7.8 sm_90"), "%cluster_nctarank": need("7.8 sm_90"),
    "%current_graph_exec": need("8.0 sm_50"), "%total_smem_size": need("4.1 sm_20"),
    "%dynamic_smem_size": need("4.1 sm_20"), "%clock_hi": need("5.0 sm_20"), "%clock64": need("2.0 sm_20"),
}  # fmt: skip
_RESERVED = need("7.6 sm_80")


def types_of(name: str, component: str) -> frozenset[str]:
    """The types that mov takes for a special register; "v4.u32" stands for a vector of four."""
    if name in _COORDINATES:
        return _WORD | _SHORT if component else frozenset({"b128", "v4"})
    if name in _CLUSTER:
        return _WORD if component else frozenset({"b128", "v4"})
    if name == "%gridid":
        return _WORD | _SHORT | _DOUBLE
    if name in _LONG or name.endswith("_64"):
        return _DOUBLE
    return frozenset({"pred"}) if name == "%is_explicit_cluster" else _WORD


def needs_of(name: str) -> Need:
    """What a special register needs."""
    return _RESERVED if name.startswith("%reserved_smem_offset_") else _NEEDS.get(name, NONE)
