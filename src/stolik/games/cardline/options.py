"""The options of Cardline."""

from __future__ import annotations

from typing import Annotated

import msgspec

from stolik.games.cardline.moves import PACK_SIZE
from stolik.kernel.options import Options, small_game_option

PLACES = ("first", "second", "third")
FIRST = PLACES[0]
RANDOM = "random"


class CardlineOptions(Options, frozen=True):
    """Pack, characteristic and the number of cards."""

    pack: Annotated[str, msgspec.Meta(description="Which cards are used.")] = "marvel"
    attribute: Annotated[
        str,
        msgspec.Meta(
            description="The characteristic that counts (CRD-07): one of the pack's, "
            "'first', 'second' or 'third' for its place there, or 'random'."
        ),
    ] = FIRST
    cards: Annotated[
        int, msgspec.Meta(ge=4, le=8, description="Cards dealt to each player (CRD-R18).")
    ] = 4
    hand: Annotated[int, small_game_option(0, 3, "cards dealt to each player; 0 is `cards`.")] = 0
    size: Annotated[
        int, small_game_option(0, PACK_SIZE, "this many cards of the pack; 0 is all.")
    ] = 0
    rounds: Annotated[
        int, small_game_option(0, 400, "rounds at most; 0 is 50 a card (CRD-R17).")
    ] = 0

    @property
    def dealt(self) -> int:
        """The cards that each player gets."""
        return self.hand or self.cards
