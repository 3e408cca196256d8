# SPDX-License-Identifier: Apache-2.0
"""What a row of the tables is: an instruction's name, its modifiers in order, its operands, and what it needs.

A row is written as the PTX ISA manual writes its syntax, in two strings:

    form("add", "rnd? ftz? sat? f32", "=f32 f32 f32", rnd="rn rz rm rp")

The first names the modifiers in order; `?` marks one that may be left out, and a name that is a keyword (or one of
`SETS`) stands for one of several. The second gives the operands, `;` between alternatives: see `operands.kind`.
"8.0 sm_80" after `@` behind a choice, or in `needs`, is the least `.version` and `.target`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from harness.ptx.isa.needs import NONE, Need, need
from harness.ptx.isa.operands import Kind, kinds
from harness.ptx.types import SIZES

# Sets of modifiers that many instructions share.
SETS = {
    "rnd": "rn rz rm rp",
    "scope": "cta cluster@7.8,sm_90 gpu sys",
    "bool": "and or xor",
    "weak": "weak@6.0,sm_70",
}

# Element types that only instructions have.
INSTRUCTION_TYPES = frozenset(
    {
        "b1", "b1024", "b4x16", "b4x16_p64", "b6x16_p32", "b6p2x16", "b8x16", "bf16x2", "e2m1", "e2m1x2", "e2m1x4",
        "e2m3", "e2m3x2", "e2m3x4", "e3m2", "e3m2x2", "e3m2x4", "e4m3", "e4m3x2", "e4m3x4", "e5m2", "e5m2x2", "e5m2x4",
        "s2", "s2f6x2", "s4", "u2", "u4", "u16x2", "s16x2", "u8x4", "s8x4", "f32x2", "tf32", "ue8m0", "ue8m0x2",
        "ue4m3",
        "ue4m3x2", "f64x2",
    }
)  # fmt: skip
TYPES = INSTRUCTION_TYPES | SIZES.keys()
_SPACES = ("global", "shared", "local", "const", "param", "tensor")


def ordered_class(modifier: str) -> str:
    """Modifiers of one class keep their order among each other ("T" types, "S" spaces); all others ("") are free."""
    if modifier in TYPES:
        return "T"
    if modifier.partition("::")[0] in _SPACES:
        return "S"
    return "L" if modifier in ("row", "col") else ""


@dataclass(frozen=True, slots=True)
class Slot:
    """One place for a modifier. name: what bindings call it; choices: what may stand there, and what each needs."""

    name: str
    choices: dict[str, Need]
    optional: bool
    order: str


@dataclass(frozen=True)
class Form:
    """A row. head: modifiers that belong to the name and come first ("wide" of mul.wide).

    Attributes:
        until: (version, target) from which on the form is gone, both met; None for ever.
        section: the manual's. bits: the most that a vector (slot V of type T) may have; 0 for no limit.
    """

    opcode: str
    head: tuple[str, ...]
    slots: tuple[Slot, ...]
    operands: tuple[tuple[Kind, ...], ...]
    needs: Need
    until: Need | None
    section: str
    bits: int = 0

    @cached_property
    def name(self) -> str:
        """ "mul.wide"."""
        return ".".join((self.opcode, *self.head))

    @cached_property
    def syntax(self) -> str:
        """As the manual would write it: "add{.rnd}{.ftz}{.sat}.f32"."""
        return self.name + "".join(f"{{{_shown(s)}}}" if s.optional else _shown(s) for s in self.slots)


def _shown(s: Slot) -> str:
    names = list(s.choices)
    if len(names) == 1:
        return f".{names[0]}"
    return "." + "|".join(names[:6]) + ("|…" if len(names) > 6 else "")


@dataclass(frozen=True)
class Row:
    """A row as written, compiled when its opcode is first met."""

    name: str
    modifiers: str
    operands: str
    section: str
    needs: str
    until: str
    bits: int
    sets: dict[str, str] = field(default_factory=dict)


class Group:
    """Rows of one chapter of the manual, by opcode."""

    def __init__(self) -> None:
        self.section = ""
        self.rows: dict[str, list[Row]] = {}

    def chapter(self, section: str) -> None:
        """The section of the rows that follow."""
        self.section = section

    def form(
        self,
        names: str,
        modifiers: str,
        operands: str,
        *,
        needs: str = "",
        until: str = "",
        bits: str = "0",
        **sets: str,
    ) -> None:
        """Add a row for each name; see the module's text."""
        for name in names.split():
            row = Row(name, modifiers, operands, self.section, needs, until, int(bits), sets)
            self.rows.setdefault(name.partition(".")[0], []).append(row)


def compiled(row: Row) -> Form:
    """The form that a row describes."""
    opcode, *head = row.name.split(".")
    slots = tuple(_slots(row))
    return Form(
        opcode,
        tuple(head),
        slots,
        tuple(k for o in row.operands.split(";") for k in kinds(o)),
        need(row.needs),
        need(row.until) if row.until else None,
        row.section,
        row.bits,
    )


def _slots(row: Row) -> Iterator[Slot]:
    for word in row.modifiers.split():
        optional = word.endswith("?")
        name = word.removesuffix("?")
        choices: dict[str, Need] = {}
        for choice in row.sets.get(name, SETS.get(name, name)).split():
            modifier, _, needs = choice.partition("@")
            choices[modifier] = need(needs.replace(",", " ")) if needs else NONE
        yield Slot(name, choices, optional, ordered_class(next(iter(choices))))
