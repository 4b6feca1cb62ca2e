"""Loads games before the first request, instead of when they are first played."""

from __future__ import annotations

import logging

from stolik.kernel import registry
from stolik.kernel.game import Game
from stolik.server.tables.messages import choices
from stolik.text import LANGUAGES

logger = logging.getLogger(__name__)

MOST_MOVES = 400
"""Moves after which a game has used all that it has."""


def load_games() -> None:
    """Play one game of each, with what clients are sent meanwhile; about a third of a second.

    Cards, words and modules are loaded on their first use, and every move at any table of the node
    would wait for it: up to a tenth of a second for BLANK's language alone.
    """
    for game in registry.usable()[0]:
        try:
            _play(game)
            for language in LANGUAGES:
                game.box(language)
        except Exception:  # a game from another package; the others are played anyway
            logger.exception("a game cannot be played", extra={"game": game.id})


def _play(game: Game) -> None:
    state = game.new(game.default_seats(), 0)
    for _ in range(MOST_MOVES):
        deciders = state.deciders()
        if not deciders:
            return
        seat = deciders[0]
        legal = state.legal(seat)
        choices(game, state.view(seat), legal, words=True)
        state.apply(seat, legal[0])
