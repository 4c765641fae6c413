"""Links in the documentation lead to files and headings; a page of the site that is none is noticed."""

from __future__ import annotations

import runpy
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.docs.links import anchors, broken, links
from tests.docs.pages import ROOT, pages
from tests.docs.site import faults, main

PAGES = pages()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_files_and_headings(page: Path) -> None:
    assert not list(broken(page))


def test_there_are_links() -> None:
    assert sum(len(links(page.read_text(encoding="utf-8"))) for page in PAGES) > 500


def test_a_broken_link_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# One\n\n## What `code` does, and why\n\n# One\n", encoding="utf-8")
    page = tmp_path / "page.md"
    good = "[a](other.md) [b](other.md#what-code-does-and-why) [c](other.md#one-1) ![d](#here) `[x](no.md)`"
    page.write_text(f"# Here\n\n{good}\n\n```text\n[y](no.md)\n```\n", encoding="utf-8")
    assert not list(broken(page))
    page.write_text('[a](none.md) [b](other.md#two) <img src="none.png">', encoding="utf-8")
    assert [fault.partition(":")[0] for fault in broken(page)] == ["none.md", "other.md#two", "none.png"]


def test_headings_make_the_anchors_that_code_hosts_make() -> None:
    text = "# R10\n## [Notes](x.md) on *this*: a_b\n```sh\n# no heading\n```\n"
    assert anchors(text) == {"r10", "notes-on-this-a_b"}


def test_every_page_has_its_place_in_the_navigation() -> None:
    navigation = runpy.run_path(str(ROOT / "docs" / "navigation.py"))
    listed = [page for names in navigation["SECTIONS"].values() for page in names]
    places = [page.rpartition("<")[2].rstrip(">") for page in listed]
    for parent, below in navigation["BELOW"].items():
        places += [f"{Path(parent).parent}/{page}" for page in below]
    own = [path.relative_to(ROOT / "docs") for path in PAGES if path.is_relative_to(ROOT / "docs")]
    missing = [str(path) for path in own if not _stands(path.with_suffix("").as_posix(), places)]
    assert missing == ["index.md"]


def _stands(page: str, places: list[str]) -> bool:
    return any(fnmatch(page, place) for place in places)


def _site(folder: Path, body: str, css: str = "") -> Path:
    (folder / "index.html").write_text(f"<html><body>{body}</body></html>", encoding="utf-8")
    (folder / "other.html").write_text('<h1 id="there">Other</h1>', encoding="utf-8")
    (folder / "look.css").write_text(css, encoding="utf-8")
    return folder


def test_a_site_without_faults_has_none(tmp_path: Path) -> None:
    body = '<a href="other.html#there">a</a><a href="https://example.org">b</a><link href="look.css?v=1">'
    assert main(_site(tmp_path, body, "a { background: url(data:image/png;base64,AA) }")) == 0


@pytest.mark.parametrize(
    ("body", "css", "fault"),
    [
        ('<a href="none.html">a</a>', "", "which is not there"),
        ('<a href="other.html#nowhere">a</a>', "", "no such anchor"),
        ('<a href="#nowhere">a</a>', "", "no such anchor"),
        ('<img src="none.svg">', "", "which is not there"),
        ('<script src="https://cdn.example.org/x.js"></script>', "", "from another host"),
        ('<link href="//fonts.example.org/x.css">', "", "from another host"),
        ('<p style="background: url(https://example.org/x.png)">', "", "from another host"),
        ("", "@import 'https://example.org/x.css';", "from another host"),
        ("", "a { src: url('none.woff2') }", "which is not there"),
        ('<a href="../outside.html">a</a>', "", "which is not there"),
    ],
)
def test_a_fault_of_the_site_is_found(body: str, css: str, fault: str, tmp_path: Path) -> None:
    (tmp_path / "outside.html").write_text("", encoding="utf-8")
    (tmp_path / "site").mkdir()
    found = list(faults(_site(tmp_path / "site", body, css)))
    assert len(found) == 1
    assert fault in found[0]


def test_an_empty_folder_is_no_site(tmp_path: Path) -> None:
    assert main(tmp_path) == 1
