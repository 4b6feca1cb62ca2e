"""The options of Illusion."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from stolik.games.illusion.moves import CARDS
from stolik.kernel.options import Options, small_game_option

THREE_ARROWS = "three-arrows"
TWELVE_ROUNDS = "twelve-rounds"


class IllusionOptions(Options, frozen=True):
    """How long the game is, and which pictures are used."""

    mode: Annotated[
        Literal["three-arrows", "twelve-rounds"],
        msgspec.Meta(description="First to three arrows, or all twelve rounds (ILL-36)."),
    ] = "three-arrows"
    deck: Annotated[
        int,
        msgspec.Meta(
            ge=0,
            le=2_147_483_647,
            description="0 is the standard deck; any other number makes a deck of its own.",
        ),
    ] = 0
    pictures: Annotated[int, small_game_option(2, CARDS, "this many pictures of the deck.")] = CARDS
    arrows: Annotated[int, small_game_option(1, 3, "the arrows that win, of three (ILL-35).")] = 3
