"""A deck from a player's own file, for games whose decks are kept between games."""

from __future__ import annotations

from typing import Any, Final

from stolik.cli.fault import USAGE, Fault
from stolik.cli.terminal.terminal import Terminal
from stolik.kernel.game import Game

DECK_GAMES: Final = ("blank",)
"""Games whose decks are kept from game to game, in files of the players."""


def set_deck(terminal: Terminal, game: Game, options: dict[str, Any], file: str) -> dict[str, str]:
    """Put a deck's cards into the options; returns headers for the record about the file."""
    if not file:
        return {}
    if game.id not in DECK_GAMES:
        raise Fault("no-decks", USAGE, game_id=game.id)
    from stolik.cli.blank_rewards.after_game import deck_options  # noqa: PLC0415 - only this game needs it

    return deck_options(terminal, options, file)
