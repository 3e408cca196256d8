# SPDX-License-Identifier: Apache-2.0
"""Fits an instruction to the rows of its opcode, and says what is wrong with the nearest one where none fits.

Modifiers are taken in any order, as NVIDIA's assembler does, but for those that belong to the name (`.wide` of
mul.wide, `.async` of cp.async) and for several of one class (types, state spaces, layouts) among each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from harness.ptx.isa.form import Form, Slot, ordered_class
from harness.ptx.isa.needs import Need
from harness.ptx.isa.operands import Kind, Shape, misfit
from harness.ptx.isa.special import needs_of
from harness.ptx.isa.tables import MODIFIERS, forms_of
from harness.ptx.types import SIZES

# How a message calls a slot that is empty.
_WORDS = {
    "rnd": "a rounding mode", "cmp": "a comparison", "bool": "a Boolean operation", "op": "an operation",
    "scope": "a scope", "order": "a memory order", "shape": "a shape", "mode": "a mode",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Problem:
    """Why an instruction is not legal. rule: its id; operand: index of the one to blame, None for the instruction."""

    rule: str
    message: str
    why: str
    remedy: str
    operand: int | None = None


@dataclass(slots=True)
class Fit:
    """How modifiers fill a form. missing: required slots left empty; wrong: (slot, what stands there); extra: the
    rest."""

    form: Form
    bound: dict[str, str]
    missing: list[Slot]
    wrong: list[tuple[Slot, str]]
    extra: list[str]

    @property
    def perfect(self) -> bool:
        return not (self.missing or self.wrong or self.extra)

    @property
    def distance(self) -> float:
        return len(self.missing) + 1.25 * len(self.wrong) + len(self.extra)


def fit(form: Form, modifiers: tuple[str, ...]) -> Fit:
    """Fill the slots of a form from the modifiers behind its head."""
    rows: dict[str, list[str]] = {}
    for m in modifiers:
        rows.setdefault(ordered_class(m), []).append(m)
    f = Fit(form, {s.name: "" for s in form.slots}, [], [], [])
    # A required slot of an ordered class has the first claim where an optional one could take the last modifier.
    for n, slot in enumerate(form.slots):
        have = rows.get(slot.order, [])
        if slot.order:
            spare = len(have) - sum(not s.optional and s.order == slot.order for s in form.slots[n:])
            if have and have[0] in slot.choices and (not slot.optional or spare > 0):
                f.bound[slot.name] = have.pop(0)
            elif slot.optional:
                continue
            elif have:
                f.wrong.append((slot, have.pop(0)))
            else:
                f.missing.append(slot)
            continue
        found = next((m for m in have if m in slot.choices), None)
        if found is not None:
            have.remove(found)
            f.bound[slot.name] = found
        elif not slot.optional:
            f.missing.append(slot)
    _limit(f)
    # A flag written twice counts once.
    taken = {f.bound[s.name] for s in form.slots if len(s.choices) == 1}
    f.extra = [
        m for m in modifiers if any(m in have for have in rows.values()) and (ordered_class(m) or m not in taken)
    ]
    return f


def _limit(f: Fit) -> None:
    """A vector longer than the form allows is a wrong vector modifier."""
    count, size = f.bound.get("V"), SIZES.get(f.bound.get("T", ""), 0)
    if f.form.bits and count and int(count[1:]) * 8 * size > f.form.bits:
        f.wrong.append((next(s for s in f.form.slots if s.name == "V"), count))


def diagnose(
    opcode: str, modifiers: tuple[str, ...], shapes: tuple[Shape, ...], target: str, version: tuple[int, int]
) -> tuple[Problem, ...]:
    """The problems of an instruction: none where a row fits; none for an opcode without rows."""
    forms = forms_of(opcode)
    if not forms:
        return ()
    headed = [f for f in forms if modifiers[: len(f.head)] == f.head]
    fits = [fit(f, modifiers[len(f.head) :]) for f in headed]
    whole = [f for f in fits if f.perfect]
    if not whole:
        return (_modifier_problem(opcode, modifiers, forms, fits, len(shapes)),)
    ready = [f for f in whole if _operand_problem(f, shapes) is None]
    if not ready:
        return (_nearest_operands(whole, shapes),)
    problems = [_need_problem(f, shapes, target, version) for f in ready]
    return () if None in problems else tuple(p for p in problems[:1] if p is not None)


# --- modifiers ----------------------------------------------------------------------------------------------------


def _modifier_problem(
    opcode: str, modifiers: tuple[str, ...], forms: tuple[Form, ...], fits: list[Fit], count: int
) -> Problem:
    written = ".".join((opcode, *modifiers))
    for m in modifiers:
        if m not in MODIFIERS:
            mine = sorted({c for f in forms for s in f.slots for c in s.choices} | {h for f in forms for h in f.head})
            near = get_close_matches(m, mine, 1) or get_close_matches(m, sorted(MODIFIERS), 1)
            return Problem(
                "unknown-modifier",
                f"{opcode} has no modifier .{m}",
                "no instruction of PTX has a modifier of that name",
                f"did you mean .{near[0]}?" if near else f"the forms of {opcode} are {_forms(forms)}",
            )
    if not fits:
        return _headless(opcode, modifiers, forms)
    best = min(
        fits,
        key=lambda f: (
            f.distance,
            len(f.extra) + len(f.wrong),
            not any(len(o) == count for o in f.form.operands),
        ),
    )
    if best.extra or best.wrong:
        beheaded = [f for f in forms if f.head and fit(f, modifiers).perfect]
        if beheaded:
            return _beheaded(opcode, modifiers, beheaded)
    if best.missing and not best.wrong and not best.extra:
        slot = best.missing[0]
        choices = ", ".join(f".{c}" for c in slot.choices)
        what = _WORDS.get(slot.name, "a type" if slot.order == "T" else "a state space" if slot.order == "S" else "")
        name = f"{what}, {'one of ' if len(slot.choices) > 1 else ''}{choices}" if what else choices
        return Problem(
            "missing-modifier",
            f"{written} lacks {what or choices}",
            f"{best.form.name} has no form without it",
            f"add {name}: {best.form.syntax}",
        )
    if best.wrong:
        slot, got = best.wrong[0]
        message = f"{best.form.name} has no form with .{got}" if len(fits) == 1 else f"there is no {written}"
        why = f".{got} stands where {', '.join('.' + c for c in slot.choices)} may"
    else:
        got = best.extra[0]
        twice = got in best.bound.values()
        message = f"{written} has .{got} twice" if twice else f"there is no {written}"
        why = f"the nearest form, {best.form.syntax}, takes no {'second ' if twice else ''}.{got}"
    return Problem("bad-form", message, why, f"the nearest form is {best.form.syntax}")


def _headless(opcode: str, modifiers: tuple[str, ...], forms: tuple[Form, ...]) -> Problem:
    """No form begins as the instruction does."""
    names = sorted({f.name for f in forms})
    written = ".".join((opcode, *modifiers))
    for f in forms:
        if f.head and set(f.head) <= set(modifiers):
            return Problem(
                "bad-form",
                f"there is no {written}",
                f"{'.'.join(f.head)} belongs to the name {f.name} and comes first",
                f"write {f.syntax}",
            )
    firsts = {f.head[0] for f in forms if f.head}
    if modifiers and ordered_class(modifiers[0]) == "" and modifiers[0] not in firsts:
        rule, message = "bad-form", f"there is no {opcode}.{modifiers[0]}"
    else:
        rule, message = "missing-modifier", f"{written} lacks {' or '.join('.' + h for h in sorted(firsts))}"
    return Problem(rule, message, f"{opcode} is one of {', '.join(names)}", f"the forms are {_forms(forms)}")


def _beheaded(opcode: str, modifiers: tuple[str, ...], forms: list[Form]) -> Problem:
    """Forms that would do, were it not for their missing name."""
    names = sorted({f.name for f in forms})
    wanted = " or ".join("." + ".".join(f.head) for f in {f.name: f for f in forms}.values())
    return Problem(
        "missing-modifier",
        f"{'.'.join((opcode, *modifiers))} lacks {wanted}",
        f"{opcode} is one of {', '.join(names)} for such operands",
        f"write {forms[0].syntax}",
    )


def _forms(forms: tuple[Form, ...]) -> str:
    shown = list(dict.fromkeys(f.syntax for f in forms))
    return "; ".join(shown[:4]) + ("; …" if len(shown) > 4 else "")


# --- operands -----------------------------------------------------------------------------------------------------


def _operand_problem(f: Fit, shapes: tuple[Shape, ...]) -> Problem | None:
    found: list[tuple[int, Problem]] = []
    for kinds in f.form.operands:
        wanted = [k for k in kinds if not k.iff or f.bound.get(k.iff)]
        if len(wanted) != len(shapes):
            continue
        misfits = [(n, reason) for n, k in enumerate(wanted) if (reason := misfit(k, shapes[n], f.bound))]
        if not misfits:
            return None
        n, reason = misfits[0]
        found.append((len(misfits), _operand_type(f, n, reason)))
    if found:
        return min(found, key=lambda x: x[0])[1]
    counts = sorted({len(o) for o in f.form.operands})
    wants = " or ".join(map(str, counts)) if len(counts) < 4 else f"{counts[0]} to {counts[-1]}"
    return Problem(
        "operand-count",
        f"{_named(f)} takes {wants} operand{'s' * (wants != '1')}, and {len(shapes)} stand here",
        f"its form is {_usage(f, f.form.operands[0])}",
        f"write {_usage(f, f.form.operands[0])}",
    )


def _operand_type(f: Fit, n: int, reason: str) -> Problem:
    return Problem(
        "operand-type",
        f"{reason}",
        f"it is operand {n + 1} of {_named(f)}",
        "use a register declared with the instruction's type, or the form of the instruction for this type",
        n,
    )


def _nearest_operands(whole: list[Fit], shapes: tuple[Shape, ...]) -> Problem:
    """The problem of the form that the operands fit best: a wrong type before a wrong count."""
    problems = [p for f in whole if (p := _operand_problem(f, shapes)) is not None]
    return min(problems, key=lambda p: (p.rule == "operand-count", -(p.operand or 0)))


def _named(f: Fit) -> str:
    return ".".join((f.form.name, *filter(None, f.bound.values())))


def _usage(f: Fit, kinds: tuple[Kind, ...]) -> str:
    wanted = [k for k in kinds if not k.iff or f.bound.get(k.iff)]
    letters = "dabcefghijklmnopqrstuvwxyz" if wanted and wanted[0].dest else "abcefghijklmnopqrstuvwxyz"
    shown = [
        f"[{c}]" if k.space is not None else f"{{{c}, …}}" if k.length(f.bound) > 1 else c
        for k, c in zip(wanted, letters, strict=False)
    ]
    return f"{_named(f)} {', '.join(shown)}".strip()


# --- version and target -------------------------------------------------------------------------------------------


def _need_problem(f: Fit, shapes: tuple[Shape, ...], target: str, version: tuple[int, int]) -> Problem | None:
    until = f.form.until
    if until is not None and version >= until.version and until.runs_on(target):
        return Problem(
            "bad-form",
            f"{_named(f)} is gone",
            f"PTX ISA {_dotted(until.version)} took it away for {until.wanted() or 'every target'}",
            "use the form that has .sync" if (f.form.opcode in ("shfl", "vote")) else "use the form that replaced it",
        )
    wanted: list[tuple[str, Need]] = [(_named(f), f.form.needs)]
    for slot in f.form.slots:
        got = f.bound[slot.name]
        if got:
            wanted.append((f".{got} of {f.form.name}", slot.choices[got]))
    wanted += [(str(x[1]), needs_of(str(x[1]))) for x in shapes if x[0] == "x"]
    for what, need in wanted:
        if not need.runs_on(target):
            return Problem(
                "needs-arch",
                f"{what} needs {need.wanted()}, and .target is {target}",
                "an architecture has the instructions of its generation",
                f"raise .target to {need.targets[0]}, or use what {target} has",
            )
    for what, need in wanted:
        if version < need.version:
            return Problem(
                "needs-version",
                f"{what} needs .version {_dotted(need.version)}, and this is {_dotted(version)}",
                "a version of PTX has the instructions that were known when it came out",
                f"raise .version to {_dotted(need.version)}: drivers older than that release then refuse the module",
            )
    return None


def _dotted(version: tuple[int, int]) -> str:
    return f"{version[0]}.{version[1]}"
