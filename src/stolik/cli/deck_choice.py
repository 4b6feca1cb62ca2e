"""A deck from a player's own file, for games whose decks live on from game to game."""

from __future__ import annotations

from typing import Any, Final

from stolik.cli.desk import Desk
from stolik.cli.fault import USAGE, Fault
from stolik.kernel.game import Game

DECK_GAMES: Final = ("blank",)
"""Games whose decks live on from game to game, in files of the players."""


def choose_deck(desk: Desk, game: Game, options: dict[str, Any], file: str) -> dict[str, str]:
    """Put a deck's cards into the options, and give what a record must say about the file."""
    if not file:
        return {}
    if game.id not in DECK_GAMES:
        raise Fault("no-decks", USAGE, game_id=game.id)
    from stolik.cli.evening.evening import bring_deck  # noqa: PLC0415 - only this game needs it

    return bring_deck(desk, options, file)
