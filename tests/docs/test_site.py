"""The documentation site is built without a network, and its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config

ROOT = Path(__file__).resolve().parents[2]
FOREIGN = re.compile(
    r"""<(?:script|link|img|iframe)[^>]*\b(?:src|href)=["']?(?:https?:)?//[^"' >]+"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Every page, by its path; `strict` makes a dead link an error."""
    folder = tmp_path_factory.mktemp("site")
    config = load_config(str(ROOT / "mkdocs.yml"), site_dir=str(folder), strict=True)
    build(config)
    return {
        page.relative_to(folder).as_posix(): page.read_text(encoding="utf-8")
        for page in folder.rglob("*.html")
    }


def test_every_page_of_the_documentation_is_on_the_site(site):
    docs = ROOT / "docs"
    kept = {page.relative_to(docs).with_suffix(".html").as_posix() for page in docs.rglob("*.md")}
    assert kept <= set(site)


def test_guides_are_there_in_both_languages_with_a_picture(site):
    for game in ("all-in", "blank", "call-to-adventure", "cardline", "illusion"):
        for page in (f"play/{game}.html", f"play/{game}.pl.html"):
            assert "../screens/" in site[page]


def test_no_page_loads_anything_from_elsewhere(site):
    assert {page: found for page, text in site.items() if (found := FOREIGN.findall(text))} == {}


def test_the_api_is_written_from_docstrings(site):
    assert "VectorEnv" in site["api.html"]
    assert "deciders" in site["api.html"]
