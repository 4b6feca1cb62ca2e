"""`stolik deck blank`: a deck's life in files, from the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stolik.cli.commands.deck_blank import app
from stolik.cli.terminal.terminal import Terminal
from stolik.games.blank.decks.marks import SYMBOLS
from stolik.games.blank.decks.sheet import drawings

RULE = "Jeśli ktoś zagra 4, to poprzedni gracz dobiera 2 karty"


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def call(*words: str, language: str = "en", code: int = 0) -> str:
        result = CliRunner().invoke(app, list(words), obj=Terminal(language))
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
    reported = run("add", "a.json", "If someone plays a 9, then you win", code=1)

    assert "Did you mean" in reported
    assert "revision 1" in run("show", "a.json")


def test_an_offered_card_is_taken_by_its_number(run):
    """The same reader as in the browser: a question has readings, each can be taken."""
    run("new", "a.json")
    sentence = "if a 3 is played swap hands with your neighbour"
    reported = run("add", "a.json", sentence, code=1)
    right = next(line for line in reported.splitlines() if "--take 2" in line)
    assert "on their right" in right
    assert "on their right" in run("add", "a.json", sentence, "--take", "2")


def test_any_sentence_can_be_kept_in_own_words(run):
    """What only people can judge is said so."""
    run("new", "a.json")
    sentence = "If someone plays a 9, everybody draws a card"
    assert "--own-words" in run("add", "a.json", sentence, code=1)
    added = run("add", "a.json", sentence, "--own-words")
    assert "someone plays a 9" in added
    assert "all players draw 1 card" in added
    assert "whoever notices says so" in added and "judge whether this was done" not in added
    assert "„someone plays a 9”" in run("show", "a.json", language="pl")


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

    reported = run("import", "bad.json", "b.json", code=1)

    assert reported.count("BLK-") > 5
    assert not (tmp_path / "b.json").exists()
    run("show", "missing.json", code=1)
    run("new", "a.json")
    run("new", "a.json", code=1)


def test_every_mark_is_drawn_on_paper_as_in_the_browser():
    """BLK-D16, BLK-112."""
    source = Path(__file__).parents[4] / "web" / "src" / "games" / "blank" / "cards" / "symbols.ts"
    browser = dict(re.findall(r"^  (\w+):\s+'([^']+)',$", source.read_text("utf-8"), re.M))

    assert drawings() == browser
    assert set(drawings()) == set(SYMBOLS)


def test_a_deck_can_be_printed(run, tmp_path):
    """BLK-D20, BLK-112, BLK-I21: all 110 cards on one page, every text only text."""
    run("new", "a.json", "--name", "A & B", "--symbol", "owl")
    run("add", "a.json", RULE, "--author", "Ala & Ola")
    run("sheet", "a.json", "--out", "sheet.html")

    page = (tmp_path / "sheet.html").read_text("utf-8")
    assert page.count("<article") == 110
    assert page.count('class="line"') == 2 * (23 + 66)
    assert page.count('aria-label="owl"') == page.count('<use href="#mark"/>') == 110
    assert page.count(f'<path id="mark" fill-rule="evenodd" d="{drawings()["owl"]}"/>') == 1
    assert ">owl<" not in page, "the mark is drawn, not written"
    assert "A &amp; B" in page and "Ala &amp; Ola" in page
    assert "If someone plays a 4, then the previous player draws 2 cards." in page
    assert "<script" not in page
    run("sheet", "a.json", "--out", "sheet.html", code=1)  # nothing is written over
