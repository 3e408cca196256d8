# SPDX-License-Identifier: Apache-2.0
"""The fundamental types of PTX and their sizes (PTX ISA, "Types")."""

from __future__ import annotations

# Bytes in memory. A predicate has no memory form; 1 lets the arithmetic stay uniform.
SIZES: dict[str, int] = {
    "b8": 1, "u8": 1, "s8": 1,
    "b16": 2, "u16": 2, "s16": 2, "f16": 2, "bf16": 2,
    "b32": 4, "u32": 4, "s32": 4, "f32": 4, "f16x2": 4, "bf16x2": 4, "tf32": 4,
    "b64": 8, "u64": 8, "s64": 8, "f64": 8, "f32x2": 8,
    "b128": 16,
    "pred": 1,
}  # fmt: skip

# Handles: 64-bit values without a fundamental type (PTX ISA, "Texture Sampler and Surface Types").
OPAQUE: dict[str, int] = {"texref": 8, "samplerref": 8, "surfref": 8}

SPACES = frozenset({"reg", "sreg", "const", "global", "local", "param", "shared", "tex"})

VECTORS: dict[str, int] = {"v2": 2, "v4": 4, "v8": 8}


def size_of(type_: str) -> int | None:
    """Bytes of one element of `type_` ("f32", "texref"), or None for a name that is no type."""
    return SIZES.get(type_) or OPAQUE.get(type_)
