# SPDX-License-Identifier: Apache-2.0
"""Seeded mutants of real PTX: one small change each, of the kinds that people and generators make.

A mutant keeps the lines of its source, so that the lines it touched are where its fault should be told.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
_LARGEST = 24_000


@dataclass(frozen=True, slots=True)
class Mutant:
    """source: the file's name; kind: the operator; lines: 1-based lines that it changed; text: the whole text."""

    source: str
    kind: str
    lines: frozenset[int]
    text: str

    def diff(self, original: str) -> str:
        """The changed lines, before and after."""
        was, now = original.split("\n"), self.text.split("\n")
        pairs = [(was[n - 1] if n <= len(was) else "", now[n - 1] if n <= len(now) else "") for n in sorted(self.lines)]
        return "; ".join(
            f"{n}: {a.strip()!r} -> {b.strip()!r}" for n, (a, b) in zip(sorted(self.lines), pairs, strict=True)
        )


def sources() -> dict[str, str]:
    """Real PTX by name: the corpus, the bundled kernels, and what compilers emit beyond them."""
    roots = (ROOT / "tests" / "corpus", ROOT / "kernels", Path(__file__).parent / "data")
    files = sorted(p for root in roots for p in root.rglob("*.ptx"))
    texts = {f"{p.parent.name}/{p.name}": p.read_text() for p in files}
    return {name: text for name, text in texts.items() if len(text) <= _LARGEST}


Lines = list[str]
Operator = Callable[[Lines, random.Random], "set[int] | None"]
OPERATORS: dict[str, Operator] = {}


def operator(f: Operator) -> Operator:
    """Register a mutation: changes `lines` and returns the indices it touched, or None where it does not fit."""
    OPERATORS[f.__name__] = f
    return f


def mutants(seed: int, count: int) -> Iterator[Mutant]:
    """`count` mutants, every operator in turn, all different from their source."""
    rng = random.Random(seed)
    texts = sources()
    names = sorted(texts)
    kinds = sorted(OPERATORS)
    made = 0
    while made < count:
        kind = kinds[made % len(kinds)]
        name = rng.choice(names)
        lines = texts[name].split("\n")
        touched = OPERATORS[kind](lines, rng)
        text = "\n".join(lines)
        if touched is None or text == texts[name]:
            # Not every operator fits every text.
            continue
        made += 1
        yield Mutant(name, kind, frozenset(i + 1 for i in touched), text)


# --- helpers ------------------------------------------------------------------------------------------------------

_INSTRUCTION = re.compile(r"^\s*(?:@!?[%\w$]+\s+)?([a-z][\w]*)((?:\.[\w:]+)*)(?:\s+[^;]*)?;")
_DECLARATION = re.compile(r"^\s*(?:\.(?:visible|extern|weak)\s+)?\.(?:reg|shared|local|global|const|param)\b.*;")
_LABEL = re.compile(r"^\s*([\w$]+):")
_TYPES = ("b8", "b16", "b32", "b64", "u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f16", "f32", "f64", "pred")
_TYPE = re.compile(r"\.(b8|b16|b32|b64|u8|u16|u32|u64|s8|s16|s32|s64|f16|f32|f64|pred|f16x2|bf16)\b")
_REGISTER = re.compile(r"%(?!tid|ntid|ctaid|nctaid|laneid|warpid|clock|lanemask|smid)[a-z]+\d+")
_NUMBER = re.compile(r"(?<![\w.%$+-])(?:0x[0-9a-fA-F]+|\d+)(?![\w.:])")


def _where(lines: Lines, test: Callable[[str], object]) -> list[int]:
    return [i for i, line in enumerate(lines) if test(line.split("//")[0])]


def _instructions(lines: Lines) -> list[int]:
    return _where(lines, lambda s: _INSTRUCTION.match(s) and not s.lstrip().startswith("."))


def _operands(line: str) -> tuple[str, list[str], str] | None:
    """(opcode and guard, operands, the rest from the semicolon on) of a one-line instruction."""
    m = re.match(r"^(\s*(?:@!?[%\w$]+\s+)?[a-z]\w*(?:\.[\w:]+)*\s+)([^;]+)(;.*)$", line)
    if m is None:
        return None
    parts: list[str] = []
    depth, last = 0, 0
    body = m.group(2)
    for i, c in enumerate(body):
        depth += (c in "[{(") - (c in ")}]")
        if c == "," and depth == 0:
            parts.append(body[last:i].strip())
            last = i + 1
    parts.append(body[last:].strip())
    return m.group(1), parts, m.group(3)


