"""Illusion in a terminal: the board, and the command that prints decks."""

from __future__ import annotations

import csv
from io import StringIO

import pytest
from rich.console import Console

from games.illusion.builders import GAME, doubt, place, table
from stolik.boards import board_of
from stolik.cli import main
from stolik.games.illusion.deck import deck
from stolik.games.illusion.pictures import gallery as galleries
from stolik.games.illusion.pictures.png import decoded
from stolik.games.illusion.state import IllusionState
from stolik.text import Speaker


@pytest.fixture(autouse=True)
def painted(gallery, monkeypatch, tmp_path):
    """The standard deck lies in the cache folder."""
    monkeypatch.setenv("STOLIK_CACHE", str(tmp_path))
    monkeypatch.setattr(galleries, "_open", {0: gallery})
    monkeypatch.setenv("STOLIK_LANG", "en")


def drawn(state: IllusionState, language: str = "en", **options: object) -> str:
    voice = Speaker(language, ["stolik.text", "stolik.cli", GAME.package], ["Ann", "Ben"])
    file = StringIO()
    console = Console(file=file, width=100, **options)
    console.print(board_of(GAME).draw(state.view(0), voice, state))
    return file.getvalue()


def test_a_table_is_drawn_with_its_pictures():
    """ILL-R18: the row and the next picture, sixteen characters by ten lines each."""
    state = table(["B13-0", "B06-0", "B05-1"], top="B01-3", seats=2)
    text = drawn(state, force_terminal=True, color_system="truecolor")
    assert text.count("▀") == 4 * 160
    assert "Next picture" in text
    assert "Ann" in text
    assert "%" not in text, "no share before a doubt (ILL-11)"


def test_without_colours_there_are_letters():
    """ILL-R18: the game can be played on any terminal, in the language's own letters."""
    state = table(["B13-0", "B06-0", "B05-1"], top="B01-3", seats=2)
    assert "bbbb" in drawn(state, color_system=None)
    polish = drawn(state, "pl", color_system=None)
    assert "nnnn" in polish
    assert "najmniej czerwonego" in polish


def test_after_a_doubt_the_shares_are_shown_with_every_fall():
    """ILL-26, ILL-R17: until the next card is placed."""
    state = table(["B13-0", "B06-0", "B05-1", "B01-3"], top="U1", seats=2)
    doubt(state)
    text = drawn(state, color_system=None)
    for share in ("4 %", "9 %", "16 % ▼", "11 %"):
        assert share in text
    place(state, 0)
    assert "%" not in drawn(state, color_system=None)


def test_the_end_is_drawn_too():
    """ILL-35: the last row stays open."""
    state = table(["B05-1", "B13-0"], top="U1", seats=2, won=[2, 1])
    doubt(state)
    text = drawn(state, color_system=None)
    assert "Next picture" not in text
    assert "16 % ▼" in text


def test_a_deck_is_printed_with_its_backs_and_a_sheet(gallery, tmp_path, capsys):
    """ILL-06: 98 pictures, and a table that says what is on their backs."""
    out, sheet = tmp_path / "deck", tmp_path / "sheets" / "sheet.png"
    assert main(["deck", "illusion", "--out", str(out), "--sheet", str(sheet)]) == 0
    assert str(sheet) in "".join(capsys.readouterr().out.split("\n"))
    with (out / "backs.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(list(out.glob("*.png"))) == 98
    for place_, (row, card) in enumerate(zip(rows, deck(), strict=True)):
        assert (int(row["yellow"]), int(row["blue"])) == (card.shares[0], card.shares[3])
        if place_ % 20 == 0:
            pixels = decoded((out / row["picture"]).read_bytes())
            assert (pixels == gallery.maps[place_]).all()
    assert sheet.stat().st_size < 600_000


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Nothing says what to write"),
        (["--out", "x", "--style", "neon"], "no style “neon”"),
        (["--out", "x", "--seed", "-1"], "--seed"),
    ],
)
def test_a_wrong_command_says_what_to_do(words, said, capsys):
    """ILL-06: nothing is painted and nothing written."""
    assert main(["deck", "illusion", *words]) == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_a_place_that_cannot_be_written_is_a_fault(tmp_path, capsys):
    """ILL-06: with the reason and a remedy."""
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert main(["deck", "illusion", "--out", str(blocked / "deck")]) == 1
    assert "Choose another place" in " ".join(capsys.readouterr().err.split())
