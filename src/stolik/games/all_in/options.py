"""The options of All In."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from stolik.kernel.options import Options, small_game_option


class AllInOptions(Options, frozen=True):
    """Side of the help cards, a pile variant, the tie-break and the card data."""

    side: Annotated[
        Literal["A", "B"],
        msgspec.Meta(description="The ranking of hands: A as in poker, B for experts (AIN-09)."),
    ] = "A"
    pile: Annotated[
        Literal["plain", "enchanting", "third-eye"],
        msgspec.Meta(
            description="Plain rules, the enchanted discard pile (AIN-112), "
            "or the closed third eye (AIN-117); one at most (AIN-R40)."
        ),
    ] = "plain"
    heirs: Annotated[
        bool,
        msgspec.Meta(description="A tie for the lead leads to an extra round (AIN-107)."),
    ] = False
    cards: Annotated[
        str,
        msgspec.Meta(
            max_length=60_000,
            description="Card data as TOML text, in the form of cards.toml; empty for the default.",
        ),
    ] = ""
    deck: Annotated[
        int, small_game_option(0, 52, "this many ranked cards, no rune cards; 0 is all 54.")
    ] = 0
    hand: Annotated[int, small_game_option(1, 5, "the cards of a hand.")] = 5
    row: Annotated[int, small_game_option(0, 9, "places in a row; 0 follows from the players.")] = 0
    rounds: Annotated[int, small_game_option(1, 3, "the rounds of a game.")] = 3