def _change(lines: Lines, rng: random.Random, where: list[int], change: Callable[[str], str | None]) -> set[int] | None:
    """Change one of some lines."""
    for i in rng.sample(where, min(len(where), 12)):
        new = change(lines[i])
        if new is not None and new != lines[i]:
            lines[i] = new
            return {i}
    return None


def _one(rng: random.Random, pattern: re.Pattern[str], text: str, by: Callable[[re.Match[str]], str]) -> str | None:
    """Replace one match."""
    found = list(pattern.finditer(text))
    if not found:
        return None
    m = rng.choice(found)
    return text[: m.start()] + by(m) + text[m.end() :]


# --- declarations -------------------------------------------------------------------------------------------------


@operator
def drop_declaration(lines: Lines, rng: random.Random) -> set[int] | None:
    return _change(lines, rng, _where(lines, _DECLARATION.match), lambda s: "")


@operator
def retype_register(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: re.match(r"\s*\.reg\b", s))
    return _change(lines, rng, where, lambda s: _one(rng, _TYPE, s, lambda m: "." + rng.choice(_TYPES)))


@operator
def retype_variable(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: _DECLARATION.match(s) and ".reg" not in s)
    return _change(lines, rng, where, lambda s: _one(rng, _TYPE, s, lambda m: "." + rng.choice(_TYPES)))


@operator
def fewer_registers(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: re.match(r"\s*\.reg\b.*<\d+>", s))
    fewer = lambda m: f"<{max(0, int(m.group(1)) - rng.randint(1, 3))}>"  # noqa: E731
    return _change(lines, rng, where, lambda s: _one(rng, re.compile(r"<(\d+)>"), s, fewer))


@operator
def duplicate_declaration(lines: Lines, rng: random.Random) -> set[int] | None:
    return _change(lines, rng, _where(lines, _DECLARATION.match), lambda s: s + s.strip())


@operator
def rename_declaration(lines: Lines, rng: random.Random) -> set[int] | None:
    pattern = re.compile(r"[%\w$]+(?=\s*(?:[<\[;=]))")
    return _change(lines, rng, _where(lines, _DECLARATION.match), lambda s: _one(rng, pattern, s, lambda m: "zz9"))


@operator
def change_size(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: re.search(r"\w\[\d+\]", s) and re.match(r"\s*\.", s))
    sizes = ("[0]", "[]", "[-1]", "[49153]", "[100000]", "[1.5]", "[3", "[1]")
    return _change(lines, rng, where, lambda s: _one(rng, re.compile(r"\[\d+\]"), s, lambda m: rng.choice(sizes)))


@operator
def change_alignment(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: ".align" in s)
    values = ("0", "3", "1", "64", "12", "4.0", "-8", "")
    change = lambda m: ".align " + rng.choice(values)  # noqa: E731
    return _change(lines, rng, where, lambda s: _one(rng, re.compile(r"\.align\s+\d+"), s, change))


@operator
def change_space(lines: Lines, rng: random.Random) -> set[int] | None:
    spaces = ("reg", "shared", "local", "global", "const", "param", "gloabl")
    change = lambda m: "." + rng.choice(spaces)  # noqa: E731
    pattern = re.compile(r"\.(?:reg|shared|local|global|const|param)\b")
    return _change(lines, rng, _where(lines, pattern.search), lambda s: _one(rng, pattern, s, change))


@operator
def change_linkage(lines: Lines, rng: random.Random) -> set[int] | None:
    pattern = re.compile(r"\.(?:visible|extern|weak)\b")
    words = (".weak", ".extern", "", ".common", ".visible .weak", ".static")
    return _change(
        lines, rng, _where(lines, pattern.search), lambda s: _one(rng, pattern, s, lambda m: rng.choice(words))
    )


# --- labels and symbols -------------------------------------------------------------------------------------------


@operator
def rename_label(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, _LABEL.match)
    return _change(lines, rng, where, lambda s: re.sub(r"^(\s*)[\w$]+:", r"\1$L__zz:", s, count=1))


@operator
def rename_branch_target(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: re.search(r"\bbra\b", s))
    return _change(lines, rng, where, lambda s: re.sub(r"(\bbra[.\w]*\s+)[\w$]+", r"\1$L__zz", s))


