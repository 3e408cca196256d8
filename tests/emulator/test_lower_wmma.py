# SPDX-License-Identifier: Apache-2.0
"""wmma: whole matrices from memory to memory, against NumPy, on both tiers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product as pairs

import numpy as np
import pytest

from harness.emulator.lower_matrix import WMMA_ROWS
from harness.findings import Kind, Verdict
from tests.emulator.fragments import BITS, codes
from tests.emulator.test_lower_matrix import answers, launch, small


@dataclass(frozen=True)
class Whole:
    """A wmma form: "m16n16k16.f32.f16.f16.f32", with the layout of a, b and the accumulators, and where they lie."""

    text: str
    layouts: tuple[str, str, str] = ("row", "col", "row")
    space: str = ".global"
    rule: str = ""
    pad: int = 0  # elements of 16 bytes between lines

    @property
    def shape(self) -> tuple[int, int, int]:
        m, n, k = (int(x) for x in re.match(r"m(\d+)n(\d+)k(\d+)", self.text).groups())
        return m, n, k

    @property
    def types(self) -> tuple[str, ...]:
        return tuple(self.text.split(".")[1:5])

    def type(self, part: str) -> str:
        return self.types["dabc".index(part)]

    def extent(self, part: str) -> tuple[int, int]:
        m, n, k = self.shape
        return {"a": (m, k), "b": (k, n)}.get(part, (m, n))

    def stride(self, part: str) -> int:
        layout = self.layouts[min("abcd".index(part), 2)]
        return self.extent(part)[layout == "row"] + self.pad * 128 // BITS[self.type(part)]

    def size(self, part: str) -> int:
        layout = self.layouts[min("abcd".index(part), 2)]
        return self.stride(part) * self.extent(part)[layout != "row"] * BITS[self.type(part)] // 8

    def bytes_of(self, part: str, matrix: np.ndarray) -> np.ndarray:
        """Element codes of a matrix as it lies in memory; what is between the lines is all ones."""
        layout = self.layouts[min("abcd".index(part), 2)]
        lines, bits = (matrix if layout == "row" else matrix.T), BITS[self.type(part)]
        total = bytearray()
        for line in lines:
            word = sum(int(x) << (i * bits) for i, x in enumerate(line))
            word |= ((1 << (self.stride(part) * bits)) - 1) & ~((1 << (len(line) * bits)) - 1)
            total += word.to_bytes(self.stride(part) * bits // 8, "little")
        return np.frombuffer(bytes(total), np.uint8)

    def kernel(self, *, change: str = "") -> str:
        """Entry k(in, out): in holds a, b, c, each at a multiple of 32 bytes. change: lines before the store."""
        parts, at = {}, 0
        for part in "abcd":
            parts[part] = at if part != "d" else 0
            at += -(-self.size(part) // 32) * 32
        shared = at
        counts = {p: self._registers(p) for p in "abcd"}
        names = {p: "{" + ", ".join(f"%{p}{i}" for i in range(n)) + "}" for p, n in counts.items()}
        lines = [".version 9.0", ".target sm_90", ".address_size 64"]
        lines += [".visible .entry k(.param .u64 in, .param .u64 out)", "{"]
        lines += [f".shared .align 32 .b8 s[{shared}];", ".reg .pred %p; .reg .b32 %t, %s, %v; .reg .b64 %x, %y, %o;"]
        for p, n in counts.items():
            kind = {"f32": "f32", "f64": "f64"}.get(self.type(p), "b32")
            lines.append(f".reg .{kind} " + ", ".join(f"%{p}{i}" for i in range(n)) + ";")
        lines += ["ld.param.u64 %x, [in]; ld.param.u64 %y, [out]; mov.u32 %t, %tid.x; mov.u32 %s, s;"]
        lines += ["cvta.to.global.u64 %x, %x; cvta.to.global.u64 %y, %y;"]
        base = "%x"
        if self.space == ".shared":
            base = "%s"
            lines += ["shl.b32 %v, %t, 2;", "L:", "cvt.u64.u32 %o, %v; add.u64 %o, %x, %o;", ".reg .b32 %w, %z;"]
            lines += ["ld.global.b32 %w, [%o]; add.u32 %z, %s, %v; st.shared.b32 [%z], %w; add.u32 %v, %v, 128;"]
            lines += [f"setp.lt.u32 %p, %v, {shared - -(-self.size('d') // 32) * 32};", "@%p bra L;", "bar.sync 0;"]
        tail = f"{self.shape_name}{self.space}"
        for i, p in enumerate("abc"):
            load = f"wmma.load.{p}.sync.aligned.{self.layouts[i]}.{tail}.{self.type(p)}"
            lines.append(f"{load} {names[p]}, [{base}+{parts[p]}], {self.stride(p)};")
        named = f"{self.types[0]}.{self.types[3]}" if self.types[1] == "f16" else ".".join(self.types)
        head = f"wmma.mma{self.rule if 'popc' in self.rule else ''}.sync.aligned.{self.layouts[0]}.{self.layouts[1]}"
        after = "" if "popc" in self.rule else self.rule
        lines.append(f"{head}.{self.shape_name}.{named}{after} {names['d']}, {names['a']}, {names['b']}, {names['c']};")
        lines += [change]
        store = f"wmma.store.d.sync.aligned.{self.layouts[2]}.{self.shape_name}.global.{self.type('d')}"
        lines += [f"{store} [%y], {names['d']}, {self.stride('d')};", "ret;", "}"]
        return "\n".join(lines)

    @property
    def shape_name(self) -> str:
        return self.text.split(".")[0]

    def _registers(self, part: str) -> int:
        rows, columns = self.extent(part)
        kind = self.type(part)
        if part in "ab" and kind == "f16":
            return 8
        return rows * columns // 32 * BITS[kind] // max(BITS[kind], 32)

    def inputs(self, a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
        parts = [self.bytes_of(p, codes(self.type(p), x)) for p, x in zip("abc", (a, b, c), strict=True)]
        return np.concatenate([np.pad(x, (0, -len(x) % 32)) for x in parts])


def every_form() -> list[Whole]:
    out = []
    for i, row in enumerate(WMMA_ROWS):
        for j, (d, a, b, c) in enumerate(sorted(row.types())):
            text = f"{row.shape}.{d}.{a}.{b}.{c}"
            rules = {"s": ["", ".satfinite"], "u": ["", ".satfinite"]}.get(a[0], [""])
            if a == "b1":
                rules = [".xor.popc", ".and.popc"]
            layouts = list(pairs(("row", "col"), repeat=3))
            if BITS[a] < 8:
                layouts = [x for x in layouts if x[:2] == ("row", "col")]
            for number, (rule, layout) in enumerate(pairs(rules, layouts)):
                space = (".global", ".shared", "")[(number + i + j) % 3]
                # Sub-byte lines must stay words; accumulators of 8 columns stay whole.
                out.append(Whole(text, layout, space, rule, pad=2 * ((number + j) % 2)))
    return out


@pytest.mark.parametrize("form", every_form(), ids=str)
def test_exact_products_agree_with_numpy(form: Whole) -> None:
    rng = np.random.default_rng(len(form.text))
    a, b, c = (small(form.type(p), form.extent(p), rng) for p in "abc")
    if form.type("a") == "b1":
        bits = a[:, :, None] != b[None] if "xor" in form.rule else (a[:, :, None] & b[None]).astype(bool)
        d = bits.sum(axis=1) + c
    else:
        d = a @ b + c
    found = answers_of(form, form.inputs(a, b, c))
    assert found.tolist() == form.bytes_of("d", codes(form.type("d"), d)).tolist()


def answers_of(form: Whole, data: np.ndarray) -> np.ndarray:
    """The bytes of d as it lies in memory, those between lines as ones; nothing else may be written."""
    size, bits = form.size("d"), BITS[form.type("d")]
    if form.pad == 0:
        return answers(form.kernel(), data, size)
    lines = []
    for race in (True, False):
        outcome = launch(form.kernel(), data, size, race=race)
        assert outcome.status is Verdict.PASS, outcome.reason
        assert {f.kind for f in outcome.findings} <= {Kind.UNWRITTEN}, outcome.findings
        lines.append(outcome.buffers["out"].reshape(-1, form.stride("d") * bits // 8).copy())
        used = form.extent("d")[form.layouts[2] == "row"] * bits // 8
        assert (lines[-1][:, used:] == 0xA5).all()
        lines[-1][:, used:] = 0xFF
    assert lines[0].tolist() == lines[1].tolist()
    return lines[0].reshape(-1)


F16 = Whole("m16n16k16.f32.f16.f16.f32")


def inputs_of(form: Whole) -> np.ndarray:
    return form.inputs(*(np.ones(form.extent(p)) for p in "abc"))


def test_every_register_may_be_scaled_alike() -> None:
    scaled = "".join(f"add.f32 %d{i}, %d{i}, %d{i};\n" for i in range(8))
    found = answers(F16.kernel(change=scaled), inputs_of(F16), F16.size("d"))
    assert np.unique(found.view(np.float32)).tolist() == [34.0]


def kinds(ptx: str, data: np.ndarray, nbytes: int) -> set[Kind]:
    return {f.kind for seed in range(3) for f in launch(ptx, data, nbytes, seed=seed).findings} - {Kind.UNWRITTEN}


@pytest.mark.parametrize(("old", "new"), [("[%y]", "[%y+16]"), ("[%x+512]", "[%x+514]"), (", 16;", ", 17;")])
def test_misaligned_lines_are_findings(old: str, new: str) -> None:
    found = kinds(F16.kernel().replace(old, new), inputs_of(F16), F16.size("d") + 64)
    assert found == {Kind.MISALIGNED}


def test_lanes_that_disagree_are_a_finding() -> None:
    skewed = F16.kernel().replace("wmma.store", "mad.wide.u32 %y, %t, 32, %y;\nwmma.store")
    assert Kind.BARRIER_DIVERGENCE in kinds(skewed, inputs_of(F16), F16.size("d") + 1024)


def test_outside_the_buffer_is_a_finding() -> None:
    assert Kind.OUT_OF_BOUNDS in kinds(F16.kernel(), inputs_of(F16), F16.size("d") - 4)


def test_a_matrix_written_without_order_is_a_race() -> None:
    form = Whole("m16n16k16.f32.f16.f16.f32", space=".shared")
    text = form.kernel()
    assert not kinds(text, inputs_of(form), form.size("d"))
    assert Kind.RACE in kinds(text.replace("bar.sync 0;", ""), inputs_of(form), form.size("d"))
    again = text.replace(".global.f32 [%y]", ".shared.f32 [%s]")
    assert Kind.RACE in kinds(again, inputs_of(form), form.size("d"))  # over what other lanes have read
    ordered = again.replace("wmma.store", "bar.warp.sync -1;\nwmma.store")
    assert not kinds(ordered, inputs_of(form), form.size("d"))
