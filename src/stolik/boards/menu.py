"""Questions with numbered answers; an answer is a move or leads to a further question."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.view import View
from stolik.text import Speaker


class Menu:
    """A short question and its numbered answers."""

    def __init__(self, title: str, entries: Sequence[Entry]) -> None:
        self.title = title
        self.entries = tuple(entries)


class Entry:
    """One answer in words, and what it leads to."""

    def __init__(self, label: str, leads_to: Move | Menu) -> None:
        self.label = label
        self.leads_to = leads_to


def plain_menu(game: Game, view: View, moves: Sequence[Move], speaker: Speaker) -> Menu:
    """Every legal move in words, in the order of the catalogue."""
    entries = [Entry(speaker.tell(game.describe(view, move)), move) for move in moves]
    return Menu(speaker.say("menu-move"), entries)
