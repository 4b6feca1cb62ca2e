"""`stolik review`: the coach in the terminal, as JSON and as a page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bots.review.played import TINY
from cli.example import played
from stolik.review import Review
from stolik.review import review as review_record


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that takes a moment."""

    def quick(record, **settings):
        return review_record(record, TINY, **settings)

    monkeypatch.setattr("stolik.cli.commands.review.review_record", quick)


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "Decisions and luck apart"), ("pl", "Decyzje i los osobno")]
)
def test_a_review_in_the_terminal(run, finished: Path, language, heading):
    said = run("review", str(finished), "--lang", language)
    assert said.code == 0, said.err
    assert heading in said.out


def test_a_review_as_json_holds_every_decision(run, finished: Path):
    said = run("review", str(finished), "--json")
    assert said.code == 0, said.err
    found = msgspec.json.decode(said.out, type=Review)
    assert [one.step for one in found.judgements] == list(range(1, len(played().turns) + 1))


def test_a_review_as_a_page(run, finished: Path, home: Path):
    page = home / "review.html"
    said = run("review", str(finished), "--html", str(page), "--lang", "pl")
    assert said.code == 0, said.err
    assert "Trzy chwile" in page.read_text(encoding="utf-8")


def test_what_cannot_be_reviewed_is_said(run, unfinished: Path, finished: Path):
    assert "not over" in run("review", str(unfinished)).err
    assert "Choose one" in run("review", str(finished), "--json", "--html", "x.html").err