@operator
def duplicate_label(lines: Lines, rng: random.Random) -> set[int] | None:
    labels = _where(lines, _LABEL.match)
    where = _instructions(lines)
    if not labels or not where:
        return None
    m = _LABEL.match(lines[rng.choice(labels)])
    return _change(lines, rng, where, lambda s: f"{m.group(1)}: {s}" if m else None)


@operator
def branch_to_register(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: re.search(r"\bbra\b", s))
    words = ("%r1", "%rd1", "4", "[$L__BB0_1]", "")
    return _change(lines, rng, where, lambda s: re.sub(r"(\bbra[.\w]*\s+)[\w$]+", rf"\g<1>{rng.choice(words)}", s))


@operator
def rename_symbol(lines: Lines, rng: random.Random) -> set[int] | None:
    pattern = re.compile(r"(?<=\[)[A-Za-z_]\w*(?=[+\]])|(?<=, )[A-Za-z_]\w+(?=;)")
    return _change(lines, rng, _instructions(lines), lambda s: _one(rng, pattern, s, lambda m: m.group() + "x"))


@operator
def rename_parameter(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: re.match(r"\s*\.param\b", s))
    return _change(lines, rng, where, lambda s: re.sub(r"(\w+)(\[\d+\])?(,?\s*)$", r"\1_x\2\3", s))


@operator
def rename_function(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: re.search(r"\.(entry|func)\b", s))
    words = ("ret", "1k", "%k", "a.b", "", "k k", "_")
    return _change(
        lines, rng, where, lambda s: re.sub(r"(\.(?:entry|func)\s+)(\w+)", lambda m: m.group(1) + rng.choice(words), s)
    )


# --- directives ---------------------------------------------------------------------------------------------------


@operator
def move_directive(lines: Lines, rng: random.Random) -> set[int] | None:
    pattern = r"\s*\.(?:version|target|address_size|maxntid|reqntid|minnctapersm|reg|shared|loc|file|pragma|extern)\b"
    where = _where(lines, lambda s: re.match(pattern, s) and s.count("(") == s.count(")"))
    if not where:
        return None
    i = rng.choice(where)
    j = rng.choice([k for k in range(len(lines)) if k != i and lines[k].strip()])
    lines[j] = lines[i].split("//")[0].rstrip() + " " + lines[j]
    lines[i] = ""
    return {i, j}


@operator
def change_version(lines: Lines, rng: random.Random) -> set[int] | None:
    versions = ("1.0", "3.2", "6.0", "6.5", "7.0", "7.8", "8.0", "9.9", "10.0", "9", "x", "9.0.1", "")
    where = _where(lines, lambda s: s.startswith(".version"))
    return _change(lines, rng, where, lambda s: f".version {rng.choice(versions)}")


@operator
def change_target(lines: Lines, rng: random.Random) -> set[int] | None:
    words = ("sm_50", "sm_60", "sm_70", "sm_75", "sm_80", "sm_90", "sm_90a", "sm_100", "sm_12", "sm_99", "sm_80x", "",
             "compute_80", "sm_90, debug", "sm_90, fast", "sm90")  # fmt: skip
    where = _where(lines, lambda s: s.startswith(".target"))
    return _change(lines, rng, where, lambda s: f".target {rng.choice(words)}".rstrip())


@operator
def change_address_size(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: s.startswith(".address_size"))
    words = (".address_size 16", ".address_size", ".address_size 64, 32", ".addres_size 64", "", ".address_size 64;")
    return _change(lines, rng, where, lambda s: rng.choice(words))


@operator
def add_performance_directive(lines: Lines, rng: random.Random) -> set[int] | None:
    words = (".maxntid 0, 1, 1", ".maxntid 2048, 1, 1", ".maxntid 128, 1, 1\t.reqntid 256, 1, 1", ".maxnreg 0",
             ".minnctapersm 2", ".maxntid 1, 2, 3, 4", ".maxntid -1", ".maxntid x", ".maxnreg 32", ".reqntid 64, 2, 1",
             ".maxnreg 32\t.maxnreg 32", ".reqnctapercluster 2, 1, 1", ".maxclusterrank 8", ".noreturn",
             ".maxntid 64\t.minnctapersm 1", ".explicitcluster", ".maxntids 64", ".maxntid 64;", '.pragma "nounroll";',
             ".minnctapersm 0\t.maxntid 32", ".maxntid", ".blocksareclusters")  # fmt: skip
    return _change(lines, rng, _where(lines, lambda s: s.strip() == "{"), lambda s: f"{rng.choice(words)} {s}")


