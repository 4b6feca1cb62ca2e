"""The base class of terminal boards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from stolik.boards.menu import Menu, plain_menu
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.move import Move
from stolik.kernel.state import State
from stolik.kernel.view import View
from stolik.text import Speaker


class Board:
    """Draws a game field by field and asks with one list; games override the parts they improve."""

    is_open = False
    """Whether the players have no secrets from each other."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def draw(self, view: View, speaker: Speaker, state: State | None = None) -> RenderableType:
        """The table as a view shows it; the state is for what a view only names (pictures)."""
        return Pretty(msgspec.to_builtins(view), expand_all=False)

    def aside(self, view: View, event: Event, speaker: Speaker) -> str:
        """What is drawn beside the sentence of an event."""
        return ""

    def option_values(self, name: str, speaker: Speaker) -> str:
        """The values of an option that its type does not name."""
        return ""

    def menu(self, view: View, moves: Sequence[Move], speaker: Speaker) -> Menu:
        """The legal moves as questions."""
        return plain_menu(self.game, view, moves, speaker)

    def tell(self, view: View, event: Event, speaker: Speaker) -> str:
        """Show a sentence about an event, with what can be seen of it on the table."""
        sentence = speaker.tell(self.game.narrate(event))
        return f"{sentence} {self.aside(view, event, speaker)}".rstrip()


def board_of(game: Game) -> Board:
    """The game's own board, or the plain one."""
    return game.board() or Board(game)
