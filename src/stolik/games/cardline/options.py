"""The options of Cardline."""

from __future__ import annotations

from typing import Annotated

import msgspec

from stolik.kernel.options import Options

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