@operator
def drop_parameter(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: re.match(r"\s*\.param\b[^;]*$", s))
    if not where:
        return None
    i = rng.choice(where)
    lines[i] = ""
    # The comma before a last parameter goes with it.
    j = i - 1
    if not any(k > i and k == i + 1 for k in where) and j >= 0 and lines[j].rstrip().endswith(","):
        lines[j] = lines[j].rstrip()[:-1]
    return {i, j}


@operator
def entry_or_function(lines: Lines, rng: random.Random) -> set[int] | None:
    swap = {".entry": ".func", ".func": ".entry"}
    pattern = re.compile(r"\.entry\b|\.func\b")
    words = (None, ".function", "", ".kernel")
    return _change(
        lines,
        rng,
        _where(lines, pattern.search),
        lambda s: _one(rng, pattern, s, lambda m: rng.choice(words) or swap[m.group()]),
    )


# --- instructions -------------------------------------------------------------------------------------------------


@operator
def drop_modifier(lines: Lines, rng: random.Random) -> set[int] | None:
    return _change(
        lines, rng, _instructions(lines), lambda s: _one(rng, re.compile(r"(?<=[a-z\d])\.[a-z][\w:]*"), s, lambda m: "")
    )


@operator
def alter_modifier(lines: Lines, rng: random.Random) -> set[int] | None:
    words = (".rn", ".sat", ".wide", ".lo", ".global", ".shared", ".uni", ".gpu", ".approx", ".ftz", ".relaxed", ".v2",
             ".v4", ".cta", ".volatile", ".foo", ".sync", ".hi", ".lt", ".u32x", ".nc", ".down", ".to")  # fmt: skip
    pattern = re.compile(r"(?<=[a-z\d])\.[a-z][\w:]*")
    return _change(lines, rng, _instructions(lines), lambda s: _one(rng, pattern, s, lambda m: rng.choice(words)))


@operator
def swap_modifiers(lines: Lines, rng: random.Random) -> set[int] | None:
    def change(s: str) -> str | None:
        m = re.match(r"^(\s*(?:@!?[%\w$]+\s+)?[a-z]\w*)((?:\.[\w:]+){2,})(.*)$", s)
        if m is None:
            return None
        parts = m.group(2)[1:].split(".")
        i, j = rng.sample(range(len(parts)), 2)
        parts[i], parts[j] = parts[j], parts[i]
        return f"{m.group(1)}.{'.'.join(parts)}{m.group(3)}"

    return _change(lines, rng, _instructions(lines), change)


@operator
def add_modifier(lines: Lines, rng: random.Random) -> set[int] | None:
    words = (".sat", ".ftz", ".rn", ".wide", ".global", ".u32", ".v2", ".cc", ".uni", ".aligned", ".volatile")
    pattern = re.compile(r"(?<=[a-z\d])(?=\.[a-z])")
    return _change(lines, rng, _instructions(lines), lambda s: _one(rng, pattern, s, lambda m: rng.choice(words)))


@operator
def change_type(lines: Lines, rng: random.Random) -> set[int] | None:
    return _change(lines, rng, _instructions(lines), lambda s: _one(rng, _TYPE, s, lambda m: "." + rng.choice(_TYPES)))


@operator
def misspell_opcode(lines: Lines, rng: random.Random) -> set[int] | None:
    def change(s: str) -> str | None:
        m = re.match(r"^(\s*(?:@!?[%\w$]+\s+)?)([a-z]\w*)(.*)$", s)
        if m is None:
            return None
        word = m.group(2)
        i = rng.randrange(len(word))
        return (
            m.group(1) + rng.choice((word[:i] + word[i + 1 :], word + word[-1], word.upper(), word + "x")) + m.group(3)
        )

    return _change(lines, rng, _instructions(lines), change)


def _with_operands(
    lines: Lines, rng: random.Random, change: Callable[[list[str]], list[str] | None]
) -> set[int] | None:
    def edit(s: str) -> str | None:
        parts = _operands(s)
        new = change(list(parts[1])) if parts is not None else None
        return None if parts is None or new is None else parts[0] + ", ".join(new) + parts[2]

    return _change(lines, rng, _instructions(lines), edit)


@operator
def drop_operand(lines: Lines, rng: random.Random) -> set[int] | None:
    def change(o: list[str]) -> list[str] | None:
        del o[rng.randrange(len(o))]
        return o

    return _with_operands(lines, rng, change)


