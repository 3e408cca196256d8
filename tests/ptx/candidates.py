# SPDX-License-Identifier: Apache-2.0
"""Instructions made from the rows of the tables, legal ones and mutated ones, and what nvJitLink says of them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

from harness.ptx.assemble import assemble
from harness.ptx.checks import check_text
from harness.ptx.isa import forms
from harness.ptx.isa.form import Form
from harness.ptx.isa.operands import Kind, kinds, register_types
from harness.ptx.types import SIZES

# One register family a declared type; %ID<k> are the names.
STEMS = {
    "pred": "p", "b8": "y", "u8": "yu", "s8": "ys", "b16": "h", "u16": "hu", "s16": "hs", "f16": "hf", "b32": "r",
    "u32": "ru", "s32": "rs", "f32": "f", "b64": "x", "u64": "xu", "s64": "xs", "f64": "d", "b128": "q",
}  # fmt: skip
HEAD = """.version {version}
.target {target}
.address_size 64
.global .align 16 .b8 gv[256];
.const .align 16 .b8 cv[256];
.visible .entry k(.param .u64 prm)
{{
{registers}
.shared .align 16 .b8 sv[256];
.local .align 16 .b8 lv[256];
"""
PLACES = {
    "shared": "[sv]", "global": "[%x9]", "const": "[cv]", "local": "[lv]", "param": "[prm]", "tmem": "[%r9]",
}  # fmt: skip
STRANGE = (
    "%p1", "%h1", "%hf1", "%r1", "%ru1", "%f1", "%x1", "%d1", "1", "-1", "1.0", "0f3f800000", "%tid.x", "gv", "_",
    "!%p1", "{%r1, %r2}", "[%x1]", "[gv]", "%r1|%p1", "300", "17",
)  # fmt: skip
TYPES = [
    "u8",
    "b16",
    "u16",
    "s16",
    "u32",
    "s32",
    "b32",
    "u64",
    "s64",
    "b64",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f16x2",
    "pred",
    "b128",
]
ELSEWHERE = ("ftz", "sat", "rn", "approx", "global", "v2", "cc", "sync", "uni", "foo", "rnn", "fzt")

_CHILD = "import json, sys; from tests.ptx.candidates import judge; print(json.dumps(judge(*json.load(sys.stdin))))"
_ROOT = Path(__file__).parents[2]


def program(candidates: Iterable[str], version: str, target: str) -> tuple[str, int]:
    """A module with one instruction a line, each in its own scope; and the line before the first."""
    types = [t for t in STEMS if t != "b128" or float(version) >= 8.3]
    registers = " ".join(f".reg .{t} %{STEMS[t]}<140>;" for t in types)
    head = HEAD.format(version=version, target=target, registers=registers)
    return head + "".join(f"{{ {c} }}\n" for c in candidates) + "END: ret;\n}\n", head.count("\n")


def refused_by_us(candidates: list[str], version: str, target: str) -> dict[str, str]:
    """The rule that names the fault of each candidate we refuse."""
    text, before = program(candidates, version, target)
    return {
        candidates[f.places[0].ptx_line - before - 1]: f.detail["rule"]
        for f in check_text(text)
        if f.detail["legality"] and f.places[0].ptx_line and 0 < f.places[0].ptx_line - before <= len(candidates)
    }


def judge(candidates: list[str], version: str, target: str) -> list[str]:
    """Candidates that nvJitLink refuses. It tells some errors only when others are gone, so it is asked again without
    the refused ones until it makes code."""
    refused: list[str] = []
    todo = list(candidates)
    while todo:
        text, before = program(todo, version, target)
        errors = assemble(text, target).errors
        if not errors:
            break
        lines = {line - before - 1 for line, _ in errors if line is not None}
        found = {todo[n] for n in lines if 0 <= n < len(todo)}
        if not found and len(todo) > 1:
            half = len(todo) // 2
            return refused + judge(todo[:half], version, target) + judge(todo[half:], version, target)
        refused += found or todo
        todo = [c for c in todo if c not in refused]
    return refused


def refused_by_the_assembler(candidates: list[str], version: str, target: str) -> set[str]:
    """`judge` in a process of its own: some candidates crash the assembler, and count as refused."""
    asked = json.dumps([candidates, version, target])
    run = subprocess.run([sys.executable, "-c", _CHILD], input=asked, capture_output=True, text=True, cwd=_ROOT)
    if run.returncode == 0:
        return set(json.loads(run.stdout))
    if len(candidates) == 1:
        return set(candidates)
    half = len(candidates) // 2
    return refused_by_the_assembler(candidates[:half], version, target) | refused_by_the_assembler(
        candidates[half:], version, target
    )


def operand(rng: Random, k: Kind, bound: dict[str, str]) -> str:
    """An operand that fits a kind."""
    if k.tensor:
        count = int(k.tensor) if k.tensor.isdigit() else int(bound[k.tensor][0])
        return f"[%x1, {{{', '.join(f'%r{n}' for n in range(count))}}}]"
    if k.space is not None:
        return PLACES.get((bound.get(k.space) or k.space).partition("::")[0], "[%x9]")
    if k.name == "label":
        return "END"
    if k.name == "_" or (k.sink and rng.random() < 0.3):
        return "_"
    if k.name in ("movable", "pointer"):
        return operand(rng, kinds(bound["T"])[0][0], bound)
    if k.values is not None and (not k.name or rng.random() < 0.3):
        return str(rng.choice(sorted(k.values)[:64] if isinstance(k.values, frozenset) else k.values[:64]))
    if not k.name:
        return str(rng.randint(0, 7))
    type_ = "pred" if k.name == "p" else k.type(bound)
    stem = STEMS[rng.choice(sorted(register_types(type_) & STEMS.keys()) or ["b32"])]
    length = k.length(bound)
    if length > 1 or k.count == "1" or bound.get(k.count) == "x1":
        return f"{{{', '.join(f'%{stem}{n}' for n in range(length))}}}"
    if k.name == "packed":
        half = {"b16": "y", "b32": "h", "b64": "r", "b128": "x"}[bound["T"]]
        return f"{{%{half}1, %{half}2}}"
    if not k.dest and not k.register_only and type_ in ("u32", "s32", "b32") and rng.random() < 0.25:
        return (
            str(rng.randint(0, 31))
            if k.values is None
            else str(rng.choice(sorted(k.values)[:64] if isinstance(k.values, frozenset) else k.values[:64]))
        )
    name = f"%{stem}{rng.randint(1, 3)}"
    return f"{name}|%p7" if k.pair == "||" or (k.pair and rng.random() < 0.5) else name


def instance(rng: Random, form: Form) -> tuple[list[str], list[str]]:
    """Modifiers and operands of an instruction that the row allows."""
    while True:
        bound = {s.name: rng.choice(list(s.choices)) for s in form.slots if not s.optional or rng.random() < 0.3}
        bits = int(bound.get("V", "v0")[1:]) * 8 * SIZES.get(bound.get("T", ""), 0)
        # nvJitLink crashes on eight elements of 8 or 16 bits.
        if (not form.bits or bits <= form.bits) and not (form.bits and bound.get("V") == "v8" and bits < 256):
            break
    wanted = [k for k in rng.choice(form.operands) if not k.iff or bound.get(k.iff)]
    filled = {s.name: bound.get(s.name, "") for s in form.slots}
    modifiers = [*form.head, *(filled[s.name] for s in form.slots if filled[s.name])]
    return modifiers, [operand(rng, k, filled) for k in wanted]


def written(form: Form, modifiers: list[str], operands: list[str]) -> str:
    """The instruction as text."""
    return f"{'.'.join((form.opcode, *modifiers))} {', '.join(operands)};"


def mutate(rng: Random, form: Form, modifiers: list[str], operands: list[str]) -> None:
    """One fault, most often: a modifier or type dropped, changed or added, an operand dropped, changed or added."""
    own = [c for s in form.slots for c in s.choices]
    place = rng.randrange(len(modifiers)) if modifiers else 0
    types = [n for n, m in enumerate(modifiers) if m in TYPES]
    match rng.randrange(7):
        case 0 if modifiers:
            modifiers.pop(place)
        case 1 if modifiers:
            modifiers[place] = rng.choice((*own, *ELSEWHERE))
        case 2:
            modifiers.insert(place, rng.choice(ELSEWHERE))
        case 3 if types:
            modifiers[rng.choice(types)] = rng.choice(TYPES)
        case 4 | 0 | 1 | 3 if operands:
            operands[rng.randrange(len(operands))] = rng.choice(STRANGE)
        case 5 if operands:
            operands.pop(rng.randrange(len(operands)))
        case _:
            operands.insert(rng.randint(0, len(operands)), rng.choice(STRANGE))


def candidates(rng: Random, count: int) -> list[str]:
    """Instructions of all opcodes alike, one in four as its row has it and the others mutated."""
    by_opcode: dict[str, list[Form]] = {}
    for form in forms():
        by_opcode.setdefault(form.opcode, []).append(form)
    found: dict[str, None] = {}
    while len(found) < count:
        form = rng.choice(by_opcode[rng.choice(list(by_opcode))])
        modifiers, operands = instance(rng, form)
        if rng.random() < 0.75:
            mutate(rng, form, modifiers, operands)
        found[written(form, modifiers, operands)] = None
    return list(found)
