# SPDX-License-Identifier: Apache-2.0
"""The assembler's verdict, its numbers, and the ways it has of failing quietly."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from harness.errors import AssayError, UsageError
from harness.ptx import assemble as room
from harness.ptx.asmlog import read_errors, read_info
from harness.ptx.assemble import ARCHITECTURES, assemble, assembler, installed_architectures
from harness.ptx.capture import captured_stderr, pass_on
from harness.ptx.elf import code_sections, sections

HEAD = ".version 7.8\n.target sm_75\n.address_size 64\n"
KERNEL = """.visible .entry k(.param .u64 p)
{
  .reg .b64 %rd<3>;
  .reg .b32 %r<9>;
  ld.param.u64 %rd1, [p];
  cvta.to.global.u64 %rd2, %rd1;
  BODY
  st.global.u32 [%rd2], 5;
  ret;
}
"""

needs_assembler = pytest.mark.skipif(not assembler(), reason="no nvJitLink on this platform")


def kernel(body: str = "", before: str = "") -> str:
    return HEAD + before + KERNEL.replace("BODY", body)


@needs_assembler
@pytest.mark.parametrize("arch", ARCHITECTURES)
def test_every_architecture(arch: str) -> None:
    a = assemble(kernel(), arch)
    if arch not in installed_architectures():
        assert arch in a.not_run_reason
        return
    assert a.ok, a.errors
    assert not a.errors
    assert not a.not_run_reason
    assert a.code == "relocatable code"
    assert 0 < a.registers["k"] < 64
    assert (a.spill_stores["k"], a.spill_loads["k"], a.shared["k"]) == (0, 0, 0)
    assert a.cubin is not None
    assert code_sections(a.cubin)[".text.k"]
    assert a.assembler.startswith("nvJitLink ")


@needs_assembler
@pytest.mark.parametrize("arch", ["sm_75", "sm_90", "sm_100"])
@pytest.mark.parametrize(
    ("before", "body", "shared"),
    [
        ("", ".shared .b8 x[500]; st.shared.u8 [x], 1;", 500),
        (".shared .b8 x[500];\n", "st.shared.u8 [x], 1;", 500),
        (".extern .shared .align 16 .b8 x[];\n", "st.shared.u8 [x], 1;", 0),
        (".shared .b8 unused[500];\n", "", 0),
    ],
)
def test_shared_memory_is_what_the_kernel_declares(arch: str, before: str, body: str, shared: int) -> None:
    assert assemble(kernel(body, before), arch).shared == {"k": shared}


@needs_assembler
def test_stack_and_spills() -> None:
    loads = "".join(f"ld.global.u32 %s{i}, [%rd2+{4 * i}];\n" for i in range(60))
    uses = "".join(f"st.global.u32 [%rd2+{4 * i + 4096}], %s{(i * 7) % 60};\n" for i in range(60))
    text = kernel(f".reg .b32 %s<60>;\n{loads}bar.sync 0;\n{uses}").replace(")\n{", ")\n.maxnreg 24\n{")
    a = assemble(text, "sm_80")
    assert a.ok
    assert a.registers["k"] <= 24
    assert a.spill_stores["k"] > 0
    assert a.spill_loads["k"] > 0
    assert a.stack["k"] > 0


@needs_assembler
def test_errors_have_their_line_and_come_in_order() -> None:
    a = assemble(kernel("mul.wide.u32 %rd1, %rd1, 2;\n add.u32 %r77, %r1, 2;\n frobnicate.u32 %r1;"), "sm_80")
    assert not a.ok
    assert a.cubin is None
    assert [line for line, _ in a.errors] == sorted(line or 0 for line, _ in a.errors)
    said = dict(a.errors)
    assert "mul.wide" in said[10]
    assert "frobnicate" in said[12]
    assert any("%r77" in text for line, text in a.errors if line == 11)
    assert not any("aborted" in text for _, text in a.errors)


@needs_assembler
def test_errors_without_a_line() -> None:
    low = assemble(kernel().replace("sm_75", "sm_90"), "sm_80")
    (error,) = low.errors
    assert error[0] is None
    assert ".target" in error[1]
    specific = assemble(kernel().replace("sm_75", "sm_90a").replace("7.8", "8.0"), "sm_90")
    assert "sm_90a" in specific.errors[0][1]
    big = assemble(kernel("st.shared.u8 [x], 1;", ".shared .b8 x[50000];\n"), "sm_80")
    assert not big.ok
    assert "shared" in big.errors[0][1]


@needs_assembler
def test_a_duplicate_definition_is_an_error() -> None:
    one_text = assemble(HEAD + 2 * KERNEL.replace("BODY", ""), "sm_80")
    assert not one_text.ok
    assert one_text.errors[0][0] == 14
    two_texts = assemble(kernel(), "sm_80", "a.ptx", link=[("b.ptx", kernel())])
    assert not two_texts.ok
    assert two_texts.errors == ((4, "k is defined in a.ptx and again in b.ptx"),)
    good = assemble(kernel(), "sm_80", "a.ptx", link=[("b.ptx", kernel().replace(" k(", " k2("))])
    assert good.ok
    assert set(good.registers) == {"k", "k2"}


@needs_assembler
def test_what_the_linker_says_on_descriptor_2_only_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_duplicates", lambda modules: [])
    a = assemble(kernel(), "sm_80", "a.ptx", link=[("b.ptx", kernel())])
    assert not a.ok
    assert "Multiple definition of 'k'" in a.errors[0][1]


@needs_assembler
@pytest.mark.parametrize("text", ["", "hello", "int main() { return 0; }", "\0\1\2", "\ufeff" + kernel()])
def test_text_that_is_not_ptx(text: str) -> None:
    a = assemble(text, "sm_80", "x.ptx")
    assert not a.ok
    assert a.errors[0][0] == 1
    assert "x.ptx is not PTX" in a.errors[0][1]


@needs_assembler
def test_an_architecture_the_assembler_does_not_know_is_not_run() -> None:
    a = assemble(kernel(), "sm_35")
    assert not a.ok
    assert not a.errors
    assert "sm_35" in a.not_run_reason
    assert assembler() in a.not_run_reason


@pytest.mark.parametrize("arch", ["sm_999", "foo", "", "90", "sm_90z", "sm_", "compute_90"])
def test_a_name_nobody_knows_is_a_usage_error(arch: str) -> None:
    with pytest.raises(UsageError, match="not a GPU architecture") as e:
        assemble(kernel(), arch)
    assert "sm_75" in e.value.remedy


def test_without_the_packages_the_reason_is_given() -> None:
    code = (
        "import sys; sys.modules['cuda.bindings'] = None\n"
        "from harness.ptx.assemble import assemble, installed_architectures\n"
        "a = assemble('.version 8.0', 'sm_90')\n"
        "assert not a.ok and not a.errors and not installed_architectures()\n"
        "print(a.not_run_reason)"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=root, check=True)
    assert "pip install cuda-bindings nvidia-nvjitlink" in done.stdout


@needs_assembler
def test_threads_do_not_mix_their_messages() -> None:
    results: dict[int, room.Assembly] = {}

    def work(i: int) -> None:
        results[i] = assemble(kernel(f"add.u32 %bad{i}, %r1, 2;"), "sm_80")

    threads = [threading.Thread(target=work, args=(i,)) for i in range(6)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    for i in range(6):
        named = [text for _, text in results[i].errors if "%bad" in text]
        assert named
        assert all(f"%bad{i}'" in text for text in named)


def test_capture_gives_back_what_others_wrote(capfd: pytest.CaptureFixture[str]) -> None:
    with captured_stderr() as got:
        os.write(2, b"from native code\n")
    assert got.text == "from native code\n"
    assert capfd.readouterr().err == ""
    pass_on("someone else's\n")
    assert capfd.readouterr().err == "someone else's\n"


def test_logs_are_read_by_their_form() -> None:
    info = (
        "ptxas info    : Compiling entry function 'a' for 'sm_90'\nptxas info    : Function properties for a\n"
        "ptxas         .     576 bytes stack frame, 832 bytes spill stores, 916 bytes spill loads\n"
        "ptxas info    : Used 32 registers, used 1 barriers, 1024 bytes smem\nptxas warning : Registers are spilled\n"
        "info    : Function properties for 'a':\n"
        "info    : used 40 registers, used 1 barriers, 600 stack, 0 bytes smem, 0 bytes lmem\n"
    )
    entries, warnings = read_info(info)
    a = entries["a"]
    assert (a.registers, a.stack, a.spill_stores, a.spill_loads) == (40, 600, 832, 916)
    assert warnings == ["Registers are spilled"]
    errors = read_errors(
        "ptxas x, line 9; error   : second\nptxas x, line 4; fatal   : first\n"
        "ptxas fatal   : Ptx assembly aborted due to errors\nERROR_PTX_COMPILE (4)\n@E@error   : escaped\n"
    )
    assert errors == [(4, "first"), (9, "second"), (None, "escaped")]
    assert read_errors("ERROR_PTX_COMPILE (4)") == [(None, "ERROR_PTX_COMPILE (4)")]


def test_bytes_that_are_no_cubin() -> None:
    with pytest.raises(AssayError, match="not a 64-bit ELF"):
        sections(b"MZ")
    with pytest.raises(AssayError, match="cut off"):
        sections(b"\x7fELF\x02\x01" + bytes(20))