@operator
def add_operand(lines: Lines, rng: random.Random) -> set[int] | None:
    def change(o: list[str]) -> list[str] | None:
        o.insert(rng.randrange(len(o) + 1), rng.choice((*o, "1", "%r1")))
        return o

    return _with_operands(lines, rng, change)


@operator
def swap_operands(lines: Lines, rng: random.Random) -> set[int] | None:
    def change(o: list[str]) -> list[str] | None:
        if len(o) < 2:
            return None
        i, j = rng.sample(range(len(o)), 2)
        o[i], o[j] = o[j], o[i]
        return o

    return _with_operands(lines, rng, change)


@operator
def replace_operand(lines: Lines, rng: random.Random) -> set[int] | None:
    words = ("1", "0f3F800000", "1.5", "%tid.x", "%tid", "{%r1, %r2}", "[%rd1]", "-1", "!%p1", "%p1", "%laneid.x", "_",
             "0x1FFFFFFFFFFFFFFFF", "%r1|%p1", "%r1.x", "WARP_SZ", "zz", "%rd1", "%f1", '"a"', "%zz1")  # fmt: skip

    def change(o: list[str]) -> list[str] | None:
        o[rng.randrange(len(o))] = rng.choice(words)
        return o

    return _with_operands(lines, rng, change)


@operator
def other_register(lines: Lines, rng: random.Random) -> set[int] | None:
    kinds = ("%r1", "%rd1", "%f1", "%p1", "%rs1", "%fd1", "%r9999", "%zz")
    return _change(lines, rng, _instructions(lines), lambda s: _one(rng, _REGISTER, s, lambda m: rng.choice(kinds)))


@operator
def immediate_to_float(lines: Lines, rng: random.Random) -> set[int] | None:
    return _change(
        lines, rng, _instructions(lines), lambda s: _one(rng, _NUMBER, s, lambda m: rng.choice(("1.5", "0f40000000")))
    )


@operator
def change_immediate(lines: Lines, rng: random.Random) -> set[int] | None:
    values = ("-1", "99999999999999999999", "0x", "09", "4294967296", "1e5", "33", "0b12", "1/0", "(1", "1U", "3L")
    return _change(lines, rng, _instructions(lines), lambda s: _one(rng, _NUMBER, s, lambda m: rng.choice(values)))


@operator
def change_address(lines: Lines, rng: random.Random) -> set[int] | None:
    pattern = re.compile(r"\[[^\]]*\]")
    changes: tuple[Callable[[str], str], ...] = (
        lambda a: a[1:-1],
        lambda a: f"[{a}]",
        lambda a: a[:-1] + "+1.5]",
        lambda a: a[:-1] + "+%r1]",
        lambda a: "[]",
        lambda a: "[16]",
        lambda a: a[:-1] + "-4]",
        lambda a: a[:-1] + "+4]",
        lambda a: a[:-1],
        lambda a: "[%r1]",
        lambda a: "[%p1]",
        lambda a: "[%f1]",
        lambda a: a[:-1] + "+99999999999]",
    )
    return _change(
        lines, rng, _instructions(lines), lambda s: _one(rng, pattern, s, lambda m: rng.choice(changes)(m.group()))
    )


@operator
def wrong_guard(lines: Lines, rng: random.Random) -> set[int] | None:
    guards = ("@%r1", "@%rd1", "@%p999", "@", "@!!%p1", "@1", "@%zz", "@!%p1", "%p1", "@[%p1]", "@%tid.x", "@%p1.x")
    where = [i for i in _instructions(lines) if "@" in lines[i]] or _instructions(lines)
    return _change(
        lines, rng, where, lambda s: re.sub(r"^(\s*)(?:@!?[%\w$]+\s+)?", rf"\1{rng.choice(guards)} ", s, count=1)
    )


@operator
def special_register(lines: Lines, rng: random.Random) -> set[int] | None:
    pattern = re.compile(r"%(?:tid|ntid|ctaid|nctaid)\.[xyz]|%laneid")
    words = ("%tid", "%tid.q", "%tidx", "%tid.x.y", "%laneid.x", "%clock64", "%gridid", "%smid", "%ctaidx.x", "%tid.w")
    return _change(
        lines, rng, _where(lines, pattern.search), lambda s: _one(rng, pattern, s, lambda m: rng.choice(words))
    )


