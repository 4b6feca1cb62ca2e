"""The options of Illusion."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from stolik.games.illusion.moves import CARDS
from stolik.kernel.options import Options

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
    pictures: Annotated[
        int,
        msgspec.Meta(
            ge=2,
            le=CARDS,
            description="Small games for research: this many pictures of the deck.",
            extra={"kind": "other"},
        ),
    ] = CARDS
    arrows: Annotated[
        int,
        msgspec.Meta(
            ge=1,
            le=3,
            description="Small games for research: the arrows that win, of three (ILL-35).",
            extra={"kind": "other"},
        ),
    ] = 3
