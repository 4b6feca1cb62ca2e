"""`stolik deck blank`: a deck's life in files, from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stolik.cli.deck_blank import app

RULE = "Jeśli ktoś zagra 4, to poprzedni gracz dobiera 2 karty"


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def call(*words: str, language: str = "en", code: int = 0) -> str:
        result = CliRunner().invoke(app, list(words), env={"STOLIK_LANG": language})
        assert result.exit_code == code, result.output
        return result.output

    return call


def test_a_deck_is_founded_written_on_shown_and_remembered(run):
    """BLK-D3, BLK-D4, BLK-D15, BLK-107: a rule typed in plain words becomes part of the copy."""
    run("new", "a.json", "--name", "Kuchenny")
    added = run("add", "a.json", RULE, "--author", "Ala")
    shown = run("show", "a.json", language="pl")

    assert "If someone plays a 4, then the previous player draws 2 cards." in added
    assert RULE in shown
    assert "Kuchenny, tom 1, wersja 2" in shown
    assert RULE not in run("show", "a.json", "--revision", "1", language="pl")
    assert len(run("history", "a.json").splitlines()) == 3


def test_an_effect_needs_a_card_and_a_title(run):
    """BLK-101, BLK-100: and a card that has an effect is refused."""
    run("new", "a.json")
    sentence = "When this card is played, you draw 2 cards"

    assert "title" in run("add", "a.json", sentence, code=1)
    run("add", "a.json", sentence, "--title", "Greed", "--slot", "hexagon-6-b")
    again = run("add", "a.json", sentence, "--title", "More", "--slot", "hexagon-6-b", code=1)
    assert "BLK-100" in again


def test_a_sentence_that_is_not_understood_is_answered_with_near_ones(run):
    """BLK-L1: place, what was expected, nearest sentences; the file stays as it was."""
    run("new", "a.json")
    told = run("add", "a.json", "If someone plays a 9, then you win", code=1)

    assert "Did you mean" in told
    assert "revision 1" in run("show", "a.json")


def test_export_import_and_mix(run):
    """BLK-D20, BLK-D21, BLK-D23: a file for others, a deck of one's own, a mixed game."""
    run("new", "a.json")
    run("add", "a.json", RULE, "--author", "Ala")
    run("export", "a.json", "out.json")
    run("import", "out.json", "b.json")

    assert json.loads(Path("out.json").read_text("utf-8"))["owner"] is None
    assert "16 rule cards and 72 game cards from 2 decks" in run("mix", "a.json", "b.json")
    assert "144 game cards" in run("mix", "a.json", "b.json", "--stack")


def test_bad_files_are_told_about_and_nothing_is_written(run, tmp_path):
    """BLK-D21: refused as a whole with a list of faults."""
    (tmp_path / "bad.json").write_text('{"format": "blank-deck/1"}', encoding="utf-8")

    told = run("import", "bad.json", "b.json", code=1)

    assert told.count("BLK-") > 5
    assert not (tmp_path / "b.json").exists()
    run("show", "missing.json", code=1)
    run("new", "a.json")
    run("new", "a.json", code=1)


def test_a_deck_can_be_printed(run, tmp_path):
    """BLK-D20, BLK-112, BLK-I21: all 110 cards on one page, every text only text."""
    run("new", "a.json", "--name", "A & B", "--symbol", "owl")
    run("add", "a.json", RULE, "--author", "Ala & Ola")
    run("sheet", "a.json", "--out", "sheet.html")

    page = (tmp_path / "sheet.html").read_text("utf-8")
    assert page.count("<article") == 110
    assert page.count('class="line"') == 2 * (23 + 66)
    assert page.count(">owl</span>") == 110
    assert "A &amp; B" in page and "Ala &amp; Ola" in page
    assert "If someone plays a 4, then the previous player draws 2 cards." in page
    assert "<script" not in page
    run("sheet", "a.json", "--out", "sheet.html", code=1)  # nothing is written over