@operator
def vector_shape(lines: Lines, rng: random.Random) -> set[int] | None:
    where = [i for i in _instructions(lines) if "{" in lines[i]]
    changes: tuple[Callable[[str], str | None], ...] = (
        lambda s: re.sub(r"\{\s*[^,{}]+,", "{", s, count=1),
        lambda s: re.sub(r"\}", ", %r1}", s, count=1),
        lambda s: s.replace("{", "(", 1).replace("}", ")", 1),
        lambda s: re.sub(r"\.v[24]\b", ".v8", s),
        lambda s: re.sub(r"\.v2\b", ".v4", s),
        lambda s: re.sub(r"\{[^{}]*\}", "{}", s, count=1),
    )
    return _change(lines, rng, where, lambda s: rng.choice(changes)(s))


@operator
def change_call(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: re.match(r"\s*(?:param\d+|retval\d+|\(retval\d+\)|call)", s))
    words = ("param9", "%r1", "", "0")
    pattern = re.compile(r"\b(?:param\d+|retval\d+)\b")
    return _change(lines, rng, where, lambda s: _one(rng, pattern, s, lambda m: rng.choice(words)))


@operator
def parameter_access(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: "ld.param" in s or "st.param" in s)
    words = (".b8", ".b16", ".u32", ".u64", ".f32", ".f64", ".v2.u32", ".v4.b32")
    return _change(lines, rng, where, lambda s: _one(rng, _TYPE, s, lambda m: rng.choice(words)))


# --- text ---------------------------------------------------------------------------------------------------------


@operator
def drop_semicolon(lines: Lines, rng: random.Random) -> set[int] | None:
    return _change(lines, rng, _where(lines, lambda s: ";" in s), lambda s: _one(rng, re.compile(";"), s, lambda m: ""))


@operator
def change_comma(lines: Lines, rng: random.Random) -> set[int] | None:
    words = ("", ",,", ";", ".", " ", "|")
    return _change(
        lines,
        rng,
        _where(lines, lambda s: "," in s),
        lambda s: _one(rng, re.compile(","), s, lambda m: rng.choice(words)),
    )


@operator
def drop_brace(lines: Lines, rng: random.Random) -> set[int] | None:
    pattern = re.compile(r"[{}()\[\]]")
    return _change(lines, rng, _where(lines, pattern.search), lambda s: _one(rng, pattern, s, lambda m: ""))


@operator
def add_brace(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: s.strip())
    return _change(lines, rng, where, lambda s: rng.choice((s + " }", s + " {", "} " + s, "{ " + s)))


@operator
def non_ascii(lines: Lines, rng: random.Random) -> set[int] | None:
    def change(s: str) -> str | None:
        code = s.split("//")[0].rstrip()
        i = rng.randrange(len(code) + 1)
        return s[:i] + rng.choice("é\u00a0\u201cµ−\u200b") + s[i:]

    return _change(lines, rng, _where(lines, lambda s: s.strip()), change)


@operator
def stray_character(lines: Lines, rng: random.Random) -> set[int] | None:
    def change(s: str) -> str | None:
        i = rng.randrange(len(s.split("//")[0].rstrip()) + 1)
        # No lone backslash: release 13.0 of the assembler refuses it, nvJitLink 13.5 passes it over.
        return s[:i] + rng.choice("`#'\"?&^~*=<>!@$%;:.,-+|") + s[i:]

    return _change(lines, rng, _where(lines, lambda s: s.strip()), change)


@operator
def open_comment(lines: Lines, rng: random.Random) -> set[int] | None:
    return _change(lines, rng, _where(lines, lambda s: s.strip()), lambda s: rng.choice(("/* " + s, "# " + s)))


@operator
def drop_line(lines: Lines, rng: random.Random) -> set[int] | None:
    return _change(lines, rng, _where(lines, lambda s: s.strip()), lambda s: "")


@operator
def swap_lines(lines: Lines, rng: random.Random) -> set[int] | None:
    where = _where(lines, lambda s: s.strip())
    i, j = rng.sample(where, 2)
    lines[i], lines[j] = lines[j], lines[i]
    return {i, j}


@operator
def template_residue(lines: Lines, rng: random.Random) -> set[int] | None:
    words = ("{{ n }}", "${n}", "<%= n %>", "{n}", "%s", "None", "undefined", "nan")
    return _change(lines, rng, _instructions(lines), lambda s: _one(rng, _NUMBER, s, lambda m: rng.choice(words)))
