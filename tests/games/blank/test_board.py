"""BLANK in a terminal, in both languages."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from games.blank.tables import BLANK, A, B, Table
from stolik.boards import board_of
from stolik.text import LANGUAGES, Speaker

NAMES = ["Ala", "Bob", "Cyd", "Dan"]


def drawn(table: Table, seat: int | None, language: str) -> str:
    voice = Speaker(language, ["stolik.text", "stolik.cli", BLANK.package], NAMES)
    console = Console(width=110, record=True, file=io.StringIO())
    console.print(board_of(BLANK).draw(table.state.view(seat), voice, table.state))
    return console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_rules_top_card_players_and_the_hand(language):
    """BLK-13, BLK-R3: rules in words, cards as shapes."""
    table = Table("hexagon 1, circle 5", row=("RC1", "RC2"))
    page = drawn(table, A, language)
    assert "⬢4" in page and "⬢1" in page and "●5" in page and "Dan" in page
    assert ("Three means stop" if language == "en" else "Trójka stop") in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_hand_is_drawn(language):
    """BLK-I16: B's board and the spectator's hold none of A's cards."""
    table = Table("shield 1, shield 2", "circle 1", 2, 2, top="hexagon 4", effects={})
    for seat in (B, None):
        assert "⛊" not in drawn(table, seat, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_may_say_out_of_turn_waits_behind_one_more_answer(language):
    """BLK-W22: reports do not crowd the cards out."""
    table = Table("hexagon 1, circle 5", row=("RC5",))
    voice = Speaker(language, ["stolik.text", "stolik.cli", BLANK.package], NAMES)
    menu = board_of(BLANK).menu(table.state.view(A), table.state.legal(A), voice)
    assert len(menu.entries) == 2
