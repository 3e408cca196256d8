# SPDX-License-Identifier: Apache-2.0
"""Instruction forms to hold to silicon, and how they are packed into straight-line kernels.

A `Form` is one row: a name ("add.rn.ftz.f32"), statements over %operands, what they read and write. Rows come from the
`table_*.py` files, which spell out the grammar of each instruction in the PTX ISA manual, whether Assay executes it or
not. A `Trial` is one kernel with its inputs, and the forms it records: `pack` makes them of many forms each; forms that
need a kernel of their own are made by functions marked `@trial` (special.py says how).
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from tests.silicon.values import ROWS, columns, width

VERSION = "9.0"  # of PTX: what driver 580 reads
TARGET = "sm_90a"
BLOCK = 128
# Groups whose threads wait in loops, which an emulator executes: one block.
WAITING = frozenset({"bulk copy", "clusters"})
_PER_KERNEL = 64
LETTERS = "abcf"
TABLES = ("integer", "video", "float", "compare", "convert", "memory", "sync", "async")


@dataclass(frozen=True, slots=True)
class Form:
    """One instruction form.

    Attributes:
        name: opcode and modifiers, as the manual writes them; several variants may share it.
        group: the manual's section.
        code: statements. {a} {b} {c} {f} are the operands' registers, {d} {e} the results'; {g} {s} {l} are 64-bit
            registers with the address of 64 bytes a thread of its own in global, shared and local memory, {p} a scratch
            predicate, {t} {u} 32-bit and {x} {y} 64-bit scratch registers, {label} a label of its own.
        takes: the operands' domains (values.py). gives: the results' widths in bits; 1 is a predicate.
        judge: "bits"; "approx" (approx.py knows the bound); "own lane" (a mask with the thread's own bit: which others
            run beside it is the machine's choice); or "own kernel": the row says that the form exists, and a
            trial of special.py records it.
        variant: tells forms of one name apart.
    """

    name: str
    group: str
    code: str
    takes: tuple[str, ...]
    gives: tuple[int, ...] = (32,)
    judge: str = "bits"
    variant: str = ""

    @property
    def id(self) -> str:
        """Unique among all forms."""
        return f"{self.name} {self.variant}".rstrip()


@dataclass(frozen=True, slots=True)
class Output:
    """Where results of a form lie in a trial's output: byte offset, element bytes, elements; how they are judged.

    part: tells outputs of one form apart; question: what must be unchanged for a recorded answer to count.
    within: for results whose bits are not defined: (trial, silicon's elements) -> largest difference allowed, an
    array of the elements' shape, in the type `dtype` ("f32", "f64", …); None: bit for bit, or by approx.py.
    """

    form: str
    group: str
    offset: int
    itemsize: int
    count: int
    part: str = "d"
    judge: str = "bits"
    source: Form | None = None
    dtype: str = ""
    question: int = 0
    within: Callable[[Any, npt.NDArray[Any]], npt.NDArray[Any]] | None = None

    @property
    def key(self) -> str:
        """Its name in the recorded file."""
        return f"{self.form} -> {self.part}"


@dataclass(frozen=True, slots=True, eq=False)
class Trial:
    """One kernel `k(in, out, scratch)` of three pointers, its geometry, its inputs, and what it answers.

    file: the recorded file it belongs to, data/forms/<file>.npz. inputs: contents of the first buffer; nbytes: of the
    second, which it writes; the third has `scratch` bytes of zeros. also: forms it records beside those of its outputs.
    """

    name: str
    file: str
    ptx: str
    inputs: npt.NDArray[Any]
    nbytes: int
    outputs: tuple[Output, ...]
    grid: tuple[int, int, int] = (1, 1, 1)
    block: tuple[int, int, int] = (BLOCK, 1, 1)
    shared: int = 0
    scratch: int = 16
    cluster: tuple[int, int, int] = (1, 1, 1)
    operands: tuple[npt.NDArray[np.uint64], ...] = field(default=())
    also: tuple[str, ...] = ()


def file_of(group: str) -> str:
    """The recorded file of a group of table rows."""
    return group.replace(" ", "-")


def reg(letter: str, bits: int) -> str:
    """The register of an operand or result: "%a32"."""
    return f"%{letter}{max(bits, 16) if bits > 1 else 1}"


def statements(form: Form, label: str = "L") -> str:
    """The form's statements with registers in place."""
    names = {k: reg(k, width(t)) for k, t in zip(LETTERS, form.takes, strict=False)}
    names |= {k: reg(k, bits) for k, bits in zip("de", form.gives, strict=False)}
    names |= {
        "g": "%g",
        "s": "%s",
        "l": "%l",
        "p": "%p",
        "q": "%q",
        "t": "%t",
        "u": "%u",
        "x": "%x",
        "y": "%y",
        "n": "%n",
    }
    names |= {"h": "%h", "k": "%k", "label": label}
    text = form.code
    for key, name in names.items():
        text = text.replace("{" + key + "}", name)
    return text


_REGISTERS = """\t.reg .pred %p, %q, %a1, %b1, %c1, %f1, %d1, %e1;
\t.reg .b16 %h, %k, %a16, %b16, %c16, %f16, %d16, %e16;
\t.reg .b32 %t, %u, %n, %i, %a32, %b32, %c32, %f32, %d32, %e32;
\t.reg .b64 %x, %y, %g, %s, %l, %o16, %o32, %o64, %o1, %in, %a64, %b64, %c64, %f64, %d64, %e64;
\t.reg .b128 %w, %a128, %d128;
"""


def head(extra: str = "") -> str:
    """A module up to its entry's body."""
    return (
        f".version {VERSION}\n.target {TARGET}\n.address_size 64\n{extra}"
        ".visible .entry k(.param .u64 in, .param .u64 out, .param .u64 scratch)\n{\n"
    )


def _prologue(takes: tuple[str, ...], rows: int, text: str) -> list[str]:
    lines = [
        "\tmov.u32 %t, %ctaid.x;",
        f"\tmov.u32 %u, %tid.x; mad.lo.u32 %i, %t, {BLOCK}, %u;",
        "\tld.param.u64 %in, [in]; mul.wide.u32 %x, %i, 8; add.u64 %in, %in, %x;",
        "\tld.param.u64 %y, [out];",
    ]
    for n in (1, 2, 4, 8):
        lines.append(f"\tmul.wide.u32 %x, %i, {n}; add.u64 %o{1 if n == 1 else 8 * n}, %y, %x;")
    if "%g" in text:
        lines.append("\tld.param.u64 %g, [scratch]; mul.wide.u32 %x, %i, 64; add.u64 %g, %g, %x;")
    if "%s" in text:
        lines.append("\tmov.u64 %s, smem; mul.wide.u32 %x, %u, 64; add.u64 %s, %s, %x;")
    if "%l" in text:
        lines.append("\tmov.u64 %l, lmem;")
    for k, (letter, domain) in enumerate(zip(LETTERS, takes, strict=False)):
        bits, where = width(domain), f"[%in+{8 * rows * k}]"
        if bits == 1:
            lines.append(f"\tld.global.b32 %t, {where}; setp.ne.u32 {reg(letter, 1)}, %t, 0;")
        else:
            lines.append(f"\tld.global.b{max(bits, 16)} {reg(letter, bits)}, {where};")
    return lines


def _variables(text: str) -> str:
    made = ""
    if "%s" in text:
        # Aligned to its size: another thread's bytes are at %s with bits of the thread's number flipped.
        made += f"\t.shared .align {64 * BLOCK} .b8 smem[{64 * BLOCK}];\n"
    if "%l" in text:
        made += "\t.local .align 16 .b8 lmem[64];\n"
    return made


def kernel_of(forms: Sequence[Form], rows: int = ROWS) -> tuple[str, int, tuple[Output, ...], list[int]]:
    """(PTX, output bytes, outputs, line of each form) of one kernel over forms of equal operands."""
    takes = forms[0].takes
    body: list[str] = []
    outputs: list[Output] = []
    offset = 0
    lines_of: list[int] = []
    bodies = [statements(f, f"L{i}") for i, f in enumerate(forms)]
    everything = " ".join(bodies)
    start = head().count("\n") + _REGISTERS.count("\n") + _variables(everything).count("\n")
    prologue = _prologue(takes, rows, everything)
    for form, text in zip(forms, bodies, strict=True):
        lines_of.append(start + len(prologue) + len(body) + 1)
        body.append("\t" + text.replace("\n", " "))
        for letter, bits in zip("de", form.gives, strict=False):
            size = max(bits // 8, 1)
            offset += -offset % 16
            target = f"[%o{bits}+{offset}]"
            if bits == 1:
                body.append(f"\tselp.b32 %t, 1, 0, {reg(letter, 1)}; st.global.b8 {target}, %t;")
            else:
                body.append(f"\tst.global.b{bits} {target}, {reg(letter, bits)};")
            question = zlib.crc32(repr((VERSION, form.code, takes, rows)).encode())
            outputs.append(Output(form.id, form.group, offset, size, rows, letter, form.judge, form, question=question))
            offset += size * rows
    ptx = head() + _REGISTERS + _variables(everything) + "\n".join([*prologue, *body, "\tret;", "}", ""])
    return ptx, offset, tuple(outputs), lines_of


def pack(forms: Iterable[Form]) -> list[Trial]:
    """Kernels that record all forms, those of the same operands together."""
    by_takes: dict[tuple[str, tuple[str, ...]], list[Form]] = {}
    for form in forms:
        if form.judge != "own kernel":
            by_takes.setdefault((form.group, form.takes), []).append(form)
    trials = []
    for (group, takes), members in by_takes.items():
        rows = BLOCK if group in WAITING else ROWS
        made = columns(takes, rows)
        block = np.concatenate(made) if made else np.zeros(1, np.uint64)
        for k in range(0, len(members), _PER_KERNEL):
            chunk = members[k : k + _PER_KERNEL]
            ptx, nbytes, outputs, _ = kernel_of(chunk, rows)
            name = f"{group}: {','.join(takes) or 'none'} {k // _PER_KERNEL}"
            trials.append(
                Trial(
                    name, file_of(group), ptx, block, nbytes, outputs,
                    grid=(rows // BLOCK, 1, 1), scratch=64 * rows, operands=tuple(made),
                )
            )  # fmt: skip
    return trials


# --- kernels of their own ------------------------------------------------------------------------------------------

Maker = Callable[[], Trial | list[Trial]]
_MAKERS: list[Maker] = []


def trial(maker: Maker) -> Maker:
    """Mark a function that returns one or more trials; its outputs name the forms they record."""
    _MAKERS.append(maker)
    return maker


@cache
def table() -> tuple[Form, ...]:
    """Every form of the tables, legal or not. Raises ValueError when two share an id."""
    from importlib import import_module

    made: dict[str, Form] = {}
    for name in TABLES:
        for form in import_module(f"tests.silicon.table_{name}").rows():
            if form.id in made:
                raise ValueError(f"two forms are called {form.id!r}")
            made[form.id] = form
    return tuple(made.values())


@cache
def special_trials() -> tuple[Trial, ...]:
    """The trials of every maker."""
    from importlib import import_module

    from tests.silicon import special

    for module in special.MODULES:
        import_module(module)
    made: list[Trial] = []
    for maker in _MAKERS:
        found = maker()
        made += found if isinstance(found, list) else [found]
    return tuple(made)
