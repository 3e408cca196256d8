# SPDX-License-Identifier: Apache-2.0
"""The pages: whole, self-contained, everything escaped, links that lead somewhere, nothing half-written."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from harness.errors import UsageError
from harness.results import ResultsFile
from reports.model import Report, load
from reports.site import build, render

VOID = {"meta", "link", "br", "input", "img", "hr"}


class Page(HTMLParser):
    """Tags counted, ids and links kept, text collected; complains about tags that do not match."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: list[tuple[str, str, str | None]] = []
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.attributes += [(tag, k, v) for k, v in attrs]
        self.ids += [v for k, v in attrs if k == "id" and v]
        self.links += [v for k, v in attrs if tag == "a" and k == "href" and v]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return "".join(self.words)


@pytest.fixture
def pages(report: Report) -> dict[str, Page]:
    return {name: Page(text) for name, text in render(report).items()}


def test_a_page_for_each_architecture(pages: dict[str, Page]) -> None:
    assert sorted(pages) == ["index.html", "sm_100.html", "sm_75.html", "sm_90.html"]


def test_markup_in_names_and_texts_stays_text(pages: dict[str, Page], made) -> None:
    for name, page in pages.items():
        assert page.tags["script"] == 1, name
        assert not [a for a in page.attributes if a[1].startswith("on")], name
        assert made.EVIL in page.text, name
    assert "// " + made.EVIL in pages["sm_75.html"].text  # the source line


def test_nothing_is_fetched(report: Report) -> None:
    for name, text in render(report).items():
        page = Page(text)
        fetching = [
            v for tag, k, v in page.attributes if k in ("src", "href", "srcset", "action") and tag != "a"
        ]  # fmt: skip
        assert fetching == ["data:,"], name
        assert not re.search(r"@import|url\(|https?:", text), name


def test_every_link_leads_to_a_place_that_exists(pages: dict[str, Page]) -> None:
    for name, page in pages.items():
        assert page.links
        assert len(page.ids) == len(set(page.ids)), name
        for link in page.links:
            file, _, fragment = link.partition("#")
            target = pages[file or name]
            assert not fragment or fragment in target.ids, f"{name}: {link}"


def test_an_architecture_page_shows_what_was_found_and_how(pages: dict[str, Page]) -> None:
    text = pages["sm_75.html"].text
    for said in (
        "race: across blocks, global memory, 4 bytes at counts+28",
        "ld.global.u32 %r1, [%rd1];◀ read",
        "st.global.u32 [%rd1], %r2;◀ write",
        "results.sqlite#1",
        "relocatable code",
        "no finding in these checks",
        "1 / 2",
        "not run: no driver <here>",
    ):
        assert said in text, said
    assert "NVIDIA H200, driver 580.159.04" in pages["sm_90.html"].text
    assert "NVIDIA H200" not in text


def test_not_run_is_never_green(pages: dict[str, Page]) -> None:
    assert "not run: not part of this run" in pages["index.html"].text
    classes = [v for tag, k, v in pages["sm_100.html"].attributes if tag == "span" and k == "class"]
    assert classes.count("v pass") == 4  # static of one kernel: tile, table, heading, case; no other
    assert "v not-run" in classes


def test_build_writes_all_of_it_and_replaces_what_was_there(tmp_path: Path, made) -> None:
    file = made.write(tmp_path / "in.sqlite")
    out = tmp_path / "out"
    (out / "site").mkdir(parents=True)
    (out / "site" / "sm_1.html").touch()
    built = build([file], out)
    assert built.index == out / "site" / "index.html"
    assert built.index.read_text("utf-8").startswith("<!doctype html>")
    assert sorted(p.name for p in out.iterdir()) == ["assay.sarif", "junit.xml", "site", "summary.md"]
    assert not (out / "site" / "sm_1.html").exists()


def test_a_place_that_cannot_be_written(tmp_path: Path, made) -> None:
    file = made.write(tmp_path / "in.sqlite")
    (tmp_path / "out").touch()
    with pytest.raises(UsageError, match="cannot write"):
        build([file], tmp_path / "out")


def test_a_run_without_results_still_has_a_page(tmp_path: Path) -> None:
    with ResultsFile.create(tmp_path / "r.sqlite", {}) as f:
        f.finish("complete")
    text = Page(render(load([tmp_path / "r.sqlite"]))["index.html"]).text
    assert "Nothing passed" in text
